import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pecas: NarrowConcept[] = [
  {
    id: "pecas-onde-comprar",
    broader: "pecas",
    label: "Peças de portão: onde comprar",
    phrase: "a compra de peças de motor de portão",
    asks: [
      "peças onde comprar",
      "onde comprar peça",
      "peça reposição",
      "comprar peças portão",
      "comprar peça motor",
      "loja peças motor",
      "loja peças portão",
      "onde achar peça",
      "onde vende peça",
      "onde vende peça motor",
      "quem vende peça motor",
      "vende peça portão",
      "peça motor antigo",
      "peças perto mim",
      "loja peças perto mim",
      "loja peças portão perto",
      "peças portão perto mim",
    ],
    intent: "buying",
    answers: {
      any: [
        "Peças de motor de portão se compram em loja de automação ou com o técnico, sempre pelo modelo da etiqueta. Mande a foto da etiqueta e da peça: confirmamos se temos a peça, quanto custa e quanto fica com a troca.",
        "Compre peça de portão com quem confere o modelo, em loja de automação ou conosco: fotografe a etiqueta do motor e a peça dos dois lados, porque dente, tensão e encaixe mudam de um para outro. Com isso indicamos a peça certa, original ou compatível, e o valor.",
        "Vendemos peças de motor e de portão eletrônico {em}, com ou sem a troca: placa, capacitor, engrenagem, controle, cremalheira e roldana. Mande a foto da etiqueta e da peça pelo WhatsApp, e dizemos antes da compra qual serve, se está disponível e quanto custa.",
        "Onde comprar peça para motor de portão: com quem confere o modelo antes. Peça trocada errada não se devolve depois de montada. Vendemos e instalamos; mande etiqueta, foto da peça e o defeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como identificar a peça certa antes de comprar",
          "Foto, etiqueta e medida",
          "Para não comprar errado",
        ],
        slots: [
          [
            "A etiqueta da carcaça diz marca, modelo e tensão, e é o começo de tudo.",
            "Sem a etiqueta, a busca vira adivinhação.",
            "Modelo e tensão decidem a peça.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe a etiqueta de perto.",
          "Se a peça já está na mão, fotografe-a dos dois lados, com uma régua ao lado; se ainda está no motor, não abra a tampa: basta a etiqueta.",
          "Anote o que aparece gravado nela.",
          "Diga o defeito e quando começou.",
          "Mande tudo e espere a confirmação antes de comprar.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Original ou compatível, nova ou usada",
          "Peça original ou compatível: qual compensa",
          "Que tipo de peça escolher",
        ],
        slots: [
          [
            "Roldana, cabo e capacitor compatíveis servem bem quando a medida é a mesma.",
            "Em peça mecânica simples, a compatível de boa origem atende.",
            "Medida e valor técnico iguais bastam em peça de desgaste.",
          ],
          [
            "Placa, receptor e engrenagem pedem modelo exato, original ou equivalente declarado.",
            "Eletrônica e dente de engrenagem não aceitam parecido.",
            "A placa de outro modelo pode queimar o motor.",
          ],
          [
            "Peça usada não tem histórico; em placa e capacitor, não vale a economia.",
            "Capacitor e placa usados saem caros depois.",
            "Prefira nova com nota e garantia.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Vocês vendem peça de portão sem instalar?",
        answers: [
          "Sim: controle, capacitor, cremalheira e roldana, entre outras. Cabo, mola e contrapeso só vão com a instalação, por segurança.",
          "Muitas, sim. As que seguram a folha, como cabo e mola, vão com o técnico, que faz a troca.",
        ],
      },
      {
        question: "Vocês entregam peça de portão em casa?",
        answers: [
          "A entrega é combinada pelo WhatsApp, conforme a peça e o bairro, com o prazo dito junto com o valor.",
          "Combine pelo WhatsApp. Peça pequena pode ir com o técnico na visita.",
        ],
      },
      {
        question: "Posso trocar a peça do portão sozinho?",
        answers: [
          "Pilha e controle, sim. Placa, capacitor, cabo, mola e contrapeso, não: há tensão e carga.",
          "Só o simples. Peça elétrica interna e peça sob carga ficam com o técnico.",
        ],
      },
      {
        question: "Comprei errado. Dá para trocar?",
        answers: [
          "Compra pela internet pode ser devolvida em até 7 dias do recebimento. Em loja, depende da política; guarde a nota e não monte.",
          "Pergunte antes de montar. Peça instalada raramente é aceita de volta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados, com uma régua ao lado",
  },
  {
    id: "pecas-da-marca",
    broader: "pecas",
    label: "Peças para motor de uma marca",
    phrase: "as peças do motor da sua marca",
    asks: [
      "motor ipec quebrou peça",
      ...["rossi dz3", "rossi dz4", "garen kdz fit", "garen kdz speed"].flatMap((model) => [
        `peças ${model}`,
        `peças motor ${model}`,
        `peças reposição motor ${model}`,
      ]),
      "peças [marca]",
      "peças [marca] [modelo]",
      "peças reposição [marca]",
      "comprar peças [marca]",
      "onde comprar peças [marca]",
      "loja peças [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças de motor [marca] {em}, originais ou compatíveis: placa, capacitor, engrenagem, fim de curso e controle, com ou sem a troca no local. O modelo da etiqueta decide qual serve: mande a foto dela e da peça gasta, e o preço vem na resposta, sem custo.",
        "Peças para motor [marca] {em} você compra conosco pelo WhatsApp, só a peça ou com a troca: placa, engrenagem, capacitor, fim de curso e controle. A foto da etiqueta e da peça gasta diz qual serve, se há original ou compatível e quanto custa.",
        "Vendemos peças de motor [marca], originais ou compatíveis: placa, capacitor, engrenagem, fim de curso e controle, com ou sem a troca. O modelo da etiqueta decide qual serve: mande a foto dela e da peça gasta, e o preço vem na resposta, sem custo.",
        "Peças de motor [marca] têm reposição conosco, só a peça ou com a troca: placa, engrenagem, capacitor, fim de curso e controle. Nomes parecidos usam peças diferentes, e por isso a foto da etiqueta e da peça gasta diz qual serve e quanto custa.",
      ],
      price: [
        "O preço da peça [marca] depende do modelo do motor e de ser original ou compatível: capacitor e fim de curso custam pouco; placa e redutor, mais. Com a foto da etiqueta e da peça, o orçamento é grátis pelo WhatsApp.",
        "Quanto custa a peça [marca] se sabe pela etiqueta: a mesma marca tem placas e engrenagens de preços bem diferentes. Mande a foto e receba o valor da peça e, se quiser, o da troca, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a peça [marca] certa", "Da etiqueta à peça", "O que fotografar antes de pedir"],
        slots: [
          [
            "Duas versões do mesmo motor podem usar peças que não se encaixam.",
            "Nome comercial igual não garante peça igual; o código da etiqueta, sim.",
            "A central pode já ter sido trocada por outra marca, e por isso a foto vale mais que o nome.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Limpe a etiqueta do motor com pano seco e fotografe modelo e tensão.",
          "Fotografe o motor inteiro e a peça que estiver à vista, sem abrir a tampa.",
          "Para controle, fotografe frente e verso.",
          "Conte o que o portão faz de errado: às vezes a peça suspeita está boa.",
        ],
      },
      {
        about: "choose",
        headings: ["Peça [marca]: original ou compatível", "Quando a peça compatível serve", "Qual peça escolher"],
        slots: [
          [
            "Capacitor, roldana, cabo e rolamento se escolhem pela medida e servem de qualquer fabricante que a cumpra.",
            "Nas peças de medida comum, como capacitor e rolamento, a marca do motor não obriga.",
            "O que tem medida padrão, como cabo e capacitor, aceita compatível sem perda.",
          ],
          [
            "Placa, receptor e controle pedem mais cuidado: código, frequência e tipo de motor têm de combinar.",
            "Na parte eletrônica, confirme código e frequência antes de pagar.",
            "Central e controle só conversam se usam o mesmo tipo de código.",
          ],
          [
            "Engrenagem, coroa e porca do fuso seguem o desenho do modelo, e ali a original evita erro de dente.",
            "Peça com dente ou rosca precisa ser do modelo exato.",
            "Em engrenagem e fuso, dente parecido não serve.",
          ],
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "Vocês são autorizados [marca]?",
        answers: [
          "O atendimento é independente: trabalhamos com peças e motores das marcas comuns, sem vínculo com o fabricante.",
          "Não falamos pela fábrica. Fazemos venda e serviço independentes; a garantia de fábrica se pede à marca.",
        ],
      },
      {
        question: "Posso comprar só a peça do motor, sem a troca?",
        answers: [
          "Pode. O valor da peça vem separado do da mão de obra, e você escolhe.",
          "Sim, mas capacitor, placa, cabo e mola devem ser postos pelo técnico, por segurança.",
        ],
      },
      {
        question: "Meu motor saiu de linha. Ainda há peça?",
        answers: [
          "Muitas vezes, sim: capacitor, rolamento e fim de curso têm medida comum. Placa e coroa dependem do modelo.",
          "Depende da peça. Pela foto dizemos se há compatível ou se compensa trocar o motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça que falhou, sem abrir a tampa",
  },
];
