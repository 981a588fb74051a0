import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const guilhotina: NarrowConcept[] = [
  {
    id: "guilhotina-onde-serve",
    broader: "guilhotina",
    label: "Onde o portão guilhotina serve",
    phrase: "o portão guilhotina em garagem pequena",
    asks: [
      "guilhotina garagem pequena",
      "guilhotina pequena",
      "guilhotina vale pena",
      "guilhotina compensa",
      "guilhotina espaço",
      "guilhotina altura",
      "guilhotina sobrado",
      "guilhotina vantagem",
      "guilhotina residencial vale pena",
      "guilhotina baixa",
      "guilhotina bom",
      "portão sobe reto garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Um portão guilhotina serve em garagem pequena quando há altura: a folha sobe reta e precisa caber inteira acima do vão. Não ocupa a calçada, o lado nem o teto da garagem. Com fachada baixa, escolha basculante ou de correr.",
        "Guilhotina vale a pena onde falta espaço na frente e ao lado, mas sobra parede acima do portão. Ela não avança na calçada; em troca, pede cabos, contrapeso e trava contra queda sempre revisados.",
        "Para garagem curta, o guilhotina é boa saída, porque não gira nem invade a vaga. A condição é ter acima do vão uma altura igual à da folha, ou folha dividida. Meça isso antes de pedir o orçamento, que sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça antes de decidir", "Cabe um guilhotina aí?", "As medidas que decidem"],
        slots: [
          [
            "A altura acima do vão decide tudo, e se mede em minutos.",
            "Com trena e uma foto de frente já se sabe se cabe.",
            "Fachada, laje e sacada são o que costuma impedir.",
          ],
        ],
        steps: [
          "Meça a altura do vão, do piso à viga.",
          "Meça da viga até o primeiro obstáculo acima: laje, sacada ou telhado.",
          "Se a segunda medida é menor que a primeira, a folha inteira não sobe.",
          "Veja se há parede firme dos dois lados para as guias.",
          "Anote a altura do carro com bagageiro.",
        ],
      },
      {
        about: "choose",
        headings: ["Guilhotina, basculante ou de correr", "Qual cabe na garagem pequena", "Compare pelo espaço"],
        slots: [
          [
            "Guilhotina pede altura acima do vão; basculante, teto livre e um pouco da calçada; correr, parede ao lado.",
            "Cada tipo ocupa um lugar: o guilhotina em cima, o basculante na frente e no teto, o de correr ao lado.",
            "Sem altura e sem lado, o basculante é o que sobra; com altura, o guilhotina libera a calçada.",
          ],
          [
            "No preço do motor, o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}; o guilhotina é orçado por peso e curso.",
            "O basculante tem kit de tabela, a partir de {price.lowest} instalado; o guilhotina sai por orçamento.",
            "Guilhotina não usa os kits de basculante: motor, freio e cabos são definidos por foto e medidas.",
          ],
          [
            "A folha suspensa pede revisão mais rigorosa que a de um portão de correr.",
            "Quem não quer cuidar de cabos e contrapeso fica melhor com o de correr, se houver espaço.",
            "Cabo e trava contra queda são o preço do espaço ganho.",
          ],
        ],
      },
    ],
    keep: ["what", "care"],
    questions: [
      {
        question: "O portão guilhotina pode cair?",
        answers: [
          "Com cabo rompido e sem trava, pode. Por isso se usa dispositivo contra queda e revisão em dia.",
          "O risco existe se cabos e contrapeso não são revistos. Uma folha torta ou pesada fica parada até o técnico.",
        ],
      },
      {
        question: "Dá para trocar basculante por guilhotina?",
        answers: [
          "Dá, com serralheria nova: guias, cabos e contrapeso. O motor do basculante não se aproveita.",
          "Sim, se houver altura acima do vão. É portão novo, não adaptação.",
        ],
      },
      {
        question: "Como abrir o portão guilhotina sem luz?",
        answers: [
          "Abra pelo acionamento manual do motor, se houver, ou com nobreak. Não destrave a folha suspensa.",
          "Com nobreak é mais seguro, porque destravar pode fazer a folha descer.",
        ],
      },
      {
        question: "O portão guilhotina precisa de fotocélula?",
        answers: [
          "Precisa: a folha desce sobre a passagem. Feixe baixo e reversão testada são o mínimo.",
          "Sim, sempre, e ninguém para embaixo da folha erguida.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira, com a altura do vão e a altura livre acima dele",
  },
  {
    id: "como-funciona-guilhotina",
    broader: "guilhotina",
    label: "Como funciona o portão guilhotina",
    phrase: "o funcionamento do portão guilhotina",
    asks: ["como funciona guilhotina", "funcionamento guilhotina", "guilhotina funciona"],
    intent: "how-to",
    answers: {
      any: [
        "O portão guilhotina funciona com a folha subindo reta por duas guias laterais, puxada por cabos ou correntes; o contrapeso equilibra o peso e o motor só dá o movimento. Freio e trava contra queda seguram a folha, e a fotocélula embaixo impede que ela desça sobre alguém.",
        "No portão guilhotina, a folha sobe na vertical, sem avançar na calçada nem na garagem: guias dos dois lados, cabos, contrapeso e um motor com freio. O fim de curso manda parar em cima e embaixo, e a trava contra queda age se um cabo romper.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada parte faz", "Guias, cabos, contrapeso e motor"],
        slots: [
          [
            "As guias mantêm a folha no prumo: fora delas, ela trava ou sobe torta.",
            "Duas guias laterais conduzem a folha e não a deixam balançar.",
          ],
          [
            "O contrapeso carrega quase todo o peso, e o motor move só a diferença.",
            "Cabos ou correntes passam por roldanas no alto e ligam a folha ao contrapeso.",
          ],
          [
            "O freio do motor segura a folha parada; a trava contra queda age quando um cabo rompe.",
            "O fim de curso corta o motor nas duas pontas do caminho.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que mantém o uso seguro", "Folha suspensa pede cuidado"],
        slots: [
          [
            "Ninguém fica embaixo da folha erguida, e cabo desfiado é motivo para parar de usar.",
            "Folha torta, descida rápida ou cabo gasto: disjuntor desligado, passagem isolada e técnico.",
          ],
          [
            "Sem luz, não se destrava a folha suspensa: usa-se nobreak ou o acionamento manual do motor.",
            "Na falta de energia, o caminho é nobreak ou o acionamento manual previsto, com ninguém embaixo.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Que altura o portão guilhotina pede acima do vão?",
        answers: ["Uma altura igual à da folha, ou menor se a folha for dividida em partes que sobem juntas."],
      },
      {
        question: "O portão guilhotina precisa de contrapeso?",
        answers: ["Na maioria, sim: sem ele, o motor carregaria a folha inteira e o freio seguraria todo o peso."],
      },
      {
        question: "Quanto custa o motor de portão guilhotina?",
        answers: [
          "Depende do peso da folha e do curso; em conjunto pesado, a troca fica de {price.heavySwap}, e o valor vem por foto.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira, com as guias, os cabos e a altura livre acima do vão",
  },
];
