import type { Concept } from "#domain/knowledge/concept.ts";

export const treme: Concept = {
  id: "treme",
  kind: "symptom",
  label: "Portão treme",
  phrase: "o portão que treme",
  words: [
    "treme",
    "tremendo",
    "tremedeira",
    "trepida",
    "trepidando",
    "trepidação",
    "vibra",
    "vibrando",
    "vibração",
    "balança",
    "balançando",
    "chacoalha",
    "sacode",
    "anda aos trancos",
    "dá trancos",
    "bambo",
    "tranco ao abrir",
    "tranco ao fechar",
    "tranco na partida",
    "dando tranco",
    "soltando parafuso",
    "parafuso soltando",
    "parafuso solto",
    "parafuso frouxo",
    "sacudindo",
    "portão sacode",
    "portão chacoalha",
    "chacoalhando",
    "portão com folga",
    "folga no portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "Portão que treme ao andar tem folga ou peça gasta: suporte do motor frouxo, roldana ovalizada, braço com furo gasto ou guia solta. Quase sempre é mecânica, e não motor. Filme um ciclo de lado e, com o disjuntor desligado, procure parafuso solto.",
      "Se o motor ou o portão treme, vibra ou anda aos trancos, repare quando: só na partida é folga no suporte ou partida brusca; o tempo todo é roldana ou rolamento; em um ponto é trilho ou guia. Com solda trincada ou cabo desfiado, pare de usar.",
      "O portão treme por folga ou desalinhamento: ao fechar ou no fim do curso, suspeite de cremalheira apertada no trecho, desaceleração ou batente; na saída, de suporte frouxo. O técnico aperta, troca a peça gasta e regula; um motor novo raramente é preciso.",
    ],
    price: [
      "O preço para firmar um portão que treme vai do reaperto com regulagem à troca de roldanas ou a reforço de solda. A manutenção preventiva em casa parte de {price.preventive}, sem peças; fotos das roldanas ajudam a fechar o resto.",
      "Tirar a trepidação do portão custa conforme a causa: aperto e alinhamento pesam pouco, roldana, braço e serralheria pesam mais. Mande um vídeo do portão andando e o orçamento sai grátis.",
    ],
    "how-to": [
      "Para achar por que o portão treme, filme um ciclo de lado e repare se a vibração é na partida, no percurso todo ou em um ponto. Depois, com o disjuntor desligado, procure parafuso solto e trilho sujo.",
      "Veja onde o portão treme antes de apertar qualquer coisa. Com o disjuntor desligado, olhe suporte, trilho e roldanas, sem mexer em cabo, mola ou contrapeso, e conte ao técnico o ponto exato da vibração.",
    ],
  },
  line: [
    "Portão que treme tem folga ou desalinhamento em algum ponto do caminho da força.",
    "Trepidação solta parafusos e trinca soldas, então compensa corrigir enquanto é só um ajuste.",
    "Suporte de motor frouxo faz o portão inteiro parecer bambo.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão treme", "Folga, roldana e cremalheira", "De onde vem a trepidação"],
      slots: [
        [
          "No deslizante, roldana gasta e cremalheira com emenda fora de passo fazem a folha andar aos pulinhos.",
          "O portão de correr treme quando a roldana perdeu a forma redonda ou quando o trilho tem degrau na emenda.",
          "Cremalheira sem a folga de {rack.clearance} força os dentes e transmite a vibração para a folha inteira.",
        ],
        [
          "No basculante, braço com furo ovalizado e cabos com tensão desigual deixam a folha subir torta e vibrando.",
          "Folha que sobe balançando costuma ter folga nos pivôs, guia gasta ou um cabo mais esticado que o outro.",
          "A porca do fuso gasta e pino com folga dão tranco a cada mudança de sentido no basculante.",
        ],
        [
          "Em qualquer tipo, suporte de motor frouxo ou coluna fraca amplia um tremor que seria pequeno.",
          "Base solta, bucha cedendo na parede ou solda trincada fazem o motor sacudir junto com a folha.",
          "Um motor mal fixado treme primeiro que o portão, e basta olhar para a base durante a partida para notar.",
        ],
      ],
      bullets: [
        "Roldana gasta ou com rolamento quebrado",
        "Cremalheira apertada ou mal emendada",
        "Suporte ou base do motor soltos",
        "Furos do braço ovalizados",
        "Trilho com degrau, areia ou amassado",
        "Cabos com tensão desigual",
      ],
    },
    {
      about: "signs",
      headings: [
        "Quando a vibração aparece",
        "Tremor na partida, no meio ou no fim",
        "Quando o portão treme: partida, meio ou fim",
      ],
      slots: [
        [
          "O tranco só na partida indica folga acumulada ou saída brusca, sem rampa de aceleração.",
          "Se o tremor acontece apenas no começo do movimento, a folga está no suporte, no braço ou no redutor.",
          "Sacudida na saída pede aperto de fixações e regulagem da partida; no fim do curso, ajuste da desaceleração, do fim de curso e do batente.",
        ],
        [
          "A vibração do início ao fim lembra roldana, rolamento ou cremalheira apertada em todo o comprimento.",
          "Trepidação constante acompanha peça que gira, como roldana ou engrenagem com dente gasto.",
          "Quando a folha treme o tempo todo, o defeito viaja com ela ou gira junto com o motor.",
        ],
        [
          "Tremor em um único ponto denuncia o trilho, a guia ou um trecho da cremalheira naquele lugar.",
          "Se há um ponto certo em que a folha sacode, marque com giz e mostre ao técnico.",
          "Um solavanco sempre no mesmo lugar costuma ser emenda do trilho ou da cremalheira.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Portão tremendo: o que olhar sem energia",
        "Inspeção visual de um portão que treme",
        "Trepidação: verificação sem ferramenta",
      ],
      slots: [
        [
          "A inspeção é feita com os olhos, e nenhum parafuso de cabo, mola ou contrapeso deve ser tocado.",
          "Basta olhar de perto com o motor sem energia; apertar por conta própria pode desalinhar o conjunto.",
          "Procure marcas: pó de metal, tinta raspada e parafuso com rosca à mostra contam onde está a folga.",
        ],
        [
          "Se notar solda trincada, cabo desfiado ou coluna rachada, pare de usar o portão.",
          "Trinca em solda ou fio de aço rompido encerra o teste: disjuntor desligado e área livre.",
          "Uma folha que balança muito ao toque não deve ser destravada, pois pode sair da guia.",
        ],
      ],
      steps: [
        "Filme um ciclo de lado, com a base do motor aparecendo.",
        "Desligue o disjuntor.",
        "Olhe a base e o suporte do motor: parafuso frouxo, bucha saindo, ferrugem.",
        "Varra o trilho e procure amassado ou degrau nas emendas.",
        "Veja se há pó de metal perto da engrenagem, das roldanas ou dos pinos.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico firma o portão",
        "Conserto do portão que treme",
        "O que é corrigido no portão que treme",
      ],
      slots: [
        [
          "O técnico destrava a folha, procura a folga na mão e só depois olha o motor em movimento.",
          "Com o motor desengatado e a folha segura, o técnico balança cada ponto de apoio até a folga aparecer.",
          "Roldanas, guias, pivôs e suporte são conferidos em sequência, do chão para cima.",
        ],
        [
          "Base e suporte são reapertados ou reforçados, e a cremalheira volta à folga de {rack.clearance}.",
          "A cremalheira é realinhada pela folha inteira, com {rack.clearance} de folga em relação à engrenagem.",
          "Um suporte em parede fraca ganha fixação nova ou chapa de reforço para não ceder de novo.",
        ],
        [
          "No basculante, cabos e contrapeso são acertados com a folha escorada, serviço que não se improvisa.",
          "O ajuste de cabo no basculante é feito com a folha apoiada, para o peso não se soltar.",
          "Nos portões basculantes {de}, o equilíbrio é refeito com a folha escorada antes de voltar a ligar o motor.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "O que acontece se o portão seguir tremendo",
        "O que a vibração estraga no portão",
        "Tremor: ajustar agora ou trocar depois",
      ],
      slots: [
        [
          "A vibração afrouxa bornes da central, solta fim de curso e cria defeitos elétricos que parecem sem relação.",
          "Um parafuso que afrouxa hoje vira suporte arrancado amanhã, com o motor pendurado pela fiação.",
          "Cada ciclo tremendo gasta um pouco mais a engrenagem, até a cremalheira pular dentes.",
        ],
        [
          "Uma roldana trocada a tempo poupa o trilho; trocada tarde, leva o trilho junto.",
          "Corrigir a roldana cedo evita que a folha desça e apoie o peso na engrenagem do motor.",
          "Um par de roldanas custa menos que recuperar trilho, cremalheira e redutor depois.",
        ],
        [
          "O motor só precisa de troca quando o redutor já tem folga interna que nenhum ajuste corrige.",
          "Se a folga está dentro do redutor e o motor chegou ao fim da vida, de {trade.life}, compare o reparo com um motor novo.",
          "Para uma casa {em}, a troca do motor custa de {price.homeSwap}, mas raramente é a primeira opção neste sintoma.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão treme só quando começa a andar. O que é?",
      answers: [
        "Costuma ser folga no suporte, no braço ou no redutor, somada a uma partida brusca. Reaperto e rampa de aceleração, quando a central tem, suavizam a saída.",
        "É folga acumulada: a força chega de repente e a folha sacode. O técnico aperta as fixações e regula a partida na central.",
      ],
    },
    {
      question: "Motor forte demais faz o portão tremer?",
      answers: [
        "Pode fazer. Motor rápido em folha leve ou pouco rígida dá trancos na partida e na parada. Regular rampa e velocidade, quando o modelo permite, resolve melhor que trocar peças.",
        "Sim, quando a folha é leve ou fraca para aquela velocidade. Reforço na estrutura e parada suave regulada na central costumam bastar.",
      ],
    },
    {
      question: "Posso apertar os parafusos do motor eu mesmo?",
      answers: [
        "Com o disjuntor desligado, parafusos externos da base podem ser conferidos, mas apertar sem realinhar pode forçar a cremalheira. Cabo, mola, contrapeso e tampa do motor ficam com o técnico.",
        "Melhor só observar. Apertar a base muda a folga da cremalheira e pode piorar a trepidação; nunca mexa em cabo, mola ou contrapeso.",
      ],
    },
    {
      question: "Portão basculante balançando pode cair?",
      answers: [
        "Pode, se a origem for cabo desfiado, pivô gasto ou solda trincada. Pare de usar, desligue o disjuntor e não passe por baixo até a avaliação.",
        "Há risco quando cabo, pivô ou solda estão comprometidos. Deixe fechado, sem energia e com a passagem isolada.",
      ],
    },
    {
      question: "Trocar as roldanas acaba com a trepidação?",
      answers: [
        "Acaba quando elas são a causa, o que é comum no deslizante. O trilho e a cremalheira devem ser conferidos no mesmo dia, senão a roldana nova se gasta depressa.",
        "Muitas vezes sim, desde que o trilho esteja reto e a cremalheira tenha a folga certa. Trocar só a roldana em trilho torto não dura.",
      ],
    },
  ],
  photo: "um vídeo de lado do portão andando, com a base do motor aparecendo, e fotos das roldanas",
  related: ["roldana", "suporte", "cremalheira", "barulho", "torto", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
