import type { Concept } from "#domain/knowledge/concept.ts";

export const potencia: Concept = {
  id: "potencia",
  kind: "buying",
  label: "Potência",
  phrase: "a potência do motor",
  words: [
    "potência",
    "quantos hp",
    "hp",
    "1/4 hp",
    "1/3 hp",
    "1/2 hp",
    "1/4hp",
    "1/2hp",
    "cavalos",
    "cv",
    "motor potente",
    "motor forte",
  ],
  intent: "question",
  answers: {
    any: [
      "Para escolher a potência do motor de portão, veja o tipo e o tamanho da folha: 1/4 HP basta no basculante equilibrado de até {width.quarterHp}, e folha maior ou mais pesada usa 1/3 ou 1/2 HP. No portão de correr, compare os quilos da ficha com o peso da folha. Galpão e condomínio pedem motor de uso intenso.",
      "A potência do motor depende da folha. Em casa, o basculante de até {width.quarterHp} usa 1/4 HP, e a folha larga, de madeira ou de chapa usa de 1/3 a 1/2 HP. O de correr se escolhe pelos quilos da ficha, e o de prédio ou galpão, também pelos ciclos por hora.",
      "Escolha a potência pela largura, pelo peso e pelo uso do portão: 1/4 HP atende o basculante equilibrado de até {width.quarterHp}, e folha maior de casa pede 1/3 ou 1/2 HP. Para portão de correr, o que conta é o limite em quilos, com um terço de folga.",
      "Na maioria das casas, um motor de 1/4 HP é suficiente, desde que o basculante tenha até {width.quarterHp} e esteja equilibrado. Suba para 1/3 ou 1/2 HP se a folha for larga, de madeira ou de chapa grossa. No portão de correr, olhe os quilos da ficha, e não os HP.",
    ],
    buying: [
      "Para casa, escolha potência de 1/4 HP se o portão for basculante equilibrado de até {width.quarterHp}, com motor instalado a partir de {price.lowest}; folha maior usa até 1/2 HP. No de correr, procure na ficha um limite de quilos um terço acima do peso da folha.",
      "A potência a comprar sai da folha: motor de 1/4 HP no basculante de até {width.quarterHp}, instalado desde {price.lowest}, e 1/3 ou 1/2 HP acima disso. Galpão e prédio pedem motor de uso intenso, com troca de {price.heavySwap}, mão de obra incluída.",
      "Vai comprar motor de portão? Em basculante residencial de até {width.quarterHp}, 1/4 HP de potência resolve, a partir de {price.lowest} com instalação, e madeira ou chapa grossa levam a 1/2 HP. Portão de correr se escolhe pelos quilos da ficha, com folga.",
    ],
    price: [
      "O preço por potência começa no 1/4 HP, com kits basculantes instalados por {models.prices}, para folha de até {width.quarterHp}. Em 1/3 ou 1/2 HP, a troca em casa fica de {price.homeSwap}, e motor de uso intenso, de {price.heavySwap}, com mão de obra.",
      "Na potência de 1/4 HP, o kit basculante instalado custa de {price.lowest} a {price.highest}, conforme a velocidade. Com mais HP, trocar o motor da casa sai de {price.homeSwap}, e em galpão ou prédio, de {price.heavySwap}, já com o serviço.",
      "Quanto custa cada potência de motor de portão: 1/4 HP desde {price.lowest}, instalado em basculante, e a troca por um mais forte, em residência, de {price.homeSwap}. Portão pesado leva a faixa para {price.heavySwap}, com instalação.",
    ],
    comparison: [
      "Entre potência de 1/4, 1/3 e 1/2 HP, muda o peso que o motor de portão move com folga, e não a rapidez. O de 1/4 HP atende basculante equilibrado de até {width.quarterHp}; folha larga, de madeira ou de chapa pede mais.",
      "Mais HP dá força e margem, mas não abre mais depressa: dois motores de 1/4 HP podem levar {opening.padrao} ou {opening.jetflex}. Fique no 1/4 até {width.quarterHp} de basculante leve e suba a potência só em folha grande ou pesada.",
      "A diferença de potência aparece na folha: 1/4 HP para basculante de até {width.quarterHp}, 1/3 e 1/2 HP para maior ou mais pesada. A velocidade vem do fuso, do redutor ou do inversor, e não dos HP.",
    ],
    question: [
      "Para basculante residencial de até {width.quarterHp}, potência de 1/4 HP basta; folha maior usa de 1/3 a 1/2 HP. No portão de correr, o número a olhar é o limite em quilos da ficha, e em galpão ou prédio, os ciclos por hora.",
      "Quantos HP o motor de portão deve ter depende da folha: 1/4 no basculante equilibrado de até {width.quarterHp}, até 1/2 em folha larga ou pesada. Motor de uso intenso fica para galpão e garagem coletiva, e potência não corrige portão desequilibrado.",
      "Em casa, a potência certa costuma ser 1/4 HP, suficiente para basculante de até {width.quarterHp} com contrapeso regulado. Suba para 1/3 ou 1/2 HP se a folha for larga, de madeira ou de chapa grossa, e veja os quilos no de correr.",
    ],
  },
  line: [
    "Em basculante equilibrado de até {width.quarterHp} de largura, a potência de 1/4 HP basta.",
    "Potência maior não conserta folha pesada nem deixa o portão mais rápido.",
    "A potência residencial vai de 1/4 a 1/2 HP, conforme largura, material e uso.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que significam os HP do motor", "Potência do motor: o que os HP dizem"],
      slots: [
        [
          "HP é a medida da força que o motor entrega: 1/4 HP são cerca de 186 watts no eixo, e 1/2 HP, cerca de 373. No basculante isso basta porque o contrapeso carrega a folha e o motor só a conduz.",
          "Um HP vale cerca de 746 watts, de modo que 1/4 fica perto de 186 e 1/2, de 373. Parece pouco, mas no basculante equilibrado quem sustenta o peso é o contrapeso.",
          "Em watts, 1/4 HP equivale a uns 186 e 1/2 HP a uns 373. Um motor pequeno move um basculante grande porque o contrapeso faz o esforço.",
        ],
        [
          "Os HP não dizem quantas aberturas seguidas o motor aguenta sem esquentar. Isso está nos ciclos por hora da ficha, que contam tanto quanto a força em galpão, loja e prédio.",
          "Em garagem de muito movimento ou galpão, leia também os ciclos por hora. Dois motores de mesma potência podem ser bem diferentes, um para casa e outro para uso seguido.",
          "Além da força, confira quantos ciclos por hora o motor faz sem esquentar. É esse número que separa o motor de casa do motor para galpão ou condomínio.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quantos HP para o seu portão", "A potência certa por tipo de portão"],
      slots: [
        [
          "Cada tipo de portão tem o seu critério: a largura no basculante, os quilos no de correr e o comprimento de cada folha no de abrir. Antes de aumentar a potência, acerte o equilíbrio da folha, porque contrapeso errado força o motor mais que alguns quilos.",
          "O basculante se escolhe pela largura, o de correr pelo peso, com um terço de folga, e o de abrir pelo comprimento da folha e pelo vento. Folha desequilibrada faz parecer que faltam HP.",
          "Comece pelo tipo de portão. No basculante, meça a largura; no de correr, estime os quilos; no de abrir, meça cada folha. Só pense em mais potência depois que a folha estiver leve na mão.",
        ],
      ],
      bullets: [
        "Basculante de até {width.quarterHp}, equilibrado: 1/4 HP",
        "Basculante mais largo, de madeira ou chapa: 1/3 ou 1/2 HP",
        "De correr: limite em quilos um terço acima do peso da folha",
        "De abrir: um motor por folha, pelo comprimento",
        "Galpão e condomínio: uso intenso, pelos ciclos por hora",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de potência insuficiente",
        "O motor está pequeno para a folha?",
        "Quando falta força ao motor",
      ],
      slots: [
        [
          "Motor pequeno para a folha perde velocidade no meio do curso, para e volta, ou esquenta com poucas aberturas. Roldana travada e contrapeso errado dão o mesmo sintoma, e o técnico testa a folha solta para separar.",
          "Falta de força aparece como lentidão no meio do caminho, parada e carcaça quente depois de poucos ciclos. Antes de culpar os HP, o técnico solta a folha e verifica se ela anda leve.",
          "Se a folha perde velocidade e o motor esquenta logo, ou ele é fraco ou o portão está pesado. O teste com a folha solta, feito pelo técnico, mostra qual dos dois.",
          "Desacelerar, parar no meio e aquecer rápido são os sinais. Um deslizante com roldana ruim ou um basculante desequilibrado imitam isso, por isso o técnico confere a mecânica primeiro.",
        ],
        [
          "Apertar a força até o fim para compensar é perigoso, porque o portão deixa de ceder quando encontra alguém. Além do risco, o redutor se desgasta mais cedo.",
          "Nunca compense com a embreagem no máximo. A folha passa a empurrar o que encontra, a proteção contra esmagamento some e a engrenagem sofre.",
          "Regular a força no limite só esconde o defeito. Quem passa pelo vão perde a proteção, e o redutor se gasta mais cedo.",
          "Subir a regulagem de força não aumenta a potência e tira a segurança, já que o portão para de recuar diante de obstáculo. O certo é acertar a folha ou trocar o motor.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que medir antes de escolher", "Como ver a potência do motor atual e medir a folha"],
      slots: [
        [
          "A potência do motor atual está na etiqueta da carcaça, junto com modelo e tensão. Leia pelo lado de fora, sem abrir a tampa, e não mova folha que pareça pesada ou torta.",
          "Se já há motor, o modelo, os HP e os volts ficam na etiqueta externa. Tudo pode ser visto com o portão fechado, sem ferramenta.",
          "Para saber quantos HP você tem hoje, procure a etiqueta do lado de fora do motor. A folha se mede com trena, com o portão parado.",
        ],
      ],
      steps: [
        "Veja se o portão é basculante, de correr ou de abrir.",
        "Meça a largura e a altura da folha com trena.",
        "Anote o material e se o portão é fechado ou vazado.",
        "Conte as aberturas na hora de maior movimento.",
        "Fotografe a etiqueta do motor atual, com a tampa fechada.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa cada potência", "Preço do 1/4 HP e acima", "O que se paga por mais força"],
      slots: [
        [
          "No 1/4 HP, o kit basculante instalado sai por {models.pricesOr}, conforme a velocidade. Trocar por motor mais forte em casa fica de {price.homeSwap}, com mão de obra.",
          "Com 1/4 HP, os kits basculantes custam {models.prices}, entregues e montados. Uma residência que precisa de 1/3 ou 1/2 HP troca o motor por {price.homeSwap}, serviço incluído.",
          "O preço no 1/4 HP começa em {price.lowest}, já instalado, e cresce com a rapidez. Para mais potência, a troca residencial vai de {price.homeSwap}, motor e instalação juntos.",
          "Paga-se de {price.lowest} a {price.highest} pelo basculante de 1/4 HP montado. Folha que pede mais força leva a troca em casa a {price.homeSwap}, incluída a mão de obra.",
        ],
        [
          "Em portão pesado, de galpão ou condomínio, a troca do motor vai de {price.heavySwap}. O que empurra o valor é o peso da folha, o regime de uso e os reforços da base.",
          "Motor de uso intenso, para galpão ou prédio, custa de {price.heavySwap} na troca. Peso, ciclos por hora e reforço de base fazem a diferença dentro dessa faixa.",
          "Conjuntos pesados ficam em {price.heavySwap}, com o serviço. A base reforçada e a alimentação elétrica do galpão são o que mais muda o total.",
          "Para folha pesada ou uso seguido, conte com {price.heavySwap} na troca completa. Quanto mais quilos e mais ciclos por hora, mais perto do fim da faixa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de 1/4 HP aguenta o meu portão?",
      answers: [
        "Aguenta, se for basculante residencial de até {width.quarterHp} e a folha estiver equilibrada. Madeira maciça e chapa grossa pedem mais.",
        "Em basculante de até {width.quarterHp}, com contrapeso certo, sim. Em portão de correr, o que vale é o limite de quilos da ficha.",
        "Sim, na folha basculante de casa com até {width.quarterHp}, equilibrada. Acima disso, ou com madeira e chapa, pense em 1/3 ou 1/2 HP.",
      ],
    },
    {
      question: "Motor de 1/2 HP abre mais rápido?",
      answers: [
        "Não por causa da potência. A velocidade depende do fuso, do redutor ou do inversor, e há motor de 1/4 HP que abre em {opening.jetflex}.",
        "Não necessariamente: HP dá força e margem, e quem define o tempo é a transmissão e a eletrônica do modelo.",
        "Não. Com os mesmos 1/4 HP há kits de {opening.padrao}, {opening.speedy} e {opening.jetflex}, prova de que a rapidez vem de outro lugar.",
      ],
    },
    {
      question: "Posso pôr motor mais forte do que preciso?",
      answers: [
        "Pode, com a força bem regulada, mas o ganho é pequeno em folha equilibrada. Mal regulado, ele machuca alguém e estraga a folha.",
        "Pode, com uma margem pequena; o exagero só encarece. Motor com força de sobra exige regulagem cuidadosa, para a folha parar diante de um obstáculo.",
        "Pode, sem exagero. O motor forte demais esconde defeito do portão e precisa de regulagem fina para continuar seguro.",
      ],
    },
    {
      question: "Qual a diferença entre HP e CV no motor de portão?",
      answers: [
        "São quase iguais: 1 HP vale cerca de 746 watts e 1 CV, cerca de 736. Na escolha do motor, isso não muda nada.",
        "Quase nenhuma. O HP é perto de um por cento maior que o CV, e o catálogo usa um ou outro.",
        "Na prática, nenhuma: 746 watts contra 736. Um motor de 1/4 CV e um de 1/4 HP fazem o mesmo serviço.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar um motor mais forte em galpão?",
      answers: [
        "Em portão pesado, a instalação leva de {time.heavy}, porque inclui base reforçada, alimentação e teste de ciclos seguidos.",
        "Conte com {time.heavy} para folha pesada. Em casa é menos: {time.tilting} no basculante e {time.sliding} no de correr.",
        "De {time.heavy}, em geral, pois a base e a parte elétrica de galpão dão mais trabalho que as de casa.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, outra do portão e a largura da folha",
  related: ["peso", "medidas", "modelos", "pesado", "tempo-de-abertura", "contrapeso"],
  topic: "motor-basculante-1-4-hp",
};
