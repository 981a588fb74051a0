import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ferrugem: NarrowConcept[] = [
  {
    id: "ferrugem-embaixo",
    broader: "ferrugem",
    label: "Portão enferrujado embaixo",
    phrase: "a ferrugem embaixo do portão",
    asks: [
      "ferrugem embaixo",
      "enferrujado embaixo",
      "portão podre embaixo",
      "ferrugem base portão",
      "barra portão enferrujada",
      "portão furado embaixo",
      "ferrugem pé portão",
      "trocar barra portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão enferrujado embaixo: se é só superfície, lixa, fundo e tinta resolvem; se furou ou o tubo amassa com o dedo, corta-se a barra podre e solda-se outra, com furo para a água sair. Antes de pôr motor, isso vem primeiro.",
        "A ferrugem embaixo do portão começa por dentro do tubo, onde a água para. Furo, escama ou solda abrindo pedem troca do trecho na serralheria; mancha sem perda de metal aceita tratamento e pintura. O valor sai por foto.",
        "Base do portão podre não se resolve com massa e tinta: o trecho é cortado e refeito, com a folha escorada e a central do motor desconectada. Fotos de perto mostram se é retoque ou barra nova.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Retoque ou barra nova: como saber",
          "Até onde a ferrugem entrou",
          "Como avaliar a ferrugem da base",
        ],
        slots: [
          [
            "Tinta com bolha e mancha sem furo ainda aceitam lixa, fundo e tinta.",
            "Se o metal continua duro e liso debaixo da mancha, o tratamento de superfície basta.",
            "Mancha alaranjada sem escama é caso de retoque.",
          ],
          [
            "Escama que solta em camadas, furo e água pingando do tubo mostram metal perdido.",
            "Tubo que cede ou pinga depois da chuva está podre por dentro.",
            "Furo pequeno por fora costuma ser maior por dentro do tubo.",
          ],
          [
            "Perto de roldana, dobradiça, cabo ou suporte do motor, a ferrugem é risco de queda, e o uso para.",
            "Se o ponto podre segura roda, dobradiça ou motor, desligue o disjuntor e não acione.",
            "Onde a base sustenta a folha, o furo deixa de ser estética e vira segurança.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a base do portão é refeita", "Cortar, soldar e proteger", "O conserto da barra de baixo"],
        slots: [
          [
            "Com a folha escorada e a central desconectada, corta-se até o metal são e solda-se tubo novo.",
            "O serralheiro desliga a energia, solta a placa, escora a folha e troca o trecho.",
            "A parte podre sai inteira; remendo por cima deixa a ferrugem trabalhando por baixo.",
          ],
          [
            "Furos de escoamento na parte de baixo impedem que a água pare de novo.",
            "A barra nova recebe furo de saída, fundo e tinta também na solda.",
            "Sem saída para a água, o tubo novo apodrece como o velho.",
          ],
          [
            "Se a folha ficou mais pesada ou mais leve, roldana, contrapeso e motor são conferidos.",
            "Depois do reparo, o portão é testado na mão e o motor, regulado de novo.",
            "A mudança de peso pede nova regulagem antes do uso.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Quanto custa trocar a barra de baixo do portão?",
        answers: [
          "Depende dos metros a refazer, do perfil do tubo e de escorar ou tirar a folha. Com fotos e a largura, o orçamento é grátis.",
          "O valor soma tubo por metro, solda, fundo e tinta. Se houver roldana ou suporte no trecho, entra o reparo deles.",
        ],
      },
      {
        question: "Posso passar massa e pintar por cima?",
        answers: [
          "Não em furo. A massa esconde e a ferrugem continua; em mancha de superfície, lixe até o metal limpo antes do fundo.",
          "Só em retoque sem perda de metal. Furo tampado segura água e aumenta por dentro.",
        ],
      },
      {
        question: "Portão enferrujado embaixo pode receber motor?",
        answers: [
          "Pode depois do reparo. Motor puxa a base e abre o que já está fraco; por isso a serralheria vem antes.",
          "Só com a base firme. O técnico confere por foto e inclui o conserto no orçamento.",
        ],
      },
      {
        question: "Por que enferruja só embaixo?",
        answers: [
          "Porque a água escorre e para ali, junto com respingo, produto de limpeza e urina de animais.",
          "A base fica úmida mais tempo, e o tubo sem furo guarda água por dentro.",
        ],
      },
    ],
    photo: "fotos da base de perto e do portão inteiro, mostrando rodas, dobradiças e o ponto do motor",
  },
];
