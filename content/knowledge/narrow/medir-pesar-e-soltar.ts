import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is measured, what weighs and what does not let go: the tape before buying, the counterweight, the crack at the stop, the key. */
export const medirPesarESoltar: NarrowConcept[] = [
  {
    id: "medidas-antes-do-motor",
    broader: "medidas",
    label: "Medidas para tirar antes de comprar o motor",
    phrase: "as medidas que se tiram antes de comprar o motor",
    asks: [
      ...combine(
        ["medidas", "medida", "medir"],
        [
          "antes comprar motor",
          "comprar motor",
          "comprar motor portão",
          "tirar comprar motor",
          "escolher motor",
          "orçamento motor",
          "orçamento motor portão",
          "necessárias motor",
          "necessárias orçamento motor",
          "tirar motor",
          "pedir motor",
          "preciso motor portão",
        ],
      ),
      "7 medidas motor",
      "quais medidas motor portão",
      "que medidas motor portão",
      "que medir comprar motor",
      "portão medir motor",
      "medidas tirar antes comprar motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Antes de comprar o motor, tire sete medidas do portão: largura e altura da folha, vão entre as colunas, largura da coluna, recuo lateral, altura livre acima e distância até a energia. Anote também o material, porque dele vem o peso; basculante de até {width.quarterHp} fica no kit instalado, a partir de {price.lowest}.",
        "As sete medidas para o orçamento do motor de portão são largura da folha, altura da folha, vão livre, largura da coluna, espaço ao lado, espaço acima e distância da tomada. Com elas, o material e duas fotos, saem o modelo e o valor; o kit basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "Para escolher o motor, meça o portão fechado, com trena, em sete pontos: largura e altura da folha, vão entre as colunas, largura da coluna, recuo ao lado, altura livre em cima e distância do ponto de luz. O material completa, já que dá o peso; até {width.quarterHp}, o kit basculante começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As sete medidas, uma a uma", "Como medir o portão para o motor"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado, em metros e centímetros. Trena comum basta, porque o técnico confere antes de montar.",
            "Use trena, com a folha fechada e o motor antigo, se houver, sem energia. Um ou dois centímetros de erro não mudam o modelo.",
            "Com o portão fechado e sem energia, anote tudo em metros e centímetros. Não precisa de precisão de serralheiro: a conferência fina é na instalação.",
          ],
        ],
        steps: [
          "Largura da folha, de ponta a ponta: dela saem a força e, no de correr, os metros de cremalheira.",
          "Altura da folha, do piso ao topo: com a largura e o material, dá o peso.",
          "Vão entre as colunas e largura da coluna, duas medidas: mostram onde cabem batente, sensor e suporte.",
          "Recuo lateral, no de correr: a folha inteira e mais uns 40 cm.",
          "Altura livre acima da folha, no basculante: do topo até o teto ou a viga.",
          "Distância do motor até a tomada ou o quadro, pelo caminho do fio.",
        ],
      },
      {
        about: "what",
        headings: ["O que anotar além dos números", "Material, piso e uso"],
        slots: [
          [
            "Escreva se a folha é de alumínio, grade de ferro, chapa fechada ou madeira, e se tem revestimento. A mesma medida pode dobrar de peso conforme o material.",
            "O material muda tudo: alumínio, gradil, chapa inteira ou madeira dão pesos que chegam ao dobro na mesma medida. Revestimento também conta.",
            "Diga de que é feita a folha, de grade de ferro a madeira, e se foi revestida depois. É isso que transforma a medida em peso, às vezes em dobro.",
          ],
          [
            "Diga ainda se o piso é plano ou em rampa na linha do portão, quantas vezes ele abre por dia e se a folha corre ou sobe leve na mão.",
            "Rampa na linha da folha e muitas aberturas por dia mudam o motor. E portão que prende na mão é acertado antes.",
            "Conte também o caimento do piso, o número de aberturas e se a folha se move leve, porque motor não compensa portão pesado de mover.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que as medidas decidem no valor", "Das medidas ao preço"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, a largura já põe o portão nos kits instalados: {models.pricesNamed}. Acima disso, o motor é maior e sai pelas medidas.",
            "Folha basculante de até {width.quarterHp} tem preço fechado, instalado: {models.pricesNamed}. Passou dessa largura, o motor é outro, orçado.",
            "Até {width.quarterHp} de basculante, o valor instalado é um destes: {models.pricesNamed}. Mais largo que isso, as medidas definem outro motor.",
          ],
          [
            "No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. A distância da energia e os metros de cremalheira somam na primeira instalação.",
            "Portão de correr ou de abrir custa, na troca, de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, já montado. Primeira vez soma fiação e cremalheira por metro.",
            "Trocar o motor do deslizante ou do de abrir vai de {price.homeSwap} em residência a {price.heavySwap} em folha pesada. Cremalheira e fio entram pelos metros que você mediu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "Os dois, mas quem decide o motor é a folha, de ponta a ponta, porque é ela que ele move. O vão serve para batente e sensores.",
          "A folha vem primeiro. O vão entre as colunas mostra o que sobra para batente, fotocélula e suporte.",
        ],
      },
      {
        question: "Como sei o peso do portão?",
        answers: [
          "Não é preciso pesar: largura, altura, material e espessura dão uma boa estimativa. Uma foto de perto do perfil ou da chapa ajuda.",
          "Pelas medidas e pelo material se faz a conta. Na chapa de aço, multiplica-se largura, altura, milímetros e 7,85, e soma-se um terço pelo quadro.",
        ],
      },
      {
        question: "Preciso medir o motor antigo?",
        answers: [
          "Não. A etiqueta dele, em foto, diz modelo e tensão; o que se mede é a folha. Vale mostrar a base e a cremalheira, que podem ficar.",
          "Basta fotografar a etiqueta e a fixação. Com isso se vê o que dá para aproveitar.",
        ],
      },
      {
        question: "Esqueci uma medida: atrasa o orçamento?",
        answers: [
          "Pouco: com a largura, o tipo e as fotos sai a primeira faixa de preço, e o que falta se pergunta na conversa.",
          "Em geral não. A largura da folha e as fotos já dão a ideia do valor; o resto fecha o total.",
        ],
      },
    ],
    photo: "as medidas e uma foto do portão inteiro por dentro e outra por fora",
  },
  {
    id: "estalo-na-parada",
    broader: "barulho",
    label: "Estalo quando o portão para",
    phrase: "o estalo na parada do portão",
    asks: [
      ...combine(
        ["estalo", "estala", "estalando", "clique"],
        [
          "quando para",
          "quando portão para",
          "ao parar",
          "parar",
          "hora para",
          "hora parar",
          "na parada",
          "parada",
          "termina fechar",
          "termina abrir",
          "quando termina fechar",
          "acaba fechar",
          "quando chega fim",
        ],
      ),
      "portão estala hora para",
      "fazendo estalo quando para",
      "dá estalo quando termina fechar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O estalo quando o portão para pode ser só o relé da placa, um clique leve e normal, ou a folha batendo no batente por parada atrasada ou folga na cremalheira, no braço ou no suporte. Estalo forte pede regulagem, que em casa parte de {price.preventive}, sem peças; se a folha entortou, pare e desligue o disjuntor.",
        "Portão que dá um estalo na hora que para está, em geral, chegando com força ao batente ou com folga na transmissão, e o clique leve de dentro do motor é apenas o relé desligando. Acertar parada e folga custa, em casa, a partir de {price.preventive}, sem peças; com folha torta, desligue o disjuntor e não use.",
        "Se o portão estala quando termina de fechar, ouça de onde vem: clique na caixa do motor é o relé, sem defeito, pancada na ponta é o batente e balanço no meio é folga. A regulagem em residência começa em {price.preventive}, fora as peças, e folha torta depois do estalo exige parar já.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o estalo da parada", "O que cada estalo quer dizer"],
        slots: [
          [
            "O lugar e a força do som separam o normal do defeito. Ouça de longe um fechamento e uma abertura.",
            "Repare de que lado vem, porque relé, batente e folga estalam em pontos diferentes. Escute a distância.",
            "O estalo tem endereço. De longe, escute com o portão parando.",
          ],
        ],
        bullets: [
          "Clique leve na caixa do motor, sempre igual: relé, normal",
          "Pancada junto da coluna: batente, com a parada atrasada",
          "Estalo metálico na coluna, depois de fechado: pino da trava elétrica, normal",
          "Estalo com balanço da folha: folga na cremalheira, no braço ou no suporte",
          "Estalo único, alto, e folha torta: cabo, mola ou solda, pare de usar",
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes de chamar", "Três olhadas, sem mexer em nada"],
        slots: [
          [
            "Fique fora da linha da folha e acione uma vez em cada sentido. Um vídeo com som vale mais que a descrição.",
            "Uma abertura e um fechamento bastam, olhando de longe. Grave o som, que mostra muito ao técnico.",
            "De longe, veja o portão parar dos dois lados, uma vez cada, gravando com som.",
          ],
        ],
        steps: [
          "Veja se a folha encosta no batente e ainda faz força: é parada atrasada.",
          "Note se o estalo vem ao fechar, ao abrir ou nos dois.",
          "Com o disjuntor desligado, olhe se falta parafuso no batente e no suporte.",
          "Filme a parada, com som.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o estalo", "Fim de curso, folga e freada"],
        slots: [
          [
            "O técnico adianta o fim de curso, o ponto em que o motor desliga, até a folha encostar de leve. Onde a placa permite, liga a desaceleração, que freia antes do fim.",
            "O ponto de parada, chamado fim de curso, é recuado até o toque ficar suave. Muitas placas ainda desaceleram antes do fim, função que o técnico ativa.",
            "Com o fim de curso, que manda parar, um pouco antes, a folha chega sem pancada. A desaceleração, se a central tem, completa o ajuste.",
          ],
          [
            "Depois batente, suporte e braço são reapertados, e no de correr a cremalheira volta à folga de {rack.clearance}. Pino ou dente gasto se troca, com o valor dito antes.",
            "Em seguida firmam-se batente, suporte e braço; no de correr, a folga da cremalheira fica em {rack.clearance}. Só peça gasta soma custo, aprovado por você.",
            "O aperto alcança batente, suporte e braço, e a cremalheira do de correr é deixada com {rack.clearance} de folga. Peça que já perdeu dente ou rosca é trocada depois da aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O estalo na parada pode quebrar o motor?",
        answers: [
          "O clique do relé, não. A pancada no batente, sim: com o tempo, gasta a engrenagem e afrouxa o suporte.",
          "Se for pancada ou folga, pode, porque cada parada bate nos dentes da engrenagem. Relé e trava não preocupam.",
        ],
      },
      {
        question: "Posso acertar o fim de curso por conta própria?",
        answers: [
          "Melhor não: passado do ponto, a folha bate mais ou o motor força. No basculante, nem tente; o ajuste é curto para o técnico.",
          "Não convém. Milímetros mudam a parada, e no basculante há peso guardado na folha. Deixe com o técnico.",
        ],
      },
      {
        question: "O estalo foi um só, alto, e a folha entortou. E agora?",
        answers: [
          "Pare de usar: pode ser cabo, mola ou solda. Desligue o disjuntor, afaste todos e chame, {shop.hours}.",
          "É outro caso, e urgente: energia desligada, ninguém perto da folha e técnico, {shop.hours}.",
        ],
      },
      {
        question: "Borracha no batente resolve?",
        answers: [
          "Ajuda, desde que a parada seja regulada com ela no lugar. Sozinha, só abafa o som da pancada.",
          "Abafa, mas não corrige a força da chegada. Junto com o ajuste do fim de curso, funciona bem.",
        ],
      },
    ],
    photo: "um vídeo com som da parada, ao abrir e ao fechar, e a foto da etiqueta do motor",
  },
  {
    id: "trocar-motor-ou-contrapeso",
    broader: "contrapeso",
    label: "Basculante pesado: motor ou contrapeso",
    phrase: "a escolha entre trocar o motor e acertar o contrapeso",
    asks: [
      ...combine(
        ["basculante", "portão", "basculante pesado"],
        [
          "trocar motor ou contrapeso",
          "trocar motor ou contrapesos",
          "motor ou contrapeso",
          "pesado demais motor contrapeso",
          "trocar motor contrapeso",
          "motor fraco ou contrapeso",
          "motor mais forte ou contrapeso",
        ],
      ),
      "basculante pesado demais",
      "basculante pesado trocar motor",
      "basculante pesado motor mais forte",
      "basculante pesado motor não aguenta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante pesado para levantar quase sempre tem problema no contrapeso, e não no motor. Um motor mais forte só esconde o desequilíbrio e força os cabos. O acerto do contrapeso em casa parte de {price.preventive}, sem peças; trocar o motor, de {price.homeSwap} já instalado, só compensa quando ele está gasto.",
        "Se o basculante está pesado, acerte primeiro o contrapeso, porque com a folha equilibrada o motor atual costuma bastar. O acerto custa a partir de {price.preventive} em casa, sem peças. O motor só é o culpado quando o redutor está gasto ou a folha passa de {width.quarterHp}, e a troca fica de {price.homeSwap}.",
        "O contrapeso é a causa mais comum do portão basculante pesado, e o motor é a exceção. O contrapeso equilibra a folha, e o motor só conduz o movimento: se faltar peso na caixa, ele passa a erguer o portão sozinho. O acerto em residência parte de {price.preventive}, fora peças, e um motor novo custa de {price.homeSwap}, instalado.",
        "Quando o basculante fica pesado para levantar, o problema está no contrapeso, nos cabos ou nas roldanas na grande maioria dos casos. Não destrave nem tente erguer a folha. Depois de equilibrada, o técnico mede o motor e só troca se ele estiver gasto. Acertar o contrapeso em casa custa a partir de {price.preventive}, sem peças; o motor, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é o contrapeso ou o motor", "Contrapeso ou motor: os sinais de cada um"],
        slots: [
          [
            "Observe de longe uma subida e uma descida, com o vão livre.",
            "O modo como a folha sobe e desce separa os dois casos.",
            "Repare no esforço do motor, sem ficar embaixo da folha.",
          ],
        ],
        bullets: [
          "Ronca na subida e desce depressa: falta peso no contrapeso",
          "Sobe fácil e custa a descer: sobra peso no contrapeso",
          "Motor quente em duas ou três aberturas: desequilíbrio",
          "Folha já equilibrada e motor que ronca ou patina: motor gasto",
          "Chapa, madeira ou vidro posto depois: refazer o contrapeso e conferir o motor",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz o acerto", "Primeiro o contrapeso, depois o motor"],
        slots: [
          [
            "O técnico escora a folha, confere cabos e roldanas e acrescenta peso aos poucos, igual dos dois lados, até ela andar leve. O serviço leva até {trade.smallRepair} quando os cabos estão bons.",
            "Com a folha escorada, o técnico confere os cabos e põe o mesmo peso nas duas caixas, até o portão andar leve. Se está tudo inteiro, leva até {trade.smallRepair}.",
            "A folha é escorada, o cabo e a roldana são conferidos e o contrapeso é ajustado dos dois lados, em partes iguais. Sem peça a trocar, o acerto não passa de {trade.smallRepair}.",
          ],
          [
            "Só então se mede a corrente do motor, e muitas vezes ele fica. Se ainda força, um kit de 1/4 HP instalado parte de {price.lowest}, em folha de até {width.quarterHp}.",
            "Depois do equilíbrio, o técnico mede o esforço do motor para decidir. Se ele não dá conta, o kit novo custa a partir de {price.lowest} instalado, em folha de até {width.quarterHp}.",
            "Com a folha leve, a corrente do motor mostra se ele ainda serve. Quem precisa trocar tem kit instalado a partir de {price.lowest}, para folha de até {width.quarterHp}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com a folha pesada", "Até o acerto do contrapeso"],
        slots: [
          [
            "Deixe o portão fechado, com o disjuntor desligado, e não destrave, porque agora é o motor que segura o peso e a folha pode cair. Ninguém fica embaixo, nem para olhar.",
            "Mantenha o portão fechado e sem energia até o acerto. Não destrave, porque solta do motor a folha desce de uma vez, e não deixe pessoas nem carro sob ela.",
            "Não destrave nem empurre, porque sem o motor nada segura a folha desequilibrada. Deixe-a fechada, com o disjuntor desligado e o vão vazio.",
          ],
          [
            "Não abra a caixa do contrapeso nem acrescente peso por conta própria. Saco de areia ou ferro preso na folha se solta no movimento e cai.",
            "Peso improvisado na folha ou na caixa se solta em movimento e não resolve. Só o técnico abre a caixa do contrapeso.",
            "A caixa lateral guarda dezenas de quilos e não deve ser aberta em casa. Ferro ou tijolo amarrado na folha cai com o movimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr só um motor mais forte?",
        answers: [
          "Dá, mas não resolve. O esforço passa para o cabo e o braço, e a folha continua perigosa na falta de luz.",
          "Não compensa. O motor maior levanta o peso, mas força a fixação e deixa o desequilíbrio como estava.",
        ],
      },
      {
        question: "Quando o motor precisa ser trocado também?",
        answers: [
          "Quando a folha passa de {width.quarterHp} para um motor de 1/4 HP, ou quando o redutor se gastou carregando peso. A medição depois do equilíbrio confirma.",
          "Quando ele forçou por anos e tem folga, ronco ou cheiro, ou quando a folha é maior que o limite da ficha.",
        ],
      },
      {
        question: "Por que o basculante ficou pesado?",
        answers: [
          "Porque a folha ganhou peso, com chapa, madeira ou água no perfil, ou porque o contrapeso perdeu material. Cabo e roldana presos dão o mesmo efeito.",
          "As causas mais comuns são revestimento novo na folha, caixa de contrapeso que perde areia e roldana que não gira.",
        ],
      },
      {
        question: "Quanto peso falta no meu contrapeso?",
        answers: [
          "Depende da folha, e se descobre equilibrando, em partes iguais dos dois lados. Como referência, o contrapeso acompanha o peso da folha, e um revestimento muda essa conta.",
          "Não há número fixo. O técnico acrescenta peso aos poucos até a folha andar leve nos dois sentidos; largura, altura e material ajudam a estimar antes.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, dos dois cabos, da caixa do contrapeso e da etiqueta do motor",
  },
  {
    id: "chave-nao-destrava-o-motor",
    broader: "chave-de-destravamento",
    label: "Chave que não destrava o motor da marca",
    phrase: "a chave que não destrava o motor",
    asks: [
      "chave gira não destrava",
      "chave gira mas não destrava",
      ...combine(
        ["[marca]"],
        [
          "não destrava chave",
          "motor não destrava chave",
          "chave não destrava",
          "chave gira não destrava",
          "chave motor gira não destrava",
          "não consigo destravar",
          "não solta chave",
          "[modelo] não solta chave",
          "[modelo] não destrava",
          "travado chave não funciona",
          "portão travado chave não funciona",
          "chave não funciona",
          "chave não gira",
          "chave motor não gira",
        ],
      ),
      "dz não solta chave",
      "chave motor gira não destrava",
      "chave girando falso",
      "chave gira falso",
      "chave não destrava motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor [marca] que não destrava com a chave tem a trava presa pela pressão da folha, seca por falta de uso, ou a chave é de outro modelo. Desligue o disjuntor e tente uma vez, sem alavanca, aliviando a folha no sentido de fechar; a visita para soltar em casa parte de {price.preventive}, sem peças.",
        "Se a chave do motor [marca] gira mas não destrava, o pino ou o came de dentro quebrou; se ela nem gira, a folha aperta a engrenagem ou a trava secou. Corte a energia, tente uma vez na mão e pare, que forçar quebra; o técnico abre a partir de {price.preventive} em residência, fora as peças.",
        "Portão [marca] travado em que a chave não funciona pede três conferências com o disjuntor desligado: chave do modelo certo, encaixe até o fim e folha sem pressão no batente. Não soltou com a mão, não use alicate; em casa a visita começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A tentativa certa com a chave", "Como tentar uma vez, sem quebrar"],
        slots: [
          [
            "Tente só em portão de correr ou de abrir, reto e em piso plano. Nos outros, o motor pode ser o único apoio da folha, que cairia.",
            "Vale para folha de correr ou de abrir, alinhada e sem rampa. Se ela está torta, inclinada ou é basculante, deixe travada.",
            "Isso se faz em folha reta, de correr ou de abrir, sem desnível. Basculante, rampa e folha torta ficam para o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, mesmo que falte luz na rua, e o nobreak.",
          "Compare a chave com o encaixe e limpe a entrada com pano seco.",
          "Encaixe até o fim e gire no sentido marcado, só com a mão; em alguns modelos, depois da chave se gira uma alavanca.",
          "Se está duro, peça a alguém que empurre a folha de leve para fechar, enquanto você gira.",
          "Não soltou: pare.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a chave está dizendo", "Chave dura, chave livre ou chave errada"],
        slots: [
          [
            "Chave que não vira indica trava sob pressão, porque o motor fechou apertando o batente, ou mecanismo seco de anos sem uso. O alívio na folha resolve o primeiro caso.",
            "Quando não gira de jeito nenhum, a folha pressiona a engrenagem ou a trava secou por falta de uso. Aliviar a pressão costuma soltar a primeira.",
            "A chave dura fala de folha espremida no batente ou de trava ressecada. Tirando a pressão, a engrenagem solta; ressecada, só limpando.",
          ],
          [
            "Chave que gira solta mostra peça interna quebrada, e a que para no meio costuma ser de outro modelo da marca. Nas duas situações, insistir espana o miolo.",
            "Se roda em falso, o pino de dentro se partiu; se entra só até a metade, desconfie de chave trocada. Mais voltas não ajudam em nenhum dos casos.",
            "Giro livre é mecanismo rompido, e encaixe pela metade é chave de outra linha. Continuar girando só estraga o encaixe.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "Soltar, trocar e testar"],
        slots: [
          [
            "O técnico tira a pressão da folha, abre a trava e troca o miolo ou o pino, se gastou. A chave do modelo é testada e fica com você.",
            "Com a energia cortada e a folha aliviada, a trava é solta e limpa, e a peça gasta, reposta. No fim você recebe a chave certa, testada.",
            "A folha é aliviada, a trava, aberta e lubrificada, e pino ou miolo quebrado dá lugar a outro. A chave correta é provada na hora.",
          ],
          [
            "Depois o fim de curso, que define onde o portão para, é recuado um pouco. Assim a folha não fecha espremida e a chave gira leve na próxima vez.",
            "O ponto de parada, dado pelo fim de curso, é acertado para a folha só encostar no batente, e o destrave volta a ser leve.",
            "Por último se regula o fim de curso, o sensor da parada, porque era a folha forçando o batente que prendia a trava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar alicate ou bater na chave?",
        answers: [
          "Não: a chave quebra dentro e o mecanismo espana. Se não soltou só com a mão, pare.",
          "Não. A força parte a chave ou o miolo, e a abertura manual some até a troca.",
        ],
      },
      {
        question: "Desengripante ajuda a soltar a trava?",
        answers: [
          "Uma gota no furo da chave, com o disjuntor desligado, ajuda em trava seca. Dentro da carcaça, não: há placa e conexões.",
          "Um pouco no encaixe pode ajudar, com a energia cortada. Não borrife no motor.",
        ],
      },
      {
        question: "Destravou e a folha não anda. Por quê?",
        answers: [
          "Porque algo prende a folha: ferrolho, trava elétrica, trilho ou empeno. Confira o ferrolho e não force.",
          "O motor já soltou, e quem segura é a folha. Se não for o ferrolho, há roldana ou trilho a consertar.",
        ],
      },
      {
        question: "Tem carro preso e falta luz. Quem atende?",
        answers: [
          "O técnico atende {shop.hours}: mande o bairro e a foto do motor, e o valor da ida é dito antes.",
          "Chame pelo WhatsApp, {shop.hours}, e diga que há carro preso; hora e valor vêm na resposta.",
        ],
      },
    ],
    photo: "uma foto do motor com o lugar da chave, outra da chave e a da etiqueta",
  },
];
