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
      "As medidas do portão para o motor são largura e altura da folha, com ele fechado, mais coluna e espaço lateral. No basculante, 1/4 HP vai até {width.quarterHp} de largura, a partir de {price.lowest} instalado; no de correr, meça também o recuo.",
      "Para tirar as medidas do portão e escolher o motor, feche a folha e meça de ponta a ponta na largura e do chão ao topo na altura. Até {width.quarterHp} de basculante, o kit de 1/4 HP serve, desde {price.lowest}, com instalação.",
      "As medidas necessárias para orçamento de motor são quatro: largura, altura, coluna e espaço livre ao lado, em metros, com fotos. Basculante de até {width.quarterHp} usa 1/4 HP, a partir de {price.lowest}, e folha pesada fica, na troca, de {price.heavySwap}.",
    ],
    "how-to": [
      "Como medir o portão: com a folha fechada e o disjuntor desligado, meça a largura de ponta a ponta e a altura do chão ao topo, depois a coluna e o espaço ao lado. Até {width.quarterHp} de largura, o basculante usa motor de 1/4 HP.",
      "Para tirar as medidas do portão e escolher o motor, use trena com ele fechado: largura, altura, coluna e, no de correr, o recuo lateral. Anote em metros; o limite do 1/4 HP é {width.quarterHp} no basculante, e não suba na folha.",
      "Largura e altura do portão se medem com ele fechado, de ponta a ponta e do chão ao topo, sem destravar nada. Com essas medidas e duas fotos sai o orçamento do motor, desde {price.lowest} no basculante de até {width.quarterHp}.",
    ],
    price: [
      "As medidas mudam o preço do motor quando passam do kit: até {width.quarterHp} de largura, o basculante de 1/4 HP sai por {models.pricesOr}, instalado. Portão grande ou pesado fica, na troca, de {price.heavySwap}.",
      "Com as medidas do portão, o preço do motor sai na conversa: basculante de até {width.quarterHp} a partir de {price.lowest}, troca residencial de {price.homeSwap}, e folha pesada, de {price.heavySwap}, com mão de obra.",
    ],
    question: [
      "Para o orçamento de motor, passe estas medidas do portão: largura e altura da folha, largura da coluna e espaço livre ao lado, porque elas definem força e tipo. No basculante, 1/4 HP vai até {width.quarterHp}, desde {price.lowest} instalado.",
      "As medidas do portão que escolhem o motor são largura no basculante, até {width.quarterHp} em 1/4 HP, comprimento e peso no de correr, e tamanho de cada folha no de abrir. Com altura e material, o preço sai, a partir de {price.lowest}.",
    ],
  },
  line: [
    "A largura é a medida que decide no basculante: 1/4 HP vai até {width.quarterHp}.",
    "Meça largura e altura com o portão fechado e mande junto com as fotos.",
    "No portão de correr, a medida que muita gente esquece é o espaço livre na lateral.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Como medir o portão", "Tire as medidas em cinco minutos", "O que medir no portão"],
      slots: [
        [
          "Meça com o portão fechado, que é a posição segura, com trena e papel. Não é preciso mover a folha, abrir o motor ou encostar em cabo.",
          "Com a folha fechada as medidas saem certas e ninguém se arrisca. Não fique sob basculante nem destrave para medir.",
          "Trena e o portão fechado bastam. Desligue o disjuntor, para ninguém acionar enquanto você mede.",
          "Cinco minutos, com a folha fechada e o disjuntor desligado. Centímetros bastam, sem precisão de milímetro.",
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
          "No basculante equilibrado, 1/4 HP vai até {width.quarterHp} de largura; acima, entram 1/3 ou 1/2 HP ou dois acionadores, porque a folha larga torce se puxada de um lado só.",
          "Até {width.quarterHp}, o basculante de casa usa 1/4 HP. Vão de dois carros costuma pedir mais força ou acionador dos dois lados.",
          "A referência do 1/4 HP é {width.quarterHp}. Folha mais larga pede outra potência ou dois acionadores, para não torcer.",
          "Com {width.quarterHp} ou menos de largura, 1/4 HP atende o basculante. Passando disso, a força dobra ou o motor muda.",
        ],
        [
          "No de correr, comprimento e peso definem o motor, com um terço de folga; no de abrir, o comprimento de cada folha. Cada tipo usa a medida de um jeito.",
          "Portão de correr se escolhe pelos quilos, e o de girar, pelo tamanho de cada folha. A largura manda só no basculante.",
          "Peso no deslizante, alavanca no pivotante, largura no basculante. Por isso o tipo de portão vem com as medidas.",
          "Diga o tipo junto: correr conta peso, abrir conta folha, subir conta largura. O motor sai daí.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que cada medida mostra", "Largura, altura e recuo", "Por que o técnico pede estes números"],
      slots: [
        [
          "A largura diz a potência e se um acionador basta; a altura muda o curso e o vento. Coluna e espaço lateral mostram onde o motor cabe.",
          "Pela largura se escolhe a força, e pela altura, o tamanho do acionador. O espaço da coluna diz de que lado ele vai.",
          "Folha larga torce, folha alta pega vento, e coluna estreita limita a fixação. Cada número responde uma pergunta.",
          "Largura, altura e coluna definem força, curso e lugar do motor. O recuo diz se o de correr cabe.",
        ],
      ],
      bullets: [
        "Largura da folha: potência",
        "Altura da folha: curso do acionador",
        "Coluna e espaço ao lado: onde o motor cabe",
        "Recuo lateral: o comprimento da folha e mais uma folga",
        "Distância até o ponto de energia: cabo",
      ],
    },
    {
      about: "cost",
      headings: ["Medidas e preço", "Quanto a medida muda o valor", "Como a medida entra no orçamento"],
      slots: [
        [
          "Até {width.quarterHp}, o kit basculante instalado custa {models.pricesOr}. Em outros tipos, a troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Basculante dentro de {width.quarterHp} usa kit de {models.prices}. A troca residencial, nos demais, sai de {price.homeSwap}.",
          "O kit para até {width.quarterHp} começa em {price.lowest}, montado. De correr ou de abrir, a troca custa de {price.homeSwap}.",
          "De {price.lowest} a {price.highest} é o kit até {width.quarterHp}, instalado. Fora dele, a troca em casa vai de {price.homeSwap}.",
        ],
        [
          "Folha grande e pesada leva a troca a {price.heavySwap}, porque pede motor e reforço maiores. O cartão divide em até {shop.instalments} vezes.",
          "Em conjunto pesado, conte de {price.heavySwap} na troca. Material e equilíbrio dizem quanto.",
          "Medida grande com chapa fechada fica de {price.heavySwap}, com serviço. Grade da mesma largura pesa menos.",
          "Passando para a categoria pesada, a troca custa de {price.heavySwap}. O pagamento vai a {shop.instalments} vezes no cartão.",
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
          "Meça quanto o basculante avança para a calçada ao abrir, que pede aviso a quem passa. Entre folha e parede pode haver vão de esmagamento, que se protege.",
          "A parte que sai para a calçada precisa de sinalização. Onde a folha passa perto de grade ou parede, um braço pode ficar preso.",
          "Avanço na calçada e vão junto à parede são as medidas de segurança. Os dois se resolvem com aviso e proteção.",
          "Confira o que a folha ocupa ao abrir, dentro e fora. No de correr, o trecho junto à parede pede tela.",
        ],
        [
          "A fotocélula é posicionada pela largura do vão, em geral de 40 a 60 cm do piso. Vão largo pode pedir mais de um par.",
          "Com a medida do vão se define onde ficam os sensores. Veículo alto pede um par mais acima.",
          "Vão e altura dos veículos definem as fotocélulas. Um par basta na maioria das casas.",
          "A largura diz se um par de fotocélulas cobre a passagem. Criança pede outro mais baixo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Até que largura o motor de 1/4 HP funciona?",
      answers: [
        "O motor de 1/4 HP funciona até {width.quarterHp} de largura, em basculante residencial equilibrado.",
        "Até {width.quarterHp}, com a folha em bom estado. Material e altura completam a avaliação.",
        "São {width.quarterHp} no basculante. Acima, 1/3, 1/2 HP ou dois acionadores.",
      ],
    },
    {
      question: "Portão de 3 metros precisa de que motor?",
      answers: [
        "Portão de 3 metros basculante passa do limite de {width.quarterHp} do 1/4 HP e pede 1/3 ou 1/2 HP; no de correr, o peso decide.",
        "Depende do tipo: basculante dessa largura costuma pedir mais força; deslizante se escolhe pelo peso.",
        "Se sobe, 1/3 ou 1/2 HP; se corre, capacidade um terço acima do peso.",
      ],
    },
    {
      question: "Para o motor, meço o vão ou a folha?",
      answers: [
        "Para o motor, meça a folha, de ponta a ponta, com o portão fechado. Anote também o vão entre as colunas.",
        "A folha é o que o motor move. O vão ajuda a posicionar fotocélula e batente.",
        "A folha, primeiro. O vão vem como complemento.",
      ],
    },
    {
      question: "De quanto espaço lateral o portão de correr precisa?",
      answers: [
        "O portão de correr precisa de espaço lateral igual ao comprimento da folha, mais uma folga para batente e motor.",
        "Pelo menos o comprimento da folha, com alguma sobra.",
        "O tamanho da folha e um pouco mais. Sem isso, outro tipo serve melhor.",
      ],
    },
    {
      question: "Preciso de medida exata para o orçamento?",
      answers: [
        "Não é preciso medida exata para o orçamento: centímetros bastam, e no local o técnico confere antes de montar.",
        "Trena, em metros e centímetros, é suficiente.",
        "Não ao milímetro. As fotos completam o que falta.",
      ],
    },
  ],
  photo: "a largura e a altura da folha, com fotos por dentro, por fora e das colunas",
  related: ["potencia", "peso", "modelos", "orcamento-por-foto", "kit", "basculante"],
  topic: "orcamento-de-motor-para-portao",
};
