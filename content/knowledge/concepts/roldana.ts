import type { Concept } from "#domain/knowledge/concept.ts";

export const roldana: Concept = {
  id: "roldana",
  kind: "part",
  label: "Roldana",
  phrase: "a roldana do portão",
  words: [
    "roldana",
    "rodinha do portão",
    "roda do portão de correr",
    "roldana de portão de correr",
    "roldana V",
    "roldana quebrada",
    "carrinho do portão",
    "roldana do basculante",
    "polia do portão",
    "troca de roldana",
    "rodízio do portão",
    "roda do portão",
    "roda de baixo",
    "rodinha de baixo",
    "rodinha de cima",
    "rodinha do trilho",
  ],
  gates: ["deslizante", "basculante", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "Trocamos roldana de portão de correr e de basculante, em par e com o trilho conferido. Portão pesado, com estalo no mesmo ritmo das rodas, quase sempre está com roldana ruim, e a troca poupa engrenagem, cremalheira e motor.",
      "Trocamos a roldana do portão pela medida e pelo perfil do trilho, com a folha erguida e escorada. Canal gasto abaixa a folha, e a cremalheira passa a pesar sobre o motor; por isso a altura é acertada junto.",
      "Fornecemos e trocamos roldana de portão em par, com o mesmo canal do trilho, em V, U ou redondo, e carga acima da metade do peso da folha. A foto da roda e do trilho dá a peça e o valor.",
    ],
    price: [
      "Na troca da roldana do portão, o preço depende do diâmetro, do perfil do canal, da carga e de a roda sair por parafuso ou por corte e solda. Mande foto da roldana e do trilho pelo WhatsApp e receba o orçamento grátis.",
      "Trocar roldana custa conforme o peso da folha e o modo de fixação, e as duas costumam ser trocadas juntas. Com foto de perto e a largura do portão, respondemos com o valor do serviço.",
    ],
    repair: [
      "Trocamos roldana travada ou de canal comido, sempre olhando o trilho que a gastou. O técnico ergue e escora a folha, monta o par novo e acerta a cremalheira, porque a altura do portão muda.",
      "Trocamos as duas roldanas, alinhamos o trilho e refazemos a folga do motor na mesma visita. O reparo quase nunca fica só na roda: trilho torto e sujeira gastam a peça nova do mesmo modo.",
    ],
    "how-to": [
      "Trocar roldana exige erguer uma folha que pode tombar, por isso é serviço de técnico. Em casa, com o disjuntor desligado, você pode limpar o trilho e olhar se as rodas giram e se o canal está comido.",
      "Para saber se a roldana está ruim, escute o portão andar e, com o motor sem energia, olhe o canal das rodas. Não levante a folha com macaco ou alavanca: portão de correr fora do trilho tomba de lado.",
    ],
    buying: [
      "Vendemos e trocamos a roldana do portão: a certa tem o canal do trilho, em V, U ou redondo, e aguenta mais que metade do peso da folha, porque são duas. Mande a foto da roda, do trilho e a largura do portão, e passamos o par e a troca.",
      "Vendemos e instalamos roldana de portão pelo canal, pelo diâmetro, pela carga por roda e pela fixação, por parafuso ou solda. Rolamento blindado dura mais na chuva; em folha pesada, prefira rolamento duplo.",
    ],
    question: [
      "Uma roldana ruim pode queimar o motor com o tempo, sim: a roda que arrasta aumenta o esforço e o motor esquenta. Troque o par, limpe o trilho e confira a folga da cremalheira, que muda com a altura da folha.",
      "A roldana é trocada em par e pelo canal do trilho. Se a folha desce, estala no ritmo da roda ou deixa risco brilhante no trilho, a hora da troca chegou.",
    ],
  },
  line: [
    "Roldana gasta deixa o portão pesado, e o motor paga a conta.",
    "Estalo no ritmo das rodas costuma ser rolamento de roldana quebrado.",
    "Com roldana baixa, a cremalheira encosta na engrenagem e o motor esquenta.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Roldana do portão de correr e do basculante",
        "O que a roldana sustenta",
        "Onde fica e como é a roldana",
      ],
      slots: [
        [
          "No portão de correr, duas ou mais roldanas embaixo da folha carregam todo o peso sobre o trilho.",
          "As rodas do deslizante ficam embutidas na base da folha e rolam sobre o perfil do trilho.",
          "Todo o peso do portão de correr passa pelas roldanas, que giram sobre um rolamento interno.",
        ],
        [
          "No basculante, a roldana fica no alto da coluna e conduz o cabo de aço do contrapeso.",
          "Em portão que bascula, a roldana vira polia: o cabo passa por cima e liga a folha ao contrapeso.",
          "A do basculante não toca o chão; fica em cima, sob a carga do cabo.",
        ],
        [
          "O canal acompanha o trilho, em V, em U ou redondo, e a combinação errada descarrila a folha.",
          "Perfil de roldana e de trilho andam juntos: canal em V não assenta em trilho redondo.",
          "Diâmetro, largura do canal e carga suportada são as medidas que definem a peça.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de roldana gasta ou travada",
        "O portão ficou pesado: pode ser a roldana",
        "Sintomas de roldana ruim",
      ],
      slots: [
        [
          "Estalo ou ronco que se repete a cada volta da roda costuma ser rolamento quebrado.",
          "Um rangido que acompanha a velocidade da folha costuma vir da roda seca ou travada.",
          "Som de pedra sendo moída, mesmo com o trilho limpo, costuma ser rolamento sem esferas.",
        ],
        [
          "A folha fica pesada, e o motor passa a demorar mais para abrir.",
          "Com a roda presa, o portão é arrastado e deixa risco brilhante no trilho.",
          "Abertura lenta e motor quente podem ser efeito de roldana que já não gira.",
        ],
        [
          "Canal comido abaixa a folha, que começa a raspar no piso ou apertar a cremalheira.",
          "Quando uma roda se gasta mais que a outra, o portão inclina e bate na guia.",
          "Limalha no trilho e folha inclinada para um lado mostram desgaste avançado.",
        ],
      ],
      bullets: [
        "Estalo no ritmo das rodas",
        "Folha pesada na mão",
        "Risco brilhante ou limalha no trilho",
        "Folha raspando no piso",
        "Cremalheira apertada no motor",
        "Portão inclinado para um lado",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir na roldana em casa",
        "Limpeza e inspeção segura da roldana",
        "Antes de chamar, olhe rodas e trilho",
      ],
      slots: [
        [
          "A conferência é feita no chão, com o motor sem energia e sem levantar a folha.",
          "Não é preciso erguer o portão para saber o estado das rodas.",
          "Com vassoura, lanterna e o disjuntor desligado, dá para ver o estado das rodas.",
        ],
        [
          "Nunca erga a folha com macaco ou alavanca: fora do trilho, ela tomba com centenas de quilos.",
          "O portão de correr que sai do trilho cai de lado, então levantar a folha fica proibido em casa.",
          "Deixe a folha apoiada onde está, mesmo que a roda pareça solta.",
        ],
        [
          "Em basculante, a roldana está sob a carga do cabo e só pode ser olhada de longe.",
          "Não toque nem lubrifique as polias do basculante em casa, porque o cabo está tensionado.",
          "Se o portão for basculante, limite-se a fotografar a polia, sem subir em escada perto do cabo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor e afaste crianças e animais.",
        "Varra o trilho e retire pedras, areia e cimento seco.",
        "Com uma lanterna, olhe o canal das rodas e procure limalha ou risco no trilho.",
        "Em portão de correr reto e em trilho nivelado, destrave o motor e empurre a folha devagar, sem passar do batente.",
        "Se prender, inclinar ou ameaçar sair do trilho, pare e fotografe.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Troca de roldana na visita",
        "Como o técnico troca as roldanas",
        "A troca da roldana, etapa por etapa",
      ],
      slots: [
        [
          "A folha é erguida com apoio dos dois lados e presa pela guia, para não tombar.",
          "Duas proteções vêm antes da troca: energia cortada e folha escorada contra queda lateral.",
          "O técnico calça o portão, confere a guia superior e só depois alivia o peso das rodas.",
        ],
        [
          "As roldanas são trocadas em par, com o mesmo perfil do trilho e carga adequada ao portão.",
          "Uma roda soldada é cortada e refeita; uma roda parafusada sai inteira, com a caixa.",
          "Entram peças de mesmo diâmetro, porque roda maior de um lado entorta a folha.",
        ],
        [
          "Como a altura muda, a folga da cremalheira volta a {rack.clearance} e o fim de curso é conferido.",
          "Depois da troca, cremalheira, guia e ponto de parada são acertados de novo.",
          "O serviço termina com a folha correndo com uma mão e o motor regulado para o novo esforço.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual roldana comprar",
        "Medida, material e trilho: a roldana certa",
        "Como escolher a roldana do portão",
      ],
      slots: [
        [
          "Três dados definem a compra: perfil do trilho, diâmetro da roda e peso da folha.",
          "A medida do canal e a do diâmetro definem a peça; uma foto da roda ao lado de uma régua mostra as duas.",
          "A carga de cada roldana deve cobrir o peso do portão dividido entre elas, com sobra.",
        ],
        [
          "O aço com rolamento blindado é a escolha usual em portão de correr com motor.",
          "Um rolamento vedado resiste melhor a poeira e água, comuns em trilho no chão.",
          "Rodas de nylon fazem menos ruído e servem a folhas leves; em portão pesado, o indicado é aço.",
        ],
        [
          "Um trilho amassado gasta qualquer roda nova, e por isso é corrigido na mesma visita.",
          "Sem acertar o trilho, a roldana nova repete o destino da antiga.",
          "Em portões {de} com piso cedido, a troca da roda pede também o nivelamento do trilho.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Precisa trocar as duas roldanas juntas?",
      answers: [
        "Sim, na maioria dos casos. Diâmetros diferentes inclinam a folha e mudam a altura da cremalheira; o par novo mantém o portão nivelado.",
        "É o recomendado. Uma roda gasta ao lado de outra nova deixa o portão torto e concentra o peso em um lado.",
      ],
    },
    {
      question: "Posso passar óleo na roldana?",
      answers: [
        "Pode aplicar pouco lubrificante em spray no eixo, em portão de correr e com o disjuntor desligado. Trilho e canal da roda ficam secos, porque óleo junta areia.",
        "No eixo, sim, e pouco; na pista de rolagem, não. Um rolamento blindado já vem lubrificado, e se faz barulho a saída é a troca.",
      ],
    },
    {
      question: "Roldana ruim pode queimar o motor?",
      answers: [
        "Pode encurtar muito a vida dele. Com a roda presa, o motor arrasta a folha, esquenta e gasta engrenagem e placa.",
        "Sim, com o tempo. O esforço constante aquece o enrolamento, e a folha baixa ainda pesa sobre o eixo do motor.",
      ],
    },
    {
      question: "De quanto em quanto tempo a roldana precisa ser trocada?",
      answers: [
        "Não há prazo fixo: depende do peso da folha, da areia no trilho e da chuva. Na revisão, {visits.home} em casa, o técnico olha o canal e o giro de cada roda.",
        "A troca é feita pelo estado, e não pelo calendário. Trilho limpo e rolamento blindado fazem o par durar anos; areia e água encurtam muito esse tempo.",
      ],
    },
    {
      question: "O portão saiu do trilho por causa da roldana?",
      answers: [
        "Pode ser: canal comido ou roda quebrada já não segura a folha. Não tente recolocar; afaste as pessoas e chame quem tenha como escorar o portão.",
        "É uma causa comum, junto com trilho amassado e falta de batente. Uma folha fora do trilho pode tombar, então mantenha distância.",
      ],
    },
  ],
  photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e a largura da folha",
  related: ["trilho", "rolamento", "deslizante", "cremalheira", "pesado", "barulho"],
  topic: "serralheria-e-ajuste-de-portao",
};
