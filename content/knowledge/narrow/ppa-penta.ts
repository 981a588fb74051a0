import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ppaPenta: NarrowConcept[] = [
  {
    id: "penta-em-pivotante",
    broader: "ppa-penta",
    label: "PPA Penta serve em pivotante?",
    phrase: "o Penta em portão pivotante",
    intent: "question",
    asks: [
      "motor penta serve portão pivotante",
      "ppa penta portão abre para os lados",
      "penta pivotante",
      "penta para pivotante",
      "penta portão abrir",
      "penta duas folhas",
      "ppa penta pivotante",
      "ppa penta abrir",
      "penta correr",
      "penta deslizante",
      "ppa penta deslizante",
      "ppa penta correr",
      "penta serve",
      "ppa penta serve",
    ],
    answers: {
      any: [
        "Não: o PPA Penta é motor de basculante. O portão pivotante usa motor de braço, um por folha, e o portão de correr usa motor com cremalheira; a PPA tem linhas para os dois. Diga como a folha abre e mande as medidas, e indicamos o modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor certo para cada portão", "Basculante, pivotante ou de correr"],
        slots: [
          [
            "O nome do modelo não se adapta a outra abertura: suporte, braço e curso são diferentes.",
            "Trocar de tipo de portão é trocar de motor.",
          ],
        ],
        bullets: [
          "Sobe e gira para cima: basculante, com fuso e braço",
          "Gira como porta: pivotante, com braço na coluna",
          "Corre de lado: deslizante, com cremalheira",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso aproveitar a central do motor Penta?",
        answers: ["Em alguns casos a placa serve, se o fim de curso e a função combinam. A foto dela responde."],
      },
      {
        question: "Quanto custa o motor pivotante?",
        answers: ["O preço depende de uma ou duas folhas, do peso e da coluna; o orçamento por foto é grátis."],
      },
    ],
    photo: "uma foto do portão inteiro, aberto e fechado",
  },
];
