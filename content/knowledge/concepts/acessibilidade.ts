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
      "Um portão acessível tem motor, comando ao alcance de quem está sentado, pausa longa antes de fechar, fotocélula e passagem sem degrau. Em prédio e comércio, a acessibilidade segue a NBR 9050, com vão livre mínimo de 80 cm; em casa, regular a pausa e a força parte de {price.preventive}, sem peças.",
      "Para adaptar a entrada e o portão a quem tem mobilidade reduzida, automatize a folha, ponha botoeira ou celular ao alcance e aumente o tempo de pausa. Ajustar o que já existe em casa custa a partir de {price.preventive}, fora peças, e degrau ou trilho alto pede obra de piso.",
      "Acessibilidade no portão automático depende de comando fácil, tempo para passar e vão livre sem degrau, de pelo menos 80 cm pela NBR 9050. A folha atual quase sempre é aproveitada, e a regulagem de pausa e sensores em residência começa em {price.preventive}, sem peças.",
    ],
    price: [
      "Tornar o portão acessível custa o que falta: regular pausa e força parte de {price.preventive} em casa, sem peças, e automatizar um basculante de até {width.quarterHp} começa em {price.lowest}, instalado. Botoeira nova e segunda fotocélula ficam no meio, orçadas por foto.",
      "O preço da acessibilidade no portão vai do ajuste, desde {price.preventive} numa residência, fora peças, ao motor, a partir de {price.lowest} no basculante pequeno. Comando por celular, botão e sensor extra têm valor próprio, peça e serviço juntos.",
      "Quanto custa adaptar o portão para mobilidade reduzida: só pausa e força, {price.preventive} para cima em casa, sem peças; motor na folha basculante, desde {price.lowest} instalado. Obra de piso e vão é com pedreiro e serralheiro.",
    ],
    installation: [
      "Para acessibilidade, instala-se no portão motor de partida suave, botoeira na altura de quem usa, fotocélula em duas alturas e pausa longa. O kit basculante de até {width.quarterHp} parte de {price.lowest}, instalado, e o caminho até o botão fica sem degrau.",
      "A instalação de um portão acessível começa pela rotina da pessoa, por onde entra, que mão usa, quanto tempo leva. Depois vêm motor, a partir de {price.lowest} no basculante pequeno, botão, pausa e sensores, testados com ela.",
      "Adaptar o portão pede motor na folha atual, comando ao alcance sentado, segunda fotocélula e pausa regulada. Com instalação, o motor basculante começa em {price.lowest}, e o serviço leva de {time.tilting}.",
    ],
    comparison: [
      "O portão manual pesado exclui quem tem mobilidade reduzida, e o automático com botão resolve. Para pedestre em cadeira de rodas, portão social largo, de 80 cm livres ou mais, é mais acessível que passar pela garagem.",
      "Para acessibilidade, cada comando do portão serve a uma pessoa: controle de tecla grande para idoso, botão baixo para quem usa cadeira, celular ou voz para quem tem pouca força nas mãos. O motor é o mesmo em todos.",
    ],
    "how-to": [
      "Para deixar o portão da garagem acessível sem obra, aumente a pausa antes de fechar, use controle de teclas grandes, livre o caminho e teste a fotocélula. A pausa e a força são reguladas pelo técnico, a partir de {price.preventive} em casa, sem peças.",
      "Para deixar acessível o portão da garagem, comece fazendo o caminho com a pessoa: meça o vão, cronometre a passagem e procure degrau e botão alto. O ajuste de pausa e sensores sai desde {price.preventive} numa residência, fora peças, e motor, se faltar, é outra conta.",
      "Deixar o portão da garagem acessível se faz por etapas: comando ao alcance, pausa longa, fotocélula em duas alturas e piso sem degrau. As três primeiras são do técnico do portão, e regular o que existe parte de {price.preventive} em casa, sem peças.",
    ],
    question: [
      "Um portão precisa, para ter acessibilidade, de vão livre sem degrau, comando ao alcance de quem está sentado, pausa longa e fotocélula. Em prédio e comércio vale a NBR 9050, com 80 cm livres no mínimo; em casa, regular pausa e força parte de {price.preventive}, sem peças.",
      "Sim, quase todo portão pode ficar acessível com a folha atual: motor, botão baixo ou celular, pausa maior e sensores. A regulagem em residência começa em {price.preventive}, fora peças, e degrau ou trilho alto pede obra.",
      "Para qualquer pessoa conseguir usar o portão, comece pelo comando e pelo tempo: botão ou celular ao alcance e pausa longa, regulada desde {price.preventive} em casa, sem peças. Depois vêm fotocélula em duas alturas e piso plano, porque mobilidade reduzida pede tempo e passagem livre.",
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
          "O portão é acessível quando a pessoa abre, passa e fecha sem ajuda e sem risco. O motor tira o esforço de empurrar, e a pausa regulada dá tempo de atravessar.",
          "Acessibilidade significa autonomia: comandar o portão sentado, de pé ou com pouca força. Com automação o peso da folha deixa de ser barreira, e a pausa cuida da pressa.",
          "Uma entrada acessível dispensa força, pressa e a ajuda de outra pessoa. O motor resolve a força, e a regulagem, o tempo.",
          "Abrir, passar e fechar sozinho é a medida da acessibilidade. Motor e pausa longa cuidam da folha, e o comando, de quem a aciona.",
        ],
        [
          "Piso plano e vão livre contam tanto quanto o motor. A NBR 9050 pede ao menos 80 cm livres em prédio e comércio, e degrau ou trilho saliente trava a cadeira.",
          "Degrau, trilho alto e passagem estreita não se resolvem com motor. A referência de largura é 80 cm livres, pela NBR 9050, que vale para uso coletivo.",
          "A cadeira de rodas precisa de chão plano e de 80 cm livres, a medida da NBR 9050. Trilho rente ao piso evita que as rodas prendam.",
          "Com menos de 80 cm livres, ou com um degrau, o portão aberto não basta. Essa medida da NBR 9050 é obrigatória em uso coletivo e boa guia em casa.",
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
          "O comando muda com a pessoa: botão baixo e firme para quem usa cadeira, tecla grande para idoso, celular ou voz para quem tem pouca força nos dedos. O motor deve partir e parar suave.",
          "Quem está sentado precisa de botoeira na altura da mão, com espaço para manobrar. Tremor ou pouca força pedem celular, voz ou tag, e idoso prefere tecla grande com som.",
          "Escolha pelo gesto que a pessoa consegue fazer: apertar, falar ou só chegar com a tag. Partida suave e aviso sonoro ajudam em todos os casos.",
          "Botão, controle, celular ou tag, cada um atende uma dificuldade. Abertura rápida importa menos que pausa longa para quem passa devagar.",
        ],
      ],
      bullets: [
        "Cadeira de rodas: botão baixo e espaço ao lado",
        "Idoso: tecla grande e som de confirmação",
        "Pouca força nas mãos: celular, voz ou tag",
        "Quem passa devagar: pausa longa",
        "Queda de luz: nobreak",
      ],
    },
    {
      about: "check",
      headings: ["Faça o caminho com a pessoa", "Teste de acessibilidade do portão", "O que observar antes de adaptar"],
      slots: [
        [
          "Percorra a entrada com quem vai usar, no ritmo dela, e cronometre. Deixe outra pessoa pronta para parar o portão, e ninguém fica sob a folha.",
          "O teste é a própria pessoa entrando e saindo, sem pressa, com alguém no botão. O tempo medido vira a pausa que o técnico regula.",
          "Observar a rotina mostra o que atrapalha de verdade. Durante o teste, o fechamento automático fica sob vigilância de um adulto.",
          "Faça o caminho da rua até a porta e anote cada parada. Quem testa nunca fica no percurso da folha em movimento.",
        ],
      ],
      steps: [
        "Com o portão aberto, meça o vão livre da passagem.",
        "Cronometre quanto a pessoa leva para atravessar, com folga.",
        "Veja a que altura a mão alcança sem esforço.",
        "Procure degrau, trilho alto e piso solto.",
        "Teste a fotocélula de longe, com um cabo de vassoura.",
      ],
    },
    {
      about: "visit",
      headings: ["O ajuste feito na visita", "Como o técnico adapta o portão", "Pausa, botão e sensores"],
      slots: [
        [
          "A pausa é regulada com o tempo medido da pessoa, e a força fica na menor que move a folha. O botão vai à altura combinada, em lugar plano e com o portão à vista.",
          "O técnico ajusta a pausa e a força com quem vai usar presente. A botoeira é fixada onde a cadeira chega, longe do percurso da folha.",
          "Tempo de passagem, força e altura do botão são acertados com a pessoa. O comando fica ao alcance sentado e fora do caminho do portão.",
          "Com o tempo em mãos, a placa é regulada, e o botão muda para a altura certa. A força cai ao mínimo, para a folha ceder a qualquer toque.",
        ],
        [
          "Um segundo par de fotocélulas cobre a altura de quem está sentado, porque o feixe comum pode passar entre as rodas. O teste final é feito várias vezes.",
          "A fotocélula em duas alturas percebe cadeira, bengala e pessoa de pé. No fim, a passagem inteira é repetida.",
          "Sensor alto e baixo evitam que a folha feche sobre a cadeira. A entrega só acontece depois de a pessoa passar com calma.",
          "Dois feixes, um baixo e um mais alto, protegem quem passa sentado. Tudo é testado no ritmo de quem vai usar.",
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
          "Em prédio e comércio, a NBR 9050 trata de vão, piso e altura dos comandos, e um responsável técnico confirma o projeto. Em casa ela serve de guia.",
          "A NBR 9050 é a norma de acessibilidade das edificações e vale para uso público e coletivo. Na residência não é exigida, mas ajuda nas medidas.",
          "Uso coletivo segue a NBR 9050, com projeto de profissional habilitado. Casa usa a mesma referência, por conforto.",
          "Para condomínio e comércio há regra, a NBR 9050; para casa, bom senso e as mesmas medidas. Vão de 80 cm é o ponto de partida.",
        ],
        [
          "Pedestre por portão próprio, separado dos carros, é a melhor solução para cadeira de rodas. Na falta de luz, nobreak ou alguém treinado evita ficar preso.",
          "Sempre que houver espaço, quem anda a pé entra por portão social. Preveja a queda de energia com nobreak, porque destravar exige força.",
          "O portão social acessível evita dividir a passagem com carros. Sem nobreak, outra pessoa deve saber o que fazer na falta de energia.",
          "Separar pedestre e veículo protege quem se move devagar. O nobreak resolve a falta de luz sem depender de força.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a altura do botão do portão para cadeirante?",
      answers: [
        "A altura do botão do portão para cadeirante é a que a mão alcança sentado, sem esticar, com espaço para encostar a cadeira. Em uso coletivo, siga a faixa da NBR 9050.",
        "É definida com a pessoa sentada diante do portão. Em prédio e comércio, a NBR 9050 traz a faixa de referência.",
        "A que a pessoa alcança sentada, com folga. O botão fica em lugar plano, com a folha à vista.",
      ],
    },
    {
      question: "Dá para o portão demorar mais para fechar?",
      answers: [
        "Dá para o portão demorar mais: o tempo de pausa é regulado na placa. A fotocélula continua segurando a folha enquanto houver alguém.",
        "Sim, é um ajuste simples do técnico. Também se pode desligar o fechamento automático e fechar só por comando.",
        "Dá, aumentando a pausa na central. Se a sua placa não tem essa função, o fechamento fica por comando.",
      ],
    },
    {
      question: "O idoso pode abrir o portão pelo celular?",
      answers: [
        "O idoso pode abrir o portão pelo celular, com módulo Wi-Fi ou Bluetooth. Um controle de tecla grande costuma ser mais simples no dia a dia.",
        "Sim, com aplicativo ou comando de voz. Deixe também um controle de teclas grandes como reserva.",
        "Pode, se ele se sentir à vontade. Para emergência, mantenha o botão ao alcance.",
      ],
    },
    {
      question: "A fotocélula percebe cadeira de rodas?",
      answers: [
        "A fotocélula percebe cadeira de rodas se estiver na altura certa. O feixe único pode passar entre as rodas, por isso se usa mais de um par.",
        "Depende da altura do feixe. Dois pares, um baixo e outro mais alto, cobrem melhor quem usa cadeira.",
        "Nem sempre com um par só. Some outro na altura de quem está sentado.",
      ],
    },
    {
      question: "Portão manual pode ficar acessível sem trocar a folha?",
      answers: [
        "O portão manual pode ficar acessível com a folha atual, se ela estiver boa: recebe motor, botão baixo e pausa longa.",
        "Sim, em geral. Folha pesada ou torta é corrigida antes, na serralheria.",
        "Pode. No basculante de até {width.quarterHp}, o motor instalado custa a partir de {price.lowest}.",
      ],
    },
  ],
  photo: "fotos da entrada e do piso, com a medida do vão",
  related: ["botoeira", "automatizar-manual", "fotocelula", "social", "modulo-wifi", "falta-de-energia"],
};
