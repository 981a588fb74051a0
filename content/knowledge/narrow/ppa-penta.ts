import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ppaPenta: NarrowConcept[] = [
  {
    id: "penta-em-pivotante",
    broader: "ppa-penta",
    label: "PPA Penta serve em pivotante?",
    phrase: "o Penta em portão pivotante",
    intent: "question",
    asks: [
      "motor penta serve portão pivotante",
      "ppa penta portão abre para os lados",
      "penta pivotante",
      "penta para pivotante",
      "penta portão abrir",
      "penta duas folhas",
      "ppa penta pivotante",
      "ppa penta abrir",
      "penta correr",
      "penta deslizante",
      "ppa penta deslizante",
      "ppa penta correr",
      "penta serve",
      "ppa penta serve",
    ],
    answers: {
      any: [
        "Não: o PPA Penta é motor de basculante e não serve em portão pivotante, que usa motor de braço, um por folha. Para o portão de abrir, a troca em casa fica de {price.homeSwap} por folha comum, com mão de obra, e {price.homeSwapTwice} em duas folhas.",
        "Não: o PPA Penta não funciona em portão de abrir, pivotante, porque é basculante, com fuso e curso feitos para folha que sobe. Em portão de duas folhas vão dois motores de braço, por {price.homeSwapTwice} na troca em casa, ou {price.homeSwap} numa folha só.",
        "Não: o PPA Penta, basculante, não se adapta a portão pivotante, mesmo sobrando um. O que abre para os lados pede braço próprio em cada folha; trocado em casa com o trabalho, custa {price.homeSwap}, ou {price.homeSwapTwice} para as duas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor certo para cada portão", "Basculante, pivotante ou de correr"],
        slots: [
          [
            "O jeito de abrir decide o motor, e o nome do modelo não muda isso: suporte, braço e curso são diferentes.",
            "Cada movimento pede um acionamento. Trocar de tipo de portão é trocar de motor.",
            "Antes da marca vem o movimento da folha, como mostra a lista.",
          ],
        ],
        bullets: [
          "Sobe: basculante, com fuso e braço, como o Penta.",
          "Gira como porta: pivotante, com um braço por folha.",
          "Corre de lado: deslizante, com cremalheira.",
        ],
      },
      {
        about: "signs",
        headings: ["O que acontece se tentar adaptar", "Por que não adaptar o Penta"],
        slots: [
          [
            "O fuso do Penta empurra para cima, em linha reta, e a folha de abrir gira em torno da dobradiça. O braço trava no meio, arranca o suporte e a folha fica sem proteção contra esmagamento.",
            "O curso reto de um basculante não acompanha o giro da folha. Adaptado, ele força a dobradiça, quebra a solda e para no meio.",
            "Folha que gira precisa de braço articulado; o fuso reto do Penta prende e arranca o suporte da coluna. Além disso, a força fica sem regulagem segura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que fazer com o Penta e quanto custa o certo", "Motor pivotante: o que entra na conta"],
        slots: [
          [
            "Se o Penta está novo, na caixa e foi comprado pela internet, há 7 dias para desistir; usado, pode servir a um basculante. A central dele às vezes se aproveita, se o fim de curso e a função combinam.",
            "Comprado pela internet, o Penta pode ser devolvido em até 7 dias. Depois disso, guarde ou venda para quem tem basculante; a placa, em alguns casos, se aproveita.",
            "Na compra pela internet valem 7 dias de arrependimento. Passado o prazo, ele serve em portão que sobe, e parte da eletrônica pode ser usada.",
          ],
          [
            "No pivotante contam o número de folhas, o comprimento e a distância da dobradiça à face da coluna. Batente de piso, solda e ponto de energia somam quando faltam.",
            "O preço do braço muda com folhas, comprimento e coluna. O que falta de batente, suporte ou fiação entra à parte.",
            "Folhas, comprimento, vento e coluna definem o braço. Some batente, suporte e energia, se ainda não existem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E em portão de correr, o Penta serve?",
        answers: [
          "Não. O de correr usa motor com cremalheira, como os da linha DZ da PPA.",
          "Também não: para deslizante, a PPA tem a linha DZ.",
        ],
      },
      {
        question: "Posso aproveitar a central do motor Penta?",
        answers: [
          "Em alguns casos, se ela tem a função e o fim de curso do pivotante. Em duas folhas, é preciso central dupla.",
          "Só se a placa comanda motor de abrir. Portão de duas folhas pede central para dois.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor pivotante?",
        answers: [
          "Em geral de 3 a 5 horas para duas folhas, com coluna firme e energia no local. Batente e solda alongam.",
          "Conte meio dia para duas folhas, se batente e fiação existem.",
        ],
      },
      {
        question: "O Penta serve para qual portão, então?",
        answers: [
          "Para basculante, o que sobe, com a folha equilibrada, na largura que a versão da etiqueta indica; no 1/4 HP, até {width.quarterHp}.",
          "Para portão que sobe. Veja na etiqueta a potência: no 1/4 HP, folha de até {width.quarterHp}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, aberto e fechado",
  },
];
