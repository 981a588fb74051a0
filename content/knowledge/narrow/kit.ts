import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const kit: NarrowConcept[] = [
  {
    id: "kit-o-que-vem",
    broader: "kit",
    label: "O que vem no kit de motor",
    phrase: "o que vem no kit de motor de portão",
    asks: [
      "kit motor portão com fotocélula",
      "kit motor com fotocélula",
      "kit motor portão fotocélula preço",
      "motor sensor presença",
      "motor portão sensor presença",
      "motor sensor segurança",
      "motor fotocélula incluída",
      "motor sensor incluído",
      "motor fotocélula instalada",
      "motor fotocélula sinaleira",
      "motor sensor incluso",
      "motor portão sensor incluso",
      "motor fotocélula inclusa",
      "motor portão fotocélula inclusa",
      "kit fotocélula sinaleira",
      "kit portão fotocélula sinaleira",
      "kit portão automático fotocélula sinaleira",
      "kit sinaleira fotocélula",
      "kit portão com sensor",
      "kit motor sensor",
      "o que vem kit",
      "kit vem",
      "kit inclui",
      "kit completo vem",
      "kit motor itens",
      "que vem kit",
      "kit acompanha",
      "kit vem cremalheira",
      "kit vem fotocélula",
      "kit basculante completo instalação",
      "kit completo instalado",
      "kit basculante completo",
      "kit motor completo instalado",
      "kit motor fotocélula",
      "kit com fotocélula",
      "kit instalação precisa comprar",
      "o que precisa comprar instalar motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O kit de motor basculante completo vem com motor, acionador, central, controles, ferragens, entrega e instalação, por {models.pricesOr}, para folha de até {width.quarterHp}. O sensor de presença, que é a fotocélula, não vem no kit: é um item à parte, instalado na mesma visita se você pedir.",
        "O kit de motor de portão deslizante vem, em geral, com motor, central, dois controles, ímãs de fim de curso, que marcam as paradas, e parafusos de fixação. A cremalheira, que é a régua de dentes, a base de concreto, a fotocélula e o ponto de energia costumam ser à parte. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}.",
        "Motor com sensor de presença é o kit comum mais a fotocélula, o sensor que vê gente e carro na passagem e não deixa o portão fechar. Ela é orçada à parte e ligada no mesmo dia. O kit basculante, com motor, central, controles, entrega e instalação, custa {models.pricesOr}.",
        "O kit de motor para portão com fotocélula é montado numa visita só, mas o sensor é cobrado à parte. O kit basculante traz motor, central, controles, entrega e instalação por {models.pricesOr}. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, e a fotocélula é somada do mesmo jeito.",
        "Para instalar o motor, o que precisa comprar é o kit, com motor, central, controles e ferragens, e a fotocélula, se o portão vai fechar sozinho. O kit basculante de até {width.quarterHp} sai por {models.pricesOr} já com a instalação. Além dele, só o ponto de energia e um eventual reparo da folha.",
      ],
      installation: [
        "O kit basculante completo sai por {models.pricesOr}, já com instalação: motor, acionador, central, controles, entrega, montagem e regulagem, para folha de até {width.quarterHp}. Fotocélula, ponto de energia e reparo da folha são à parte.",
        "Com a instalação incluída, o kit basculante custa {models.pricesOr} e vem com motor, placa e controles, montado e regulado em folha de até {width.quarterHp}. Não estão no preço a fotocélula, o circuito elétrico novo e a serralheria.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem e o que não vem no kit", "Item por item do kit"],
        slots: [
          [
            "O preço do kit cobre as peças e a mão de obra. O que depende do seu portão ou da sua casa é informado antes e orçado à parte.",
            "Peças, entrega e serviço estão no mesmo preço, e o que varia de casa para casa fica fora. A proposta mostra cada item separado.",
            "Você paga um valor só por material e instalação. Os extras aparecem separados, porque nem todo portão precisa deles.",
          ],
        ],
        bullets: [
          "Vem: motor de 1/4 HP com acionador, central com receptor, controles e ferragens",
          "Vem: entrega, montagem, regulagem e controles gravados",
          "À parte: fotocélula, sinaleira, trava e nobreak",
          "À parte: circuito elétrico novo, contrapeso e solda",
          "À parte: controle além dos incluídos",
        ],
      },
      {
        about: "choose",
        headings: ["Qual kit basculante escolher", "Padrão, Speedy ou JetFlex"],
        slots: [
          [
            "Os três servem à folha de até {width.quarterHp}, e a diferença é o tempo de abertura: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. Este último é da PPA e tem inversor, a placa que suaviza partida e parada.",
            "Mudam os segundos e o preço: {models.pricesNamed}. O Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex, com inversor, que acelera e freia aos poucos, em {opening.jetflex}.",
            "Os três abrem a mesma folha, de até {width.quarterHp}, e o que muda é o tempo: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. Este é da PPA e tem inversor, a placa que evita o tranco na saída e na chegada.",
          ],
          [
            "Em portão de correr esse kit não serve: ali o motor vai no piso, com cremalheira, e o valor depende do peso da folha.",
            "O portão de correr usa outro conjunto, com motor no piso e barra dentada, escolhido pelo peso e com orçamento próprio.",
            "O kit é só para basculante. Portão de correr pede motor de piso e cremalheira, escolhidos pelo peso da folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de fechar o kit"],
        slots: [
          [
            "Confirme três coisas: largura de até {width.quarterHp}, folha equilibrada, que para onde é deixada, e energia perto do motor. Folha que despenca ou sobe sozinha precisa de acerto no contrapeso antes.",
            "Meça a folha, porque acima de {width.quarterHp} o motor é outro, e veja se há energia por perto. Portão que desce ou sobe sozinho precisa antes de acerto no equilíbrio.",
            "A largura não pode passar de {width.quarterHp}, a folha deve estar equilibrada e o ponto de energia, próximo. Se algo disso falta, o acerto entra no orçamento antes da instalação.",
          ],
          [
            "Peça na proposta o número de controles e as garantias, de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Guarde a proposta com a quantidade de controles e os prazos: {warranty.motor} para o motor, {warranty.installation} para o serviço.",
            "No papel devem constar quantos controles vêm e a garantia, {warranty.motor} no motor e {warranty.installation} na mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso mesmo da fotocélula?",
        answers: [
          "Para fechamento automático ela é indispensável, porque segura a folha quando há gente ou carro na passagem. Sem fechamento automático, ainda protege de um toque errado no controle.",
          "Se o portão vai fechar sozinho, precisa. Nos outros casos é muito recomendável, sobretudo com criança ou animal em casa.",
        ],
      },
      {
        question: "Quantos controles vêm no kit de motor?",
        answers: [
          "Em geral 2, confirmados na proposta, e os extras se somam por unidade e são gravados na instalação.",
          "O usual são 2. Diga quantos motoristas há na casa, para os outros entrarem na mesma conta.",
        ],
      },
      {
        question: "O kit de correr vem com cremalheira?",
        answers: [
          "Depende da proposta: confira quantos metros estão incluídos, porque a cremalheira precisa cobrir a folha inteira.",
          "Às vezes traz alguns metros. Meça a folha, e não o vão, para saber se bastam.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do kit?",
        answers: [
          "No basculante, {time.tilting}, com os controles gravados e o destravamento explicado no fim.",
          "No basculante, {time.tilting} de trabalho. Se você pediu a fotocélula, ela é instalada no mesmo dia.",
        ],
      },
    ],
    photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  },
  {
    id: "kit-sem-instalacao",
    broader: "kit",
    label: "Kit de motor sem instalação",
    phrase: "o kit de motor sem instalação",
    asks: [
      "preço motor sem mão de obra",
      "motor portão sem mão de obra",
      "levar caixa motor montar conta própria",
      "kit sem instalação",
      "motor sem instalação",
      "motor sem instalação preço",
      "preço motor portão sem instalação",
      "quanto custa motor portão sem instalação",
      "comprar só motor",
      "vendem só motor",
      "vende só motor",
      "kit só motor",
      "motor sem instalar",
      "instalar eu mesmo motor",
      "motor para eu instalar",
      "instalar motor sozinho",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos só o motor, sem a instalação, com preço conforme o modelo, informado pela foto do portão. Para comparar, o kit basculante instalado começa em {price.lowest}, com regulagem e garantia do serviço, e a mão de obra avulsa parte de {price.installation}.",
        "O motor de portão sem a instalação tem preço à parte, conforme o modelo, porque os nossos kits basculantes já vêm montados, de {price.lowest} a {price.highest}. Antes de comprar só o motor, some a mão de obra avulsa, a partir de {price.installation}, que sozinha já fica perto do kit instalado.",
        "O preço do motor sem a mão de obra depende do modelo e sai pela foto do portão. Na tabela, o kit basculante já inclui a montagem e custa de {price.lowest} a {price.highest}. Se comprar sem a instalação, lembre que montar depois custa a partir de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Só o motor ou o kit instalado: o que compensa", "A diferença de preço no fim"],
        slots: [
          [
            "A mão de obra avulsa parte de {price.installation}, perto do valor do kit basculante instalado, de {price.lowest}. Comprar só o motor compensa para quem já tem técnico ou repõe um motor igual.",
            "Some ao motor a instalação avulsa, a partir de {price.installation}, e o total costuma passar dos {price.lowest} do kit montado. A compra do motor sozinho compensa para quem já tem instalador.",
            "O motor mais a instalação, que começa em {price.installation}, em geral custa mais que o kit de {price.lowest} já funcionando. Comprar só o motor compensa quando você já tem quem monte.",
          ],
          [
            "No kit, a entrega, a regulagem e a gravação dos controles estão no preço. Se você compra em separado, o suporte, o cabo e a regulagem ficam por sua conta.",
            "O kit inclui levar, montar, regular e testar; comprando só o motor, cada um desses itens é por sua conta.",
            "Entrega, montagem e ajuste fazem parte do kit. Fora dele, você cuida do suporte, da fiação e da regulagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco de instalar sozinho", "O que só o técnico deve fazer"],
        slots: [
          [
            "O basculante precisa de folha escorada e equilibrada, porque o cabo e o contrapeso guardam força para ferir. A ligação deve ser em circuito próprio, com aterramento e disjuntor, e a tensão errada queima a placa.",
            "Contrapeso e cabo não devem ser mexidos em casa, já que a folha pode cair. Na parte elétrica, a falta de aterramento dá choque na folha, e a tensão trocada inutiliza a central.",
            "Uma folha basculante mal presa cai, e por isso é escorada antes da montagem. O circuito deve ser só do portão, aterrado e com disjuntor, para evitar choque e placa queimada.",
          ],
          [
            "A força é regulada no mínimo e testada com um objeto, porque um motor forte demais não para diante de alguém.",
            "Falta ainda a regulagem de força, testada com uma caixa, que evita o esmagamento de quem passa.",
            "Sem o ajuste de força e o teste com caixa, o portão pode empurrar quem estiver na frente.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que muda na garantia", "Garantia com e sem a nossa instalação"],
        slots: [
          [
            "Com a nossa instalação, são {warranty.motor} de garantia no motor e {warranty.installation} no serviço. Se você compra só o motor, fica a dele, e dano por ligação ou montagem errada costuma ficar de fora.",
            "No kit montado, a garantia é de {warranty.motor} para o motor e de {warranty.installation} para a instalação. Quem instala por conta própria tem só a do motor, que não cobre erro de montagem.",
            "A compra com montagem soma duas garantias, {warranty.motor} no motor e {warranty.installation} na mão de obra. Sem ela resta a primeira, e ligação errada costuma anulá-la.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quero comprar só o motor. Que dados preciso mandar?",
        answers: [
          "Mande o tipo do portão, a largura, o material da folha, a tensão e a foto da etiqueta do motor atual, se houver.",
          "Diga se o portão sobe, corre ou gira, a largura e a tensão. A etiqueta do motor antigo ajuda a achar o igual.",
        ],
      },
      {
        question: "Perco a garantia se eu instalar?",
        answers: [
          "Você perde a do serviço, porque não foi feito por nós. A do motor continua, menos para dano de ligação ou montagem errada.",
          "O motor continua com garantia de fábrica, mas erro de instalação costuma ficar fora do certificado.",
        ],
      },
      {
        question: "Já comprei o motor. Vocês instalam?",
        answers: [
          "Instalamos, a partir de {price.installation}, depois de conferir por foto se o modelo e a tensão servem ao portão.",
          "Sim, com mão de obra a partir de {price.installation} e {warranty.installation} de garantia no serviço.",
        ],
      },
      {
        question: "Meu eletricista pode instalar?",
        answers: [
          "A parte elétrica, sim. Já o percurso, a força e o equilíbrio da folha devem ser regulados por quem trabalha com portão.",
          "Ele pode deixar o circuito pronto, com aterramento. A montagem e o teste de segurança são trabalho de técnico de portão.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das colunas e do ponto de energia, com a largura",
  },
  {
    id: "kit-motor-correr",
    broader: "kit",
    label: "Kit de motor de correr",
    phrase: "o kit de motor para portão de correr",
    asks: [
      "kit cremalheira [marca]",
      "kit motor cremalheira [marca]",
      "kit deslizante cremalheira",
      "kit correr cremalheira",
      "kit automatizador cremalheira",
      "kit completo portão correr",
      "kit completo portão correr instalado",
      "kit completo deslizante",
      "kit motor deslizante cremalheira",
      "kit motor deslizante cremalheira controles",
      "kit motor deslizante controles cremalheira dois",
      "kit motor deslizante cremalheira fotocélula",
      "kit deslizante cremalheira fotocélula instalação",
      "kit completo motor deslizante cremalheira fotocélula instalação",
      "kit correr",
      "kit deslizante",
      "kit motor correr",
      "kit motor deslizante",
      "kit correr preço",
      "kit deslizante preço",
      "kit deslizante completo",
      "kit cremalheira motor",
      "kit motor deslizante preço",
      "kit motor correr preço",
      "kit motor deslizante quanto custa",
      "kit motor correr quanto custa",
      "kit motor cremalheira preço",
      "kit motor portão cremalheira preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit completo para portão de correr tem motor, central, controles e cremalheira na medida da folha. Na troca em casa, em que a cremalheira boa fica, custa de {price.homeSwap} instalado; no portão ainda manual, somam-se os metros dela, a base no piso e a energia. A fotocélula é cobrada à parte.",
        "O kit de motor deslizante, com central e controles, custa de {price.homeSwap} instalado, na troca em casa que aproveita a cremalheira. Cremalheira nova é cobrada por metro, e a fotocélula pode ser posta na mesma visita. O modelo se escolhe pelo peso da folha, com um terço de folga.",
        "O kit de motor de correr traz motor, central, controles e fim de curso e, na troca em casa, fica de {price.homeSwap}, com instalação. A cremalheira, barra dentada vendida por metro, só pode ser aproveitada se a atual está reta e tem o mesmo passo da engrenagem. Fotos do portão mostram se é o caso.",
      ],
      price: [
        "O preço do kit de motor de correr com cremalheira depende do peso da folha e dos metros de barra. Na troca em casa, que aproveita a cremalheira boa, o motor instalado custa de {price.homeSwap}, e em folha pesada, de {price.heavySwap}. Cremalheira nova, por metro, base e fotocélula são cobradas à parte.",
        "O kit deslizante instalado, com motor, central e controles, custa de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada. A cremalheira, se for nova, soma por metro. Para kit comprado em outro lugar, a instalação parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de correr", "Itens do kit deslizante"],
        slots: [
          [
            "O kit usual tem motor, central com receptor, controles, ímãs de fim de curso, que marcam onde o portão para, e cremalheira em barras. Confira os metros, porque ela precisa cobrir a folha inteira, e não só o vão.",
            "Vêm o motor, a placa, os controles, os sensores de fim de curso, que avisam o ponto de parada, e as barras de cremalheira. Some as barras até completar o comprimento da folha.",
            "O conjunto é formado por motor com redutor, central, controles, sensores de parada (fim de curso) e cremalheira. Veja quantos metros estão incluídos, porque, se falta barra, o motor não leva a folha até o fim.",
          ],
          [
            "Fotocélula, trava e nobreak costumam ser cobrados à parte. A fotocélula, que segura o portão quando há gente ou carro no vão, é indispensável se ele vai fechar sozinho.",
            "À parte ficam nobreak, trava e fotocélula. Esta última é o sensor da passagem e não pode faltar em fechamento automático.",
            "O kit não traz a trava, o nobreak nem a fotocélula, que impede o portão de fechar sobre alguém e deve ser comprada junto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O kit certo para a sua folha", "Peso e uso do portão de correr"],
        slots: [
          [
            "Estime o peso pela área e pelo material da folha e deixe um terço de sobra: uma folha de 300 kg precisa de motor para 400 kg ou mais. Para casa, serve o modelo residencial; prédio ou loja precisa de motor de uso intenso.",
            "A capacidade da etiqueta deve passar em um terço o peso da folha, como 400 kg para uma de 300. Quem abre muitas vezes por hora precisa de motor de uso intenso, que não desliga por calor.",
            "Para uma folha de 300 kg, escolha motor de 400 kg, porque essa folga evita que ele trabalhe no limite. O número de aberturas por dia separa o modelo residencial do de uso coletivo.",
          ],
          [
            "A cremalheira de nylon com alma de aço serve à folha leve e é mais silenciosa; a de aço é para folha pesada.",
            "Na barra dentada, prefira nylon reforçado para casa, pelo silêncio, e aço para folha pesada ou de muito uso.",
            "Quanto à cremalheira, a de nylon trabalha mais quieta em folha leve, e a de aço aguenta mais peso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do kit de correr", "Base, trilho e energia"],
        slots: [
          [
            "Antes de receber o motor, o portão precisa correr empurrado com uma mão, em trilho limpo e nivelado, com batente nas pontas. Com base e energia prontas, a instalação leva {time.sliding} em casa e {time.heavy} em portão pesado.",
            "Trilho nivelado, batentes e base firme são indispensáveis, porque o motor não conserta folha que arrasta. O trabalho leva {time.sliding} em residência ou {time.heavy} se a folha é pesada.",
            "A folha tem de andar leve na mão antes de receber o motor. Havendo base e ponto de energia, são {time.sliding} de serviço, e {time.heavy} em portão pesado.",
          ],
          [
            "A cremalheira é alinhada com {rack.clearance} de folga em todo o percurso, e no fim são regulados as paradas, a força e os controles.",
            "Depois se acerta a folga de {rack.clearance} entre engrenagem e barra, do começo ao fim, e gravam-se paradas e controles.",
            "Por último, o técnico deixa {rack.clearance} de folga na cremalheira, acerta as paradas, a força e os controles e testa o portão diante de um objeto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros de cremalheira eu preciso?",
        answers: [
          "Você precisa do comprimento da folha: um vão de 3 metros com folha de 3,2 usa 3,2 metros, arredondados em barras, sem falha de dente na emenda.",
          "Meça a folha de ponta a ponta, e não o vão. As barras são emendadas até cobrir tudo, com os dentes em sequência.",
        ],
      },
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não, porque os de preço fechado são de basculante. O de correr depende do peso da folha e dos metros de cremalheira.",
          "Não servem, porque o basculante usa fuso e braço, e o de correr usa motor de piso e barra dentada.",
        ],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Sim, com instalação a partir de {price.installation}, depois de ver se o modelo serve à folha.",
          "Instalamos, com mão de obra a partir de {price.installation}. A etiqueta do motor e a foto do portão confirmam antes a capacidade.",
        ],
      },
      {
        question: "O kit tem garantia?",
        answers: [
          "Tem. No kit vendido por nós, são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim: {warranty.motor} para o motor e {warranty.installation} para o serviço, quando você compra e instala conosco.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do piso, com a largura, a altura e o material da folha",
  },
  {
    id: "kit-quantos-controles",
    broader: "kit",
    label: "Quantos controles vêm no kit",
    phrase: "os controles que vêm no kit",
    asks: [
      "kit jetflex 2 controles",
      "kit jetflex 3 controles",
      "kit jetflex 4 controles",
      "kit ppa jetflex 2 controles",
      "kit ppa jetflex 3 controles",
      "kit motor ppa jetflex 2 controles",
      "kit speedy 2 controles",
      "kit speedy 3 controles",
      "kit 5 controles",
      "kit 6 controles",
      "kit motor 2 controles",
      "kit motor 3 controles",
      "motor pivotante 2 controles",
      "motor pivotante dois controles",
      "motor pivotante 3 controles",
      "motor pivotante três controles",
      "motor pivotante 4 controles",
      "motor deslizante 2 controles",
      "motor deslizante dois controles",
      "motor deslizante 3 controles",
      "motor deslizante três controles",
      "motor deslizante 4 controles",
      "motor basculante 2 controles",
      "motor basculante dois controles",
      "motor basculante 3 controles",
      "motor basculante três controles",
      "motor basculante 4 controles",
      "motor portão correr 2 controles",
      "motor portão correr dois controles",
      "motor portão correr 3 controles",
      "motor portão correr três controles",
      "motor portão correr 4 controles",
      "motor portão abrir 2 controles",
      "motor portão abrir dois controles",
      "motor portão abrir 3 controles",
      "motor portão abrir três controles",
      "motor portão abrir 4 controles",
      "motor portão 2 controles",
      "motor portão dois controles",
      "motor portão 3 controles",
      "motor portão três controles",
      "motor portão 4 controles",
      "motor portão quatro controles",
      "motor portão 5 controles",
      "motor portão 6 controles",
      "motor dois controles",
      "motor três controles",
      "motor quatro controles",
      "motor 5 controles",
      "motor 6 controles",
      "motor portão 2 controles preço",
      "motor portão dois controles preço",
      "motor portão 3 controles preço",
      "motor portão três controles preço",
      "motor portão 4 controles preço",
      "motor portão quatro controles preço",
      "motor portão controles inclusos",
      "motor controles inclusos",
      "motor controle incluso",
      "kit motor controles",
      "kit vem controle",
      "quantos controles kit",
      "kit quantos controles",
      "kit 2 controles",
      "kit 3 controles",
      "kit 4 controles",
      "kit motor 4 controles",
      "motor 2 controles",
      "motor 3 controles",
      "motor 4 controles",
      "motor vem quantos controles",
      "motor vem controle",
      "kit controle extra",
      "quantos controles vêm kit",
      "kit vem quantos controles",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de motor vem, em geral, com 2 controles, já gravados na instalação. Quem precisa de 3, 4 ou mais paga cada um por unidade, e todos são gravados na mesma visita. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}; em portão de correr ou de abrir, a troca do motor em casa fica de {price.homeSwap}.",
        "Motor de portão com 2 controles é o kit comum, e o terceiro e o quarto são somados por unidade. Todos saem gravados no dia da instalação. O kit basculante de até {width.quarterHp}, instalado, sai por {models.pricesOr}; em deslizante ou pivotante, a troca residencial fica de {price.homeSwap}.",
        "Dá para levar o motor com dois, três ou quatro controles: o usual são 2 no kit, e os extras entram no orçamento antes de você fechar. O basculante de até {width.quarterHp}, instalado, custa {models.pricesOr}. Nos outros portões, motor e mão de obra em casa ficam de {price.homeSwap}.",
        "O kit JetFlex com 2, 3 ou 4 controles parte de {price.jetflex}, instalado no basculante de até {width.quarterHp}, com a central. O usual são 2 controles; cada um a mais, da PPA ou compatível, é cobrado por unidade e gravado na mesma visita. Para portão de correr ou de abrir, o orçamento é por foto.",
        "O kit Speedy com 2, 3 ou 4 controles parte de {price.speedy}, instalado no basculante de até {width.quarterHp}, já com a central. Em geral vêm 2 controles, e os que passam disso são cobrados por unidade e gravados no mesmo dia.",
        "O motor deslizante com 3 controles é o kit comum, que traz 2, mais um controle cobrado por unidade e gravado na mesma visita. Em casa, a troca com motor e mão de obra fica de {price.homeSwap}. Na primeira automação somam-se a cremalheira e a base, e o valor sai pela foto do portão.",
        "O motor deslizante com 2 controles sai, na troca em casa, de {price.homeSwap}, com mão de obra. Querendo um terceiro, ele é cobrado por unidade e já fica gravado. Se o portão ainda é manual, a cremalheira e a base são somadas.",
        "O motor pivotante com 2 controles, o usual no kit, fica de {price.homeSwap} na troca em casa, com mão de obra. Cada controle a mais é cobrado por unidade. Em portão de duas folhas vão dois motores com uma central só, e o valor exato sai pela foto.",
        "Normalmente vêm 2 controles no kit de motor, e o terceiro ou o quarto é comprado por unidade, para gravar junto na instalação. Em basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}. Em portão de correr ou de abrir, a troca residencial com mão de obra vai de {price.homeSwap}.",
        "Um motor com 2 controles já é o kit usual; para ter 3 ou 4, soma-se o preço de cada unidade extra. Todos são gravados na central no dia da instalação. O basculante de até {width.quarterHp} custa, instalado, {models.pricesOr}; deslizante e pivotante ficam, na troca em casa, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos controles pedir", "A conta dos controles"],
        slots: [
          [
            "Conte um controle por pessoa que dirige e mais um de reserva, guardado em casa. Pedir todos na instalação evita outra visita, porque cada um precisa ser gravado na central.",
            "Um controle para cada motorista e um de sobra costuma bastar. Quem deixa para depois precisa de nova gravação, então vale pedir todos no dia da instalação.",
            "A conta simples é o número de motoristas mais um. Os extras gravados na instalação já saem testados, sem precisar de outra visita.",
            "Some quem dirige na casa e acrescente um de reserva. Como todo controle precisa ser gravado na central antes de funcionar, é mais prático gravar todos no mesmo dia.",
          ],
          [
            "O controle que você já tem só serve se a central nova usar o mesmo código e a mesma frequência. Confira isso antes de comprar extras.",
            "Os controles antigos podem servir, conforme o código da central nova. Mande a foto deles, frente e verso, antes de pagar por mais um.",
            "Antes de pedir extras, veja se os controles atuais usam o mesmo código da central do kit. Se usarem, basta gravá-los.",
            "Não descarte os controles antigos antes de comparar: com o mesmo código e a mesma frequência da central nova, eles podem ser aproveitados.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que vem no kit e o que é extra", "O que está no preço do kit"],
        slots: [
          [
            "No kit vêm o motor, a central e os controles, em geral 2. O controle extra é cobrado por unidade: o original custa mais, e o compatível, menos.",
            "Motor, central e 2 controles formam o kit comum. O terceiro tem preço próprio, menor quando é compatível.",
            "O kit traz motor, central e, quase sempre, dois controles. Cada um além deles é cobrado por unidade, e o compatível sai mais barato que o original.",
            "O pacote básico reúne motor, central e dois controles. Para ter o terceiro, paga-se só a unidade, que no modelo compatível custa menos que no original.",
          ],
          [
            "O kit basculante tem preço fechado, com acionador, entrega e instalação: {models.pricesNamed}. No de correr, a cremalheira é calculada pelo comprimento da folha. No de abrir, vai um braço em cada folha. A fotocélula, que impede o portão de fechar sobre alguém, é pedida à parte.",
            "No basculante, o preço reúne acionador, entrega e instalação: {models.pricesNamed}. O portão de correr leva ainda os metros de cremalheira da folha, e o de abrir, um braço por folha. Peça também a fotocélula, que segura o fechamento quando há alguém na passagem.",
            "O kit de basculante já inclui acionador, entrega e instalação: {models.pricesNamed}. Em portão de correr soma-se a cremalheira, conforme a folha. Em portão de abrir conta-se um braço para cada lado. Fotocélula, trava e nobreak são itens à parte.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A instalação e a gravação dos controles", "Como os controles são gravados"],
        slots: [
          [
            "No basculante a instalação leva {time.tilting} e termina com cada controle gravado e testado da rua. Se algum se perder depois, ele pode ser apagado da central para não abrir mais.",
            "A instalação no basculante leva {time.tilting}. No fim, cada controle é gravado e testado a distância, e um que se perca mais tarde pode ser apagado da memória.",
            "O basculante fica pronto em {time.tilting}, com todos os controles gravados e testados na sua frente. Se você perder um, a memória da central é limpa e os outros são gravados de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles a central do kit aceita?",
        answers: [
          "Em geral dezenas, e o limite está no manual do modelo. Para uma casa sobra espaço.",
          "O número depende do modelo e costuma passar muito do que uma família usa. Em prédio, confira antes o limite da memória.",
          "Muito mais que os do kit: é comum a memória guardar dezenas. O número está no manual da central e só preocupa em prédio.",
        ],
      },
      {
        question: "Um controle abre dois portões?",
        answers: [
          "Abre, se tiver dois botões e cada portão for gravado em um deles, com as duas centrais lendo o mesmo código.",
          "Sim, um botão para cada portão. A condição é que as duas centrais usem o mesmo tipo de código.",
          "Sim, com um botão para cada portão. As duas centrais precisam usar o mesmo código; se não usarem, será um controle para cada.",
        ],
      },
      {
        question: "O controle extra precisa ser da mesma marca?",
        answers: [
          "Não, desde que use o mesmo código e a mesma frequência da central. Na de código rolante, que muda a cada toque, em geral só serve o da linha.",
          "Em central de código fixo há compatíveis de outras marcas. Na de código rolante, quase sempre é preciso o original.",
          "Depende do código. Se for fixo, serve um compatível de igual frequência; se for rolante, que muda a cada toque, compre o da mesma linha.",
        ],
      },
      {
        question: "Dá para abrir pelo celular em vez do controle?",
        answers: [
          "Dá, com um módulo Wi-Fi ligado à entrada de botoeira da central, orçado à parte. Os controles continuam funcionando.",
          "Sim, acrescentando um módulo que recebe o comando do aplicativo. Ele não vem no kit e é somado ao orçamento.",
          "Sim, com um receptor Wi-Fi instalado na botoeira da central, cobrado separadamente. O celular vira mais um comando, ao lado dos controles.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com o número de controles que você quer",
  },
  {
    id: "kit-da-marca-com-controles",
    broader: "kit",
    label: "Kit da marca com controles",
    phrase: "o kit [marca] com controles",
    asks: [
      "kit deslizante [marca] 3 controles",
      "kit basculante [marca] 4 controles",
      "kit motor basculante [marca] 4 controles",
      "kit [marca] 2 controles fotocélula",
      "kit motor [marca] 2 controles sensor",
      "kit [marca] 2 controles",
      "kit [marca] 3 controles",
      "kit [marca] 4 controles",
      "kit motor [marca] 2 controles",
      "kit motor [marca] 3 controles",
      "kit motor [marca] 4 controles",
      "kit basculante [marca] 2 controles",
      "kit basculante [marca] 3 controles",
      "kit motor basculante [marca] 2 controles",
      "kit motor basculante [marca] 3 controles",
      "kit deslizante [marca] 2 controles",
      "kit motor deslizante [marca] 2 controles",
      "kit motor deslizante [marca] 3 controles",
      "motor [marca] 2 controles",
      "motor [marca] 3 controles",
      "motor [marca] 4 controles",
      "motor [marca] 2 controles preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de motor [marca] com 2 controles, basculante ou deslizante, fica na troca em casa de {price.homeSwap}, com motor, central e mão de obra. O usual são 2, e quem quer 3 ou 4 soma cada um por unidade, gravado na mesma visita; o preço do modelo exato sai por foto.",
        "Motor [marca] com 2 ou 3 controles, instalado na troca em casa, custa de {price.homeSwap}, seja basculante ou de correr. Em geral vêm 2 controles gravados, e o terceiro entra por unidade; a largura e a foto do portão fecham o modelo.",
        "Na troca em casa, o kit [marca] basculante ou deslizante, com 2, 3 ou 4 controles, sai de {price.homeSwap}, com instalação. São 2 controles de costume, e os extras entram por unidade, já cadastrados no dia; o valor do modelo vem pela foto do portão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit [marca]", "Motor, central e controles do kit"],
        slots: [
          [
            "Vêm motor, central, fim de curso, o sensor que marca a parada, e controles. No basculante há ainda o acionador e o braço. No deslizante há a cremalheira, barra dentada contada por metro.",
            "O kit traz motor, placa, controles e fim de curso, que avisa o final do percurso. O deslizante leva cremalheira, a barra de dentes, na medida da folha. O basculante leva acionador e braço.",
            "Motor, central, controles e sensores de parada, os fins de curso, estão no conjunto. O basculante se completa com braço e acionador. O de correr leva metros de cremalheira.",
          ],
          [
            "Fotocélula, trava e nobreak costumam ser à parte. Se o portão vai fechar sozinho, a fotocélula, sensor do vão, não pode faltar.",
            "À parte ficam o sensor do vão, a fotocélula, a trava e o nobreak. O primeiro é indispensável no fechamento automático.",
            "Não costumam vir fotocélula, trava e nobreak; a fotocélula, que segura a folha com alguém no vão, deve entrar na compra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quantos controles pedir", "Dois controles bastam?"],
        slots: [
          [
            "Dois servem à casa com dois motoristas, e convém mais um de reserva. Pedido junto, o extra sai gravado e testado, sem outra visita.",
            "A conta é um por motorista e um guardado. Todos pedidos na instalação evitam nova ida só para gravar.",
            "Quem tem três motoristas pede três ou quatro. Gravar no dia da montagem poupa uma visita depois.",
          ],
          [
            "Os que você já tem servem se a central nova lê o mesmo código e a mesma frequência, o que é mais provável na mesma marca.",
            "Controles antigos podem ficar, conforme o código da central; na mesma marca a chance é maior.",
            "Antes de comprar extras, compare o código dos atuais com o da central do kit.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do kit", "Do kit ao total instalado"],
        slots: [
          [
            "Mudam o valor a versão do motor, o tipo de portão, o peso da folha e o que se aproveita. Em portão pesado, a troca fica de {price.heavySwap}, e para basculante de até {width.quarterHp} há kits de preço fechado, {models.pricesOr} instalados.",
            "Pesam o modelo, a folha e o ponto de energia. Folha pesada leva a troca a {price.heavySwap}, e o basculante de até {width.quarterHp} tem kits de tabela, por {models.pricesOr}, já montados.",
            "Versão, peso e tipo de portão decidem: {price.heavySwap} na troca em portão pesado. No basculante até {width.quarterHp}, compare com os kits de preço fechado, {models.pricesOr} com instalação.",
          ],
          [
            "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação, e o cartão divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia para o motor, {warranty.installation} para o serviço e até {shop.instalments} vezes no cartão.",
            "O motor vendido por nós tem {warranty.motor} de garantia, a montagem, {warranty.installation}, e o pagamento vai a {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles a central aceita?",
        answers: [
          "Em geral dezenas, com o limite no manual. Para uma casa sobra espaço.",
          "Depende do modelo, e quase sempre passa muito do que uma família usa.",
        ],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Instalamos, com mão de obra a partir de {price.installation}, depois de conferir se o motor serve à folha.",
          "Sim, a partir de {price.installation}. A garantia do motor fica com quem vendeu, e a do serviço, conosco.",
        ],
      },
      {
        question: "Perdi um controle do kit. O que faço?",
        answers: [
          "O perdido é apagado da central, para não abrir mais o portão, e um novo é gravado.",
          "Limpa-se a memória e regravam-se os que ficaram. Até lá, desligue o disjuntor do motor à noite.",
        ],
      },
      {
        question: "O terceiro controle precisa ser [marca]?",
        answers: [
          "Não sempre: em código fixo há compatível. Em código rolante, que muda a cada toque, em geral só o da linha.",
          "Depende do código da central. Fixo aceita compatível na mesma frequência, e rolante costuma exigir o original.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com a largura e o número de controles que você quer",
  },
  {
    id: "entregam-na-minha-cidade",
    broader: "kit",
    label: "Entregam na minha cidade?",
    phrase: "a entrega na sua cidade",
    intent: "question",
    asks: [
      "vocês entregam motor",
      "vcs entregam motor",
      "faz entrega motor",
      "fazem entrega motor",
      "tem entrega motor",
      "onde entregam motor",
      "até onde entregam",
      "motor entrega região",
      "motor entrega minha cidade",
      "motor entregam instalam",
    ],
    answers: {
      any: [
        "Sim, entregamos e instalamos motor de portão na sua cidade se ela fica em {shop.area}, mesmo fora da capital. No kit basculante, a partir de {price.lowest}, a entrega e a montagem já estão no preço, sem frete à parte.",
        "Fazemos entrega do kit fora da capital, em {shop.area}, e quem leva o motor é o técnico que instala. O frete está incluso no kit basculante, de {price.lowest} em diante; o endereço confirma se a sua cidade está na área e em que dia.",
        "Entregamos e instalamos na mesma visita em {shop.area}: quem mora em outra cidade da região recebe do mesmo modo. Motor, frete e montagem do kit basculante partem de {price.lowest}, e a data sai depois do endereço e da largura do portão.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Do pedido ao portão funcionando", "Como é a entrega do motor"],
        slots: [
          [
            "O motor chega com o técnico, sem caixa esperando montagem. São quatro etapas.",
            "Quem entrega é quem monta, regula e testa. O caminho é curto.",
            "Entrega e instalação acontecem no mesmo dia. Veja a ordem.",
          ],
        ],
        steps: [
          "Mande foto do portão, largura e cidade.",
          "Receba o modelo indicado e o valor fechado.",
          "Combine o dia, conforme o modelo e a agenda.",
          "Acompanhe o teste e a gravação dos controles.",
        ],
      },
      {
        about: "cost",
        headings: ["Frete incluído ou à parte", "O que o frete custa"],
        slots: [
          [
            "Os kits basculantes de até {width.quarterHp} custam {models.pricesOr}, com entrega e instalação. Motor de correr ou de abrir tem a entrega dita na proposta, e a troca em casa fica de {price.homeSwap}.",
            "Entrega e mão de obra fazem parte do kit basculante: {models.pricesNamed}. Nos outros tipos, o frete vem escrito no orçamento, com a troca em casa de {price.homeSwap}.",
            "Para basculante até {width.quarterHp}, {models.pricesOr} já incluem o frete. Deslizante e pivotante têm a entrega informada antes, e a troca custa de {price.homeSwap} em casa.",
          ],
          [
            "Peça avulsa pode ir com o técnico ou por envio, com o custo informado antes.",
            "Só a peça tem o envio combinado conforme o tamanho e a cidade.",
            "Para peça sem instalação, o custo de envio vem na resposta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira se o kit serve antes da entrega", "Medidas e fotos para o kit certo"],
        slots: [
          [
            "Com estes dados confirmamos o kit antes de você pagar. Faça com o portão parado.",
            "Meça e fotografe de fora, sem tocar em cabo, mola ou contrapeso. O kit chega certo.",
            "A conferência é por foto e medida, antes da compra. Não mova folha torta ou pesada.",
          ],
        ],
        bullets: [
          "Como o portão abre: sobe, corre ou gira",
          "Largura e altura com a folha fechada",
          "Fotos por dentro e por fora, com as colunas",
          "Ponto de energia perto e a tensão",
          "Cidade, bairro e CEP",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alguém precisa estar em casa na entrega do motor?",
        answers: [
          "Sim, um adulto, para abrir, mostrar o ponto de energia e receber os controles.",
          "Precisa de um adulto, que acompanha o teste e recebe as orientações e a nota.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do motor entregue?",
        answers: [
          "{time.tilting} no basculante e {time.sliding} no de correr, em geral.",
          "O basculante leva {time.tilting}; o de correr, {time.sliding}.",
        ],
      },
      {
        question: "Vocês entregam só o motor, sem instalar?",
        answers: [
          "Vendemos com ou sem instalação. O kit basculante da tabela já inclui a montagem no preço.",
          "Sim, o equipamento avulso também é vendido; pergunte o envio para a sua cidade.",
        ],
      },
      {
        question: "E se minha cidade ficar fora da área?",
        answers: [
          "A instalação não chega, mas indicamos o modelo certo por foto, para um técnico daí montar.",
          "Fora dela, orientamos a compra pela foto e pelas medidas. A instalação fica com alguém da sua região.",
        ],
      },
    ],
    photo: "a foto do portão, a largura da folha e o endereço da entrega",
  },
  {
    id: "comprar-pela-internet",
    broader: "kit",
    label: "Comprar motor de portão pela internet",
    phrase: "a compra do motor pela internet",
    asks: [
      "kit motor internet loja",
      "arrependimento compra motor internet",
      "arrependimento motor internet",
      "arrependi compra motor internet",
      "desistir compra motor internet",
      "devolver motor comprado internet",
      "comprei motor internet quero devolver",
      "prazo devolver motor internet",
      "motor internet ou loja física",
      "motor internet loja instalação",
      "kit internet ou loja instalação",
      "nunca comprei motor internet verificar",
      "comprei motor portão internet preciso verificar",
      "comprar motor internet",
      "comprar internet seguro",
      "motor internet seguro",
      "comprar motor online",
      "motor portão online",
      "comprar motor site",
      "comprar motor whatsapp",
      "motor internet vale pena",
      "internet ou loja motor",
      "motor internet ou loja",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena comprar motor de portão on-line, pela internet, se o modelo foi conferido por foto, há nota e você já tem quem instale, porque a montagem custa a partir de {price.installation}. Sem instalador, o kit basculante já montado, a partir de {price.lowest} e com {warranty.motor} de garantia, costuma sair mais barato.",
        "É seguro comprar motor pela internet, em loja on-line, quando o modelo serve à folha, o site dá nota e garantia e alguém vai instalar. Confira isso antes de pagar, porque devolver um motor pesado dá trabalho. A instalação avulsa parte de {price.installation}, e para comparar, o kit basculante já instalado começa em {price.lowest}.",
        "O arrependimento da compra de motor pela internet pode ser usado em até 7 dias depois de receber, sem dar motivo, e a loja devolve tudo, com o frete (CDC, artigo 49). Não instale o motor: guarde a caixa, avise por escrito e peça a coleta. Se o motor já foi montado ou tem defeito, o caminho é a garantia.",
        "Antes de comprar motor de portão em site, verifique o modelo, a tensão, a nota e quem vai montar, porque a instalação é cobrada à parte, a partir de {price.installation}. Muitas vezes o basculante instalado, a partir de {price.lowest}, custa menos que o motor on-line mais a mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de pagar", "Compra segura pela internet, item por item"],
        slots: [
          [
            "Compare com o anúncio aberto e o portão medido. Um motor pesa de 10 a 20 kg, e devolver a caixa dá trabalho.",
            "Compare o anúncio com as medidas do portão, o que leva minutos e evita devolver uma caixa pesada.",
            "Meça o portão antes e leia o anúncio inteiro, já que trocar um motor errado custa frete e tempo.",
          ],
        ],
        bullets: [
          "Tipo do motor: basculante, de correr ou de abrir",
          "Tensão de alimentação, 127 V ou 220 V",
          "Limite de peso ou de largura da folha",
          "CNPJ, nota fiscal e prazo de garantia",
          "Itens da caixa, como central, controles e cremalheira",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a internet compensa", "Para quem vale comprar online"],
        slots: [
          [
            "A internet compensa para quem vai repetir o modelo da etiqueta e já combinou quem instala. No primeiro motor do portão, o risco é maior: o peso da folha, o lado e o ponto de energia precisam ser vistos antes.",
            "A compra on-line vale quando você troca um motor por outro igual, com a montagem combinada. Com o instalador, você paga um total só e ele responde se o modelo não servir. No primeiro motor, isso pesa mais que a diferença de preço.",
            "A internet serve para repor o mesmo modelo, quando já há quem monte. Com o instalador, o portão é visto antes e o motor errado não vira problema seu. Numa primeira automatização, prefira quem vê a folha.",
          ],
          [
            "Ao receber, confira a etiqueta e fotografe antes de abrir tudo, pois um motor já usado dificulta a devolução. A garantia conta da data da nota.",
            "No dia da entrega, compare a etiqueta com a nota e tire fotos. Depois de ligado, o motor é mais difícil de trocar.",
            "Quando receber, confira a etiqueta, guarde a nota e fotografe antes de ligar, já que motor energizado perde fácil o direito de troca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor na caixa e preço montado", "Quanto o motor da internet sai no fim"],
        slots: [
          [
            "Some ao preço do motor o frete, a mão de obra, o suporte e a fiação. Já o basculante de até {width.quarterHp} tem preço fechado com tudo, {models.pricesNamed}, e o cartão divide em até {shop.instalments} vezes.",
            "Some ao anúncio o frete, a montagem e os acessórios que faltarem. Para comparar, o basculante instalado de até {width.quarterHp} custa {models.pricesNamed}, em até {shop.instalments} parcelas no cartão.",
            "Some frete, instalação e o suporte que faltar, e compare os totais. O kit montado, em basculante de até {width.quarterHp}, sai por {models.pricesNamed}, parcelado em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso me arrepender do motor comprado pela internet?",
        answers: [
          "Sim, em 7 dias do recebimento, pelo Código de Defesa do Consumidor, nas compras feitas a distância.",
          "A lei dá 7 dias para desistir, contados da entrega, em compra fora da loja física.",
        ],
      },
      {
        question: "Vocês instalam motor comprado em outro site?",
        answers: [
          "Sim, depois de conferir por foto da etiqueta ou do anúncio se o modelo serve ao portão.",
          "Instalamos, com o modelo conferido antes. Se o motor não serve ao portão, não é montado.",
        ],
      },
      {
        question: "Quem responde pela garantia do motor comprado fora?",
        answers: [
          "Respondem quem vendeu e o fabricante. Nós respondemos pela instalação, por {warranty.installation}.",
          "O vendedor responde pelo motor. A nossa garantia, de {warranty.installation}, é do serviço.",
        ],
      },
      {
        question: "Posso instalar eu mesmo?",
        answers: [
          "Não convém, porque há risco de choque, solda e regulagem de força. Motor mal montado pode perder a garantia e apertar alguém.",
          "É arriscado, pela rede elétrica e pela folha pesada. Além disso, muitos fabricantes só dão garantia com instalador.",
        ],
      },
    ],
    photo: "o anúncio ou a etiqueta do motor e o portão com a largura",
  },
  {
    id: "motor-basculante-um-quarto",
    broader: "kit",
    label: "Motor basculante 1/4 HP",
    phrase: "o motor basculante de 1/4 HP",
    asks: [
      "motor portão basculante 2 metros",
      "motor portão basculante 2 m",
      "motor portão basculante 2,1 metros",
      "motor portão basculante 2,1 m",
      "motor portão basculante 2,2 metros",
      "motor portão basculante 2,2 m",
      "motor portão basculante 2,20 metros",
      "motor portão basculante 2,20 m",
      "motor portão basculante 2,3 metros",
      "motor portão basculante 2,3 m",
      "motor portão basculante 2,30 metros",
      "motor portão basculante 2,30 m",
      "motor portão basculante 2,4 metros",
      "motor portão basculante 2,4 m",
      "motor portão basculante 2,5 metros",
      "motor portão basculante 2,5 m",
      "motor portão basculante 2,50 metros",
      "motor portão basculante 2,50 m",
      "preço portão basculante 2,5 metros",
      "preço portão basculante 2 metros",
      "preço portão basculante 2,2 metros",
      "preço motor portão basculante 2,5 metros",

      "motor basculante 1/4 hp",
      "motor basculante 1/4hp",
      "motor portão basculante 1/4 hp",
      "motor portão basculante 1/4hp",
      "basculante 1/4 hp",
      "basculante 1/4 hp preço",
      "motor basculante 1/4 hp preço",
      "comprar motor basculante 1/4 hp",
      "motor 1/4 hp basculante instalado",
      "kit basculante 1/4 hp",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor basculante de 1/4 HP serve para portão de casa equilibrado, de até {width.quarterHp} de largura, com poucas aberturas por dia. Instalado, custa {models.pricesNamedOr}, com central, controles e entrega. Para folha mais larga, de madeira ou de prédio, usa-se 1/3 ou 1/2 HP, orçado por foto.",
        "Para portão basculante de 2 metros, de 2,20 ou de até {width.quarterHp}, o motor indicado é o de 1/4 HP. Instalado, ele custa {models.pricesNamedOr}, com central e controles. A força dos três é a mesma, e o que muda é o tempo de abertura. A folha precisa estar equilibrada.",
        "O motor basculante de 1/4 HP move folha de casa com até {width.quarterHp} de largura, desde que equilibrada. Uma folha de 2 metros ou de 2,20 está dentro dessa medida. Instalado, com central, controles e entrega, custa {models.pricesNamedOr}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Padrão, Speedy ou JetFlex: qual 1/4 HP", "Os três motores de 1/4 HP"],
        slots: [
          [
            "O que muda é o tempo que o carro espera na rua: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex, da PPA, em {opening.jetflex}. O JetFlex tem inversor, a placa que acelera e freia aos poucos.",
            "O Padrão leva {opening.padrao} e atende bem em rua calma; o Speedy, de {opening.speedy}, encurta a espera. O JetFlex abre em {opening.jetflex}, com inversor, que suaviza a partida e a parada.",
            "A diferença está nos segundos de abertura: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. No último, o inversor controla a rotação e tira o tranco.",
          ],
          [
            "Nos dois mais rápidos, a folha precisa estar bem equilibrada, e recomendamos a fotocélula, o sensor da passagem, que não vem no kit.",
            "Quanto mais rápido o motor, mais importa o equilíbrio da folha. A fotocélula, que percebe gente e carro no vão, é cobrada à parte.",
            "Velocidade maior exige contrapeso certo e fotocélula, o sensor vendido em separado que evita fechar sobre alguém.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O 1/4 HP serve no seu portão?", "Quando o 1/4 HP basta"],
        slots: [
          [
            "Serve se a folha tem até {width.quarterHp} e está equilibrada, porque quem carrega o peso é o contrapeso, e o motor só conduz. Madeira, chapa dupla e garagem de várias famílias exigem 1/3 ou 1/2 HP.",
            "O motor de 1/4 HP basta em folha de casa até {width.quarterHp}, com o contrapeso sustentando o peso. Se a folha é mais larga, de madeira ou de chapa dupla, ou se o uso é coletivo, passe para 1/3 ou 1/2 HP.",
            "Até {width.quarterHp} ele é suficiente, já que o contrapeso segura a folha e o motor apenas a leva. Acima disso, ou em portão de madeira e de muito uso, escolha 1/3 ou 1/2 HP.",
          ],
          [
            "Uma folha que desce ou sobe sozinha é acertada antes pelo técnico, porque mais potência força o cabo e não corrige o contrapeso.",
            "Um portão pesado na subida não se resolve com motor maior, que só força o cabo. O contrapeso deve ser regulado primeiro, pelo técnico.",
            "Se a folha não para onde é deixada, o técnico corrige o equilíbrio antes do motor, porque potência a mais pode arrebentar o cabo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Tempo de instalação e garantia", "Como é a instalação"],
        slots: [
          [
            "A instalação leva {time.tilting}, com a força e o ponto de parada regulados e os controles gravados. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}, e o pagamento pode ser em até {shop.instalments} vezes no cartão.",
            "São {time.tilting} de trabalho, da montagem na coluna à regulagem da parada e da força. A garantia é de {warranty.motor} para o motor e de {warranty.installation} para o serviço, com parcelamento em até {shop.instalments} vezes.",
            "O técnico monta e regula em {time.tilting} e entrega os controles funcionando. O motor tem {warranty.motor} de garantia, a instalação, {warranty.installation}, e o cartão divide em até {shop.instalments} vezes.",
          ],
          [
            "Reparo na folha, cabo gasto e ponto de energia que falta são orçados à parte, antes da visita.",
            "À parte ficam o ponto de energia, o cabo e qualquer conserto da folha, com valor informado antes da visita.",
            "Se a folha ou a parte elétrica precisarem de outro serviço, o valor é informado antes e somado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com mais HP abre mais rápido?",
        answers: [
          "Não, porque a velocidade vem da redução e da central. Com o mesmo 1/4 HP há motor de {opening.padrao} e de {opening.jetflex}.",
          "Não. HP é força, e não rapidez: três motores de 1/4 HP abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}.",
        ],
      },
      {
        question: "Posso pôr 1/4 HP no lugar de um motor de outra marca?",
        answers: [
          "Em geral sim, com a folha equilibrada e até {width.quarterHp}. O kit traz central e controles, e suporte e fiação são conferidos por foto.",
          "Pode, se a largura e o equilíbrio permitem. A central e os controles antigos saem, porque os novos vêm no kit.",
        ],
      },
      {
        question: "Meu basculante tem 3 metros. O de 1/4 HP aguenta?",
        answers: [
          "Nessa largura indicamos 1/3 HP ou mais, porque o 1/4 HP trabalharia no limite e esquentaria.",
          "Não é o indicado, porque passa de {width.quarterHp} e o motor duraria menos. O de 1/3 HP ou mais é orçado pela foto.",
        ],
      },
      {
        question: "O motor de 1/4 HP é 127 ou 220 V?",
        answers: [
          "Existem os dois, e a etiqueta do modelo diz a tensão. Costumamos instalar em 220 V, com circuito e disjuntor só do portão. Se falta o ponto, ele é orçado à parte.",
          "Depende do modelo, e a etiqueta diz. Em geral instalamos em 220 V, em circuito próprio, mas a rede da casa é conferida antes.",
        ],
      },
    ],
    photo: "a largura, a altura e uma foto do basculante inteiro, por dentro",
  },
  {
    id: "kit-basculante-preco",
    broader: "kit",
    label: "Preço do kit basculante",
    phrase: "o preço do kit de motor basculante",
    asks: [
      "motor basculante rápido preço instalado",
      "motor basculante rápido preço",
      "preço motor basculante rápido",
      "kit basculante preço",
      "motor portão levantar preço",
      "motor portão que levanta preço",
      "motor portão que sobe preço",
      "motor portão elevação preço",
      "motor portão elevação",
      "kit motor basculante preço",
      "kit portão basculante preço",
      "kit basculante instalado preço",
      "kit motor basculante instalado",
      "preço motor portão basculante instalado",
      "valor motor portão basculante instalado",
      "quanto custa motor portão basculante instalado",
      "quanto fica motor portão basculante instalado",
      "motor portão basculante instalado",
      "preço motor basculante instalado",
      "valor motor basculante instalado",
      "quanto custa motor basculante instalado",
      "preço motor portão basculante",
      "valor motor portão basculante",
      "orçamento motor portão basculante",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão basculante instalado custa {models.pricesNamedOr}, com central, controles, entrega e mão de obra. Os três kits são de 1/4 HP, para folha de até {width.quarterHp}, e a diferença de preço está na velocidade e na placa, que no {model.jetflex} tem inversor. Portão mais largo usa motor mais forte, orçado por foto.",
        "O preço do motor para portão basculante de até {width.quarterHp} é {models.pricesNamedOr}, já instalado, com motor, central e controles. O valor muda com a velocidade. Ponto de energia e conserto da folha são cobrados à parte.",
        "Instalado, o motor de portão basculante, o que levanta a folha, tem três preços: {models.pricesNamedOr}, com central, controles e entrega incluídos. Servem em folha equilibrada de até {width.quarterHp} e podem ser pagos em até {shop.instalments} vezes no cartão. Portão mais largo usa motor maior, com valor por foto.",
        "O kit de motor para portão eletrônico basculante custa {models.pricesNamedOr}, com central, controles, entrega e instalação no valor. A potência é a mesma, e o que muda o preço é a velocidade de abertura. Serve a folha equilibrada de até {width.quarterHp}; acima disso, ou em portão de correr ou de abrir, o kit é outro, com preço por foto.",
        "O motor basculante rápido, já instalado, custa {price.speedy} no {model.speedy}, que abre em {opening.speedy}, ou {price.jetflex} no {model.jetflex}, que abre em {opening.jetflex}. O preço inclui central, controles, entrega e mão de obra, em folha equilibrada de até {width.quarterHp}. Modelo rápido pede portão leve, reto e com fotocélula.",
        "O preço do kit basculante completo, montado na sua casa, é {models.pricesNamedOr}, e a diferença está na rapidez da abertura. Central, controles e mão de obra estão incluídos. A folha pode ter até {width.quarterHp}, e reparos nela são à parte.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está incluído no preço", "Incluído no preço e cobrado à parte"],
        slots: [
          [
            "O preço é de {kit.includes}. A folha precisa estar equilibrada, porque quem carrega o peso é o contrapeso, e não o motor; equilibrada, ela fica parada sozinha a meia altura.",
            "Você paga um valor só, que é de {kit.includes}. A condição é a folha equilibrada pelo contrapeso ou pela mola, já que o motor de 1/4 HP apenas conduz.",
            "Um único valor cobre {kit.includes}. Para o motor de 1/4 HP aguentar, o contrapeso ou a mola deve sustentar a folha, que não sobe nem desce sozinha.",
            "O total já é de {kit.includes}. O técnico confere se a folha está equilibrada, porque o contrapeso a carrega e o motor só a conduz.",
            "O que você vê anunciado é o total de {kit.includes}. Ele vale para portão equilibrado, em que a mola ou o contrapeso leva o peso e o motor de 1/4 HP apenas move a folha.",
          ],
          [
            "Cabo, contrapeso, solda, fotocélula e ponto de energia novo são cobrados à parte, com o preço informado antes do serviço.",
            "O que a folha ou a parte elétrica precisar além disso, como cabo, solda, contrapeso ou tomada nova, vem em linha separada, assim como a fotocélula.",
            "Ficam fora a fotocélula, o ponto de energia e qualquer reparo na folha, informados antes da instalação.",
            "Além do kit, podem ser necessários um ponto elétrico, uma fotocélula ou consertos de solda, cabo e contrapeso, todos com valor avisado antes.",
            "Tomada nova, cabo, solda, contrapeso e fotocélula têm preço próprio, informado antes, e só entram se o portão precisar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual dos kits escolher", "Padrão, Speedy ou JetFlex"],
        slots: [
          [
            "O Padrão abre em {opening.padrao} e serve para rua calma ou garagem com recuo. O Speedy leva {opening.speedy}, e o JetFlex, da PPA, {opening.jetflex}, com inversor, a placa que acelera e freia sem tranco.",
            "Quem pode esperar um pouco na rua fica com o Padrão, de {opening.padrao}. Para entrar mais depressa, o Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}, este com inversor, que suaviza a partida e a parada.",
            "A escolha é pelo tempo de abertura: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex. O último tem inversor, que controla a velocidade no começo e no fim.",
            "Compare o tempo de espera: o Padrão abre em {opening.padrao}, suficiente onde há pouco trânsito, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Só o modelo da PPA tem inversor, que suaviza a partida e a chegada.",
            "Rua movimentada justifica o Speedy, de {opening.speedy}, ou o JetFlex PPA, de {opening.jetflex}, com inversor que controla a velocidade. Onde a espera não incomoda, o Padrão resolve em {opening.padrao}.",
          ],
          [
            "Quanto mais rápido o kit, mais firme a folha precisa estar, e a fotocélula, o sensor que vigia a passagem, passa a fazer falta.",
            "Nos kits rápidos, folha torta ou pesada se desgasta mais, e convém ter fotocélula, que impede de fechar sobre alguém.",
            "Velocidade pede folha em ordem e fotocélula, o sensor que vigia a passagem.",
            "Os modelos rápidos precisam de portão leve e reto, além da fotocélula, que percebe quem está na passagem.",
            "Kit veloz em folha desequilibrada dura menos, e a fotocélula, o sensor da passagem, deve acompanhá-lo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A instalação do kit", "Tempo de instalação e garantia"],
        slots: [
          [
            "A montagem leva de {time.tilting}, com fim de curso e força regulados e controles gravados. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "São de {time.tilting} de serviço, do acionador na coluna à gravação dos controles. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Em {time.tilting} o kit fica montado, regulado e com os controles funcionando. Contam-se {warranty.motor} de garantia para o motor e {warranty.installation} para o serviço.",
            "Conte de {time.tilting} para fixar o acionador, ajustar paradas e força e gravar os controles. Depois valem {warranty.motor} de garantia sobre o motor e {warranty.installation} sobre a montagem.",
            "O técnico precisa de {time.tilting} para deixar o portão abrindo, regulado e com os controles cadastrados. A garantia cobre o motor por {warranty.motor} e a mão de obra por {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o meu portão for mais largo?",
        answers: [
          "Acima de {width.quarterHp} usa-se 1/3 ou 1/2 HP, ou um acionador de cada lado, e o valor sai por foto e medidas.",
          "O motor passa a ser maior, de 1/3 HP ou mais, conforme o peso. Esses não têm preço de lista e são orçados pela folha.",
          "Folha maior que {width.quarterHp} pede 1/2 ou 1/3 HP, às vezes um acionador em cada coluna. Mande foto e medidas, porque esse motor é orçado caso a caso.",
        ],
      },
      {
        question: "Posso comprar o kit e instalar com outra pessoa?",
        answers: [
          "Pode; diga isso ao pedir o orçamento, porque o preço da lista é do kit já instalado. A garantia da instalação, nesse caso, é de quem monta.",
          "Sim, mas o valor anunciado inclui a montagem. Levando só o kit, o orçamento é outro, e a regulagem fica por sua conta.",
          "Vendemos também sem a montagem, por outro valor, porque o preço da tabela inclui o serviço. Quem instala responde pela regulagem e pela garantia dela.",
        ],
      },
      {
        question: "Meu portão já tem motor. O preço da troca é o mesmo?",
        answers: [
          "É o do kit, se a folha tem até {width.quarterHp} e está equilibrada. Às vezes fiação e suporte se aproveitam, o que a foto mostra.",
          "Para basculante de até {width.quarterHp} vale o preço do kit, com o motor antigo retirado. Conserto na folha, se houver, soma.",
          "Sim, desde que o basculante não passe de {width.quarterHp} e tenha bom equilíbrio. Suporte e fios aproveitáveis aparecem na foto, e reparo da folha é somado.",
        ],
      },
      {
        question: "Quantos controles vêm no kit basculante?",
        answers: [
          "Em geral 2, gravados na instalação. Os extras são cobrados por unidade.",
          "O usual são 2; quem precisa de mais pede ao orçar e recebe todos gravados no mesmo dia.",
          "Vêm 2 na maioria dos kits, prontos para uso no fim da instalação. Mais unidades podem ser pedidas no orçamento.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura e a altura da folha",
  },
  {
    id: "kit-speedy",
    broader: "speedy",
    label: "Kit Speedy",
    phrase: "o kit Speedy",
    asks: [
      "kit basculante speedy",
      "kit motor basculante speedy",
      "kit basculante speedy preço",
      "ppa speedy",
      "motor ppa speedy",
      "ppa speedy preço",
      ...["speedy 1/4", "speedy 1/4 hp", "motor speedy 1/4 hp", "motor speedy 1/4 hp preço", "speedy 1/4 hp preço"],
      ...["kit basculante speedy 1/4 hp", "kit basculante speedy 1/4 hp instalado"],
    ],
    sections: [
      {
        about: "choose",
        headings: ["Speedy, Padrão ou JetFlex", "Quando o Speedy é a escolha certa"],
        slots: [
          [
            "Os três kits são basculantes de até {width.quarterHp}, instalados, e a diferença está no tempo de abertura.",
            "Mudam o tempo e o preço; a largura máxima, {width.quarterHp}, é a mesma nos três.",
            "Compare pelo tempo que você espera na rua, já que todos servem até {width.quarterHp}.",
          ],
        ],
        bullets: [
          "Padrão: {opening.padrao}, {price.padrao}; rua calma ou vila fechada.",
          "Speedy: {opening.speedy}, {price.speedy}; rua de movimento médio, pouco recuo.",
          "JetFlex: {opening.jetflex}, {price.jetflex}; rua movimentada, parada suave.",
        ],
      },
      {
        about: "what",
        headings: ["O limite do Speedy", "Até que portão o Speedy vai"],
        slots: [
          [
            "A velocidade maior não significa força maior: sendo de 1/4 HP, ele vai até {width.quarterHp} de largura. A folha precisa de contrapeso certo, cabo bom e estrutura rígida, porque a chegada é mais rápida.",
            "Por ser de 1/4 HP, atende folha equilibrada de até {width.quarterHp}, como o Padrão. Portão torto ou pesado passa por ajuste antes.",
            "O limite é {width.quarterHp} de largura, com a folha em equilíbrio. Acima disso, outra potência; e folha frouxa se corrige antes, pois a velocidade aumenta o tranco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o Speedy e o que inclui", "O que vem no preço"],
        slots: [
          [
            "O valor de {price.speedy} cobre motor, central, controles, ferragens, entrega e mão de obra, num serviço de {time.tilting}. O cartão divide em até {shop.instalments} vezes.",
            "Por {price.speedy} o motor chega montado, regulado e com controles gravados, em {time.tilting} de trabalho. São até {shop.instalments} parcelas no cartão.",
            "Estão em {price.speedy} o motor, a central, os controles e a montagem, que leva {time.tilting}. Parcela-se em até {shop.instalments} vezes.",
          ],
          [
            "Fotocélula, trava e nobreak são acessórios, somados só se você quiser. Ajuste de contrapeso, cabo ou solda, quando precisos, entram em linha própria.",
            "À parte ficam trava, nobreak e outros acessórios, e o que a folha precisar de acerto, como cabo ou solda.",
            "O que não vem no kit são acessórios e reparos da folha, cobrados em separado com a sua aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Speedy é da PPA?",
        answers: [
          "Speedy é o nome do nosso kit basculante rápido; o kit da PPA é o JetFlex, de {price.jetflex} instalado. A etiqueta do motor traz o fabricante.",
          "O kit da PPA que vendemos é o JetFlex. O Speedy é outro kit, de 1/4 HP, por {price.speedy}.",
        ],
      },
      {
        question: "Qual a garantia do Speedy?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de garantia, e o trabalho, {warranty.installation}.",
        ],
      },
      {
        question: "O Speedy serve em portão de correr?",
        answers: [
          "Não, ele é basculante. No de correr, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
          "Só serve no portão que sobe. Para deslizante, outro motor, por {price.homeSwap} na troca.",
        ],
      },
      {
        question: "Meus controles antigos funcionam no Speedy?",
        answers: [
          "Funcionam se a frequência e o código forem os da central nova. O kit já vem com controles gravados.",
          "Depende do código. De qualquer modo, o kit traz controles programados na instalação.",
        ],
      },
    ],
    photo: "uma foto do portão fechado, outra por dentro com colunas e contrapesos, e a largura do vão",
    answers: {
      any: [
        "O kit Speedy, motor basculante de 1/4 HP que abre em {opening.speedy}, custa {price.speedy} com entrega e instalação, para folha equilibrada de até {width.quarterHp} de largura. Fica entre o Padrão, de {opening.padrao} por {price.padrao}, e o JetFlex, de {opening.jetflex} por {price.jetflex}.",
        "Vendemos e instalamos o motor Speedy no portão que sobe por {price.speedy}, com central e controles. Ele é basculante, de 1/4 HP, abre em {opening.speedy} e serve em folha equilibrada de até {width.quarterHp}; o Padrão, mais lento, sai por {price.padrao}.",
        "O Speedy instalado sai por {price.speedy} e abre o portão basculante em {opening.speedy}, metade do tempo do Padrão. É um kit de 1/4 HP para folha de até {width.quarterHp}, com entrega, central e controles no valor.",
      ],
      price: [
        "O kit Speedy basculante de 1/4 HP custa {price.speedy}, com motor, central, controles, entrega e instalação, até {width.quarterHp} de largura. Abre em {opening.speedy} e pode ser dividido em até {shop.instalments} vezes no cartão.",
        "O valor do Speedy instalado é {price.speedy}, em basculante equilibrado de até {width.quarterHp}. A diferença para o Padrão, de {price.padrao}, compra tempo: {opening.speedy} de abertura em vez de {opening.padrao}.",
      ],
      buying: [
        "Vendemos o motor Speedy 1/4 HP por {price.speedy}, já instalado, para portão basculante de até {width.quarterHp}, com abertura em {opening.speedy}. O preço inclui central e controles, e o motor tem {warranty.motor} de garantia.",
        "Para comprar o Speedy, conte {price.speedy} com entrega e instalação, em basculante de até {width.quarterHp}. Ele abre em {opening.speedy} e custa menos que o JetFlex, de {price.jetflex}.",
      ],
      repair: [
        "O motor Speedy de portão basculante com defeito se conserta medindo capacitor, fuso, fim de curso e placa, com o equilíbrio da folha conferido junto. A visita com ajuste em casa parte de {price.preventive}, sem peças; não solte a folha até lá.",
        "Consertamos motor Speedy lento, que bate na chegada ou ronca sem partir, quase sempre sem trocar o motor. Em residência, o ajuste começa em {price.preventive}, peças à parte, com o disjuntor desligado até a visita.",
      ],
      installation: [
        "A instalação do Speedy leva {time.tilting} e já está no preço do kit, {price.speedy}, até {width.quarterHp}. Inclui fixar o acionador, ligar em circuito próprio, regular fim de curso e força e gravar os controles.",
        "Instalamos o Speedy em {time.tilting}, depois de conferir contrapeso, cabos e coluna. O kit colocado custa {price.speedy} em basculante equilibrado de até {width.quarterHp}.",
      ],
      comparison: [
        "Entre Speedy e JetFlex, o Speedy abre em {opening.speedy} por {price.speedy} instalado, e o JetFlex, em {opening.jetflex} por {price.jetflex}, com inversor e parada suave. O Padrão leva {opening.padrao} e custa {price.padrao}.",
        "Comparado ao Padrão, o Speedy corta a abertura de {opening.padrao} para {opening.speedy} com pouca diferença: {price.speedy} contra {price.padrao}. Frente ao JetFlex, de {price.jetflex}, é mais lento e mais em conta.",
      ],
      question: [
        "O Speedy abre em {opening.speedy} o portão basculante equilibrado de até {width.quarterHp} e custa {price.speedy}, com entrega e instalação. Não serve em portão de correr nem em folha mais larga, que pede outra potência.",
        "O Speedy abre em {opening.speedy}, contra {opening.padrao} do Padrão, por {price.speedy} instalado em basculante até {width.quarterHp}. Em rua muito movimentada, compare com o JetFlex, de {price.jetflex}.",
      ],
      emergency: [
        "Motor Speedy parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force nem destrave a folha. O basculante com defeito fica travado até o técnico chegar, e o chamado funciona {shop.hours}.",
        "Em urgência com o Speedy, corte a energia, não fique debaixo da folha e não tente soltá-la. Chame a qualquer hora, {shop.hours}; o valor da ida é informado antes.",
      ],
      "how-to": [
        "No motor Speedy, cabe a você limpar por fora, trocar a pilha do controle e testar a fotocélula com uma caixa, com a tampa fechada. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
        "Para cuidar do Speedy com segurança, use só o que está por fora: pilha, botoeira, lentes e etiqueta. Programar controle e mexer na força são serviços feitos dentro da caixa, pelo técnico.",
      ],
    },
  },
  {
    id: "kit-jetflex",
    broader: "jetflex",
    label: "Kit JetFlex",
    phrase: "o kit JetFlex",
    asks: [
      "kit basculante jetflex",
      "kit motor basculante jetflex",
      "kit basculante jetflex preço",
      "kit jetflex vem",
      "kit jetflex vem caixa",
      "kit ppa jetflex vem",
      "kit jetflex inclui",
      "kit ppa jetflex inclui",
      "kit jetflex completo",
    ],
    sections: [
      {
        about: "cost",
        headings: ["O que vem no kit JetFlex", "Kit JetFlex: o que o preço inclui"],
        slots: [
          [
            "O preço é do conjunto montado e funcionando, e só o que o portão precisa de reparo fica de fora. O motor leva {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Tudo o que faz o portão abrir já está somado. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Kit completo quer dizer motor, eletrônica e montagem. A garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
          [
            "Entram motor de 1/4 HP, central com inversor, controles gravados, ferragens, entrega e montagem em {time.tilting}. Ficam fora a fotocélula, o nobreak e o acerto de contrapeso, cabo ou solda.",
            "Motor, central com inversor, controles, ferragens, entrega e instalação de {time.tilting} estão no valor. Fotocélula, nobreak e conserto da folha são somados só se você precisar.",
            "O valor cobre motor de 1/4 HP, central, controles já gravados, entrega e {time.tilting} de montagem. O que é da folha, como cabo e contrapeso, e acessórios como fotocélula entram à parte.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Como o JetFlex abre tão rápido", "O que muda com o inversor"],
        slots: [
          [
            "Em vez de ligar o motor direto na rede, a central JetFlex controla a frequência que ele recebe. A folha sai devagar, ganha velocidade no meio e desacelera antes do batente, sem pancada.",
            "O inversor da central comanda a rotação, e por isso o percurso tem três fases: saída suave, trecho veloz e chegada lenta. A batida no fim desaparece.",
            "A eletrônica do JetFlex muda a rotação durante o caminho: parte leve, corre e freia. O portão chega ao fim sem tranco.",
          ],
          [
            "O motor JetFlex não usa capacitor de partida, e a placa só se troca pela da própria linha. Como ela é a peça mais cara, aterramento e protetor contra surto fazem parte de uma boa instalação.",
            "Sem capacitor, quem dá a partida é a placa, que não aceita substituta universal. Vale protegê-la com fio terra e um protetor de surto.",
            "A força vem da placa, e não de um capacitor, e central comum não a substitui. Fio terra e protetor contra pico de energia evitam perdê-la.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["JetFlex serve no seu portão?", "O que a folha precisa ter"],
        slots: [
          [
            "O JetFlex compensa em entrada sem recuo, rua movimentada ou muitas chegadas à noite. A versão de 1/4 HP move folha de até {width.quarterHp}, e as maiores pedem a de 1/2 HP.",
            "Quem espera na rua enquanto o portão abre é quem mais ganha com ele. Até {width.quarterHp} de largura, 1/4 HP; acima disso, 1/2 HP.",
            "Sem recuo na frente ou com rua cheia, os segundos a menos valem o preço. Meça a folha: 1/4 HP atende até {width.quarterHp}.",
          ],
          [
            "Portão empenado, com solda trincada ou contrapeso errado é acertado antes, porque a velocidade transforma folga em batida. Em rua calma, o Padrão, de {price.padrao} instalado, faz o mesmo em {opening.padrao}.",
            "A estrutura precisa ser firme: folga que mal se ouvia vira pancada em velocidade alta. Onde a espera não incomoda, o Padrão custa {price.padrao} instalado.",
            "Folha torta ou desequilibrada se corrige primeiro, ou a rapidez antecipa a quebra. Quem não tem pressa economiza com o Padrão, de {price.padrao} instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O kit JetFlex serve em portão de correr?",
        answers: [
          "Não. O kit é de basculante, com fuso e braço. Para o de correr há motores com cremalheira, escolhidos pelo peso da folha.",
          "Só em basculante. Portão de correr usa engrenagem e cremalheira, e o motor dele é outro.",
        ],
      },
      {
        question: "Preciso pôr fotocélula com o JetFlex?",
        answers: [
          "É o indicado, porque folha rápida dá menos tempo de reação, e obrigatório para usar o fechamento automático. O par entra em linha própria no orçamento.",
          "Sim, como em todo portão rápido. Ela para e reverte a folha, e sem o sensor o fechamento automático fica desligado.",
        ],
      },
      {
        question: "O controle que eu tenho funciona no JetFlex?",
        answers: [
          "Só se tiver a mesma frequência e o mesmo código do receptor. O kit já traz controles gravados, e outros podem ser cadastrados depois.",
          "Depende do código. Os do kit vêm prontos, e um antigo da PPA só entra se for compatível com a central nova.",
        ],
      },
      {
        question: "O JetFlex abre sem luz?",
        answers: [
          "Só com nobreak próprio para motor. Sem ele, o destravamento manual vale apenas com o portão fechado, o disjuntor desligado e cabo e contrapeso em ordem.",
          "Com nobreak, sim. Pela chave, só com a folha fechada e equilibrada e a energia cortada; com cabo frouxo, espere o técnico.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos à vista, a largura da folha e a etiqueta do motor atual",
    answers: {
      any: [
        "O kit JetFlex para portão basculante é o de 1/4 HP, com inversor, da linha rápida da PPA: abre em {opening.jetflex} e custa {price.jetflex} colocado, com motor, central, controles, entrega e instalação. Serve em folha equilibrada de até {width.quarterHp} de largura.",
        "Vendemos e instalamos o kit motor JetFlex PPA completo, com controles, por {price.jetflex} no basculante de 1/4 HP. Com o inversor, a eletrônica que controla a velocidade, a folha abre em {opening.jetflex} e freia antes do batente; vai até {width.quarterHp} de largura.",
        "O kit basculante Jet Flex de 1/4 HP tem valor de {price.jetflex}, já instalado, em até {shop.instalments} vezes no cartão. O portão abre em {opening.jetflex} com partida e parada suaves, e a folha precisa estar equilibrada e ter até {width.quarterHp}.",
      ],
      price: [
        "O kit JetFlex colocado no basculante custa {price.jetflex}, com motor de 1/4 HP, central com inversor, controles gravados, entrega e instalação, em até {shop.instalments} vezes no cartão. O preço vale para folha equilibrada de até {width.quarterHp}; a versão de 1/2 HP é orçada à parte.",
        "O valor do kit basculante Jet Flex é de {price.jetflex} instalado, com central, controles e entrega, para folha de até {width.quarterHp}. O cartão divide em até {shop.instalments} vezes, e acerto de contrapeso, cabo ou solda soma quando preciso.",
      ],
      buying: [
        "O kit JetFlex, da PPA, vem com motor de 1/4 HP, central com inversor, controles e ferragens, e custa {price.jetflex} com entrega e instalação. Ele serve em basculante equilibrado de até {width.quarterHp}. Acima dessa medida, a versão é a de 1/2 HP, orçada por foto.",
        "O kit motor JetFlex PPA vem completo, com motor, central com inversor, controles e ferragens, por {price.jetflex}, já com entrega e instalação. O portão basculante abre em {opening.jetflex}. A folha, de até {width.quarterHp}, precisa estar firme e equilibrada.",
      ],
      question: [
        "Sim, o kit JetFlex vale a pena em rua movimentada ou garagem sem recuo: o basculante de 1/4 HP abre em {opening.jetflex} e custa {price.jetflex} instalado. A folha precisa estar equilibrada e ter até {width.quarterHp}; em rua calma, o Padrão, de {price.padrao}, basta.",
        "O JetFlex 1/4 serve para portão basculante firme e equilibrado, de até {width.quarterHp} de largura. Custa {price.jetflex} instalado e abre em {opening.jetflex}, contra {opening.padrao} do Padrão, de {price.padrao}.",
      ],
      installation: [
        "Instalamos o kit JetFlex em portão basculante em {time.tilting}, por {price.jetflex} com tudo incluído. O técnico confere o equilíbrio e o aterramento, fixa o motor, grava o percurso e os controles e regula a desaceleração, em folha de até {width.quarterHp}.",
        "A instalação do kit basculante JetFlex está no preço, de {price.jetflex}, e leva {time.tilting}. O circuito é próprio e aterrado, a folha, de até {width.quarterHp} e sem folga, e o serviço tem {warranty.installation} de garantia.",
      ],
      comparison: [
        "O kit JetFlex, o Speedy e o Padrão são basculantes de 1/4 HP, e muda o tempo: {opening.jetflex}, {opening.speedy} e {opening.padrao}. Instalados, custam {price.jetflex}, {price.speedy} e {price.padrao}; só o JetFlex tem inversor, que parte e freia devagar.",
        "Entre o kit JetFlex e os outros, a diferença é o inversor: abre em {opening.jetflex} por {price.jetflex} instalado, com parada suave. O Speedy leva {opening.speedy}, por {price.speedy}, e o Padrão, {opening.padrao}, por {price.padrao}.",
      ],
    },
  },
  {
    id: "kit-correr-controles-e-cremalheira",
    broader: "kit",
    label: "Kit deslizante com controles e cremalheira",
    phrase: "o kit deslizante com controles e cremalheira",
    asks: [
      "motor cremalheira inclusa",
      "motor portão cremalheira inclusa",
      "motor deslizante cremalheira inclusa",
      "motor correr cremalheira inclusa",
      "motor cremalheira incluída",
      "motor deslizante cremalheira incluída",
      "motor metros cremalheira",
      "motor deslizante metros cremalheira",
      "motor correr metros cremalheira",
      "motor 3 metros cremalheira",
      "motor 4 metros cremalheira",
      "motor 3 m cremalheira",
      "motor 4 m cremalheira",
      "motor m cremalheira",
      "motor cremalheira inclusa preço",
      "motor metros cremalheira preço",
      "motor metros cremalheira inclusa",
      "motor metros cremalheira inclusa preço",
      "kit motor deslizante 2 controles metros cremalheira",
      "kit deslizante 2 controles cremalheira",
      "kit motor deslizante 2 controles",
      "kit deslizante 2 controles",
      "kit motor correr 2 controles",
      "kit motor deslizante 4 metros cremalheira",
      "kit motor deslizante 3 metros cremalheira",
      "kit motor deslizante metros cremalheira",
      "kit deslizante metros cremalheira",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor deslizante com cremalheira inclusa vem, em geral, com 3 ou 4 metros dessa barra dentada e 2 controles. A cremalheira precisa ter o comprimento da folha: 3 metros servem à folha de até 3 metros, 4 metros à de até 4. A troca do motor em casa, instalada, fica de {price.homeSwap}, e a cremalheira que faltar é somada por metro.",
        "O kit deslizante completo tem motor, central, 2 controles e a cremalheira na medida da folha. Meça a folha, e não o vão: 4 metros de cremalheira atendem folha de até 4 metros. Na troca em casa, instalado, fica de {price.homeSwap}, conforme o peso do portão. A primeira instalação sai por foto.",
        "O motor de correr com cremalheira de 3 ou de 4 metros sai de {price.homeSwap} na troca em casa, com 2 controles e instalação. Se a cremalheira atual está reta, com dentes inteiros e do mesmo passo, ela pode ficar. Nesse caso o kit leva só motor, central e controles.",
        "Para saber se 3 metros ou 4 metros de cremalheira bastam ao motor deslizante, meça a folha do portão, de uma ponta à outra. A barra dentada tem de cobrir tudo. Com motor, 2 controles e instalação, a troca em casa fica de {price.homeSwap}, e os metros a mais são orçados por foto.",
      ],
      price: [
        "O motor deslizante com cremalheira na medida da folha fica de {price.homeSwap} na troca em casa, instalado e com 2 controles; em folha pesada, de {price.heavySwap}. A cremalheira é vendida por metro, e por isso uma folha de 4 metros custa um pouco mais que a de 3 metros.",
        "O kit deslizante com 2 controles e cremalheira, instalado na troca em casa, custa de {price.homeSwap}; em folha pesada, de {price.heavySwap}. Cada controle e cada metro de barra a mais são somados. Se o portão nunca teve motor, entram também a base e o ponto de energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quantos metros de cremalheira e quantos controles", "O que conferir no kit deslizante"],
        slots: [
          [
            "A cremalheira acompanha a folha de ponta a ponta, e a folha é um pouco maior que o vão. Se faltar um pedaço, a engrenagem sai da barra antes de o portão fechar.",
            "Meça a folha inteira, que é maior que o vão, porque a cremalheira precisa ir de uma ponta à outra. Com barra curta, o motor gira em falso no último trecho.",
            "O comprimento da cremalheira é o da folha, e não o do vão. Quando falta barra no fim, o portão para antes de fechar.",
          ],
          [
            "Dois controles atendem uma casa com dois motoristas. Fotocélula, o sensor da passagem, trava e nobreak em geral não vêm no kit; a fotocélula deve entrar na compra se o portão fechar sozinho.",
            "Conte um controle por motorista e um de reserva. A fotocélula, o sensor que não deixa o portão fechar sobre carro ou gente, costuma ser pedida à parte, assim como trava e nobreak.",
            "O usual são 2 controles, e outros podem ser somados por unidade. Nobreak, trava e fotocélula, o sensor da passagem, ficam à parte.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor certo para o peso da folha", "Nylon ou aço na cremalheira"],
        slots: [
          [
            "Escolha o motor pelo peso da folha, com um terço de folga: para 300 kg, capacidade de 400 kg ou mais. A cremalheira de nylon com alma de aço serve à folha leve e é mais silenciosa; a de aço serve à folha pesada ou de muito uso.",
            "Deixe um terço de sobra na capacidade do motor, como 400 kg para uma folha de 300 kg. Em casa, a cremalheira de nylon reforçado com aço faz menos barulho; em folha pesada ou de uso intenso, prefira a de aço.",
            "Estime o peso da folha e some um terço: uma de 300 kg pede motor para 400 kg. Cremalheira de nylon com alma de aço basta para portão leve e faz pouco barulho; a de aço aguenta folha pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do kit deslizante", "O que precisa estar pronto"],
        slots: [
          [
            "Com base, trilho e ponto de energia prontos, a instalação leva {time.sliding}. A folha precisa correr leve na mão, porque roldana ou trilho ruim se corrige antes do motor.",
            "A instalação leva {time.sliding} quando a base está firme e há energia no lugar. Antes se confere se a folha anda leve na mão, já que motor novo em trilho ruim dura pouco.",
            "São {time.sliding} de serviço, se o trilho, a base e a energia estão em ordem. Portão que pesa na mão é acertado primeiro, na roldana ou no trilho.",
          ],
          [
            "No fim, a folga entre engrenagem e cremalheira fica em {rack.clearance}, as paradas e a força são reguladas e os controles saem gravados.",
            "Depois vêm a folga de {rack.clearance} na cremalheira, os pontos de parada, a força e a gravação de cada controle.",
            "Para terminar, acertam-se a folga da barra dentada, {rack.clearance}, a força e as paradas, e os controles são cadastrados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ter mais de 2 controles?",
        answers: [
          "Dá: controles do mesmo código são comprados à parte e gravados na central, até o limite da memória.",
          "Sim, e cada extra é gravado em poucos minutos, na instalação ou depois. O limite da central costuma sobrar para uma casa.",
        ],
      },
      {
        question: "Posso aproveitar a cremalheira que já tenho?",
        answers: [
          "Pode, se ela está reta, com dentes inteiros e com o mesmo passo do motor novo. Passo é a distância entre os dentes; se for diferente, a engrenagem trava.",
          "Em geral sim, quando os dentes estão bons e a distância entre eles combina com o motor novo. Torta ou gasta, ela estraga a engrenagem.",
        ],
      },
      {
        question: "Faltou um pedaço de cremalheira. Dá para emendar?",
        answers: [
          "Dá: acrescenta-se um gomo do mesmo passo, alinhado na emenda. Barra de outro passo trava a engrenagem naquele ponto.",
          "Sim, com peça igual à que está lá. O cuidado é a emenda, que precisa manter a distância entre os dentes.",
        ],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Instalamos, com mão de obra a partir de {price.installation}, depois de conferir se o motor serve ao peso da folha.",
          "Sim, a partir de {price.installation}. A garantia do motor fica com quem vendeu, e a do serviço é de {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do piso, com a largura, a altura e o material da folha",
  },
];
