import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const aco: NarrowConcept[] = [
  {
    id: "galvanizado-enferruja",
    broader: "aco",
    label: "Aço galvanizado enferruja?",
    phrase: "se o portão galvanizado enferruja",
    asks: [
      "chapa galvanizada enferruja",
      "galvanizado enferruja",
      "aço galvanizado enferruja",
      "galvanizado ferrugem",
      "inox enferruja",
      "aço enferruja",
      "portão aço enferruja",
      "galvalume enferruja",
      "galvanizado vale pena",
      "galvanizado melhor",
    ],
    intent: "question",
    answers: {
      any: [
        "O aço galvanizado resiste bem, mas enferruja onde a camada de zinco se perde: solda, corte, furo e risco fundo. Trate esses pontos com fundo rico em zinco e pinte, e o portão dura muito mais que o de ferro comum.",
        "O galvanizado enferruja menos que o ferro comum, e a ferrugem quase sempre começa nas soldas. O zinco protege a chapa inteira; onde a solda o queimou, aplica-se galvanização a frio e tinta. Base seca e dreno no tubo completam a proteção.",
        "Um portão galvanizado enferruja pouco e tarde, porque o zinco protege o aço; vale a pena em lugar úmido ou para quem não quer pintar sempre. O ponto fraco é a solda, que precisa de fundo com zinco no mesmo dia.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Onde o galvanizado enferruja",
          "Solda, corte e risco: os pontos fracos",
          "Por que o zinco deixa de proteger",
        ],
        slots: [
          [
            "O calor da solda queima o zinco em volta do cordão e deixa o aço exposto.",
            "Ao redor da solda o zinco some, e a ferrugem começa ali.",
            "Cordão de solda sem tratamento é o primeiro ponto a enferrujar.",
          ],
          [
            "Corte, furo e risco fundo também abrem caminho, sobretudo na base.",
            "Borda cortada e furo de parafuso pedem retoque.",
            "Um risco que chega ao aço precisa de retoque antes da chuva.",
          ],
          [
            "Água parada dentro do tubo ataca por dentro, onde não se vê.",
            "Tubo sem dreno junta água e apodrece de dentro para fora.",
            "A base do portão sofre mais, por causa da água que fica no tubo.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Como proteger o portão galvanizado",
          "Tratamento da solda e pintura",
          "Cuidados com aço galvanizado e inox",
        ],
        slots: [
          [
            "Depois da solda, limpa-se o cordão e aplica-se galvanização a frio ou fundo rico em zinco.",
            "O ponto soldado recebe fundo rico em zinco e tinta.",
            "Escova, fundo com zinco e tinta recuperam a proteção da solda.",
          ],
          [
            "Para pintar galvanizado, usa-se fundo de aderência próprio; tinta comum descasca.",
            "A tinta sobre zinco liso pede fundo para galvanizado.",
            "Sem fundo próprio, a tinta solta do zinco.",
          ],
          [
            "O inox mancha perto do mar e pede lavagem; riscado com palha de aço, enferruja na superfície.",
            "Inox também mancha: lave e não use palha de aço comum.",
            "Em inox, evite contato com limalha de ferro, que mancha.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto tempo dura um portão galvanizado sem enferrujar?",
        answers: [
          "Não há prazo certo: dura bem mais que o ferro comum em lugar seco e menos junto ao mar ou com a base molhada. As soldas são as primeiras; retocá-las com fundo rico em zinco e tinta é o que prolonga.",
        ],
      },
      {
        question: "Posso soldar o suporte do motor em galvanizado?",
        answers: [
          "Pode, com ventilação, porque o zinco solta fumaça tóxica, e com a central desconectada. O ponto é tratado depois.",
          "Sim: tira-se o zinco do ponto, com ventilação por causa da fumaça, e a central fica desconectada. Depois, fundo rico em zinco e tinta.",
        ],
      },
      {
        question: "Galvanizado pesa mais que ferro?",
        answers: [
          "Não de modo que conte: a camada de zinco é fina. O peso vem da espessura da chapa.",
          "Pesa praticamente o mesmo. O motor se escolhe pela folha.",
        ],
      },
      {
        question: "Galvanizado ou alumínio?",
        answers: [
          "O alumínio é mais leve e não enferruja; galvanizado é mais rígido e aceita solda. Folha grande e leve, alumínio; batida e reforço, galvanizado.",
          "Depende do uso: leveza pede alumínio; rigidez, galvanizado.",
        ],
      },
      {
        question: "Apareceu ferrugem branca no portão galvanizado. O que é?",
        answers: [
          "É o zinco oxidando com umidade. Limpe, seque e melhore a ventilação; o aço ainda está protegido.",
          "Pode ser oxidação do zinco, comum em chapa molhada e abafada. Lave e deixe secar.",
        ],
      },
    ],
    photo: "fotos dos pontos com ferrugem, das soldas e do portão inteiro",
  },
  {
    id: "galvanizado-ou-chapa-comum",
    broader: "aco",
    label: "Portão galvanizado ou de chapa comum",
    phrase: "a escolha entre galvanizado e chapa comum",
    asks: [
      "galvanizado ou chapa comum",
      "galvanizado ou comum",
      "galvanizado ou ferro",
      "galvanizado ou ferro comum",
      "ferro galvanizado ou chapa comum",
      "galvanizada ou chapa preta",
      "galvanizado ou chapa preta",
      "diferença galvanizado ferro",
      "galvanizado melhor ferro",
    ],
    intent: "question",
    answers: {
      any: [
        "Galvanizado, se o portão pega chuva ou fica em base úmida: o zinco atrasa a ferrugem. Chapa comum serve em lugar coberto, com fundo e pintura em dia, e custa menos na compra. O peso é quase o mesmo, e por isso o motor não muda; a folha é do serralheiro.",
        "Entre galvanizado e ferro comum, prefira o galvanizado ao ar livre e o comum onde é coberto e se pinta sempre. O galvanizado custa mais e poupa pintura; nas soldas os dois pedem fundo. O motor é o mesmo, pelo peso: no basculante, a partir de {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Galvanizado e chapa comum lado a lado", "Onde cada um compensa"],
        slots: [["O lugar decide antes do preço.", "Veja onde a folha vai ficar e quem vai cuidar da pintura."]],
        bullets: [
          "Galvanizado: chuva, sol, base úmida e perto do mar",
          "Galvanizado: custa mais na compra e pede menos pintura",
          "Chapa comum: lugar coberto e seco, com fundo anticorrosivo e tinta",
          "Chapa comum: solda e retoque mais simples",
          "Peso igual para a mesma espessura: 7,85 kg por metro quadrado a cada milímetro, mais o quadro",
        ],
      },
      {
        about: "care",
        headings: ["A solda é o ponto fraco dos dois", "Proteção depois da solda"],
        slots: [
          [
            "No galvanizado, a solda queima o zinco em volta, e a ferrugem começa ali: limpa-se e aplica-se fundo rico em zinco.",
            "Solda em galvanizado perde o zinco: escova, fundo rico em zinco e tinta no mesmo dia.",
          ],
          [
            "Tubo sem furo de saída junta água e apodrece por dentro, seja qual for a chapa.",
            "Peça ao serralheiro furos de saída na travessa de baixo: água parada vence os dois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O galvanizado precisa de motor mais forte?",
        answers: ["Não: a camada de zinco é fina. Com a mesma chapa e medida, o peso e o motor são os mesmos."],
      },
      {
        question: "Pode soldar o suporte do motor no galvanizado?",
        answers: [
          "Pode: tira-se o zinco do ponto, com ventilação, porque a fumaça é tóxica, e a central fica desconectada. Depois, fundo rico em zinco e tinta.",
        ],
      },
      {
        question: "Pode pintar o galvanizado?",
        answers: ["Pode, com fundo de aderência próprio. Sem ele, a tinta solta do zinco."],
      },
    ],
    photo: "fotos do lugar do portão e do desenho da folha, com as medidas",
  },
  {
    id: "motor-portao-de-inox",
    broader: "aco",
    label: "Motor para portão de inox",
    phrase: "o motor para portão de inox",
    asks: [
      "portão inox",
      "motor portão inox",
      "portão inox automático",
      "automatizar portão inox",
      "motor inox portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de inox aceita motor como o de ferro: escolhe-se pelo peso e por como a folha abre, com suporte parafusado ou solda própria para inox, que não mancha. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para portão de inox {em}, vendemos, instalamos e consertamos o motor, escolhido pelo peso e por como a folha abre. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca em casa fica de {price.homeSwap}, com mão de obra. A folha é do serralheiro.",
      ],
      price: [
        "O motor para portão de inox custa {models.pricesOr}, instalado, no basculante de até {width.quarterHp}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. A folha de inox é orçada pelo serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda no inox", "Peso, fixação e mancha"],
        slots: [
          [
            "O inox pesa como o aço comum da mesma espessura, e o motor se escolhe do mesmo jeito.",
            "Para o motor, inox e ferro pesam o mesmo: contam a espessura e o tamanho da folha.",
          ],
          [
            "O suporte vai parafusado ou com solda própria; limalha de ferro sobre o inox mancha e enferruja.",
            "Corte e solda de ferro ficam longe da folha, porque a limalha mancha o inox.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o inox", "Para não manchar"],
        slots: [
          [
            "Lave com água e sabão neutro e não use palha de aço.",
            "Pano macio e sabão neutro bastam; palha de aço risca e deixa ferrugem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem portão de inox?",
        answers: [
          "A folha é do serralheiro. Vendemos, instalamos e consertamos o motor e dizemos onde ela precisa de reforço.",
        ],
      },
      {
        question: "Inox enferruja?",
        answers: ["Mancha na superfície, com maresia ou limalha de ferro. Lavado, costuma voltar ao normal."],
      },
    ],
    photo: "fotos do portão inteiro por dentro, com as medidas e a etiqueta do motor, se houver",
  },
  {
    id: "portao-galvanizado",
    broader: "aco",
    label: "Portão galvanizado",
    phrase: "o portão galvanizado",
    asks: ["portão galvanizado", "portão zincado", "portão galvalume"],
    intent: "buying",
    answers: {
      any: [
        "O portão galvanizado é de aço com banho de zinco: resiste à ferrugem, pesa como o de ferro e aceita motor. A folha é do serralheiro; o motor é conosco, a partir de {price.lowest} no kit basculante instalado. Ponto soldado perde o zinco e precisa ser protegido de novo.",
        "Em portão galvanizado, vendemos, instalamos e consertamos o motor, escolhido pelo peso da folha como no de ferro; a folha é do serralheiro. O zinco segura a ferrugem, menos na solda, que se protege de novo. O kit basculante instalado começa em {price.lowest}.",
        "Vendemos, instalamos e consertamos {em} o motor do portão galvanizado, que é de aço com banho de zinco: resiste à ferrugem e pesa como o de ferro. A folha é do serralheiro; o kit basculante instalado começa em {price.lowest}, e nos outros a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O preço da folha do portão galvanizado é da serralheria, por metro quadrado e espessura da chapa; o motor é conosco: {models.pricesOr} no kit basculante de até {width.quarterHp}, instalado. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda no portão galvanizado", "Galvanizado e ferro comum"],
        slots: [
          [
            "O zinco cobre o aço e atrasa a ferrugem, mesmo com risco pequeno.",
            "A camada de zinco protege o aço por baixo dela.",
          ],
          [
            "O peso é o do aço: 7,85 kg por metro quadrado a cada milímetro de chapa, mais o quadro.",
            "Para o motor, conte o aço: 7,85 kg por metro quadrado a cada milímetro, mais o quadro.",
          ],
          [
            "Solda, corte e furo queimam ou tiram o zinco, e ali começa a ferrugem.",
            "O ponto fraco é onde o zinco se perdeu: solda, corte e furo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor para portão galvanizado", "Como escolher o motor"],
        slots: [
          [
            "O movimento da folha vem primeiro: sobe, corre ou gira, e cada um tem o seu motor.",
            "Comece por como a folha abre e só depois veja o peso.",
          ],
          [
            "Chapa fechada pesa e pega vento; grade ou tubo pede menos motor.",
            "Folha de tubo é mais leve que a de chapa fechada, que também pega vento.",
          ],
          [
            "Suporte aparafusado poupa o zinco; o soldado recebe fundo rico em zinco e tinta.",
            "Depois de soldar o suporte, aplica-se fundo rico em zinco.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O galvanizado precisa de motor mais forte que o ferro?",
        answers: ["Não. Com a mesma medida e a mesma chapa, o peso é praticamente o mesmo, e o motor também."],
      },
      {
        question: "Vocês fazem o portão galvanizado?",
        answers: [
          "A folha é feita pelo serralheiro. Nós instalamos e consertamos o motor e dizemos, por foto e medidas, qual serve.",
        ],
      },
      {
        question: "A solda do suporte enferruja?",
        answers: ["Enferruja se ficar sem proteção. Limpa-se o cordão, aplica-se fundo rico em zinco e pinta-se."],
      },
    ],
    photo: "fotos do portão inteiro por dentro e por fora, com a largura, a altura e a espessura da chapa",
  },
  {
    id: "chapa-galvanizada",
    broader: "aco",
    label: "Chapa galvanizada para portão",
    phrase: "a chapa galvanizada do portão",
    asks: [
      "chapa galvanizada",
      "chapa galvanizada portão",
      "chapa galvanizada preço",
      "comprar chapa portão",
      "chapa zincada portão",
      "chapa galvalume portão",
      "chapa lisa portão",
      "chapa frisada portão",
      "chapa perfurada portão",
      "chapa expandida portão",
      "chapa galvanizada ou preta",
    ],
    intent: "buying",
    answers: {
      any: [
        "Chapa galvanizada é vendida em loja de ferro ou pela serralheria, que também a solda na folha; {em}, motorizamos o portão pronto e dizemos pela foto se o peso da chapa cabe no motor. O aço tem 7,85 kg por metro quadrado a cada milímetro, mais o quadro.",
        "A chapa galvanizada para portão se compra em loja de ferro ou na serralheria, que a corta e solda; nós instalamos o motor e dizemos, pela foto, se ele aguenta o peso novo. Conte 7,85 kg por metro quadrado a cada milímetro, e trate a solda com fundo de zinco.",
        "Quem fornece e monta chapa de portão é o serralheiro ou a loja de ferro; a galvanizada enferruja menos, e o ponto fraco é a solda. Antes de fechar a folha, mande a foto e a medida: dizemos se o motor atual aguenta ou se o contrapeso e a força mudam.",
      ],
      price: [
        "O preço da chapa galvanizada é da loja de ferro ou da serralheria, por metro quadrado e espessura; não a vendemos. Conosco fica o acerto depois dela: regular o motor e o equilíbrio parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a chapa muda no motor", "Peso, vento e espessura"],
        slots: [
          [
            "Cada milímetro de chapa de aço soma 7,85 kg por metro quadrado de folha.",
            "Some 7,85 kg por metro quadrado a cada milímetro e compare com a etiqueta do motor.",
          ],
          [
            "Folha fechada pega vento, e o motor sente isso como mais peso.",
            "Chapa lisa fecha a vista e segura o vento; a perfurada deixa passar os dois.",
          ],
          [
            "No basculante, a chapa nova pede contrapeso novo; no de correr, roldanas que aguentem.",
            "O equilíbrio do basculante e as rodas do de correr são conferidos depois da troca.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A solda é o ponto fraco", "Para a chapa durar"],
        slots: [
          [
            "A solda queima o zinco em volta, e ali vai fundo rico em zinco no mesmo dia.",
            "Cordão de solda e borda cortada pedem galvanização a frio antes da tinta.",
          ],
          [
            "Com a central ligada, solda na folha pode queimar a placa: desligue o disjuntor antes.",
            "Avise antes de soldar: o motor é desligado e a central, desconectada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem ou trocam a chapa do portão?",
        answers: ["Não: chapa e solda da folha são do serralheiro. Fazemos o que mexe com o motor, antes e depois."],
      },
      {
        question: "O motor atual aguenta fechar o portão com chapa?",
        answers: [
          "Depende do peso novo e da etiqueta do motor. Mande a medida da folha, a espessura da chapa e a foto.",
        ],
      },
      {
        question: "Chapa galvanizada precisa de pintura?",
        answers: ["Não para proteger, se o zinco está inteiro; nas soldas e cortes, sim, com fundo próprio."],
      },
    ],
    photo: "fotos da folha inteira e da etiqueta do motor, com a medida do portão e a espessura da chapa",
  },
];
