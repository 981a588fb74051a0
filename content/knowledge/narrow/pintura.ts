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
        "O portão que parou, não abre ou não fecha depois da pintura tem tinta onde não devia, como na lente da fotocélula, no trilho ou na cremalheira, ou ficou com disjuntor desligado e motor destravado. Limpe a lente com pano úmido e confira os dois; se raspa ou pesa, a visita em casa parte de {price.preventive}, sem peças.",
        "Depois de pintar o portão, ele trava, raspa ou não fecha porque a tinta cola o que gira, cobre a fotocélula ou engrossa a borda no batente. Com o disjuntor desligado, limpe a lente e tire o respingo do trilho com espátula de plástico; o ajuste residencial começa em {price.preventive}, sem peças.",
        "Se o motor parou depois que pintaram o portão, veja primeiro se religaram o disjuntor e travaram o motor de volta; depois procure tinta na fotocélula, no trilho, nas rodas e nas dobradiças. Portão que ficou pesado pede limpeza e regulagem, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde procurar tinta fora do lugar", "Tinta que prende: os pontos a olhar"],
        slots: [
          [
            "Camada grossa em peça que gira funciona como cola, e lente pintada deixa a central achando que há alguém no vão. Dá para conferir tudo sem mover a folha.",
            "Tinta seca segura roda, pino e dobradiça, e uma gota na fotocélula impede o fechamento. A conferência se faz com o portão parado e sem energia.",
            "A tinta prende o que deveria rolar e cega o sensor da passagem. Olhe ponto por ponto, com a folha no lugar em que está.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Limpe a lente da fotocélula com pano úmido em água, sem solvente.",
          "Olhe trilho, roda e dobradiças ao alcance e raspe o respingo com espátula de plástico.",
          "Veja se a borda da folha colou no batente.",
          "Religue e teste com o vão livre; no basculante, não destrave nem mexa em cabo ou mola.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando não é só tinta", "Peso a mais e folha fora do ponto"],
        slots: [
          [
            "Várias demãos com massa somam quilos, e no basculante o contrapeso deixa de equilibrar a folha. O motor passa a roncar ou para no meio, mas não foi ele que enfraqueceu.",
            "Massa, fundo e tinta aumentam o peso, e o contrapeso do basculante precisa ser acertado outra vez. Quem sofre é o motor, que ronca sem ter defeito.",
            "Com massa e muita tinta a folha fica mais pesada, e um basculante perde o equilíbrio. O motor reclama do peso novo, e não de velhice.",
          ],
          [
            "Folha ou motor que saiu para pintar e voltou fora do ponto raspa e perde o percurso gravado. Nesse caso, alinha-se a folha e grava-se o curso de novo.",
            "Se retiraram a folha, ela pode ter voltado torta, raspando no piso ou na guia. O conserto é alinhar e refazer o percurso na central.",
            "Outra causa é a remontagem: recolocada alguns milímetros fora, a folha raspa, e a central já não reconhece onde parar. Alinhamento e nova gravação resolvem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão pintado", "Limpeza, equilíbrio e regulagem"],
        slots: [
          [
            "O técnico limpa roda, guia, pino e cremalheira com o produto certo para cada material e confere o equilíbrio com a folha escorada. Depois regula parada e força e testa a fotocélula.",
            "Primeiro a tinta sai de rodas, guias e dentes, sem atacar o nylon. Com a folha leve e, no basculante, equilibrada com escora, acertam-se percurso, força e sensor.",
            "A visita remove a tinta das partes que se movem, mede o peso da folha e corrige contrapeso ou mola, com escora. No fim, percurso, força e fotocélula são testados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar solvente na cremalheira?",
        answers: [
          "Na de aço, sim, com pano, ventilação e o disjuntor desligado. Na de nylon não, porque o solvente resseca e quebra os dentes.",
          "Depende do material: aço aceita solvente em pano, e nylon resseca. Na fotocélula, só água.",
        ],
      },
      {
        question: "Devo aumentar a força do motor depois da pintura?",
        answers: [
          "Não: a folha precisa voltar a andar leve primeiro. Força alta esconde o atrito e tira a proteção de quem passa.",
          "Melhor não mexer. O peso e o atrito novos é que se corrigem, e a força se ajusta por último, com teste de reversão.",
        ],
      },
      {
        question: "A folha grudou no batente. Posso acionar para soltar?",
        answers: [
          "Não, porque o motor força a engrenagem. Desligue o disjuntor e passe uma espátula de plástico na junta, só em portão de correr ou de abrir.",
          "Evite: descolar no tranco estraga braço e engrenagem. Solte a tinta da borda com espátula, sem energia; no basculante, chame.",
        ],
      },
      {
        question: "Quem paga se o pintor estragou o motor?",
        answers: [
          "Em geral quem causou o dano responde, se isso fica provado. Fotografe a tinta nas peças e peça ao técnico a causa por escrito.",
          "O pintor costuma responder pelo que estragou. Um relatório com foto e causa ajuda na conversa com ele.",
        ],
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
        "Em geral não precisa tirar o motor para pintar o portão: desligue o disjuntor, cubra motor, central e fotocélulas com plástico e não pinte cremalheira, fuso, cabos nem roldanas. Retira-se só quando a folha vai sair do lugar, e isso é com o técnico.",
        "Você pode pintar o portão com o motor instalado, e quase nunca precisa tirar: basta cortar a energia no disjuntor, proteger motor e fotocélula e deixar sem tinta cremalheira, fuso e rodas. A retirada fica para quando a folha será lixada ou soldada fora do lugar.",
        "Não precisa tirar o motor para pintar o portão, se ele ficar coberto e com o disjuntor desligado até a tinta secar. O que não se pinta é cremalheira, fuso, cabo, roldana e lente da fotocélula; só folha que sai do vão pede a retirada, feita pelo técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como pintar sem estragar o motor", "Passo a passo da pintura"],
        slots: [
          [
            "A energia fica desligada do começo até a tinta secar, para ninguém acionar com a folha molhada. Motor, placa e sensores são cobertos, porque a névoa de tinta entra nas caixas e gruda nos contatos.",
            "Corte a energia antes de abrir a lata e só religue com tudo seco. Tinta em pó ou névoa entra em caixa elétrica e fotocélula, por isso cubra cada uma.",
            "Do primeiro pincel à secagem, o disjuntor permanece desligado. O plástico protege o motor, a central e as lentes, que a névoa estraga.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise a casa.",
          "Cubra motor, central, fotocélulas e botoeira.",
          "Não pinte cremalheira, fuso, cabo, corrente, roldana nem trilho.",
          "No basculante, pinte com a folha fechada e não destrave.",
          "Seco, tire o plástico, limpe as lentes, religue e teste com o vão livre.",
        ],
      },
      {
        about: "causes",
        headings: ["O que dá errado depois da pintura", "Se o portão ficou duro"],
        slots: [
          [
            "Tinta grossa na guia, no batente ou na dobradiça tira a folga, e o motor força. Respingo na fotocélula impede o fechamento, e tinta na cremalheira, a barra dentada, faz barulho e gasta a engrenagem.",
            "A camada nova no batente e nas guias agarra a folha nos primeiros dias. Lente respingada deixa o portão aberto, e dente de cremalheira pintado ronca e se desgasta.",
            "Folga que some na dobradiça ou no batente faz o portão pesar. Se ele não fecha, procure respingo na fotocélula; se range, procure tinta nos dentes da cremalheira.",
          ],
          [
            "No basculante, muita massa e tinta mudam o peso, e o contrapeso precisa ser conferido com a folha escorada. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
            "Em basculante, massa e demãos demais desequilibram a folha, e o contrapeso se acerta com escora, pelo técnico. Em residência esse ajuste começa em {price.preventive}, sem peças.",
            "O peso somado pela massa desequilibra o basculante, e a correção é do técnico, com a folha apoiada. Em casa, regular sai a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa tirar e repor o motor para pintar?",
        answers: [
          "Depende do motor e da folha: contam a retirada, a remontagem e a regulagem do percurso. Quase sempre dá para evitar, cobrindo o motor.",
          "O valor soma desmontar, montar e regular, e muda com o tipo de portão. Cobrir com plástico dispensa essa despesa.",
        ],
      },
      {
        question: "Posso usar pistola de pintura perto do motor?",
        answers: [
          "Só com ele coberto e o disjuntor desligado: a névoa entra na caixa e gruda nos contatos.",
          "Pode, se motor, central e fotocélulas estiverem bem vedados com plástico. Perto deles, pincel é mais seguro.",
        ],
      },
      {
        question: "Quanto tempo o portão fica sem uso?",
        answers: [
          "O da secagem da tinta, que está na lata. Acionar antes gruda a folha no batente e marca a pintura.",
          "Siga o prazo da lata. Com a folha ainda mole, o batente cola, e o motor força para descolar.",
        ],
      },
      {
        question: "Preciso pintar também a cremalheira contra ferrugem?",
        answers: [
          "Não: tinta nos dentes trava a engrenagem. A proteção dela é limpeza e lubrificante próprio em película, a cada {rack.months}.",
          "Não pinte. Mantenha limpa e com lubrificante próprio, renovado a cada {rack.months}, que já protege o metal.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e do motor, com o que vai ser pintado",
  },
];
