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
      "Problema no braço do motor do portão de abrir aparece como folha que treme, bate ou não firma, quase sempre por folga nos pinos ou suporte frouxo. Reaperto e regulagem em casa partem de {price.preventive}, sem peças; trocar motor e braço juntos fica de {price.homeSwap}.",
      "O braço do motor do portão automático é a peça que empurra a folha, articulado ou em atuador linear, e no basculante é a haste do acionador. Com folga nos pinos, o portão balança; o ajuste residencial começa em {price.preventive}, fora peças, e o conjunto novo, em {price.homeSwap}.",
      "Braço com folga nos pinos, torto ou com suporte trincado deixa o portão de abrir solto, e na maioria das vezes se conserta sem motor novo. A visita de ajuste em residência parte de {price.preventive}, sem peças, e a troca do motor com o braço sai de {price.homeSwap}.",
    ],
    price: [
      "O preço do conserto do braço do motor depende da peça: pinos e buchas custam menos, a haste vem depois, e o teto é trocar o motor com o braço, de {price.homeSwap} em casa, com mão de obra. Só reapertar e regular parte de {price.preventive}, sem peças.",
      "Quanto custa o braço do portão automático: ajuste residencial desde {price.preventive}, fora peças; pinos, haste e solda somam à parte, nessa ordem. Motor e braço novos, na troca em casa, ficam de {price.homeSwap}, com o serviço.",
      "Trocar só o braço do motor, ou só os pinos, sai mais barato que o conjunto, que na troca residencial custa de {price.homeSwap}. O reaperto com regulagem começa em {price.preventive}, sem contar peças, e o suporte soldado é item próprio.",
    ],
    repair: [
      "O conserto e a troca do braço do motor começam pela fixação: suporte trincado imita peça gasta. Pinos e buchas com folga são trocados, braço torto dá lugar a outro do modelo, e só reapertar e regular em casa parte de {price.preventive}, sem peças.",
      "Braço do motor do portão com folga pede pinos novos, e braço torto, a peça certa e a correção do que o entortou, como batida ou falta de batente. A regulagem residencial custa desde {price.preventive}, fora peças, e o motor com braço novo, de {price.homeSwap}.",
      "No problema do braço do portão de abrir, o técnico firma o suporte, troca pinos ou haste e acerta o curso. Ajuste em residência começa em {price.preventive}, sem contar peças; se o motor também acabou, a troca fica de {price.homeSwap}.",
    ],
    installation: [
      "A instalação do braço do motor depende da medida entre dobradiça, coluna e ponto de fixação, que o fabricante indica; fora dela o portão perde força. Motor de braço comprado à parte se instala a partir de {price.installation}, e a troca completa em casa fica de {price.homeSwap}.",
      "Instalar braço em portão automático de abrir exige coluna firme, folha no prumo, batente no piso e espaço para o giro. A mão de obra de motor comprado fora começa em {price.installation}, com {warranty.installation} de garantia.",
      "Para instalar braço pivotante, o técnico marca os pontos com o portão aberto e fechado, solda o reforço e só então prende o atuador. Motor com braço, na troca residencial, sai de {price.homeSwap}, mão de obra incluída.",
    ],
    comparison: [
      "O braço articulado trabalha melhor em coluna larga ou recuada, e o atuador linear, rente à folha, em coluna estreita. No portão de abrir, quem decide é a distância da dobradiça à face do pilar; a troca do motor em casa fica de {price.homeSwap} nos dois.",
      "Entre braço articulado e linear, pilar largo pede o articulado, e pilar estreito com folha firme aceita o linear. O preço é parecido, de {price.homeSwap} na troca residencial do motor, e o espaço ao lado desempata.",
    ],
    buying: [
      "O motor de braço para portão automático de abrir se escolhe pela coluna e pela folha: articulado em pilar largo, linear em pilar estreito. A troca em casa fica de {price.homeSwap}, com mão de obra; só o braço ou só os pinos custam menos e saem pelo modelo da etiqueta.",
      "Para comprar o braço do motor do portão, a etiqueta diz o modelo, e em muitos ele se vende sozinho. Motor e braço, na troca residencial, custam de {price.homeSwap}, com instalação, e folha longa ou no vento pede mais capacidade.",
      "Braço para portão automático se compra pelo modelo do motor ou, no conjunto novo, pelas medidas de folha, pilar e dobradiça. Trocar o conjunto em casa sai de {price.homeSwap}, serviço incluído, e o braço avulso fica bem abaixo.",
    ],
    question: [
      "Sim, o portão de abrir que treme e não firma pode ter problema no braço do motor: folga nos pinos ou suporte frouxo. Reapertar e regular em casa parte de {price.preventive}, sem peças, e em muitos modelos o braço se troca sem comprar outro motor.",
      "Pode ser o braço do motor, porque folga nos pinos faz o portão balançar mesmo fechado. O ajuste residencial começa em {price.preventive}, fora peças; soldar braço quebrado não é indicado, já que a peça parte ao lado da solda.",
      "O braço do portão automático pode ser trocado sozinho em muitos motores, e pinos com folga também. A visita que firma e regula custa desde {price.preventive} numa casa, sem peças, e o conjunto novo, de {price.homeSwap}.",
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
          "O braço articulado tem cotovelo e empurra a folha como um antebraço; o atuador linear estica e encolhe como um pistão. No basculante, o braço é a haste que liga o acionador à folha.",
          "Há dois desenhos para portão de abrir: a haste reta, rente à folha, e o braço dobrável. No portão que sobe, uma barra simples une o acionador ao quadro.",
          "No linear, uma haste entra e sai do tubo; no articulado, duas barras dobram e estendem. O basculante usa uma barra presa ao acionador.",
          "Articulado é o que dobra, e linear, o que estica. Já no basculante o braço só transmite o movimento do fuso à folha.",
        ],
        [
          "A posição dos furos define a força: poucos centímetros fora da medida mudam o esforço. Braço mal posicionado faz um motor bom parecer fraco.",
          "Ponto de fixação errado deixa um trecho sem força e outro com força demais. A posição pesa mais que a potência.",
          "A medida entre dobradiça e suporte decide o esforço do motor. Fora dela, a folha não fecha toda.",
          "Alguns centímetros no ponto de fixação mudam tudo. Por isso o fabricante dá as medidas, e elas são seguidas com trena.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de braço com defeito", "Sintomas de braço com folga", "O que aparece quando o braço se gasta"],
      slots: [
        [
          "Folha que balança com o vento mesmo fechada tem folga em pinos e buchas. Estalo na partida e na parada confirma, e tinta rachada junto ao suporte mostra solda cedendo.",
          "Com o portão fechado, a ponta da folha se move alguns centímetros quando há folga. Ferrugem em volta do suporte, mesmo pequena, pode esconder trinca.",
          "Pino gasto estala duas vezes por ciclo, ao partir e ao parar. Suporte que se mexe racha a tinta em volta.",
          "O portão que não firma tem pino folgado ou parafuso frouxo na coluna. Haste torta, depois de batida, muda o curso e força o motor.",
        ],
      ],
      bullets: [
        "Folha solta com o portão fechado: pinos com folga",
        "Estalo na partida ou na parada: bucha gasta",
        "Tinta rachada no suporte: solda ou parafuso cedendo",
        "Haste torta ou riscada: batida ou falta de batente",
        "Vazamento de óleo: vedação de atuador hidráulico",
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
          "O cotovelo do braço fecha como tesoura, então observe de longe com o motor ligado. Não solte o pino, porque o vento joga a folha contra alguém.",
          "Entre braço e coluna há um vão que esmaga dedos, e só se chega perto com o disjuntor desligado. Desmontar a fixação desregula o curso inteiro.",
          "Mantenha mãos e crianças longe do movimento. Olhe pinos, suporte e solda sem tirar nada do lugar.",
          "A área do braço é ponto de esmagamento, por isso o exame é visual. Pino e suporte ficam como estão.",
        ],
      ],
      steps: [
        "Observe um ciclo de longe e veja em que ponto a folha treme ou bate.",
        "Com o portão fechado, desligue o disjuntor.",
        "Olhe pinos, suporte e solda, procurando folga, trinca ou parafuso caído.",
        "Fotografe o braço com o portão aberto e fechado, a fixação e a etiqueta do motor.",
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
          "Prumo da folha e firmeza da coluna são vistos antes, porque dobradiça caída força o braço. Pinos e buchas gastos saem, e suporte trincado é refeito com a placa desconectada.",
          "O técnico sente se a folha pesa ou raspa, e nesse caso a dobradiça vem primeiro. Depois trocam-se pinos, haste ou atuador nas medidas do fabricante.",
          "A folha é testada antes de condenar a haste. Suporte recebe solda ou reforço, com a central desligada, e a geometria é conferida com trena.",
          "Coluna, dobradiça e braço são examinados nessa ordem. O que tem folga é trocado, e o suporte, firmado.",
        ],
        [
          "Força, ponto de parada e atraso entre as folhas são regulados no fim. Só reaperto e regulagem levam até {trade.smallRepair}.",
          "O portão faz vários ciclos e encosta de leve no batente antes da entrega. Sem peça, o serviço cabe em até {trade.smallRepair}.",
          "Em duas folhas, o atraso é acertado para a trava encaixar. Um ajuste simples toma até {trade.smallRepair}.",
          "Curso e força são gravados de novo, nos dois sentidos. Até {trade.smallRepair} bastam quando é só aperto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual braço serve no seu portão", "Escolher entre linear e articulado", "Medidas que definem o braço"],
      slots: [
        [
          "As medidas que contam são largura da folha, recuo da dobradiça e espaço para o braço girar. Coluna larga pede articulado; coluna estreita aceita o linear.",
          "Meça a folha, a distância da dobradiça à face da coluna e o espaço ao lado. Pilar muito largo atrapalha o linear, que precisa de ângulo.",
          "Largura, peso e recuo da dobradiça definem o modelo, e a marca vem depois. Onde há pouco espaço lateral, o linear leva vantagem.",
          "Dobradiça longe da face pede articulado, e perto, linear. O comprimento da folha completa a escolha.",
        ],
        [
          "Folha cheia, de chapa ou madeira, sofre com o vento e exige atuador mais forte e trava. Gradil deixa o vento passar e pede menos.",
          "O vento em folha fechada funciona como carga extra. Chapa e madeira pedem motor de maior capacidade, e grade, não.",
          "Folha fechada vira vela, então o modelo precisa de sobra. Numa folha longa, a trava elétrica alivia o braço.",
          "Comprimento e vento pesam tanto quanto os quilos. Portão vazado aceita braço menor que portão de chapa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Braço articulado ou atuador linear: qual escolher?",
      answers: [
        "Entre braço articulado e atuador linear, decide a coluna: linear em pilar estreito, articulado em pilar largo, onde o linear não consegue o ângulo.",
        "Se a dobradiça fica longe da face da coluna, o articulado. Se fica próxima e há pouco espaço ao lado, o linear.",
        "Depende do pilar e do espaço. Foto do portão aberto e fechado, com medidas, mostra qual encaixa.",
      ],
    },
    {
      question: "Por que a folha do portão balança mesmo fechada?",
      answers: [
        "A folha do portão balança mesmo fechada porque há folga nos pinos do braço ou no suporte, ou porque falta trava. Trocar pinos e reapertar resolve.",
        "A folga vem de pinos e buchas gastos, ou de suporte solto. Sem batente firme no chão, a folha também fica solta.",
        "Por folga no braço ou falta de batente. Folha larga ainda pede trava elétrica.",
      ],
    },
    {
      question: "Dá para desentortar o braço?",
      answers: [
        "Desentortar o braço não é indicado: o metal perde resistência e volta a ceder. A haste do modelo certo mantém a medida.",
        "Em geral troca-se a peça. Desempenar muda o comprimento e o ângulo, e o motor passa a forçar.",
        "Não convém. O braço torto se substitui, e o que o entortou se corrige junto.",
      ],
    },
    {
      question: "Portão de abrir para a calçada pode ter braço automático?",
      answers: [
        "Portão de abrir para a calçada depende da regra do município, porque a folha invade a passagem. Em geral se prefere abrir para dentro, com fotocélula.",
        "Convém abrir para dentro. Folha automática sobre a calçada oferece risco e pode contrariar a norma local.",
        "Confirme a regra do município antes. Para dentro, o braço funciona igual e com menos risco.",
      ],
    },
    {
      question: "O braço pode ser instalado em qualquer coluna?",
      answers: [
        "O braço não pode ser instalado em qualquer coluna: a fraca, oca ou trincada balança e solta o suporte, e pede chapa de reforço antes.",
        "Só em coluna firme. O braço empurra com força concentrada, e alvenaria oca ou tubo fino pedem reforço.",
        "Não. A firmeza é conferida antes, e o reforço, quando preciso, entra no orçamento.",
      ],
    },
  ],
  photo: "fotos do braço com o portão aberto e fechado, do ponto de fixação na coluna e da etiqueta do motor",
  related: ["pivotante", "duas-folhas", "dobradica", "suporte", "batente", "fuso"],
  topic: "motor-pivotante-para-portao",
};
