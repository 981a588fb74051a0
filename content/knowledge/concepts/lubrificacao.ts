import type { Concept } from "#domain/knowledge/concept.ts";

export const lubrificacao: Concept = {
  id: "lubrificacao",
  kind: "part",
  label: "Lubrificação",
  phrase: "a lubrificação do portão",
  words: [
    "lubrificação",
    "lubrificar portão",
    "graxa",
    "óleo",
    "graxa para portão",
    "lubrificante",
    "engraxar portão",
    "graxa branca",
    "desengripante",
    "wd40",
    "óleo para portão",
    "passar óleo",
  ],
  intent: "how-to",
  answers: {
    any: [
      "A lubrificação de portão automático se faz com pouca graxa no fuso, lubrificante próprio na cremalheira e óleo em pinos e dobradiças; o trilho fica seco. Desligue o disjuntor e limpe antes; na visita de manutenção, lubrificar sai a partir de {price.preventive} em casa, sem peças.",
      "Lubrificar portão automático pede limpeza primeiro e pouco produto depois, com o disjuntor desligado: graxa no fuso, spray na cremalheira a cada {rack.months}, óleo na dobradiça e nada no trilho. A visita que faz tudo em residência parte de {price.preventive}, fora peças.",
      "Portão rangendo costuma pedir lubrificação no ponto certo: fuso com graxa, cremalheira com spray próprio, pino e dobradiça com óleo. O que fica no alto ou sob carga é do técnico, em visita desde {price.preventive} numa casa, sem contar peças.",
    ],
    price: [
      "A lubrificação do portão é feita na visita de manutenção, que em casa custa a partir de {price.preventive}, sem peças. Portão grande ou com muito a ajustar fica, em geral, de {price.preventiveRange}, e o serviço inclui limpeza, reaperto e regulagem.",
      "Lubrificar o portão automático com o técnico parte de {price.preventive} em residência, fora peças, e o mais comum é de {price.preventiveRange}. Graxa velha com areia, folha grande e ajustes são o que aumenta o valor.",
      "O preço da lubrificação completa do portão, com limpeza e regulagem, começa em {price.preventive} numa casa, sem contar peças. O usual fica de {price.preventiveRange}, e peça gasta é orçada antes da troca.",
    ],
    repair: [
      "Se a lubrificação não calou o portão, o ruído é de desgaste: porca do fuso, rolamento, roldana ou dobradiça. A visita que limpa, lubrifica e localiza a peça parte de {price.preventive} em casa, sem peças, porque óleo em cima só disfarça por dias.",
      "Na lubrificação de portão automático, tiramos a graxa com areia, limpamos a rosca, aplicamos o produto indicado e regulamos, a partir de {price.preventive} em residência, fora peças. Trilho engraxado também é limpo, para as rodas pararem de arrastar.",
      "O serviço de lubrificação do portão custa desde {price.preventive} numa casa, sem peças, e inclui limpeza, reaperto e teste. Rangido que volta em poucos dias é peça gasta, mostrada e orçada antes da troca.",
    ],
    "how-to": [
      "Para lubrificar o portão de garagem, desligue o disjuntor com ele fechado, limpe a peça com pano e escova, aplique pouco produto e tire o excesso. Graxa no fuso, óleo em pinos e dobradiças, lubrificante próprio na cremalheira a cada {rack.months} e nada no trilho.",
      "Como lubrificar portão automático: energia cortada, sujeira fora e camada fina, que é graxa na rosca do fuso, spray de silicone na cremalheira e gotas de óleo na dobradiça. Cabo, mola, contrapeso e redutor são do técnico, e o trilho fica seco.",
      "A lubrificação correta começa com o portão fechado e o disjuntor desligado: limpe, aplique pouco e seque a sobra. Cada parte tem seu produto, graxa no fuso, óleo no pino, spray na cremalheira, e o trilho não leva nenhum.",
    ],
    comparison: [
      "Na lubrificação do portão, a graxa fica onde é posta e serve ao fuso; o óleo penetra e serve a pinos e dobradiças; o spray próprio serve à cremalheira e à corrente. Desengripante solta ferrugem, mas evapora e deixa a peça seca.",
      "Graxa ou óleo depende da peça: rosca e engrenagem pedem graxa, dobradiça e pino pedem óleo, e o trilho não leva nada. Na lubrificação do portão de correr, a cremalheira recebe spray próprio a cada {rack.months}.",
    ],
    question: [
      "Cada parte do portão tem seu produto: graxa no fuso, óleo fino em pinos e dobradiças, spray próprio na cremalheira a cada {rack.months}, e nada no trilho. A lubrificação se faz com o disjuntor desligado, e cabo, mola e redutor são do técnico.",
      "Sim, dá para lubrificar o portão em casa, com o disjuntor desligado e o portão fechado, só no que se alcança do chão. Use graxa no fuso, óleo na dobradiça, spray na cremalheira, e deixe o trilho seco; se o rangido volta em dias, há peça gasta.",
      "Para a lubrificação correta do portão eletrônico, o fuso leva graxa, os pinos levam óleo e a cremalheira leva spray próprio, sempre depois de limpos. Desengripante não substitui, porque lava a graxa que havia.",
    ],
    buying: [
      "Para lubrificar cada parte do portão, compre três produtos: graxa para o fuso, óleo fino para pinos e dobradiças e spray próprio para cremalheira ou corrente. O trilho não leva nada, e o óleo do redutor é o do manual, trocado só pelo técnico.",
      "O produto para lubrificar portão automático depende da peça: graxa no fuso, óleo em dobradiça, spray seco na cremalheira. Desengripante serve para soltar ferrugem e limpar, mas não fica como lubrificante.",
    ],
  },
  line: [
    "Lubrificação boa é limpeza primeiro e pouco produto depois, com o disjuntor desligado.",
    "Desengripante no fuso silencia por dias, mas leva a graxa embora e deixa a rosca seca.",
    "Trilho do chão não recebe graxa: com areia ela vira lixa.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Qual lubrificante vai em cada peça",
        "Graxa, óleo ou nada: peça por peça",
        "O lubrificante certo em cada peça",
      ],
      slots: [
        [
          "O fuso leva graxa em camada fina sobre a rosca limpa, porque óleo escorre e deixa a porca seca. Pinos, dobradiças e eixo de roldana levam gotas de óleo, que entra onde a graxa não alcança.",
          "Na rosca do acionador usa-se graxa, espalhada no trecho que trabalha. Dobradiça e pino de braço aceitam óleo leve, em poucas gotas e com pano para a sobra.",
          "Graxa fica parada e protege o fuso, e óleo penetra e protege o pino. Trocar um pelo outro deixa a rosca seca ou a dobradiça empastada.",
          "Para o fuso, a graxa indicada pelo fabricante; para pino, dobradiça e eixo da roda, óleo fino. Nos dois casos basta uma camada leve, sobre metal limpo.",
        ],
        [
          "Cremalheira e corrente recebem spray próprio, que junta menos areia, a cada {rack.months}. O trilho do chão não leva nada, porque a roda precisa de metal limpo para rolar.",
          "Nos dentes da cremalheira vai pouco produto, a cada {rack.months}, depois de escovados. Já o trilho só se varre, pois graxa com areia vira lixa.",
          "Dentes e elos pedem spray sem encharcar, e a pista das rodas fica seca. A cremalheira repete a dose a cada {rack.months}.",
          "A cada {rack.months}, a cremalheira é limpa e recebe lubrificante próprio. No piso, vassoura e pano seco bastam, e qualquer graxa atrapalha.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de falta de lubrificação",
        "O portão está pedindo óleo?",
        "Rangido: falta de graxa ou desgaste",
      ],
      slots: [
        [
          "Rangido contínuo pede lubrificação; estalo e tranco, quase nunca. Se o som some por uns dias e volta, a peça está gasta, e mais produto não adianta.",
          "O ranger de dobradiça ou pino seco é curto, e o do fuso acompanha o curso. Quando o óleo cala o portão só por alguns dias, procure desgaste.",
          "Metal seco range, peça gasta estala. E o ruído que reaparece logo depois de lubrificar indica roldana, rolamento ou porca do fuso.",
          "Falta de produto se ouve como rangido agudo e constante. O que volta depressa, apesar da lubrificação, é folga ou desgaste.",
        ],
      ],
      bullets: [
        "Rangido na abertura ou no fechamento",
        "Rosca do fuso seca ou com crosta escura",
        "Graxa com areia, que trabalha como lixa",
        "Pó de ferrugem em pinos e dobradiças",
        "Portão lento no frio: graxa velha endurecida",
      ],
    },
    {
      about: "check",
      headings: [
        "Como lubrificar o portão com segurança",
        "Passo a passo da lubrificação",
        "Lubrificar em casa: a ordem certa",
      ],
      slots: [
        [
          "Só se lubrifica com o portão fechado e o disjuntor desligado, no que se alcança do chão. Cabo, mola, contrapeso e o interior do motor ficam de fora.",
          "Comece cortando a energia e avisando a casa, para ninguém acionar o controle. Peça sob carga, como cabo e mola, é do técnico, e a tampa do motor continua fechada.",
          "Use a menor quantidade que molhe a peça, porque a sobra pinga e junta areia. Disjuntor desligado e portão fechado vêm antes do pano.",
          "Pouco produto é melhor que muito, e energia cortada é condição. Tampa do motor, redutor e contrapeso não se abrem nem se engraxam.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e afaste crianças e animais.",
        "Limpe a rosca, os dentes ou os pinos com pano e escova secos.",
        "Aplique camada fina: graxa no fuso ao alcance da mão, spray próprio na cremalheira, óleo nos pinos.",
        "Tire o excesso e confira se nada caiu no trilho.",
        "Religue, fique longe da folha e observe dois ou três ciclos.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Lubrificação na manutenção preventiva",
        "O que o técnico lubrifica",
        "Revisão com lubrificação completa",
      ],
      slots: [
        [
          "O técnico limpa antes de lubrificar e aproveita para medir folgas, porque graxa nova sobre peça gasta só adia a troca. Rosca comida, elo duro e pino com folga aparecem nessa hora.",
          "Cada ponto é limpo e examinado antes do produto. A limpeza mostra o que a graxa escondia, e a peça gasta é apresentada com o valor da troca.",
          "Primeiro sai a graxa velha, depois se vê o desgaste e só então se lubrifica. Assim o rangido não volta em uma semana.",
          "Limpar, conferir e lubrificar, nessa ordem, é o serviço. O que estiver gasto você vê antes, com o preço da peça.",
        ],
        [
          "Roldanas altas, cabos e redutor, que o morador não deve tocar, recebem o produto com a folha apoiada. Em casa a revisão é {visits.home}, e em prédio e comércio, {visits.business}.",
          "Pontos sob carga e partes altas são tratados com o portão escorado. A frequência é {visits.home} em residência e {visits.business} em uso coletivo.",
          "O redutor recebe o óleo do manual, e as polias altas, o produto próprio, sem risco para você. Faça isso {visits.home} em casa, ou {visits.business} em garagem coletiva.",
          "Cabo, mola e redutor entram na visita porque pedem folha firme e ferramenta. Uma casa precisa disso {visits.home}, e um condomínio, {visits.business}.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço da visita",
        "Do que depende o valor da lubrificação",
        "Preço da manutenção com lubrificação",
      ],
      slots: [
        [
          "Em residência, a visita com limpeza e lubrificação custa a partir de {price.preventive}, sem peças. Portão grande ou com ajustes a fazer costuma ficar de {price.preventiveRange}.",
          "A manutenção com lubrificação começa em {price.preventive} numa casa, fora peças, e o valor mais comum é de {price.preventiveRange}. O tamanho da folha e os acertos fazem a diferença.",
          "Parte de {price.preventive} a visita residencial que lubrifica e regula, sem contar peças. Com folha maior e mais a acertar, a faixa vai de {price.preventiveRange}.",
          "Conte desde {price.preventive} em casa, peças à parte, e de {price.preventiveRange} quando há ajustes. Prédio e empresa têm valor por portão.",
        ],
        [
          "Além do lubrificante, a visita inclui limpeza, reaperto, regulagem da força e teste da fotocélula. Se o rangido for de peça gasta, o preço da troca é dito antes.",
          "Entram no serviço limpeza, aperto de parafusos e teste dos sensores. Graxa com areia, que precisa sair primeiro, aumenta o tempo.",
          "O valor cobre limpar, lubrificar, apertar e regular. Roldana ou porca do fuso, se estiverem gastas, são orçadas à parte.",
          "Reaperto, regulagem e teste de segurança vêm junto com o lubrificante. Peça só entra na conta com a sua aprovação.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar WD-40 ou desengripante no portão?",
      answers: [
        "Para soltar ferrugem, sim; como lubrificante do portão, não. O desengripante evapora, lava a graxa e deixa fuso e corrente secos em poucos dias.",
        "WD-40 e desengripante servem só para limpar ou destravar parafuso. Depois deles é preciso aplicar graxa ou óleo no portão.",
        "Como lubrificante, não use: desengripante dura poucos dias e leva a graxa embora. Use graxa no fuso e óleo nos pinos.",
      ],
    },
    {
      question: "Que graxa usar no fuso do basculante?",
      answers: [
        "No fuso do basculante vai a graxa indicada pelo fabricante do motor, em camada fina e sobre rosca limpa. Misturada com areia, ela gasta a porca.",
        "A graxa do manual do motor. Camada fina no fuso limpo protege mais que muita graxa, que só junta areia.",
        "Use no fuso a graxa que o manual manda, pouca e sobre rosca limpa. Óleo escorre e não serve ali.",
      ],
    },
    {
      question: "De quanto em quanto tempo lubrificar o portão?",
      answers: [
        "Olhe as partes móveis uma vez por mês e lubrifique a cremalheira a cada {rack.months}. A revisão técnica em casa é {visits.home}.",
        "A cremalheira do portão se lubrifica a cada {rack.months}, depois de limpa; pinos e fuso, quando estiverem secos. O técnico revisa {visits.home}.",
        "Uma conferida mensal, cremalheira a cada {rack.months} e revisão {visits.home} são o bastante numa casa.",
      ],
    },
    {
      question: "Pode passar óleo queimado no portão?",
      answers: [
        "Não. O óleo queimado tem resíduo que lixa, suja, pinga no chão e ataca borracha. Use produto próprio no portão.",
        "Óleo queimado não se usa em portão: não protege, mancha o piso e contamina as peças. Graxa ou óleo novos, em pouca quantidade, resolvem.",
        "Não passe. Ele leva partículas de metal que gastam a rosca e o pino, além de sujar o trilho.",
      ],
    },
    {
      question: "O portão continua rangendo depois do óleo: e agora?",
      answers: [
        "Se o portão continua rangendo depois do óleo, o ruído é de desgaste: rolamento, porca do fuso, roldana ou dobradiça. Um vídeo com som ajuda a localizar.",
        "Pare de pôr óleo e peça a revisão, porque há peça gasta ou folha desalinhada. Lubrificar de novo só disfarça.",
        "Rangido que resiste ao óleo costuma vir de peça gasta. O técnico acha o ponto com a folha limpa e orça a troca antes.",
      ],
    },
    {
      question: "Quanto tempo leva a lubrificação do portão?",
      answers: [
        "A lubrificação com limpeza e aperto leva até {trade.smallRepair} num portão de casa. Graxa com areia e muitos ajustes alongam.",
        "Até {trade.smallRepair}, se não houver peça a trocar. Folha grande ou muito suja pede mais.",
        "É serviço de até {trade.smallRepair} em residência, com teste no fim.",
      ],
    },
  ],
  photo: "fotos do fuso, da cremalheira ou das dobradiças e um vídeo com o som do portão",
  related: ["manutencao", "barulho", "fuso", "cremalheira", "trilho", "dobradica"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
