import type { Concept } from "#domain/knowledge/concept.ts";

export const acessibilidade: Concept = {
  id: "acessibilidade",
  kind: "safety",
  label: "Acessibilidade",
  phrase: "a acessibilidade do portão",
  words: [
    "acessibilidade",
    "portão acessível",
    "cadeirante",
    "cadeira de rodas",
    "idoso",
    "pessoa com deficiência",
    "PCD",
    "portão para idosos",
    "mobilidade reduzida",
    "NBR 9050",
    "portão para cadeirante",
  ],
  intent: "question",
  answers: {
    any: [
      "Para um portão acessível, automatize a folha, ponha botoeira ou comando pelo celular ao alcance de quem está sentado e regule a pausa para a pessoa passar com calma, sempre com fotocélula funcionando.",
      "Acessibilidade no portão depende de três coisas: comando fácil, passagem livre e tempo bastante. Quem usa cadeira de rodas precisa de vão livre e piso plano; idoso ganha com botão grande e fechamento mais lento.",
      "O portão fica acessível com motor, botão ao alcance, pausa maior antes de fechar e piso sem degrau. Em prédio e comércio, vão livre e alturas seguem a NBR 9050.",
    ],
    price: [
      "Tornar o portão acessível custa o que falta: só regular a pausa e o botão é mão de obra; automatizar soma o motor. O kit basculante de 1/4 HP instalado custa {price.lowest}; outros portões são orçados por foto.",
      "O preço para adaptar o portão muda entre ajustar pausa e altura do botão, pôr comando por celular ou motorizar a folha. Mande fotos da entrada e do piso; o orçamento é grátis.",
    ],
    installation: [
      "Para acessibilidade, instala-se motor com partida suave, botoeira na altura de quem usa, fotocélula em mais de uma altura e pausa longa. O percurso até o botão e a passagem ficam sem degrau e sem obstáculo.",
      "A instalação acessível começa pela rotina da pessoa: por onde entra, que mão usa, quanto tempo precisa. Depois se escolhem comando, altura do botão, pausa e sensores, e tudo é testado com ela.",
    ],
    comparison: [
      "O portão manual pesado exclui quem não tem força; o automático com botão resolve. Para pedestre em cadeira de rodas, portão social largo e motorizado costuma ser melhor que passar pela garagem.",
      "Entre controle, botão e celular, cada um serve a uma pessoa: controle de tecla grande para idoso, botão para quem usa cadeira, comando por voz para quem tem pouca força nas mãos.",
    ],
    "how-to": [
      "Para melhorar a acessibilidade sem obra, aumente o tempo de pausa, use controle de teclas grandes, deixe o caminho livre e teste a fotocélula. Ajustes na placa e altura de botão ficam com o técnico.",
      "Confira o caminho da pessoa da rua até a porta: degrau, trilho saliente, botão alto e portão que fecha depressa. Anote o que atrapalha e peça o ajuste da pausa e do comando.",
    ],
    question: [
      "Sim, quase todo portão pode ficar acessível: motor na folha atual, botão na altura de quem usa, pausa longa e fotocélula. Degrau e trilho saliente pedem obra de piso ou serralheria.",
      "Um portão acessível tem vão livre sem degrau, comando ao alcance e tempo bastante para passar. Em prédio e comércio, a entrada de pedestres segue a NBR 9050, com vão livre mínimo de 80 cm; em casa, o mesmo cuidado ajuda.",
      "A acessibilidade do portão se resolve, na maioria dos casos, sem trocar a folha: automação, botoeira ou celular ao alcance, pausa longa, fotocélula e nobreak para a falta de luz.",
    ],
  },
  line: [
    "Pausa maior e fotocélula dão tempo para idoso e cadeirante passarem sem pressa.",
    "Botão na altura de quem está sentado vale mais que um portão veloz.",
    "Comando por celular ou voz ajuda quem tem pouca força nas mãos.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que torna um portão acessível",
        "O que é preciso para abrir e passar sem esforço",
        "Acessibilidade na entrada da casa",
      ],
      slots: [
        [
          "O portão é acessível quando a pessoa abre, passa e fecha sem ajuda e sem risco.",
          "Acessibilidade significa autonomia: comandar o portão sentado, de pé ou com pouca força.",
          "Uma entrada acessível dispensa força, pressa e a ajuda de outra pessoa.",
        ],
        [
          "O motor elimina o esforço de empurrar, e a pausa regulada dá tempo de passar.",
          "Com automação, o peso da folha deixa de ser barreira para idoso e cadeirante.",
          "Uma folha motorizada resolve o peso; o tempo de passagem é questão de regulagem.",
        ],
        [
          "Piso plano, vão livre e trilho rente ao chão contam tanto quanto o motor.",
          "Degrau e trilho saliente travam a cadeira de rodas, mesmo com o portão aberto.",
          "Passagem estreita e desnível no piso são obstáculos que o motor não resolve.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Comando e motor para cada pessoa",
        "Como escolher o portão acessível",
        "Botão, controle, celular ou voz",
      ],
      slots: [
        [
          "Para quem usa cadeira, o botão fica na altura da mão sentada, com espaço para manobrar ao lado.",
          "Uma botoeira acessível é grande, firme e alcançável sem esticar o braço.",
          "Idoso prefere tecla grande e som de confirmação, e o cadeirante precisa de espaço junto ao botão.",
        ],
        [
          "Comando por celular, voz ou tag ajuda quem tem tremor ou pouca força nos dedos.",
          "Pessoa com pouca força nas mãos usa melhor celular, tag ou botão de toque leve.",
          "Quem dirige com dificuldade para alcançar o botão se beneficia da tag no para-brisa.",
        ],
        [
          "Partida e parada suaves assustam menos, e a velocidade alta não é prioridade nesses casos.",
          "Prefira um movimento progressivo, sem tranco, com sinal sonoro durante o fechamento.",
          "Abertura rápida é boa para o carro; para quem passa a pé devagar, a pausa importa mais.",
        ],
      ],
      bullets: [
        "Botão grande e de toque leve",
        "Comando por celular ou voz",
        "Pausa longa antes de fechar",
        "Fotocélula em duas alturas",
        "Aviso sonoro e luminoso",
        "Passagem sem degrau",
      ],
    },
    {
      about: "check",
      headings: ["Faça o caminho com a pessoa", "Teste de acessibilidade do portão", "O que observar antes de adaptar"],
      slots: [
        [
          "Percorra a entrada com quem vai usar, no ritmo dela, e cronometre.",
          "O teste real é a própria pessoa entrando e saindo, sem pressa.",
          "Observar a rotina por um dia mostra o que atrapalha de verdade.",
        ],
        [
          "Deixe outra pessoa pronta para parar o portão e não fique sob a folha.",
          "Com alguém no botão, quem testa nunca fica no caminho da folha em movimento.",
          "Durante o teste, o fechamento automático fica sob vigilância de um adulto.",
        ],
        [
          "O tempo medido vira o ajuste de pausa que o técnico fará na placa.",
          "Leve as anotações para a visita: tempo, altura do botão e desníveis.",
          "Com as medidas em mãos, a adaptação tende a sair certa na primeira vez.",
        ],
      ],
      steps: [
        "Com o portão aberto, meça o vão livre da passagem.",
        "Cronometre quanto a pessoa leva para atravessar, com folga.",
        "Veja a que altura a mão alcança sem esforço.",
        "Procure degrau, trilho alto e piso solto.",
        "Teste a fotocélula com um cabo de vassoura.",
        "Fotografe o caminho e anote as medidas.",
      ],
    },
    {
      about: "visit",
      headings: ["O ajuste feito na visita", "Como o técnico adapta o portão", "Pausa, botão e sensores"],
      slots: [
        [
          "A pausa é regulada com o tempo da pessoa, e o fechamento automático, avaliado junto.",
          "O técnico ajusta a pausa medida e confere se a fotocélula segura a folha durante a passagem.",
          "Tempo de passagem e força são acertados com quem vai usar presente.",
        ],
        [
          "O botão vai à altura combinada, em lugar plano e com a folha à vista.",
          "Uma botoeira nova é fixada onde a cadeira de rodas chega, longe do percurso da folha.",
          "O comando fica ao alcance sentado, sem ficar à mão de criança pequena, quando possível.",
        ],
        [
          "Uma fotocélula em mais de uma altura percebe cadeira, bengala e pessoa de pé.",
          "Um segundo par de fotocélulas cobre a altura de quem está sentado.",
          "O teste final é feito com a pessoa, várias vezes, antes de encerrar.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Regras e cuidados de acessibilidade",
        "O que a norma pede",
        "Segurança para quem tem menos mobilidade",
      ],
      slots: [
        [
          "A NBR 9050 trata de acessibilidade em edificações e serve de referência para vão e altura de comando.",
          "Em prédio e comércio, a NBR 9050 orienta largura de passagem, piso e altura dos comandos.",
          "O uso público e coletivo segue a norma de acessibilidade, e um responsável técnico confirma o projeto.",
        ],
        [
          "A entrada de pedestre separada da de veículos é a melhor solução para cadeira de rodas.",
          "O portão social acessível evita que o cadeirante divida a passagem com os carros.",
          "Sempre que houver espaço, a pessoa a pé entra por portão próprio, sem rampa de garagem.",
        ],
        [
          "Na falta de luz, quem tem mobilidade reduzida depende de nobreak ou de ajuda combinada.",
          "Preveja a queda de energia: nobreak ou portão social com chave ao alcance da pessoa.",
          "Sem nobreak, deixe outra pessoa treinada no destravamento, que pode exigir força.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a altura do botão do portão para cadeirante?",
      answers: [
        "É a que a mão alcança sentado, sem esticar, com espaço para encostar a cadeira. Em prédio e comércio, siga a faixa indicada na NBR 9050.",
        "Na altura de quem está sentado, definida com a pessoa. A NBR 9050 traz a faixa de referência para uso coletivo.",
      ],
    },
    {
      question: "Dá para o portão demorar mais para fechar?",
      answers: [
        "Dá. O tempo de pausa é regulado na placa e pode ser aumentado. A fotocélula continua segurando a folha enquanto houver alguém na passagem.",
        "Sim, é um ajuste simples para o técnico. Também se pode desligar o fechamento automático e fechar só por comando.",
      ],
    },
    {
      question: "O idoso pode abrir o portão pelo celular?",
      answers: [
        "Pode, se houver módulo Wi-Fi ou Bluetooth e a pessoa se sentir à vontade. Um controle de tecla grande costuma ser mais simples no dia a dia.",
        "Sim, com aplicativo ou comando de voz. Deixe também um controle de teclas grandes como reserva.",
      ],
    },
    {
      question: "A fotocélula percebe cadeira de rodas?",
      answers: [
        "Percebe, se estiver na altura certa. O feixe de um par único pode passar entre as rodas ou por baixo do assento, então se usa mais de um par.",
        "Depende da altura do feixe. Dois pares, um baixo e outro mais alto, cobrem melhor quem usa cadeira.",
      ],
    },
    {
      question: "Portão manual pode ficar acessível sem trocar a folha?",
      answers: [
        "Pode, na maioria dos casos: automatiza-se a folha existente, se ela estiver em bom estado, e ajustam-se botão e pausa.",
        "Sim, em geral. Uma folha boa recebe motor; uma folha pesada ou torta é corrigida antes, na serralheria.",
      ],
    },
  ],
  photo: "fotos da entrada e do piso, com a medida do vão",
  related: ["botoeira", "automatizar-manual", "fotocelula", "social", "modulo-wifi", "falta-de-energia"],
};
