import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether the gate's circuit needs a residual current device, and whether an inverter saves power. */
export const drEInversor: NarrowConcept[] = [
  {
    id: "precisa-de-dr",
    broader: "instalacao-eletrica",
    label: "Portão eletrônico precisa de DR?",
    phrase: "o DR no circuito do portão",
    asks: [
      ...combine(
        ["precisa DR", "obrigatório DR", "DR obrigatório", "DR necessário", "preciso DR", "tem que ter DR", "usar DR"],
        ["portão", "portão eletrônico", "portão automático", "motor", "motor portão"],
      ),
      "portão sem DR",
      "motor sem DR",
      "portão eletrônico sem DR",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, portão eletrônico precisa de DR: o motor fica do lado de fora, em folha de metal que as pessoas tocam, e a NBR 5410 pede DR de 30 mA em circuito que serve área externa. Ele desliga na fuga, antes do choque grave, e quem o instala no quadro é o eletricista.",
        "O portão precisa de DR de 30 mA, e o eletricista tem razão: a norma NBR 5410 o exige em circuitos que atendem área externa, caso do portão eletrônico. O disjuntor protege o fio. Só o dispositivo DR protege quem encosta na folha se houver fuga.",
        "É obrigatório, pela NBR 5410, um DR de 30 mA no circuito do portão eletrônico que serve área externa, e sem DR uma fuga no motor pode dar choque em quem toca a folha. O portão precisa dele mesmo com disjuntor, que só percebe excesso de corrente.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["DR, disjuntor e terra: o que faz cada um", "Três proteções, três funções"],
        slots: [
          [
            "O disjuntor desliga com corrente demais no fio, de vários amperes. O DR desliga com 30 mA, 0,03 ampere, que escapam para a folha. Por isso um não substitui o outro.",
            "Sobrecarga e curto são do disjuntor, e fuga para o metal é do DR, que age a partir de 0,03 ampere. A corrente que mata é pequena demais para o disjuntor perceber.",
            "Enquanto o disjuntor espera muitos amperes, o DR reage a 30 miliamperes que fogem do caminho. Quem protege pessoas, portanto, é o segundo.",
          ],
          [
            "O fio terra dá caminho à fuga e faz o DR cair na hora do defeito. Sem terra ele ainda protege, mas muitas vezes só quando alguém toca a folha.",
            "Com aterramento, o DR desarma assim que o isolamento falha. Na falta do terra, espera o toque de uma pessoa, e por isso os dois andam juntos.",
            "Terra e DR formam um par: o primeiro leva a corrente de fuga, o segundo a percebe e corta. Só com o DR, o corte pode vir no momento do choque.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual DR usar no portão", "Corrente, sensibilidade e polos"],
        slots: [
          [
            "O modelo comum é simples de especificar, e o eletricista confirma pela etiqueta do motor e pelo quadro. Estes são os dados.",
            "Quatro dados bastam para comprar certo. Quem fecha a escolha é o eletricista, com a etiqueta do motor em mãos.",
            "A etiqueta do motor e o quadro definem o modelo. O eletricista confere estes pontos.",
          ],
        ],
        bullets: [
          "Sensibilidade de 30 mA, a que protege pessoas",
          "Corrente nominal de 25 A ou mais, acima da do disjuntor",
          "Bipolar: corta fase e neutro em 127 V, ou as duas fases em 220 V",
          "Só para o portão, para uma fuga não apagar a casa",
        ],
      },
      {
        about: "check",
        headings: ["Teste o DR todo mês", "Como saber se o DR funciona"],
        slots: [
          [
            "O próprio aparelho tem um botão de teste, e a prova leva um minuto, com o portão parado. Não é preciso abrir o quadro por dentro.",
            "Uma vez por mês, use o botão do DR, com o portão fechado e sem ferramenta. A frente do quadro basta, sem tirar a proteção interna.",
            "Teste pelo botão da frente, mensalmente, com o portão parado. Ninguém precisa abrir a parte interna do quadro.",
          ],
        ],
        steps: [
          "Com o portão fechado, aperte o botão T ou Teste do DR.",
          "Ele deve cair na hora, e o portão fica sem energia.",
          "Não caiu? Chame o eletricista, porque ele não protege.",
          "Religue e acione o portão uma vez, de longe.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DR cai quando o portão abre. Posso tirar?",
        answers: [
          "Não. Ele avisa de fuga, e sem ele a folha pode dar choque. Deixe desligado até o técnico medir motor, cabo e emendas e achar o trecho.",
          "Tirar expõe quem encosta no portão. A queda aponta fio raspando, umidade ou motor com fuga, que a medição localiza.",
        ],
      },
      {
        question: "O DR da casa já serve para o portão?",
        answers: [
          "Serve, se o circuito do portão passa por ele e a sensibilidade é de 30 mA. O incômodo é a casa toda apagar com uma fuga no portão.",
          "Sim, quando é de 30 mA e alimenta esse circuito. Um exclusivo é melhor, porque a falha do portão não derruba o resto.",
        ],
      },
      {
        question: "Motor com inversor faz o DR cair à toa?",
        answers: [
          "Pode, em alguns modelos, por fuga de alta frequência. O eletricista escolhe um DR adequado a inversor, do tipo A ou superior, e a proteção não se retira.",
          "Alguns provocam quedas, porque o inversor gera uma pequena fuga. A solução é um tipo de DR próprio, nunca a retirada.",
        ],
      },
      {
        question: "Quanto custa pôr DR no portão?",
        answers: [
          "A peça e a mão de obra do eletricista variam com o quadro: com espaço livre e fio até o portão, é serviço curto. Quadro cheio ou sem terra encarece.",
          "Num quadro com lugar e fio terra, o trabalho é rápido e barato. Sem terra ou sem espaço, a obra cresce e é orçada com foto.",
        ],
      },
    ],
    photo: "uma foto do quadro pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  },
  {
    id: "inversor-gasta-menos",
    broader: "consumo",
    label: "Motor com inversor gasta menos?",
    phrase: "o consumo do motor com inversor",
    asks: combine(
      ["inverter", "inversor", "motor inverter", "motor inversor"],
      [
        "gasta menos",
        "gasta menos energia",
        "gasta menos luz",
        "economiza",
        "economiza energia",
        "consumo",
        "consome menos",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "O motor inverter pode gastar um pouco menos energia que o comum ao mover a folha, mas a diferença quase não aparece na conta de luz. O movimento de um portão de casa fica abaixo de 1 kWh por mês, com ou sem inversor, e o ganho real está na partida suave e na velocidade.",
        "Motor com inversor gasta menos energia na partida, só que a economia na conta é mínima: abrir e fechar um portão de casa consome menos de 1 kWh por mês em qualquer dos dois. Escolha o inverter pela parada suave, pela rapidez e pelo uso intenso, e não pela luz.",
        "Na conta de luz, o motor inverter e o comum ficam quase iguais, embora o inversor puxe menos corrente ao arrancar. Como o movimento em casa usa menos de 1 kWh por mês, vale pagar por ele pela suavidade e pela velocidade, não para economizar energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o inversor muda no consumo", "Onde o motor inverter ganha"],
        slots: [
          [
            "O inversor acelera o motor aos poucos, em vez de jogar toda a força de uma vez. Sem esse pico, a luz da casa não pisca, o cabo longo sofre menos e o motor esquenta menos a cada abertura.",
            "Com a partida gradual, some o pico de corrente que faz a lâmpada piscar e castiga fio comprido. O motor também aquece menos, o que permite mais aberturas seguidas.",
            "No motor comum, a partida é um tranco de corrente. No inverter, a velocidade sobe em rampa. Por isso a fiação trabalha folgada e o conjunto esquenta menos quando o portão abre muitas vezes.",
          ],
          [
            "A central, a placa que fica ligada o dia inteiro à espera do controle, costuma pesar mais no mês que o movimento. Algumas centrais com inversor gastam até mais paradas, então compare os watts em espera na ficha do fabricante.",
            "Quem mais gasta é a espera: a placa passa 24 horas ligada, aguardando o comando. Olhe na ficha o consumo em repouso, porque certas placas de inverter consomem mais que a comum nesse estado.",
            "Mesmo parado, o portão consome, pois a placa fica acordada para ouvir o controle. Em alguns modelos com inversor esse consumo é maior, e a ficha do fabricante mostra o valor em watts.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando compensa pagar pelo inversor", "Inverter ou comum: decida pelo uso"],
        slots: [
          [
            "Como a economia de luz não paga a diferença de preço, quem decide é o uso do portão. Estes casos mostram quando o inversor faz falta e quando o comum atende.",
            "A conta de luz raramente justifica o inverter. O que pesa é quantas vezes o portão abre, quem dorme perto dele e como está a fiação.",
            "Para saber se vale a pena, esqueça os poucos centavos de energia e pense na rotina da garagem. Veja em qual situação está a sua.",
          ],
        ],
        bullets: [
          "Prédio ou muitas aberturas seguidas: o inversor compensa, porque esquenta menos",
          "Quarto perto da garagem: compensa pela parada sem pancada",
          "Cabo comprido até o quadro: ajuda na partida",
          "Folha leve e poucas aberturas por dia: o motor comum atende",
        ],
      },
      {
        about: "care",
        headings: ["O que baixa o consumo de verdade", "Como gastar menos com qualquer motor"],
        slots: [
          [
            "Uma folha pesada de mover faz qualquer motor puxar mais corrente e por mais tempo. Roldana limpa, trilho reto e basculante equilibrado poupam mais energia do que trocar um motor bom por inverter.",
            "Antes de trocar um motor que funciona, deixe a folha leve: trilho e roldanas em ordem no portão de correr, contrapeso certo no basculante. O esforço cai, e com ele a corrente que o motor puxa.",
            "O consumo do movimento cresce quando a folha raspa, pesa ou está desequilibrada. Acertar roldanas, trilho ou contrapeso, serviço de técnico, rende mais que um inversor instalado num portão duro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto gasta um portão eletrônico por mês?",
        answers: [
          "Em casa, fica perto de 2 a 4 kWh por mês, e a maior parte vem da central em espera. Na conta, isso costuma ser poucos reais.",
          "O comum em residência é algo entre 2 e 4 kWh mensais, quase tudo da placa ligada o dia inteiro. O movimento da folha responde pela menor parte.",
          "Conte de 2 a 4 kWh ao mês numa casa, ou seja, poucos reais. A placa à espera do controle gasta mais que as aberturas.",
        ],
      },
      {
        question: "Quanto custa um motor com inversor?",
        answers: [
          "Na troca em casa, motor e mão de obra ficam de {price.homeSwap}, e o inversor puxa para a parte alta da faixa. Em basculante de até {width.quarterHp}, o kit JetFlex instalado sai por {price.jetflex}.",
          "Para basculante de até {width.quarterHp}, o JetFlex, com inversor, custa {price.jetflex} instalado. Nos outros portões de casa, a troca vai de {price.homeSwap} com mão de obra, e o inverter tende ao valor mais alto.",
        ],
      },
      {
        question: "Posso pôr inversor no motor que já tenho?",
        answers: [
          "Em geral, não. O motor comum é monofásico com capacitor e não aceita inversor. A exceção é o motor trifásico ou aquele para o qual o fabricante oferece central própria.",
          "Só se o motor for trifásico ou houver central com inversor do próprio fabricante para ele. No monofásico com capacitor, o usual em casas, troca-se o conjunto.",
        ],
      },
      {
        question: "Desligar o disjuntor do portão quando viajo economiza?",
        answers: [
          "Economiza pouco, só o consumo da central em espera, e o controle deixa de funcionar. Antes de viajar, confira se o portão fica bem fechado e se há outra entrada.",
          "A economia é pequena, porque se corta apenas a espera da placa. Em troca, ninguém abre pelo controle, então tenha outra entrada e verifique se a folha ficou trancada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do portão inteiro",
  },
];
