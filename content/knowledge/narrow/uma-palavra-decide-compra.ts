import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What to buy, move or have done, where one word decides: rain, wood, an old motor, a building works, lorries. */
export const umaPalavraDecideCompra: NarrowConcept[] = [
  {
    id: "jetflex-por-que-e-caro",
    broader: "jetflex",
    label: "Por que o JetFlex é mais caro",
    phrase: "o preço mais alto do JetFlex",
    asks: [
      ...combine(
        ["jetflex", "jet flex", "ppa jetflex", "ppa jet flex", "motor ppa jet flex"],
        ["caro", "caro por que", "por que caro", "tão caro", "mais caro", "custa mais", "vale diferença", "vale preço"],
      ),
      "motor inversor caro",
      "motor inversor por que caro",
      "motor inversor custa mais",
      "motor rápido caro",
      "jetflex custa mais",
      "que encarece jetflex",
      "encarece motor jetflex",
      "diferença preço jetflex",
      "motivo diferença preço jetflex",
      "jetflex preço mais outros motores",
      "por que jetflex preço mais outros",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor JetFlex, da PPA, é mais caro porque tem inversor, a placa que controla a velocidade do motor: abre em {opening.jetflex} e parte e para sem tranco. O kit basculante instalado sai por {price.jetflex}, contra {price.padrao} do Padrão, que abre em {opening.padrao}.",
        "O Jet Flex da PPA é caro por causa do inversor e do motor feito para ele, que dão velocidade, partida suave e freio no fim. São {price.jetflex} no kit basculante instalado, e {price.padrao} no Padrão; a diferença compra {opening.jetflex} de abertura no lugar de {opening.padrao}.",
        "Por que o JetFlex é tão caro? Pela eletrônica: o inversor da PPA regula a velocidade do motor, e o portão abre em {opening.jetflex}, sem pancada. Instalado no basculante, custa {price.jetflex}, enquanto o Padrão, de {opening.padrao}, fica em {price.padrao}, e quem abre poucas vezes por dia não precisa dele.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que você paga a mais", "De onde vem a diferença de preço"],
        slots: [
          [
            "A maior parte da diferença está na central com inversor, que tem componentes de potência que a placa comum não tem. Ela varia a frequência da energia, e com isso acelera e freia o motor aos poucos, em vez de ligá-lo de uma vez.",
            "Quem encarece o conjunto é a placa. O inversor muda a frequência que chega ao motor e controla a velocidade do começo ao fim, o que uma central simples, que só liga e desliga, não faz.",
            "O custo extra é da eletrônica: no lugar de ligar o motor direto, o inversor comanda a frequência e dosa a velocidade. A placa comum é mais simples e, por isso, mais barata.",
          ],
          [
            "Na prática, a espera na rua cai para {opening.jetflex}, e as partidas suaves poupam fuso, braço e soldas do tranco. O barulho da batida no fim também diminui.",
            "O ganho aparece na calçada, com {opening.jetflex} de abertura, e no portão, que deixa de dar tranco em fuso, braço e suporte. A chegada é mais silenciosa.",
            "Em troca você espera {opening.jetflex}, e a folha parte e chega devagar, sem castigar suporte, braço e fuso. O fechamento faz menos ruído.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale e quando não vale", "JetFlex, Speedy ou Padrão"],
        slots: [
          [
            "Vale em rua movimentada ou perigosa e em casa de muitas saídas por dia. Com recuo para o carro e poucas aberturas, o Speedy, de {opening.speedy}, sai por {price.speedy} instalado e já encurta a espera.",
            "Compensa para quem fica com o carro na rua esperando ou abre o portão muitas vezes. Em casa recuada, o Speedy abre em {opening.speedy} e custa {price.speedy} com instalação, um meio-termo.",
            "O JetFlex se paga onde a espera é risco ou se repete várias vezes ao dia. Para uso leve existe o Speedy, {opening.speedy} para abrir e {price.speedy} instalado.",
          ],
          [
            "Esses preços são para basculante de até {width.quarterHp}, com a folha equilibrada. Folha pesada ou torta se acerta antes, porque velocidade em portão ruim quebra mais cedo.",
            "Os valores valem no basculante até {width.quarterHp} com contrapeso em ordem. Se a folha está pesada, o acerto vem primeiro, senão o motor rápido só antecipa o defeito.",
            "Contam para basculante de no máximo {width.quarterHp}, leve e com o contrapeso certo. Portão desequilibrado precisa de conserto antes de receber motor rápido.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O custo depois da compra", "Placa própria e proteção contra raio"],
        slots: [
          [
            "A placa do inversor é própria do modelo e custa mais na reposição que uma comum. Por isso compensa pôr DPS, o protetor contra surtos, e bom aterramento já na instalação; no resto, a revisão é a mesma, {visits.home}.",
            "Repor a central do JetFlex sai mais caro, já que nenhuma placa comum a substitui. Um protetor de surto (DPS) com aterramento evita perdê-la num raio, e a manutenção segue {visits.home}, como em outro motor.",
            "Uma central comum não entra no lugar da placa com inversor, e a reposição é mais cara. DPS, que segura o surto, e fio terra protegem esse gasto; a revisão continua {visits.home}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O JetFlex gasta mais luz?",
        answers: [
          "Não de modo que se note na conta: ele trabalha poucos segundos por abertura, e a partida suave puxa menos corrente.",
          "A diferença na conta é mínima, porque o motor funciona por segundos. O arranque controlado até reduz o pico de corrente.",
          "Não. São poucos segundos por vez, e o inversor evita o pico da partida.",
        ],
      },
      {
        question: "Posso parcelar o JetFlex?",
        answers: [
          "Sim, o kit instalado pode ser pago em até {shop.instalments} vezes no cartão, ou por Pix.",
          "Pode: no cartão, em até {shop.instalments} vezes, com a instalação incluída. O Pix também é aceito.",
          "Dá para dividir em até {shop.instalments} parcelas no cartão ou pagar por Pix.",
        ],
      },
      {
        question: "A garantia do JetFlex é maior?",
        answers: [
          "Não: são {warranty.motor} no motor, de fábrica, e {warranty.installation} na instalação, como nos outros modelos.",
          "É a mesma dos demais kits, {warranty.motor} para o motor e {warranty.installation} para o serviço.",
          "O prazo não muda: {warranty.motor} no aparelho e {warranty.installation} na montagem.",
        ],
      },
      {
        question: "Existe JetFlex para portão de correr?",
        answers: [
          "Existe, em modelos próprios para deslizante, mas o preço do kit aqui é só do basculante. No de correr, a troca com mão de obra fica de {price.homeSwap}.",
          "A PPA tem versões para o de correr, e o valor é outro: motor e serviço, na troca em casa, vão de {price.homeSwap}.",
          "Sim, em outra versão. O kit citado é de basculante; para portão de correr, conte de {price.homeSwap} na troca, com o serviço.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos à vista, a largura da folha e a etiqueta do motor atual",
  },
  {
    id: "mudar-motor-de-lado",
    broader: "troca",
    label: "Mudar o motor do portão de lado",
    phrase: "a mudança do motor de lado",
    asks: [
      "trocar motor lugar",
      "posso trocar motor lugar",
      "posso mudar motor lugar",
      "tirar motor lugar pôr outro",
      "mudar direita esquerda",
      "mudar máquina direita esquerda",
      "mudar motor lado",
      "trocar motor lado",
      "passar motor outro lado",
      "mudar motor lugar",
      "mudar lado motor",
      "inverter lado motor",
      "motor outro lado portão",
      "mudar motor posição",
      "mudar motor reforma",
      "motor lado reforma",
      "trocar lado abertura portão motor",
      "inverter lado abertura portão",
      "motor lado errado mudar",
      "quanto mudar motor lado",
      "quanto custa mudar motor portão lado",
      "inverter lado motor correr",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode trocar o motor do portão de lugar, desde que no lugar novo haja apoio firme, ponto de energia e espaço para o braço ou a cremalheira. O motor em geral se aproveita, e o sentido se inverte na central. A mão de obra parte de {price.installation}; base, suporte e fio do lugar novo somam.",
        "Dá para passar o motor do portão para o outro lado, por causa de reforma ou não: no de correr, faz-se base nova, muda-se a cremalheira e inverte-se o sentido; nos outros, refaz-se o suporte na outra coluna. A mão de obra parte de {price.installation}, e base, cabo e solda somam.",
        "Mudar o motor do portão de lado ou de lugar custa a partir de {price.installation}, a mão de obra da instalação avulsa, mais a base ou o suporte e o fio do lado novo. O motor em geral se aproveita, porque o sentido se inverte na central, se houver coluna firme e espaço para a folha.",
        "Na reforma, o motor pode mudar de lado se do outro houver apoio, energia e caminho livre para a folha. Refazem-se base ou suporte, fiação e percurso, com mão de obra a partir de {price.installation}; combine com o pedreiro antes do piso, porque fio e base vêm primeiro.",
      ],
      price: [
        "Mudar o motor do portão de lado ou de lugar custa a retirada e a nova montagem, com a instalação avulsa, só mão de obra, a partir de {price.installation}. Base ou suporte, cabo e cremalheira do lado novo somam, e fotos dos dois lados fecham o valor.",
        "O preço para mudar o motor de lugar depende do que falta do outro lado: a mão de obra parte de {price.installation}, e à parte vêm base ou suporte, fio e ajuste da cremalheira. Aproveitam-se motor, placa e controles.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa existir do outro lado", "Antes de decidir o lado novo"],
        slots: [
          [
            "O lado novo precisa de apoio para o motor, ponto de energia e espaço para a folha. Sem um dos três, a mudança vira obra, e vale comparar o custo.",
            "Confira apoio, energia e espaço antes de decidir. Faltando um, entram pedreiro ou eletricista na conta.",
            "São três exigências, apoio, energia e espaço. A lista mostra o que ver em cada tipo de portão.",
          ],
        ],
        bullets: [
          "De correr: parede livre do tamanho da folha e piso firme para a base",
          "Basculante: coluna firme e altura livre para o braço",
          "De abrir: coluna chumbada e espaço para o braço",
          "Em todos: duto com energia e com os cabos da fotocélula e da botoeira",
        ],
      },
      {
        about: "time",
        headings: ["A ordem com o pedreiro", "O que fazer em cada fase da reforma"],
        slots: [
          [
            "O caminho do fio e a base vêm antes do acabamento, e o motor vem por último. Quem deixa para depois acaba quebrando piso novo.",
            "Duto e base se fazem antes do piso, e o motor se monta no fim. Inverter a ordem custa um piso quebrado.",
            "Primeiro o que fica escondido, depois o acabamento e só então o motor. Fora dessa ordem, quebra-se o que acabou de ficar pronto.",
          ],
        ],
        steps: [
          "Antes do piso: passar o duto e fazer a base ou o chumbador.",
          "Antes da pintura: deixar energia com disjuntor próprio e o cabo da fotocélula.",
          "O técnico retira o motor com a folha presa.",
          "Com o piso curado, montar motor e cremalheira, ou braço, do lado novo.",
          "Gravar o percurso, inverter o sentido e testar a fotocélula.",
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita e o que muda", "Peças que mudam junto com o motor"],
        slots: [
          [
            "Motor, central, controles e fotocélula continuam; no de correr, a cremalheira e os ímãs de parada são remontados para o outro lado. A maioria dos deslizantes trabalha dos dois lados, mas braço de basculante ou de abrir pode ter lado certo, e o manual diz.",
            "Aproveitam-se motor, placa e sensores, com a cremalheira alinhada de novo. Nos deslizantes o sentido se inverte na central, enquanto alguns motores de braço só servem de um lado.",
            "Ficam placa, motor e controles, e mudam de posição ímãs e cremalheira. Em portão de correr isso é comum; nos de braço, confira no manual se ele é reversível.",
          ],
          [
            "Se o motor já chegou aos {trade.life}, compare antes com um novo, de {price.homeSwap} na troca em casa.",
            "Motor com {trade.life} de uso raramente paga a mudança: a troca em residência fica de {price.homeSwap}.",
            "Com {trade.life}, o novo, de {price.homeSwap} trocado em casa, tende a valer mais que remontar o velho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos dias o portão fica sem motor?",
        answers: [
          "A retirada e a remontagem levam horas. O que demora é a obra, porque base e piso de concreto precisam curar antes de receber o motor.",
          "O serviço do motor é de horas, e o prazo quem dita é a cura do concreto e o acabamento.",
        ],
      },
      {
        question: "Preciso cadastrar os controles de novo?",
        answers: [
          "Não, se a central é a mesma. O que se grava outra vez é o percurso, com o sentido invertido.",
          "Os controles ficam na memória. Refaz-se só o percurso e a posição de parada.",
        ],
      },
      {
        question: "Posso soltar o motor para o pedreiro trabalhar?",
        answers: [
          "Não convém: há rede elétrica e, no basculante, o motor ajuda a segurar a folha. O técnico isola os fios e prende o portão.",
          "Melhor não, pelo choque e pela folha solta. A retirada é rápida com o técnico, e o portão fica trancado.",
        ],
      },
      {
        question: "A reinstalação tem garantia?",
        answers: [
          "O serviço tem {warranty.installation}. O motor segue com a garantia que ainda tiver da compra.",
          "Sim, {warranty.installation} pela montagem nova; o motor mantém o prazo da fábrica, se houver.",
        ],
      },
    ],
    photo: "fotos do motor e da etiqueta, do lado atual e do lado novo, e o desenho da reforma, se houver",
  },
  {
    id: "placa-universal-no-motor-antigo",
    broader: "placa",
    label: "Placa universal ou original no motor antigo",
    phrase: "a placa universal ou a original no motor antigo",
    asks: [
      ...combine(
        ["placa universal original", "placa universal ou original", "central universal original", "placa rcg original"],
        ["motor antigo", "motor velho", "compensa", "rcg"],
      ),
      "placa rcg universal",
      "placa universal motor antigo",
      "placa universal motor velho",
      "central universal motor antigo",
      "placa para motor antigo",
      "central nova motor antigo",
      "central motor antigo",
    ],
    intent: "buying",
    answers: {
      any: [
        "No motor velho e comum, a placa universal, RCG ou outra, compensa mais que a original: custa menos e ainda se acha à venda. A original vale em motor com inversor ou encoder, em que a universal não serve; o teto da conta é o motor novo, trocado em casa de {price.homeSwap}.",
        "Entre placa universal e original no motor antigo, compensa a universal quando ele é simples, sem inversor nem encoder, porque serve a várias marcas e sai mais barata. Com essas eletrônicas, só a original; se o motor também está gasto, a troca fica de {price.homeSwap}.",
        "Placa RCG universal ou placa original no motor antigo? A universal, se o motor é monofásico comum, com fim de curso simples; a original, se tem inversor ou encoder. Redutor gasto muda a conta, e o motor novo trocado em casa vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir para a universal servir", "Os dados que a placa tem de aceitar"],
        slots: [
          [
            "Inversor é a eletrônica que controla a velocidade, e encoder, o sensor que conta as voltas do motor: com eles, fique na original. Sem eles, confira a lista na etiqueta e na placa velha.",
            "Se há encoder, o contador de voltas do motor, ou inversor, que varia a velocidade, a universal não serve. Nos outros motores, a etiqueta e a placa velha respondem a lista.",
            "Motor com inversor, que muda a velocidade, ou encoder, que conta voltas, pede original. Nos simples, veja estes dados na etiqueta e na central antiga.",
          ],
        ],
        bullets: [
          "Tensão do motor, 127 ou 220 V, e potência que a placa aceita",
          "Tipo de fim de curso, o sensor de parada: ímã ou chave",
          "Capacitor do motor, que em geral fica o mesmo",
          "Frequência e código dos controles que você quer manter",
        ],
      },
      {
        about: "replace",
        headings: ["O que muda com a placa universal", "Da placa velha à universal"],
        slots: [
          [
            "Os fios são adaptados aos bornes novos, o percurso é gravado outra vez e os controles, cadastrados. Controle de código rolante da marca antiga pode não ser aceito, e então se usa receptor avulso ou controles novos.",
            "O técnico adapta as ligações, grava percurso e pausa e cadastra cada controle. Quando o código é próprio da marca, um receptor avulso mantém os antigos, ou se compram outros.",
            "Refazem-se ligações, percurso e cadastro de controles. Os de código rolante da linha velha talvez não entrem, o que se resolve com receptor à parte ou controles da nova placa.",
          ],
          [
            "Freio e desaceleração existem só em parte das universais. Em folha pesada, escolha uma que os tenha, para o portão não bater no fim.",
            "Nem toda universal freia ou desacelera no final. Portão pesado precisa dessas funções, ou chega batendo no batente.",
            "Em folha pesada, confira se a universal traz freio e parada suave, que algumas não têm. Sem eles, a batida no fim gasta engrenagem e roldana.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta: universal, original ou motor novo", "Quando é melhor trocar o motor"],
        slots: [
          [
            "Da mais barata à mais cara ficam universal, original e motor novo; a original fora de linha às vezes encosta no motor. Some placa, mão de obra e controles, e se passar da metade da troca, prefira o motor.",
            "A ordem é universal, original e troca do motor, embora a original rara chegue perto desta. Juntando serviço e controles, acima da metade do motor novo a placa não compensa.",
            "Universal sai menos, original fica no meio, e o motor inteiro no topo. Com controles e mão de obra na soma, metade do valor da troca é o limite razoável para investir em placa.",
          ],
          [
            "Motor perto do fim da vida, de {trade.life}, com redutor folgado ou bobina aquecendo, não merece placa nova. O teste que mostra isso cabe na visita, a partir de {price.preventive} em casa, sem peças.",
            "Não ponha placa em motor que já passou de {trade.life} e tem folga no redutor ou esquenta demais. A visita que mede tudo começa em {price.preventive} em residência, fora as peças.",
            "Bobina quente, redutor com folga e idade perto de {trade.life} são sinais de trocar o motor. Isso se mede na visita, que em casa parte de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa universal tem a mesma segurança da original?",
        answers: [
          "Tem, se aceita fotocélula e tem ajuste de força, testados na instalação. Recuse a que não tem entrada para sensor.",
          "Sim, desde que traga entrada de fotocélula e regulagem de força. O teste com obstáculo vale para as duas.",
        ],
      },
      {
        question: "Meus controles antigos funcionam na placa universal?",
        answers: [
          "Os de código fixo, na mesma frequência, costumam funcionar depois de gravados. Os de código rolante da marca, quase nunca.",
          "Depende do código: fixo em 433 MHz, em geral sim; rolante de outra marca pede receptor avulso.",
        ],
      },
      {
        question: "Dá para consertar a placa velha em vez de trocar?",
        answers: [
          "Muitas vezes: relé, fusível, fonte e trilha se reparam. Não compensa em placa molhada ou queimada em várias partes.",
          "Sim, quando o dano é pequeno, como relé ou fusível. Placa muito queimada ou oxidada volta a falhar.",
        ],
      },
      {
        question: "Que garantia tem a placa trocada?",
        answers: [
          "Peça e serviço têm 90 dias, pela lei. Peça também que se ache a causa da queima, ou a nova queima igual.",
          "São 90 dias, pela lei, para a peça e o trabalho. Surto e umidade, se foram a causa, precisam ser resolvidos junto.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa velha com o disjuntor desligado e do controle",
  },
  {
    id: "fotocelula-que-aguenta-chuva",
    broader: "fotocelula",
    label: "Fotocélula que aguenta chuva",
    phrase: "a fotocélula que aguenta chuva",
    asks: [
      ...combine(
        ["fotocélula", "sensor"],
        [
          "aguenta chuva",
          "aguenta mais chuva",
          "qual chuva",
          "resistente chuva",
          "resistente água",
          "à prova água",
          "boa chuva",
          "melhor chuva",
          "pode pegar chuva",
          "pode molhar",
          "área externa",
          "uso externo",
        ],
      ),
      "grau proteção fotocélula",
      "grau proteção ip fotocélula",
      "ip fotocélula",
    ],
    intent: "buying",
    answers: {
      any: [
        "Aguenta mais chuva a fotocélula de grau de proteção (IP) mais alto na ficha, seja Ipec, PPA ou outra: procure IP54 ou acima para ficar ao tempo. A montagem pesa ainda mais, com o cabo entrando por baixo e o furo vedado; par e instalação são orçados juntos, por foto.",
        "Qual fotocélula aguenta chuva se lê na ficha: IP54 resiste a respingo, IP65, a jato, e nenhuma marca, Ipec ou PPA, ganha só pelo nome. Mal vedada, qualquer uma molha, então o cabo entra por baixo; a peça e o serviço entram na mesma conta, dada antes da visita.",
        "A fotocélula pode molhar por fora, porque é feita para área externa, desde que o modelo declare IP54 ou mais e o cabo entre por baixo, com o furo vedado. Entre Ipec, PPA e outras, compare o IP para chuva direta; o preço do sensor já instalado sai com foto das colunas.",
      ],
      question: [
        "Pode pegar chuva: sensor e fotocélula de portão são feitos para ficar ao tempo, se o modelo declara grau de proteção, IP54 ou acima, e a montagem não deixa a água entrar pelo cabo. Sem IP na ficha, deixe em lugar coberto.",
        "A fotocélula pode molhar, sim, quando a ficha diz IP54 ou mais e o cabo entra por baixo, com o furo vedado. Modelo sem IP declarado fica sob cobertura, porque a água entra pelo fio e pela tampa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar na ficha de cada modelo", "Como ler a resistência à chuva"],
        slots: [
          [
            "IP é um número de dois algarismos, e o segundo diz quanto de água o aparelho suporta. Modelo sem IP declarado fica para lugar coberto.",
            "O segundo algarismo do IP é o da água: 4 aguenta respingo, 5 aguenta jato. Se a embalagem não traz o IP, não conte com ela ao tempo.",
            "Leia o IP: o último número mede a proteção contra água, e quanto maior, melhor. Sem esse dado, use só sob cobertura.",
          ],
          [
            "Confira também a tensão, o alcance e o contato de saída que a sua placa usa. Pares de ligação comum servem em motor de qualquer marca.",
            "Além da água, compare tensão e alcance com o vão e com a central. Na maioria, a marca do sensor não precisa ser a do motor.",
            "Veja ainda se a tensão e o contato combinam com a placa e se o alcance cobre o vão; fora isso, vale sensor de outra marca.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A montagem que não deixa molhar", "Mais que a marca: como ela é fixada"],
        slots: [
          [
            "A água entra quase sempre pelo furo do cabo e pela junta da tampa, e não pela lente. Por isso a fixação decide tanto quanto o modelo.",
            "Furo do fio e tampa mal fechada são as portas da água; a lente raramente é. Montada certo, uma fotocélula simples dura anos.",
            "Quase toda fotocélula molhada recebeu água pelo cabo ou pela tampa. Estes cuidados valem para qualquer marca.",
          ],
        ],
        bullets: [
          "Cabo entrando por baixo, com uma curva de pingadeira",
          "Furo da parede e da caixa vedado com silicone neutro",
          "Borracha da tampa no lugar e parafusos apertados",
          "Aba curta sobre a lente, sem cortar o feixe",
          "Altura longe do respingo da enxurrada",
        ],
      },
      {
        about: "replace",
        headings: ["Se a sua já molha toda chuva", "Trocar ou remontar"],
        slots: [
          [
            "Umidade na lente se resolve com limpeza e vedação nova; contato verde ou ferrugem na plaquinha pede outro par. Trocam-se os dois lados juntos, porque emissor e receptor são feitos um para o outro.",
            "Se é só vapor, secar e vedar costuma bastar. Oxidação verde nos contatos condena o sensor, e aí vai o par, já que um lado não conversa com outro modelo.",
            "Vedação resolve lente embaçada, e placa oxidada só a troca resolve. Compre o par inteiro, da mesma marca e modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fotocélula de outra marca serve no meu motor?",
        answers: [
          "Em geral sim, se a tensão combina e a saída é contato comum, que a placa aceita. Modelos de ligação própria são exceção.",
          "Serve na maioria dos casos. Confira tensão, contato e alcance pela etiqueta e pela foto das colunas.",
        ],
      },
      {
        question: "Chuva forte corta o feixe?",
        answers: [
          "Raramente em portão de casa, porque a distância é curta. O que atrapalha é gota ou sujeira na lente e água dentro da caixa.",
          "Quase nunca em vão residencial. Se falha na chuva, procure lente molhada ou entrada de água.",
        ],
      },
      {
        question: "Posso embrulhar com plástico?",
        answers: [
          "Não: o plástico embaça, prende umidade e corta o feixe. Use aba por cima e vedação no cabo.",
          "Piora, porque a água condensa dentro e a luz não passa. Aba e silicone no furo resolvem.",
        ],
      },
      {
        question: "Qual marca vocês instalam?",
        answers: [
          "A que a placa aceita e o vão pede, com IP para área externa. Motor PPA, Garen e outros costumam receber par de qualquer fabricante.",
          "Depende da central, da distância e de ficar ou não na chuva. Em PPA e nas demais, vale o par compatível de IP maior.",
        ],
      },
    ],
    photo: "fotos das duas fotocélulas, do lugar onde ficam e da etiqueta do motor",
  },
  {
    id: "motor-para-madeira-pesada",
    broader: "madeira",
    label: "Motor para portão de madeira pesado",
    phrase: "o motor para portão de madeira pesado",
    asks: [
      "motor portão madeira pesado preço",
      ...combine(
        ["portão madeira pesado", "portão madeira kg", "portão madeira metros", "madeira maciça", "portão madeira lei"],
        ["qual motor", "qual motor comprar", "que motor"],
      ),
      ...combine(
        ["portão madeira", "madeira maciça", "portão madeira lei"],
        [
          "motor kg",
          "motor quilos",
          "motor pesado",
          "motor aguenta",
          "motor ideal",
          "motor indicado",
          "melhor motor",
          "motor forte",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor ideal para portão de madeira maciça é o que aguenta, na ficha, 50% a mais que o peso da folha seca, porque molhada ela pesa mais e incha. Até uns 300 kg, um motor de casa costuma bastar. Acima disso é preciso a linha pesada, cuja troca custa de {price.heavySwap}, com mão de obra.",
        "Para comprar motor de portão de madeira, some 50% ao peso da folha seca, porque a chuva a deixa mais pesada, e procure essa capacidade na ficha. Folhas de até uns 300 kg, como muitas de 4 metros, aceitam motor residencial. As mais pesadas precisam da linha pesada, que trocada custa de {price.heavySwap}, com mão de obra.",
        "Um portão de madeira maciça de 500 kg passa da linha de casa, que vai até uns 300 kg, e usa motor da linha pesada, cuja troca custa de {price.heavySwap}, com mão de obra. Some sempre 50% ao peso seco na hora de escolher a capacidade, porque a madeira molhada pesa mais e incha.",
      ],
      question: [
        "Sim, portão de madeira maciça aguenta motor, se a folha está reta e há quadro ou chapa de aço onde prendê-lo. Escolha um motor com capacidade 50% acima do peso seco, porque molhada a madeira pesa mais. A troca por um da linha pesada custa de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "O motor para portão de madeira pesado custa de {price.heavySwap} na troca, com mão de obra. Uma folha de até uns 300 kg pode usar motor de casa, de {price.homeSwap}. Em qualquer dos dois, a capacidade deve passar em 50% o peso seco, porque a madeira molhada pesa mais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O peso da madeira, seca e molhada", "Quanto pesa um portão de madeira"],
        slots: [
          [
            "A madeira de lei com 3 cm pesa, em geral, de 20 a 30 kg por metro quadrado, fora o quadro e as ferragens. Uma folha de 4 por 2,2 metros tem 8,8 m² e pesa entre 180 e 260 kg seca, e mais depois da chuva.",
            "Calcule de 20 a 30 kg em cada metro quadrado de tábua de 3 cm, mais o quadro de aço. Numa folha com 4 metros de largura e 2,2 de altura, isso dá de 180 a 260 kg de madeira seca, e a água da chuva acrescenta peso.",
            "Para estimar, multiplique a área por 20 a 30 kg, que é o usual da madeira de lei de 3 cm, sem contar as ferragens. Uma folha de 8,8 m², com 4 metros por 2,2, fica então em torno de 180 a 260 kg quando está seca.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["De correr, de abrir ou basculante", "O motor pelo tipo de abertura"],
        slots: [
          [
            "O portão de correr é o melhor para madeira pesada, porque as roldanas e o trilho carregam o peso e o motor só empurra. No de abrir, divida o vão em duas folhas, com um motor e dobradiças de rolamento em cada uma.",
            "Na folha de correr, o trilho carrega a madeira, e o motor trabalha com menos esforço. No portão de abrir, é preciso um motor por folha, com coluna firme e dobradiça reforçada.",
            "O motor deslizante lida melhor com a madeira, já que o peso fica sobre as roldanas. O portão de abrir precisa de duas folhas, cada uma com seu motor, dobradiças de rolamento e coluna firme.",
          ],
          [
            "O basculante de madeira maciça não combina com o motor de 1/4 HP: usa 1/2 HP ou mais, depois que o técnico calcula o contrapeso.",
            "No basculante maciço, o contrapeso precisa igualar o peso da folha, conta que cabe ao técnico, e o motor é de 1/2 HP para cima.",
            "Se o portão é basculante, o técnico refaz o contrapeso antes, e a potência começa em 1/2 HP.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que preparar na folha antes do motor", "Como deixar a folha pronta para o motor"],
        slots: [
          [
            "A cremalheira ou o braço do motor deve ser preso em perfil de aço, porque a tábua não segura o parafuso por muito tempo. Deixe fresta para a madeira inchar e use roldanas que aguentem o peso molhado, senão o motor força em dia de chuva.",
            "Prenda tudo em quadro metálico, porque parafuso em madeira afrouxa com o movimento. Fresta dos lados, verniz em dia e roldana para a folha molhada evitam que ela raspe e force o motor.",
            "Um perfil de aço na folha recebe a cremalheira ou o braço, já que a tábua cede com o tempo. Na chuva a madeira cresce, por isso deixe folga nas laterais e roldanas com capacidade de sobra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1/4 HP puxa portão de madeira?",
        answers: [
          "Só puxa folha leve e equilibrada, como um ripado. Para madeira maciça, escolha pela capacidade em quilos da ficha, com folga para o peso molhado.",
          "Em ripado leve, sim. Na madeira maciça falta força, sobretudo em dia de chuva.",
        ],
      },
      {
        question: "A madeira estraga o motor?",
        answers: [
          "Não por si só, porque o que gasta o motor é a folha inchada raspando. Com verniz, fresta e roldanas em dia, ele dura como nos outros portões.",
          "Só quando ela incha e prende. Bem protegida e com folga nas laterais, a vida do motor é a mesma, de {trade.life}.",
        ],
      },
      {
        question: "Quantos HP para folha de 500 kg?",
        answers: [
          "No portão de correr, use 1/2 HP de uso intenso ou mais, com cerca de 800 kg na ficha. A capacidade em quilos vale mais que os HP.",
          "Em geral é 1/2 HP reforçado ou acima, desde que a ficha indique uns 800 kg. Confira também quantos ciclos por hora ele aguenta.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Leva de {time.heavy} em folha pesada, com o reforço de aço e a energia prontos.",
          "A montagem toma de {time.heavy}. Reforçar a folha ou trocar roldanas aumenta esse tempo.",
        ],
      },
    ],
    photo:
      "fotos do portão por dentro e por fora, com a largura, a altura, a espessura da madeira e o tipo de abertura",
  },
  {
    id: "tag-no-condominio-instalacao",
    broader: "tag-veicular",
    label: "Instalação de tag veicular em condomínio",
    phrase: "a instalação de tag veicular em condomínio",
    asks: [
      "sistema tag prédio",
      "sistema tag condomínio",
      "tag acesso veicular condomínio",
      "tag acesso condomínio",
      "tag carro portão condomínio",
      ...combine(
        ["tag veicular", "tag portão", "tag carro", "leitor tag", "antena tag"],
        [
          "instalação condomínio",
          "instalar condomínio",
          "instalação prédio",
          "instalar prédio",
          "condomínio instalação",
          "colocar condomínio",
          "implantar condomínio",
          "condomínio",
        ],
      ),
      "tag veicular leitor pista",
      "projeto tag veicular",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos tag veicular em condomínio {em} no portão ou na cancela que já existe, sem trocar o motor. Um leitor em cada pista reconhece o adesivo colado no para-brisa e manda abrir. O preço soma leitores, tags, cadastro e cabo, e a proposta é grátis, com fotos da entrada e o número de carros.",
        "A tag veicular no condomínio {em} funciona com o motor atual: pomos um leitor na entrada e outro na saída, e cada carro recebe um adesivo cadastrado por unidade. Leitores, tags, cadastro e cabo formam o valor, apresentado item por item. Bastam fotos da entrada e a quantidade de veículos.",
        "Para instalar tag veicular em portão de condomínio, não é preciso trocar o motor: cada pista recebe um leitor, que reconhece o adesivo do para-brisa e libera a passagem. A conta reúne leitores, adesivos, cadastro e cabo até a guarita. Com fotos da entrada e o total de carros, mandamos a proposta detalhada.",
        "A tag veicular abre o portão do condomínio para o carro cadastrado, sem o morador pegar o controle. A instalação aproveita o portão ou a cancela em uso, com um leitor em cada pista ligado ao motor atual. Somam-se leitores, tags, cadastro e cabo, orçados de graça com fotos da entrada e o número de carros.",
        "Com tag veicular, o portão do condomínio abre quando um leitor reconhece o adesivo colado no vidro do carro. Fornecemos e instalamos o sistema no motor que já está lá. O orçamento grátis separa leitores, tags, cadastro e cabo e depende só de fotos da entrada e do número de veículos.",
      ],
      price: [
        "O preço da tag veicular no condomínio, com a instalação, soma um leitor por pista, que é a parte mais cara, uma tag por carro, o programa de cadastro e o cabo. O motor do portão é aproveitado. Uma pista só, com eletroduto pronto, é o caso mais barato; entrada e saída separadas, com cabo a passar, o mais caro. A proposta é grátis, por fotos.",
        "O preço da tag no condomínio depende de quatro itens: leitores, um por pista, que são a parte mais cara; tags, uma ou duas por apartamento; cadastro; e cabo. Um prédio de 40 aptos usa de 40 a 80 tags, e o motor do portão continua o mesmo. Mande fotos da entrada e o total de carros para a proposta detalhada.",
        "No condomínio, o valor da tag veicular vem de um leitor para cada pista, do cadastro, do cabo e dos adesivos, um ou dois por apartamento. Um prédio de 80 aptos, por exemplo, compra de 80 a 160 tags. O motor do portão não é trocado, e a instalação fica mais barata onde o eletroduto já existe. O orçamento é grátis, com fotos da entrada e o total de veículos.",
        "O preço da tag no condomínio se calcula pelo número de pistas, já que o leitor é o item mais caro, e pelas unidades, com um ou dois adesivos em cada uma. Um prédio de 40 aptos compra entre 40 e 80 tags, mais cadastro e cabo, e mantém o motor do portão. Mande fotos da entrada e a quantidade de carros.",
        "O preço da antena de tag para condomínio de 50 apartamentos é o de um leitor com antena por pista, a parte mais cara, mais 50 a 100 tags, o cadastro e o cabo. Com entrada e saída separadas são duas antenas; com uma pista só, uma basta. A proposta é grátis, com fotos da entrada e o número de carros.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é feita a instalação da tag", "As etapas, do leitor ao cadastro"],
        slots: [
          [
            "A entrada continua aberta durante quase toda a instalação, porque o leitor só acrescenta mais um comando de abrir ao motor. Controles e interfone continuam valendo enquanto os carros são cadastrados.",
            "O leitor é ligado ao motor como se fosse mais um botão, por isso o portão quase não precisa parar. Até o cadastro terminar, os moradores usam os controles de sempre.",
            "Nada muda no motor: o leitor é ligado junto com o botão da guarita e dá a mesma ordem de abrir. Os controles antigos continuam funcionando durante a troca.",
            "Durante a instalação o portão trabalha normalmente, pois o leitor apenas soma uma ordem de abertura às que o motor já recebe. Quem ainda não tem tag entra com o controle ou pelo interfone.",
            "Para o motor, o leitor é só mais um botão, por isso a parada do portão é curta. Controles e interfone ficam ativos até o último carro receber a tag.",
          ],
        ],
        steps: [
          "Definir as pistas: entrada, saída, moradores e visitantes.",
          "Fixar o leitor em poste ou parede e passar o cabo até a guarita.",
          "Com o disjuntor desligado, o técnico liga o leitor à placa do motor ou da cancela.",
          "Colar e cadastrar as tags, uma por veículo, com placa e unidade.",
          "Ajustar a distância e testar com carro alto, carro baixo e moto.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da tag", "Do que depende a proposta"],
        slots: [
          [
            "O leitor é o item mais caro, e conta-se um por pista: entrada e saída pedem dois. As tags são uma por carro, com algumas de reserva, de modo que 60 carros com duas pistas usam 2 leitores e pouco mais de 60 tags.",
            "Conte um leitor para cada pista, que é onde está o maior custo, e uma tag para cada veículo, mais a reserva. Um prédio de 60 carros, com entrada e saída, fica em 2 leitores e algo acima de 60 adesivos.",
            "O custo se concentra nos leitores, um por pista: uma entrada e uma saída já pedem dois. As tags acompanham o número de carros: um condomínio com 60 carros compra 60 tags e uma pequena reserva.",
            "A maior parcela vem dos leitores, um para cada sentido de passagem. Some um adesivo por carro e alguns de sobra: com 60 carros e duas pistas, são 2 leitores e 60 tags, fora a reserva.",
            "O número de pistas e o de carros fazem a conta principal. Cada pista leva o seu leitor, a peça mais cara, e cada carro, a sua tag; 60 veículos com entrada e saída separadas usam 2 leitores, 60 tags e algumas extras.",
          ],
          [
            "Entram também a central de acesso, que guarda o cadastro, e o cabo até a guarita, mais caro quando falta eletroduto. Cadastro em nuvem pode ter mensalidade, então pergunte antes de decidir.",
            "O restante é a central que guarda os cadastros e a passagem do cabo, que encarece se for preciso abrir piso ou parede. Pergunte ainda se o programa cobra por mês, como alguns sistemas em nuvem.",
            "Some o cabo da pista à guarita, mais barato onde já existe eletroduto, e a central de acesso, a memória dos carros autorizados. Se o programa for em nuvem, veja se há mensalidade.",
            "Além deles pesam o cabo, que custa mais sem eletroduto pronto, e a central de acesso, que guarda quem pode entrar. Sistemas em nuvem às vezes cobram mensalidade; deixe isso claro na proposta.",
            "Falta somar a central de acesso, onde fica o cadastro, e o cabo, mais caro quando é preciso abrir caminho para ele. Alguns programas em nuvem são cobrados por mês, o que a proposta deve dizer.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Visitantes, motos e segurança", "O que resolver além da tag"],
        slots: [
          [
            "A tag serve ao morador, e o visitante continua entrando pela portaria, por interfone ou por código do dia. Moto usa tag própria, no farol ou na carenagem. O condomínio deve escolher quem inclui os carros e quem apaga a tag de quem se muda.",
            "Visitas e entregas continuam pela guarita ou por um código temporário, já que o adesivo é do morador. Para motos há tag de farol ou carenagem. Convém deixar por escrito quem cadastra e quem exclui cada veículo.",
            "Quem não mora ali entra como hoje, pela portaria ou com código provisório. A moto, sem para-brisa, recebe uma tag de carenagem ou de farol. Decida também quem cuida da lista e apaga a tag de quem sai do prédio.",
            "Como a tag é do morador, a portaria continua atendendo visitas, por interfone ou com um código que vale no dia. Motos levam modelo próprio, fixado na carenagem ou no farol. Alguém precisa responder pela inclusão e pela exclusão de cada carro.",
            "Entregador e visitante não mudam de rotina, pois passam pela portaria ou recebem um código por um dia. Na moto, a tag vai no farol ou na carenagem. A assembleia define quem cadastra e quem cancela a tag do morador que se mudou.",
          ],
          [
            "O leitor abre, mas não vê quem vem atrás. Fotocélula ou laço no piso, os sensores que percebem um carro na passagem, evitam que o portão feche sobre o segundo veículo.",
            "Só a tag não protege a passagem: para não fechar sobre o carro seguinte, o portão precisa de fotocélula ou de laço, o sensor enterrado no piso. Teste os dois antes de começar.",
            "Quem impede o portão de fechar sobre outro carro é o sensor de passagem, fotocélula ou laço no chão. Verifique se ele funciona antes de instalar o leitor.",
            "O leitor só manda abrir e não enxerga o segundo carro da fila. Esse cuidado cabe à fotocélula ou ao laço, um fio sob o piso que percebe o veículo, e os dois devem ser testados antes da tag.",
            "Um carro logo atrás do outro exige sensor na passagem: fotocélula nas laterais ou laço enterrado, que seguram o fechamento enquanto há veículo. Sem um deles funcionando, não comece a instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para instalar a tag no condomínio?",
        answers: [
          "Com eletroduto pronto, o leitor de cada pista costuma ficar pronto em um dia. O cadastro dos carros vem depois, em horários marcados com os moradores.",
          "Conte cerca de um dia por pista quando o eletroduto já existe, e mais tempo se for preciso passar cabo. Cadastrar os veículos é uma segunda etapa, com hora marcada.",
          "Cada pista leva por volta de um dia, se o eletroduto já está lá; abrir caminho para o cabo aumenta o prazo. Depois os moradores passam, com hora marcada, para colar e cadastrar a tag.",
        ],
      },
      {
        question: "O que deixar pronto para a instalação da tag?",
        answers: [
          "Separe a lista de veículos com placa e unidade, providencie energia e rede na guarita e tenha a autorização do síndico ou da administradora.",
          "A administração adianta a relação de carros por apartamento, um ponto de energia e de rede na guarita e a aprovação do serviço. Com isso, o cadastro anda sem parar.",
          "Três coisas: aprovação do síndico ou da administradora, planilha com placa e unidade de cada carro e, na guarita, tomada e rede.",
        ],
      },
      {
        question: "A tag funciona com cancela e portão juntos?",
        answers: [
          "Sim. A mesma leitura pode abrir a cancela e o portão ao mesmo tempo, ou um depois do outro, conforme a ligação na central de acesso.",
          "Funciona: a central recebe uma leitura só e comanda os dois, juntos ou em sequência. A segunda opção segura melhor quem tenta entrar atrás.",
          "Sim, basta uma leitura para comandar os dois. Quem programa a central decide se abrem juntos ou em ordem, e a sequência dificulta a carona de outro carro.",
        ],
      },
      {
        question: "A tag de pedágio abre o portão do condomínio?",
        answers: [
          "Em geral, não, porque ela pertence à operadora. Alguns leitores conseguem ler o código dela, mas o usual é o condomínio ter tags próprias.",
          "Depende do leitor: há os que reconhecem o código da tag de pedágio. A maioria dos prédios prefere adesivos próprios, que a administração inclui e cancela sozinha.",
          "Normalmente não abre, já que o código é da operadora e poucos leitores o reconhecem. Com tag própria, o condomínio cadastra e bloqueia por conta dele.",
        ],
      },
    ],
    photo: "fotos da entrada e da saída, do motor ou da cancela e da guarita, com o número de pistas e de carros",
  },
  {
    id: "manutencao-de-portao-de-transportadora",
    broader: "manutencao",
    label: "Manutenção de portão de galpão e transportadora",
    phrase: "a manutenção do portão de galpão e transportadora",
    asks: [
      ...combine(
        ["manutenção", "revisão", "conserto"],
        [
          "portão galpão",
          "galpão transportadora",
          "portão transportadora",
          "portão galpão transportadora",
          "portão centro distribuição",
          "portão carga",
          "portão doca",
          "portão caminhão",
        ],
      ),
      "transportadora manutenção portão noite",
      "técnico portão industrial galpão",
      "transportadora manutenção portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos manutenção e revisão de portão de galpão e de transportadora: trilho, roldanas, cremalheira, motor, sensores e teste de segurança, com hora marcada fora da expedição. Cada visita fica em geral de {price.preventiveRange} por portão, sem peças, e onde passa caminhão o dia inteiro ela é mensal.",
        "A manutenção do portão de galpão cuida do que o caminhão e a carreta gastam: trilho amassado, roldana, batente e motor em uso contínuo. A revisão custa em geral de {price.preventiveRange} por portão, sem peças, e pode ser feita à noite, para não parar a carga.",
        "Em transportadora e galpão, a revisão do portão começa no trilho e nas roldanas, que a carreta castiga, e segue por cremalheira, motor e sensores. O valor comum é de {price.preventiveRange} por portão, peças à parte, com horário combinado fora da carga e descarga.",
        "Revisar portão de galpão ou transportadora é cuidar do trilho que o caminhão amassa, das roldanas, da cremalheira, do motor e dos sensores, em hora que não atrapalhe a expedição. Por portão, a visita fica normalmente de {price.preventiveRange}, fora peças, e é mensal onde o movimento não para.",
        "Para o portão da transportadora não parar, a manutenção acompanha o movimento de caminhão e carreta, mensal no uso contínuo, e olha trilho, rodas, motor e segurança. Marcamos à noite ou fora da carga, com custo habitual de {price.preventiveRange} por portão a cada visita, peças à parte.",
      ],
      price: [
        "A revisão de portão de galpão ou transportadora fica em geral de {price.preventiveRange} por portão, sem peças; folha larga e muitas aberturas ficam perto do teto. A troca de motor de linha pesada vai de {price.heavySwap}, e o contrato mensal é orçado pelo número de portões e de aberturas.",
        "Cada visita de manutenção em portão de galpão custa, em geral, de {price.preventiveRange}, com peças à parte. Motor pesado novo, com mão de obra, fica de {price.heavySwap}; para contrato, contam os portões, o movimento de caminhão e o horário pedido.",
        "Quanto custa a manutenção do portão da transportadora ou do galpão: normalmente de {price.preventiveRange} a visita, por portão, sem as peças, mais perto do máximo em folha grande. Se o motor pesado precisar de troca, ela vai de {price.heavySwap}; contrato depende de quantos portões e caminhões há.",
        "O valor comum da visita em portão de galpão é de {price.preventiveRange}, e sobe com a largura da folha e o número de aberturas; peça é à parte. Contrato mensal considera portões, caminhão por dia e horário, e motor de linha pesada instalado custa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o caminhão gasta no portão", "Onde o portão de carga quebra primeiro"],
        slots: [
          [
            "A roda da carreta amassa o trilho e solta a emenda, e a folha passa a saltar naquele ponto até a roldana rachar. Uma encostada de para-choque tira o batente do prumo, mesmo que o portão ainda ande.",
            "O trilho é o primeiro a sofrer: pisado pela carreta, amassa e abre na emenda, e cada salto castiga a roldana. Batida de para-choque entorta folha ou batente sem que se note na hora.",
            "Carreta sobre o trilho deixa amassado e emenda solta, onde a roldana bate a cada passagem. Já um toque do para-choque desalinha a folha e o batente, e o portão continua andando, forçado.",
            "Quem mais apanha é o trilho, que afunda sob o peso dos caminhões e se abre nas emendas; dali em diante a roldana bate até trincar. Para-choque que encosta na folha ou no batente tira tudo do alinhamento, ainda que o portão ande.",
            "Pneu de carreta deforma o trilho e afrouxa as emendas, e as roldanas pagam por isso a cada volta. Há também o esbarrão na manobra, que desalinha batente e folha sem parar o portão, só deixando-o mais pesado.",
          ],
          [
            "As muitas aberturas aquecem o motor e gastam coroa, a engrenagem interna, e capacitor antes do tempo. Por isso se mede a corrente: ela sobe semanas antes de o motor parar.",
            "Abrir o dia todo esquenta o motor e desgasta o capacitor e a coroa, que é a engrenagem de dentro. O aviso vem na corrente, que aumenta antes da parada e se mede na visita.",
            "Com uso contínuo, o motor trabalha quente e perde antes a coroa, sua engrenagem interna, e o capacitor. A medição da corrente mostra esse esforço enquanto o portão ainda funciona.",
            "Já o motor sofre com a repetição: aquece, e a coroa, engrenagem do redutor, e o capacitor duram menos. A corrente medida na revisão denuncia o esforço com semanas de vantagem.",
            "Movimento o dia todo significa motor quente, e calor encurta a vida do capacitor e da engrenagem interna, a coroa. Medir a corrente serve de alarme, pois o consumo cresce bem antes da pane.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere na revisão", "A lista da visita"],
        slots: [
          [
            "A visita segue a mesma lista em todo portão e termina com o que foi medido e o que pede peça, aprovado antes da troca.",
            "Cada revisão percorre estes pontos, deixa anotado o resultado e só troca peça depois de aprovada.",
            "O técnico segue esta ordem, anota as medidas e apresenta as peças necessárias para aprovação.",
            "Todos os portões passam pela mesma sequência, com as medidas registradas e as peças trocadas apenas depois do seu aval.",
            "Estes itens são vistos um a um, e o resultado fica por escrito; o que precisar de peça espera aprovação.",
          ],
        ],
        bullets: [
          "Trilho: amassado, emenda e fixação no piso",
          "Roldanas e guias",
          "Cremalheira: folga e parafusos",
          "Batentes e fim de curso nos dois lados",
          "Corrente do motor, capacitor e temperatura",
          "Fotocélulas na altura do carro e da carroceria, e reversão por esforço",
        ],
      },
      {
        about: "time",
        headings: ["De quanto em quanto tempo revisar", "Frequência e horário"],
        slots: [
          [
            "Com caminhão o dia inteiro, uma revisão por mês; com poucas dezenas de aberturas, a cada três meses. Quem conta as aberturas por alguns dias acerta melhor o intervalo.",
            "O intervalo segue o movimento: mensal em portão que abre o dia todo, trimestral no de poucas dezenas de ciclos. Vale contar as aberturas de uma semana antes de decidir.",
            "Portão de uso contínuo pede visita mensal, e o de poucas dezenas de aberturas, trimestral. Uma contagem de alguns dias mostra em qual dos dois você está.",
            "Some as aberturas de alguns dias e decida: o portão que não descansa é revisto todo mês, e o de poucas dezenas de ciclos diários, a cada trimestre.",
            "O número de aberturas comanda a agenda. Passagem constante de caminhões leva a visitas mensais; algumas dezenas por dia permitem esperar três meses, e anotar uma semana de uso tira a dúvida.",
          ],
          [
            "O contrato fixa visitas, prazo para urgência e horário fora da expedição; a revisão avulsa se marca caso a caso. Avise se a empresa exige integração ou documentos da equipe para entrar.",
            "Num contrato ficam escritos o número de visitas, o prazo de socorro e o horário; sem ele, cada ida é combinada. Integração de segurança e documentos de acesso devem ser pedidos antes.",
            "Com contrato, visitas, horário e prazo de urgência já estão definidos; sem contrato, marca-se cada serviço. Se a portaria pede integração ou documento do técnico, informe ao agendar.",
            "Quem fecha contrato tem por escrito as datas, o horário livre da carga e o tempo de socorro; quem não fecha agenda cada ida. Exigência de portaria, como integração ou documentos, precisa ser dita com antecedência.",
            "A revisão avulsa é combinada uma por uma, enquanto o contrato já traz calendário, prazo para emergência e horário. Informe na marcação se o técnico precisa passar por integração ou levar documentos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A revisão pode ser à noite, sem parar a expedição?",
        answers: [
          "Sim, com hora combinada: atendemos {shop.hours}. A folha fica parada só durante cada teste, e o portão volta a operar entre um e outro.",
          "Pode ser à noite ou no fim de semana, pois atendemos {shop.hours}. O portão para por trechos curtos, durante as medições.",
          "Dá para marcar de madrugada, à noite ou no domingo, já que o serviço é {shop.hours}. As paradas são curtas, uma a cada medição, e o portão é liberado entre elas.",
        ],
      },
      {
        question: "O caminhão amassou o trilho. Dá para usar o portão?",
        answers: [
          "Não convém: a roldana pode saltar, e folha de galpão fora do trilho tomba. Desligue o disjuntor, isole a área e espere o técnico.",
          "Pare de usar. Uma folha pesada que escapa do trilho pode cair; corte a energia, afaste as pessoas e não tente empurrá-la.",
          "Não use mais. Onde o trilho cedeu, a roldana pode sair e a folha tombar; desligue o disjuntor, cerque o local e não deixe ninguém forçar o portão.",
        ],
      },
      {
        question: "Vale ter motor de reserva no galpão?",
        answers: [
          "Vale mais ter as peças que param a operação: placa, capacitor e engrenagem do modelo. Um segundo motor só compensa em entrada única de muito movimento.",
          "Em geral bastam placa, capacitor e engrenagem guardados. O motor inteiro de reserva se justifica quando só há um portão e a carga não pode esperar.",
          "Guarde primeiro o que costuma parar tudo: engrenagem, capacitor e placa do seu modelo. Motor sobressalente é para quem depende de uma única entrada, sempre em uso.",
        ],
      },
      {
        question: "Portão de galpão pode ficar no manual durante um defeito?",
        answers: [
          "O de correr, reto e no trilho, pode ser destravado com o disjuntor desligado e movido por duas pessoas. Basculante, guilhotina ou folha fora do trilho, nunca.",
          "Só o de correr que está reto e assentado no trilho, com a energia cortada e mais de uma pessoa. Basculante e guilhotina não se soltam.",
          "Portão de correr alinhado pode, depois de desligar o disjuntor e destravar, com duas pessoas na folha. Fora do trilho, ou sendo guilhotina ou basculante, deixe parado.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do trilho, da etiqueta do motor e quantos caminhões passam por dia",
  },
  {
    id: "tag-no-condominio-por-unidades",
    broader: "tag-veicular",
    label: "Tag veicular por número de apartamentos",
    phrase: "a tag veicular pelo número de apartamentos",
    asks: [
      "sistema tag condomínio vagas",
      "tag condomínio vagas",
      "tag prédio vagas",
      "tag veicular vagas",
      "tag veicular condomínio aptos",
      "tag veicular aptos",
      "tag veicular apartamentos",
      "tag condomínio apartamentos",
      "tag condomínio aptos",
      "tag condomínio unidades",
      "tag veicular unidades",
      "tag prédio apartamentos",
      "tag prédio aptos",
      "tag veicular condomínio apartamentos",
      "tag veicular condomínio casas",
      "tag veicular condomínio vagas",
      "tag veicular condomínio carros",
      "tag carros condomínio",
      "quantas tags condomínio",
      "quantas tags prédio",
      "quantas tags apartamento",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para tag veicular em condomínio de 80 apartamentos {em}, conte de 80 a 160 tags e um leitor por pista; com 30 aptos, de 30 a 60; com 40, de 40 a 80; com 60, de 60 a 120; com 120, de 120 a 240. Instalamos no portão que já existe, e o motor fica.",
        "A tag veicular no condomínio se calcula com uma ou duas por apartamento e um leitor em cada pista: 80 apartamentos usam de 80 a 160 tags; 30, de 30 a 60; 40, de 40 a 80; 60, de 60 a 120; 120, de 120 a 240. O motor é o mesmo.",
        "Um condomínio de 80 apartamentos precisa de 80 a 160 tags veiculares, uma por carro, e de um leitor por pista de entrada. Pela mesma conta, 30 aptos pedem de 30 a 60, 40 de 40 a 80, 60 de 60 a 120 e 120 de 120 a 240; o portão continua com o motor atual.",
      ],
      price: [
        "O preço da tag veicular no condomínio soma um leitor por pista, uma ou duas tags por apartamento, o cadastro e o cabo: 40 aptos pedem de 40 a 80 tags; 80, de 80 a 160; 120, de 120 a 240. O leitor custa o mesmo para poucos ou muitos carros.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que cresce com o prédio e o que não cresce", "Da quantidade ao preço"],
        slots: [
          [
            "O leitor é o item mais caro e custa o mesmo para 30 ou 120 unidades; as tags são baratas e crescem com os carros. Cabo longo e segunda pista somam, e o programa em nuvem pode ter mensalidade.",
            "Em prédio grande o leitor se dilui, porque é um por pista; o que aumenta é o número de tags, a parte barata. Pergunte se o cadastro é comprado ou mensal e quantos metros de cabo entram.",
            "Paga-se um leitor por pista, seja qual for o tamanho, e uma etiqueta por carro. Distância até a central, segunda pista e mensalidade do programa mudam o total.",
          ],
          [
            "Peça 10% de tags de reserva, para carro novo, para-brisa trocado e morador que chega.",
            "Guarde umas 10% a mais: troca de vidro e de carro pedem outra etiqueta.",
            "Uma sobra de 10% evita nova compra a cada mudança de carro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a tag compensa pelo tamanho", "A partir de quantas vagas vale"],
        slots: [
          [
            "Com menos de 15 ou 20 vagas, o controle de código rolante costuma resolver por menos. Com fila na entrada, a tag ganha, porque lê o carro andando devagar.",
            "Abaixo de umas 20 vagas, compare com o controle, já que o leitor custa o mesmo para poucos. Onde há hora de fila, ler sem parar faz diferença.",
            "Prédio pequeno, até 15 ou 20 carros, fica bem com controle rolante. A partir daí, a leitura em movimento encurta a fila.",
          ],
          [
            "Acima de 100 apartamentos, veja duas pistas e motor de uso intenso, porque a tag não aumenta os ciclos por hora do motor.",
            "Prédio de mais de 100 unidades deve conferir a ficha do motor: o limite de aberturas por hora continua igual.",
            "Passando de 100 aptos, o gargalo é o motor, e os ciclos por hora dele precisam cobrir o pico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Dados que fecham a proposta", "O que mandar para o orçamento"],
        slots: [
          [
            "São cinco dados, e com eles a proposta sai sem visita. O zelador levanta tudo em uma manhã.",
            "Com isto o orçamento vem item por item. Falta um, e o número de leitores pode mudar.",
            "Reúna estas informações antes de pedir preço. Delas saem leitores, tags e cabo.",
          ],
        ],
        bullets: [
          "Número de apartamentos e de vagas",
          "Quantas pistas de entrada e de saída",
          "Fotos da entrada, do motor e da guarita",
          "Se há cancela além do portão",
          "Motos e visitantes por dia, mais ou menos",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um apartamento com dois carros usa uma tag ou duas?",
        answers: [
          "Duas: a tag fica colada no para-brisa e não passa de um carro ao outro.",
          "Uma por carro. Descolada, a maioria deixa de funcionar.",
        ],
      },
      {
        question: "O controle atual continua funcionando?",
        answers: [
          "Continua: a tag soma um comando, e o controle pode ficar como reserva.",
          "Sim, até o condomínio decidir apagar os antigos.",
        ],
      },
      {
        question: "Quem guarda a lista de tags?",
        answers: [
          "A administração, com placa e unidade; a tag de quem se muda é apagada no mesmo dia.",
          "O síndico ou a administradora, por escrito, com quem inclui e quem apaga.",
        ],
      },
      {
        question: "E as motos e os visitantes?",
        answers: [
          "Moto usa tag própria no farol ou controle; visitante é liberado pela portaria. O leitor não atende quem não tem cadastro.",
          "Para moto há etiqueta específica, ou fica o controle. Visita continua com a portaria ou o interfone.",
        ],
      },
    ],
    photo: "fotos da entrada e da saída, do motor ou da cancela e da guarita, com o número de unidades e de carros",
  },
];
