import type { Concept } from "#domain/knowledge/concept.ts";

export const suporte: Concept = {
  id: "suporte",
  kind: "part",
  label: "Suporte do motor",
  phrase: "o suporte do motor",
  words: [
    "suporte do motor",
    "suporte de fixação",
    "suporte do portão",
    "base do motor",
    "base de concreto",
    "chapa de fixação",
    "chumbador",
    "mão francesa",
    "suporte da cremalheira",
    "suporte solto",
    "motor caiu",
    "motor do portão caiu",
    "fixação do motor",
    "motor solto da base",
  ],
  intent: "installation",
  answers: {
    any: [
      "O suporte prende o motor à coluna, ao piso ou à folha do portão e recebe toda a força do movimento. Solto, trincado ou enferrujado, faz o motor dançar, desalinha engrenagem ou fuso e parece defeito da máquina.",
      "Um motor que treme ou sai do lugar costuma ter o suporte frouxo, com chumbador solto ou solda aberta. Refixar no prumo e reforçar o ponto resolve, seguido de nova regulagem do percurso.",
      "Um suporte firme vale tanto quanto um bom motor: no portão de correr é a base de concreto, no basculante a fixação na coluna, no de abrir a chapa soldada. Se ele se mexe, tudo se desregula.",
    ],
    price: [
      "O preço do suporte depende de ser aparafusado, soldado ou chumbado e do estado da coluna ou do piso. Mande fotos de perto da fixação pelo WhatsApp, e o orçamento vem grátis.",
      "Refazer o suporte do motor varia com solda, reforço e concreto. Reaperto cabe na manutenção preventiva, a partir de {price.preventive} em casa, sem peças; uma base nova é orçada pelas fotos.",
    ],
    repair: [
      "Um suporte solto se conserta tirando a carga, refazendo a fixação e voltando o motor ao alinhamento. Apertar o parafuso no furo gasto não dura; chumbador novo, chapa maior ou reforço de solda resolvem.",
      "O conserto do suporte inclui saber por que ele cedeu: folha pesada, batida no batente, ferrugem ou coluna oca. Corrigida a causa, o motor é realinhado e o curso regulado de novo.",
    ],
    installation: [
      "O suporte do motor é fixado em ponto firme e no prumo: concreto curado para o deslizante, coluna sólida ou chapa de reforço para basculante e pivotante. O modelo do motor diz a furação; fotos do local bastam para o orçamento.",
      "Para instalar o suporte do motor de correr, a base de concreto fica nivelada, acima da água, com eletroduto por dentro e altura que deixe {rack.clearance} entre engrenagem e cremalheira. Concreto novo precisa curar antes.",
      "O suporte de motor de portão {em} nós vendemos e instalamos: a peça segue a furação do modelo, e a fixação é por chumbador ou solda, conforme a coluna e o quadro. Mande a foto da etiqueta e do local, e o valor da peça e o do serviço vêm separados, sem custo.",
      "Suporte para motor de portão tem furação própria do modelo e se fixa por chumbador ou solda. Vendemos e instalamos: mande a foto da etiqueta e do local, e o valor da peça e o do serviço vêm separados, sem custo.",
    ],
  },
  line: [
    "Suporte frouxo desalinha o motor e imita defeito de engrenagem ou de fuso.",
    "Antes de trocar motor que treme, veja se a base ou o suporte se mexe.",
    "Solda trincada no suporte pede parada, porque a folha pode ficar sem condução.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O suporte em cada tipo de portão",
        "Base, chapa e coluna: onde o motor se prende",
        "O que o suporte aguenta",
      ],
      slots: [
        [
          "No deslizante, o motor é parafusado em uma base de concreto ou em um suporte metálico ancorado.",
          "O portão de correr usa base no piso, acima do nível da água, com chumbadores.",
          "A máquina do portão de correr fica sobre concreto, presa por chumbadores que não podem ceder.",
        ],
        [
          "No basculante, suportes na coluna mantêm o acionador no prumo, e outro liga o braço à folha.",
          "O acionador do basculante depende de dois pontos firmes na coluna e de um na folha.",
          "Em basculante, coluna e quadro recebem as fixações, nunca a chapa de fechamento sozinha.",
        ],
        [
          "No de abrir, uma chapa soldada na coluna e outra na folha definem o ângulo do braço.",
          "Em portão pivotante, a posição das chapas decide a força, e poucos centímetros fazem diferença.",
          "Para o braço de portão de abrir, os suportes seguem medidas do fabricante, conferidas com trena.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de suporte solto", "Motor que se mexe na base", "Como perceber a fixação cedendo"],
      slots: [
        [
          "O motor balança na partida, e a engrenagem se afasta da cremalheira por um instante.",
          "Na hora de partir, a máquina dá um pequeno salto, sinal de base frouxa.",
          "Se a carcaça se move junto com a folha, a fixação já cedeu.",
        ],
        [
          "Pó de concreto, trinca no piso ou parafuso girando em falso mostram chumbador solto.",
          "Reboco rachado na coluna e chumbador levantado aparecem antes da queda do suporte.",
          "Concreto esfarelado em volta do parafuso indica base fraca ou fixada antes da cura.",
        ],
        [
          "Tinta rachada e ferrugem escorrida junto à solda costumam revelar trinca escondida.",
          "Uma linha de ferrugem na beira do cordão de solda costuma ser trinca.",
          "Uma chapa rasgando em volta do suporte mostra falta de reforço por trás.",
        ],
      ],
      bullets: [
        "Motor que se mexe na partida",
        "Parafuso ou chumbador frouxo",
        "Trinca na solda ou na coluna",
        "Engrenagem fora da cremalheira",
        "Acionador fora de prumo",
        "Chapa da folha amassada no ponto de fixação",
      ],
    },
    {
      about: "check",
      headings: [
        "Conferir o suporte com segurança",
        "O que olhar na fixação do motor",
        "Suporte firme? Veja em poucos passos",
      ],
      slots: [
        [
          "A inspeção é só visual e se faz com o disjuntor desligado.",
          "Com a energia cortada, dá para ver quase tudo sem usar ferramenta.",
          "Olhe e fotografe com calma; o reaperto fica para depois do diagnóstico.",
        ],
        [
          "Não solte nem troque parafuso do acionador ou do braço, que seguram a posição da folha.",
          "Em basculante, um suporte solto pode deixar a folha sem condução, então não fique embaixo.",
          "O parafuso de suporte não se afrouxa em casa: a folha pode cair ou disparar.",
        ],
        [
          "Se a máquina estiver pendurada ou a solda aberta, deixe o portão parado até o conserto.",
          "Com fixação rompida, não acione mais e mantenha as pessoas longe da folha.",
          "Um suporte quebrado é motivo para interromper o uso do portão na hora.",
        ],
      ],
      steps: [
        "Acione um ciclo de longe e veja se o motor ou o acionador se mexe.",
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe parafusos, chumbadores, solda e o concreto em volta.",
        "Fotografe de perto o que estiver trincado, frouxo ou enferrujado.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o suporte é refeito",
        "Refixar o motor no lugar certo",
        "O que o técnico faz na base e na solda",
      ],
      slots: [
        [
          "A folha é travada ou escorada antes de soltar o motor da fixação.",
          "Primeiro se segura a folha e se desliga o circuito; depois o motor sai do suporte.",
          "Com o portão seguro, o técnico descobre se cedeu o parafuso, a solda ou a própria coluna.",
        ],
        [
          "Chumbador novo, chapa maior ou reforço soldado no quadro substituem a fixação cansada.",
          "Uma base quebrada é refeita em concreto, com tempo de cura antes de receber carga.",
          "Onde há solda, a central é desconectada para a corrente da máquina não queimar a placa.",
        ],
        [
          "Por último, o alinhamento volta: folga de {rack.clearance} na cremalheira ou acionador no prumo.",
          "O motor é realinhado com a folha, e fim de curso e força são regulados de novo.",
          "Ciclos de teste mostram se a máquina ficou imóvel na partida e na parada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Base nova: o que ela precisa ter", "Como deve ser um bom suporte", "Reforço na coluna e na folha"],
      slots: [
        [
          "A base de motor deslizante fica nivelada, acima da água empoçada e com eletroduto por dentro.",
          "Concreto curado, nível e saída de eletroduto protegida são o mínimo da base no piso.",
          "Em garagem {em} que alaga, a base sobe o suficiente para o motor ficar fora da água.",
        ],
        [
          "Na folha, o reforço distribui o esforço por trás da chapa, em tubo ou travessa.",
          "Uma travessa atrás da chapa evita que o suporte rasgue o metal com o tempo.",
          "Uma chapa fina pede reforço soldado no quadro, porque o motor puxa sempre no mesmo ponto.",
        ],
        [
          "Coluna oca ou de tubo fino recebe chapa maior ou preenchimento antes da fixação.",
          "Alvenaria fraca não segura chumbador, e uma chapa passante, presa dos dois lados, resolve melhor.",
          "Em coluna duvidosa, a carga é repartida com chapa maior e mais pontos de fixação.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso só apertar o parafuso do suporte?",
      answers: [
        "Deixe para o técnico. Um furo gasto volta a soltar, e em basculante ou pivotante o parafuso segura a posição da folha.",
        "Reaperto sem ver a causa dura pouco. Se o concreto esfarelou ou a solda abriu, é preciso refazer a fixação.",
      ],
    },
    {
      question: "O motor pode ser fixado direto na chapa da folha?",
      answers: [
        "Não. Chapa fina amassa e rasga; o suporte deve pegar no quadro ou em reforço soldado por trás.",
        "Só com reforço. O esforço concentra em um ponto pequeno, e a chapa sozinha não aguenta os ciclos.",
      ],
    },
    {
      question: "Quanto tempo o concreto da base do motor precisa curar?",
      answers: [
        "O tempo depende do traço e do clima, e o pedreiro ou o técnico indica. Fixar antes da cura deixa o chumbador frouxo.",
        "O concreto precisa de alguns dias, conforme o que foi usado. O certo é combinar a base antes e instalar o motor só com ela firme.",
      ],
    },
    {
      question: "Suporte solto estraga o motor?",
      answers: [
        "Estraga com o tempo: desalinha engrenagem ou fuso, força rolamento e solta fiação. Refixar cedo evita trocar peças.",
        "Sim. Motor que dança gasta dente, porca e eixo, e ainda pode puxar os fios da ligação.",
      ],
    },
    {
      question: "Dá para aproveitar o suporte antigo no motor novo?",
      answers: [
        "Às vezes. Se a furação e a altura combinam e o metal está bom, aproveita-se; senão, o suporte do modelo novo é soldado ou chumbado.",
        "Depende do modelo. Altura e distância da cremalheira mudam entre motores, e forçar a furação antiga desalinha tudo.",
      ],
    },
  ],
  photo: "fotos da base ou do suporte de perto, do motor inteiro e do ponto em que ele se prende à coluna ou ao piso",
  related: ["solda", "motor", "cremalheira", "treme", "serralheria", "instalacao"],
  topic: "instalacao-de-motor-deslizante",
};
