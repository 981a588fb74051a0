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
      "Os tipos e modelos de motor de portão são três famílias: basculante, com acionador na coluna; deslizante, com cremalheira; e pivotante, um braço por folha. Em basculante de até {width.quarterHp}, o automatizador de 1/4 HP parte de {price.lowest}, instalado; nos outros, a troca em casa fica de {price.homeSwap}.",
      "Quais modelos de motor de portão existem: basculante, de correr e de abrir, além dos de uso intenso para garagem de prédio. Escolha pelo jeito de abrir e pelo peso; o kit basculante instalado custa {models.pricesOr}, e a troca nos demais, em casa, {price.homeSwap}.",
      "Como escolher o modelo do motor para portão: veja se a folha sobe, corre ou gira, depois o peso e o uso. O basculante de 1/4 HP instalado sai por {models.pricesOr}, e os modelos de automatizador de correr ou de abrir, na troca em casa, de {price.homeSwap}.",
    ],
    comparison: [
      "Entre os modelos de motor de portão basculante, o Padrão abre em {opening.padrao} por {price.padrao}, o Speedy em {opening.speedy} por {price.speedy} e o JetFlex, com inversor, em {opening.jetflex} por {price.jetflex}, instalados. Deslizante e pivotante se comparam por peso e ciclos.",
      "Para comparar modelos de motor de portão, use o mesmo critério: tipo, peso ou largura, ciclos por hora, velocidade, peça e garantia. No basculante de 1/4 HP o preço vai de {price.lowest} a {price.highest}, e a diferença é a velocidade.",
    ],
    price: [
      "Os modelos de motor basculante de 1/4 HP custam {models.prices}, com entrega e instalação. De correr e de abrir, a troca em casa fica de {price.homeSwap}, e os de uso intenso, de {price.heavySwap}, com mão de obra.",
      "O preço do modelo acompanha velocidade e categoria: de {price.lowest} a {price.highest} no basculante instalado, de {price.homeSwap} na troca residencial e de {price.heavySwap} em portão pesado, com serviço.",
    ],
    buying: [
      "Para escolher modelo de motor de portão, veja o tipo: basculante de até {width.quarterHp} usa 1/4 HP, {models.pricesOr} instalado; de correr, motor com cremalheira; de abrir, um braço por folha. Nos dois últimos, a troca em casa fica de {price.homeSwap}.",
      "Vendemos e instalamos modelos e tipos de motor para cada portão: acionador na coluna para o que sobe, cremalheira para o que corre, braço para o que gira. O kit basculante parte de {price.lowest}, e a troca nos outros, de {price.homeSwap}.",
      "Os modelos de automatizador para garagem que existem são basculante, deslizante e pivotante, de casa ou de uso intenso. O basculante instalado custa {models.pricesNamed}, e a troca de motor pesado, de {price.heavySwap}.",
    ],
    question: [
      "Nunca comprou motor de portão? Existem três modelos básicos, basculante, de correr e de abrir, e o portão decide qual, porque cada movimento pede o seu. O basculante de 1/4 HP instalado parte de {price.lowest}, e a troca nos outros fica de {price.homeSwap} em casa.",
      "O modelo certo de motor de portão é o que move a sua folha com folga: 1/4 HP em basculante de até {width.quarterHp}, capacidade um terço acima do peso no de correr, um braço por folha no de abrir. Preço desde {price.lowest}, instalado.",
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
          "O tipo de portão vem antes da marca: motor de correr não encaixa em basculante nem em portão de abrir. Depois contam peso, largura e aberturas por dia, e por fim velocidade e peça.",
          "Primeiro veja como o portão abre, porque cada movimento tem a sua família. Em seguida some peso e uso, e só então compare velocidade e reposição.",
          "Folha que sobe, que corre ou que gira: essa é a primeira escolha. Peso e ritmo dão a força, e a peça à venda desempata.",
          "Movimento, peso, uso e peça, nessa ordem, levam ao modelo. Marca é a última pergunta.",
        ],
      ],
      bullets: [
        "Sobe: basculante, 1/4 HP até {width.quarterHp}",
        "Corre: deslizante, capacidade um terço acima do peso",
        "Gira: pivotante, um braço por folha",
        "Garagem de prédio: uso intenso, pelos ciclos por hora",
        "Empate: código rolante e peça à venda",
      ],
    },
    {
      about: "what",
      headings: ["Os modelos basculantes e seus tempos", "Padrão, Speedy e JetFlex", "Modelos de 1/4 HP"],
      slots: [
        [
          "O Padrão abre em {opening.padrao} e serve a garagem com recuo ou rua calma. O Speedy faz o mesmo em {opening.speedy}, por pequena diferença de preço.",
          "Quem pode esperar {opening.padrao} fica no Padrão, o mais barato. O Speedy corta a espera para {opening.speedy} com a mesma potência.",
          "Padrão, {opening.padrao}, e Speedy, {opening.speedy}, têm o mesmo 1/4 HP. Muda o tempo, e um pouco o preço.",
          "De {opening.padrao} para {opening.speedy} é o que se ganha do Padrão ao Speedy. A folha aceita é a mesma.",
        ],
        [
          "O JetFlex, da PPA com inversor, abre em {opening.jetflex} e freia antes do batente. Pede folha firme e equilibrada.",
          "Com inversor, o JetFlex chega a {opening.jetflex}, de partida e parada suaves. É para rua sem recuo.",
          "Em {opening.jetflex}, o JetFlex é o mais rápido, e a folha precisa estar em ordem.",
          "O mais veloz é o JetFlex, {opening.jetflex}, com o circuito que controla a velocidade.",
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
          "O erro mais comum é motor de casa em garagem de várias famílias: esquenta e para no pico. Motor mais forte em folha desequilibrada também quebra cedo, porque força não corrige contrapeso.",
          "Modelo residencial em portão coletivo desarma por calor e se gasta. E HP a mais não acerta trilho torto.",
          "Quase sempre o erro está no uso, motor que precisa de pausa posto onde não há. O segundo é comprar força para vencer folha torta.",
          "Uso errado e folha torta derrubam qualquer modelo. Acerte a folha antes de escolher a potência.",
        ],
        [
          "Sai caro ainda o modelo sem peça no país, em que a primeira placa queimada vira troca. Veja se há placa, engrenagem e controle antes.",
          "Escolher só pelo preço é o terceiro engano: sem reposição, o conserto vira motor novo.",
          "Marca sem peça no Brasil custa caro no primeiro defeito. Confirme a reposição antes.",
          "Peça à venda vale mais que desconto. Sem ela, um defeito de placa troca o motor inteiro.",
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
          "Duas fotos e a largura bastam na maioria dos portões de casa. Faça de fora, com o portão parado, sem mover folha torta nem abrir motor.",
          "Com estes dados a resposta já traz modelo e preço. Cabo solto ou folha inclinada se fotografa de longe.",
          "A indicação sai das fotos e medidas. Ninguém fica no vão, e nada se abre.",
          "Meça e fotografe com o portão fechado. O modelo e o valor vêm na resposta.",
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
          "Com entrega e instalação, paga-se {price.padrao} pelo Padrão, {price.speedy} pelo Speedy e {price.jetflex} pelo JetFlex. De correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
          "Instalados, os basculantes custam {models.pricesNamed}. A troca residencial, nos outros tipos, sai de {price.homeSwap}.",
          "O basculante mais barato custa {price.lowest}, e o mais rápido, {price.jetflex}, montados. Deslizante e pivotante, na troca, de {price.homeSwap}.",
          "São {models.pricesOr} no basculante instalado. Nos demais tipos, em casa, a troca vai de {price.homeSwap}.",
        ],
        [
          "Em prédio, galpão ou folha pesada, a troca custa de {price.heavySwap}. O cartão divide em até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
          "Uso intenso fica de {price.heavySwap} na troca, com serviço. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          "Motor pesado instalado sai de {price.heavySwap}. Todos aceitam até {shop.instalments} vezes no cartão.",
          "A categoria pesada custa de {price.heavySwap}. A garantia é de {warranty.motor} para o motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é o melhor motor para portão basculante?",
      answers: [
        "O melhor motor para portão basculante é o que serve à largura e ao uso: até {width.quarterHp}, 1/4 HP, de {seconds.all} segundos.",
        "Para folha equilibrada de até {width.quarterHp}, um de 1/4 HP. Escolha pela espera que você aceita.",
        "Depende da rua: com recuo, Padrão; sem recuo, Speedy ou JetFlex.",
      ],
    },
    {
      question: "Qual é o melhor motor para portão de correr?",
      answers: [
        "O melhor motor para portão de correr é um deslizante com capacidade um terço acima do peso da folha.",
        "O que passa do peso da folha e aguenta o número de aberturas. Trilho nivelado conta tanto quanto o modelo.",
        "Em casa, um residencial com folga de peso; em prédio, uso intenso.",
      ],
    },
    {
      question: "E se o modelo que eu quero saiu de linha?",
      answers: [
        "Se o modelo saiu de linha, escolha outro do mesmo tipo e de capacidade igual ou maior; trilho e cremalheira costumam ficar.",
        "Quase sempre há sucessor ou equivalente de outra marca.",
        "Um do mesmo porte serve. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    {
      question: "Compensa pagar por um motor com inversor?",
      answers: [
        "Motor com inversor compensa para quem espera na rua ou tem folha que sofre com tranco. Em pouco uso, o comum atende.",
        "Compensa pela rapidez com parada suave. A placa é própria e pede bom aterramento.",
        "Sim, em rua movimentada: o JetFlex abre em {opening.jetflex}.",
      ],
    },
    {
      question: "Motor de marca conhecida é sempre a melhor escolha?",
      answers: [
        "Motor de marca conhecida nem sempre é a melhor escolha: ajuda na peça, mas um bom motor fraco para a folha dura pouco.",
        "Nem sempre. Entre dois que servem, prefira o que tem peça e assistência por perto.",
        "Primeiro o tipo e o peso, depois a marca.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  related: ["potencia", "tempo-de-abertura", "comparacao-de-marcas", "kit", "peso", "preco"],
  topic: "motor-basculante-1-4-hp",
};
