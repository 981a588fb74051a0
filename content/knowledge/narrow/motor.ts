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
        "O motor de portão mais silencioso é o de inversor, que parte e para devagar, sem tranco nem batida no fim. No basculante de até {width.quarterHp}, é o JetFlex, por {price.jetflex} instalado. Nos outros portões, o orçamento é grátis, por foto. Roldana boa e batente de borracha contam tanto quanto o motor.",
        "O melhor motor para portão silencioso é o de inversor, uma placa que faz a folha acelerar e frear aos poucos. No basculante de até {width.quarterHp}, é o JetFlex, por {price.jetflex} instalado. Para correr ou abrir, orçamos de graça por foto. Com quarto perto do portão, cuide também do batente, das roldanas e da fixação.",
        "O motor que faz menos barulho é o de inversor, porque arranca e freia de leve, em vez de bater no fim. Em basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} com instalação; em outro tipo de portão, o preço vem por foto. Folha torta e roldana ruim continuam barulhentas com qualquer motor.",
        "Entre os modelos de motor, o mais silencioso é o de inversor: no basculante de até {width.quarterHp}, o JetFlex, por {price.jetflex} instalado. No portão de abrir, procure o de 24 V ou com inversor, e no de correr, some cremalheira de nylon. O que mais acorda quem dorme na frente é a batida do fim, e é ela que o inversor tira.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor silencioso para cada portão", "Como escolher um motor silencioso"],
        slots: [
          [
            "No basculante, o inversor acelera e freia a folha aos poucos e tira a pancada do batente, o ruído que mais incomoda quem dorme em cima da garagem. No portão de abrir, o equivalente é o pivotante com inversor ou de 24 V.",
            "Para basculante, o motor com inversor reduz o tranco da partida e a batida no fim, os dois ruídos que chegam ao quarto. Portão de abrir consegue o mesmo com pivotante de 24 V ou com inversor.",
            "No basculante, a parada suave do inversor elimina a batida, o som que mais sobe para o andar de cima. O portão de abrir fica silencioso com motor de 24 V ou com inversor.",
          ],
          [
            "No de correr, use com o motor a cremalheira de nylon, a barra dentada em que ele se apoia, e roldanas com rolamento sobre trilho limpo. Boa parte do som vem desse contato.",
            "O portão de correr fica mais silencioso com roldana de rolamento, trilho limpo e cremalheira de nylon no lugar da metálica, porque o ruído nasce onde os dentes e as rodas se encostam.",
            "O portão de correr depende do que roda: cremalheira de nylon, que é a barra dentada da folha, roldanas com rolamento e trilho limpo reduzem mais o barulho do que trocar só o motor.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["De onde vem o barulho", "Motor ou folha: quem faz o ruído"],
        slots: [
          [
            "Pancada no fim é batente ou regulagem, ronco durante todo o percurso é redutor gasto, e rangido é dobradiça, pino ou fuso seco. Suporte frouxo ou coluna fraca faz a parede vibrar e leva o som até o quarto.",
            "O tipo de som mostra a causa. Batida no fim pede regulagem, ronco contínuo vem do redutor, as engrenagens do motor, e rangido é peça sem lubrificação. Se a fixação está solta, a parede inteira vibra junto.",
            "Cada som tem uma origem: o da chegada vem do batente, o contínuo, das engrenagens do motor, e o rangido, de dobradiça ou fuso seco. Motor mal preso faz a coluna vibrar e amplia tudo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Trocar o motor ou ajustar o portão", "Quando basta o ajuste e quando trocar"],
        slots: [
          [
            "Antes da compra, peça uma visita de ajuste, a partir de {price.preventive} em casa, sem peças: ela lubrifica, reaperta e regula a parada, e às vezes basta. A troca por um motor comum fica de {price.homeSwap} com mão de obra, e o de inversor costuma custar mais.",
            "Se o motor ainda é bom, comece pela revisão, que parte de {price.preventive} em residência, fora peças, e cuida de folga, lubrificação e batente. Quando a troca é necessária, o motor comum custa de {price.homeSwap}, já instalado; com inversor, o preço é maior.",
            "Lubrificar, firmar o suporte e acertar a parada custa a partir de {price.preventive} em casa, sem peças, e silencia muitos portões. Motor novo comum, com o serviço, fica de {price.homeSwap}; o de inversor tem preço maior.",
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
          "Peça parada suave, batente de borracha e folha sem folga. O que acorda o vizinho costuma ser a pancada do fim e o tranco da partida, mais que o motor girando.",
          "Comece pela batida do fim, com freada regulada, borracha no batente e peças apertadas. O zumbido do motor atravessa menos a parede que o choque da folha.",
        ],
      },
      {
        question: "Dá para silenciar o motor que já tenho?",
        answers: [
          "Em boa parte dos casos, sim: lubrificação, batente de borracha, suporte firme e rolamento novo ajudam. Já o redutor gasto precisa de peça ou da troca do motor.",
          "Costuma dar, com ajuste de folga, lubrificação e fixação reapertada. Se o ronco vem das engrenagens internas, só a troca delas ou do motor resolve.",
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
      "diferença motor com inversor sem inversor",
      "diferença entre motor com inversor e sem inversor",
      "motor com inversor e motor sem inversor",
      "motor com inversor ou sem inversor qual",
      "motor com inversor e sem inversor diferença",
      "inverter ou comum",
      "diferença motor inverter comum",
      "motor inverter ou comum",

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
        "O motor com inversor compensa onde há pressa ou muito uso, porque acelera e freia aos poucos e abre mais rápido. O motor comum, monofásico com capacitor, anda numa velocidade só, custa menos e atende bem o restante das casas. No basculante, o kit instalado sai por {price.jetflex} com inversor e {price.padrao} sem ele.",
        "A diferença é que o motor com inversor abre mais rápido e para com suavidade, porque a placa controla a rotação, enquanto o convencional, com capacitor, é mais barato e mais simples de consertar. O inversor compensa em rua movimentada ou uso intenso. No basculante, ele sai por {price.jetflex} instalado, e o comum, por {price.padrao}.",
        "Entre motor com inversor e motor monofásico comum, com capacitor, decida pelo uso: o comum basta em casa com poucas aberturas e sai por {price.padrao} instalado no basculante. O de inversor, por {price.jetflex}, acelera mais, freia antes do batente e vale onde há pressa ou muito movimento.",
      ],
      price: [
        "Trocar o motor comum por um com inversor custa, no basculante de até {width.quarterHp}, {price.jetflex} com o kit instalado, contra {price.padrao} do comum. Nos portões de correr e de abrir, a troca do motor comum em casa fica de {price.homeSwap}, o inversor passa disso, e a foto dá o valor exato.",
        "No basculante de até {width.quarterHp}, o motor comum instalado custa {price.padrao}, e o de inversor, {price.jetflex}. Nos outros portões, o inversor custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, e o valor exato sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Comum e com inversor, ponto por ponto", "O que muda na prática"],
        slots: [
          [
            "O inversor é o circuito que comanda a rotação: a folha sai sem tranco e chega sem pancada, o que poupa engrenagem, solda e batente. O motor comum arranca de uma vez, com a ajuda do capacitor, e mantém a velocidade de fábrica.",
            "Com inversor, a placa controla a rotação em cada trecho, e o portão parte e para de leve. Sem ele, o capacitor dá o arranque, e a velocidade é uma só, do começo ao batente.",
            "No motor comum, o capacitor dá a partida, e a folha anda sempre na mesma velocidade. No de inversor, a placa acelera e freia aos poucos, o que tira o tranco do começo e a batida do fim.",
          ],
        ],
        bullets: [
          "Partida: com tranco no comum, suave no inversor",
          "Tempo no basculante: {opening.padrao} no Padrão (comum), {opening.jetflex} no JetFlex (inversor)",
          "Conserto: peças comuns e baratas no primeiro, placa própria e mais cara no segundo",
          "Uso indicado: poucas aberturas por dia no comum, muitas no inversor",
          "Rede elétrica: os dois ligam na rede comum, com aterramento e disjuntor próprio",
        ],
      },
      {
        about: "replace",
        headings: ["Quando o inversor compensa", "Qual dos dois para o seu portão"],
        slots: [
          [
            "Rua movimentada, folha longa, garagem coletiva ou muitas aberturas por dia justificam o inversor. Uma casa com portão equilibrado e pouco movimento fica bem servida com o motor comum por anos.",
            "O inversor vale onde o portão quase não descansa, onde a espera na rua preocupa ou onde a folha é comprida. Em rua calma, com folha leve e poucas saídas, o comum faz o mesmo por menos.",
            "Para quem abre poucas vezes por dia e tem portão leve, o motor comum basta. Prédio, avenida e folha longa pedem o inversor, que abre mais rápido e bate menos.",
          ],
          [
            "Com inversor, instale aterramento e protetor contra surto no quadro, porque a placa é a parte cara e não pode ser trocada por uma central comum.",
            "A eletrônica do inversor sofre com raio e queda de luz, e um protetor de surto com bom aterramento a defende. Se ela queimar, só serve a placa da mesma linha.",
            "Proteja o inversor com aterramento e protetor de surto, o DPS, já que a placa dele é exclusiva e costuma ser a peça mais cara num conserto.",
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
          "A diferença na conta é pequena, porque o motor trabalha poucos segundos por abertura. Não vale escolher por isso.",
          "Quase não muda. A vantagem dele está na partida suave e na velocidade, e não no consumo.",
        ],
      },
      {
        question: "Dá para pôr inversor no motor que já tenho?",
        answers: [
          "Em geral, não, porque motor e placa são feitos um para o outro. O caminho é trocar o conjunto.",
          "Na maioria dos modelos não compensa, porque o motor comum não foi feito para isso. O melhor é trocar o motor inteiro.",
        ],
      },
      {
        question: "O motor com inversor dura mais?",
        answers: [
          "A partida suave poupa a mecânica, mas a placa é mais sensível a surto. Com folha leve e proteção, os dois ficam na faixa de {trade.life}.",
          "Engrenagem e solda sofrem menos, mas a eletrônica precisa de proteção contra raio. Nos dois, espere de {trade.life} com o portão em ordem.",
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
        "Não desmonte o motor de portão em casa: sob a tampa há tensão da rede, e o capacitor guarda carga mesmo depois de desligar. O que dá para ver por fora, com o disjuntor desligado, é a etiqueta, a base, ferrugem e umidade; o resto é do técnico.",
        "Posso desmontar o motor do portão sozinho? Não é indicado: abrir a tampa expõe 127 ou 220 V e um capacitor carregado, e no basculante o motor não sai sem escora. Até a tampa, só olhe por fora; redutor e central são de bancada.",
        "Passo a passo para desmontar o automatizador é serviço de técnico, porque a tampa do motor esconde rede e capacitor carregado. Em casa, desligue o disjuntor, fotografe a etiqueta e anote o som; a visita que mede e conserta parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Três riscos da desmontagem", "O que verificar antes de pôr a chave no parafuso"],
        slots: [
          [
            "Cada risco tem um motivo, e nenhum some com o disjuntor desligado. Compare antes de abrir.",
            "Desligado não quer dizer seguro. Veja os três.",
            "A tampa parece simples e esconde estes perigos.",
          ],
        ],
        bullets: [
          "Choque: o capacitor guarda carga com a energia cortada",
          "Folha solta: sem o motor, a em rampa corre e o basculante desequilibrado desce",
          "Redutor: aberto, perde graxa e vedação, e remontado torto faz barulho",
          "Garantia: lacre rompido pode tirar o direito",
        ],
      },
      {
        about: "check",
        headings: ["O que dá para fazer com segurança", "Da etiqueta à limpeza externa"],
        slots: [
          [
            "O que ajuda o técnico não pede desmontar. Com fotos e anotações ele chega já com a peça provável.",
            "Poucas tarefas externas encurtam o conserto, e nenhuma abre a tampa.",
            "Com a tampa fechada, ainda há bastante a fazer.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e confirme que o controle não aciona.",
          "Fotografe a etiqueta e a base do motor.",
          "Limpe a carcaça por fora com pano seco.",
          "Anote o som e o momento do defeito.",
          "Grave um vídeo de longe, se o portão ainda anda com segurança.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no conserto do motor", "Diagnóstico do motor na visita"],
        slots: [
          [
            "Primeiro a folha é movida na mão, para separar defeito do portão de defeito da máquina. Depois se medem tensão, capacitor, fim de curso e saída da placa.",
            "Solta-se o motor e empurra-se a folha: se ela prende, o defeito é de roldana ou dobradiça. Então entram as medidas.",
            "Mão na folha e instrumento na placa, nessa ordem. O defeito do motor só se confirma depois.",
          ],
          [
            "O valor é combinado antes, e uma troca simples cabe em {trade.smallRepair}. Só redutor e enrolamento pedem bancada; força e percurso são regulados no fim.",
            "Você aprova o preço, e o conserto comum leva até {trade.smallRepair}. O redutor vai à bancada.",
            "O preço é combinado antes, e o reparo comum leva {trade.smallRepair}. Vão à bancada só redutor e enrolamento, e força e percurso se regulam no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Vale abrir para economizar?", "Conserto barato ou motor novo"],
        slots: [
          [
            "Capacitor e fim de curso são peças baratas, e abrir errado pode queimar a placa, que é cara. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "O ganho de abrir é pequeno; o risco, grande. Ajuste em residência começa em {price.preventive}, fora peças.",
            "Um capacitor custa pouco perto da placa que se queima. A visita em casa parte de {price.preventive}, sem contar peças.",
          ],
          [
            "Compare com a troca, de {price.homeSwap} em casa, se o motor passou de {trade.life} ou se o redutor gastou. Um conserto isolado quase sempre vale.",
            "Com mais de {trade.life} de uso, veja o preço da troca, de {price.homeSwap} em residência. Motor mais novo, com um defeito só, se conserta.",
            "Redutor gasto e mais de {trade.life} pedem a troca, de {price.homeSwap}. O resto conserta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perco a garantia se abrir o motor?",
        answers: [
          "Em geral sim, se há lacre. Leia o termo antes de tirar parafuso.",
          "Na maioria dos termos, sim, quando o lacre aparece rompido. Leia essa linha antes de pôr a chave no parafuso.",
        ],
      },
      {
        question: "Posso tirar o motor do portão e levar à oficina?",
        answers: [
          "No de correr reto e nivelado, com a energia cortada e os fios soltos por técnico, é possível. No basculante, não: chame para escorar.",
          "Só em portão de correr, com a folha presa. Basculante precisa de escora.",
        ],
      },
      {
        question: "Quanto tempo o capacitor guarda carga?",
        answers: [
          "Minutos, e em alguns casos mais. Por isso o técnico o descarrega antes de tocar em qualquer fio.",
          "Pode ser de minutos a bem mais, conforme o modelo. Por isso ninguém toca nos terminais antes de o técnico descarregar.",
        ],
      },
      {
        question: "O que posso limpar?",
        answers: [
          "Só a carcaça e a lente da fotocélula, por fora e com o disjuntor desligado. Formiga e teia dentro da tampa são do técnico.",
          "Carcaça e lentes, por fora. O interior é do técnico.",
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
        "Só motor de portão de corrente contínua com escovas, de 12 ou 24 V, tem escova de carvão; o comum, de 127 ou 220 V, é de indução e não usa essa peça. Se o seu é de 12 ou 24 V, falha e solta faísca, o carvão gastou e se troca pelo do modelo da etiqueta, em par.",
        "Motor de 12 V que falha e faísca quase sempre tem o carvão gasto, a escova que leva energia ao rotor; troca-se o par, do mesmo modelo. No motor de portão de 127 ou 220 V não adianta procurar, porque ele é de indução e não tem carvãozinho.",
        "Trocar as escovas do motor de portão 24 V é o conserto certo quando ele parte só com um empurrão, solta faísca forte e junta pó preto. Motor de corrente alternada, de 127 ou 220 V, não tem escova, e ali a suspeita passa ao capacitor.",
      ],
      price: [
        "A escova de carvão é das peças mais baratas do motor de 12 ou 24 V, e a troca soma a mão de obra de abrir e limpar o coletor. Se o coletor riscou, o custo sobe, e em motor gasto compara-se com o novo; no comum, de 127 ou 220 V, não há carvão.",
        "O preço do carvão é baixo; o que pesa é abrir o motor, conferir o coletor e montar. Pela etiqueta se sabe se ele usa escova, o que só acontece nos de 12 e 24 V de corrente contínua.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de carvão gasto", "Quando a escova pede troca"],
        slots: [
          [
            "A escova é um bloco de carvão que encosta no rotor, o coletor, e se consome com o uso. Curta, ela perde o contato e falha em certas posições.",
            "Um bloquinho de carvão leva a corrente ao coletor, a parte de cobre do rotor, e vai encurtando. No fim, o contato some em alguns pontos do giro.",
            "O carvão toca o coletor do rotor e se gasta como uma borracha. Quando encurta, o motor parte umas vezes e outras não.",
          ],
        ],
        bullets: [
          "Parte só com um empurrão na folha",
          "Faísca forte e contínua pela ventilação",
          "Pó preto na tampa",
          "Perde força aos poucos e cheira a queimado",
          "Para sempre na mesma posição do rotor",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca das escovas", "O que o técnico faz no motor de 12 ou 24 V"],
        slots: [
          [
            "O motor sai com a folha presa e a energia e a bateria desligadas, porque nesse tipo a bateria continua viva. Trocam-se as duas escovas, limpa-se o coletor e confere-se a mola; o serviço costuma caber em uma visita.",
            "Rede e bateria são desligadas antes, e a folha fica apoiada. Entram as duas escovas novas, com o coletor limpo e a mola testada, em geral na mesma visita.",
            "Desligadas rede e bateria, retira-se o motor, troca-se o par de carvões e limpa-se o cobre do coletor. Quase sempre fica pronto na hora.",
          ],
          [
            "Coletor riscado ou oval come a escova nova, e então se usina ou se compara com motor novo, de {price.homeSwap} na troca em casa.",
            "Se o coletor está fundo ou oval, a escova dura pouco; aí a troca do motor, de {price.homeSwap} em residência, entra na conta.",
            "Com o cobre muito gasto, o carvão novo acaba cedo. Compare com o motor novo, de {price.homeSwap} instalado em casa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O seu motor usa escova", "Como saber sem abrir"],
        slots: [
          [
            "A etiqueta responde, lida por fora. Motor de 12 ou 24 V ligado a bateria pode ter carvão; brushless, mesmo em 24 V, quer dizer sem escova.",
            "Leia na etiqueta a tensão: 12 V ou 24 V em corrente contínua, talvez; 127 ou 220 V, não. Se está escrito brushless, não há escova.",
            "Tensão de 127 ou 220 V elimina a dúvida, não tem. Em 12 ou 24 V pode ter, a menos que seja brushless, o motor sem escova.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o carvão do motor em casa?",
        answers: [
          "Não é indicado: é preciso desligar também a bateria, abrir o motor e prender a folha antes.",
          "Melhor não. Com a folha solta e bateria ligada, há risco de queda e de curto.",
        ],
      },
      {
        question: "Carvão de furadeira serve?",
        answers: [
          "Não. Medida e dureza erradas comem o coletor em semanas.",
          "Não serve: a dureza é outra e estraga o rotor.",
        ],
      },
      {
        question: "Quanto tempo dura a escova?",
        answers: [
          "Em casa, vários anos, porque o motor trabalha segundos por dia. Folha pesada e poeira encurtam.",
          "Anos, em uso residencial. Motor forçado gasta bem antes.",
        ],
      },
      {
        question: "Meu motor de 220 V faísca. O que é?",
        answers: [
          "Não é carvão. Pode ser relé da placa, fio solto ou enrolamento: desligue o disjuntor e não use até medir.",
          "Procure relé ou borne frouxo, com a energia cortada e por técnico.",
        ],
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
        "Se há ninho de passarinho, abelha ou vespa no motor do portão, desligue o disjuntor, não acione e não jogue água nem veneno. Passarinho com ovos ou filhote é fauna protegida, e é preciso esperar que saia; para abelha e vespa, chame um apicultor ou a prefeitura, na capital pelo 156. Depois o técnico limpa e confere a placa.",
        "Passarinho, abelha ou vespa no motor do portão é motivo para cortar a energia no disjuntor e deixá-lo parado, porque o ninho prende as engrenagens e umedece a placa. Espere os filhotes voarem ou, se forem abelhas e vespas, peça ajuda a um apicultor ou à prefeitura. A limpeza vem depois, sem água nem inseticida.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Até o bicho sair"],
        slots: [
          [
            "Acionar o portão machuca o animal e pode queimar o motor, e mexer em abelha ou vespa é perigoso. Siga estes passos e mantenha distância.",
            "O motor parado protege o bicho e a placa. Se for abelha ou vespa, não chegue perto, sobretudo se alguém da casa é alérgico.",
            "Ninguém deve tirar ninho com o motor ligado nem espantar enxame com fumaça ou veneno. Comece por cortar a energia.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não acione.",
          "Veja de longe por onde o bicho entra e não tape a saída.",
          "Se for abelha, vespa ou marimbondo, afaste pessoas e animais e chame um apicultor ou a prefeitura.",
          "Se for passarinho com ovos ou filhote, espere que saiam.",
          "Para passar, abra na mão só o portão de correr ou de abrir, em bom estado e longe do enxame; o basculante fica parado.",
        ],
      },
      {
        about: "care",
        headings: ["Como limpar e fechar a entrada", "Depois que o bicho saiu"],
        slots: [
          [
            "A limpeza é feita com o motor desligado, a seco, com pincel, e a parte de dentro fica com o técnico, porque há tensão. Água e inseticida na placa molham as trilhas e dão curto.",
            "Palha, mel e terra saem com pincel seco e o disjuntor desligado, e a parte interna fica com o técnico. Não use veneno nem jato de água, que causam curto na central.",
            "Tudo deve ser limpo a seco e sem energia, e o lado de dentro da tampa é serviço do técnico. Água ou inseticida na placa é o que mais estraga.",
          ],
          [
            "Uma tela fina nas aberturas e borracha na tampa impedem a volta, sem tapar a ventilação do motor.",
            "Para os bichos não voltarem, feche as frestas dos fios e ponha tela fina, com o respiro livre.",
            "A vedação é feita com borracha na tampa e tela nas entradas, sem fechar a ventilação do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico confere", "A visita depois do ninho"],
        slots: [
          [
            "O técnico limpa, procura ferrugem e trilha corroída na placa, mede o capacitor e os sensores e testa o portão em vários ciclos. Em casa, a visita com ajuste e limpeza parte de {price.preventive}, sem peças.",
            "O técnico remove o que sobrou, vê se a umidade atacou a placa e mede o capacitor e o fim de curso. A visita residencial com limpeza e regulagem começa em {price.preventive}, fora as peças.",
            "A conferência passa por placa, conectores, capacitor e engrenagem, que a palha costuma prender. A limpeza e o ajuste em casa custam a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Formiga e lagartixa também estragam o motor?",
        answers: [
          "Estragam a placa, porque fecham contato entre as trilhas. Uma tampa bem vedada e as frestas dos fios fechadas evitam isso.",
          "Sim, porque encostam na placa, dão curto e morrem ali. A vedação da tampa é a defesa.",
        ],
      },
      {
        question: "Posso abrir a tampa do motor para olhar?",
        answers: [
          "É melhor não, porque sob a tampa há rede elétrica e um capacitor que guarda carga mesmo desligado. Por fora já dá para ver por onde o bicho entra.",
          "Não abra. Mesmo sem energia, o capacitor pode dar choque, e o bicho pode reagir.",
        ],
      },
      {
        question: "O motor parou depois do ninho. Queimou?",
        answers: [
          "Nem sempre, porque pode ser sujeira na engrenagem ou sensor tapado. Deixe desligado até a limpeza, já que forçar queima o motor.",
          "Talvez ele só esteja preso ou com a placa úmida. Sem acionar, a chance de salvar é maior.",
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
      "motor dura menos sol",
      "motor portão dura menos sol",
      "motor sol dura menos",
      "sol diminui vida motor",
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
        "O motor de portão dura um pouco menos no sol forte se já trabalha no limite, porque o calor se soma ao do esforço e resseca borrachas e fios. Em folha leve, a diferença é pequena, e a tampa aguenta. Uma cobertura aberta dos lados, de 10 a 20 cm acima, resolve.",
        "Para proteger o motor do sol, faça sombra com uma cobertura aberta dos lados, de 10 a 20 cm acima dele, que deixe o ar passar. Casinha fechada ou capa justa prende calor, e o motor desarma; a tampa original inteira já aguenta sol.",
        "Motor de portão exposto ao sol o dia todo raramente estraga só por isso, mas esquenta e para mais cedo se trabalha forçado. A melhor cobertura é chapa ou telha inclinada, 10 a 20 cm acima, presa ao muro e ventilada; capa justa piora.",
        "A proteção a colocar no motor que fica no sol é uma telha ou chapa aberta dos lados, uns 10 a 20 cm acima, que faça sombra sem tampar a ventilação nem a chave. Se ele ainda para nas tardes quentes, o problema é esforço, e a visita que mede em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da cobertura para motor de portão depende do material e de onde ela se prende, e costuma ser serviço de serralheiro. Serve chapa ou telha inclinada, aberta dos lados, de 10 a 20 cm acima, sem tampar chave nem ventilação.",
        "Cobertura de chapa, telha ou policarbonato para o motor sai em conta, feita por serralheiro ou por você mesmo, presa ao muro. O que importa é deixar de 10 a 20 cm de ar e os lados abertos.",
      ],
      question: [
        "O motor de portão dura menos no sol só quando já trabalha no limite, porque o calor da tarde se soma ao do esforço e resseca borrachas e fios. Em folha leve a diferença é pequena. Uma cobertura aberta dos lados, de 10 a 20 cm acima, faz sombra sem prender calor.",
        "Sol em geral não estraga o motor do portão, mas o calor o faz desarmar mais cedo quando já trabalha forçado. Proteja com cobertura aberta dos lados, de 10 a 20 cm acima; capa justa ou caixa fechada piora.",
        "Pode fazer sombra no motor com uma cobertura ventilada, aberta dos lados, 10 a 20 cm acima dele. Se para nas tardes quentes, além do sol há folha pesada ou capacitor fraco, e a medição em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como deve ser a cobertura", "Sombra com ar circulando"],
        slots: [
          [
            "A cobertura fica presa ao muro ou ao piso, nunca à folha nem ao motor, longe do que gira. Deixe espaço para a mão do técnico e para a chave.",
            "Prenda-a na parede, fora do alcance da folha, e deixe a chave de destravar livre. O resto está na lista.",
            "No muro ou no piso, jamais na folha, a cobertura precisa deixar o ar e a chave passarem.",
          ],
        ],
        bullets: [
          "Boa: chapa, telha ou policarbonato inclinado, aberto dos lados.",
          "Altura: de 10 a 20 cm acima da carcaça.",
          "Ruim: casinha fechada, saco plástico ou capa justa.",
          "Livre: chave de destravar, ventilação e etiqueta.",
          "Água: a inclinação joga a chuva longe da base.",
        ],
      },
      {
        about: "signs",
        headings: ["Quando o calor não é só do sol", "Sinais de motor forçado"],
        slots: [
          [
            "Motor que para à tarde e volta frio, de 15 a 40 minutos depois, teve a proteção térmica acionada. Se acontece com poucas aberturas, há folha pesada, trilho sujo ou capacitor fraco.",
            "A térmica o desliga e libera em 15 a 40 minutos. Sendo com duas ou três aberturas, procure atrito na folha e capacitor fraco.",
            "Parou quente e voltou depois de 15 ou 40 minutos? É a proteção térmica. Com pouco uso, o motivo é esforço, e não sol.",
          ],
          [
            "Cheiro de verniz ou ronco parado não espera: desligue o disjuntor e não teste de novo.",
            "Com cheiro de queimado, corte o disjuntor até a medição.",
            "Ronco sem movimento ou cheiro pede disjuntor desligado na hora.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o motor ao ar livre", "Para durar no tempo"],
        slots: [
          [
            "Mantenha a carcaça fechada, com todos os parafusos, e limpe só com pano, longe de mangueira. Não encoste vaso nem ferramenta, que tampam a ventilação.",
            "Tampa inteira, pano úmido por fora e nada encostado no motor bastam. Água de pressão, nunca.",
            "Confira parafusos da tampa, limpe com pano e deixe a volta livre. Jato de água entra pela vedação.",
          ],
          [
            "Na revisão, {visits.home} em casa, o técnico mede capacitor e tensão e vê se a folha anda leve. É o que mais protege do calor.",
            "Folha leve aquece menos que qualquer sombra, e a revisão {visits.home} garante isso, com o capacitor medido.",
            "A revisão {visits.home} mede o capacitor e alivia a folha, o que reduz o calor na origem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sol queima a placa?",
        answers: [
          "O calor encurta a vida do capacitor e da placa, ao longo de anos. Sombra e ventilação resolvem.",
          "Não de uma vez. Com os anos, o capacitor seca mais cedo onde o sol bate direto.",
        ],
      },
      {
        question: "Posso pintar o motor de branco?",
        answers: [
          "Só a tampa, sem cobrir etiqueta nem respiro. Sombra rende mais e não mexe na garantia.",
          "Pode ajudar pouco. A cobertura ventilada faz mais diferença.",
        ],
      },
      {
        question: "Dá para mudar o motor de lugar?",
        answers: [
          "No de correr, às vezes, para o lado da sombra, com base e cremalheira refeitas. Custa mais que uma cobertura.",
          "Em alguns portões, sim, mas base e fiação mudam junto. A sombra é mais barata.",
        ],
      },
      {
        question: "Chuva também entra por essa cobertura?",
        answers: [
          "Aberta dos lados, respinga, mas a tampa vedada aguenta. Veja trinca e parafuso faltando, que são a entrada da água.",
          "O respingo não atravessa tampa inteira. A borracha e a entrada de cabo é que precisam estar boas.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, outra da etiqueta do motor e do lugar em que o sol bate",
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
      "correia basculante",
      "correia basculante preço",
      "correia preço",
      "correia motor preço",
      "correia motor onde comprar",
      "onde comprar correia motor",
      "comprar correia motor",
    ],
    answers: {
      any: [
        "Se a correia do motor arrebentou, o motor gira e a folha não anda, e o conserto é trocar só a correia, por outra de mesma medida e mesmos dentes. Desligue o disjuntor e não insista. No basculante, não destrave nem passe embaixo. Poucos motores usam correia, e a foto da etiqueta diz se o seu é um deles.",
        "Correia de motor de portão arrebentada se troca por outra igual, com a tensão acertada pelo técnico, e o motor continua. Deixe o disjuntor desligado até lá; no basculante, não mova a folha. Mande a foto da etiqueta para confirmar o modelo, porque a maioria dos motores usa engrenagem ou corrente.",
        "A correia arrebentada do motor basculante deixa o motor girando solto, sem levar a folha, e basta pôr uma nova de medida e número de dentes iguais. Corte a energia no disjuntor e não destrave o portão nem fique embaixo. Pela foto da etiqueta confirmamos se o motor é mesmo de correia, pois poucos são.",
        "Quando a correia do motor do portão arrebenta, dá para trocar só essa peça: o técnico põe outra com a mesma medida e os mesmos dentes. Até a troca, deixe o disjuntor desligado e, se o portão for basculante, não solte a folha. Como quase todos os motores usam engrenagem ou corrente, a foto da etiqueta confirma o seu.",
      ],
      buying: [
        "A correia do motor de portão você compra conosco, em loja de automação ou em loja de correias industriais, pelo código impresso nela: largura, passo e número de dentes. Vendemos só a correia ou já trocada, com preço grátis pela foto da etiqueta do motor. Poucos motores usam correia, por isso confirme o modelo antes.",
        "Onde comprar correia de motor de portão: conosco ou em loja de peças de automação, sempre de mesma medida e número de dentes. A foto da etiqueta do motor e da correia velha, se já saiu, basta para o preço. Até a troca, deixe o disjuntor desligado e não destrave o basculante.",
      ],
      price: [
        "O preço da correia do motor depende do modelo, da medida e do estado da polia, e a peça é orçada de graça pela foto da etiqueta, com a tampa fechada. A mão de obra inclui acertar a tensão e testar. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Trocar a correia custa a peça, que varia com a medida e o motor, mais o serviço. A visita de regulagem parte de {price.preventive} em residência, fora as peças. Polia torta ou rolamento preso somam, e a foto da etiqueta basta para o orçamento.",
        "O preço da troca da correia do motor do portão depende da medida dela, do modelo e do estado da polia e do rolamento. O valor da peça vem pela foto da etiqueta. Em casa, a visita com regulagem custa a partir de {price.preventive}, com as peças à parte.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber que foi a correia", "Correia, corrente ou engrenagem: o que quebrou"],
        slots: [
          [
            "Pó preto de borracha, chiado nos dias anteriores e depois um giro livre, quase sem ruído, indicam a correia. Som de metal raspando ou estalando é engrenagem, e corrente fora do lugar aparece pendurada.",
            "A correia avisa com chiado e deixa pó escuro; quando arrebenta, o motor gira leve e silencioso. Se o barulho é de metal, o defeito está na engrenagem, e se há uma corrente solta à vista, foi ela que escapou.",
            "O som ajuda a separar: correia partida deixa o motor girando macio, e antes dela há chiado e pó escuro. Engrenagem gasta estala ou raspa, e corrente fora do lugar se vê de fora.",
          ],
          [
            "Deixe o basculante travado, como parou, até a troca. Para sair com o carro, só o portão de correr ou de abrir, inteiro e alinhado, pode ser destravado, com o disjuntor desligado.",
            "O basculante espera o técnico travado, do modo como parou. Até a troca, apenas a folha de correr ou de abrir, em bom estado, pode ser movida na mão, com a energia desligada.",
            "Ninguém mexe no basculante até a correia nova entrar. Se o carro precisa sair, desligue o disjuntor e destrave somente portão de correr ou de abrir que esteja reto e bem apoiado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a correia é trocada", "A troca da correia, na visita"],
        slots: [
          [
            "Com a energia cortada e a folha presa, o técnico abre a tampa, lê o código impresso na correia e confere a polia e o rolamento, que rasgam a nova se estiverem tortos ou duros.",
            "O técnico desliga o circuito, trava a folha e só então abre o motor. A medida está impressa na correia velha, e a polia e o rolamento são conferidos, porque uma peça torta estraga a nova.",
            "Primeiro a folha é presa e o disjuntor, desligado; depois o técnico abre o motor e lê o código da correia. Polia desalinhada ou rolamento preso também são trocados, senão ela rompe outra vez.",
          ],
          [
            "A tensão é acertada para não patinar na partida nem forçar o eixo, e o portão abre e fecha várias vezes no teste.",
            "No fim, o aperto da correia fica no ponto em que ela não escorrega, testado em várias partidas.",
            "Correia frouxa patina e correia apertada força o eixo, por isso o ajuste é conferido abrindo e fechando várias vezes.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a correia arrebenta", "O que desgasta a correia"],
        slots: [
          [
            "Folha pesada, tensão errada e polia torta são as três causas comuns, além da idade da borracha. Por isso o portão é testado antes da peça nova: se está duro, o conserto começa nele.",
            "A borracha envelhece, mas quem acelera a quebra é o portão duro, a polia desalinhada ou a tensão mal regulada. A folha é conferida junto, para a correia nova durar.",
            "Além do tempo de uso, a correia se gasta com a folha que anda com esforço, a polia desalinhada e o aperto errado. Corrigir essas causas faz parte da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Correia de carro ou de máquina serve no motor?",
        answers: [
          "Só se a medida, o passo dos dentes e a largura forem iguais, o que é raro. O código impresso na correia velha diz qual é a certa.",
          "Quase nunca, porque o passo e a largura mudam, e ela patina ou salta. Use a do código impresso na correia velha.",
          "Raramente, porque a largura e o passo dos dentes mudam. Guarde a velha: o número gravado nela identifica a substituta.",
        ],
      },
      {
        question: "Preciso trocar o motor por causa da correia?",
        answers: [
          "Não, se ainda há correia do modelo e o resto está bom. A troca do motor, em casa de {price.homeSwap}, entra quando falta peça ou há mais desgaste.",
          "Em geral, não. Motor muito antigo ou sem reposição pode sair por {price.homeSwap}, com mão de obra, e vale comparar.",
          "O motor costuma ficar. Se a correia saiu de linha ou outras partes também gastaram, compare com um novo instalado em casa, de {price.homeSwap}.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Com a peça na mão, até {trade.smallRepair}, com os testes. O que demora é achar a correia de motor antigo.",
          "Costuma caber em {trade.smallRepair}, quando a correia vai com o técnico. Identificar o modelo pela etiqueta, antes, evita uma segunda ida.",
          "Leva até {trade.smallRepair} se a correia certa já está com o técnico. Em modelo antigo, a procura da peça costuma demorar mais que o serviço.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, com a tampa fechada, e um áudio contando que barulho ele fez",
  },
];
