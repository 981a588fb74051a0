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
      "Indicamos e instalamos o modelo de motor pelo jeito de abrir, pela medida, pelo peso e pelo uso do portão. Em basculante residencial de até {width.quarterHp}, o de 1/4 HP atende, a partir de {price.lowest} instalado.",
      "Vendemos modelos de motor para cada portão: acionador na coluna para o basculante, motor com cremalheira para o de correr e braço para o de abrir. O peso da folha define a força; o kit basculante instalado parte de {price.lowest}.",
      "Vendemos e instalamos modelos basculantes de 1/4 HP que mudam no tempo de abertura, de {seconds.all} segundos, e no preço: {models.pricesNamed}, com entrega e instalação.",
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
      "O portão decide o modelo: basculante de até {width.quarterHp} usa 1/4 HP; de correr, capacidade acima do peso da folha; de abrir, um motor por folha; garagem de prédio, motor de uso intenso.",
      "O modelo certo é o que move a sua folha com folga: 1/4 HP em basculante de até {width.quarterHp}, capacidade acima do peso nos outros. Mande foto, largura e material, e a indicação é grátis.",
    ],
  },
  line: [
    "O modelo certo é escolhido pelo tipo de portão, pela medida, pelo peso e pelo uso.",
    "Em basculante de até {width.quarterHp}, os modelos de 1/4 HP atendem bem.",
    "Motor bom em portão torto dura pouco: a folha é acertada antes de o modelo ser escolhido.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["Como chegar ao modelo certo", "O que decide o modelo do motor", "Escolha o motor pelo portão"],
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
        "Erros que fazem trocar o motor antes da hora",
        "Escolhas de motor que saem caras",
      ],
      slots: [
        [
          "O erro mais comum é pôr motor residencial em garagem de várias famílias: ele esquenta e para na hora de pico.",
          "Usar modelo de casa em portão coletivo é o engano mais frequente, porque o motor desarma por calor e se gasta cedo.",
          "Quase sempre o erro está no uso: motor de casa, que precisa de pausa, posto num portão que abre sem descanso.",
        ],
        [
          "Comprar motor mais forte para mover folha desequilibrada costuma quebrar a fixação e gastar o fuso.",
          "A força extra não corrige contrapeso errado, trilho torto ou dobradiça com folga.",
          "Folha que prende continua prendendo com 1/2 HP; o motor maior só esquenta mais e força a solda.",
        ],
        [
          "Também sai caro o modelo sem peça no país: a primeira placa queimada significa longa espera ou motor novo.",
          "Outro engano é escolher só pelo preço: veja antes se há placa, engrenagem e controle de reposição daquele modelo.",
          "Marca sem peças no Brasil pode obrigar a trocar o motor inteiro quando a placa queima.",
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
          "A indicação é grátis, feita pelas fotos e pelas medidas do portão.",
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
        "Preço dos modelos e pagamento",
        "Quanto custam os modelos de motor",
        "Modelos: preço, garantia e pagamento",
      ],
      slots: [
        [
          "Instalados, os modelos basculantes custam {models.pricesNamed}.",
          "Com entrega e instalação, paga-se {price.padrao} pelo Padrão, {price.speedy} pelo Speedy e {price.jetflex} pelo JetFlex.",
          "O modelo basculante mais em conta custa {price.lowest} instalado, e o de abertura mais rápida, {price.jetflex}.",
        ],
        [
          "Modelos de correr, de abrir e de uso intenso são orçados por foto e medida, sem custo.",
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
        "Para folha equilibrada de até {width.quarterHp}, um de 1/4 HP; entre os modelos, escolha pela espera que você aceita, de {seconds.all} segundos.",
      ],
    },
    {
      question: "Qual é o melhor motor para portão de correr?",
      answers: [
        "O melhor é um deslizante com capacidade um terço acima do peso da folha. Trilho nivelado e roldanas boas contam tanto quanto o modelo.",
        "O que tem capacidade acima do peso da folha e aguenta o número de aberturas do portão. Em casa, um residencial costuma bastar; em prédio ou empresa, um de uso intenso.",
      ],
    },
    {
      question: "E se o modelo que eu quero saiu de linha?",
      answers: [
        "Escolha outro do mesmo tipo e de capacidade igual ou maior; o trilho e, muitas vezes, a cremalheira e o suporte são aproveitados. A foto da etiqueta antiga mostra o que serve.",
        "Quase sempre há um sucessor ou um equivalente de outra marca. O que decide é o tipo de portão e o peso da folha, e não o nome do modelo antigo.",
      ],
    },
    {
      question: "Compensa pagar por um motor com inversor?",
      answers: [
        "Compensa para quem quer rapidez com parada suave ou tem folha pesada. Em garagem de pouco uso, o modelo comum atende.",
        "Compensa para quem espera na rua ou tem folha que sofre com tranco. A placa do inversor é própria do modelo e pede bom aterramento.",
      ],
    },
    {
      question: "Motor de marca conhecida é sempre a melhor escolha?",
      answers: [
        "Ajuda, porque a peça é fácil de achar, mas não basta: um bom motor fraco para a folha dura pouco. Primeiro o tipo e o peso do portão, depois a marca.",
        "Nem sempre. O que mais conta é o modelo servir à folha e ao número de aberturas; entre dois que servem, prefira o que tem peça e assistência por perto.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  related: ["potencia", "tempo-de-abertura", "comparacao-de-marcas", "kit", "peso", "preco"],
  topic: "motor-basculante-1-4-hp",
};
