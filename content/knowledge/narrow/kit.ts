import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const kit: NarrowConcept[] = [
  {
    id: "kit-o-que-vem",
    broader: "kit",
    label: "O que vem no kit de motor",
    phrase: "o que vem no kit de motor de portão",
    asks: [
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
        "O kit traz motor, central, controles e ferragens, por {models.pricesOr} instalado no basculante. Fotocélula e sinaleira se pedem junto com o kit: os dois acessórios entram em linhas separadas e são ligados à central na mesma visita.",
        "O sensor de segurança, a fotocélula, não vem incluso no motor nem no kit: o par é somado no orçamento e montado na mesma visita, como a trava e a sinaleira. O kit traz motor, central e controles, por {models.pricesOr} instalados no basculante; nos outros portões, a troca em casa fica de {price.homeSwap}.",
        "O kit de motor traz motor, central, controles e ferragens, e no basculante sai instalado por {models.pricesOr}. Kit com fotocélula se pede junto: o par de sensores entra em linha separada, orçado pela foto das colunas e instalado na mesma visita.",
        "No kit de motor basculante vêm motor com acionador, central com receptor, controles, fim de curso e ferragens, com entrega, montagem e regulagem no preço: {models.pricesOr}. Fotocélula, trava e serralheria são à parte.",
        "O kit instalado inclui o motor, a placa, os controles, as ferragens, a entrega e a instalação, a partir de {price.lowest} no basculante de até {width.quarterHp}. Não inclui fotocélula, ponto de energia novo nem reparo da folha.",
        "Vem no kit tudo o que faz o basculante abrir: motor, acionador, central, controles e regulagem. O que depende do local fica fora e é dito antes: fotocélula, cabo longo, contrapeso e solda. O kit é de basculante; o de correr tem cremalheira e sai por foto.",
      ],
      installation: [
        "O kit basculante completo sai por {models.pricesOr}, já com instalação: motor, acionador, central, controles, entrega, montagem e regulagem, para folha de até {width.quarterHp}. Fotocélula, ponto de energia e reparo da folha são à parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Item por item do kit", "Dentro e fora do kit", "O que o kit traz e o que não traz"],
        slots: [
          [
            "Motor com acionador, central com receptor, controles, fim de curso e suportes formam o kit.",
            "A caixa traz motor, acionador, placa, controles e ferragens de fixação.",
            "São as peças do movimento e do comando, prontas para o basculante.",
          ],
          [
            "Entrega, montagem, regulagem do curso e da força e cadastro dos controles estão no preço.",
            "O serviço também vem: instalar, regular, testar e ensinar a destravar.",
            "Mão de obra e regulagem não são cobradas à parte no kit.",
          ],
          [
            "Ficam fora fotocélula, trava elétrica, nobreak, circuito novo e qualquer reparo da folha.",
            "Sensor, trava, elétrica e serralheria entram só se você pedir ou se o portão precisar.",
            "O que depende do seu local é orçado à parte, antes do serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de fechar o kit", "Perguntas para não ter surpresa", "O que confirmar na proposta"],
        slots: [
          [
            "Pergunte quantos controles vêm e quantos você precisa, porque extras são gravados na mesma visita.",
            "Diga quantos motoristas há na casa, para os controles saírem certos.",
            "O número de controles é confirmado na proposta.",
          ],
          [
            "Confirme largura de até {width.quarterHp}, folha equilibrada e energia perto.",
            "O kit de 1/4 HP serve até {width.quarterHp}; uma folha maior muda o motor.",
            "Meça a folha: acima de {width.quarterHp} o kit não serve.",
          ],
          [
            "Peça as garantias por escrito: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Guarde a proposta, com itens, prazos e garantia de {warranty.motor} e {warranty.installation}.",
            "O documento lista o que vem e as garantias, de {warranty.motor} e {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "O kit vem com fotocélula?",
        answers: [
          "Em geral não; ela é acessório e pode entrar no mesmo orçamento. Para fechamento automático, é indispensável.",
          "Não no kit básico. Peça junto: sai mais simples instalar na mesma visita.",
        ],
      },
      {
        question: "Quantos controles vêm no kit de motor?",
        answers: [
          "A quantidade é confirmada na proposta. Informe de quantos precisa, e os extras são gravados na instalação.",
          "Confirme ao pedir. Controles a mais entram na mesma conta.",
        ],
      },
      {
        question: "O kit de correr vem com cremalheira?",
        answers: [
          "Depende da proposta: confira quantos metros estão incluídos, porque a folha larga pede mais.",
          "Às vezes, alguns metros. O kit de correr é orçado por peso e metragem.",
        ],
      },
      {
        question: "A instalação do kit é obrigatória?",
        answers: [
          "No kit ela já está no preço e na garantia. Só o motor, sem instalar, muda a garantia do serviço.",
          "Ela faz parte do valor. Instalar por conta própria deixa regulagem e segurança sem cobertura.",
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
        "Um motor sem instalação é pedido à parte: nossos kits basculantes já têm a montagem no preço, de {price.lowest} a {price.highest}. Comprar só a caixa pode parecer mais barato, mas a instalação avulsa parte de {price.installation}, e quem instala por conta própria assume elétrica, força e segurança.",
        "Um kit sem instalação só compensa para quem tem técnico. Some o preço da caixa à mão de obra avulsa, a partir de {price.installation}, e compare com {price.lowest} do kit instalado, com regulagem e {warranty.installation} de garantia no serviço.",
        "Motor de portão sem instalação se consulta pelo WhatsApp, com a foto do portão para conferir modelo, tensão e acessórios. Na tabela, o kit basculante já vem montado, a partir de {price.lowest}; instalar sozinho não é indicado, por causa da tensão, da folha pesada e da regulagem de força.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "Só o motor ou o kit instalado: a conta",
          "Quanto se economiza de verdade",
          "A diferença de preço no fim",
        ],
        slots: [
          [
            "A instalação avulsa de motor comprado à parte sai a partir de {price.installation}, quase o valor do kit instalado.",
            "Só a mão de obra avulsa parte de {price.installation}; o kit basculante instalado começa em {price.lowest}.",
            "Um motor mais {price.installation} de instalação costuma passar dos {price.lowest} do kit.",
          ],
          [
            "No kit, entrega, regulagem e cadastro dos controles já estão incluídos.",
            "O preço do kit cobre levar, montar, regular e testar.",
            "Comprar separado deixa suporte, cabo e regulagem por sua conta.",
          ],
          [
            "A garantia muda: no kit são {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Instalado por nós, o serviço tem {warranty.installation}; por conta própria, não.",
            "Montagem errada costuma tirar a cobertura do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que instalar sozinho é arriscado",
          "Riscos na elétrica, na folha e na força",
          "O que só o técnico deve fazer",
        ],
        slots: [
          [
            "O basculante precisa de folha equilibrada e escorada, e o contrapeso não se mexe em casa.",
            "Uma folha fora de equilíbrio cai quando o acionador é preso errado.",
            "Cabo e contrapeso guardam força suficiente para ferir.",
          ],
          [
            "A ligação é em circuito próprio com terra e disjuntor, feita por quem sabe.",
            "A tensão errada queima a placa, e um fio sem terra dá choque na folha.",
            "Ligar em extensão ou sem terra é causa de choque.",
          ],
          [
            "A força é regulada no mínimo e testada com obstáculo macio; sem isso o portão esmaga.",
            "O ajuste de força é a proteção contra esmagamento, e exige teste.",
            "Um motor sem regulagem não detém a folha quando encontra alguém.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Vocês vendem o motor sem instalar?",
        answers: [
          "O preço divulgado é do kit instalado. Para só o equipamento, mande foto do portão e informamos a condição do modelo.",
          "Fale no orçamento. O kit com instalação é o que tem preço fechado e garantia do serviço.",
        ],
      },
      {
        question: "Perco a garantia se eu instalar?",
        answers: [
          "Pode perder. Dano por ligação ou montagem errada costuma ficar fora do certificado do motor.",
          "A do serviço, sim, porque não foi feito por nós. A do motor depende do fabricante e da causa do defeito.",
        ],
      },
      {
        question: "Já comprei o motor. Vocês instalam?",
        answers: [
          "Instalamos, a partir de {price.installation}, depois de conferir modelo, tensão e portão por foto.",
          "Sim. A instalação avulsa parte de {price.installation}, com {warranty.installation} de garantia no serviço.",
        ],
      },
      {
        question: "Meu eletricista pode instalar?",
        answers: [
          "A parte elétrica, sim. Regular curso, força e equilíbrio da folha é de quem trabalha com portão.",
          "Ele pode preparar o circuito com terra. A montagem e o teste de segurança pedem técnico de portão.",
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
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de motor de correr traz motor, central, controles, fim de curso e cremalheira, e se escolhe pelo peso da folha. Na troca em casa, instalado, fica de {price.homeSwap}; portão que nunca teve motor soma a base no piso.",
        "Para comprar kit de portão de correr, confira três itens: capacidade um terço acima do peso da folha, metros de cremalheira incluídos e número de controles. O valor sai por foto; na troca em casa, o conjunto instalado fica de {price.homeSwap}.",
        "O kit deslizante completo tem motor para um terço a mais que o peso da folha, central, controles e cremalheira em toda a largura. Na troca em casa, instalado, fica de {price.homeSwap}; com medidas e fotos do trilho, o valor vem fechado, sem custo.",
      ],
      price: [
        "O preço do kit de motor de correr depende do peso da folha e dos metros de cremalheira. Na troca em casa, o conjunto instalado fica de {price.homeSwap}; em folha pesada, de {price.heavySwap}. O orçamento por foto é grátis.",
        "O kit deslizante é orçado por peso e largura: motor, cremalheira por metro e instalação. Em casa, a troca do conjunto custa de {price.homeSwap}; para kit comprado à parte, a instalação parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit de correr", "Itens do kit deslizante", "Confira o kit antes de comprar"],
        slots: [
          [
            "O conjunto usual tem motor, central com receptor, controles, ímãs ou chaves de fim de curso e cremalheira.",
            "Motor com redutor, central, controles, fim de curso e cremalheira formam o kit.",
            "No kit vêm a máquina, a central, os controles e a cremalheira em barras.",
          ],
          [
            "Confira quantos metros de cremalheira estão incluídos: o portão pede a largura da folha.",
            "A cremalheira vem em barras; some até cobrir a folha inteira.",
            "Um kit com poucas barras exige comprar o restante à parte.",
          ],
          [
            "Fotocélula, trava e nobreak costumam ser acessórios, e a fotocélula é indicada em todo fechamento automático.",
            "A fotocélula não costuma vir no kit e deve entrar na compra.",
            "A fotocélula é vendida à parte e faz a folha voltar quando alguém passa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Como escolher o kit pelo portão",
          "Peso, largura e uso do kit deslizante",
          "O kit certo para a sua folha",
        ],
        slots: [
          [
            "Estime o peso da folha pela área e pelo material e escolha um motor com capacidade um terço acima.",
            "A etiqueta do motor traz o peso máximo da folha: não compre um que trabalhe no limite.",
            "A folha de 300 kg pede motor para 400 kg ou mais.",
          ],
          [
            "Casa usa modelo residencial; prédio e loja com muitas aberturas pedem regime intenso.",
            "O número de aberturas por hora separa o residencial do intensivo.",
            "O uso coletivo esquenta motor residencial: prefira o de regime intenso.",
          ],
          [
            "O nylon serve à folha leve e é silencioso; o aço é para folha pesada.",
            "Uma folha pesada leva cremalheira de aço; leve, de nylon.",
            "A cremalheira acompanha o peso: nylon na leve, aço na pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do kit de correr", "O que precisa estar pronto para instalar", "Base, trilho e energia"],
        slots: [
          [
            "Trilho nivelado, batentes nas pontas e base firme são a condição.",
            "Antes do motor, o portão precisa correr com uma mão.",
            "O portão tem de correr leve, com o trilho limpo e nivelado, antes de receber o motor.",
          ],
          [
            "O trabalho leva de {time.sliding}, e de {time.heavy} em portão pesado.",
            "Conte de {time.sliding} em casa, com base e energia prontas.",
            "Com tudo pronto, a instalação toma de {time.sliding}.",
          ],
          [
            "A cremalheira é alinhada com {rack.clearance} de folga em todo o percurso.",
            "Alinhamento e folga de {rack.clearance} evitam tranco e desgaste.",
            "No fim, regulam-se paradas, força e controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros de cremalheira eu preciso?",
        answers: [
          "Você precisa da largura da folha, com as barras emendadas sem falha de dente.",
          "Você precisa do comprimento da folha. Um vão de 3 metros com folha de 3,2 usa 3,2 metros, arredondados em barras.",
        ],
      },
      {
        question: "Os kits de preço fechado servem no portão de correr?",
        answers: [
          "Não: os kits de preço fechado são de basculante. O de correr é orçado pelo peso e pela largura.",
          "Não. Cada tipo de abertura tem o seu motor.",
        ],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Sim, com instalação a partir de {price.installation}, depois de ver se o modelo serve à folha.",
          "Instalamos. Mande a foto da etiqueta e do portão antes, para confirmar a capacidade.",
        ],
      },
      {
        question: "O kit tem garantia?",
        answers: [
          "Sim: no kit vendido por nós, são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim: {warranty.motor} no motor e {warranty.installation} no serviço.",
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
        "O kit de motor basculante com 2, 3 ou 4 controles parte de {models.pricesNamed}, instalado, em até {shop.instalments} vezes no cartão: o usual são 2, e cada controle a mais entra por unidade, gravado na mesma visita. Diga quantos quer e mande a foto com a largura, e o total vem sem custo.",
        "O kit de motor costuma vir com 2 controles, gravados na instalação, e quem quer 3, 4 ou mais soma cada um por unidade, na mesma visita. O kit basculante instalado, com central e controles, custa {models.pricesNamed}.",
        "O kit de portão eletrônico vem com motor, central e controles, em geral 2, e o basculante instalado custa {models.pricesNamed}: quem quer 3, 4 ou mais pede ao orçar, e cada controle extra entra por unidade. O kit de correr é orçado pelo peso da folha, por foto e sem custo.",
        "O kit JetFlex com 2, 3 ou 4 controles parte de {price.jetflex} instalado no basculante de até {width.quarterHp}, com central e controles gravados, em até {shop.instalments} vezes no cartão. O usual são 2, e cada um a mais entra por unidade, na mesma visita; para portão de correr ou de abrir, a versão é orçada por foto.",
        "O kit Speedy com 2, 3 ou 4 controles parte de {price.speedy} instalado no basculante de até {width.quarterHp}, com central e controles gravados, em até {shop.instalments} vezes no cartão. O usual são 2, e cada um a mais entra por unidade, na mesma visita.",
        "O kit de motor vem com controles, gravados na instalação: peça dois, três ou quatro controles ao orçar, e os que passam dos incluídos são somados antes de você fechar. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}.",
        "O kit de motor basculante vem com controles, gravados na instalação, e custa {models.pricesOr} instalado, em até {shop.instalments} vezes no cartão. Diga quantos controles quer, 2, 3 ou mais: os que passam dos incluídos são somados ao orçamento antes de você fechar.",
        "Dá para levar o kit com 2, 3 ou 4 controles: os que passam dos incluídos, em geral 2, entram como extras e saem gravados no mesmo dia. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}; em outro portão, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O kit de portão eletrônico vem com motor, central e controles, e o basculante instalado custa {models.pricesOr}: peça 2 controles, 3 ou mais ao orçar, e a resposta diz quantos já estão no preço e quanto custa cada um a mais. O kit de correr é orçado pelo peso da folha, por foto e sem custo.",
        "Sim, os controles vêm no kit, em geral 2, e o basculante instalado parte de {price.lowest}. Um a mais, para outro carro ou morador, pode ser pedido na mesma compra; o orçamento, grátis, diz quantos já estão no preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos controles pedir", "Um controle para cada carro", "A conta dos controles"],
        slots: [
          [
            "Conte um controle por motorista e mais um de reserva guardado em casa.",
            "Um por carro, um na portaria ou na cozinha e um de reserva costuma bastar.",
            "A conta simples é um por pessoa que dirige, mais um.",
          ],
          [
            "Pedir todos na instalação poupa outra visita para gravar.",
            "Gravados no mesmo dia, os extras já saem testados.",
            "Quem deixa para depois precisa gravar o novo na central.",
          ],
          [
            "Os controles antigos só servem se a central nova ler o mesmo código.",
            "Um controle que você já tem pode servir, conforme o código e a frequência.",
            "Antes de comprar extra, teste se os antigos falam com a central nova.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do kit e do controle extra", "O que está no preço", "O que vem no kit e o que é extra"],
        slots: [
          [
            "No kit basculante entram o acionador com motor de 1/4 HP, a central, os controles, a entrega e a instalação.",
            "Motor, central, controles, montagem e entrega estão no preço do kit basculante; fotocélula e trava são pedidas à parte.",
            "O preço do kit cobre motor, central, controles e mão de obra; fotocélula, trava e nobreak são somados se você quiser.",
          ],
          [
            "O extra é cobrado por unidade, conforme seja original ou compatível.",
            "Cada controle a mais tem preço por unidade, dito no orçamento.",
            "Original ou compatível: o tipo do controle muda o valor do extra.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quantos controles a central do kit aceita?",
        answers: [
          "Em geral, a central aceita dezenas; o limite está no manual. Para uma casa sobra espaço.",
          "O número depende do modelo, e costuma passar muito do que uma família usa.",
        ],
      },
      {
        question: "Um controle abre dois portões?",
        answers: [
          "Abre, se tiver dois botões e cada portão for gravado em um deles.",
          "Sim, com um botão para cada central, quando as duas leem o mesmo código.",
        ],
      },
      {
        question: "Perdi um controle do kit. O que faço?",
        answers: [
          "O técnico apaga o perdido da central e grava um novo, para que ele não abra mais o portão.",
          "O técnico limpa a memória e grava de novo os que ficaram.",
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
        "O kit basculante [marca] com 2, 3 ou 4 controles fica, na troca em casa, de {price.homeSwap}, com motor, central e mão de obra: o usual são 2, e cada um a mais entra por unidade, gravado na mesma visita. O modelo [marca] é cotado por foto, de graça; de preço fechado, os nossos kits instalados custam {models.pricesNamed}.",
        "O kit deslizante [marca] com 2, 3 ou 4 controles fica, na troca em casa, de {price.homeSwap}, com motor e mão de obra; em portão pesado, de {price.heavySwap}. O usual são 2, e cada um a mais entra por unidade, gravado na mesma visita; cremalheira e base, se faltarem, são orçadas por foto.",
        "O kit [marca] com 2, 3 ou 4 controles traz motor, central e controles gravados e fica, na troca em casa, de {price.homeSwap}, com mão de obra: o usual são 2, e cada um a mais entra por unidade. Diga o tipo de portão e mande a foto com a largura: o preço do modelo sai sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit", "Motor, central e controles do kit"],
        slots: [
          [
            "No basculante, o kit traz o acionador com motor, a central, os fins de curso e os controles; no de correr, a cremalheira entra por metro.",
            "Vêm motor, central, fins de curso e controles; o portão de correr leva ainda cremalheira, na medida da folha.",
          ],
          [
            "Fotocélula, trava e nobreak costumam ser à parte: confira item por item antes de comparar preços.",
            "A fotocélula quase nunca está na caixa e deve entrar na compra, se o portão fecha sozinho.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quantos controles pedir", "Dois bastam?"],
        slots: [
          [
            "Dois servem à casa com dois motoristas; conte mais um de reserva, guardado.",
            "A conta é um por motorista e um de reserva em casa.",
          ],
          [
            "O extra tem de ser do código da central; pedido junto, sai gravado e testado no mesmo dia.",
            "Pedir todos na instalação poupa outra visita para gravar.",
          ],
          [
            "Controles antigos só servem se a central nova lê o mesmo código e a mesma frequência.",
            "Os que você já tem podem servir: a foto dos dois lados mostra o código.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do kit", "Do kit ao total instalado"],
        slots: [
          [
            "Mudam o valor a versão, o tipo de portão, o peso da folha e o que já existe para aproveitar.",
            "Pesam a versão do motor, a largura da folha e o ponto de energia.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; no cartão, em até {shop.instalments} vezes.",
            "O cartão divide em até {shop.instalments} vezes; a garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles a central aceita?",
        answers: ["Em geral, dezenas; o limite está no manual. Para uma casa sobra espaço."],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Instalamos, com mão de obra a partir de {price.installation}, depois de conferir se o motor serve à folha.",
        ],
      },
      {
        question: "Perdi um controle do kit. O que faço?",
        answers: ["O técnico apaga o perdido da central e grava um novo, para que ele não abra mais o portão."],
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
        "Sim, entregamos e instalamos motor de portão em {shop.area}. No kit basculante, o frete e a montagem já estão no preço, a partir de {price.lowest}; mande o endereço pelo WhatsApp para confirmar o dia.",
        "Entregamos, sim: a área é {shop.area}, e quem leva o motor é o técnico que instala. O kit basculante com entrega e instalação parte de {price.lowest}, e a data sai na conversa.",
        "Sim. Atendemos {shop.area} com entrega e instalação na mesma visita, sem frete à parte no kit basculante, a partir de {price.lowest}. Com endereço, foto e largura do portão, combinamos o dia.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a entrega", "Do pedido ao portão funcionando", "Entrega e instalação juntas"],
        slots: [
          [
            "O motor chega com o técnico, sem caixa esperando montagem.",
            "O kit vai com o técnico, que monta na mesma visita.",
            "Quem entrega é quem monta, regula e testa.",
          ],
        ],
        steps: [
          "Mande foto do portão, largura e endereço.",
          "Receba o modelo indicado e o valor fechado.",
          "Combine o dia, conforme o modelo e a agenda.",
          "Acompanhe o teste e a gravação dos controles.",
        ],
      },
      {
        about: "cost",
        headings: ["O que o frete custa", "Frete incluído ou à parte", "Entrega no preço"],
        slots: [
          [
            "Nos kits basculantes, por {models.pricesOr}, frete e instalação estão incluídos.",
            "O kit basculante de {models.pricesOr} já inclui a entrega.",
            "Entrega e mão de obra fazem parte do preço do kit: {models.pricesNamed}.",
          ],
          [
            "Peças avulsas e motores de outros tipos têm a entrega confirmada no orçamento.",
            "Para peça avulsa, o orçamento diz se há custo de envio.",
            "Motor de correr ou de abrir sai com a entrega informada na proposta.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Alguém precisa estar em casa na entrega do motor?",
        answers: [
          "Sim, para abrir, mostrar o ponto de energia e receber os controles.",
          "Precisa de um adulto, que acompanha o teste e recebe as orientações.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do motor entregue?",
        answers: [
          "A instalação leva de {time.tilting} no basculante e de {time.sliding} no de correr, em geral.",
          "O basculante leva de {time.tilting}; o de correr, de {time.sliding}.",
        ],
      },
      {
        question: "Vocês entregam só o motor, sem instalar?",
        answers: [
          "O kit basculante é vendido instalado. Para levar só o equipamento, pergunte no orçamento.",
          "Consulte pelo WhatsApp; o preço de tabela inclui a montagem.",
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
        "Loja com instalação, se você não tem quem monte: o kit basculante instalado parte de {price.lowest}, com {warranty.motor} de garantia no motor e quem responda pelo conjunto. Kit de motor na internet só compensa com modelo conferido por foto, nota e instalador certo, somada a montagem avulsa, a partir de {price.installation}.",
        "Comprar motor de portão pela internet é seguro se três coisas estiverem certas antes de pagar: o modelo serve à folha, o vendedor dá nota e garantia, e alguém instala. Conosco a compra é pelo WhatsApp, por foto, e o kit basculante instalado parte de {price.lowest}.",
        "Sim, dá para comprar motor pela internet com segurança: confira CNPJ, nota, prazo de garantia e tensão. O risco maior é o modelo não servir; por isso mande foto e medidas antes. A instalação avulsa parte de {price.installation}.",
        "Vale a pena comprar motor pela internet se o modelo foi conferido por foto, há nota e você já tem quem instale: some ao preço da caixa a montagem avulsa, a partir de {price.installation}. Sem instalador, o kit basculante já montado, a partir de {price.lowest} e com {warranty.motor} de garantia, costuma sair melhor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de pagar", "Compra segura, item por item", "Perguntas ao vendedor"],
        slots: [
          [
            "Faça estas conferências com o anúncio aberto e o portão medido.",
            "A conferência evita devolver uma caixa pesada.",
            "Com as medidas na mão, a checagem leva poucos minutos.",
          ],
        ],
        bullets: [
          "Tipo do motor: basculante, de correr ou de abrir",
          "Tensão, 127 V ou 220 V",
          "Limite de peso ou de largura da folha",
          "CNPJ, nota fiscal e prazo de garantia",
          "O que vem na caixa: central, controles, cremalheira",
        ],
      },
      {
        about: "what",
        headings: ["Quando a internet compensa", "Para quem vale comprar pela internet"],
        slots: [
          [
            "Vale para quem já sabe o modelo exato, tem instalador combinado e troca um motor por outro igual.",
            "Compensa quando você repete o modelo da etiqueta e já tem quem monte.",
          ],
          [
            "Não vale no primeiro motor do portão: peso, lado e ponto de energia precisam ser vistos antes da compra.",
            "No primeiro motor, o risco de a caixa não servir é maior que a economia.",
          ],
          [
            "Ao receber, confira a etiqueta e a nota antes de abrir tudo: caixa aberta e usada dificulta a devolução.",
            "Guarde a nota e fotografe a etiqueta no dia da entrega, porque a garantia conta dali.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Preço da caixa e preço montado",
          "A conta completa da compra pela internet",
          "Quanto o motor da internet sai no fim",
        ],
        slots: [
          [
            "O motor da caixa ainda pede instalação, a partir de {price.installation}, e às vezes suporte e fiação.",
            "À caixa somam-se mão de obra, a partir de {price.installation}, e acessórios.",
            "Instalar motor comprado à parte custa a partir de {price.installation}.",
          ],
          [
            "No basculante, o kit montado sai por {models.pricesNamed}.",
            "Já com entrega e montagem, o kit basculante custa {models.pricesOr}.",
            "Para comparar, o basculante instalado tem preço fechado: {models.pricesNamed}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso me arrepender do motor comprado pela internet?",
        answers: [
          "Em compra feita fora da loja física, o Código de Defesa do Consumidor dá 7 dias para desistir, contados do recebimento.",
          "Sim, em 7 dias do recebimento, pela lei, nas compras feitas à distância.",
        ],
      },
      {
        question: "Vocês instalam motor comprado em outro site?",
        answers: [
          "Sim, a partir de {price.installation}, depois de conferir por foto se o modelo serve.",
          "Instalamos, com a etiqueta ou o anúncio conferido antes. A mão de obra parte de {price.installation}.",
        ],
      },
      {
        question: "Quem responde pela garantia do motor comprado fora?",
        answers: [
          "Responde quem vendeu e o fabricante. Nós respondemos pela instalação, por {warranty.installation}.",
          "Responde o vendedor do motor; a nossa garantia, de {warranty.installation}, é do serviço.",
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
        "Vendemos e instalamos motor basculante de 1/4 HP, para folha equilibrada de até {width.quarterHp} de largura: {price.padrao} o Padrão, que abre em {opening.padrao}, {price.speedy} o Speedy, em {opening.speedy}, e {price.jetflex} o JetFlex, em {opening.jetflex}. Cada preço já tem central, controles, entrega e instalação.",
        "O motor para portão basculante de 1/4 HP sai instalado por {models.pricesNamedOr}, com central, controles e entrega, e a diferença é o tempo de abertura. Serve em folha de casa de até {width.quarterHp}, com o contrapeso certo; folha maior pede 1/3 ou 1/2 HP, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Padrão, Speedy ou JetFlex: qual 1/4 HP", "Os três motores de 1/4 HP"],
        slots: [
          ["A força é a mesma nos três; muda o tempo de abertura, e com ele quanto o carro espera na rua."],
          [
            "O Padrão atende a casa em que a rua é calma; o Speedy reduz a espera pela metade; o JetFlex é para quem não quer esperar do lado de fora.",
          ],
          ["Nos rápidos, a folha precisa estar bem equilibrada, e a fotocélula, que não vem no kit, é recomendada."],
        ],
      },
      {
        about: "check",
        headings: ["O 1/4 HP serve no seu portão?", "Antes de pedir o motor de 1/4 HP"],
        slots: [
          ["Quem carrega a folha é o contrapeso; o motor só conduz, e por isso 1/4 HP basta em casa."],
          [
            "Acima de {width.quarterHp}, com madeira ou chapa dupla, ou em garagem de várias famílias, a conta passa a 1/3 ou 1/2 HP.",
          ],
          [
            "Folha que sobe pesada ou desce sozinha é acertada antes: mais potência força o cabo e não corrige o contrapeso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação e garantia", "Tempo de instalação e garantia"],
        slots: [
          ["A instalação leva de {time.tilting}, com regulagem de força, fim de curso e controles gravados."],
          [
            "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação, e o cartão divide em até {shop.instalments} vezes.",
          ],
          [
            "Reparo na folha, cabo gasto ou ponto de energia que falta são orçados à parte, pela foto, antes da visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor com mais HP abre mais rápido?",
        answers: [
          "Não. A velocidade vem da redução e da central: com o mesmo 1/4 HP há motor de {opening.padrao} e de {opening.jetflex}.",
        ],
      },
      {
        question: "Posso pôr 1/4 HP no lugar de um motor de outra marca?",
        answers: [
          "Em geral, sim, com a folha equilibrada e até {width.quarterHp}. Suporte e fiação são conferidos por foto; a central e os controles já vêm no kit.",
        ],
      },
      {
        question: "Meu basculante tem 3 metros. O de 1/4 HP aguenta?",
        answers: [
          "Nessa largura, indicamos o de 1/3 HP ou mais, pela foto. O de 1/4 HP trabalharia no limite e esquentaria.",
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
      "kit basculante preço",
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
        "O kit de motor basculante de 1/4 HP, para folha de até {width.quarterHp}, custa {models.pricesNamed}, com motor, central, controles, entrega e instalação. O que muda é o tempo de abertura: {seconds.all} segundos; folha maior é orçada por foto.",
        "O motor de portão basculante instalado custa {models.pricesNamedOr}, com central, controles, entrega e mão de obra, em folha de até {width.quarterHp} de largura. Os três têm a mesma força e mudam no tempo de abrir; folha mais larga pede motor mais forte, com preço por foto.",
        "Instalado, o motor para portão basculante de até {width.quarterHp} sai por {models.pricesNamedOr}, com tudo incluído: motor, central, controles e montagem. Portão mais largo pede motor mais forte, e ponto de energia novo ou conserto da folha são orçados à parte.",
        "Instalado, o kit de motor basculante custa {models.pricesNamedOr}, para folha equilibrada de até {width.quarterHp}, em até {shop.instalments} vezes no cartão. Reparo da folha e ponto de energia, se faltar, são orçados à parte, antes.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que já está no preço", "Incluído no preço e cobrado à parte"],
        slots: [
          [
            "O valor depende da velocidade do modelo e é de {kit.includes}, para folha que fica parada sozinha a meia altura.",
            "No valor de cada modelo estão o motor de 1/4 HP, a central, os controles gravados, a entrega e a mão de obra.",
          ],
          [
            "Cabo, contrapeso, solda e ponto de energia novo somam à parte, com o preço dito antes.",
            "O que a folha pedir além do motor vem em linha separada do orçamento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual dos kits escolher", "Padrão, Speedy ou JetFlex"],
        slots: [
          [
            "O Padrão abre em {opening.padrao}, para rua calma e garagem com recuo.",
            "Quem espera pouco na rua fica com o Padrão, de {opening.padrao}.",
          ],
          [
            "O Speedy, de {opening.speedy}, é o meio-termo; o JetFlex, com inversor, abre em {opening.jetflex}.",
            "Para entrar mais depressa, o Speedy leva {opening.speedy}, e o JetFlex, {opening.jetflex}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A instalação está no preço do kit?",
        answers: [
          "Está, com a entrega e os controles gravados, e leva de {time.tilting}. A instalação tem {warranty.installation} de garantia.",
        ],
      },
      {
        question: "E se o meu portão for mais largo?",
        answers: ["Acima de {width.quarterHp}, o motor é outro: mande foto e medidas, e o valor vem sem custo."],
      },
      {
        question: "Posso comprar o kit e instalar com outra pessoa?",
        answers: ["Diga isso ao pedir o orçamento: o preço da lista é do kit já instalado."],
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
    ],
    sections: [],
    keep: ["what", "choose", "cost"],
    questions: [],
  },
  {
    id: "kit-jetflex",
    broader: "jetflex",
    label: "Kit JetFlex",
    phrase: "o kit JetFlex",
    asks: ["kit basculante jetflex", "kit motor basculante jetflex", "kit basculante jetflex preço"],
    sections: [],
    keep: ["what", "choose", "cost"],
    questions: [],
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
        "Motor com cremalheira inclusa se pede pelo comprimento da folha: ela é vendida por metro, e 3 metros servem a folha de até 3 metros, como 4 metros à de até 4. Instalado, com controles, na troca em casa, o conjunto fica de {price.homeSwap}; se a cremalheira que está lá tem o passo certo e os dentes inteiros, ela fica.",
        "Montamos o kit deslizante com os controles e os metros de cremalheira que o portão pede: instalado, na troca em casa, fica de {price.homeSwap}. A cremalheira tem o comprimento da folha, então 4 metros servem a folha de até 4 metros; 2 controles são o usual, e mais podem ser gravados.",
        "O kit de motor deslizante com 2 controles e cremalheira na medida da folha, instalado na troca em casa, fica de {price.homeSwap}; o valor fecha por foto. Compre a cremalheira pelo comprimento da folha, não do vão, e o motor com capacidade um terço acima do peso.",
      ],
      price: [
        "O motor deslizante com a cremalheira na medida da folha, como 3 metros ou 4 metros, fica de {price.homeSwap} na troca em casa, instalado e com controles; em folha pesada, de {price.heavySwap}. A cremalheira é contada por metro, e a inclusa no anúncio precisa cobrir a folha inteira.",
        "O kit deslizante com controles e cremalheira, instalado na troca em casa, fica de {price.homeSwap}; em folha pesada, de {price.heavySwap}. Cada controle e cada metro de cremalheira a mais entra à parte, e o primeiro motor soma base e ponto de energia. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Controles e cremalheira do kit", "O que conferir no kit"],
        slots: [
          [
            "Dois controles atendem uma casa com dois motoristas; outros são gravados na mesma central, até o limite da memória.",
            "Conte um controle por motorista e um de reserva; os que faltam são comprados à parte e gravados.",
          ],
          [
            "A cremalheira cobre a folha inteira, que passa um pouco do vão: 4 metros dão para folha de até 4 metros.",
            "Meça a folha, e não o vão: faltando cremalheira, o motor perde o dente antes do fim do curso.",
          ],
          [
            "Fotocélula, trava e nobreak em geral não vêm no kit; a fotocélula é indicada em todo fechamento automático.",
            "A fotocélula costuma ser vendida à parte e deve entrar na compra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor certo para a folha", "Peso e uso antes do número de controles"],
        slots: [
          [
            "O motor se escolhe pelo peso da folha, com um terço de folga: 300 kg pedem motor para 400 ou mais.",
            "Estime o peso pela área e pelo material e deixe um terço de sobra na capacidade.",
          ],
          [
            "Nylon serve à folha leve e é silencioso; aço, à pesada ou de muito uso.",
            "Cremalheira de nylon reforçado para casa; de aço, para folha pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação do kit deslizante", "O que precisa estar pronto"],
        slots: [
          [
            "Com base, trilho e ponto de energia prontos, a instalação leva de {time.sliding}.",
            "A instalação leva de {time.sliding} se a folha corre com uma mão e a energia está no lugar.",
          ],
          [
            "No fim, regulam-se paradas e força, a fotocélula é testada e os controles saem gravados.",
            "Você recebe os controles gravados e o portão testado com obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ter mais de 2 controles?",
        answers: [
          "Dá. Controles do mesmo código são comprados à parte e gravados na central, até o limite da memória.",
          "Sim: cada controle extra é gravado em poucos minutos, na instalação ou depois.",
        ],
      },
      {
        question: "4 metros de cremalheira bastam?",
        answers: [
          "Bastam para folha de até 4 metros. Folha maior leva mais um gomo, do mesmo passo.",
          "Sim, se a folha, e não só o vão, tem até 4 metros.",
        ],
      },
      {
        question: "Comprei o kit pela internet. Vocês instalam?",
        answers: [
          "Instalamos, com mão de obra a partir de {price.installation}, depois de conferir se o motor serve ao peso da folha.",
          "Sim, a partir de {price.installation}. A garantia do motor fica com quem vendeu; a do serviço é nossa, de {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do piso, com a largura, a altura e o material da folha",
  },
];
