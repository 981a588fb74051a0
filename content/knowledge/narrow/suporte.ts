import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const suporte: NarrowConcept[] = [
  {
    id: "suporte-solto",
    broader: "suporte",
    label: "Suporte do motor solto",
    phrase: "o suporte do motor que soltou",
    asks: [
      "suporte soltou",
      "suporte solto",
      "suporte quebrou",
      "suporte quebrado",
      "suporte caiu",
      "suporte torto",
      "motor soltou base",
      "motor solto base",
      "base motor solta",
      "base motor soltou",
      "base motor quebrou",
      "motor soltou parede",
      "motor balançando",
      "parafuso motor soltou",
      "motor caiu",
    ],
    intent: "repair",
    answers: {
      any: [
        "Suporte do motor soltou: desligue o disjuntor e não acione, porque o motor desalinhado quebra engrenagem ou entorta o braço. Apertar no furo gasto não dura; o técnico refaz com chumbador novo, chapa ou solda e realinha o motor.",
        "Se a base do motor está solta, pare de usar o portão. A causa costuma ser chumbador frouxo, concreto fraco, ferrugem ou folha pesada dando tranco; corrige-se a fixação e o que a forçou, e regula-se o curso de novo.",
        "Motor solto na base se conserta refazendo o suporte, e não só apertando parafuso. No de correr, a folga com a cremalheira volta a {rack.clearance}; no basculante, a folha é escorada antes. O valor sai por fotos.",
      ],
      price: [
        "Fixar suporte solto custa pouco quando basta reapertar: cabe na visita preventiva, a partir de {price.preventive} em casa, sem peças. Chumbador novo, reforço ou solda soma material e serviço; fotos do suporte e da parede bastam para o orçamento, que é grátis.",
        "O preço depende de a base aceitar reaperto, a partir de {price.preventive} em casa na preventiva, sem peças, ou pedir chapa, solda e furo novo. Mande fotos do motor e do suporte, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o suporte solto", "Antes de o técnico chegar", "Passos seguros com o motor solto"],
        slots: [
          [
            "Não segure o motor nem a folha enquanto alguém aciona.",
            "Motor pendurado pelo fio pode dar choque: não toque.",
            "Nada é solto nem apertado com a folha sob carga.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Não destrave o basculante: sem o motor firme, a folha pode se mover.",
          "Olhe de longe parafuso, chapa, solda e trinca no piso ou na coluna.",
          "Fotografe a base, o motor inteiro e o ponto de fixação.",
          "Deixe o portão parado até o reparo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o suporte solta", "Chumbador, concreto, ferrugem ou tranco", "Causas da base solta"],
        slots: [
          [
            "Chumbador em concreto novo ou fraco afrouxa com a vibração.",
            "Base pequena ou concreto ruim não segura o tranco da partida.",
            "Parafuso em tijolo oco cede com o tempo.",
          ],
          [
            "Folha pesada e batida no fim do curso forçam a fixação a cada abertura.",
            "Sem fim de curso regulado, a pancada no batente solta a base.",
            "O tranco de partida em folha pesada racha a solda.",
          ],
          [
            "Água na base enferruja chapa e parafuso.",
            "Base rente ao piso molhado apodrece a chapa.",
            "Ferrugem na chapa abre os furos, e o parafuso perde o aperto.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso só apertar o parafuso?",
        answers: [
          "Só se o furo e o chumbador estão bons. Em furo gasto, afrouxa de novo em pouco tempo.",
          "Resolve por dias. O técnico troca o chumbador ou amplia a chapa.",
        ],
      },
      {
        question: "Quanto custa refazer o suporte?",
        answers: [
          "Depende de solda, chapa ou base de concreto nova. Reaperto cabe na manutenção preventiva, a partir de {price.preventive} em casa, sem peças.",
          "O valor vem por foto: reaperto é simples; base nova soma concreto e cura.",
        ],
      },
      {
        question: "O motor estragou por ter soltado?",
        answers: [
          "Pode ter gastado engrenagem ou braço. Na visita, o técnico confere os dentes e o eixo.",
          "Às vezes. Confere-se engrenagem, cremalheira ou braço depois de realinhar.",
        ],
      },
      {
        question: "Base nova precisa secar?",
        answers: [
          "Precisa: o concreto cura antes de receber o motor, senão o chumbador afrouxa.",
          "Sim, alguns dias, conforme o concreto usado.",
        ],
      },
    ],
    photo: "fotos da base, do motor inteiro e do ponto em que ele se prende, com o disjuntor desligado",
  },
];
