import type { Concept } from "#domain/knowledge/concept.ts";

export const criancas: Concept = {
  id: "criancas",
  kind: "safety",
  label: "Crianças",
  phrase: "a segurança de crianças no portão",
  words: [
    "crianças",
    "criança no portão",
    "segurança infantil",
    "portão e crianças",
    "criança presa no portão",
    "portão seguro para crianças",
    "filho pequeno",
    "bebê",
    "criança brincando no portão",
  ],
  intent: "question",
  answers: {
    any: [
      "Portão automático é perigoso para criança quando falta fotocélula, a força está alta ou há vão em que cabe braço ou cabeça. Com sensor baixo, força regulada para a folha recuar e um adulto olhando, o risco cai muito. A regulagem de segurança em casa parte de {price.preventive}, sem peças.",
      "Para o portão automático ser seguro com crianças, são quatro cuidados: fotocélula baixa, força no mínimo, controle e botão fora do alcance e um adulto olhando até fechar. Regular a força e o recuo da folha custa a partir de {price.preventive} em residência, fora peças.",
      "Segurança infantil no portão eletrônico depende de sensor na altura da criança, vãos fechados, força baixa e controle guardado, porque os pequenos correm para a folha em movimento. O ajuste residencial começa em {price.preventive}, sem peças. Se não há fotocélula, desligue o fechamento automático.",
    ],
    price: [
      "Deixar o portão seguro para crianças custa a partir de {price.preventive} em casa, se basta regular a força e o recuo da folha, sem peças. Tela nos vãos custa mais, e o item maior é o par de fotocélulas, com peça e instalação orçadas juntas.",
      "O preço da segurança infantil no portão automático começa em {price.preventive}, a regulagem residencial fora peças. Fotocélula baixa e fechamento de vãos são somados à parte, e o caminho do cabo é o que mais muda a conta.",
      "O preço para proteger o portão com crianças depende do que já existe: o ajuste sai desde {price.preventive} numa casa, sem contar peças; tela nos vãos e fotocélula são orçadas à parte. Se o sensor já está instalado, quase sempre o ajuste basta.",
    ],
    emergency: [
      "Com uma criança presa no portão, desligue o disjuntor, não acione de novo e chame o Corpo de Bombeiros, 193, ou o SAMU, 192. Não destrave basculante, porque a folha pode descer sobre ela, e siga a orientação do socorro.",
      "Se uma criança foi atingida pelo portão automático, corte a energia, não a mova sem necessidade e ligue 192 ou 193. Uma folha solta ou torta não se levanta no braço, e por isso espere os bombeiros.",
    ],
    installation: [
      "Em casa com crianças, a instalação do portão automático prevê fotocélula baixa, às vezes em duas alturas, botoeira fora do alcance e força no mínimo. Com instalação, o kit basculante de até {width.quarterHp} parte de {price.lowest}, e o par de fotocélulas é à parte.",
      "A instalação segura para filhos pequenos inclui fotocélula na altura deles, vãos fechados, engrenagem coberta e recuo da folha testado com um objeto. Num portão que já tem motor, a regulagem parte de {price.preventive} em casa, sem peças.",
    ],
    "how-to": [
      "Para deixar o portão da garagem seguro para crianças, guarde os controles, teste a fotocélula todo mês com um cabo de vassoura e olhe a folha até fechar. Força e altura do sensor são do técnico, desde {price.preventive} em casa, sem peças.",
      "Os cuidados com crianças perto do portão automático são três: ninguém atravessa com a folha andando, o botão fica alto e o sensor é testado todo mês. Se algo falhar, desligue o fechamento automático e peça a regulagem, a partir de {price.preventive} em residência, fora peças.",
      "Manter o portão seguro para filhos pequenos exige lentes limpas, sensor testado com um cabo, vãos fechados e controle guardado no alto. A regulagem da força custa desde {price.preventive} numa casa, sem peças, e é feita por técnico.",
    ],
    question: [
      "Sim, o portão automático é perigoso para criança se não tem fotocélula, se a força está alta ou se há vão em que cabe o braço. Baixe o sensor, regule a força, desde {price.preventive} em casa, sem peças, e feche sempre olhando.",
      "Com filhos pequenos em casa, o portão eletrônico é seguro se a folha para e volta quando alguém cruza o sensor e ninguém a aciona sem ver a passagem. Força demais é o maior perigo, e a regulagem parte de {price.preventive} numa residência, fora peças.",
      "Para o portão automático ser seguro com criança pequena, é preciso fotocélula baixa, força no mínimo, controle guardado e um adulto olhando até fechar. O ajuste custa a partir de {price.preventive} em casa, sem peças. Se não há sensor, desligue o fechamento automático.",
    ],
  },
  line: [
    "Com crianças em casa, fotocélula baixa e força bem regulada são indispensáveis.",
    "Controle e botoeira ficam fora do alcance das crianças, e um adulto olha a folha até fechar.",
    "Ninguém se pendura na folha, porque cabo, mola e contrapeso têm força suficiente para ferir.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Onde está o perigo para a criança",
        "Riscos do portão para crianças",
        "Por que criança e portão exigem cuidado",
      ],
      slots: [
        [
          "A criança é baixa, rápida e corre para passar quando a folha já está fechando. A fotocélula comum fica entre 40 e 60 cm do chão, e quem engatinha passa por baixo sem ser percebido.",
          "Correr para passar antes de o portão fechar é brincadeira comum entre crianças. Um bebê que engatinha passa sob o sensor comum, que fica a cerca de meio metro do chão.",
          "Pequena e veloz, a criança atravessa na pior hora e pode não ser vista pelo sensor. Pendurar-se na folha é o outro risco, porque solta cabo ou roldana.",
          "O sensor comum não vê quem engatinha, e a folha em movimento chama a atenção dos pequenos. Usar o portão como balanço também é perigoso, porque a folha pode cair.",
        ],
      ],
      bullets: [
        "Fotocélula alta ou desligada",
        "Força regulada acima do necessário",
        "Vão entre grade e coluna, que prende braço e dedo",
        "Botoeira ao alcance e controle usado como brinquedo",
        "Criança pendurada na folha",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste mensal com crianças em casa",
        "Confira a proteção do portão",
        "Como testar sem arriscar ninguém",
      ],
      slots: [
        [
          "O teste é tarefa de adulto, uma vez por mês, com as crianças dentro de casa. Use um cabo de vassoura ou uma caixa, jamais a mão. Se a folha não parar, desligue o fechamento automático.",
          "Leve as crianças para dentro antes de começar e teste de longe. O que cruza o sensor é um objeto na ponta de um cabo, e ninguém fica no caminho da folha.",
          "Poucos minutos por mês bastam para o teste, com outro adulto vigiando a calçada. Se a folha não parar, o portão não deve fechar sozinho até o reparo.",
          "Um cabo de vassoura mostra se o sensor percebe uma criança. Faça o teste sem elas por perto e nunca meça a força do portão com o braço.",
        ],
      ],
      steps: [
        "Leve crianças e animais para dentro de casa.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Mande fechar e passe o cabo de vassoura na frente do sensor: a folha deve parar e voltar.",
        "Repita com o cabo perto do chão, na altura de uma criança pequena.",
        "Procure vãos em que caibam braço ou cabeça.",
      ],
    },
    {
      about: "safety",
      headings: ["Regras da casa para o portão", "O que combinar com as crianças", "Hábitos que evitam acidente"],
      slots: [
        [
          "A regra é simples: com o portão andando, todo mundo fica parado e longe. Quem aciona olha a passagem do começo ao fim e sabe onde está cada criança.",
          "Ninguém atravessa com a folha em movimento, nem correndo. O adulto confere onde estão os pequenos antes de apertar o controle ou de dar ré.",
          "Ensine a criança a esperar o portão parar por completo. Para acionar, é preciso ver a passagem inteira, sem celular na mão.",
          "Enquanto a folha anda, ninguém passa nem encosta nela. Antes de usar o controle, o adulto localiza cada criança.",
        ],
        [
          "O controle fica no alto ou com o adulto, e a botoeira, fora do alcance. A bateria moeda do controle também é perigosa: se for engolida, leve a criança ao pronto-socorro na hora.",
          "Guarde os controles longe de mochilas e brinquedos. Se uma criança engolir a bateria moeda, vá ao hospital sem esperar sintomas.",
          "Botão alto e controle guardado evitam que o portão vire brinquedo. A pilha moeda que há dentro do controle, se engolida, é emergência médica.",
          "O controle não é brinquedo, e a pilha moeda dentro dele causa queimadura interna se for engolida. Deixe os dois fora do alcance das crianças.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta", "Ajustes de segurança na visita", "Fotocélula, força e vãos conferidos"],
      slots: [
        [
          "A fotocélula é posta na altura que percebe uma criança pequena, com um segundo par se for preciso. A folha é equilibrada antes, e a força é reduzida ao mínimo que a move.",
          "A altura e o alinhamento dos sensores são revistos, e um segundo par, mais alto, cobre o carro. Com a folha leve, o motor trabalha com menos força.",
          "O sensor desce para a altura de quem engatinha. Em seguida o técnico corrige a mecânica e reduz a força, porque portão pesado exige demais do motor.",
          "O técnico equilibra a folha, ajusta a força no mínimo e baixa o sensor. Feito nessa ordem, o portão para ou recua diante de um obstáculo pequeno.",
        ],
        [
          "O recuo diante de um objeto é testado em vários pontos. Vãos e engrenagens são cobertos com tela ou chapa leve, que não aumenta muito o peso da folha.",
          "O teste usa uma caixa no começo, no meio e no fim do percurso. Onde cabe uma mão, o vão é fechado.",
          "Tela ou chapa fecha o vão em que cabe dedo ou braço, e a cremalheira recebe proteção. No fim, um objeto no caminho prova que a folha volta.",
          "A engrenagem coberta e os vãos fechados afastam os dedos. A entrega inclui o teste de recuo diante de um objeto, com você olhando.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Acessórios que ajudam na casa com crianças",
        "O que instalar para proteger os pequenos",
        "Sensor, bip e fechamento por comando",
      ],
      slots: [
        [
          "A fotocélula é o primeiro item, de preferência em dois pares, um baixo e um alto. A borda sensível, que para a folha ao toque, acrescenta proteção, e o bip avisa quem não está olhando.",
          "Comece pela fotocélula baixa e inclua outra na altura do carro. O som durante o movimento e a borda sensível, que reage ao toque, completam a proteção.",
          "Dois pares de fotocélula cobrem criança, bicicleta e carro. O bip e a luz de aviso ajudam, mas não substituem o sensor.",
          "Um sensor baixo, um alto e um aviso sonoro formam o conjunto básico. Onde circula muita gente, a borda sensível, que para a folha ao toque, vale a pena.",
        ],
        [
          "Com criança pequena em casa, pense em desligar o fechamento automático e fechar pelo controle, olhando. Se ele ficar ligado, a fotocélula precisa estar perfeita.",
          "Fechar só quando um adulto manda dá mais segurança que o fechamento por tempo. A função é desligada na placa, pelo técnico.",
          "O fechamento automático só deve ficar ligado com o sensor testado todo mês. Na dúvida, feche pelo controle.",
          "Prefira fechar pelo controle enquanto os filhos são pequenos. O fechamento por tempo só é seguro com a fotocélula em ordem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Criança pode usar o controle do portão?",
      answers: [
        "Não deve, porque acionar exige olhar a passagem e saber parar a folha.",
        "Melhor que não. Na mão de uma criança o controle vira brinquedo, e o portão se move sem ninguém vigiando.",
        "Não. Deixe o controle com os adultos e os de reserva guardados no alto.",
      ],
    },
    {
      question: "A fotocélula percebe uma criança pequena?",
      answers: [
        "Só se o sensor estiver baixo. O par comum, de 40 a 60 cm do chão, deixa passar quem engatinha.",
        "Depende da altura. Um segundo par, mais baixo, cobre quem o sensor comum não vê.",
        "Nem sempre com um par só. Em casa com bebê, instale outro perto do chão.",
      ],
    },
    {
      question: "O que fazer se a criança ficar presa no portão?",
      answers: [
        "Desligue o disjuntor e ligue 193 ou 192. Não destrave basculante e siga a orientação do socorro.",
        "Corte a energia e chame os bombeiros, 193, ou o SAMU, 192. Não levante folha torta nem acione de novo.",
        "Desligue o disjuntor e ligue para o 193. Não force a folha nem puxe a criança.",
      ],
    },
    {
      question: "Fechamento automático é perigoso com crianças?",
      answers: [
        "É, se a fotocélula falhar. Prefira fechar pelo controle, olhando, e teste os sensores todo mês.",
        "O risco existe quando ninguém está olhando. Mantenha os sensores em ordem ou desligue essa função.",
        "Pode ser. Sem fotocélula, não use; com ela, teste uma vez por mês.",
      ],
    },
    {
      question: "Como evitar que a criança prenda a mão na grade?",
      answers: [
        "Feche os vãos com tela ou chapa leve e proteja o encontro da folha com a coluna.",
        "Com proteção nos vãos e nas engrenagens, feita por profissional. Até lá, ninguém fica junto da grade em movimento.",
        "Uma tela leve nos vãos, que não pese a folha, resolve. A cremalheira também recebe uma capa.",
      ],
    },
  ],
  photo: "fotos dos dois lados do portão, com a fotocélula à vista",
  related: ["fotocelula", "esmagamento", "animais", "regulagem", "escola", "normas"],
  topic: "fotocelulas-e-sensores",
};
