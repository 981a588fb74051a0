import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const redutor: NarrowConcept[] = [
  {
    id: "motor-vazando-oleo",
    broader: "redutor",
    label: "Motor de portão vazando óleo",
    phrase: "o motor de portão que vaza óleo",
    asks: [
      "retentor vazando",
      "retentor vazando graxa",
      "vazando graxa retentor",

      "vazando óleo sem força",
      "pivotante vazando óleo",
      "pivotante vazando óleo força",
      "vazando óleo fraco",
      "óleo embaixo motor",
      "vazando óleo",
      "vazamento óleo",
      "motor óleo chão",
      "óleo saindo motor",
      "motor pingando óleo",
      "vazando graxa motor",
      "trocar óleo motor portão",

      "motor vazando",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão vazando óleo ou graxa, em geral, está trabalhando quente demais ou com a vedação vencida: o lubrificante amolece e escorre pela junta. Não complete; desligue o disjuntor, deixe esfriar e mande a foto da mancha e da etiqueta. A causa costuma ser folha pesada.",
        "O motor de portão vazando óleo tem o retentor ou a junta do redutor vencidos. Limpe o chão, use o portão o mínimo e peça a vedação nova: sem lubrificante, coroa e rolamento trabalham secos, e o reparo cresce.",
        "O óleo embaixo do motor não é normal. O técnico abre o redutor, troca retentor e lubrificante, examina coroa e rolamentos e confere por que vazou. O preço depende do modelo da etiqueta e sai por foto.",
        "Vazamento de óleo no motor do portão é retentor ou junta que venceu; começa pequeno e acaba em redução travada. Não complete por conta própria, porque há motor a óleo e motor a graxa. Desligue o disjuntor, fotografe a mancha e a etiqueta: por ela dizemos a vedação e o valor.",
      ],
      price: [
        "Consertar motor que vaza óleo custa o retentor, a graxa ou o óleo do fabricante e a mão de obra de bancada. Se o redutor já gastou, compare com a troca, de {price.homeSwap} em casa. A foto da etiqueta e da mancha basta para o orçamento, que é grátis.",
        "O preço do vazamento depende de ser só retentor ou também engrenagem. Peça os dois valores, conserto e motor novo, que em casa fica de {price.homeSwap}; mande a etiqueta e a foto da base, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o motor vaza óleo", "Retentor, junta ou aquecimento", "De onde o óleo do motor vaza"],
        slots: [
          [
            "O retentor de borracha endurece com o tempo e deixa passar óleo pelo eixo.",
            "Uma borracha velha no eixo de saída é a origem mais comum.",
            "Com anos de uso, o retentor perde a vedação e a mancha aparece.",
          ],
          [
            "Eixo com folga, por rolamento gasto, estraga retentor novo em pouco tempo.",
            "Se o rolamento tem jogo, o eixo bate na vedação e ela cede.",
            "Cremalheira apertada força o eixo, gasta o rolamento e abre a vedação.",
          ],
          [
            "Um motor que esquenta afina o lubrificante, e qualquer folga passa a vazar.",
            "Nem toda mancha é óleo do redutor: graxa derretida pelo calor pinga grossa, e capacitor estourado deixa líquido perto da caixa da placa.",
            "Junta mal assentada depois de um conserto, graxa derretida pelo calor ou capacitor estourado deixam mancha parecida; a foto ajuda a separar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o vazamento é consertado", "O que se troca no vazamento", "O conserto na bancada"],
        slots: [
          [
            "O motor sai, a caixa é aberta e lavada, e a peça gasta aparece.",
            "Com a folha presa e a energia cortada, o redutor é aberto e limpo.",
            "A caixa limpa mostra se o dano ficou na vedação ou chegou à coroa.",
          ],
          [
            "Trocam-se retentor, junta e lubrificante, na quantidade e no tipo do fabricante.",
            "Uma vedação nova leva óleo ou graxa do tipo indicado, na medida certa.",
            "O lubrificante velho sai por inteiro; misturar produtos é evitado.",
          ],
          [
            "Coroa ou rolamento gasto entra no orçamento, comparado com a troca do motor, de {price.homeSwap} em casa.",
            "Se houver desgaste maior, a conta é posta ao lado da troca, de {price.homeSwap} em residência.",
            "Antes de trocar peça cara, mostra-se a comparação com motor novo.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso completar o óleo do motor?",
        answers: [
          "Não. Há motor a óleo e motor a graxa, e misturar estraga a vedação. Além disso, o vazamento continua.",
          "Melhor não: exige abrir a caixa e usar o produto do modelo. O certo é trocar a vedação e o lubrificante.",
        ],
      },
      {
        question: "Posso usar o portão vazando?",
        answers: [
          "Pouco e por pouco tempo, se não ronca nem esquenta. Com ruído ou calor, pare e desligue o disjuntor.",
          "Só o indispensável, e apenas se ele soa como sempre. Com ronco, calor ou cheiro, deixe o disjuntor desligado, porque o motor pode travar.",
        ],
      },
      {
        question: "Todo motor tem óleo?",
        answers: [
          "Não. Muitos usam graxa na redução, outros usam banho de óleo. A etiqueta e o manual dizem qual é o seu.",
          "Não. Há redução em banho de óleo e redução em graxa, conforme o modelo; a foto da etiqueta diz qual é a sua, e antes disso não se acrescenta nada.",
        ],
      },
      {
        question: "Vazou óleo no piso. Como limpar?",
        answers: [
          "Com o disjuntor desligado, cubra com areia ou serragem, recolha e lave com detergente. Não jogue água no motor.",
          "Absorva com serragem, recolha e lave o chão com detergente, sem molhar o motor: no óleo escorregam pneu e gente.",
        ],
      },
    ],
    photo: "uma foto da mancha e de onde sai o óleo, outra da etiqueta do motor, com o disjuntor desligado",
  },
  {
    id: "oleo-preto-e-do-motor",
    broader: "redutor",
    label: "Óleo preto no chão do portão",
    phrase: "o óleo preto embaixo do portão",
    intent: "question",
    asks: [
      "mancha preta debaixo portão",
      "poça escura piso garagem portão",
      "poça escura garagem portão",
      "vazando óleo preto",
      "óleo preto calçada",
      "óleo preto portão",
      "óleo preto motor",
      "óleo preto chão",
      "óleo preto embaixo",
      "vazamento óleo preto",
      "pingando óleo preto",
      "mancha óleo calçada portão",
      "mancha óleo chão portão",
      "mancha preta embaixo motor",
      "mancha preta chão portão",
      "vazando óleo calçada",
      "óleo calçada motor",
      "escorrendo óleo portão",
      "escorrendo graxa portão",
      "pingando óleo portão",
      "pingando óleo motor",
      "graxa preta escorrendo",
      "óleo escorrendo motor",
    ],
    answers: {
      any: [
        "O óleo preto quase sempre é do motor, se a mancha está bem embaixo dele: sai do redutor pelo retentor ou pela junta. Mancha debaixo do fuso, da corrente ou da dobradiça é graxa velha em excesso, e não vazamento. Limpe o chão e mande a foto do lugar.",
        "Se o óleo preto pinga da caixa do motor, sim, é dele: retentor ou junta do redutor vencidos. Se escorre do fuso ou da corrente, é graxa velha misturada com pó. Limpe o chão, para ninguém escorregar, e veja de onde volta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber de onde vem o óleo", "Motor, fuso ou dobradiça: o lugar da mancha diz"],
        slots: [
          [
            "Limpe tudo, ponha um papelão embaixo e olhe no dia seguinte: o pingo aparece sob a peça que vaza.",
            "Um papelão limpo no chão por uma noite mostra o ponto exato.",
          ],
          [
            "O óleo corre e espalha; a graxa fica em bolota e só escorre no calor.",
            "Líquido fino é óleo de redutor; pasta escura é graxa velha.",
          ],
          [
            "Muitos motores usam só graxa por dentro; deles sai pasta, e não óleo corrido.",
            "Nem todo motor leva óleo: o manual diz se o seu trabalha com óleo ou graxa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Mancha na calçada: o primeiro cuidado", "Óleo onde passa gente"],
        slots: [
          [
            "Cubra com areia ou serragem, recolha e lave com detergente: piso com óleo derruba pedestre.",
            "Areia ou serragem seca o óleo; depois se varre e se lava, sem jato de água no motor.",
          ],
          [
            "Com vazamento do redutor, use o portão o mínimo: sem óleo, coroa e rolamento trabalham secos.",
            "Cada ciclo com o redutor sem óleo gasta a coroa, e o reparo cresce.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso completar o óleo e seguir usando?",
        answers: ["Só adia. O óleo certo é o do manual, e sem trocar o retentor ele sai de novo."],
      },
      {
        question: "Precisa trocar o motor que vaza óleo preto?",
        answers: [
          "Em geral não. Troca-se retentor ou junta e se repõe o lubrificante; motor novo só se a coroa já se gastou seca.",
        ],
      },
      {
        question: "O óleo é preto. Está queimado?",
        answers: ["Preto é óleo velho com pó de desgaste. Limalha brilhante nele mostra engrenagem comida."],
      },
    ],
    photo: "uma foto da mancha e outra do motor, de lado",
  },
  {
    id: "retentor-do-motor",
    broader: "redutor",
    label: "Retentor do motor de portão",
    phrase: "o retentor do motor",
    intent: "question",
    asks: [
      "retentor motor preço",
      "trocar retentor motor preço",
      "quanto custa trocar retentor motor",
      "o que é retentor",
      "o que é retentor por que vaza",
      "trocar retentor motor",
      "trocar retentor motor portão",
      "retentor do motor",
      "como feita troca retentor motor portão",
      "motor pinga óleo eixo trocar retentor",
      "retentor motor",
      "retentor portão",
      "retentor motor portão",
      "trocar retentor",
      "retentor redutor",
      "retentor vazando",
      "qual retentor motor",
      "junta redutor motor",
      "vedação redutor",
    ],
    answers: {
      any: [
        "Retentor é o anel de borracha que segura o óleo no eixo do redutor; gasto, o motor pinga óleo embaixo. Troca-se pela medida gravada nele (eixo, alojamento e largura), com óleo novo do manual, em bancada. A folha fica presa enquanto o motor está fora.",
        "Trocar o retentor do motor resolve o óleo que pinga no eixo, se a coroa e os rolamentos estão bons: o redutor é aberto em bancada, entra o anel de borracha da mesma medida e óleo novo, o do manual. O valor vem pela foto da etiqueta e da mancha, sem custo.",
      ],
      price: [
        "O preço do retentor é pequeno; o que pesa é a mão de obra de abrir o redutor, trocar junta e óleo e testar. Mande a foto da etiqueta e da mancha, e o orçamento sai grátis, com peça e serviço em linhas separadas.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a troca do retentor", "Da drenagem ao teste"],
        slots: [
          [
            "Drena-se o óleo, abre-se a caixa e se confere o eixo: riscado, ele corta o retentor novo.",
            "O eixo é olhado antes: marca funda pede bucha ou eixo novo.",
          ],
          [
            "Junta e óleo são trocados junto, e o motor roda sem carga antes de voltar.",
            "Depois do teste sem carga, o motor volta com o percurso conferido.",
          ],
        ],
      },
    ],
    keep: ["signs", "causes"],
    questions: [
      {
        question: "Dá para usar o motor com o retentor vazando?",
        answers: ["Pouco. Sem óleo, a coroa se gasta seca e o conserto cresce."],
      },
      {
        question: "Todo motor tem retentor?",
        answers: ["Os de banho de óleo, sim. Os que trabalham só com graxa usam outras vedações."],
      },
    ],
    photo: "a foto da etiqueta e da mancha de óleo",
  },
];
