import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const lubrificacao: NarrowConcept[] = [
  {
    id: "graxa-ou-oleo",
    broader: "lubrificacao",
    label: "Graxa ou óleo no portão",
    phrase: "a escolha entre graxa e óleo no portão",
    asks: [
      "graxa óleo",
      "graxa ou óleo",
      "que graxa usar",
      "qual óleo portão",
      "qual graxa portão",
      "óleo singer portão",
      "graxa branca portão",
      "silicone spray portão",
      "vaselina portão",
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
        "Graxa ou óleo no portão: graxa no fuso do basculante, óleo em dobradiças e pinos, spray próprio na cremalheira e na corrente, nada no trilho do chão. Sempre em pouca quantidade, com o disjuntor desligado.",
        "Cada peça do portão pede um produto: o fuso pede graxa, a dobradiça pede óleo fino e a cremalheira, lubrificante que não junte areia. Trilho e roldana vedada ficam limpos e secos. Desligue o disjuntor antes.",
        "Use graxa onde o contato é lento e pesado, como no fuso, e óleo onde ele precisa penetrar, como em pino e dobradiça. Excesso atrai poeira e lixa a peça, então uma película basta.",
      ],
      question: [
        "Pode passar óleo em dobradiça e pino, em gotas e com o disjuntor desligado; no fuso do basculante vai graxa, e no trilho do chão não vai nada. Óleo queimado e de cozinha juntam areia e gastam a peça.",
        "Óleo fino serve para dobradiças e pinos; graxa, para o fuso; spray próprio, para cremalheira e corrente. Não passe nada em trilho de chão, cabo de aço, fotocélula ou dentro do motor, e desligue o disjuntor antes.",
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
            "Rosca de basculante pede graxa, depois de limpa a antiga.",
          ],
          [
            "Dobradiça, pino e fechadura recebem gotas de óleo fino, e o excesso é enxugado.",
            "Óleo leve entra onde a graxa não chega, como em pino e dobradiça.",
            "Poucas gotas de óleo em cada pino bastam.",
          ],
          [
            "Cremalheira e corrente pedem produto que não goteje; trilho, cabo e correia ficam sem graxa comum.",
            "No trilho do piso não se passa nada: óleo segura areia e gasta a roda.",
            "Na cremalheira, película fina a cada {rack.months}; no trilho, só limpeza.",
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
        question: "De quanto em quanto tempo?",
        answers: [
          "Dobradiças e pinos, todo mês, com poucas gotas; cremalheira, a cada {rack.months}; o fuso, quando a rosca estiver seca.",
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
            "Fuso pede graxa indicada pelo fabricante, em camada fina, depois de limpo.",
            "No lugar do spray, graxa na rosca do basculante.",
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
            "Barulho insistente depois da lubrificação pede visita, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Passei WD-40 no fuso. E agora?",
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
        question: "Pode usar silicone spray?",
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
      "graxa trilho",
      "óleo trilho",
      "vaselina trilho",
      "lubrificar trilho",
      "passar trilho",
      "engraxar trilho",
      "lubrificante trilho",
      "silicone trilho",
      "pode passar trilho",
      "lubrificação trilho",
    ],
    intent: "question",
    answers: {
      any: [
        "Não passe vaselina, graxa ou óleo no trilho do portão: o produto junta areia, vira lixa e gasta as roldanas. O trilho do chão fica limpo e seco; quem desliza são os rolamentos da roldana. Varra com o disjuntor desligado.",
        "No trilho do portão não se passa nada, nem graxa nem vaselina. Limpe com vassoura e pano, tire areia e pedra e, se a folha continua pesada, o defeito é roldana, rolamento ou trilho torto.",
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
        about: "signs",
        headings: [
          "Se limpou e continua pesado",
          "Quando o problema não é falta de graxa",
          "Roldana, rolamento ou trilho torto",
        ],
        slots: [
          [
            "Ronco em todo o percurso é rolamento da roldana, que se troca.",
            "Roldana com canal gasto faz barulho mesmo no trilho limpo.",
            "Peso constante aponta roldana; peso em um ponto, trilho.",
          ],
          [
            "Tranco sempre no mesmo lugar é amassado ou emenda do trilho.",
            "Trilho afundado ou torto prende a roda naquele trecho.",
            "Onde a folha dá um salto, procure degrau ou pedra presa no trilho.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "E grafite em pó, pode?",
        answers: ["No trilho do chão não ajuda e suja. Em fechadura, sim.", "Não é preciso. O trilho limpo basta."],
      },
      {
        question: "A cremalheira leva graxa?",
        answers: [
          "Pouca, de produto próprio que não junte areia, ou nenhuma, conforme o manual.",
          "Só camada fina de lubrificante adequado; excesso junta poeira e gasta os dentes.",
        ],
      },
      {
        question: "Já passei graxa. E agora?",
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
        "Lubrifique o basculante sempre fechado e desligado: pano para tirar graxa velha, camada fina no fuso, óleo nos pinos baixos. As peças altas e as sob carga são serviço da manutenção, que em casa parte de {price.preventive}.",
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
        question: "De quanto em quanto tempo lubrificar?",
        answers: [
          "A cada seis meses, em casa, ou quando ranger. A revisão completa é {visits.home}.",
          "Duas vezes por ano costuma bastar; poeira e sol pedem mais.",
        ],
      },
      {
        question: "Que graxa usar no fuso?",
        answers: [
          "Graxa branca ou de lítio, em camada fina, sobre o fuso limpo. Siga o manual se indicar outra.",
          "Graxa de lítio serve na maioria; óleo fino escorre e não fica.",
        ],
      },
      {
        question: "Lubrifiquei e ainda range. Por quê?",
        answers: [
          "Peça gasta não se cura com graxa: bucha, pivô, rolamento ou contrapeso raspando. Chame o técnico.",
          "O som vem de peça sob carga ou gasta, que só se vê com a folha escorada.",
        ],
      },
    ],
    photo: "uma foto do basculante fechado, por dentro, e um vídeo com o som",
  },
];
