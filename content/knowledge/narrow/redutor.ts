import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const redutor: NarrowConcept[] = [
  {
    id: "motor-vazando-oleo",
    broader: "redutor",
    label: "Motor de portão vazando óleo",
    phrase: "o motor de portão que vaza óleo",
    asks: [
      "portão pingando óleo",
      "portão pinga óleo",
      "vazamento graxa motor",
      "vazamento graxa",
      "vazamento graxa motor basculante",
      "vazando graxa motor basculante",
      "vazando óleo normal",
      "vazar óleo normal",
      "pingar óleo normal",
      "soltar óleo normal",
      "vazando graxa normal",
      "motor soltando óleo",
      "motor soltando graxa",
      "motor babando óleo",
      "suando óleo motor",
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

      "motor vazando",
    ],
    intent: "repair",
    answers: {
      any: [
        "Não é normal o motor do portão vazar óleo ou graxa: é sinal de que a vedação do eixo, uma borracha chamada retentor, ressecou ou de que a junta abriu. Desligue o disjuntor e não complete o óleo. Refazer a vedação custa menos que o motor novo, que na troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Motor de portão vazando óleo não é normal, mesmo quando o portão ainda abre bem, porque sem lubrificante a engrenagem se gasta. Desligue o disjuntor, não complete o óleo e mande a foto da mancha. Em geral se troca só a vedação; com a engrenagem gasta, a troca do motor em casa fica de {price.homeSwap}.",
        "O motor de portão vaza óleo ou graxa porque o retentor, a borracha que veda o eixo, ressecou, a junta abriu ou o motor trabalha quente demais. Desligue o disjuntor e não complete o óleo. O conserto troca a vedação e o lubrificante; se o redutor já gastou, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O vazamento de óleo no motor do portão vem do retentor, o anel de borracha do eixo, da junta ou do calor de uma folha pesada. Desligue o disjuntor, porque sem lubrificante a engrenagem se gasta. Refazer a vedação custa menos que o motor novo, que fica de {price.homeSwap} na troca em casa.",
        "O motor [marca] que pinga óleo ou graxa perdeu a vedação, em geral o retentor do eixo, e trabalha quase a seco. Desligue o disjuntor, fotografe a mancha e não complete. O conserto é a vedação nova; o maior gasto possível é a troca do motor, de {price.homeSwap} em residência.",
        "Óleo ou graxa vazando do motor do portão indica vedação gasta: o retentor que abraça o eixo ou a junta da caixa, às vezes por excesso de calor. Desligue o disjuntor e não reponha nada. Vedar e lubrificar de novo custa menos que trocar o motor, o que em casa vai de {price.homeSwap}.",
        "A causa mais comum de óleo vazando do motor do portão é o retentor, a borracha em volta do eixo, que endureceu com os anos. Deixe o disjuntor desligado até refazer a vedação. Se o redutor já está gasto, a troca do motor em residência fica de {price.homeSwap}, com o serviço.",
      ],
      price: [
        "Consertar um motor que vaza óleo custa o retentor, o lubrificante do fabricante e a mão de obra de bancada, bem menos que o motor. Se o redutor já gastou, compare com a troca, de {price.homeSwap} em casa. A foto da etiqueta e da mancha traz os dois valores, sem custo.",
        "O preço do conserto do vazamento depende de ser só o retentor ou também a engrenagem do redutor. Peça conserto e motor novo no mesmo orçamento, porque a troca em casa fica de {price.homeSwap}, com a mão de obra. Se o conserto passa da metade desse valor, o motor novo compensa.",
        "O preço para arrumar o motor que vaza óleo depende do que está gasto. Só vedação e lubrificante custam pouco; coroa e rolamento aproximam o valor do motor novo. A troca residencial vai de {price.homeSwap}, e acima da metade dela é melhor trocar; o orçamento por foto é grátis.",
        "No motor que vaza graxa ou óleo, o reparo soma vedação, lubrificante do fabricante e horas de bancada. Compare sempre com a troca em casa, de {price.homeSwap}, instalada. Se o redutor está gasto e o conserto passa da metade, o motor novo é melhor negócio.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o óleo do motor", "Retentor, junta ou aquecimento"],
        slots: [
          [
            "A borracha do retentor endurece com os anos e deixa o óleo sair pelo eixo. Um rolamento gasto ou a cremalheira apertada faz o eixo bater na vedação e abre até um retentor novo, por isso essa causa é corrigida junto.",
            "Com o tempo o retentor resseca e o lubrificante escorre pelo eixo. Se há folga no rolamento, ou a cremalheira está colada na engrenagem, a vedação nova também cede, e é preciso acertar antes.",
            "O desgaste comum é o da borracha do eixo, que perde a vedação com o uso. Quando o rolamento tem folga ou a cremalheira empurra o eixo, o vazamento volta mesmo com retentor novo.",
            "O retentor perde a elasticidade com os anos, e o lubrificante sai ao longo do eixo. Se o rolamento tem folga ou a engrenagem está apertada contra a cremalheira, isso também precisa ser consertado, ou a vedação nova dura pouco.",
          ],
          [
            "O motor que esquenta, em folha pesada, deixa a graxa fina, e ela pinga pela junta. Um líquido perto da caixa da placa pode ser de capacitor estourado, e não óleo.",
            "O calor de um portão pesado derrete a graxa, que escorre pela junta. Já a mancha junto da placa pode vir de um capacitor estourado.",
            "Em folha que força o motor, a graxa aquece, afina e escorre. Se o líquido sai de perto da placa, suspeite do capacitor.",
            "Quando o portão pesa, o motor trabalha quente, e a graxa, mais fina, passa pela junta. Veja de onde pinga: ao lado da placa, o líquido pode vir de um capacitor que estourou.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o vazamento é consertado", "O que se troca no vazamento"],
        slots: [
          [
            "O técnico retira o motor, abre e lava o redutor, que é a caixa de engrenagens, e põe retentor e junta novos. O óleo ou a graxa é do tipo e na medida do fabricante.",
            "Na bancada, o técnico abre a caixa das engrenagens e limpa tudo, porque misturar lubrificantes estraga a vedação. Ela recebe retentor e junta novos e o lubrificante que o modelo pede.",
            "Com a folha presa e a energia cortada, o técnico leva o motor à bancada e lava o redutor, a caixa de engrenagens. Vedação e lubrificante são trocados juntos, na quantidade indicada.",
            "O serviço é de oficina. O técnico desmonta o redutor, onde ficam as engrenagens, lava tudo, descarta a graxa ou o óleo antigo e remonta com junta e retentor novos e o produto indicado pelo fabricante.",
          ],
          [
            "Se a coroa ou o rolamento está gasto, o conserto encarece, e em motor com {trade.life} o novo costuma compensar mais.",
            "Se a coroa já perdeu dentes, o valor é comparado com o do motor novo, sobretudo com {trade.life} de uso.",
            "Rolamento e coroa ruins encarecem o reparo. Com {trade.life} de uso, o motor novo tende a valer mais.",
            "Com a caixa aberta se vê se o dano passou da vedação. Com coroa ou rolamento ruim e {trade.life} de uso, o motor novo é mais vantajoso.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o redutor já se gastou", "Ronco, calor e eixo com folga"],
        slots: [
          [
            "A mancha com o motor soando como sempre costuma ser só vedação. Os sinais abaixo mostram que a engrenagem já trabalhou sem óleo, e o portão deve ficar parado.",
            "Se o som não mudou, em geral basta vedar. Com qualquer dos sinais abaixo, o desgaste chegou às engrenagens, e o portão deve ficar desligado.",
            "Óleo no chão e funcionamento normal apontam para a vedação. Os sinais da lista indicam dano dentro da caixa, e aí não se aciona mais.",
            "O ruído é o melhor indício. Se continua igual, o vazamento foi notado cedo; se algum item da lista aparecer, as engrenagens rodaram a seco.",
          ],
        ],
        bullets: [
          "Ronco contínuo em todo o percurso",
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
          "Não adianta, pois o óleo novo sai pelo mesmo retentor. E o produto errado, óleo no lugar de graxa, estraga a vedação que resta.",
        ],
      },
      {
        question: "Posso usar o portão com o motor vazando óleo?",
        answers: [
          "Melhor não. Se o som do motor não mudou e você precisa tirar o carro, religue só para isso e desligue depois. Com ronco, calor ou cheiro, deixe desligado, porque o redutor pode travar.",
          "Só numa necessidade, e se o ruído não mudou. Carcaça quente ou som novo é motivo para não religar até o conserto.",
          "O mínimo possível, e só enquanto o som não muda. Com cheiro de queimado, aquecimento ou ronco, não ligue mais, antes que as engrenagens travem.",
        ],
      },
      {
        question: "Todo motor de portão tem óleo?",
        answers: [
          "Não. Muitos usam graxa na redução, e outros, banho de óleo. O manual do modelo diz qual é o seu.",
          "Há dos dois tipos: redução em graxa e redução em óleo. O modelo da etiqueta responde.",
          "Nem todos: parte trabalha com graxa e parte com óleo na caixa de redução. Procure o modelo no manual antes de supor.",
        ],
      },
      {
        question: "Como limpo o óleo do piso?",
        answers: [
          "Com o disjuntor desligado, cubra com areia ou serragem, recolha e lave o chão com detergente. Não jogue água no motor.",
          "Absorva com serragem, varra e passe detergente no piso, sem molhar o motor. Óleo no chão faz pneu e gente escorregar.",
          "Espalhe serragem ou areia para absorver, varra e lave com detergente, com o portão desligado no disjuntor. Mantenha a água longe do motor.",
        ],
      },
    ],
    photo:
      "uma foto da mancha e do ponto de onde sai o óleo e outra da etiqueta do motor, tiradas com o disjuntor desligado",
  },
  {
    id: "completar-oleo-do-motor",
    broader: "redutor",
    label: "Completar ou trocar o óleo do motor",
    phrase: "o óleo do motor do portão",
    asks: [
      "completar óleo motor",
      "posso completar óleo",
      "colocar óleo motor portão",
      "pôr óleo motor portão",
      "trocar óleo motor portão",
      "troca óleo motor portão",
      "precisa trocar óleo motor",
      "óleo queimado motor portão",
      "óleo carro motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não complete o óleo do motor do portão em casa: muitos motores usam graxa, e o óleo errado desmancha a graxa e estraga a vedação. O motor não consome óleo; se falta, é porque vazou, e o que resolve é trocar o retentor, a borracha do eixo. A foto da etiqueta e da mancha dá o orçamento, grátis.",
        "Qual óleo o motor do portão usa está no manual do modelo, e em muitos não é óleo, é graxa. Óleo de carro, óleo queimado e desengripante não servem no redutor, que é a caixa de engrenagens. A troca é feita na bancada, com a caixa lavada e a vedação nova.",
        "O óleo do motor de portão não se troca por quilometragem como o do carro: ele dura anos e só é trocado quando o redutor é aberto. Se o nível baixou, há vazamento. Mande a foto da mancha e da etiqueta, e dizemos o que fazer, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Óleo ou graxa: o que o seu motor usa", "O que vai no redutor"],
        slots: [
          [
            "Redutor é a caixa de engrenagens que dá força ao motor. Em boa parte dos modelos ela trabalha com graxa e vem fechada de fábrica; em outros, com banho de óleo próprio para engrenagem. O manual do modelo diz o tipo e a quantidade.",
            "Há motor com graxa e motor com óleo de engrenagem na caixa do redutor, que é onde ficam as engrenagens. Misturar os dois estraga ambos. O tipo e a medida estão no manual, pelo modelo da etiqueta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não pôr no motor", "Produtos que estragam o redutor"],
        slots: [
          [
            "Alguns produtos parecem ajudar e acabam com a peça. Não ponha nenhum destes:",
            "Estes produtos fazem o redutor durar menos:",
          ],
        ],
        bullets: [
          "Óleo de carro novo ou queimado",
          "Óleo de cozinha e óleo de máquina de costura",
          "Desengripante em spray, que lava a graxa",
          "Graxa por cima do óleo que vazou",
        ],
      },
      {
        about: "visit",
        headings: ["Como a troca é feita", "Quando o óleo é trocado"],
        slots: [
          [
            "O técnico desliga o disjuntor, prende a folha, tira o motor e abre a caixa na bancada. Ele lava as engrenagens, troca o retentor e a junta e põe o lubrificante do modelo. Se a engrenagem já se gastou, compara o conserto com a troca do motor, que em casa fica de {price.homeSwap}.",
            "A caixa é aberta fora do portão, lavada e fechada com vedação nova e o lubrificante certo, na medida. Coroa com dente gasto aparece nessa hora; aí o conserto é comparado com a troca do motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo se troca o óleo?",
        answers: [
          "Não há prazo de calendário. Troca-se quando o redutor é aberto, quando vaza ou quando o manual do modelo pede.",
          "Só quando há vazamento, ruído ou abertura da caixa. O portão de casa usa o mesmo lubrificante por anos.",
        ],
      },
      {
        question: "Onde devo passar graxa no portão, então?",
        answers: [
          "Por fora: na cremalheira, pouca graxa; nas dobradiças e nos pinos, óleo ou graxa. O trilho fica seco e limpo.",
          "Nas partes que giram por fora, como pinos e dobradiças. No trilho, não, porque a graxa junta areia.",
        ],
      },
      {
        question: "O motor ronca: é falta de óleo?",
        answers: [
          "Pode ser, se o ruído é contínuo e o motor esquenta. Ronco sem giro costuma ser capacitor, a peça da partida.",
          "Ronco em todo o percurso pode ser redutor seco. Ronco parado é falta de partida, em geral capacitor.",
        ],
      },
      {
        question: "Quanto custa trocar o óleo do motor?",
        answers: [
          "Soma o lubrificante, a vedação e a mão de obra de bancada. O valor é informado de graça pela foto da etiqueta e da mancha.",
          "Depende do modelo e de a vedação estar gasta. Mande a foto da etiqueta, e o orçamento sai sem custo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da mancha de óleo, com o disjuntor desligado",
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
        "O óleo preto no chão quase sempre é do motor, se a mancha está bem embaixo dele: sai do redutor pelo retentor, o anel de borracha do eixo. Mancha preta sob o fuso, a corrente ou a dobradiça é graxa velha, e não vazamento; limpe a calçada, que escorrega.",
        "Se a mancha de óleo na calçada ou no piso da garagem pinga da caixa do motor, sim, é dele: retentor ou junta vencidos, conserto bem mais barato que um motor novo. Se vem da corrente ou do fuso do portão, é graxa velha com pó.",
        "Apareceu mancha preta debaixo do portão? Bem embaixo do motor, sim, é dele, pelo retentor do redutor; perto da corrente ou das dobradiças, é graxa velha derretida. O retentor se troca sem trocar o motor, e a graxa só se limpa, em visita desde {price.preventive} em casa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber de onde vem o óleo", "O teste do papelão"],
        slots: [
          [
            "Limpe tudo e deixe um papelão por uma noite: o pingo aparece sob a peça que vaza. Líquido fino é óleo de redutor; pasta escura é graxa velha.",
            "O papelão limpo no chão mostra o ponto exato em poucas horas. Óleo espalha, graxa fica em bolota.",
            "Com o chão limpo, o papelão denuncia a peça. Repare se é líquido, do redutor, ou pasta, da corrente.",
          ],
        ],
        steps: [
          "Cubra a mancha com areia ou serragem, recolha e lave com detergente.",
          "Ponha um papelão limpo embaixo e marque a posição do motor.",
          "Olhe no dia seguinte onde pingou.",
          "Compare: sob o motor, sob o fuso, sob a corrente ou sob a dobradiça.",
          "Use o portão o mínimo se o pingo é do motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor vaza óleo", "Retentor, junta ou graxa velha"],
        slots: [
          [
            "O retentor resseca com os anos e o calor, e o óleo desce pelo eixo; junta solta ou respiro entupido dão o mesmo pingo. Preto é óleo velho com pó de desgaste, e brilho de metal indica engrenagem comida.",
            "Com idade e calor, a borracha do eixo endurece e deixa passar óleo; a junta da caixa também falha. A cor escura é desgaste normal, mas limalha brilhante mostra dente gasto.",
            "Borracha ressecada no eixo e junta vencida são as saídas do óleo. Escuro é sinal de uso; pontos metálicos nele avisam que a coroa se gasta.",
          ],
          [
            "Sem óleo, coroa e rolamento trabalham secos, e o reparo cresce a cada ciclo. Muitos motores usam só graxa, e deles sai pasta.",
            "Redutor seco come os dentes depressa, por isso reduza o uso. Em motor lubrificado a graxa, o que escorre é pastoso.",
            "Cada abertura com o redutor vazio gasta engrenagem. Nem todo motor leva óleo: alguns usam graxa, e o manual diz.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa parar o vazamento", "Retentor, redutor ou motor novo"],
        slots: [
          [
            "Limpar graxa velha é o mais barato; trocar retentor e repor o óleo fica no meio; coroa gasta encarece. Só carcaça trincada ou eixo torto pede motor, de {price.homeSwap} em casa, com mão de obra.",
            "O menor gasto é a limpeza, depois o retentor com lubrificante novo, e então a coroa. Com o eixo torto, compare com a troca, de {price.homeSwap} em residência, já instalada.",
            "Retentor e óleo custam pouco perto de uma coroa, e a limpeza menos ainda. Motor novo, de {price.homeSwap} em casa com o serviço, só com carcaça ou eixo condenados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso completar o óleo e seguir usando?",
        answers: [
          "Só adia. O óleo certo é o do manual, e sem trocar o retentor ele sai de novo.",
          "Não resolve, porque o retentor continua aberto. E óleo errado ataca a borracha nova.",
        ],
      },
      {
        question: "Precisa trocar o motor que vaza óleo preto?",
        answers: [
          "Em geral não. Troca-se retentor ou junta e se repõe o lubrificante; motor novo só se a coroa já se gastou seca.",
          "Quase nunca, se o vazamento for visto cedo. Rodar seco é que condena o redutor.",
        ],
      },
      {
        question: "O óleo mancha a calçada. Como limpo?",
        answers: [
          "Areia ou serragem para secar, depois detergente e escova. Não jogue jato de água no motor.",
          "Absorva com serragem, recolha no lixo e lave com detergente neutro. O motor fica longe da água.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Limpeza e reaperto levam até {trade.smallRepair}. Retentor pede o redutor aberto, muitas vezes na bancada.",
          "Até {trade.smallRepair} para graxa e junta externa; com o redutor aberto, o prazo vem no orçamento.",
        ],
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
        "Retentor é o anel de borracha que segura o óleo no eixo do redutor do motor do portão; gasto, o motor pinga óleo no eixo. Trocar o retentor resolve, com a medida gravada nele e óleo novo do manual, se a coroa e os rolamentos ainda estão bons.",
        "Trocar retentor do motor de portão é o conserto do óleo que pinga no eixo: o redutor é aberto em bancada, entra o anel de borracha da mesma medida e óleo novo. É só isso quando o eixo e os rolamentos estão bons; com eixo riscado, o anel novo vaza de novo.",
        "O retentor, anel de borracha do redutor, vaza porque ressecou ou porque o eixo está riscado, e o sinal é a mancha de óleo sob o motor. A troca usa anel da mesma medida e óleo do manual, em bancada, com a folha segura, e o serviço pesa mais que a peça.",
      ],
      price: [
        "O retentor do motor é peça barata; o que pesa é a mão de obra de abrir o redutor em bancada, trocar junta e óleo e testar. Se o eixo está riscado ou o rolamento gasto, somam peça e serviço, e o valor é maior.",
        "O preço da troca do retentor do motor é quase todo mão de obra: o técnico abre o redutor, limpa, troca o anel, a junta e o óleo e testa. Não há tabela, porque rolamento ou eixo gasto são cobrados à parte. O orçamento por foto é grátis. Se passar da metade da troca do motor, de {price.homeSwap} em casa, compare.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de redutor gasto", "Ronco, óleo no chão e eixo com folga"],
        slots: [
          [
            "O óleo no chão é o aviso mais visível, mas não o único. Veja se há outro, porque muda o conserto.",
            "Mais de um sinal significa mais que o retentor. Compare antes de pedir a troca.",
            "Se há só a mancha de óleo, o defeito é o retentor. Se o motor também ronca ou tem folga no eixo, há outra peça gasta.",
          ],
        ],
        bullets: [
          "Óleo ou graxa na base do motor: retentor",
          "Ronco contínuo em todo o curso: rolamento ou coroa",
          "Eixo de saída com folga: rolamento",
          "Motor gira e a folha não anda: engrenagem",
          "Carcaça muito quente: pouco óleo",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do retentor", "Da drenagem ao teste"],
        slots: [
          [
            "Com a energia cortada e a folha segura, o motor vai à bancada, o óleo é drenado e o eixo, olhado: risco fundo pede bucha ou eixo novo. Retentor e junta são da mesma medida.",
            "O motor sai com a folha escorada, drena-se o óleo e examina-se o eixo. Marca funda cortaria o anel novo, por isso é corrigida antes.",
            "Primeiro se prende a folha e se tira o motor; depois vêm drenagem, exame do eixo e anel de igual medida. Eixo marcado vai para bucha.",
          ],
          [
            "Óleo novo, do tipo do manual, entra depois da limpeza, e o motor roda sem carga antes de voltar. Depois confere-se a folga da cremalheira, de {rack.clearance}, no portão de correr.",
            "Lubrificante novo e teste sem carga fecham o serviço de bancada. Na volta, a cremalheira fica a {rack.clearance} da engrenagem.",
            "O óleo do manual é posto e o motor gira em vazio antes de ser montado. No deslizante, a barra fica a {rack.clearance}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o retentor vaza", "O que desgasta o redutor"],
        slots: [
          [
            "Borracha ressecada pelo calor, eixo riscado e óleo errado são as causas comuns. Cremalheira sem folga força o eixo e o anel ao mesmo tempo.",
            "O anel endurece com o calor, ou o eixo o corta. Folha que pesa na engrenagem, por falta de folga, acelera isso.",
            "Com anos, a borracha perde a elasticidade e o óleo escapa. Folga errada na cremalheira e óleo diferente do manual antecipam o desgaste.",
          ],
          [
            "A água que entra pela tampa vira emulsão no óleo e enferruja rolamento. Pancada no batente, repetida, também abre caminho para o vazamento.",
            "Água no óleo e pancada no fim do curso aumentam a carga no anel e nos rolamentos. Regular a parada evita uma parte.",
            "Óleo com água perde a proteção e a ferrugem marca o eixo. Fim de curso desregulado faz o tranco voltar pelo redutor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o motor com o retentor vazando?",
        answers: [
          "Pouco. Sem óleo, a coroa se gasta seca e o conserto cresce. Limpe a mancha e marque a troca.",
          "Só por pouco tempo, e com a revisão marcada. Óleo perdido não volta sozinho.",
        ],
      },
      {
        question: "Todo motor tem retentor?",
        answers: [
          "Os de banho de óleo, sim. Os que trabalham só com graxa usam outras vedações.",
          "Não. Motores de graxa dispensam, e os de óleo usam um por eixo.",
        ],
      },
      {
        question: "Posso completar o óleo e deixar assim?",
        answers: [
          "Completar só adia, porque ele volta a escapar. Além disso, óleo errado estraga a borracha e a coroa.",
          "Não resolve. O anel gasto continua vazando, e óleo diferente do manual ataca a vedação.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei. Se a saída for trocar o motor, são {warranty.motor} nele e {warranty.installation} na instalação.",
          "O serviço segue os 90 dias da lei. Um motor novo leva {warranty.motor}.",
        ],
      },
    ],
    photo: "a foto da etiqueta e da mancha de óleo",
  },
  {
    id: "redutor-quebrado",
    broader: "redutor",
    label: "Redutor quebrado: trocar ou não",
    phrase: "o redutor quebrado do motor",
    asks: [
      "redutor quebrado",
      "redutor quebrou",
      "redutor gasto",
      "redutor travado",
      "redutor travou",
      "redutor com folga",
      "redutor motor quebrado",
      "redutor vale pena",
      "redutor quebrado vale pena trocar",
      "trocar redutor",
      "trocar redutor motor",
      "conserto redutor",
      "consertar redutor",
      "caixa redução quebrada",
      "caixa redução quebrou",
      "caixa redução gasta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Redutor de motor [marca] quebrado tem conserto quando só a coroa, o eixo ou a vedação se gastou e há peça do modelo. Se a carcaça trincou, ou se falta peça, troque o motor. Para comparar, a troca em casa fica de {price.homeSwap}, com mão de obra. A foto da etiqueta traz os dois valores, de graça.",
        "Com o redutor do motor quebrado, o motor gira e o portão não anda, ou trava e ronca: desligue o disjuntor e não insista. O redutor é a caixa de engrenagens, e às vezes basta trocar a coroa. Quando não há peça, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O preço do conserto do redutor vai da coroa, o mais barato, ao conjunto completo, e soma a bancada, que é abrir, limpar e lubrificar. Passando da metade da troca do motor, de {price.homeSwap} em casa, o motor novo compensa. A etiqueta fotografada dá os dois valores.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de redutor quebrado", "Como saber que é o redutor"],
        slots: [
          [
            "O redutor dá pistas antes de parar, e elas aparecem no som e na folga do eixo.",
            "Repare no som e no que a folha faz com o motor ligado.",
          ],
        ],
        bullets: [
          "Motor gira livre e o portão fica parado: coroa sem dentes",
          "Ronco forte e parado: engrenagem travada",
          "Folha que anda um palmo na mão com o motor travado: folga",
          "Limalha ou óleo escuro saindo pelo eixo: desgaste avançado",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar o redutor ou trocar o motor", "A conta do conserto"],
        slots: [
          [
            "Peça os dois orçamentos juntos. Motor novo, com um só defeito e peça à venda, se conserta; motor antigo, com folga no eixo e placa velha, se troca.",
            "Conte a idade do motor e o que mais está gasto. Uma coroa se troca; coroa, rolamento e eixo juntos quase nunca pagam o conserto.",
          ],
          [
            "Antes de qualquer peça nova, a folha precisa andar leve. Portão pesado ou sem equilíbrio quebra o redutor seguinte do mesmo jeito.",
            "O que quebra o redutor costuma ser a folha pesada ou a batida no fim do curso. Sem corrigir isso, o conserto dura pouco.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O serviço de bancada"],
        slots: [
          [
            "O motor sai do lugar, com a folha firme, e a caixa é aberta na bancada. Trocam-se coroa, rolamento e retentor, e entra o lubrificante do manual.",
            "Com o motor na bancada, o técnico limpa a limalha, troca o que gastou, veda e lubrifica. Depois regula a folga e as paradas no portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão até o conserto?",
        answers: [
          "No de correr em piso plano e folha no trilho, sim: desligue o disjuntor e destrave o motor. No basculante, só se a folha está equilibrada; se pesa ou escorrega, não mexa.",
          "Depende do portão. O de correr, reto no trilho e sem rampa, pode ser movido com o motor destravado; o basculante desequilibrado fica parado até o técnico chegar.",
        ],
      },
      {
        question: "Serve redutor de outro modelo?",
        answers: [
          "Só quando o fabricante usa a mesma caixa. Número de dentes, eixo e furação precisam coincidir.",
          "Raramente. A etiqueta do motor mostra qual conjunto encaixa.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Com a peça em mãos, em geral no mesmo dia. Modelo antigo depende de achar a coroa.",
          "O serviço é de poucas horas; o que demora é a peça de modelo fora de linha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto, feito de longe, do motor tentando mover o portão",
  },
];
