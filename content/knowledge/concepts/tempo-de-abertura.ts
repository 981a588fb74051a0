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
      "O tempo de abertura dos nossos basculantes de 1/4 HP é de {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. A folha precisa estar equilibrada e firme, porque velocidade aumenta qualquer folga.",
      "Um motor rápido encurta a espera na rua, que é o momento mais exposto da chegada. No basculante, o JetFlex abre em {opening.jetflex} e sai por {price.jetflex}, com entrega e instalação.",
      "O tempo de abertura depende do fuso, do redutor e da eletrônica, e não só da potência. Modelos com inversor aceleram, correm e freiam antes do batente, o que permite rapidez sem pancada.",
    ],
    price: [
      "Pelo tempo de abertura, os preços são: {price.padrao} para {opening.padrao}, {price.speedy} para {opening.speedy} e {price.jetflex} para {opening.jetflex}. São kits basculantes de 1/4 HP, com entrega e instalação, em até {shop.instalments} vezes no cartão.",
      "Um motor rápido para basculante custa {price.speedy} no Speedy, que abre em {opening.speedy}, e {price.jetflex} no JetFlex, que abre em {opening.jetflex}, ambos instalados. Reparo da folha, se preciso, é orçado antes.",
    ],
    buying: [
      "Para escolher o tempo de abertura, pense na rua: sem recuo ou com movimento, o JetFlex abre em {opening.jetflex}; para gastar menos, o Speedy leva {opening.speedy}; em local calmo, o Padrão, de {opening.padrao}, atende.",
      "Ao comprar motor rápido, confira a folha antes: equilíbrio, soldas boas e, no basculante de 1/4 HP, até {width.quarterHp} de largura. Com isso em ordem, o Speedy sai por {price.speedy} e o JetFlex por {price.jetflex}.",
    ],
    comparison: [
      "No tempo de abertura, Padrão, Speedy e JetFlex levam {opening.padrao}, {opening.speedy} e {opening.jetflex}, com a mesma potência de 1/4 HP. O que muda é a transmissão e, no JetFlex, o inversor, que dá parada suave.",
      "Comparado pelo tempo de abertura, o Speedy encurta a espera por pequena diferença de preço, {price.speedy} contra {price.padrao}. O JetFlex, por {price.jetflex}, abre em {opening.jetflex} e pede folha em ordem.",
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
          "A velocidade vem da transmissão ou da eletrônica, e não apenas da potência.",
          "Dois motores de 1/4 HP podem ter tempos bem diferentes, porque a transmissão muda.",
          "A potência dá força; o tempo de abertura depende do fuso, do redutor e da central.",
        ],
        [
          "Um fuso de passo maior faz a porca andar mais a cada volta, com partida e parada mais secas.",
          "O caminho mecânico troca a relação do fuso ou do redutor e ganha tempo sem eletrônica extra.",
          "Na solução mecânica, o conjunto anda mais por volta, mas não suaviza o fim do curso.",
        ],
        [
          "O inversor acelera aos poucos, corre no meio e freia antes do batente.",
          "Com inversor de frequência, a central controla a rotação e a folha chega sem pancada.",
          "Modelos com inversor variam a velocidade ao longo do percurso e param com suavidade.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual velocidade de abertura escolher", "Padrão, Speedy ou JetFlex", "Para quem vale o motor rápido"],
      slots: [
        [
          "Rua movimentada e casa sem recuo {em} justificam o modelo mais rápido.",
          "Se você espera parado na rua, cada segundo conta, e o modelo rápido compensa.",
          "Quem chega tarde ou mora em via de movimento ganha mais com abertura curta.",
        ],
        [
          "O JetFlex abre em {opening.jetflex}, com parada suave, por {price.jetflex} instalado.",
          "Para o menor tempo, o JetFlex completa a abertura em {opening.jetflex} e custa {price.jetflex}.",
          "Por {price.jetflex}, o JetFlex leva {opening.jetflex} para abrir, com controle eletrônico de velocidade.",
        ],
        [
          "O Speedy, de {opening.speedy}, custa {price.speedy}, e o Padrão, de {opening.padrao}, custa {price.padrao}.",
          "No meio está o Speedy, que abre em {opening.speedy} por {price.speedy}; o Padrão leva {opening.padrao} por {price.padrao}.",
          "Com recuo e rua calma, o Padrão, de {opening.padrao}, resolve por {price.padrao}; o Speedy, de {opening.speedy}, sai por {price.speedy}.",
        ],
      ],
      bullets: [
        "Padrão: {opening.padrao}, por {price.padrao}",
        "Speedy: {opening.speedy}, por {price.speedy}",
        "JetFlex: {opening.jetflex}, por {price.jetflex}",
        "Largura de até {width.quarterHp} no 1/4 HP",
        "Fotocélula recomendada em todos",
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
          "Folha rápida multiplica o efeito de qualquer folga, por isso a conferência vem antes.",
          "Uma folga que mal se ouvia vira batida quando o portão anda mais depressa.",
          "Solda cansada e pino gasto aparecem logo quando o tempo de abertura cai.",
        ],
        [
          "Você observa de longe, e o técnico testa equilíbrio, cabos e fixações com a energia cortada.",
          "Sua parte é olhar e filmar; o teste de cabo e contrapeso é do técnico.",
          "Nenhum destes passos pede tocar em cabo, mola ou contrapeso.",
        ],
      ],
      steps: [
        "De fora do vão, assista a um ciclo e veja se a folha balança ou torce.",
        "Ouça se há batida no começo ou no fim do movimento.",
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
          "Uma folha rápida dá menos tempo de reação, e a fotocélula passa a fazer parte do conjunto.",
          "Em portão veloz, a fotocélula deixa de ser acessório e vira item de segurança.",
          "Quanto mais rápido é o portão, mais necessária é a fotocélula na passagem.",
        ],
        [
          "O técnico deixa a força no menor valor que move a folha e prova a reação com uma caixa de papelão.",
          "O ajuste de força termina com teste de obstáculo, para a folha parar ao encontrar algo.",
          "A velocidade alta não significa força alta: o portão deve ceder diante de resistência.",
        ],
        [
          "Abrir depressa e fechar mais devagar é uma boa combinação, quando a central permite.",
          "Se a placa aceita tempos separados, deixe o fechamento mais lento que a abertura.",
          "No basculante que avança sobre a calçada, a sinaleira ajuda a avisar o pedestre.",
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
          "Trocar só o fuso ou a placa de um modelo comum costuma sobrecarregar o redutor.",
          "Acelerar um motor que não foi feito para isso força engrenagem e fixação.",
          "Adaptar velocidade em motor comum encurta a vida do redutor e piora a parada.",
        ],
        [
          "O caminho seguro é a troca, que em casa fica de {price.homeSwap}, com aproveitamento do circuito.",
          "A troca do motor, de {price.homeSwap} em residência, aproveita a fiação e as fotocélulas boas.",
          "Passar a um modelo rápido é uma troca comum, na faixa de {price.homeSwap} em casa.",
        ],
        [
          "Se o portão ficou lento com o tempo, investigue antes: capacitor fraco e folha pesada tiram velocidade.",
          "A lentidão recente é defeito, e não falta de velocidade do modelo; peça o teste da folha.",
          "Um portão que já foi mais rápido pede conserto, porque perdeu força ou ganhou peso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor de portão abre mais rápido?",
      answers: [
        "Entre os nossos kits basculantes, o mais rápido é o JetFlex, que abre em {opening.jetflex}. O Speedy leva {opening.speedy}, e o Padrão, {opening.padrao}.",
        "O mais rápido é o JetFlex, com {opening.jetflex} de abertura no basculante de 1/4 HP, por {price.jetflex} com entrega e instalação.",
      ],
    },
    {
      question: "Motor rápido estraga o portão?",
      answers: [
        "Não, se a folha estiver firme e equilibrada. Em portão com folga ou solda trincada, a velocidade acelera o desgaste.",
        "Só se o portão já estiver ruim. Com a mecânica em ordem e parada suave, a folha trabalha sem pancada.",
      ],
    },
    {
      question: "Motor rápido gasta mais energia?",
      answers: [
        "Quase nada a mais no fim do mês: ele puxa mais corrente por menos tempo.",
        "A diferença é pequena, porque o tempo ligado diminui. Uma folha desequilibrada pesa mais no consumo que a velocidade.",
      ],
    },
    {
      question: "O tempo de abertura é igual em todo portão?",
      answers: [
        "Não exatamente. Os tempos são de referência e variam um pouco com a altura da folha e a regulagem.",
        "Varia com a altura da folha e o ajuste. Os {opening.jetflex} do JetFlex, por exemplo, supõem portão equilibrado.",
      ],
    },
    {
      question: "Portão de correr também tem motor rápido?",
      answers: [
        "Tem. Há deslizantes com inversor, que correm no meio e freiam no fim; a escolha depende do peso e do trilho.",
        "Sim, com rampa de desaceleração. Mande foto, comprimento e peso aproximado para indicar o modelo.",
      ],
    },
  ],
  photo: "um vídeo de uma abertura completa, com som, e a largura da folha",
  related: ["jetflex", "speedy", "preco", "lento", "invasao", "fotocelula"],
  topic: "motor-de-abertura-rapida",
};
