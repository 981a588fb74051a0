import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Which voltage a board takes, and how many motors it drives. */
export const placasETensao: NarrowConcept[] = [
  {
    id: "placa-127-ou-220",
    broader: "placa",
    label: "Placa de 127 V ou 220 V",
    phrase: "a tensão da placa do portão",
    intent: "question",
    asks: combine(
      ["placa", "central portão", "placa motor", "placa portão"],
      ["127 220", "110 220", "127v 220v", "110v 220v", "127 ou 220", "110 ou 220", "bivolt"],
    ),
    answers: {
      any: [
        "A placa do portão tem de ser da tensão do motor, 127 V ou 220 V, que está na etiqueta dele; muitas são bivolt e se ajustam por chave ou por ponte de fio. Ligada na tensão errada, a de 127 V queima na hora em 220 V, e a de 220 V em 127 V não dá força. Mande a foto da etiqueta antes de comprar.",
        "Placa de portão de 127 V ou 220 V: vale a tensão que está na etiqueta do motor, e não só a da tomada, porque placa, motor e capacitor formam um conjunto. A bivolt serve nas duas, desde que a chave ou a ponte esteja na posição certa. A foto da etiqueta mostra qual pedir e quanto custa.",
      ],
      price: [
        "A placa de 127 V e a de 220 V do mesmo modelo costumam ter preço parecido; o que muda o valor é o tipo de motor. O conserto de um componente é o mais barato, depois vêm a placa compatível e a original, e a de motor com inversor é a mais cara. A foto da etiqueta dá o valor, com ou sem a troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde ver a tensão certa", "Como saber se é 127 ou 220"],
        slots: [
          [
            "Tudo se lê por fora, com a tampa do motor fechada, porque os bornes têm a tensão da rede.",
            "A tampa fica fechada: os dados que interessam estão na etiqueta e no quadro de luz.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: ela traz 127 V, 220 V ou os dois.",
          "Veja no quadro se o disjuntor do portão é simples ou duplo; o duplo costuma ser de 220 V.",
          "Na placa que já saiu, procure a chave ou a ponte marcada 127/220.",
          "Diga se a casa mudou de tensão ou se o motor veio de outro lugar.",
        ],
      },
      {
        about: "what",
        headings: ["O que acontece na tensão errada", "Por que a tensão não se improvisa"],
        slots: [
          [
            "Em tensão mais alta, queimam a fonte, o varistor e o fusível, e muitas vezes a trilha junto. Em tensão mais baixa, o relé estala, o motor ronca e a folha não sai do lugar.",
            "Tensão a mais queima a placa no primeiro segundo. Tensão a menos não queima logo, mas o motor parte fraco, esquenta e pode perder o enrolamento.",
          ],
          [
            "Trocar só a placa não muda a tensão do motor: o enrolamento e o capacitor também são de 127 V ou de 220 V. Por isso o técnico mede a rede e confere os três antes de ligar a nova.",
            "Motor e capacitor também têm tensão própria, e uma placa bivolt não os converte. O técnico mede a rede na tomada do portão e confere o conjunto antes de ligar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Queimei a placa ligando em 220 V. Tem conserto?",
        answers: [
          "Muitas vezes tem, se o varistor e o fusível seguraram o pico. Deixe o disjuntor desligado e não religue para testar: quem mede é o técnico.",
          "Pode ter, quando só a fonte ou o varistor queimou. Se a trilha carbonizou, a placa é trocada; até a medição, deixe tudo desligado.",
        ],
      },
      {
        question: "Posso usar um transformador em vez de trocar a placa?",
        answers: [
          "Só se ele aguentar a partida do motor, que puxa várias vezes a corrente normal, e isso encarece. Em geral sai melhor acertar a ligação da rede ou a placa.",
          "Não costuma compensar, porque o transformador precisa suportar a partida do motor. Levar a tensão certa até o portão é mais seguro.",
        ],
      },
      {
        question: "A placa bivolt é melhor?",
        answers: [
          "É mais prática, porque serve nas duas tensões, mas não é mais forte. Confira a posição da chave antes de ligar.",
          "Serve em mais casos e facilita achar reposição. O cuidado é a chave ou a ponte, que precisa estar na tensão da casa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "central-para-dois-motores",
    broader: "placa",
    label: "Central para dois motores",
    phrase: "a central para dois motores",
    intent: "buying",
    asks: [
      ...combine(
        ["central", "placa", "central portão", "placa portão", "central comando"],
        ["2 motores", "dois motores", "duas folhas", "2 folhas", "dupla folha"],
      ),
      "central dupla portão",
      "placa dupla portão",
    ],
    answers: {
      any: [
        "A central para dois motores é a do portão de duas folhas: uma placa só comanda os dois, com saída, capacitor e fim de curso para cada um e um atraso entre as folhas, para a que sobrepõe fechar por último. A de um motor não aceita o segundo. A foto das etiquetas dos dois motores diz qual serve e quanto custa.",
        "Para portão com dois motores usa-se central dupla, com duas saídas e atraso regulável entre as folhas; ligar dois motores na placa de um queima o relé. Os motores precisam ser iguais em tensão e tipo. O valor, com os controles gravados, sai pela foto das etiquetas e do portão.",
      ],
      price: [
        "O preço da central para dois motores é maior que o da placa de um, e muda com o tipo: a de motor comum é a mais barata, e a de motor com inversor ou fim de curso digital, a mais cara. A mão de obra inclui ligar os dois motores e acertar o atraso entre as folhas. A foto das duas etiquetas dá o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a central dupla precisa ter", "Como escolher a central de dois motores"],
        slots: [
          [
            "A dupla do fabricante dos motores encaixa sem adaptação; a compatível serve em motor comum se bater nestes pontos.",
            "Antes de comprar, compare a ficha da central com as etiquetas dos dois motores.",
          ],
        ],
        bullets: [
          "Tensão e potência: as dos dois motores, que devem ser iguais",
          "Fim de curso: um par de entradas para cada folha",
          "Atraso de abertura e de fechamento entre as folhas, com regulagem",
          "Abertura de uma folha só, para pedestre, se você usa",
          "Código dos controles que já existem, ou controles novos no orçamento",
        ],
      },
      {
        about: "visit",
        headings: ["Como a central dupla é instalada", "Da ligação ao atraso das folhas"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico mede os dois motores, liga cada um na sua saída e grava o percurso de cada folha. O atraso é acertado até a folha do batente fechar por último, e a força fica na menor que move as duas.",
            "O técnico confere as folhas na mão, liga motor 1 e motor 2 nas saídas certas e memoriza os percursos. Depois regula o atraso, para uma folha não prender a outra, e testa a fotocélula no meio do vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar duas placas, uma para cada motor?",
        answers: [
          "Dá para ligar, mas as folhas perdem o sincronismo e podem bater uma na outra. A central dupla resolve com um controle só.",
          "Não é indicado em portão de duas folhas, porque nada garante a ordem de fechamento. Em dois portões separados, cada motor tem a sua placa.",
        ],
      },
      {
        question: "Um motor parou e o outro funciona. É a central?",
        answers: [
          "Pode ser a saída dela, mas também o capacitor ou o motor parado. O técnico mede os três; até lá, não force a folha que parou.",
          "Nem sempre: capacitor fraco e braço travado dão o mesmo sinal. A medição mostra se falhou a saída da placa ou o motor.",
        ],
      },
      {
        question: "Os controles antigos servem na central dupla?",
        answers: [
          "Servem se a frequência e o código forem os mesmos, e são gravados de novo na visita.",
          "Depende do código: iguais, são regravados; diferentes, entram controles novos ou um receptor avulso.",
        ],
      },
    ],
    photo: "fotos das etiquetas dos dois motores, de um controle e do portão inteiro",
  },
];
