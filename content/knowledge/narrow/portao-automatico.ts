import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const portaoAutomatico: NarrowConcept[] = [
  {
    id: "portao-novo-com-motor",
    broader: "portao-automatico",
    label: "Portão novo com motor: preço",
    phrase: "o preço de um portão novo com motor",
    asks: [
      "preço portão automático 3 metros",
      "quanto custa portão automático 3 metros",
      "portão automático sob medida",
      "portão eletrônico sob medida",
      "fabricar portão",
      "preço fazer portão já automatizar",
      "fazer portão e já automatizar",
      "serralheiro entrega portão motor",
      "portão zero automatizador",
      "serralheiro entrega portão já com motor",
      "preço portão zero instalado automatizador",
      "portão motor instalação tudo incluso",
      "portão com motor instalação incluso",
      "portão automático novo preço",
      "portão garagem novo",
      "portão novo completo",
      "portão completo",
      "portão automático completo",
      "portão eletrônico completo",
      "portão completo instalado",
      "portão completo com instalação",
      "comprar portão automático",
      "trocar portão inteiro",
      "trocar motor e portão juntos",
      "trocar portão e motor juntos",
      "trocar motor portão juntos quanto custa",
      "trocar portão e motor",
      "portão pronto com motor",
      "portão mais motor preço",
      "encomendar portão",
      "serralheria basculante preço",
      "serralheria fabricação portão",
      "serralheria portão novo",
      "portão fabricado medida",
      "portão garagem inteiro",
      "portão motor junto",
      "portão com motor completo",
      "portão novo com motor instalado",
      "mandar fazer portão",
      "quanto custa um portão automático",
      "quanto custa um portão eletrônico completo",
      "instalar portão e motor novos",
      "portão e motor novos",
      "comprar portão e motor",
      "portão com motor preço",
      "portão novo com motor",
      "portão novo com motor preço",
      "portão com motor instalado preço",
      "portão basculante novo com motor preço",
      "fazer portão com motor",
      "portão ferro com motor instalado",
      "portão madeira com motor instalado",
      "portão com motor incluso",
      "portão basculante motor incluso",
      "portão ferro motor incluso",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço de um portão novo com motor soma duas contas. A folha é do serralheiro, que cobra por metro quadrado. O motor instalado é conosco: no basculante de até {width.quarterHp}, custa {models.pricesNamedOr}, com central e controles. Nos outros tipos, o primeiro motor é orçado de graça, por foto.",
        "O preço de um portão eletrônico de correr soma a folha, cobrada pelo serralheiro por metro quadrado, e o motor com a instalação. A nossa parte é orçada de graça, por foto, com motor, cremalheira, base e energia. Para comparar, a troca de um motor que já existe fica de {price.homeSwap} em casa.",
        "Um portão automático, ou eletrônico, soma dois preços. A folha é cobrada pelo serralheiro, por metro quadrado. O motor é conosco: no basculante de até {width.quarterHp}, sai por {models.pricesOr}, com controles e instalação. No de correr ou de abrir, o valor da primeira instalação vem por foto, sem custo.",
        "Um portão de correr automático instalado soma dois preços: o da folha com o trilho, dado pelo serralheiro, e o do motor, que é conosco. O motor é orçado de graça, por foto, com a cremalheira por metro, a base e o ponto de energia. A troca de um motor que já existe fica de {price.homeSwap} em casa.",
        "O preço de um portão automático de 3 metros soma a folha, que o serralheiro cobra por metro quadrado, e o motor instalado. O motor de correr ou de abrir é orçado de graça, por foto; para comparar, a troca de um que já existe custa de {price.homeSwap}. O basculante de 3 metros pede 1/3 HP ou mais.",
        "O valor de um portão de garagem novo e automático soma dois orçamentos. A folha de ferro ou alumínio é feita na serralheria, e o motor instalado é o nosso trabalho. No basculante de até {width.quarterHp}, o motor montado vai de {price.lowest} a {price.highest}. No de correr ou de abrir, a primeira instalação é orçada por foto.",
        "Fazer o portão automático sob medida tem o preço em duas partes: a serralheria cobra a folha por metro quadrado, e nós cobramos o motor com a instalação. Em basculante de até {width.quarterHp}, o motor sai de {price.lowest} a {price.highest}, pronto para usar. Nos outros tipos, mande fotos e medidas e receba o valor de graça.",
        "Um portão basculante com motor incluso tem o preço dividido em dois. A folha é calculada pela serralheria, pela área. O motor com central, controles e instalação fica entre {price.lowest} e {price.highest}, até {width.quarterHp} de largura. Acima dessa largura, o motor é mais forte, e o valor sai pela foto.",
        "O preço do portão com motor completo vem de dois lugares. O serralheiro calcula a folha pelo material e pela área, e nós calculamos o motor montado. No basculante de até {width.quarterHp}, o motor custa de {price.lowest} a {price.highest} com a instalação. Em portão de correr ou de abrir, o valor vem por foto, sem custo.",
        "Trocar o portão e o motor juntos custa a soma de dois orçamentos. O serralheiro cobra a folha nova por metro quadrado, e nós cobramos o motor instalado. No basculante de até {width.quarterHp}, o motor sai de {price.lowest} a {price.highest}. Nos outros portões, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      installation: [
        "A instalação completa do portão eletrônico junta dois trabalhos: a folha, que você encomenda ao serralheiro, e a automação, que nós fazemos, com motor, central, controles, fotocélula e teste. No basculante de até {width.quarterHp}, o motor instalado custa de {price.lowest} a {price.highest}. No portão de correr ou de abrir, o valor é dado de graça, pela foto e pela largura.",
        "Fazemos a instalação completa do portão eletrônico, do ponto onde o motor se prende à gravação dos controles, em portão novo ou no que você já tem. A folha é feita pelo serralheiro. O motor instalado em basculante de até {width.quarterHp} custa {models.pricesOr}; em portão de correr ou de abrir, é orçado por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Folha, motor e obra: as três partes do preço", "Como se divide o preço do portão com motor"],
        slots: [
          [
            "O preço da folha depende dos metros quadrados, do material e da pintura, e quem o calcula é a serralheria. O preço do motor depende do tipo de portão: o basculante estreito usa um kit de valor fechado, e o de correr ou de abrir é orçado pelo peso e pela medida.",
            "A serralheria cobra a folha pela área, pelo metal e pelo acabamento. O motor é cobrado conforme o portão abre, com kit de valor fixo para o basculante estreito e orçamento por peso e largura para os outros tipos.",
            "Quanto maior a área e mais caro o material, mais custa a folha, que vem da serralheria. No motor, quem decide é o movimento: o basculante de medida comum tem kit de preço fechado, enquanto correr e abrir pedem que se saibam o peso e a largura.",
            "É a serralheria que põe preço na folha, somando área, pintura e material. Nós pomos preço no motor, que tem valor fechado no kit do basculante e é calculado pelo peso e pela largura quando o portão corre ou gira.",
            "A folha e o motor são cobrados em separado. O serralheiro calcula a primeira pelo tamanho, pelo metal e pela pintura; o segundo tem valor certo no kit basculante e valor sob medida nos portões que correm ou giram.",
          ],
          [
            "A terceira parte do preço é a obra em volta: um circuito elétrico próprio com fio terra, a base de concreto e o trilho no portão de correr, e a retirada do portão velho. Cada item aparece separado no orçamento, porque nem toda casa precisa de todos.",
            "Além da folha e do motor, pode faltar o ponto de energia com terra, o trilho e a base para o portão de correr, ou a retirada do antigo. Como algumas casas já têm parte disso pronta, esses itens são cobrados à parte.",
            "Some por fim a parte elétrica, o trilho, a base e a remoção do portão antigo, quando for o caso. Onde o portão era manual, quase nunca existe um circuito próprio com terra, e o motor precisa de um.",
            "O restante é a preparação do lugar, que inclui tirar o portão antigo, levar energia com terra até o motor e, no de correr, concretar base e trilho. O orçamento mostra item por item, para você ver o que a sua casa já tem.",
            "A preparação varia de casa para casa e também entra na conta. Em portão que era manual costuma faltar o circuito aterrado, o modelo de correr precisa de base e trilho, e a folha velha precisa ser retirada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que decidir antes de encomendar a folha", "Como encomendar o portão já pronto para o motor"],
        slots: [
          [
            "O espaço em volta do vão decide o tipo de portão. Onde há parede livre ao lado cabe o de correr, onde há área de giro cabe o de abrir, e onde não há nenhum dos dois fica o basculante. A folha leve, de alumínio ou gradil, poupa o motor por anos; a de ferro custa menos e aceita solda.",
            "Meça o recuo ao lado do vão, a altura livre e a área de giro, porque essas medidas mostram se cabe um portão de correr, um basculante ou um de abrir. Alumínio e gradil pesam menos e gastam menos o motor, enquanto o ferro sai mais barato e é fácil de soldar.",
            "Com parede livre ao lado do vão, escolha o portão de correr; com espaço para girar, o de abrir; e sem os dois, o basculante. Quanto ao material, o ferro é mais barato e mais fácil de consertar, mas o alumínio pesa menos e faz o motor durar mais.",
            "Olhe primeiro o terreno: um lado livre permite o portão de correr, uma frente larga permite o de abrir, e a garagem apertada fica com o basculante. O ferro é o material mais barato, mas pesa; o gradil e o alumínio aliviam o trabalho do motor.",
            "As medidas do terreno indicam o tipo de portão: recuo lateral para o de correr, área de giro para o de abrir e, na falta de ambos, o basculante. Já o material é uma escolha entre custo e peso, com o ferro mais barato e o alumínio mais leve, que conserva o motor.",
          ],
          [
            "Peça ao serralheiro um reforço no ponto onde o motor se prende, batentes nos dois fins e, no basculante, o contrapeso calculado. Feitos na fábrica, eles evitam solda e adaptação no dia da instalação.",
            "A folha já deve sair com a travessa para o motor, o batente de fim e, se for basculante, o contrapeso certo. Acrescentar essas peças depois custa solda e pintura nova.",
            "Combine com a serralheria a travessa que recebe o motor, os batentes e o contrapeso do basculante. Quando isso está no projeto, a montagem do motor não para por falta de apoio.",
            "O projeto da folha deve trazer os batentes, o reforço onde vai o motor e, no basculante, o contrapeso na medida. Assim ninguém precisa soldar nem repintar depois.",
            "Avise a serralheria de que haverá motor, para que ela preveja o batente, a travessa de fixação e um contrapeso de basculante bem calculado. Sair pronto de lá custa menos que adaptar na garagem.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["A ordem entre o portão e o motor", "Do pedido ao portão funcionando"],
        slots: [
          [
            "Primeiro a folha é fabricada, montada no lugar e testada na mão, até andar leve. Depois que o concreto cura, a instalação do motor leva {time.tilting} no basculante e {time.sliding} no portão de correr.",
            "O serralheiro entrega a folha andando leve na mão, com o concreto já curado. Só então se instala o motor, um serviço de {time.tilting} em basculante e de {time.sliding} em portão de correr.",
            "O motor vem por último, depois de a folha estar pronta, o concreto seco e o movimento testado na mão. A montagem dele demora {time.tilting} no basculante e {time.sliding} no deslizante.",
            "Antes do motor, a folha precisa estar montada, o concreto seco e o movimento leve na mão. Daí em diante bastam {time.tilting} no basculante ou {time.sliding} no portão que corre.",
            "Espere o portão chumbado e o concreto curado para marcar o motor, porque ele só se monta em folha leve na mão. Essa etapa leva {time.tilting} se ela sobe e {time.sliding} se ela corre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão também?",
        answers: [
          "Não, a folha nova se encomenda ao serralheiro. A nossa parte é a venda, a instalação e o conserto do motor, e com as medidas do vão dizemos que motor usar e que reforço pedir.",
          "A folha fica com a serralheria, e nós cuidamos do motor e da automação. Com o projeto em mãos, indicamos o modelo certo e o ponto onde o portão precisa de travessa.",
          "Não fazemos a folha, que é serviço de serralheria, mas vendemos, instalamos e consertamos o motor. Antes da encomenda, podemos dizer que motor e que reforço ela vai precisar.",
        ],
      },
      {
        question: "Vale reformar o portão velho em vez de trocar?",
        answers: [
          "Vale se a estrutura está firme, porque solda, roldanas e pintura custam menos que uma folha nova e o motor pode ser o mesmo. Base podre e folha torta pesam a favor da troca.",
          "Com o quadro reto e a base sem ferrugem, a reforma sai mais em conta e o portão recebe o motor do mesmo jeito. Folha empenada ou ferrugem embaixo mostram que o dinheiro rende mais num portão novo.",
          "Quando o quadro e a base estão bons, sim, pois solda, pintura e roldanas saem por menos e o motor serve igual. Se a folha está empenada ou podre embaixo, é melhor encomendar outra.",
        ],
      },
      {
        question: "Qual portão novo sai mais barato com motor?",
        answers: [
          "Em vão de até {width.quarterHp}, o basculante leva vantagem, porque o motor instalado parte de {price.lowest}. Em vão largo com recuo lateral, o de correr costuma compensar.",
          "O mais em conta é o de folha leve e pequena. No basculante de até {width.quarterHp} o motor instalado começa em {price.lowest}, e em vãos maiores o de correr tende a custar menos no total.",
          "Depende do vão: até {width.quarterHp}, o basculante sai mais barato, com motor montado a partir de {price.lowest}. Nos vãos largos com espaço ao lado, a vantagem costuma passar ao de correr.",
        ],
      },
      {
        question: "Posso pôr o motor depois?",
        answers: [
          "Pode, desde que deixe prontos o eletroduto, a travessa de reforço e o batente. Fazer isso com o portão já pintado custa mais que prever na encomenda.",
          "Sim, mas peça na folha nova a travessa do motor e leve um ponto de energia até o local, porque quebrar o piso e soldar depois encarece.",
          "Dá para deixar o motor para depois, se a encomenda já previr batente, travessa e eletroduto. Sem isso, será preciso soldar a folha pintada e abrir o piso.",
        ],
      },
    ],
    photo: "fotos da fachada por fora e por dentro, com a largura e a altura do vão e o espaço ao lado",
  },
  {
    id: "portao-de-aluminio-com-motor-preco",
    broader: "portao-automatico",
    label: "Portão de alumínio com motor: preço",
    phrase: "o preço do portão de alumínio com motor",
    asks: [
      "portão de alumínio automático preço",
      "portão alumínio com motor preço",
      "portão alumínio com motor valor",
      "portão alumínio com motor quanto custa",
      "portão alumínio com motor instalado preço",
      "portão alumínio com motor instalado",
      "portão alumínio motor incluso",
      "quanto custa portão alumínio automático",
      "quanto custa portão alumínio com motor",
      "portão alumínio eletrônico preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do portão de alumínio automático com instalação soma duas contas: a folha, que não vendemos e o serralheiro cobra por metro quadrado, e o motor instalado, que é conosco. No basculante de até {width.quarterHp}, o motor custa a partir de {price.lowest}, com a instalação. No de correr ou de abrir que nunca teve motor, a foto e as medidas dão o valor, com base, cremalheira ou suportes incluídos.",
        "Portão de alumínio com motor tem preço em duas partes {em}: o serralheiro cobra a folha, por metro quadrado e perfil, e nós vendemos o motor instalado, desde {price.lowest} no basculante de até {width.quarterHp}. Para correr ou abrir, a primeira instalação é orçada grátis pela foto, porque soma o motor e as peças que a folha ainda não tem.",
        "O portão de alumínio com motor tem dois preços: o da folha, pago ao serralheiro por metro quadrado, e o do motor instalado, que começa em {price.lowest} no basculante de até {width.quarterHp}. De correr ou de abrir, o primeiro motor é orçado pela foto e pelas medidas, e a troca de um que já existe fica de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do motor", "Preço do motor e o que soma"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits saem instalados e completos: {models.pricesNamed}. Muda a velocidade, de {opening.padrao} a {opening.jetflex}, e o alumínio leve aceita qualquer um dos três.",
            "Para folha basculante de até {width.quarterHp}, há três valores já com instalação, central e controles: {models.pricesNamed}. O tempo de abertura vai de {opening.padrao} a {opening.jetflex}, e o peso do alumínio não limita a escolha.",
            "Os três kits de basculante, prontos e para até {width.quarterHp}, são {models.pricesNamed}. Os três kits de basculante movem bem uma folha de alumínio, e o que muda é o tempo de abertura, de {opening.padrao} a {opening.jetflex}.",
          ],
          [
            "No portão de correr somam-se a cremalheira, a barra de dentes vendida por metro, e a base no piso; no de abrir, um motor por folha e os suportes. Reforço no perfil e ponto de energia, quando faltam, vêm em linha separada.",
            "Portão de correr acrescenta a cremalheira, que é a barra de dentes, e a base no piso; o de abrir usa um motor em cada folha. Chapa de reforço, fotocélula e energia nova são orçadas à parte, antes do serviço.",
            "Quem tem de abrir paga um motor por folha; quem tem de correr, a barra dentada e a base. Ponto de luz e reforço do alumínio aparecem como itens próprios.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Por que o alumínio poupa o motor", "O motor certo para a folha leve"],
        slots: [
          [
            "O alumínio pesa cerca de um terço do aço na mesma espessura, e por isso o motor residencial de 1/4 HP dá conta do basculante. Não é preciso pagar por mais força.",
            "Com perto de um terço do peso do aço, na mesma chapa, a folha de alumínio anda com o motor mais simples. Potência extra não traz vantagem.",
            "A mesma chapa em alumínio pesa por volta de um terço do que pesaria em aço. Assim, o motor de casa comum basta, e sobra folga.",
          ],
          [
            "A exceção é o portão largo de régua fechada, que pega vento, ou a folha com vidro, que deixa de ser leve. Nesses, trava elétrica e motor com folga valem o custo.",
            "Cuidado só com folha muito larga e fechada, por causa do vento, e com vidro, que pesa. Aí um motor maior e uma trava compensam.",
            "Uma folha larga e toda fechada recebe muito vento, e o vidro deixa o portão pesado. Nesses dois casos, peça um motor mais forte e uma trava.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que pedir ao serralheiro", "A folha pronta para receber o motor"],
        slots: [
          [
            "Previsto na fabricação, isto custa pouco; depois, encarece a instalação.",
            "Passe esta lista ao serralheiro antes de ele fechar a folha.",
            "São pedidos simples, que evitam rasgar o perfil no primeiro ano.",
          ],
        ],
        bullets: [
          "Tubo ou chapa de aço por dentro do perfil, onde o motor puxa",
          "Parafuso passante, porque rebite solta com a força",
          "No de correr, barra própria para parafusar a cremalheira",
          "Borracha ou fita entre alumínio e aço, contra corrosão",
          "No basculante, contrapeso calculado para a folha leve",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão de alumínio?",
        answers: [
          "Não: a folha é do serralheiro. Mande o desenho antes da fabricação, e indicamos o motor e onde pôr o reforço.",
          "A folha, não; a parte do motor, da entrega à regulagem, sim. Pelo desenho orientamos o serralheiro sobre o reforço.",
        ],
      },
      {
        question: "Já tenho o portão de alumínio. Dá para pôr só o motor?",
        answers: [
          "Dá, se a folha está reta e anda leve na mão. A chapa de reforço no ponto de fixação é posta na instalação e vem no orçamento.",
          "Sim: aproveitamos a folha e acrescentamos o reforço onde o braço ou a cremalheira se prende.",
        ],
      },
      {
        question: "Alumínio é melhor que ferro para automatizar?",
        answers: [
          "Para o motor, sim, porque pesa menos e não enferruja. No preço da folha o ferro costuma ganhar, e ele aceita solda, o que facilita reparos.",
          "O alumínio poupa o motor e dispensa pintura contra ferrugem; o ferro custa menos e se conserta com solda comum. Peça os dois preços ao serralheiro.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar o motor?",
        answers: [
          "De {time.tilting} no basculante e {time.sliding} no de correr, com a folha pronta e energia perto.",
          "Com tudo preparado, {time.tilting} num basculante ou {time.sliding} num deslizante. Falta de energia no local aumenta o prazo.",
        ],
      },
    ],
    photo: "fotos da fachada por fora e por dentro, com a largura e a altura do vão, ou o desenho do serralheiro",
  },
  {
    id: "portao-automatico-vale-a-pena",
    broader: "portao-automatico",
    label: "Portão automático vale a pena?",
    phrase: "se vale a pena ter portão automático",
    asks: [
      "portão eletrônico caro",
      "portão automático caro",
      "é caro ter portão eletrônico",
      "é caro ter portão automático",
      "portão eletrônico sai caro",

      "por que ter portão automático",
      "portão automático útil sai pouco",
      ...combine(
        ["motivos", "razões", "benefícios"],
        [
          "automatizar portão",
          "ter portão automático",
          "portão automático",
          "portão eletrônico",
          "instalar portão automático",
        ],
      ),
      ...combine(["vantagens", "vantagem"], ["portão automático", "portão eletrônico", "portão automático condomínio"]),
      "arrepende portão automático",
      "portão automático valeu gasto",
      "portão automático vale pena",
      "portão eletrônico vale pena",
      "motor portão vale pena",
      "motor vale pena",
      "automatizar vale pena",
      "automático vale pena",
      "eletrônico vale pena",
      "portão automático compensa",
      "portão eletrônico compensa",
      "automatizar compensa",
    ],
    intent: "question",
    answers: {
      any: [
        "Os motivos para automatizar o portão são cinco: não descer do carro na rua, fechar logo depois de entrar, não fazer força, não se molhar na chuva e controlar quem entra. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}. Contra ele pesam o custo e a revisão.",
        "Portão automático vale a pena para quem chega tarde, entra de carro todo dia ou desce na rua para abrir, desde que a folha esteja boa. No basculante de até {width.quarterHp}, o kit instalado vai de {price.lowest} a {price.highest} e o motor dura, em geral, {trade.life}.",
        "Compensa ter portão automático na maioria das casas, porque você espera menos na rua e só entra quem tem controle. Para quem sai pouco, ele é um conforto. No basculante de até {width.quarterHp}, o motor começa em {price.lowest} instalado e dura, em geral, {trade.life}.",
        "As vantagens do portão automático são abrir sem descer do carro, fechar logo depois de passar e saber quem tem controle. Num prédio, o controle de quem se mudou é apagado. As desvantagens são o custo, a partir de {price.lowest} no basculante de casa, e a revisão periódica.",
        "Sim, vale o investimento automatizar a entrada da garagem se você abre o portão mais de uma ou duas vezes por dia. As vantagens são segurança na chegada e conforto; as desvantagens, o custo, a partir de {price.lowest} no basculante, e a revisão anual.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens e desvantagens do portão automático", "Quando vale e quando não vale"],
        slots: [
          [
            "Quem decide é o uso diário e o estado da folha. Veja os dois lados.",
            "Compare com a sua rotina antes de comprar, porque nem toda garagem precisa.",
            "Olhe quantas vezes o portão abre e como está a folha. Depois compare:",
          ],
        ],
        bullets: [
          "A favor: não descer do carro, sobretudo à noite",
          "A favor: abre em segundos e fica menos tempo aberto",
          "A favor: pouca energia, em geral menos de 3 kWh por mês com a central",
          "Contra: tem custo de motor e de revisão",
          "Contra: na falta de luz, depende de chave ou nobreak",
          "Não vale: folha torta ou podre, antes do conserto",
        ],
      },
      {
        about: "cost",
        headings: ["O custo de ter motor no portão", "Compra, energia e manutenção"],
        slots: [
          [
            "Fora do basculante, o primeiro motor é orçado por foto, de graça, porque soma base e elétrica. Quando o portão já tem motor, a troca em casa fica de {price.homeSwap}. A revisão {visits.home} parte de {price.preventive}, sem peças.",
            "O motor de correr ou de abrir, na primeira vez, tem o preço dado por foto, com base e energia. A troca de um que já existe custa de {price.homeSwap} em casa. Some a revisão {visits.home}, a partir de {price.preventive}, fora as peças.",
            "Nos outros tipos, o preço da primeira instalação vem por foto, sem custo. Mais tarde, trocar o motor fica de {price.homeSwap} em casa. A manutenção {visits.home} começa em {price.preventive}, sem contar peças.",
          ],
          [
            "Dividido pela vida do motor, o kit de basculante custa poucos reais por mês, além da revisão.",
            "Ao longo dos anos de uso, o motor sai por poucos reais mensais, fora a manutenção.",
            "Repartido pelos anos que dura, o investimento é de poucos reais ao mês, mais a visita anual.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados que vêm com o automático", "O que o motor não resolve"],
        slots: [
          [
            "A fotocélula, o sensor da passagem, e a força regulada evitam que a folha feche sobre alguém. Sem elas, não use o fechamento automático. O controle de código rolante dificulta a cópia.",
            "Exija a fotocélula, o sensor da passagem, e teste-a todo mês com um objeto. A força fica no mínimo que move a folha. Prefira controle de código rolante, que não se copia facilmente.",
            "A segurança vem da fotocélula, o sensor do vão, e da força baixa. Contra a cópia, escolha controle de código rolante. O motor, sozinho, só traz rapidez.",
          ],
          [
            "Sem luz, a folha de correr ou de abrir se destrava na mão, com o disjuntor desligado. O basculante só se solta se está fechado e vinha leve. Quem não pode esperar usa nobreak.",
            "Na queda de energia, desligue o disjuntor e destrave o portão de correr ou de abrir que esteja reto. O basculante com qualquer defeito fica travado. Um nobreak mantém tudo funcionando.",
            "Quando falta luz, a folha de correr ou de abrir é solta com a chave do motor. O basculante com defeito não se solta em casa. Para quem depende da garagem, o nobreak resolve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão automático valoriza o imóvel?",
        answers: [
          "Costuma pesar a favor na venda ou no aluguel, por conforto e segurança, mas não há porcentagem certa.",
          "Ajuda a mostrar o imóvel, sobretudo com motor recente e nota guardada.",
        ],
      },
      {
        question: "Posso manter o portão que já tenho?",
        answers: [
          "Na maioria dos casos, sim. A folha precisa estar firme e andar leve.",
          "Pode, se ele não raspa nem pende. Reforço soldado costuma bastar.",
        ],
      },
      {
        question: "Portão automático dá muita manutenção?",
        answers: [
          "Pouca: você limpa o trilho e as lentes, e o técnico faz a revisão {visits.home}.",
          "Não, se a folha está em ordem. O que gasta o motor é trilho sujo e folha desequilibrada.",
        ],
      },
      {
        question: "E se eu me mudar, levo o motor?",
        answers: [
          "Pode levar, mas ele só serve em portão do mesmo tipo e tamanho. A reinstalação custa a partir de {price.installation}.",
          "É possível, com um técnico para desmontar. Reinstalar custa a partir de {price.installation}, por isso compare com um kit novo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o jeito de abrir",
  },
  {
    id: "como-funciona-portao-automatico",
    broader: "portao-automatico",
    label: "Como funciona o portão automático",
    phrase: "como funciona o portão automático",
    asks: [
      "entenda como funciona portão automático",
      "entenda como funciona portão eletrônico",
      "entenda como funciona motor portão",
      "como funciona quanto custa portão automático",
      "como funciona quanto custa portão eletrônico",
      "como funciona preço portão automático",
      "como funciona preço portão eletrônico",
      "acontece quando aperto controle portão",
      "peças fazem portão automático mover",
      "motor central controle trabalham juntos",
      "como funciona portão automático",
      "como funciona portão eletrônico",
      "como funciona motor portão",
      "funcionamento portão eletrônico",
      "funcionamento motor portão",
      "portão eletrônico funciona como",
    ],
    intent: "question",
    answers: {
      price: [
        "O portão eletrônico funciona com um controle que envia um código por rádio, uma central que confere e liga o motor e um fim de curso que manda parar; a fotocélula protege quem passa. O kit basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado, e nos outros a troca do motor em casa fica de {price.homeSwap}.",
      ],
      any: [
        "O portão automático funciona assim: o controle envia um código por rádio, em geral em 433 MHz, a central confere e liga o motor, que move a folha até o fim de curso mandar parar. A fotocélula impede o fechamento se há alguém no vão.",
        "O que acontece quando você aperta o controle do portão: o receptor reconhece o código, a central liga o motor, um redutor dá força e a folha anda até o fim de curso. Cinco peças fazem o portão automático abrir: controle, central, motor, fim de curso e fotocélula.",
        "Em explicação simples, o portão automático abre assim: o controle pede, a central decide, o motor move, o fim de curso para e a fotocélula protege quem passa. Um kit basculante abre em {opening.padrao} no Padrão e em {opening.jetflex} no JetFlex.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que acontece quando você aperta o controle", "As partes do portão automático"],
        slots: [
          [
            "São cinco partes, e cada uma faz uma coisa. Um código desconhecido é ignorado, por isso só o controle gravado abre.",
            "Cada parte tem a sua função, da tecla à folha. Só o código gravado vale.",
            "Da tecla ao movimento, o pedido passa por cinco peças.",
          ],
        ],
        bullets: [
          "Controle: transmite um código por rádio, até {trade.reach}",
          "Central: confere o código e liga o motor",
          "Motor e redutor: transformam giro rápido em força",
          "Fim de curso: ímã ou chave que manda parar",
          "Fotocélula: vê quem passa e faz a folha voltar",
        ],
      },
      {
        about: "choose",
        headings: ["Como o motor move cada tipo de portão", "Fuso, cremalheira ou braço"],
        slots: [
          [
            "No basculante, um fuso na coluna leva a folha, e o contrapeso carrega o peso. No de correr, a engrenagem puxa a cremalheira e as roldanas levam a folha.",
            "O contrapeso carrega a folha do basculante, e as roldanas, a do portão de correr. Nos dois, o motor só conduz o movimento.",
            "O basculante usa fuso e contrapeso, e o de correr, cremalheira e roldanas. O motor guia a folha, que já precisa estar leve.",
          ],
          [
            "No de abrir, um braço ou pistão empurra cada folha, e a central comanda as duas. Quem pesa na mão força o motor, por isso o equilíbrio vem antes.",
            "Portão de abrir tem um motor por folha. A folha leve é a condição de todos.",
            "Um braço por folha no de abrir. Folha equilibrada e leve é o que faz tudo funcionar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que acontece sem luz e com obstáculo", "Falta de energia e segurança"],
        slots: [
          [
            "Se algo corta o feixe durante o fechamento, a folha para e reabre, e a força regulada limita o empurrão. Sem elas, o motor não vê ninguém.",
            "Feixe cortado faz a folha voltar, e a força baixa cede. São as duas proteções.",
            "A fotocélula reverte e a força mínima cede. Fora isso, nada avisa o motor.",
          ],
          [
            "Sem energia, a chave de destravamento solta a folha de correr ou de abrir, com o disjuntor desligado, e no basculante só com cabo e contrapeso bons. Um nobreak mantém algumas aberturas.",
            "Na falta de luz, usa-se a chave ou um nobreak. Basculante destravado exige contrapeso em ordem.",
            "Um nobreak mantém algumas aberturas; sem ele, usa-se a chave, com o disjuntor desligado. No basculante, só com cabo e contrapeso em ordem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão eletrônico e automático são a mesma coisa?",
        answers: [
          "São nomes do mesmo equipamento: folha com motor, central e controle.",
          "Sim, são dois nomes para a folha movida por motor, com central que recebe o comando do controle.",
        ],
      },
      {
        question: "De que distância o controle abre?",
        answers: [
          "Até {trade.reach} em campo aberto; paredes, ferro e interferência reduzem bastante esse alcance.",
          "Em campo aberto, até {trade.reach}. Parede de concreto, portão de chapa e pilha fraca encurtam essa distância.",
        ],
      },
      {
        question: "O portão automático fecha sozinho?",
        answers: [
          "Fecha, se o fechamento automático estiver ligado na central, com tempo de pausa ajustado e fotocélula funcionando.",
          "Sim, quando a central está com a pausa programada e a fotocélula, funcionando. Sem o sensor, essa função fica desligada.",
        ],
      },
      {
        question: "Qualquer portão pode ser automático?",
        answers: [
          "Quase todo portão firme e leve na mão pode. Folha torta, podre ou fora do trilho é consertada antes.",
          "A maioria pode, se a folha é firme, reta e anda leve na mão. O que raspa ou pende se conserta antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura, a altura e o jeito de abrir",
  },
  {
    id: "enrolar-ou-seccionado",
    broader: "portao-automatico",
    label: "Portão de enrolar ou seccionado",
    phrase: "a escolha entre portão de enrolar e seccionado",
    asks: [
      "enrolar ou seccionado",
      "seccionado ou enrolar",
      "enrolar ou seccional",
      "seccional ou enrolar",
      "portão enrolar seccionado qual",
      "porta enrolar ou seccionada",
      "diferença enrolar seccionado",
      "diferença enrolar seccional",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Portão de enrolar ou seccionado? Os dois sobem sem avançar na calçada. O de enrolar guarda a cortina num rolo acima do vão e custa menos. O seccionado corre em painéis junto ao teto, é mais silencioso e precisa de forro desimpedido. O motor dos dois é orçado por foto.",
        "A diferença entre portão de enrolar e seccionado está no lugar que cada um ocupa. O de enrolar pede altura acima do vão, para o rolo, e o seccionado pede teto livre no comprimento da altura da porta. O primeiro sai mais barato; o segundo faz menos barulho e tem acabamento de casa. Pelas fotos, orçamos o motor.",
        "Para loja ou garagem com viga e canos no teto, escolha o portão de enrolar, mais barato e fácil de consertar. Para garagem de casa com forro livre, o seccionado compensa pelo silêncio e pelo acabamento, embora os painéis e a mola venham do fabricante da porta. O valor do motor sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Enrolar e seccionado lado a lado", "O que muda de um para o outro"],
        slots: [
          [
            "O espaço decide antes do gosto, porque um não cabe onde o outro cabe.",
            "Meça o vão e o teto antes de escolher: é o espaço que elimina um dos dois.",
          ],
        ],
        bullets: [
          "Acima do vão: o de enrolar precisa de altura para o rolo; o seccionado, de menos altura e de trilhos no teto",
          "Teto: o de enrolar deixa o forro livre; o seccionado ocupa o teto no comprimento da porta",
          "Barulho: lâminas de aço batem e rangem mais que painéis com rodízios",
          "Preço da porta: o de enrolar costuma custar menos por metro quadrado",
          "Conserto: lâmina e guia se acham fácil; painel e mola do seccionado vêm do fabricante",
        ],
      },
      {
        about: "cost",
        headings: ["O preço do motor em cada um", "O que entra no orçamento do motor"],
        slots: [
          [
            "Na porta de enrolar, o motor é escolhido pelo peso da cortina, calculado pela largura e pela altura. No seccionado, vai um motor de teto, que puxa os painéis por um trilho, e a mola precisa estar equilibrada antes.",
            "O motor da porta de enrolar sai do peso da cortina, que se estima pelas medidas. O do seccionado fica no teto e puxa a porta por um trilho, com a mola já equilibrada.",
          ],
          [
            "Em nenhum dos dois há preço de tabela: a foto por dentro, com largura e altura, permite orçar sem custo. Para comparar, trocar o motor comum de um portão de casa fica de {price.homeSwap}, com mão de obra.",
            "O orçamento dos dois é grátis, pela foto de dentro com as medidas, porque o modelo muda com o peso. Como medida, a troca de um motor comum de portão em casa custa de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidado e manutenção", "Qual dá menos manutenção"],
        slots: [
          [
            "O de enrolar pede guia limpa e lubrificação leve, e a lâmina amassada precisa sair logo, porque rasga as vizinhas. O seccionado pede rodízios lubrificados e mola conferida por técnico todo ano.",
            "Guia limpa e lâmina reta mantêm o de enrolar; rodízio lubrificado e mola revista por técnico, uma vez por ano, mantêm o seccionado.",
          ],
          [
            "Nos dois, a mola guarda muita força e não se mexe nela em casa. Sensor de obstáculo e abertura manual para a falta de luz valem para qualquer um.",
            "A mola, nos dois, é serviço só de técnico, pela força que guarda. Ponha sensor de obstáculo e confira como se abre sem luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois é mais seguro contra arrombamento?",
        answers: [
          "Os dois resistem bem se têm trava embaixo e motor que não deixa levantar. No de enrolar, a lâmina reforçada e a trava da soleira fazem a diferença.",
          "Depende da trava e da chapa. Lâmina mais grossa com trava na soleira e painel de aço com trava no trilho dificultam igualmente.",
        ],
      },
      {
        question: "Dá para trocar um basculante por um dos dois?",
        answers: [
          "Dá, com medida do vão e do teto. A folha nova vem do fabricante, e nós instalamos ou trocamos o motor.",
          "Sim, se há altura para o rolo ou teto livre para os trilhos. O fabricante fornece a porta, e o motor orçamos por foto.",
        ],
      },
      {
        question: "Qual abre mais depressa?",
        answers: [
          "Em geral o seccionado, com motor de teto. Na porta de enrolar comum, a cortina sobe mais devagar, e a rápida é a de uso industrial.",
          "O seccionado costuma ganhar por alguns segundos. A porta de enrolar residencial é mais lenta, a não ser nos modelos rápidos de galpão.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro, com o teto e os dois lados do vão, e a largura e a altura",
  },
  {
    id: "seccionado-ou-basculante",
    broader: "portao-automatico",
    label: "Portão seccionado ou basculante",
    phrase: "a escolha entre seccionado e basculante",
    intent: "comparison",
    asks: [
      "basculante ou seccionado",
      "seccionado ou basculante",
      "basculante ou seccional",
      "seccional ou basculante",
      "diferença seccionado basculante",
      "diferença seccional basculante",
    ],
    answers: {
      any: [
        "Entre portão seccionado e basculante, a maioria das casas fica melhor com o basculante, que custa menos e tem motor instalado a partir de {price.lowest} em folha de até {width.quarterHp}. O seccionado, ou seccional, é mais caro e vale na garagem de calçada curta, porque sobe em painéis e nada avança para fora. Ele precisa de teto livre.",
        "A diferença entre o portão basculante e o seccional está no espaço e no preço. O basculante gira para fora, custa menos e aceita motor a partir de {price.lowest}, instalado, até {width.quarterHp} de largura. O seccionado sobe em painéis rente ao teto e resolve a garagem sem recuo, mas custa mais, porque a porta vem do fabricante e o motor de teto é orçado por foto.",
        "Para garagem com espaço na frente, escolha o basculante, com motor instalado desde {price.lowest} até {width.quarterHp} de largura. O portão seccionado, ou seccional, serve à garagem sem recuo, pois sobe em painéis e não avança, mas custa mais e exige verga alta.",
        "O basculante é mais barato que o seccionado na folha e no motor, que parte de {price.lowest} instalado em largura de até {width.quarterHp}. O seccionado, feito de painéis que sobem para o teto, compensa quando não há recuo para o giro da folha. A porta dele vem do fabricante, e o motor é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Seccionado e basculante lado a lado", "O que cada portão exige de espaço"],
        slots: [
          [
            "Meça a garagem antes de pensar no preço: a verga, que é a parede acima do vão, e o teto decidem o que cabe. O carro também conta, porque o basculante gira para fora.",
            "O espaço elimina um dos dois logo no começo. Veja a altura da verga, a faixa de parede sobre o vão, o teto por dentro e o recuo até a calçada.",
            "Comece medindo a altura acima do vão, a profundidade livre no teto e a distância da folha até a calçada. Só depois compare valores.",
          ],
        ],
        bullets: [
          "Seccionado: verga alta e teto livre, na profundidade da altura do portão",
          "Seccionado: painéis sobem retos; o carro pode parar rente à folha",
          "Basculante: lugar na lateral para o contrapeso e recuo para o giro",
          "Basculante: não pode avançar sobre a calçada ao abrir",
        ],
      },
      {
        about: "cost",
        headings: ["O preço de cada um", "Quanto custa o motor em cada portão"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o motor com central, controles e instalação custa {models.pricesOr}. A folha é feita por qualquer serralheria, o que também mantém o preço dela baixo.",
            "O kit do basculante, já instalado até {width.quarterHp}, sai por {models.pricesOr}. Como quase todo serralheiro faz essa folha, ela custa menos que a de painéis.",
            "Para um basculante de até {width.quarterHp}, conte {models.pricesOr} com motor, central, controles e montagem. A folha é a mais fácil de mandar fazer.",
          ],
          [
            "O seccionado custa mais nas duas partes: a porta vem do fabricante, com painéis, trilhos e mola, e o motor é de teto, orçado por foto. Se a verga for baixa, some a obra.",
            "No seccional, porta, trilhos e mola são do fabricante, e o motor de teto tem valor por foto. Por isso o conjunto custa mais que o basculante, sem contar obra no vão.",
            "No seccionado, os painéis com trilho e mola são comprados do fabricante, e o motor de teto é orçado por foto. É a opção mais cara das duas.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Qual dá menos manutenção", "Manutenção e peças de cada um"],
        slots: [
          [
            "O basculante tem cabos e contrapeso, que se conferem na revisão {visits.home}, e peças fáceis de achar. O seccionado tem roldanas em cada painel e uma mola de torção, que só o técnico pode ajustar, porque guarda muita força.",
            "Na revisão {visits.home}, o basculante tem cabo, contrapeso e articulação conferidos, todos com peças comuns. O de painéis tem mais partes móveis, como rodízios, dobradiças e a mola sob tensão, que é perigosa para leigos.",
            "No basculante gastam-se cabo e contrapeso, com peça em muitas lojas e revisão {visits.home}. No seccional gastam-se rodízios e a mola de torção, que dependem do modelo, e essa mola fere quem a solta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de basculante serve no seccionado?",
        answers: [
          "Não. O seccionado usa motor de teto, que puxa a folha por um trilho com corrente ou correia; o do basculante fica na coluna e move um braço ou fuso.",
          "Não serve, porque o movimento é outro: num, um fuso na lateral empurra o braço da folha; no outro, um trilho no teto puxa os painéis.",
          "Não, são motores diferentes. O do seccionado fica no teto e puxa os painéis; o do basculante fica na lateral.",
        ],
      },
      {
        question: "Dá para trocar o basculante por seccionado?",
        answers: [
          "Dá, se a verga for alta e o teto, livre de viga, luminária e cano. Folha, contrapeso e motor são trocados por painéis, trilhos e motor de teto, com a porta orçada pelo fabricante.",
          "Com espaço acima do vão e no teto, sim. É uma troca completa, porque quase nada do basculante se aproveita, nem o motor.",
          "Dá, mas é como pôr um portão novo. Antes, confira a altura da verga e se há viga ou cano no teto.",
        ],
      },
      {
        question: "Qual dos dois abre mais rápido?",
        answers: [
          "No basculante, depende do motor: os kits abrem em {opening.padrao} no Padrão e em {opening.jetflex} no JetFlex. O motor de teto do seccionado costuma ser mais lento e silencioso.",
          "Com kit JetFlex, o basculante abre em {opening.jetflex}; com o Padrão, em {opening.padrao}. O seccional em geral sobe mais devagar, com pouco ruído.",
          "O basculante pode ser o mais rápido, em {opening.jetflex} com o JetFlex. O seccionado costuma levar mais tempo, mas faz menos barulho.",
        ],
      },
      {
        question: "Qual é mais seguro para crianças?",
        answers: [
          "Os dois precisam de fotocélula e força regulada. O basculante avança à frente enquanto gira, e por isso exige mais distância; o seccionado sobe rente ao vão.",
          "Nenhum dispensa o sensor de passagem. A diferença é que o basculante avança ao abrir e pode atingir quem está perto, enquanto os painéis correm no plano da parede.",
          "O seccionado leva vantagem, porque não avança sobre quem está na frente. Mesmo assim, os dois precisam de sensor de passagem.",
        ],
      },
    ],
    photo: "uma foto da garagem por dentro, com a altura até o teto",
  },
  {
    id: "portao-seccionado",
    broader: "portao-automatico",
    label: "Portão seccionado",
    phrase: "o portão seccionado",
    intent: "question",
    asks: [
      "seccionado",
      "portão seccionado",
      "seccional",
      "portão seccional",
      "seccionado automático",
      "seccional automático",
      "motor seccionado",
      "motor portão seccionado",
      "motor portão seccionado preço",
      "seccionado preço",
      "automatizar seccionado",
      "instalar motor seccionado",
      "porta seccionada garagem",
      "portão americano",
      "portão tipo americano",
      "portão garagem americano",
    ],
    answers: {
      any: [
        "O portão seccionado, ou porta de garagem seccional, sobe em painéis até o teto e não avança na calçada. Nós instalamos o motor de teto, a central e os controles, com o preço dado por foto. Os painéis, os trilhos e as molas são orçados com o fabricante da porta, pela altura e pelo peso.",
        "Entre portão de enrolar e seccionado, escolha o seccionado para garagem de casa, porque isola melhor, faz menos ruído e tem painéis firmes; ele só precisa de teto livre. O de enrolar ocupa menos espaço, junto à verga, e é mais comum em loja. Motorizamos os dois, com o preço dado por foto.",
        "O portão seccionado, ou seccional, vale a pena em garagem com teto livre, porque os painéis correm junto ao teto e não avançam na calçada, o que é a grande vantagem dele. A desvantagem é o preço, maior que o do basculante. Instalamos e trocamos o motor, com o valor pela foto; a mola e os painéis se pedem ao fabricante da porta.",
      ],
      price: [
        "O preço do motor para portão seccionado, já com a instalação, depende da altura e do peso da porta: porta simples com tomada no teto sai por menos, e porta dupla, sem energia ou com obstáculo no teto, por mais. A montagem costuma caber em um dia. Com a foto da garagem por dentro, o orçamento é grátis; mola e painéis são do fabricante da porta.",
        "O preço do motor de portão seccionado, instalado, é calculado pela altura, pelo peso e pela verga, a parede acima do vão, que vemos por foto. Uma porta leve, de um carro, com ponto de energia pronto, é o caso mais barato; porta larga, de dois carros, com fio a passar, é o mais caro. A mola e os painéis têm preço do fabricante.",
        "Quanto custa depende da parte: a porta seccional e a mola têm o preço do fabricante, e o motor de teto com a instalação, que é a nossa parte, tem o valor dado por foto da garagem. O preço sobe com a altura e o peso da porta e com o que faltar de energia no teto; aproveitar o trilho central e a fiação de um motor antigo o reduz.",
      ],
      installation: [
        "No portão seccionado instalamos o motor de teto, com trilho central, central e controles, e regulamos a força e a parada. O modelo e o valor saem por foto, e a montagem costuma caber em um dia. Painéis, trilhos laterais e molas são do fabricante.",
        "A instalação do motor no portão seccionado é feita no teto e inclui o trilho central, a central, os controles e a regulagem da força. O valor sai pela foto da garagem por dentro e sobe com o tamanho da porta e com a energia que faltar no teto. A porta em si se compra do fabricante.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra em cada preço", "Motor, mola e porta têm preços separados"],
        slots: [
          [
            "O motor de teto é orçado com o trilho central, os controles e a mão de obra, e o ponto de energia no teto só soma se faltar. Quando o defeito é apenas na placa ou no controle, a conta fica menor.",
            "O valor do motor junta a máquina, o trilho central, os controles e o serviço, e cresce com a altura e o peso da porta. A falta de energia no teto soma, e um reparo só de placa ou controle custa menos.",
            "A altura e o peso da folha definem o motor, a que se somam o trilho central, os controles, a instalação e, se faltar, o ponto de energia. Um conserto só de placa ou de controle sai mais barato.",
          ],
          [
            "A mola de torção é feita sob medida, pelo peso dos painéis, pela altura e pelo diâmetro do eixo, e se troca aos pares quando há duas. Por isso quem a orça é o fabricante ou o serviço que cuida da porta.",
            "Já a mola tem um orçamento próprio, que depende do peso da porta, da altura e do eixo, com as duas trocadas juntas se forem um par. Peça esse valor a quem fabricou ou monta a porta.",
            "O preço da mola depende do peso, da altura e do eixo da porta, e num par se trocam as duas. Quem fabrica ou monta a porta seccional passa esse valor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do motor de teto", "As etapas da instalação no seccionado"],
        slots: [
          [
            "O técnico confere primeiro se a porta sobe leve na mão, porque o motor não corrige mola fraca. Depois fixa o trilho central no teto e na verga, pendura o motor, liga o braço aos painéis e faz a ligação elétrica.",
            "A visita começa pelo equilíbrio da porta, que deve subir com pouca força. Em seguida o trilho central vai da verga ao fundo do teto, o motor é fixado na ponta dele e o braço é preso ao painel de cima.",
            "Antes da montagem se testa a porta sem motor: se pesa, a mola é acertada pelo fabricante. Estando leve, são fixados o trilho central e o motor no teto, e o carrinho do trilho é preso aos painéis.",
          ],
          [
            "No fim regulam-se as paradas, a força e a volta diante de um obstáculo, e os controles são gravados. Leva em geral um dia, com a garagem livre.",
            "Para terminar, o técnico ajusta onde a porta para e com que força, testa a fotocélula e grava os controles. Reserve um dia, sem carro na garagem.",
            "Paradas, força e controles ficam para o final, com vários testes de subida e descida. O serviço costuma ocupar um dia, e o carro fica do lado de fora.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que a garagem precisa ter", "O espaço de que o motor de teto precisa"],
        slots: [
          [
            "As medidas da garagem servem para quem vai pôr motor e para quem ainda vai encomendar a porta. Confira por dentro, com a porta fechada:",
            "Olhe a garagem por dentro antes de pedir a porta ou o motor, porque o espaço decide se eles cabem. São quatro as conferências:",
            "Tanto a porta quanto o motor dependem do espaço interno. Antes de encomendar, confira:",
          ],
        ],
        bullets: [
          "Verga, a parede acima do vão: precisa de altura para o trilho e a mola",
          "Teto livre por dentro: profundidade igual à altura da porta, no mínimo, e mais o espaço do motor",
          "Ponto de energia no teto: fica perto do fim do trilho central",
          "Caminho dos painéis: sem luminária, viga ou cano no meio",
        ],
      },
      {
        about: "safety",
        headings: ["O perigo da mola", "Por que não mexer na mola"],
        slots: [
          [
            "A mola de torção sustenta o peso da porta e guarda muita energia, que se solta de uma vez se o parafuso escapa. Regular ou trocar exige barras próprias e é serviço do fabricante da porta ou de quem a montou.",
            "Toda a carga da porta fica enrolada na mola. Mexer sem a ferramenta própria pode arremessar a barra ou a peça, e por isso o ajuste cabe só a quem fabrica ou monta esse tipo de porta.",
            "Quem equilibra os painéis é a mola, tensionada com força. Solta sem a ferramenta certa, ela machuca com gravidade, e por isso só a equipe do fabricante mexe nela.",
          ],
          [
            "Se a mola partir, deixe a porta fechada, desligue o disjuntor, isole o vão e não puxe a corda de emergência, porque sem ela a folha cai com todo o peso.",
            "Um estalo seguido de porta pesada indica mola quebrada. Corte a energia, mantenha todos longe e não toque na corda do motor, porque a folha pode despencar.",
            "Com a mola partida, ninguém deve erguer a porta, acionar o motor ou puxar a corda. Desligue o disjuntor, afaste as pessoas e chame quem montou a porta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seccionado é mais caro que o basculante?",
        answers: [
          "Em geral é, porque painéis, trilhos e molas custam mais e o motor é menos comum. No basculante de até {width.quarterHp}, o motor instalado parte de {price.lowest}.",
          "Costuma ser, na porta e no motor. Para comparar, o kit de basculante até {width.quarterHp} começa em {price.lowest}, instalado.",
          "Sim, na maioria das obras. O basculante usa menos peças, e o motor dele, para até {width.quarterHp}, sai a partir de {price.lowest} com instalação.",
        ],
      },
      {
        question: "O motor de basculante serve no seccionado?",
        answers: [
          "Não. O basculante usa fuso e braço na coluna, e o seccionado, um motor de teto que puxa os painéis por trilho com corrente ou correia.",
          "Não serve, porque o movimento é outro. Os painéis correm pelo teto, puxados por corrente ou correia, e não por um braço na coluna.",
        ],
      },
      {
        question: "Como abro o seccionado na falta de luz?",
        answers: [
          "Com a porta fechada e a mola inteira, a corda do motor de teto solta o carrinho, e os painéis sobem na mão. Com mola partida ou porta pesada, não puxe a corda.",
          "Pela corda de emergência, mas só com a porta fechada, leve e de mola inteira. Na dúvida sobre a mola, deixe fechado e chame quem cuida da porta.",
        ],
      },
      {
        question: "O motor do seccionado faz força e para: é defeito dele?",
        answers: [
          "Muitas vezes o defeito é a mola cansada, que deixa a porta pesada, e a central para por esforço. O técnico confere o equilíbrio antes de condenar o motor.",
          "Nem sempre. Com a mola fraca, o motor carrega um peso que não é dele e a proteção o desliga, por isso se confere primeiro o equilíbrio da porta.",
        ],
      },
    ],
    photo: "uma foto da garagem por dentro, com a altura até o teto",
  },
  {
    id: "portao-sem-internet",
    broader: "portao-automatico",
    label: "Portão automático sem internet",
    phrase: "o portão automático sem internet",
    intent: "question",
    asks: [
      "aplicativo portão precisa internet",
      "aplicativo abrir portão internet",
      "abrir portão celular precisa internet",
      "abrir portão celular sem internet",
      "aplicativo portão sem internet",
      "portão precisa de wi-fi",
      "se cair o wi-fi portão abre",
      "wi-fi cair portão ainda abre",
      "portão precisa wifi",
      "portão precisa internet",
      "cair wifi portão abre",
      "cai wifi portão abre",
      "internet caiu portão controle funciona",
      "portão funciona sem internet",
      "automático sem internet",
      "portão sem internet",
      "motor precisa internet",
      "sem internet abre portão",
      "sem wifi abre portão",
      "caiu internet portão",
    ],
    answers: {
      any: [
        "Abrir o portão pelo celular sem internet só é possível de perto: alguns módulos Wi-Fi obedecem dentro da rede da casa, e os de Bluetooth, a poucos metros. De longe, sem internet na garagem, a saída é um módulo com chip, que abre por ligação. O controle comum funciona sempre, por rádio.",
        "Sim, o portão automático funciona sem internet e sem Wi-Fi: o controle fala por rádio direto com a central, e a botoeira usa fio. Se cair o Wi-Fi, o portão ainda abre; só param o aplicativo, o assistente de voz e a câmera.",
        "Sim, o portão automático funciona sem internet, porque o controle manda um sinal de rádio, em geral de 433 MHz, e não passa pela rede da casa. O portão não precisa de Wi-Fi; quem abre pelo celular guarda um controle comum para quando a rede cair.",
        "Sim, o portão automático funciona sem internet: controle por rádio e botão por fio bastam. Não ter internet em casa não impede o portão eletrônico, e o controle não depende da rede; sem ela só o celular e a câmera deixam de responder.",
        "Sim, o aplicativo que abre o portão de longe precisa de internet, no celular e no módulo Wi-Fi da garagem. Sem ela, alguns módulos ainda obedecem de dentro de casa, pela rede local, e os de Bluetooth abrem de perto. O controle e o botão de parede continuam funcionando sempre, porque não usam a rede.",
        "O aplicativo do portão precisa de internet para abrir de fora de casa; de perto, depende do módulo, pois o de Bluetooth dispensa a rede e alguns de Wi-Fi funcionam só com o roteador ligado. Guarde um controle comum, que abre por rádio e não depende de nada disso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que para e o que continua sem rede", "Controle, tag, aplicativo e voz"],
        slots: [
          [
            "Nada da central comum passa pela internet. A lista separa o que fica e o que para.",
            "O motor e a central não usam a rede. Veja item por item.",
            "A central do portão é independente da internet. Só o que é do celular depende dela.",
          ],
        ],
        bullets: [
          "Controle, por rádio: funciona igual, até {trade.reach}",
          "Botoeira, por fio: funciona igual",
          "Fotocélula e fechamento automático: funcionam igual",
          "Aplicativo e voz: param, salvo os que usam a rede local ou Bluetooth",
          "Câmera Wi-Fi: não mostra de longe",
        ],
      },
      {
        about: "check",
        headings: ["Se o portão parou junto com a internet", "Cinco conferências em ordem"],
        slots: [
          [
            "Se tudo parou ao mesmo tempo, o mais comum é falta de energia, que derruba o roteador e o motor. Verifique sem abrir nada.",
            "Rede e portão apagados juntos costumam ser falta de luz, e não de internet. Siga por fora.",
            "Quando caem os dois, a suspeita é energia. O motor fica fechado.",
          ],
        ],
        steps: [
          "Veja se há luz na casa e se o disjuntor do portão está ligado.",
          "Teste a botoeira, com todos longe da folha.",
          "Teste um segundo controle.",
          "Limpe a lente da fotocélula.",
          "Se nada responde, desligue o disjuntor e chame.",
        ],
      },
      {
        about: "care",
        headings: ["Como garantir a abertura sem rede", "Plano para a queda da internet"],
        slots: [
          [
            "Deixe um controle em casa e outro no carro, com pilha boa. Quem usa módulo Wi-Fi mantém a botoeira e os controles gravados, porque o módulo só acrescenta.",
            "Um controle na gaveta, com pilha testada, resolve a queda. O módulo de celular não substitui os controles, ele se soma.",
            "Guarde um controle reserva e teste de vez em quando. O módulo funciona ao lado dos controles, sem apagar nenhum.",
          ],
          [
            "Roteador em nobreak mantém o celular por mais tempo, e a senha de cada um fica fora do controle. Sem ver a passagem, não se fecha pelo aplicativo, com rede ou sem.",
            "Ponha o roteador em nobreak, se quiser o celular em falta de luz. Fechar de longe continua exigindo ver o vão.",
            "Um nobreak no roteador evita a queda do aplicativo. Mesmo com rede, o fechamento remoto pede câmera ou vista do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão automático abre sem energia?",
        answers: [
          "Aí é outra coisa: sem nobreak ou bateria, só pela chave de destravamento, se é de correr ou de abrir em piso plano. Basculante espera o técnico se o cabo não está bom.",
          "Sem luz, só com nobreak ou pela chave. O destravamento vale para portão de correr e de abrir, com o disjuntor desligado.",
        ],
      },
      {
        question: "Preciso de internet para instalar o portão automático?",
        answers: [
          "Não. Só para o módulo de celular, com sinal de 2,4 GHz perto do motor. A instalação leva {time.tilting} no basculante.",
          "De forma nenhuma. A rede só entra se você quer comandar pelo celular.",
        ],
      },
      {
        question: "O módulo Wi-Fi atrapalha o controle?",
        answers: [
          "Não. Ele fica ligado à entrada do botão, e os controles continuam falando por rádio com o receptor.",
          "Nem um pouco: são caminhos separados. O rádio do controle não usa a rede.",
        ],
      },
      {
        question: "Se trocar o roteador, o portão para?",
        answers: [
          "O portão, não. Só o módulo ou a câmera precisa ser reconectado com a nova senha.",
          "O portão continua igual, porque não passa pela rede. Só o aplicativo e a câmera precisam ser reconectados ao roteador novo.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e outra por fora, com as medidas da folha e a etiqueta do motor, se houver",
  },
];
