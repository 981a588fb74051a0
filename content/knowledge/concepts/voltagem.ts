import type { Concept } from "#domain/knowledge/concept.ts";

export const voltagem: Concept = {
  id: "voltagem",
  kind: "buying",
  label: "Voltagem",
  phrase: "a voltagem do motor",
  words: [
    "voltagem",
    "tensão",
    "110",
    "110v",
    "127v",
    "220",
    "220v",
    "bivolt",
    "110 ou 220",
    "motor bivolt",
    "ligar em 220",
    "quantos volts",
  ],
  intent: "question",
  answers: {
    any: [
      "A voltagem do motor de portão está na etiqueta: 127 V, 220 V ou 127/220 V (bivolt), e precisa ser a mesma do ponto de energia. Com duas fases no quadro, prefira 220 V; os motores que instalamos são ligados em 220 V, com circuito próprio e terra.",
      "Confira a voltagem na etiqueta do motor antes de comprar ou ligar. O motor de 127 V em 220 V queima; o motor de 220 V em 127 V fica sem força e esquenta. Quem mede o ponto, parado e na partida, é o técnico.",
      "O motor de portão em 220 V puxa menos corrente e parte mais firme que em 127 V, com a mesma força e o mesmo consumo. Escolha 220 V onde há duas fases; 127 V ou bivolt onde só há uma.",
    ],
    installation: [
      "Na instalação, a voltagem do ponto é medida antes de ligar o motor, parado e em movimento. Usamos 220 V, com disjuntor bipolar, fio terra e cabo dimensionado para a distância até o quadro.",
      "Para preparar a voltagem certa, peça a um eletricista um circuito exclusivo em 220 V, com disjuntor e aterramento, até o lugar do motor. Extensão e emenda na lâmpada da garagem causam queda de tensão.",
    ],
    comparison: [
      "Entre voltagem de 127 e 220 V, o consumo do motor é praticamente o mesmo. Com 220 V a corrente cai, o cabo aquece menos e a partida fica mais firme, sobretudo longe do quadro.",
      "Bivolt dá liberdade na escolha da voltagem, desde que a chave ou a ligação esteja na posição do ponto. O motor de tensão única é mais simples: basta ele e a rede serem iguais.",
    ],
    repair: [
      "Voltagem errada ou baixa faz o motor roncar, esquentar e perder força, e pode queimar placa e enrolamento. Desligue o disjuntor e peça a medição do ponto com o motor em carga antes de trocar peça.",
      "Se o motor foi ligado na voltagem errada, não religue para testar. Desligue o disjuntor e chame o técnico, que mede placa, capacitor e enrolamento para saber o que se salvou.",
    ],
    buying: [
      "Para comprar motor de portão na voltagem certa, veja a rede: com duas fases, prefira 220 V; com uma só, 127 V ou bivolt. Força e gasto são iguais; em 220 V a corrente é menor e o cabo aquece menos.",
      "O motor de portão 220 V é a escolha comum na Grande São Paulo, onde o 220 V costuma vir de duas fases e pede disjuntor bipolar. Se a sua casa só tem 127 V, o modelo muda para 127 V ou bivolt; diga isso no orçamento.",
    ],
    price: [
      "A voltagem muda pouco o preço do motor: contam o tipo de portão e o modelo. Kits basculantes de 1/4 HP, instalados, saem por {models.prices}; levar 220 V até o motor, se faltar, é orçado por foto.",
      "Em 127 V ou 220 V, o valor do motor é definido pelo modelo. O que pode somar é a elétrica: circuito próprio, disjuntor e terra até a coluna, orçados grátis com foto do quadro fechado e do caminho do cabo.",
    ],
  },
  line: [
    "A voltagem da etiqueta do motor e a do ponto de energia precisam ser iguais.",
    "Os motores que instalamos trabalham em 220 V, com circuito próprio e aterramento.",
    "Tensão baixa na partida faz o motor esquentar e perder força.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "127, 220 e bivolt no motor de portão",
        "O que a voltagem muda no motor",
        "Qual é a tensão do motor de portão",
      ],
      slots: [
        [
          "Voltagem é a tensão para a qual o motor e a placa foram feitos, escrita na etiqueta.",
          "A tensão de trabalho vem na etiqueta da carcaça: 127 V, 220 V ou bivolt.",
          "Cada motor nasce para uma tensão, ou para duas no caso do bivolt.",
        ],
        [
          "Na Grande São Paulo é comum ter 127 V entre fase e neutro e 220 V entre duas fases.",
          "Em muitas casas, o 220 V vem de duas fases: os dois fios são vivos, e o disjuntor tem de ser bipolar.",
          "O 220 V costuma ser tirado de duas fases, o que exige disjuntor bipolar.",
        ],
        [
          "Com 220 V a corrente é menor, e a queda de tensão no cabo também.",
          "A tensão maior pede menos corrente para a mesma potência, o que alivia o cabo.",
          "Em 220 V, o mesmo motor puxa menos corrente e parte com mais firmeza longe do quadro.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como saber a voltagem do seu motor",
        "Onde ler a tensão, sem abrir nada",
        "Confira antes de comprar ou ligar",
      ],
      slots: [
        [
          "A leitura é feita na etiqueta externa, sem ferramenta e sem tampa aberta.",
          "Basta a etiqueta do motor e o quadro de energia fechado, visto de fora.",
          "Você só precisa olhar e fotografar; medir tensão é tarefa de quem tem instrumento e preparo.",
        ],
        [
          "Não use tomada como prova, porque o ponto do motor pode ter outra tensão.",
          "O disjuntor duplo sugere 220 V, mas só a medição confirma.",
          "Adivinhar pela tomada da garagem engana: o circuito do portão pode ser diferente.",
        ],
      ],
      steps: [
        "Fotografe a etiqueta do motor, com a tampa fechada.",
        "Procure a tensão escrita em V: 127, 220 ou 127/220.",
        "Fotografe o quadro de energia pela frente, sem remover a proteção.",
        "Peça ao técnico que meça o ponto antes de ligar.",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de tensão errada", "Quando a voltagem causa defeito", "Motor fraco pode ser falta de tensão"],
      slots: [
        [
          "A tensão baixa deixa a partida fraca, o motor quente e o protetor térmico desarmando.",
          "O motor de 220 V ligado em 127 V ronca, quase não se move e esquenta.",
          "Falta de tensão na partida faz o portão sair devagar e parar no meio.",
        ],
        [
          "Cabo fino, emenda ruim e distância grande até o quadro derrubam a tensão com o motor em carga.",
          "A queda aparece quando o motor parte, por isso se mede com o portão em movimento.",
          "Extensão e emenda na lâmpada são causas comuns de queda de tensão no portão.",
        ],
        [
          "O motor de 127 V em 220 V queima depressa; diante de fumaça ou cheiro, desligue o disjuntor.",
          "A tensão acima da indicada queima placa, capacitor e enrolamento em pouco tempo.",
          "Se houve ligação errada, mantenha o disjuntor desligado até o técnico medir o conjunto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que voltagem escolher", "110 ou 220 para o portão", "Bivolt compensa?"],
      slots: [
        [
          "Se o ponto permite, 220 V é a escolha mais tranquila para motor de portão.",
          "Prefira 220 V quando puder, sobretudo com o quadro longe do portão.",
          "A escolha começa pelo que existe no local; havendo duas fases, o 220 V é preferível.",
        ],
        [
          "Bivolt serve a quem não sabe a tensão ou pretende mudar a ligação depois.",
          "Um motor bivolt facilita a compra, mas a chave ou ligação precisa estar na posição certa.",
          "Com bivolt, confira a posição da chave antes de energizar, tarefa do instalador.",
        ],
        [
          "O consumo não muda com a voltagem, porque o que se paga é a energia usada.",
          "Ligar em 220 V não aumenta nem reduz a conta de luz de forma sensível.",
          "Na conta de luz, 127 e 220 V se equivalem; o ganho está no cabo e na partida.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Ligação segura em 220 V",
        "Disjuntor, terra e circuito próprio",
        "O que o ponto de energia precisa ter",
      ],
      slots: [
        [
          "O circuito deve ser só do portão, com disjuntor bipolar quando o 220 V vem de duas fases.",
          "Disjuntor exclusivo e bipolar corta os dois fios vivos do 220 V de uma vez.",
          "Em 220 V de duas fases, o disjuntor simples deixa um fio energizado, e por isso se usa o bipolar.",
        ],
        [
          "Um fio terra é obrigatório na carcaça metálica e ajuda a proteger contra choque.",
          "O aterramento leva embora a fuga de corrente e evita que o portão dê choque.",
          "Sem terra, uma fuga no motor pode passar para a folha do portão.",
        ],
        [
          "A ligação é de profissional qualificado, com o circuito desligado e a ausência de tensão conferida.",
          "Nenhum fio deve ser tocado pelo morador, mesmo com o disjuntor desligado.",
          "Quem mede e liga é o técnico ou eletricista, nunca com a energia presente.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso ligar motor 110 em 220?",
      answers: [
        "Não. O motor de 127 V ligado em 220 V queima placa e enrolamento. Só o bivolt aceita as duas tensões, com a ligação na posição certa.",
        "Nunca. A tensão maior queima o motor em pouco tempo; confira a etiqueta e peça a medição do ponto.",
      ],
    },
    {
      question: "Motor 220 V gasta menos energia que o de 110 V?",
      answers: [
        "Praticamente não: o consumo é o mesmo para o mesmo trabalho. O que diminui é a corrente, e com ela o aquecimento do cabo.",
        "A conta quase não muda. A vantagem do 220 V está na partida mais firme e na menor queda de tensão no cabo.",
      ],
    },
    {
      question: "Como sei se meu motor é bivolt?",
      answers: [
        "A etiqueta mostra 127/220 V quando o motor é bivolt. Se houver só um número, a tensão é única.",
        "Leia a etiqueta externa. Duas tensões indicam bivolt, e a posição da chave deve ser conferida pelo instalador.",
      ],
    },
    {
      question: "Minha casa só tem 110. Dá para instalar motor?",
      answers: [
        "Dá, com motor para 127 V ou bivolt. Se a entrada da casa tem duas fases, um eletricista pode levar 220 V até o portão.",
        "Sim. Existem modelos para 127 V, e muitas casas podem ter 220 V a partir de duas fases; mande foto do quadro, sem abri-lo.",
      ],
    },
    {
      question: "Preciso de disjuntor só para o portão?",
      answers: [
        "Precisa. O circuito exclusivo protege o cabo, permite desligar só o portão e evita queda de tensão por outros aparelhos.",
        "Sim, com corrente e cabo calculados para o motor e a distância. Em 220 V de duas fases, o disjuntor é bipolar.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra do quadro de energia fechado",
  related: ["instalacao-eletrica", "consumo", "queimou", "disjuntor-cai", "choque", "protetor-de-surto"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
