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
      "A potência do motor de portão residencial vai de 1/4 a 1/2 HP. No basculante equilibrado de até {width.quarterHp} de largura, 1/4 HP basta, porque quem carrega a folha é o contrapeso e o motor só conduz o movimento.",
      "A potência certa vem da folha: 1/4 HP no basculante equilibrado de até {width.quarterHp}, de 1/3 a 1/2 HP em folha maior de casa e motor de uso intenso em portão pesado ou coletivo. No de correr, valem mais os quilos da ficha; em qualquer um, a folha tem de andar leve na mão.",
      "A potência do motor é escolhida pela largura, pelo material e pelo uso: 1/4 HP no basculante de até {width.quarterHp}, de 1/3 a 1/2 HP em folha mais larga, de madeira ou chapa grossa, e motor de uso intenso em garagem coletiva.",
    ],
    buying: [
      "Vendemos e instalamos motor de 1/4 HP para basculante equilibrado de até {width.quarterHp}, a partir de {price.lowest}, e de 1/3 a 1/2 HP para folha maior. No de correr, os quilos da ficha valem mais que os HP: procure um terço acima do peso da folha.",
      "Para basculante de até {width.quarterHp}, vendemos e instalamos motor de 1/4 HP, a partir de {price.lowest}; folha mais larga ou pesada usa de 1/3 a 1/2 HP, e garagem de prédio, motor de uso intenso. No de correr, olhe os quilos da ficha, com um terço de folga sobre a folha.",
    ],
    price: [
      "O preço por potência começa no 1/4 HP: kits basculantes instalados por {models.prices}. Potências maiores e motores de uso intenso têm orçamento grátis por foto, largura e material da folha.",
      "Na potência de 1/4 HP, o kit basculante com entrega e instalação custa a partir de {price.lowest}. Trocar o motor de portão pesado, com mais força, fica de {price.heavySwap}, conforme o conjunto.",
    ],
    comparison: [
      "Entre potência de 1/4, 1/3 e 1/2 HP, a diferença está na folha que cada uma move com folga. Em basculante leve e equilibrado, 1/4 HP atende; uma folha larga ou pesada pede subir, depois de acertada a mecânica.",
      "Mais potência dá margem em folha pesada, mas não abre mais depressa: a velocidade vem do fuso, do redutor ou do inversor. Dois motores de 1/4 HP podem abrir em {opening.padrao} ou em {opening.jetflex}.",
    ],
    question: [
      "Para basculante residencial de até {width.quarterHp}, 1/4 HP basta; uma folha maior de casa usa de 1/3 a 1/2 HP. No portão de correr, olhe o limite em quilos da etiqueta, e não só os HP.",
      "A folha decide a potência: 1/4 HP no basculante equilibrado de até {width.quarterHp}, 1/3 ou 1/2 HP em folha maior, e motor de uso intenso em prédio. Mais HP não corrige portão desequilibrado nem abre mais depressa.",
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
      headings: [
        "O que significam os HP do motor",
        "1/4, 1/3 e 1/2 HP em palavras simples",
        "Potência do motor: o que os HP dizem",
      ],
      slots: [
        [
          "HP mede quanto trabalho o motor faz por segundo: 1/4 HP são cerca de 186 watts no eixo.",
          "Um HP vale cerca de 746 watts, então 1/4 HP fica perto de 186 e 1/2 HP, de 373.",
          "A fração indica a parte de um cavalo de potência, de cerca de 186 watts no 1/4 HP a 373 no 1/2 HP.",
        ],
        [
          "No basculante, o contrapeso sustenta a folha, e por isso um motor pequeno move um portão grande.",
          "No basculante, um motor modesto move folha grande, porque o contrapeso carrega o peso.",
          "Com a folha equilibrada, o motor vence só o atrito e a inércia, o que exige pouca potência.",
        ],
        [
          "Os HP não dizem quantas aberturas seguidas o motor faz sem esquentar demais; isso está nos ciclos por hora da ficha.",
          "Em garagem de muito movimento, os ciclos por hora contam tanto quanto os HP.",
          "Além dos HP, veja na ficha quantas vezes seguidas o motor pode trabalhar, que é o regime de uso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quantos HP para o seu portão",
        "Como escolher entre 1/4 e 1/2 HP",
        "A potência certa por tipo de folha",
      ],
      slots: [
        [
          "Basculante de até {width.quarterHp}, em bom estado, trabalha bem com 1/4 HP; folha mais larga ou pesada pede 1/3 ou 1/2 HP.",
          "A referência do 1/4 HP é o basculante residencial de até {width.quarterHp}; com largura maior ou chapa grossa, sobe-se para 1/3 ou 1/2 HP.",
          "Para basculante de casa, de até {width.quarterHp}, 1/4 HP costuma bastar; 1/2 HP fica para folha larga, de madeira maciça ou chapa.",
        ],
        [
          "Madeira maciça e chapa grossa pesam tanto que a escolha deve ser feita com medida e foto.",
          "Antes de subir a potência, acerte a folha: contrapeso errado força o motor mais do que alguns quilos a mais.",
          "Em folha muito larga ou com revestimento pesado, às vezes a saída são dois acionadores, em vez de mais HP.",
        ],
        [
          "No deslizante, o peso e o estado do trilho decidem; no pivotante, o comprimento de cada folha.",
          "Para o portão de correr, o motor é escolhido pelo peso e pelo trilho; para o de abrir, pelo comprimento da folha e pelo vento.",
          "Cada tipo tem seu critério: largura no basculante, peso no deslizante, comprimento da folha no pivotante.",
        ],
      ],
      bullets: [
        "Largura e altura da folha",
        "Material: alumínio, ferro, madeira, chapa",
        "Contrapeso equilibrado ou trilho nivelado",
        "Aberturas na hora de maior movimento",
        "Vento em folha fechada",
        "Tensão disponível no ponto",
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
          "Um motor fraco perde velocidade no meio do curso, para e volta, ou esquenta com poucas aberturas.",
          "Motor que desacelera, para no meio e fica quente depois de poucas aberturas está fazendo mais esforço do que deveria.",
          "Folha que perde ritmo no meio do caminho sugere motor pequeno ou portão pesado demais.",
        ],
        [
          "Antes de culpar a potência, o técnico testa a folha na mão, porque desequilíbrio dá o mesmo sintoma.",
          "Com a folha solta do motor, o técnico separa falta de potência de defeito mecânico.",
          "Roldana travada no de correr e contrapeso errado no basculante imitam motor fraco, e o teste mecânico tira a dúvida.",
        ],
        [
          "Apertar a embreagem até o fim para ganhar força é perigoso, pois o portão deixa de ceder ao obstáculo.",
          "Compensar com força no máximo tira a proteção contra esmagamento e desgasta o redutor.",
          "A força no limite esconde o defeito e põe em risco quem passa pelo vão.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Descubra a potência do seu motor",
        "Onde ver os HP e o que medir",
        "Como ver a potência e medir a folha",
      ],
      slots: [
        [
          "A potência atual está na etiqueta da carcaça, junto com modelo e tensão.",
          "Modelo, HP e volts ficam na etiqueta externa do motor.",
          "Para saber quantos HP você tem hoje, leia a etiqueta do lado de fora do motor.",
        ],
        [
          "Não abra a tampa nem mova uma folha que pareça pesada ou torta.",
          "Tudo pode ser visto por fora, com o portão fechado e sem ferramenta.",
          "Para isso não é preciso tocar em fio, cabo ou contrapeso.",
        ],
      ],
      steps: [
        "Fotografe a etiqueta do motor, com a tampa fechada.",
        "Meça a largura e a altura da folha com trena.",
        "Anote o material e se o portão é fechado ou vazado.",
        "Conte as aberturas na hora de maior movimento.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa cada potência", "Preço do 1/4 HP e acima", "O que se paga por mais força"],
      slots: [
        [
          "O kit basculante de 1/4 HP instalado sai por {models.pricesOr}, conforme a velocidade.",
          "Com 1/4 HP, os kits basculantes custam {models.prices}, com entrega e instalação.",
          "No 1/4 HP, o preço começa em {price.lowest}, já instalado, e aumenta com a rapidez do modelo.",
        ],
        [
          "Potências maiores têm orçamento grátis, feito por foto, largura e material.",
          "Para 1/3 e 1/2 HP, o valor é fechado depois das fotos e da medida.",
          "Acima de 1/4 HP, mande foto e medida do portão para receber o preço.",
        ],
        [
          "Em portão pesado ou coletivo, a troca do motor vai de {price.heavySwap}.",
          "Conjuntos pesados custam mais, pela força e pelos reforços: a troca fica de {price.heavySwap}.",
          "Motor para folha pesada ou uso intenso leva a troca à faixa de {price.heavySwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de 1/4 HP aguenta o meu portão?",
      answers: [
        "Aguenta, se for basculante residencial de até {width.quarterHp} de largura e a folha estiver equilibrada. Madeira maciça e chapa grossa pedem avaliação.",
        "Em basculante de até {width.quarterHp}, com contrapeso certo, sim. Em portão de correr, o que vale é o limite de quilos da ficha, com folga sobre o peso da folha.",
      ],
    },
    {
      question: "Motor de 1/2 HP abre mais rápido?",
      answers: [
        "Não por causa da potência. A velocidade depende do fuso, do redutor ou do inversor; há motor de 1/4 HP que abre em {opening.jetflex}.",
        "Não necessariamente. HP dá força e margem; quem define o tempo é a transmissão e a eletrônica do modelo.",
      ],
    },
    {
      question: "Posso pôr motor mais forte do que preciso?",
      answers: [
        "Pode, com a força bem regulada, mas o ganho é pequeno em folha equilibrada. Motor forte mal regulado pode machucar alguém e estragar a folha.",
        "Uma pequena margem ajuda; exagero só encarece. Motor com força de sobra precisa de regulagem cuidadosa e teste com obstáculo.",
      ],
    },
    {
      question: "Qual a diferença entre HP e CV no motor de portão?",
      answers: [
        "São unidades quase iguais: 1 HP vale cerca de 746 watts e 1 CV, cerca de 736. No motor de portão, a diferença não muda a escolha.",
        "Quase nenhuma na prática. O HP é um pouco maior que o CV, perto de um por cento, e o catálogo usa um ou outro.",
      ],
    },
    {
      question: "Portão de correr usa a mesma potência do basculante?",
      answers: [
        "Não dá para comparar direto: no de correr, o motor leva a folha sobre roldanas, e o que decide é o peso dela e o estado do trilho.",
        "Não, o critério muda: o do basculante é escolhido pela largura e pelo equilíbrio; o de correr, pelo peso máximo da ficha e pelo trilho.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, outra do portão e a largura da folha",
  related: ["peso", "medidas", "modelos", "pesado", "tempo-de-abertura", "contrapeso"],
  topic: "motor-basculante-1-4-hp",
};
