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
      "Os modelos de motor de portão se dividem em três tipos: basculante, com acionador na coluna; deslizante, com cremalheira; e pivotante, com um braço por folha. Para basculante de até {width.quarterHp}, o motor de 1/4 HP instalado parte de {price.lowest}. Nos outros, a troca em casa, com mão de obra, fica de {price.homeSwap}.",
      "O modelo de motor certo depende de como o portão abre: existem os de basculante, os de correr e os de abrir, além dos de uso intenso, para garagem de prédio. O kit basculante instalado custa {models.pricesOr}, e a troca nos demais, em casa, fica de {price.homeSwap}.",
      "Para escolher o modelo do motor, veja primeiro se a folha sobe, corre ou gira e depois o peso e o uso. O basculante de 1/4 HP, instalado, sai por {models.pricesOr}. Nos modelos de correr ou de abrir, a troca em casa, com mão de obra, custa de {price.homeSwap}.",
    ],
    comparison: [
      "A diferença entre os modelos de motor basculante está na velocidade: o Padrão abre em {opening.padrao} e custa {price.padrao}, o Speedy abre em {opening.speedy} por {price.speedy}, e o JetFlex, com inversor, em {opening.jetflex} por {price.jetflex}, todos instalados. Os de correr e de abrir se comparam por peso e ciclos por hora.",
      "Para comparar modelos de motor de portão, use os mesmos critérios em todos: tipo, peso ou largura aceitos, ciclos por hora, velocidade, peça à venda e garantia. No basculante de 1/4 HP, o preço instalado vai de {price.lowest} a {price.highest}, e o que muda é o tempo de abertura.",
    ],
    price: [
      "Os modelos de motor basculante de 1/4 HP custam {models.prices}, com entrega e instalação. Nos de correr e de abrir, a troca em casa fica de {price.homeSwap}, e nos de uso intenso, de {price.heavySwap}, com mão de obra.",
      "O preço do modelo de motor acompanha a velocidade e a categoria. O basculante instalado vai de {price.lowest} a {price.highest}, a troca residencial nos outros tipos fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}, com a mão de obra.",
    ],
    buying: [
      "O melhor modelo de motor é o que serve ao tipo de portão. O basculante de até {width.quarterHp} usa 1/4 HP, por {models.pricesOr}, instalado; o de correr usa motor com cremalheira, e o de abrir, um braço por folha. Nos dois últimos, a troca em casa fica de {price.homeSwap}.",
      "Cada portão tem o seu modelo de motor: acionador na coluna para o basculante, motor com cremalheira para o de correr e braço para o de abrir. O kit basculante, já instalado, parte de {price.lowest}. Nos outros tipos, a troca em casa, com mão de obra, fica de {price.homeSwap}.",
      "Para comprar o modelo certo de motor, defina se o portão é basculante, deslizante ou pivotante e se o uso é de casa ou intenso. O basculante instalado custa {models.pricesNamed}. A troca de um motor pesado, com mão de obra, fica de {price.heavySwap}.",
    ],
    question: [
      "Depende do portão: existem três tipos de motor, o de basculante, o de correr e o de abrir, e cada movimento precisa do seu. O basculante de 1/4 HP, instalado, parte de {price.lowest}, e a troca nos outros, em casa e com mão de obra, fica de {price.homeSwap}.",
      "O modelo certo de motor é o que move a sua folha com folga: 1/4 HP em basculante de até {width.quarterHp}, capacidade um terço acima do peso no de correr e um braço por folha no de abrir. O kit basculante instalado parte de {price.lowest}.",
    ],
  },
  line: [
    "O modelo certo é escolhido pelo tipo de portão, pela medida, pelo peso e pelo uso.",
    "Em basculante de até {width.quarterHp}, os modelos de 1/4 HP atendem bem.",
    "Um motor bom em portão torto dura pouco, por isso a folha é acertada antes da escolha do modelo.",
  ],
  sections: [
    {
      about: "choose",
      headings: ["Como chegar ao modelo certo", "O que decide o modelo do motor", "Escolha o motor pelo portão"],
      slots: [
        [
          "O tipo de portão vem antes da marca, porque um motor de correr não serve em basculante nem em portão de abrir. Depois contam o peso, a largura e as aberturas por dia e, por último, a velocidade e a peça à venda.",
          "Primeiro veja como o portão abre, já que cada movimento tem o seu tipo de motor. Em seguida considere o peso e o uso, e só então compare velocidade e reposição de peças.",
          "A primeira escolha é entre motor de portão basculante, de correr e de abrir. O peso e o número de aberturas definem a força, e entre dois modelos iguais vale mais o que tem peça à venda.",
          "Quatro perguntas levam ao modelo certo: como o portão abre, quanto pesa, quantas vezes abre por dia e se há peça de reposição. A marca só importa depois das respostas.",
        ],
      ],
      bullets: [
        "Portão que sobe: motor basculante, de 1/4 HP até {width.quarterHp}",
        "Portão que corre: deslizante, com capacidade um terço acima do peso",
        "Portão que gira: pivotante, um braço por folha",
        "Garagem de prédio: uso intenso, escolhido pelos ciclos por hora",
        "Entre dois parecidos: o que tem código rolante e peça à venda",
      ],
    },
    {
      about: "what",
      headings: ["Os modelos basculantes e seus tempos", "Padrão, Speedy e JetFlex", "Modelos de 1/4 HP"],
      slots: [
        [
          "O Padrão abre em {opening.padrao} e serve a garagem com recuo ou em rua calma. O Speedy faz o mesmo em {opening.speedy}, por uma pequena diferença de preço.",
          "Quem pode esperar {opening.padrao} fica bem com o Padrão, o mais barato. O Speedy reduz a espera para {opening.speedy}, com a mesma potência.",
          "O Padrão, com {opening.padrao} de abertura, e o Speedy, com {opening.speedy}, têm o mesmo 1/4 HP. Mudam o tempo e, um pouco, o preço.",
          "A folha aceita pelo Padrão e pelo Speedy é a mesma, porque a potência não muda. O primeiro abre em {opening.padrao}, e o segundo, em {opening.speedy}.",
        ],
        [
          "O JetFlex, da PPA, tem inversor, o circuito que controla a velocidade: abre em {opening.jetflex} e freia antes do batente. A folha precisa estar firme e equilibrada.",
          "Com inversor, que regula a velocidade, o JetFlex abre em {opening.jetflex}, com partida e parada suaves. É indicado para rua sem recuo e folha bem equilibrada.",
          "Em {opening.jetflex}, o JetFlex é o que abre mais rápido dos três, porque o inversor acelera e freia a folha. O portão tem de estar equilibrado para essa velocidade.",
          "O mais veloz é o JetFlex, que abre em {opening.jetflex} graças ao inversor, o circuito que controla a velocidade. Ele serve a quem não pode esperar na rua, com a folha em ordem.",
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
          "O erro mais comum é usar motor de casa em garagem de várias famílias, onde ele esquenta e para na hora de pico. Um motor mais forte em folha desequilibrada também quebra cedo, porque força não corrige contrapeso.",
          "Um modelo residencial em portão coletivo desliga por calor e se gasta antes do tempo. Outro engano é comprar mais potência para vencer um trilho torto, que continua forçando o motor.",
          "Quase sempre o erro está no uso: um motor que precisa de pausas é instalado onde elas não existem. O segundo erro é comprar força para mover uma folha torta ou desequilibrada.",
          "Uso acima do previsto e folha torta estragam qualquer modelo. Antes de escolher a potência, acerte o portão e conte as aberturas da hora mais cheia.",
        ],
        [
          "Também sai caro o modelo sem peça no país, em que a primeira placa queimada obriga a trocar o motor. Antes da compra, veja se há placa, engrenagem e controle à venda.",
          "Escolher só pelo preço é outro engano, porque sem peça de reposição qualquer conserto vira motor novo. Confirme a placa e a engrenagem antes de pagar.",
          "Um motor sem peça no Brasil custa caro no primeiro defeito, quando a placa ou a engrenagem não é encontrada. Verifique a reposição antes da compra.",
          "Peça à venda vale mais que desconto, já que a falta de uma placa pode obrigar a trocar o motor inteiro. Vale perguntar também pela engrenagem e pelo controle.",
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
          "Duas fotos e a largura bastam na maioria dos portões de casa. Fotografe com o portão parado, sem mover folha torta nem abrir o motor.",
          "Com os dados abaixo, a resposta já traz o modelo e o preço. Cabo solto ou folha inclinada se fotografa de longe, sem encostar.",
          "A indicação do motor sai das fotos e das medidas, feitas com o portão fechado. Ninguém precisa ficar no vão nem abrir tampa.",
          "Meça e fotografe com a folha fechada e parada, sem desmontar nada. A partir daí dizemos qual modelo serve e quanto custa.",
        ],
      ],
      steps: [
        "Fotografe o portão por dentro e por fora.",
        "Meça a largura e a altura com a folha fechada.",
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
          "Com entrega e instalação, o Padrão custa {price.padrao}, o Speedy, {price.speedy}, e o JetFlex, {price.jetflex}. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
          "Os basculantes, já instalados, custam {models.pricesNamed}. No deslizante e no pivotante, a troca residencial do motor sai de {price.homeSwap}, com mão de obra.",
          "O basculante mais barato custa {price.lowest}, e o mais rápido, {price.jetflex}, montados. Para deslizante e pivotante, a troca com o serviço vai de {price.homeSwap}.",
          "Um basculante instalado sai por {models.pricesOr}, conforme a velocidade. Para o portão de casa que corre ou gira, a troca do motor custa de {price.homeSwap}.",
        ],
        [
          "Em prédio, galpão ou folha pesada, a troca custa de {price.heavySwap}. O cartão divide em até {shop.instalments} vezes, e o motor tem {warranty.motor} de garantia.",
          "O motor de uso intenso fica de {price.heavySwap} na troca, com o serviço. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          "Para portão pesado, o motor já instalado sai de {price.heavySwap}. Qualquer modelo pode ser pago em até {shop.instalments} vezes no cartão.",
          "A categoria pesada, para prédio e galpão, custa de {price.heavySwap} com a troca. A garantia do motor é de {warranty.motor}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é o melhor motor para portão basculante?",
      answers: [
        "O melhor motor para portão basculante é o que serve à largura e ao uso: até {width.quarterHp}, um de 1/4 HP, que abre em {seconds.all} segundos conforme o modelo.",
        "Para uma folha equilibrada de até {width.quarterHp}, um de 1/4 HP. Entre os três modelos, escolha pelo tempo que você aceita esperar.",
        "Depende da rua: com recuo para o carro, o Padrão; sem recuo, o Speedy ou o JetFlex.",
      ],
    },
    {
      question: "Qual é o melhor motor para portão de correr?",
      answers: [
        "O melhor motor para portão de correr é um deslizante com capacidade um terço acima do peso da folha.",
        "O que suporta mais que o peso da folha e o número de aberturas por dia. O trilho nivelado conta tanto quanto o modelo.",
        "Em casa, um deslizante residencial com sobra de capacidade; em prédio, um de uso intenso.",
      ],
    },
    {
      question: "E se o modelo que eu quero saiu de linha?",
      answers: [
        "Se o modelo saiu de linha, escolha outro do mesmo tipo e de capacidade igual ou maior. O trilho e a cremalheira costumam ser aproveitados.",
        "Quase sempre há um sucessor da mesma marca ou um equivalente de outra.",
        "Um motor do mesmo porte serve no lugar. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    {
      question: "Compensa pagar por um motor com inversor?",
      answers: [
        "O motor com inversor compensa para quem espera na rua ou tem uma folha que sofre com tranco. Para pouco uso, o comum atende.",
        "Compensa para quem quer rapidez com parada suave. A placa é própria e precisa de bom aterramento.",
        "Sim, em rua movimentada, porque o JetFlex abre em {opening.jetflex} e o carro não fica parado esperando.",
      ],
    },
    {
      question: "Motor de marca conhecida é sempre a melhor escolha?",
      answers: [
        "Nem sempre: a marca conhecida ajuda a achar peça, mas um motor bom e fraco para a folha dura pouco.",
        "Não necessariamente. Entre dois motores que servem, prefira o que tem peça e assistência por perto.",
        "Não. O tipo e o peso do portão decidem primeiro, e a marca vem depois.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  related: ["potencia", "tempo-de-abertura", "comparacao-de-marcas", "kit", "peso", "preco"],
  topic: "motor-basculante-1-4-hp",
};
