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
      "O redutor é a caixa de engrenagens que troca a velocidade do motor por força para mover o portão. Ronco, vazamento de óleo ou giro em falso indicam desgaste interno, muitas vezes reparável com coroa, rolamento e lubrificante novos.",
      "Motor de portão roncando ou vazando óleo costuma ter problema no redutor. A caixa é aberta, limpa e recebe as peças gastas; só compensa trocar o motor inteiro quando carcaça ou eixo estão comprometidos.",
      "Sem o redutor, o motor giraria rápido demais e sem força. Quando coroa, sem-fim ou rolamentos se gastam, surgem ruído, calor e folga no eixo, sinais para parar e pedir a revisão.",
    ],
    price: [
      "O preço do reparo do redutor soma as peças gastas, como coroa, rolamentos e retentor, o lubrificante e a mão de obra de bancada. Mande um vídeo com o som e a foto da etiqueta, e o valor vem antes do serviço.",
      "Consertar o redutor costuma custar menos que trocar o motor, que em casa fica de {price.homeSwap}. Cobra-se peça e mão de obra pelo modelo da etiqueta; o valor fecha depois de abrir a caixa, com a sua aprovação.",
    ],
    repair: [
      "O conserto do redutor é feito abrindo a caixa: sai a graxa ou o óleo contaminado, entram coroa, rolamento e retentor conforme o desgaste. Depois se corrige o que forçou, como cremalheira apertada ou folha pesada.",
      "Redutor com ruído ou vazamento pede desmontagem, limpeza e troca das peças gastas. Se o eixo ou a carcaça trincou, o técnico compara o reparo com a troca do motor antes de seguir.",
    ],
    "how-to": [
      "Abrir o redutor não é tarefa para casa: há eixo sob esforço, lubrificante próprio e peças com ajuste fino. Você pode escutar, procurar mancha de óleo e desligar o disjuntor até a revisão.",
      "Para reconhecer redutor gasto, escute o motor em um ciclo e olhe o chão embaixo dele. Ruído contínuo ou óleo são motivo de revisão, feita com a caixa aberta pelo técnico.",
    ],
    question: [
      "Um redutor com defeito costuma ter conserto: coroa, rolamento e retentor se trocam, e a graxa ou o óleo é renovado. Troca-se o motor inteiro quando carcaça ou eixo trincou, ou quando não há peça para o modelo.",
      "Não use o portão com o redutor roncando ou vazando óleo: o desgaste acelera e pode travar a folha. Desligue o disjuntor e mande um vídeo com o som e a foto da etiqueta.",
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
          "O eixo do motor termina em um sem-fim, que gira uma coroa bem mais devagar.",
          "Uma rosca sem-fim e uma coroa fazem a troca: muitas voltas do motor viram poucas na saída.",
          "Dentro da caixa, a coroa anda devagar e com força, movida pelo giro rápido do motor.",
        ],
        [
          "Rolamentos sustentam os eixos, e um retentor segura o lubrificante dentro da carcaça.",
          "A caixa trabalha com óleo ou graxa, conforme o projeto, e depende de vedação inteira.",
          "Lubrificante, retentor e rolamento são as três coisas que mantêm o conjunto silencioso.",
        ],
        [
          "Em boa parte dos motores, a redução também trava a folha quando a energia falta.",
          "O par sem-fim e coroa resiste ao giro pelo lado da folha, e é por isso que existe a chave de destravar.",
          "Como a coroa quase não gira ao contrário, o portão fica preso com o motor parado, até ser destravado.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de redutor gasto", "Ronco, óleo no chão e eixo com folga", "Quando o redutor pede revisão"],
      slots: [
        [
          "Ronco grave e contínuo, igual do começo ao fim do curso, costuma vir da caixa.",
          "Um som de moagem que acompanha o giro do motor indica coroa ou rolamento gasto.",
          "Um ruído que some quando o técnico solta o motor e move a folha aponta para a redução.",
        ],
        [
          "Uma mancha escura na base mostra retentor vencido e lubrificante a menos lá dentro.",
          "O óleo escorrendo do motor significa que a engrenagem trabalha com pouca proteção.",
          "Vazamento pequeno, deixado para depois, vira desgaste de coroa com o tempo.",
        ],
        [
          "Folga no eixo de saída, com a engrenagem bamba, revela rolamento no fim.",
          "Se a engrenagem externa balança, o eixo da redução já perdeu apoio.",
          "Um motor que gira sem mover a folha pode ter coroa sem dentes ou chaveta partida.",
        ],
      ],
      bullets: [
        "Ronco contínuo em todo o curso",
        "Óleo ou graxa na base do motor",
        "Eixo de saída com folga",
        "Motor gira e a folha não anda",
        "Carcaça muito quente",
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
          "O peso apoiado no eixo é o maior inimigo: cremalheira sem folga força rolamento e coroa.",
          "Quando a folha baixa e pesa na engrenagem, o eixo da redução recebe carga que não é dele.",
          "Uma folga menor que {rack.clearance} na cremalheira transfere o peso do portão à caixa.",
        ],
        [
          "Lubrificante velho ou que vazou deixa a coroa trabalhando quente e quase a seco.",
          "A água que entra pela tampa emulsiona o óleo e enferruja os rolamentos.",
          "Perda de óleo pelo retentor costuma passar despercebida até o ruído aparecer.",
        ],
        [
          "A pancada no batente a cada fechamento soma fadiga aos dentes e à chaveta.",
          "Fim de curso mal regulado faz a folha bater, e o tranco volta pelo redutor.",
          "Uso acima do previsto, como motor de casa em prédio {em}, encurta a vida do conjunto.",
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
          "Nada nesta lista pede abrir a tampa ou soltar parafuso da carcaça.",
          "A observação é externa, com os ouvidos na partida e os olhos no chão.",
          "Sem desmontar, já se reúne o que o técnico precisa para estimar o serviço.",
        ],
        [
          "Só chegue perto da engrenagem depois de desligar o disjuntor e avisar a casa.",
          "Não toque na saída do motor em movimento nem ponha pano perto dos dentes.",
          "Mantenha as mãos longe da engrenagem externa enquanto houver energia no circuito.",
        ],
        [
          "Completar o óleo por conta própria pode misturar produtos que não combinam.",
          "Lubrificante errado ataca retentor e nylon, por isso a reposição segue o manual.",
          "Pôr graxa onde o projeto pede óleo impede a circulação e aquece a coroa.",
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
          "Folha presa e energia cortada vêm antes; depois o motor é separado da transmissão.",
          "O técnico testa a folha na mão e compara o ruído com o motor livre e em carga.",
          "Com o motor solto da folha, sente-se a folga do eixo e escuta-se o giro sem carga.",
        ],
        [
          "A caixa é lavada, e coroa, rolamentos e retentor são trocados conforme o desgaste.",
          "Peças gastas dão lugar às do modelo, com lubrificante na quantidade do fabricante.",
          "Limalha e óleo contaminado saem por completo, porque resto de metal gasta a peça nova.",
        ],
        [
          "Se carcaça ou eixo estiverem condenados, comparamos com a troca do motor, de {price.homeSwap} em casa.",
          "Com carcaça trincada ou eixo torto, o motor novo compensa mais que o remendo.",
          "Em motor perto do fim da vida útil, de {trade.life}, o orçamento mostra os dois caminhos, reparo e troca.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vazamento de óleo no motor do portão é grave?",
      answers: [
        "É sinal para agir logo. Com pouco óleo a coroa se gasta rápido; trocar o retentor e repor o lubrificante custa menos que refazer o redutor.",
        "Ainda não é pane, mas vira. O retentor deve ser trocado e o óleo reposto antes que os dentes trabalhem a seco.",
      ],
    },
    {
      question: "Qual óleo usar no redutor?",
      answers: [
        "Use o que o manual do motor indica, no tipo e na quantidade. Alguns modelos usam graxa, e misturar produtos prejudica retentor e engrenagem.",
        "A escolha depende do modelo. Mande a foto da etiqueta: uns pedem óleo, outros graxa, e a reposição faz parte da revisão.",
      ],
    },
    {
      question: "Compensa consertar o redutor ou trocar o motor?",
      answers: [
        "Compensa consertar quando só coroa, rolamento ou retentor se gastaram. Com carcaça ou eixo danificado, ou motor perto do fim da vida, a troca costuma ser melhor.",
        "Depende do que a abertura da caixa mostrar. Peça de desgaste se troca; uma carcaça trincada em motor antigo pede comparação com um novo.",
      ],
    },
    {
      question: "Por que o portão fica travado sem energia?",
      answers: [
        "O portão fica travado porque a redução não deixa a folha girar o motor ao contrário. Para mover na mão existe a chave de destravamento, que solta a transmissão.",
        "É efeito do redutor: coroa e sem-fim seguram a folha. Com o disjuntor desligado, a chave libera o portão equilibrado.",
      ],
    },
    {
      question: "Motor esquentando pode ser o redutor?",
      answers: [
        "Pode. Falta de óleo, rolamento preso ou cremalheira apertada aumentam o atrito e aquecem a caixa. Peso da folha e aberturas seguidas também entram na conta.",
        "Sim, se a carcaça da redução esquenta mais que o corpo do motor. O técnico separa atrito mecânico de causa elétrica.",
      ],
    },
  ],
  photo: "um vídeo com o som do motor, foto da etiqueta e da mancha de óleo, se houver",
  related: ["engrenagem", "rolamento", "lubrificacao", "barulho", "motor", "cremalheira"],
  topic: "motor-de-portao-fazendo-barulho",
};
