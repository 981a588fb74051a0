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
      "O portão de ferro é bom para automatizar: resistente, fácil de soldar e aceita qualquer tipo de motor. Os cuidados são o peso, que define o motor, e a ferrugem nas soldas e na base; o basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
      "Portão de ferro automático funciona bem para garagem, com a vantagem da solda e o contra do peso e da pintura. Em basculante equilibrado de até {width.quarterHp}, o motor instalado começa em {price.lowest}, e chapa pesada leva a troca a {price.heavySwap}.",
      "Em portão de ferro residencial, pesam a favor a resistência e o conserto simples, e contra, o peso e a ferrugem. Para automatizar, gradil usa motor comum, desde {price.lowest} no basculante de até {width.quarterHp}, e chapa cheia pede motor mais forte.",
    ],
    price: [
      "O preço do motor para portão de ferro parte de {price.lowest}, instalado, em basculante equilibrado de até {width.quarterHp}. A troca em casa fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com mão de obra; o peso é o que decide.",
      "Quanto custa automatizar portão de ferro depende de ser grade ou chapa: kit basculante desde {price.lowest}, troca residencial de {price.homeSwap} e folha pesada de {price.heavySwap}, com instalação. Solda e reforço são à parte.",
    ],
    installation: [
      "O portão de ferro recebe bem o motor porque aceita solda: suporte, cremalheira e reforço vão direto no quadro. São {time.tilting} no basculante, com kit desde {price.lowest} instalado, e {time.sliding} no de correr, com a folha leve e a ferrugem tratada.",
      "Instalar motor em portão de ferro leva de {time.tilting} no basculante e {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, e chapa fina recebe reforço no ponto em que o motor puxa.",
    ],
    repair: [
      "Portão de ferro torto, raspando ou com solda aberta quase sempre tem conserto: alinha-se, solda-se e trata-se a ferrugem. A regulagem do motor em casa parte de {price.preventive}, sem peças, e se ele acabou, a troca fica de {price.homeSwap}.",
      "O reparo do portão de ferro começa pela estrutura, metal podre refeito, trinca soldada e folha no prumo; só então se mexe no motor. Ajustar, em residência, custa desde {price.preventive}, fora peças e serralheria.",
    ],
    comparison: [
      "O portão de ferro é mais pesado e barato de reparar; o de alumínio é leve e não enferruja, mas amassa e pede solda especial. Para o motor, folha leve é vantagem; para batida e reforço, o ferro ganha.",
      "Entre ferro e alumínio, o portão de ferro pede pintura e motor dimensionado, e o alumínio, reforço na fixação. Os dois aceitam motor, e no basculante de até {width.quarterHp} o kit instalado começa em {price.lowest}.",
    ],
    question: [
      "Sim, portão de ferro é bom para automatizar, porque aceita solda, reforço e qualquer tipo de motor. Prós: resistência e conserto simples; contras: peso e ferrugem. No basculante equilibrado de até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
      "Os prós do portão de ferro são resistência e solda fácil, e os contras, peso e ferrugem nas soldas e na base. Para garagem com motor é bom, já que o quadro aceita reforço; o kit basculante de até {width.quarterHp} parte de {price.lowest}.",
      "As vantagens do portão de ferro, ou prós, são a firmeza e o reparo barato; os cuidados e contras, o peso e a pintura em dia. Ele aceita motor se a folha anda leve, a partir de {price.lowest} no basculante de até {width.quarterHp}.",
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
          "O que se chama de ferro costuma ser aço carbono, em tubo, chapa ou barra. Gradil vazado pesa menos e deixa o vento passar; chapa cheia pesa 7,85 kg por metro quadrado a cada milímetro e pega vento.",
          "Metalon, chapa dobrada e barra são as formas comuns. Fechado com chapa, o portão ganha peso, 7,85 kg por metro quadrado e por milímetro, e vira obstáculo ao vento.",
          "Entre vazado e fechado muda quase tudo: peso, vento e força do motor. A chapa soma 7,85 kg por metro quadrado a cada milímetro de espessura.",
          "Tubo, chapa e barra de aço carbono formam o portão de ferro. A grade é leve, e cada metro quadrado de chapa de 1 mm acrescenta 7,85 kg.",
        ],
        [
          "A grande vantagem é a solda: quebrou, corta-se, emenda-se e reforça-se. Suporte e cremalheira vão direto no quadro.",
          "Por aceitar solda comum, é o material mais simples de reparar. O reforço do motor se faz sem peça especial.",
          "Reforço, suporte e cremalheira são soldados no quadro. O conserto é o mais barato entre os materiais.",
          "Serralheria comum resolve quase tudo no ferro. Isso facilita fixar o motor e recuperar a folha.",
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
          "No basculante, o contrapeso compensa o peso do ferro, e por isso 1/4 HP atende até {width.quarterHp}. No de correr, o motor precisa de um terço de folga sobre os quilos da folha.",
          "Basculante com contrapeso certo usa 1/4 HP até {width.quarterHp} de largura. Portão de correr se escolhe pelos quilos, com um terço a mais.",
          "Até {width.quarterHp} de basculante equilibrado, 1/4 HP basta. Quanto mais chapa no de correr, mais motor e roldana.",
          "O 1/4 HP move basculante de ferro de até {width.quarterHp} equilibrado. Folha que corre pede capacidade um terço acima do peso.",
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
          "Bolha na tinta é ferrugem por baixo, quase sempre junto à solda ou na base. Trinca perto de dobradiça, braço ou suporte pede parar, porque a folha pode soltar.",
          "A ferrugem chega primeiro embaixo, por causa do respingo, e nas emendas. Solda aberta onde o motor puxa é aviso sério, e o portão sai de uso.",
          "Mancha marrom escorrendo mostra água presa no tubo. Tinta rachada em linha reta, junto à solda, costuma ser trinca no metal.",
          "Olhe a base e as soldas, onde o ferro enferruja antes. Se houver trinca no ponto do motor, desligue o disjuntor até o reparo.",
        ],
        [
          "Folha que raspa ou fresta larga de um lado só mostra quadro empenado, roldana gasta ou dobradiça caída. O motor passa a forçar.",
          "Portão que ficou pesado perdeu alinhamento ou tem rodas no fim. A fresta desigual entrega o empeno.",
          "Empeno aparece na fresta, e roldana ruim, no peso. Os dois fazem o motor esquentar.",
          "Raspar e pesar são sinais da mecânica, e não do motor. Roda, dobradiça e quadro vêm antes.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de ferro", "Pintura e base seca no ferro", "Manutenção do portão de ferro"],
      slots: [
        [
          "Ponto descascado se lixa até o metal são e recebe fundo antes da tinta. Furos de escoamento abertos deixam a água sair de dentro do tubo.",
          "Retoque assim que o metal aparecer: lixa, fundo e acabamento. Tubo sem saída de água apodrece por dentro, sem sinal na pintura.",
          "Pintar sobre ferrugem só adia o furo, então lixe e ponha fundo. Mantenha a base seca e os furos dos tubos livres.",
          "Lixa, fundo e tinta, nessa ordem, e cedo. Lave com sabão neutro, sem jato no motor.",
        ],
        [
          "A revisão em casa, {visits.home}, confere soldas, roldanas ou cabos e a força do motor. Parte de {price.preventive}, sem peças.",
          "Soldas, dobradiças, trilho e motor são vistos {visits.home}, em visita a partir de {price.preventive} numa casa, fora peças.",
          "Na manutenção, {visits.home}, a folha é examinada junto com o motor. O valor começa em {price.preventive} em residência, sem peças.",
          "Uma visita {visits.home}, desde {price.preventive} em casa sem contar peças, olha folha e motor.",
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
          "Prumo, soldas, roldanas e peso são conferidos com a energia cortada, antes do motor. Em qualquer solda a central fica desconectada, porque a corrente queima a placa.",
          "Antes de fixar o motor, a folha precisa andar leve de ponta a ponta. Uma travessa no quadro reparte o esforço, soldada com a placa desligada.",
          "Quadro e rodagem vêm primeiro, e metal podre se refaz. A central é desligada antes da solda.",
          "A folha é examinada nas soldas e no peso. Onde o motor vai puxar entra reforço, com a placa desconectada.",
        ],
        [
          "Com a folha leve, regula-se a menor força que completa o curso, e a parada diante de um objeto é testada. São {time.tilting} no basculante e {time.sliding} no de correr.",
          "Motor, fim de curso e proteção são regulados por último. O serviço toma {time.tilting} no basculante e {time.sliding} no deslizante.",
          "Ciclos de teste mostram se peso e força combinam. Conte {time.tilting} no basculante.",
          "No fim, força mínima e teste com objeto. O de correr leva {time.sliding}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor usar em portão de ferro pesado?",
      answers: [
        "Em portão de ferro pesado, use motor com carga um terço acima do peso. Em folha grande de chapa, a troca vai de {price.heavySwap}, com mão de obra.",
        "Um com capacidade acima do peso e ciclos para o uso diário. Antes vêm roldanas, trilho ou contrapeso em ordem.",
        "Depende de como abre: quilos no de correr, 1/3 ou 1/2 HP no basculante grande.",
      ],
    },
    {
      question: "Portão de ferro antigo pode ser automatizado?",
      answers: [
        "Portão de ferro antigo pode ser automatizado se a folha estiver firme e andar leve. Ferrugem, solda e empeno são corrigidos antes.",
        "Na maioria dos casos, sim. O ferro aceita bem reforço, e depois o motor é instalado.",
        "Pode, quando a base não está podre. Metal furado se refaz antes.",
      ],
    },
    {
      question: "Ferro ou alumínio para portão com motor?",
      answers: [
        "Ferro ou alumínio servem para portão com motor: o alumínio é leve e não enferruja, e o ferro aguenta batida e se solda fácil.",
        "O alumínio pede menos do motor e da pintura; o ferro custa menos para consertar. A folha equilibrada importa mais.",
        "Os dois. Pese manutenção e orçamento, porque o motor se adapta a ambos.",
      ],
    },
    {
      question: "Posso colocar chapa no portão de grade já automatizado?",
      answers: [
        "Colocar chapa no portão de grade com motor é possível, com cálculo: o peso aumenta, e contrapeso, roldanas e força são revistos.",
        "Só depois de ver se o motor suporta. A chapa soma 7,85 kg por metro quadrado a cada milímetro, e vento.",
        "Pode, se houver folga no motor. No basculante, o contrapeso é refeito.",
      ],
    },
    {
      question: "Como evitar ferrugem no portão de ferro?",
      answers: [
        "A ferrugem no portão de ferro se evita com pintura em dia, fundo nos retoques e escoamento livre nos tubos.",
        "Lixe e retoque cedo, não deixe água parada na base e mantenha os furos abertos.",
        "Cuidando da base e das soldas, onde ela começa. Um retoque pequeno evita trocar metal.",
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
