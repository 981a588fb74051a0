import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const pintura: NarrowConcept[] = [
  {
    id: "manutencao-de-portao-e-pintura",
    broader: "pintura",
    isAskedByName: true,
    label: "Pintura e reforma do portão",
    phrase: "a pintura e a reforma do portão",
    asks: [
      "quem faz pintura manutenção portão",
      "quem faz reforma pintura portão",
      ...combine(
        ["manutenção", "conserto", "consertar", "reforma", "reformar", "solda"],
        ["portão e pintura", "portão e pintar", "portão pintura"],
      ),
      "reforma pintura portão",
      "reforma pintura portão eletrônico",
      "pintar e consertar portão",
      "pintura e solda portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não pintamos portão; da reforma, cuidamos da parte que anda: trocamos roldana, dobradiça e cabo, alinhamos a folha e regulamos o motor. A visita com ajuste, em casa, parte de {price.preventive}, sem peças. Solda e ferragem vêm antes, a tinta depois e a regulagem do motor por último.",
        "Da reforma do portão {em} fazemos a parte que anda, e não a tinta: roldanas, dobradiças, cabos, alinhamento e motor, com visita a partir de {price.preventive} em casa, sem peças. Chapa e quadro são do serralheiro, e a pintura, do pintor; pela foto dizemos o que vem primeiro.",
        "Pintura não fazemos: ela fica com o pintor, e chapa ou quadro novo, com o serralheiro. Na reforma do portão {em}, trocamos roldanas, dobradiças e cabos, acertamos trilho e alinhamento e regulamos o motor. O ajuste, em casa, parte de {price.preventive}, sem peças; o resto é orçado por foto.",
        "Faça a manutenção antes da pintura do portão: folha alinhada, solda e ferragem em ordem, e só então a tinta. A manutenção é conosco, a partir de {price.preventive} em casa, sem peças; a pintura é do pintor ou do serralheiro, com o motor desligado e trilho, cabos e sensores cobertos.",
      ],
      price: [
        "Pintura e reforma de portão têm preços separados: a tinta é orçada pelo pintor, chapa e quadro pelo serralheiro, e roldana, dobradiça, cabo e regulagem por nós, a partir de {price.preventive} em casa, sem peças. Se o motor também sai, a troca fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem faz cada parte da reforma", "O que é nosso, do serralheiro e do pintor"],
        slots: [
          [
            "Uma reforma inteira passa por três profissionais.",
            "Cada parte tem o seu profissional.",
            "Antes de pedir preço, separe o que é de cada um.",
          ],
        ],
        bullets: [
          "Nós: troca de roldana, dobradiça, trilho e cabo, acerto do contrapeso, alinhamento e motor",
          "Serralheiro: chapa, barra podre, quadro, solda de estrutura e folha nova",
          "Pintor ou serralheiro: lixa, fundo e tinta",
          "Nós, no fim: teste de força, parada e fotocélula",
        ],
      },
      {
        about: "care",
        headings: ["A ordem que não estraga o serviço", "Solda, tinta e motor, nessa ordem"],
        slots: [
          [
            "Solda queima tinta, e por isso vem antes; a central é desconectada para a placa não queimar.",
            "Comece pelo serralheiro: solda e chapa vêm antes da ferragem, com o motor desligado da rede.",
            "Primeiro solda e chapa, com a central do motor desconectada.",
          ],
          [
            "Na pintura, o disjuntor fica desligado e trilho, cabos, cremalheira, roldanas e lentes, cobertos.",
            "Tinta em trilho, cabo, roldana ou lente de sensor faz o portão pesar ou parar.",
          ],
          [
            "Com a tinta seca, o motor é regulado para o peso novo da folha.",
            "Chapa nova e tinta mudam o peso: no basculante, o contrapeso é acertado antes de ligar o motor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Reformar ou fazer folha nova", "Quando a reforma não compensa"],
        slots: [
          [
            "Quadro reto e ferrugem em poucos pontos: reforme.",
            "Com o quadro firme, reformar sai melhor.",
            "A reforma compensa enquanto o quadro está no esquadro e a ferrugem não furou a base.",
          ],
          [
            "Quadro torto, furos espalhados e solda sobre solda pedem folha nova, e o motor costuma ser aproveitado.",
            "Se a ferrugem subiu ao quadro, compare com a folha nova antes de pagar a pintura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão durante a reforma?",
        answers: [
          "Não com solda em curso nem com tinta fresca: deixe o disjuntor desligado e combine outra entrada.",
          "Só depois da última regulagem. Até lá, o disjuntor fica desligado, e a casa usa outra saída.",
        ],
      },
      {
        question: "Preciso tirar o motor para pintar?",
        answers: [
          "Quase nunca. Basta o disjuntor desligado e o motor, a cremalheira e os sensores cobertos.",
          "Em geral ele fica: cubra motor, sensores e cremalheira e desligue o disjuntor até a tinta secar.",
        ],
      },
      {
        question: "A reforma muda o motor?",
        answers: [
          "Só se a folha ficar mais pesada que a capacidade dele. Informe o material novo antes, e dizemos se serve.",
        ],
      },
    ],
    photo: "fotos da folha inteira, dos pontos com ferrugem e da etiqueta do motor",
  },
  {
    id: "quem-pinta-portao",
    broader: "pintura",
    label: "Quem pinta portão",
    phrase: "quem pinta o portão",
    asks: [
      "quem pinta portão",
      "quem faz pintura portão",
      "pintor portão",
      "pintor portão garagem",
      "vocês pintam portão",
      "fazem pintura portão",
      "empresa pintura portão",
      "preciso pintar portão quem",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem pinta portão de garagem é o pintor ou o serralheiro; nós não pintamos. Conosco fica o motor: desligar e proteger antes da tinta, limpar as partes móveis e regular depois, a partir de {price.preventive} em casa, sem peças.",
        "Quem pinta portão {em} é o pintor ou o serralheiro; nós cuidamos do motor: desligamos e protegemos antes da tinta e regulamos depois, a partir de {price.preventive} em casa, sem peças. Roldana, dobradiça e cabo se trocam antes da pintura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que combinar com o pintor", "Peça isto a quem vai pintar"],
        slots: [
          ["Combine antes, porque tinta no lugar errado para o portão.", "Um bom pintor já sabe; peça mesmo assim."],
        ],
        bullets: [
          "Disjuntor desligado até a tinta secar",
          "Trilho, cabos, cremalheira, roldanas e lentes cobertos",
          "Ferrugem lixada e fundo antes da cor",
          "Solda e ferragem prontas antes da tinta",
          "Nada de destravar ou abrir o basculante na mão",
        ],
      },
      {
        about: "visit",
        headings: ["A nossa parte", "Antes e depois da pintura"],
        slots: [
          [
            "Antes, alinhamos a folha e trocamos a ferragem gasta; depois, regulamos força, parada e fotocélula.",
            "Se o portão ficou pesado ou parou de fechar depois da tinta, limpamos as partes móveis e regulamos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pintar um portão?",
        answers: [
          "O preço é do pintor: depende do tamanho, da ferrugem e do preparo, que toma a maior parte do trabalho.",
        ],
      },
      {
        question: "Dá para pintar com o motor no lugar?",
        answers: ["Dá, com o disjuntor desligado e motor, cremalheira e sensores cobertos."],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor",
  },
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
      "pintar portão basculante",
      "pintura portão basculante",
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
