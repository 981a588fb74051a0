import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const camera: NarrowConcept[] = [
  {
    id: "camera-abrir-portao",
    broader: "camera",
    label: "Câmera e abertura do portão",
    phrase: "a câmera usada para abrir o portão",
    intent: "question",
    asks: [
      "câmera abrir portão",
      "câmera controle portão",
      "câmera abre portão",
      "ver abrir portão celular",
      "câmera celular portão abrir",
      "câmera placa abre portão",
      "abrir portão vendo câmera",
      "câmera integrada portão",
    ],
    answers: {
      any: [
        "A câmera sozinha não abre o portão: ela mostra quem chegou, e quem abre é um módulo Wi-Fi ou um vídeo porteiro com saída de contato. Juntos, você vê a calçada no celular e aciona pela mesma tela ou pelo app do módulo.",
        "Para abrir o portão vendo pela câmera, combine três peças: câmera com boa imagem da entrada, módulo na placa do motor e fotocélula funcionando. Algumas câmeras têm saída de contato; a maioria precisa do módulo.",
        "Câmera com abertura de portão existe no vídeo porteiro e em sistemas de leitura de placa. Em casa, o comum é câmera mais módulo Wi-Fi; em prédio, a leitura de placa pode acionar a central por contato seco.",
      ],
      question: [
        "Não sozinha: a câmera mostra quem chegou, e quem abre é um módulo Wi-Fi na placa ou um vídeo porteiro com saída de contato. Juntos, você vê a calçada e abre pelo celular.",
        "Sim, se a câmera for de vídeo porteiro ou de leitura de placa, com saída de contato. A câmera comum só filma e precisa de um módulo na placa do motor para abrir.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Jeitos de ver e abrir pelo celular",
          "Câmera, vídeo porteiro ou leitura de placa",
          "Qual combinação usar",
        ],
        slots: [
          [
            "Câmera e módulo Wi-Fi servem a quem quer vigiar sempre e abrir de longe.",
            "O par câmera e módulo aproveita o que a casa já tem e não muda o motor.",
            "Duas telas no celular, uma de imagem e outra de comando, resolvem na maioria das casas.",
          ],
          [
            "Vídeo porteiro com app mostra quem tocou e abre na mesma tela.",
            "Quem recebe entrega e visita prefere o vídeo porteiro, que chama e abre.",
            "A unidade da rua traz câmera, voz e saída para a fechadura ou o motor.",
          ],
          [
            "Leitura de placa identifica o carro e abre sem botão, em prédio e empresa.",
            "Reconhecer a placa pede câmera própria, luz e cadastro, e raramente compensa em casa.",
            "Placa lida não prova quem dirige, então combine com portaria.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir de longe sem risco", "O que a câmera não faz", "Ver antes de abrir e antes de fechar"],
        slots: [
          [
            "A imagem chega com atraso, e não serve de sensor contra esmagamento.",
            "Ver a passagem livre um segundo antes não garante que ela continue livre.",
            "Fotocélula em ordem é condição para fechar um portão que você não vê ao vivo.",
          ],
          [
            "Enquadre a calçada e a folha inteira, e não só o rosto de quem toca.",
            "Um ângulo que mostre os dois lados do vão evita surpresa.",
            "Luz na fachada faz a câmera valer à noite.",
          ],
          [
            "Senha própria na câmera e no app impede que estranhos vejam e abram.",
            "Troque a senha de fábrica no primeiro dia.",
            "Conta com verificação em duas etapas protege imagem e comando.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A câmera que já tenho serve?",
        answers: [
          "Serve para ver. Para abrir, acrescenta-se o módulo na placa; só algumas câmeras têm saída de contato.",
          "Para a imagem, sim. O comando vem de um módulo ligado à botoeira.",
        ],
      },
      {
        question: "Dá para liberar o entregador de longe?",
        answers: [
          "Dá, com câmera e módulo ou vídeo porteiro com app. Abra de preferência o portão social, e acompanhe o fechamento.",
          "Sim. Prefira liberar só o pedestre e ver a folha fechar.",
        ],
      },
      {
        question: "A câmera pode piorar o alcance do controle?",
        answers: [
          "Pode, pela fonte. Se o alcance caiu depois dela, desligue e teste; afastar a fonte do receptor resolve.",
          "Às vezes, por ruído. O teste é desligar a câmera e medir de novo.",
        ],
      },
      {
        question: "Precisa de internet?",
        answers: [
          "Para abrir de longe, sim. Na rede da casa, alguns sistemas funcionam sem ela.",
          "Para uso a distância, precisa. O controle continua valendo sem internet.",
        ],
      },
    ],
    photo: "fotos da entrada, da câmera, se houver, e da etiqueta do motor",
  },
];
