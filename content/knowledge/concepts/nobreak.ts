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
      "Vendemos e instalamos nobreak próprio para portão, que mantém o motor abrindo por alguns ciclos quando falta luz. O tamanho sai da etiqueta do motor e de quantas aberturas você quer garantir; pela foto dizemos o modelo e o valor instalado.",
      "Instalamos nobreak em motor de portão já existente: ele alimenta motor e placa pela bateria e assume sozinho na queda de luz. Decidem a potência de partida do motor, a tensão e o número de aberturas; mande a foto da etiqueta para receber o valor.",
      "Fornecemos nobreak para portão com a instalação e o teste sem rede, para você abrir na falta de energia sem sair do carro. O aparelho fica perto do motor, em lugar ventilado e abrigado; a foto da etiqueta e do lugar dá o modelo e o valor.",
    ],
    price: [
      "O preço do nobreak para portão soma aparelho, bateria e instalação, e muda com a potência do motor e com quantas aberturas você quer na falta de luz. Com a foto da etiqueta, o orçamento é grátis.",
      "No nobreak de portão você paga o aparelho, a bateria e a ligação entre o quadro e o motor. A etiqueta do motor e a quantidade de aberturas definem o tamanho, e o valor sai pela foto.",
      "O nobreak de portão custa conforme a potência de partida do motor e a autonomia pedida; a bateria é trocada de tempos em tempos e entra na conta. O orçamento por foto é grátis.",
    ],
    installation: [
      "Instalamos o nobreak entre o quadro e o motor, com disjuntor, terra e local ventilado, abrigado da chuva. O técnico mede o consumo na partida, liga, corta a rede e testa ciclos completos.",
      "Fazemos a instalação do nobreak de portão em lugar seco e arejado, com a saída dedicada ao motor e aos acessórios. A ligação é feita com o circuito desligado e aterrada, e termina com um teste real de falta de energia.",
    ],
    comparison: [
      "O nobreak serve para motor que já existe; o motor de corrente contínua com bateria serve melhor em instalação nova. O destravamento manual não custa nada, mas obriga a sair do carro, de noite ou na chuva.",
      "Entre nobreak de portão e de computador, a diferença é a partida: motor puxa corrente várias vezes maior ao arrancar. O modelo para automatizador aguenta esse pico, e o de informática costuma desarmar.",
    ],
    repair: [
      "Consertamos nobreak de portão que apita, desarma na partida ou aguenta cada vez menos ciclos: quase sempre é a bateria no fim, e trocá-la resolve. Se não resolver, medimos o inversor e a carga do motor.",
      "Testamos e consertamos nobreak de portão que não assume na falta de luz: bateria, carregador e consumo do motor, nessa ordem. Um portão que ficou pesado exige mais na partida e derruba um aparelho que antes bastava.",
    ],
    question: [
      "Vale a pena, quando falta luz com frequência, quando mora idoso na casa ou quando o portão é a única saída. Para quedas raras, a chave de destravamento basta, desde que alguém possa usá-la.",
      "Sim, o portão funciona com nobreak, se ele for próprio para motor: a partida puxa várias vezes a corrente normal. O de computador costuma desarmar.",
      "Funciona por um número limitado de aberturas, que depende da bateria, do motor e do peso da folha. A conta é em ciclos, e não em horas, porque parado o portão gasta pouco.",
    ],
    buying: [
      "Vendemos nobreak com indicação para automatizador de portão, na tensão do motor, 127 V ou 220 V, e com potência para a partida; central inversora pede modelo compatível. Diga quantas aberturas quer sem luz: aparelho, bateria e ligação são orçados pela foto da etiqueta.",
      "Vendemos e instalamos nobreak para motor de portão: em casa, com motor de 1/4 HP, o rótulo deve trazer 1/4 HP ou mais e a mesma tensão. A bateria dura, em geral, de 2 a 4 anos, e as aberturas sem luz estão na ficha do aparelho. O valor sai pela foto da etiqueta.",
      "Fornecemos e ligamos nobreak para portão eletrônico, que mantém o motor abrindo sem luz por um número limitado de vezes. O valor soma aparelho, bateria e ligação, e sai pela foto da etiqueta do motor; a bateria dura, em geral, de 2 a 4 anos.",
    ],
    "how-to": [
      "O nobreak entra entre o quadro e o motor, com disjuntor e aterramento, em lugar seco e ventilado; a ligação é do técnico. Depois teste: desligue o disjuntor que o alimenta e faça um ciclo completo pelo controle.",
      "Para testar o nobreak, libere a passagem, desligue o disjuntor de entrada dele e faça uma abertura e um fechamento. Portão lento ou apito na partida costuma indicar bateria no fim.",
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
          "A reserva é contada em ciclos, não em horas, e uma folha pesada gasta mais a cada movimento.",
          "Cada abertura consome parte da carga, por isso a autonomia é medida em quantas vezes o portão anda.",
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
      headings: [
        "Como escolher o nobreak certo",
        "O que olhar antes de comprar nobreak",
        "O que o nobreak precisa ter para o seu motor",
      ],
      slots: [
        [
          "Escolha um modelo indicado pelo fabricante para automatizadores, com sobra para a partida.",
          "O manual do nobreak deve citar motor de portão, com a potência que ele suporta na partida.",
          "Procure no rótulo a indicação para portão eletrônico e a potência de motor suportada.",
        ],
        [
          "A tensão e a potência do nobreak saem da etiqueta do motor, assim como o tipo de central.",
          "Confira tensão e tipo de central: motor com inversor de frequência tem exigências próprias, e nem todo nobreak combina com ele.",
          "Informe modelo e tensão do motor, porque um aparelho de 127 V não alimenta motor de 220 V.",
        ],
        [
          "Decida de quantas aberturas precisa: casa costuma querer poucas, prédio quer muitas.",
          "Para casa, poucas aberturas costumam bastar; um prédio de fluxo alto esgota rápido a bateria e pede banco maior ou gerador.",
          "Some ao número de aberturas os acessórios ligados, como fotocélula, trava e interfone, que também consomem.",
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
          "Um teste simples, a cada seis meses, mostra se a bateria ainda segura o portão.",
          "Simular a falta de luz em um dia calmo evita surpresa na noite da tempestade.",
          "Reserve alguns minutos, de dia, com a garagem livre, e veja o aparelho trabalhar.",
        ],
        [
          "Desligue só o disjuntor que alimenta o nobreak e não toque nas saídas dele.",
          "O aparelho continua energizado com a rede desligada, então não abra a caixa dele durante o teste.",
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
          "A visita começa pela folha, que precisa andar leve, e pela medição da corrente: mecânica ruim derruba qualquer nobreak.",
        ],
        [
          "A entrada do aparelho leva disjuntor e terra, e a saída alimenta só o motor e os acessórios do portão.",
          "O aparelho vai em ponto abrigado, longe do sol, e a ligação passa por disjuntor e aterramento.",
          "A ligação leva disjuntor e terra, e o aparelho não fica colado ao motor nem sob telha quente, porque o calor gasta a bateria.",
        ],
        [
          "Na entrega, a rede é cortada, o portão é testado em vários ciclos e os moradores aprendem a desligar o nobreak e o disjuntor.",
          "O teste final é sem luz: o portão abre, fecha, reverte na fotocélula e volta à rede sem travar.",
          "Ao final, com a rede cortada, o portão faz ciclos completos, e você vê como desligar rede e nobreak antes de qualquer serviço.",
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
          "A bateria costuma perder a carga em 2 a 4 anos, e um teste periódico avisa antes que ela falhe.",
        ],
        [
          "Quem vai mexer no portão precisa desligar o disjuntor e o nobreak, porque ele mantém a tensão.",
          "Com nobreak instalado, desligar o disjuntor não corta a energia do motor: desligue também o aparelho.",
          "Cole um aviso no quadro: este portão tem nobreak e continua energizado com o disjuntor desligado.",
        ],
        [
          "A troca da bateria fica com o técnico, que leva a usada para o descarte correto.",
          "Não abra o aparelho: por dentro há tensão perigosa mesmo fora da tomada, e a bateria é trocada pelo técnico.",
          "Bateria estufada ou com vazamento não deve ser tocada: afaste as pessoas e espere o técnico, que faz a troca.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar nobreak de computador no portão?",
      answers: [
        "Não é indicado. A partida do motor puxa corrente muito acima do que esse aparelho suporta, e ele desarma ou queima. Use modelo próprio para motor de portão.",
        "Não. O nobreak de informática é feito para fonte eletrônica, sem o pico de partida de um motor. O de portão tem saída e potência para isso.",
      ],
    },
    {
      question: "Quantas vezes o portão abre com nobreak?",
      answers: [
        "O fabricante informa os ciclos na ficha, para um portão leve. Conte menos com folha pesada ou bateria velha: quem quer certeza faz o teste com a rede desligada.",
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
      question: "Posso ligar câmera e roteador no nobreak do portão?",
      answers: [
        "Melhor não. Câmera e roteador gastam a bateria o tempo todo e deixam menos aberturas para o portão. Para eles, use um nobreak comum, separado.",
        "Até dá, se o aparelho tiver sobra de potência, mas cada equipamento ligado tira aberturas do portão. O usual é deixar nele só o motor e os acessórios de segurança.",
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
