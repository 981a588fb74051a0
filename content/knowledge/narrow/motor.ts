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
        "O motor de portão mais silencioso é o de inversor, que parte e para devagar, sem tranco nem pancada. No basculante de até {width.quarterHp}, o JetFlex instalado custa {price.jetflex}; nos outros portões, o valor sai por foto, e roldana, dobradiça e batente em ordem contam tanto quanto o motor.",
        "O melhor motor para um portão silencioso é o de inversor, o circuito que faz a folha acelerar e frear aos poucos. Para basculante de até {width.quarterHp} há o JetFlex, por {price.jetflex} instalado; para correr ou abrir, orçamos por foto. Batente de borracha e roldana boa fazem o resto.",
        "O motor que faz menos barulho é o de inversor, porque arranca e freia de leve, em vez de bater no fim. Em basculante de até {width.quarterHp}, o JetFlex sai por {price.jetflex} com instalação; em outro tipo, o preço vem por foto. Folha torta, roldana ruim e batente seco continuam barulhentos com qualquer motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher um motor silencioso", "O motor silencioso para cada portão"],
        slots: [
          [
            "No basculante, o inversor acelera e freia a folha aos poucos, e some a pancada do batente, que é o que mais incomoda quem dorme em cima da garagem. No de abrir, o equivalente é o pivotante com inversor ou de 24 V.",
            "Para basculante, procure o motor com inversor: ele reduz o tranco da partida e a batida no fim, os dois ruídos que chegam ao quarto. Portão de abrir ganha o mesmo com pivotante de 24 V ou com inversor.",
            "Em folha basculante, a parada suave do inversor elimina a batida, o som que mais sobe para o andar de cima. O portão de abrir fica quieto com motor de 24 V ou com inversor, de rotação controlada.",
          ],
          [
            "No de correr, some ao motor a cremalheira de nylon, a barra dentada em que ele se apoia, e roldanas com rolamento sobre trilho limpo. Boa parte do som vem desse contato.",
            "Portão deslizante fica mais quieto com roldana de rolamento, trilho limpo e cremalheira de nylon no lugar da metálica, porque o ruído nasce onde os dentes e as rodas se encostam.",
            "O deslizante, por sua vez, depende do que roda: cremalheira de nylon, a régua dentada da folha, rodas com rolamento e trilho varrido tiram mais barulho do que trocar só o motor.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem o barulho", "Motor ou folha: quem faz o ruído"],
        slots: [
          [
            "Pancada no fim é batente ou regulagem, ronco durante todo o percurso é redutor, e rangido é dobradiça, pino ou fuso seco. Suporte frouxo ou coluna fraca ainda faz a parede vibrar e leva o som até o quarto.",
            "O ouvido separa as causas: batida no fim pede regulagem, ronco contínuo vem do redutor, as engrenagens do motor, e rangido é peça sem lubrificação. Se a fixação está solta, a parede inteira vibra junto.",
            "Cada som tem origem: o da chegada vem do batente, o contínuo, das engrenagens do motor, e o rangido, de dobradiça ou fuso seco. Motor mal preso usa a coluna como caixa de som.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Trocar o motor ou ajustar o portão", "Quando basta o ajuste e quando trocar"],
        slots: [
          [
            "Antes da compra, uma visita de ajuste, a partir de {price.preventive} em casa, sem peças, lubrifica, reaperta e regula a parada, e às vezes basta. A troca por um motor comum fica de {price.homeSwap} com mão de obra, e o de inversor custa mais.",
            "Se o motor ainda é bom, comece pela revisão, que parte de {price.preventive} em residência, fora peças, e cuida de folga, lubrificação e batente. Quando a troca é inevitável, o motor comum sai de {price.homeSwap}, já colocado; com inversor, acima disso.",
            "Lubrificar, firmar o suporte e acertar a parada custa a partir de {price.preventive} em casa, sem contar peças, e silencia muito portão. Motor novo comum, com o serviço, fica de {price.homeSwap}; o de inversor tem preço maior.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "JetFlex é silencioso?",
        answers: [
          "É mais suave que os motores comuns, porque parte e para devagar com o inversor. O silêncio do conjunto ainda depende da folha: solta ou torta, ela continua fazendo barulho.",
          "Faz menos tranco, e isso reduz o ruído que se ouve de dentro da casa. Mesmo com ele, dobradiça seca e folha frouxa precisam de acerto.",
        ],
      },
      {
        question: "Como não acordar os vizinhos com o portão à noite?",
        answers: [
          "Com parada suave, batente de borracha e folha sem folga. O que acorda o vizinho costuma ser a pancada do fim e o tranco da partida, mais que o motor girando.",
          "Ataque a batida do fim: freada regulada, borracha no batente e peças apertadas. O zumbido do motor atravessa menos a parede que o choque da folha.",
        ],
      },
      {
        question: "Dá para silenciar o motor que já tenho?",
        answers: [
          "Em boa parte dos casos, sim: lubrificação, batente de borracha, suporte firme e rolamento novo ajudam. Redutor gasto é que pede peça ou troca.",
          "Costuma dar, com ajuste de folga, peça lubrificada e fixação reapertada. Se o ronco vem das engrenagens internas, só a troca delas ou do motor resolve.",
        ],
      },
      {
        question: "Motor de 24 V é mais silencioso?",
        answers: [
          "Costuma ser, por trabalhar com rotação controlada. Verifique também quantas aberturas por hora ele aceita e se há peça de reposição para o modelo.",
          "Em geral, sim, porque a velocidade é dosada na partida e na chegada. O ruído final, como nos demais, depende da folha e da fixação.",
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
      any: [
        "A diferença está na velocidade: o motor com inversor parte devagar, corre no meio e freia no fim; o comum, monofásico com capacitor, anda numa velocidade só e custa menos. No basculante, são {price.jetflex} contra {price.padrao} instalados: o inversor compensa com muito uso ou pressa, e o comum atende o resto.",
        "O motor com inversor abre mais rápido e para com suavidade, porque a placa controla a rotação; o convencional, com capacitor, é mais barato e mais simples de consertar. Escolha o inversor em rua movimentada ou uso intenso; no basculante, ele sai por {price.jetflex} instalado, e o comum, por {price.padrao}.",
        "Entre motor com inversor e motor monofásico comum, com capacitor, decida pelo uso: o comum basta em casa com poucas aberturas, por {price.padrao} instalado no basculante. O de inversor, {price.jetflex}, acelera por programação, freia antes do batente e vale onde há pressa ou muito movimento.",
      ],
      price: [
        "Trocar o motor comum por um com inversor fica, em casa, de {price.homeSwap} ou mais, conforme o portão; no basculante de até {width.quarterHp}, o kit instalado com inversor sai por {price.jetflex}, contra {price.padrao} do comum. De correr e de abrir, a foto dá o valor.",
        "No basculante de até {width.quarterHp}, o motor comum instalado custa {price.padrao}, e o de inversor, {price.jetflex}. Nos outros portões, o inversor passa o preço do comum, cuja troca em casa é de {price.homeSwap}, e o valor exato sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Comum e com inversor, ponto por ponto", "O que muda na prática"],
        slots: [
          [
            "O inversor é o circuito que comanda a rotação: a folha sai sem tranco e chega sem pancada, o que poupa engrenagem, solda e batente. O comum arranca de uma vez, com a ajuda do capacitor, e mantém a velocidade de fábrica.",
            "Com inversor, a placa dosa a rotação em cada trecho, e o portão parte e para de leve. Sem ele, o capacitor dá o arranque e a velocidade é uma só, do começo ao batente.",
            "No motor comum, o capacitor dá a partida e a folha anda sempre igual. No de inversor, a placa acelera e freia aos poucos, o que tira o tranco do começo e a batida do fim.",
          ],
        ],
        bullets: [
          "Partida: tranco no comum, suave no inversor",
          "Tempo no basculante: {opening.padrao} no Padrão, {opening.jetflex} no JetFlex",
          "Conserto: peça comum e barata, ou placa própria do modelo e mais cara",
          "Uso: poucas aberturas por dia, ou muitas",
          "Rede: os dois ligam na rede comum, com terra e disjuntor próprio",
        ],
      },
      {
        about: "replace",
        headings: ["Quando o inversor compensa", "Qual dos dois para o seu portão"],
        slots: [
          [
            "Rua movimentada, folha longa, garagem coletiva ou muitas aberturas por dia justificam o inversor. Casa com portão equilibrado e pouco movimento fica bem servida com o comum por anos.",
            "O inversor vale onde o portão quase não descansa, onde a espera na rua preocupa ou onde a folha é comprida. Em rua calma, com folha leve e poucas saídas, o comum faz o mesmo por menos.",
            "Para quem abre poucas vezes por dia e tem portão leve, o comum basta. Prédio, avenida e folha longa pedem inversor, que acelera mais e bate menos.",
          ],
          [
            "Com inversor, peça fio terra e protetor contra surto no quadro, porque a placa é a parte cara. Ela não se troca por central comum.",
            "A eletrônica do inversor sofre com raio e queda de luz, e um protetor de surto com bom aterramento a defende. Se queimar, só serve a placa da mesma linha.",
            "Proteja o inversor com terra e protetor de surto, o DPS, já que a placa dele é exclusiva e a que mais pesa num conserto.",
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
          "Não precisa: ele liga na mesma rede do comum, em 127 V ou 220 V, conforme o modelo.",
        ],
      },
      {
        question: "Inversor gasta menos luz?",
        answers: [
          "A diferença na conta é pequena, porque o motor trabalha poucos segundos por abertura. Não escolha por isso.",
          "Quase não muda. O ganho está na partida suave e na velocidade, e não no consumo.",
        ],
      },
      {
        question: "Dá para pôr inversor no motor que já tenho?",
        answers: [
          "Em geral, não: motor e placa são feitos um para o outro, e o caminho é trocar o conjunto.",
          "Na maioria dos modelos não compensa, porque o motor comum não foi feito para isso. Troca-se o motor inteiro.",
        ],
      },
      {
        question: "O motor com inversor dura mais?",
        answers: [
          "A partida suave poupa a mecânica, mas a placa é mais sensível a surto. Com folha leve e proteção, os dois ficam na faixa de {trade.life}.",
          "Engrenagem e solda sofrem menos; a eletrônica pede proteção contra raio. Nos dois, espere de {trade.life} com o portão em ordem.",
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
        "Ninho de passarinho, abelha ou vespa no motor do portão: desligue o disjuntor, não acione e não jogue água nem veneno. Passarinho com ovos ou filhote é fauna protegida e se espera sair; abelha e vespa são com apicultor ou com a prefeitura, na capital pelo 156. Depois o técnico limpa, veda e confere a placa.",
        "Com passarinho, abelha ou vespa no motor do portão, corte a energia no disjuntor e deixe-o parado, porque o ninho prende a peça que gira e umedece a placa. Espere o passarinho criar e sair; para abelha ou vespa, chame apicultor ou a prefeitura, e só depois vem a limpeza, sem água nem inseticida.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Até o bicho sair"],
        slots: [
          [
            "Acionar o portão machuca o animal e pode queimar o motor, e mexer em abelha ou vespa é perigoso. Siga estes passos e mantenha distância.",
            "O motor parado protege o bicho e a placa. Com abelha ou vespa, não chegue perto, sobretudo se alguém da casa é alérgico.",
            "Ninguém tira ninho com o motor ligado, e enxame não se espanta com fumaça nem veneno. Comece por cortar a energia.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não acione.",
          "Veja de longe por onde o bicho entra e não tape a saída.",
          "Abelha, vespa ou marimbondo: afaste pessoas e animais e chame apicultor ou a prefeitura.",
          "Passarinho com ovos ou filhote: espere saírem.",
          "Para passar, o portão de correr ou de abrir, em bom estado e longe do enxame, pode ser aberto na mão; o basculante fica parado.",
        ],
      },
      {
        about: "care",
        headings: ["Limpar e fechar a entrada", "Depois que o bicho saiu"],
        slots: [
          [
            "A limpeza é feita com o motor desligado, a seco, com pincel, e pelo técnico na parte de dentro, onde há tensão. Água e inseticida na placa molham as trilhas e dão curto.",
            "Palha, mel e terra saem com pincel seco e o disjuntor desligado, e a parte interna fica com o técnico. Nada de veneno ou jato de água, que causam curto na central.",
            "Tudo se limpa a seco e sem energia, e o lado de dentro da tampa é do técnico. Líquido na placa, seja água, seja inseticida, é o que mais estraga.",
          ],
          [
            "Tela fina nas aberturas e borracha na tampa impedem a volta, sem tapar a ventilação do motor.",
            "Para não voltarem, fecham-se as frestas de fio e põe-se tela fina, com o respiro livre.",
            "A vedação é com borracha na tampa e tela nas entradas, deixando o motor respirar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico confere", "A visita depois do ninho"],
        slots: [
          [
            "Ele limpa, procura ferrugem e trilha corroída na placa, mede capacitor e sensores e testa o portão em vários ciclos. Em casa, a visita com ajuste e limpeza parte de {price.preventive}, sem peças.",
            "O técnico remove o que sobrou, vê se a umidade atacou a placa e mede capacitor e fim de curso. A visita residencial com limpeza e regulagem começa em {price.preventive}, fora peças.",
            "A conferência passa por placa, conectores, capacitor e engrenagem, que palha costuma prender. Limpeza e ajuste em casa custam a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Formiga e lagartixa também estragam o motor?",
        answers: [
          "Estragam a placa, porque fecham contato entre as trilhas. Tampa bem vedada e frestas de fio fechadas evitam.",
          "Sim: encostam na placa, dão curto e morrem ali. A vedação da tampa é a defesa.",
        ],
      },
      {
        question: "Posso abrir a tampa do motor para olhar?",
        answers: [
          "Melhor não: sob a tampa há rede elétrica e um capacitor que guarda carga mesmo desligado. Por fora já se vê por onde o bicho entra.",
          "Não abra. Mesmo sem energia, o capacitor pode dar choque, e o bicho pode reagir.",
        ],
      },
      {
        question: "O motor parou depois do ninho. Queimou?",
        answers: [
          "Nem sempre: pode ser sujeira na engrenagem ou sensor tapado. Deixe desligado até a limpeza, porque forçar queima.",
          "Talvez só esteja preso ou com a placa úmida. Sem acionar, a chance de salvar é maior.",
        ],
      },
      {
        question: "Quanto tempo o passarinho fica no ninho?",
        answers: [
          "Em geral poucas semanas, do ovo ao voo. Enquanto isso, use o portão na mão, se for de correr ou de abrir.",
          "Até os filhotes voarem, o que leva algumas semanas. Depois, limpe e vede logo, antes que venha outro.",
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
        "Se a correia do motor do portão arrebentou, o motor gira e a folha não anda: desligue o disjuntor e não insista, porque a troca é por outra de mesma medida e mesmos dentes. Poucos motores usam correia; a etiqueta diz se o seu é um deles, e no basculante não destrave nem passe embaixo.",
        "Correia de motor de portão arrebentada deixa o motor girando solto e o portão parado, e a saída é pôr outra igual, com a tensão acertada pelo técnico. Deixe o disjuntor desligado até lá; no basculante, não mova a folha. Pela etiqueta se confirma o modelo, já que a maioria usa engrenagem ou corrente.",
        "A correia arrebentada se troca por uma de medida e número de dentes iguais, com a polia conferida, e o motor continua. Enquanto isso, corte a energia no disjuntor e, em portão basculante, não destrave a folha. A foto da etiqueta mostra se o seu motor é mesmo de correia, pois poucos são.",
      ],
      price: [
        "O preço da correia do motor depende do modelo, da medida e de a polia também estar gasta, e a mão de obra inclui acertar a tensão e testar. A visita em casa parte de {price.preventive}, sem peças; mande a foto da etiqueta, com a tampa fechada, para o valor da peça.",
        "Trocar a correia custa a peça, que varia com a medida e o motor, mais o serviço, com visita a partir de {price.preventive} em residência, fora a peça. Polia torta ou rolamento preso somam; a etiqueta do motor basta para orçar.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Correia, corrente ou engrenagem: o que quebrou", "Como saber que foi a correia"],
        slots: [
          [
            "Pó preto de borracha, chiado nos dias anteriores e depois um giro livre, quase sem ruído, apontam a correia. Metal raspando ou estalando é engrenagem, e corrente que saiu do lugar aparece pendurada.",
            "A correia avisa com chiado e deixa pó escuro; quando parte, o motor gira leve e silencioso. Se o barulho é de metal, olhe para a engrenagem, e se há uma corrente solta à vista, foi ela.",
            "Giro solto e sem raspar, depois de dias de chiado e com borracha em pó por perto, é correia. Estalo metálico indica dente gasto, e a corrente, quando escapa, fica à mostra.",
          ],
          [
            "Para sair com o carro, o portão de correr ou de abrir, no trilho e inteiro, pode ser destravado com o disjuntor desligado. O basculante fica como está.",
            "Até a troca, só a folha de correr ou de abrir, em bom estado, anda na mão, destravada e sem energia; a basculante espera o técnico.",
            "Precisa passar? Com o disjuntor desligado, destrave apenas portão de correr ou de abrir que esteja reto e no lugar, nunca o basculante.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a correia é trocada", "A troca da correia, na visita"],
        slots: [
          [
            "Com a energia cortada e a folha presa, o técnico abre a tampa, lê o código impresso na correia e confere polia e rolamento, que rasgam a nova se estiverem tortos ou duros.",
            "O técnico desliga o circuito, trava a folha e só então abre o motor. A medida está nas costas da correia velha, e a polia e o rolamento são vistos junto, porque peça torta estraga a nova.",
            "Primeiro a folha é presa e o disjuntor, desligado; depois se lê o código da correia. Polia desalinhada ou rolamento preso também são trocados, senão ela rompe outra vez.",
          ],
          [
            "A tensão é acertada sem patinar na partida nem forçar o eixo, e o portão faz vários ciclos.",
            "No fim, o aperto da correia fica no ponto em que ela não escorrega, testado em partidas seguidas.",
            "Frouxa, ela patina, e apertada, castiga o eixo: o ajuste certo é conferido abrindo e fechando várias vezes.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a correia arrebenta", "O que gasta a correia"],
        slots: [
          [
            "Folha pesada, tensão errada e polia torta são as três causas comuns, além da idade da borracha. Por isso o portão é testado na mão antes da nova: se está duro, o conserto começa nele.",
            "A borracha envelhece, mas quem acelera a quebra é o portão duro, a polia fora de linha ou a tensão mal regulada. A folha é conferida junto, para a correia nova durar.",
            "Além do tempo de uso, pesam a folha que anda com esforço, a polia desalinhada e o aperto errado. Corrigir essas causas faz parte da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Correia de carro ou de máquina serve no motor?",
        answers: [
          "Só se medida, passo dos dentes e largura forem iguais, o que é raro. O código impresso na correia diz qual é a certa.",
          "Quase nunca: o passo e a largura mudam, e ela patina ou salta. Use a do código que está na velha.",
        ],
      },
      {
        question: "Preciso trocar o motor por causa da correia?",
        answers: [
          "Não, se ainda há correia do modelo e o resto está bom. A troca do motor, em casa de {price.homeSwap}, entra quando falta peça ou há mais desgaste.",
          "Em geral, não. Motor muito antigo ou sem reposição pode sair por {price.homeSwap}, com mão de obra, e vale comparar.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Com a peça na mão, até {trade.smallRepair}, com os testes. O que demora é achar a correia de motor antigo.",
          "Costuma caber em {trade.smallRepair}, quando a correia vai com o técnico. Identificar o modelo pela etiqueta, antes, evita uma segunda ida.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, com a tampa fechada, e conte o que ouviu quando arrebentou",
  },
];
