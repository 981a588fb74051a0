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
        "Instalar motor em portão de correr leva de {time.sliding} em casa, com trilho bom e energia no lugar; em portão pesado de prédio, de {time.heavy}. Se for preciso fazer a base de concreto, ela vem alguns dias antes do motor, para curar.",
        "São de {time.sliding} para instalar o motor deslizante de uma casa, com cremalheira, regulagem e controles gravados, quase sempre no mesmo dia. Folha pesada leva de {time.heavy}, e base de concreto, solda ou fiação nova pedem outro dia.",
        "Em portão de correr, conte de {time.sliding}: fixar o motor, alinhar a cremalheira, acertar as paradas e testar. Só passa disso em folha pesada, de {time.heavy}, ou quando falta ponto de energia ou base de concreto, que precisa secar antes.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["As horas, etapa por etapa", "Para onde vai o tempo"],
        slots: [
          [
            "A cremalheira é a parte mais demorada, porque a folga precisa ser a mesma de ponta a ponta. Parafusar o motor é rápido; alinhar e regular é que toma as horas.",
            "O que toma tempo é alinhar, e não parafusar: a barra dentada acompanha a folha inteira com a mesma folga. A regulagem vem logo depois em demora.",
            "Nivelar a cremalheira, a régua de dentes da folha, ocupa a maior parte do serviço, seguida pelos ajustes. Fixar o motor é o passo mais curto.",
          ],
        ],
        steps: [
          "Conferir a folha na mão, o trilho, as roldanas e o batente.",
          "Fixar e nivelar o motor na base.",
          "Prender a cremalheira trecho a trecho, com {rack.clearance} de folga.",
          "Ligar a energia e marcar as duas paradas.",
          "Regular a força, gravar os controles, testar com você e ensinar o destravamento.",
        ],
      },
      {
        about: "check",
        headings: ["O que faz passar para outro dia", "Veja antes e ganhe um dia"],
        slots: [
          [
            "Estas são as causas mais comuns de segunda visita, e todas aparecem em foto do trilho, da coluna e da tomada. Resolvidas antes, o portão fica pronto num dia.",
            "A foto do trilho, do lugar do motor e da energia mostra o que falta. Corrigido antes, o serviço não se divide em dois.",
            "O que alonga costuma estar à vista: piso, energia e folha. Com as imagens, isso é combinado antes do dia.",
          ],
        ],
        bullets: [
          "Base de concreto por fazer: em geral de 3 a 7 dias de cura antes do motor",
          "Ponto de energia longe ou sem terra",
          "Roldana gasta, trilho torto ou folha sem batente",
          "Folha de chapa fina ou de madeira, em que a cremalheira pede reforço",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a instalação no portão de correr", "O preço, com e sem o motor"],
        slots: [
          [
            "Motor e mão de obra ficam de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado; a mão de obra para motor já comprado parte de {price.installation}. Na primeira vez somam-se a cremalheira, por metro, e a base.",
            "A troca residencial custa de {price.homeSwap}, com o motor, e a de folha pesada, de {price.heavySwap}. Só o serviço, com o seu motor, começa em {price.installation}; base e cremalheira entram se ainda não existem.",
            "Com o motor incluído, de {price.homeSwap} em casa e de {price.heavySwap} em prédio ou empresa. Quem já comprou paga desde {price.installation} pela montagem, mais cremalheira e base quando faltam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão de correr no mesmo dia?",
        answers: [
          "Pode, assim que o teste termina. A espera, quando existe, é antes: base de concreto nova cura e só então recebe o motor.",
          "Sim: terminado o teste, ele já sai funcionando, com os controles gravados. Só base de concreto nova pede alguns dias, e ela é feita antes.",
        ],
      },
      {
        question: "Preciso ficar em casa durante a instalação?",
        answers: [
          "Um adulto, ao menos no começo, para mostrar o quadro, e no fim, para o teste e o destravamento.",
          "De preferência, sim. No fim você testa os controles e aprende a abrir na falta de luz.",
        ],
      },
      {
        question: "Trocar um motor de correr antigo leva menos?",
        answers: [
          "Em geral, sim, porque a base, o ponto de energia e muitas vezes a cremalheira são aproveitados, e sobram fixar, alinhar e regular.",
          "Costuma levar menos, se o motor novo usa a mesma base e o mesmo passo de dentes.",
        ],
      },
      {
        question: "E no portão basculante, quanto tempo leva?",
        answers: [
          "De {time.tilting}, com a folha equilibrada, porque não há cremalheira para alinhar nem base no piso: o motor vai preso na coluna.",
          "Menos: de {time.tilting}, com a folha equilibrada e a energia perto. O motor do basculante é fixado na coluna, sem base nem cremalheira.",
        ],
      },
    ],
    photo: "fotos do portão, do trilho, da coluna e da tomada mais próxima, com a largura da folha",
  },
];
