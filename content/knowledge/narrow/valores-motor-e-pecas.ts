import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** Where a part is bought, and when mending costs less than buying. */
export const valoresMotorEPecas: NarrowConcept[] = [
  {
    id: "engrenagem-onde-comprar",
    broader: "engrenagem",
    label: "Onde comprar engrenagem ou coroa do motor",
    phrase: "a engrenagem ou coroa do motor",
    asks: [
      "engrenagem [marca]",
      "engrenagem deslizante [marca]",
      "coroa [marca]",
      "onde comprar engrenagem",
      "vocês têm engrenagem",
      "vocês têm coroa",
      "comprar engrenagem",
      "comprar engrenagem motor",
      "onde vende engrenagem",
      "onde encontrar engrenagem",
      "onde encontro engrenagem",
      "onde acho engrenagem",
      "loja engrenagem motor",
      "venda engrenagem motor",
      "engrenagem interna onde comprar",
      "engrenagem interna onde encontro",
      "onde comprar coroa",
      "coroa interna onde comprar",
      "coroa motor onde comprar",
      "coroa interna motor onde comprar",
      "comprar coroa",
      "comprar coroa motor",
      "comprar coroa interna",
      "onde vende coroa",
      "onde encontrar coroa",
      "onde encontro coroa",
      "venda coroa motor",
      "coroa interna motor",
      "coroa reposição motor",
      "engrenagem reposição motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos engrenagem e coroa interna de motor [marca] {em}, só a peça ou já com a troca. A engrenagem certa é a do modelo escrito na etiqueta, com o mesmo número de dentes, o mesmo furo e a mesma altura. Mande a foto para saber o valor; a visita para trocar, em casa, parte de {price.preventive}, sem peças.",
        "A engrenagem ou a coroa do motor [marca] é vendida por nós pelo WhatsApp, original ou compatível, avulsa ou já montada. Como a mesma marca usa peças diferentes, confirmamos o modelo pela etiqueta e pela foto. Com a troca, some a visita, a partir de {price.preventive} em residência, fora as peças.",
        "A engrenagem de motor [marca] e a coroa, que fica dentro do redutor, são vendidas aqui pelo modelo da etiqueta, com ou sem a mão de obra. Dentes, furo e altura precisam ser iguais aos da antiga, o que uma foto confirma. A visita para trocar custa a partir de {price.preventive} em casa, sem contar peças.",
      ],
      price: [
        "O preço da engrenagem ou da coroa do motor [marca] depende do modelo e do material, que pode ser nylon, bronze ou aço, e sai com a foto da etiqueta. Para trocar em casa, some a visita, a partir de {price.preventive}, sem peças. A coroa dá mais trabalho, porque é preciso abrir o redutor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de comprar a peça [marca]", "Como pedir a engrenagem [marca] certa"],
        slots: [
          [
            "O nome comercial não basta, porque há motores [marca] com engrenagens diferentes. Um dente quase igual ao certo trava o redutor ou gasta a cremalheira em poucos dias.",
            "Comece pela etiqueta, já que o motor [marca] usa peças diferentes conforme a versão. Uma engrenagem quase igual roda alguns dias e quebra, às vezes com o eixo junto.",
            "A peça tem de ser do modelo exato do motor [marca], e não só do mesmo fabricante. Quando o passo dos dentes é outro, a engrenagem nova gasta a vizinha em pouco tempo.",
          ],
        ],
        bullets: [
          "Modelo e tensão que aparecem na etiqueta do motor",
          "Número de dentes, contando também os quebrados",
          "Diâmetro e altura da peça, medidos com régua",
          "Furo do eixo, com chaveta (encaixe reto) ou estria (ranhuras)",
        ],
      },
      {
        about: "what",
        headings: ["Coroa interna ou engrenagem de saída", "A de fora ou a de dentro: qual quebrou"],
        slots: [
          [
            "A engrenagem de saída, ou pinhão, fica à vista e empurra a cremalheira; a coroa fica dentro da caixa e é girada pela rosca sem-fim do motor. Se o motor gira, sem ter sido destravado, e a engrenagem de fora não se mexe, o que quebrou foi a coroa.",
            "A engrenagem que empurra a cremalheira, também chamada de pinhão, aparece por fora, e a coroa trabalha dentro da caixa, movida pela rosca do eixo. Motor que roda com a de fora imóvel, sem ter sido destravado, indica coroa quebrada.",
            "Do lado de fora está o pinhão, encostado na cremalheira, e dentro da caixa está a coroa, movida pela rosca sem-fim. Quando o motor gira e a peça de fora não acompanha, confira se ele não foi destravado; se não foi, suspeite da coroa.",
          ],
          [
            "Mantenha o material de fábrica, seja nylon, bronze ou aço, porque a engrenagem de nylon foi feita para quebrar antes do eixo e do rolamento, que são mais caros.",
            "O material deve ser o original: a engrenagem de nylon cede primeiro numa pancada e, com isso, protege o resto do redutor.",
            "Peça a nova no mesmo material da antiga. O nylon se rompe antes de a força chegar ao eixo e ao rolamento, e trocar por aço tira essa proteção.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Comprar e pôr: o que a troca inclui", "Só a peça ou a peça trocada"],
        slots: [
          [
            "Na troca da coroa, o técnico corta a energia, abre o redutor, tira a limalha, põe graxa nova e confere rolamento e retentor, a vedação do óleo. Quem leva só a peça deve compará-la com a antiga antes de montar, porque peça já montada raramente é aceita de volta.",
            "No serviço, a caixa é aberta sem energia, limpa e engraxada, e o rolamento e a vedação são examinados. Quem compra a peça avulsa deve comparar dente a dente antes de montar, já que depois a devolução é difícil.",
            "Com a mão de obra, o técnico abre o redutor, limpa, engraxa e confere rolamento e retentor. Se você mesmo for pôr a peça, coloque a nova ao lado da velha antes de montar, porque engrenagem com marca de uso não costuma ter troca.",
          ],
          [
            "Se não existe mais peça para o modelo, a saída é trocar o motor, o que em casa custa de {price.homeSwap}, com mão de obra.",
            "Quando o fabricante deixou de fazer a engrenagem, resta o motor novo, que em residência sai por {price.homeSwap}, serviço incluído.",
            "Para um motor sem peça de reposição, compare com a troca completa, de {price.homeSwap} numa casa, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como recebo se quero só a peça?",
        answers: [
          "Combinamos a entrega pelo WhatsApp depois que a foto confirma a peça, com o valor e o prazo informados antes.",
          "A entrega no seu endereço é combinada na conversa, assim que a compatibilidade for confirmada.",
        ],
      },
      {
        question: "Coroa de outra marca serve?",
        answers: [
          "Só serve a coroa compatível, feita para aquele modelo. O mesmo número de dentes não basta, porque o furo e a altura também contam.",
          "Não, a não ser que ela seja fabricada para o seu modelo, porque a inclinação do dente e o furo mudam de uma marca para outra.",
        ],
      },
      {
        question: "Posso trocar a coroa sozinho?",
        answers: [
          "Não é indicado, porque o redutor tem ajuste próprio e o motor trabalha com a tensão da rede. Uma lasca esquecida na caixa quebra a peça nova.",
          "É melhor não, pelo risco de choque e pelo ajuste. Se sobrar um pedaço de dente dentro da caixa, a coroa nova quebra em pouco tempo.",
        ],
      },
      {
        question: "Troco só a coroa ou também o sem-fim?",
        answers: [
          "O sem-fim, a rosca que gira a coroa, é trocado junto quando está gasto ou azulado de calor. Com ele ruim, a coroa nova dura pouco.",
          "Depende do estado do sem-fim, a rosca que gira a coroa. Se os fios estão afiados ou marcados, os dois são trocados; se estão inteiros, basta a coroa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se a peça já saiu, da coroa ou engrenagem dos dois lados, com uma régua",
  },
  {
    id: "rebobinar-ou-motor-novo",
    broader: "queimou",
    label: "Rebobinar o motor ou comprar novo",
    phrase: "rebobinar o motor ou comprar novo",
    asks: [
      "rebobinar ou comprar",
      "rebobinar ou trocar",
      "rebobinar ou novo",
      "rebobinar motor ou comprar novo",
      "rebobinar motor ou comprar novo preço",
      "rebobinar motor ou trocar",
      "vale rebobinar",
      "vale pena rebobinar motor",
      "vale rebobinar motor portão",
      "compensa rebobinar",
      "compensa rebobinar motor",
      "rebobinar compensa",
      "rebobinar motor preço",
      "rebobinar preço",
      "preço rebobinar motor portão",
      "rebobinar motor portão",
      "rebobinar motor queimado",
      "rebobinagem motor",
      "rebobinagem motor preço",
      "rebobinagem motor vale",
      "rebobinamento motor",
      "rebobinamento motor preço",
      "rebobinamento motor vale",
      "rebobinamento motor portão eletrônico vale pena",
      "enrolamento motor queimado vale",
      "refazer enrolamento motor",
      "mandar enrolar motor",
      "motor queimado mandar enrolar",
      "motor queimado compensa mandar enrolar",
      "compensa enrolar motor queimado",
      "vale enrolar motor queimado",
      "bobina motor queimada vale",
      "bobina motor queimou vale",
      "queimou bobina motor consertar",
      "queimou bobina vale consertar",
      "bobina queimada vale consertar",
    ],
    intent: "question",
    answers: {
      price: [
        "O rebobinamento de motor de portão não tem preço único: a oficina cobra pela potência e pela quantidade de fio, e somam-se tirar, remontar e regular. Vale a pena até perto da metade de um motor novo, que em casa fica de {price.homeSwap}, já com a troca. Acima disso, compre outro.",
        "O preço de rebobinar um motor de portão muda com a potência e com a oficina, e inclui a retirada e a remontagem. Compare com o novo, de {price.homeSwap} em casa, já trocado. O rebobinamento compensa até a metade disso, em motor de poucos anos e com redutor bom.",
        "O preço para rebobinar depende da oficina, da potência e da mão de obra para tirar e pôr o motor. O limite é cerca de metade do novo, que em casa custa de {price.homeSwap} com a troca. Em portão pesado, cujo motor sai de {price.heavySwap}, o rebobinamento vale a pena mais vezes.",
      ],
      any: [
        "O rebobinamento do motor de portão, que é refazer as bobinas de cobre queimadas, só vale a pena até perto da metade do preço de um novo. Em casa, o novo fica de {price.homeSwap}, já com a troca, e traz {warranty.motor} de garantia. Rebobine motor grande ou recente, com redutor bom; nos outros, troque.",
        "Rebobinar motor de portão de casa, na maioria das vezes, não compensa: o novo fica de {price.homeSwap}, com a troca e {warranty.motor} de garantia. O rebobinamento vale quando sai por até metade disso e o motor tem poucos anos e redutor firme. Em motor grande, de portão pesado, compensa mais vezes.",
        "Se o motor do portão queimou, o rebobinamento compensa até cerca de metade do preço do novo, que em casa fica de {price.homeSwap} com mão de obra. Motor com muitos anos, redutor gasto ou que já queimou antes deve ser trocado. Antes, meça: muitas vezes é só o capacitor.",
        "No rebobinamento, a oficina refaz o enrolamento de cobre, e o resto do motor continua com a idade que tem. Por isso ele só compensa em motor recente ou grande. No de casa, o novo, de {price.homeSwap} já trocado e com {warranty.motor} de garantia, costuma ser a melhor conta.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["A conta: rebobinar ou comprar outro", "O que entra na comparação"],
        slots: [
          [
            "Some a rebobinagem, a retirada, a remontagem e os dias sem o automático, e compare com o motor novo instalado. O redutor, o rolamento e a placa ficam com a idade que tinham.",
            "De um lado ponha o serviço da oficina, tirar e remontar o motor e alguns dias usando o portão na mão. Do outro, o novo instalado, com todas as peças sem uso.",
            "A conta inclui oficina, retirada, remontagem e a espera. E só as bobinas voltam novas; engrenagem, rolamento e placa continuam usados.",
          ],
          [
            "Em portão pesado a conta muda, porque o motor novo vai de {price.heavySwap}, e rebobinar um grande sai bem mais barato.",
            "Motor industrial, que novo custa de {price.heavySwap}, quase sempre merece o orçamento da oficina.",
            "Quanto maior o motor, mais o rebobinamento vale: em portão pesado, o novo fica de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Pode não ser o enrolamento", "O teste antes de rebobinar"],
        slots: [
          [
            "Capacitor fraco, fusível e placa imitam motor queimado e custam bem menos. Motor que ronca e não gira, por exemplo, costuma ser só o capacitor, a peça da partida.",
            "Antes de rebobinar, confirme a queima. Um capacitor, a peça que dá a partida, deixa o motor roncando parado e parece defeito grave.",
            "Muito motor dado como queimado tem só o capacitor vencido, a peça da partida, ou um fusível aberto. O conserto nesse caso é barato.",
          ],
          [
            "Com a energia cortada, o técnico mede o enrolamento fora da placa e a fuga para a carcaça. Em minutos se sabe se ele abriu, entrou em curto ou está bom.",
            "O técnico desliga o disjuntor, solta o motor da placa e mede as bobinas e o isolamento. O resultado sai na hora.",
            "A medição das bobinas e da fuga para a carcaça, feita sem energia, leva poucos minutos e decide a questão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que corrigir para não queimar de novo", "Por que o motor queimou"],
        slots: [
          [
            "Folha pesada, capacitor vencido e fim de curso que não desliga queimam o rebobinado e o novo do mesmo jeito. Se o motor é pequeno para o peso ou para o número de aberturas, o certo é outro modelo, e não outro enrolamento.",
            "A causa precisa sair antes: portão que pesa na mão, capacitor fraco ou fim de curso que não corta o motor. Motor pequeno para o portão queima outra vez, rebobinado ou novo.",
            "Descubra por que ele queimou. As razões mais comuns são folha pesada, capacitor no fim e fim de curso com defeito; quando o motor é fraco para o portão, escolha um mais forte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rebobinado dura quanto?",
        answers: [
          "Bem feito e com a causa corrigida, pode durar anos. Com folha pesada ou capacitor ruim, queima de novo em pouco tempo.",
          "Depende da oficina e do portão. O enrolamento novo dura; o que limita é o redutor antigo.",
          "Anos, se o esforço que queimou o motor foi resolvido. Peça à oficina a garantia por escrito.",
        ],
      },
      {
        question: "Quanto tempo leva para rebobinar o motor?",
        answers: [
          "Em geral alguns dias, conforme a oficina. A troca por um novo costuma caber em uma visita.",
          "De dois a cinco dias na maioria das oficinas. Nesse tempo o portão, se for de correr ou de abrir, é usado na mão.",
          "Alguns dias, mais a remontagem. Quem não pode esperar troca o motor no mesmo dia.",
        ],
      },
      {
        question: "Comprando motor novo, os controles se aproveitam?",
        answers: [
          "Muitas vezes, se a placa nova aceitar o mesmo código. Se não, grava-se um novo ou usa-se um receptor avulso.",
          "Quando o código e a frequência combinam, sim. O kit novo já traz controles.",
          "Depende da placa. A foto de um controle, frente e verso, responde.",
        ],
      },
      {
        question: "Motor de 1/4 HP compensa rebobinar?",
        answers: [
          "Quase nunca, porque o novo é o mais barato da linha. O kit para basculante de até {width.quarterHp} parte de {price.lowest} instalado, com central e garantia.",
          "Em geral, não. Um kit novo para basculante de até {width.quarterHp} custa a partir de {price.lowest}, já instalado.",
          "Não. Para basculante de até {width.quarterHp}, o kit novo instalado começa em {price.lowest}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "duas-folhas-para-dentro-preco",
    broader: "duas-folhas",
    label: "Motor em duas folhas que abrem para dentro: preço",
    phrase: "o motor em portão de duas folhas que abre para dentro",
    asks: [
      "duas folhas dentro preço",
      "2 folhas dentro preço",
      "duas folhas abre dentro preço",
      "2 folhas abre dentro preço",
      "motor duas folhas dentro preço",
      "motor 2 folhas dentro preço",
      "colocar motor duas folhas abre dentro preço",
      "colocar motor 2 folhas abre dentro preço",
      "automatizar duas folhas abre dentro",
      "automatizar 2 folhas abre dentro",
      "motor duas folhas abre dentro",
      "motor 2 folhas abre dentro",
      "abre dentro duas folhas motor preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Colocar motor em portão de duas folhas que abre para dentro pede dois motores: conte o dobro da troca de um em casa, que fica de {price.homeSwap}, ou seja, de {price.homeSwapTwice} com mão de obra. Central dupla, trava e cabo entre as colunas somam se faltarem.",
        "O preço para automatizar portão de 2 folhas que abre para dentro é o de dois motores, duas vezes {price.homeSwap}, isto é, de {price.homeSwapTwice}, com a mão de obra. Se o carro passa por uma folha só, um motor basta e a conta cai pela metade.",
        "O valor dos motores para duas folhas que giram para dentro: são dois motores, um por folha, de {price.homeSwapTwice}, o dobro de um só, que na troca em casa fica de {price.homeSwap}, já com mão de obra. Somam central dupla, trava e a passagem do cabo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço das duas folhas", "Item por item: duas folhas para dentro"],
        slots: [
          [
            "O par de motores é a parte maior e acompanha o comprimento e o peso da folha maior. O resto depende do que já existe na sua garagem.",
            "Pesam mais os dois motores, escolhidos pela folha mais longa. Os demais itens só entram se faltarem.",
            "Dois motores fazem quase toda a conta, e folha comprida pede modelo maior. O que já está pronto fica de fora.",
          ],
        ],
        bullets: [
          "Central para dois motores, com atraso entre as folhas",
          "Trava elétrica na emenda, em folha longa ou com vento",
          "Batente no piso ou no centro",
          "Cabo de uma coluna à outra, pelo piso ou por cima",
          "À parte: dobradiça caída, coluna fraca, ponto de energia",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir do lado de dentro", "Espaço, piso e coluna para abrir para dentro"],
        slots: [
          [
            "Cada folha varre um quarto de círculo, e o carro não pode ficar nesse arco. Piso que sobe da rua para a garagem prende a folha por baixo, e se acerta antes do motor.",
            "Abra as duas na mão até o fim, com o carro fora: o arco precisa ficar livre. Se o piso sobe para dentro, a folha raspa antes de abrir toda.",
            "O arco das folhas toma uma parte da garagem, sem carro nem vaso. Rampa que sobe para dentro trava a folha e vem antes na lista.",
          ],
          [
            "O braço fica na coluna, por dentro. A distância da dobradiça até a face dela decide entre motor linear, para coluna estreita, e articulado, para coluna larga.",
            "Coluna estreita aceita o motor linear, um pistão; coluna larga ou dobradiça recuada pede o articulado, com cotovelo.",
            "Meça da dobradiça à face interna da coluna: pouco recuo, linear; muito recuo, articulado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como gastar menos", "Uma folha ou as duas"],
        slots: [
          [
            "Se o carro passa pelo vão de uma folha, automatize essa e deixe a outra no ferrolho. Ponto de energia, fotocélula e controles bons também se aproveitam.",
            "Um motor numa folha só serve quando ela dá passagem ao carro. E o que já existe em bom estado não entra na conta.",
            "Deixar uma folha manual, no ferrolho, corta um motor, se o vão da outra basta. Aproveite ainda fiação e sensor que estejam bons.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Dois motores com cabo a passar tomam em geral um dia. Base e fiação prontas encurtam.",
          "Reserve um dia. Coluna fraca ou piso a cortar acrescenta tempo, informado antes.",
        ],
      },
      {
        question: "O portão de duas folhas pode abrir para fora?",
        answers: [
          "Sobre a calçada, em geral não, porque a folha não deve avançar no passeio. Confirme a regra da prefeitura.",
          "Quase nunca na divisa com a rua. Com recuo dentro do terreno, pode.",
        ],
      },
      {
        question: "Precisa de trava elétrica nas duas folhas?",
        answers: [
          "Uma só, na emenda, prende as duas. Ela é indicada em folha comprida ou com vento e poupa os braços.",
          "Basta uma, no encontro das folhas. Em folha curta, os motores costumam segurar.",
        ],
      },
      {
        question: "Posso parcelar os dois motores?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, motor e serviço juntos.",
          "Sim, o cartão aceita até {shop.instalments} parcelas.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, aberto e fechado, e das colunas, com o comprimento de cada folha",
  },
];
