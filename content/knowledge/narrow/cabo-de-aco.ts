import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const caboDeAco: NarrowConcept[] = [
  {
    id: "trocar-cabo-preco",
    broader: "cabo-de-aco",
    label: "Troca do cabo de aço: preço",
    phrase: "o preço da troca do cabo de aço",
    asks: [
      "trocar cabo preço",
      "troca cabo aço preço",
      "cabo aço quanto custa",
      "cabo aço valor",
      "cabo portão preço",
      "trocar cabo aço quanto",
      "cabo contrapeso preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da troca do cabo de aço do portão soma o par de cabos com terminais, a mão de obra com a folha escorada e o equilíbrio do contrapeso. Roldana gasta entra à parte; fotos de longe e medidas dão o valor grátis.",
        "Trocar o cabo de aço do basculante é cobrado por portão, sempre os dois lados juntos. A altura da folha, a bitola, o acesso à caixa do contrapeso e o estado das roldanas mudam o valor, que vem por foto antes da visita.",
        "Quanto custa trocar o cabo de aço depende da altura do portão, do peso da folha e das roldanas. O cabo é a parte menor; escorar e equilibrar é o que toma tempo. Não espere arrebentar: pare de usar e mande fotos.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que está no preço da troca",
          "Cabo, mão de obra e equilíbrio",
          "Por que o valor muda de um portão para outro",
        ],
        slots: [
          [
            "A conta tem três partes: o par de cabos com presilhas, a mão de obra e o acerto do contrapeso.",
            "Paga-se pelos dois cabos, pela montagem com escora e pela folha equilibrada no fim.",
            "Cabo e terminais são a parte menor; o trabalho seguro com a folha escorada é a maior.",
          ],
          [
            "Folha alta usa mais cabo, folha pesada pede bitola maior e caixa fechada dá mais trabalho.",
            "Altura, peso e acesso à caixa lateral explicam a diferença entre dois portões.",
            "O valor sobe com a bitola, com o comprimento e com caixa de contrapeso difícil de abrir.",
          ],
          [
            "Roldana com canal comido é trocada junto, porque cortaria o cabo novo.",
            "Se a roldana travou, ela entra no mesmo orçamento, com linha própria.",
            "O exame das roldanas faz parte do serviço, e a troca delas só ocorre com o seu aceite.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na troca do cabo", "Os dois cabos na mesma visita", "A troca, na ordem segura"],
        slots: [
          [
            "A folha é calçada e o contrapeso, descarregado, antes de soltar o primeiro terminal.",
            "Primeiro se escora a folha e se tira a carga do contrapeso; depois saem os cabos.",
            "O trabalho começa com a folha presa, porque o cabo velho ainda sustenta peso.",
          ],
          [
            "Os dois lados são trocados com a mesma bitola e o mesmo comprimento.",
            "Cabos iguais nos dois lados mantêm a folha nivelada.",
            "Trocar só um deixaria a folha torta, com um cabo novo e outro esticado.",
          ],
          [
            "Por fim, a folha deve parar em qualquer altura, e o motor é regulado de novo.",
            "Equilíbrio, fim de curso e força são conferidos antes de liberar o portão.",
            "O portão só volta ao uso depois do teste de equilíbrio e de alguns ciclos.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso trocar só o cabo que desfiou?",
        answers: [
          "Não é indicado. O outro tem o mesmo uso e costuma ser o próximo; além disso, cabos diferentes entortam a folha.",
          "O certo é o par. A diferença de preço é pequena perto de abrir tudo de novo pouco depois.",
        ],
      },
      {
        question: "Posso comprar o cabo e chamar alguém para trocar?",
        answers: [
          "Pode, mas bitola e terminal errados são risco de queda. É mais seguro o técnico levar o material depois de ver as fotos.",
          "Melhor não comprar antes: a bitola sai do peso da folha, e o técnico confere isso na visita.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Cabe numa visita, quando roldanas e caixas estão em ordem. Roldana travada ou caixa enferrujada acrescenta trabalho, avisado antes.",
          "Costuma ser resolvida no mesmo dia. O que alonga o serviço é roldana presa ou contrapeso fora do ponto.",
        ],
      },
      {
        question: "Dá para usar o portão até a troca?",
        answers: [
          "Não. Cabo desfiado pode arrebentar na próxima subida. Desligue o disjuntor, não destrave e não passe por baixo.",
          "Pare de usar. O motor não segura a folha se o cabo partir, e a queda é imediata.",
        ],
      },
    ],
    photo: "fotos do cabo e do portão inteiro, tiradas de longe, sem acionar, com a largura e a altura da folha",
  },
];
