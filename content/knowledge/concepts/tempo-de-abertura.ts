import type { Concept } from "#domain/knowledge/concept.ts";

export const tempoDeAbertura: Concept = {
  id: "tempo-de-abertura",
  kind: "buying",
  label: "Tempo de abertura",
  phrase: "o tempo de abertura do portão",
  words: [
    "tempo de abertura",
    "motor rápido",
    "motor de portão rápido",
    "abertura rápida",
    "portão rápido",
    "abre em quantos segundos",
    "4 segundos",
    "8 segundos",
    "velocidade",
    "alta velocidade",
    "ultra rápido",
    "turbo",
  ],
  intent: "buying",
  answers: {
    any: [
      "O tempo de abertura dos motores basculantes que vendemos é de {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex, com a mesma potência de 1/4 HP. Instalados, custam {price.padrao}, {price.speedy} e {price.jetflex}, para folha equilibrada de até {width.quarterHp}.",
      "A velocidade de abertura do portão depende do fuso, do redutor e da eletrônica, e não só da potência: nossos modelos de 1/4 HP abrem em {seconds.all} segundos. Padrão, Speedy e JetFlex saem por {models.prices}, com instalação.",
      "Os motores basculantes que instalamos abrem em três tempos: o Padrão em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. O preço vai de {price.lowest} a {price.highest}, já instalado, em portão equilibrado de até {width.quarterHp}.",
    ],
    price: [
      "O preço do motor muda com o tempo de abertura: {price.padrao} para {opening.padrao}, {price.speedy} para {opening.speedy} e {price.jetflex} para {opening.jetflex}, em kit basculante instalado. O cartão divide em até {shop.instalments} vezes.",
      "Quanto custa mais velocidade de abertura depende do modelo: o Padrão, de {opening.padrao}, sai por {price.padrao}; o Speedy, de {opening.speedy}, por {price.speedy}; o JetFlex, de {opening.jetflex}, por {price.jetflex}. Os três valores incluem entrega e instalação.",
    ],
    buying: [
      "Os motores basculantes que vendemos têm velocidade, ou tempo de abertura, de {opening.padrao}, {opening.speedy} e {opening.jetflex}, por {models.prices}, instalados. Para quem espera na rua, o JetFlex compensa; para gastar menos, o Speedy; em local calmo, o Padrão atende.",
      "Para escolher o tempo e a velocidade de abertura do portão, pense na rua: o JetFlex leva {opening.jetflex} e custa {price.jetflex}, o Speedy leva {opening.speedy} por {price.speedy} e o Padrão, {opening.padrao} por {price.padrao}, já montados. A folha deve ser equilibrada, de até {width.quarterHp}.",
      "A velocidade de abertura, ou tempo de abertura, dos motores que vendemos é de {seconds.all} segundos, com preço de {price.lowest} a {price.highest}, instalado. O mais rápido tem inversor, que acelera no meio do percurso e freia antes do fim.",
    ],
    comparison: [
      "Na comparação dos segundos para abrir, o Padrão leva {opening.padrao}, o Speedy {opening.speedy} e o JetFlex {opening.jetflex}, com a mesma potência. Instalados, custam {price.padrao}, {price.speedy} e {price.jetflex}, e só o JetFlex tem inversor, que dá parada suave.",
      "O tempo de abertura de portão automático basculante varia por modelo: {opening.padrao} por {price.padrao}, {opening.speedy} por {price.speedy} e {opening.jetflex} por {price.jetflex}, já montado. O Speedy corta a espera à metade por pouca diferença de preço.",
    ],
  },
  line: [
    "O tempo de abertura vai de {opening.jetflex} a {opening.padrao} nos kits basculantes de 1/4 HP.",
    "Motor rápido exige folha equilibrada, fotocélula e parada suave.",
    "Quem espera na rua fica menos exposto com um modelo que abre em {opening.speedy} ou {opening.jetflex}.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "De onde vem a velocidade do motor",
        "Fuso ou inversor: de onde vem a velocidade",
        "O que torna um motor de portão rápido",
      ],
      slots: [
        [
          "A velocidade vem da transmissão ou da eletrônica, e não só da potência: dois motores de 1/4 HP podem ter tempos bem diferentes. Um fuso, o eixo de rosca, que anda mais a cada volta abre mais depressa, mas com parada mais seca.",
          "A potência dá força ao motor; quem define o tempo são o fuso, o redutor e a placa. Um fuso de passo maior, que move mais a folha por volta, dá rapidez, mas não suaviza o fim.",
          "Dois motores de mesma potência podem abrir em tempos diferentes por causa da transmissão. O mais rápido tem um fuso, o eixo de rosca, que desloca mais a folha a cada volta.",
          "Mais HP não faz o portão abrir mais depressa. O tempo depende do fuso, do redutor de engrenagens e da central que comanda o motor.",
        ],
        [
          "O inversor, na placa, controla a rotação do motor: acelera aos poucos, corre no meio e freia antes do batente. Com ele, o portão pode ser rápido sem bater.",
          "Com inversor, a folha chega devagar mesmo quando o portão é rápido, porque a placa reduz a velocidade no fim. Sem ele, a parada é mais seca.",
          "A central com inversor varia a velocidade ao longo do percurso, e o portão rápido não bate ao chegar. Entre os nossos kits, o JetFlex tem esse recurso.",
          "O JetFlex usa um inversor, que faz o motor correr no meio do percurso e frear no fim. A parada suave poupa a folha, o braço e as soldas.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual velocidade de abertura escolher", "Padrão, Speedy ou JetFlex", "Para quem vale o motor rápido"],
      slots: [
        [
          "Rua movimentada e casa sem recuo justificam o mais rápido, porque a espera na rua é o momento mais exposto. Com recuo e rua calma, o Padrão atende pelo menor preço.",
          "Se você espera com o carro parado na via, cada segundo conta, e o Speedy ou o JetFlex compensam. Com lugar para o carro esperar dentro do terreno, dá para economizar com o Padrão.",
          "Quem chega tarde ou mora em avenida aproveita mais a abertura curta. Em vila calma, a diferença entre os modelos quase não se nota no dia a dia.",
          "O recuo na frente da casa ajuda a decidir: sem ele, escolha um modelo rápido; com ele, o Padrão basta. O Speedy é o meio-termo em preço e em tempo.",
        ],
      ],
      bullets: [
        "Padrão: {opening.padrao}, por {price.padrao} (kit instalado)",
        "Speedy: {opening.speedy}, por {price.speedy} (kit instalado)",
        "JetFlex: {opening.jetflex}, por {price.jetflex} (kit instalado)",
        "Largura de até {width.quarterHp} no motor de 1/4 HP",
      ],
    },
    {
      about: "check",
      headings: [
        "Seu portão aguenta mais velocidade?",
        "Confira a folha antes de acelerar",
        "O que um portão rápido exige",
      ],
      slots: [
        [
          "Uma folha rápida aumenta o efeito de qualquer folga, e por isso a conferência vem antes da troca. Você observa de longe, e cabo e contrapeso ficam com o técnico.",
          "A folga que mal se ouvia vira batida quando o portão fica rápido. Olhe e filme a folha, sem tocar em cabo ou mola.",
          "Solda trincada e pino gasto aparecem quando a folha passa a andar mais depressa. O teste de equilíbrio é feito pelo técnico, com o portão seguro.",
          "Antes de escolher um motor rápido, veja se a folha balança ou bate no fim. Não solte o motor nem segure a folha para testar.",
        ],
      ],
      steps: [
        "De fora do vão, assista a uma abertura completa e veja se a folha balança ou torce.",
        "Ouça se há batida no começo ou no fim.",
        "Meça a largura com o portão fechado: o 1/4 HP vai até {width.quarterHp}.",
        "Procure, sem tocar, solda trincada ou coluna solta.",
        "Mande o vídeo com som para avaliação.",
      ],
    },
    {
      about: "safety",
      headings: ["Segurança em portão rápido", "Proteção em portão rápido", "Fotocélula e força em motor veloz"],
      slots: [
        [
          "A folha rápida dá menos tempo de reação a quem passa, e a fotocélula deixa de ser opcional. Quando a placa permite, o melhor é abrir depressa e fechar mais devagar.",
          "Num portão veloz, a fotocélula é item de segurança, porque ninguém desvia a tempo de uma folha rápida. Se a placa aceita, o fechamento é regulado mais lento que a abertura.",
          "Quanto mais rápido é o portão, mais necessária é a fotocélula. No basculante que avança na calçada, um sinaleiro avisa o pedestre antes do movimento.",
          "Velocidade exige sensor na passagem e, se a folha invade a calçada, aviso luminoso. A velocidade de fechar pode ser menor que a de abrir.",
        ],
        [
          "Velocidade alta não é o mesmo que força alta: a força fica no mínimo, e a folha precisa parar ou voltar diante de um objeto. O técnico testa isso antes da entrega.",
          "O ajuste termina com o teste de obstáculo, feito com uma caixa e nunca com o corpo. O portão rápido também deve parar ou recuar ao tocar em algo.",
          "A força regulada é a menor que move a folha até o fim. Uma caixa de papelão no caminho mostra se o portão recua como deve.",
          "Um portão rápido também precisa recuar quando encontra resistência, com a força no mínimo. O teste é feito com um objeto leve, longe das pessoas.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Dá para acelerar o motor atual?",
        "Trocar ou adaptar para abrir mais rápido",
        "Trocar o motor lento por um rápido",
      ],
      slots: [
        [
          "Não convém trocar só o fuso ou a placa de um motor comum, porque o redutor trabalha sobrecarregado. O melhor é a troca: num basculante de até {width.quarterHp}, o kit rápido custa {price.speedy} ou {price.jetflex}, instalado.",
          "Acelerar um motor que não foi feito para isso força a engrenagem e a fixação. Em vez da adaptação, o Speedy sai por {price.speedy} e o JetFlex por {price.jetflex}, montados.",
          "A adaptação encurta a vida do redutor, o conjunto de engrenagens do motor. Trocar pelo Speedy, por {price.speedy}, ou pelo JetFlex, por {price.jetflex}, já com o serviço, é mais seguro.",
          "Para abrir mais depressa, a troca do motor é mais segura que a adaptação. O kit rápido instalado custa {price.speedy} no Speedy e {price.jetflex} no JetFlex.",
        ],
        [
          "Se o portão ficou lento com o tempo, há um defeito, como capacitor fraco ou folha pesada. O ajuste em casa parte de {price.preventive}, sem peças.",
          "Lentidão recente se resolve com conserto, e não com motor rápido. Regular o portão em residência custa desde {price.preventive}, fora peças.",
          "Um portão que já foi mais rápido tem o motor fraco ou a folha pesada. A visita para descobrir e ajustar começa em {price.preventive} em casa, sem peças.",
          "Antes de trocar o motor, veja se a lentidão é nova, porque capacitor fraco e folha pesada explicam a maioria dos casos. Os dois se corrigem sem motor novo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor de portão abre mais rápido?",
      answers: [
        "O motor de portão que abre mais rápido entre os nossos é o JetFlex, em {opening.jetflex}. O Speedy leva {opening.speedy}, e o Padrão, {opening.padrao}.",
        "O JetFlex, que leva {opening.jetflex} no basculante de 1/4 HP.",
        "Entre os nossos, o JetFlex: abre em {opening.jetflex} e custa {price.jetflex}, com instalação.",
      ],
    },
    {
      question: "Motor rápido estraga o portão?",
      answers: [
        "Motor rápido não estraga o portão se a folha estiver firme e equilibrada. Com folga, ele acelera o desgaste.",
        "Só se o portão já estiver ruim. A parada suave evita a pancada que solta a solda.",
        "Não, com a mecânica em ordem e o fim do percurso bem regulado.",
      ],
    },
    {
      question: "Motor rápido gasta mais energia?",
      answers: [
        "Motor rápido gasta quase o mesmo: pode puxar mais corrente, mas por menos tempo.",
        "A diferença é pequena. Uma folha desequilibrada aumenta mais o consumo do que a velocidade.",
        "O consumo é quase igual, porque o motor fica menos tempo ligado.",
      ],
    },
    {
      question: "O tempo de abertura é igual em todo portão?",
      answers: [
        "O tempo de abertura não é igual em todo portão, porque varia com a altura da folha e a regulagem.",
        "Não. São tempos de referência, medidos em folha equilibrada.",
        "Varia um pouco: uma folha alta ou pesada leva mais tempo.",
      ],
    },
    {
      question: "Portão de correr também tem motor rápido?",
      answers: [
        "Portão de correr também tem motor rápido, com inversor, que corre no meio e freia no fim.",
        "Tem. A escolha depende do peso da folha e do estado do trilho.",
        "Sim. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
  ],
  photo: "um vídeo de uma abertura completa, com som, e a largura da folha",
  related: ["jetflex", "speedy", "preco", "lento", "invasao", "fotocelula"],
  topic: "motor-de-abertura-rapida",
};
