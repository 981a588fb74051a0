import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const batente: NarrowConcept[] = [
  {
    id: "correr-sem-batente",
    broader: "batente",
    label: "Portão de correr sem batente",
    phrase: "o portão de correr sem batente",
    asks: [
      "correr sem batente",
      "deslizante sem batente",
      "sem batente",
      "saindo batente",
      "deslizante saindo batente",
      "passa batente",
      "sai batente",
      "falta batente",
      "batente correr obrigatório",
      "precisa batente",
      "portão sem batente",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de correr sem batente não deve ser usado com motor: se o fim de curso falha ou alguém empurra, a folha passa da guia e tomba. Desligue o disjuntor e peça batente soldado nas duas pontas, que precisa segurar a folha sem a ajuda do motor.",
        "O batente é obrigatório na prática: é ele que impede a folha de correr até sair do trilho. Se o seu portão não tem ou está passando dele, pare de usar, mantenha distância dos dois lados e chame.",
        "Portão de correr sem batente firme, ou que passa dele, pode sair da guia: a peça está solta, baixa demais ou a folha se ergueu. Não use nem empurre de volta, porque a folha fora da guia cai para qualquer lado. O técnico escora, refaz o batente e confere o percurso.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "Por que sem batente é perigoso",
          "O risco da folha que passa do ponto",
          "O que pode acontecer sem o batente",
        ],
        slots: [
          [
            "A folha pesa centenas de quilos e só fica em pé porque anda entre o trilho e a guia.",
            "Passou da guia, ninguém segura a folha com as mãos.",
            "O motor para pela ordem da placa; o batente para de qualquer jeito.",
          ],
          [
            "Com o motor destravado, na falta de luz, a folha corre livre e só o batente a detém.",
            "Em trilho inclinado, a folha solta anda sozinha até o fim.",
            "Uma criança empurrando por brincadeira basta para tirar a folha da guia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz o batente certo", "Batente nas duas pontas", "Como o batente é feito"],
        slots: [
          [
            "É uma peça de aço soldada ou chumbada, na altura que pega a estrutura da folha, e não a chapa.",
            "Cada ponta recebe um batente firme, com borracha para amortecer.",
            "A peça é posta na abertura e no fechamento, presa em base que não cede.",
          ],
          [
            "Depois o fim de curso é regulado para o motor desligar antes do batente.",
            "O batente é a segurança; quem para no dia a dia é o fim de curso.",
            "O percurso é gravado de novo e testado nos dois sentidos.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de que o batente não segura",
          "Batente solto, baixo ou gasto",
          "O que olhar nas pontas do trilho",
        ],
        slots: [
          [
            "Solda trincada, chumbador solto e marca de batida mostram batente cansado.",
            "Peça que mexe com a mão já não segura a folha.",
            "Borracha esmagada e ferro torto são sinal de pancada repetida.",
          ],
          [
            "Uma folha que para cada vez mais longe aponta fim de curso fora do lugar.",
            "Se a folha encosta no batente com o motor ligado, a parada precisa de ajuste.",
            "Ponta da folha além da guia é sinal de parar o uso.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso usar pedra ou pneu como batente?",
        answers: [
          "Não. Eles escorregam ou são empurrados pela folha. O batente tem de ser fixo.",
          "Não serve: a folha passa por cima ou entorta. Peça a peça soldada.",
        ],
      },
      {
        question: "O batente estraga o motor?",
        answers: [
          "Não, se o fim de curso estiver certo: o motor desliga antes. Um motor que bate todo dia no batente precisa de regulagem.",
          "Só quando a parada está errada. O batente existe para quando algo falha.",
        ],
      },
    ],
    photo: "fotos das duas pontas do trilho, com o portão aberto e fechado, tiradas de longe",
  },
  {
    id: "batente-arrancou",
    broader: "batente",
    label: "Batente arrancado ou solto",
    phrase: "o batente arrancado do portão",
    intent: "repair",
    asks: [
      "batente arrancou",
      "batente arrancado",
      "batente soltou",
      "batente solto",
      "batente quebrou",
      "batente quebrado",
      "batente caiu",
      "arrancou batente",
      "batente torto",
      "batente entortou",
      "batente amassado",
    ],
    answers: {
      any: [
        "Sem batente, não use o motor: a folha de correr pode sair do trilho, e a de abrir passa do ponto e entorta o braço. Desligue o disjuntor. O batente novo é chumbado ou soldado em base firme, e o fim de curso é acertado para a folha parar um pouco antes, sem pancada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o batente arrancou", "Fim de curso tardio e base fraca"],
        slots: [
          [
            "Um motor que empurra depois do fim arranca o batente aos poucos.",
            "Pancada em todo fechamento solta o chumbador.",
          ],
          ["Parafuso em reboco ou piso fino não segura.", "Uma base fraca cede mesmo com batida leve."],
        ],
      },
    ],
    keep: ["visit", "check"],
    questions: [
      {
        question: "Posso pôr uma pedra no lugar do batente?",
        answers: ["Não. A pedra anda, e a roda sobe nela."],
      },
      {
        question: "Precisa regravar o percurso depois de refazer o batente?",
        answers: ["Sim, porque o ponto de parada muda com o batente novo."],
      },
    ],
    photo: "fotos do lugar do batente e da ponta da folha",
  },
];
