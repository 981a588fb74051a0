import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const modelos: NarrowConcept[] = [
  {
    id: "qual-motor-para-meu-portao",
    broader: "modelos",
    label: "Qual motor serve no meu portão",
    phrase: "a escolha do motor para o seu portão",
    asks: [
      "como saber qual motor usar",
      "como saber qual motor usar meu portão",
      "como saber qual motor comprar meu portão",
      "como saber qual motor escolher",
      "como saber qual motor colocar",
      "como saber qual motor serve",
      "saber qual motor comprar",
      "saber qual motor comprar meu portão",
      "saber qual motor usar",
      "saber qual motor usar meu portão",
      "saber motor certo",
      "saber motor certo meu portão",
      "saber que motor preciso",
      "saber que motor meu portão precisa",
      "escolher motor meu portão",
      "descobrir qual motor comprar",
      "que motor portão escolher",
      "motor certo cada tipo abertura",
      "motor braço cremalheira basculante descubro",
      "qual motor meu portão",
      "motor serve meu portão",
      "qual motor preciso",
      "qual motor comprar",
      "como saber qual motor",
      "motor adequado portão",
      "qual motor usar",
      "qual motor colocar",
      "qual motor recomendam",
      "qual recomendam motor",
      "trocar motor qual recomendam",
      "qual motor vocês indicam",
      "motor indicam",
      "que tamanho motor preciso",
      "tamanho motor preciso",
      "qual tamanho motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para saber qual motor serve no seu portão, veja como ele abre. O que sobe usa motor basculante, o que corre usa deslizante com cremalheira, e o que gira usa braço. O basculante de até {width.quarterHp} recebe 1/4 HP, desde {price.lowest} instalado. No de correr, o tamanho sai do peso da folha.",
        "Qual motor comprar depende de como o portão abre, da largura, do peso e das aberturas por dia. No basculante de até {width.quarterHp}, use 1/4 HP, a partir de {price.lowest} instalado. No de correr, use um deslizante com um terço a mais que o peso da folha, e no de abrir, um motor por folha.",
        "O motor certo para o seu portão, manual ou já automático, sai do jeito de abrir e do tamanho. O basculante de até {width.quarterHp} pede 1/4 HP, desde {price.lowest} instalado. O de correr pede capacidade um terço acima do peso da folha. O de abrir usa um braço em cada folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor certo para cada tipo de abertura", "Veja como o portão abre e escolha"],
        slots: [
          [
            "Ache na lista o movimento da sua folha, e ao lado está o motor que serve nela.",
            "O movimento escolhe o tipo de motor, e a medida escolhe o tamanho.",
            "Primeiro vem o tipo de abertura, depois a largura ou o peso.",
          ],
        ],
        bullets: [
          "Sobe e deita no alto: basculante, 1/4 HP até {width.quarterHp} de largura",
          "Corre de lado: deslizante com cremalheira, um terço acima do peso da folha",
          "Gira na dobradiça: pivotante, um motor por folha",
          "Enrola no alto: motor de eixo, pelo peso da cortina",
          "Muitas famílias ou comércio: modelo de uso intenso, em qualquer tipo",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada opção", "Preço do motor que serve no seu portão"],
        slots: [
          [
            "Para basculante de até {width.quarterHp}, são três kits instalados: {models.pricesNamed}. Entre os kits, muda o tempo de abertura, de {opening.padrao} no mais simples a {opening.jetflex} no mais rápido.",
            "No basculante de até {width.quarterHp} há três opções já instaladas, {models.pricesNamed}. Quanto mais caro o kit, mais depressa ele abre: {opening.padrao} no primeiro e {opening.jetflex} no último.",
            "Os kits de basculante, instalados e para até {width.quarterHp}, são estes: {models.pricesNamed}. O preço acompanha a rapidez, que vai de {opening.padrao} a {opening.jetflex} por abertura.",
          ],
          [
            "Nos portões de correr e de abrir, a troca em casa fica de {price.homeSwap}, com motor e mão de obra. Conjunto pesado, de prédio ou empresa, vai de {price.heavySwap}.",
            "Trocar motor de correr ou de abrir em residência custa de {price.homeSwap}, com a mão de obra incluída. Em prédio e indústria, o portão pesado leva a conta para {price.heavySwap}.",
            "A faixa para correr e pivotante, em troca residencial, é de {price.homeSwap}, motor e serviço juntos. Portões pesados pedem outro motor, de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir para a indicação", "Os dados que escolhem o motor"],
        slots: [
          [
            "Trena e celular bastam, com o portão fechado. Não mova folha pesada ou torta só para medir.",
            "Com o portão fechado, você junta tudo em cinco minutos. Folha torta ou pesada não se mexe para isso.",
            "A medição é por fora e com ele fechado, em poucos minutos. Deixe quieta a folha que pesa ou está fora do lugar.",
          ],
        ],
        steps: [
          "Veja como o portão abre: sobe, corre, gira ou enrola.",
          "Meça a largura e a altura com ele fechado.",
          "Anote o material: ferro, alumínio, madeira ou vidro.",
          "Conte as aberturas por dia e os controles de que precisa.",
          "Fotografe por dentro, por fora e a tomada mais próxima.",
        ],
      },
      {
        about: "causes",
        headings: ["Erros comuns na escolha do motor", "O que faz trocar o motor antes da hora"],
        slots: [
          [
            "O engano mais comum é pôr motor de casa em garagem de várias famílias: ele esquenta, para na hora de pico e se gasta cedo. Outro é comprar mais força para mover folha torta, quando o certo é acertar a folha.",
            "Motor residencial em portão coletivo encabeça a lista, porque precisa de pausa e não a tem. Logo depois vem o motor mais forte para vencer trilho torto ou contrapeso errado, que só força a solda.",
            "Dois erros se repetem: modelo de casa onde o portão abre sem descanso e potência a mais para folha desequilibrada. No primeiro o motor ferve; no segundo, a fixação quebra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu portão ainda é manual. Muda alguma coisa?",
        answers: [
          "Muda que a folha precisa andar leve na mão antes do motor, e falta puxar energia. Em folha equilibrada, o kit basculante instalado já vem completo, com central e controles.",
          "A escolha é a mesma, mas antes se confere o equilíbrio da folha e o ponto de luz. Trilho, dobradiça ou contrapeso ruins são acertados primeiro.",
        ],
      },
      {
        question: "Qualquer motor serve em qualquer portão?",
        answers: [
          "Não. Cada movimento tem o seu motor, e o basculante não serve no de correr. Dentro do tipo, contam largura, peso e número de aberturas.",
          "Não serve: o mecanismo muda com o movimento da folha. Usar o tipo errado nem monta, e o tamanho errado queima cedo.",
        ],
      },
      {
        question: "Preciso saber o peso exato do portão?",
        answers: [
          "Não para a indicação, porque largura, altura e material dão uma boa estimativa. O técnico confirma na visita e deixa margem de cerca de um terço.",
          "Não. Medidas e material bastam para calcular o peso aproximado; ferro fechado pesa bem mais que alumínio da mesma medida.",
        ],
      },
      {
        question: "Já tenho motor e quero trocar. Aproveita algo?",
        answers: [
          "Muitas vezes, sim: base, cremalheira e fiação boas ficam. A etiqueta do motor atual mostra o que combina com o novo.",
          "Em parte. Cremalheira reta, base firme e cabo em bom estado se aproveitam; placa e controles costumam vir novos com o motor.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  },
  {
    id: "motor-com-inversor",
    broader: "modelos",
    label: "Motor com inversor vale a pena",
    phrase: "o motor de portão com inversor",
    asks: [
      "motor inversor deslizante",
      "motor inversor basculante",
      "motor inversor pivotante",
      "motor inversor portão correr",
      "motor deslizante com inversor",
      "motor basculante com inversor",
      "motor inversor frequência",
      "motor [marca] inversor",
      "motor [marca] com inversor",
      "motor portão [marca] inversor",
      "motor com inversor de frequência residencial",
      "inversor motor portão",
      "motor novo pago mais inversor",
      "vantagens motor inversor",
      "vantagem inversor",
      "vantagem inversor frequência",
      "vantagens inversor portão",
      "vantagens motor inversor frequência",
      "vantagens motor portão inversor frequência",
      "vantagem inversor portão residencial",
      "benefícios motor inversor",
      "inversor frequência vale pena",
      "inverter vale pena",
      "motor inverter vale pena",
      "inverter portão vale pena",
      "placa inversora vale pena",
      "placa inversor vale pena",
      "central inversora vale pena",
      "motor inversor",
      "inversor vale pena",
      "motor com inversor",
      "inversor frequência portão",
      "inversor portão",
      "com ou sem inversor",
      "o que é inversor portão",
      "inversor vale pena residencial",
      "inversor vale pena casa",
      "inversor frequência vale pena residencial",
      "inversor frequência vale pena casa",
      "motor inversor vale pena",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor inverter, ou com inversor, vale a pena em portão que abre muitas vezes por dia, em folha longa ou onde a espera na rua preocupa, porque parte e para suave e abre mais rápido. Com pouco uso, o motor comum atende bem. No basculante de até {width.quarterHp}, o JetFlex, com inversor, custa {price.jetflex} instalado.",
        "O motor com inversor vale a pena quando o portão abre muitas vezes, a folha é longa ou a espera na rua preocupa, porque ele parte e para suave e abre mais rápido. No basculante, o JetFlex, que tem inversor, sai por {price.jetflex} instalado. Com pouco uso, o comum atende por {price.padrao}.",
        "Vale a pena o motor com inversor de frequência para quem quer abrir depressa e sem tranco, ou tem folha longa e uso intenso. Ele custa mais que o comum: no basculante de até {width.quarterHp}, {price.jetflex} contra {price.padrao}, instalados. Em portão de correr ou de abrir, o valor é informado por foto.",
        "O motor com inversor para portão de correr parte devagar, corre no meio e freia antes do fim, e vale a pena em folha longa, de muito uso ou de frente para a rua. Ele custa mais que o comum, cuja troca em casa fica de {price.homeSwap}. O valor exato é informado de graça, por foto e peso da folha.",
        "O motor de portão com inversor é melhor que o comum em velocidade e suavidade, e só perde no preço. No basculante, ele custa {price.jetflex} instalado, no modelo JetFlex, contra {price.padrao} do Padrão. Compensa em rua movimentada, folha longa ou muitas aberturas por dia.",
      ],
      question: [
        "As vantagens do motor de portão com inversor de frequência são abrir mais rápido, partir e parar sem tranco, fazer menos barulho e aguentar mais aberturas seguidas. A desvantagem é o preço: no basculante, o JetFlex, que tem inversor, sai por {price.jetflex} instalado, contra {price.padrao} do comum.",
        "Em casa, o motor com inversor vale a pena se você espera na rua, a folha é longa ou há quarto perto da garagem, porque abre mais rápido e sem tranco. Com pouco uso e rua calma, o motor comum atende. No basculante, o comum custa {price.padrao} instalado, e o JetFlex, que tem inversor, {price.jetflex}.",
        "O motor com inversor para portão de correr parte devagar, corre no meio e freia antes do fim, e vale a pena em folha longa, de muito uso ou de frente para a rua. Ele custa mais que o comum, cuja troca em casa fica de {price.homeSwap}. O valor exato é informado de graça, por foto e peso da folha.",
        "O inversor de frequência é a eletrônica que controla a velocidade do motor: a folha parte devagar, corre e freia antes do batente. Vale a pena em folha longa ou de muito uso. No basculante, o JetFlex, com inversor, sai por {price.jetflex} instalado. Em casa calma o comum atende e custa menos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o inversor compensa", "Com ou sem inversor, caso a caso"],
        slots: [
          [
            "O inversor compensa em rua movimentada, chegada à noite, prédio e folha longa, onde o tranco gasta engrenagem e solda. Em casa com recuo, rua calma e poucas aberturas por dia, o motor comum faz o mesmo trabalho por menos.",
            "O inversor vale o que custa onde se abre muito, onde se espera na rua ou onde a folha é comprida e o tranco a desgasta. Se a rua é tranquila e o portão abre poucas vezes, o dinheiro a mais traz pouco proveito.",
            "Folha longa, uso frequente e espera na calçada são os casos em que o inversor se paga, em conforto e desgaste menor. Para poucas aberturas numa rua sossegada, o comum basta.",
          ],
          [
            "Mas o inversor não conserta o portão: folha torta, trilho ruim ou contrapeso errado se acertam antes, porque a velocidade aumenta a pancada.",
            "O portão precisa estar em ordem antes. Em folha desequilibrada ou empenada, abrir mais rápido só faz bater mais forte.",
            "O inversor suaviza o movimento, mas não corrige trilho, batente nem contrapeso, que precisam estar em ordem primeiro.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o inversor muda no portão", "Como o inversor trabalha"],
        slots: [
          [
            "Em vez de ligar de uma vez, o motor ganha e perde velocidade aos poucos, porque a placa varia a frequência da corrente elétrica. Engrenagem, solda e coluna recebem menos pancada a cada abertura.",
            "A placa controla a rotação em cada trecho, mudando a frequência da corrente. O portão arranca devagar, anda rápido no meio e chega suave, o que poupa a engrenagem e a solda.",
            "O inversor muda a frequência da corrente e, com ela, a rotação do motor. A folha sai devagar, acelera e freia antes do fim, e a engrenagem e a coluna sofrem menos.",
          ],
          [
            "O ponto fraco é a placa, que é própria da linha, custa mais que a comum e não aceita central universal. Um protetor de surto, contra raio e pico de luz, ajuda a preservá-la.",
            "Se a eletrônica queimar, porém, só serve a central da própria linha, que é mais cara. Por isso convém instalar um protetor contra surto, o pico de energia que vem com o raio.",
            "A desvantagem aparece no conserto, já que a central é específica, custa mais e não se troca por uma comum. Um protetor de surto e o aterramento reduzem o risco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço com e sem inversor", "Quanto custam os modelos com e sem inversor"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, instalados, os preços são {models.pricesNamed}. Só o JetFlex tem inversor, e abre em {opening.jetflex}, contra {opening.padrao} do Padrão.",
            "Para basculante de até {width.quarterHp}, com instalação, o Padrão custa {price.padrao} e abre em {opening.padrao}, o Speedy custa {price.speedy} e abre em {opening.speedy}, e o JetFlex, com inversor, custa {price.jetflex} e abre em {opening.jetflex}.",
            "O basculante sem inversor mais barato custa {price.padrao} e abre em {opening.padrao}; o JetFlex, com inversor, custa {price.jetflex} e abre em {opening.jetflex}, ambos instalados.",
          ],
          [
            "Nos portões de correr e de abrir, o preço do motor com inversor depende do peso e do comprimento da folha, e o orçamento por foto é grátis. O cartão divide em até {shop.instalments} vezes.",
            "Para portão de correr ou de abrir, o valor sai de graça, pela foto e pelo peso da folha. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Os modelos de correr e de abrir são orçados por foto, sem custo, porque o motor é escolhido pelo peso da folha. No cartão, o valor se divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor com inversor gasta menos energia?",
        answers: [
          "A diferença é pequena no uso de casa, porque o portão trabalha poucos segundos por dia. O ganho está no movimento, não na conta de luz.",
          "Pouco muda na conta. O motivo para ter inversor é rapidez e suavidade, não economia.",
          "Quase nada. Um portão de casa consome pouco com qualquer motor, e o inversor se escolhe pela velocidade e pela suavidade.",
        ],
      },
      {
        question: "Dá para pôr inversor no motor que já tenho?",
        answers: [
          "Em geral não compensa, porque motor e placa precisam ser compatíveis. O caminho mais seguro é um modelo que já vem com ele.",
          "Só em alguns modelos, com central da mesma linha. Na maioria dos casos, sai melhor trocar o conjunto.",
          "Na maioria dos motores, não, porque a placa com inversor é feita para um motor próprio. O usual é trocar o conjunto inteiro.",
        ],
      },
      {
        question: "Motor com inversor dá mais problema?",
        answers: [
          "Na mecânica dá menos, porque parte e para suave. A placa é mais sensível a oscilações da rede, e por isso ele deve ter um circuito só dele.",
          "Engrenagem e solda sofrem menos, e a eletrônica é que precisa de energia boa. Num circuito próprio e aterrado, a rotina é a de um motor comum.",
          "Não, se a instalação elétrica é boa. O desgaste mecânico até diminui; o que se deve cuidar é a placa, com circuito próprio e aterramento.",
        ],
      },
      {
        question: "Que portões podem ter motor com inversor?",
        answers: [
          "Basculante, de correr e de abrir. No basculante, o JetFlex tem preço de tabela; nos outros, o motor é escolhido por peso e medida.",
          "Os três tipos têm modelos com inversor. Em folha longa de correr, ele reduz bastante o tranco da partida.",
          "Existem modelos para basculante, para portão de correr e para portão de abrir. O que muda é a potência, escolhida pelo peso da folha.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  },
  {
    id: "tipos-de-portao",
    broader: "modelos",
    label: "Tipos de portão de garagem",
    phrase: "os tipos de portão de garagem",
    asks: [
      "tipos portão automático",
      "basculante correr abrir articulado enrolar diferenças",
      "tipo portão garagem",
      "modelos portão garagem",
      "modelo portão garagem",
      "melhor tipo portão",
      "qual tipo portão",
      "tipos portão garagem",
      "melhor tipo portão garagem",
      "basculante correr pivotante",
      "tipos abertura portão",
      "qual portão cabe",
      "portão cabe vão",
      "que portão cabe",
      "vão qual portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Os tipos de portão de garagem são cinco: basculante, de correr, de abrir, articulado e de enrolar. O espaço decide. Sem parede livre ao lado, escolha o basculante, com motor a partir de {price.lowest} instalado. Com lateral livre, o de correr; com piso plano atrás, o de abrir; em garagem curta, o articulado ou o de enrolar.",
        "Os tipos e modelos de portão automático são cinco: basculante, que sobe; de correr; de abrir; articulado, que dobra; e de enrolar. A altura, a parede livre ao lado e o piso dizem qual combina com a sua garagem, e o basculante de até {width.quarterHp} tem o motor mais barato, desde {price.lowest} instalado.",
        "Quem está construindo escolhe entre cinco tipos de portão: basculante em frente estreita, de correr em vão largo com muro livre, de abrir em piso plano, articulado e enrolar onde falta espaço. O motor do basculante começa em {price.lowest} instalado; nos outros, a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As diferenças entre os cinco tipos", "Qual tipo de portão para cada garagem"],
        slots: [
          [
            "Cada tipo cobra um espaço diferente. Leia pensando no que sobra na sua entrada.",
            "O terreno decide antes do gosto e do preço. Compare o que cada um pede.",
            "Meça parede, altura e piso e veja qual cabe. As diferenças são estas.",
          ],
        ],
        bullets: [
          "Basculante: usa toda a frente, tira altura e avança um pouco ao subir",
          "De correr: não avança nem tira altura, pede parede do tamanho da folha",
          "De abrir: dispensa trilho, pede piso plano no giro e um motor por folha",
          "Articulado: dobra ao subir e avança menos que o basculante",
          "De enrolar: some no alto do vão, em rolo, comum em loja e vão apertado",
        ],
      },
      {
        about: "what",
        headings: ["Que motor usa cada portão", "Motor e tempo por tipo de portão"],
        slots: [
          [
            "No basculante o acionador vai na coluna, e 1/4 HP atende até {width.quarterHp}. No de correr, o motor fica no piso com cremalheira e se escolhe pelo peso, com um terço de folga.",
            "Coluna e fuso no basculante, com 1/4 HP até {width.quarterHp}; piso e cremalheira no deslizante, pelo peso da folha. A folga na capacidade é de um terço.",
            "O que sobe leva acionador na lateral, de 1/4 HP até {width.quarterHp}. O que corre leva motor no chão, dimensionado pelos quilos mais um terço.",
          ],
          [
            "No de abrir vai um braço por folha; no de enrolar, motor no eixo, pelo peso da cortina. Instalar leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Braço na coluna para cada folha que gira, motor no eixo para a que enrola. São {time.tilting} de serviço no basculante e {time.sliding} no deslizante.",
            "Folha que gira usa braço, e cortina usa motor de eixo. O basculante instala-se em {time.tilting}, o de correr em {time.sliding}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Meça antes de escolher", "As medidas que decidem o tipo"],
        slots: [
          [
            "Com quatro medidas, dois ou três tipos já saem da lista. Meça com o carro na vaga.",
            "Trena e cinco minutos bastam para reduzir a escolha. Anote tudo.",
            "Antes do serralheiro, tire estas medidas. Elas valem mais que a foto bonita.",
          ],
        ],
        steps: [
          "Largura e altura do vão.",
          "Parede livre ao lado, sem porta nem medidor.",
          "Distância do para-choque ao portão e do portão à calçada.",
          "Inclinação do piso logo atrás.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual tipo de portão dá menos manutenção?",
        answers: [
          "O de abrir tem menos peças móveis; o de correr pede trilho limpo; o basculante, cabos e contrapeso revistos. Em casa, revisão {visits.home}.",
          "Com revisão {visits.home}, a diferença é pequena. Trilho sujo e cabo gasto são o que mais incomoda.",
        ],
      },
      {
        question: "Qual portão é mais barato de automatizar?",
        answers: [
          "O basculante de até {width.quarterHp}, com kit fechado. Duas folhas de abrir custam mais, porque levam dois motores.",
          "Em geral o basculante. O de correr soma cremalheira e base, e o de abrir, um motor por folha.",
        ],
      },
      {
        question: "Qual tipo de portão é mais seguro?",
        answers: [
          "O que está bem instalado, com folha firme, fotocélula e força regulada. Trava elétrica e código rolante ajudam em todos.",
          "Todos são seguros com folha firme e sensor. Controle clonável pesa mais que o tipo.",
        ],
      },
      {
        question: "Vocês fazem o portão também?",
        answers: [
          "A folha é do serralheiro. Motor, instalação e conserto são conosco, e indicamos o reforço antes da solda.",
          "Não fabricamos a folha; cuidamos do motor e da automação, de preferência desde o projeto.",
        ],
      },
    ],
    photo: "fotos da frente da garagem, com a largura do vão, a altura e o espaço lateral",
  },
  {
    id: "fuso-ou-cremalheira",
    broader: "modelos",
    label: "Fuso do basculante ou cremalheira do portão de correr",
    phrase: "a escolha entre fuso e cremalheira",
    asks: [
      "quando usar motor fuso",
      "motor rosca régua dentada",
      "fuso ou cremalheira",
      "cremalheira ou fuso",
      "motor fuso ou cremalheira",
      "diferença fuso cremalheira",
      "fuso cremalheira melhor",
      "fuso cremalheira diferença motor",
      "fuso ou corrente",
      "motor fuso ou corrente",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre fuso ou cremalheira, quem decide é o portão: no basculante, o motor é de fuso, a barra com rosca que sobe a folha; no portão de correr, é de cremalheira, a régua dentada que a engrenagem empurra. Um não serve no lugar do outro. O kit de fuso, para basculante de até {width.quarterHp}, parte de {price.lowest} instalado; o de correr, na troca em casa, fica de {price.homeSwap}, com mão de obra.",
        "A diferença entre motor de fuso e de cremalheira está no movimento: rosca na coluna, para portão que levanta, e régua dentada na folha, para portão que corre. Não há melhor. A troca do motor de correr em casa fica de {price.homeSwap}, e o kit basculante, até {width.quarterHp}, parte de {price.lowest} instalado.",
        "Motor com rosca, o fuso, serve ao basculante, e motor com régua dentada, a cremalheira, ao portão de correr. Se o portão já existe, a escolha está feita: até {width.quarterHp} de basculante, kit desde {price.lowest} instalado; de correr, de {price.homeSwap} na troca.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como cada um move o portão", "Fuso e cremalheira lado a lado"],
        slots: [
          [
            "No fuso, a barra com rosca gira e a porca sobe por ela levando o braço. Na cremalheira, a engrenagem na saída do motor corre pelos dentes presos à folha.",
            "A porca do fuso leva o braço para cima e para baixo; a engrenagem da cremalheira empurra a folha para o lado. O motor de correr fica no chão.",
            "Rosca e porca erguem o basculante; engrenagem e dentes deslocam o de correr. Um é vertical, o outro, horizontal.",
          ],
        ],
        bullets: [
          "Fuso: na coluna, com contrapeso carregando a folha",
          "Cremalheira: no chão, com roldanas carregando a folha",
          "Escolha do fuso: largura, 1/4 HP até {width.quarterHp}",
          "Escolha da cremalheira: quilos, com um terço de folga",
          "Desgaste: no fuso, a porca; na cremalheira, os dentes e a engrenagem",
        ],
      },
      {
        about: "care",
        headings: ["O que se gasta primeiro", "Manutenção do fuso e da cremalheira"],
        slots: [
          [
            "No fuso gasta-se a porca, e graxa na barra e folha equilibrada a fazem durar. Na cremalheira, o ajuste é a folga de {rack.clearance} entre dentes e engrenagem.",
            "A porca do fuso é a peça de desgaste, trocada com a folha escorada; a cremalheira precisa da folga de {rack.clearance}.",
            "Graxa do manual no fuso e folga de {rack.clearance} na cremalheira resolvem a manutenção.",
          ],
          [
            "Revise {visits.home} em casa, e o motor dura {trade.life}. Roldana no de correr e cabo no basculante são o que mais falha em volta.",
            "Uma revisão {visits.home} serve aos dois, e a vida típica é {trade.life}. Confira roldana e cabo.",
            "Em casa, a revisão {visits.home} mantém o motor nos {trade.life} de vida. O que mais falha em volta é cabo no basculante e roldana no de correr.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como chegar ao modelo certo", "O que decide o modelo do motor"],
        slots: [
          [
            "Primeiro o tipo de portão, depois o tamanho e por fim o uso. Motor de correr não encaixa em basculante nem em portão de abrir.",
            "Siga movimento, medida e uso, nessa ordem. Nenhum motor serve ao mesmo tempo a portão que levanta e a portão que corre.",
            "O tipo de portão vem antes da marca, porque define a transmissão. Depois se comparam o tamanho da folha e as aberturas por dia.",
          ],
          [
            "No basculante, 1/4 HP basta até {width.quarterHp}; no de correr, capacidade um terço acima do peso, 400 kg para 300 kg. Prédio pede ciclos por hora.",
            "Até {width.quarterHp} de basculante usa 1/4 HP; uma folha de correr de 300 kg, motor de 400 kg. Muito uso pede ciclos.",
            "1/4 HP até {width.quarterHp}; 400 kg para folha de 300 kg. Muitas aberturas, uso intenso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar motor de cremalheira no basculante?",
        answers: [
          "Não. Ele foi feito para empurrar folha sobre trilho. O basculante pede acionador com fuso ou similar.",
          "De forma nenhuma: ele empurra a folha para o lado, e o basculante precisa de um que a conduza para cima.",
        ],
      },
      {
        question: "Qual motor faz menos barulho, de fuso ou de cremalheira?",
        answers: [
          "Cremalheira de nylon bem alinhada e fuso lubrificado são silenciosos. O ruído costuma vir da folha.",
          "Os dois ficam parecidos quando estão em ordem. Nylon na cremalheira e graxa no fuso reduzem o som.",
        ],
      },
      {
        question: "Que motor vai no portão de abrir?",
        answers: [
          "O portão de abrir usa atuador próprio, um por folha, muitas vezes com fuso fechado dentro do braço.",
          "Vai braço ou pistão, um por folha, preso na coluna. Ele não usa cremalheira, e o fuso, quando há, fica dentro do braço.",
        ],
      },
      {
        question: "A velocidade é diferente?",
        answers: [
          "Depende do kit: no basculante, {opening.padrao}, {opening.speedy} ou {opening.jetflex}. No de correr, é o comprimento dividido pela velocidade da ficha.",
          "No basculante, {opening.padrao} a {opening.jetflex}, conforme o kit. No de correr, conforme a folha.",
        ],
      },
    ],
    photo: "a foto do portão por dentro, com o motor ou o lugar dele à vista",
  },
  {
    id: "manual-do-motor",
    broader: "modelos",
    label: "Manual do motor de portão",
    phrase: "o manual do motor de portão",
    intent: "how-to",
    asks: [
      "perdi manual motor",
      "manual motor central seguir",
      "trocaram placa manual usar",
      "manual pdf",
      "manual motor pdf",
      "manual instruções",
      "manual instruções motor",
      "baixar manual",
      "manual fabricante motor",
    ],
    answers: {
      any: [
        "O manual do motor de portão se baixa em PDF, de graça, no site do fabricante, pelo modelo completo escrito na etiqueta da carcaça. Se a placa já foi trocada, siga o manual da central para controles e regulagem, e o do motor para peso, destravamento e cuidados.",
        "Para baixar o manual do portão eletrônico, leia na etiqueta marca, modelo e tensão e procure na área de manuais do site da marca, onde o PDF é gratuito. Perdeu o manual e a etiqueta apagou? O formato do motor e o controle costumam indicar a linha.",
        "Onde achar o manual de instruções do portão automático: no site de quem fabrica, em PDF e sem custo, com o nome inteiro da etiqueta, letras e números. Baixe dois, o do motor e o da central, porque gravar controle e ajustar força estão no da central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Da etiqueta ao PDF certo", "Como identificar o modelo do motor"],
        slots: [
          [
            "Tudo se lê por fora, com a tampa fechada e o disjuntor desligado. Comece pela etiqueta, e só depois vá à busca.",
            "Não é preciso abrir o motor para saber o modelo. A etiqueta, do lado da parede muitas vezes, traz o nome.",
            "A etiqueta fica na lateral ou embaixo da carcaça. Leia sem energia e sem tirar a tampa.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta e anote marca, modelo e tensão.",
          "Procure o modelo completo no site do fabricante.",
          "Baixe o manual do motor e o da central.",
          "Compare o desenho com o seu motor antes de seguir qualquer passo.",
        ],
      },
      {
        about: "what",
        headings: ["O que cada manual traz", "Manual do motor ou da central: qual seguir"],
        slots: [
          [
            "Se os dois vieram juntos, um só basta. Com placa trocada, vale a divisão abaixo.",
            "Motor e central podem ser de fabricantes diferentes. Veja onde procurar cada coisa.",
            "A dúvida se resolve pelo assunto: mecânica num, eletrônica no outro.",
          ],
        ],
        bullets: [
          "Motor: peso máximo, ciclos por hora, tensão",
          "Motor: destravamento, lubrificação e limpeza",
          "Central: gravar e apagar controles",
          "Central: pausa, força e fechamento automático",
          "Controle: pilha e frequência, no verso dele",
        ],
      },
      {
        about: "safety",
        headings: ["Até onde o manual serve em casa", "Manual na mão, tampa fechada"],
        slots: [
          [
            "Para o dono servem as páginas de uso, destravamento e cuidados. Ligação, força e percurso ficam junto da rede e do capacitor carregado, e são do técnico, em visita a partir de {price.preventive} em casa, sem peças.",
            "Destravar, limpar por fora e trocar a pilha do controle cabem ao morador. O que está sob a tampa tem tensão, e a regulagem em residência começa em {price.preventive}, fora peças.",
            "Uso e limpeza são seus; borne, força e fim de curso, do técnico, pela tensão sob a tampa. A visita que regula sai desde {price.preventive} em casa, sem peças.",
          ],
          [
            "Mesmo que o manual ensine, não destrave basculante com cabo ou contrapeso ruim, porque a folha cai.",
            "Basculante torto ou com cabo frouxo não se destrava, diga o manual o que disser.",
            "Folha basculante sem equilíbrio despenca ao soltar. Nesse caso, a página do destravamento não vale.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor não tem mais etiqueta. O que faço?",
        answers: [
          "Fotografe o motor inteiro, o ponto em que ele puxa a folha e o controle. O formato costuma indicar marca e linha.",
          "Compare a carcaça e o controle com as fotos do site das marcas. Quase sempre se reconhece.",
        ],
      },
      {
        question: "O manual ensina a gravar controle?",
        answers: [
          "O da central, sim. Em receptor externo você mesmo grava; na placa dentro do motor, deixe com o técnico.",
          "Está no manual da placa. Cuidado: segurar o botão demais apaga todos em muitas centrais.",
        ],
      },
      {
        question: "O manual diz quanto peso o motor aguenta?",
        answers: [
          "Diz, na tabela técnica, com velocidade e ciclos por hora. Use até três quartos do limite.",
          "Sim. Deixe um terço de folga sobre o peso da folha.",
        ],
      },
      {
        question: "O manual precisa ficar com quem na casa?",
        answers: [
          "Guarde o PDF no celular e uma cópia da página de destravamento perto do quadro de luz. Na falta de luz, é ela que se procura.",
          "No celular de todos os adultos, com a página do destravamento marcada.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o motor inteiro, com a tampa fechada",
  },
  {
    id: "motor-brushless",
    broader: "modelos",
    label: "Motor brushless vale a pena",
    phrase: "o motor brushless de portão",
    intent: "question",
    asks: [
      "placa motor brushless queimou",
      "placa brushless",
      "motor brushless parou",
      "motor brushless não funciona",
      "[marca] brushless",
      "motor [marca] brushless",
      "brushless escova",
      "[marca] brushless escova melhor",
      "brushless convencional",
      "motor brushless convencional",
      "motor brushless preço",
      "motor brushless deslizante",
      "motor brushless deslizante preço",
      "motor brushless basculante",
      "motor brushless instalado",
      "motor brushless 24v",
      "brushless 24",
      "motor brushless indução",
      "diferença brushless indução",
      "brushless inversor qual melhor",
      "motor brushless silencioso rápido",
      "motor brushless compensa",
      "brushless",
      "motor brushless",
      "brushless vale",
      "brushless portão",
      "motor sem escova",
      "motor sem escovas",
      "brushless ou comum",
      "brushless ou inversor",
      "bldc portão",
      "motor bldc",
      "motor brushless vale pena",
      "brushless vale pena",
      "motor brushless portão vale pena",
      "motor brushless 24v vale pena",
      "brushless 24v vale pena",
      "brushless 24 v compensa",
    ],
    answers: {
      any: [
        "Brushless ou indução? O brushless, sem escovas e de 24 V, é melhor para muito uso, silêncio e bateria. O de indução, o comum de 127 ou 220 V, é melhor para casa de pouco uso, porque custa menos e tem peça fácil. A troca pelo de indução em casa fica de {price.homeSwap}, com mão de obra.",
        "Um motor brushless vale a pena se o portão abre muitas vezes por dia ou se você quer silêncio, velocidade e bateria, porque sem escovas ele esquenta e se desgasta menos. O preço sai por foto. Em casa de pouco uso, o convencional atende e custa menos, de {price.homeSwap} na troca, com mão de obra.",
        "Vendemos e instalamos motor brushless, com o modelo e o preço definidos pelo peso da folha e pelas aberturas por dia. Ele compensa em uso intenso, com bateria ou onde o ruído incomoda. Em casa de poucas aberturas, o motor convencional atende por menos, de {price.homeSwap} na troca, com mão de obra.",
        "O motor brushless de 24 V vale a pena para quem quer bateria, porque trabalha em baixa tensão e continua abrindo quando falta luz, com partida e parada suaves. Em troca, só aceita a central do próprio modelo. Em casa de pouco uso, o motor comum atende por menos, de {price.homeSwap} na troca, com mão de obra.",
        "Em condomínio ou em casa com muitas aberturas por dia, o motor brushless compensa porque esquenta menos, aguenta o uso seguido da hora de pico e aceita bateria. O preço dele sai por foto. Para comparar, a troca por um motor comum fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio, com mão de obra.",
      ],
      comparison: [
        "Entre brushless e indução, escolha o brushless, sem escovas e de baixa tensão, para muito uso, silêncio e bateria. Escolha o de indução, o comum de 127 ou 220 V com capacitor, para casa de pouco uso. Ele custa menos e tem peça em qualquer loja: a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "A diferença está no rotor: o motor brushless tem ímãs e uma central que comanda cada volta, por isso esquenta menos, faz menos ruído e aceita bateria. O convencional, de indução, liga direto na rede e é mais simples de consertar. Em casa de pouco uso, fique com o convencional; em uso intenso, com o brushless.",
        "Entre brushless e inversor, o melhor para o portão de casa é o inversor, que dá a mesma partida suave com um motor de indução comum e peças mais fáceis. O brushless ganha em uso intenso ou com bateria, porque esquenta menos e muitos trabalham em 24 V. O valor dele sai por foto.",
      ],
      price: [
        "O motor brushless, deslizante ou de outro tipo, tem o preço dado por foto, conforme o peso da folha e as aberturas por dia, e custa mais que o convencional de mesma capacidade. Para comparar, a troca por um convencional fica de {price.homeSwap} em casa e de {price.heavySwap} em uso intenso, com mão de obra.",
        "O preço do motor brushless deslizante depende dos quilos da folha e do uso, e sai pela foto do portão. Como comparação, trocar por um motor convencional custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. O brushless fica acima disso.",
      ],
      installation: [
        "Vendemos e instalamos motor brushless {em}, com o modelo escolhido pelo tipo de portão, pelo peso da folha e pelas aberturas por dia, e o valor dado por foto. Ele compensa em uso intenso, com bateria ou onde o ruído incomoda. Para comparar, a troca por um convencional em casa fica de {price.homeSwap}, com mão de obra.",
        "A instalação de motor brushless usa a central do próprio modelo e é orçada pela foto do portão, com o peso da folha e o uso. Ela compensa onde se abre muito, ou para quem quer bateria ou silêncio. O convencional, em casa, fica de {price.homeSwap} na troca, com mão de obra.",
      ],
      buying: [
        "O motor brushless vale a pena em uso intenso, com bateria ou onde o ruído incomoda, porque sem escovas e com ímãs no rotor ele esquenta e se gasta menos. O preço sai por foto. Em casa de poucas aberturas, o convencional atende e custa menos, de {price.homeSwap} na troca, com mão de obra.",
        "Entre brushless e inversor, o melhor motor para o portão de casa é o com inversor, que dá a mesma partida suave com um motor de indução comum e peças mais fáceis. O brushless ganha em uso intenso ou com bateria. No basculante, o JetFlex, com inversor, custa {price.jetflex} instalado; o brushless sai por foto.",
        "Entre motor brushless e motor com escova, o brushless é melhor, porque não tem escova para gastar, esquenta menos e dura mais em uso intenso. O motor comum de portão, de indução, também não tem escova, e em casa de pouco uso atende por menos, de {price.homeSwap} na troca, com mão de obra.",
      ],
      repair: [
        "A placa do motor brushless que queimou só pode ser trocada pela do mesmo modelo, porque é ela que comanda cada volta do motor. Desligue o disjuntor e não abra a tampa. Pela foto da etiqueta dizemos se há reposição e o valor. Sem placa, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor brushless que parou quase sempre tem a falha na placa ou no sensor do rotor, e só aceita a central do modelo. Desligue o disjuntor e mande um vídeo com a foto da etiqueta, para sabermos se há conserto. Se não há peça, trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é um motor brushless", "Como funciona o motor sem escovas"],
        slots: [
          [
            "O brushless é um motor de corrente contínua, com ímãs no rotor, em que a eletrônica faz o papel das escovas, os contatos que se gastam com o giro. A central comanda cada volta, e por isso ele parte e para suave.",
            "Brushless quer dizer sem escovas, porque no lugar delas, que se desgastam, uma central liga as bobinas na ordem certa e gira o rotor de ímãs. Daí vêm a partida suave e o pouco calor.",
            "Nesse motor, uma placa faz o serviço das escovas, os contatos que se gastam com o giro, e controla o rotor de ímãs volta a volta. O movimento começa e termina devagar, com menos ruído e calor.",
          ],
          [
            "O motor comum de portão é de indução, que também não tem escova, liga na rede com um capacitor e aceita central de várias marcas. Já o brushless trabalha em baixa tensão e combina com bateria.",
            "O motor comum de portão é de indução, sem escovas, com capacitor, e é o mais simples de consertar. A vantagem do brushless é a baixa tensão, que aceita bateria sem nobreak.",
            "O motor de indução, o mais usado, parte com capacitor e tem peças fáceis de achar. O brushless aceita bateria de reserva, por funcionar em baixa tensão, mas depende da própria central.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando escolher e quando não", "Brushless, inversor ou comum"],
        slots: [
          [
            "Escolha o brushless para uso intenso, falta de luz frequente ou quarto perto da garagem. Em casa calma, com poucas aberturas por dia, o convencional custa menos, e o motor com inversor é o meio-termo, com partida suave e peças mais fáceis.",
            "Prédio, comércio e quem precisa de bateria aproveitam o brushless. Quem só quer abrir sem tranco pode ficar com o inversor, e a casa de pouco uso, com o convencional, que custa menos.",
            "Quem abre o portão muitas vezes por dia, precisa de bateria ou quer silêncio deve escolher o brushless. O conforto numa casa comum se consegue com o inversor, que parte e para suave, e quem usa pouco fica bem com o convencional.",
          ],
          [
            "Antes de fechar a compra, pergunte o preço e o prazo da placa de reposição. Ela é só do modelo, e sem ela o motor não anda.",
            "Confirme se há placa de reposição na sua região, porque a universal não serve nesse motor.",
            "Peça na proposta o valor da central de reposição, porque só ela move esse motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber a indicação", "Dados para escolher o motor"],
        slots: [
          [
            "Com estes dados, a resposta já traz o modelo indicado e o preço. Faça as imagens de fora, com o portão parado.",
            "Duas fotos e algumas medidas bastam na maioria dos portões de casa, tiradas sem abrir o motor nem mover a folha.",
            "A indicação sai das fotos e das medidas. Fotografe de longe, com ninguém no vão.",
          ],
        ],
        steps: [
          "Fotografe o portão por dentro e por fora.",
          "Meça largura e altura com a folha fechada.",
          "Anote o material e se a folha é fechada ou vazada.",
          "Conte quantas vezes o portão abre no horário de pico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O brushless faz menos barulho que o convencional?",
        answers: [
          "Faz, porque parte devagar e para antes do batente. Já a roldana seca e a folha solta continuam com o ruído delas.",
          "Sim, na partida e na parada. O barulho que vem do trilho, da dobradiça ou do batente não muda com o motor.",
        ],
      },
      {
        question: "O motor brushless é mais forte?",
        answers: [
          "Não é o nome que dá a força. Compare os quilos da ficha com o peso da folha e deixe um terço de folga.",
          "Nem sempre, porque a capacidade vem escrita na ficha, em quilos. O que ele tem de melhor é aguentar mais aberturas seguidas.",
        ],
      },
      {
        question: "Posso pôr placa comum nele?",
        answers: [
          "Não, porque um motor brushless só anda com a central feita para ele.",
          "Não serve, porque a placa comum só liga e desliga o motor, e a do brushless comanda cada volta.",
        ],
      },
      {
        question: "Brushless dispensa nobreak?",
        answers: [
          "Muitos modelos de 24 V aceitam bateria própria, que abre na falta de luz. Confira na ficha se ela vem ou é opcional.",
          "Em geral, sim, com a bateria do próprio motor, quando o modelo aceita. Sem ela, ele para como qualquer outro.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, material e aberturas por dia",
  },
  {
    id: "brushless-alto-fluxo",
    broader: "modelos",
    label: "Brushless ou motor comum em portão de alto fluxo",
    phrase: "o motor brushless em portão de alto fluxo",
    asks: [
      "brushless alto fluxo",
      "brushless fluxo",
      "brushless ou comum alto fluxo",
      "brushless uso intenso",
      "brushless muito movimento",
      "brushless condomínio",
      "motor brushless condomínio",
      "motor brushless prédio",
      "brushless prédio",
      "brushless vale pena condomínio",
      "brushless vale pena prédio",
      "motor brushless vale pena condomínio",
      "brushless compensa condomínio",
      "brushless portão condomínio",
      "brushless portão pesado",
      "brushless empresa",
      "brushless estacionamento",
      "brushless ou inversor condomínio",
      "brushless muitas aberturas",
      "brushless uso contínuo",
      "brushless galpão",
      "motor alto fluxo brushless",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, em condomínio o motor brushless vale a pena quando o portão abre muitas vezes por hora, quando falta luz com frequência ou quando o comum para por calor. Em prédio pequeno, com até uns 15 ciclos por hora, não compensa: o motor comum de bom porte atende por menos e tem peça mais fácil.",
        "Em portão de alto fluxo, o brushless leva vantagem sobre o motor comum, porque esquenta menos e aguenta mais aberturas seguidas sem desligar por calor. O comum, de indução, ainda serve até uns 15 ciclos por hora; acima disso, escolha brushless ou um motor de uso intenso com inversor.",
        "Para portão de alto fluxo, como o de condomínio e empresa, prefira brushless ou motor de uso intenso com inversor; o motor comum para no pico, porque o protetor térmico o desliga para esfriar. A escolha entre os dois depende da bateria, da peça de reposição e do peso da folha.",
      ],
      comparison: [
        "Entre brushless e motor comum, num portão de alto fluxo escolha o brushless ou um de uso intenso com inversor: eles esquentam menos e não desligam no horário de pico. O motor comum de indução atende até uns 15 ciclos por hora, custa menos e tem peça mais fácil de achar.",
        "No portão de alto fluxo, o brushless ganha do motor comum em calor, velocidade e partida suave, e aceita bateria em muitos modelos. O comum ganha no preço e na peça de reposição, mas desliga por calor quando as aberturas se seguem sem descanso.",
      ],
      price: [
        "O motor brushless para portão de alto fluxo tem o preço dado por foto, conforme o peso da folha e os ciclos por hora, e custa mais que o comum. Para comparar, a troca por um motor convencional de uso coletivo fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quantos ciclos por hora tem o seu portão", "O que é alto fluxo, em números"],
        slots: [
          [
            "Ciclo é abrir, deixar passar e fechar. Conte as aberturas na hora mais cheia, multiplique por 1,5 e compare com a lista.",
            "Antes de escolher, conte quantas vezes o portão abre no horário de pico. Um ciclo é a volta completa: abrir e fechar.",
          ],
        ],
        bullets: [
          "Até 15 ciclos por hora: motor comum de bom porte atende",
          "De 15 a 40: motor de uso intenso ou brushless",
          "De 40 a 60: brushless ou inversor, de uso intenso, com folga na ficha",
          "Acima de 60: uso contínuo, ou um portão para entrar e outro para sair",
        ],
      },
      {
        about: "what",
        headings: ["Por que o motor comum para no pico", "O que muda entre brushless e comum"],
        slots: [
          [
            "O motor comum é de indução: liga na rede com um capacitor e esquenta a cada partida. Quando passa do limite, o protetor térmico o desliga por alguns minutos. O brushless tem ímãs no rotor e uma placa que dosa a corrente, por isso parte suave e esquenta menos.",
            "A cada arranque, o motor comum puxa muita corrente e aquece; depois de muitas aberturas seguidas, ele se desliga para não queimar. No brushless, motor sem escovas com ímãs no rotor, a placa controla a corrente, e sobra pouco calor.",
          ],
          [
            "Em troca, o brushless só anda com a central do próprio modelo. Em prédio, pergunte antes o preço e o prazo dessa placa, porque sem ela o portão fica parado.",
            "O ponto fraco do brushless é a placa, que só serve a do modelo. Garanta a reposição antes de pôr um no portão por onde todos passam.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Brushless, inversor ou motor comum", "Como decidir no portão de muito uso"],
        slots: [
          [
            "Escolha o brushless se quer bateria, velocidade e partida suave. O motor de indução com inversor é o meio-termo: parte suave, aguenta fluxo alto e tem peça mais comum. O motor comum fica para a entrada de pouco movimento.",
            "Quem precisa abrir na falta de luz fica com o brushless, que aceita bateria em muitos modelos. Quem quer peça fácil e fluxo alto fica com o inversor. Motor comum, só onde o portão descansa entre um carro e outro.",
          ],
          [
            "Em qualquer um, a folha precisa correr leve: roldana gasta e trilho torto derrubam até o melhor motor. A revisão em uso coletivo é feita {visits.business}.",
            "Nenhum deles aguenta folha que arrasta. Roldanas, trilho e cremalheira entram na revisão, que em uso coletivo se faz {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O brushless abre mais rápido que o comum?",
        answers: [
          "Em geral sim, porque acelera e freia de forma controlada. O tempo exato está na ficha e muda com o comprimento da folha.",
          "Muitos modelos sim. Rapidez com segurança, porém, pede fotocélula e folha bem alinhada.",
        ],
      },
      {
        question: "Quanto peso o brushless aguenta?",
        answers: [
          "O que a ficha disser, em quilos. O nome não dá a força: compare com o peso da folha e deixe um terço de folga.",
          "Varia com o modelo. Procure os quilos e os ciclos por hora na ficha, porque em alto fluxo valem os dois.",
        ],
      },
      {
        question: "Vale trocar um motor comum que funciona por brushless?",
        answers: [
          "Só se ele desliga no pico, se a espera incomoda ou se falta luz com frequência. Fora disso, a revisão costuma bastar.",
          "Se ele não para por calor, não há pressa. Comece pela folha e pelas roldanas, que também fazem o motor esquentar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e da etiqueta do motor, com o número de vagas e as aberturas na hora de pico",
  },
  {
    id: "motor-dc-ou-ac",
    broader: "modelos",
    label: "Motor DC ou AC",
    phrase: "a escolha entre motor DC e AC",
    intent: "comparison",
    asks: [
      "motor dc ou ac",
      "motor ac ou dc",
      "dc ou ac",
      "ac ou dc",
      "corrente contínua ou alternada",
      "corrente alternada ou contínua",
      "diferença ac dc portão",
      "motor dc vale",
      "diferença ac dc",
      "motor ac dc",
      "diferença motor ac dc",
    ],
    answers: {
      any: [
        "Motor AC ou DC para portão: o AC, ligado direto em 110 ou 220 V, custa menos e tem peça em qualquer loja; o DC, de 24 V, aceita bateria, para suave e abre sem luz. Em casa de pouco uso, AC basta; onde falta energia, o DC compensa.",
        "Motor DC ou AC? Fique com o AC, de 110 ou 220 V, se quer preço menor e conserto simples no portão. Escolha o DC, de 24 V, se falta luz com frequência, porque ele aceita bateria, regula a velocidade e encosta sem tranco.",
        "Para portão de casa, o motor AC de 110 ou 220 V resolve e sai mais barato; já o DC, que trabalha em 24 V, vale para quem quer bateria na falta de luz e parada macia. A força não decide, pois há modelos leves e pesados em AC e em DC.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["AC e DC lado a lado", "O que muda entre AC e DC na prática"],
        slots: [
          [
            "AC é corrente alternada, a da tomada; DC é corrente contínua, a da bateria, que uma fonte dentro do motor fornece. Disso vêm as diferenças de uso e de conserto.",
            "No AC, o motor usa a energia como ela chega da rua; no DC, uma fonte a transforma em 24 V contínuos. O resto decorre daí.",
            "O motor AC gira com a corrente alternada da rede, e o DC, com corrente contínua feita por uma fonte interna. Essa diferença explica o que cada um oferece.",
          ],
        ],
        bullets: [
          "AC: liga na rede, usa capacitor, tem conserto simples e peça comum",
          "DC: trabalha em 24 V, aceita bateria e ajusta a velocidade",
          "AC com inversor: rede comum e partida suave, mas sem bateria",
          "Sem luz: o DC com bateria abre; o AC precisa de nobreak ou da chave",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um", "Preço do AC, do inversor e do DC"],
        slots: [
          [
            "Em ordem de preço, vem primeiro o AC comum, depois o AC com inversor e, por cima, o DC com bateria. No basculante de até {width.quarterHp}, o Padrão, AC, custa {price.padrao} instalado, e o JetFlex, com inversor, {price.jetflex}.",
            "O AC comum é o mais barato: {price.padrao} no kit Padrão para basculante de até {width.quarterHp}, com instalação. O AC com inversor sobe, como o JetFlex, de {price.jetflex}, e o DC com bateria costuma custar mais.",
            "No kit de basculante até {width.quarterHp}, já montado, o AC sai por {price.padrao} no Padrão e por {price.jetflex} no JetFlex, que tem inversor. O DC, somada a bateria, em geral passa desses valores.",
          ],
          [
            "Para portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e o DC vai por orçamento. Lembre na conta a bateria, que se troca depois de alguns anos.",
            "No de correr e no de abrir, conte de {price.homeSwap} na troca em casa, serviço incluído; o DC é orçado por foto. A bateria dele também tem vida curta, de poucos anos.",
            "Nos outros portões, trocar o motor em casa custa de {price.homeSwap}, com a instalação, e o modelo DC sai por foto. Some a bateria, que precisa ser renovada de tempos em tempos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Conserto e peças de cada tipo", "O que costuma falhar no AC e no DC"],
        slots: [
          [
            "No AC, gastam-se o capacitor, que dá a partida, e a engrenagem, ambos fáceis de achar. No DC falham a bateria e a placa, própria do modelo, e motores com escovas pedem a troca delas.",
            "O AC cansa no capacitor, a peça que ajuda a partir, e na engrenagem, com reposição comum. Já no DC, bateria, escovas em alguns motores e uma placa específica são os pontos fracos.",
            "Capacitor e engrenagem são o desgaste do AC, e qualquer loja do ramo os tem. O DC depende mais da placa do próprio modelo e da bateria; alguns usam escovas, que também se trocam.",
          ],
          [
            "Os dois sofrem com surto na rede, por isso aterramento e protetor valem sempre. A revisão {visits.home} é igual, porque folha pesada estraga qualquer motor.",
            "Raio e surto atingem tanto um quanto o outro, e pedem protetor no quadro e fio terra. Também é a mesma a revisão {visits.home}, já que a folha dura força ambos.",
            "Protetor de surto e terra servem a ambos, pois a placa queima do mesmo jeito. A folha leve e a revisão {visits.home} contam mais que a corrente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor DC gasta menos luz?",
        answers: [
          "A diferença na conta é pequena, porque o portão anda poucos minutos por dia. Escolha o DC pela bateria e pela suavidade, e não pela economia.",
          "Muda quase nada: o consumo de um portão de casa é baixo nos dois. O que se compra no DC é a abertura sem luz e o movimento suave.",
        ],
      },
      {
        question: "Dá para transformar um motor AC em DC?",
        answers: [
          "Não: motor e central são diferentes, e se troca o conjunto. Para abrir sem luz com o AC, usa-se nobreak próprio para motor de portão.",
          "Não dá. O AC pode ganhar nobreak, que o mantém na falta de energia, mas passar para DC exige motor e placa novos.",
        ],
      },
      {
        question: "Quantas vezes o motor DC abre sem luz?",
        answers: [
          "Depende da bateria e do peso da folha: o manual traz o número em ciclos. Com bateria nova e folha leve, são dezenas de aberturas; com bateria velha, bem menos.",
          "Com a bateria carregada e o portão leve, dezenas de vezes. Folha pesada e bateria antiga reduzem muito, por isso vale testar duas vezes por ano.",
        ],
      },
      {
        question: "Motor DC serve em portão pesado?",
        answers: [
          "Serve, se a capacidade na ficha passar do peso com um terço de folga: existem DC para folhas grandes. Em uso intenso, confira também os ciclos por hora.",
          "Há modelos DC para folha pesada, e a ficha diz até quantos quilos. A força não é o limite do tipo; olhe capacidade e ciclos do modelo.",
        ],
      },
    ],
    photo: "uma foto do portão e da etiqueta do motor atual",
  },
  {
    id: "o-que-e-inversor",
    broader: "modelos",
    label: "O que é inversor no motor de portão",
    phrase: "o inversor do motor de portão",
    intent: "question",
    tellsPurpose: true,
    asks: [
      "função inversor frequência motor portão",
      "função motor inverter",
      "inversor frequência portão para que serve",
      "função inversor",
      "função inversor frequência",
      "serve inversor placa portão",
      "para que serve inversor placa portão",
      "para que serve inversor",
      "inversor como funciona",
      "como funciona inversor portão",
      "significado inversor",
      "para que serve inversor motor portão",
      "inversor serve",
    ],
    answers: {
      any: [
        "O inversor no motor de portão é a eletrônica da placa que controla a velocidade: muda a frequência da energia, e a folha parte devagar, corre e freia antes de parar. Com ele o portão abre mais rápido sem bater, como o kit JetFlex, que abre em {opening.jetflex}. Sem ele, há uma velocidade só.",
        "Inversor de frequência é a parte da placa que varia a rotação do motor, para dar partida suave, abertura rápida e parada sem pancada. Serve a portão rápido, pesado ou de muito uso. A placa custa mais e é própria do modelo.",
        "Se o motor tem inversor, quer dizer que a placa regula a velocidade do portão ao longo do curso, acelerando e freando. O comum gira sempre igual. Com inversor, um basculante abre em {opening.jetflex}, contra {opening.padrao} do motor padrão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o inversor faz no portão", "Como funciona o inversor"],
        slots: [
          [
            "A rede entrega 60 Hz fixos, e o motor comum gira sempre igual. O inversor gera outra frequência, mais baixa para arrancar e frear, mais alta para correr, e a rotação acompanha.",
            "Com frequência fixa de 60 Hz, a velocidade não muda. O inversor varia essa frequência, e com ela a rotação, do começo ao fim do curso.",
            "Mudando a frequência que chega ao motor, normalmente de 60 Hz, o inversor muda a rotação a cada trecho do curso.",
          ],
        ],
        bullets: [
          "Partida suave: poupa engrenagem, cremalheira e solda.",
          "Corrida rápida: encurta a espera na rua.",
          "Freada antes do fim: acaba com a pancada no batente.",
          "Menos calor: aguenta mais aberturas seguidas.",
          "Sem capacitor de partida: a eletrônica faz o papel.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale ter inversor", "Com inversor ou comum"],
        slots: [
          [
            "Vale em rua sem recuo, portão pesado, prédio e comércio. Em casa de rua calma e folha leve, o comum faz o serviço por menos.",
            "Rua movimentada, folha pesada ou muitas aberturas justificam. Em residência tranquila, o motor comum basta.",
            "Compensa onde se espera na rua ou se abre muito. Para pouco uso e folha leve, escolha o comum.",
          ],
          [
            "O inversor exige folha equilibrada, fio terra e protetor de surto, porque a placa é cara e sensível a raio. Não se põe inversor em motor comum: troca-se o conjunto.",
            "A placa pede aterramento e DPS, e a folha tem de andar leve. Motor comum não recebe inversor; trocam-se motor e placa juntos.",
            "Antes, acertam-se folha, terra e protetor de surto. Adaptar em motor comum não compensa, pois os dois são feitos um para o outro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a mais", "Preço com e sem inversor"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, instalados, o JetFlex com inversor custa {price.jetflex}, contra {price.speedy} do Speedy e {price.padrao} do Padrão. Nos outros portões, o inversor põe a troca no alto da faixa de {price.homeSwap}.",
            "Kit basculante até {width.quarterHp}, já montado: {price.jetflex} com inversor, o JetFlex; {price.padrao} no Padrão e {price.speedy} no Speedy. De correr e de abrir, perto do teto de {price.homeSwap} na troca.",
            "Com inversor, o JetFlex sai por {price.jetflex} instalado, em basculante até {width.quarterHp}; sem ele, {price.padrao} ou {price.speedy}. Em outro tipo, conte o topo de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com inversor usa capacitor de partida?",
        answers: [
          "Em geral não: a eletrônica faz esse papel. Ele é trifásico por dentro, alimentado pela placa.",
          "Não usa. A placa gera as três fases do motor, e por isso não se troca por central comum.",
        ],
      },
      {
        question: "Dá para pôr inversor no meu motor comum?",
        answers: [
          "Raramente compensa: motor e placa são feitos um para o outro. Troca-se o conjunto, {price.homeSwap} em casa.",
          "Não na prática. Quem quer inversor troca motor e placa juntos.",
        ],
      },
      {
        question: "O inversor gasta menos luz?",
        answers: [
          "Um pouco, pela partida suave, mas o portão trabalha segundos por vez. A diferença quase não aparece na conta.",
          "A economia é pequena em casa. O ganho está no desgaste e no tempo.",
        ],
      },
      {
        question: "A placa com inversor queima mais?",
        answers: [
          "É mais sensível a surto, e mais cara. Com DPS, terra e folha leve, dura como as outras.",
          "Sem proteção, sim. Aterramento e protetor de surto resolvem.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  },
  {
    id: "melhor-custo-beneficio",
    broader: "modelos",
    label: "Motor com melhor custo-benefício",
    phrase: "o motor de melhor custo-benefício",
    intent: "buying",
    asks: [
      "motor melhor relação preço qualidade",
      "motor portão compensa preço",
      "custo benefício",
      "melhor custo benefício",
      "motor custo benefício",
      "melhor motor custo benefício",
      "custo benefício portão",
      "qual motor vale mais",
      "motor que compensa mais",
    ],
    answers: {
      any: [
        "O motor de portão com melhor custo-benefício é o residencial comum, de marca com peça em toda loja e capacidade um terço acima da folha. No deslizante, a troca em casa, com mão de obra, fica de {price.homeSwap}; no basculante de até {width.quarterHp}, o Padrão instalado sai por {price.padrao}.",
        "Melhor custo-benefício em motor de portão é comprar o tamanho certo, numa marca com reposição, sem pagar por recurso que não se usa. No basculante de até {width.quarterHp}, o Padrão sai por {price.padrao} instalado; no deslizante, motor e mão de obra, em casa, ficam de {price.homeSwap}.",
        "No portão deslizante, o motor de melhor custo-benefício é o comum, sem inversor, de marca com placa à venda e capacidade um terço acima do peso da folha. A troca em casa fica de {price.homeSwap}, com mão de obra. Pagar mais só compensa em rua movimentada ou com muitas aberturas por dia.",
      ],
      price: [
        "O motor de melhor custo-benefício para basculante de até {width.quarterHp} é o Padrão, por {price.padrao} instalado. Se a espera na rua incomoda, é o Speedy, por {price.speedy}. No portão deslizante, escolha o motor comum de marca com peça fácil: a troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Em custo-benefício, o basculante de até {width.quarterHp} leva o Padrão, por {price.padrao}, ou o Speedy, por {price.speedy}, ambos instalados. No portão deslizante, o motor comum com mão de obra sai de {price.homeSwap} na troca em casa, conforme o peso da folha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde vale gastar e onde não", "O que dá retorno no portão"],
        slots: [
          [
            "Vale gastar em folha equilibrada, fotocélula e instalação bem feita, porque folha leve rende mais anos ao motor que a marca. Não vale motor muito maior que a folha pede, nem marca sem placa à venda.",
            "O dinheiro rende mais na folha em ordem, na fotocélula e na montagem correta. Força de sobra além de um terço não faz durar mais. Marca sem peça de reposição pode virar motor novo no primeiro defeito.",
            "Folha que anda leve, instalação certa e fotocélula são o gasto que volta. O desperdício está no motor grande demais e na marca barata que não tem peça.",
          ],
          [
            "Inversor, que dá velocidade e parada suave, compensa em rua movimentada ou com muito uso. Em casa que abre poucas vezes, o comum faz o mesmo serviço.",
            "Pagar por inversor, a eletrônica que acelera e freia a folha, faz sentido com muitas aberturas ou na rua sem recuo. No resto, o simples basta.",
            "O inversor acelera e suaviza a parada, e se paga onde a espera na rua é um risco. Para poucas aberturas ao dia, o motor comum atende igual.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Basculante: Padrão, Speedy ou JetFlex", "Quanto custa cada degrau no basculante"],
        slots: [
          [
            "Em basculante de até {width.quarterHp}, o Padrão abre em {opening.padrao}. O Speedy reduz para {opening.speedy} por pouco mais, {price.speedy}, e o JetFlex, com inversor, chega a {opening.jetflex} por {price.jetflex}; todos com instalação, central e controles.",
            "O degrau mais barato abre em {opening.padrao}. Subindo, o Speedy faz em {opening.speedy} e custa {price.speedy}; no topo, o JetFlex tem inversor, abre em {opening.jetflex} e sai por {price.jetflex}, já instalado, como os outros.",
            "Do Padrão, {opening.padrao} para abrir, ao Speedy, {opening.speedy} por {price.speedy}, a diferença é pequena, e costuma ser o melhor degrau. O JetFlex, {price.jetflex}, compensa quando {opening.jetflex} na abertura fazem falta. Os três incluem instalação e controles.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que pesa no preço além do motor", "Motor barato e conta cara: onde olhar"],
        slots: [
          [
            "Numa troca, base, fiação e fotocélula em bom estado são aproveitadas e seguram o preço. Folha pesada, muitas aberturas e velocidade maior o levam para o alto da faixa, e no portão que nunca teve motor somam-se ponto de energia e suporte.",
            "O valor fica baixo quando fiação, fotocélula e suporte já existem e servem. Sobe com peso, velocidade e uso diário, e mais ainda no primeiro motor, que precisa de ponto de energia.",
            "Aproveitar fios, sensor e suporte é o que mais economiza. Peso da folha, rapidez e número de aberturas puxam o preço para cima, assim como puxar energia até um portão ainda manual.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para receber a indicação", "Dados que escolhem o motor por você"],
        slots: [
          [
            "Duas fotos e quatro dados bastam para dizer o motor e o valor. Fotografe de fora, com o portão parado.",
            "A indicação sai de fotos e medidas, sem abrir o motor nem mover a folha.",
            "Com o portão fechado e parado, reúna as fotos e poucos dados. É deles que sai o modelo.",
          ],
        ],
        steps: [
          "Fotografe o portão por dentro e por fora.",
          "Meça largura e altura com a folha fechada.",
          "Anote o material e se a folha é fechada ou vazada.",
          "Conte as aberturas por dia e na hora de pico.",
          "Diga quantos controles quer e onde fica a energia.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor tem melhor custo-benefício?",
        answers: [
          "A que tem o modelo certo para a folha e peça perto de você. Entre as comuns, como {shop.brands}, o preço instalado e a garantia desempatam.",
          "Nenhuma vence em todo portão. Com o mesmo porte, {shop.brands} se equivalem, e decidem a reposição e o valor instalado.",
        ],
      },
      {
        question: "Vale comprar o motor na internet e só pagar a instalação?",
        answers: [
          "Compare a soma: a mão de obra de motor comprado à parte parte de {price.installation}, e nem sempre vêm cremalheira, controles e suporte. Confira antes se o modelo serve na folha.",
          "Às vezes compensa, desde que venha completo e no tamanho certo. Some ao preço do motor a instalação avulsa, a partir de {price.installation}.",
        ],
      },
      {
        question: "Quanto tempo dura um motor comum?",
        answers: [
          "De {trade.life}, com folha leve, tamanho certo e revisão {visits.home}. Motor no limite de peso dura bem menos.",
          "Bem dimensionado e revisado {visits.home}, chega a {trade.life}. Folha pesada ou trilho sujo encurtam esse prazo.",
        ],
      },
      {
        question: "Motor usado ou recondicionado compensa?",
        answers: [
          "Raramente: sai sem garantia de fábrica, e o redutor gasto não se vê por fora. O novo tem {warranty.motor} de garantia e parcela em até {shop.instalments} vezes.",
          "Em geral não, porque o desgaste fica escondido na engrenagem. Um novo comum vem com {warranty.motor} de garantia e pode ser parcelado em até {shop.instalments} vezes.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, material e como abre",
  },
  {
    id: "identificar-modelo-do-motor",
    broader: "modelos",
    label: "Como identificar o modelo do motor",
    phrase: "como identificar o modelo do motor",
    asks: [
      "saber qual motor tenho",
      "saber qual motor tem meu portão",
      "saber qual o motor do meu portão",
      "saber qual é motor meu portão",
      "como saber qual é o motor do meu portão",
      "descobrir qual é motor do portão",
      "qual é o motor do meu portão",
      "que motor tem meu portão",
      "como saber qual modelo meu motor portão",
      "saber qual modelo meu motor",
      "identificar modelo motor",
      "como identificar motor portão",
      "como saber modelo motor",
      "descobrir modelo motor",
      "saber qual modelo motor",
      "saber marca motor",
      "identificar motor portão",
      "qual modelo do meu motor",
      "onde fica modelo motor",
      "onde ver modelo motor",
      "descobrir marca motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O modelo do motor do portão está escrito na etiqueta colada na carcaça, em geral na lateral, atrás ou embaixo, com marca, tensão e potência. Sem etiqueta legível, o logotipo da tampa, o controle e o jeito como o portão abre identificam a linha; não abra a tampa, há tensão dentro.",
        "Para identificar o modelo do motor, procure a etiqueta na carcaça, por fora e com o disjuntor desligado: nela estão escritos marca, modelo, tensão e HP. Apagou? Formato da carcaça, controle e tipo de portão costumam bastar para descobrir a marca.",
        "A etiqueta do motor fica na carcaça, quase sempre na lateral ou atrás, e traz o modelo escrito. Se não há etiqueta, descubra a marca pelo logotipo, pela nota ou pelo manual, e a linha pelo acionamento, que é cremalheira, fuso ou braço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Identificar o motor, passo a passo", "Onde procurar o modelo do motor"],
        slots: [
          [
            "Tudo se vê por fora, com o disjuntor desligado e o portão fechado. Leva uns cinco minutos.",
            "Desligue o disjuntor, feche o portão e olhe só a parte de fora; em cinco minutos se acha.",
            "Sem abrir a tampa e sem energia, procure nesta ordem.",
          ],
        ],
        steps: [
          "Procure a etiqueta na lateral, atrás ou embaixo da carcaça.",
          "Limpe com pano seco e fotografe marca, modelo, tensão e HP.",
          "Sem etiqueta, fotografe o motor inteiro, o logotipo e o controle, frente e verso.",
          "Veja como o portão abre e onde o motor se prende.",
          "Procure a nota ou o manual, que trazem o nome completo.",
        ],
      },
      {
        about: "signs",
        headings: ["Descobrir o motor sem etiqueta", "O que o formato revela"],
        slots: [
          [
            "O lugar e o jeito do motor já dizem o tipo, porque cada portão usa um acionamento, o que elimina a maior parte dos modelos.",
            "Sem etiqueta, comece pelo tipo, que se vê de longe.",
            "Pelo acionamento se chega à linha, e daí ao modelo.",
          ],
        ],
        bullets: [
          "Cremalheira e motor no piso: deslizante, para portão de correr.",
          "Acionador em pé na coluna, com fuso: basculante.",
          "Braço preso na folha: pivotante, de abrir.",
          "Motor no alto, com eixo ou corrente: porta de enrolar ou guilhotina.",
        ],
      },
      {
        about: "what",
        headings: ["Para que serve saber o modelo", "O que muda com o modelo"],
        slots: [
          [
            "Placa, engrenagem, capacitor e controle mudam de um modelo para outro, mesmo na mesma marca. Com o nome completo, a peça certa vem na primeira visita.",
            "A mesma marca usa peças diferentes em cada modelo, da engrenagem à placa. O nome inteiro evita comprar errado.",
            "Engrenagem, placa e capacitor dependem do modelo exato. Saber a marca só não basta para comprar a peça.",
          ],
          [
            "As letras ajudam: DZ, na PPA e na Rossi, e KDZ, na Garen, são de correr; BV é basculante vertical. HP é a potência, como 1/4 ou 1/2.",
            "Algumas siglas dizem o tipo: DZ (PPA e Rossi) e KDZ (Garen) para correr, BV para basculante. O número com HP é a potência.",
            "Leia as siglas: BV indica basculante vertical, DZ ou KDZ indica portão de correr, e 1/4 HP é a força do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A etiqueta do motor apagou. Como descubro o modelo?",
        answers: [
          "Carcaça, controle e o jeito de o motor se prender costumam dizer a linha. O código da placa, o técnico lê na visita.",
          "Pela forma da carcaça e pelo tipo de portão se chega à linha. O restante está na placa, que só o técnico abre.",
        ],
      },
      {
        question: "O controle diz a marca do motor?",
        answers: [
          "Nem sempre: ele segue a placa ou o receptor, que pode ser de outra marca. Serve de pista, não de prova.",
          "Só em parte. Se a central foi trocada, controle e motor podem ter marcas diferentes.",
        ],
      },
      {
        question: "O que significa tensão na etiqueta?",
        answers: [
          "É a rede em que o motor trabalha, 127 V ou 220 V. Ligado na errada, ele queima ou perde força.",
          "Os volts indicam onde ligar: 127 ou 220. Errar a tensão queima placa e motor.",
        ],
      },
      {
        question: "Dá para saber o ano do motor?",
        answers: [
          "Muitos trazem data ou lote junto do número de série. Sem isso, a nota ou o modelo da placa dá uma ideia.",
          "Às vezes, pelo número de série na carcaça. A nota de compra é o registro mais seguro.",
        ],
      },
    ],
    photo: "fotos do motor inteiro, da etiqueta e do controle, frente e verso",
  },
  {
    id: "motor-a-prova-dagua",
    broader: "modelos",
    label: "Motor de portão à prova d'água",
    phrase: "o motor de portão à prova d'água",
    asks: [
      "motor chuva forte",
      "motor portão chuva forte",
      "motor pega chuva sol",
      "motor portão pega chuva",
      "motor portão sol e chuva",
      "motor fica na chuva",
      "motor à prova chuva",
      "motor portão à prova chuva",
      "motor prova chuva condomínio",
      "motor à prova água",
      "motor portão à prova água",
      "motor prova dágua",
      "motor resistente água",
      "motor portão resistente água",
      "motor resistente chuva",
      "motor portão resistente chuva",
      "motor aguenta água",
      "motor área externa",
      "motor portão área externa",
      "motor ar livre",
      "motor vedado",
      "motor [marca] à prova água",
      "motor [marca] resistente chuva",
      "motor resistente maresia",
      "motor resistente umidade",
      "motor portão sem cobertura",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão à prova d'água, que aguente jato ou alagamento, não existe entre os modelos comuns. O que existe é o motor de uso externo, que resiste à chuva forte quando a tampa está bem fechada e a base fica acima da poça. A troca em casa, já com a mão de obra, fica de {price.homeSwap}.",
        "Um motor de portão resistente à chuva é o de uso externo, com tampa vedada, base alta e cabo entrando por baixo. Ele aguenta água que cai, mas não enchente nem jato de lavadora. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros portões, trocar o motor de uma casa custa de {price.homeSwap}, com mão de obra.",
        "Para área externa, o motor de portão precisa de grau de proteção IP44 ou maior, em que o segundo número se refere à água: 4 resiste a respingos e 5 a jato fraco, como no IP65. Quanto mais alto o IP, mais protegido ele é, desde que a tampa esteja bem fechada. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Para um portão que pega chuva e sol, sem cobertura, serve o motor de uso externo, que já é feito para ficar ao tempo. A tampa inteira e a base alta decidem mais que o modelo, e na maresia a revisão precisa ser mais frequente. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Em condomínio, o motor à prova de chuva é o de uso externo e intenso, com tampa vedada e base acima da poça. O grau de proteção vem na ficha, em IP, e no prédio o motor ainda precisa ter força para o peso e para os ciclos do dia. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que faz o motor resistir à água", "Chuva, jato e alagamento"],
        slots: [
          [
            "A chuva comum não estraga um motor de uso externo, porque a tampa desvia a água que cai. A lavadora de pressão, a poça e a enchente estragam, porque nesses casos a água entra com força ou vem de baixo.",
            "A tampa protege o motor da água que vem de cima, e por isso a chuva não é problema. O que entra é o jato com pressão e a água que sobe do chão.",
            "O motor feito para ficar ao tempo resiste à chuva normal. Já a lavadora de pressão e a poça vencem a vedação, a primeira pela força e a segunda por baixo.",
          ],
          [
            "Na sigla IP da ficha, o primeiro número indica a proteção contra poeira e o segundo, contra água; quanto maior, mais protegido. Mesmo assim, uma base alguns dedos acima do piso e o cabo entrando por baixo valem mais que um número maior.",
            "O IP da ficha mostra a proteção do motor, e o último algarismo é o da água. Nem um número alto salva um motor instalado rente ao chão, e por isso a base alta e a entrada do cabo por baixo contam mais.",
            "Leia os dois algarismos do IP, o da poeira e o da água, e compare os modelos por eles. A instalação pesa tanto quanto a sigla: base erguida e fio entrando por baixo impedem que a água escorra para dentro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O lugar do motor decide", "Confira antes de comprar"],
        slots: [
          [
            "Veja onde a água empoça depois da chuva, porque ali o motor não pode ficar baixo. Se há goteira do telhado em cima dele, uma pequena cobertura fixa resolve, desde que não tampe a ventilação.",
            "Olhe o chão depois de uma chuva forte, já que uma poça no lugar do motor obriga a levantar a base. Debaixo de goteira, uma cobertura firme, que não encoste no motor, protege da água e do sol.",
            "Antes de escolher o modelo, procure poças e goteiras no lugar onde ele vai ficar. Contra a poça se levanta a base, e contra a goteira se põe um abrigo pequeno e ventilado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a instalação protege o motor", "O que é feito contra a água"],
        slots: [
          [
            "O técnico levanta a base, se preciso, veda a entrada dos fios por baixo, encaixa a borracha da tampa e deixa as emendas acima do piso. Esses cuidados, mais que o modelo, evitam a placa molhada.",
            "Na instalação, a base fica acima da poça, o cabo entra por baixo com vedação e a tampa fecha com a borracha no lugar. As emendas que ficavam no chão molhado são refeitas mais alto.",
            "Base erguida, eletroduto vedado, borracha bem assentada e emendas altas são o que de fato protege o motor. O técnico confere os quatro pontos na instalação e na revisão, que em casa se faz {visits.home}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pode somar ao valor", "Base, cobertura e ponto de energia"],
        slots: [
          [
            "Levantar a base ou fazer a cobertura entra em linha separada do orçamento. Se o portão ainda é manual, somam-se o suporte, a cremalheira no de correr e o ponto de energia.",
            "A base mais alta e o abrigo são cobrados à parte, e só quando o lugar precisa deles. Num portão sem motor entram ainda a energia e a cremalheira ou o suporte.",
            "Base, cobertura e energia só aparecem na conta se faltarem, cada uma em sua linha. A primeira automação custa mais que uma troca, porque inclui o suporte e o ponto elétrico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso lavar o motor com mangueira?",
        answers: [
          "Não, porque o jato entra pela vedação. Passe um pano úmido na carcaça, com o disjuntor desligado.",
          "Não lave com jato, nem de longe, porque a água passa pela borracha da tampa. Um pano úmido e o disjuntor desligado bastam para limpar a carcaça.",
        ],
      },
      {
        question: "A garantia cobre motor que molhou por dentro?",
        answers: [
          "Em geral não, porque água dentro da caixa não é defeito de fábrica, assim como raio e batida. Por isso a vedação e a base são conferidas na instalação.",
          "Costuma ficar de fora, como o dano de raio. Se a água entrou por falha da nossa instalação, vale a garantia do serviço, de {warranty.installation}.",
        ],
      },
      {
        question: "Uma capa resolve no motor comum?",
        answers: [
          "A capa ajuda contra sol e goteira, se for ventilada. Um saco plástico fechado prende a umidade e faz o contrário do que se espera.",
          "Só ajuda a cobertura que deixa o ar passar. O que protege mesmo é a borracha em bom estado, o cabo entrando por baixo e a base alta.",
        ],
      },
      {
        question: "E em garagem que alaga?",
        answers: [
          "A base precisa ficar acima da marca da água, e as emendas também. Se a água cobre o motor, nenhum modelo comum escapa, e o disjuntor deve ser desligado assim que vier o alerta de chuva.",
          "O motor precisa ficar mais alto que a marca da água. Onde isso não é possível, estuda-se outro ponto para ele ou para a central.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "motor-compacto",
    broader: "modelos",
    label: "Motor de portão compacto",
    phrase: "o motor de portão compacto",
    asks: [
      "motor compacto",
      "motor portão compacto",
      "motor compacto deslizante",
      "motor compacto basculante",
      "motor slim",
      "motor mini portão",
      "motor discreto portão",
      "motor estreito portão",
      "motor [marca] compacto",
      "menor motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor compacto para portão é o residencial de 1/4 HP, o menor de cada linha, e serve a folha leve de correr e a basculante equilibrado. A troca em casa fica de {price.homeSwap}, com mão de obra; no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "Motor compacto para portão de correr é o deslizante de 1/4 HP, numa caixa baixa ao lado do trilho, para folha leve. A troca em casa custa de {price.homeSwap}, com mão de obra; meça a lateral livre, e a foto diz se a caixa cabe e se a força basta.",
        "Para pouco espaço, há motor compacto nos três tipos: no basculante ele fica junto à coluna, no de correr, em caixa baixa, e no de abrir, é o pistão fino. O kit basculante de até {width.quarterHp} sai por {price.lowest} instalado, e a troca, nos outros, de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Compacto não é fraco", "Até que portão ele vai"],
        slots: [
          [
            "O tamanho da caixa não diz a força: vale a capacidade em quilos da ficha, com um terço de folga sobre o peso da folha. Folha pesada ou chapa fechada larga não anda com o menor da linha.",
            "A força está na ficha, em quilos, e não no tamanho. Deixe um terço de sobra; portão de chapa inteira ou muito usado pede modelo acima.",
            "Escolha pela capacidade escrita na ficha, um terço maior que o peso do portão. O menor da linha atende folha leve e poucas aberturas, e não chapa pesada.",
          ],
          [
            "Se a caixa não cabe, muda-se o lado ou o tipo de acionamento: o motor pode ir do outro lado da folha, ou o braço dar lugar a pistão.",
            "Faltando lugar, há montagem do lado oposto ou motor de outro tipo, decididos pela foto.",
            "Quando o espaço não dá, a saída é trocar de lado ou de tipo de motor, e as medidas mostram qual serve.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Meça o espaço antes", "Onde o motor vai ficar"],
        slots: [
          [
            "Poucas medidas dizem se a caixa cabe, tiradas com o portão parado e sem soltar nada.",
            "Antes de comprar, meça o lugar do motor, com a folha fechada e ninguém acionando.",
            "O modelo é escolhido pelo espaço livre e pelo peso. Meça com o portão quieto.",
          ],
        ],
        steps: [
          "De correr: a lateral entre a folha e a parede e a altura livre.",
          "Basculante: a largura da coluna e a folga até a parede.",
          "De abrir: da dobradiça à face de dentro da coluna.",
          "Largura, altura e material da folha.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Troca ou primeira instalação"],
        slots: [
          [
            "Na troca, suporte e base bons ficam. Portão ainda manual soma base ou suportes, cremalheira no de correr e ponto de energia, orçados por foto; a garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "Trocar custa menos que instalar pela primeira vez, que inclui base, suporte, cremalheira e energia, conforme o que falta. O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
            "Se já há motor, aproveita-se o que está firme. Se não há, entram suporte, ponto de energia e, no de correr, cremalheira. A garantia cobre {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor compacto aguenta portão de ferro?",
        answers: [
          "Aguenta folha leve ou média, como a de grade; chapa fechada e larga pede modelo maior.",
          "Depende do peso: com largura, altura e material, dizemos se serve. Ferro em grade pesa bem menos que em chapa.",
        ],
      },
      {
        question: "Motor compacto é mais barulhento?",
        answers: [
          "Não pelo tamanho. O barulho vem da folha, da fixação e da parada brusca, que se acertam na instalação.",
          "Em geral não. Trilho, roldana e batente fazem mais ruído que o motor pequeno.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}, com base e energia prontas.",
          "De {time.tilting} no basculante e de {time.sliding} no deslizante, se não for preciso fazer base nem passar fiação.",
        ],
      },
      {
        question: "Ele serve em portão de muito uso?",
        answers: [
          "Não é o indicado: o menor da linha é para casa, com poucas aberturas. Prédio e comércio pedem modelo de uso intenso.",
          "Para casa, sim; para muitas aberturas por hora, não. Ele esquenta e desliga por proteção.",
        ],
      },
    ],
    photo: "uma foto do lugar do motor, com a largura livre ao lado da folha, e outra do portão inteiro",
    isAskedByName: true,
  },
  {
    id: "motor-universal",
    broader: "modelos",
    label: "Motor de portão universal",
    phrase: "o motor de portão universal",
    asks: [
      "motor qualquer portão",
      "colocar motor qualquer portão",
      "instalar motor qualquer portão",
      "qualquer portão pode ser automático",
      "automatizar qualquer portão",
      "motor universal",
      "motor portão universal",
      "motor serve qualquer portão",
      "motor serve todo portão",
      "motor serve todos portões",
      "motor compatível qualquer portão",
      "motor para todo tipo portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para automatizar quase qualquer portão, isto é, colocar motor nele, desde que a folha esteja reta, ande leve e tenha onde fixar o suporte; o que muda é o tipo do motor. Basculante, de correr e de abrir usam máquinas diferentes. Folha torta, podre de ferrugem ou que abre para a calçada se acerta antes.",
        "Não existe motor universal que sirva em qualquer portão: o basculante usa acionador com fuso, o de correr, cremalheira, e o de abrir, braço. Dentro do tipo, a marca é livre; o kit basculante de até {width.quarterHp} instalado parte de {price.lowest}, e nos outros a troca em casa fica de {price.homeSwap}.",
        "Não há motor de portão que sirva para todos os tipos, nem kit universal: não se põe qualquer motor em qualquer portão, porque o mecanismo muda com o movimento. Universal é só a placa ou o controle. O preço do motor certo, na troca em casa, vai de {price.homeSwap}.",
        "Motor multiuso, que sirva a basculante, correr e abrir, não existe, e o chamado automatizador universal é, no fundo, placa ou controle. Escolha pelo tipo de portão, pelo peso e pela largura: basculante de até {width.quarterHp} desde {price.lowest} instalado, demais de {price.homeSwap} na troca em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um motor para cada jeito de abrir", "O que muda de um portão para outro"],
        slots: [
          [
            "O jeito de abrir elimina três quartos dos motores, e a medida escolhe o resto.",
            "Veja o seu portão e o motor que serve nele.",
            "Primeiro o movimento, depois o tamanho.",
          ],
        ],
        bullets: [
          "Sobe: acionador com fuso, pela largura; 1/4 HP até {width.quarterHp}",
          "Corre: engrenagem e cremalheira, pelo peso com um terço de folga",
          "Gira: braço ou pistão, um por folha, pelo peso e comprimento",
          "Enrola: motor de eixo, pelo peso da cortina",
        ],
      },
      {
        about: "what",
        headings: ["O que é universal de verdade", "Placa, receptor e controle universais"],
        slots: [
          [
            "Universal é a placa, que serve em motores comuns de várias marcas, e o receptor avulso, que se liga a quase todas elas. Motor com inversor e motor de 24 V ficam fora: pedem a central da linha.",
            "O que muda de marca sem problema é a central universal, em motor comum, e o receptor avulso. Inversor e baixa tensão exigem placa própria.",
            "Placa universal e receptor avulso trabalham com muitas marcas, desde que o motor seja comum. Para 24 V ou inversor, só a peça da linha.",
          ],
          [
            "O controle universal copia código fixo e não copia o rolante, que muda a cada toque. Por isso até ele depende do padrão da sua central.",
            "Já o controle dito universal só clona código fixo. Diante do rolante, que se renova sempre, ele não serve.",
            "Controle universal serve a código fixo, e a nenhum rolante. Confira o seu antes de comprar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Três dados para acertar na compra", "O que medir antes de escolher"],
        slots: [
          [
            "Bastam uma foto por dentro, largura e altura da folha e quantas vezes ela abre por dia. Com isso se sabe o tipo, a capacidade e a linha, de casa ou de uso intenso.",
            "Foto por dentro, medidas e aberturas por dia definem o motor. O material também conta, porque ferro fechado pesa bem mais que alumínio.",
            "Anote largura, altura, material e aberturas por dia, e fotografe por dentro. Daí saem o tipo, o peso estimado e a linha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr motor de outra marca no lugar do meu?",
        answers: [
          "Pode, sendo do mesmo tipo de portão: suporte e furação se adaptam na instalação. A central e os controles vão junto.",
          "Sim, com a central nova. Controles antigos só servem se o padrão for o mesmo ou com receptor avulso.",
        ],
      },
      {
        question: "Motor de correr pode virar motor de basculante?",
        answers: [
          "Não: um gira engrenagem no piso e o outro sobe fuso na coluna. Mudou o portão, muda o motor.",
          "Não há adaptação segura. O mecanismo e a força são outros.",
        ],
      },
      {
        question: "E se o portão ainda é manual?",
        answers: [
          "A primeira instalação soma base ou suportes, cremalheira no de correr e ponto de energia. Só a mão de obra, com motor seu, parte de {price.installation}.",
          "Além do motor, entram fixação e circuito elétrico. Com o motor já comprado, instalar custa desde {price.installation}.",
        ],
      },
      {
        question: "Que garantia tem o motor?",
        answers: [
          "São {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "motor-com-freio",
    broader: "modelos",
    label: "Motor de portão com freio",
    phrase: "o motor de portão com freio",
    asks: [
      "motor com freio",
      "motor portão com freio",
      "motor freio eletromagnético",
      "motor portão freio eletromagnético",
      "motor freio portão",
      "motor sem freio portão",
      "motor irreversível portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão com freio eletromagnético, ou motofreio, só é preciso em guilhotina, porta de enrolar pesada e folha industrial; no portão comum, o redutor já freia e segura a folha parada. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "O motor freado segura a folha parada sem descer e é escolha de guilhotina e de porta de enrolar pesada, por {price.heavySwap} na troca. No de correr, no de abrir e no basculante equilibrado, o redutor comum trava sozinho, e o motor fica de {price.homeSwap} em casa.",
        "Motor de portão com freio, que segura a folha parada sem descer, é para guilhotina, enrolar pesada e portão industrial; em basculante que desce, o defeito é contrapeso ou cabo. O preço da troca é de {price.heavySwap} no motor freado e de {price.homeSwap} no comum de casa, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que segura a folha parada", "Freio, redutor e trava"],
        slots: [
          [
            "No redutor com rosca sem fim, a folha não consegue empurrar o motor de volta, e por isso ela para e fica. O freio eletromagnético prende o eixo quando falta energia, e só faz falta onde o peso puxa para baixo.",
            "A rosca sem fim do redutor trava sozinha quando o motor para. Freio à parte, que agarra o eixo sem energia, serve à folha que desce pelo próprio peso.",
            "Quem segura a folha comum é o redutor, que só gira no sentido do motor. O motofreio acrescenta uma trava no eixo para cargas verticais.",
          ],
          [
            "Se a folha volta ou escorrega depois de parar, há dente gasto, destrave aberto ou contrapeso errado. Em basculante, isso é risco de queda: desligue e não destrave.",
            "Folha que desce parada tem engate gasto ou desequilíbrio, e freio não corrige. Basculante assim fica sem uso, sem ninguém embaixo.",
            "Escorregar após a parada denuncia desgaste ou contrapeso fora do ponto. No basculante, mantenha distância e não solte o motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando pedir motor com freio", "Casos que pedem freio"],
        slots: [
          [
            "Peça freio se a folha pesa para baixo ou corre na ladeira. Nos demais, o dinheiro rende mais em parada suave, que vem do inversor.",
            "O motofreio se justifica quando o peso move a folha sem motor. Fora disso, prefira inversor, que desacelera sem tranco.",
            "Carga vertical e rampa forte pedem freio. Para só parar macio, a solução é o inversor.",
          ],
        ],
        bullets: [
          "Guilhotina, que sobe e desce na vertical",
          "Porta de enrolar pesada, sem mola que equilibre",
          "Folha de correr em rampa forte",
          "Portão industrial de muita inércia",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do motofreio", "Motor com freio ou comum: o custo"],
        slots: [
          [
            "O motor com freio custa mais que o comum de mesma força, por ser de linha pesada, e o valor sobe com quilos, tensão e altura da folha. A instalação em portão pesado leva {time.heavy}.",
            "Por ser industrial, o freado fica acima do comum, e peso, tensão e curso da folha decidem quanto. O serviço em folha pesada toma {time.heavy}.",
            "Espere pagar mais por um motofreio que por um motor simples, conforme carga, altura e tensão. Montar em portão pesado leva {time.heavy}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com freio para mais rápido?",
        answers: [
          "Para, mas de forma seca; a parada suave vem do inversor ou da rampa da placa.",
          "Ele trava na hora, com tranco. Quem quer frear macio usa inversor.",
        ],
      },
      {
        question: "Dá para pôr freio no motor que já tenho?",
        answers: [
          "Em geral não: o freio vem de fábrica no eixo. Em motor industrial, alguns aceitam o conjunto do fabricante.",
          "Só em certos motores industriais. No residencial, troca-se o motor ou corrige-se a folha.",
        ],
      },
      {
        question: "O freio solta na falta de luz?",
        answers: [
          "Não, ele prende sem energia, e há alavanca para soltar. Em folha vertical, só o técnico libera.",
          "Sem energia o freio fica fechado. A alavanca de soltura existe, mas em guilhotina e enrolar não é para o morador.",
        ],
      },
      {
        question: "Qual a garantia?",
        answers: [
          "São {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "motor-silencioso-e-rapido-ou-forte",
    broader: "modelos",
    label: "Motor silencioso e rápido ou forte",
    phrase: "o motor silencioso que também é rápido ou forte",
    asks: [
      "motor [marca] rápido silencioso",
      "motor [marca] silencioso rápido",
      "motor [marca] silencioso forte",
      "motor rápido silencioso",
      "motor portão rápido silencioso",
      "motor rápido e silencioso basculante",
      "motor rápido e silencioso deslizante",
      "motor silencioso forte",
      "motor silencioso potente",
      "motor forte e silencioso portão",
      "motor silencioso reforçado",
      "motor silencioso portão pesado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor de portão rápido e silencioso é o de inversor, que acelera no meio do caminho e freia antes do batente. No basculante de até {width.quarterHp}, o JetFlex abre em {opening.jetflex} e sai por {price.jetflex} instalado. Em portão de correr e de abrir, o modelo com inversor é orçado por foto.",
        "O motor silencioso e forte é o de inversor com capacidade um terço acima do peso da folha, porque parte suave e não bate no fim. No basculante de até {width.quarterHp}, o JetFlex, com inversor, sai por {price.jetflex} instalado. Em portão pesado, a troca por um motor comum fica de {price.heavySwap}, com mão de obra.",
        "O motor deslizante rápido e silencioso é o de inversor, usado com cremalheira de nylon e roldanas boas, porque acelera no meio e freia antes do fim. Ele é orçado por foto e custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que dá silêncio e o que dá velocidade", "Como o inversor, a folha e o batente ajudam"],
        slots: [
          [
            "O inversor, a eletrônica que controla a velocidade, dá as duas coisas, porque acelera sem tranco e freia antes do batente. O motor comum, de velocidade única, parte e para de uma vez, e a pancada é o maior barulho.",
            "A rapidez sem pancada vem do inversor, que varia a velocidade ao longo do caminho, devagar no início, rápido no meio e suave no fim. Sem ele, um motor rápido bate mais forte e faz mais ruído.",
            "O que junta velocidade e silêncio é o inversor, o controle eletrônico da rotação. Com ele, o portão corre no meio do percurso e chega lento, enquanto o motor comum para de repente e bate.",
          ],
          [
            "Boa parte do barulho é da folha, e por isso o trilho, a roldana, a dobradiça e o batente são acertados antes. A força se lê nos quilos da ficha, com um terço de folga, e nada tem a ver com o barulho.",
            "Um portão que range continua rangendo com motor novo, por isso a roldana, a dobradiça, o trilho e o batente de borracha vêm primeiro. Para a força, confira se a capacidade fica um terço acima do peso da folha.",
            "Sem folha alinhada e batente de borracha, nenhum motor fica quieto. Já a força se lê na ficha, em quilos, com sobra de um terço sobre o peso do portão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço por tipo de portão", "Quanto custa cada opção"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, instalados, o Speedy, que é rápido sem inversor, custa {price.speedy} e abre em {opening.speedy}, e o JetFlex, mais suave, custa {price.jetflex}. Em portão de correr e de abrir, a foto, a largura e o peso dão o modelo e o valor, em até {shop.instalments} vezes.",
            "Para basculante de até {width.quarterHp}, há o Speedy por {price.speedy}, com abertura em {opening.speedy}, e o JetFlex, com inversor, por {price.jetflex}, ambos instalados. Nos outros portões, o peso e a largura definem o preço, que o cartão divide em até {shop.instalments} vezes.",
            "Quem tem basculante de até {width.quarterHp} escolhe entre o Speedy, de {opening.speedy}, por {price.speedy}, e o JetFlex, com inversor, por {price.jetflex}, já instalados. O portão de correr ou de abrir é orçado por foto, com pagamento em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a instalação deixa o portão quieto", "Os ajustes que fazem diferença"],
        slots: [
          [
            "Na instalação, o técnico alinha a folha, lubrifica, regula a força e a parada e programa a freada antes do batente. No portão de correr leve ou médio, a cremalheira de nylon fica mais quieta que a de aço.",
            "O silêncio depende da montagem, com a folha no prumo, as peças lubrificadas, o suporte firme e a desaceleração bem programada. Em portão de correr leve ou médio, vale usar a cremalheira de nylon em vez da de aço.",
            "O suporte bem preso, a folha alinhada e a graxa onde precisa evitam vibração; depois o técnico ajusta a força e a freada final. A cremalheira de nylon ajuda na folha de correr que não é pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido faz mais barulho?",
        answers: [
          "O comum acelerado, sim; o de inversor, não, porque parte e para devagar.",
          "Não, se tem inversor, porque o que faz barulho é a pancada no fim, e ele freia antes.",
        ],
      },
      {
        question: "Dá para deixar mais quieto o motor que já tenho?",
        answers: [
          "Em boa parte, sim, com folha alinhada, lubrificação, roldana nova e batente de borracha. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
          "Dá, acertando o portão, porque trilho, roldana, dobradiça e batente fazem o maior ruído. A regulagem residencial começa em {price.preventive}, fora as peças.",
        ],
      },
      {
        question: "Cremalheira de nylon serve em portão pesado?",
        answers: [
          "Não é a melhor, porque em folha pesada se usa a de aço, bem lubrificada e com a folga certa. A de nylon é para folha leve ou média.",
          "Em folha pesada, prefira a de aço. O nylon é mais quieto, mas os dentes gastam com o peso.",
        ],
      },
      {
        question: "O motor tem garantia?",
        answers: [
          "Sim, de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor} de fábrica, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
