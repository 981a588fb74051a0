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
        "Vendemos engrenagem e coroa interna de motor [marca] {em}, só a peça ou com a troca: a certa é a do modelo da etiqueta, com os mesmos dentes, furo e altura. A visita para trocar, em casa, parte de {price.preventive}, sem peças, e o valor da peça vem pela foto.",
        "A coroa ou a engrenagem do motor [marca] você compra conosco pelo WhatsApp, original ou compatível, avulsa ou já montada. Como a mesma marca usa peças diferentes, confirmamos pela etiqueta e pela foto; a troca soma a visita, a partir de {price.preventive} em residência, fora as peças.",
        "Engrenagem de motor [marca] e coroa, a que fica dentro do redutor, vendemos pelo modelo da etiqueta, com ou sem a mão de obra. Dentes, furo e altura precisam ser iguais, o que a foto confirma, e a visita para pôr custa desde {price.preventive} em casa, sem contar peças.",
      ],
      price: [
        "O preço da engrenagem ou da coroa do motor [marca] depende do modelo e de ser nylon, bronze ou aço, e vem pela foto da etiqueta. Com a troca, some a visita, a partir de {price.preventive} em casa, sem peças; a coroa leva mais mão de obra, porque o redutor é aberto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de comprar a peça [marca]", "Como pedir a engrenagem [marca] certa"],
        slots: [
          [
            "O nome comercial não basta, porque há motores [marca] com coroas diferentes. Dente parecido trava o redutor ou come a cremalheira em poucos dias.",
            "Comece pela etiqueta, já que o motor [marca] usa várias peças conforme a versão. Uma quase igual roda uns dias e quebra, às vezes com o eixo junto.",
            "A peça tem de ser do modelo exato do motor [marca], e não só do mesmo fabricante. Passo diferente gasta a outra engrenagem em pouco tempo.",
          ],
        ],
        bullets: [
          "Modelo e tensão da etiqueta do motor",
          "Número de dentes, contando os quebrados",
          "Diâmetro e altura da peça",
          "Furo do eixo, com chaveta ou estria",
        ],
      },
      {
        about: "what",
        headings: ["Coroa interna ou engrenagem de saída", "A de fora ou a de dentro: qual quebrou"],
        slots: [
          [
            "A de saída fica à vista e toca a cremalheira; a coroa fica dentro da caixa e é girada pela rosca sem-fim do motor. Se o motor está travado, gira e a de fora fica parada, quem quebrou foi a coroa.",
            "A engrenagem que empurra a cremalheira se vê por fora, e a coroa trabalha na caixa, movida pela rosca do eixo. Motor rodando com a de fora imóvel, e sem ter sido destravado, indica a coroa.",
            "Por fora está a de saída, junto da cremalheira, e por dentro a coroa, tocada pelo sem-fim. Quando o motor gira e a de fora não acompanha, confira o destravamento e suspeite da coroa.",
          ],
          [
            "De nylon, bronze ou aço, vale o material de fábrica: a de nylon quebra primeiro e protege o resto.",
            "Mantenha o material original, porque a de nylon serve de fusível do redutor.",
            "Use o mesmo material da antiga. O nylon cede antes e salva eixo e rolamento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Comprar e pôr: o que a troca inclui", "Só a peça ou a peça trocada"],
        slots: [
          [
            "A troca da coroa inclui abrir o redutor com a energia cortada, tirar a limalha, pôr graxa nova e conferir rolamento e retentor. Quem leva só a peça deve compará-la com a antiga antes de montar, porque montada raramente é aceita de volta.",
            "No serviço, a caixa é aberta sem energia, limpa e engraxada, com rolamento e vedação examinados. Comprando avulsa, compare dente a dente antes de montar, já que depois não se devolve.",
            "Com a mão de obra, o técnico abre, limpa, engraxa e confere rolamento e retentor. Sem ela, ponha a peça nova ao lado da velha antes de montar.",
          ],
          [
            "Sem peça para o modelo, a saída é a troca do motor, em casa de {price.homeSwap}, com mão de obra.",
            "Modelo sem reposição leva ao motor novo, de {price.homeSwap} em residência, serviço incluído.",
            "Se a peça não existe mais, compare com trocar o motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como recebo se quero só a peça?",
        answers: [
          "Combina-se pelo WhatsApp, depois que a foto confirma a peça: entrega no endereço ou retirada, com o valor dito antes.",
          "A entrega ou a retirada se acerta na conversa, confirmada a compatibilidade.",
        ],
      },
      {
        question: "Coroa de outra marca serve?",
        answers: [
          "Só a compatível feita para aquele modelo. O mesmo número de dentes não basta, porque furo e altura também contam.",
          "Não, a não ser que seja fabricada para o seu modelo. Inclinação do dente e furo mudam.",
        ],
      },
      {
        question: "Posso trocar a coroa sozinho?",
        answers: [
          "Não é indicado: o redutor tem graxa e ajuste próprios, e o motor trabalha com a tensão da rede.",
          "Melhor não, pelo choque e pelo ajuste. Uma lasca deixada na caixa quebra a peça nova.",
        ],
      },
      {
        question: "Troco só a coroa ou também o sem-fim?",
        answers: [
          "Se o sem-fim, a rosca que a gira, está gasto ou azulado de calor, troca-se junto. Senão a coroa nova dura pouco.",
          "Depende da rosca do eixo. Lisa e afiada, precisa sair também.",
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
          "Reserve um dia. Coluna fraca ou piso a cortar acrescenta tempo, dito antes.",
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
