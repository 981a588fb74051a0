import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const troca: NarrowConcept[] = [
  {
    id: "troca-preco",
    broader: "troca",
    label: "Quanto custa trocar o motor",
    phrase: "quanto custa a troca do motor",
    asks: [
      "troca motor preço",
      "trocar motor custa",
      "quanto custa trocar motor",
      "troca motor valor",
      "preço troca motor",
      "orçamento troca motor",

      "motor queimou quanto gastar troca",
      "troca máquina portão quanto",
      "troca máquina fica quanto",
    ],
    intent: "price",
    answers: {
      any: [
        "A troca de motor de portão tem valor de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com motor e mão de obra juntos. No basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}; para os outros, a foto da etiqueta e do portão fecha o orçamento.",
        "Trocar o motor do portão custa de {price.homeSwap} em residência, com o motor novo e o serviço incluídos; em prédio, galpão ou folha pesada, de {price.heavySwap}. O basculante de até {width.quarterHp} de largura tem preço fechado, desde {price.lowest} instalado, e nos demais o orçamento sai por foto.",
        "Para a troca do motor do seu portão, conte de {price.homeSwap} em casa, já com a mão de obra, e de {price.heavySwap} se a folha é pesada ou coletiva. Quem tem basculante de até {width.quarterHp} encontra kit montado por {models.pricesOr}; o orçamento dos outros vem pelas fotos.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no preço da troca", "Motor, mão de obra e acertos"],
        slots: [
          [
            "O valor cobre retirar o antigo, montar o novo, regular, gravar os controles e testar. Motor rápido, folha pesada e muitas aberturas por dia levam ao alto da faixa.",
            "Motor, central, montagem, regulagem e teste vêm num preço só. Sobem a conta a velocidade, o peso da folha e o uso intenso, como o de garagem coletiva.",
            "Estão incluídos o motor com a central, a retirada do velho, o ajuste e os controles gravados. Pagam mais os portões pesados, os rápidos e os que abrem muitas vezes.",
          ],
          [
            "A fiação, a fotocélula, a cremalheira e os suportes em bom estado são aproveitados, e isso baixa o preço. Base nova, ponto de energia distante e serralheria aparecem em linhas separadas.",
            "O que está bom é aproveitado, dos fios à cremalheira, e o valor diminui. Solda, base de concreto e circuito novo são cobrados à parte.",
            "Aproveitar cremalheira, fotocélula e fiação sai mais em conta. Se faltar base, energia ou reforço na folha, você recebe o valor de cada item antes.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Antes de pagar a troca", "Precisa mesmo trocar?"],
        slots: [
          [
            "Capacitor, placa, fim de curso e engrenagem são trocados sem mudar o motor. O que ronca e não anda muitas vezes só precisa de capacitor. Mande um vídeo com som: por ele dizemos, de graça, se vale consertar.",
            "Muito motor parado tem só o capacitor ou a placa com defeito, e essas peças se trocam sozinhas. Por isso o técnico mede antes. Um vídeo com som e a foto da etiqueta já indicam se é o caso, de graça.",
            "Nem todo motor parado precisa ser trocado. Ronco sem movimento lembra capacitor, e silêncio lembra placa ou energia. Um vídeo e a foto da etiqueta ajudam a decidir antes de pagar a troca.",
          ],
          [
            "Compensa trocar o motor com enrolamento queimado, redutor quebrado, peça que não se acha ou {trade.life} de uso. Troque também o motor pequeno demais para a folha, porque o conserto dele não dura.",
            "A troca é certa se ele queimou por dentro, quebrou as engrenagens ou já tem {trade.life}. O mesmo vale para motor fraco demais, que repetiria o defeito.",
            "Redutor quebrado, bobina queimada, peça fora de linha ou idade de {trade.life} justificam o motor novo. Se o antigo era fraco para a folha, o novo precisa ser maior.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O dia da troca: o que preparar", "Como se preparar para a troca do motor"],
        slots: [
          [
            "Deixe a área do motor livre e o carro fora, junte todos os controles e tenha um adulto em casa. A troca leva {time.tilting} no basculante e {time.sliding} no de correr, e ninguém passa pelo vão enquanto isso.",
            "Tire o carro, separe os controles e mostre ao técnico o disjuntor do portão. São {time.tilting} de serviço em basculante e {time.sliding} em portão de correr, com a passagem fechada.",
            "Antes de o técnico chegar, libere a garagem e reúna os controles da casa. Conte com a passagem interrompida por {time.tilting} no basculante ou {time.sliding} no deslizante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A mão de obra da troca está incluída?",
        answers: [
          "Sim, nas faixas de troca e nos kits instalados. Quem traz o próprio motor paga só a instalação, a partir de {price.installation}.",
          "Está, tanto na troca quanto no kit basculante. Para motor comprado em outro lugar, a mão de obra parte de {price.installation}.",
        ],
      },
      {
        question: "O motor velho entra no negócio?",
        answers: [
          "Não, o preço da troca não muda com ele. O antigo é retirado e fica com você, ou vai para descarte, se preferir.",
          "O valor não depende do motor usado, que não compramos. Diga se quer guardá-lo ou se prefere que seja levado.",
        ],
      },
      {
        question: "Dá para parcelar a troca?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, e também há pagamento por Pix.",
          "O cartão divide em até {shop.instalments} vezes. Quem prefere pagar de uma vez pode usar Pix.",
        ],
      },
      {
        question: "A troca tem garantia?",
        answers: [
          "São {warranty.motor} no motor, pela fábrica, e {warranty.installation} na instalação.",
          "Tem: {warranty.motor} de fábrica para o motor e {warranty.installation} para o serviço de montagem.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "troca-tempo",
    broader: "troca",
    label: "Quanto tempo leva a troca",
    phrase: "quanto tempo leva a troca do motor",
    asks: [
      "quanto tempo leva trocar motor",
      "motor queimado quanto tempo trocar",
      "motor queimado tempo trocar",
      "motor queimou quanto tempo trocar",
      "tempo trocar motor",
      "troca motor tempo",
      "trocar motor demora",
      "quanto tempo trocar motor",
      "troca motor horas",
      "troca motor mesmo dia",
      "demora trocar motor",
      "quantas horas trocar motor",
      "quantas horas demora trocar motor portão",
      "duração troca motor",
      "duração serviço troca motor",
      "quantas horas sem portão troca motor",
      "quanto tempo troca",
    ],
    intent: "question",
    answers: {
      any: [
        "A troca do motor leva de {time.tilting} no portão basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado, com folha e elétrica em ordem, e termina no mesmo dia. Em casa, custa de {price.homeSwap}, motor e mão de obra juntos.",
        "Trocar um motor queimado demora de {time.tilting} no portão basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado de prédio. Com a foto da etiqueta mandada antes, o serviço cabe numa visita só. Em casa, a troca fica de {price.homeSwap}, com o motor e a mão de obra.",
        "Para trocar o motor do portão, conte de {time.tilting} em basculante, de {time.sliding} em motor de correr e de {time.heavy} em prédio ou galpão. Folha torta, coluna fraca ou falta de energia atrasam; em residência a troca vai de {price.homeSwap}, já montada.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["O que toma tempo na troca", "As horas da troca, por tipo de portão"],
        slots: [
          [
            "Retirar o motor antigo é rápido. Perto da metade do tempo vai para fixar o suporte, regular o percurso e a força, gravar os controles e testar.",
            "A montagem é a parte curta. Perto da metade das horas fica com a regulagem, os controles e os testes de fotocélula e destravamento.",
            "Tirar um motor e pôr o outro leva menos tempo que ajustar. Cerca de metade do serviço é regular o percurso e a força, gravar os controles e testar.",
          ],
        ],
        bullets: [
          "Basculante: {time.tilting}",
          "De correr: {time.sliding}, por causa de base e cremalheira",
          "Prédio e galpão: {time.heavy}, com mais de uma pessoa",
          "Só a placa: uma a duas horas",
        ],
      },
      {
        about: "check",
        headings: ["O que deixar pronto para a troca", "Prepare o dia e evite a segunda visita"],
        slots: [
          [
            "Tire o carro antes, porque o portão fica parado durante o serviço. Crianças e animais ficam longe do vão até o teste.",
            "Sem carro na garagem e com tudo à mão, o serviço não para. Mantenha o vão livre.",
            "O portão não se move até o fim, então o carro sai antes. Afaste crianças e bichos.",
          ],
        ],
        steps: [
          "Mande antes a foto da etiqueta e do portão.",
          "Tire o carro da garagem.",
          "Libere a coluna, o trilho e o quadro de luz.",
          "Reúna todos os controles.",
          "Avise quem mora na casa do horário.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pode atrasar a troca", "Quando a troca pede outro dia"],
        slots: [
          [
            "Serralheria, base de concreto e elétrica nova pedem outro dia, combinado no orçamento. Concreto precisa curar antes de receber o motor, em geral alguns dias.",
            "Base nova tem de secar por dias, e solda ou circuito podem exigir uma visita antes. Isso é informado no orçamento.",
            "Concreto a curar, folha a soldar e ponto de energia a puxar são as causas de segunda data, avisadas antes.",
          ],
          [
            "Sem o motor, a folha fica solta, e o basculante pode descer: nenhuma etapa cabe ao morador, que só acompanha de longe.",
            "Retirado o motor, a folha depende da escora do técnico. Fique fora do vão.",
            "A folha sem motor é calçada pelo técnico. Ninguém a segura nem passa embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fico sem portão durante a troca?",
        answers: [
          "Durante essas horas, sim. O portão pode ficar fechado e, no fim da visita, já funciona e foi testado com você.",
          "Só durante o serviço. À noite a casa já fecha normalmente.",
        ],
      },
      {
        question: "A troca pode ser feita à noite?",
        answers: [
          "Pode, com horário e valor combinados antes; o contato funciona {shop.hours}.",
          "Sim, sobretudo em prédio e comércio, fora do pico.",
        ],
      },
      {
        question: "Trocar só a placa sai mais barato que o motor?",
        answers: [
          "Em geral sim, se o motor está bom. Quando a caixa de engrenagens está gasta e o motor tem perto de {trade.life}, a troca completa dura mais.",
          "Costuma sair. Motor de {trade.life} com folga no eixo, porém, pede a troca completa.",
        ],
      },
      {
        question: "Que garantia tem a troca?",
        answers: [
          "São {warranty.motor} no motor comprado conosco e {warranty.installation} na instalação.",
          "Motor com {warranty.motor} e serviço com {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "troca-outra-marca",
    broader: "troca",
    label: "Trocar por motor de outra marca",
    phrase: "a troca por motor de outra marca",
    asks: [
      "trocar motor outra marca",
      "motor marca diferente",
      "mudar marca motor",
      "trocar marca motor",
      "substituir motor outra marca",
      "motor outra marca serve",
      "adaptar motor lugar",
      "motor garen lugar ppa",
      "motor ppa lugar rossi",
      "motor garen lugar rossi",
      "motor ppa lugar peccinin",
      "motor garen lugar peccinin",
      "colocar motor lugar outro",
      "motor outra marca mesma base",
      "aproveita motor outra marca",
      "passar motor outra marca",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para trocar o motor por outro de outra marca, como Garen no lugar do PPA, se o tipo e a capacidade servem ao portão. Circuito e fotocélula costumam ficar; suporte e controles em geral mudam, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Pode, e é comum: ao mudar para motor de marca diferente, trocam-se a fixação, a central e, quase sempre, os controles; a fiação fica. A troca em residência, motor e trabalho, custa {price.homeSwap}, e um receptor avulso pode manter os controles antigos.",
        "O motor de outra marca serve se faz o mesmo movimento e aguenta o peso da folha com um terço de folga. Não precisa mudar tudo: energia, eletroduto e fotocélula continuam, suporte e controles mudam, por {price.homeSwap} na troca em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que se aproveita e o que muda", "Ao mudar de marca: peça por peça"],
        slots: [
          [
            "A mudança raramente refaz tudo. Peça por peça, costuma ficar assim.",
            "Parte do que existe serve a qualquer marca, e parte é própria do motor.",
            "Veja o que fica e o que sai antes de comprar.",
          ],
        ],
        bullets: [
          "Fica: circuito, disjuntor, eletroduto e fotocélula compatível.",
          "Fica: interfone, botoeira e tag, ligados à central nova.",
          "Talvez: cremalheira, se o passo dos dentes combina com a engrenagem.",
          "Muda: suporte ou furação da base, e o braço no basculante.",
          "Muda: controles, salvo mesmo código ou receptor avulso.",
        ],
      },
      {
        about: "check",
        headings: ["Antes de mudar de marca", "Dados que evitam compra errada"],
        slots: [
          [
            "A conferência é por fora, sem abrir o motor, e evita descobrir no dia que a base não serve.",
            "Com estes dados se sabe antes o que continua.",
            "Anote isto antes de comprar; nada pede abrir a tampa.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor atual.",
          "Fotografe a base ou o suporte e a cremalheira, sem tocar.",
          "Meça a largura e a altura da folha.",
          "Conte os controles em uso.",
          "Anote as aberturas por dia e o que incomoda no motor atual.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar de marca", "Preço da troca"],
        slots: [
          [
            "Em residência, a troca fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}.",
            "Motor e serviço somam {price.homeSwap} em casa e {price.heavySwap} no portão pesado. Basculante até {width.quarterHp} tem preço pronto, {models.pricesOr}, já colocado.",
            "Conte {price.homeSwap} na residência ou {price.heavySwap} em folha pesada, trabalho incluído; kit de basculante até {width.quarterHp}, {models.pricesOr}.",
          ],
          [
            "Sobe o valor o que precisa ser refeito na base, na folha ou na fiação; desce o que se aproveita. Ficar na mesma marca costuma poupar suporte e controles.",
            "Base nova e controles para todos encarecem, e fiação e fotocélula boas barateiam. Manter a marca economiza nesses dois itens.",
            "Suporte, base e muitos controles pesam mais na mudança. Na mesma marca, parte disso continua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar a cremalheira?",
        answers: [
          "Só se o passo dos dentes for outro ou se ela estiver gasta. O técnico compara com a engrenagem nova.",
          "Muitas vezes, não. Cremalheira reta, de passo igual, fica.",
        ],
      },
      {
        question: "Os controles antigos vão funcionar com o motor de outra marca?",
        answers: [
          "Só com o mesmo código ou com receptor avulso ligado à central nova. Em prédio, o receptor poupa dezenas deles.",
          "Em geral, não. Um receptor à parte, do código antigo, mantém todos em uso.",
        ],
      },
      {
        question: "Posso trocar só a placa por outra marca?",
        answers: [
          "Em motor comum, às vezes, se potência e fim de curso combinam. Em motor com inversor, não.",
          "Pode ser possível, e custa menos que o motor inteiro. Motor com inversor só usa a placa dele.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "No basculante, {time.tilting}; no de correr, {time.sliding}. Base ou suporte novos somam tempo.",
          "São {time.tilting} em basculante e {time.sliding} em deslizante, mais o que precisar ser refeito na fixação.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra da base ou do suporte e outra do portão inteiro",
  },
  {
    id: "trocar-ou-consertar",
    broader: "troca",
    label: "Trocar ou consertar o motor",
    phrase: "a escolha entre trocar e consertar o motor",
    intent: "comparison",
    asks: [
      "vale pena arrumar motor portão velho",
      "compensa arrumar motor portão velho",
      "vale pena consertar motor portão velho",
      "compensa consertar motor portão velho",
      "trocar motor antigo compensa",
      "trocar motor antigo novo compensa",
      "trocar motor antigo vale pena",
      "trocar ou consertar",
      "consertar ou trocar",
      "conserto ou troca",
      "troca ou conserto",
      "vale consertar motor",
      "vale pena consertar motor",
      "tem conserto comprar outro motor",
      "tem conserto ou comprar motor",
      "consertar ou comprar motor novo",
      "conserto ou motor novo",
      "vale pena consertar motor antigo",
      "vale pena consertar portão motor velho",
      "vale pena arrumar motor",
      "compensa arrumar motor",
      "compensa consertar motor",
      "motor velho consertar trocar",
      "motor antigo vale consertar",
      "quando trocar motor portão",
      "orçamento conserto vale motor",
      "motor parou orçamento vale",
      "conserto ficou compensa comprar outro",
      "conserto ficou caro comprar outro",
      "consertar ou trocar motor",
      "trocar ou consertar motor",
      "consertar ou trocar motor anos",
      "consertar ou comprar motor",
      "consertar motor ou trocar por novo",
      "consertar motor portão ou trocar por novo",
      "arrumar motor portão ou comprar novo",
      "consertar portão eletrônico ou trocar por novo",
      "consertar portão automático ou trocar por novo",
      "motor queimado vale pena",
      "motor queimado compensa",
      "motor queimado consertar vale pena",
      "conserto motor queimado vale pena",
      "motor queimado conserta ou troca",

      "decidir conserto substituição motor",
      "conserto ou substituição motor",
      "placa capacitor compensa arrumar trocar",
      "quando compensa consertar máquina",
    ],
    answers: {
      repair: [
        "Conserte o motor de portão quando falhou uma peça só, como placa, capacitor ou fim de curso. Troque quando as engrenagens gastaram, o enrolamento queimou ou ele já tem {trade.life}. Na dúvida, compare o conserto com a troca em casa, de {price.homeSwap} com mão de obra: acima da metade dela, o novo compensa.",
        "Motor de portão que queimou vale consertar quando o dano é só na placa, no capacitor ou no receptor. Se o enrolamento queimou ou o motor já tem {trade.life}, o novo compensa mais. A troca em casa fica de {price.homeSwap}, já com o serviço, e a medição no local diz qual é o caso.",
        "Troque o motor do portão quando o enrolamento queimou, a engrenagem de dentro se gastou ou a peça saiu de linha. Placa, capacitor e fim de curso se consertam. A troca em casa fica de {price.homeSwap}, já com o serviço, e compensa se o conserto passar da metade, de {price.homeSwapHalf}.",
      ],
      any: [
        "Vale a pena consertar o motor do portão quando falhou uma peça só e o orçamento fica abaixo de metade da troca. Em casa, a troca completa custa de {price.homeSwap}, e essa metade é {price.homeSwapHalf}. Comprar um novo compensa em motor com {trade.life}, com engrenagens gastas ou sem peça de reposição.",
        "Consertar o motor do portão compensa se o defeito é de placa, capacitor ou fim de curso e as engrenagens estão firmes. Comprar um novo vale mais quando elas têm folga, a peça saiu de linha ou o conserto passa da faixa de {price.homeSwapHalf}. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Vale a pena consertar o motor de portão antigo se parou uma peça só, como placa ou capacitor, e ela ainda se acha. Trocar compensa se ele passou dos {trade.life} ou queimou por dentro. Compensa também se o conserto passa da metade da troca, que em casa fica de {price.homeSwap}, com o serviço.",
        "Motor de portão queimado vale a pena consertar quando queimou só a placa ou o capacitor, porque o resto continua bom. Se queimou o enrolamento, que é o fio de cobre de dentro, o motor novo compensa em casa e custa de {price.homeSwap}, já com a mão de obra. Pela foto e pelo vídeo dizemos, de graça, qual é o caso provável.",
        "A hora de trocar o motor do portão é quando ele já tem {trade.life} e o defeito é caro, quando as engrenagens estão gastas ou quando não há mais peça. Se o conserto passa da metade da troca completa, que em casa fica de {price.homeSwap}, o novo compensa. Com uma peça só ruim e o resto firme, conserte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando consertar e quando trocar o motor"],
        slots: [
          [
            "Consertam-se os defeitos de capacitor, fim de curso, receptor e placa, que são peças avulsas, trocadas com o motor no lugar. Um motor que parou de repente muitas vezes só tem uma delas queimada.",
            "O conserto serve quando a falha está fora das engrenagens: placa, fim de curso, capacitor ou receptor. Parada repentina costuma vir de uma dessas peças, e não do fim da vida do motor.",
            "Placa, capacitor, receptor e fim de curso, que é o sensor de parada, são trocados um a um. Motor que parou de uma hora para outra quase sempre precisa de uma só dessas peças.",
          ],
          [
            "Troca-se o motor com enrolamento queimado, engrenagem interna quebrada, carcaça corroída ou modelo sem peça. O mesmo vale para motor residencial em garagem de prédio, que voltaria a falhar.",
            "Enrolamento em curto, engrenagem quebrada, ferrugem na carcaça e peça fora de linha pedem outro motor. Motor fraco para o portão também, porque o defeito se repete.",
            "O caso é de motor novo quando ele queimou por dentro, moeu as engrenagens ou já não tem peça à venda. Um modelo fraco para o peso da folha entra na mesma lista.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto e quanto custa a troca"],
        slots: [
          [
            "No conserto, pagam-se a peça e a mão de obra: capacitor e fim de curso são baratos, placa e engrenagem são caras. Na troca, o basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}, e portão pesado fica de {price.heavySwap}.",
            "O conserto varia com a peça, do capacitor, mais barato, à placa e à engrenagem. O orçamento é grátis, por foto. Um motor novo sai desde {price.lowest} no kit de basculante até {width.quarterHp}, e de {price.heavySwap} em portão pesado.",
            "O preço do conserto é o da peça mais o serviço, baixo no capacitor e alto na placa. Para trocar, o kit basculante instalado custa a partir de {price.lowest}, em folha de até {width.quarterHp}, e a troca em portão pesado, de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes de decidir", "Como avaliar o motor por fora"],
        slots: [
          [
            "Observe por fora, com a tampa fechada e ninguém no caminho da folha. Se o motor ronca sem andar, não teste outra vez e desligue o disjuntor.",
            "Dá para avaliar quase tudo por fora, longe da folha e sem ferramenta. Motor que zumbe parado não se testa duas vezes.",
            "Estas observações ajudam o técnico a dizer o que compensa. Se houver ronco sem movimento, desligue o disjuntor e pare por aí.",
          ],
        ],
        steps: [
          "Leia na etiqueta o modelo e, na nota, a idade do motor.",
          "Acione uma vez e escute: barulho de moagem indica engrenagem; zumbido parado, capacitor ou folha presa.",
          "Anote o que já foi trocado no último ano e quanto custou.",
          "Fotografe a etiqueta e o portão inteiro para o orçamento.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor queimado tem conserto?",
        answers: [
          "Tem, por rebobinagem, que refaz o enrolamento, e compensa em motor grande ou raro. No motor comum de casa, o prazo e o custo costumam levar à troca.",
          "Às vezes. Rebobinar vale em motor industrial ou de modelo difícil; em residência, um motor novo, com garantia de {warranty.motor}, tende a sair melhor.",
          "O enrolamento pode ser refeito numa oficina, mas em motor de casa isso raramente compensa. Se só a placa queimou, o conserto é mais simples.",
        ],
      },
      {
        question: "Vale pôr placa nova em motor antigo?",
        answers: [
          "Vale se as engrenagens não têm folga e a folha anda leve. Com barulho de moagem, a placa nova só adia a troca.",
          "Só em motor ainda firme. Se ele já esquenta, faz barulho ou tem {trade.life}, some o valor da placa ao do motor novo antes de decidir.",
          "Depende das engrenagens. Quando estão boas, a placa resolve; quando já fazem barulho, o dinheiro rende mais em outro motor.",
        ],
      },
      {
        question: "O que se aproveita se eu trocar?",
        answers: [
          "Fiação, fotocélula, suporte e cremalheira bons podem ficar, e isso baixa a conta. Os controles continuam se usam o mesmo código da placa nova.",
          "A instalação que está boa fica: fios, fotocélula e, no portão de correr, a cremalheira de mesmo dente. Controles de outro código são substituídos.",
          "Ficam os fios, a fotocélula e, quando servem, o suporte e a cremalheira. O técnico confere tudo antes de fechar o preço.",
        ],
      },
      {
        question: "O novo pode ser de outra marca?",
        answers: [
          "Pode, desde que o tipo e a capacidade sirvam ao portão. O suporte às vezes é adaptado, e os controles são gravados de novo ou trocados.",
          "Sim. O que precisa combinar é o tipo de portão, o peso e o número de aberturas por dia; furação e controles se acertam na instalação.",
          "Pode ser de qualquer marca compatível com o portão. A diferença fica nos controles, que em geral precisam ser da linha da placa nova.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e, se ele ainda anda sem risco, um vídeo com som",
  },
  {
    id: "troca-motor-basculante",
    broader: "troca",
    label: "Troca do motor do portão basculante",
    phrase: "a troca do motor do basculante",
    asks: [
      "orçamento troca motor basculante",
      "orçamento troca motor portão basculante",
      "orçamento trocar motor portão basculante",
      "orçamento motor basculante troca",
      "troca motor basculante",
      "trocar motor basculante",
      "substituir motor basculante",
      "trocar motor basculante preço",
      "troca motor basculante valor",
      "troca motor basculante quanto custa",
      "trocar acionador basculante",
      "motor basculante velho trocar",
      "motor novo basculante instalação",
      "troca máquina basculante",
    ],
    intent: "repair",
    answers: {
      any: [
        "A troca do motor do portão basculante de até {width.quarterHp} custa, com o novo já instalado, {models.pricesNamed}. O serviço leva {time.tilting}, e o contrapeso e os cabos são conferidos antes. Uma folha maior precisa de outra potência, e a troca fica na faixa de {price.homeSwap} em casa.",
        "Trocar o motor do portão basculante sai por {models.pricesOr}, com entrega, mão de obra e controles, em folha de até {width.quarterHp}. O técnico escora a folha, retira o antigo e instala o novo em {time.tilting}.",
        "A troca do motor basculante por um novo, já instalado, custa {models.pricesNamed}, conforme a velocidade, em folha de até {width.quarterHp}. O serviço leva {time.tilting}. Acima dessa largura, a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Padrão, Speedy ou JetFlex na troca", "Qual motor pôr no lugar do antigo"],
        slots: [
          [
            "Os três motores são de 1/4 HP, para folha de até {width.quarterHp}, e a diferença está no tempo de abertura. Quem espera na rua aproveita mais o rápido.",
            "Os três servem à mesma largura máxima, {width.quarterHp}, e o que muda é o tempo de abertura. Rua movimentada justifica o mais rápido.",
            "Em folha de até {width.quarterHp}, os três servem. Escolha pelo tempo que você fica parado na rua.",
          ],
        ],
        bullets: [
          "Padrão: {opening.padrao}, {price.padrao}; garagem com recuo.",
          "Speedy: {opening.speedy}, {price.speedy}; rua de movimento médio.",
          "JetFlex: {opening.jetflex}, {price.jetflex}; rua movimentada, parada suave.",
          "Folha acima de {width.quarterHp} ou de madeira maciça: 1/3 ou 1/2 HP.",
        ],
      },
      {
        about: "visit",
        headings: ["O dia da troca do motor", "Da retirada do antigo ao teste"],
        slots: [
          [
            "Antes de soltar o motor velho, o técnico desliga o disjuntor e escora a folha, porque o motor também a segura. O contrapeso, os cabos e as roldanas são conferidos, senão o motor novo queima como o antigo.",
            "A folha é presa com escora, sem energia, e só depois o motor velho sai. Cabo gasto ou contrapeso errado é mostrado e orçado antes de continuar.",
            "O técnico desliga o disjuntor e escora a folha antes de retirar o motor antigo. O equilíbrio é acertado nessa hora, para o novo trabalhar leve.",
          ],
          [
            "No fim, ele regula a parada e a força, grava os controles e testa se a folha recua ao tocar um objeto macio.",
            "O serviço termina com a parada e a força reguladas, os controles gravados e um teste de obstáculo.",
            "O portão é entregue regulado, com os controles gravados e a volta diante de um obstáculo testada.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar ou consertar", "Quando trocar o motor"],
        slots: [
          [
            "Capacitor, placa, fim de curso e engrenagem podem ser trocados sem mexer no motor e custam menos. O motor que ronca sem sair do lugar, por exemplo, costuma precisar só do capacitor.",
            "Antes da troca, vale medir: placa, capacitor e fim de curso são vendidos separados. O motor que ronca muitas vezes precisa só do capacitor, a peça que dá a partida.",
            "Boa parte dos defeitos se resolve com uma peça, bem mais barata que o motor. Por isso a medição vem antes da decisão.",
          ],
          [
            "A troca se justifica com enrolamento queimado, redutor quebrado, modelo sem peça ou motor com {trade.life} de uso.",
            "O motor novo é a melhor escolha quando o enrolamento queimou, o redutor, que é a caixa de engrenagens, quebrou ou o motor já tem {trade.life} de uso.",
            "Com o enrolamento queimado, o redutor gasto ou {trade.life} de uso, o motor novo compensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos servem no motor novo do basculante?",
        answers: [
          "Servem se a central nova aceitar o mesmo código. Os kits já vêm com controles.",
          "Muitas vezes, sim, quando a frequência e o código são os mesmos. O kit também traz controles novos.",
        ],
      },
      {
        question: "Precisa trocar o braço e o suporte?",
        answers: [
          "Em geral, sim, e o kit traz as duas peças. O suporte antigo só fica se os furos e a altura combinarem.",
          "Na maioria dos casos, sim, porque os furos mudam de uma marca para outra.",
        ],
      },
      {
        question: "Qual a garantia do motor novo?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "O motor tem {warranty.motor} de garantia, e o serviço, {warranty.installation}.",
        ],
      },
      {
        question: "Dá para parcelar a troca?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, ou Pix.",
          "Sim, motor e instalação juntos, em até {shop.instalments} parcelas.",
        ],
      },
    ],
    photo: "fotos do portão basculante por dentro e da etiqueta do motor, com a largura da folha",
  },
  {
    id: "inquilino-trocar-motor",
    broader: "troca",
    label: "Inquilino e troca do motor",
    phrase: "a troca do motor pelo inquilino",
    asks: [
      "inquilino trocar",
      "inquilino pode trocar",
      "inquilino motor",
      "inquilino instalar motor",
      "alugado motor",
      "casa alugada motor",
      "imóvel alugado motor",
      "inquilino automatizar",
      "aluguel trocar motor",
      "motor casa alugada",
      "inquilino levar motor",
      "trocar motor casa alugada",
      "trocar motor imóvel alugado",
    ],
    intent: "question",
    answers: {
      any: [
        "O inquilino pode trocar ou instalar motor no portão com autorização escrita do proprietário ou da imobiliária; sem ela, arrisca não ser reembolsado e ter de desfazer a obra. A troca em casa fica de {price.homeSwap}, com motor e mão de obra, e desgaste costuma ser pago pelo dono.",
        "O inquilino não deve trocar o motor do portão sem avisar o dono: sem autorização escrita, ele pode perder o reembolso e ainda ter de devolver o motor antigo. Mande vídeo, causa e orçamento antes. Só a urgência, como casa aberta para a rua, justifica consertar primeiro, guardando o aviso e a nota.",
        "Sem autorização, o inquilino não deve instalar nem trocar o motor do portão: peça antes o aceite por escrito do dono ou da imobiliária, para não perder o reembolso. Motor gasto costuma ser despesa do proprietário, e a troca residencial sai de {price.homeSwap}, com o trabalho.",
        "Pode, desde que o proprietário ou a imobiliária autorize por escrito que o inquilino instale ou troque o motor do portão. Sem papel, a despesa pode não voltar. Quando é desgaste, em geral paga o dono, e a troca numa casa custa de {price.homeSwap}, mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar por escrito", "Papel antes do motor"],
        slots: [
          [
            "O acordo se faz antes do serviço, com o orçamento anexado. Um e-mail respondido pela imobiliária já serve de registro dos pontos abaixo.",
            "Antes de marcar o serviço, envie o orçamento e peça a resposta por escrito. Vale e-mail da imobiliária, contanto que trate destes itens.",
            "Deixe tudo registrado enquanto o motor ainda não foi comprado, com o orçamento junto. A troca de e-mails com o dono ou a imobiliária basta, se cobrir esta lista.",
          ],
        ],
        steps: [
          "Quem paga a peça e a mão de obra.",
          "Quem fica com o motor e os controles na saída.",
          "Se a fiação nova permanece no imóvel.",
          "Quem responde pela manutenção.",
          "Fotos do portão antes e depois.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e quem costuma pagar", "O valor para levar ao proprietário"],
        slots: [
          [
            "Desgaste do motor que já estava no imóvel costuma ficar com o proprietário. Batida ou uso errado fica com quem mora, e a melhoria que o inquilino quis também, salvo acordo.",
            "Em regra, o dono paga o motor que se gastou com o tempo. Cabe ao inquilino o estrago por pancada ou mau uso e ainda a novidade pedida por ele, se nada diferente foi combinado.",
            "A causa decide: motor vencido pelos anos vai, em geral, para a conta do dono. O dano por batida e o conforto extra escolhido por quem mora são do morador, a não ser que o acordo diga outra coisa.",
          ],
          [
            "Antes de discutir a troca, veja se o conserto resolve, porque capacitor ou fim de curso custam bem menos que um motor. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
            "Convém avaliar o conserto primeiro, já que uma peça pequena sai muito abaixo do motor novo. Se o caso for só regulagem, a visita residencial começa em {price.preventive}, fora peças.",
            "Às vezes basta regular o portão, em visita de {price.preventive} em diante numa casa, sem contar peças. Trocar um capacitor também pesa pouco perto de um motor inteiro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor para quem mora de aluguel", "Escolha com a mudança em vista"],
        slots: [
          [
            "Motor preso por parafusos sai com menos dano que o de base chumbada. Pergunte antes o que fica na parede e no piso, e deixe a retirada com o técnico, porque a folha precisa estar segura.",
            "Prefira fixação por parafuso, que marca menos o imóvel que a base de concreto. Na mudança, quem retira é o técnico, com a folha presa, e convém saber já o que sobra na parede.",
            "A base parafusada deixa menos marca que a chumbada, o que conta no fim do contrato. Saiba desde o início o que será preciso reparar, e não solte o motor sozinho: ele segura a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o motor queimar em casa alugada?",
        answers: [
          "Por desgaste, em regra, o proprietário; por mau uso, o inquilino. A causa escrita pelo técnico no orçamento ajuda a resolver com a imobiliária.",
          "Depende da causa e do contrato. Idade e desgaste costumam ir para o dono, enquanto batida ou uso errado fica com o morador; peça a causa por escrito.",
        ],
      },
      {
        question: "Posso descontar do aluguel a troca do motor?",
        answers: [
          "Só com acordo escrito do proprietário, que diga o valor e o mês do desconto. Descontar por conta própria pode ser cobrado como aluguel em atraso.",
          "Se o dono concordar por escrito, sim. Sem esse aceite, o desconto vira diferença de aluguel, e a imobiliária pode cobrar.",
        ],
      },
      {
        question: "Posso levar o motor quando me mudar?",
        answers: [
          "Pode, se você pagou e o acordo escrito prevê a retirada, com a parede em ordem. Se o motor substituiu um do imóvel, o dono pode pedir que o antigo volte.",
          "Sim, quando isso foi combinado por escrito e o motor é seu. Conte com reparo dos furos e, se houve substituição, com a devolução do aparelho original.",
        ],
      },
      {
        question: "O que fazer com os controles na saída?",
        answers: [
          "Entregue os que pertencem ao imóvel e peça que a memória da central seja apagada e regravada. Assim nenhum controle antigo abre o portão do próximo morador.",
          "Devolva os controles do imóvel e deixe registrado quantos foram entregues. Limpar a memória da central evita que um controle esquecido continue abrindo.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e da fixação",
  },
  {
    id: "retirar-motor",
    broader: "troca",
    label: "Retirar o motor ou levá-lo na mudança",
    phrase: "a retirada do motor",
    asks: [
      "desinstalar motor portão preço",
      "quanto custa desinstalar motor portão",
      "desinstalar motor",
      "desinstalação motor",
      "desinstalação motor portão",
      "retirada motor portão",
      "remoção motor portão",
      "desmontagem motor portão",
      "retirar motor",
      "tirar motor portão",
      "remover motor",
      "levar motor mudança",
      "motor mudança",
      "reinstalar motor",
      "transferir motor",

      "usar motor outro portão",
      "motor serve outro portão",
      "aproveitar motor outro portão",
      "tirar motor instalar outra casa",
      "tirar motor instalar outro portão",
      "tirar motor levar outra casa",
    ],
    intent: "question",
    answers: {
      any: [
        "A desinstalação do motor de portão é feita pelo técnico, que corta a energia e prende a folha antes de soltar o primeiro parafuso. A retirada não tem preço de tabela: o valor muda com o tipo de portão e com a fixação do suporte, e sai por foto, de graça. Para levar o motor a outro portão do mesmo tipo, some a instalação avulsa, a partir de {price.installation}, com nova regulagem.",
        "Dá para usar o motor antigo em outro portão se os dois são do mesmo tipo, de correr com de correr, e se a capacidade combina. A retirada deve ser feita com a folha presa, porque solta ela corre ou cai. Reinstalar custa a partir de {price.installation}, fora suporte e cabo.",
        "Reinstalar o motor depois da reforma, ou levá-lo para outra casa, soma a retirada e a instalação avulsa, a partir de {price.installation}. Não retire sozinho, porque a folha solta corre ou cai. Antes, confira na etiqueta se o tipo, a capacidade e a tensão combinam com o outro portão.",
      ],
      price: [
        "Desmontar o motor do portão e levar para outra casa soma a retirada, orçada por foto, e a instalação avulsa, a partir de {price.installation}. O valor da retirada depende do tipo de portão e de como o suporte está preso. O motor só compensa a mudança se servir no portão novo.",
        "O preço para desinstalar o motor depende do tipo de portão e da fixação do suporte, parafusada ou soldada, e é calculado pelas fotos. Quem vai levar e reinstalar soma a instalação avulsa, a partir de {price.installation}, já com a regulagem no outro portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O motor serve no outro portão?", "O que comparar antes de levar"],
        slots: [
          [
            "A etiqueta do motor traz a capacidade e a tensão, que precisam combinar com o portão de destino. Um motor de basculante não serve em portão de correr, e um com {trade.life} de uso raramente compensa levar.",
            "Compare a etiqueta com o portão em que ele vai trabalhar, porque um motor de outro tipo não se adapta. Se ele já tem {trade.life}, costuma não valer o custo da mudança.",
            "O tipo do portão, a capacidade e a tensão decidem se o motor serve. Depois de {trade.life} de uso, compare o custo de levar com o de um novo.",
          ],
        ],
        bullets: [
          "O tipo precisa ser o mesmo: basculante, de correr ou de abrir.",
          "O peso e a largura da folha devem ficar dentro da capacidade da etiqueta.",
          "A tensão do local, 127 ou 220 V, tem de combinar com a do motor.",
          "A coluna, a base e o ponto de energia já devem estar prontos.",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados ao retirar o motor", "A retirada segura do motor"],
        slots: [
          [
            "O circuito é desligado no quadro e a folha fica presa antes de qualquer parafuso sair, porque no basculante o motor ajuda a segurá-la. Depois os fios são isolados, e o portão sem motor recebe uma tranca.",
            "O técnico prende a folha e corta a energia antes de soltar o motor, que no basculante participa do apoio. No fim, isola os fios e deixa o portão trancado com ferrolho.",
            "No basculante a folha depende do motor, por isso ela é escorada antes da retirada, sempre com o disjuntor desligado. O portão que fica precisa de fios isolados e de uma tranca.",
          ],
          [
            "A central, os controles, o suporte e, no de correr, a cremalheira vão junto com o motor. Os controles de quem não vai mais usar o portão são apagados da memória.",
            "Leve também a placa, os controles, o suporte e a cremalheira, que são próprios do motor, e peça para apagar os controles que ficam com outras pessoas.",
            "Separe controles, suportes e a cremalheira, se houver, porque o outro portão vai precisar deles. O cadastro de quem não mora mais com você deve ser apagado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa levar o motor ou comprar outro", "O custo de levar e o de trocar"],
        slots: [
          [
            "Quem leva o motor paga a retirada, a instalação avulsa e o que faltar de base e cabo no portão novo. Não há tabela para a retirada: o valor sai pela foto dos dois portões, de graça. Para comparar, um motor novo fica de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia.",
            "Na mudança você paga a retirada, a montagem e as adaptações, e o motor não ganha garantia nova. O orçamento é grátis, pelas fotos do motor e do outro portão. Um motor novo, já trocado em casa, custa de {price.homeSwap} e tem {warranty.motor} de garantia.",
            "Montar em outra casa um motor que já é seu custa a partir de {price.installation}, mais a retirada e o que faltar de suporte, base e fio. Um motor novo, trocado em casa, fica de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia. Quando os dois valores se aproximam, o novo compensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o motor do portão eu mesmo?",
        answers: [
          "Não recomendamos, porque há rede elétrica e, no basculante, uma folha pesada que depende do motor. Solta, ela pode cair ou correr.",
          "É melhor não, pelo risco de choque e de queda da folha. O técnico prende o portão antes de soltar o motor.",
        ],
      },
      {
        question: "Como fica o portão sem motor?",
        answers: [
          "O portão de correr ou de abrir fica no manual, com ferrolho ou cadeado. O basculante precisa ficar preso e equilibrado, o que o técnico avalia na visita.",
          "Fica manual e trancado, se é de correr ou de abrir. O basculante só continua em uso se o contrapeso estiver certo.",
        ],
      },
      {
        question: "A reforma do muro muda alguma coisa na volta?",
        answers: [
          "Muda, porque a coluna e a base precisam estar curadas e alinhadas, e o fim de curso é regulado de novo. Deixe o eletroduto passado antes do acabamento.",
          "Sim. Se a posição ou o prumo mudou, o suporte e o percurso são refeitos, e a cremalheira é realinhada no portão de correr.",
        ],
      },
      {
        question: "A reinstalação tem garantia?",
        answers: [
          "O serviço tem {warranty.installation} de garantia. O motor segue com o que restar da garantia da compra, se ainda houver.",
          "Sim, {warranty.installation} pela montagem. Para o motor usado vale só a garantia que ele já tinha.",
        ],
      },
    ],
    photo: "fotos do motor, da etiqueta e do portão em que ele vai ser posto",
  },
  {
    id: "descartar-motor",
    broader: "troca",
    label: "Descarte do motor velho",
    phrase: "o descarte do motor velho",
    asks: [
      "descartar motor",
      "descarte motor",
      "jogar fora motor",
      "motor velho descarte",
      "motor velho onde jogar",
      "reciclar motor",
      "sucata motor",
      "descartar motor velho",
      "descartar controle",
      "descartar bateria portão",
      "onde jogar motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Motor de portão velho não vai no lixo comum: é metal e eletrônica, aceitos em ecoponto, ferro-velho regular ou coleta de eletrônicos. Antes do descarte, apague os controles e separe pilhas e bateria; na troca por um novo, combine com o técnico quem leva o antigo.",
        "Onde jogar motor de portão queimado: ecoponto da prefeitura, ferro-velho ou ponto de coleta de eletrônicos, de graça na maioria. Para descartar, separe a carcaça de metal, a placa e as pilhas, e limpe a memória dos controles.",
        "Para o descarte de motor velho, leve metal e placa ao ecoponto e as pilhas ao coletor próprio; o lixo comum não aceita. O ferro-velho paga pouco, por quilo, e o cobre do enrolamento é o que vale; guarde antes suporte e cremalheira, que servem no novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descartar, passo a passo", "O que separar antes"],
        slots: [
          [
            "Faça isso com o motor já fora e sem energia. O capacitor guarda carga, então não toque nos terminais nem abra a tampa.",
            "Só com o motor desinstalado. Não abra a carcaça, por causa do capacitor.",
            "O motor precisa estar retirado por um técnico. A tampa fica fechada.",
          ],
        ],
        steps: [
          "Apague os cadastros ou fique com a placa, para ninguém reaproveitar os códigos.",
          "Separe pilhas e bateria para o coletor.",
          "Não derrame o óleo do redutor no ralo nem na terra.",
          "Consulte o ecoponto mais próximo e o horário.",
          "Leve metal e placa; peça recibo se for empresa.",
        ],
      },
      {
        about: "choose",
        headings: ["Onde cada parte é aceita", "Ecoponto, ferro-velho ou coleta"],
        slots: [
          [
            "Cada parte tem um destino, e quase todos são gratuitos.",
            "Separe por material antes de sair.",
            "Veja onde levar cada uma.",
          ],
        ],
        bullets: [
          "Carcaça e engrenagens: ferro-velho regular ou ecoponto",
          "Placa e controles: coleta de eletrônicos",
          "Pilhas e bateria: coletor de loja ou posto",
          "Óleo do redutor: posto que recolhe óleo usado",
          "Motor em bom estado: anúncio, com etiqueta e vídeo",
        ],
      },
      {
        about: "replace",
        headings: ["O que guardar antes de jogar fora", "Peças que servem no motor novo"],
        slots: [
          [
            "Suporte, base e cremalheira de mesmo passo costumam ficar no portão, e a fotocélula boa também. Controles de mesmo código podem ser gravados no novo.",
            "Cremalheira reta, suporte, base e sensores se aproveitam. Controle compatível se grava outra vez.",
            "Ficam no portão a cremalheira, a base e a fotocélula. O controle serve se o código for o mesmo.",
          ],
          [
            "Motor queimado não se religa em outro portão, e placa molhada não serve de reserva. Se você ainda vai trocar, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Não guarde placa oxidada nem motor queimado como reserva. A troca completa em residência custa de {price.homeSwap}.",
            "Queimado ou molhado, não volta a uso. Quem ainda vai substituir paga, em casa, de {price.homeSwap} na troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês levam o motor velho?",
        answers: [
          "Na troca, combinamos no orçamento. O destino é decisão sua, porque o motor é seu.",
          "Pode ser combinado ao pedir a troca. Não compramos motor usado.",
        ],
      },
      {
        question: "O motor velho abate no preço?",
        answers: [
          "Em geral, não: o valor é de sucata. Em bom estado, vender por conta própria rende mais.",
          "Não costuma abater. Anuncie com a etiqueta e um vídeo funcionando.",
        ],
      },
      {
        question: "Motor queimado ainda tem conserto?",
        answers: [
          "Às vezes, com rebobinamento, que raramente compensa perto da troca. Capacitor, engrenagem e placa, sim, se o enrolamento está bom.",
          "Se só o capacitor ou a placa falhou, sim. Enrolamento queimado, quase nunca compensa.",
        ],
      },
      {
        question: "A empresa precisa de comprovante de descarte?",
        answers: [
          "Convém: peça recibo ao ecoponto ou à recicladora, para a logística reversa e a auditoria.",
          "Para empresa, sim. A recicladora emite o documento.",
        ],
      },
    ],
    photo: "uma foto do motor e da etiqueta",
  },
  {
    id: "mao-de-obra-motor-ja-comprado",
    broader: "troca",
    label: "Mão de obra para instalar motor já comprado",
    phrase: "a mão de obra para instalar o motor já comprado",
    intent: "price",
    asks: [
      "mão obra instalar motor já comprei",
      "mão obra motor já comprei",
      "valor mão obra instalar motor já comprei",
      "mão obra instalar motor já comprado",
      "mão obra motor já comprado",
      "mão obra instalar motor já tenho",
      "mão obra motor já tenho",
      "mão obra instalar motor que comprei",
      "mão obra motor comprei internet",
      "só mão obra já comprei motor",
      "quanto cobra instalar motor já comprei",
      "quanto cobram instalar motor já tenho",
      "comprei motor preciso quem instale valor",
    ],
    answers: {
      any: [
        "O valor da mão de obra para instalar motor que você já comprou parte de {price.installation}, com montagem, ligação, regulagem e controles gravados, se base e ponto de energia estão prontos. O tipo do portão e o que faltar mudam o total, fechado por foto da etiqueta e da folha.",
        "Para instalar um motor já comprado, a mão de obra custa a partir de {price.installation}, contando com base e energia no lugar. Estão nela montar, ligar, regular e gravar os controles; o que o portão ainda precisar soma à parte, e o valor final sai pelas fotos da etiqueta e do portão.",
        "Só a mão de obra, com o motor comprado por você, começa em {price.installation} e cobre montagem, ligação, regulagem e gravação dos controles. O preço supõe base e ponto de energia prontos; fotos do portão e da etiqueta mostram se falta algo e fecham o total.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Troca ou primeira instalação", "O que muda a mão de obra"],
        slots: [
          [
            "O que já existe no portão pesa mais que o motor da caixa. A troca por outro do mesmo tipo é o caso mais em conta, e a primeira instalação soma o que a lista mostra.",
            "Com o mesmo motor, o serviço muda conforme o portão. Substituir um igual custa menos, porque quase tudo se aproveita; num portão ainda manual entram os itens abaixo.",
            "Mais que a marca do motor, conta o que está pronto no local. Trocar no mesmo lugar fica mais barato que automatizar do zero, que leva os serviços da lista.",
          ],
        ],
        bullets: [
          "Troca por motor do mesmo tipo: base, fio e fixação se aproveitam",
          "Primeira vez no de correr: base, cremalheira por metro e ímãs de parada",
          "Primeira vez no basculante: suporte soldado, braço e equilíbrio da folha",
          "Pivotante: um braço por folha, reforço na coluna e batente no piso",
          "Ponto de energia que falta: cabo, disjuntor próprio e aterramento",
        ],
      },
      {
        about: "visit",
        headings: ["O que está na mão de obra", "O que fazemos e o que fica com a loja"],
        slots: [
          [
            "A montagem inclui fixar o motor, ligar, regular percurso e força, gravar os controles e provar a reversão, que faz a folha voltar diante de um obstáculo. No fim, você testa tudo com o técnico.",
            "O técnico fixa e liga o motor, acerta curso e força, cadastra os controles e confere a reversão, a volta da folha ao encontrar algo. O teste final é feito com você presente.",
            "Entram a fixação, a ligação, o ajuste de força e percurso e o cadastro dos controles. Antes de terminar, prova-se com você que a folha volta ao tocar um obstáculo, a chamada reversão.",
          ],
          [
            "Pela instalação a garantia é de {warranty.installation}, e o defeito do motor é tratado pela loja que o vendeu. Guarde nota e caixa, que ela costuma pedir.",
            "O serviço tem {warranty.installation} de garantia; se o aparelho falhar, quem responde é o vendedor dele. Convém conservar a nota fiscal e a embalagem.",
            "Respondemos pelo serviço por {warranty.installation}, enquanto o motor segue na garantia de quem vendeu. Não jogue fora a nota nem a caixa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de abrir a caixa", "O que conferir no motor comprado"],
        slots: [
          [
            "A conferência por foto evita pagar por um motor que não serve. Faça estas verificações com a embalagem ainda inteira, se puder.",
            "Vale comparar motor e portão antes da visita, para não descobrir na hora que um não combina com o outro. Mantenha a caixa em condição de troca.",
            "Motor errado para a folha se descobre melhor antes da montagem. Confira os pontos abaixo enquanto a loja ainda aceita a devolução.",
          ],
        ],
        steps: [
          "Leia na caixa o tipo de portão, o peso ou a largura máxima e a tensão.",
          "Compare com a medida e o tipo do seu portão.",
          "Veja se constam controles, fim de curso e cremalheira ou braço.",
          "Fotografe a etiqueta e o lugar onde o motor vai.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor que comprei não servir no portão?",
        answers: [
          "Você fica sabendo antes da visita, pela foto da etiqueta e da folha. Com a caixa fechada, dá para trocar na loja por um do tipo ou da força certa.",
          "A conferência por foto vem antes, justamente para isso. Não abra a embalagem até a resposta, e a troca com o vendedor fica mais simples.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Um basculante leva {time.tilting}, e um de correr, {time.sliding}, com base e energia prontas. Base nova ou fiação aumenta esse prazo.",
          "Conte {time.tilting} no basculante e {time.sliding} no deslizante, se nada faltar. Concreto de base e cabo novo pedem mais tempo.",
        ],
      },
      {
        question: "Instalam motor usado?",
        answers: [
          "Sim, depois de testado, e a garantia dele é de quem vendeu. Mande antes a foto da etiqueta, porque motor antigo pode não ter mais peça.",
          "Instalamos, se passar no teste. A garantia do aparelho cabe ao vendedor, e vale checar pela etiqueta se ainda há reposição.",
        ],
      },
      {
        question: "Dá para parcelar só a mão de obra?",
        answers: [
          "Dá: o cartão divide em até {shop.instalments} vezes, e o Pix também é aceito. Peça os dois totais para comparar.",
          "Sim, em até {shop.instalments} parcelas no cartão, ou por Pix. O orçamento mostra as duas formas antes de você aprovar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor comprado, do portão inteiro por dentro e do lugar onde ele vai",
  },
  {
    id: "mao-de-obra-da-troca",
    broader: "troca",
    label: "Mão de obra para trocar o motor",
    phrase: "a mão de obra da troca do motor",
    intent: "price",
    asks: [
      "tabela mão obra 2025",
      "tabela mão obra 2026",
      "tabela mão obra portão 2025",
      "tabela mão obra portão 2026",
      "tabela preço mão obra portão",
      "técnico cobra instalar motor",
      "técnico cobra colocar motor",
      "quanto técnico cobra instalar motor portão",
      "quanto técnico cobra colocar motor portão",
      "quanto cobram instalar motor",
      "instalador cobra instalar motor",
      "instalador cobra colocar motor",
      "tabela mão obra",
      "tabela mão obra portão",
      "tabela mão obra motor",
      "tabela mão obra portão eletrônico",
      "tabela valores instalação motor",
      "mão obra portão",
      "mão obra portões",
      "mão obra trocar motor",
      "mão obra troca motor",
      "mão obra troca",
      "valor mão obra motor",
      "preço mão obra motor",
      "quanto cobra trocar motor",
      "quanto cobram trocar motor",
      "só mão obra motor",
      "só mão obra colocar motor",
      "valor mão obra colocar motor",
      "mão de obra para trocar motor",
      "quanto custa mão obra motor",
      "cobra mão obra trocar",
      "mão obra instalar motor",
      "valor mão obra instalar motor",
      "mão obra instalação motor",
      "valor mão obra instalação",
      "preço mão obra instalação",
      "quanto mão obra instalar motor",
      "mão obra instalação portão",
      "mão obra instalar portão eletrônico",
      "mão obra substituição máquina portão",
      "trocar motor quanto custa só serviço",
      "trocar motor só serviço técnico",
      "tirar motor velho pôr outro",
    ],
    answers: {
      any: [
        "O técnico cobra a partir de {price.installation} de mão de obra para instalar um motor de portão que você comprou. Com o motor incluído, a troca em casa fica de {price.homeSwap}, por isso costuma compensar o conjunto. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "A mão de obra para trocar ou instalar o motor do portão, com ele comprado por você, custa a partir de {price.installation}. A troca com o motor incluído fica de {price.homeSwap} em casa, e quase sempre sai melhor. O preço traz montagem, ligação, regulagem e controles gravados.",
        "Na troca de motor de portão, o valor da mão de obra parte de {price.installation}, se você já comprou o motor. Se o motor vem conosco, motor e mão de obra juntos ficam de {price.homeSwap} em casa, e por isso o conjunto costuma compensar. Base, fiação ou folha a consertar são cobradas à parte, com o preço dito antes.",
        "O preço da mão de obra para instalar um motor de portão que você já comprou começa em {price.installation}. Se o motor vem junto, a troca em casa custa de {price.homeSwap}, com tudo. Por isso o conjunto costuma compensar. No basculante de até {width.quarterHp}, há kit instalado desde {price.lowest}.",
        "Só a mão de obra para instalar um motor de portão comprado por você custa {price.installation} ou mais, conforme o que falta no local. Motor novo com a mão de obra fica de {price.homeSwap} na troca em casa. Some os dois caminhos antes de comprar o motor separado.",
        "A tabela de serviços do portão eletrônico tem dois preços de partida: {price.installation} para instalar uma máquina que o cliente já tem, e {price.preventive} para a visita de regulagem em casa, sem peças. O conjunto de máquina e serviço fica de {price.homeSwap}. Os demais trabalhos são orçados de graça, por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a mão de obra inclui"],
        slots: [
          [
            "O técnico tira o motor antigo, prende e liga o novo e ajusta a força e o fim de curso, que é o sensor de parada. Depois grava os controles da casa e testa se a folha para diante de um obstáculo.",
            "O serviço cobre a retirada do motor velho, a fixação e a ligação do novo e o ajuste das paradas e da força. No fim, os controles são gravados e a folha é testada diante de um obstáculo.",
            "Retirar o antigo, montar, ligar e regular o novo fazem parte do valor, assim como gravar os controles. Na entrega, o portão precisa parar ao encontrar um objeto.",
          ],
          [
            "A instalação tem garantia de {warranty.installation}. O motor comprado fora tem a garantia da loja ou do fabricante, por isso guarde a nota.",
            "Pelo serviço, a garantia é de {warranty.installation}; pelo motor comprado fora responde quem o vendeu, com a nota na mão.",
            "São {warranty.installation} de garantia sobre a montagem. Defeito do motor, quando ele não é nosso, é tratado com a loja em que foi comprado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que faz a mão de obra subir"],
        slots: [
          [
            "Trocar por um motor do mesmo tipo, no mesmo lugar, é o serviço mais simples. Os itens abaixo aumentam o trabalho, e você recebe o valor deles antes de o serviço começar.",
            "O preço inicial vale para base e fiação prontas. Cada item abaixo leva material e tempo a mais, e o valor é informado antes.",
            "Com suporte, energia e folha em ordem, você paga o valor inicial. O que precisa ser feito em volta do motor aumenta o preço, e você aprova antes.",
          ],
        ],
        bullets: [
          "Base nova ou suporte soldado",
          "Cremalheira ou fuso de outra medida",
          "Fiação sem aterramento ou sem disjuntor próprio",
          "Folha torta, roldana ou cabo a trocar",
          "Motor pesado, de prédio ou galpão: com o motor incluído, a troca vai de {price.heavySwap}",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva a troca do motor", "Quanto tempo leva a instalação"],
        slots: [
          [
            "Com tudo pronto, a montagem leva de {time.tilting} no basculante e de {time.sliding} no de correr. Portão pesado, de prédio ou galpão, leva de {time.heavy}. A base nova de concreto é feita dias antes, porque precisa secar.",
            "Um motor basculante é instalado em {time.tilting}, e um de correr, em {time.sliding}. Os motores pesados levam de {time.heavy}. Se a base é nova, ela é concretada dias antes, para secar.",
            "Conte {time.tilting} para o basculante, {time.sliding} para o de correr e {time.heavy} para portão pesado. O motor que precisa de base nova é montado dias depois, com o concreto seco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Compensa comprar o motor fora e pagar só a instalação?",
        answers: [
          "Só quando a soma fica menor. Pergunte à loja o preço do motor, some a mão de obra e compare com a troca completa. Conte também a garantia: no conjunto, motor e serviço têm um responsável só.",
          "Compare os totais: o preço do motor na loja mais a mão de obra, contra a troca completa. No conjunto há ainda uma vantagem: se o motor falhar, você reclama com uma empresa só.",
          "Só quando o motor saiu muito barato ou você já o tem. No conjunto, quem vende o motor é quem o instala, e a garantia dos dois fica num lugar só.",
        ],
      },
      {
        question: "Meu motor é usado. Vocês instalam?",
        answers: [
          "Instalamos, se ele passar no teste e servir ao portão. A garantia cobre só o serviço, porque o estado de um motor usado não depende de nós.",
          "Sim, depois de testá-lo e de conferir se o tipo e a capacidade servem à folha. O serviço tem garantia, o motor usado não.",
          "Pode ser, desde que funcione bem no teste e aguente o peso da folha. Mande antes a foto da etiqueta.",
        ],
      },
      {
        question: "Como sei se o motor que comprei serve?",
        answers: [
          "O tipo de abertura e a capacidade em quilos precisam combinar com a folha. Mande a foto da etiqueta do motor novo e do portão inteiro, com a largura, e confirmamos.",
          "Compare o tipo (basculante, de correr ou de abrir) e a capacidade da ficha com o peso da folha. As fotos da etiqueta e do portão bastam para confirmar.",
          "Pela etiqueta do motor e pela medida do portão. Motor de correr não serve em basculante, e a capacidade deve ficar acima do peso da folha.",
        ],
      },
      {
        question: "O motor antigo fica com quem?",
        answers: [
          "É seu. Você pode guardá-lo ou pedir que o técnico o leve para descarte.",
          "Fica com você e pode servir como fonte de peças. Se não quiser, avise antes para o técnico levar ao descarte.",
          "O motor retirado continua seu. Combine o descarte ao marcar o serviço, se não tiver onde guardar.",
        ],
      },
    ],
    photo: "fotos do motor atual, da etiqueta e do portão inteiro",
  },
];
