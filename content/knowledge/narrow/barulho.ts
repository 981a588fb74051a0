import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const barulho: NarrowConcept[] = [
  {
    id: "portao-rangendo",
    broader: "barulho",
    label: "Portão rangendo",
    phrase: "o portão que range",
    asks: [
      "range só manhã frio",
      "range manhã frio",
      "rangendo manhã frio",
      "barulho manhã frio",
      "portão range frio",
      "gritando manhã",
      "range manhã",
      "rangendo manhã",
      "range frio",
      "rangendo frio",
      "gritando portão",
      "portão grita",
      "chiando manhã",
      "portão chia manhã",
      "gemendo",
      "portão gemendo",
      "portão geme",
      "gemido portão",
      "gemendo fecha",
      "gemendo abre",
      "portão rangendo",
      "range abrir",
      "rangendo abrir",
      "range fechar",
      "rangido portão",
      "range muito",
      "gritando abrir",
      "porta rangendo",
      "rangendo passar",
      "rangendo óleo",
      "range óleo",
      "tirar rangido",
      "parar ranger",
      "passar portão não ranger",
      "o que passar portão não ranger",
      "passar portão ranger",
      "passar portão parar ranger",
      "o que passar portão rangendo",
      "produto portão não ranger",
      "óleo portão não ranger",
      "rangendo graxa",
      "portão range",
      "nhec",
      "nheco",
      "fazendo nhec",
      "rec rec",
      "acabar rangido portão",
      "rangido portão óleo",
      "rangido portão garagem",
    ],
    answers: {
      any: [
        "Para o portão não ranger, desligue o disjuntor e passe pouco óleo fino nas dobradiças do portão de abrir ou lubrificante próprio na cremalheira, a barra dentada, do portão de correr. No trilho não se passa nada. No basculante quem lubrifica é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Portão rangendo quando abre está com alguma peça seca ou gasta. Com o disjuntor desligado, lubrifique de leve as dobradiças do portão de abrir ou a cremalheira, a barra dentada, do portão de correr. O basculante fica com o técnico, e a visita com lubrificação em casa parte de {price.preventive}, sem peças.",
        "O nhec nhec do portão para quando se lubrifica a peça seca: a dobradiça no portão de abrir e a cremalheira, a barra dentada, no de correr, sempre com o disjuntor desligado. Se o som volta em dias, a peça está gasta, e a visita de ajuste em casa começa em {price.preventive}, sem peças.",
        "Se o seu portão tá rangendo muito, desligue o disjuntor e lubrifique com pouco óleo fino as dobradiças do portão de abrir, deixando o trilho sem graxa. No basculante, ou quando o rangido volta logo, há ajuste a fazer, e a visita com lubrificação em casa custa desde {price.preventive}, sem peças.",
        "O portão que grita ou range de manhã está com a graxa velha endurecida pelo frio ou com dobradiça ou roldana seca, por causa da umidade da noite. Com o disjuntor desligado, lubrifique de leve as dobradiças do de abrir ou a cremalheira do de correr. Se volta em dias, a peça gastou, e a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Tirar o rangido do portão custa a partir de {price.preventive} em casa, na visita com limpeza, lubrificação e ajuste, sem peças. Se dobradiça, roldana ou rolamento estiver gasto, o valor da peça é somado e informado antes. Um vídeo com som ajuda a estimar sem visita.",
        "O preço é o de uma lubrificação com ajuste, desde {price.preventive} em casa, sem peças, quando a peça está só seca. Se ela estiver gasta, a troca é somada, com o valor aprovado por você antes. Um vídeo do portão rangendo adianta a estimativa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como lubrificar sem errar", "Onde passar lubrificante e onde não passar"],
        slots: [
          [
            "Limpe antes de lubrificar, porque graxa nova sobre areia desgasta a peça. Use pouco produto e evite o desengripante, que tira a graxa boa e faz o rangido voltar.",
            "A limpeza vem primeiro, senão a sujeira lixa a peça por dentro. Basta pouco óleo; o desengripante evapora e deixa o metal mais seco.",
            "Passe um pano para tirar a sujeira e termine com poucas gotas de óleo. O desengripante resolve por alguns dias e leva embora a lubrificação, por isso não serve.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Limpe pinos e dobradiças com pano.",
          "No portão de abrir, ponha pouco óleo fino nas dobradiças e tire o excesso.",
          "No de correr, varra o trilho e deixe-o seco, sem graxa.",
          "No basculante, não toque em cabo, mola, fuso nem contrapeso.",
        ],
      },
      {
        about: "signs",
        headings: ["De onde vem o rangido em cada portão", "Qual peça está seca"],
        slots: [
          [
            "A peça que range depende do tipo de portão. Escute de longe um ciclo inteiro.",
            "Cada tipo de portão range em um lugar diferente. Ouça a distância enquanto ele abre e fecha uma vez.",
            "Saber o tipo do portão ajuda a achar a peça seca. Fique longe da folha enquanto escuta.",
          ],
        ],
        bullets: [
          "De abrir: dobradiça ou pivô, sobretudo a de cima",
          "De correr, som contínuo: roldana ou guia superior",
          "De correr, junto do motor: cremalheira seca ou apertada",
          "Basculante: fuso sem graxa, pino do braço ou roldana do cabo",
          "Estalo de aço ou folha torta: cabo ou solda em risco; pare e desligue o disjuntor",
        ],
      },
      {
        about: "visit",
        headings: ["Quando o rangido pede o técnico", "O que o técnico faz para tirar o ruído"],
        slots: [
          [
            "Se o som volta em poucos dias, há pino com folga, rolamento quebrado ou folha raspando, e lubrificar não resolve. O técnico acha o ponto movendo a folha e troca a peça, com o valor aprovado antes.",
            "O rangido que retorna logo é sinal de desgaste, como pino com folga, rolamento ruim ou folha torta. Com a folha movida à mão, o técnico localiza a peça e a troca depois da sua aprovação.",
            "Quando a lubrificação não dura, há peça gasta ou raspando. O técnico procura o ponto com a energia desligada, alinha a folha e troca o que for preciso, com o preço informado antes.",
          ],
          [
            "No frio a graxa velha endurece e o portão range mais, principalmente de madrugada. Graxa nova, na peça limpa, e revisão {visits.home} evitam que o som volte.",
            "À noite e no frio o portão range mais, porque a graxa antiga engrossa. Trocar essa graxa e fazer a revisão {visits.home} evita que o barulho volte.",
            "A graxa velha fica dura no frio e aumenta o rangido. A revisão {visits.home}, com limpeza e graxa nova, resolve por mais tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo de cozinha ou óleo queimado no portão?",
        answers: [
          "Não. Os dois juntam poeira, endurecem e mancham. Use óleo fino próprio para dobradiças e, na cremalheira, lubrificante em spray indicado.",
          "Não convém, porque resolvem por pouco tempo e depois colam areia nas peças, que se gastam mais depressa.",
        ],
      },
      {
        question: "Posso usar WD-40 no portão que range?",
        answers: [
          "Ele solta ferrugem e limpa, mas evapora e não lubrifica por muito tempo. Se usar para limpar, passe depois um lubrificante próprio.",
          "Serve para desengripar, e não para manter. O rangido volta em dias, então complete com óleo fino ou lubrificante indicado.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar o portão?",
        answers: [
          "As dobradiças recebem pouco óleo a cada 3 meses, e a cremalheira, lubrificante a cada {rack.months}. Fuso e roldanas do basculante ficam para a revisão {visits.home}.",
          "A cremalheira é lubrificada a cada {rack.months}, e as dobradiças, a cada 3 meses, em pouca quantidade. O basculante fica para a revisão {visits.home}, com o técnico.",
        ],
      },
      {
        question: "Portão rangendo é perigoso?",
        answers: [
          "Por si só, não. Se houver estalo forte ou folha torta, pare de usar, porque pode ser cabo, solda ou dobradiça cedendo.",
          "Raramente. Se aparecer estalo de aço, folha inclinada ou fio de cabo espetado, desligue o disjuntor e não use o portão.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, feito de longe, e uma foto do portão",
  },
  {
    id: "portao-estalando",
    broader: "barulho",
    label: "Portão estalando",
    phrase: "o portão que estala",
    asks: [
      "portão estalando",
      "estalo portão",
      "dando estalo",
      "estala abrir",
      "estala fechar",
      "estalo forte",
      "estalo motor",
      "barulho estalo",
      "estalando motor",
      "pipocando",
      "estala meio",
      "estalo meio",
      "estala caminho",
      "estala quando abre",
      "estala quando fecha",
      // "Para" is a small word to the reader: "estalo quando para" is "estalo quando", so the other moments are named.
      ...combine(
        ["estala quando", "estalo quando"],
        [
          "sol",
          "calor",
          "frio",
          "chove",
          "aciono",
          "aciona",
          "aperto",
          "liga",
          "ligo",
          "começa",
          "parte",
          "sai",
          "anda",
          "carro passa",
        ],
      ),
      "tec tec abre",
      "tec tec tec",
      "faz tec tec",
      "tac tac tac",
      "faz toc toc",
      "crec",
      "creck",
      "fazendo crec",
      "craque",
      "estalidos folha move",
      "estalidos portão",
      "estralando hora abrir",
      "estralando abrir",
      "estrala abrir",
      "portão estralando",
      "portão estrala",
      "estralo portão",
    ],
    answers: {
      any: [
        "Portão estalando em ritmo, tec tec ou crec crec, costuma ter dente gasto, emenda da cremalheira fora de passo ou roldana com rolamento quebrado, e usar assim gasta a engrenagem. O ajuste em casa parte de {price.preventive}, sem peças; estalo único e forte, de aço, pede disjuntor desligado e distância.",
        "O portão que faz tec tec tec quando abre tem quase sempre cremalheira, a régua dentada, fora de folga, dente gasto ou roldana ruim. A visita com regulagem em casa começa em {price.preventive}, sem peças. Um estouro isolado, com folha torta, pode ser cabo, mola ou solda: desligue o disjuntor e afaste todos.",
        "Estalo no meio do caminho, sempre no mesmo ponto, é emenda da cremalheira ou dente quebrado; repetido no ritmo da roda, é roldana. Corrigir cedo poupa a engrenagem, com visita de ajuste desde {price.preventive} em casa, sem peças. Se foi um estalo só, de aço partindo, pare e corte a energia.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada estalo quer dizer", "Estalo ritmado, na partida ou isolado"],
        slots: [
          [
            "O ritmo do estalo diz a causa e a pressa. Ouça de longe um ciclo, se a folha está reta.",
            "Antes de tudo, repare se ele se repete ou foi um só. Com a folha reta, escute a distância.",
            "Ponto, ritmo e força do som levam à peça. Fique longe da folha enquanto ouve.",
          ],
        ],
        bullets: [
          "Tec tec rápido junto do motor: dente gasto ou folga da cremalheira",
          "Sempre no mesmo ponto: emenda da cremalheira",
          "Um por volta da roda: roldana com rolamento quebrado",
          "Só na partida ou na parada: folga em suporte, braço ou pino",
          "Clique leve na caixa do motor: relé, normal",
          "Estouro único e folha torta: cabo, mola ou solda, pare de usar",
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar de usar na hora", "Estalo forte: o que fazer"],
        slots: [
          [
            "Estalo de aço, folha inclinada ou cabo pendurado pedem disjuntor desligado e distância. Não acione para ver se funciona, porque o que restou pode soltar.",
            "Depois de um estouro, ninguém testa: o que sobrou pode ceder. Desligue o disjuntor, afaste crianças e animais e fotografe de longe.",
            "Cabo, mola e solda avisam assim quando rompem. Corte a energia, não acione de novo e mantenha todos longe da folha.",
          ],
          [
            "Não destrave nem segure a folha, já que o motor pode ser o único apoio. A caixa do contrapeso também fica fechada.",
            "A chave de destravamento fica guardada, pois soltar o motor pode derrubar a folha. Contrapeso e mola não se tocam.",
            "O motor travado talvez seja o que a segura, então não o solte. Deixe contrapeso, cabo e mola como estão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o estalo", "O serviço na cremalheira e nas roldanas"],
        slots: [
          [
            "No de correr, o técnico alinha a cremalheira e deixa {rack.clearance} de folga em toda a folha, depois confere engrenagem e roldanas. No de abrir, firma braço, pino e suporte.",
            "A cremalheira é realinhada, com {rack.clearance} de folga de ponta a ponta, e a engrenagem e as rodas são examinadas. Em folha de abrir, o aperto vai para braço, pinos e suporte.",
            "Folga de {rack.clearance} na cremalheira inteira, emendas no passo e rodas boas acabam com o estalo no portão de correr. No de abrir, procura-se folga em pino, braço e suporte.",
          ],
          [
            "Alinhar e apertar cabem na visita; barra de cremalheira, engrenagem e roldana somam a peça. Adiar sai mais caro, porque o dente gasto leva o outro.",
            "O ajuste é o menor custo, e a engrenagem, o maior. Quanto antes, menos peças se perdem.",
            "Acertar a folga é barato; trocar engrenagem, nem tanto. O valor de qualquer peça é informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão estala e pula. O que é?",
        answers: [
          "É a engrenagem passando por cima do dente, por cremalheira baixa, dente quebrado ou folha presa. Pare de usar para não perder a engrenagem.",
          "A transmissão está saltando dentes. Desligue o disjuntor e peça a vistoria de cremalheira, engrenagem e roldanas.",
        ],
      },
      {
        question: "Por que o portão estala mais quando faz sol?",
        answers: [
          "O metal dilata e encosta onde não encostava, ou a cremalheira fica mais apertada. Folga e alinhamento resolvem.",
          "Por dilatação da folha e do trilho. Se vem com tranco, peça a conferência da folga.",
        ],
      },
      {
        question: "Posso apertar os parafusos da cremalheira?",
        answers: [
          "Não convém: apertar sem alinhar muda a folga e piora o estalo. Com o disjuntor desligado, veja só se falta parafuso.",
          "Melhor não, porque ela precisa ficar à mesma distância da engrenagem em toda a folha.",
        ],
      },
      {
        question: "Passar graxa resolve o estalo?",
        answers: [
          "Quase nunca: estalo é folga ou dente gasto, e graxa só abafa. Ela ainda junta areia se cair no trilho.",
          "Não, porque falta ajuste, e não lubrificação. Corrija a folga primeiro.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, se a folha estiver reta, ou fotos de longe",
  },
  {
    id: "barulho-de-ferro",
    broader: "barulho",
    label: "Barulho de ferro raspando",
    phrase: "o barulho de ferro no portão",
    asks: [
      "portão fazendo barulho ferro",
      "fazendo barulho ferro",
      "fazendo barulho de ferro",
      "fazer barulho ferro portão",
      "barulho ferro",
      "ferro raspando",
      "ferro arranhando",
      "barulho ferro arranhando",
      "barulho arranhando",
      "barulho lata arrastando",
      "ferro encostando ferro",
      "metal raspando",
      "barulho metal",
      "arrastando ferro",
      "ferro batendo",
      "raspando coluna",
      "raspando lateral",
      "ferro batendo ferro",
      "barulho ferro com ferro",
    ],
    answers: {
      any: [
        "Barulho de ferro raspando no portão quer dizer que a folha saiu do lugar e encosta onde não devia. No de correr, a causa mais comum é roldana gasta; no de abrir, dobradiça caída. Pare de usar, porque o atrito corta o trilho; alinhar e reapertar, em casa, custa a partir de {price.preventive}, sem peças.",
        "Portão fazendo barulho de ferro raspando quase sempre tem uma peça de apoio gasta: no de correr, a roldana, que deixa a folha arrastar no trilho; no de abrir, a dobradiça, que cedeu. No basculante, a causa é cabo ou contrapeso. Deixe-o parado até a visita, que com ajuste em casa começa em {price.preventive}, fora peças.",
        "Ferro raspando no portão é sinal de peça de apoio gasta: a roldana, no de correr, ou a dobradiça, no de abrir. Não insista, porque o metal se corta e a folha pode sair do trilho. A visita de alinhamento em casa custa a partir de {price.preventive}, sem as peças.",
        "O som de ferro raspando enquanto o portão anda vem da folha baixa ou torta, por roldana gasta ou dobradiça arriada. Interrompa o uso para salvar o trilho. Em residência, o acerto da folha sai a partir de {price.preventive}, peças à parte, e as roldanas são orçadas por foto.",
        "Barulho de ferro raspando aparece quando a roldana perde o rolamento ou a dobradiça cede e o metal passa a roçar. Usar assim estraga o trilho e força o motor, então pare. A visita residencial que alinha e reaperta custa a partir de {price.preventive}, sem peças.",
        "Motor basculante fazendo barulho de ferro raspando tem quase sempre o fuso gasto, o braço com folga ou a folha torta roçando na coluna. Desligue o disjuntor, não destrave e não passe embaixo, porque um cabo ou contrapeso solto também raspa. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Acabar com o barulho de ferro raspando custa, em casa, a partir de {price.preventive}, sem peças, quando basta alinhar e reapertar. Par de roldanas, guia ou solda soma peça e serviço, orçados juntos pela foto do ponto que raspa.",
        "Para tirar o barulho de ferro do portão, a visita residencial que alinha e reaperta parte de {price.preventive}, fora peças. Se for preciso trocar as roldanas ou soldar a dobradiça, peça e mão de obra são orçadas de graça, por foto.",
        "O preço de tirar o ferro raspando depende do que gastou. Folha só desalinhada se resolve na visita, a partir de {price.preventive} em residência, sem peças; roldanas, sempre trocadas em par, ou solda são orçadas pela foto do risco.",
        "Tirar o barulho de ferro sai mais barato enquanto é só alinhar e reapertar: a partir de {price.preventive} numa residência, peças à parte. Dobradiça a soldar, guia e par de roldanas recebem um preço único de material e serviço, por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Onde o ferro encosta em cada portão", "O que raspa em cada tipo de portão"],
        slots: [
          [
            "O lugar do risco mostra a causa, porque cada tipo de portão raspa num ponto diferente.",
            "Procure a tinta arrancada: ela marca onde o ferro encosta, e o ponto diz qual peça cedeu.",
            "Cada portão tem o seu ponto fraco, e o som com o lugar da marca separam as causas.",
          ],
        ],
        bullets: [
          "De correr, som de esmeril no chão: roldana sem rolamento ou trilho torto",
          "De correr, risco no alto: guia superior fora do lugar",
          "De abrir, ponta arrastando: dobradiça ou coluna cedida",
          "Basculante, risco na coluna: braço, cabo ou contrapeso; pare e chame",
        ],
      },
      {
        about: "check",
        headings: ["Ache o ponto de atrito sem tocar", "Como descobrir de onde vem o barulho"],
        slots: [
          [
            "Olhe com a folha quieta e a energia cortada; não é preciso fazê-la andar. No basculante, fique longe e não entre embaixo.",
            "A marca fica visível com o portão parado, por isso nada precisa ser acionado. Basculante se olha só de longe.",
            "Faça a conferência com os olhos, sem mover a folha. No basculante, não chegue perto das colunas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Veja se a folha está reta e sobre o trilho.",
          "Procure tinta arrancada, risco brilhante e pó escuro.",
          "Olhe se há pedra ou parafuso no trilho.",
          "Fotografe o risco de perto e o portão inteiro.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para tirar o ruído", "Como o barulho de ferro é corrigido"],
        slots: [
          [
            "O técnico solta o motor da folha de correr ou de abrir, move-a na mão e acha o ponto exato. Depois alinha, reaperta e troca o que gastou: as roldanas sempre em par, porque a velha desnivela a nova. No fim, acerta a folga da cremalheira e ouve um ciclo inteiro.",
            "Com a energia desligada e a folha solta do motor, o técnico a faz correr e sente onde ela pega. Rolamentos, pinos e guia são examinados; roldana gasta sai com a sua par, e dobradiça cedida é soldada ou trocada. A cremalheira é regulada no final.",
            "Primeiro a folha é movida sem o motor, para mostrar o ponto de atrito. Em seguida vêm o alinhamento, o reaperto e a troca das duas roldanas, se uma delas perdeu o rolamento. O serviço termina com a cremalheira ajustada e o portão silencioso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o portão raspando?",
        answers: [
          "Não convém: a roldana sem rolamento corta o trilho e pode sair dele. Se precisar sair e a folha de correr está reta, desligue o disjuntor, destrave o motor e mova-a na mão, devagar. O basculante fica parado.",
          "O certo é parar. Cada abertura come um pouco do trilho e força o motor, e o conserto fica mais caro.",
          "Só em último caso e na mão, com a folha de correr reta, o disjuntor desligado e o motor destravado. Basculante que raspa não se usa nem se destrava.",
        ],
      },
      {
        question: "Passar graxa no trilho tira o barulho?",
        answers: [
          "Por um dia, e depois junta areia, que vira lixa. O trilho de piso fica limpo e seco; quem precisa de reparo é a roldana.",
          "Não resolve: a graxa segura poeira e acelera o desgaste. Varra o trilho e peça a troca das roldanas.",
          "Só disfarça. Ferro com ferro é peça fora do lugar, e lubrificante não alinha a folha.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Ajuste ou par de roldanas comum leva até {trade.smallRepair}. Solda na dobradiça ou trilho novo pedem mais tempo.",
          "Até {trade.smallRepair}, se for alinhamento ou roldana. Com solda, conte meio dia.",
          "Em geral até {trade.smallRepair}. O que alonga é trilho a trocar e coluna a reforçar.",
        ],
      },
      {
        question: "O barulho começou depois de uma batida de carro. O que faço?",
        answers: [
          "Desligue o disjuntor e afaste as pessoas, porque a folha ou a guia pode ter empenado. Mande fotos de longe e espere o técnico.",
          "Não acione mais: folha torta forçada pelo motor entorta também o trilho e a cremalheira. Fotografe e isole a passagem.",
          "Trate como portão instável, com a energia cortada e ninguém por perto. A guia de cima, se entortou, é o que segura a folha em pé.",
        ],
      },
    ],
    photo: "uma foto do risco no trilho ou na coluna e outra do portão inteiro",
  },
  {
    id: "motor-barulhento",
    broader: "barulho",
    label: "Motor barulhento",
    phrase: "o motor de portão barulhento",
    asks: [
      "motor [marca] barulho engrenagem",
      "barulho engrenagem motor",
      "motor barulho engrenagem",
      "[marca] barulho engrenagem",
      "engrenagem barulho",
      "engrenagem fazendo barulho",
      "[marca] engrenagem fazendo barulho",
      "motor barulho coroa",
      "coroa fazendo barulho",
      "engrenagem estalando",
      "engrenagem [marca] estalando",
      "portão alumínio motor faz barulho",
      "máquina portão faz muito barulho",
      "motor portão faz muito barulho",
      "motor barulhento",
      "barulho motor",
      "motor fazendo barulho",
      "motor barulho estranho",
      "motor muito barulho",
      "motor gritando",
      "motor portão muito alto barulho",
      "motor vibrando parede barulho",
      "diminuir barulho motor",
      "diminuir barulho motor portão",
      "motor ficou barulhento",

      "motor barulhento rolamento",
      "ruído vem máquina não folha",
    ],
    answers: {
      any: [
        "Motor de portão fazendo barulho costuma ter rolamento gasto, redutor sem graxa, dente quebrado na engrenagem ou suporte frouxo, e às vezes o som vem da roldana da folha. Se o portão anda, o ajuste com lubrificação em casa custa a partir de {price.preventive}, sem peças. Se o motor ronca e não anda, desligue o disjuntor.",
        "O barulho estranho no portão eletrônico vem quase sempre do rolamento do motor, do redutor sem graxa, de um suporte solto ou da folha que raspa. Ronco com o portão parado é sinal para desligar o disjuntor. Nos outros casos, o ajuste com lubrificação em casa começa em {price.preventive}, fora as peças.",
        "Motor do portão barulhento, que grita ou faz força, tem em geral rolamento ou engrenagem gasta, pouca graxa no redutor ou suporte frouxo. A visita de regulagem e lubrificação em casa parte de {price.preventive}, sem peças. Se ele só ronca e não move o portão, desligue o disjuntor e não insista.",
        "Barulho de engrenagem no motor [marca] costuma ser dente gasto, falta de graxa no redutor, que é a caixa de engrenagens, ou folga com a cremalheira. Com estalo em ritmo, desligue o disjuntor, porque cada volta come mais dentes. Medir, engraxar e acertar a folga em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Tirar o barulho do motor custa, em casa, a partir de {price.preventive}, sem peças, quando bastam o reaperto e a lubrificação. Rolamento ou engrenagem somam a peça e o serviço de bancada. Se o motor está gasto demais, a troca em residência fica de {price.homeSwap}, com mão de obra.",
        "O conserto de motor barulhento vai do ajuste, desde {price.preventive} em casa, sem peças, à troca do motor, de {price.homeSwap} com mão de obra. A troca de rolamento e graxa, que é o caso mais comum, fica entre os dois e é orçada por um vídeo com som e pela etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o som do motor revela", "Chiado, ronco ou batida no motor"],
        slots: [
          [
            "O tipo de som mostra qual é a peça e se o portão pode continuar em uso. Escute de longe um ciclo inteiro.",
            "Cada barulho vem de uma peça, e alguns pedem parar na hora. Ouça a distância, com o portão andando uma vez.",
            "Preste atenção ao tom e ao ritmo do ruído enquanto o portão abre e fecha. Um ciclo, ouvido de longe, basta para reconhecer a peça.",
          ],
        ],
        bullets: [
          "Chiado ou assobio que cresce: rolamento seco ou gasto",
          "Ronco grave com o portão andando: redutor com pouca graxa",
          "Batida compassada: dente quebrado na engrenagem",
          "Zumbido na parede: suporte ou base frouxa",
          "Ronco sem o portão andar: capacitor fraco ou folha presa; desligue o disjuntor",
        ],
      },
      {
        about: "check",
        headings: ["É o motor ou é o portão?", "O teste de dois minutos"],
        slots: [
          [
            "Antes de culpar o motor, separe o som dele do som da folha. Este teste só vale para portão de correr ou de abrir que esteja reto; no basculante, apenas escute, sem destravar.",
            "Muito barulho atribuído ao motor vem da folha. Faça o teste em portão de correr ou de abrir, sem empeno, e nunca destrave o basculante para isso.",
            "Vale descobrir se quem faz barulho é a folha. O teste serve ao portão de correr ou de abrir que não esteja torto, e no basculante fica só a parte de escutar.",
          ],
        ],
        steps: [
          "Com o portão andando, escute de longe se o som fica no motor ou acompanha a folha.",
          "Desligue o disjuntor, destrave o motor e empurre a folha devagar.",
          "Se ela range ou prende, a causa é roldana, trilho ou dobradiça.",
          "Se anda leve e sem ruído, o barulho é do motor: trave de novo, religue e filme com som.",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a peça ou o motor", "O conserto do motor barulhento"],
        slots: [
          [
            "O serviço mais comum é abrir o redutor, a caixa de engrenagens, limpar, engraxar e trocar o rolamento. Enquanto há peça para o modelo, isso resolve o ruído por menos que um motor novo.",
            "Na maioria dos modelos se encontram o rolamento e as engrenagens do redutor, a caixa que reduz a velocidade. Por isso o reparo sai por menos que a troca.",
            "Limpar e engraxar o redutor, onde ficam as engrenagens, e pôr um rolamento novo resolve a maior parte dos casos. Se existe peça do modelo, compensa mais que trocar o motor.",
          ],
          [
            "Trocar o motor só compensa quando engrenagem, rolamentos e eixo se gastaram juntos em um aparelho no fim da vida, de {trade.life}. Em casa, motor e mão de obra ficam de {price.homeSwap}.",
            "Se várias peças acabaram e o motor já tem a idade de vida útil, que é de {trade.life}, compare o conserto com um novo, de {price.homeSwap} em residência, já instalado.",
            "Um motor com muitas peças gastas e perto do fim da vida, estimada em {trade.life}, em geral não vale o conserto. O novo fica de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso engraxar o motor por conta própria?",
        answers: [
          "Não por dentro, porque há tensão e capacitor carregado sob a tampa. Pinos e dobradiças externos você pode lubrificar, com o disjuntor desligado.",
          "Só as partes de fora do portão, com a energia cortada. O redutor e o rolamento precisam ser desmontados pelo técnico.",
        ],
      },
      {
        question: "O motor barulhento vai quebrar logo?",
        answers: [
          "Depende da peça. O rolamento pode chiar por meses e travar de repente, e o dente quebrado piora rápido. Quanto antes o exame, menor a conta.",
          "Pode, porque um som novo mostra desgaste em andamento. O conserto feito cedo, em geral, salva o redutor.",
        ],
      },
      {
        question: "Motor novo também faz barulho. É normal?",
        answers: [
          "Um zumbido constante é normal. Chiado, batida ou vibração na parede não são, e o suporte deve ser conferido dentro da garantia.",
          "Algum ruído, sim. Se trepida ou bate desde o primeiro dia, o alinhamento ou a fixação precisa de acerto.",
        ],
      },
      {
        question: "Existe motor silencioso?",
        answers: [
          "Motores com inversor partem e param de forma suave e costumam fazer menos ruído. Mesmo assim, roldana e trilho ruins continuam barulhentos.",
          "Há modelos mais silenciosos, sobretudo com partida suave. O estado da folha conta tanto quanto o motor.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro e uma foto da etiqueta do motor",
  },
  {
    id: "barulho-basculante",
    broader: "barulho",
    label: "Portão basculante fazendo barulho",
    phrase: "o barulho no portão basculante",
    asks: [
      "basculante barulho corrente",
      "basculante fazendo barulho corrente",
      "corrente basculante barulho",
      "barulho corrente portão",
      "motor bifuso barulho",
      "bifuso barulho",
      "dupla fuso barulho",
      "bv dupla barulho",
      "motor bv barulho",
      "dois fusos barulho",
      "basculante barulho fechar",
      "basculante barulho abrir",
      "basculante barulho sobe",
      "basculante barulho desce",
      "bifuso rangendo",
      "fuso barulhento",
      "fuso barulhento motor",
      "fuso [marca] barulho",
      "fuso [marca] barulhento",
      "fuso roncando",
      "tirar barulho basculante",
      "como tirar barulho basculante",
      "acabar barulho basculante",
      "diminuir barulho basculante",
      "como diminuir barulho basculante",
      "reduzir barulho basculante",
      "como reduzir barulho basculante",
      "barulho roldana basculante",
      "barulho roldana portão basculante",
      "basculante ruído forte motor",
      "basculante barulho",
      "basculante barulhento",
      "basculante fazendo barulho",
      "basculante rangendo",
      "basculante estalando",
      "basculante range",
      "basculante chiando",
      "basculante estala",
      "basculante ruído",
      "fuso barulho",
      "fuso rangendo",
      "fuso fazendo barulho",
      "fuso chiando",
    ],
    answers: {
      "how-to": [
        "Para tirar o barulho do portão basculante, o técnico limpa e engraxa o fuso, reaperta os suportes e troca a roldana, o pino ou a bucha que estiver gasta. Por conta própria, não suba nem mexa no contrapeso: só note em que ponto o som aparece. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      any: [
        "Portão basculante fazendo barulho costuma estar com o fuso sem graxa, que é a rosca comprida do motor, com o pino do braço seco ou com o contrapeso raspando na caixa. Limpeza, lubrificação e aperto resolvem a maioria, a partir de {price.preventive} em casa, sem peças. Com estalo forte de aço, desligue o disjuntor e não deixe ninguém embaixo.",
        "Fuso fazendo barulho está quase sempre sem graxa ou com a porca gasta: é a rosca do motor que puxa a folha do basculante. Quem limpa e lubrifica é o técnico, com a folha escorada, em visita a partir de {price.preventive} em casa, sem peças. Óleo por cima só disfarça por alguns dias.",
        "Portão basculante estalando pode ter pino seco, roldana gasta ou, se o som é de aço, um cabo ou solda partindo. Nesse caso desligue o disjuntor, não destrave e afaste todos. Sem risco de queda, a visita com limpeza, graxa e reaperto parte de {price.preventive} em casa, sem peças.",
        "Basculante rangendo demais raramente precisa de motor novo: em geral falta graxa no fuso, a rosca que puxa a folha, ou há roldana, pivô ou contrapeso gasto. Em casa, a visita de ajuste e lubrificação começa em {price.preventive}, fora as peças. Com estalo de aço, pare de usar e não passe embaixo.",
        "Barulho no fuso do motor, mesmo no de dois fusos, é quase sempre falta de graxa ou porca gasta, a peça que corre pela rosca e puxa o basculante. Se só um lado range, compare de longe: a folha não pode subir torta. O técnico limpa, lubrifica e mede as folgas, em visita a partir de {price.preventive} em casa, sem peças.",
        "Basculante com barulho ao fechar costuma estar com o fuso seco, a rosca comprida que move a folha, ou com roldana e pino gastos. Pancada só no fim é o fim de curso, que manda parar tarde. Lubrificar e ajustar em casa custa a partir de {price.preventive}, sem peças; com estalo de aço, desligue o disjuntor e não passe embaixo.",
        "A roldana do basculante que faz barulho está seca, gasta ou com o cabo de aço fora do canal, e ele é que segura a folha. Não passe óleo no cabo nem fique embaixo: desligue o disjuntor e olhe de longe. O técnico escora a folha e lubrifica ou troca o par de roldanas; a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Tirar o barulho do basculante custa, em casa, a partir de {price.preventive}, na visita com limpeza, lubrificação e reaperto, sem peças. Roldana, porca do fuso ou pino gasto são somados ao valor, com a sua aprovação. Um vídeo com som, feito de longe, basta para a estimativa.",
        "O preço depende da peça que faz o som. Lubrificar e reapertar o basculante parte de {price.preventive} em casa, sem peças, enquanto cabo, roldana e fuso são orçados à parte. Para estimar, grave um ciclo inteiro, a distância, com o som do portão abrindo e fechando.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o barulho do basculante", "O que cada som do basculante indica"],
        slots: [
          [
            "Repare quando o som aparece, porque isso ajuda a saber se falta graxa ou se há peça quebrada. Ouça de longe, com a folha reta e ninguém por perto.",
            "O momento do barulho indica a peça. Escute um ciclo inteiro a distância, desde que a folha esteja reta e os cabos inteiros.",
            "O som contínuo, o que surge em um ponto só e o do fim do percurso têm origens diferentes. Fique longe da folha para ouvir um ciclo completo.",
          ],
        ],
        bullets: [
          "Chiado do começo ao fim: fuso seco ou rolamento do motor",
          "Rangido nas laterais: pino ou bucha do braço sem graxa",
          "Batida em ritmo: roldana do cabo com rolamento quebrado",
          "Ferro raspando na coluna: contrapeso encostando na caixa",
          "Pancada no chão: parada tardia ou contrapeso fora do peso",
          "Estalo seco de aço: fio de cabo ou solda partindo, pare de usar",
        ],
      },
      {
        about: "safety",
        headings: ["Quando o barulho é sinal de risco", "O que não fazer no basculante barulhento"],
        slots: [
          [
            "Com folha torta, cabo desfiado ou descida mais rápida que a subida, pare de usar até a visita. Desligue o disjuntor, isole a passagem e não destrave o motor, que pode ser a única coisa segurando a folha.",
            "Pare de usar se a folha inclinou, se há fio solto no cabo ou se ela desce depressa demais. O disjuntor fica desligado, ninguém passa embaixo, e o motor continua travado, pois soltá-lo pode derrubar a folha.",
            "Folha inclinada, cabo com fios abertos e descida rápida significam risco de queda. Desligue a energia, mantenha todos fora da passagem e deixe o motor travado até o técnico chegar.",
          ],
          [
            "Não suba na folha nem ponha a mão em cabo, mola ou contrapeso para procurar o som. Essas peças seguram o peso todo, e só o técnico mexe nelas, com a folha escorada.",
            "Cabos, molas e contrapesos seguram o peso da folha e ferem quem mexe sem escora. Não procure o barulho com a mão.",
            "Lubrificar por conta própria também é arriscado: cabo, mola e contrapeso trabalham com força e só são tocados com a folha presa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o barulho", "O serviço no basculante barulhento"],
        slots: [
          [
            "O técnico escora a folha, limpa o fuso e põe graxa própria, lubrifica pinos e confere roldanas, cabos e contrapeso. A folga é acertada antes da graxa, porque lubrificar peça gasta só disfarça por alguns dias.",
            "Com a folha escorada, ele examina cabos, roldanas e contrapeso, limpa a graxa velha do fuso e aplica a certa nos pontos de giro. Peça com folga é corrigida primeiro, ou o barulho volta logo.",
            "Fuso limpo e engraxado, pinos lubrificados e suportes apertados vêm depois de conferir o que está gasto, sempre com a folha presa. Graxa em peça quebrada apenas adia o conserto.",
          ],
          [
            "Roldana quebrada ou porca de fuso espanada são mostradas e trocadas com o valor aprovado antes. No fim, alguns ciclos confirmam o som e a parada sem pancada.",
            "O que precisar de troca, como roldana ou porca do fuso, você vê e aprova antes. No teste final, o técnico ouve vários ciclos e regula a chegada ao chão.",
            "Antes de trocar porca ou roldana, o técnico mostra a peça e diz o valor. A visita termina com o portão trabalhando algumas vezes e a parada regulada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que graxa vai no fuso do basculante?",
        answers: [
          "A indicada no manual do motor, em camada fina, depois de limpar a velha. Quem aplica é o técnico, com a folha escorada e sem energia.",
          "Graxa própria para fuso, conforme o fabricante. Óleo queimado e desengripante lavam a graxa boa, e o barulho volta.",
        ],
      },
      {
        question: "O barulho do basculante incomoda o vizinho. Tem jeito?",
        answers: [
          "Tem: fuso engraxado, roldanas novas, suporte firme na parede e parada sem pancada reduzem bem o som.",
          "Sim. Reaperto do suporte, roldana boa e borracha no batente tiram a vibração que passa para a parede.",
        ],
      },
      {
        question: "Posso continuar usando com o barulho?",
        answers: [
          "Com chiado ou rangido leve, até a visita, sim. Com estalo de aço, folha torta ou descida rápida, pare na hora e desligue o disjuntor.",
          "Depende do som. Um ruído de falta de graxa permite uso curto; pancada nova, estalo ou folha inclinada exigem parar já.",
        ],
      },
      {
        question: "De quanto em quanto tempo se lubrifica o basculante?",
        answers: [
          "Numa casa, a revisão {visits.home} costuma manter fuso e pinos lubrificados. Muita abertura por dia, poeira ou maresia encurtam o prazo.",
          "Em uso doméstico, o comum é {visits.home}. Portão de prédio ou de muito movimento precisa de visitas mais próximas.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "barulho-correr",
    broader: "barulho",
    label: "Portão de correr fazendo barulho",
    phrase: "o barulho no portão de correr",
    asks: [
      "tirar barulho deslizante",
      "como tirar barulho deslizante",
      "acabar barulho deslizante",
      "diminuir barulho deslizante",
      "como diminuir barulho deslizante",
      "reduzir barulho deslizante",
      "como reduzir barulho deslizante",
      "tirar barulho correr",
      "como tirar barulho correr",
      "acabar barulho correr",
      "diminuir barulho correr",
      "como diminuir barulho correr",
      "reduzir barulho correr",
      "como reduzir barulho correr",
      "correr ruído",
      "correr ruído forte motor",
      "deslizante ruído",
      "deslizante ruído forte motor",
      "correr tec tec",
      "correr toc toc",
      "correr toc toc anda",
      "deslizante tec tec",
      "deslizante toc toc",
      "deslizante tec tec tec",
      "correr barulho",
      "deslizante barulho",
      "correr barulhento",
      "deslizante barulhento",
      "correr rangendo",
      "deslizante rangendo",
      "barulho cremalheira",
      "correr estalando",
      "deslizante estalando",
      "cremalheira estalando",
      "cremalheira barulho",
      "cremalheira barulhenta",
      "cremalheira roncando",
      "portão correr fazendo tec tec",
      "correr bate cada volta roda",
      "portão correr toc toc",
    ],
    answers: {
      any: [
        "Portão de correr fazendo barulho tem, quase sempre, roldana gasta, areia no trilho ou a cremalheira, a barra dentada que o motor puxa, fora da folga. Varra o trilho com o disjuntor desligado; se continuar, a visita com ajuste e lubrificação parte de {price.preventive} em casa, sem peças.",
        "Portão deslizante fazendo barulho tem, quase sempre, roldana gasta, que bate a cada volta, areia no trilho, que chia, ou cremalheira fora da folga, que faz tec-tec junto do motor. Desligue o disjuntor, varra o trilho e ouça de novo; se continuar, o ajuste em residência começa em {price.preventive}, fora as peças.",
        "Para resolver o barulho do motor deslizante, comece pelo trilho: varra-o com o disjuntor desligado. O que sobra em geral é roldana com rolamento ruim ou cremalheira, a régua dentada, apertada demais na engrenagem, e o técnico acerta em visita a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "Tirar o barulho do portão de correr custa, em casa, a partir de {price.preventive} na visita com ajuste e lubrificação, sem peças. Par de roldanas, barra de cremalheira ou rolamento somam a peça e a mão de obra; um vídeo com som basta para a estimativa.",
        "O preço depende do que raspa ou bate no deslizante: acertar folga e lubrificar parte de {price.preventive} em casa, sem peças, enquanto roldana e cremalheira são orçadas à parte. Mande um vídeo com som e uma foto do trilho.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o barulho no portão de correr", "O que cada som do deslizante indica"],
        slots: [
          [
            "No portão de correr, a altura e o ritmo do som apontam a peça. Ouça de longe, um ciclo inteiro.",
            "O som acompanha a peça: roda e trilho embaixo, motor no meio, guia em cima. Escute a distância, com a folha reta.",
            "Repare de onde vem e com que ritmo. Fique afastado da folha e ouça abrir e fechar uma vez.",
          ],
        ],
        bullets: [
          "Batida a cada volta da roda: roldana com rolamento quebrado",
          "Chiado rente ao chão: areia no trilho ou rolamento seco",
          "Tec-tec junto do motor: dente gasto da engrenagem",
          "Estalo sempre no mesmo ponto: emenda da cremalheira",
          "Ferro batendo em cima: guia ou rolete gasto",
          "Pancada no fim: parada tardia ou batente sem borracha",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer em casa", "Passos seguros no portão de correr"],
        slots: [
          [
            "Só a limpeza do trilho é sua, e ela sozinha tira muito barulho. A mão fica longe da engrenagem e da cremalheira, e folha inclinada ou fora do trilho encerra o teste.",
            "Trilho varrido resolve boa parte dos casos, e isso você mesmo faz. Não toque na cremalheira nem na engrenagem, e pare se a folha estiver torta.",
            "Comece pelo trilho, sem chegar perto dos dentes do motor. Se a folha saiu do trilho ou inclinou, não teste: chame.",
          ],
        ],
        steps: [
          "Com o portão parado, veja se a folha está reta e dentro do trilho.",
          "Desligue o disjuntor.",
          "Varra o trilho e tire pedra, prego e barro.",
          "Olhe, sem tocar, roldanas, parafusos da cremalheira e guia de cima.",
          "Religue e filme um ciclo de longe, com som.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o barulho do portão", "O que se ajusta na visita"],
        slots: [
          [
            "Com a energia cortada, o técnico solta a folha e a move à mão até achar o ponto do som. Depois acerta a folga da cremalheira em {rack.clearance} ao longo de toda a folha, reaperta os suportes e lubrifica o que deve ser lubrificado.",
            "A folha é solta, sem energia, e corrida à mão para mostrar onde raspa. Em seguida vêm o aperto, a lubrificação e a folga entre dentes, que deve ficar em {rack.clearance} de ponta a ponta.",
            "Sem energia e com a folha livre, acha-se o ponto do ruído. O ajuste inclui apertar suportes, lubrificar e deixar {rack.clearance} entre a cremalheira e a engrenagem em todo o percurso.",
          ],
          [
            "O trilho fica limpo e seco, porque graxa ali só junta areia. A cremalheira de aço pede lubrificação leve a cada {rack.months}, e roldana ou dente gasto são trocados com o valor aprovado antes.",
            "Graxa no trilho gruda areia, por isso ele fica seco. Uma camada fina na cremalheira de aço a cada {rack.months} mantém o silêncio; peça gasta você aprova antes da troca.",
            "Lubrificante vai na cremalheira de aço, a cada {rack.months}, e nunca no trilho, onde viraria lixa com a areia. Roldana quebrada pede troca, com o preço informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa na cremalheira barulhenta?",
        answers: [
          "Só lubrificante próprio, em camada fina e conforme o fabricante, com o disjuntor desligado. Cremalheira de nylon muitas vezes dispensa, e no trilho não se passa.",
          "Depende do material. A de aço recebe lubrificação leve; a de nylon costuma trabalhar seca. Na dúvida, deixe para a revisão.",
        ],
      },
      {
        question: "O barulho gasta o motor?",
        answers: [
          "Gasta a engrenagem e o redutor, porque cada batida volta para eles. Ajustar cedo custa menos que trocar a engrenagem.",
          "Sim, aos poucos. Roldana ruim e cremalheira fora de folga forçam o eixo e encurtam a vida do motor.",
        ],
      },
      {
        question: "Preciso trocar o motor por causa do barulho?",
        answers: [
          "Raramente. Roldana, cremalheira e guia fazem quase todo o barulho; só redutor ou rolamento do próprio motor levam a pensar em reparo dele.",
          "Quase nunca: o teste é soltar a folha e movê-la à mão. Se ela já ronca sem o motor, o problema está no portão.",
        ],
      },
      {
        question: "De quanto em quanto tempo se troca a roldana?",
        answers: [
          "Não há prazo fixo: depende do peso da folha e da limpeza. Barulho em ritmo, folha pulando ou raspando indicam a hora.",
          "Ela dura enquanto gira redonda e sem folga. Trilho sujo e folha pesada encurtam a vida, e a revisão {visits.home} mostra o desgaste.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, feito de longe, e uma foto das roldanas e da cremalheira",
  },
  {
    id: "portao-apitando",
    broader: "barulho",
    label: "Portão apitando",
    phrase: "o portão que apita",
    asks: [
      "[marca] apitando",
      "motor [marca] apitando",
      "ppa jetflex apitando",
      "motor ppa jetflex apitando",
      "central [marca] apitando",
      "placa [marca] apitando",
      "motor [marca] bipando",
      "motor [marca] apita",
      "motor apita madrugada",
      "portão apita madrugada",
      "apita noite",
      "apitando madrugada",
      "motor bips não abre",
      "bips não abre",
      "bips",
      "motor bips",
      "3 bips",
      "dá bips não abre",
      "bips não fecha",
      "apitando não fecha",
      "apita não fecha",
      "apitando não abre",
      "correr apitando não fecha",
      "basculante apitando não fecha",
      "portão apitando",
      "motor apitando",
      "placa apitando",
      "apitando",
      "portão apita",
      "motor apita",
      "apita vezes",
      "motor apita vezes",
      "apito portão",
      "central apitando",
      "bipando",
      "bip portão",
      "bip motor",
      "fazendo bip",
      "bip contínuo",
      "bip sem parar",

      "apitando sem",
      "desligar alarme portão",
      "desligar apito",
      "desligar bip",
      "tirar apito",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa ou o portão apitando sem parar costuma ser o nobreak trabalhando na bateria, o alarme de portão aberto ou a central avisando que a fotocélula está cortada. Confira a energia, feche bem o portão e limpe as lentes. Se o apito continua, a visita em casa parte de {price.preventive}, sem peças.",
        "O bip do motor ou da central avisa, em geral, falta de luz, bateria fraca do nobreak, portão mal fechado ou sensor cortado. Confira a energia, encoste bem a folha e limpe a fotocélula. Se ele persistir, o técnico acha a origem ou desativa o aviso em visita desde {price.preventive} em casa, sem peças.",
        "Quando o portão apita e não abre, o bip costuma avisar falta de energia, nobreak em bateria ou fotocélula cortada. Com o portão aberto, é o alarme de que ele não fechou, e o apito que só surge no movimento vem de uma peça seca. A conferência em casa começa em {price.preventive}, sem peças.",
        "Dá para tirar o bip quando o portão abre, se ele vem da central ou de um alarme de portão aberto: o técnico desliga a função na programação da placa, em visita desde {price.preventive} em casa, sem peças. Já o bip de nobreak ou de bateria fraca só para quando a causa é corrigida.",
        "Para desligar o alarme do portão, feche a folha por inteiro e limpe a fotocélula, porque ele costuma avisar que o portão ficou aberto. O técnico desativa o aviso da central na programação, a partir de {price.preventive} em casa, sem peças. O do nobreak para com a volta da luz ou com bateria nova.",
        "Motor que dá 3 bips e não abre está mostrando um código de erro, que muda com a marca e em geral indica sensor cortado, bateria fraca ou esforço demais. Limpe a fotocélula e confira o disjuntor e o nobreak. Se o bip continua, a visita em casa parte de {price.preventive}, sem peças.",
        "Bip contínuo no motor [marca] costuma ser alarme de portão aberto, fotocélula cortada ou bateria do nobreak no fim, e nem sempre é defeito da placa. Feche o portão, limpe as lentes da fotocélula e veja se o nobreak pisca. Se o bip não para, a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Bip parado ou apito andando", "O que o apito do portão quer dizer"],
        slots: [
          [
            "Repare se o som vem com o portão parado ou andando. Parado, é o aviso de algum aparelho; andando, é uma peça mecânica.",
            "Com a folha parada, quem apita é um aparelho eletrônico. Se o som aparece só no movimento, ele vem do rolamento ou da engrenagem.",
            "O bip com o portão parado é um aviso do nobreak, da central ou do alarme. O apito que só aparece no movimento é mecânico.",
          ],
        ],
        bullets: [
          "Bip a cada poucos segundos, com luz na casa: bateria do nobreak no fim",
          "Bip que começou na falta de luz: nobreak trabalhando",
          "Bip só com o portão aberto: alarme de portão aberto",
          "Bips contados e portão parado: código de erro da central",
          "Assobio só andando: rolamento seco ou engrenagem",
        ],
      },
      {
        about: "check",
        headings: ["Como achar a origem do apito", "O que fazer quando o portão apita"],
        slots: [
          [
            "Com a folha parada, escute cada aparelho de perto, sem abrir a tampa. O lugar de onde vem o som mostra quem apita.",
            "Chegue perto do nobreak, da central e do alarme, um por vez, sem abrir nada. O portão fica parado enquanto isso.",
            "Sem abrir nenhuma tampa e com o portão parado, descubra de onde sai o bip. Os três suspeitos são o nobreak, a central e o alarme.",
          ],
        ],
        steps: [
          "Veja se há energia e se o disjuntor do portão está ligado.",
          "Feche o portão por inteiro e note se o bip para.",
          "Limpe as lentes da fotocélula e libere a passagem.",
          "Ouça, sem tocar, o nobreak, o alarme e o motor.",
          "Grave o som e conte os bips de cada sequência.",
        ],
      },
      {
        about: "visit",
        headings: ["Como parar o apito de vez", "O que o técnico faz com o bip"],
        slots: [
          [
            "O apito do nobreak cessa com a volta da luz ou com bateria nova, e o da central, quando se corrige o erro que ele acusa. O aviso de abertura é desligado pelo técnico na programação ou em uma chave da placa.",
            "A bateria nova acaba com o bip do nobreak, e o da central para quando o defeito é achado. Nos modelos que permitem, o técnico desliga na programação o aviso de portão abrindo.",
            "A solução depende da origem: bateria para o nobreak e conserto do sensor ou do fim de curso, que manda parar, para a central. O aviso de abertura é desligado pelo técnico quando o modelo deixa.",
          ],
          [
            "Se o apito é mecânico, o rolamento é trocado ou o redutor, a caixa de engrenagens, recebe graxa. Um leve assobio na partida de motor com inversor, se sempre existiu, é normal.",
            "Se o som vem de uma peça, o rolamento é trocado ou as engrenagens do redutor são engraxadas. O motor com inversor, como o JetFlex, pode assobiar de leve desde novo, sem defeito.",
            "Para o assobio de movimento, o técnico abre o redutor, engraxa e troca o rolamento gasto. Só o zunido leve do motor com inversor, presente desde o começo, dispensa conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como desligar o alarme do portão?",
        answers: [
          "O aviso de portão aberto se desliga na programação da central ou no próprio alarme, se o modelo permite. O do nobreak só para com energia ou bateria nova.",
          "Depende do aparelho. O bip da central é desativado pelo técnico na programação, e o do nobreak para com bateria nova. Resolva antes a causa, porque o aviso protege a casa.",
        ],
      },
      {
        question: "O que significam 3 bips e o portão não abre?",
        answers: [
          "O código muda com a marca e o modelo, e três bips podem indicar sensor, percurso ou força. A foto da etiqueta permite procurar a tabela no manual.",
          "Não há código único. Conte os bips, grave o som e veja a etiqueta da central, pois o manual traz a lista de erros.",
        ],
      },
      {
        question: "Por que o portão apita só de madrugada?",
        answers: [
          "Em geral é o nobreak, porque a tensão da rede varia à noite e ele passa para uma bateria já fraca. O frio também derruba bateria velha.",
          "A bateria no fim apita quando a rede oscila ou a temperatura cai, o que é comum à noite. Uma bateria nova costuma resolver.",
        ],
      },
      {
        question: "O apito pode ser do alarme da casa?",
        answers: [
          "Pode: central de alarme com bateria fraca também apita. Desligue o disjuntor do portão; se o som segue igual, procure no alarme.",
          "Às vezes, porque o nobreak e o alarme costumam ficar juntos. Afaste-se do portão e veja de onde vem o som.",
        ],
      },
    ],
    photo: "um vídeo com o som e uma foto do motor e do nobreak, se houver",
  },
  {
    id: "barulho-e-vizinho",
    broader: "barulho",
    label: "Barulho do portão e o vizinho",
    phrase: "o barulho do portão que incomoda o vizinho",
    asks: [
      "horário usar portão",
      "barulho noite vizinho",
      "acorda moradores madrugada",
      "portão prédio acorda",
      "portão acorda vizinho",
      "silêncio portão",
      "barulho vizinho",
      "vizinho reclamando",
      "vizinho reclama portão",
      "vizinho reclama barulho",
      "barulho noite",
      "barulho de noite",
      "barulho madrugada",
      "barulho incomoda",
      "barulho portão condomínio",
      "barulho apartamento",
      "barulho quarto",
      "reclamação barulho portão",
      "diminuir barulho",
      "reduzir barulho",
      "acabar barulho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para silenciar o portão, acerte primeiro a batida no fim do curso, depois troque ou lubrifique roldana e dobradiça, e por último ponha borracha entre o motor e a parede. São as três causas do barulho que incomoda vizinho e morador, sobretudo de madrugada. A visita que regula e lubrifica custa a partir de {price.preventive} em casa e de {price.preventiveRange} em condomínio, sem peças.",
        "O barulho do portão que chega ao vizinho vem quase sempre da pancada no batente, da roldana gasta ou do motor que vibra na parede. Regular a parada, lubrificar e calçar o motor com borracha silencia a maior parte. Em casa isso parte de {price.preventive}; no condomínio fica de {price.preventiveRange}, sem peças nos dois casos.",
        "Portão que acorda o prédio de madrugada se resolve com regulagem, e não com outro horário. O técnico acerta o ponto de parada, lubrifica os pinos e põe borracha sob o motor. No condomínio, o síndico pede a visita, que fica de {price.preventiveRange}; em casa ela custa a partir de {price.preventive}, sempre sem peças.",
        "Quando o portão incomoda o prédio ou o vizinho, descubra qual é o barulho. Pancada é falta de regulagem, ronco é roldana gasta e zumbido na parede é vibração do motor. A visita que silencia os três custa a partir de {price.preventive} em casa e de {price.preventiveRange} no condomínio, fora peças.",
        "Se o vizinho reclama do barulho do portão à noite, comece pela pancada no fim do curso, que é o som que mais atravessa a parede, e depois pelas roldanas e pelo motor que vibra. Regular a parada, lubrificar e calçar com borracha costuma bastar. A visita parte de {price.preventive} em casa e fica de {price.preventiveRange} no condomínio, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz barulho e como reduzir", "Pancada, atrito e vibração: o que fazer com cada um"],
        slots: [
          [
            "Para tirar a pancada, o técnico acerta o fim de curso, que é o ponto de parada, e regula a chegada lenta na placa.",
            "Quem acorda os outros costuma ser a batida final, que passa pela estrutura. Ela some quando o ponto de parada é acertado e a folha chega devagar ao batente, que pode receber borracha.",
            "O golpe no batente é o que mais se ouve na casa ao lado e também o mais fácil de tirar. Acerta-se o fim de curso, regula-se a desaceleração e põe-se borracha no encosto.",
          ],
          [
            "Rangido some com limpeza e lubrificante em dobradiças, pinos e fuso, mas roldana que ronca precisa ser trocada. O zumbido que chega ao quarto vem do suporte do motor, e se corta com reaperto e um calço de borracha.",
            "Dobradiça e pino secos pedem lubrificação, e a roldana que ronca pede uma nova. A vibração que sobe pela laje acaba quando o suporte é apertado e o motor fica sobre borracha.",
            "Para o atrito, lubrificante em pinos e dobradiças ou troca da roldana gasta. Para o zumbido na parede, aperto no suporte e um coxim de borracha entre o motor e a alvenaria.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer por fora", "Silenciar o portão: os primeiros passos"],
        slots: [
          [
            "Parte do barulho sai com limpeza e óleo, sem abrir o motor nem chamar ninguém. No basculante, não mexa em cabo, mola e contrapeso.",
            "Antes da visita, dá para tirar o barulho mais simples, sempre com a energia cortada. Cabo, mola, contrapeso e tampa do motor ficam com o técnico.",
            "Comece pelo que não tem risco e se alcança do chão. O que segura a folha, como cabo e mola, não se toca.",
          ],
        ],
        steps: [
          "Grave um ciclo de longe, com som, e note se o barulho vem no começo, no meio ou no fim.",
          "Desligue o disjuntor com o portão fechado.",
          "Varra o trilho e tire pedra e areia dos cantos.",
          "Ponha poucas gotas de óleo nas dobradiças e pinos que alcança do chão; no trilho, nada.",
          "Religue, compare com a gravação e mande os dois vídeos se o som continuar.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale trocar por um motor silencioso", "Regular ou trocar o motor para ter silêncio"],
        slots: [
          [
            "Troque o motor só depois de acertar a folha, porque um novo num portão solto faz o mesmo barulho. Se a folha corre calada na mão e a partida ainda incomoda, um modelo com inversor, que arranca e freia devagar, faz diferença.",
            "Primeiro a folha, depois o motor. Quando ela já se move sem ruído à mão e o motor continua roncando, vale um modelo com inversor, cuja placa acelera e desacelera aos poucos.",
            "Motor novo não cala folha torta nem roldana gasta. Com isso em ordem, o modelo com inversor parte macio e para devagar, e é a escolha para quem mora em cima da garagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o morador incomodado pode fazer", "Barulho no condomínio e entre vizinhos"],
        slots: [
          [
            "No condomínio, grave o ruído de dentro do quarto, com dia e hora, e mande o pedido por escrito ao síndico. Entre casas, se a conversa não resolver, a reclamação vai à prefeitura, que aplica a regra de silêncio da cidade.",
            "Um vídeo feito do seu quarto, à noite, convence mais que a queixa. No prédio, ele vai por escrito ao síndico, que manda regular; entre casas, sem acordo, quem recebe a queixa é a prefeitura.",
            "Mostre a gravação, com horário, a quem cuida do portão, que muitas vezes não ouve a batida de onde fica. No condomínio o caminho é o síndico, por escrito; entre vizinhos de casa, a conversa e, por último, a prefeitura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe horário permitido para o barulho do portão?",
        answers: [
          "Não há horário só para portão. No condomínio valem a convenção e o regimento; fora dele, a lei municipal de ruído.",
          "Entrar e sair é livre a qualquer hora, mas o portão deve estar em bom estado. O regimento do prédio e a regra de silêncio da cidade tratam do ruído em geral.",
          "O portão pode ser usado de madrugada. O que se pode exigir é a manutenção, pelo regimento do condomínio ou pela regra municipal de silêncio.",
        ],
      },
      {
        question: "No prédio, quem paga para silenciar o portão?",
        answers: [
          "O condomínio, porque o portão da garagem é de uso comum e a regulagem entra na manutenção.",
          "É despesa de todos, como qualquer conserto de área comum. O síndico costuma poder autorizar a visita sem assembleia, conforme a convenção.",
          "Paga o condomínio, mesmo quando só um apartamento ouve. É manutenção ordinária do portão de todos.",
        ],
      },
      {
        question: "Borracha no batente estraga o fechamento do portão?",
        answers: [
          "Não, se o fim de curso for regulado com ela no lugar. Sem esse ajuste, o portão pode encostar e voltar.",
          "Funciona bem, desde que o ponto de parada seja refeito depois, porque a borracha muda o lugar onde a folha encosta.",
          "Não estraga. Só é preciso regular a parada outra vez, já que a folha passa a encostar alguns milímetros antes.",
        ],
      },
      {
        question: "Por que o portão faz mais barulho no frio?",
        answers: [
          "Porque a graxa velha endurece e as peças secas rangem. Limpar e aplicar lubrificante novo devolve o movimento macio.",
          "No frio a graxa engrossa e a partida fica pesada. De madrugada, com a rua calada, o mesmo som também parece maior.",
          "A graxa antiga endurece e o motor parte com mais esforço. Uma limpeza com lubrificação antes do inverno evita.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fechando, gravado de longe",
  },
  {
    id: "motor-moendo",
    broader: "barulho",
    label: "Motor com barulho de pedra ou moendo",
    phrase: "o motor que parece moer pedra",
    intent: "repair",
    asks: [
      "barulho pedra",
      "barulho moendo",
      "motor moendo",
      "parece moendo pedra",
      "barulho moedor",
      "barulho triturando",
      "motor triturando",
      "barulho areia dentro",
      "barulho liquidificador",
      "barulho lata",
      "raspando dentro motor",
      "metal raspando motor",
      "metal raspando dentro motor",
      "barulho metal dentro motor",
      "barulho ferro dentro motor",
      "barulho dentro motor",
      "barulho arranhando motor",
      "motor arranhando",
      "motor fazendo barulho pedra",
      "motor faz barulho pedra",
      "motor barulho pedra",
      "motor fazendo barulho moendo",
      "motor barulho lata",
    ],
    answers: {
      any: [
        "Motor do portão moendo, com barulho de pedra ou de metal raspando por dentro, tem dente quebrado no redutor, rolamento estourado ou rotor encostando. Desligue o disjuntor e não insista, porque o pedaço solto trava a caixa; o diagnóstico em casa parte de {price.preventive}, sem peças.",
        "Sim, barulho de moedor ou de pedra batendo dentro do motor costuma ser o redutor, a caixa de engrenagens, com dente solto, ou um rolamento no fim. Corte o disjuntor e pare de usar: cada volta quebra mais dentes, e a visita que confirma custa desde {price.preventive} em casa, fora peças.",
        "Quando se ouve metal raspando dentro do motor do portão, como se estivesse moendo, o rolamento estourou ou uma engrenagem perdeu dente. O disjuntor fica desligado até o exame, que começa em {price.preventive} na residência, sem peças; se o som vem do chão, é só pedra no trilho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Motor ou trilho: de onde vem o som", "Ouça onde nasce o barulho de pedra"],
        slots: [
          [
            "Som igual em todo o percurso nasce no motor; som num trecho só vem do trilho ou da roda. O teste é curto e feito de longe.",
            "Se o ruído não muda ao longo do caminho, está na caixa; se aparece num ponto, está no chão. Uma abertura basta para saber.",
            "O barulho que acompanha o curso inteiro é do motor, e o que surge num lugar é do trilho. Escute uma vez, com o vão livre.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho, se o portão é de correr.",
          "Religue e acione uma vez, ouvindo a distância.",
          "Se o som continua na caixa, desligue e deixe desligado.",
          "Grave o áudio e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["O que está moendo dentro do motor", "Rolamento, engrenagem ou rotor"],
        slots: [
          [
            "Cada som aponta para uma peça, e nenhuma delas se resolve com graxa.",
            "O tipo de ruído ajuda a separar as causas.",
            "Compare o que você ouve com a peça.",
          ],
        ],
        bullets: [
          "Pedra batendo, com trancos: dente quebrado no redutor",
          "Ronco áspero e contínuo: rolamento estourado",
          "Raspado de metal com cheiro: rotor encostando no enrolamento",
          "Motor gira e a folha não anda: coroa ou engrenagem espanada",
          "Moído num ponto só: pedra no trilho ou roda achatada",
        ],
      },
      {
        about: "cost",
        headings: ["Consertar o redutor ou trocar o motor", "O que o técnico faz e quanto custa"],
        slots: [
          [
            "O técnico solta o motor da folha, confirma que o som vem da caixa e a abre na bancada. Rolamento é a troca mais barata, depois vem a engrenagem, e por último o conjunto do redutor.",
            "Com o motor separado da folha, confirma-se a origem e abre-se a caixa. Em preço, o rolamento vem primeiro, a engrenagem em seguida e o redutor completo no fim.",
            "Primeiro se separa motor e folha, para ter certeza, e depois se desmonta a caixa. A conta cresce do rolamento à engrenagem e dela ao redutor.",
          ],
          [
            "Se a carcaça trincou ou não há peça, a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Junto se corrige o que quebrou o dente: folha pesada, parada sem regulagem ou cremalheira apertada.",
            "Carcaça trincada ou modelo sem peça levam à troca, de {price.homeSwap} em residência, instalado. A causa se acerta na mesma ida, em geral folha pesada ou cremalheira sem folga de {rack.clearance}.",
            "Quando não compensa, um motor novo em casa vai de {price.homeSwap}, mão de obra incluída. Folha pesada e cremalheira sem a folga de {rack.clearance} são corrigidas, ou o defeito volta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Graxa resolve o motor que faz barulho de moer?",
        answers: [
          "Não. Graxa cala peça seca; dente quebrado e rolamento estourado só se trocam, e a graxa ainda espalha o farelo de metal.",
          "Só esconde o som por uns dias. O pedaço solto continua entre as engrenagens e quebra as outras.",
        ],
      },
      {
        question: "Posso usar o portão na mão até o conserto?",
        answers: [
          "De correr ou de abrir, sim, com o disjuntor desligado e a folha reta no lugar. Basculante com cabo, mola ou contrapeso ruim não se destrava.",
          "Se é de correr ou pivotante, destrave com a energia cortada e mova na mão. No basculante, só se o equilíbrio está em ordem, e na dúvida espere.",
        ],
      },
      {
        question: "Quebrou o redutor: há conserto?",
        answers: [
          "Há, se a carcaça está inteira e existe a engrenagem do modelo. Com a caixa trincada ou peça fora de linha, o motor novo compensa.",
          "Na maioria dos modelos comuns, sim, com engrenagem ou coroa nova. A etiqueta mostra se há peça.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "O exame leva até {trade.smallRepair}. A troca depende da peça; com ela à mão, o motor volta no mesmo dia ou no seguinte.",
          "Descobrir a causa toma até {trade.smallRepair}. Se a engrenagem precisa vir de fora, o portão fica na mão e travado nesses dias.",
        ],
      },
    ],
    photo: "um áudio do motor andando e a foto da etiqueta",
  },
  {
    id: "motor-chiando",
    broader: "barulho",
    label: "Motor chiando ou assobiando",
    phrase: "o motor que chia ou assobia",
    intent: "repair",
    asks: [
      "motor assobiando",
      "motor assobio",
      "motor apitando fino",
      "barulho assobio",
      "barulho chiado",
      "motor chiado",
      "motor chiando",
      "portão chiando",
      "portão assobiando",
      "barulho agudo motor",
      "barulho fino motor",
      "guinchando motor",
      "guincho motor",
      "portão guinchando",
      "zunido motor",
      "motor zunindo",
      "portão zunindo",
      "zunindo motor parado",
      "motor portão chiando",
    ],
    answers: {
      any: [
        "Motor do portão chiando ou assobiando costuma ter rolamento seco ou gasto, e o assobio que aumenta a cada semana pede a troca dele antes que o eixo trave. Só no motor com inversor um zunido fino e constante, desde novo, é normal; a visita que acha o ruído parte de {price.preventive} em casa, sem peças.",
        "O chiado agudo no motor do portão é quase sempre rolamento no fim, peça que se troca sem trocar o motor se o resto estiver bom. Motor com inversor fazendo zunido leve desde o primeiro dia é normal; se o assobio surgiu depois e cresce, chame a visita, a partir de {price.preventive} em residência, fora peças.",
        "Se o motor do portão está assobiando ou chiando mais a cada semana, o que se troca é o rolamento, que gastou ou secou. O zunido fino e igual de um motor com inversor é normal; nos outros casos, a visita, desde {price.preventive} em casa e sem contar peças, mostra de onde o som vem.",
        "Portão chiando ao abrir tem duas origens: se o chiado acompanha a folha, é roldana, dobradiça ou cremalheira seca; se sai do motor, é rolamento gasto. Ouça de longe, numa abertura só, de onde vem. Lubrificar e ajustar em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Zunido normal e chiado de defeito", "Quando o assobio preocupa"],
        slots: [
          [
            "No motor rápido, o inversor, placa que controla a velocidade, faz o motor cantar fino ao partir e ao frear. Esse som existe desde a instalação, não muda com os meses e não pede conserto.",
            "O inversor, que acelera e freia o motor rápido, produz um zunido agudo na partida e na chegada. Quando ele é o mesmo desde novo, não há nada a trocar.",
            "Motores rápidos têm inversor, o circuito que varia a velocidade, e ele zune ao arrancar e ao parar. O som que acompanha o motor desde o primeiro dia, sempre igual, é do funcionamento.",
          ],
          [
            "Já o som que apareceu depois e piora com o motor quente indica rolamento. Com cheiro de queimado ou corpo muito quente, desligue o disjuntor e não use mais o automático.",
            "Diferente é o ruído que surgiu de repente e cresce conforme o motor esquenta: ali há desgaste. Se vier junto cheiro de queimado, corte a energia no disjuntor e pare de usar.",
            "O defeito se mostra quando um motor antes quieto passa a assobiar, mais forte depois de várias aberturas. Calor excessivo ou cheiro forte pedem disjuntor desligado na hora.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que chia no motor do portão", "Rolamento e outras fontes do assobio"],
        slots: [
          [
            "A conferência vai do mais comum ao mais raro, e cada som tem seu suspeito.",
            "Nem todo assobio nasce no motor, e o tipo do som ajuda a separar.",
            "Repare em quando o ruído aparece, porque isso aponta a peça.",
          ],
        ],
        bullets: [
          "Assobio contínuo que cresce: rolamento seco ou gasto",
          "Chiado com o motor forçando: folha pesada, freio ou eixo raspando",
          "Guincho só com a folha andando: roldana, dobradiça ou fuso sem graxa",
          "Rangido no de correr: engrenagem apertada na cremalheira, que pede folga de {rack.clearance}",
          "Zunido fino desde novo: inversor, som normal",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e tira o chiado", "A troca do rolamento"],
        slots: [
          [
            "Com o motor destravado, o técnico move a folha na mão e ouve: se ela anda quieta, o chiado está no motor. Na basculante isso só é feito com o contrapeso em ordem e por ele.",
            "O primeiro teste separa folha e motor: o técnico destrava e move a folha, e o silêncio aponta para dentro do motor. No portão basculante, só ele faz isso, depois de conferir cabo e contrapeso.",
            "O técnico solta o motor da folha e movimenta cada um por vez, para saber quem chia. Em basculante, esse teste é só dele, com o contrapeso conferido antes.",
          ],
          [
            "Rolamento se troca com o motor aberto na bancada, e nessa hora se olham eixo, retentor e enrolamento. Se o fio do motor já escureceu, a troca do motor em casa, de {price.homeSwap} com mão de obra, costuma valer mais.",
            "A peça nova entra com o motor desmontado, aproveitando para ver se o eixo riscou e se o enrolamento escureceu. Enrolamento queimado muda a conta, e o motor novo sai de {price.homeSwap} em casa, já instalado.",
            "Abre-se o motor para pôr rolamentos novos e conferir eixo e retentor, a borracha que segura a graxa. Quando o enrolamento já queimou, compare com a troca completa, de {price.homeSwap} em residência, mão de obra incluída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pingar óleo no motor que chia?",
        answers: [
          "Não. O rolamento é blindado e o óleo não entra nele: escorre para o enrolamento e para o freio, e o defeito aumenta. O som volta em poucos dias e a peça continua gasta.",
          "Não adianta e estraga. Rolamento de motor é fechado de fábrica, e o óleo acaba no fio do enrolamento. A saída é trocar a peça.",
        ],
      },
      {
        question: "Dá para usar o portão chiando até o técnico vir?",
        answers: [
          "Poucas vezes por dia, se o motor não esquenta nem cheira. Rolamento que trava de vez segura o eixo e queima o enrolamento, o que encarece muito o conserto.",
          "Dá, com uso reduzido e atenção ao calor. Se o som engrossar ou o motor demorar a girar, desligue o disjuntor, porque o eixo está perto de travar.",
        ],
      },
      {
        question: "Quanto tempo demora a troca do rolamento?",
        answers: [
          "O diagnóstico sai na visita; a troca depende de abrir o motor e ter o rolamento da medida. O técnico diz antes se faz no local ou leva para a bancada.",
          "Achar o ruído leva até {trade.smallRepair}. A troca pede o motor desmontado, e o prazo é combinado conforme a peça e o modelo.",
        ],
      },
      {
        question: "Como evitar que o motor volte a chiar?",
        answers: [
          "Mantenha a folha leve e a água longe do motor, que são o que mais gasta rolamento. Uma revisão {visits.home} em casa pega o ruído no começo.",
          "Portão que anda leve poupa o eixo, e tampa bem fechada evita a água. Faça manutenção {visits.home} em residência e avise o técnico de qualquer som novo.",
        ],
      },
    ],
    photo: "um áudio do motor e a foto da etiqueta",
  },
  {
    id: "barulho-so-num-sentido",
    broader: "barulho",
    label: "Barulho só ao abrir ou só ao fechar",
    phrase: "o barulho que só aparece em um sentido",
    intent: "repair",
    asks: [
      "portão fazendo barulho fechar",
      "barulho fechar",
      "portão barulho fechar",
      "barulho só abre",
      "barulho só quando abre",
      "barulho só abrir",
      "barulho só fecha",
      "barulho só quando fecha",
      "barulho só fechar",
      "barulho só subir",
      "barulho só sobe",
      "barulho só desce",
      "barulho só descer",
      "range só fechar",
      "range só abrir",
      "estala só fechar",
      "estala só abrir",
      "ronca só fechar",
      "ronca só abrir",
      "ronco estalo fechar",
      "barulho só subida",
      "barulho só descida",
      "barulho subida",
      "barulho descida",
      "raspando barulho só subida",
      "fazendo barulho só subida",
      "barulho só um sentido",
      "barulho em um sentido",
      "barulho num sentido só",
      "portão faz barulho só fecha",
      "abre bem fechar barulhão",
      "barulho só na hora de fechar",
      "barulho só um sentido portão",
    ],
    answers: {
      any: [
        "O portão que faz barulho só ao fechar ou só ao abrir pesa mais em um sentido: contrapeso ou cabo desigual no basculante, desnível ou guia apertada no de correr, dobradiça caída no de abrir. O motor raramente é a causa, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Barulho só na descida, só na subida ou só quando abre mostra que a folha força num sentido, e não que o motor está ruim. Contrapeso, desnível do trilho e dobradiça são os suspeitos, conforme o portão; lubrificar e regular em casa começa em {price.preventive}, fora as peças.",
        "Se o portão range só quando abre ou faz ruído ao fechar, procure peso desigual: contrapeso no basculante, trilho fora de nível no de correr, dobradiça arriada no de abrir. Grave um ciclo com som, de longe; o acerto em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Sentido do barulho e causa provável", "O que faz barulho em um sentido só"],
        slots: [
          [
            "O motor gira igual para os dois lados, por isso um som que só aparece num sentido costuma nascer na folha. O tipo de portão mostra onde procurar.",
            "Quando o som aparece num sentido e some no outro, o que mudou foi o peso da folha, e não o motor. A lista mostra onde procurar.",
            "Um som que só aparece num sentido vem quase sempre da folha, que pesa mais naquele lado do percurso. Veja o seu tipo de portão.",
          ],
        ],
        bullets: [
          "Basculante, ao subir: pouco contrapeso ou cabo raspando",
          "Basculante, ao descer: contrapeso demais ou fuso seco",
          "De correr, só na volta: desnível do piso ou guia que agarra",
          "De abrir: dobradiça caída ou folha raspando no piso",
          "Estalo único na troca de sentido: folga na engrenagem ou no braço",
        ],
      },
      {
        about: "check",
        headings: ["Teste para localizar o som", "Como escutar o portão com segurança"],
        slots: [
          [
            "Escute de longe e filme com aproximação, porque roldana, fuso e cremalheira em movimento prendem dedos. Basculante não se destrava para comparar.",
            "O teste é só olhar e ouvir, a distância das peças que giram. No basculante, nada de soltar o motor.",
            "Fique longe das partes que giram e grave o som. Soltar a folha para comparar fica com o técnico, ainda mais no basculante.",
          ],
        ],
        steps: [
          "Com a folha reta e sem cabo solto, filme um ciclo de longe, com som.",
          "Anote o sentido e o ponto: na partida, no meio ou no fim.",
          "Desligue o disjuntor e veja, sem tocar, se há pedra no trilho ou parafuso faltando.",
          "Folha torta ou cabo frouxo: deixe desligado e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico equilibra a folha", "O serviço que tira o barulho"],
        slots: [
          [
            "O técnico acha o ponto movendo a folha sem energia, escorada quando é basculante, e corrige o peso: contrapeso e cabos, nível do trilho ou dobradiça. Só depois lubrifica, porque graxa em folha torta dura pouco.",
            "Com a folha solta e a energia cortada, ou escorada no basculante, ele acerta contrapeso, nível ou dobradiça. A lubrificação vem no fim, já que sozinha não segura o silêncio.",
            "Sem energia, a folha é movida à mão, com escora se for basculante, até mostrar onde pesa. Corrigido o equilíbrio, o nível ou a dobradiça, vem a graxa.",
          ],
          [
            "Regular e lubrificar cabem na visita; cabo, roldana e dobradiça somam a peça, e nivelar trilho é o item maior. O valor é informado antes.",
            "O ajuste é o menor custo, peça gasta vem depois, e serviço no trilho é o mais caro. Nada se troca sem a sua aprovação.",
            "Do mais barato ao mais caro estão o ajuste, a peça e o nivelamento do trilho, sempre com preço combinado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lubrificar o portão para ver se o barulho para?",
        answers: [
          "Na dobradiça do portão de abrir, sim, com o disjuntor desligado. No basculante, não toque em fuso, cabo nem contrapeso.",
          "Só dobradiças, com pouco óleo fino e sem energia. Se some por dois dias e volta, a causa é peso ou alinhamento.",
        ],
      },
      {
        question: "É perigoso usar o portão com barulho só num sentido?",
        answers: [
          "No basculante, pode ser: folha desequilibrada desce de uma vez. Não destrave nem passe embaixo.",
          "Depende: de correr e de abrir permitem uso curto. Basculante que desce mais rápido do que sobe deve parar já.",
        ],
      },
      {
        question: "O barulho gasta o motor?",
        answers: [
          "Sim, porque ele força num sentido e esquenta. Equilibrar cedo poupa engrenagem e capacitor.",
          "Aos poucos. O lado pesado castiga o redutor, e o conserto fica maior.",
        ],
      },
      {
        question: "Pode ser o motor, afinal?",
        answers: [
          "Raramente. Só folga de engrenagem ou freio gasto soa diferente conforme o sentido, e isso se mede com a folha solta.",
          "Em poucos casos, por folga no redutor. O técnico descarta a folha antes.",
        ],
      },
    ],
    photo: "um vídeo com som da folha abrindo e fechando, de lado",
  },
  {
    id: "barulho-aluminio",
    broader: "barulho",
    label: "Barulho em portão de alumínio",
    phrase: "o barulho do portão de alumínio",
    asks: [
      "portão alumínio barulho",
      "portão alumínio fazendo barulho",
      "portão alumínio barulhento",
      "portão alumínio rangendo",
      "portão alumínio estalando",
      "alumínio barulho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de alumínio fazendo barulho tem régua, rebite ou canto solto que treme, roldana ou dobradiça gasta, ou motor forte demais para folha leve. Reaperto, lubrificação e regulagem tiram a maior parte, a partir de {price.preventive} em casa, sem peças; perfil rachado é serralheria.",
        "Para tirar o barulho do portão de alumínio, ouça primeiro: chocalho é régua solta ou rebite frouxo, rangido ao mexer é dobradiça ou roldana seca, e estalo no sol é o perfil dilatando. A visita com reaperto e ajuste começa em {price.preventive} em casa, fora peças.",
        "O alumínio treme, estala e vibra quando as réguas afrouxam, a roldana gasta ou o motor bate a folha leve com força demais. Apertar, lubrificar e baixar a força resolvem quase sempre o ruído, por {price.preventive} em diante em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o barulho no alumínio", "Teste para localizar o som"],
        slots: [
          [
            "Som sempre no mesmo ponto vem da folha, da roldana ou do trilho; som igual do começo ao fim, do motor. Escute de longe, sem pôr a mão em nada que gira.",
            "O ouvido separa bem: ruído localizado é do portão, ruído constante é do motor. Fique fora do alcance da folha durante o teste.",
            "Se o barulho muda ao longo do percurso, nasce na folha ou na guia; se não muda, no motor. Filme à distância, com crianças afastadas.",
          ],
        ],
        steps: [
          "Filme um ciclo de longe, com som.",
          "Anote quando aparece: na partida, no meio, no fim ou o tempo todo.",
          "Com o disjuntor desligado, olhe se falta parafuso, rebite ou há pedra no trilho.",
          "Folha torta ou cabo frouxo: deixe desligado e não destrave.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão de alumínio faz barulho", "Réguas, rebites, roldana e força"],
        slots: [
          [
            "Alumínio é leve e fino, e por isso qualquer régua ou rebite frouxo vira chocalho. O vento e o tranco do motor afrouxam os cantos, sobretudo onde o braço prende.",
            "A folha fina vibra como uma caixa: basta um rebite solto para chocalhar inteira. Tranco de partida e vento soltam os encaixes, primeiro no ponto do motor.",
            "Por ser leve, o perfil amplifica cada folga, e réguas soltas batem umas nas outras. A partida brusca do motor e as rajadas afrouxam cantos e rebites.",
          ],
          [
            "Rangido vem de dobradiça e roldana, e estalo em dia quente é dilatação, que só é defeito se a folha raspa. Pancada no fim pede fim de curso e parada suave.",
            "Se range, é roda ou dobradiça; se estala ao sol, o metal está dilatando, sem defeito enquanto não prende. Batida no fim do curso é regulagem.",
            "Roda ou pino seco rangem, o calor faz o perfil estalar e a parada tardia bate. Dos três, só a dilatação dispensa conserto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para tirar o ruído", "O serviço e o que encarece"],
        slots: [
          [
            "O técnico confere roldanas, pinos e suportes sem energia, reaperta, lubrifica com produto próprio e baixa a força do motor. Rebite frouxo é trocado, porque apertar não segura.",
            "Com o disjuntor desligado, cada régua, roda e dobradiça é examinada e reapertada. Em seguida vêm lubrificação, troca do rebite solto e ajuste de força e parada.",
            "Sem energia, procura-se o ponto frouxo, aperta-se ou se troca o rebite e se lubrifica. No fim, força e desaceleração são reguladas para a folha leve.",
          ],
          [
            "Ajuste e lubrificação custam menos; depois vêm rebites e roldana, de até {trade.smallRepair}, e por último o perfil rachado, que é do serralheiro.",
            "Na conta, o reaperto é o menor valor, roldana e rebite ficam no meio, em até {trade.smallRepair}, e trocar perfil é o maior.",
            "O preço sobe do ajuste à roldana, trocada em até {trade.smallRepair}, e ao perfil aberto, que exige serralheria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Estalo no sol é defeito do alumínio?",
        answers: [
          "Em geral não: o perfil dilata e se acomoda. Se raspa ou prende junto, falta folga.",
          "É dilatação, comum em dia quente. Vira defeito quando a folha encosta na guia ou no batente.",
        ],
      },
      {
        question: "Dá para apertar rebite solto?",
        answers: [
          "Rebite frouxo se troca por outro ou por parafuso com porca; apertar não segura.",
          "Não, ele perde o aperto de vez. O certo é repor, com reforço por dentro se o furo abriu.",
        ],
      },
      {
        question: "O motor pode ser forte demais para o alumínio?",
        answers: [
          "Pode: força alta dá tranco e abre os cantos. A regulagem baixa a força ao mínimo que move a folha.",
          "Sim, e o sinal é o tranco na partida e a batida no fim. Em geral não se troca o motor, só se regula.",
        ],
      },
      {
        question: "Posso continuar usando com barulho?",
        answers: [
          "Com chocalho leve, por pouco tempo. Perfil rachado ou folha que balança onde o motor prende pede parar já.",
          "Se é só rangido, sim, até a visita. Havendo canto aberto perto do braço, desligue, porque ele pode arrancar.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo e fotos dos cantos da folha e do ponto em que o motor prende",
  },
  {
    id: "tirar-o-barulho",
    broader: "barulho",
    label: "Como tirar o barulho do portão",
    phrase: "como tirar o barulho do portão",
    intent: "how-to",
    asks: [
      "deixar portão mais silencioso",
      "deixar portão silencioso",
      "como deixar portão mais silencioso",
      "como tirar barulho portão",
      "tirar barulho portão",
      "como tirar barulho",
      "acabar barulho portão",
      "como acabar barulho portão",
      "diminuir barulho portão",
      "como diminuir barulho portão",
      "reduzir barulho portão",
      "como reduzir barulho portão",
      "o que passar portão barulho",
    ],
    answers: {
      any: [
        "Para tirar o barulho do portão, descubra primeiro se ele range, bate ou raspa: rangido pede lubrificação na peça seca, batida pede regular a parada, e raspada pede alinhar a folha. Você limpa o trilho e lubrifica a dobradiça, com o disjuntor desligado; o resto é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "O barulho do portão diminui quando se trata a causa do som: peça seca se lubrifica, roldana gasta se troca, pancada no fim se regula e suporte frouxo se aperta. Desligue o disjuntor antes de limpar ou lubrificar. O basculante fica com o técnico, em visita a partir de {price.preventive} em casa, sem contar peças.",
        "Para deixar o portão mais silencioso, trate o som que ele faz: rangido se resolve com óleo na dobradiça e graxa no fuso, ronco com roldana nova, pancada com fim de curso regulado e vibração com o suporte apertado. Se mesmo assim incomoda, um motor com inversor parte e para sem tranco. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Cada som tem a sua causa", "O som mostra o que fazer"],
        slots: [
          [
            "Ouça o portão de longe numa abertura inteira e compare com a lista. Lubrificar uma peça gasta só esconde o som por alguns dias.",
            "Uma abertura ouvida de longe costuma bastar para saber onde está o ruído. Óleo em peça gasta cala por dias, e o som volta.",
          ],
        ],
        bullets: [
          "Rangido: dobradiça, pino ou cremalheira seca",
          "Pancada no fim: parada sem freada ou batente sem borracha",
          "Ronco que anda com a folha: roldana ou rolamento gasto",
          "Raspada: folha torta ou pegando no piso",
          "Estalo seco no basculante: cabo ou mola; pare de usar",
        ],
      },
      {
        about: "check",
        headings: ["O que você mesmo pode fazer", "Limpar e lubrificar sem risco"],
        slots: [
          [
            "Isto vale para o portão de correr e o de abrir. No basculante, cabo, mola e contrapeso não se tocam, nem para lubrificar.",
            "Siga os passos no portão de correr ou de abrir. O basculante fica de fora, porque as peças dele trabalham com carga.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Varra o trilho e tire pedra e terra; não passe graxa nele.",
          "Pingue óleo fino na dobradiça e limpe o excesso.",
          "Na cremalheira, use pouco lubrificante próprio, com a folha parada.",
          "Religue e ouça de longe uma abertura completa.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz com o barulho", "Quando o barulho pede visita"],
        slots: [
          [
            "O técnico solta a folha do motor e ouve cada parte em separado. Depois troca a roldana ou o rolamento gasto, acerta a folga da cremalheira, aperta o suporte e regula a freada, para a folha encostar sem bater.",
            "Com a folha separada do motor, o técnico acha de onde vem o som. O serviço comum é roda ou rolamento novo, suporte apertado, borracha no batente e freada regulada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar desengripante no portão?",
        answers: [
          "Serve para soltar uma dobradiça presa, mas seca logo. Depois dele, use óleo fino, e nunca no trilho nem na placa.",
          "Só para destravar peça presa, porque evapora em dias. O que mantém o silêncio é o lubrificante próprio.",
        ],
      },
      {
        question: "Trocar o motor tira o barulho?",
        answers: [
          "Só quando o som vem dele. Se a folha range ou bate, continua igual com o motor novo.",
          "Raramente. A maior parte do ruído nasce na folha, no trilho ou na fixação.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "Em casa, a cada três a seis meses, e antes se voltar a ranger. A revisão completa é feita {visits.home}.",
          "Duas a quatro vezes por ano costuma bastar na dobradiça, com revisão do técnico {visits.home}.",
        ],
      },
    ],
    photo: "um vídeo com som de uma abertura inteira e a foto da etiqueta do motor",
  },
];
