import type { Concept } from "#domain/knowledge/concept.ts";

export const solda: Concept = {
  id: "solda",
  kind: "material",
  label: "Solda de portão",
  phrase: "a solda do portão",
  words: [
    "solda",
    "soldar portão",
    "solda de portão",
    "solda quebrada",
    "soldador",
    "solda elétrica",
    "solda trincada",
    "portão quebrou a solda",
    "reforço de solda",
    "solda no local",
  ],
  intent: "repair",
  answers: {
    any: [
      "A solda do portão trinca onde há esforço: dobradiça, suporte do motor, braço e emendas do quadro. Conserta-se abrindo a trinca, limpando e refazendo o cordão, com a folha escorada e a central do motor desconectada.",
      "Uma solda quebrada em portão automático não se resolve com um pingo por cima: é preciso achar por que abriu, reforçar o ponto e só então religar o motor. Até lá, a folha fica parada.",
      "Antes de qualquer solda no portão, desliga-se o disjuntor e solta-se a fiação da central, porque a corrente da máquina pode queimar a placa. Depois o ponto recebe fundo e tinta contra ferrugem.",
    ],
    price: [
      "O preço da solda no portão depende do tamanho do reparo, do reforço e de escorar ou desmontar a folha. Mande fotos de perto e de longe: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
      "Uma solda simples em portão custa menos que refazer dobradiça ou base de quadro, que pede corte e peça nova. Com fotos da trinca e do portão inteiro, dizemos sem custo se cabe no nosso orçamento ou no de um serralheiro.",
    ],
    repair: [
      "A solda trincada em dobradiça, suporte do motor ou braço é aberta até o metal bom e refeita, com reforço onde o motor puxa, a folha escorada e a central desconectada. Não use o portão e mande a foto: dizemos se fazemos o reparo junto com o motor ou se ele pede serralheiro.",
      "Solda aberta em dobradiça, suporte do motor ou braço se refaz junto com o acerto do motor, quando a foto mostra que o reparo cabe a nós; quadro refeito é de serralheiro. Até lá não acione o portão; na solda, a folha é escorada e a central, desconectada.",
    ],
    emergency: [
      "Solda de portão que abriu pede área isolada: não acione nem segure a folha e afaste pessoas e animais. Mande fotos de longe, {shop.hours}: dizemos se o reparo entra no nosso serviço ou se é preciso um serralheiro antes do motor.",
      "Uma solda que abriu na dobradiça ou no suporte deixa a folha presa por pouco. Não acione, não abra o portão e afaste pessoas e animais. O WhatsApp atende {shop.hours} e, pela foto, dizemos se o caso é nosso ou de serralheiro.",
      "Solda quebrada com a folha torta ou pendurada: mantenha distância e não tente segurar; desligue o disjuntor se ele estiver longe do portão. Mande fotos pelo WhatsApp, {shop.hours}, e respondemos se o reparo cabe a nós ou a um serralheiro.",
    ],
    "how-to": [
      "Soldar portão automático não é tarefa de improviso: a folha precisa de escora e a placa, de desconexão. O que cabe a você é parar de usar, desligar o disjuntor, fotografar a trinca e isolar a área.",
      "Antes da solda, o morador pode ajudar: tirar carros e objetos inflamáveis, garantir tomada adequada e deixar o portão fechado. O trabalho com máquina, escora e central fica com o serralheiro.",
    ],
    question: [
      "Pode soldar o portão com o motor instalado, desde que se desligue o disjuntor e se desconecte a central, porque a corrente da solda queima a placa. A folha é escorada antes.",
      "Uma solda quebrada tem conserto, mas o portão não deve ser usado até lá. Alumínio e inox pedem processo próprio; no galvanizado, o ponto é tratado com fundo rico em zinco depois.",
    ],
  },
  line: [
    "Solda em portão automático se faz com a central desconectada, para não queimar a placa.",
    "Trinca na solda da dobradiça é motivo para não abrir mais o portão.",
    "Cordão novo em metal podre não segura: corta-se até o aço inteiro.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Sinais de solda trincada", "Como reconhecer solda aberta", "Onde a solda do portão quebra"],
      slots: [
        [
          "Uma linha fina de ferrugem ao longo do cordão costuma ser trinca.",
          "Tinta rachada em linha, na beirada da solda, mostra metal se abrindo.",
          "A trinca de solda aparece como risco escuro que cresce de uma abertura para outra.",
        ],
        [
          "Estalo na partida do motor e folga que antes não havia indicam ponto aberto.",
          "A folha que passou a bambear pode estar presa por metade do cordão.",
          "Um suporte que se mexe quando o motor parte já perdeu parte da solda.",
        ],
        [
          "Os lugares de sempre são dobradiça de cima, suporte do motor, braço e emendas do quadro.",
          "Procure primeiro onde o motor puxa e onde a folha pendura, que concentram esforço.",
          "Dobradiça superior e ponto do braço recebem a maior carga e abrem antes.",
        ],
      ],
      bullets: [
        "Linha de ferrugem no cordão",
        "Tinta rachada junto à solda",
        "Suporte que se mexe na partida",
        "Folha torta ou bamba",
        "Estalo novo na abertura",
      ],
    },
    {
      about: "causes",
      headings: ["Por que a solda do portão abre", "O que força a solda", "Trinca na solda: a causa"],
      slots: [
        [
          "Folha pesada, batida no batente e motor com força alta forçam sempre a mesma solda, até ela abrir.",
          "O esforço repetido do motor em chapa sem reforço cansa o metal em volta do cordão.",
          "A pancada no fim do curso, repetida todo dia, abre a solda do suporte e da dobradiça.",
        ],
        [
          "Ferrugem por baixo da tinta afina o metal em volta do cordão, que se solta.",
          "Solda sobre tinta ou oxidação não penetra e solta com o tempo.",
          "Cordão feito em metal sujo parece bom por fora e não tem penetração.",
        ],
        [
          "Refazer a solda sem corrigir peso, batente ou força devolve a trinca em pouco tempo.",
          "Se a folha continua pesada, o ponto reforçado aguenta, e a solda ao lado é que abre.",
          "Folha desalinhada e força mal regulada são as causas mais comuns da trinca.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer ao ver solda aberta",
        "Solda quebrada: primeiros cuidados",
        "Antes do serralheiro chegar",
      ],
      slots: [
        [
          "A prioridade é não mover a folha, que pode estar presa por pouco metal.",
          "Deixe o portão na posição em que está e não o use até o reparo.",
          "Uma folha com solda aberta não se abre nem para tirar o carro.",
        ],
        [
          "Arame, cinta e calço improvisados não seguram o peso e enganam quem passa.",
          "Amarrar a folha não a torna segura: mantenha as pessoas longe dela.",
          "Evite remendo com cola ou massa, que solta sem avisar e derruba a folha.",
        ],
        [
          "Para o serviço, tire de perto pano, papelão, lata de tinta e combustível.",
          "Faísca pede área limpa: carro, móveis e produto inflamável saem antes da solda.",
          "Prepare espaço livre e ventilado em volta, sem material que pegue fogo.",
        ],
      ],
      steps: [
        "Pare de usar o portão e guarde os controles.",
        "Desligue o disjuntor do motor, sem passar sob a folha.",
        "Afaste pessoas, animais e carros da área.",
        "Fotografe a trinca de perto e o portão inteiro de longe.",
        "Retire o que for inflamável do local onde se vai soldar.",
      ],
    },
    {
      about: "visit",
      headings: ["Como a solda é refeita", "O que o serralheiro faz na solda", "Solda segura em portão automático"],
      slots: [
        [
          "A folha é escorada, o disjuntor é desligado e a fiação da central é solta, para a corrente da solda não queimar a placa.",
          "Antes de ligar a máquina de solda, a folha é escorada, a energia é cortada e a placa é desconectada.",
          "O cabo de retorno é preso perto do ponto, e a central fica fora do caminho da corrente.",
        ],
        [
          "A trinca é aberta com esmerilhadeira até o metal são, e o cordão é refeito por inteiro.",
          "O metal podre é cortado, entra peça nova, e uma chapa de reforço distribui o esforço.",
          "Onde a chapa é fina, solda-se travessa por trás em vez de engrossar o cordão.",
        ],
        [
          "Depois o ponto recebe fundo e tinta, porque a solda nua enferruja primeiro.",
          "Fundo anticorrosivo fecha o serviço de solda e evita ferrugem no cordão novo.",
          "Protegido o metal, a placa é religada e força e percurso são conferidos.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da solda", "Do que depende o valor da solda", "O que entra no orçamento da solda"],
      slots: [
        [
          "Refazer um cordão custa menos que trocar a dobradiça ou pôr uma chapa de reforço.",
          "O valor depende do tamanho da trinca, do metal e de ser preciso escorar ou desmontar a folha.",
          "Ferro e aço se soldam no local; alumínio e inox pedem máquina e soldador próprios, e custam mais.",
        ],
        [
          "Depois da solda, a regulagem do motor, em residência, custa a partir de {price.preventive}, sem peças.",
          "Fundo, tinta e nova regulagem do motor fazem parte do serviço completo e vão escritos no orçamento.",
          "Se o suporte do motor quebrou, o orçamento traz a solda, o reforço e a regulagem da força em linhas separadas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como fazer a solda durar", "Cuidados depois da solda", "Reforço e proteção do ponto soldado"],
      slots: [
        [
          "Fundo e tinta logo depois da solda evitam que o cordão vire ponto de ferrugem.",
          "Um cordão sem proteção enferruja em poucas chuvas, e a trinca recomeça ali.",
          "Retoque a tinta do ponto sempre que ela rachar, para a água não entrar.",
        ],
        [
          "Força do motor no mínimo e parada sem pancada poupam suporte e dobradiça.",
          "Com a parada e a força reguladas, a folha encosta sem bater, e a solda não é forçada.",
          "Batente com borracha e percurso certo tiram a pancada diária das emendas.",
        ],
        [
          "Olhe as soldas da dobradiça e do suporte a cada poucos meses: risco escuro ou tinta rachada é trinca nova.",
          "Na revisão do portão, {visits.home} em casa, as soldas de apoio são vistas junto com o motor.",
          "Em folha larga, a dobradiça de cima é a que mais trabalha: olhe a solda dela de vez em quando.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Pode soldar o portão com o motor instalado?",
      answers: [
        "Pode, com a central desconectada e o cabo de retorno perto do ponto. Sem isso, a corrente da máquina pode queimar a placa.",
        "Sim, desde que o disjuntor esteja desligado e a fiação da placa, solta. É cuidado simples que evita prejuízo grande.",
      ],
    },
    {
      question: "Por que a solda do portão quebra sempre no mesmo lugar?",
      answers: [
        "A solda quebra no mesmo lugar porque o esforço continua ali: folha pesada, batida no batente ou falta de reforço. Refazer o cordão sem corrigir a causa não dura.",
        "O ponto recebe carga que não deveria. Alinhamento, peso e força do motor precisam ser acertados junto com a solda.",
      ],
    },
    {
      question: "Solda em portão galvanizado é diferente?",
      answers: [
        "É. O calor queima o zinco e solta fumaça tóxica, então pede ventilação e, no fim, fundo rico em zinco.",
        "Sim: exige cuidado com a fumaça e proteção depois, porque o ponto soldado fica sem zinco.",
      ],
    },
    {
      question: "Solda comum serve em alumínio ou inox?",
      answers: [
        "Não. Os dois pedem processo e material próprios; em alumínio, muitas vezes se prefere fixar o motor com chapa e parafuso passante.",
        "Não serve: cada metal tem sua solda. Mande foto do portão para saber se o reparo entra no nosso serviço ou pede serralheiro.",
      ],
    },
    {
      question: "Preciso pintar depois da solda?",
      answers: [
        "Precisa. O calor queima a proteção, e o ponto nu enferruja logo. Fundo anticorrosivo e tinta encerram o serviço.",
        "Sim, com fundo antes da tinta. Uma solda sem proteção é o lugar onde a ferrugem começa.",
      ],
    },
  ],
  photo: "fotos de perto da trinca ou do ponto quebrado, de longe do portão inteiro, e do motor com a etiqueta",
  traits: {
    Peso: "Reforço soldado soma pouco, mas entra no contrapeso",
    Manutenção: "Fundo e tinta em cada cordão, com exame periódico",
    "Com motor": "Central desconectada antes de soldar, para não queimar a placa",
    "Onde combina": "Ferro e aço; alumínio e inox pedem processo próprio",
  },
  related: ["serralheria", "ferrugem", "dobradica", "suporte", "ferro", "torto"],
  topic: "serralheria-e-ajuste-de-portao",
};
