import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const motor: NarrowConcept[] = [
  {
    id: "motor-silencioso",
    broader: "motor",
    label: "Motor de portão silencioso",
    phrase: "o motor de portão silencioso",
    asks: [
      "motor quieto",
      "motor portão quieto",
      "motor quieto garagem",
      "motor silencioso portão abrir",
      "motor silencioso pivotante",
      "motor silencioso basculante",
      "motor silencioso portão basculante",
      "motor basculante menos barulho",
      "motor basculante sem barulho",
      "motor [marca] silencioso",
      "motor [marca] mais silencioso",
      "motor [marca] menos barulho",
      "máquina portão sem barulho",
      "motor pouco ruído garagem",
      "motor faz pouco ruído",
      "motor silencioso clínica",
      "motor silencioso hospital",
      "motor silencioso escritório",
      "motor silencioso escola",
      "motor não faz barulho",
      "não faz barulho",
      "motor silencioso",
      "motor menos barulho",
      "motor mais silencioso",
      "portão silencioso",
      "motor portão barulho quarto",
      "motor sem barulho",
      "motor não acorda",
      "motor não acorda vizinho",
      "portão não acordar vizinhos",
      "motor não incomoda vizinho",
      "melhor motor silencioso",
      "qual melhor motor silencioso",
      "qual melhor motor portão silencioso",
      "qual motor mais silencioso",
      "qual motor silencioso",
      "qual motor menos barulho",
      "qual motor faz menos barulho",
      "melhor motor menos barulho",
      "motor silencioso comprar",
      "melhor marca motor silencioso",
      "qual marca motor silencioso",
      "motor portão silencioso",
      "trocar motor silencioso",
      "trocar motor mais silencioso",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor silencioso para portão de abrir é o pivotante com inversor ou de 24 V, que parte e para devagar, com dobradiças lubrificadas e batente de borracha. É orçado por foto e custa mais que o comum, cuja troca em casa fica de {price.homeSwap} por motor, com mão de obra.",
        "O motor de portão mais silencioso é o de inversor, que parte e para devagar. Na troca em casa, um motor comum fica de {price.homeSwap}, com mão de obra, e o de inversor, que custa mais, sai por foto; trilho, roldana e batente contam tanto quanto ele.",
        "O melhor motor para um portão silencioso é o de inversor, com a folha acertada antes. No basculante de até {width.quarterHp}, o kit JetFlex instalado custa {price.jetflex}, com partida e parada suaves; batente de borracha e lubrificação fazem o resto.",
        "O motor que faz menos barulho é o de inversor, que parte e para devagar; no basculante de até {width.quarterHp}, o JetFlex sai por {price.jetflex} instalado. Uma folha torta ou pesada continua barulhenta e é acertada antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher um motor silencioso",
          "O que olhar para ter menos ruído",
          "Motor silencioso, caso a caso",
        ],
        slots: [
          [
            "No basculante, o JetFlex usa inversor: acelera aos poucos e freia antes do batente.",
            "Com inversor, o tranco da partida e a pancada do fim diminuem, e com eles o ruído.",
            "A parada suave é o que mais se nota em quarto sobre a garagem.",
          ],
          [
            "No de correr, cremalheira de nylon e roldana com rolamento tiram boa parte do som.",
            "Para portão de correr, some ao motor a cremalheira de nylon e o trilho limpo.",
            "Em deslizante, o silêncio vem de nylon nos dentes e rodas boas.",
          ],
          [
            "Se o orçamento é curto, regular a folha e trocar roldanas pode bastar, sem motor novo.",
            "Antes de trocar o motor, vale uma visita de ajuste, a partir de {price.preventive} em casa, sem peças.",
            "Muita queixa de motor barulhento acaba na revisão, a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "De onde vem o barulho",
          "Motor ou folha: quem faz o ruído",
          "Barulho que vem da folha, e não do motor",
        ],
        slots: [
          [
            "A batida no fim é batente ou regulagem; ronco contínuo é redutor; rangido é peça seca.",
            "Cada som tem origem própria: pancada, ronco ou rangido.",
            "O ouvido separa: pancada no fim, ronco no curso todo, rangido na partida.",
          ],
          [
            "Um suporte solto faz a parede vibrar e leva o ruído até o quarto.",
            "Um motor preso em coluna fraca transforma a parede em caixa de som.",
            "Calço e fixação firme evitam que a vibração suba pela laje.",
          ],
          [
            "Um vídeo com som, gravado de longe, mostra se o caso é de motor ou de folha.",
            "Grave um ciclo completo, de longe, para sabermos a origem antes de indicar motor.",
            "Com o som gravado dá para dizer se compensa trocar ou só ajustar.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Como manter o portão silencioso",
          "Depois da instalação: cuidados contra o ruído",
          "Cuidados para o portão seguir silencioso",
        ],
        slots: [
          [
            "Dobradiças, pinos e fuso lubrificados, com o disjuntor desligado, evitam o rangido que volta com a poeira.",
            "Peça limpa e com pouco lubrificante continua quieta; seca, range de novo.",
            "Limpeza e lubrificação leve seguram o silêncio do primeiro dia.",
          ],
          [
            "Na revisão, feita {visits.home} em casa, reapertam-se suporte e batente e refaz-se a parada suave.",
            "A revisão, {visits.home}, confere fixação, rolamentos e ponto de parada.",
            "Reaperto e regulagem, {visits.home}, impedem que a folga vire ruído.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como não acordar os vizinhos com o portão à noite?",
        answers: [
          "Motor com inversor, batente de borracha e folha sem folga: o que acorda o vizinho costuma ser a pancada do fim e o tranco da partida, mais que o motor.",
        ],
      },
      {
        question: "JetFlex é silencioso?",
        answers: [
          "É mais suave que os motores comuns, por partir e parar devagar com o inversor. O silêncio do conjunto ainda depende da folha.",
          "Faz menos tranco, o que reduz o ruído percebido. Folha solta ou trilho ruim continua fazendo barulho.",
        ],
      },
      {
        question: "Motor mais caro é mais silencioso?",
        answers: [
          "Não necessariamente. O que reduz ruído é o controle de rotação, a fixação firme e a folha em ordem.",
          "Nem sempre. Um motor simples em portão bem regulado faz menos barulho que um caro em folha torta.",
        ],
      },
      {
        question: "Dá para silenciar o motor que já tenho?",
        answers: [
          "Em boa parte dos casos: lubrificação, batente de borracha, suporte firme e rolamento novo ajudam.",
          "Costuma dar. A revisão acha peça seca, folga e fixação solta; um redutor gasto é que pede peça.",
        ],
      },
      {
        question: "Motor de 24 V é mais silencioso?",
        answers: [
          "Costuma ser, por trabalhar com rotação controlada. Como nos demais, o ruído final depende da folha e da fixação.",
          "Em geral, sim. Verifique também ciclos por hora e se há peça de reposição para o modelo.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, gravado de longe, e a largura e o tipo do portão",
  },
  {
    id: "inversor-ou-comum",
    broader: "motor",
    label: "Motor com inversor ou comum",
    phrase: "o motor com inversor e o motor comum",
    asks: [
      "trocar motor inversor ou normal",
      "pego inversor ou normal",
      "inversor ou comum",
      ...["placa", "central"].flatMap((part) => [
        `${part} inversora ou comum`,
        `${part} inversora ${part} comum`,
        `${part} inversora ou ${part} comum portão`,
        `${part} inversora comum portão`,
        `diferença ${part} inversora comum`,
      ]),
      "inversor comum",
      "inversor monofásico",
      "diferença inversor monofásico",
      "diferença inversor comum",
      "inversor ou monofásico",
      "inversor ou capacitor",
      "diferença inversor",
      "inversor ou sem inversor",
      "com inversor sem inversor",
      "inversor normal",
      "inversor ou convencional",
      "inversor convencional",
      "inversor ou convencional compensa",
      "convencional ou inversor",
      "inversor ou padrão",
    ],
    intent: "comparison",
    answers: {
      price: [
        "Trocar o motor comum por um com inversor fica, em casa, de {price.homeSwap}, conforme o portão; no basculante de até {width.quarterHp}, o kit instalado com inversor sai por {price.jetflex}, contra {price.padrao} do comum. De correr e de abrir, a foto dá o valor.",
      ],
      any: [
        "A diferença está na velocidade: o motor com inversor parte devagar, corre no meio e freia no fim; o sem inversor anda em uma velocidade só, é mais simples e custa menos. Com muito uso ou pressa, escolha o inversor; com pouco uso, o comum atende.",
        "O motor com inversor abre mais rápido e para com suavidade, porque a placa controla a velocidade em cada trecho; o comum, sem inversor, é mais barato e mais fácil de consertar. No basculante, o {model.jetflex}, com inversor, sai por {price.jetflex} instalado, contra {price.padrao} do comum.",
        "O comum é mais barato e simples, com capacitor de partida e velocidade fixa; o de inversor acelera por programação e não bate no fim. Os dois usam a mesma tomada de 127 V ou 220 V: escolha o inversor onde o portão abre muitas vezes por dia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Comum e com inversor, ponto por ponto",
          "O que muda na prática",
          "Partida, velocidade, ruído e conserto",
        ],
        slots: [
          [
            "Na partida, o comum arranca de uma vez; o de inversor sobe a velocidade aos poucos e poupa engrenagem e folha.",
            "O comum dá um tranco para sair; o inversor acelera em rampa.",
            "Com inversor, folha longa ou de vidro sai sem sacudir.",
          ],
          [
            "Na velocidade, o comum tem a de fábrica; no de inversor ela se regula, e por isso ele chega a abrir em poucos segundos.",
            "O inversor é o que permite portão rápido, como o JetFlex, que abre em {opening.jetflex}.",
            "Quem espera na rua ganha segundos com o inversor; no comum, não há como acelerar.",
          ],
          [
            "No conserto, o comum aceita capacitor e central fáceis de achar; a placa do inversor é própria do modelo e custa mais.",
            "A placa do inversor não se troca por central comum, e o surto de energia é o maior inimigo dela.",
            "Peça do comum se acha em qualquer loja; a do inversor é encomendada pelo modelo.",
          ],
        ],
        bullets: [
          "Comum: partida por capacitor, velocidade fixa",
          "Inversor: aceleração e freio programados",
          "Comum: menor preço e conserto simples",
          "Inversor: mais ciclos e menos tranco",
          "Os dois: rede comum, com terra e disjuntor próprio",
        ],
      },
      {
        about: "replace",
        headings: ["Qual dos dois para o seu portão", "Quando o inversor compensa", "Quando o comum basta"],
        slots: [
          [
            "Casa com poucas aberturas por dia e portão equilibrado fica bem servida com o comum.",
            "Se o portão abre menos de vinte vezes por dia, o comum atende por anos.",
            "Portão leve e rua calma não precisam de inversor.",
          ],
          [
            "Rua perigosa, prédio, folha longa ou muitas aberturas por dia justificam o inversor.",
            "O inversor compensa onde o portão quase não descansa ou onde a espera preocupa.",
            "Em garagem coletiva, a parada suave do inversor reduz quebra de solda e de roldana.",
          ],
          [
            "Com inversor, peça fio terra e um protetor contra surto (DPS) no quadro, porque a eletrônica é a parte cara.",
            "Antes de pôr inversor, confira aterramento e proteção contra surto.",
            "Quem mora {em} em rua com queda de luz frequente deve pôr DPS junto com o inversor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço de um e de outro", "Quanto custa cada tipo", "Quanto o inversor muda no preço"],
        slots: [
          [
            "No kit basculante instalado, o Padrão, comum, custa {price.padrao}, o Speedy, {price.speedy}, e o JetFlex, com inversor, {price.jetflex}.",
            "Para basculante de até {width.quarterHp}, o motor comum instalado parte de {price.padrao}, e o JetFlex, com inversor, sai por {price.jetflex}.",
            "Entre o comum e o inversor, no basculante, a diferença vai de {price.padrao} a {price.jetflex}, com instalação.",
          ],
          [
            "Em portão de correr ou de abrir, o valor sai por foto, porque depende do peso e do número de aberturas.",
            "Nos outros portões, mande medidas e aberturas por dia; o orçamento mostra os dois tipos.",
            "No conserto, conte a placa do inversor, que é mais cara que a central comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com inversor precisa de rede trifásica?",
        answers: [
          "Não. A placa recebe a rede comum e cria, por dentro, as três fases do motor.",
          "Não precisa: ele liga na mesma rede do motor comum, 127 V ou 220 V conforme o modelo.",
        ],
      },
      {
        question: "Inversor gasta menos luz?",
        answers: [
          "A diferença na conta é pequena, porque o motor trabalha poucos segundos por abertura. Não escolha por isso.",
          "Quase não muda na conta. O ganho está na partida suave e na velocidade.",
        ],
      },
      {
        question: "Dá para pôr inversor no motor que já tenho?",
        answers: [
          "Em geral, não: motor e placa são feitos um para o outro. Troca-se o conjunto.",
          "Na maioria dos modelos não compensa; o caminho é trocar o motor inteiro.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor atual, com quantas vezes ele abre por dia",
  },
  {
    id: "desmontar-motor",
    broader: "motor",
    label: "Como desmontar o motor do portão",
    phrase: "a desmontagem do motor",
    intent: "how-to",
    asks: [
      "motor defeito quero abrir para ver",
      "posso abrir motor",
      "posso abrir tampa motor",
      "pode abrir tampa motor",
      "tirar tampa motor",
      "desmontar motor",
      "como desmontar motor",
      "desmonta motor portão",
      "abrir motor portão como",
      "abrir carcaça motor",
      "abrir tampa motor",
      "abrir motor por dentro",
      "como abrir motor portão",
      "desmontar motor portão",
      "desmontar motor basculante",
      "desmontar motor correr",
    ],
    answers: {
      any: [
        "Não desmonte o motor em casa: sob a tampa há tensão da rede, e o capacitor guarda carga mesmo depois de desligar. O que dá para ver por fora, com o disjuntor desligado, é a etiqueta, fios soltos, ferrugem e umidade; o resto fica com o técnico.",
        "Desmontar o motor em casa só vai até a tampa plástica, com o disjuntor desligado e alguns minutos de espera, porque o capacitor guarda carga. Redutor, enrolamento e central são de bancada; e no basculante o motor não sai sem escorar a folha, que ele ajuda a segurar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que verificar antes de pôr a chave no parafuso", "Três riscos da desmontagem"],
        slots: [
          [
            "Um capacitor carregado dá choque mesmo com a energia cortada.",
            "Desligado não é descarregado: o capacitor segura tensão.",
          ],
          [
            "Sem o motor travado, folha em rampa corre e basculante desequilibrado desce.",
            "O motor é o freio da folha; tirá-lo solta o portão.",
          ],
          [
            "Uma caixa aberta perde graxa e vedação, e a peça remontada sem alinhamento faz barulho.",
            "Redutor remontado sem a graxa e a junta certas dura pouco.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que dá para fazer com segurança", "Da etiqueta à limpeza externa"],
        slots: [["Com pouco se ajuda muito o diagnóstico.", "O que ajuda o técnico não pede desmontar."]],
        steps: [
          "Desligue o disjuntor e confirme que o controle não aciona.",
          "Fotografe a etiqueta e a ligação antes de tocar em qualquer coisa.",
          "Limpe a carcaça por fora com pano seco.",
          "Anote o som e o momento do defeito e mande com as fotos.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Perco a garantia se abrir o motor?",
        answers: ["Em geral sim, se há lacre. Leia o termo antes de tirar parafuso."],
      },
      {
        question: "Posso tirar o motor do portão e levar à oficina?",
        answers: [
          "No de correr reto e nivelado, com a energia cortada por eletricista e a folha presa, é possível. No basculante, não: chame para escorar.",
        ],
      },
    ],
    photo: "fotos da etiqueta, do motor fechado e do portão inteiro",
  },
  {
    id: "escova-de-carvao",
    broader: "motor",
    label: "Escova de carvão do motor",
    phrase: "a escova de carvão do motor de portão",
    intent: "question",
    asks: [
      "trocar escovas motor 24",
      "escovas motor portão 24 v",
      "motor faísca trocar carvãozinho",
      "carvãozinho do motor",
      "escova carvão",
      "escova motor",
      "carvão motor",
      "escovas motor portão",
      "carvão motor portão",
      "trocar carvão",
      "trocar escova motor",
      "escova carvão motor portão",
      "motor usa escova",
      "motor carvão",
    ],
    answers: {
      any: [
        "Só motor de corrente contínua com escovas, de 12 ou 24 V, usa carvão; o motor comum de 110 ou 220 V é de indução e não tem essa peça. Se o seu usa, a troca é pelo modelo da etiqueta, quando o carvão está curto ou o motor falha e faísca.",
      ],
      price: [
        "O preço da escova de carvão depende do modelo do motor de 12 ou 24 V, e a troca soma a mão de obra de abrir e limpar o coletor. Mande a foto da etiqueta: o orçamento é grátis. Motor comum de 110 ou 220 V não usa carvão.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de carvão gasto", "Quando a escova pede troca"],
        slots: [
          [
            "Um motor que falha em certas posições e volta com um empurrão tem carvão curto.",
            "Partida que às vezes não vem, em motor de 24 V, é sinal de escova gasta.",
          ],
          ["Faísca forte e pó preto na tampa mostram o fim da escova.", "Pó escuro e cheiro acompanham o desgaste."],
        ],
      },
    ],
    keep: ["visit", "check"],
    questions: [
      {
        question: "Posso trocar o carvão do motor em casa?",
        answers: ["Não é indicado: é preciso abrir o motor e conferir o coletor, com a folha presa."],
      },
      {
        question: "Carvão de furadeira serve no motor do portão?",
        answers: ["Não. Medida e dureza erradas comem o coletor."],
      },
    ],
    photo: "a foto da etiqueta do motor",
  },
  {
    id: "ninho-no-motor",
    broader: "motor",
    label: "Ninho ou bicho dentro do motor",
    phrase: "o ninho dentro do motor do portão",
    intent: "question",
    asks: [
      "ninho motor",
      "ninho passarinho motor",
      "passarinho motor",
      "passarinho ninho",
      "abelha motor",
      "abelhas motor",
      "marimbondo motor",
      "vespa motor",
      "vespeiro motor",
      "bicho dentro motor",
      "ninho portão",
      "ninho rato motor",
      "aranha motor",
      "morcego motor",
    ],
    answers: {
      any: [
        "Desligue o disjuntor, não acione e não jogue água nem veneno: bicho ou ninho no motor prende peça e junta umidade na placa. Abelha e vespa são com apicultor ou com a prefeitura, em São Paulo pelo 156; depois o técnico limpa, veda e confere a placa.",
        "Desligue o disjuntor e não acione: ninho no motor prende peça que gira, tapa a ventilação e junta umidade na placa. Passarinho com ovos ou filhote não se remove, que é fauna protegida; espere sair. Abelha ou marimbondo é caso de bombeiro ou apicultor. Depois, limpeza e vedação.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Depois que o bicho saiu", "Limpar, secar e fechar a entrada"],
        slots: [
          [
            "A limpeza é com pincel seco, motor desligado, sem água nem inseticida na placa.",
            "Nada de veneno ou água na central: molham a trilha e dão curto.",
          ],
          [
            "Tela fina nas aberturas e borracha na tampa impedem a volta, sem tapar a ventilação.",
            "Feche frestas de fio com massa própria e deixe o respiro livre.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Formiga e lagartixa também estragam o motor?",
        answers: ["Estragam a placa, porque fecham contato entre trilhas. A tampa bem vedada evita."],
      },
      {
        question: "Posso abrir a tampa do motor para olhar?",
        answers: [
          "Melhor não: por fora já se vê por onde o bicho entra, e sob a tampa há rede e um capacitor que guarda carga mesmo desligado.",
        ],
      },
    ],
    photo: "uma foto do motor com a tampa no lugar, mostrando por onde o bicho entra",
  },
  {
    id: "proteger-motor-do-sol",
    broader: "motor",
    label: "Proteger o motor do sol",
    phrase: "a proteção do motor contra o sol",
    intent: "question",
    asks: [
      "motor sol queima",
      "motor portão sol queima",
      "proteger motor sol",
      "proteção motor sol",
      "casinha motor",
      "casinha proteger motor",
      "caixa proteger motor",
      "cobertura motor portão",
      "sol motor estraga",
      "motor sol estraga",
      "motor no sol",
      "motor pega sol",
      "motor debaixo sol",
      "abrigo motor",
      "capa motor sol",
      "telhado motor portão",
    ],
    answers: {
      any: [
        "Proteja com uma cobertura aberta dos lados, uns 10 a 20 cm acima do motor, que faça sombra e deixe o ar passar. Casinha fechada ou capa justa prende calor e o protetor térmico desarma. A tampa original inteira já aguenta sol; o que ela não aguenta é falta de ventilação.",
      ],
      price: [
        "O preço da cobertura do motor depende do material e de onde ela se prende; costuma ser serviço de serralheiro. Serve chapa ou telha inclinada, aberta dos lados, uns 10 a 20 cm acima do motor, sem tampar a chave nem a ventilação.",
      ],
      question: [
        "Sol em geral não queima o motor, mas o calor o faz desarmar mais cedo quando já trabalha forçado. Proteja com uma cobertura aberta dos lados, 10 a 20 cm acima, que faz sombra sem prender o calor; capa justa ou caixa fechada piora.",
        "Pode fazer sombra com uma cobertura ventilada, aberta dos lados, 10 a 20 cm acima do motor; caixa fechada prende calor. Sol sozinho não queima motor bom, mas, com folha pesada e muitas aberturas, desarma o protetor térmico: peça a medição se ele para nas tardes quentes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como deve ser a cobertura", "Sombra com ar circulando"],
        slots: [
          [
            "Chapa, telha ou policarbonato inclinado serve, preso ao muro, e não à folha.",
            "A cobertura fica no muro ou no piso, longe do que gira.",
          ],
          [
            "Deixe passagem para a chave de destravamento e para a mão do técnico.",
            "Não tampe o furo da chave: ela precisa ser alcançada no apagão.",
          ],
        ],
      },
    ],
    keep: ["signs", "care"],
    questions: [
      {
        question: "O sol queima a placa?",
        answers: ["O calor encurta a vida do capacitor e da placa. Sombra e ventilação resolvem."],
      },
      {
        question: "Posso pintar o motor de branco?",
        answers: ["Só a tampa, sem cobrir etiqueta nem respiro. Sombra rende mais."],
      },
    ],
  },
  {
    id: "correia-do-motor",
    broader: "motor",
    label: "Correia do motor arrebentada",
    phrase: "a correia do motor de portão",
    intent: "repair",
    asks: [
      "correia motor",
      "correia [marca]",
      "correia motor [marca]",
      "correia motor arrebentou",
      "correia arrebentou",
      "correia portão",
      "trocar correia motor",
      "correia partiu",
      "correia frouxa motor",
      "correia gasta motor",
      "correia patinando",
      "motor usa correia",
      "correia dentada portão",
    ],
    answers: {
      any: [
        "Correia arrebentada deixa o motor girando sem mover a folha: desligue o disjuntor e não tente de novo. A nova tem a mesma medida e o mesmo número de dentes, lidos na velha pelo técnico, que também confere a polia. No basculante, não destrave nem passe embaixo.",
        "Se a correia do motor arrebentou, o motor gira solto e a folha não anda: deixe o disjuntor desligado e não insista. Troca-se a correia por outra igual e se acerta a tensão. Poucos motores usam correia; se o seu é de corrente ou engrenagem, a foto da etiqueta diz, e o conserto é outro.",
      ],
      price: [
        "O preço da correia depende do modelo do motor, da medida e de a polia também estar gasta; a mão de obra soma a tensão e o teste. Mande a foto da etiqueta, com a tampa fechada, e o orçamento sai grátis.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Correia, corrente ou engrenagem: o que quebrou", "Como saber que foi a correia"],
        slots: [
          [
            "Pó preto de borracha perto do motor e um giro livre, quase sem ruído, apontam a correia.",
            "Chiado nos dias anteriores e depois motor girando solto, sem raspar, é correia.",
          ],
          [
            "Ruído de metal raspando é engrenagem; corrente que escapou se vê pendurada.",
            "Se o que se ouve é metal moendo, foi engrenagem; corrente solta aparece pendurada.",
          ],
          [
            "Para sair com o carro, só portão de correr ou de abrir, plano e no trilho, se destrava com a chave, com o disjuntor desligado; o basculante fica como está.",
            "Até a troca, o de correr ou de abrir, reto e nivelado, anda na mão, destravado e com o disjuntor desligado; o basculante espera o técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a correia é trocada", "A troca da correia, na visita"],
        slots: [
          [
            "Com a energia cortada e a folha presa, o técnico abre a tampa e lê o código impresso na correia.",
            "A folha é presa e o disjuntor desligado antes de abrir a tampa; o código está nas costas da correia.",
          ],
          [
            "Conferem-se polia e rolamento, que gastam a peça nova se estiverem tortos ou presos.",
            "Polia torta ou rolamento duro rasga a correia nova, por isso são vistos juntos.",
          ],
          [
            "A tensão é acertada sem patinar na partida nem apertar o eixo, e o curso é testado várias vezes.",
            "No fim, acerta-se a tensão e testam-se partidas seguidas nos dois sentidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Correia de carro ou de máquina serve no motor?",
        answers: [
          "Só se medida, passo e largura são os mesmos, o que é raro. O código está impresso na própria correia, que o técnico lê ao abrir o motor.",
        ],
      },
      {
        question: "Por que a correia do motor arrebentou?",
        answers: ["A correia arrebenta por folha pesada, tensão errada ou polia torta. A causa é vista antes da nova."],
      },
    ],
    photo: "a foto da etiqueta do motor, com a tampa fechada, e conte o que ouviu quando arrebentou",
  },
];
