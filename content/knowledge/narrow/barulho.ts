import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const barulho: NarrowConcept[] = [
  {
    id: "portao-rangendo",
    broader: "barulho",
    label: "Portão rangendo",
    phrase: "o portão que range",
    asks: [
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
        "Para o portão não ranger, passe óleo fino nas dobradiças do portão de abrir e lubrificante próprio, em spray, na cremalheira do de correr, pouco e com o disjuntor desligado. No trilho não passe nada; no basculante, quem lubrifica é o técnico. Graxa grossa e óleo de cozinha juntam areia e pioram.",
        "Em portão rangendo, passe óleo fino nas dobradiças do portão de abrir e lubrificante próprio na cremalheira do de correr, pouco e com o disjuntor desligado; no trilho, nada. No basculante, a lubrificação é do técnico. Se o rangido volta logo, a peça está gasta.",
        "Para o portão parar de ranger, limpe e lubrifique de leve as dobradiças do portão de abrir, com o disjuntor desligado; no de correr, deixe o trilho só varrido. No basculante, a lubrificação é do técnico. Se o som volta em poucos dias, a peça está gasta.",
        "O portão range porque metal esfrega em metal sem lubrificante. No de abrir, gotas de óleo na dobradiça resolvem; no de correr, o som é de roldana com rolamento gasto, que se troca, ou de cremalheira seca; no basculante, fuso e pinos são do técnico. Desligue o disjuntor antes.",
      ],
      price: [
        "Tirar o rangido do portão custa a partir de {price.preventive} em casa, na visita preventiva, que inclui limpeza e lubrificação, sem peças. Dobradiça, roldana ou rolamento gasto é orçado à parte, de graça, por vídeo com som.",
        "O preço é o de uma lubrificação com ajuste, a partir de {price.preventive} em casa, sem peças, quando a peça está só seca. Se estiver gasta, soma-se a troca, com valor passado antes por foto.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "De onde vem o rangido em cada portão",
          "Dobradiça, roldana ou fuso",
          "Rangido ao abrir: qual peça está seca",
        ],
        slots: [
          [
            "No portão de abrir, o rangido agudo nasce na dobradiça ou no pivô e muda quando a folha é aliviada.",
            "A folha pivotante range na dobradiça de cima, que carrega mais peso.",
            "Dobradiça seca ou com folga canta a cada abertura, com ou sem motor.",
          ],
          [
            "No de correr, roldana com rolamento seco chia o percurso inteiro; uma roldana quebrada bate em ritmo.",
            "Um chiado contínuo no deslizante é rolamento de roldana ou guia de cima sem graxa.",
            "Se o som acompanha a folha pelo trilho, olhe as roldanas e a guia superior.",
          ],
          [
            "No basculante, fuso sem graxa, pino do braço e roldana de cabo são os suspeitos; cabo e contrapeso não se tocam.",
            "O rangido na subida do basculante pede fuso limpo e engraxado e pivôs conferidos pelo técnico.",
            "Um contrapeso raspando na caixa range grave e não deve ser aberto por quem mora na casa.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como lubrificar sem errar",
          "Onde passar graxa e onde não passar",
          "Rangido: o que dá para fazer em casa",
        ],
        slots: [
          [
            "Pouco produto no ponto certo resolve mais que um banho de óleo.",
            "Desengripante tira a graxa boa e evapora: o rangido some por dias e volta mais forte.",
            "Limpe antes de lubrificar, porque graxa nova sobre areia vira lixa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Limpe pinos e dobradiças com pano.",
          "No portão de abrir, ponha pouco lubrificante nas dobradiças e tire o excesso.",
          "Varra o trilho de piso e deixe-o seco, sem graxa.",
          "Não toque em cabo, mola, contrapeso nem na parte interna do motor.",
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Posso passar óleo de cozinha ou óleo queimado no portão?",
        answers: [
          "Não. Os dois juntam poeira, endurecem e mancham. Use lubrificante próprio para dobradiças e a graxa do manual no fuso.",
          "Não convém. Silenciam por pouco tempo e depois colam sujeira nas peças.",
        ],
      },
      {
        question: "Por que o portão continua rangendo depois de lubrificado?",
        answers: [
          "O portão continua rangendo porque a peça está gasta ou torta: pino ovalizado, rolamento quebrado ou folha raspando. Lubrificar não devolve metal gasto.",
          "O desgaste passou do ponto da graxa. A roldana, o pino ou a dobradiça precisa de troca ou alinhamento.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar o portão que range?",
        answers: [
          "Lubrifique pinos e dobradiças, em pouca quantidade, a cada 3 meses; a cremalheira, a cada {rack.months}. Na revisão {visits.home}, o técnico cuida do fuso e das roldanas.",
          "Lubrifique pouco e com frequência nos pinos, e a cada {rack.months} na cremalheira. Casa perto de avenida pede limpeza mais vezes.",
        ],
      },
      {
        question: "Portão rangendo é perigoso?",
        answers: [
          "Por si só, não, mas estalo forte junto com rangido ou folha torta pede parada: pode ser cabo, solda ou dobradiça cedendo.",
          "Raramente. O que muda o caso é estalo de aço, folha inclinada ou fio de cabo espetado: aí desligue o disjuntor.",
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
    ],
    answers: {
      any: [
        "Um portão estalando em ritmo regular costuma ter dente gasto, emenda de cremalheira fora de passo ou rolamento de roldana quebrado. Estalo único e forte, como aço partindo, é outra coisa: desligue o disjuntor e não passe sob a folha.",
        "O estalo do portão diz a causa pelo ritmo: repetido a cada volta, é peça que gira; só na partida, é folga em suporte ou braço; um estouro isolado pode ser cabo, mola ou solda rompida, e o uso para ali.",
        "O portão estala por folga ou dente pulando quando o som vem a cada abertura, e usar assim gasta a engrenagem. Se foi um estalo forte e a folha ficou torta ou pesada, afaste todos e deixe sem energia.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que cada estalo quer dizer",
          "Estalo ritmado, na partida ou isolado",
          "Em que momento o portão estala",
        ],
        slots: [
          [
            "Um estalo ritmado no deslizante é dente da engrenagem, emenda da cremalheira ou folga diferente de {rack.clearance}.",
            "Batidas a intervalos iguais vêm de algo que gira: engrenagem, roldana ou rolamento.",
            "No portão de correr, estalo que se repete sempre no mesmo ponto é emenda da cremalheira.",
          ],
          [
            "Estalo só ao partir ou parar mostra folga em suporte, braço, pino ou solda.",
            "Um estalo na saída indica parafuso frouxo no suporte ou furo do braço gasto.",
            "Uma folga que se acumula estala na partida e na troca de sentido.",
          ],
          [
            "Clique seco na caixa do motor é o relé trabalhando; com a folha parada, a energia não está chegando ao motor.",
            "O estalinho dentro da central é normal no acionamento; repetido sem movimento, pede medição.",
            "Relé que estala várias vezes seguidas indica mau contato ou tensão baixa; um clique só, leve, é o normal dele.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar de usar na hora", "Estalo forte: o que fazer", "Som de aço partindo é emergência"],
        slots: [
          [
            "Estalo de aço, folha inclinada ou cabo pendurado pedem disjuntor desligado e distância da folha.",
            "Depois de um estouro, não acione para ver se funciona: o que restou pode soltar.",
            "Cabo, mola e solda avisam assim quando rompem, e a folha passa a depender do motor.",
          ],
          [
            "Não destrave, não segure a folha e não abra a caixa do contrapeso.",
            "A chave de destravamento fica guardada, porque o motor pode ser o único apoio.",
            "Fotografe de longe e mantenha crianças e animais dentro de casa.",
          ],
        ],
      },
    ],
    keep: ["visit", "check"],
    questions: [
      {
        question: "Estalo na cremalheira gasta o motor?",
        answers: [
          "Gasta. Cada estalo é um dente batendo em outro, e a engrenagem perde o perfil. Alinhar e acertar a folga em {rack.clearance} poupa a peça.",
          "Sim: o dente pula, bate e se desgasta. O ajuste da cremalheira é simples quando feito cedo.",
        ],
      },
      {
        question: "Por que o portão estala mais quando faz sol?",
        answers: [
          "O metal dilata e encosta onde não encostava, ou a cremalheira fica mais apertada. Folga e alinhamento resolvem.",
          "A causa é a dilatação da folha e do trilho. Se o estalo vem com parada ou tranco, peça a conferência da folga.",
        ],
      },
      {
        question: "Posso apertar os parafusos da cremalheira?",
        answers: [
          "Com o disjuntor desligado dá para ver se há parafuso faltando, mas apertar sem alinhar muda a folga e piora o estalo.",
          "Melhor não: a cremalheira precisa ficar na mesma distância da engrenagem em toda a folha.",
        ],
      },
      {
        question: "O portão estala e pula. O que é?",
        answers: [
          "É a engrenagem passando por cima do dente, por cremalheira baixa, dente quebrado ou folha presa. Pare de usar para não perder a engrenagem.",
          "A transmissão está saltando dentes. Desligue o disjuntor e peça a vistoria de cremalheira, engrenagem e roldanas.",
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
        "Barulho de ferro raspando no portão é metal encostando em metal: no de correr, roldana gasta ou sem rolamento, que deixa a folha arrastar no trilho ou na guia. Pare antes que a roda corte o trilho; com o disjuntor desligado, olhe as marcas de atrito e peça a troca em par.",
        "Barulho de ferro batendo no portão é peça com folga ou sem borracha: no basculante, braço, batente ou contrapeso tocando a caixa; nos outros, roldana, dobradiça ou batente. Desligue o disjuntor e olhe de longe marcas e cabos; com cabo frouxo ou folha torta, ninguém passa embaixo.",
        "Barulho de ferro no portão vem de onde o metal encosta: no de abrir, dobradiça gasta, batente sem borracha ou ponta raspando no piso; no de correr, roldana e guia. Com o disjuntor desligado, olhe as marcas de atrito para achar a folga.",
        "O barulho de ferro no portão é metal encostando em metal: roldana sem rolamento, folha que desceu e raspa na guia, no trilho ou na coluna, ou peça solta batendo. Olhe as marcas de atrito com o disjuntor desligado.",
        "O ferro raspando em ferro mostra que a folha saiu do lugar ou que uma roldana acabou. Não compense com graxa: procure tinta arrancada e pó de metal, que apontam onde encosta, e peça o alinhamento.",
        "Se o portão faz barulho de ferro arrastando, pare antes que a roldana corte o trilho. A causa costuma ser roldana gasta no de correr, dobradiça caída no de abrir e pivô ou contrapeso raspando no basculante.",
      ],
      price: [
        "Acabar com barulho de ferro raspando custa, em casa, a partir de {price.preventive}, sem peças, quando basta alinhar e reapertar. Roldana, guia ou solda soma peça e serviço; um vídeo com som e a foto do ponto que raspa bastam para o orçamento, que é grátis.",
        "O preço depende de onde o ferro encosta: alinhamento cabe na visita preventiva, a partir de {price.preventive} em casa, sem peças; roda, guia ou dobradiça gasta é orçada à parte, grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Onde o ferro está encostando",
          "Roldana, guia, coluna ou contrapeso",
          "O que raspa em cada tipo de portão",
        ],
        slots: [
          [
            "No de correr, a roldana perde o rolamento e passa a arrastar no trilho, com som de esmeril.",
            "Roldana travada lixa o trilho e deixa um fio de pó metálico pelo chão.",
            "A guia superior frouxa deixa a folha balançar e bater na coluna.",
          ],
          [
            "No de abrir, a dobradiça cede, a ponta desce e a chapa raspa no piso, no batente ou na outra folha.",
            "A dobradiça gasta inclina a folha, que passa a esfregar na coluna.",
            "Duas folhas que se encostam fora de prumo fazem ferro bater em ferro no fechamento.",
          ],
          [
            "No basculante, contrapeso encostando no canal, pivô gasto ou cabo raspando na caixa pedem o técnico.",
            "O som de ferro dentro da coluna do basculante é contrapeso ou roldana de cabo, e a caixa não se abre.",
            "Braço torto e pino com folga também raspam na lateral do basculante.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Ache o ponto de atrito, sem pôr a mão",
          "Marcas que mostram onde raspa",
          "Verificação com o disjuntor desligado",
        ],
        slots: [
          [
            "Tinta arrancada, risco brilhante e pó escuro contam o lugar exato do contato.",
            "O metal brilhante, sem tinta, é o ponto em que as peças se encontram.",
            "Procure o risco novo: ele vale mais que o som para localizar a causa.",
          ],
        ],
        steps: [
          "Com o portão parado, veja se a folha está reta, sem cabo frouxo nem solda aberta; se houver, não acione.",
          "Filme um ciclo de longe e repare em que trecho o som aparece.",
          "Desligue o disjuntor.",
          "Olhe trilho, roldanas, coluna e piso atrás de riscos novos.",
          "Varra o trilho e tire pedra ou prego.",
          "Fotografe o risco e deixe desligado se o ferro raspa o percurso todo.",
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Dá para usar o portão raspando?",
        answers: [
          "Por pouco tempo e só se a folha estiver reta. Uma roldana sem rolamento corta o trilho e pode sair dele; marque a troca logo.",
          "Não é bom. O atrito força o motor e desgasta o trilho. Se a folha pende ou balança, pare já.",
        ],
      },
      {
        question: "Passar graxa no trilho tira o barulho?",
        answers: [
          "Tira por um dia e junta areia, que vira lixa. O trilho de piso fica limpo e seco; quem precisa de reparo é a roldana.",
          "Não resolve. A graxa no trilho prende sujeira e acelera o desgaste da roldana.",
        ],
      },
      {
        question: "Qual é o conserto mais comum do ferro raspando?",
        answers: [
          "O mais comum é trocar o par de roldanas no de correr e acertar a dobradiça no de abrir, com o motor regulado depois. O valor sai por foto.",
          "O mais comum é trocar as roldanas, realinhar a dobradiça ou reapertar a guia. Empeno de folha ou coluna pede serralheria.",
        ],
      },
      {
        question: "O barulho começou depois de uma batida de carro no portão. O que faço?",
        answers: [
          "Pare de usar e peça vistoria: a folha ou a guia pode ter empenado. O motor forçando folha torta piora o dano.",
          "Desligue o disjuntor e mande fotos de longe, de frente e de lado. A batida costuma tirar a guia ou a coluna do prumo.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, se a folha estiver reta, e uma foto do risco no trilho ou na coluna",
  },
  {
    id: "motor-barulhento",
    broader: "barulho",
    label: "Motor barulhento",
    phrase: "o motor de portão barulhento",
    asks: [
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
        "O motor de portão barulhento tem, em geral, rolamento gasto, redutor com pouca graxa, engrenagem com dente ruim ou suporte frouxo que vibra na parede. O ronco parado é outro caso: falta de partida, e o disjuntor deve ser desligado.",
        "O som diz a peça do motor: chiado agudo é rolamento, ronco grave andando é redutor, batida compassada é engrenagem. Se ele ronca e o portão não anda, pare e desligue o disjuntor: é falta de partida ou folha presa, e insistir queima o motor.",
        "O barulho no motor do portão vem de rolamento, de redutor sem graxa ou de suporte frouxo; mas trilho, roldana e fuso também ecoam na carcaça. Se ele ronca e o portão não anda, pare e desligue o disjuntor; se anda, grave um ciclo com som.",
      ],
      price: [
        "Tirar o barulho do motor custa conforme a peça: reaperto de suporte e lubrificação cabem na visita preventiva, a partir de {price.preventive} em casa; rolamento e engrenagem somam peça e bancada. Um vídeo com som e a etiqueta bastam para a estimativa, que é grátis.",
        "O conserto de motor barulhento vai do ajuste, a partir de {price.preventive} na visita preventiva em casa, sem peças, à troca do motor, de {price.homeSwap}. Rolamento e graxa, os casos mais comuns, ficam no meio e são orçados grátis por vídeo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["É o motor ou é o portão?", "O teste de dois minutos"],
        slots: [
          [
            "Antes de culpar o motor, escute de onde vem o som. Vale para portão de correr ou de abrir, com a folha reta; o basculante não se destrava para isso.",
            "O teste separa o motor da folha e só se faz em portão de correr ou de abrir, sem folha torta; no basculante, escute sem destravar.",
          ],
        ],
        steps: [
          "Com o portão andando, escute de longe: o som está no motor ou corre com a folha?",
          "Desligue o disjuntor, destrave o motor e empurre a folha devagar.",
          "Se a folha range ou prende sem o motor, a causa é roldana, trilho ou dobradiça.",
          "Se ela anda leve e calada, o barulho é do motor: trave de novo e filme com som.",
        ],
      },
      {
        about: "signs",
        headings: ["O que o som do motor revela", "Chiado, ronco ou batida no motor", "Rolamento, redutor ou suporte"],
        slots: [
          [
            "Chiado ou assobio que cresce com o tempo é rolamento seco ou gasto.",
            "Som agudo e contínuo, igual em todo o percurso, aponta para o rolamento do motor.",
            "O rolamento no fim começa com um assobio leve, que cresce e fica áspero.",
          ],
          [
            "Ronco grave, com vibração, sugere redutor sem graxa ou com dente gasto.",
            "A graxa velha ou vazada deixa as engrenagens do redutor trabalharem secas.",
            "Uma batida compassada dentro da carcaça é dente quebrado na coroa ou na engrenagem.",
          ],
          [
            "O zumbido que ecoa pela parede costuma ser suporte frouxo, e o aperto já reduz o ruído.",
            "O parafuso de base solto transforma um motor normal em tambor.",
            "Um motor preso em parede oca vibra mais; calço e fixação firme diminuem o som.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Trocar peça, graxa ou motor",
          "O conserto do motor barulhento",
          "Vale trocar o motor por causa do ruído?",
        ],
        slots: [
          [
            "Rolamento e graxa têm reposição na maior parte dos modelos e devolvem o silêncio sem motor novo.",
            "O serviço mais comum é abrir o redutor, limpar, engraxar e trocar rolamento.",
            "Se a peça existe para o modelo, o conserto costuma sair melhor que a troca.",
          ],
          [
            "Um redutor com várias peças gastas em motor antigo pede comparação com a troca, que em casa fica de {price.homeSwap}.",
            "Motor no fim da vida, de {trade.life}, com coroa e rolamentos gastos, pende para um novo, de {price.homeSwap} em residência.",
            "Quando não há peça de reposição, a troca residencial custa de {price.homeSwap}.",
          ],
          [
            "Mande o vídeo com som e a etiqueta: o orçamento compara as duas saídas, sem custo.",
            "A foto da etiqueta mostra se a peça ainda é vendida.",
            "Para uma casa {em}, o vídeo com som adianta o diagnóstico antes da visita.",
          ],
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Motor novo também faz barulho. É normal?",
        answers: [
          "Um zumbido constante é normal. Chiado, batida ou vibração na parede, não: peça a conferência do suporte e da cremalheira dentro da garantia.",
          "Algum ruído, sim. Se trepida ou bate desde o primeiro dia, o alinhamento ou a fixação precisa de acerto.",
        ],
      },
      {
        question: "Posso engraxar o motor por conta própria?",
        answers: [
          "Não por dentro: há tensão e capacitor carregado sob a tampa. Pinos e dobradiças do portão, com o disjuntor desligado, você pode.",
          "Só as partes externas do portão. Redutor e rolamento pedem desmontagem, com a energia cortada pelo técnico.",
        ],
      },
      {
        question: "O motor barulhento vai quebrar logo?",
        answers: [
          "Depende da peça. O rolamento pode durar meses chiando e travar de repente; dente quebrado avança rápido. Quanto antes o exame, menor a conta.",
          "Pode. O som novo é desgaste em andamento, e o conserto cedo evita perder o redutor.",
        ],
      },
      {
        question: "Existe motor silencioso?",
        answers: [
          "Motores com inversor partem e param suave e costumam fazer menos ruído. Mesmo assim, roldana e trilho ruins continuam barulhentos.",
          "Há modelos mais silenciosos, sobretudo com partida suave. A folha em ordem pesa tanto quanto o motor.",
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
      any: [
        "O basculante range por falta de graxa no fuso, roldana de cabo gasta, pino seco ou contrapeso raspando na caixa, e quase sempre se resolve com limpeza, lubrificação e aperto feitos pelo técnico. Estalo forte, como aço partindo, é outro caso: desligue o disjuntor e não deixe ninguém sob a folha.",
        "O barulho no basculante vem do fuso, a rosca do motor, das roldanas dos cabos, dos pinos dos braços ou do contrapeso. Filme um ciclo de longe, se a folha está reta e os cabos inteiros. Lubrificar fuso e pinos é serviço do técnico.",
        "Um basculante barulhento quase nunca precisa de motor novo. O som do começo ao fim é fuso ou rolamento; o som num ponto só é cabo, guia ou contrapeso encostando; a batida no chão é fim de curso ou equilíbrio.",
      ],
      price: [
        "Tirar o barulho do basculante custa, em casa, a partir de {price.preventive} na visita preventiva, sem peças, com lubrificação e reaperto. Roldana, porca do fuso ou pino gasto soma a peça; um vídeo com som basta para a estimativa, que é grátis.",
        "O preço depende da peça que faz o som: lubrificar e reapertar parte de {price.preventive} em casa, sem peças; cabo, roldana e fuso são orçados à parte. Grave um ciclo de longe e mande, sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "De onde vem o barulho do basculante",
          "Fuso, roldana, pivô ou contrapeso",
          "O que cada som do basculante indica",
        ],
        slots: [
          [
            "Chiado contínuo na subida e na descida é fuso seco ou rolamento do motor.",
            "Fuso sem graxa canta o percurso inteiro, e a porca se gasta junto.",
            "O ronco igual do começo ao fim vem do fuso, do redutor ou do rolamento.",
          ],
          [
            "O rangido nas laterais é pivô ou bucha do braço sem lubrificação.",
            "Guincho que muda com a altura da folha aponta para pivô, bucha ou roldana de cabo.",
            "A roldana de cabo com rolamento quebrado bate em ritmo e desgasta o cabo.",
          ],
          [
            "Som de pedra ou ferro dentro da coluna é o contrapeso raspando, e a caixa não se abre.",
            "A pancada no fim da descida é parada tardia ou folha mais pesada que o contrapeso.",
            "Um estalo seco e isolado pode ser fio de cabo ou solda partindo: pare de usar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que não fazer no basculante barulhento",
          "Barulho no basculante: cuidados",
          "Quando o barulho é sinal de risco",
        ],
        slots: [
          [
            "Não suba na folha nem ponha a mão em cabo, mola ou contrapeso para procurar o som.",
            "Cabo, mola e contrapeso guardam o peso da folha e só se tocam com ela escorada.",
            "O motor fica travado: destravar para escutar pode derrubar a folha.",
          ],
          [
            "Folha torta, cabo desfiado ou descida mais rápida que a subida encerra o uso até a visita.",
            "Se o barulho veio com folha inclinada, desligue o disjuntor e isole a passagem.",
            "O estalo de aço seguido de folha pesada é emergência, e ninguém passa por baixo.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Que graxa vai no fuso do basculante?",
        answers: [
          "Use a graxa indicada no manual do motor, em camada fina, depois de limpar a velha. É serviço da revisão, com o motor sem energia.",
          "Use a própria para fuso, conforme o manual. Óleo queimado e desengripante lavam a graxa boa e o barulho volta.",
        ],
      },
      {
        question: "O barulho do basculante incomoda o vizinho. Tem jeito?",
        answers: [
          "Tem: fuso engraxado, roldanas novas, suporte firme na parede e parada sem pancada reduzem bem o som.",
          "Sim. Reaperto do suporte, roldana boa e batente com borracha tiram a vibração que passa para a parede.",
        ],
      },
      {
        question: "Quanto custa tirar o barulho do basculante?",
        answers: [
          "A manutenção preventiva em casa parte de {price.preventive}, sem peças, e inclui a lubrificação. Roldana, cabo ou porca do fuso são orçados à parte.",
          "Limpeza, graxa e ajuste cabem na visita, a partir de {price.preventive} em casa; peça gasta é orçada por foto.",
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
      "portão correr fazendo tec tec",
      "correr bate cada volta roda",
      "portão correr toc toc",
    ],
    answers: {
      any: [
        "O portão de correr faz barulho por dente gasto da engrenagem, emenda da cremalheira fora de passo ou roldana ovalizada. O ritmo diz qual: tec-tec rápido é engrenagem; um por volta da roda é roldana; sempre no mesmo lugar é emenda. Desligue o disjuntor e varra o trilho.",
        "O portão de correr fazendo barulho tem, em geral, roldana gasta, areia no trilho ou cremalheira fora da folga de {rack.clearance}. Uma batida ritmada é dente ou roldana; chiado o tempo todo é rolamento seco. Varra o trilho com o disjuntor desligado e filme um ciclo.",
        "Barulho no portão de correr vem da roldana, do trilho ou da cremalheira; nela, é dente trabalhando apertado, emenda fora de passo ou engrenagem gasta. A folga certa entre cremalheira e engrenagem é de {rack.clearance} em toda a folha; graxa no trilho não resolve e junta areia.",
        "No deslizante, o som acompanha a peça: na altura do chão, roldana e trilho; junto do motor, engrenagem e cremalheira; em cima, guia. Se raspa ferro com ferro, pare antes que a roldana corte o trilho.",
      ],
      price: [
        "Tirar o barulho do portão de correr custa, em casa, a partir de {price.preventive} na visita preventiva, sem peças. Par de roldanas, gomo de cremalheira ou rolamento soma a peça e a mão de obra; um vídeo com som basta para o orçamento, que é grátis.",
        "O preço depende do que raspa ou bate: acerto de folga e lubrificação partem de {price.preventive} em casa, sem peças; roldana e cremalheira são orçadas à parte. Mande um vídeo com som e a foto do trilho.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "De onde vem o barulho no portão de correr",
          "Roldana, cremalheira ou guia de cima",
          "O que cada som do deslizante indica",
        ],
        slots: [
          [
            "Batida em ritmo regular, igual a cada volta, é roldana com rolamento quebrado.",
            "Uma roldana que perdeu a forma redonda bate no trilho e faz a folha pular.",
            "Um chiado contínuo rente ao chão é rolamento seco ou areia no canal da roldana.",
          ],
          [
            "Um estalo junto do motor é dente gasto ou emenda da cremalheira fora de passo.",
            "Cremalheira encostada demais na engrenagem canta em toda a folha; longe demais, pula dente.",
            "Se o estalo vem sempre no mesmo ponto, há emenda ou dente quebrado ali.",
          ],
          [
            "O som de ferro em cima é guia ou rolete gasto, com a folha balançando.",
            "A guia superior frouxa deixa a folha bater na coluna a cada partida.",
            "A pancada no fim é batente sem borracha ou ímã de fim de curso atuando tarde.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer em casa com o portão barulhento",
          "Barulho no deslizante: limpeza e teste",
          "Passos seguros no portão de correr",
        ],
        slots: [
          [
            "Olhe primeiro com o portão parado: folha inclinada ou roldana fora do trilho encerra o teste.",
            "Mão longe da engrenagem e da cremalheira, sempre.",
            "O trilho fica limpo e seco; a graxa vai só onde o manual manda.",
          ],
        ],
        steps: [
          "Com o portão parado, veja se a folha está reta e dentro do trilho.",
          "Desligue o disjuntor.",
          "Varra o trilho e tire pedra, prego e barro.",
          "Olhe, sem tocar, roldanas, parafusos da cremalheira e guia de cima.",
          "Religue e filme um ciclo de longe, com som.",
          "Mande o vídeo e diga em que ponto o som aparece.",
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Posso passar graxa na cremalheira barulhenta?",
        answers: [
          "Só lubrificante próprio, em camada fina, a cada {rack.months}, e conforme o fabricante: cremalheira de nylon muitas vezes dispensa. No trilho, nunca.",
          "Depende do material. A de aço recebe lubrificação leve a cada {rack.months}; a de nylon costuma trabalhar seca. Veja o manual.",
        ],
      },
      {
        question: "O barulho gasta o motor?",
        answers: [
          "Gasta a engrenagem e o redutor, porque cada batida volta para eles. Ajustar cedo custa menos que trocar a engrenagem.",
          "Sim, aos poucos. Roldana ruim e cremalheira fora de folga forçam o eixo do motor.",
        ],
      },
      {
        question: "Quanto custa resolver o barulho do portão de correr?",
        answers: [
          "Limpeza, folga e reaperto cabem na manutenção preventiva, que em casa parte de {price.preventive}, sem peças. Roldanas e cremalheira são orçadas por foto.",
          "A visita em casa parte de {price.preventive}; roldana, engrenagem ou barra de cremalheira entram à parte, com valor dito antes.",
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

      "apitando sem",
      "desligar alarme portão",
      "desligar apito",
      "desligar bip",
      "tirar apito",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão ou motor que apita é, quase sempre, o nobreak avisando falta de luz ou bateria no fim, ou o alarme de portão que ficou aberto. Veja se há energia no quadro e se o portão encostou; o bip que volta toda noite pede bateria nova.",
        "O bip do portão vem do nobreak em bateria, do alarme de portão aberto ou da central. O do nobreak para quando a luz volta ou a bateria é trocada; o da central se desativa no menu ou na chave, pelo técnico, em visita que em casa parte de {price.preventive}, sem peças.",
        "Um portão apitando é aviso eletrônico ou peça seca. Bip curto e repetido vem do nobreak em bateria, da central ou do alarme de portão aberto; apito contínuo durante o movimento vem de rolamento, correia ou freio do motor.",
        "Motor de portão que apita parado está avisando: falta de luz no nobreak, bateria no fim, portão aberto ou fotocélula cortada, conforme o modelo. Se apita só andando, é rolamento seco ou engrenagem, e pede manutenção.",
        "Portão que apita dá um aviso da central, que muda com a placa: em geral fotocélula cortada, bateria fraca, esforço demais ou portão que ficou aberto. Conte se são dois, três ou mais bips, repare se é parado ou andando, limpe a fotocélula e mande um vídeo com a foto da etiqueta.",
        "Para calar o apito do portão, ache de onde vem: nobreak, sirene, central ou motor. Feche o portão, veja se há energia no quadro e limpe a fotocélula; se o bip continua, o manual da central diz o que ele significa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Bip parado ou apito andando",
          "De onde vem o apito do portão",
          "O que o apito do portão quer dizer",
        ],
        slots: [
          [
            "Com o portão parado, o bip mais comum é do nobreak sem energia ou com bateria velha.",
            "Bip a cada poucos segundos, com a luz da casa normal, aponta bateria do nobreak no fim.",
            "Se o apito começou na falta de luz, é o nobreak avisando que está em bateria.",
          ],
          [
            "Algumas centrais e sirenes apitam enquanto o portão está aberto ou quando a fotocélula está cortada.",
            "Aviso de portão aberto para quando a folha chega ao fim e o fim de curso confirma.",
            "Uma folha que não encosta deixa a central achando que o portão está aberto, e o bip segue.",
          ],
          [
            "Apito agudo só durante o movimento é mecânico: rolamento sem graxa, roldana ou engrenagem.",
            "Um motor com inversor pode assobiar de leve na partida, sem defeito, se sempre foi assim.",
            "Assobio novo, que cresce com os dias, é rolamento, e adiar leva ao travamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer quando o portão apita", "Como achar a origem do apito", "Passos para parar o apito"],
        slots: [
          [
            "Chegue perto do som sem abrir nenhuma tampa.",
            "Escute cada aparelho, um de cada vez, com a folha parada.",
            "O lugar do som diz quem avisa.",
          ],
        ],
        steps: [
          "Veja se há energia e se o disjuntor do portão está ligado.",
          "Feche o portão por inteiro e note se o bip para.",
          "Limpe as lentes da fotocélula e libere a passagem.",
          "Aproxime o ouvido, sem tocar, do nobreak, do alarme e do motor.",
          "Grave o som e conte quantos bips há em cada sequência.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso desligar o apito do portão?",
        answers: [
          "Pode desligar o aviso de portão aberto na programação, se ele incomoda. O do nobreak só se cala com energia de volta ou bateria nova.",
          "Depende de quem apita. Resolva a causa antes; o aviso existe para o portão não ficar aberto ou sem bateria.",
        ],
      },
      {
        question: "O apito pode queimar o motor do portão?",
        answers: [
          "O bip eletrônico não. O apito de rolamento seco, sim, com o tempo, porque o eixo trava.",
          "Só o mecânico preocupa. Se o motor apita e esquenta, pare de usar.",
        ],
      },
      {
        question: "O que significa cada número de bips do portão?",
        answers: [
          "O significado muda com a marca e o modelo. Com a foto da central e o vídeo do som, procura-se a tabela do manual.",
          "Não há código único. O manual da central ou do nobreak traz a lista.",
        ],
      },
      {
        question: "O apito do portão pode ser do alarme da casa?",
        answers: [
          "Pode ser: central de alarme com bateria fraca também apita. Afaste-se do portão e veja se o som acompanha.",
          "Às vezes. Desligue o disjuntor do portão; se o apito segue igual, procure no alarme ou no nobreak.",
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
        "Para diminuir o barulho do portão que incomoda o vizinho, comece pela pancada no fim, que uma regulagem da parada tira; depois vêm rodas gastas, graxa certa e aperto dos suportes. Em casa, a visita parte de {price.preventive}; em prédio, onde o pedido vai ao síndico, a revisão fica de {price.preventiveRange}, sem peças.",
        "O barulho de portão que chega ao vizinho tem três fontes: batida no batente, roda ou dobradiça seca e motor que vibra na parede ou na laje. Regular, lubrificar e pôr borracha no suporte resolve a maioria: a partir de {price.preventive} em casa e de {price.preventiveRange} em prédio, pedido pelo síndico, sem peças.",
        "O barulho que acorda vizinhos e moradores de madrugada vem da batida no fim do curso, de roldana gasta ou da laje que vibra: a regulagem, a roldana nova e a borracha no suporte tiram a maior parte. Em prédio, peça ao síndico por escrito, com um vídeo; a revisão fica de {price.preventiveRange}, sem peças, e em casa parte de {price.preventive}.",
        "Contra o barulho do portão que incomoda o vizinho, peça uma regulagem com lubrificação: em casa, a visita parte de {price.preventive}, e em prédio, com o aval do síndico, fica de {price.preventiveRange}, sem peças. Motor novo, de parada suave, só compensa se a pancada continua depois disso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que faz barulho e como reduzir",
          "Pancada, atrito e vibração: o que fazer com cada um",
          "Como deixar o portão mais silencioso",
        ],
        slots: [
          [
            "A pancada é o som que atravessa parede; some com o fim de curso no ponto e rampa de desaceleração.",
            "A batida no fim se corrige na regulagem e com batente de borracha.",
            "O golpe contra o batente é o que acorda os outros, e é o mais fácil de acertar.",
          ],
          [
            "Rangido e chiado saem com limpeza e lubrificante em dobradiças, pinos e fuso, sem graxa no trilho do chão.",
            "A roldana gasta ronca em todo o percurso e pede troca, não graxa.",
            "O atrito seco se resolve com lubrificação; a peça gasta, com troca.",
          ],
          [
            "A vibração passa do suporte para a parede, e o calço de borracha com parafuso apertado reduz o zumbido no quarto.",
            "Um suporte frouxo transforma a parede em caixa de som; aperto e calço resolvem.",
            "Um motor fixado em parede ou laje que dá para um quarto pode ganhar coxim de borracha no suporte.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Quando trocar por um motor mais silencioso",
          "Parada suave: quando compensa",
          "Regular ou trocar o motor para ter silêncio",
        ],
        slots: [
          [
            "Troque só depois de acertar folha e batente, porque motor novo em portão solto faz o mesmo barulho.",
            "Primeiro a folha, depois o motor: é a ordem que evita gasto sem resultado.",
            "Se a folha corre leve e calada na mão, o ruído que sobra é do motor.",
          ],
          [
            "Motor com inversor ou corrente contínua arranca e para devagar, o que tira a pancada.",
            "A parada suave é o que mais muda para o vizinho em portão usado de madrugada.",
            "Modelos com desaceleração eletrônica chegam ao fim sem bater.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se o portão não é seu", "O que o vizinho incomodado pode pedir"],
        slots: [
          [
            "Grave o ruído de dentro do quarto, com dia e hora, e mostre a quem cuida do portão antes de reclamar por escrito.",
            "Comece pela conversa, com um vídeo feito do quarto, porque muitas vezes o dono não ouve a batida de onde fica.",
          ],
          [
            "No prédio, o síndico manda regular; se nada muda, o pedido vai por escrito e entra na pauta da assembleia.",
            "Sendo o portão do condomínio, escreva à administração: o conserto é despesa comum, e o síndico pode autorizar a regulagem.",
          ],
          [
            "Entre casas, quem atende a queixa é a prefeitura, pela regra de ruído da cidade, em geral mais rígida das 22 h às 7 h.",
            "Sem acordo, vale a regra de silêncio da cidade, quase sempre mais dura à noite; a prefeitura recebe a reclamação.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Existe horário permitido para o barulho do portão?",
        answers: [
          "Em condomínio, veja a convenção e o regimento. Fora dele, a lei municipal do silêncio trata do ruído, sem regra própria para portão.",
          "Não há horário só para portão. O regimento do prédio e a regra municipal de ruído é que valem.",
        ],
      },
      {
        question: "No prédio, quem paga para silenciar o portão?",
        answers: [
          "O portão de uso comum é despesa do condomínio, como manutenção. Leve o pedido ao síndico com um vídeo do ruído.",
          "Paga o condomínio, por ser área comum. A regulagem entra na manutenção do portão.",
        ],
      },
      {
        question: "Borracha no batente estraga o fechamento do portão?",
        answers: [
          "Não, se o fim de curso for refeito com ela no lugar. Sem o ajuste, o portão pode voltar ao encostar.",
          "Funciona bem, desde que o ponto de parada seja regulado depois.",
        ],
      },
      {
        question: "Por que o portão faz mais barulho no frio?",
        answers: [
          "No frio a graxa endurece, e a peça seca range. Lubrificante próprio, na peça limpa, reduz.",
          "Frio engrossa a graxa velha e deixa a partida pesada. Limpeza e lubrificação ajudam.",
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
        "Motor com barulho de pedra, de moer ou de metal raspando por dentro tem rolamento estourado, rotor encostando no enrolamento ou dente solto no redutor. Desligue o disjuntor e não insista: o pedaço solto trava a caixa. O motor vai à bancada, depois de conferido que o som não vem da roda ou da cremalheira.",
        "O barulho de pedra moendo no motor é dente quebrado ou rolamento estourado dentro do redutor; se o som vem do chão, é pedra ou areia sob a roda. Desligue o disjuntor e não insista: pedaço solto entre as engrenagens trava a caixa e encarece o conserto.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Motor ou trilho: de onde vem o som", "Ouça onde nasce o barulho"],
        slots: [
          [
            "Som dentro da caixa, igual em todo o percurso, é redutor ou rolamento.",
            "Se o ruído não muda ao longo do caminho, nasce no motor.",
          ],
          [
            "Som que aparece num trecho só é pedra no trilho, roda chata ou emenda.",
            "Se moeu só num ponto do percurso, olhe o trilho daquele lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho, se o portão é de correr.",
          "Religue e acione uma vez, ouvindo perto do motor, sem pôr a mão.",
          "Se o som continua na caixa, desligue e deixe desligado.",
          "Grave o áudio e mande com a foto da etiqueta.",
        ],
      },
    ],
    keep: ["causes", "visit"],
    questions: [
      {
        question: "Graxa resolve o motor que faz barulho de moer?",
        answers: ["Não. Graxa cala peça seca; dente quebrado e rolamento estourado só se trocam."],
      },
      {
        question: "Compensa consertar o motor que está moendo?",
        answers: [
          "Compensa se a caixa está inteira e há peça do modelo. Com a carcaça trincada ou o redutor com folga, compara-se com motor novo.",
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
        "Chiado ou assobio no motor do portão é, quase sempre, rolamento seco ou gasto; no motor com inversor, um zunido fino e constante é normal. Se o som é agudo e cresce a cada semana, troque o rolamento antes que o eixo raspe e trave.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Chiado normal e chiado de defeito", "Quando o som agudo preocupa"],
        slots: [
          [
            "Zunido que existe desde novo, só em motor rápido, vem do inversor e não é defeito.",
            "Motor com inversor canta fino ao partir e ao parar.",
          ],
          [
            "O som que surgiu depois e piora com o motor quente é rolamento.",
            "Se antes era quieto, o chiado novo é aviso de desgaste.",
          ],
          [
            "Chiado junto de cheiro ou de corpo muito quente pede disjuntor desligado.",
            "Com cheiro de queimado, pare e corte a energia.",
          ],
        ],
      },
    ],
    keep: ["causes", "visit", "care"],
    questions: [
      {
        question: "Posso pingar óleo no motor?",
        answers: ["Não. O rolamento é blindado, e o óleo vai parar no enrolamento e no freio."],
      },
      {
        question: "Dá para usar o portão chiando até o técnico vir?",
        answers: ["Poucas vezes, se o motor não esquenta. Um rolamento que trava queima o enrolamento."],
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
      "portão fazendo barulho abrir",
      "portão fazendo barulho fechar",
      "barulho fechar",
      "barulho abrir",
      "portão barulho fechar",
      "portão barulho abrir",
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
        "O barulho do portão ao fechar ou ao abrir se acha pelo ponto: na saída, é folga no suporte ou na engrenagem; no caminho, roldana, dobradiça ou cabo sem graxa; no fim, pancada por fim de curso tardio. Grave um ciclo com som; lubrificar, apertar e regular em casa parte de {price.preventive}, sem peças.",
        "Barulho só ao abrir ou só ao fechar mostra que a folha pesa mais em um sentido: no basculante é equilíbrio ou cabo desigual; no de correr, trilho fora de nível ou guia apertada; no de abrir, dobradiça caída. O motor raramente é a causa, porque gira igual para os dois lados.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz barulho em um sentido só", "Sentido do barulho e causa provável"],
        slots: [
          [
            "Um basculante que reclama ao subir está com pouco contrapeso; ao descer, com contrapeso demais.",
            "No basculante, o lado que ronca é o lado em que a folha está pesada.",
          ],
          [
            "No de correr, piso em desnível faz a folha subir em um sentido e descer no outro.",
            "De correr que range só na volta tem desnível ou guia que agarra.",
          ],
          [
            "A folga no dente aparece como estalo na troca de sentido.",
            "Um estalo único na partida é folga sendo tomada.",
          ],
        ],
      },
    ],
    keep: ["check", "visit", "care"],
    questions: [
      {
        question: "Posso lubrificar o portão para ver se o barulho para?",
        answers: [
          "No fuso e na dobradiça, sim, com o disjuntor desligado. Se o barulho some por dois dias e volta, a causa é peso ou alinhamento.",
        ],
      },
      {
        question: "É perigoso usar o portão com barulho só num sentido?",
        answers: ["No basculante, sim: folha desequilibrada pode descer de uma vez. Não destrave nem passe embaixo."],
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
        "Portão de alumínio fazendo barulho tem régua, rebite ou canto solto que vibra, roldana ou dobradiça gasta, ou motor forte demais para folha leve. Reaperto, lubrificação e regulagem da força resolvem a maioria, a partir de {price.preventive} em casa, sem peças; perfil rachado pede serralheiro.",
        "O barulho do portão de alumínio se acha pelo som: chocalho é régua ou rebite solto, rangido é dobradiça ou roldana seca, estalo no sol é o perfil dilatando, e pancada no fim é parada tardia. Grave um ciclo com som; folha que balança ou perfil aberto onde o motor prende não deve ser usado.",
      ],
    },
    sections: [],
    keep: ["check", "visit", "cost"],
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
          "Troca-se o rebite, com reforço por dentro se o furo abriu.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo e fotos dos cantos da folha e do ponto em que o motor prende",
  },
];
