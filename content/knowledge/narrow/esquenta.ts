import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const esquenta: NarrowConcept[] = [
  {
    id: "motor-desarma-quente",
    broader: "esquenta",
    label: "Para quando esquenta",
    phrase: "o motor que para quando esquenta",
    asks: [
      "motor [marca] esquenta parou",
      "falha depois abrir várias vezes",
      "falha várias vezes seguidas",
      "depois abrir várias vezes seguidas",
      "falha abrir várias vezes seguidas",
      "só abre frio",
      "abre só frio",
      "abre só manhã",
      "só abre de manhã",
      "abre só frio manhã",
      "esquentando parando",
      "esquenta parando meio",
      "esquentando parando meio",
      "esquenta parou meio",
      "quente parou meio",
      "esquenta caminho",
      "esquentando meio caminho",
      "aquece parou",
      "superaquece",
      "superaquecendo",
      "superaquecimento",
      "desarmando térmico",
      "esquenta e desliga",
      "desliga esquenta",
      "parou esquenta",
      "parando esquenta",
      "quando esquenta",
      "desarma quente",
      "desarma esquenta",
      "volta depois esfria",
      "funciona esfria",
      "só funciona frio",
      "térmico desarmando",
      "protetor térmico",
      "parou calor",
      "não funciona calor",
      "funcionar calor",
      "sol quente parou",
      "trava calor",
      "parando calor",
      "meio calor",
      "não abre calor",
      "não fecha calor",
      "esquenta muito parou",
      "para quando calor",
      "debaixo sol",
      "pegou sol",
      "motor sol parou",
      "sol forte motor",
      "termostato desarma",
      "termostato motor",
      "termostato motor desarma",
      "usar várias vezes parando",
      "para depois usar várias vezes",
      "parou depois várias vezes",
      "abre várias vezes seguidas parou",
      "uso seguido parou",
      "desarma calor",
      "motor desarma calor",
      "motor desarma quente",
      "desliga no calor",
      "não abre sol forte",
      "não abre calor sol",
    ],
    answers: {
      any: [
        "O motor do portão que esquenta e para no meio do caminho foi desligado pelo protetor térmico, que evita a queima. Desligue o disjuntor e deixe esfriar: a causa costuma ser folha pesada, capacitor fraco, tensão baixa ou uso demais, e a visita em casa parte de {price.preventive}, sem peças.",
        "Motor que esquenta e desliga, ou só abre frio, está desarmando pelo térmico, uma proteção do enrolamento contra o calor. O defeito é o esforço: folha pesada, capacitor cansado, energia baixa ou aberturas demais. Espere esfriar sem energia; a visita com medição em residência começa em {price.preventive}, fora peças.",
        "Quando o motor [marca] desarma no calor ou depois de várias aberturas, quem o desliga é o protetor térmico, e a folha pesada, o capacitor fraco ou o uso acima do modelo são a causa. Corte a energia até esfriar; medir e regular em casa custa a partir de {price.preventive}, sem peças.",
        "O portão que só falha depois de abrir várias vezes seguidas tem o motor desligando por calor, pelo protetor térmico, e volta quando esfria. Desligue o disjuntor e espere; se acontece em poucas aberturas, é folha pesada, capacitor fraco ou tensão baixa, com visita em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor esquenta até parar", "Peso, partida ou uso demais"],
        slots: [
          [
            "O motivo mais comum é a folha: trilho sujo, roldana presa ou contrapeso fora do ponto fazem o motor puxar mais corrente, que vira calor. Capacitor fraco e tensão baixa alongam a partida, a hora em que ele mais esquenta.",
            "Em geral a folha pesa: roda travada, sujeira no trilho ou desequilíbrio sobem a corrente, e corrente a mais é calor. A isso se soma a partida demorada, por capacitor no fim ou fio fino que derruba a tensão.",
            "Comece pelo peso, porque atrito no trilho, nas rodas ou no contrapeso obriga o motor a puxar mais energia e aquecer. Outra fonte de calor é a partida longa, de capacitor cansado ou rede fraca.",
          ],
          [
            "Uso também conta: dia de festa, mudança ou garagem de prédio passa do que um motor residencial aguenta seguido. O sol só encurta a espera, pois a carcaça já começa quente.",
            "Motor de casa não foi feito para abrir dezenas de vezes em sequência, e em obra ou garagem coletiva desarma todo dia. Calor do sol adianta a parada, mas sozinho não é o defeito.",
            "Muitas aberturas seguidas estouram o limite de um motor residencial, mesmo com tudo em ordem. Num dia de sol isso acontece mais cedo, porque ele parte de uma temperatura alta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer quando ele para quente", "Passos seguros enquanto esfria"],
        slots: [
          [
            "Esperar sem energia é o único remédio na hora. Não jogue água nem ponha gelo ou pano molhado; o tempo de espera muda com o modelo e o calor do dia.",
            "O motor volta sozinho depois de frio, e cada insistência atrasa isso. Água e pano úmido não ajudam e molham a parte elétrica.",
            "Deixe o disjuntor desligado e aguarde, que não há atalho: molhar ou abanar o motor não adianta e pode causar choque.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor.",
          "Basculante parado no alto: ninguém passa por baixo e nada se destrava.",
          "De correr ou de abrir, reto e no trilho: pode ser fechado na mão com a chave.",
          "Espere a carcaça esfriar por completo antes de religar.",
          "Anote se ele só falha depois de abrir várias vezes seguidas, e quantas.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede no motor quente", "Diagnóstico do motor que desarma"],
        slots: [
          [
            "O técnico mede a corrente com o portão andando e compara com a da etiqueta: é o que mostra se o motor trabalha acima do que deveria. Depois confere folha, capacitor e tensão e regula a parada, para o motor não empurrar o batente.",
            "Corrente em movimento, comparada com a da plaqueta, diz em segundos se há esforço demais. Na sequência vêm o peso da folha, o capacitor e a rede, e o fim de curso é acertado, porque empurrar o batente também aquece.",
            "A medição começa pela corrente, durante a abertura, contra o valor impresso no motor. Em seguida são vistos capacitor, energia e atrito da folha, e corrige-se a parada que deixa o motor forçando no fim.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o motor é pequeno para o portão", "Trocar por um modelo maior?"],
        slots: [
          [
            "Se a folha está leve, o capacitor bom e a tensão certa, e ainda assim ele desarma, o modelo não aguenta o uso. A troca em casa fica de {price.homeSwap} e, em portão pesado ou de muito movimento, de {price.heavySwap}.",
            "Motor maior só depois de acertar a folha e a elétrica: se o calor continua, falta potência para aquele movimento. Em residência a troca vai de {price.homeSwap}, e em prédio ou indústria, de {price.heavySwap}.",
            "Com peso, capacitor e rede em ordem, um motor que segue fervendo é fraco para o serviço. Trocá-lo custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o protetor térmico do motor?",
        answers: [
          "Não. Sem ele, o enrolamento queima e pode pegar fogo. O certo é tirar a causa do calor, que quase sempre está na folha ou no capacitor.",
          "De jeito nenhum: ele é a última defesa contra a queima. Quem precisa de conserto é o peso, a partida ou o excesso de uso.",
        ],
      },
      {
        question: "Cobrir o motor do sol ou pôr ventilador resolve?",
        answers: [
          "Sombra ajuda um pouco, se não tampar a ventilação. Ventilador não, porque o calor nasce dentro do motor e ele ainda joga poeira e umidade.",
          "Uma cobertura ventilada alivia, mas não conserta folha pesada. Vento por fora quase não muda a temperatura do enrolamento.",
        ],
      },
      {
        question: "Quais sinais vêm antes de ele desarmar?",
        answers: [
          "Carcaça quente com poucas aberturas, partida com ronco e portão mais lento a cada ciclo. Quem percebe isso cedo costuma resolver com regulagem ou capacitor.",
          "Ele avisa: demora para partir, ronca, anda mais devagar e a carcaça esquenta logo. Nesse ponto o conserto ainda costuma ser ajuste ou capacitor.",
        ],
      },
      {
        question: "Deixar desarmar muitas vezes estraga o motor?",
        answers: [
          "Estraga: o calor repetido resseca o verniz que isola os fios, e o motor acaba queimando. Resolver a causa cedo costuma custar uma regulagem ou um capacitor.",
          "Sim, aos poucos. Cada aquecimento enfraquece o isolamento dos fios, até o curto. Medir no começo sai bem mais barato que rebobinar ou trocar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e o número de aberturas até parar",
  },
  {
    id: "motor-quente-e-normal",
    broader: "esquenta",
    label: "Motor de portão quente é normal?",
    phrase: "se é normal o motor de portão esquentar",
    asks: [
      "motor novo esquenta normal",
      "motor novo esquenta",
      "motor novo esquentando",
      "quente normal",
      "esquenta normal",
      "esquentar normal",
      "esquentando normal",
      "normal motor quente",
      "normal motor esquentar",
      "motor quente perigoso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Esquentar um pouco é normal, até em motor novo; esquentar muito, não é: costuma ser folha pesada, força alta, tensão errada ou modelo pequeno para o uso. Desligue o disjuntor; se é novo, chame quem instalou, porque costuma estar na garantia.",

        "Morno depois de várias aberturas seguidas, é normal; muito quente em uma ou duas aberturas, com cheiro ou parando sozinho, não é. Nesse caso desligue o disjuntor: há folha pesada, capacitor fraco, tensão errada ou uso acima do modelo.",
        "É normal o motor de portão esquentar um pouco no uso seguido, sobretudo em dia de sol. Não é normal ferver nas primeiras aberturas, perder força ou cheirar a verniz: isso é esforço, e o enrolamento queima se continuar.",
        "O motor de portão quente só é normal se acompanha o uso e esfria logo. Se esquenta parado, com poucas aberturas ou até desarmar, pare de acionar e peça a medição da corrente com o portão andando.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Quente normal e quente demais: como separar",
          "Quando o calor do motor preocupa",
          "Sinais de aquecimento fora do normal",
        ],
        slots: [
          [
            "Carcaça morna depois de muitas aberturas, sem cheiro e com a mesma velocidade, é trabalho normal.",
            "Um motor bom aquece aos poucos e esfria entre um uso e outro.",
            "Em dia de sol, a carcaça de metal já começa quente, e o limite chega antes.",
          ],
          [
            "Calor na primeira ou na segunda abertura mostra esforço ou partida difícil.",
            "Um motor que fica quente sem ninguém usar pode estar energizado contra o batente ou com relé colado.",
            "Perder velocidade ao longo do dia acompanha o motor que trabalha forçado.",
          ],
          [
            "Cheiro de verniz ou de plástico encerra o uso: disjuntor desligado e nenhum teste.",
            "Uma parada que volta depois de esfriar é o protetor térmico, e repetir o ciclo leva à queima.",
            "Não toque na carcaça para medir: o calor pode queimar a mão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que fazer com o motor muito quente",
          "Motor quente: cuidados até a visita",
          "Cuidados com motor superaquecido",
        ],
        slots: [
          [
            "Desligue o disjuntor e deixe esfriar com a tampa fechada.",
            "Não jogue água nem ponha gelo para esfriar, porque há tensão na central.",
            "Não destrave o basculante para aliviar; a folha pode estar pesada.",
          ],
          [
            "Varra o trilho do portão de correr e anote quantas aberturas ele fez.",
            "Se for prédio ou comércio, conte as aberturas por hora, porque o modelo pode ser pequeno.",
            "Mande a foto da etiqueta: ela traz o regime de uso do motor.",
          ],
        ],
      },
    ],
    keep: ["causes", "visit"],
    questions: [
      {
        question: "Até que temperatura o motor é normal?",
        answers: [
          "O limite depende do modelo, e a etiqueta traz a classe do motor. Na prática, vale o comportamento: se perde força, cheira ou para, passou do limite.",
          "Não há um número para todos. O calor que aparece em poucas aberturas já foge do normal.",
        ],
      },
      {
        question: "Posso usar o portão com o motor quente?",
        answers: [
          "Morno, sim. Muito quente, não: espere esfriar com o disjuntor desligado e descubra a causa.",
          "Se ele está quente a ponto de parar ou cheirar, não use até a medição.",
        ],
      },
      {
        question: "Motor novo esquenta mais?",
        answers: [
          "Não deveria. Se ferve desde o primeiro dia, a folha está pesada, a tensão errada ou o modelo pequeno; chame quem instalou.",
          "Não. O calor em motor novo é instalação ou dimensionamento a rever, dentro da garantia de {warranty.installation} do serviço quando é nosso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e o número de aberturas por dia",
  },
  {
    id: "esquenta-so-num-sentido",
    broader: "esquenta",
    label: "Motor esquenta só ao abrir ou só ao fechar",
    phrase: "o motor que esquenta em um sentido só",
    asks: [
      "motor esquenta só fecha",
      "motor esquenta só quando fecha",
      "motor esquenta só abre",
      "motor esquenta só quando abre",
      "motor esquenta fechar abrir não",
      "motor esquenta abrir fechar não",
      "motor força só fechar",
      "motor força só abrir",
      "motor força só quando fecha",
      "motor força só quando abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que esquenta só quando o portão fecha, ou só quando abre, faz mais força nesse sentido: folha em desnível no de correr, contrapeso ou mola fora do ponto no basculante, dobradiça caída no de abrir, ou fim de curso que o deixa forçando o batente. O motor em geral está bom; aliviar a folha em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só em um sentido", "Peso, batente ou fim de curso"],
        slots: [
          [
            "A folha que pesa para um lado pede do motor o dobro do esforço.",
            "Trilho com caimento ajuda na ida e cobra na volta.",
          ],
          [
            "Fim de curso que atua tarde deixa o motor empurrando o batente, e ele aquece parado.",
            "Batente atingido com o motor ligado esquenta em segundos.",
          ],
          [
            "No basculante, equilíbrio errado é risco de queda: não destrave.",
            "Contrapeso e mola se acertam só com técnico.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Pode queimar?",
        answers: [
          "Pode, se repetir. Deixe esfriar e reduza o uso até o ajuste.",
          "Sim: calor repetido estraga o enrolamento.",
        ],
      },
      {
        question: "É o capacitor?",
        answers: ["Raramente: ele falha nos dois sentidos.", "Pouco provável, se para o outro lado vai frio."],
      },
    ],
    photo: "um vídeo dos dois sentidos e a foto da etiqueta do motor",
  },
];
