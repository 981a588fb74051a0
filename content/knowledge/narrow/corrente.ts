import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const corrente: NarrowConcept[] = [
  {
    id: "corrente-caiu",
    broader: "corrente",
    label: "Corrente do motor caiu ou arrebentou",
    phrase: "a corrente do motor que caiu ou arrebentou",
    asks: [
      "porta enrolar corrente arrebentou",
      "porta enrolar corrente caiu",
      "porta enrolar corrente quebrou",
      "corrente caiu",
      "corrente caindo",
      "corrente saiu",
      "corrente saindo",
      "corrente soltou",
      "corrente solta",
      "corrente escapou",
      "corrente arrebentou",
      "corrente arrebentada",
      "corrente quebrou",
      "corrente quebrada",
      "corrente frouxa",
      "corrente batendo",
      "corrente pulando",
      "trocar corrente",
      "troca corrente",
      "corrente arrebentada motor",
      "corrente arrebentada [marca]",
      "corrente arrebentada motor [marca]",
      "corrente [marca] arrebentou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Corrente do portão frouxa bate, pula dente e pode escapar: desligue o disjuntor e não ajuste com o motor ligado. O técnico prende a folha, acerta a tensão e vê se o elo ou o pinhão gastou; só o ajuste em casa parte de {price.preventive}, sem peças.",
        "Com a corrente caída ou arrebentada, desligue o disjuntor e não fique embaixo: a folha ou a cortina perde a condução do motor. Na porta de enrolar, se partiu só a corrente manual, o motor segue funcionando; nos dois casos, ela se troca na visita.",
        "A corrente do motor de portão que caiu ou arrebentou deixa a folha sem condução. Desligue o disjuntor, não mova nem destrave o portão e não passe embaixo; o técnico prende a folha, troca corrente e pinhão gastos e acerta a tensão.",
        "Se a corrente do portão soltou, a causa costuma ser folga, elo gasto ou pinhão comido. Não tente recolocar: ela pode puxar os dedos se o motor partir. Com a folha presa, ajusta-se a tensão ou troca-se o par.",
        "Corrente arrebentada ou enferrujada se troca, junto com o pinhão de dentes finos; a que só caiu ou afrouxou se estica pelo esticador. É serviço com a folha presa e o disjuntor desligado, orçado pela foto da etiqueta e da corrente.",
      ],
      "how-to": [
        "Com a corrente caída ou partida, desligue o disjuntor e deixe a folha como está: quem recoloca ou troca é o técnico, com a folha presa. Frouxa, ela se estica pelo parafuso do esticador até sobrar pouca folga no meio do vão.",
        "Para lidar com a corrente frouxa ou caída, desligue o disjuntor, deixe a folha como está e mande fotos. Recolocar no pinhão exige prender a folha e alinhar pinhão e esticador, trabalho de técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com a corrente solta",
          "Passos seguros até o técnico chegar",
          "Corrente caída: o que não fazer",
        ],
        slots: [
          [
            "Dedo entre corrente e pinhão se machuca mesmo em movimento lento.",
            "A folha pode descer ou correr quando a corrente perde a tensão.",
            "Deixe a corrente onde caiu e cuide da área.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Não mova a folha nem destrave o motor.",
          "Se for basculante ou porta de enrolar, isole a área de baixo.",
          "Fotografe de longe a corrente, o pinhão e a etiqueta.",
          "Não emende com arame nem com elo improvisado.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que a corrente cai ou arrebenta",
          "Folga, pinhão gasto e desalinhamento",
          "Causas da corrente que vive saindo",
        ],
        slots: [
          [
            "Uma corrente alongada pelo uso passa do curso do esticador e salta do pinhão.",
            "Com o tempo os elos se alongam, e a folga faz a corrente pular.",
            "Elo gasto alonga a corrente, e o esticador não dá mais conta.",
          ],
          [
            "Pinhão com dentes finos ou pontudos solta a corrente nova também.",
            "O dente do pinhão em forma de gancho pede troca junto.",
            "Uma corrente nova em pinhão velho volta a pular.",
          ],
          [
            "Motor fora de alinhamento e folha pesada puxam a corrente de lado.",
            "Um suporte torto desalinha o pinhão e a corrente sai sempre do mesmo lado.",
            "Uma folha desequilibrada dá tranco e abre o elo de emenda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a troca da corrente",
          "Corrente, pinhão e esticador na visita",
          "O ajuste feito pelo técnico",
        ],
        slots: [
          [
            "A folha é presa antes de soltar a transmissão.",
            "Com a folha calçada, corrente e pinhão saem sem risco.",
            "Primeiro se segura o portão; depois se mexe na corrente.",
          ],
          [
            "A corrente nova tem o mesmo passo e o número certo de elos, para o esticador ficar no meio do curso.",
            "Passo e comprimento são os do modelo, e o esticador fica com sobra.",
            "Troca-se pelo mesmo passo, com emenda própria e trava.",
          ],
          [
            "Alinhados motor e pinhão, regulam-se o fim de curso e a força.",
            "Depois se lubrifica e se acerta o ponto de parada, que muda com a corrente nova.",
            "O teste final confere folga, ruído e parada.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso emendar a corrente do motor?",
        answers: [
          "Só o técnico, com emenda do mesmo passo, e se o resto estiver bom. Uma emenda improvisada abre em carga.",
          "Em casa, não. Uma corrente que abriu uma vez mostra desgaste no conjunto.",
        ],
      },
      {
        question: "Quanto custa trocar a corrente do motor?",
        answers: [
          "O preço depende do passo, do comprimento e do pinhão. A foto da etiqueta e da corrente dá o valor antes.",
          "Cobra-se peça e mão de obra; o pinhão costuma ser trocado junto.",
        ],
      },
      {
        question: "Vale passar para motor de fuso?",
        answers: [
          "Vale comparar quando corrente e pinhão acabaram em motor antigo. O kit basculante novo parte de {price.lowest} instalado.",
          "Em basculante de casa, sim, se o motor já é velho. Um motor bom com corrente nova segue bem.",
        ],
      },
      {
        question: "Que óleo passar na corrente?",
        answers: [
          "Use lubrificante próprio para corrente, em pouca quantidade, com o disjuntor desligado. Graxa grossa junta areia.",
          "Use spray para corrente. O óleo demais pinga e junta poeira.",
        ],
      },
    ],
    photo: "fotos da corrente, do pinhão e da etiqueta do motor, tiradas sem mover a folha",
  },
];
