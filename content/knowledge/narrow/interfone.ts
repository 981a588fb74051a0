import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const interfone: NarrowConcept[] = [
  {
    id: "interfone-nao-abre",
    broader: "interfone",
    label: "Interfone não abre o portão",
    phrase: "o interfone que não abre o portão",
    intent: "repair",
    asks: [
      "abre controle não interfone",
      "abre botoeira não interfone",
      "não abre interfone só controle",
      "interfone não abre só controle",
      "interfone não abre só chave",
      "interfone não abre controle abre",
      "interfone não abre portão controle abre",
      "controle abre interfone não",
      "interfone não destrava chove",
      "interfone toca não destrava chove",
      "interfone não abre chuva",
      "interfone falha chuva",
      "interfone não abre",
      "interfone não destrava",
      "interfone toca não abre",
      "interfone fala não abre",
      "porteiro eletrônico não abre",
      "interfone não aciona",
      "interfone não abre portão",
      "interfone parou abrir",
      "botão interfone não abre",
      "botão interfone não funciona",
      "vídeo porteiro não abre",
      "interfone não libera",
      "interfone não libera portão",
      "porteiro eletrônico não libera",
      "interfone não solta",
      "conserto interfone não aciona portão",
      "interfone não aciona portão",
    ],
    answers: {
      any: [
        "Quando o interfone não abre o portão mas o controle abre, o motor e a placa estão bons: o defeito está na tecla, no fio, na fonte ou na fechadura. Aperte a tecla e escute: zumbido indica trinco preso, silêncio indica fio, fonte ou tecla. O valor do conserto sai por fotos do interfone e da fechadura.",
        "Interfone que não libera o portão costuma ter falha entre a tecla e a fechadura: contato gasto, fio rompido, fonte fraca ou trinco preso. Se pelo controle abre, motor e placa não são o problema. Barulho na fechadura aponta o trinco; nenhum som, o fio ou a fonte. Mande fotos do aparelho e da fechadura para o preço.",
        "Se o botão do interfone não abre o portão, teste o controle: abrindo com ele, o defeito fica na tecla, no fio, na fonte ou na própria fechadura. O som ajuda, pois fechadura que zumbe tem trinco travado e fechadura muda não recebe força. Com fotos dos dois aparelhos damos o valor do conserto.",
      ],
      price: [
        "Consertar interfone que não abre o portão custa conforme a causa: alinhar o trinco é só mão de obra, enquanto fonte, tecla ou fechadura somam a peça. Mande fotos do interfone e da fechadura e conte se ela zumbe, para receber o valor antes da visita.",
        "O preço do conserto do interfone que não abre depende de ser fio, fonte, tecla ou fechadura. Um ajuste de trinco ou uma emenda ficam no menor custo, e fechadura nova no maior; com fotos do aparelho e do trinco, o valor vem antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Zumbe ou fica mudo? Teste em ordem", "O que testar em poucos minutos"],
        slots: [
          [
            "O som da fechadura no instante do comando é a melhor pista. Peça a alguém que aperte a tecla e teste uma coisa por vez, sem abrir a fonte, que recebe a tensão da rede.",
            "Com uma pessoa na tecla e outra junto ao portão, o teste leva minutos. Escute a fechadura e não abra a fonte nem a unidade da rua.",
            "Duas pessoas bastam: uma aperta, a outra ouve a fechadura. Nada precisa ser aberto, e a fonte fica fechada, porque está ligada na rede.",
          ],
        ],
        steps: [
          "Converse pelo aparelho e veja se a voz está normal.",
          "Aperte a tecla e escute a fechadura.",
          "Repita com alguém empurrando ou puxando a folha de leve.",
          "Abra pela chave: se ela também prende, o defeito é do trinco ou do alinhamento.",
          "Teste por outro monofone, o aparelho de parede, se houver.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada sinal indica", "Fio, fonte, tecla ou fechadura"],
        slots: [
          [
            "Voz boa e fechadura muda querem dizer que a fala passa, mas a força para o trinco não. Compare o que acontece no seu com estes sinais.",
            "O interfone pode falar bem e não abrir, porque a voz gasta pouca energia e o trinco gasta muita. Veja qual sinal aparece no seu.",
            "A conversa normal não garante a abertura, que usa outro fio e mais força. O sinal da fechadura diz onde procurar.",
          ],
        ],
        bullets: [
          "Zumbe e não solta: folha desalinhada ou tensão baixa",
          "Silêncio total: fio partido, tecla gasta ou bobina queimada",
          "Abre por um aparelho e não por outro: tecla do segundo",
          "Falha depois da chuva: água na emenda ou na fechadura",
          "Voz fraca e abertura ruim: fonte cansada",
        ],
      },
      {
        about: "what",
        headings: ["Quando o botão do interfone abre a garagem", "Interfone ligado ao motor: onde está a falha"],
        slots: [
          [
            "Se a tecla comanda o motor, teste antes o controle: abrindo com ele, motor e placa estão bons. Falta procurar no contato da tecla, no cabo ou no relé, a peça que leva a ordem do interfone até a placa.",
            "No interfone que aciona o portão da garagem, o controle remoto tira a dúvida. Se ele abre, o defeito está na tecla, no cabo ou no relé, o pequeno contato que repassa o comando à central.",
            "Acione a garagem pelo controle e depois pelo interfone. Quando só o interfone falha, a procura fica entre a tecla, o fio e o relé, que faz a ponte com a placa do motor.",
          ],
          [
            "Se nem o controle nem a botoeira abrem, o problema é do motor, da placa ou da energia. Confira o disjuntor uma vez e deixe a medição com o técnico.",
            "Portão que não obedece a comando nenhum tira o interfone da história: olhe o disjuntor e peça a medição do motor e da placa.",
            "Sem resposta também do controle, o interfone não tem culpa. Veja se o disjuntor caiu; se não foi isso, motor e placa precisam ser medidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a tecla do interfone?",
        answers: [
          "Em muitos monofones, sim. Quando a tecla não é vendida à parte, troca-se o aparelho interno e mantém-se a unidade da rua.",
          "Depende do modelo. Às vezes o monofone inteiro, compatível com a unidade externa, sai mais simples que a tecla.",
        ],
      },
      {
        question: "O interfone parou depois da chuva. É água?",
        answers: [
          "Provavelmente é umidade na unidade da rua, na emenda ou na fechadura. Desligue a fonte e não abra nada molhado; o técnico seca, refaz e veda.",
          "É o mais comum: a água entra por vedação ruim e oxida a emenda. Corte a energia da fonte e deixe a abertura com o técnico.",
        ],
      },
      {
        question: "Por que a fechadura faz barulho e o portão não abre?",
        answers: [
          "O zumbido mostra que a ordem chegou, mas o trinco não solta: a folha pressiona a lingueta ou a tensão está baixa. Empurre de leve enquanto alguém aperta; se abrir, falta alinhar.",
          "Porque a bobina recebe energia sem força para vencer o trinco. Folha desalinhada é o mais comum; depois vêm fonte fraca e cabo fino e comprido.",
        ],
      },
      {
        question: "Como saio se a fechadura não abre?",
        answers: [
          "Use a chave mecânica, aliviando a folha com a mão, sem alavanca. Se alguém ficar preso, chame: o atendimento funciona {shop.hours}.",
          "Pela chave, empurrando de leve a folha para soltar o trinco. Sem chave e com a folha travada, chame o técnico, {shop.hours}.",
        ],
      },
    ],
    photo: "fotos do interfone, da fechadura e do batente",
  },
  {
    id: "interfone-na-garagem",
    broader: "interfone",
    label: "Interfone abrindo a garagem",
    phrase: "o interfone ligado ao motor da garagem",
    intent: "installation",
    asks: [
      "interfone abrir garagem",
      "interfone motor portão",
      "ligar interfone motor",
      "ligar interfone portão",
      "botão interfone garagem",
      "interfone abre dois portões",
      "ligar interfone placa",
      "interfone segundo botão",
      "conectar interfone motor",
      "integrar interfone portão",
      "relé interfone acionar garagem",
      "relé interfone garagem",
    ],
    answers: {
      any: [
        "O interfone abre a garagem quando uma saída dele é ligada à entrada de botoeira da placa do motor. Se a saída tem tensão, como a da fechadura, usa-se um relé no meio; ligada direto, ela queima a entrada da placa.",
        "O interfone abre a garagem por dois fios: o contato seco do aparelho, em geral marcado NA e COM, vai à entrada de botoeira da placa, em geral BOT e GND. Sem contato seco, a saída da fechadura aciona um relé, e o relé dá o contato.",
        "O botão do interfone para a garagem é possível em quase todo motor com entrada de botoeira. Prefira uma tecla para o social e outra para a garagem, e abra só vendo a passagem ou com câmera e fotocélula.",
      ],
      question: [
        "Sim, o interfone abre a garagem quando uma saída dele é ligada à entrada de botoeira da placa do motor. Se a saída tem tensão, como a da fechadura, usa-se um relé; ligada direto, ela queima a entrada.",
        "Dá, em quase todo motor com entrada de botoeira. O ideal é o interfone ter contato seco ou segunda tecla; sem isso, um relé separa a tensão da fechadura da placa.",
      ],
      price: [
        "Ligar o interfone à garagem custa a mão de obra, o cabo até o motor e, se não houver contato seco, um relé. Fotos do interfone e da etiqueta do motor bastam para o orçamento grátis.",
        "O preço muda com a distância entre o interfone e o motor e com a saída do aparelho, porque sem contato seco entra um relé. O valor sai por foto, antes da visita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é feita a ligação", "Do interfone à entrada de botoeira", "Contato seco ou relé"],
        slots: [
          [
            "O técnico mede o que a tecla entrega: contato seco vai direto, tensão passa por relé.",
            "Mede-se a saída da tecla: sem tensão, ela vai direto à placa; com tensão, passa por relé.",
            "A saída da fechadura manda tensão, em geral 12 V, e nunca vai direto à placa.",
          ],
          [
            "Com o disjuntor desligado, dois fios de comando são levados até a borneira da botoeira.",
            "O cabo segue separado da força, para não captar ruído nem acionar sozinho.",
            "Interfone, botoeira e módulo podem dividir a mesma entrada, em paralelo.",
          ],
          [
            "O teste inclui abrir pelo interfone, pelo controle e com a fotocélula interrompida.",
            "Confere-se que a tecla do social não move a garagem e que a da garagem não solta o social.",
            "No fim, quem mora na casa aciona olhando a folha e aprende a parar o portão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Qual interfone permite abrir a garagem",
          "Interfone com uma ou duas saídas",
          "O que procurar no aparelho",
        ],
        slots: [
          [
            "Um aparelho com duas saídas separa social e garagem em teclas diferentes.",
            "Procure nos bornes ou no manual as palavras saída auxiliar, contato seco, NA e COM, ou segundo portão.",
            "O modelo de uma saída só atende os dois portões com adaptação, o que não é o ideal.",
          ],
          [
            "Um vídeo porteiro mostra a calçada antes de abrir, o que ajuda muito na garagem.",
            "Abrir a garagem sem ver quem está na rua é o risco do interfone de áudio.",
            "Para abrir a garagem de dentro da casa, prefira imagem e fotocélula em ordem.",
          ],
          [
            "Um interfone antigo de boa qualidade costuma servir, com um relé ao lado.",
            "Sem saída livre, o aparelho que funciona fica: o fio da fechadura aciona um relé, e o relé abre a garagem.",
            "Em prédio, a ligação depende do sistema coletivo e da administração.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso ligar o fio da fechadura direto na placa?",
        answers: [
          "Não. Aquela saída tem tensão e pode queimar a entrada da placa. O relé entrega só o contato.",
          "Nunca direto. Entre os dois vai um relé, escolhido pela tensão da saída.",
        ],
      },
      {
        question: "A tecla do interfone também fecha a garagem?",
        answers: [
          "Sim, a placa trata como botoeira: cada toque abre, para ou fecha, conforme a programação.",
          "Fecha, se a central alternar os comandos. Só mande fechar vendo a passagem.",
        ],
      },
      {
        question: "Quanto custa ligar o interfone à garagem?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças; somam-se o cabo e o relé, se preciso, e a distância até o motor é o que mais pesa. O orçamento é grátis por foto.",
          "Conte a visita, a partir de {price.preventive} em casa, sem peças, mais cabo e relé. Mande fotos do interfone e da etiqueta do motor para o total.",
        ],
      },
      {
        question: "O portão pode abrir sozinho por causa do interfone?",
        answers: [
          "Pode, se o contato colar ou o cabo tiver umidade. O técnico isola a linha para confirmar.",
          "Se a ligação estiver úmida ou no mesmo duto da força, sim. Cabo separado evita.",
        ],
      },
    ],
    photo: "fotos do interfone por dentro da casa, da unidade da rua e da etiqueta do motor",
  },
  {
    id: "video-porteiro",
    broader: "interfone",
    label: "Vídeo porteiro",
    phrase: "o vídeo porteiro do portão",
    intent: "buying",
    asks: [
      "vídeo porteiro",
      "videoporteiro",
      "interfone vídeo",
      "interfone câmera",
      "interfone câmera abre garagem",
      "interfone câmera abre garagem preço",
      "interfone câmera preço",
      "vídeo interfone",
      "porteiro eletrônico vídeo",
      "vídeo porteiro vale pena",
      "vídeo porteiro instalar",
      "interfone vídeo vale pena",
      "vídeo porteiro portão eletrônico",
      "preço colocar vídeo porteiro",
      "preço vídeo porteiro monitor",
      "vídeo porteiro preço",
      "vídeo porteiro quanto custa",
      "vídeo porteiro valor",
      "vídeo porteiro orçamento",
    ],
    answers: {
      any: [
        "Um vídeo porteiro vale a pena para ver quem chama antes de abrir, sobretudo para quem recebe entregas ou fica só em casa. Para abrir o portão ele usa a mesma fechadura ou contato do interfone de áudio.",
        "Escolha vídeo porteiro com unidade externa vedada, visão noturna e saída para fechadura, em geral de 12 V; para abrir também a garagem, procure segunda saída de contato. Alguns atendem pelo celular, com Wi-Fi.",
        "Um vídeo porteiro mostra quem chama e vale a troca do interfone comum quando chegam entregas ou você fica só em casa. Aproveita a fechadura e, às vezes, o cabo; na abertura do portão, os dois se equivalem.",
      ],
      price: [
        "O preço do vídeo porteiro soma o aparelho, o cabo até a rua e a instalação; fechadura e ligação à garagem entram à parte. Se o cabo do interfone atual serve, a conta diminui: mande fotos dos dois aparelhos e do portão.",
        "O preço do vídeo porteiro instalado muda com o modelo, a tela, o celular e o caminho do cabo. A parte do portão, como fechadura, relé e motor, é orçada grátis, por foto.",
      ],
      installation: [
        "Para instalar vídeo porteiro, fixa-se a câmera na altura do rosto, abrigada da chuva, passa-se o cabo da rua até a tela e liga-se a fechadura do portão social. Para abrir também a garagem, ele é ligado ao motor, no lugar de um botão de parede. O valor sai por foto da entrada.",
        "Na instalação do vídeo porteiro, o técnico testa se o cabo do interfone antigo serve, fixa a câmera e a tela e liga a fechadura, em geral de 12 V. Se a garagem também vai abrir por ele, a ligação ao motor é feita na mesma visita; o valor vem por foto da entrada.",
      ],
      question: [
        "Vale a pena se você quer ver quem chama antes de abrir ou atender pelo celular. Se a ideia é só abrir o portão, o interfone de áudio faz o mesmo com menos custo.",
        "Sim, o vídeo porteiro abre o portão: o social pela fechadura e a garagem por contato na placa, se o aparelho tiver saída para isso. Confira o número de saídas antes de comprar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual vídeo porteiro escolher",
          "O que olhar antes de comprar vídeo porteiro",
          "Vídeo porteiro com ou sem celular",
        ],
        slots: [
          [
            "A câmera externa precisa de vedação, visão noturna e ângulo que pegue o rosto.",
            "Uma lente contra o sol da rua mostra só uma sombra, por isso a posição conta tanto quanto o aparelho.",
            "Prefira câmera com boa imagem à noite e proteção contra chuva.",
          ],
          [
            "O modelo com Wi-Fi toca no celular e permite abrir de longe, se o sinal chegar ao monitor.",
            "Para atender fora de casa, escolha o que usa aplicativo e confira a rede de 2,4 GHz.",
            "Sem Wi-Fi, ele funciona só pelo monitor, o que basta em muitas casas.",
          ],
          [
            "Uma saída abre o social; duas abrem também a garagem.",
            "Quem quer comandar o motor deve procurar saída de contato seco.",
            "Confira a tensão da fechadura, em geral 12 V, antes de aproveitar a atual.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a instalação do vídeo porteiro",
          "Troca do interfone por vídeo",
          "Cabo, câmera, monitor e fechadura",
        ],
        slots: [
          [
            "O cabo antigo é testado, porque o vídeo muitas vezes pede mais fios ou outro tipo de cabo.",
            "Primeiro se verifica se a fiação do interfone aguenta o vídeo.",
            "Um cabo separado da força evita chuvisco e chiado.",
          ],
          [
            "A unidade da rua vai na altura do rosto, abrigada e firme no muro.",
            "A câmera é posta longe do contraluz e do alcance da folha.",
            "O monitor fica onde a família o ouve, longe de umidade.",
          ],
          [
            "A ligação ao motor, se houver, é feita pelo técnico, no lugar de um botão de parede.",
            "Para a garagem, nenhum fio com tensão vai direto à placa.",
            "No teste, abre-se o social e a garagem com alguém olhando a passagem.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Dá para aproveitar o cabo do interfone antigo?",
        answers: [
          "Às vezes. Depende do número de vias e da distância; o técnico testa antes de passar outro.",
          "Em alguns modelos de dois fios, sim. Em outros, é preciso cabo novo.",
        ],
      },
      {
        question: "Vídeo porteiro sem fio funciona bem?",
        answers: [
          "Funciona perto e sem parede grossa no meio. Para portão distante, o cabo dá imagem mais estável.",
          "Depende da distância e do sinal. Muro de concreto e chapa atrapalham.",
        ],
      },
      {
        question: "O vídeo porteiro grava quem tocou?",
        answers: [
          "Alguns gravam foto ou vídeo em cartão ou no aplicativo. Confira na ficha do modelo.",
          "Depende do modelo. Se quer gravação contínua, some uma câmera.",
        ],
      },
      {
        question: "O vídeo porteiro funciona na falta de luz?",
        answers: [
          "Só com bateria ou nobreak. A fechadura de trinco continua abrindo pela chave.",
          "Em geral não. Uma fonte com bateria mantém a chamada e a abertura por algum tempo.",
        ],
      },
    ],
    photo: "fotos do interfone atual, da fechadura, do portão e da etiqueta do motor",
  },
  {
    id: "camera-e-interfone",
    broader: "interfone",
    label: "Câmera e interfone no portão",
    phrase: "a câmera e o interfone do portão",
    intent: "installation",
    asks: [
      "câmera interfone",
      "câmera e interfone",
      "câmera interfone separados",
      "instalar câmera e interfone",
      "instalação câmera e interfone",
      "instalação interfone e câmera",
      "câmera e interfone portão",
      "colocar câmera e interfone",
      "câmera e interfone preço",
    ],
    answers: {
      any: [
        "Câmera e interfone podem ser dois aparelhos, cada um com o seu cabo, ou um só, o vídeo porteiro, que mostra quem chama e abre o portão. Separados, a câmera vigia o tempo todo e grava; juntos, há menos fio. A foto da entrada diz o que dá para ligar à fechadura e ao motor.",
        "Os cabos da câmera e do interfone do portão se passam de uma vez, separados da força, ou se usa um vídeo porteiro, que faz as duas coisas quando alguém chama. O interfone comanda a fechadura e, por contato na placa, a garagem.",
      ],
      price: [
        "O preço da câmera e do interfone soma os dois aparelhos, o cabo e a ligação à fechadura ou ao motor; num vídeo porteiro, é um aparelho só. A visita em casa parte de {price.preventive}, sem peças; a foto da entrada diz se atendemos e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Separados ou vídeo porteiro", "Câmera com interfone: um aparelho ou dois"],
        slots: [
          [
            "Câmera separada vigia e grava o dia todo; o vídeo porteiro só mostra quando alguém chama.",
            "Quem quer gravação usa câmera à parte; quem quer só ver a visita fica com o vídeo porteiro.",
          ],
          [
            "O interfone de áudio com uma câmera à parte deixa trocar um sem mexer no outro.",
            "Com um só aparelho há menos cabo e menos furo no muro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala", "Cabos, fonte e ligação ao portão"],
        slots: [
          [
            "Os cabos de câmera e interfone seguem em duto separado do fio de força do motor.",
            "Câmera e interfone dividem o mesmo duto de sinal, longe da força.",
          ],
          [
            "A fonte da câmera fica longe do receptor, porque pode encurtar o alcance do controle.",
            "No fim se testa o controle com a câmera ligada, do lugar de sempre.",
          ],
          [
            "A abertura é ligada à fechadura elétrica, em geral de 12 V, ou por contato seco à placa do motor.",
            "O interfone abre o social pela fechadura e a garagem por um contato na entrada de botoeira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o cabo do interfone antigo na câmera?",
        answers: [
          "Depende do cabo e da distância: às vezes serve ao vídeo porteiro; câmera de rede pede cabo próprio. O teste é feito antes de furar.",
        ],
      },
      {
        question: "A câmera substitui a fotocélula?",
        answers: ["Não. A câmera mostra, e quem para a folha é a fotocélula."],
      },
      {
        question: "O interfone com câmera abre também a garagem?",
        answers: ["Abre, se tiver uma segunda saída ou um relé para a entrada de botoeira da placa do motor."],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, do interfone atual, se houver, e da etiqueta do motor",
  },
  {
    id: "interfone-intelbras",
    broader: "interfone",
    label: "Vídeo porteiro e interfone Intelbras",
    phrase: "o interfone Intelbras do portão",
    intent: "buying",
    asks: [
      "vídeo porteiro intelbras",
      "videoporteiro intelbras",
      "interfone intelbras",
      "interfone vídeo intelbras",
      "interfone câmera intelbras",
      "porteiro eletrônico intelbras",
      "instalar vídeo porteiro intelbras",
      "instalação vídeo porteiro intelbras",
      "instalação interfone intelbras",
      "vídeo porteiro intelbras preço",
      "interfone intelbras preço",
    ],
    answers: {
      any: [
        "O vídeo porteiro Intelbras, ou o interfone dela, abre o portão social pela fechadura elétrica e a garagem por contato na placa do motor, de qualquer marca. A foto da entrada e do modelo, se você já o tem, mostra o que dá para ligar.",
        "Interfone ou vídeo porteiro Intelbras se escolhe pelo número de saídas: uma comanda a fechadura, em geral de 12 V, e a segunda, a garagem, pela entrada de botoeira do motor. O motor pode ser de qualquer marca, porque o aparelho só fecha um contato.",
      ],
      price: [
        "O preço do vídeo porteiro ou interfone Intelbras soma o aparelho, o cabo até a rua e a ligação à fechadura ou ao motor; a visita em casa parte de {price.preventive}, sem peças. A foto da entrada e do modelo diz se atendemos e o valor, sem custo.",
      ],
      repair: [
        "Interfone ou vídeo porteiro Intelbras com defeito se examina por partes: fonte, cabo, fechadura e o contato que abre o portão. A foto do aparelho e da etiqueta diz, antes da visita, se atendemos o modelo; na garantia, procure quem vendeu.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar no modelo", "Saídas, cabo e fechadura"],
        slots: [
          [
            "Confira quantas saídas de abertura o modelo tem: com uma só, a garagem pede relé.",
            "Uma saída abre o social; para abrir também a garagem, procure a segunda ou um relé.",
          ],
          [
            "Veja na ficha a tensão da saída e a distância de cabo que o aparelho aceita.",
            "A ficha diz o cabo e a distância; longe demais, a imagem e a voz caem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como ele é ligado ao portão", "A ligação à fechadura e ao motor"],
        slots: [
          [
            "A unidade externa fica abrigada, na altura do rosto, com o cabo separado da força.",
            "O cabo de sinal segue em duto próprio, longe do fio do motor.",
          ],
          [
            "No motor, a ligação é um contato seco na entrada de botoeira da placa, seja qual for a marca da máquina.",
            "O motor não precisa ser Intelbras: o interfone apenas fecha um contato na placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone Intelbras exige motor Intelbras?",
        answers: ["Não. Ele fecha um contato, e a central de qualquer marca com entrada de botoeira obedece."],
      },
      {
        question: "Vocês são autorizados Intelbras?",
        answers: [
          "Não. Somos empresa independente; a garantia do aparelho é com o fabricante ou com quem vendeu. A foto diz se atendemos a ligação ao portão.",
        ],
      },
      {
        question: "Dá para aproveitar o cabo do interfone antigo?",
        answers: ["Às vezes: depende do número de fios, da distância e do modelo novo. O cabo é testado antes."],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, do aparelho e da etiqueta do motor",
  },
  {
    id: "interfone-sem-som",
    broader: "interfone",
    label: "Interfone sem som",
    phrase: "o interfone sem som",
    intent: "repair",
    asks: [
      "interfone mudo",
      "interfone não toca",
      "interfone não funciona",
      "interfone sem som",
      "interfone baixo",
      "interfone não fala",
      "interfone queimou",
      "interfone queimado",
      "interfone defeito",
      "conserto interfone",
      "interfone parou",
    ],
    answers: {
      any: [
        "Um interfone que não toca ou ficou mudo costuma ter fonte queimada, fio rompido ou cápsula gasta. Veja se há luz no aparelho: sem luz, é alimentação; com luz e sem voz, é cabo, cápsula ou umidade na unidade da rua.",
        "O conserto do interfone começa pela fonte e pelo cabo: tudo mudo aponta para alimentação; só chiado, para emenda ou cabo junto da força; só a voz de fora falhando, para a unidade da rua molhada.",
        "Um interfone com defeito se separa em três partes: fonte, cabo e aparelho. Sem luz e sem som, confira a energia e a fonte; com chiado, o cabo e as emendas; se começou na chuva, a unidade da rua pegou água.",
      ],
      price: [
        "Consertar interfone custa conforme a peça: fonte, cápsula, emenda do cabo ou unidade da rua. Um aparelho antigo sem reposição pode compensar trocar; mande fotos dos dois lados e receba o valor antes da visita.",
        "O preço do conserto depende de ser fonte, cabo ou aparelho. Cobra-se a peça e o serviço, com valor combinado por foto; se a troca por outro interfone sair melhor, dizemos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que testar no interfone mudo",
          "Teste do interfone em ordem",
          "Fonte, cabo ou aparelho: como separar",
        ],
        slots: [
          [
            "O teste é feito sem abrir nenhum dos aparelhos.",
            "Com duas pessoas, uma na rua e outra dentro, o teste fica claro.",
            "Anote o que funciona: chamada, voz de fora, voz de dentro e abertura.",
          ],
        ],
        steps: [
          "Veja se o disjuntor da casa e a fonte do interfone estão ligados.",
          "Aperte a chamada na rua e escute dentro de casa.",
          "Converse e repare qual voz falha: a de fora, a de dentro ou as duas.",
          "Aperte a tecla de abertura e escute a fechadura.",
          "Fotografe os dois aparelhos e a etiqueta da fonte, sem abrir.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o interfone não toca ou chia",
          "O que cada defeito indica",
          "Causas de interfone mudo ou com chiado",
        ],
        slots: [
          [
            "Nada funcionando, nem luz nem som, indica fonte ou falta de energia no aparelho.",
            "Uma fonte queimada por surto deixa chamada, voz e abertura mudas de uma vez.",
            "Sem tensão na fonte, não adianta trocar o monofone.",
          ],
          [
            "Chiado e zumbido vêm de cabo emendado, oxidado ou passado junto da força.",
            "Voz baixa costuma ser cápsula gasta ou contato oxidado no gancho.",
            "Um ruído que aparece na chuva aponta para umidade na unidade da rua.",
          ],
          [
            "Se a voz está boa e só a abertura falha, o defeito é da fechadura ou do fio dela.",
            "Chamada que não toca, com voz normal, é campainha ou tecla da rua.",
            "O interfone coletivo com um só apartamento mudo tem defeito no aparelho ou no ramal.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Vale consertar ou trocar o interfone?",
        answers: [
          "Vale consertar quando é fonte, cabo ou cápsula. Aparelho sem reposição ou com placa oxidada pede troca.",
          "Depende da idade e da peça. A foto dos dois aparelhos ajuda a decidir.",
        ],
      },
      {
        question: "Posso trocar só o aparelho de dentro do interfone?",
        answers: [
          "Pode, se houver modelo compatível com a unidade da rua. Nem todo aparelho conversa com outro.",
          "Sim, dentro da mesma linha. Misturar marcas costuma não funcionar.",
        ],
      },
      {
        question: "O interfone mudo impede de abrir o portão?",
        answers: [
          "Não impede pela chave nem pelo controle. Só a tecla de abertura pode ficar sem efeito, se a fonte queimou.",
          "Use a chave no social e o controle na garagem até o reparo.",
        ],
      },
      {
        question: "Por que o interfone toca sozinho?",
        answers: [
          "Umidade ou fio em curto na tecla da rua simula a chamada. Desligue a fonte e peça a revisão.",
          "Uma tecla presa ou molhada é a causa comum.",
        ],
      },
    ],
    photo: "fotos dos dois aparelhos do interfone e da fonte, sem abrir nada",
  },
  {
    id: "interfone-no-celular",
    broader: "interfone",
    label: "Interfone que abre pelo celular",
    phrase: "o interfone que abre pelo celular",
    intent: "question",
    asks: [
      "interfone celular",
      "interfone abre celular",
      "interfone celular portão",
      "interfone aplicativo",
      "interfone wifi",
      "interfone wi fi",
      "atender interfone celular",
      "vídeo porteiro celular",
      "vídeo porteiro wifi",
      "vídeo porteiro wi fi",
      "porteiro eletrônico celular",
    ],
    answers: {
      any: [
        "Um interfone que abre o portão pelo celular é o vídeo porteiro com Wi-Fi: a chamada toca no aplicativo, você vê quem é e aperta para abrir. Ele aciona a fechadura do social e, por relé, o motor da garagem.",
        "Sim, dá para atender o interfone e abrir o portão pelo celular, com aparelho Wi-Fi ou módulo próprio. É preciso internet em casa, fechadura elétrica no social e um contato na botoeira para a garagem.",
        "Para abrir pelo celular, troque o interfone por vídeo porteiro Wi-Fi ou acrescente um módulo, se o seu aceitar. A garagem só deve ser aberta de longe com fotocélula funcionando e câmera mostrando a folha.",
      ],
      price: [
        "O interfone que abre pelo celular custa o aparelho com Wi-Fi, o cabo, se o atual não servir, e a instalação; fechadura do social e relé da garagem entram à parte. Mande fotos da entrada e do interfone para o orçamento grátis.",
        "No interfone Wi-Fi paga-se o aparelho e a mão de obra; com fechadura e cabo prontos, a conta é menor. A foto do interfone atual, da entrada e da etiqueta do motor basta para o orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O que o interfone precisa ter",
          "Interfone Wi-Fi: o que conferir",
          "Como escolher o interfone com celular",
        ],
        slots: [
          [
            "Procure aplicativo do fabricante, visão noturna e duas saídas: uma para a fechadura, outra para a garagem.",
            "Com duas saídas de comando, o mesmo aparelho abre o social e o motor.",
            "Unidade externa vedada e câmera com boa imagem à noite contam mais que a tela grande.",
          ],
          [
            "O Wi-Fi precisa chegar firme à entrada; se não chega, o modelo com cabo de rede é mais estável.",
            "Sinal fraco no portão atrasa a chamada, então teste o Wi-Fi no ponto.",
            "Confira a rede de 2,4 GHz no lugar do aparelho antes de comprar.",
          ],
          [
            "Um interfone comum só ganha celular se o fabricante tiver módulo para ele.",
            "Nem todo interfone antigo aceita módulo; muitas vezes a troca sai mais simples.",
            "No aparelho atual, veja no manual se existe módulo de celular.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir pelo celular com segurança", "Cuidados ao abrir de longe", "Social e garagem a distância"],
        slots: [
          [
            "O social se abre de longe sem risco para a folha; a garagem pede fotocélula e imagem.",
            "Só abra a garagem de longe com a passagem visível na câmera.",
            "Não feche a garagem pelo telefone sem ver o vão.",
          ],
          [
            "Use senha forte e retire o acesso de quem saiu da casa.",
            "Conta protegida e aplicativo atualizado evitam abertura por estranhos.",
            "Celular perdido: troque a senha no mesmo dia.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O interfone que abre pelo celular funciona sem internet?",
        answers: [
          "O aparelho interno e o botão, sim; o celular fora de casa, não.",
          "Dentro de casa, sim. De fora, precisa de internet.",
        ],
      },
      {
        question: "Várias pessoas podem atender o interfone pelo celular?",
        answers: [
          "Sim, na maioria: cada morador instala o aplicativo e recebe a chamada.",
          "Pode, até o limite de usuários do modelo.",
        ],
      },
      {
        question: "Aproveito o cabo do interfone antigo?",
        answers: [
          "Às vezes. O técnico mede o número de vias e o estado do cabo.",
          "Depende do aparelho e do cabo; a foto ajuda a saber.",
        ],
      },
    ],
    photo: "fotos do interfone atual, da entrada e da etiqueta do motor",
  },
  {
    id: "porteiro-ou-video",
    broader: "interfone",
    label: "Porteiro eletrônico ou vídeo porteiro",
    phrase: "a escolha entre porteiro eletrônico e vídeo porteiro",
    intent: "comparison",
    asks: [
      "interfone videoporteiro",
      "interfone videoporteiro qual melhor",
      "interfone vídeo porteiro qual melhor",
      "porteiro eletrônico videoporteiro",
      "interfone câmera qual melhor",
      "porteiro eletrônico ou vídeo",
      "interfone ou vídeo porteiro",
      "vídeo porteiro ou interfone",
      "vídeo porteiro ou porteiro",
      "diferença porteiro vídeo",
      "diferença interfone vídeo",
      "interfone ou vídeo",
      "interfone com ou sem câmera",
      "interfone áudio ou vídeo",
      "interfone áudio vídeo qual escolher",
    ],
    answers: {
      any: [
        "Porteiro eletrônico ou vídeo porteiro: fique com o de voz se a entrada se vê da janela e o gasto deve ser menor; escolha o de vídeo se recebe entregas, mora só ou quer ver quem chama. Os dois abrem o portão do mesmo jeito.",
        "Escolha vídeo porteiro quando precisa ver quem está na rua antes de abrir; o porteiro eletrônico comum basta onde alguém já vê a entrada. A fechadura é a mesma, e o vídeo pede cabo melhor e unidade externa com câmera.",
        "Entre interfone de voz e vídeo porteiro, o vídeo ganha em segurança e o de voz em preço e simplicidade. Na abertura do social e da garagem não há diferença: os dois acionam fechadura ou relé.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Voz ou vídeo: quando escolher cada um",
          "Diferenças entre porteiro eletrônico e vídeo porteiro",
          "Qual serve na sua casa",
        ],
        slots: [
          [
            "Voz resolve em sobrado com janela para a rua e em comércio com balcão à vista.",
            "O aparelho de voz tem menos peças expostas e se repõe com facilidade.",
            "Onde há câmera no portão, o de voz pode bastar.",
          ],
          [
            "O vídeo ajuda quem fica só, quem tem muro alto e quem recebe muita entrega.",
            "Muro alto e portão fechado tiram a visão da rua, e o vídeo a devolve.",
            "Com vídeo, criança e idoso abrem só para quem conhecem.",
          ],
          [
            "Modelos com Wi-Fi tocam também no celular.",
            "Se quer atender fora de casa, escolha vídeo com Wi-Fi.",
            "O celular só entra nos modelos com aplicativo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Custo de cada um", "Do aparelho à instalação"],
        slots: [
          [
            "No vídeo pesam a tela, a câmera e, às vezes, o cabo novo.",
            "Um cabo antigo de poucas vias pode não servir ao vídeo e entra na conta.",
            "O de voz aproveita mais vezes a fiação que existe.",
          ],
          [
            "Fechadura, fonte e relé da garagem são os mesmos nos dois.",
            "A ligação ao portão custa o mesmo, porque o contato é igual.",
            "O orçamento separa aparelho, cabo e ligação, e sai por foto.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para trocar o porteiro por vídeo porteiro depois?",
        answers: [
          "Dá. A fechadura fica, e o cabo é medido para saber se serve.",
          "Sim, muitas vezes no mesmo furo e com a mesma fechadura.",
        ],
      },
      {
        question: "O vídeo porteiro funciona à noite?",
        answers: [
          "Sim, com infravermelho ou luz própria. Veja a imagem noturna na ficha.",
          "Funciona, nos modelos com visão noturna.",
        ],
      },
      {
        question: "O porteiro e o vídeo porteiro abrem a garagem?",
        answers: [
          "Sim, por saída de contato ou relé ligado à botoeira da placa.",
          "Abrem, se houver segunda saída ou relé.",
        ],
      },
    ],
    photo: "fotos da entrada e do interfone atual, se houver",
  },
  {
    id: "interfone-chiando",
    broader: "interfone",
    label: "Interfone chiando",
    phrase: "o interfone com chiado",
    intent: "repair",
    asks: [
      "interfone chiando",
      "interfone chiado",
      "interfone chia",
      "interfone zumbindo",
      "interfone zumbido",
      "interfone ruído",
      "interfone barulho",
      "interfone microfonia",
      "interfone apitando",
      "interfone estalando",
      "interfone som ruim",
      "interfone voz chiada",
      "porteiro eletrônico chiando",
      "porteiro eletrônico chiado",
    ],
    answers: {
      any: [
        "Interfone que chia tem, em geral, emenda oxidada, cabo junto da força ou fonte ruim. O conserto é refazer a emenda, separar o cabo do da energia e medir a fonte; se o chiado vem só da rua, a unidade externa pegou umidade.",
        "O chiado no interfone vem quase sempre do fio: emenda com ferrugem, cabo passado com a energia ou fonte com defeito. Veja se ele é constante ou só quando chove, pois na chuva a culpa é da unidade da rua; o técnico mede, refaz a emenda e troca só o que falhou.",
        "Para tirar o zumbido ou o chiado do interfone, mede-se a fonte, refazem-se as emendas e separa-se o cabo de voz do de energia. Microfonia, que apita com as duas unidades abertas, se corrige no volume ou na distância entre elas.",
      ],
      price: [
        "O preço de tirar o chiado do interfone depende da causa: refazer emenda é só mão de obra; fonte, cápsula ou unidade da rua somam a peça. A visita em casa parte de {price.preventive}, sem peças, e o valor é dito antes do serviço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o chiado", "O que faz o interfone chiar"],
        slots: [
          [
            "Chiado o tempo todo aponta para a fonte ou para o cabo que corre junto da energia.",
            "Se o ruído é constante, suspeite da fonte e do cabo passado no mesmo tubo da força.",
          ],
          [
            "Chiado que vai e volta é emenda oxidada ou fio que se mexe na dobra da folha.",
            "O que falha ao mexer no fio é emenda frouxa ou oxidada.",
          ],
          [
            "Se piora na chuva, há água na unidade da rua ou na caixa de passagem.",
            "Depois de chuva, o ponto provável é a unidade externa ou a caixa por onde o cabo passa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que ver antes da visita", "Três testes sem abrir nada"],
        slots: [["Nenhum passo pede abrir o aparelho nem mexer em fio.", "São testes de ouvido, com tudo fechado."]],
        steps: [
          "Fale dos dois lados e anote em qual o chiado aparece.",
          "Repita com o motor do portão parado e andando.",
          "Repare se piora com chuva ou à noite, com as luzes acesas.",
          "Grave um áudio curto e mande com fotos das duas unidades.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O chiado pode vir do motor do portão?",
        answers: [
          "Pode, quando os cabos dividem o mesmo tubo. Separados, o ruído some.",
          "Sim: se ele só aparece com o portão andando, o cabo do interfone está junto do da força.",
        ],
      },
      {
        question: "Preciso trocar o interfone que chia?",
        answers: [
          "Quase nunca. Emenda, cabo ou fonte resolvem; aparelho antigo sem peça é a exceção.",
          "Só se a unidade da rua molhou e não há reposição. Antes se medem fonte e cabo.",
        ],
      },
      {
        question: "Interfone chiando ainda abre o portão?",
        answers: [
          "Em geral abre, porque o comando da fechadura é outro par de fios. Se também falha, a fonte é a suspeita.",
        ],
      },
    ],
    photo: "um áudio do chiado e fotos das duas unidades do interfone e da fonte, sem abrir nada",
  },
  {
    id: "interfone-com-ou-sem-fio",
    broader: "interfone",
    label: "Interfone ou vídeo porteiro com fio ou sem fio",
    phrase: "a escolha entre vídeo porteiro com fio e sem fio",
    intent: "comparison",
    asks: [
      "vídeo porteiro sem fio",
      "vídeo porteiro fio ou sem fio",
      "vídeo porteiro wifi ou fio",
      "interfone sem fio",
      "interfone fio ou sem fio",
      "interfone wifi ou fio",
      "porteiro eletrônico sem fio",
      "interfone sem fio funciona",
      "interfone sem fio vale pena",
      "interfone sem fio presta",
      "interfone sem fio longe",
    ],
    answers: {
      any: [
        "Com fio, o vídeo porteiro é melhor na maioria dos portões: a imagem não cai, não há pilha para trocar e o mesmo cabo comanda a fechadura. O sem fio serve perto da casa, sem parede grossa nem chapa no meio, e onde não dá para passar cabo.",
        "Prefira interfone com fio se o portão é longe, há muro de concreto ou ele vai abrir a fechadura; escolha o sem fio se a distância é curta e passar cabo exige quebrar parede. O sem fio depende de pilha, de sinal e, no Wi-Fi, da rede da casa.",
        "Entre vídeo porteiro com fio e sem fio, prefira o com fio quando há tubo livre até a rua: a imagem não cai e não há bateria para trocar. O sem fio serve perto, sem parede grossa nem chapa no meio; a fechadura e o motor pedem fio de todo modo.",
      ],
      question: [
        "O interfone sem fio funciona bem perto e sem parede grossa ou chapa no meio; em portão distante, falha e perde imagem. Onde dá para passar cabo, o com fio é mais estável, não depende de pilha e já comanda a fechadura.",
      ],
      installation: [
        "Instalar interfone sem fio dispensa o cabo da conversa, mas a fechadura do portão continua precisando de fonte e fio: por isso ele serve bem perto da casa, sem parede grossa nem chapa no caminho. Antes de comprar, teste o sinal junto ao portão; a instalação é orçada por foto da entrada.",
        "Na instalação do interfone sem fio, fixa-se a unidade da rua abrigada da chuva, pareia-se com o aparelho de dentro e liga-se a fechadura, que ainda usa fio. Se o portão fica longe ou há muro de concreto no meio, o modelo com cabo funciona melhor.",
      ],
      price: [
        "O vídeo porteiro sem fio poupa o cabo e a passagem dele, e o com fio costuma ter aparelho mais simples: compare o total instalado, com a fechadura. A visita em casa parte de {price.preventive}, sem peças; aparelho e fiação saem por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um serve", "Cabo ou sinal: o que decide"],
        slots: [
          [
            "Meça o caminho do portão ao monitor e conte as paredes: cada uma tira alcance do sem fio.",
            "O alcance da caixa é de campo aberto; muro, laje e chapa o reduzem a uma fração.",
          ],
          [
            "Se o interfone antigo tinha cabo, ele muitas vezes serve ao novo, e a dúvida acaba aí.",
            "Um tubo que já existe até o portão faz do cabo a escolha simples.",
          ],
          [
            "No Wi-Fi, o sinal precisa chegar à rua; teste com o celular ao lado do portão.",
            "Antes de comprar modelo Wi-Fi, veja com o celular se a rede chega firme ao portão.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Como o sem fio abre o portão", "A fechadura continua com fio"],
        slots: [
          [
            "A fechadura elétrica precisa de fonte e fio, mesmo com a chamada sem fio.",
            "Sem fio é a conversa; quem solta o trinco é um relé ligado à fonte da fechadura.",
          ],
          [
            "A garagem só abre pelo interfone se ele tiver saída para o motor; confira isso na ficha antes de comprar.",
            "Para abrir a garagem, o aparelho precisa de uma saída própria para o motor, que nem todo modelo sem fio tem.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O interfone sem fio usa pilha?",
        answers: [
          "A unidade da rua, em geral, sim: pilha ou bateria que se recarrega. Alguns aceitam fonte, e então voltam a precisar de fio.",
        ],
      },
      {
        question: "Dá para trocar o com fio por um sem fio?",
        answers: [
          "Dá, mas se o cabo está bom, aproveitá-lo sai mais estável.",
          "Sim. Antes, teste o alcance com as paredes que há no caminho.",
        ],
      },
      {
        question: "Qual dos dois abre o portão pelo celular?",
        answers: ["O que tem Wi-Fi e saída para fechadura ou relé, com fio ou sem fio. Confira na ficha do modelo."],
      },
    ],
    photo: "fotos da entrada, do interfone atual, se houver, e do caminho até a casa",
  },
  {
    id: "interfone-e-portao",
    isAskedByName: true,
    broader: "interfone",
    label: "Interfone e portão eletrônico",
    phrase: "o interfone ligado ao portão",
    asks: [
      "interfone abra pedestre garagem",
      "interfone abrir pedestre garagem",
      "interfone e portão",
      "vídeo porteiro e portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Ligamos o interfone ao portão {em}: o portão de pedestre abre pela fechadura elétrica, e o da garagem, por um contato na central do motor. Portão, motor e fechadura são conosco, com visita em casa a partir de {price.preventive}, sem peças; pela foto do aparelho dizemos também se o consertamos ou trocamos.",
        "O interfone abre o portão de pedestre pela fechadura elétrica e o eletrônico da garagem por um contato seco na entrada de botoeira do motor. Motor, fechadura e ligação são conosco, com visita em casa a partir de {price.preventive}, sem peças; pela foto do aparelho dizemos se o consertamos ou trocamos e o valor.",
      ],
      price: [
        "O preço de ligar interfone e portão soma o aparelho, o cabo, a fechadura ou o relé da garagem e a mão de obra. A visita em casa parte de {price.preventive}, sem peças; pela foto da entrada dizemos se atendemos o aparelho e o total, item por item.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o interfone pode abrir", "Pedestre, garagem ou os dois"],
        slots: [
          ["A saída de fechadura, em geral de 12 V, solta o trinco do portão de pedestre."],
          [
            "Para a garagem, usa-se contato seco, ou um relé, na entrada de botoeira da central: a tensão da fechadura, ligada direto, queima a placa.",
          ],
          ["Com duas saídas, o mesmo aparelho abre os dois, cada um no seu botão."],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação", "O serviço na entrada e no motor"],
        slots: [
          ["O cabo do interfone segue separado do da força, e a unidade de fora fica abrigada da chuva."],
          ["Com o disjuntor do motor desligado, o contato é ligado à central e cada comando é testado."],
          ["Da sala não se vê a folha: para fechar pelo interfone, a fotocélula é indispensável."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone serve em qualquer motor de portão?",
        answers: ["Serve em quase todos: basta a central ter entrada de botoeira."],
      },
      {
        question: "Precisa trocar o interfone para abrir a garagem?",
        answers: ["Não, se ele tem segunda saída ou se um relé aproveita a da fechadura. A foto do aparelho mostra."],
      },
      {
        question: "Vocês consertam o portão e o interfone juntos?",
        answers: ["O portão, sim; o interfone, a foto do aparelho diz antes da visita. Cada item vem com o seu valor."],
      },
      {
        question: "Vídeo porteiro abre o portão do mesmo jeito?",
        answers: ["Abre: as saídas são as mesmas. Muda ver quem chama e, em alguns, atender pelo celular."],
      },
    ],
    photo: "fotos do interfone por dentro e por fora, do portão e da etiqueta do motor",
  },
  {
    id: "porteiro-e-portao-social",
    isAskedByName: true,
    broader: "interfone",
    label: "Porteiro eletrônico e portão social",
    phrase: "o porteiro eletrônico do portão social",
    asks: [
      "porteiro eletrônico e portão social",
      "porteiro eletrônico portão social",
      "porteiro eletrônico portão pedestre",
      "porteiro eletrônico portão pedestres",
      "porteiro eletrônico portãozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "Porteiro eletrônico e portão social {em}: instalamos e consertamos a fechadura elétrica, a fonte, o cabo e a mola que fecha a folha, com visita em casa a partir de {price.preventive}, sem peças. O porteiro, ou interfone, solta a fechadura pelo botão; pela foto do aparelho dizemos se o ligamos, consertamos ou trocamos.",
        "O porteiro eletrônico abre o portão social pela fechadura elétrica: quem está dentro aperta o botão, e um pulso, em geral de 12 V, solta o trinco. Fechadura, fonte e ligação são conosco, com visita em casa a partir de {price.preventive}, sem peças; pela foto do aparelho dizemos se o trocamos e o valor.",
      ],
      price: [
        "O preço do porteiro eletrônico no portão social soma o aparelho, a fechadura elétrica, o cabo e a mão de obra. A visita em casa parte de {price.preventive}, sem peças; com a foto da entrada e do aparelho, se já existe um, o total vem item por item, sem custo.",
      ],
      repair: [
        "No conserto de porteiro eletrônico e portão social, a fechadura, a fonte, o cabo e a folha são conosco, com visita em casa a partir de {price.preventive}, sem peças. Se toca e não abre, a falha costuma estar na linha da fechadura; se nem toca, na fonte ou no aparelho, que a foto diz se consertamos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que trava pôr no portão social", "Fechadura, fecho ou eletroímã"],
        slots: [
          [
            "A fechadura elétrica de sobrepor é a mais usada: abre pelo pulso do porteiro e pela chave.",
            "Em casa, usa-se quase sempre a fechadura elétrica de sobrepor, que a chave também abre.",
          ],
          ["O fecho, ou trinco elétrico, fica no batente e aproveita a fechadura comum da folha."],
          ["O eletroímã segura por força magnética e solta sem luz: pede fonte com bateria e botão de saída."],
        ],
      },
      {
        about: "visit",
        headings: ["O que fazemos na visita", "Da folha ao botão que abre"],
        slots: [
          [
            "A folha vem primeiro: dobradiça caída ou batente fora do lugar prendem a lingueta, e nenhuma fechadura abre forçada.",
            "Primeiro a folha é alinhada com o batente, porque lingueta presa não solta com o pulso.",
          ],
          ["O cabo vai separado do da força, e a unidade da rua fica abrigada da chuva."],
          ["A mola aérea ou a de dobradiça fecha a folha sem bater, e a abertura é testada pelo botão e pela chave."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O porteiro toca e não abre o portão social: o que é?",
        answers: [
          "Em geral, a linha da fechadura: fio partido, emenda molhada, fonte fraca ou lingueta presa no batente. Empurre a folha de leve e aperte o botão: se abrir, é alinhamento.",
        ],
      },
      {
        question: "O mesmo porteiro abre a garagem?",
        answers: [
          "Abre, se tiver segunda saída ou um relé: na central do motor entra só um contato, sem a tensão da fechadura.",
        ],
      },
      {
        question: "Dá para trocar o porteiro de voz por um de vídeo?",
        answers: [
          "Dá. A fechadura fica; o que decide é o cabo, porque alguns modelos de vídeo pedem mais fios que o de voz.",
        ],
      },
      {
        question: "Sem luz, o portão social abre?",
        answers: [
          "A fechadura elétrica abre com a chave e por dentro, na maçaneta ou no botão mecânico; o eletroímã solta, a menos que a fonte tenha bateria.",
        ],
      },
    ],
    photo: "fotos do portão social aberto e fechado, da fechadura e do porteiro por dentro e por fora",
  },
  {
    id: "interfone-coletivo-conserto",
    broader: "interfone",
    label: "Conserto de interfone de prédio",
    phrase: "o conserto do interfone do prédio",
    asks: [
      "manutenção interfone predial",
      "conserto interfone predial",
      "conserto interfone prédio",
      "conserto interfone condomínio",
      "conserto interfone coletivo",
      "conserto porteiro eletrônico prédio",
      "consertar interfone prédio",
      "arrumar interfone prédio",
      "manutenção interfone prédio",
      "manutenção interfone condomínio",
      "manutenção interfone coletivo",
      "manutenção porteiro eletrônico condomínio",
      "assistência interfone prédio",
      "assistência interfone condomínio",
      "técnico interfone prédio",
      "técnico interfone condomínio",
      "interfone prédio mudo",
      "interfone prédio não toca",
      "interfone prédio não funciona",
      "interfone condomínio não funciona",
      "interfone prédio quebrado",
      "interfone prédio quebrou",
      "interfone condomínio quebrado",
      "reparo interfone prédio",
    ],
    intent: "repair",
    answers: {
      any: [
        "Interfone de prédio com defeito se separa por quem ficou sem: um apartamento só é o aparelho ou o fio dele; todos mudos, é a fonte ou a central. Mande fotos da placa da rua, da central e de um aparelho: dizemos se atendemos o modelo e o valor, antes da visita.",
        "O conserto do interfone do prédio começa por ver quantos apartamentos falham. Se é um só, troca-se o aparelho ou refaz-se o fio; se são todos, mede-se a fonte e a central; se a voz está boa e só o portão não abre, o defeito é da fechadura ou do fio dela.",
        "Na manutenção do interfone do condomínio, testam-se fonte, central, placa da rua e a abertura do portão, e cada apartamento mudo é anotado. A peça depende da marca e do modelo: com as fotos, respondemos o que atendemos e quanto custa, por itens, para o síndico.",
      ],
      price: [
        "O preço do conserto do interfone do prédio depende da peça: aparelho de um apartamento e fio custam menos; fonte e central, mais. Mande fotos da placa da rua, da central e de um aparelho, com o número de apartamentos, e o valor vem por itens, sem custo, se atendemos o modelo.",
        "Consertar interfone de condomínio custa a peça e a mão de obra, e só a foto da central e do aparelho diz qual peça é e se há à venda. Conte quantos apartamentos falham: um só costuma ser serviço pequeno; o prédio todo é fonte ou central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Um apartamento ou o prédio todo?"],
        slots: [
          [
            "Zelador e dois moradores bastam para o teste, sem abrir nenhum aparelho.",
            "Faça com alguém na placa da rua e outro no apartamento, sem desmontar nada.",
          ],
        ],
        steps: [
          "Chame três apartamentos de andares diferentes e anote quais tocam.",
          "Converse: veja se falha a voz de fora, a de dentro ou as duas.",
          "Aperte a tecla de abrir e escute se a fechadura estala.",
          "Veja no quadro se o disjuntor da fonte do interfone está ligado.",
          "Fotografe a placa da rua, a central fechada e a etiqueta de um aparelho.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada sinal indica", "Do sintoma à peça"],
        slots: [
          [
            "Prédio inteiro sem chamada é fonte queimada, central ou disjuntor desligado.",
            "Tudo mudo de uma vez, sobretudo depois de temporal, aponta para a fonte ou a central.",
          ],
          [
            "Uma prumada muda é cabo ou emenda; um apartamento só, o aparelho dele.",
            "Se falham os apartamentos de uma mesma coluna, procura-se a emenda do cabo que os atende.",
          ],
          [
            "Chiado na chuva é água na placa da rua, e abertura fraca é fonte cansada ou fechadura.",
            "Ruído que vem com a umidade está na placa externa; zumbido sem abrir, na fechadura ou na fonte.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar a central", "Quando o conserto deixa de compensar"],
        slots: [
          [
            "Fonte, fio e aparelho avulso se consertam; central sem peça à venda pede um sistema novo.",
            "Vale consertar enquanto há aparelho da mesma linha à venda.",
          ],
          [
            "Na troca, a fiação decide metade do preço: se está boa, o sistema novo pode usar os mesmos pares.",
            "Antes de aprovar a troca, peça que a fiação seja testada, porque ela pesa mais que o aparelho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o conserto do interfone do apartamento?",
        answers: [
          "Central, placa da rua e fios comuns são do condomínio; o aparelho de dentro costuma ser do morador, conforme a convenção.",
          "A parte comum é do condomínio. O aparelho do apartamento, em geral, do morador: confirme na convenção.",
        ],
      },
      {
        question: "Dá para trocar só o aparelho de um apartamento?",
        answers: [
          "Dá, se for da mesma linha da central. A foto da etiqueta do aparelho diz qual serve.",
          "Sim, por um compatível com a central; modelo de outra marca costuma não conversar.",
        ],
      },
      {
        question: "O interfone fala, mas não abre o portão. O que é?",
        answers: [
          "Fechadura, fonte fraca ou o fio da fechadura. A voz boa mostra que a central funciona.",
          "O caso é da fechadura ou do fio dela; alivie a folha com a mão e teste de novo.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o interfone do prédio?",
        answers: [
          "Uma vez por ano resolve: limpeza da placa da rua, teste da fonte, da bateria e da abertura.",
          "Junte à revisão do portão, {visits.business}, o teste da abertura; a central, uma vez por ano.",
        ],
      },
    ],
    photo: "fotos da placa da rua, da central fechada e da etiqueta de um aparelho, com o número de apartamentos",
  },
  {
    id: "video-porteiro-duas-telas",
    broader: "interfone",
    label: "Vídeo porteiro com duas telas",
    phrase: "o vídeo porteiro com duas telas",
    intent: "buying",
    asks: [
      "vídeo porteiro duas telas",
      "vídeo porteiro 2 telas",
      "vídeo porteiro dois monitores",
      "vídeo porteiro 2 monitores",
      "vídeo porteiro duas telas preço",
      "vídeo porteiro 2 telas preço",
      "vídeo porteiro duas telas qual comprar",
      "vídeo porteiro segunda tela",
      "vídeo porteiro segundo monitor",
      "vídeo porteiro monitor extra",
      "vídeo porteiro duas casas",
      "vídeo porteiro dois andares",
      "vídeo porteiro sobrado",
      "interfone câmera duas telas",
      "interfone vídeo duas telas",
      "interfone dois aparelhos",
      "interfone dois pontos",
    ],
    answers: {
      any: [
        "Para ter vídeo porteiro com duas telas, escolha um modelo que aceite segundo monitor, da mesma linha: os dois mostram a rua, e qualquer um atende e abre o portão. Entra mais um cabo até o segundo ponto; com foto da entrada e o lugar das telas, dizemos o que atendemos e o valor.",
        "Vídeo porteiro com duas telas serve bem a sobrado e a casa com edícula: uma câmera na rua e um monitor em cada andar. Nem todo aparelho aceita a segunda tela; confirme na ficha antes de comprar e prefira passar os dois cabos no mesmo dia.",
        "Dá para ligar duas telas ao mesmo vídeo porteiro, se o modelo prevê monitor adicional e ele é da mesma linha. O preço soma aparelho, tela extra, cabo e instalação; a visita em casa parte de {price.preventive}, sem peças, e o resto sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar no modelo de duas telas", "Antes de comprar a segunda tela"],
        slots: [
          [
            "Procure na ficha quantos monitores o conjunto aceita e se a fonte de fábrica aguenta os dois.",
            "O manual diz o número máximo de telas e se a segunda precisa de fonte própria.",
          ],
          [
            "Veja se as telas falam entre si, o que ajuda de um andar para o outro.",
            "Alguns modelos têm chamada entre as telas; em sobrado, isso é útil.",
          ],
          [
            "Se basta atender no celular, um modelo com Wi-Fi pode dispensar a segunda tela.",
            "Para quem só quer atender de outro cômodo, o aplicativo no celular pode fazer o papel dela.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como as duas telas são ligadas", "Cabo, fonte e fechadura"],
        slots: [
          [
            "O cabo vem da câmera à primeira tela e segue dela à segunda, ou sai um para cada, conforme o manual.",
            "Há modelos em sequência, uma tela depois da outra, e modelos com um cabo para cada uma.",
          ],
          [
            "A fechadura do portão social é ligada uma vez só, e as duas telas passam a abri-la.",
            "Qualquer das telas solta a mesma fechadura, sem outra ligação na rua.",
          ],
          [
            "O cabo vai em tubo separado do de energia, para a imagem não tremer.",
            "Longe dos fios de força, a imagem fica limpa e a voz sem chiado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço", "Do que depende o valor"],
        slots: [
          [
            "A tela extra e os metros de cabo até ela são a diferença para o conjunto comum.",
            "Paga-se a mais a segunda tela e a passagem do cabo; tubo pronto baixa a conta.",
          ],
          [
            "Se o cabo do interfone antigo está bom e serve ao modelo, ele fica.",
            "O interfone que você já tem pode deixar cabo e fechadura aproveitáveis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso juntar telas de marcas diferentes?",
        answers: [
          "Em geral não: a segunda precisa ser da mesma linha da câmera.",
          "Não convém. O sinal e os fios mudam de uma marca para outra.",
        ],
      },
      {
        question: "As duas telas tocam ao mesmo tempo?",
        answers: [
          "Sim, e quem atender primeiro fala; a outra se desliga ou fica em espera.",
          "Tocam juntas na maioria dos modelos, com volume próprio em cada uma.",
        ],
      },
      {
        question: "Dá para abrir também a garagem pelas telas?",
        answers: [
          "Dá, se o aparelho tiver uma segunda saída: ela é ligada à entrada de botoeira do motor.",
          "Sim, em modelo com dois botões de abrir, um para o social e outro para a garagem.",
        ],
      },
      {
        question: "Já tenho vídeo porteiro. Posso só acrescentar uma tela?",
        answers: [
          "Se o seu aceita monitor adicional e ele ainda está à venda, sim. Mande a foto da etiqueta.",
          "Depende do modelo: a etiqueta de trás do monitor diz se há a segunda saída.",
        ],
      },
    ],
    photo: "fotos da entrada, do lugar das duas telas e do aparelho atual, se houver",
  },
  {
    id: "ligar-fechadura-no-interfone",
    broader: "interfone",
    label: "Como ligar a fechadura elétrica no interfone",
    phrase: "a ligação da fechadura elétrica no interfone",
    intent: "how-to",
    asks: [
      "como ligar fechadura elétrica interfone",
      "como ligar fechadura interfone",
      "ligar fechadura elétrica interfone",
      "ligar fechadura interfone",
      "ligação fechadura elétrica interfone",
      "ligação fechadura interfone",
      "esquema ligação fechadura interfone",
      "esquema fechadura elétrica interfone",
      "fios fechadura elétrica interfone",
      "quantos fios fechadura interfone",
      "conectar fechadura interfone",
      "como ligar fecho elétrico interfone",
      "ligar fechadura vídeo porteiro",
      "como ligar fechadura vídeo porteiro",
      "como instalar fechadura elétrica interfone",
    ],
    answers: {
      any: [
        "A fechadura elétrica se liga ao interfone por dois fios: eles saem dos terminais de fechadura do aparelho, ou da fonte, e vão até ela, em geral com 12 V. Desligue a energia antes, confira se a tensão das duas é a mesma e nunca leve os 127 ou 220 V da tomada à fechadura.",
        "Para ligar a fechadura elétrica no interfone, desligue o disjuntor, leve um par de fios da saída marcada como fechadura até ela e só depois religue e teste a tecla. A tensão, quase sempre 12 V, tem de ser igual à da etiqueta da fechadura.",
        "Ligue a fechadura nos dois terminais que o manual do interfone reserva para ela, com a energia desligada e um par de fios só para isso. Se ela pede mais corrente que o interfone fornece, usa-se uma fonte própria, e o interfone só dá o comando; essa ligação é de técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A ligação, passo a passo", "Da energia desligada ao teste"],
        slots: [
          [
            "Faça só a parte de baixa tensão: a fonte, que recebe a energia da rua, não se abre.",
            "O que se liga em casa é o par da fechadura; o lado da tomada fica com o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor da fonte do interfone.",
          "Compare as etiquetas: tensão do interfone e tensão da fechadura, em geral 12 V.",
          "Passe um par de fios em tubo separado do fio de energia.",
          "Ligue as pontas nos terminais de fechadura do interfone e nos dois da fechadura; sem polaridade, na maioria.",
          "Isole as emendas e feche tudo antes de religar.",
          "Teste a tecla com o portão fechado, e depois a chave por fora.",
        ],
      },
      {
        about: "causes",
        headings: ["Ligou e não abre: o que ver", "Zumbe, aquece ou não faz nada"],
        slots: [
          [
            "Zumbido sem soltar é tensão fraca ou folha forçando o trinco; alivie a folha com a mão e teste.",
            "Se ela zumbe e não abre, o cabo é fino ou longo, ou o portão está apertado contra o trinco.",
          ],
          [
            "Silêncio é fio partido, terminal errado ou fonte queimada.",
            "Sem barulho nenhum, reveja os terminais e o fio que dobra na dobradiça.",
          ],
          [
            "Fechadura quente é energia o tempo todo: desligue, porque a bobina queima em minutos.",
            "Se esquentar, corte a energia na hora: ela só pode receber tensão por um instante.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico", "O que não fazer sozinho"],
        slots: [
          [
            "Chame se for preciso fonte nova, se a fechadura for de ímã ou se o botão também vai abrir a garagem.",
            "Fonte própria, fechadura de ímã e ligação com o motor são serviço de técnico.",
          ],
          [
            "A saída da fechadura nunca vai direto à placa do motor: a tensão dela queima a entrada.",
            "Não aproveite o mesmo par para a garagem: a placa do motor queima com essa tensão.",
          ],
          [
            "A visita em casa parte de {price.preventive}, sem peças, e o material sai por foto.",
            "Com fotos do interfone e da fechadura, o valor vem antes; a visita em casa começa em {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que fio usar na fechadura elétrica?",
        answers: [
          "Um par só para ela, de 0,75 a 1,5 mm² conforme a distância: fio fino demais deixa a fechadura fraca.",
          "Não use o par fino da voz: a fechadura puxa mais corrente e pede fio mais grosso, conforme o manual.",
        ],
      },
      {
        question: "Qualquer fechadura elétrica serve no meu interfone?",
        answers: [
          "Serve se a tensão e a corrente baterem com a saída do interfone. As duas etiquetas respondem.",
          "Só as de mesma tensão, em geral 12 V; corrente maior pede fonte própria.",
        ],
      },
      {
        question: "Dá para ligar a fechadura e a garagem no mesmo interfone?",
        answers: [
          "Dá, em aparelho com duas saídas: uma para a fechadura, outra para a entrada de botoeira do motor.",
          "Sim, com duas teclas. A da garagem usa um contato sem tensão, feito pelo técnico.",
        ],
      },
      {
        question: "Sem luz, a fechadura abre?",
        answers: [
          "Abre com a chave. Só a de ímã solta sem energia, se não tiver bateria.",
          "Pela chave mecânica, sim; deixe uma à mão.",
        ],
      },
    ],
    photo: "fotos do interfone, da fechadura com a etiqueta e do caminho do fio",
  },
];
