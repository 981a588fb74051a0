import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pecas: NarrowConcept[] = [
  {
    id: "pecas-onde-comprar",
    broader: "pecas",
    label: "Peças de portão: onde comprar",
    phrase: "a compra de peças de motor de portão",
    asks: [
      "peças onde comprar",
      "onde comprar peça",
      "peça reposição",
      "comprar peças portão",
      "comprar peça motor",
      "loja peças motor",
      "loja peças portão",
      "onde achar peça",
      "peça motor antigo",
    ],
    intent: "buying",
    answers: {
      any: [
        "Peças de motor de portão se compram em loja de automação ou com o técnico, sempre pelo modelo da etiqueta. Mande a foto da etiqueta e da peça: confirmamos se há e quanto custa, com a troca separada, se quiser.",
        "Antes de comprar peça de portão, fotografe a etiqueta do motor e a peça dos dois lados: dente, tensão e encaixe mudam de modelo para modelo. Com isso indicamos a peça certa, original ou compatível, e o valor.",
        "Onde comprar peça para motor de portão: com quem confere o modelo antes. Peça trocada errada não se devolve depois de montada. Vendemos e instalamos; mande etiqueta, foto da peça e o defeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como identificar a peça certa antes de comprar",
          "Foto, etiqueta e medida",
          "Para não comprar errado",
        ],
        slots: [
          [
            "A etiqueta da carcaça diz marca, modelo e tensão, e é o começo de tudo.",
            "Sem a etiqueta, a busca vira adivinhação.",
            "Modelo e tensão decidem a peça.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe a etiqueta de perto.",
          "Fotografe a peça dos dois lados, com uma régua ao lado, sem abrir a tampa do motor.",
          "Anote o que aparece gravado nela.",
          "Diga o defeito e quando começou.",
          "Mande tudo e espere a confirmação antes de comprar.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Original ou compatível, nova ou usada",
          "Peça original ou compatível: qual compensa",
          "Que tipo de peça escolher",
        ],
        slots: [
          [
            "Roldana, cabo e capacitor compatíveis servem bem quando a medida é a mesma.",
            "Em peça mecânica simples, a compatível de boa origem atende.",
            "Medida e valor técnico iguais bastam em peça de desgaste.",
          ],
          [
            "Placa, receptor e engrenagem pedem modelo exato, original ou equivalente declarado.",
            "Eletrônica e dente de engrenagem não aceitam parecido.",
            "Placa de outro modelo pode queimar o motor.",
          ],
          [
            "Peça usada não tem histórico; em placa e capacitor, não vale a economia.",
            "Capacitor e placa usados saem caros depois.",
            "Prefira nova com nota e garantia.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Vocês vendem peça sem instalar?",
        answers: [
          "Sim, conforme a peça e o modelo; pergunte pelo WhatsApp com a foto da etiqueta. Algumas só se vendem com instalação, pela segurança.",
          "Muitas peças, sim. Placa e mecânica sob carga pedem instalação do técnico.",
        ],
      },
      {
        question: "Entregam peça em casa?",
        answers: [
          "A forma de retirada ou entrega é combinada no orçamento, conforme a peça e o bairro.",
          "Combine pelo WhatsApp. Peça pequena pode ir com o técnico na visita.",
        ],
      },
      {
        question: "Posso trocar a peça sozinho?",
        answers: [
          "Pilha e controle, sim. Placa, capacitor, cabo, mola e contrapeso, não: há tensão e carga.",
          "Só o simples. Peça elétrica interna e peça sob carga ficam com o técnico.",
        ],
      },
      {
        question: "Comprei errado. Dá para trocar?",
        answers: [
          "Compra pela internet pode ser devolvida em até 7 dias do recebimento. Em loja, depende da política; guarde a nota e não monte.",
          "Pergunte antes de montar. Peça instalada raramente é aceita de volta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados, com uma régua ao lado",
  },
];
