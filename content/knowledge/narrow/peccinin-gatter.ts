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
];
