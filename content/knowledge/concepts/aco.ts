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
      "O portão de aço é bom para receber motor, porque o quadro aceita solda e reforço; o que define o modelo é o peso da chapa. Em basculante de até {width.quarterHp}, o kit parte de {price.lowest}, instalado. Em folha pesada, a troca do motor fica de {price.heavySwap}, com mão de obra.",
      "Portão de aço automático funciona bem em aço carbono, galvanizado ou inox, que se diferenciam pela ferrugem, e não pelo motor. Em basculante equilibrado de até {width.quarterHp}, o kit instalado começa em {price.lowest}. Uma chapa larga e fechada precisa de motor mais forte, por causa do peso e do vento.",
      "Para receber motor, o portão de aço precisa correr ou subir leve, porque a chapa pesa e pega vento. O aço carbono exige pintura, e o galvanizado e o inox resistem mais à ferrugem. No basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
    ],
    price: [
      "O preço do motor para portão de aço parte de {price.lowest}, instalado, em basculante equilibrado de até {width.quarterHp}. A troca do motor em casa fica de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com mão de obra. O que decide é o peso da chapa.",
      "O preço para automatizar um portão de aço depende da espessura da chapa e do tamanho. O kit basculante sai a partir de {price.lowest}, a troca do motor em casa, de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, sempre com a instalação.",
      "Motor em portão de aço custa a partir de {price.lowest} no basculante de até {width.quarterHp}, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha larga e fechada, com mão de obra. Solda e reforço, se forem necessários, são orçados à parte.",
    ],
    installation: [
      "A instalação de motor em portão de aço prende suporte e cremalheira ao quadro, por solda ou parafuso, e leva de {time.tilting} no basculante e de {time.sliding} no de correr. O kit basculante de até {width.quarterHp} parte de {price.lowest}, e a solda em galvanizado recebe proteção no fim.",
      "Instalar motor em portão de aço leva de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} em folha pesada. O kit do basculante pequeno custa a partir de {price.lowest}, já montado. Antes de qualquer solda, a placa do motor é desconectada.",
      "O portão de aço recebe o motor direto no quadro, que aceita solda e reforço. O serviço leva de {time.tilting} no basculante, com kit a partir de {price.lowest}, e de {time.heavy} em chapa pesada, depois de conferido se a folha anda leve.",
    ],
    repair: [
      "Portão de aço com trinca, empeno ou roda gasta é recuperado primeiro na estrutura, e só depois o motor é regulado, em visita a partir de {price.preventive} em casa, sem peças. Essa ordem evita que uma folha torta estrague o motor bom.",
      "O conserto do portão de aço inclui soldar o reforço, nivelar a folha e proteger o ponto contra ferrugem. Quando basta ajustar o motor, o serviço em residência parte de {price.preventive}, fora peças. Um motor novo em folha pesada fica de {price.heavySwap}, com mão de obra.",
      "O reparo do portão de aço começa pela folha, porque motor em chapa empenada dura pouco. Regular em casa custa a partir de {price.preventive}, sem peças, e trocar o motor da residência, de {price.homeSwap}, com mão de obra.",
    ],
    comparison: [
      "Entre os tipos de aço para portão, o carbono é o mais barato e fácil de soldar, mas precisa de pintura; o galvanizado resiste à ferrugem, e o inox resiste ainda mais e custa mais. Para escolher o motor, os três são iguais: o que conta é o peso da chapa.",
      "Portão de aço e portão de ferro costumam ser o mesmo material, o aço carbono. A diferença aparece no galvanizado e no inox, que enferrujam menos. Em qualquer um deles, o motor é escolhido pelo peso da folha.",
    ],
    question: [
      "Sim, o portão de aço é bom para colocar motor e aceita bem a automatização na garagem, porque o quadro recebe solda e reforço. A chapa pesa 7,85 kg por metro quadrado a cada milímetro, e esse peso define o modelo, a partir de {price.lowest} no basculante de até {width.quarterHp}.",
      "O portão de aço aceita bem o motor, e as vantagens dele na garagem são a firmeza e o reparo simples; o cuidado é com o peso da chapa. O aço carbono exige pintura, enquanto o galvanizado e o inox enferrujam menos. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; em folha pesada, a troca fica de {price.heavySwap}.",
      "Carbono, galvanizado e inox são os tipos de aço para portão de garagem, e todos aceitam motor, com a vantagem do quadro que pode ser reforçado. A escolha segue o peso: o kit para basculante equilibrado de até {width.quarterHp} custa a partir de {price.lowest}, e a troca em folha pesada, de {price.heavySwap}.",
    ],
  },
  line: [
    "O portão de aço aceita reforço e solda, o que facilita fixar o motor.",
    "Aço galvanizado soldado precisa de proteção no ponto queimado pela solda.",
    "Uma chapa fechada de aço pesa e pega vento, e por isso exige motor mais forte.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Tipos de aço em portões", "Carbono, galvanizado e inox", "O aço do seu portão"],
      slots: [
        [
          "O aço carbono, que muita gente chama de ferro, é o mais comum: resistente e fácil de soldar, mas dependente de pintura. O galvanizado leva uma camada de zinco, que protege o metal até ser riscada ou soldada.",
          "A maioria dos portões é feita de tubo e chapa de aço carbono, que precisa de tinta. No galvanizado, o zinco impede a ferrugem, menos onde houve corte ou solda.",
          "O carbono é o tipo mais barato e se solda com facilidade, porém enferruja sem pintura. O galvanizado sai de fábrica com zinco e só perde a proteção nos cortes e nas soldas.",
          "O ferro dos portões é, na prática, aço carbono, e precisa ser pintado. Quem quer menos ferrugem pode escolher o galvanizado, coberto por uma camada de zinco.",
        ],
        [
          "O inox resiste mais à corrosão, custa mais e exige solda própria. Ele aparece em portão social e em lugar úmido, onde se quer pouca manutenção.",
          "Em ambiente com água ou produto químico, o inox se mantém inteiro onde o carbono enferruja. O preço é o mais alto entre os aços usados em portão.",
          "Quem quer pouca manutenção e aceita pagar mais pode escolher o inox. Parafusos e solda precisam ser do mesmo material, para não manchar.",
          "Entre os aços de portão, o inox é o mais caro e o que menos enferruja. Fixações e solda de aço comum mancham a peça, e por isso se usam as próprias.",
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
          "Para calcular o peso, conte 7,85 kg por metro quadrado de chapa a cada milímetro de espessura e some o quadro. No basculante equilibrado de até {width.quarterHp}, 1/4 HP basta; no de correr, o motor precisa de um terço de folga.",
          "Multiplique a área pela espessura, a 7,85 kg por metro quadrado e por milímetro, e junte o peso do quadro. Com contrapeso certo e até {width.quarterHp} de largura, o basculante usa motor de 1/4 HP.",
          "O peso da folha e as aberturas por dia indicam o motor. Uma chapa tem 7,85 kg por metro quadrado a cada milímetro, e quando é fechada ainda pega vento, o que exige um motor com sobra de força.",
          "Uma chapa de 1 mm pesa 7,85 kg por metro quadrado, e a ela se soma o quadro. Com esse total se escolhe o motor: 1/4 HP no basculante de até {width.quarterHp} e um terço de sobra no de correr.",
        ],
      ],
      bullets: [
        "Espessura da chapa: define o peso da folha",
        "Largura e altura: dão a área de chapa e o vento que ela recebe",
        "Tipo de abertura: basculante, de correr ou de abrir",
        "Aberturas por dia: uso de casa ou uso intenso",
        "Trilho, rodas ou contrapeso: precisam deixar a folha leve",
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
          "A mancha marrom junto a uma solda ou corte mostra que o aço perdeu a proteção ali. Uma linha fina de ferrugem na beirada da solda pode esconder trinca, e perto do suporte do motor ela exige parar o portão.",
          "No galvanizado, a ferrugem começa onde houve corte, furo ou solda sem tratamento. Uma trinca perto da dobradiça ou do braço do motor é motivo para não usar o portão até o reparo.",
          "O ponto de solda sem tinta é o primeiro a enferrujar. Se a marca virar trinca junto ao suporte do motor, deixe o portão parado até soldar.",
          "Olhe as soldas e os cortes, onde o aço perde a proteção primeiro. Chapa ondulada em volta do suporte mostra que falta um reforço por trás.",
        ],
        [
          "A folha que ficou pesada indica defeito em roda, trilho ou contrapeso, e não no aço. Raspagem no piso e fresta desigual revelam quadro empenado.",
          "Se o portão passou a exigir força, examine rodas ou cabos antes do motor. Uma fresta torta mostra quadro fora de esquadro.",
          "O aumento de peso costuma vir das rodas ou do equilíbrio da folha. O portão que raspa no chão tem, em geral, roda gasta ou quadro torto.",
          "Quando o motor força numa folha de aço, quase sempre há roda gasta ou contrapeso fora do ponto. A fresta maior de um lado mostra que o quadro empenou.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de aço", "Proteger soldas e cortes do aço", "Manutenção do portão de aço"],
      slots: [
        [
          "Retoque todo corte, furo ou solda com fundo próprio antes da tinta, à base de zinco se o portão for galvanizado. Lave com sabão neutro e não jogue água no motor.",
          "Um fundo rico em zinco protege a solda do galvanizado, e o fundo anticorrosivo comum, a do carbono. Ácido e cloro atacam zinco e inox, e por isso a lavagem é só com sabão neutro.",
          "Onde se cortou ou soldou, aplique fundo anticorrosivo e depois tinta, para a ferrugem não começar ali. A limpeza se faz com água e sabão neutro, sem produto forte.",
          "A proteção certa para o aço é fundo e tinta, com zinco no caso do galvanizado. Na lavagem bastam pano, água e sabão neutro, longe do motor e da placa.",
        ],
        [
          "Na revisão, {visits.home} em casa e {visits.business} em prédio e galpão, o técnico olha soldas, rodas ou cabos e a força do motor.",
          "Soldas, rodas e força do motor são conferidas na visita de manutenção, {visits.home} em residência. Um portão de muito uso precisa dela {visits.business}.",
          "A folha e o motor devem ser examinados {visits.home} em casa e {visits.business} em uso coletivo, para a trinca na solda ser vista cedo.",
          "Peça a conferência {visits.home} em casa, ou {visits.business} em galpão e prédio. Roda gasta e trinca pequena custam menos do que uma quebra.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão de aço",
        "Solda, proteção e regulagem no aço",
        "Instalação do motor em folha de aço",
      ],
      slots: [
        [
          "Com a energia cortada, o técnico confere prumo, soldas e rodas antes do motor. Os suportes são soldados ou aparafusados no quadro, com a placa desconectada, porque a corrente da solda pode queimá-la.",
          "Estrutura e rodas vêm primeiro, e o motor, depois. Antes de qualquer solda a central é desligada, e o ponto soldado recebe fundo e tinta.",
          "O técnico examina a folha, reforça o quadro no ponto em que o motor faz força e só então prende o suporte. A placa fica desconectada enquanto se solda.",
          "A folha precisa estar leve antes de receber o motor. O suporte é preso no quadro, com a central desligada durante a solda, e o zinco perdido é reposto com fundo próprio.",
        ],
        [
          "A força é regulada no mínimo que move a folha, e testam-se a parada no fim e diante de um objeto. O serviço leva de {time.tilting} no basculante, de {time.sliding} no de correr e de {time.heavy} em folha pesada.",
          "As paradas são acertadas para a folha encostar sem bater, e o recuo diante de um obstáculo é conferido. O serviço dura de {time.tilting} no basculante e de {time.heavy} em chapa pesada.",
          "No fim, o portão roda vários ciclos e a força do motor é regulada. Conte de {time.tilting} no basculante comum e de {time.sliding} no deslizante.",
          "A entrega inclui ciclos de teste e a verificação com um objeto no caminho. O de correr toma de {time.sliding}, e o basculante, de {time.tilting}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês fazem o portão de aço?",
      answers: [
        "A folha é do serralheiro. Nós vendemos e instalamos o motor e consertamos o portão que já existe.",
        "Não fabricamos a folha, que o serralheiro faz sob medida. O motor, a regulagem e o conserto são conosco.",
      ],
    },
    {
      question: "Portão de aço e de ferro são a mesma coisa?",
      answers: [
        "Quase sempre, porque o ferro dos portões é aço carbono. A diferença aparece no galvanizado e no inox.",
        "Sim, na maioria das casas. O nome ferro ficou do costume, mas o material é aço, com ou sem zinco.",
        "Na prática, sim. O que se vende como portão de ferro é aço carbono.",
      ],
    },
    {
      question: "Portão galvanizado pode ser soldado?",
      answers: [
        "Pode, por profissional, com ventilação e máscara, porque o zinco solta fumaça tóxica. Depois, o ponto recebe fundo com zinco.",
        "Sim, por profissional. Depois o ponto fica sem proteção e precisa de fundo com zinco e tinta.",
        "Pode, com cuidado. A solda queima o zinco em volta, e sem retoque a ferrugem começa ali.",
      ],
    },
    {
      question: "Qual motor para portão de aço pesado?",
      answers: [
        "Um com capacidade um terço acima do peso da folha e que aguente as aberturas do dia. A troca vai de {price.heavySwap}, com mão de obra.",
        "Depende do tipo: no de correr, um motor com quilos de sobra; no basculante, 1/3 ou 1/2 HP. A espessura da chapa dá o peso.",
        "Em prédio ou galpão, um motor de uso intenso; em casa, um mais forte que o comum. O serviço leva de {time.heavy}.",
      ],
    },
    {
      question: "Aço galvanizado enferruja?",
      answers: [
        "Demora, mas enferruja nos cortes, furos e soldas sem proteção. Retoque esses pontos com fundo de zinco.",
        "Enferruja onde o zinco se perdeu. No resto, resiste por anos com lavagem simples.",
        "Com o tempo, sim, a começar pela solda. O retoque cedo impede que a mancha avance.",
      ],
    },
    {
      question: "Porta de aço de comércio pode ter motor?",
      answers: [
        "Pode: é o motor de enrolar, montado no eixo e escolhido pelo peso e pela largura da porta.",
        "Sim, com motor próprio de enrolar. Antes se conferem eixo, molas e guias, porque porta presa queima o motor.",
        "Pode. O motor é instalado no eixo do rolo, e a mola precisa estar em ordem.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro por dentro, com as medidas, e de perto soldas, rodas e o ponto do motor",
  traits: {
    Peso: "De 10 a 16 kg por m², em chapa de 0,95 a 1,5 mm com o quadro",
    Manutenção: "Pequena no galvanizado e no inox, pintura em dia no carbono",
    "Com motor": "Rígido, aceita solda e fixação firme, exige potência certa",
    "Onde combina": "Casas, prédios, galpões e comércios com muito uso",
  },
  related: ["ferro", "peso", "ferrugem", "solda", "enrolar", "motor"],
  topic: "motor-para-portao-pesado",
};
