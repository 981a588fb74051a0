import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const industria: NarrowConcept[] = [
  {
    id: "industria-portao-pesado",
    broader: "industria",
    label: "Motor para portão industrial pesado",
    phrase: "o motor de portão industrial pesado",
    asks: [
      "industrial pesado",
      "industrial kg",
      "motor industrial kg",
      "portão industrial pesado",
      "motor industrial preço",
      "industrial 800",
      "industrial 1000",
      "industrial 1500",
      "indústria pesado portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão industrial pesado é deslizante de uso intenso, com capacidade bem acima do peso da folha e ciclos por hora para o pico do turno. A troca custa de {price.heavySwap}; peso, ritmo e rede definem o modelo, por foto.",
        "Para portão industrial pesado, não trabalhe no limite da ficha: vento, trilho e sujeira somam esforço. Cremalheira de aço, base de concreto, batentes e guia contra queda vêm junto com o motor.",
        "Escolha o motor industrial pelos quilos da folha e pelas aberturas na troca de turno. Mande comprimento, altura, material e foto do trilho: o valor sai na faixa de {price.heavySwap}, com itens separados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Capacidade, ciclos e rede", "Como dimensionar o motor pesado", "Peso da folha e margem do motor"],
        slots: [
          [
            "Calcule o peso por chapa, tubo e medidas, ou peça ao serralheiro o peso de projeto.",
            "O peso real vem do desenho da folha; pelo olho se erra, e para menos.",
            "Comprimento, altura e espessura da chapa dão uma estimativa que o técnico confere.",
          ],
          [
            "Deixe margem clara entre o peso e a capacidade, e mais ainda se o uso é intenso ou a folha, longa.",
            "Motor no limite esquenta no turno; a sobra é o que o mantém frio.",
            "Chapa fechada funciona como vela, e o vento entra na conta.",
          ],
          [
            "Ciclos por hora acima do pico do turno valem tanto quanto a força.",
            "Monofásico ou trifásico depende do modelo e da rede da fábrica.",
            "Inversor reduz bastante o tranco da partida em folha longa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Batentes, guias e base", "O que segura uma folha pesada", "Segurança do portão industrial"],
        slots: [
          [
            "Batente de aço nas duas pontas e guia superior impedem que a folha saia do trilho e tombe.",
            "Folha pesada sem guia contra queda é risco de morte; confira antes do motor.",
            "Rolete e guia gastos param o portão até a troca.",
          ],
          [
            "Base de concreto firme e cremalheira de aço são as usuais nessa faixa de peso.",
            "O trilho precisa aguentar a roda que o cruza, chumbado em concreto.",
            "A fixação da cremalheira segue o fabricante, com {rack.clearance} de folga.",
          ],
          [
            "Fotocélula em duas alturas, borda sensível e sinaleiro protegem quem trabalha em volta.",
            "Pedestre tem passagem própria, e o comando fica onde se vê a folha.",
            "Reparo só com o disjuntor bloqueado e a área isolada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que leva à parte alta da faixa", "Preço do motor pesado", "O que soma no orçamento"],
        slots: [
          [
            "A troca vai de {price.heavySwap}; ciclos, inversor, rede trifásica e cremalheira de aço puxam para cima.",
            "Na faixa de {price.heavySwap}, pesa mais o regime de uso que a força.",
            "Base, trilho e guias são orçados à parte, depois de ver a folha.",
          ],
          [
            "Acessórios de segurança e controle de acesso vêm em linhas próprias.",
            "A montagem leva de {time.heavy}, em etapas que não param a produção.",
            "A primeira proposta sai por fotos e medidas, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como saber quanto pesa o portão?",
        answers: [
          "Pelo projeto do serralheiro ou pela conta de chapa e tubo. Mande medidas e espessuras, e estimamos.",
          "Com as medidas e o material. Não tente erguer nem pesar a folha.",
        ],
      },
      {
        question: "Um motor de capacidade igual ao peso serve?",
        answers: [
          "Não convém. Sem margem, ele esquenta e gasta cedo, ainda mais em uso intenso.",
          "No papel, sim; na prática, não. Deixe folga para vento, trilho e ciclos.",
        ],
      },
      {
        question: "Precisa ser trifásico?",
        answers: [
          "Nem sempre. Há monofásicos para folha pesada; a rede e o modelo decidem.",
          "Depende do modelo. A foto do quadro fechado ajuda a definir.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Faça {visits.business}, no mínimo, com guias, batentes, roldanas e força conferidos.",
          "No mínimo {visits.business}; portão que quase não para pede intervalo menor.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho, das guias e do quadro fechado, com comprimento, altura e aberturas por hora",
  },
];
