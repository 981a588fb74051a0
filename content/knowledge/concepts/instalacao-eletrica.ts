import type { Concept } from "#domain/knowledge/concept.ts";

export const instalacaoEletrica: Concept = {
  id: "instalacao-eletrica",
  kind: "part",
  label: "Instalação elétrica",
  phrase: "a instalação elétrica do portão",
  words: [
    "instalação elétrica",
    "elétrica do portão",
    "fiação",
    "eletricista",
    "eletricista de portão",
    "fiação do portão",
    "disjuntor",
    "disjuntor do portão",
    "aterramento",
    "fio terra",
    "ponto de energia",
    "eletroduto",
    "cabo do motor",
  ],
  intent: "installation",
  answers: {
    any: [
      "A parte elétrica do motor de portão precisa ter circuito próprio desde o quadro, com disjuntor só dele, fio terra e cabo de no mínimo 2,5 mm², pela NBR 5410. Em 220 V de duas fases o disjuntor é bipolar, e comando segue em duto separado, por eletricista ou técnico.",
      "Instalação elétrica para portão eletrônico pede ponto perto do motor, circuito exclusivo, aterramento e eletroduto, com cabo de pelo menos 2,5 mm². O que decide o custo é a distância até o quadro; só a mão de obra do motor comprado à parte parte de {price.installation}.",
      "A fiação do portão automático, pelo que a norma NBR 5410 pede, é de circuito só dele, cabo de 2,5 mm² ou mais, terra e proteção contra choque e surto. Extensão e tomada dividida derrubam a tensão e queimam placa.",
    ],
    price: [
      "O preço da instalação elétrica do portão depende dos metros até o quadro, do eletroduto que existe e das proteções que faltam. Ponto pronto quase não custa, aparente sai mais barato que embutido, e a instalação do motor comprado à parte começa em {price.installation}.",
      "Quanto custa a elétrica do portão automático segue a distância e a passagem do cabo: com duto pronto é pouco, com piso ou parede a abrir sobe. No kit basculante, desde {price.lowest}, a ligação no ponto existente já está incluída.",
    ],
    repair: [
      "O conserto da fiação do portão começa pela medição: tensão no ponto, queda na partida, fuga e terra. Ajuste e medição em casa partem de {price.preventive}, sem peças, e cabo fino ou emenda oxidada são refeitos, orçados por metro.",
      "Disjuntor que cai, motor fraco e choque na carcaça são sinais de elétrica do portão a revisar. A visita que mede e aperta conexões custa desde {price.preventive} em residência, fora material, com o circuito desligado.",
    ],
    installation: [
      "A instalação elétrica do portão automático leva circuito próprio do quadro ao motor, cabo de no mínimo 2,5 mm², fio terra e disjuntor, bipolar em 220 V de duas fases. O valor depende dos metros, e motor comprado à parte se instala a partir de {price.installation}.",
      "Fazemos a elétrica do portão eletrônico com circuito só dele, cabo calculado pela distância, terra e duto separado para fotocélula e botoeira. No kit basculante, desde {price.lowest}, a ligação no ponto pronto está incluída; circuito novo é à parte.",
      "Para automatizar o portão, a parte elétrica é passada do quadro até o motor: 2,5 mm² ou mais, disjuntor exclusivo, terra e eletroduto. Quem executa é técnico ou eletricista, e a distância define o preço.",
    ],
    "how-to": [
      "A parte elétrica do portão não é serviço de morador: em 220 V de duas fases os dois fios são vivos. O que você pode fazer é ver se há disjuntor só do portão, fotografar o quadro fechado e medir a distância até o motor.",
      "Antes de automatizar o portão, confira por fora: disjuntor próprio, terra no quadro, eletroduto até a coluna e metros de distância. A fiação, de 2,5 mm² ou mais, e as ligações são de profissional.",
    ],
    question: [
      "Para automatizar o portão, a parte elétrica precisa ter circuito só dele, disjuntor, fio terra e cabo de no mínimo 2,5 mm², porque fio fino derruba a tensão na partida. Em 220 V de duas fases o disjuntor é bipolar, pela NBR 5410.",
      "A elétrica do motor de portão deve ser de circuito exclusivo, com terra, cabo de 2,5 mm² ou mais e comando em duto separado, já que extensão e tomada dividida queimam placa. DR protege de choque e DPS, de surto.",
    ],
  },
  line: [
    "Circuito próprio, terra e disjuntor certo evitam muita placa queimada.",
    "Motor fraco pode ser só cabo fino ou emenda ruim na fiação.",
    "A elétrica do portão deve estar pronta antes da chegada do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o circuito do portão precisa ter",
        "A elétrica que o motor pede",
        "Circuito próprio, terra e proteção",
      ],
      slots: [
        [
          "O motor tem circuito só dele, do quadro à coluna, sem dividir com chuveiro ou tomada. Em 220 V de duas fases, comum na Grande São Paulo, os dois fios são vivos, e o disjuntor precisa cortar ambos.",
          "Um disjuntor exclusivo protege o cabo e desliga só o portão. Com duas fases, o simples deixaria um fio energizado dentro do motor, e por isso se usa o bipolar.",
          "Circuito exclusivo evita queda de tensão na partida. O 220 V daqui costuma vir de duas fases, o que pede disjuntor bipolar.",
          "Do quadro ao motor, um caminho só para o portão. Fio terra leva a fuga da carcaça, e o disjuntor bipolar corta as duas fases.",
        ],
      ],
      bullets: [
        "Circuito e disjuntor só do portão, em geral de 10 a 16 A",
        "Cabo de 2,5 mm² ou mais, conforme a distância",
        "Fio terra até a carcaça do motor",
        "DR contra choque e DPS contra surto",
        "Duto separado para fotocélula e botoeira",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de elétrica ruim no portão",
        "Fiação com problema: o que se nota",
        "Quando o defeito está no fio, não no motor",
      ],
      slots: [
        [
          "Luz da casa que baixa quando o portão parte mostra cabo fino ou circuito dividido. Choque ou formigamento na folha é falta de terra ou fuga, e ninguém toca até a medição.",
          "Motor fraco com lâmpada piscando é queda de tensão. Carcaça que dá choque pede circuito desligado na hora.",
          "Se o portão anda mal e a luz cai junto, o cabo não dá conta. Placa queimada mais de uma vez sugere rede sem terra e sem proteção.",
          "Queda de luz na partida acusa o fio, e não o motor. Formigamento ao tocar a folha é perigo e exige desligar.",
        ],
        [
          "Disjuntor que desarma indica curto, fuga ou motor travado: religue uma vez e, se cair, deixe desligado. Quente ou com cheiro, pede visita.",
          "Religar várias vezes aquece a fiação. Uma tentativa basta, e cheiro de queimado encerra o uso.",
          "A queda do disjuntor é aviso, e aumentar o valor dele é perigoso. Se cair de novo, não insista.",
          "Se o disjuntor cai ao acionar, a causa está no cabo, no motor ou na placa. Deixe-o desligado até medir.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes da visita",
        "Elétrica do portão: verificação sem risco",
        "Quadro, ponto e distância: anote",
      ],
      slots: [
        [
          "Olhe só por fora, sem tirar a proteção interna do quadro, que tem partes vivas. Se há nobreak, avise, porque o motor continua energizado com o disjuntor desligado.",
          "Olhos, celular e trena bastam, e nenhum fio é tocado. Tampa do quadro e do motor ficam onde estão.",
          "Você observa e fotografa, e a medição é do técnico. Nobreak mantém tensão no motor, então diga se existe.",
          "A portinha do quadro pode ser aberta; a proteção de dentro, não. Mesmo com o disjuntor do portão desligado, há tensão ali.",
        ],
      ],
      steps: [
        "Veja se há um disjuntor identificado só para o portão.",
        "Procure fios verdes de terra, sem tirar nenhuma tampa.",
        "Meça em passos a distância do quadro ao motor.",
        "Repare se o cabo até a coluna está em eletroduto ou solto.",
        "Fotografe quadro, caminho e local do motor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico prepara a elétrica",
        "Medição e ligação da elétrica do portão",
        "O serviço na fiação do portão",
      ],
      slots: [
        [
          "A tensão é medida no ponto com o motor parado e em movimento, para ver a queda na partida. A bitola sai da potência e da distância, e o disjuntor acompanha o cabo.",
          "Mede-se antes de ligar: tensão, terra e queda no arranque. Quanto mais longe o quadro, mais grosso o cabo.",
          "A medição diz se o cabo existente serve. Disjuntor maior que o cabo deixa o fio esquentar, por isso os dois são escolhidos juntos.",
          "Tensão, terra e queda na partida vêm primeiro. Cabo e disjuntor formam um par, calculado pela distância.",
        ],
        [
          "Força e comando seguem em dutos separados, com conexões vedadas. Um circuito curto, com duto pronto, se faz em até {trade.smallRepair}.",
          "Conector no lugar de fita e entrada de cabo vedada contra chuva. Com eletroduto pronto e perto, são até {trade.smallRepair}.",
          "No fim o portão é testado em ciclos, e o desligamento, conferido. Caminho longo ou embutido toma mais tempo.",
          "Separar os dutos evita interferência na fotocélula. Até {trade.smallRepair} bastam se o duto já existe e a distância é curta.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o custo da elétrica",
        "Elétrica do portão: o que entra no preço",
        "Quanto pesa a parte elétrica no preço",
      ],
      slots: [
        [
          "Contam os metros de cabo e se já existe eletroduto: ponto na coluna quase não custa, aparente vem depois e embutido é o mais caro. Aterramento, DR e DPS somam se faltam.",
          "O custo cresce com a distância e com a falta de duto. Eletroduto aparente dispensa quebrar e sai mais em conta.",
          "Com o ponto pronto, pouco há a fazer. Quadro sem espaço ou sem terra pede esse serviço antes, em linha própria.",
          "Distância, duto e proteção são as três parcelas. A primeira pesa mais, e a obra de embutir pode passar dela.",
        ],
        [
          "No kit basculante, a partir de {price.lowest}, a ligação no ponto existente já está incluída. Motor comprado à parte tem instalação desde {price.installation}, sem obra elétrica.",
          "Quem compra o kit, desde {price.lowest}, não paga a ligação no ponto pronto. Só o circuito novo é cobrado.",
          "A instalação avulsa parte de {price.installation}, e o circuito novo é outro item. No kit, de {price.lowest} para cima, o ponto pronto basta.",
          "Circuito novo é sempre à parte. A montagem do motor que você comprou começa em {price.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso ligar o motor do portão numa tomada comum?",
      answers: [
        "Ligar o motor do portão numa tomada comum não é indicado: ele pede circuito próprio, com disjuntor e terra.",
        "Evite. Extensão e tomada compartilhada dão tensão baixa na partida e queimam placa.",
        "Não. O certo é circuito exclusivo, feito por profissional.",
      ],
    },
    {
      question: "Qual disjuntor usar no portão?",
      answers: [
        "O disjuntor do portão de casa costuma ficar de 10 a 16 A, conforme a corrente da etiqueta e a bitola do cabo. Em duas fases, bipolar.",
        "O que protege o cabo e suporta a partida, definido por profissional. Aumentar porque ele cai é perigoso.",
        "Em geral, de 10 a 16 A, bipolar em 220 V de duas fases.",
      ],
    },
    {
      question: "O portão precisa de aterramento?",
      answers: [
        "O portão precisa de aterramento: evita choque na carcaça e faz DR e DPS funcionarem. Terra no neutro ou na grade não serve.",
        "Sim, sempre. Sem ele a folha metálica pode dar choque.",
        "Precisa, até a carcaça do motor. Placa sem terra fica exposta a surto.",
      ],
    },
    {
      question: "Meu portão é 127 V ou 220 V?",
      answers: [
        "Se o portão é 127 V ou 220 V está na etiqueta do motor. Os que instalamos são ligados em 220 V, em circuito próprio.",
        "Veja a etiqueta. Não ligue antes de medir o ponto, porque tensão errada queima a placa.",
        "A etiqueta diz. Na Grande São Paulo, 220 V costuma vir de duas fases.",
      ],
    },
    {
      question: "Posso passar o fio da fotocélula junto com a energia?",
      answers: [
        "O fio da fotocélula não deve passar junto com a energia: capta interferência, e o portão pode falhar.",
        "Não convém. Deixe dois dutos, um para energia e outro para comando.",
        "Não. O sinal é fraco e sofre ruído da força.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz pela frente, sem tirar tampas, do caminho do cabo e do lugar do motor",
  related: ["protetor-de-surto", "voltagem", "disjuntor-cai", "choque", "instalacao", "nobreak"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
