import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const medidas: NarrowConcept[] = [
  {
    id: "motor-portao-por-largura",
    broader: "medidas",
    label: "Motor para portão de 3, 4, 5 ou 6 metros",
    phrase: "o motor pela largura do portão",
    asks: [
      "motor 3 metros",
      "motor 4 metros",
      "motor 5 metros",
      "motor 6 metros",
      "motor portão 3m",
      "motor portão 4m",
      "motor portão 5m",
      "motor portão 6m",
      "portão 3 metros motor",
      "portão 4 metros motor",
      "portão 5 metros motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor para portão de 3, 4, 5 ou 6 metros depende de como ele abre. Basculante acima de {width.quarterHp} não usa 1/4 HP; de correr se escolhe pelo peso; de abrir, pelo comprimento de cada folha. Mande foto e altura para a indicação.",
        "Com 3 metros ou mais, o primeiro dado é o movimento: no basculante a potência sobe acima de 1/4 HP; no de correr, um residencial costuma bastar em folha leve; no de abrir, duas folhas dividem a largura. O valor sai por foto.",
        "Portão largo pede motor escolhido pelo tipo: basculante, 1/3 ou 1/2 HP e às vezes dois acionadores; de correr, capacidade um terço acima do peso; de abrir, um motor por folha. A troca vai de {price.homeSwap} em casa a {price.heavySwap} em folha pesada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O motor por largura e por tipo",
          "Basculante, de correr ou de abrir",
          "Qual motor para essa medida",
        ],
        slots: [
          [
            "Basculante: até {width.quarterHp}, 1/4 HP a partir de {price.padrao} instalado; acima, potência maior por orçamento.",
            "No basculante o limite do 1/4 HP é {width.quarterHp}; com 3 metros ou mais, o motor é outro.",
            "Se sobe e passa de {width.quarterHp}, os kits de 1/4 HP não servem.",
          ],
          [
            "De correr: 3 ou 4 metros leves, residencial; 5 ou 6 em chapa, motor reforçado.",
            "No deslizante, some um terço ao peso da folha e procure essa capacidade.",
            "Para correr, a largura vira peso e metros de cremalheira.",
          ],
          [
            "De abrir: divida a largura pelas folhas e confira peso e comprimento na ficha.",
            "Duas folhas de 2 metros são mais fáceis de mover que uma de 4.",
            "No pivotante, o comprimento de cada folha decide o braço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir e mandar", "Medidas para o motor certo", "Cinco dados do seu portão"],
        slots: [
          [
            "Largura sem altura e material não basta, porque o peso muda muito.",
            "A altura e o fechamento mudam o peso da mesma largura.",
            "Duas folhas de 4 metros podem pesar o dobro uma da outra.",
          ],
        ],
        steps: [
          "Veja se o portão sobe, corre ou gira.",
          "Meça largura e altura da folha fechada.",
          "Anote o material e se é vazado ou fechado.",
          "Meça o espaço lateral, se for de correr.",
          "Fotografe por dentro e por fora e conte as aberturas por dia.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Portão de 3 metros usa motor de 1/4?",
        answers: [
          "No basculante, não: o 1/4 HP vai até {width.quarterHp}. No de correr, o que conta é o peso.",
          "Se for basculante, pede potência maior. Em outros tipos, a referência não é a largura.",
        ],
      },
      {
        question: "Qual é o motor mais barato para essa largura?",
        answers: [
          "O que atende a folha sem sobra: em folha leve de correr, o residencial de entrada. O valor sai por foto e medida.",
          "Depende do tipo. Motor no limite sai caro depois; a indicação já busca o menor que trabalha com margem.",
        ],
      },
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "A folha, com o portão fechado. Mande também o vão, que mostra o espaço de passagem.",
          "A folha. É ela que o motor move, e costuma ser um pouco mais larga que o vão.",
        ],
      },
      {
        question: "Portão largo demora mais para abrir?",
        answers: [
          "No de correr, sim, porque percorre mais metros. No basculante, o tempo depende do modelo do motor.",
          "Em deslizante, quanto mais larga a folha, maior o tempo. Há modelos rápidos para isso.",
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com fotos por dentro, por fora e do espaço lateral",
  },
];
