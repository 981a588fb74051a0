import type { Concept } from "#domain/knowledge/concept.ts";

export const ferro: Concept = {
  id: "ferro",
  kind: "material",
  label: "Portão de ferro",
  phrase: "o portão de ferro",
  words: [
    "portão de ferro",
    "ferro",
    "gradil de ferro",
    "portão de chapa",
    "chapa de ferro",
    "portão de metalon",
    "metalon",
    "portão de grade",
    "portão tubular",
    "ferro maciço",
  ],
  intent: "question",
  answers: {
    any: [
      "O portão de ferro é resistente, fácil de soldar e aceita qualquer tipo de motor. O cuidado está no peso, que define o motor, e na ferrugem, que começa nas soldas e na base da folha.",
      "O portão de ferro pesa mais que o de alumínio e por isso exige motor bem dimensionado. Em troca, aguenta batida, aceita reforço soldado e se conserta com serralheria comum.",
      "Para automatizar um portão de ferro, importam peso, largura e estado da folha. Um gradil leve vai com motor residencial; chapa cheia e folha larga podem pedir máquina para portão pesado.",
    ],
    price: [
      "No portão de ferro basculante de até {width.quarterHp} de largura e bem equilibrado, o motor de 1/4 HP instalado começa em {price.lowest}. Folhas pesadas ficam na faixa de {price.heavySwap}, valor que foto e medidas confirmam.",
      "O preço de motorizar um portão de ferro depende do peso e do tipo de abertura: em casa, a troca do motor vai de {price.homeSwap}; em folha pesada, de {price.heavySwap}. O orçamento por foto é grátis.",
    ],
    installation: [
      "O portão de ferro recebe bem o motor porque aceita solda: suporte, cremalheira e reforço vão direto no quadro. Antes, a folha precisa andar leve e os pontos de ferrugem devem ser tratados.",
      "Instalar motor em portão de ferro leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem. Uma chapa fina recebe reforço por trás no ponto em que o motor puxa.",
    ],
    repair: [
      "Portão de ferro torto, raspando ou com solda aberta quase sempre tem conserto: alinha-se, solda-se, trocam-se roldana ou dobradiça e trata-se a ferrugem. Depois o motor é regulado para o novo esforço.",
      "O reparo do portão de ferro começa pela estrutura: metal podre é cortado e refeito, trinca é aberta e soldada, folha é posta no prumo. Só então se mexe no motor.",
    ],
    comparison: [
      "O portão de ferro é mais pesado e barato de reparar; o de alumínio é leve e não enferruja, mas amassa e pede solda especial. Para o motor, folha leve é vantagem; para batida e reforço, o ferro leva vantagem.",
      "Entre ferro e alumínio, pense em peso e cuidado: o ferro pede pintura periódica e motor dimensionado, o alumínio pede menos manutenção. Na automação, os dois funcionam se a folha estiver equilibrada.",
    ],
    question: [
      "O portão de ferro aceita motor de qualquer tipo, inclusive o antigo, se a folha anda leve e não tem ferrugem que fura. O peso define o modelo: gradil usa motor residencial; chapa fechada, às vezes, motor de portão pesado.",
      "Sim, portão de ferro antigo pode ser automatizado. Antes se tratam soldas, ferrugem na base e peças de apoio; depois o motor é escolhido pelo peso, a partir de {price.lowest} no basculante de até {width.quarterHp}.",
    ],
  },
  line: [
    "Portão de ferro pesa mais, e esse peso define motor, roldanas e contrapeso.",
    "No ferro, a ferrugem começa nas soldas e na base, onde a água para.",
    "A solda fácil é a vantagem do ferro na hora de reforçar e consertar.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como é o portão de ferro",
        "Gradil, chapa e tubo: os portões de ferro",
        "O ferro no portão automático",
      ],
      slots: [
        [
          "O que se chama de ferro costuma ser aço carbono, em tubo, chapa ou barra.",
          "Tubos de metalon, chapas dobradas e barras maciças são as formas mais comuns.",
          "Um portão de rua {em} feito de metalon ou de chapa é, quase sempre, de aço carbono.",
        ],
        [
          "Um gradil vazado pesa menos e deixa o vento passar; uma chapa cheia pesa mais e pega vento.",
          "A folha fechada com chapa esconde a garagem, mas soma peso e resistência ao vento.",
          "Entre vazado e fechado muda quase tudo: peso, vento e força pedida ao motor.",
        ],
        [
          "Sua grande vantagem é a solda: quebrou, o serralheiro corta, emenda e reforça.",
          "Por aceitar solda comum, é o material mais simples de reparar e adaptar.",
          "Reforço, suporte e cremalheira podem ser soldados no quadro, sem peça especial.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de ferro",
        "Qual motor o portão de ferro pede",
        "Peso do portão de ferro e potência do motor",
      ],
      slots: [
        [
          "A folha de até {width.quarterHp} em basculante equilibrado costuma andar com 1/4 HP.",
          "Um basculante de ferro com contrapeso certo usa 1/4 HP até {width.quarterHp} de largura.",
          "No basculante, o contrapeso compensa o peso do ferro, e por isso 1/4 HP atende basculantes de até {width.quarterHp}.",
        ],
        [
          "Deslizante de chapa cheia e folha larga pedem motor e cremalheira de maior carga.",
          "Em portão de correr pesado, a cremalheira de aço e roldanas de mais carga entram no conjunto.",
          "Quanto mais chapa, mais motor: folha grande e fechada pede máquina reforçada e roldana à altura.",
        ],
        [
          "Acrescentar chapa a um gradil muda o peso, e o motor antigo pode não servir mais.",
          "Fechar a grade com chapa depois da instalação exige rever contrapeso, roldanas e força.",
          "Mudança na folha vem antes da escolha do motor, para ele nascer dimensionado.",
        ],
      ],
      bullets: [
        "Tipo de abertura",
        "Largura e altura da folha",
        "Grade vazada ou chapa cheia",
        "Estado de soldas e roldanas",
        "Aberturas por dia",
      ],
    },
    {
      about: "signs",
      headings: [
        "O que observar no portão de ferro",
        "Sinais de desgaste em portão de ferro",
        "Ferrugem, trinca e folha torta",
      ],
      slots: [
        [
          "A bolha na tinta é ferrugem por baixo, quase sempre junto à solda ou na base.",
          "Uma mancha marrom escorrendo de uma emenda mostra água presa dentro do tubo.",
          "Na parte de baixo da folha a ferrugem chega antes, por causa do respingo e da água parada.",
        ],
        [
          "Trinca perto de dobradiça, braço ou suporte pede parada, pois a folha pode soltar.",
          "Uma solda aberta no ponto em que o motor puxa é aviso sério, não detalhe de acabamento.",
          "Tinta rachada em linha reta, junto à solda, costuma ser trinca no metal.",
        ],
        [
          "Uma folha que raspa ou bate na guia mostra quadro empenado, roldana gasta ou dobradiça caída.",
          "Um portão que ficou pesado na mão perdeu alinhamento ou tem rodas no fim.",
          "Empeno aparece na fresta: larga de um lado e fechada do outro.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de ferro", "Pintura e base seca no ferro", "Manutenção do portão de ferro"],
      slots: [
        [
          "Retoque a tinta assim que o metal aparecer, com lixa, fundo e acabamento.",
          "Ponto descascado se lixa até o metal são e recebe fundo antes da tinta.",
          "Pintar sobre ferrugem só adia o furo; o tratamento começa na lixa e no fundo.",
        ],
        [
          "Mantenha desentupidos os furos de escoamento dos tubos, por onde sai a água de dentro.",
          "Tubo sem furo de saída junta água e apodrece por dentro, sem sinal na pintura.",
          "Lave com água e sabão neutro e seque a base, sem jato no motor.",
        ],
        [
          "A revisão {visits.home} em casa confere soldas, roldanas ou cabos e a força do motor.",
          "Soldas, dobradiças, trilho e motor são vistos na revisão, feita {visits.home} em casas.",
          "Na manutenção preventiva, a partir de {price.preventive} em casa, sem peças, a folha é examinada junto com o motor.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de ferro",
        "Folha, solda e motor: a ordem",
        "Preparar o ferro para o motor",
      ],
      slots: [
        [
          "A folha é testada na mão e examinada nas soldas antes de qualquer motor.",
          "Primeiro o quadro: prumo, soldas, roldanas e peso são conferidos com a energia cortada.",
          "Antes de fixar a máquina, o técnico vê se a folha anda leve de ponta a ponta.",
        ],
        [
          "Ponto fraco no quadro ou metal podre se resolve antes do motor, às vezes com serralheiro.",
          "Onde o motor vai puxar, uma travessa no quadro reparte o esforço.",
          "Em qualquer solda, a central fica desconectada, porque a corrente da máquina queima a placa.",
        ],
        [
          "Com a folha leve, fixa-se o motor e regula-se a menor força que completa o curso.",
          "Por fim, motor, fim de curso e proteção contra obstáculo são regulados e testados.",
          "Ciclos de teste mostram se o peso da folha e a força do motor combinam.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor usar em portão de ferro pesado?",
      answers: [
        "A escolha depende do tipo de abertura e do peso. Folhas grandes de chapa pedem motor para portão pesado, na faixa de {price.heavySwap} na troca; foto e medidas definem.",
        "Use um modelo com carga acima do peso da folha e ciclo para o uso diário. Antes dele vêm roldanas, trilho ou contrapeso em ordem.",
      ],
    },
    {
      question: "Portão de ferro antigo pode ser automatizado?",
      answers: [
        "Pode, se a folha estiver firme e andar leve. Ferrugem, solda aberta e empeno são corrigidos antes, e o ferro aceita bem reforço.",
        "Na maioria dos casos, sim. O serralheiro acerta quadro, roldanas ou dobradiças, e depois o motor é instalado.",
      ],
    },
    {
      question: "Ferro ou alumínio para portão com motor?",
      answers: [
        "Os dois servem. O alumínio é leve e não enferruja; o ferro aguenta mais batida e se solda com facilidade. Pese manutenção e orçamento.",
        "O alumínio pede menos do motor e da pintura; o ferro custa menos para consertar e reforçar. A folha equilibrada importa mais que o material.",
      ],
    },
    {
      question: "Posso colocar chapa no portão de grade já automatizado?",
      answers: [
        "Pode, com cálculo. O peso aumenta, e contrapeso, roldanas e força do motor precisam ser revistos antes de usar.",
        "Só depois de ver se o motor suporta. A chapa soma peso e vento, e no basculante exige novo contrapeso.",
      ],
    },
    {
      question: "Como evitar ferrugem no portão de ferro?",
      answers: [
        "Evita-se com pintura em dia, fundo nos retoques e escoamento livre nos tubos. A base e as soldas merecem olhada frequente.",
        "Lixe e retoque cedo, não deixe água parada na base e mantenha os furos dos tubos abertos.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro por dentro, com largura e altura do vão, e de perto os pontos com ferrugem",
  traits: {
    Peso: "De 10 a 21 kg por m², em chapa de 1 a 2 mm com o quadro",
    Manutenção: "Pintura em dia e atenção à ferrugem nas soldas e na base",
    "Com motor": "Aceita todos os tipos, com folha equilibrada e potência certa",
    "Onde combina": "Casas, prédios e comércios que querem resistência e reparo fácil",
  },
  related: ["ferrugem", "pintura", "solda", "aluminio", "peso", "motor"],
  topic: "motor-para-portao-pesado",
};
