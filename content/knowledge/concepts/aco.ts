import type { Concept } from "#domain/knowledge/concept.ts";

export const aco: Concept = {
  id: "aco",
  kind: "material",
  label: "Portão de aço",
  phrase: "o portão de aço",
  words: [
    "portão de aço",
    "aço",
    "aço galvanizado",
    "aço inox",
    "portão galvanizado",
    "chapa de aço",
    "portão de inox",
    "aço carbono",
    "galvalume",
  ],
  intent: "question",
  answers: {
    any: [
      "O portão de aço é firme e aceita bem o motor, porque o quadro recebe solda e reforço. O galvanizado e o inox resistem mais à ferrugem; o carbono pede pintura. O peso da chapa define a potência.",
      "O portão de aço para automação se escolhe pelo peso e pelo acabamento: galvanizado para quem quer menos manutenção, carbono pintado para reparo simples, inox para ambiente agressivo. A folha deve andar leve antes do motor.",
      "Em portão de aço, o motor trabalha bem se trilho, roldanas ou contrapeso suportarem a chapa. Uma folha larga e fechada pesa e pega vento, e pode pedir máquina para portão pesado.",
    ],
    price: [
      "Para portão de aço basculante de até {width.quarterHp} e equilibrado, o motor de 1/4 HP instalado começa em {price.lowest}. Em folha pesada, a troca fica na faixa de {price.heavySwap}; foto e medidas confirmam.",
      "O preço do motor em portão de aço depende do peso da chapa e do tipo de abertura: de {price.homeSwap} na troca residencial e de {price.heavySwap} em folha pesada. O orçamento por foto é grátis.",
    ],
    installation: [
      "Na instalação em portão de aço, suporte e cremalheira podem ser soldados ou aparafusados ao quadro. Em aço galvanizado, o ponto soldado perde a proteção e precisa ser tratado e pintado depois.",
      "Instalar motor em portão de aço leva de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} em folha pesada. Antes de soldar, desconecta-se a central para não queimar a placa.",
    ],
    repair: [
      "Portão de aço com trinca, empeno ou rodas gastas se recupera na serralheria: corta-se o trecho ruim, solda-se reforço e nivela-se a folha. O ponto de solda é protegido e o motor, regulado de novo.",
      "O reparo do portão de aço segue uma ordem: estrutura, rodas ou dobradiças, e por último o motor. Máquina nova em folha empenada dura pouco.",
    ],
    comparison: [
      "O aço galvanizado resiste à ferrugem sem pintura constante; o aço carbono é mais barato e fácil de soldar; inox resiste mais, com custo maior e solda própria. Para o motor, os três se comportam pelo peso.",
      "Portão de aço e portão de ferro costumam ser o mesmo material com nomes diferentes: aço carbono. A diferença aparece no galvanizado e no inox, que pedem menos manutenção.",
    ],
    question: [
      "O portão de aço aceita bem o motor, porque o quadro recebe solda e reforço. O peso da chapa define o modelo; o galvanizado e o inox resistem mais à ferrugem, e o aço carbono pede pintura.",
      "Aço carbono e ferro de portão são, na prática, o mesmo material. Para o motor, o que conta é o peso: chapa de aço tem 7,85 kg por metro quadrado a cada milímetro.",
    ],
  },
  line: [
    "O portão de aço aceita reforço e solda, o que facilita fixar o motor.",
    "Aço galvanizado soldado precisa de proteção no ponto queimado pela solda.",
    "Chapa cheia de aço pesa e pega vento, e isso pesa na escolha do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Tipos de aço em portões", "Carbono, galvanizado e inox", "O aço do seu portão"],
      slots: [
        [
          "O aço carbono é o mais comum: resistente, fácil de soldar e dependente de pintura.",
          "O que muita gente chama de ferro é aço carbono, usado em tubos e chapas.",
          "Tubo e chapa de aço carbono formam a maioria das folhas, pintadas ou não.",
        ],
        [
          "O galvanizado leva uma camada de zinco, que protege até ser riscada ou soldada.",
          "Zinco por fora é o que segura a ferrugem do galvanizado, menos onde houve corte ou solda.",
          "Na versão galvanizada, a proteção é de fábrica e só falha nos cortes e nas soldas.",
        ],
        [
          "Inox aparece em portões sociais, locais úmidos e onde se quer pouca manutenção.",
          "O inox resiste à corrosão, custa mais e pede solda e parafuso próprios.",
          "Em ambiente com água e produto químico, o inox se mantém onde o carbono enferruja.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para portão de aço",
        "Peso da chapa de aço e potência do motor",
        "Escolher motor em folha de aço",
      ],
      slots: [
        [
          "A espessura da chapa e o tamanho da folha definem o peso, que define o motor.",
          "Some área e espessura da chapa: em folha grande, poucos décimos de milímetro viram muitos quilos.",
          "Peso da folha e aberturas por dia, nessa ordem, indicam a máquina.",
        ],
        [
          "No basculante equilibrado de até {width.quarterHp} de largura, 1/4 HP costuma bastar.",
          "No basculante com contrapeso certo, a folha de aço de até {width.quarterHp} usa motor de 1/4 HP.",
          "Basculante residencial de aço, com até {width.quarterHp} de largura, fica bem com 1/4 HP.",
        ],
        [
          "Em galpão e prédio {em}, o número de ciclos pesa tanto quanto os quilos da folha.",
          "O uso intenso pede motor de ciclo contínuo, cremalheira de aço e rodas de maior carga.",
          "A folha de galpão exige motor de maior carga, com instalação de {time.heavy}.",
        ],
      ],
      bullets: [
        "Espessura da chapa",
        "Largura e altura da folha",
        "Tipo de abertura",
        "Ciclos por dia",
        "Estado de trilho e rodas",
      ],
    },
    {
      about: "signs",
      headings: [
        "O que observar no portão de aço",
        "Sinais de desgaste no aço",
        "Solda, zinco e rodas: o que olhar no aço",
      ],
      slots: [
        [
          "Mancha marrom junto a solda ou corte mostra zinco queimado e sem proteção.",
          "No galvanizado, a ferrugem começa onde houve corte, furo ou solda sem tratamento.",
          "O ponto de solda sem tinta é o primeiro a enferrujar, mesmo em aço com zinco.",
        ],
        [
          "Trinca perto do suporte, da dobradiça ou do braço exige parada do portão.",
          "Linha de ferrugem fina na beirada da solda costuma esconder uma trinca.",
          "Uma chapa ondulada em volta do suporte mostra que falta travessa por trás.",
        ],
        [
          "Folha que ficou pesada aponta para roda, trilho ou contrapeso, e não para o aço.",
          "Se o portão passou a exigir força, examine rodas ou cabos antes do motor.",
          "Raspagem no piso e fresta desigual revelam quadro empenado ou roda gasta.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de aço", "Proteger soldas e cortes", "Manutenção do aço"],
      slots: [
        [
          "Retoque todo corte, furo ou solda com fundo próprio, que no galvanizado é à base de zinco.",
          "Fundo rico em zinco protege a solda do galvanizado; no carbono, o fundo comum resolve.",
          "O retoque certo leva fundo anticorrosivo antes da tinta, e zinco no caso do galvanizado.",
        ],
        [
          "Lave com sabão neutro e evite jato de água no motor e nos tubos.",
          "Água e sabão neutro bastam; ácido e cloro atacam zinco e inox.",
          "Limpeza simples e base seca fazem mais pelo aço que produto forte.",
        ],
        [
          "Na revisão {visits.home}, o técnico olha soldas, rodas ou cabos e a força do motor.",
          "Em casas, a revisão da folha e do motor é feita {visits.home}; em prédios e galpões, {visits.business}.",
          "O portão de muito uso é revisto {visits.business}, com soldas e rodas na lista.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no portão de aço", "Solda, proteção e regulagem", "Motor em folha de aço"],
      slots: [
        [
          "A folha é testada na mão, e soldas e rodas são examinadas antes do motor.",
          "Primeiro, estrutura e rodagem: o motor só entra com a folha andando leve.",
          "Com a energia cortada, o técnico confere prumo, soldas e pontos de apoio.",
        ],
        [
          "Suportes são soldados ou aparafusados no quadro, e o ponto soldado recebe proteção.",
          "Antes da solda, a central é desconectada; depois dela, o zinco perdido é reposto.",
          "Reforço no quadro reparte o esforço do motor, e a solda é tratada e pintada.",
        ],
        [
          "Força mínima, fim de curso e teste de obstáculo encerram o serviço.",
          "O percurso é regulado para a folha parar sem bater, com ciclos de teste.",
          "No final, o motor trabalha com folga e a proteção contra obstáculo é ensaiada.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão de aço e de ferro são a mesma coisa?",
      answers: [
        "Na prática, quase sempre: o portão de ferro é feito de aço carbono. A diferença aparece no galvanizado e no inox, que enferrujam menos.",
        "Sim, na maioria das casas. O nome ferro ficou do costume; o material é aço, com ou sem zinco.",
      ],
    },
    {
      question: "Portão galvanizado pode ser soldado?",
      answers: [
        "Pode, com cuidado: a solda queima o zinco e solta fumaça tóxica, então pede ventilação e proteção. O ponto recebe fundo rico em zinco.",
        "Sim, por profissional. Depois o ponto perde a proteção e precisa de fundo com zinco e tinta.",
      ],
    },
    {
      question: "Qual motor para portão de aço pesado?",
      answers: [
        "Use um motor com carga acima do peso e ciclo adequado ao uso. A troca em folha pesada vai de {price.heavySwap}, conforme o tipo de portão.",
        "A escolha depende do tipo de abertura e do peso. Foto, medidas e espessura da chapa permitem indicar o modelo.",
      ],
    },
    {
      question: "Aço galvanizado enferruja?",
      answers: [
        "Demora, mas enferruja nos cortes, furos e soldas sem proteção. Um retoque com fundo de zinco mantém a folha inteira.",
        "Enferruja onde o zinco se perdeu. No resto, resiste bem por anos com lavagem simples.",
      ],
    },
    {
      question: "Porta de aço de comércio pode ter motor?",
      answers: [
        "Pode. A porta de enrolar usa motor próprio, de tubo ou lateral, escolhido pelo peso e pela largura.",
        "Sim, com motor de enrolar. Antes se conferem eixo, molas e guias, porque porta presa queima motor novo.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro por dentro, com as medidas, e de perto soldas, rodas e o ponto do motor",
  traits: {
    Peso: "De médio a alto, conforme a espessura da chapa",
    Manutenção: "Pequena no galvanizado e no inox, pintura em dia no carbono",
    "Com motor": "Rígido, aceita solda e fixação firme, exige potência certa",
    "Onde combina": "Casas, prédios, galpões e comércios com muito uso",
  },
  related: ["ferro", "peso", "ferrugem", "solda", "enrolar", "motor"],
  topic: "motor-para-portao-pesado",
};
