import type { Concept } from "#domain/knowledge/concept.ts";

export const trava: Concept = {
  id: "trava",
  kind: "part",
  label: "Trava elétrica",
  phrase: "a trava elétrica do portão",
  words: [
    "trava elétrica",
    "trava de portão",
    "trava elétrica de portão",
    "trava para portão basculante",
    "trava para portão deslizante",
    "trava de segurança",
    "eletrotrava",
    "trava lateral",
    "trava antifurto",
    "trava magnética",
    "reforço de trava",
    "trava eletromecânica",
  ],
  intent: "installation",
  answers: {
    any: [
      "A trava elétrica do portão automático é um pino de aço que prende a folha fechada e recolhe um instante antes de o motor andar. Ela reforça a garagem contra alavanca e vento, desde que a folha feche sempre no mesmo ponto. Peça e instalação são orçadas juntas, por foto do portão fechado.",
      "Uma trava elétrica para portão eletrônico de garagem segura a folha além do motor: o pino sai por comando da placa na abertura e volta por mola no fechamento. Colocar leva até {trade.smallRepair} com a folha alinhada, e ajustar o fechamento em casa parte de {price.preventive}, sem peças.",
      "O pino de aço que prende o portão fechado é a trava elétrica, ligada à saída da placa ou a um módulo. Ela resiste a empurrão e alavanca mais do que o motor sozinho. Se a folha precisar ser alinhada antes, o ajuste em residência começa em {price.preventive}, fora peças.",
    ],
    price: [
      "O preço da trava elétrica instalada no portão eletrônico soma a trava, o módulo, se a placa não tem saída para ela, e a fixação, por parafuso ou por solda. Folha larga usa duas. Se a folha precisar de ajuste, a visita em casa parte de {price.preventive}, sem peças.",
      "O preço para colocar trava elétrica no portão eletrônico depende da placa e da coluna. O caso mais barato é uma trava parafusada, em placa com saída para ela; módulo, solda e segunda trava encarecem, nessa ordem. O valor exato sai de graça pela foto do portão fechado e da etiqueta do motor.",
    ],
    repair: [
      "Trava elétrica do portão que não recolhe tem pino torto, sujeira no furo, bobina queimada ou defeito na saída da placa. Pare de acionar, porque o motor faz força contra o pino e pode queimar. O ajuste em casa parte de {price.preventive}, sem peças.",
      "O conserto da trava elétrica começa pelo alinhamento do pino com o furo, que é o defeito mais comum, e segue para a bobina e a placa. Alinhar a folha do portão custa desde {price.preventive} em residência, fora peças, e bobina queimada é trocada.",
    ],
    installation: [
      "Instalamos trava elétrica em portão automático: um pino de aço preso em coluna firme, que a placa recolhe antes de a folha andar. O técnico alinha o portão, fixa a trava e a liga à saída da placa ou a um módulo. Com a folha em ordem, leva até {trade.smallRepair}, e o valor, com a peça, é informado pela foto.",
      "A instalação da trava elétrica no portão de garagem precisa de coluna maciça, furo reforçado onde o pino entra livre e chave para a falta de luz. Sem solda, fica pronta em até {trade.smallRepair}. Ajustar a folha em casa parte de {price.preventive}, sem peças.",
      "A trava elétrica pode ser instalada em portão eletrônico de correr, basculante ou de abrir: o pino prende a folha na coluna ou no piso, e a placa o solta antes de mover o motor. O serviço leva até {trade.smallRepair}, quando não há serralheria.",
    ],
    comparison: [
      "Com trava elétrica, o portão largo ou de frente para a rua resiste mais a alavanca e a vento; sem ela, quem segura a folha são só as engrenagens do motor, o que basta num portão pequeno e firme. A fechadura elétrica é outra peça, usada no portão de pedestre.",
      "Uma trava elétrica basta em portão estreito, enquanto folha larga ou dupla fica melhor com duas. A trava manual custa menos, mas tem um risco: se alguém a esquece fechada e aciona o controle, o motor força contra o pino.",
    ],
    emergency: [
      "Portão preso pela trava elétrica não deve ser acionado de novo: desligue o disjuntor e use a chave da trava, se houver. Não bata no pino nem puxe a folha, e não destrave o motor de um basculante. O técnico atende {shop.hours}.",
      "Se a trava elétrica não recolhe e há carro preso, não force com o motor nem com alavanca. Desligue o disjuntor e recolha o pino com a chave da trava; se ela não existe ou não gira, chame a assistência do portão, {shop.hours}.",
    ],
    question: [
      "A trava elétrica do portão automático é um pino de aço comandado pela placa, que prende a folha fechada para ela não ceder a alavanca ou vento. É necessária em motor reversível, que pode ser empurrado na mão, e recomendada em folha larga ou de frente para a rua.",
      "Sim, vale a pena pôr trava elétrica no portão quando a folha balança com o vento, cede a empurrão ou dá para a rua. Quase toda placa aceita, direto ou com um módulo, e a folha precisa estar alinhada para o pino não prender.",
    ],
    buying: [
      "Para comprar trava elétrica de portão, veja três pontos: a tensão da saída da placa, um lugar firme para fixar e a chave para a falta de luz. No portão de correr o pino prende na coluna; no basculante, na lateral; no de duas folhas, em cada ponta.",
      "Uma trava elétrica basta em folha estreita, e folha larga precisa de duas, sempre com chave de emergência. Confira se a placa do portão tem saída para trava, porque sem ela se soma um módulo. Pela foto da etiqueta do motor dizemos qual serve.",
    ],
    "how-to": [
      "Para instalar trava elétrica no portão, alinha-se a folha, fixa-se a trava na coluna e reforça-se o furo onde o pino entra livre. Depois a placa é ajustada para soltar o pino antes de mover o motor. Ligação e solda são do técnico, com o disjuntor desligado.",
      "A colocação da trava elétrica começa pela folha do portão, que precisa fechar sempre no mesmo lugar. Depois o técnico fixa o pino, liga o módulo e ajusta o tempo entre soltar e andar. Ajustar a folha em casa parte de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "A trava elétrica segura a folha com um pino de aço, além da força do motor.",
    "Se a trava não recolhe, o motor força contra ela, e por isso se deve parar de acionar.",
    "A placa solta a trava elétrica um instante antes de mover a folha.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como a trava elétrica prende o portão",
        "O que a trava acrescenta ao motor",
        "Como a placa comanda a trava",
      ],
      slots: [
        [
          "Uma bobina recolhe o pino quando a placa vai mover a folha, e uma mola o devolve no fechamento. Entre soltar a trava e ligar o motor há um tempo curto, regulado na placa.",
          "O pino entra sozinho quando o portão fecha, empurrado por mola, e sai por comando na abertura. A placa espera um instante depois de soltá-lo, para o motor não arrancar com a folha presa.",
          "Trava e placa trabalham em conjunto: ao receber o comando, a placa energiza a bobina, que puxa o pino, e só então liga o motor. Ao fechar, uma mola trava a folha de novo, sem gastar energia.",
          "A ordem de abrir passa primeiro pela trava, cuja bobina puxa o pino, e depois pelo motor. Quando a folha chega ao fim do fechamento, a mola empurra o pino de volta ao furo.",
        ],
        [
          "As engrenagens do motor já seguram a folha, mas uma alavanca as força; o pino na coluna é bem mais difícil de vencer. Em folha larga, a trava também alivia o motor do empurrão do vento.",
          "Sem trava, quem resiste é só o motor, pelas engrenagens e pelo braço ou pela cremalheira. Com o pino, o vento e o empurrão param na coluna, e as engrenagens duram mais.",
          "Contra alavanca e vento, um pino de aço na coluna segura muito mais do que as engrenagens do motor. Quanto mais larga é a folha, maior a diferença, porque ela balança mais.",
          "A trava prende a folha direto na coluna, e o motor deixa de ser o único ponto de resistência. Em dia de ventania, as engrenagens são poupadas dos trancos.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Trava com problema: sinais", "Trava que não recolhe ou não entra", "Como perceber defeito na trava"],
      slots: [
        [
          "Motor que ronca com a folha parada pode estar forçando contra a trava, e nesse caso pare de acionar. Pino que não entra no furo mostra folha desalinhada, e trava quente deve ser desligada no disjuntor.",
          "O tranco seguido de parada, logo na partida, indica que o pino não recolheu. Quando a folha cede com o tempo, a altura do furo muda, e o pino passa a bater fora dele.",
          "Um estalo e a folha parada mostram que a trava soltou tarde demais. Zumbido contínuo ou cheiro de queimado indica bobina energizada sem parar, e o disjuntor deve ser desligado.",
          "Portão que só abre na segunda tentativa costuma ter o pino preso no furo, por atrito ou sujeira. Insistir entorta o pino e pode queimar o motor, por isso peça o ajuste cedo.",
        ],
      ],
      bullets: [
        "Motor ronca com a folha presa: o pino não recolheu",
        "Pino bate fora do furo: a folha está desalinhada",
        "Portão abre só na segunda tentativa: há atrito ou pouco tempo entre soltar e andar",
        "Trava quente ou zumbindo: a bobina não desliga, e o disjuntor deve ser desligado",
        "Pino não entra até o fim: há sujeira no furo",
      ],
    },
    {
      about: "check",
      headings: [
        "O que ver na trava antes de chamar",
        "Trava presa: ordem segura",
        "Conferência da trava sem ferramenta",
      ],
      slots: [
        [
          "Pare de apertar o controle, porque a cada tentativa o motor empurra contra o aço. Nunca bata no pino com martelo nem use o carro para soltar a folha.",
          "Insistir no controle queima o motor e entorta o pino da trava. Com o disjuntor desligado, olhe se o pino está atravessado no furo e fotografe o que encontrar.",
          "Antes de tudo, deixe o portão parado e não use martelo nem alavanca. Na trava de piso, a terra que enche o furo é causa comum e pode ser retirada sem força.",
          "O primeiro cuidado é não repetir o comando, porque o motor força contra o pino. Alavanca também não se usa, pois pode soltar a folha de uma vez.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Veja se o pino está recolhido ou atravessado no furo.",
        "Procure sujeira no furo e retire sem forçar.",
        "Use a chave de destravamento da trava, se o modelo tiver.",
        "Se a folha continuar presa, fotografe e chame o técnico.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação da trava",
        "O que o técnico faz na trava",
        "Alinhamento, ligação e teste da trava",
      ],
      slots: [
        [
          "A folha é ajustada antes, para o pino entrar livre. O corpo da trava é fixado em coluna maciça, e o furo da folha recebe uma chapa de reforço para não rasgar.",
          "Roldana, dobradiça e batente são acertados primeiro, porque o pino precisa encontrar sempre o mesmo ponto. A fixação é feita por parafuso ou por solda, conforme a coluna.",
          "Sem folha firme, a trava prende e vira defeito, e por isso a mecânica do portão é corrigida antes. Uma chapa de reforço no furo evita que o pino rasgue o metal fino.",
          "O trabalho começa por alinhar a folha, segue com a fixação da trava e termina com o reforço do furo. Quando é preciso soldar, a placa do motor é desconectada para não queimar.",
        ],
        [
          "O tempo entre soltar e mover é regulado na placa, e a falta de luz é simulada para testar a chave. Sem serralheria, o serviço leva até {trade.smallRepair}.",
          "Na placa se usa a saída própria de trava ou, se ela faltar, um módulo. O técnico regula o tempo de espera e testa várias aberturas, em até {trade.smallRepair} no total.",
          "Ligada a trava, o portão abre e fecha muitas vezes e passa por um teste sem energia, com a chave. Em folha alinhada, tudo cabe em até {trade.smallRepair}.",
          "A ligação vai à saída da placa ou a um módulo, com fio protegido da folha em movimento. Testes com e sem energia encerram o serviço, que toma até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual trava para o seu portão", "Trava lateral, de piso ou dupla", "Como escolher a trava"],
      slots: [
        [
          "No portão de correr, a trava fica na coluna de fechamento; no basculante, na lateral, às vezes em par. No de duas folhas, usa-se uma no piso ou no alto e outra entre as folhas.",
          "Deslizante se prende na coluna, basculante nas laterais, e o de duas folhas no piso e no encontro delas. Folha muito larga recebe duas travas, porque uma só deixa o outro lado balançar.",
          "Cada tipo de portão tem o seu ponto de trava, que pode ser a coluna, a lateral ou o piso. Uma folha larga divide o esforço em duas peças, uma de cada lado.",
          "O lugar da trava depende de como a folha se move: coluna no de correr, lateral no basculante e piso no de abrir. Num basculante largo, duas travas seguram melhor do que uma.",
        ],
        [
          "A saída da placa precisa suportar a trava, ou entra um módulo entre as duas. Prefira um modelo com pino protegido da chuva e com chave de emergência.",
          "Veja a tensão da saída na placa e a chave para a falta de luz, que é indispensável. Onde a placa não tem saída própria, um módulo resolve.",
          "Um módulo é necessário quando a placa não tem saída para trava. A chave é necessária em todos os casos, e o pino exposto à chuva enferruja e prende.",
          "A chave de emergência é o item que não pode faltar, porque sem luz o pino continua fechado. Confira também se a placa comanda a trava ou se será preciso um módulo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Trava elétrica funciona na falta de luz?",
      answers: [
        "Na falta de luz, a trava elétrica continua fechada pela mola. Para sair, recolhe-se o pino com a chave dela e depois se destrava o motor, menos no basculante pesado ou torto.",
        "Ela continua segurando a folha, porque o pino é mantido por mola. Com nobreak, a trava e o motor ainda funcionam por algumas aberturas.",
        "Sem luz a trava fica fechada, e por isso o modelo precisa ter chave. Um nobreak mantém a abertura pelo controle por algum tempo.",
      ],
    },
    {
      question: "Toda placa aceita trava elétrica?",
      answers: [
        "Nem toda placa aceita trava elétrica direto: muitas têm saída própria, e as outras precisam de um módulo.",
        "Muitas aceitam. A etiqueta do motor e uma foto da placa mostram se a saída existe ou se entra um módulo.",
        "Com um módulo, quase todas aceitam. A tensão da trava precisa ser a da saída que a comanda.",
      ],
    },
    {
      question: "Uma trava basta ou preciso de duas?",
      answers: [
        "Uma trava basta em folha estreita, e folha larga ou dupla precisa de duas.",
        "Depende da largura. Um basculante largo segura melhor com uma trava em cada lateral.",
        "Em portão estreito, uma resolve. O de duas folhas usa uma no piso e outra no encontro delas.",
      ],
    },
    {
      question: "A trava elétrica faz barulho?",
      answers: [
        "A trava elétrica faz um estalo curto ao soltar e ao entrar. Zumbido contínuo é sinal de defeito.",
        "Só um clique na abertura e outro no fechamento. Batida forte mostra que o pino e o furo estão desalinhados.",
        "Faz pouco. Se um barulho novo aparece, o pino precisa ser alinhado antes que prenda.",
      ],
    },
    {
      question: "Trava elétrica ou fechadura elétrica: qual usar?",
      answers: [
        "A trava elétrica é usada no portão da garagem, comandada pela placa do motor; a fechadura elétrica, no portão de pedestre, comandada pelo interfone.",
        "Na garagem com motor usa-se a trava, e no portão social, a fechadura, que abre também por chave do lado de fora.",
        "Depende do portão: o motorizado recebe trava, ligada à placa, e o de pedestre recebe fechadura, ligada ao interfone.",
      ],
    },
  ],
  photo: "fotos do encontro da folha com a coluna, do motor e da etiqueta dele",
  related: ["invasao", "fechadura", "placa", "batente", "regulagem", "chave-de-destravamento"],
};
