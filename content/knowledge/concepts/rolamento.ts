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
      "Rolamento é a peça de esferas que deixa girar o eixo do motor e as roldanas do portão sem atrito. Gasto ou roncando, esquenta e cria folga, e se troca pela mesma medida; se já estragou o motor, a troca dele em casa fica de {price.homeSwap}, com mão de obra.",
      "Rolamento do motor roncando, ou o da roldana, é sinal de esfera gasta ou seca, e a solução é trocar, porque óleo por fora não recupera. Peça e serviço são orçados juntos, e motor queimado por rolamento travado leva à troca, de {price.homeSwap} em residência.",
      "Quando dizem que o problema do portão é rolamento, é a peça que gira no eixo do motor, na roldana ou na polia. Ronco ou assobio que acompanha o giro indica desgaste; troca-se pela mesma medida, e em roldana muitas vezes a roda inteira.",
    ],
    price: [
      "O preço da troca do rolamento do portão depende do lugar: na roldana custa menos, porque muitas vezes se troca a roda; no motor soma-se abrir a máquina na bancada. A mão de obra pesa mais que a peça, e as duas são orçadas juntas, por vídeo e etiqueta.",
      "Quanto custa trocar rolamento de motor de portão: mais que o da roldana, já que a máquina é desmontada, e bem menos que o motor novo, de {price.homeSwap} em casa. A peça é o item barato; o serviço é o que pesa.",
      "Na troca de rolamento do portão, paga-se sobretudo o serviço. Roldana vem primeiro em preço, polia depois e motor por último; se o eixo já se estragou, o motor trocado em residência fica de {price.homeSwap}, com mão de obra.",
    ],
    repair: [
      "Rolamento do motor roncando se troca, não se lubrifica por fora: o técnico localiza o som, desmonta com a folha segura e monta outro da mesma medida. Depois corrige o que forçou, como cremalheira apertada; se o motor já queimou, a troca em casa sai de {price.homeSwap}.",
      "Rolamento de portão gasto, no motor ou na roldana, é substituído por um de mesma medida, de preferência vedado contra água. O conserto inclui achar a causa, e motor estragado por ele custa de {price.homeSwap} na troca residencial, com serviço.",
      "O problema de rolamento no portão da garagem se resolve trocando a peça antes que ela trave o eixo. Na roldana muitas vezes vai a roda inteira, em par, e no motor a máquina é aberta; motor perdido leva à troca, de {price.homeSwap} em casa.",
    ],
    "how-to": [
      "Para achar o rolamento ruim do portão, escute de longe se o ronco anda com a folha, que é roldana, ou fica junto do motor. Trocar pede sacador, prensa e folha escorada, então não abra o motor nem levante o portão: a troca é do técnico.",
      "Rolamento do motor ou da roldana se localiza pelo som: o que acompanha a roda no trilho é da roldana, e o que fica parado é da máquina. Não destrave basculante para ouvir, e desligue o disjuntor se o motor esquentar.",
    ],
    question: [
      "Rolamento é a peça de esferas que deixa girar o eixo do motor e as rodas do portão, e gasto ele ronca, esquenta e cria folga. Pode queimar o motor se travar; o certo é trocar pela mesma medida, porque óleo por fora não recupera esfera.",
      "Sim, rolamento ruim tem solução: troca-se a peça pela mesma medida ou, na roldana, a roda inteira. Ele fica no motor, na roldana e na polia do portão, e o som indica onde; se o motor já queimou, a troca em casa custa de {price.homeSwap}.",
      "Os rolamentos usados em portão eletrônico ficam no eixo do motor, no redutor, nas roldanas e nas polias. Quando gasto, o rolamento ronca e pesa; a troca é pela numeração gravada na peça, de preferência por um vedado.",
    ],
  },
  line: [
    "Ronco que acompanha o giro costuma ser rolamento gasto, no motor ou na roldana.",
    "Óleo por fora não recupera rolamento: esfera gasta só se resolve com troca.",
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
          "O eixo do motor gira apoiado em rolamentos, e cada roda do deslizante também. Polias do basculante usam a mesma peça, sob carga constante.",
          "Esferas de aço sustentam o eixo do motor, a redução, as roldanas e as polias. Em cada lugar o trabalho é o mesmo, girar sem atrito e sem folga.",
          "Há rolamento no motor, no redutor, nas rodas do portão de correr e nas polias do que sobe. Os da roldana são os que mais pegam água e peso.",
        ],
        [
          "O vedado, com tampa dos dois lados, resiste melhor à água e não pede graxa. O aberto aceita graxa e junta poeira, e por isso dura menos na chuva.",
          "Em portão exposto, prefira o tipo vedado, que trabalha lacrado até o fim. O modelo aberto pede graxa e se enche de areia.",
          "Dois tipos aparecem: o vedado, próprio para chuva, e o aberto, que precisa de graxa. Ao ar livre, o primeiro dura bem mais.",
          "A diferença que importa é a vedação. Com ela a água fica fora, e sem ela a graxa se lava e a esfera enferruja.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de rolamento gasto", "Ronco e assobio de rolamento gasto", "O som do rolamento no fim"],
      slots: [
        [
          "Um ronco que sobe de tom com a velocidade é rolamento gasto, e assobio fino é o começo do desgaste. Calor vem junto: motor com rolamento preso esquenta em poucas aberturas.",
          "Primeiro assobia, depois ronca e por fim trava. No caminho, o motor aquece e o eixo ganha folga, gastando engrenagem e retentor.",
          "Estalo no ritmo da roda ou do eixo indica esfera quebrada, e ronco que acompanha o giro, pista gasta. Motor quente sem uso intenso confirma.",
          "O desgaste se ouve antes de se ver: assobio na partida, ronco no giro. Quando a roda arrasta no trilho em vez de rolar, o rolamento travou.",
        ],
      ],
      bullets: [
        "Ronco que acompanha o giro: pista ou esfera gasta",
        "Assobio na partida: rolamento seco",
        "Motor quente em poucas aberturas: rolamento preso",
        "Eixo ou roda bamba: folga",
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
          "O teste na mão vale só para portão de correr, reto e no trilho; basculante não se destrava para ouvir. Não pingue óleo, porque ele esconde o som do técnico.",
          "Compare o som com o motor e sem ele, apenas em portão de correr em bom estado. Nos outros, grave o ruído e envie, sem destravar.",
          "Mova na mão somente folha de correr, leve e alinhada. Em basculante o teste é do técnico, e o óleo por fora só engana o ouvido.",
          "Basta saber se o som nasce no motor ou na folha, sem abrir nada. Isso se testa em portão de correr reto, e no basculante nunca.",
        ],
      ],
      steps: [
        "Grave o som de um ciclo completo, longe da folha.",
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
          "Com a folha escorada e a energia cortada, o rolamento velho sai com sacador e o novo entra na mesma medida, sem pancada nas esferas. Eixo e alojamento são medidos, porque peça nova em assento gasto gira solta.",
          "O portão é firmado antes de tirar roda ou motor. A montagem usa prensa ou ferramenta própria, e o eixo é conferido para o novo não ficar frouxo.",
          "Folha segura e circuito desligado são a condição para desmontar. Depois o rolamento de mesma numeração entra alinhado, com o assento medido.",
          "Primeiro se escora a folha e se corta a energia. A peça gasta é sacada, o eixo é medido e a nova, de igual medida, é prensada no lugar.",
        ],
        [
          "Em seguida se corrige a causa: folga de {rack.clearance} na cremalheira, vedação da tampa ou trilho torto. Sem isso, o rolamento novo teria o mesmo fim.",
          "A cremalheira volta aos {rack.clearance} de folga, e a entrada de água é vedada. Só a troca da peça não basta.",
          "O peso sobre o eixo é tirado com a folha nivelada e {rack.clearance} de folga na cremalheira. É o que faz a peça nova durar.",
          "Água, peso e desalinhamento são acertados junto, com {rack.clearance} de folga na cremalheira. Uma troca de roldana acessível leva até {trade.smallRepair}.",
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
          "A água é a causa mais comum: entra pela tampa ou pelo trilho, lava a graxa e enferruja as esferas. Com poeira, forma uma pasta que risca as pistas.",
          "Chuva e lavagem com jato levam umidade para dentro, e a poeira completa o estrago. Portão parado por meses enferruja no ponto em que as esferas descansam.",
          "Poeira e água juntas viram lixa e acabam com o giro livre. Jato de lavadora direto na roda ou no motor apressa isso.",
          "Umidade tira a graxa, e areia risca a pista. Por isso o rolamento da roldana, perto do chão, costuma ser o primeiro a ir.",
        ],
        [
          "O peso fora do lugar vem depois: cremalheira sem folga e folha baixa apoiam o portão no eixo do motor. Uso acima do previsto gasta em pouco tempo o que em casa dura anos.",
          "Cremalheira apertada põe a carga do portão no rolamento do motor. Base torta e roldana gasta fazem o mesmo, forçando um lado só.",
          "Carga lateral no eixo, por base torta ou folha caída, gasta um lado da pista. Motor de casa em garagem movimentada também chega cedo ao fim.",
          "Folha que baixou e cremalheira encostada forçam o eixo. O número de aberturas soma, e prédio gasta rolamento bem antes de casa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso passar óleo no rolamento que faz barulho?",
      answers: [
        "Passar óleo no rolamento não resolve: o som vem de esfera ou pista gasta, e óleo por fora só disfarça por alguns dias.",
        "Em rolamento vedado o óleo nem entra. Se há barulho, a peça está no fim e deve ser trocada antes de travar.",
        "Não adianta. O óleo junta poeira e atrasa o conserto do rolamento, que é a troca.",
      ],
    },
    {
      question: "Rolamento ruim queima o motor?",
      answers: [
        "Rolamento ruim pode queimar o motor: preso, ele freia o eixo, o motor puxa mais corrente e esquenta até danificar o enrolamento.",
        "Sim, se continuar em uso. O atrito vira calor, e o eixo com folga ainda pode raspar por dentro do motor.",
        "Pode. Trocado cedo, é peça barata; deixado travar, leva o motor junto.",
      ],
    },
    {
      question: "Como saber se é o rolamento do motor ou da roldana?",
      answers: [
        "Em portão de correr reto e com o disjuntor desligado, destrave e empurre: se o ruído continua, é roldana; se some, é motor ou redutor.",
        "Pelo som: o da roldana anda com a folha, e o do motor fica parado. Em basculante não destrave, grave um vídeo.",
        "O rolamento da roldana faz barulho também com a folha movida na mão, só em portão de correr. O do motor se cala.",
      ],
    },
    {
      question: "Qual rolamento usar na roldana do portão?",
      answers: [
        "Na roldana do portão vai rolamento de mesma medida, de preferência vedado, com carga para o peso da folha. Muitas roldanas se trocam inteiras.",
        "O de numeração igual à gravada na peça. Em portão na chuva, o rolamento vedado dura mais.",
        "Depende da roda: o número gravado no rolamento dá a medida. Vedado é a melhor escolha ao ar livre.",
      ],
    },
    {
      question: "Vale trocar o rolamento ou a roldana inteira?",
      answers: [
        "Se o canal da roda está bom e o rolamento sai, troca-se só ele. Com canal comido, a roldana inteira é a melhor escolha.",
        "Na maioria dos portões, a roldana inteira é mais prática, porque canal e rolamento se gastam juntos.",
        "Troca-se a roldana inteira, e em par, quando o canal está gasto. Rolamento sozinho vale em roda nova.",
      ],
    },
  ],
  photo: "um vídeo com o som do portão andando e uma foto da etiqueta do motor ou da roldana",
  related: ["roldana", "redutor", "barulho", "esquenta", "engrenagem", "lubrificacao"],
  topic: "motor-de-portao-fazendo-barulho",
};
