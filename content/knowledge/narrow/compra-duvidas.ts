import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What buyers ask before they pay: where, how, and whether the make or the kind of motor is the right one. */
export const compraDuvidas: NarrowConcept[] = [
  {
    id: "motor-inverter-preco",
    broader: "modelos",
    label: "Motor de portão inverter",
    phrase: "o motor de portão inverter",
    asks: [
      "motor inversor frequência preço",
      "motor com inversor frequência preço",
      "portão inversor preço",
      "motor inversor deslizante preço",
      "motor inversor basculante preço",
      "motor inverter",
      "motor inverter preço",
      "motor inverter portão",
      "motor portão inverter preço",
      "motor portão inverter vale pena",
      "motor inverter qual melhor",
      "motor inverter bom",
      "motor inverter ou comum",
      "portão inverter preço",
      "portão eletrônico inverter",
      "portão automático inverter",
      "deslizante inverter",
      "basculante inverter",
      "tecnologia inverter",
      "motor inversor preço",
      "motor com inversor preço",
      "motor inversor quanto custa instalado",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor inverter de portão, o que tem inversor de frequência, é de {price.jetflex} no JetFlex para basculante de até {width.quarterHp}, instalado, contra {price.padrao} do comum. No portão de correr ou de abrir, fica no alto da troca em casa, de {price.homeSwap} com mão de obra.",
        "Motor de portão inverter, com inversor de frequência, custa mais que o comum: no basculante de até {width.quarterHp}, {price.jetflex} o JetFlex instalado e {price.padrao} o Padrão. Para correr e abrir, conte com a parte de cima da faixa de {price.homeSwap}, da troca em casa com mão de obra.",
        "Com inversor de frequência, ou inverter, o motor de basculante JetFlex sai por {price.jetflex} instalado, até {width.quarterHp}; o comum, Padrão, por {price.padrao}. Em portão deslizante de casa, a troca vai de {price.homeSwap}, e o inverter fica no fim da faixa; pesado, de {price.heavySwap}.",
      ],
      question: [
        "Vale a pena pagar pelo motor inverter quando o portão abre muitas vezes, a folha é longa ou a espera na rua preocupa, porque o inversor abre mais rápido e sem tranco. No basculante, o JetFlex custa {price.jetflex} instalado; em casa calma, o comum, de {price.padrao}, atende.",
        "O motor inverter compensa em rua movimentada e em folha comprida: com inversor, ele parte devagar, corre e freia antes do batente. O JetFlex de basculante sai por {price.jetflex} instalado, e o comum, que basta para pouco uso, por {price.padrao}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto custa o inverter em cada portão", "O que muda no preço do motor inverter"],
        slots: [
          [
            "No basculante, o preço já traz entrega, instalação, central e controles. No portão de correr somam-se os metros de cremalheira e a base, se faltarem, e o valor segue os quilos da folha.",
            "O valor do basculante é fechado e inclui motor, central, controles e montagem. Já o deslizante varia com o peso da folha, a cremalheira por metro e a base existente.",
            "Para o basculante, tudo está no preço, da entrega ao controle gravado. De correr, o que muda a conta são os quilos, a base e os metros de cremalheira, a barra dentada da folha.",
          ],
          [
            "Portão de abrir leva um motor por folha, e dois motores ficam de {price.homeSwapTwice}. Em folha pesada, de prédio ou empresa, a faixa é de {price.heavySwap}, com mão de obra.",
            "No de abrir com duas folhas, são dois motores, de {price.homeSwapTwice} na troca. Prédio e empresa entram na faixa do pesado, de {price.heavySwap}, serviço incluído.",
            "Se o portão abre em duas folhas, conte dois motores, de {price.homeSwapTwice} ao todo. O de porte pesado custa de {price.heavySwap}, já com a instalação.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o inverter compensa", "Inverter ou comum: como decidir"],
        slots: [
          [
            "O inversor faz o motor partir devagar, correr no meio e frear antes do batente. Ganha quem espera na rua à noite, quem tem folha comprida e a garagem de muitas aberturas.",
            "Partida lenta, meio rápido e freada no fim são o que se compra com o inversor. Isso rende em rua movimentada, em folha longa e em prédio.",
            "A velocidade variável poupa tempo e tranco: sai manso, acelera e freia. É vantagem para quem chega em rua escura, para folha larga e para entrada de muito uso.",
          ],
          [
            "No JetFlex, a abertura leva {opening.jetflex}, contra {opening.padrao} do Padrão. Folha torta ou desequilibrada vem antes, porque a rapidez aumenta a folga que já existe.",
            "Comparando, o Padrão abre em {opening.padrao}, e o JetFlex, em {opening.jetflex}. Com trilho gasto ou contrapeso errado, acerte primeiro a mecânica.",
            "São {opening.jetflex} de abertura no JetFlex e {opening.padrao} no Padrão. O dinheiro rende mais na mecânica quando a folha arrasta ou está fora de prumo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O cuidado que o inverter pede", "Placa, surto e revisão"],
        slots: [
          [
            "A central é própria do inversor e custa mais que a comum se queimar. Por isso vale pôr protetor de surto no quadro e fio terra, e fazer a revisão {visits.home}.",
            "Se a placa queima, só serve a daquele modelo, e ela é mais cara. Aterramento, protetor contra surto e revisão {visits.home} evitam essa conta.",
            "Placa de inversor tem preço acima da comum e não se troca por outra qualquer. Proteja-a com terra e DPS, o protetor de surto, e mantenha a folha revisada {visits.home}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Inverter e inversor são a mesma coisa?",
        answers: [
          "São: inverter é o nome de venda, e inversor de frequência é a eletrônica que varia a velocidade do motor. Nos anúncios aparecem os dois.",
          "Sim. A propaganda diz inverter, a ficha técnica diz inversor de frequência, e os dois falam da placa que muda a velocidade.",
        ],
      },
      {
        question: "Motor inverter gasta menos luz?",
        answers: [
          "Muda pouco na conta de casa, porque o portão trabalha segundos por dia. O ganho é de rapidez e suavidade.",
          "Quase nada: o motor funciona poucos minutos por dia. O motivo para comprar é o movimento, e não a economia.",
        ],
      },
      {
        question: "Dá para pôr inversor no motor que já tenho?",
        answers: [
          "Em geral não compensa, porque motor e central precisam ser compatíveis. Só em alguns modelos existe central da mesma linha; nos outros, troca-se o conjunto.",
          "Raramente. Depende de haver central com inversor para aquele modelo, e o preço dela se aproxima do motor novo que já vem com ele.",
        ],
      },
      {
        question: "O motor inverter pode ser parcelado?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, com a instalação; também se paga por Pix. A garantia é de {warranty.motor} no motor.",
          "Sim: o cartão divide em até {shop.instalments} vezes motor e instalação, e há a opção de Pix. São {warranty.motor} de garantia de fábrica no motor.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  },
  {
    id: "comprar-em-marketplace",
    broader: "kit",
    label: "Comprar motor no Mercado Livre",
    phrase: "a compra do motor no Mercado Livre",
    asks: [
      "motor leroy merlin bom",
      "motor leroy merlin vale pena",
      "motor portão leroy merlin",
      "motor shopee presta",
      "motor shopee bom",
      "motor shopee vale pena",
      "motor amazon confiável",
      "motor magalu vale pena",
      "motor casas bahia",
      "motor portão casas bahia",
      "motor loja material construção",
      "motor portão telhanorte",
      "motor portão sodimac",
      "mercado livre confiável",
      "mercado livre seguro",
      "mercado livre bom",
      "mercado livre vale pena",
      "mercado livre compensa",
      "mercado livre motor basculante",
      "mercado livre motor deslizante",
      "comprar motor mercado livre",
      "comprar mercado livre",
      "motor portão mercado livre",
      "motor mercado livre ou loja",
      "motor internet ou loja",
      "motor site ou loja",
      "motor online ou loja",
      "preço motor mercado livre ou loja",
      "preço motor instalado mercado livre",
      "comprar motor internet ou loja",
      "comprar motor internet instalar",
      "motor shopee",
      "motor shopee confiável",
      "motor amazon",
      "motor magalu",
      "motor magazine luiza",
      "motor leroy merlin",
      "motor leroy",
      "kit motor leroy",
      "comprar motor marketplace",
      "motor portão shopee",
      "comprar máquina shopee instalação",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão de loja de construção, como Leroy Merlin ou Telhanorte, é bom quando é de marca com peça à venda e serve ao tipo e ao peso da folha. Em geral a caixa vem sem montagem: some a instalação, a partir de {price.installation}. Aqui, o kit basculante de até {width.quarterHp} já instalado parte de {price.lowest}.",
        "Motor da Shopee, da Amazon ou do Magalu vale a pena se o vendedor dá nota fiscal, o modelo serve à sua folha e você já tem quem instale. Confira a tensão e se central e controles estão na caixa. A instalação avulsa custa a partir de {price.installation}; o kit basculante instalado, aqui, parte de {price.lowest}.",
        "Comprar motor de portão no Mercado Livre ou em outro site vale a pena se você já sabe o modelo e tem quem instale. Confira o vendedor, a nota fiscal, a tensão e se central e controles estão na caixa. A mão de obra para instalar o seu custa a partir de {price.installation}; o kit basculante já instalado, aqui, parte de {price.lowest}.",
        "Comprar motor de portão no Mercado Livre é confiável quando o vendedor dá nota fiscal, o modelo serve à sua folha e você tem quem instale. O anúncio vende só a caixa, por isso some a instalação avulsa, a partir de {price.installation}. Aqui, o kit basculante já instalado parte de {price.lowest}.",
        "O motor mais barato do Mercado Livre pode ser bom, desde que a potência e a tensão estejam certas e haja nota fiscal. Ele vem sem a mão de obra, que custa a partir de {price.installation}, e às vezes sem cremalheira ou controles. Na loja, o kit basculante já instalado começa em {price.lowest}.",
        "Comprar motor pela internet compensa para quem sabe o modelo e já tem instalador; a loja é melhor na primeira instalação, porque confere o portão e responde pelo conjunto. No site, exija nota fiscal e confira tipo, capacidade e tensão. A mão de obra avulsa parte de {price.installation}, e o kit basculante já instalado, aqui, de {price.lowest}.",
      ],
      price: [
        "O motor do Mercado Livre só sai mais barato que o da loja se você já tem quem instale: some o frete e a instalação avulsa, a partir de {price.installation}. Na loja, já instalado, o kit basculante de até {width.quarterHp} vai de {price.lowest} a {price.highest}, e a troca em portão de correr, em casa, fica de {price.homeSwap}.",
        "O preço do motor no Mercado Livre é só o da caixa, e a mão de obra avulsa parte de {price.installation}. Na loja, o kit basculante de até {width.quarterHp} custa de {price.lowest} a {price.highest} já instalado; no portão de correr, a troca residencial com mão de obra fica de {price.homeSwap}.",
        "O motor mais barato do Mercado Livre é bom se tem nota fiscal, potência e tensão certas e peças de reposição à venda, mas o preço é só o da caixa: a instalação avulsa custa a partir de {price.installation}. Na loja, o kit basculante de até {width.quarterHp} sai de {price.lowest} a {price.highest} já instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no anúncio", "Antes de fechar a compra no site"],
        slots: [
          [
            "O preço baixo costuma ser do motor sem cremalheira, sem controles ou sem a central certa, porque anúncios parecidos vendem conjuntos diferentes. Antes de pagar, confira:",
            "Há anúncio só de motor, de motor com central e de kit inteiro, e a foto não mostra a diferença. Confira item por item:",
            "Dois anúncios iguais na foto podem trazer conteúdos distintos, um completo e outro sem central ou sem cremalheira. Leia a descrição com esta lista:",
          ],
        ],
        steps: [
          "Veja se o tipo é o do seu portão: basculante, de correr ou de abrir.",
          "Compare a capacidade com a largura e o peso da folha, com um terço de folga.",
          "Confira a tensão: 127 V, 220 V ou bivolt.",
          "Leia o que vem na caixa: central, controles, cremalheira ou braço e fim de curso.",
          "Peça nota fiscal no seu nome, porque sem ela a garantia de fábrica é difícil de acionar.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o site compensa e quando a loja", "Site ou loja: qual escolher"],
        slots: [
          [
            "O site compensa na troca por um motor igual, com instalador já combinado. A loja compensa na primeira instalação ou em folha pesada, porque o modelo errado só se descobre na hora de montar.",
            "Compre no site se o modelo é idêntico ao seu e há quem monte. Se o portão nunca teve motor ou a folha é pesada, a loja confere antes e traz o modelo certo.",
            "Para repor o mesmo motor, com alguém que instale, a internet serve bem. Em portão sem motor ou de folha pesada, é mais seguro comprar de quem olha o portão antes de vender.",
          ],
          [
            "No motor comprado fora, a garantia da peça é com o vendedor do site, e desmontar e montar de novo se paga à parte. A nossa, nesse caso, cobre a instalação, por {warranty.installation}.",
            "O motor de site que falha se troca com quem vendeu, e a remontagem é paga outra vez. O serviço feito por nós tem {warranty.installation} de garantia.",
            "Se o motor comprado fora falhar, você aciona o vendedor e paga de novo a retirada e a montagem. A nossa garantia é da instalação, por {warranty.installation}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que somar ao preço do anúncio", "A conta inteira, até o portão abrir"],
        slots: [
          [
            "Ao preço do anúncio somam-se o frete, a instalação e o que não vem na caixa, como cremalheira, controles a mais e sensor. Ponto de energia, base e reparo da folha custam o mesmo nos dois casos.",
            "Some o frete, a mão de obra e as peças que faltam, como cremalheira, central, controles e fotocélula. Acertar a folha, a tomada e a base nova se paga igual, no site e na loja.",
            "O frete, a montagem e os itens que faltam, da cremalheira ao sensor, mudam a comparação. O que não muda é a obra: energia, base e acerto da folha custam igual em qualquer compra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso devolver o motor comprado pela internet?",
        answers: [
          "Pode. Na compra a distância, o Código de Defesa do Consumidor dá 7 dias para desistir, contados do recebimento. Não instale antes de ter certeza.",
          "Sim, em até 7 dias do recebimento, pela lei. Confira o modelo antes de montar, porque motor já instalado costuma dar discussão.",
        ],
      },
      {
        question: "Vocês instalam motor comprado em site?",
        answers: [
          "Instalamos, depois de ver pela foto se ele serve ao seu portão. Se o modelo for fraco ou de outro tipo, dizemos antes de você pagar a mão de obra.",
          "Sim, se a capacidade e o tipo forem os da sua folha. A etiqueta do motor e uma foto do portão mostram isso antes da ida.",
        ],
      },
      {
        question: "Motor de site sem marca conhecida presta?",
        answers: [
          "Pode funcionar, mas a reposição é a dificuldade. Antes de comprar, confirme que há placa, engrenagem e controle à venda.",
          "O risco está na reposição, porque sem placa e engrenagem para comprar qualquer defeito exige motor novo.",
        ],
      },
      {
        question: "Vocês conferem o anúncio antes de eu comprar?",
        answers: [
          "Sim. Com o link, as medidas e fotos do portão, dizemos se o modelo serve e o que falta na caixa.",
          "Sim, pelo WhatsApp. O anúncio e a foto do portão bastam para ver capacidade, tensão e itens que não vêm.",
        ],
      },
    ],
    photo: "o link ou a foto do anúncio, e fotos e medidas do portão",
  },
  {
    id: "peccinin-ainda-existe",
    broader: "peccinin",
    label: "A Peccinin ainda existe",
    phrase: "a marca Peccinin hoje",
    asks: [
      "peccinin ainda fabrica",
      "peccinin ainda existe",
      "peccinin existe",
      "peccinin faliu",
      "peccinin fechou",
      "peccinin fora linha",
      "peccinin saiu linha",
      "peccinin parou fabricar",
      "peccinin ainda vende",
      "peccinin virou nice",
      "peccinin comprada nice",
      "quem fabrica peccinin",
      "aconteceu marca peccinin",
      "peccinin fábrica acabou",
      "peccinin saiu mercado",
      "quem comprou peccinin",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, a Peccinin ainda existe: foi comprada pelo grupo italiano Nice, que ainda fabrica motor com o nome, embora modelos antigos estejam fora de linha. O seu tem conserto se há peça para a versão da etiqueta; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "A Peccinin não fechou, foi vendida à Nice, e por isso muita gente diz que a fábrica acabou. Há modelo novo e há modelo que não se fabrica mais, ou seja, fora de linha; a etiqueta mostra qual é o seu, e capacitor e fim de curso se acham, com ajuste desde {price.preventive} em casa.",
        "O que aconteceu com a marca Peccinin é que ela passou para o grupo Nice e continua à venda, com parte dos motores antigos fora de linha. Meu motor tem peça? Quase sempre, nos modelos comuns: a etiqueta confirma, e trocar em casa, se preciso, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tenho um Peccinin: consertar ou trocar", "Quando o Peccinin antigo vale o conserto"],
        slots: [
          [
            "A idade pesa menos que a peça que falhou.",
            "Separe pelo defeito, e não pelo ano do motor.",
            "O defeito decide, e a lista mostra como.",
          ],
        ],
        bullets: [
          "Capacitor, fim de curso ou sensor: conserte, a peça é comum",
          "Placa queimada em motor comum: central compatível ou universal",
          "Engrenagem do modelo ainda à venda: conserte",
          "Engrenagem sem reposição, carcaça trincada ou folga no eixo: troque",
          "Mais de {trade.life} de uso e dois defeitos no ano: compare com a troca",
        ],
      },
      {
        about: "check",
        headings: ["Como achar peça de Peccinin", "O que mandar para procurar a peça"],
        slots: [
          [
            "Fotografe a etiqueta do motor, por fora, e o controle, frente e verso. Se a peça já saiu, fotografe os dois lados com uma régua ao lado, porque a medida decide entre versões parecidas.",
            "Bastam a etiqueta e o controle, fotografados por fora. Peça que já está fora do motor vai com uma régua junto, dos dois lados.",
            "Mande a etiqueta, o controle e, se houver peça retirada, ela com a medida ao lado. Não abra o motor para isso.",
          ],
          [
            "Na falta da central original, uma universal serve em motor comum, conferidos a tensão e o fim de curso, o sensor da parada. Os controles são gravados de novo, e motor com inversor fica fora dessa saída.",
            "Sem a placa de fábrica, usa-se uma universal em motor comum, depois de ver tensão e fim de curso, que marca a parada. Com inversor, só a da linha.",
            "A central universal é a saída para motor simples e antigo, com novo cadastro dos controles. Para motor com inversor, ela não serve.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa manter ou trocar", "Preço do conserto e da troca"],
        slots: [
          [
            "A visita com ajuste em casa costuma ficar de {price.preventiveRange}, sem peças, e capacitor custa menos que engrenagem e placa. Reparo tem os 90 dias da lei.",
            "Ajustar em residência sai em geral de {price.preventiveRange}, fora peças; entre elas, o capacitor é a mais barata e a placa, a mais cara. Valem os 90 dias da lei.",
            "Conte de {price.preventiveRange} pela visita com regulagem em casa, peças à parte, da mais barata, o capacitor, à placa. O conserto tem a garantia da lei.",
          ],
          [
            "A troca em casa, por motor de qualquer marca, fica de {price.homeSwap}, com mão de obra. Fiação, fotocélula e muitas vezes a cremalheira se aproveitam.",
            "Trocar por outro motor, não precisa ser Peccinin, custa de {price.homeSwap} em residência. Ficam a fotocélula, os fios e, se reta, a cremalheira.",
            "Um motor novo, da mesma marca ou de outra, vai de {price.homeSwap} em casa, instalado. O que está bom, como cremalheira e sensor, continua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda existe peça para Peccinin antigo?",
        answers: [
          "Para os modelos comuns, sim, original ou compatível. Engrenagem interna de modelo raro depende da etiqueta e da medida.",
          "Capacitor, fim de curso e placa compatível se acham. A dúvida está na engrenagem, que muda de versão para versão.",
        ],
      },
      {
        question: "O controle Nice funciona em Peccinin?",
        answers: [
          "Não por ser do mesmo grupo: valem a frequência e o tipo de código do receptor. Se não combinam, um receptor avulso resolve.",
          "Só se receptor e controle usam a mesma frequência e o mesmo código. Na etiqueta dos dois está a resposta.",
        ],
      },
      {
        question: "Vocês são autorizados da Peccinin?",
        answers: [
          "Não: a assistência é independente, com peça original ou compatível conforme o modelo.",
          "Somos independentes; a garantia de fábrica se aciona com quem emitiu a nota.",
        ],
      },
      {
        question: "Vale comprar um Peccinin novo hoje?",
        answers: [
          "Vale, se o modelo está em linha e há peça na sua região. Confirme o nome do modelo com o vendedor antes de pagar.",
          "Sim, como as outras marcas comuns, desde que a versão ainda se fabrique. Peça a garantia e o preço da placa por escrito.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor Peccinin e da peça que falhou",
  },
  {
    id: "pagar-no-cartao",
    broader: "parcelamento",
    label: "Pagar o conserto ou o motor no cartão",
    phrase: "o pagamento no cartão",
    asks: [
      "aceita cartão",
      "aceita cartão crédito",
      "aceitam cartão crédito",
      "aceita cartão conserto portão",
      "aceita cartão conserto",
      "aceita cartão portão",
      "pagar conserto cartão",
      "conserto portão cartão",
      "pagar portão cartão",
      "aceita cartão crédito conserto",
      "pagar conserto cartão crédito",
      "conserto portão cartão crédito",
      "conserto portão parcelado",
      "conserto portão parcelado cartão",
      "parcelar conserto portão",
      "conserto parcelado",
      "manutenção portão cartão crédito",
      "instalação portão cartão crédito",
      "instalação motor cartão crédito",
      "técnico portão aceita cartão",
      "pagar portão cartão crédito",
      "motor portão cartão crédito",
      "passa cartão",
      "aceita débito",
      "pagamento cartão portão",
      "pagar portão no cartão",
      "pagar troca motor cartão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, aceitamos cartão de crédito: o conserto, a troca e o motor de portão instalado podem ser divididos em até {shop.instalments} vezes. Avise que vai pagar no cartão ao marcar a visita, para receber antes o total e a parcela. A troca do motor em casa, por exemplo, fica de {price.homeSwap}, com mão de obra.",
        "Sim, o conserto do portão ou a troca do motor pode ser pago no cartão de crédito, em até {shop.instalments} vezes, com o valor informado antes de você autorizar. Informe a forma de pagamento quando marcar a visita. Trocar o motor em casa custa de {price.homeSwap}, com mão de obra.",
        "Sim, na hora da visita você paga no cartão, se combinar antes: são até {shop.instalments} vezes no crédito, no conserto e na troca de motor de portão. O total e as parcelas são informados antes do serviço. A troca em casa fica de {price.homeSwap}, com motor e mão de obra.",
        "Sim, o cartão de crédito é aceito no conserto do portão, na troca e no motor novo, em até {shop.instalments} vezes. Basta dizer isso ao agendar, e você recebe o total e a parcela antes de o técnico ir. Numa casa, a troca do motor custa de {price.homeSwap}, com a mão de obra incluída.",
        "Sim, o motor, a troca ou o conserto de portão pode ser pago no crédito, em até {shop.instalments} vezes, se você avisar ao marcar que usará cartão. Nada é cobrado sem o total aprovado. Como exemplo, a troca do motor residencial, peça e serviço, custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que pode ser parcelado", "Quanto fica dividido no cartão"],
        slots: [
          [
            "Motor instalado, troca, conserto com peça e manutenção podem ir para o cartão, em até {shop.instalments} vezes. Para ter ideia do total, a visita com regulagem em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
            "O parcelamento vale para o kit instalado, a troca do motor e o conserto com peça e mão de obra, com limite de {shop.instalments} parcelas. Como base, trocar o motor de uma casa custa de {price.homeSwap}, e o ajuste sem peças começa em {price.preventive}.",
            "Entram no cartão o conserto, a peça, a manutenção e o motor novo, divididos em até {shop.instalments} vezes. Como referência, a visita de regulagem em casa sai a partir de {price.preventive}, sem peças, e a troca do motor em residência, de {price.homeSwap}.",
            "O crédito serve para a manutenção, o reparo, as peças e o motor novo, sempre em até {shop.instalments} parcelas. O menor valor é o da visita de ajuste residencial, a partir de {price.preventive} sem peças, e trocar o motor custa de {price.homeSwap}, com mão de obra.",
            "Qualquer serviço nosso pode ser dividido, seja revisão, peça, reparo ou instalação, e o limite são {shop.instalments} vezes. A troca residencial do motor, que fica de {price.homeSwap}, costuma ser parcelada; a regulagem, a partir de {price.preventive} sem peças, cabe em poucas vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Juros: compare dois totais", "Antes de passar o cartão"],
        slots: [
          [
            "Peça o total à vista e o total parcelado, os dois escritos no orçamento, porque o acréscimo depende do número de parcelas. Se forem iguais, não há juros; em conserto de pouco valor, poucas parcelas costumam bastar.",
            "Peça três números: o total no Pix, o total no cartão e o valor da parcela. A diferença entre os dois primeiros é o juro daquela divisão, que tende a ser menor com menos parcelas.",
            "Para saber se há juros, multiplique a parcela pelo número de vezes e compare com o preço à vista. A conta muda com a quantidade de parcelas, e o orçamento traz cada opção antes de você autorizar.",
            "Olhe o total, e não só a parcela: some todas as vezes e compare com o valor à vista. A diferença, se existir, é o acréscimo, que cresce com o prazo, e as opções ficam no orçamento para você escolher.",
            "O orçamento mostra quanto fica à vista e quanto fica dividido, e a diferença entre os dois é o juro. Em valor baixo, dividir pouco reduz esse acréscimo; em valor alto, compare duas ou três opções.",
          ],
          [
            "Pague depois do teste do portão, com a peça trocada mostrada a você. Guarde o comprovante junto do orçamento, porque eles provam a data em que a garantia do serviço começou.",
            "O pagamento vem depois de o portão abrir e fechar na sua frente. O orçamento escrito e o comprovante, guardados juntos, servem para a garantia.",
            "Teste o portão com o técnico antes de pagar. O comprovante e o orçamento por escrito são a prova para a garantia.",
            "Só passe o cartão depois de ver o portão funcionar e receber a explicação da peça trocada. Com o recibo e o orçamento guardados, você comprova a data em que a garantia começou.",
            "A ordem segura é primeiro o serviço, depois o teste e, por fim, o pagamento. Confira com o técnico alguns ciclos de abertura e guarde o comprovante com o orçamento, já que ambos valem na garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico leva a maquininha?",
        answers: [
          "A forma de pagamento é combinada antes da visita, por isso diga ao marcar que vai pagar no cartão.",
          "Avise ao marcar que o pagamento será no cartão, e isso fica acertado antes da ida do técnico.",
          "Combine no agendamento. Quem informa que vai usar cartão já recebe a visita com o pagamento acertado.",
        ],
      },
      {
        question: "Dá para pagar por Pix?",
        answers: [
          "Sim, à vista. Peça no orçamento o total por Pix e compare com o do cartão.",
          "Sim, o Pix vale para pagar à vista; peça esse total ao lado do parcelado.",
          "Sim, em parcela única. O orçamento pode trazer os dois valores, Pix e cartão, para você escolher.",
        ],
      },
      {
        question: "Posso dividir entre dois cartões ou parte no Pix?",
        answers: [
          "Pergunte ao pedir o orçamento, para a divisão ficar acertada antes da visita.",
          "Diga como prefere pagar ao pedir o orçamento, e a resposta vem antes de marcar.",
          "É algo a combinar com o orçamento, antes da ida. Diga quanto iria em cada forma, e confirmamos se é possível.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
  {
    id: "motor-com-wifi-qual",
    broader: "modulo-wifi",
    label: "Qual o melhor motor com Wi-Fi",
    phrase: "o motor de portão com Wi-Fi",
    asks: [
      "[marca] wifi",
      "[marca] wi fi",
      "motor [marca] wifi",
      "motor [marca] app",
      "motor [marca] aplicativo",
      "motor [marca] abre celular",
      "motor wi fi",
      "motor portão wi fi",
      "motor [marca] wi fi",
      "motor [marca] com wi fi",
      "motor smart",
      "motor inteligente",
      "kit motor wi fi preço",
      "motor wifi qual melhor",
      "motor wi fi qual melhor",
      "melhor motor wifi",
      "melhor motor wi fi",
      "melhor motor portão wifi",
      "motor deslizante wifi",
      "motor deslizante wi fi",
      "motor basculante wifi",
      "motor basculante wi fi",
      "motor portão wifi preço",
      "motor portão wi fi preço",
      "motor com wifi preço",
      "kit motor wifi",
      "motor deslizante wifi preço",
      "motor abre celular qual melhor",
      "motor abertura celular",
      "motor portão abertura celular",
      "motor com abertura pelo celular",
      "motor que abre pelo celular",
      "motor portão abre celular",
      "motor portão celular",
      "motor abertura aplicativo",
      "comprar motor abre celular",
      "kit motor abre celular",
      "qual motor abre pelo celular",
      "motor smart portão",
      "motor inteligente portão",
      "motor alexa qual",
      "kit motor wi fi",
      "melhor motor portão wi fi",
      "motor com wi fi preço",
      "motor deslizante wi fi preço",
      "motor com wifi qual comprar",
      "motor wifi qual comprar",
      "qual motor com wifi comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Dá para ter Wi-Fi no portão com um módulo ligado à placa, que serve em quase todo motor, inclusive no que você já tem. Por ele o portão abre pelo celular, e os controles continuam valendo. O módulo é orçado por foto da etiqueta; se o motor também for trocado, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor de portão com Wi-Fi pode ser de dois tipos: o que já traz a placa conectada ou um comum com módulo, e os dois abrem pelo celular. Escolha pelo peso e pelo tipo da folha. A troca do motor em casa fica de {price.homeSwap}, com o serviço, e o módulo, mesmo em motor que já existe, é orçado por foto.",
        "Para ter motor de portão com Wi-Fi, vendemos o motor e ligamos um módulo à placa na mesma visita. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca em casa fica de {price.homeSwap}. Quem já tem motor bom põe só o módulo, orçado por foto.",
        "Quase todo motor de portão aceita um módulo Wi-Fi, porque ele entra no lugar do botão de parede. Não é preciso comprar outro motor para abrir pelo celular. Se o seu estiver no fim, a troca em casa fica de {price.homeSwap}, e o módulo é somado por foto.",
      ],
      price: [
        "O preço do motor de portão com Wi-Fi é o do motor para a sua folha mais o módulo. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; no basculante de até {width.quarterHp}, o kit instalado vai de {price.lowest} a {price.highest}. Se o motor atual está bom, só o módulo, orçado por foto, sai bem menos.",
        "Motor com Wi-Fi custa o motor instalado, de {price.homeSwap} na troca em casa, mais o módulo que abre pelo celular, orçado por foto. Quem já tem motor em ordem paga só o módulo e a ligação, e é por aí que se economiza.",
        "Com Wi-Fi, o portão custa o mesmo motor mais um módulo: de {price.homeSwap} pela troca em casa, com serviço, e o módulo somado por foto. No basculante de até {width.quarterHp}, o kit instalado sai de {price.lowest} a {price.highest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Wi-Fi de fábrica ou módulo à parte", "Como escolher o Wi-Fi do portão"],
        slots: [
          [
            "O módulo à parte é a escolha mais segura para quem já tem motor: custa menos e se troca sozinho. O Wi-Fi de fábrica vem num só aplicativo, o da marca, e costuma avisar que o portão ficou aberto, mas se perde quando a placa queima.",
            "Com o módulo separado, motor e aplicativo são independentes: quando um falha, o outro continua. O Wi-Fi que já vem na placa integra tudo e costuma mostrar se o portão está aberto, porém depende dela.",
            "Para motor que já existe, vale o módulo, que vai em quase qualquer marca. Na compra de um motor novo, a placa conectada é prática e avisa do portão aberto, com o ponto fraco de levar o Wi-Fi junto se queimar.",
          ],
          [
            "O sinal de 2,4 GHz da rede da casa precisa chegar ao motor. Teste com o celular ao lado dele: se a rede cai ali, será preciso um repetidor.",
            "O roteador precisa alcançar a garagem em 2,4 GHz, a faixa que esses aparelhos usam. Pare ao lado do motor e veja a força do sinal antes de comprar.",
            "A maioria dos aparelhos só usa a faixa de 2,4 GHz, que tem de chegar firme à garagem. Um teste com o celular mostra se falta um repetidor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "O que ver no motor e no aplicativo"],
        slots: [
          [
            "O Wi-Fi não dá força ao motor, e um aplicativo fraco só se descobre depois da compra.",
            "Veja primeiro se o motor aguenta a folha, e só depois o que o aplicativo oferece no dia a dia.",
            "Nem toda placa aceita o módulo, e nem todo aplicativo serve a uma família inteira.",
          ],
        ],
        bullets: [
          "Placa com entrada de botoeira, o botão de parede, onde o módulo é ligado",
          "Aplicativo com um usuário por pessoa e aviso de portão aberto",
          "Sensor de portão aberto, que em muitos módulos é vendido à parte",
          "Motor com força de sobra para o peso da folha",
          "Controle comum guardado, para quando faltar internet",
        ],
      },
      {
        about: "visit",
        headings: ["Como o módulo Wi-Fi é instalado", "O que é feito na instalação"],
        slots: [
          [
            "Com a energia desligada, o técnico liga o módulo por dois fios à entrada do botão de parede da placa e o alimenta. Depois cadastra o aplicativo no celular do dono e testa a abertura pelo Wi-Fi e pelos dados móveis.",
            "O módulo vai à entrada de botoeira da placa, com o disjuntor desligado. O cadastro é feito no telefone do dono, e o portão é aberto de dentro da rede e de fora. Em motor novo, força e paradas são reguladas antes.",
            "São dois fios até a placa, onde entraria um botão de parede, e o serviço não mexe nos controles. Feito o cadastro no seu celular, o técnico testa com o Wi-Fi da casa e com os dados móveis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr só o módulo no motor que já tenho?",
        answers: [
          "Módulo e instalação são orçados juntos e de graça, pela foto da etiqueta do motor e da placa. Um repetidor só entra na conta se o sinal não chegar à garagem.",
          "O valor sai por foto do motor, com o aparelho e o serviço de ligar e cadastrar. Placa fácil de alcançar e sinal bom na garagem deixam mais barato.",
          "O orçamento é grátis, por foto. O que encarece é sinal fraco, que pede repetidor, e placa antiga sem entrada de botão.",
        ],
      },
      {
        question: "O portão com Wi-Fi funciona sem internet?",
        answers: [
          "Pelo controle remoto, sempre. Pelo celular depende do módulo: muitos precisam da internet, e alguns obedecem dentro da rede da casa.",
          "O controle comum não depende de rede. O aplicativo só funciona sem internet nos módulos que aceitam comando local, com o roteador ligado.",
          "Sim, pelo controle. Pelo aplicativo, apenas nos aparelhos que trabalham na rede da casa sem passar pela internet.",
        ],
      },
      {
        question: "É seguro abrir o portão pelo celular?",
        answers: [
          "É, com senha forte, um usuário por pessoa e bloqueio de tela. Quem sai da casa é apagado do aplicativo, sem trocar os controles.",
          "Sim, se cada morador tem o próprio acesso e a verificação em duas etapas está ligada. Telefone perdido se remove da lista na hora.",
          "É tão seguro quanto a sua senha. Use uma só para o aplicativo e tire da lista o celular vendido ou perdido.",
        ],
      },
      {
        question: "O módulo avisa se o portão ficou aberto?",
        answers: [
          "Só os que têm sensor de posição, um ímã na folha que às vezes é comprado à parte. Sem ele, o aplicativo manda abrir mas não sabe onde o portão está.",
          "Avisa quando há o sensor magnético na folha. Confira se ele vem na caixa, porque muitos módulos o vendem separado.",
          "Depende do sensor de porta, que diz se a folha encostou. Peça o módulo com ele se você costuma esquecer o portão aberto.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor atual e de onde fica o roteador",
  },
  {
    id: "reforma-basculante",
    broader: "basculante",
    label: "Reforma de portão basculante",
    phrase: "a reforma do portão basculante",
    asks: [
      "reforma basculante",
      "reformar basculante",
      "reforma portão basculante",
      "reforma portão basculante preço",
      "reforma portão basculante enferrujado",
      "reformar basculante enferrujado",
      "recuperar basculante enferrujado",
      "restaurar basculante",
      "basculante enferrujado preço",
      "basculante enferrujado consertar",
      "basculante podre",
      "basculante velho reformar",
      "trocar chapa basculante",
    ],
    intent: "price",
    answers: {
      any: [
        "A reforma do portão basculante enferrujado tem dois preços: cabo, roldana, braço, contrapeso e regulagem são conosco, a partir de {price.preventive} em casa, sem peças; barra, chapa, quadro e pintura são do serralheiro, por metro. Vale reformar se o quadro está firme; comido pela ferrugem, a folha nova sai melhor.",
        "O preço de reformar um portão basculante enferrujado soma o serralheiro, que refaz chapa e tubo por metro e pinta, e a nossa parte, com cabos, roldanas e equilíbrio, a partir de {price.preventive} em residência, fora peças. Com quadro reto, compensa; com quadro podre, troque a folha.",
        "Reforma de basculante se orça em duas partes: o ferro, com barra, chapa, quadro e pintura, que é do serralheiro, e a mecânica, com cabo, roldana, contrapeso e ajuste, que fazemos a partir de {price.preventive} em casa, sem peças. Quadro muito tomado pela ferrugem pede folha nova em vez de reforma.",
        "Reformar o portão basculante enferrujado compensa quando o quadro segue reto, e o custo se divide entre o serralheiro, que cobra chapa, barra e pintura por metro, e a mecânica. Trocar cabos e roldanas e equilibrar a folha é serviço nosso, desde {price.preventive} em residência, sem as peças; se o quadro apodreceu, faça outra folha.",
        "Basculante com ferrugem tem reforma enquanto o quadro aguenta: o serralheiro solda chapa e barra e pinta, com preço por metro, e nós cuidamos de cabos, braços, contrapeso e ajuste. Nossa parte começa em {price.preventive} em casa, mais as peças, e quadro corroído é motivo para preferir uma folha nova.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Reformar ou trocar a folha", "Quando a reforma não compensa"],
        slots: [
          [
            "Vale reformar com o quadro reto e a ferrugem em pontos: lixa, fundo, pintura e pouca solda. Troque quando o quadro torce, a chapa está furada em vários lugares ou os braços já foram soldados muitas vezes.",
            "Ferrugem de superfície e quadro firme se resolvem com lixa, fundo e tinta, mais uma solda aqui e ali. Quadro torto, chapa furada por toda parte e solda sobre solda pedem folha nova.",
            "O quadro decide: firme e reto, aceita solda pontual, lixa e pintura; empenado, com furos espalhados ou remendos antigos, não paga a reforma.",
            "Bata o olho no quadro, a moldura que dá forma à folha. Se está no esquadro e a corrosão é localizada, solda, fundo e tinta bastam; se empenou, furou em muitos lugares ou vive de remendo nos braços, a folha nova custa menos no fim.",
            "A reforma rende quando a ferrugem não passou da superfície e a moldura continua alinhada, pois pede pouca solda, lixamento e pintura. Moldura torcida, vários furos na chapa e braços remendados apontam para a substituição da folha.",
          ],
          [
            "O motor pode continuar. Se ele também está no fim, o kit basculante instalado parte de {price.lowest}, em folha de até {width.quarterHp}.",
            "Motor bom fica no lugar; gasto, ele se compara com o kit instalado, desde {price.lowest}, para folha de até {width.quarterHp}.",
            "Quanto ao motor, só troque se já falha: o kit para basculante de até {width.quarterHp} começa em {price.lowest}, com instalação.",
            "A reforma não obriga a mudar o motor, que segue se estiver bom. Quando ele também se acabou, compare com um kit novo montado, a partir de {price.lowest} em portões de até {width.quarterHp}.",
            "Se o motor funciona, ele volta a trabalhar na folha reformada. Para quem vai trocá-lo junto, há kit de basculante com instalação desde {price.lowest}, até a largura de {width.quarterHp}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da reforma", "Do que depende o valor"],
        slots: [
          [
            "O pior costuma estar embaixo, na barra em que a água para, e é o primeiro trecho a refazer. Quanto mais metros de tubo e chapa e quanto mais pintura, maior a conta do serralheiro.",
            "A barra inferior e o pé das laterais apodrecem primeiro, porque a água fica ali. Metros de chapa, solda e pintura fazem o valor do ferro.",
            "Conta-se por metro de tubo e chapa trocados, a começar pela travessa de baixo, onde a umidade se acumula. A pintura vem por cima disso.",
            "O serralheiro mede quantos metros de chapa e tubo saem e quanto há para pintar. Quase sempre começa pela travessa do chão e pela base das laterais, onde a chuva fica retida.",
            "Pesam no ferro a metragem a refazer, as soldas e a pintura. A parte inferior concentra o estrago, porque a água escorre para a barra e não seca.",
          ],
          [
            "Cabo com ferrugem não se reaproveita, e sai o par. Chapa nova muda o peso da folha, e por isso o contrapeso é acertado de novo antes de ligar o motor.",
            "Na mecânica, os cabos enferrujados são trocados dos dois lados e o equilíbrio é refeito, porque a chapa nova altera o peso que o contrapeso segura.",
            "Depois do ferro vem o equilíbrio: com chapa nova, o contrapeso antigo fica errado e força o motor. Cabos com ferrugem entram juntos, sempre em par.",
            "Do lado mecânico, o par de cabos com ferrugem sai inteiro, pois não há conserto para ele. O contrapeso é recalculado em seguida, já que a folha com chapa nova tem outro peso e o motor não deve carregar a diferença.",
            "Trocar chapa mexe no peso, e a folha precisa ser equilibrada outra vez para o motor não sofrer. Cabos oxidados são substituídos nessa hora, o esquerdo e o direito.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com o basculante enferrujado", "Enquanto a reforma não vem"],
        slots: [
          [
            "Se há cabo com fio solto, solda aberta ou braço trincado, deixe o portão como está, com o disjuntor desligado e ninguém embaixo. Cabo, mola e contrapeso são do técnico, com a folha escorada.",
            "Não use basculante com cabo desfiado ou braço rachado, porque a folha pode cair: desligue o disjuntor e mantenha todos longe. Quem mexe em cabo e contrapeso é o técnico, depois de escorar.",
            "Fio de cabo arrebentado, trinca no braço ou solda abrindo são motivo para parar tudo no disjuntor e não passar embaixo. A sustentação só se desmonta com escora, por técnico.",
            "Antes da reforma, olhe de longe os braços, as soldas e os cabos. Qualquer trinca ou fio rompido pede disjuntor desligado, portão parado na posição em que está e passagem fechada, porque só o técnico, com escora, pode mexer no que sustenta a folha.",
            "Ferrugem enfraquece o que segura o peso, e um cabo puído ou um braço com rachadura pode ceder. Corte a energia, não tente mover a folha nem passe sob ela, e deixe contrapeso, mola e cabo para o técnico que vai escorá-la.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa tirar o motor para reformar?",
        answers: [
          "Só se a parte podre for a do suporte. Nos outros casos ele fica, com a energia desligada e a central protegida durante a solda.",
          "Em geral, não. A central é desligada e coberta na hora da solda, e o motor sai apenas quando o trecho dele é refeito.",
          "Quase nunca. Ele só é desmontado quando a solda alcança o suporte; no resto da reforma, basta cortar a energia e cobrir a central contra faísca.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "Solda pequena e cabos se fazem numa visita. Chapa e pintura pedem mais dias, pela secagem, combinados com o serralheiro.",
          "Depende dos trechos a refazer. A parte mecânica cabe numa visita; pintura e chapa levam mais.",
          "Cabos e solda curta costumam terminar em uma ida. Quando há chapa e tinta, somam-se os dias de secagem, que o serralheiro informa.",
        ],
      },
      {
        question: "A ferrugem volta depois da reforma?",
        answers: [
          "Volta se a água continuar parada. Limpe os furos de dreno embaixo e retoque os riscos da pintura.",
          "Demora a voltar com fundo anticorrosivo, dreno livre e tinta inteira. O ponto a vigiar é a barra de baixo.",
          "Com fundo próprio contra corrosão ela demora, mas água retida a traz de volta. Mantenha os drenos abertos e cubra logo os riscos na tinta.",
        ],
      },
      {
        question: "O que fazer primeiro, o ferro ou o motor?",
        answers: [
          "O ferro. Com a folha refeita, acertam-se cabos e contrapeso, e só então o motor é regulado ou trocado.",
          "A ordem é serralheria, equilíbrio e motor: regular antes seria perder o ajuste quando o peso mudar.",
          "Comece pelo ferro, porque ele altera o peso. Depois vêm contrapeso e cabos, e a regulagem ou a troca do motor encerra o serviço.",
        ],
      },
    ],
    photo: "fotos da parte de baixo, das laterais, dos cabos e da folha inteira",
  },
];
