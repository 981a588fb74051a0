import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const animais: NarrowConcept[] = [
  {
    id: "cachorro-foge-pelo-portao",
    broader: "animais",
    label: "Cachorro foge quando o portão abre",
    phrase: "o cachorro que foge pelo portão",
    intent: "question",
    asks: [
      "cachorro foge portão",
      "cachorro fugindo portão",
      "cachorro escapa portão",
      "cachorro sai portão",
      "evitar cachorro fugir",
      "cachorro passa portão",
      "cachorro passa embaixo portão",
      "gato foge portão",
      "portão para cachorro não fugir",
      "cachorro foge garagem",
      "cachorro fugiu portão",
      "cachorro fuga portão",
      "cachorro fugir portão",
      "cão foge portão",
      "pet foge portão",
    ],
    answers: {
      any: [
        "Para o cachorro não fugir quando o portão abre, separe a garagem do quintal com um portãozinho e só acione com ele preso. Feche o vão de baixo da folha com tela ou chapa e espere o portão encostar antes de sair.",
        "Cachorro que foge na abertura se segura com barreira, não com o motor: portão interno, tela nos vãos e hábito de esperar fechar. Nunca reduza a fotocélula nem a força do portão para barrá-lo, porque ele pode se ferir.",
        "Se o cachorro escapa por baixo ou pela grade, o conserto é na folha: borracha, chapa ou tela até a altura dele. Se escapa na abertura, a solução é uma segunda barreira e um portão que feche sem demora.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar para ele não fugir", "Tela, portãozinho ou borracha", "Barreiras que funcionam"],
        slots: [
          [
            "Um portão interno leve, entre a garagem e o quintal, resolve a maioria das fugas.",
            "Duas barreiras nunca abertas ao mesmo tempo: é assim que clínica e canil fazem.",
            "A segunda porta dá tempo de entrar com o carro sem corrida.",
          ],
          [
            "Vão de grade maior que a cabeça do animal é fechado com tela ou chapa perfurada.",
            "Tela leve muda pouco o peso; chapa fechada pede nova regulagem do motor.",
            "O que for soldado na folha precisa ser avisado ao técnico, por causa do equilíbrio.",
          ],
          [
            "Fresta no piso fecha com borracha ou perfil, sem raspar no chão.",
            "Em rampa, o vão de um lado é maior, e a borracha se ajusta ao desnível.",
            "Folga de poucos centímetros já basta para filhote e gato.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A rotina na hora de abrir", "Chegar e sair sem fuga", "Hábitos que evitam o susto"],
        slots: [
          [
            "Chame ou prenda o animal antes de acionar, e não depois que a folha andou.",
            "Quem chega de carro espera alguém de casa recolher o cachorro.",
            "Com o controle na mão, olhe onde ele está antes do toque.",
          ],
          [
            "Espere a folha encostar antes de soltar o animal ou seguir viagem.",
            "Não arranque com o portão ainda fechando.",
            "O fim do fechamento é quando ele tenta a última corrida.",
          ],
          [
            "Coleira com telefone e microchip trazem de volta quem escapou.",
            "Identificação em dia é o plano para o dia em que tudo falhar.",
            "Avise vizinhos e portaria, que costumam ver o animal primeiro.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Portão mais rápido ajuda?",
        answers: [
          "Ajuda, porque fica menos tempo aberto, mas exige fotocélula baixa e força bem regulada.",
          "Em parte. A barreira interna ajuda mais e não traz risco.",
        ],
      },
      {
        question: "O portão pode machucar o cachorro?",
        answers: [
          "Pode, se a fotocélula é alta e a força está exagerada. Um par baixo e a reversão testada com caixa reduzem o risco.",
          "Sim. Peça sensor na altura dele e teste com objeto, nunca com o animal.",
        ],
      },
      {
        question: "Quanto custa fechar o vão?",
        answers: [
          "Depende da folha, do material e da solda, e o equilíbrio do portão entra na conta. O orçamento é grátis por foto.",
          "Varia com a tela ou chapa e com a regulagem depois. Mande fotos do portão inteiro.",
        ],
      },
      {
        question: "Cerca invisível ou coleira de choque resolve?",
        answers: [
          "Não é assunto do portão, e o uso pede orientação de veterinário ou adestrador. Barreira física é mais segura.",
          "Prefira barreira e treino. Converse com um profissional de comportamento.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e dos vãos, e diga o porte do animal",
  },
];
