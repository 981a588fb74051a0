import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const engrenagem: NarrowConcept[] = [
  {
    id: "engrenagem-preco",
    broader: "engrenagem",
    label: "Troca da engrenagem: preço",
    phrase: "o preço da troca da engrenagem",
    asks: [
      "pinhão preço",
      "trocar pinhão preço",
      "pinhão motor preço",
      "pinhão gasto preço",
      "pinhão motor gasto quanto custa trocar",
      "pinhão quanto custa",
      "pinhão valor",
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
      "trocar engrenagem motor custa",
      "quanto custa trocar engrenagem motor",
      "trocar coroa motor preço",
      "trocar coroa motor valor",
      "trocar coroa motor custa",
      "quanto custa trocar coroa motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a engrenagem do motor custa a peça, orçada pela foto da etiqueta e dos dentes, mais a visita, que em casa parte de {price.preventive}, sem peças. O pinhão gasto, a engrenagem de fora, é a troca mais simples; se a cremalheira também está comida, ela entra na conta, por metro.",
        "Trocar só a engrenagem do motor custa a peça, orçada pela foto da etiqueta, mais a mão de obra: a visita em casa parte de {price.preventive}, sem peças. O teto da conta é o motor inteiro, de {price.homeSwap} já trocado; a engrenagem externa sai por menos que a interna, que exige abrir o redutor.",
        "Trocar a engrenagem ou a coroa do motor custa a peça, orçada pela foto da etiqueta, mais a mão de obra; na coroa, a de abrir o redutor, tirar a limalha e pôr graxa nova. A visita em casa parte de {price.preventive}, sem peças; outro motor fica de {price.homeSwap}, já com a troca.",
        "Trocar a engrenagem é cobrado por peça e por serviço: a de saída é a troca mais simples; a interna soma desmontar, limpar e pôr graxa nova. Mande a etiqueta do motor e diga se ele gira sem mover a folha.",
        "O preço da troca da engrenagem depende da marca, do modelo, de ser nylon ou metal e de ser interna ou externa, que muda a mão de obra. Em motor bom, a troca sai bem menos que outro motor; se o redutor também acabou, compare com a troca completa, de {price.homeSwap} em casa.",
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
            "Na engrenagem externa, que toca a cremalheira, o serviço é soltar o motor, trocar e acertar a folga.",
            "A externa tem a mão de obra menor, porque fica à vista.",
          ],
          [
            "Na interna, abre-se o redutor, limpa-se a limalha e renova-se a graxa.",
            "A interna leva o motor à bancada e soma lubrificante e, às vezes, rolamento.",
            "Dentro do redutor, coroa e rolamento são conferidos na mesma abertura.",
          ],
          [
            "Uma cremalheira com dentes comidos estraga a peça nova e entra em item separado.",
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
            "Um motor recente com dente quebrado pede só a peça.",
          ],
          [
            "Se não há reposição do modelo ou o redutor trincou, o motor novo sai melhor.",
            "Sem peça à venda para o modelo, o caminho é trocar o motor.",
            "Redutor trincado e engrenagem gasta juntos levam à troca do conjunto.",
          ],
          [
            "Perto de {trade.life} de uso, compare os dois valores antes de decidir.",
            "Com {trade.life} de uso, compare o conserto com o motor novo.",
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
          "Sim, na maioria dos motores das marcas comuns. A foto da etiqueta mostra qual serve e se ainda se acha.",
        ],
      },
      {
        question: "Posso comprar a engrenagem e trocar eu mesmo?",
        answers: [
          "Não é indicado: a folga e a montagem erradas estragam o redutor, e o motor trabalha com a tensão da rede.",
          "A externa parece simples, mas exige acertar a folga de {rack.clearance} com a cremalheira. Deixe com o técnico.",
        ],
      },
      {
        question: "Precisa trocar a cremalheira junto?",
        answers: [
          "Só se os dentes dela estiverem gastos. Uma engrenagem nova em barra comida pula de novo.",
          "Troque junto se os dentes da barra estão finos ou quebrados: engrenagem nova em cremalheira gasta dura pouco.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da engrenagem?",
        answers: [
          "A externa cabe numa visita; a interna depende de ter a peça e, às vezes, da bancada.",
          "Com a peça na mão, leva uma visita. O prazo é dito no orçamento.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da engrenagem que aparece por fora, com o disjuntor desligado",
  },
  {
    id: "coroa-de-bronze",
    broader: "engrenagem",
    label: "Coroa de bronze",
    phrase: "a coroa de bronze do motor",
    asks: [
      "coroa bronze",
      "coroa latão",
      "coroa bronze basculante",
      "coroa bronze deslizante",
      "coroa bronze motor",
      "coroa bronze motor basculante",
      "coroa bronze motor deslizante",
      "coroa bronze redutor",
      "coroa bronze portão",
      "engrenagem bronze",
      "engrenagem bronze motor",
      "engrenagem latão",
      "trocar coroa nylon bronze",
      "coroa nylon por bronze",
    ],
    intent: "buying",
    answers: {
      question: [
        "Vale trocar a coroa de nylon pela de bronze só se ela é vendida para o seu modelo, com os mesmos dentes e o mesmo furo: aguenta mais esforço e dura mais. Se a de nylon quebra a cada poucos meses, o peso da folha vem antes.",
      ],
      price: [
        "O preço da coroa de bronze muda com o modelo do motor, e o valor vem pela foto da etiqueta, com ou sem a troca; a visita em casa parte de {price.preventive}, sem peças. Como medida, o motor novo fica de {price.homeSwap}, com mão de obra.",
      ],
      any: [
        "Vendemos e trocamos coroa de bronze quando ela existe para o seu modelo: precisa ter o mesmo número de dentes, o mesmo diâmetro e o mesmo furo da original. A foto da etiqueta e da peça gasta dá o valor; a visita em casa parte de {price.preventive}, sem peças.",
        "A coroa de bronze serve no motor que já sai de fábrica com ela ou que a tem como peça de reposição do modelo; a de outro motor, mesmo parecida, come a rosca do eixo. Mande a foto da etiqueta, e dizemos se há e quanto custa, com a troca.",
        "Coroa de bronze é a engrenagem de dentro do motor na versão mais resistente, para folha pesada ou muito uso. Ela se compra pelo modelo escrito na etiqueta; com a foto, dizemos se há para o seu, o preço e o dia da troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a coroa certa", "O que a coroa nova precisa ter igual"],
        slots: [
          [
            "Compare a peça velha com a nova antes de montar; uma diferença pequena já estraga as duas.",
            "A marca do motor não basta, porque a mesma marca usa coroas diferentes.",
          ],
        ],
        bullets: [
          "Modelo e versão escritos na etiqueta do motor",
          "Número de dentes, contando também os quebrados",
          "Diâmetro de fora e altura da peça",
          "Furo do eixo e o rasgo que o prende",
          "Inclinação dos dentes, igual à rosca do eixo que a gira",
        ],
      },
      {
        about: "choose",
        headings: ["Bronze ou nylon no seu motor", "Quando o bronze compensa"],
        slots: [
          [
            "Se o motor veio de fábrica com coroa de bronze, reponha outra de bronze.",
            "Motor que já usa bronze continua no bronze: a de nylon ali quebraria logo.",
          ],
          [
            "Se veio com nylon, o bronze só entra quando é vendido para aquele modelo; ele faz um pouco mais de ruído e depende de graxa.",
            "No motor feito para nylon, só troque por bronze se houver peça desse modelo, e conte com mais ruído e graxa em dia.",
          ],
          [
            "No basculante, acerte antes o contrapeso: folha pesada na mão gasta até o bronze.",
            "Coroa nova em portão pesado de mover dura pouco; por isso a folha é vista na mesma visita.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca da coroa", "O que o técnico faz na troca"],
        slots: [
          [
            "Com o disjuntor desligado e a folha apoiada, o técnico abre o redutor, que é a caixa de engrenagens do motor.",
            "O motor é desligado e a folha fica segura antes de a caixa de engrenagens ser aberta pelo técnico.",
          ],
          [
            "Ele tira as raspas, confere rolamento e rosca do eixo, monta a coroa e põe a graxa indicada.",
            "Saem as raspas e a graxa velha, e o eixo é examinado: rosca gasta come a coroa nova.",
          ],
          [
            "No fim, regula a força e testa várias aberturas.",
            "Depois vêm o ajuste da força e alguns ciclos de teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se a coroa gastou?",
        answers: [
          "O motor gira com som normal, estala ou range, e o portão não anda ou anda aos pulos. Desligue o disjuntor e não insista.",
          "Estalo dentro do motor e folha parada, sem que alguém tenha destravado, são o sinal mais comum.",
        ],
      },
      {
        question: "A coroa de bronze precisa de graxa?",
        answers: [
          "Precisa, da indicada pelo fabricante, dentro da caixa fechada. Sem ela o bronze esquenta e solta pó dourado.",
          "Sim. A graxa é renovada pelo técnico quando a caixa é aberta; não se põe óleo por fora.",
        ],
      },
      {
        question: "Troco a coroa ou o motor?",
        answers: [
          "A coroa, se há peça do modelo e o eixo está bom. Com eixo e rolamentos gastos, o motor novo compensa: de {price.homeSwap} em casa, com mão de obra.",
          "Com peça à venda e o resto firme, só a coroa. Se o conserto passar da metade do motor novo, de {price.homeSwap} em casa, troque o motor.",
        ],
      },
      {
        question: "Posso comprar só a peça?",
        answers: [
          "Pode. Mande a foto da etiqueta e da coroa gasta, com uma régua ao lado, para conferirmos antes.",
          "Sim, mas a montagem pede abrir o motor, e isso fica com o técnico.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da coroa gasta, com uma régua ao lado",
  },
  {
    id: "engrenagem-nylon-ou-metal",
    broader: "engrenagem",
    label: "Engrenagem de nylon ou metal",
    phrase: "a escolha entre engrenagem de nylon e de metal",
    asks: [
      "engrenagem metálica",
      "motor engrenagem metálica",
      "motor engrenagem metal",
      "motor engrenagem ferro",
      "motor engrenagem bronze",
      "motor engrenagem aço",
      "motor engrenagem nylon",
      "engrenagem metal vale pena",
      "engrenagem metal vale",
      "engrenagem ferro vale pena",
      "engrenagem nylon bronze",
      "engrenagem nylon ou bronze",
      "engrenagem nylon metal",
      "engrenagem nylon ou metal",
      "engrenagem nylon ferro",
      "engrenagem nylon aço",
      "engrenagem plástico",
      "engrenagem metal melhor",
      "engrenagem nylon boa",
      "coroa nylon",
      "coroa bronze nylon",
      "coroa bronze ou nylon",
      "coroa nylon ou metal",
      "coroa metal",
      "coroa plástico",
      "engrenagem nylon",
      "engrenagem metal barulho estraga resto",
      "engrenagem metal faz mais barulho",
    ],
    intent: "comparison",
    answers: {
      question: [
        "A engrenagem de metal vale a pena em folha pesada ou de muito uso, e só onde o fabricante a prevê para o modelo. Em casa, a de nylon é mais quieta e, quando quebra, poupa o redutor; metal em motor feito para nylon passa a força adiante.",
        "Vale a pena só se o seu modelo a aceita: com os mesmos dentes e o mesmo furo, aguenta mais peso. Se a de nylon quebra sempre, a causa costuma ser folha pesada, e a de metal quebraria outra peça.",
      ],
      any: [
        "Motor com engrenagem metálica, ou de metal, seja ferro, aço ou bronze, é o de folha pesada ou de muito uso, e quem diz o material é a ficha do modelo; em casa, o de engrenagem de nylon atende e é mais quieto. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "Coroa de bronze ou de nylon: fique com a do material que o motor traz de fábrica. A de bronze aguenta mais peso e uso; a de nylon é mais quieta e quebra antes das peças caras. Só troque uma pela outra se ela é vendida para o seu modelo; a foto da etiqueta mostra qual serve.",
        "Serve a engrenagem do material que o motor usa de fábrica, com o mesmo número de dentes e o mesmo furo. A de nylon é mais quieta e cede antes do resto; a de metal ou ferro aguenta mais peso e uso. A foto da etiqueta diz qual é a do seu motor.",
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
            "O nylon trabalha quieto; metal precisa de graxa e se ouve mais.",
            "No silêncio, o nylon ganha; na resistência, o metal.",
          ],
          [
            "Quando a folha trava, o dente de nylon quebra e poupa coroa, eixo e enrolamento.",
            "A engrenagem de nylon funciona como fusível mecânico do redutor.",
            "O dente de nylon que parte costuma ter evitado dano maior.",
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
            "Casa com folha leve fica no material original do motor, que na maioria é o nylon.",
            "Se o motor de casa saiu de fábrica com nylon, reponha nylon; se saiu com bronze ou aço, reponha o mesmo.",
            "Para poucas aberturas por dia, o nylon atende bem.",
          ],
          [
            "Folha pesada e muitas aberturas por hora pedem motor que já vem com metal.",
            "Prédio e galpão usam motor de projeto com engrenagem metálica.",
            "O uso intenso pede metal, no motor feito para ele.",
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
          "Depende da marca e do modelo. Com a foto da etiqueta, dizemos se há e quanto custa, com ou sem a troca.",
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
          "Dura anos, com folha leve e folga certa; poucos meses, com portão pesado ou cremalheira apertada.",
          "Costuma durar anos em folha leve e bem regulada; se quebra em meses, procure peso, trilho sujo ou folga errada.",
        ],
      },
      {
        question: "Posso passar graxa na engrenagem de nylon?",
        answers: [
          "Dentro do redutor, use a graxa indicada pelo fabricante. Na cremalheira, use lubrificante próprio em pouca quantidade.",
          "Só a indicada pelo fabricante, e dentro da caixa do motor: graxa comum na cremalheira junta areia e lixa os dentes.",
        ],
      },
    ],
    photo: "fotos da engrenagem gasta e da etiqueta do motor",
  },
  {
    id: "engrenagem-espanou",
    broader: "engrenagem",
    label: "Engrenagem quebrada ou espanada",
    phrase: "a engrenagem quebrada do motor",
    asks: [
      "engrenagem gastou ano normal",
      "engrenagem gastou um ano",
      "engrenagem gastou rápido",
      "engrenagem gasta rápido",
      "engrenagem gastou meses",
      "engrenagem dura pouco",
      "basculante engrenagem quebrou",
      "basculante engrenagem quebrou não sobe",
      "correr engrenagem quebrou não anda",
      "engrenagem quebrou não sobe",
      "engrenagem quebrou não anda",
      "pivotante engrenagem quebrou",
      "correr engrenagem gasta não puxa",
      "engrenagem gasta não puxa",
      "engrenagem espanou",
      "engrenagem espanada",
      "engrenagem quebrou",
      "engrenagem quebrada",
      "engrenagem gasta",
      "engrenagem comida",
      "engrenagem patinando",
      "engrenagem pulando",
      "coroa quebrada",
      "coroa quebrou",
      "coroa espanou",
      "trocar engrenagem",
      "troca engrenagem",
      "trocar engrenagem motor",
      "trocar engrenagem motor basculante",
      "trocar engrenagem motor correr",
      "trocar coroa motor",
      "como trocar engrenagem",
      "sintomas engrenagem",
      "sinais engrenagem",
      "conserto engrenagem",
      "conserto engrenagem basculante",
      "conserto engrenagem correr",
      "engrenagem comeu",
      "comeu engrenagem",
      "engrenagem gastou",
      "engrenagem moeu",
      "motor espanado",
      "motor espanou",
      "portão espanado",
      "folga engrenagem",
      "folga na engrenagem [marca]",
      "engrenagem folga motor",
      "motor folga engrenagem",
    ],
    intent: "repair",
    answers: {
      "how-to": [
        "Para trocar a engrenagem do motor, o técnico desliga o circuito, segura a folha, solta o motor da base e troca a externa no eixo, com a chaveta; a interna (coroa) pede abrir o redutor, limpar as lascas e pôr a graxa do fabricante. No fim, folga de {rack.clearance} na cremalheira e fim de curso regulado. A peça se acha pela etiqueta.",
        "A engrenagem do motor se troca em três etapas: identificar se é a externa, que toca a cremalheira, ou a coroa interna; trocar pela peça do modelo exato, com o disjuntor desligado e a folha segura; e corrigir o que a gastou, como folga errada ou folha pesada. A externa é a mais simples; a interna costuma ir à bancada.",
      ],
      any: [
        "A engrenagem quebrada ou espanada do motor se troca pela do mesmo modelo, sem trocar o conjunto: a externa, por fora; a coroa interna, com o redutor aberto. A peça e a mão de obra têm o valor dito pela foto da etiqueta; a visita com regulagem da folga, em casa, parte de {price.preventive}, sem peças. Até lá, não acione.",
        "Engrenagem que gastou em um ano ou em meses não é normal: indica folga errada ou folha pesada. Troca-se pela do modelo e corrige-se a causa, folga da cremalheira, roldanas ou peso, ou a próxima gasta igual. A visita com regulagem, em casa, parte de {price.preventive}, sem peças; a engrenagem sai pela foto da etiqueta.",
        "Trocamos engrenagem espanada ou quebrada de motor {em}, pela do mesmo modelo: a de fora sai sem abrir o motor, e a interna pede o redutor aberto e limpo. A peça é orçada pela foto da etiqueta; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Engrenagem gasta de motor {em} é trocada no seu endereço, junto com o que a gastou, em geral folga errada ou folha pesada. Mande a foto da etiqueta para o valor da peça; a visita, com a regulagem, parte de {price.preventive} em casa, sem peças.",
        "A engrenagem gasta do motor se troca pela do mesmo modelo, a externa por fora ou a coroa interna com o redutor aberto, e a causa, em geral folga errada ou folha pesada, é corrigida junto. A peça sai pela foto da etiqueta; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Uma engrenagem quebrada ou espanada faz o motor girar sem mover o portão, com estalos. Em geral não é preciso motor novo: troca-se a externa por fora ou a coroa interna com o redutor aberto e graxa nova; com eixo ou rolamentos também gastos, compare com a troca. Desligue o disjuntor e mande a foto da etiqueta.",
        "Com a engrenagem do motor espanada, pare de acionar: os dentes soltos podem travar o redutor. O técnico troca a peça pelo modelo exato, confere a folga de {rack.clearance} na cremalheira e o peso da folha, que é o que come dente.",
        "Troca-se a engrenagem do motor do portão quando os dentes afinaram, quebraram ou o eixo gira em falso. A de saída é a mais simples; a interna pede bancada. A peça se acha pela etiqueta, e a causa é corrigida na mesma visita.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Trocar a engrenagem ou o motor",
          "Engrenagem externa, interna ou motor novo",
          "O que compensa na engrenagem quebrada",
        ],
        slots: [
          [
            "A externa, que toca a cremalheira, é trocada sem abrir o motor, com o eixo e a chaveta conferidos.",
            "A engrenagem de saída é trocada na própria visita; em muitos modelos o motor nem sai do lugar.",
            "Na externa, trocam-se também pino e anel se houver folga no eixo.",
          ],
          [
            "A coroa interna, de nylon ou bronze, exige abrir o redutor, limpar as lascas e pôr a graxa do fabricante.",
            "Dentro do redutor, toda lasca precisa sair, ou quebra a peça nova.",
            "Uma coroa nova pede graxa nova e retentor conferido, serviço de bancada.",
          ],
          [
            "Sem peça de reposição, ou com o motor no fim da vida, de {trade.life}, compare com a troca, que em casa fica de {price.homeSwap}.",
            "Quando eixo e carcaça também gastaram, o motor novo, de {price.homeSwap} em casa, sai mais seguro.",
            "Peça os dois valores se o motor já deu outros defeitos: conserto e troca, de {price.homeSwap} em casa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a troca da engrenagem",
          "O serviço na engrenagem quebrada",
          "Na visita: peça, folga e teste",
        ],
        slots: [
          [
            "O técnico corta a energia, prende a folha e confirma se o dente ruim é da peça de fora ou de dentro.",
            "Antes de desmontar, a folha é testada na mão, porque portão pesado quebra a engrenagem nova.",
            "A folha fica segura e o circuito desligado enquanto o motor é aberto.",
          ],
          [
            "A peça vem pelo modelo da etiqueta: número de dentes, furo e material precisam ser iguais.",
            "Um dente parecido não serve; a engrenagem é comparada com a velha antes de montar.",
            "Confere-se também a cremalheira, porque dente gasto de um lado come o do outro.",
          ],
          [
            "Depois vêm a folga de {rack.clearance}, o fim de curso e vários ciclos de teste.",
            "O serviço acaba com o fim de curso regulado, para o portão não bater no batente.",
            "Ciclos completos, com a força no mínimo que move a folha, fecham a visita.",
          ],
        ],
      },
    ],
    keep: ["signs", "causes"],
    questions: [
      {
        question: "Por que a engrenagem quebrou?",
        answers: [
          "A engrenagem quebra por folha pesada, batida no fim do curso, cremalheira apertada ou falta de graxa. Sem corrigir a causa, a nova dura pouco.",
          "A causa costuma ser esforço: portão desequilibrado, folga errada ou fim de curso que deixa bater.",
        ],
      },
      {
        question: "Quanto custa trocar a engrenagem?",
        answers: [
          "Cobra-se a peça do modelo e a mão de obra; a externa sai menos que a interna. A foto da etiqueta basta para o orçamento, que é grátis.",
          "O preço depende de ser a externa ou a coroa interna e do modelo do motor. O orçamento por foto não custa nada; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "O de correr ou de abrir, reto e nivelado, sim, destravado e com o disjuntor desligado. O basculante espera o técnico.",
          "Só em folha de correr ou de abrir em bom estado. Basculante fica travado.",
        ],
      },
      {
        question: "A engrenagem nova deve ser de nylon ou de metal?",
        answers: [
          "Use a do projeto do motor. O nylon quebra primeiro para poupar o resto; trocar por metal pode passar o estrago adiante.",
          "Use o material original do modelo, porque ele faz parte da proteção do redutor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto dele girando, gravado de longe",
  },
  {
    id: "trocar-so-a-engrenagem",
    broader: "engrenagem",
    label: "Trocar só a engrenagem",
    phrase: "a troca só da engrenagem",
    asks: [
      "trocar só engrenagem",
      "só engrenagem",
      "engrenagem trocar só peça",
      "trocar engrenagem compensa",
      "engrenagem vale pena",
      "trocar engrenagem ou motor",
      "engrenagem gasta trocar",
      "engrenagem dá trocar",
      "engrenagem separada",
      "comprar só engrenagem",
      "engrenagem avulsa",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para trocar só a engrenagem do motor na maioria dos modelos, e compensa quando o resto do redutor está bom. A externa sai na própria visita; a interna pede desmontar o redutor, quase sempre na bancada. A peça se acha pela etiqueta.",
        "Dá para trocar só a engrenagem, mesmo a interna, se o eixo, a rosca sem fim e os rolamentos não se gastaram junto. Com metal moído na graxa, eixo com folga ou peça que já não se vende, vale mais trocar o motor, de {price.homeSwap} em casa.",
        "Compensa trocar só a engrenagem quando o motor tem poucos anos, a peça existe e a carcaça não tem trinca. Se o motor passou da vida esperada, de {trade.life}, ou se a peça é a segunda que quebra, compare com o motor novo.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Quando a peça basta e quando não",
          "Engrenagem ou motor: como decidir",
          "Até onde o reparo compensa",
        ],
        slots: [
          [
            "A peça basta quando só os dentes se gastaram e a causa foi encontrada.",
            "Um dente gasto com eixo firme é reparo simples.",
            "Motor novo ainda e redutor limpo pedem só a engrenagem.",
          ],
          [
            "Motor que gira e não puxa a folha, com estalo ritmado, é sinal de dente gasto; a de fora se vê, a de dentro só com o redutor aberto.",
            "Quando a rosca sem fim também se gastou, a engrenagem nova dura pouco.",
            "Com a carcaça trincada, troca-se o motor.",
          ],
          [
            "A causa se corrige junto, senão a peça nova quebra: folha pesada, batente ausente ou cremalheira apertada.",
            "Folha dura e pancada no fim do curso são o que quebra a engrenagem.",
            "Antes da peça nova, a folha precisa voltar a andar leve.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto demora a troca", "Na visita ou na bancada", "Engrenagem externa e interna"],
        slots: [
          [
            "A externa, que toca a cremalheira, se troca no local.",
            "A externa é o pinhão, que toca a cremalheira: troca-se na própria visita, com a peça em mãos.",
            "Por fora, é serviço de uma visita.",
          ],
          [
            "A interna depende de abrir o redutor, limpar, engraxar e montar; o motor pode ir para a bancada.",
            "A interna é a coroa do redutor: o motor sai do lugar, e o prazo depende de a peça existir em estoque.",
            "No de correr ou de abrir, reto e nivelado, o portão fica na mão até o motor voltar.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Engrenagem compatível serve?",
        answers: [
          "Serve, se número de dentes, furo e material forem iguais. Mande a foto da velha ao lado de uma régua.",
          "Muitas servem. O que não pode mudar é o passo dos dentes e o encaixe do eixo.",
        ],
      },
      {
        question: "Posso trocar a engrenagem por uma de metal?",
        answers: [
          "Só quando o fabricante prevê. A de nylon quebra para poupar o redutor; a de metal passa o esforço adiante.",
          "Em geral, não: se a de nylon quebra, há peso ou pancada a corrigir.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da engrenagem, se já estiver fora, ao lado de uma régua",
  },
  {
    id: "pinhao-z",
    broader: "engrenagem",
    label: "Pinhão Z e módulo da engrenagem",
    phrase: "o pinhão Z do motor",
    intent: "question",
    asks: [
      "pinhão z",
      "pinhão z 14",
      "pinhão z14",
      "pinhão z 16",
      "pinhão z 18",
      "tamanho pinhão",
      "medida pinhão",
      "pinhão quantos dentes",
      "engrenagem quantos dentes",
      "pinhão dentes",
      "pinhão maior",
      "pinhão menor",
      "número dentes pinhão",
      "engrenagem z",
      "pinhão módulo",
      "pinhão módulo 4",
      "diferença z14 z17",
      "trocar pinhão z18 z15",
      "pinhão z15 z18",
      "diferença pinhão z",
    ],
    answers: {
      any: [
        "Z é o número de dentes do pinhão: Z14 tem 14 dentes. Troque sempre por outro do mesmo Z, do mesmo módulo e do mesmo furo. Pinhão maior deixa o portão mais rápido e o motor mais fraco; menor faz o contrário, e os dois mudam a altura da cremalheira.",
        "O pinhão só pode ser trocado por outro do mesmo Z, que é o número de dentes (Z14 tem 14), do mesmo módulo e do mesmo furo. Um maior deixa o portão mais rápido e o motor mais fraco; um menor faz o contrário, e os dois mudam a altura da cremalheira.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar o seu pinhão", "Dentes, módulo e furo"],
        slots: [
          [
            "Conte com o disjuntor desligado e a tampa no lugar.",
            "A contagem é de olho, com o motor parado e sem energia.",
          ],
        ],
        bullets: [
          "Conte os dentes: é o Z",
          "Módulo: a barra e o pinhão têm o mesmo; em casa costuma ser o 4",
          "Furo e chaveta: medem o eixo do motor",
          "Largura do dente: igual ou maior que a da barra",
        ],
      },
    ],
    keep: ["signs", "visit"],
    questions: [
      {
        question: "Posso pôr pinhão maior para abrir mais rápido?",
        answers: ["Não é indicado: o motor perde força, aquece e a cremalheira precisa ser erguida."],
      },
      {
        question: "Pinhão de outra marca serve?",
        answers: ["Se Z, módulo e furo batem, sim. A foto com a medida confirma."],
      },
    ],
    photo: "fotos do pinhão, da barra e da etiqueta do motor",
  },
  {
    id: "coroa-interna-gasta",
    broader: "engrenagem",
    label: "Coroa interna gasta",
    phrase: "a coroa interna gasta",
    asks: [
      "coroa gasta",
      "coroa interna gasta",
      "coroa interna portão gasta",
      "coroa motor gasta",
      "coroa redutor gasta",
      "coroa interna desgastada",
      "coroa interna ruim",
      "coroa interna barulho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Coroa interna gasta faz o motor girar com folga, roncar no arranque e mover a folha aos pulos; dentro do redutor, os dentes afinam e a graxa escurece com raspas. Se eixo e rolamentos estão firmes, troca-se só a coroa, com graxa nova; com os dois frouxos, compare com o motor inteiro, de {price.homeSwap} em casa.",
        "A coroa interna do motor está gasta quando há folga entre o giro do motor e o da engrenagem de fora, estalo na partida e raspas na graxa. A troca pede o redutor aberto e a peça do modelo da etiqueta; só vale motor novo, de {price.homeSwap} em casa, se eixo e rolamentos também se foram ou a coroa não existe mais.",
        "Com a coroa interna só gasta, o portão ainda anda, mas estala e demora a pegar: use pouco e peça a troca antes de os dentes soltos travarem o redutor. A coroa do modelo é orçada pela foto da etiqueta, mais a mão de obra de abrir, limpar e engraxar.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Só a coroa ou o motor inteiro", "Quando a coroa nova basta"],
        slots: [
          [
            "Basta a coroa quando o eixo não balança, os rolamentos giram lisos e a rosca do outro lado está inteira.",
            "Se a rosca sem-fim e os rolamentos estão bons, a coroa nova devolve a força ao motor.",
          ],
          [
            "Pesa a favor do motor novo o modelo fora de linha, a carcaça trincada ou mais de uma peça interna gasta.",
            "Com modelo fora de linha ou várias peças internas gastas, o motor novo sai melhor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da coroa interna", "Redutor aberto, limpo e engraxado"],
        slots: [
          [
            "O técnico desliga o circuito, prende a folha, tira o motor da base e abre o redutor.",
            "Com o circuito desligado e a folha presa, o motor sai da base e o redutor é aberto na bancada.",
          ],
          [
            "As raspas saem com a graxa velha, a coroa é comparada com a antiga e o retentor é conferido.",
            "Limpa-se toda a graxa com raspas, monta-se a coroa do mesmo modelo e confere-se o retentor.",
          ],
          [
            "Depois se corrige o que a gastou: folha pesada, batida no fim do curso ou falta de graxa.",
            "No fim se procura a causa, como folha pesada ou fim de curso fora do ponto, para a nova durar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando com a coroa gasta?",
        answers: [
          "Por pouco tempo, só se a folha anda sem pulos e sem parar. Com estalo forte ou giro em falso, desligue o disjuntor; no basculante, não use.",
          "Pouco, e só no portão de correr ou de abrir que ainda anda inteiro. O basculante para até o conserto.",
        ],
      },
      {
        question: "Ainda existe coroa para o meu motor?",
        answers: [
          "Em geral, sim, nos modelos em linha. Nos antigos, a foto da etiqueta e da coroa mostra se há original ou compatível.",
          "Depende do modelo: a foto da etiqueta mostra. Fora de linha, procura-se uma compatível de mesmo dente e diâmetro.",
        ],
      },
      {
        question: "Quanto custa trocar a coroa interna?",
        answers: [
          "A coroa é orçada pela foto da etiqueta. A visita com regulagem parte de {price.preventive} em casa, sem peças.",
          "Soma-se a peça, pela foto da etiqueta, ao serviço de abrir o redutor; o valor é dito antes.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto dele andando, gravado de longe",
  },
  {
    id: "engrenagem-de-nylon-da-marca",
    isAskedByName: true,
    broader: "engrenagem",
    label: "Engrenagem de nylon ou bronze para o seu motor",
    phrase: "a engrenagem do motor",
    asks: [
      ...combine(
        ["engrenagem nylon", "coroa nylon", "engrenagem bronze", "coroa bronze", "engrenagem metal"],
        [
          "ppa",
          "garen",
          "rossi",
          "peccinin",
          "nice",
          "seg",
          "ipec",
          "agl",
          "unisystem",
          "preço",
          "comprar",
          "troca",
          "trocar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Vendemos e trocamos engrenagem de nylon de motor de portão {em}, pelo modelo: dentes, furo do eixo e altura iguais aos da que saiu. A foto da etiqueta e da peça diz qual serve, se há e o valor; a troca se soma à visita, a partir de {price.preventive} em casa, sem peças.",
        "Vendemos e trocamos engrenagem ou coroa de bronze ou metal de motor de portão {em}, pelo modelo: dentes, furo do eixo e altura iguais aos da que saiu. A foto da etiqueta e da peça diz qual serve, se há e o valor; a troca se soma à visita, a partir de {price.preventive} em casa, sem peças.",
        "A engrenagem de nylon certa é a do modelo do motor: número de dentes, furo do eixo e altura iguais aos da que saiu. A foto da etiqueta e da peça diz qual serve, se há e o valor; a troca se soma à visita, a partir de {price.preventive} em casa, sem peças.",
        "Para comprar a engrenagem de nylon, de bronze ou de metal, mande a foto da etiqueta e da peça gasta: fica-se com o material que o motor usa de fábrica, com os mesmos dentes e furo. A troca se soma à visita, a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "O preço da engrenagem, de nylon ou bronze, soma a peça do modelo e a mão de obra, que se soma à visita, a partir de {price.preventive} em casa, sem peças; a externa sai rápido, e a coroa interna exige abrir o redutor. A foto da etiqueta dá o valor, sem custo.",
      ],
      repair: [
        "Trocamos a engrenagem de nylon do motor: a externa sai por fora, e a interna pede abrir o redutor, limpar e pôr graxa nova. Antes se confere por que ela gastou, em geral folha pesada, cremalheira apertada ou batida. A visita em casa parte de {price.preventive}, sem peças.",
        "Trocamos a engrenagem de bronze do motor, quando é esse o material de fábrica do seu modelo: o redutor é aberto e limpo, e a graxa é nova. A foto da etiqueta diz se há a peça e o valor; a troca se soma à visita, a partir de {price.preventive} em casa, sem peças.",
        "Na troca da engrenagem ou coroa de metal, a peça nova tem os mesmos dentes e furo da que saiu, e o eixo que a gira é conferido junto, porque gasto ele come a nova. O valor sai pela foto da etiqueta; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a engrenagem servir", "O que conferir antes de comprar a engrenagem"],
        slots: [["A marca sozinha não basta, porque o mesmo fabricante usa peças diferentes; confira:"]],
        bullets: [
          "Modelo completo na etiqueta do motor",
          "Externa, que toca a cremalheira, ou coroa interna do redutor",
          "Número de dentes, altura e furo do eixo",
          "Material de fábrica: nylon, bronze ou aço",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a engrenagem gasta", "Antes de pôr a nova"],
        slots: [
          [
            "Dente comido ou quebrado costuma denunciar folha pesada, roldana presa ou cremalheira apertada contra a engrenagem.",
          ],
          ["Na montagem, a folga entre a engrenagem e a cremalheira fica em {rack.clearance}."],
          [
            "Fique com o material de fábrica: o nylon cede antes do resto e poupa o eixo; o bronze aguenta mais carga e pede graxa em dia.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Engrenagem original ou compatível?",
        answers: [
          "As duas servem se dentes, furo e material forem iguais. A foto da etiqueta mostra o que há para o seu motor.",
        ],
      },
      {
        question: "Dá para comprar só a peça, sem a troca?",
        answers: [
          "Dá: dizemos qual serve e o valor dela. A coroa interna convém que o técnico monte, porque o redutor precisa ser limpo.",
        ],
      },
      {
        question: "Posso trocar nylon por bronze ou metal?",
        answers: [
          "Só se o fabricante prevê para o seu modelo. Em casa, o nylon de fábrica atende e faz menos barulho.",
          "Nem um pelo outro sem conferir: dente, furo e material são do modelo, e a troca errada passa o tranco para o eixo.",
        ],
      },
      {
        question: "Compensa trocar a engrenagem ou o motor?",
        answers: [
          "A engrenagem, quase sempre. Com eixo e rolamentos gastos, compare com o motor trocado, de {price.homeSwap} em casa, com mão de obra.",
        ],
      },
    ],
    photo: "fotos da engrenagem gasta, de frente e de lado, e da etiqueta do motor",
  },
];
