import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Motors that stop by themselves. */
export const sinaisDeParada: NarrowConcept[] = [
  {
    id: "motor-desliga-sozinho",
    broader: "para-no-meio",
    label: "Motor do portão desliga sozinho",
    phrase: "o motor que desliga sozinho",
    asks: [
      "máquina portão desarma volta",
      "motor portão desarma volta",
      "motor desliga sozinho",
      "motor desligando sozinho",
      "motor desliga nada",
      "motor apaga sozinho",
      "motor desarma sozinho",
      "motor desliga meio",
      "motor desliga meio caminho",
      "motor desliga antes",
      "motor desliga depois uso",
      "portão desliga sozinho",
      "portão eletrônico desliga sozinho",
      ...combine(
        ["motor desliga sozinho", "motor desligando sozinho"],
        ["ppa", "rossi", "garen", "peccinin", "nice", "seg", "agl"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor do portão que desliga sozinho está, em geral, se protegendo: o protetor térmico corta por calor, ou a central para por esforço, fotocélula ou percurso perdido. Se volta depois de esfriar, é calor e peso; se a luz da central também apaga, é alimentação ou fio solto.",
        "Se o motor desliga sozinho no meio do uso, repare na central: com o LED aceso, ela mandou parar por esforço, sensor ou fim de percurso; com o LED apagado, faltou energia, por disjuntor, fusível, mau contato ou fonte. Desligue o disjuntor antes de olhar fios e não abra a tampa.",
      ],
      price: [
        "O conserto do motor que desliga sozinho depende da causa: regulagem e limpeza partem de {price.preventive} na visita em casa, sem peças; capacitor, fonte ou placa somam a peça. Um vídeo e a etiqueta bastam para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O jeito de desligar mostra a causa", "Calor, esforço ou falta de energia"],
        slots: [
          [
            "Para depois de várias aberturas e volta meia hora mais tarde: é o protetor térmico, por folha pesada, capacitor fraco ou uso acima do que o motor aguenta.",
            "Se a carcaça está quente e ele volta a andar ao esfriar, o protetor térmico cortou por esforço ou uso seguido.",
          ],
          [
            "Para sempre no mesmo ponto, com a central acesa: há atrito ali, ou o percurso e o fim de curso estão errados.",
            "Uma parada no mesmo lugar lembra trilho, roldana ou percurso gravado curto.",
          ],
          [
            "Apaga tudo e volta sozinho: mau contato, emenda frouxa, fonte da placa ou tensão caindo na partida.",
            "Quando a central apaga junto, procura-se a alimentação: disjuntor, fusível, emenda ou fonte da placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Testes seguros antes de chamar"],
        slots: [
          [
            "Não religue várias vezes seguidas: o calor que fez parar aumenta.",
            "Basta observar um ciclo; insistir aquece o motor.",
          ],
        ],
        steps: [
          "Espere o motor esfriar, sem jogar água, e faça uma abertura só.",
          "Veja se o disjuntor ou o DR caiu; se cair de novo, deixe desligado.",
          "Limpe as lentes da fotocélula com pano seco.",
          "No portão de correr, com o disjuntor desligado, varra o trilho e veja se a folha anda leve com o motor destravado.",
          "No basculante, não destrave: anote onde ele para e chame.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Motor que desliga sozinho está queimando?",
        answers: [
          "Ainda não, mas avisa: o protetor térmico age antes do enrolamento. Com cheiro de queimado ou fumaça, desligue o disjuntor e não religue.",
          "Em geral é a proteção agindo. Se a causa fica, o enrolamento acaba queimando; peça a medição logo.",
        ],
      },
      {
        question: "Quanto tempo o motor leva para voltar?",
        answers: [
          "Com o protetor térmico, o motor volta quando esfria, em geral entre vinte minutos e uma hora. Voltar não quer dizer que está consertado.",
          "Depende do calor do dia e do esforço; espere ele esfriar por completo antes de uma única tentativa.",
        ],
      },
      {
        question: "O portão desliga sozinho só quando ligo o chuveiro. Por quê?",
        answers: [
          "A tensão cai com o chuveiro ligado e o motor perde força ou a placa reinicia. O motor precisa de circuito próprio, medido por eletricista.",
          "É queda de tensão: o fio do motor é fino ou divide o circuito. Um circuito só para ele resolve.",
        ],
      },
    ],
    photo: "um vídeo do momento em que o motor desliga e uma foto da etiqueta",
  },
];
