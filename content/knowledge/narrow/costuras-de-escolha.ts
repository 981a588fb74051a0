import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const costurasDeEscolha: NarrowConcept[] = [
  {
    id: "marca-que-da-menos-manutencao",
    broader: "comparacao-de-marcas",
    label: "Qual marca dá menos manutenção",
    phrase: "a marca de motor que dá menos manutenção",
    asks: [
      "motor durável portão",
      "motor portão durável",
      "motor mais resistente",
      "qual motor mais resistente",
      "motor resistente portão",
      "marca menos manutenção",
      "motor menos manutenção",
      "motor portão menos manutenção",
      "marca menos problema",
      "motor portão menos problema",
      "marca menos defeito",
      "marca estraga menos",
      "motor quebra menos",
      "motor estraga menos",
      "marca menos dor cabeça",
      "motor precisa pouca manutenção",
      "marca portão eletrônico exige menos manutenção",
      "motor portão quase não dá manutenção",
      "marca motor menos manutenção",
      "marca motor sem manutenção",
      "marca máquina portão menos trabalho",
      "fabricante motor menos visita técnico",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor de portão mais resistente, ou mais durável, é o de uso intenso, com redutor reforçado, capacidade um terço acima do peso da folha e ciclos por hora acima do seu uso; a marca pesa menos. PPA, Garen, Rossi e Peccinin têm linhas assim. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
        "Nenhuma marca conhecida de motor dá menos manutenção só pelo nome: dá menos o motor com folga sobre o peso da folha, bem instalado e com peça fácil de achar. Compare a capacidade, as aberturas por hora e a reposição do modelo exato.",
        "A marca pesa pouco na manutenção do motor; pesam o dimensionamento, o uso, a instalação e a folha que anda leve. Entre dois modelos iguais nisso, dá menos trabalho o que tem placa, engrenagem e controle à venda perto de você.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O que comparar entre dois motores",
          "Compare a manutenção, e não o nome",
          "O que faz um motor dar menos trabalho",
        ],
        slots: [
          [
            "Veja na ficha se a capacidade passa em um terço o peso da folha: motor no limite gasta engrenagem e aquece.",
            "O primeiro dado é a folga: capacidade um terço acima do peso da folha poupa redutor e capacitor.",
          ],
          [
            "Compare as aberturas por hora com o seu horário de pico; modelo de casa em garagem coletiva quebra cedo em toda marca.",
            "O segundo dado são os ciclos por hora, que precisam passar do uso da casa no horário mais movimentado.",
          ],
          [
            "Pergunte se placa, engrenagem e fim de curso do modelo exato se acham na sua cidade: peça à mão encurta a parada.",
            "Por último, veja a reposição do modelo: conserto que espera peça é o que mais incomoda.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "De onde vêm os chamados de conserto",
          "Por que um motor quebra mais que outro",
          "O que gasta o motor em qualquer marca",
        ],
        slots: [
          [
            "Folha desequilibrada, roldana gasta e trilho sujo fazem o motor trabalhar pesado, seja de que marca for.",
            "Antes da marca vem a folha: se ela pesa na mão, qualquer motor vai pedir conserto.",
          ],
          [
            "Surto na rede, falta de terra e água na caixa queimam placa de todas elas.",
            "Placa sem aterramento nem protetor de surto queima igual, com um nome ou com outro.",
          ],
          [
            "Fixação frouxa e fim de curso mal regulado são falhas de instalação, e voltam até serem corrigidas.",
            "Base que balança e parada mal regulada vêm da montagem, e não da fábrica.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "A manutenção que todo motor pede",
          "Revisão que evita o chamado",
          "O que fazer para chamar menos o técnico",
        ],
        slots: [
          [
            "Em casa, a revisão {visits.home}, com limpeza, reaperto, lubrificação e teste de segurança, serve a qualquer marca.",
            "O cuidado é o mesmo para todas: revisão {visits.home} em casa, com a folha vista antes do motor.",
          ],
          [
            "A visita preventiva em casa parte de {price.preventive}, sem peças.",
            "Só limpeza e regulagem, em casa, custam a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais caro dá menos manutenção?",
        answers: [
          "Só se a diferença de preço for capacidade ou aberturas por hora. Velocidade e aplicativo não reduzem o desgaste.",
          "Nem sempre. Pague por folga de força e por ciclos, que são o que poupa o motor.",
        ],
      },
      {
        question: "Motor com inversor quebra menos?",
        answers: [
          "Na mecânica, a partida e a parada suaves gastam menos. A placa é mais sensível a surto e pede terra e protetor.",
          "Ele poupa engrenagem e batente, mas a placa custa mais e precisa de rede protegida.",
        ],
      },
      {
        question: "Que peças se trocam mais, em qualquer marca?",
        answers: [
          "Capacitor, engrenagem, fim de curso e placa. Pergunte pela reposição dessas quatro antes de comprar.",
          "São capacitor, engrenagem, fim de curso e placa; nas marcas comuns, confirme a do modelo exato.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, a largura, o material e quantas vezes ele abre por dia",
  },
  {
    id: "fuso-ou-articulado-em-descida",
    broader: "braco",
    label: "Fuso ou braço articulado em descida",
    phrase: "o motor pivotante em descida",
    asks: ["descida", "rampa", "ladeira", "declive", "subida", "inclinado", "desnível"].flatMap((slope) => [
      `fuso articulado ${slope}`,
      `fuso ou braço ${slope}`,
      `linear articulado ${slope}`,
      `braço articulado ${slope}`,
      `pivotante fuso ${slope}`,
      `pivotante articulado ${slope}`,
      `motor fuso portão abrir ${slope}`,
    ]),
    intent: "comparison",
    answers: {
      any: [
        "Em rampa ou subida, o braço articulado e o fuso só funcionam se a folha gira sem raspar no piso; se ele sobe para dentro, acerta-se a folha antes, sem abrir sobre a calçada. Com o giro livre, o fuso segura melhor, e o articulado serve a pilar largo, com redutor irreversível ou trava elétrica.",
        "Em descida, o motor de fuso costuma ser melhor, porque segura a folha sem a folga do cotovelo; o braço articulado fica para pilar largo, em que o fuso não tem ângulo. Nos dois, o redutor precisa ser irreversível ou ter trava elétrica, e a folha tem de girar sem tocar o piso.",
        "Para portão de abrir em descida, prefira o fuso, se o pilar deixar: ele segura melhor a folha que quer andar sozinha. O articulado também serve, em pilar largo, com redutor irreversível ou trava elétrica. Antes, meça se a folha passa livre sobre o piso em todo o giro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir no piso inclinado", "A folha passa sobre a rampa?", "Antes do motor, o giro da folha"],
        slots: [
          [
            "O motor só entra depois de a folha girar livre, do fechado ao aberto.",
            "Quem decide primeiro é o piso: folha que raspa não se resolve com motor mais forte.",
          ],
        ],
        steps: [
          "Veja para que lado o piso desce: para dentro do terreno ou para a rua.",
          "Meça a fresta embaixo da folha fechada, nas duas pontas.",
          "Meça a altura do piso onde a ponta da folha fica quando aberta.",
          "Se o piso sobe mais que a fresta nesse ponto, a folha raspa: marque e fotografe.",
          "Meça da dobradiça à face interna do pilar, que diz se cabe o fuso.",
        ],
      },
      {
        about: "choose",
        headings: ["Fuso e articulado na inclinação", "O que segura a folha em descida", "Como escolher entre os dois"],
        slots: [
          [
            "Se o piso desce para dentro, a folha abre para dentro com folga crescente embaixo, e os dois motores servem.",
            "Com o piso descendo para dentro, a fresta aumenta enquanto a folha abre, o que favorece qualquer dos dois.",
          ],
          [
            "Dobradiça fora de prumo ou elevatória faz a folha andar sozinha: aí contam o redutor irreversível e a trava.",
            "A folha só desce sozinha se a dobradiça está fora de prumo ou é elevatória; o motor então precisa segurá-la parada, aberta e fechada.",
          ],
          [
            "Em pilar largo, com a dobradiça recuada, só o articulado alcança a folha; confira na ficha se o redutor dele trava parado.",
            "O fuso pede pilar estreito e parede livre; sem isso, vai o articulado, com trava elétrica no fechamento.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Abertura para fora e destravamento",
          "Cuidados no portão em descida",
          "Segurança da folha em piso inclinado",
        ],
        slots: [
          [
            "Se a folha raspa por dentro, não a vire para a calçada: a abertura não deve invadir o passeio.",
            "Abrir para fora só com recuo dentro do terreno, sem avançar sobre a calçada.",
          ],
          [
            "Folha que anda sozinha não se destrava sem alguém segurando e com o vão livre; com dúvida, espere o técnico.",
            "Ao destravar, a folha pode correr para o lado baixo: afaste as pessoas e deixe isso com o técnico se ela não para sozinha.",
          ],
          [
            "Batente firme no chão, aberto e fechado, evita que o braço segure o peso sozinho.",
            "Dois batentes de chão, um em cada ponta do giro, tiram o esforço do braço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a folha raspa na rampa?",
        answers: [
          "Corta-se ou eleva-se a folha, usa-se dobradiça elevatória ou duas folhas mais curtas. Se nada couber, o portão passa a ser de correr ou basculante.",
          "O acerto é da folha: dobradiça elevatória, corte embaixo ou duas folhas. Motor mais forte não resolve.",
        ],
      },
      {
        question: "Precisa de trava elétrica no portão em descida?",
        answers: [
          "Precisa quando o redutor não segura a folha parado ou quando ela é longa e pega vento.",
          "Se o motor é irreversível e a folha é curta, pode dispensar; folha longa ou de chapa pede a trava.",
        ],
      },
      {
        question: "Dobradiça elevatória aceita motor?",
        answers: [
          "Só com braço e suporte que acompanhem a subida da folha, o que se confere no local e na ficha do motor.",
          "Depende do modelo: a folha sobe ao abrir, e o braço precisa de folga vertical para isso.",
        ],
      },
    ],
    photo: "fotos do portão de lado, com a inclinação, do pilar por dentro e da fresta embaixo da folha",
  },
  {
    id: "basculante-de-madeira-pesado",
    broader: "madeira",
    label: "Motor para basculante de madeira pesado",
    phrase: "o motor para portão basculante de madeira pesado",
    asks: [
      "basculante madeira pesado",
      "basculante madeira maciça",
      "motor basculante madeira maciça",
      "basculante madeira maciça motor usar",
      "basculante madeira grande",
      "basculante madeira largo",
      "basculante madeira 3,5",
      "motor basculante madeira pesado",
      "potência motor basculante madeira",
      "qual potência motor basculante madeira",
      "potência basculante madeira grande",
      "motor basculante madeira 3,5 m",
      "basculante madeira 4 metros",
      "basculante madeira 4m",
      "basculante madeira 4 m",
      "basculante madeira 4,5",
      "basculante madeira 5 metros",
      "basculante madeira pesado 4 metros",
      "qual motor basculante madeira pesado 4 metros",
      "qual motor basculante madeira pesado",
    ],
    intent: "buying",
    answers: {
      any: [
        "A potência do motor para portão basculante de madeira sai da largura, com a folha equilibrada: até {width.quarterHp}, 1/4 HP; acima disso, 1/3 ou 1/2 HP, às vezes com dois acionadores. Conte o peso da madeira molhada, que é maior, e acerte antes contrapeso e cabos.",
        "Para portão basculante de madeira pesado, escolha motor de 1/2 HP ou mais, de uso pesado; em folha larga de madeira maciça, dois acionadores sincronizados. O de 1/4 HP só vai até {width.quarterHp}, com a folha equilibrada. Conte o peso da madeira molhada, que é maior, e acerte antes contrapeso e cabos.",
        "Basculante de madeira pesado, na faixa de 4 metros, pede 1/2 HP ou mais, ou um acionador em cada coluna, porque a folha longa torce. A madeira pesa mais na chuva: o contrapeso e os cabos são acertados para esse peso antes de escolher o modelo.",
      ],
      price: [
        "O motor para basculante de madeira pesado fica, na troca, de {price.heavySwap}, com mão de obra, conforme o peso e o número de acionadores. Reforço da folha, cabos e contrapeso são orçados à parte, por foto.",
        "Em basculante de madeira pesado, motor e mão de obra vão de {price.heavySwap}; dois acionadores e reforço encarecem. Mande largura, altura e espessura da madeira.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Um motor de 1/2 HP ou dois acionadores",
          "Que motor aguenta a madeira",
          "Escolha pelo peso da folha de madeira",
        ],
        slots: [
          [
            "Ripado sobre quadro de ferro, que não torce, costuma ir com um motor de 1/2 HP.",
            "Se o quadro é de ferro e a madeira é só revestimento, um motor de 1/2 HP costuma bastar.",
          ],
          [
            "Madeira maciça em folha larga pede dois acionadores sincronizados ou motor de uso pesado.",
            "Com madeira maciça, o técnico soma área e espessura e, em geral, indica acionador dos dois lados.",
          ],
          [
            "A capacidade se confere na ficha do modelo, com folga de um terço sobre o peso molhado.",
            "O modelo se fecha pela ficha: o limite dele precisa passar do peso da folha encharcada.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir na folha de madeira",
          "Antes do motor: quadro, cabos e contrapeso",
          "A folha de madeira está pronta?",
        ],
        slots: [
          [
            "Contrapeso e cabos iguais nos dois lados deixam a folha parar onde é solta; esse acerto é do técnico.",
            "Folha equilibrada sobe sem esforço: sem isso, nenhum motor dura. Quem regula contrapeso e cabo é o técnico.",
          ],
          [
            "O suporte do motor vai no quadro de aço, com chapa e parafuso passante, nunca só na madeira.",
            "A madeira sozinha racha no ponto de tração: o motor se prende em quadro ou chapa de aço.",
          ],
          [
            "Verniz ou selador em dia, também na base, evita que a folha encharque e saia do equilíbrio.",
            "Base sem proteção puxa água, e a folha passa a pesar mais que o contrapeso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa o motor para essa folha",
          "Valor do motor e do reforço",
          "O preço em folha de madeira pesada",
        ],
        slots: [
          [
            "A faixa de folha pesada é de {price.heavySwap}, com motor e mão de obra.",
            "Motor e mão de obra, em folha pesada, vão de {price.heavySwap}.",
          ],
          [
            "A instalação leva de {time.heavy}; reforço, cabos e contrapeso vêm em linhas separadas do orçamento.",
            "Conte de {time.heavy} de instalação, mais o reforço da folha, se ela precisar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1/2 HP serve em basculante de madeira de 4 metros?",
        answers: [
          "Serve se o quadro é de ferro, a folha está equilibrada e o peso da madeira molhada fica abaixo do limite da ficha. Madeira maciça nessa largura costuma pedir dois acionadores.",
          "Depende da madeira: ripado em quadro de ferro, equilibrado, vai com 1/2 HP; maciça, em geral, pede dois acionadores sincronizados.",
        ],
      },
      {
        question: "E o de 1/3 HP, aguenta essa folha?",
        answers: [
          "O de 1/3 HP não é o indicado para madeira pesada e larga: na chuva ele trabalharia no limite.",
          "Motor de 1/3 HP atende folha um pouco maior que a de 1/4, e não madeira pesada nessa largura.",
        ],
      },
      {
        question: "Como saber o peso do basculante de madeira?",
        answers: [
          "Mande largura, altura e espessura da madeira e diga se o quadro é de ferro: o técnico calcula. Não solte a folha para pesar.",
          "Pelas medidas e pelo tipo de madeira; a folha não se desmonta nem se ergue para isso.",
        ],
      },
      {
        question: "Vale trocar a madeira por alumínio que imita madeira?",
        answers: [
          "Vale se a folha empena ou encharca: o alumínio pesa bem menos, e o contrapeso é refeito.",
          "Quando a madeira está no fim, sim. A folha fica leve e pede motor menor, com o contrapeso acertado de novo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e a espessura da madeira",
  },
];
