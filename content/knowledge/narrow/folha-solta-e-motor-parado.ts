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
        "Com o motor queimado, o portão basculante não se destrava em casa, porque solta a folha pode cair: desligue o disjuntor e chame o técnico, {shop.hours}. O de correr ou de abrir que ficou fechado abre pela chave de destravamento, com o disjuntor desligado e a folha conduzida devagar.",
        "Motor queimou e o portão ficou fechado: se é de correr ou de abrir, corte o disjuntor, gire a chave do motor até o fim e mova a folha aos poucos. O basculante fica travado até o técnico conferir cabos e contrapeso, {shop.hours}; a troca do motor em casa custa de {price.homeSwap}.",
        "Para abrir com o motor queimado, desligue o disjuntor e use a chave de destravamento, só em folha de correr ou de abrir, reta e em piso plano. Basculante não se destrava por conta própria, já que pode despencar; o técnico abre com a folha escorada, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir na mão, passo a passo", "Da chave à folha fechada de novo"],
        slots: [
          [
            "Deixe o motor esfriar e não tente outra vez pelo controle. Cheiro de queimado pede disjuntor desligado antes de tudo.",
            "Nada de insistir no controle: o motor esquenta mais. Com cheiro ou fumaça, vá direto ao disjuntor.",
            "Não acione de novo para testar, porque isso piora a queima. Corte a energia e espere esfriar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Se é basculante, pare aqui, isole a passagem e chame.",
          "No de correr ou de abrir, reto e em piso plano, gire a chave até o fim.",
          "Mova devagar, com as mãos longe das pontas e do trilho.",
          "Depois de passar, feche, trave o motor e confirme que a folha não cede.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que o basculante espera o técnico", "O risco de soltar o basculante"],
        slots: [
          [
            "No basculante, a queima muitas vezes vem de cabo ou contrapeso ruim, e nesse caso o motor é o que segura a folha. O técnico escora antes de soltar, e até lá ninguém fica embaixo.",
            "Motor de basculante costuma queimar por carregar peso que o contrapeso deixou de levar, então soltá-lo pode derrubar a folha. Deixe travado e isole a área até ela ser escorada.",
            "Se o contrapeso falhou, é o motor travado que mantém a folha no lugar. Por isso não se usa a chave: o técnico prende a folha e só então abre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o motor queimado", "O que vem depois de abrir"],
        slots: [
          [
            "Antes de comprar motor, mede-se, porque placa, fusível e capacitor imitam motor queimado e custam bem menos. Confirmado o enrolamento queimado, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
            "A medição separa capacitor e placa, consertos menores, do enrolamento queimado. Nesse último caso o motor trocado em residência custa de {price.homeSwap}, serviço incluído.",
            "Muito motor parado só tem capacitor ou placa ruim. Se queimou mesmo por dentro, trocar em casa sai de {price.homeSwap}, já montado, e o basculante de até {width.quarterHp} tem kit desde {price.lowest}.",
          ],
          [
            "Rebobinar, que é refazer o enrolamento, compensa em motor grande ou raro.",
            "O conserto por rebobinagem vale em motor industrial, e raramente no de casa.",
            "Refazer a bobina só costuma valer em motor grande, fora do comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão por alguns dias?",
        answers: [
          "O de correr ou de abrir, sim, se anda leve e fecha com tranca por dentro, porque destravado não está trancado. O basculante, não.",
          "Se a folha é de correr ou de abrir e reta, dá, com ferrolho ao fechar e o disjuntor desligado. Basculante fica parado.",
        ],
      },
      {
        question: "A chave gira e a folha não solta. O que faço?",
        answers: [
          "Não force com alavanca nem carro: o redutor pode ter travado. Deixe desligado e chame.",
          "Pare. Forçar quebra a engrenagem e entorta a folha, e o técnico libera com ferramenta.",
        ],
      },
      {
        question: "Como sei se queimou mesmo?",
        answers: [
          "Cheiro de verniz queimado, carcaça muito quente e disjuntor que cai ao acionar apontam para o enrolamento. Ronco sem giro costuma ser capacitor ou folha presa.",
          "O cheiro forte é a pista mais segura. Motor que só zumbe, ou que fica mudo, pode ter defeito bem menor.",
        ],
      },
      {
        question: "O que fez o motor queimar?",
        answers: [
          "Folha pesada, capacitor fraco, uso acima do que ele aguenta e tensão baixa são as causas comuns. Sem corrigir, o novo queima também.",
          "Quase sempre esforço: contrapeso, roldana ou trilho ruim. Aberturas demais e rede fraca completam a lista.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, de longe",
  },
];
