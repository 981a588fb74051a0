import type { Concept } from "#domain/knowledge/concept.ts";

export const niceWil: Concept = {
  id: "nice-wil",
  kind: "model",
  label: "Nice Wil",
  phrase: "a cancela Nice Wil",
  words: ["nice wil", "wil", "cancela wil", "nice wil 4", "nice wil 6", "cancela nice wil", "motor nice wil"],
  intent: "repair",
  answers: {
    any: [
      "Nice Wil é uma cancela automática da italiana Nice: um gabinete com motor ergue a haste que controla a passagem de carros. Não é motor de portão, e as peças são outras.",
      "A Wil, da Nice, é barreira de haste para estacionamento e condomínio. Quando falha, confira energia, fotocélula e equilíbrio da haste; a versão escrita na etiqueta define placa, mola e comprimento da haste.",
      "Em entrada com Nice Wil, a haste precisa estar equilibrada pela mola, e o comando vem de controle, botoeira ou leitor. Atendemos a cancela como serviço independente, depois de identificar o modelo.",
    ],
    repair: [
      "Consertamos cancela Nice Wil como assistência independente, conforme haja peça para a versão. Energia, comando, fotocélula e equilíbrio da haste são verificados antes de se falar em placa ou motor.",
      "Wil que não sobe, desce sem parar no ponto ou volta sozinha costuma ter haste desequilibrada, fim de curso ou fotocélula com defeito. O serviço é independente da Nice, com valor informado antes.",
    ],
    price: [
      "O preço de um reparo na Nice Wil depende da peça e da disponibilidade no Brasil. Haste, mola, placa e fotocélula são cotadas pela foto da etiqueta; o orçamento é grátis.",
      "A cancela Nice Wil é cotada por versão e comprimento da haste, junto com base, fiação e acessórios. Mande a largura da passagem e o número de veículos por dia para receber o valor.",
    ],
    buying: [
      "Para comprar uma Nice Wil ou cancela equivalente, meça a passagem e conte os veículos por hora. Haste longa e fluxo alto pedem versão própria; confirme peças e assistência no Brasil antes.",
      "Antes de escolher a Wil, defina se a cancela basta: ela ordena carros, mas não fecha a entrada como um portão. Em condomínio, as duas costumam trabalhar em conjunto.",
    ],
    installation: [
      "Instalar uma Nice Wil pede base de concreto nivelada, eletroduto, circuito próprio com aterramento, apoio da haste e sensor de veículo. Depois vêm o equilíbrio da mola e a regulagem do curso.",
      "A instalação da Wil inclui ligar leitores, botoeira e fotocélula à central e ajustar a haste ao vão. O valor depende da base e da fiação existentes, e o orçamento por foto é grátis.",
    ],
    comparison: [
      "Wil e outras cancelas se comparam por comprimento de haste, velocidade e ciclos por hora, além de peças no país. Marcas brasileiras de cancela têm reposição mais espalhada; a Nice é italiana.",
      "Cancela ou portão? A Wil é rápida e ordena o fluxo; o portão fecha a entrada. Para segurança noturna, condomínios usam portão, e a cancela fica para o movimento do dia.",
    ],
    question: [
      "Sim, a Nice Wil serve para ordenar carros em estacionamento e condomínio, na versão certa para a largura da passagem. Ela é cancela e não fecha o imóvel; antes de comprar, confirme peça e assistência no Brasil.",
      "Vale a pena onde passam muitos carros e há portão para fechar à noite. O comprimento da haste e os veículos por hora definem a versão, e a reposição deve ser confirmada antes.",
    ],
  },
  line: [
    "Na cancela Nice Wil, haste fora de equilíbrio força o motor e tira a parada do ponto.",
    "A Nice Wil é cancela, não motor de portão, e tem peças e regulagens próprias.",
    "Com Wil na entrada, sensor de veículo evita que a haste desça sobre o carro.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Nice Wil: a cancela por dentro", "Como funciona a Nice Wil", "O que é a Wil, da Nice"],
      slots: [
        [
          "A Wil é uma barreira: um gabinete de metal guarda motor, mola e central, e uma haste cruza a passagem.",
          "Gabinete, motor com redutor, mola de equilíbrio e haste formam a cancela Wil.",
          "Na Wil, a haste gira em torno de um eixo e sobe até liberar a passagem.",
        ],
        [
          "A mola equilibra a haste, e o motor só conduz o movimento.",
          "Quem sustenta a haste é a mola; por isso trocar o comprimento dela exige novo ajuste.",
          "Haste e mola formam um par, e mudar uma sem a outra força a máquina.",
        ],
        [
          "A versão, lida na etiqueta, indica o comprimento de haste para o qual foi feita.",
          "Wil é da italiana Nice, e peças dependem da versão e da oferta no Brasil.",
          "O nome completo na etiqueta separa versões de haste curta e longa.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Problemas comuns na cancela Wil",
        "Nice Wil falhando: o que cada sinal indica",
        "Quando a cancela Wil pede técnico",
      ],
      slots: [
        [
          "Uma haste que sobe devagar ou cai pesada está fora de equilíbrio.",
          "Subida lenta e descida brusca apontam para mola cansada ou mal ajustada.",
          "Se a haste treme no alto, a mola ou o batente interno pedem regulagem.",
        ],
        [
          "Haste que volta antes de descer lembra fotocélula suja ou sensor de veículo atuando.",
          "Não descer é quase sempre sensor: algo interrompe o feixe ou o laço acusa carro.",
          "Uma cancela que fica aberta pede limpeza das lentes e exame do sensor de solo.",
        ],
        [
          "Nada acontece no comando: energia, leitor ou contato de acionamento.",
          "Se a botoeira abre e o leitor não, o motor está bom.",
          "Haste torta ou trincada depois de batida deve ser trocada antes de voltar ao uso.",
        ],
      ],
      bullets: [
        "Haste lenta na subida",
        "Descida brusca",
        "Haste que não desce",
        "Botoeira funciona e leitor não",
        "Haste torta depois de batida",
      ],
    },
    {
      about: "check",
      headings: [
        "Ronda segura na cancela Wil",
        "O que a portaria confere na Nice Wil",
        "Wil parada: primeira verificação",
      ],
      slots: [
        [
          "A portaria pode verificar sem abrir o gabinete, onde há mola sob tensão.",
          "Nunca abra o gabinete: a mola guarda força e pode ferir.",
          "São testes de uso, feitos com pedestres e carros afastados.",
        ],
        [
          "Desvie o fluxo antes de testar, para ninguém passar sob a haste.",
          "Mantenha distância do arco que a haste descreve durante o teste.",
          "Um orientador na pista evita que um carro avance no meio do teste.",
        ],
        [
          "Anote se a falha é ao subir, ao descer ou nos dois sentidos.",
          "O horário das falhas ajuda a separar calor, fluxo e interferência.",
          "A foto da etiqueta permite consultar a versão antes da visita.",
        ],
      ],
      steps: [
        "Pare o fluxo e afaste as pessoas.",
        "Acione pela botoeira e observe a haste.",
        "Limpe as lentes da fotocélula por fora.",
        "Confira o disjuntor da cancela.",
        "Fotografe a etiqueta da Wil e a haste inteira.",
      ],
    },
    {
      about: "signs",
      headings: ["Assistência independente à Nice Wil", "O técnico na cancela Wil", "Manutenção da Wil no local"],
      slots: [
        [
          "O atendimento à Wil é independente da Nice e depende de peça para a versão.",
          "Como serviço independente, verificamos antes se há peça e só então marcamos o reparo.",
          "Nossa assistência à cancela é independente e feita com a pista isolada.",
        ],
        [
          "Com a energia cortada, o técnico confere eixo, mola, batentes e fixação da haste.",
          "O equilíbrio é acertado na mola, com a haste que está de fato instalada.",
          "Base e parafusos são reapertados, porque cancela que balança perde o ponto.",
        ],
        [
          "Central, fim de curso e sensores são medidos, e cada forma de comando é testada.",
          "Fotocélula e sensor de veículo são testados com carro de verdade antes da liberação.",
          "O curso é regulado para a haste parar na horizontal e na vertical, sem bater.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Conservar uma cancela Nice Wil", "Cuidados com a Wil em uso intenso", "Rotina de manutenção da Wil"],
      slots: [
        [
          "A cancela faz muitos ciclos por dia, e a revisão {visits.business} é o mínimo em uso coletivo.",
          "Em estacionamento {em}, o número de ciclos pede revisão {visits.business} ou mais frequente.",
          "O uso intenso gasta mola e batentes, que entram na revisão {visits.business}.",
        ],
        [
          "Lentes limpas e haste com fitas refletivas evitam batida e parada.",
          "Fita refletiva inteira faz o motorista ver a haste à noite.",
          "Haste visível e sensor limpo são os dois cuidados do dia a dia.",
        ],
        [
          "Depois de uma batida, não desentorte a haste: troque e refaça o equilíbrio.",
          "Toda troca de haste pede novo ajuste da mola, feito por técnico.",
          "O nobreak mantém a passagem em ordem quando a energia cai.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Nice Wil é motor de portão?",
      answers: [
        "Não, é cancela: ergue uma haste para ordenar a passagem de carros. Para fechar a entrada, é preciso portão com motor próprio.",
        "É uma barreira de haste. Portão de correr ou basculante usa outro tipo de motor da Nice ou de outra marca.",
      ],
    },
    {
      question: "Posso trocar a haste da Wil por uma maior?",
      answers: [
        "Só dentro do que a versão permite, e com novo ajuste da mola. Haste longa demais força o motor e cai pesada.",
        "Não sem conferir a versão. A etiqueta indica o limite, e a mola precisa combinar com o comprimento.",
      ],
    },
    {
      question: "A haste da Wil não desce. O que faço?",
      answers: [
        "Limpe a fotocélula e veja se há carro ou objeto sobre o sensor de solo. Continuando, peça a visita e deixe a passagem orientada.",
        "Quase sempre é sensor interrompido. Não elimine o sensor ligando fios: ele impede que a haste desça sobre um carro.",
      ],
    },
    {
      question: "Tem peça de Nice Wil no Brasil?",
      answers: [
        "Depende da versão. Mande a foto da etiqueta e verificamos placa, mola e haste; algumas peças têm equivalente, outras exigem encomenda.",
        "Consultamos por modelo antes da visita. Se não houver, mostramos a conta de adaptar ou trocar a cancela.",
      ],
    },
    {
      question: "Como abro a cancela Wil sem energia?",
      answers: [
        "Abra pelo destravamento com chave, com o disjuntor desligado e a pista livre. A haste bem equilibrada sobe leve; se pesar, não force.",
        "Use a chave de destravamento, por pessoa orientada da portaria. Se a mola estiver rompida, a haste cai: mantenha todos longe.",
      ],
    },
  ],
  photo: "uma foto da etiqueta da cancela Wil, outra da haste inteira e um vídeo dela subindo e descendo",
  related: ["nice", "estacionamento", "condominio", "controle-de-acesso", "tag-veicular", "fotocelula"],
  topic: "motor-para-condominio",
};
