import type { Concept } from "#domain/knowledge/concept.ts";

export const modelos: Concept = {
  id: "modelos",
  kind: "buying",
  label: "Modelos de motor",
  phrase: "o modelo de motor",
  words: [
    "modelos",
    "qual motor escolher",
    "melhor motor",
    "qual o melhor motor de portão",
    "qual motor comprar",
    "tipos de motor",
    "indicação de motor",
    "motor ideal",
    "motor certo",
    "catálogo",
    "como escolher motor",
    "motor recomendado",
  ],
  intent: "buying",
  answers: {
    any: [
      "O modelo de motor sai de quatro respostas: como o portão abre, quanto mede, quanto pesa e quantas vezes abre por dia. Em basculante residencial de até {width.quarterHp}, o 1/4 HP atende, com abertura entre {opening.jetflex} e {opening.padrao}.",
      "O modelo de motor depende de como o portão abre: basculante usa acionador na coluna, portão de correr usa cremalheira e o de abrir, braço. Depois se escolhem a força, pelo peso da folha, e a velocidade.",
      "Entre os modelos basculantes de 1/4 HP, mudam o tempo de abertura, de {seconds.all} segundos, e o preço: {models.pricesNamed}, com entrega e instalação.",
    ],
    comparison: [
      "Comparando modelos basculantes: o Padrão custa menos, o Speedy encurta a espera por pequena diferença e o JetFlex tem inversor, com partida e parada suaves. A potência é a mesma, 1/4 HP; mudam velocidade e eletrônica.",
      "Para comparar modelos, use o mesmo critério em todos: tipo de portão, peso ou largura máxima, ciclos por hora, velocidade, peças à venda e garantia. Marca vem depois dessas respostas.",
    ],
    price: [
      "Os modelos basculantes de 1/4 HP custam {models.prices}, com entrega e instalação. Deslizantes, pivotantes e motores de uso intenso têm orçamento grátis, por foto e medida.",
      "O preço do modelo acompanha velocidade e categoria: de {price.lowest} a {price.highest} no basculante instalado e de {price.heavySwap} na troca em portão pesado. Mande a foto do portão e receba a indicação.",
    ],
    question: [
      "O modelo sai do portão: basculante de até {width.quarterHp} usa 1/4 HP, em {seconds.all} segundos; de correr, capacidade acima do peso; de abrir, um motor por folha; prédio, motor de uso intenso.",
      "Para saber o modelo certo, mande foto por dentro e por fora, largura, material e número de aberturas. A indicação é grátis e diz também se a folha precisa de ajuste antes.",
    ],
  },
  line: [
    "O modelo certo vem do tipo de portão, da medida, do peso e do uso.",
    "Em basculante de até {width.quarterHp}, os modelos de 1/4 HP atendem bem.",
    "Motor bom em portão torto dura pouco: a folha é acertada antes de o modelo ser escolhido.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["Como chegar ao modelo certo", "As respostas que escolhem o motor", "Escolha o motor pelo portão"],
      slots: [
        [
          "Motor de correr não encaixa em basculante nem em portão de abrir, por isso o tipo de portão vem antes da marca.",
          "Primeiro veja como o portão abre, porque cada movimento tem a sua família de motores.",
          "Folha que sobe usa motor basculante; a que corre, motor de piso com cremalheira; a que gira, um braço por folha.",
        ],
        [
          "No basculante de até {width.quarterHp}, 1/4 HP basta; no de correr, procure capacidade um terço acima do peso da folha.",
          "Chapa fechada e madeira pesam bem mais que grade ou alumínio, e a ficha do motor dá o limite em quilos ou em metros.",
          "Meça largura e altura e diga o material: com isso se estima o peso e se escolhe o motor com sobra.",
        ],
        [
          "O número de aberturas separa o motor de casa do motor de uso intenso.",
          "Casa usa motor residencial; garagem com muitas aberturas seguidas pede uso intenso, senão o motor esquenta e desarma.",
          "O uso coletivo pede regime intenso, mesmo que a folha seja leve.",
        ],
        [
          "Por fim, compare velocidade, tipo de código do controle e peças de reposição.",
          "Entre dois que servem, compare o tempo de abertura, o código rolante do controle e se há placa e engrenagem à venda.",
          "Restando dois modelos, fique com o que tem peça fácil e controle de código rolante.",
        ],
      ],
      bullets: [
        "Tipo de portão",
        "Largura, altura e material",
        "Aberturas por dia e na hora de pico",
        "Tensão do ponto de energia",
        "Velocidade desejada",
        "Reposição de peças e controles",
      ],
    },
    {
      about: "what",
      headings: ["Os modelos basculantes e seus tempos", "Padrão, Speedy e JetFlex", "Modelos de 1/4 HP"],
      slots: [
        [
          "O Padrão abre em {opening.padrao} e serve bem a garagem com recuo ou rua calma.",
          "Com abertura em {opening.padrao}, o Padrão é a opção de menor preço para casa.",
          "Para quem não se incomoda em esperar {opening.padrao}, o Padrão dá conta do basculante comum.",
        ],
        [
          "O Speedy faz o mesmo trabalho em {opening.speedy}, por pequena diferença de preço.",
          "Em {opening.speedy}, o Speedy reduz a espera sem mudar de potência.",
          "Quem quer abrir mais depressa gastando pouco a mais encontra no Speedy a abertura de {opening.speedy}.",
        ],
        [
          "O JetFlex usa inversor, abre em {opening.jetflex} e freia antes do batente.",
          "Com inversor, o JetFlex chega a {opening.jetflex} com partida e parada suaves.",
          "Para rua sem recuo {em}, o JetFlex abre em {opening.jetflex}, desde que a folha esteja em ordem.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Erros comuns na escolha do motor",
        "O que faz um motor bom durar pouco",
        "Escolhas de motor que saem caras",
      ],
      slots: [
        [
          "Pôr motor residencial em garagem de várias famílias leva a aquecimento e parada na hora de pico.",
          "O erro mais frequente é usar modelo de casa em uso coletivo.",
          "O motor de casa não foi feito para abrir sem descanso, e esquenta em prédio.",
        ],
        [
          "Comprar motor mais forte para mover folha desequilibrada quebra a fixação e gasta o fuso.",
          "A força extra não corrige contrapeso errado, trilho torto ou dobradiça com folga.",
          "Folha que prende continua prendendo com 1/2 HP; o motor maior só esquenta mais e força a solda.",
        ],
        [
          "Um modelo sem peça no país vira espera longa na primeira placa queimada.",
          "Nas marcas com que trabalhamos há placa, engrenagem e controle de reposição, pedidos pela etiqueta.",
          "Marca sem peça por aqui obriga a trocar o motor inteiro quando a placa queima.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que mandar para receber a indicação",
        "Peça a indicação do modelo",
        "Dados que escolhem o motor por você",
      ],
      slots: [
        [
          "A indicação é grátis e sai das fotos e das medidas.",
          "Mande estes dados e a resposta já traz o modelo indicado e o preço.",
          "Duas fotos e a largura da folha bastam na maioria dos portões de casa.",
        ],
        [
          "Não abra motor nem mova folha torta ou pesada para fotografar.",
          "Faça as imagens de fora, com o portão parado e sem ninguém no vão.",
          "Se houver cabo solto ou folha inclinada, fotografe de longe.",
        ],
      ],
      steps: [
        "Fotografe o portão por dentro e por fora.",
        "Meça largura e altura com a folha fechada.",
        "Anote o material e se a folha é fechada ou vazada.",
        "Anote quantas vezes o portão abre no horário de pico.",
        "Diga quantos controles quer e onde fica a energia.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço de cada modelo",
        "O que muda o preço de um modelo para outro",
        "Modelos: o que o preço inclui",
      ],
      slots: [
        [
          "Instalados, os modelos basculantes custam {models.pricesNamed}.",
          "Com entrega e instalação, paga-se {price.padrao} pelo Padrão, {price.speedy} pelo Speedy e {price.jetflex} pelo JetFlex.",
          "Instalado, o basculante começa em {price.lowest}; em prédio, galpão ou folha pesada, o motor vai de {price.heavySwap}.",
        ],
        [
          "Para deslizante, pivotante e uso intenso, o valor vem no orçamento grátis.",
          "Trocar motor de correr ou de abrir em casa fica de {price.homeSwap}, com mão de obra.",
          "Em prédio, galpão ou folha pesada, o motor instalado vai de {price.heavySwap}.",
        ],
        [
          "O motor tem garantia de {warranty.motor}, e o cartão aceita até {shop.instalments} vezes.",
          "Todos podem ser pagos em até {shop.instalments} vezes no cartão, com {warranty.motor} de garantia no motor.",
          "A compra {em} pode ser dividida em até {shop.instalments} vezes, e a garantia do motor é de {warranty.motor}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é o melhor motor para portão basculante?",
      answers: [
        "O melhor é o que serve à largura e ao uso. Até {width.quarterHp}, o 1/4 HP atende: Padrão em {opening.padrao}, Speedy em {opening.speedy} ou JetFlex em {opening.jetflex}.",
        "A escolha depende da espera que você aceita: {seconds.all} segundos, sempre com a folha equilibrada e até {width.quarterHp} de largura.",
      ],
    },
    {
      question: "Qual é o melhor motor para portão de correr?",
      answers: [
        "O melhor é um deslizante com folga sobre o peso da folha e cremalheira de mesmo passo. Trilho plano e roldanas boas contam tanto quanto o modelo.",
        "O melhor é o que tem capacidade acima do peso da folha e suporta o número de aberturas. Mande comprimento, altura e material para a indicação.",
      ],
    },
    {
      question: "Motor residencial serve em prédio?",
      answers: [
        "Não é o indicado. Com muitas aberturas seguidas ele esquenta e desarma; uma garagem coletiva pede modelo de uso intenso.",
        "Não convém: o regime é outro. Procure na ficha do modelo a indicação de fluxo intenso e os ciclos por hora.",
      ],
    },
    {
      question: "Compensa pagar por um motor com inversor?",
      answers: [
        "Compensa quando se quer rapidez com parada suave ou quando a folha é pesada. Em garagem calma, o modelo comum atende.",
        "Sim, para quem espera na rua ou tem folha que sofre com tranco. A placa é própria e pede aterramento correto.",
      ],
    },
    {
      question: "Posso escolher o modelo do motor só por foto?",
      answers: [
        "Na maioria dos basculantes residenciais, sim, com a largura junto. Um portão pesado ou torto pede avaliação no local.",
        "Em casos simples, pode. Foto por dentro e por fora, medida e uso diário já levam ao modelo.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  related: ["potencia", "tempo-de-abertura", "comparacao-de-marcas", "kit", "peso", "preco"],
  topic: "motor-basculante-1-4-hp",
};
