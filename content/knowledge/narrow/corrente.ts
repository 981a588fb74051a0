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
  {
    id: "trocar-corrente-do-motor",
    broader: "corrente",
    label: "Troca da corrente do motor",
    phrase: "a troca da corrente do motor",
    asks: [
      "trocar corrente",
      "troca corrente",
      "trocar corrente motor",
      "trocar corrente portão",
      "trocar corrente motor portão",
      "trocar corrente motor antigo",
      "corrente motor antigo",
      "corrente motor portão antigo",
      "corrente velha trocar",
      "corrente gasta trocar",
      "corrente enferrujada trocar",
      "corrente nova motor portão",
      "substituir corrente motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "A corrente do motor de portão antigo se troca, sem trocar o motor, se ainda há corrente da mesma medida e a engrenagem que a puxa está boa. O serviço é feito com a folha presa; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a corrente sai pela foto.",
        "Trocar a corrente vale a pena em motor que ainda tem força: a peça é achada pela medida, mesmo em modelo antigo. Se a engrenagem e o motor também estão no fim, compare com um novo, de {price.homeSwap} na troca em casa, com mão de obra.",
        "Na troca da corrente, o técnico prende a folha, põe outra da mesma medida, muda a engrenagem de dentes finos e acerta a folga e a parada. A foto da etiqueta, da corrente e da engrenagem diz se há a peça e quanto fica, antes da visita.",
      ],
      price: [
        "Trocar a corrente do motor custa a peça, que vai por medida e comprimento, mais a mão de obra, a partir da visita de {price.preventive} em casa, sem peças. Com a engrenagem gasta, ela é orçada junto; a foto das duas e da etiqueta dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Ajustar, trocar a corrente ou trocar o motor", "O que o desgaste mostra"],
        slots: [
          [
            "Corrente só frouxa se estica pelo parafuso próprio; com elo duro, torto ou enferrujado, troca-se.",
            "Se ela já foi esticada até o fim e continua batendo, acabou: é hora da nova.",
          ],
          [
            "Dente da engrenagem em forma de gancho come a corrente nova, e por isso as duas vão juntas.",
            "Engrenagem de dentes finos ou pontudos é trocada no mesmo serviço.",
          ],
          [
            "Motor antigo que ronca, esquenta ou tem folga no eixo não paga a corrente: o dinheiro rende mais no novo.",
            "Com o motor fraco ou sem peça, a corrente nova só adia; peça os dois orçamentos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "O serviço, em ordem"],
        slots: [
          [
            "A folha é presa antes de a corrente sair, porque em muitos portões é ela que segura o peso.",
            "Primeiro se escora ou se trava a folha; depois se solta a corrente.",
          ],
          [
            "A corrente nova tem a mesma medida entre os elos e o mesmo comprimento, com emenda própria.",
            "Medida e número de elos são os da antiga, para o esticador ficar no meio do curso.",
          ],
          [
            "No fim, a corrente é lubrificada, e o ponto de parada, que muda com ela, é acertado.",
            "Folga, parada e força são reguladas, e o portão é testado várias vezes.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Ainda se acha corrente para motor antigo?",
        answers: [
          "Quase sempre, porque ela vai por medida, e não por marca. O que costuma faltar em modelo antigo é engrenagem e placa.",
          "Em geral, sim: com a medida entre os elos e o comprimento, há corrente compatível.",
        ],
      },
      {
        question: "Posso trocar a corrente sozinho?",
        answers: [
          "Não é seguro: sem ela a folha pode descer, e um dedo entre a corrente e a engrenagem se machuca mesmo devagar.",
          "Não. A folha precisa ser presa antes, e a parada é regulada depois; é serviço de técnico.",
        ],
      },
      {
        question: "Vale mudar para motor de fuso?",
        answers: [
          "No basculante de casa, sim, quando o motor já é velho: o kit novo instalado parte de {price.lowest}, até {width.quarterHp}.",
          "Se corrente, engrenagem e motor acabaram juntos, sim. Com o motor bom, troque só a corrente.",
        ],
      },
    ],
    photo: "fotos da corrente, da engrenagem e da etiqueta do motor, tiradas sem mover a folha",
  },
  {
    id: "motor-de-corrente",
    broader: "corrente",
    label: "Motor de corrente",
    phrase: "o motor de corrente",
    asks: [
      "motor corrente garagem",
      "motor corrente portão garagem",
      "motor corrente casa",
      "motor corrente residencial",
      "motor corrente vale pena",
      "motor corrente presta",
      "motor corrente bom",
      "motor corrente comprar",
      "comprar motor corrente",
      "motor tipo corrente portão",
      "motor acionamento corrente",
      "motor movido corrente",
      "ainda existe motor corrente",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para motor de corrente em portão de garagem {em}, consertamos o que você já tem, com corrente e engrenagem na medida; se ele está no fim, trocamos por um de fuso, no basculante, ou de cremalheira, no de correr. A visita de ajuste em casa parte de {price.preventive}, sem peças, e a troca fica de {price.homeSwap}.",
        "Motor de corrente em portão de garagem vale manter enquanto tem força e peça; para comprar hoje, prefira o de fuso no basculante e o de cremalheira no de correr, que fazem menos barulho e não afrouxam. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Hoje o motor de corrente é pouco usado em garagem de casa: o de fuso, no basculante, e o de cremalheira, no de correr, pedem menos ajuste. Se o seu funciona, regular e lubrificar custa menos que trocar, a partir de {price.preventive} na visita em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Corrente, fuso ou cremalheira na garagem", "Manter a corrente ou mudar"],
        slots: [
          [
            "A corrente aguenta folha um pouco torta e se conserta fácil; em troca, faz barulho, estica e pede óleo.",
            "O ponto forte da corrente é o conserto barato; o fraco é o ajuste, que volta de tempos em tempos.",
          ],
          [
            "No basculante de até {width.quarterHp}, o kit novo de fuso, instalado, parte de {price.lowest}.",
            "Quem muda para o fuso, no basculante de até {width.quarterHp}, paga a partir de {price.lowest}, com a instalação.",
          ],
          [
            "No de correr, mudar para cremalheira pede motor novo e a barra de dentes em toda a folha.",
            "Em portão de correr, a troca leva motor, cremalheira e, às vezes, base nova; a foto dá o valor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a corrente durar", "O cuidado que o motor de corrente pede"],
        slots: [
          [
            "A corrente tem de ter uma pequena folga no meio: esticada demais, força o eixo; frouxa, bate e pula.",
            "Corrente que bate na partida está frouxa; peça o ajuste antes que ela pule da engrenagem.",
          ],
          [
            "Com o disjuntor desligado e o portão fechado, passe pano e pouco lubrificante próprio para corrente.",
            "Óleo próprio, em pouca quantidade, e nada de graxa grossa, que junta areia.",
          ],
          [
            "Esticar, emendar e recolocar é do técnico, com a folha presa; a revisão em casa é {visits.home}.",
            "Marque a revisão {visits.home}: folga, dentes da engrenagem e parada são conferidos juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de corrente faz mais barulho?",
        answers: [
          "Faz, mesmo bem ajustado. Se o barulho aumentou de repente, é folga ou engrenagem gasta.",
          "Sim, mais que o de fuso e o de cremalheira. Ajuste e óleo próprio baixam bastante.",
        ],
      },
      {
        question: "Ainda há peça para motor de corrente?",
        answers: [
          "Corrente, em geral, sim, pela medida; engrenagem e placa dependem do modelo. A foto da etiqueta responde.",
          "Depende da marca e da idade. Mande a foto da etiqueta, e dizemos o que ainda se acha.",
        ],
      },
      {
        question: "A corrente arrebentou. O que faço?",
        answers: [
          "Desligue o disjuntor, afaste todos e não destrave o basculante: a folha pode estar presa só pelo motor.",
          "Pare de usar, desligue o disjuntor e mande uma foto de longe. Não tente emendar.",
        ],
      },
    ],
    photo: "fotos do motor, da corrente parada e do portão inteiro, com a largura da folha",
  },
];
