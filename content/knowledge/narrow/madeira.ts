import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const madeira: NarrowConcept[] = [
  {
    id: "motor-portao-madeira",
    broader: "madeira",
    label: "Motor para portão de madeira",
    phrase: "o motor para portão de madeira",
    asks: [
      "motor portão madeira",
      "motor madeira",
      "melhor motor madeira",
      "qual motor madeira",
      "motor basculante madeira",
      "motor correr madeira",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor para portão de madeira se escolhe pelo peso molhado, não pelo seco: a folha ganha água e empena. Basculante de ripado leve de até {width.quarterHp} pode ir com 1/4 HP; madeira maciça ou folha larga pede mais potência, orçada por foto.",
        "Para portão de madeira, deixe margem: a folha pesa mais na chuva. No de correr, some um terço ao peso; no basculante, o contrapeso é recalculado; no de abrir, reforço na dobradiça. A madeira não segura o motor sem chapa de aço.",
        "Portão de madeira aceita motor se tiver quadro metálico ou reforço no ponto de fixação e estiver reto. Maciça e larga, conta como portão pesado, com troca de {price.heavySwap}; ripado sobre ferro costuma ficar no motor comum.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor para cada portão de madeira",
          "Ripado, maciça ou madeira sobre ferro",
          "Escolha pela folha de madeira que você tem",
        ],
        slots: [
          [
            "Ripado sobre quadro de ferro, leve e de até {width.quarterHp} no basculante: 1/4 HP, depois de equilibrado.",
            "Madeira fina em quadro metálico se comporta como folha comum, com contrapeso acertado.",
            "Ripa sobre ferro é o caso mais simples, e o 1/4 HP atende até {width.quarterHp} se a folha ficar leve.",
          ],
          [
            "Maciça e larga conta como pesada: motor reforçado, dobradiça ou roldana à altura e, no basculante, cálculo do contrapeso.",
            "Folha maciça pede motor de portão pesado e ferragem dimensionada.",
            "Para madeira inteira, a potência sai por peso, largura e tipo de abertura.",
          ],
          [
            "A fixação é sempre em chapa de aço com parafuso passante, nunca só na madeira.",
            "Parafuso só na madeira afrouxa com o vaivém; usa-se chapa dos dois lados.",
            "Reforço metálico no ponto do braço ou da cremalheira evita que a madeira rache.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Por que a madeira muda o motor", "Chuva, empeno e peso", "O cuidado que a madeira exige"],
        slots: [
          [
            "Madeira encharcada pesa mais e incha no batente, e o motor sente.",
            "Na época de chuva a folha pesa e raspa onde antes passava.",
            "O peso varia com a umidade, e por isso a regulagem é feita com margem.",
          ],
          [
            "Impermeabilizar todas as faces, também embaixo, mantém o peso e a forma.",
            "Selador ou verniz no topo e na base é o que mais ajuda.",
            "Sem proteção na base, a água sobe pela madeira e o equilíbrio se perde.",
          ],
          [
            "Se o portão passou a voltar na chuva, não aumente a força: acerte folga e equilíbrio.",
            "Mais força para vencer madeira inchada tira a proteção contra esmagamento.",
            "Folga no batente e contrapeso certo resolvem o que a força esconderia.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Madeira sobre o portão de ferro já motorizado: o motor aguenta?",
        answers: [
          "Só depois de recalcular. No basculante muda o contrapeso; no de correr, roldanas e capacidade. Peça a avaliação antes de revestir.",
          "Depende de quantos quilos entram. Informe área e espessura da madeira antes de colocar.",
        ],
      },
      {
        question: "Quanto custa automatizar portão de madeira?",
        answers: [
          "Basculante leve de até {width.quarterHp}: kit a partir de {price.padrao} instalado, se a folha estiver equilibrada. Maciça ou larga sai por orçamento.",
          "Depende do peso e do reforço. Mande fotos por dentro, medidas e espessura da madeira.",
        ],
      },
      {
        question: "Portão de madeira antigo pode ter motor?",
        answers: [
          "Pode, se estiver reto, sem podridão e com ferragem firme. O técnico vê se precisa de quadro ou reforço.",
          "Sim, quando a estrutura está sã. Base podre ou folha empenada é corrigida antes.",
        ],
      },
      {
        question: "Motor pode rachar a madeira?",
        answers: [
          "Pode, se for preso só nela. Com chapa e parafuso passante, o esforço se distribui.",
          "Se a fixação for errada, sim. O reforço metálico é o que evita a rachadura.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com as medidas, a espessura da madeira e a ferragem",
  },
];
