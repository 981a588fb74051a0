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
      "O portão de ferro é bom para automatizar, porque é resistente, fácil de soldar e aceita qualquer tipo de motor. Os cuidados são o peso, que define o motor, e a ferrugem nas soldas e na base. O motor para basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
      "Portão de ferro automático funciona bem em garagem, com a vantagem da solda fácil e a desvantagem do peso e da pintura. Em basculante equilibrado de até {width.quarterHp}, o motor instalado começa em {price.lowest}; em folha pesada de chapa, a troca vai de {price.heavySwap}.",
      "Um portão de ferro residencial tem a favor a resistência e o conserto simples, e contra, o peso e a ferrugem. Para automatizar um gradil basta um motor comum, desde {price.lowest} no basculante de até {width.quarterHp}, e a folha de chapa cheia precisa de motor mais forte.",
    ],
    price: [
      "O preço do motor para portão de ferro parte de {price.lowest}, instalado, em basculante equilibrado de até {width.quarterHp}. A troca em casa fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com mão de obra. O peso da folha é o que decide.",
      "O preço para automatizar portão de ferro depende de a folha ser grade ou chapa: o kit basculante sai desde {price.lowest}, a troca residencial de {price.homeSwap} e a de folha pesada de {price.heavySwap}, com instalação. Solda e reforço são cobrados à parte.",
    ],
    installation: [
      "O portão de ferro recebe bem o motor, porque suporte, cremalheira e reforço são soldados direto no quadro. A instalação leva de {time.tilting} no basculante, com kit desde {price.lowest} instalado, e de {time.sliding} no de correr, com a folha leve e a ferrugem tratada.",
      "Instalar motor em portão de ferro leva de {time.tilting} no basculante e de {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, já montado, e a chapa fina recebe reforço no ponto em que o motor faz força.",
    ],
    repair: [
      "Portão de ferro torto, raspando ou com solda aberta quase sempre tem conserto: alinhamos a folha, soldamos os pontos do motor e trocamos roldana ou dobradiça. O valor sai de graça, por foto. Se o motor acabou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O conserto do portão de ferro começa pela folha: alinhamos, trocamos roldana, dobradiça ou cabo e soldamos suporte e batente, e só depois mexemos no motor. Chapa podre e quadro torcido são do serralheiro. O orçamento é grátis por foto; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
    ],
    comparison: [
      "O portão de ferro é mais pesado e mais barato de consertar; o de alumínio é leve e não enferruja, mas amassa e precisa de solda especial. Para o motor, a folha leve é vantagem; para resistir a batida e receber reforço, o ferro é melhor.",
      "Entre ferro e alumínio, o portão de ferro exige pintura e motor calculado pelo peso, e o de alumínio, reforço na fixação. Os dois aceitam motor, e no basculante de até {width.quarterHp} o kit instalado começa em {price.lowest}.",
    ],
    question: [
      "Sim, portão de ferro é bom para automatizar, porque aceita solda, reforço e qualquer tipo de motor. Os prós são a resistência e o conserto simples, e os contras, o peso e a ferrugem. No basculante equilibrado de até {width.quarterHp}, o kit instalado começa em {price.lowest}.",
      "Os prós do portão de ferro são a resistência e a solda fácil, e os contras, o peso e a ferrugem nas soldas e na base. Ele é bom para garagem com motor, porque o quadro aceita reforço. O kit para basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
      "As vantagens do portão de ferro são a firmeza e o conserto barato; as desvantagens, o peso e a pintura, que precisa estar em dia. Se a folha anda leve, ele aceita motor: a partir de {price.lowest}, instalado, no basculante de até {width.quarterHp}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
    ],
  },
  line: [
    "O portão de ferro pesa mais, e esse peso define motor, roldanas e contrapeso.",
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
          "O que se chama de portão de ferro costuma ser aço carbono, em tubo, chapa ou barra. O gradil vazado pesa menos e deixa o vento passar; a chapa cheia pesa 7,85 kg por metro quadrado a cada milímetro de espessura e recebe todo o vento.",
          "Metalon, chapa dobrada e barra são as formas comuns do ferro em portão. Fechada com chapa, a folha ganha 7,85 kg por metro quadrado e por milímetro, e o vento passa a empurrá-la.",
          "Entre o portão vazado e o fechado mudam o peso, o esforço do vento e a força do motor. A chapa soma 7,85 kg por metro quadrado a cada milímetro de espessura.",
          "Tubo, chapa e barra de aço carbono formam o portão de ferro. A grade é mais leve, e cada metro quadrado de chapa de 1 mm acrescenta 7,85 kg à folha.",
        ],
        [
          "A grande vantagem do ferro é a solda: o que quebra se corta, se emenda e se reforça. Suporte e cremalheira são soldados direto no quadro.",
          "Por aceitar solda comum, o ferro é o material mais simples de consertar. O ponto do motor é reforçado sem peça especial.",
          "O reforço, o suporte e a cremalheira são soldados no próprio quadro. Entre os materiais de portão, o ferro costuma ter o conserto mais barato.",
          "Uma serralheria comum resolve quase tudo num portão de ferro, do reforço para o motor à folha empenada. Em outros materiais, o conserto é mais difícil.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de ferro",
        "Qual motor usar no portão de ferro",
        "Peso do portão de ferro e potência do motor",
      ],
      slots: [
        [
          "No basculante, o contrapeso compensa o peso do ferro, e por isso 1/4 HP atende até {width.quarterHp} de largura. No de correr, o motor precisa suportar um terço a mais que o peso da folha.",
          "O basculante com contrapeso certo usa 1/4 HP até {width.quarterHp} de largura. O portão de correr tem o motor escolhido pelos quilos da folha, com um terço de folga.",
          "Até {width.quarterHp} de basculante equilibrado, 1/4 HP basta, porque o contrapeso sustenta o ferro. No de correr, quanto mais chapa, mais forte deve ser o motor e maior a roldana.",
          "Um motor de 1/4 HP move basculante de ferro equilibrado de até {width.quarterHp}. No portão de correr, a capacidade do motor deve ficar um terço acima do peso.",
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
          "Bolha na tinta é ferrugem por baixo, quase sempre junto à solda ou na base. Trinca perto de dobradiça, braço ou suporte é motivo para parar de usar, porque a folha pode se soltar.",
          "A ferrugem chega primeiro embaixo, por causa do respingo, e nas emendas. Solda aberta no ponto em que o motor faz força é aviso sério, e o portão deve ficar parado.",
          "Mancha marrom escorrendo mostra água presa no tubo. Tinta rachada em linha reta, junto à solda, costuma ser trinca no metal.",
          "Olhe a base e as soldas, onde o ferro enferruja antes. Se houver trinca no ponto do motor, desligue o disjuntor até o reparo.",
        ],
        [
          "Folha que raspa ou fresta mais larga de um lado mostra quadro empenado, roldana gasta ou dobradiça caída. Nessas condições o motor trabalha forçado e se gasta antes.",
          "Um portão que ficou pesado perdeu o alinhamento ou está com as rodas gastas. A fresta desigual entre a folha e a coluna mostra o empeno.",
          "O empeno aparece na fresta desigual, e a roldana ruim, no portão pesado de empurrar. Os dois defeitos fazem o motor esquentar.",
          "Raspar e pesar são sinais de defeito na folha, e não no motor. Rodas, dobradiças e quadro devem ser vistos antes de trocar qualquer peça elétrica.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de ferro", "Pintura e base seca no ferro", "Manutenção do portão de ferro"],
      slots: [
        [
          "O ponto descascado deve ser lixado até o metal limpo e receber fundo antes da tinta. Furos de escoamento abertos deixam sair a água de dentro do tubo.",
          "Retoque o portão assim que o metal aparecer, com lixa, fundo e tinta. Um tubo sem saída de água apodrece por dentro, sem sinal na pintura.",
          "Pintar sobre ferrugem só adia o furo, e por isso lixe e passe fundo antes. Mantenha a base seca e os furos dos tubos livres.",
          "Um retoque feito cedo, com lixa, fundo e tinta, evita trocar metal depois. Lave com sabão neutro e não jogue jato de água no motor.",
        ],
        [
          "A revisão em casa, {visits.home}, confere soldas, roldanas ou cabos e a força do motor. Ela parte de {price.preventive}, sem peças.",
          "Soldas, dobradiças, trilho e motor são vistos {visits.home}, em visita que custa a partir de {price.preventive} numa casa, fora peças.",
          "Na manutenção, feita {visits.home}, a folha é examinada junto com o motor. O valor começa em {price.preventive} em residência, sem peças.",
          "Uma visita {visits.home} examina a folha e o motor antes que o desgaste vire defeito. Em casa, sai desde {price.preventive}, sem contar peças.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de ferro",
        "Folha, solda e motor: a ordem do serviço",
        "Preparar o ferro para o motor",
      ],
      slots: [
        [
          "Prumo, soldas, roldanas e peso são conferidos com a energia cortada, antes do motor. Quando há solda, a placa fica desconectada, porque a corrente pode queimá-la.",
          "Antes de fixar o motor, a folha precisa andar leve de ponta a ponta. Uma travessa soldada no quadro reparte o esforço, e a placa é desligada durante a solda.",
          "O quadro e as rodas são vistos primeiro, e o metal podre é refeito. Antes de soldar, o técnico desconecta a placa do motor.",
          "A folha é examinada nas soldas e no peso. O ponto em que o motor faz força recebe reforço soldado, com a placa desconectada.",
        ],
        [
          "Com a folha leve, o motor é regulado na menor força que completa o curso, e a parada diante de um objeto é testada. O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Motor, fim de curso e proteção são regulados por último. O trabalho toma de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "Várias aberturas de teste mostram se a força do motor combina com o peso da folha. Num basculante, a instalação leva de {time.tilting}.",
          "A força é regulada no mínimo e testada com um objeto no caminho. No portão de correr, a instalação leva de {time.sliding}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês fazem o portão de ferro?",
      answers: [
        "A folha é do serralheiro. Nós vendemos e instalamos o motor e cuidamos de roldana, dobradiça, cabo e regulagem.",
        "Não fabricamos a folha, que o serralheiro faz sob medida. Motor, instalação, regulagem e conserto são conosco.",
      ],
    },
    {
      question: "Qual motor usar em portão de ferro pesado?",
      answers: [
        "Em portão de ferro pesado, use motor com carga um terço acima do peso. Em folha grande de chapa, a troca vai de {price.heavySwap}, com mão de obra.",
        "Um motor com capacidade acima do peso da folha e ciclos para o uso diário. Antes, roldanas, trilho ou contrapeso precisam estar em ordem.",
        "Depende de como ele abre: no de correr, contam os quilos da folha; no basculante grande, usa-se 1/3 ou 1/2 HP.",
      ],
    },
    {
      question: "Portão de ferro antigo pode ser automatizado?",
      answers: [
        "Portão de ferro antigo pode ser automatizado se a folha estiver firme e andar leve. Ferrugem, solda e empeno são corrigidos antes.",
        "Na maioria dos casos, sim. O ferro aceita bem o reforço, e depois o motor é instalado.",
        "Pode, quando a base não está podre. Metal furado é refeito antes da instalação.",
      ],
    },
    {
      question: "Ferro ou alumínio para portão com motor?",
      answers: [
        "Ferro ou alumínio servem para portão com motor: o alumínio é leve e não enferruja, e o ferro aguenta batida e se solda fácil.",
        "O alumínio exige menos do motor e da pintura; o ferro custa menos para consertar. A folha equilibrada importa mais que o material.",
        "Os dois servem. Compare a manutenção e o orçamento, porque há motor para ambos.",
      ],
    },
    {
      question: "Posso colocar chapa no portão de grade já automatizado?",
      answers: [
        "Colocar chapa no portão de grade com motor é possível, com cálculo, porque o peso aumenta e contrapeso, roldanas e força precisam ser revistos.",
        "Só depois de ver se o motor suporta. A chapa soma 7,85 kg por metro quadrado a cada milímetro, além do esforço do vento.",
        "Pode, se o motor tiver folga de capacidade. No basculante, o contrapeso é refeito.",
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
