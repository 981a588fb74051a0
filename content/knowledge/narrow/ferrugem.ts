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
        "Portão enferrujado embaixo tem conserto, na maioria das vezes: na superfície, lixa, fundo e tinta; se furou, o serralheiro corta a barra podre e solda outra. Conosco ficam roldana, dobradiça, cabo e motor, regulado depois da solda, a partir de {price.preventive} em casa, sem peças.",
        "No portão enferrujado embaixo {em}, a barra podre é do serralheiro, que corta e solda outra; roldana, dobradiça, cabo e a regulagem do motor depois da solda são conosco, a partir de {price.preventive} em casa, sem peças. Mancha sem furo se resolve com lixa, fundo e tinta; a foto diz, grátis, qual é o caso.",
        "No portão podre embaixo {em}, a troca da chapa ou da barra é do serralheiro, com a folha escorada; a central é desconectada antes da solda, e o motor, regulado depois, o que é conosco, a partir de {price.preventive} em casa, sem peças. A foto diz, grátis, se a folha ainda serve.",
        "Portão enferrujado embaixo se arruma conforme a profundidade: mancha sai com lixa, fundo e tinta; se furou ou o tubo amassa com o dedo, o serralheiro corta a barra podre e solda outra. Depois da solda regulamos o motor, a partir de {price.preventive} em casa, sem peças.",
        "Trocar a chapa podre embaixo do portão é serviço do serralheiro: ele corta até o metal são e solda chapa nova, com furo para a água sair. O motor é desligado e a placa, desconectada antes da solda; a regulagem depois é conosco, a partir de {price.preventive} em casa, sem peças.",
        "A ferrugem embaixo do portão começa por dentro do tubo, onde a água para. Furo, escama ou solda abrindo pedem troca do trecho pelo serralheiro; roldana, dobradiça e motor são conosco, a partir de {price.preventive} em casa, sem peças.",
        "A base do portão podre não se resolve com massa e tinta: o serralheiro corta e refaz o trecho, com a folha escorada e a central do motor desconectada. A regulagem depois é conosco, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Retoque ou barra nova: como saber",
          "Até onde a ferrugem entrou",
          "Como avaliar a ferrugem da base",
        ],
        slots: [
          [
            "Tinta com bolha e mancha sem furo ainda aceitam lixa, fundo e tinta.",
            "Se o metal continua duro e liso debaixo da mancha, o tratamento de superfície basta.",
            "Uma mancha alaranjada sem escama é caso de retoque.",
          ],
          [
            "Escama que solta em camadas, furo e água pingando do tubo mostram metal perdido.",
            "Tubo que cede ou pinga depois da chuva está podre por dentro.",
            "Um furo pequeno por fora costuma ser maior por dentro do tubo; se as barras verticais também cedem, compare com o preço de uma folha nova.",
          ],
          [
            "Perto de roldana, dobradiça, cabo ou suporte do motor, a ferrugem é risco de queda, e o uso para.",
            "Se o ponto podre segura roda, dobradiça ou motor, desligue o disjuntor e não acione.",
            "Onde a base sustenta a folha, o furo deixa de ser estética e vira segurança.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a base do portão é refeita", "Cortar, soldar e proteger", "O conserto da barra de baixo"],
        slots: [
          [
            "Com a folha escorada e a central desconectada, o serralheiro corta até o metal são e solda tubo novo.",
            "O serralheiro desliga a energia e desconecta a central, que a corrente da solda queimaria, escora a folha e troca o trecho.",
            "A parte podre sai inteira; remendo por cima deixa a ferrugem trabalhando por baixo.",
          ],
          [
            "Furos de escoamento na parte de baixo impedem que a água pare de novo.",
            "A barra nova recebe furo de saída, fundo e tinta também na solda.",
          ],
          [
            "Se a folha ficou mais pesada ou mais leve, roldana, contrapeso e motor são conferidos.",
            "Depois do reparo, o portão é testado na mão e o motor, regulado de novo.",
            "A mudança de peso pede nova regulagem antes do uso.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Quanto custa trocar a barra de baixo do portão?",
        answers: [
          "A barra é orçada pelo serralheiro, por metro de tubo, solda e pintura, e por escorar ou tirar a folha. Roldana, dobradiça e regulagem do motor são conosco, a partir de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "Posso passar massa e pintar por cima da ferrugem?",
        answers: [
          "Não em furo. A massa esconde e a ferrugem continua; em mancha de superfície, lixe até o metal limpo antes do fundo.",
        ],
      },
      {
        question: "Portão enferrujado embaixo pode receber motor?",
        answers: [
          "Pode depois do reparo. O motor puxa a base e abre o que já está fraco; por isso a serralheria vem antes.",
          "Só com a base firme. Mande a foto: dizemos se ela aguenta o motor ou pede serralheiro antes.",
        ],
      },
      {
        question: "Por que o portão enferruja só embaixo?",
        answers: [
          "O portão enferruja embaixo porque a água escorre e para ali, junto com respingo, produto de limpeza e urina de animais.",
          "A base fica úmida mais tempo, e o tubo sem furo guarda água por dentro.",
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
        "Na maresia dura mais o motor de portão de caixa bem vedada, com placa envernizada, ferragem de inox e folha de alumínio, abrigado da chuva e do vento do mar; a marca conta menos que isso e que limpar o sal a cada 3 a 6 meses. Em casa, um motor trocado fica de {price.homeSwap}, com mão de obra.",
        "O motor de portão para casa de praia deve ter caixa vedada contra chuva e maresia, placa com verniz protetor e parafusos de inox ou galvanizados, numa folha leve, de alumínio. Nenhum modelo comum é imune, e a revisão vem a cada 3 a 6 meses; a troca residencial custa de {price.homeSwap}, com o serviço.",
        "Para o portão automático resistir à maresia, escolha motor de tampa vedada, com placa envernizada e ferragem de inox, e ponha-o ao abrigo do vento do mar. Lavar o sal a cada 3 a 6 meses pesa mais que a marca; a referência de preço é a troca em casa, de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O motor barato que dura em casa de praia é o comum bem protegido: caixa vedada, ferragem inox, folha leve e abrigo, com limpeza do sal a cada 3 a 6 meses. Em casa, um motor trocado fica de {price.homeSwap}, com mão de obra; gaste a diferença na vedação, porque nenhum é imune à maresia.",
        "Motor para maresia custa, na troca em casa, de {price.homeSwap}, com mão de obra, e o mais caro não dura mais sem cuidado. Caixa vedada, parafusos de inox, abrigo e limpeza do sal a cada 3 a 6 meses valem mais que subir de modelo.",
      ],
      "how-to": [
        "Contra a maresia, abrigue o motor, vede a caixa e as emendas e limpe o sal com pano úmido a cada 3 a 6 meses, com o disjuntor desligado. Folha já enferrujada se lava com água doce, longe do motor, se lixa e se pinta com fundo anticorrosivo; cabo, mola e suporte corroídos ficam para o técnico.",
        "Para proteger o portão da maresia, tire o sal com água doce e pano, sem molhar o motor, e trate a ferrugem logo: lixe até o metal, passe fundo à base de zinco e tinta. Se há furo, cabo enferrujado ou suporte comido, não acione o portão antes da vistoria.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o motor precisa ter na maresia", "Caixa, placa e ferragem contra a maresia"],
        slots: [
          [
            "Prefira caixa fechada, com borracha na tampa e cabos entrando por baixo, porque o sal chega com o vento, e não só com a chuva. Placa com verniz próprio, aplicado por técnico, oxida bem mais devagar.",
            "A tampa precisa vedar por inteiro e a entrada dos cabos deve ser por baixo, onde o ar salgado entra menos. A central pode receber verniz protetor de um técnico antes de ir para o portão.",
            "Vedação na tampa e entrada de cabo protegida são o primeiro item, já que o vento leva o sal para dentro. O segundo é a placa envernizada, serviço de técnico.",
          ],
          [
            "Parafusos, suporte e cabos em inox ou galvanizados a fogo duram bem mais que a ferragem zincada comum. Na folha, o alumínio não enferruja e pesa menos.",
            "Na ferragem, inox ou galvanização a fogo valem a diferença, porque a zincada comum enferruja cedo. Folha de alumínio poupa o motor e dispensa a briga com a ferrugem.",
            "Escolha inox ou galvanizado a fogo em parafuso, suporte e cabo, e alumínio na folha, que é leve e não enferruja.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o motor na maresia", "De quanto em quanto tempo limpar o sal"],
        slots: [
          [
            "A cada 3 a 6 meses, conforme a distância do mar e o vento. A revisão anual, que basta na cidade, é pouca na praia; mangueira e lavadora ficam longe do motor.",
            "Conte com limpeza de 3 em 3 a 6 em 6 meses, mais perto na frente do mar. Nunca use jato de água, que leva o sal para dentro da caixa.",
            "De dois a quatro cuidados por ano, contra um só na cidade. Pano úmido basta, porque água com pressão empurra o sal para a placa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e limpe a caixa fechada com pano umedecido em água doce.",
          "Seque e passe o pano também na folha.",
          "Olhe de longe cabos, parafusos e suporte em busca de ferrugem.",
          "Ao deixar a casa por semanas, desligue o disjuntor do portão.",
          "Na volta, veja se não há formigas, água ou peça solta antes de religar.",
        ],
      },
      {
        about: "signs",
        headings: ["O que a maresia estraga primeiro", "Sinais de maresia no motor e no portão"],
        slots: [
          [
            "Parafuso marrom, cabo opaco e dobradiça que range vêm primeiro. Depois os contatos da placa esverdeiam, e o portão passa a obedecer num dia e falhar no outro.",
            "Começa pela ferragem, com ferrugem em parafuso, suporte e cabo. Meses depois aparece o mau contato: o portão que funciona às vezes já pode estar com a placa oxidada.",
            "A ferrugem aparece em parafusos, suporte e cabo antes da falha elétrica. Quando ele falha sem padrão, os contatos da central costumam estar verdes de oxidação.",
          ],
          [
            "Cabo de basculante com ferrugem pede parar o uso até a troca do par.",
            "Se o cabo do basculante enferrujou, desligue o disjuntor e não use antes da troca.",
            "No basculante, cabo oxidado é motivo para não acionar mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor comum aguenta maresia?",
        answers: [
          "Aguenta por menos tempo. Com abrigo, tampa vedada e limpeza frequente funciona bem, mas placa, parafusos e cabos envelhecem antes.",
          "Funciona, com vida mais curta. O que mais falha é placa oxidada e ferragem, e os dois se adiam com vedação e inox.",
        ],
      },
      {
        question: "Vocês instalam motor de portão no litoral?",
        answers: [
          "A instalação que fazemos é na Grande São Paulo. Para a praia, use esta lista com um instalador da região.",
          "Atendemos a Grande São Paulo. No litoral, dá para orientar a escolha por foto, e a montagem fica com um instalador local.",
        ],
      },
      {
        question: "Graxa protege da maresia?",
        answers: [
          "Protege peça móvel, em camada fina e renovada. Graxa velha junta areia e vira lixa; na folha, a proteção é tinta ou alumínio.",
          "Em parte: serve no fuso e na corrente, limpa e reaplicada. Não serve na placa, na fotocélula nem no trilho.",
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
        "O material de portão que dura mais contra a ferrugem é o alumínio, que não enferruja; depois vem o aço galvanizado, protegido pelo zinco, e por último o ferro comum, que só dura com pintura em dia. A folha nova é do serralheiro; o motor e a regulagem para o peso novo são conosco.",
        "O melhor material para portão onde a ferrugem aparece é o alumínio, leve e sem pintura obrigatória; o galvanizado custa menos e resiste anos se as soldas recebem fundo de zinco. O ferro dura com lixa, fundo e tinta a cada sinal. Quem faz a folha é o serralheiro, e o motor, nós.",
        "Se o portão enferrujou, vale a pena trocar por alumínio quando o quadro está podre; com mancha de superfície, lixa e pintura resolvem. Em durabilidade, alumínio vem antes do galvanizado, e este, do ferro pintado. A folha é com o serralheiro, e o motor, conosco.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Alumínio, galvanizado, inox e ferro", "Como cada material enfrenta a ferrugem"],
        slots: [
          [
            "Cada um tem um ponto fraco, e é por ele que o portão se estraga. Veja o que pedir ao serralheiro em cada caso.",
            "Nenhum material é perfeito, e o cuidado muda de um para outro. A lista mostra o que olhar em cada um.",
            "O que acaba com um portão é quase sempre a emenda ou a ferragem. Compare os quatro antes de encomendar.",
          ],
        ],
        bullets: [
          "Alumínio: não enferruja, mas amassa e pede reforço onde o motor se prende e ferragem de inox",
          "Aço galvanizado: resiste anos; começa a enferrujar na solda sem fundo de zinco",
          "Ferro comum: firme e fácil de soldar; depende de fundo, tinta e furo para a água sair",
          "Inox: resiste muito, mas é caro e pesado; fica melhor em parafuso, dobradiça e cabo",
        ],
      },
      {
        about: "signs",
        headings: ["Trocar a folha ou tratar a ferrugem", "Quando o portão enferrujado ainda tem jeito"],
        slots: [
          [
            "Mancha sem furo, com o metal duro, sai com lixa, fundo e duas demãos de tinta. Furo só na barra de baixo se resolve com trecho novo soldado; furo em vários pontos ou quadro torto pede folha nova.",
            "Ferrugem de superfície se trata até o metal limpo, com fundo e tinta por cima. Se a barra inferior furou, solda-se um trecho; se o quadro cede ou a chapa fura em vários lugares, troque.",
            "Com o ferro ainda duro, lixa e pintura bastam. Um furo isolado embaixo pede remendo soldado, e furos espalhados ou quadro empenado, outro portão.",
          ],
          [
            "Se ela chegou a dobradiça, roda, cabo ou suporte do motor, desligue o disjuntor e não use até o exame.",
            "Ferrugem no que segura a folha, como dobradiça e cabo, é risco de queda: disjuntor desligado até a visita.",
            "Quando atinge cabo, dobradiça ou o ponto do motor, pare de usar e desligue o disjuntor.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O motor depois da folha nova", "O que muda no motor com outro material"],
        slots: [
          [
            "Com folha mais leve, o motor costuma ser aproveitado, com a força regulada de novo em visita a partir de {price.preventive} em casa, sem peças. No basculante, o contrapeso é refeito pelo técnico para o peso novo.",
            "O motor que puxava ferro puxa alumínio, e falta só baixar a força, por {price.preventive} ou mais em residência, fora peças. Basculante que muda de material precisa do contrapeso acertado antes de ligar.",
            "Trocar por material mais leve quase sempre mantém o motor. A regulagem parte de {price.preventive} em casa, sem contar peças, e no basculante o técnico corrige o contrapeso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão galvanizado precisa de pintura?",
        answers: [
          "Precisa nas soldas e cortes, com fundo de zinco. No resto, a tinta é proteção a mais e acabamento.",
          "Sim, onde foi soldado ou cortado. Com tinta própria para galvanizado, a chapa inteira dura mais.",
        ],
      },
      {
        question: "Vocês fazem o portão novo?",
        answers: [
          "A folha é do serralheiro. Nós pomos o motor, acertamos rodas, dobradiças ou cabos e regulamos para o peso novo.",
          "Não, a folha é serviço de serralheria. Ficam conosco o motor, a regulagem para o peso novo e as peças que fazem o portão andar.",
        ],
      },
      {
        question: "Perto do mar muda alguma coisa?",
        answers: [
          "Muda: prefira alumínio com ferragem de inox, lave com água doce e confira as dobradiças mais vezes.",
          "Sim. O sal ataca até o galvanizado na solda; alumínio pintado e inox na ferragem são a escolha.",
        ],
      },
      {
        question: "Por que meu portão enferruja sempre no mesmo lugar?",
        answers: [
          "Porque a água para ali, quase sempre na base ou na emenda. Um furo de saída e fundo bem aplicado resolvem mais que outra demão.",
          "É onde a água fica presa, em geral na base ou numa emenda. Abrir uma saída para ela vem antes de pintar de novo.",
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
        "No portão enferrujado {em}, fazemos roldana, dobradiça, cabo e regulagem junto com o motor, a partir de {price.preventive} em casa, sem peças; solda, chapa nova e pintura são de serralheiro. Enquanto o quadro está firme, tem conserto: mande fotos da parte de baixo e das soldas, e dizemos o que é de quem.",
        "Portão enferrujado tem conserto enquanto o quadro está firme: roldana, dobradiça, cabo e regulagem fazemos com o motor, a partir de {price.preventive} em casa, sem peças; solda, chapa nova e pintura são de serralheiro. Mande fotos da parte de baixo e das soldas, e dizemos, sem custo, o que é de quem.",
        "O conserto do portão de ferro enferrujado depende de onde está a ferrugem: na superfície, lixa, fundo e tinta; na roldana, na dobradiça ou no cabo, trocamos a peça, e o ajuste em casa parte de {price.preventive}, sem peças; em quadro furado, o serralheiro vem antes. As fotos dizem qual é o caso.",
      ],
      price: [
        "O preço do conserto do portão enferrujado depende de a ferrugem estar na pintura, nas peças móveis ou no quadro. Roldana, dobradiça e regulagem partem de {price.preventive} em casa, sem peças; solda e chapa são orçadas pelo serralheiro. As fotos separam uma coisa da outra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde a ferrugem é grave", "O que olhar e fotografar no portão"],
        slots: [
          [
            "Com o disjuntor desligado, olhe sem apoiar o corpo na folha.",
            "A inspeção é só visual, com o motor sem energia.",
          ],
        ],
        steps: [
          "Fotografe a travessa de baixo e os cantos, onde a água para.",
          "Procure furo, farelo ou solda aberta nas dobradiças, nas roldanas e na guia.",
          "Veja o ponto em que o motor, o braço ou a cremalheira está preso.",
          "No basculante, olhe os cabos de longe: com fio partido ou ferrugem, não acione, não destrave e não passe embaixo.",
          "Folha inclinada, que balança ou com dobradiça trincada fica parada e isolada.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos e o que é do serralheiro", "Quem conserta o quê no portão enferrujado"],
        slots: [
          [
            "Do nosso lado ficam roldana, dobradiça, cabo de aço, trilho, alinhamento e a regulagem do motor depois do reparo.",
          ],
          [
            "Travessa cortada e refeita, chapa nova, quadro e pintura são de serralheiro, e a foto diz isso antes da visita.",
          ],
          ["Antes de qualquer solda, a central é desconectada, para a placa não queimar."],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o portão", "Quando a ferrugem passou do ponto"],
        slots: [
          ["Ferrugem só embaixo ou em uma peça se resolve por partes; quadro podre em vários pontos pede folha nova."],
          [
            "Se o reparo chega perto do preço de outra folha, troque o portão e avise que ele terá motor, para já sair com reforço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão enferrujado tem conserto?",
        answers: [
          "Tem, enquanto o quadro está firme: roldana, dobradiça, cabo e regulagem fazemos com o motor, a partir de {price.preventive} em casa, sem peças; solda, chapa nova e pintura são de serralheiro. Com o quadro podre em vários pontos, a folha nova sai melhor.",
        ],
      },
      {
        question: "Dá para pôr motor num portão com ferrugem?",
        answers: [
          "Dá, se o quadro está firme e a folha anda leve. Com base, solda ou ponto de fixação comidos, o reparo vem antes do motor.",
        ],
      },
      {
        question: "Vocês soldam o portão enferrujado?",
        answers: [
          "Depende da solda: mande a foto, e dizemos antes da visita se é serviço nosso, junto com o motor, ou de serralheiro.",
        ],
      },
      {
        question: "Posso continuar usando o portão com ferrugem?",
        answers: [
          "Com ferrugem de superfície, sim. Com cabo enferrujado, dobradiça trincada ou folha fora do prumo, não: desligue o disjuntor e isole a passagem.",
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
        "O tratamento de ferrugem em portão {em} se divide assim: roldana, dobradiça, cabo, trilho e suporte do motor enferrujados trocamos nós, em visita a partir de {price.preventive} em casa, sem peças; lixa, fundo e tinta são do pintor, e o metal furado, do serralheiro. A foto de perto diz, grátis, qual é o seu caso.",
        "Para tratar a ferrugem do portão {em}, primeiro se vê a profundidade: mancha se resolve com lixa, fundo anticorrosivo e tinta; furo pede corte e solda de serralheiro. Conosco ficam as partes que se movem e o motor, a partir de {price.preventive} em casa, sem peças.",
        "Ferrugem de superfície no portão se trata com lixa até o metal brilhar, fundo anticorrosivo e tinta; o que furou é cortado e soldado pelo serralheiro. Peças que se movem, como roldana, cabo e dobradiça, trocamos nós, a partir de {price.preventive} em casa, sem peças.",
      ],
      "how-to": [
        "Para tirar a ferrugem do portão, desligue o disjuntor, lixe até o metal brilhar, limpe o pó, passe fundo anticorrosivo e dê duas demãos de tinta. Isso vale para mancha em chapa lisa; perto de cabo, mola ou dobradiça, e onde furou, pare e chame quem conserta.",
        "Ferrugem de superfície sai com lixa ou escova de aço, fundo anticorrosivo e tinta, com o portão fechado e sem energia. Se a lixa atravessa ou solta lasca, o metal acabou naquele ponto, e o serviço é de serralheiro.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Mancha, lasca ou furo: como saber", "Até onde a ferrugem foi"],
        slots: [
          [
            "Mancha ou bolha na tinta ainda é só de fora; lasca que se solta mostra metal perdido.",
            "Bolha na pintura é o começo; quando sai em camadas, o metal afinou.",
          ],
          [
            "Aperte com o dedo a base do tubo: se cede, o trecho está podre e é trocado.",
            "Tubo que amassa com o dedo já não segura; ali se corta e se solda outro.",
          ],
          [
            "No basculante, o perigo é ferrugem no cabo, na roldana ou no ponto em que o braço puxa: pare de usar e não fique embaixo.",
            "Cabo de aço enferrujado num portão que sobe pode arrebentar: não use nem toque, e chame o técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem do tratamento", "Como se trata, do metal à tinta"],
        slots: [
          [
            "O motor é desligado e, se houver solda, a placa é desconectada antes.",
            "Energia cortada e placa desconectada: solda com a central ligada queima a placa.",
          ],
          [
            "Raspa-se até o metal são, aplica-se o fundo e só então a tinta; pintar por cima só esconde.",
            "Lixa, limpeza, fundo e tinta, nesta ordem; tinta sobre ferrugem solta em meses.",
          ],
          [
            "No fim, a folha é testada e o motor, regulado, porque tinta e solda mudam o peso.",
            "Depois do reparo confere-se se a folha continua leve e se regula a força do motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para ela não voltar", "O que segura a ferrugem"],
        slots: [
          [
            "Furo de saída na base dos tubos e retoque em risco novo evitam quase tudo.",
            "Retoque cada risco e mantenha abertos os furos de água na parte de baixo.",
          ],
          [
            "Lave a base com água limpa depois de usar produto na calçada.",
            "Produto ácido de limpar piso é o que mais ataca o pé do portão: enxágue.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Convertedor de ferrugem funciona?",
        answers: [
          "Em mancha leve, sim, sobre metal lixado. Não devolve o metal que afinou.",
          "Ajuda na superfície; em lasca ou furo, não.",
        ],
      },
      {
        question: "Quanto custa tratar a ferrugem?",
        answers: [
          "Depende da extensão e de quem faz: a nossa visita, com as partes que se movem e o motor, parte de {price.preventive} em casa, sem peças; solda e pintura são orçadas à parte por quem as faz.",
          "A visita com regulagem parte de {price.preventive} em casa, sem peças. Fotos de perto mostram se é preciso serralheiro.",
        ],
      },
      {
        question: "Preciso tirar o motor para pintar?",
        answers: [
          "Não: ele fica coberto e desligado. Cremalheira, trilho e fuso não se pintam.",
          "Em geral não. Proteja o motor, e não pinte cremalheira, fuso nem cabo.",
        ],
      },
      {
        question: "Compensa tratar ou trocar o portão?",
        answers: [
          "Com ferrugem em poucos pontos e quadro firme, trata-se. Se subiu às barras verticais, a folha nova costuma sair melhor.",
          "Trata-se enquanto o quadro está firme; podre em vários lados, troca-se.",
        ],
      },
    ],
    photo: "fotos de perto de cada ponto enferrujado e uma do portão inteiro por dentro",
  },
];
