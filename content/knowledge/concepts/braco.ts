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
      "O braço do motor com defeito faz o portão de abrir tremer, bater ou não firmar, quase sempre por folga nos pinos ou por suporte frouxo. O reaperto com regulagem, em casa, parte de {price.preventive}, sem peças. Quando o motor também acabou, a troca dos dois juntos fica de {price.homeSwap}.",
      "O braço do motor é a peça que empurra a folha do portão automático, e pode ser articulado ou em forma de pistão, o atuador linear. No basculante, é a haste ligada ao fuso. O ajuste em residência custa a partir de {price.preventive}, sem peças, e motor e braço novos saem por {price.homeSwap}.",
      "Um braço de motor com folga, torto ou com o suporte trincado deixa o portão solto e na maioria das vezes se conserta sem trocar o motor. A visita de ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor com o braço fica de {price.homeSwap}.",
    ],
    price: [
      "O preço do braço do motor depende da peça: pinos e buchas são o mais barato, depois vem a haste, e o máximo é trocar motor e braço, de {price.homeSwap} em casa, com mão de obra. Quando basta reapertar e regular, a visita parte de {price.preventive}, sem peças.",
      "Quanto custa o braço do portão automático muda com o que se gastou. O ajuste em residência sai a partir de {price.preventive}, sem peças, e pinos, haste ou solda são somados. Motor e braço novos, na troca em casa, ficam de {price.homeSwap}, com o serviço.",
      "Trocar só o braço do motor, ou só os pinos, custa menos que o conjunto novo, que na troca residencial fica de {price.homeSwap}. O reaperto com regulagem começa em {price.preventive}, sem peças, e a solda do suporte é orçada à parte.",
    ],
    repair: [
      "O conserto do braço do motor começa pelo suporte, porque uma fixação trincada parece peça gasta. Pinos e buchas com folga são trocados, e o braço torto dá lugar a outro do mesmo modelo. Quando basta reapertar e regular, a visita em casa parte de {price.preventive}, sem peças.",
      "Consertar o braço do portão significa, em geral, trocar pinos com folga ou substituir uma haste torta e corrigir o que a entortou, como batida ou falta de batente. A regulagem em residência custa a partir de {price.preventive}, sem peças; com motor novo, de {price.homeSwap}.",
      "No braço do portão de abrir com defeito, o técnico firma o suporte, troca pinos ou haste e acerta o ponto de parada. O ajuste em casa começa em {price.preventive}, sem peças. Se o motor também chegou ao fim, a troca do conjunto fica de {price.homeSwap}.",
    ],
    installation: [
      "A instalação do braço do motor segue as medidas do fabricante entre a dobradiça, a coluna e o ponto de fixação, porque fora delas o portão perde força. Para um motor de braço que você já comprou, a mão de obra parte de {price.installation}; a troca completa em casa fica de {price.homeSwap}.",
      "Instalar braço em portão automático de abrir exige coluna firme, folha no prumo, batente no piso e espaço para o movimento. A mão de obra de um motor comprado à parte começa em {price.installation}, com {warranty.installation} de garantia na instalação.",
      "Para instalar o braço do motor, o técnico marca os pontos com o portão aberto e depois fechado, solda o reforço e só então prende a peça. O motor com braço, na troca residencial, custa de {price.homeSwap}, com a mão de obra incluída.",
    ],
    comparison: [
      "A diferença entre o braço articulado e o linear está na coluna: o articulado, que dobra, trabalha melhor em pilar largo, e o linear, que estica como pistão, em pilar estreito. A distância da dobradiça à face do pilar decide, e nos dois a troca do motor em casa fica de {price.homeSwap}.",
      "Entre braço articulado e linear, o pilar largo exige o articulado, e o estreito, com folha firme, aceita o linear. A troca residencial do motor custa de {price.homeSwap} em qualquer um deles, e o espaço livre ao lado da folha ajuda a escolher.",
    ],
    buying: [
      "O motor de braço para portão de abrir se escolhe pela coluna e pela folha: articulado em pilar largo, linear em pilar estreito. A troca em casa fica de {price.homeSwap}, com mão de obra. Só o braço ou só os pinos custam menos e se compram pelo modelo da etiqueta.",
      "Para comprar o braço do motor do portão, leia o modelo na etiqueta, porque em muitos motores ele é vendido separado. O conjunto novo, na troca residencial, custa de {price.homeSwap}, com instalação, e folha longa ou exposta ao vento exige mais capacidade.",
      "Um braço avulso de portão automático se compra pelo modelo do motor, e o conjunto novo, pelas medidas da folha, do pilar e da dobradiça. Trocar motor e braço em casa fica de {price.homeSwap}, com o serviço, e a peça sozinha sai bem abaixo.",
    ],
    question: [
      "Sim, o braço do motor pode ser a causa de um portão de abrir que treme e não firma, por folga nos pinos ou suporte frouxo. Em muitos modelos ele é trocado sem comprar outro motor. Reapertar e regular em casa parte de {price.preventive}, sem peças.",
      "Pode ser o braço do motor, porque a folga nos pinos deixa o portão balançar mesmo fechado. Soldar um braço quebrado não é indicado, já que ele costuma partir de novo ao lado da solda. O ajuste em residência começa em {price.preventive}, sem peças.",
      "Depende do modelo, mas em muitos motores o braço do portão automático é trocado sozinho, e os pinos com folga também. A visita que firma e regula o conjunto em casa custa a partir de {price.preventive}, sem peças, e motor e braço novos, de {price.homeSwap}.",
    ],
  },
  line: [
    "A folga nos pinos do braço faz a folha bater e perder o ponto de parada.",
    "No portão de abrir, o ângulo em que o braço foi montado decide a força disponível.",
    "O suporte de braço solto ou trincado costuma parecer defeito de motor.",
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
          "O braço articulado tem um cotovelo, que dobra e estica para empurrar a folha, e o atuador linear alonga e encolhe como um pistão. No portão basculante, o braço é a haste que liga o acionador à folha.",
          "Há dois desenhos para o portão de abrir: o linear, uma haste reta que corre rente à folha, e o articulado, com duas barras que dobram. No basculante, uma barra simples une o acionador ao quadro.",
          "No tipo linear, uma haste entra e sai de um tubo; no articulado, duas barras dobram e se estendem. Já o portão que sobe usa uma haste presa ao acionador, que transmite o movimento do fuso.",
          "Articulado é o braço que dobra no meio, e linear é o que estica como pistão, ambos de portão de abrir. Em um basculante, a peça com esse nome apenas leva o movimento do fuso até a folha.",
        ],
        [
          "A posição em que o braço é preso define a força do portão, e poucos centímetros fora da medida do fabricante mudam o esforço. Um braço mal posicionado faz um motor bom parecer fraco.",
          "Um ponto de fixação errado deixa um trecho do movimento sem força e outro com força demais. Por causa desse efeito, acertar a posição do braço vale mais que comprar motor mais potente.",
          "A medida entre a dobradiça e o suporte decide quanto o motor se esforça. Fora do que o fabricante indica, a folha não fecha por inteiro ou perde força no fim do curso.",
          "Alguns centímetros no ponto de fixação alteram a força em todo o percurso da folha. O fabricante dá as medidas de cada modelo, e o técnico as confere com trena antes de furar ou soldar.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de braço com defeito", "Sintomas de braço com folga", "O que aparece quando o braço se gasta"],
      slots: [
        [
          "A folha que balança com o vento, mesmo fechada, tem folga nos pinos e nas buchas do braço. Um estalo na partida e na parada confirma o desgaste, e tinta rachada junto ao suporte mostra que a solda está cedendo.",
          "Com o portão fechado, a ponta da folha anda alguns centímetros quando há folga no braço. Estalos ao partir e ao parar apontam para pinos gastos, e ferrugem com tinta rachada no suporte pode esconder uma trinca.",
          "Pinos e buchas gastos estalam duas vezes por ciclo, quando a folha parte e quando para, e o portão não firma. Em volta de um suporte que se mexe, a tinta racha.",
          "O portão de abrir que não firma costuma ter pino folgado ou parafuso frouxo na coluna. Barulho na partida, tinta rachada no suporte e haste torta depois de uma batida completam os sinais.",
        ],
      ],
      bullets: [
        "Folha solta com o portão fechado: pinos com folga",
        "Estalo na partida ou na parada: bucha gasta",
        "Tinta rachada no suporte: solda ou parafuso cedendo",
        "Haste torta ou riscada: batida ou falta de batente",
        "Vazamento de óleo: vedação gasta de atuador hidráulico",
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
          "O cotovelo do braço fecha como uma tesoura e pode esmagar os dedos, por isso observe o movimento de longe. Não solte nenhum pino, porque o vento pode jogar a folha contra alguém.",
          "Entre o braço e a coluna há um vão que esmaga dedos, e só se chega perto com o disjuntor desligado. Soltar a fixação é perigoso e ainda desregula o curso inteiro.",
          "Mantenha mãos e crianças longe do braço em movimento, que prende os dedos ao fechar. Com o disjuntor desligado, olhe pinos, suporte e solda sem tirar nada do lugar.",
          "A área do braço é ponto de esmagamento, e o exame é apenas visual, com o portão parado e sem energia. Pinos e suporte não devem ser soltos, porque são eles que seguram a folha contra o vento.",
        ],
      ],
      steps: [
        "Observe um ciclo de longe e veja em que ponto a folha treme ou bate.",
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe pinos, suporte e solda, procurando folga, trinca ou parafuso caído.",
        "Fotografe o braço com o portão fechado, a fixação na coluna e a etiqueta do motor.",
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
          "O técnico confere primeiro o prumo da folha e a firmeza da coluna, porque dobradiça caída força o braço. Pinos e buchas gastos são trocados, e o suporte trincado é refeito com a placa do motor desconectada.",
          "Antes de condenar o braço, a folha é movida na mão, e se ela pesa ou raspa a dobradiça é corrigida. Depois vêm os pinos, a haste e o suporte, soldado com a central desligada.",
          "Coluna, dobradiça e braço são examinados nessa ordem, já que um portão caído gasta os pinos de novo. O que tem folga é substituído, e o suporte recebe solda ou reforço com a placa desligada.",
          "A visita começa pela dobradiça e pela coluna, que podem ser a origem do esforço. Em seguida saem pinos, buchas ou haste com defeito, e a fixação é refeita nas medidas do fabricante, com a central desconectada durante a solda.",
        ],
        [
          "No fim são regulados a força, o ponto de parada e, em portão de duas folhas, o atraso entre elas. Quando basta reapertar e regular, o serviço leva até {trade.smallRepair}.",
          "Antes da entrega, o portão faz vários ciclos e deve encostar de leve no batente, com a força e o curso regulados. Sem troca de peça, o ajuste cabe em até {trade.smallRepair}.",
          "Depois da montagem, o técnico acerta o curso e a força nos dois sentidos, e o atraso entre as folhas para a trava encaixar. Um reaperto simples toma até {trade.smallRepair}.",
          "O ponto de parada e a força são gravados de novo, e a segunda folha espera o tempo certo para fechar. Apenas o aperto com regulagem demora até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual braço serve no seu portão", "Escolher entre linear e articulado", "Medidas que definem o braço"],
      slots: [
        [
          "As medidas que definem o braço são a largura da folha, a distância da dobradiça à face da coluna e o espaço livre ao lado. Coluna larga exige o articulado, e coluna estreita aceita o linear.",
          "Meça a folha, o recuo da dobradiça e o vão lateral antes de escolher o braço. Em pilar largo o linear não consegue o ângulo, e o articulado resolve; com pouco espaço ao lado, o linear leva vantagem.",
          "Largura da folha, recuo da dobradiça e espaço lateral decidem o modelo, antes da marca. O braço linear fica rente à folha e cabe em lugar apertado; o articulado alcança a dobradiça recuada da coluna larga.",
          "Quando a dobradiça fica longe da face da coluna, o braço certo é o articulado; perto da face, o linear funciona bem. O comprimento da folha e o espaço ao lado dela completam a escolha.",
        ],
        [
          "Folha fechada, de chapa ou madeira, recebe a força do vento e precisa de motor com mais capacidade e de trava. A de grade deixa o vento passar e exige menos.",
          "O vento funciona como carga extra em folha fechada, e por isso chapa e madeira pedem braço mais forte que gradil. Em folha longa, a trava elétrica alivia os pinos.",
          "Um portão de chapa ou madeira segura o vento e precisa de um modelo com sobra de força e trava elétrica. Já o vazado, do mesmo tamanho, aceita braço menor.",
          "Comprimento e vento pesam tanto quanto os quilos da folha na escolha do braço. Grade exige menos que chapa fechada, em que a trava ajuda a segurar o portão sem forçar os pinos.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Braço articulado ou atuador linear: qual escolher?",
      answers: [
        "A coluna decide: linear em pilar estreito e articulado em pilar largo, onde o linear não consegue o ângulo.",
        "Escolha o articulado se a dobradiça fica longe da face da coluna, e o linear se ela fica próxima e há pouco espaço ao lado.",
        "Depende do pilar e do espaço lateral. Fotos do portão aberto e fechado, com as medidas, mostram qual dos dois encaixa.",
      ],
    },
    {
      question: "Por que a folha do portão balança mesmo fechada?",
      answers: [
        "Por folga nos pinos do braço ou no suporte, ou por falta de trava. Trocar os pinos e reapertar resolve na maioria dos casos.",
        "Pinos e buchas gastos, ou um suporte solto, deixam a folha se mover. A falta de um batente firme no chão produz o mesmo efeito.",
        "O balanço vem de folga no braço ou da falta de batente. Em folha larga, uma trava elétrica também ajuda a firmar o portão.",
      ],
    },
    {
      question: "Dá para desentortar o braço?",
      answers: [
        "Desentortar o braço não é indicado, porque o metal perde resistência e volta a ceder. A haste do modelo certo mantém a medida.",
        "Em geral, não: a peça é trocada. Desempenar muda o comprimento e o ângulo, e o motor passa a trabalhar forçado.",
        "Não convém. O braço torto é substituído, e a causa, como uma batida ou a falta de batente, é corrigida na mesma visita.",
      ],
    },
    {
      question: "Portão de abrir para a calçada pode ter braço automático?",
      answers: [
        "Depende da regra do município, porque a folha aberta invade a passagem de pedestres. O mais seguro é abrir para dentro, com fotocélula.",
        "Convém abrir para dentro, porque a folha automática sobre a calçada põe pedestres em risco e pode contrariar a norma local.",
        "Confirme antes a regra do município. Abrindo para dentro, o braço funciona do mesmo modo e com menos risco.",
      ],
    },
    {
      question: "O braço pode ser instalado em qualquer coluna?",
      answers: [
        "Não: a coluna fraca, oca ou trincada balança e solta o suporte, e precisa de uma chapa de reforço antes da instalação.",
        "Não: só em coluna firme, porque o braço empurra com força concentrada. Alvenaria oca e tubo fino precisam de reforço.",
        "Não. A firmeza da coluna é conferida antes, e o reforço, quando necessário, entra no orçamento.",
      ],
    },
  ],
  photo: "fotos do braço com o portão aberto e fechado, do ponto de fixação na coluna e da etiqueta do motor",
  related: ["pivotante", "duas-folhas", "dobradica", "suporte", "batente", "fuso"],
  topic: "motor-pivotante-para-portao",
};
