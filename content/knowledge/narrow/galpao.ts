import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const galpao: NarrowConcept[] = [
  {
    id: "galpao-caminhao",
    broader: "galpao",
    label: "Portão de galpão para caminhão",
    phrase: "o portão de galpão para caminhão",
    asks: [
      "galpão caminhão",
      "portão caminhão",
      "entrada caminhão portão",
      "portão carreta",
      "motor portão caminhão",
      "doca portão caminhão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão para caminhão pede folha de correr, que não limita a altura, motor de uso intenso com margem sobre o peso e fotocélula em duas alturas, porque o feixe baixo passa sob a carroceria. A troca do motor custa de {price.heavySwap}.",
        "Para entrada de caminhão no galpão, meça o vão pela carreta em manobra, reforce o trilho para a roda e ponha batentes de aço. O motor sai do peso e das aberturas na hora de pico, com orçamento grátis.",
        "Em galpão com caminhão, o deslizante é a escolha comum: altura livre e vão largo. Trilho chumbado, cremalheira de aço, guia firme e dois pares de fotocélula evitam parada e acidente.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Vão, trilho e motor para caminhão",
          "O que o caminhão exige do portão",
          "Portão e motor para carga",
        ],
        slots: [
          [
            "Largura: conte a manobra, não só o caminhão; um vão justo acaba em batida na folha.",
            "O vão se mede com o veículo em curva, que é quando ele ocupa mais.",
            "Altura livre é o que afasta o basculante e leva ao portão de correr.",
          ],
          [
            "Trilho embutido e bem chumbado aguenta a roda; trilho solto amassa e tira a folha do lugar.",
            "A roda carregada cruza o trilho, e é ela que define a base de concreto.",
            "Cremalheira de aço e roldanas maiores são as usuais em folha longa.",
          ],
          [
            "Motor com capacidade acima do peso e ciclos por hora acima do pico de carga.",
            "Inversor ajuda folha longa, porque parte e para sem tranco.",
            "Vento em chapa fechada soma esforço, e a margem precisa contar com ele.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fotocélula em duas alturas e batentes", "Segurança na entrada de caminhão", "Como evitar a batida"],
        slots: [
          [
            "Um feixe baixo vê carro e pedestre; um alto vê a carroceria, que deixa vão livre embaixo.",
            "Só um par de fotocélulas pode não ver o caminhão entre os eixos.",
            "Laço no piso ou sensor de presença segura a folha enquanto a carreta passa.",
          ],
          [
            "Batente de aço nas duas pontas e guia em cima impedem que a folha tombe.",
            "Folha batida sai de uso até o exame: pode estar fora da guia e cair.",
            "Nunca recoloque folha pesada com empilhadeira.",
          ],
          [
            "Faixa no piso, sinaleiro e sirene avisam ajudante e motorista.",
            "Pedestre deve ter entrada própria, fora do caminho do caminhão.",
            "O comando fica onde o operador enxerga o vão inteiro.",
          ],
        ],
      },
    ],
    keep: ["cost", "care"],
    questions: [
      {
        question: "Qual a largura mínima para carreta?",
        answers: [
          "Depende da manobra no seu pátio. Meça com o veículo em curva e some folga dos dois lados.",
          "Não há um número só: rua estreita exige vão maior, porque a carreta entra em curva.",
        ],
      },
      {
        question: "O caminhão bateu no portão. Posso usar?",
        answers: [
          "Não. Desligue o disjuntor, isole os dois lados e mande fotos de longe: a folha pode estar fora da guia.",
          "Não acione até o exame. Folha pesada torta pode tombar.",
        ],
      },
      {
        question: "Basculante serve para caminhão?",
        answers: [
          "Em geral, não: limita a altura e avança sobre o veículo. O de correr é o indicado.",
          "Só em veículo baixo e vão pequeno. Para caminhão, portão de correr ou porta de enrolar alta.",
        ],
      },
      {
        question: "Motor precisa ser trifásico?",
        answers: [
          "Não necessariamente. Há monofásicos para folha pesada; a rede e o modelo decidem.",
          "Depende do modelo e da rede do galpão. A foto do quadro fechado ajuda.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do pátio de manobra, com o vão, o peso estimado e as aberturas por hora",
  },
];
