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
      "A cancela automática controla a entrada de veículos com uma haste, em geral de 3 a 6 metros, que sobe em poucos segundos e aguenta abrir o dia todo. Ela faz a fila andar em condomínio, empresa e estacionamento, mas não fecha o imóvel. O valor junta equipamento, base e sistema de acesso.",
      "A cancela eletrônica tem um gabinete com motor e mola, que erguem a haste quando um controle, uma tag ou um botão manda. Para escolher o modelo, bastam três números: a largura da passagem, quase sempre entre 3 e 6 metros, os carros por hora e os segundos para abrir.",
      "Para controlar a entrada de carros, a cancela automática usa uma haste de 3 até 6 metros, um sensor no piso ou fotocélula e liberação por tag, controle ou botoeira. Não há preço de tabela, porque equipamento, base e acesso são orçados por item, pela foto da entrada.",
    ],
    price: [
      "O preço da cancela automática soma o gabinete com haste, a base de concreto, o laço ou a fotocélula e o modo de liberar, por tag, controle ou tíquete. Não há tabela, e o valor vem por item. Haste longa, fluxo alto e obra da base são o que mais encarece.",
      "O preço de uma cancela eletrônica depende da largura da passagem, dos carros por hora e do que já existe de base e energia. O gabinete é o item mais caro. Depois vêm a obra e o sistema de acesso. Tudo é orçado em linhas separadas, por foto.",
      "O valor da cancela automática é a soma de equipamento, base, elétrica, sensor e acesso, cada um com o seu preço. Base e eletroduto prontos baixam a conta; haste de 6 metros e sistema de tíquete aumentam. O orçamento sai pelas fotos da entrada.",
    ],
    repair: [
      "Cancela parada exige isolar a passagem com cones, desligar o disjuntor e deixar o gabinete fechado, porque a mola guarda força mesmo sem energia. O defeito costuma estar na mola, no laço ou na placa, e a etiqueta diz se há peça do modelo.",
      "No conserto da cancela automática, os casos comuns são mola sem força, haste batida, laço com falha e placa queimada. A etiqueta mostra se existe peça para o modelo. Até a visita, isole a passagem, desligue o disjuntor e mantenha o gabinete fechado.",
      "O conserto da cancela eletrônica depende do modelo e da peça disponível. Haste que cai ou não sobe indica mola, e cancela que não abre com o carro em cima indica laço. Desligue o disjuntor e não abra o gabinete, que tem mola sob tensão.",
    ],
    installation: [
      "A instalação da cancela automática exige base de concreto nivelada, eletroduto com circuito próprio, laço no piso ou fotocélula e espaço livre para a haste subir, em geral de 3 a 6 metros. O concreto cura antes de o gabinete ser chumbado, o que separa as duas etapas por alguns dias.",
      "Instalar cancela eletrônica leva duas etapas, com base e eletroduto primeiro e gabinete e haste depois da cura do concreto. A haste é cortada na largura da passagem, a mola é ajustada ao peso dela, e o acesso fica por tag, controle ou botoeira.",
      "Para instalar cancela na entrada de veículos são precisos base, energia com disjuntor próprio, sensor e altura livre para a haste, que tem entre 3 e 6 metros. Fotos e largura da passagem dizem se atendemos o caso e quanto custa.",
    ],
    buying: [
      "Para comprar cancela automática, defina a largura da passagem, quase sempre de 3 a 6 metros, os carros da hora de pico e o modo de liberar. Se o movimento dura o dia todo, o motor precisa ser de regime contínuo. Equipamento, base e acesso são orçados por item.",
      "A cancela eletrônica para condomínio ou empresa se escolhe por três números: metros de passagem, carros por hora e segundos para abrir. Haste curta abre mais depressa, e em passagem de mais de 6 metros é comum usar duas cancelas frente a frente.",
      "A cancela automática para entrada de veículos tem haste entre 3 e 6 metros, laço ou fotocélula e liberação por tag, controle ou botoeira. Ela controla a passagem, e quem fecha o imóvel à noite é o portão. Pelas fotos da entrada dizemos se atendemos e o valor.",
    ],
    comparison: [
      "A cancela serve para controlar a passagem, e o portão, para fechar o imóvel. A haste abre em poucos segundos e aguenta repetição, mas qualquer pessoa passa por baixo. O portão protege à noite, e onde há movimento de dia é comum usar os dois.",
      "Entre cancela e portão, a cancela automática libera muitos carros por hora, e o portão fecha o imóvel. Garagem de condomínio com fila usa cancela de dia e portão à noite. Com pouco movimento, o portão sozinho basta e sai mais em conta.",
    ],
  },
  line: [
    "A cancela controla o fluxo de dia; quem fecha o imóvel à noite é o portão.",
    "A haste da cancela precisa de laço ou fotocélula que a mantenha no alto enquanto o carro passa.",
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
          "O gabinete guarda motor, redutor, mola e placa, e a haste fica presa ao eixo, equilibrada pela mola. Como a mola carrega o peso, o motor só conduz o movimento.",
          "Dentro do gabinete ficam a mola, o motor com redutor e a placa. A mola é ajustada ao peso da haste, e é por essa razão que ela sobe depressa com um motor pequeno.",
          "A haste sobe com pouca força porque uma mola, no gabinete, compensa o peso dela. O motor dá a partida e para no ponto certo, comandado pela placa.",
          "Três peças trabalham dentro do gabinete: a mola que equilibra a haste, o motor que a move e a placa que comanda. Do lado de fora aparece só a haste, presa ao eixo.",
        ],
        [
          "O laço indutivo, um fio embutido no piso, sente o metal do carro e segura a haste no alto; a fotocélula faz o mesmo com um feixe de luz. Para abrir, usa-se tag, controle, botoeira ou totem de tíquete.",
          "Dois tipos de sensor evitam que a haste desça sobre o carro: o laço no piso, que percebe metal, e a fotocélula, que percebe o feixe cortado. O comando de abrir vem de tag, controle, botoeira ou tíquete.",
          "Quem libera é a tag, o controle, o botão da guarita ou o tíquete. Quem impede a descida é o laço no chão ou a fotocélula ao lado.",
          "A ordem de abrir chega à placa pela tag, pelo controle ou pelo botão da guarita. A ordem de não descer vem do laço, que sente o metal do veículo, ou do feixe da fotocélula.",
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
          "Meça a passagem de guia a guia, porque haste curta abre mais depressa e, acima de 6 metros, é comum usar duas cancelas frente a frente. O motor se escolhe pelos carros da hora mais cheia, e não pela média do dia.",
          "A largura da passagem define a haste, e a hora de pico define o motor. Conte os veículos da hora mais cheia e compare com os ciclos por hora da ficha, com folga.",
          "Haste comprida é mais lenta e precisa de apoio na ponta. Passagem de mais de 6 metros costuma levar duas cancelas. O regime do motor é escolhido pelos carros por hora no pico.",
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
          "A base de concreto cura antes de receber o gabinete, e o eletroduto já fica dentro dela. Depois a haste é montada, e a mola, ajustada até a haste parar no meio sem subir nem cair.",
          "Primeiro são feitos a base e o eletroduto, e o gabinete só é chumbado com o concreto curado. A mola é regulada com a haste no lugar, porque o peso dela decide o ajuste.",
          "Entre a base e a montagem passam alguns dias, o tempo da cura. Com tudo preso, a mola é regulada até a haste ficar parada em qualquer altura.",
          "O concreto endurece antes de receber o gabinete, e os fios já passam por dentro dele. Com a haste no lugar, o técnico dá à mola a tensão que equilibra o conjunto.",
        ],
        [
          "O teste é feito com carro e moto parados sob a haste aberta, sem gente por perto, e ela não pode descer enquanto o sensor os percebe. A passagem só é liberada depois dessa prova.",
          "No fim, um carro e uma moto mostram se o sensor segura a haste no alto. Ninguém fica embaixo durante essa prova.",
          "A cancela só é entregue depois de um teste com veículo, em que a haste precisa ficar parada enquanto o sensor o percebe. A moto também é testada, porque tem menos metal para o laço sentir.",
          "Antes de liberar a passagem, o técnico testa o sensor com carro e com moto, sempre sem pedestre perto. A haste deve esperar no alto até os dois saírem.",
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
          "O laço no piso percebe metal, e não gente, e por isso o pedestre deve ter outro caminho, sinalizado. Sem sensor funcionando, a cancela só pode operar com alguém olhando a passagem.",
          "Pessoas não são percebidas pelo laço, que sente só metal. A passagem a pé precisa ficar separada, e com o sensor em falha a cancela sai do automático.",
          "Separe pedestre e carro, porque a haste desce sobre quem o sensor não percebe. Se o laço ou a fotocélula parar, um operador deve comandar a cancela vendo o local.",
          "A entrada a pé precisa de calçada própria e placa de aviso, já que o laço não percebe gente. Cancela com sensor em defeito não deve trabalhar sozinha.",
        ],
        [
          "Dentro do gabinete há uma mola sob tensão, que machuca mesmo com a energia desligada. Abrir o gabinete, soltar a haste ou mexer na mola é tarefa do técnico.",
          "O gabinete deve ficar fechado, porque a mola guarda força sem precisar de energia. Se a haste entortou ou soltou, isole a passagem com cones até o conserto.",
          "A mola é a parte perigosa da cancela, pois libera toda a força de uma vez se for solta. Não abra o gabinete e, depois de uma batida na haste, isole a passagem.",
          "Ninguém da portaria deve abrir o gabinete, pois a tensão da mola continua ali sem luz. Com a haste danificada, isola-se a pista e chama-se o técnico.",
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
          "Gabinete, haste, sensor, acesso e obra civil são itens separados, e orçá-los assim facilita comparar propostas. O gabinete é o mais caro, seguido da base e do sistema de acesso.",
          "Peça o preço de cada item: equipamento, base, elétrica, sensor e acesso. Em geral o equipamento custa mais, e a obra pode chegar perto quando não há nada pronto.",
          "O valor se divide em equipamento, obra e acesso, do mais caro ao mais barato. Tíquete com totem custa bem mais que tag ou botoeira.",
          "O orçamento tem cinco linhas: gabinete e haste, base, energia, sensor e modo de liberar. Duas propostas só podem ser comparadas quando as duas trazem essas cinco.",
        ],
        [
          "Base e eletroduto prontos tiram a obra da conta. Haste longa, movimento o dia todo e teto baixo, que exige haste articulada, aumentam o valor.",
          "Quando já existem base e ponto de energia, o total cai. Passagem larga, motor de regime contínuo e haste articulada deixam a cancela mais cara.",
          "Aproveitar a base e a fiação baixa o preço; largura, movimento e altura limitada o aumentam. O cartão divide em até {shop.instalments} vezes.",
          "A base de uma cancela antiga, se estiver firme, é aproveitada e reduz a obra. Haste de 6 metros e motor de regime contínuo, por outro lado, custam mais.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Revisão da cancela", "Cuidados com mola, haste e laço", "Manutenção da cancela automática"],
      slots: [
        [
          "Em uso coletivo, a revisão é feita {visits.business}, no mínimo, e confere mola, parafusos da haste, fim de curso e laço. Haste batida é trocada por outra igual em comprimento e peso.",
          "Mola, fixação da haste e laço são revisados {visits.business}, no mínimo, onde passam muitos carros. Uma haste mais leve ou mais pesada que a original desregula a mola.",
          "A revisão acontece {visits.business}, pelo menos, com teste do sensor e ajuste da mola. Depois de uma batida, a haste nova precisa ter o mesmo peso.",
          "Uma revisão {visits.business}, no mínimo, acha cedo o parafuso solto e a mola cansada. Para a mola continuar certa, a haste de reposição tem o mesmo tamanho e peso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "É melhor fechar o estacionamento com cancela ou com portão?",
      answers: [
        "Onde há movimento, o melhor é ter os dois: a cancela trabalha de dia, e o portão fecha o imóvel à noite.",
        "Use a cancela para liberar os carros e o portão para proteger. Com pouco movimento, o portão sozinho pode bastar.",
        "Depende do movimento. Fila de carros se resolve com cancela, e segurança à noite, com portão.",
      ],
    },
    {
      question: "A cancela abre na falta de luz?",
      answers: [
        "Abre pelo destrave manual ou com nobreak. Deixe a chave com a portaria e treine quem fica de plantão.",
        "Só com nobreak ou pelo destrave manual, feito com a haste reta e ninguém embaixo.",
        "Sim, na mão, pela chave de destrave, ou pelo próprio motor, se houver nobreak.",
      ],
    },
    {
      question: "Vocês instalam e consertam cancela?",
      answers: [
        "Sim, conforme o modelo e o lugar. Com fotos da entrada e da etiqueta, a resposta vem antes de qualquer visita.",
        "Atendemos muitos casos, confirmados por foto. A cancela não tem preço de tabela, e o valor é dado por item.",
        "Sim, depois de ver o modelo e a entrada por foto, porque peça e base mudam de um caso para outro.",
      ],
    },
    {
      question: "Moto aciona o laço da cancela?",
      answers: [
        "Aciona, se o laço estiver bem regulado, mas moto tem menos metal e às vezes passa sem ser sentida. Uma fotocélula ajuda.",
        "Na maioria das vezes, aciona. Quando falha, ajusta-se a sensibilidade ou acrescenta-se uma fotocélula.",
        "Pode não acionar, porque tem pouco metal. Um laço bem ajustado e uma fotocélula ao lado evitam que a haste desça sobre ela.",
      ],
    },
    {
      question: "Quantos carros por hora uma cancela aguenta?",
      answers: [
        "O número está na ficha, em ciclos por hora. Escolha acima da sua hora de pico, com motor de regime contínuo se o movimento não para.",
        "Varia com o modelo. Conte os carros da hora mais cheia e peça uma ficha com ciclos acima disso.",
        "Depende do regime do motor e do tamanho da haste, já que a curta abre mais rápido. A ficha traz os ciclos por hora.",
      ],
    },
  ],
  photo: "fotos da entrada inteira, da etiqueta da cancela, se houver, e a largura da passagem",
  related: ["tag-veicular", "fotocelula", "nobreak"],
};
