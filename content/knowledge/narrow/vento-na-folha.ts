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
        "Sozinho, não: o motor segura a folha pivotante por um ponto só, o braço, e rajada forte gasta pino, redutor e dobradiça. Aguenta com batente firme no chão e trava elétrica na ponta, que tiram o esforço dele; o conjunto é orçado por foto.",
        "O motor pivotante aguenta vento comum; vento forte em folha fechada, só com batente e trava elétrica. Sem eles, a rajada empurra o braço até entortar pino ou suporte. Apertar folgas em casa parte de {price.preventive}, sem peças; trava e batente saem por foto.",
        "Aguenta se não ficar sozinho: quem resiste ao vento são o batente de chão e a trava na ponta da folha, e o motor só move. Folha toda de chapa pega mais vento e pede motor acima do peso; folha vazada alivia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que colocar para o vento não vencer", "Batente, trava e motor com folga"],
        slots: [
          ["Quem segura a folha são estas peças; o motor só a move.", "Some ao motor o que falta no seu portão."],
        ],
        bullets: [
          "Batente de chão nas duas posições, fechada e aberta, para a folha apoiar",
          "Trava elétrica na ponta, que abre junto com o motor",
          "Em duas folhas, fecho central: a que fecha por último prende a outra",
          "Em lugar muito exposto: folha com vãos para o vento passar e motor irreversível, com folga de capacidade",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o vento já está estragando", "O que olhar depois da ventania"],
        slots: [
          [
            "Folha que balança alguns centímetros fechada tem pino do braço gasto ou suporte frouxo.",
            "Um vaivém de dois dedos na ponta, com o portão fechado, é folga no pino ou na dobradiça.",
          ],
          [
            "Se a folha abre e volta só quando venta, a central entende o vento como obstáculo; não aumente a força para vencer.",
            "Voltar no meio com vento é a proteção agindo: subir a força tira essa proteção e entorta o braço.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Na hora da rajada", "Dia de vento forte"],
        slots: [
          [
            "Deixe fechado e apoiado no batente; se baixar o ferrolho, desligue antes o disjuntor, para ninguém acionar o motor contra ele.",
            "Com ventania, feche, desligue o disjuntor e só então baixe o ferrolho: motor puxando contra ferrolho quebra o braço.",
          ],
          [
            "Não segure a folha com o corpo nem fique no raio dela.",
            "Fique fora do arco da folha: a rajada a joga sem aviso.",
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
          "Depende da central ter saída de trava e do caminho do fio. Com fotos, o orçamento é grátis.",
        ],
      },
      {
        question: "Portão de correr sofre menos com o vento?",
        answers: [
          "Sofre menos: a folha corre encostada no muro e nas guias, sem abrir como vela. Em lugar muito aberto, é a escolha mais tranquila.",
          "Em geral, sim, porque o vento empurra de lado e as guias seguram. Ainda assim, guia de cima e batente precisam estar firmes.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do braço, das dobradiças e do piso onde iria o batente",
  },
];
