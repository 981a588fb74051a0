import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const esquenta: NarrowConcept[] = [
  {
    id: "motor-desarma-quente",
    broader: "esquenta",
    label: "Para quando esquenta",
    phrase: "o motor que para quando esquenta",
    asks: [
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
    ],
    answers: {
      any: [
        "Motor que para quando esquenta e volta depois de esfriar está desarmando pelo protetor térmico. Ele protege o enrolamento; o defeito é o esforço: folha pesada, capacitor fraco, tensão baixa ou aberturas demais para o modelo.",
        "Se o portão só funciona frio e para no calor da tarde, pare de insistir. Deixe o disjuntor desligado até esfriar e peça a medição da corrente: calor repetido estraga o verniz do enrolamento e termina em motor queimado.",
        "Parou depois de várias aberturas e voltou sozinho mais tarde? É o térmico agindo. Em dia de sol o limite chega antes, mas a causa é peso, atrito, capacitor ou uso acima do regime do motor.",
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
            "Atrito na folha é o motivo mais comum de um motor quente em poucas aberturas.",
          ],
          [
            "Capacitor fraco e tensão baixa alongam a partida, que é o momento de maior aquecimento.",
            "Partida demorada, por capacitor ou cabo fino, esquenta mesmo em portão leve.",
            "Fim de curso que deixa o motor empurrando o batente aquece sem ninguém ver.",
          ],
          [
            "Motor de casa em garagem de muito movimento passa do limite de ciclos e desarma todo dia.",
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
            "Água, gelo e pano molhado são proibidos: há tensão na central.",
            "Esperar sem energia é o único remédio imediato.",
          ],
        ],
        steps: [
          "Solte o controle e desligue o disjuntor.",
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
        question: "Posso tirar o protetor térmico?",
        answers: [
          "Não. Sem ele, o enrolamento queima e pode pegar fogo. O certo é tirar a causa do calor.",
          "De jeito nenhum: ele é a última defesa do motor. Corrija peso, capacitor ou excesso de uso.",
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
        question: "Ventilador no motor resolve?",
        answers: [
          "Não. Pode até levar água e poeira para dentro. Resolve reduzir o esforço ou usar um motor de regime maior.",
          "Não é solução. O calor nasce dentro do enrolamento, por excesso de corrente.",
        ],
      },
      {
        question: "Quando é caso de motor maior?",
        answers: [
          "Quando a folha está leve, o capacitor bom, a tensão certa e ele ainda desarma. Em casa, a troca fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
          "Se tudo foi medido e o uso passa do limite de ciclos do modelo. A troca vai de {price.homeSwap} em residência.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e quantas aberturas ele faz antes de parar",
  },
];
