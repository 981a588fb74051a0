import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const rolamento: NarrowConcept[] = [
  {
    id: "trocar-rolamento-preco",
    broader: "rolamento",
    label: "Troca do rolamento: preço",
    phrase: "o preço da troca do rolamento",
    asks: [
      "rolamento preço",
      "rolamento valor",
      "rolamento quanto custa",
      "trocar rolamento preço",
      "trocar rolamento quanto",
      "trocar rolamento motor preço",
      "trocar rolamento motor quanto",
      "trocar rolamento motor valor",
      "trocar rolamento motor custa",
      "quanto custa trocar rolamento motor",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da troca do rolamento do motor de portão soma o par de rolamentos e a mão de obra de abrir o motor na bancada, que é a parte maior. Na roldana sai mais barato, e muitas vezes se troca a roda inteira, em par. O valor vem de graça, pela etiqueta do motor e por um vídeo com som.",
        "Quanto custa o rolamento da roldana depende do tamanho da roda, e ele é barato; o que conta é a mão de obra de escorar a folha. Muitas vezes se troca o par de rodas inteiro. No rolamento do motor, o serviço vai à bancada e custa mais. O valor sai de graça, por fotos e um vídeo com som.",
        "O valor da troca do rolamento, com a peça, muda entre roldana e motor: a roldana é o caso mais barato, e o motor, o mais caro, por ir à bancada. Se o conserto passar da metade da troca do motor, de {price.homeSwap} em casa, compare as duas contas.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda no preço do rolamento", "Peça e mão de obra"],
        slots: [
          [
            "Os casos abaixo vão do mais barato ao mais caro. O que causou o desgaste, como água ou folha pesada, é corrigido à parte.",
            "A ordem de custo é esta, do menor ao maior. A causa do desgaste é acertada junto e aparece em outra linha do orçamento.",
            "Veja em que caso está o seu portão, do mais barato ao mais caro.",
          ],
        ],
        bullets: [
          "Roldana com rolamento que sai: é o menor valor",
          "Roldana inteira: troca-se o par, com a folha escorada",
          "Motor: trocam-se os dois rolamentos do eixo, na bancada",
          "Motor com eixo gasto: o valor chega perto do de um motor novo",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar o rolamento ou o motor", "Quando compensa trocar o rolamento"],
        slots: [
          [
            "Trocar o rolamento compensa quando o motor só ronca e ainda tem força. Com {trade.life} de uso, peça os dois valores: a troca do motor em casa fica de {price.homeSwap}.",
            "Se o motor só faz barulho, a troca do rolamento resolve. Motor que já passou de {trade.life} merece comparação com um novo, de {price.homeSwap} na troca residencial.",
            "Com ronco e sem perda de força, trocar o rolamento compensa. Em motor com mais de {trade.life}, compare com a troca, de {price.homeSwap} em casa.",
          ],
          [
            "Na roldana de canal gasto, troque a roda inteira, porque um rolamento novo em roda velha dura pouco.",
            "Se o canal da roldana gastou, o rolamento novo não resolve, e as duas rodas são trocadas.",
            "Canal gasto pede a roda inteira, e não só o rolamento. As duas são trocadas, para a folha não ficar inclinada.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de rolamento gasto", "O som do rolamento no fim"],
        slots: [
          [
            "O rolamento gasto faz um ronco que acompanha a velocidade do motor. Compare com estes sinais.",
            "O barulho muda com o giro, e o motor esquenta. Veja se é o seu caso.",
            "Ronco e calor juntos são a principal pista. Estes são os outros sinais.",
          ],
        ],
        bullets: [
          "Ronco que acompanha o giro do motor",
          "Assobio na partida",
          "Motor quente depois de poucas aberturas",
          "Eixo do motor ou roda do portão com folga",
          "Roda que arrasta e deixa risco brilhante no trilho",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "Da folha escorada ao teste"],
        slots: [
          [
            "Na roldana, o técnico escora a folha e troca o par em até {trade.smallRepair}. No motor, ele prende a folha, leva o motor para a bancada e confere o eixo antes de pôr os rolamentos novos.",
            "O par de roldanas é trocado em até {trade.smallRepair}, com a folha escorada. O motor vai à bancada, onde o técnico confere o eixo e a vedação antes da peça.",
            "Para a roldana, o serviço começa pela escora da folha e leva até {trade.smallRepair}. Para o motor, é serviço de bancada, com eixo e vedação conferidos.",
          ],
          [
            "Depois da montagem, a cremalheira fica a {rack.clearance} da engrenagem, porque encostada ela força o eixo. O serviço tem a garantia legal de 90 dias.",
            "A causa comum é a cremalheira encostada na engrenagem, e a folga volta a {rack.clearance}. O conserto tem os 90 dias de garantia da lei.",
            "Por fim, o técnico deixa {rack.clearance} entre a cremalheira e a engrenagem, para o rolamento não gastar outra vez. A garantia é a da lei, de 90 dias.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com o rolamento roncando?",
        answers: [
          "Só por pouco tempo e o mínimo possível. Se o motor esquentar ou travar, desligue o disjuntor.",
          "Por poucos dias e com poucas aberturas. Se o motor esquentar ou travar, desligue o disjuntor e espere a troca.",
        ],
      },
      {
        question: "Óleo resolve rolamento com barulho?",
        answers: [
          "Não. O óleo passado por fora não chega às esferas e junta poeira.",
          "Não resolve, porque a vedação impede o óleo de entrar. O óleo escorre, junta pó e suja o trilho.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do rolamento?",
        answers: [
          "A roldana cabe numa visita. O motor depende da bancada, e o prazo é informado com o orçamento.",
          "Na roldana, uma visita basta. No motor, conte o tempo de bancada e o de achar o rolamento certo.",
        ],
      },
      {
        question: "Por que o rolamento do motor quebrou?",
        answers: [
          "As causas comuns são água, poeira e cremalheira encostada na engrenagem, que joga o peso da folha no eixo.",
          "Em geral por água que entrou, poeira ou cremalheira apertada, que joga o peso da folha sobre o eixo.",
        ],
      },
    ],
    photo: "um vídeo curto com o som do portão e a foto da etiqueta do motor",
  },
  {
    id: "trocar-rolamento",
    broader: "rolamento",
    label: "Rolamento ruim: troca",
    phrase: "a troca do rolamento ruim",
    asks: [
      "trocar rolamento",
      "troca rolamento",
      "trocar rolamento motor",
      "trocar rolamento portão",
      "como trocar rolamento",
      "substituir rolamento",
      "rolamento ruim",
      "rolamento quebrado",
      "rolamento quebrou",
      "rolamento gasto",
      "rolamento estourou",
      "rolamento travado",
      "rolamento travou",
      "rolamento enferrujado",
      "sintomas rolamento",
      "sinais rolamento",
      "rolamento pivotante",
      "rolamento dobradiça",
      "conserto rolamento",
      "conserto rolamento basculante",
      "conserto rolamento correr",
      "rolamento quebrado portão como troca",
      "rolamento portão ruim como feita troca",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocamos o rolamento do motor de portão na bancada: o técnico tira o motor, abre a carcaça e põe dois rolamentos novos, do mesmo número dos velhos. O rolamento da roldana ou da dobradiça é trocado no local, com a folha escorada. A peça custa pouco, e o valor com a mão de obra é passado de graça, por vídeo e foto da etiqueta.",
        "A troca de rolamento do portão começa por achar qual deles gastou. O ronco junto do motor vem do eixo, o som que anda com a folha vem da roldana, e o rangido no canto vem da dobradiça. O técnico escora a folha ou abre o motor e monta um rolamento vedado de mesmo número.",
        "Trocamos o rolamento do portão na roldana ou na dobradiça, com a folha escorada, e no motor, em bancada. A peça é barata, e a mão de obra forma a maior parte do preço. Se a roda também está gasta, o técnico troca o par de roldanas. No motor, ele troca os dois rolamentos do eixo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o ruído do rolamento", "Motor, roldana ou dobradiça: como localizar"],
        slots: [
          [
            "O som mostra o lugar, sem desmontar nada. O teste na mão vale só para portão de correr, reto e no trilho; basculante não se destrava para ouvir.",
            "Ouça o portão andar, fora do caminho da folha. O teste na mão, com o disjuntor desligado, serve só para portão de correr reto e no trilho.",
            "O lugar do ruído mostra qual rolamento gastou. Destrave só portão de correr, reto e no trilho, com o disjuntor desligado.",
          ],
        ],
        bullets: [
          "O ronco vem do motor e ele esquenta: é o rolamento do eixo",
          "O som continua com o motor solto da folha: é o da roldana",
          "O trilho tem um risco brilhante: a roda está arrastando",
          "A folha de abrir range no canto: é a dobradiça ou o pivô",
        ],
      },
      {
        about: "visit",
        headings: ["Como o rolamento é trocado", "A troca no motor, na roldana e na dobradiça"],
        slots: [
          [
            "O motor é desligado e retirado do portão. Na bancada, o técnico saca os dois rolamentos do eixo, prensa os novos e confere o retentor, o anel que segura o óleo. Na roldana, ele ergue a folha com escora dos dois lados.",
            "O rolamento do motor é serviço de bancada: o técnico usa um extrator e troca o par do eixo de uma vez. Na roldana e na dobradiça, ele escora a folha antes de soltar qualquer parafuso.",
            "No motor, os dois rolamentos do eixo são trocados em bancada. Nas rodas e na dobradiça, a folha é escorada antes, porque sem apoio ela tomba.",
          ],
          [
            "Depois o técnico acerta o que saiu do lugar. No portão de correr, a cremalheira volta a {rack.clearance} da engrenagem. No de abrir, a folha volta ao prumo. A água ou o peso que gastou o rolamento também é corrigido.",
            "Depois de trocar a roda, a cremalheira volta a {rack.clearance} da engrenagem; depois de trocar a dobradiça, acertam-se o prumo da folha e o braço. A causa do desgaste, em geral água ou excesso de peso, é corrigida na mesma visita.",
            "No fim, a cremalheira volta a {rack.clearance} de folga, e a folha, ao prumo. Se a água ou o excesso de peso continuar, o rolamento novo dura pouco.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar o rolamento, a roda ou o motor", "Até onde vale trocar só o rolamento"],
        slots: [
          [
            "Vale trocar só o rolamento quando o eixo e o canal da roda estão bons. O da dobradiça é o serviço mais barato. O par de roldanas custa mais, e os rolamentos do motor, mais ainda. Compare este último com um motor novo, de {price.homeSwap} na troca em casa.",
            "Se o eixo está marcado ou o canal da roda ficou fundo, a peça inteira é trocada. O preço sobe da dobradiça para o par de rodas e delas para o motor na bancada. O motor novo, para comparar, custa de {price.homeSwap} na troca em residência.",
            "Se o encaixe do rolamento está gasto, a peça nova fica folgada e não compensa. O da dobradiça é o serviço mais barato, o par de rodas fica no meio, e o do motor, feito na bancada, é o mais caro, a comparar com um motor novo, de {price.homeSwap} em casa.",
          ],
          [
            "Se o motor ronca, esquenta e vaza óleo, perto dos {trade.life} de uso, compare antes de consertar.",
            "Em motor de {trade.life}, com ronco e vazamento, compare os dois valores.",
            "Se o motor já tem {trade.life} e também vaza óleo, trocá-lo costuma compensar mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o rolamento em casa?",
        answers: [
          "Não é seguro. Na roldana e na dobradiça, a folha pode tombar. No motor, há fios da rede e um capacitor que guarda carga.",
          "Deixe a troca com o técnico, porque a folha sem apoio tomba e o motor guarda energia mesmo desligado.",
        ],
      },
      {
        question: "Que número tem o rolamento?",
        answers: [
          "Está gravado na lateral da peça, como 6202 ZZ. Os de motor costumam ser 6201, 6202 ou 6203.",
          "Leia na lateral dele, com as letras do fim. No motor, 6202 e 6203 são comuns.",
        ],
      },
      {
        question: "Dá para usar o portão até lá?",
        answers: [
          "Use o mínimo, e nem isso se a folha inclina ou a roda não gira, porque o rolamento travado tira a folha do trilho.",
          "Evite usar: a roda presa faz o motor esquentar e pode tirar a folha do trilho.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "A troca na roldana ou na dobradiça costuma caber em uma visita. O motor precisa ir à bancada, e o prazo é informado antes.",
          "Nas rodas e na dobradiça, em geral basta uma visita. No motor, conte o tempo de ele ir à bancada e voltar.",
        ],
      },
    ],
    photo: "um vídeo com o som de um ciclo, gravado de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "barulho-de-rolamento",
    broader: "rolamento",
    label: "Barulho de rolamento no portão",
    phrase: "o barulho de rolamento no portão",
    asks: [
      "barulho rolamento",
      "barulho rolamento portão",
      "barulho rolamento motor",
      "barulho rolamento roldana",
      "rolamento fazendo barulho",
      "rolamento roncando",
      "rolamento chiando",
      "rolamento gritando",
      "portão fazendo barulho de rolamento",
      "barulho parece rolamento",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão fazendo barulho de rolamento costuma ter a roldana ou o eixo do motor com o rolamento gasto. Se o ronco anda junto com a folha, é roldana; se fica parado, junto do motor, é o eixo dele. Graxa por fora não resolve, porque o rolamento é fechado. A visita que acha a peça e ajusta o portão em casa parte de {price.preventive}, sem peças.",
        "O barulho de rolamento no motor do portão é um ronco contínuo que aumenta com a velocidade e vem de dentro da carcaça. O técnico desmonta o motor e troca os dois rolamentos do eixo por outros de mesmo número. Não espere travar, porque o motor preso queima. A visita em casa, com ajuste, parte de {price.preventive}, sem peças.",
        "Barulho de rolamento na roldana é um ronco que acompanha a folha e piora com o peso. Trocam-se as roldanas em par, porque a velha desnivela a nova. Enquanto isso, use o portão de correr o mínimo possível; se ele trepida ou a folha baixou, pare e desligue o disjuntor. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o ronco", "Como saber qual rolamento faz barulho"],
        slots: [
          [
            "Escute um ciclo inteiro a dois metros da folha e veja se o som anda ou fica no lugar. Isso já separa o motor da roldana.",
            "O lugar do som diz qual peça trocar. Ouça uma abertura completa, de longe e sem pôr a mão.",
          ],
        ],
        bullets: [
          "Som que anda com a folha de correr: roldana de baixo",
          "Som no alto, em um lado: rolete da guia ou polia do cabo",
          "Som parado, dentro do motor: rolamento do eixo",
          "Som no canto da folha de abrir: dobradiça com rolamento",
          "Estalo compassado, em vez de ronco: dente de engrenagem ou cremalheira",
        ],
      },
      {
        about: "safety",
        headings: ["Dá para usar o portão até a troca?", "O risco de continuar usando"],
        slots: [
          [
            "Ronco fraco permite usar por poucos dias, com cuidado. Se a folha baixou, treme ou para no meio, desligue o disjuntor: roldana que trava faz o portão sair do trilho, e eixo que trava queima o motor. No basculante, polia com ruído pode cortar o cabo, e ele fica parado até a visita.",
            "Enquanto o som é baixo e a folha anda reta, o portão aguenta poucos dias. Com tremor, folha caída ou cheiro de quente, pare e desligue o disjuntor. Basculante com ronco na polia não se usa, porque o cabo pode se partir.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o rolamento é trocado", "A troca, peça por peça"],
        slots: [
          [
            "Na roldana, quase sempre se troca a roda inteira, em par, com a folha apoiada. No motor, o eixo sai na bancada e os dois rolamentos são trocados por outros vedados, de mesmo número. No fim, o técnico confere a folha e regula a força do motor.",
            "O técnico apoia a folha para trocar as roldanas, ou leva o motor à bancada para trocar os rolamentos do eixo. As peças novas são vedadas e do mesmo número. Depois a folha é conferida e a força do motor, regulada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo no rolamento do portão?",
        answers: [
          "Não adianta, porque o rolamento vedado já vem com graxa dentro. O óleo só junta poeira por fora.",
          "Óleo por fora não entra no rolamento fechado e ainda suja o trilho. Rolamento com ruído é trocado.",
        ],
      },
      {
        question: "Preciso trocar o motor por causa do rolamento?",
        answers: [
          "Em geral, não. Rolamento é peça comum; só compensa trocar o motor se o eixo gastou ou o enrolamento queimou junto.",
          "Quase nunca. Troca-se o par de rolamentos, e o motor continua, se o eixo não tem desgaste.",
        ],
      },
      {
        question: "Por que o rolamento do portão estraga?",
        answers: [
          "Por água, areia e folha pesada. Roldana sem vedação em trilho sujo dura bem menos.",
          "Água e areia entram na vedação, e o peso da folha faz o resto. Trilho limpo aumenta a vida dele.",
        ],
      },
    ],
    photo: "um vídeo com o som do portão andando e fotos da roldana e do motor",
  },
  {
    id: "rolamento-do-portao-de-correr",
    broader: "rolamento",
    label: "Rolamento do portão de correr",
    phrase: "o rolamento do portão de correr",
    asks: [
      "rolamento roldana travado",
      "rolamento roldana travou",
      "rolamento roldana preso",
      "rolamento roda travado",
      "rolamento roldana enferrujado",
      "rolamento portão correr",
      "rolamento portão deslizante",
      "rolamento roldana",
      "rolamento roldana portão",
      "rolamento roldana correr",
      "rolamento roda portão",
      "rolamento correr travado",
      "rolamento correr quebrou",
      "rolamento correr quebrado",
      "trocar rolamento roldana",
      "trocar rolamento portão correr",
      "trocar rolamento portão deslizante",
      "qual rolamento portão correr",
      "qual rolamento roldana",
    ],
    intent: "repair",
    answers: {
      any: [
        "O rolamento do portão de correr fica dentro da roldana e, quando ronca ou trava, quase sempre se troca a roda inteira, em par, porque o canal já gastou junto. Desligue o disjuntor e pare de usar se a folha pesa. A folha é escorada na troca; a visita em casa parte de {price.preventive}, sem peças.",
        "O rolamento da roldana travado deixa o portão de correr pesado, e a roda passa a arrastar no trilho. Desligue o disjuntor e não force o motor. Se o canal da roda está bom, troca-se só o rolamento; se não, trocam-se as duas rodas, com a folha escorada. O valor sai de graça, por fotos da roda e do trilho.",
      ],
      "how-to": [
        "Para trocar o rolamento do portão de correr, o técnico desliga o disjuntor, escora a folha dos dois lados, ergue o mínimo, tira a roda e monta outra igual, ou só o rolamento, se o canal está bom. Não faça sozinho, porque a folha pode tombar. A visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de rolamento ruim na roldana", "Como saber se é o rolamento da roda"],
        slots: [
          [
            "O ronco que anda junto com a folha vem da roda; o que fica parado vem do motor. Roda que não gira deixa marca brilhante no trilho.",
            "Escute de longe: som que acompanha a folha é da roldana. Trilho com um risco brilhante mostra roda arrastando.",
          ],
        ],
        bullets: [
          "Portão pesado na mão, com o motor destravado",
          "Ronco ou estalo que acompanha a folha",
          "Folha mais baixa de um lado",
          "Pó escuro junto da roda",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar só o rolamento ou a roldana", "Qual peça pedir"],
        slots: [
          [
            "O rolamento avulso tem um número gravado na lateral, e o novo é igual e vedado. A roda se escolhe pelo diâmetro, pelo canal e pelo peso da folha.",
            "Pelo número gravado se acha o rolamento; escolha o vedado dos dois lados, que não deixa entrar água. A roda nova repete o canal e o diâmetro.",
          ],
          [
            "Canal gasto, roda rachada ou folga no eixo pedem a roldana inteira. Como as duas envelhecem juntas, troca-se o par.",
            "Quando o canal afundou, rolamento novo não resolve. Troque as duas rodas de uma vez, para a folha não ficar torta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "A troca com a folha escorada"],
        slots: [
          [
            "Antes de soltar a roda, a folha é presa dos dois lados, porque sem apoio ela tomba. No fim, a cremalheira volta à folga de {rack.clearance}.",
            "A folha é escorada e erguida só o necessário. Depois da troca, a altura muda um pouco, e a cremalheira é acertada em {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo no rolamento que faz barulho?",
        answers: [
          "Não resolve. O vedado não recebe óleo, e no aberto ele lava a graxa e junta areia. Rolamento que ronca se troca.",
          "Só disfarça por alguns dias. O barulho vem de esfera gasta, e a solução é a troca.",
        ],
      },
      {
        question: "Quanto dura o rolamento da roldana?",
        answers: [
          "Depende do peso da folha, da água e do uso. Trilho limpo e seco e roda adequada ao peso são o que mais prolonga.",
          "Em trilho limpo dura anos. Água parada e areia acabam com ele bem antes.",
        ],
      },
      {
        question: "Rolamento ruim queima o motor?",
        answers: [
          "Pode, porque o motor passa a arrastar a folha, esquenta e gasta a engrenagem. Pare de usar se o portão pesa.",
          "Força muito o motor e pode queimar o capacitor ou gastar a engrenagem antes do tempo.",
        ],
      },
    ],
    photo: "uma foto das duas rodas de perto, outra do trilho e outra da folha inteira",
  },
];
