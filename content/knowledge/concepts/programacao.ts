import type { Concept } from "#domain/knowledge/concept.ts";

export const programacao: Concept = {
  id: "programacao",
  kind: "service",
  label: "Programação de controle",
  phrase: "a programação do controle",
  words: [
    "programação",
    "programar controle",
    "cadastrar controle",
    "configurar controle",
    "gravar controle",
    "codificar controle",
    "como programar controle",
    "apagar controle",
    "cadastro de controle",
    "programar placa",
    "programar portão",
    "sincronizar controle",
  ],
  intent: "how-to",
  answers: {
    any: [
      "Programamos controle de portão no seu endereço, na central ou no receptor, e testamos cada um com o portão à vista. Em receptor externo você mesmo pode gravar; quando o botão fica na placa, dentro do motor, há tensão da rede e o serviço é do técnico.",
      "Fazemos a programação de controle de portão, novo ou que perdeu o cadastro. Ele precisa ter a frequência e o código da central, o que a foto da frente e do verso mostra; a gravação pode ser combinada com a manutenção, em casa a partir de {price.preventive}, sem peças.",
      "Cadastramos controle novo na central do portão e apagamos os que se perderam, na mesma visita. Quando o padrão combina, cada gravação leva poucos minutos; deixe todos os controles da casa à mão, com pilha boa.",
    ],
    price: [
      "A programação de controle é cobrada pela visita e pela quantidade gravada; o aparelho novo é à parte. Mande a foto do controle e da etiqueta do motor, diga quantos são e receba o orçamento grátis.",
      "O preço para programar controle depende de quantos são, do tipo de receptor e de aproveitar outra visita. O cadastro pode ser combinado com a manutenção preventiva, em casa a partir de {price.preventive}, sem peças.",
      "Para programar controle em receptor externo, você mesmo grava, sem custo; na placa, dentro do motor, paga a visita do técnico. O orçamento sai pela foto do controle e da etiqueta do motor.",
    ],
    "how-to": [
      "Para programar o controle, dê um toque no botão de aprendizado do receptor até a luz acender, aperte a tecla do controle e espere a confirmação. Se esse botão fica na placa, dentro do motor, deixe com o técnico: ali há tensão da rede.",
      "Para cadastrar o controle, ponha pilha boa, dê um toque no botão de aprendizado do receptor, aperte a tecla do controle e espere a luz confirmar. Em receptor externo você mesmo faz; quando o botão fica na placa, dentro do motor, quem grava é o técnico.",
      "Para programar o controle de portão, dê um toque no botão de gravar do receptor (PROG, LEARN, TX ou GRAVAR) até a luz acender, aperte a tecla que vai abrir e espere a luz piscar. Não segure o botão, que apaga a memória em muitos modelos; na placa, dentro do motor, quem grava é o técnico.",
    ],
    repair: [
      "Regravamos o controle que perdeu a programação: com pilha e botão bons, um novo cadastro resolve. Se a memória se apaga sozinha, o receptor ou a placa costuma ter defeito, e trocamos o módulo em vez de gravar de novo.",
      "Resolvemos controle que não grava no portão: quase sempre o padrão é diferente do da central, e as outras causas são pilha fraca, memória cheia ou receptor com defeito. O técnico testa com um controle compatível e diz o que trocar.",
    ],
    question: [
      "Sim, dá para programar o controle sozinho se o receptor for externo e o controle tiver a mesma frequência e o mesmo código. Quando a gravação é na placa, dentro do motor, há tensão da rede e o cadastro fica com o técnico.",
      "Em receptor externo, você mesmo programa o controle em minutos; na placa do motor, é serviço de técnico. Nem todo controle serve em qualquer portão: a frequência e o código têm de combinar.",
      "Pode, com receptor externo e controle compatível, em geral de 433 MHz. Não segure o botão de gravação, porque em muitos modelos isso apaga todos os controles; na placa do motor, chame o técnico.",
    ],
    buying: [
      "Vendemos o controle compatível com o seu portão e fazemos a programação. A foto da frente e do verso do atual mostra a frequência e o código, e o cadastro pode vir no mesmo orçamento grátis.",
      "Vendemos e programamos controle de portão: em receptor externo você mesmo pode gravar; na placa, quem grava é o técnico. Mande as fotos do atual e diga quantos vai cadastrar para receber o valor.",
    ],
  },
  line: [
    "Controle novo só abre depois da programação na memória do receptor.",
    "Segurar o botão de programação apaga todos os controles em muitos modelos.",
    "Se o botão de programação fica na placa, o cadastro é serviço de técnico.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que é programar o controle",
        "Como a central grava o controle",
        "Cadastro do controle na memória da central",
      ],
      slots: [
        [
          "Programar é ensinar ao receptor o código de um controle, que passa a abrir o portão.",
          "No cadastro, a central guarda o código do controle e só obedece aos que conhece.",
          "O receptor mantém uma lista de códigos, e programar é incluir mais um nela.",
        ],
        [
          "O código fixo também pode ser copiado de controle para controle; o rolante, não.",
          "Em código rolante, cada controle novo precisa passar pela gravação no receptor.",
          "Com código fixo existe também a cópia direta, de controle para controle, sem passar pela central.",
        ],
        [
          "A memória tem limite, e em alguns modelos cada tecla gravada ocupa uma posição.",
          "Quando a memória enche, o receptor recusa controles novos até alguém apagar os antigos.",
          "Receptor simples guarda poucos códigos, e o de condomínio guarda muito mais.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Programar em receptor externo",
        "Cadastro do controle, passo a passo",
        "Como gravar o controle sem abrir o motor",
      ],
      slots: [
        [
          "Estes passos servem só para receptor externo, em caixa separada e de fácil acesso.",
          "Siga a ordem apenas se o botão de aprendizado estiver fora da caixa do motor.",
          "Faça sozinho só em receptor externo; se o botão de gravação fica dentro do motor, não abra a tampa, porque há tensão perigosa.",
        ],
        [
          "Leia o manual do seu receptor, porque o número de toques e o tempo mudam com o modelo.",
          "A sequência varia de um fabricante para outro, e o manual do modelo tem a ordem exata.",
          "Sem o manual, procure pelo modelo escrito na etiqueta antes de apertar qualquer botão.",
        ],
        [
          "O botão mantido apertado costuma limpar a memória, então dê toques curtos.",
          "Toque breve grava; toque longo, em muitos modelos, apaga todos os controles.",
          "Evite segurar o botão de aprendizado, ou a casa inteira fica sem controle.",
        ],
      ],
      steps: [
        "Ponha pilha boa no controle e reúna os demais da casa.",
        "Dê um toque no botão de aprendizado do receptor externo, até a luz acender.",
        "Aperte a tecla do controle que vai abrir o portão.",
        "Espere a luz confirmar, como diz o manual.",
        "Teste à vista do portão, com a passagem livre.",
        "Confira se os controles antigos continuam funcionando.",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o controle não programa",
        "Controle não grava: causas",
        "Quando o cadastro do controle falha",
      ],
      slots: [
        [
          "Padrão diferente é a causa mais comum: frequência ou código que o receptor não entende.",
          "Na maioria das vezes o controle é de outra linha, que o receptor não entende, mesmo com aparência e frequência iguais.",
          "Quase sempre o padrão não combina: um universal, por exemplo, em geral não grava em receptor de código rolante.",
        ],
        [
          "Uma pilha fraca transmite mal e faz o cadastro falhar no meio do caminho.",
          "Com pilha no fim, a luz do controle ainda acende, mas o código pode chegar incompleto.",
          "Trocar a pilha antes de gravar evita tentativas perdidas e códigos pela metade.",
        ],
        [
          "Às vezes a memória está cheia e recusa novos códigos até que alguém apague os que sobraram.",
          "Receptor lotado não grava mais nenhum controle: apagam-se os antigos ou troca-se por um de memória maior.",
          "Menos comum, um módulo com defeito aceita a gravação e esquece depois, o que pede troca.",
        ],
      ],
      bullets: [
        "Frequência ou código incompatível",
        "Pilha fraca no controle",
        "Memória do receptor cheia",
        "Botão do controle gasto",
        "Receptor ou placa com defeito",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico cadastra os controles",
        "Como é a visita de programação",
        "Visita de cadastro, da conferência ao teste",
      ],
      slots: [
        [
          "O técnico identifica o padrão da central antes de gravar qualquer coisa.",
          "A visita começa pela compatibilidade entre o controle novo e o receptor instalado.",
          "O técnico compara a frequência e o código do controle novo com os do receptor: se não combinam, oferece um controle compatível ou um receptor avulso.",
        ],
        [
          "Deixe todos os controles da casa à mão, para gravar e conferir cada um na mesma visita.",
          "Reúna antes os aparelhos da família, inclusive o que fica no segundo carro, para nenhum ficar fora do cadastro.",
          "Avise se algum controle se perdeu, porque a exclusão é feita antes da gravação dos novos.",
        ],
        [
          "No fim, cada controle é testado da rua, e a lista do que foi gravado fica com você.",
          "Cada tecla é experimentada, e fica anotado quantos controles estão na memória.",
          "Cada controle é testado de onde você costuma acionar, e a fotocélula é conferida na sequência.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa programar o controle",
        "Do que depende o preço do cadastro",
        "Cadastro em visita própria ou na revisão",
      ],
      slots: [
        [
          "A gravação é cobrada pela ida e pela quantidade de controles; o aparelho novo é à parte.",
          "Você só paga a ida quando o botão fica na placa, dentro do motor; em receptor externo, pode gravar por conta própria.",
          "O que pesa é a ida do técnico: cadastrar um ou vários na mesma visita muda pouco, então junte todos.",
        ],
        [
          "Peça o cadastro junto com a manutenção preventiva, a partir de {price.preventive} em residências, sem peças.",
          "Se a revisão do portão já está marcada, peça o cadastro no mesmo dia e não pague outra ida.",
          "Aproveitar uma manutenção já marcada evita um deslocamento só para gravar o controle.",
        ],
        [
          "Se o controle novo também for comprado conosco, diga quantos são, para o valor já reunir aparelho e gravação.",
          "Apagar a memória e regravar todos os controles leva mais tempo que incluir um só.",
          "Se o controle que você já comprou não combinar com a central, a gravação não é possível, e dizemos qual serve.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para programar um controle de portão?",
      answers: [
        "A gravação de um controle compatível leva poucos minutos. Com vários aparelhos, limpeza da memória e teste de cada um, a visita costuma ficar em menos de {trade.smallRepair}.",
        "Poucos minutos por controle, quando o padrão combina com o da central. Em casa, o cadastro da família toda costuma caber em menos de {trade.smallRepair}.",
      ],
    },
    {
      question: "Posso programar o controle sem o manual?",
      answers: [
        "Pode procurar o manual pelo modelo da etiqueta, que os fabricantes costumam publicar. Sem ele, evite testar botões: um toque longo pode apagar tudo.",
        "É arriscado. Fotografe a etiqueta e busque o manual do modelo, ou peça o cadastro ao técnico.",
      ],
    },
    {
      question: "Segurei o botão e os controles pararam. O que fiz?",
      answers: [
        "Provavelmente apagou a memória do receptor, que em muitos modelos se limpa com um toque longo. Os controles precisam ser gravados de novo, um por um.",
        "O mais provável é que tenha limpado o cadastro do receptor. Não há como recuperar; cada controle é gravado de novo, com todos em mãos.",
      ],
    },
    {
      question: "O controle precisa ser da mesma marca do motor?",
      answers: [
        "Não obrigatoriamente. O que decide é o receptor, que pode ser de outra marca que o motor: o controle tem de ter a frequência e o tipo de código dele.",
        "Em código rolante, em geral sim, porque cada fabricante usa o seu. Em código fixo, um controle de outra marca grava se a frequência e o formato do código forem iguais.",
      ],
    },
    {
      question: "Dá para apagar só o controle perdido?",
      answers: [
        "Em receptor com cadastro individual, sim. Nos simples, apaga-se tudo e regravam-se os que ficaram, com todos à mão.",
        "Depende do receptor. Se ele não exclui um só, a limpeza é geral, seguida do recadastro dos presentes.",
      ],
    },
  ],
  photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  related: ["controle", "receptor", "pilha", "clonado", "controle-nao-funciona", "placa"],
  topic: "controles-remotos-para-portao",
};
