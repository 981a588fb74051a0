import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const volta: NarrowConcept[] = [
  {
    id: "fecha-e-abre-de-novo",
    broader: "volta",
    label: "Fecha e abre de novo",
    phrase: "o portão que fecha e abre de novo",
    asks: [
      "fecha abre novo",
      "encosta volta",
      "encosta abre",
      "bate volta abre",
      "fecha reabre",
      "chega fim volta",
      "desce sobe novo",
      "fecha tudo abre",
      "fecha sobe novo",
    ],
    answers: {
      any: [
        "Portão que fecha e abre de novo está lendo um obstáculo. Se volta só depois de encostar, o fim de curso atua tarde e a batida vira obstáculo; se volta no meio, é fotocélula ou atrito na folha.",
        "Encosta no batente e reabre? O ponto de parada está além do lugar, e a central inverte por segurança. Não aumente a força: o técnico recua o fim de curso ou regrava o percurso, e a folha passa a encostar sem bater.",
        "Para o portão parar de fechar e abrir de novo, limpe a fotocélula e tire pedra e areia do canto do batente, com o disjuntor desligado. Se continuar, o que falta é acertar fim de curso e força.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O ponto em que o portão volta indica a causa",
          "Volta no meio, no fim ou ao encostar",
          "Leia o ponto da reabertura",
        ],
        slots: [
          [
            "Volta antes do meio, sem ronco, é fotocélula: sujeira, sol na lente ou suporte que treme.",
            "Folha que inverte cedo e em silêncio recebeu ordem da fotocélula.",
            "Se algo corta o feixe, a folha mal começa a fechar e já retorna.",
          ],
          [
            "Volta sempre no mesmo trecho, com esforço, é atrito: trilho, roldana, piso alto ou empeno.",
            "Ronco antes da inversão mostra que a folha pesou naquele ponto.",
            "Um trecho duro do trilho faz a central inverter como se houvesse alguém ali.",
          ],
          [
            "Volta depois do toque é fim de curso tardio, batente mal posto ou percurso gravado além do ponto.",
            "Toque no batente seguido de reabertura pede o ponto de parada alguns milímetros antes.",
            "Quando encosta e retorna, a central sentiu a batida como obstáculo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Lente, trilho e batente", "Teste da reabertura em um ciclo"],
        slots: [
          [
            "Bastam um pano, uma vassoura e um ciclo observado de lado.",
            "Observe de fora do caminho da folha, sem pôr mão ou pé para testar.",
            "Dois testes são suficientes; repetir só aquece o motor.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula com pano seco.",
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Veja se há capacho, mangueira ou pedra onde a folha encosta.",
          "Religue, feche uma vez e filme o ponto em que ela volta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Aumentar a força resolve?",
        answers: [
          "Esconde o aviso e tira a proteção de quem passa. A causa é ponto de parada, atrito ou sensor, e é ela que se corrige.",
          "Não é a saída. Com força alta a folha deixa de recuar diante de uma criança ou de um carro.",
        ],
      },
      {
        question: "O basculante desce e sobe de novo. É a mesma coisa?",
        answers: [
          "Sim, com um cuidado a mais: piso alto, cabo desigual ou contrapeso errado também fazem a folha voltar. Não fique embaixo e não destrave.",
          "É o mesmo princípio. No basculante, o equilíbrio entra na conferência, e o acerto é com a folha escorada.",
        ],
      },
      {
        question: "Começou depois que refizeram o piso. Tem relação?",
        answers: [
          "Tem. Piso alguns milímetros mais alto faz a folha raspar ou encostar antes, e a central inverte. O curso precisa ser refeito.",
          "Provavelmente. O batente ou o trilho mudou de altura; o técnico acerta o ponto de parada e, se preciso, a folha.",
        ],
      },
      {
        question: "Como fecho a casa enquanto isso?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, se fecha na mão com o disjuntor desligado e o motor travado em seguida. Basculante aberto não se destrava.",
          "Desligue o disjuntor e, só em folha de correr ou de abrir reta, feche com a chave e trave. No basculante, chame.",
        ],
      },
    ],
    photo: "um vídeo de lado, mostrando o ponto em que o portão volta",
  },
];
