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
        "Trocar a engrenagem gasta do motor do portão custa menos quando é a de fora, o pinhão. A de dentro, a coroa, custa mais, porque o redutor é aberto. O total vem de graça, pela foto da etiqueta. Se passar da metade da troca do motor, de {price.homeSwap}, compare.",
        "Trocar a engrenagem do motor de portão [marca] custa o preço da peça mais a mão de obra, num orçamento grátis por foto. A engrenagem de fora, o pinhão, sai mais barata que a de dentro, que exige abrir o redutor. A etiqueta do motor mostra qual é a peça.",
        "O preço da troca da engrenagem do motor [marca] depende de qual quebrou. A externa, chamada pinhão, é troca rápida. A interna, chamada coroa, leva mais tempo de desmontagem. O orçamento por foto é grátis; se passar da metade de um motor trocado, de {price.homeSwap}, compare.",
        "Para trocar a engrenagem do motor [marca], você paga a peça, que varia com o modelo, e a mão de obra. A engrenagem interna encarece, porque o redutor é aberto. O total é passado de graça, pela foto da etiqueta.",
        "A engrenagem quebrada do motor [marca] quase sempre se troca sem trocar o motor. O preço soma a peça do modelo e a mão de obra, e a externa é a mais barata. O orçamento é grátis, por foto. Motor novo, de {price.homeSwap} já trocado em casa, só compensa se houver outro defeito.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da engrenagem", "Engrenagem interna ou externa: o que muda no valor"],
        slots: [
          [
            "Na engrenagem externa, o serviço é afastar o motor, trocar a peça no eixo e regular a folga, e costuma caber numa hora. Na interna, o técnico abre o redutor, retira os restos de metal e troca a graxa, o que pode levar o motor para a oficina.",
            "A engrenagem de fora fica à vista e pede pouca mão de obra, só a troca no eixo e a regulagem da folga. A de dentro soma desmontagem, limpeza do redutor e graxa nova, muitas vezes fora do local.",
            "A diferença de preço está no trabalho. Por fora, a peça sai do eixo em pouco tempo. Por dentro, é preciso desmontar o redutor, limpar os restos de dente e repor a graxa.",
          ],
          [
            "Marca, modelo e material, nylon ou metal, definem o preço da peça. Se a cremalheira também gastou, o trecho ruim é trocado e cobrado por metro.",
            "O valor da peça segue o modelo do motor e o material, de nylon ou de metal. Cremalheira gasta é cobrada por metro, na mesma visita.",
            "Cada modelo usa uma engrenagem, de nylon ou metal, e isso muda o preço. Quando a cremalheira também está ruim, soma-se o metro dela.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a engrenagem ou o motor", "Quando a troca da peça compensa"],
        slots: [
          [
            "Compensa trocar a peça quando o eixo, os rolamentos e o enrolamento estão bons. Se o redutor trincou, o modelo saiu de linha ou o motor já tem de {trade.life}, o motor novo sai melhor.",
            "A engrenagem nova resolve em motor com eixo e rolamentos firmes. Motor que chegou à idade de {trade.life}, trincou o redutor ou ficou sem peça pede a troca completa.",
            "Vale trocar só a engrenagem se o resto do motor está inteiro. Redutor trincado, peça que não se fabrica mais ou uso de {trade.life} apontam para motor novo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a troca da engrenagem", "O que o técnico faz na visita"],
        slots: [
          [
            "Com o disjuntor desligado e a folha segura, o técnico vê quais dentes falharam e move o portão na mão, porque folha pesada gasta a peça nova. Depois monta a engrenagem, deixa {rack.clearance} de folga até a cremalheira e faz vários ciclos de teste.",
            "A energia é cortada, a folha fica presa e o técnico confere se ela anda leve. Trocada a peça, ele regula a folga da cremalheira em {rack.clearance} no portão de correr e abre e fecha várias vezes.",
            "Primeiro o técnico desliga o disjuntor, escora a folha e procura a causa do desgaste, que em geral é portão pesado. Em seguida monta a engrenagem do modelo, regula a folga de {rack.clearance} na cremalheira e testa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A engrenagem é vendida separada?",
        answers: [
          "Na maioria dos modelos, sim, e quem diz qual serve é a etiqueta do motor. Nos que saíram de linha, às vezes só se acha a externa.",
          "Sim, em boa parte dos motores das marcas comuns. O modelo na etiqueta define o número de dentes, o furo e o material.",
          "Em geral existe avulsa, escolhida pelo modelo na etiqueta. Motor antigo pode ter só o pinhão à venda, e a coroa não.",
        ],
      },
      {
        question: "Posso comprar a engrenagem e trocar eu mesmo?",
        answers: [
          "Não é indicado, porque o motor trabalha com a tensão da rede e, sem ele, a folha fica solta. A peça montada fora de medida também se gasta em poucas semanas.",
          "Melhor não. Além do risco de choque, uma folga errada com a cremalheira quebra os dentes novos. Se já comprou a peça, mande a foto antes de marcar a montagem.",
          "O risco não compensa: há tensão da rede, folha solta e um ajuste de poucos milímetros. Compre a peça só depois de confirmar o modelo com o técnico.",
        ],
      },
      {
        question: "Precisa trocar a cremalheira junto?",
        answers: [
          "Só se os dentes dela estão finos ou quebrados, porque a engrenagem nova pula em cremalheira gasta. Dá para trocar só o trecho ruim.",
          "Nem sempre. Se os dentes da cremalheira estão inteiros, ela fica; se estão gastos, o trecho é trocado na mesma visita.",
          "Depende do estado dos dentes. Finos ou partidos, eles estragariam logo a engrenagem nova, e por isso o pedaço é substituído.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "A externa cabe numa visita, com a peça na mão. A interna pode levar o motor para a oficina, com prazo combinado antes.",
          "Uma visita basta para a de fora. Para a de dentro, o prazo é informado no orçamento, porque o motor pode sair do lugar.",
          "Com o pinhão disponível, o portão volta a funcionar no mesmo dia. A coroa interna leva mais, com o redutor aberto ou levado à oficina.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da engrenagem que aparece por fora, com o disjuntor desligado",
  },
  {
    id: "engrenagem-gasta-sinais-e-preco",
    broader: "engrenagem",
    label: "Engrenagem gasta: sinais e preço",
    phrase: "os sinais e o preço da engrenagem gasta",
    asks: [
      ...combine(
        ["sinais", "sintomas", "como saber"],
        [
          "engrenagem gasta",
          "engrenagem gasta motor",
          "engrenagem motor portão gasta",
          "engrenagem motor portão ruim",
          "engrenagem motor portão gasta preço",
          "engrenagem motor portão gasta preço troca",
          "engrenagem motor portão gasta trocar",
          "engrenagem gasta preço troca",
          "hora trocar engrenagem motor portão",
          "trocar engrenagem motor portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Os sinais de engrenagem gasta no motor do portão são motor que gira sem mover a folha, estalos a cada dente, trancos e pó ou lascas perto do motor. Desligue o disjuntor e não insista. O preço da troca soma a peça e a mão de obra e sai grátis, pela foto da etiqueta.",
        "A engrenagem do motor de portão está gasta quando o motor gira e a folha não anda, ou anda aos trancos e com estalos. Pare de usar, porque os dentes soltos estragam outras peças. Mande a foto da etiqueta do motor: o orçamento da peça com a troca é grátis.",
      ],
      price: [
        "O preço da troca da engrenagem gasta soma a peça do modelo e a mão de obra, e o total sai grátis pela foto da etiqueta do motor. Os sinais de desgaste são estalos, trancos e motor que gira sem mover o portão. Para comparar, trocar o motor inteiro em casa fica de {price.homeSwap}, com mão de obra.",
        "Não há um preço único para a troca da engrenagem do motor de portão, porque a peça muda com o modelo. A foto da etiqueta dá o valor, de graça. A engrenagem está gasta quando o motor gira, estala e a folha não anda. O motor inteiro, trocado em casa com mão de obra, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de engrenagem gasta", "Como saber se a engrenagem gastou"],
        slots: [
          [
            "Observe de longe e com a tampa do motor fechada. Um destes sinais já pede que o técnico veja a engrenagem.",
            "Escute um único acionamento, longe da folha e sem abrir o motor. Estes são os sinais de que os dentes se gastaram.",
          ],
        ],
        bullets: [
          "O motor gira com som normal e a folha fica parada, sem ninguém ter destravado o motor",
          "A folha anda aos trancos, com um estalo a cada dente que falha",
          "O portão para sempre no mesmo ponto, e o motor continua girando",
          "Aparece pó branco de nylon ou limalha de metal embaixo do motor",
          "Com o disjuntor desligado, veem-se dentes finos, pontudos ou quebrados na engrenagem de fora",
        ],
      },
      {
        about: "check",
        headings: ["Qual engrenagem gastou: a de fora ou a de dentro", "Engrenagem de fora ou de dentro do motor"],
        slots: [
          [
            "O motor de correr tem uma engrenagem à vista, o pinhão, que puxa a barra de dentes do portão. Se o pinhão gira e pula na barra, o desgaste está por fora.",
            "No portão de correr, a engrenagem de fora se chama pinhão e encosta na barra de dentes da folha. Quando o pinhão gira e salta os dentes da barra, a peça gasta é a de fora.",
          ],
          [
            "Se o motor faz barulho e o pinhão não gira, a engrenagem gasta é a de dentro, chamada coroa. No basculante e no portão de abrir, a engrenagem fica toda dentro do motor, e só o técnico a vê.",
            "Quando se ouve o motor e o pinhão fica parado, quem falhou foi a coroa, a engrenagem de dentro. No portão basculante e no de abrir, o técnico precisa abrir o motor para ver os dentes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da engrenagem", "Engrenagem mais barata e mais cara"],
        slots: [
          [
            "Não existe um valor único, porque cada modelo usa uma engrenagem. Estes pontos mudam a conta.",
            "Cada modelo pede uma engrenagem própria, e por isso o valor varia. O que mais pesa é:",
          ],
        ],
        bullets: [
          "Pinhão, a engrenagem de fora: sai do eixo em pouco tempo e custa menos",
          "Coroa, a engrenagem de dentro: o técnico abre o motor, limpa as lascas e põe graxa nova, por isso custa mais",
          "Material: a engrenagem de metal costuma ser mais cara que a de nylon",
          "Barra de dentes gasta junto: o trecho ruim é cobrado à parte",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a engrenagem se gastou", "O que corrigir para a engrenagem nova durar"],
        slots: [
          [
            "A causa mais comum é a folha pesada, por roldana gasta, trilho sujo ou mola fraca. A folga errada entre o pinhão e a barra também come os dentes. O técnico corrige a causa na mesma visita, senão a peça nova gasta cedo.",
            "Folha que anda pesada gasta os dentes antes da hora. O mesmo acontece quando a barra de dentes está alta ou baixa demais sobre o pinhão. Por isso o técnico acerta a folha e a folga antes de terminar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando o portão com a engrenagem gasta?",
        answers: [
          "É melhor não usar o portão. Cada tentativa quebra mais dentes, e as lascas podem travar o motor. Deixe o disjuntor desligado até a visita.",
          "É melhor parar de usar o portão. Os pedaços que se soltam estragam a barra de dentes ou o resto do motor. Desligue o disjuntor e espere o técnico.",
        ],
      },
      {
        question: "Precisa trocar a cremalheira junto?",
        answers: [
          "Só se os dentes da cremalheira, a barra presa na folha, estiverem finos ou quebrados. Nesse caso, o técnico pode trocar apenas o trecho ruim.",
          "Nem sempre. Se os dentes da cremalheira, a barra da folha, estão inteiros, a barra continua. Um trecho gasto pode ser trocado separadamente.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "O pinhão costuma ser trocado em uma visita. Para trocar a coroa, o técnico pode levar o motor à oficina e informa o prazo no orçamento.",
          "Em geral, uma visita basta para o pinhão. A troca da coroa pode pedir oficina, e o prazo vem junto com o valor.",
        ],
      },
      {
        question: "Onde acho o modelo da engrenagem?",
        answers: [
          "O modelo está na etiqueta do motor. Com a foto da etiqueta, sabemos o número de dentes e o furo da peça, e conferimos se ela ainda é vendida.",
          "Fotografe a etiqueta do motor, porque a engrenagem é escolhida por esse modelo. Se a peça saiu de linha, avisamos antes da visita.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra da engrenagem que aparece por fora e um vídeo curto, com som",
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
      any: [
        "A coroa de bronze para motor basculante ou deslizante serve quando é feita para aquele modelo, com os mesmos dentes, diâmetro e furo da original. Vendemos e trocamos, se ela existe para o seu motor; a visita em casa parte de {price.preventive}, sem peças, e o valor da peça sai pela foto da etiqueta.",
        "Trocar a coroa de nylon por bronze só vale se a de bronze é vendida para o seu motor, basculante ou deslizante: dentes, furo e altura têm de ser iguais. Ela aguenta mais peso e faz mais ruído, e a troca soma a visita, a partir de {price.preventive} em residência, fora as peças.",
        "Coroa de bronze é a engrenagem de dentro do motor na versão mais resistente, para folha pesada ou muito uso, no deslizante ou no basculante. Compra-se pelo modelo da etiqueta, com ou sem a troca, cuja visita custa desde {price.preventive} em casa, sem contar peças; a de outro motor come a rosca do eixo.",
      ],
      question: [
        "Vale trocar a coroa de nylon pela de bronze só se ela é vendida para o seu modelo, com os mesmos dentes e o mesmo furo: aguenta mais esforço e dura mais. Se a de nylon quebra a cada poucos meses, porém, o peso da folha vem antes.",
      ],
      price: [
        "O preço da coroa de bronze muda com o modelo do motor, e o valor vem pela foto da etiqueta, com ou sem a troca; a visita em casa parte de {price.preventive}, sem peças. Como medida, trocar o motor inteiro fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a coroa certa", "O que a coroa nova precisa ter igual"],
        slots: [
          [
            "A mesma marca usa coroas diferentes, e uma diferença pequena já estraga a peça e a rosca do eixo. Compare a velha com a nova antes de montar.",
            "Só a marca não basta. Ponha as duas lado a lado, porque um dente pouco diferente gasta a coroa e o eixo.",
            "Confira ponto a ponto com a peça velha, já que parecida não serve e come a rosca do eixo.",
          ],
        ],
        bullets: [
          "Modelo e versão da etiqueta do motor",
          "Número de dentes, contando os quebrados",
          "Diâmetro de fora e altura",
          "Furo do eixo e o rasgo que o prende",
          "Inclinação dos dentes",
        ],
      },
      {
        about: "choose",
        headings: ["Bronze ou nylon no seu motor", "Quando o bronze compensa"],
        slots: [
          [
            "Motor que veio com bronze recebe bronze. No que veio com nylon, o bronze só entra se houver peça do modelo, e depende de graxa em dia, porque sem ela esquenta e solta pó dourado.",
            "Reponha bronze onde o fabricante usou bronze. No motor feito para nylon, só com peça própria do modelo, sabendo que ela pede graxa e faz um pouco mais de ruído.",
            "O material de fábrica é a regra. Passar de nylon a bronze exige peça daquele modelo e lubrificação em dia, ou o bronze aquece.",
          ],
          [
            "No basculante, o contrapeso vem antes, e no de correr, roldanas e trilho: folha pesada gasta até o bronze.",
            "Portão pesado acaba também com a coroa de bronze, por isso contrapeso, roldanas e trilho são acertados junto.",
            "Sem folha leve, nem bronze dura. Acertam-se contrapeso no basculante e roldanas no deslizante.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca da coroa", "O que o técnico faz na troca"],
        slots: [
          [
            "Com o disjuntor desligado e a folha apoiada, o técnico abre o redutor, a caixa de engrenagens, tira as raspas e confere rolamento e rosca do eixo, que gasta come a coroa nova. Monta a peça com a graxa indicada, regula a força e testa.",
            "A folha fica segura e o circuito desligado antes de abrir a caixa de engrenagens. Saem raspas e graxa velha, examina-se o eixo e entra a coroa, com graxa nova, força regulada e vários ciclos.",
            "Sem energia e com a folha escorada, a caixa é aberta e limpa. Se a rosca do eixo está boa, monta-se a coroa com a graxa do modelo e se ajusta a força; se está gasta, ela vai junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se a coroa gastou?",
        answers: [
          "O motor gira com som normal, estala ou range, e o portão não anda ou anda aos pulos, sem ter sido destravado. Desligue o disjuntor e não insista.",
          "Motor rodando, estalo por dentro e folha parada são o sinal mais comum. Pare de acionar, para as lascas não travarem a caixa.",
        ],
      },
      {
        question: "A coroa de bronze precisa de graxa?",
        answers: [
          "Precisa, da indicada pelo fabricante, dentro da caixa fechada. Não se põe óleo por fora.",
          "Sim. Ela é renovada pelo técnico quando a caixa é aberta, na quantidade do modelo.",
        ],
      },
      {
        question: "Troco a coroa ou o motor?",
        answers: [
          "A coroa, se há peça e o eixo está bom. Passando da faixa de {price.homeSwapHalf}, metade do motor trocado em casa, compare.",
          "Com o resto firme, só a coroa. Eixo e rolamento gastos, ou {trade.life} de uso, levam ao motor novo.",
        ],
      },
      {
        question: "Posso comprar só a peça?",
        answers: [
          "Pode. Mande a foto da etiqueta e da coroa gasta com uma régua, para conferir antes de pagar.",
          "Sim, mas montar pede abrir o motor, e isso fica com o técnico.",
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
      any: [
        "Entre engrenagem de nylon e de metal, a certa é a que o motor traz de fábrica, com os mesmos dentes e o mesmo furo. A de ferro ou bronze dura mais em folha pesada e uso intenso. A de nylon é mais silenciosa e, se o portão trava, quebra antes das peças caras.",
        "O motor com engrenagem metálica é indicado para folha pesada ou muitas aberturas, e o de nylon, mais silencioso, atende a maioria das casas. Ao trocar só a peça, mantenha o material de fábrica e o número de dentes, porque metal em motor feito para nylon passa o tranco ao redutor.",
        "Pinhão de ferro dura mais que o de nylon sob peso, mas o de nylon poupa o motor, porque quebra primeiro quando o portão trava. Use o material que veio de fábrica, com dentes e furo iguais. Se a peça quebra sempre, a causa é folha pesada ou folga errada.",
        "Coroa de bronze aguenta mais peso e calor, e a de nylon trabalha em silêncio e cede antes das peças caras quando o portão trava. Use a que o seu motor traz de fábrica, com os mesmos dentes e o mesmo furo, porque a outra pode gastar o resto do conjunto.",
      ],
      question: [
        "A engrenagem de metal vale a pena em folha pesada ou de muito uso, e só onde o fabricante a prevê, com os mesmos dentes. Em casa, a de nylon que vem de fábrica faz menos barulho e, quando quebra, poupa o redutor, que é a caixa de engrenagens do motor.",
        "Depende: a engrenagem de metal só vale a pena se o seu modelo a aceita de fábrica, com os mesmos dentes e o mesmo furo. Nesse caso ela aguenta mais peso. Se a de nylon quebra sempre, a causa costuma ser folha pesada, e a de metal quebraria outra peça.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que muda entre nylon e metal", "Ruído, desgaste e tranco em cada material"],
        slots: [
          [
            "O nylon abafa o som e funciona como um fusível: se a folha trava, o dente dele quebra e poupa coroa, eixo e enrolamento. O metal aguenta mais esforço, mas faz mais ruído, precisa de graxa em dia e passa o tranco adiante.",
            "O nylon é o mais silencioso e, quando o portão trava, quebra primeiro e salva as peças caras. O metal é o mais resistente, com mais barulho, lubrificação em dia e o esforço passando ao redutor.",
            "O metal resiste a mais peso, embora faça mais barulho, dependa de graxa e leve a pancada até o eixo. O nylon trabalha em silêncio e, se o portão prende, perde o dente antes que algo mais caro quebre.",
          ],
          [
            "A engrenagem e a cremalheira formam um par, e pinhão de metal em barra de nylon gasta a barra. A folga entre as duas é de {rack.clearance}.",
            "Pinhão de metal em cremalheira de nylon gasta a mais macia, por isso vale o par previsto pelo fabricante, com folga de {rack.clearance}.",
            "O pinhão precisa combinar com a cremalheira em dente e material, com {rack.clearance} de folga, ou a peça mais macia se gasta logo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual engrenagem para o seu motor", "Quando usar nylon e quando usar metal"],
        slots: [
          [
            "Se o motor saiu de fábrica com nylon, reponha nylon; se saiu com bronze ou aço, reponha o mesmo. Prédio e galpão não devem trocar só a peça, e sim usar um motor projetado com engrenagem metálica.",
            "Repita o material original, seja nylon, bronze ou aço. Portão pesado ou de muitas aberturas precisa de outro motor, já feito com metal, e não de uma peça diferente.",
            "A regra é manter o material de fábrica. Para folha pesada e uso de prédio, o certo é um motor que já vem com coroa de metal.",
          ],
          [
            "Quando a engrenagem de nylon quebra em poucos meses, o técnico confere peso, trilho e folga antes de pensar em metal.",
            "Quebra repetida indica folha pesada ou cremalheira apertada, e não defeito do nylon.",
            "Se a engrenagem dura pouco, o problema é de peso ou de folga, e o metal só faria quebrar a peça seguinte.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada caminho", "Trocar a peça ou o motor"],
        slots: [
          [
            "Na engrenagem, pagam-se a peça do modelo e a mão de obra, maior na coroa, que obriga a abrir o redutor. Um motor novo, na troca, fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
            "A engrenagem externa exige pouca mão de obra, e a coroa interna, mais. Se a escolha for um motor mais forte, a troca custa de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, com o serviço.",
            "Trocar a engrenagem externa custa menos que a coroa, que fica dentro do redutor. O motor inteiro, com mão de obra, sai de {price.homeSwap} em casa e de {price.heavySwap} nos portões pesados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe engrenagem de metal para o meu motor?",
        answers: [
          "Para alguns modelos, sim, vendida como peça do próprio motor. O modelo na etiqueta diz se há e se convém.",
          "Depende da marca e do modelo. Use só a que é feita para ele, com dentes e furo iguais.",
        ],
      },
      {
        question: "A de metal estraga a cremalheira de nylon?",
        answers: [
          "Pode gastar mais depressa, sobretudo sem a folga de {rack.clearance}. O ideal é o par previsto pelo fabricante.",
          "Gasta, se a folga estiver apertada. Com metal no motor, o mais seguro é cremalheira de aço de mesmo dente.",
        ],
      },
      {
        question: "Quanto dura uma engrenagem de nylon?",
        answers: [
          "Dura anos, com folha leve e folga certa, e poucos meses em portão pesado ou com a cremalheira apertada.",
          "Costuma durar anos em portão bem regulado. Se quebra cedo, a causa está no peso ou na folga.",
        ],
      },
      {
        question: "Posso passar graxa na engrenagem de nylon?",
        answers: [
          "Na engrenagem de fora, não, porque graxa comum junta areia e lixa os dentes. Dentro do redutor vai só a graxa indicada pelo fabricante, aplicada pelo técnico.",
          "Na externa, não, porque a graxa segura areia. A interna já vem lubrificada, e a graxa só é trocada com o redutor aberto.",
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
      "pinhão quebrado",
      "pinhão quebrou",
      "dente pinhão quebrado",
      "dente pinhão quebrou",
      "engrenagem nylon quebrada",
      "engrenagem nylon quebrou",
      "engrenagem nylon gasta",
      "engrenagem plástico quebrou",
      "engrenagem plástica quebrada",
      "engrenagem derreteu",
      "engrenagem derretida",
      "engrenagem motor derreteu",
      "engrenagem motor quebrada",
      "engrenagem motor quebrou",
      "engrenagem motor [marca] quebrada",
      "engrenagem motor [marca] quebrou",
      "engrenagem [marca] quebrada",
      "engrenagem [marca] quebrou",
      "engrenagem motor [marca] gasta",
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
      "eixo engrenagem espanado",
      "eixo engrenagem espanou",
    ],
    intent: "repair",
    answers: {
      any: [
        "A engrenagem gasta do motor de portão [marca] se troca por outra do mesmo modelo, sem precisar de motor novo. A de fora, o pinhão, é troca rápida; a de dentro, a coroa, pede abrir o redutor. A visita com a regulagem que evita nova quebra parte de {price.preventive} em casa, sem peças.",
        "Engrenagem gasta ou espanada no motor [marca] não condena o conjunto: troca-se só a peça, pelo modelo da etiqueta. Pare de acionar, porque os pedaços soltos estragam o redutor. Em residência, a visita de regulagem começa em {price.preventive}, fora as peças.",
        "Com a engrenagem do motor [marca] gasta, o motor gira e o portão não anda, e a solução é trocar a peça pela do mesmo modelo. O técnico corrige junto a causa, em geral folga errada ou portão pesado. A visita em casa custa a partir de {price.preventive}, sem contar peças.",
        "Se os dentes da engrenagem do motor [marca] acabaram, desligue o disjuntor e deixe o portão parado até a troca da peça. Em motor bom, ela resolve sem trocar o conjunto. A regulagem em casa sai a partir de {price.preventive} por visita, e a engrenagem é cobrada à parte.",
        "A engrenagem quebrada do motor [marca] se troca por outra do mesmo modelo, e o motor continua. Desligue o disjuntor, porque os dentes soltos se espalham no redutor, a caixa de engrenagens. A de fora é troca rápida, e a de dentro pede abrir a caixa; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "A engrenagem que derreteu trabalhou com esforço e calor demais, por folha pesada, falta de graxa ou uso seguido, e é trocada por outra do mesmo modelo. Desligue o disjuntor até lá. Sem corrigir a causa, a nova derrete igual; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "A engrenagem do portão que espanou perdeu os dentes, e por isso o motor [marca] gira e a folha não anda. Troca-se só essa peça, pela do mesmo modelo, junto com a causa: folga errada ou folha pesada. Desligue o disjuntor até lá; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "A engrenagem de nylon quebrada se troca por outra do mesmo modelo, e ela costuma quebrar para poupar as peças caras: a causa é portão pesado, folga errada ou batida no fim. Desligue o disjuntor, porque o motor gira em falso. A visita em casa, com a regulagem que evita nova quebra, parte de {price.preventive}, sem peças.",
        "A engrenagem do motor de portão basculante fica dentro do redutor e gira o fuso que ergue a folha: gasta, o motor soa normal e o portão não sobe ou sobe aos trancos. Desligue o disjuntor e não destrave nem fique embaixo, porque a folha pode descer. Troca-se a peça do modelo da etiqueta, em visita que em casa parte de {price.preventive}, fora a peça.",
      ],
      price: [
        "O preço da engrenagem gasta ou espanada do motor [marca] soma a peça do modelo e a troca: a de fora é a mais barata, e a de dentro encarece porque o redutor é aberto. A visita com regulagem em casa parte de {price.preventive}, sem peças, e a foto da etiqueta dá o total. Compare com o motor novo, que trocado em casa fica de {price.homeSwap}.",
      ],
      "how-to": [
        "Se a engrenagem do portão eletrônico quebrou, pare de acionar e desligue o disjuntor, porque os pedaços soltos travam o redutor. O portão de correr ou de abrir, reto, pode ser usado na mão; o basculante fica fechado. Depois mande a foto da etiqueta: em geral se troca só a peça, e o valor vem de graça.",
        "Para trocar a engrenagem do motor [marca], o técnico desliga o circuito, prende a folha e tira a peça gasta. A externa sai do eixo; a interna, a coroa, pede abrir o redutor, limpar as lascas e pôr graxa nova. No fim, ele deixa {rack.clearance} de folga na cremalheira e regula o fim de curso.",
        "A engrenagem do motor [marca] se troca em três etapas: achar a peça gasta, montar outra do modelo exato e corrigir a folga ou o peso que a gastou. O serviço é feito com o disjuntor desligado e a folha presa, por técnico.",
        "Trocar a engrenagem do motor [marca] é serviço de técnico, porque há tensão da rede e a folha fica solta sem o motor. Ele compara a peça nova com a velha, monta, renova a graxa e regula a folga de {rack.clearance} com a cremalheira.",
        "Na troca da engrenagem do motor [marca], primeiro se corta a energia e se prende a folha. Depois sai a peça velha, do eixo ou de dentro do redutor, e entra outra igual. O técnico termina com {rack.clearance} de distância até a cremalheira e vários ciclos de teste.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de engrenagem gasta", "Motor gira e o portão não anda: a engrenagem"],
        slots: [
          [
            "O sinal mais claro é o motor girar com o som de sempre e a folha ficar parada, sem que ninguém tenha destravado. Antes disso costumam aparecer estalos em ritmo certo e farelo de nylon perto do motor.",
            "Quando a engrenagem acaba, o motor trabalha normalmente e o portão não sai do lugar. Nos dias anteriores ele dá pulos, estala em ritmo regular e solta raspas de nylon.",
            "Desconfie da engrenagem se o motor gira e a folha nem se mexe, com o motor travado. O aviso costuma vir antes, com som de catraca na partida e pó de plástico no chão.",
          ],
          [
            "Ao notar isso, desligue o disjuntor, porque cada tentativa arranca mais dentes e espalha lascas no redutor.",
            "Pare de acionar logo, pois os pedaços soltos podem travar a caixa e aumentar o conserto.",
            "Corte a energia nessa hora: com mais acionamentos, a quebra passa para a coroa e o eixo.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que gasta os dentes da engrenagem", "Por que a engrenagem quebra"],
        slots: [
          [
            "A causa principal é o esforço, por folha pesada, roldana gasta, pancada no batente ou cremalheira apoiada sobre os dentes. Graxa vencida e areia na caixa aceleram o desgaste, e motor de casa usado em prédio gasta antes da hora.",
            "Quase sempre o portão força o motor: a folha prende, bate no fim ou a cremalheira encosta na engrenagem. Falta de graxa, areia no redutor e uso acima do previsto completam o desgaste.",
            "Os dentes se gastam quando o motor puxa mais do que deveria, por roldana travada, folha empenada, choque no fim do curso ou cremalheira sem folga. Caixa sem graxa e areia encurtam ainda mais a vida da peça.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca a engrenagem", "Os passos da troca da engrenagem"],
        slots: [
          [
            "O serviço é de técnico, porque o motor trabalha com a tensão da rede e a folha precisa ficar presa. A troca da externa é curta, e a da coroa, de nylon ou bronze, soma a abertura do redutor.",
            "A troca não é tarefa de morador, pelo risco de choque e pelo peso da folha. A peça de fora sai do eixo em pouco tempo, e a de dentro costuma pedir bancada.",
            "Quem faz é o técnico, sem energia e com o portão preso para não correr. O tempo depende de qual engrenagem gastou, a de fora ou a do redutor.",
          ],
        ],
        steps: [
          "Desligar o disjuntor, prender a folha e ver qual engrenagem gastou.",
          "Soltar o motor e comparar a peça nova com a velha, em dentes, furo e material.",
          "Trocar a externa no eixo ou abrir o redutor, tirar as lascas e trocar a coroa com graxa nova.",
          "Deixar {rack.clearance} de folga entre a engrenagem e a cremalheira.",
          "Regular o fim de curso e fazer vários ciclos de teste.",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a engrenagem ou o motor", "Engrenagem nova ou motor novo"],
        slots: [
          [
            "Com o eixo e a carcaça firmes, a engrenagem nova basta. Se eles também gastaram, ou o motor chegou aos {trade.life}, compare com a troca, que em casa fica de {price.homeSwap}, com a mão de obra.",
            "A peça resolve em motor que ainda tem eixo e rolamentos bons. Com {trade.life} de uso, compare com o motor trocado em casa, que custa de {price.homeSwap}, serviço incluído.",
            "Enquanto só a engrenagem falhou, vale consertar. Se o redutor trincou, a peça não se acha ou o motor tem de {trade.life}, a troca residencial, de {price.homeSwap}, tende a ser melhor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa trocar a engrenagem?",
        answers: [
          "O valor soma a peça do modelo e a mão de obra. A externa sai por menos que a coroa interna, que obriga a abrir o redutor. Com a foto da etiqueta passamos o total.",
          "Depende de qual gastou: a de fora custa menos, e a de dentro leva mais horas de serviço. O modelo do motor, que está na etiqueta, define o preço da peça.",
          "São dois itens, a engrenagem do seu modelo e o serviço. Trocar a externa é o mais barato. A etiqueta do motor permite orçar os dois.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "O de correr ou de abrir, sim, se a folha está reta e o piso é nivelado, com o disjuntor desligado e o motor destravado. O basculante fica fechado até o técnico chegar.",
          "Só em folha de correr ou de abrir em bom estado, depois de desligar o disjuntor e soltar o motor. Basculante não se destrava, porque pode cair.",
          "Pode em portão de correr ou de abrir alinhado e sem rampa, com a energia cortada. Se for basculante, não mexa e espere o técnico.",
        ],
      },
      {
        question: "A engrenagem nova deve ser de nylon ou de metal?",
        answers: [
          "Use o mesmo material da original. O nylon quebra primeiro para poupar o resto, e o metal no lugar dele pode passar o estrago para o eixo ou para a coroa.",
          "Do mesmo material que veio no motor, porque a engrenagem de nylon cede antes do redutor, que é mais caro.",
          "A que o fabricante usa naquele modelo. Onde veio nylon, uma de metal transfere a quebra para peças mais caras.",
        ],
      },
      {
        question: "Engrenagem que gastou em um ano é normal?",
        answers: [
          "Não. Engrenagem do motor que gastou em um ano mostra folga errada na cremalheira ou folha pesada, porque em portão leve ela dura bem mais. Sem corrigir a causa, a próxima gasta igual.",
          "Gastar a engrenagem em um ano não é normal: a causa costuma ser cremalheira apertada, roldana ruim ou portão pesado. A troca só dura se isso for acertado na mesma visita.",
          "Um ano é pouco para a engrenagem de um motor de casa. Peça ao técnico para medir a folga da cremalheira e mover a folha na mão antes de montar outra.",
        ],
      },
      {
        question: "Serve engrenagem de outro modelo?",
        answers: [
          "Não, se mudam os dentes, o furo ou o material. A peça nova é comparada com a velha antes da montagem, porque dente parecido come a cremalheira.",
          "Só quando número de dentes, passo e furo são iguais. Uma engrenagem apenas parecida gasta a cremalheira e volta a espanar.",
          "Em geral não serve. É preciso que dentes, passo, furo e material coincidam com os da antiga, o que se confere com as duas na mão, senão a cremalheira se estraga.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da cremalheira ou do braço, tiradas por fora",
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
        "Dá para trocar só a engrenagem do motor, PPA ou outro, quando o resto do redutor está bom: a externa sai na mesma visita, em até {trade.smallRepair}, e a interna pede abrir o motor, quase sempre na bancada. Com eixo e rosca gastos, compare com a troca, de {price.homeSwap} em casa.",
        "Sim, quebrou a engrenagem, troca-se só ela na maioria dos motores. Se é a gasta por fora, o serviço é feito aí mesmo, em até {trade.smallRepair}; a de dentro, a coroa, leva o motor para a bancada, e só com redutor comido o motor novo, de {price.homeSwap}, compensa.",
        "Trocar apenas a engrenagem gasta sem mexer no resto compensa em motor de poucos anos, com a peça à venda e a carcaça sem trinca. A troca da externa sai na mesma visita; a interna exige desmontar o redutor. Motor acima de {trade.life} pede comparar com um novo.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Quando a peça basta e quando não", "Engrenagem ou motor: como decidir"],
        slots: [
          [
            "A peça basta se só os dentes se gastaram, com eixo firme e graxa sem pó de metal. Rosca sem fim gasta, eixo com folga ou carcaça trincada fazem a engrenagem nova durar pouco.",
            "Dente comido com eixo no lugar é reparo simples. Havendo metal moído na graxa, folga no eixo ou trinca, a conta pende para o motor novo.",
            "Eixo firme e redutor limpo pedem apenas a engrenagem. Quando o sem-fim, o eixo roscado que a gira, também se gastou, a peça nova acaba logo.",
          ],
          [
            "A causa se corrige junto: folha dura, batente ausente ou cremalheira apertada, cuja folga certa é de {rack.clearance}.",
            "Antes da peça, a folha volta a andar leve e a cremalheira fica a {rack.clearance}, senão quebra outra vez.",
            "Peso, pancada no fim e cremalheira sem os {rack.clearance} de folga são o que quebra; tudo isso é acertado na troca.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Na visita ou na bancada", "Quanto demora a troca da engrenagem"],
        slots: [
          [
            "A externa é o pinhão, que toca a cremalheira: sai por fora, em até {trade.smallRepair}, com a peça em mãos. A interna é a coroa do redutor, que pede desmontar, limpar e engraxar, e o prazo depende do estoque.",
            "O pinhão fica à vista e se troca no local, em até {trade.smallRepair}. Já a coroa está dentro da caixa de engrenagens, e o motor vai para a bancada até a peça chegar.",
            "Por fora é serviço de uma visita, até {trade.smallRepair}. Por dentro, o redutor é aberto, limpo e recebe graxa nova, com prazo dado conforme a peça.",
          ],
          [
            "Enquanto o motor está fora, o portão de correr ou de abrir, reto, funciona na mão; o basculante fica fechado.",
            "Sem o motor, a folha de correr ou de abrir se usa manualmente, e a do basculante permanece fechada e travada.",
            "Nesse período, só o portão que corre ou gira é usado na mão; basculante fica fechado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca de engrenagem", "Do que depende o valor da engrenagem"],
        slots: [
          [
            "Externa de nylon é a mais barata; coroa interna e peça de bronze custam mais, pela peça e pela desmontagem. Compatível sai por menos que a original, e rolamento ou trecho de cremalheira gasto soma.",
            "O lugar da peça faz o preço do serviço: pinhão é rápido, coroa exige abrir a caixa. O material faz o resto, com nylon abaixo do bronze, e retentor ou cremalheira gasta entram à parte.",
            "Custa menos o pinhão de nylon e mais a coroa de bronze, que obriga a desmontar. Somam rolamentos e cremalheira comida, e a original fica acima da compatível.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Engrenagem compatível serve?",
        answers: [
          "Serve, se número de dentes, furo e material forem iguais. Compare com a velha ao lado de uma régua.",
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
      {
        question: "Como sei se é a de dentro ou a de fora?",
        answers: [
          "A de fora se vê: dentes gastos junto à cremalheira. Se eles estão inteiros e o motor gira sem mover nada, é a interna.",
          "Olhe, sem tocar, o pinhão ao lado da cremalheira. Inteiro, com o motor girando em falso, indica a coroa.",
        ],
      },
      {
        question: "Qual a garantia da troca?",
        answers: [
          "O reparo tem os 90 dias da lei. Motor novo tem {warranty.motor}, com {warranty.installation} na instalação.",
          "Vale a garantia da lei para o conserto; se o motor for trocado, são {warranty.motor}.",
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
        "A diferença entre pinhão Z17 e Z15 é o número de dentes: Z significa a quantidade, então um tem 17 e o outro, 15. O maior deixa o portão uns 13% mais rápido e com menos força; troque sempre pelo mesmo Z, mesmo módulo e mesmo furo.",
        "Pinhão Z significa o número de dentes da engrenagem, que você descobre contando: Z14 tem 14, Z15 tem 15 e Z17 tem 17. Mais dentes dão velocidade e tiram força, e o contrário com menos; na troca, mantenha o Z, o módulo, que no portão de casa costuma ser 4, e o furo do eixo.",
        "Na engrenagem do motor, o Z do pinhão significa quantos dentes há: 14 no Z14, 15 no Z15, 17 no Z17. Módulo é o tamanho do dente e tem de combinar com a cremalheira; ao trocar, repita Z, módulo e furo, porque outro Z muda a velocidade e a altura da barra.",
        "Muda, sim: o pinhão Z18 tem um dente a mais que o Z17 e move a folha cerca de 6% mais rápido, com um pouco menos de força. A diferença quase não se nota, e a cremalheira precisa ser erguida para manter a folga. Por isso o certo é repor o mesmo número de dentes que veio no motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar o seu pinhão", "Dentes, módulo e furo"],
        slots: [
          [
            "A contagem é feita com o motor parado, o disjuntor desligado e a tampa no lugar, pelo lado da cremalheira. Quatro medidas bastam para comprar certo.",
            "Conte com a energia cortada, sem tirar a tampa. Estes são os quatro dados que o vendedor pede.",
            "Sem energia e com a tampa fechada, conta-se pelo lado da barra. Anote estes quatro pontos.",
          ],
        ],
        bullets: [
          "Dentes: é o Z, como 14, 15 ou 17",
          "Módulo: o do dente da cremalheira, em casa quase sempre 4, com passo de 12,6 mm",
          "Furo e chaveta: a medida do eixo do motor",
          "Largura do dente: igual ou maior que a da barra",
        ],
      },
      {
        about: "what",
        headings: ["O que muda com mais ou menos dentes", "Velocidade, força e altura"],
        slots: [
          [
            "De Z15 para Z17, a folha anda cerca de 13% mais por volta, e o motor perde essa fração de força. O pinhão maior também sobe o encaixe, então a cremalheira precisa ser erguida e a folga refeita.",
            "Passar de 15 a 17 dentes acelera em torno de 13%, à custa de força. O diâmetro cresce e obriga a mudar a altura da barra, com folga de {rack.clearance}.",
            "Mais dois dentes são uns 13% de velocidade e menos força na partida. Como a engrenagem fica maior, a barra sobe, e a folga volta a {rack.clearance}.",
          ],
          [
            "Folha pesada com pinhão maior faz o motor esquentar e capacitor e engrenagem gastarem mais. O fabricante escolhe o Z pela força, por isso a regra é repetir.",
            "Aumentar o pinhão em portão pesado aquece o motor e reduz a vida dele. O Z original é o equilibrado para aquela força.",
            "Portão pesado com mais dentes sobrecarrega o motor. O número original foi calculado para a força dele.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de pinhão gasto", "Quando trocar a engrenagem"],
        slots: [
          [
            "O sinal mais claro é o som normal com a folha parada, sem que ninguém tenha destravado o motor. Antes disso o portão anda aos pulos, e sobra pó de plástico perto da engrenagem.",
            "Motor girando com portão parado, estando travado, mostra dentes gastos. Trancos e raspas de nylon no chão são o aviso.",
            "Som de motor e folha parada, sem destravamento, indicam dente que não pega mais. O aviso são trancos e pó no chão.",
          ],
          [
            "Pare de acionar, porque pedaço solto trava o redutor. A troca, com a folha segura e o disjuntor desligado, costuma caber em {trade.smallRepair}, e a folga da cremalheira volta a {rack.clearance}.",
            "Insistir espalha pedaços pela caixa. O técnico troca com a energia cortada, em até {trade.smallRepair}, e acerta a barra.",
            "O melhor é não acionar de novo. O serviço leva cerca de {trade.smallRepair}, com a folga refeita no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr pinhão maior para abrir mais rápido?",
        answers: [
          "Não é indicado: o motor perde força, aquece e a cremalheira precisa ser erguida. Para velocidade, o caminho é um motor mais rápido.",
          "Melhor não. Dois dentes dão 13% de velocidade e tiram força, e a garantia do motor pode ser negada.",
        ],
      },
      {
        question: "Pinhão de outra marca serve?",
        answers: [
          "Se Z, módulo, furo e largura batem, sim. Furo errado gira em falso, e módulo diferente come a barra.",
          "Serve com as quatro medidas iguais. Conferir o furo e a chaveta evita o giro em falso.",
        ],
      },
      {
        question: "Quanto custa trocar o pinhão?",
        answers: [
          "A peça é simples, e o valor muda com o motor, porque alguns exigem abrir o redutor. Peça e serviço são orçados juntos; de nylon sai menos que de aço.",
          "Depende do motor: no que tira por fora, a conta é menor. Pinhão de nylon é mais barato que o de aço.",
        ],
      },
      {
        question: "O módulo é igual ao passo?",
        answers: [
          "São ligados: o passo é o módulo vezes 3,14. Módulo 4 dá cerca de 12,6 mm entre dentes, que é a medida fácil de conferir com régua.",
          "Um vem do outro: módulo vezes 3,14. Com 4, a distância entre dentes é de 12,6 mm.",
        ],
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
        "Coroa interna do portão gasta faz o motor girar com folga, estalar na partida e mover a folha aos pulos. Se eixo e rolamentos do redutor estão firmes, troca-se só a coroa, orçada pela etiqueta com a mão de obra; com vários gastos, compare com o motor novo, de {price.homeSwap} em casa.",
        "Quando a coroa interna do motor do portão está gasta, ele estala ao arrancar, gira com folga e a folha anda aos trancos. Com rolamentos e eixo bons, abre-se o redutor e troca-se a coroa, por orçamento; se eles também se foram, o motor novo sai de {price.homeSwap} em residência.",
        "A coroa interna gasta dá folga no giro, estalo no arranque e pulos na folha do portão. A troca dela, com o redutor aberto, costuma bastar se rolamentos e eixo não balançam, e o valor vem pela etiqueta. Do contrário, pese o motor inteiro, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Só a coroa ou o motor inteiro", "Quando a coroa nova basta"],
        slots: [
          [
            "A coroa nova basta quando o eixo não balança, os rolamentos giram lisos e a rosca sem-fim, que empurra a coroa, está inteira. Modelo fora de linha, carcaça trincada ou várias peças gastas pesam a favor do motor novo.",
            "Troca-se só a coroa se a rosca sem-fim, a peça que a faz girar, e os rolamentos seguem bons. O motor novo ganha quando há trinca na carcaça, desgaste em mais peças ou falta de reposição.",
            "Com eixo firme, rolamento liso e sem-fim, a rosca que move a coroa, em bom estado, a peça nova devolve a força. Já carcaça rachada, modelo sem peça e outros desgastes somados pedem a troca completa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da coroa interna", "Redutor aberto, limpo e engraxado"],
        slots: [
          [
            "O técnico desliga o circuito, prende a folha, tira o motor da base e abre o redutor, a caixa de engrenagens. Toda a graxa com raspas sai antes de a coroa do mesmo modelo entrar.",
            "Com a energia cortada e a folha presa, o motor é retirado e a caixa de engrenagens, o redutor, aberta. Limpa-se a graxa velha, cheia de raspas, e monta-se uma coroa igual.",
            "Primeiro se corta a energia e se prende a folha, e então o motor vai para a bancada. No redutor, a caixa das engrenagens, a graxa com raspas é toda removida, e a coroa nova, do mesmo modelo, é montada.",
          ],
          [
            "Depois o técnico confere o retentor, o anel que segura a graxa, e corrige o que gastou a coroa. As causas mais comuns são folha pesada, batida no fim do curso e falta de graxa.",
            "Antes de fechar, verifica-se o retentor, anel de borracha que veda a caixa. Por fim se procura a origem do desgaste, em geral peso na folha, fim de curso fora do ponto ou graxa seca.",
            "O retentor, vedação que impede a graxa de vazar, também é olhado. A peça nova só dura se a causa for corrigida: folha que pesa, pancada ao chegar no fim ou lubrificação vencida.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da coroa", "De que depende o valor do conserto"],
        slots: [
          [
            "O custo soma a coroa do modelo e o serviço de abrir, limpar e engraxar o redutor. Rolamento e retentor entram se estiverem ruins, e modelo antigo encarece pela peça difícil de achar.",
            "Entram na conta a peça e o trabalho de desmontar, lavar e engraxar a caixa. A soma cresce com retentor ou rolamentos gastos e com modelo fora de linha, de reposição rara.",
            "Peça e mão de obra são orçadas juntas, porque o serviço exige desmontar e limpar tudo por dentro. Pesam mais os motores antigos, sem coroa à venda, e os que pedem também rolamento ou retentor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando com a coroa gasta?",
        answers: [
          "Por pouco tempo, e só em portão de correr ou de abrir que ainda anda sem pulos. Com estalo forte ou giro em falso, desligue o disjuntor; o basculante fica parado até o conserto.",
          "Melhor não insistir, porque dentes soltos podem travar o redutor. Basculante não deve ser usado, e os demais só enquanto a folha anda inteira e sem tranco.",
        ],
      },
      {
        question: "Ainda existe coroa para o meu motor?",
        answers: [
          "Em geral, sim, nos modelos em linha. Para os antigos, procura-se uma compatível, com o mesmo número de dentes e diâmetro, a partir da etiqueta e da peça.",
          "Nos motores ainda fabricados, costuma haver. Em modelo fora de linha, tenta-se uma coroa paralela de igual diâmetro e mesmos dentes.",
        ],
      },
      {
        question: "A coroa interna é a mesma engrenagem que toca a cremalheira?",
        answers: [
          "Não. A que toca a cremalheira é a engrenagem de saída, do lado de fora, e a coroa fica dentro do redutor, em banho de graxa. As duas se gastam e se trocam separadas.",
          "São peças diferentes: a coroa trabalha escondida na caixa do motor, e a engrenagem externa puxa a barra dentada. Se a de fora não gira, a suspeita é a de dentro.",
        ],
      },
      {
        question: "Quanto dura a coroa nova?",
        answers: [
          "Depende do peso da folha e do uso, e ela pode acompanhar a vida do motor, de {trade.life}. Folha leve, fim de curso certo e graxa em dia evitam nova troca cedo.",
          "Com folha equilibrada e graxa renovada, a peça costuma seguir junto do motor, que vive de {trade.life}. Portão pesado ou batendo no fim encurta esse prazo.",
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
        "A engrenagem de nylon ou a coroa de bronze do motor [marca] se acha pelo modelo da etiqueta, com os mesmos dentes, furo do eixo e altura da gasta. Vendemos a peça e fazemos a troca; a externa é a mais barata, a interna exige abrir o redutor, e peça com serviço são orçados pela foto.",
        "Vendemos e trocamos engrenagem de nylon, bronze ou metal para motor [marca], inclusive pinhão e coroa, desde que dentes, furo e altura sejam iguais aos da que saiu. O pinhão externo custa menos que a coroa interna, que pede o redutor aberto; a foto da peça gasta e da etiqueta dá o orçamento.",
        "Quando os dentes da engrenagem do motor [marca] gastaram, troca-se só ela, de nylon ou bronze conforme o material de fábrica, e o motor continua. Com a foto da etiqueta e da peça dizemos se há a engrenagem, quanto custa e quanto soma a troca, menor no pinhão e maior na coroa interna.",
      ],
      price: [
        "O preço da engrenagem do motor [marca] depende da peça: o pinhão de nylon, externo, é o mais barato; a coroa de nylon vem depois e a de bronze custa mais. A mão de obra também muda, porque a interna exige abrir o redutor; mande foto da etiqueta para o valor, sem custo.",
        "Engrenagem de nylon para motor [marca] custa menos que a coroa de bronze, e a peça externa menos que a interna, que obriga a abrir e limpar o redutor. Peça e troca são orçadas juntas pela foto da etiqueta e da engrenagem gasta.",
      ],
      repair: [
        "Trocamos a engrenagem de nylon ou a coroa de bronze do motor [marca]: o pinhão sai por fora, e a peça interna pede abrir o redutor, limpar e pôr graxa nova. Antes se confere por que ela gastou, em geral folha pesada ou cremalheira apertada, para a nova durar; peça e serviço vêm no mesmo orçamento.",
        "Na troca da engrenagem do motor [marca], de nylon, bronze ou metal, a nova tem os mesmos dentes e furo, e o eixo é conferido junto, porque gasto ele come a próxima. O pinhão leva menos tempo que a coroa, montada dentro do redutor, e o valor vem antes, pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a engrenagem servir no motor", "O que conferir antes de comprar a engrenagem"],
        slots: [
          [
            "Só a marca não basta, porque o mesmo fabricante usa peças diferentes de um modelo para outro. Compare estes pontos.",
            "Duas engrenagens da mesma marca podem parecer iguais e não entrar no eixo. Por isso vale olhar quatro coisas.",
            "O fabricante muda de peça conforme a linha e o ano do motor. Antes da compra, anote o que segue.",
          ],
        ],
        bullets: [
          "Modelo completo na etiqueta do motor",
          "Externa, que toca a cremalheira, ou coroa interna do redutor",
          "Número de dentes, altura e furo do eixo",
          "Material de fábrica: nylon, bronze ou aço",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de engrenagem gasta", "Como saber que os dentes gastaram"],
        slots: [
          [
            "O motor gira com o som normal e a folha não sai do lugar, sem ninguém ter destravado. Dias antes o portão costuma andar aos pulos, com raspas de nylon no chão e som de catraca.",
            "Folha parada com o motor funcionando, estando a chave travada, indica dente comido ou quebrado. O aviso vem antes, em trancos, estalos ritmados e pó de plástico perto da máquina.",
            "Estalo de catraca, saltos na partida e raspas no piso denunciam os dentes. No fim, o motor faz o barulho de sempre e o portão não anda, mesmo travado.",
          ],
          [
            "Pare de acionar e desligue o disjuntor, porque o pedaço que se solta pode travar o redutor. Uma engrenagem trocada a tempo evita abrir a caixa inteira.",
            "Insistir espalha pedaços pela caixa e estraga o resto, então deixe o disjuntor desligado até a troca. Quanto antes se para, menos peças entram na conta.",
            "Com esses sinais, cada tentativa arranca mais material e pode prender o redutor. Desligue no quadro e espere o conserto.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a engrenagem gasta", "O que corrigir antes de pôr a nova"],
        slots: [
          [
            "Dente comido costuma denunciar folha pesada, roldana presa ou cremalheira apertada contra o pinhão. Na montagem, a folga entre os dois fica em {rack.clearance}.",
            "A causa quase sempre está fora do motor: portão duro, roda travada ou cremalheira encostada. A distância certa até a engrenagem é de {rack.clearance}.",
            "Roldana ruim, folha que pesa e cremalheira sem folga comem os dentes. Ao montar a peça, deixam-se {rack.clearance} entre ela e a barra.",
          ],
          [
            "Fique com o material de fábrica: o nylon cede antes do eixo e é silencioso, o bronze aguenta mais carga e pede graxa em dia.",
            "Quanto ao material, siga o original. Nylon protege o resto porque quebra primeiro; bronze suporta mais peso, mas sem graxa gasta o eixo.",
            "Nylon trabalha quieto e poupa o redutor ao ceder primeiro, enquanto o bronze carrega mais e exige lubrificação. O certo é repetir o que o motor trazia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Engrenagem original ou compatível?",
        answers: [
          "As duas servem se dentes, furo e material forem iguais. A original costuma custar mais, e a compatível resolve bem em motor comum.",
          "Tanto faz, desde que as medidas e o material coincidam. A paralela sai por menos; em modelo raro, às vezes só há uma das duas.",
        ],
      },
      {
        question: "Dá para comprar só a peça, sem a troca?",
        answers: [
          "Dá, a peça é vendida avulsa. A coroa interna convém que o técnico monte, porque o redutor precisa ser limpo e receber graxa.",
          "Sim. Pinhão externo é troca simples; já a interna pede abrir o redutor, e vale deixar com quem tem a ferramenta.",
        ],
      },
      {
        question: "Posso trocar nylon por bronze?",
        answers: [
          "Só se o fabricante prevê para o seu modelo. Em casa, o nylon de fábrica atende e faz menos barulho; o bronze errado passa o tranco para o eixo.",
          "Não sem conferir, porque o redutor foi calculado para um material. Bronze no lugar do nylon pode gastar o sem-fim, o eixo roscado que gira a coroa.",
        ],
      },
      {
        question: "Compensa trocar a engrenagem ou o motor?",
        answers: [
          "A engrenagem, quase sempre. Se eixo e rolamentos também estão gastos, compare com o motor trocado, de {price.homeSwap} em casa, com mão de obra.",
          "Enquanto o resto está bom, a engrenagem. Com o redutor inteiro comido, o motor novo com serviço, de {price.homeSwap} em casa, pode render mais.",
        ],
      },
    ],
    photo: "fotos da engrenagem gasta, de frente e de lado, e da etiqueta do motor",
  },
  {
    id: "engrenagem-rossi-nano",
    broader: "engrenagem",
    label: "Engrenagem do Rossi DZ Nano",
    phrase: "a engrenagem do Rossi DZ Nano",
    asks: [
      ...combine(
        ["engrenagem", "engrenagem nylon", "coroa", "coroa nylon", "pinhão", "trocar engrenagem", "engrenagem motor"],
        ["nano", "dz nano", "rossi nano", "rossi dz nano"],
      ),
      "kit engrenagem nano",
      "engrenagem nano turbo",
      "engrenagem interna nano",
      "engrenagem externa nano",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e trocamos a engrenagem de nylon do motor Rossi DZ Nano, desde que a peça nova tenha os mesmos dentes, furo e altura da antiga. O Nano usa duas: a externa, que toca a cremalheira, e a interna, dentro do redutor. O orçamento sai de graça pela foto da peça gasta e da etiqueta.",
        "A engrenagem de nylon do Rossi DZ Nano é escolhida pela versão da etiqueta, Nano ou Nano Turbo, e pela contagem dos dentes da peça que saiu. Vendemos a peça avulsa ou já trocada, e o valor é informado por foto, sem custo. A externa custa menos que a interna, porque esta exige abrir o redutor.",
      ],
      price: [
        "O preço da engrenagem de nylon do Rossi DZ Nano é informado pela foto da peça e da etiqueta, sem custo, porque a externa e a interna têm valores diferentes. A externa, que toca a cremalheira, é a mais barata; a interna soma a mão de obra de abrir, limpar e engraxar o redutor.",
        "A engrenagem do DZ Nano custa conforme a posição: a externa tem peça e troca mais baratas, e a interna pede a abertura do redutor. Mande a foto dos dentes gastos e da etiqueta do motor Rossi, e respondemos com o valor da peça e da troca.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como acertar a engrenagem do DZ Nano", "O que conferir antes de comprar"],
        slots: [
          [
            "A Rossi fez mais de uma versão do Nano, e engrenagens parecidas podem não encaixar no eixo. Confira estes pontos com o disjuntor desligado e sem abrir a tampa do motor.",
            "O nome Nano na carcaça não basta, porque a peça muda com a versão e com a época. Com a energia cortada, anote ou fotografe o que segue.",
          ],
        ],
        bullets: [
          "Nome completo da etiqueta: DZ Nano ou DZ Nano Turbo",
          "Posição: externa, junto da cremalheira, ou interna, no redutor",
          "Número de dentes, contado na peça antiga",
          "Diâmetro do furo, altura e o rasgo ou pino que a prende ao eixo",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de engrenagem gasta no Nano", "Quando o problema é a engrenagem"],
        slots: [
          [
            "O motor gira com o som de sempre e a folha não sai do lugar, mesmo com a chave travada. Antes disso aparecem estalos ritmados, trancos e pó de nylon embaixo do motor. Pare de acionar, porque um pedaço solto pode travar o redutor.",
            "Estalos como de catraca, folha que anda aos pulos e raspas claras no chão indicam dentes gastos. No fim, o motor funciona e o portão não se mexe. Desligue o disjuntor, para os pedaços não estragarem o resto.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que fazer para a nova durar", "Por que a engrenagem do Nano gasta"],
        slots: [
          [
            "O Nano é um motor compacto, e a folha pesada gasta os dentes cedo. Antes de montar a peça nova, o técnico confere as roldanas e o trilho e deixa {rack.clearance} de folga entre a engrenagem e a cremalheira, que é a barra dentada da folha.",
            "Roldana presa, trilho sujo e cremalheira apertada são as causas mais comuns. Na troca, a barra dentada da folha, chamada de cremalheira, é afastada {rack.clearance} da engrenagem em todo o percurso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr engrenagem de metal no lugar da de nylon?",
        answers: [
          "Só se o fabricante prevê. O nylon é feito para ceder antes do eixo e do redutor, e a peça de metal leva o tranco para dentro do motor.",
          "Não é indicado. Com metal, quem passa a quebrar é o eixo ou a coroa interna, que são mais caros que a engrenagem de nylon.",
        ],
      },
      {
        question: "Vale trocar a engrenagem ou o motor DZ Nano inteiro?",
        answers: [
          "Se só os dentes gastaram, a engrenagem. Com eixo e rolamento gastos também, compare com a troca do motor, de {price.homeSwap} em casa, com mão de obra.",
          "A engrenagem resolve na maioria dos casos. O motor novo, de {price.homeSwap} em casa com a troca, compensa quando o redutor todo está gasto.",
        ],
      },
      {
        question: "Serve engrenagem compatível no Nano?",
        answers: [
          "Serve, se dentes, furo, altura e material forem os mesmos. A compatível costuma custar menos que a da Rossi.",
          "Sim, com as mesmas medidas. Compare a peça nova com a antiga antes de montar, dente por dente.",
        ],
      },
    ],
    photo: "fotos da engrenagem gasta, de frente e de lado, e da etiqueta do motor",
  },
];
