import type { Concept } from "#domain/knowledge/concept.ts";

export const barulho: Concept = {
  id: "barulho",
  kind: "symptom",
  label: "Barulho",
  phrase: "o barulho no portão",
  words: [
    "barulho",
    "barulhento",
    "barulheira",
    "fazendo barulho",
    "ruído",
    "rangido",
    "rangendo",
    "range",
    "estalo",
    "estalando",
    "chiado",
    "ronco",
    "roncando",
    "zumbido",
    "zumbindo",
    "zumbe",
    "zunindo",
    "rangeu",
    "gritando",
    "gemendo",
    "assobio",
    "assobiando",
    "raspando",
  ],
  intent: "repair",
  answers: {
    any: [
      "O barulho no portão quase sempre vem de uma peça seca, gasta ou solta, como roldana, dobradiça, rolamento, fuso ou suporte do motor. Rangido costuma se resolver com lubrificação, e batida ritmada é sinal de peça gasta. A visita que limpa, aperta e lubrifica parte de {price.preventive} em casa, sem peças.",
      "Portão fazendo barulho costuma ter alguma peça sem graxa, gasta ou com folga, e o tipo de som ajuda a achar qual. Muitos casos se resolvem com limpeza, aperto e lubrificação, que em residência custam a partir de {price.preventive}, fora as peças. Se o motor ronca parado, desligue o disjuntor.",
      "Quando o portão faz barulho, a causa mais comum é falta de lubrificação, seguida de roldana ou engrenagem gasta e de parafuso frouxo. Um vídeo com som mostra de onde o ruído vem. A visita de ajuste em casa começa em {price.preventive}, sem contar peças; em condomínio, o valor vem no orçamento.",
    ],
    price: [
      "Tirar o barulho do portão custa a partir de {price.preventive} em casa, quando bastam limpeza, aperto e lubrificação, sem peças. Se houver roldana ou engrenagem gasta, a peça é orçada antes da troca. Motor novo só entra se o redutor acabou, e fica de {price.homeSwap} com mão de obra.",
      "O preço para resolver o barulho do portão começa em {price.preventive} numa residência, pela visita que limpa, ajusta e lubrifica, fora as peças. Roldana e engrenagem são cobradas à parte. Só um redutor gasto leva à troca do motor, que custa de {price.homeSwap} já com o serviço.",
      "Portão barulhento costuma sair barato, porque a regulagem com lubrificação parte de {price.preventive} em casa e muitas vezes dispensa peças. O que encarece é trocar roldana, fuso ou engrenagem. No caso extremo, o do motor novo, o valor vai de {price.homeSwap} com instalação.",
    ],
    "how-to": [
      "Para tirar o barulho do portão, primeiro ache o ponto: filme um ciclo de longe, com som, e anote onde o ruído aparece. Com o disjuntor desligado, varra o trilho e ponha pouco lubrificante em pinos e dobradiças ao alcance; cabo, mola e contrapeso ficam com o técnico.",
      "O barulho do portão se tira em duas etapas: descobrir de onde vem e lubrificar só o que está seco. Grave um ciclo com áudio, desligue o disjuntor, limpe e use pouco lubrificante em dobradiças e pinos que se alcançam do chão, sem graxa no trilho nem desengripante.",
      "Como verificar o barulho no portão: olhe e ouça de longe um ciclo inteiro, e repare se o som fica num ponto ou segue o percurso todo. Depois, sem energia, limpe trilho e articulações e lubrifique de leve; se o ruído volta em dias, há peça gasta.",
    ],
  },
  line: [
    "Barulho novo no portão costuma ser peça seca ou gasta, e o tipo de som ajuda a saber qual.",
    "Um vídeo com som já adianta boa parte do diagnóstico do barulho.",
    "Estalo ritmado no deslizante costuma ser dente gasto ou cremalheira fora de alinhamento.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "O que cada barulho do portão quer dizer",
        "Rangido, estalo ou ronco: o que cada som indica",
        "O som e a sua causa provável",
      ],
      slots: [
        [
          "O tipo de som já aponta a causa. Rangido agudo costuma ser metal sem graxa, e batida em intervalos iguais vem de uma peça que gira com defeito. Motor que ronca sem andar está aquecendo parado, e o disjuntor precisa ser desligado na hora.",
          "Preste atenção ao ritmo do som. Chiado contínuo costuma ser falta de lubrificação, e estalo compassado vem de dente ou rolamento quebrado. O motor que ronca sem andar deve ser desligado no disjuntor antes que o enrolamento queime.",
          "Cada ruído costuma ter a sua causa. O som fino, de porta velha, nasce em pino, dobradiça ou fuso seco. A pancada repetida vem de roldana ou engrenagem danificada. Se o motor ronca e a folha não anda, desligue o disjuntor.",
          "Dá para separar os casos de ouvido. Metal seco range o tempo todo, e peça giratória com defeito bate a cada volta. Motor travado ronca sem sair do lugar, e nesse caso o disjuntor fica desligado até o conserto.",
        ],
      ],
      bullets: [
        "Chacoalho: parafuso ou suporte frouxo",
        "Assobio contínuo: rolamento seco ou gasto",
        "Raspagem: folha torta ou roldana baixa",
        "Pancada no fim: fim de curso, o sensor de parada, fora do ponto",
        "Estouro seco: cabo ou mola, pare de usar",
      ],
    },
    {
      about: "causes",
      headings: [
        "De onde vem o barulho em cada portão",
        "Peças que mais fazem barulho",
        "Barulho por desgaste, folga ou sujeira",
      ],
      slots: [
        [
          "No portão de correr, o ruído nasce em roldana gasta, areia no trilho ou cremalheira apertada contra a engrenagem. A cremalheira, que é a barra dentada, precisa de {rack.clearance} de folga, porque dente encostado estala e se gasta a cada ciclo.",
          "O portão deslizante faz barulho por três motivos principais, que são roldana ruim, trilho sujo e cremalheira mal ajustada. Essa barra dentada deve ficar a {rack.clearance} da engrenagem; sem a folga, os dentes se desgastam e estalam.",
          "Na folha que corre, confira a roldana, o trilho e a cremalheira nessa ordem, pois quase todo ruído vem daí. A barra dentada precisa ficar a {rack.clearance} da engrenagem, porque o encaixe apertado bate e gasta as duas peças.",
          "Roldana com rolamento quebrado e sujeira no trilho respondem pela maior parte do ruído nos portões de correr. Depois vem a engrenagem sem a folga de {rack.clearance} na cremalheira, que estala e perde dentes com o uso.",
        ],
        [
          "No basculante, o som costuma vir do fuso seco, da roldana do cabo ou do contrapeso raspando na caixa. No pivotante, dobradiça sem lubrificação e suporte com parafuso solto rangem e estalam a cada partida.",
          "O portão que sobe range no fuso, nas roldanas do cabo e no canal do contrapeso. O de abrir range na dobradiça sem graxa ou estala no suporte do braço, quando a solda ou o parafuso cede.",
          "Fuso sem graxa e contrapeso encostando no canal são os ruídos típicos do basculante. Na folha de abrir, o barulho vem da dobradiça seca e do suporte frouxo, que bate sempre que o motor arranca.",
          "No basculante, o mais comum é fuso seco, roldana do cabo gasta ou contrapeso que esbarra na caixa. No pivotante, é dobradiça sem graxa ou fixação do braço, que afrouxa e estala na partida.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Barulho do motor ou do portão?",
        "Como localizar o som com segurança",
        "Como escutar o portão sem se arriscar",
      ],
      slots: [
        [
          "Barulho que aparece sempre no mesmo ponto vem do portão, e barulho igual do começo ao fim vem do motor ou do redutor. Escute de longe, porque engrenagem, fuso e roldana em movimento prendem dedos.",
          "A regra prática é simples: som localizado é de folha, roldana ou trilho, e som constante é de motor ou redutor. Faça o teste afastado das partes que giram e com as crianças longe.",
          "É do motor quando o ruído acompanha o percurso inteiro, e do portão quando surge num trecho só. Para ouvir sem risco, fique fora do caminho da folha e filme com aproximação.",
          "Se o ruído muda ao longo do percurso, a origem costuma ser a folha ou a guia; se não muda, costuma ser o motor ou o redutor. Observe sem encostar em nada que se mova.",
        ],
      ],
      steps: [
        "Com a folha reta e sem cabo solto, filme um ciclo de longe, com som.",
        "Anote quando o som aparece: na partida, no meio, no fim ou sempre.",
        "Desligue o disjuntor e veja, sem tocar, se há pedra no trilho, parafuso faltando ou marca de atrito.",
        "Se a folha estiver torta ou o cabo frouxo, deixe desligado e não destrave.",
        "O teste com a folha solta do motor fica com o técnico.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz para tirar o ruído",
        "Como o técnico tira o barulho do portão",
        "O serviço no portão barulhento",
      ],
      slots: [
        [
          "O técnico separa a folha do motor e move o portão à mão até o ponto do som aparecer, examinando roldanas, pinos e rolamentos. No basculante, isso só é feito com cabos e contrapeso conferidos antes.",
          "A visita começa pela busca do ponto exato: sem energia, a folha é movida devagar e cada roldana, dobradiça e guia é examinada. Em portão que sobe, cabos e contrapeso são verificados antes de soltar o motor.",
          "Primeiro o motor é desligado e a folha percorre o caminho empurrada pelo técnico, que ouve onde o ruído nasce. No basculante ele confere cabo, mola e contrapeso antes de destravar.",
          "Com o disjuntor desligado, o técnico compara o som da folha solta e da folha presa ao motor, o que separa defeito do portão e do redutor. Num basculante, a parte de equilíbrio é checada antes desse teste.",
        ],
        [
          "Depois vêm limpeza, aperto dos suportes, acerto da folga da cremalheira e lubrificação. Peça gasta é mostrada e orçada antes da troca, porque graxa em peça gasta só disfarça o barulho por alguns dias.",
          "Na sequência ele limpa, reaperta, realinha e lubrifica, nessa ordem. Uma roldana quebrada ou um dente comido são apresentados com o valor antes de trocar, já que lubrificar peça ruim cala o ruído por pouco tempo.",
          "Em seguida os parafusos são apertados, a engrenagem volta à folga certa e os pontos secos recebem produto próprio. O que estiver gasto é trocado só com o seu aceite, pois a graxa sozinha não recupera a peça.",
          "Achada a causa, entram reaperto, alinhamento e lubrificação, e o portão é ouvido de novo no fim. Havendo desgaste, você vê a peça e o valor antes, porque o ruído voltaria em dias só com graxa.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como manter o portão silencioso",
        "Lubrificação certa, no lugar certo",
        "Cuidados que evitam o barulho",
      ],
      slots: [
        [
          "Use pouco lubrificante, no ponto certo e com o disjuntor desligado. Você mesmo cuida das dobradiças e dos pinos ao alcance; o fuso, os pivôs e as roldanas do basculante ficam para a revisão, {visits.home}.",
          "Lubrifique de leve e sempre sem energia: só pinos e dobradiças que se alcançam do chão. No basculante, fuso, articulações e roldanas são serviço da revisão, que em casa se faz {visits.home}.",
          "A lubrificação caseira se limita a dobradiças e pinos, em pequena quantidade e com a energia cortada. As partes altas do basculante esperam a revisão, indicada {visits.home} em residência.",
          "A revisão de uma casa acontece {visits.home} e cuida de fuso, pivôs e roldanas. Entre uma e outra, basta um pouco de lubrificante em pinos e dobradiças, com o disjuntor desligado.",
        ],
        [
          "No portão de correr, a cremalheira é limpa e lubrificada a cada {rack.months}, e o trilho fica varrido e seco. Óleo queimado e desengripante em excesso lavam a graxa boa e seguram areia.",
          "Quem tem deslizante varre o trilho toda semana e cuida da cremalheira a cada {rack.months}. Evite óleo usado e muito desengripante, porque retiram a graxa boa e depois o ruído volta mais forte.",
          "O trilho de piso não leva graxa, só vassoura, porque a graxa junta areia. Já a cremalheira pede limpeza e lubrificação a cada {rack.months}, com produto próprio, e não com óleo queimado ou desengripante.",
          "A cada {rack.months}, a cremalheira do portão de correr merece limpeza e lubrificante próprio. O trilho, ao contrário, só se varre, e o desengripante fica fora da rotina porque dissolve a graxa que protege.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão barulhento precisa de motor novo?",
      answers: [
        "Raramente. Quase todo ruído nasce em roldana, trilho, fuso ou cremalheira, e o motor fica. A troca só se justifica quando o redutor ou o rolamento interno está gasto.",
        "Quase nunca. Trocar a peça que range ou bate costuma bastar; motor novo entra na conversa se o som vem de dentro do redutor.",
        "Na maioria dos casos, não: o som é da folha ou da guia. Se o técnico confirma redutor gasto, compara-se o conserto com um motor novo.",
      ],
    },
    {
      question: "Qual graxa usar no portão?",
      answers: [
        "Depende do ponto: graxa indicada pelo fabricante no fuso e na engrenagem, lubrificante leve em pinos e dobradiças, e nada no trilho de piso, onde ela seguraria areia.",
        "Para fuso e engrenagens, a do manual do motor; em dobradiças e pinos, um lubrificante leve. O trilho fica só limpo, porque qualquer graxa ali junta areia.",
        "O manual do motor indica a do fuso e da engrenagem. Nas articulações use produto leve e pouco, e deixe o trilho seco, já que areia com graxa vira lixa.",
      ],
    },
    {
      question: "Posso continuar usando o portão barulhento?",
      answers: [
        "Com rangido leve e a folha andando reta, sim, até a visita. Ronco sem movimento, raspagem forte ou folha torta pedem disjuntor desligado.",
        "Depende do som: um rangido espera alguns dias, mas batida ritmada gasta a peça vizinha a cada ciclo. Motor que ronca parado não deve ser acionado de novo.",
        "Pode, se for só rangido e o portão andar normalmente. Pare quando houver raspagem, folha torta ou motor roncando no lugar, e desligue o disjuntor.",
      ],
    },
    {
      question: "Ouvi um estalo forte, como aço quebrando. Posso usar o portão?",
      answers: [
        "Não. Pode ser cabo ou mola se rompendo. Desligue o disjuntor, afaste todos, não passe sob a folha nem a destrave e espere o técnico.",
        "Pare na hora: som de aço partindo lembra cabo, mola ou solda rompida, e a folha pode cair. Ninguém fica embaixo, e o portão não é solto.",
        "Não use. Um estouro seco costuma ser cabo ou mola do contrapeso, e a folha perde o apoio. Corte a energia pelo disjuntor e mantenha distância.",
      ],
    },
    {
      question: "O barulho do portão incomoda o vizinho. Tem como reduzir?",
      answers: [
        "Tem. Roldana nova, cremalheira alinhada, batente com borracha e fim de curso bem regulado baixam o ruído, e um suporte firme corta a vibração que passa para a parede.",
        "Sim, e muitas vezes sem trocar o motor: aperto dos suportes, roldanas boas e parada regulada tiram a pancada e a vibração que o vizinho ouve.",
        "Dá para reduzir bastante com lubrificação, suportes firmes e batente amortecido. Em parede geminada, a fixação do motor é o ponto que mais transmite som.",
      ],
    },
    {
      question: "Quanto tempo leva para tirar o barulho?",
      answers: [
        "Aperto, limpeza e lubrificação são serviço pequeno, de até {trade.smallRepair}. Trocar roldanas leva mais, porque a folha precisa ser erguida com apoio.",
        "Um ajuste simples se resolve em até {trade.smallRepair}. Se houver roldana ou engrenagem a trocar, o tempo aumenta e depende do peso da folha.",
        "Até {trade.smallRepair}, quando o caso é lubrificar e apertar. Peça gasta alonga o serviço, sobretudo roldana de portão pesado.",
      ],
    },
  ],
  photo: "um vídeo com som de um ciclo inteiro e uma foto do ponto de onde vem o barulho",
  related: ["roldana", "lubrificacao", "cremalheira", "rolamento", "fuso", "treme"],
  topic: "motor-de-portao-fazendo-barulho",
};
