import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const preco: NarrowConcept[] = [
  {
    id: "motor-barato",
    broader: "preco",
    label: "Motor de portão barato",
    phrase: "o motor de portão mais barato",
    asks: [
      "motor barato",
      "motor mais barato",
      "motor menor preço",
      "motor econômico portão",
      "motor em conta",
      "motor custo benefício",
      "motor bom barato",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão mais barato que vendemos instalado é um basculante de 1/4 HP, por {price.lowest}, para folha de até {width.quarterHp}. Pelo custo-benefício, o Speedy, por {price.speedy}, abre em {opening.speedy} em vez de {opening.padrao}.",
        "Motor de portão barato é o que serve sem sobra e já vem instalado: no basculante de até {width.quarterHp}, {price.lowest} com entrega e montagem. De correr e de abrir, o menor modelo adequado sai por foto. Veja sempre se o preço comparado inclui a instalação.",
        "Para gastar menos em motor de portão, compare o total instalado: kit basculante por {price.lowest}, contra motor avulso mais instalação a partir de {price.installation}. Consertar a folha antes evita comprar potência que você não precisa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O mais barato, por tipo de portão", "Quanto custa o básico instalado", "Menor preço que atende"],
        slots: [
          [
            "Basculante de até {width.quarterHp}: Padrão por {price.padrao}; por um pouco mais, Speedy por {price.speedy}, instalados.",
            "No basculante, o preço de entrada é {price.padrao} com instalação, e o Speedy custa {price.speedy}.",
            "Com {price.lowest} instalado você automatiza um basculante comum de até {width.quarterHp}.",
          ],
          [
            "De correr e de abrir: modelo residencial de entrada, com valor por peso, cremalheira ou folhas.",
            "Nos outros tipos, o menor motor que trabalha com margem é indicado por foto.",
            "Deslizante leve usa modelo simples; o orçamento mostra o total com cremalheira.",
          ],
          [
            "Às vezes o barato é não trocar: capacitor, fim de curso ou engrenagem resolvem.",
            "Antes de comprar, veja se o motor atual tem conserto.",
            "Manutenção preventiva em casa, a partir de {price.preventive}, sem peças, pode adiar a troca.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que olhar além do preço", "Motor barato que dura", "Como comparar preços"],
        slots: [
          [
            "Compare com instalação, controles e garantia no mesmo total.",
            "Some frete, mão de obra e acessórios antes de comparar.",
            "O preço que vale é o do portão funcionando.",
          ],
          [
            "Motor pequeno demais sai caro: esquenta, gasta engrenagem e dura pouco.",
            "Economia na potência volta em conserto quando a folha passa da medida.",
            "O menor motor só é barato se couber na folha.",
          ],
          [
            "Veja se há placa, fuso e controle à venda, porque peça difícil encarece depois.",
            "Modelo com reposição fácil custa menos ao longo dos anos.",
            "Garantia de {warranty.motor} e peça à venda fazem parte do preço.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Motor barato presta?",
        answers: [
          "Presta quando é do tipo e da medida certos e está bem instalado. O modelo de entrada em folha equilibrada trabalha de {trade.life}.",
          "Sim, em portão leve e uso de casa. O que falha cedo é motor pequeno em folha pesada.",
        ],
      },
      {
        question: "Motor usado sai mais barato?",
        answers: [
          "Nem sempre: a instalação avulsa parte de {price.installation}, e o kit basculante novo instalado custa {price.lowest}, com garantia.",
          "Na soma, a diferença costuma ser pequena, e o usado vem sem garantia de fábrica.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim. O valor instalado vai em até {shop.instalments} vezes no cartão.",
          "Dá, em até {shop.instalments} parcelas no cartão, depois do orçamento aprovado.",
        ],
      },
      {
        question: "Qual o mais barato para portão de correr?",
        answers: [
          "O residencial de entrada que suporte o peso da folha com folga. Mande largura, altura e material para o valor.",
          "Depende do peso. A troca em casa fica de {price.homeSwap}, e a foto mostra em que ponto da faixa o seu está.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  },
];
