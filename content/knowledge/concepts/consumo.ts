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
      "O motor de portão gasta pouca energia: em casa, o movimento consome em geral menos de 1 kWh por mês, porque dura só alguns segundos por abertura. Um motor de 400 watts, com dez movimentos de quinze segundos por dia, gasta cerca de 0,5 kWh. A central, ligada o dia todo, pode gastar mais que isso.",
      "O consumo do portão eletrônico é pequeno, perto de 0,5 kWh por mês num motor de 400 watts usado dez vezes por dia, quinze segundos de cada vez. A central em espera gasta poucos watts, mas sem parar, e pode somar mais que o motor. Se a conta de luz subiu, procure folha pesada.",
      "Não, o portão automático não gasta muita luz, porque o motor funciona poucos minutos por semana e fica, em residência, abaixo de 1 kWh por mês. A central soma poucos watts, sempre ligada. O que aumenta o gasto é a folha desequilibrada, que faz o motor forçar.",
      "O motor do portão só consome enquanto a folha anda, e em casa isso dá menos de 1 kWh no mês. A placa gasta poucos watts o dia inteiro, e os dois juntos pesam pouco na conta de luz. Se o gasto parece alto, o mais provável é que a folha esteja pesada.",
    ],
    comparison: [
      "O consumo de um motor rápido e o de um comum são parecidos no fim do mês, porque o rápido usa mais potência por menos tempo. Entre 127 e 220 volts também não há diferença na conta. O que muda o gasto é a folha: leve, o movimento fica abaixo de 1 kWh por mês em casa.",
      "Na comparação do gasto de energia, o estado da folha pesa mais que o modelo do motor. Num portão leve ele consome menos do que arrastando uma roldana travada, enquanto velocidade e tensão, 127 ou 220 volts, quase não mudam os kWh do mês.",
      "Um motor rápido e um lento, em 127 ou em 220 volts, gastam quase a mesma energia no mês: em casa, menos de 1 kWh de movimento. A diferença aparece quando a folha está pesada, o trilho, sujo, ou o capacitor, fraco, porque aí o motor força.",
    ],
    repair: [
      "O consumo de energia do portão sobe quando o motor faz esforço a mais, por contrapeso errado, roldana travada, trilho sujo ou capacitor fraco. O técnico testa a folha solta do motor e mede a corrente. Em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      "Um portão que passou a gastar muita energia quase sempre tem defeito mecânico, que se nota na abertura lenta e na carcaça quente. O ajuste da folha devolve o consumo ao normal, em visita a partir de {price.preventive} em residência, fora peças.",
      "Gasto alto de energia no portão é sinal de motor forçado, e o conserto começa pela folha. O técnico confere roldana, trilho, contrapeso e capacitor e mede a corrente, em visita a partir de {price.preventive} em casa, sem peças.",
    ],
    price: [
      "O custo do portão na conta de luz é pequeno: multiplique os kWh do mês pela tarifa da sua conta. Um motor de 400 watts ligado 75 minutos por mês gasta cerca de 0,5 kWh, e a central em espera soma poucos watts o dia todo.",
      "Para saber quanto o portão custa em energia, use a tarifa por kWh da sua conta de luz. O movimento fica, em casa, abaixo de 1 kWh por mês, e a central, sempre ligada, pode gastar um pouco mais que o motor.",
      "Quanto o portão gasta se calcula com a potência, o tempo ligado e a tarifa: 400 watts durante 75 minutos no mês dão 0,5 kWh. Some a espera da central, de poucos watts, e o valor costuma ser um dos menores da conta.",
    ],
    question: [
      "O consumo do motor de portão é baixo: em casa, o movimento fica em geral abaixo de 1 kWh por mês, porque cada abertura dura poucos segundos. Um motor de 400 watts, com dez movimentos de quinze segundos por dia, gasta cerca de 0,5 kWh. A central, sempre ligada com uns 5 watts, soma perto de 3,5 kWh. O total fica em torno de 4 kWh por mês.",
      "Não, portão eletrônico não gasta muita energia: em casa, o movimento fica em geral abaixo de 1 kWh por mês, porque dura só alguns segundos por abertura. Com 400 watts e dez movimentos de quinze segundos por dia, dá cerca de 0,5 kWh. A central ligada o dia todo, com uns 5 watts, soma perto de 3,5 kWh, e o total continua pequeno na conta.",
      "O motor de portão gasta pouca luz, porque trabalha alguns segundos de cada vez e não costuma chegar a 1 kWh por mês numa casa. O que pode pesar é a central, ligada o dia todo com poucos watts, ou uma folha pesada que faz o motor forçar.",
      "Gasta pouco: um motor de 400 watts, com dez movimentos de quinze segundos por dia, fica ligado 75 minutos no mês e consome perto de 0,5 kWh. A central soma poucos watts, sempre acesa. Se a conta subiu por causa do portão, a folha deve estar pesada.",
      "Não gasta muita energia: o motor do portão consome, numa casa, menos de 1 kWh por mês, pois cada abertura leva poucos segundos. A central em espera acrescenta poucos watts. Só folha desequilibrada, trilho sujo ou capacitor fraco aumentam o consumo.",
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
          "O motor só consome energia enquanto a folha se move, e cada abertura dura segundos. Em casa, o mês inteiro dá pouco mais de uma hora de motor ligado.",
          "Cada movimento leva alguns segundos, e fora dele o motor fica desligado. Somado tudo, uma residência usa o motor por cerca de uma hora no mês.",
          "Na maior parte do dia o motor do portão está parado e não gasta nada. O tempo de uso de uma casa, no mês todo, passa pouco de uma hora.",
          "Uma família que usa o portão dez vezes por dia soma perto de 75 minutos de motor no mês, porque cada movimento dura cerca de quinze segundos. No restante do tempo ele fica desligado.",
        ],
        [
          "A central fica ligada o tempo todo, com poucos watts, para receber o sinal do controle, e a fotocélula também. Ainda assim, o portão pesa bem menos na conta que o chuveiro ou a geladeira.",
          "Placa, receptor e fotocélula seguem acesos dia e noite, com um gasto pequeno e constante. O conjunto consome muito menos que um chuveiro elétrico.",
          "A placa do motor não desliga, porque precisa estar pronta para o controle, e gasta poucos watts sem parar. Mesmo assim, a soma do mês é menor que a de uma geladeira.",
          "O gasto que não para é o da eletrônica em espera, de poucos watts. Perto do chuveiro e da geladeira, o portão quase não aparece na conta de luz.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como calcular o consumo do seu portão", "A conta em kWh, passo a passo"],
      slots: [
        [
          "O cálculo usa a potência da etiqueta do motor, o tempo de cada movimento e quantos são por dia. Com 400 watts e 75 minutos por mês, o resultado é 0,5 kWh.",
          "Três números bastam para a conta: os watts do motor, os segundos por movimento e os movimentos por dia. No exemplo de 400 watts e 75 minutos no mês, dá 0,5 kWh.",
          "Você precisa da etiqueta do motor, de um relógio e da tarifa da conta de luz. Dez movimentos de quinze segundos por dia são 75 minutos por mês, que a 400 watts dão 0,5 kWh.",
          "Faça com os seus dados a mesma conta deste exemplo: 75 minutos de uso no mês, com um motor de 400 watts, resultam em 0,5 kWh.",
        ],
      ],
      steps: [
        "Leia a potência na etiqueta do motor; 1/4 HP são cerca de 186 watts no eixo, e o consumo elétrico é maior.",
        "Cronometre uma abertura e um fechamento, de fora do vão.",
        "Multiplique pelos movimentos por dia e por 30.",
        "Converta o total em horas e multiplique pelos quilowatts do motor.",
        "Multiplique os kWh pela tarifa da sua conta.",
      ],
    },
    {
      about: "causes",
      headings: ["O que faz o portão gastar mais energia", "Por que o consumo do portão aumenta"],
      slots: [
        [
          "Folha desequilibrada, roldana travada e trilho sujo alongam o movimento e fazem o motor puxar mais corrente. São as causas mais comuns do gasto extra.",
          "O motor gasta mais quando trabalha forçado, contra um contrapeso errado, uma roda presa ou sujeira no trilho. O movimento fica lento, e a corrente sobe.",
          "Peso e atrito fora do normal explicam quase todo aumento de consumo. Com contrapeso, roldana ou trilho ruim, a folha anda devagar e exige mais do motor.",
          "Quando a folha pesa, o motor leva mais tempo e mais energia para movê-la. O defeito costuma estar no contrapeso, na roldana ou no trilho.",
        ],
        [
          "Capacitor fraco e tensão baixa também elevam a corrente e o calor. A carcaça quente depois de poucas aberturas é o sinal mais fácil de notar.",
          "Uma partida difícil, por capacitor gasto ou fio fino, transforma energia em calor em vez de movimento. Motor quente e abertura lenta costumam aparecer juntos.",
          "O capacitor, a peça que dá força à partida, enfraquece com o tempo, e o motor passa a puxar mais corrente. Fio fino demais tem o mesmo efeito, e a carcaça esquenta cedo.",
          "Na parte elétrica, as causas são capacitor fraco, cabo fino e tensão baixa. O aviso é o motor quente depois de poucas aberturas seguidas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como gastar menos energia com o portão", "Cuidados que economizam energia no portão"],
      slots: [
        [
          "Manter a folha leve é o que o dono pode fazer para o motor gastar menos, e começa pela limpeza do trilho. Contrapeso e roldanas são conferidos pelo técnico na revisão, {visits.home} em casa.",
          "Trilho varrido e peças lubrificadas reduzem o esforço do motor. O equilíbrio da folha fica para a revisão residencial, {visits.home}, porque cabo e contrapeso podem ferir.",
          "Limpe o trilho com a energia desligada e deixe o contrapeso com o técnico, que revisa o portão da casa {visits.home}. Uma folha leve gasta menos e poupa o motor.",
          "Quem quer economizar deve cuidar da parte mecânica: o morador limpa o trilho, e o técnico acerta o equilíbrio na revisão, {visits.home} em residência.",
        ],
        [
          "Desligar o disjuntor todo dia não compensa, porque a central gasta pouco e o controle deixa de funcionar. Numa viagem longa vale a pena, com a folha trancada.",
          "A economia de desligar a central no dia a dia é mínima. Numa ausência longa, desligue o disjuntor e tranque o portão.",
          "Na rotina, deixe o disjuntor ligado, porque o gasto em espera é pequeno. Só numa viagem faz sentido desligá-lo, com a folha travada.",
          "Não adianta cortar a energia do portão à noite, pois se poupam poucos watts. Nas férias a medida é útil, desde que ele fique trancado.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor rápido, tensão e inversor: o que muda no consumo", "Consumo na escolha do motor"],
      slots: [
        [
          "Um motor rápido usa mais potência por menos tempo, e o total do mês fica parecido. Abrir em {opening.jetflex} ou em {opening.padrao} quase não altera a conta de luz.",
          "A velocidade muda pouco o gasto, porque o tempo ligado diminui junto. Entre um motor que abre em {opening.padrao} e outro de {opening.jetflex}, a diferença na conta é pequena.",
          "Escolher um motor de {opening.jetflex} em vez de um de {opening.padrao} não pesa na luz, porque a potência maior é compensada pela abertura mais curta.",
          "O consumo mensal de um motor rápido se aproxima do de um lento. O que abre em {opening.jetflex} gasta mais por segundo, mas fica menos segundos ligado que o de {opening.padrao}.",
        ],
        [
          "O inversor, circuito que controla a velocidade, evita o pico de corrente na partida e poupa a fiação. A tensão de 127 ou 220 volts não muda os kWh.",
          "Com inversor, a partida é gradual e exige menos do circuito da casa. Ligar em 127 ou 220 volts altera a corrente no fio, e não a energia gasta.",
          "Um motor com inversor parte devagar, sem pico de corrente. Quanto à tensão, a de 220 volts alivia o cabo, mas a conta fica igual.",
          "A partida suave do inversor ajuda a rede da casa, porque não puxa toda a corrente de uma vez. Entre 127 e 220 volts não há diferença de consumo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vale desligar o disjuntor do portão para economizar energia?",
      answers: [
        "No dia a dia, não: a economia é mínima e o controle deixa de funcionar. Em viagem, desligue o disjuntor e tranque a folha.",
        "Só em ausências longas. A central gasta poucos watts, e religar todo dia atrapalha mais do que economiza.",
        "Quase não compensa, porque só se poupa a espera da central, que já é pequena, e o portão fica sem automático.",
      ],
    },
    {
      question: "Motor de 1/2 HP gasta o dobro do de 1/4 HP?",
      answers: [
        "Não necessariamente, porque o motor consome conforme o esforço. Em folha leve, a diferença é menor do que os números sugerem.",
        "Na prática, não. O gasto acompanha o peso movido e o tempo ligado, e os dois são pequenos num portão residencial.",
        "A potência indica o limite do motor, e não um consumo fixo. Movendo a mesma folha leve, os dois ficam próximos.",
      ],
    },
    {
      question: "Nobreak e bateria aumentam o consumo do portão?",
      answers: [
        "Um pouco, pela recarga e pela espera. Em troca, o portão funciona na falta de luz por certo número de aberturas.",
        "Acrescentam um gasto pequeno e constante, para manter a bateria carregada. O consumo do movimento não muda.",
        "Aumentam pouco, porque a energia extra só mantém a bateria cheia para quando a rede cair.",
      ],
    },
    {
      question: "Por que meu motor está quente e gastando mais?",
      answers: [
        "Porque trabalha forçado, por folha desequilibrada, roldana travada, capacitor fraco ou tensão baixa. Pare de insistir e peça a medição.",
        "A causa provável é esforço mecânico. O técnico solta a folha do motor, com o circuito desligado, e depois mede a corrente para achar o motivo.",
        "Calor e gasto sobem juntos quando a folha prende. Trilho e roldanas devem ser conferidos antes de culpar o motor.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo de uma abertura completa",
  related: ["voltagem", "esquenta", "potencia", "energia-solar", "nobreak", "manutencao"],
};
