import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const criancas: NarrowConcept[] = [
  {
    id: "crianca-presa-no-portao",
    broader: "criancas",
    label: "Criança presa no portão",
    phrase: "a criança presa no portão",
    intent: "emergency",
    asks: [
      "criança presa portão",
      "portão prendeu criança",
      "criança prendeu mão portão",
      "dedo preso portão",
      "mão presa portão",
      "braço preso portão",
      "criança prensada portão",
      "portão pegou criança",
      "criança ficou presa",
    ],
    answers: {
      any: [
        "Criança presa no portão: pare o movimento, desligue o disjuntor e ligue para os bombeiros, 193, ou o SAMU, 192. Não acione o controle e não destrave basculante, porque a folha pode descer. Mantenha a criança calma e siga a orientação do socorro.",
        "Se o portão prendeu a mão ou o braço de uma criança, corte a energia, não puxe e chame 193 ou 192. No de correr, reto e nivelado, a chave pode aliviar a folha alguns centímetros, se o socorro orientar.",
        "Mão, dedo ou cabeça presa na grade do portão: desligue o disjuntor, impeça qualquer movimento da folha e ligue 193. Não force nem use alavanca; a criança deve ser avaliada por médico mesmo sem ferida aparente.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos com a criança presa", "Como agir até o socorro chegar"],
        slots: [
          [
            "Primeiro se impede que a folha se mova de novo.",
            "Uma pessoa cuida da criança enquanto outra desliga a energia e liga.",
            "Não deixe ninguém testar o portão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Ligue para 193 ou 192 e diga o tipo de portão e onde ela está presa.",
          "Não puxe o membro preso e não levante folha de basculante no braço.",
          "No de correr, reto e nivelado, destrave apenas se o socorro orientar.",
          "Mantenha a criança parada e conversando até chegar ajuda.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Depois do susto: o portão fica desligado",
          "Antes de usar o portão de novo",
          "O que corrigir para não repetir",
        ],
        slots: [
          [
            "O portão só volta ao uso depois de conferidos fotocélula, força e vãos.",
            "Até a vistoria, deixe desligado e travado, com outra entrada em uso.",
            "Um portão que prendeu alguém tem falha de proteção a corrigir, mesmo que ande bem.",
          ],
          [
            "Fotocélula baixa e reversão regulada são o mínimo com crianças em casa.",
            "O segundo par de sensores, perto do chão, vê quem o primeiro não vê.",
            "A força se ajusta para a folha parar e voltar ao menor obstáculo.",
          ],
          [
            "Vãos em que cabe dedo, braço ou cabeça se fecham com tela ou chapa.",
            "No deslizante, o espaço entre a grade e a coluna pede proteção.",
            "Engrenagem e braço ao alcance da mão recebem capa.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Posso abrir pelo controle para soltar?",
        answers: [
          "Não. A folha pode andar para o lado errado ou com força. Desligue e chame o socorro.",
          "Não acione. O movimento pode agravar a lesão.",
        ],
      },
      {
        question: "E se não houver fotocélula?",
        answers: [
          "Desative o fechamento automático e instale antes de voltar a usar. Até lá, feche só com a folha à vista.",
          "Peça a instalação e use o portão apenas por comando, olhando.",
        ],
      },
      {
        question: "Criança que só bateu no portão precisa de médico?",
        answers: [
          "Se bateu a cabeça, o peito ou a barriga, sim, mesmo que pareça bem.",
          "Na dúvida, ligue 192 e siga a orientação.",
        ],
      },
      {
        question: "Quem confere o portão depois?",
        answers: [
          "Um técnico, com teste de fotocélula, força e vãos feito com objeto.",
          "Peça a vistoria antes de religar e guarde o relatório do que foi corrigido.",
        ],
      },
    ],
    photo: "fotos do portão parado, dos vãos e das fotocélulas",
  },
];
