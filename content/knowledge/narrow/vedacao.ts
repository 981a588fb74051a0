import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const vedacao: NarrowConcept[] = [
  {
    id: "vedacao-embaixo",
    broader: "vedacao",
    label: "Borracha embaixo do portão",
    phrase: "a vedação embaixo do portão",
    asks: [
      "borracha embaixo portão",
      "vedar embaixo",
      "vedação embaixo",
      "água entra embaixo portão",
      "rato embaixo portão",
      "barata embaixo portão",
      "escova vedação portão",
      "vão embaixo portão",
      "fresta embaixo portão",
      "vedação rato",
      "borracha rato",
      "vedação barata",
      "vedação contra rato",
      "borracha portão rato",
      "borracha portão basculante",
      "borracha portão preço",
      "borracha portão quanto custa",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para fechar o vão embaixo do portão, use perfil com borracha no basculante e no de abrir, e escova ou borracha leve no de correr. A vedação só encosta, sem forçar: apertada, faz o portão voltar e gasta o motor.",
        "A borracha embaixo do portão segura respingo, folha, rato e barata, mas não enchente. Meça o vão nas duas pontas, mande foto com trena e escolhemos o perfil; depois o fim de curso e a força são conferidos.",
        "Uma vedação embaixo do portão precisa acompanhar o piso: em piso torto, escova alta; em piso liso, borracha. O preço é por metro, mais a fixação e o ajuste do motor, e sai por foto do vão.",
      ],
      price: [
        "A borracha de baixo do portão é cobrada por metro de perfil, mais a fixação e o acerto do fim de curso. Meça a largura e a altura da fresta nas duas pontas, mande foto com trena e o orçamento é grátis.",
        "O preço da borracha embaixo do portão depende da largura, da altura do vão e do perfil, escova ou lábio de borracha. Fotos com a trena nas duas pontas bastam para o orçamento, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Borracha ou escova: qual usar embaixo",
          "A vedação certa para cada portão",
          "Escolha pelo movimento e pelo piso",
        ],
        slots: [
          [
            "No basculante e no de abrir, a borracha encosta no fim do curso e veda melhor.",
            "Uma folha que desce ou gira até o batente aceita borracha, que comprime pouco e fecha bem.",
            "Uma borracha em perfil de alumínio é a escolha comum para basculante.",
          ],
          [
            "No de correr, a escova arrasta menos e não freia a folha.",
            "Um portão que desliza pede escova ou lábio macio, para não virar freio.",
            "Para folha de correr, cerdas longas acompanham o piso sem prender.",
          ],
          [
            "Contra rato, a fresta tem de ficar bem fechada e o material, firme; escova rala não impede.",
            "Roedor rói borracha macia: perfil com reforço ou chapa rente resolve melhor.",
            "Para inseto basta escova densa; para rato, perfil rígido e fresta mínima.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "O que conferir depois de vedar",
          "Vedação e motor: o ajuste final",
          "Ajuste para o portão não voltar depois da vedação",
        ],
        slots: [
          [
            "Uma borracha alta demais empurra a folha, e a central entende como obstáculo.",
            "Se o portão passou a voltar depois da borracha, ela está apertando.",
            "Um perfil grosso muda o ponto de fechamento, e o fim de curso é refeito.",
          ],
          [
            "No basculante, o peso do perfil pode pedir acerto do contrapeso, feito pelo técnico.",
            "O perfil de metal soma peso à folha, e o equilíbrio é conferido.",
            "Alguns quilos embaixo já mudam o basculante, e o acerto é do técnico.",
          ],
          [
            "A água de enxurrada se resolve com ralo e soleira; borracha só segura respingo.",
            "Para água que desce pela rua, o caminho é grelha ou soleira antes do portão.",
            "Uma vedação nenhuma faz comporta de um portão comum.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Vedação embaixo impede enchente?",
        answers: [
          "Não. Ela segura respingo e sujeira. Contra enchente é preciso comporta própria, ralo e motor instalado no alto.",
          "Não impede. A água em pressão passa; pense em grelha, desnível e proteção do motor.",
        ],
      },
      {
        question: "Posso instalar a borracha do portão sozinho?",
        answers: [
          "Em portão parado, fechado e com o disjuntor desligado, um perfil parafusado é possível. No basculante, deixe para o técnico, pelo contrapeso.",
          "No de correr, sim, com a energia cortada e sem furar fiação. Depois peça a conferência da força.",
        ],
      },
      {
        question: "Quanto custa a vedação embaixo do portão?",
        answers: [
          "É cobrada por metro, conforme o perfil, mais a fixação e o ajuste do motor. A foto do vão com trena dá o valor.",
          "O preço depende da largura da folha e do perfil. Mande foto das duas pontas com a medida da fresta.",
        ],
      },
      {
        question: "O piso sob o portão é torto. Que vedação usar?",
        answers: [
          "Usa-se escova alta ou borracha de lábio longo, cortada na medida. Se a diferença é grande, corrige-se o piso ou a barra.",
          "Mede-se a fresta em vários pontos. Até alguns centímetros, a escova acompanha; acima disso, a serralheria completa.",
        ],
      },
    ],
    photo: "fotos do vão embaixo do portão fechado, nas duas pontas e com uma trena ao lado",
  },
];
