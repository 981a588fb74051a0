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
        "Placas PPA Triflex e JetFlex, com inversor, não usam o capacitor de partida dos motores comuns, e por isso não há capacitor a comprar para elas: quem dá a força é a própria placa. Se o motor ronca, treme ou não parte, medimos placa, cabo do motor e folha; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Motor com inversor, como o JetFlex, em geral não usa o capacitor de partida dos motores comuns: quem dá a força é a placa com o inversor. Se ele ronca, falha ou não parte, o exame é da placa, da ligação do motor e da folha, e a peça só pode ser a da própria linha.",
        "Em regra, o motor com inversor, como o JetFlex, dispensa o capacitor do motor comum; os capacitores que há nele fazem parte da própria placa e não se trocam em casa. Motor fraco ou parado pede medição da central, que tem de ser da linha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o inversor dispensa o capacitor", "Motor comum e motor com inversor"],
        slots: [
          [
            "No motor comum, o capacitor ajuda a partir e manter o giro; com inversor, a placa cria essa corrente e controla a velocidade.",
            "O capacitor serve ao motor ligado direto na rede; o inversor faz esse papel pela eletrônica.",
          ],
          [
            "Por isso ronco e falta de força, que no comum acusam o capacitor, aqui apontam para a placa, um fio do motor ou a folha pesada.",
            "O mesmo sintoma tem outra causa: em vez do capacitor, veja placa, conexão do motor e peso da folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que verificar sem abrir a tampa", "Antes de culpar a placa"],
        slots: [
          [
            "A placa com inversor guarda carga perigosa mesmo desligada: não abra a tampa.",
            "Nada de tampa aberta: a placa do inversor segura tensão por algum tempo depois de desligada.",
          ],
        ],
        steps: [
          "Veja se a tensão do ponto é a da etiqueta e se não há extensão no caminho.",
          "Com o disjuntor desligado, confira se a folha anda leve; em basculante pesado ou torto, não destrave.",
          "Religue e conte as piscadas do LED ou da luz do motor.",
          "Mande o vídeo com o som e a foto da etiqueta.",
        ],
      },
      {
        about: "replace",
        headings: ["Conserto ou placa nova no JetFlex", "O que se troca em motor com inversor"],
        slots: [
          [
            "A placa tem de ser a da linha: central universal não comanda motor com inversor.",
            "Placa universal não serve em motor com inversor; a troca é pela central da linha.",
          ],
          [
            "O orçamento separa placa e mão de obra; se o conjunto já tem anos, compare com a troca do motor, de {price.homeSwap} em casa.",
            "Peça e mão de obra vêm separadas, e a troca do motor inteiro, em casa, fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um capacitor comum para dar força?",
        answers: ["Não. Ligado na saída do inversor, ele pode queimar a placa."],
      },
      {
        question: "Como sei se o meu motor tem inversor?",
        answers: ["Ele acelera e freia aos poucos e abre bem mais rápido; o nome na etiqueta, como JetFlex, confirma."],
      },
      {
        question: "O capacitor da placa tem conserto?",
        answers: [
          "Às vezes, em bancada, por quem conserta placas. Na garagem, o que se faz é medir e trocar a central.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito, com som",
  },
];
