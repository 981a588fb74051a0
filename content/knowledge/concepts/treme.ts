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
      "Portão que treme tem folga ou peça gasta, e quase nunca é o motor: no de correr, roldana e cremalheira, e no basculante, cabo, contrapeso ou braço. Veja se treme na partida, o tempo todo ou em um ponto, e com solda trincada ou cabo desfiado pare de usar; reaperto e regulagem resolvem boa parte.",
      "O portão treme quando sobe, fecha ou chega no final por folga no suporte, roldana gasta, guia solta ou, no basculante, cabo e contrapeso desiguais. Com o disjuntor desligado, procure parafuso frouxo, e deixe o resto com o técnico, que aperta, troca a peça e regula.",
      "Tremer, vibrar ou andar aos trancos mostra que algo se soltou ou gastou: roldana, cremalheira, guia, braço ou, no basculante, cabo e contrapeso. O motor raramente é o culpado; o ponto em que a folha sacode diz qual peça, e cabo desfiado ou solda trincada pedem portão parado.",
      "Se o motor ou o portão vibra muito mas anda, comece pela fixação do motor e pelas roldanas. No basculante que treme ao subir, cabos, contrapeso e guia vêm primeiro, com a folha escorada pelo técnico; no fim do curso, a parada é regulada.",
    ],
    price: [
      "Firmar um portão que treme vai do reaperto com regulagem, em casa a partir de {price.preventive}, sem peças, à troca de roldanas ou reforço de solda. O vídeo de um ciclo mostra onde sacode e adianta o valor.",
      "O preço para tirar a trepidação depende da causa: aperto e alinhamento pesam pouco, em residência desde {price.preventive}, fora peças. Roldana, braço e serralheria pesam mais, e cabo do basculante vai em par.",
      "Acabar com o tremor do portão custa, em casa, a partir de {price.preventive}, sem peças, se for ajuste. Peça de rodagem soma, e solda ou coluna fraca é o mais caro.",
    ],
    "how-to": [
      "Para achar por que o portão treme, assista a um ciclo de lado e veja se vibra na partida, no percurso ou em um ponto. Com o disjuntor desligado, procure parafuso frouxo e trilho sujo, sem mexer em cabo, mola ou contrapeso; o aperto e a troca são do técnico.",
      "Veja onde o portão treme antes de apertar qualquer coisa, porque apertar a base muda a folga da cremalheira. Desligue o disjuntor, olhe suporte, trilho e roldana, e deixe cabo e contrapeso do basculante com o técnico.",
      "O ponto da trepidação diz a causa: partida é folga no suporte, ponto fixo é trilho ou guia, o tempo todo é roldana. Olhe sem tocar, com o disjuntor desligado, e não use se houver solda trincada.",
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
      headings: ["Por que o portão treme", "De onde vem a trepidação do portão"],
      slots: [
        [
          "No de correr, roldana gasta, degrau no trilho e cremalheira fora dos {rack.clearance} de folga fazem a folha andar aos pulinhos.",
          "Roda que perdeu a forma, emenda do trilho e dentes da cremalheira desencontrados são as causas no deslizante. A folga certa é de {rack.clearance}.",
          "A folha de correr treme por roldana ovalizada ou trilho com degrau. Cremalheira apertada, fora dos {rack.clearance}, também vibra.",
          "Deslizante que sacode tem roda ruim, trilho irregular ou barra dentada fora da folga de {rack.clearance}.",
        ],
        [
          "No basculante, cabos desiguais, contrapeso fora do ponto, guia gasta e braço com furo largo deixam a folha subir torta e vibrando. Em qualquer tipo, suporte frouxo do motor aumenta o tremor.",
          "Basculante que treme ao subir tem cabo mais esticado de um lado, pino com folga ou porca do fuso gasta. Motor mal preso à coluna amplia tudo.",
          "Cabo, guia, pino e fuso são os suspeitos no que sobe. Base solta e solda trincada fazem motor e folha sacudirem juntos.",
          "Para o basculante, olhe cabo, contrapeso e braço; para todos, a fixação do motor e a coluna. Parede fraca treme antes do portão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Quando o portão treme: partida, meio ou fim", "O que o momento da vibração indica"],
      slots: [
        [
          "Tranco só na partida é folga no suporte ou no braço, ou saída brusca. No fim, é parada mal regulada, com a folha chegando depressa demais.",
          "Sacudir ao sair aponta para fixação frouxa; ao chegar, para a desaceleração e o batente.",
          "Se treme no começo, procure aperto; se treme no final, procure regulagem da parada.",
          "A partida revela folga acumulada, e a chegada revela velocidade demais no fim.",
        ],
        [
          "Vibração o tempo todo é peça que gira, roldana, rolamento ou engrenagem. Em um ponto só, é trilho, guia ou emenda da cremalheira naquele lugar.",
          "Tremor constante acompanha a roda ou a engrenagem gasta. O que aparece sempre no mesmo trecho é do trilho ou da guia.",
          "Do início ao fim, roldana e rolamento; num trecho, degrau ou emenda. Marque o lugar com giz.",
          "Quando não para de tremer, algo gira torto. Quando é num ponto, o caminho ali está ruim.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Portão tremendo: o que olhar sem energia", "Inspeção visual de um portão que treme"],
      slots: [
        [
          "A inspeção é com os olhos e o disjuntor desligado; cabo, mola e contrapeso não se tocam. Trinca em solda ou fio de aço rompido encerra o teste e o uso.",
          "Basta olhar, com o motor sem energia. Se notar cabo desfiado ou coluna rachada, deixe o portão parado e ninguém embaixo.",
          "Procure marcas: pó de metal, tinta raspada, parafuso saindo. Apertar por conta própria pode desalinhar, e no basculante nada se mexe.",
          "Olhe de perto só com a energia cortada, e o basculante, de longe. Solda aberta ou cabo ruim pede área livre.",
        ],
      ],
      steps: [
        "Assista a um ciclo de lado, de longe, com a base do motor à vista.",
        "Desligue o disjuntor.",
        "Olhe a base e o suporte do motor: parafuso frouxo, bucha saindo, ferrugem.",
        "Varra o trilho e procure amassado ou degrau.",
        "Procure pó de metal perto da engrenagem e das roldanas.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico firma o portão", "O que é corrigido no portão que treme"],
      slots: [
        [
          "Com o motor solto e a folha segura, o técnico balança cada ponto de apoio até achar a folga. Roldanas, guias, pinos e suporte são vistos do chão para cima.",
          "A procura é na mão, ponto por ponto, com a folha apoiada. Onde há jogo está a causa.",
          "O técnico confere rodas, guia, pinos e suporte em sequência, sem energia. A folga aparece ao mover a folha.",
          "Cada apoio é testado com a folha segura, e o que tem jogo é marcado. Só depois se olha o motor andando.",
        ],
        [
          "Suporte e base são reapertados ou reforçados, e a peça gasta, trocada. No basculante, cabos e contrapeso são igualados com a folha escorada.",
          "A roldana ou a guia ruim sai, a fixação é firmada e a cremalheira, realinhada. Acerto de cabo só com escora.",
          "Troca-se o que gastou, reforça-se o que soltou e regulam-se partida e parada. O equilíbrio do basculante é refeito com apoio.",
          "Reaperto, reforço, peça nova e regulagem, conforme o caso. Cabo e peso do basculante ficam iguais dos dois lados.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["O que a vibração estraga no portão", "Portão tremendo: ajustar agora ou trocar depois"],
      slots: [
        [
          "A vibração afrouxa parafuso, borne e sensor, e cria defeito elétrico sem relação aparente. Suporte frouxo hoje vira suporte arrancado.",
          "Tremer solta ligações da placa e desloca o fim de curso. O motor pode acabar pendurado pela fiação.",
          "Fios e sensores saem do lugar com a trepidação. A fixação cede aos poucos, até arrancar.",
          "O que começa com um parafuso termina em placa com mau contato e suporte caído.",
        ],
        [
          "Roldana trocada cedo poupa trilho, cremalheira e motor. Só folga dentro do redutor pede motor novo, em casa de {price.homeSwap}, e isso é raro aqui.",
          "Um par de rodas custa menos que o trilho que ele estraga. Motor novo, de {price.homeSwap} em residência, quase nunca é o caso.",
          "Peça barata trocada agora evita a cara depois. O motor só entra se o redutor tiver folga: em casa, a troca fica de {price.homeSwap}.",
          "Adiar sai mais caro, porque o trilho e os dentes se gastam. Trocar o motor, de {price.homeSwap} em residência, é o último caso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão treme só quando começa a andar. O que é?",
      answers: [
        "Folga no suporte, no braço ou no redutor, somada a uma partida brusca. Reaperto e rampa de aceleração suavizam.",
        "É folga acumulada: a força chega de repente e a folha sacode. Aperta-se a fixação e regula-se a partida.",
        "A saída revela o que está solto. Suporte e pinos são os primeiros a conferir.",
      ],
    },
    {
      question: "Motor forte demais faz o portão tremer?",
      answers: [
        "Pode fazer: motor rápido em folha leve dá trancos na partida e na parada. Regular rampa e velocidade resolve.",
        "Sim, quando a folha é fraca para aquela velocidade. Reforço e parada suave costumam bastar.",
        "Às vezes. Antes de trocar, ajusta-se a velocidade, se a placa permitir.",
      ],
    },
    {
      question: "Posso apertar os parafusos do motor eu mesmo?",
      answers: [
        "Melhor só observar: apertar a base muda a folga da cremalheira e pode piorar.",
        "Com o disjuntor desligado, dá para conferir se estão frouxos, não mais. Cabo, mola e tampa ficam com o técnico.",
        "Não convém. O aperto pede realinhar a cremalheira, senão o motor força.",
      ],
    },
    {
      question: "Portão basculante balançando pode cair?",
      answers: [
        "Pode, se a origem for cabo desfiado, pino gasto ou solda trincada. Pare de usar e não passe por baixo.",
        "Há risco quando cabo ou solda estão comprometidos. Deixe fechado, sem energia e isolado.",
        "Pode. Sem ver o cabo e as soldas, trate como perigoso e não acione.",
      ],
    },
    {
      question: "Trocar as roldanas acaba com a trepidação?",
      answers: [
        "Quando elas são a causa, comum no deslizante, sim. Trilho e cremalheira são conferidos no mesmo dia.",
        "Muitas vezes, desde que o trilho esteja reto e a cremalheira na folga certa.",
        "Resolve se a roda estiver gasta. Em trilho torto, a nova não dura.",
      ],
    },
  ],
  photo: "um vídeo de lado do portão andando, com a base do motor aparecendo, e fotos das roldanas",
  related: ["roldana", "suporte", "cremalheira", "barulho", "torto", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
