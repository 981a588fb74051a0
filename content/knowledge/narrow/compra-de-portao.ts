import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const materials = ["ferro", "alumínio", "madeira", "aço", "metalon", "chapa", "lambril"];

/** The gate itself, new or made over, and the motor that stays or goes with it. */
export const compraDePortao: NarrowConcept[] = [
  {
    id: "preco-da-folha-de-3-metros",
    isAskedByName: true,
    broader: "portao-automatico",
    label: "Quanto custa um portão de 3 metros",
    phrase: "o preço de um portão de 3 metros",
    asks: [
      ...combine(
        ["quanto custa um portão", "quanto custa portão", "quanto fica portão", "portão preço", "portão valor"],
        ["alumínio", "ferro", "madeira", "aço", "metalon", "galvanizado"],
        ["3 metros", "3 metros largura", "3m"],
      ),
      ...combine(
        ["quanto custa portão", "portão preço"],
        ["alumínio", "ferro"],
        ["basculante 3 metros", "correr 3 metros"],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O preço de um portão de alumínio ou de ferro de 3 metros depende do preço do metro quadrado que o serralheiro cobra: com 2,20 m de altura são 6,6 m². Não vendemos a folha; o motor, conosco, fica perto da troca em casa, de {price.homeSwap} com mão de obra, no de correr ou de abrir.",
        "O valor do portão de 3 metros, de ferro ou de alumínio, é o metro quadrado do serralheiro vezes a área, que com 2,20 m de altura dá 6,6 m². O alumínio sai mais caro por metro e pesa menos; o motor para correr ou abrir fica próximo de {price.homeSwap}, com mão de obra, e não inclui a folha.",
        "Um portão de alumínio de 3 metros, ou de ferro, tem cerca de 6,6 m² com 2,20 m de altura, e a serralheria cobra por metro quadrado. Some o motor, que é a nossa parte: em portão de correr ou de abrir, perto de {price.homeSwap} com mão de obra, mais base e energia.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta da folha de 3 metros", "Como o serralheiro chega ao preço"],
        slots: [
          [
            "A altura pesa tanto quanto a largura: cada 10 cm a mais soma 0,3 m², e os mesmos 3 metros com 2,50 m de altura dão 7,5 m². Desenho fechado, perfil grosso e pintura sobem o preço do metro.",
            "Meça o vão antes, porque 3 metros por 2,50 m já são 7,5 m², e cada 10 cm de altura acrescenta 0,3 m². O metro encarece com chapa fechada, perfil reforçado e pintura.",
            "Em 3 metros de largura, dez centímetros de altura valem 0,3 m², de modo que 2,50 m somam 7,5 m². Perfil, fechamento e pintura definem o valor de cada metro.",
          ],
          [
            "Peça o mesmo desenho e a mesma medida a dois ou três serralheiros, por escrito. Confirme se pintura, transporte, colocação e retirada do portão velho já estão no metro.",
            "Só com medida e desenho iguais os orçamentos se comparam. Pergunte se colocação, frete, tinta e remoção do antigo entram no valor ou vêm à parte.",
            "Leve uma foto e as medidas a mais de uma serralheria. O que costuma ficar fora do metro é transporte, colocação, retirada e, às vezes, pintura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor que serve em 3 metros", "Quanto soma o motor, por tipo de portão"],
        slots: [
          [
            "Com 3 metros de largura, o tipo de abertura decide o motor. Só instalar um motor comprado à parte custa a partir de {price.installation}.",
            "A maneira como a folha abre define o motor e o valor. A mão de obra avulsa, com motor seu, parte de {price.installation}.",
            "Em 3 metros, cada tipo pede um motor diferente. Se você já tem o motor, a instalação começa em {price.installation}.",
          ],
        ],
        bullets: [
          "De correr: motor pelo peso da folha, com 3 metros de cremalheira, a régua de dentes",
          "De abrir: um motor por folha, e duas folhas de 1,5 metro levam dois",
          "Basculante: passa dos {width.quarterHp} do kit de preço fechado e pede motor mais forte",
        ],
      },
      {
        about: "check",
        headings: ["O que pedir ao serralheiro", "Antes de encomendar a folha"],
        slots: [
          [
            "Diga que haverá motor e peça chapa de reforço no ponto em que ele puxa, mais batente firme no fim do curso. Depois de pintada, a folha custa mais para adaptar.",
            "Avise desde o pedido que o portão será automático, com travessa no ponto do motor e batentes. Adaptar a folha pronta sai mais caro.",
            "Peça travessa de aço onde o motor se prende e batente nas duas pontas. Fazer isso na fabricação evita solda em folha já pintada.",
          ],
          [
            "Deixe um duto do quadro até a coluna do motor, com disjuntor só dele, antes de fechar o piso. Um segundo tubo serve à fotocélula e à botoeira.",
            "Preveja dois tubos antes do piso: um de energia, em circuito próprio, e outro para sensor e botão. Assim a instalação não quebra nada.",
            "Antes do acabamento, passe um eletroduto de força até o lado do motor e outro de comando. O circuito leva disjuntor exclusivo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Alumínio sai mais caro que ferro?",
        answers: [
          "Em geral sim, no preço do metro, mas pesa cerca de um terço, não enferruja e dispensa pintura frequente. O motor para ele costuma ser menor.",
          "Na compra, quase sempre. Em troca, não enferruja e pesa perto de um terço do aço, o que poupa motor e pintura.",
        ],
      },
      {
        question: "O kit mais barato serve em 3 metros?",
        answers: [
          "Não: o de {price.lowest} é para basculante de até {width.quarterHp}. Acima disso, o motor é mais forte, escolhido pelo peso e pela foto.",
          "Em basculante de 3 metros, não, porque passa dos {width.quarterHp} do kit. É preciso motor de maior potência.",
        ],
      },
      {
        question: "Quanto pesa um portão de 3 metros?",
        answers: [
          "Em ferro, com 6,6 m² e chapa de 1 a 2 mm, fica em torno de 66 a 139 kg com o quadro. Em alumínio, cerca de um terço disso.",
          "Calcule de 10 a 21 kg por m² em ferro: 6,6 m² dão de 66 a 139 kg. A mesma folha de alumínio pesa perto de um terço.",
        ],
      },
      {
        question: "Portão de 3 metros: de correr ou de abrir?",
        answers: [
          "De correr, se há 3 metros livres ao lado para a folha recuar. Sem esse espaço, de abrir em duas folhas de 1,5 metro, que pedem recuo à frente.",
          "Correr exige lateral livre do tamanho da folha; abrir exige área para o giro. Em 3 metros, duas folhas de 1,5 cabem onde falta lateral.",
        ],
      },
    ],
    photo: "as medidas do vão e fotos da fachada, com o lugar da energia",
  },
  {
    id: "preco-da-folha",
    isAskedByName: true,
    broader: "portao-automatico",
    label: "Quanto custa o portão em si",
    phrase: "o preço da folha do portão",
    asks: [
      "quanto custa só portão",
      "portão sem motor valor",
      "serralheiro cobra folha",
      "só estrutura portão quanto",
      ...combine(["quanto custa um portão"], materials),
      ...combine(["portão preço", "portão sob medida preço"], ["ferro", "alumínio", "madeira", "aço", "metalon"]),
      "portão sob medida preço",
      ...combine(["quanto custa um portão"], materials, ["basculante", "correr", "pivotante"]),
      ...combine(["preço do metro do portão", "preço metro quadrado portão", "preço m2 portão"], ["", ...materials]),
      "quanto custa um portão basculante",
      "quanto custa um portão correr",
      "quanto custa um portão pivotante",
      "quanto custa um portão novo",
      "quanto custa mandar fazer um portão",
      "preço só folha portão",
      "valor folha serralheiro",
      "preciso só estrutura portão quem faz preço",
      "valor portão sem motor",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do portão de alumínio é dado pelo serralheiro, por metro quadrado, e o de lambril (réguas fechadas) custa mais que o de grade. O motor nós instalamos {em}: no basculante de até {width.quarterHp}, sai por {models.pricesOr}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
        "O preço de um portão de ferro, aço ou metalon depende da área, da chapa e da pintura, e quem orça é o serralheiro. Nós vendemos e instalamos o motor {em}: são {models.pricesOr} para basculante de até {width.quarterHp} e de {price.homeSwap} para trocar o de correr ou de abrir, com mão de obra.",
        "O portão de madeira tem o preço dado pelo marceneiro ou pelo serralheiro, conforme a área, a madeira e o quadro de metal. Como a folha pesa mais, o motor que instalamos {em} precisa ser mais forte: na troca, custa de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
        "O portão galvanizado é cobrado por m² pelo serralheiro, que soma a chapa e o desenho. O motor se compra conosco, instalado {em}, por {models.pricesOr} em basculante de até {width.quarterHp}; nos outros tipos, a troca residencial custa de {price.homeSwap}, com mão de obra.",
        "O preço do portão em si é do serralheiro, que cobra a folha por metro quadrado, conforme o material e a pintura. O motor nós vendemos e instalamos {em}, por {models.pricesOr} no basculante de até {width.quarterHp}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O metro quadrado do portão de alumínio tem o preço definido pelo serralheiro, mais alto no fechado, de lambril (réguas encaixadas), que no de grade. O motor automático se paga à parte: já instalado, custa {models.pricesOr} em basculante de até {width.quarterHp} e, trocado em casa, de {price.homeSwap} no de correr ou de abrir.",
        "O preço do portão de ferro ou de aço varia com a chapa, o desenho e a pintura, e o serralheiro o calcula por metro quadrado. O motor, que vendemos e instalamos à parte, custa {models.pricesOr} num basculante de até {width.quarterHp}; em portão de correr ou de abrir, a troca em casa vai de {price.homeSwap}.",
        "O preço do portão de madeira soma a área, a madeira e o quadro de metal, e quem orça é o marceneiro ou o serralheiro. O motor precisa ser mais forte, porque a folha pesa mais: a troca feita por nós custa de {price.homeSwap} em casa, com mão de obra, ou de {price.heavySwap} em folha pesada.",
        "Só a folha do portão, sem motor, se orça no serralheiro, pelo metro quadrado, que muda com o material, a chapa e a pintura. A nossa parte é o motor instalado, que custa {models.pricesOr} em basculante de até {width.quarterHp} e, em casa, de {price.homeSwap} na troca do de correr ou de abrir.",
        "O preço de um portão de correr ou de abrir, feito pelo serralheiro, soma a folha por metro quadrado e as ferragens: trilho e roldanas no de correr, dobradiças e colunas no de abrir. O motor é conosco: na troca em casa, custa de {price.homeSwap}, com mão de obra, e o de correr leva cremalheira na primeira vez.",
        "O valor do portão sem motor depende do metro quadrado, do material e da pintura, e quem informa é o serralheiro. Com a instalação, o nosso motor parte de {price.lowest} no basculante de até {width.quarterHp} e fica de {price.homeSwap} na troca do de correr ou de abrir, em residência.",
        "O preço do portão automático por metro quadrado vale só para a folha, e quem o dá é o serralheiro. O motor se paga por unidade: instalado por nós, custa {models.pricesOr} se o basculante tem até {width.quarterHp} e, na troca do de correr ou de abrir em casa, de {price.homeSwap}, com mão de obra.",
        "Um portão sem motor, de ferro, alumínio ou outro material, é encomendado ao serralheiro, que cobra conforme a área, a chapa e o acabamento. O preço que damos é o do motor montado: {models.pricesOr} para basculante de até {width.quarterHp}; para os de correr e de abrir, de {price.homeSwap} na troca em casa.",
        "Quanto custa só o portão depende do metro quadrado do material, de ferro ou alumínio, e a conta é do serralheiro. O motor nós fornecemos com instalação, por {models.pricesOr} em basculante de até {width.quarterHp}; nos portões de correr e de abrir, trocá-lo numa casa custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que faz o preço da folha", "Como o serralheiro calcula o portão"],
        slots: [
          [
            "A conta começa na área, que é largura vezes altura, e o preço do metro quadrado vem do material, da espessura da chapa, do desenho e da pintura. Por isso dois portões da mesma medida custam diferente.",
            "O serralheiro multiplica largura por altura e aplica o preço do metro quadrado, que muda com material, chapa, desenho e acabamento. Portões do mesmo tamanho podem ter valores bem distantes.",
            "Largura vezes altura dá os metros quadrados; o material, a espessura, o desenho e o acabamento definem quanto custa cada um. É isso que separa o preço de dois portões iguais no tamanho.",
            "Meça o vão e multiplique os dois lados, porque é sobre essa área que o serralheiro aplica o preço do metro quadrado. Esse preço sobe ou desce com o material, a grossura da chapa, o desenho e a pintura.",
            "O metro quadrado é a unidade da serralheria, mas não tem um preço só. Material, espessura, desenho e acabamento o definem, de modo que medidas idênticas podem render orçamentos distantes.",
          ],
          [
            "À folha somam-se as ferragens de cada tipo: contrapeso e cabos no basculante, trilho e roldanas no de correr, dobradiças e colunas no de abrir. O motor é cobrado à parte, por unidade.",
            "Cada tipo acrescenta ferragens: o basculante leva cabos e contrapeso, o de correr leva trilho e roldanas, e o de abrir, dobradiças e colunas firmes. O motor fica fora do cálculo por metro.",
            "Some as peças do movimento, que são trilho e roldanas, cabos e contrapeso ou dobradiças, conforme o portão abre. O motor não entra nessa conta, porque se escolhe pela largura e pelo peso.",
            "Falta acrescentar o que faz o portão se mover: roldanas e trilho no de correr, cabos e contrapeso no basculante, colunas e dobradiças no de abrir. O preço do motor não depende da área, e sim do peso.",
            "Além da chapa, pagam-se as ferragens, que dependem de como ele abre: trilho com rodas, contrapeso com cabos ou dobradiças em coluna reforçada. O motor tem orçamento separado, que não se calcula por metro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Alumínio, ferro ou madeira: o que muda", "Que material escolher para o portão"],
        slots: [
          [
            "O alumínio pesa menos, não enferruja e poupa o motor, que nele se prende com parafuso e chapa de reforço. O ferro costuma custar menos e aceita solda em qualquer ponto, mas precisa de pintura de tempos em tempos. A madeira pesa mais e exige verniz.",
            "O ferro é fácil de soldar e costuma sair mais em conta, porém enferruja e precisa de pintura. O alumínio é leve, não enferruja e exige menos do motor, preso com parafusos e reforço. A madeira é a mais pesada e precisa de verniz.",
            "Para o motor, quanto mais leve a folha, melhor, e por isso o alumínio leva vantagem: além de leve, não enferruja e recebe o motor em chapa parafusada. O ferro ganha no preço e na solda, mas pede pintura. A madeira exige motor mais forte e verniz regular.",
            "Quem compra pelo preço tende ao ferro, mais barato e fácil de soldar, que precisa de pintura periódica. Quem pensa no motor prefere o alumínio, leve e sem ferrugem, com fixação por parafuso e reforço. A madeira é pesada e precisa de verniz.",
            "Os três materiais têm custos diferentes ao longo do tempo. O ferro é mais barato e fácil de soldar, mas exige tinta periódica; o alumínio custa mais na compra e compensa pela leveza e pela falta de ferrugem, com o motor em chapa parafusada; a madeira pesa mais e exige verniz.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes de encomendar: deixe pronto para o motor", "O que pedir para o motor servir depois"],
        slots: [
          [
            "Diga ao serralheiro que haverá motor e peça reforço no ponto de fixação, batentes e folha leve na mão. Deixe também um duto com energia até o local do motor, porque quebrar piso depois custa mais.",
            "Peça já no desenho a travessa que segura o motor, os batentes e um duto de energia até o local. Feito depois, o mesmo serviço exige solda, pintura e piso quebrado.",
            "O portão deve sair da serralheria com reforço para o motor e batentes de fim. Preveja o ponto de energia com fio terra ao lado da folha, porque ele evita obra mais tarde.",
            "Combine na encomenda a travessa reforçada para o motor, os batentes e uma folha que se mova com uma mão só. Um tubo com energia até ali, previsto na obra, evita cortar o piso depois.",
            "Mesmo que o motor venha mais tarde, prepare agora o lugar dele, com reforço na estrutura, batentes nas pontas e tomada aterrada ao lado. Soldar e quebrar o chão com o portão já pintado sai mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a folha?",
        answers: [
          "Não, a folha se encomenda ao serralheiro. Nós vendemos e instalamos o motor e dizemos, pelo projeto, que reforço pedir.",
          "A folha é trabalho de serralheria. Nós cuidamos do motor, da venda à instalação, e passamos as medidas que ela precisa ter.",
          "Não, a folha é do serralheiro. O nosso trabalho é o motor: indicamos o reforço que o portão precisa ter, vendemos e instalamos.",
        ],
      },
      {
        question: "O motor mais barato serve em qualquer portão?",
        answers: [
          "Não. O de {price.lowest}, já instalado, é para basculante equilibrado de até {width.quarterHp}; portão de correr, de abrir ou mais largo usa outro motor.",
          "Só em basculante de até {width.quarterHp} com o contrapeso certo. Os demais portões precisam de um modelo escolhido pelo peso.",
          "Não serve em todos. O kit de {price.lowest}, já montado, atende basculante de no máximo {width.quarterHp}, equilibrado; fora disso, peso e tipo definem outro.",
        ],
      },
      {
        question: "Alumínio sai mais caro que ferro?",
        answers: [
          "Na compra, costuma custar mais, conforme o perfil e o acabamento. Peça os dois preços com a mesma medida e conte as pinturas que o ferro vai exigir.",
          "Em geral sim, mas depende do perfil escolhido. O ferro custa menos na hora e mais na manutenção, por causa da ferrugem.",
          "Quase sempre custa mais na compra, e a diferença diminui com as pinturas que o ferro exige. Compare as duas propostas na mesma medida e desenho.",
        ],
      },
      {
        question: "Qual tipo de portão sai mais barato com motor?",
        answers: [
          "O basculante, em vão de até {width.quarterHp}, porque o motor tem kit de preço fechado. Em vão largo com espaço ao lado, o de correr costuma compensar.",
          "Para entrada estreita, o basculante, que tem kit com preço fechado. Para entrada larga, o de correr, se houver parede livre ao lado.",
          "O basculante, até {width.quarterHp}, graças ao kit de valor fechado. Acima disso, e com espaço lateral para a folha, veja o de correr.",
        ],
      },
    ],
    photo: "as medidas do vão e fotos da fachada, com o lugar da energia",
  },
  {
    id: "reformar-ou-portao-novo",
    isAskedByName: true,
    broader: "portao-automatico",
    label: "Reformar o portão ou fazer um novo",
    phrase: "a escolha entre reformar e fazer um portão novo",
    asks: [
      "trocar portão todo",
      "trocar o portão todo",
      "compensa trocar portão todo",
      "quando compensa trocar portão todo",
      "trocar portão inteiro compensa",
      "trocar portão completo",
      "vale a pena trocar portão todo",
      "desempenar ou trocar folha",
      "desempenar trocar portão",
      "desempenar ou portão novo",
      "compensa arrumar portão velho",
      "compensa consertar portão velho",
      "vale pena arrumar portão velho",
      "vale pena consertar portão velho",
      "vale pena trocar portão inteiro",
      "quando trocar portão inteiro",
      "quando vale trocar portão inteiro",
      "arrumar portão velho ou novo",
      "consertar portão velho ou comprar novo",
      "vale pena reformar portão velho",
      "reformo mando fazer novo",
      "consertar portão ou trocar por novo",
      "consertar portão trocar portão novo",
      "consertar portão ou comprar novo",
      "arrumar portão ou comprar novo",
      "arrumar portão ou trocar por novo",
      "conserto portão ou portão novo",
      "consertar ou fazer portão novo",
      "fazer outro portão reformar",
      "folha entortou reformar fazendo outra",
      "enferrujado base reformo novo",
      ...combine(
        ["reformar portão", "reforma portão", "reformar", "restaurar portão"],
        ["ou novo", "ou portão novo", "ou comprar", "ou trocar", "ou fazer outro", "mais barato", "vale pena"],
      ),
      "portão novo ou reformar",
      "portão novo ou reforma",
      "fazer portão novo ou reformar",
      "reformar mais barato que comprar",
      "portão velho reformar ou trocar",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Reformar o portão sai mais barato que comprar um novo enquanto o conserto da folha fica abaixo da metade do preço dela, com o quadro reto e a ferrugem em poucos pontos. Vale trocar o portão inteiro se a base apodreceu, a folha torceu ou o vão mudou. O motor, se está bom, se aproveita.",
        "Compensa arrumar o portão velho quando o quadro está no esquadro e bastam solda, trechos novos e pintura. Fazer um novo vale a pena com base podre em toda a volta, folha torcida ou conserto acima da metade do valor. Se o motor também acabou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Vale a pena trocar o portão inteiro quando a folha está torta, a base apodreceu ou o conserto passa da metade do preço de um novo. A ferrugem em poucos pontos se conserta por menos. O motor bom, do mesmo tipo de portão, se aproveita nos dois casos.",
        "Compensa trocar o portão todo quando a folha torceu, a base apodreceu de ponta a ponta ou o conserto dela passa da metade do preço de uma nova. Se o defeito é do motor, da roldana ou da dobradiça, troca-se só a peça. O motor bom, do mesmo tipo de portão, vai para a folha nova.",
      ],
      price: [
        "Reformar sai mais barato que comprar um portão novo enquanto o conserto da folha fica abaixo da metade do preço dela. O serralheiro orça a folha; o motor bom se aproveita e, se precisar de outro, a troca em casa custa de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no portão velho", "Sinais que decidem entre reforma e novo"],
        slots: [
          [
            "Olhe a barra de baixo e as soldas do quadro, onde a água para. O trecho que fura ou amassa com o dedo precisa ser trocado, e a folha fora de esquadro não se corrige com tinta nem com motor mais forte.",
            "A base e os pés mostram o estado do portão, porque ali o metal apodrece primeiro e chega a ceder ao dedo. A folha torcida raspa e força o motor mesmo depois de pintada.",
            "Comece pela parte de baixo, onde a chuva se acumula, e pelo esquadro. O trecho furado se troca; o quadro torto continua raspando, e nenhum motor compensa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta das duas saídas", "O que comparar no orçamento"],
        slots: [
          [
            "Na reforma entram solda, trechos novos, ferragens e pintura. No portão novo entram a folha inteira, por metro quadrado, e às vezes muro e trilho, por isso peça ao serralheiro os dois valores com tudo incluído.",
            "Some na reforma as ferragens, a solda e a pintura; no novo, a folha por metro quadrado e o que mudar no muro e no trilho. Se a reforma passar da metade do novo, faça o novo.",
            "A reforma soma solda, peças e pintura; o portão novo, a folha por metro quadrado e a obra. Compare os totais no orçamento da serralheria, e não só o preço da folha.",
          ],
          [
            "O motor, que é a nossa parte, continua se o portão for do mesmo tipo e o peso não subir. Se não servir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Nós cuidamos da automação: o motor em bom estado se remonta, e a troca, quando necessária, custa de {price.homeSwap} em residência.",
            "O motor atual serve se o tipo e o peso forem parecidos. Quando não serve, a troca em casa custa de {price.homeSwap}, com o serviço.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["A ordem do serviço", "Como fica o portão durante a obra"],
        slots: [
          [
            "Antes da solda, a placa do motor é desligada, porque o pico da máquina pode queimá-la, e o motor é retirado se atrapalhar. Com a folha pronta e leve na mão, o técnico remonta e regula o motor.",
            "Durante a obra, o motor fica desconectado, já que a solda pode queimar a placa. Depois da pintura, o técnico testa a folha na mão, remonta e regula.",
            "O serralheiro trabalha primeiro, com a central desconectada por causa da solda. Depois o técnico confere se a folha anda leve, remonta o motor e acerta força e paradas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor atual serve no portão reformado?",
        answers: [
          "Serve, se o peso não subiu e o tipo é o mesmo. Com chapa nova mais grossa, é preciso conferir a capacidade na etiqueta.",
          "Em geral, sim. Se a folha ficou mais pesada, a capacidade do motor deve passar do peso novo em um terço.",
        ],
      },
      {
        question: "Quem faz a reforma?",
        answers: [
          "O serralheiro cuida da folha. Nós cuidamos do motor, da regulagem e dos controles.",
          "A folha é da serralheria, e a automação é a nossa parte, antes e depois da obra.",
        ],
      },
      {
        question: "Dá para usar o portão durante a reforma?",
        answers: [
          "Só quando o serralheiro liberar, na mão e com o motor desligado. Basculante fica parado até o contrapeso ser conferido.",
          "Sim, na mão, se a folha é de correr ou de abrir, já está firme e o serralheiro liberou. O basculante espera o acerto do contrapeso.",
        ],
      },
      {
        question: "Vale mudar o tipo de portão na troca?",
        answers: [
          "Vale se o espaço exige, como trocar o basculante por um de correr em vão largo. O motor também muda, porque cada tipo usa o seu.",
          "Pode valer, mas some o motor à conta, porque o de basculante e o de correr não se adaptam um ao outro.",
        ],
      },
    ],
    photo: "fotos da folha inteira, da base de perto, das soldas e da etiqueta do motor",
  },
  {
    id: "portao-pronto-ou-sob-medida",
    isAskedByName: true,
    broader: "portao-automatico",
    label: "Portão pronto ou sob medida",
    phrase: "a escolha entre portão pronto e sob medida",
    asks: [
      "portão loja serralheiro",
      "vale pena comprar portão pronto loja",
      "medida padrão sob encomenda",
      "prateleira fabricado medida vão",
      "portão pronto home center",
      "portão pronto promoção",
      ...combine(
        ["portão pronto", "portão de loja", "portão fábrica"],
        ["ou sob medida", "ou medida", "ou fazer", "vale pena"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão pronto ou sob medida, o sob medida compensa na maioria das casas, porque o vão raramente tem a medida de loja e a folha já nasce com reforço para o motor. O pronto sai mais barato e na hora, e vale quando cabe sem obra e tem quadro firme.",
        "Portão pronto compensa se o seu vão tem medida de loja e o quadro é firme; fora disso, o sob medida evita quebrar parede e já vem reforçado. O pronto custa menos e se leva no dia; o feito pelo serralheiro demora mais, porém cabe exato e aceita melhor o motor.",
        "Compare o portão pronto, mais barato e imediato, com a obra que ele pode pedir para caber: se ela existir, o sob medida costuma compensar. O serralheiro faz a folha no tamanho exato, com travessa onde o motor se prende, e cobra por metro quadrado e material.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pronto e sob medida, lado a lado", "O que muda entre os dois"],
        slots: [
          [
            "O preço da loja é só da folha; frete, coluna, chumbamento e acerto do vão vêm depois. Compare os dois já instalados, ponto por ponto.",
            "Faça a comparação com o portão no lugar, pois no pronto ainda entram transporte, colunas e o ajuste do vão. Os pontos são estes.",
            "Na loja se paga a folha, e ficam de fora frete, fixação e acerto da parede. Veja os dois depois de montados.",
          ],
        ],
        bullets: [
          "Medida: o pronto vem em poucos tamanhos; o sob medida segue o vão",
          "Prazo: o pronto é imediato; o encomendado depende da fila do serralheiro",
          "Quadro: o pronto costuma ter perfil mais fino; no outro, você escolhe",
          "Motor: o pronto pode pedir reforço; o sob medida já sai com travessa",
          "Custo: o pronto é menor na folha; o outro evita obra no vão",
        ],
      },
      {
        about: "cost",
        headings: ["O preço do motor em cada um", "Portão mais motor: a conta inteira"],
        slots: [
          [
            "O motor custa o mesmo nos dois: no basculante de até {width.quarterHp}, {models.pricesOr}, instalado. O que muda é o reforço, que o serralheiro solda na fabricação e que, no pronto de perfil fino, vira serviço à parte.",
            "Para o basculante de até {width.quarterHp}, o motor instalado sai por {models.pricesOr}, venha a folha da loja ou do serralheiro. A diferença aparece no reforço: incluído no encomendado, extra no pronto de chapa fina.",
            "Não há diferença no motor: {models.pricesOr}, com instalação, em basculante de até {width.quarterHp}. Já o reforço onde ele puxa vem de fábrica no sob medida e se paga depois no pronto.",
          ],
          [
            "Em portão de correr e de abrir, o motor é orçado por foto e medidas. A instalação leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Nos que correm ou giram, foto e medidas dão o valor. Conte {time.tilting} de instalação no basculante e {time.sliding} no deslizante.",
            "O motor dos outros tipos sai por foto. Para instalar, são {time.tilting} no basculante e {time.sliding} no que corre.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de comprar", "Medidas do vão, da coluna e da lateral"],
        slots: [
          [
            "Parede fora do esquadro é o que mais impede o pronto de caber. Com trena, você descobre isso antes de pagar.",
            "O vão costuma variar alguns centímetros de cima a baixo, e o pronto não perdoa. Meça antes da compra.",
            "Meça tudo antes, porque poucas paredes são retas e a folha de loja não se ajusta.",
          ],
        ],
        steps: [
          "Meça a largura embaixo, no meio e em cima; vale a menor.",
          "Meça a altura dos dois lados.",
          "Meça o espaço livre ao lado, acima e atrás do vão.",
          "Veja se a coluna é maciça.",
          "Pergunte o peso da folha, para escolher o motor.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão pronto aceita motor?",
        answers: [
          "Aceita, se o quadro é firme e a folha anda leve. Perfil fino rasga no ponto do motor, e por isso pode precisar de uma travessa soldada antes.",
          "Sim, com quadro rígido e folha que se move sem esforço. Quando o perfil é fino, o serralheiro solda um reforço no lugar do motor.",
        ],
      },
      {
        question: "Quem faz o sob medida?",
        answers: [
          "O serralheiro faz e monta a folha; o motor e a instalação são conosco. Combine antes o tipo de motor, para ele soldar a travessa no lugar certo.",
          "A folha é do serralheiro. Antes da solda, mande o desenho, e dizemos onde o motor vai se prender.",
        ],
      },
      {
        question: "Dá para cortar um portão pronto?",
        answers: [
          "Reduzir um portão de ferro é possível, mas a solda nova queima a proteção e pode empenar o quadro. Aumentar com barras laterais é mais simples que cortar.",
          "O serralheiro corta, porém refaz soldas e pintura, e o preço se aproxima do sob medida. Se sobra vão, completar com uma barra fixa é melhor.",
        ],
      },
      {
        question: "O portão pronto já vem com motor?",
        answers: [
          "Alguns anúncios trazem o conjunto, muitos só a folha. Confira marca, capacidade e se a instalação está incluída antes de comparar.",
          "Depende da loja, e quase sempre a montagem fica fora. Peça o modelo do motor e some a mão de obra, que parte de {price.installation} para motor comprado à parte.",
        ],
      },
    ],
    photo: "fotos do vão, das colunas e as medidas de largura, altura e espaço ao lado",
  },
  {
    id: "motor-velho-no-portao-novo",
    isAskedByName: true,
    broader: "troca",
    label: "Aproveitar o motor no portão novo",
    phrase: "o motor atual no portão novo",
    asks: [
      "motor velho portão novo",
      "aproveitar motor antigo",
      "passar motor portão antigo outro",
      ...combine(
        ["aproveitar motor", "usar motor", "aproveitando motor", "manter motor", "mesmo motor"],
        ["portão novo", "folha nova", "outro portão", "trocar folha", "trocar portão"],
      ),
      "trocar folha aproveitando motor",
      "trocar só folha aproveitar motor",
      "trocar só folha portão",
      "portão novo mesmo motor",
      "aproveitar motor velho portão novo",
      "aproveitar motor antigo portão novo",
      "motor velho portão novo aproveitar",
      "motor portão antigo serve portão novo",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para trocar só a folha do portão e aproveitar o motor se o tipo de abertura é o mesmo e o peso novo cabe na etiqueta, com um terço de folga. A remontagem é uma instalação avulsa, a partir de {price.installation}. Motor com {trade.life} raramente compensa.",
        "Trocar o portão e aproveitar o motor funciona entre portões do mesmo tipo e de peso parecido. Refazem-se suporte, alinhamento e regulagem, com mão de obra a partir de {price.installation}. Se o motor tem folga nas engrenagens, não vale a pena.",
        "O motor velho serve no portão novo quando a folha abre do mesmo jeito e não pesa mais do que ele aguenta, com sobra de um terço. Reinstalar custa desde {price.installation}, fora suporte e solda. Com {trade.life} de uso, compare com um motor novo.",
        "Controles antigos servem no motor novo do portão se a central dele usa a mesma frequência e o mesmo tipo de código; entre marcas diferentes, quase sempre não. Um receptor avulso compatível permite mantê-los. Quando se aproveita o motor velho, a central vai junto, e eles continuam gravados.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa combinar com a folha nova", "Antes de remontar o motor"],
        slots: [
          [
            "A etiqueta do motor traz quase tudo o que é preciso conferir. Ronco ou folga no eixo mostram que ele não merece outra montagem.",
            "Confira a etiqueta e escute o motor: barulho de moagem e eixo frouxo são motivo para trocar junto com a folha.",
            "Compare os dados da etiqueta com a folha nova e veja o estado do motor. Engrenagem com folga pede motor novo já, e não daqui a um ano.",
          ],
        ],
        bullets: [
          "Mesmo tipo de abertura",
          "Peso da folha nova um terço abaixo da capacidade",
          "Tensão igual à do ponto de energia",
          "Engrenagens sem folga e sem ronco",
        ],
      },
      {
        about: "cost",
        headings: ["A conta da remontagem", "Quanto custa aproveitar o motor"],
        slots: [
          [
            "À mão de obra somam-se suporte, solda e, no de correr, a cremalheira na folha nova. Para comparar, o kit basculante novo, até {width.quarterHp}, custa {models.pricesOr} instalado, e a troca em casa, nos outros, fica de {price.homeSwap}.",
            "Some suporte, solda e cremalheira, se for de correr, e compare. O basculante de até {width.quarterHp} tem kit novo por {models.pricesOr}, já montado, e nos demais portões a troca em residência sai de {price.homeSwap}.",
            "A remontagem leva ainda suporte novo e, no deslizante, cremalheira. Um motor novo instalado, para comparar, custa {models.pricesOr} no basculante de até {width.quarterHp} e de {price.homeSwap} nos outros, em casa.",
          ],
          [
            "O motor novo vem com {warranty.motor} de garantia, e o remontado só com {warranty.installation} pelo serviço.",
            "Conta a garantia: {warranty.motor} no motor novo, e no velho apenas {warranty.installation} pela montagem.",
            "Pesa também o prazo: quem reaproveita tem {warranty.installation} pelo serviço, e quem compra tem {warranty.motor} no motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor volta ao portão novo", "O que é refeito na folha nova"],
        slots: [
          [
            "O motor sai com a folha velha presa e volta depois que a nova anda leve na mão. O técnico refaz o suporte, alinha a cremalheira ou o braço, grava o percurso e regula a força, porque o peso mudou.",
            "O técnico tira o motor antes da serralheria e o monta de novo com a folha pronta e leve. Percurso, força e paradas são gravados outra vez, já que a folha é outra.",
            "Com a folha nova chumbada e correndo livre, refazem-se suporte e alinhamento. A força é regulada do zero, pois o peso é diferente, e a fotocélula é testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A central e os controles vão junto?",
        answers: [
          "Vão: central, controles, fim de curso e suportes podem ser reaproveitados. Nada precisa ser recadastrado se a placa é a mesma.",
          "Sim, todo o conjunto. Os controles continuam gravados, e só o percurso é refeito.",
        ],
      },
      {
        question: "E se a folha nova for mais leve?",
        answers: [
          "Melhor, porque o motor trabalha folgado. A força precisa ser regulada para baixo, para o portão parar diante de um obstáculo.",
          "Serve com sobra. Só não se deixa a força antiga, que ficaria alta demais.",
        ],
      },
      {
        question: "De basculante para de correr, serve?",
        answers: [
          "Não. Cada tipo usa um motor próprio, e não há adaptação.",
          "Não serve: mudou o tipo, muda o motor. A fiação e a fotocélula podem ficar.",
        ],
      },
      {
        question: "Quem tira o motor do portão velho?",
        answers: [
          "O técnico, antes da serralheria, com a folha presa. No basculante o motor ajuda a segurar, e soltá-lo sem escora é perigoso.",
          "Deixe com o técnico, porque há rede elétrica e a folha pode cair ou correr. Ele isola os fios para a obra.",
        ],
      },
    ],
    photo: "a etiqueta do motor, fotos do portão atual e as medidas e o material da folha nova",
  },
  {
    id: "motor-forte-demais",
    isAskedByName: true,
    broader: "potencia",
    label: "Motor forte demais estraga o portão?",
    phrase: "o motor mais forte que o necessário",
    asks: [
      ...combine(
        ["motor forte demais", "motor potente demais", "motor muito forte", "motor mais forte", "motor maior"],
        ["estraga", "faz mal", "prejudica", "problema", "que preciso", "que necessário", "portão leve", "danifica"],
      ),
      "motor forte demais",
      "motor 1/2 portão leve",
      "motor 1/2 portão pequeno",
      "motor forte portão leve",
      "posso usar motor maior",
      "posso colocar motor mais forte",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor forte demais não estraga o portão leve se a força for regulada no mínimo que move a folha, e por isso você pode usar um de 1/2 HP. Mal regulado, ele entorta a folha e não recua ao tocar em alguém; em basculante leve de até {width.quarterHp}, 1/4 HP basta.",
        "Você pode usar motor de 1/2 em portão leve, desde que a força fique no mínimo necessário e haja fotocélula. O que estraga é o motor forte demais sem regulagem, que torce a folha e prensa em vez de recuar. Um 1/4 HP dá conta de basculante leve de até {width.quarterHp}.",
        "Pode, com regulagem: o motor de 1/2 HP em portão leve só estraga a folha quando a força fica alta demais. Aí ele entorta o perfil, arranca suporte e não volta ao encontrar alguém. Para basculante leve de até {width.quarterHp}, um 1/4 HP bem ajustado é suficiente.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["A regulagem que evita estrago", "Força certa em portão leve"],
        slots: [
          [
            "O técnico ajusta a força na central até o mínimo que move a folha e reduz a velocidade perto do fim. O recuo é testado com um obstáculo macio, nunca com o corpo.",
            "A força é baixada na placa até o ponto em que a folha ainda anda bem, e a chegada fica mais lenta. Depois o técnico prova o recuo usando algo macio no caminho, jamais uma pessoa.",
            "Na central, o técnico procura a menor força que leva a folha de ponta a ponta e liga a desaceleração. A prova do recuo usa um objeto macio, e ninguém testa com a mão.",
          ],
          [
            "Folha de alumínio fino ou gradil leva reforço no ponto em que o motor se prende, porque o perfil sozinho rasga. A fotocélula fica sempre ligada.",
            "Perfil fino pede uma travessa ou chapa onde entra o suporte do motor, para não abrir. O sensor de passagem, a fotocélula, completa a proteção.",
            "Onde o suporte é fixado, alumínio leve e gradil precisam de chapa de reforço. A fotocélula, que vê alguém no vão, não é dispensada pela força baixa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quanto de sobra é bom", "O tamanho certo do motor"],
        slots: [
          [
            "Procure na ficha uma capacidade cerca de um terço acima do peso da folha. Sobra maior só compensa com muitas aberturas por dia, porque o motor trabalha mais frio.",
            "A folga boa é de um terço sobre o peso do portão, segundo os quilos da ficha. Passar muito disso só vale para uso intenso, em que o motor menor esquentaria.",
            "Uma capacidade um terço maior que o peso da folha já dá margem. Além desse ponto, o ganho aparece apenas em portão que abre muitas vezes seguidas.",
          ],
          [
            "Com uso de casa, a diferença de preço rende mais em velocidade, fotocélula ou inversor, que suaviza a partida e a parada.",
            "Em residência, o dinheiro a mais é melhor gasto num modelo rápido, em sensor ou em inversor, para partir e parar sem tranco.",
            "Para uma família, vale mais investir em fotocélula, rapidez ou inversor, o controle que deixa o movimento suave, do que em HP.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte abre mais rápido?",
        answers: [
          "Não por ser forte: a velocidade é do modelo e aparece em outro dado da ficha. Há motor de 1/4 HP mais rápido que um de 1/2.",
          "Força e rapidez são dados separados. Um motor menor pode abrir em menos tempo, conforme a engrenagem e a central.",
        ],
      },
      {
        question: "Motor mais forte gasta mais luz?",
        answers: [
          "Um pouco mais por segundo, mas ele liga poucos segundos por dia. Na conta de uma casa, a diferença quase não aparece.",
          "Gasta ligeiramente mais enquanto anda. Como o uso é de segundos, o total do mês muda muito pouco.",
        ],
      },
      {
        question: "E o motor fraco demais?",
        answers: [
          "Esse trabalha no limite: esquenta, desarma a proteção térmica e gasta a engrenagem cedo. Antes de trocá-lo, porém, veja se a folha não está pesada por falta de acerto.",
          "O fraco esquenta, para no meio do dia e dura menos. Confira antes a folha, porque trilho ruim ou contrapeso errado faz um motor certo parecer pequeno.",
        ],
      },
      {
        question: "Motor de 1/2 HP custa muito mais que o de 1/4?",
        answers: [
          "Costuma custar mais, e a diferença depende da marca e do tipo de portão. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}, com o mais forte tendendo ao alto.",
          "A diferença varia com a marca e o modelo. Trocar um motor residencial custa de {price.homeSwap} com o serviço, e potência maior puxa o valor para cima.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, com a largura e o material, e da etiqueta do motor",
  },
  {
    id: "portao-para-caminhonete",
    isAskedByName: true,
    broader: "medidas",
    label: "Medida do portão para caminhonete",
    phrase: "o portão para caminhonete",
    asks: [
      "portão para caminhonete",
      "portão caminhonete",
      ...combine(
        ["caminhonete", "picape", "camionete", "hilux", "s10", "ford ranger", "suv", "van", "carro alto"],
        [
          "altura portão",
          "largura portão",
          "medida portão",
          "tamanho portão",
          "portão garagem",
          "qual portão",
          "portão basculante",
        ],
      ),
      "carro alto portão basculante",
      "suv passa portão",
      "portão 2 metros suv",
      "altura portão passa suv",
      "portão 2 metros altura passa",
    ],
    intent: "question",
    answers: {
      any: [
        "Para caminhonete, a medida do portão é de pelo menos 2,20 m de altura livre e cerca de 3 m de largura, porque uma picape média, como a Hilux, tem perto de 1,80 m de altura e passa de 2 m com os espelhos. No basculante, vale a altura que sobra com a folha aberta.",
        "Um portão de garagem com 2 metros de altura livre passa a maioria dos SUVs, que têm de 1,60 a 1,75 m, mas passa justo com rack ou bagageiro. No basculante, meça com a folha aberta, porque ela tira uns 20 cm: num vão de 2 metros sobram perto de 1,80 m.",
        "A altura do portão para Hilux ou outra picape deve deixar uns 30 cm acima do ponto mais alto, com rack e antena: 2,20 m livres costumam servir, com 3 m de largura. O basculante aberto tira um palmo ou mais do vão; o de correr e o de abrir, não.",
        "Se a caminhonete não cabe com o portão basculante aberto, falta altura livre, porque a folha deitada no alto tira um palmo ou mais. Às vezes basta regular a abertura, visita a partir de {price.preventive} em casa, sem peças; senão, muda-se o braço, a folha ou o tipo de portão, para ficar com 2,20 m livres.",
      ],
      price: [
        "Aumentar a altura do portão basculante para a caminhonete é serviço de serralheria, orçado por foto: muda a folha, o vão ou os braços, e depois o contrapeso e o motor são regulados. Antes, meça a altura livre com a folha aberta; às vezes basta regular, a partir de {price.preventive} em casa, sem peças.",
        "O preço para a caminhonete passar depende do que falta: regular a abertura do basculante em casa parte de {price.preventive}, sem peças. Mexer em braço, folha ou vão é serralheria, orçada à parte, com novo contrapeso no fim.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir o carro e o vão", "Medidas para a caminhonete entrar"],
        slots: [
          [
            "Meça o carro como você o usa, com rack, santantônio e carga, porque é a maior altura que precisa passar. Compare com a altura livre, e não com a do vão fechado.",
            "Vale o carro carregado e com acessórios, no ponto mais alto. No basculante, a conta é com a folha toda aberta.",
            "Use a medida do carro equipado, com rack e antena. E meça o portão aberto, já que no basculante a folha fica no caminho.",
          ],
        ],
        steps: [
          "Meça do chão ao ponto mais alto do carro e some 30 cm.",
          "Meça de espelho a espelho e some uns 40 cm de cada lado.",
          "Meça o comprimento e veja se a folha fecha sem encostar.",
          "Com o portão aberto e parado, meça a altura livre de fora, sem ficar embaixo da folha.",
        ],
      },
      {
        about: "choose",
        headings: ["Que portão não tira altura", "Tipo de portão e carro alto"],
        slots: [
          [
            "De correr e de abrir deixam o vão inteiro livre; o basculante deita a folha no alto e tira um palmo ou mais. Carro alto só combina com ele se sobrar folga.",
            "Quem tem picape fica melhor com portão de correr ou de abrir, que não ocupam a altura. Basculante só com espaço sobrando acima do carro.",
            "O vão todo é aproveitado no de correr e no de abrir. No basculante perde-se a espessura da folha e dos braços, um palmo ou mais.",
          ],
          [
            "O de correr pede parede ao lado, do tamanho da folha e mais uns 40 cm; o de abrir, área plana dentro, livre do carro comprido. Picape tem mais de 5 metros, o que aperta o de abrir.",
            "Confira o espaço: muro lateral com 40 cm além da folha para o de correr, e área de giro longe do carro para o de abrir. Uma picape passa de 5 metros.",
            "Falta de muro lateral elimina o de correr, e garagem curta elimina o de abrir, porque a caminhonete tem mais de 5 metros de comprimento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que dá para mudar no basculante", "Ganhar altura no portão que já existe"],
        slots: [
          [
            "O técnico vê se o curso do motor para antes do fim e se os braços permitem subir mais. Quando permitem, é regulagem, com o ponto de parada e o equilíbrio conferidos.",
            "Primeiro se confere se a folha abre até onde o braço deixa, porque muitas param antes. Sendo só isso, regula-se o curso e o equilíbrio.",
            "Se a folha não abre tudo, o acerto é do fim de curso, o ponto de parada. Braço e contrapeso são vistos juntos, já que limitam a subida.",
          ],
          [
            "Não bastando, a serralheria muda braço, folha ou viga, e o contrapeso é refeito com a folha escorada. A fotocélula também se confere: em carro alto, um segundo par evita que o feixe passe sob a caçamba.",
            "Quando o limite é o braço ou o vão, entra a serralheria, seguida de novo contrapeso. Vale pôr outra fotocélula, porque o feixe baixo passa por baixo da picape.",
            "Braço, folha ou vão se alteram na serralheria, e depois vem o equilíbrio. Para carro alto, some um par de fotocélulas mais acima.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que altura tem um portão comum?",
        answers: [
          "Entre 2,1 e 2,4 m na maioria das casas. No basculante, desconte um palmo ou mais com a folha aberta.",
          "De 2,1 a 2,4 m, em geral. O que interessa é a altura livre com ele aberto.",
        ],
      },
      {
        question: "O motor muda por causa do carro?",
        answers: [
          "Não: muda pela folha. Vão mais largo e alto é que pesa mais e pede outro motor.",
          "O carro não conta. Se o portão crescer, compare o peso novo com a etiqueta do motor.",
        ],
      },
      {
        question: "Dá para levantar o basculante mais?",
        answers: [
          "Às vezes, com ajuste do curso pelo técnico; o limite é o braço e o teto. Não tente soltar a folha em casa.",
          "Só até onde o braço permite, com a folha escorada e o motor regulado. Além disso é serralheria.",
        ],
      },
      {
        question: "E o santantônio ou a capota?",
        answers: [
          "Entram na medida, porque costumam ser o ponto mais alto. Meça com eles e some 30 cm.",
          "Conte tudo o que sobe acima do teto, inclusive antena e carga.",
        ],
      },
    ],
    photo: "fotos do vão por dentro, com a altura livre, e as medidas do carro",
  },
  {
    id: "correr-ou-duas-folhas",
    isAskedByName: true,
    broader: "deslizante",
    label: "Portão de correr ou de duas folhas",
    phrase: "a escolha entre portão de correr e de duas folhas",
    asks: [
      "mais caro automatizar duas folhas correr",
      "falta parede duas folhas deslizante",
      "vantagens deslizante sobre duas folhas",
      ...combine(
        ["correr ou duas folhas", "correr ou 2 folhas", "duas folhas ou correr"],
        ["", "metros", "melhor", "largo"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de correr ou de abrir em duas folhas, em vão de 5 metros, escolha o de correr se há mais de 5 metros de parede livre ao lado. Ele leva um motor só, de {price.homeSwap} na troca em casa. Sem parede, faça duas folhas de 2,5 metros, com um motor em cada uma.",
        "Em vão largo, entre deslizante ou duas folhas, é melhor o deslizante quando a folha cabe inteira ao lado: um motor, sem tomar a vaga e firme no vento. Duas folhas de abrir servem onde falta parede e sobra área plana; aí a troca dos motores fica de {price.homeSwapTwice}, contra {price.homeSwap}.",
        "A vantagem do portão deslizante sobre o de duas folhas é usar um motor, {price.homeSwap} na troca residencial, e não ocupar a garagem. O de abrir ganha quando não há parede livre do tamanho da folha, com dois motores por {price.homeSwapTwice} e colunas firmes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O espaço decide", "O que medir"],
        slots: [
          [
            "Duas medidas resolvem: parede livre ao lado e área de giro para dentro. Faça com o carro na vaga.",
            "Meça ao lado e para dentro, com o carro estacionado como de costume.",
            "Com a trena e o carro no lugar, tire estas medidas.",
          ],
        ],
        steps: [
          "Parede livre ao lado: o comprimento da folha mais 30 a 50 cm.",
          "Área de giro: metade do vão para dentro, sem carro no caminho.",
          "Desnível do piso: rampa subindo para dentro impede abrir.",
          "Colunas: firmes e no prumo, para duas folhas.",
        ],
      },
      {
        about: "choose",
        headings: ["De correr ou duas folhas, ponto a ponto", "Vantagens de cada um"],
        slots: [
          [
            "Se os dois cabem, compare pelo uso. Em vão largo, o de correr ganha na maioria dos pontos.",
            "Cabendo ambos, a lista decide, e costuma dar o de correr.",
            "Quando o espaço permite escolher, pesam estes pontos.",
          ],
        ],
        bullets: [
          "Vento: o de correr fica preso em guia e trilho; folha larga de abrir recebe de frente.",
          "Espaço: o de correr não toma a vaga; o de abrir varre metade do vão.",
          "Piso: o de correr pede trilho nivelado; o de abrir, piso plano no giro.",
          "Pedestre: nas duas folhas, dá para abrir só uma.",
          "Manutenção: um motor e trilho, contra dois motores e dobradiças.",
        ],
      },
      {
        about: "cost",
        headings: ["Diferença no preço do motor", "Um motor ou dois"],
        slots: [
          [
            "De correr, o primeiro motor leva base e mais de 5 metros de cremalheira no vão de 5. Duas folhas levam central dupla, batente, trava e cabo cruzando o vão.",
            "No deslizante entram base e cremalheira, da folha inteira. No de abrir, central dupla, batentes, trava e cabo até o outro lado.",
            "Some base e cremalheira no de correr; batente, trava e cabo no de duas folhas, além do segundo motor.",
          ],
          [
            "A montagem leva {time.sliding} no de correr e, em geral, meio dia nas duas folhas. A folha, nos dois casos, é do serralheiro.",
            "São {time.sliding} de instalação no deslizante e cerca de meio dia no duplo. A serralheria é à parte.",
            "Conte {time.sliding} para um motor de correr e meio dia para o par, fora a folha, do serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "Em vão largo, em geral o de correr: um motor só e trilho para varrer. A revisão é {visits.home} nos dois.",
          "O deslizante, com trilho limpo. Duas folhas têm dobradiças, batente e dois motores.",
        ],
      },
      {
        question: "Existe de correr em duas folhas?",
        answers: [
          "Existe: uma para cada lado, com dois motores, ou telescópicas para o mesmo lado, com um. Pedem metade da parede.",
          "Sim, opostas ou telescópicas. É a saída quando a parede é curta.",
        ],
      },
      {
        question: "Qual é mais seguro com criança?",
        answers: [
          "Os dois exigem fotocélula e força mínima. No de correr, o risco é a ponta e a coluna; no de abrir, o vão da dobradiça.",
          "Nenhum dispensa sensor. O de abrir esmaga na dobradiça, o de correr, junto à coluna.",
        ],
      },
      {
        question: "Posso trocar duas folhas por uma de correr?",
        answers: [
          "Pode, com parede livre, trilho, base e folha nova do serralheiro. Os motores de abrir não servem no de correr.",
          "Sim, mas é portão novo: serralheria, trilho e outro motor, {price.homeSwap} como referência.",
        ],
      },
    ],
    photo: "fotos da fachada inteira, com a largura do vão e o espaço livre de cada lado",
  },
  {
    id: "motor-falsificado",
    isAskedByName: true,
    broader: "loja",
    label: "Como saber se o motor é original",
    phrase: "o motor original ou falsificado",
    asks: [
      ...combine(
        ["motor [marca]", "[marca]", "motor", "kit [marca]"],
        ["original como saber", "saber original", "falsificado", "pirata", "falsificação", "réplica"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se o motor do portão é original, confira etiqueta com modelo e número de série legíveis, caixa e manual da marca, nota com o modelo exato e preço parecido com o dos outros. Em motor PPA ou de outra marca, o fabricante confirma o número: mande a ele a foto da etiqueta.",
        "Motor original ou falso se separa pela etiqueta: série legível, igual na caixa e no termo de garantia, e nota fiscal com o modelo. Se o preço está muito abaixo e faltam essas coisas, ele pode ser falsificado ou recondicionado; o fabricante, PPA ou outro, confirma pela série.",
        "Um motor muito barato pode ser falsificado, e isso se vê na etiqueta torta ou sem série, na falta de manual e no vendedor que não dá nota. O original, da PPA ou de qualquer marca, traz o mesmo número na etiqueta e na caixa, e a fábrica o confirma.",
      ],
      price: [
        "Motor muito barato pode ser falso ou recondicionado: desconfie de preço bem abaixo dos outros, sem nota e com etiqueta sem número de série. Para comparar, o nosso kit basculante de 1/4 HP parte de {price.lowest}, já instalado, com nota e {warranty.motor} de garantia no motor.",
        "Compare antes de pagar: um kit basculante de 1/4 HP instalado começa aqui em {price.lowest}, com {warranty.motor} de garantia. Oferta muito abaixo, sem nota fiscal e sem série na etiqueta, costuma ser motor pirata ou recondicionado vendido como novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar na caixa e no motor", "Identificar motor pirata pela etiqueta"],
        slots: [
          [
            "As conferências levam poucos minutos e se fazem antes de instalar, com o motor fora da tomada.",
            "Em cinco minutos, ainda com o motor na caixa, dá para conferir o principal.",
            "Faça a checagem assim que receber, sem ligar nada na energia.",
          ],
        ],
        steps: [
          "Leia na etiqueta modelo, tensão e número de série.",
          "Compare a série com a da caixa e a do termo de garantia.",
          "Procure marca de chave nos parafusos e tinta retocada: indicam motor aberto.",
          "Confira na nota se o modelo é exatamente o da etiqueta.",
          "Envie a foto da etiqueta ao fabricante, pelo site dele.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de motor falsificado ou recondicionado", "O que denuncia um motor que não é novo"],
        slots: [
          [
            "Falso usa o nome da marca sem ser dela, e recondicionado é motor usado, limpo e vendido como novo. Os dois costumam vir sem manual, com etiqueta colada torta e graxa velha na engrenagem.",
            "Há dois enganos: o motor que copia a marca e o usado que passa por novo. Caixa genérica, falta de manual e graxa escurecida aparecem em ambos.",
            "O pirata imita o nome, e o recondicionado esconde o uso. Desconfie de caixa sem marca, manual ausente e engrenagem com graxa antiga.",
          ],
          [
            "O dano aparece depois: potência menor que a da etiqueta, aquecimento e falta de peça. Fiação fina no motor falso ainda traz risco de curto.",
            "Em uso, ele esquenta, perde força e não tem reposição. O isolamento ruim também pode fechar curto.",
            "Mais tarde vêm o calor, a força abaixo da prometida e a peça que não existe. Isolamento fraco acrescenta risco elétrico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como comprar motor sem susto", "Antes de pagar, peça a nota"],
        slots: [
          [
            "Peça nota com marca, modelo e potência, porque sem ela a garantia não se prova. No que vendemos, o motor tem {warranty.motor} e a instalação {warranty.installation}, por escrito.",
            "A nota fiscal com modelo e potência é o que vale na hora da garantia. Conosco são {warranty.motor} no motor e {warranty.installation} no serviço.",
            "Sem nota que traga marca e modelo, não há como cobrar. Damos {warranty.motor} de garantia no motor vendido e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Comprei e desconfio. O que faço?",
        answers: [
          "Não instale. Fotografe tudo, fale com o fabricante e, se a compra foi a distância, devolva em até 7 dias do recebimento (CDC, artigo 49).",
          "Guarde a caixa, consulte a fábrica pela série e, em compra pela internet, use os 7 dias do CDC para devolver.",
        ],
      },
      {
        question: "Peça compatível é falsificada?",
        answers: [
          "Não. A compatível é de outra marca e diz isso na embalagem. Falsa é a que usa o nome de uma marca sem ser dela.",
          "São coisas diferentes: compatível assume a própria marca, falsificada copia a alheia.",
        ],
      },
      {
        question: "Vocês são autorizados da fábrica?",
        answers: [
          "Não. Somos uma empresa independente que vende, instala e conserta motores de várias marcas, sem vínculo com as fábricas.",
          "Trabalhamos com várias marcas de forma independente. Garantia de fábrica de motor comprado fora se resolve com o fabricante.",
        ],
      },
      {
        question: "Motor usado pode ser boa compra?",
        answers: [
          "Pode, se vendido como usado, com etiqueta inteira e peça à venda. Instalar um motor que já é seu parte de {price.installation}, só mão de obra.",
          "Desde que o vendedor diga que é usado e ele seja testado antes. A instalação avulsa começa em {price.installation}.",
        ],
      },
    ],
    photo: "a foto da etiqueta, da caixa e da nota do motor",
  },
  {
    id: "prazo-do-conserto-na-garantia",
    isAskedByName: true,
    broader: "garantia",
    label: "Prazo para consertar na garantia",
    phrase: "o prazo do conserto na garantia",
    asks: [
      "prazo conserto motor na garantia",

      "prazo conserto na garantia",
      "quanto tempo loja consertar garantia",
      "motor foi garantia não volta",
      "mês não consertaram garantia",
      ...combine(
        ["demora"],
        ["consertar garantia", "conserto garantia", "resolver garantia", "trocar garantia", "arrumar garantia"],
      ),
      ...combine(["quantos dias"], ["resolver garantia", "trocar garantia", "arrumar garantia"]),
      "quantos dias loja consertar garantia",
      ...combine(["prazo resolver", "prazo trocar", "quanto tempo resolver"], ["garantia", "motor garantia"]),
      "trocam motor defeito na hora",
      "troca motor defeito hora garantia",
      "vocês trocam motor defeito",
      "30 dias garantia motor",
      "quanto tempo demora consertar garantia",
      "quanto tempo demora conserto garantia",
      "demora consertar motor garantia",
    ],
    intent: "question",
    answers: {
      any: [
        "O conserto do motor de portão na garantia pode demorar até 30 dias por lei (CDC, artigo 18), mas peça comum costuma ser trocada na visita. Troca na hora depende de haver outro motor igual e de o teste confirmar defeito de fábrica; passados os 30 dias, você escolhe motor, dinheiro ou desconto.",
        "Na garantia, a lei dá até 30 dias para consertar o motor com defeito; capacitor, sensor ou placa comum muitas vezes se resolve no mesmo dia. Motor trocado na hora, só com defeito confirmado e peça à mão. No que vendemos são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Quanto tempo demora para consertar na garantia: de uma visita, quando a peça está disponível, até os 30 dias da lei. Não se troca o motor na hora antes do teste; se o prazo estoura, cabem outro motor, o valor de volta ou abatimento, à sua escolha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar ao pedir a garantia", "Para não perder dias"],
        slots: [
          [
            "Com nota, etiqueta e vídeo, o técnico já vem com a peça provável, e isso encurta o prazo. Os 30 dias contam do pedido, por isso ele precisa de data por escrito.",
            "Quem manda tudo de uma vez ganha dias: a peça é separada antes da ida. Registre a data do pedido, porque é dela que o prazo conta.",
            "O atraso mais comum é falta de informação. Nota, etiqueta e vídeo no primeiro contato, com data, põem o prazo para correr e adiantam a peça.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não abra o motor.",
          "Separe a nota e veja a data.",
          "Fotografe a etiqueta.",
          "Filme o defeito de longe.",
          "Escreva o pedido e guarde a data e o protocolo.",
        ],
      },
      {
        about: "time",
        headings: ["O que faz o conserto demorar", "De uma visita a 30 dias"],
        slots: [
          [
            "Peça comum, como capacitor e fim de curso, sai na visita. Placa e engrenagem de modelo específico podem vir da fábrica, e motor que precisa de análise vai para a assistência da marca.",
            "O que está à mão se troca no mesmo dia; o que vem do fabricante leva dias. Motor enviado para análise é o caso mais demorado.",
            "Capacitor e sensor costumam ser imediatos, placa e engrenagem próprias do modelo dependem de envio. Quando a fábrica quer examinar, o prazo se alonga.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Quando não é garantia", "O que fica fora"],
        slots: [
          [
            "Raio, água, batida, tensão errada e motor aberto por outra pessoa costumam ficar fora. Aí o conserto é pago, com o valor informado antes: em casa a visita parte de {price.preventive}, sem peças.",
            "Surto, enchente, pancada e mexida de terceiros em geral não entram. Nesses casos a visita residencial começa em {price.preventive}, fora peças, e você aprova antes.",
            "Dano que veio de fora, como pico de energia, umidade ou colisão, vira serviço pago, e motor já aberto também. A visita em casa custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como uso o portão enquanto espero?",
        answers: [
          "De correr ou de abrir, reto e nivelado, pode ficar no manual, destravado com o disjuntor desligado. O basculante não se destrava: só com o técnico.",
          "No manual, se for de correr ou de abrir e andar leve, sem energia. Basculante fica travado até o conserto.",
        ],
      },
      {
        question: "Comprei em outro lugar: com quem falo?",
        answers: [
          "Com quem vendeu, com a nota, que responde junto com o fabricante. Nós respondemos pela instalação, se fomos nós que fizemos.",
          "A loja da nota é a primeira. Quem instalou cuida só do serviço, e a fábrica atende pela assistência dela.",
        ],
      },
      {
        question: "Passou dos 30 dias. O que peço?",
        answers: [
          "À sua escolha: outro motor, o dinheiro de volta corrigido ou abatimento no preço. Faça o pedido por escrito e, sem resposta, procure o Procon.",
          "A lei deixa escolher entre troca, devolução e desconto. Escreva qual prefere e dê prazo para resposta.",
        ],
      },
      {
        question: "A visita na garantia é cobrada?",
        answers: [
          "Se o defeito é coberto, não. Se for raio, batida ou mau uso, o valor da ida e do conserto é informado antes.",
          "Não, quando a garantia cobre. Fora dela você sabe o preço antes de autorizar.",
        ],
      },
    ],
    photo: "a nota, a foto da etiqueta e um vídeo do defeito",
  },
  {
    id: "destravar-portao-preco",
    isAskedByName: true,
    broader: "conserto",
    label: "Quanto custa destravar o portão",
    phrase: "o preço de destravar o portão",
    asks: combine(
      ["destravar portão", "abrir portão travado", "desemperrar portão", "soltar portão travado", "portão travado"],
      ["preço", "quanto cobra", "quanto custa", "valor"],
    ),
    intent: "price",
    answers: {
      any: [
        "Destravar portão custa, em casa, a partir de {price.preventive}, sem peças, quando basta soltar e regular; se há peça quebrada, o valor dela é somado e informado antes. À noite ou no domingo, o valor da ida é outro, e você o recebe antes de o técnico sair. Atendemos {shop.hours}.",
        "O preço para destravar o portão depende do que travou: soltar o motor e regular cabem na visita, desde {price.preventive} em residência, fora peças; folha fora do trilho ou cabo rompido custa mais, porque é preciso escorar. Atendemos {shop.hours}.",
        "Para abrir portão travado, o técnico cobra a visita, que em casa começa em {price.preventive} com ajuste e sem peças, mais a peça, se houver. Chamar só para destravar de madrugada ou no feriado tem outro valor de ida, combinado antes, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor de destravar", "Do mais barato ao mais caro"],
        slots: [
          [
            "O preço tem duas partes, a ida e o que travou.",
            "A ida muda com a hora e o bairro; o conserto, com a causa.",
            "Em ordem de custo, os casos são estes.",
          ],
        ],
        bullets: [
          "Motor travado ou trava elétrica presa: soltar e regular",
          "Disjuntor, fotocélula ou controle: ajuste",
          "Capacitor, trava ou fim de curso: soma a peça",
          "Folha de correr fora do trilho: escora e recolocação",
          "Cabo, mola ou braço do basculante: escora e peça aos pares",
        ],
      },
      {
        about: "safety",
        headings: ["O que dá para fazer antes de pagar", "Destravar sem risco"],
        slots: [
          [
            "Portão de correr ou de abrir, reto e no lugar, abre pela chave de destravamento, com o disjuntor desligado. Procure a chave no manual ou presa perto do motor.",
            "Com o disjuntor desligado, a chave solta a folha de correr ou de abrir que está reta. Ela costuma ficar com o manual.",
            "Se é de correr ou pivotante e está firme, desligue o disjuntor e use a chave. Muitas vezes isso evita a visita.",
          ],
          [
            "Basculante travado, folha torta ou cabo frouxo não se destrava: a folha pode cair. Não fique embaixo e não use alavanca.",
            "No basculante, não force nem destrave, e ninguém embaixo. Folha torta ou cabo solto é caso de técnico.",
            "Não se destrava basculante preso nem folha torta. Alavanca e macaco só aumentam o estrago.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que está incluído na visita", "Do portão travado ao portão andando"],
        slots: [
          [
            "O técnico solta, acha a causa e regula o que travou, em até {trade.smallRepair} quando não há peça. Se precisar de peça, você aprova o valor antes.",
            "Na ida estão soltar, descobrir por que travou e regular, em até {trade.smallRepair}. Peça, só com o seu aceite.",
            "Soltar, diagnosticar e regular cabem em {trade.smallRepair}. O que passar disso é orçado na hora, antes de fazer.",
          ],
          [
            "Só destravar e deixar no manual é possível, se você quer resolver depois, com o portão trancado por dentro. O reparo feito tem os 90 dias da lei.",
            "Dá para abrir e consertar outro dia: a folha fica trancada por dentro, com o disjuntor desligado. O serviço tem a garantia da lei.",
            "Se preferir, o técnico abre e o conserto fica para o dia, com cadeado por dentro. Vale a garantia da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O chaveiro resolve?",
        answers: [
          "Só se o problema for fechadura ou chave perdida. Motor, cabo e trilho são do técnico de portão.",
          "Para fechadura do social, sim. Para portão automático travado, em geral não.",
        ],
      },
      {
        question: "Quanto tempo até chegarem?",
        answers: [
          "Depende do bairro e da hora; a previsão é dita na mensagem. Atendemos {shop.area}.",
          "Mande o endereço: respondemos com previsão e valor da ida antes de sair.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, ou pagar por Pix.",
          "Sim, no cartão, em até {shop.instalments} vezes.",
        ],
      },
      {
        question: "Paga se o técnico não conseguir abrir?",
        answers: [
          "A ida é combinada antes, com o que acontece se faltar peça. Pergunte ao marcar.",
          "O valor da ida é informado antes de sair, e o conserto só se paga se for feito.",
        ],
      },
    ],
    photo: "um vídeo do portão, de longe da folha, e a foto da etiqueta do motor",
  },
  {
    id: "motor-sem-fim-de-curso",
    isAskedByName: true,
    broader: "fim-de-curso",
    label: "Motor com ou sem fim de curso",
    phrase: "o motor sem fim de curso",
    asks: [
      "motor com ou sem fim curso",
      "com ou sem fim curso",
      "motor funciona sem fim curso",
      "portão funciona sem fim curso",
      "motor precisa fim curso",
      "todo motor fim curso",
      "comprar motor sem fim curso",
      "motor com fim curso melhor",
      "motor não tem fim curso",
      "motor sem fim curso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor com ou sem fim de curso, compre o que tem fim de curso ou encoder, porque um dos dois precisa dizer à central onde parar. Sem nenhum, o portão para por tempo ou por força, bate no batente e gasta engrenagem em poucos anos.",
        "Vale a pena motor sem fim de curso só se ele tiver encoder, o sensor que conta as voltas e grava o percurso. Sem os dois, a folha para batendo no fim, e o que se poupa na compra volta em engrenagem e suporte quebrados.",
        "Motor de portão com fim de curso é melhor que um sem sensor nenhum: um ímã ou chave avisa a central na chegada, e a folha para sem bater. O mais barato, que dispensa os ímãs, só serve se usar encoder; senão, para por força e dura menos.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o portão sabe onde parar", "Fim de curso, encoder ou tempo"],
        slots: [
          [
            "Há três jeitos de parar a folha, e a ficha do motor diz qual ele usa.",
            "O motor para de três maneiras, descritas na ficha de cada modelo.",
            "São três as formas de parada, e a ficha técnica mostra a do modelo.",
          ],
        ],
        bullets: [
          "Fim de curso: um ímã ou chave avisa a central na chegada; simples e barato de repor.",
          "Encoder: conta as voltas, aprende o percurso e permite frear antes do fim.",
          "Por tempo ou força: empurra até o batente; é o que mais gasta engrenagem e folha.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual pedir na hora da compra", "Fim de curso ou encoder"],
        slots: [
          [
            "Para portão comum de casa, fim de curso magnético basta e se conserta fácil. Em folha pesada ou motor rápido, prefira encoder ou inversor, que reduzem a velocidade antes de parar.",
            "O magnético atende à maioria das casas e tem reposição simples. Velocidade alta ou folha pesada pedem encoder ou inversor, pela desaceleração.",
            "Numa casa, o ímã com sensor resolve. Escolha encoder, ou inversor, quando a folha é rápida ou pesa muito, porque aí o tranco na parada é maior.",
          ],
          [
            "Desconfie da oferta que não diz como o motor para. A diferença de preço costuma ser menor que o custo de trocar a engrenagem.",
            "Anúncio que omite o tipo de parada merece pergunta antes da compra. Uma engrenagem quebrada consome a economia feita.",
            "Pergunte ao vendedor qual é a parada do modelo, se a ficha não informa. O barato sem sensor costuma devolver a diferença em engrenagem.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor para por força", "Quando falta o sensor"],
        slots: [
          [
            "O portão bate no fim, ronca um instante depois de chegar e treme a coluna. Se ele tinha ímã e passou a fazer isso, o ímã caiu ou saiu do lugar: desligue o disjuntor até repor.",
            "Pancada no batente, ronco com a folha já parada e coluna vibrando denunciam a parada por força. Quando começa de repente, o ímã do fim de curso deslocou-se, e o portão deve ficar desligado.",
            "Ouça o final do curso: baque, ronco e tremor mostram que nada avisou a central. Num motor que antes parava bem, é ímã solto, e o disjuntor fica desligado até o conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode andar sem o ímã?",
        answers: [
          "Não deve: sem o ímã a central não sabe onde parar e força o batente. Deixe desligado até repor.",
          "Melhor não usar. Cada chegada por força castiga engrenagem e suporte, e o ímã é peça barata.",
        ],
      },
      {
        question: "Dá para pôr fim de curso em motor que não tem?",
        answers: [
          "Só se a central tiver entrada para ele. Senão, troca-se a central por uma com fim de curso, quando o motor aceita.",
          "Depende da placa: com a entrada, instalam-se sensor e ímãs; sem ela, entra outra central.",
        ],
      },
      {
        question: "Qual dá menos defeito, fim de curso ou encoder?",
        answers: [
          "Os dois duram. O magnético desalinha e se suja, mas é barato; o encoder tem menos peça exposta e custa mais para trocar.",
          "Empatam em durabilidade. O ímã sai do lugar com pancada, e o encoder, mais protegido, pede técnico quando falha.",
        ],
      },
      {
        question: "O motor sem sensor é mais perigoso?",
        answers: [
          "É, se a força for alta, porque ele só para quando encontra resistência, seja batente, seja pessoa. Fotocélula e força mínima são indispensáveis nele.",
          "Pode ser: parar por força significa empurrar até encontrar algo. Exija fotocélula e força no mínimo.",
        ],
      },
    ],
    photo: "a etiqueta do motor, a placa e o ponto em que a folha para",
  },
];
