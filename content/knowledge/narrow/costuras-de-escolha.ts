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
      "qual motor portão dá menos problema",
      "qual motor dá menos problema",
      "motor que dá menos problema",
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
        "Nenhuma marca de motor de portão dá menos manutenção só pelo nome: dá menos problema o motor com um terço de folga sobre o peso da folha, ciclos acima do seu uso e peça fácil. PPA, Garen e Rossi têm linhas assim; a troca fica de {price.homeSwap} em casa, com mão de obra.",
        "Entre as marcas de motor que exigem menos manutenção, PPA, Garen, Rossi e Peccinin empatam; o motor durável é o que trabalha folgado em folha leve e tem reposição perto. Com isso, basta uma visita {visits.home}, e motor novo em residência custa {price.homeSwap}.",
        "O motor de portão que quase não dá manutenção é o bem dimensionado, de qualquer fabricante com peça comum, como PPA, Garen ou Rossi. Escolha capacidade um terço acima da folha, e o técnico vai só na revisão {visits.home}, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Compare a manutenção, e não o nome", "O que faz um motor dar menos trabalho"],
        slots: [
          [
            "Entre dois motores, compare estes quatro dados. Eles explicam quem vai chamar o técnico e quem não vai.",
            "O nome na tampa pesa pouco; estes pontos pesam muito.",
            "Quem quer poucas visitas olha a ficha antes da marca, nesta ordem.",
          ],
        ],
        bullets: [
          "Folga: capacidade um terço acima do peso da folha, ou largura dentro do limite.",
          "Ciclos por hora: acima do seu horário de pico.",
          "Reposição: placa, engrenagem e fim de curso à venda na sua cidade.",
          "Parada: encoder, inversor ou fim de curso bem regulado, sem pancada.",
        ],
      },
      {
        about: "causes",
        headings: ["De onde vêm os chamados de conserto", "O que gasta o motor em qualquer marca"],
        slots: [
          [
            "Folha desequilibrada, roldana gasta e trilho sujo fazem o motor trabalhar pesado, seja de que marca for. Se ela pesa na mão, o conserto vem.",
            "Antes do motor vem a folha: trilho sujo e roda gasta levam qualquer marca à bancada.",
            "A maior parte dos chamados nasce da folha pesada, por sujeira, desequilíbrio ou roldana ruim.",
          ],
          [
            "Surto na rede, falta de terra e água na caixa queimam placa de todas elas. Base frouxa e parada mal regulada são falhas de instalação, e voltam até serem corrigidas.",
            "Placa sem aterramento nem protetor de surto queima igual. Fixação que balança e fim de curso fora do ponto vêm da montagem, não da fábrica.",
            "Energia sem proteção mata a central, e montagem malfeita repete o defeito. Nenhuma das duas depende do fabricante.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A manutenção que todo motor pede", "O que fazer para chamar menos o técnico"],
        slots: [
          [
            "A revisão {visits.home}, com limpeza, reaperto, lubrificação e teste de segurança, serve a qualquer marca e parte de {price.preventive} em casa, sem peças. Entre uma e outra, varra o trilho e limpe as lentes todo mês.",
            "Uma visita {visits.home}, desde {price.preventive} em residência fora peças, dá conta de todas. O morador completa com trilho varrido e lentes limpas uma vez por mês.",
            "Todas pedem o mesmo: revisão {visits.home}, a partir de {price.preventive} em casa, sem peças, e limpeza mensal do trilho e da fotocélula por você.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais caro dá menos manutenção?",
        answers: [
          "Só se a diferença for capacidade ou ciclos. Velocidade e aplicativo não reduzem o desgaste.",
          "Nem sempre. Pague por folga de força, que é o que poupa o motor.",
        ],
      },
      {
        question: "Motor com inversor quebra menos?",
        answers: [
          "Na mecânica, sim, porque parte e para suave. A placa é mais sensível a surto e mais cara, e pede terra e protetor.",
          "Ele poupa engrenagem e batente, mas exige rede protegida para a placa durar.",
        ],
      },
      {
        question: "Que peças se trocam mais, em qualquer marca?",
        answers: [
          "Capacitor, engrenagem, fim de curso e placa. Pergunte pela reposição dessas quatro antes de comprar.",
          "As quatro campeãs são capacitor, fim de curso, engrenagem e placa. Confirme se há para o modelo exato.",
        ],
      },
      {
        question: "Quantos anos dura um motor bem cuidado?",
        answers: [
          "De {trade.life}, nas marcas conhecidas. A garantia de fábrica cobre os primeiros {warranty.motor}.",
          "A faixa é de {trade.life} com folha leve e revisão em dia, e {warranty.motor} deles na garantia.",
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
        "Para portão de abrir em descida, o motor pivotante de fuso é melhor na maioria dos casos: segura a folha sem a folga do cotovelo. O braço articulado fica para pilar largo; nos dois, o redutor é irreversível ou leva trava elétrica, e a folha gira sem raspar nem avançar na calçada.",
        "Fuso ou braço articulado em descida? Fuso, se o pilar é estreito, porque segura melhor a folha; articulado, se a dobradiça fica longe da face do pilar. Em rampa ou subida, exija redutor irreversível ou trava elétrica e abra para dentro, nunca sobre a calçada.",
        "Na rampa, escolha o fuso para o portão pivotante sempre que o pilar permitir, e deixe o braço articulado para pilar largo. Em descida, a folha precisa ficar parada: motor irreversível ou trava elétrica resolve, com giro livre, sem tocar o piso e sem abrir para a calçada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A folha passa sobre a rampa?", "O que medir no piso inclinado"],
        slots: [
          [
            "Quem decide primeiro é o piso: folha que raspa não se resolve com motor mais forte. Meça antes de escolher.",
            "O motor só entra depois de a folha girar livre. Estas medidas mostram se ela passa.",
            "Antes do motor vem o giro: se a ponta toca o piso, a folha muda primeiro. Meça assim.",
          ],
        ],
        steps: [
          "Veja para que lado o piso desce: para dentro ou para a rua.",
          "Meça a fresta embaixo da folha fechada, nas duas pontas.",
          "Meça a altura do piso onde a ponta fica quando aberta.",
          "Se o piso sobe mais que a fresta, a folha raspa: fotografe.",
          "Meça da dobradiça à face interna do pilar, que diz se cabe o fuso.",
        ],
      },
      {
        about: "choose",
        headings: ["Fuso ou articulado na inclinação", "Como escolher entre os dois"],
        slots: [
          [
            "O pilar e o sentido da descida decidem mais que a marca.",
            "Compare o seu portão com estes casos.",
            "São poucas situações, e cada uma tem a sua resposta.",
          ],
        ],
        bullets: [
          "Pilar estreito, parede livre ao lado: fuso",
          "Pilar largo, dobradiça recuada: braço articulado",
          "Folha que anda sozinha: redutor irreversível e trava elétrica",
          "Piso que desce para dentro: os dois servem, a fresta aumenta ao abrir",
          "Piso que sobe para dentro: acertar a folha antes do motor",
        ],
      },
      {
        about: "safety",
        headings: ["Abertura, batente e destravamento em descida", "Segurança da folha em piso inclinado"],
        slots: [
          [
            "Se a folha raspa por dentro, não a vire para a rua: a abertura não pode invadir a calçada. Corta-se embaixo, usa-se dobradiça elevatória ou duas folhas mais curtas.",
            "A saída para folha que raspa é cortar, elevar ou dividir em duas, e não abrir para fora, sobre o passeio. Só com recuo dentro do terreno a abertura externa é possível.",
            "Abrir para a calçada não é solução, porque o passeio é do pedestre. O acerto se faz na folha: corte, dobradiça elevatória ou duas partes.",
          ],
          [
            "Dois batentes de chão, no aberto e no fechado, tiram o peso do braço. Ao destravar, a folha pode correr para o lado baixo, então afaste as pessoas e segure-a, ou espere o técnico.",
            "Ponha batente firme nas duas pontas do giro, para o motor não segurar a folha sozinho. Destravada, ela pode descer: só com o vão livre e alguém firme na ponta.",
            "Sem batente nas duas posições, o braço carrega a folha e quebra. E, ao soltar o motor, cuidado com a folha que desce sozinha; na dúvida, deixe travada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um instalado", "Preço do fuso e do articulado"],
        slots: [
          [
            "Em casa, a troca fica de {price.homeSwap} por motor, com mão de obra, e o articulado costuma custar mais que o fuso. Duas folhas pedem dois motores, de {price.homeSwapTwice}; trava e batente somam à parte.",
            "O motor de uma folha, instalado na troca, vai de {price.homeSwap}, com o fuso na parte de baixo. Para duas folhas, conte de {price.homeSwapTwice}, fora trava e batentes.",
            "Cada folha leva um motor, de {price.homeSwap} na troca em residência, e o par fica de {price.homeSwapTwice}. Em geral o fuso é o mais barato; trava elétrica é um item separado.",
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
          "O acerto é da folha, com serralheiro: corte embaixo, dobradiça elevatória ou divisão em duas. Motor mais forte não resolve.",
        ],
      },
      {
        question: "Precisa de trava elétrica no portão em descida?",
        answers: [
          "Precisa quando o redutor não segura a folha parada ou quando ela é longa e pega vento. Com motor irreversível e folha curta, pode dispensar.",
          "Em folha comprida ou de chapa, sim. Se o redutor é irreversível e a folha pequena, o motor basta.",
        ],
      },
      {
        question: "Dobradiça elevatória aceita motor?",
        answers: [
          "Só com braço e suporte que acompanhem a subida da folha, o que se confere na ficha. O articulado tolera melhor que o fuso.",
          "Depende: a folha sobe ao abrir, e o braço precisa de folga vertical. Confira o limite no manual do modelo.",
        ],
      },
      {
        question: "O motor gasta mais em rampa?",
        answers: [
          "Gasta, porque faz força num dos sentidos. Deixe um terço de folga no peso e no comprimento que a ficha aceita e faça revisão {visits.home}.",
          "Trabalha mais num sentido que no outro, e esquenta se estiver no limite. Escolha com folga e regule a força.",
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
        "Para portão basculante de madeira pesado, de uns 4 metros, o motor é de 1/2 HP ou dois acionadores, um em cada coluna; 1/4 HP só vai até {width.quarterHp}. Acerte antes o contrapeso, porque a madeira molhada pesa mais; a troca fica de {price.heavySwap}, com mão de obra.",
        "Quantos HP para basculante de madeira maciça: 1/2 HP ou mais, e com dois acionadores sincronizados na folha larga, perto de 4 metros, que torce se puxada de um lado. Ripado em quadro de ferro costuma ir com um motor de 1/2 HP, e o contrapeso é refeito para a madeira molhada.",
        "Seu basculante é de madeira e pesa muito? Compre motor de 1/2 HP, de uso pesado, ou um acionador de cada lado em folha de 4 metros; 1/3 HP fica curto na chuva. O contrapeso vem antes, e motor com mão de obra custa de {price.heavySwap}.",
      ],
      price: [
        "O motor para basculante de madeira pesado fica, na troca, de {price.heavySwap}, com mão de obra, conforme o peso e o número de acionadores: um de 1/2 HP está na parte baixa, dois acionadores, na alta. Reforço da folha, cabos e contrapeso são orçados à parte.",
        "Em basculante de madeira pesado, motor e mão de obra vão de {price.heavySwap}; dois acionadores e madeira maciça levam ao topo da faixa. Contrapeso, cabos e reforço de aço vêm em linhas separadas, calculados pelas medidas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um motor de 1/2 HP ou dois acionadores", "Que motor aguenta a madeira"],
        slots: [
          [
            "Ripado sobre quadro de ferro, que não torce, costuma ir com um motor de 1/2 HP. Madeira maciça em folha larga pede dois acionadores sincronizados, porque o lado sem motor fica para trás.",
            "Se o quadro é de ferro e a madeira só reveste, um motor de 1/2 HP costuma bastar. Com tábua maciça perto de 4 metros, puxa-se dos dois lados para não torcer.",
            "Quadro metálico com ripas aceita um só motor de 1/2 HP. Já a folha inteira de madeira, comprida, recebe um acionador em cada coluna.",
          ],
          [
            "A capacidade se confere na ficha, com folga de um terço sobre o peso molhado. Madeira encharcada ganha de 10% a 20%, e o motor calculado a seco trabalha no limite.",
            "O limite do modelo precisa passar em um terço do peso da folha na chuva, que sobe perto de 10% a 20% em relação ao seco.",
            "Conte a folha molhada, algo entre 10% e 20% mais pesada, e ainda um terço de sobra na ficha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes do motor: quadro, cabos e contrapeso", "O que conferir na folha de madeira"],
        slots: [
          [
            "Contrapeso e cabos iguais nos dois lados deixam a folha equilibrada, e esse acerto é do técnico; ninguém solta nem ergue a folha para testar. O suporte do motor vai em aço, com parafuso passante, porque a madeira sozinha racha.",
            "Folha equilibrada sobe sem esforço, e quem regula contrapeso e cabo é o técnico, com escora. A máquina se prende em quadro ou chapa de aço, nunca direto na tábua.",
            "O equilíbrio vem primeiro, feito pelo técnico com a folha presa: cabos iguais e contrapeso certo. O ponto de tração recebe chapa de aço, já que tábua cede.",
          ],
          [
            "Verniz ou selador em dia, também na base, evita que a folha encharque e saia do equilíbrio.",
            "A base sem proteção puxa água e passa a pesar mais que o contrapeso.",
            "Impermeabilize inclusive a borda de baixo, por onde a água entra e desequilibra o conjunto.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação e garantia nessa folha", "Quanto tempo leva"],
        slots: [
          [
            "A instalação leva {time.heavy}; reforço, cabos e contrapeso acrescentam tempo. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Conte {time.heavy} de montagem, mais o reforço se a folha precisar. O motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
            "O serviço ocupa {time.heavy}, fora o acerto de cabos e contrapeso. Garantia de {warranty.motor} na máquina e {warranty.installation} na mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O de 1/3 HP aguenta essa folha?",
        answers: [
          "Não é o indicado para madeira pesada e larga: na chuva ele trabalharia no limite.",
          "Atende folha um pouco maior que a de 1/4, e não madeira pesada de 4 metros.",
        ],
      },
      {
        question: "Como saber o peso do basculante de madeira?",
        answers: [
          "Multiplique a área pela espessura e pela densidade: madeira de lei passa de 800 kg por metro cúbico, e o quadro soma. Não solte a folha para pesar.",
          "Pelas medidas e pelo tipo: 8 m² de tábua de 2 cm, em madeira densa, passam de 120 kg, fora o quadro. A folha não se ergue para isso.",
        ],
      },
      {
        question: "Vale trocar a madeira por alumínio que imita madeira?",
        answers: [
          "Vale se a folha empena ou encharca: o alumínio pesa bem menos, e o contrapeso é refeito.",
          "Quando a madeira está no fim, sim. A folha fica leve e pede motor menor, com novo contrapeso.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em casa, {visits.home}, e depois de todo verniz ou troca de tábua, porque o peso muda.",
          "A revisão residencial é {visits.home}; madeira nova ou tratada pede conferir o contrapeso antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e a espessura da madeira",
  },
];
