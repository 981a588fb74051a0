import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const comparacaoDeMarcas: NarrowConcept[] = [
  {
    id: "melhor-marca-de-motor",
    broader: "comparacao-de-marcas",
    label: "Melhor marca de motor de portão",
    phrase: "a melhor marca de motor de portão",
    asks: [
      "melhor marca",
      "qual marca motor",
      "qual marca comprar",
      "marca boa motor",
      "marca confiável motor",
      "marca mais durável",
      "ranking motor portão",
      "melhores marcas motor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Não há uma melhor marca de motor para todos: escolha a que tem o modelo certo para o seu portão, peça fácil na sua região e garantia escrita. PPA, Garen, Peccinin, Rossi e Nice atendem bem casas quando o modelo é adequado à folha.",
        "A melhor marca de motor de portão é a que resolve quatro pontos: tipo e capacidade certos, ciclos por hora, peça à venda e assistência perto. Entre as conhecidas, a diferença de modelo pesa mais que a de marca.",
        "Para escolher marca: no basculante, compare largura e tempo; no de correr, capacidade e ciclos por hora; no pivotante, peso e comprimento da folha. Marca com reposição fácil na Grande São Paulo poupa espera no primeiro conserto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher a marca, caso a caso",
          "O que decide entre marcas",
          "A marca certa para o seu portão",
        ],
        slots: [
          [
            "Basculante de casa: PPA, Garen, Peccinin, Rossi e outras têm 1/4 HP; decida por velocidade, peça e garantia.",
            "Para basculante residencial há várias boas opções, e a diferença está no tempo e na reposição.",
            "Em basculante comum, a marca vem depois de largura e equilíbrio.",
          ],
          [
            "De correr pesado ou condomínio: escolha pelos ciclos por hora e pela capacidade na ficha.",
            "Em uso coletivo, o modelo de regime intenso importa mais que o logotipo.",
            "Para prédio, compare ciclos por hora entre marcas, e não o preço do modelo doméstico.",
          ],
          [
            "Já tem fotocélula e controles? A mesma marca, ou compatível, evita trocá-los.",
            "Ficar na marca atual aproveita controle, receptor e, às vezes, a base.",
            "Trocar de marca pode exigir controles novos, o que entra na conta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Quatro perguntas antes de escolher", "Como comparar na prática", "Perguntas para comparar marcas"],
        slots: [
          [
            "Peça as fichas e ponha os modelos lado a lado, do mesmo porte.",
            "Compare modelo com modelo, e não marca com marca.",
            "Ficha técnica e garantia valem mais que opinião de vizinho.",
          ],
        ],
        steps: [
          "Qual é a largura, o peso ou o comprimento máximo na ficha?",
          "Quantos ciclos por hora o modelo aguenta?",
          "Há placa, engrenagem e controle à venda aqui?",
          "Qual é a garantia, e quem atende?",
          "O código do controle é variável, mais difícil de copiar?",
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Qual marca tem mais peças em São Paulo?",
        answers: [
          "As de maior venda, como PPA, Garen, Rossi e Peccinin, têm peça em lojas de automação. Confirme o seu modelo antes de comprar.",
          "As conhecidas têm reposição fácil. Modelo antigo ou raro é que dá trabalho, em qualquer marca.",
        ],
      },
      {
        question: "Motor importado ou nacional?",
        answers: [
          "O que tiver peça e assistência. Importado sem reposição no país vira espera na primeira placa queimada.",
          "Nacional ou não, decida pela peça à venda e pela garantia escrita.",
        ],
      },
      {
        question: "Vocês são autorizados de alguma marca?",
        answers: [
          "Somos loja e assistência independente: vendemos, instalamos e consertamos várias marcas.",
          "Não, de nenhuma. O serviço é independente e atende as principais marcas.",
        ],
      },
      {
        question: "Marca barata dura menos?",
        answers: [
          "Depende do modelo e da folha. Motor adequado em folha leve dura de {trade.life}; pequeno demais, menos, de qualquer marca.",
          "Não necessariamente. O que encurta é o peso e a falta de peça.",
        ],
      },
    ],
    photo: "fotos do portão, a largura da folha e as marcas que você está comparando",
  },
];
