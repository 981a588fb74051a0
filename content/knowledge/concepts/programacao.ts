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
      "Para programar o controle, o receptor entra em aprendizado por um botão, aperta-se a tecla do controle e espera-se a luz confirmar. Se esse botão fica dentro do motor, o serviço é do técnico.",
      "A programação do controle exige frequência e código compatíveis com a central. Com receptor externo acessível, segue-se o manual; quando a gravação é na placa, há partes energizadas e quem faz é o profissional.",
      "Cadastrar controle novo leva poucos minutos quando o padrão combina. Deixe todos os controles com pilha boa e cuidado com o botão de gravação: em muitos modelos, segurá-lo apaga a memória inteira.",
    ],
    price: [
      "A programação de controle é cobrada pela visita e pela quantidade gravada; o aparelho novo é à parte. Mande a foto do controle e da etiqueta do motor, diga quantos são e receba o orçamento grátis.",
      "O preço para programar controle depende de quantos são, do tipo de receptor e de aproveitar outra visita. Junto com a manutenção preventiva em casa, a partir de {price.preventive}, sem peças, o cadastro pode ser combinado.",
      "Em receptor externo você mesmo grava, sem custo; na placa, dentro do motor, paga-se a visita do técnico. O orçamento sai pela foto do controle e da etiqueta do motor.",
    ],
    "how-to": [
      "Para programar o controle, dê um toque no botão de aprendizado do receptor até a luz acender, aperte a tecla do controle e espere a confirmação. Se esse botão fica na placa, dentro do motor, deixe com o técnico: ali há tensão da rede.",
      "Para cadastrar o controle, ponha pilha boa, dê um toque no botão de aprendizado do receptor, aperte a tecla do controle e espere a luz confirmar. Em receptor externo você mesmo faz; quando o botão fica na placa, dentro do motor, quem grava é o técnico.",
      "Para programar o controle de portão, dê um toque no botão de gravar do receptor (PROG, LEARN, TX ou GRAVAR) até a luz acender, aperte a tecla que vai abrir e espere a luz piscar. Não segure o botão, que apaga a memória em muitos modelos; na placa, dentro do motor, quem grava é o técnico.",
    ],
    repair: [
      "Um controle que perdeu a programação volta a funcionar com novo cadastro, se pilha e botão estão bons. Se a memória se apaga sozinha, o receptor ou a placa tem defeito e a regravação não resolve.",
      "Quando o controle não grava, as causas são padrão diferente, pilha fraca, memória cheia ou receptor com defeito. O técnico testa com um controle que sabe ser compatível.",
    ],
    question: [
      "Sim, dá para programar o controle sozinho se o receptor for externo e o controle tiver a mesma frequência e o mesmo código. Quando a gravação é na placa, dentro do motor, há tensão da rede e o cadastro fica com o técnico.",
      "Depende de onde se grava: em receptor externo, você mesmo faz em minutos; na placa do motor, é serviço de técnico. Nem todo controle programa em qualquer portão: frequência e código têm de combinar.",
      "Pode, com receptor externo e controle compatível, em geral de 433 MHz. Não segure o botão de gravação, porque em muitos modelos isso apaga todos os controles; na placa do motor, chame o técnico.",
    ],
    buying: [
      "Para comprar um controle que programe no seu portão, repita a frequência e o código do atual. A foto da frente e do verso mostra o padrão, e o cadastro pode vir no mesmo orçamento grátis.",
      "Escolha primeiro o controle compatível e depois quem grava: em receptor externo, você mesmo; na placa, o técnico. Mande as fotos e diga quantos vai cadastrar.",
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
          "Programar é ensinar ao receptor o código de um controle, que passa a ser aceito.",
          "No cadastro, a central guarda o código do controle e só obedece aos que conhece.",
          "O receptor mantém uma lista de códigos, e programar é incluir mais um nela.",
        ],
        [
          "O código fixo também pode ser copiado de controle para controle; o rolante, não.",
          "Em código rolante, cada controle novo precisa passar pela gravação no receptor.",
          "Com código fixo existe a cópia direta, que não passa pela central.",
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
          "Este caminho serve só para receptor externo, em caixa separada e de fácil acesso.",
          "Siga a ordem apenas se o botão de aprendizado estiver fora da caixa do motor.",
          "Com o botão de gravação dentro do motor, não abra a tampa: há tensão perigosa.",
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
          "O controle de outra linha não grava, mesmo com a mesma aparência e a mesma frequência.",
          "O controle universal pode não conversar com um receptor de código rolante.",
        ],
        [
          "Uma pilha fraca transmite mal e faz o cadastro falhar no meio do caminho.",
          "Com pilha no fim, a luz acende e o código chega incompleto.",
          "Trocar a pilha antes de gravar evita tentativas perdidas e códigos pela metade.",
        ],
        [
          "Memória cheia recusa novos códigos até que se apaguem os que sobraram.",
          "Receptor lotado não grava mais nenhum controle: apagam-se os antigos ou troca-se por um de memória maior.",
          "Um módulo com defeito aceita a gravação e esquece depois, o que pede troca.",
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
        "O técnico cadastra os controles",
        "Como é a visita de programação",
        "Cadastro feito com o portão testado",
      ],
      slots: [
        [
          "O técnico identifica o padrão da central antes de gravar qualquer coisa.",
          "A visita começa pela compatibilidade entre o controle novo e o receptor instalado.",
          "O técnico compara a frequência e o código do controle novo com os do receptor: se não combinam, oferece um controle compatível ou um receptor avulso.",
        ],
        [
          "Todos os controles da casa ficam à mão, porque uma limpeza geral pede regravar cada um.",
          "Reúna os aparelhos antes, já que apagar um perdido pode exigir recadastrar os demais.",
          "Havendo controle perdido, a memória é apagada e só os presentes voltam a entrar.",
        ],
        [
          "No fim, cada controle é testado da rua, e a lista do que foi gravado fica com você.",
          "Cada tecla é experimentada, e fica anotado quantos controles estão na memória.",
          "O teste é feito de onde você aciona, com a fotocélula conferida na sequência.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa programar o controle",
        "Do que depende o preço do cadastro",
        "Cadastro avulso ou na revisão",
      ],
      slots: [
        [
          "A gravação é cobrada pela ida e pela quantidade de controles; o aparelho novo é à parte.",
          "Em receptor externo você mesmo grava; paga-se a ida quando o botão fica na placa, dentro do motor.",
          "Cadastrar um ou vários na mesma visita muda pouco o trabalho, então junte todos.",
        ],
        [
          "Na manutenção preventiva, a partir de {price.preventive} em residências e sem peças, peça o cadastro na mesma ida.",
          "Se a revisão do portão já está marcada, peça o cadastro no mesmo dia e não pague outra ida.",
          "Aproveitar uma manutenção já marcada evita um deslocamento só para gravar o controle.",
        ],
        [
          "Com a foto do controle e da etiqueta do motor, o orçamento sai grátis pelo WhatsApp.",
          "Apagar a memória e regravar todos os controles leva mais tempo que incluir um só.",
          "A foto do controle aberto, sem pilha, mostra o padrão e confirma a compatibilidade.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como programar um controle de portão?",
      answers: [
        "Com o receptor em modo de aprendizado, aperta-se a tecla do controle até a confirmação. A sequência está no manual; se o botão fica na placa, chame o técnico.",
        "Aciona-se o aprendizado do receptor e depois a tecla do controle. Faça isso só em receptor externo; dentro do motor há partes energizadas.",
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
        "Provavelmente apagou a memória do receptor, que limpa tudo com toque longo. Os controles precisam ser gravados de novo, um por um.",
        "Você limpou o cadastro do receptor. Não há como recuperar; regrava-se cada controle, com todos em mãos.",
      ],
    },
    {
      question: "Quantos controles posso cadastrar no receptor?",
      answers: [
        "O número depende da memória do receptor, informada no manual. Os residenciais atendem uma família com folga; os de prédio comportam muito mais.",
        "O número varia com o modelo. Se a memória encher, apagam-se os controles antigos ou instala-se um receptor maior.",
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
