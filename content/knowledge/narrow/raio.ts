import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const raio: NarrowConcept[] = [
  {
    id: "ressarcimento-por-raio",
    broader: "raio",
    label: "Ressarcimento da placa queimada",
    phrase: "o ressarcimento por surto ou raio",
    asks: [
      "ressarcimento placa",
      "ressarcimento motor",
      "ressarcimento portão",
      "enel paga",
      "enel placa",
      "concessionária paga",
      "indenização placa",
      "indenização motor",
      "distribuidora paga",
      "seguro cobre raio",
      "seguro residencial motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O ressarcimento de placa ou motor queimado por surto pode ser pedido à distribuidora de energia, que analisa se houve perturbação na rede naquela hora. Registre data e horário, guarde a peça e peça laudo ou orçamento por escrito antes de consertar.",
        "A distribuidora pode pagar a placa queimada quando o dano veio da rede. O pedido é feito nos canais dela, com número da instalação, dia e hora; não descarte nada e pergunte antes de reparar, porque ela pode querer vistoriar.",
        "Raio ou volta da energia queimou o portão? Há dois caminhos: o pedido à distribuidora, pelas regras da Aneel, e o seguro residencial, se a apólice cobre danos elétricos. Os dois pedem registro da data, fotos e laudo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o pedido", "Do registro ao protocolo", "Documentos para pedir o ressarcimento"],
        slots: [
          [
            "Prazo e documentos são os da regra da Aneel e do seu contrato; confirme no atendimento da distribuidora.",
            "Peça logo, com a memória fresca e a peça guardada, e siga o prazo informado pela distribuidora.",
            "Quem assina o pedido costuma ser o titular da conta de luz.",
          ],
        ],
        steps: [
          "Anote dia e hora da queda, do raio ou da volta da energia.",
          "Fotografe o motor, a etiqueta e os outros aparelhos que queimaram.",
          "Desligue o disjuntor e não descarte a placa.",
          "Abra o pedido na distribuidora e guarde o protocolo.",
          "Peça ao técnico laudo ou orçamento por escrito com a causa provável.",
        ],
      },
      {
        about: "what",
        headings: ["O que o laudo do técnico mostra", "A prova do dano elétrico", "Surto, umidade ou desgaste?"],
        slots: [
          [
            "O técnico mede a alimentação, o fusível e os componentes e descreve o que queimou e os sinais de surto.",
            "Varistor estourado, fusível aberto e trilha queimada na entrada são marcas de sobretensão.",
            "A descrição separa surto de água, inseto ou desgaste, e é isso que a análise procura.",
          ],
          [
            "Laudo honesto diz também quando a causa não foi a rede, como umidade ou motor em curto.",
            "Se há oxidação ou formiga na placa, o pedido pode ser negado, e o laudo precisa dizer o que se viu.",
            "Sem sinal de surto, o caminho costuma ser o conserto comum.",
          ],
          [
            "O orçamento separa peça e mão de obra, e a foto da etiqueta adianta o valor, sem custo.",
            "Mande a etiqueta e a foto da placa, e o orçamento por escrito serve para o pedido.",
            "Para quem mora {em}, o orçamento por escrito é feito a partir das fotos e confirmado na visita.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso consertar antes da resposta?",
        answers: [
          "Pergunte à distribuidora. Ela pode querer ver o equipamento, e o reparo antes disso pode atrapalhar o pedido. Guarde as peças trocadas.",
          "Só depois de confirmar com ela. Se precisar do portão com urgência, registre tudo e guarde a peça.",
        ],
      },
      {
        question: "O seguro residencial cobre?",
        answers: [
          "Cobre se a apólice tem danos elétricos. Veja a franquia, avise a seguradora e peça a lista de documentos.",
          "Muitas apólices têm essa cobertura, com franquia. O laudo e o orçamento por escrito são pedidos de praxe.",
        ],
      },
      {
        question: "Vale a pena pedir por uma placa só?",
        answers: [
          "O pedido à distribuidora não costuma ter custo além do laudo; com o seguro, compare o valor com a franquia.",
          "Em geral, sim, se a data e o horário estão claros. No seguro, a franquia pode passar do valor da placa.",
        ],
      },
      {
        question: "Condomínio também pode pedir?",
        answers: [
          "Pode, pelo titular da conta da área comum, em geral por meio do síndico ou da administradora.",
          "Sim. O pedido sai em nome do condomínio, com laudo e registro da ocorrência.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da placa, se já estiver fora, com a data e a hora do ocorrido",
  },
];
