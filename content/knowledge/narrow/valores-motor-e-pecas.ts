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
        "Vendemos e trocamos a engrenagem e a coroa de motor de portão: mande a foto da etiqueta, e dizemos se há a peça da sua versão e o valor, com ou sem a troca. Dentes, furo do eixo e altura mudam de uma para outra; a visita para trocar, em casa, parte de {price.preventive}, sem peças.",
        "Vendemos engrenagem e coroa de motor de portão, com ou sem a troca: a foto da etiqueta diz qual serve, se há a peça, original ou compatível, e o valor. A externa se confere por fora; a coroa, dentro do redutor, pede o técnico.",
        "A engrenagem de fora, que toca a cremalheira, e a coroa, que fica dentro do motor, mudam de um modelo para outro em dentes, furo e altura. Você escolhe entre receber só a peça {em} ou ter a troca feita no local; a visita, em casa, parte de {price.preventive}, sem peças.",
        "Quem está {em} pode receber só a peça ou marcar a troca, a partir de {price.preventive} a visita em casa, sem peças. Dentes, furo do eixo e altura mudam de um modelo para outro, e a coroa, a engrenagem de dentro do motor, pede ainda abrir o redutor.",
      ],
      price: [
        "O preço da engrenagem ou da coroa depende do modelo e de ser nylon, bronze ou aço; a interna soma a mão de obra de abrir o redutor. Com a foto da etiqueta, dizemos se há a peça e quanto fica com e sem a troca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como pedir a coroa ou a engrenagem certa", "O que conferir antes de comprar a peça"],
        slots: [
          [
            "Modelo e tensão da etiqueta vêm primeiro; o nome comercial sozinho não basta.",
            "Comece pelo modelo da etiqueta, porque a mesma marca usa coroas diferentes.",
          ],
          [
            "Com a peça fora, conferem-se o número de dentes, o diâmetro, a altura e o furo do eixo, com chaveta ou estria.",
            "Na peça gasta, contam-se os dentes e medem-se furo, altura e diâmetro; uma régua na foto ajuda.",
          ],
          [
            "Dente parecido não serve: a peça quase igual trava o redutor ou come a cremalheira.",
            "Peça de passo diferente roda uns dias e quebra, às vezes com o eixo junto.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Coroa interna ou engrenagem de saída", "Qual engrenagem quebrou: a de fora ou a de dentro"],
        slots: [
          [
            "A de saída fica à vista e toca a cremalheira; a coroa fica dentro da caixa e é girada pela rosca sem-fim do motor.",
            "Coroa é a engrenagem que o sem-fim gira dentro do redutor; a externa é a que empurra a cremalheira.",
          ],
          [
            "Se o motor está travado, gira com som livre e a engrenagem de fora fica parada, quem quebrou foi a coroa.",
            "Se o motor roda e a engrenagem de fora não, confira antes se ele não ficou destravado; se está travado, o provável é a coroa gasta.",
          ],
          [
            "A coroa de nylon protege o resto, porque quebra primeiro; a de bronze ou aço aguenta mais carga, onde o modelo a aceita.",
            "De nylon, bronze ou aço, vale o material que o fabricante usa naquele modelo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Só a peça ou a peça trocada", "Comprar e pôr: o que a troca inclui"],
        slots: [
          [
            "Comprando só a peça, guarde a nota e não monte antes de conferir: peça montada raramente é aceita de volta.",
            "Quem leva só a peça deve compará-la com a antiga antes de montar.",
          ],
          [
            "A troca da coroa inclui abrir o redutor com a energia cortada, tirar a limalha, pôr graxa nova e conferir rolamento e retentor.",
            "Na troca, o redutor é aberto, limpo e engraxado, e rolamento e retentor são vistos junto.",
          ],
          [
            "Sem peça à venda para o modelo, a saída é a troca do motor, em casa de {price.homeSwap}, com mão de obra.",
            "Em modelo sem reposição, compare com a troca do motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como recebo a engrenagem se quero só a peça?",
        answers: [
          "Combina-se na conversa, pelo WhatsApp, depois que a foto confirma a peça: entrega no seu endereço ou retirada, com o valor dito antes.",
        ],
      },
      {
        question: "Coroa de outra marca serve no meu motor?",
        answers: [
          "Só a compatível feita para aquele modelo. Mesmo número de dentes não basta: furo e altura também contam.",
        ],
      },
      {
        question: "Posso trocar a coroa sozinho?",
        answers: ["Não é indicado: o redutor tem graxa e ajuste próprios, e o motor trabalha com a tensão da rede."],
      },
      {
        question: "Troco só a coroa ou também o sem-fim?",
        answers: ["Se o sem-fim tem rosca gasta ou azulada, troca-se junto, ou a coroa nova dura pouco."],
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
        "Rebobinar motor de portão não tem preço de tabela: a oficina cobra pela potência e pelo fio, e somam-se tirar, remontar e regular. Vale a pena até perto da metade de um motor novo, que em casa fica de {price.homeSwap}, já com a troca; acima disso, compre outro.",
        "O preço de rebobinar um motor de portão, de 1/4 HP ou maior, muda com a potência e a oficina, mais a retirada e a remontagem. Compare com o novo, de {price.homeSwap} em casa, já trocado: rebobinar compensa até perto da metade, em motor de poucos anos e com redutor bom.",
        "Quanto custa rebobinar depende da oficina, da potência e do fio, além da mão de obra para tirar e pôr. O limite é cerca de metade do novo, que em casa custa de {price.homeSwap} com a troca e, em portão pesado, de {price.heavySwap}; por isso vale a pena mais vezes no motor grande.",
      ],
      any: [
        "Rebobinar o motor de portão só vale a pena até perto da metade do preço de um novo, e se ele for recente, com redutor bom e peças à venda. Em casa o novo, com a troca, fica de {price.homeSwap} e traz {warranty.motor} de garantia; já perto do fim da vida, de {trade.life}, compre outro.",
        "Em motor comum de casa, na maioria das vezes não compensa rebobinar: o novo fica de {price.homeSwap}, já com a troca, e vem com {warranty.motor} de garantia. Vale a pena quando o serviço sai por até metade disso, o motor tem poucos anos e o redutor está inteiro, ou quando é motor grande, de portão pesado.",
        "Se o motor queimou, compare: rebobinar compensa até cerca de metade do preço do novo, que em casa fica de {price.homeSwap} com mão de obra e {warranty.motor} de garantia. Motor de muitos anos, redutor gasto ou segunda queima pedem outro; motor grande e recente vale a pena rebobinar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta: rebobinar ou comprar outro", "Quando rebobinar vale e quando não"],
        slots: [
          [
            "Some a rebobinagem, a retirada, a remontagem e os dias sem o automático, e compare com o motor novo instalado. Só o enrolamento fica novo: redutor, rolamento e placa continuam com a idade que tinham.",
            "No preço de rebobinar entram a oficina, tirar e pôr o motor de volta e a regulagem. E lembre que o resto, do redutor à placa, segue velho, enquanto o motor novo traz tudo junto.",
            "A conta certa inclui oficina, desmontagem, montagem e a espera. O rebobinado volta com rolamento, redutor e placa antigos, ao passo que o novo vem completo.",
          ],
          [
            "Em portão pesado a conta muda, porque o novo vai de {price.heavySwap}, e rebobinar um motor grande compensa mais vezes.",
            "Motor de portão pesado se rebobina com mais razão, já que a troca fica de {price.heavySwap}.",
            "Para motor grande, cuja troca custa de {price.heavySwap}, a rebobinagem costuma ganhar, se a carcaça e o redutor estão bons.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de decidir, confirme o que queimou", "Pode não ser o enrolamento"],
        slots: [
          [
            "Capacitor fraco, fusível e placa imitam motor queimado e custam bem menos que as duas opções. Motor que ronca e não gira, por exemplo, costuma ser só capacitor, a peça que dá a partida.",
            "Antes de gastar, peça a medição, pois fusível, placa e capacitor dão o mesmo sintoma. Se ele ronca sem girar, a suspeita é o capacitor, que faz o motor partir.",
            "Muitos motores dados como queimados têm apenas capacitor, fusível ou placa com defeito, bem mais baratos. O ronco sem movimento é o caso típico do capacitor, responsável pela partida.",
          ],
          [
            "Com a energia cortada, o técnico mede o enrolamento fora da placa e a fuga para a carcaça. Em minutos se sabe se ele abriu, entrou em curto ou está bom.",
            "A medição do enrolamento, desligado da placa e sem energia, responde em minutos. Só depois dela faz sentido falar em rebobinar.",
            "Medir enrolamento e fuga, com tudo desligado, é rápido e decide o caso. O resultado separa o motor bom do que precisa de oficina.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que corrigir para não queimar de novo", "Por que ele queimou"],
        slots: [
          [
            "Folha pesada, capacitor vencido e fim de curso que não desliga queimam o rebobinado e o novo do mesmo jeito. Sem corrigir isso, qualquer um tem o mesmo fim.",
            "Se a folha pesa, o capacitor está vencido ou a parada não desliga o motor, o próximo queima também, seja novo, seja rebobinado.",
            "A causa vem antes da escolha: folha dura, parada que não corta a energia e capacitor fraco levam o segundo motor junto.",
          ],
          [
            "Motor pequeno para o peso ou para o número de aberturas pede outro modelo, e não outro enrolamento.",
            "Quando o motor era fraco para o portão, rebobinar repete o erro; escolha um maior.",
            "Portão pesado demais para o motor não se resolve com fio novo, e sim com outro modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rebobinado dura quanto?",
        answers: [
          "Bem feito e com a causa corrigida, pode durar anos. Com folha pesada ou capacitor ruim, queima de novo.",
          "Depende do serviço e da folha. Num portão leve, anos; num portão que força, pouco.",
        ],
      },
      {
        question: "Quanto tempo leva para rebobinar o motor?",
        answers: [
          "Em geral alguns dias, conforme a oficina. A troca por um novo costuma caber em uma visita.",
          "Conte alguns dias sem o automático. Motor novo se instala no mesmo dia, em {time.sliding} no de correr.",
        ],
      },
      {
        question: "Comprando motor novo, os controles se aproveitam?",
        answers: [
          "Muitas vezes, se a placa nova aceitar o mesmo código. Se não, grava-se um novo ou usa-se um receptor avulso.",
          "Sim, quando o código combina com a central nova. Em caso contrário, um receptor externo mantém os antigos.",
        ],
      },
      {
        question: "Motor de 1/4 HP compensa rebobinar?",
        answers: [
          "Quase nunca, porque o novo é o mais barato da linha. O kit basculante de 1/4 HP parte de {price.lowest} instalado, com central e garantia.",
          "Raramente: o de 1/4 HP novo, em basculante, sai desde {price.lowest} instalado. Só valeria com rebobinagem muito barata e motor quase novo.",
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
        "Colocar motor em portão de duas folhas que abre para dentro pede dois motores: comece a conta pelo dobro da troca de um em casa, de {price.homeSwap} com mão de obra. Central dupla, trava, batente e cabo no vão somam; por dentro, o arco das folhas tem de estar livre e o piso, sem subida.",
        "No portão de 2 folhas que abre para dentro vão dois motores, um por folha: como conta de partida, use duas vezes a troca de um motor em casa, de {price.homeSwap} com mão de obra, mais central dupla, trava, batente e o cabo até o outro lado. Medidas das folhas e fotos das colunas fecham o valor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço das duas folhas", "Item por item: duas folhas para dentro"],
        slots: [
          [
            "Dois motores, escolhidos pelo comprimento e pelo peso de cada folha, são a parte maior do valor.",
            "O par de motores pesa mais na conta e acompanha o comprimento e o peso da folha maior.",
          ],
          [
            "Somam a central que comanda os dois, a trava elétrica, o batente no piso e o cabo que atravessa o vão.",
            "Entram ainda a central dupla, a trava, o batente e a passagem do cabo, pelo piso ou por cima.",
          ],
          [
            "Dobradiça caída, coluna fraca e ponto de energia novo são orçados à parte, antes do serviço.",
            "Coluna que balança, folha que raspa e fiação que falta aparecem em linhas próprias.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir do lado de dentro", "Espaço, piso e coluna para abrir para dentro"],
        slots: [
          [
            "Abra as duas folhas na mão até o fim: o carro estacionado não pode ficar no arco delas.",
            "Cada folha varre um quarto de círculo para dentro, e esse espaço fica sem carro nem vaso.",
          ],
          [
            "Se o piso sobe da rua para a garagem, a folha raspa antes de abrir toda, e isso se resolve antes do motor.",
            "Rampa que sobe para dentro prende a folha por baixo; meça a folga com ela aberta.",
          ],
          [
            "O braço fica na coluna, por dentro: a distância entre a dobradiça e a face da coluna decide entre motor linear e articulado.",
            "Coluna larga ou dobradiça muito recuada pede motor de braço articulado em lugar do linear.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como gastar menos", "Uma folha ou as duas?"],
        slots: [
          [
            "Se o carro passa por uma folha só, automatize essa e deixe a outra no ferrolho: é um motor em vez de dois.",
            "Um motor em uma folha apenas serve quando o vão dela basta para o carro, e a conta cai para perto da metade.",
          ],
          [
            "Fiação, fotocélula e controles bons de um conjunto antigo se aproveitam.",
            "O que já existe e está bom, como ponto de energia e fotocélula, fica fora da conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para automatizar só uma das duas folhas?",
        answers: ["Dá, se o carro passa pelo vão dela. A outra fica no ferrolho e abre na mão quando preciso."],
      },
      {
        question: "O portão de duas folhas pode abrir para fora?",
        answers: [
          "Sobre a calçada, em geral não: a folha não deve avançar no passeio. Confirme a regra da prefeitura antes.",
        ],
      },
      {
        question: "Precisa de trava elétrica nas duas folhas?",
        answers: ["Em folha comprida ou com vento, ela é indicada: segura a emenda e poupa os dois braços."],
      },
    ],
    photo: "fotos do portão por dentro, aberto e fechado, e das colunas, com o comprimento de cada folha",
  },
];
