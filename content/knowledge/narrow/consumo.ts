import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const consumo: NarrowConcept[] = [
  {
    id: "quanto-gasta-de-luz-por-mes",
    broader: "consumo",
    label: "Quanto o motor gasta por mês",
    phrase: "o gasto mensal do motor de portão",
    asks: [
      "portão puxa muita luz",
      "portão puxa luz",
      "portão gasta muita luz",
      "motor puxa muita energia",
      "portão consome muita luz",
      "portão consome muito",
      "conta subiu quanto motor portão gasta",
      "cálculo gasto mensal luz motor",
      "gasto mensal luz motor",
      "quanto gasta energia mês",
      "quanto gasta energia motor mês",
      "quanto gasta energia motor portão mês",
      "quanto gasta luz motor portão mês",
      "quanto gasta energia portão automático mês",
      "quanto gasta energia portão eletrônico mês",
      "motor gasta energia mês",
      "quanto consome energia mês",
      "quanto consome energia motor portão mês",
      "quanto gasta motor portão conta luz",
      "gasto energia motor portão mês",
      "quanto dá conta luz portão mês",
      "gasta mês",
      "gasta luz mês",
      "consumo mês",
      "consumo mensal",
      "quanto gasta luz",
      "quanto gasta energia",
      "kwh mês",
      "quanto consome mês",
      "gasta quanto luz",
      "conta luz portão",
      "custa luz mês",
      "economizar energia portão",
      "economizar luz portão",
      "gastar menos energia portão",
      "gastar menos luz portão",
    ],
    answers: {
      any: [
        "Um portão eletrônico de casa gasta perto de 3 kWh de energia por mês, uns três reais na conta de luz se o kWh custa perto de um real. Cerca de 2 kWh são da placa, que fica ligada o dia todo. O motor gasta menos de 1 kWh, porque só liga por segundos.",
        "O consumo do motor de portão na conta de luz fica entre 2 e 4 kWh por mês numa casa, o que dá de dois a quatro reais com o kWh perto de um real. A maior parte vem da placa em espera; o motor em movimento gasta menos de 1 kWh.",
        "Por mês, o motor de portão gasta perto de 3 kWh de energia, quase nada na conta de luz. São menos de 1 kWh para abrir e fechar e uns 2 kWh da placa em espera. Com o kWh a um real, dá cerca de três reais.",
        "Para economizar energia com o portão eletrônico, deixe a folha leve, com trilho limpo e contrapeso certo, e não troque o motor só por causa da luz. Em casa o conjunto gasta perto de 3 kWh por mês, uns três reais com o kWh perto de um real, e a maior parte é da placa em espera.",
        "O portão eletrônico quase não pesa na conta: em casa, gasta perto de 3 kWh de luz por mês, menos que um chuveiro elétrico em uma hora. Com o kWh perto de um real, são uns três reais. A placa ligada o dia inteiro gasta mais que o motor.",
      ],
      price: [
        "Em casa, o portão eletrônico gasta uns três reais de luz por mês, ou perto de 3 kWh com o kWh perto de um real. Cerca de 2 kWh são da placa em espera e menos de 1 kWh é do motor. A tarifa exata está na sua conta.",
        "O motor de portão de casa, de 1/4 ou 1/3 HP, gasta de dois a quatro reais por mês, o que corresponde a 2 a 4 kWh com o kWh perto de um real. A placa em espera leva a maior parte, e o motor, ligado por segundos, menos de 1 kWh.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De onde vem o gasto: motor e placa", "O que pesa mais no mês"],
        slots: [
          [
            "Dez movimentos de quinze segundos por dia somam 75 minutos no mês, e um motor de 400 watts gasta nisso cerca de 0,5 kWh. Por isso o motor pesa tão pouco, mesmo sendo potente.",
            "O motor fica ligado pouco mais de uma hora no mês inteiro, se abre ou fecha dez vezes por dia, em quinze segundos. Nesse tempo, 400 watts dão perto de 0,5 kWh.",
            "Quinze segundos, dez vezes ao dia, são 75 minutos por mês. Um motor de 400 watts gasta nisso cerca de 0,5 kWh.",
          ],
          [
            "A placa, o receptor e a fotocélula ficam ligados o tempo todo, e 3 watts o mês inteiro passam de 2 kWh. Nobreak, câmera e sinaleiro aumentam essa parte.",
            "Já a espera não para: uma central de 3 watts consome pouco mais de 2 kWh no mês. Acessórios sempre ligados, como nobreak e câmera, mudam mais a conta que o motor.",
            "O que nunca desliga gasta mais. Só a central, com 3 watts, consome uns 2 kWh por mês, e nobreak, câmera ou sinaleiro aumentam essa parcela.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como calcular o gasto do seu portão", "Calcule pela etiqueta do motor"],
        slots: [
          [
            "Use a potência em watts da etiqueta. O HP indica a força no eixo, e o consumo elétrico é um pouco maior que essa conversão.",
            "Pegue os watts impressos no motor. Se só houver HP, o gasto real fica um pouco acima da conversão direta.",
            "Bastam a etiqueta e um cronômetro. Repare que HP mede a força entregue e que o motor puxa um pouco mais da rede.",
          ],
        ],
        steps: [
          "Leia a potência em watts na etiqueta.",
          "Cronometre uma abertura e um fechamento.",
          "Multiplique pelos movimentos do dia e por 30 e passe para horas.",
          "Multiplique as horas pela potência e divida por mil para ter os kWh do motor.",
          "Some cerca de 2 kWh da placa e multiplique pela tarifa da conta.",
        ],
      },
      {
        about: "care",
        headings: ["O que faz o portão gastar mais", "Como manter o consumo baixo"],
        slots: [
          [
            "Folha pesada, trilho sujo e capacitor fraco deixam a abertura mais lenta e fazem o motor puxar mais. O aumento na conta é pequeno; o que custa caro é o desgaste, e a revisão {visits.home} evita os dois.",
            "Um portão duro demora mais e força o motor, o que aumenta um pouco o consumo e muito o desgaste. A revisão, {visits.home}, deixa a folha leve e o capacitor bom.",
            "O consumo cresce quando a abertura fica mais lenta, por atrito, peso ou capacitor fraco. Pior que a luz é o desgaste da engrenagem e do motor, que a revisão {visits.home} evita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido gasta mais?",
        answers: [
          "Quase nada, porque ele puxa mais por menos tempo, e o mês fica parecido.",
          "No fim do mês, não. O tempo menor compensa a potência maior.",
          "A diferença não aparece na conta. O motor rápido trabalha metade do tempo ou menos a cada abertura.",
        ],
      },
      {
        question: "Vale desligar o disjuntor para economizar?",
        answers: [
          "No dia a dia, não: você perde o automático por uma economia de cerca de dois reais. Em viagem longa, sim, com o portão trancado.",
          "Só em ausência longa, e com o portão fechado e trancado. No resto do tempo, a economia é de uns dois reais por mês.",
          "Não compensa no uso normal, pois a placa em espera custa uns dois reais por mês. Numa viagem, desligue e tranque a folha.",
        ],
      },
      {
        question: "Minha conta subiu. Pode ser o portão?",
        answers: [
          "É improvável: chuveiro, geladeira e ar-condicionado explicam bem mais. Cronometre a abertura e veja se ficou mais longa que o costume.",
          "Só se o motor está forçando muito ou um acessório ficou ligado, e ainda assim é pouco. Olhe primeiro os aparelhos que aquecem.",
          "Dificilmente. Mesmo um portão que trabalha o dobro soma poucos reais; procure antes no chuveiro e na geladeira.",
        ],
      },
      {
        question: "Motor 220 V gasta menos que 127 V?",
        answers: [
          "Na conta, não, porque o consumo depende da potência e do tempo. O que muda é a corrente, menor em 220 V, que permite fio mais longo.",
          "O gasto em kWh é o mesmo. A diferença está no cabo, porque em 220 V a corrente cai quase à metade.",
          "Gasta igual. Em 220 V a corrente é menor, o que ajuda quando o motor fica longe do quadro.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e o número de aberturas por dia",
  },
  {
    id: "quantos-watts",
    broader: "consumo",
    label: "Quantos watts consome o motor de portão",
    phrase: "a potência em watts do motor de portão",
    asks: [
      "motor 1/2 hp gasta energia",
      "motor 1/3 hp gasta energia",
      "motor 1/4 hp gasta energia",
      "motor 1/2 hp consumo",
      "motor 1/3 hp consumo",
      "motor 1/4 hp consumo",
      "quanto gasta motor 1/2 hp",
      "motor 1/2 hp gasta quanto energia",
      "motor 1/2 hp gasta quanto luz",

      "motor 1/2 hp watts",
      "motor portão 1/2 hp watts",
      "motor 1/3 hp watts",
      "motor portão 1/2 hp quantos watts",

      "calcular inversor solar quantos watts motor",
      "quantos watts",
      "watts motor",
      "watts portão",
      "quantos watts consome",
      "potência watts",
      "motor 1/4 watts",
      "consumo motor 1/4",
      "consumo watts",
      "quantos ampères motor",
      "corrente motor portão",
      "motor 1/2 watts",
      "quantos kwh",
    ],
    answers: {
      any: [
        "Um motor de portão de 1/4 HP tem 186 watts no eixo, o de 1/3 HP tem 249 e o de 1/2 HP tem 373. Da rede ele consome mais que isso enquanto anda, em geral algumas centenas de watts. Para saber quantos watts tem outro motor, multiplique o HP por 746; o consumo é volts vezes ampères da etiqueta.",
        "Quantos watts tem o motor do portão depende da potência: são 186 em 1/4 HP, 249 em 1/3 HP e 746 em 1 HP, medidos no eixo. Em movimento ele puxa mais da rede, mas só por alguns segundos. Por isso, o movimento do mês costuma gastar menos de 1 kWh.",
        "Um motor de portão de 1/2 HP tem 373 watts no eixo, e para saber quantos watts tem outro basta multiplicar o HP por 746: o de 1/3 tem 249 e o de 1/4, 186. Ao abrir, ele consome mais que isso da rede, em geral algumas centenas de watts por poucos segundos.",
        "Quantos watts consome um motor de portão se calcula multiplicando os volts pelos ampères da etiqueta, e em geral são algumas centenas enquanto a folha anda. No eixo, 1/4 HP equivale a 186 watts e 1/2 HP, a 373. Como ele liga por segundos, o movimento do mês costuma gastar menos de 1 kWh.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Watts no eixo e watts da rede", "HP, watts e ampères na etiqueta"],
        slots: [
          [
            "O HP mede a potência entregue no eixo, e a energia consumida é sempre maior, porque parte vira calor. Em 220 V, um motor de 2 ampères consome até 440 watts, mesmo sendo de 1/4 HP.",
            "A potência em HP é a do eixo, e o consumo elétrico fica acima dela, já que o motor esquenta. Dois ampères em 220 volts, por exemplo, são até 440 watts da rede.",
            "O número em HP diz quanto o eixo entrega, e não quanto a casa gasta. Com 220 volts e 2 ampères, o motor chega a 440 watts, e a diferença se perde em calor.",
          ],
          [
            "Com o portão parado, a central continua ligada e gasta poucos watts. Com 3 watts de espera, soma pouco mais de 2 kWh por mês, em geral mais que o próprio movimento.",
            "Em repouso, só a central e o receptor consomem. São poucos watts, mas o dia inteiro: 3 watts dão uns 2 kWh mensais, acima do que a folha gasta para andar.",
            "A espera também conta, porque a central ligada dia e noite com 3 watts consome perto de 2 kWh no mês. O motor em movimento, que liga só alguns segundos, costuma gastar menos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como calcular o consumo do seu motor", "De watts a kWh, passo a passo"],
        slots: [
          [
            "A conta usa a etiqueta de fora e o cronômetro do celular, sem abrir o motor. O resultado é uma estimativa, porque o esforço da folha muda a corrente.",
            "Basta ler a etiqueta externa e cronometrar o portão, com a tampa fechada. Como a corrente varia com o peso e o atrito, o valor é aproximado.",
            "Com a etiqueta e um cronômetro você chega perto do gasto real. Não é preciso abrir nada, e uma folha pesada ou presa faz o número subir.",
          ],
        ],
        steps: [
          "Leia na etiqueta a potência em watts, ou a tensão e a corrente.",
          "Se não houver watts, multiplique os volts pelos ampères.",
          "Cronometre uma abertura e um fechamento, em segundos.",
          "Multiplique esse tempo pelas aberturas do dia e por 30, e divida por 3.600 para ter as horas do mês.",
          "Multiplique as horas pelos watts e divida por mil: o resultado são os kWh do mês.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o portão gastar mais watts", "Por que o consumo do portão aumenta"],
        slots: [
          [
            "Folha desequilibrada, roldana travada e trilho sujo alongam o movimento e aumentam a corrente. Capacitor fraco e fio fino fazem o mesmo na partida, e o sinal é o motor quente depois de poucas aberturas.",
            "Peso e atrito explicam quase todo aumento: contrapeso errado, roda presa ou sujeira no trilho. Partida difícil, por capacitor gasto ou cabo fino, também vira calor, e o motor esquenta cedo.",
            "O motor gasta mais quando trabalha forçado, com roldana ruim, trilho sujo ou contrapeso desregulado. Capacitor fraco e tensão baixa pioram o quadro, e a abertura fica lenta com o motor quente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Para o nobreak, uso os watts da etiqueta?",
        answers: [
          "Só como começo, porque o nobreak precisa suportar a partida, que puxa várias vezes a corrente normal. Use um próprio para portão, dimensionado pelo técnico.",
          "Eles não bastam. A partida é o que derruba um nobreak comum de computador, por isso se usa modelo feito para motor.",
        ],
      },
      {
        question: "Motor de 1/2 HP gasta o dobro do de 1/4?",
        answers: [
          "Não na prática. O consumo segue o esforço e o tempo ligado, e na mesma folha leve a diferença na conta é pequena.",
          "Não necessariamente: o dobro de potência no eixo não é o dobro de gasto. Em folha leve, o motor maior trabalha folgado e por poucos segundos.",
        ],
      },
      {
        question: "Quantos kWh o portão gasta por mês?",
        answers: [
          "Um motor de 400 watts ligado 30 segundos, dez vezes ao dia, soma 1 kWh no mês. A central em espera acrescenta uns 2 kWh.",
          "Dez movimentos diários de 30 segundos, a 400 watts, dão cerca de 1 kWh mensal. Conte mais 2 kWh da central ligada o tempo todo.",
        ],
      },
      {
        question: "Qual disjuntor aguenta o motor?",
        answers: [
          "Ele é escolhido pela corrente da etiqueta e pela bitola do cabo, em cálculo de eletricista. Em 220 V de duas fases, é bipolar. Se o disjuntor cai, não ponha um maior.",
          "A escolha depende do cabo e da corrente do motor, e em 220 V de duas fases usa-se o bipolar. Disjuntor que cai tem uma causa a corrigir, e não pede modelo maior.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com potência, tensão e corrente legíveis",
  },
  {
    id: "consumo-parado",
    broader: "consumo",
    label: "Consumo do motor parado",
    phrase: "o consumo do motor parado",
    asks: [
      "deixar portão tomada gasta",
      "deixar portão tomada gasta energia",
      "deixar portão tomada gasta luz",
      "portão tomada gasta energia",
      "motor tomada gasta energia",
      "deixar ligado tomada gasta",
      "stand by",
      "standby",
      "motor stand by",
      "parado gasta",
      "parado consome",
      "motor parado energia",
      "desligado gasta",
      "motor ligado direto gasta",
      "ligado tomada gasta",
      "ligado dia todo gasta",
      "central consome",
      "fora tomada economiza",
      "desligar tomada portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Deixar o portão na tomada gasta energia, mas pouca: de 2 a 5 watts da central, o que dá de 1,5 a 3,6 kWh por mês. O motor não consome nada enquanto a folha está parada. Tirar da tomada todo dia economiza poucos reais e deixa a casa sem o controle.",
        "A placa do portão em stand-by gasta de 2 a 5 watts, ou de 1,5 a 3,6 kWh por mês. Com o kWh a um real, isso dá de um e meio a quatro reais por mês na conta de luz. O motor parado não consome nada.",
        "Parado, o portão gasta pouco: o motor não consome nada em stand-by, e a central em espera puxa de 2 a 5 watts, ou de 1,5 a 3,6 kWh por mês. É quase sempre mais que o próprio movimento, mas poucos reais na conta de luz.",
        "Sim, o portão em stand-by gasta energia mesmo sem abrir, só na central, que fica ligada para ouvir o controle. Uma de 3 W dá perto de 2 kWh por mês; o motor, quando não está abrindo, não gasta.",
        "O consumo do motor parado é zero; quem consome é a central em espera, de 2 a 5 W o dia todo. São de 1,5 a 3,6 kWh por mês, multiplicados pela tarifa da sua conta, e desligar da tomada todo dia não compensa.",
      ],
      price: [
        "A placa do portão em stand-by gasta de 2 a 5 watts, ou de 1,5 a 3,6 kWh por mês. Com o kWh a um real, são de um e meio a quatro reais na conta de luz. O motor parado não consome nada, e desligar da tomada todo dia não compensa.",
        "Parado, o portão custa de um e meio a quatro reais por mês, se o kWh sai a um real: a central em stand-by consome de 2 a 5 watts o dia todo, e o motor, nada. Multiplique de 1,5 a 3,6 kWh pela tarifa da sua conta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o gasto parado", "O que fica ligado com o portão parado"],
        slots: [
          [
            "A central alimenta o receptor de rádio o tempo todo, à espera do controle. Os acessórios somam o deles.",
            "Para ouvir o controle, o receptor nunca desliga. O resto vem dos acessórios.",
            "O gasto parado é de quem espera o comando, mais o que está ligado junto.",
          ],
        ],
        bullets: [
          "Central e receptor: de 2 a 5 W.",
          "Fotocélula: cerca de 1 W o par.",
          "Módulo Wi-Fi: de 1 a 2 W.",
          "Nobreak: mais alguns watts, para manter a bateria.",
          "Zumbido ou motor quente parado: é defeito; desligue o disjuntor.",
        ],
      },
      {
        about: "check",
        headings: ["Calcule o gasto parado", "Quanto isso dá por mês"],
        slots: [
          [
            "A conta usa três números, e os watts estão na etiqueta da fonte ou no manual. Com 3 W, são 2,2 kWh por mês.",
            "Bastam watts, horas e tarifa. Uma central de 3 W soma 2,2 kWh no mês.",
            "Três números resolvem; para 3 W, o resultado é 2,2 kWh mensais.",
          ],
        ],
        steps: [
          "Anote os watts da central em repouso.",
          "Multiplique por 720 horas e divida por 1.000: são os kWh do mês.",
          "Multiplique pela tarifa por kWh da sua conta.",
        ],
      },
      {
        about: "care",
        headings: ["Vale desligar o portão?", "Como gastar menos"],
        slots: [
          [
            "No dia a dia, não: a economia é de poucos reais, e você perde o controle e a fotocélula. Em viagem longa vale, com a folha trancada, e ainda protege de raio.",
            "Desligar à noite poupa quase nada. Nas férias faz sentido, com o portão travado, também contra surtos.",
            "A rotina não justifica. Só em ausência longa, com o portão trancado, o disjuntor desligado compensa.",
          ],
          [
            "O que reduz o gasto ao abrir é a folha leve: trilho limpo e revisão {visits.home}. Contrapeso e cabos ficam com o técnico.",
            "Folha leve gasta menos no movimento. Varra o trilho e deixe equilíbrio e cabos para a visita, {visits.home}.",
            "Trilho limpo por você e equilíbrio pelo técnico, {visits.home}, diminuem o consumo de cada abertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o disjuntor do portão quando viajo?",
        answers: [
          "Pode, se outra pessoa não precisa entrar. O portão fica preso pelo redutor, e o disjuntor desligado protege de raio.",
          "Sim. Na volta, ligue e observe uma abertura completa antes de sair com o carro.",
        ],
      },
      {
        question: "Desligar da tomada apaga os controles?",
        answers: [
          "Em geral não: o cadastro fica na memória da central. Algumas só refazem o percurso na primeira abertura.",
          "Não costuma apagar. O primeiro ciclo pode sair lento.",
        ],
      },
      {
        question: "Quanto gasta cada abertura?",
        answers: [
          "Pouco: um motor de uns 300 W por 30 segundos usa cerca de 0,0025 kWh. Dez por dia somam menos de 1 kWh por mês.",
          "Perto de 0,0025 kWh por ciclo. Em um mês de dez aberturas diárias, menos de 1 kWh.",
        ],
      },
      {
        question: "O nobreak aumenta muito o gasto?",
        answers: [
          "Aumenta alguns watts o dia inteiro, para manter a bateria. A ficha dele traz o número.",
          "Um pouco: conte de 5 a 10 W em muitos modelos, conforme a ficha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo de uma abertura completa",
  },
  {
    id: "qual-motor-gasta-menos",
    broader: "consumo",
    label: "Qual motor gasta menos energia",
    phrase: "o motor de portão que gasta menos energia",
    asks: [
      "motor portão mais econômico energia",
      "motor mais econômico na conta",
      "motor garagem mais econômico conta",
      "diferença consumo entre marca motor",
      "motor gasta menos",
      "gasta menos energia",
      "gasta menos luz",
      "consome menos energia",
      "motor consome menos",
      "marca gasta menos",
      "motor econômico energia",
      "motor econômico luz",
      "gasta menos ppa ou garen",
      "gasta menos ppa ou rossi",
      "gasta menos ppa ou peccinin",
      "gasta menos garen ou rossi",
      "gasta menos garen ou peccinin",
      "gasta menos rossi ou peccinin",
      "motor baixo consumo",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor de portão que gasta menos energia é o de potência justa para uma folha leve, com central que consome poucos watts em repouso; a marca quase não muda a conta de luz. Em casa, o movimento de um mês fica em geral abaixo de 1 kWh.",
        "Nenhuma marca de motor consome muito menos luz que outra: mais econômico é o motor na potência certa, em folha que abre leve, com central de baixo consumo parada. O movimento do mês numa residência costuma ficar abaixo de 1 kWh.",
        "Quem quer gastar pouca energia escolhe pela central, ligada 24 horas, e não pela marca do motor de portão, que trabalha segundos por dia. Numa casa, abrir e fechar custa em geral menos de 1 kWh por mês, desde que a folha esteja leve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar no consumo", "Consumo na ficha do motor"],
        slots: [
          [
            "Na ficha, olhe os watts da central em repouso, porque ela fica ligada o dia todo e o motor, poucos minutos. Uma central de 5 watts soma cerca de 3,6 kWh por mês, mais que o próprio movimento.",
            "O dado que conta é o consumo parado: cada 5 watts em repouso viram uns 3,6 kWh no mês, enquanto o motor em movimento mal passa de 0,5 kWh.",
            "Compare a linha do repouso antes da potência. Como a central nunca desliga, 5 watts constantes dão perto de 3,6 kWh mensais, acima do gasto de abrir e fechar.",
          ],
          [
            "Subir de 1/4 para 1/2 HP muda pouco a conta, pois o motor maior só puxa mais se a folha exigir. Inversor e 24 V se escolhem pela suavidade e pela bateria, e não pela economia.",
            "A potência a mais quase não aparece na conta de uma casa; a de menos faz o motor forçar e esquentar. Modelos com inversor ou de 24 V dão conforto e reserva, com gasto mensal parecido.",
            "Entre 1/4 e 1/2 HP a diferença mensal é de centavos, se a folha abre leve. O inversor suaviza a partida e o 24 V aceita bateria, sem baixar a conta de forma visível.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como calcular o consumo do seu portão", "A conta em kWh, passo a passo"],
        slots: [
          [
            "Três números bastam: watts da etiqueta, segundos de cada movimento e movimentos por dia. Com 400 watts, quinze segundos e dez movimentos diários, são 75 minutos por mês e 0,5 kWh.",
            "Use a potência do motor, o tempo de uma abertura e quantas há por dia. Dez movimentos de quinze segundos somam 75 minutos mensais, que a 400 watts resultam em 0,5 kWh.",
            "A conta é simples: 400 watts durante 75 minutos no mês, ou dez movimentos de quinze segundos por dia, dão 0,5 kWh. Troque pelos dados do seu portão.",
          ],
        ],
        steps: [
          "Leia a potência elétrica na etiqueta do motor.",
          "Cronometre uma abertura e um fechamento, de fora do vão.",
          "Multiplique pelos movimentos por dia e por 30.",
          "Converta em horas e multiplique pelos quilowatts do motor.",
          "Multiplique os kWh pela tarifa da sua conta.",
        ],
      },
      {
        about: "care",
        headings: ["Como gastar menos energia com o portão", "Cuidados que economizam energia"],
        slots: [
          [
            "Folha leve é a economia que mais aparece: trilho limpo por você e contrapeso ou roldanas conferidos pelo técnico, na revisão {visits.home} em residência. O motor que força gasta mais e dura menos.",
            "Varra o trilho e deixe equilíbrio e lubrificação para a revisão {visits.home}, já que cabo e contrapeso ferem. Um portão que corre sem esforço poupa luz e o próprio motor.",
            "A mecânica em dia reduz o gasto: você limpa o trilho, e o técnico acerta peso e roldanas na visita {visits.home} da casa. Portão pesado faz o motor puxar corrente por mais tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor 220 V gasta menos que 110 V?",
        answers: [
          "Não. A potência é a mesma; em 220 V passa metade da corrente, e o cabo aquece menos. A conta, que é em kWh, fica igual.",
          "Gasta o mesmo, porque a concessionária cobra energia, e não corrente. O que muda em 220 V é o cabo, que trabalha mais folgado.",
        ],
      },
      {
        question: "O motor rápido gasta mais?",
        answers: [
          "Quase igual: ele puxa mais potência por menos segundos. Numa casa, a diferença no mês não aparece na conta.",
          "Não de forma visível, pois termina o movimento antes. O ganho ou a perda fica em frações de kWh por mês.",
        ],
      },
      {
        question: "Vale desligar o disjuntor à noite para economizar?",
        answers: [
          "Não compensa: uma central de 5 watts gasta cerca de 0,04 kWh em oito horas, e você fica sem o controle. Em viagem longa, sim, com a folha trancada.",
          "Não, porque o gasto da noite é de centésimos de kWh. Só numa ausência longa faz sentido desligar, com o portão trancado.",
        ],
      },
      {
        question: "Trocar um motor antigo reduz a conta?",
        answers: [
          "Pouco, e não paga a troca. Só se nota quando o antigo forçava uma folha pesada; nesse caso, acertar a folha já resolve boa parte.",
          "A redução é pequena demais para justificar a compra. Um portão limpo e equilibrado economiza mais que um motor novo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo de uma abertura completa",
  },
  {
    id: "motor-ligado-24-horas",
    broader: "consumo",
    label: "Motor do portão ligado o dia todo",
    phrase: "o motor ligado na energia o dia todo",
    intent: "question",
    asks: [
      "motor do portão fica ligado 24 horas",
      "motor portão ligado 24 horas",
      "motor ficar ligado 24 horas",
      "motor ligado 24 horas",
      "portão ligado 24 horas",
      "pode ficar ligado direto",
      "motor ligado tomada sempre",
      "deixar portão ligado sempre",
      "deixar motor ligado tomada",
      "precisa desligar motor portão",
      "desligar motor noite",
      "desligar portão à noite",
      "desligar disjuntor portão noite",
      "pode ficar ligado",
      "motor pode ficar ligado",
      "motor portão pode ficar ligado",
      "motor pode ficar ligado horas",
      "pode deixar motor ligado",
    ],
    answers: {
      any: [
        "Pode deixar o motor do portão ligado na tomada 24 horas por dia, porque parado só a central e o receptor consomem, poucos watts, e nada esquenta. Desligue o disjuntor quando viajar, em tempestade de raios e para limpar; motor que zumbe ou esquenta parado não é normal.",
        "Não faz mal deixar o motor do portão energizado o dia e a noite inteiros: ele só puxa força ao mover a folha, e a placa gasta poucos watts à espera do controle. Em viagem ou com raios, desligue no disjuntor; se esquenta parado, corte a energia e chame.",
        "O motor do portão é feito para ficar sempre ligado na tomada, direto, dia e noite, com consumo de poucos watts em espera. Vale desligar ao viajar e durante raios, e é sinal de defeito ele ficar quente ou zumbindo sem mover a folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quanto o portão gasta ligado o dia todo", "Consumo do motor e da central do portão"],
        slots: [
          [
            "O motor só consome enquanto a folha se move. Dez aberturas por dia, de 20 segundos cada, somam menos de duas horas de motor por mês.",
            "Cada ciclo dura segundos, e fora deles o motor nada gasta. Com dez aberturas diárias de 20 segundos, o mês fica abaixo de duas horas.",
            "Parado, o motor não consome. Dez acionamentos por dia, cada um de 20 segundos, não chegam a duas horas no mês.",
          ],
          [
            "Já a placa, o receptor e a fotocélula ficam acesos, com poucos watts, perto do que gasta um roteador. Na conta, o portão pesa bem menos que chuveiro e geladeira.",
            "O gasto constante é o da eletrônica em espera, parecido com o de um roteador. O conjunto some perto do chuveiro.",
            "Quem fica ligada é a central, com consumo próximo ao de um roteador, muito menor que o da geladeira.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando vale desligar o motor", "Viagem, raio e manutenção"],
        slots: [
          [
            "Em viagem, desligue o disjuntor e passe o ferrolho: sem energia, nenhum controle clonado abre o portão. Na tempestade, desligar antes dos raios protege a placa melhor que qualquer filtro.",
            "Ao viajar, corte a energia no quadro e tranque por dentro, para controle algum abrir. Com raio por perto, o disjuntor desligado poupa a central.",
            "Viajou, disjuntor baixado e ferrolho fechado. Trovejou, desligue antes, porque o surto entra pela rede mesmo com o portão parado.",
          ],
          [
            "Para o uso diário, o motor precisa de circuito próprio, com disjuntor e aterramento. Régua e extensão aquecem e não servem.",
            "Ligado direto, ele pede circuito só dele e aterramento, nunca régua ou extensão, que esquentam.",
            "O certo é tomada ou ponto de circuito exclusivo, aterrado. Benjamim e extensão derretem com o tempo.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Motor que esquenta ou zumbe parado", "O que não é normal com o portão fechado"],
        slots: [
          [
            "Zumbido contínuo com a folha fechada é relé colado ou fim de curso que não desliga, e o motor queima em pouco tempo. Desligue o disjuntor e peça a medição, a partir de {price.preventive} em casa, sem peças.",
            "Se zune ou aquece parado, a placa segue mandando energia, por relé preso ou fim de curso fora do ponto. Corte no quadro; a visita que mede começa em {price.preventive} em residência, fora peças.",
            "Motor quente sem uso quer dizer que algo o mantém ligado, em geral relé colado ou sensor de parada. Baixe o disjuntor, e conte a partir de {price.preventive} pela visita em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o motor toda noite economiza?",
        answers: [
          "Economiza centavos e tira a saída rápida numa emergência. Não compensa.",
          "Quase nada. E de madrugada, com pressa, o portão não abre.",
        ],
      },
      {
        question: "Religar o disjuntor desprograma o portão?",
        answers: [
          "Em geral não, os controles continuam gravados. Alguns modelos fazem o primeiro ciclo devagar, para achar o percurso.",
          "Não costuma. Se o primeiro movimento sair lento, deixe completar.",
        ],
      },
      {
        question: "O motor ligado dia e noite dura menos?",
        answers: [
          "Não, o que gasta são as aberturas. A vida vai de {trade.life}, e o maior risco para a placa é o surto da rede.",
          "Não por isso. Dura {trade.life} conforme o uso, e a proteção contra surto poupa a central.",
        ],
      },
      {
        question: "Um protetor de surto substitui desligar?",
        answers: [
          "Ajuda muito no dia a dia, com aterramento. Em tempestade forte, desligar ainda é o mais seguro.",
          "Reduz o risco, não zera. Raio perto pede disjuntor baixado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo de uma abertura completa",
  },
];
