import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const unisystem: NarrowConcept[] = [
  {
    id: "unisystem-e-bom",
    broader: "unisystem",
    label: "Unisystem é bom?",
    phrase: "saber se o motor Unisystem é bom",
    intent: "question",
    asks: [
      "unisystem bom",
      "unisystem boa marca",
      "unisystem vale pena",
      "unisystem presta",
      "unisystem confiável",
      "opinião unisystem",
      "unisystem compensa",
      "uni system bom",
      "motor unisystem qualidade",
    ],
    answers: {
      any: [
        "O Unisystem é bom de manter quando já está instalado e o redutor não tem folga: capacitor, fim de curso e central têm conserto. Para comprar um motor novo, escolha uma marca com peça comum na região, como PPA ou Garen.",
        "Vale a pena consertar um Unisystem com um defeito só e a mecânica firme. Não compensa quando redutor, placa e folha estão gastos ao mesmo tempo: aí a troca em casa, de {price.homeSwap}, é mais segura.",
        "Sim, o Unisystem atende portão leve de casa enquanto houver peça. A central universal resolve a falta da placa em motor comum; engrenagem que não se encontra é sinal de trocar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Unisystem: manter ou trocar", "Quando o Unisystem compensa", "Unisystem: pontos a favor e contra"],
        slots: [
          [
            "A favor conta que o motor comum aceita outra central, se a potência e o fim de curso combinarem.",
            "Redutor firme e enrolamento bom dão ao motor mais anos de uso.",
            "Defeito de peça elétrica em motor firme sai mais em conta que motor novo.",
          ],
          [
            "Contra pesa a peça mecânica: engrenagem precisa ser do modelo.",
            "Central trocada deixa os controles antigos sem uso, e isso entra na conta.",
            "Motor antigo em folha pesada volta a falhar pouco depois do reparo.",
          ],
          [
            "Para comprar, compare capacidade, reposição e preço instalado de marcas comuns.",
            "Em rua movimentada, aproveite a troca para um modelo mais rápido.",
            "No basculante de até {width.quarterHp}, há kit instalado a partir de {price.padrao}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como avaliar o seu Unisystem", "O que observar antes de decidir", "Sinais para manter ou trocar"],
        slots: [
          [
            "Observe por fora, com a folha em uso normal e ninguém no caminho.",
            "A avaliação não pede abrir o motor.",
            "Estes sinais ajudam a decidir antes da visita.",
          ],
        ],
        steps: [
          "Escute se há ruído de moagem.",
          "Veja se a folha anda leve e reta.",
          "Anote o que já foi trocado e quando.",
          "Desligue o disjuntor e fotografe a etiqueta.",
          "Fotografe o controle, frente e verso.",
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Unisystem tem peça?",
        answers: [
          "Peças elétricas têm equivalentes; as do redutor dependem do modelo. A foto da etiqueta confirma.",
          "Em parte. Quando falta a placa, avalia-se uma central universal.",
        ],
      },
      {
        question: "Quanto dura um Unisystem?",
        answers: [
          "A referência para motor residencial é de {life}, com folha leve.",
          "De {life}; perto do fim, os reparos se somam.",
        ],
      },
      {
        question: "Posso trocar por outra marca?",
        answers: [
          "Pode, com suporte novo e controles gravados na central nova. Fiação e fotocélula boas ficam.",
          "Sim. O tipo de portão e o peso da folha escolhem o modelo.",
        ],
      },
      {
        question: "Vocês consertam Unisystem?",
        answers: [
          "Sim, como assistência independente, com valor dito antes.",
          "Consertamos e, quando não compensa, instalamos outro motor.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
];
