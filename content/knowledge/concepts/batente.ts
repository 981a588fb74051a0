import type { Concept } from "#domain/knowledge/concept.ts";

export const batente: Concept = {
  id: "batente",
  kind: "part",
  label: "Batente",
  phrase: "o batente do portão",
  words: [
    "batente",
    "batente do portão",
    "batente mecânico",
    "parador",
    "stop do portão",
    "limitador do portão",
    "batente de borracha",
    "para-choque",
    "parachoque",
    "amortecedor do portão",
    "fim de curso mecânico",
    "tope",
  ],
  intent: "installation",
  answers: {
    any: [
      "Todo portão automático precisa de batente firme no fim do curso: o fim de curso manda o motor parar, mas, se ele falhar, só o batente segura a folha. No de correr, é ele que evita o tombo.",
      "Um portão sem batente firme depende de um sensor para não passar do ponto. No de correr são precisos dois, um em cada ponta; no de abrir, um no piso; e todos devem aguentar a folha inteira.",
      "Batente de portão com borracha amortece a chegada, e quem segura a folha é a base de aço, soldada ou chumbada. Solto ou torto, ele se refaz em serviço curto de serralheria, seguido de nova regulagem do motor.",
    ],
    price: [
      "O preço do batente depende do peso da folha, de ser soldado ou chumbado e do estado do piso. Mande fotos das duas pontas do portão pelo WhatsApp e o orçamento vem grátis.",
      "Refazer ou instalar batente é serviço pequeno, que varia com solda, chumbador e reforço. Quando entra na manutenção preventiva, ela parte de {price.preventive} em casa, sem peças; as fotos definem o resto.",
    ],
    repair: [
      "O batente do portão se acerta junto com o fim de curso: primeiro ele é firmado com chumbador ou solda, e depois o motor é regulado para parar um pouco antes, sem pancada. Torto ou arrancado, é refeito.",
      "O conserto do batente inclui achar por que a folha batia: fim de curso fora do ponto, força alta ou motor sem desaceleração. Corrigida a causa, a peça nova deixa de apanhar.",
    ],
    installation: [
      "O batente se instala nas duas pontas do portão de correr e no piso do portão de abrir, soldado ou chumbado em base firme. O motor é regulado para parar um pouco antes de encostar.",
      "Instalar batente vem antes de automatizar: ele limita a folha e serve de referência ao percurso do motor. Em portão de correr, sem batente nas duas pontas não se liga a máquina.",
    ],
    question: [
      "O portão de correr precisa de batente nas duas pontas mesmo com fim de curso: se o sensor falhar, só o batente impede a folha de sair do trilho e tombar. No de abrir, vai um no piso.",
      "Um batente solto é motivo para parar de usar o portão: a folha pode passar do ponto. Refixar com chumbador ou solda e regular o fim de curso resolve.",
    ],
    buying: [
      "O batente do portão se escolhe pelo peso da folha e pelo lugar: aço com borracha no fim do trilho, chumbado ou soldado; no piso, para folha de abrir. Fotos das duas pontas dão o modelo e o valor.",
      "Batente de borracha amortece o toque, mas quem segura é a base de aço chumbada. Use dois no portão de correr e um por folha no de abrir; mande fotos das pontas para o orçamento.",
    ],
  },
  line: [
    "Sem batente nas duas pontas, o portão de correr pode sair do trilho e tombar.",
    "O fim de curso para o motor; o batente segura a folha se o sensor falhar.",
    "Folha que bate no batente a cada fechamento precisa de regulagem, não de batente mais duro.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o batente", "Diferença entre batente e fim de curso", "Onde fica o batente"],
      slots: [
        [
          "É uma peça de aço, com ou sem borracha, que barra a folha no fim do percurso.",
          "Trata-se de um limite físico, soldado ou chumbado, que a folha não consegue ultrapassar.",
          "Feito de aço e muitas vezes com borracha, o batente é a última barreira do portão.",
        ],
        [
          "O fim de curso é eletrônico e manda o motor desligar; o batente segura quando esse comando falha.",
          "Sensor e batente não se substituem: um avisa o motor, o outro segura a folha.",
          "A regulagem correta para a folha antes do contato, e o limite mecânico fica de reserva.",
        ],
        [
          "No deslizante vai nas duas pontas do trilho; no pivotante, no piso ou no centro; no basculante, no chão e no alto.",
          "O portão de correr leva um em cada ponta, e o de abrir leva um no piso, onde as folhas se encontram.",
          "Cada tipo de portão tem os seus: pontas do trilho no de correr, piso no de abrir, apoio no chão no basculante.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de batente com problema", "A folha bate ou passa do ponto", "Batente solto: como perceber"],
      slots: [
        [
          "Pancada a cada fechamento mostra fim de curso fora do ponto ou borracha gasta.",
          "Se a parede ou a coluna treme quando o portão chega, a folha está parando no batente.",
          "Um tranco seco no fim do curso indica que o motor desliga tarde.",
        ],
        [
          "Chumbador levantado e concreto trincado em volta anunciam que o batente vai soltar.",
          "Peça torta ou com solda aberta já não segura a folha em uma falha do sensor.",
          "A trinca no piso junto do batente revela batidas repetidas da folha ao fechar.",
        ],
        [
          "Uma folha que passa do ponto e fica com a roda na ponta do trilho está prestes a cair.",
          "Quando a roldana chega à beirada do perfil, pare de usar o portão.",
          "Em folhas de abrir, o desencontro no centro mostra batente de piso deslocado.",
        ],
      ],
      bullets: [
        "Pancada no fim do curso",
        "Chumbador ou solda soltando",
        "Borracha gasta ou ausente",
        "Folha que passa do ponto",
        "Trava que não encaixa no fechamento",
      ],
    },
    {
      about: "check",
      headings: [
        "Conferir o batente em poucos passos",
        "O que olhar nas pontas do portão",
        "Batente firme: verificação em casa",
      ],
      slots: [
        [
          "A verificação se faz com o motor sem energia e a folha parada.",
          "Com o disjuntor desligado, basta olhar com calma as duas pontas do portão.",
          "Desligue a energia antes: a ponta do trilho é lugar de esmagamento.",
        ],
        [
          "O portão de correr sem batente em uma das pontas não deve ser usado até a instalação.",
          "Se faltar um dos batentes, pare de acionar e não empurre a folha até a ponta.",
          "A falta de um limite na ponta basta para deixar o portão fora de uso.",
        ],
        [
          "Não improvise com pedra, madeira ou tijolo, que cedem sob o peso da folha.",
          "O calço de madeira não segura uma folha de centenas de quilos em movimento.",
          "Pedra e tijolo saltam com a pancada e podem desviar a roda do trilho.",
        ],
      ],
      steps: [
        "Com o portão parado, desligue o disjuntor do motor.",
        "Olhe as duas pontas do trilho, ou o piso no portão de abrir: deve haver batente firme.",
        "Procure trinca no concreto, solda aberta e borracha faltando.",
        "Fotografe cada ponta e a posição da folha em relação ao batente.",
        "Religue só se os batentes estiverem firmes; do contrário, peça o conserto.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Instalação e reforço do batente",
        "O que o técnico faz no batente",
        "Batente refeito e motor regulado",
      ],
      slots: [
        [
          "O ponto é escolhido com a folha movida na mão, para o batente pegar na estrutura e não na chapa.",
          "Primeiro se marca onde a folha deve parar, aberta e fechada, com o motor destravado.",
          "A folha é levada com a mão até o fim seguro do curso, e ali o batente é marcado.",
        ],
        [
          "A fixação é por solda ou chumbador, em base que aguente a folha inteira em movimento.",
          "Solda em estrutura firme ou chumbador em concreto são as duas formas usuais.",
          "Havendo solda, a placa do motor é desconectada antes, para não queimar.",
        ],
        [
          "Depois o fim de curso é regulado para a folha parar pouco antes de encostar.",
          "Ajusta-se o percurso na central, de modo que o contato seja leve ou nenhum.",
          "Com o limite no lugar, força e desaceleração são acertadas e testadas em vários ciclos.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que batente usar", "Escolher o batente pelo peso do portão", "Batente com ou sem borracha"],
      slots: [
        [
          "Uma folha pesada pede peça de aço grosso e base de concreto; uma folha leve aceita modelo menor.",
          "O tamanho acompanha o peso: gradil leve e portão de chapa não usam a mesma peça.",
          "Quanto mais pesada e rápida a folha, mais robusta deve ser a fixação.",
        ],
        [
          "A borracha reduz ruído e poupa o redutor, mas não substitui a regulagem do fim de curso.",
          "Com amortecedor de borracha, o contato fica silencioso e a estrutura sofre menos.",
          "A borracha absorve o toque final; uma pancada forte continua sendo falta de regulagem.",
        ],
        [
          "Em garagens {de} com piso fraco, o chumbador precisa alcançar concreto firme.",
          "Contrapiso fino não segura chumbador, e a base às vezes precisa ser refeita.",
          "Onde o piso esfarela, solda-se o batente na estrutura do portão ou da coluna.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão de correr precisa de batente mesmo com fim de curso?",
      answers: [
        "Precisa, nas duas pontas. O fim de curso é eletrônico e pode falhar; sem batente, a folha passa do trilho e tomba.",
        "Sim. Sensor para o motor, batente segura a folha. Um portão que descarrila cai de lado e pode ferir gravemente.",
      ],
    },
    {
      question: "Por que o portão bate forte no batente?",
      answers: [
        "O portão bate porque o motor desliga tarde: fim de curso fora do ponto, força alta ou falta de desaceleração. Regular o percurso resolve antes de trocar o batente.",
        "A causa mais comum é o fim de curso deslocado. Também acontece com folha em desnível, que ganha velocidade sozinha no fim.",
      ],
    },
    {
      question: "Posso colocar só uma borracha no fim do trilho?",
      answers: [
        "Não basta. A borracha amortece, mas quem segura é a peça de aço fixada em base firme. As duas trabalham juntas.",
        "Sozinha, não segura a folha. Use batente de aço chumbado ou soldado, com borracha para tirar o ruído.",
      ],
    },
    {
      question: "Onde fica o batente do portão de duas folhas?",
      answers: [
        "Fica no piso, no ponto em que as folhas se encontram, e de preferência também na posição aberta. Ele alinha as folhas para a trava encaixar.",
        "Há um no centro, no chão, e outro para cada folha aberta. Sem eles o vento empurra a folha e força o braço.",
      ],
    },
    {
      question: "Batente soltou: posso continuar usando?",
      answers: [
        "Não no portão de correr, que pode sair do trilho. Desligue o disjuntor e espere a fixação.",
        "É melhor parar. Sem o limite, qualquer falha do sensor deixa a folha sem freio no fim do curso.",
      ],
    },
  ],
  photo: "fotos das pontas do trilho ou do ponto em que a folha encosta, com o portão aberto e fechado",
  related: ["trilho", "fim-de-curso", "bate-forte", "caiu-do-trilho", "deslizante", "pivotante"],
  topic: "instalacao-de-motor-deslizante",
};
