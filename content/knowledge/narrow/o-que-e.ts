import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** "O que é portão basculante", and the words by which the same is asked. */
function asksWhatItIs(...names: string[]): string[] {
  return names.flatMap((name) => [`o que é ${name}`, `o que significa ${name}`, `${name} o que é`]);
}

/** What each kind of gate, and its motor, is: for who meets the word in a quote. */
export const oQueE: NarrowConcept[] = [
  {
    id: "o-que-e-basculante",
    broader: "basculante",
    label: "O que é portão basculante",
    phrase: "o portão basculante",
    asks: asksWhatItIs("portão basculante", "motor basculante", "portão eletrônico basculante"),
    intent: "question",
    answers: {
      any: [
        "Portão basculante é o que abre para cima: a folha sobe inclinada e fica deitada sob o teto da garagem. Um contrapeso ou uma mola equilibra o peso, e por isso um motor de 1/4 HP basta na folha de até {width.quarterHp}. Instalado, ele custa a partir de {price.lowest}.",
        "Motor basculante é o motor de portão que levanta a folha: ele fica na coluna, ao lado do vão, e gira um fuso ou uma corrente que puxa o braço do portão para cima. Serve só a portão basculante. O de 1/4 HP atende folha de até {width.quarterHp} e custa a partir de {price.lowest}, instalado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o portão basculante funciona", "As partes do portão basculante"],
        slots: [
          [
            "A folha é presa a braços laterais e ligada por cabos de aço a um contrapeso, que desce dentro da coluna enquanto ela sobe. Quem levanta o peso é o contrapeso; o motor só conduz o movimento e segura a folha parada.",
            "De cada lado há um braço, um cabo de aço e um contrapeso na coluna. Quando o contrapeso desce, a folha sobe quase sem esforço, e o motor apenas a conduz. Em alguns portões, molas fazem o papel do contrapeso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ele é a melhor escolha", "Vantagens e desvantagens do basculante"],
        slots: [
          [
            "O basculante cabe na frente estreita, sem parede livre ao lado, porque usa só o próprio vão. Em troca, a base da folha avança um pouco para fora ao abrir, e os cabos e o contrapeso precisam de revisão {visits.home}.",
            "Ele resolve a garagem cujo portão ocupa a frente toda, já que não precisa de lado livre. A desvantagem é avançar sobre a calçada ao subir, o que em algumas cidades tem regra, e depender de cabos, que se gastam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é a diferença entre basculante e de correr?",
        answers: [
          "O basculante sobe e fica sob o teto; o de correr anda de lado, rente ao muro, e precisa de parede livre do tamanho da folha.",
          "Um abre para cima, o outro para o lado. Quem decide é o espaço ao lado do vão.",
        ],
      },
      {
        question: "O motor basculante serve em outro portão?",
        answers: [
          "Não. Portão de correr usa motor com cremalheira, e portão de abrir usa um braço por folha.",
          "Só no basculante. Cada tipo de abertura tem o seu motor.",
        ],
      },
      {
        question: "O basculante pode cair?",
        answers: [
          "Pode, se um cabo arrebenta ou o contrapeso se solta. Por isso não se destrava nem se fica embaixo de uma folha desequilibrada.",
          "Com cabos e contrapeso em ordem, não. Cabo desfiado ou folha que pesa de repente pedem técnico, com o portão parado.",
        ],
      },
    ],
  },
  {
    id: "o-que-e-deslizante",
    broader: "deslizante",
    label: "O que é portão deslizante",
    phrase: "o portão deslizante",
    asks: asksWhatItIs(
      ...["portão deslizante", "motor deslizante", "portão de correr", "motor de correr"],
      ...["motor portão deslizante", "motor portão de correr"],
    ),
    intent: "question",
    answers: {
      any: [
        "Portão deslizante é aquele cuja folha anda de lado, sobre roldanas e um trilho no chão, e se recolhe rente ao muro. Ele precisa de parede livre do tamanho da folha. O motor fica no piso e puxa a cremalheira; na troca em casa, custa de {price.homeSwap}, com mão de obra.",
        "Motor deslizante é o que move o portão de lado: fica preso ao piso, por dentro, e a sua engrenagem puxa a cremalheira, que é a barra dentada da folha. Escolhe-se pelo peso do portão, com um terço de folga. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As partes do portão deslizante", "Como ele anda"],
        slots: [
          [
            "A folha roda sobre roldanas num trilho nivelado, guiada em cima por um rolete, e para em batentes nas duas pontas. O motor gira uma engrenagem, chamada pinhão, que empurra a cremalheira de um lado para o outro.",
            "Embaixo há trilho e roldanas, em cima uma guia, e nas pontas dois batentes, que impedem a folha de sair. O pinhão do motor encaixa na cremalheira e leva o portão para os dois lados.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ele é a melhor escolha", "Vantagens e desvantagens do deslizante"],
        slots: [
          [
            "É a melhor escolha em vão largo e folha pesada, porque o peso fica no chão, e não avança na calçada. Não serve onde falta lateral livre ou onde o piso do trilho é inclinado. O trilho precisa ficar limpo.",
            "Ele leva bem a folha larga e pesada e não ocupa a vaga nem a calçada. Em troca, pede parede livre ao lado, trilho nivelado e limpeza frequente, porque pedra e terra travam as roldanas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ele tem outro nome?",
        answers: [
          "Tem: em casa se diz portão de correr, e deslizante é o nome dos catálogos. É o mesmo portão.",
          "De correr e deslizante são o mesmo portão, que anda de lado sobre trilho.",
        ],
      },
      {
        question: "Quanto espaço ao lado ele precisa?",
        answers: [
          "O tamanho do vão mais uns 30 a 50 cm de parede livre, porque a folha inteira se recolhe ali.",
          "Um pouco mais que a largura do vão. Sem isso, usam-se duas folhas ou o modelo telescópico.",
        ],
      },
      {
        question: "O que é a cremalheira?",
        answers: [
          "É a barra dentada presa na folha, de nylon ou de aço, em que a engrenagem do motor encaixa para mover o portão.",
          "A barra com dentes ao longo da folha. É por ela que o motor puxa e empurra o portão.",
        ],
      },
    ],
  },
  {
    id: "o-que-e-pivotante",
    broader: "pivotante",
    label: "O que é portão pivotante",
    phrase: "o portão pivotante",
    asks: asksWhatItIs("portão pivotante", "motor pivotante", "portão de abrir", "motor portão pivotante"),
    intent: "question",
    answers: {
      any: [
        "Portão pivotante é o que gira em dobradiças, como uma porta, em uma ou duas folhas. Ele precisa de piso plano e livre onde a folha passa. Cada folha leva um motor de braço; a troca em casa custa de {price.homeSwap} por motor, com mão de obra.",
        "Motor pivotante é um braço preso à coluna, que empurra e puxa a folha do portão como quem abre uma porta. Vai um em cada folha, e o par é comandado por uma central só. Na troca em casa, cada um custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o portão pivotante funciona", "As partes do portão pivotante"],
        slots: [
          [
            "A folha gira em duas ou três dobradiças presas na coluna e para num batente no piso. O braço do motor pode ser linear, parecido com um pistão, para coluna estreita, ou articulado, com um cotovelo, para coluna larga.",
            "Dobradiças firmes seguram o peso, e um batente no chão marca a parada. O motor é um braço reto, que estica e encolhe, ou um braço articulado, que dobra; a largura da coluna decide qual deles cabe.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ele é a melhor escolha", "Vantagens e desvantagens do pivotante"],
        slots: [
          [
            "Serve em terreno com recuo, onde a folha abre para dentro sem bater no carro. Não ocupa parede ao lado nem teto. O vento pesa em folha fechada e larga, e rampa que sobe para dentro impede a abertura.",
            "É boa escolha em chácara, casa com recuo e frente larga de duas folhas, porque não precisa de trilho nem de lateral. Pede piso plano no giro, coluna firme e cuidado com o vento em folha de chapa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ele tem outro nome?",
        answers: [
          "Tem: muita gente diz portão de abrir. Na porta da casa, pivotante é a que gira num pino, mas no motor quer dizer portão com dobradiças.",
          "Em casa se fala portão de abrir; pivotante é o nome dos catálogos de motor.",
        ],
      },
      {
        question: "Portão de duas folhas leva quantos motores?",
        answers: [
          "Dois, um em cada folha, com uma central que comanda a ordem delas.",
          "Um por folha. Se o carro passa por uma folha só, dá para automatizar apenas essa.",
        ],
      },
      {
        question: "O portão pivotante pode abrir para a rua?",
        answers: [
          "Não convém: a folha avançaria sobre a calçada e sobre quem passa. O certo é abrir para dentro do terreno.",
          "Deve abrir para dentro. Para fora, ele ocupa a calçada e pode atingir pedestre ou carro.",
        ],
      },
    ],
  },
  {
    id: "o-que-e-enrolar",
    broader: "enrolar",
    label: "O que é porta de enrolar",
    phrase: "a porta de enrolar",
    asks: asksWhatItIs(
      ...[
        "porta de enrolar",
        "porta de enrolar automática",
        "portão de enrolar",
        "porta de aço",
        "motor porta de enrolar",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Porta de enrolar é a porta de lâminas de aço ou alumínio que sobe e se enrola num eixo acima do vão, comum em loja. A automática tem um motor na ponta do eixo, escolhido pelo peso da cortina. Com a largura, a altura e a foto do rolo, o valor é orçado de graça.",
        "Uma porta de enrolar, ou porta de aço, é uma cortina de lâminas que corre em guias laterais e se recolhe num rolo. Ela vira automática com um motor no eixo, central, controles e uma corrente manual para a falta de luz. O preço depende do peso da cortina e sai por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As partes da porta de enrolar", "Como ela funciona"],
        slots: [
          [
            "A cortina é feita de lâminas encaixadas, que descem por guias laterais até a soleira. No alto fica o eixo, com molas na porta manual e com o motor, chamado automatizador, na porta automática.",
            "Lâminas, guias, eixo e soleira formam a porta. Na manual, as molas ajudam a mão; na automática, o automatizador gira o eixo, segura a cortina parada com um freio e para nos pontos regulados.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ela é a melhor escolha", "Vantagens e limites da porta de enrolar"],
        slots: [
          [
            "Serve a loja, doca e garagem sem espaço no teto nem ao lado, porque só precisa do lugar do rolo. Faz mais barulho que um portão e, em geral, aguenta menos aberturas por dia, a não ser com motor de uso intenso.",
            "Some inteira no rolo e por isso serve onde não há lateral, teto nem recuo. Para garagem que abre muitas vezes ao dia, confira na ficha do motor quantos ciclos ele aguenta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A porta de enrolar manual pode virar automática?",
        answers: [
          "Pode, se lâminas, guias e eixo estão bons. O motor vai na ponta do eixo, e as molas são retiradas ou reguladas pelo técnico.",
          "Na maioria dos casos, sim. O técnico examina o eixo e as guias antes, e o motor é escolhido pelo peso.",
        ],
      },
      {
        question: "Como ela abre sem energia?",
        answers: [
          "Pela corrente manual do automatizador, puxada por dentro, ou com nobreak.",
          "Há uma corrente ao lado do motor para levantar a porta à mão. Loja sem outra entrada deve pensar em nobreak.",
        ],
      },
      {
        question: "Quanto pesa a cortina?",
        answers: [
          "Em aço, de 8 a 15 kg por metro quadrado, contando o rolo. O motor precisa de folga sobre esse peso.",
          "De 8 a 15 kg por metro quadrado nas de aço. As medidas e a foto das lâminas dizem o valor certo.",
        ],
      },
    ],
  },
  {
    id: "o-que-e-guilhotina",
    broader: "guilhotina",
    label: "O que é portão guilhotina",
    phrase: "o portão guilhotina",
    asks: [
      ...asksWhatItIs("portão guilhotina", "motor guilhotina"),
      ...combine(["guilhotina"], ["como é", "como funciona", "como é portão"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão guilhotina é o que sobe reto, na vertical, dentro de guias laterais, e fica inteiro acima do vão. Por isso precisa de altura livre em cima igual à da folha, mais uns 30 cm. Um contrapeso equilibra o peso, e o motor é orçado de graça por foto, pelo peso e pela altura.",
        "O portão guilhotina abre subindo sem inclinar: a folha corre em trilhos nas colunas e para acima do vão. Não avança na calçada nem ocupa o lado ou o teto, mas pede fachada alta. O motor trabalha com um contrapeso e um dispositivo contra queda, e o valor sai por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o portão guilhotina funciona", "As partes do guilhotina"],
        slots: [
          [
            "A folha desliza em guias verticais, presa por cabos ou correntes a um contrapeso. O motor gira o eixo que recolhe os cabos, e um dispositivo de segurança segura a folha se um deles arrebenta.",
            "Guias nas colunas, cabos ou correntes, contrapeso e um eixo no alto formam o conjunto. O motor gira o eixo, e uma trava de queda é indispensável, porque a folha fica suspensa sobre a passagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde ele é a melhor escolha", "Quando o guilhotina serve"],
        slots: [
          [
            "Serve em fachada alta com garagem curta, sem parede ao lado e sem recuo, e em galpão de pé-direito alto. Com teto baixo não cabe, e a escolha fica entre basculante e de correr.",
            "É a saída quando falta espaço na frente, no lado e no fundo, mas sobra altura. Em casa térrea de laje baixa, prefira basculante ou de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão guilhotina pode cair?",
        answers: [
          "Com contrapeso, cabos revistos e dispositivo contra queda, não deve cair. Sem eles, ninguém deve passar embaixo.",
          "O risco existe se cabo ou contrapeso falham, e por isso a trava de queda e a revisão fazem parte do conjunto.",
        ],
      },
      {
        question: "Como abrir sem energia?",
        answers: [
          "Pelo destravamento previsto no motor, só com a folha equilibrada. Se ela pesa na mão, pare e chame o técnico.",
          "Com nobreak ou pelo comando manual do motor. Não solte a folha se ela estiver desequilibrada.",
        ],
      },
      {
        question: "Guilhotina e basculante são a mesma coisa?",
        answers: [
          "Não: o guilhotina sobe reto e fica em pé acima do vão; o basculante inclina e fica deitado sob o teto.",
          "São diferentes. O basculante inclina ao subir e cabe em fachada baixa; o guilhotina pede altura.",
        ],
      },
    ],
  },
  {
    id: "o-que-e-cancela",
    broader: "cancela",
    label: "O que é cancela automática",
    phrase: "a cancela automática",
    asks: asksWhatItIs(
      "cancela",
      "cancela automática",
      "cancela eletrônica",
      "motor cancela",
      "cancela de estacionamento",
    ),
    intent: "question",
    answers: {
      any: [
        "Cancela automática é a barra que sobe para o carro passar e desce atrás dele, movida por um motor dentro de um gabinete no piso. Ela organiza a entrada de condomínio, empresa ou estacionamento, mas não fecha o terreno como um portão. O valor sai de graça pela foto da entrada com a largura.",
        "A cancela automática, ou eletrônica, controla a passagem de carros: o motor levanta a barra por controle, tag, botoeira ou porteiro, e um sensor impede que ela desça sobre o veículo. Não segura quem passa a pé. Largura, movimento e forma de acesso definem o preço, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As partes da cancela", "Como a cancela funciona"],
        slots: [
          [
            "O gabinete guarda o motor, a mola que equilibra a barra e a central. Um laço no piso ou uma fotocélula percebe o carro, e a barra só desce depois que ele saiu.",
            "Dentro do gabinete ficam o motor, a mola e a placa; fora dele, a barra e os sensores. O sensor de presença, no piso ou na lateral, segura a barra no alto enquanto há carro embaixo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Cancela ou portão", "Quando a cancela é a melhor escolha"],
        slots: [
          [
            "A cancela serve onde passam muitos carros por hora, porque sobe em poucos segundos e aguenta muitos ciclos. Para segurança à noite, use junto um portão, que fecha a entrada de verdade.",
            "Escolha a cancela pelo movimento e o portão pela segurança. Em condomínio com guarita, os dois costumam trabalhar juntos: cancela de dia, portão fechado à noite.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela abre na falta de luz?",
        answers: [
          "A maioria tem destravamento manual, por chave, e a barra sobe com a mão. Com nobreak, ela continua automática.",
          "Abre à mão, depois de destravada com a chave do gabinete. O nobreak evita esse trabalho.",
        ],
      },
      {
        question: "Como os moradores abrem a cancela?",
        answers: [
          "Por controle, tag no para-brisa, leitor na entrada ou pelo porteiro. Dá para usar mais de um ao mesmo tempo.",
          "Tag e controle são os mais comuns; a visita é liberada pela portaria.",
        ],
      },
      {
        question: "Que largura a cancela fecha?",
        answers: [
          "Em geral de 3 a 6 metros, conforme a barra. Entrada dupla usa duas cancelas, uma em cada lado.",
          "As comuns vão de 3 a 6 metros. Quanto maior a barra, mais lenta a subida.",
        ],
      },
    ],
  },
];
