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
      "A voltagem do motor de portão está escrita na etiqueta, como 127 V, 220 V ou 127/220 V, que é o bivolt, e precisa ser igual à do ponto de energia. Quando o quadro tem duas fases, prefira 220 V, com circuito próprio e fio terra, porque a partida fica mais firme.",
      "Confira a voltagem na etiqueta antes de comprar ou ligar o motor do portão. O de 127 V ligado em 220 V queima, e o de 220 V ligado em 127 V fica sem força e esquenta. A medição do ponto, com o motor parado e na partida, é feita pelo técnico.",
      "O motor de portão em 220 V usa menos corrente e parte com mais firmeza que o de 127 V, com a mesma força e o mesmo consumo. Escolha a voltagem de 220 V onde há duas fases no quadro. Onde há uma só, o modelo certo é o de 127 V ou o bivolt.",
    ],
    installation: [
      "A instalação do motor de portão começa por medir a voltagem do ponto, com ele parado e em movimento, e comparar com a etiqueta. Usamos 220 V, com disjuntor bipolar, fio terra e cabo da grossura certa para a distância até o quadro.",
      "Para preparar a voltagem certa, peça a um eletricista um circuito exclusivo em 220 V, com disjuntor e aterramento, até o lugar do motor. Extensão ou emenda na lâmpada da garagem não servem, porque a tensão cai justamente na partida do portão.",
    ],
    comparison: [
      "Entre as voltagens de 127 V e 220 V, o consumo do motor é praticamente o mesmo. A diferença é que em 220 V a corrente cai quase à metade, o cabo aquece menos e a partida fica mais firme, sobretudo quando o quadro está longe do portão.",
      "O motor bivolt aceita as duas voltagens, desde que a chave ou a ligação esteja na posição do ponto de energia. O de tensão única é mais simples, porque basta que a etiqueta e a rede da casa mostrem o mesmo número.",
    ],
    repair: [
      "Voltagem baixa ou errada faz o motor do portão roncar, esquentar e perder força, e pode queimar a placa e o enrolamento. Desligue o disjuntor e peça ao técnico que meça o ponto com o motor em movimento, antes de trocar qualquer peça.",
      "Se o motor foi ligado na voltagem errada, não religue para testar, porque uma segunda tentativa pode queimar o que restou. Desligue o disjuntor e chame o técnico, que mede placa, capacitor e enrolamento para saber o que ainda funciona.",
    ],
    buying: [
      "Para comprar motor de portão na voltagem certa, veja o que a casa tem: com duas fases no quadro, prefira 220 V; com uma só, 127 V ou bivolt. A força e o gasto são iguais, mas em 220 V a corrente é menor e o cabo aquece menos.",
      "O motor de portão de 220 V é a escolha mais comum na Grande São Paulo, onde essa voltagem costuma vir de duas fases e exige disjuntor bipolar. Se a sua casa tem apenas 127 V, avise no pedido, porque o modelo passa a ser de 127 V ou bivolt.",
    ],
    price: [
      "O preço do motor muda pouco com a voltagem, porque depende do modelo e do tipo de portão. Os kits basculantes de 1/4 HP, instalados, saem por {models.prices}. Se for preciso levar 220 V até o motor, a parte elétrica é orçada à parte, por foto.",
      "Em 127 V ou 220 V, o valor do motor de portão é definido pelo modelo. O que pode somar é a parte elétrica, com circuito próprio, disjuntor e terra até a coluna. Esse orçamento sai de uma foto do quadro fechado e do caminho do cabo.",
    ],
  },
  line: [
    "A voltagem da etiqueta do motor e a do ponto de energia precisam ser iguais.",
    "Os motores que instalamos trabalham em 220 V, com circuito próprio e aterramento.",
    "A tensão baixa na partida faz o motor esquentar e perder força.",
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
          "Voltagem é o nome popular da tensão, medida em volts, para a qual o motor e a placa foram feitos. O número vem na etiqueta, e o bivolt traz os dois: 127/220 V.",
          "A tensão de trabalho do motor aparece na etiqueta da carcaça: 127 V, 220 V ou as duas, no bivolt. O que muita gente chama de 110 é, em São Paulo, 127 V.",
          "Cada motor é fabricado para uma tensão, ou para duas no caso do bivolt, e a placa precisa ser da mesma. A etiqueta mostra esse número em volts.",
        ],
        [
          "Na Grande São Paulo, é comum haver 127 V entre uma fase e o neutro e 220 V entre duas fases. Em 220 V, os dois fios dão choque, e o disjuntor precisa ser bipolar.",
          "Em muitas casas, os 220 V vêm de duas fases de 127 V. Nessa ligação de 220 V os dois fios são energizados, e o disjuntor do portão tem de cortar ambos ao mesmo tempo.",
          "Os 220 V do portão costumam ser tirados de duas fases do quadro, e não de uma fase e o neutro. Um disjuntor bipolar é usado no portão de 220 V porque há tensão nos dois fios.",
        ],
        [
          "Um mesmo motor usa quase metade da corrente em 220 V, e a tensão cai menos no caminho do cabo. A partida fica mais firme quando o quadro está longe.",
          "Com tensão maior, a mesma potência exige menos corrente, o que alivia o cabo e evita perda de força na partida em distâncias grandes.",
          "Quem liga o portão em 220 V tem menos corrente no fio e menos aquecimento. O ganho aparece na partida, sobretudo com muitos metros de cabo.",
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
          "A voltagem se lê na etiqueta de fora do motor, sem ferramenta e sem abrir a tampa. O quadro de energia também só precisa ser visto e fotografado fechado.",
          "Basta olhar a etiqueta do motor e fotografar o quadro de energia fechado, visto de frente. Nenhuma tampa precisa ser aberta para descobrir a tensão.",
          "Você só precisa ler a etiqueta do motor e tirar uma foto do quadro fechado. Medir a tensão é tarefa de quem tem instrumento e preparo.",
        ],
        [
          "A tomada da garagem não serve de prova, porque o circuito do portão pode ter outra tensão. Um disjuntor duplo sugere 220 V, mas só a medição confirma.",
          "Não conclua a tensão do portão pela tomada mais próxima, que pode ser de outro circuito. O disjuntor de dois polos é um indício de 220 V, a ser confirmado com o medidor.",
          "Adivinhar pela tomada ou pela lâmpada engana, já que o motor pode ter um circuito próprio em outra tensão. Dois disjuntores unidos indicam 220 V, e o técnico confirma medindo.",
        ],
      ],
      steps: [
        "Fotografe a etiqueta do motor, com a tampa fechada.",
        "Procure a tensão escrita em volts: 127, 220 ou 127/220.",
        "Fotografe o quadro de energia pela frente, sem remover a proteção.",
        "Peça ao técnico que meça o ponto antes de ligar.",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de tensão errada", "Quando a voltagem causa defeito", "Motor fraco pode ser falta de tensão"],
      slots: [
        [
          "O motor que recebe tensão baixa parte devagar, ronca, esquenta e desliga pelo protetor térmico. É o que acontece com um modelo de 220 V ligado em 127 V.",
          "Ronco, partida fraca e motor quente são sinais de tensão abaixo da etiqueta, como a de um motor de 220 V ligado em 127 V. O protetor térmico pode desligar o motor no meio do curso.",
          "Falta de tensão faz o portão sair devagar e parar no meio, porque o motor aquece e o protetor térmico o desliga. O modelo de 220 V em 127 V quase não se move.",
        ],
        [
          "Cabo fino, emenda ruim e distância grande até o quadro derrubam a tensão quando o motor parte. Por esse motivo, a medição se faz com o portão em movimento.",
          "A queda de tensão aparece na partida, e uma medição com o portão parado não a mostra. As causas habituais são extensão, emenda na lâmpada e cabo fino para a distância.",
          "Extensão e emenda na fiação da lâmpada são causas frequentes de queda, assim como o cabo fino. O técnico mede com o motor em carga, porque em repouso a tensão parece normal.",
        ],
        [
          "Tensão acima da indicada, como 220 V em motor de 127 V, queima placa, capacitor e enrolamento em pouco tempo. Com fumaça ou cheiro, desligue o disjuntor e não religue.",
          "Um motor de 127 V ligado em 220 V queima depressa, às vezes junto com a placa. Se sentir cheiro ou vir fumaça, corte a energia no disjuntor e espere a medição.",
          "Depois de uma ligação em tensão maior, mantenha o disjuntor desligado até o técnico medir placa, capacitor e enrolamento. Cheiro de queimado confirma que houve dano.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que voltagem escolher", "110 ou 220 para o portão", "Bivolt compensa?"],
      slots: [
        [
          "Se a casa tem duas fases, 220 V é a melhor escolha para o motor de portão, principalmente com o quadro distante. Com uma fase só, use 127 V ou bivolt.",
          "Prefira 220 V sempre que o quadro tiver duas fases, e mais ainda quando ele fica longe do portão. Nas casas de uma fase, o motor precisa ser de 127 V ou bivolt.",
          "A escolha começa pelo que existe no quadro: duas fases permitem 220 V, que parte melhor com cabo longo, e uma fase só leva ao motor de 127 V ou bivolt.",
        ],
        [
          "O bivolt é útil para quem não sabe a tensão do ponto ou pretende mudá-la depois. O instalador precisa deixar a chave na posição certa antes de ligar.",
          "Um motor bivolt facilita a compra, porque serve em 127 V e em 220 V. Antes de energizar, o técnico confere se a chave de tensão está na posição da rede.",
          "Com um modelo bivolt, a mudança de 127 V para 220 V no futuro não obriga a trocar o motor. Basta que o instalador mude a posição da chave, com a energia desligada.",
        ],
        [
          "A conta de luz não muda com a voltagem, porque o que se paga é a energia usada, igual nos dois casos.",
          "Ligar o portão em 220 V não aumenta nem reduz a conta de forma sensível: o consumo é o mesmo para o mesmo trabalho.",
          "No gasto de energia, 127 V e 220 V se equivalem. A vantagem da tensão maior está no cabo e na partida.",
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
          "O circuito deve atender só ao portão e ter disjuntor bipolar quando os 220 V vêm de duas fases. Um disjuntor simples deixaria um dos fios energizado.",
          "Um disjuntor exclusivo e bipolar corta de uma vez os dois fios energizados do 220 V. O simples desliga apenas um e deixa o outro perigoso.",
          "Em 220 V de duas fases, usa-se disjuntor de dois polos e circuito próprio. Com o de um polo, o motor parece desligado e ainda há tensão em um fio.",
        ],
        [
          "O fio terra é obrigatório na carcaça metálica e protege contra choque. Sem ele, uma fuga de corrente no motor pode chegar à folha do portão.",
          "Com o aterramento, a fuga de corrente tem por onde escoar, e o portão não dá choque em quem encosta. O fio é preso à carcaça do motor.",
          "Sem terra, um defeito no motor pode energizar o portão inteiro. O fio ligado à carcaça desvia essa corrente e ajuda o quadro a desligar.",
        ],
        [
          "A ligação é serviço de profissional qualificado, com o circuito desligado e a ausência de tensão conferida. O morador não deve tocar em nenhum fio.",
          "Nenhum fio deve ser tocado pelo morador, mesmo com o disjuntor desligado. O técnico ou o eletricista confirma com o medidor que não há tensão e só então liga.",
          "Quem mede e liga é o técnico ou o eletricista, depois de desligar o circuito e testar os fios. Para o morador, o limite é olhar, fotografar e desligar o disjuntor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso ligar motor 110 em 220?",
      answers: [
        "Não. O motor de 127 V, o popular 110, queima placa e enrolamento quando é ligado em 220 V. Só o bivolt aceita as duas tensões, com a chave na posição certa.",
        "Não, porque a tensão maior queima o motor em pouco tempo. Confira a etiqueta: apenas o modelo 127/220 V serve nas duas redes.",
      ],
    },
    {
      question: "Motor 220 V gasta menos energia que o de 110 V?",
      answers: [
        "Praticamente não, porque o consumo é igual para o mesmo trabalho. O que diminui é a corrente e, com ela, o aquecimento do cabo.",
        "A conta quase não muda. A vantagem do motor em 220 V está na partida mais firme e na menor queda de tensão pelo caminho.",
      ],
    },
    {
      question: "Como sei se meu motor é bivolt?",
      answers: [
        "A etiqueta mostra 127/220 V quando o motor é bivolt. Se houver um número só, ele trabalha apenas nessa tensão.",
        "Leia a etiqueta de fora do motor: duas tensões indicam bivolt. A posição da chave é conferida pelo instalador antes de ligar.",
      ],
    },
    {
      question: "Minha casa só tem 110. Dá para instalar motor?",
      answers: [
        "Sim, com um motor feito para 127 V, o popular 110. Se a entrada da casa tem duas fases, um eletricista pode levar 220 V até o portão e ligar um motor de 220 V.",
        "Dá, porque existem modelos para 127 V. Muitas casas podem ainda ter 220 V a partir de duas fases, o que uma foto do quadro fechado ajuda a descobrir.",
      ],
    },
    {
      question: "Preciso de disjuntor só para o portão?",
      answers: [
        "Sim. O circuito exclusivo protege o cabo, permite desligar só o portão e evita que outros aparelhos derrubem a tensão na partida.",
        "Precisa, com corrente e cabo calculados para o motor e a distância. Nos 220 V de duas fases, o disjuntor é bipolar.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra do quadro de energia fechado",
  related: ["instalacao-eletrica", "consumo", "queimou", "disjuntor-cai", "choque", "protetor-de-surto"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
