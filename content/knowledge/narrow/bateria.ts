import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const bateria: NarrowConcept[] = [
  {
    id: "bateria-descarregada",
    broader: "bateria",
    label: "Bateria do portão descarregada",
    phrase: "a bateria descarregada do portão",
    intent: "repair",
    asks: [
      "bateria descarregada",
      "bateria descarregou",
      "bateria não carrega",
      "bateria portão fraca",
      "bateria nobreak descarregada",
      "bateria nobreak não carrega",
      "bateria portão acabou",
      "bateria arriou",
      "bateria não segura carga",
      "recarregar bateria portão",
      "bateria viciada",
      "bateria morreu",
    ],
    answers: {
      any: [
        "Bateria do portão descarregada se recarrega sozinha quando a luz volta: deixe a rede ligada por várias horas e teste. Se depois disso o portão ainda arrasta ou para sem luz, ela não segura carga e deve ser trocada por outra igual.",
        "Bateria que não carrega tem duas causas: ela chegou ao fim ou o carregador do nobreak ou da central falhou. O técnico mede as duas antes da troca, para a nova não ter o mesmo destino.",
        "Se a bateria do nobreak descarregou, o portão abre normalmente com a rede. Sem luz e sem carga, use o destravamento manual em folha reta, com disjuntor e nobreak desligados. Não tente carregar com carregador de carro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Recarregue e teste", "Bateria arriada: o que fazer", "Teste depois de carregar"],
        slots: [
          [
            "Uma falta longa esvazia qualquer bateria; o que importa é se ela volta.",
            "O teste se faz de dia, com a rede normal e a passagem livre.",
            "Não abra a caixa nem encoste nos polos, que dão faísca e queimam.",
          ],
        ],
        steps: [
          "Com a luz de volta, deixe o aparelho ligado por várias horas.",
          "Veja se a luz de carga muda, como diz o manual.",
          "Desligue o disjuntor de entrada e faça um ciclo pelo controle.",
          "Note se a folha parte com força e chega ao fim.",
          "Religue a rede e compare com o teste anterior.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Não segura carga: bateria ou carregador",
          "Por que a bateria descarrega",
          "O que acaba com a bateria",
        ],
        slots: [
          [
            "Idade e calor são as causas comuns: em poucos anos a bateria perde a capacidade.",
            "Garagem quente e aparelho encostado no motor encurtam a vida dela.",
            "Descarga até o fim, repetida, estraga a bateria mais do que o uso.",
          ],
          [
            "Carregador com defeito deixa de repor a carga ou carrega demais.",
            "Bateria nova que morre em meses denuncia carregador ruim.",
            "Fusível interno aberto impede a recarga, e quem confere é o técnico.",
          ],
          [
            "Portão pesado gasta mais por ciclo e parece bateria fraca.",
            "Folha travando dobra o consumo e reduz as aberturas.",
            "Acessórios ligados o tempo todo também descarregam numa falta longa.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Posso usar carregador de carro?",
        answers: [
          "Não. A tensão e a corrente não são as da bateria selada, e há risco de aquecimento. Deixe o aparelho carregar.",
          "Não convém. O carregador próprio do nobreak controla a carga.",
        ],
      },
      {
        question: "Quanto tempo para carregar?",
        answers: [
          "Em geral várias horas, conforme o aparelho e a descarga. O manual informa.",
          "Algumas horas no comum; mais, se ela esvaziou por completo.",
        ],
      },
      {
        question: "Bateria estufada é perigosa?",
        answers: [
          "É. Não toque, não aperte e não use: desligue o disjuntor e o nobreak e chame o técnico.",
          "Sim. Mantenha distância e ventilação até a retirada.",
        ],
      },
      {
        question: "Posso desligar o nobreak com a bateria ruim?",
        answers: [
          "Pode ser que o motor dependa dele para ter energia. Pergunte antes; o técnico religa o motor à rede.",
          "Depende da ligação. Em várias, desligar o nobreak para o portão.",
        ],
      },
    ],
    photo: "uma foto da etiqueta da bateria ou do nobreak e diga quantas vezes o portão abre sem luz",
  },
];
