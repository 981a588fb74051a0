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
        "Sim, o motor Omegaport é bom para portão de casa quando o modelo serve ao peso da folha e a peça se acha por perto. Ele dura de {trade.life}, como os de mesmo porte. Vale a pena manter o que está instalado e firme. Trocar em casa fica de {price.homeSwap}.",
        "A marca Omegaport é confiável em uso residencial, com folha leve, e presta o mesmo serviço de outras de igual capacidade. O ponto a conferir é a engrenagem, só do próprio modelo: com ela à venda na região, vale a pena. Sem ela, a troca em residência vai de {price.homeSwap}.",
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
        "O motor Omegaport tem peça, original ou compatível, conforme o modelo: capacitor, controle e fim de curso se acham com facilidade, e engrenagem e placa dependem da etiqueta. Sem placa igual, uma central compatível mantém o motor.",
        "Há peças Omegaport de reposição: capacitor se repõe pelo valor impresso, em qualquer marca, e a engrenagem Omegaport é do próprio modelo. A placa pode ser uma central compatível, o que costuma compensar se o redutor está firme.",
        "Onde achar peças para motor Omegaport: capacitor e controle em loja de automação, engrenagem e placa pelo modelo da etiqueta. Se a engrenagem quebrou e não há igual, compara-se com a troca, de {price.homeSwap} em casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Que peças do Omegaport se acham e quais dependem do modelo", "Peças do motor Omegaport, uma a uma"],
        slots: [
          [
            "Capacitor segue os µF e a tensão impressos no corpo; engrenagem se compara por dentes, furo e altura. A ordem é da mais fácil à mais difícil.",
            "Do capacitor à engrenagem, a dificuldade cresce. Compare.",
            "Peça de medida padrão é rápida; a própria do modelo, não.",
          ],
        ],
        bullets: [
          "Capacitor: pelos µF e volts impressos, de qualquer marca",
          "Controle e receptor: o receptor avulso resolve se não houver igual",
          "Fim de curso, ímã ou chave: comum",
          "Engrenagem e coroa: só do próprio modelo",
          "Placa: original ou central compatível, com controles gravados de novo",
        ],
      },
      {
        about: "check",
        headings: ["O que ver no Omegaport antes da visita", "Passos seguros com o Omegaport"],
        slots: [
          [
            "Nenhum passo pede abrir a carcaça ou tocar em fio. Em basculante, fique longe da folha e não mexa em cabo.",
            "Olhe, escute e anote, de longe. O vídeo com som revela a falha.",
            "Com a tampa fechada, siga por fora. Basculante não se toca.",
          ],
        ],
        steps: [
          "Confira o disjuntor e troque a pilha do controle.",
          "Acione uma vez e grave o som do motor.",
          "Desligue o disjuntor.",
          "Veja se há graxa escorrendo ou parafuso solto na base.",
          "Fotografe a etiqueta do Omegaport.",
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o Omegaport", "Peça nova ou motor novo"],
        slots: [
          [
            "Com o redutor firme, a peça quase sempre compensa, e o menor custo é capacitor e fim de curso. Se a soma passa de metade da troca, de {price.homeSwap} em casa, troque.",
            "Peça pequena em redutor bom vale; engrenagem e placa juntas, compare com a troca de {price.homeSwap}.",
            "Redutor sem folga, conserte. Com folga e peça cara, veja a troca, de {price.homeSwap} em residência.",
          ],
          [
            "Motor além de {trade.life} merece essa conta, e a garantia do novo é de {warranty.motor}. Reparo simples leva até {trade.smallRepair}.",
            "Passou de {trade.life}, compare com o novo, de {warranty.motor} de garantia. O reparo leva {trade.smallRepair}.",
            "Acima de {trade.life}, a troca traz {warranty.motor} de garantia. Em até {trade.smallRepair} sai o reparo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a peça do Omegaport e vocês instalam?",
        answers: [
          "Podemos avaliar, se a peça for do modelo certo. Confira dentes, furo e tensão antes de comprar.",
          "Sim, se ela for do modelo certo. Compare dentes, furo e altura com a antiga antes de pagar.",
        ],
      },
      {
        question: "O Omegaport antigo ainda vale a peça?",
        answers: [
          "Vale, se o redutor não tem folga e o motor não esquenta. O técnico mede antes de comprar.",
          "Com o redutor firme e o motor sem esquentar, sim. Com folga no eixo, a troca do motor costuma ser a melhor conta.",
        ],
      },
      {
        question: "Como sei qual peça do motor Omegaport quebrou?",
        answers: [
          "O ronco sem partir sugere capacitor; giro sem andar, engrenagem; portão mudo, energia ou placa. A medição confirma.",
          "Pelo sinal: ronco, capacitor; giro em falso, engrenagem; silêncio, energia.",
        ],
      },
      {
        question: "O controle Omegaport pode ser substituído?",
        answers: [
          "Pelo da mesma frequência e código. Se não há, um receptor avulso com controles novos resolve, sem trocar o motor.",
          "Sim, por um da mesma frequência e do mesmo código. Quando não há, um receptor de 433 MHz com controles novos resolve.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
];
