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
      "O redutor do motor é a caixa de redução, as engrenagens que trocam a velocidade do motor por força para mover o portão. Quando quebrou ou está roncando, muitas vezes tem conserto com coroa, rolamento e óleo novos; se a carcaça trincou, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
      "Redutor do motor de portão com problema ronca, vaza óleo ou gira em falso, e a caixa de engrenagens gasta se repara trocando coroa, rolamento e retentor. Só carcaça ou eixo comprometido leva ao motor novo, de {price.homeSwap} em residência, já com o serviço.",
      "A caixa de redução do portão, o redutor, costuma ter conserto: abre-se, limpa-se e trocam-se as peças gastas. Se o técnico disse que é o redutor, peça para ver coroa, eixo e carcaça; motor novo, quando preciso, sai de {price.homeSwap} em casa, instalado.",
    ],
    price: [
      "O preço do conserto do redutor soma coroa, rolamentos e retentor, o óleo e a mão de obra de bancada, e costuma ficar abaixo da troca do motor, que em casa é de {price.homeSwap}. Só retentor e óleo custam menos que coroa e rolamento, e o valor fecha com a caixa aberta.",
      "Consertar a caixa de redução do portão custa conforme a peça: retentor é o mais barato, coroa e rolamentos vêm depois. O teto é o motor novo, de {price.homeSwap} em residência, com mão de obra, que compensa se a carcaça trincou.",
      "Quanto custa o redutor do motor depende do que a caixa mostrar: vedação e óleo são a parte barata, coroa e eixo, a cara. Peça e serviço são orçados juntos por foto e vídeo, e a comparação é a troca do motor, {price.homeSwap} em casa.",
    ],
    repair: [
      "Vale consertar o redutor quebrado do motor de portão quando só coroa, rolamento ou retentor se gastaram e há peça para o modelo. Se a carcaça ou o eixo quebrou, o motor novo compensa mais: a troca em casa custa de {price.homeSwap}, com mão de obra. Quem mostra é a caixa aberta, que o técnico limpa e mede.",
      "Redutor do motor quebrou? Na maioria das vezes a caixa de redução se recupera com coroa, rolamento e lubrificante novos, e depois se corrige o que forçou, como cremalheira apertada. Motor novo só com carcaça trincada, de {price.homeSwap} em residência.",
      "Consertamos redutor de portão eletrônico com ronco, vazamento ou caixa de engrenagens gasta, trocando as peças do modelo. Quando não há peça ou o eixo entortou, o motor trocado, com o serviço, sai de {price.homeSwap} em casa.",
    ],
    "how-to": [
      "Abrir o redutor do motor não é tarefa para casa: há eixo sob esforço, óleo próprio e peças com ajuste fino. Você pode escutar um ciclo, procurar mancha de óleo na base e desligar o disjuntor até a revisão da caixa de redução.",
      "Para reconhecer o redutor gasto, ouça o motor num ciclo inteiro e olhe o chão embaixo dele. Ronco contínuo ou óleo indicam a caixa de engrenagens, que o técnico abre, porque o portão preso a ela tem peso.",
    ],
    question: [
      "O redutor é a caixa de engrenagens do motor, e o que fazer depende da peça gasta: coroa, rolamento e retentor se trocam. Motor inteiro só quando a carcaça ou o eixo trincou, ou falta peça, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Sim, a caixa de redução com defeito costuma ter conserto, com engrenagens e óleo novos. Não use o portão com o redutor roncando ou vazando, porque o desgaste acelera; se não houver peça, o motor novo custa de {price.homeSwap} em residência.",
      "Se o técnico disse que é o redutor, peça para ver o que está gasto: coroa e rolamento se consertam, carcaça trincada não. Nesse último caso, trocar o motor da casa sai de {price.homeSwap}, com instalação.",
    ],
  },
  line: [
    "Ronco contínuo e mancha de óleo embaixo do motor apontam para o redutor.",
    "Cremalheira apertada sobre a engrenagem força o redutor.",
    "O redutor pode ser reparado com coroa, rolamento e retentor, se a carcaça estiver boa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o redutor trabalha", "O que há dentro da caixa de redução", "Para que serve o redutor"],
      slots: [
        [
          "O eixo do motor termina num sem-fim, uma rosca que gira a coroa bem mais devagar e com mais força. Muitas voltas do motor viram poucas na saída, e é isso que move a folha pesada.",
          "Uma rosca sem-fim e uma coroa fazem a troca de velocidade por força. Sem essa caixa, o motor giraria rápido demais e não moveria o portão.",
          "Dentro da caixa, a coroa anda devagar, movida pelo giro rápido do sem-fim. Velocidade vira força, e a folha anda.",
          "A caixa reduz o giro do motor por meio de uma rosca e de uma engrenagem, a coroa. O que se perde em velocidade se ganha em força.",
        ],
        [
          "Rolamentos sustentam os eixos, e o retentor segura o óleo ou a graxa. Em muitos motores a redução também prende a folha sem energia, e por isso existe a chave de destravar.",
          "Óleo, retentor e rolamento mantêm o conjunto silencioso. Como a coroa quase não gira ao contrário, o portão fica preso com o motor parado.",
          "A vedação guarda o lubrificante, e os rolamentos mantêm o eixo no centro. É a redução que trava o portão quando falta luz.",
          "Três coisas cuidam da caixa: lubrificante, retentor e rolamento. E o par de engrenagens ainda segura a folha parada, até a chave soltar a transmissão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de redutor gasto", "Ronco, óleo no chão e eixo com folga", "Quando o redutor pede revisão"],
      slots: [
        [
          "Ronco grave e igual do começo ao fim do curso costuma vir da caixa, e mancha de óleo na base mostra retentor vencido. Motor que gira sem mover a folha pode ter a coroa sem dentes.",
          "Som de moagem que acompanha o giro indica coroa ou rolamento gasto. Óleo escorrendo é aviso de que as engrenagens trabalham com pouca proteção.",
          "Os três sinais são ronco contínuo, óleo no chão e engrenagem externa bamba. Giro em falso é o estágio final, com dentes comidos ou chaveta partida.",
          "Escute e olhe: ruído constante e mancha escura apontam para o redutor. Se o motor roda e o portão fica, a coroa perdeu os dentes.",
        ],
      ],
      bullets: [
        "Ronco contínuo em todo o curso: coroa ou rolamento",
        "Óleo ou graxa na base: retentor vencido",
        "Eixo de saída com folga: rolamento no fim",
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
          "O peso apoiado no eixo é o maior inimigo: cremalheira com menos de {rack.clearance} de folga passa a carga do portão para a caixa. Batida no batente a cada fechamento soma pancada aos dentes.",
          "Cremalheira apertada, com folga menor que {rack.clearance}, força coroa e rolamento. Folha que baixa por roldana gasta faz o mesmo.",
          "Quando a folha pesa na engrenagem, o eixo recebe carga que não é dele. A folga certa na cremalheira, {rack.clearance}, evita isso.",
          "Carga no eixo e tranco no fim do curso são as causas mecânicas. A primeira vem de cremalheira sem os {rack.clearance} de folga, e a segunda, do fim de curso desregulado.",
        ],
        [
          "Óleo velho, vazado ou com água deixa a coroa trabalhando quente e enferruja rolamento. Motor de casa em prédio também gasta a caixa antes da hora.",
          "A água que entra pela tampa estraga o lubrificante, e o vazamento passa despercebido até o ronco aparecer. Uso acima do previsto apressa tudo.",
          "Falta de óleo vem depois, quase sempre por retentor vencido. Muitas aberturas num motor residencial completam o desgaste.",
          "Sem lubrificante bom a caixa aquece e se gasta depressa. O mesmo acontece com motor de casa posto para trabalhar o dia todo.",
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
          "Nada nesta lista pede abrir tampa ou soltar parafuso. Não complete o óleo por conta própria, porque produtos diferentes não combinam e atacam o retentor.",
          "A observação é externa, com os ouvidos na partida e os olhos no chão. Mãos longe da engrenagem enquanto houver energia.",
          "Sem desmontar, você já reúne o que o técnico precisa. Óleo e graxa são do manual do modelo, e não se misturam.",
          "Ouça de longe e só se aproxime com o disjuntor desligado. A caixa fica fechada, e o lubrificante, para o técnico.",
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
          "Com a energia cortada e a folha presa, o motor é separado da transmissão, e o técnico sente a folga do eixo. A caixa é lavada, e coroa, rolamentos e retentor são trocados conforme o desgaste.",
          "O técnico firma a folha, solta o motor e compara o ruído livre e em carga. Depois abre a caixa, tira a limalha e põe as peças do modelo com óleo novo.",
          "Folha segura e circuito desligado vêm antes. Na bancada, o óleo sujo sai por completo, porque resto de metal gasta a peça nova.",
          "Primeiro se firma o portão, depois se tira o motor. A caixa recebe lavagem, peças novas onde há desgaste e a quantidade certa de lubrificante.",
        ],
        [
          "Se carcaça ou eixo estiverem condenados, a comparação é com a troca do motor, de {price.homeSwap} em casa, com mão de obra. Em motor perto de {trade.life} de uso, a troca costuma ganhar.",
          "Carcaça trincada ou eixo torto levam ao motor novo, de {price.homeSwap} em residência, instalado. A vida média de um motor é de {trade.life}, e isso pesa na decisão.",
          "O limite do conserto é a carcaça. Trincada, compensa mais o motor trocado, que sai de {price.homeSwap} com o serviço.",
          "Peça de desgaste se troca, e carcaça não. O motor novo, montado em casa, custa de {price.homeSwap}, com {warranty.motor} de garantia.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vazamento de óleo no motor do portão é grave?",
      answers: [
        "Vazamento de óleo no motor do portão pede ação logo: com pouco óleo a coroa se gasta rápido. Trocar o retentor custa menos que refazer o redutor.",
        "Ainda não é pane, mas vira. O retentor deve ser trocado e o óleo reposto antes que os dentes do redutor trabalhem a seco.",
        "É grave se continuar em uso. Desligue o motor, limpe para ver de onde sai e peça a troca do retentor.",
      ],
    },
    {
      question: "Qual óleo usar no redutor?",
      answers: [
        "O redutor usa o óleo que o manual do motor indica, no tipo e na quantidade. Alguns modelos usam graxa, e misturar prejudica o retentor.",
        "O óleo do redutor depende do modelo: uns pedem óleo, outros graxa. A reposição faz parte da revisão.",
        "Só o do manual. Produto errado no redutor ataca retentor e engrenagem de nylon.",
      ],
    },
    {
      question: "Compensa consertar o redutor ou trocar o motor?",
      answers: [
        "Compensa consertar o redutor quando só coroa, rolamento ou retentor se gastaram. Com carcaça ou eixo danificado, ou motor com mais de {trade.life}, a troca é melhor.",
        "Depende do que a caixa mostrar: peça de desgaste se troca, e carcaça trincada em motor antigo pede motor novo.",
        "Consertar compensa em motor novo com uma peça gasta. Em motor velho com várias, a troca dá {warranty.motor} de garantia.",
      ],
    },
    {
      question: "Por que o portão fica travado sem energia?",
      answers: [
        "O portão fica travado sem energia porque a redução não deixa a folha girar o motor ao contrário. Para mover na mão existe a chave, só em folha equilibrada e sem defeito.",
        "É efeito do redutor: coroa e sem-fim seguram a folha. Com o disjuntor desligado, a chave libera portão de correr ou de abrir; basculante com defeito não se solta.",
        "Porque as engrenagens seguram a folha. A chave de destravamento solta a transmissão, e no basculante só com cabos e contrapeso em ordem.",
      ],
    },
    {
      question: "Motor esquentando pode ser o redutor?",
      answers: [
        "Motor esquentando pode ser o redutor, sim: falta de óleo, rolamento preso ou cremalheira apertada aumentam o atrito. Folha pesada também entra na conta.",
        "Sim, se a caixa esquenta mais que o corpo do motor. O técnico separa atrito mecânico de causa elétrica.",
        "Pode. Caixa quente indica atrito, e corpo do motor quente, causa elétrica ou esforço da folha.",
      ],
    },
  ],
  photo: "um vídeo com o som do motor, foto da etiqueta e da mancha de óleo, se houver",
  related: ["engrenagem", "rolamento", "lubrificacao", "barulho", "motor", "cremalheira"],
  topic: "motor-de-portao-fazendo-barulho",
};
