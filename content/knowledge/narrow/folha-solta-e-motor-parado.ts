import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What may be moved by hand and what may not, with a broken spring or a motor that has burnt out. */
export const folhaSoltaEMotorParado: NarrowConcept[] = [
  {
    id: "mola-quebrada-na-mao",
    broader: "mola",
    label: "Mola quebrada: abrir na mão",
    phrase: "a abertura na mão com a mola quebrada",
    asks: [
      ...combine(
        ["mola quebrou", "mola quebrada", "mola arrebentou", "mola estourou"],
        ["abrir mão", "posso abrir", "posso levantar", "levantar mão", "abrir manualmente", "destravar"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não abra na mão o portão basculante com a mola quebrada: sem ela, a folha inteira pesa em quem ergue e despenca ao soltar. Desligue o disjuntor, não destrave, ninguém embaixo; o técnico escora, troca as molas em par e só então abre. O contato funciona {shop.hours}.",
        "Não: a mola é que equilibra a folha, e sem ela o basculante cai de uma vez, com ou sem motor. Deixe fechado e travado, disjuntor desligado; se ficou aberto, isole a passagem. As molas saem em par, e o valor vem por foto tirada de longe.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que não fazer com a mola quebrada", "Por que a mão não segura"],
        slots: [
          [
            "Não destrave o motor: ele e o acionador podem ser o que ainda segura a folha.",
            "O motor travado é a última coisa a segurar a folha, e por isso a chave fica guardada.",
          ],
          [
            "Não calce, não amarre e não solte parafuso da outra mola, que está sob tensão.",
            "A mola que restou guarda força para ferir: ninguém mexe nela sem a folha escorada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Carro dentro ou portão aberto", "Como esperar com segurança"],
        slots: [["A espera depende de como a folha ficou.", "Veja em qual dos casos está o seu."]],
        bullets: [
          "Fechado: deixe assim, com o disjuntor desligado, e use outra porta",
          "Aberto: ninguém passa embaixo; tranque a casa por dentro",
          "Carro dentro: ele fica até o técnico escorar a folha",
          "Alguém ferido: 192 ou 193 antes de tudo",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor consegue abrir sem a mola?",
        answers: [
          "Não deve tentar: ele não foi feito para erguer a folha, e o fuso ou o braço pode ceder com ela no alto.",
        ],
      },
      {
        question: "Preciso trocar as duas molas?",
        answers: ["Sim: têm a mesma idade, e uma nova com uma velha deixa a folha torta."],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, com o lado da mola quebrada",
  },
  {
    id: "abrir-com-motor-queimado",
    broader: "falta-de-energia",
    label: "Abrir com o motor queimado",
    phrase: "a abertura na mão com o motor queimado",
    asks: [
      "motor queimou portão ficou fechado agora",
      "motor portão queimou carro dentro",
      "motor portão queimou carro dentro como abrir",
      "soltar portão basculante motor pifou",
      "perigoso soltar portão basculante motor pifou",
      ...combine(
        ["abrir", "como abrir", "abrir mão", "destravar"],
        ["motor queimado", "motor queimou", "basculante motor queimado", "correr motor queimado", "motor quebrado"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Com o motor queimado, o portão basculante não se destrava em casa: a folha pode ter perdido o equilíbrio e, solta, cai; o de correr ou de abrir, reto, abre pela chave, com o disjuntor desligado. Chame, {shop.hours}: o técnico confere cabos e contrapeso e abre com a folha segura.",
        "Com o motor queimado, o portão de correr ou de abrir abre pela chave de destravamento: disjuntor desligado, chave até o fim, folha conduzida devagar, em piso plano. O basculante fica travado até o técnico conferir cabos e contrapeso; chame, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir na mão, passo a passo", "Da chave à folha fechada de novo"],
        slots: [
          [
            "Deixe o motor esfriar e não teste de novo pelo controle.",
            "Cheiro de queimado pede disjuntor desligado antes de tudo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Se é basculante, pare aqui, isole a passagem e chame.",
          "No de correr ou de abrir, com a folha reta e em piso plano, gire a chave ou alavanca até o fim.",
          "Mova devagar, fora do caminho da folha e das pontas.",
          "Depois de passar, feche, volte a chave à trava e confirme que a folha não cede.",
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o motor queimado", "O que vem depois de abrir"],
        slots: [
          [
            "Sem cheiro de verniz, pode ser só placa, fusível ou capacitor; a medição decide.",
            "Antes de comprar motor, mede-se: placa e capacitor imitam motor queimado.",
          ],
          [
            "Se o enrolamento queimou mesmo, a troca do motor em casa fica de {price.homeSwap}, com a mão de obra.",
            "Confirmado o enrolamento queimado, o motor trocado em casa vai de {price.homeSwap}, com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão por alguns dias?",
        answers: [
          "O de correr ou de abrir, sim, se a folha anda leve e fecha com tranca por dentro: destravado ele não está trancado. O basculante, não.",
        ],
      },
      {
        question: "A chave gira e a folha não solta. O que faço?",
        answers: ["Não force: o redutor ou o acionador pode ter travado. Deixe desligado e chame."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, de longe",
  },
];
