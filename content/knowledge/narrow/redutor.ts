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
        "Motor de portão vazando óleo ou graxa está com o retentor vencido, a borracha que veda o eixo, com a junta aberta ou trabalhando quente demais. Não complete e desligue o disjuntor: o conserto troca vedação e lubrificante, e se o redutor já gastou a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Vazamento de óleo no motor do portão vem do retentor, o anel de borracha do eixo, da junta ou do calor de uma folha pesada, e sem lubrificante a engrenagem gasta. Corte o disjuntor e não ponha óleo por cima; refazer a vedação custa menos que o motor novo, de {price.homeSwap} na troca em casa.",
        "O motor [marca] pingando óleo ou graxa perdeu a vedação, em geral o retentor do eixo, e trabalha quase a seco. Desligue o disjuntor, fotografe a mancha e não complete, porque há motor a óleo e motor a graxa; o conserto é a vedação nova, e o limite da conta é a troca, de {price.homeSwap} em residência.",
      ],
      price: [
        "Consertar motor que vaza óleo custa o retentor, a graxa ou o óleo do fabricante e a mão de obra de bancada, bem menos que o motor. Se o redutor já gastou, compare com a troca, de {price.homeSwap} em casa; a etiqueta e a foto da mancha trazem os dois valores.",
        "O preço do vazamento depende de ser só o retentor ou também a engrenagem do redutor. Peça conserto e motor novo no mesmo orçamento, porque a troca em casa fica de {price.homeSwap}, com a mão de obra, e acima da metade disso o novo compensa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o óleo do motor", "Retentor, junta ou aquecimento"],
        slots: [
          [
            "A borracha do retentor endurece com os anos e deixa o óleo sair pelo eixo. Rolamento gasto ou cremalheira apertada faz o eixo bater na vedação e abre até um retentor novo, por isso a causa é corrigida junto.",
            "Com o tempo o retentor resseca e o lubrificante escorre pelo eixo. Se há folga no rolamento, ou a cremalheira está colada na engrenagem, a vedação nova também cede, e é preciso acertar antes.",
            "O desgaste comum é da borracha do eixo, que perde a vedação com o uso. Quando o rolamento tem jogo ou a barra dentada empurra o eixo, o vazamento volta mesmo com retentor novo.",
          ],
          [
            "Motor que esquenta, em folha pesada, afina a graxa, que pinga pela junta. Líquido perto da caixa da placa pode ser capacitor estourado, e não óleo.",
            "O calor de um portão pesado derrete a graxa, que pinga grossa. Já a mancha junto da placa lembra capacitor estourado.",
            "Em folha que força, a graxa aquece, afina e escorre. Se o líquido sai de perto da placa, suspeite do capacitor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o vazamento é consertado", "O que se troca no vazamento"],
        slots: [
          [
            "O motor sai, o redutor (a caixa de engrenagens) é aberto e lavado, e todo o lubrificante velho é retirado. Entram retentor, junta e óleo ou graxa do tipo e na medida do fabricante.",
            "Na bancada, a caixa das engrenagens é aberta e limpa por inteiro, porque misturar produtos estraga a vedação. Retentor e junta novos recebem o lubrificante que o modelo pede.",
            "Com a folha presa e a energia cortada, o motor vai à bancada e o redutor, a caixa de engrenagens, é lavado. Vedação e lubrificante são trocados juntos, na quantidade indicada.",
          ],
          [
            "Coroa ou rolamento gasto muda a conta, e em motor com {trade.life} o novo costuma render mais.",
            "Se a coroa já perdeu dentes, compara-se com o motor novo, sobretudo com {trade.life} de uso.",
            "Rolamento e coroa ruins encarecem o reparo. Com {trade.life} de uso, o motor novo tende a valer mais.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o redutor já sofreu", "Ronco, calor e eixo com folga"],
        slots: [
          [
            "Mancha com o motor soando como sempre costuma ser só vedação. Estes sinais mostram que a engrenagem já trabalhou sem óleo e pedem parar o uso.",
            "Se o som não mudou, em geral basta vedar. Com qualquer dos sinais abaixo, o desgaste chegou às engrenagens e o portão deve ficar desligado.",
            "Óleo no chão e funcionamento normal apontam para a vedação. O que segue indica dano dentro da caixa, e aí não convém acionar.",
          ],
        ],
        bullets: [
          "Ronco contínuo em todo o curso",
          "Eixo de saída com folga",
          "Carcaça muito quente",
          "Motor gira e a folha não anda",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso completar o óleo do motor?",
        answers: [
          "Não. Há motor a óleo e motor a graxa, e misturar estraga a vedação. Além disso, o vazamento continua e o produto novo vai para o chão.",
          "Melhor não, porque exige abrir a caixa e usar o lubrificante do modelo. Sem trocar o retentor, o óleo sai de novo.",
        ],
      },
      {
        question: "Posso usar o portão vazando?",
        answers: [
          "Só o indispensável, e se ele soa como sempre. Com ronco, calor ou cheiro, deixe o disjuntor desligado, porque o redutor pode travar.",
          "Pouco e por pouco tempo. Ruído novo ou carcaça quente é motivo para parar até o conserto.",
        ],
      },
      {
        question: "Todo motor de portão tem óleo?",
        answers: [
          "Não. Muitos usam graxa na redução e outros, banho de óleo. O manual do modelo diz qual é o seu.",
          "Há dos dois tipos: redução em graxa e redução em óleo. O modelo da etiqueta responde.",
        ],
      },
      {
        question: "Como limpo o óleo do piso?",
        answers: [
          "Com o disjuntor desligado, cubra com areia ou serragem, recolha e lave o chão com detergente. Não jogue água no motor.",
          "Absorva com serragem, varra e passe detergente no piso, sem molhar o motor. Óleo no chão faz pneu e gente escorregar.",
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
