import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const parcelamento: NarrowConcept[] = [
  {
    id: "parcelar-motor",
    broader: "parcelamento",
    label: "Parcelar motor ou conserto",
    phrase: "o parcelamento do motor de portão",
    asks: [
      "parcelar motor",
      "parcelado cartão",
      "motor parcelado",
      "parcela motor portão",
      "boleto motor portão",
      "motor sem entrada",
      "12 vezes motor",
      "parcelar conserto",
      "motor 12x",
      "parcelar sem cartão",
      "financiar portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão pode ser parcelado em até {shop.instalments} vezes no cartão: kits basculantes instalados por {models.pricesOr}. Conserto, troca e instalação avulsa também entram; a condição à vista é dita no orçamento.",
        "Para parcelar motor ou conserto, use o cartão, em até {shop.instalments} vezes, depois de aprovar o orçamento. Boleto e Pix são combinados na proposta. Peça sempre os dois totais, à vista e parcelado, para comparar.",
        "Sim, parcelamos: até {shop.instalments} vezes no cartão, no motor, na troca e no conserto. Sem cartão, pergunte a condição no orçamento, que é grátis. Divida o total pelo número de parcelas e confira se há acréscimo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que dá para parcelar", "Motor, troca e conserto no cartão", "Quanto e em quantas vezes"],
        slots: [
          [
            "Os kits instalados, de {price.lowest} a {price.highest}, vão em até {shop.instalments} vezes.",
            "Kit, entrega e instalação entram no mesmo parcelamento, em até {shop.instalments} vezes.",
            "O valor do kit, a partir de {price.lowest} instalado, pode ser dividido em {shop.instalments} parcelas.",
          ],
          [
            "Troca de motor, de {price.homeSwap} em casa, e serviço de portão pesado também se parcelam.",
            "Conserto aprovado e serralheria entram na mesma conta parcelada.",
            "Mais de um serviço no mesmo orçamento soma-se e é dividido junto.",
          ],
          [
            "A condição de cada forma, cartão, Pix ou boleto, vem escrita na proposta.",
            "Peça a proposta com total à vista e total parcelado.",
            "Compare os dois totais: é neles que aparece a diferença.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de aprovar o parcelamento", "O que conferir na proposta", "Quatro perguntas sobre a parcela"],
        slots: [
          [
            "Confirme número de parcelas, total final e o que está incluído.",
            "A proposta deve dizer parcelas, total e itens.",
            "Leia o total, e não só o valor da parcela.",
          ],
          [
            "Veja se instalação, controles e garantia estão no mesmo valor.",
            "Parcela baixa sem instalação não é comparável.",
            "O parcelamento cobre o serviço inteiro ou só a peça? Pergunte.",
          ],
          [
            "Guarde o comprovante, que serve também para a garantia de {warranty.motor}.",
            "Nota e comprovante valem para a garantia, de {warranty.motor} no motor.",
            "O comprovante mostra a data em que a garantia começou.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Parcela sem juros?",
        answers: [
          "A condição é informada no orçamento, com o total à vista e o parcelado. Compare os dois antes de aprovar.",
          "Pergunte na proposta: o total parcelado mostra se há acréscimo.",
        ],
      },
      {
        question: "Aceitam boleto ou Pix?",
        answers: [
          "Fale no orçamento. A condição de cada forma é combinada por escrito.",
          "A forma é acertada na proposta; no cartão, vai em até {shop.instalments} vezes.",
        ],
      },
      {
        question: "Conserto de pouco valor também parcela?",
        answers: [
          "Pode, no cartão, conforme o valor. Combine antes da visita.",
          "Sim, quando o orçamento é aprovado. Pergunte o mínimo por parcela.",
        ],
      },
      {
        question: "Condomínio pode parcelar?",
        answers: [
          "A forma é tratada na proposta, com CNPJ e prazo da administradora.",
          "Pode ser combinado. Mande os dados de faturamento junto com as fotos.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
];
