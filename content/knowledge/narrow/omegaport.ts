import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const omegaport: NarrowConcept[] = [
  {
    id: "omegaport-e-bom",
    broader: "omegaport",
    label: "Omegaport é bom?",
    phrase: "saber se o motor Omegaport é bom",
    intent: "question",
    asks: [
      "marca omegaport confiável",
      "omegaport dura muito defeito",
      "motor omegaport dura bastante",
      "omegaport bom",
      "omegaport boa marca",
      "omegaport vale pena",
      "omegaport presta",
      "omegaport confiável",
      "opinião omegaport",
      "omegaport compensa",
      "omega port bom",
      "motor omegaport qualidade",
    ],
    answers: {
      any: [
        "Sim, o motor Omegaport é bom para portão de casa quando o modelo serve ao peso da folha e a peça se acha por perto; dura de {trade.life}, como os de mesmo porte. Vale a pena manter o que está instalado e firme; trocar em casa fica de {price.homeSwap}.",
        "A marca Omegaport é confiável em uso residencial, com folha leve, e presta o mesmo serviço de outras de igual capacidade. O ponto a conferir é a engrenagem, só do próprio modelo: com ela à venda na região, vale a pena; sem ela, a troca em residência vai de {price.homeSwap}.",
        "Se o serralheiro indicou um Omegaport, é boa escolha para portão leve, desde que haja placa e engrenagem dele perto de você. O motor Omegaport dura de {trade.life} com folha em ordem, e a troca por ele ou por outra marca em casa custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Omegaport: pontos a favor e contra", "Quando o Omegaport compensa"],
        slots: [
          [
            "A resposta muda se você já tem o motor ou vai comprar.",
            "Veja de que lado o seu caso cai.",
            "O que pesa é a reposição, mais que o nome.",
          ],
        ],
        bullets: [
          "A favor: capacitor, fim de curso e placa têm equivalentes",
          "A favor: mecânica comum, que o técnico conserta no local",
          "Contra: engrenagem só do próprio modelo",
          "Já instalado, redutor sem folga: mantenha",
          "Portão pesado ou de muitas famílias: linha de uso intenso",
        ],
      },
      {
        about: "check",
        headings: ["Como avaliar o seu Omegaport", "O que observar antes de decidir"],
        slots: [
          [
            "A avaliação se faz por fora, com a tampa fechada e ninguém no caminho. Cinco minutos bastam para saber se vale manter.",
            "Observe de longe, com a folha em uso normal. Não abra o motor para isso.",
            "Tudo se vê e se ouve do lado de fora. Use o portão uma vez e repare nestes pontos.",
          ],
        ],
        steps: [
          "Escute se há som áspero dentro da carcaça.",
          "Com o disjuntor desligado, veja se escorre graxa pela base.",
          "Note se a folha anda aos trancos ou para no meio.",
          "Fotografe a etiqueta, por fora.",
          "Anote a idade aproximada do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Conserto ou motor novo: a conta", "Quanto custa manter ou trocar o Omegaport"],
        slots: [
          [
            "Manter começa pela visita com ajuste, em casa em geral de {price.preventiveRange}, sem peças. Capacitor e fim de curso são as peças baratas; placa e engrenagem, as caras.",
            "O ajuste em residência costuma ir de {price.preventiveRange}, fora peças, e entre elas o capacitor custa menos e a placa, mais.",
            "Conservar o motor custa a ida, quase sempre de {price.preventiveRange} em casa, mais a peça, do capacitor, mais barato, à engrenagem.",
          ],
          [
            "Com dois defeitos juntos e perto de {trade.life} de uso, a troca é mais segura. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}, bom termo de comparação.",
            "Motor com mais de um defeito e idade de {trade.life} pede troca. Compare com o kit basculante de até {width.quarterHp}, desde {price.lowest} instalado.",
            "Perto de {trade.life}, os defeitos se somam, e o novo compensa: em basculante de até {width.quarterHp}, a partir de {price.lowest} com instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Omegaport ou Garen: qual é melhor?",
        answers: [
          "Garen, se quer peça comum em qualquer loja; Omegaport, se já tem um instalado em bom estado. No mesmo porte, o resultado é parecido.",
          "Em folha leve, empatam. A reposição na sua região decide, e a Garen costuma ter mais.",
        ],
      },
      {
        question: "Omegaport ainda tem placa?",
        answers: [
          "Depende do modelo. Em motor comum, uma central universal costuma servir, conferidos a potência e o fim de curso.",
          "Muitas vezes há original ou compatível. A etiqueta confirma antes da visita.",
        ],
      },
      {
        question: "Vocês atendem Omegaport?",
        answers: [
          "Sim, vendemos, instalamos e consertamos, como serviço independente. O motor que vendemos tem {warranty.motor} de garantia.",
          "Atendemos, sem vínculo com o fabricante, na venda e no conserto. A instalação tem {warranty.installation} de garantia.",
        ],
      },
      {
        question: "Qual a garantia de um Omegaport novo?",
        answers: [
          "Conosco, {warranty.motor} no motor e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço de instalar, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "omegaport-pecas",
    broader: "omegaport",
    label: "Peças para motor Omegaport",
    phrase: "as peças do motor Omegaport",
    intent: "buying",
    asks: [
      "onde achar peças motor omegaport",
      "placa capacitor motor omegaport",
      "fim de curso omegaport",
      "quebrou engrenagem omegaport encontro",
      "omegaport peça",
      "omegaport peças",
      "peça omegaport",
      "omegaport tem peça",
      "peças motor omegaport",
      "peça reposição omegaport",
      "onde comprar peça omegaport",
    ],
    answers: {
      any: [
        "O motor Omegaport tem peça, conforme o modelo: capacitor, controle e fim de curso se acham com facilidade; engrenagem e placa dependem da etiqueta. Mande a foto dela e dizemos o que há, original ou compatível, e o valor.",
        "Há peça para Omegaport, original ou compatível. O que muda é a peça: capacitor se repõe pelo valor impresso; a engrenagem é do próprio modelo; a placa pode ser uma central compatível. A foto da etiqueta confirma.",
        "Em geral o Omegaport ainda tem peça de desgaste; a etiqueta do motor decide. Se faltar a placa, uma central compatível mantém o motor; se faltar a engrenagem, compara-se com a troca. Mande a foto e dizemos o que há.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Que peças do Omegaport se acham e quais dependem do modelo",
          "Peças do motor Omegaport, uma a uma",
          "Original ou compatível no Omegaport",
        ],
        slots: [
          [
            "No Omegaport, o capacitor segue os µF e a tensão impressos no corpo, em qualquer marca de peça.",
            "Capacitor e controle do Omegaport se acham em loja de automação, pelo código.",
            "Peça elétrica comum do Omegaport tem equivalente de boa procedência.",
          ],
          [
            "Engrenagem e coroa do Omegaport só servem no próprio modelo, por isso vale a foto da peça usada.",
            "A engrenagem do Omegaport se compara por dentes, furo e altura com a antiga.",
            "Peça mecânica do Omegaport não se adapta de outra marca.",
          ],
          [
            "Sem a placa original, avalia-se central compatível com o motor e o fim de curso do Omegaport.",
            "Uma placa nova no Omegaport pede gravar os controles outra vez.",
            "Com a central trocada, o Omegaport passa a usar os controles do novo padrão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do Omegaport compensa", "Consertar ou trocar o Omegaport", "Peça nova ou motor novo"],
        slots: [
          [
            "Com o redutor do Omegaport firme, a peça quase sempre compensa.",
            "Um redutor sem folga é o sinal de que vale repor a peça do Omegaport.",
            "Peça pequena em Omegaport bom é o caminho mais barato.",
          ],
          [
            "Se a soma se aproxima de um motor novo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor no fim da vida, de {trade.life}, merece a conta da troca, de {price.homeSwap} em casa.",
            "Quando falta a engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso comprar a peça do Omegaport e vocês instalam?",
        answers: [
          "Podemos avaliar, se a peça for do modelo certo. Mande as fotos antes de comprar.",
          "Sim, depois de conferir o modelo por foto.",
        ],
      },
      {
        question: "O Omegaport antigo ainda vale a peça?",
        answers: [
          "Vale, se o redutor não tem folga e o motor não esquenta. O técnico mede antes.",
          "Em geral sim, com o redutor firme.",
        ],
      },
      {
        question: "Como sei qual peça do motor Omegaport quebrou?",
        answers: [
          "O ronco sem partir sugere capacitor; giro sem andar, engrenagem; portão mudo, energia ou placa. A medição confirma.",
          "O sintoma aponta, e a medição no local confirma.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
];
