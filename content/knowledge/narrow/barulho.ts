import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const barulho: NarrowConcept[] = [
  {
    id: "portao-rangendo",
    broader: "barulho",
    label: "Portão rangendo",
    phrase: "o portão que range",
    asks: [
      "portão rangendo",
      "range abrir",
      "rangendo abrir",
      "range fechar",
      "rangido portão",
      "range muito",
      "portão chiando",
      "gritando abrir",
      "porta rangendo",
    ],
    answers: {
      any: [
        "Portão rangendo quase sempre tem peça seca ou gasta: dobradiça, pino, roldana ou fuso sem lubrificação. Rangido num ponto fixo vem de trilho ou roldana; do começo ao fim, de fuso, dobradiça ou rolamento. Motor novo raramente é a solução.",
        "Para acabar com o rangido, limpe e lubrifique de leve pinos e dobradiças, com o disjuntor desligado, e deixe o trilho de piso só varrido. Se o som volta em poucos dias, a peça está gasta e precisa de troca.",
        "O portão range porque metal esfrega em metal sem graxa. No de abrir é a dobradiça; no de correr, a roldana; no basculante, fuso, pino ou contrapeso raspando, que só o técnico mexe.",
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
            "Folha pivotante range na dobradiça de cima, que carrega mais peso.",
            "Dobradiça seca ou com folga canta a cada abertura, com ou sem motor.",
          ],
          [
            "No de correr, roldana com rolamento seco chia o percurso inteiro; roldana quebrada bate em ritmo.",
            "Chiado contínuo no deslizante é rolamento de roldana ou guia de cima sem graxa.",
            "Se o som acompanha a folha pelo trilho, olhe as roldanas e a guia superior.",
          ],
          [
            "No basculante, fuso sem graxa, pino do braço e roldana de cabo são os suspeitos; cabo e contrapeso não se tocam.",
            "Rangido na subida do basculante pede fuso limpo e engraxado e pivôs conferidos pelo técnico.",
            "Contrapeso raspando na caixa range grave e não deve ser aberto por quem mora na casa.",
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
          "Ponha lubrificante leve nos pinos e nas dobradiças e tire o excesso.",
          "Varra o trilho de piso e deixe-o seco, sem graxa.",
          "Não toque em cabo, mola, contrapeso nem na parte interna do motor.",
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Posso passar óleo de cozinha ou óleo queimado?",
        answers: [
          "Não. Os dois juntam poeira, endurecem e mancham. Use lubrificante próprio para dobradiças e a graxa do manual no fuso.",
          "Não convém. Silenciam por pouco tempo e depois colam sujeira nas peças.",
        ],
      },
      {
        question: "Lubrifiquei e continua rangendo. Por quê?",
        answers: [
          "Porque a peça está gasta ou torta: pino ovalizado, rolamento quebrado ou folha raspando. Lubrificar não devolve metal gasto.",
          "O desgaste passou do ponto da graxa. A roldana, o pino ou a dobradiça precisa de troca ou alinhamento.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "Pinos e dobradiças, em pouca quantidade, a intervalos curtos; a cremalheira, a cada {rack.months}. Na revisão {visits.home}, o técnico cuida do fuso e das roldanas.",
          "Pouco e com frequência nos pinos, a cada {rack.months} na cremalheira. Casa perto de avenida pede limpeza mais vezes.",
        ],
      },
      {
        question: "Rangido é perigoso?",
        answers: [
          "Por si só, não, mas estalo forte junto com rangido ou folha torta pede parada: pode ser cabo, solda ou dobradiça cedendo.",
          "Raramente. O que muda o caso é estalo de aço, folha inclinada ou fio de cabo espetado: aí desligue o disjuntor.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, feito de longe, dizendo o tipo de portão",
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
    ],
    answers: {
      any: [
        "Portão estalando em ritmo regular costuma ter dente gasto, emenda de cremalheira fora de passo ou rolamento de roldana quebrado. Estalo único e forte, como aço partindo, é outra coisa: desligue o disjuntor e não passe sob a folha.",
        "O estalo do portão diz a causa pelo ritmo: repetido a cada volta, é peça que gira; só na partida, é folga em suporte ou braço; um estouro isolado pode ser cabo, mola ou solda rompida, e o uso para ali.",
        "Se o portão estala a cada abertura, há folga ou dente pulando, e usar assim gasta a engrenagem. Se ouviu um estalo forte e a folha ficou torta ou pesada, afaste todos e deixe sem energia.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que cada estalo quer dizer",
          "Estalo ritmado, na partida ou isolado",
          "Do clique ao estouro: como ler o som",
        ],
        slots: [
          [
            "Estalo ritmado no deslizante é dente da engrenagem, emenda da cremalheira ou folga diferente de {rack.clearance}.",
            "Batidas a intervalos iguais vêm de algo que gira: engrenagem, roldana ou rolamento.",
            "No portão de correr, estalo que se repete sempre no mesmo ponto é emenda da cremalheira.",
          ],
          [
            "Estalo só ao partir ou parar mostra folga em suporte, braço, pino ou solda.",
            "Um estalo na saída indica parafuso frouxo no suporte ou furo do braço gasto.",
            "Folga que se acumula estala na partida e na troca de sentido.",
          ],
          [
            "Clique seco na caixa do motor é o relé trabalhando; com a folha parada, a energia não está chegando ao motor.",
            "O estalinho dentro da central é normal no acionamento; repetido sem movimento, pede medição.",
            "Relé que estala várias vezes seguidas lembra mau contato ou tensão baixa.",
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
        question: "O portão estala mais quando faz sol. Por quê?",
        answers: [
          "O metal dilata e encosta onde não encostava, ou a cremalheira fica mais apertada. Folga e alinhamento resolvem.",
          "Pela dilatação da folha e do trilho. Se o estalo vem com parada ou tranco, peça a conferência da folga.",
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
        question: "Estala e o portão pula. O que é?",
        answers: [
          "Engrenagem passando por cima do dente, por cremalheira baixa, dente quebrado ou folha presa. Pare de usar para não perder a engrenagem.",
          "A transmissão está saltando dentes. Desligue o disjuntor e peça a vistoria de cremalheira, engrenagem e roldanas.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo, só se a folha estiver reta e sem cabo solto; senão, fotos de longe",
  },
  {
    id: "barulho-de-ferro",
    broader: "barulho",
    label: "Barulho de ferro raspando",
    phrase: "o barulho de ferro no portão",
    asks: [
      "barulho ferro",
      "ferro raspando",
      "metal raspando",
      "barulho metal",
      "arrastando ferro",
      "ferro batendo",
      "raspando coluna",
      "raspando lateral",
    ],
    answers: {
      any: [
        "Barulho de ferro no portão é metal encostando em metal: roldana sem rolamento, folha que desceu e raspa na guia, no trilho ou na coluna, ou peça solta batendo. Olhe as marcas de atrito com o disjuntor desligado.",
        "Ferro raspando em ferro mostra que a folha saiu do lugar ou que uma roldana acabou. Não compense com graxa: procure tinta arrancada e pó de metal, que apontam onde encosta, e peça o alinhamento.",
        "Se o portão faz barulho de ferro arrastando, pare antes que a roldana corte o trilho. A causa costuma ser roldana gasta no de correr, dobradiça caída no de abrir e pivô ou contrapeso raspando no basculante.",
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
            "Guia superior frouxa deixa a folha balançar e bater na coluna.",
          ],
          [
            "No de abrir, a dobradiça cede, a ponta desce e a chapa raspa no piso, no batente ou na outra folha.",
            "Dobradiça gasta inclina a folha, que passa a esfregar na coluna.",
            "Duas folhas que se encostam fora de prumo fazem ferro bater em ferro no fechamento.",
          ],
          [
            "No basculante, contrapeso encostando no canal, pivô gasto ou cabo raspando na caixa pedem o técnico.",
            "Som de ferro dentro da coluna do basculante é contrapeso ou roldana de cabo, e a caixa não se abre.",
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
          "Filme um ciclo de longe e repare em que trecho o som aparece.",
          "Desligue o disjuntor.",
          "Olhe trilho, roldanas, coluna e piso atrás de riscos novos.",
          "Varra o trilho e tire pedra ou prego.",
          "Folha torta, cabo frouxo ou solda aberta: não religue.",
        ],
      },
    ],
    keep: ["visit", "care"],
    questions: [
      {
        question: "Dá para usar o portão assim?",
        answers: [
          "Por pouco tempo e só se a folha estiver reta. Roldana sem rolamento corta o trilho e pode sair dele; marque a troca logo.",
          "Não é bom. O atrito força o motor e desgasta o trilho. Se a folha pende ou balança, pare já.",
        ],
      },
      {
        question: "Passar graxa no trilho tira o barulho?",
        answers: [
          "Tira por um dia e junta areia, que vira lixa. O trilho de piso fica limpo e seco; quem precisa de reparo é a roldana.",
          "Não resolve. Graxa no trilho prende sujeira e acelera o desgaste da roldana.",
        ],
      },
      {
        question: "Qual é o conserto mais comum?",
        answers: [
          "Troca do par de roldanas no de correr e acerto de dobradiça no de abrir, com o motor regulado depois. O valor sai por foto.",
          "Roldanas novas, dobradiça realinhada ou guia reapertada. Empeno de folha ou coluna pede serralheria.",
        ],
      },
      {
        question: "O barulho começou depois de uma batida de carro. E agora?",
        answers: [
          "Pare de usar e peça vistoria: a folha ou a guia pode ter empenado. O motor forçando folha torta piora o dano.",
          "Desligue o disjuntor e mande fotos de longe, de frente e de lado. Batida costuma tirar a guia ou a coluna do prumo.",
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
      "motor barulhento",
      "barulho motor",
      "motor fazendo barulho",
      "motor barulho estranho",
      "motor muito barulho",
      "motor chiando",
      "motor gritando",
      "motor assobiando",
    ],
    answers: {
      any: [
        "Motor de portão barulhento tem, em geral, rolamento gasto, redutor com pouca graxa, engrenagem com dente ruim ou suporte frouxo que vibra na parede. Ronco parado é outro caso: falta de partida, e o disjuntor deve ser desligado.",
        "Se o motor faz um barulho que não fazia, o som diz a peça: chiado agudo é rolamento, ronco grave é redutor, batida compassada é engrenagem. Nem sempre pede troca; rolamento e graxa resolvem boa parte.",
        "Antes de trocar um motor barulhento, separe o som dele do som do portão: trilho, roldana e fuso ecoam na carcaça. O técnico compara com a folha solta e só então abre o redutor.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o som do motor revela", "Chiado, ronco ou batida no motor", "Rolamento, redutor ou suporte"],
        slots: [
          [
            "Chiado ou assobio que cresce com o tempo é rolamento seco ou gasto.",
            "Som agudo e contínuo, igual em todo o percurso, aponta para o rolamento do motor.",
            "Rolamento no fim começa com um assobio leve e termina em ronco áspero.",
          ],
          [
            "Ronco grave, com vibração, sugere redutor sem graxa ou com dente gasto.",
            "Graxa velha ou vazada deixa as engrenagens do redutor trabalharem secas.",
            "Batida compassada dentro da carcaça é dente quebrado na coroa ou na engrenagem.",
          ],
          [
            "Zumbido que ecoa pela parede costuma ser suporte frouxo, e o aperto já reduz o ruído.",
            "Parafuso de base solto transforma um motor normal em tambor.",
            "Motor preso em parede oca vibra mais; calço e fixação firme diminuem o som.",
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
            "Redutor com várias peças gastas em motor antigo pede comparação com a troca, que em casa fica de {price.homeSwap}.",
            "Motor no fim da vida, de {life}, com coroa e rolamentos gastos, pende para um novo, de {price.homeSwap} em residência.",
            "Quando não há peça de reposição, a troca residencial custa de {price.homeSwap}.",
          ],
          [
            "Mande o vídeo com som e a etiqueta: o orçamento compara as duas saídas, sem custo.",
            "O valor do reparo depende da peça, e a foto da etiqueta mostra se ela ainda é vendida.",
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
          "Depende da peça. Rolamento pode durar meses chiando e travar de repente; dente quebrado avança rápido. Quanto antes o exame, menor a conta.",
          "Pode. Som novo é desgaste em andamento, e o conserto cedo evita perder o redutor.",
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
];
