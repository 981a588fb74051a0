import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether a gate with a motor takes an electric lock besides. */
export const fechaduraComMotor: NarrowConcept[] = [
  {
    id: "fechadura-junto-com-motor",
    broader: "fechadura",
    label: "Fechadura elétrica junto com o motor",
    phrase: "a fechadura elétrica junto com o motor",
    asks: [
      "fechadura elétrica motor",
      "motor fechadura mesmo portão",
      ...combine(
        ["fechadura elétrica", "fechadura eletrônica", "fechadura"],
        [
          "junto com motor",
          "junto motor",
          "motor pode ter",
          "portão com motor pode",
          "portão automático pode ter",
          "portão automático precisa",
          "além do motor",
          "com motor funciona",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode, e em portão de abrir é recomendado: a fechadura elétrica é ligada à saída de trava da central e abre junto com o motor. No de correr e no basculante o motor já segura a folha, e ela só entra como reforço. O valor sai pela foto da folha e da etiqueta.",
        "Pode ter, desde que a central comande a fechadura: ela solta um instante antes de o motor puxar. Fechadura com chave, sem esse comando, não serve, porque o motor força contra a lingueta. Em pivotante compensa; no de correr, quase nunca é preciso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Em que portão compensa", "De abrir, de correr ou basculante"],
        slots: [["Depende de quem segura a folha fechada.", "O tipo de portão decide."]],
        bullets: [
          "De abrir, folha longa ou com vento: compensa, na ponta da folha",
          "Duas folhas: uma fechadura na folha que fecha por último",
          "De correr: o redutor já trava; a fechadura é reforço contra alavanca",
          "Basculante: trava elétrica própria, e não fechadura de porta",
        ],
      },
      {
        about: "visit",
        headings: ["Como é ligada", "Central, fio e tempo de soltura"],
        slots: [
          [
            "Vai à saída de trava da placa, na tensão dela; sem essa saída, usa-se um módulo de trava.",
            "Se a central não tem saída de trava, um módulo faz esse papel, sem trocar a placa.",
          ],
          [
            "O técnico ajusta um pequeno atraso do motor, para a lingueta soltar antes, e o golpe de fechamento, se a central tem.",
            "Acerta-se o tempo: a fechadura solta primeiro, o motor puxa depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trancar a fechadura comum com a chave e usar o motor?",
        answers: [
          "Não: acionado contra a lingueta, o motor quebra braço, suporte ou engrenagem. Tranque só com o disjuntor desligado.",
          "Não convém. Se precisa trancar com chave, desligue antes o disjuntor do portão.",
        ],
      },
      {
        question: "Na falta de luz a fechadura elétrica abre?",
        answers: [
          "Abre com a chave dela, pelo lado de fora ou de dentro; depois se destrava o motor.",
          "Com a chave mecânica, sim. Guarde-a fora da garagem.",
        ],
      },
      {
        question: "Quanto custa pôr a fechadura no portão com motor?",
        answers: [
          "Soma a fechadura, o fio até a ponta da folha e a mão de obra; sai por foto da folha e da etiqueta do motor.",
          "Depende do modelo e de a central ter saída de trava. Com fotos, o orçamento é grátis.",
        ],
      },
    ],
    photo: "fotos da folha por dentro, da ponta onde iria a fechadura e da etiqueta do motor",
  },
];
