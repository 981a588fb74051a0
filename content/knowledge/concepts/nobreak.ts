import type { Concept } from "#domain/knowledge/concept.ts";

export const nobreak: Concept = {
  id: "nobreak",
  kind: "part",
  label: "Nobreak",
  phrase: "o nobreak do portão",
  words: [
    "nobreak",
    "no break",
    "no-break",
    "nobreak para portão",
    "nobreak de portão eletrônico",
    "portão com nobreak",
    "nobreak para motor",
    "gerador para portão",
    "inversor com bateria para portão",
  ],
  intent: "buying",
  answers: {
    any: [
      "Nobreak para portão mantém o motor abrindo por alguns ciclos quando falta luz. Precisa ser próprio para automatizador, com potência para a partida do motor; o de computador desarma ou queima.",
      "A escolha do nobreak para portão parte da etiqueta do motor e de quantas aberturas você quer garantir sem energia. Ele alimenta motor e placa pela bateria e assume sozinho na queda de luz.",
      "Com nobreak, o portão abre na falta de energia sem ninguém sair do carro. Ele é instalado perto do motor, em lugar ventilado e abrigado, e pede teste periódico, porque a bateria envelhece mesmo parada.",
    ],
    price: [
      "O preço do nobreak para portão soma aparelho, bateria e instalação, e muda com a potência do motor e com quantas aberturas você quer na falta de luz. Com a foto da etiqueta, o valor sai no orçamento grátis.",
      "No nobreak paga-se o aparelho, a bateria e a ligação entre o quadro e o motor. A etiqueta do motor e a quantidade de aberturas definem o tamanho, e o valor vem por foto.",
      "O nobreak de portão custa conforme a partida do motor e a autonomia pedida; a bateria é trocada de tempos em tempos e entra na conta. O orçamento por foto é grátis.",
    ],
    installation: [
      "A instalação do nobreak é feita entre o quadro e o motor, com disjuntor, terra e local ventilado, abrigado da chuva. O técnico mede o consumo na partida, liga, corta a rede e testa ciclos completos.",
      "O nobreak de portão vai em lugar seco e arejado, com a saída dedicada ao motor e aos acessórios. A ligação exige circuito desligado e aterramento, e termina com teste real de falta de energia.",
    ],
    comparison: [
      "O nobreak serve para motor que já existe; o motor de corrente contínua com bateria serve melhor em instalação nova. O destravamento manual não custa nada, mas obriga a sair do carro, de noite ou na chuva.",
      "Entre nobreak de portão e de computador, a diferença é a partida: motor puxa corrente várias vezes maior ao arrancar. O modelo para automatizador aguenta esse pico, e o de informática costuma desarmar.",
    ],
    repair: [
      "Um nobreak que apita, desarma na partida ou aguenta cada vez menos ciclos costuma ter a bateria no fim. Trocar a bateria resolve em muitos casos; se não resolver, mede-se o inversor e a carga do motor.",
      "Quando o nobreak do portão não assume na falta de luz, o técnico testa bateria, carregador e consumo do motor. Um portão pesado exige mais na partida e derruba um aparelho que antes bastava.",
    ],
    question: [
      "Vale a pena, quando falta luz com frequência, quando mora idoso na casa ou quando o portão é a única saída. Para quedas raras, a chave de destravamento basta, desde que alguém possa usá-la.",
      "Sim, o portão funciona com nobreak, se ele for próprio para motor: a partida puxa várias vezes a corrente normal. O de computador costuma desarmar.",
      "Funciona por um número limitado de aberturas, que depende da bateria, do motor e do peso da folha. Conta-se por ciclos, e não por horas, porque parado o portão gasta pouco.",
    ],
    buying: [
      "Compre nobreak que traga no rótulo a indicação para automatizador de portão, na tensão do motor, 127 V ou 220 V, e com potência para a partida. Uma central inversora pede modelo compatível. Diga quantas aberturas quer sem luz: aparelho, bateria e ligação são orçados pela foto da etiqueta, sem custo.",
      "Para motor de casa de 1/4 HP, escolha nobreak próprio para portão, na tensão do motor, com a potência de motor escrita no rótulo: 1/4 HP ou mais. A bateria dura, em geral, de 2 a 4 anos, e as aberturas sem luz estão na ficha do aparelho. O valor sai pela foto da etiqueta.",
      "O nobreak para portão eletrônico mantém o motor abrindo sem luz, com bateria que dura, em geral, de 2 a 4 anos; o de computador não serve, porque a partida do motor o derruba. O valor soma aparelho, bateria e ligação, e sai pela foto da etiqueta do motor.",
    ],
    "how-to": [
      "O nobreak entra entre o quadro e o motor, com disjuntor e aterramento, em lugar seco e ventilado; a ligação é do técnico. Depois teste: desligue o disjuntor que o alimenta e faça um ciclo completo pelo controle.",
      "Para testar o nobreak, libere a passagem, desligue o disjuntor de entrada dele e faça uma abertura e um fechamento. Um portão lento ou apito na partida indica bateria no fim.",
    ],
  },
  line: [
    "Com nobreak próprio para motor, o portão ainda abre por alguns ciclos sem luz.",
    "Nobreak de computador não foi feito para a partida de um motor de portão.",
    "O disjuntor desligado não basta quando há nobreak: ele continua alimentando o motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o nobreak mantém o portão funcionando",
        "O que é o nobreak de portão",
        "Nobreak: energia guardada para abrir",
      ],
      slots: [
        [
          "O nobreak carrega uma bateria enquanto há luz e assume quando a rede cai.",
          "Enquanto a rede está normal, o aparelho guarda carga; na queda, ele passa a alimentar o motor.",
          "Dentro dele há carregador, bateria e inversor, que devolvem energia ao portão na falta de luz.",
        ],
        [
          "O número de aberturas é limitado e depende da bateria, do peso da folha e do motor.",
          "A reserva se conta em ciclos, não em horas, e uma folha pesada gasta mais a cada movimento.",
          "Cada abertura consome parte da carga, por isso a autonomia se mede em quantas vezes o portão anda.",
        ],
        [
          "Um motor em corrente alternada pede saída adequada à partida, várias vezes mais forte que o giro normal.",
          "Na arrancada a corrente sobe muito, e é nesse instante que um aparelho fraco desarma.",
          "Por causa do pico de partida, o dimensionamento olha o arranque do motor e não a média.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Como escolher o nobreak certo", "O que olhar antes de comprar nobreak", "Nobreak para o seu motor"],
      slots: [
        [
          "Escolha um modelo indicado pelo fabricante para automatizadores, com sobra para a partida.",
          "O manual do nobreak deve citar motor de portão; se cita apenas informática, não serve.",
          "Procure no rótulo a indicação para portão eletrônico e a potência de motor suportada.",
        ],
        [
          "Tensão e potência saem da etiqueta do motor, assim como o tipo de central.",
          "Um motor com inversor de frequência tem exigências próprias, e nem todo nobreak combina com ele.",
          "Informe modelo e tensão do motor, porque um aparelho de 127 V não alimenta motor de 220 V.",
        ],
        [
          "Decida de quantas aberturas precisa: casa costuma querer poucas, prédio quer muitas.",
          "Um prédio com fluxo alto esgota rápido a bateria, e ali se pensa em banco maior ou gerador.",
          "Some os acessórios ligados, como fotocélula, trava e interfone, que também consomem.",
        ],
      ],
      bullets: [
        "Modelo e potência do motor",
        "Tensão: 127 V ou 220 V",
        "Central comum ou com inversor",
        "Aberturas desejadas sem luz",
        "Acessórios que ficam ligados",
        "Lugar ventilado e seco",
      ],
    },
    {
      about: "check",
      headings: ["Como testar o nobreak em casa", "Teste de falta de luz", "Confira o nobreak antes de precisar"],
      slots: [
        [
          "Um teste simples, a cada poucos meses, mostra se a bateria ainda segura o portão.",
          "Simular a falta de luz em um dia calmo evita surpresa na noite da tempestade.",
          "Reserve alguns minutos, de dia, com a garagem livre, e veja o aparelho trabalhar.",
        ],
        [
          "Desligue só o disjuntor que alimenta o nobreak e não toque nas saídas dele.",
          "O aparelho continua energizado com a rede desligada, então nada de abrir a caixa.",
          "Nenhuma tampa precisa sair: o teste é desligar a alimentação e usar o controle.",
        ],
        [
          "Portão lento, central que reinicia ou apito seguido indicam que a bateria enfraqueceu.",
          "Se a folha para no meio ou perde velocidade, a bateria já não entrega a partida.",
          "Quando o número de ciclos cai muito em relação ao primeiro teste, é hora de trocar a bateria.",
        ],
      ],
      steps: [
        "Libere a área do portão e afaste crianças e animais.",
        "Desligue o disjuntor que alimenta o nobreak.",
        "Faça uma abertura e um fechamento completos pelo controle.",
        "Repare na velocidade e nos avisos sonoros.",
        "Religue o disjuntor e deixe o aparelho recarregar.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Instalação do nobreak no portão",
        "O que o técnico faz ao ligar o nobreak",
        "Da medição ao teste sem rede",
      ],
      slots: [
        [
          "O técnico lê a etiqueta, mede a corrente do motor e confere se a folha anda leve.",
          "A etiqueta dá a primeira conta, e a medição do consumo real confirma, pois portão pesado pede mais.",
          "A visita começa pelo equilíbrio da folha: mecânica ruim derruba qualquer nobreak.",
        ],
        [
          "A entrada do aparelho leva disjuntor e terra, e a saída alimenta só o motor e os acessórios do portão.",
          "Escolhe-se um ponto abrigado, longe do sol, e a ligação passa por proteção e aterramento.",
          "O calor encurta a vida da bateria, por isso ele não vai colado ao motor nem sob telha quente.",
        ],
        [
          "Na entrega, a rede é cortada, o portão é testado em vários ciclos e os moradores aprendem a desligar o nobreak e o disjuntor.",
          "O teste real é sem luz: abre, fecha, reverte na fotocélula e volta à rede sem travar.",
          "Ao final se mostra como desligar rede e nobreak, o que é necessário antes de qualquer serviço.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o nobreak", "Vida da bateria e segurança", "Manutenção do nobreak do portão"],
      slots: [
        [
          "A bateria é peça de desgaste e perde carga com os anos e com o calor, mesmo sem uso.",
          "Uma bateria parada também envelhece, e o calor da garagem apressa o fim dela.",
          "Em 2 a 4 anos a bateria costuma perder a carga, e por isso o teste a cada seis meses é a melhor garantia.",
        ],
        [
          "Quem vai mexer no portão precisa desligar o disjuntor e o nobreak, porque ele mantém a tensão.",
          "Com nobreak instalado, a queda do disjuntor não desliga o motor: desligue também o aparelho.",
          "Cole um aviso no quadro: este portão tem nobreak e continua energizado sem a rede.",
        ],
        [
          "A troca da bateria fica com o técnico, que leva a usada para o descarte correto.",
          "Não abra o aparelho; há tensão perigosa por dentro mesmo fora da tomada.",
          "Bateria estufada ou com vazamento deve ser isolada, sem toque, até a visita.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar nobreak de computador no portão?",
      answers: [
        "Não é indicado. A partida do motor puxa corrente muito acima do que esse aparelho suporta, e ele desarma ou queima. Use modelo próprio para automatizador.",
        "Não. O nobreak de informática é feito para fonte eletrônica, sem o pico de partida de um motor. O de portão tem saída e potência para isso.",
      ],
    },
    {
      question: "Quantas vezes o portão abre com nobreak?",
      answers: [
        "Está na ficha do aparelho, em ciclos, para um portão leve. Conte menos com folha pesada ou bateria velha: quem quer certeza faz o teste com a rede desligada.",
        "O número vem na ficha do aparelho e cai com folha pesada e bateria velha. Um par de baterias dá perto do dobro de uma só.",
      ],
    },
    {
      question: "O nobreak protege contra raio?",
      answers: [
        "Não por si só. Ele ajuda contra oscilação, mas o que desvia surto é o DPS no quadro, com aterramento. Os dois se completam.",
        "Pouco. A proteção contra surto vem de DPS e terra bem feitos; o nobreak cuida da falta de energia.",
      ],
    },
    {
      question: "Onde instalar o nobreak do portão?",
      answers: [
        "Coloque em lugar seco, ventilado, abrigado do sol e perto do motor, com acesso para manutenção. Longe de produtos inflamáveis e do alcance de crianças.",
        "Coloque perto do motor ou do quadro, onde não pegue chuva nem calor forte. Precisa de espaço para o ar circular e para trocar a bateria.",
      ],
    },
    {
      question: "Portão com nobreak ainda precisa de chave de destravamento?",
      answers: [
        "Precisa. A bateria acaba, e defeito na placa ou no motor também para o portão. Guarde a chave em lugar conhecido por todos da casa.",
        "Sim, sempre. O nobreak cobre a falta de luz; o destravamento manual cobre qualquer outra parada.",
      ],
    },
  ],
  photo: "fotos da etiqueta do motor e do lugar em que o nobreak ficaria",
  related: ["bateria", "falta-de-energia", "energia-solar", "instalacao-eletrica", "chave-de-destravamento"],
  topic: "nobreak-e-energia-solar",
};
