import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const consumo: NarrowConcept[] = [
  {
    id: "quanto-gasta-de-luz-por-mes",
    broader: "consumo",
    label: "Quanto o motor gasta por mês",
    phrase: "o gasto mensal do motor de portão",
    asks: [
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
    ],
    answers: {
      any: [
        "Um portão eletrônico de casa gasta perto de 3 kWh de luz por mês, uns três reais com o kWh perto de um real: cerca de 2 kWh são da placa em espera, e menos de 1 kWh, do motor, porque ele liga por segundos. A tarifa exata está na sua conta.",
        "O consumo do motor de portão na conta de luz fica entre 2 e 4 kWh por mês numa casa, de dois a quatro reais se o kWh custa perto de um real. A maior parte é a central ligada o dia todo; o motor em movimento leva menos de 1 kWh de energia.",
        "Por mês, o motor de portão gasta de energia perto de 3 kWh, quase nada na conta de luz: menos de 1 kWh para abrir e fechar e uns 2 kWh da placa em espera. Com o kWh a um real, são cerca de três reais; multiplique pela sua tarifa.",
      ],
      price: [
        "Em casa, o portão eletrônico gasta perto de 3 kWh de luz por mês, uns três reais com o kWh perto de um real: cerca de 2 kWh da placa em espera e menos de 1 kWh do motor. A tarifa exata está na sua conta.",
        "O motor de portão de casa, de 1/4 ou 1/3 HP, gasta de 2 a 4 kWh de energia por mês, de dois a quatro reais com o kWh perto de um real: a central em espera leva a maior parte, e o motor, ligado por segundos, menos de 1 kWh.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De onde vem o gasto: movimento e espera", "O que pesa mais no mês"],
        slots: [
          [
            "Dez movimentos de quinze segundos por dia somam 75 minutos no mês; a 400 watts, dá cerca de 0,5 kWh. Por isso o motor pesa tão pouco, mesmo sendo potente.",
            "O motor fica ligado pouco mais de uma hora no mês inteiro: dez aberturas ou fechamentos de quinze segundos por dia. Nesse tempo, 400 watts não chegam a 1 kWh, dão perto de 0,5.",
            "Quinze segundos, dez vezes ao dia, são 75 minutos por mês. Um motor de 400 watts gasta nisso cerca de 0,5 kWh, menos que um chuveiro em poucos minutos.",
          ],
          [
            "A placa, o receptor e a fotocélula ficam acesos o tempo todo: 3 watts ligados o mês inteiro passam de 2 kWh. Nobreak, câmera e sinaleiro somam a espera deles.",
            "Já a espera não para: uma central de 3 watts consome pouco mais de 2 kWh no mês, sozinha. Acessórios sempre ligados, como nobreak e câmera, mudam mais a conta que o motor.",
            "Quem gasta é o que nunca desliga. Só a central, com 3 watts, leva uns 2 kWh por mês, e nobreak, câmera ou sinaleiro aumentam essa parcela.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A conta do seu portão, passo a passo", "Calcule pela etiqueta do motor"],
        slots: [
          [
            "Use a potência em watts da etiqueta; HP é a força no eixo, e o consumo elétrico é um pouco maior. O tempo ligado conta mais que a potência.",
            "Pegue os watts impressos no motor. Se só houver HP, o gasto real fica acima da conversão direta, embora o tempo curto mantenha o total baixo.",
            "Bastam a etiqueta e um cronômetro. Repare que HP mede a força entregue e que o motor puxa um pouco mais da rede.",
          ],
        ],
        steps: [
          "Leia a potência em watts na etiqueta.",
          "Cronometre uma abertura e um fechamento.",
          "Multiplique pelos movimentos do dia e por 30 e passe para horas.",
          "Multiplique as horas pela potência e divida por mil: são os kWh do motor.",
          "Some cerca de 2 kWh da placa e multiplique pela tarifa da conta.",
        ],
      },
      {
        about: "care",
        headings: ["O que faz o portão gastar mais", "Como manter o consumo baixo"],
        slots: [
          [
            "Folha pesada, trilho sujo e capacitor fraco alongam cada abertura e fazem o motor puxar mais. O aumento na conta é pequeno; o que se paga caro é o desgaste, e a revisão {visits.home} evita os dois.",
            "Portão duro demora mais e força o motor, o que sobe um pouco o consumo e muito o desgaste. A revisão, {visits.home}, deixa a folha leve e o capacitor bom.",
            "O consumo cresce quando a abertura fica mais lenta, por atrito, peso ou capacitor cansado. Mais que a luz, isso custa engrenagem e motor; revisar {visits.home} mantém tudo leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido gasta mais?",
        answers: [
          "Quase nada: ele puxa mais por menos tempo, e o mês fica parecido.",
          "No fim do mês, não. O tempo menor compensa a potência maior.",
        ],
      },
      {
        question: "Vale desligar o disjuntor para economizar?",
        answers: [
          "No dia a dia, não: perde-se o automático por uma economia de cerca de dois reais. Em viagem longa, sim, com o portão trancado.",
          "Só em ausência longa, e com o portão fechado. A espera gasta pouco mais de 2 kWh por mês.",
        ],
      },
      {
        question: "Minha conta subiu. Pode ser o portão?",
        answers: [
          "É improvável: chuveiro, geladeira e ar-condicionado explicam bem mais. Cronometre a abertura e veja se ficou mais longa que o costume.",
          "Só se o motor está forçando muito ou um acessório ficou ligado, e ainda assim é pouco. Olhe primeiro os aparelhos que aquecem.",
        ],
      },
      {
        question: "Motor 220 V gasta menos que 127 V?",
        answers: [
          "Na conta, não: o consumo depende da potência e do tempo. O que muda é a corrente, menor em 220 V, que permite fio mais longo.",
          "O gasto em kWh é o mesmo. A diferença está no cabo, porque em 220 V a corrente cai pela metade.",
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
        "Um motor de portão de 1/4 HP entrega cerca de 186 watts no eixo e puxa mais que isso da rede enquanto anda, em geral algumas centenas de watts; o de 1/2 HP entrega cerca de 373. Parado, só a central consome, poucos watts.",
        "Para saber os watts, leia a etiqueta do motor ou converta: 1 HP são 746 watts no eixo, então 1/4 HP dá 186 e 1/2 HP dá 373; o consumo elétrico é maior, porque parte da energia vira calor. A partida puxa várias vezes a corrente normal.",
        "O motor de portão tem, no eixo, 186 watts em 1/4 HP, 249 em 1/3 HP, 373 em 1/2 HP e 746 em 1 HP, e puxa mais que isso da rede enquanto anda: multiplique volts por ampères da etiqueta. Em casa, ele liga por segundos, e o movimento do mês costuma ficar abaixo de 1 kWh.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Potência do motor: watts no eixo e na rede",
          "HP, watts e ampères na etiqueta",
          "O que cada número da etiqueta quer dizer",
        ],
        slots: [
          [
            "HP mede a força entregue no eixo; a energia puxada da rede, em watts, é sempre maior.",
            "A conversão direta, de 746 watts por HP, dá a potência no eixo, e não o consumo.",
            "Motor de 1/4 HP são 186 watts no eixo; 1/3 HP, 249; 1/2 HP, 373.",
          ],
          [
            "Se a etiqueta traz a corrente, volts vezes ampères dá um valor próximo do consumo.",
            "Em 220 V, um motor de 2 ampères puxa até 440 watts; em 127 V, a corrente do mesmo motor é maior.",
            "A corrente da etiqueta é a de trabalho; a de partida dura um instante e é várias vezes maior.",
          ],
          [
            "A central em espera gasta poucos watts, mas fica ligada o dia inteiro.",
            "Com 3 watts de espera, a central soma pouco mais de 2 kWh no mês, mais que o movimento.",
            "Fotocélula, receptor e câmera acrescentam consumo pequeno e constante.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como calcular o consumo do seu motor",
          "De watts a kWh: cálculo passo a passo",
          "Cálculo com os dados da etiqueta",
        ],
        slots: [
          [
            "A conta é simples e não pede abrir o motor.",
            "Use a etiqueta externa e o cronômetro do celular.",
            "O resultado é uma estimativa; o esforço da folha muda a corrente.",
          ],
        ],
        steps: [
          "Leia na etiqueta a potência em watts, ou a tensão e a corrente.",
          "Sem watts, multiplique volts por ampères.",
          "Cronometre uma abertura e um fechamento.",
          "Multiplique pelo número de movimentos do dia e por 30, e passe para horas.",
          "Multiplique as horas pelos watts e divida por mil: são os kWh do mês.",
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Para o nobreak, uso os watts da etiqueta?",
        answers: [
          "Não só: o nobreak precisa suportar a partida, que puxa várias vezes a corrente normal. Use um próprio para portão, dimensionado pelo técnico.",
          "É o começo da conta. A partida é o que derruba nobreak comum, por isso se usa modelo para motor.",
        ],
      },
      {
        question: "Motor de 1/2 HP gasta o dobro do de 1/4?",
        answers: [
          "Não na prática. Ele consome conforme o esforço; na mesma folha leve, a diferença é pequena.",
          "Nem sempre. O gasto segue o trabalho e o tempo ligado, e os dois são curtos.",
        ],
      },
      {
        question: "Qual disjuntor aguenta o motor?",
        answers: [
          "Sai da corrente da etiqueta e da bitola do cabo, em cálculo de eletricista. Em 220 V de duas fases, é bipolar.",
          "A escolha depende do cabo e da partida. Não aumente o disjuntor porque ele cai; procure a causa.",
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
        "Em stand-by, o motor de portão não gasta: quem fica ligada é a central, com poucos watts para ouvir o controle. Uma central de 3 W dá perto de 2 kWh por mês, quase sempre mais que o próprio movimento do portão.",
        "Sim, parado o portão gasta um pouco, só na central, que espera o sinal do controle. De 2 a 5 W o dia todo somam de 1,5 a 3,6 kWh por mês; multiplique pela tarifa da sua conta.",
        "O portão em stand-by consome poucos watts, da central e do receptor, e o motor nada. Não compensa desligar da tomada: a economia é pequena, e o portão deixa de abrir pelo controle.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que fica ligado com o portão parado",
          "De onde vem o gasto parado",
          "Central, receptor e acessórios",
        ],
        slots: [
          [
            "A central alimenta o receptor de rádio o tempo todo, à espera do controle.",
            "Para ouvir o controle, o receptor da central nunca dorme.",
            "O transformador ou a fonte da placa puxa alguns watts sem parar.",
          ],
          [
            "Fotocélula, módulo Wi-Fi, trava e nobreak somam o consumo deles.",
            "Acessórios ligados à placa, como fotocélula e Wi-Fi, aumentam um pouco a conta.",
            "Nobreak e módulo Wi-Fi gastam por si, mesmo com o portão fechado.",
          ],
          [
            "Se o motor zumbe ou esquenta parado, há defeito, e o disjuntor deve ser desligado até a visita.",
            "Um motor quente sem ter aberto não é stand-by: desligue o disjuntor e chame o técnico.",
            "O zumbido com o portão parado indica placa ou capacitor com problema, não consumo normal.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A conta do stand-by", "Quanto isso dá por mês", "Calcule o gasto parado"],
        slots: [
          [
            "O consumo da central está na etiqueta da fonte ou no manual.",
            "Use os watts da central que o manual informa.",
            "A conta usa três números: watts, horas e tarifa.",
          ],
        ],
        steps: [
          "Anote os watts da central em repouso.",
          "Multiplique por 720 horas do mês e divida por 1.000: são os kWh.",
          "Multiplique pela tarifa por kWh da sua conta de luz.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso desligar o disjuntor do portão quando viajo?",
        answers: [
          "Pode, se outra pessoa não precisa entrar. O portão fica travado pelo redutor e só abre no destravamento.",
          "Sim, e protege de raio também. Na volta, ligue e teste uma abertura completa antes de sair com o carro.",
        ],
      },
      {
        question: "Desligar da tomada apaga os controles?",
        answers: [
          "Em geral não: o cadastro fica na memória da central mesmo sem energia.",
          "Não costuma apagar. Algumas centrais só refazem o percurso na primeira abertura.",
        ],
      },
      {
        question: "O nobreak aumenta muito o gasto?",
        answers: [
          "Aumenta alguns watts, para manter a bateria carregada. Veja o consumo próprio na ficha dele.",
          "Aumenta um pouco, o dia inteiro. A ficha do aparelho informa quanto.",
        ],
      },
    ],
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
        "Gasta menos o motor que move folha leve e tem central de baixo consumo em repouso; a marca quase não muda nada na conta. Dois motores de mesma potência gastam parecido, em geral menos de 1 kWh por mês de movimento.",
        "O motor que gasta menos é o de potência justa em folha leve, seja qual for a marca. A diferença entre modelos some na conta, porque ele liga segundos por dia; a central, ligada o tempo todo, pesa mais.",
        "Entre motores de portão, a economia de energia não decide a compra: o movimento de um mês costuma ficar abaixo de 1 kWh em qualquer marca. Compare, na ficha, os watts da central em repouso e mantenha a folha leve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar no consumo", "Onde um motor gasta mais que outro", "Consumo na ficha do motor"],
        slots: [
          [
            "Olhe os watts em repouso da central: são 24 horas por dia, contra segundos do motor.",
            "O consumo em repouso, na ficha da central, vale mais que os watts do motor.",
            "A linha da ficha que importa é a do repouso, porque a central nunca desliga.",
          ],
          [
            "O motor de potência maior só gasta mais se a folha exigir; abrindo leve, a diferença é pequena.",
            "Subir de 1/4 para 1/2 HP muda pouco a conta de uma casa.",
            "Potência a mais pesa pouco na conta, e a potência de menos faz o motor forçar.",
          ],
          [
            "Motor com inversor parte sem pico, e o de 24 V permite bateria, mas nenhum muda a conta do mês.",
            "Inversor e 24 V se escolhem por suavidade e reserva, e não por economia.",
            "Quem escolhe 24 V ou inversor ganha em conforto; na conta, a mudança é pequena.",
          ],
        ],
      },
    ],
    keep: ["care", "check"],
    questions: [
      {
        question: "Motor 220 V gasta menos que 110 V?",
        answers: [
          "Não. A potência é a mesma; em 220 V passa menos corrente, e o cabo aquece menos.",
          "Gasta o mesmo. Muda a corrente no cabo, e não os kWh.",
        ],
      },
      {
        question: "O motor rápido gasta mais?",
        answers: [
          "Quase igual: puxa mais por menos tempo. Em casa a diferença não aparece.",
          "Não de forma visível. Ele trabalha menos segundos por abertura.",
        ],
      },
      {
        question: "Trocar um motor antigo reduz a conta?",
        answers: [
          "Pouco. Só se nota se o antigo forçava uma folha pesada ou esquentava.",
          "Não o bastante para pagar a troca. O acerto da folha ajuda mais.",
        ],
      },
    ],
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
        "Pode: o motor do portão fica energizado o dia todo, e parado só a central e o receptor consomem, poucos watts. Desligue o disjuntor em viagem, em tempestade de raios e para limpar ou consertar. Um motor que zumbe ou esquenta parado não é normal: corte a energia e chame.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Quando vale desligar o motor", "Viagem, raio e manutenção"],
        slots: [
          [
            "Desligado, o portão não abre por controle clonado, e por isso se desliga em viagem.",
            "Em viagem, disjuntor desligado e ferrolho fechado.",
          ],
          [
            "Com raio perto, desligar poupa a placa melhor que qualquer filtro.",
            "Na tempestade, o disjuntor desligado evita o surto.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Desligar o motor toda noite economiza?",
        answers: ["Economiza centavos, e tira a saída rápida numa emergência."],
      },
      {
        question: "Religar o disjuntor desprograma o portão?",
        answers: ["Em geral não. Alguns modelos fazem o primeiro ciclo devagar, para achar o percurso."],
      },
    ],
  },
];
