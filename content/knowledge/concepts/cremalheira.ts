import type { Concept } from "#domain/knowledge/concept.ts";

export const cremalheira: Concept = {
  id: "cremalheira",
  kind: "part",
  label: "Cremalheira",
  phrase: "a cremalheira do portão",
  words: [
    "cremalheira",
    "cremalheira de nylon",
    "cremalheira de aço",
    "barra dentada",
    "gomo de cremalheira",
    "dente da cremalheira",
    "régua dentada",
  ],
  gates: ["deslizante"],
  intent: "buying",
  answers: {
    any: [
      "A cremalheira é a barra dentada do portão de correr, em que a engrenagem do motor engata para mover a folha. Há de nylon, para portão leve, e de aço, para o pesado, cobradas por metro, e o trecho gasto pode ser trocado sozinho. A foto dos dentes e a largura da folha dão o valor, com a instalação.",
      "Cremalheira de portão é a régua de dentes presa à folha, que a engrenagem do motor puxa. Usa-se nylon em folha leve e aço em folha pesada, sempre com o mesmo passo da engrenagem e alinhada a {rack.clearance} dela. A foto dos dentes e a largura da folha permitem passar o valor.",
      "A cremalheira do portão deslizante, a barra dentada em que a engrenagem do motor engata, muitas vezes precisa só de um trecho novo e da folga certa, de {rack.clearance}. O material, nylon ou aço, depende do peso da folha, e os dentes têm de ser do mesmo passo da engrenagem.",
      "Cremalheira gasta ou desalinhada faz o motor girar em falso e o portão pular, porque a engrenagem não encontra dente. A barra, de nylon ou de aço, é trocada toda ou em parte e fica a {rack.clearance} da engrenagem. Antes, o técnico corrige a roldana ou o trilho que a desalinhou.",
      "A cremalheira de nylon serve a portão de correr leve ou médio, de casa: faz pouco barulho, não enferruja e costuma custar menos que a de aço. Os dentes precisam ter o passo da engrenagem do motor. É cobrada por metro, e a foto dos dentes com a largura da folha dá o valor, com a instalação.",
    ],
    price: [
      "O preço da cremalheira depende da largura da folha, do material, nylon ou aço, e da mão de obra de fixar e alinhar. Trocar só o trecho gasto sai mais em conta que a barra inteira. Uma foto dos dentes e a medida do portão permitem passar o valor.",
      "A cremalheira é cobrada por metro e pelo material, e a instalação soma a fixação e o alinhamento. O nylon costuma custar menos que o aço, e a troca parcial reduz a conta quando o desgaste está em um trecho só.",
      "O preço da cremalheira do portão depende do comprimento, do material, nylon ou aço, e do trabalho de soldar ou parafusar. Se o desgaste está em um trecho, só ele precisa ser trocado, e a foto dos dentes mostra quantos metros são.",
    ],
    repair: [
      "O conserto da cremalheira vai do reaperto, com a folga de {rack.clearance} refeita, à troca do trecho gasto, quase sempre com o mesmo motor. Barra gasta, solta ou longe da engrenagem é causa comum de estalo e de motor que gira sem mover a folha.",
      "Cremalheira que pula dente tem folga errada, parafuso solto ou dentes gastos, e o conserto corrige também a roldana que baixou a folha. Evite acionar o portão até a visita, porque cada pulo gasta a engrenagem do motor e aumenta o valor do serviço.",
      "No conserto da cremalheira, o técnico troca o trecho gasto, reaperta o resto e deixa {rack.clearance} até a engrenagem. A causa costuma ser roldana gasta ou folha baixa, que é corrigida junto. Até a visita, poupe o motor para não perder mais dentes.",
    ],
    installation: [
      "A cremalheira, de nylon ou de aço, é instalada reta e paralela ao trilho, a {rack.clearance} da engrenagem em todo o percurso. Um pedaço invertido serve de gabarito nas emendas, para o portão passar sem tranco. Junto com o motor deslizante, o serviço leva de {time.sliding}.",
      "A instalação da cremalheira começa com a folha nivelada e o trilho em ordem, porque a barra repete qualquer desvio do portão. Ela fica a {rack.clearance} da engrenagem, do começo ao fim. Se o motor deslizante é instalado na mesma visita, o serviço leva de {time.sliding}.",
      "Para instalar a cremalheira, o técnico apoia barra por barra na engrenagem, marca a folga de {rack.clearance} e fixa na folha, por solda ou parafuso. Trilho e roldanas são conferidos antes. Com o motor deslizante junto, conte de {time.sliding} de serviço.",
    ],
    comparison: [
      "A cremalheira de nylon é mais silenciosa, não enferruja e atende bem folhas leves e médias de casa; a de aço aguenta peso e uso intenso, com mais ruído e lubrificação em dia. Nas duas, o passo dos dentes precisa ser o da engrenagem do motor.",
      "Entre cremalheira de nylon e de aço, decidem o peso da folha e as aberturas por dia. O nylon faz pouco ruído em residência, e o aço suporta portão grande e garagem coletiva. Qualquer uma só serve com os dentes do mesmo passo da engrenagem.",
      "Nylon ou aço? Em casa, com folha leve, a cremalheira de nylon basta e faz menos barulho. Em portão pesado ou de muito uso, a de aço dura mais, desde que lubrificada. O passo dos dentes tem de ser igual ao da engrenagem nos dois casos.",
    ],
    buying: [
      "Vendemos e instalamos cremalheira para portão de correr, a barra dentada em que a engrenagem do motor engata. Compre os metros da folha inteira: nylon para folha leve, aço para a pesada. O dente precisa ser o da engrenagem do motor. O preço sai de graça, pela foto dos dentes com régua e da etiqueta do motor.",
      "A cremalheira de portão se compra por metro, no comprimento da folha e com o dente da engrenagem do motor. O nylon é silencioso e serve à casa; o aço serve a portão pesado e de muito uso. Vendemos só a barra ou já instalada, e a foto dos dentes com régua dá o preço.",
      "Para portão deslizante vendemos cremalheira de nylon e de aço, em barras emendadas que cobrem a folha inteira. Escolha pelo peso do portão e confira se os dentes combinam com a engrenagem do motor. A colocação é opcional, e o valor vem de graça, pela foto dos dentes e do motor.",
    ],
    "how-to": [
      "A cremalheira deve ficar reta, paralela ao trilho e a {rack.clearance} da engrenagem do começo ao fim, e quem fixa e alinha é o técnico. Em casa, com o disjuntor desligado, você pode limpar os dentes, olhar os parafusos e medir a folha.",
      "Para alinhar a cremalheira, com o disjuntor desligado, o técnico nivela a folha, apoia a primeira barra na engrenagem, marca a folga de {rack.clearance} e segue barra a barra. Um pedaço invertido serve de gabarito na emenda. A limpeza e a inspeção você mesmo pode fazer.",
      "Para cuidar da cremalheira, desligue o disjuntor, escove os dentes e procure parafuso solto ou dente quebrado, sem pôr a mão junto à engrenagem. Alinhar e acertar a folga de {rack.clearance} é serviço do técnico, porque um erro ali gasta o redutor do motor.",
    ],
    question: [
      "Cremalheira de portão é a barra dentada presa à folha de correr, em que a engrenagem do motor engata para puxá-la. É de nylon, em casa, ou de aço, em folha pesada, e trabalha com {rack.clearance} de folga. Um trecho gasto pode ser trocado separado.",
      "A cremalheira é a régua de dentes do portão deslizante: a engrenagem do motor gira e empurra a folha por ela. Usa-se nylon em folha leve e aço em pesada, sempre a {rack.clearance} da engrenagem, e só a parte gasta precisa de troca.",
      "O que a cremalheira faz é transformar o giro da engrenagem em movimento da folha, por meio de uma barra dentada ao longo do portão. Há de nylon e de aço, e a folga certa é de {rack.clearance}. Um trecho de dentes gastos pode ser trocado sozinho.",
    ],
  },
  line: [
    "Em portão de correr, a cremalheira gasta ou fora da folga é causa comum de estalo e de motor girando sem mover a folha.",
    "A folga entre cremalheira e engrenagem, de {rack.clearance}, decide quanto tempo o conjunto dura.",
    "Confira a cremalheira antes de culpar o motor, porque uma emenda solta dá tranco sempre no mesmo lugar.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Sinais de cremalheira gasta", "Como saber se o problema está na cremalheira"],
      slots: [
        [
          "O primeiro aviso é um estalo com tranco, na partida ou sempre no mesmo ponto do percurso. Nesse lugar costuma haver dente quebrado, emenda aberta ou barra solta, e a engrenagem patina.",
          "Portão que anda aos pulos, com estalos, tem dentes gastos ou uma emenda fora do lugar. Se o tranco vem sempre na mesma posição, procure ali um dente partido ou um parafuso frouxo.",
          "Estalo seco e solavanco mostram que a engrenagem está escapando dos dentes. O problema aparece na partida, quando o esforço é maior, ou no trecho em que a barra soltou ou perdeu um dente.",
          "Quem ouve estalos e vê a folha dar trancos deve olhar os dentes da barra. Gastos, quebrados ou desencontrados na emenda, eles deixam a engrenagem pular.",
        ],
        [
          "Raspas de nylon ou limalha no chão, perto do motor, confirmam o desgaste. No fim, o motor gira normalmente e a folha fica parada, porque já não há dente para puxar.",
          "Pó branco ou limalha brilhante embaixo da barra são restos dos dentes. Se nada for feito, o motor passa a girar em falso e o portão não sai do lugar.",
          "Sob o motor aparecem restos de plástico ou pó de metal quando os dentes se gastam. No estágio seguinte, o som do motor é normal, mas o portão não anda.",
          "O piso embaixo do motor também mostra o desgaste, com nylon em pó ou limalha. Depois de algum tempo a engrenagem gira sem encontrar apoio, e a folha para no meio do caminho.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que gasta a cremalheira", "Por que a cremalheira gasta e pula dente"],
      slots: [
        [
          "A causa mais comum é a folga errada entre a barra e a engrenagem. Roldana gasta abaixa a folha, e a barra passa a pesar no motor; com folga demais acontece o contrário, e os dentes pulam.",
          "Quase sempre a distância até a engrenagem mudou, porque a roldana gasta baixou a folha ou um parafuso afrouxou. Perto demais, a barra pesa no eixo do motor; longe demais, a engrenagem escapa.",
          "Barra e engrenagem precisam de uma folga pequena, que some quando a roldana gasta deixa a folha descer. O portão então se apoia no motor, e no trecho em que a barra ondula os dentes mal se tocam.",
          "O desgaste começa quando a folga muda, seja porque a folha desceu com a roldana velha, seja porque a barra se soltou. Encostada, a cremalheira força o eixo; afastada, deixa os dentes saltarem.",
        ],
        [
          "Areia misturada a graxa grossa vira lixa nos dentes, e trilho torto balança a folha a cada passagem. Uma barra nova, montada sem corrigir o trilho, se gasta do mesmo jeito.",
          "Poeira com graxa forma uma pasta abrasiva, ainda mais em rua de terra ou perto de obra. Um degrau no trilho aumenta o desgaste, porque a folha sobe e desce sobre a engrenagem.",
          "A sujeira também gasta os dentes, já que a graxa velha segura areia. Se o trilho tem degrau, a folha pula ali, e o encaixe se perde justamente nesse ponto.",
          "Dente sujo de areia trabalha como lima, e o de nylon é o primeiro a ceder. Trilho desnivelado piora o desgaste, porque cada balanço da folha muda o encaixe.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na cremalheira sem risco", "Olhe a cremalheira antes de chamar"],
      slots: [
        [
          "A conferência da cremalheira é só com os olhos e com o disjuntor desligado, porque dedo entre a barra e a engrenagem é acidente grave. Não calce nem reaperte a barra: a folga errada estraga o redutor.",
          "Corte a energia antes de chegar perto dos dentes, já que alguém da casa pode apertar o controle. O aperto e a altura da barra ficam para o técnico, que mede a folga ao longo da folha.",
          "Com o motor desligado no quadro e as crianças longe, percorra a barra com o olhar. Calçar ou apertar parafuso sem medir muda a folga e força o motor.",
          "Faça a inspeção sem energia e sem pôr a mão entre os dentes. Se notar a barra baixa ou solta, só anote, porque o ajuste exige medida em todo o percurso.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e avise quem está em casa.",
        "Olhe os dentes no trecho que passa pelo motor: pontas finas ou quebradas são desgaste.",
        "Procure parafuso solto e emenda aberta ao longo da barra.",
        "Veja se há pedra, areia ou graxa seca acumulada nos dentes.",
        "Fotografe o que achou diferente, de perto e de longe.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acerta a cremalheira", "Troca e alinhamento da cremalheira"],
      slots: [
        [
          "Com o disjuntor desligado, o técnico solta o motor, empurra a folha na mão e confere roldanas e trilho. Trocar a barra sem corrigir o que baixou a folha dura pouco.",
          "Roldanas, guia e trilho são vistos antes da barra, porque a cremalheira acompanha qualquer desvio da folha. O defeito que a tirou do lugar é corrigido primeiro.",
          "O serviço começa pela folha, sem energia e com o motor destravado, porque ela precisa correr nivelada e leve. Depois se examina a barra, cujo desgaste quase sempre nasce na roldana ou no trilho.",
          "Primeiro o técnico descobre por que os dentes desencontraram, na roldana, no trilho ou na base do motor. Sem esse acerto, a peça nova acaba como a antiga.",
        ],
        [
          "A barra é reapertada ou o trecho é trocado, com um pedaço invertido servindo de gabarito na emenda. A folga fica em {rack.clearance}, medida em vários pontos, e o portão faz ciclos de teste.",
          "As barras novas, do mesmo passo, são alinhadas dente a dente com gabarito e presas a {rack.clearance} da engrenagem. O fim de curso é regulado outra vez antes da entrega.",
          "Trechos gastos saem, os novos são presos paralelos ao trilho e cada emenda é conferida. Para terminar, o técnico mede a folga de {rack.clearance} de ponta a ponta e testa o percurso.",
          "O técnico reaperta ou troca o que está gasto e mantém o passo na emenda com um gabarito de dentes. O portão só é entregue com {rack.clearance} de folga no percurso inteiro.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Nylon ou aço: qual cremalheira usar", "Como escolher a cremalheira certa"],
      slots: [
        [
          "Em portão de casa, leve ou médio, a cremalheira de nylon trabalha com pouco ruído e não enferruja. Folha pesada, condomínio e galpão pedem aço, que suporta mais aberturas e precisa de lubrificação.",
          "O material da cremalheira depende do peso do portão. O nylon atende a maioria das residências e faz menos barulho, enquanto o aço, lubrificado, serve a folhas grandes e a garagens de muito movimento.",
          "Para a maioria das casas basta o nylon, silencioso e sem ferrugem. Portão grande, de ferro maciço ou de uso contínuo precisa da barra de aço, mais resistente e mais ruidosa.",
          "Quem quer silêncio em folha residencial usa nylon, e quem precisa de força em portão pesado usa aço. Muitas aberturas por dia também são motivo para escolher o metal.",
        ],
        [
          "O passo, a distância entre um dente e o seguinte, tem de ser igual ao da engrenagem do motor. Na maioria dos motores de casa é o módulo 4, em que dez dentes medem perto de 126 mm. Compre os metros da folha inteira, de ponta a ponta.",
          "Confira o passo dos dentes no manual ou na barra antiga: no módulo 4, o mais comum em casa, dez dentes medem perto de 126 mm. Compre o comprimento da folha inteira e veja se a folha aceita solda ou pede parafuso.",
          "Os dentes precisam combinar com a engrenagem, no mesmo passo, ou as duas peças se gastam em pouco tempo. As barras cobrem o portão de ponta a ponta e são soldadas ou parafusadas, conforme a folha.",
          "Além do material, olhe o passo: barra e engrenagem de medidas diferentes não trabalham juntas. Meça a folha toda para saber a metragem e diga se é ferro ou alumínio, porque isso define a fixação.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da cremalheira", "Do que depende o valor da cremalheira"],
      slots: [
        [
          "A barra é cobrada por metro, e o aço costuma custar mais que o nylon. Soldar, parafusar e alinhar é o serviço, que vem em linha separada.",
          "O valor soma os metros de barra, em nylon ou aço, e a mão de obra de fixar e alinhar. Folha longa e barra de aço ficam na ponta mais cara.",
          "O preço da peça depende dos metros e do material, e o nylon costuma ser o mais barato. O preço do serviço depende da fixação, por parafuso ou por solda.",
          "Peça e serviço são orçados juntos e aparecem separados: metros de barra de um lado, fixação e alinhamento do outro. O aço encarece os dois.",
        ],
        [
          "Trocar só um trecho sai bem mais barato que a barra inteira. Encarecem o serviço a roldana e o trilho gastos, que são acertados antes.",
          "Se o desgaste está num trecho, só esse trecho é trocado, e o total diminui. Roldana gasta, trilho torto e base solta do motor são orçados à parte.",
          "O que já está bom é mantido, e às vezes bastam um ou dois pedaços. Quando a folha desceu, soma-se a troca da roldana.",
          "Um ou dois pedaços novos resolvem boa parte dos casos. O total sobe se a engrenagem do motor ou a roldana também se gastou.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados para a cremalheira durar", "Limpeza, lubrificação e revisão da cremalheira"],
      slots: [
        [
          "Limpe os dentes com escova seca, sempre com o disjuntor desligado, antes de lubrificar. No aço, passe uma camada fina de lubrificante próprio a cada {rack.months}; o nylon pede só limpeza ou o produto do fabricante.",
          "Com a energia cortada, tire areia e graxa velha usando escova e pano. A cada {rack.months}, a barra de aço recebe pouca graxa própria, e a de nylon, apenas o que o fabricante indica.",
          "A limpeza se faz sem energia, com escova de cerdas duras. Só a barra de aço recebe uma película de lubrificante, a cada {rack.months}, sem excesso que junte poeira; a de nylon em geral dispensa.",
          "A escova seca remove a areia presa entre os dentes, com o motor desligado no quadro. Passe pouco lubrificante próprio no aço a cada {rack.months}, e no nylon somente se o manual mandar.",
        ],
        [
          "Na revisão, que em casa se faz {visits.home}, o técnico confere folga, parafusos e emendas. Se um estalo novo aparecer antes, pare de acionar o portão.",
          "A revisão residencial, {visits.home}, inclui reaperto e medição da folga. Um estalo fora dessa data é motivo para poupar o motor até alguém olhar os dentes.",
          "Em residência, peça a conferência de folga e fixação {visits.home}. Ruído novo não deve esperar, porque cada pulo gasta também a engrenagem.",
          "Um reaperto {visits.home}, no portão de casa, mantém a folga no lugar. Se ouvir um estalo novo, pare de usar até alguém conferir a barra.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quantos metros de cremalheira eu preciso?",
      answers: [
        "O comprimento da folha inteira, e não só do vão. Um portão de 3 metros leva 3 metros de barra, mais a parte da folha que passa do vão.",
        "Meça a folha de ponta a ponta e arredonde para cima, pelo tamanho da barra vendida. O que sobra é cortado.",
        "Compre um metro de barra por metro de folha. Se faltar barra, a engrenagem escapa no fim do percurso.",
      ],
    },
    {
      question: "Dá para trocar só um pedaço da cremalheira?",
      answers: [
        "Dá, quando o resto da barra está bom e o passo é o mesmo. O trecho novo é alinhado com gabarito, para a emenda não dar tranco.",
        "Sim. O desgaste costuma se concentrar em um trecho, e a troca parcial resolve se a emenda ficar no passo e a folga for refeita.",
        "Sim, e costuma sair mais barato. Só não compensa com dentes gastos em muitos pontos ou com barra torta, casos de troca inteira.",
      ],
    },
    {
      question: "Até quantos quilos a cremalheira de nylon aguenta?",
      answers: [
        "A carga está na embalagem. O nylon com alma de aço costuma ser indicado para folhas de até 400 ou 500 kg, e acima disso usa-se aço.",
        "Confira a carga na embalagem, que muda de marca para marca. O comum é até 400 ou 500 kg no nylon com alma de aço; folha mais pesada pede barra de aço.",
        "Depende da marca: em geral até 400 ou 500 kg, quando o nylon tem alma de aço. Para mais peso, ou muitas aberturas por dia, o aço é mais seguro.",
      ],
    },
    {
      question: "Posso passar graxa ou óleo desengripante na cremalheira?",
      answers: [
        "Graxa, só a própria e em camada fina, na barra de aço limpa e com o disjuntor desligado. O desengripante solta a sujeira, mas evapora e não lubrifica.",
        "O desengripante não substitui lubrificante, porque escorre e deixa o dente seco. No aço use pouca graxa própria, e no nylon só o que o fabricante indica.",
        "Desengripante, não, porque seca logo. Uma película de graxa própria basta no aço; em excesso, ela segura areia e lixa os dentes.",
      ],
    },
    {
      question: "Por que a engrenagem nova do motor gastou tão rápido?",
      answers: [
        "Porque a cremalheira antiga, já deformada, força os dentes dela. Folga errada e folha baixa têm o mesmo efeito.",
        "A causa costuma ser a barra velha ou a folga apertada. Uma engrenagem nova sobre dente gasto trabalha torta e se acaba em pouco tempo.",
        "Quase sempre porque se trocou uma peça e a outra ficou, já gasta. Dente novo não encaixa em dente velho, e a folha baixa aumenta o desgaste.",
      ],
    },
  ],
  photo: "uma foto da cremalheira inteira, outra de perto nos dentes sobre o motor e a largura da folha",
  related: ["engrenagem", "deslizante", "motor-gira-e-nao-anda", "trilho", "lubrificacao", "roldana"],
  topic: "instalacao-de-motor-deslizante",
};
