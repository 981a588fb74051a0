import type { Concept } from "#domain/knowledge/concept.ts";

export const medidas: Concept = {
  id: "medidas",
  kind: "buying",
  label: "Medidas",
  phrase: "as medidas do portão",
  words: [
    "medidas",
    "largura",
    "altura",
    "tamanho",
    "dimensões",
    "quantos metros",
    "como medir portão",
    "2 metros",
    "3 metros",
    "4 metros",
    "vão do portão",
    "portão grande",
  ],
  intent: "question",
  answers: {
    any: [
      "As medidas do portão para escolher o motor são a largura e a altura da folha, com ele fechado, mais a coluna e o espaço lateral. No basculante de até {width.quarterHp} de largura, o motor de 1/4 HP serve, a partir de {price.lowest}, instalado. No de correr, meça também o recuo onde a folha entra.",
      "Para tirar as medidas do portão e escolher o motor, feche a folha e meça a largura de ponta a ponta e a altura do chão ao topo. Até {width.quarterHp} de largura, o basculante usa o kit de 1/4 HP, que custa a partir de {price.lowest}, com instalação.",
      "As medidas do portão necessárias para o orçamento do motor são quatro: largura, altura, coluna e espaço livre ao lado, em metros. O basculante de até {width.quarterHp} usa 1/4 HP, a partir de {price.lowest}, instalado. Em folha pesada, a troca com mão de obra fica de {price.heavySwap}.",
    ],
    "how-to": [
      "Para medir o portão, feche a folha, desligue o disjuntor e meça a largura de ponta a ponta e a altura do chão ao topo. Depois meça a coluna e o espaço livre ao lado. Até {width.quarterHp} de largura, o basculante usa motor de 1/4 HP.",
      "As medidas do portão se tiram com trena e a folha fechada: largura, altura, coluna e, no de correr, o recuo lateral. Anote em metros e não suba na folha para medir. No basculante, o limite do motor de 1/4 HP é de {width.quarterHp} de largura.",
      "A largura e a altura do portão são medidas com ele fechado, de ponta a ponta e do chão ao topo, sem destravar nada. Com essas medidas e duas fotos sai o orçamento do motor, a partir de {price.lowest} no basculante de até {width.quarterHp}, instalado.",
    ],
    price: [
      "As medidas do portão mudam o preço do motor quando passam do limite do kit. Até {width.quarterHp} de largura, o basculante de 1/4 HP sai por {models.pricesOr}, instalado. Em portão grande ou pesado, a troca com mão de obra fica de {price.heavySwap}.",
      "O preço do motor pelas medidas do portão parte de {price.lowest}, no basculante de até {width.quarterHp}, instalado. Nos outros tipos, a troca residencial fica de {price.homeSwap} e, em folha pesada, de {price.heavySwap}, com mão de obra.",
    ],
    question: [
      "As medidas do portão que o orçamento pede são a largura e a altura da folha, a largura da coluna e o espaço livre ao lado, porque elas definem a força e o tipo de motor. No basculante de até {width.quarterHp}, serve o de 1/4 HP, a partir de {price.lowest}, instalado.",
      "Depende do tipo de portão: no basculante, a medida que escolhe o motor é a largura, até {width.quarterHp} em 1/4 HP; no de correr, o comprimento e o peso; no de abrir, o tamanho de cada folha. O kit basculante instalado parte de {price.lowest}.",
    ],
  },
  line: [
    "No basculante, a largura é a medida que decide: o motor de 1/4 HP vai até {width.quarterHp}.",
    "Meça a largura e a altura com o portão fechado e mande junto com as fotos.",
    "No portão de correr, a medida que muita gente esquece é o espaço livre na lateral.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como medir o portão", "Tire as medidas em cinco minutos", "O que medir no portão"],
      slots: [
        [
          "Meça com o portão fechado, que é a posição segura, usando trena e papel. Não é preciso mover a folha, abrir o motor ou encostar em cabo.",
          "Com a folha fechada, as medidas saem certas e ninguém se arrisca. Não fique embaixo de um basculante aberto nem destrave o motor para medir.",
          "Para as medidas, use uma trena comum, com a folha parada e fechada. Não encoste em cabo nem em mola, e peça que ninguém acione o portão enquanto isso.",
          "A medição leva cinco minutos, sem destravar nem desmontar nada. A precisão de um centímetro é suficiente, porque o técnico confere tudo antes de montar.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão, se ele já tem motor.",
        "Meça a largura da folha, de ponta a ponta.",
        "Meça a altura, do chão ao topo da folha.",
        "Meça a largura das colunas e o espaço livre ao lado.",
        "No portão de correr, meça o recuo lateral onde a folha entra.",
        "Anote em metros e mande com fotos por dentro e por fora.",
      ],
    },
    {
      about: "choose",
      headings: ["Que motor para cada medida", "Que motor usar em cada largura", "Até quantos metros cada motor vai"],
      slots: [
        [
          "Em basculante equilibrado, o motor de 1/4 HP vai até {width.quarterHp} de largura. No basculante mais largo, usa-se 1/3 ou 1/2 HP, ou dois acionadores, porque a folha torce quando é puxada de um lado só.",
          "Até {width.quarterHp}, o basculante de casa usa 1/4 HP. Um vão de dois carros costuma precisar de 1/3 ou 1/2 HP, ou de um acionador em cada lado, para a folha não torcer.",
          "O limite do 1/4 HP no basculante é de {width.quarterHp}. Um portão basculante mais largo que o limite leva motor de 1/3 ou 1/2 HP, ou dois acionadores, que puxam a folha por igual.",
          "Com {width.quarterHp} ou menos de largura, o basculante é atendido por 1/4 HP. Na folha basculante maior, a potência sobe para 1/3 ou 1/2 HP, ou entra um segundo acionador, para ela não torcer.",
        ],
        [
          "No portão de correr, o comprimento e o peso definem o motor, com um terço de sobra na capacidade. No de abrir, conta o comprimento de cada folha.",
          "Portão de correr se escolhe pelos quilos da folha, e o de abrir, pelo comprimento de cada uma. A largura decide sozinha apenas no basculante.",
          "Cada tipo usa a medida de um jeito: o deslizante conta o peso, e o portão de abrir, o comprimento da folha, que aumenta o esforço no braço.",
          "Informe o tipo junto com as medidas, porque o motor de correr se define pelo peso, e o de abrir, pelo comprimento de cada folha.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que cada medida mostra", "Largura, altura e recuo", "Por que o técnico pede estes números"],
      slots: [
        [
          "A largura mostra a potência necessária e se um acionador basta, e a altura muda o tamanho do acionador. A coluna e o espaço lateral indicam onde o motor pode ser instalado.",
          "Pela largura se escolhe a força, e pela altura, o comprimento do acionador. O espaço na coluna mostra de que lado o motor pode ficar.",
          "Uma folha larga torce mais, uma folha alta recebe mais vento, e uma coluna estreita limita a fixação do motor. Cada número responde a uma pergunta do técnico.",
          "Largura, altura e coluna definem a força, o tamanho do acionador e o lugar do motor. O recuo lateral mostra se um portão de correr cabe ali.",
        ],
      ],
      bullets: [
        "Largura da folha: define a potência",
        "Altura da folha: define o tamanho do acionador",
        "Coluna e espaço ao lado: mostram onde o motor cabe",
        "Recuo lateral: precisa ter o comprimento da folha e uma folga",
        "Distância até o ponto de energia: define o cabo",
      ],
    },
    {
      about: "cost",
      headings: ["Medidas e preço", "Quanto a medida muda o valor", "Como a medida entra no orçamento"],
      slots: [
        [
          "Até {width.quarterHp} de largura, o kit basculante instalado custa {models.pricesOr}. Em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
          "Um basculante dentro de {width.quarterHp} usa um kit de {models.pricesOr}, com instalação. No deslizante e no pivotante, a troca residencial do motor sai de {price.homeSwap}.",
          "O kit para basculante de até {width.quarterHp} começa em {price.lowest}, montado. A troca residencial em portão que corre ou gira, com o serviço, custa de {price.homeSwap}.",
          "De {price.lowest} a {price.highest} é o preço do kit instalado em basculante de até {width.quarterHp}. Para o portão que corre ou gira, a troca do motor em casa vai de {price.homeSwap}.",
        ],
        [
          "Uma folha grande e pesada leva a troca para a faixa de {price.heavySwap}, porque o motor e os reforços são maiores. O cartão divide em até {shop.instalments} vezes.",
          "Em portão pesado, a troca do motor com mão de obra fica de {price.heavySwap}. O material e o equilíbrio da folha também mudam o valor.",
          "Medida grande em chapa fechada põe o portão na categoria pesada, com a troca de {price.heavySwap}, mão de obra incluída. Um portão de grade da mesma largura pesa menos e pode custar menos.",
          "Quando o portão passa à categoria pesada, a troca custa de {price.heavySwap}, com o serviço. O pagamento vai a {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Espaço e segurança em volta da folha",
        "Medidas que protegem quem passa",
        "Folga lateral, calçada e passagem",
      ],
      slots: [
        [
          "Meça quanto o basculante avança para a calçada ao abrir, porque quem passa ali precisa ser avisado. Entre a folha e a parede pode haver um vão que esmaga, e ele deve ser protegido.",
          "A parte da folha que sai para a calçada precisa de sinalização. Onde ela passa perto de grade ou parede, um braço pode ficar preso, e se instala uma proteção.",
          "O avanço na calçada e o vão junto à parede são as duas medidas de segurança do portão. O primeiro se resolve com aviso luminoso, e o segundo, com tela.",
          "Confira o espaço que a folha ocupa ao abrir, dentro e fora da garagem. Sobre a calçada, ela precisa de aviso; junto à parede, no portão de correr, de uma tela de proteção.",
        ],
        [
          "A fotocélula é posicionada pela largura do vão, em geral de 40 a 60 cm do piso. Um vão largo ou usado por crianças pode precisar de mais de um par.",
          "Com a medida do vão se define onde ficam os sensores, quase sempre a meio metro do chão. Onde passam veículos altos ou crianças, usa-se um segundo par em outra altura.",
          "O vão e a altura dos veículos definem as fotocélulas, o sensor que impede o fechamento sobre alguém. Um par, a cerca de 50 cm do piso, atende a maioria das casas.",
          "A largura da entrada mostra se um par de fotocélulas cobre a passagem, com o feixe a cerca de meio metro do piso. Para crianças, acrescenta-se outro mais baixo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Até que largura o motor de 1/4 HP funciona?",
      answers: [
        "O motor de 1/4 HP funciona até {width.quarterHp} de largura, em basculante residencial equilibrado.",
        "Até {width.quarterHp}, com a folha em bom estado. O material e a altura completam a avaliação.",
        "São {width.quarterHp} no basculante. Acima disso, usa-se 1/3 ou 1/2 HP, ou dois acionadores.",
      ],
    },
    {
      question: "Portão de 3 metros precisa de que motor?",
      answers: [
        "O portão basculante de 3 metros passa do limite de {width.quarterHp} do 1/4 HP e precisa de 1/3 ou 1/2 HP; no de correr, o peso decide.",
        "Depende do tipo: o basculante dessa largura costuma precisar de mais força, e o deslizante se escolhe pelo peso.",
        "Se o portão sobe, um motor de 1/3 ou 1/2 HP; se corre, um com capacidade um terço acima do peso da folha.",
      ],
    },
    {
      question: "Para o motor, meço o vão ou a folha?",
      answers: [
        "Para o motor, meça a folha, de ponta a ponta, com o portão fechado. Anote também o vão entre as colunas.",
        "Meça a folha, que é o que o motor move. O vão ajuda a posicionar a fotocélula e o batente.",
        "A folha, primeiro. A medida do vão entre as colunas serve de complemento.",
      ],
    },
    {
      question: "De quanto espaço lateral o portão de correr precisa?",
      answers: [
        "O portão de correr precisa de espaço lateral igual ao comprimento da folha, mais uma folga para o batente e o motor.",
        "Pelo menos o comprimento da folha, com alguma sobra para o motor e o batente.",
        "Do tamanho da folha e um pouco mais. Onde não há esse recuo, outro tipo de portão serve melhor.",
      ],
    },
    {
      question: "Preciso de medida exata para o orçamento?",
      answers: [
        "Não é preciso medida exata para o orçamento: centímetros bastam, e no local o técnico confere antes de montar.",
        "Não. A trena, em metros e centímetros, é suficiente para dizer o modelo e o preço.",
        "Não ao milímetro, porque as fotos completam o que falta e o técnico mede de novo antes da montagem.",
      ],
    },
  ],
  photo: "a largura e a altura da folha, com fotos por dentro, por fora e das colunas",
  related: ["potencia", "peso", "modelos", "orcamento-por-foto", "kit", "basculante"],
  topic: "orcamento-de-motor-para-portao",
};
