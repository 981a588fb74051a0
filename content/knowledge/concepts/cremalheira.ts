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
      "A cremalheira é a barra dentada do portão de correr, onde a engrenagem do motor se apoia para mover a folha. Vendemos, instalamos e trocamos, inteira ou só o trecho gasto, de nylon ou de aço, com folga de {rack.clearance}; a foto dos dentes e a largura da folha dão o valor.",
      "Cremalheira de portão é a régua de dentes presa à folha, que a engrenagem do motor puxa. Fornecemos em nylon, para folha leve, ou em aço, para a pesada, instalamos e alinhamos a {rack.clearance} da engrenagem; mande a foto dos dentes e a medida para o orçamento.",
      "Trocamos e alinhamos cremalheira para portão deslizante, a barra dentada em que a engrenagem do motor engata. Muitas vezes basta um trecho novo e a folga certa, de {rack.clearance}; o material, nylon ou aço, segue o peso da folha, e a foto dos dentes com a largura permite orçar.",
      "Cremalheira gasta ou desalinhada faz o motor girar em falso e pular, porque a engrenagem não acha dente. Vendemos e instalamos a barra dentada de nylon ou de aço, toda ou em parte, com {rack.clearance} de folga; a foto e a largura do portão bastam para o valor.",
    ],
    price: [
      "O preço da cremalheira depende da largura da folha, do material, nylon ou aço, e da mão de obra de fixar e alinhar. Trocar só o trecho gasto sai mais em conta que a barra inteira; a foto dos dentes e a medida do portão dão o valor.",
      "A cremalheira é cobrada pela metragem e pelo material, e a instalação soma alinhamento e fixação. O nylon costuma custar menos que o aço, e uma troca parcial reduz a conta; mande a foto da barra e a largura da folha.",
      "Quanto custa a cremalheira do portão muda com três coisas: comprimento, nylon ou aço, e o trabalho de soldar ou parafusar. Se o desgaste está em um trecho, troca-se só ele, e a foto dos dentes mostra quanto.",
    ],
    repair: [
      "Consertamos cremalheira gasta, solta ou longe da engrenagem, a causa comum de estalo e de motor que gira sem mover a folha. O serviço vai do reaperto com folga de {rack.clearance} à troca do trecho danificado, quase sempre com o mesmo motor; a foto dos dentes dá o valor.",
      "Cremalheira que pula dente tem folga errada, parafuso solto ou dentes comidos, e o conserto corrige também a roldana que baixou a folha. Evite acionar até lá, porque cada pulo gasta a engrenagem; reapertamos ou trocamos o trecho, com preço pela foto.",
      "No conserto da cremalheira, troca-se o trecho gasto, reaperta-se o resto e deixa-se {rack.clearance} até a engrenagem. A causa costuma ser roldana gasta ou folha baixa, que é acertada junto; até a visita, poupe o motor para não perder mais dentes.",
    ],
    installation: [
      "Instalamos cremalheira de nylon ou de aço, reta e paralela ao trilho, com {rack.clearance} de folga sobre a engrenagem em todo o percurso. As emendas são acertadas com um pedaço invertido de gabarito, para o portão passar sem tranco; o conjunto deslizante completo leva de {time.sliding}.",
      "A instalação da cremalheira começa com a folha nivelada e o trilho em ordem, porque a barra copia qualquer desvio. Ela fica a {rack.clearance} da engrenagem, do começo ao fim; junto com o motor deslizante, o serviço leva de {time.sliding}.",
      "Para instalar a cremalheira, o técnico apoia barra por barra na engrenagem, marca a folga de {rack.clearance} e fixa na folha, por solda ou parafuso. Trilho e roldanas são conferidos antes; com o motor deslizante junto, conte de {time.sliding}.",
    ],
    comparison: [
      "A cremalheira de nylon é mais silenciosa, não enferruja e atende bem folhas leves e médias de casa; a de aço aguenta peso e uso intenso, com mais ruído e lubrificação em dia. Nas duas, o passo dos dentes precisa ser o da engrenagem do motor.",
      "Entre cremalheira de nylon e de aço, decidem o peso da folha e as aberturas por dia. O nylon trabalha quieto em residência, o aço suporta portão grande e garagem coletiva, e qualquer uma só serve com os dentes do mesmo passo da engrenagem.",
      "Nylon ou aço? Em casa, com folha leve, a cremalheira de nylon basta e faz menos barulho; em portão pesado ou de muito uso, a de aço dura mais, lubrificada. O que não muda é o passo, igual ao da engrenagem.",
    ],
    buying: [
      "Vendemos cremalheira para portão de correr, a barra dentada em que a engrenagem do motor engata, com ou sem instalação. Meça a largura da folha e escolha o material pelo peso: nylon para a leve, aço para a pesada; a foto dos dentes confirma o passo e o valor.",
      "Cremalheira de portão compra-se na metragem da folha e com o passo da engrenagem do motor. Fornecemos em nylon, silenciosa para casa, ou em aço, para portão pesado e muito uso, e instalamos se você quiser; foto dos dentes e largura dão o preço.",
      "Para portão deslizante, temos cremalheira de nylon e de aço, em barras que cobrem a largura da folha. A escolha segue o peso do portão, e os dentes têm de combinar com a engrenagem; mande uma foto de perto e a medida para o valor, com ou sem a colocação.",
    ],
    "how-to": [
      "A cremalheira deve ficar reta, paralela ao trilho e a {rack.clearance} da engrenagem do começo ao fim, e quem fixa e alinha é o técnico. Em casa, com o disjuntor desligado, você pode limpar os dentes, olhar os parafusos e medir a folha.",
      "Com o disjuntor desligado, o técnico nivela a folha, apoia a primeira barra da cremalheira na engrenagem, marca a folga de {rack.clearance} e segue barra a barra. Um pedaço invertido serve de gabarito na emenda; a você cabem a limpeza e a inspeção.",
      "Para cuidar da cremalheira, desligue o disjuntor, escove os dentes e procure parafuso solto ou dente quebrado, sem pôr a mão junto à engrenagem. Alinhar e acertar a folga de {rack.clearance} é do técnico, porque errar ali gasta o redutor.",
    ],
    question: [
      "Cremalheira de portão é a barra dentada presa à folha de correr, em que a engrenagem do motor engata para puxá-la. Pode ser de nylon, em casa, ou de aço, em folha pesada, e trabalha com {rack.clearance} de folga; trecho gasto se troca separado.",
      "A cremalheira é a régua de dentes do portão deslizante: a engrenagem do motor gira e empurra a folha por ela. Usa-se nylon em folha leve e aço em pesada, sempre a {rack.clearance} da engrenagem, e só a parte gasta precisa de troca.",
      "O que a cremalheira faz é transformar o giro da engrenagem em movimento da folha, por meio de uma barra dentada ao longo do portão. Há de nylon e de aço, a folga certa é de {rack.clearance}, e um trecho de dentes gastos pode ser trocado sozinho.",
    ],
  },
  line: [
    "Em portão de correr, a cremalheira gasta ou fora da folga é causa comum de estalo e de motor girando sem mover a folha.",
    "A folga entre cremalheira e engrenagem, de {rack.clearance}, decide quanto tempo o conjunto dura.",
    "Confira a cremalheira antes de culpar o motor: emenda solta dá tranco sempre no mesmo lugar.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Sinais de cremalheira gasta", "Como saber se o problema está na cremalheira"],
      slots: [
        [
          "O primeiro aviso é um estalo com tranco, na partida ou sempre no mesmo ponto do percurso. Ali costuma haver dente quebrado, emenda aberta ou barra solta, e a engrenagem patina.",
          "Portão que anda aos pulos, com estalos, perdeu altura nos dentes ou tem uma emenda fora do lugar. Se o tranco vem sempre na mesma posição, procure ali um dente partido ou um parafuso frouxo.",
          "Estalo seco e solavanco mostram que a engrenagem está escapando dos dentes. Acontece na partida, quando o esforço é maior, ou no trecho onde a barra soltou ou perdeu um dente.",
          "Quem ouve estalos e vê a folha dar trancos deve olhar os dentes. Gastos, quebrados ou desencontrados na emenda, eles deixam a engrenagem pular.",
        ],
        [
          "Raspas de nylon ou limalha no chão, perto do motor, confirmam o atrito. No fim, o motor gira normalmente e a folha fica parada, porque já não há dente para puxar.",
          "Pó branco ou brilho de metal embaixo da barra são os dentes sendo comidos. Se nada for feito, chega o dia em que o motor roda em falso e o portão não sai do lugar.",
          "Sob o motor, aparecem restos de plástico ou limalha brilhante. O estágio seguinte é o giro em falso: som de motor normal e portão parado.",
          "Olhe também o piso: nylon em pó ou limalha mostram desgaste rápido. Depois disso, a engrenagem passa a girar sem encontrar apoio, e a folha estaciona no meio.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que gasta a cremalheira", "Por que a cremalheira gasta e pula dente"],
      slots: [
        [
          "A causa mais comum é a folga errada. Roldana gasta abaixa a folha, a barra se apoia na engrenagem e o motor passa a carregar peso; com folga demais, acontece o contrário, e os dentes pulam.",
          "Quase sempre a distância até a engrenagem mudou, porque a roldana gasta baixou a folha ou um parafuso afrouxou. Perto demais, a barra pesa no eixo do motor; longe demais, escapa.",
          "Barra e engrenagem precisam de uma folga pequena, que some quando a roldana gasta deixa a folha descer. Aí o portão se apoia no motor, e no trecho em que a barra ondula os dentes mal se tocam.",
          "O desgaste começa quando a folga muda: a folha desce com a roldana velha, ou a barra solta faz onda. Encostada, ela força o eixo; afastada, deixa os dentes saltarem.",
        ],
        [
          "Areia misturada a graxa grossa vira lixa nos dentes, e trilho torto balança a folha a cada passagem. Uma barra nova montada sem corrigir isso se gasta do mesmo jeito.",
          "Poeira com graxa forma uma pasta que come o material, ainda mais em rua de terra ou perto de obra. Degrau no trilho completa o estrago, porque a folha sobe e desce sobre a engrenagem.",
          "A sujeira ajuda: graxa velha segura areia e lixa os dentes. Se o trilho tem degrau, a folha pula ali, e o encaixe se perde justamente nesse ponto.",
          "Dente sujo trabalha como lima, e o de nylon é o primeiro a ceder. Trilho desnivelado piora tudo, já que cada balanço da folha muda o encaixe.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir na cremalheira sem risco", "Olhe a cremalheira antes de chamar"],
      slots: [
        [
          "A conferência é só com os olhos e com o disjuntor desligado, porque dedo entre cremalheira e engrenagem é acidente grave. Não calce nem reaperte a barra: a folga errada estraga o redutor.",
          "Corte a energia antes de chegar perto dos dentes, já que alguém da casa pode apertar o controle. O aperto e a altura da barra ficam para o técnico, que mede a folga ao longo da folha.",
          "Com o motor desligado no quadro e as crianças longe, percorra a barra com o olhar. Levantar com calço ou apertar parafuso a olho muda a folga e força o motor.",
          "Faça a inspeção sem energia e sem pôr a mão entre os dentes. Se notar barra baixa ou solta, só anote, pois o ajuste pede medida em todo o percurso.",
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
          "Com o disjuntor desligado, o técnico solta o motor, empurra a folha na mão e confere roldanas e trilho. Trocar dente sem corrigir o que baixou a folha dura pouco.",
          "Antes de mexer na barra, são vistos roldanas, guia e trilho, porque a cremalheira só repete o que a folha faz. O defeito que a tirou do lugar é corrigido primeiro.",
          "O serviço começa pela folha, sem energia e com o motor destravado: ela precisa correr nivelada e leve. Só depois se olha a barra, já que o desgaste quase sempre vem de baixo.",
          "Primeiro se descobre por que os dentes desencontraram, na roldana, no trilho ou na base do motor. Sem esse acerto, a peça nova acaba como a antiga.",
        ],
        [
          "Em seguida a barra é reapertada ou o trecho é trocado, com um pedaço invertido servindo de gabarito na emenda. A folga fica em {rack.clearance}, medida em vários pontos, e o portão faz ciclos de teste.",
          "Depois entram as barras do mesmo passo, alinhadas dente a dente com gabarito, e a distância até a engrenagem é acertada em {rack.clearance}. O fim de curso é regulado outra vez antes da entrega.",
          "Trechos gastos saem, os novos são presos paralelos ao trilho e cada emenda é conferida. Para terminar, mede-se a folga de {rack.clearance} de ponta a ponta e testa-se o percurso.",
          "Feito isso, reaperta-se ou troca-se o que está gasto, mantendo o passo na emenda com um gabarito de dentes. O portão só é entregue com {rack.clearance} de folga no percurso inteiro.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Nylon ou aço: qual cremalheira usar", "Como escolher a cremalheira certa"],
      slots: [
        [
          "Em portão de casa, leve ou médio, a cremalheira de nylon trabalha com pouco ruído e não enferruja. Folha pesada, condomínio e galpão pedem aço, que suporta mais aberturas e quer lubrificação.",
          "O material acompanha o peso. Nylon atende a maioria das residências e faz menos barulho, enquanto o aço, lubrificado, serve a folhas grandes e a garagens de muito movimento.",
          "Para a maioria das casas basta o nylon, silencioso e sem ferrugem. Já portão grande, de ferro maciço ou de uso contínuo, precisa da barra de aço, mais resistente e mais ruidosa.",
          "Silêncio ou força: o nylon dá o primeiro em folhas residenciais, e o aço dá a segunda em portões pesados. Muitas aberturas por dia também empurram a escolha para o metal.",
        ],
        [
          "O passo, a distância entre os dentes, tem de ser o da engrenagem do motor; dente parecido não serve. A metragem é a largura da folha, e a fixação por solda ou parafuso segue o material do portão.",
          "Confira o passo dos dentes na engrenagem ou no manual, porque misturar dois gasta as duas peças. Compre o comprimento da folha inteira e veja se ela aceita solda ou pede parafuso.",
          "Os dentes precisam casar com a engrenagem, no mesmo passo, ou o conjunto se come em pouco tempo. As barras cobrem o portão de ponta a ponta e são soldadas ou parafusadas, conforme a folha.",
          "Além do material, olhe o passo: barra e engrenagem de medidas diferentes não trabalham juntas. Meça a folha toda para saber a metragem, e diga se é ferro ou alumínio, o que define a fixação.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados para a cremalheira durar", "Limpeza, lubrificação e revisão da cremalheira"],
      slots: [
        [
          "Limpe os dentes com escova seca, sempre com o disjuntor desligado, antes de lubrificar. No aço, passe uma camada fina de lubrificante próprio a cada {rack.months}; o nylon pede só limpeza ou o produto do fabricante.",
          "Com a energia cortada, tire areia e graxa velha usando escova e pano. A cada {rack.months}, a barra de aço recebe pouca graxa própria, e a de nylon apenas o que o fabricante indica.",
          "Primeiro a limpeza, sem energia, com escova de cerdas duras. Depois, e só no aço, uma película de lubrificante a cada {rack.months}, sem excesso que junte poeira; nylon em geral dispensa.",
          "A escova seca remove a areia presa entre os dentes, com o motor desligado no quadro. Lubrificante, pouco e próprio, vai no aço a cada {rack.months}, e no nylon somente se o manual mandar.",
        ],
        [
          "Na revisão, que em casa se faz {visits.home}, o técnico confere folga, parafusos e emendas. Estalo novo entre uma e outra é motivo para parar de acionar.",
          "A revisão residencial, {visits.home}, inclui reaperto e medição da folga. Se aparecer um estalo antes disso, poupe o motor até alguém olhar os dentes.",
          "Em residência, {visits.home}, vale pedir a conferência de folga e fixação. Ruído novo não espera: cada pulo gasta também a engrenagem.",
          "Um reaperto {visits.home}, no portão de casa, mantém a folga no lugar. Ouviu estalo diferente no meio do ano? Pare de usar até a verificação.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a folga certa entre cremalheira e engrenagem?",
      answers: [
        "De {rack.clearance}, em todo o percurso. Com menos, o peso do portão se apoia no eixo do motor; com mais, a engrenagem pula e come os dentes.",
        "A folga é de {rack.clearance}, medida em vários pontos, porque a folha pode subir e descer ao longo do trilho e um ponto só engana.",
        "São {rack.clearance}, iguais do começo ao fim. Apertada, ela força o redutor; larga demais, deixa os dentes escaparem sob esforço.",
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
      question: "Cremalheira de nylon aguenta portão pesado?",
      answers: [
        "Até certo peso, sim, conforme a indicação do fabricante. Em folha grande de ferro maciço ou de muito uso, a barra de aço é mais segura.",
        "Depende do peso e das aberturas por dia. O nylon serve à maioria das casas; portão industrial ou de garagem coletiva pede aço.",
        "Para folha leve e média, aguenta bem. Passando do limite que o fabricante indica, os dentes cedem cedo, e o aço compensa.",
      ],
    },
    {
      question: "Posso passar graxa ou óleo desengripante na cremalheira?",
      answers: [
        "Graxa, só a própria e em camada fina, na barra de aço limpa e com o disjuntor desligado. O desengripante solta a sujeira, mas evapora e não lubrifica.",
        "O desengripante não substitui lubrificante: escorre e deixa o dente seco. No aço use pouca graxa própria, e no nylon só o que o fabricante indica.",
        "Desengripante, não, porque seca logo. Uma película de graxa própria basta no aço; em excesso, ela segura areia e lixa os dentes.",
      ],
    },
    {
      question: "Por que a engrenagem nova do motor gastou tão rápido?",
      answers: [
        "A engrenagem nova se gasta rápido porque a cremalheira antiga, já deformada, força os dentes dela. Folga errada e folha baixa têm o mesmo efeito.",
        "A causa costuma ser a barra velha ou a folga apertada. Engrenagem nova sobre dente gasto trabalha torta e se acaba em pouco tempo.",
        "Quase sempre trocou-se uma peça e ficou a outra, gasta. Dente novo contra dente velho não encaixa, e a folha baixa completa o estrago.",
      ],
    },
  ],
  photo: "uma foto da cremalheira inteira, outra de perto nos dentes sobre o motor e a largura da folha",
  related: ["engrenagem", "deslizante", "motor-gira-e-nao-anda", "trilho", "lubrificacao", "roldana"],
  topic: "instalacao-de-motor-deslizante",
};
