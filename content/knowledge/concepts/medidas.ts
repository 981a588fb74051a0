import type { Concept } from "#domain/knowledge/concept.ts";

export const medidas: Concept = {
  id: "medidas",
  kind: "buying",
  label: "Medidas",
  phrase: "as medidas do portão",
  words: [
    "medidas",
    "largura",
    "altura",
    "tamanho",
    "dimensões",
    "quantos metros",
    "como medir portão",
    "2 metros",
    "3 metros",
    "4 metros",
    "vão do portão",
    "portão grande",
  ],
  intent: "question",
  answers: {
    any: [
      "As medidas que escolhem o motor são a largura e a altura da folha, com o portão fechado. No basculante residencial, 1/4 HP vai até {width.quarterHp} de largura; acima disso, a folha é avaliada por foto.",
      "Para tirar as medidas do portão, feche a folha e meça de ponta a ponta na largura e do chão ao topo na altura. No de correr, meça também o espaço livre na lateral.",
      "Medidas maiores pedem mais do conjunto: folha larga torce se for puxada de um lado só, e uma folha alta recebe mais vento. Com largura, altura e material, indicamos o motor e o preço.",
    ],
    "how-to": [
      "Para medir o portão, use trena com a folha fechada: largura de uma ponta à outra, altura do chão ao topo e espaço livre da coluna. Anote em metros e mande com fotos por dentro e por fora.",
      "Tire as medidas com o portão fechado e o disjuntor desligado, sem subir na folha: largura, altura, coluna e espaço lateral. Duas fotos e esses números bastam para o orçamento.",
    ],
    price: [
      "As medidas mudam o preço quando passam do limite do kit: até {width.quarterHp} de largura, o basculante de 1/4 HP sai por {models.pricesOr}, instalado. Acima, o orçamento é grátis, por foto.",
      "Com as medidas em mãos, o preço sai na conversa. O basculante de até {width.quarterHp} usa kit a partir de {price.lowest}; portões grandes ou pesados ficam, na troca, de {price.heavySwap}.",
    ],
    question: [
      "A medida limite do basculante com 1/4 HP é de {width.quarterHp} de largura, com folha equilibrada. Portões maiores usam mais potência, dois acionadores ou outro tipo de motor, conforme altura e material.",
      "Pelas medidas se sabe se o motor residencial serve: largura, altura e material dão a categoria. Em portão de correr, contam também o comprimento da folha e o recuo lateral.",
    ],
  },
  line: [
    "A largura é a medida que decide no basculante: 1/4 HP vai até {width.quarterHp}.",
    "Meça largura e altura com o portão fechado e mande junto com as fotos.",
    "No portão de correr, a medida que muita gente esquece é o espaço livre na lateral.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como medir o portão", "Tire as medidas em cinco minutos", "O que medir no portão"],
      slots: [
        [
          "Meça sempre com o portão fechado, que é a posição mais segura.",
          "Trena, papel e o portão fechado são tudo de que você precisa.",
          "Com a folha fechada, as medidas saem certas e ninguém corre risco.",
        ],
        [
          "Não fique sob basculante aberto nem destrave a folha para medir.",
          "Não é preciso mover o portão, abrir o motor ou encostar em cabo.",
          "Peça que ninguém acione o controle enquanto você mede, ou desligue o disjuntor.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão, se ele já tem motor.",
        "Meça a largura da folha, de ponta a ponta.",
        "Meça a altura, do chão ao topo da folha.",
        "Meça a largura das colunas e o espaço livre ao lado delas.",
        "No portão de correr, meça o recuo lateral onde a folha entra.",
        "Anote em metros e mande com fotos por dentro e por fora.",
      ],
    },
    {
      about: "choose",
      headings: ["Que motor para cada medida", "Que motor usar em cada largura", "Até quantos metros cada motor vai"],
      slots: [
        [
          "No basculante, 1/4 HP atende folhas de até {width.quarterHp} de largura, em bom estado.",
          "Até {width.quarterHp} de largura, o basculante residencial usa 1/4 HP.",
          "Para basculante {em}, a referência do 1/4 HP é a largura de até {width.quarterHp}.",
        ],
        [
          "Uma folha mais larga pode torcer se for puxada de um lado, e pede mais força ou dois acionadores.",
          "Acima dessa largura, entram potência maior, dois acionadores ou reforço da folha.",
          "O vão de dois carros costuma exigir acionador dos dois lados ou outro tipo de portão.",
        ],
        [
          "No deslizante, comprimento e peso definem o motor; no pivotante, o comprimento de cada folha.",
          "Portão de correr conta o comprimento e o peso, e o de girar, o tamanho de cada folha.",
          "Cada tipo usa a medida de um jeito: largura no basculante, peso no de correr, alavanca no de girar.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que cada medida mostra", "Largura, altura e recuo", "Por que o técnico pede estes números"],
      slots: [
        [
          "A largura diz se a folha pode ser movida por um lado só sem torcer.",
          "Pela largura se escolhe a potência e se sabe se um acionador basta.",
          "Quanto maior a largura, maior a tendência de a folha torcer ou empenar.",
        ],
        [
          "A altura muda o curso do acionador e, em folha fechada, o efeito do vento.",
          "Uma folha alta pede curso maior e recebe mais vento quando é toda fechada.",
          "Com a altura, o técnico escolhe o tamanho do acionador e estima o peso.",
        ],
        [
          "Coluna e recuo lateral dizem onde o motor cabe e de que lado fica melhor.",
          "O espaço da coluna mostra de que lado o motor pode ser preso.",
          "No de correr, o recuo precisa ter o comprimento da folha, mais alguma folga.",
        ],
      ],
      bullets: [
        "Largura da folha",
        "Altura da folha",
        "Largura das colunas",
        "Espaço livre ao lado da coluna",
        "Recuo lateral no portão de correr",
        "Distância até o ponto de energia",
      ],
    },
    {
      about: "cost",
      headings: ["Medidas e preço", "Quanto a medida muda o valor", "Como a medida entra no orçamento"],
      slots: [
        [
          "Até {width.quarterHp}, o kit basculante instalado custa {models.pricesOr}.",
          "Um basculante dentro de {width.quarterHp} de largura usa os kits de {models.prices}.",
          "O kit de 1/4 HP, para até {width.quarterHp}, começa em {price.lowest} com instalação.",
        ],
        [
          "Portões maiores têm orçamento por foto, porque material e equilíbrio mudam o motor.",
          "Passando do limite, o valor é fechado depois de ver a folha.",
          "Para medidas grandes, mande fotos e receba o valor sem custo.",
        ],
        [
          "Em conjunto pesado, a troca do motor fica de {price.heavySwap}.",
          "Folhas grandes e pesadas levam a troca à faixa de {price.heavySwap}.",
          "Na categoria pesada, conte de {price.heavySwap} pela troca do motor.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Espaço e segurança em volta da folha",
        "Medidas que protegem quem passa",
        "Folga lateral, calçada e passagem",
      ],
      slots: [
        [
          "Um basculante que avança sobre a calçada precisa de aviso a quem passa, e a saliência deve ser conferida.",
          "Meça quanto a folha avança para fora ao abrir, porque a calçada é de todos.",
          "A parte que sai para a calçada durante a abertura pede sinalização e, se possível, ajuste do ponto de giro.",
        ],
        [
          "Entre a folha e a parede pode haver vão de esmagamento, que merece proteção.",
          "Onde a folha passa perto de grade ou parede, um braço pode ficar preso, e o vão deve ser protegido.",
          "No deslizante, o trecho em que a folha corre junto à parede pede proteção contra prensagem.",
        ],
        [
          "A fotocélula é posicionada pela medida do vão e pela altura dos veículos.",
          "Vãos largos podem pedir mais de um par de fotocélulas.",
          "Com a largura do vão, define-se onde ficam as fotocélulas e se um par basta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Até que largura o motor de 1/4 HP funciona?",
      answers: [
        "O motor de 1/4 HP funciona até {width.quarterHp} em basculante residencial equilibrado. Acima disso, avalia-se potência maior ou acionador dos dois lados.",
        "A referência é {width.quarterHp} de largura, com a folha em bom estado. Material e altura completam a avaliação.",
      ],
    },
    {
      question: "Portão de 3 metros precisa de que motor?",
      answers: [
        "Se for basculante, passa do limite de {width.quarterHp} do 1/4 HP e pede avaliação. Em portão de correr, o peso e o trilho decidem.",
        "Depende do tipo: basculante dessa largura costuma pedir mais força ou dois acionadores; no deslizante, escolhe-se pelo peso.",
      ],
    },
    {
      question: "Para o motor, meço o vão ou a folha?",
      answers: [
        "Meça a folha, de ponta a ponta, com o portão fechado. Se puder, anote também o vão livre entre as colunas.",
        "A folha é o que o motor move, então é ela que conta. O vão ajuda a posicionar fotocélulas e batentes.",
      ],
    },
    {
      question: "De quanto espaço lateral o portão de correr precisa?",
      answers: [
        "Precisa do comprimento da folha, mais uma folga para o batente e o motor. Sem esse recuo, outro tipo de portão pode ser melhor.",
        "Precisa de pelo menos o comprimento da folha, com alguma sobra. Mande a medida da lateral junto com as fotos.",
      ],
    },
    {
      question: "Preciso de medida exata para o orçamento?",
      answers: [
        "Não ao milímetro: centímetros bastam para indicar o motor. No local, o técnico confere antes de montar.",
        "Uma medida de trena, em metros e centímetros, é suficiente. As fotos completam o que falta.",
      ],
    },
  ],
  photo: "a largura e a altura da folha, com fotos por dentro, por fora e das colunas",
  related: ["potencia", "peso", "modelos", "orcamento-por-foto", "kit", "basculante"],
  topic: "orcamento-de-motor-para-portao",
};
