import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const peccininGatter: NarrowConcept[] = [
  {
    id: "gatter-ou-eurus",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter ou PPA Eurus",
    phrase: "a escolha entre Peccinin Gatter e PPA Eurus",
    intent: "comparison",
    asks: [
      "gatter eurus",
      "peccinin gatter eurus",
      "gatter ppa eurus",
      "peccinin gatter ppa eurus",
      "gatter jet flex eurus",
      "gatter jetflex eurus",
      "peccinin gatter ppa jet flex eurus",
      "gatter ppa jet flex eurus",
      "peccinin gatter jet flex eurus",
      "peccinin gatter ppa jetflex eurus",
      "peccinin gatter jetflex eurus",
      "gatter ppa jetflex eurus",
      "gatter jet flex",
      "peccinin gatter ppa jet flex",
      "gatter ppa jet flex",
      "gatter ou eurus",
      "qual melhor gatter ou eurus",
      "correr pesado gatter eurus",
    ],
    answers: {
      any: [
        "Peccinin Gatter e PPA Eurus são os dois de portão de correr: fique com o Eurus Jet Flex, que usa inversor, se a folha é pesada ou abre muitas vezes; com o Gatter, se a casa já tem central e controles Peccinin e o uso é comum. O peso da folha, com um terço de margem, decide a versão.",
      ],
      price: [
        "O preço entre Gatter e Eurus depende da versão e do peso da folha: a troca do motor de correr em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. O Eurus Jet Flex, com inversor, fica na parte de cima da faixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Gatter e Eurus, ponto por ponto", "O que comparar nas duas fichas"],
        slots: [
          [
            "Os dois ficam no piso, com engrenagem e cremalheira; a diferença está no acionamento e no uso.",
            "Base, trilho e cremalheira são parecidos; muda a forma de mover o motor.",
          ],
        ],
        bullets: [
          "Acionamento e velocidade: Gatter comum parte direto da rede; Eurus Jet Flex usa inversor, mais rápido e com parada suave",
          "Peças: a placa do Jet Flex é só da PPA; a do Gatter comum aceita mais opções",
          "Controles: os da casa servem se a central for da mesma marca e código",
          "Capacidade: compare os quilos da etiqueta de cada versão, e não o número do nome",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa pôr um ou outro", "O preço da escolha"],
        slots: [
          [
            "A troca do motor de correr em casa fica de {price.homeSwap}; em folha pesada ou garagem coletiva, de {price.heavySwap}.",
            "Conte de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
          ],
          [
            "Versão com inversor fica na parte de cima da faixa; o valor exato sai pela foto e pelas medidas.",
            "O inversor encarece o motor e a placa de reposição; peça os dois preços no mesmo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O número 3000 ou 3030 do Gatter diz quantos quilos ele move?",
        answers: ["Não conte com isso. O limite em quilos está na etiqueta e no manual da versão."],
      },
      {
        question: "Posso trocar um Gatter por um Eurus na mesma base?",
        answers: [
          "Em geral a base muda, porque a furação e a altura da engrenagem são outras. A cremalheira fica se o passo do dente for o mesmo.",
        ],
      },
      {
        question: "O Gatter ou o Eurus serve em basculante?",
        answers: ["Não. Gatter e Eurus são deslizantes; basculante pede outro acionador."],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura, material e aberturas por dia",
  },
  {
    id: "gatter-3030",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter 3030",
    phrase: "o Peccinin Gatter 3030",
    asks: [
      "gatter 3030 preço",
      "gatter 3030 valor",
      "gatter 3030 quanto custa",
      "gatter 3030 vale pena",
      "gatter 3030 compensa",
      "gatter 3030 bom",
      "gatter 3030 presta",
      "gatter 3030 serve",
      "gatter 3030 aguenta",
      "comprar gatter 3030",
      "gatter 3030 comprar",
      "nice gatter 3030 vale pena",
    ],
    intent: "question",
    answers: {
      any: [
        "O Peccinin Gatter 3030, de marca hoje do grupo Nice, é para portão de correr e vale a pena se o peso da folha fica pelo menos um terço abaixo do limite da ficha dele e os ciclos por hora cobrem o seu uso. A troca em casa fica de {price.homeSwap}, com mão de obra; o 3030 é cotado por foto.",
      ],
      price: [
        "O Peccinin Gatter 3030, de marca hoje do grupo Nice, é cotado por foto, conforme a base, os metros de cremalheira e a folha: a troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; em portão pesado ou coletivo, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Gatter 3030 vale a pena, e quando não", "Gatter 3030: a favor e contra"],
        slots: [
          [
            "A favor: motor de correr de linha conhecida, com engrenagem, capacitor e placa que ainda se encontram; peça nova pode vir com o nome Nice.",
          ],
          [
            "Contra: em folha perto do limite ou portão que abre o dia todo, ele aquece e desarma, e um modelo de uso intenso sai mais barato com o tempo.",
          ],
          ["Não serve em basculante nem em portão de abrir."],
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso antes de comprar", "Seu portão cabe no 3030?"],
        slots: [
          [
            "O limite em quilos e os ciclos por hora estão na ficha e na etiqueta do 3030; do seu lado, falta o peso da folha.",
          ],
        ],
        steps: [
          "Chapa de aço fechada: largura em metros x altura em metros x espessura em milímetros x 7,85, mais um terço pelo quadro.",
          "Grade ou tubo pesa menos: mande a foto com as medidas, e estimamos.",
          "Some um terço de margem e compare com o limite da ficha.",
          "Conte as aberturas na hora mais cheia e compare com os ciclos por hora.",
          "Meça a cremalheira: ela cobre toda a folha, com {rack.clearance} de folga até a engrenagem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gatter 3030 é Nice ou Peccinin?",
        answers: [
          "É da linha Gatter, da Peccinin, que hoje faz parte do grupo Nice. Manual e peça podem aparecer com um nome ou com o outro; vale o modelo da etiqueta.",
        ],
      },
      {
        question: "O Gatter 3030 serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, a troca por motor de uso intenso fica de {price.heavySwap}.",
        ],
      },
      {
        question: "Tenho um 3030 com defeito. Conserto ou troco?",
        answers: [
          "Com o redutor firme, conserte: capacitor, engrenagem e fim de curso se trocam. Com redutor gasto e placa queimada juntos, compare com a troca, de {price.homeSwap} em casa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
];
