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
];
