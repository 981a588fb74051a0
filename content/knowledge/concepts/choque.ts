import type { Concept } from "#domain/knowledge/concept.ts";

export const choque: Concept = {
  id: "choque",
  kind: "symptom",
  label: "Portão dando choque",
  phrase: "o portão que dá choque",
  words: [
    "choquinho",
    "dando choquinho",
    "choque",
    "dá choque",
    "dando choque",
    "deu choque",
    "levei choque",
    "choque elétrico",
    "portão energizado",
    "portão eletrizado",
    "formigamento",
    "formiga na mão",
    "fuga de corrente",
    "fuga de energia",
  ],
  intent: "emergency",
  answers: {
    any: [
      "Um portão que dá choque tem fuga de corrente: fio com a capa rompida, umidade na central ou motor com isolação ruim, somados à falta de aterramento. Desligue o disjuntor agora, não toque na folha e não deixe ninguém encostar.",
      "Fio descascado, água na caixa do motor e falta de terra são as causas de um portão dando choque. Mesmo um formigamento leve é perigoso, mais ainda com o chão molhado. Corte a energia no quadro e chame um técnico.",
      "Quando o portão dá choque, a estrutura metálica está recebendo tensão. Vá direto ao quadro, desligue o disjuntor do motor sem encostar no portão e só religue depois que a fuga for achada e o aterramento conferido.",
    ],
    emergency: [
      "Um portão dando choque é emergência: desligue o disjuntor do motor ou o geral, afaste pessoas e animais e não toque na folha nem na coluna, porque há fio passando energia ao metal. Se alguém levou choque forte, ligue 192. Respondemos {shop.hours}; a visita em casa parte de {price.preventive}, sem peças.",
      "Se o portão deu choque, há energia passando para o ferro, por fio sem capa, água na ligação ou falta de terra: ninguém encosta nele até o quadro ser desligado. Havendo vítima, chame o SAMU, 192; o reparo atendemos {shop.hours}, com visita em casa a partir de {price.preventive}, sem peças.",
    ],
    price: [
      "O preço para eliminar o choque no portão depende de onde está a fuga: refazer um trecho de fio, trocar peça do motor ou criar aterramento e circuito próprio. Fotos da fiação, com tudo desligado, permitem orçar sem custo.",
      "Corrigir portão que dá choque pode ser reparo de fiação ou instalação de terra e DR no circuito. O valor depende da distância até o quadro e do estado dos fios; o orçamento pelo WhatsApp é grátis.",
    ],
    "how-to": [
      "Se o portão dá choque, vá ao quadro por um caminho seco e desligue o disjuntor dele, ou o geral, sem encostar na folha. Afaste crianças e animais e não religue antes de o técnico achar o defeito e medir o terra; a visita em casa parte de {price.preventive}, sem peças.",
      "Com choque no portão, o que fazer: ninguém toca na folha, energia cortada no quadro, aviso para não religarem e técnico chamado, com visita em casa a partir de {price.preventive}, sem peças. Se alguém levou choque forte, ligue 192. Formigamento leve já é perigoso.",
    ],
  },
  line: [
    "Portão que dá choque fica com o disjuntor desligado até a fuga ser encontrada.",
    "Aterramento e DR no circuito fazem a energia desligar antes que alguém leve choque.",
    "Formigamento ao encostar na folha já é fuga de corrente e não deve ser ignorado.",
  ],
  sections: [
    {
      about: "safety",
      headings: [
        "Levou choque no portão: o que fazer já",
        "Corte a energia sem encostar na folha",
        "Portão energizado: os primeiros passos",
      ],
      slots: [
        [
          "Vá ao quadro de luz por um caminho seco, sem tocar no portão, na coluna nem na grade ligada a ele.",
          "O disjuntor vem antes de qualquer outra coisa, e o trajeto até ele deve passar longe do metal.",
          "A parte do morador é desligar no quadro, com calçado e chão secos, e não deixar ninguém chegar perto.",
        ],
        [
          "Portão basculante, grade e corrimão soldados juntos podem estar energizados ao mesmo tempo.",
          "A tensão passa da folha para tudo o que é de metal e encosta nela, como grade, calha e cerca.",
          "Animais sentem o choque antes e com mais força, por isso prenda o cachorro longe do portão.",
        ],
        [
          "Nunca puxe com a mão uma pessoa presa ao choque; corte a energia primeiro e ligue 192.",
          "Se alguém estiver recebendo choque, desligue o disjuntor antes de encostar e chame o SAMU, 192.",
          "Quem socorre sem desligar a energia vira a segunda vítima; disjuntor, depois socorro pelo 192.",
        ],
      ],
      steps: [
        "Afaste todos, inclusive animais, sem tocar no portão.",
        "Desligue o disjuntor do motor; se não souber qual é, desligue o geral. Com cerca elétrica por perto, desligue também a central dela, que tem bateria própria.",
        "Se alguém se feriu, ligue 192.",
        "Deixe um aviso no quadro para ninguém religar.",
        "Chame o técnico e conte se choveu, se houve obra ou se mexeram na fiação.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão dá choque", "De onde vem a fuga de corrente", "Fio, umidade e falta de terra"],
      slots: [
        [
          "O movimento da folha e a quina do eletroduto gastam a capa do fio até o cobre encostar no metal.",
          "Fio esmagado na dobradiça, emenda solta ou eletroduto quebrado põe o condutor em contato com a estrutura.",
          "Uma emenda mal isolada dentro de caixa com água leva a tensão para o portão inteiro.",
        ],
        [
          "Umidade na central, formigas na placa e motor com isolação velha também deixam a corrente escapar.",
          "Um motor antigo perde isolação no enrolamento e passa a tensão para a carcaça.",
          "Depois de chuva forte ou lavagem, a água dentro da caixa abre caminho para a fuga.",
        ],
        [
          "Sem fio terra, a corrente não tem por onde descer e espera alguém encostar.",
          "O aterramento daria à fuga um caminho seguro; na falta dele, o caminho é a pessoa.",
          "Instalação sem terra e sem DR não desliga sozinha, e o defeito só aparece no choque.",
        ],
      ],
      bullets: [
        "Fio com a capa gasta pela folha",
        "Emenda dentro de caixa com água",
        "Motor com isolação ruim",
        "Falta de fio terra",
        "Circuito sem DR",
        "Cerca elétrica encostando no portão",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico acha a fuga",
        "Medição de isolação e de terra",
        "Como se conserta o portão que dá choque",
      ],
      slots: [
        [
          "Com tudo desligado, o técnico confirma a ausência de tensão e separa o motor da fiação.",
          "A fuga é procurada por partes: fiação, central, motor e acessórios, cada um medido em separado.",
          "O circuito é dividido em trechos, e a isolação de cada um é medida até o defeito aparecer.",
        ],
        [
          "Fios danificados são trocados por inteiro, sem emenda dentro do eletroduto, e a caixa recebe vedação.",
          "O trecho ruim sai, entra cabo novo no eletroduto, e as conexões ficam em caixa fechada e seca.",
          "Uma emenda escondida dá lugar a cabo inteiro, e a passagem pela folha ganha proteção contra atrito.",
        ],
        [
          "Carcaça e folha são ligadas ao terra, e o DR do circuito é testado antes de devolver a energia.",
          "No fim, o aterramento é medido, o DR é acionado pelo botão de teste e o portão é conferido com instrumento.",
          "Em casas antigas {de}, muitas vezes falta o terra no quadro, e ele precisa ser levado até o motor.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa corrigir o choque", "Preço: fio, terra e proteção", "Orçamento para eliminar o choque"],
      slots: [
        [
          "Trocar um trecho de fio é serviço pequeno; levar circuito próprio com terra até o motor é maior.",
          "A distância entre o quadro e o motor define boa parte do material e da mão de obra.",
          "O preço muda conforme o defeito esteja na fiação, no motor ou na falta de aterramento.",
        ],
        [
          "Se o motor perdeu a isolação, compara-se o reparo com a troca, que em casa custa de {price.homeSwap}.",
          "Um motor velho com fuga no enrolamento costuma levar à troca, de {price.homeSwap} em residências.",
          "Quando a carcaça está energizada por dentro e o motor chegou ao fim da vida, de {trade.life}, a troca tende a compensar.",
        ],
        [
          "Fotos do motor, do quadro e do caminho do eletroduto, sem tocar em nada, bastam para orçar grátis.",
          "Mande pelo WhatsApp as fotos do quadro e do motor desligado; o orçamento {em} não tem custo.",
          "Conte a idade da instalação e se há DR no quadro, porque essas respostas mudam o orçamento.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar choque no portão", "Terra, DR e fio protegido", "Instalação que não dá choque"],
      slots: [
        [
          "O motor de portão pede circuito próprio, com disjuntor, DR e fio terra, feito por profissional qualificado.",
          "O básico é um circuito só para o motor, com terra ligado à carcaça e DR no quadro.",
          "Extensão e tomada improvisada não servem; o motor precisa de circuito próprio e aterrado.",
        ],
        [
          "O DR é o disjuntor que corta a energia quando há fuga; teste-o pelo botão, como manda o fabricante.",
          "De tempos em tempos, aperte o botão de teste do DR, a proteção contra choque do quadro: se ele não desarmar, precisa ser trocado.",
          "O DR desliga tudo quando a corrente escapa para a folha; um que nunca foi testado pode estar travado, e o botão de teste mostra.",
        ],
        [
          "Não lave o motor com mangueira e repare, depois da chuva, se a tampa continua bem fechada.",
          "Água de mangueira ou lavadora de pressão não deve chegar ao motor, à botoeira nem às fotocélulas.",
          "Na revisão {visits.home}, peça que o técnico confira a capa dos fios e o aperto do terra.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O choque é fraquinho. Posso continuar usando?",
      answers: [
        "Não. O mesmo defeito dá choque fraco com sapato seco e forte com o chão molhado. Desligue o disjuntor e mande localizar a fuga.",
        "Não deve. A intensidade depende do piso, do calçado e da umidade, e muda de um dia para outro. Corte a energia até o reparo.",
      ],
    },
    {
      question: "Por que o portão só dá choque quando chove?",
      answers: [
        "O portão dá choque na chuva porque a água fecha o caminho entre um fio mal isolado e o metal, e o piso molhado conduz melhor. O defeito existe também no seco, só que escondido.",
        "A umidade liga o fio danificado à estrutura e ao chão. Secar o motor não corrige; é preciso trocar o fio ou a peça e aterrar.",
      ],
    },
    {
      question: "O DR evita choque no portão?",
      answers: [
        "Evita que o choque dure: ao perceber a fuga, ele desliga o circuito em uma fração de segundo. Funciona melhor com o aterramento correto, e não substitui o conserto.",
        "Ele desliga a energia assim que há fuga, o que protege a vida. Se desarma sempre, existe defeito a corrigir; nunca o retire do circuito.",
      ],
    },
    {
      question: "O choque pode vir da cerca elétrica?",
      answers: [
        "Pode, se a haste ou o fio encostar no portão ou na grade. O choque da cerca vem em pulsos. Desligue a cerca e o motor até a separação ser refeita.",
        "Sim. A cerca elétrica em contato com a folha dá choque em pulsos ritmados. Mantenha os dois desligados e peça a avaliação.",
      ],
    },
    {
      question: "Posso abrir o portão na mão enquanto espero?",
      answers: [
        "Só depois de desligar o disjuntor e ter certeza de que era o circuito certo; na dúvida, desligue o geral. Sem essa certeza, não encoste no portão e espere o técnico medir.",
        "Com o geral desligado, só portão de correr ou de abrir, reto e nivelado. Se não tiver certeza de qual disjuntor alimenta o motor, prefira outra saída.",
      ],
    },
  ],
  photo: "fotos do motor, do quadro de luz e do caminho dos fios, com a energia desligada e sem tocar em nada",
  related: ["instalacao-eletrica", "molhou", "disjuntor-cai", "cerca-eletrica", "normas", "emergencia"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
