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
        "O motor de portão que esquenta e para no meio do caminho está sendo desligado pelo protetor térmico, que evita que ele queime. Desligue o disjuntor, deixe esfriar por completo e não insista; as causas mais comuns são folha pesada, capacitor fraco, tensão baixa ou uso acima do que ele aguenta.",
        "Um motor que para quando esquenta e volta depois de esfriar está desarmando pelo protetor térmico. Ele protege o enrolamento; o defeito é o esforço: folha pesada, capacitor fraco, tensão baixa ou aberturas demais para o modelo.",
        "Motor que para quando esquenta e só funciona frio pede disjuntor desligado até esfriar e a medição da corrente. Não insista: calor repetido estraga o verniz do enrolamento e termina em motor queimado; a causa é peso, capacitor, tensão ou uso demais.",
        "O motor que para quente e volta sozinho mais tarde foi desligado pelo protetor térmico, depois de várias aberturas ou de esforço. Em dia de sol o limite chega antes, mas a causa é peso, atrito, capacitor ou uso acima do regime do motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o térmico desliga o motor",
          "Peso, partida ou uso demais",
          "O que aquece o motor até parar",
        ],
        slots: [
          [
            "Folha desequilibrada ou trilho sujo fazem o motor puxar mais corrente a cada abertura.",
            "O motor carrega o que o contrapeso ou a roldana deveria aliviar, e a corrente a mais vira calor.",
            "O atrito na folha é o motivo mais comum de um motor quente em poucas aberturas.",
          ],
          [
            "Capacitor fraco e tensão baixa alongam a partida, que é o momento de maior aquecimento.",
            "Partida demorada, por capacitor ou cabo fino, esquenta mesmo em portão leve.",
            "Fim de curso que deixa o motor empurrando o batente aquece sem ninguém ver.",
          ],
          [
            "O motor de casa em garagem de muito movimento passa do limite de ciclos e desarma todo dia.",
            "Dia de festa, mudança ou obra soma aberturas que um motor residencial não foi feito para dar.",
            "No sol forte, a carcaça já começa quente, a folha de metal dilata e pode raspar, e o limite chega mais cedo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer quando ele para quente",
          "Motor parado pelo calor: passos seguros",
          "Enquanto o motor esfria",
        ],
        slots: [
          [
            "Não há tempo certo para esfriar: varia com o modelo e o calor do dia.",
            "Com o disjuntor desligado, espere; água, gelo e pano molhado não se usam, nem assim.",
            "Esperar sem energia é o único remédio imediato.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor.",
          "Basculante parado no alto: ninguém passa por baixo e nada se destrava.",
          "De correr ou de abrir, reto e nivelado, pode ser fechado na mão com a chave.",
          "Espere a carcaça esfriar por completo antes de religar.",
          "Anote quantas aberturas ele fez antes de parar.",
        ],
      },
    ],
    keep: ["visit", "choose"],
    questions: [
      {
        question: "Posso tirar o protetor térmico do motor?",
        answers: [
          "Não. Sem ele, o enrolamento queima e pode pegar fogo. O certo é tirar a causa do calor.",
          "Não, de jeito nenhum: ele é a última defesa do motor. Corrija peso, capacitor ou excesso de uso.",
        ],
      },
      {
        question: "Cobrir o motor do sol ajuda?",
        answers: [
          "Sombra ajuda um pouco, desde que não tampe a ventilação nem prenda água. Se o motor desarma, porém, o esforço é o que precisa de acerto.",
          "Uma cobertura ventilada alivia, mas não resolve folha pesada nem capacitor fraco.",
        ],
      },
      {
        question: "Um ventilador no motor do portão resolve?",
        answers: [
          "Não. Pode até levar água e poeira para dentro. Resolve reduzir o esforço ou usar um motor de regime maior.",
          "Não é solução. O calor nasce dentro do enrolamento, por excesso de corrente.",
        ],
      },
      {
        question: "Quando é caso de motor maior?",
        answers: [
          "É caso de motor maior quando a folha está leve, o capacitor bom, a tensão certa e ele ainda desarma. Em casa, a troca fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
          "É caso de motor maior quando tudo foi medido e o uso passa do limite de ciclos do modelo. A troca vai de {price.homeSwap} em residência.",
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
