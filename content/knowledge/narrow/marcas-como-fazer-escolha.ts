import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which model of a make, what sets its models apart, and a part that some of them do not have. */
export const marcasComoFazerEscolha: NarrowConcept[] = [
  {
    id: "melhor-motor-da-marca",
    broader: "modelos",
    label: "O melhor motor de uma marca",
    phrase: "a escolha do motor dentro da marca",
    asks: [
      "melhor motor da [marca] residência",
      "motores [marca] qual top portão residencial",
      ...combine(["melhor motor", "melhor modelo", "qual motor", "qual modelo", "quais modelos"], ["[marca]"]),
      ...combine(
        ["melhor motor", "qual motor", "qual modelo"],
        ["[marca]"],
        ["correr", "deslizante", "basculante", "pivotante", "condomínio", "residencial", "casa", "pesado"],
      ),
      "qual [marca] comprar",
      "qual [marca] escolher",
      "qual [marca] melhor",
      "modelos [marca]",
      "linha [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor [marca] para o seu portão é o do acionamento certo (cremalheira no de correr, fuso no basculante, braço no de abrir) com capacidade um terço acima do peso da folha e ciclos para o seu uso. Mande foto, largura e material: dizemos o modelo e o valor instalado.",
        "O melhor motor [marca] para portão de correr é o deslizante com capacidade um terço acima do peso da folha e ciclos por hora para o seu uso: residencial em casa, uso intenso em prédio. Mande foto, largura e material da folha: dizemos a versão e o valor instalado.",
        "O melhor motor [marca] para portão basculante é o acionador de fuso com potência para a folha: 1/4 HP costuma servir até {width.quarterHp}, com a folha equilibrada; mais larga ou pesada pede mais. Mande foto, largura e altura: dizemos a versão e o valor instalado.",
        "Dentro da [marca], não há um modelo melhor para todos: o tipo de portão escolhe a linha, o peso da folha escolhe a potência e as aberturas por dia escolhem entre residencial e uso intenso. Com foto e medidas, indicamos a versão e o preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher entre os modelos [marca]", "Do portão ao modelo [marca]"],
        slots: [
          [
            "Tipo de portão primeiro: motor de correr não serve em basculante, nem o contrário.",
            "Comece pelo movimento: o de correr usa cremalheira, o basculante usa fuso e o de abrir usa braço ou êmbolo.",
          ],
          [
            "Depois o peso: estime pelo material e pelo tamanho e deixe um terço de margem sobre o que a ficha diz.",
            "O peso vem em seguida: motor no limite esquenta e dura menos, por isso fique um terço acima.",
          ],
          [
            "Por último o uso: casa abre poucas vezes; prédio e comércio pedem versão com mais ciclos por hora.",
            "As aberturas por dia separam o residencial do de uso intenso, e é aí que muita escolha falha.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda de um modelo para outro", "Números da ficha que vale comparar"],
        slots: [
          [
            "Peso máximo da folha, ciclos por hora, velocidade, tensão e tipo de central: são esses os números que separam os modelos.",
            "Compare quilos, ciclos por hora, segundos de abertura e tensão; o nome comercial diz pouco.",
          ],
          [
            "Motor com inversor é mais rápido e freia aos poucos, mas só usa a central da própria linha.",
            "Com inversor, a folha acelera e freia suave; em troca, a placa tem de ser a da linha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor certo instalado", "O valor depende de quê"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, conforme a versão e o que se aproveita.",
            "Em casa, motor novo com mão de obra fica de {price.homeSwap}.",
          ],
          [
            "Base, cremalheira, ponto de energia e fotocélula em bom estado ficam e baixam a conta.",
            "O que já existe e está bom, como cremalheira e fotocélula, é aproveitado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor [marca] mais caro é o melhor?",
        answers: [
          "Só se o portão pedir: pagar por capacidade que a folha não usa não faz o motor durar mais. Folha leve e regulagem pesam mais que o preço.",
        ],
      },
      {
        question: "Como sei o peso da minha folha?",
        answers: [
          "Pelo material e pelo tamanho: grade de alumínio é leve, chapa de ferro e madeira pesam bem mais. A foto com as medidas basta para a estimativa.",
        ],
      },
      {
        question: "Os controles antigos servem no motor novo?",
        answers: ["Servem se a central nova aceitar o mesmo código; se não, saem controles novos com o motor."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
  {
    id: "diferenca-entre-modelos-da-marca",
    broader: "modelos",
    label: "Diferença entre modelos da mesma marca",
    phrase: "a diferença entre modelos da mesma marca",
    asks: [
      "comparar modelos linha [marca]",
      "muda um motor [marca] para outro marca",
      "motores [marca] nomes parecidos diferença",
      "turbo flash max nomes modelos [marca]",
      "comparar versões motor [marca] ficha",
      ...combine(["diferença"], ["[marca]", "modelos [marca]", "motores [marca]", "linhas [marca]"]),
      "[marca] ou [dois modelos]",
      "[marca] ou [dois modelos] motor",
      "diferença central [marca]",
      "diferença placa [marca]",
    ],
    intent: "question",
    answers: {
      any: [
        "A diferença entre modelos [marca] está em cinco linhas da ficha: peso máximo da folha, ciclos por hora, velocidade, tensão e central. Nome com Turbo, Flash ou Max costuma indicar versão mais rápida ou mais forte, mas quem confirma é a ficha; mande a foto da etiqueta dos dois.",
        "O que separa um modelo [marca] do outro é a capacidade em quilos, os ciclos por hora, os segundos de abertura e a central; o resto do conjunto é parecido. Leia os dois na ficha do fabricante: vale o que passa do peso da sua folha com um terço de folga.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que comparar na ficha dos dois", "Cinco números que fazem a diferença"],
        slots: [
          [
            "Quilos: o peso máximo da folha, sempre com margem de um terço.",
            "Peso máximo da folha: se os dois passam do seu com folga, este número não decide.",
          ],
          [
            "Ciclos por hora: quantas vezes ele abre e fecha sem superaquecer; é o que separa casa de prédio.",
            "Ciclos: modelo de casa e de prédio se parecem por fora e diferem aqui.",
          ],
          [
            "Velocidade e central: versão mais rápida costuma ter inversor ou outra placa, e placas diferentes usam peças diferentes.",
            "Velocidade, tensão e placa: a mais rápida pode pedir folha mais leve e bem alinhada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual dos dois escolher", "Qual serve no seu portão"],
        slots: [
          [
            "Se a folha é leve e a casa abre poucas vezes, o menor atende e a diferença de preço não volta.",
            "Em casa com folha leve, o modelo menor resolve.",
          ],
          [
            "Se a folha está perto do limite, venta muito ou mais famílias usam a entrada, vá no maior.",
            "Folha de chapa, rampa ou entrada coletiva pedem o maior.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["As peças de um servem no outro?", "Peças e controles entre modelos"],
        slots: [
          [
            "Nem sempre: placa e engrenagem mudam com a versão, mesmo na mesma marca.",
            "Controle costuma servir se a central usa o mesmo código; placa e engrenagem dependem da versão.",
          ],
          [
            "Peça sempre pelo nome inteiro da etiqueta, com letras e números.",
            "O nome completo da etiqueta evita comprar a peça do outro modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor mais rápido gasta mais o portão?",
        answers: [
          "Gasta se a folha for torta ou pesada. Em folha alinhada, com freada suave e fim de curso no ponto, não.",
        ],
      },
      {
        question: "Posso trocar um modelo pelo outro na mesma base?",
        answers: [
          "Muitas vezes, sim, na mesma marca e no mesmo tipo de portão; altura da engrenagem e passo da cremalheira precisam combinar.",
        ],
      },
      {
        question: "Onde leio os números do modelo [marca]?",
        answers: ["Na etiqueta da carcaça e na ficha do site do fabricante, pelo nome completo da versão."],
      },
    ],
    photo: "a foto da etiqueta do motor e a do portão inteiro, com a largura e o material",
  },
  {
    id: "capacitor-em-motor-com-inversor",
    broader: "capacitor",
    label: "Capacitor em motor com inversor",
    phrase: "o capacitor em motor com inversor",
    asks: [
      "jetflex capacitor placa",
      "inversor capacitor placa",
      "motor inversor ronca adianta trocar capacitor",
      "capacitor jetflex",
      "capacitor triflex",
      "capacitor ppa triflex",
      "capacitor central triflex",
      "capacitor placa triflex",
      "capacitor motor triflex",
      "capacitor jet flex",
      "capacitor motor jetflex",
      "capacitor inversor",
      "capacitor motor inversor",
      "capacitor inverter",
      "trocar capacitor jetflex",
      "qual capacitor jetflex",
    ],
    intent: "question",
    answers: {
      any: [
        "Jet Flex e PPA Triflex não usam o capacitor de partida dos motores comuns, e por isso não há capacitor a comprar para elas: quem dá a força é a placa com inversor. Se o motor ronca, treme ou não parte, medem-se placa, cabo e folha; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O motor com inversor, como o Jet Flex ou o PPA de central Triflex, dispensa o capacitor avulso, porque a própria placa cria a corrente que faz o motor partir. Falta de força ali se procura na placa, no cabo ou na folha. Em casa, a visita de ajuste e medição começa em {price.preventive}, fora as peças.",
        "Não existe capacitor de partida para trocar no PPA Triflex nem no Jet Flex: os que há ficam soldados na placa do inversor e não se mexem na garagem. Motor fraco ou parado pede medição da placa, da ligação e da folha, em visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o inversor dispensa o capacitor", "Motor comum e motor com inversor"],
        slots: [
          [
            "No motor comum, o capacitor ajuda a partir e a manter o giro, porque o motor é ligado direto na rede. Com inversor, a placa monta essa corrente por eletrônica e ainda controla velocidade, partida e parada.",
            "Ligado direto na rede, o motor comum precisa do capacitor para começar a girar. O inversor faz esse papel dentro da placa e, de quebra, regula a aceleração e o freio.",
            "O capacitor é a muleta do motor que recebe a rede sem tratamento. Onde há inversor, a eletrônica da placa gera a partida e comanda a velocidade.",
          ],
          [
            "Por isso ronco e falta de força, que no comum acusam o capacitor, aqui apontam para placa, fio do motor ou folha pesada.",
            "O sintoma é o mesmo e a causa, outra: em lugar do capacitor, examinam-se placa, ligação e peso da folha.",
            "Ronco e fraqueza, portanto, levam à placa, a um fio solto ou à folha que pesa, e não ao capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que verificar sem abrir a tampa", "Antes de culpar a placa"],
        slots: [
          [
            "A placa com inversor guarda carga perigosa mesmo desligada, por isso a tampa fica fechada. Tudo o que segue se faz por fora.",
            "Não abra a tampa: o inversor segura tensão por algum tempo depois de desligado. Estas verificações são externas.",
            "Mesmo sem energia, a placa do inversor dá choque. Limite-se ao que se vê e se ouve de fora.",
          ],
        ],
        steps: [
          "Veja se a tensão do ponto é a da etiqueta e se não há extensão no caminho.",
          "Com o disjuntor desligado, confira se a folha de correr ou de abrir anda leve; basculante pesado ou torto, não destrave.",
          "Religue e conte as piscadas da luz da placa, se ela aparece por fora.",
          "Grave um vídeo com som e fotografe a etiqueta.",
        ],
      },
      {
        about: "replace",
        headings: ["Conserto ou placa nova no motor com inversor", "O que se troca em vez do capacitor"],
        slots: [
          [
            "A placa nova tem de ser a da linha, porque central universal não comanda motor com inversor. O reparo em bancada custa menos quando é possível; placa da linha vem depois, e o motor inteiro, na troca em casa, fica de {price.homeSwap}.",
            "Central universal não serve: o inversor pede a placa da própria linha. Pela ordem de custo estão o reparo em bancada, a placa nova e a troca do motor, de {price.homeSwap} em casa, com mão de obra.",
            "Só a central da linha comanda esse motor, e uma universal não o faz girar. Compare o reparo, a placa e o motor completo, que em residência sai de {price.homeSwap} com a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um capacitor comum para dar força?",
        answers: [
          "Não. Ligado na saída do inversor, ele pode queimar a placa, que custa bem mais que um capacitor.",
          "De jeito nenhum: a saída do inversor não foi feita para ele, e a placa se perde. Falta de força pede medição.",
        ],
      },
      {
        question: "Como sei se o meu motor tem inversor?",
        answers: [
          "Ele acelera e freia aos poucos e abre bem mais rápido que o comum. O nome na etiqueta ou na placa, como Jet Flex ou Triflex, confirma.",
          "Pela etiqueta, que traz Jet Flex, Triflex ou a palavra inversor, e pelo jeito de andar: partida suave, velocidade e freio antes do fim.",
        ],
      },
      {
        question: "O capacitor da placa tem conserto?",
        answers: [
          "Às vezes, em bancada, por quem repara placas. Na garagem o técnico mede e, se for o caso, troca a central inteira.",
          "Tem, em oficina de eletrônica, quando o resto da placa está bom. No local só se mede e se substitui a placa.",
        ],
      },
      {
        question: "Quanto custa a placa do inversor?",
        answers: [
          "Varia com a linha e a potência, e em geral custa mais que a central de motor comum. Placa e mão de obra são orçadas juntas pela foto da etiqueta.",
          "Depende do modelo, e é mais cara que a de motor comum, por trazer o inversor. Com a foto da etiqueta, o valor sai instalado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito, com som",
  },
];
