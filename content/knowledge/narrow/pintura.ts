import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pintura: NarrowConcept[] = [
  {
    id: "depois-da-pintura",
    broader: "pintura",
    label: "Portão pesado ou travando depois da pintura",
    phrase: "o portão que travou depois de pintado",
    intent: "repair",
    asks: [
      "depois pintei pesado",
      "pintei ficou pesado",
      "pintei portão pesado",
      "pintei não fecha",
      "pintei não abre",
      "depois pintura não fecha",
      "não fecha depois pintura",
      "não abre depois pintura",
      "depois pintura não abre",
      "depois pintura pesado",
      "depois pintura travou",
      "depois pintei travou",
      "pintei travou",
      "depois pintar trava",
      "depois pintar não",
      "pintaram portão não",
      "pintor portão parou",
      "parou depois pintaram",
      "parou depois pintei",
      "motor parou pintaram",
      "motor parou depois pintura",
      "parou depois pintura",
      "não funciona depois pintura",
      "parou pintar",
      "depois pintar pesado",
      "pintura grudou",
      "tinta grudou portão",
      "depois pintura emperrou",
      "pintou emperrando",
    ],
    answers: {
      any: [
        "Portão pesado, travando ou parado depois da pintura tem tinta onde não devia ou algo que o pintor mexeu: disjuntor ou tomada desligados, motor destravado, tinta na lente da fotocélula ou no dente da cremalheira. Religue, limpe a lente com pano úmido e trave o motor; se continuar, a visita parte de {price.preventive} em casa, sem peças.",
        "Depois da pintura, o portão fica pesado porque a tinta soma peso ou cola o que gira; no basculante, pivôs e guias. Desligue o disjuntor, não force o motor e não destrave o basculante: o técnico limpa os pontos de giro e acerta contrapeso ou mola com a folha escorada.",
        "Depois da pintura, o portão pesa ou não fecha porque a tinta entrou onde não devia: trilho, canal da roldana, pino, dobradiça, dente da cremalheira ou lente da fotocélula. Desligue o disjuntor, raspe o excesso onde se alcança sem mover a folha e limpe a lente; o motor não ficou fraco.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde procurar tinta fora do lugar", "Tinta que prende: os pontos a olhar"],
        slots: [["Camada grossa em peça que gira funciona como cola.", "A tinta seca no canal tira a roda do lugar."]],
        steps: [
          "Desligue o disjuntor.",
          "Limpe a lente da fotocélula com pano úmido em água, sem solvente.",
          "Olhe trilho, roda, pinos e dobradiças e raspe o respingo com espátula de plástico.",
          "Veja se a borda da folha não colou no batente.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando não é só tinta", "Massa, fundo e peso a mais"],
        slots: [
          [
            "Várias demãos com massa somam quilos, e o contrapeso do basculante pede acerto.",
            "Reforma com massa e chapa muda o peso da folha.",
          ],
          [
            "Folha retirada para pintar e recolocada fora do ponto raspa e perde o percurso gravado.",
            "Se tiraram a folha ou o motor, o curso precisa ser gravado de novo.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso usar solvente na cremalheira?",
        answers: [
          "Na de aço, com o disjuntor desligado e ventilação, em pano. Na de nylon, não, porque resseca o plástico.",
        ],
      },
      {
        question: "Devo aumentar a força do motor depois da pintura?",
        answers: ["Não. A folha tem de voltar a andar leve primeiro; a força alta tira a proteção de quem passa."],
      },
    ],
    photo: "fotos do trilho, das rodas ou dobradiças e da fotocélula",
  },
  {
    id: "pintar-com-o-motor",
    broader: "pintura",
    label: "Pintar o portão com o motor instalado",
    phrase: "a pintura do portão com motor",
    asks: [
      "remover motor antes pintura",
      ...combine(
        ["pintar portão", "pintura portão", "pintar portão automático", "pintar portão eletrônico"],
        [
          "precisa tirar motor",
          "tirar motor",
          "com motor",
          "motor instalado",
          "precisa desligar motor",
          "retirar motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral não precisa tirar o motor para pintar o portão: desligue o disjuntor, cubra motor, central e fotocélulas com plástico e não pinte cremalheira, fuso, cabos nem roldanas. Tira-se só quando a folha vai ser lixada, soldada ou pintada fora do lugar, e isso é com o técnico.",
        "Não precisa retirar o motor: basta desligar a energia, proteger motor e sensores e deixar sem tinta as peças que se movem. Depois da tinta seca, limpe as lentes e teste; portão que ficou pesado ou preso pede regulagem, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pintar sem estragar o motor", "Passo a passo da pintura"],
        slots: [["A energia fica desligada do começo até a tinta secar.", "Tinta e motor ligado não combinam."]],
        steps: [
          "Desligue o disjuntor e avise a casa.",
          "Cubra motor, central, fotocélulas e botoeira; tire o plástico ao terminar.",
          "Não pinte cremalheira, fuso, cabo, corrente, roldana nem trilho.",
          "No basculante, pinte com a folha fechada; não destrave.",
          "Seco, limpe as lentes, religue e teste com o vão livre.",
        ],
      },
      {
        about: "causes",
        headings: ["O que dá errado depois da pintura", "Se o portão ficou duro"],
        slots: [
          [
            "Tinta grossa na guia, no batente ou na dobradiça tira a folga, e o motor força.",
            "Camada nova no encaixe faz a folha agarrar nos primeiros dias.",
          ],
          [
            "Respingo na fotocélula impede o fechamento; tinta na cremalheira faz barulho.",
            "Lente pintada ou suja deixa o portão aberto.",
          ],
          [
            "No basculante, muita massa e tinta mudam o peso, e o contrapeso precisa ser conferido.",
            "Se entrou chapa ou madeira nova junto, o equilíbrio tem de ser refeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa tirar e repor o motor para pintar?",
        answers: ["É orçado por foto: conta a retirada, a remontagem e a regulagem. Quase sempre dá para evitar."],
      },
      {
        question: "Posso usar pistola de pintura perto do motor?",
        answers: ["Só com ele coberto e desligado: a névoa entra na caixa e gruda nos contatos."],
      },
      {
        question: "Quanto tempo o portão fica sem uso?",
        answers: ["O da secagem da tinta, que está na lata. Acionar antes gruda a folha no batente."],
      },
    ],
    photo: "fotos do portão inteiro e do motor, com o que vai ser pintado",
  },
];
