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
        "Tem recuperação, na maioria dos casos, para o motor em si, se ninguém religou molhado: lava-se, seca-se e mede-se a isolação. A placa submersa com energia quase sempre se perde. Quando placa e motor vão juntos, a troca em casa fica de {price.homeSwap}.",
        "Tem recuperação, mesmo que o motor tenha passado a noite inteira na água, se a energia estava cortada e ele for aberto logo: enrolamento e redutor costumam se salvar; placa e capacitor, não. Não religue para testar; compare o conserto com o motor novo, de {price.homeSwap} em casa, com a mão de obra.",
        "Depende do que a água alcançou e de haver energia na hora: só o motor, em geral tem recuperação; motor e placa ligados, em geral não compensa. Deixe o disjuntor desligado e mande a foto da marca da água; o novo, em casa, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["O que se salva e o que se perde", "Peça por peça depois da água"],
        slots: [
          [
            "O barro decide tanto quanto a água: quanto mais dias lá dentro, menos se salva.",
            "Água limpa por poucas horas estraga menos que barro por dois dias.",
          ],
        ],
        bullets: [
          "Enrolamento: em geral se salva, seco em estufa e com a isolação aprovada",
          "Redutor: salva-se com graxa e rolamentos novos",
          "Placa: perde-se se estava ligada; desligada, às vezes volta depois da limpeza",
          "Capacitor e fim de curso: trocam-se, que é mais barato que arriscar",
        ],
      },
      {
        about: "choose",
        headings: ["Quando desistir e comprar outro", "Recuperar ou trocar: a conta"],
        slots: [
          [
            "Some limpeza, rolamentos, capacitor e placa: passou da metade de um motor novo, compre o novo.",
            "Se o conserto passa da metade do preço do novo, ou o motor já tinha perto de {trade.life}, não compensa.",
          ],
          [
            "Também se troca quando o enrolamento tem fuga para a carcaça ou quando foi religado molhado.",
            "Fuga para a carcaça, cheiro de queimado ou redutor travado pela ferrugem encerram a dúvida.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "O que não fazer com o motor molhado"],
        slots: [
          [
            "Enquanto houver água, ninguém encosta no portão nem anda até o quadro.",
            "Água e energia juntas matam: a casa vem antes do motor.",
          ],
        ],
        steps: [
          "Se o quadro está molhado ou há água no caminho, peça o corte à distribuidora.",
          "Por caminho seco, desligue o disjuntor do portão e o nobreak.",
          "Fotografe a marca da água no motor e na parede, para o seguro.",
          "Não religue, não abra a tampa e não use secador.",
          "Para sair com o carro, destrave só portão de correr ou de abrir, reto; basculante, não.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quantos dias preciso levar o motor para limpar?",
        answers: [
          "Nos primeiros dois ou três dias, de preferência: depois o barro seca, e os rolamentos enferrujam.",
          "Quanto antes, melhor; passada uma semana com barro dentro, quase só resta trocar.",
        ],
      },
      {
        question: "Secou ao sol e voltou a funcionar. Posso usar?",
        answers: [
          "Não até medir: por dentro fica umidade, e a placa corrói nas semanas seguintes.",
          "Melhor não. Funciona hoje e falha depois, às vezes com choque na folha.",
        ],
      },
      {
        question: "O seguro paga o motor que ficou submerso?",
        answers: [
          "Só com cobertura de alagamento, que costuma ser à parte. Avise antes do conserto e guarde fotos e peças.",
          "Depende da apólice: dano elétrico não é o mesmo que alagamento. Fotos com data e o orçamento ajudam.",
        ],
      },
      {
        question: "Como evito que aconteça de novo?",
        answers: [
          "Suba a base do motor e a caixa acima da marca da água e desligue o disjuntor quando sair o alerta.",
          "Base mais alta, emendas acima da marca e dreno na caixa; se o portão não permite, o técnico propõe outro lugar.",
        ],
      },
    ],
    photo: "uma foto da marca da água no motor e outra da etiqueta, sem abrir a tampa",
  },
];
