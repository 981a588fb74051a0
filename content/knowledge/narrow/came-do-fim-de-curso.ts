import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** The cam that presses the limit switch, which shares its name with a make of motors. */
export const cameDoFimDeCurso: NarrowConcept[] = [
  {
    id: "came-do-fim-de-curso",
    broader: "fim-de-curso",
    label: "Came do fim de curso",
    phrase: "o came do fim de curso",
    asks: [
      "o que é came",
      "o que é came motor",
      "para que serve came",
      "came fim curso",
      "came solto",
      "came soltou",
      "came caiu",
      "came quebrou",
      "came quebrado",
      "came saiu",
      "came fora lugar",
      "came gasto",
      "came torto",
      "ajuste came",
      "ajustar came",
      "regular came",
      "regulagem came",
      "trocar came",
      "came cremalheira",
      "haste fim curso",
      "haste fim curso motor",
      "mola fim curso portão",
      "o que é came portão",
      "para que serve came portão",
    ],
    intent: "repair",
    answers: {
      question: [
        "O came do motor de portão é a pequena rampa que aciona a chave do fim de curso e manda o motor parar. No portão de correr, fica na ponta da cremalheira; no basculante, dentro do acionador. Se ele se solta ou quebra, a folha bate no batente ou para antes do fim.",
      ],
      any: [
        "A haste do fim de curso é a mola ou vareta que sai do motor e é empurrada pelo came, a rampa da cremalheira, para o portão parar. Torta ou quebrada, a folha bate ou não para: desligue o disjuntor. O técnico troca a haste ou a chave do modelo e acerta as paradas, em visita desde {price.preventive} em casa, sem peças.",
        "Came solto no portão de correr deixa o motor sem saber onde parar: ele é a peça presa à cremalheira que empurra a chave do fim de curso. A folha bate ou para antes; desligue o disjuntor, e o técnico prende e acerta a posição, em visita desde {price.preventive} em casa, sem peças.",
        "Motor Came é o da fabricante italiana Came, que consertamos quando há peça para o modelo da etiqueta; se não há, a troca em casa fica de {price.homeSwap}. Came é também a rampa do fim de curso, que faz o portão parar. Solta, ela é presa numa visita a partir de {price.preventive} em casa, sem peças.",
        "Para acertar a posição do came do fim de curso, o técnico o prende um pouco antes do batente, milímetro a milímetro, testando nos dois sentidos. Came solto, na cremalheira ou no basculante, faz a folha bater, e regular em casa começa em {price.preventive}, sem contar a peça.",
      ],
      price: [
        "Prender e ajustar o came do fim de curso entra na visita de regulagem, que em casa parte de {price.preventive}, sem peças, para cremalheira ou fuso. Se ele quebrou, soma-se a peça do modelo, das mais baratas do motor.",
        "O came do fim de curso solto se acerta numa visita, desde {price.preventive} em residência, fora peças; quebrado, soma a peça, barata perto de placa ou engrenagem. No de correr, a cremalheira que vibra é reapertada junto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica o came e o que ele faz", "Came, chave e ímã"],
        slots: [
          [
            "No portão de correr, há um em cada ponta da cremalheira: passa pela haste do motor e aciona a chave. No basculante, corre dentro do acionador, junto do fuso, e só o técnico o alcança.",
            "O deslizante tem dois, um para abrir e outro para fechar, presos à cremalheira. No de fuso, ele fica dentro do acionador, com acesso só para técnico.",
            "São duas rampas nas pontas da barra dentada, no de correr, ou uma peça interna junto do fuso, no basculante. Tocando a chave, o motor para.",
          ],
          [
            "Em motor com ímã, a lógica é a mesma, sem contato: o ímã avisa o sensor. O defeito também se parece, com a folha batendo ou parando antes.",
            "Muitos motores usam ímã no lugar do came, e o sensor percebe sem encostar. Solto, dá o mesmo sintoma.",
            "Há modelos em que um ímã faz o papel dele, de longe. Fora do lugar, o portão bate do mesmo jeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Veja se o came está no lugar", "O que olhar, com o disjuntor desligado"],
        slots: [
          [
            "A conferência é por fora, com a folha parada e sem mão entre engrenagem e cremalheira. Não abra a tampa do motor.",
            "Olhe sem energia e sem tocar na engrenagem. No basculante não há o que ver por fora.",
            "Sem energia e com a folha parada, observe as duas pontas. A mão fica longe da engrenagem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "No de correr, veja em cada ponta da cremalheira se o parafuso está firme.",
          "Olhe se a haste do motor está reta e volta ao centro.",
          "Fotografe as duas pontas e a etiqueta do motor.",
          "Não religue se a folha estava batendo.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o ponto é acertado", "O trabalho do técnico no came"],
        slots: [
          [
            "Ele é preso alguns centímetros antes do batente, porque a folha ainda anda depois da ordem de parar. Folha pesada precisa da ordem mais cedo.",
            "A posição desconta o embalo, e por isso fica um pouco antes do fim. Quanto mais pesada a folha, maior essa distância.",
            "Deixa-se uma sobra antes do batente, para o embalo da folha. Com teste nos dois sentidos, acha-se o ponto.",
          ],
          [
            "Depois o portão abre e fecha várias vezes, a força é conferida e a causa do afrouxamento, corrigida: parafuso espanado ou cremalheira que vibra. São até {trade.smallRepair}.",
            "No fim, ciclos de teste, força conferida e cremalheira reapertada a {rack.clearance} da engrenagem. O serviço leva até {trade.smallRepair}.",
            "Encerram o serviço os ciclos de teste e o reaperto da cremalheira, com {rack.clearance} de folga. Conte até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o came solto?",
        answers: [
          "Não no automático: sem parada, a folha força o batente e pode sair do trilho. Deixe o disjuntor desligado até o acerto.",
          "Melhor não. De correr, reto, use na mão com o disjuntor desligado; basculante fica fechado e travado.",
        ],
      },
      {
        question: "Came de outra marca serve?",
        answers: [
          "Só se a altura e o tipo de chave combinarem. Compare a peça e a etiqueta antes de comprar.",
          "Raramente, porque a altura muda. A do modelo evita parada errada.",
        ],
      },
      {
        question: "Por que o came vive soltando?",
        answers: [
          "Por parafuso espanado, cremalheira que vibra ou folha que bate no fim. Reapertar sem corrigir a causa dura pouco.",
          "A batida no batente o afrouxa aos poucos. Acertada a parada, ele fica.",
        ],
      },
      {
        question: "Sem fim de curso o motor queima?",
        answers: [
          "Pode: ele empurra o batente ligado e ferve em um minuto. Muitas centrais cortam por tempo, mas o esforço fica.",
          "Sim, se ninguém cortar. É por isso que o disjuntor fica desligado.",
        ],
      },
    ],
    isAskedByName: true,
    photo: "fotos das duas pontas da cremalheira, da haste do motor e da etiqueta",
  },
];
