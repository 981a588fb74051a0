import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const lubrificacao: NarrowConcept[] = [
  {
    id: "graxa-ou-oleo",
    broader: "lubrificacao",
    label: "Graxa ou óleo no portão",
    phrase: "a escolha entre graxa e óleo no portão",
    asks: [
      "graxa branca",
      "graxa branca preta",
      "qual graxa",
      "lubrificante seco",
      "lubrificante seco ou graxa",
      "graxa óleo",
      "graxa ou óleo",
      "que graxa usar",
      "qual óleo portão",
      "qual graxa portão",
      "óleo singer portão",
      "graxa branca portão",
      "lubrificante portão",
      "pode óleo",
      "posso óleo",
      "pode passar óleo",
      "pode graxa",
      "posso graxa",
      "passar óleo portão",
    ],
    intent: "question",
    answers: {
      any: [
        "No portão, silicone em spray serve à cremalheira e às borrachas, grafite seco serve a fechaduras e pinos, e graxa só ao fuso indicado no manual. Lubrificante seco junta menos poeira que graxa; no trilho não se passa nada.",
        "Graxa ou óleo no portão: graxa no fuso do basculante, óleo em dobradiças e pinos, spray próprio na cremalheira e na corrente, nada no trilho do chão. Sempre em pouca quantidade, com o disjuntor desligado.",
        "Cada peça do portão pede um produto: o fuso pede graxa, a dobradiça pede óleo fino e a cremalheira, lubrificante que não junte areia. Trilho e roldana vedada ficam limpos e secos. Desligue o disjuntor antes.",
        "Use graxa onde o contato é lento e pesado, como no fuso, e o óleo onde ele precisa penetrar, como em pino e dobradiça. Excesso atrai poeira e lixa a peça, então uma película basta.",
      ],
      question: [
        "Pode passar óleo em dobradiça e pino, em gotas e com o disjuntor desligado; no fuso do basculante vai graxa, e no trilho do chão não vai nada. Óleo queimado e de cozinha juntam areia e gastam a peça.",
        "Depende da peça: na corrente, óleo ou spray próprio em película fina; no fuso, graxa; em dobradiça e pino, óleo; em fechadura, grafite; no trilho, nada. Graxa grossa na corrente segura areia e gasta os elos; aplique com o disjuntor desligado.",
        "O óleo fino serve para dobradiças e pinos; graxa, para o fuso; spray próprio, para cremalheira e corrente. Não passe nada em trilho de chão, cabo de aço, fotocélula ou dentro do motor, e desligue o disjuntor antes.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Qual produto vai em cada peça",
          "Graxa ou óleo em cada peça do portão",
          "O lubrificante certo em cada ponto",
        ],
        slots: [
          [
            "Fuso e porca trabalham com graxa indicada pelo fabricante do motor, em camada fina.",
            "No fuso, graxa; ela fica no lugar e aguenta a pressão da porca.",
            "A rosca de basculante pede graxa, depois de limpa a antiga.",
          ],
          [
            "Dobradiça, pino e fechadura recebem gotas de óleo fino, e o excesso é enxugado.",
            "O óleo leve entra onde a graxa não chega, como em pino e dobradiça.",
            "Poucas gotas de óleo em cada pino bastam.",
          ],
          [
            "Cremalheira e corrente pedem produto que não goteje; trilho, cabo e correia ficam sem graxa comum.",
            "No trilho do piso não se passa nada: óleo segura areia e gasta a roda.",
            "A cremalheira leva película fina a cada {rack.months}; o trilho, só limpeza.",
          ],
        ],
        bullets: [
          "Fuso e porca: graxa",
          "Dobradiça e pino: óleo fino",
          "Cremalheira: lubrificante próprio, pouco",
          "Corrente: óleo para corrente",
          "Trilho e roldana vedada: limpos e secos",
        ],
      },
      {
        about: "check",
        headings: ["Como aplicar sem risco", "Passo a passo da lubrificação", "Lubrificar com o portão parado"],
        slots: [
          [
            "A peça é limpa antes, porque lubrificante sobre areia vira pasta que desgasta.",
            "Limpeza primeiro, produto depois: essa ordem vale para todas as peças.",
            "Sem tirar a sujeira, o produto novo só espalha a areia.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe a parte acessível com pano ou escova seca.",
          "Aplique pouco produto e enxugue o que escorrer.",
          "Não toque em cabo, mola, contrapeso nem abra a tampa do motor.",
          "Religue e assista a um ciclo, de longe.",
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso usar óleo de máquina de costura no portão?",
        answers: [
          "Em dobradiça e pino, sim, por ser fino. No fuso ele escorre logo e não substitui a graxa.",
          "Serve para pino e fechadura. Para fuso e cremalheira, use o produto próprio.",
        ],
      },
      {
        question: "Pode passar graxa no trilho?",
        answers: [
          "Não. Ela junta areia, trava a roldana e pesa o portão. Trilho se varre e fica seco.",
          "Não pode. A roda roda melhor em trilho limpo; graxa ali vira lixa.",
        ],
      },
      {
        question: "Óleo queimado serve?",
        answers: [
          "Não. Tem sujeira e metal em suspensão, mancha, atrai poeira e polui.",
          "Não use. Ele desgasta a peça e suja o piso; o produto certo gasta-se pouco.",
        ],
      },
      {
        question: "De quanto em quanto tempo passar graxa ou óleo no portão?",
        answers: [
          "Passe nas dobradiças e pinos todo mês, com poucas gotas; na cremalheira, a cada {rack.months}; no fuso, quando a rosca estiver seca.",
          "Confira todo mês e reponha só o que faltar. A revisão do técnico, {visits.home}, renova o resto.",
        ],
      },
    ],
    photo: "fotos do fuso, da cremalheira ou das dobradiças, tiradas com o disjuntor desligado",
  },
  {
    id: "wd-40-no-portao",
    broader: "lubrificacao",
    label: "WD-40 no portão",
    phrase: "o uso de WD-40 no portão",
    asks: ["wd40", "wd 40", "wd-40", "desengripante portão", "posso desengripante", "micro óleo portão"],
    intent: "question",
    answers: {
      any: [
        "Não passe WD-40 dentro do motor do portão: ali não entra produto nenhum, e o redutor já tem graxa própria. Por fora ele serve para soltar parafuso e limpar ferrugem, com o disjuntor desligado; depois, graxa no fuso e silicone na cremalheira.",
        "WD-40 no portão serve para soltar ferrugem, tirar umidade e limpar, não como lubrificante de uso contínuo. No fuso ele leva a graxa embora e deixa a rosca seca. Depois dele, aplique graxa ou óleo conforme a peça.",
        "Pode usar WD-40 em parafuso preso e dobradiça enferrujada, com o disjuntor desligado, e lubrificar em seguida. Não use no fuso, na cremalheira, no cabo de aço nem dentro do motor: o silêncio dura dias e o desgaste aumenta.",
        "Desengripante, como o WD-40, é para soltar e limpar. O rangido some por alguns dias e volta, porque o produto evapora. Em portão, o certo é graxa no fuso, óleo em dobradiça e spray próprio na cremalheira.",
      ],
      question: [
        "Pode usar WD-40 no portão para soltar peça presa e limpar, não como lubrificante: ele evapora, e o rangido volta em dias. Depois, use graxa no fuso, óleo em dobradiça e spray próprio na cremalheira.",
        "Só para soltar e limpar. Como lubrificante, o WD-40 não dura e ainda lava a graxa que havia; no lugar dele vão graxa no fuso, óleo nos pinos e spray próprio na cremalheira.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Onde o WD-40 ajuda e onde atrapalha",
          "Onde pode e onde não pode usar desengripante",
          "Desengripante, peça por peça",
        ],
        slots: [
          [
            "Ajuda em parafuso travado, fechadura emperrada e dobradiça com ferrugem, antes do óleo.",
            "Serve para soltar o que está preso e expulsar umidade.",
            "Em dobradiça oxidada ele abre caminho para o óleo, que vem depois.",
          ],
          [
            "Atrapalha no fuso, na porca e na corrente, porque dissolve a graxa que protege.",
            "No fuso, lava a graxa e deixa metal contra metal.",
            "Aplicado na cremalheira, escorre e carrega areia para os dentes.",
          ],
          [
            "Dentro do motor, na placa, na fotocélula e em cabo de aço ele não deve ser usado.",
            "Longe da parte elétrica: a tampa do motor fica fechada.",
            "Em cabo e mola não se aplica nada em casa; são peças sob carga, do técnico.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "O que usar no lugar",
          "Depois do desengripante, o lubrificante certo",
          "Produto certo para o barulho não voltar",
        ],
        slots: [
          [
            "O fuso pede graxa indicada pelo fabricante, em camada fina, depois de limpo.",
            "No lugar do spray, passe graxa na rosca do basculante.",
            "Se já usou no fuso, limpe a parte acessível e ponha graxa nova, com o disjuntor desligado.",
          ],
          [
            "Dobradiças e pinos pedem gotas de óleo fino; a cremalheira, lubrificante próprio a cada {rack.months}.",
            "Óleo fino nos pinos e película própria na cremalheira, a cada {rack.months}, mantêm o silêncio.",
            "Para o rangido não voltar, use óleo nos pinos e produto de cremalheira, em pouca quantidade.",
          ],
          [
            "Se o barulho volta em poucos dias, a peça está gasta, e lubrificar não resolve.",
            "Ruído que retorna logo é folga ou rolamento, caso de conserto.",
            "Um barulho insistente depois da lubrificação pede visita, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Passei WD-40 no fuso do portão. O que faço?",
        answers: [
          "Desligue o disjuntor com o portão fechado, limpe a rosca aparente com pano e aplique a graxa indicada. Evite usar muito antes disso.",
          "Limpe e engraxe a parte acessível. Se o ronco continuar, o técnico limpa o fuso inteiro e confere a porca.",
        ],
      },
      {
        question: "WD-40 tira ferrugem do portão?",
        answers: [
          "Solta a ferrugem leve, mas não trata o metal. Depois é preciso lixar, passar fundo e pintar.",
          "Ajuda na superfície. Furo e escama são caso de serralheria.",
        ],
      },
      {
        question: "Pode usar silicone spray no portão?",
        answers: [
          "Em borracha de vedação e guia plástica, sim. No fuso e em rolamento, não substitui graxa.",
          "Serve para borracha e plástico. Para metal sob carga, use graxa ou óleo adequado.",
        ],
      },
      {
        question: "Pode passar WD-40 na fechadura do portão?",
        answers: [
          "Para soltar e limpar, pode; depois use grafite ou lubrificante de fechadura. Em fechadura elétrica, desligue a energia antes.",
          "Uma vez, para destravar, sim. Como rotina, prefira grafite em pó no cilindro.",
        ],
      },
    ],
    photo: "fotos da peça que range e do portão inteiro, com a hora em que o barulho aparece",
  },
  {
    id: "lubrificar-trilho",
    broader: "lubrificacao",
    label: "Lubrificar o trilho",
    phrase: "a lubrificação do trilho",
    asks: [
      "posso passar graxa trilho",
      "posso passar óleo trilho",
      "graxa ou óleo no trilho portão",
      "passar graxa ou óleo trilho",
      "óleo no trilho portão",
      "passei óleo no trilho",
      "trilho portão ficar seco",
      "graxa trilho",
      "óleo queimado trilho",
      "wd40 trilho",
      "wd 40 trilho",
      "desengripante trilho",
      "óleo trilho",
      "pode passar óleo trilho",
      "pode passar óleo trilho portão",
      "pode pôr óleo trilho portão",
      "vaselina trilho",
      "lubrificar trilho",
      "passar trilho",
      "engraxar trilho",
      "lubrificante trilho",
      "silicone trilho",
      "pode passar trilho",
      "lubrificação trilho",
      "passei graxa piorou",
      "graxa trilho piorou",
    ],
    intent: "question",
    answers: {
      any: [
        "Não: graxa no trilho do portão de correr junta areia, vira lixa e gasta as roldanas; óleo e vaselina dão no mesmo. O trilho do chão fica limpo e seco, e o que leva lubrificante é a guia de cima e, se não for blindado, o rolamento da roldana.",
        "Não passe WD-40 nem outro lubrificante no trilho do portão: o produto molha a pista, junta poeira e faz a roldana patinar e gastar. No trilho, só vassoura e pano seco; o WD-40 serve para soltar parafuso ou dobradiça presa.",
        "Não pode: no trilho do portão não se passa nada, nem graxa nem vaselina. Limpe com vassoura e pano, tire areia e pedra e, se a folha continua pesada, o defeito é roldana, rolamento ou trilho torto.",
        "Lubrificar o trilho do chão piora o portão em poucos dias, porque poeira e graxa formam pasta. O certo é varrer, lavar e secar; o lubrificante vai em dobradiça, fuso e, em pouca quantidade, na cremalheira.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como limpar o trilho do portão", "Trilho limpo em vez de graxa", "Passos da limpeza do trilho"],
        slots: [
          [
            "Corte a energia antes de pôr a mão no trilho.",
            "Faça com o portão parado e o disjuntor desligado.",
            "A limpeza leva minutos e vale mais que qualquer produto.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra areia, folhas e pedras de ponta a ponta.",
          "Se há graxa velha, retire com pano e detergente neutro e seque.",
          "Olhe se há amassado, ferrugem ou trecho solto.",
          "Religue e escute um ciclo, de longe.",
        ],
      },
      {
        about: "care",
        headings: ["Onde o portão de correr leva lubrificante", "O que se lubrifica, e com quê"],
        slots: [
          [
            "Graxa tem lugar, e não é o trilho; aplique com o disjuntor desligado e pouco produto.",
            "No resto do portão, pouco produto e no ponto certo, sempre com a energia cortada.",
          ],
        ],
        bullets: [
          "Rolamento da roldana: graxa só se não for blindado; o blindado se troca",
          "Roletes da guia de cima: spray de silicone",
          "Cremalheira: lubrificante seco ou silicone, em camada fina, a cada {rack.months}",
        ],
      },
      {
        about: "signs",
        headings: [
          "Se limpou e continua pesado",
          "Quando o problema não é falta de graxa",
          "Roldana, rolamento ou trilho torto",
        ],
        slots: [
          [
            "O ronco em todo o percurso é rolamento da roldana, que se troca.",
            "Uma roldana com canal gasto faz barulho mesmo no trilho limpo.",
            "O peso constante aponta roldana; peso em um ponto, trilho.",
          ],
          [
            "O tranco sempre no mesmo lugar é amassado ou emenda do trilho.",
            "Um trilho afundado ou torto prende a roda naquele trecho.",
            "Onde a folha dá um salto, procure degrau ou pedra presa no trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr grafite em pó no trilho?",
        answers: ["Não ajuda e suja. Grafite é para fechadura.", "Não: o trilho limpo basta, e o pó acaba na roldana."],
      },
      {
        question: "Trilho enferrujado: o que passo?",
        answers: [
          "Escova de aço e pano seco, com o disjuntor desligado; óleo só junta areia. Trilho carcomido se troca.",
          "Nada oleoso: escove, limpe e seque. A roda mantém a pista lisa; onde há buraco ou degrau, troca-se o trecho.",
        ],
      },
      {
        question: "Já passei graxa no trilho. O que faço?",
        answers: [
          "Tire com pano e detergente neutro, com o disjuntor desligado, e seque bem.",
          "Limpe antes que junte areia. Se o portão já ronca, peça o exame das roldanas.",
        ],
      },
    ],
    photo: "uma foto do trilho e outra da roldana, com o portão parado",
  },
  {
    id: "lubrificar-basculante",
    broader: "lubrificacao",
    label: "Lubrificar portão basculante",
    phrase: "a lubrificação do portão basculante",
    asks: [
      "óleo portão que levanta",
      "graxa no fuso basculante",
      "que graxa fuso basculante",
      "basculante rangendo lubrificar",
      "lubrificar basculante",
      "lubrificação basculante",
      "graxa basculante",
      "óleo basculante",
      "engraxar basculante",
      "lubrificante basculante",
      "onde passar graxa basculante",
      "como lubrificar basculante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para lubrificar o portão basculante, feche a folha, desligue o disjuntor, limpe e passe graxa fina no fuso do motor, se ele estiver à vista, e gotas de óleo nos pinos e dobradiças ao alcance. Cabo, roldana e contrapeso ficam para o técnico.",
        "No basculante, a graxa vai no fuso e o óleo nos pinos e pivôs que se alcançam com a folha fechada e a energia cortada. Não lubrifique com a folha erguida e não toque em cabo, mola nem contrapeso.",
        "Fazemos a lubrificação do portão basculante {em}, com limpeza e conferência de cabo, roldana e contrapeso, a partir de {price.preventive} em casa, sem peças. Você pode passar graxa fina no fuso à vista, com a folha fechada e o disjuntor desligado; o resto, que fica sob carga, é do técnico.",
        "Lubrificamos o portão basculante na visita de manutenção, que em casa parte de {price.preventive}, sem peças: fuso, pinos, roldanas e cabos são limpos e recebem o produto certo. Entre as visitas, você pode pôr graxa fina no fuso, com a folha fechada e o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Passo a passo para lubrificar o basculante",
          "Como engraxar o basculante com segurança",
          "Onde passar graxa e óleo no basculante",
        ],
        slots: [
          [
            "O portão fica fechado do começo ao fim.",
            "Ninguém trabalha sob a folha erguida, nem por um minuto.",
            "Pouco produto em cada ponto é o que dura.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Limpe o fuso aparente e os pinos com pano seco.",
          "Passe camada fina de graxa no fuso, sem soltar nada.",
          "Pingue óleo nos pinos e dobradiças ao alcance, do chão.",
          "Seque o excesso, religue e escute um ciclo, de longe.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Onde não passar nada no basculante",
          "Peças do basculante que só o técnico lubrifica",
          "O que não tocar no basculante",
        ],
        slots: [
          [
            "Cabo de aço, roldana alta e caixa do contrapeso estão sob carga.",
            "O contrapeso e os cabos seguram a folha, e mexer neles pode derrubá-la.",
            "Nada que sustente a folha deve ser tocado por quem não a escorou.",
          ],
          [
            "Dentro do motor, a graxa do redutor é trocada na revisão, com peça desmontada.",
            "A tampa do motor continua fechada: ali há tensão e graxa própria.",
            "Fotocélula e placa não recebem produto nenhum.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Que pontos do basculante posso lubrificar sozinho?",
        answers: [
          "Com a folha fechada e o disjuntor desligado, o fuso à vista, com graxa fina, e os pinos e dobradiças ao alcance, com gotas de óleo. Cabo, roldana, mola e contrapeso ficam para o técnico.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar o basculante?",
        answers: [
          "Em casa, lubrifique a cada seis meses, ou quando ranger. A revisão completa é {visits.home}.",
          "Duas vezes por ano costuma bastar; poeira e sol pedem mais.",
        ],
      },
      {
        question: "Que graxa usar no fuso do basculante que range?",
        answers: [
          "Use graxa branca ou de lítio, em camada fina, sobre o fuso limpo. Siga o manual se indicar outra.",
          "A graxa de lítio serve na maioria; o óleo fino escorre e não fica.",
        ],
      },
      {
        question: "Por que o basculante ainda range depois de lubrificado?",
        answers: [
          "Peça gasta não se cura com graxa: bucha, pivô, rolamento ou contrapeso raspando. Chame o técnico.",
          "O som vem de peça sob carga ou gasta, que só se vê com a folha escorada.",
        ],
      },
    ],
    photo: "uma foto do basculante fechado, por dentro, e um vídeo com o som",
  },
  {
    id: "lubrificar-cremalheira",
    broader: "lubrificacao",
    label: "Lubrificar a cremalheira",
    phrase: "a lubrificação da cremalheira",
    asks: [
      "graxa cremalheira trilho",
      "qual graxa cremalheira trilho",
      "graxa usar cremalheira trilho",
      "óleo queimado cremalheira",
      "quanto tempo engraxar cremalheira",
      "quanto tempo engraxar",
      "tempo lubrificar cremalheira",
      "intervalo lubrificar",
      "quando engraxar",
      "quando lubrificar cremalheira",
      "lubrificar cremalheira",
      "lubrificação cremalheira",
      "lubrificante cremalheira",
      "graxa cremalheira",
      "óleo cremalheira",
      "engraxar cremalheira",
      "passar cremalheira",
      "silicone cremalheira",
      "vaselina cremalheira",
      "wd40 cremalheira",
      "wd 40 cremalheira",
      "pode graxa cremalheira",
      "posso graxa cremalheira",
      "posso passar graxa cremalheira",
      "posso usar graxa cremalheira",
      "posso passar óleo cremalheira",
      "precisa graxa cremalheira",
      "vai graxa cremalheira",
      "pode passar graxa cremalheira",
      "pode passar óleo cremalheira",
      "que graxa usar cremalheira",
      "qual graxa portão cremalheira",
      "lubrificar cremalheira graxa pode",
      "graxa ou óleo cremalheira",
    ],
    intent: "question",
    answers: {
      any: [
        "Na cremalheira, use pouco lubrificante seco ou silicone em spray, que junta menos areia que graxa; no trilho, não use graxa nem óleo, só limpeza a seco. Óleo fino vai só no eixo da roldana que não é vedada; faça com o disjuntor desligado.",
        "Nem graxa nem óleo comum na cremalheira do portão: os dois seguram areia e viram uma pasta que gasta os dentes. Use spray de silicone ou lubrificante seco, em película fina, com os dentes escovados e o disjuntor desligado, a cada {rack.months}.",
        "Na cremalheira, use lubrificante seco ou spray de silicone, em camada fina, a cada {rack.months}, ou antes se houver muita poeira, maresia ou uso de prédio. Graxa comum não serve: segura areia e vira uma lixa que gasta os dentes. Limpe antes, com o disjuntor desligado.",
        "Na cremalheira do portão, graxa comum não é indicada: ela junta areia e vira uma pasta que lixa os dentes. Use lubrificante próprio ou spray de silicone, em camada fina, a cada {rack.months}, com o disjuntor desligado e os dentes limpos antes.",
        "Não passe graxa nem óleo queimado na cremalheira: os dois seguram areia e viram uma pasta que lixa os dentes. Escove a seco e aplique pouco lubrificante que não goteje, a cada {rack.months}: spray de silicone na de nylon, produto próprio para cremalheira na de aço.",
        "A cremalheira se lubrifica pouco e limpa: disjuntor desligado, escova seca nos dentes, película fina de spray próprio e pano na sobra. Graxa e óleo queimado ficam de fora, porque seguram areia e viram uma pasta que gasta os dentes; desengripante lava o lubrificante.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como lubrificar a cremalheira", "Passo a passo, sem risco", "Limpeza, película fina e teste"],
        slots: [
          [
            "Dedo entre cremalheira e engrenagem é acidente grave, por isso a energia fica cortada do começo ao fim.",
            "Nenhuma etapa se faz com o motor energizado, nem para mover a folha.",
            "O controle fica guardado e o disjuntor desligado enquanto houver mão perto dos dentes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e afaste crianças e animais.",
          "Escove os dentes a seco e tire pedra, areia e graxa velha.",
          "Aplique uma película fina de lubrificante próprio; depois religue, mude a folha de posição, desligue de novo e faça o trecho que estava atrás do motor.",
          "Passe pano no excesso e confira se nada caiu no trilho.",
          "Religue e assista a um ciclo inteiro, de longe.",
        ],
      },
      {
        about: "what",
        headings: [
          "O que usar e o que evitar",
          "Silicone, graxa ou nada: nylon e aço",
          "O produto certo na cremalheira",
        ],
        slots: [
          [
            "A barra de nylon trabalha quase seca; um véu de silicone basta.",
            "A de nylon e a de alumínio recebem só um véu de silicone; óleo e solvente forte, nunca.",
            "Em nylon e alumínio, a limpeza vale mais que o produto: escove e passe só um véu de silicone.",
          ],
          [
            "A de aço pede lubrificante que fique no dente e proteja da ferrugem, sem escorrer.",
            "O aço range e enferruja quando seco, e por isso recebe produto próprio que não escorra; graxa branca, grafitada ou de lítio segura areia do mesmo jeito.",
            "No aço, a película evita ruído e ferrugem; o excesso só pinga no trilho.",
          ],
          [
            "Estalo ou pulo de dente não é falta de graxa: é folga fora de {rack.clearance}, gomo solto ou dente gasto.",
            "Se o barulho continua depois da limpeza, a folga deve voltar a {rack.clearance}, serviço do técnico.",
            "Lubrificante não conserta folga errada; a medida entre os dentes é de {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "De quanto em quanto tempo lubrificar a cremalheira?",
        answers: [
          "Lubrifique a cada {rack.months}, sempre depois de limpar. Rua de terra ou obra perto pede limpeza mais vezes.",
          "Limpeza e película nova a cada {rack.months} costumam bastar em casa.",
        ],
      },
      {
        question: "WD-40 serve na cremalheira?",
        answers: [
          "Para limpar, em pouca quantidade na de aço; para lubrificar, não, porque evapora e lava o que havia.",
          "Não como lubrificante. Ele desengripa e some em dias; use silicone ou produto próprio.",
        ],
      },
      {
        question: "Já passei graxa na cremalheira. O que faço?",
        answers: [
          "Com o disjuntor desligado, tire a graxa com pano e escova até os dentes ficarem secos, e limpe também o trilho.",
          "Remova o que alcançar com a energia cortada; o que entrou na engrenagem do motor fica para o técnico.",
        ],
      },
      {
        question: "Posso lubrificar a engrenagem do motor?",
        answers: [
          "A engrenagem de fora já recebe o lubrificante da cremalheira. Por dentro, o redutor tem graxa própria e não se abre em casa.",
          "Não abra a tampa. A engrenagem de fora se limpa com a barra; a de dentro é do técnico.",
        ],
      },
    ],
    photo: "uma foto dos dentes da cremalheira, de perto, e outra do motor",
  },
  {
    id: "oleo-do-motor",
    broader: "lubrificacao",
    label: "Óleo ou graxa do motor do portão",
    phrase: "o óleo do motor do portão",
    asks: [
      "óleo motor",
      "óleo no motor portão",
      "que óleo usar motor",
      "qual óleo motor portão",
      "óleo motor portão eletrônico",
      "trocar óleo motor",
      "troca óleo motor portão",
      "graxa motor portão",
      "qual graxa motor",
      "que graxa usar motor",
      "lubrificar motor portão",
      "lubrificante motor portão",
      "engraxar motor",
      "óleo redutor",
      "graxa redutor",
      "motor precisa óleo",
    ],
    intent: "question",
    answers: {
      any: [
        "Dentro do motor do portão, só a graxa que o fabricante indica, posta pelo técnico com o redutor aberto; por fora, graxa no fuso do basculante e lubrificante seco ou silicone na cremalheira. Graxa comum nos dentes junta areia e vira lixa.",
        "A graxa ou o óleo do motor do portão é só o que o manual do modelo indica, e vai dentro do redutor, a caixa de engrenagens, que não se abre em casa: em geral se troca só no conserto. Por fora, use graxa de lítio no fuso do basculante e lubrificante seco na cremalheira.",
        "Não ponha óleo no motor do portão: a parte elétrica não leva nenhum, e o redutor usa graxa ou óleo do fabricante, trocados pelo técnico. Se vaza ou ronca, a causa é retentor ou engrenagem, e completar não resolve.",
        "Por fora, use graxa de lítio só no fuso do basculante, óleo fino em pinos e dobradiças e lubrificante seco na cremalheira, com o disjuntor desligado. Dentro do motor vai apenas o óleo ou a graxa do manual do modelo, e quem abre e repõe é o técnico.",
      ],
      price: [
        "A troca da graxa ou do óleo do redutor é orçada por modelo, porque pede desmontar o motor; a lubrificação externa entra na manutenção preventiva, a partir de {price.preventive} em casa, sem peças. A foto da etiqueta basta para o orçamento, que é grátis.",
        "Lubrificar o conjunto por fora cabe na visita preventiva, a partir de {price.preventive} em casa, sem peças. Abrir o redutor para graxa nova e retentor soma bancada e peça, com valor passado por foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Onde o motor leva óleo ou graxa",
          "Dentro do redutor e fora dele",
          "Lubrificante do motor, parte por parte",
        ],
        slots: [
          [
            "O redutor, que transforma giro rápido em força, trabalha em graxa na maior parte dos motores de casa e em óleo em alguns de uso intenso.",
            "É o redutor que leva lubrificante; o enrolamento e a placa precisam ficar secos.",
            "Há modelos em banho de óleo e outros com graxa, e a quantidade vem no manual.",
          ],
          [
            "Misturar produto diferente pode atacar retentor e engrenagem de nylon.",
            "A graxa errada endurece no frio ou escorre no calor, e o motor perde força.",
            "Óleo a mais vaza pelo retentor e chega à parte elétrica.",
          ],
          [
            "Do lado de fora, o fuso do basculante recebe graxa, e a cremalheira, lubrificante que não junte areia.",
            "Fuso, pinos e cremalheira são o que se cuida por fora, sempre em camada fina.",
            "A lubrificação que se vê fica no fuso, nos pinos e na cremalheira; o trilho do chão permanece seco.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de problema na lubrificação do motor",
          "Quando o redutor pede atenção",
          "Vazamento, ronco e calor",
        ],
        slots: [
          [
            "A mancha de óleo embaixo do motor é retentor gasto, e o nível cai sem ninguém ver.",
            "Pingo na base ou graxa escorrendo pela carcaça pede troca do retentor.",
            "Óleo no chão sob o motor não se completa: procura-se por onde sai.",
          ],
          [
            "Ronco grave e carcaça quente sugerem redutor seco ou dente gasto.",
            "Um motor que passou a roncar e esquentar pode estar com graxa velha e endurecida.",
            "O som áspero em todo o percurso aponta para rolamento ou redutor.",
          ],
          [
            "Um vídeo com som e a foto da etiqueta bastam para o técnico dizer se é caso de abrir.",
            "Mande o som do motor e o modelo antes de comprar qualquer produto.",
            "Com o modelo em mãos se sabe qual lubrificante o fabricante pede.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Óleo de carro ou de máquina de costura serve no motor?",
        answers: [
          "Não dentro do redutor. O de máquina serve em pinos e dobradiças, por fora; o redutor usa o produto do manual.",
          "No redutor, não: viscosidade errada vaza e gasta engrenagem. Por fora, óleo fino vai bem em dobradiças.",
        ],
      },
      {
        question: "De quanto em quanto tempo se troca o óleo do motor?",
        answers: [
          "Em muitos modelos residenciais não há troca marcada: só se mexe quando vaza, ronca ou é aberto para conserto.",
          "Segue o manual do modelo. Em casa, a revisão {visits.home} confere vazamento e ruído.",
        ],
      },
      {
        question: "O motor está vazando óleo. Posso usar?",
        answers: [
          "Evite: sem lubrificante as engrenagens gastam depressa, e o óleo pode alcançar a parte elétrica. Desligue o disjuntor e mande foto.",
          "Pare de usar e peça a troca do retentor antes que o redutor trabalhe seco.",
        ],
      },
      {
        question: "Spray desengripante no motor ajuda?",
        answers: [
          "Não. Ele lava a graxa, pode atingir a placa e não chega às engrenagens.",
          "Só atrapalha: escorre para a parte elétrica e tira o lubrificante bom.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do ponto onde há óleo ou graxa, com a tampa fechada",
  },
  {
    id: "graxa-wd40-ou-silicone",
    broader: "lubrificacao",
    label: "Graxa, WD-40 ou silicone",
    phrase: "a escolha entre graxa, WD-40 e silicone",
    intent: "question",
    asks: [
      "graxa wd40",
      "graxa wd 40",
      "graxa wd40 silicone",
      "graxa wd 40 silicone",
      "graxa ou silicone",
      "wd40 ou silicone",
      "wd 40 ou silicone",
      "wd40 ou graxa",
      "wd 40 ou graxa",
      "silicone ou graxa",
      "graxa ou wd",
      "qual melhor graxa silicone",
      "spray silicone portão",
      "silicone portão",
      "passar silicone portão",
      "pode passar silicone portão",
      "vaselina portão",
      "vaselina",
      "graxa branca portão",
      "graxa branca",
      "graxa lítio",
      "graxa de lítio portão",
      "silicone spray portão",
      "silicone grafite",
      "silicone ou grafite",
      "pode usar silicone",
      "usar silicone spray portão",
    ],
    answers: {
      any: [
        "Cada um tem seu lugar: graxa de lítio no fuso do basculante; silicone em spray em borracha, nylon e plástico; WD-40 comum só para soltar ferrugem e limpar, porque evapora e não lubrifica por muito tempo. No trilho do chão não vai nenhum dos três.",
        "Graxa, WD-40 ou silicone depende da peça: graxa branca ou de lítio para o fuso, silicone para cremalheira de nylon e borrachas, óleo fino para dobradiça. WD-40 limpa e desengripa, mas não substitui lubrificante. Disjuntor desligado antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que produto vai em cada peça", "Peça por peça, o produto que dura"],
        slots: [
          [
            "Use pouco e tire o excesso com pano: sobra junta poeira.",
            "Camada fina basta; o que escorre vira lama com a poeira.",
          ],
        ],
        bullets: [
          "Fuso do basculante: graxa de lítio ou branca, em camada fina",
          "Cremalheira: silicone em spray na de nylon; spray de corrente, que não escorre, na de aço",
          "Dobradiça e pino: óleo fino, em gotas; corrente: lubrificante de corrente",
          "Trilho do chão, cabo de aço e fotocélula: nenhum produto",
        ],
      },
      {
        about: "care",
        headings: ["Onde o WD-40 ajuda e onde atrapalha", "WD-40: para que serve no portão"],
        slots: [
          [
            "O WD-40 da lata comum é desengripante: solta parafuso preso, tira umidade e limpa graxa velha.",
            "Serve bem para soltar trinco e parafuso enferrujado e para limpar a peça antes da graxa.",
          ],
          [
            "Passado no fuso no lugar da graxa, ele lava o que havia e deixa a rosca seca em poucos dias.",
            "No fuso ele dissolve a graxa boa e o barulho volta logo.",
          ],
          [
            "A mesma marca vende versões de silicone e de lítio; leia a lata antes de comprar.",
            "Há latas da mesma marca com silicone ou lítio: o rótulo diz qual é.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Qual dura mais no portão, graxa, silicone ou WD-40?",
        answers: [
          "A graxa dura mais, no fuso; o silicone dura meses em cremalheira e borracha; o WD-40 evapora em dias, porque limpa e solta, mas não lubrifica por muito tempo.",
        ],
      },
      {
        question: "Posso pôr graxa na roldana?",
        answers: [
          "Não na pista que toca o trilho. Um rolamento blindado já vem com graxa por dentro; se roda dura, troca-se.",
        ],
      },
      {
        question: "Posso usar óleo de cozinha ou óleo queimado no portão?",
        answers: ["Não. Juntam areia, cheiram e endurecem, e a peça gasta mais que seca."],
      },
      {
        question: "De quanto em quanto tempo lubrifico o portão?",
        answers: ["Lubrifique pouco e sempre: uma vez por mês dê uma olhada, com produto só onde a peça está seca."],
      },
    ],
  },
];
