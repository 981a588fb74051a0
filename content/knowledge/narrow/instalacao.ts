import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const instalacao: NarrowConcept[] = [
  {
    id: "tecnico-para-instalar",
    broader: "instalacao",
    label: "Técnico para instalar o motor",
    phrase: "o técnico que instala o motor",
    asks: [
      "técnico para instalar motor portão",
      "técnico para instalar portão",
      "profissional para instalar motor portão",
      "profissional para instalar portão",
      "técnico instalação portão",
      "técnico instalação motor portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Temos técnico para instalar motor de portão no seu endereço: ele acerta a folha, fixa o motor, liga com fio terra, regula e grava os controles. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}. Se o motor é seu, a mão de obra parte de {price.installation}.",
        "O técnico instala motor em portão basculante, de correr e de abrir, com {warranty.installation} de garantia no serviço. O kit basculante sai a partir de {price.lowest}, já instalado. Nos outros portões, o primeiro motor é orçado de graça por foto, e a mão de obra avulsa parte de {price.installation}.",
        "Para instalar o motor do portão, o técnico vai até você e faz tudo em uma visita: {time.tilting} no basculante e {time.sliding} no de correr, com a folha em ordem. O kit basculante custa a partir de {price.lowest} instalado; motor comprado por você paga só a mão de obra, a partir de {price.installation}.",
      ],
    },
    sections: [],
    keep: ["visit", "cost", "time", "signs"],
    questions: [
      {
        question: "O técnico leva o motor ou preciso comprar antes?",
        answers: [
          "O técnico leva o motor escolhido pela foto e pelas medidas. Se você já comprou, mande a etiqueta antes, para confirmar se serve.",
          "As duas formas servem. Conosco, o kit já vai na visita; com motor seu, a foto da etiqueta confirma o tipo e a tensão.",
          "Levamos o motor combinado no orçamento. Motor comprado fora também é instalado, depois de conferido por foto.",
        ],
      },
      {
        question: "O que deixar pronto para a instalação?",
        answers: [
          "A garagem livre por dentro, o quadro de luz acessível e um ponto de energia perto do motor, se houver. O que faltar entra no orçamento.",
          "Deixe o carro fora e mostre o quadro de luz. Folha que raspa ou pesa deve ser avisada antes, por foto.",
          "Libere o lado de dentro do portão e separe um adulto para o teste final.",
        ],
      },
      {
        question: "A instalação tem garantia?",
        answers: [
          "São {warranty.installation} na instalação e {warranty.motor} no motor que vendemos. Motor seu tem a garantia da loja.",
          "Sim: {warranty.installation} para o serviço e {warranty.motor} para o motor comprado aqui.",
          "O serviço é coberto por {warranty.installation}. O motor vendido por nós tem {warranty.motor}.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, motor e mão de obra juntos, ou por Pix.",
          "Sim, o cartão divide o total em até {shop.instalments} vezes.",
          "Motor e instalação podem ser pagos em até {shop.instalments} vezes no cartão.",
        ],
      },
    ],
  },
  {
    id: "erros-de-instalacao",
    broader: "instalacao",
    label: "Erros de instalação do motor",
    phrase: "os erros de instalação do motor",
    asks: [
      "erros instalação",
      "erro instalação motor",
      "erros instalação motor",
      "erros instalação portão",
      "erros instalar motor",
      "erros comuns instalação",
      "erros automatizar portão",
      "erros comuns automatizar portão",
      "erros encurtam vida",
      "falhas instalação motor",
      "o que não fazer instalação",
    ],
    intent: "question",
    answers: {
      any: [
        "Os erros ao instalar portão automático que mais encurtam a vida do motor são estes: folha pesada ou torta, motor abaixo do peso, suporte mal preso, fio fino, falta de terra, fim de curso batendo e força alta demais. Quase todos se veem por fora, e a visita que regula e confere parte de {price.preventive} em casa, sem peças.",
        "O motor do portão dura menos quando é instalado em folha que prende, com potência justa, suporte frouxo, cabo fino, sem fio terra, com parada batendo no batente ou com força no máximo. Todos se corrigem: a conferência com regulagem, em residência, começa em {price.preventive}, fora as peças.",
        "Os erros de instalação que mais estragam o automatizador são conhecidos: folha desequilibrada, motor fraco, fixação fraca, fiação fina, sem aterramento, fim de curso errado e força exagerada. Com eles o motor não chega aos {trade.life} esperados; a visita de ajuste em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os erros e como aparecem", "Os erros, um a um, e o sinal de cada um"],
        slots: [
          [
            "Cada erro deixa um sinal que se percebe por fora, com a tampa do motor fechada. Marque os que existem no seu portão.",
            "Confira um por um, olhando e ouvindo, sem abrir nada. O que aparecer é o que vale mostrar ao técnico.",
            "Dá para achar quase todos em dez minutos, de longe e com o portão fechado no fim. Anote o número dos que encontrar.",
          ],
        ],
        isCounted: true,
        steps: [
          "Folha pesada ou torta: o motor geme sempre no mesmo trecho.",
          "Motor abaixo do peso: esquenta e desarma em poucas aberturas.",
          "Suporte mal soldado ou parafuso curto: o motor balança na partida.",
          "Fio fino ou emenda com fita: a luz da casa baixa quando ele parte.",
          "Sem fio terra: formigamento ao encostar na folha.",
          "Fim de curso errado: a folha bate no batente a cada ciclo.",
          "Força alta demais: a folha não para diante de uma caixa.",
          "Sem fotocélula: o portão fecha mesmo com alguém no vão.",
          "Motor onde pega água: ferrugem e placa oxidada.",
          "Ninguém ensinou a destravar: na falta de luz, o carro fica preso.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que cada erro gasta o motor", "O que o erro faz com a peça"],
        slots: [
          [
            "Esforço vira calor, e o calor seca o capacitor e o enrolamento: é assim que folha dura, motor fraco e fio fino terminam. Pancada e balanço quebram engrenagem, solda e fuso.",
            "Três desses erros queimam e os outros quebram. Peso, potência e fio esquentam a bobina; suporte frouxo e batida no batente soltam parafuso e lascam dente.",
            "O motor morre de dois jeitos, quente ou quebrado. Folha presa e cabo fino levam ao primeiro; fixação e fim de curso, ao segundo.",
          ],
          [
            "A força alta demais esconde todos os outros erros: o portão anda, e quem se machuca é a pessoa ou a folha.",
            "Aumentar a força para vencer a folha presa é o erro mais perigoso, porque o portão deixa de parar diante de alguém.",
            "Força no máximo parece solução e é o pior deles: mascara o defeito e tira a proteção de quem passa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se corrige uma instalação ruim", "O que o técnico refaz"],
        slots: [
          [
            "A correção vai da folha para o motor: equilíbrio, roda ou dobradiça, depois suporte, circuito próprio com terra, paradas e força. O que pede material é orçado antes, item por item.",
            "Primeiro a folha é posta leve; em seguida vêm fixação, fio, terra e regulagem. Solda, cabo novo e outro motor, se preciso, têm o valor informado antes.",
            "O técnico desfaz na ordem inversa: alivia a folha, firma o suporte, refaz o circuito e só então regula paradas e força no mínimo.",
          ],
          [
            "Se a instalação é recente, reclame com quem fez: a lei dá 90 dias para serviço, e a nossa instalação tem {warranty.installation} de garantia.",
            "Instalação nova com erro se reclama a quem montou, dentro dos 90 dias da lei; nas nossas, a garantia é de {warranty.installation}.",
            "Guarde fotos e nota: o serviço de terceiros tem os 90 dias da lei, e o que instalamos, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o motor é fraco para o portão?",
        answers: [
          "Compare os quilos ou a largura da etiqueta com a folha, deixando um terço de folga. No basculante, 1/4 HP vai até {width.quarterHp}, com contrapeso certo.",
          "Leia a capacidade na etiqueta e calcule o peso da folha: deve sobrar um terço. No basculante equilibrado, 1/4 HP atende até {width.quarterHp}.",
        ],
      },
      {
        question: "Posso corrigir a força sozinho?",
        answers: [
          "Melhor não: o ajuste fica sob a tampa, perto da rede, e o teste é feito com objeto. Quem regula é o técnico.",
          "Não convém, porque se mexe com a placa ligada e o resultado precisa ser provado com uma caixa, nunca com o corpo.",
        ],
      },
      {
        question: "Instalação malfeita faz perder a garantia do motor?",
        answers: [
          "Pode: a fábrica costuma negar quando a causa é fio, peso ou montagem. Por isso guarde nota e fotos do dia.",
          "Muitas vezes, sim. Defeito vindo de ligação errada ou sobrecarga fica fora da garantia do fabricante.",
        ],
      },
    ],
    photo: "fotos do motor, do suporte e da passagem dos fios, e um vídeo de longe do portão abrindo e fechando",
  },
  {
    id: "instalar-motor-internet",
    broader: "instalacao",
    label: "Instalar motor comprado na internet",
    phrase: "a instalação de motor comprado na internet",
    asks: [
      "motor shopee",
      "motor comprado shopee",
      "motor shopee instala",
      "motor amazon instala",
      "motor magalu instala",
      "comprei motor mercado livre quem instala",
      "motor mercado livre quem instala",
      "comprei motor no site",
      "comprei motor site preciso instalar",
      "comprar motor internet instalam",
      "comprar motor fora instalam",
      "comprar motor vocês instalam",
      "vocês instalam motor",
      "instalam motor comprado",
      "instalam motor comprei",
      "levo motor instalam",
      "compro motor instalam",
      "instalar motor internet",
      "motor comprado internet",
      "instalar motor comprei mercado livre",
      "instalar motor comprei internet",
      "instalar motor comprado mercado livre",
      "técnico instalar motor comprei mercado livre",
      "comprei motor instalar",
      "comprei motor quem instala",
      "kit motor internet quem instala",
      "kit internet quem instala",
      "kit motor portão internet quem instala",
      "motor internet quem instala",
      "kit motor comprado internet",
      "comprei kit internet quem instala",
      "kit mercado livre quem instala",
      "comprar kit internet quem instala",
      "comprei motor preciso técnico",
      "já comprei motor",
      "motor mercado livre",
      "instalar motor comprado",
      "motor já comprado",
      "instalação motor próprio",
      "só instalação",
      "instalar motor cliente",
    ],
    intent: "price",
    answers: {
      price: [
        "Instalar o motor deslizante ou basculante que você já comprou custa a partir de {price.installation}, só a mão de obra. Cremalheira, base ou fiação que faltar entra no orçamento, antes do serviço. Mande a foto da etiqueta e do portão, para conferirmos se o modelo serve.",
        "A mão de obra para instalar o motor comprado fora, na internet ou em loja, parte de {price.installation}, com garantia de {warranty.installation} no serviço. O que faltar, como cremalheira, base ou ponto de energia, é orçado à parte. A garantia do motor fica com quem vendeu.",
      ],
      question: [
        "Sim, você pode comprar o motor na internet e nós instalamos. A mão de obra parte de {price.installation}, com {warranty.installation} de garantia no serviço, e a garantia do motor fica com quem vendeu. Antes de pagar, mande o anúncio e a foto do portão, para conferirmos se o modelo serve.",
        "Sim, instalamos motor comprado na internet: a mão de obra custa a partir de {price.installation}, com {warranty.installation} de garantia na instalação. Confira conosco o modelo antes da compra, pelo anúncio e pela medida da folha, porque quem troca o motor errado é a loja.",
      ],
      any: [
        "Instalamos o motor comprado na Shopee, no Mercado Livre, na Amazon ou em outra loja da internet, com mão de obra a partir de {price.installation} e {warranty.installation} de garantia no serviço. Mande antes o anúncio e a foto do portão, para conferirmos se o modelo serve. O que faltar na caixa é orçado à parte.",
        "Quem instala {em} o motor que você comprou pela internet é a nossa equipe, com mão de obra a partir de {price.installation} e {warranty.installation} de garantia no serviço. Antes de marcar, conferimos pela foto da etiqueta se a potência e a tensão servem. Cremalheira, base ou fiação que falte é orçada à parte.",
        "Sim, instalamos motor comprado na internet, no Mercado Livre ou em loja, com mão de obra a partir de {price.installation} e {warranty.installation} de garantia no serviço. A garantia do motor é de quem vendeu. Mande antes a foto da etiqueta ou do anúncio e as medidas do portão.",
        "A instalação do motor que você comprou pela internet custa a partir de {price.installation}, só a mão de obra, com {warranty.installation} de garantia nossa no serviço. Cremalheira, base ou fiação que falte é orçada à parte. Pela foto da etiqueta conferimos antes se a potência e a tensão servem.",
        "Sim, instalamos o kit de motor comprado na internet, depois de conferir por foto o tipo, a potência e a tensão. A mão de obra começa em {price.installation}, com {warranty.installation} de garantia no serviço. Base, cremalheira e fiação que faltarem são orçadas antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O modelo comprado serve no seu portão?", "Confira o motor antes de instalar"],
        slots: [
          [
            "O motor precisa ser do tipo do seu portão: com fuso e braço no basculante, com cremalheira no de correr. No basculante, o de 1/4 HP atende até {width.quarterHp} de largura; no de correr, o que decide é o peso. A tensão tem de ser a do local, 127 V ou 220 V.",
            "Só serve o motor feito para o jeito de abrir do portão e com força para ele. No basculante, o de 1/4 HP vai até {width.quarterHp} de largura; no de correr, escolhe-se pelo peso da folha. Confira ainda se a tensão é 127 V ou 220 V, como a sua.",
            "Confira três coisas: o tipo do portão, a força e a tensão. O motor de 1/4 HP atende basculante de até {width.quarterHp}, o deslizante se escolhe pelo peso, e a etiqueta deve trazer a voltagem do seu ponto de energia.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor ou o anúncio e o conteúdo da caixa.",
          "Meça a largura e a altura da folha.",
          "Diga como o portão abre e do que é feito.",
          "Mande foto do quadro de luz fechado.",
          "Espere a nossa resposta antes de marcar, ainda dentro do prazo de troca da loja.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e o que a mão de obra inclui", "O que o preço da instalação inclui"],
        slots: [
          [
            "A mão de obra cobre fixação, ligação, regulagem de força e paradas, gravação dos controles e teste. Nem toda caixa traz cremalheira ou suporte. O que falta, assim como base, fotocélula e circuito elétrico, é somado à parte.",
            "O preço inclui montar, ligar, regular e testar o motor e gravar os controles que vieram na caixa. Não inclui cremalheira, base, suporte, fotocélula nem ponto de energia, quando não existem.",
            "O serviço vai da fixação ao teste, com controles gravados e força regulada. Peça que não veio na caixa, base de concreto e fiação nova são itens separados, avisados antes.",
          ],
          [
            "Se o seu portão é basculante, compare antes de comprar outro: o nosso kit sai de {price.lowest} a {price.highest} já instalado, com a garantia do motor também nossa.",
            "Se o portão é basculante, faça a conta completa antes de comprar: o nosso kit, já instalado, custa de {price.lowest} a {price.highest}.",
            "Vale comparar o total com o nosso kit basculante, que já sai instalado, de {price.lowest} a {price.highest}.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O que encurta ou alonga o serviço", "O prazo da instalação e o que o muda"],
        slots: [
          [
            "Com folha leve, piso ou coluna firme e energia perto, o serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr. Solda, roldana gasta, circuito novo ou base de concreto para secar podem pedir um segundo dia.",
            "Conte {time.tilting} no basculante e {time.sliding} no deslizante, se o portão anda leve e há energia por perto. Base que precisa secar, reparo da folha e fio a puxar do quadro atrasam.",
            "Com a folha leve e o ponto de energia pronto, o serviço cabe em um período do dia. O que falta, como base, fiação ou acerto da folha, acrescenta tempo, e você sabe disso antes de marcar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor não servir no meu portão?",
        answers: [
          "Conferimos por foto antes para isso não acontecer. Se não servir, a troca é com a loja, dentro do prazo dela, porque não instalamos motor fraco para a folha.",
          "Você devolve ou troca onde comprou; em compra pela internet há sete dias para desistir. Dizemos qual modelo serve, para não errar de novo.",
        ],
      },
      {
        question: "Quem dá a garantia do motor comprado na internet?",
        answers: [
          "Quem vendeu ou o fabricante, conforme a nota. A instalação tem {warranty.installation} de garantia nossa.",
          "A loja, com a nota fiscal em mãos. O que nós garantimos é o serviço de instalação, por {warranty.installation}.",
        ],
      },
      {
        question: "Vocês instalam motor usado?",
        answers: [
          "Sim, depois de testar redutor, capacitor e placa. O motor usado não tem garantia nossa, só o serviço.",
          "Instalamos se o exame aprovar. Quando o redutor, a caixa de engrenagens, tem folga, a instalação não compensa.",
        ],
      },
      {
        question: "Posso pagar a instalação parcelada?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou por Pix. O valor da mão de obra e dos itens que faltarem é fechado antes do dia.",
          "Sim: o cartão aceita até {shop.instalments} parcelas, e há Pix. O preço é informado antes, com o serviço e o que faltar em linhas separadas.",
        ],
      },
    ],
    photo: "a etiqueta do motor ou o anúncio, o conteúdo da caixa e o portão com a largura da folha",
  },
  {
    id: "instalacao-tempo",
    broader: "instalacao",
    label: "Quanto tempo demora instalar",
    phrase: "quanto tempo demora a instalação",
    asks: [
      "quanto tempo colocar motor",
      "quanto tempo leva colocar motor",
      "quanto tempo pôr motor portão",
      "instalação demora",
      "quanto tempo instalar",
      "instalar motor tempo",
      "instalação tempo",
      "instala mesmo dia",
      "instalação prazo",
      "demora instalar motor",
      "instalação quantas horas",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalar um motor de portão leva de {time.tilting} no basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado, e em geral tudo fica pronto no mesmo dia. Passa para outro se houver base de concreto, solda ou fiação a fazer.",
        "Para colocar um motor no portão, conte {time.tilting} no basculante e {time.sliding} no deslizante, com os controles gravados e o teste; em prédio e galpão, de {time.heavy}. Com a folha em ordem e a energia pronta, termina no mesmo dia; concreto, solda ou fio novo acrescentam tempo.",
        "Instalar um portão eletrônico demora de {time.tilting} no basculante e de {time.sliding} no de correr; folha pesada pede de {time.heavy}. No portão de abrir, o tempo depende do número de folhas. Quase sempre o portão sai funcionando no mesmo dia, a não ser que falte base, solda ou ponto de energia.",
      ],
      price: [
        "O motor instalado custa {models.pricesNamedOr} no basculante de até {width.quarterHp}, e a instalação demora de {time.tilting}. No de correr, são de {time.sliding}, e a troca em casa fica de {price.homeSwap}; só a mão de obra, para motor já comprado, parte de {price.installation}.",
        "No basculante de até {width.quarterHp}, o motor sai a partir de {price.lowest}, com entrega e instalação, feita em {time.tilting}. No de correr, a troca residencial custa de {price.homeSwap} e leva de {time.sliding}; portão pesado, de {price.heavySwap}, em {time.heavy}.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que toma tempo em cada portão", "O tempo de cada instalação"],
        slots: [
          [
            "O basculante é o mais rápido, porque o motor vai na coluna, que já existe. O de correr pede base nivelada e cremalheira alinhada trecho a trecho, e o de abrir com duas folhas leva dois motores e o acerto da ordem entre elas.",
            "No basculante, o motor é preso na coluna, que já existe. No deslizante, nivela-se a base e alinha-se a cremalheira, a barra dentada; no de abrir, cada folha tem o seu motor, e as duas são reguladas juntas.",
            "Prender o motor na coluna do basculante é o serviço mais curto. A cremalheira e a base alongam o de correr, e as duas folhas, com dois motores, alongam o de abrir.",
          ],
          [
            "Em todos, boa parte das horas vai para regular parada e força, gravar os controles e testar.",
            "Montar é a parte visível; o acerto de força, percurso e controles ocupa boa parte do tempo em qualquer portão.",
            "Essas horas já incluem regulagem, controles gravados e teste com você.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que pode alongar a instalação", "O que faz demorar mais"],
        slots: [
          [
            "O que atrasa costuma aparecer nas fotos, e por isso é combinado antes. O serviço pode passar para outro dia quando há:",
            "Quase tudo o que demora se vê antes, pela imagem do portão e da energia. O serviço pode ser em duas partes quando há:",
            "Com as fotos, o técnico já vem sabendo o que pode atrasar. Os motivos comuns de a instalação não caber em um dia são:",
          ],
        ],
        bullets: [
          "Folha torta, pesada ou sem equilíbrio",
          "Base de concreto nova, que cura, em geral, de 3 a 7 dias antes de receber o motor",
          "Ponto de energia longe ou sem terra",
          "Coluna fraca, solda ou reforço a fazer",
          "Prédio com horário restrito para obra",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz nessas horas", "Da conferência da folha ao teste final"],
        slots: [
          [
            "Ele testa a folha na mão, prende o motor no prumo, liga com o disjuntor desligado e fio terra e marca as paradas. Depois regula a menor força que move o portão e grava os controles.",
            "Primeiro vem a folha, que precisa andar leve; depois suporte, motor, ligação aterrada e pontos de parada. A força fica no mínimo, e os controles saem gravados.",
            "O trabalho começa pela folha e segue com a fixação, a ligação em circuito com terra, as paradas e a força mínima. Os controles são cadastrados e testados um a um.",
          ],
          [
            "A visita termina com um objeto no caminho da folha, para ver se ela volta, e com o destravamento ensinado.",
            "Por fim, testa-se a reversão com um objeto e você aprende a destravar na falta de luz.",
            "No final, o portão faz vários ciclos, reage a um objeto, e o destravamento é explicado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam o motor no mesmo dia da compra?",
        answers: [
          "Depende da agenda e do modelo. Com o portão pronto e horário no bairro, pode ser no mesmo dia.",
          "Às vezes, quando há vaga e a folha anda leve. A data é combinada junto com o valor.",
        ],
      },
      {
        question: "Preciso ficar em casa durante toda a instalação?",
        answers: [
          "Um adulto deve estar ao menos no começo, para mostrar o quadro, e no fim, para o teste.",
          "De preferência, sim. No começo alguém mostra o quadro de luz, e no fim você testa os controles e aprende a destravar.",
        ],
      },
      {
        question: "Instalar duas folhas demora mais?",
        answers: [
          "Sim: são dois motores e o acerto da ordem das folhas, por isso costuma levar mais que um de correr.",
          "Demora mais que uma folha, porque cada uma é regulada e depois as duas juntas.",
        ],
      },
      {
        question: "Posso usar o portão logo depois?",
        answers: [
          "Pode, depois do teste. A espera, quando há, é antes: base de concreto nova cura e só então recebe o motor.",
          "Sim, ele já sai funcionando depois do teste. Solda e base de concreto, quando necessárias, são feitas em dia anterior.",
        ],
      },
    ],
    photo: "fotos do portão, da coluna ou do trilho e da tomada mais próxima, com a largura da folha",
  },
  {
    id: "instalacao-pedreiro-eletricista",
    broader: "instalacao",
    label: "Precisa de pedreiro ou eletricista?",
    phrase: "se a instalação precisa de pedreiro ou eletricista",
    asks: ["precisa pedreiro", "instalar motor pedreiro", "pedreiro portão motor", "instalação pedreiro"],
    intent: "question",
    answers: {
      any: [
        "Na maioria das casas não precisa de pedreiro para instalar o motor de portão: ele vai em suporte parafusado e o fio, em eletroduto aparente. Eletricista só é preciso chamar antes se falta circuito próprio com terra; a nossa instalação avulsa parte de {price.installation}.",
        "Precisa de pedreiro ou eletricista? Em geral, nenhum dos dois. Pedreiro entra se a coluna está fraca ou o portão de correr não tem base; eletricista, se não há ponto de energia perto; o motor, o técnico instala, a partir de {price.installation} só a mão de obra.",
        "Quem vai instalar motor não tem que contratar pedreiro nem eletricista à parte quando a coluna é firme e há energia perto. Sem base ou sem circuito, cada um faz a sua parte antes, e o técnico monta depois, desde {price.installation} de mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Veja se a sua garagem está pronta", "O que dispensa obra na instalação"],
        slots: [
          [
            "Olhe sem mexer em nada: quatro pontos bons significam instalação em uma visita.",
            "Em poucos minutos você sabe se haverá obra. Nada precisa ser furado ou aberto.",
            "Confira de fora, com o portão parado. O que faltar vira serviço de pedreiro ou eletricista.",
          ],
        ],
        steps: [
          "Veja se a coluna ou a parede está firme, sem trinca.",
          "No portão de correr, veja se o piso ao lado é de concreto.",
          "Procure o ponto de energia e meça a distância até o quadro.",
          "Olhe se a folha está reta e anda sem raspar.",
        ],
      },
      {
        about: "choose",
        headings: ["O que cada profissional faz", "Técnico, pedreiro, eletricista e serralheiro"],
        slots: [
          [
            "Cada parte tem o seu dono, e a ordem evita retrabalho. Veja o que é de quem.",
            "Nem sempre são todos precisos. A lista mostra quando chamar cada um.",
            "A obra vem antes, o motor depois. Confira quem entra no seu caso.",
          ],
        ],
        bullets: [
          "Técnico de portão: fixa o motor, liga a central, regula força e grava controles",
          "Eletricista: circuito do quadro, disjuntor próprio, terra e DR",
          "Pedreiro: base de concreto e coluna solta ou trincada",
          "Serralheiro: folha torta, solda, suporte e batente",
        ],
      },
      {
        about: "cost",
        headings: ["O que soma à instalação", "Base, circuito e reforço: o que encarece"],
        slots: [
          [
            "Nos kits basculantes até {width.quarterHp}, desde {price.lowest}, a montagem já está no preço. O que mais soma fora dela é circuito longo até o quadro, base de concreto e reforço de coluna.",
            "No kit basculante de até {width.quarterHp}, a partir de {price.lowest}, não se paga mão de obra à parte. Encarecem a fiação longa, a base nova e a solda.",
            "Quem compra o kit de basculante, de {price.lowest} em diante, já leva a instalação. À parte ficam elétrica distante, concreto e reforço.",
          ],
          [
            "Base nova cura de 3 a 7 dias antes do motor. Depois, o basculante leva {time.tilting} e o de correr, {time.sliding}.",
            "O concreto pede de 3 a 7 dias; pronto, são {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Espere de 3 a 7 dias de cura e conte {time.tilting} no basculante e {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa quebrar o piso para passar o fio do motor?",
        answers: [
          "Em geral, não. O eletroduto aparente contorna o vão; embutir é escolha de acabamento.",
          "Só se você quiser embutido e não houver conduíte. Aparente, não se quebra nada.",
        ],
      },
      {
        question: "Posso ligar o motor na tomada da garagem?",
        answers: [
          "Não convém. O motor pede circuito próprio, com disjuntor e aterramento.",
          "Melhor não: extensão e tomada dividida derrubam a tensão e estragam a placa.",
        ],
      },
      {
        question: "Vocês fazem a base de concreto do motor?",
        answers: [
          "Quando precisa, a base entra no orçamento com o prazo de cura. Muitas vezes o piso de concreto já serve.",
          "Avaliamos pela foto do piso: às vezes ele serve, e quando não, a base é orçada à parte.",
        ],
      },
      {
        question: "Eletricista pode instalar o motor?",
        answers: [
          "Ele resolve a energia, mas equilíbrio da folha, parada e força pedem quem trabalha com portão.",
          "A ligação, sim; a mecânica e a regulagem de segurança são de técnico de portão.",
        ],
      },
    ],
    photo: "fotos da coluna, do piso ao lado do portão, do quadro fechado e da tomada mais próxima",
  },
  {
    id: "instalacao-sem-obra",
    broader: "instalacao",
    label: "Instalar motor sem quebrar",
    phrase: "a instalação sem obra",
    intent: "question",
    asks: [
      "precisa cimento instalar motor",
      "precisa cimento instalar motor portão",
      "precisa concreto instalar motor portão",
      "precisa cimento motor portão",
      "precisa base cimento motor portão",
      "portão sem obra",
      "portão automático sem obra",
      "motor portão sem obra",
      "portão automático precisa obra",
      "portão eletrônico precisa obra",
      "colocar portão automático obra",
      "automatizar portão precisa obra",
      "colocar motor portão precisa obra",
      "obra civil motor portão",
      "colocar motor sem quebrar",
      "colocar motor sem quebrar chão",
      "sem quebrar chão",
      "refazer piso motor",
      "refazer piso colocar motor",
      "precisa refazer piso motor correr",
      "trocar motor sem quebrar",
      "sem quebrar trocar motor portão",
      "sem quebrar nada motor",
      "sem quebrar nada portão",
      "quebrar parede instalar",
      "quebrar piso instalar",
      "quebrar parede motor",
      "instalar motor sem quebrar",
      "precisa obra instalar motor",
      "instalação sem quebrar",
      "precisa quebrar portão automático",
      "instalação precisa obra",
      "instalar precisa quebrar",
      "precisa quebrar parede",
      "precisa quebrar piso",
      "instalar motor precisa obra",
      "instalação precisa quebrar",
    ],
    answers: {
      any: [
        "A obra civil para instalar motor de portão deslizante é pequena: uma base de concreto onde o motor se apoia, se o piso é de terra, fino ou trincado, e o eletroduto do fio. Em piso firme, o motor é preso com chumbador, sem base nova. Trilho torto ou piso desnivelado se acerta antes.",
        "Não precisa quebrar a parede para instalar motor de portão: ele é parafusado na coluna ou no piso, e o fio vai em eletroduto por fora. Só se quebra se você quiser o fio embutido. O kit basculante instalado parte de {price.lowest}; com motor seu, a mão de obra parte de {price.installation}.",
        "Só o motor de portão de correr pode precisar de cimento, para uma base de concreto, quando o piso é de terra, fino ou trincado. Em piso firme ele é preso com chumbador. O basculante e o de abrir não levam cimento: o motor vai parafusado na coluna e na folha, e o kit basculante instalado parte de {price.lowest}.",
        "Em geral dá para colocar motor sem quebrar o chão nem fazer obra: ele é parafusado na coluna ou em piso firme, e o fio vai em eletroduto aparente. No portão de correr sobre piso fraco, faz-se só a base de concreto no lugar do motor; o kit basculante instalado parte de {price.lowest}.",
        "Não precisa refazer o piso para colocar motor de correr: se ele é firme, o motor é fixado por cima, e só em terra ou piso trincado se faz uma base no lugar dele. No basculante, sem obra, o kit instalado sai desde {price.lowest}; com motor seu, a mão de obra parte de {price.installation}.",
        "Portão automático sem obra é o caso da maioria das casas: furos de fixação na coluna ou no piso e eletroduto por fora, sem quebrar chão nem parede. A exceção é o de correr em piso fraco, que pede base de concreto; o kit basculante instalado começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quando há obra e quando não há", "O que se fura e o que não se quebra"],
        slots: [
          [
            "No basculante e no de abrir, os suportes vão na coluna, e só coluna solta pede reforço. No de correr, o motor fica em piso firme; terra ou piso trincado leva uma base, que precisa curar antes e por isso é feita em outro dia.",
            "Coluna firme recebe o motor do basculante e o braço do de abrir sem quebra. O deslizante pede piso bom no lugar do motor e, quando não há, uma base de concreto alguns dias antes.",
            "Basculante e pivotante se prendem à coluna, que só é reforçada se balança. O motor de correr vai no chão, direto no concreto bom ou numa base nova, que seca antes da montagem.",
          ],
          [
            "O fio corre em eletroduto aparente, no canto da parede, sem rasgo nem pintura. Embutido, só com conduíte já passado.",
            "A fiação acompanha o muro em eletroduto, por fora. Quem quer embutir precisa de conduíte pronto ou rasgo feito antes.",
            "Por fora da parede vai o eletroduto, discreto no canto. Fio embutido depende de tubo existente ou de obra antes do acabamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a sua casa precisa de obra", "Olhe estes pontos antes de marcar"],
        slots: [
          [
            "Tudo se vê de fora, sem soltar nada do portão, e as fotos mostram se haverá serviço de pedreiro. No basculante, fique fora da linha da folha.",
            "Poucos minutos bastam, sem ferramenta e sem mexer na folha. Com as imagens, o orçamento já diz se algo precisa ser feito antes.",
            "A conferência é por fora e evita surpresa no dia. Não destrave nem mova o portão para fazê-la.",
          ],
        ],
        steps: [
          "Fotografe a coluna ou o piso onde o motor vai ficar.",
          "Veja se a coluna tem trinca e se o piso está inteiro.",
          "Veja onde está o quadro de energia e o caminho até o portão.",
          "Confira se já existe conduíte vazio na parede.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a instalação e o que soma à parte", "Preço da instalação e itens à parte"],
        slots: [
          [
            "O kit basculante de até {width.quarterHp} custa {models.pricesOr}, já instalado, e a troca em casa nos outros portões fica de {price.homeSwap}. Base, ponto de energia novo e reforço de coluna são orçados antes, em linhas separadas.",
            "Já com a montagem, o basculante de até {width.quarterHp} sai por {models.pricesOr}; trocar motor de correr ou de abrir em casa, por {price.homeSwap}. Pedreiro, solda e circuito novo, quando precisos, vêm à parte.",
            "São {models.pricesOr} no kit basculante instalado, até {width.quarterHp}, e de {price.homeSwap} na troca residencial dos demais. O que for de obra, como base, coluna e energia, tem preço próprio, informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem faz a base de concreto do motor?",
        answers: [
          "Um pedreiro, ou a nossa equipe, se isso constar do orçamento. Ela precisa estar curada no dia do motor.",
          "Pode ser o seu pedreiro, com a medida que passamos. O concreto pede em geral de 3 a 7 dias de cura.",
        ],
      },
      {
        question: "A instalação do motor suja muito?",
        answers: [
          "Só o pó dos furos. A área é limpa antes de o portão voltar a andar.",
          "Pouco: são furos na coluna ou no piso e o eletroduto por fora da parede. O pó é limpo antes do teste do portão.",
        ],
      },
      {
        question: "Em casa alugada dá para instalar?",
        answers: [
          "Dá, com autorização escrita do proprietário, porque os furos e o eletroduto ficam mesmo que o motor saia com você.",
          "Com autorização por escrito, sim. O motor pode ser retirado na mudança, e os furos de fixação ficam na parede ou no piso.",
        ],
      },
      {
        question: "Preciso quebrar o trilho para pôr motor?",
        answers: [
          "Não, se ele está reto e nivelado. Trilho torto ou afundado é corrigido antes, porque o motor forçaria.",
          "O trilho bom fica. Só o amassado ou solto é refeito, num serviço à parte.",
        ],
      },
    ],
    photo: "fotos da coluna ou do piso onde o motor vai ficar, do quadro de energia fechado e do caminho entre os dois",
  },
  {
    id: "instalacao-predio",
    broader: "instalacao",
    label: "Instalação em prédio e condomínio",
    phrase: "a instalação de motor em prédio ou condomínio",
    intent: "installation",
    asks: [
      "síndico preciso instalar motor garagem sem parar moradores",
      "instalar motor garagem sem parar moradores",
      "quanto custa instalar motor portão prédio",
      "horas garagem condomínio parada instalar motor",
      "instalação motor prédio",
      "instalação motor condomínio",
      "instalar motor prédio",
      "instalar motor condomínio",
      "instalação portão automático prédio",
      "instalação portão automático condomínio",
      "instalação portão eletrônico prédio",
      "instalação portão eletrônico condomínio",
      "instalação motor edifício",
      "automatizar portão prédio",
      "automatizar portão condomínio",
      "automatizar prédio preço",
      "automatizador condomínio preço",
      "automatizador portão condomínio preço",
      "automatizar portão condomínio preço",
      "quanto custa automatizar portão condomínio",
      "portão manual prédio automatizar",
      "automatizar portão prédio preço",
      "portão manual prédio preço automatizar",
    ],
    answers: {
      question: [
        "Sim, o motor no portão do prédio pode ser instalado com autorização do síndico ou da assembleia, porque o portão é área comum. A troca por motor de uso intenso, com mão de obra, fica de {price.heavySwap} e leva {time.heavy}, fora do horário de pico.",
        "Em condomínio, quem autoriza a instalação do motor é o síndico, e a convenção diz se precisa de assembleia. O serviço leva {time.heavy} e é marcado fora do pico. A troca por motor de uso intenso fica de {price.heavySwap}, com a mão de obra.",
      ],
      any: [
        "Instalamos automatizador de portão em prédio e condomínio: o motor de uso intenso com a mão de obra fica de {price.heavySwap}, tomando a troca como base. O serviço leva {time.heavy} e é feito fora do horário de pico, para não parar os moradores. O valor exato sai de graça, por foto do portão e número de vagas.",
        "Instalar motor no portão do prédio fica de {price.heavySwap} na troca, com motor de uso intenso e mão de obra. São {time.heavy} de serviço, na hora de menos carros. Quem já comprou o motor paga só a instalação, a partir de {price.installation} em portão comum.",
        "Automatizar o portão de um prédio leva {time.heavy} de montagem, depois de prontos o ponto de energia e o acerto da folha, que são feitos antes, com a garagem em uso. O motor é de uso intenso, escolhido pelo peso da folha e pelas aberturas na hora de pico. Na troca, motor e mão de obra ficam de {price.heavySwap}.",
      ],
      price: [
        "O preço do automatizador de portão para condomínio fica de {price.heavySwap}, com motor de uso intenso e mão de obra, tomando a troca em portão pesado como base. Ponto de energia, acerto da folha e controles dos moradores somam ao valor. O orçamento por foto é gratuito.",
        "Automatizar o portão do prédio custa por portão: a troca de um motor de uso intenso, que serve de referência, fica de {price.heavySwap}, com mão de obra. Em portão ainda manual, somam-se o circuito elétrico, o acerto da folha e um controle por morador. O orçamento por foto é gratuito.",
        "Automatizar dois portões do condomínio custa a soma dos dois, porque cada folha leva um motor, e o preço segue o peso e o uso de cada uma. Como referência, a troca de um motor de uso intenso fica de {price.heavySwap}, com mão de obra. Com os dois na mesma visita, a ida é cobrada uma vez só. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a instalação no prédio", "O serviço sem parar os moradores"],
        slots: [
          [
            "Antes do dia, o técnico confere folha, fixações e trilho ou contrapeso e passa o cabo de energia com o portão ainda em uso. O motor é montado na hora de menos carros, com aviso aos moradores.",
            "A vistoria da folha e a passagem do cabo são feitas antes, sem interromper ninguém. O motor é montado no horário mais calmo, com aviso da administração.",
            "A parte demorada vem antes: o acerto da folha e o cabo são feitos com a garagem funcionando. A montagem do motor ocorre no período de menor fluxo, com os moradores avisados.",
          ],
          [
            "No fim, força, fotocélula e sinaleiro são testados em vários ciclos seguidos, como na hora de pico. A portaria aprende a destravar o portão, e a administração fica com a lista de controles por unidade.",
            "O teste repete o movimento da saída da manhã e confere força, sensores e sinaleiro. Cada apartamento tem seus controles gravados, e a portaria recebe a instrução de destravar.",
            "O motor, a fotocélula e o sinaleiro são testados em ciclos seguidos. A administração fica com a lista dos controles, um por unidade, e a portaria aprende a destravar o portão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que motor instalar em prédio", "Que motor aguenta a garagem do prédio"],
        slots: [
          [
            "Conte quantas vezes o portão abre na hora de mais movimento da manhã: o motor deve aguentar mais que isso por hora. Escolha também uma capacidade um terço acima do peso da folha.",
            "O número que decide é o de aberturas por hora no pico da manhã, e o modelo precisa superá-lo. Quanto ao peso da folha, deixe um terço de folga na capacidade do motor.",
            "Escolha por dois números: as aberturas por hora na saída da manhã e o peso da folha, com um terço a mais de folga.",
          ],
          [
            "Motor de casa desarma com aberturas seguidas, mesmo em folha leve. Modelo com inversor, a eletrônica que faz partida e parada suaves, poupa a folha; o nobreak é útil onde falta luz.",
            "Um motor residencial superaquece nesse uso, ainda que a folha pese pouco. Vale pagar pelo inversor, que arranca e para com suavidade, e pelo nobreak onde falta luz.",
            "Evite modelo residencial, que esquenta e para no pico. A partida suave, com inversor, preserva as fixações, e o nobreak mantém a garagem funcionando quando falta luz.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na proposta", "Orçamento por itens para o condomínio"],
        slots: [
          [
            "A proposta vem por itens, o que facilita comparar em assembleia e ver o que é opcional.",
            "Com o orçamento em linhas separadas, o síndico compara propostas e leva à assembleia só o que é opcional.",
            "Cada item aparece com o seu valor, para a comparação entre fornecedores ser justa.",
          ],
        ],
        bullets: [
          "Motor de uso intenso e mão de obra.",
          "Circuito elétrico próprio, se ainda não existe.",
          "Acerto da folha, da base, da cremalheira ou dos cabos.",
          "Fotocélula, sinaleiro e nobreak.",
          "Controles e cadastro por unidade.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garagem fica fechada durante a instalação?",
        answers: [
          "Só por períodos curtos, combinados antes, dentro das {time.heavy} de serviço. A preparação é feita com o portão em uso.",
          "Não o tempo todo. A passagem é liberada em momentos marcados com a portaria e, quando há dois portões, um deles fica livre.",
        ],
      },
      {
        question: "Quem autoriza a instalação no prédio?",
        answers: [
          "O síndico ou a administradora; a convenção diz se é preciso assembleia. Informe também o horário permitido para barulho.",
          "Quem responde pelo prédio, em geral o síndico. Um gasto alto ou uma obra nova pode exigir assembleia, conforme a convenção.",
        ],
      },
      {
        question: "Os controles dos moradores continuam servindo?",
        answers: [
          "Continuam se a central nova ler o mesmo código. Se não ler, instala-se um receptor compatível ou trocam-se os controles.",
          "Depende do receptor. Se o código é igual, todos continuam; se é diferente, é preciso receptor avulso ou controles novos.",
        ],
      },
      {
        question: "Qual a garantia e a revisão depois?",
        answers: [
          "O motor tem {warranty.motor} de fábrica e a instalação, {warranty.installation}. Em prédio, a revisão é {visits.business}.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço, com revisão {visits.business} por causa do uso intenso.",
        ],
      },
    ],
    photo:
      "fotos do portão por dentro, da etiqueta do motor atual e do quadro fechado, com o número de vagas e as medidas da folha",
  },
  {
    id: "instalar-motor-sozinho",
    broader: "instalacao",
    label: "Instalar o motor por conta própria",
    phrase: "instalar o motor sozinho",
    asks: [
      "instalar sozinho contratar",
      "instalar sozinho contratar motor",
      "instalar sozinho contratar motor basculante",
      "instalar sozinho ou chamar",
      "trocar motor conta própria",
      "trocar motor sozinho",
      "trocar motor eu mesmo",
      "como trocar motor eu mesmo",
      "trocar motor portão eu mesmo",
      "posso trocar motor sozinho",
      "instalar conta própria",
      "instalar motor sozinho",
      "instalar motor portão sozinho",
      "instalar motor eu mesmo",
      "instalar portão sozinho",
      "posso instalar motor sozinho",
      "instalar sozinho difícil",
      "instalar motor portão difícil",
      "montar motor portão sozinho",
      "colocar motor portão sozinho",
      "instalar motor conta própria",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalar motor de portão sozinho é possível, mas arriscado: há choque na ligação, folha que cai ou tomba e força mal regulada, que prensa alguém. O dono pode medir e preparar o local, e o técnico fixa, liga e regula. A mão de obra para motor já comprado custa a partir de {price.installation}.",
        "Não convém instalar motor de portão sozinho. Parafusar é a parte fácil; o risco está em equilibrar a folha, ligar a rede e regular força e parada. A mão de obra para o motor que você comprou custa a partir de {price.installation}, e o kit basculante, desde {price.lowest}, já vem instalado.",
        "Pode, mas não é indicado: instalar ou trocar o motor do portão sozinho traz risco de choque, de queda da folha e de esmagamento. O mais seguro é preparar o local e deixar a montagem com o técnico. A instalação avulsa começa em {price.installation}; no kit basculante, a partir de {price.lowest}, ela está incluída.",
        "Instalar o motor do portão por conta própria só é seguro até a preparação: medir, deixar o ponto de energia e liberar a área. Fixar, equilibrar a folha e regular a força são do técnico. Com motor seu, a mão de obra parte de {price.installation}; no basculante de até {width.quarterHp}, o kit desde {price.lowest} já inclui a instalação.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Os riscos de instalar sozinho"],
        slots: [
          [
            "O maior perigo é a folha. No basculante, cabos e contrapeso guardam força, e soltar a peça errada faz tudo descer; no de correr, folha fora da guia tomba. O segundo é a rede elétrica, que sem fio terra deixa o portão dando choque.",
            "A folha solta durante a montagem cai, tomba ou gira com o vento, e a do basculante desce de uma vez se alguém mexe no contrapeso. Outro risco é a ligação na rede: sem fio terra, o ferro do portão pode dar choque.",
            "Há peso e há energia. O contrapeso do basculante e a folha de correr sem guia derrubam quem tenta segurar, e a placa trabalha com a tensão da rede.",
          ],
          [
            "O terceiro risco aparece depois: um motor com força demais não recua diante de uma criança, e fim de curso errado quebra a engrenagem.",
            "Há ainda o risco que fica. Portão regulado com força demais não volta ao tocar em alguém, e parada errada força o motor contra o batente.",
            "Por fim, sem regular a força e a parada, o portão anda, mas pode prensar uma pessoa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O passo a passo da instalação e quem faz cada parte"],
        slots: [
          [
            "As duas primeiras etapas você pode adiantar, a segunda com um eletricista. Da terceira em diante, o trabalho é do técnico, porque a folha é pesada e pode cair.",
            "Você pode fazer a preparação, que encurta a visita. Da fixação em diante, o trabalho é do técnico.",
            "O começo não pede prática e evita surpresa no dia. O que segura a folha e o que tem energia fica com o técnico.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha, fotografe o portão, as colunas e o quadro de luz fechado.",
          "Deixe pronto, com um eletricista, um circuito na tensão da etiqueta do motor, com disjuntor próprio e fio terra.",
          "O técnico testa a folha na mão e acerta trilho, dobradiças ou contrapeso.",
          "Fixa o motor na base ou na coluna e monta a cremalheira, o braço ou o suporte.",
          "Liga a central com o disjuntor desligado e instala a fotocélula.",
          "Regula a força e as paradas, grava os controles e testa a volta diante de um obstáculo.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto se economiza instalando sozinho"],
        slots: [
          [
            "No kit basculante, nada: {models.pricesNamed}, já com entrega e regulagem. Na troca de um motor de correr ou de abrir com o nosso, motor e serviço ficam de {price.homeSwap} em casa.",
            "Quem compra o kit para basculante paga {models.pricesNamed}, com a instalação incluída, e não economiza fazendo sozinho. Nos outros portões, a troca em casa, com motor e serviço, custa de {price.homeSwap}.",
            "Os kits de basculante, {models.pricesNamed}, já trazem entrega e instalação. Para deslizante e pivotante, o motor novo com mão de obra custa de {price.homeSwap} na troca residencial.",
          ],
          [
            "O serviço feito por nós tem {warranty.installation} de garantia, e muitos fabricantes pedem instalador para manter a deles.",
            "Some a garantia de {warranty.installation} na instalação, além da do fabricante, que pode exigir montagem por profissional.",
            "A instalação feita por nós tem {warranty.installation} de garantia. Montagem errada pode anular a da fábrica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um eletricista pode instalar o motor?",
        answers: [
          "A parte elétrica, sim. Equilibrar a folha, fixar e regular a força pedem quem trabalha com portão.",
          "Ele deixa pronto o circuito, com disjuntor e terra. A mecânica e a regulagem são de outro ofício.",
          "Ajuda bastante no ponto de energia. O que ele não costuma fazer é acertar contrapeso, cremalheira e força.",
        ],
      },
      {
        question: "Comecei a instalar e parei no meio; vocês terminam?",
        answers: [
          "Sim, depois de ver fotos do que foi feito. O que precisar ser refeito é informado antes de o técnico ir.",
          "Terminamos. Deixe o disjuntor desligado e não acione a folha até lá; as fotos mostram o que falta.",
          "Sim, em muitos casos. Mande fotos da base, da ligação e da folha, e recebe o valor antes da visita.",
        ],
      },
      {
        question: "Posso ao menos gravar os controles?",
        answers: [
          "Em receptor externo, em geral sim, pelo manual. Na placa do motor há tensão de rede, e quem grava é o técnico.",
          "Na instalação eles já saem gravados. Depois, mexa só em receptor externo, seguindo o manual.",
          "Pode, se o motor tem receptor em caixa separada. Sob a tampa, deixe com o técnico.",
        ],
      },
      {
        question: "O que acontece se eu ligar o motor em tensão errada?",
        answers: [
          "Motor de 127 V ligado em 220 V costuma queimar a placa na hora. A tensão está na etiqueta da carcaça.",
          "A placa queima ou o motor perde força, conforme o erro. Confira a etiqueta antes de ligar, com o disjuntor desligado.",
          "Em geral, queima a central, e esse dano a garantia não cobre. Leia a tensão na etiqueta.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora e da etiqueta do motor, se você já o comprou",
  },
  {
    id: "ferramentas-para-instalar",
    broader: "instalacao",
    label: "Ferramentas para instalar motor de portão",
    phrase: "as ferramentas da instalação",
    intent: "how-to",
    asks: [
      "preciso ter montar motor portão",
      "ferramentas instalar motor",
      "ferramentas instalação motor",
      "ferramenta instalar portão",
      "ferramentas motor portão",
      "que ferramentas preciso instalar",
      "ferramentas necessárias instalar",
      "ferramentas técnico portão",
      "ferramentas para portão eletrônico",
      "lista ferramentas motor",
    ],
    answers: {
      any: [
        "Ferramentas para instalar motor de portão: furadeira com broca de concreto e de aço, nível, trena, chaves de boca e allen, alicate, multímetro, solda ou parafusos e material elétrico, como cabo de 2,5 mm², disjuntor e terra. Sem multímetro não se instala com segurança.",
        "A lista de ferramentas e materiais para instalar portão eletrônico vai de trena, nível e furadeira a multímetro, alicate e cabo de 2,5 mm² com terra. A ligação na rede e a regulagem de força são do técnico; a mão de obra de instalação parte de {price.installation}.",
        "Para montar um motor de portão você precisa de furadeira, brocas, chumbadores, chaves, nível, multímetro e solda ou parafuso passante, mais disjuntor, cabo de 2,5 mm² e terra. Comprar tudo para um portão só raramente compensa, já que instalar parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As ferramentas, etapa por etapa", "Mecânica, elétrica e teste"],
        slots: [
          [
            "Cada etapa tem a sua ferramenta, e a falta de uma vira improviso. A lista muda pouco de um tipo de portão para outro.",
            "Por etapa, a lista fica clara. Ferramenta que falta atrasa ou coloca em risco.",
            "Separe por etapa, porque cada uma pede a sua.",
          ],
        ],
        bullets: [
          "Medir e fixar: trena, nível, furadeira, brocas, chumbador, chaves de boca e allen",
          "Folha: solda ou parafuso passante, esmerilhadeira e óculos de proteção",
          "Elétrica: multímetro, alicate, conectores, disjuntor e cabo de 2,5 mm²",
          "Cremalheira: régua, calço e trava-rosca, para folga de {rack.clearance}",
          "Teste: objeto para cortar o feixe e caixa para testar a parada",
        ],
      },
      {
        about: "safety",
        headings: ["O que fica com o técnico", "Segurança na instalação"],
        slots: [
          [
            "Ligação na rede, capacitor, força e fotocélula são do técnico, porque envolvem choque e esmagamento. Em basculante, cabo e contrapeso também.",
            "Rede, capacitor, força e cabo são de profissional. Em casa se prepara o local.",
            "Só o técnico liga a rede e regula força. Contrapeso do basculante, nunca em casa.",
          ],
          [
            "Solda só com a placa desligada dos fios, e disjuntor desligado o tempo todo até a regulagem. Óculos e luva são o mínimo.",
            "A placa sai do circuito na solda, e o disjuntor fica desligado até o fim. Proteja olhos e mãos.",
            "Desligue o disjuntor e desconecte a placa antes de soldar. Use óculos e luvas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como preparar o local", "O que depende de você"],
        slots: [
          [
            "São tarefas de fora, com o portão fechado, sem abrir motor nem mexer em fio. Cada uma poupa tempo no dia.",
            "Prepare sem ferramenta especial. O dia rende mais.",
            "Medidas e fotos bastam, e nenhuma toca em fio.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha com trena, com o portão fechado.",
          "Fotografe o portão por dentro e por fora, com as colunas aparecendo.",
          "Veja onde fica o ponto de energia e se há espaço no quadro para um disjuntor.",
          "Libere a passagem e retire os carros.",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa instalar com as ferramentas prontas", "Comprar ou contratar"],
        slots: [
          [
            "A mão de obra avulsa parte de {price.installation} e inclui regulagem e teste. No basculante de até {width.quarterHp}, o kit com tudo instalado parte de {price.lowest}.",
            "Contratar só o serviço custa desde {price.installation}; com motor e central, o kit instalado até {width.quarterHp} começa em {price.lowest}.",
            "Só a instalação custa a partir de {price.installation}. O kit completo e montado, até {width.quarterHp}, parte de {price.lowest}.",
          ],
          [
            "O serviço leva {time.tilting} no basculante e {time.sliding} no deslizante. Solda, base e ponto de energia somam.",
            "São {time.tilting} no basculante, {time.sliding} no de correr, mais base e energia se faltam.",
            "Conte {time.tilting} em basculante e {time.sliding} em deslizante. Base, solda e fiação que faltarem entram à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para instalar sem solda?",
        answers: [
          "Às vezes: suporte parafusado em quadro grosso e cremalheira de nylon com parafuso. Uma folha fina pede reforço.",
          "Em parte. Quadro firme aceita parafuso, chapa fina pede reforço.",
        ],
      },
      {
        question: "Vale comprar tudo para um portão só?",
        answers: [
          "Raramente, porque o custo das ferramentas passa da mão de obra e a regulagem exige prática. Para quem já as tem, compensa preparar a base.",
          "Em geral não. Prepare o local e contrate a ligação.",
        ],
      },
      {
        question: "Preciso de multímetro?",
        answers: [
          "Precisa, para medir a tensão do ponto e a continuidade do terra. Sem ele, não se sabe se é 127 ou 220 V.",
          "Sim, para medir a tensão antes de ligar. Um motor de 127 V ligado em 220 V queima na primeira partida.",
        ],
      },
      {
        question: "Que parafuso prende a base no concreto?",
        answers: [
          "Chumbador, em concreto curado por cerca de sete dias. Parafuso com bucha comum se solta com a vibração.",
          "Chumbador, o parafuso que se expande no concreto. Espere a base curar por cerca de sete dias antes de apertar.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura do vão e onde fica o ponto de energia",
  },
  {
    id: "lado-do-motor",
    broader: "instalacao",
    label: "Motor do lado direito ou esquerdo",
    phrase: "o lado em que o motor fica",
    intent: "question",
    asks: [
      "lado do motor portão",
      "que coluna instalar motor basculante",
      "em que coluna instalar motor",
      "que lado fica motor",
      "que lado fica motor correr",
      "que lado motor portão correr",
      "lado motor correr",
      "motor dentro ou fora",
      "motor dentro ou fora garagem",
      "motor fica dentro ou fora",
      "motor portão lado dentro ou fora",
      "motor lado direito ou esquerdo",
      "motor lado direito esquerdo",
      "motor direito ou esquerdo",
      "qual lado motor",
      "que lado instalar motor",
      "qual lado colocar motor",
      "qual lado fica motor",
      "motor direita ou esquerda",
      "lado certo motor",
      "lado instalar motor",
      "onde fica motor portão",
      "onde colocar motor portão",
      "motor esquerdo direito",
    ],
    answers: {
      any: [
        "Lado direito ou esquerdo, tanto faz para a força: o motor do portão fica no lado com coluna firme, energia e espaço. No portão de correr, ele se instala por dentro, junto à coluna do lado para onde a folha abre: se corre para a esquerda, o motor vai na esquerda do vão.",
        "De que lado fica o motor do portão? No de correr, por dentro, rente ao vão e no lado em que a folha se recolhe, à esquerda se ela abre para a esquerda; no basculante, na coluna mais firme; no de abrir, um por folha. A central inverte o sentido, então direito ou esquerdo não muda a força.",
        "O motor do portão pode ir do lado direito ou do esquerdo. Quem decide é o portão: no de correr, fica na coluna do lado em que a folha se recolhe, por dentro; no motor basculante, vale a coluna mais firme e perto da energia. O sentido se acerta na central.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["De que lado fica em cada portão", "Correr, basculante e abrir: o lado certo"],
        slots: [
          [
            "O tipo de portão já define quase tudo, e a regra é a mesma em qualquer marca.",
            "Veja a linha do seu portão, sempre olhando de dentro da garagem.",
            "Olhando de dentro para a rua, o lado sai desta lista.",
          ],
        ],
        bullets: [
          "De correr para a esquerda: motor à esquerda do vão, por dentro",
          "De correr para a direita: motor à direita do vão, por dentro",
          "Basculante: na coluna mais firme, com o ponto de luz perto",
          "Basculante largo: pode pedir um motor em cada lado",
          "De abrir com duas folhas: um motor em cada coluna",
        ],
      },
      {
        about: "check",
        headings: ["O que decide o lado do motor", "Coluna, energia e passagem"],
        slots: [
          [
            "Na dúvida entre dois lados, escolha a coluna firme, e não o cabo curto: puxar dez metros de fio custa pouco perto de um motor preso em parede trincada. O ponto de energia precisa de terra e disjuntor próprio, em 220 V nas nossas instalações.",
            "A firmeza da coluna vem antes da distância da tomada, porque o motor puxa e empurra todo dia. Levar dez metros de cabo até a coluna boa compensa, com circuito só do portão, terra e disjuntor.",
            "Coluna de concreto sem trinca ganha da tomada próxima. O técnico leva o fio até ela, num circuito só do portão, com terra. Isso sai mais barato que reforçar alvenaria fraca.",
          ],
          [
            "Deixe também espaço para a chave de destravamento e fuja do lugar em que a água empoça ou o carro encosta. No de correr, a folha precisa de parede livre do mesmo comprimento do vão.",
            "Confira se ali não passa enxurrada nem roda de carro e se a mão alcança a trava manual. Para o de correr, falta ainda ver se a folha cabe inteira naquele lado.",
            "O ponto escolhido fica fora da água e da manobra, com acesso à trava de emergência. Folha de correr pede um trecho de muro livre tão longo quanto ela.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalar o motor", "Instalação: preço e tempo"],
        slots: [
          [
            "O lado não muda o preço; coluna a reforçar e cabo longo, sim. A mão de obra para instalar um motor que você já tem parte de {price.installation}, e o serviço leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Direita ou esquerda custam igual, e a diferença vem do cabo a puxar e da base a fazer. Instalar motor comprado à parte custa desde {price.installation}, em {time.tilting} no basculante ou {time.sliding} no deslizante.",
            "Por si só, o lado não altera o valor: pesam a distância da energia e o reforço da coluna. Só a instalação começa em {price.installation} e toma {time.tilting} num basculante, ou {time.sliding} num de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Comprei motor para o lado direito. Serve no esquerdo?",
        answers: [
          "Quase sempre, porque os modelos comuns invertem o sentido na central ou na ligação, feita pelo técnico. Alguns suportes têm mão, e a etiqueta ou o manual dizem.",
          "Em geral sim: muda-se o sentido na placa. Só o suporte de alguns modelos é feito para um lado, o que se confere pela foto.",
        ],
      },
      {
        question: "Posso mudar o motor de lado depois?",
        answers: [
          "Pode, com base, cabo e suporte refeitos no lado novo. Como é quase uma instalação, a mão de obra parte de {price.installation}.",
          "Sim, mas refazem-se fixação e fiação, então o trabalho se parece com o de instalar, desde {price.installation}.",
        ],
      },
      {
        question: "O motor pode ficar do lado de fora?",
        answers: [
          "Não convém: por fora ele fica exposto a furto, chuva e à mão de quem passa. O lugar é dentro, com a trava manual alcançável só por quem está na garagem.",
          "Fora, não. A chuva, o vandalismo e o acesso à trava pesam contra, por isso se instala sempre do lado interno.",
        ],
      },
      {
        question: "O motor de correr fica antes ou depois da folha?",
        answers: [
          "Fica atrás da folha, do lado de dentro, junto ao vão, para a engrenagem pegar a cremalheira do começo ao fim. Entre as duas se deixa folga de {rack.clearance}.",
          "Por dentro e rente à coluna do vão, de modo que a cremalheira passe inteira por ele. A folga certa com a engrenagem é de {rack.clearance}.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, mostrando as duas colunas",
  },
  {
    id: "motor-do-lado-de-fora",
    broader: "instalacao",
    label: "Motor do lado de fora",
    phrase: "o motor instalado do lado de fora",
    intent: "question",
    asks: [
      "colocar motor por fora garagem",
      "motor lado fora",
      "motor do lado de fora",
      "motor pode ficar fora",
      "instalar motor fora",
      "instalar motor lado fora",
      "motor exposto rua",
      "motor externo portão",
      "motor lado externo",
    ],
    answers: {
      any: [
        "Não é indicado instalar o motor do portão do lado de fora: ali ele fica ao alcance de quem quer destravar ou furtar e pega chuva e batida. Se falta espaço por dentro, há saídas melhores, como o motor no alto da folha de correr ou o motor de piso; por fora, só em área sua e fechada.",
        "Não, motor do lado de fora, para a rua, não é seguro, porque quem alcança a chave de destravamento abre a casa. Sem lugar por dentro, use motor no alto, braço articulado ou motor de piso, e deixe a parte externa apenas para terreno próprio, cercado, sem avançar na calçada.",
        "Pode pôr o motor por fora da garagem só se for dentro do seu terreno, fechado, com caixa ventilada e chave protegida; voltado para a rua, não convém, pelo furto e pela chuva. Quem não tem espaço por dentro resolve com motor no alto ou embutido no piso.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que muda com o motor por fora", "Furto, chuva e calçada"],
        slots: [
          [
            "A tampa aguenta respingo, mas não jato nem água parada, e o sol resseca a vedação. E nada do motor pode avançar sobre o passeio, sob pena de multa da prefeitura.",
            "Chuva direta, jato e sol encurtam a vida da placa. Peça na calçada atrapalha o pedestre e pode render multa.",
            "A vedação foi feita para respingo, e não para o tempo o ano todo. Sobre o passeio público, então, é proibido em regra.",
          ],
          [
            "Com o motor acessível, a chave de destravamento vira chave da casa. Batida de carro e criança com a mão na cremalheira são os outros riscos.",
            "Quem conhece o modelo solta a folha em segundos. Há ainda a engrenagem exposta a mãos curiosas.",
            "Motor ao alcance é portão destrancado. Some o perigo da engrenagem para quem passa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Saídas quando não cabe por dentro", "Onde mais o motor pode ir"],
        slots: [
          [
            "Quase sempre há um jeito de manter o motor do lado de dentro. Depende do tipo de portão.",
            "O tipo de portão define a alternativa. Estas são as comuns.",
            "Antes de pensar em fora, veja o que existe para o seu portão.",
          ],
        ],
        bullets: [
          "De correr: motor no alto, com a cremalheira em cima",
          "De correr: motor menor, em base estreita junto ao muro",
          "De abrir: braço articulado ou motor de piso",
          "Basculante: acionador na outra coluna, ou de perfil estreito",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa cada saída", "Do suporte à obra no piso"],
        slots: [
          [
            "Mudar de coluna ou usar base estreita custa pouco; motor no alto soma suporte e reforço, e motor de piso, obra com dreno, o mais caro. A troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "Em ordem de custo: outra coluna, base estreita, motor no alto e motor de piso. O motor em si, na troca em residência, vai de {price.homeSwap}, instalado.",
            "A saída mais barata é mudar o lado; a mais cara, embutir no piso. Trocar o motor custa de {price.homeSwap} em casa, e a serralheria é à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do lado de fora aguenta chuva?",
        answers: [
          "Respingo, sim, com a tampa inteira. Jato, água parada e sol o ano todo, não.",
          "Por pouco tempo. Uma cobertura ventilada ajuda, sem fechar a saída de calor.",
        ],
      },
      {
        question: "Dá para esconder o motor?",
        answers: [
          "Por dentro, com cobertura que deixe ventilar e abrir a tampa, dá. Caixa fechada esquenta e desarma.",
          "Sim, desde que o ar circule e a chave de destravamento fique à mão.",
        ],
      },
      {
        question: "Quanto espaço o motor de correr precisa?",
        answers: [
          "Uma base de uns 25 por 35 cm, junto ao trilho, resolve a maioria. Meça o piso livre atrás da coluna.",
          "Perto de 30 cm de lado, mais a altura do motor. Confira no manual do modelo.",
        ],
      },
      {
        question: "E se só houver lugar por fora?",
        answers: [
          "Em terreno próprio e fechado, com caixa ventilada, chave protegida e fotocélula dos dois lados. Ainda assim, peça trava elétrica.",
          "Cerque a área, proteja a chave e use trava elétrica e fotocélula nas duas faces.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora",
  },
  {
    id: "dois-motores-no-portao",
    broader: "instalacao",
    label: "Dois motores no mesmo portão",
    phrase: "dois motores em um portão",
    intent: "question",
    asks: [
      "metros precisa dois motores",
      "portão metros dois motores",
      "8 metros dois motores",
      "6 metros dois motores",
      "portão metros precisa dois motores",
      "portão metros precisa 2 motores",
      "colocar dois motores mesmo portão",
      "dois motores no mesmo portão",
      "dois motores pequenos portão correr",
      "dois motores portão pesado",
      "dois motores mesmo portão",
      "dois motores mesmo portão pesado",
      "dois motores adianta",
      "dois motores",
      "dois motores portão",
      "2 motores mesmo portão",
      "2 motores portão",
      "colocar dois motores",
      "pode dois motores",
      "precisa dois motores",
      "um ou dois motores",
    ],
    answers: {
      any: [
        "Dois motores no mesmo portão dá para colocar em folha que abre em duas, um por folha, e em basculante largo, um acionador de cada lado. Em portão de correr, mesmo pesado ou de 8 metros, não adianta: usa-se um só, maior. Um basculante de 5 metros, em geral, pede dois.",
        "Precisa de dois motores o portão de abrir com duas folhas e, muitas vezes, o basculante largo, de 4 ou 5 metros; até {width.quarterHp} um basta. No de correr pesado, dois na mesma folha brigam, e a saída é um motor mais forte, escolhido pelos quilos.",
        "Um motor basta no portão de correr, mesmo de 8 metros ou pesado, desde que a ficha supere o peso em um terço. Dois motores são para basculante largo, perto de 5 metros, com um acionador de cada lado, e para portão de abrir com duas folhas; devem ser iguais e sincronizados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando são dois motores e quando é um", "De abrir, basculante e de correr"],
        slots: [
          [
            "Na folha larga que sobe, um motor de um lado só torce o quadro; dois acionadores iguais levantam por igual. No de abrir, cada folha tem o seu braço, e na de correr dupla, que abre para lados opostos, cada metade tem motor próprio.",
            "O basculante largo com força de um lado só entorta, e por isso recebe dois. Portão pivotante de duas folhas usa um braço em cada, e o deslizante dividido ao meio, uma máquina por metade.",
            "Cada folha separada leva seu motor: vale para as duas de abrir e para as duas de correr em sentidos opostos. No basculante inteiriço e largo, dois acionadores evitam que um lado ande na frente.",
          ],
          [
            "Em uma só folha de correr, dois motores na cremalheira nunca partem juntos, e um empurra o outro. Ali se escolhe um de capacidade maior, até 1 HP ou mais, com inversor no uso intenso.",
            "Já numa única folha que corre, duas máquinas disputam a mesma cremalheira e quebram dentes. O caminho é um motor de mais quilos, com 1 HP ou mais nos casos pesados.",
            "Folha de correr inteira trabalha com um motor, porque dois fora de sincronia forçam dentes e eixos. Aumenta-se a capacidade em quilos, não a quantidade.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custam dois motores", "O preço de um e de dois motores"],
        slots: [
          [
            "Em casa, dois motores trocados, com mão de obra, ficam de {price.homeSwapTwice}, e um fica de {price.homeSwap}. Um só motor de folha pesada custa de {price.heavySwap}; suporte e central dupla pesam na conta.",
            "A troca residencial de dois motores vai de {price.homeSwapTwice}, contra {price.homeSwap} de um. Motor único para portão pesado fica de {price.heavySwap}, já com o serviço.",
            "Conte de {price.homeSwapTwice} para o par, instalado em casa no lugar do antigo. Com um motor são {price.homeSwap}, e em folha pesada, {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como dois motores trabalham juntos", "Central dupla e sincronismo"],
        slots: [
          [
            "A central precisa ter duas saídas de motor, porque ligar os dois em uma só queima a placa. No de abrir, ela ainda atrasa uma folha, para a de cima fechar depois.",
            "É preciso placa de dois canais: uma saída não aguenta a corrente do par. Nas folhas de abrir, a placa também marca qual sai primeiro e qual fecha por último.",
            "Cada motor usa sua saída em uma central dupla, que nas folhas de abrir controla a ordem de fechar. Os dois em paralelo numa saída simples queimam o relé.",
          ],
          [
            "Antes de montar, o técnico confere o equilíbrio da folha e a firmeza dos dois suportes. Depois regula fim de curso e força de cada lado até o movimento ficar nivelado.",
            "O trabalho começa pela folha, que deve estar equilibrada, e pelos dois pontos de fixação. Segue com o ajuste de parada e força, lado a lado, até subir ou girar sem torcer.",
            "Primeiro vêm contrapeso ou dobradiça e os suportes; em seguida, parada e força iguais dos dois lados. Vários ciclos confirmam que nenhum anda na frente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um dos motores parou. O outro leva o portão?",
        answers: [
          "Não. Desligue o disjuntor: a folha torce e quebra braço ou suporte. No basculante, ninguém destrava nem fica embaixo.",
          "Não use assim, porque o lado bom arrasta o parado e entorta o quadro. Corte a energia e espere o técnico.",
        ],
      },
      {
        question: "Posso pôr motores de marcas diferentes?",
        answers: [
          "Não no mesmo portão: velocidade e força diferentes desalinham a folha. Se um morreu e o par saiu de linha, trocam-se os dois.",
          "Não convém, pois precisam andar no mesmo ritmo. O certo é par igual, da mesma marca, modelo e potência.",
        ],
      },
      {
        question: "O portão fica mais rápido com dois motores?",
        answers: [
          "Não: eles dividem o esforço, e a velocidade é a do modelo. Para abrir mais depressa, escolhe-se motor com inversor.",
          "A rapidez não muda, só a força se reparte. Quem quer velocidade compra um modelo rápido.",
        ],
      },
      {
        question: "Qual é a garantia?",
        answers: [
          "Cada motor tem {warranty.motor} de fábrica, e a instalação, {warranty.installation}. Vale por escrito, com a nota.",
          "São {warranty.motor} por motor e {warranty.installation} pelo serviço, contados da nota.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, o material e como abre",
  },
  {
    id: "motor-com-instalacao-inclusa",
    broader: "instalacao",
    label: "Motor de portão com instalação inclusa",
    phrase: "o motor de portão com instalação inclusa",
    asks: [
      "comprar motor portão instalação",
      "comprar motor instalação",
      "comprar motor instalado",
      "motor instalação inclusa",
      "motor portão instalação inclusa",
      "motor instalação incluída",
      "motor portão instalação incluída",
      "motor instalação grátis",
      "motor portão instalação grátis",
      "motor instalação gratuita",
      "comprar motor instalação inclusa",
      "kit instalação grátis",
      "motor basculante instalação inclusa",
      "motor deslizante instalação inclusa",
      "motor mão obra inclusa",
      "motor portão mão obra inclusa",
      "motor instalação inclusa preço",
      "motor portão mão de obra inclusa preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos motor de portão com a instalação inclusa no preço. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}, com entrega, central e controles. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com motor e mão de obra, e o primeiro motor é orçado por foto.",
        "O motor com instalação incluída custa, no basculante de até {width.quarterHp}, {models.pricesOr}, com entrega e controles. Nos portões de correr e de abrir, a troca em casa fica de {price.homeSwap}, já com a mão de obra. O primeiro motor tem orçamento por foto, porque inclui base ou suportes.",
        "Motor de portão com mão de obra inclusa sai por {models.pricesOr} no kit basculante de até {width.quarterHp}, com entrega, central e controles. Nos portões de correr e de abrir, o motor instalado fica de {price.homeSwap} na troca residencial. O orçamento por foto mostra antes tudo o que está incluído.",
        "Motor com instalação grátis é, na prática, motor com a mão de obra já somada ao preço, e é assim que vendemos. O kit basculante de até {width.quarterHp}, instalado e entregue, custa {models.pricesOr}. No de correr e no de abrir, a troca em casa fica de {price.homeSwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a instalação inclusa cobre", "Dentro e fora do preço"],
        slots: [
          [
            "Estão no preço a fixação do motor, a ligação ao ponto de energia que já existe, a regulagem de força e parada, os controles gravados e o teste. O motor antigo, se há um, sai no mesmo serviço.",
            "A mão de obra inclusa vai da fixação ao teste, com ligação na energia existente, força e paradas reguladas e controles prontos. Na troca, o motor velho também é retirado.",
            "O preço cobre montar, ligar na energia que há, regular, gravar os controles e testar com você. Se é substituição, o motor velho é retirado junto.",
          ],
          [
            "Fotocélula, trava, ponto de energia novo e conserto da folha não estão incluídos e aparecem separados no orçamento.",
            "Ponto de energia, sensor, trava e solda dependem do local e são somados à parte, com o valor informado antes.",
            "O que o portão ainda não tem, como fotocélula, trava e tomada, ou o que está quebrado na folha, é orçado separadamente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço com instalação", "Por que um motor instalado custa mais que outro"],
        slots: [
          [
            "No basculante, você escolhe a velocidade: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. No de correr, o preço depende dos quilos do motor e da cremalheira; em portão pesado ou de prédio, a troca vai de {price.heavySwap}.",
            "Os kits de basculante diferem no tempo de abrir, que é de {opening.padrao}, {opening.speedy} ou {opening.jetflex}. Nos outros portões conta o peso da folha, e o de prédio ou empresa custa de {price.heavySwap} na troca.",
            "A diferença no basculante está na rapidez, que vai de {opening.padrao} a {opening.jetflex}. No deslizante, está nos quilos e nos metros de cremalheira, e o de uso intenso custa de {price.heavySwap}, com o serviço.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo, garantia e pagamento", "Quanto tempo leva e como se paga"],
        slots: [
          [
            "A montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr. O motor tem {warranty.motor} de garantia, pela fábrica, e a instalação, {warranty.installation}; o cartão divide em até {shop.instalments} vezes.",
            "São {time.tilting} de serviço no basculante e {time.sliding} no deslizante, com garantia de {warranty.installation} na instalação e de {warranty.motor} no motor. Paga-se em até {shop.instalments} parcelas no cartão ou por Pix.",
            "Conte {time.tilting} para o basculante e {time.sliding} para o portão de correr. A fábrica garante o motor por {warranty.motor}, nós garantimos o serviço por {warranty.installation}, e o valor cabe em {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Instalam motor que comprei em outro lugar?",
        answers: [
          "Instalamos, a partir de {price.installation}, se o modelo serve ao portão. A garantia do motor fica com quem vendeu.",
          "Sim, por {price.installation} ou mais, só a mão de obra, depois de conferir pela etiqueta se ele serve.",
        ],
      },
      {
        question: "O preço muda no dia da instalação?",
        answers: [
          "Só se aparecer algo que a foto não mostrava, como folha pesada ou energia ruim. Você decide antes de começar.",
          "Não, se o portão está como nas fotos. Se surgir reparo na folha ou na elétrica, o novo valor é informado antes.",
        ],
      },
      {
        question: "Qual dos três kits compensa?",
        answers: [
          "Para a maioria das casas, o Speedy, que leva metade do tempo do Padrão por uma pequena diferença. Em rua movimentada, o JetFlex, que tem inversor e freia suave.",
          "Sem pressa, o Padrão basta. No dia a dia, o Speedy corta a espera pela metade, e em avenida ou à noite compensa o JetFlex, que abre em {opening.jetflex}.",
        ],
      },
      {
        question: "Vem com quantos controles?",
        answers: [
          "O kit traz controles já gravados, e a quantidade vai escrita no orçamento. Os a mais são cobrados por unidade e gravados na mesma visita.",
          "Os controles do kit saem gravados. Se a família precisa de mais, peça antes, para cadastrar todos de uma vez.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
