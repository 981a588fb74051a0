import { askAtHome } from "./pecas-em-casa-familia.ts";

/** What is asked at home of what carries, holds and balances the leaf. */
export const pecasEmCasaDaFolha = askAtHome([
  {
    broader: "cremalheira",
    article: "a",
    name: "cremalheira do portão",
    short: "cremalheira",
    names: ["cremalheira", "barra dentada"],
    photo: "fotos dos dentes, de perto, e da folha inteira com o motor",
    signs: {
      lead: [
        "Dente que ficou pontudo, em vez de ter o topo reto, já não segura a folha e começa a comer a engrenagem.",
        "O primeiro aviso é o estalo sempre no mesmo ponto da folha, onde um gomo gastou ou soltou.",
        "O desgaste se vê e se ouve, com raspas no chão junto ao motor.",
      ],
      list: [
        "Estalo ou pulo sempre no mesmo trecho",
        "Raspas de nylon ou limalha no chão, junto ao motor",
        "Dentes pontudos, lascados ou faltando",
        "Parafuso frouxo e barra que balança com a mão",
        "Motor que gira e patina na partida",
      ],
    },
    purpose: {
      answers: [
        "A cremalheira é a barra de dentes presa na folha do portão de correr: a engrenagem do motor gira nela e empurra a folha. Sem ela, o motor gira e o portão não anda.",
        "A cremalheira serve para transformar o giro do motor em movimento da folha: é uma barra dentada, de nylon ou de aço, parafusada ao longo do portão de correr, onde a engrenagem se apoia.",
        "A cremalheira serve para o motor puxar e empurrar o portão de correr: é a barra de dentes presa na folha, em que a engrenagem dele engata. Sem ela, ou com os dentes gastos, o motor gira e a folha não anda.",
      ],
      works: [
        [
          "A engrenagem do motor entra nos dentes e caminha por eles; como o motor está preso ao chão, quem anda é a folha. Entre os dentes fica uma folga de {rack.clearance}, igual de ponta a ponta.",
          "O motor fica parado na base, e a barra passa sobre a engrenagem, levando a folha. A folga de {rack.clearance} evita que ela pese no eixo ou pule.",
          "Parado, o motor gira a engrenagem, e a barra corre por cima dela com o portão. Apertada, força o eixo; solta demais, os dentes saltam: o certo é {rack.clearance}.",
        ],
        [
          "A de nylon é silenciosa e serve em folha leve, de preferência com alma de aço; a de aço aguenta folha pesada e muito uso.",
          "Em casa, com folha leve, usa-se nylon com alma de aço. Folha pesada ou de prédio pede a barra toda de aço.",
          "O material segue o peso: nylon reforçado no portão de casa, aço no pesado. O nylon puro empena no sol.",
        ],
      ],
    },
    swap: {
      may: [
        "Pode trocar a cremalheira sozinho quem tem prática com furadeira e nível, porque ela não é elétrica: o difícil é deixar os gomos em linha e a folga de {rack.clearance} com a engrenagem. A barra de aço soldada fica para o serralheiro.",
        "Só troque a cremalheira por conta própria se ela for de parafuso e a folha estiver no trilho: com o disjuntor desligado e o motor destravado, o serviço é mecânico. Barra desalinhada come a engrenagem nova, e a soldada pede serralheiro.",
        "Pode, sim, trocar a cremalheira parafusada por conta própria quem tem furadeira, nível e prática, com o disjuntor desligado e a folha no trilho. O difícil é o alinhamento e a folga de {rack.clearance}; a barra soldada é do serralheiro, e às vezes basta trocar um gomo.",
      ],
      how: [
        "Para trocar a cremalheira, desligue o disjuntor, destrave o motor, tire os gomos velhos um a um e fixe os novos em linha, com folga de {rack.clearance} sobre a engrenagem. Depois se conferem o curso inteiro e o fim de curso.",
        "A cremalheira se troca com o disjuntor desligado e o motor destravado: marca-se a altura, parafusam-se os gomos novos do motor para as pontas e acerta-se a folga de {rack.clearance}. O passo dos dentes tem de ser o da engrenagem.",
        "Passo a passo: disjuntor desligado, motor destravado, gomos velhos fora e novos em linha, do motor para as pontas, com {rack.clearance} de folga na engrenagem. No fim, teste o curso na mão e confira o fim de curso.",
      ],
      intro: [
        "Vale para a barra de parafuso, em folha de correr reta e no trilho.",
        "É a ordem para barra parafusada; a soldada se corta e se solda, e é serviço de serralheiro.",
        "Só em portão de correr em piso plano, com batente nas duas pontas e o disjuntor desligado.",
      ],
      steps: [
        "Encoste um gomo novo no velho: os dentes têm de casar em toda a barra.",
        "Desligue o disjuntor, destrave o motor e prenda a folha para ela não correr.",
        "Marque na folha a altura da barra antiga e solte os gomos.",
        "Apoie o primeiro gomo sobre a engrenagem, suba de {rack.clearance} e parafuse.",
        "Nas emendas, use um pedaço de cremalheira por baixo, dente com dente, para manter o passo.",
        "Empurre a folha com a mão, de ponta a ponta: ela não pode prender nem pular.",
        "Recoloque o ímã ou a chapa do fim de curso no mesmo lugar, trave o motor, religue e assista a um ciclo de longe.",
      ],
      limits: [
        "Em casa dá para reapertar parafuso, trocar um gomo e limpar os dentes, com a energia cortada. Se a barra nova fica alta numa ponta e baixa na outra, a folha ou o trilho está torto: pare e chame.",
        "Um gomo quebrado e parafuso frouxo se resolvem em casa, com o disjuntor desligado. Folha torta, trilho afundado e barra soldada ficam para o serralheiro, e a engrenagem gasta, para o técnico.",
        "O limite é a barra parafusada numa folha reta. Desnível, solda e engrenagem gasta pedem quem tenha ferramenta, porque a barra desalinhada come os dentes novos.",
      ],
    },
    life: {
      answers: [
        "A cremalheira dura muitos anos com a folga certa e os dentes limpos; apertada sobre a engrenagem ou cheia de areia, gasta em meses. Não há prazo fixo: troca-se o gomo quando o dente fica pontudo.",
        "Bem alinhada, a cremalheira atravessa anos e mais de um motor, a de aço mais que a de nylon. O que decide é a folga de {rack.clearance}, a areia e o peso da folha, e não a data.",
        "A cremalheira, de nylon ou de aço, dura muitos anos, às vezes mais que o motor, quando está limpa e alinhada, com {rack.clearance} de folga; apertada ou com areia, gasta em meses. O nylon sem alma de aço ainda resseca no sol. Troca-se o gomo quando o dente fica pontudo.",
      ],
      wears: [
        "Folga errada é a causa mais comum: apertada, a barra carrega o peso na engrenagem; solta, quebra dente. Graxa segura areia e vira lixa, e o sol resseca o nylon sem alma de aço.",
        "Barra baixa demais pesa na engrenagem, e as duas se gastam juntas. Areia com graxa trabalha como lixa, e nylon puro ao sol fica quebradiço.",
        "O que gasta é aperto, areia e sol. Dente sem folga se afina, graxa com poeira lixa, e o nylon sem reforço resseca.",
      ],
      care: [
        "Escove os dentes a seco e passe uma película fina de lubrificante próprio, com o disjuntor desligado, a cada {rack.months}. Reaperte os parafusos uma vez por ano, porque um gomo solto quebra o dente vizinho.",
        "Com a energia cortada, limpe os dentes e tire pedra e areia do trilho. Na revisão, peça que confiram a folga nas duas pontas e no meio.",
        "Limpeza a seco, pouco lubrificante e parafuso firme bastam. A folga de {rack.clearance} é conferida de ponta a ponta na revisão.",
      ],
    },
    questions: [
      [
        ["purpose", "swap"],
        "Todo portão automático tem cremalheira?",
        [
          "Não. Ela é do portão de correr; o basculante sobe por fuso ou corrente, e o de abrir é empurrado por braço.",
          "Só o de correr usa a barra dentada. Basculante e pivotante movem a folha de outro jeito.",
        ],
      ],
      [
        ["swap", "life"],
        "Preciso trocar a cremalheira inteira?",
        [
          "Não, se só um trecho gastou: troca-se o gomo ruim por outro de mesmo passo e mesma altura.",
          "Só quando os dentes acabaram em toda a barra. Um gomo isolado se repõe sozinho.",
        ],
      ],
      [
        ["swap"],
        "Depois de trocar a cremalheira, o que se regula?",
        [
          "A folga com a engrenagem e os pontos de parada, porque o ímã ou a chapa do fim de curso sai do lugar na troca.",
          "As duas paradas e a folga de {rack.clearance} em toda a barra. O fim de curso volta ao ponto marcado antes.",
        ],
      ],
      [
        ["life", "purpose"],
        "Dá para usar o portão com dente quebrado?",
        [
          "Por pouco tempo: a cada passada a engrenagem pula naquele ponto e se gasta também. Troque o gomo logo.",
          "Dá, alguns dias, com tranco sempre no mesmo lugar. Esperar leva junto a engrenagem do motor.",
        ],
      ],
    ],
  },
  {
    broader: "roldana",
    article: "a",
    name: "roldana do portão",
    short: "roldana",
    names: ["roldana", "rodinha", "roda portão", "rodízio"],
    photo: "fotos da roda no trilho, de perto, e da folha inteira",
    signs: {
      lead: [
        "Folha que ficou pesada na mão, com o motor destravado, é roda que não gira livre.",
        "A roda que arrasta em vez de girar deixa risco brilhante no trilho, fácil de ver de lado.",
        "O portão avisa aos poucos, com peso, ronco e tranco, antes de sair do trilho.",
      ],
      list: [
        "Folha pesada ou que anda aos trancos",
        "Ronco ou chiado embaixo da folha",
        "Roda com canal gasto, plano ou fora de centro",
        "Folha que desceu e raspa no chão",
        "Pó de metal ou de nylon ao longo do trilho",
      ],
    },
    purpose: {
      answers: [
        "A roldana é a roda que carrega o peso do portão de correr e o guia no trilho: com ela boa, a folha anda leve e o motor faz pouca força. Com ela gasta, a folha pesa, raspa e sobrecarrega o motor.",
        "A roldana serve para a folha rolar no trilho em vez de arrastar: são em geral duas, embutidas embaixo do portão de correr, com rolamento e um canal que encaixa no trilho.",
        "A roldana serve para carregar o peso do portão de correr e guiá-lo no trilho, para a folha rolar em vez de arrastar. São em geral duas; quando gastam, a folha pesa e o motor se esforça.",
      ],
      works: [
        [
          "O canal da roda, em V ou em U, tem o formato do trilho; trocado um pelo outro, a folha balança ou prende. O peso se divide pelas duas rodas, por isso elas se trocam juntas.",
          "Roda e trilho formam um par: canal em U para trilho redondo, em V para cantoneira. Uma roda nova ao lado de uma gasta deixa a folha torta, e o motor sente.",
          "O desenho do canal segue o do trilho, e as duas rodas repartem a carga. Por isso não se mistura canal nem se troca uma só.",
        ],
      ],
    },
    swap: {
      may: [
        "Não é seguro trocar a roldana sozinho: a folha de correr pesa centenas de quilos e tomba de lado quando sai do trilho. Em casa, limpe o trilho e fotografe a roda; a troca pede macaco, escora dos dois lados e duas pessoas treinadas.",
        "Trocar a roldana por conta própria não convém, porque a folha precisa ser erguida e, sem guia, cai de lado. Sozinho, dá para varrer o trilho, ver se a roda gira e medir o canal; o resto é do técnico.",
        "Não é seguro trocar a roldana sozinho: para tirar a roda é preciso erguer a folha, que pesa centenas de quilos e tomba sem escora. Limpe o trilho, fotografe a roda e deixe a troca com o técnico, que trabalha em dupla e com macaco.",
      ],
      how: [
        "A roldana se troca com a folha escorada dos dois lados e erguida poucos centímetros: soltam-se o eixo e a roda velha, entra outra de mesmo diâmetro e canal, e a folha volta ao trilho. É serviço de técnico, porque a folha pode tombar.",
        "Para trocar a roldana, o técnico corta a energia, trava e escora a folha, ergue com macaco uma ponta por vez, troca o par de rodas e confere o prumo. Sozinho não se faz: fora do trilho, a folha tomba.",
        "A troca da roldana, na ordem: energia cortada, folha escorada dos dois lados, uma ponta erguida por vez e o par de rodas trocado, com prumo e cremalheira conferidos. É do técnico, porque fora do trilho a folha tomba.",
      ],
      intro: [
        "É o que o técnico faz, e serve para você acompanhar de longe.",
        "Assim a troca é feita na visita, com duas pessoas e escora.",
        "A sequência é do serviço profissional; erguer a folha em casa derruba o portão.",
      ],
      steps: [
        "Desligar o disjuntor, destravar o motor e escorar a folha dos dois lados.",
        "Erguer uma ponta com macaco, só o bastante para a roda sair.",
        "Soltar o eixo e comparar a roda: diâmetro, largura e canal em U ou V.",
        "Montar a roda nova e fazer o mesmo na outra ponta.",
        "Descer no trilho, conferir prumo, guia superior e batente.",
        "Mover a folha na mão e só então acertar a folga da cremalheira e as paradas.",
      ],
      limits: [
        "Em casa dá para varrer o trilho, tirar pedra e ver, de longe, se a roda gira ou arrasta. Nunca solte a guia de cima nem use alavanca, porque é a guia que impede o tombo.",
        "Cabe a você limpar o trilho e filmar a folha andando, com som. Não erga a folha: sem a guia superior, ela cai sobre quem está ao lado.",
        "Limpeza e vídeo são com você; macaco, escora e eixo, com o técnico. A folha solta da guia cai de lado, sem aviso.",
      ],
    },
    test: {
      answers: [
        "Para saber se a roldana está ruim, desligue o disjuntor, destrave o motor e empurre a folha de correr: pesada, aos trancos ou com ronco embaixo, a roda gastou ou o rolamento travou. Olhe também se ela gira ou arrasta no trilho.",
        "A roldana gasta se conhece por três sinais: a folha fica pesada na mão, há ronco ou chiado embaixo e a roda arrasta em vez de girar. O teste é feito com o disjuntor desligado e o motor destravado.",
        "Você sabe que a roldana do portão de correr está ruim, ou gastou, quando a folha fica pesada na mão, anda aos trancos e ronca embaixo. Para sentir, desligue o disjuntor, destrave o motor e empurre devagar a folha reta; roda que arrasta em vez de girar confirma o desgaste.",
      ],
      intro: [
        "O teste vale para folha de correr reta, no trilho e com batente nas duas pontas.",
        "Faça só com a folha no trilho, a guia de cima no lugar e o piso plano.",
        "Em rampa ou com a folha inclinada, não destrave: só olhe e filme.",
      ],
      steps: [
        "Varra o trilho e tire pedra e areia, que imitam roda ruim.",
        "Desligue o disjuntor e destrave o motor com a chave.",
        "Empurre a folha devagar, de ponta a ponta, e sinta onde pesa.",
        "Olhe, de lado, se cada roda gira o tempo todo.",
        "Veja se a folha balança ou se raspa no chão.",
        "Trave o motor e religue.",
      ],
      reading: [
        [
          "Pesada no curso todo, a roda ou o rolamento gastou; pesada num ponto só, o trilho está amassado ali. Folha leve na mão e motor forçando mostram defeito no motor ou no capacitor.",
          "Ponto duro sempre no mesmo lugar é trilho; peso no curso inteiro é roda. Se a folha corre leve, a roldana está boa.",
          "Leia o esforço: constante é roda, localizado é trilho, nenhum é motor. É isso que decide por onde começar o conserto.",
        ],
      ],
    },
    life: {
      answers: [
        "A roldana de portão de casa dura anos se o trilho está limpo e reto e a roda foi escolhida para o peso; com areia, água ou folha pesada demais, acaba em meses. Troca-se o par quando a folha pesa ou ronca.",
        "Não há prazo em anos para a roldana: o que gasta é o peso, a areia e a água no rolamento. Uma roda blindada, em trilho limpo, dura várias vezes mais que a comum em trilho sujo.",
        "A roldana do portão dura anos, se o trilho está limpo e reto e a roda aguenta o peso da folha, e poucos meses com areia, água ou carga demais. Não há prazo fixo: o sinal de troca é a folha pesada na mão.",
      ],
      wears: [
        "Areia no trilho lixa o canal, e a água lava a graxa do rolamento, que enferruja por dentro. Roda pequena para folha pesada amassa, e trilho amassado bate nela a cada passada.",
        "O rolamento sem vedação se perde em poucas enxurradas, e a areia come o canal. Peso acima da carga da roda completa o desgaste.",
        "Sujeira, água e peso são o que gasta. Trilho torto também, porque golpeia a roda sempre no mesmo ponto.",
      ],
      care: [
        "Varra o trilho toda semana e não jogue óleo nele, que junta areia. Na troca, prefira rolamento vedado, com carga acima do peso da folha, e leve o par.",
        "O trilho limpo é o que mais poupa a roda; óleo no trilho faz o contrário. Troque as duas juntas, com rolamento blindado.",
        "Vassoura semanal, trilho seco e roda com carga de sobra. Na revisão, {visits.home}, o técnico vê o canal e o giro.",
      ],
    },
    questions: [
      [
        ["purpose", "swap", "life"],
        "Posso trocar só uma roldana?",
        [
          "Não convém. A nova fica mais alta que a gasta, a folha sai do prumo e a velha acaba logo depois.",
          "Melhor o par: uma roda só deixa a folha inclinada, e o serviço de erguer é o mesmo.",
        ],
      ],
      [
        ["test", "life"],
        "Passar óleo na roldana resolve?",
        [
          "Só o chiado, por alguns dias. O rolamento seco ou enferrujado se troca, e óleo no trilho junta areia.",
          "Não resolve desgaste. Alivia o barulho, suja o trilho, e o peso continua.",
        ],
      ],
      [
        ["swap", "test"],
        "Posso continuar usando o portão com a roldana ruim?",
        [
          "Por pouco tempo e com a folha no trilho. Se ela inclina ou raspa, desligue o disjuntor e não use.",
          "Enquanto anda reto, alguns dias. Inclinou, raspou ou subiu no trilho, pare: a folha pode tombar.",
        ],
      ],
    ],
  },
  {
    broader: "cabo-de-aco",
    article: "o",
    name: "cabo de aço do basculante",
    short: "cabo de aço",
    names: ["cabo aço", "cabo basculante"],
    photo: "fotos dos dois cabos, de perto e de longe, com o portão fechado",
    signs: {
      lead: [
        "Um único fio levantado como espinho já condena o cabo, e o portão deve parar até a troca do par.",
        "O cabo avisa antes de romper: um fio partido aparece como espinho, e a folha sobe torta.",
        "Olhe de longe, com o portão fechado; qualquer destes sinais pede técnico.",
      ],
      list: [
        "Fio partido, levantado como espinho",
        "Ferrugem que solta pó",
        "Trecho amassado, torcido ou mais fino",
        "Um cabo frouxo e o outro esticado",
        "Folha subindo torta",
      ],
    },
    purpose: {
      answers: [
        "O cabo de aço liga a folha do basculante ao contrapeso, de cada lado: é ele que divide o peso e deixa o motor subir a folha com pouca força. Se um arrebenta, a folha entorta ou cai.",
        "O cabo de aço serve para pendurar o contrapeso do basculante e equilibrar a folha: passa por uma roldana no alto e desce dentro da coluna. São dois, e deles depende a folha não cair.",
        "O cabo de aço do basculante serve para ligar a folha ao contrapeso, de cada lado, e dividir o peso, para o motor subir com pouca força. Passa por uma roldana no alto, e dele depende a folha não cair.",
      ],
      works: [
        [
          "Folha e contrapeso ficam nas duas pontas do cabo, como numa balança: quando ela sobe, ele desce na coluna. Os dois cabos precisam do mesmo comprimento e da mesma bitola, ou a folha sobe torta.",
          "Quando a folha sobe, o contrapeso desce, e o cabo leva o peso de um para o outro. Um cabo mais curto ou mais gasto que o outro põe a folha de lado.",
          "É uma balança com uma corda de aço de cada lado. Se os dois cabos não são iguais em medida e idade, a folha trabalha torta.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque o cabo de aço do basculante sozinho: dele depende a folha não cair, e o contrapeso solto corre de uma vez. Desligue o disjuntor, não destrave nem passe embaixo e chame: o técnico escora a folha e troca o par.",
        "Não dá para trocar o cabo do basculante em casa com segurança: ele carrega o peso da folha e do contrapeso. O que cabe a você é parar de usar, desligar o disjuntor e fotografar os dois cabos de longe.",
        "Não se troca o cabo de aço do basculante sozinho: sem escora, a folha cai e o contrapeso corre de uma vez. Desligue o disjuntor, não destrave, não passe embaixo e chame; o técnico troca o par com a folha escorada.",
      ],
      how: [
        "O cabo de aço do basculante se troca aos pares, com a folha escorada e o contrapeso apoiado: mesma bitola, mesmo comprimento, presilhas novas e equilíbrio conferido. É serviço só de técnico, porque sem cabo a folha cai.",
        "Para trocar o cabo de aço, o técnico escora a folha, apoia o contrapeso, solta os terminais, monta o par novo e equilibra antes de religar. Em casa não se faz: a folha ou o contrapeso despenca.",
        "A troca do cabo de aço, na ordem do técnico: folha escorada, contrapeso apoiado, terminais soltos e o par novo na mesma bitola, com equilíbrio no fim. Em casa não se faz, porque a folha ou o peso despenca.",
      ],
      intro: [
        "A ordem do técnico, com a folha escorada do começo ao fim.",
        "É o que se faz na visita, e nada disto se tenta em casa.",
        "Estes passos pedem escora e duas pessoas treinadas; ao morador cabe isolar a área.",
      ],
      steps: [
        "Cortar a energia e isolar a área.",
        "Escorar a folha e apoiar o contrapeso.",
        "Soltar os terminais e conferir as roldanas do alto.",
        "Montar os dois cabos na mesma bitola e comprimento, com presilhas novas.",
        "Equilibrar até a folha ficar parada no meio do curso.",
        "Religar o motor e acertar força e paradas.",
      ],
      limits: [
        "Cabe a você olhar de longe, desligar o disjuntor e medir a largura e a altura do portão. Não solte presilha, não corte fio levantado e não destrave o motor.",
        "Em casa, só fotos de longe e o disjuntor desligado. Presilha, terminal e caixa do contrapeso não se tocam, porque seguram o peso da folha.",
        "Mantenha todos longe e o portão como está. Qualquer presilha solta pode derrubar a folha, e por isso nada se mexe antes da escora.",
      ],
    },
    life: {
      answers: [
        "O cabo de aço do basculante dura alguns anos em casa, mas não se troca por data: troca-se o par ao primeiro fio partido, ferrugem ou trecho amassado. Mande conferir {visits.home}, porque dele depende a folha não cair.",
        "Não há prazo em anos que sirva para todo cabo de aço: o uso, a chuva e a roldana do alto decidem. Ele é conferido {visits.home} e trocado aos pares ao primeiro sinal de fio partido.",
        "O cabo de aço do basculante dura alguns anos em casa, mas se troca pelo sinal, e não pela data: ao primeiro fio partido, ferrugem ou trecho amassado, sempre em par. Peça a conferência {visits.home}.",
      ],
      wears: [
        "Roldana gasta ou pequena dobra o cabo sempre no mesmo ponto, e é ali que os fios partem. Chuva e maresia enferrujam por dentro, onde não se vê.",
        "O ponto que passa na roldana do alto se dobra a cada abertura e se rompe primeiro. Folha fora de equilíbrio carrega um cabo mais que o outro.",
        "Dobra, água e peso desigual são o que o gasta. O fio de dentro costuma partir antes do de fora, sem aparecer.",
      ],
      care: [
        "Olhe os dois cabos de longe, com o portão fechado: iguais, esticados e sem espinho. Na troca, vão os dois e, se gastas, as roldanas do alto.",
        "Com o portão fechado, veja se nenhum está frouxo ou desfiando. Peça a conferência das roldanas junto com os cabos, {visits.home}.",
        "A inspeção é de longe, e a revisão, do técnico. Trocados em par e com a roldana boa, os cabos duram bem mais.",
      ],
    },
    questions: [
      [
        ["purpose", "swap", "life"],
        "Posso esticar ou emendar o cabo de aço?",
        [
          "Não. A emenda solta com a folha no alto; o cabo se troca aos pares, pelo técnico, com a folha escorada.",
          "Nunca: nem emenda, nem nó. Um cabo alongado já perdeu fios e se troca com o outro.",
        ],
      ],
      [
        ["purpose", "life"],
        "Portão de correr também tem cabo de aço?",
        [
          "Em geral, não: a folha rola no trilho. Cabo e contrapeso são do basculante e da guilhotina.",
          "Não costuma ter. Quem usa cabo é o portão que sobe.",
        ],
      ],
      [
        ["swap", "life"],
        "Preciso trocar os dois cabos?",
        [
          "Sim. O velho estica diferente do novo, a folha sobe torta e o motor força.",
          "Sempre o par, porque os dois trabalharam igual e o segundo rompe logo depois.",
        ],
      ],
    ],
  },
  {
    broader: "mola",
    article: "a",
    name: "mola do portão",
    short: "mola",
    names: ["mola"],
    photo: "uma foto da mola, de longe, e outra do portão fechado",
    signs: {
      lead: [
        "Folha que pesa na subida e desce depressa está com a mola cansada; pare de usar se ela não fica parada.",
        "A mola fraca aparece no esforço: o motor sobe devagar e desce rápido.",
        "Espira aberta ou partida se vê de longe, e basta uma para chamar o técnico.",
      ],
      list: [
        "Subida lenta e descida rápida",
        "Espira aberta ou partida",
        "Ferrugem entre as espiras",
        "Estalo seco seguido de folha pesada",
        "Folha que não para no meio do curso",
      ],
    },
    purpose: {
      answers: [
        "A função da mola no portão é equilibrar o peso da folha: ela guarda força na descida e devolve na subida, para o motor só completar o esforço. Fraca ou quebrada, a folha pesa inteira no motor e pode cair.",
        "A mola serve para o portão subir leve: esticada ou torcida na descida, ela puxa a folha na subida. É uma peça sob tensão mesmo com o portão parado, por isso só o técnico mexe.",
        "A mola do portão serve para equilibrar o peso da folha que sobe: guarda força na descida e devolve na subida. Com ela boa, o motor só conduz; fraca ou quebrada, ele carrega a folha, que pode cair.",
      ],
      works: [
        [
          "Há portão equilibrado por mola e portão equilibrado por contrapeso, e os dois fazem o mesmo trabalho. A tensão certa deixa a folha parada no meio do curso, sem subir nem descer sozinha.",
          "Onde não há caixa de contrapeso na coluna, quem equilibra é a mola. Bem regulada, a folha para onde é deixada, e o motor quase não faz força.",
          "A mola faz o papel do contrapeso em outro desenho de portão. O acerto é do técnico, até a folha ficar parada a meia altura.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque a mola do portão sozinho: ela guarda energia mesmo parada e, ao escapar, fere gravemente; sem ela, a folha cai. Desligue o disjuntor, deixe a folha como está, não passe embaixo e chame o técnico.",
        "Não dá para trocar a mola em casa com segurança: é peça sob tensão, e dela depende a folha não cair. O técnico escora a folha, alivia a carga com ferramenta própria e troca o par.",
        "Não se troca a mola do portão em casa: sob tensão, ela escapa e fere, e sem ela a folha cai. Desligue o disjuntor, não destrave, mantenha todos longe e chame o técnico, que alivia a carga e troca o par.",
      ],
      how: [
        "A mola do portão se troca com a folha escorada e a tensão aliviada com ferramenta própria; entra o par novo, da mesma força, e regula-se até a folha parar no meio. É serviço só de técnico: a mola solta fere.",
        "Trocar a mola é serviço de técnico: ele escora a folha, descarrega a mola aos poucos, monta o par igual e equilibra antes de religar o motor. Em casa, só se desliga o disjuntor e se isola a área.",
        "A troca da mola, feita só por técnico, é assim: folha escorada, tensão aliviada com ferramenta própria, par novo de mesma força e regulagem até a folha parar a meia altura. Solta de outro jeito, a mola fere.",
      ],
      intro: [
        "É o que o técnico faz, e nada disto se tenta em casa.",
        "A ordem é do técnico, com ferramenta própria e a área isolada.",
        "Serve para acompanhar de longe, sem ninguém embaixo da folha.",
      ],
      steps: [
        "Cortar a energia e isolar a área embaixo da folha.",
        "Escorar a folha para ela não descer.",
        "Aliviar a tensão aos poucos, com a ferramenta da mola.",
        "Trocar as duas molas pela mesma medida e força.",
        "Regular até a folha ficar parada no meio do curso.",
        "Religar o motor e acertar força e paradas.",
      ],
      limits: [
        "O que cabe a você é olhar de longe e fotografar, com o disjuntor desligado. Não destrave o motor: sem mola, é ele que segura a folha.",
        "Em casa, só fotos de longe; nem parafuso nem espira se toca. Destravar com a mola quebrada solta a folha inteira.",
        "Mantenha o portão como está e a área vazia. Cada parafuso da mola segura tensão, e o destrave, nesse caso, derruba a folha.",
      ],
    },
    life: {
      answers: [
        "Troque as molas do portão basculante, sempre o par, quando a folha pesa para subir, desce depressa ou fica torta, e na hora se uma espira abriu ou partiu. Prazo em anos não há: contam as aberturas e a ferrugem. Mola guarda força, e a troca é do técnico; o valor do par sai por foto.",
        "A mola de portão dura anos em casa, mas o que conta são os ciclos: quem abre muitas vezes por dia troca bem antes. Ferrugem e tensão errada encurtam; o sinal é a folha que pesa para subir e desce depressa.",
        "Não há prazo em anos para a mola: ela cansa por número de aberturas e por ferrugem. Troque o par quando a folha pesar na subida, e na hora se uma espira abrir ou partir.",
      ],
      wears: [
        "Cada abertura cansa o aço um pouco, e garagem de muito uso gasta a mola antes da casa. Ferrugem marca a espira, e é na marca que ela parte.",
        "O aço cansa por uso: dez aberturas por dia gastam muito mais que duas. Revestir a folha sem trocar a mola faz o aço trabalhar além da medida.",
        "Conta o número de aberturas, e não o calendário. Ponto de ferrugem e peso a mais na folha aceleram a quebra.",
      ],
      care: [
        "Não pinte nem engraxe a mola por conta própria; peça ao técnico na revisão, {visits.home}. Mudou o peso da folha, com chapa ou madeira, mande equilibrar de novo.",
        "A revisão confere ferrugem, espira aberta e equilíbrio da folha. Depois de reforma, o equilíbrio é refeito antes de usar.",
        "O cuidado da mola é do técnico, porque ela está sob tensão. Ao morador cabe avisar quando a folha ganha peso.",
      ],
    },
    questions: [
      [
        ["swap", "life"],
        "Preciso trocar as duas molas?",
        [
          "Sim, em par. Uma nova e uma cansada puxam a folha torta e gastam pivôs e motor.",
          "As duas, porque trabalharam igual. Com uma só nova, o portão sobe de lado.",
        ],
      ],
      [
        ["purpose", "swap"],
        "O motor funciona sem a mola?",
        [
          "Não deve. Ele passa a carregar a folha inteira, esquenta e quebra a transmissão, e a folha pode cair.",
          "Pode até mover, e é perigoso: a folha fica pendurada só no motor. Desligue e chame.",
        ],
      ],
      [
        ["purpose", "life"],
        "Mola ou contrapeso: qual dura mais?",
        [
          "O contrapeso não cansa, mas depende do cabo de aço, que se gasta. A mola não tem cabo, e cansa pelas aberturas.",
          "O peso em si não acaba, e o cabo dele sim; a mola perde força com o uso. Os dois pedem revisão.",
        ],
      ],
    ],
  },
  {
    broader: "contrapeso",
    article: "o",
    name: "contrapeso do portão",
    short: "contrapeso",
    names: ["contrapeso"],
    photo: "fotos da coluna do contrapeso, dos cabos e do portão fechado",
    signs: {
      lead: [
        "Folha que cai ou sobe por conta própria está fora de equilíbrio, e ninguém deve ficar embaixo.",
        "Descida rápida e subida arrastada mostram contrapeso leve; o contrário, peso demais.",
        "O desequilíbrio se vê no movimento e se ouve dentro da coluna.",
      ],
      list: [
        "Subida lenta e descida rápida",
        "Folha que sobe sozinha ao destravar",
        "Batida dentro da coluna",
        "Motor quente em poucas aberturas",
        "Um lado mais alto que o outro",
      ],
    },
    purpose: {
      answers: [
        "O contrapeso equilibra a folha do basculante: pendurado por cabos dentro das colunas, desce quando ela sobe e carrega quase todo o peso. O motor só dá o movimento; sem contrapeso certo, ele força e a folha pode cair.",
        "O contrapeso serve para o basculante subir leve, como numa balança: de um lado a folha, do outro o peso de ferro ou concreto na coluna. Leve demais, a folha cai; pesado demais, ela dispara para cima.",
        "O contrapeso do portão basculante serve para equilibrar o peso da folha: pendurado por cabo de aço nas colunas, ele desce quando ela sobe. Assim o motor só conduz, e a folha não despenca.",
      ],
      works: [
        [
          "O cabo de aço passa pela roldana do alto e liga a folha ao peso, um de cada lado, e os dois precisam ser iguais. No ponto certo, a folha fica parada no meio do curso, sem subir nem descer.",
          "Há um peso por coluna, de ferro ou concreto, preso ao cabo. Quem confere o equilíbrio é o técnico: a folha certa não anda sozinha de meia altura.",
          "De um lado do cabo está a folha, do outro, o peso, como numa balança. Equilibrados, o portão para onde é deixado e o motor trabalha leve.",
        ],
      ],
    },
    swap: {
      may: [
        "Não mexa no contrapeso sozinho: o peso está pendurado por cabo e, solto, derruba a folha. Pôr ou tirar peso é serviço de técnico, com a folha escorada e os cabos aliviados.",
        "Não dá para trocar ou acertar o contrapeso em casa: basta soltar um cabo para a folha cair. Desligue o disjuntor, não passe embaixo e peça o equilíbrio ao técnico.",
        "Não se mexe no contrapeso por conta própria: basta um cabo solto para a folha cair. Desligue o disjuntor, não destrave, não passe embaixo e chame; o técnico acerta o peso com a folha escorada.",
      ],
      how: [
        "O contrapeso se acerta com a folha escorada e os cabos aliviados: o técnico pesa a folha, põe ou tira peso igual nas duas colunas e confere se ela para no meio. Não se faz em casa, porque a folha pode cair.",
        "Para trocar o contrapeso, o técnico escora a folha, apoia o peso, confere os cabos e distribui a carga igual dos dois lados. O morador só desliga o disjuntor e isola a área.",
        "O contrapeso se acerta assim, só por técnico: folha escorada, peso apoiado, cabos conferidos e carga igual nas duas colunas, até a folha parar a meia altura. Em casa não se faz, porque ela pode cair.",
      ],
      intro: [
        "É o que o técnico faz, e nada disto se tenta em casa.",
        "A ordem é do técnico, com a folha escorada do começo ao fim.",
        "São passos para acompanhar de longe, com a área isolada.",
      ],
      steps: [
        "Cortar a energia e isolar a área.",
        "Escorar a folha e apoiar o peso na coluna.",
        "Conferir cabos, roldanas e pinos.",
        "Pôr ou tirar peso, igual dos dois lados.",
        "Soltar devagar e ver se a folha para no meio do curso.",
        "Religar e acertar força e paradas do motor.",
      ],
      limits: [
        "Cabe a você olhar de longe se os dois cabos estão esticados e filmar uma subida. Não abra a tampa da coluna nem destrave o motor.",
        "Em casa, só se observa e se filma, sem ficar embaixo. A caixa do contrapeso fica fechada, e o motor, travado.",
        "Observar de longe é o limite. Aberta a caixa ou solto o destrave, não há o que segure a folha.",
      ],
    },
    questions: [
      [
        ["purpose", "swap"],
        "Pintei ou revesti o portão. Preciso mexer no contrapeso?",
        [
          "Se o peso da folha mudou, sim: chapa, madeira e vidro pedem novo equilíbrio antes de usar o motor.",
          "Pintura quase não pesa, mas chapa, lambri e vidro, sim. O técnico acerta o peso dos dois lados.",
        ],
      ],
      [
        ["purpose", "swap"],
        "Portão de correr tem contrapeso?",
        [
          "Não. O peso fica nas roldanas; contrapeso é do basculante e da guilhotina.",
          "Não tem, porque a folha se apoia no trilho. Só o portão que sobe precisa de equilíbrio.",
        ],
      ],
      [
        ["purpose", "swap"],
        "O contrapeso gasta com o tempo?",
        [
          "O peso, não; quem gasta é o cabo e a roldana que o sustentam. Por isso a revisão olha os dois, {visits.home}.",
          "Ferro e concreto não perdem força. O que envelhece é o cabo, trocado em par pelo técnico.",
        ],
      ],
    ],
  },
  {
    broader: "dobradica",
    article: "a",
    name: "dobradiça do portão",
    short: "dobradiça",
    names: ["dobradiça", "gonzo"],
    photo: "fotos das dobradiças, de perto, e da folha inteira fechada",
    signs: {
      lead: [
        "Folha caída na ponta, raspando no chão, é o sinal mais comum, e mostra pino ou solda cedendo.",
        "Levante de leve a ponta da folha: se ela sobe, há folga no pino.",
        "Rangido vem antes, e folha fora da altura da fechadura vem depois.",
      ],
      list: [
        "Ponta da folha caída ou raspando",
        "Rangido ao abrir",
        "Pino com folga ou torto",
        "Solda trincada na coluna",
        "Folha que não encontra a fechadura",
      ],
    },
    purpose: {
      answers: [
        "A dobradiça segura a folha do portão de abrir na coluna e a deixa girar no prumo. Se ela cede, a ponta da folha cai, raspa no chão e o motor passa a fazer força que não é dele.",
        "A dobradiça serve de eixo para o portão de abrir: carrega o peso e guia o giro. Com folga, pino seco ou solda trincada, a folha desalinha, range e força o motor.",
        "A dobradiça do portão de abrir serve para prender a folha na coluna, carregar o peso e deixá-la girar no prumo. Quando cede, a ponta desce, raspa no chão, e o motor passa a fazer uma força que não é dele.",
      ],
      works: [
        [
          "São duas ou três por folha: a de cima trabalha puxada para fora, e a de baixo carrega o peso. Folha pesada usa dobradiça com rolamento, que gira leve e não come o pino.",
          "A de cima puxa e a de baixo apoia, por isso elas se gastam de modo diferente. Com rolamento, o pino dura mais e o motor se esforça menos.",
          "O peso fica embaixo e a tração em cima, em duas ou três peças alinhadas. O rolamento, em folha pesada, poupa o pino e o motor.",
        ],
      ],
    },
    swap: {
      may: [
        "Não troque a dobradiça do portão sozinho: sem apoio a folha cai, e quase toda dobradiça é soldada. Sozinho dá para pôr uma gota de óleo no pino e apertar parafuso; a troca pede escora, prumo e solda.",
        "Só em portão social leve e com ajuda dá para trocar a dobradiça em casa; na folha de garagem, não: ela pesa demais e cai quando se solta o pino. O serralheiro escora, solda no prumo e regula o motor.",
        "Não convém trocar a dobradiça do portão sozinho: solto o pino, a folha de garagem cai, e quase toda dobradiça é soldada. Óleo no pino e parafuso apertado são o que cabe ao morador; a troca pede escora, prumo e solda.",
      ],
      how: [
        "Para trocar a dobradiça do portão, o serralheiro solta o braço do motor, escora a folha no prumo, corta a peça velha e solda a nova na mesma linha das outras. Depois o motor é regulado. Não tente fazer isso sem escora, porque a folha solta cai.",
        "Cada dobradiça é trocada por vez, com a folha escorada e o motor desligado e solto. O serralheiro corta a peça velha, alinha o pino novo com o das outras e solda, e depois o motor é regulado. Não é serviço para o morador, porque a folha solta cai.",
        "A troca da dobradiça do portão é serviço de serralheiro, porque sem escora a folha cai. Ele solta o braço do motor, apoia a folha no prumo e troca uma peça por vez, cortando a velha e soldando a nova na linha das outras. No fim, o motor é regulado.",
      ],
      intro: [
        "O serralheiro segue esta ordem e troca uma dobradiça por vez.",
        "É assim que a troca é feita, com a folha escorada do começo ao fim.",
        "Estes passos exigem escora e solda, por isso são do serralheiro; o morador pode apenas lubrificar.",
      ],
      steps: [
        "Desligar o disjuntor e soltar o braço do motor da folha.",
        "Escorar a folha fechada, no nível e no prumo.",
        "Cortar ou desparafusar a dobradiça gasta.",
        "Alinhar o pino novo com o das outras e pontear a solda.",
        "Abrir e fechar na mão; se girar leve, terminar a solda e pintar.",
        "Ligar o motor e regular curso e força.",
      ],
      limits: [
        "Em casa você pode pôr óleo fino no pino e apertar os parafusos, com o disjuntor desligado. Se a folha está caída, deixe o portão fechado e mantenha todos longe até o conserto.",
        "Lubrificar o pino e apertar parafuso cabe a você; soltar o pino, não. Se a solda trincou, não abra mais o portão até o conserto.",
        "O morador pode lubrificar e apertar parafusos. Pino, solda e prumo ficam com o serralheiro, porque a folha solta cai.",
      ],
    },
    test: {
      answers: [
        "Para saber se a dobradiça está ruim, desligue o disjuntor, solte o motor com a chave e mova a folha devagar: rangido, peso ou ponta que sobe quando se levanta com a mão mostram pino gasto ou solda trincada.",
        "Dobradiça ruim aparece na ponta da folha: caída, raspando no chão ou fora da altura da fechadura. Com o motor desligado, levante de leve a ponta: se houver folga, o pino gastou.",
        "Você sabe que a dobradiça do portão está ruim quando a ponta da folha desce, raspa no chão ou mexe ao ser erguida de leve, com o motor desligado e solto. Folga na ponta é pino gasto; rangido, falta de óleo; tinta rachada na solda, trinca, e aí ninguém mexe na folha.",
      ],
      intro: [
        "Faça com ajuda e só se a folha está firme; se pende, não mexa.",
        "Só em folha firme de abrir: se a solda trincou, afaste-se e chame.",
        "Duas pessoas, disjuntor desligado e nenhuma força: é olhar e sentir.",
      ],
      steps: [
        "Desligue o disjuntor e olhe a solda de cada dobradiça.",
        "Meça a distância da folha ao chão junto à coluna e na ponta.",
        "Destrave o motor e abra a folha na mão, devagar.",
        "Escute o rangido e veja se algum pino balança.",
        "Trave de novo e religue.",
      ],
      reading: [
        [
          "Ponta mais baixa que o pé da folha é dobradiça ou coluna cedendo; se a coluna se mexe junto, o defeito é dela. Só rangido, sem folga, resolve com óleo, e folga pede troca.",
          "Rangido sozinho é pino seco; folga é pino gasto. Quando a coluna acompanha o movimento, trocar a dobradiça não resolve.",
          "Compare as alturas da folha, no pé e na ponta. Diferença com folga é pino, diferença com a coluna mole é alvenaria, e barulho sem folga é óleo.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test", "purpose"],
        "Dobradiça com rolamento vale a pena?",
        [
          "Vale em folha pesada ou com motor: gira leve, não come o pino e poupa o braço do motor.",
          "Em portão com motor, sim. A diferença de preço volta em braço e pino que duram mais.",
        ],
      ],
      [
        ["swap", "test"],
        "O motor estraga com a dobradiça ruim?",
        [
          "Estraga aos poucos: ele arrasta a folha, esquenta e gasta o fuso ou o braço.",
          "Sim, porque passa a carregar o que a dobradiça não segura. O conserto dela vem antes do dele.",
        ],
      ],
      [
        ["swap", "test", "purpose"],
        "Quantas dobradiças a folha precisa ter?",
        [
          "Duas em folha baixa e leve, três em folha alta ou pesada. O importante é estarem na mesma linha.",
          "Depende da altura e do peso, em geral duas ou três. Fora de alinhamento, nem três resolvem.",
        ],
      ],
    ],
  },
  {
    broader: "trilho",
    article: "o",
    name: "trilho do portão",
    short: "trilho",
    names: ["trilho"],
    photo: "fotos do trilho de ponta a ponta e do ponto em que a folha prende",
    signs: {
      lead: [
        "Folha que balança ou prende sempre no mesmo ponto mostra trilho amassado ali.",
        "O ponto duro que não muda de lugar é do trilho, e não da roda.",
        "Olhe o perfil de ponta a ponta, rente ao chão, e a curva aparece.",
      ],
      list: [
        "Tranco sempre no mesmo lugar",
        "Trecho amassado, afundado ou solto do piso",
        "Emenda com degrau",
        "Roda que sobe na beirada",
        "Ferrugem que abriu buraco",
      ],
    },
    purpose: {
      answers: [
        "O trilho guia as rodas do portão de correr e leva o peso da folha ao piso: reto, limpo e firme, deixa a folha andar leve. Amassado ou afundado, faz a folha balançar e pode derrubá-la para o lado.",
        "O trilho serve de caminho para a roldana do portão de correr: mantém a folha em linha e no nível. Os mais comuns são o redondo, de roda em U, e a cantoneira, de roda em V.",
        "O trilho serve para guiar as rodas do portão de correr, manter a folha em linha e passar o peso para o piso. Limpo e reto, o portão anda leve; amassado, a folha balança e pode sair para o lado.",
      ],
      works: [
        [
          "O perfil do trilho e o canal da roda precisam combinar: redondo pede roda em U, cantoneira, roda em V. Nas pontas ficam os batentes, que impedem a folha de sair no fim do curso.",
          "Trilho redondo trabalha com roda em U, e cantoneira, com roda em V; trocados, a folha balança. Batente nas duas pontas segura a folha se o motor não parar.",
          "Cada perfil tem a sua roda, e a mistura gasta os dois. O trilho termina em batente dos dois lados, porque sem ele a folha cai no fim.",
        ],
      ],
    },
    swap: {
      may: [
        "Não convém trocar o trilho sozinho: é preciso tirar a folha, que pesa centenas de quilos e tomba, e assentar o perfil no nível. Em casa dá para limpar e apertar um trecho solto; a troca é de serralheiro.",
        "Só a limpeza e um parafuso solto cabem ao morador: trocar o trilho pede folha erguida e escorada, corte, solda e nível. Sem isso, a folha desce torta e o motor força.",
        "Trocar o trilho sozinho não é seguro: a folha precisa sair ou ser escorada, pesa centenas de quilos e tomba. Em casa dá para limpar e apertar um trecho solto, com o disjuntor desligado; o corte, o nível e a emenda são do serralheiro.",
      ],
      how: [
        "O trilho se troca com a folha fora ou erguida e escorada: corta-se o trecho ruim, limpa-se a base, assenta-se o perfil novo no nível e emenda-se liso. Depois se regulam roldana, cremalheira e parada. É serviço de serralheiro.",
        "Para trocar o trilho, o serralheiro tira ou escora a folha, corta o perfil velho, refaz a base afundada, fixa o novo alinhado e lixa a emenda. Muitas vezes basta um trecho.",
        "Como se troca o trilho: folha fora ou escorada, trecho ruim cortado, base limpa, perfil novo no nível e emenda lixada; depois se acertam cremalheira e paradas. Muitas vezes basta um trecho, e o serviço é do serralheiro.",
      ],
      intro: [
        "A ordem do serviço, feita com a folha escorada ou fora do lugar.",
        "É o que o serralheiro faz, com duas pessoas e nível.",
        "A folha sai de cima antes de qualquer corte, e volta só com a base curada.",
      ],
      steps: [
        "Desligar o disjuntor, soltar o motor e escorar ou retirar a folha.",
        "Cortar o trecho amassado ou soltar o perfil inteiro.",
        "Refazer o piso afundado e deixar curar.",
        "Fixar o trilho novo no nível e em linha, com a emenda lixada.",
        "Repor batentes e guia superior.",
        "Voltar a folha, mover na mão e acertar a cremalheira e as paradas.",
      ],
      limits: [
        "Cabe a você varrer, tirar pedra e fotografar o trecho ruim. Não use o portão se a roda sobe na beirada: desligue o disjuntor e chame.",
        "Em casa, limpeza e fotos; martelo no trilho piora a emenda. Com a folha querendo sair, pare de usar e mantenha todos longe.",
        "Vassoura e celular são o limite. Se a roda já monta no trilho, a folha pode tombar, e o portão fica parado até a visita.",
      ],
    },
    test: {
      answers: [
        "Para saber se o trilho está reto e no nível, desligue o disjuntor, limpe o perfil e olhe-o da ponta, com o olho rente ao chão: curva, degrau ou trecho afundado aparecem. Na folha, o sinal é o tranco sempre no mesmo ponto.",
        "Trilho torto ou fora de nível se acha com um barbante esticado de ponta a ponta e com a folha de correr solta na mão: onde ela prende ou balança sempre igual, o perfil está amassado, solto ou afundado.",
        "Para saber se o trilho está reto e no nível, desligue o disjuntor, limpe e olhe da ponta, rente ao chão, ou estique um barbante ao lado. Curva, degrau ou trecho afundado aparecem, e é nesse ponto que a folha prende.",
      ],
      intro: [
        "Com o disjuntor desligado e a folha no trilho, em piso plano.",
        "Faça com a energia cortada e sem erguer a folha.",
        "Bastam barbante, lanterna e a mão na folha de correr, sem ferramenta.",
      ],
      steps: [
        "Varra o trilho e tire pedra, areia e chiclete.",
        "Olhe da ponta, rente ao chão, procurando curva e degrau.",
        "Estique um barbante ao lado do perfil para ver o desvio.",
        "Destrave o motor, empurre a folha devagar e marque onde prende.",
        "Pise ao lado do ponto marcado: se o perfil mexe, está solto.",
      ],
      reading: [
        [
          "Ponto duro fixo é trilho; peso no curso todo é roldana. Trecho afundado onde o carro passa pede base nova, e degrau na emenda se lixa.",
          "Se a folha prende em lugares diferentes, o defeito é da roda. Afundamento pede refazer o piso, e não só o perfil.",
          "O lugar em que prende diz a causa: sempre o mesmo, é o trilho; variando, é a roda. Perfil bom sobre piso cedido volta a entortar.",
        ],
      ],
    },
    questions: [
      [
        ["swap", "test"],
        "Dá para trocar só um pedaço do trilho?",
        [
          "Dá, se o resto está reto: corta-se o trecho e emenda-se outro do mesmo perfil, com a emenda lixada.",
          "Sim, e é o mais comum. A emenda precisa ficar lisa, senão a roda bate nela a cada passada.",
        ],
      ],
      [
        ["purpose", "test"],
        "Posso passar graxa no trilho?",
        [
          "Não. Graxa junta areia e gasta a roda; o trilho trabalha limpo e seco.",
          "Nem graxa nem óleo: viram lixa com a poeira. A lubrificação é do rolamento, e não do trilho.",
        ],
      ],
      [
        ["swap", "purpose"],
        "Que trilho usar, redondo ou cantoneira?",
        [
          "O que combina com a roldana: redondo com roda em U, cantoneira com roda em V. Na troca, mantém-se o que há ou trocam-se os dois.",
          "Siga a roda que já existe. Mudar de perfil obriga a trocar as roldanas junto.",
        ],
      ],
    ],
  },
  {
    broader: "braco",
    article: "o",
    name: "braço do motor",
    short: "braço",
    names: ["braço motor", "braço portão", "braço pivotante", "braço"],
    photo: "fotos do braço, das fixações na folha e na coluna e da etiqueta do motor",
    signs: {
      lead: [
        "Folga na fixação é o que mais aparece: a folha balança mesmo parada.",
        "Estalo na partida costuma ser pino ou solda do braço cedendo.",
        "Olhe primeiro as chapas e os pinos, que dão sinal antes do tubo.",
      ],
      list: [
        "Folha que balança mesmo fechada",
        "Estalo ao começar e ao parar",
        "Solda trincada na chapa",
        "Braço torto ou raspando",
        "Fuso girando sem mover a folha",
      ],
    },
    purpose: {
      answers: [
        "O braço do motor empurra e puxa a folha: no portão de abrir liga o motor da coluna à folha, e no basculante é a haste que leva o movimento até ela. Se tem folga ou entorta, a folha balança e bate.",
        "O braço serve para levar a força do motor à folha. No portão de abrir pode ser linear, com fuso dentro do tubo, ou articulado, com dois pedaços; a medida da fixação decide o quanto a folha abre.",
        "O braço do motor serve para levar a força até a folha, empurrando e puxando o portão de abrir ou conduzindo o basculante. Linear ou articulado, a medida da fixação decide quanto a folha abre; com folga, ela balança e bate.",
      ],
      works: [
        [
          "A posição da chapa na coluna e na folha decide o ângulo de abertura e o esforço, e poucos centímetros mudam os dois. No portão de abrir, destravado, ele deixa a folha livre para a mão.",
          "Poucos centímetros na fixação mudam quanto a folha abre e quanta força o motor faz. Com a chave de destravamento, a folha de abrir se move na mão; a do basculante, não se solta.",
          "A medida entre os dois pontos de fixação é calculada pelo fabricante, e fora dela o motor força. Destravado, o de abrir gira livre; o basculante fica com o técnico.",
        ],
      ],
    },
    test: {
      answers: [
        "Para saber se o braço do motor está ruim, desligue o disjuntor e balance de leve a folha fechada: folga na chapa, no pino ou no tubo aparece na mão. Depois olhe, de longe, se ele anda reto e sem estalo.",
        "O braço com defeito dá três sinais: folha que balança fechada, estalo na partida e tubo que gira sem mover a folha. Com a energia cortada, veja primeiro soldas, pinos e parafusos.",
        "Você sabe que o braço do motor está ruim quando a folha fechada balança, estala na partida ou o tubo gira sem movê-la. Com o disjuntor desligado e o portão de abrir fechado, balance de leve e veja onde há folga: na chapa, no pino ou no tubo. No basculante, só olhe de longe.",
      ],
      intro: [
        "Sem abrir o motor e com o disjuntor desligado, em portão de abrir firme.",
        "A conferência é por fora, com a energia cortada; basculante, só de longe.",
        "Nada se solta neste teste: é olhar, balançar de leve e filmar.",
      ],
      steps: [
        "Feche o portão e desligue o disjuntor.",
        "Olhe as soldas das chapas na coluna e na folha.",
        "Balance a folha de leve e veja onde há folga.",
        "Confira se pinos e parafusos estão no lugar.",
        "Religue e filme um ciclo de longe, com som.",
      ],
      reading: [
        [
          "Folga na chapa é solda ou parafuso; folga dentro do tubo é fuso ou porca gastos. Braço torto quase sempre vem de batida ou de folha sem batente no piso.",
          "Se o tubo gira e a folha não anda, a porca do fuso acabou. Chapa que se mexe pede solda, e braço entortado pede também um batente.",
          "Siga o movimento da folga, da chapa ao tubo, e ache onde começa. Torto, o braço se troca, e o batente que faltava é posto.",
        ],
      ],
    },
    questions: [
      [
        ["purpose", "test"],
        "Posso desentortar o braço do motor?",
        [
          "Não convém: o tubo marcado volta a dobrar e o fuso prende. Troca-se o braço e corrige-se o batente.",
          "Melhor não. O metal dobrado perde força, e o fuso de dentro passa a raspar.",
        ],
      ],
      [
        ["purpose", "test"],
        "Dá para mudar o braço de lugar para abrir mais?",
        [
          "Só refazendo a fixação pela tabela do fabricante; fora da medida, o motor força e o curso encurta.",
          "Dá, com as medidas da tabela do motor. Mudar no olho diminui a força e pode bater a folha.",
        ],
      ],
      [
        ["purpose", "test"],
        "O braço do basculante é igual ao do portão de abrir?",
        [
          "Não. No basculante ele leva a folha para cima, junto com o fuso; no de abrir, empurra a folha de lado. As peças não se trocam.",
          "São peças diferentes, com medidas e esforços próprios. O modelo do motor diz qual é o seu.",
        ],
      ],
    ],
  },
]);
