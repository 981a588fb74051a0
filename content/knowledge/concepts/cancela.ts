import type { Concept } from "#domain/knowledge/concept.ts";

export const cancela: Concept = {
  id: "cancela",
  kind: "safety",
  label: "Cancela automática",
  phrase: "a cancela automática",
  // Alone it is also a form of "cancelar".
  words: [
    "cancela automática",
    "cancela eletrônica",
    "cancela elétrica",
    "cancela de estacionamento",
    "cancela de condomínio",
    "de cancela",
    "da cancela",
    "a cancela",
    "uma cancela",
    "cancela de garagem",
    "cancela para",
    "motor de cancela",
    "cancelas",
  ],
  intent: "buying",
  answers: {
    any: [
      "A cancela automática controla a entrada de veículos com uma haste, em geral de 3 a 6 metros, que sobe em poucos segundos e aguenta fluxo seguido. Ela dá vazão em condomínio, empresa e estacionamento, mas não fecha o imóvel, e o valor junta equipamento, base e acesso.",
      "Cancela eletrônica funciona com gabinete, motor e mola que erguem a haste quando um controle, tag ou botão manda. O modelo sai de três números: largura da passagem, quase sempre entre 3 e 6 metros, carros por hora e segundos para abrir.",
      "Para controlar a entrada de carros, a cancela automática usa haste que vai de 3 até 6 metros, laço no piso ou fotocélula e liberação por tag, controle ou botoeira. Não há preço de tabela: equipamento, base e acesso são orçados por item, pela foto da entrada.",
    ],
    price: [
      "O preço da cancela automática soma gabinete com haste, base de concreto, laço ou fotocélula e o modo de liberar, por tag, controle ou tíquete. Não há tabela, e o valor vem por item; a haste longa, o fluxo alto e a obra da base são o que mais encarece.",
      "Quanto custa uma cancela eletrônica depende da largura da passagem, dos carros por hora e do que já existe de base e energia. O gabinete é o maior item, depois vêm obra e sistema de acesso, e tudo é orçado em linhas separadas, por foto.",
      "Na cancela automática, paga-se equipamento, base, elétrica, sensor e acesso, cada um com seu valor. Base e eletroduto prontos baixam a conta, haste de 6 metros e tíquete sobem, e o orçamento sai pelas fotos da entrada.",
    ],
    repair: [
      "Cancela parada se trata assim: isole a passagem com cones, desligue o disjuntor e deixe o gabinete fechado, porque a mola guarda força mesmo sem energia. O defeito costuma estar em mola, laço ou placa, e a etiqueta diz se há peça do modelo.",
      "No conserto da cancela automática, os casos comuns são mola sem força, haste batida, laço com falha e placa queimada. A etiqueta mostra se existe peça; até lá, passagem isolada, disjuntor desligado e gabinete fechado.",
      "Consertamos cancela eletrônica conforme o modelo e a peça disponível. Haste que cai ou não sobe indica mola, e cancela que não abre com o carro em cima indica laço; corte a energia e não abra o gabinete, que tem mola sob tensão.",
    ],
    installation: [
      "A instalação da cancela automática pede base de concreto nivelada, eletroduto com circuito próprio, laço no piso ou fotocélula e espaço livre para a haste, em geral de 3 a 6 metros, subir. A base cura antes de o gabinete ser chumbado, o que põe alguns dias entre as duas etapas.",
      "Instalar cancela eletrônica leva duas etapas: base e eletroduto primeiro, gabinete e haste depois da cura do concreto. A haste é cortada na largura da passagem, a mola é ajustada a ela, e o acesso fica por tag, controle ou botoeira.",
      "Para instalar cancela na entrada de veículos, são precisos base, energia com disjuntor próprio, sensor e altura livre para a haste, que tem entre 3 e 6 metros. Fotos e largura da passagem dizem se atendemos o caso e quanto custa.",
    ],
    buying: [
      "Para comprar cancela automática, defina a largura da passagem, quase sempre de 3 a 6 metros, os carros da hora de pico e o modo de liberar. Com fluxo o dia todo, o motor precisa ser de regime contínuo; equipamento, base e acesso são orçados por item.",
      "A cancela eletrônica para condomínio ou empresa se escolhe por três números: metros de passagem, carros por hora e segundos para abrir. Haste curta abre mais depressa, e acima de 6 metros é comum usar duas cancelas frente a frente.",
      "Cancela automática para entrada de veículos: haste entre 3 e 6 metros, laço ou fotocélula e tag, controle ou botoeira. Ela controla o fluxo, e quem fecha o imóvel à noite é o portão; pelas fotos da entrada dizemos se atendemos e o valor.",
    ],
    comparison: [
      "A cancela serve ao fluxo, e o portão, ao fechamento: a haste abre em poucos segundos e aguenta repetição, mas qualquer pessoa passa por baixo. O portão protege à noite, e onde há movimento de dia é comum usar os dois.",
      "Entre cancela e portão, a cancela automática dá vazão a muitos carros por hora, e o portão fecha o imóvel. Garagem de condomínio com fila usa cancela de dia e portão à noite; com pouco movimento, o portão basta.",
    ],
  },
  line: [
    "A cancela controla o fluxo de dia; quem fecha o imóvel à noite é o portão.",
    "A haste da cancela precisa de laço ou fotocélula que a segure sobre o carro.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "As partes da cancela automática",
        "Gabinete, haste e sensor da cancela",
        "Como a cancela eletrônica é por dentro",
      ],
      slots: [
        [
          "O gabinete guarda motor, redutor, mola e placa, e a haste é presa ao eixo e equilibrada pela mola. O motor só conduz o movimento, porque a mola carrega o peso.",
          "Dentro do gabinete ficam a mola, o motor com redutor e a placa. A mola é ajustada ao peso da haste, e por isso ela sobe depressa com motor pequeno.",
          "A haste sobe porque uma mola, no gabinete, compensa o peso dela. Ao motor cabe dar partida e parar no ponto certo, comandado pela placa.",
          "Dentro do gabinete estão a mola que equilibra, o motor que move e a placa que decide. Fora dele aparece só a haste, presa ao eixo.",
        ],
        [
          "O laço indutivo, fio embutido no piso, sente o metal do carro e segura a haste no alto; a fotocélula faz o mesmo com luz. Tag, controle, botoeira ou totem de tíquete mandam abrir.",
          "Dois tipos de sensor evitam que a haste desça sobre o carro: laço no piso, que percebe metal, e fotocélula. O comando vem de tag, controle, botoeira ou tíquete.",
          "Quem libera é a tag, o controle, o botão da guarita ou o tíquete. Quem impede a descida é o laço no chão ou a fotocélula ao lado.",
          "A ordem de abrir chega à placa pela tag, pelo controle ou pelo botão da guarita. A de não descer vem do laço, que sente o metal do veículo, ou do feixe de luz.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Haste, fluxo e altura: a escolha da cancela",
        "Como dimensionar a cancela",
        "A cancela certa para a sua entrada",
      ],
      slots: [
        [
          "Meça de guia a guia: haste curta abre mais depressa, e acima de 6 metros é comum usar duas cancelas frente a frente. O motor se escolhe pelos carros da hora mais cheia, e não pela média do dia.",
          "A largura define a haste, e o pico define o motor. Conte os veículos do horário cheio e compare com os ciclos por hora da ficha, com folga.",
          "Haste comprida é mais lenta e pede apoio na ponta, e passagem de mais de 6 metros costuma levar duas. O regime do motor vem dos carros por hora no pico.",
          "Comece pela medida da passagem e pela contagem da hora de pico. A primeira dá o tamanho da haste, e a segunda, os ciclos que o motor precisa aguentar.",
        ],
      ],
      bullets: [
        "Largura da passagem e altura do teto",
        "Carros na hora de pico",
        "Tag, controle, botoeira ou tíquete",
        "Laço no piso ou fotocélula",
        "Teto baixo: haste articulada, que dobra ao subir",
      ],
    },
    {
      about: "visit",
      headings: ["Base, mola e teste da cancela", "Da base de concreto ao teste final", "Como a cancela é instalada"],
      slots: [
        [
          "A base de concreto cura antes de receber o gabinete, e o eletroduto já fica dentro dela. Depois a haste é montada e a mola ajustada até ela parar no meio sem subir nem cair.",
          "Primeiro vêm base e eletroduto, e o gabinete só é chumbado com o concreto curado. A mola se acerta com a haste no lugar, porque o peso dela decide o ajuste.",
          "Entre a base e a montagem passam alguns dias, o tempo da cura. Com tudo preso, a mola é regulada até a haste ficar parada em qualquer altura.",
          "O concreto endurece antes do gabinete, e os fios já passam por dentro dele. Haste no lugar, o técnico dá à mola a tensão que equilibra o conjunto.",
        ],
        [
          "O teste usa carro e moto parados sob a haste aberta, sem gente por perto: com o sensor acionado, ela não pode descer. Só então a passagem é liberada.",
          "No fim, um carro e uma moto provam que o sensor segura a haste no alto. Ninguém fica embaixo durante a prova.",
          "A entrega depende de um teste com veículo: sensor ativo, haste imóvel. Moto também entra na prova, porque tem menos metal para o laço sentir.",
          "Antes de liberar, o sensor é testado com carro e com moto, sempre sem pedestre perto. A haste precisa esperar os dois.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Quem passa a pé e o sensor da haste",
        "Cancela segura para pedestres e motoristas",
        "Pedestre, moto e haste da cancela",
      ],
      slots: [
        [
          "O laço no piso percebe metal, e não gente, por isso o pedestre deve ter outro caminho, sinalizado. Sem sensor funcionando, a cancela só opera com alguém olhando a passagem.",
          "Pessoas não são vistas pelo laço, que sente só metal. A passagem a pé fica separada, e com sensor em falha a cancela sai do automático.",
          "Separe pedestre e carro, porque a haste desce sobre quem o sensor não vê. Se o laço ou a fotocélula parar, um operador comanda vendo o local.",
          "A entrada a pé precisa de calçada própria e placa de aviso, já que o laço ignora gente. Cancela sem sensor não trabalha sozinha.",
        ],
        [
          "Dentro do gabinete há mola sob tensão, que machuca mesmo com a energia desligada. Abrir, soltar haste ou mexer na mola é tarefa do técnico.",
          "O gabinete fica fechado, porque a mola guarda força sem precisar de energia. Haste torta ou solta pede cones e passagem isolada até o conserto.",
          "A mola é a parte perigosa: libera força de uma vez se for solta. Por isso o gabinete não se abre, e haste batida se isola.",
          "Ninguém da portaria abre o gabinete, pois a tensão da mola continua lá sem luz. Com a haste danificada, isola-se a pista e chama-se o técnico.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no orçamento da cancela",
        "Do que depende o valor da cancela",
        "Preço da cancela, item por item",
      ],
      slots: [
        [
          "Gabinete, haste, sensor, acesso e obra civil são itens separados, e pedir assim facilita comparar. O gabinete é o maior deles, seguido da base e do sistema de acesso.",
          "Peça o preço por item: equipamento, base, elétrica, sensor e acesso. Em geral o equipamento pesa mais, e a obra pode chegar perto quando não há nada pronto.",
          "O valor se divide em equipamento, obra e acesso, nessa ordem de peso. Tíquete com totem custa bem mais que tag ou botoeira.",
          "Cinco linhas formam o orçamento: gabinete e haste, base, energia, sensor e modo de liberar. Propostas só se comparam com as cinco à vista.",
        ],
        [
          "Base e eletroduto prontos tiram a obra da conta. Haste longa, fluxo o dia todo e teto baixo, que pede haste articulada, aumentam o valor.",
          "Se já existe base e ponto de energia, o total cai. Passagem larga, regime contínuo e haste articulada puxam para cima.",
          "O que baixa é aproveitar base e fiação; o que sobe é largura, fluxo e altura limitada. O cartão divide em até {shop.instalments} vezes.",
          "Aproveitar a base de uma cancela antiga reduz a obra. Já haste de 6 metros e motor de regime contínuo custam mais.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Revisão da cancela", "Cuidados com mola, haste e laço", "Manutenção da cancela automática"],
      slots: [
        [
          "Em uso coletivo, a revisão é feita {visits.business}, no mínimo, e olha mola, parafusos da haste, fim de curso e laço. Haste batida se troca por outra igual em comprimento e peso.",
          "Mola, fixação da haste e laço são vistos {visits.business}, no mínimo, onde há fluxo. Trocar a haste por outra mais leve ou mais pesada desregula a mola.",
          "A revisão acontece {visits.business}, pelo menos, com teste do sensor e ajuste da mola. Depois de uma batida, a haste nova precisa ter o mesmo peso.",
          "Revise {visits.business}, no mínimo: parafuso solto e mola cansada aparecem cedo. Para a mola continuar certa, a haste de reposição tem o mesmo tamanho e peso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "É melhor fechar o estacionamento com cancela ou com portão?",
      answers: [
        "Com os dois, onde há movimento: a cancela trabalha de dia e o portão fecha o imóvel à noite.",
        "Use a cancela para dar vazão e o portão para proteger. Com pouco movimento, o portão sozinho pode bastar.",
        "Depende do fluxo. Fila de carros pede cancela, e segurança à noite pede portão.",
      ],
    },
    {
      question: "A cancela abre na falta de luz?",
      answers: [
        "Abre pelo destrave manual ou com nobreak. Deixe a chave com a portaria e treine quem fica de plantão.",
        "Só com nobreak ou destrave manual, feito com a haste reta e ninguém embaixo.",
        "Sim, na mão, pela chave de destrave, ou sozinha, se houver nobreak.",
      ],
    },
    {
      question: "Vocês instalam e consertam cancela?",
      answers: [
        "Sim, conforme o modelo e o lugar: fotos da entrada e da etiqueta bastam para a resposta vir antes de qualquer visita.",
        "Atendemos muitos casos, confirmados por foto. A cancela não tem preço de tabela, e o valor é dado por item.",
        "Sim, depois de ver o modelo e a entrada por foto, porque peça e base mudam de um caso para outro.",
      ],
    },
    {
      question: "Moto aciona o laço da cancela?",
      answers: [
        "Aciona, se o laço estiver bem regulado, mas moto tem menos metal e às vezes passa sem ser sentida. Uma fotocélula ajuda.",
        "Na maioria das vezes. Quando falha, ajusta-se a sensibilidade ou soma-se fotocélula.",
        "Pode não acionar. Laço ajustado e fotocélula ao lado evitam que a haste desça sobre ela.",
      ],
    },
    {
      question: "Quantos carros por hora uma cancela aguenta?",
      answers: [
        "O número está na ficha, em ciclos por hora. Escolha acima do seu pico, com motor de regime contínuo se o fluxo não para.",
        "Varia com o modelo. Conte os carros da hora mais cheia e peça uma ficha com ciclos acima disso.",
        "Depende do regime do motor e do tamanho da haste, já que a curta abre mais rápido. A ficha traz os ciclos por hora.",
      ],
    },
  ],
  photo: "fotos da entrada inteira, da etiqueta da cancela, se houver, e a largura da passagem",
  related: ["tag-veicular", "fotocelula", "nobreak"],
};
