import type { NarrowConcept } from "#domain/knowledge/concept.ts";

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
        "Se o portão parou depois que pintaram, procure o que o pintor mexeu: disjuntor ou tomada desligados, motor deixado destravado, tinta na lente da fotocélula ou no dente da cremalheira. Religue, limpe a lente com pano úmido e trave o motor; se continuar parado, a visita parte de {price.preventive} em casa, sem peças.",
        "Portão basculante que ficou pesado depois da pintura ganhou peso na folha ou teve pivôs e guias colados pela tinta. Desligue o disjuntor, não force o motor e não destrave: o técnico limpa os pontos de giro e acerta contrapeso ou mola com a folha escorada.",
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
];
