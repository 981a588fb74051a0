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
    photo: "uma foto do portão inteiro e dos vãos",
  },
  {
    id: "animal-preso-no-portao",
    broader: "animais",
    label: "Animal preso no portão",
    phrase: "o animal preso no portão",
    intent: "emergency",
    asks: [
      "cachorro preso portão",
      "gato preso portão",
      "animal preso portão",
      "portão prendeu cachorro",
      "portão pegou cachorro",
      "pata presa portão",
      "cachorro preso grade",
      "portão prendeu gato",
      "cabeça presa portão",
      "pata cachorro portão",
      "prende pata",
      "prendeu pata",
      "pata presa",
      "pata gato portão",
    ],
    answers: {
      any: [
        "Animal preso no portão: desligue o disjuntor e não acione o controle de novo. Chame os bombeiros, 193. No de correr, reto e nivelado, a chave pode aliviar a folha; basculante não se destrava, porque pode descer sobre o bicho.",
        "Se o portão prendeu cachorro ou gato, corte a energia, não puxe o animal, que com dor pode morder, e ligue 193. Cubra-o com um pano para acalmar e espere o socorro; depois, veterinário, mesmo que pareça bem.",
        "Gato ou cachorro preso na grade ou na folha: disjuntor desligado, pessoas afastadas e bombeiros no 193. Não use alavanca nem force a folha do basculante; cabo e contrapeso podem soltar de uma vez.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com o animal preso",
          "Primeiros passos, com o portão desligado",
          "Socorro ao animal preso no portão",
        ],
        slots: [
          [
            "A pressa de acionar o controle costuma piorar o ferimento.",
            "O mais seguro é parar tudo antes de tentar soltar.",
            "Fale baixo e afaste quem assusta o animal.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Afaste crianças e outros animais.",
          "Ligue para os bombeiros, 193, e diga o tipo de portão.",
          "No de correr, reto e nivelado, destrave com a chave e alivie alguns centímetros, sem puxar o bicho.",
          "No basculante, não destrave: mantenha-se fora de baixo da folha e espere o socorro.",
          "Solto o animal, leve ao veterinário.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o portão prende o animal",
          "Fotocélula alta, vão da grade e força",
          "O que corrigir depois do susto",
        ],
        slots: [
          [
            "Fotocélula instalada alta não vê cachorro pequeno nem gato.",
            "Sem sensor na altura do corpo dele, a folha só para depois de encostar.",
            "Portão sem fotocélula fecha sobre o que estiver no caminho.",
          ],
          [
            "Força regulada acima do necessário demora a reverter.",
            "Se a folha não volta ao menor obstáculo, a força precisa de regulagem.",
            "A reversão deve ser testada com um objeto, nunca com o animal.",
          ],
          [
            "Vão entre grades, ou entre a folha e a coluna, deixa passar cabeça e pata.",
            "Tela ou chapa na parte de baixo fecha o vão que prende o bicho.",
            "No deslizante, o espaço entre a grade e o muro é onde a pata fica presa.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Posso passar óleo ou sabão para soltar?",
        answers: [
          "Na grade parada, com o animal calmo, sabão neutro pode ajudar a soltar a cabeça. Se houver dor ou sangue, espere os bombeiros.",
          "Só quando ele está preso numa grade imóvel. Na folha do motor, não tente.",
        ],
      },
      {
        question: "Abro um pouco pelo controle para aliviar?",
        answers: [
          "Não. O portão pode andar para o lado errado ou com força. Deixe desligado.",
          "Não acione. A folha pode se mover mais do que você espera.",
        ],
      },
      {
        question: "Depois do acidente posso usar o portão?",
        answers: [
          "Só depois da vistoria: fotocélula, força e trilho ou cabos. Até lá, deixe desligado e travado.",
          "Espere a conferência do técnico e desligue o fechamento automático.",
        ],
      },
      {
        question: "Como evitar que aconteça de novo?",
        answers: [
          "Fotocélula baixa, força regulada, vãos fechados com tela e portão acionado só à vista.",
          "Peça um segundo par de sensores na altura do animal e a tela na parte de baixo.",
        ],
      },
    ],
    photo: "fotos do portão parado, dos vãos e das fotocélulas, depois do socorro",
  },
];
