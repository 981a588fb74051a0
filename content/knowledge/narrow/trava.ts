import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const trava: NarrowConcept[] = [
  {
    id: "trava-nao-solta",
    broader: "trava",
    label: "Trava elétrica não solta",
    phrase: "a trava elétrica que não solta",
    intent: "repair",
    asks: [
      "trava elétrica não abre",
      "trava elétrica não destrava",
      "trava elétrica não funciona",
      "trava elétrica não solta",
      "trava elétrica não recolhe",
      "pino trava não",
      "trava elétrica presa",
      "trava elétrica emperrada",
      "eletrotrava não",
    ],
    answers: {
      any: [
        "Trava elétrica que não solta: pare de acionar, porque o motor está empurrando contra o pino. Desligue o disjuntor e use a chave da trava, se houver. As causas são desalinhamento, pino torto, bobina queimada ou falta de comando da placa.",
        "Se o portão ronca e não sai do lugar, a trava pode não ter recolhido. Desligue o disjuntor, não bata no pino nem force a folha; destrave pela chave da própria trava ou espere o técnico.",
        "Trava que não recolhe quase sempre está prensada: a folha cedeu ou parou apertando o pino. O conserto alinha a folha, mede a bobina e ajusta o tempo entre soltar a trava e ligar o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Trava presa: o que fazer agora",
          "Ordem segura para a trava que não solta",
          "Antes que o motor queime",
        ],
        slots: [
          [
            "Cada tentativa esquenta o motor e entorta o pino, então largue o controle.",
            "Olhe e fotografe; martelo e alavanca só pioram.",
            "Mantenha todos longe da folha, que pode soltar de repente.",
          ],
        ],
        steps: [
          "Pare de acionar e desligue o disjuntor.",
          "Veja se o pino está atravessado no furo ou torto.",
          "Procure pedra ou barro no furo, se a trava for de piso, e retire sem forçar.",
          "Use a chave da trava, se o modelo tiver.",
          "Se não soltar, ou se a folha for basculante, espere o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a trava não recolhe", "Pressão, bobina ou comando", "O defeito por trás da trava presa"],
        slots: [
          [
            "Folha que para apertando o batente deixa o pino sob pressão e a bobina não o vence.",
            "Fim de curso passado do ponto é a causa mais comum de pino prensado.",
            "Coluna ou folha que cedeu muda a posição do furo.",
          ],
          [
            "Bobina queimada não faz som; bobina boa estala no comando.",
            "Saída da placa ou módulo de trava sem tensão deixa o pino parado.",
            "Fio molhado ou partido no caminho da coluna corta o comando.",
          ],
          [
            "Tempo curto entre soltar e mover faz o motor partir antes de o pino sair.",
            "Mola fraca ou pino seco atrasa o recolhimento.",
            "Ferrugem no corpo da trava prende o pino em dia de chuva.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso desligar a trava e usar o portão sem ela?",
        answers: [
          "O técnico pode isolar a trava por um tempo, com o pino recolhido. Não corte fios por conta própria.",
          "Pode, feito por ele. O portão segue pelo motor, com menos resistência a arrombamento.",
        ],
      },
      {
        question: "A trava esquenta. É normal?",
        answers: [
          "Não, se ela só recebe energia na abertura. Trava quente indica comando contínuo: desligue o disjuntor.",
          "Não. É sinal de defeito no comando ou na bobina.",
        ],
      },
      {
        question: "Tem carro preso. O que faço?",
        answers: [
          "Disjuntor desligado, chave da trava e depois a do motor, só em folha reta e com cabos inteiros. Sem as chaves, chame: o atendimento funciona {hours}.",
          "Não puxe com o carro. Sem a chave da trava, espere o técnico, que atende {hours}.",
        ],
      },
      {
        question: "Falta de luz pode prender a trava?",
        answers: [
          "Pode: sem energia o pino fica fechado, e a saída é a chave da trava. Por isso ela precisa existir.",
          "Sim. O pino fica no lugar pela mola até alguém destravar à mão.",
        ],
      },
    ],
    photo: "fotos da trava e do furo, tiradas com o disjuntor desligado",
  },
];
