import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** The cam that presses the limit switch, which shares its name with a make of motors. */
export const cameDoFimDeCurso: NarrowConcept[] = [
  {
    id: "came-do-fim-de-curso",
    broader: "fim-de-curso",
    label: "Came do fim de curso",
    phrase: "o came do fim de curso",
    asks: [
      "came fim curso",
      "came solto",
      "came soltou",
      "came caiu",
      "came quebrou",
      "came quebrado",
      "came saiu",
      "came fora lugar",
      "came gasto",
      "came torto",
      "ajuste came",
      "ajustar came",
      "regular came",
      "regulagem came",
      "trocar came",
      "came cremalheira",
      "o que é came portão",
      "para que serve came portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O came do fim de curso é a peça que empurra a chave do motor e manda parar: solto ou fora do lugar, o portão bate no batente ou para antes. Desligue o disjuntor e veja se ele ainda está preso; a posição é acertada poucos milímetros por vez, com teste, pelo técnico.",
        "Came solto, quebrado ou deslocado deixa o motor sem saber onde parar: a folha bate no fim ou fica com fresta. Não use o automático; com o disjuntor desligado, fotografe a peça e a ponta da cremalheira, e o técnico a prende no ponto certo.",
      ],
      price: [
        "Prender e ajustar o came do fim de curso entra na visita de regulagem, que em casa parte de {price.preventive}, sem peças. Se ele quebrou, soma-se a peça do modelo, orçada grátis pela foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica o came", "O que o came faz no motor"],
        slots: [
          [
            "No portão de correr, há um came em cada ponta da cremalheira, que passa pela haste ou chave do motor.",
            "No de correr, são duas chapas ou rampas presas à cremalheira, uma para abrir e outra para fechar.",
          ],
          [
            "No basculante, ele fica dentro do acionador, junto do fuso, e o acesso é do técnico.",
            "No motor de fuso, o came corre por dentro do acionador e só se alcança com a tampa aberta, pelo técnico.",
          ],
          [
            "Motores com ímã no lugar do came trabalham igual: muda só quem avisa o sensor.",
            "Se o seu motor usa ímã, a lógica é a mesma, sem contato com a chave.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Veja se o came está no lugar", "O que olhar, com o disjuntor desligado"],
        slots: [
          [
            "Olhe sem abrir a tampa do motor e com a folha parada.",
            "A conferência é por fora, sem energia e sem mão entre a engrenagem e a cremalheira.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "No de correr, procure a peça em cada ponta da cremalheira e veja se o parafuso está firme.",
          "Olhe se a haste do motor está reta e volta ao centro.",
          "Fotografe as duas pontas e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o ponto é acertado", "O trabalho do técnico no came"],
        slots: [
          [
            "O came é preso um pouco antes do batente, porque a folha ainda anda depois da ordem de parar.",
            "A posição desconta o embalo: a folha pesada precisa da ordem alguns centímetros antes.",
          ],
          [
            "Depois, o portão abre e fecha várias vezes e a central regrava o percurso, quando o modelo pede.",
            "O teste é feito nos dois sentidos, com a força conferida no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o came solto?",
        answers: [
          "Não no automático: sem parada, a folha força o batente e o redutor e pode sair do trilho. Deixe o disjuntor desligado até o acerto.",
        ],
      },
      {
        question: "Came de outra marca serve?",
        answers: [
          "Só se a altura e o tipo de chave combinarem. Mande a foto da peça e da etiqueta do motor antes de comprar.",
        ],
      },
      {
        question: "Por que o came vive soltando?",
        answers: [
          "Por parafuso espanado, cremalheira que vibra ou folha que bate no fim. Reapertar sem corrigir a causa dura pouco.",
        ],
      },
    ],
    isAskedByName: true,
    photo: "fotos das duas pontas da cremalheira, da haste do motor e da etiqueta",
  },
];
