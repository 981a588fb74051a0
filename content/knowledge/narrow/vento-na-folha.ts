import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether the motor of a swinging leaf stands the wind. */
export const ventoNaFolha: NarrowConcept[] = [
  {
    id: "pivotante-aguenta-vento",
    broader: "pivotante",
    label: "O motor pivotante aguenta vento?",
    phrase: "o motor pivotante no vento forte",
    asks: [
      ...combine(
        [
          "pivotante vento",
          "pivotante vento forte",
          "portão abrir vento forte",
          "duas folhas vento",
          "pivotante ventania",
        ],
        [
          "motor aguenta",
          "motor segura",
          "aguenta",
          "segura",
          "empurra",
          "empurra motor aguenta",
          "estraga motor",
          "força motor",
          "que motor",
          "qual motor",
          "problema",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sozinho, não: o motor segura a folha pivotante por um ponto só, o braço, e vento forte gasta pino, redutor e dobradiça. Aguenta com batente firme no chão e trava elétrica na ponta, em uma ou duas folhas; a visita para tirar folgas, em casa, parte de {price.preventive}, sem peças.",
        "O motor de portão pivotante aguenta vento comum; vento forte que empurra a folha, só com batente no piso e trava elétrica, que tiram o esforço do braço. Apertar folgas em residência começa em {price.preventive}, fora as peças, e trava e batente são orçados por foto.",
        "Aguenta, se não ficar sozinho: quem resiste ao vento são o batente de chão e a trava elétrica na ponta da folha, e o motor só move. Em duas folhas, uma prende a outra. A visita para firmar, em casa, custa a partir de {price.preventive}, sem contar trava e batente.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que colocar para o vento não vencer", "Batente, trava e motor com folga"],
        slots: [
          [
            "Quem segura a folha são estas peças; o motor só a move. Folha toda de chapa age como vela e precisa de todas elas.",
            "Some ao motor o que falta no seu portão. Quanto mais fechada e longa a folha, mais o vento empurra.",
            "O vento empurra a folha como uma vela, e estas peças o enfrentam no lugar do braço.",
          ],
        ],
        bullets: [
          "Batente de chão nas duas posições, aberta e fechada",
          "Trava elétrica na ponta, que abre junto com o motor",
          "Em duas folhas, fecho central: uma prende a outra",
          "Lugar muito exposto: folha com vãos e motor com folga de capacidade",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o vento já está estragando", "O que olhar depois da ventania"],
        slots: [
          [
            "Folha que balança alguns centímetros fechada tem pino do braço gasto ou suporte frouxo, e cada rajada aumenta a folga. Acertado cedo, é só pino; tarde, é o redutor.",
            "Um vaivém de dois dedos na ponta, com o portão fechado, é folga no pino ou na dobradiça. Ela cresce a cada ventania e acaba no motor.",
            "Balanço na ponta da folha fechada mostra pino ou suporte com folga. Deixar assim passa o golpe ao redutor, que custa mais.",
          ],
          [
            "Se a folha abre e volta só quando venta, a central entende o vento como obstáculo. Não aumente a força para vencer, porque ela é o que protege as pessoas.",
            "Voltar no meio com vento é a proteção agindo: subir a força tira essa proteção e entorta o braço.",
            "Portão que recua na ventania está se protegendo. Mais força só esconde isso, machuca alguém ou quebra o braço.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Na hora da rajada", "Dia de vento forte"],
        slots: [
          [
            "Com ventania, feche, desligue o disjuntor e só então baixe o ferrolho, porque motor puxando contra ferrolho quebra o braço. Não segure a folha com o corpo nem fique no raio dela.",
            "Deixe fechado e apoiado no batente; se usar o ferrolho, corte antes a energia, para ninguém acionar contra ele. Fique fora do arco da folha, que a rajada joga sem aviso.",
            "Em dia de vento, o portão fica fechado, com o disjuntor desligado antes de baixar o ferrolho. Ninguém segura a folha: a rajada a lança com força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vento entortou o braço do motor. Tem conserto?",
        answers: [
          "Tem: troca-se o braço, o pino ou o suporte, se o motor não travou nem vazou. Fotos do braço bastam para o orçamento.",
          "Em geral, sim. Braço e suporte são peças à parte; o motor inteiro, em casa, fica de {price.homeSwap} com a troca.",
        ],
      },
      {
        question: "Quanto custa pôr trava elétrica e batente?",
        answers: [
          "O preço soma a trava, o batente, o fio até a ponta da folha e a mão de obra; sai por foto da folha, do piso e da etiqueta.",
          "Depende da central ter saída de trava e do caminho do fio até a ponta da folha. Trava e batente vêm em linhas separadas, pela foto.",
        ],
      },
      {
        question: "Portão de correr sofre menos com o vento?",
        answers: [
          "Sofre menos: a folha corre encostada no muro e nas guias, sem abrir como vela. Em lugar muito aberto, é a escolha mais tranquila.",
          "Em geral, sim, porque o vento empurra de lado e as guias seguram. Ainda assim, guia de cima e batente precisam estar firmes.",
        ],
      },
      {
        question: "Motor hidráulico aguenta mais vento?",
        answers: [
          "Segura melhor a folha pesada, mas não dispensa batente e trava. A escolha sai do comprimento e do peso da folha.",
          "Aguenta mais esforço que um braço leve; mesmo assim, quem deve receber o golpe do vento é o batente, com a trava na ponta.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do braço, das dobradiças e do piso onde iria o batente",
  },
];
