import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Small parts that people call by name once they have found them burnt, broken or worn. */
export const pecasMenores: NarrowConcept[] = [
  {
    id: "chave-dip-da-placa",
    broader: "placa",
    label: "Chave DIP da placa do portão",
    phrase: "a chave DIP da placa",
    asks: [
      ...combine(
        ["chave dip", "dip switch", "chavinhas", "chaves dip", "dip"],
        ["placa", "central", "portão", "configurar", "motor", "receptor", "controle"],
      ),
      "chave dip",
      "dip switch",
      "chave dip placa configurar",
      "chave dip placa portão configurar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para configurar a chave DIP da placa do portão, o técnico fotografa como está, desliga o disjuntor, vê no manual o que cada alavanca comanda e muda uma só. No controle antigo as alavancas são o código, igual ao do receptor, e para copiar você mesmo repete no novo a mesma sequência.",
        "A chave DIP, ou DIP switch, é a fileira de alavancas pequenas da placa, do receptor ou do controle antigo. No receptor e no controle de código fixo ela é o segredo, que se copia igual, e na placa liga funções, conforme o manual do modelo, mudadas pelo técnico com o disjuntor desligado.",
        "Configurar a chave DIP pede o manual daquela central, porque a alavanca 1 muda de função de uma placa para outra, e a mudança é do técnico, com o disjuntor desligado. Já no controle antigo, basta copiar a posição das alavancas do outro para ele e o receptor se entenderem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a chave DIP comanda", "Para que servem as alavancas"],
        slots: [
          [
            "Na central, é comum haver uma alavanca para o fechamento automático, uma para a fotocélula e uma para o lado do portão. Placas mais novas trocam as alavancas por botão, menu ou aplicativo.",
            "Na placa, as funções comuns são fechar sozinho depois da pausa, usar a fotocélula, parar devagar e inverter o sentido do motor. Muitas centrais atuais já não têm DIP e fazem isso por botão.",
            "Fechamento automático, fotocélula, parada suave e sentido de abertura costumam ficar na DIP da placa. Em modelo recente, a mesma escolha se faz por menu ou aplicativo.",
          ],
          [
            "No controle antigo, de código fixo, a sequência de ON e OFF é o segredo, igual à do receptor. Quem copia a sequência abre o portão, por isso troque-a se um controle se perder.",
            "Em controle e receptor de código fixo, as alavancas ligadas e desligadas são a senha. Como é fácil de copiar, mude a sequência quando perder um controle.",
            "As alavancas do controle antigo e do receptor precisam estar iguais, e essa é toda a proteção do código fixo. Perdido um controle, altere nos outros e no receptor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como mudar a chave DIP, na ordem", "A ordem para mexer na DIP"],
        slots: [
          [
            "Na placa há tensão da rede e capacitor carregado, então a mudança ali é do técnico. No controle, que só tem pilha, você mesmo copia as alavancas.",
            "A chave da placa fica perto de partes energizadas, e quem mexe nela é o técnico. A do controle fica junto da pilha e pode ser mudada por você.",
            "Mexer no controle é seguro, porque ele só tem pilha. Na placa a mudança é do técnico, já que sob a tampa há risco de choque.",
          ],
        ],
        steps: [
          "No controle que funciona, abra a tampa da pilha e fotografe as alavancas.",
          "Ponha as do controle novo na mesma posição e teste a um passo do portão.",
          "Na placa, o técnico desliga o disjuntor e fotografa a posição de cada alavanca.",
          "Ele procura a tabela no manual do modelo e muda uma alavanca só.",
          "Com a tampa fechada, religa e assiste a um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de DIP na posição errada", "Portão estranho depois de mexer na DIP"],
        slots: [
          [
            "Se o portão passou a fechar sozinho, a alavanca do fechamento automático foi ligada, e sem fotocélula isso é perigoso: desligue o disjuntor. Se ele só abre, a entrada da fotocélula pode ter ficado ativa sem o sensor.",
            "Fechar por conta própria mostra que a função automática foi ligada, e ela exige fotocélula, por isso corte o disjuntor. Abrir e não fechar costuma ser a fotocélula habilitada e ausente.",
            "Portão que só abre lembra fotocélula ativada na chave e inexistente no vão. Portão que fecha sem comando está com o fechamento automático, e até haver sensor o disjuntor fica desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Mudei a chave DIP e o portão ficou louco. O que faço?",
        answers: [
          "Desligue o disjuntor e chame o técnico, que volta as alavancas pela foto de antes. Sem foto, ele refaz pelo manual da placa, na visita de regulagem, a partir de {price.preventive} em casa, sem peças.",
          "Corte o disjuntor antes de mais nada. Com a foto de antes, o técnico volta ao que era, e sem ela refaz pelo manual, desde {price.preventive} em residência, fora as peças.",
        ],
      },
      {
        question: "Chave DIP e jumper são a mesma coisa?",
        answers: [
          "Fazem o mesmo papel: a DIP é uma alavanca que muda de lado, e o jumper é uma pecinha que se encaixa nos pinos.",
          "Quase. A função é igual, ligar e desligar recursos, só muda o formato da peça.",
        ],
      },
      {
        question: "Uma alavanca quebrou. Perdi a placa?",
        answers: [
          "Não. Em bancada se troca a chave DIP inteira ou se fixa a função por solda, sem mexer no resto.",
          "Não, é um conserto simples de bancada. A chave é uma peça pequena, soldada, que se substitui.",
        ],
      },
      {
        question: "Meu controle não tem alavancas. Como copio?",
        answers: [
          "Sem DIP, o código é gravado no aparelho, e a cópia se faz pela placa, no modo de programação. Os de código rolante só aceitam controle da própria linha.",
          "É controle de código gravado: o novo se cadastra na central, e não por alavanca. Se for rolante, precisa ser da mesma linha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do controle aberto na tampa da pilha, com as alavancas",
  },
  {
    id: "borne-derretido",
    broader: "placa",
    label: "Borne da placa derretido",
    phrase: "o borne derretido da placa",
    asks: [
      ...combine(
        ["borne", "bornes", "conector placa", "conector motor", "fio placa"],
        ["derretido", "derreteu", "queimado", "queimou", "solto", "soltou", "carbonizado", "preto", "esquentando"],
      ),
      "borne placa",
      "borne placa derretido",
      "trocar borne",
    ],
    intent: "repair",
    answers: {
      any: [
        "Borne derretido na placa do portão é mau contato que esquentou: parafuso frouxo, fio fino ou emenda ruim, quase sempre no borne do motor ou da entrada de energia. Desligue o disjuntor e não reaperte nem religue; em geral troca-se o borne em bancada, e a placa fica.",
        "O borne derretido pode ser trocado em bancada, com a ponta do fio, quando a trilha está inteira; com trilha carbonizada, compara-se com a placa nova. Até lá, corte a energia no disjuntor e deixe desligado, porque há risco de fogo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o borne derrete", "De onde veio o calor"],
        slots: [
          [
            "Parafuso mal apertado aquece a cada partida do motor, até amolecer o plástico.",
            "Fio frouxo no borne faz faísca pequena e calor, que vai derretendo o plástico.",
          ],
          [
            "Fio fino demais, pontas desfiadas ou dois fios no mesmo furo fazem o mesmo.",
            "Bitola menor que a devida e ponta sem terminal também aquecem.",
          ],
          [
            "Folha pesada ou motor travado puxam corrente alta por tempo demais.",
            "Se a folha está pesada, o motor puxa mais corrente e esquenta a ligação.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que o técnico faz", "Borne, fio ou placa"],
        slots: [
          [
            "Solda-se um borne igual, corta-se a ponta queimada do fio e põe-se terminal.",
            "O borne novo é soldado em bancada, e o fio ganha ponta nova, bem apertada.",
          ],
          [
            "Depois mede-se a corrente do motor: se está alta, o calor voltaria.",
            "Sem medir a corrente e aliviar a folha, o borne novo derrete também.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O borne derretido tem conserto?",
        answers: [
          "Em geral tem conserto: o borne e a ponta do fio se trocam em bancada, se a trilha está inteira; com trilha carbonizada, compara-se com a placa nova. Até lá, disjuntor desligado.",
        ],
      },
      {
        question: "Posso emendar o fio direto, sem o borne?",
        answers: ["Não. Emenda torcida aquece de novo e pode pegar fogo; o borne se troca."],
      },
      {
        question: "O borne derreteu mas o portão funciona. Posso usar?",
        answers: ["Não use. O contato continua esquentando a cada abertura; deixe o disjuntor desligado até a visita."],
      },
      {
        question: "Borne derretido condena a placa?",
        answers: [
          "Nem sempre. Com a trilha boa, troca-se só o borne; com trilha queimada, o técnico compara com a placa nova.",
        ],
      },
    ],
    photo: "uma foto do borne, de longe e com o disjuntor desligado, e a etiqueta do motor",
  },
  {
    id: "bucha-do-pivotante-gasta",
    broader: "dobradica",
    label: "Bucha do portão pivotante gasta",
    phrase: "a bucha gasta do pivotante",
    asks: [
      ...combine(
        ["bucha", "pino", "pivô", "gonzo"],
        [
          "pivotante gasta",
          "pivotante gasto",
          "pivotante",
          "gasta folha caída",
          "gasta portão caído",
          "pivotante gasta portão caído",
          "pivotante gasto folha caída",
          "pivotante folga",
          "portão abrir gasta",
        ],
      ),
      "bucha dobradiça gasta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Bucha gasta deixa o portão pivotante caído na ponta: a folha raspa no piso, não casa com a trava e força o braço do motor. Desligue o disjuntor e pare de usar; o serralheiro escora a folha, troca bucha e pino e a realinha, e depois se regula o motor.",
        "Se a bucha do pivotante gastou e o portão caiu de um lado, não aumente a força do motor: o peso está no braço, que quebra em seguida. Troca-se o conjunto de pino e bucha, com a folha escorada, e refaz-se o ponto de parada.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber que é a bucha", "Sinais de bucha gasta"],
        slots: [
          [
            "A fresta entre a folha e a coluna fica larga em cima e fechada embaixo.",
            "A ponta da folha desce, e a linha de cima já não casa com a outra folha ou com o muro.",
          ],
          ["Há pó de ferro no pino e estalo ao abrir.", "O pino mostra limalha, e a folha range e estala na partida."],
          [
            "Levantar a ponta para conferir é do técnico: folha solta da dobradiça pode tombar.",
            "Não levante a folha para testar; se o pino está no fim, ela pode cair.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se troca", "Pino, bucha ou dobradiça inteira"],
        slots: [
          [
            "Com o tubo bom, entram pino e bucha novos; com o furo ovalado, a dobradiça inteira.",
            "Furo redondo aceita bucha nova; furo oval pede outra dobradiça soldada.",
          ],
          [
            "Folha larga ou pesada ganha gonzo com rolamento, que gasta menos que a bucha.",
            "Em folha pesada vale trocar por gonzo com rolamento no lugar da bucha simples.",
          ],
          [
            "No fim se conferem o braço do motor e o fim de curso, que saíram do ponto.",
            "Com a folha no nível, o motor é regulado de novo, porque o curso mudou.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Só lubrificar a bucha resolve?",
        answers: ["Tira o rangido, não a folga. A bucha que já deixou a folha cair se troca."],
      },
      {
        question: "A bucha gasta estraga o motor do pivotante?",
        answers: ["Estraga: o braço passa a carregar a folha, e suporte, pino e redutor cedem."],
      },
      {
        question: "Quem troca a bucha, serralheiro ou técnico de portão?",
        answers: ["O serralheiro troca e solda; o técnico regula o motor depois. O ideal é os dois na mesma visita."],
      },
    ],
    photo: "fotos das dobradiças, de perto, e da folha inteira fechada",
  },
  {
    id: "mancal-do-portao",
    broader: "rolamento",
    label: "Mancal do portão",
    phrase: "o mancal do portão",
    asks: [
      ...combine(
        ["mancal", "mancais"],
        [
          "",
          "portão",
          "basculante",
          "barulho",
          "basculante barulho",
          "basculante fazendo barulho",
          "gasto",
          "quebrado",
          "quebrou",
          "trocar",
          "rangendo",
          "folga",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O mancal apoia o eixo da folha: quebrado ou muito gasto, deixa o basculante torto e sem um dos apoios. Não acione, não destrave e não passe embaixo; desligue o disjuntor e chame, porque o técnico escora a folha e troca o par.",
        "Mancal de portão basculante fazendo barulho está seco ou gasto: é a peça que apoia o eixo ou o pino por onde a folha gira, e roda o peso todo. Rangido que some com óleo é falta de lubrificação; estalo e folga que voltam em dias pedem mancal novo, com a folha escorada pelo técnico.",
        "O mancal é o apoio do eixo do portão, com bucha ou rolamento dentro. Quando gasta, faz barulho ritmado e deixa a folha torta; a troca é do técnico, porque no basculante ele segura a folha junto com os cabos.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Que barulho é do mancal", "Sinais de mancal gasto"],
        slots: [
          [
            "O som vem da lateral, na altura do eixo, e se repete no mesmo ponto da subida.",
            "O barulho do mancal aparece sempre na mesma altura da folha e de um lado só.",
          ],
          [
            "Pó de ferro ou graxa preta escorrida debaixo dele mostra desgaste.",
            "Limalha no braço ou na coluna é sinal de que metal come metal ali.",
          ],
          [
            "Folha que sobe torta ou prende de um lado pode ter mancal quebrado: pare de usar.",
            "Se a folha já sobe torta, desligue o disjuntor e não passe embaixo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Lubrificar ou trocar", "O que resolve o barulho"],
        slots: [
          [
            "Com o portão fechado e o disjuntor desligado, pouco óleo no pino visível já diz se é secura.",
            "O teste é simples: portão fechado, disjuntor desligado, umas gotas de óleo no pino que se vê.",
          ],
          [
            "Mancal com folga não se recupera com graxa: troca-se, de preferência o par.",
            "Se há folga, trocam-se os dois lados, para a folha não ficar torta.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso trocar o mancal do basculante sozinho?",
        answers: ["Não. A folha perde um apoio e pode cair; é serviço de técnico, com a folha escorada."],
      },
      {
        question: "Mancal e rolamento são a mesma coisa?",
        answers: [
          "Não: o mancal é o suporte; dentro dele vai uma bucha ou um rolamento, que às vezes se troca separado.",
        ],
      },
      {
        question: "Que óleo usar no mancal do portão?",
        answers: ["Pouca graxa ou óleo comum de máquina, com o pino limpo. Excesso junta areia e gasta mais."],
      },
    ],
    photo: "um vídeo com o som e uma foto do mancal, de longe",
  },
  {
    id: "eixo-do-motor-quebrou",
    broader: "redutor",
    label: "Eixo do motor quebrado",
    phrase: "o eixo quebrado do motor",
    asks: [
      "quebrou eixo engrenagem motor",
      "eixo engrenagem quebrou",
      ...combine(
        ["eixo motor", "eixo", "eixo redutor", "eixo saída"],
        [
          "quebrou",
          "quebrado",
          "partiu",
          "partido",
          "quebrou tem conserto",
          "espanado",
          "espanou",
          "torto",
          "entortou",
        ],
      ),
      "chaveta eixo motor",
      "trocar eixo motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Eixo de motor de portão quebrado tem conserto quando existe o eixo daquele modelo: abre-se o redutor, trocam-se eixo, chaveta e retentor e põe-se graxa nova. Se a coroa ou a carcaça quebrou junto, ou não há peça, compensa trocar o motor, de {price.homeSwap} em casa.",
        "Tem conserto, na maioria dos motores de marca: o eixo se troca com o redutor aberto, em bancada. Soldar eixo partido não dura. Antes de pôr outro, acha-se o que o quebrou: folha travada, cremalheira apertada ou batida no fim.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["É o eixo mesmo?", "Eixo, chaveta ou engrenagem"],
        slots: [
          [
            "Motor que gira livre, com o pinhão parado, tem eixo partido, chaveta comida ou coroa sem dente.",
            "Se o motor soa normal e o pinhão não roda, o defeito está entre a coroa e o eixo.",
          ],
          [
            "Chaveta e parafuso do pinhão são o mais barato e se olham primeiro.",
            "Antes de condenar o eixo, o técnico vê a chaveta e o parafuso que prende o pinhão.",
          ],
          [
            "Sem o eixo, nada segura a folha de correr em rampa: calce com cuidado e não fique no caminho.",
            "No basculante, não passe embaixo: sem o motor, só o contrapeso segura a folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar o eixo ou o motor", "Quando o conserto compensa"],
        slots: [
          [
            "Motor com poucos anos, de marca com peça: troque o eixo.",
            "Com o resto do redutor bom, o eixo novo sai por menos que outro motor.",
          ],
          [
            "Motor antigo, com folga geral ou carcaça trincada: o novo, trocado em casa, fica de {price.homeSwap}.",
            "Carcaça trincada ou modelo sem peça decide pela troca, de {price.homeSwap} em casa, com mão de obra.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para soldar o eixo do motor?",
        answers: ["Não compensa: a solda entorta e endurece o eixo, que parte de novo no mesmo lugar."],
      },
      {
        question: "Por que o eixo do motor quebra?",
        answers: ["Folha pesada ou travada, cremalheira apoiada no pinhão e pancada no batente são as causas comuns."],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "O de correr e o de abrir, retos e nivelados, sim, com o disjuntor desligado. O basculante fica parado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do pinhão, e um vídeo curto do defeito",
  },
  {
    id: "ponteira-do-pistao",
    broader: "braco",
    label: "Ponteira do pistão do pivotante",
    phrase: "a ponteira do pistão",
    asks: [
      ...combine(
        ["ponteira", "terminal pistão", "ponta pistão"],
        [
          "",
          "pistão",
          "quebrada",
          "quebrou",
          "pistão quebrada",
          "pistão quebrou",
          "pivotante quebrada",
          "pistão pivotante quebrada",
          "braço quebrada",
          "motor pivotante",
          "trocar",
          "solta",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A ponteira quebrada do pistão do pivotante se troca sem trocar o motor, quando há a peça daquele modelo: é a ponta que liga a haste ao suporte da folha. Desligue o disjuntor, prenda a folha para o vento não a jogar e mande foto da ponta e da etiqueta.",
        "Se a ponteira do pistão quebrou, a folha fica solta do motor: desligue o disjuntor e amarre-a fechada. Troca-se a ponteira, o pino e, se entortou, o suporte; depois se acerta o fim de curso, porque a pancada no batente é a causa mais comum.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a ponteira quebra", "O que quebrou a ponta do pistão"],
        slots: [
          [
            "Sem batente no chão, o pistão para a folha sozinho e leva a pancada na ponta.",
            "Folha sem batente descarrega o peso na ponteira a cada parada.",
          ],
          [
            "Suporte fora de nível faz a haste trabalhar torta e parte a peça.",
            "Dobradiça caída ou suporte desalinhado forçam a ponta de lado.",
          ],
          [
            "Vento e empurrão na folha parada fazem o mesmo.",
            "Empurrar a folha com o motor travado também quebra a ponta.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se troca", "Peça e ajuste"],
        slots: [
          [
            "A ponteira é do modelo: rosca, furo e pino mudam de marca para marca.",
            "Cada marca tem sua rosca e seu pino, por isso a foto da etiqueta vem primeiro.",
          ],
          [
            "Depois da troca, acertam-se a altura do suporte, o batente e a força.",
            "O técnico alinha o suporte, confere o batente e regula a força antes de entregar.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para soldar a ponteira do pistão?",
        answers: ["Só como remendo: a de alumínio trinca de novo, e a solda torta gasta a haste."],
      },
      {
        question: "Posso usar só a outra folha?",
        answers: ["Pode, se a folha solta ficar presa e o técnico isolar o motor dela. Não acione as duas."],
      },
      {
        question: "E se não houver a ponteira para o meu motor?",
        answers: ["O serralheiro pode adaptar terminal e suporte; em motor antigo, compare com a troca do pistão."],
      },
    ],
    photo: "fotos da ponta do pistão, do suporte na folha e da etiqueta do motor",
  },
];
