import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const peccininGatter: NarrowConcept[] = [
  {
    id: "gatter-pecas",
    broader: "pecas",
    label: "Peças do Peccinin Gatter",
    phrase: "as peças do Peccinin Gatter",
    intent: "buying",
    asks: [
      "gatter peças",
      "gatter peça reposição",
      "motor gatter peças",
      "motor gatter peças reposição",
      "peccinin gatter peças",
      "peccinin gatter peças reposição",
      "motor peccinin gatter peças reposição",
      "gatter 3000 peças",
      "gatter 3000 peças reposição",
      "peccinin gatter 3000 peças",
      "motor peccinin gatter 3000 peças",
      "motor peccinin gatter 3000 peças reposição",
      "[marca] [modelo] peccinin gatter 3000 peças",
      "[marca] [modelo] peccinin gatter 3000 peças reposição",
      "nice gatter 3000 peças",
      "gatter 3030 peças",
      "peccinin gatter 3030 peças",
      "motor peccinin gatter 3030 peças reposição",
      "comprar peças gatter",
      "onde comprar peças gatter",
    ],
    answers: {
      any: [
        "Vendemos peças de reposição para o motor Peccinin Gatter {em}, avulsas ou com a troca: placa, capacitor, engrenagem, fim de curso, rolamento, cremalheira e controle. O que não houver pronto é encomendado; a foto da etiqueta e da peça gasta diz qual serve e quanto custa, sem custo.",
        "Há peças de reposição para o Peccinin Gatter, do 3000 ao 3030: placa, capacitor, engrenagem, fim de curso, rolamento e cremalheira, avulsas ou com a troca. Engrenagem e coroa são do próprio modelo; capacitor, rolamento e cremalheira têm medida comum. A foto da etiqueta e da peça dá o preço, sem custo.",
      ],
      price: [
        "O preço da peça do Peccinin Gatter sai pela foto da etiqueta e da peça, sem custo: capacitor e fim de curso são as mais baratas; engrenagem vem depois; placa e redutor custam mais. A troca em casa parte de {price.preventive}, sem peças; acima da metade de um motor novo, de {price.homeSwap}, a peça não compensa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As peças do Gatter que mais se trocam", "Gatter: o que gasta e o que ainda se acha"],
        slots: [
          [
            "A maior parte das peças do Gatter ainda se acha, original ou compatível, e algumas vêm com o nome Nice.",
            "O Gatter é motor de correr, e o que mais se gasta nele é o que encosta na cremalheira e o que faz força na partida.",
          ],
        ],
        bullets: [
          "Capacitor: pelos microfarads e pela tensão da etiqueta, de qualquer fabricante",
          "Rolamento e cremalheira: medida comum; na cremalheira, confere-se o passo do dente",
          "Engrenagem de saída e coroa: só as do modelo, porque dente parecido não serve",
          "Fim de curso e ímãs: do tipo que a placa lê",
          "Placa: a do modelo ou uma universal, em motor comum, de capacitor",
          "Controle: pelo código e pela frequência da placa que está lá hoje",
        ],
      },
      {
        about: "check",
        headings: ["Como pedir a peça certa do Gatter", "Da etiqueta à peça do Gatter"],
        slots: [
          [
            "A versão escrita depois do nome, como 3000 ou 3030, ajuda a achar a peça, mas quem decide é a etiqueta.",
            "Placa de outra marca é comum em Gatter antigo, e por isso a foto vale mais que o nome.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe a etiqueta do motor, com modelo e tensão legíveis.",
          "Se a peça já está na mão, fotografe os dois lados, com uma régua; se está no motor, não abra a tampa.",
          "Diga o que o portão faz de errado: às vezes a peça suspeita está boa.",
          "Espere a confirmação antes de comprar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem só a peça do Gatter, sem a troca?",
        answers: [
          "Sim. O valor da peça vem separado do da mão de obra; placa, capacitor e engrenagem convém que o técnico ponha, porque ficam junto da rede elétrica.",
        ],
      },
      {
        question: "O Gatter saiu de linha. Ainda compensa comprar peça?",
        answers: [
          "Compensa enquanto o redutor está firme e a peça custa menos da metade da troca, que em casa fica de {price.homeSwap}, com mão de obra.",
        ],
      },
      {
        question: "Peça do Gatter 3000 serve no 3030?",
        answers: [
          "Capacitor e rolamento, se o valor e a medida forem iguais. Engrenagem, coroa e placa se conferem pela etiqueta dos dois.",
        ],
      },
      {
        question: "Vocês são autorizados Peccinin ou Nice?",
        answers: [
          "Não, somos assistência independente. Vendemos e trocamos as peças; a garantia de fábrica do motor se pede à marca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do Gatter e outra da peça gasta, sem abrir a tampa",
  },
  {
    id: "gatter-ou-eurus",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter ou PPA Eurus",
    phrase: "a escolha entre Peccinin Gatter e PPA Eurus",
    intent: "comparison",
    asks: [
      "gatter eurus",
      "peccinin gatter eurus",
      "gatter ppa eurus",
      "peccinin gatter ppa eurus",
      "gatter jet flex eurus",
      "gatter jetflex eurus",
      "peccinin gatter ppa jet flex eurus",
      "gatter ppa jet flex eurus",
      "peccinin gatter jet flex eurus",
      "peccinin gatter ppa jetflex eurus",
      "peccinin gatter jetflex eurus",
      "gatter ppa jetflex eurus",
      "gatter jet flex",
      "peccinin gatter ppa jet flex",
      "gatter ppa jet flex",
      "gatter ou eurus",
      "qual melhor gatter ou eurus",
      "correr pesado gatter eurus",
    ],
    answers: {
      any: [
        "Peccinin Gatter e PPA Eurus são os dois de portão de correr: fique com o Eurus Jet Flex, que usa inversor, se a folha é pesada ou abre muitas vezes; com o Gatter, se a casa já tem central e controles Peccinin e o uso é comum. O peso da folha, com um terço de margem, decide a versão.",
      ],
      price: [
        "O preço entre Gatter e Eurus depende da versão e do peso da folha: a troca do motor de correr em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. O Eurus Jet Flex, com inversor, fica na parte de cima da faixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Gatter e Eurus, ponto por ponto", "O que comparar nas duas fichas"],
        slots: [
          [
            "Os dois ficam no piso, com engrenagem e cremalheira; a diferença está no acionamento e no uso.",
            "Base, trilho e cremalheira são parecidos; muda a forma de mover o motor.",
          ],
        ],
        bullets: [
          "Acionamento e velocidade: Gatter comum parte direto da rede; Eurus Jet Flex usa inversor, mais rápido e com parada suave",
          "Peças: a placa do Jet Flex é só da PPA; a do Gatter comum aceita mais opções",
          "Controles: os da casa servem se a central for da mesma marca e código",
          "Capacidade: compare os quilos da etiqueta de cada versão, e não o número do nome",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa pôr um ou outro", "O preço da escolha"],
        slots: [
          [
            "A troca do motor de correr em casa fica de {price.homeSwap}; em folha pesada ou garagem coletiva, de {price.heavySwap}.",
            "Conte de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
          ],
          [
            "Versão com inversor fica na parte de cima da faixa; o valor exato sai pela foto e pelas medidas.",
            "O inversor encarece o motor e a placa de reposição; peça os dois preços no mesmo orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O número 3000 ou 3030 do Gatter diz quantos quilos ele move?",
        answers: ["Não conte com isso. O limite em quilos está na etiqueta e no manual da versão."],
      },
      {
        question: "Posso trocar um Gatter por um Eurus na mesma base?",
        answers: [
          "Em geral a base muda, porque a furação e a altura da engrenagem são outras. A cremalheira fica se o passo do dente for o mesmo.",
        ],
      },
      {
        question: "O Gatter ou o Eurus serve em basculante?",
        answers: ["Não. Gatter e Eurus são deslizantes; basculante pede outro acionador."],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura, material e aberturas por dia",
  },
  {
    id: "gatter-3030",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter 3030",
    phrase: "o Peccinin Gatter 3030",
    asks: [
      "gatter 3030 preço",
      "gatter 3030 valor",
      "gatter 3030 quanto custa",
      "gatter 3030 vale pena",
      "gatter 3030 compensa",
      "gatter 3030 bom",
      "gatter 3030 presta",
      "gatter 3030 serve",
      "gatter 3030 aguenta",
      "comprar gatter 3030",
      "gatter 3030 comprar",
      "nice gatter 3030 vale pena",
    ],
    intent: "question",
    answers: {
      any: [
        "O Peccinin Gatter 3030, de marca hoje do grupo Nice, é para portão de correr e vale a pena se o peso da folha fica pelo menos um terço abaixo do limite da ficha dele e os ciclos por hora cobrem o seu uso. A troca em casa fica de {price.homeSwap}, com mão de obra; o 3030 é cotado por foto.",
      ],
      price: [
        "O Peccinin Gatter 3030, de marca hoje do grupo Nice, é cotado por foto, conforme a base, os metros de cremalheira e a folha: a troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; em portão pesado ou coletivo, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Gatter 3030 vale a pena, e quando não", "Gatter 3030: a favor e contra"],
        slots: [
          [
            "A favor: motor de correr de linha conhecida, com engrenagem, capacitor e placa que ainda se encontram; peça nova pode vir com o nome Nice.",
          ],
          [
            "Contra: em folha perto do limite ou portão que abre o dia todo, ele aquece e desarma, e um modelo de uso intenso sai mais barato com o tempo.",
          ],
          ["Não serve em basculante nem em portão de abrir."],
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso antes de comprar", "Seu portão cabe no 3030?"],
        slots: [
          [
            "O limite em quilos e os ciclos por hora estão na ficha e na etiqueta do 3030; do seu lado, falta o peso da folha.",
          ],
        ],
        steps: [
          "Chapa de aço fechada: largura em metros x altura em metros x espessura em milímetros x 7,85, mais um terço pelo quadro.",
          "Grade ou tubo pesa menos: mande a foto com as medidas, e estimamos.",
          "Some um terço de margem e compare com o limite da ficha.",
          "Conte as aberturas na hora mais cheia e compare com os ciclos por hora.",
          "Meça a cremalheira: ela cobre toda a folha, com {rack.clearance} de folga até a engrenagem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gatter 3030 é Nice ou Peccinin?",
        answers: [
          "É da linha Gatter, da Peccinin, que hoje faz parte do grupo Nice. Manual e peça podem aparecer com um nome ou com o outro; vale o modelo da etiqueta.",
        ],
      },
      {
        question: "O Gatter 3030 serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, a troca por motor de uso intenso fica de {price.heavySwap}.",
        ],
      },
      {
        question: "Tenho um 3030 com defeito. Conserto ou troco?",
        answers: [
          "Com o redutor firme, conserte: capacitor, engrenagem e fim de curso se trocam. Com redutor gasto e placa queimada juntos, compare com a troca, de {price.homeSwap} em casa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
];
