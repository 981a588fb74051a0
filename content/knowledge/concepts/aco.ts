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
      "O portão de aço é bom para colocar motor, porque o quadro aceita solda e reforço; o que define o modelo é o peso da chapa. Basculante de até {width.quarterHp} parte de {price.lowest}, instalado, e em folha pesada a troca fica de {price.heavySwap}.",
      "Portão de aço automático funciona bem em aço carbono, galvanizado ou inox, e os três se diferenciam na ferrugem, não no motor. Em basculante equilibrado de até {width.quarterHp}, o kit começa em {price.lowest}, e chapa larga e fechada pede motor mais forte.",
      "Para automatizar, o portão de aço precisa andar leve, porque a chapa pesa e pega vento. O carbono pede pintura, o galvanizado e o inox resistem mais à ferrugem, e o motor instalado parte de {price.lowest} no basculante pequeno.",
    ],
    price: [
      "O preço do motor para portão de aço parte de {price.lowest}, instalado, em basculante equilibrado de até {width.quarterHp}. A troca residencial fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com mão de obra; quem decide é o peso da chapa.",
      "Quanto custa automatizar portão de aço depende da espessura da chapa: kit basculante desde {price.lowest}, troca em casa de {price.homeSwap} e portão pesado de {price.heavySwap}, tudo com instalação.",
      "Motor em portão de aço sai a partir de {price.lowest} no basculante pequeno, de {price.homeSwap} na troca de casa e de {price.heavySwap} em folha larga e fechada. Solda e reforço, se faltarem, são à parte.",
    ],
    installation: [
      "Na instalação em portão de aço, suporte e cremalheira são soldados ou aparafusados ao quadro, em {time.tilting} no basculante e {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, e a solda em galvanizado recebe proteção depois.",
      "Instalar motor em portão de aço leva de {time.tilting} no basculante, {time.sliding} no deslizante e {time.heavy} em folha pesada. Montado, o motor do basculante pequeno custa desde {price.lowest}, e antes de soldar a central é desconectada.",
      "O portão de aço recebe o motor direto no quadro, que aceita solda e reforço. São {time.tilting} de serviço no basculante, com kit a partir de {price.lowest}, e até {time.heavy} em chapa pesada.",
    ],
    repair: [
      "Portão de aço com trinca, empeno ou roda gasta se recupera na serralheria, e depois o motor é regulado, em visita desde {price.preventive} em casa, sem peças. A ordem é estrutura, rodas ou dobradiças e só então o motor.",
      "No conserto do portão de aço, solda-se reforço, nivela-se a folha e protege-se o ponto contra ferrugem. Só o ajuste do motor, em residência, parte de {price.preventive}, fora peças; motor novo em folha pesada fica de {price.heavySwap}.",
      "O reparo do portão de aço começa pela folha, porque motor em chapa empenada dura pouco. Regular em casa custa a partir de {price.preventive}, sem peças, e trocar o motor da residência, de {price.homeSwap}.",
    ],
    comparison: [
      "Tipos de aço para portão: o carbono é mais barato e fácil de soldar, mas pede pintura; o galvanizado resiste à ferrugem; o inox resiste mais e custa mais. Para o motor, os três se comportam pelo peso da chapa.",
      "Portão de aço e de ferro costumam ser o mesmo material, o aço carbono. A diferença aparece no galvanizado e no inox, que enferrujam menos; o motor se escolhe pelo peso em qualquer um.",
    ],
    question: [
      "Sim, o portão de aço é bom para colocar motor e aceita bem a automatização na garagem, porque o quadro recebe solda e reforço. A chapa pesa 7,85 kg por metro quadrado a cada milímetro, e é esse peso que define o modelo, desde {price.lowest} no basculante de até {width.quarterHp}.",
      "O portão de aço é bom para colocar motor e aceita bem a automatização; as vantagens na garagem são firmeza e reparo simples, e o cuidado é o peso da chapa. Carbono pede pintura, galvanizado e inox enferrujam menos, e o kit basculante instalado começa em {price.lowest}.",
      "Carbono, galvanizado e inox são os tipos de aço para portão de garagem, e todos aceitam bem o motor e a automatização, com a vantagem do quadro que pode ser reforçado. A escolha do motor segue o peso: até {width.quarterHp} de basculante equilibrado, a partir de {price.lowest}; folha pesada, de {price.heavySwap}.",
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
          "O aço carbono, que muita gente chama de ferro, é o mais comum: resistente, fácil de soldar e dependente de pintura. O galvanizado leva uma camada de zinco, que protege até ser riscada ou soldada.",
          "A maioria das folhas é de tubo e chapa de aço carbono, que precisa de tinta. No galvanizado, o zinco segura a ferrugem, menos onde houve corte ou solda.",
          "Carbono é o mais barato e se solda fácil, mas enferruja sem tinta. Galvanizado tem zinco de fábrica e só falha nos cortes e nas soldas.",
          "O ferro dos portões é, na prática, aço carbono, e pede pintura. Quem quer menos ferrugem escolhe o galvanizado, com zinco por fora.",
        ],
        [
          "O inox resiste mais à corrosão, custa mais e pede solda própria. Aparece em portão social e em lugar úmido, onde se quer pouca manutenção.",
          "Em ambiente com água ou produto químico, o inox se mantém onde o carbono enferruja. O preço é o mais alto dos três.",
          "Inox fica para quem quer pouca manutenção e aceita pagar mais. Parafuso e solda precisam ser do mesmo material.",
          "O terceiro tipo é o inox, o mais caro e o que menos enferruja. Solda e fixação comuns mancham a peça.",
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
          "A conta do peso é simples: cada metro quadrado de chapa tem 7,85 kg por milímetro de espessura, mais o quadro. No basculante equilibrado de até {width.quarterHp}, 1/4 HP basta; no de correr, o motor precisa de um terço de folga.",
          "Some área e espessura, a 7,85 kg por metro quadrado e por milímetro, e junte o quadro. Até {width.quarterHp} de basculante com contrapeso certo, o 1/4 HP atende.",
          "Peso e aberturas por dia indicam o motor, e o peso vem da chapa: 7,85 kg por metro quadrado a cada milímetro. Folha fechada ainda pega vento, o que pede sobra.",
          "Uma chapa de 1 mm pesa 7,85 kg por metro quadrado, e o quadro soma. Com isso se escolhe: 1/4 HP no basculante de até {width.quarterHp}, quilos com um terço de sobra no de correr.",
        ],
      ],
      bullets: [
        "Espessura da chapa, que dá o peso",
        "Largura e altura da folha",
        "Tipo de abertura",
        "Aberturas por dia",
        "Estado de trilho, rodas ou contrapeso",
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
          "Mancha marrom junto a solda ou corte mostra zinco queimado e sem proteção. Linha fina de ferrugem na beirada da solda costuma esconder trinca, e perto do suporte ela pede parar o portão.",
          "No galvanizado, a ferrugem começa onde houve corte, furo ou solda sem tratamento. Trinca perto da dobradiça ou do braço é motivo para não usar até o reparo.",
          "O ponto de solda sem tinta é o primeiro a enferrujar. Se a marca vira trinca junto ao suporte, o portão para até a solda.",
          "Olhe soldas e cortes, onde o aço perde a proteção primeiro. Chapa ondulada em volta do suporte mostra falta de travessa por trás.",
        ],
        [
          "Folha que ficou pesada aponta para roda, trilho ou contrapeso, e não para o aço. Raspagem no piso e fresta desigual revelam quadro empenado.",
          "Se o portão passou a exigir força, examine rodas ou cabos antes do motor. Fresta torta mostra quadro fora de esquadro.",
          "Peso novo vem da rodagem ou do equilíbrio. Já o raspar no chão costuma ser roda gasta ou quadro torto.",
          "O motor que força em folha de aço quase sempre tem roda gasta ou contrapeso fora do ponto. A fresta desigual entrega o empeno.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de aço", "Proteger soldas e cortes", "Manutenção do aço"],
      slots: [
        [
          "Retoque todo corte, furo ou solda com fundo próprio, à base de zinco no galvanizado, antes da tinta. Lave com sabão neutro e evite jato no motor.",
          "Fundo rico em zinco protege a solda do galvanizado, e fundo comum, a do carbono. Ácido e cloro atacam zinco e inox, então use só sabão neutro.",
          "Onde se cortou ou soldou, vai fundo anticorrosivo e depois tinta. A limpeza é com água e sabão neutro, sem produto forte.",
          "A proteção certa é fundo e tinta, com zinco no caso do galvanizado. Água e sabão neutro bastam na lavagem, longe do motor.",
        ],
        [
          "Na revisão, {visits.home} em casa e {visits.business} em prédio e galpão, o técnico olha soldas, rodas ou cabos e a força do motor.",
          "Soldas, rodas e força entram na revisão, feita {visits.home} em residência. Portão de muito uso é revisto {visits.business}.",
          "A folha e o motor são vistos {visits.home} em casa e {visits.business} em uso coletivo. Solda trincada aparece cedo assim.",
          "Revise {visits.home} em casa, ou {visits.business} em galpão e prédio. Roda gasta e trinca pequena custam menos do que quebra.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no portão de aço", "Solda, proteção e regulagem", "Motor em folha de aço"],
      slots: [
        [
          "Com a energia cortada, prumo, soldas e rodagem são vistos antes do motor. Suportes vão soldados ou aparafusados no quadro, com a central desconectada, porque a corrente da solda queima a placa.",
          "Primeiro estrutura e rodas, depois o motor. Antes de qualquer solda a central é desligada, e o ponto soldado recebe fundo e tinta.",
          "O técnico confere a folha, reforça o quadro onde o motor puxa e só então fixa. A placa fica desconectada durante a solda.",
          "A folha precisa andar leve antes de receber motor. O suporte é preso no quadro, e o zinco perdido na solda é reposto.",
        ],
        [
          "Força mínima, fim de curso e teste de obstáculo encerram o serviço. São {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} em folha pesada.",
          "O curso é regulado para a folha parar sem bater, e a parada diante de um objeto é testada. O tempo vai de {time.tilting} no basculante a {time.heavy} em chapa pesada.",
          "No fim, ciclos de teste e regulagem de força. Conte {time.tilting} no basculante comum e {time.sliding} no deslizante.",
          "A entrega inclui vários ciclos e o teste com objeto. O de correr toma {time.sliding}, e o basculante, {time.tilting}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão de aço e de ferro são a mesma coisa?",
      answers: [
        "Portão de aço e de ferro são quase sempre a mesma coisa: o ferro dos portões é aço carbono. A diferença aparece no galvanizado e no inox.",
        "Sim, na maioria das casas. O nome ferro ficou do costume; o material é aço, com ou sem zinco.",
        "Na prática, sim. Ferro puro não se usa em portão, e o que se vende é aço carbono.",
      ],
    },
    {
      question: "Portão galvanizado pode ser soldado?",
      answers: [
        "Portão galvanizado pode ser soldado, com ventilação e proteção, porque o zinco solta fumaça tóxica. O ponto recebe fundo com zinco.",
        "Sim, por profissional. Depois o ponto perde a proteção e precisa de fundo com zinco e tinta.",
        "Pode, com cuidado. A solda queima o zinco em volta, e sem retoque a ferrugem começa ali.",
      ],
    },
    {
      question: "Qual motor para portão de aço pesado?",
      answers: [
        "Para portão de aço pesado, um motor com carga um terço acima do peso e ciclos para o uso. A troca vai de {price.heavySwap}, com mão de obra.",
        "Depende do tipo: quilos de sobra no de correr, 1/3 ou 1/2 HP no basculante. A espessura da chapa dá o peso.",
        "Um de uso intenso, em prédio ou galpão, e de 1/2 HP ou mais quilos, em casa. O serviço leva de {time.heavy}.",
      ],
    },
    {
      question: "Aço galvanizado enferruja?",
      answers: [
        "Aço galvanizado demora, mas enferruja nos cortes, furos e soldas sem proteção. Um retoque com fundo de zinco mantém a folha.",
        "Enferruja onde o zinco se perdeu. No resto, resiste bem por anos com lavagem simples.",
        "Com o tempo, sim, começando pela solda. Retoque cedo impede que a mancha avance.",
      ],
    },
    {
      question: "Porta de aço de comércio pode ter motor?",
      answers: [
        "Porta de aço de comércio pode ter motor de enrolar, de tubo ou lateral, escolhido pelo peso e pela largura.",
        "Sim, com motor próprio de enrolar. Antes se conferem eixo, molas e guias, porque porta presa queima motor.",
        "Pode. O motor vai no eixo do rolo, e a mola precisa estar em ordem.",
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
