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
        "Óleo ou graxa vazando do motor do portão indica vedação perdida, seja o retentor que abraça o eixo, seja a junta, às vezes por excesso de calor. Desligue o disjuntor e não reponha nada: vedar e lubrificar de novo custa menos que trocar o motor, o que em casa vai de {price.homeSwap}.",
        "Por que o motor de portão vaza óleo? Porque o retentor, borracha em volta do eixo, endureceu, a junta abriu ou a graxa esquentou demais. Deixe o disjuntor desligado, sem completar, até refazer a vedação; redutor já gasto leva à troca, que em residência fica de {price.homeSwap}, serviço incluído.",
      ],
      price: [
        "Consertar motor que vaza óleo custa o retentor, a graxa ou o óleo do fabricante e a mão de obra de bancada, bem menos que o motor. Se o redutor já gastou, compare com a troca, de {price.homeSwap} em casa; a etiqueta e a foto da mancha trazem os dois valores.",
        "O preço do vazamento depende de ser só o retentor ou também a engrenagem do redutor. Peça conserto e motor novo no mesmo orçamento, porque a troca em casa fica de {price.homeSwap}, com a mão de obra, e acima da metade disso o novo compensa.",
        "Quanto custa arrumar o motor que vaza óleo depende do que está gasto: só vedação e lubrificante saem bem em conta; coroa e rolamento aproximam o valor do motor novo. A troca residencial vai de {price.homeSwap}, e acima da metade dela prefira trocar; etiqueta e mancha em foto servem ao orçamento.",
        "No motor vazando graxa ou óleo, o reparo soma vedação, produto do fabricante e horas de bancada. Compare sempre com a substituição em casa, de {price.homeSwap}, instalada: se o redutor está gasto e o conserto passa da metade, o motor novo é melhor negócio.",
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
            "Borracha envelhece: o retentor perde a elasticidade, e o lubrificante acha caminho ao longo do eixo. Mas um rolamento com jogo ou a engrenagem apertada contra a cremalheira sacode esse eixo e destrói qualquer vedação, então se conserta isso também.",
            "Há duas razões para o eixo vazar. Uma é a idade do retentor, que fica duro; a outra é o eixo que balança, por rolamento gasto ou barra encostada demais, e sem resolvê-la a peça nova dura pouco.",
          ],
          [
            "Motor que esquenta, em folha pesada, afina a graxa, que pinga pela junta. Líquido perto da caixa da placa pode ser capacitor estourado, e não óleo.",
            "O calor de um portão pesado derrete a graxa, que pinga grossa. Já a mancha junto da placa lembra capacitor estourado.",
            "Em folha que força, a graxa aquece, afina e escorre. Se o líquido sai de perto da placa, suspeite do capacitor.",
            "Portão que pesa faz o motor trabalhar quente, e a graxa, mais rala, encontra a junta. Antes de concluir, veja de onde pinga: ao lado da placa, o líquido pode vir de um capacitor que estourou.",
            "Quando a carcaça aquece por excesso de peso, a graxa fica fina e desce pela emenda da caixa. Umidade oleosa perto da eletrônica conta outra história, a do capacitor rompido.",
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
            "O serviço é de oficina: desmonta-se o redutor, onde ficam as engrenagens, lava-se tudo e descarta-se a graxa ou o óleo antigo. Remonta-se com junta e retentor sem uso e o produto que o fabricante indica, na dose certa.",
            "Retirado do portão, o motor tem o redutor desmontado e livre de todo resto de produto, pois a mistura de lubrificantes ataca a borracha. A remontagem leva vedações novas e a carga prevista no manual.",
          ],
          [
            "Coroa ou rolamento gasto muda a conta, e em motor com {trade.life} o novo costuma render mais.",
            "Se a coroa já perdeu dentes, compara-se com o motor novo, sobretudo com {trade.life} de uso.",
            "Rolamento e coroa ruins encarecem o reparo. Com {trade.life} de uso, o motor novo tende a valer mais.",
            "Se a abertura revela coroa comida ou rolamento ruim, o orçamento é refeito e comparado com motor novo, mais vantajoso aos {trade.life}.",
            "A caixa aberta mostra se o dano passou da vedação. Com rolamento ou coroa perdidos e {trade.life} de trabalho, compensa pensar no motor novo.",
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
            "O ruído é o melhor indício: se continua igual, o vazamento foi notado cedo. Se algum item da lista aparecer, houve atrito a seco, e o disjuntor deve ficar baixado.",
            "Vazamento descoberto a tempo não muda o trabalho do motor. Mudança de som, calor ou folga quer dizer que faltou lubrificação às engrenagens, e cada uso aumenta o estrago.",
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
          "Não adianta: pelo mesmo retentor sai o que se põe. E o produto errado, óleo no lugar de graxa, ataca a vedação que resta.",
        ],
      },
      {
        question: "Posso usar o portão vazando?",
        answers: [
          "Só o indispensável, e se ele soa como sempre. Com ronco, calor ou cheiro, deixe o disjuntor desligado, porque o redutor pode travar.",
          "Pouco e por pouco tempo. Ruído novo ou carcaça quente é motivo para parar até o conserto.",
          "Reduza ao mínimo enquanto o som não muda. Cheiro de queimado, aquecimento ou ronco pedem o disjuntor desligado já, antes que as engrenagens travem.",
        ],
      },
      {
        question: "Todo motor de portão tem óleo?",
        answers: [
          "Não. Muitos usam graxa na redução e outros, banho de óleo. O manual do modelo diz qual é o seu.",
          "Há dos dois tipos: redução em graxa e redução em óleo. O modelo da etiqueta responde.",
          "Nem todos: parte trabalha com graxa e parte com óleo na caixa de redução. Procure o modelo no manual antes de supor.",
        ],
      },
      {
        question: "Como limpo o óleo do piso?",
        answers: [
          "Com o disjuntor desligado, cubra com areia ou serragem, recolha e lave o chão com detergente. Não jogue água no motor.",
          "Absorva com serragem, varra e passe detergente no piso, sem molhar o motor. Óleo no chão faz pneu e gente escorregar.",
          "Serragem ou areia chupa o grosso, e o detergente tira o resto, com o portão desligado no disjuntor. Mantenha a água longe do motor.",
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
        "O preço da troca do retentor do motor é quase todo serviço: abrir, limpar, trocar anel, junta e óleo e testar. Rolamento ou eixo ruins entram à parte, e acima da metade da troca, de {price.homeSwap}, compensa outro motor.",
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
            "Só a mancha aponta o retentor; ronco e folga apontam o interior.",
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
];
