import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const treme: NarrowConcept[] = [
  {
    id: "tranco-ao-abrir",
    broader: "treme",
    label: "Portão dá tranco ao abrir",
    phrase: "o portão que dá tranco",
    asks: [
      "tranco portão fechar",
      "solavanco fechar",
      "tranco encostar",
      "tranco chegar fim",
      "tranco partida",
      "normal tranco partida",
      "motor tranco partida",
      "tranco abrir",
      "dá tranco",
      "portão tranco",
      "faz tranco",
      "tranco sair",
      "tranco início",
      "solavanco",
      "portão solavanco",
      "arranca tranco",
      "trancos",
      "dando tranco",
      "dando trancos",
      "tranco ao parar",
      "soquinho",
      "soquinhos",
      "soquinhos abre",
      "portão soquinhos",
      "pulinhos portão",
      "aos pulos",
      "anda pulando",
      "tranco começa abrir",
      "tranco começa fechar",
      "tranco quando começa",
      "tranco portão abrir",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que dá tranco ao fechar chega ao batente sem desacelerar ou tem folga que se solta na parada: fim de curso atrasado, rampa desligada, cremalheira ou pino do braço com jogo. O técnico tira a folga e regula a parada; em casa, a visita parte de {price.preventive}, sem peças.",
        "O tranco ao fechar se lê pelo lugar: no começo, é folga no suporte ou na engrenagem; no meio, emenda do trilho ou da cremalheira; no fim, falta de desaceleração ou fim de curso tardio. Basculante que desce aos trancos fica sem uso: pode ser cabo ou roldana.",
        "Portão que dá tranco ao abrir tem folga entre motor e folha, partida sem rampa ou peça que prende na saída. Na maioria das vezes é folga da cremalheira, pino do braço gasto ou suporte solto; o técnico tira a folga e regula a partida.",
        "O tranco na saída é a folga sendo consumida de uma vez: a engrenagem gira um pouco no vazio e só depois pega a folha. Se o tranco vem no meio, olhe a emenda da cremalheira ou do trilho; se vem no fim, é falta de desaceleração.",
        "Tranco ao abrir, em portão que antes era suave, aponta parafuso frouxo, dente gasto ou roldana achatada. Desligue o disjuntor, procure o que está solto e filme um ciclo de lado; o técnico tira a folga e regula a partida.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Onde o tranco acontece", "Na saída, no meio ou no fim", "O ponto mostra a causa"],
        slots: [
          [
            "Na saída: folga na engrenagem, no pino do braço ou no suporte do motor.",
            "Um motor que se mexe na base antes de a folha andar está solto.",
            "A trava elétrica que demora a soltar também dá tranco na saída.",
          ],
          [
            "No meio: emenda de cremalheira fora do passo, trilho com degrau ou roda achatada.",
            "O tranco sempre no mesmo ponto é do caminho, e não do motor.",
            "No basculante, roldana presa ou cabo torcido dá tranco na subida.",
          ],
          [
            "No fim: falta de desaceleração ou fim de curso tardio.",
            "A folha que chega em velocidade cheia bate e volta.",
            "Uma central sem rampa termina com tranco; a regulagem resolve em parte dos modelos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se tira o tranco", "Aperto, folga e rampa", "O acerto na visita"],
        slots: [
          [
            "O suporte e a cremalheira são apertados e a folga volta a {rack.clearance}.",
            "Pino e bucha gastos se trocam, porque aperto não recupera furo oval.",
            "Cabo, roldana e contrapeso são vistos com a folha escorada.",
          ],
          [
            "Por último se regula a rampa e a força, com a folha leve.",
            "Onde a placa tem partida suave, ela é ligada e testada.",
            "Sem folga mecânica, a rampa curta já deixa o movimento macio.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso usar o portão que dá tranco?",
        answers: [
          "Por pouco tempo e só se nada estiver solto ou trincado. Cada tranco gasta engrenagem e solda.",
          "Melhor não: o tranco quebra o que ainda está bom. No basculante, pare de usar.",
        ],
      },
      {
        question: "O inversor acaba com o tranco do portão?",
        answers: [
          "Ele acelera aos poucos e ajuda muito, mas não corrige folga nem emenda ruim.",
          "Em parte. A mecânica vem antes.",
        ],
      },
    ],
    photo: "um vídeo de lado de um ciclo, com som, mostrando onde dá o tranco",
  },
];
