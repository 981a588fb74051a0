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
      "A trava elétrica do portão automático é um pino de aço que prende a folha fechada e recolhe um instante antes de o motor andar, comandado pela placa. Reforça a garagem contra alavanca e vento; peça e instalação são orçadas juntas por foto, e a folha precisa fechar sempre no mesmo ponto.",
      "Trava elétrica para portão eletrônico de garagem segura a folha além do motor: o pino sai pela placa na abertura e volta por mola no fechamento. Colocar leva até {trade.smallRepair} com a folha alinhada, e acertar o fechamento em casa parte de {price.preventive}, sem peças.",
      "O pino de trava que prende o portão fechado é a trava elétrica, ligada à saída da placa ou a um módulo. Dá resistência que o motor sozinho não dá, e sem alinhamento o pino prende; regular a folha em residência começa em {price.preventive}, fora peças.",
    ],
    price: [
      "O preço da trava elétrica do portão eletrônico, instalada, soma a trava, o módulo, se a placa não tem saída para ela, e a fixação por parafuso, mais barata, ou por solda. Folha larga usa duas. A foto do portão fechado dá o valor; se a folha precisar de ajuste, a visita em casa parte de {price.preventive}, sem peças.",
      "Quanto custa colocar trava elétrica no portão eletrônico depende da placa e da coluna. O caso mais barato é uma trava parafusada, em placa com saída para ela; módulo, solda e segunda trava encarecem, nessa ordem. O valor exato, com a peça e o serviço, sai de graça pela foto do portão fechado e da etiqueta do motor.",
    ],
    repair: [
      "Trava elétrica do portão que não recolhe tem pino torto, sujeira no furo, bobina queimada ou saída da placa com defeito. Pare de acionar, porque o motor força contra ela; o ajuste em casa parte de {price.preventive}, sem peças.",
      "O conserto da trava elétrica começa pelo alinhamento de pino e furo e segue para a bobina. Acertar a folha do portão custa desde {price.preventive} em residência, fora peças, e bobina queimada se troca.",
    ],
    installation: [
      "Para colocar trava elétrica no portão automático, alinha-se a folha, fixa-se o corpo em coluna firme e liga-se à saída da placa ou a um módulo. Com a folha em ordem leva até {trade.smallRepair}, e peça e serviço são orçados juntos por foto.",
      "A instalação da trava elétrica no portão de garagem pede pino livre em furo reforçado, coluna maciça e chave para a falta de luz. Em até {trade.smallRepair} fica pronta se nada precisar de solda; acertar a folha em casa parte de {price.preventive}, sem peças.",
      "Instalamos trava elétrica em portão eletrônico de correr, basculante ou de abrir: o pino de trava prende a folha na coluna e a placa o solta antes de mover. O serviço toma até {trade.smallRepair}, sem serralheria.",
    ],
    comparison: [
      "Com trava elétrica, o portão grande ou de frente para a rua resiste mais a alavanca; sem ela, folha pequena e firme se segura pelo redutor. A trava elétrica é da garagem, e a fechadura elétrica, do portão de pedestre.",
      "Uma trava elétrica basta em portão estreito; folha larga ou dupla ganha com duas. A manual custa menos e pode ser esquecida fechada quando alguém aciona o motor.",
    ],
    emergency: [
      "Portão preso pela trava elétrica: pare de acionar, desligue o disjuntor e use a chave da trava, se houver. Não bata no pino nem puxe a folha; basculante não se solta, e o técnico atende {shop.hours}.",
      "Se a trava elétrica não recolhe e há carro preso, não force com o motor nem com alavanca. Disjuntor desligado, chave da trava, e sem ela chame a assistência do portão, {shop.hours}.",
    ],
    question: [
      "A trava elétrica do portão automático é um pino de aço comandado pela placa, que prende a folha fechada, porque o motor sozinho cede a alavanca. É necessária em motor reversível e recomendada em folha larga ou de frente para a rua.",
      "Sim, vale pôr trava elétrica no portão quando a folha balança com o vento, cede a empurrão ou dá para a rua. Quase toda placa aceita, direto ou com módulo, e o pino de trava pede folha alinhada.",
    ],
    buying: [
      "Para comprar trava elétrica de portão, veja três pontos: tensão da saída da placa, lugar firme e chave para a falta de luz. No de correr o pino prende no batente; no basculante, lateral na coluna; no de duas folhas, uma em cada ponta.",
      "Uma trava elétrica basta em folha estreita, e folha larga ganha com duas, sempre com chave de emergência. Confira se a placa do portão tem saída; se não, some um módulo.",
    ],
    "how-to": [
      "Para instalar trava elétrica no portão, a folha é alinhada, o corpo vai na coluna e o pino entra livre em furo reforçado; a placa a libera antes de mover. Ligação e solda são do técnico, com o disjuntor desligado.",
      "Antes da trava elétrica, corrija a folha do portão, que precisa fechar no mesmo lugar. Depois o técnico fixa o pino, liga o módulo e ajusta o tempo entre soltar e andar; regular em casa parte de {price.preventive}, sem peças.",
    ],
  },
  line: [
    "Trava elétrica segura a folha com pino de aço, além do redutor do motor.",
    "Se a trava não recolhe, o motor força contra ela: pare de acionar.",
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
          "Uma bobina recolhe o pino quando a placa vai mover a folha, e uma mola o devolve no fechamento. A placa solta, espera um instante e o motor parte.",
          "O pino entra sozinho ao fechar e sai por comando na abertura. Entre soltar e andar há um tempo regulado.",
          "Trava e placa trabalham em par: primeiro solta, depois anda. No fechamento a mola trava de novo.",
          "A bobina puxa, a mola empurra. A ordem vem da placa, um instante antes do motor.",
        ],
        [
          "O redutor do motor já segura, mas alavanca o força; o pino na coluna é bem mais difícil de vencer. Em folha larga, alivia o motor do vento.",
          "Sem trava, a resistência é a do redutor e do braço. Com ela, o vento deixa de forçar a engrenagem.",
          "Contra alavanca e contra vento, o pino de aço ajuda o motor.",
          "A trava soma resistência e poupa o redutor em ventania.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Trava com problema: sinais", "Trava que não recolhe ou não entra", "Como perceber defeito na trava"],
      slots: [
        [
          "Motor que ronca com a folha firme pode estar preso na trava: pare de acionar. Pino que não entra mostra folha desalinhada, e trava quente pede disjuntor desligado.",
          "Tranco e parada na partida são pino que não recolheu. Folha que cedeu muda a altura do furo.",
          "Estalo e folha parada indicam trava atrasada. Zumbido contínuo é defeito de comando.",
          "Se abre só na segunda tentativa, o pino prende. Cheiro de queimado encerra o uso.",
        ],
      ],
      bullets: [
        "Motor ronca com a folha presa: pino não recolheu",
        "Pino bate fora do furo: folha desalinhada",
        "Abre na segunda tentativa: tempo curto ou atrito",
        "Trava quente ou zumbindo: desligue",
        "Não entra até o fim: sujeira no furo",
      ],
    },
    {
      about: "check",
      headings: ["O que ver antes de chamar", "Trava presa: ordem segura", "Conferência da trava sem ferramenta"],
      slots: [
        [
          "Largue o controle, porque cada tentativa faz o motor empurrar contra o aço. Nunca golpeie o pino nem use o carro para soltar a folha.",
          "Insistir queima o motor e entorta o pino. Com o disjuntor desligado, olhe e fotografe.",
          "Pare de acionar e não use martelo. Terra no furo de piso é causa comum.",
          "O primeiro cuidado é não repetir o comando. Alavanca pode derrubar a folha.",
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
          "A folha é ajustada antes, para o pino entrar livre. O corpo vai em coluna maciça, e o furo da folha recebe chapa de reforço.",
          "Roldana, dobradiça e batente no ponto vêm primeiro. Depois, fixação por parafuso ou solda.",
          "Sem folha firme a trava vira problema, e a mecânica é corrigida antes. O reforço evita que o pino rasgue o metal.",
          "Alinhar, fixar e reforçar, nessa ordem. Solda só com a placa desconectada.",
        ],
        [
          "O tempo entre soltar e mover é regulado, e a falta de luz, simulada. Sem serralheria, são até {trade.smallRepair}.",
          "Na placa usa-se a saída de trava ou um módulo. O serviço toma até {trade.smallRepair}.",
          "Muitos ciclos e um teste sem energia encerram, em até {trade.smallRepair}.",
          "Ligada à saída ou ao módulo, a trava é testada, em até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual trava para o seu portão", "Trava lateral, de piso ou dupla", "Como escolher a trava"],
      slots: [
        [
          "No de correr, trava na coluna de fechamento; no basculante, lateral, às vezes em par; no de duas folhas, piso ou alto mais uma entre as folhas.",
          "Deslizante prende na coluna, basculante nas laterais, e o de duas folhas, no piso e na emenda.",
          "Cada portão tem seu ponto: coluna, lateral ou piso. Folha larga pede duas.",
          "A posição segue o movimento da folha. Basculante largo divide o esforço em duas travas.",
        ],
        [
          "A saída da placa precisa suportar a trava, ou entra um módulo. Prefira pino protegido da chuva e chave de emergência.",
          "Veja tensão da saída e chave para a falta de luz. Sem saída própria, some o módulo.",
          "Módulo quando a placa não tem saída, e chave sempre. Pino exposto enferruja.",
          "Chave de emergência é indispensável. O módulo resolve placa sem saída.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Trava elétrica funciona na falta de luz?",
      answers: [
        "Na falta de luz, a trava elétrica continua fechada pela mola. Abre-se pela chave dela e pelo destravamento do motor, em folha em bom estado.",
        "Ela segura a folha. Com nobreak, abre por algum tempo.",
        "Fica travada. Por isso o modelo precisa ter chave.",
      ],
    },
    {
      question: "Toda placa aceita trava elétrica?",
      answers: [
        "Nem toda placa aceita trava elétrica direto: muitas têm saída, outras precisam de módulo.",
        "Muitas aceitam. A etiqueta do motor mostra o que serve.",
        "Com módulo, quase todas.",
      ],
    },
    {
      question: "Uma trava basta ou preciso de duas?",
      answers: [
        "Uma trava basta em folha estreita; folha larga ou dupla pede duas.",
        "Basculante largo ganha com uma em cada coluna.",
        "Depende da largura. Duas folhas pedem uma no piso e outra na emenda.",
      ],
    },
    {
      question: "A trava elétrica faz barulho?",
      answers: [
        "A trava elétrica faz um estalo curto ao soltar e ao entrar. Zumbido contínuo é defeito.",
        "Só um clique. Batida forte mostra desalinhamento.",
        "Pouco. Barulho novo pede alinhar o pino.",
      ],
    },
    {
      question: "Trava elétrica ou fechadura elétrica: qual usar?",
      answers: [
        "Trava elétrica é do portão da garagem; fechadura elétrica, do portão de pedestre, com chave.",
        "Garagem, trava; social, fechadura.",
        "Depende da folha: com motor, trava; de pedestre, fechadura.",
      ],
    },
  ],
  photo: "fotos do encontro da folha com a coluna, do motor e da etiqueta dele",
  related: ["invasao", "fechadura", "placa", "batente", "regulagem", "chave-de-destravamento"],
};
