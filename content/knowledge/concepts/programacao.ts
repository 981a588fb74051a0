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
      "Fazemos a programação de controle de portão no seu endereço, novo ou que perdeu o cadastro, e testamos cada um da rua. Em receptor externo você mesmo pode gravar; quando o botão fica na placa, dentro do motor, há tensão e o serviço é do técnico. A foto do controle mostra se ele serve.",
      "Programamos controle de portão a domicílio, na central ou no receptor, desde que a frequência e o código combinem. Deixe todos os da casa à mão: cada gravação leva poucos minutos, e os perdidos são apagados na mesma visita, que pode vir com a manutenção, a partir de {price.preventive} em casa, sem peças.",
      "A codificação de controle de portão é feita na memória da central, que só obedece aos que conhece. Gravamos na sua casa os novos e apagamos os perdidos; a foto da frente e do verso diz se o controle é compatível antes da visita.",
      "Cadastramos controle de portão no seu endereço, com teste de cada um e exclusão do que se perdeu. O aparelho precisa ter a mesma frequência e o mesmo código da central; se o receptor é externo, você pode gravar sozinho, e na placa do motor quem grava é o técnico.",
    ],
    price: [
      "A programação de controle de portão é cobrada pela visita e pela quantidade gravada, e o aparelho novo é à parte. Feita junto com a manutenção preventiva, em casa a partir de {price.preventive}, sem peças, evita outra ida; em receptor externo, você mesmo grava sem custo.",
      "O preço para programar controle depende de quantos são e de aproveitar outra visita, porque a ida do técnico é o que mais pesa. Junto da manutenção, que em residência parte de {price.preventive}, sem peças, o cadastro sai mais em conta.",
      "Para programar controle em receptor externo você não gasta nada; na placa, dentro do motor, paga a visita do técnico. Combine com a preventiva, em casa desde {price.preventive}, sem peças, e diga quantos controles serão gravados.",
    ],
    "how-to": [
      "Para programar o controle de portão, dê um toque curto no botão do receptor (PROG, LEARN, TX ou GRAVAR) até a luz acender, aperte a tecla que vai abrir e espere a confirmação. Não segure o botão, que apaga tudo em muitos modelos; na placa, dentro do motor, quem grava é o técnico.",
      "Programar controle em receptor externo leva minutos: pilha boa, um toque no botão de aprendizado, a tecla do controle apertada e a luz que pisca. Se esse botão fica dentro do motor, não abra a tampa, porque ali há tensão; fazemos a programação no seu endereço.",
      "O controle de portão se programa no receptor: toque breve no botão de gravar, tecla do controle e espera da luz, com o manual do modelo ao lado. Só faça em caixa externa; na central do motor, a gravação é do técnico, que também testa cada controle da rua.",
    ],
    repair: [
      "Regravamos o controle que perdeu a programação e descobrimos por que ela some: pilha fraca, padrão diferente, memória cheia ou receptor com defeito. Se a memória se apaga sozinha, trocamos o módulo em vez de gravar outra vez.",
      "Controle de portão que não grava quase sempre tem padrão diferente do da central; depois vêm pilha fraca, memória cheia e receptor ruim. O técnico testa com um compatível, faz a programação e diz se algo precisa ser trocado.",
      "Consertamos a falta de programação do controle na raiz: conferimos frequência, código e memória, regravamos e testamos da rua. Quando o receptor não guarda mais o cadastro, um avulso, ligado à mesma central, resolve.",
    ],
    question: [
      "Sim, dá para programar o controle de portão sozinho se o receptor for externo e a frequência e o código combinarem. Na placa, dentro do motor, há tensão da rede, e a gravação fica com o técnico, que vai ao seu endereço.",
      "Você mesmo programa o controle quando o botão de gravar está em caixa separada; quando está no motor, o cadastro é do técnico. Nem todo controle serve, porque a frequência e o código têm de ser os da central.",
      "Pode, em receptor externo, com toque curto no botão, tecla do controle e confirmação da luz. Não segure o botão, que em muitos modelos apaga todos; na central do motor, fazemos a programação em sua casa.",
    ],
    buying: [
      "Vendemos o controle compatível com o seu portão e fazemos a programação no endereço. A foto da frente e do verso do atual mostra a frequência e o código, e em receptor externo você mesmo pode gravar.",
      "Controle de portão vendemos já com a gravação, na quantidade que a casa usa. O que decide é a frequência e o código da central; mande a foto do atual, frente e verso, e diga quantos quer.",
      "Para comprar controle e sair com a programação feita, mande foto do que você usa, dos dois lados. Indicamos o compatível e gravamos na central; aproveitar a visita para todos da casa custa pouco mais.",
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
      headings: ["O que é programar o controle", "Como a central grava o controle"],
      slots: [
        [
          "Programar é ensinar ao receptor o código de um controle, que passa a abrir o portão. A central guarda uma lista e só obedece a quem está nela.",
          "No cadastro, o receptor guarda o código do controle na memória, e a partir daí aceita o comando. Quem não está na lista não abre.",
          "A central tem uma memória de códigos, e programar é pôr mais um lá dentro. Controle fora da lista acende a luz, mas não move o portão.",
          "Gravar um controle é incluir o código dele na memória do receptor. Só os códigos guardados fazem o portão andar.",
        ],
        [
          "O código fixo também se copia de controle para controle; o rolante, que muda a cada uso, só se grava na central. A memória tem limite, e cheia ela recusa novos.",
          "Em código rolante, cada controle passa pela gravação no receptor, porque o sinal muda toda vez. No fixo existe cópia direta, e nos dois a memória pode lotar.",
          "Controle de código fixo pode ser clonado de outro, e o de código rolante não, pois troca de sinal a cada toque. O receptor guarda um número limitado deles.",
          "O fixo repete sempre o mesmo sinal e aceita cópia; o rolante troca de sinal e precisa do receptor. Quando a lista enche, é preciso apagar antigos.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como programar o controle em receptor externo", "Cadastro do controle, passo a passo"],
      slots: [
        [
          "Estes passos servem só para receptor externo, em caixa separada e de fácil acesso. Leia o manual do modelo, porque o número de toques muda, e não segure o botão, que pode apagar todos os controles.",
          "Faça sozinho apenas se o botão de gravar estiver fora do motor; dentro dele há tensão perigosa. O toque é curto, porque o longo limpa a memória em muitos modelos, e o manual traz a ordem exata.",
          "A sequência muda de fabricante para fabricante, e o manual do receptor vale mais que qualquer guia. Use só caixa externa e toques breves, já que segurar o botão apaga a lista.",
          "Com o botão em caixa separada do motor, você mesmo grava. Procure o manual pelo modelo da etiqueta e evite o toque demorado, que deixa a casa toda sem controle.",
        ],
      ],
      steps: [
        "Ponha pilha boa no controle e reúna os demais da casa.",
        "Dê um toque curto no botão de gravar do receptor externo, até a luz acender.",
        "Aperte a tecla do controle que vai abrir o portão.",
        "Espere a luz confirmar, como diz o manual.",
        "Teste à vista do portão, com a passagem livre, e confira os controles antigos.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o controle não programa", "Controle não grava: causas"],
      slots: [
        [
          "A causa mais comum é padrão diferente: frequência ou código que o receptor não entende, mesmo com aparência igual. Um controle universal, por exemplo, em geral não grava em código rolante.",
          "Quase sempre o controle é de outra linha, e o receptor não fala a língua dele. Frequência igual não basta, porque o tipo de código também precisa combinar.",
          "Controle parecido pode ter outro código, e aí a luz do receptor não confirma. Nos de código rolante, em regra, só grava o da mesma linha.",
          "O padrão não combina, na maior parte das vezes. Forma e cor não dizem nada; o que conta são frequência e tipo de código da central.",
        ],
        [
          "Pilha fraca transmite o código pela metade, e memória cheia recusa novos. Mais raro é o receptor com defeito, que aceita a gravação e esquece depois.",
          "Depois vêm a pilha no fim, que acende a luz mas não leva o sinal inteiro, e a memória lotada. Um módulo ruim grava e perde, e pede troca.",
          "Confira também a pilha e o limite da memória, que cheia não aceita mais ninguém. Se o cadastro some sozinho, o defeito é do receptor.",
          "Receptor lotado pede que se apaguem antigos, e pilha velha pede troca antes de gravar. Cadastro que desaparece no dia seguinte aponta para o módulo.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é a visita de programação", "Como o técnico cadastra os controles"],
      slots: [
        [
          "O técnico confere frequência e código do controle e do receptor antes de gravar. Se não combinam, oferece um controle compatível ou um receptor avulso, ligado à mesma central.",
          "Primeiro se vê se o controle fala com a central, pelo código e pela frequência. Não servindo, há duas saídas: outro controle ou um receptor à parte.",
          "A visita começa pela compatibilidade, que decide se a gravação é possível. Quando não é, o técnico indica o controle certo ou instala um receptor que aceite o seu.",
          "Antes de mexer na memória, o técnico identifica o padrão da placa. O controle que não combina dá lugar a um compatível, ou a central ganha um receptor avulso.",
        ],
        [
          "Deixe todos os controles à mão, inclusive os do segundo carro, e avise se algum se perdeu, para ser apagado. No fim cada um é testado da rua.",
          "Reúna os aparelhos da família antes, porque apagar um perdido às vezes exige regravar todos. O teste é feito de onde você costuma acionar.",
          "Com os controles juntos, grava-se um por um e eliminam-se os extraviados. A prova final é da rua, na distância do dia a dia.",
          "Separe os controles de todos e diga qual sumiu, já que a exclusão vem antes da gravação. Depois cada tecla é experimentada do lado de fora.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço do cadastro", "O que pesa no preço de programar controle"],
      slots: [
        [
          "O que mais pesa é a ida do técnico: gravar um ou vários na mesma visita muda pouco, por isso junte todos. O aparelho novo é cobrado à parte.",
          "A visita é a maior parte do valor, e a quantidade de controles, a menor. Controle novo entra separado, pelo modelo.",
          "Como o deslocamento é o que custa, convém cadastrar a família inteira de uma vez. Aparelho comprado conosco soma o preço dele.",
          "Um controle ou cinco quase não mudam a conta, já que o principal é a ida. O preço do aparelho, se for preciso, vem em outra linha.",
        ],
        [
          "Se a revisão já está marcada, peça a gravação no mesmo dia e não pague outro deslocamento. Apagar tudo e regravar leva mais tempo que incluir um só.",
          "Combinar com a manutenção evita uma ida só para isso. Limpar a memória inteira toma mais tempo, e avise se for o caso.",
          "Aproveite uma visita de manutenção para cadastrar, e o custo cai. Regravar a lista completa, depois de um controle perdido, é mais demorado.",
          "A mesma visita da preventiva serve para a gravação. Quando é preciso zerar a memória, o trabalho cresce com o número de controles.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto tempo leva para programar um controle de portão?",
      answers: [
        "Poucos minutos, se ele for compatível. Com vários controles, limpeza da memória e teste, a visita costuma ficar em menos de {trade.smallRepair}.",
        "A gravação em si é rápida, coisa de minutos por controle. O cadastro da família toda costuma caber em menos de {trade.smallRepair}.",
        "Minutos por aparelho, quando o padrão combina. O que alonga é apagar a memória e gravar todos de novo, ainda assim em menos de {trade.smallRepair}.",
      ],
    },
    {
      question: "Posso programar o controle sem o manual?",
      answers: [
        "Procure o manual pelo modelo da etiqueta, que os fabricantes costumam publicar. Sem ele, evite testar botões: um toque longo pode apagar tudo.",
        "É arriscado, porque os toques mudam de modelo para modelo. Busque o manual na internet pelo nome da etiqueta ou peça o cadastro ao técnico.",
        "Melhor achar o manual antes. A ordem errada pode limpar a lista, e aí a casa inteira precisa ser gravada de novo.",
      ],
    },
    {
      question: "Segurei o botão e os controles pararam. O que fiz?",
      answers: [
        "Provavelmente apagou a memória do receptor, que em muitos modelos se limpa com toque longo. Os controles precisam ser gravados de novo, um por um.",
        "Limpou o cadastro, e não há como recuperar. Reúna todos os controles e grave cada um outra vez, com toque curto.",
        "O toque demorado costuma zerar a lista. Nada quebrou: basta regravar cada controle, em receptor externo por você, na placa pelo técnico.",
      ],
    },
    {
      question: "O controle precisa ser da mesma marca do motor?",
      answers: [
        "Não obrigatoriamente. O que decide é o receptor: o controle tem de ter a frequência e o tipo de código dele.",
        "Em código rolante, em geral sim, porque cada fabricante usa o seu. Em código fixo, outra marca grava se a frequência e o formato forem iguais.",
        "Nem sempre, pois o receptor pode ser de marca diferente da do motor. Vale o código que ele aceita.",
      ],
    },
    {
      question: "Dá para apagar só o controle perdido?",
      answers: [
        "Em receptor com cadastro individual, sim. Nos simples, apaga-se tudo e regravam-se os que ficaram, com todos à mão.",
        "Depende do receptor. Se ele não exclui um só, a limpeza é geral, seguida do recadastro dos presentes.",
        "Alguns permitem excluir um por um; outros só zeram a lista. No segundo caso, os controles da casa são gravados outra vez.",
      ],
    },
  ],
  photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  related: ["controle", "receptor", "pilha", "clonado", "controle-nao-funciona", "placa"],
  topic: "controles-remotos-para-portao",
};
