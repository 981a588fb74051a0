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
      "A velocidade de abertura do portão depende do fuso, do redutor e da eletrônica, e não só da potência: nossos modelos abrem em {seconds.all} segundos. Padrão, Speedy e JetFlex saem por {models.prices}, com instalação.",
      "Os tempos de abertura dos nossos motores, em segundos, são três: Padrão {opening.padrao}, Speedy {opening.speedy}, JetFlex {opening.jetflex}. O preço vai de {price.lowest} a {price.highest}, instalado, em portão basculante de até {width.quarterHp}.",
    ],
    price: [
      "Pelo tempo de abertura, os preços são {price.padrao} para {opening.padrao}, {price.speedy} para {opening.speedy} e {price.jetflex} para {opening.jetflex}, em kit basculante instalado. O cartão divide em até {shop.instalments} vezes.",
      "Quanto custa mais velocidade de abertura: Padrão, de {opening.padrao}, por {price.padrao}; Speedy, de {opening.speedy}, por {price.speedy}; JetFlex, de {opening.jetflex}, por {price.jetflex}, com entrega e instalação.",
    ],
    buying: [
      "Os motores basculantes que vendemos têm velocidade, ou tempo de abertura, de {opening.padrao}, {opening.speedy} e {opening.jetflex}, por {models.prices}, instalados. Sem recuo na rua, o JetFlex compensa; gastando menos, o Speedy; em local calmo, o Padrão.",
      "Para escolher o tempo e a velocidade de abertura do portão, pense na rua: JetFlex em {opening.jetflex} por {price.jetflex}, Speedy em {opening.speedy} por {price.speedy}, Padrão em {opening.padrao} por {price.padrao}, já montados. A folha deve ser equilibrada, de até {width.quarterHp}.",
      "A velocidade de abertura, ou tempo de abertura, dos motores que vendemos é de {seconds.all} segundos, com preço de {price.lowest} a {price.highest}, instalado. O mais rápido tem inversor e parada suave.",
    ],
    comparison: [
      "Na comparação dos segundos para abrir, o Padrão leva {opening.padrao}, o Speedy {opening.speedy} e o JetFlex {opening.jetflex}, com a mesma potência. Os modelos custam {price.padrao}, {price.speedy} e {price.jetflex}, instalados, e só o JetFlex tem inversor.",
      "Tabela do tempo de abertura de portão automático basculante: {opening.padrao} por {price.padrao}, {opening.speedy} por {price.speedy}, {opening.jetflex} por {price.jetflex}, já montado. O Speedy corta a espera à metade por pouca diferença.",
    ],
  },
  line: [
    "O tempo de abertura vai de {opening.jetflex} a {opening.padrao} nos kits basculantes de 1/4 HP.",
    "Motor rápido exige folha equilibrada, fotocélula e parada suave.",
    "Quem espera na rua ganha com um modelo que abre em {opening.speedy} ou {opening.jetflex}.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "De onde vem a velocidade",
        "Fuso ou inversor: de onde vem a velocidade",
        "O que torna um motor rápido",
      ],
      slots: [
        [
          "A velocidade vem da transmissão ou da eletrônica, e não só da potência: dois motores de 1/4 HP podem ter tempos bem diferentes. Fuso de passo maior anda mais a cada volta, com parada mais seca.",
          "Potência dá força; fuso, redutor e placa dão o tempo. Passo maior no fuso ganha rapidez sem suavizar o fim.",
          "Dois motores de mesma potência diferem no tempo pela transmissão. A mecânica rápida anda mais por volta.",
          "O tempo depende de fuso, redutor e central. Mais HP não abre mais depressa.",
        ],
        [
          "O inversor controla a rotação: acelera aos poucos, corre no meio e freia antes do batente. É o que permite rapidez sem pancada.",
          "Com inversor, a folha chega macia mesmo rápida. Sem ele, a parada rápida é mais seca.",
          "A central com inversor varia a velocidade no percurso. Por isso o portão rápido não bate.",
          "Correr no meio e frear no fim é serviço do inversor. O JetFlex trabalha assim.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual velocidade de abertura escolher", "Padrão, Speedy ou JetFlex", "Para quem vale o motor rápido"],
      slots: [
        [
          "Rua movimentada e casa sem recuo justificam o mais rápido, porque a espera na rua é o momento exposto. Com recuo e rua calma, o Padrão atende pelo menor preço.",
          "Se você espera parado na via, cada segundo conta. Com lugar para o carro esperar, dá para economizar.",
          "Quem chega tarde ou mora em avenida ganha com abertura curta. Em vila calma, a diferença quase não se nota.",
          "O recuo decide: sem ele, rápido; com ele, Padrão. O Speedy fica no meio.",
        ],
      ],
      bullets: [
        "Padrão: {opening.padrao}, por {price.padrao} (kit instalado)",
        "Speedy: {opening.speedy}, por {price.speedy} (kit instalado)",
        "JetFlex: {opening.jetflex}, por {price.jetflex} (kit instalado)",
        "Largura de até {width.quarterHp} no 1/4 HP",
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
          "Folha rápida multiplica qualquer folga, por isso a conferência vem antes. Você observa de longe, e cabo e contrapeso são do técnico.",
          "Folga que mal se ouvia vira batida. Olhe e filme, sem tocar em cabo ou mola.",
          "Solda cansada e pino gasto aparecem quando o tempo cai. O teste de equilíbrio é do técnico.",
          "Antes de acelerar, veja se a folha balança ou bate. Nada se solta nem se segura.",
        ],
      ],
      steps: [
        "De fora do vão, assista a um ciclo e veja se a folha balança ou torce.",
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
          "Folha rápida dá menos tempo de reação, e a fotocélula deixa de ser opcional. Abrir depressa e fechar mais devagar é boa combinação, quando a central permite.",
          "Em portão veloz, a fotocélula é item de segurança. Se a placa aceita, o fechamento fica mais lento.",
          "Quanto mais rápido, mais necessária a fotocélula. No basculante que avança na calçada, sinaleiro avisa o pedestre.",
          "Rapidez pede sensor na passagem e aviso na calçada. A velocidade de fechar pode ser menor.",
        ],
        [
          "Velocidade alta não é força alta: a força fica no mínimo, e a folha precisa ceder diante de um objeto, testado pelo técnico.",
          "O ajuste termina com o teste de obstáculo, feito com caixa e nunca com o corpo.",
          "A força é a menor que move a folha. Uma caixa de papelão prova a reação.",
          "Portão rápido também deve recuar ao encontrar algo. O teste é com objeto.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Dá para acelerar o motor atual?",
        "Trocar ou adaptar para ganhar tempo",
        "Trocar o motor lento por um rápido",
      ],
      slots: [
        [
          "Não convém: trocar só fuso ou placa de motor comum sobrecarrega o redutor. O caminho é a troca, e num basculante de até {width.quarterHp} o kit rápido custa {price.speedy} ou {price.jetflex}, instalado.",
          "Acelerar motor que não foi feito para isso força engrenagem e fixação. O Speedy sai por {price.speedy} e o JetFlex por {price.jetflex}, montados.",
          "Adaptar encurta a vida do redutor. Melhor trocar pelo Speedy, {price.speedy}, ou pelo JetFlex, {price.jetflex}, com serviço.",
          "A troca é segura, e a adaptação, não. Kit rápido instalado: {price.speedy} no Speedy, {price.jetflex} no JetFlex.",
        ],
        [
          "Se o portão ficou lento com o tempo, é defeito: capacitor fraco ou folha pesada. O ajuste em casa parte de {price.preventive}, sem peças.",
          "Lentidão recente pede conserto, e não motor rápido. Regular em residência custa desde {price.preventive}, fora peças.",
          "Portão que já foi mais rápido perdeu força ou ganhou peso. A visita começa em {price.preventive} em casa, sem peças.",
          "Antes de trocar, veja se a lentidão é nova. Capacitor e folha explicam a maioria.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor de portão abre mais rápido?",
      answers: [
        "O motor de portão que abre mais rápido entre os nossos é o JetFlex, em {opening.jetflex}. O Speedy leva {opening.speedy}, e o Padrão, {opening.padrao}.",
        "O JetFlex, com {opening.jetflex} no basculante de 1/4 HP.",
        "JetFlex: {opening.jetflex}, por {price.jetflex}, com instalação.",
      ],
    },
    {
      question: "Motor rápido estraga o portão?",
      answers: [
        "Motor rápido não estraga o portão se a folha estiver firme e equilibrada. Com folga, acelera o desgaste.",
        "Só se o portão já estiver ruim. Parada suave evita pancada.",
        "Não, com a mecânica em ordem.",
      ],
    },
    {
      question: "Motor rápido gasta mais energia?",
      answers: [
        "Motor rápido gasta quase nada a mais: puxa mais corrente por menos tempo.",
        "A diferença é pequena. Folha desequilibrada pesa mais no consumo.",
        "Quase igual, porque fica menos tempo ligado.",
      ],
    },
    {
      question: "O tempo de abertura é igual em todo portão?",
      answers: [
        "O tempo de abertura não é igual em todo portão: varia com a altura da folha e a regulagem.",
        "São tempos de referência, para folha equilibrada.",
        "Varia um pouco. Folha alta leva mais.",
      ],
    },
    {
      question: "Portão de correr também tem motor rápido?",
      answers: [
        "Portão de correr também tem motor rápido, com inversor, que corre no meio e freia no fim.",
        "Tem. A escolha depende do peso e do trilho.",
        "Sim. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
  ],
  photo: "um vídeo de uma abertura completa, com som, e a largura da folha",
  related: ["jetflex", "speedy", "preco", "lento", "invasao", "fotocelula"],
  topic: "motor-de-abertura-rapida",
};
