import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Boards of makes that are known for boards, or whose motors are rare: what they go into, and what takes their place. */
export const placaDeMarcaMenor: NarrowConcept[] = [
  {
    id: "placa-universal-da-marca",
    isAskedByName: true,
    broader: "placa",
    label: "Placa Ipec ou RCG",
    phrase: "a placa compatível da marca",
    asks: combine(
      ["placa", "central"],
      ["ipec", "rcg"],
      ["", "motor", "preço", "motor preço", "universal", "conserto"],
    ),
    intent: "buying",
    answers: {
      any: [
        "A placa [marca] é uma central compatível, que entra no lugar da original em motor comum, com capacitor, desde que aceite a potência, a tensão e o fim de curso dele. Não serve em motor com inversor ou de 24 V. Pela foto da etiqueta dizemos se ela, ou outra, serve no seu.",
        "Central [marca] serve em motor comum de portão, como substituta da placa de fábrica, e os controles são gravados de novo. Se a sua queimou, medimos antes o motor e o capacitor, que queimariam a nova. A foto da etiqueta do motor mostra o que serve e o valor.",
      ],
      price: [
        "O preço da placa [marca] depende da versão e de os controles atuais servirem, e costuma ficar abaixo do da original do motor. O valor sai pela foto da etiqueta, com a troca e a programação. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}.",
        "A placa [marca], por ser compatível, costuma custar menos que a central original. Some a troca e a programação e, se o código mudar, controles novos. Se o total chegar perto da troca do motor, de {price.homeSwap} em casa, o motor novo compensa mais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Em que motor a placa [marca] serve", "Antes de comprar a placa [marca]"],
        slots: [
          [
            "Quatro dados do motor decidem, e quase todos estão na etiqueta de fora.",
            "Compare a ficha da placa com o seu motor.",
            "A tampa fica fechada: o que importa está na etiqueta e no controle.",
          ],
        ],
        bullets: [
          "Motor comum, com capacitor: serve, se a potência combina",
          "Fim de curso: a placa precisa ler o tipo do seu, ímã ou chave",
          "Tensão: 127 ou 220 V, como no ponto de energia",
          "Controles: só continuam os de mesma frequência e mesmo código",
          "Motor com inversor, encoder ou 24 V: só a placa do fabricante",
        ],
      },
      {
        about: "signs",
        headings: ["Será que é a placa?", "Sinais de placa queimada"],
        slots: [
          [
            "Portão que não reage nem à botoeira, com o disjuntor ligado, ou que estala e não anda, pode ter placa queimada. Capacitor fraco, fusível e fotocélula dão sinais parecidos, e por isso o técnico mede antes.",
            "A suspeita é a placa quando nem o controle nem a botoeira têm efeito e há energia no ponto. Se a botoeira abre, a placa está boa, e o defeito é do controle ou do receptor.",
          ],
          [
            "Se o portão se move sozinho ou não para, desligue o disjuntor: um relé da placa pode ter colado.",
            "Portão que anda sem comando é relé colado: desligue o disjuntor na hora e chame.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a placa é trocada", "Da medição à gravação dos controles"],
        slots: [
          [
            "O técnico mede a rede, o motor e o capacitor, liga a placa nova sem energia e depois grava o percurso e os controles. A força fica no mínimo que move a folha, e a fotocélula é testada. Com a peça em mãos, leva perto de {trade.smallRepair}.",
            "Primeiro se acha o que queimou a antiga, como água, raio ou motor travado. Depois vêm a ligação, o percurso, a força e os controles, com vários ciclos de teste. A troca leva perto de {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem placa [marca]?",
        answers: [
          "Não é das marcas com que trabalhamos sempre. Pela foto, dizemos se há a [marca] ou qual compatível faz o mesmo.",
          "Depende do que há para o seu motor: indicamos a [marca] ou outra compatível, com o valor antes da troca.",
        ],
      },
      {
        question: "A placa [marca] queimada tem conserto?",
        answers: [
          "Tem, quando queimou um relé, um fusível ou a fonte. Trilha queimada ou muita oxidação pedem placa nova.",
          "Dano pequeno, sim. Se molhou ligada ou as trilhas queimaram, trocar é mais seguro.",
        ],
      },
      {
        question: "Perco os controles na troca?",
        answers: [
          "Não, se a placa nova aceita o mesmo código: eles são gravados de novo. Senão, entram controles novos ou um receptor avulso.",
          "Só se o código for outro. Nesse caso, um receptor avulso mantém os controles antigos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso, sem abrir a tampa",
  },
];
