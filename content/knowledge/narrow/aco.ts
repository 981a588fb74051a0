import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const aco: NarrowConcept[] = [
  {
    id: "galvanizado-enferruja",
    broader: "aco",
    label: "Aço galvanizado enferruja?",
    phrase: "se o portão galvanizado enferruja",
    asks: [
      "galvanizado enferruja",
      "aço galvanizado enferruja",
      "galvanizado ferrugem",
      "inox enferruja",
      "aço enferruja",
      "portão aço enferruja",
      "galvalume enferruja",
      "galvanizado vale pena",
      "galvanizado ou ferro",
      "galvanizado melhor",
    ],
    intent: "question",
    answers: {
      any: [
        "O aço galvanizado resiste bem, mas enferruja onde a camada de zinco se perde: solda, corte, furo e risco fundo. Trate esses pontos com fundo rico em zinco e pinte, e o portão dura muito mais que o de ferro comum.",
        "O galvanizado enferruja menos que o ferro comum, e quase sempre começa nas soldas. O zinco protege a chapa inteira; onde a solda o queimou, aplica-se galvanização a frio e tinta. Base seca e dreno no tubo completam a proteção.",
        "Um portão galvanizado enferruja pouco e tarde, porque o zinco protege o aço; vale a pena em lugar úmido ou para quem não quer pintar sempre. O ponto fraco é a solda, que precisa de fundo com zinco no mesmo dia.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Onde o galvanizado enferruja",
          "Solda, corte e risco: os pontos fracos",
          "Por que o zinco deixa de proteger",
        ],
        slots: [
          [
            "O calor da solda queima o zinco em volta do cordão e deixa o aço exposto.",
            "Ao redor da solda o zinco some, e a ferrugem começa ali.",
            "Cordão de solda sem tratamento é o primeiro ponto a enferrujar.",
          ],
          [
            "Corte, furo e risco fundo também abrem caminho, sobretudo na base.",
            "Borda cortada e furo de parafuso pedem retoque.",
            "Um risco que chega ao aço precisa de retoque antes da chuva.",
          ],
          [
            "Água parada dentro do tubo ataca por dentro, onde não se vê.",
            "Tubo sem dreno junta água e apodrece de dentro para fora.",
            "A base do portão sofre mais, por causa da água que fica no tubo.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Como proteger o portão galvanizado",
          "Tratamento da solda e pintura",
          "Cuidados com aço galvanizado e inox",
        ],
        slots: [
          [
            "Depois da solda, limpa-se o cordão e aplica-se galvanização a frio ou fundo rico em zinco.",
            "O ponto soldado recebe fundo rico em zinco e tinta.",
            "Escova, fundo com zinco e tinta recuperam a proteção da solda.",
          ],
          [
            "Para pintar galvanizado, usa-se fundo de aderência próprio; tinta comum descasca.",
            "A tinta sobre zinco liso pede fundo para galvanizado.",
            "Sem fundo próprio, a tinta solta do zinco.",
          ],
          [
            "O inox mancha perto do mar e pede lavagem; riscado com palha de aço, enferruja na superfície.",
            "Inox também mancha: lave e não use palha de aço comum.",
            "Em inox, evite contato com limalha de ferro, que mancha.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto tempo dura um portão galvanizado sem enferrujar?",
        answers: [
          "Não há prazo certo: dura bem mais que o ferro comum em lugar seco e menos junto ao mar ou com a base molhada. As soldas são as primeiras; retocá-las com fundo rico em zinco e tinta é o que prolonga.",
        ],
      },
      {
        question: "Posso soldar o suporte do motor em galvanizado?",
        answers: [
          "Pode, com ventilação, porque o zinco solta fumaça tóxica, e com a central desconectada. O ponto é tratado depois.",
          "Sim, por soldador com proteção. Depois, fundo rico em zinco e tinta.",
        ],
      },
      {
        question: "Galvanizado pesa mais que ferro?",
        answers: [
          "Não de modo que conte: a camada de zinco é fina. O peso vem da espessura da chapa.",
          "Pesa praticamente o mesmo. O motor se escolhe pela folha.",
        ],
      },
      {
        question: "Galvanizado ou alumínio?",
        answers: [
          "O alumínio é mais leve e não enferruja; galvanizado é mais rígido e aceita solda. Folha grande e leve, alumínio; batida e reforço, galvanizado.",
          "Depende do uso: leveza pede alumínio; rigidez, galvanizado.",
        ],
      },
      {
        question: "Apareceu ferrugem branca no portão galvanizado. O que é?",
        answers: [
          "É o zinco oxidando com umidade. Limpe, seque e melhore a ventilação; o aço ainda está protegido.",
          "Pode ser oxidação do zinco, comum em chapa molhada e abafada. Lave e deixe secar.",
        ],
      },
    ],
    photo: "fotos dos pontos com ferrugem, das soldas e do portão inteiro",
  },
];
