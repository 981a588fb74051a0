import type { Concept } from "#domain/knowledge/concept.ts";

export const consumo: Concept = {
  id: "consumo",
  kind: "buying",
  label: "Consumo de energia",
  phrase: "o consumo de energia do portão",
  words: [
    "consumo",
    "consumo de energia",
    "gasta muita energia",
    "gasto de energia",
    "conta de luz",
    "quanto gasta",
    "portão gasta luz",
    "watts",
    "kwh",
    "economia de energia",
    "gasta muita luz",
    "gasta luz",
    "gasta energia",
    "quanto consome",
    "consome energia",
    "consome muita energia",
    "consome muito",
    "motor gasta muito",
    "portão gasta muito",
    "consome luz",
    "conta alta",
    "puxa muita energia",
    "puxa energia",
  ],
  intent: "question",
  answers: {
    any: [
      "O motor de portão consome pouca energia: em casa, o movimento costuma gastar menos de 1 kWh por mês, porque ele liga só alguns segundos por abertura. A central, acesa o dia todo com poucos watts, pode gastar mais que isso.",
      "Não, o portão automático não gasta muita luz: dez movimentos de quinze segundos por dia somam 75 minutos de motor por mês, cerca de 0,5 kWh a 400 watts. O que aumenta o gasto é folha pesada, que força o motor.",
      "O consumo do motor de portão se calcula com potência e tempo: 400 watts durante 75 minutos no mês dão cerca de 0,5 kWh. Some a central em espera, com poucos watts, e multiplique pela tarifa da sua conta.",
    ],
    comparison: [
      "O consumo de um motor rápido e o de um comum são parecidos no fim do mês: o rápido puxa mais por menos tempo. Entre 127 e 220 V também não há diferença sensível na conta.",
      "Comparando consumo, o estado da folha pesa mais que o modelo. Um motor de 1/4 HP em portão equilibrado gasta menos que o mesmo motor arrastando roldana travada.",
    ],
    repair: [
      "Se o consumo subiu ou o motor esquenta, há esforço extra: contrapeso errado, roldana travada, trilho sujo ou capacitor fraco. O técnico testa a folha solta e mede a corrente antes de trocar peça.",
      "Consumo alto de portão quase sempre é defeito mecânico. Corrente acima do normal, carcaça quente e abertura lenta mostram folha pesada, e o ajuste devolve o gasto ao normal.",
    ],
    price: [
      "O consumo em dinheiro é pequeno: multiplique os kWh do mês pela tarifa da sua conta. Um motor de 400 watts usado 75 minutos por mês gasta cerca de 0,5 kWh, fora a central em espera.",
      "Para saber quanto o consumo custa, use a tarifa por kWh da sua conta de luz. O movimento de um portão residencial fica, em geral, abaixo de 1 kWh por mês; some a central, que fica sempre ligada.",
    ],
    question: [
      "Não, o motor de portão não gasta muita energia: dez movimentos de quinze segundos por dia somam 75 minutos por mês, cerca de 0,5 kWh a 400 watts. A central, acesa o dia todo, pode gastar mais que isso.",
      "Não, motor de portão gasta pouca energia: em casa, o movimento fica, em geral, abaixo de 1 kWh por mês, porque ele liga só alguns segundos por abertura. Se a conta subiu, procure folha pesada, que faz o motor forçar, ou acessório ligado o dia todo.",
    ],
  },
  line: [
    "O consumo do portão é baixo, porque o motor só gasta nos segundos de movimento.",
    "Folha desequilibrada aumenta o consumo e esquenta o motor.",
    "A central ligada o dia todo pode gastar mais por mês que o próprio movimento.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Quanto o portão automático gasta",
        "Consumo do motor e da central",
        "Para onde vai a energia do portão",
      ],
      slots: [
        [
          "O motor puxa energia só enquanto a folha se move, alguns segundos por abertura.",
          "A maior parte do dia o motor está parado e não gasta nada.",
          "Cada abertura dura segundos, e é nela que o motor consome.",
        ],
        [
          "A central fica sempre ligada, com poucos watts, para ouvir o controle.",
          "Placa e receptor seguem acesos o tempo todo, com gasto pequeno e constante.",
          "Enquanto o portão descansa, só a placa e a fotocélula continuam gastando, e pouco.",
        ],
        [
          "Somados, movimento e espera pesam menos que quase todo aparelho da cozinha.",
          "O total do mês costuma passar despercebido na conta de luz de uma casa.",
          "No fim do mês, o gasto do portão é pequeno perto do chuveiro ou da geladeira.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como calcular o consumo do seu portão",
        "A conta em kWh, passo a passo",
        "Faça a conta com a etiqueta do motor",
      ],
      slots: [
        [
          "A conta usa a potência da etiqueta, o tempo de cada movimento e o número de aberturas.",
          "Bastam a etiqueta, um relógio e a tarifa da conta de luz.",
          "Três números resolvem: watts do motor, segundos por movimento e movimentos por dia.",
        ],
        [
          "Por exemplo, dez movimentos de quinze segundos por dia dão 75 minutos por mês.",
          "Um exemplo: 400 watts durante 75 minutos por mês resultam em cerca de 0,5 kWh.",
          "Num exemplo de 400 watts e 75 minutos por mês, o movimento gasta perto de 0,5 kWh.",
        ],
      ],
      steps: [
        "Leia a potência na etiqueta externa do motor; 1/4 HP são cerca de 186 watts no eixo, e o consumo elétrico é maior.",
        "Cronometre uma abertura e um fechamento, de fora do vão.",
        "Multiplique pelo número de movimentos por dia e por 30.",
        "Converta para horas e multiplique pelos quilowatts do motor.",
        "Multiplique os kWh pela tarifa da sua conta.",
      ],
    },
    {
      about: "causes",
      headings: ["O que faz o portão gastar mais", "Por que o consumo aumenta", "Causas de consumo alto no portão"],
      slots: [
        [
          "Uma folha desequilibrada alonga o movimento e aumenta a corrente que o motor puxa.",
          "Contrapeso errado, roldana travada e trilho sujo fazem o motor trabalhar forçado.",
          "Atrito e peso fora do ponto são os maiores responsáveis pelo gasto extra.",
        ],
        [
          "Capacitor fraco e tensão baixa também elevam a corrente e o calor.",
          "Partida difícil, por capacitor gasto ou cabo fino, desperdiça energia em calor.",
          "A tensão baixa no ponto faz o motor puxar mais corrente para o mesmo trabalho.",
        ],
        [
          "Uma carcaça quente depois de poucas aberturas é o sinal mais fácil de notar.",
          "Repare se o motor esquenta ou se a abertura ficou mais longa que o costume.",
          "Abertura lenta e motor quente andam juntos com consumo maior.",
        ],
      ],
      bullets: [
        "Contrapeso fora do ponto",
        "Roldana travada ou trilho sujo",
        "Fuso ou cremalheira sem lubrificação",
        "Capacitor fraco",
        "Tensão baixa na partida",
      ],
    },
    {
      about: "care",
      headings: ["Como reduzir o consumo", "Como gastar menos energia com o portão", "Cuidados que economizam energia"],
      slots: [
        [
          "Manter a folha leve é a economia que mais aparece, e começa pela limpeza do trilho.",
          "Trilho varrido e peças lubrificadas reduzem o esforço de cada abertura.",
          "Revisar o portão {visits.home} mantém o equilíbrio e o consumo no lugar.",
        ],
        [
          "Ajuste de contrapeso e de força fica com o técnico, com o circuito desligado.",
          "O equilíbrio da folha é serviço técnico, porque cabo e contrapeso podem ferir.",
          "Quem regula contrapeso e embreagem é o técnico, nunca o morador.",
        ],
        [
          "Desligar o disjuntor todo dia não compensa; em viagem, faz sentido.",
          "A economia de desligar a central é mínima, mas o disjuntor desligado faz sentido em viagens longas.",
          "Numa viagem, desligue o disjuntor e tranque a folha; no dia a dia, deixe a central ligada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Consumo na escolha do motor", "Motor rápido gasta mais?", "Potência, inversor e tensão na conta"],
      slots: [
        [
          "Um motor rápido puxa mais por menos tempo, e o total do mês fica parecido.",
          "A velocidade muda pouco o consumo, porque o tempo ligado diminui.",
          "Abrir em {opening.jetflex} ou em {opening.padrao} quase não altera a conta de luz.",
        ],
        [
          "O inversor controla a partida e evita picos, o que ajuda a folha e a rede.",
          "Modelos com inversor partem de forma gradual e exigem menos da fiação.",
          "Com inversor, a partida suave reduz o pico de corrente.",
        ],
        [
          "A tensão de 127 ou 220 V não muda o gasto de forma sensível.",
          "Escolher 220 V alivia o cabo, mas não a conta.",
          "Entre 127 e 220 V, a diferença está na corrente, e não nos kWh.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão automático aumenta muito a conta de luz?",
      answers: [
        "Não. Em casa, o movimento costuma gastar menos de 1 kWh por mês, e a central soma poucos watts em espera.",
        "Pouco. O motor fica ligado alguns minutos por semana; o restante é a central, com consumo baixo e constante.",
      ],
    },
    {
      question: "Vale desligar o disjuntor do portão para economizar energia?",
      answers: [
        "No dia a dia, não: a economia é mínima e você perde o controle. Em viagem, desligue o disjuntor e tranque a folha.",
        "Só em ausências longas. A central gasta poucos watts, e religar todo dia atrapalha mais do que economiza.",
      ],
    },
    {
      question: "Motor de 1/2 HP gasta o dobro do de 1/4 HP?",
      answers: [
        "Não necessariamente. O motor consome conforme o esforço; em folha leve, a diferença é menor do que os números sugerem.",
        "Não na prática. O gasto acompanha o trabalho feito e o tempo ligado, e os dois são pequenos num portão residencial.",
      ],
    },
    {
      question: "Nobreak e bateria aumentam o consumo?",
      answers: [
        "Um pouco, pela recarga e pela espera. Em troca, o portão funciona na falta de energia por um tempo que depende da bateria e do uso.",
        "Acrescentam um gasto pequeno e constante, para manter a bateria carregada. O movimento continua sendo curto.",
      ],
    },
    {
      question: "Por que meu motor está quente e gastando mais?",
      answers: [
        "O motor esquenta e gasta mais porque trabalha forçado: folha desequilibrada, roldana travada, capacitor fraco ou tensão baixa. Pare de insistir e peça o teste da folha e a medição.",
        "A causa provável é esforço mecânico. O técnico solta a folha, com o circuito desligado, e mede a corrente para achar o motivo.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo de uma abertura completa",
  related: ["voltagem", "esquenta", "potencia", "energia-solar", "nobreak", "manutencao"],
};
