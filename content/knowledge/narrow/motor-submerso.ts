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
        "O motor submerso em enchente tem recuperação, na maioria dos casos, se ninguém o religou molhado: lava-se, seca-se e mede-se a isolação. A placa que estava com energia quase sempre se perde. Não religue para testar; quando placa e motor vão juntos, a troca em casa fica de {price.homeSwap}.",
        "Tem conserto, em geral, o motor do portão que a enchente molhou, mesmo depois de horas na água, se a energia estava cortada. Enrolamento e redutor costumam ter recuperação; placa e capacitor, não. Deixe o disjuntor desligado e não religue; o motor novo, em casa, fica de {price.homeSwap}, com a mão de obra.",
        "Motor alagado tem recuperação quando a água pegou só o motor e havia pouca lama; com motor e placa ligados na hora, em geral não compensa. Não religue, mantenha o disjuntor desligado e mande a foto da marca da água: o novo, trocado em casa, custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o motor molhado", "Até o técnico chegar"],
        slots: [
          [
            "Enquanto houver água, ninguém encosta no portão nem anda até o quadro, porque água e energia juntas matam. Depois, estes passos preservam o que ainda se salva.",
            "Água no chão e energia ligada são risco de morte, e a pressa não salva o motor. Espere a água baixar e siga a ordem.",
            "O perigo vem antes do prejuízo: sem caminho seco, não se chega ao quadro nem se toca no portão. Baixada a água, faça assim.",
          ],
        ],
        steps: [
          "Se o quadro molhou ou há água no caminho, peça o corte à distribuidora.",
          "Por caminho seco, desligue o disjuntor do portão e o nobreak.",
          "Fotografe a marca da água no motor e na parede, para o seguro.",
          "Não religue, não abra a tampa e não use secador.",
          "Para sair, destrave só portão de correr ou de abrir, reto; basculante, não.",
        ],
      },
      {
        about: "replace",
        headings: ["O que se salva e o que se perde", "Peça por peça depois da água"],
        slots: [
          [
            "O barro decide tanto quanto a água: quanto mais dias lá dentro, menos se salva. Água limpa por poucas horas estraga bem menos que lama por dois dias.",
            "Tempo e lama contam mais que a altura da água. Algumas horas em água limpa quase sempre se recuperam; dias com barro dentro, raramente.",
            "Quanto antes o motor é aberto, mais se aproveita, porque a lama seca e a ferrugem avança. Uma noite na água não é sentença; uma semana com barro costuma ser.",
          ],
        ],
        bullets: [
          "Enrolamento: em geral se salva, seco em estufa",
          "Redutor: salva-se com graxa e rolamentos novos",
          "Placa: perde-se se estava ligada; desligada, às vezes volta",
          "Capacitor e fim de curso: trocam-se",
        ],
      },
      {
        about: "choose",
        headings: ["Quando desistir e comprar outro", "Recuperar ou trocar: a conta"],
        slots: [
          [
            "Some limpeza, rolamentos, capacitor e placa: se passa da metade de um motor novo instalado, compre o novo. O mesmo vale para motor que já tinha perto de {trade.life} ou que foi religado molhado e cheira a queimado.",
            "Compare o conserto inteiro, com placa, capacitor e rolamentos, com a metade do preço do motor novo; acima disso, a troca vence. Idade perto de {trade.life}, redutor travado pela ferrugem ou cheiro de queimado também encerram a dúvida.",
            "Recupera-se quando a soma de limpeza e peças fica abaixo da metade do novo. Motor com fuga para a carcaça, que dá choque, religado na água ou com perto de {trade.life} de uso é caso de troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quantos dias preciso levar o motor para limpar?",
        answers: [
          "Nos primeiros dois ou três dias, de preferência: depois o barro seca, e os rolamentos enferrujam.",
          "Quanto antes, melhor. Passada uma semana com barro dentro, quase só resta trocar.",
        ],
      },
      {
        question: "Secou ao sol e voltou a funcionar. Posso usar?",
        answers: [
          "Não até medir: por dentro fica umidade, e a placa corrói nas semanas seguintes.",
          "Melhor não. Funciona hoje e falha depois, às vezes com choque na folha; a medição da isolação diz se é seguro.",
        ],
      },
      {
        question: "O seguro paga o motor que ficou submerso?",
        answers: [
          "Só com cobertura de alagamento, que costuma ser à parte. Avise antes do conserto e guarde fotos e peças.",
          "Depende da apólice: dano elétrico não é o mesmo que alagamento. Fotos com data e o orçamento ajudam no pedido.",
        ],
      },
      {
        question: "Como evito que aconteça de novo?",
        answers: [
          "Suba a base do motor e a caixa acima da marca da água e desligue o disjuntor quando sair o alerta.",
          "Base mais alta, emendas acima da marca e dreno na caixa de passagem. Se o portão não permite, a central pode ir para um ponto alto da parede.",
        ],
      },
    ],
    photo: "uma foto da marca da água no motor e outra da etiqueta, sem abrir a tampa",
  },
];
