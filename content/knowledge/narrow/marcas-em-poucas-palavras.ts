import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked of a make in three or four words: where it comes from, whether it is still made, whose it is, its barriers and its controls. */
const origins: [make: string, told: string][] = [
  [
    "PPA",
    "O motor de portão PPA é nacional: a PPA é uma marca brasileira, de Garça, no interior de São Paulo, e não italiana nem importada",
  ],
  ["Garen", "O motor de portão Garen é nacional: a Garen é uma marca brasileira, de Garça, no interior de São Paulo"],
  ["Rossi", "O motor de portão Rossi é nacional: a Rossi é uma marca brasileira, e não italiana, apesar do sobrenome"],
  [
    "Intelbras",
    "A Intelbras, que também vende motor de portão, é nacional, uma empresa brasileira de Santa Catarina, conhecida por câmeras e interfones",
  ],
  ["AGL", "A AGL é nacional, uma marca brasileira que faz motor de portão, fechadura elétrica e interfone"],
  [
    "Peccinin",
    "O motor de portão Peccinin é de origem nacional: a Peccinin é brasileira e hoje pertence ao grupo Nice, que é italiano",
  ],
  ["Nice", "O motor de portão Nice é de marca italiana, com empresa no Brasil, e não nacional"],
  ["Came", "A Came é uma marca italiana, importada, de motores de portão e cancelas"],
  ["BFT", "A BFT é uma marca italiana, importada, de motores de portão e cancelas"],
];

const standing: [make: string, told: string][] = [
  ["PPA", "a PPA ainda existe e fabrica motor de portão no Brasil"],
  ["Garen", "a Garen ainda existe e fabrica motor de portão no Brasil"],
  ["Rossi", "a Rossi ainda existe, e os motores de correr da marca continuam à venda"],
  ["Nice", "a Nice ainda existe e vende motor de portão no Brasil"],
  ["Intelbras", "a Intelbras ainda existe e vende motor de portão"],
  ["Came", "a Came ainda existe, embora no Brasil se veja pouco"],
  ["BFT", "a BFT ainda existe, embora no Brasil se veja pouco"],
];

const separate: [first: string, second: string][] = [
  ["PPA", "Garen"],
  ["PPA", "Rossi"],
  ["Garen", "Rossi"],
  ["PPA", "Peccinin"],
  ["Garen", "Peccinin"],
  ["PPA", "Nice"],
  ["Garen", "Nice"],
  ["PPA", "Intelbras"],
];

const barrierPairs: [first: string, second: string][] = [
  ["PPA", "Garen"],
  ["PPA", "Nice"],
  ["Garen", "Nice"],
  ["PPA", "Peccinin"],
  ["Garen", "Peccinin"],
  ["PPA", "Came"],
  ["Nice", "Came"],
];

const rarer = ["RCG", "BFT", "Came"];

export const marcasEmPoucasPalavras: NarrowConcept[] = [
  {
    id: "marca-de-que-pais",
    broader: "comparacao-de-marcas",
    label: "De que país é a marca do motor",
    phrase: "o país da marca do motor de portão",
    asks: origins.flatMap(([make]) =>
      combine(
        [make.toLowerCase(), `motor ${make.toLowerCase()}`],
        [
          "brasileira",
          "brasileiro",
          "italiana",
          "italiano",
          "nacional",
          "importada",
          "importado",
          "chinesa",
          "país",
          "origem",
          "nacionalidade",
        ],
      ),
    ),
    intent: "question",
    answers: {
      any: origins.flatMap(([make, told]) => [
        `${told}. Para quem vai comprar ou consertar um motor ${make}, o país conta menos que a reposição: veja se placa, engrenagem e controle do modelo da etiqueta são vendidos aqui.`,
        `${told}. Isso não decide a compra: um motor ${make} serve bem quando o modelo aguenta o peso da folha e a peça dele se acha na sua região.`,
      ]),
    },
    sections: [
      {
        about: "what",
        headings: ["As marcas de motor e o país de cada uma", "Nacionais e italianas no portão"],
        slots: [
          [
            "Nas garagens do Brasil convivem marcas nacionais e europeias. As mais vistas são estas.",
            "O técnico encontra aqui marcas feitas no país e marcas de fora. A lista traz as mais comuns.",
          ],
        ],
        bullets: [
          "Brasileiras: PPA, Garen, Rossi, Intelbras e AGL",
          "Brasileira de origem, hoje de grupo italiano: Peccinin",
          "Italianas: Nice, Came e BFT",
        ],
      },
      {
        about: "check",
        headings: ["O que a origem muda para você", "Marca nacional ou de fora: o que conferir"],
        slots: [
          [
            "A marca nacional comum tem peça em loja de automação, e por isso o conserto costuma ser mais simples. No motor importado, confirme antes a tensão, a frequência de 60 Hz e quem vende a placa.",
            "Motor de marca brasileira costuma ter placa, capacitor e engrenagem à venda perto de você. Para um de fora, pergunte ao vendedor pela placa de reposição e confira se ele é de 60 Hz.",
          ],
          [
            "Nem toda peça de um motor nacional é feita no país, e isso não é defeito. A garantia e a nota fiscal de quem vendeu valem do mesmo modo.",
            "Um motor nacional pode levar componentes de fora, o que é comum em qualquer aparelho. O que protege você é a nota fiscal com a garantia de quem vendeu.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se o seu motor ficou sem peça", "Motor sem reposição: a saída"],
        slots: [
          [
            "Quando a placa do modelo não se acha mais, uma central compatível comanda o motor comum. Se a engrenagem é que falta, a troca por marca de peça fácil fica de {price.homeSwap} em casa, com mão de obra.",
            "Sem placa original, o motor comum costuma aceitar outra central. Sem engrenagem nem redutor, compensa trocar por um motor de reposição fácil, de {price.homeSwap} em casa, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor italiano é melhor que o brasileiro?",
        answers: [
          "Não por ser italiano. O bom é o que aguenta o peso da folha e tem peça na sua cidade.",
          "O país não garante nada: compare a capacidade em quilos, as aberturas por hora e a reposição.",
        ],
      },
      {
        question: "Motor importado funciona na rede do Brasil?",
        answers: [
          "Funciona se a etiqueta trouxer a tensão da sua rede e 60 Hz. Um motor só de 50 Hz não é indicado aqui.",
          "Só quando a etiqueta indica 60 Hz e a mesma tensão do seu ponto de energia.",
        ],
      },
      {
        question: "Vocês consertam motor de marca italiana?",
        answers: [
          "Depende do modelo e da peça. Mande a foto da etiqueta, que a resposta vem antes da visita.",
          "Pela foto da etiqueta vemos se há peça para o modelo e dizemos se dá para consertar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão por dentro",
  },
  {
    id: "marcas-brasileiras-de-motor",
    broader: "comparacao-de-marcas",
    label: "Marcas brasileiras de motor de portão",
    phrase: "as marcas brasileiras de motor de portão",
    asks: [
      "marcas brasileiras motor",
      "marcas brasileiras motor portão",
      "marcas nacionais motor portão",
      "marcas nacionais motor",
      "marca brasileira motor portão",
      "quais marcas brasileiras motor",
      "fabricantes brasileiros motor portão",
      "fábricas brasileiras motor portão",
      "lista marcas motor portão",
      "quais são marcas motor portão",
      "todas marcas motor portão",
      "marcas motor portão eletrônico existem",
    ],
    intent: "question",
    answers: {
      any: [
        "As marcas brasileiras de motor de portão mais vistas são PPA, Garen, Rossi e Intelbras, além da Peccinin, que nasceu no Brasil e hoje é do grupo italiano Nice. Escolha entre elas pela capacidade do modelo e pela peça à venda perto de você.",
        "Entre as marcas de motor de portão, são brasileiras a PPA, a Garen, a Rossi, a Intelbras e a AGL; a Peccinin também é daqui, mas pertence à Nice, italiana. Todas têm modelo para casa, e o que decide é o peso da sua folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada marca brasileira faz de melhor", "Pelo que cada marca é conhecida"],
        slots: [
          [
            "Todas fazem motor de casa, e cada uma é mais lembrada por um produto.",
            "As linhas se parecem, mas cada marca tem o seu ponto forte.",
          ],
        ],
        bullets: [
          "PPA: muitas versões e a linha rápida JetFlex, com inversor",
          "Garen: peça e controle fáceis de achar",
          "Rossi: motores de correr da linha DZ",
          "Peccinin: linhas de correr, como o Gatter",
          "Intelbras: motor que combina com interfone e câmera da marca",
          "AGL: mais conhecida por fechaduras e interfones",
        ],
      },
      {
        about: "choose",
        headings: ["Como escolher entre as marcas", "O que pesa mais que o nome"],
        slots: [
          [
            "Comece pelo portão: o tipo de abertura, o peso da folha e as aberturas por dia definem o modelo. Só depois compare as marcas que têm esse modelo, pelo preço instalado e pela reposição.",
            "Primeiro anote como o portão abre, quanto pesa e quantas vezes trabalha por dia. Com isso, separe um modelo de cada marca e fique com o de peça mais fácil e melhor preço instalado.",
          ],
          [
            "Se a família já tem controles de uma marca, ficar nela pode poupar a compra de outros, desde que o código da central nova seja o mesmo.",
            "Os controles que você já usa podem servir num motor da mesma marca, quando a central nova lê o mesmo código.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa um motor dessas marcas", "O preço entre as marcas"],
        slots: [
          [
            "A troca em casa fica de {price.homeSwap}, com motor e mão de obra, em qualquer delas. Em portão pesado ou de prédio, vai de {price.heavySwap}.",
            "Em casa, motor novo com o serviço custa de {price.homeSwap}. Folha pesada ou de condomínio fica de {price.heavySwap}, e a potência pesa mais que a marca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca brasileira tem peça mais fácil?",
        answers: [
          "PPA e Garen são as que mais aparecem em loja de automação, seguidas de Rossi e Peccinin.",
          "Nas lojas de automação, PPA e Garen costumam ter mais peças, tanto originais quanto compatíveis.",
        ],
      },
      {
        question: "Com que marcas vocês trabalham?",
        answers: [
          "Trabalhamos com {shop.brands}. De outras marcas, a foto da etiqueta diz se há peça.",
          "São estas: {shop.brands}. Se o seu motor é de outra, mande a foto da etiqueta.",
        ],
      },
      {
        question: "Marca pouco conhecida vale a pena?",
        answers: [
          "Só se placa, engrenagem e controle do modelo são vendidos perto de você, porque sem peça o primeiro defeito vira troca.",
          "Pergunte antes pela placa de reposição. Se ninguém a vende na região, prefira uma marca comum.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com a largura e a altura da folha",
  },
  {
    id: "marca-ainda-existe",
    broader: "comparacao-de-marcas",
    label: "A marca do motor ainda existe?",
    phrase: "a marca do motor hoje",
    asks: [
      ...combine(
        standing.flatMap(([make]) => [make.toLowerCase(), `motor ${make.toLowerCase()}`]),
        [
          "ainda existe",
          "existe ainda",
          "ainda fabrica",
          "faliu",
          "fechou",
          "saiu mercado",
          "saiu linha",
          "parou fabricar",
          "fábrica acabou",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: standing.flatMap(([make, told]) => [
        `Sim, ${told}. O que sai de linha são modelos antigos, e por isso vale olhar a etiqueta do seu motor ${make}: ela diz se há peça original ou se o conserto usa peça compatível.`,
        `Sim, ${told}. Se alguém disse que a marca ${make} acabou, é provável que o modelo é que tenha saído de linha, o que não impede o conserto quando a peça tem substituta.`,
      ]),
    },
    sections: [
      {
        about: "check",
        headings: ["A marca existe, mas o meu modelo tem peça?", "Como saber se o seu modelo tem reposição"],
        slots: [
          [
            "Fotografe a etiqueta do motor, sem abrir a tampa. Pelo modelo se sabe o que ainda é vendido.",
            "O nome inteiro do modelo está na etiqueta da carcaça, e uma foto dela basta para a consulta.",
          ],
        ],
        bullets: [
          "Capacitor, rolamento e fotocélula: são comuns a muitos motores",
          "Controle: serve o de mesmo código e mesma frequência",
          "Placa: original ou central compatível, em motor sem inversor",
          "Engrenagem e coroa: dependem do modelo",
        ],
      },
      {
        about: "replace",
        headings: ["Quando o modelo saiu de linha", "Consertar ou trocar o modelo antigo"],
        slots: [
          [
            "Com o redutor firme, sem folga nem ronco, trocar a peça que falhou compensa. Se o redutor acabou e não há engrenagem, a troca do motor fica de {price.homeSwap} em casa, com mão de obra.",
            "Um motor antigo de redutor bom merece a peça nova. Quando falta justamente a engrenagem, um motor novo, de {price.homeSwap} na troca em casa, dá menos trabalho.",
          ],
          [
            "Na troca, ficam o ponto de energia, a fotocélula boa e, no portão de correr, a cremalheira cujo dente combina com o motor novo.",
            "O motor novo aproveita a energia, os sensores e, em muitos casos, a cremalheira do portão de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia do meu motor ainda vale?",
        answers: [
          "Vale pelo prazo da nota fiscal, e quem responde é quem vendeu o motor ou o fabricante.",
          "O prazo está na nota fiscal ou no certificado; procure primeiro quem vendeu.",
        ],
      },
      {
        question: "Os controles de um motor antigo funcionam num novo da marca?",
        answers: [
          "Funcionam quando o código e a frequência são os mesmos. Muitos motores novos usam código rolante, que não aceita o controle antigo.",
          "Nem sempre, porque o código pode ter mudado. Um receptor avulso permite manter os controles que a família já tem.",
        ],
      },
      {
        question: "Vocês são autorizados da marca?",
        answers: [
          "Somos assistência independente: vendemos, instalamos e consertamos, com garantia do nosso serviço.",
          "Não. Trabalhamos de forma independente, com peça original ou compatível.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça que falhou",
  },
  {
    id: "marca-sumiu",
    isAskedByName: true,
    broader: "comparacao-de-marcas",
    label: "A marca do meu motor sumiu?",
    phrase: "o motor de marca que não se vê mais",
    asks: combine(
      ["[marca]", "motor [marca]"],
      [
        "ainda existe",
        "existe ainda",
        "ainda fabrica",
        "ainda é fabricado",
        "faliu",
        "fechou",
        "saiu mercado",
        "saiu linha",
        "parou fabricar",
        "fábrica acabou",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Se a [marca] ainda existe e fabrica o seu modelo, quem confirma é a loja de automação, pela etiqueta do motor. Para o seu portão isso pesa menos do que parece: capacitor, controle, fim de curso e placa compatível se acham mesmo quando a marca sumiu das lojas.",
        "Não afirmamos se a [marca] ainda fabrica cada modelo, porque linhas mudam de dono e saem do mercado. O que dá para dizer de graça, pela foto da etiqueta, é se há peça original ou compatível para o seu motor [marca] e quanto fica o conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As peças que se acham sem a fábrica", "O que tem substituto no motor [marca]"],
        slots: [
          [
            "Boa parte de um motor de portão é feita de peças comuns. Só algumas são próprias do modelo.",
            "Nem tudo dentro do motor é exclusivo da marca. A divisão costuma ser esta.",
          ],
        ],
        bullets: [
          "Têm substituto: capacitor, rolamento, fotocélula e correia ou corrente de medida comum",
          "Costumam ter: placa, por central compatível, e controle, por receptor avulso",
          "Dependem do modelo: engrenagem, coroa e fim de curso",
          "Raramente se acham: carcaça e redutor inteiro",
        ],
      },
      {
        about: "replace",
        headings: ["Consertar o [marca] ou trocar de marca", "Quando vale trocar o [marca]"],
        slots: [
          [
            "Conserte se o redutor, a caixa de engrenagens, está firme e a peça que falhou tem substituto. Troque se falta engrenagem ou se o defeito volta: em casa, motor novo com mão de obra fica de {price.homeSwap}.",
            "Vale consertar enquanto a caixa de engrenagens não tem folga nem ronco. Sem engrenagem à venda, a troca por marca comum, de {price.homeSwap} em casa com o serviço, é o gasto mais seguro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para saber da peça", "Fotos que identificam o motor [marca]"],
        slots: [
          [
            "Mande a etiqueta do motor de perto, o motor inteiro e o portão por dentro. Não abra a tampa: com o disjuntor ligado há tensão nas peças, e a foto de fora basta para a primeira resposta.",
            "Três fotos resolvem: a da etiqueta, a do motor inteiro e a do portão por dentro. A tampa fica fechada, porque dentro dela há tensão da rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Não acho a etiqueta do motor. E agora?",
        answers: [
          "Mande fotos do motor por todos os lados e do controle, frente e verso. O formato da carcaça costuma dizer a linha.",
          "O formato da carcaça e o controle ajudam a reconhecer o modelo, e por isso as fotos deles servem.",
        ],
      },
      {
        question: "Placa de outra marca serve no meu motor?",
        answers: [
          "Serve em motor comum, de capacitor, quando tensão, potência e fim de curso combinam. Em motor com inversor ou de 24 V, não.",
          "Em motor sem inversor costuma servir, com a mesma tensão e o mesmo tipo de fim de curso.",
        ],
      },
      {
        question: "Vale comprar um motor novo dessa marca?",
        answers: [
          "Só se a loja mostrar placa e engrenagem do modelo à venda. Na dúvida, escolha uma marca com peça comum.",
          "Confirme antes a reposição. Motor sem placa à venda fica barato na compra e caro no primeiro defeito.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do motor inteiro",
  },
  {
    id: "marcas-sao-da-mesma-empresa",
    broader: "comparacao-de-marcas",
    label: "As duas marcas são da mesma empresa?",
    phrase: "a relação entre duas marcas de motor",
    asks: separate.flatMap(([first, second]) =>
      combine(
        [`${first} ${second}`.toLowerCase()],
        [
          "mesma empresa",
          "mesma fábrica",
          "mesmo grupo",
          "mesma marca",
          "mesmo dono",
          "mesmo fabricante",
          "são mesma coisa",
        ],
      ),
    ),
    intent: "question",
    answers: {
      any: separate.flatMap(([first, second]) => [
        `Não, ${first} e ${second} não são da mesma empresa: são fabricantes diferentes e concorrentes. Placa, engrenagem e controle de uma não servem na outra só por se parecerem; capacitor, fotocélula e receptor avulso costumam servir nas duas.`,
        `${first} e ${second} são empresas diferentes, e não a mesma marca com dois nomes. Por isso, ao trocar um motor ${first} por um ${second}, confira antes os controles e o encaixe da base.`,
      ]),
    },
    sections: [
      {
        about: "what",
        headings: ["O que serve nas duas marcas", "Peças em comum entre marcas diferentes"],
        slots: [
          [
            "Acessórios passam de uma marca para outra com facilidade, e peças internas, quase nunca.",
            "Quanto mais dentro do motor, menos a peça serve em outra marca.",
          ],
        ],
        bullets: [
          "Servem: fotocélula, receptor avulso, botoeira e capacitor de mesmo valor",
          "Às vezes: cremalheira, se o passo dos dentes for igual",
          "Às vezes: controle, em código fixo e mesma frequência",
          "Não servem: engrenagem, coroa e placa de motor com inversor",
        ],
      },
      {
        about: "what",
        headings: ["Marcas que são do mesmo grupo", "Quem é de quem entre as marcas"],
        slots: [
          [
            "Do mesmo grupo são a Nice e a Peccinin, desde que a italiana comprou a brasileira. JetFlex não é empresa: é a linha rápida da PPA, com inversor.",
            "A Nice comprou a Peccinin, e as duas hoje são um grupo só. Já JetFlex é nome de linha, e quem a fabrica é a PPA.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Mudar de uma marca para a outra", "Trocar de marca sem surpresa"],
        slots: [
          [
            "Na troca entre marcas, a base costuma ser refurada e os controles podem mudar. Motor e mão de obra em casa ficam de {price.homeSwap}.",
            "O técnico ajusta a base e confere a cremalheira ou o suporte, e os controles que não servirem são trocados. Em casa, a troca fica de {price.homeSwap}, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual das duas marcas é melhor?",
        answers: [
          "A que tem modelo para o peso da sua folha, peça perto e melhor preço instalado.",
          "Depende do modelo: compare os quilos, as aberturas por hora e a reposição de cada um.",
        ],
      },
      {
        question: "Controle de uma abre o portão da outra?",
        answers: [
          "Abre se os dois usam código fixo e a mesma frequência. Em código rolante, é preciso um receptor avulso.",
          "Em código fixo de mesma frequência, costuma abrir. No rolante, não.",
        ],
      },
      {
        question: "Vocês trabalham com as duas?",
        answers: [
          "Trabalhamos com {shop.brands}. Pela foto da etiqueta dizemos se há peça para o seu modelo.",
          "As marcas com que trabalhamos são {shop.brands}. Mande a foto da etiqueta do seu motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle",
  },
  {
    id: "cancela-da-marca",
    isAskedByName: true,
    broader: "cancela",
    label: "Cancela de uma marca",
    phrase: "a cancela da marca",
    asks: [
      ...combine(
        ["cancela [marca]", "cancela automática [marca]", "cancela eletrônica [marca]", "motor cancela [marca]"],
        ["", "preço", "boa", "vale pena", "condomínio", "estacionamento", "comprar", "instalação"],
      ),
      ...rarer.flatMap((make) =>
        combine([`cancela ${make.toLowerCase()}`], ["", "boa", "preço", "condomínio", "vale pena"]),
      ),
      "cancela peccinin boa",
      "cancela nice boa",
      "cancela ppa boa",
      "cancela garen boa",
    ],
    intent: "buying",
    answers: {
      any: [
        "A cancela [marca] se escolhe por três números da ficha: o comprimento máximo da haste, os segundos para subir e as aberturas por hora que ela aguenta. Com a largura da passagem e o movimento da hora mais cheia, dizemos pela foto se há modelo [marca] que serve ou um equivalente.",
        "Cancela [marca] é boa quando o modelo aceita a haste do seu vão e as aberturas da hora de pico, e quando a placa dele é vendida na sua região. A foto da entrada e a largura da passagem bastam para o orçamento, que é grátis.",
      ],
      price: [
        "O preço da cancela [marca] depende do comprimento da haste, da velocidade, da base e do que vai junto, como laço no piso, fotocélula e leitor de tag. O valor é informado de graça, pela foto da entrada e pela largura da passagem.",
        "Quanto custa a cancela [marca] instalada é a soma do equipamento com a haste, a base de concreto, os sensores e a mão de obra. Mande a foto da entrada com a largura do vão, e o orçamento não tem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a cancela [marca]", "A versão certa da cancela [marca]"],
        slots: [
          [
            "A ficha de cada versão traz a haste máxima e os ciclos por hora, que são as subidas e descidas seguidas que o motor aguenta. Compare com a sua entrada.",
            "Procure na ficha a haste e os ciclos por hora, ou seja, quantas vezes a cancela sobe e desce nesse tempo. É isso que distingue as versões.",
          ],
        ],
        bullets: [
          "Largura da passagem: a haste fecha o vão inteiro",
          "Carros na hora mais cheia: é o número que define os ciclos",
          "Altura do teto: garagem baixa usa haste articulada, que dobra ao subir",
          "Quem entra: tag, controle, leitor ou botão da portaria",
        ],
      },
      {
        about: "safety",
        headings: ["Para a haste não descer sobre o carro", "Laço e fotocélula na cancela"],
        slots: [
          [
            "O laço, um fio enterrado no piso que sente o metal do carro, segura a haste enquanto há veículo embaixo. Moto e pedestre ele quase não percebe, e por isso a fotocélula, o sensor de feixe, vai junto.",
            "Dois sensores se completam: o laço no piso percebe o carro, e a fotocélula percebe também moto e pessoa. Pedestre deve ter passagem própria, fora da haste.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Peça e manutenção da cancela [marca]", "Antes de comprar a cancela [marca]"],
        slots: [
          [
            "Pergunte pela placa e pela mola de reposição do modelo, que são as peças que mais param uma cancela. A revisão confere a mola, que equilibra a haste, o fim de curso e os sensores.",
            "Confirme que placa, mola e haste do modelo são vendidas na região. Na revisão, o técnico acerta a mola que equilibra a haste e testa os sensores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela abre quando falta luz?",
        answers: [
          "Pela manivela ou pelo destravamento do modelo, feito por quem foi treinado, com a energia desligada. Com nobreak ou bateria, ela continua funcionando por algum tempo.",
          "Na mão, pelo destravamento descrito no manual e com a pista livre; com bateria ou nobreak, sozinha por algumas aberturas.",
        ],
      },
      {
        question: "Cancela substitui o portão?",
        answers: [
          "Não: ela organiza a passagem de carros, mas não impede a entrada de pessoas. À noite, o portão continua necessário.",
          "Ela controla carro, e não pedestre. Quem precisa de segurança mantém o portão fechado fora do horário.",
        ],
      },
      {
        question: "Vocês consertam a cancela que já existe?",
        answers: [
          "Conforme o modelo: mande foto da etiqueta e um vídeo do defeito, e dizemos se há peça.",
          "A foto da etiqueta e um vídeo curto mostram se atendemos o modelo e o que falhou.",
        ],
      },
    ],
    photo: "fotos da entrada de frente e de lado, com a largura da passagem",
  },
  {
    id: "cancela-uma-marca-ou-outra",
    broader: "cancela",
    label: "Cancela de uma marca ou de outra",
    phrase: "a escolha entre duas marcas de cancela",
    asks: barrierPairs.flatMap(([first, second]) =>
      combine(
        [`cancela ${first} ${second}`.toLowerCase()],
        ["", "qual melhor", "condomínio", "diferença", "estacionamento"],
      ),
    ),
    intent: "comparison",
    answers: {
      any: barrierPairs.flatMap(([first, second]) => [
        `Entre cancela ${first} e cancela ${second}, fique com a que aceita a haste do seu vão, aguenta as aberturas da hora de pico e tem placa e mola à venda perto de você. Se as duas passam nesses três pontos, decida pelo preço instalado.`,
        `Cancela ${first} ou ${second}: nenhuma é melhor só pelo nome. Compare o comprimento de haste, os segundos para subir e os ciclos por hora da ficha de cada uma e, no empate, escolha a de reposição mais fácil na sua região.`,
      ]),
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar nas duas fichas", "As duas cancelas, ponto por ponto"],
        slots: [
          [
            "Peça as duas fichas ao vendedor e ponha estes números lado a lado.",
            "A propaganda não ajuda aqui: os números da ficha, sim.",
          ],
        ],
        bullets: [
          "Haste máxima, em metros, e se há versão articulada para teto baixo",
          "Segundos para subir com a haste do seu tamanho",
          "Ciclos por hora, acima dos carros da hora mais cheia",
          "Entrada para laço, fotocélula e leitor de tag",
          "Como se levanta a haste quando falta luz",
        ],
      },
      {
        about: "replace",
        headings: ["Se já existe uma cancela no lugar", "O que se aproveita da cancela antiga"],
        slots: [
          [
            "Na troca, o laço do piso, a fotocélula e o controle de acesso costumam ficar, porque são acessórios comuns. A base de concreto é refurada quando o gabinete novo tem outros furos.",
            "Ficam, em geral, os sensores e o leitor de acesso, ligados à placa nova. O que muda é a furação da base, que acompanha o gabinete.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que faz o preço de cada uma", "O orçamento das duas cancelas"],
        slots: [
          [
            "Haste, velocidade, sensores e obra da base pesam mais que a marca. Com a foto da entrada e a largura da passagem, o orçamento das opções é grátis.",
            "O valor segue o comprimento da haste, a rapidez e os acessórios, e a marca vem depois. A foto da entrada, com a medida do vão, basta para orçar sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A haste de uma marca serve na outra?",
        answers: [
          "Nem sempre, porque encaixe e peso mudam, e a mola é regulada para a haste. Confirme pelo modelo.",
          "Só quando o encaixe e o peso são iguais. Com outra haste, a mola precisa de nova regulagem.",
        ],
      },
      {
        question: "O tag dos moradores continua valendo?",
        answers: [
          "Continua, se o leitor de acesso fica: ele só manda o sinal de abrir para a cancela.",
          "Sim, quando se mantém o leitor. A cancela nova recebe dele o mesmo sinal.",
        ],
      },
      {
        question: "Qual faz menos barulho?",
        answers: [
          "A que desacelera antes do fim do movimento e está com a mola bem regulada, seja qual for a marca.",
          "Barulho vem de mola e fim de curso fora do ponto, mais que da marca.",
        ],
      },
    ],
    photo: "fotos da entrada e da cancela atual, se houver, com a largura da passagem",
  },
  {
    id: "controle-de-marca-menos-comum",
    broader: "controle",
    label: "Controle de marca menos comum",
    phrase: "o controle de portão da marca",
    asks: rarer.flatMap((make) =>
      combine(
        [
          `controle ${make.toLowerCase()}`,
          `controle remoto ${make.toLowerCase()}`,
          `controle portão ${make.toLowerCase()}`,
        ],
        ["", "preço", "comprar", "original", "novo"],
      ),
    ),
    intent: "buying",
    answers: {
      any: rarer.flatMap((make) => [
        `O controle ${make} certo é o que tem a mesma frequência e o mesmo código da sua central: em código fixo serve um compatível, e em código rolante, o da própria linha. A foto do controle atual, frente e verso, mostra qual é, e o orçamento é grátis.`,
        `Para comprar controle ${make}, mande a foto do que você usa hoje e da etiqueta da central. Se aquele modelo não se acha mais, um receptor avulso, ligado à entrada de botoeira, faz o portão aceitar controles novos.`,
      ]),
    },
    sections: [
      {
        about: "check",
        headings: ["Como reconhecer o controle certo", "O que precisa combinar no controle"],
        slots: [
          [
            "O nome na tampa não basta, porque a mesma marca tem famílias de código diferentes. Confira estes pontos no verso ou na placa do controle.",
            "Dois controles da mesma marca podem não se entender. O que decide está no verso do aparelho.",
          ],
        ],
        bullets: [
          "Frequência, em geral 433 MHz",
          "Código fixo, muitas vezes com chavinhas, ou rolante",
          "Modelo escrito no verso ou na placa",
          "Se a central é mesmo da marca ou já foi trocada",
        ],
      },
      {
        about: "choose",
        headings: ["Se o controle não se acha mais", "A saída quando falta o controle da marca"],
        slots: [
          [
            "O receptor avulso é uma caixinha ligada à central, que passa a receber outro tipo de controle. O motor e a placa continuam os mesmos, e a ligação é serviço de técnico.",
            "Com um receptor avulso ligado à placa, o portão aceita controles fáceis de comprar. Quem liga é o técnico, porque os bornes ficam dentro do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Depois de gravar o controle novo", "Perdeu um controle? Faça isto"],
        slots: [
          [
            "Se um controle foi perdido ou roubado, apague a memória da central e grave de novo só os que a família tem em mãos. Isso impede que o perdido abra o portão.",
            "O controle perdido continua abrindo até a memória ser apagada. Depois de apagá-la, grave um por um os controles que ficaram.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle universal serve?",
        answers: [
          "Serve em código fixo, copiando um controle que funciona. Código rolante ele não copia.",
          "Só em código fixo. No rolante, use o controle da linha ou um receptor avulso.",
        ],
      },
      {
        question: "Vocês gravam o controle que eu comprei?",
        answers: [
          "Gravamos, se ele for compatível com a central. Mande a foto antes para não perder a visita.",
          "Sim, quando o código combina; a foto do controle e da central adianta a resposta.",
        ],
      },
      {
        question: "O controle falha só de longe. Preciso de outro?",
        answers: [
          "Troque antes a pilha. Se continuar, a antena do receptor pode estar solta ou dobrada.",
          "Comece pela pilha nova; depois, o técnico confere a antena do receptor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
];
