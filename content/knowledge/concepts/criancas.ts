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
      "Portão automático é perigoso para criança quando falta fotocélula, a força está alta ou há vão para braço e cabeça; com sensor baixo, reversão regulada e adulto olhando, o risco cai muito. A regulagem de segurança em casa parte de {price.preventive}, sem peças.",
      "Para o portão automático ser seguro com crianças, são quatro cuidados: fotocélula baixa, força no mínimo, controle e botão fora do alcance e adulto olhando até fechar. Regular força e reversão custa a partir de {price.preventive} em residência, fora peças.",
      "Segurança infantil no portão eletrônico pede sensor na altura da criança, vãos fechados, força justa e controle guardado, porque filhos pequenos correm para a folha em movimento. O ajuste residencial começa em {price.preventive}, sem peças, e sem fotocélula desligue o fechamento automático.",
    ],
    price: [
      "Deixar o portão seguro para crianças custa a partir de {price.preventive} em casa, se basta regular força e reversão, sem peças. Depois vêm a tela nos vãos e, mais caro, o par de fotocélulas, com peça e instalação orçadas juntas.",
      "O preço da segurança infantil no portão automático começa em {price.preventive}, a regulagem residencial fora peças. Fotocélula baixa e fechamento de vãos somam à parte, e o caminho do cabo é o que mais muda a conta.",
      "Quanto custa proteger o portão com crianças: ajuste desde {price.preventive} numa casa, sem contar peças, tela nos vãos em seguida e fotocélula por último. Se o sensor já existe, quase sempre o ajuste basta.",
    ],
    emergency: [
      "Criança presa no portão: desligue o disjuntor, não acione de novo e chame o Corpo de Bombeiros, 193, ou o SAMU, 192. Não destrave basculante, porque a folha pode descer sobre ela, e siga a orientação do socorro.",
      "Se uma criança foi atingida pelo portão automático, corte a energia, não a mova sem necessidade e ligue 192 ou 193. Folha solta ou torta não se levanta no braço: espere os bombeiros.",
    ],
    installation: [
      "Em casa com crianças, a instalação do portão automático prevê fotocélula baixa, às vezes em duas alturas, botoeira fora do alcance e força no mínimo. Com instalação, o kit basculante de até {width.quarterHp} parte de {price.lowest}, e o par de fotocélulas é à parte.",
      "A instalação segura para filhos pequenos soma fotocélula na altura deles, vãos fechados, engrenagem coberta e reversão testada com um objeto. Num portão que já tem motor, regular parte de {price.preventive} em casa, sem peças.",
    ],
    "how-to": [
      "Para deixar o portão da garagem seguro para crianças, guarde os controles, teste a fotocélula todo mês com um cabo de vassoura e olhe a folha até fechar. Força e altura do sensor são do técnico, desde {price.preventive} em casa, sem peças.",
      "Cuidados com crianças perto do portão automático: ninguém atravessa com a folha andando, o botão fica alto, e o sensor é testado todo mês. Se algo falhar, desligue o fechamento automático e peça a regulagem, a partir de {price.preventive} em residência, fora peças.",
      "Como deixar o portão seguro para filhos pequenos: lentes limpas, feixe testado com um cabo, vãos fechados e controle guardado no alto. A regulagem de força custa desde {price.preventive} numa casa, sem peças.",
    ],
    question: [
      "Sim, o portão automático é perigoso para criança sem fotocélula, com força alta ou com vão em que cabe braço. Com criança pequena, o que fazer é baixar o sensor, regular a força, desde {price.preventive} em casa, sem peças, e fechar sempre olhando.",
      "Com filhos pequenos em casa, o portão eletrônico é seguro se a folha para e volta ao cortar o feixe e ninguém a aciona sem ver a passagem. A regulagem parte de {price.preventive} numa residência, fora peças, porque força demais é o maior perigo para crianças.",
      "Para o portão automático ser seguro com criança pequena, você deve ter fotocélula baixa, força no mínimo, controle guardado e um adulto olhando até fechar. Ajustar custa a partir de {price.preventive} em casa, sem peças; sem sensor, desligue o fechamento automático.",
    ],
  },
  line: [
    "Com crianças em casa, fotocélula baixa e força bem regulada são indispensáveis.",
    "Controle e botoeira ficam fora do alcance das crianças, e um adulto olha a folha até fechar.",
    "Ninguém se pendura na folha: cabo, mola e contrapeso guardam força suficiente para ferir.",
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
          "A criança é baixa, rápida e corre para passar quando a folha já está fechando. Pode ir por baixo do feixe de uma fotocélula alta, que fica entre 40 e 60 cm.",
          "Correr para passar antes de o portão fechar é brincadeira comum. Quem engatinha passa sob o feixe comum, a meio metro do chão.",
          "Pequena e veloz, ela atravessa na pior hora e pode não cortar o feixe. Pendurar-se na folha é o outro risco, porque solta cabo ou roldana.",
          "O feixe comum não vê quem engatinha, e a folha em movimento chama a atenção da criança. Usá-la como balanço derruba portão.",
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
          "O teste é tarefa de adulto, uma vez por mês, com as crianças dentro de casa. Use cabo de vassoura ou caixa, jamais a mão; se a folha não parar, desligue o fechamento automático.",
          "Leve as crianças para dentro antes de começar e teste de longe. O objeto fica na ponta de um cabo, e o corpo nunca entra no caminho da folha.",
          "Poucos minutos por mês bastam, com outro adulto vigiando a calçada. Reprovado no teste, o portão não fecha sozinho até o reparo.",
          "Um cabo de vassoura mostra se o sensor vê uma criança. Faça sem elas por perto e sem testar força com o braço.",
        ],
      ],
      steps: [
        "Leve crianças e animais para dentro de casa.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Mande fechar e passe o cabo de vassoura pelo feixe: a folha deve parar e voltar.",
        "Repita com o cabo perto do chão, na altura de uma criança pequena.",
        "Procure vãos em que caibam braço ou cabeça.",
      ],
    },
    {
      about: "safety",
      headings: ["Regras da casa para o portão", "O que combinar com as crianças", "Hábitos que evitam acidente"],
      slots: [
        [
          "A regra é simples: portão andando, todo mundo parado e longe. Quem aciona olha a passagem do começo ao fim e sabe onde está cada criança.",
          "Ninguém atravessa com a folha em movimento, nem correndo. O adulto confere onde estão os pequenos antes de apertar ou de dar ré.",
          "Ensine a esperar o portão parar por completo. Acionar exige ver a passagem inteira, sem celular na mão.",
          "Com a folha andando, ninguém passa nem encosta. Antes de comandar, o adulto localiza cada criança.",
        ],
        [
          "O controle fica no alto ou com o adulto, e a botoeira, fora do alcance. A bateria moeda do controle também é perigosa: engolida, exige pronto-socorro na hora.",
          "Guarde os controles longe de mochilas e brinquedos. Se uma criança engolir a bateria moeda, leve ao hospital sem esperar.",
          "Botão alto e controle guardado evitam que o portão vire brinquedo. A pilha moeda, se engolida, é emergência médica.",
          "Controle não é brinquedo, e a pilha moeda dentro dele queima por dentro se for engolida. Os dois ficam fora do alcance.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta", "Ajustes de segurança na visita", "Fotocélula, força e vãos conferidos"],
      slots: [
        [
          "A fotocélula vai à altura que percebe criança pequena, com um segundo par se preciso. A folha é equilibrada antes, e a força cai ao mínimo que a move.",
          "Altura e alinhamento dos sensores são revistos, e outro par cobre o carro. Com a folha leve, o motor trabalha com menos força.",
          "O feixe desce para a altura de quem engatinha. Depois se acerta a mecânica e se reduz a força, porque portão pesado exige demais.",
          "Primeiro o equilíbrio, depois força mínima e sensor baixo. Nessa ordem a folha cede ao menor obstáculo.",
        ],
        [
          "A volta diante de um objeto é testada em vários pontos. Vãos e engrenagens são cobertos com tela ou chapa, sem pesar demais a folha.",
          "O teste usa uma caixa no começo, no meio e no fim do curso. Onde cabe uma mão, fecha-se o vão.",
          "Tela ou chapa fecha o vão em que cabe dedo ou braço, e a cremalheira recebe proteção. No fim, um objeto prova que a folha volta.",
          "Engrenagem coberta e vão fechado afastam dedos. A entrega inclui o recuo diante de um objeto.",
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
          "A fotocélula é o primeiro item, de preferência em dois pares, baixo e alto. A borda sensível na aresta acrescenta proteção ao toque, e o bip avisa quem não está olhando.",
          "Comece pela fotocélula baixa e some outra na altura do carro. Som durante o movimento e borda sensível completam.",
          "Dois pares de fotocélula cobrem criança, bicicleta e carro. Bip e luz ajudam, mas não substituem o sensor.",
          "Sensor baixo, sensor alto e aviso sonoro, nessa ordem. Com muita circulação, a borda que reage ao toque vale a pena.",
        ],
        [
          "Com criança pequena, pense em desligar o fechamento automático e fechar por comando, olhando. Se ele ficar ligado, a fotocélula precisa estar perfeita.",
          "Fechar só quando um adulto manda dá mais controle que o fechamento por tempo. A função se desliga na placa, com o técnico.",
          "O fechamento automático só fica ligado com sensor testado todo mês. Na dúvida, use o comando.",
          "Prefira o fechamento por comando enquanto os filhos são pequenos. Por tempo, apenas com fotocélula em ordem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Criança pode usar o controle do portão?",
      answers: [
        "Criança não deve usar o controle do portão, porque acionar exige olhar a passagem e saber parar a folha.",
        "Melhor que não. O controle na mão de criança vira brinquedo, e o portão se move sem ninguém vigiando.",
        "Não. Deixe o controle com adultos e os de reserva guardados no alto.",
      ],
    },
    {
      question: "A fotocélula percebe uma criança pequena?",
      answers: [
        "A fotocélula percebe uma criança pequena se o feixe estiver baixo. O par comum, de 40 a 60 cm, deixa passar quem engatinha.",
        "Depende da altura. Um segundo par, mais baixo, cobre quem o feixe comum não vê.",
        "Nem sempre com um par só. Em casa com bebê, some outro perto do chão.",
      ],
    },
    {
      question: "O que fazer se a criança ficar presa no portão?",
      answers: [
        "Se a criança ficar presa no portão, desligue o disjuntor e ligue 193 ou 192. Não destrave basculante e siga a orientação do socorro.",
        "Corte a energia e chame os bombeiros, 193, ou o SAMU, 192. Não levante folha torta nem acione de novo.",
        "Disjuntor desligado e 193 no telefone. Nada de forçar a folha nem puxar a criança.",
      ],
    },
    {
      question: "Fechamento automático é perigoso com crianças?",
      answers: [
        "O fechamento automático é perigoso com crianças se a fotocélula falhar. Prefira fechar por comando, olhando, e teste os sensores todo mês.",
        "O risco existe quando ninguém está olhando. Mantenha os sensores em ordem ou desligue essa função.",
        "Pode ser. Sem fotocélula, não use; com ela, teste uma vez por mês.",
      ],
    },
    {
      question: "Como evitar que a criança prenda a mão na grade?",
      answers: [
        "Para a criança não prender a mão na grade, feche os vãos com tela ou chapa e proteja o encontro da folha com a coluna.",
        "Com proteção nos vãos e nas engrenagens, feita por profissional. Até lá, ninguém fica junto da grade em movimento.",
        "Tela leve nos vãos, sem pesar a folha, resolve. A cremalheira também recebe capa.",
      ],
    },
  ],
  photo: "fotos dos dois lados do portão, com a fotocélula à vista",
  related: ["fotocelula", "esmagamento", "animais", "regulagem", "escola", "normas"],
  topic: "fotocelulas-e-sensores",
};
