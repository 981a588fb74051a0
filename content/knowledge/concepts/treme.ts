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
      "Portão que treme tem uma peça gasta ou solta: roldana ou cremalheira no de correr, cabo, contrapeso ou braço no basculante. Quando quem vibra é o motor, o suporte ou a base está frouxa. Pare de usar se houver solda trincada ou cabo desfiado. Reaperto e regulagem, em casa, custam a partir de {price.preventive}, sem peças.",
      "O portão treme porque há folga no suporte do motor, roldana gasta, guia solta ou, no basculante, cabo e contrapeso desiguais. O momento ajuda a achar a peça: observe se ele sacode na partida, no caminho todo ou em um ponto só. Em motor rápido, o técnico também reduz a velocidade e suaviza a parada.",
      "Tremer, vibrar ou andar aos trancos mostra que alguma peça se soltou ou gastou: roldana, cremalheira, guia ou braço e, no basculante, cabo ou contrapeso. O motor raramente é a causa. Veja em que ponto a folha sacode e, com cabo desfiado ou solda trincada, deixe o portão parado.",
      "O motor do portão tremendo costuma ter a base ou o suporte frouxo, e a trepidação também vem de roldana gasta ou cremalheira mal ajustada. No basculante que treme ao subir, as causas são cabo, contrapeso e guia. O técnico firma o motor, troca a peça gasta e regula a parada.",
    ],
    price: [
      "Firmar um portão que treme custa, em casa, a partir de {price.preventive}, sem peças, quando basta reapertar e regular. Roldanas novas ou reforço de solda são somados depois de ver a causa, e o vídeo de um ciclo mostra onde o portão sacode e adianta o valor.",
      "O preço para tirar a trepidação depende da causa. Aperto e alinhamento em residência custam desde {price.preventive}, fora peças. Roldana, braço e serralheria encarecem o serviço, e os cabos do basculante são trocados em par, para a folha subir por igual.",
      "Acabar com o tremor do portão custa, em casa, a partir de {price.preventive}, sem peças, se for só ajuste. A troca de roldanas ou guias é somada a esse valor, e o reparo mais caro é o de solda ou coluna fraca, que depende de serralheria.",
    ],
    "how-to": [
      "Para achar por que o portão treme, assista a um ciclo de lado e veja se ele vibra na partida, no percurso ou em um ponto. Com o disjuntor desligado, procure parafuso frouxo e trilho sujo, sem mexer em cabo, mola ou contrapeso. O aperto e a troca de peças ficam com o técnico.",
      "Veja onde o portão treme antes de apertar qualquer coisa, porque apertar a base do motor muda a folga da cremalheira. Desligue o disjuntor, olhe suporte, trilho e roldana e anote o que está solto ou gasto. Deixe o cabo e o contrapeso do basculante com o técnico.",
      "O ponto da trepidação mostra a causa: tremor na partida vem do suporte, em um lugar fixo vem do trilho ou da guia, e no caminho todo vem da roldana. Olhe sem tocar, com o disjuntor desligado, e não use o portão se houver solda trincada.",
    ],
  },
  line: [
    "Portão que treme tem folga ou desalinhamento em alguma peça que leva a força do motor até a folha.",
    "Trepidação solta parafusos e trinca soldas, então compensa corrigir enquanto é só um ajuste.",
    "Suporte de motor frouxo faz o portão inteiro sacudir.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão treme", "De onde vem a trepidação do portão"],
      slots: [
        [
          "No portão de correr, a folha anda aos pulinhos por roldana gasta, degrau no trilho ou cremalheira fora da folga de {rack.clearance} em relação à engrenagem.",
          "Roda que perdeu a forma, emenda do trilho e dentes da cremalheira desencontrados são as causas no deslizante. A folga certa entre cremalheira e engrenagem é de {rack.clearance}.",
          "A folha de correr treme quando a roldana ficou oval, quando o trilho tem degrau ou quando a cremalheira encosta demais na engrenagem. Entre as duas devem sobrar {rack.clearance}.",
          "O deslizante que sacode tem roda ruim, trilho irregular ou cremalheira, a barra dentada, com folga diferente de {rack.clearance}.",
        ],
        [
          "No basculante, cabos desiguais, contrapeso fora do ponto, guia gasta e braço com o furo alargado deixam a folha subir torta e vibrando. Em qualquer portão, o suporte frouxo do motor aumenta o tremor.",
          "O basculante que treme ao subir tem um cabo mais esticado que o outro, pino com folga ou porca do fuso gasta. Se o motor está mal preso à coluna, tudo sacode ainda mais.",
          "Cabo, guia, pino e fuso são os suspeitos no portão basculante. A base solta e a solda trincada fazem o motor e a folha sacudirem juntos em qualquer tipo.",
          "No basculante, a origem costuma ser o cabo, o contrapeso ou o braço. Em todos os tipos, a fixação do motor e a coluna também contam, porque uma parede fraca balança com o portão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Quando o portão treme: partida, meio ou fim", "O que o momento da vibração indica"],
      slots: [
        [
          "Tranco só na partida vem de folga no suporte ou no braço, ou de uma saída brusca. No fim do percurso, a parada está mal regulada e a folha chega depressa demais.",
          "Portão que sacode ao sair tem alguma fixação frouxa. Se o tranco é na chegada, a causa é a desaceleração mal ajustada ou o batente fora do lugar.",
          "Se o tremor aparece no começo, procura-se uma peça solta, como o suporte ou o pino do braço. Se aparece no final, a parada precisa de regulagem.",
          "A partida mostra a folga acumulada nas peças, porque a força chega de repente. A chegada mostra se a velocidade está alta demais no fim.",
        ],
        [
          "Vibração o tempo todo vem de uma peça que gira: roldana, rolamento ou engrenagem. Em um ponto só, o defeito é do trilho, da guia ou da emenda da cremalheira naquele lugar.",
          "O tremor constante acompanha a roda ou a engrenagem gasta. O que aparece sempre no mesmo trecho é causado pelo trilho ou pela guia.",
          "Quando sacode do início ao fim, a suspeita é a roldana ou o rolamento. Quando é em um trecho, há um degrau ou uma emenda, e vale marcar o lugar com giz.",
          "Se não para de tremer, alguma roda ou engrenagem gira torta. Se treme em um ponto, o trilho ou a guia está ruim ali.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Portão tremendo: o que olhar sem energia", "Inspeção visual de um portão que treme"],
      slots: [
        [
          "Faça a inspeção só com os olhos e com o disjuntor desligado, sem tocar em cabo, mola ou contrapeso. Se achar solda trincada ou fio de aço rompido, pare de usar o portão.",
          "Basta olhar, com o motor sem energia. Se notar cabo desfiado ou coluna rachada, deixe o portão parado e não permita ninguém embaixo.",
          "Procure pó de metal, tinta raspada e parafuso saindo. Não aperte por conta própria, porque isso pode desalinhar a cremalheira, e no basculante não se mexe em nada.",
          "Olhe de perto só com a energia cortada e fique longe da folha do basculante. Solda aberta ou cabo danificado pede a área isolada.",
        ],
      ],
      steps: [
        "Assista a um ciclo de lado, de longe, com a base do motor à vista.",
        "Desligue o disjuntor.",
        "Olhe a base e o suporte do motor e veja se há parafuso frouxo, bucha saindo ou ferrugem.",
        "Varra o trilho e procure amassado ou degrau.",
        "Procure pó de metal perto da engrenagem e das roldanas.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico firma o portão", "O que é corrigido no portão que treme"],
      slots: [
        [
          "Com o motor destravado e a folha segura, o técnico balança cada ponto de apoio até achar a folga. Ele confere roldanas, guias, pinos e suporte, de baixo para cima.",
          "O técnico procura a folga com a mão, ponto por ponto, depois de apoiar a folha. A peça que se mexe mais do que devia é a causa.",
          "As rodas, as guias, os pinos e o suporte são conferidos em sequência, sem energia. A folga aparece quando a folha é movida devagar.",
          "Cada apoio é testado com a folha segura, e o que tem jogo é marcado. Só depois o motor é visto em movimento.",
        ],
        [
          "O suporte e a base são reapertados ou reforçados, e a peça gasta é trocada. No basculante, cabos e contrapeso são igualados com a folha escorada.",
          "A roldana ou a guia ruim é substituída, a fixação é firmada e a cremalheira é realinhada. O acerto dos cabos do basculante só se faz com escora.",
          "Depois de trocar o que gastou e reforçar o que soltou, o técnico regula a partida e a parada. O equilíbrio do basculante é refeito com a folha apoiada.",
          "Conforme o caso, o serviço é reaperto, reforço, troca de peça ou regulagem. No basculante, cabos e pesos ficam iguais dos dois lados.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["O que a vibração estraga no portão", "Portão tremendo: ajustar agora ou trocar depois"],
      slots: [
        [
          "A vibração afrouxa parafusos, bornes e sensores e acaba causando também defeito elétrico. Um suporte frouxo, com o tempo, se solta da parede.",
          "O tremor solta as ligações da placa e desloca o fim de curso, o sensor que manda parar. Em casos antigos, o motor se solta da base.",
          "Fios e sensores saem do lugar com a trepidação, e o portão passa a falhar. A fixação do motor também cede aos poucos.",
          "O que começa com um parafuso frouxo pode terminar com mau contato na placa e suporte caído, porque cada abertura aumenta a folga.",
        ],
        [
          "A roldana trocada cedo poupa trilho, cremalheira e motor. Só a folga dentro do redutor, que é rara, leva à troca do motor, em casa de {price.homeSwap}.",
          "Um par de rodas custa menos que o trilho que elas estragam quando gastas. A troca do motor, de {price.homeSwap} em residência, quase nunca é necessária.",
          "Trocar a peça barata agora evita a cara depois. O motor só é substituído se o redutor tiver folga, e em casa essa troca fica de {price.homeSwap}.",
          "Adiar sai mais caro, porque o trilho e os dentes se gastam. Trocar o motor, de {price.homeSwap} em residência, é o último recurso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão treme só quando começa a andar. O que é?",
      answers: [
        "É folga no suporte, no braço ou no redutor, somada a uma partida brusca. O reaperto e o ajuste da aceleração suavizam a saída.",
        "É folga acumulada: a força chega de repente e a folha sacode. O técnico aperta a fixação e regula a partida.",
        "Alguma peça está solta, e a saída do motor mostra isso. O suporte e os pinos são os primeiros a conferir.",
      ],
    },
    {
      question: "Motor forte demais faz o portão tremer?",
      answers: [
        "Pode fazer, porque o motor rápido em folha leve dá trancos na partida e na parada. Regular a rampa e a velocidade resolve.",
        "Sim, quando a folha é fraca para aquela velocidade. Reforçar a folha e suavizar a parada costuma bastar.",
        "Às vezes. Antes de pensar em trocar, ajusta-se a velocidade, se a placa permitir.",
      ],
    },
    {
      question: "Posso apertar os parafusos do motor eu mesmo?",
      answers: [
        "Melhor só observar, porque apertar a base muda a folga da cremalheira e pode piorar o tremor.",
        "Com o disjuntor desligado, você pode conferir se estão frouxos. Cabo, mola e tampa ficam com o técnico.",
        "Não convém. Depois do aperto é preciso realinhar a cremalheira, senão o motor força.",
      ],
    },
    {
      question: "Portão basculante balançando pode cair?",
      answers: [
        "Pode, se a origem for cabo desfiado, pino gasto ou solda trincada. Pare de usar e não passe por baixo.",
        "Há risco quando o cabo ou a solda está comprometido. Deixe fechado, sem energia e isolado.",
        "Pode. Enquanto ninguém viu o cabo e as soldas, trate como perigoso e não acione.",
      ],
    },
    {
      question: "Trocar as roldanas acaba com a trepidação?",
      answers: [
        "Sim, quando elas são a causa, o que é comum no deslizante. O trilho e a cremalheira são conferidos no mesmo dia.",
        "Muitas vezes, desde que o trilho esteja reto e a cremalheira tenha a folga certa.",
        "Resolve se a roda estiver gasta. Em trilho torto, a roda nova não dura.",
      ],
    },
  ],
  photo: "um vídeo de lado do portão andando, com a base do motor aparecendo, e fotos das roldanas",
  related: ["roldana", "suporte", "cremalheira", "barulho", "torto", "serralheria"],
  topic: "serralheria-e-ajuste-de-portao",
};
