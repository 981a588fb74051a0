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
      "Motor de portão gasta pouca energia: em casa, o movimento consome em geral menos de 1 kWh por mês, porque liga só alguns segundos por abertura. Dez movimentos de quinze segundos por dia, com 400 watts, somam cerca de 0,5 kWh; a central, acesa o dia todo, pode gastar mais que isso.",
      "O consumo do portão eletrônico é pequeno, perto de 0,5 kWh por mês num motor de 400 watts usado dez vezes por dia, quinze segundos cada. A central em espera, com poucos watts, pesa tanto ou mais; se a conta de luz subiu, procure folha pesada, que faz o motor forçar.",
      "Não, o portão automático não gasta muita luz: o motor funciona poucos minutos por semana e, em residência, fica abaixo de 1 kWh por mês. Some a central, sempre ligada com poucos watts; o que aumenta o gasto é portão desequilibrado.",
      "O motor do portão consome só enquanto a folha anda, alguns segundos por vez, o que dá em casa menos de 1 kWh no mês. A placa gasta poucos watts o dia inteiro, e juntos os dois pesam quase nada na conta, salvo se a folha estiver pesada.",
    ],
    comparison: [
      "O consumo de um motor rápido e o de um comum são parecidos no fim do mês: o rápido puxa mais energia por menos tempo. Entre 127 e 220 V também não há diferença na conta; o que pesa é a folha, e em casa tudo fica abaixo de 1 kWh por mês de movimento.",
      "Comparando gasto de energia, o estado da folha pesa mais que o modelo do motor. Um motor em portão leve consome menos que o mesmo motor arrastando roldana travada; velocidade e tensão, 127 ou 220 V, quase não mudam os kWh.",
      "Motor rápido ou lento, 127 ou 220 V: a energia gasta no mês é quase a mesma, menos de 1 kWh de movimento em casa. A diferença de consumo vem de folha pesada, trilho sujo e capacitor fraco.",
    ],
    repair: [
      "Se o consumo de energia do portão subiu ou o motor esquenta, há esforço a mais, por contrapeso errado, roldana travada, trilho sujo ou capacitor fraco. O técnico testa a folha solta e mede a corrente; em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      "Portão que passou a gastar muito quase sempre tem defeito mecânico, visível na abertura lenta e na carcaça quente. O ajuste da folha devolve o consumo ao normal, em visita desde {price.preventive} em residência, fora peças.",
      "Gasto alto de energia no portão é sinal de motor forçado. Roldana, trilho, contrapeso e capacitor são conferidos, com a corrente medida, em visita a partir de {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O consumo do portão em dinheiro é pequeno: multiplique os kWh do mês pela tarifa da sua conta de luz. Um motor de 400 watts usado 75 minutos por mês gasta cerca de 0,5 kWh, e a central em espera soma poucos watts o dia todo.",
      "Para saber quanto o portão custa em energia, use a tarifa por kWh da conta. O movimento fica, em casa, abaixo de 1 kWh por mês, e a central, sempre ligada, pode gastar um pouco mais que o motor.",
      "Quanto gasta o portão se calcula com watts, minutos e tarifa: 400 watts por 75 minutos no mês dão 0,5 kWh. Junte a espera da central, de poucos watts, e o valor costuma ser dos menores da conta.",
    ],
    question: [
      "Não, portão eletrônico não gasta muita energia: em casa, o movimento fica em geral abaixo de 1 kWh por mês, porque o motor liga só alguns segundos por abertura. Com 400 watts, dez movimentos de quinze segundos por dia dão cerca de 0,5 kWh; a central, acesa o dia todo, pode gastar mais.",
      "O motor de portão gasta pouca luz: são segundos por abertura, e o mês inteiro de movimento não costuma chegar a 1 kWh numa casa. O que pode pesar é a central, ligada o dia todo com poucos watts, ou uma folha pesada que faz o motor forçar.",
      "Gasta pouco. Um motor de 400 watts, com dez movimentos de quinze segundos por dia, fica ligado 75 minutos no mês e consome perto de 0,5 kWh; some a central, de poucos watts, sempre acesa. Se a conta subiu por causa do portão, a folha está pesada.",
      "Não gasta muita energia: o motor do portão consome menos de 1 kWh por mês numa casa, pois trabalha alguns segundos de cada vez. A espera da central soma poucos watts, e só folha desequilibrada ou trilho sujo aumentam o consumo.",
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
      headings: ["Quanto o portão automático gasta", "Consumo do motor e da central do portão"],
      slots: [
        [
          "O motor só puxa energia enquanto a folha se move; parado o portão, só a central consome, e pouco. Por isso o mês inteiro de aberturas dá pouco mais de uma hora de uso.",
          "Cada abertura dura segundos, e é só aí que o motor consome. Somadas, dão perto de uma hora de motor ligado por mês numa casa.",
          "Na maior parte do dia o motor está desligado. O tempo de uso do mês, em residência, cabe em pouco mais de uma hora.",
          "Quem gasta é o movimento, que dura segundos. Uma família costuma somar cerca de uma hora de motor no mês.",
        ],
        [
          "A central fica ligada o tempo todo, com poucos watts, para ouvir o controle, e a fotocélula também. No total, o portão pesa bem menos que chuveiro ou geladeira.",
          "Placa, receptor e fotocélula seguem acesos dia e noite, com gasto pequeno e constante. O conjunto fica longe do que consome um chuveiro.",
          "Já a placa não desliga, porque precisa escutar o controle, e gasta poucos watts sem parar. Mesmo assim, a soma é menor que a da geladeira.",
          "O consumo que não para é o da eletrônica em espera, de poucos watts. Perto de chuveiro e geladeira, o portão quase não aparece.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como calcular o consumo do seu portão", "A conta em kWh, passo a passo"],
      slots: [
        [
          "A conta usa a potência da etiqueta, o tempo de cada movimento e quantos são por dia. No exemplo de 400 watts e 75 minutos por mês, dá 0,5 kWh.",
          "Três números resolvem: watts do motor, segundos por movimento e movimentos por dia. Com 400 watts e 75 minutos no mês, o resultado é 0,5 kWh.",
          "Bastam a etiqueta, um relógio e a tarifa da conta. Dez movimentos de quinze segundos por dia são 75 minutos por mês, que a 400 watts dão 0,5 kWh.",
          "Faça com os seus dados o que este exemplo mostra: 75 minutos mensais a 400 watts resultam em 0,5 kWh.",
        ],
      ],
      steps: [
        "Leia a potência na etiqueta do motor; 1/4 HP são cerca de 186 watts no eixo, e o consumo elétrico é maior.",
        "Cronometre uma abertura e um fechamento, de fora do vão.",
        "Multiplique pelos movimentos por dia e por 30.",
        "Converta em horas e multiplique pelos quilowatts do motor.",
        "Multiplique os kWh pela tarifa da sua conta.",
      ],
    },
    {
      about: "causes",
      headings: ["O que faz o portão gastar mais energia", "Por que o consumo do portão aumenta"],
      slots: [
        [
          "Folha desequilibrada, roldana travada e trilho sujo alongam o movimento e aumentam a corrente. São a causa da maior parte do gasto extra.",
          "O motor gasta mais quando trabalha forçado, contra contrapeso errado, roda presa ou sujeira no trilho. O movimento fica lento e a corrente sobe.",
          "Peso e atrito fora do ponto explicam quase todo aumento. Contrapeso, roldana e trilho fazem a folha andar devagar, com o motor puxando mais.",
          "Quando a folha pesa, o motor leva mais tempo e mais corrente. O motivo costuma estar no contrapeso, na roldana ou no trilho.",
        ],
        [
          "Capacitor fraco e tensão baixa também elevam a corrente e o calor. Carcaça quente depois de poucas aberturas é o sinal mais fácil de notar.",
          "Partida difícil, por capacitor gasto ou fio fino, vira calor em vez de movimento. Motor quente e abertura lenta andam juntos com o consumo.",
          "Capacitor cansado e cabo fino pesam na partida, que é o momento de maior gasto. Se a carcaça esquenta cedo, algo está fora do ponto.",
          "Na parte elétrica, procure capacitor fraco e tensão baixa. O aviso é o motor quente em poucas aberturas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como gastar menos energia com o portão", "Cuidados que economizam energia no portão"],
      slots: [
        [
          "Manter a folha leve é a economia que mais aparece, e começa pela limpeza do trilho. Em casa, uma revisão {visits.home} mantém contrapeso e roldanas no ponto, o que é serviço de técnico.",
          "Trilho varrido e peças lubrificadas reduzem o esforço. O equilíbrio da folha se confere na revisão {visits.home}, em residência, porque cabo e contrapeso podem ferir.",
          "Limpe o trilho e deixe o contrapeso com o técnico, que revisa o portão da casa {visits.home}. Folha leve gasta menos e poupa o motor.",
          "Quem quer economizar cuida da mecânica: trilho limpo por você e equilíbrio pelo técnico, na revisão {visits.home} da residência.",
        ],
        [
          "Desligar o disjuntor todo dia não compensa, porque a central gasta pouco e você perde o controle. Em viagem longa, vale, com a folha trancada.",
          "A economia de desligar a central é mínima no dia a dia. Numa ausência longa, desligue e tranque o portão.",
          "O disjuntor fica ligado na rotina; só numa viagem faz sentido desligá-lo, com a folha travada.",
          "Não adianta desligar à noite, pois o gasto em espera é pequeno. Em férias, sim, desde que o portão fique trancado.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor rápido, tensão e inversor: o que muda no consumo", "Consumo na escolha do motor"],
      slots: [
        [
          "Motor rápido puxa mais por menos tempo, e o total do mês fica parecido. Abrir em {opening.jetflex} ou em {opening.padrao} quase não altera a conta.",
          "A velocidade muda pouco o gasto, porque o tempo ligado diminui. Entre {opening.padrao} e {opening.jetflex} de abertura, a diferença na conta é pequena.",
          "Escolher um motor que abre em {opening.jetflex} em vez de {opening.padrao} não pesa na luz: ele usa mais potência, mas por menos tempo.",
          "Rápido ou lento, o consumo mensal se aproxima. O de {opening.jetflex} gasta mais por segundo e fica menos segundos ligado que o de {opening.padrao}.",
        ],
        [
          "O inversor, que controla a velocidade, evita o pico de corrente na partida e poupa a fiação. Já 127 ou 220 V não muda os kWh.",
          "Com inversor, a partida é gradual e exige menos do circuito. A tensão, 127 ou 220 V, altera a corrente no fio, e não a energia gasta.",
          "Motor com inversor parte devagar, sem pico. Quanto à tensão, 220 V alivia o cabo, mas a conta fica igual.",
          "A partida suave do inversor ajuda a rede da casa. Ligar em 127 ou 220 V dá no mesmo em kWh.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vale desligar o disjuntor do portão para economizar energia?",
      answers: [
        "No dia a dia, não: a economia é mínima e você perde o controle. Em viagem, desligue o disjuntor e tranque a folha.",
        "Só em ausências longas. A central gasta poucos watts, e religar todo dia atrapalha mais do que economiza.",
        "Quase não compensa. O que se poupa é a espera da central, que já é pequena, e o portão fica sem automático.",
      ],
    },
    {
      question: "Motor de 1/2 HP gasta o dobro do de 1/4 HP?",
      answers: [
        "Não necessariamente: o motor consome conforme o esforço. Em folha leve, a diferença é menor do que os números sugerem.",
        "Não na prática. O gasto acompanha o trabalho feito e o tempo ligado, e os dois são pequenos num portão residencial.",
        "A potência é o limite, não o consumo fixo. Movendo a mesma folha leve, os dois ficam próximos.",
      ],
    },
    {
      question: "Nobreak e bateria aumentam o consumo do portão?",
      answers: [
        "Um pouco, pela recarga e pela espera. Em troca, o portão funciona na falta de luz por certo número de aberturas.",
        "Acrescentam um gasto pequeno e constante, para manter a bateria carregada. O movimento continua curto.",
        "Aumentam pouco: é a energia que mantém a bateria cheia. Ela volta ao portão quando a rede cai.",
      ],
    },
    {
      question: "Por que meu motor está quente e gastando mais?",
      answers: [
        "O motor esquenta e gasta mais porque trabalha forçado, por folha desequilibrada, roldana travada, capacitor fraco ou tensão baixa. Pare de insistir e peça a medição.",
        "A causa provável é esforço mecânico. O técnico solta a folha, sem energia no circuito, e mede a corrente para achar o motivo.",
        "Calor e gasto sobem juntos quando a folha prende. Conferir trilho e roldanas vem antes de culpar o motor.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo de uma abertura completa",
  related: ["voltagem", "esquenta", "potencia", "energia-solar", "nobreak", "manutencao"],
};
