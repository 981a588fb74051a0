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
        "O motor Omegaport é bom quando o modelo serve ao peso da folha e a peça dele se acha por perto. Se já está instalado e o redutor não tem folga, vale manter; se a reposição é difícil, um motor de marca mais comum dá menos trabalho.",
        "Em geral vale manter um Omegaport de redutor firme, porque capacitor, fim de curso e placa têm conserto. Para comprar um novo, ele é bom se há peça e controle na região; compare o preço instalado com o de outra marca.",
        "Sim, em portão de casa leve e equilibrado o Omegaport atende. Escolha outro para folha pesada, garagem coletiva ou quando a engrenagem e a placa do modelo já não se encontram.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Omegaport: pontos a favor e contra", "Quando o Omegaport compensa", "Omegaport ou outra marca"],
        slots: [
          [
            "A favor contam as peças elétricas, que têm equivalentes de boa procedência.",
            "O funcionamento é o de qualquer motor de portão, e o técnico conserta no local.",
            "Motor já instalado, com redutor firme, costuma compensar a peça nova.",
          ],
          [
            "Contra pesa a engrenagem, que só serve a do próprio modelo.",
            "O cuidado é a reposição: pergunte por placa e engrenagem antes de comprar.",
            "Redutor com folga ou graxa vazando mostra que o dinheiro rende mais em outro motor.",
          ],
          [
            "No mesmo porte, marcas diferentes dão resultado parecido em folha leve.",
            "Compare preço instalado, garantia e assistência por perto.",
            "Controles e central já instalados podem decidir a favor da marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Conserto ou motor novo: a conta",
          "Quanto custa manter ou trocar",
          "Preço para manter ou trocar o Omegaport",
        ],
        slots: [
          [
            "Consertar custa conforme a peça; trocar o motor em casa fica de {price.homeSwap}.",
            "A troca residencial, com mão de obra, fica de {price.homeSwap}; o conserto é orçado por foto.",
            "Ponha lado a lado o conserto e a troca, de {price.homeSwap} em casa.",
          ],
          [
            "A vida esperada de um motor de portão é de {trade.life}, e perto do fim os defeitos se somam.",
            "Com mais de um defeito ao mesmo tempo, a troca costuma ser mais segura.",
            "Redutor firme e defeito único pedem conserto.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Sinais de que ainda vale manter",
          "Como avaliar o seu Omegaport",
          "O que observar antes de decidir",
        ],
        slots: [
          [
            "Observe de longe, com a folha em uso normal e ninguém no caminho.",
            "A avaliação se faz por fora, sem abrir o motor.",
            "Poucos sinais bastam para saber se vale investir.",
          ],
        ],
        steps: [
          "Escute se há som áspero dentro da carcaça.",
          "Veja, com o disjuntor desligado, se escorre graxa pela base.",
          "Note se a folha anda aos trancos ou para no meio.",
          "Fotografe a etiqueta, com a tampa fechada.",
          "Mande um vídeo com som e a idade aproximada do motor.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Omegaport ou Garen: qual é melhor?",
        answers: [
          "Garen, se quer peça comum nas lojas; Omegaport, se já tem um instalado em bom estado.",
          "No mesmo porte, o resultado é parecido. A reposição na região decide.",
        ],
      },
      {
        question: "Omegaport ainda tem placa?",
        answers: [
          "Depende do modelo. Em motor comum, uma central universal costuma servir, se aceitar a potência e o fim de curso.",
          "Muitas vezes há compatível. A foto da etiqueta confirma.",
        ],
      },
      {
        question: "Quanto dura um motor Omegaport?",
        answers: [
          "A referência é de {trade.life} em casa, com folha leve.",
          "Um Omegaport dura de {trade.life}, como outros motores residenciais; folha pesada encurta.",
        ],
      },
      {
        question: "Vocês atendem Omegaport?",
        answers: [
          "Sim, vendemos, instalamos e consertamos, como serviço independente.",
          "Atendemos, sem vínculo com o fabricante.",
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
