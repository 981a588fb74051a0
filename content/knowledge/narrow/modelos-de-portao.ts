import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Of the gate itself, which others make, and not of its motor. */
export const modelosDePortao: NarrowConcept[] = [
  {
    id: "modelos-de-portao-basculante",
    broader: "basculante",
    label: "Modelos de portão basculante",
    phrase: "os modelos de portão basculante",
    asks: [
      "modelos portão basculante",
      "modelo portão basculante",
      "tipos portão basculante",
      "tipo portão basculante",
      "modelos basculante",
      "tipos basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "Os modelos de portão basculante mudam em três pontos: o equilíbrio, por contrapeso ou por mola; o movimento, de folha inteira ou articulada, que dobra ao subir; e o material, de grade, chapa, alumínio ou madeira. Todos aceitam motor, e na folha equilibrada de até {width.quarterHp} o kit instalado custa de {price.lowest} a {price.highest}. A folha é feita pelo serralheiro.",
        "Há dois tipos de portão basculante pelo modo de erguer a folha, o de contrapeso com cabos e o de mola, e dois pelo movimento, o de folha inteira e o articulado. O motor serve em todos, com a folha equilibrada: até {width.quarterHp} de largura, o kit instalado parte de {price.lowest}. Fazemos o motor e o equilíbrio. A folha fica com o serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual modelo combina com a sua garagem", "O que decide entre os modelos"],
        slots: [
          [
            "Veja primeiro o espaço e o peso, e só depois o desenho da folha.",
            "O desenho se escolhe por gosto; o resto depende do espaço, do peso e do uso.",
          ],
        ],
        bullets: [
          "Contrapeso e cabos: suave e durável, pede espaço na lateral das colunas",
          "Mola: cabe em coluna estreita, e a mola se cansa com o número de aberturas",
          "Articulado: dobra ao subir e avança menos na calçada",
          "Grade ou alumínio: leve e arejado, com menos esforço para o motor",
          "Chapa, ripado ou madeira: fecha a visão, pesa mais e pede contrapeso refeito",
        ],
      },
      {
        about: "cost",
        headings: ["Que motor usa cada basculante", "O motor de cada tamanho"],
        slots: [
          [
            "Com a folha equilibrada, a largura define o motor: até {width.quarterHp}, o de 1/4 HP, em kits que abrem em {opening.padrao}, {opening.speedy} ou {opening.jetflex}. Folha mais larga ou de madeira maciça usa 1/3 ou 1/2 HP, ou um acionador em cada coluna, com valor por foto.",
            "Até {width.quarterHp} de largura, o motor é de 1/4 HP, e você escolhe a velocidade: {opening.padrao}, {opening.speedy} ou {opening.jetflex} para abrir. Folha maior ou maciça pede 1/3 ou 1/2 HP, com valor por foto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de encomendar a folha", "O que combinar com o serralheiro"],
        slots: [
          [
            "Diga ao serralheiro que o portão terá motor: ele deixa uma travessa firme para o braço e a coluna no prumo para o acionador. Preveja um ponto de energia perto da coluna e meça quanto a folha avança ao abrir, para não bater no carro nem passar da calçada.",
            "Peça reforço no ponto em que o braço do motor puxa a folha e uma coluna no prumo, com ponto de energia ao lado. Some o vidro ou o revestimento ao peso antes de calcular o contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Basculante de contrapeso ou de mola: qual é melhor?",
        answers: [
          "Para abrir muitas vezes por dia, o de contrapeso, que se gasta menos. O de mola compensa quando falta espaço nas colunas, e a troca da mola é sempre do técnico.",
          "O de contrapeso dura mais e sobe mais macio; o de mola ocupa menos espaço. Nos dois, peça sob carga é serviço de técnico.",
        ],
      },
      {
        question: "O basculante tira altura da garagem?",
        answers: [
          "Tira: a folha aberta fica deitada sob o teto, e a altura livre é menor que a do vão. Quem tem carro alto deve medir com a folha aberta.",
          "Sim, porque a folha fica no alto. Meça a passagem com ela aberta se o carro é alto ou leva bagageiro.",
        ],
      },
      {
        question: "Vocês vendem o portão ou só o motor?",
        answers: [
          "Vendemos e instalamos o motor e acertamos o contrapeso e os cabos. A folha é encomendada a um serralheiro.",
          "O motor, a instalação e o equilíbrio são conosco. A folha nova é feita por serralheiro.",
        ],
      },
    ],
    photo: "fotos da frente da garagem ou do portão que já existe, com a largura, a altura e o espaço nas colunas",
  },
];
