import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const alarme: NarrowConcept[] = [
  {
    id: "aviso-de-portao-aberto",
    broader: "alarme",
    label: "Aviso de portão aberto",
    phrase: "o aviso de portão aberto",
    intent: "buying",
    asks: [
      "aviso portão aberto",
      "alarme portão aberto",
      "esqueci portão aberto",
      "saber portão fechou",
      "alerta portão aberto",
      "sensor portão aberto",
      "portão esquecido aberto",
      "como saber portão fechado",
      "avisar portão aberto",
      "deixei portão aberto",
      "notificação portão aberto",
    ],
    answers: {
      any: [
        "Para saber se o portão ficou aberto, instala-se um sensor magnético na folha ligado a um módulo Wi-Fi, ao alarme ou a um bip. O mais prático em casa é o módulo com sensor, que avisa no celular depois do tempo escolhido.",
        "Aviso de portão aberto evita o esquecimento: sensor na folha, tempo ajustado e alerta no celular ou por som. Outra saída é o fechamento automático da placa, desde que a fotocélula esteja funcionando.",
        "Esqueceu o portão aberto? Um sensor de posição com alerta resolve sem trocar o motor. O aplicativo que não tem sensor mostra só a última ordem, e não se a folha fechou de verdade.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Celular, bip ou fechamento automático",
          "Qual aviso escolher",
          "Três modos de não esquecer o portão",
        ],
        slots: [
          [
            "Módulo Wi-Fi com sensor avisa onde você estiver e permite fechar vendo pela câmera.",
            "O alerta no celular serve a quem sai de carro e não olha para trás.",
            "Com sensor, o app mostra a posição real da folha.",
          ],
          [
            "Bip ou luz dentro de casa serve a quem fica e não depende de internet.",
            "Um aviso sonoro na cozinha resolve para a família sem celular na mão.",
            "Sinal local é simples e funciona mesmo com a rede fora do ar.",
          ],
          [
            "Fechamento automático na placa dispensa aviso, mas exige fotocélula e pausa bem regulada.",
            "A pausa automática fecha sozinha depois de alguns segundos, com sensor vigiando o vão.",
            "Sem fotocélula testada, não se usa fechamento automático.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o sensor é instalado", "Sensor na folha, tempo e teste", "O que o técnico faz"],
        slots: [
          [
            "O ímã vai na folha e o sensor na coluna, alinhados com o portão fechado.",
            "Usa-se sensor próprio para metal, que aguenta vibração e chuva.",
            "O ponto escolhido não leva pancada nem fica ao alcance da rua.",
          ],
          [
            "O tempo de alerta é ajustado para não tocar a cada entrada normal.",
            "Alguns minutos costumam bastar entre abrir e avisar.",
            "O atraso evita aviso enquanto você ainda manobra.",
          ],
          [
            "O teste abre, fecha e deixa a folha entreaberta de propósito.",
            "Portão que não encosta até o fim engana o sensor e é regulado antes.",
            "Confere-se o aviso no celular pela rede da casa e pelos dados móveis.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso fechar pelo celular quando receber o aviso?",
        answers: [
          "Pode, se houver fotocélula funcionando e, de preferência, câmera. Sem ver o vão, peça a alguém que confira.",
          "Sim, com sensor e imagem. Fechar às cegas só com a fotocélula em ordem.",
        ],
      },
      {
        question: "Meu controle pode mostrar se fechou?",
        answers: [
          "O comum não mostra. Alguns sistemas têm controle com retorno, e o mais usual é o app com sensor.",
          "Não, na maioria. O aviso vem do sensor na folha.",
        ],
      },
      {
        question: "O vento pode disparar o aviso?",
        answers: [
          "Pode, se a folha tem folga e se afasta do sensor. Regular roldana ou batente resolve.",
          "Sim, em portão frouxo. O ajuste mecânico vem antes do sensor.",
        ],
      },
      {
        question: "Quanto custa?",
        answers: [
          "Paga-se o sensor ou o módulo e a instalação; o caminho do cabo é o que varia. O valor vem grátis por foto do portão e da etiqueta.",
          "Depende de já haver módulo ou alarme. Mande fotos e diga o que a casa tem.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
];
