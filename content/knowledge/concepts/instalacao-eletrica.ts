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
      "A parte elétrica do motor de portão precisa de circuito próprio desde o quadro, com disjuntor só dele, fio terra e cabo de no mínimo 2,5 mm², como pede a norma NBR 5410. Em 220 V de duas fases, o disjuntor é bipolar. O serviço é feito por eletricista ou técnico.",
      "A instalação elétrica para portão eletrônico exige um ponto perto do motor, circuito exclusivo, aterramento e eletroduto, com cabo de pelo menos 2,5 mm². A distância até o quadro decide o custo. Para motor comprado à parte, só a mão de obra da instalação parte de {price.installation}.",
      "A fiação do portão automático, pela norma NBR 5410, deve ter circuito só dele, cabo de 2,5 mm² ou mais, fio terra e proteção contra choque e surto. Extensão e tomada dividida derrubam a tensão na partida do motor e encurtam a vida da placa.",
    ],
    price: [
      "O preço da instalação elétrica do portão depende dos metros até o quadro, do eletroduto que já existe e das proteções que faltam. Um ponto pronto quase não tem custo, e o cabo aparente sai mais barato que o embutido. A instalação do motor comprado à parte começa em {price.installation}.",
      "O preço da elétrica do portão automático depende da distância e da passagem do cabo: com duto pronto é pouco, e abrir piso ou parede encarece. No kit basculante, a partir de {price.lowest}, a ligação no ponto existente já está incluída.",
    ],
    repair: [
      "O conserto da fiação do portão começa pela medição da tensão no ponto, da queda na partida, da fuga de corrente e do terra. A visita com ajuste em casa parte de {price.preventive}, sem peças; cabo fino ou emenda oxidada é refeito, com orçamento por metro.",
      "Disjuntor que cai, motor fraco e choque na carcaça mostram que a elétrica do portão precisa de revisão. A visita que mede e aperta as conexões custa a partir de {price.preventive} em residência, sem material, e é feita com o circuito desligado.",
    ],
    installation: [
      "A instalação elétrica do portão automático leva um circuito próprio do quadro ao motor, com cabo de no mínimo 2,5 mm², fio terra e disjuntor, que em 220 V de duas fases é bipolar. O valor depende dos metros, e o motor comprado à parte é instalado a partir de {price.installation}.",
      "A elétrica do portão eletrônico é feita com circuito e disjuntor só dele, cabo calculado pela distância, fio terra e duto separado para fotocélula e botoeira. No kit basculante, a partir de {price.lowest}, a ligação no ponto pronto está incluída. Circuito novo é cobrado à parte.",
      "Para automatizar o portão, a parte elétrica é passada do quadro até o motor, com cabo de 2,5 mm² ou mais, disjuntor exclusivo, fio terra e eletroduto. Quem executa é técnico ou eletricista, e a distância até o quadro define o preço.",
    ],
    "how-to": [
      "A parte elétrica do portão não é serviço de morador, porque em 220 V de duas fases os dois fios dão choque. O que você pode fazer é ver se há disjuntor só do portão, fotografar o quadro fechado e medir a distância até o motor.",
      "Antes de automatizar o portão, confira por fora se há disjuntor próprio, se existe eletroduto até a coluna e quantos metros separam o quadro do motor. A fiação, de 2,5 mm² ou mais, o fio terra e as ligações são serviço de profissional.",
    ],
    question: [
      "Para automatizar o portão, a parte elétrica precisa de circuito só dele, disjuntor, fio terra e cabo de no mínimo 2,5 mm², porque fio fino derruba a tensão na partida. Em 220 V de duas fases o disjuntor é bipolar, como pede a NBR 5410.",
      "A elétrica do motor de portão deve ter circuito exclusivo, fio terra, cabo de 2,5 mm² ou mais e comando em duto separado, já que extensão e tomada dividida prejudicam a placa. O DR protege contra choque, e o DPS, contra surto da rede.",
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
        "A elétrica de que o motor precisa",
        "Circuito próprio, terra e proteção",
      ],
      slots: [
        [
          "O motor deve ter um circuito só dele, do quadro à coluna, sem dividir com chuveiro ou tomada. Em 220 V de duas fases, comum na Grande São Paulo, os dois fios dão choque, e o disjuntor precisa desligar ambos.",
          "Um disjuntor exclusivo protege o cabo e desliga só o portão. Onde os 220 V vêm de duas fases, o disjuntor simples deixaria um fio energizado dentro do motor, e por isso se usa o bipolar.",
          "O circuito exclusivo evita a queda de tensão na partida. Como o 220 V da região costuma vir de duas fases, o disjuntor deve ser bipolar, para cortar as duas.",
          "Do quadro ao motor deve haver um cabo usado apenas pelo portão. O fio terra leva embora a corrente que escapa para a carcaça, e o disjuntor bipolar corta as duas fases.",
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
          "Se a luz da casa baixa quando o portão parte, o cabo é fino ou o circuito é dividido. Choque ou formigamento ao tocar a folha indica fuga e falta de terra: desligue o disjuntor e não encoste até a medição.",
          "Motor fraco com lâmpada piscando é sinal de queda de tensão. Carcaça que dá choque exige desligar o circuito na hora, porque a corrente está escapando para o metal.",
          "Quando o portão anda mal e a luz cai ao mesmo tempo, o cabo não suporta a partida. Placa queimada mais de uma vez sugere rede sem terra e sem proteção contra surto.",
          "A queda de luz na partida mostra que o problema é o fio, e não o motor. Formigamento ao tocar a folha é perigoso, e o disjuntor deve ser desligado imediatamente.",
        ],
        [
          "Disjuntor que desarma indica curto, fuga ou motor travado: religue uma vez e, se cair de novo, deixe desligado. Se ele está quente ou com cheiro de queimado, chame o técnico.",
          "Religar o disjuntor várias vezes aquece a fiação. Uma tentativa basta, e depois de cheiro de queimado o portão não deve ser usado.",
          "A queda do disjuntor é um aviso, e trocá-lo por um de valor maior é perigoso, porque o cabo esquenta. Quando ele desarma outra vez, deixe o circuito desligado.",
          "Se o disjuntor cai na hora de acionar, a causa está no cabo, no motor ou na placa. Deixe-o desligado até que um técnico meça os três.",
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
          "Olhe só por fora, sem tirar a proteção interna do quadro, que cobre partes com tensão. Se há nobreak, avise, porque o motor continua energizado com o disjuntor desligado.",
          "Bastam os olhos, o celular e uma trena, e nenhum fio é tocado. As tampas do quadro e do motor ficam onde estão.",
          "A você cabe observar e fotografar. A medição é do técnico. Diga se existe nobreak, que mantém o motor com tensão mesmo sem a rede.",
          "A portinha do quadro pode ser aberta, mas a proteção de dentro, não. Mesmo com o disjuntor do portão desligado, há tensão ali.",
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
          "O técnico mede a tensão no ponto com o motor parado e em movimento, para ver quanto ela cai na partida. A bitola do cabo sai da potência e da distância, e o disjuntor acompanha o cabo.",
          "Tensão, terra e queda na partida são medidos antes de qualquer ligação. Quanto mais longe fica o quadro, mais grosso deve ser o cabo.",
          "A medição mostra se o cabo existente serve. Um disjuntor maior que o cabo suporta deixa o fio esquentar, e por isso os dois são escolhidos juntos.",
          "O primeiro passo é medir a tensão com o portão parado e andando. Se ela cai muito, o cabo é trocado por um mais grosso, com o disjuntor correspondente.",
        ],
        [
          "Energia e comando passam em dutos separados, com as conexões vedadas contra a chuva. Um circuito curto, com duto pronto, fica feito em até {trade.smallRepair}.",
          "As emendas usam conector em vez de fita, e a entrada do cabo é vedada contra chuva. Com eletroduto pronto e quadro perto, o serviço leva até {trade.smallRepair}.",
          "Depois de ligado, o portão é testado em vários ciclos, e o técnico confere se o disjuntor desliga tudo. Caminho longo ou embutido toma mais tempo.",
          "Separar os dutos de energia e de comando evita interferência na fotocélula. Quando o duto já existe e a distância é curta, até {trade.smallRepair} bastam.",
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
          "Ponto de energia já na coluna quase não tem custo. Cabo em tubo aparente vem depois, e embutido é o mais caro. Aterramento, DR e DPS são somados quando faltam.",
          "O custo cresce com a distância e com a falta de duto. O eletroduto aparente dispensa quebrar parede e sai mais em conta que o embutido.",
          "Com o ponto pronto, há pouco a fazer. Quadro sem espaço ou sem terra precisa desse serviço antes, cobrado em linha própria.",
          "A conta tem três partes: distância, passagem do cabo e proteções. Embutir na parede ou no piso é o que mais encarece, e o tubo aparente evita essa obra.",
        ],
        [
          "No kit basculante, a partir de {price.lowest}, a ligação no ponto existente já está incluída. Para motor comprado à parte, a instalação custa a partir de {price.installation}, sem obra elétrica.",
          "Quem compra o kit basculante, a partir de {price.lowest} instalado, não paga a ligação no ponto pronto, e só o circuito novo é cobrado.",
          "A instalação de um motor comprado à parte começa em {price.installation}, e o circuito novo é outro item. No kit basculante, a partir de {price.lowest}, a ligação no ponto que já existe está incluída.",
          "Circuito novo é sempre cobrado à parte, pela distância. A montagem do motor que você comprou em outro lugar começa em {price.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso ligar o motor do portão numa tomada comum?",
      answers: [
        "Ligar o motor do portão numa tomada comum não é indicado: ele precisa de circuito próprio, com disjuntor e terra.",
        "Evite. Extensão e tomada compartilhada dão tensão baixa na partida e prejudicam a placa.",
        "Não. O certo é um circuito exclusivo, feito por profissional.",
      ],
    },
    {
      question: "Qual disjuntor usar no portão?",
      answers: [
        "O disjuntor do portão de casa costuma ser de 10 a 16 A, conforme a corrente da etiqueta e a bitola do cabo. Em duas fases, é bipolar.",
        "O que protege o cabo e suporta a partida do motor, definido por profissional. Pôr um maior porque ele cai é perigoso.",
        "Em geral, um de 10 a 16 A, bipolar quando os 220 V vêm de duas fases.",
      ],
    },
    {
      question: "O portão precisa de aterramento?",
      answers: [
        "O portão precisa de aterramento, que evita choque na carcaça e faz DR e DPS funcionarem. Ligar o terra ao neutro ou à grade não serve.",
        "Sim, sempre. Sem ele, a folha metálica pode dar choque.",
        "Precisa, porque sem o fio terra a folha metálica pode dar choque e a placa fica exposta a surtos da rede.",
      ],
    },
    {
      question: "Meu portão é 127 V ou 220 V?",
      answers: [
        "Se o portão é 127 V ou 220 V está escrito na etiqueta do motor. Os que instalamos são ligados em 220 V, em circuito próprio.",
        "Veja a etiqueta do motor. Não ligue antes de medir o ponto, porque a tensão errada queima a placa.",
        "A etiqueta do motor diz. Na Grande São Paulo, 220 V costuma vir de duas fases.",
      ],
    },
    {
      question: "Posso passar o fio da fotocélula junto com a energia?",
      answers: [
        "O fio da fotocélula não deve passar junto com a energia, porque capta interferência e o portão pode falhar.",
        "Não convém. Deixe dois dutos, um para energia e outro para comando.",
        "Não. O sinal da fotocélula é fraco e sofre com o ruído do cabo de energia.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz pela frente, sem tirar tampas, do caminho do cabo e do lugar do motor",
  related: ["protetor-de-surto", "voltagem", "disjuntor-cai", "choque", "instalacao", "nobreak"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
