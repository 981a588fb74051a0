import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether the gate's circuit needs a residual current device, and whether an inverter saves power. */
export const drEInversor: NarrowConcept[] = [
  {
    id: "precisa-de-dr",
    broader: "instalacao-eletrica",
    label: "Portão eletrônico precisa de DR?",
    phrase: "o DR no circuito do portão",
    asks: [
      ...combine(
        ["precisa DR", "obrigatório DR", "DR obrigatório", "DR necessário", "preciso DR", "tem que ter DR", "usar DR"],
        ["portão", "portão eletrônico", "portão automático", "motor", "motor portão"],
      ),
      "portão sem DR",
      "motor sem DR",
      "portão eletrônico sem DR",
    ],
    intent: "question",
    answers: {
      any: [
        "Precisa: o motor fica do lado de fora, em folha de metal que as pessoas tocam, e a NBR 5410 pede DR de 30 mA em circuito que serve área externa. Ele desliga com a fuga, antes do choque; quem instala é o eletricista, no quadro.",
        "O portão eletrônico precisa de DR de 30 mA e não deve ser ligado sem ele: metal, chuva e energia juntos são o caso para o qual o DR existe. O disjuntor protege o fio; o DR protege quem encosta na folha. O usual é um só para o circuito do portão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["DR, disjuntor e terra: o que faz cada um", "Três proteções, três funções"],
        slots: [
          [
            "O disjuntor desliga com corrente demais no fio; o DR, com corrente que escapa para a folha ou para o chão.",
            "Sobrecarga e curto são do disjuntor; fuga para a carcaça é do DR.",
          ],
          [
            "O terra dá caminho à fuga e faz o DR agir na hora; sem terra, ele ainda protege, mas só quando alguém toca.",
            "Com terra, o DR cai no momento do defeito; sem ele, muitas vezes espera o toque de alguém.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual DR usar", "Corrente, sensibilidade e polos"],
        slots: [["A etiqueta do motor e o quadro fecham a escolha.", "O eletricista confirma pela etiqueta."]],
        bullets: [
          "Sensibilidade de 30 mA, a que protege pessoas",
          "Corrente nominal de 25 A ou mais, acima da do disjuntor",
          "Bipolar: corta fase e neutro em 127 V, ou as duas fases em 220 V",
          "Só para o portão, para uma fuga não apagar a casa",
        ],
      },
      {
        about: "check",
        headings: ["Teste o DR todo mês", "Como saber se ele funciona"],
        slots: [["Não pede ferramenta nem abrir o quadro por dentro.", "Leva um minuto, com o portão parado."]],
        steps: [
          "Com o portão fechado, aperte o botão T ou Teste do DR.",
          "Ele deve cair na hora; o portão fica sem energia.",
          "Não caiu: chame o eletricista, porque ele não protege.",
          "Religue e acione o portão uma vez, de longe.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DR cai quando o portão abre. Tiro ele?",
        answers: [
          "Não: ele está avisando de fuga, e sem ele a folha pode dar choque. Deixe desligado até o técnico achar o trecho.",
          "Nunca. Religue uma vez só, longe da folha; se caiu de novo, há fio molhado ou motor com fuga.",
        ],
      },
      {
        question: "DR da casa já serve para o portão?",
        answers: [
          "Serve, se o circuito do portão passa por ele. O incômodo é a casa toda apagar quando chove no portão.",
          "Protege, sim; mas um próprio evita que o portão molhado desligue a geladeira.",
        ],
      },
      {
        question: "Motor com inversor faz o DR cair à toa?",
        answers: [
          "Pode, em alguns modelos, por fuga de alta frequência. O eletricista usa DR adequado; não se tira a proteção.",
          "Às vezes. A ficha do motor diz o tipo de DR; trocar o tipo resolve, tirar não.",
        ],
      },
    ],
    photo: "uma foto do quadro pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  },
  {
    id: "inversor-gasta-menos",
    broader: "consumo",
    label: "Motor com inversor gasta menos?",
    phrase: "o consumo do motor com inversor",
    asks: combine(
      ["inverter", "inversor", "motor inverter", "motor inversor"],
      [
        "gasta menos",
        "gasta menos energia",
        "gasta menos luz",
        "economiza",
        "economiza energia",
        "consumo",
        "consome menos",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Gasta menos, mas quase não aparece na conta: o movimento de um portão de casa já fica abaixo de 1 kWh por mês, com ou sem inversor. O que se ganha é partida suave, menos tranco e abertura mais rápida, e é por isso que ele se paga.",
        "Pouca diferença na conta de luz: o motor trabalha segundos por abertura, e a central em espera pesa mais que ele. Escolha o inversor pela parada suave, pela velocidade e pelo uso de prédio, e não pela economia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o inversor muda", "Onde está o ganho"],
        slots: [
          [
            "A partida gradual puxa menos corrente: a luz não pisca, e cabo longo sofre menos.",
            "Sem o pico da partida, fio, disjuntor e engrenagem trabalham folgados.",
          ],
          [
            "O motor esquenta menos, e por isso aguenta mais aberturas seguidas.",
            "Aquece menos por abertura, o que conta em prédio e comércio.",
          ],
          [
            "A central dele pode gastar um pouco mais parada; compare os watts em espera na ficha.",
            "Em espera, algumas centrais com inversor consomem mais que a comum: veja a ficha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando compensa pagar por ele", "Casa, prédio e garagem sob o quarto"],
        slots: [["O motivo raramente é a conta de luz.", "Decida pelo uso."]],
        bullets: [
          "Prédio ou muitas aberturas: compensa",
          "Quarto perto da garagem: compensa pela parada suave",
          "Folha leve e poucas aberturas: o comum atende",
          "Cabo comprido até o quadro: ajuda na partida",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto gasta um portão eletrônico por mês?",
        answers: [
          "Em casa, perto de 2 a 4 kWh por mês, a maior parte da central em espera.",
          "Uns 3 kWh por mês em casa: poucos reais na conta.",
        ],
      },
      {
        question: "Quanto custa um motor com inversor?",
        answers: [
          "Em casa, a troca do motor fica de {price.homeSwap}, com mão de obra, e o modelo com inversor costuma ficar na parte de cima da faixa.",
          "A troca em casa vai de {price.homeSwap}; com inversor, conte o lado mais alto, e a foto da etiqueta fecha o valor.",
        ],
      },
      {
        question: "Posso pôr inversor no motor que já tenho?",
        answers: [
          "Só se o motor for trifásico ou o fabricante tiver a central própria; no monofásico comum, não.",
          "Em geral, não: o motor comum é monofásico com capacitor. Troca-se o conjunto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do portão inteiro",
  },
];
