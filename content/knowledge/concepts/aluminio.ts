import type { Concept } from "#domain/knowledge/concept.ts";

export const aluminio: Concept = {
  id: "aluminio",
  kind: "material",
  label: "Portão de alumínio",
  phrase: "o portão de alumínio",
  words: [
    "portão de alumínio",
    "alumínio",
    "portão de alumínio branco",
    "portão de alumínio preto",
    "lambri de alumínio",
    "perfil de alumínio",
    "folha de alumínio",
  ],
  intent: "question",
  answers: {
    any: [
      "Instalamos motor em portão de alumínio, que é leve e não enferruja. O cuidado é a fixação: o perfil é fino, amassa e precisa de reforço de aço ou chapa no ponto em que o motor puxa.",
      "Automatizamos portão de alumínio com motor residencial, porque a folha pesa pouco. A força fica baixa e o suporte, reforçado, para o braço ou a cremalheira não arrancar o perfil; a foto do quadro mostra o reforço preciso.",
      "Na automação do portão de alumínio, cuidamos do que ele tem de frágil: reforço na fixação, quadro firme e fim de curso bem regulado. Com isso, a folha leve anda macia e poupa o motor.",
    ],
    price: [
      "No portão de alumínio basculante de até {width.quarterHp} de largura, o motor de 1/4 HP instalado custa a partir de {price.lowest}. Reforço do perfil, quando falta, é orçado por foto, sem custo.",
      "O motor em portão de alumínio, na troca residencial, vai de {price.homeSwap}; o tipo de abertura pesa mais no preço que os quilos, que são poucos. Foto e medidas definem o valor final.",
    ],
    installation: [
      "Instalamos motor em portão de alumínio com reforço por dentro ou por trás do perfil e parafuso passante no lugar da solda comum. A força é regulada no mínimo que move a folha com regularidade.",
      "Instalamos o motor do portão de alumínio com parafuso e chapa de reforço, porque a solda de ferro não pega nele. Um basculante em ordem leva de {time.tilting}; um deslizante, de {time.sliding}.",
    ],
    repair: [
      "Portão de alumínio amassado ou com perfil rasgado pede peça nova ou chapa de reforço com parafuso; a solda exige processo próprio. Mande a foto: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
      "No conserto do portão de alumínio, o mais comum é rebite solto, perfil aberto no ponto do motor e roldana gasta. Reforçamos a fixação e regulamos a força, que costuma estar alta.",
    ],
    comparison: [
      "O portão de alumínio é leve e sem ferrugem; o de ferro é mais rígido, aceita solda simples e custa menos para reforçar. Para o motor, o alumínio é mais fácil de mover; para batida de carro, o ferro resiste mais.",
      "Comparado ao ferro, o portão de alumínio pede menos força do motor e quase nenhuma pintura, mas amassa e precisa de reforço na fixação. Comparado à madeira, não incha com a chuva.",
    ],
    question: [
      "O portão de alumínio aceita motor, e a folha leve poupa a máquina. O cuidado é a fixação em chapa de reforço com parafuso passante, porque o perfil fino rasga; a força fica no mínimo que move a folha.",
      "O alumínio não enferruja e aguenta motor automático sem dificuldade. Em folha larga, confira se o quadro é rígido; no basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}.",
    ],
  },
  line: [
    "Portão de alumínio pesa pouco, mas o ponto do motor precisa de reforço.",
    "No alumínio a força do motor fica baixa, porque o perfil amassa com facilidade.",
    "Sem ferrugem, o alumínio pede atenção a parafusos, rebites e roldanas.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como é o portão de alumínio",
        "Perfis, lambri e quadro de alumínio",
        "O alumínio no portão automático",
      ],
      slots: [
        [
          "A folha é montada com perfis ocos, unidos por parafuso, rebite ou solda própria.",
          "Perfis tubulares e lambris encaixados formam um quadro leve, fechado ou vazado.",
          "Um quadro de tubos recebe lambris ou palhetas, e o conjunto pesa bem menos que em ferro.",
        ],
        [
          "O metal forma uma camada natural que o protege, e a pintura eletrostática dá cor e acabamento.",
          "Sem ferro na liga, não há ferrugem; o que aparece com os anos é mancha ou risco.",
          "Branco, preto ou natural, o acabamento de fábrica dura anos com lavagem simples.",
        ],
        [
          "O ponto fraco é a rigidez: a parede fina amassa e rasga quando o esforço se concentra num ponto.",
          "Perfil fino não suporta força concentrada, e é por isso que a automação pede reforço.",
          "Leve demais, a folha larga pode torcer se o quadro não tiver travessas.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de alumínio",
        "Escolha do motor em folha leve",
        "Motor, contrapeso e vento em folha de alumínio",
      ],
      slots: [
        [
          "Para basculante de até {width.quarterHp} de largura, 1/4 HP atende com sobra na maioria dos casos.",
          "Uma folha leve não pede potência alta: 1/4 HP resolve o basculante de até {width.quarterHp}.",
          "O motor residencial de 1/4 HP move bem a folha de alumínio de até {width.quarterHp} de largura.",
        ],
        [
          "No basculante, contrapeso e cabos são calculados para a folha leve; contrapeso demais faz o portão subir sozinho.",
          "No basculante, quem troca ferro por alumínio precisa refazer o contrapeso, que fica pesado para a folha nova.",
          "Trocada a folha de ferro do basculante por outra de alumínio, o contrapeso antigo deve ser reduzido.",
        ],
        [
          "Em portão de abrir com lambri fechado, o vento pesa mais que a folha e entra na escolha.",
          "Uma folha leve e fechada balança com vento, e no pivotante isso pede trava e atuador adequado.",
          "Vento é o adversário da folha leve, sobretudo em portão de abrir voltado para rua aberta.",
        ],
      ],
      bullets: [
        "Tipo de abertura",
        "Largura e altura da folha",
        "Lambri fechado ou vazado",
        "Reforço no ponto do motor",
        "Vento no local",
      ],
    },
    {
      about: "signs",
      headings: [
        "O que observar no portão de alumínio",
        "Amassado, rebite solto e corrosão",
        "Sinais de desgaste no portão de alumínio",
      ],
      slots: [
        [
          "Perfil amassado ou aberto onde o motor se prende costuma mostrar falta de reforço ou força alta.",
          "Um furo ovalado em volta do parafuso costuma ser o primeiro sinal de que o perfil está cedendo.",
          "Chapa enrugada perto do braço ou da cremalheira avisa que o esforço está concentrado.",
        ],
        [
          "Rebite e parafuso frouxos fazem a folha vibrar e bater ao andar.",
          "O barulho de lata na partida costuma ser lambri solto ou rebite partido.",
          "A vibração na folha inteira pede reaperto das uniões antes de mexer no motor.",
        ],
        [
          "Contato direto com parafuso de ferro gera mancha branca e corrosão no furo.",
          "Um parafuso comum em alumínio provoca corrosão em volta; o inoxidável é o indicado.",
          "O pó esbranquiçado junto ao parafuso indica corrosão pelo contato entre metais diferentes.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de alumínio", "Limpeza e reaperto no alumínio", "Como conservar o alumínio"],
      slots: [
        [
          "Lave com água e sabão neutro e pano macio; palha de aço e ácido marcam o acabamento.",
          "Produto ácido ou abrasivo mancha a pintura eletrostática, que pede só sabão neutro.",
          "A limpeza com pano macio e sabão neutro basta, com o motor protegido de jato.",
        ],
        [
          "Confira parafusos e rebites de tempos em tempos, sobretudo onde o motor se prende.",
          "Reaperto periódico evita que a folha comece a vibrar e alargue os furos.",
          "Uniões firmes mantêm a folha reta, e a vibração do motor as afrouxa aos poucos.",
        ],
        [
          "A revisão {visits.home} em casa inclui fixação, roldanas ou cabos e força do motor.",
          "Na visita feita {visits.home}, o técnico confere reforço, parafusos e regulagem da força.",
          "Revisar em dia, {visits.home} nas casas, mantém a força baixa e o perfil inteiro.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de alumínio",
        "Reforço e regulagem no alumínio",
        "Fixar o motor sem rasgar o perfil",
      ],
      slots: [
        [
          "O técnico testa a folha na mão e procura o ponto do quadro que aguenta a fixação.",
          "Antes de furar, o técnico localiza travessas e montantes, porque lambri não segura motor.",
          "A folha é conferida na mão, e o suporte é marcado sobre estrutura, nunca sobre fechamento.",
        ],
        [
          "Chapa de reforço e parafuso passante repartem a carga por uma área maior.",
          "Um reforço de aço por dentro do tubo, com isolamento entre metais, segura o suporte.",
          "Parafusos inoxidáveis e chapa maior evitam que o perfil rasgue com os ciclos.",
        ],
        [
          "A força fica no mínimo e o percurso termina sem pancada, para poupar o quadro.",
          "O técnico regula a parada suave, quando o motor oferece, porque batida amassa o perfil.",
          "No fim, testes com objeto macio confirmam que a folha para ou recua antes de amassar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão de alumínio aguenta motor automático?",
      answers: [
        "Aguenta, com reforço no ponto de fixação e força baixa. A folha leve até facilita; o que falha é perfil fino sem chapa de apoio.",
        "Sim. O motor residencial move com folga, desde que o suporte pegue no quadro e não no lambri.",
      ],
    },
    {
      question: "Dá para soldar portão de alumínio?",
      answers: [
        "Dá, com processo e máquina próprios para alumínio. Na automação, porém, o usual é chapa de reforço e parafuso passante.",
        "Com solda comum de ferro, não. Existe solda específica; muitas vezes reforço parafusado resolve melhor.",
      ],
    },
    {
      question: "Troquei o portão de ferro por alumínio: o motor serve?",
      answers: [
        "Pode servir, mas o contrapeso e a força devem ser refeitos, porque a folha ficou leve. Sem isso, o basculante sobe sozinho.",
        "Muitas vezes sim. No basculante, o contrapeso é reduzido; em todos, o técnico reforça a fixação e regula a força para o novo peso.",
      ],
    },
    {
      question: "Portão de alumínio enferruja?",
      answers: [
        "Não. Pode manchar ou corroer junto a parafuso de ferro, por isso o indicado é o parafuso inoxidável.",
        "Não enferruja, mas sofre corrosão no contato com outros metais. Limpeza simples e parafuso certo evitam o problema.",
      ],
    },
    {
      question: "Portão de alumínio faz mais barulho com motor?",
      answers: [
        "Pode fazer, porque a chapa fina vibra como lata quando lambri ou rebite está solto. Reaperto, força baixa e parada suave costumam deixar o movimento quieto.",
        "Não, se o quadro estiver firme. O ruído costuma vir de lambri frouxo ou de batida no fim do curso, e some com reaperto e regulagem.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro por dentro, com as medidas, e de perto o ponto em que o motor se prende ou vai se prender",
  traits: {
    Peso: "De 4 a 7 kg por m², em chapa de 1 a 2 mm com o quadro",
    Manutenção: "Lavagem simples, sem ferrugem e com parafusos conferidos",
    "Com motor": "Exige reforço no ponto de fixação e força bem regulada",
    "Onde combina": "Casas, regiões úmidas e folhas largas que precisam ser leves",
  },
  related: ["ferro", "peso", "motor", "vidro", "suporte", "pintura"],
  topic: "como-automatizar-portao-manual",
};
