import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ferrugem: NarrowConcept[] = [
  {
    id: "ferrugem-embaixo",
    broader: "ferrugem",
    label: "Portão enferrujado embaixo",
    phrase: "a ferrugem embaixo do portão",
    asks: [
      "portão enferrujado parte baixo",
      "enferrujado parte baixo conserto",
      "portão enferrujado parte baixo conserto",
      "portão enferrujado embaixo recuperar",
      "portão ferro enferrujado embaixo",
      "ferrugem embaixo",
      "enferrujado embaixo",
      "portão podre embaixo",
      "ferrugem base portão",
      "barra portão enferrujada",
      "portão furado embaixo",
      "ferrugem pé portão",
      "trocar barra portão",
      "enferrujado embaixo tem conserto",
      "ferrugem embaixo conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de ferro enferrujado embaixo quase sempre tem conserto: mancha sai com lixa, fundo e tinta, e barra furada o serralheiro corta e troca por outra. Trocar o portão só compensa se as barras verticais também cedem; a regulagem do motor depois da solda parte de {price.preventive} em casa, sem peças.",
        "O portão enferrujado embaixo tem conserto na maioria dos casos, e recuperar ou trocar depende de quanto metal sobrou: sem furo, lixa, fundo e tinta; com furo, o serralheiro corta a barra podre e solda outra. Depois da solda regulamos o motor, a partir de {price.preventive} em casa, fora as peças.",
        "Tem conserto o portão de ferro enferrujado embaixo enquanto só a base está podre: o serralheiro troca a barra furada, e a mancha de superfície pede lixa, fundo e tinta. Se a ferrugem subiu pelas verticais, compare com trocar a folha. Nossa parte, regular o motor depois, começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Recuperar ou trocar: como saber", "Até onde a ferrugem entrou"],
        slots: [
          [
            "Metal duro e liso debaixo da mancha aceita lixa, fundo e tinta. Escama em camadas, furo ou água pingando do tubo mostram ferro perdido, e o furo por fora costuma ser maior por dentro.",
            "Se o ferro segue firme sob a cor alaranjada, basta tratar a superfície. Já camadas que se soltam, furos e tubo que pinga depois da chuva indicam barra podre por dentro.",
            "Olhe o metal sob a tinta: firme e sem escama, é retoque. Furo, lascas de ferrugem e água saindo do tubo pedem corte, porque o estrago interno é maior que o visível.",
          ],
          [
            "Quando o ponto podre segura roldana, dobradiça, cabo ou motor, a folha pode cair. Desligue o disjuntor, não acione o portão e deixe todos afastados.",
            "Perto de dobradiça, roda, cabo ou suporte do motor, a ferrugem vira risco de queda. Corte a energia no disjuntor e ninguém mexe na folha.",
            "A base que sustenta rodas, dobradiças, cabo ou motor não pode estar furada. Nesse caso o uso para, com o disjuntor desligado e as pessoas longe.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a base do portão é refeita", "O conserto da barra de baixo"],
        slots: [
          [
            "O serralheiro escora a folha, corta até o metal são e solda tubo novo. Antes da solda, a central do motor é desconectada por profissional, porque a corrente pode queimar a placa.",
            "Com a folha escorada e a placa do motor desconectada por quem é da área, o trecho podre sai inteiro e entra um tubo novo. A corrente da solda estragaria a parte eletrônica.",
            "A parte ruim é cortada até o ferro bom e substituída, com a folha apoiada em escoras. A central sai do circuito antes, por mão profissional, para a solda não a queimar.",
          ],
          [
            "A barra nova leva furo de escoamento, fundo e tinta, também sobre a solda. Como o peso muda, roldana, contrapeso e motor são conferidos antes do uso.",
            "No fim entram furos para a água sair, fundo e pintura. A folha pode ficar mais pesada ou mais leve, então o técnico regula o motor e confere roldana ou contrapeso.",
            "Depois vêm a pintura com fundo e os furos por onde a água escorre. Mudou o peso, muda o ajuste: motor, roldana e contrapeso passam por nova conferência.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar a ferrugem na base", "Manter o portão sem ferrugem"],
        slots: [
          [
            "Retoque o risco assim que aparecer e mantenha livres os furos da base, por onde a água sai do tubo. Enxágue com água limpa a parte de baixo se usar produto forte na calçada, com o disjuntor desligado.",
            "Um risco tratado cedo não vira bolha, e furo de escoamento desentupido não junta água no tubo. Desligue o disjuntor ao limpar e tire da base os restos de produto de calçada.",
            "Com o disjuntor desligado, limpe a base, desentupa os furos de saída de água e tire folhas e terra encostadas. Risco na tinta se retoca logo, antes de a água chegar ao ferro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa trocar a barra de baixo do portão?",
        answers: [
          "O serralheiro orça por metro de tubo, solda e pintura, além do trabalho de escorar ou tirar a folha. Retoque de superfície é o mais barato, barra nova fica no meio e folha nova no alto.",
          "Pesam os metros de tubo, a solda, a pintura e o apoio da folha, tudo do serralheiro. A barra costuma custar mais que o retoque e menos que um portão novo.",
        ],
      },
      {
        question: "Posso passar massa e pintar por cima da ferrugem?",
        answers: [
          "Em furo, não: a massa esconde e a ferrugem continua por baixo. Em mancha de superfície, lixe até o metal limpo e passe fundo antes da tinta.",
          "Massa sobre furo dura pouco, porque o ferro segue se perdendo. Só a mancha sem furo aceita pintura, depois de lixa e fundo.",
        ],
      },
      {
        question: "Portão enferrujado embaixo pode receber motor?",
        answers: [
          "Depois do reparo, sim. O motor puxa a base e abre o que já está fraco, por isso a serralheria vem antes.",
          "Só com a base firme, porque o esforço do motor passa por ela. Refeita a barra e com a folha leve, ele pode ser instalado.",
        ],
      },
      {
        question: "Por que o portão enferruja só embaixo?",
        answers: [
          "Porque a água escorre e para ali, junto com respingo, produto de limpeza e urina de animais. O tubo sem furo ainda guarda água por dentro.",
          "A base fica úmida por mais tempo, recebe respingos e urina de animais, e o tubo fechado acumula água no interior.",
        ],
      },
    ],
    photo: "fotos da base de perto e do portão inteiro, mostrando rodas, dobradiças e o ponto do motor",
  },
  {
    id: "motor-e-maresia",
    broader: "ferrugem",
    label: "Motor de portão e maresia",
    phrase: "o motor de portão na maresia",
    asks: [
      "motor resistente maresia",
      "motor resistente maresia chuva",
      "portão resistente maresia",
      "maresia qual motor",
      "maresia motor dura",
      "maresia motor dura mais",
      "portão maresia qual motor dura mais",
      "motor dura praia",
      "motor barato praia",
      "motor barato casa praia",
      "motor casa praia dure",
      "maresia",
      "motor maresia",
      "portão maresia",
      "motor aguenta maresia",
      "aguenta maresia motor portão",
      "maresia estraga motor",
      "maresia quanto tempo",
      "casa praia motor",
      "casa praia portão",
      "motor praia portão",
      "portão praia maresia",
      "motor beira mar",
      "perto mar portão",
      "motor litoral portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Na maresia, o motor de portão que dura mais tem caixa bem vedada, placa envernizada e ferragem de inox, numa folha de alumínio e ao abrigo da chuva e do vento do mar. Limpar o sal a cada 3 a 6 meses importa mais que a marca. A troca do motor em casa custa de {price.homeSwap}, com mão de obra.",
        "O motor de portão para casa de praia deve ter caixa vedada contra chuva e maresia, placa com verniz protetor e parafusos de inox ou galvanizados, numa folha leve, de alumínio. Nenhum modelo comum é imune, por isso limpe o sal a cada 3 a 6 meses. A troca residencial custa de {price.homeSwap}, com mão de obra.",
        "Para o portão automático resistir à maresia, escolha motor de tampa vedada, com placa envernizada e ferragem de inox, e instale-o longe do vento que vem da praia. Tirar o sal duas a quatro vezes por ano conta mais que trocar de marca. Em casa, um motor trocado fica de {price.homeSwap}, com o serviço.",
      ],
      price: [
        "O motor barato que dura em casa de praia é o comum bem protegido, com caixa vedada, ferragem de inox, folha leve e abrigo, além da limpeza do sal a cada 3 a 6 meses. Em casa, a troca do motor custa de {price.homeSwap}, com mão de obra. Gaste a diferença na vedação, porque nenhum é imune.",
        "O motor para maresia custa, na troca em casa, de {price.homeSwap}, com mão de obra, e o mais caro não dura mais sem cuidado. Caixa vedada, parafusos de inox, abrigo e limpeza do sal a cada 3 a 6 meses valem mais que um modelo superior.",
      ],
      "how-to": [
        "Contra a maresia, abrigue o motor, vede a caixa e as emendas e limpe o sal com pano úmido a cada 3 a 6 meses, com o disjuntor desligado. Uma folha já enferrujada deve ser lavada com água doce, longe do motor, lixada e pintada com fundo anticorrosivo. Cabo, mola e suporte corroídos ficam para o técnico.",
        "Para proteger o portão da maresia, tire o sal com água doce e pano, sem molhar o motor, e trate a ferrugem logo: lixe até o metal e passe fundo à base de zinco e tinta. Se há furo, cabo enferrujado ou suporte corroído, não acione o portão antes da vistoria.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o motor precisa ter na maresia", "Caixa, placa e ferragem contra a maresia"],
        slots: [
          [
            "Prefira caixa fechada, com borracha na tampa e cabos entrando por baixo, porque o sal chega com o vento, e não só com a chuva. A placa com verniz próprio, aplicado por técnico, oxida bem mais devagar.",
            "A tampa precisa vedar por inteiro, e os cabos devem entrar por baixo, onde chega menos ar salgado. A central pode receber um verniz protetor, aplicado por técnico, antes de ir para o portão.",
            "A vedação da tampa e a entrada de cabo protegida vêm primeiro, já que o vento leva o sal para dentro. Depois vem a placa envernizada, um serviço de técnico.",
          ],
          [
            "Parafusos, suporte e cabos em inox ou galvanizados a fogo duram bem mais que a ferragem zincada comum. Na folha, o alumínio não enferruja e pesa menos.",
            "Na ferragem, o inox ou a galvanização a fogo compensam o preço maior, porque a zincada comum enferruja cedo. A folha de alumínio poupa o motor e não enferruja.",
            "Escolha inox ou galvanizado a fogo em parafuso, suporte e cabo, e alumínio na folha, que é leve e não enferruja.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o motor na maresia", "De quanto em quanto tempo limpar o sal"],
        slots: [
          [
            "A limpeza deve ser feita a cada 3 a 6 meses, conforme a distância do mar e o vento, porque a revisão anual, que basta na cidade, é pouca na praia. Mangueira e lavadora ficam longe do motor.",
            "Limpe em intervalos de 3 a 6 meses, mais curtos na frente do mar. Nunca use jato de água, que leva o sal para dentro da caixa.",
            "Faça de dois a quatro cuidados por ano, contra um só na cidade. O pano úmido basta, porque água com pressão empurra o sal para a placa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e limpe a caixa fechada com pano umedecido em água doce.",
          "Seque a caixa e passe o pano também na folha.",
          "Olhe de longe se há ferrugem em cabos, parafusos e suporte.",
          "Ao deixar a casa por semanas, desligue o disjuntor do portão.",
          "Na volta, veja se não há formigas, água ou peça solta antes de religar.",
        ],
      },
      {
        about: "signs",
        headings: ["O que a maresia estraga primeiro", "Sinais de maresia no motor e no portão"],
        slots: [
          [
            "Parafuso marrom, cabo opaco e dobradiça que range são os primeiros sinais. Depois os contatos da placa esverdeiam, e o portão passa a obedecer num dia e falhar no outro.",
            "O dano começa pela ferragem, com ferrugem em parafuso, suporte e cabo. Meses depois aparece o mau contato, e um portão que funciona só às vezes já pode estar com a placa oxidada.",
            "A ferrugem aparece em parafusos, suporte e cabo antes da falha elétrica. Quando o portão falha sem padrão, os contatos da central costumam estar verdes de oxidação.",
          ],
          [
            "Se há ferrugem no cabo do basculante, pare de usar o portão até a troca do par.",
            "Se o cabo do basculante enferrujou, desligue o disjuntor e não use antes da troca.",
            "No basculante, um cabo oxidado é motivo para não acionar mais até o técnico trocar o par.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor comum aguenta maresia?",
        answers: [
          "Aguenta por menos tempo. Com abrigo, tampa vedada e limpeza frequente ele funciona bem, mas placa, parafusos e cabos envelhecem antes.",
          "Funciona, com vida mais curta. O que mais falha é a placa oxidada e a ferragem, e a vedação e o inox adiam esses defeitos.",
        ],
      },
      {
        question: "Vocês instalam motor de portão no litoral?",
        answers: [
          "A instalação que fazemos é na Grande São Paulo. Para a praia, leve estes requisitos a um instalador da região.",
          "Atendemos a Grande São Paulo. No litoral, dá para orientar a escolha por foto, e a montagem fica com um instalador local.",
        ],
      },
      {
        question: "Graxa protege da maresia?",
        answers: [
          "Protege peça móvel, em camada fina e renovada. Graxa velha junta areia e desgasta a peça; na folha, a proteção é tinta ou alumínio.",
          "Em parte: serve no fuso e na corrente, limpa e reaplicada. Não a use na placa, na fotocélula nem no trilho.",
        ],
      },
      {
        question: "A garantia cobre oxidação pela maresia?",
        answers: [
          "Dano por água ou corrosão costuma ficar fora do termo do fabricante. Leia antes de comprar e guarde a nota.",
          "Muitos termos excluem corrosão. Confirme por escrito com quem vende, dizendo que o imóvel fica perto do mar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra do lugar onde o motor vai ficar",
  },
  {
    id: "material-de-portao-que-dura-mais",
    broader: "ferrugem",
    label: "Material de portão que dura mais",
    phrase: "o material de portão que dura mais",
    asks: [
      "enferrujado qual material dura",
      "enferrujado qual material",
      "enferrujado material novo",
      "enferrujou qual material",
      "enferrujou vale trocar alumínio",
      "enferrujou vale pena trocar alumínio",
      "enferrujado vale trocar alumínio",
      "enferrujado trocar alumínio",
      "enferruja muito qual trocar",
      "material portão dura mais",
      "qual material portão dura mais",
      "material dura mais portão",
      "melhor material portão",
      "qual material portão",
      "qual melhor material portão",
      "material portão não enferruja",
      "material portão resiste ferrugem",
      "material portão chuva",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O material de portão que dura mais contra a ferrugem é o alumínio, que não enferruja. Depois vem o aço galvanizado, protegido pelo zinco, e por último o ferro comum, que só dura com pintura em dia. A folha nova é feita pelo serralheiro; o motor e a regulagem para o peso novo são conosco.",
        "O melhor material para portão onde a ferrugem aparece é o alumínio, leve e sem pintura obrigatória. O galvanizado custa menos e resiste por anos se as soldas recebem fundo de zinco, e o ferro dura com lixa, fundo e tinta a cada sinal. A folha é do serralheiro, e o motor, conosco.",
        "Se o portão enferrujou, vale a pena trocar por alumínio quando o quadro está podre; com mancha de superfície, lixa e pintura resolvem. O alumínio dura mais que o galvanizado, e este, mais que o ferro pintado. A folha é feita pelo serralheiro, e nós cuidamos do motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alumínio, galvanizado, inox e ferro", "Como cada material enfrenta a ferrugem"],
        slots: [
          [
            "Cada material tem um ponto fraco, por onde o portão começa a se estragar. Veja o que pedir ao serralheiro em cada caso:",
            "Nenhum material é perfeito, e o cuidado muda de um para outro:",
            "O que estraga um portão é quase sempre a emenda ou a ferragem. Compare os quatro materiais antes de encomendar:",
          ],
        ],
        bullets: [
          "Alumínio: não enferruja, mas amassa e precisa de reforço onde o motor se prende",
          "Aço galvanizado: resiste por anos, mas começa a enferrujar na solda sem fundo de zinco",
          "Ferro comum: firme e fácil de soldar, mas depende de fundo, tinta e furo para a água sair",
          "Inox: resiste muito, mas é caro e pesado, e por isso compensa mais em parafuso, dobradiça e cabo",
        ],
      },
      {
        about: "signs",
        headings: ["Trocar a folha ou tratar a ferrugem", "Quando o portão enferrujado ainda tem jeito"],
        slots: [
          [
            "Uma mancha sem furo, com o metal duro, sai com lixa, fundo e duas demãos de tinta. Furo só na barra de baixo se resolve com um trecho novo soldado; com furo em vários pontos ou quadro torto, é preciso folha nova.",
            "A ferrugem de superfície se trata com lixa até o metal limpo, fundo e tinta por cima. Se a barra inferior furou, o serralheiro solda um trecho; se o quadro cede ou a chapa fura em vários lugares, troque.",
            "Com o ferro ainda duro, lixa e pintura bastam. Um furo isolado embaixo se corrige com remendo soldado, e furos espalhados ou quadro empenado exigem outro portão.",
          ],
          [
            "Se a ferrugem chegou a dobradiça, roda, cabo ou suporte do motor, desligue o disjuntor e não use até o exame.",
            "Ferrugem no que segura a folha, como dobradiça e cabo, é risco de queda, e o disjuntor deve ficar desligado até a visita.",
            "Quando a ferrugem atinge cabo, dobradiça ou o ponto em que o motor se prende, pare de usar e desligue o disjuntor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O motor depois da folha nova", "O que muda no motor com outro material"],
        slots: [
          [
            "Com folha mais leve, o motor costuma ser aproveitado, com a força regulada de novo em visita a partir de {price.preventive} em casa, sem peças. No basculante, o técnico refaz o contrapeso para o peso novo.",
            "O motor que movia ferro move alumínio, e falta só baixar a força, numa visita a partir de {price.preventive} em residência, fora as peças. Um basculante que muda de material precisa do contrapeso acertado antes de ligar.",
            "Trocar por material mais leve quase sempre mantém o motor. A regulagem parte de {price.preventive} em casa, sem contar peças, e no basculante o técnico corrige também o contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão galvanizado precisa de pintura?",
        answers: [
          "Precisa nas soldas e cortes, com fundo de zinco. No resto da folha, a tinta é proteção a mais e acabamento.",
          "Sim, onde foi soldado ou cortado. Com tinta própria para galvanizado, a chapa inteira dura mais.",
        ],
      },
      {
        question: "Vocês fazem o portão novo?",
        answers: [
          "A folha é do serralheiro. Nós instalamos o motor, acertamos rodas, dobradiças ou cabos e regulamos para o peso novo.",
          "Não, a folha é serviço de serralheria. Ficam conosco o motor, a regulagem para o peso novo e as peças que fazem o portão andar.",
        ],
      },
      {
        question: "Perto do mar muda alguma coisa?",
        answers: [
          "Muda: prefira alumínio com ferragem de inox, lave com água doce e confira as dobradiças mais vezes.",
          "Sim. O sal ataca até o galvanizado na solda, por isso escolha alumínio pintado e ferragem de inox.",
        ],
      },
      {
        question: "Por que meu portão enferruja sempre no mesmo lugar?",
        answers: [
          "Porque a água para ali, quase sempre na base ou na emenda. Um furo de saída e um fundo bem aplicado resolvem mais que outra demão de tinta.",
          "Porque a água fica presa ali, em geral na base ou numa emenda. Abra uma saída para ela antes de pintar de novo.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e, de perto, da base, das soldas e da etiqueta do motor",
  },
  {
    id: "enferrujado-pintar-ou-trocar",
    broader: "ferrugem",
    label: "Portão enferrujado: pintar ou trocar",
    phrase: "a escolha entre pintar e trocar o portão enferrujado",
    asks: [
      "enferrujado compensa trocar",
      "portão enferrujado compensa trocar",
      "portão enferrujado vale pena trocar",
      "portão enferrujado vale pena consertar",
      "enferrujado pintar ou trocar",
      "portão enferrujado pintar ou trocar",
      "portão ferro enferrujado pintar ou trocar",
      "ferrugem portão pintar ou trocar",
      "portão enferrujado trocar ou reformar",
      "portão enferrujado reformar ou trocar",
    ],
    intent: "question",
    answers: {
      any: [
        "Pinte o portão de ferro enferrujado se a ferrugem é só na superfície e o quadro está firme: lixa até o metal, fundo anticorrosivo e tinta. Troque a folha se há furos em vários pontos ou se ela torce. Pintura e folha são do serralheiro; acertar o motor depois é conosco, a partir de {price.preventive} em casa, sem peças.",
        "Pintar ou trocar o portão de ferro enferrujado depende do quadro: firme e sem furo, pinta-se, com lixa, fundo anticorrosivo e tinta; furado em vários lugares ou torcendo, troca-se a folha. Isso é serviço de serralheiro, e a regulagem do motor, nossa, começa em {price.preventive} em casa, fora peças.",
        "Portão de ferro com ferrugem superficial se pinta, depois de lixar até o metal e passar fundo anticorrosivo; com o quadro furado em vários pontos, a folha se troca. Quem pinta ou refaz é o serralheiro. O motor costuma servir, e regulá-lo em casa sai a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a ferrugem mostra: pintar, reformar ou trocar", "Pintar, reformar ou trocar"],
        slots: [
          [
            "Olhe a base, os cantos e as soldas com o disjuntor desligado. A barra de baixo enferruja primeiro, porque recebe respingo e água parada.",
            "A base e as soldas decidem, já que ali a água fica. Examine com o portão parado e sem energia.",
            "Com o disjuntor desligado, procure furo na barra inferior, nos cantos e nas soldas, onde a água para.",
          ],
        ],
        bullets: [
          "Mancha sem furo: lixa, fundo anticorrosivo e tinta",
          "Furo só na barra de baixo: trecho novo soldado e pintura",
          "Furo em vários pontos ou quadro que torce: folha nova",
          "Dobradiça, roldana ou cabo com ferrugem: troca da peça, antes de voltar a usar",
        ],
      },
      {
        about: "care",
        headings: ["Como pintar portão de ferro enferrujado", "Da lixa à tinta, na ordem"],
        slots: [
          [
            "Pinta-se com o disjuntor desligado e a folha fechada e firme, em tempo seco. Trilho, cremalheira, dobradiça, roldanas e lentes ficam sem tinta.",
            "Escolha um dia seco, desligue o disjuntor e trabalhe com o portão fechado. Cubra lentes, cremalheira e dobradiça, porque tinta nelas prende o movimento.",
            "Com tempo firme, energia desligada e folha fechada, a pintura rende. Proteja com fita o que se move e as lentes da fotocélula.",
          ],
        ],
        steps: [
          "Escove e lixe até aparecer metal limpo.",
          "Limpe o pó e a gordura e deixe secar.",
          "Passe fundo anticorrosivo (zarcão ou primer) em tudo o que ficou no metal.",
          "Aplique duas demãos de esmalte, com o intervalo da lata.",
          "Espere secar e só então religue o disjuntor.",
        ],
      },
      {
        about: "replace",
        headings: ["O motor na folha nova", "Se a folha for trocada"],
        slots: [
          [
            "Peça ao serralheiro peso parecido e reforço no ponto do motor. No basculante o contrapeso é refeito, no de correr conferem-se roldanas e cremalheira, e em todos o motor é regulado de novo.",
            "Avise o serralheiro de que há motor, para a folha sair reforçada onde ele prende e sem pesar mais. Depois se acertam contrapeso, no basculante, ou roldanas e cremalheira, no de correr, e a força.",
            "Folha nova com peso próximo ao da antiga e reforço no suporte aproveita o motor. Antes de ligar, acerta-se o contrapeso do basculante ou o rolamento do portão de correr, além da força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pintar por cima da ferrugem resolve?",
        answers: [
          "Não: ela continua por baixo e levanta a tinta em pouco tempo. É preciso lixar até o metal limpo e aplicar fundo antes da cor.",
          "Por cima, não. A ferrugem segue comendo o ferro e a película solta; o que a detém é lixa, fundo anticorrosivo e só depois tinta.",
        ],
      },
      {
        question: "O motor antigo serve na folha nova?",
        answers: [
          "Serve, se o peso ficar dentro da capacidade dele. Mande medida e material antes de encomendar, porque chapa fechada pesa bem mais que grade.",
          "Na maioria das vezes, sim, quando a folha nova pesa parecido. Grade que vira chapa pode passar do que o motor move; confira antes.",
        ],
      },
      {
        question: "O que sai mais barato, reformar ou trocar?",
        answers: [
          "Pintar custa menos, soldar um trecho vem depois e folha nova é o mais caro. A reforma deixa de compensar quando há furos espalhados, porque a solda não acha metal firme.",
          "A ordem é pintura, remendo e folha nova. Com ferro furado em vários lugares, porém, o remendo não dura e a troca sai mais em conta com o tempo.",
        ],
      },
      {
        question: "Posso usar o portão com a dobradiça enferrujada?",
        answers: [
          "Se ela está só manchada, sim, depois de limpa e lubrificada. Furada, trincada ou com a solda abrindo, desligue o disjuntor e não use, porque a folha pode cair.",
          "Mancha leve não impede o uso. Trinca, furo ou solda que abre pedem portão parado, todos longe e conserto antes de acionar.",
        ],
      },
    ],
    photo: "fotos da parte de baixo, das soldas e da folha inteira",
  },
  {
    id: "portao-enferrujado-conserto",
    broader: "ferrugem",
    label: "Portão enferrujado: conserto",
    phrase: "o conserto do portão enferrujado",
    asks: [
      "portão furado ferrugem",
      "ferrugem furou portão",
      "portão enferrujado",
      "portão ferro enferrujado",
      "portão muito enferrujado",
      "portão todo enferrujado",
      "portão garagem enferrujado",
      "portão velho enferrujado",
      "portão basculante enferrujado",
      "portão enferrujado conserto",
      "conserto portão enferrujado",
      "consertar portão enferrujado",
      "portão ferro enferrujado conserto",
      "recuperar portão enferrujado",
      "arrumar portão enferrujado",
      "portão ferro ferrugem conserto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão enferrujado tem conserto enquanto o quadro está firme: trocamos roldana, dobradiça e cabo e regulamos o motor, e o serralheiro refaz o que está furado ou podre embaixo. A visita com ajuste em casa parte de {price.preventive}, sem peças; quadro podre em vários pontos pede folha nova.",
        "O conserto do portão de ferro com ferrugem depende de onde ela está: na superfície, lixa, fundo e tinta; em roldana ou dobradiça, trocamos a peça; furo ou travessa comida é do serralheiro. Do nosso lado, o ajuste em residência começa em {price.preventive}, fora as peças.",
        "Dá para recuperar o portão enferrujado se a estrutura ainda é firme, mesmo com a parte de baixo furada, que o serralheiro corta e refaz. Roldanas, dobradiças, cabo e regulagem são conosco, em visita de ajuste desde {price.preventive} em casa, sem peças.",
      ],
      price: [
        "O preço do conserto do portão enferrujado depende de a ferrugem estar na pintura, nas peças móveis ou no quadro. A visita com regulagem parte de {price.preventive} em casa, sem as peças; travessa refeita, chapa e pintura são orçadas pelo serralheiro.",
        "O preço para recuperar portão com ferrugem varia da lixa e tinta, o mais barato, à travessa refeita pelo serralheiro, o mais caro. No meio ficam roldana e dobradiça, que trocamos; o ajuste em residência começa em {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Para recuperar o portão de ferro enferrujado, lixe ou escove até o metal firme, passe fundo anticorrosivo e dê duas demãos de esmalte, com o disjuntor desligado e a folha fechada. Onde a ponta da chave de fenda afunda, o metal acabou, e o serralheiro corta e refaz. Roldana, dobradiça e cabo atacados nós trocamos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde a ferrugem é grave", "O que olhar no portão"],
        slots: [
          [
            "Com o disjuntor desligado, olhe sem apoiar o corpo na folha nem empurrá-la. A inspeção é só visual.",
            "Desligue o disjuntor e examine a folha de longe, sem forçar nenhuma parte dela.",
            "Só os olhos trabalham aqui: energia cortada, folha parada e ninguém encostado.",
          ],
        ],
        steps: [
          "Fotografe a travessa de baixo e os cantos, onde a água para.",
          "Procure furo, farelo ou solda aberta nas dobradiças, roldanas e guia.",
          "Veja o ponto em que o motor, o braço ou a cremalheira está preso.",
          "No basculante, olhe os cabos de longe: com fio partido, não acione, não destrave e não passe embaixo.",
          "Folha que balança ou dobradiça trincada: deixe parada e isole a passagem.",
        ],
      },
      {
        about: "visit",
        headings: ["Quem conserta o quê", "O que fazemos e o que é do serralheiro"],
        slots: [
          [
            "Do nosso lado ficam roldana, dobradiça parafusada, cabo de aço, trilho, alinhamento e a regulagem do motor. Travessa refeita, chapa nova e pintura são do serralheiro.",
            "O serralheiro corta e refaz travessa e quadro, solda chapa e pinta. Nós trocamos rodas, dobradiças de parafuso e cabos, alinhamos a folha e acertamos o motor.",
            "Peças móveis e motor são nossos: roldanas, cabos, dobradiças parafusadas, trilho e regulagem. Chapa, solda de quadro e tinta cabem à serralheria.",
          ],
          [
            "Antes da solda, a central é desconectada, porque a corrente do aparelho queima a placa. Depois do reparo, a folha mudou de peso e o motor é regulado outra vez.",
            "Quem solda deve desligar e soltar os fios da central, ou a placa pode queimar. Terminado o serviço, o motor passa por nova regulagem.",
            "Solda com a placa ligada queima a placa, por isso ela sai do circuito antes. No fim, força e parada do motor são refeitas para o peso novo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o portão", "Quando a ferrugem passou do ponto"],
        slots: [
          [
            "Ferrugem só embaixo ou numa peça se resolve por partes. Quando o quadro está podre em vários pontos, ou o reparo passa da metade do preço de outra folha, a nova compensa.",
            "Por partes se conserta o que está localizado. Quadro comido em vários lugares, ou reparo acima de metade do valor da folha, indica troca.",
            "O que é localizado se refaz. Se o ferro esfarela em muitos pontos, ou a conta ultrapassa a metade de uma folha nova, troque o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor num portão com ferrugem?",
        answers: [
          "Dá, se o quadro está firme e a folha anda leve. Com base, solda ou ponto de fixação comidos, o reparo vem antes do motor.",
          "Sim, em estrutura firme. Onde o ferro do suporte está fino, ele arranca com o tranco, e o reforço é feito primeiro.",
        ],
      },
      {
        question: "O que fazer com dobradiça e roldana enferrujadas?",
        answers: [
          "Troque as que têm folga ou estão travadas, sempre o par. Ferrugem leve, com a peça girando, se limpa e lubrifica.",
          "Peça que gira bem se limpa e engraxa. A travada ou com folga se troca, junto com a do outro lado.",
        ],
      },
      {
        question: "Posso continuar usando o portão com ferrugem?",
        answers: [
          "Com ferrugem de superfície, sim. Com cabo enferrujado, dobradiça trincada ou folha torta, não: desligue o disjuntor e isole a passagem.",
          "Só se ela está na pintura. Cabo, dobradiça ou solda atingidos pedem portão parado e sem energia.",
        ],
      },
      {
        question: "Como evitar que a ferrugem volte?",
        answers: [
          "Lixe até o metal, passe fundo anticorrosivo e tinta, e fure a travessa embaixo para a água sair. Retoque os riscos uma vez por ano.",
          "Água parada é a causa: abra dreno na travessa, use fundo anticorrosivo antes da tinta e retoque riscos todo ano.",
        ],
      },
    ],
    photo: "fotos da folha inteira, da parte de baixo e de perto das dobradiças, roldanas ou cabos",
  },
  {
    id: "tratar-ferrugem-do-portao",
    broader: "ferrugem",
    label: "Tratamento de ferrugem do portão",
    phrase: "o tratamento da ferrugem do portão",
    asks: [
      "tratamento ferrugem",
      "tratamento ferrugem portão",
      "tratar ferrugem",
      "tratar ferrugem portão",
      "tratamento contra ferrugem portão",
      "tratamento anticorrosivo portão",
      "tirar ferrugem portão",
      "remover ferrugem portão",
      "acabar ferrugem portão",
      "ferrugem portão basculante",
      "tratamento ferrugem basculante",
      "tirar ferrugem basculante",
      "ferrugem basculante",
      "convertedor ferrugem portão",
      "eliminar ferrugem portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O tratamento de ferrugem em portão tem três donos: peças que se movem, como roldana, cabo e dobradiça, trocamos nós, em visita a partir de {price.preventive} em casa, sem peças; lixa e tinta são do pintor, e metal furado, do serralheiro. No basculante com cabo enferrujado, não acione nem fique embaixo.",
        "Para tratar a ferrugem do portão, separe o que é de cada um: cabo, roldana, trilho e suporte do motor são conosco, com visita de ajuste desde {price.preventive} em casa, fora peças; pintura é do pintor e furo, do serralheiro. Basculante com cabo ou braço corroído fica parado, sem ninguém embaixo.",
        "Ferrugem em portão, basculante ou não, se trata conforme o lugar: na chapa, lixa, fundo e tinta, com o pintor; onde furou, com o serralheiro. Cabo, roldana e dobradiça atacados nós trocamos, em visita que parte de {price.preventive} em casa, sem peças, e o basculante assim não deve ser usado.",
        "A ferrugem do portão se trata por partes: chapa manchada recebe lixa, fundo e tinta do pintor, metal vazado vai ao serralheiro, e roldana, cabo ou dobradiça trocamos em visita desde {price.preventive}, em casa e sem peças. Com cabo corroído, o basculante fica parado e ninguém passa embaixo.",
        "Quem faz o tratamento de ferrugem em portão basculante, ou de outro tipo, depende do ponto atacado: pintor na superfície, serralheiro nos furos e nós nas peças de movimento, a partir de {price.preventive} a visita em residência, fora peças. Havendo corrosão em cabo ou braço, não use nem fique sob a folha.",
      ],
      "how-to": [
        "Para tirar a ferrugem do portão basculante ou de qualquer outro, desligue o disjuntor, lixe até o metal brilhar, limpe, passe fundo anticorrosivo e dê duas demãos de esmalte. Faça isso só em chapa lisa e com a folha fechada; perto de cabo, mola ou braço, deixe para o técnico.",
        "Tirar ferrugem do portão basculante é lixar até o metal limpo, remover o pó, aplicar fundo anticorrosivo e pintar em duas demãos, com a folha fechada e o disjuntor desligado. Não mexa perto de cabo, contrapeso ou braço, e pare onde o metal furou.",
        "A ferrugem do portão sai com lixa ou escova até aparecer o metal, pano para o pó, fundo anticorrosivo e duas demãos de esmalte. Antes, feche o basculante e desligue o disjuntor; trate apenas a chapa lisa, longe de braço, cabo e mola, e pare se achar furo.",
        "Como tirar ferrugem do portão: com ele fechado e o disjuntor desligado, lixe ou escove a mancha até o metal brilhar, limpe o pó, aplique fundo anticorrosivo e dê duas demãos de esmalte. Cabo, mola e braço não entram nisso, porque seguram a folha, e furo é caso de serralheiro.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Mancha, lasca ou furo: a gravidade", "Até onde a ferrugem chegou"],
        slots: [
          [
            "Mancha ou bolha na tinta ainda é superficial e sai na lixa. Lasca que se solta mostra metal perdido, e tubo que cede ao dedo está podre e precisa ser trocado pelo serralheiro.",
            "Quando há só bolha e mancha, a lixa resolve. Placas que se desprendem indicam que o aço afinou; se o dedo afunda na base do tubo, aquele trecho é substituído.",
            "A ferrugem de fora aparece como mancha e some com lixa. Já a que solta escamas comeu parte do aço, e a base mole ao toque pede tubo novo do serralheiro.",
            "O aspecto conta a profundidade: tinta estufada ou manchada é só casca, e lixa resolve. Crosta que cai em lascas já levou espessura, e tubo que afunda sob o dedo pede troca na serralheria.",
            "Bolha na pintura está no começo, e o lixamento a remove. Preocupe-se com escamas soltas, sinal de parede fina, e mais ainda com a base que cede ao apertar, trecho que o serralheiro corta e refaz.",
          ],
          [
            "No basculante, o perigo está no cabo, na roldana e no ponto em que o braço puxa. Se um deles está corroído, pare de usar e mantenha todos longe.",
            "Cabo desfiado, roldana corroída ou braço comido tiram a segurança do basculante, que fica parado até o conserto, sem ninguém por baixo.",
            "Em basculante, corrosão no cabo, no braço ou na roldana pode derrubar a folha. Não acione e afaste as pessoas até a visita.",
            "Nas peças que sustentam o basculante a regra é outra: cabo, braço ou roldana com corrosão tiram o portão de uso, e a área embaixo fica vazia.",
            "Se a corrosão pegou cabo, roldana ou o encaixe do braço, o basculante pode despencar. Deixe-o parado, sem ninguém por perto, até o técnico ver.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Passo a passo em chapa lisa", "Como lixar e pintar a mancha"],
        slots: [
          [
            "O trabalho é para mancha em superfície reta, com o portão fechado, óculos e luvas. Cubra motor, fotocélula e cremalheira.",
            "Faça só nas partes planas da folha, fechada, usando luvas e óculos. Motor, sensores e cremalheira ficam cobertos.",
            "Isto serve para manchas na chapa, nunca para cabos ou braços. Feche a folha, proteja os olhos e cubra o motor e os sensores.",
            "Limite o serviço às faces lisas e deixe a folha abaixada ou encostada, fechada. Proteja mãos e olhos, e embrulhe motor, sensor e cremalheira contra o pó.",
            "Óculos, luvas e portão fechado são a condição para começar, sempre em área plana. O pó da lixa não deve chegar à fotocélula, à cremalheira nem ao motor, que ficam tapados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Lixe ou escove até o metal brilhar.",
          "Limpe o pó com pano e desengraxante e deixe secar.",
          "Aplique fundo anticorrosivo e espere o tempo da lata.",
          "Dê duas demãos de esmalte, com o intervalo indicado.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do tratamento", "Quem faz cada parte e como cobra"],
        slots: [
          [
            "O pintor cobra por metro quadrado e pelo estado, e lixar custa mais que pintar. O serralheiro cobra por trecho de tubo ou chapa trocado; nós, pela visita e pelas peças móveis, orçadas por foto.",
            "Na pintura, contam a área e quanto há para lixar. Tubo e chapa novos têm preço por trecho, no serralheiro, e as peças que se movem entram no nosso orçamento, com a foto.",
            "A conta se divide: área e preparo com o pintor, trecho trocado com o serralheiro, e roldana, cabo ou dobradiça conosco, com valor por foto. O preparo é o que mais pesa na pintura.",
            "São até três contas. O pintor calcula por metro quadrado, com o lixamento acima da pintura; o serralheiro, por pedaço refeito; e as peças de movimento saem conosco, orçadas por foto junto com a visita.",
            "O preparo encarece a pintura mais que a própria tinta, e a área define o resto. Fora isso, pagam-se ao serralheiro os trechos substituídos e a nós a visita com cabo, roldana ou dobradiça, de preço dado pela foto.",
          ],
          [
            "Se houver solda em portão com motor, o disjuntor é desligado e a placa desconectada, porque a corrente a queima. Depois o peso novo pede ajuste do equilíbrio.",
            "Antes de soldar folha automatizada, o técnico isola a placa do motor, que a solda pode queimar, e no fim acerta o equilíbrio.",
            "Solda perto de motor exige a central sem energia e desconectada. Terminado o reparo, o equilíbrio e a força são conferidos.",
            "Folha com motor só é soldada depois de cortar a energia e soltar a central, que não resiste à corrente da máquina. Como a folha ganha peso, revê-se o equilíbrio.",
            "Avise o serralheiro que há motor, para a placa ser desconectada e o disjuntor desligado antes da solda. No final, força e equilíbrio voltam ao ponto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Convertedor de ferrugem funciona?",
        answers: [
          "Em mancha leve, sim: ele transforma o óxido numa camada escura que recebe tinta. Não devolve o metal que afinou nem dispensa tirar a parte solta.",
          "Funciona em ferrugem fina e firme, depois de escovada. Onde há escama ou furo, não adianta, porque falta metal.",
          "Serve para começo de ferrugem: escovada a parte solta, ele reage com o óxido e vira base para a tinta. Em metal furado não resolve nada.",
        ],
      },
      {
        question: "Preciso tirar o motor para pintar?",
        answers: [
          "Não, ele fica coberto e sem energia. Cremalheira, trilho, fuso e pinos não devem ser pintados, porque a tinta prende o movimento.",
          "Não precisa; basta cobri-lo e desligar o disjuntor. Deixe sem tinta as partes que deslizam ou engrenam.",
          "Pode ficar no lugar, coberto e desligado no disjuntor. Cuide para a tinta não atingir fuso, pinos, trilho e dentes, que ficariam presos.",
        ],
      },
      {
        question: "Como evitar que a ferrugem volte?",
        answers: [
          "Faça o serralheiro abrir saída de água na base dos tubos, retoque riscos logo e enxágue a parte de baixo depois de lavar a calçada com produto.",
          "Água parada é a causa principal: furo de saída nos tubos, retoque rápido nos riscos e enxágue da base seguram bem.",
          "Não deixe a água acumular: tubo com furo de saída, base enxaguada depois de produto de limpeza e risco coberto de tinta no mesmo dia.",
        ],
      },
      {
        question: "Compensa tratar ou trocar o portão?",
        answers: [
          "Com poucos pontos e quadro firme, trate. Quando a corrosão subiu da base às barras verticais, somar trechos trocados costuma passar do preço de uma folha nova.",
          "Trate se o quadro está firme e a ferrugem é localizada. Muitas barras podres pedem comparação com uma folha nova no serralheiro.",
          "Veja o quadro. Se continua firme, o tratamento sai mais barato; com várias barras podres, o serralheiro pode cobrar menos por outra folha.",
        ],
      },
    ],
    photo: "fotos de perto de cada ponto enferrujado e uma do portão inteiro por dentro",
  },
  {
    id: "evitar-ferrugem",
    broader: "ferrugem",
    label: "Como evitar a ferrugem no portão",
    phrase: "como evitar a ferrugem no portão",
    asks: [
      "evitar ferrugem",
      "evitar ferrugem portão",
      "como evitar ferrugem",
      "prevenir ferrugem portão",
      "proteger portão ferrugem",
      "proteger portão ferro chuva",
      "portão não enferrujar",
      "portão ferro não enferrujar",
      "para portão não enferrujar",
      "produto contra ferrugem portão",
      "cuidados portão ferro",
      "conservar portão ferro",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar ferrugem no portão, não deixe água parada nem metal à mostra: retoque o risco logo que aparece, com lixa, fundo anticorrosivo e tinta, e abra furos embaixo do tubo para a água sair. Lave com água e sabão e enxugue a base. Perto do mar, faça isso mais vezes.",
        "O portão de ferro não enferruja enquanto a tinta está inteira e a base, seca. Revise a pintura uma vez por ano, retoque riscos e soldas com fundo e esmalte, e mantenha limpo o vão entre a folha e o piso. Não jogue produto de limpeza forte no metal, porque ele ataca a tinta.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que fazer ao longo do ano", "A rotina que evita a ferrugem"],
        slots: [
          [
            "A ferrugem começa onde a tinta falhou e a água parou. Por isso a rotina é olhar, secar e retocar.",
            "Poucos minutos por mês bastam. O que conta é achar o risco antes de ele virar bolha.",
          ],
        ],
        bullets: [
          "Todo mês: varrer a base e enxugar a água parada",
          "A cada três meses: procurar risco, bolha e solda escura",
          "Todo ano: lixar, dar fundo e retocar a base",
          "Depois de pancada: retocar no mesmo dia",
        ],
      },
      {
        about: "causes",
        headings: ["Onde a ferrugem começa", "Os pontos fracos do portão"],
        slots: [
          [
            "A parte de baixo, as soldas e o interior do tubo são os primeiros. Xixi de cachorro e produto de piscina aceleram.",
            "Repare na travessa de baixo, nas emendas e nos furos de parafuso. Ali a água fica mais tempo.",
          ],
          [
            "Roldana, trilho e cabo também enferrujam, mas não se pintam: são mantidos limpos e trocados quando gastam.",
            "Peça que gira ou corre não leva tinta. Ela se limpa e, quando a ferrugem é funda, se troca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que olhamos na revisão", "A ferrugem nas peças de movimento"],
        slots: [
          [
            "Na manutenção, conferimos cabo, roldana, dobradiça e suporte do motor, que são onde a ferrugem é perigosa. Em casa, a visita parte de {price.preventive}, sem peças.",
            "A pintura é do pintor; cabo, rodas, dobradiças e suporte são nossos, em visita a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Galvanizado dispensa a pintura?",
        answers: [
          "Não por inteiro. As soldas e os cortes perdem o zinco e precisam de tinta própria.",
          "Ele demora mais a enferrujar, mas solda e risco fundo pedem proteção.",
        ],
      },
      {
        question: "Posso passar óleo no portão para não enferrujar?",
        answers: [
          "Na chapa, não: o óleo junta poeira, mancha e impede a tinta de pegar depois. Use fundo e esmalte.",
          "Não é o indicado. Óleo fino vai só em dobradiça e pino.",
        ],
      },
      {
        question: "Já apareceu uma mancha. O que faço?",
        answers: [
          "Lixe até o metal brilhar, passe fundo anticorrosivo e tinta, com o disjuntor desligado. Perto de cabo, mola ou braço, não mexa.",
          "Trate logo: lixa, fundo e duas demãos. Se a chave de fenda afunda, é caso de serralheiro.",
        ],
      },
    ],
    photo: "fotos da base do portão, das soldas e das peças com ferrugem",
  },
];
