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
      "fechar vão embaixo portão",
      "como fechar vão embaixo portão",
      "como fechar vão baixo portão",
      "fechar vão baixo portão",
      "fechar vão debaixo portão",
      "vão debaixo portão",
      "vão debaixo portão correr",
      "tampar vão embaixo portão",
      "tapar vão embaixo portão",
      "diminuir vão embaixo portão",
      "fresta embaixo portão",
      "vedação rato",
      "borracha rato",
      "vedação barata",
      "vedação contra rato",
      "borracha portão rato",
      "borracha portão basculante",
      "borracha portão preço",
      "borracha portão quanto custa",
      "gaxeta portão",
      "gaxeta borracha",
      "gaxeta borracha portão",
      "gaxeta base portão",
      "gaxeta borracha base portão",
      "borracha base portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para vedar o vão embaixo do portão, use perfil com borracha no basculante e no de abrir, e escova ou borracha leve no de correr. Ela segura respingo, folha, rato e barata, mas não enchente, e só encosta: apertada, faz o portão voltar.",
        "A borracha para a parte de baixo do portão de garagem se escolhe pelo movimento e pelo piso: lábio de borracha em piso liso, escova alta em piso torto ou em folha de correr. Meça a fresta nas duas pontas; o preço é por metro de perfil, mais a fixação.",
        "Para fechar o vão debaixo do portão de correr, prenda na folha uma escova ou um lábio de borracha macia, que toca o piso sem frear. No basculante e no de abrir, o vão se fecha com borracha em perfil de alumínio. Meça a fresta nas duas pontas e deixe a peça só encostar.",
        "A gaxeta de borracha na base do portão é o perfil oco que se aperta contra o piso e fecha a fresta. Ela serve ao basculante e ao de abrir; no de correr, que roça o piso o tempo todo, use escova. Meça a fresta nas duas pontas para escolher a altura da gaxeta.",
        "Se entra água e bicho por baixo do portão, feche a fresta com rodo de borracha em perfil de alumínio ou escova densa, e contra rato, perfil rígido com menos de 1 cm de vão. Depois o fim de curso e a força são conferidos, para a folha não voltar.",
      ],
      price: [
        "O preço da borracha embaixo do portão é por metro de perfil, mais a fixação e o acerto do fim de curso. Borracha simples custa menos que escova em alumínio, e numa folha de 3 metros se usam 3 metros de perfil.",
        "Vedar o vão embaixo do portão custa pelos metros e pelo tipo de perfil, escova ou lábio de borracha, com a fixação. Folha de 3 metros leva 3 metros, e vão torto pede perfil mais alto, mais caro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Borracha ou escova: qual usar embaixo", "A vedação certa para cada portão"],
        slots: [
          [
            "A folha que desce ou gira só encosta no piso no fim do movimento e aceita borracha. A que desliza roça o piso o tempo todo e precisa de material que não freie.",
            "A escolha depende do movimento da folha. Borracha serve à que encosta e para; escova, à que passa roçando o piso.",
            "Veja primeiro como a folha chega ao chão e depois o que você quer barrar: água, sujeira, inseto ou rato.",
          ],
        ],
        bullets: [
          "Basculante e de abrir: borracha em perfil de alumínio.",
          "De correr: escova ou lábio macio.",
          "Piso torto, até uns 3 cm de diferença: escova alta ou lábio longo.",
          "Inseto: escova densa. Rato: perfil rígido e fresta menor que 1 cm.",
          "Enxurrada: grelha e soleira; borracha não segura.",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de pedir vedação", "Como medir a fresta"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado, em três pontos, porque o piso costuma ter caimento.",
            "Pontas e meio raramente têm a mesma fresta. Faça as medidas sem energia e com a folha no chão.",
            "A trena, o portão fechado e o disjuntor desligado são tudo de que você precisa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, com o portão fechado.",
          "Meça a fresta nas duas pontas e no meio.",
          "Meça a largura da folha.",
          "Fotografe o vão com a trena ao lado.",
        ],
      },
      {
        about: "care",
        headings: ["O ajuste do motor depois de vedar", "Para o portão não voltar"],
        slots: [
          [
            "Borracha alta demais empurra a folha, e a central entende isso como um obstáculo. Por isso o fim de curso, o ponto em que o motor para, é ajustado de novo, sem aumentar a força. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Se o portão passou a voltar, a vedação está apertada. Corrige-se a altura dela ou o ponto em que o motor para, nunca a força. O ajuste em residência começa em {price.preventive}, fora peças.",
            "O perfil muda o ponto em que a folha deve parar, e o motor é regulado de novo, a partir de {price.preventive} em casa, sem peças. Aumentar a força esconderia o problema.",
          ],
          [
            "No basculante, o perfil soma alguns quilos, e o contrapeso pode precisar de acerto, feito pelo técnico com escora. Pano e espuma improvisados enroscam e travam a folha.",
            "Alguns quilos embaixo já desequilibram o basculante, e só o técnico acerta o contrapeso. Evite remendo de espuma ou fita.",
            "Basculante com perfil de metal é reequilibrado pelo técnico. Remendo solto prende em roldana e trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vedação embaixo impede enchente?",
        answers: [
          "Não: segura respingo e sujeira. Contra enchente, grelha, soleira e motor instalado alto.",
          "Não impede, porque a água com pressão passa. Pense em comporta própria e ralo.",
        ],
      },
      {
        question: "Posso instalar a borracha do portão sozinho?",
        answers: [
          "No de correr e no de abrir, com o portão parado e o disjuntor desligado, um perfil parafusado é possível. No basculante, deixe para o técnico, pelo contrapeso.",
          "Em folha que não sobe, sim, sem energia. Basculante não, porque muda o equilíbrio.",
        ],
      },
      {
        question: "Quanto dura a borracha de baixo?",
        answers: [
          "De 2 a 4 anos, conforme sol e atrito; a escova costuma durar mais no de correr. Ressecou ou rasgou, troca-se só a borracha no perfil.",
          "Alguns anos, menos ao sol. Em perfil de alumínio, a borracha se substitui sem trocar tudo.",
        ],
      },
      {
        question: "O piso sob o portão é torto. O que fazer?",
        answers: [
          "Até uns 3 cm, escova alta ou borracha cortada na medida. Acima disso, corrija a soleira ou complete a barra com o serralheiro.",
          "A escova acompanha diferença pequena. Grande, pede acerto do piso.",
        ],
      },
    ],
    photo: "fotos do vão embaixo do portão fechado, nas duas pontas e com uma trena ao lado",
  },
];
