import type { Concept } from "#domain/knowledge/concept.ts";

export const rolamento: Concept = {
  id: "rolamento",
  kind: "part",
  label: "Rolamento",
  phrase: "o rolamento do motor",
  words: [
    "rolamento",
    "rolamento do motor",
    "rolamento da roldana",
    "rolamento travado",
    "rolamento quebrado",
    "rolamento fazendo barulho",
    "rolimã",
    "bucha do motor",
    "troca de rolamento",
  ],
  intent: "repair",
  answers: {
    any: [
      "Rolamento é a peça de esferas que deixa girar sem atrito o eixo do motor e as roldanas do portão. Gasto, ele ronca, esquenta e cria folga, e é trocado por outro da mesma medida. Se já estragou o motor, a troca dele em casa fica de {price.homeSwap}, com mão de obra.",
      "Rolamento roncando, no motor ou na roldana, é sinal de esfera gasta ou seca, e a solução é trocar, porque óleo por fora não recupera a peça. Peça e serviço são orçados juntos. Motor queimado por rolamento travado leva à troca, de {price.homeSwap} em residência.",
      "O rolamento do portão fica no eixo do motor, nas roldanas e nas polias, e o desgaste aparece como ronco ou assobio que acompanha o giro. A troca é feita pela mesma medida e, na roldana, muitas vezes se troca a roda inteira. O valor, com a peça, sai por vídeo e foto.",
    ],
    buying: [
      "Rolamento de portão se compra pelo número gravado no anel, que diz a medida e se ele é vedado; em lugar de chuva, use o vedado dos dois lados. Na roldana, muitas vezes se troca a roda inteira. Fornecemos com a troca, e o valor sai por foto da peça e da etiqueta do motor.",
      "O rolamento certo para o motor ou a roldana do portão tem o mesmo código do antigo, escrito no anel, e vedação contra água e poeira. Vendemos já montado, porque é preciso prensa e eixo limpo. A foto da peça ou da etiqueta do motor dá o valor.",
    ],
    price: [
      "O preço da troca do rolamento do portão depende do lugar: na roldana custa menos, porque muitas vezes se troca a roda inteira; no motor soma-se o trabalho de abrir a máquina. A mão de obra pesa mais que a peça, e as duas são orçadas juntas, por vídeo e etiqueta.",
      "O preço para trocar o rolamento do motor do portão depende de desmontar a máquina: sai mais que na roldana e bem menos que o motor novo, de {price.homeSwap} em casa. A peça é o item barato, e o serviço é a parte maior.",
      "Na troca de rolamento do portão, paga-se sobretudo o serviço. A roldana é a mais barata, a polia vem depois, e o motor é o mais caro. Se o eixo já se estragou, a troca do motor em residência fica de {price.homeSwap}, com mão de obra.",
    ],
    repair: [
      "Rolamento do motor roncando é trocado, não lubrificado por fora: o técnico localiza o som, desmonta com a folha segura e monta outro da mesma medida. Depois corrige o que o forçou, como cremalheira apertada. Se o motor já queimou, a troca em casa sai de {price.homeSwap}.",
      "O rolamento gasto do portão, no motor ou na roldana, é substituído por um de mesma medida, de preferência vedado contra água. O conserto inclui achar a causa. Um motor estragado por ele custa de {price.homeSwap} na troca residencial, com o serviço.",
      "O problema de rolamento no portão da garagem se resolve trocando a peça antes que ela trave o eixo. Na roldana muitas vezes se troca a roda inteira, em par, e no motor a máquina é aberta. Motor perdido leva à troca, de {price.homeSwap} em casa.",
    ],
    "how-to": [
      "Para achar o rolamento ruim do portão, escute de longe: se o ronco anda com a folha, é da roldana; se fica parado, é do motor. A troca exige sacador, prensa e folha escorada, e por isso é do técnico. Não abra o motor nem levante o portão.",
      "Um rolamento ruim, do motor ou da roldana, se localiza pelo som: o que acompanha a roda no trilho é da roldana, e o que fica parado é da máquina. Não destrave basculante para ouvir, e desligue o disjuntor se o motor esquentar.",
    ],
    question: [
      "Rolamento é a peça de esferas que deixa girar o eixo do motor e as rodas do portão; gasto, ele ronca, esquenta e cria folga. Pode queimar o motor se travar. O certo é trocar pela mesma medida, porque óleo por fora não recupera esfera.",
      "Sim, rolamento ruim tem conserto: troca-se a peça pela mesma medida ou, na roldana, a roda inteira. Ele fica no motor, na roldana e na polia do portão, e o som indica onde. Se o motor já queimou, a troca em casa custa de {price.homeSwap}.",
      "Os rolamentos usados em portão eletrônico ficam no eixo do motor, no redutor, nas roldanas e nas polias. Gasto, o rolamento ronca e prende o movimento. A troca é feita pela numeração gravada na peça, de preferência por um vedado.",
    ],
  },
  line: [
    "Ronco que acompanha o giro costuma ser rolamento gasto, no motor ou na roldana.",
    "Óleo passado por fora não recupera o rolamento, porque esfera gasta só se resolve com troca.",
    "Rolamento travado na roldana faz o motor parecer fraco.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Onde há rolamento no portão",
        "Rolamentos do motor, da roldana e da polia",
        "Para que serve o rolamento",
      ],
      slots: [
        [
          "No motor, um rolamento em cada ponta mantém o eixo centrado e silencioso, e o redutor tem os seus. Nas roldanas do portão de correr, a peça carrega o peso da folha.",
          "O eixo do motor gira apoiado em rolamentos, e cada roda do portão de correr também. As polias do basculante usam a mesma peça, sob carga constante.",
          "Esferas de aço dentro de um anel sustentam o eixo do motor, as engrenagens, as roldanas e as polias. Em cada lugar o trabalho é o mesmo, girar sem atrito e sem folga.",
          "Há rolamento no motor, no redutor, nas rodas do portão de correr e nas polias do basculante. Os da roldana são os que mais recebem água e peso.",
        ],
        [
          "O rolamento vedado, com tampa dos dois lados, resiste melhor à água e não precisa de graxa. O aberto aceita graxa, mas junta poeira e dura menos na chuva.",
          "Em portão exposto, prefira o rolamento vedado, que trabalha fechado a vida toda. O modelo aberto precisa de graxa e se enche de areia.",
          "Dois tipos são usados: o vedado, próprio para chuva, e o aberto, que precisa de graxa. Ao ar livre, o primeiro dura bem mais.",
          "A diferença que importa entre os rolamentos é a vedação. Com ela a água fica fora, e sem ela a graxa sai com a chuva e a esfera enferruja.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de rolamento gasto", "Ronco e assobio de rolamento gasto", "O som do rolamento no fim"],
      slots: [
        [
          "Um ronco que sobe de tom com a velocidade é rolamento gasto, e um assobio fino é o começo do desgaste. O calor vem junto, porque o motor com rolamento preso esquenta em poucas aberturas.",
          "O rolamento primeiro assobia, depois ronca e por fim trava. Enquanto se gasta, o motor aquece e o eixo ganha folga, que estraga engrenagem e retentor.",
          "Um estalo no ritmo da roda ou do eixo indica esfera quebrada, e ronco que acompanha o giro, pista gasta. O motor quente com pouco uso confirma a suspeita.",
          "O desgaste do rolamento se ouve antes de se ver, com assobio na partida e ronco no giro. Quando a roda arrasta no trilho em vez de rolar, ele já travou.",
        ],
      ],
      bullets: [
        "Ronco que acompanha o giro: pista ou esfera gasta",
        "Assobio na partida: rolamento seco",
        "Motor quente em poucas aberturas: rolamento preso",
        "Eixo ou roda bamba: folga no rolamento",
        "Roda que arrasta e risca o trilho: rolamento travado",
      ],
    },
    {
      about: "check",
      headings: [
        "De onde vem o ruído do rolamento",
        "Localizar o rolamento ruim sem desmontar",
        "Como localizar o rolamento pelo som",
      ],
      slots: [
        [
          "O teste na mão vale só para portão de correr, reto e no trilho; basculante não se destrava para ouvir. Não pingue óleo, porque ele disfarça o som que o técnico precisa ouvir.",
          "Compare o som com o motor e sem ele, apenas em portão de correr em bom estado. Nos outros, grave o ruído e envie, sem destravar.",
          "Mova na mão somente uma folha de correr, leve e alinhada. Em basculante o teste é do técnico, e o óleo por fora só engana o ouvido.",
          "Basta saber se o som vem do motor ou da folha, sem abrir nada. O teste se faz em portão de correr reto, e no basculante nunca.",
        ],
      ],
      steps: [
        "Grave o som de uma abertura completa, longe da folha.",
        "Desligue o disjuntor e afaste crianças e animais.",
        "Só em portão de correr reto e no trilho, destrave e empurre devagar, ouvindo as rodas.",
        "Ruído igual na mão indica roldana; silêncio na mão indica motor.",
        "Trave de novo o motor e fotografe a etiqueta.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Troca de rolamento pelo técnico",
        "Como o rolamento é trocado",
        "Troca do rolamento na roldana ou no motor",
      ],
      slots: [
        [
          "Com a folha escorada e a energia cortada, o rolamento velho sai com sacador e o novo entra na mesma medida, sem pancada nas esferas. O eixo e o encaixe são medidos, porque peça nova em encaixe gasto gira solta.",
          "O portão é firmado antes de tirar a roda ou o motor. A montagem usa prensa ou ferramenta própria, e o eixo é conferido para o rolamento novo não ficar frouxo.",
          "Para desmontar, a folha precisa estar segura e o circuito, desligado. O rolamento de mesma numeração entra alinhado, e o encaixe é medido antes.",
          "O técnico escora a folha e corta a energia. A peça gasta é retirada com sacador, o eixo é medido e a nova, de igual medida, é prensada no lugar.",
        ],
        [
          "Em seguida se corrige a causa do desgaste, que pode ser cremalheira sem a folga de {rack.clearance}, tampa mal vedada ou trilho torto. Sem a correção, o rolamento novo teria o mesmo fim.",
          "A cremalheira volta aos {rack.clearance} de folga, e a entrada de água é vedada. Só a troca da peça não basta, porque o motivo do desgaste continuaria.",
          "O peso sobre o eixo é retirado com a folha nivelada e {rack.clearance} de folga na cremalheira. O rolamento novo dura mais quando não carrega o portão.",
          "Água, peso e desalinhamento são corrigidos junto, com {rack.clearance} de folga na cremalheira. A troca de uma roldana de fácil acesso leva até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "O que acaba com o rolamento",
        "O que desgasta o rolamento: água, poeira e peso",
        "Por que o rolamento trava",
      ],
      slots: [
        [
          "A água é a causa mais comum: entra pela tampa ou pelo trilho, lava a graxa e enferruja as esferas. Com poeira, forma uma pasta que risca as pistas do rolamento.",
          "Chuva e lavagem com jato levam umidade para dentro, e a poeira completa o estrago. Um portão parado por meses enferruja no ponto em que as esferas descansam.",
          "Poeira e água juntas funcionam como lixa e acabam com o giro livre. O jato de lavadora direto na roda ou no motor apressa o desgaste.",
          "A umidade tira a graxa, e a areia risca a pista do rolamento. O da roldana, perto do chão, costuma ser o primeiro a se gastar.",
        ],
        [
          "O peso fora do lugar também gasta o rolamento: cremalheira sem folga e folha baixa apoiam o portão no eixo do motor. Uso acima do previsto acaba em pouco tempo com o que em casa dura anos.",
          "Cremalheira apertada põe a carga do portão no rolamento do motor. Base torta e roldana gasta fazem o mesmo, forçando um lado só.",
          "A carga lateral no eixo, por base torta ou folha caída, gasta um lado da pista. Um motor de casa em garagem movimentada também chega cedo ao fim.",
          "Folha que baixou e cremalheira encostada forçam o eixo do motor. O número de aberturas conta, e em prédio o rolamento se gasta bem antes que numa casa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso passar óleo no rolamento que faz barulho?",
      answers: [
        "Passar óleo no rolamento não resolve, porque o som vem de esfera ou pista gasta, e o óleo por fora só disfarça por alguns dias.",
        "Em rolamento vedado o óleo nem entra. Se há barulho, a peça está no fim e deve ser trocada antes de travar.",
        "Não adianta. O óleo junta poeira e atrasa o conserto do rolamento, que é a troca.",
      ],
    },
    {
      question: "Rolamento ruim queima o motor?",
      answers: [
        "Rolamento ruim pode queimar o motor: preso, ele freia o eixo, e o motor puxa mais corrente e esquenta até danificar o enrolamento.",
        "Sim, se continuar em uso. O atrito vira calor, e o eixo com folga ainda pode raspar por dentro do motor.",
        "Pode. Trocado cedo, é peça barata; se travar, o motor inteiro pode ser perdido.",
      ],
    },
    {
      question: "Como saber se é o rolamento do motor ou da roldana?",
      answers: [
        "Em portão de correr reto e com o disjuntor desligado, destrave e empurre: se o ruído continua, é roldana; se some, é motor ou redutor.",
        "Pelo som: o da roldana anda com a folha, e o do motor fica parado. Em basculante não destrave, grave um vídeo.",
        "O rolamento da roldana faz barulho também com a folha movida na mão, teste que só serve em portão de correr. O do motor se cala.",
      ],
    },
    {
      question: "Qual rolamento usar na roldana do portão?",
      answers: [
        "Na roldana do portão se usa rolamento de mesma medida, de preferência vedado, com carga para o peso da folha. Muitas roldanas são trocadas inteiras.",
        "O de numeração igual à gravada na peça. Em portão na chuva, o rolamento vedado dura mais.",
        "Depende da roda, e o número gravado no rolamento dá a medida. Vedado é a melhor escolha ao ar livre.",
      ],
    },
    {
      question: "Vale trocar o rolamento ou a roldana inteira?",
      answers: [
        "Se o canal da roda está bom e o rolamento sai, troca-se só ele. Com o canal gasto, a roldana inteira é a melhor escolha.",
        "Na maioria dos portões, a roldana inteira é mais prática, porque canal e rolamento se gastam juntos.",
        "Troca-se a roldana inteira, e em par, quando o canal está gasto. O rolamento sozinho vale a pena em roda nova.",
      ],
    },
  ],
  photo: "um vídeo com o som do portão andando e uma foto da etiqueta do motor ou da roldana",
  related: ["roldana", "redutor", "barulho", "esquenta", "engrenagem", "lubrificacao"],
  topic: "motor-de-portao-fazendo-barulho",
};
