import type { Concept } from "#domain/knowledge/concept.ts";

export const redutor: Concept = {
  id: "redutor",
  kind: "part",
  label: "Redutor",
  phrase: "o redutor do motor",
  words: [
    "redutor",
    "caixa de redução",
    "caixa redutora",
    "motorredutor",
    "redução do motor",
    "coroa e sem fim",
    "óleo do redutor",
    "vazamento de óleo do motor",
  ],
  intent: "repair",
  answers: {
    any: [
      "O redutor do motor é a caixa de engrenagens que troca velocidade por força para mover o portão. Quando ronca ou quebra, muitas vezes tem conserto, com coroa, rolamento e óleo novos. Se a carcaça trincou, a troca do motor em casa, com mão de obra, fica de {price.homeSwap}.",
      "Um redutor de motor de portão com defeito ronca, vaza óleo ou gira em falso, e se repara trocando coroa, rolamento e retentor, que é a vedação do eixo. Só a carcaça ou o eixo comprometido leva ao motor novo, de {price.homeSwap} em residência, já com o serviço.",
      "O redutor, ou caixa de redução do portão, costuma ter conserto: o técnico abre, limpa e troca as peças gastas. Se alguém condenou o seu, peça para ver a coroa, o eixo e a carcaça. Um motor novo, quando é preciso, custa de {price.homeSwap} em casa, instalado.",
    ],
    buying: [
      "Redutor de motor de portão se compra pelo modelo da etiqueta, porque eixo, furação e coroa mudam até na mesma marca. Muitas vezes basta a coroa ou o rolamento, e vendemos a peça com a troca. Se a carcaça trincou, o motor novo em casa fica de {price.homeSwap}, com mão de obra.",
      "Vendemos e recuperamos redutor de motor de portão: pela foto da etiqueta e do ponto do vazamento ou da quebra, dizemos se a caixa tem peça e quanto custa. Quando a conta se aproxima de um motor novo, de {price.homeSwap} na troca em casa, avisamos antes.",
    ],
    price: [
      "O preço do conserto do redutor soma coroa, rolamentos, retentor, óleo e mão de obra de bancada, e costuma ficar abaixo da troca do motor, de {price.homeSwap} em casa. Trocar só a vedação e o óleo custa menos que trocar coroa e rolamento, e o valor se define com a caixa aberta.",
      "O preço para consertar o redutor do portão depende da peça: o retentor, que segura o óleo, é o mais barato, e a coroa e os rolamentos vêm depois. O máximo é o motor novo, de {price.homeSwap} em residência, com mão de obra, que compensa se a carcaça trincou.",
      "O valor do redutor do motor muda com o que se encontra na caixa: vedação e óleo são a parte barata, e coroa e eixo, a cara. A peça e o serviço são orçados juntos. Como comparação, a troca do motor em casa, com mão de obra, fica de {price.homeSwap}.",
    ],
    repair: [
      "Vale consertar o redutor quebrado do motor de portão quando só coroa, rolamento ou retentor se gastaram e há peça para o modelo. Se a carcaça ou o eixo quebrou, o motor novo compensa mais, e a troca em casa custa de {price.homeSwap}, com mão de obra. O técnico abre e mede a caixa antes de decidir.",
      "Consertar o redutor, na maioria das vezes, é colocar coroa, rolamento e lubrificante novos e corrigir o que forçou a caixa, como uma cremalheira apertada. O motor novo só é preciso com a carcaça trincada, e a troca em residência fica de {price.homeSwap}, com o serviço.",
      "Um redutor de portão com ronco, vazamento ou engrenagem gasta é recuperado com as peças do modelo. Quando elas não existem mais ou o eixo entortou, a saída é o motor novo, que já trocado custa de {price.homeSwap} em casa, com a mão de obra.",
    ],
    "how-to": [
      "Abrir o redutor do motor não é tarefa para fazer em casa, porque há eixo sob esforço, óleo próprio e peças com ajuste fino. O que você pode fazer é escutar um ciclo, procurar mancha de óleo na base e desligar o disjuntor até a revisão.",
      "Para reconhecer um redutor gasto, ouça o motor durante um ciclo inteiro e olhe o chão embaixo dele. Ronco contínuo ou óleo indicam desgaste na caixa de engrenagens. Quem a abre é o técnico, porque ela segura o peso do portão.",
    ],
    question: [
      "O redutor é a caixa de engrenagens do motor, e o que fazer depende da peça gasta: coroa, rolamento e retentor são trocados. O motor inteiro só se troca quando a carcaça ou o eixo trincou ou falta peça, e em casa a troca fica de {price.homeSwap}, com mão de obra.",
      "Sim, o redutor com defeito costuma ter conserto, com engrenagens e óleo novos. Não use o portão enquanto ele ronca ou vaza, porque o desgaste acelera. Se não houver peça do modelo, a troca do motor em residência custa de {price.homeSwap}, com o serviço.",
      "Depende da peça gasta no redutor: coroa e rolamento têm conserto, e carcaça trincada não tem. Peça ao técnico para ver o que se gastou antes de aprovar. No segundo caso, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
    ],
  },
  line: [
    "Ronco contínuo e mancha de óleo embaixo do motor apontam para o redutor.",
    "A cremalheira apertada sobre a engrenagem força o redutor.",
    "O redutor pode ser reparado com coroa, rolamento e retentor, se a carcaça estiver boa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o redutor trabalha", "O que há dentro da caixa de redução", "Para que serve o redutor"],
      slots: [
        [
          "O eixo do motor termina em um sem-fim, uma rosca que gira a coroa bem mais devagar e com mais força. Muitas voltas do motor se transformam em poucas na saída, e com elas a folha pesada se move.",
          "Uma rosca, o sem-fim, e uma engrenagem, a coroa, trocam a velocidade do motor por força. Sem essa caixa, ele giraria rápido demais e não moveria o portão.",
          "Dentro do redutor, o giro rápido do sem-fim, uma rosca, move a coroa devagar. A perda de velocidade se transforma na força que empurra a folha.",
          "A caixa reduz o giro do motor por meio de uma rosca e de uma engrenagem, a coroa. O que se perde em velocidade se ganha em força para mover o portão.",
        ],
        [
          "Os rolamentos sustentam os eixos, e o retentor, uma vedação de borracha, segura o óleo ou a graxa. Em muitos motores o redutor também prende a folha sem energia, e por isso existe a chave de destravar.",
          "Óleo, retentor e rolamento mantêm o conjunto silencioso. Como a coroa quase não gira ao contrário, o portão fica preso com o motor parado, até alguém usar a chave.",
          "O retentor guarda o lubrificante, e os rolamentos mantêm o eixo no centro. Quando falta luz, é o redutor que deixa o portão travado, e a chave de destravamento o solta.",
          "Lubrificante, retentor e rolamento conservam a caixa por dentro. O par de engrenagens ainda segura a folha parada, o que obriga a destravar o motor para movê-la na mão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de redutor gasto",
        "Ronco, óleo no chão e eixo com folga",
        "Quando o redutor precisa de revisão",
      ],
      slots: [
        [
          "Um ronco contínuo durante todo o curso e uma mancha de óleo embaixo do motor são os sinais mais comuns de redutor gasto. Quando o motor gira e a folha não anda, os dentes da coroa já se perderam.",
          "O redutor gasto avisa por um ruído constante, por óleo na base e por folga no eixo de saída. No estágio final, o motor funciona e o portão fica parado, porque a engrenagem perdeu os dentes.",
          "Ronco contínuo, óleo no chão e engrenagem externa com folga são os três sinais. O giro em falso vem por último, com dentes gastos ou chaveta partida, a peça que prende a engrenagem ao eixo.",
          "Escute e olhe: ruído constante e mancha escura no piso apontam para o redutor. Se o motor roda e o portão não sai do lugar, a coroa perdeu os dentes.",
        ],
      ],
      bullets: [
        "Ronco contínuo em todo o curso: coroa ou rolamento gasto",
        "Óleo ou graxa na base: retentor vencido",
        "Eixo de saída com folga: rolamento gasto",
        "Motor gira e a folha não anda: coroa ou chaveta",
        "Carcaça muito quente: falta de óleo ou atrito",
      ],
    },
    {
      about: "causes",
      headings: [
        "O que desgasta o redutor",
        "Por que a caixa de redução se estraga",
        "Esforço e falta de óleo no redutor",
      ],
      slots: [
        [
          "O peso apoiado no eixo é o que mais desgasta: quando a cremalheira perde a folga de {rack.clearance}, a carga do portão passa para a caixa. A batida no batente, a cada fechamento, também castiga os dentes.",
          "Uma cremalheira apertada, sem {rack.clearance} de folga, força a coroa e o rolamento. A folha que baixa por roldana gasta e o tranco no fim do curso têm o mesmo efeito.",
          "Quando a folha pesa sobre a engrenagem, o eixo recebe uma carga que não é dele. A folga certa na cremalheira, {rack.clearance}, evita o problema, e o fim de curso bem regulado evita a pancada.",
          "Carga no eixo e tranco no fim do curso são as causas mecânicas. A primeira vem da cremalheira sem os {rack.clearance} de folga, e a segunda, do fim de curso desregulado.",
        ],
        [
          "Óleo velho, pouco ou com água faz a coroa trabalhar quente e enferruja os rolamentos. Um motor de casa usado em prédio também gasta o redutor antes da hora.",
          "A água que entra pela tampa estraga o lubrificante, e o vazamento passa despercebido até o ronco aparecer. Mais aberturas por dia que o previsto aceleram o desgaste.",
          "A falta de óleo, quase sempre por retentor vencido, deixa as engrenagens trabalharem a seco. Muitas aberturas por dia em um motor residencial completam o desgaste.",
          "Sem lubrificante bom, a caixa aquece e se gasta depressa. O mesmo acontece com um motor residencial usado o dia inteiro em garagem coletiva.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que observar no redutor",
        "Verificação do redutor sem abrir a caixa",
        "O que ouvir e olhar no redutor",
      ],
      slots: [
        [
          "Nenhuma destas observações exige abrir tampa ou soltar parafuso. Não complete o óleo por conta própria, porque produtos diferentes não se misturam e podem atacar o retentor.",
          "Escute o motor na partida e procure óleo no chão, sem abrir a caixa. Mantenha as mãos longe da engrenagem enquanto houver energia e não acrescente lubrificante.",
          "Sem desmontar nada, você já reúne o que o técnico precisa saber. O óleo ou a graxa certa é a do manual do modelo, e misturar produtos estraga a vedação.",
          "Ouça de longe e só se aproxime com o disjuntor desligado. A caixa deve ficar fechada, e o lubrificante, que muda conforme o modelo, é reposto pelo técnico.",
        ],
      ],
      steps: [
        "Filme um ciclo com som, a uma distância segura da folha.",
        "Desligue o disjuntor do motor.",
        "Olhe a base e o piso, procurando óleo, graxa ou limalha.",
        "Fotografe a etiqueta com o modelo e as manchas encontradas.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Revisão do redutor pelo técnico",
        "O que é feito com a caixa aberta",
        "Recuperar o redutor ou trocar o motor",
      ],
      slots: [
        [
          "Com a energia cortada e a folha presa, o técnico separa o motor da transmissão e verifica a folga do eixo. A caixa é lavada, e coroa, rolamentos e retentor são trocados conforme o desgaste.",
          "O técnico firma a folha, solta o motor e compara o ruído livre e com o portão. Depois abre a caixa, retira a limalha e monta as peças do modelo com óleo novo.",
          "Folha presa e circuito desligado vêm antes de tudo. Na bancada, o óleo sujo é retirado por completo, porque um resto de metal gastaria a coroa ou o rolamento novo.",
          "Primeiro se prende o portão, e depois se retira o motor. A caixa é lavada, recebe peças novas onde há desgaste e a quantidade certa de lubrificante.",
        ],
        [
          "Se a carcaça ou o eixo não tem conserto, a comparação é com a troca do motor, de {price.homeSwap} em casa, com mão de obra. Em motor perto de {trade.life} de uso, a troca costuma compensar mais.",
          "Carcaça trincada ou eixo torto levam ao motor novo, de {price.homeSwap} em residência, instalado. A vida média de um motor é de {trade.life}, e a idade do seu ajuda a decidir.",
          "O limite do conserto é a carcaça, que não se recupera quando trinca. O motor novo, já trocado em casa, custa de {price.homeSwap}, com o serviço.",
          "Peças de desgaste são trocadas, mas uma carcaça trincada condena o conjunto. Um motor novo, montado em casa, fica de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vazamento de óleo no motor do portão é grave?",
      answers: [
        "Sim, o vazamento de óleo precisa de conserto logo, porque com pouco óleo a coroa se gasta rápido. Trocar o retentor custa menos que refazer o redutor.",
        "Ainda não é uma pane, mas pode virar. O retentor deve ser trocado e o óleo reposto antes que os dentes do redutor trabalhem a seco.",
        "É grave se o portão continuar em uso. Desligue o disjuntor, limpe o chão para ver se a mancha volta e peça a troca do retentor.",
      ],
    },
    {
      question: "Qual óleo usar no redutor?",
      answers: [
        "O redutor usa o óleo que o manual do motor indica, no tipo e na quantidade. Alguns modelos usam graxa, e misturar prejudica o retentor.",
        "Depende do modelo: alguns redutores usam óleo, e outros, graxa. A reposição faz parte da revisão do técnico.",
        "Só o que o manual indica, porque um produto errado ataca o retentor e a engrenagem de náilon.",
      ],
    },
    {
      question: "Compensa consertar o redutor ou trocar o motor?",
      answers: [
        "Compensa consertar o redutor quando só coroa, rolamento ou retentor se gastaram. Com carcaça ou eixo danificado, ou motor com mais de {trade.life}, a troca é melhor.",
        "Depende do que se encontra na caixa: peça de desgaste se troca, e carcaça trincada em motor antigo leva a um motor novo.",
        "O conserto compensa em motor novo com uma peça gasta. Em motor velho com várias, a troca dá {warranty.motor} de garantia no motor.",
      ],
    },
    {
      question: "Por que o portão fica travado sem energia?",
      answers: [
        "O portão fica travado sem energia porque o redutor não deixa a folha girar o motor ao contrário. Para mover na mão existe a chave, só em folha equilibrada e sem defeito.",
        "É efeito do redutor: coroa e sem-fim seguram a folha. Com o disjuntor desligado, a chave libera o portão de correr ou de abrir; um basculante com defeito não se solta.",
        "Porque as engrenagens seguram a folha. A chave de destravamento solta a transmissão, e no basculante só pode ser usada com cabos e contrapeso em ordem.",
      ],
    },
    {
      question: "Motor esquentando pode ser o redutor?",
      answers: [
        "Sim, o motor esquentando pode ter como causa o redutor: falta de óleo, rolamento preso ou cremalheira apertada aumentam o atrito. Folha pesada também aquece.",
        "Pode, se a caixa esquenta mais que o corpo do motor. O técnico separa o atrito mecânico de uma causa elétrica.",
        "Pode. A caixa quente indica atrito, e o corpo do motor quente, causa elétrica ou esforço da folha.",
      ],
    },
  ],
  photo: "um vídeo com o som do motor, foto da etiqueta e da mancha de óleo, se houver",
  related: ["engrenagem", "rolamento", "lubrificacao", "barulho", "motor", "cremalheira"],
  topic: "motor-de-portao-fazendo-barulho",
};
