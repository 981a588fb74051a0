import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether a motor that was under water can be saved. */
export const motorSubmerso: NarrowConcept[] = [
  {
    id: "motor-submerso-tem-recuperacao",
    broader: "molhou",
    label: "Motor submerso tem recuperação?",
    phrase: "a recuperação do motor que ficou submerso",
    asks: combine(
      [
        "motor submerso",
        "submerso",
        "motor enchente",
        "enchente",
        "motor alagado",
        "alagado",
        "alagou",
        "alagamento",
        "inundação",
        "debaixo água",
        "motor molhou enchente",
      ],
      [
        "recuperação",
        "tem recuperação",
        "recuperar",
        "dá recuperar",
        "tem conserto",
        "tem jeito",
        "conserto motor",
        "salvar",
        "perdeu motor",
        "aproveita",
        "vale consertar",
        "vale a pena consertar",
        "ainda funciona",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Sim, o motor de portão submerso em enchente tem recuperação na maioria dos casos, se ninguém o religou molhado: ele é lavado, seco e medido. A placa que estava com energia quase sempre se perde. Não religue para testar; quando placa e motor se perdem juntos, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Sim, tem conserto, em geral, o motor do portão que a enchente molhou, mesmo depois de horas na água, se a energia estava cortada. O enrolamento e o redutor costumam se salvar; a placa e o capacitor, não. Deixe o disjuntor desligado e não religue. O motor novo, em casa, fica de {price.homeSwap}, com mão de obra.",
        "O motor alagado na enchente tem conserto quando a água pegou só o motor e havia pouca lama; se motor e placa estavam ligados na hora, em geral não compensa. Não religue e mantenha o disjuntor desligado. O motor novo, trocado em casa, custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o motor molhado", "Passos seguros até o técnico chegar"],
        slots: [
          [
            "Enquanto houver água, ninguém deve encostar no portão nem andar até o quadro de luz, porque água e energia juntas matam. Depois, estes passos preservam o que ainda pode ser salvo.",
            "A água no chão com a energia ligada traz risco de morte, e a pressa não salva o motor. Espere a água baixar e siga a ordem.",
            "Sem caminho seco, não chegue perto do quadro de luz nem toque no portão, por causa do risco de choque. Depois que a água baixar, siga estes passos.",
          ],
        ],
        steps: [
          "Se o quadro molhou ou há água no caminho, peça o corte à distribuidora.",
          "Por caminho seco, desligue o disjuntor do portão e o nobreak.",
          "Fotografe a marca da água no motor e na parede, para o seguro.",
          "Não religue, não abra a tampa e não use secador.",
          "Para sair, destrave só o portão de correr ou de abrir, reto; o basculante, não.",
        ],
      },
      {
        about: "replace",
        headings: ["O que se salva e o que se perde", "Como fica cada peça depois da água"],
        slots: [
          [
            "O barro decide tanto quanto a água, e quanto mais dias ele fica lá dentro, menos se salva. Água limpa por poucas horas estraga bem menos que lama por dois dias.",
            "O tempo e a lama contam mais que a altura da água. Depois de algumas horas em água limpa, o motor quase sempre se recupera; depois de dias com barro dentro, raramente.",
            "Quanto antes o motor é aberto pelo técnico, mais peças se aproveitam, porque a lama seca e a ferrugem avança. Depois de uma noite na água ainda há boa chance; depois de uma semana com barro, quase nenhuma.",
          ],
        ],
        bullets: [
          "Enrolamento: em geral se salva, seco em estufa.",
          "Redutor: salva-se com graxa e rolamentos novos.",
          "Placa: perde-se se estava ligada; desligada, às vezes volta a funcionar.",
          "Capacitor e fim de curso: são trocados.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando desistir e comprar outro", "Como decidir entre recuperar e trocar"],
        slots: [
          [
            "Some limpeza, rolamentos, capacitor e placa: se o total passa da metade de um motor novo instalado, compre o novo. O mesmo vale para o motor que já tinha de {trade.life} ou que foi religado molhado e cheira a queimado.",
            "Compare o conserto inteiro, com placa, capacitor e rolamentos, com a metade do preço do motor novo; acima disso, a troca compensa. Motor com {trade.life} de uso, redutor travado pela ferrugem ou cheiro de queimado também levam à troca.",
            "Recuperar compensa quando a soma de limpeza e peças fica abaixo da metade do motor novo. O motor que dá choque na carcaça, que foi religado na água ou que tem {trade.life} de uso deve ser trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quantos dias preciso levar o motor para limpar?",
        answers: [
          "Nos primeiros dois ou três dias, de preferência, porque depois o barro seca e os rolamentos enferrujam.",
          "Quanto antes, melhor. Depois de uma semana com barro dentro, quase só resta trocar.",
        ],
      },
      {
        question: "Secou ao sol e voltou a funcionar. Posso usar?",
        answers: [
          "Não antes de medir, porque por dentro fica umidade e a placa corrói nas semanas seguintes.",
          "Melhor não. Ele funciona hoje e falha depois, às vezes com choque na folha; a medição da isolação diz se é seguro.",
        ],
      },
      {
        question: "O seguro paga o motor que ficou submerso?",
        answers: [
          "Só com cobertura de alagamento, que costuma ser à parte. Avise a seguradora antes do conserto e guarde fotos e peças.",
          "Depende da apólice: dano elétrico não é o mesmo que alagamento. Fotos com data e o orçamento ajudam no pedido.",
        ],
      },
      {
        question: "Como evito que aconteça de novo?",
        answers: [
          "Suba a base do motor e a caixa acima da marca da água e desligue o disjuntor quando sair o alerta de enchente.",
          "Use base mais alta, emendas acima da marca da água e dreno na caixa de passagem. Se o portão não permite, a central pode ser levada para um ponto alto da parede.",
        ],
      },
    ],
    photo: "uma foto da marca da água no motor e outra da etiqueta, sem abrir a tampa",
  },
];
