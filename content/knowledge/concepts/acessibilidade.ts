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
      "Um portão acessível tem motor, comando ao alcance de quem está sentado, pausa longa antes de fechar, fotocélula e passagem sem degrau. Em prédio e comércio vale a norma NBR 9050, com vão livre mínimo de 80 cm. Em casa, regular a pausa e a força parte de {price.preventive}, sem peças.",
      "Para adaptar o portão a quem tem mobilidade reduzida, automatize a folha, ponha um botão ou o celular ao alcance e aumente o tempo antes do fechamento. Ajustar em casa o que já existe custa a partir de {price.preventive}, fora peças, e degrau ou trilho alto exige obra no piso.",
      "Acessibilidade no portão automático depende de comando fácil, tempo para passar e vão livre sem degrau, de pelo menos 80 cm segundo a NBR 9050. A folha atual quase sempre é aproveitada, e a regulagem de pausa e sensores, em residência, começa em {price.preventive}, sem peças.",
    ],
    price: [
      "Tornar o portão acessível custa conforme o que falta: regular pausa e força parte de {price.preventive} em casa, sem peças, e automatizar um basculante de até {width.quarterHp} começa em {price.lowest}, instalado. Botão novo e segunda fotocélula são orçados por foto, com a mão de obra.",
      "O preço da acessibilidade no portão vai do ajuste, a partir de {price.preventive} numa residência, fora peças, ao kit com motor, de {price.lowest} em diante no basculante de até {width.quarterHp}. Comando por celular, botão e sensor extra têm valor próprio, com peça e serviço juntos.",
      "O preço para adaptar o portão para mobilidade reduzida depende do ponto de partida. Só regular pausa e força sai a partir de {price.preventive} em casa, sem peças; pôr motor no basculante pequeno, a partir de {price.lowest}, instalado. Piso e largura do vão são obra de pedreiro e serralheiro.",
    ],
    installation: [
      "Um portão acessível recebe motor de partida suave, botão na altura de quem usa, fotocélula em duas alturas e pausa longa antes de fechar. O kit basculante de até {width.quarterHp} parte de {price.lowest}, instalado. O caminho até o botão precisa ficar sem degrau.",
      "A instalação de um portão acessível começa pela rotina da pessoa: por onde ela entra, que mão usa e quanto tempo leva para passar. Depois vêm o motor, a partir de {price.lowest} no basculante pequeno, já instalado, o botão, a pausa e os sensores, testados com ela.",
      "Adaptar o portão consiste em pôr motor na folha atual, um comando ao alcance de quem está sentado, uma segunda fotocélula e a pausa regulada. O motor basculante começa em {price.lowest}, com a instalação, que leva de {time.tilting}.",
    ],
    comparison: [
      "O portão manual pesado exclui quem tem mobilidade reduzida, e o automático com botão resolve, porque dispensa força. Para quem anda a pé ou em cadeira de rodas, porém, um portão social com 80 cm livres ou mais é melhor do que passar pela garagem.",
      "O comando de um portão acessível se escolhe pela pessoa: o idoso usa melhor o controle de teclas grandes, quem está em cadeira de rodas precisa do botão baixo, e quem tem pouca força nas mãos prefere celular ou voz. O motor é o mesmo em todos.",
    ],
    "how-to": [
      "Para deixar o portão da garagem acessível sem obra, aumente a pausa antes de fechar, use um controle de teclas grandes, deixe o caminho livre e teste a fotocélula. Pausa e força são reguladas pelo técnico, a partir de {price.preventive} em casa, sem peças.",
      "Deixar acessível o portão da garagem começa por percorrer o caminho com a pessoa, medir o vão, cronometrar a passagem e procurar degrau e botão alto. O ajuste de pausa e sensores sai a partir de {price.preventive} numa residência, fora peças, e o motor, se faltar, é orçado à parte.",
      "A adaptação do portão da garagem se faz por etapas: comando ao alcance, pausa longa, fotocélula em duas alturas e piso sem degrau. As três primeiras são do técnico do portão, e regular o que existe parte de {price.preventive} em casa, sem peças.",
    ],
    question: [
      "Para ter acessibilidade, um portão precisa de vão livre sem degrau, comando ao alcance de quem está sentado, pausa longa e fotocélula. Em prédio e comércio vale a NBR 9050, com 80 cm livres no mínimo. Em casa, regular pausa e força parte de {price.preventive}, sem peças.",
      "Sim, quase todo portão pode ficar acessível com a folha atual, porque o que muda é o motor, o botão, o tempo de pausa e os sensores. A regulagem em residência começa em {price.preventive}, fora peças. Degrau ou trilho alto exige obra no piso.",
      "Para qualquer pessoa conseguir usar o portão, ponha o botão ou o celular ao alcance e aumente a pausa antes de fechar, ajuste que em casa parte de {price.preventive}, sem peças. Depois vêm a fotocélula em duas alturas e o piso plano, porque mobilidade reduzida pede tempo e passagem livre.",
    ],
  },
  line: [
    "Pausa maior e fotocélula dão tempo para idoso e cadeirante passarem sem pressa.",
    "Para quem usa cadeira de rodas, um botão baixo conta mais que um portão veloz.",
    "O comando por celular ou voz ajuda quem tem pouca força nas mãos.",
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
          "Acessibilidade significa autonomia: comandar o portão sentado, de pé ou com pouca força. Com a automação, o peso da folha deixa de ser obstáculo, e a pausa longa evita a pressa.",
          "Uma entrada acessível dispensa força, pressa e a ajuda de outra pessoa. A força fica com o motor, e o tempo para passar vem da regulagem da placa.",
          "Entrar e sair sozinho, com calma, é o que define um portão acessível. Para isso servem o motor, que move a folha, e a pausa antes do fechamento.",
        ],
        [
          "Piso plano e vão livre contam tanto quanto o motor. A NBR 9050 exige ao menos 80 cm livres em prédio e comércio, e um degrau ou trilho saliente trava a cadeira.",
          "Degrau, trilho alto e passagem estreita não se resolvem com motor. A referência de largura é de 80 cm livres, pela NBR 9050, que vale para uso coletivo.",
          "A cadeira de rodas precisa de chão plano e de 80 cm livres, a medida da NBR 9050. Um trilho rente ao piso evita que as rodas prendam.",
          "Com menos de 80 cm livres, ou com um degrau no caminho, não adianta o portão abrir sozinho. A medida, da NBR 9050, é obrigatória em uso coletivo e serve de guia em casa.",
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
          "O comando muda com a pessoa: botão baixo e firme para quem usa cadeira, tecla grande para idoso, celular ou voz para quem tem pouca força nos dedos. O motor deve partir e parar com suavidade.",
          "Quem está sentado precisa do botão na altura da mão, com espaço para manobrar. Tremor ou pouca força se resolvem com celular, voz ou tag, e idosos costumam preferir uma tecla grande com som.",
          "Escolha o comando pelo gesto que a pessoa consegue fazer: apertar, falar ou apenas se aproximar com a tag. Partida suave e aviso sonoro ajudam em todos os casos.",
          "Botão, controle, celular e tag atendem cada um a uma dificuldade diferente. Para quem passa devagar, a pausa longa importa mais que a abertura rápida.",
        ],
      ],
      bullets: [
        "Quem usa cadeira de rodas: botão baixo e espaço ao lado",
        "Idoso: tecla grande e som de confirmação",
        "Pouca força nas mãos: celular, voz ou tag",
        "Quem passa devagar: pausa longa",
        "Falta de luz: nobreak para o portão não parar",
      ],
    },
    {
      about: "check",
      headings: ["Faça o caminho com a pessoa", "Teste de acessibilidade do portão", "O que observar antes de adaptar"],
      slots: [
        [
          "Percorra a entrada com quem vai usar o portão, no ritmo da pessoa, e cronometre. Deixe alguém pronto para parar a folha, e não permita que ninguém fique embaixo dela.",
          "O melhor teste é a própria pessoa entrando e saindo sem pressa, com alguém no botão. O tempo medido mostra ao técnico quanto deve durar a pausa.",
          "Observar a rotina mostra o que atrapalha de verdade, como um botão alto ou um trilho saliente. Durante o teste, um adulto vigia o fechamento automático.",
          "Faça o caminho da rua até a porta e anote cada dificuldade. Quem testa não deve ficar no percurso da folha em movimento.",
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
          "A pausa é regulada com o tempo que a pessoa leva para passar, e a força fica na menor que move a folha. O botão vai para a altura combinada, em lugar plano e com o portão à vista.",
          "O técnico ajusta a pausa e a força com quem vai usar o portão presente. O botão é fixado onde a cadeira chega, longe do percurso da folha.",
          "Tempo de passagem, força do motor e altura do botão são acertados junto com a pessoa. O comando precisa ser alcançado por quem está sentado e ficar fora do caminho da folha.",
          "Com a passagem cronometrada, a placa é programada e o botão é mudado para a altura certa. A força do motor é reduzida ao mínimo, para a folha ceder diante de um obstáculo.",
        ],
        [
          "Um segundo par de fotocélulas cobre a altura de quem está sentado, porque o feixe comum pode passar entre as rodas da cadeira. O teste final é repetido várias vezes.",
          "A fotocélula em duas alturas percebe a cadeira, a bengala e quem está de pé. No fim, a passagem inteira é testada mais de uma vez.",
          "Sensores em alturas diferentes evitam que a folha feche sobre a cadeira. O serviço só termina depois de a pessoa passar com calma.",
          "Dois feixes, um baixo e um mais alto, protegem quem passa sentado. Tudo é testado no ritmo de quem vai usar o portão.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Regras e cuidados de acessibilidade",
        "O que a norma de acessibilidade pede",
        "Segurança para quem tem menos mobilidade",
      ],
      slots: [
        [
          "Em prédio e comércio, a NBR 9050 define vão, piso e altura dos comandos, e um responsável técnico confirma o projeto. Em casa, ela não é exigida, mas serve de guia.",
          "A NBR 9050 é a norma de acessibilidade das edificações e vale para uso público e coletivo. Na residência não há essa exigência, embora as medidas dela ajudem.",
          "Condomínio e comércio precisam seguir a NBR 9050, com projeto de profissional habilitado. Quem mora em casa pode usar as mesmas medidas, por conforto.",
          "O uso coletivo tem regra própria, a NBR 9050, com 80 cm de vão livre como ponto de partida. Para a residência ela é apenas uma boa referência.",
        ],
        [
          "Uma entrada de pedestres separada dos carros é a melhor solução para quem usa cadeira de rodas. Na falta de luz, um nobreak evita que a pessoa fique presa.",
          "Sempre que houver espaço, quem anda a pé deve entrar por um portão social. Preveja a queda de energia com nobreak, porque destravar o motor exige força.",
          "O portão social acessível evita dividir a passagem com os carros. Sem nobreak, outra pessoa da casa deve saber o que fazer na falta de energia.",
          "Separar pedestre e veículo protege quem se move devagar. Com um nobreak, o portão continua funcionando na falta de luz e ninguém precisa destravá-lo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual a altura do botão do portão para cadeirante?",
      answers: [
        "A que a mão alcança sentado, sem esticar, com espaço para encostar a cadeira. Em uso coletivo, siga a faixa da NBR 9050.",
        "É definida com a pessoa sentada diante do portão. Em prédio e comércio, a NBR 9050 traz a faixa de referência.",
        "A que a pessoa alcança sentada, com folga. O botão fica em lugar plano, com a folha à vista.",
      ],
    },
    {
      question: "Dá para o portão demorar mais para fechar?",
      answers: [
        "Dá: o tempo de pausa é regulado na placa, e a fotocélula segura a folha enquanto houver alguém no vão.",
        "Sim, é um ajuste simples do técnico. Também se pode desligar o fechamento automático e fechar só por comando.",
        "Dá, aumentando a pausa na central. Se a sua placa não tem essa função, o portão passa a fechar só por comando.",
      ],
    },
    {
      question: "O idoso pode abrir o portão pelo celular?",
      answers: [
        "Pode, com módulo Wi-Fi ou Bluetooth. No dia a dia, um controle de teclas grandes costuma ser mais simples.",
        "Sim, com aplicativo ou comando de voz. Deixe também um controle de teclas grandes como reserva.",
        "Pode, se ele se sentir à vontade com o aplicativo. Mesmo assim, mantenha um botão ao alcance.",
      ],
    },
    {
      question: "A fotocélula percebe cadeira de rodas?",
      answers: [
        "Percebe, se estiver na altura certa. Um feixe só pode passar entre as rodas, e por isso se usam dois pares.",
        "Depende da altura do feixe. Dois pares, um baixo e outro mais alto, cobrem melhor quem usa cadeira.",
        "Com um par só, nem sempre. Peça outro na altura de quem está sentado.",
      ],
    },
    {
      question: "Portão manual pode ficar acessível sem trocar a folha?",
      answers: [
        "Pode, se a folha atual estiver boa: ela recebe motor, botão baixo e pausa longa.",
        "Sim, em geral. Se a folha estiver pesada ou torta, a serralheria corrige antes.",
        "Pode. No basculante de até {width.quarterHp}, o motor instalado custa a partir de {price.lowest}.",
      ],
    },
  ],
  photo: "fotos da entrada e do piso, com a medida do vão",
  related: ["botoeira", "automatizar-manual", "fotocelula", "social", "modulo-wifi", "falta-de-energia"],
};
