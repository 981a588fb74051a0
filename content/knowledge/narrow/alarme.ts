import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const alarme: NarrowConcept[] = [
  {
    id: "aviso-de-portao-aberto",
    broader: "alarme",
    label: "Aviso de portão aberto",
    phrase: "o aviso de portão aberto",
    intent: "buying",
    asks: [
      "alertar garagem não fechou",
      "alertar portão não fechou",
      "esqueci portão aberto avise",
      "esqueci portão aberto noite avise",
      "aviso portão aberto",
      "celular portão está aberto",
      "ver celular portão aberto",
      "ver celular se portão está aberto",
      "ver celular portão fechado",
      "saber celular portão aberto",
      "saber longe portão aberto",
      "aplicativo mostra portão aberto",
      "saber portão ficou aberto",
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
        "Para saber se o portão ficou aberto, põe-se na folha um sensor magnético ligado a um módulo Wi-Fi ou a um bip. O mais prático em casa é o módulo, que avisa no celular depois do tempo escolhido; o valor sai por foto.",
        "O alarme de portão aberto é um sensor preso à folha que avisa no celular, toca um bip ou aciona o alarme da casa quando ela fica aberta além do tempo escolhido. Serve em quase todo portão, sem trocar o motor; o valor sai pela foto do portão e da etiqueta.",
        "Dá para ver no celular se o portão está aberto, com um módulo Wi-Fi e um sensor magnético na folha: sem o sensor, o aplicativo mostra só a última ordem. O módulo avisa depois do tempo que você escolher, e o motor não precisa ser trocado.",
        "Um sensor de posição com alerta no celular avisa quando o portão ficou aberto, sem trocar o motor. O aplicativo que não tem sensor mostra só a última ordem, e não se a folha fechou de verdade; por isso ele vai preso à folha.",
      ],
      price: [
        "O aviso de portão aberto custa o sensor da folha, o módulo ou bip e a instalação. Quem já tem módulo Wi-Fi compatível paga só o sensor e a ligação; fotos do portão e da etiqueta do motor bastam para o valor.",
        "Paga-se o sensor magnético, o meio de avisar (celular, alarme ou som) e a mão de obra. O valor muda com o cabo até o motor, e o orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Aviso no celular, bip ou fechamento automático",
          "Qual aviso de portão aberto escolher",
          "Como não esquecer o portão aberto",
        ],
        slots: [
          [
            "O módulo Wi-Fi com sensor avisa onde você estiver e permite fechar vendo pela câmera.",
            "O alerta no celular serve a quem sai de carro e não olha para trás.",
            "Com sensor, o app mostra a posição real da folha.",
          ],
          [
            "Bip ou luz dentro de casa serve a quem fica e não depende de internet.",
            "Um bip na cozinha ou na sala avisa a família sem celular na mão.",
            "Sinal local é simples e funciona mesmo com a rede fora do ar.",
          ],
          [
            "O fechamento automático na placa dispensa aviso, mas exige fotocélula e pausa bem regulada.",
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
            "O aviso é marcado para alguns minutos depois da abertura, tempo de o carro entrar.",
            "O atraso evita aviso enquanto você ainda manobra.",
          ],
          [
            "O teste abre, fecha e deixa a folha entreaberta de propósito.",
            "Um portão que não encosta até o fim engana o sensor e é regulado antes.",
            "Confere-se o aviso no celular pela rede da casa e pelos dados móveis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso fechar o portão pelo celular quando receber o aviso?",
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
        question: "O vento pode disparar o aviso de portão aberto?",
        answers: [
          "Pode, se a folha tem folga e se afasta do sensor. Regular roldana ou batente resolve.",
          "Sim, em portão frouxo. O ajuste mecânico vem antes do sensor.",
        ],
      },
      {
        question: "Quanto custa o aviso de portão aberto?",
        answers: [
          "Paga-se o sensor ou o módulo e a instalação; o caminho do cabo é o que varia. O orçamento é grátis, por foto do portão e da etiqueta.",
          "O preço depende de já haver módulo ou alarme. Mande fotos e diga o que a casa tem.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "alarme-dispara",
    broader: "alarme",
    label: "Alarme disparando pelo portão",
    phrase: "o alarme que dispara pelo portão",
    intent: "repair",
    asks: [
      "sensor magnético alarme disparo falso",
      "sensor alarme portão dispara",
      "alarme disparando",
      "alarme dispara portão",
      "alarme disparou portão",
      "alarme dispara vento",
      "alarme falso portão",
      "sensor portão disparando",
      "alarme dispara sozinho",
      "alarme portão apitando",
    ],
    answers: {
      any: [
        "Alarme que dispara com o portão quase sempre tem sensor desalinhado ou folha com folga, que afasta o ímã quando venta. Veja se a folha encosta por igual; o acerto do fechamento vem antes de trocar o sensor.",
        "Se o alarme dispara quando o portão abre pelo controle, a zona dele não foi desarmada antes ou não está ligada ao motor. Se dispara com o portão parado, a causa é folga, ímã longe ou mau contato no cabo.",
        "Disparo falso pelo portão se corrige em três pontos: folha sem folga, ímã próximo do sensor com o portão fechado e cabo sem emenda oxidada. A central é da empresa do alarme; a folha e o fim de curso são conosco.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o alarme dispara pelo portão", "Folga, ímã ou cabo do sensor", "Causas do disparo falso"],
        slots: [
          [
            "Uma folha que balança com o vento afasta o ímã do sensor e abre o circuito por um instante.",
            "Um portão que não fecha até o fim deixa o sensor no limite, e qualquer tremor dispara.",
            "Folga na guia ou no batente faz a folha andar alguns milímetros, o bastante para disparar.",
          ],
          [
            "Sensor comum, de porta, não trabalha bem em folha de aço; use o próprio para metal.",
            "Ímã torto, solto ou distante demais perde o contato com a vibração.",
            "O sensor para metal tolera mais distância e aguenta a pancada do fechamento.",
          ],
          [
            "Cabo emendado ao tempo oxida e falha na chuva.",
            "Um fio que acompanha a folha se parte por dentro com o movimento.",
            "Uma pilha fraca em sensor sem fio também gera aviso falso.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de chamar",
          "Teste do sensor com o portão fechado",
          "Como achar o motivo do disparo",
        ],
        slots: [
          [
            "Comece avisando a empresa de monitoramento, se houver.",
            "O teste é visual e não exige abrir a central.",
            "Anote se o disparo vem com vento, chuva ou abertura.",
          ],
        ],
        steps: [
          "Desarme o alarme e feche o portão pelo controle.",
          "Veja se a folha encosta por igual no batente.",
          "Repare se ímã e sensor ficam alinhados e próximos.",
          "Com o disjuntor do motor desligado, balance a folha de leve e procure folga; no basculante, apenas olhe.",
          "Fotografe o sensor e o encontro da folha com a coluna.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso afastar ou aproximar o ímã do sensor do alarme?",
        answers: [
          "Pode reapertar um ímã solto, com o alarme desarmado. Se a folha não encosta, o acerto é no portão.",
          "Só se ele saiu do lugar. Corrigir o fechamento evita que volte a disparar.",
        ],
      },
      {
        question: "O motor do portão atrapalha o alarme?",
        answers: [
          "Não, se o cabo do sensor seguir separado da força. Junto dos fios do motor, pode captar ruído.",
          "Raramente. A causa comum é mecânica: folga e sensor no limite.",
        ],
      },
      {
        question: "O alarme dispara toda vez que abro o portão pelo controle. É normal?",
        answers: [
          "É, se o alarme está armado e o portão é zona ativa. Desarme antes ou peça uma zona com retardo.",
          "Sim, com o alarme armado. A empresa do alarme pode pôr tempo de entrada nessa zona.",
        ],
      },
      {
        question: "Desligar o sensor do portão resolve o disparo do alarme?",
        answers: [
          "Só esconde o problema e deixa a garagem sem aviso. Corrija a folga e o alinhamento.",
          "Não convém. Até o reparo, isole a zona e mantenha o resto da casa armado.",
        ],
      },
    ],
    photo: "fotos do sensor, do portão fechado e do encontro da folha com a coluna",
  },
  {
    id: "sensor-de-alarme-no-portao",
    isAskedByName: true,
    broader: "alarme",
    label: "Sensor de alarme no portão",
    phrase: "o sensor de alarme no portão",
    asks: [
      "sensor alarme portão",
      "sensor alarme portão garagem",
      "sensor alarme portão eletrônico",
      "sensor magnético alarme portão",
      "sensor magnético alarme",
      "sensor abertura portão alarme",
      "sensor alarme basculante",
      "sensor alarme garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos sensor de alarme para portão {em}, fixado na folha e na coluna; a central do alarme fica com a empresa dela, e a foto diz antes o que falta. Usa-se sensor magnético próprio para metal; a visita com ajuste do portão em casa parte de {price.preventive}, sem peças.",
        "O sensor de alarme para portão é o magnético próprio para metal, metade na folha e metade na coluna, que avisa a central quando a folha é aberta à força. A parte do portão é conosco, orçada por foto; a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do sensor de alarme no portão soma o sensor magnético, com ou sem fio, o cabo até a central e, se a folha tem folga, o ajuste do fechamento. A visita em casa parte de {price.preventive}, sem peças; a foto do portão fechado dá o resto, sem custo.",
      ],
      repair: [
        "Sensor de alarme do portão que dispara à toa está desalinhado, fraco ou preso em folha com folga; o técnico acerta o fechamento antes de trocar o sensor. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que sensor usar no portão", "Com fio ou sem fio"],
        slots: [
          [
            "O sensor comum de porta não serve em chapa: o de portão é maior, para metal, e aceita alguns centímetros de folga.",
          ],
          ["Com fio, não depende de pilha; sem fio, poupa o cabo e precisa de sinal até a central."],
          ["A fotocélula do motor não faz esse papel: ela vê o vão na hora de fechar, e não a invasão."],
        ],
      },
      {
        about: "visit",
        headings: ["Onde o sensor fica em cada portão", "Como o sensor é fixado"],
        slots: [
          [
            "No de correr, vai na ponta que fecha; no basculante, na parte de baixo ou na lateral; no de abrir, do lado oposto à dobradiça.",
          ],
          ["O cabo segue separado da força, e a folha é acertada antes, para encostar sempre no mesmo ponto."],
          ["O teste é feito com o motor em uso e com a folha sacudida de leve, como faria o vento."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor atrapalha o motor do portão?",
        answers: ["Não: é um circuito à parte, e os controles continuam como estão."],
      },
      {
        question: "Por que o alarme dispara com o vento?",
        answers: [
          "Porque a folha balança e o ímã se afasta. Acerta-se o fechamento, ou põe-se trava, e o disparo acaba.",
        ],
      },
      {
        question: "Serve no alarme que já tenho?",
        answers: [
          "O sensor com fio, em quase todos; o sem fio precisa ser da frequência da sua central. Mande a foto dela.",
        ],
      },
      {
        question: "Vocês instalam a central do alarme?",
        answers: ["A foto diz se atendemos. A parte do portão, com sensor, cabo e ajuste da folha, fazemos."],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da central do alarme",
  },
];
