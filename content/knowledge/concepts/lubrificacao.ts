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
      "A lubrificação do portão automático leva três produtos: graxa no fuso, óleo fino em pinos e dobradiças e spray de silicone na cremalheira. O trilho do chão fica seco. Na visita de manutenção, com limpeza e regulagem, o serviço em casa parte de {price.preventive}, sem peças.",
      "Lubrificar o portão automático é limpar cada peça e depois pôr pouco produto, sempre com o disjuntor desligado. O fuso leva graxa, a dobradiça leva óleo e a cremalheira leva spray próprio a cada {rack.months}. A visita que faz tudo numa casa custa a partir de {price.preventive}, fora peças.",
      "O portão que range quase sempre pede lubrificação no ponto certo: graxa no fuso, spray na cremalheira e óleo nos pinos. O que fica no alto ou sob carga é do técnico, em visita a partir de {price.preventive} em casa, sem contar peças.",
      "Na lubrificação do portão, o fuso recebe graxa, as dobradiças recebem óleo fino e o trilho não recebe nada. O morador cuida do que alcança do chão, com a energia desligada. A revisão com o técnico começa em {price.preventive} numa casa, peças à parte.",
    ],
    price: [
      "A lubrificação do portão é feita na visita de manutenção, que custa a partir de {price.preventive} em casa, sem peças. Portão grande ou com muito a ajustar fica, em geral, de {price.preventiveRange}. O serviço inclui limpeza, reaperto e regulagem.",
      "Lubrificar o portão automático com o técnico custa a partir de {price.preventive} em residência, fora peças, e o mais comum é de {price.preventiveRange}. O que aumenta o valor é graxa velha com areia, folha grande e ajuste a fazer.",
      "O preço da lubrificação completa do portão, com limpeza e regulagem, começa em {price.preventive} numa casa, sem contar peças. O usual fica de {price.preventiveRange}, e a peça gasta é orçada antes da troca.",
    ],
    repair: [
      "Se a lubrificação não calou o portão, o ruído vem de peça gasta, como porca do fuso, rolamento, roldana ou dobradiça. Mais óleo só disfarça por alguns dias. A visita que limpa, lubrifica e localiza a peça custa a partir de {price.preventive} em casa, sem peças.",
      "Na lubrificação do portão automático, tiramos a graxa com areia, limpamos a rosca, aplicamos o produto certo e regulamos, a partir de {price.preventive} em residência, fora peças. Trilho que levou graxa também é limpo, para as rodas voltarem a rolar.",
      "O serviço de lubrificação do portão custa a partir de {price.preventive} numa casa, sem peças, e inclui limpeza, reaperto e teste. Rangido que volta em poucos dias é peça gasta, que você vê e aprova antes da troca.",
    ],
    "how-to": [
      "Para lubrificar o portão automático corretamente, passe graxa branca no fuso, óleo fino nas dobradiças e nos pinos e spray de silicone na cremalheira. Antes, desligue o disjuntor com o portão fechado e limpe cada peça com pano e escova. Use uma camada fina, tire o excesso e não passe nada no trilho do chão.",
      "No portão automático, a graxa vai no fuso, e em geral é a branca, de lítio. Para lubrificar o resto, use óleo fino em pinos e dobradiças e spray de silicone na cremalheira a cada {rack.months}. Faça tudo com o portão fechado e o disjuntor desligado, e deixe o trilho seco.",
      "A graxa certa para o portão automático é a branca, de lítio, só na rosca do fuso. Para lubrificar dobradiças e pinos use óleo fino, e na cremalheira spray de silicone. Corte a energia, limpe a graxa velha, ponha pouco produto e seque a sobra, porque o excesso junta areia.",
      "Lubrificar o portão corretamente é limpar primeiro e aplicar pouco produto depois, com o disjuntor desligado. O fuso leva graxa branca, os pinos levam óleo e a cremalheira leva spray de silicone. Cabo, mola, contrapeso e o interior do motor ficam para o técnico.",
    ],
    comparison: [
      "A graxa fica onde é posta e serve ao fuso do portão; o óleo escorre para dentro da folga e serve a pinos e dobradiças. Na lubrificação da cremalheira usa-se spray próprio, que junta menos areia. O desengripante solta ferrugem, mas evapora e deixa a peça seca.",
      "Graxa ou óleo no portão depende da peça: a rosca do fuso pede graxa, e a dobradiça pede óleo. Na lubrificação do portão de correr, a cremalheira recebe spray próprio a cada {rack.months}, e o trilho não leva nenhum dos dois.",
      "Na lubrificação do portão, use graxa onde há rosca e óleo onde há pino. A graxa é grossa e fica no lugar; o óleo é fino e entra na folga. Desengripante não substitui nenhum dos dois, porque seca em poucos dias.",
    ],
    question: [
      "Cada peça do portão tem seu lubrificante: graxa no fuso, óleo fino em pinos e dobradiças e spray próprio na cremalheira a cada {rack.months}. O trilho não leva nada. Na lubrificação o disjuntor fica desligado, e cabo, mola e redutor são do técnico.",
      "Sim, dá para fazer em casa a lubrificação do portão, com ele fechado e o disjuntor desligado, só no que se alcança do chão. Use graxa no fuso, óleo na dobradiça e spray na cremalheira. Se o rangido volta em poucos dias, há peça gasta.",
      "Na lubrificação correta do portão eletrônico, o fuso leva graxa, os pinos levam óleo e a cremalheira leva spray próprio, sempre depois de limpos. O desengripante não serve, porque lava a graxa que havia.",
    ],
    buying: [
      "Para a lubrificação do portão, compre três produtos: graxa branca para o fuso, óleo fino para pinos e dobradiças e spray de silicone para a cremalheira ou a corrente. O trilho não leva nada. O óleo do redutor é o do manual do motor, e só o técnico o troca.",
      "O produto para lubrificação do portão automático depende da peça: graxa no fuso, óleo em dobradiça e spray de silicone na cremalheira. O desengripante ajuda a soltar ferrugem e limpar, mas não fica como lubrificante.",
      "Três frascos bastam para a lubrificação do portão de casa: um de graxa branca, um de óleo fino e um de spray de silicone. Eles vão, nessa ordem, no fuso, nas dobradiças e na cremalheira, e duram anos, porque se usa pouco.",
    ],
  },
  line: [
    "Lubrificação boa é limpeza primeiro e pouco produto depois, com o disjuntor desligado.",
    "Desengripante no fuso silencia por dias, mas leva a graxa embora e deixa a rosca seca.",
    "Trilho do chão não recebe graxa: com areia ela vira lixa.",
    "Portão que range quase sempre pede limpeza e um pouco de óleo ou graxa no lugar certo.",
    "Fuso leva graxa, dobradiça leva óleo e trilho leva só vassoura.",
    "Poucas gotas por mês, com o disjuntor desligado, poupam o motor de puxar uma folha presa.",
    "Lubrificar de tempos em tempos custa menos que trocar fuso, roldana ou dobradiça.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como lubrificar o portão com segurança", "Passo a passo da lubrificação"],
      slots: [
        [
          "Só se lubrifica o que se alcança do chão. Cabo, mola, contrapeso e a parte de dentro do motor ficam de fora, porque estão sob carga ou pedem ferramenta.",
          "Trabalhe de pé no chão, sem escada, e deixe fechada a tampa do motor. Peça que segura peso, como cabo e mola, não se toca nem para passar óleo.",
          "A regra é simples: só recebe produto o que fica à mão, com o portão fechado e sem energia. Dentro do motor e no que segura a folha, cabo, mola e contrapeso, quem lubrifica é o técnico.",
          "Meia hora basta, com pano, escova e os dois pés no chão. Deixe para o técnico o que fica no alto e o que trabalha sob carga, como cabo, mola e contrapeso.",
          "Faça um dia em que a garagem possa ficar parada e avise a casa. Fique longe de cabo, mola e contrapeso, que seguram o peso da folha mesmo com a energia cortada.",
        ],
      ],
      steps: [
        "Com o portão fechado, desligue o disjuntor e afaste crianças e animais.",
        "Limpe a rosca, os dentes ou os pinos com pano e escova secos, até sair a graxa velha.",
        "Aplique uma camada fina do produto de cada peça.",
        "Passe um pano na sobra e confira se nada caiu no trilho.",
        "Religue, fique longe da folha e observe dois ou três ciclos.",
      ],
    },
    {
      about: "what",
      headings: ["Por que cada peça leva um produto", "Graxa, óleo ou nada: peça por peça"],
      slots: [
        [
          "O fuso é a rosca que empurra a folha, e a graxa fica parada sobre ela; o óleo escorreria e deixaria a porca seca. Em pino, dobradiça e eixo de roldana é o contrário: o óleo entra na folga, aonde a graxa não chega.",
          "A graxa é grossa e protege a rosca do fuso por meses. Nas dobradiças e nos pinos ela não entra, por isso ali vão poucas gotas de óleo, com um pano para a sobra.",
          "O fuso trabalha sob pressão e precisa de graxa, que não sai do lugar. Já os pinos e as dobradiças são justos, e só o óleo, em poucas gotas, chega até a parte que gira.",
          "Cada peça gasta de um jeito. A rosca do fuso aperta a porca a cada abertura, e a graxa amortece; o pino e a dobradiça giram sem folga, e ali só o óleo fino entra.",
          "Óleo no fuso escorre em poucos dias, e graxa na dobradiça fica só por fora. É essa a razão de usar um produto na rosca e outro nos pinos e no eixo da roldana.",
        ],
        [
          "A cremalheira, a régua de dentes do portão de correr, fica perto do chão e pega areia. O spray seca na superfície e segura menos sujeira; a cada {rack.months} basta. No trilho, qualquer graxa vira uma lixa com a poeira, e a roda perde o rolar livre.",
          "Nos dentes da cremalheira a graxa comum segura areia e acelera o desgaste, e o spray de silicone evita isso. Repita a cada {rack.months}, depois de escovar. O trilho do chão só se varre.",
          "No portão de correr, os dentes da cremalheira ficam na altura da poeira: escove, passe uma camada leve de spray e repita a cada {rack.months}. O trilho não leva nada, porque a roda precisa dele limpo e seco.",
          "Quem lubrifica o trilho por engano cria uma pasta de areia que gasta a roda. O lugar do spray é a cremalheira, nos dentes, a cada {rack.months}, depois de tirar o pó com uma escova.",
          "Cremalheira e corrente trabalham expostas à poeira e por isso recebem spray, que fica quase seco, a cada {rack.months}. A roda do portão precisa de trilho limpo, e ali bastam vassoura e pano.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de falta de lubrificação", "Rangido: falta de graxa ou desgaste"],
      slots: [
        [
          "Metal seco faz um rangido agudo e contínuo, e quase sempre avisa antes de estragar. Já estalo e tranco raramente são falta de graxa.",
          "O rangido constante, durante todo o curso, é o aviso mais comum. Se em vez dele há estalo, procure peça solta ou gasta.",
          "O ouvido percebe primeiro: o portão que andava calado passa a ranger do começo ao fim. Pancada e estalo são outra coisa, e pedem que alguém procure a peça solta.",
          "Falta de graxa soa aguda e repetida, e piora no frio e no tempo seco. Se o som vem em batidas, a causa costuma ser folga, e lubrificar não resolve.",
          "Quem lubrifica na hora certa evita trocar fuso e pino. A falta de produto se vê e se ouve de fora, sem abrir nada.",
        ],
      ],
      bullets: [
        "Rangido ao abrir ou ao fechar",
        "Rosca do fuso seca ou com crosta escura",
        "Graxa com areia, que trabalha como lixa",
        "Pó de ferrugem em pinos e dobradiças",
        "Portão lento no frio, com a graxa velha endurecida",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico lubrifica na manutenção", "Revisão com lubrificação completa"],
      slots: [
        [
          "O técnico tira a graxa velha antes de pôr a nova e nesse momento enxerga a rosca comida, o elo duro e o pino com folga. Roldanas altas, cabos e redutor, que o morador não deve tocar, são tratados com a folha apoiada. Em casa a revisão se faz {visits.home}, e em prédio e comércio, {visits.business}.",
          "Na revisão, cada ponto é limpo e examinado antes de receber produto, e a peça gasta é mostrada com o valor da troca. As partes altas e as que seguram peso são lubrificadas com o portão escorado. O comum é {visits.home} em residência e {visits.business} em uso coletivo.",
          "A visita começa por tirar a crosta velha, que esconde trinca e desgaste. Com a folha apoiada, o técnico trata roldanas, cabos e redutor, reaperta a fixação e confere a força. Para uma família basta {visits.home}; para condomínio e loja, {visits.business}.",
          "O técnico leva o produto certo para cada ponto e não economiza na limpeza, que é metade do serviço. O que já se gastou é mostrado e orçado, e o restante sai regulado e testado. Em casa isso acontece {visits.home}, e onde há muito movimento, {visits.business}.",
          "Primeiro sai a graxa vencida, que junta areia; depois entra a nova, na medida. Nesse serviço são vistos também cabos, roldanas do alto e redutor, que ninguém deve tocar em casa. Uma residência pede a revisão {visits.home}, e um prédio, {visits.business}.",
          "O serviço do técnico vai além do óleo: ele limpa, procura folga e trinca, trata o que fica no alto e acerta a parada do motor. Peça gasta só é trocada se você aprovar. Marque {visits.home} em casa ou {visits.business} em entrada de muito uso.",
          "Limpar, examinar e lubrificar é a ordem do serviço, que alcança também roldanas altas, cabos e o óleo do redutor. Depois vêm reaperto, regulagem e teste da fotocélula. Uma casa precisa disso {visits.home}, e um condomínio, {visits.business}.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa a visita com lubrificação", "Preço da manutenção com lubrificação"],
      slots: [
        [
          "Em residência, a visita com limpeza e lubrificação custa a partir de {price.preventive}, sem peças. Portão grande ou com ajustes a fazer costuma ficar de {price.preventiveRange}.",
          "A manutenção com lubrificação começa em {price.preventive} numa casa, fora peças, e o valor mais comum é de {price.preventiveRange}. O tamanho da folha e os acertos fazem a diferença.",
          "A visita residencial que lubrifica e regula parte de {price.preventive}, sem contar peças. Com folha maior e mais a acertar, a faixa vai de {price.preventiveRange}.",
          "Conte a partir de {price.preventive} em casa, peças à parte, e de {price.preventiveRange} quando há ajustes. Prédio e empresa têm valor por portão.",
        ],
        [
          "Além do lubrificante, a visita inclui limpeza, reaperto, regulagem da força e teste da fotocélula. Se o rangido for de peça gasta, o preço da troca é informado antes.",
          "Entram no serviço a limpeza, o aperto de parafusos e o teste dos sensores. Graxa com areia, que precisa sair primeiro, aumenta o tempo.",
          "O valor cobre limpar, lubrificar, apertar e regular. Roldana ou porca do fuso gasta é orçada à parte, e só entra com a sua aprovação.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso usar WD-40 ou desengripante no portão?",
      answers: [
        "Para soltar ferrugem ou um parafuso, sim; como lubrificante, não. O desengripante evapora, lava a graxa e deixa o fuso e a corrente secos em poucos dias.",
        "Use WD-40 só para limpar e destravar parafuso. Depois dele é preciso aplicar a graxa ou o óleo, porque a peça fica sem proteção.",
        "Como lubrificante, não: o efeito dura poucos dias e a graxa que havia vai embora junto. Ele serve na limpeza, antes do produto definitivo.",
      ],
    },
    {
      question: "Quanta graxa vai no fuso do basculante?",
      answers: [
        "Uma camada fina em volta da rosca, só no trecho que a porca percorre, é o bastante. Se o manual do motor indica outra graxa, siga o manual.",
        "Pouca: o suficiente para a rosca brilhar, sem escorrer. Graxa demais junta poeira, e a mistura gasta a porca do fuso.",
        "Só um filme sobre a rosca limpa, ao alcance da mão e com o portão fechado. A graxa indicada no manual do motor vem antes de qualquer outra.",
      ],
    },
    {
      question: "De quanto em quanto tempo lubrificar o portão?",
      answers: [
        "Olhe as partes móveis uma vez por mês e ponha produto no que estiver seco. A cremalheira segue o prazo de {rack.months}, e a revisão técnica em casa é {visits.home}.",
        "A cremalheira, a cada {rack.months}; fuso e dobradiças, quando estiverem secos ou rangendo. Uma olhada por mês basta para notar, e o técnico revisa {visits.home}.",
        "Uma vez por mês, olhe e escute: peça seca ou rangendo pede produto. A cremalheira tem prazo próprio, de {rack.months}, e a manutenção completa de uma casa se faz {visits.home}.",
        "O intervalo é o do uso: confira todo mês, passe spray na cremalheira a cada {rack.months} e chame a revisão {visits.home}. Rua de terra pede mais.",
        "Numa casa, uma conferida mensal e a revisão {visits.home} são o bastante. Perto do mar ou em rua de terra, o intervalo é menor.",
      ],
    },
    {
      question: "Pode passar óleo queimado no portão?",
      answers: [
        "Não. O óleo queimado traz partículas de metal que lixam a rosca, além de pingar no chão e atacar borracha. Use óleo ou graxa novos, em pouca quantidade.",
        "Óleo queimado não se usa em portão, porque protege pouco, mancha o piso e leva sujeira para dentro das peças.",
        "Não passe. Ele carrega resíduo que gasta rosca e pino e acaba escorrendo para o trilho.",
      ],
    },
    {
      question: "O portão continua rangendo depois do óleo: e agora?",
      answers: [
        "Então há peça gasta ou folha desalinhada, e mais óleo não resolve. As suspeitas são rolamento, porca do fuso, roldana e dobradiça; um vídeo com som ajuda a localizar.",
        "Pare de pôr óleo e peça a revisão. Rangido que volta em poucos dias vem de desgaste, e o técnico acha o ponto com a folha limpa.",
        "O ruído deve ser de desgaste, na roldana, na dobradiça ou na porca do fuso. Grave o som de longe e mande: dá para dizer por onde começar.",
      ],
    },
    {
      question: "Quanto tempo leva a lubrificação do portão?",
      answers: [
        "Até {trade.smallRepair} num portão de casa, com limpeza e aperto. Graxa com areia e muitos ajustes alongam o serviço.",
        "Em geral até {trade.smallRepair}, se não houver peça a trocar. Folha grande ou muito suja pede mais.",
        "Cerca de {trade.smallRepair} em residência, já com o teste no fim.",
      ],
    },
  ],
  photo: "fotos do fuso, da cremalheira ou das dobradiças e um vídeo com o som do portão",
  related: ["manutencao", "barulho", "fuso", "cremalheira", "trilho", "dobradica"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
