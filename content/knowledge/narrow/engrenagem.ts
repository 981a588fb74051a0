import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const engrenagem: NarrowConcept[] = [
  {
    id: "engrenagem-preco",
    broader: "engrenagem",
    label: "Troca da engrenagem: preço",
    phrase: "o preço da troca da engrenagem",
    asks: [
      "engrenagem preço",
      "engrenagem valor",
      "engrenagem quanto custa",
      "trocar engrenagem preço",
      "troca engrenagem preço",
      "trocar engrenagem quanto",
      "trocar engrenagem motor preço",
      "engrenagem motor preço",
      "engrenagem portão preço",
      "trocar engrenagem motor valor",
      "trocar engrenagem valor",
      "trocar engrenagem motor quanto custa",
      "troca engrenagem motor quanto custa",
      "coroa motor preço",
      "coroa interna preço",
      "engrenagem orçamento",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço de trocar a engrenagem do motor de portão soma a peça do modelo e a mão de obra. A externa, que toca a cremalheira, sai por fora; a interna exige abrir o redutor. A foto da etiqueta dá o valor, sem custo.",
        "Trocar a engrenagem é cobrado por peça e por serviço: a de saída é a troca mais simples; a interna soma desmontar, limpar e pôr graxa nova. Mande a etiqueta do motor e diga se ele gira sem mover a folha.",
        "Quanto custa a engrenagem depende da marca, do modelo e de ser nylon ou metal. Em motor bom, a troca sai bem menos que outro motor; se o redutor também acabou, compare com a troca completa, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que entra no preço da engrenagem",
          "Engrenagem interna ou externa: o que muda no valor",
          "Peça e mão de obra na troca",
        ],
        slots: [
          [
            "A engrenagem externa é trocada soltando o motor da base, sem abrir a caixa.",
            "Na de saída, o serviço é soltar o motor, trocar e acertar a folga.",
            "A externa tem a mão de obra menor, porque fica à vista.",
          ],
          [
            "Na interna, abre-se o redutor, limpa-se a limalha e renova-se a graxa.",
            "A interna leva o motor à bancada e soma lubrificante e, às vezes, rolamento.",
            "Dentro do redutor, coroa e rolamento são conferidos na mesma abertura.",
          ],
          [
            "Cremalheira com dentes comidos estraga a peça nova e entra em item separado.",
            "Se a cremalheira também gastou, o orçamento mostra o trecho a trocar.",
            "Folha pesada ou folga errada é corrigida junto, para a peça durar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Trocar a engrenagem ou o motor",
          "Quando a troca da peça compensa",
          "Engrenagem nova ou motor novo",
        ],
        slots: [
          [
            "Compensa a peça quando o motor tem poucos anos e só a engrenagem falhou.",
            "Com eixo, rolamento e enrolamento bons, a engrenagem resolve.",
            "Motor recente com dente quebrado pede só a peça.",
          ],
          [
            "Se não há reposição do modelo ou o redutor trincou, o motor novo sai melhor.",
            "Sem peça à venda para o modelo, o caminho é trocar o motor.",
            "Redutor trincado e engrenagem gasta juntos levam à troca do conjunto.",
          ],
          [
            "Perto de {trade.life} de uso, compare os dois valores antes de decidir.",
            "Motor na faixa de {trade.life} merece a comparação.",
            "A idade do motor, perto de {trade.life}, pesa na decisão.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A engrenagem é vendida separada?",
        answers: [
          "Na maioria dos modelos, sim. A etiqueta do motor diz qual serve.",
          "Sim, para os modelos com reposição. Mande a foto da etiqueta.",
        ],
      },
      {
        question: "Posso comprar a peça e trocar eu mesmo?",
        answers: [
          "Não é indicado: a folga e a montagem erradas estragam o redutor, e o motor trabalha com a tensão da rede.",
          "A externa parece simples, mas exige acertar a folga de {rack.clearance} com a cremalheira. Deixe com o técnico.",
        ],
      },
      {
        question: "Precisa trocar a cremalheira junto?",
        answers: [
          "Só se os dentes dela estiverem gastos. Engrenagem nova em barra comida pula de novo.",
          "Depende do desgaste. O técnico olha as duas e mostra.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "A externa cabe numa visita; a interna depende de ter a peça e, às vezes, da bancada.",
          "Com a peça na mão, uma visita. O prazo é dito no orçamento.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da engrenagem que aparece por fora, com o disjuntor desligado",
  },
  {
    id: "engrenagem-nylon-ou-metal",
    broader: "engrenagem",
    label: "Engrenagem de nylon ou metal",
    phrase: "a escolha entre engrenagem de nylon e de metal",
    asks: [
      "engrenagem nylon metal",
      "engrenagem nylon ou metal",
      "engrenagem nylon ferro",
      "engrenagem nylon aço",
      "engrenagem plástico",
      "engrenagem bronze",
      "engrenagem metal melhor",
      "engrenagem nylon boa",
      "engrenagem nylon",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Engrenagem de nylon ou metal: fique com o material original do motor. O nylon é silencioso e cede antes do resto quando o portão trava; o metal aguenta mais, faz mais ruído e passa o tranco ao redutor.",
        "Escolha engrenagem de nylon em motor residencial que a usa de fábrica e metal onde o fabricante prevê, em folha pesada ou uso intenso. Se a de nylon quebra sempre, o problema é peso ou folga, e não o material.",
        "Para portão de casa, a engrenagem de nylon atende e é mais quieta; para prédio e galpão, o metal dura mais. Trocar um pelo outro só com peça feita para o seu modelo, no mesmo número de dentes.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que muda entre nylon e metal",
          "Ruído, desgaste e tranco em cada material",
          "Nylon e metal lado a lado",
        ],
        slots: [
          [
            "O nylon abafa o som e dispensa muita graxa; o metal faz mais ruído e pede lubrificação em dia.",
            "Nylon trabalha quieto; metal precisa de graxa e se ouve mais.",
            "No silêncio, o nylon ganha; na resistência, o metal.",
          ],
          [
            "Quando a folha trava, o dente de nylon quebra e poupa coroa, eixo e enrolamento.",
            "A engrenagem de nylon funciona como fusível mecânico do redutor.",
            "Dente de nylon que parte costuma ter evitado dano maior.",
          ],
          [
            "Metal contra cremalheira de nylon gasta a barra; o par é pensado junto.",
            "Engrenagem e cremalheira precisam combinar em passo e material.",
            "Misturar materiais sem critério gasta a peça mais macia.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando usar cada uma", "Nylon para quem, metal para quem", "A engrenagem certa para o seu motor"],
        slots: [
          [
            "Casa com folha leve fica no nylon original.",
            "Em motor residencial, mantenha o nylon de fábrica.",
            "Para poucas aberturas por dia, o nylon atende bem.",
          ],
          [
            "Folha pesada e muitas aberturas por hora pedem motor que já vem com metal.",
            "Prédio e galpão usam motor de projeto com engrenagem metálica.",
            "Uso intenso pede metal, no motor feito para ele.",
          ],
          [
            "Se a peça quebra a cada poucos meses, meça peso, trilho e folga antes de trocar o material.",
            "Quebra repetida aponta para folha pesada ou cremalheira apertada.",
            "Antes de mudar para metal, ache por que o nylon quebrou.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Existe engrenagem de metal para o meu motor?",
        answers: [
          "Para alguns modelos, sim. Mande a foto da etiqueta e dizemos se há e se convém.",
          "Depende da marca e do modelo. A etiqueta responde.",
        ],
      },
      {
        question: "Engrenagem de metal estraga a cremalheira de nylon?",
        answers: [
          "Pode gastar mais depressa, sobretudo sem folga. Confira o par e a folga de {rack.clearance}.",
          "Pode. O ideal é o par previsto pelo fabricante.",
        ],
      },
      {
        question: "Quanto dura uma engrenagem de nylon?",
        answers: [
          "Anos, com folha leve e folga certa; poucos meses, com portão pesado ou cremalheira apertada.",
          "Depende do esforço: a folha leve é o que mais conta.",
        ],
      },
      {
        question: "Posso passar graxa no nylon?",
        answers: [
          "Dentro do redutor, a graxa indicada pelo fabricante. Na cremalheira, lubrificante próprio em pouca quantidade.",
          "Só a indicada; graxa comum com areia vira lixa.",
        ],
      },
    ],
    photo: "fotos da engrenagem gasta e da etiqueta do motor",
  },
];
