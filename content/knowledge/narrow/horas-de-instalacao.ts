import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How long it takes to put a motor to a sliding gate. */
export const horasDeInstalacao: NarrowConcept[] = [
  {
    id: "horas-para-instalar-de-correr",
    broader: "instalacao",
    label: "Horas para instalar motor em portão de correr",
    phrase: "as horas de instalação no portão de correr",
    asks: [
      "quanto tempo colocam motor portão correr",
      ...combine(
        ["correr", "deslizante"],
        [
          "quantas horas instalar",
          "quantas horas leva instalar",
          "quanto tempo instalar motor",
          "quanto tempo leva instalar",
          "tempo instalar motor",
          "demora instalar motor",
          "instalação quantas horas",
          "instalação demora",
          "instala mesmo dia",
          "tempo instalação",
          "quanto tempo automatizar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "De {time.sliding} no portão de correr de casa, com trilho bom, base pronta e energia no lugar; em portão pesado de prédio, de {time.heavy}. Se for preciso fazer a base de concreto, ela vem alguns dias antes do motor.",
        "Instalar motor em portão de correr leva de {time.sliding}, com cremalheira, regulagem e controles gravados, e quase sempre termina no mesmo dia. Base de concreto, solda ou fiação nova pedem outro dia.",
        "Em portão de correr, conte de {time.sliding}: fixar o motor, alinhar a cremalheira, acertar as paradas e testar. Só passa disso em folha pesada, de {time.heavy}, ou quando falta base ou ponto de energia.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Para onde vai o tempo", "As horas, etapa por etapa"],
        slots: [["A cremalheira é a parte mais demorada.", "O que toma tempo é alinhar, e não parafusar."]],
        steps: [
          "Conferir a folha na mão, o trilho, as roldanas e o batente.",
          "Fixar e nivelar o motor na base.",
          "Prender a cremalheira trecho a trecho, com {rack.clearance} de folga em todo o percurso.",
          "Ligar a energia, pôr os ímãs ou cames de parada e gravar o percurso.",
          "Regular força e fotocélula, gravar controles e ensinar o destravamento.",
        ],
      },
      {
        about: "check",
        headings: ["O que faz passar para outro dia", "Veja antes e ganhe um dia"],
        slots: [
          [
            "Estas são as causas mais comuns de segunda visita; todas aparecem nas fotos.",
            "Mande fotos do trilho, da coluna e da tomada: o que falta é visto antes.",
          ],
        ],
        bullets: [
          "Base de concreto por fazer: em geral de 3 a 7 dias de cura antes de receber o motor",
          "Ponto de energia longe ou sem terra",
          "Roldana gasta, trilho torto ou folha sem batente",
          "Cremalheira que não fixa, porque a folha é de chapa fina ou de madeira",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão de correr no mesmo dia?",
        answers: [
          "Pode, assim que o teste termina. Só base de concreto nova pede espera.",
          "Sim: ele já sai funcionando, com os controles gravados.",
        ],
      },
      {
        question: "Preciso ficar em casa durante a instalação?",
        answers: [
          "Um adulto, ao menos no começo, para mostrar o quadro, e no fim, para o teste e o destravamento.",
          "Sim, de preferência: no fim você aprende a destravar e testa os controles.",
        ],
      },
      {
        question: "Trocar um motor de correr antigo leva menos?",
        answers: [
          "Leva, em geral: base, energia e, muitas vezes, cremalheira se aproveitam. O tempo exato sai pelas fotos.",
          "Costuma levar menos, se o motor novo usa a mesma base e o mesmo passo de cremalheira.",
        ],
      },
      {
        question: "Quanto custa a instalação no portão de correr?",
        answers: [
          "Motor e mão de obra em casa ficam de {price.homeSwap}; a instalação avulsa, de motor já comprado, parte de {price.installation}.",
          "De {price.homeSwap} com o motor, em casa. Só a mão de obra, para motor comprado à parte, parte de {price.installation}.",
        ],
      },
    ],
    photo: "fotos do portão, do trilho, da coluna e da tomada mais próxima, com a largura da folha",
  },
];
