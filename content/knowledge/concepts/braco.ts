import type { Concept } from "#domain/knowledge/concept.ts";

export const braco: Concept = {
  id: "braco",
  kind: "part",
  label: "Braço do motor",
  phrase: "o braço do motor",
  words: [
    "braço articulado",
    "braço do motor",
    "braço do portão",
    "braço pivotante",
    "braço mecânico",
    "atuador pivotante",
    "atuador linear",
    "pistão do portão",
    "braço do basculante",
    "motor de braço",
    "braço quebrado",
  ],
  gates: ["pivotante", "duas-folhas", "basculante"],
  intent: "buying",
  answers: {
    any: [
      "O portão de abrir que bate, treme ou não trava no fim costuma ter braço com folga nos pinos ou suporte frouxo. Reaperto, troca de pinos e nova regulagem resolvem muitos casos sem motor novo.",
      "Braço articulado e atuador linear são os dois jeitos de automatizar portão de abrir: articulado em coluna larga, linear em coluna estreita. No basculante, o braço é a haste que une o acionador à folha.",
      "Braço de motor com folga, torto ou com solda trincada perde força e deixa a folha solta. Trocam-se pinos, haste ou suporte pelo modelo da etiqueta e regula-se o curso outra vez.",
    ],
    price: [
      "O preço do braço depende do tipo (articulado ou atuador linear), do modelo do motor e da solda no suporte; como teto, o motor inteiro trocado em casa fica de {price.homeSwap}. Mande fotos do portão aberto e fechado, com a etiqueta, e o orçamento vem grátis.",
      "Trocar só o braço do motor, ou só os pinos dele, custa menos que trocar o motor inteiro. O valor sai depois de ver o modelo e o estado da fixação, e fotos pelo WhatsApp bastam para começar.",
    ],
    repair: [
      "Um braço com folga pede pinos e buchas novos; braço torto, a peça do modelo certo e a correção do que o entortou, quase sempre batida ou falta de batente. Depois se regula o curso da folha.",
      "O conserto do braço começa pelo ponto de fixação: solda trincada ou parafuso frouxo imita peça gasta. Refeito o suporte, trocam-se pinos ou haste e acerta-se a força nos dois sentidos.",
    ],
    installation: [
      "A instalação do braço depende da medida entre dobradiça, coluna e ponto de fixação, que o fabricante indica. Fora dela, o motor perde força e a folha não fecha toda; a folha também precisa de batente no piso.",
      "Instalar braço pivotante exige coluna firme, folha no prumo e espaço para o giro. O técnico marca os pontos com o portão aberto e fechado, solda o reforço e só então prende o atuador.",
    ],
    comparison: [
      "O atuador linear ocupa pouco espaço e vai rente à folha; o braço articulado trabalha melhor em coluna larga ou recuada, onde o linear não alcança o ângulo. Peso da folha e espaço decidem.",
      "Entre braço articulado e atuador linear, quem decide é a coluna. Pilar largo, com dobradiça distante da face, pede o articulado; coluna estreita e folha firme aceitam bem o linear.",
    ],
    buying: [
      "O motor de braço para portão de abrir se escolhe pela coluna e pela folha: articulado em pilar largo, linear em pilar estreito, capacidade acima do comprimento e do peso. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; a primeira instalação sai por fotos do portão aberto e fechado.",
      "O braço articulado é o do pilar largo; para comprar, meça o comprimento da folha, a largura do pilar e a distância da dobradiça à face. A troca do motor com o braço, em casa, fica de {price.homeSwap}, com mão de obra; só o braço ou a primeira instalação, por foto.",
    ],
    question: [
      "O braço do motor pode ser trocado sozinho em muitos modelos, sem comprar outro motor. Soldar braço quebrado não é indicado: a peça trabalha em esforço alternado e parte ao lado da solda.",
      "Sim, portão de abrir aceita motor de braço quando a coluna é firme e a folha gira leve. Pilar largo pede o articulado; pilar estreito, o linear; uma folha longa ou no vento pede trava elétrica.",
    ],
  },
  line: [
    "Folga nos pinos do braço faz a folha bater e perder o ponto de parada.",
    "No portão de abrir, o ângulo em que o braço foi montado decide a força disponível.",
    "Suporte de braço solto ou trincado costuma parecer defeito de motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Tipos de braço de portão",
        "Braço articulado, atuador linear e braço do basculante",
        "Como o braço move a folha",
      ],
      slots: [
        [
          "O braço articulado tem cotovelo e empurra a folha como um antebraço; o linear estica e encolhe como um pistão.",
          "No linear, uma haste entra e sai do tubo; no articulado, duas barras dobram e estendem.",
          "Existem dois desenhos para portão de abrir: a haste reta, rente à folha, e o braço dobrável, com cotovelo.",
        ],
        [
          "Em basculante, o braço une a porca do acionador à folha e a conduz na subida.",
          "No portão que bascula, a haste liga o acionador ao quadro e precisa do ângulo indicado pelo fabricante.",
          "Já no basculante, o braço é uma barra simples, presa ao acionador de um lado e ao quadro do outro.",
        ],
        [
          "Em qualquer desenho, a posição dos furos define a força: poucos centímetros mudam o esforço do motor.",
          "O ponto de fixação errado deixa um trecho do curso sem força e outro com força demais.",
          "A posição do braço pesa mais que a potência: mal posicionado, ele faz um motor bom parecer fraco.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de braço com defeito", "Sintomas de braço com folga", "O que aparece quando o braço se gasta"],
      slots: [
        [
          "A folha balança com o vento mesmo parada, porque pinos e buchas já têm folga.",
          "Com o portão fechado, dá para ver a ponta da folha se mover alguns centímetros.",
          "Um estalo na partida e outro na parada mostram pino gasto no braço.",
        ],
        [
          "Marca de ferrugem em volta do suporte, mesmo pequena, pode esconder solda trincada.",
          "A tinta rachada perto da fixação indica que o suporte está se mexendo a cada ciclo.",
          "Um parafuso frouxo na coluna deixa o braço puxar em falso e comer o próprio furo.",
        ],
        [
          "Um braço torto muda o curso, e a folha deixa de chegar ao batente ou força contra ele.",
          "Quando a haste empena, o motor geme em um trecho e corre solto no outro.",
          "Depois de batida de carro, mesmo um amassado leve na haste pede medição.",
        ],
      ],
      bullets: [
        "Folha solta com o portão fechado",
        "Estalo na partida ou na parada",
        "Tinta rachada no suporte",
        "Haste torta ou riscada",
        "Vazamento de óleo em atuador hidráulico",
        "Folhas que não chegam juntas",
      ],
    },
    {
      about: "check",
      headings: [
        "O que olhar no braço com segurança",
        "Antes de chamar: conferir braço e fixação",
        "Inspeção do braço sem ferramenta",
      ],
      slots: [
        [
          "O cotovelo do braço fecha como tesoura, então mantenha mãos e crianças longe do movimento.",
          "Entre braço e coluna sobra um vão que esmaga dedos: observe de longe com o motor ligado.",
          "A área do braço é ponto de esmagamento, e só se chega perto com o disjuntor desligado.",
        ],
        [
          "Não solte o pino para mover a folha na mão; para isso existe a chave de destravamento.",
          "Tirar o braço do lugar libera a folha, que o vento pode jogar contra alguém.",
          "Desmontar a fixação por conta própria muda a geometria e desregula o curso inteiro.",
        ],
        [
          "Fotos do portão aberto e fechado mostram ao técnico o ângulo em que o braço trabalha.",
          "Registre as duas posições da folha, porque a diferença de ângulo conta metade da história.",
          "Uma imagem de perto da fixação revela trinca que de longe parece só ferrugem.",
        ],
      ],
      steps: [
        "Observe um ciclo de longe e veja em que ponto a folha treme, bate ou perde força.",
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe pinos, suporte e solda, procurando folga, trinca ou parafuso caído.",
        "Fotografe o braço, a fixação na coluna e a etiqueta do motor.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico recupera o braço",
        "Serviço no braço: fixação, pinos e regulagem",
        "Troca do braço na visita",
      ],
      slots: [
        [
          "A folha é testada na mão primeiro, porque dobradiça caída força o braço para baixo.",
          "O técnico destrava o motor e sente a folha: se ela pesa ou raspa, a dobradiça vem antes do braço.",
          "Prumo da folha e firmeza da coluna são vistos antes de condenar a haste.",
        ],
        [
          "Pinos e buchas gastos saem, o suporte recebe solda ou reforço, e a geometria é conferida com trena.",
          "Conforme o caso, trocam-se pinos, haste ou atuador, sempre nas medidas do fabricante.",
          "Um suporte trincado é refeito com a placa desconectada, para a solda não queimar a eletrônica.",
        ],
        [
          "Regulagem de força, tempo das duas folhas e ponto de parada fecham o serviço.",
          "Em portão de abrir com duas folhas, o atraso de uma em relação à outra é acertado para a trava encaixar.",
          "No final, o portão faz vários ciclos e para encostando de leve no batente.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual braço serve no seu portão", "Escolher entre linear e articulado", "Medidas que definem o braço"],
      slots: [
        [
          "Meça a folha, a distância da dobradiça à face da coluna e o espaço livre ao lado.",
          "As medidas que contam são largura da folha, recuo da dobradiça e espaço para o braço girar.",
          "Largura, peso e recuo da dobradiça definem o modelo; a marca vem depois.",
        ],
        [
          "Uma coluna larga costuma pedir articulado, e uma coluna estreita aceita o linear com folga.",
          "Pilar de alvenaria muito largo atrapalha o linear, que precisa de ângulo para empurrar.",
          "Onde há pouco espaço lateral, o linear rente à folha leva vantagem.",
        ],
        [
          "Folha cheia, de chapa ou madeira, sofre com o vento e exige atuador mais forte.",
          "Vento em folha fechada pesa como carga extra e entra na escolha do modelo.",
          "O gradil deixa o vento passar; uma folha fechada funciona como vela e pede mais força.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Braço articulado ou atuador linear: qual escolher?",
      answers: [
        "Depende da coluna e do espaço. O linear vai rente à folha e serve em coluna estreita; o articulado resolve pilares largos, onde o linear não consegue o ângulo.",
        "Se a dobradiça fica longe da face da coluna, o articulado. Se fica próxima e há pouco espaço ao lado, o linear costuma servir melhor.",
      ],
    },
    {
      question: "Por que a folha do portão balança mesmo fechada?",
      answers: [
        "A folha balança porque há folga nos pinos do braço ou no suporte, ou porque falta trava. Trocar os pinos e reapertar a fixação resolve; uma folha larga também pede trava elétrica.",
        "A folga vem de pinos e buchas gastos, ou de suporte solto. Sem batente firme no chão, a folha também fica solta.",
      ],
    },
    {
      question: "Dá para desentortar o braço?",
      answers: [
        "Não é o indicado. Metal dobrado e desdobrado perde resistência e volta a ceder; a haste do modelo certo mantém a medida que o fabricante pede.",
        "Em geral troca-se a peça. Desempenar muda o comprimento e o ângulo, e o motor passa a forçar em um trecho do curso.",
      ],
    },
    {
      question: "Portão de abrir para a calçada pode ter braço automático?",
      answers: [
        "Depende da regra do município e do condomínio, porque a folha invade a passagem de pedestres. Em geral se prefere abrir para dentro, com fotocélula e sinalização.",
        "Convém abrir para dentro. Uma folha sobre a calçada oferece risco a quem passa e pode contrariar a norma local; confirme antes de instalar.",
      ],
    },
    {
      question: "O braço pode ser instalado em qualquer coluna?",
      answers: [
        "Não. Coluna fraca, oca ou trincada balança e solta o suporte. O técnico avalia a firmeza e, se preciso, indica chapa de reforço antes do motor.",
        "Só em coluna firme. O braço empurra com força concentrada, e alvenaria oca ou tubo fino pedem reforço antes da fixação.",
      ],
    },
  ],
  photo: "fotos do braço com o portão aberto e fechado, do ponto de fixação na coluna e da etiqueta do motor",
  related: ["pivotante", "duas-folhas", "dobradica", "suporte", "batente", "fuso"],
  topic: "motor-pivotante-para-portao",
};
