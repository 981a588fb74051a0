import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const automatizarManual: NarrowConcept[] = [
  {
    id: "automatizar-antigo",
    broader: "automatizar-manual",
    label: "Automatizar portão antigo",
    phrase: "a automação de portão antigo",
    asks: [
      "vale a pena automatizar portão velho",
      "vale a pena automatizar portão antigo",
      "vale a pena motor portão velho",
      "vale a pena colocar motor portão velho",
      "compensa automatizar portão velho",
      "compensa colocar motor portão velho",
      "compensa automatizar portão antigo",
      "portão 30 anos automatizar",
      "portão 20 anos automatizar",
      "portão 40 anos automatizar",
      "portão 30 anos dá para automatizar",
      "portão 20 anos colocar motor",
      "portão 30 anos colocar motor",

      "portão novo automatizar velho",
      "portão novo ou automatizar",
      "automatizar velho ou portão novo",
      "compensa motor basculante velho",
      "automatizar portão antigo",
      "motor portão antigo",
      "portão velho motor",
      "automatizar portão velho",
      "portão antigo automático",
      "motorizar portão antigo",
      "motor portão velho",
      "aproveitar portão",
      "aproveitar portão velho",
      "aproveitar portão velho motor",
      "aproveitar portão antigo",
      "aproveitar portão motor",
      "colocar motor portão velho",
      "colocar motor portão antigo",
      "instalar motor portão antigo",
      "colocar motor portão antigo",
      "instalar motor portão velho",
      "pôr motor portão antigo",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena automatizar portão velho se a folha está firme, reta e anda leve na mão, mesmo um portão manual de 30 anos. A idade conta menos que a estrutura. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, o valor vem por foto, com os acertos da folha à parte.",
        "Dá para automatizar portão manual antigo sem trocar a folha, na maioria dos casos, se não há ferro furado, coluna solta nem cabo gasto. O kit basculante de até {width.quarterHp} começa em {price.lowest} instalado. De correr e de abrir são orçados por foto, com a reforma em linha separada.",
        "Um portão com 30 anos dá para automatizar quando a folha anda leve e o ferro está são. Ferrugem, solda e roldana gasta são acertadas antes. O kit para basculante de até {width.quarterHp} parte de {price.lowest} instalado, e nos outros portões o orçamento é grátis, por foto.",
      ],
      price: [
        "Automatizar portão antigo custa o mesmo que um novo quando a folha está firme. No basculante de até {width.quarterHp}, são {models.pricesOr}, instalado. Nos outros, o valor é dado por foto. Solda, ferrugem e roldana ou cabo gasto entram em linha própria.",
        "No portão velho e firme, o preço do motor não muda: {models.pricesOr} no basculante de até {width.quarterHp}, com instalação. Nos outros, o motor é orçado por foto, e a mão de obra avulsa parte de {price.installation}. A reforma da folha, se precisar, é somada à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O portão antigo aguenta motor?", "O que olhar num portão velho"],
        slots: [
          [
            "O exame é visual, com a folha parada e sem soltar cabo nem contrapeso. Ferrugem na superfície se trata; chapa furada na base pede serralheiro antes do motor.",
            "Olhe sem mexer em cabo ou contrapeso, que seguram o peso. Ferrugem de casca não impede, e furo na base ou solda aberta se conserta primeiro.",
            "Basta ver a estrutura, com o portão quieto. Casca de ferrugem se lixa e pinta, mas base furada vai para a serralheria; no basculante, só se observa.",
          ],
        ],
        steps: [
          "Veja se a base da folha está furada de ferrugem.",
          "Procure solda trincada nos cantos.",
          "Olhe a coluna: trinca ou chumbador solto.",
          "De correr ou de abrir, mova devagar e sinta onde prende.",
          "Fotografe tudo; basculante, só de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se acerta antes do motor", "Da reforma da folha ao motor"],
        slots: [
          [
            "Soldas, dobradiças, roldanas e cabos gastos vêm primeiro, porque o motor não compensa folha ruim, e o ponto onde ele puxa ganha reforço. No basculante, contrapeso e cabos são refeitos para o peso de hoje, contando tinta e chapa acrescentada.",
            "A serralheria firma o que está solto e reforça o lugar em que o motor vai puxar, que o portão manual não tinha. Basculante tem o contrapeso acertado pelo peso atual, com as camadas de tinta.",
            "Peça gasta e solda aberta saem antes, e uma chapa reforça o ponto do motor. Como tinta e remendo pesam, o contrapeso do basculante é refeito com a folha como está hoje.",
          ],
          [
            "Depois entram o motor, os controles e a força no mínimo, com a fotocélula se você quiser. Com a folha pronta, a montagem leva {time.tilting} no basculante e {time.sliding} no de correr.",
            "Só então se monta o motor, em {time.tilting} no basculante ou {time.sliding} no de correr, e se regulam força e paradas. Trincos antigos saem de uso.",
            "Com a folha leve, o motor é instalado em {time.tilting}, se basculante, ou em {time.sliding}, se de correr. O trinco manual é retirado, para o motor não forçar contra ele.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Reformar ou trocar a folha", "Quando o portão velho não compensa"],
        slots: [
          [
            "Se a ferrugem furou em vários pontos ou subiu aos montantes, a folha nova costuma sair melhor, porque o reforço não tem onde prender. Quando a reforma passa da metade do preço de outra folha, compare os dois orçamentos.",
            "Folha nova vale a pena com furos espalhados ou estrutura fina, em que a solda não segura. Uma boa medida é a reforma custar mais da metade de um portão novo.",
            "Troca-se a folha quando o ferro acabou em muitos lugares; um canto podre só se corta e se refaz. Se o conserto chega à metade do valor de outra, peça os dois preços.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o portão antigo for muito pesado?",
        answers: [
          "O motor comum serve só dentro da capacidade do modelo, com folga de um terço sobre o peso. Chapa grossa de antigamente costuma pedir motor maior.",
          "Depende do peso: o motor precisa passar dele em um terço. Ferro antigo é mais grosso e pesa mais que o atual.",
        ],
      },
      {
        question: "Posso manter o desenho do portão?",
        answers: [
          "Sim. Suportes e reforços ficam por dentro, sem mudar a fachada.",
          "Pode: o motor e as chapas vão do lado de dentro, e a frente continua igual.",
        ],
      },
      {
        question: "Quem faz a reforma da folha?",
        answers: [
          "Reforço e solda ligados ao motor entram no serviço; reforma grande ou folha nova é do serralheiro, antes da instalação.",
          "O serralheiro, quando é estrutura. Ajustes pequenos e o reforço do motor se fazem junto com a instalação.",
        ],
      },
      {
        question: "Quanto tempo dura o motor num portão velho?",
        answers: [
          "O mesmo que em um novo, de {trade.life}, se a folha anda leve. Portão que arrasta encurta muito essa vida.",
          "De {trade.life}, com folha leve e revisão {visits.home}. O que mata o motor é o peso, e não a idade do portão.",
        ],
      },
    ],
    photo: "fotos da base da folha, das soldas, da coluna e do portão inteiro, com a largura",
  },
  {
    id: "automatizar-madeira",
    broader: "automatizar-manual",
    label: "Automatizar portão de madeira",
    phrase: "a automação de portão de madeira",
    asks: [
      "madeira chuva automatização",
      "madeira incha automatização",
      "portão ripado madeira",
      "portão ripado madeira automático",
      "portão madeira pode ter motor",
      "automatizar portão madeira",
      "portão madeira automático",
      "motorizar portão madeira",
      "automação portão madeira",
      "automatizar madeira",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para automatizar portão de madeira se a folha está firme, reta e leve na mão. O motor se prende em reforço de metal, e não na tábua, e precisa de força de sobra, porque a madeira molhada pesa mais. A troca de um motor fica de {price.homeSwap} em casa e de {price.heavySwap} em folha maciça; o primeiro sai por foto.",
        "Sim, o portão de madeira pode ser automatizado quando não está empenado e as ferragens aguentam, com um reforço metálico onde o motor puxa. Como a madeira molhada pesa mais, escolhe-se um motor com folga sobre o peso. Motor e instalação ficam em torno de {price.homeSwap} em casa e de {price.heavySwap} em folha muito pesada; a ferragem é somada.",
        "Portão de madeira aceita motor, desde que o quadro esteja firme e a folha ande leve; a fixação vai em chapa ou perfil de metal, porque na tábua solta. A referência em casa é de {price.homeSwap}, motor e mão de obra, ou de {price.heavySwap} em folha maciça pesada, somando o reforço.",
        "Colocar motor em portão de madeira é possível sem estragá-lo: a força vai para uma chapa de metal, e não para a tábua, em folha reta, firme e leve de mover. A máquina tem margem para a madeira molhada, e a base de preço é de {price.homeSwap} em casa, ou de {price.heavySwap} em folha maciça pesada, com serviço, fora o reforço.",
        "A madeira não impede o motor no portão, mas pede três coisas: folha sem empeno, reforço metálico na fixação e potência de sobra, pois ela ganha peso na chuva. Tome por base de {price.homeSwap} em residência e de {price.heavySwap} em folha maciça pesada, com mão de obra, e some a ferragem.",
      ],
      price: [
        "Automatizar portão de madeira tem preço por foto, sem custo, porque o peso muda o motor e o reforço. Entram motor, reforço de metal, energia e mão de obra. Só a mão de obra parte de {price.installation}; trocar um motor que já existe fica de {price.homeSwap} em casa.",
        "O valor para automatizar um portão de madeira depende do peso da folha e do reforço, e é orçado de graça por foto. Mande a largura, a altura e a espessura. Só a mão de obra, para motor seu, parte de {price.installation}; a troca de um motor existente fica de {price.homeSwap} em casa.",
        "O preço para motorizar portão de madeira maciça depende do peso, do reforço e da energia no lugar. Com as três medidas da folha e fotos, passamos o valor sem custo. Só a mão de obra parte de {price.installation}, e trocar um motor de portão pesado fica de {price.heavySwap}.",
        "Para automatizar um portão de madeira, o orçamento por foto soma o motor, a chapa de reforço, a energia e a mão de obra. Mande largura, altura e espessura. A mão de obra avulsa parte de {price.installation}; trocar um motor que já existe fica de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor o portão de madeira pede", "Madeira pesa: escolha com margem"],
        slots: [
          [
            "O peso decide o motor, e madeira maciça pesa muito mais que alumínio ou ripado sobre quadro de metal. Como ela absorve água, o modelo é escolhido acima do peso calculado por largura, altura e espessura.",
            "Tábua maciça é das folhas mais pesadas, e molhada pesa ainda mais, então o motor precisa de margem sobre a conta feita pelas três medidas. Ripado em quadro metálico é mais leve e deforma menos.",
            "Calcula-se o peso pela largura, altura e espessura e soma-se uma folga para os dias de chuva, quando a madeira incha. Ripas sobre quadro de ferro pedem menos motor que folha inteira de tábua.",
            "A potência sai do peso, e o da madeira engana: a folha seca do verão fica bem mais pesada com chuva. Calcule pelas três dimensões e deixe sobra; se for ripado em estrutura de ferro, a exigência cai e o empeno também.",
            "Escolha o motor para o pior dia, o da madeira encharcada, e não para o peso de tabela que as medidas dão. Folha maciça ocupa o topo da escala, enquanto ripas em armação de metal pesam e entortam menos.",
          ],
          [
            "O portão de correr é o melhor para folha pesada, porque o trilho leva o peso. O de abrir pede dobradiça e coluna reforçadas, e no basculante o contrapeso é calculado para a madeira.",
            "Se há parede ao lado, o tipo de correr sofre menos, já que as rodas carregam a folha. No de abrir tudo pende da dobradiça, e no basculante o contrapeso precisa acompanhar.",
            "O trilho aguenta bem a madeira no portão de correr; no de abrir, quem segura são a coluna e a dobradiça, e no basculante o contrapeso se refaz para o peso novo.",
            "O tipo do portão também pesa na escolha. Sobre rodas, no deslizante, a madeira vai apoiada; no pivotante ela pende de dobradiça e coluna, que se reforçam; e no basculante o contrapeso é refeito pelo técnico.",
            "Correr é a melhor saída para tábua maciça, porque o chão sustenta a carga. Já abrir exige coluna firme e dobradiça forte, e o basculante depende de um contrapeso calculado para aquele peso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é preso na madeira", "O reforço que a folha recebe"],
        slots: [
          [
            "Onde o motor puxa entra uma chapa ou um perfil de metal, com parafuso que atravessa a folha, porque só na tábua o furo alarga e racha. No de correr, a cremalheira vai em perfil preso de ponta a ponta.",
            "O ponto de força ganha chapa metálica e parafuso passante, para a madeira não rachar com o puxão. A régua dentada do portão de correr é montada sobre um perfil ao longo da folha.",
            "Parafuso comum solta da tábua com a vibração; por isso usa-se perfil ou chapa dos dois lados, unidos por parafuso que atravessa. Na folha de correr, esse perfil leva a cremalheira.",
            "A tábua sozinha não segura o esforço, que alarga o furo até rachar. Daí a chapa ou perfil no ponto de apoio, preso por parafusos que passam de um lado ao outro, e, no deslizante, o perfil contínuo que recebe a cremalheira.",
            "Quem recebe o puxão é o metal: perfil ou chapa aparafusados de fora a fora, para a madeira não lascar. Em portão de correr, uma barra desse tipo acompanha toda a base e serve de apoio à régua dentada.",
          ],
          [
            "O trinco antigo sai ou fica travado aberto, e a energia vem de um circuito só do portão, na tensão do motor, com disjuntor e terra. A força fica na menor que move a folha, e a fotocélula vale ainda mais em portão pesado.",
            "Tranca manual deixa de ser usada, e o motor recebe um ponto de energia só dele, na tensão da etiqueta e com terra. Regula-se a força mínima e, pela massa da folha, convém ter fotocélula, o sensor que a para se há alguém.",
            "Retira-se o ferrolho, liga-se o motor em circuito próprio com terra e ajusta-se a menor força possível. Em folha pesada, o sensor de passagem faz falta se não for instalado.",
            "Com motor, a tranca manual é retirada ou fica aberta, pois esquecida fechada ela força tudo. A alimentação é só do portão, com terra e disjuntor, a força é regulada no mínimo e a fotocélula protege quem passa.",
            "Antes de ligar, o ferrolho é eliminado e puxa-se um circuito só do motor, aterrado e com disjuntor próprio. A força é regulada no mínimo que move a folha, e o peso dela pede uma fotocélula, o sensor de passagem.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados para a folha não empenar", "Madeira e motor ao longo do ano"],
        slots: [
          [
            "Verniz em dia e a base longe do chão molhado evitam que a folha inche, raspe e faça o motor parar como se houvesse obstáculo. Na revisão, {visits.home}, os parafusos são reapertados, porque madeira afrouxa com a vibração.",
            "Folha envernizada e seca embaixo muda menos de peso e não raspa, o que a placa entenderia como obstáculo. A cada revisão, {visits.home}, aperta-se a fixação, que cede mais na madeira que no ferro.",
            "Proteja do molhado, com verniz e sem encostar no chão: madeira inchada prende, e o motor volta. A revisão, {visits.home}, reaperta os parafusos e confere o alinhamento.",
            "O inimigo é a umidade, que incha a folha, faz raspar e leva a placa a inverter, como se encontrasse alguém. Verniz renovado e base seca evitam isso, e a revisão, {visits.home}, devolve o aperto aos parafusos que a vibração soltou.",
            "Conserve o verniz e mantenha a parte de baixo longe da água, para o peso e o alinhamento mudarem pouco. Madeira cede em volta do parafuso, e reapertar faz parte da revisão, {visits.home}; folha inchada roça e o motor recua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de madeira estraga o motor?",
        answers: [
          "Não, se o motor tem margem de força e a folha anda leve. O que gasta é folha empenada, inchada ou com dobradiça cedendo.",
          "Só quando o peso passa do limite ou a folha prende. Com reforço, folga de potência e regulagem, trabalha normal.",
          "O material em si não estraga. Motor sofre com empeno, dobradiça caída ou peso acima do limite, problemas que se acertam antes de instalar.",
        ],
      },
      {
        question: "Quanto pesa um portão de madeira?",
        answers: [
          "Calcule largura vezes altura vezes espessura, em metros, e multiplique por 700 a 1.000 kg, conforme a madeira. Uma folha de 3 por 2 metros com 4 cm dá de 170 a 240 kg, sem a ferragem.",
          "O volume da folha vezes 700 a 1.000 kg por metro cúbico dá a estimativa: 3 por 2 metros em tábua de 4 cm fica entre 170 e 240 kg, mais dobradiças e reforço. Molhada, passa disso.",
          "Faça a conta do volume e use de 700 a 1.000 kg por metro cúbico. Para 4 cm de espessura em 3 por 2 metros, o resultado vai de 170 a 240 kg, fora ferragens e água da chuva.",
        ],
      },
      {
        question: "A folha está um pouco empenada. Dá assim mesmo?",
        answers: [
          "Primeiro se corrige o empeno ou a dobradiça, porque o motor não endireita e vai forçar. Depois do acerto, a automação segue normal.",
          "Antes do motor vem o marceneiro ou serralheiro: folha torta raspa e faz a placa voltar. Reta, ela aceita o motor.",
          "Dá depois de endireitar. O motor não corrige folha torta, só se cansa com ela, e o raspar é lido pela placa como obstáculo.",
        ],
      },
      {
        question: "Vale trocar por quadro de ferro com ripas?",
        answers: [
          "Se a folha vai ser refeita, vale: pesa menos, empena menos e o motor se prende direto no metal.",
          "Em folha nova, sim, porque o quadro metálico segura a forma e recebe bem a fixação. Folha boa não precisa ser trocada.",
          "Se a atual está firme, fique com ela. Quando for preciso fazer outra, a armação de ferro com ripas pesa menos e facilita prender o motor.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das dobradiças ou do trilho, com largura, altura e espessura da folha",
  },
  {
    id: "automatizar-ferro",
    broader: "automatizar-manual",
    label: "Automatizar portão de ferro",
    phrase: "a automação de portão de ferro",
    asks: [
      "colocar motor portão ferro",
      "colocar motor portão ferro existe",
      "colocar motor portão ferro preço",
      "colocar motor portão ferro existe preço",
      "colocar motor ferro já existe preço",
      "instalar motor portão ferro",
      "instalar motor portão ferro preço",
      "instalar motor portão ferro existe preço",
      "pôr motor portão ferro",
      "botar motor portão ferro",
      "botar motor portão ferro preço",
      "automatizar portão ferro",
      "portão ferro automático",
      "motorizar portão ferro",
      "automação portão ferro",
      "automatizar portão chapa",
      "automatizar portão grade",
      "portão grade automático",
      "portão chapa automático",
      "portão chapa ondulada automático",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de ferro se escolhe pelo jeito de abrir e pelo peso, que dobra quando a grade é fechada com chapa. No basculante de até {width.quarterHp} e bem equilibrado, 1/4 HP basta, a partir de {price.lowest} instalado; no de correr, a capacidade fica um terço acima do peso da folha. No ferro, suporte e reforço se soldam com facilidade.",
        "O portão de ferro, de grade ou fechado com chapa, aceita bem o motor, porque nele se soldam suporte e reforço. O peso decide o modelo: no basculante de até {width.quarterHp}, 1/4 HP instalado parte de {price.lowest}; no de correr e no de abrir, o valor sai por foto e medidas.",
        "Motor para portão de ferro se escolhe pelo peso: a grade é leve, e a folha fechada de chapa pesa mais e pega vento. No basculante equilibrado de até {width.quarterHp} basta 1/4 HP, a partir de {price.lowest} instalado; no portão de correr e no de abrir, mande foto e medidas.",
        "Dá para pôr motor em portão de ferro que já existe, seja grade ou chapa fechada, se a folha anda leve e a base não está podre. O kit do basculante de até {width.quarterHp} custa a partir de {price.lowest}, instalado, e os outros tipos são orçados pela foto.",
      ],
      price: [
        "Colocar motor em portão de ferro que já existe custa, no basculante de até {width.quarterHp}, de {price.lowest} a {price.highest}, instalado. No de correr ou de abrir, o primeiro motor é orçado por foto, com base ou suportes e energia. Só a mão de obra, para motor seu, parte de {price.installation}.",
        "O preço para automatizar portão de ferro já existente vai de {price.lowest} a {price.highest} no basculante de até {width.quarterHp}, com instalação. No de correr e no de abrir, o valor vem por foto, porque suportes, base e energia variam. Para comparar, trocar um motor em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Grade ou chapa fechada: que motor usar", "O peso do ferro e o motor"],
        slots: [
          [
            "A grade de tubo é leve e deixa o vento passar. A chapa fechada soma 7,85 kg por metro quadrado a cada milímetro, uns 52 kg numa folha de 3 por 2,2 metros, e o vento a empurra como vela.",
            "Portão de grade pesa pouco e quase não sente vento. Fechado com chapa de 1 mm, uma folha de 3 por 2,2 metros ganha perto de 52 kg, porque o aço tem 7,85 kg por metro quadrado em cada milímetro.",
            "Cada milímetro de chapa põe 7,85 kg por metro quadrado: em 3 x 2,2 metros, cerca de 52 kg a mais que a grade. Além disso, a folha cheia recebe o vento que antes passava.",
          ],
          [
            "Com contrapeso certo, o basculante até {width.quarterHp} fica no 1/4 HP mesmo de ferro. Vai forrar a grade depois? Faça antes do motor, para não refazer a conta.",
            "No basculante equilibrado, o contrapeso carrega a folha, e 1/4 HP serve até {width.quarterHp}. Chapa acrescentada mais tarde obriga a novo equilíbrio.",
            "Até {width.quarterHp}, o basculante de ferro bem contrapesado usa 1/4 HP. Se pretende fechar a grade, deixe o motor para depois da chapa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes do motor: ferrugem e solda", "O que olhar na folha de ferro"],
        slots: [
          [
            "Faça a vistoria com a folha parada, sem mexer em cabo, mola ou contrapeso. Mancha de ferrugem se lixa e pinta, mas furo na base é serviço de serralheiro e vem antes do motor.",
            "Olhe sem mover o portão e longe de cabos e contrapeso. O que é só mancha pode ser pintado; tubo furado o serralheiro troca primeiro.",
            "Examine o portão imóvel e não toque em cabos, molas ou pesos. Ferrugem de superfície não impede o motor, e base furada, sim, até o serralheiro refazer.",
          ],
        ],
        steps: [
          "Veja a base da folha, onde a água para.",
          "Procure trinca nas soldas dos cantos e da dobradiça.",
          "Observe se a folha raspa ou está torta.",
          "No de correr ou de abrir, mova com a mão: deve ir leve.",
          "Meça a largura e diga se é grade ou chapa.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço e o que soma", "A conta para automatizar o ferro"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados são {models.pricesNamed}, com central e controles. O que soma vem do portão, e é informado antes do serviço.",
            "Os três kits instalados para basculante de até {width.quarterHp} são {models.pricesNamed}, com controles gravados. Acertos na folha ou na energia aparecem à parte no orçamento.",
            "Para basculante de até {width.quarterHp}, há {models.pricesNamed}, já com central, controles e montagem. Ficam separados os reparos que a folha pedir.",
          ],
        ],
        bullets: [
          "Ponto de energia só do motor, se não houver",
          "Cabo, roldana ou contrapeso a refazer",
          "Reforço soldado onde o motor puxa",
          "Base e cremalheira, no portão de correr",
          "Trava elétrica e batente, no de abrir",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de ferro dá choque com motor?",
        answers: [
          "Não deve: o circuito leva fio terra e fiação em eletroduto. Se sentir formigamento, desligue o disjuntor, não toque na folha e chame o técnico.",
          "Com aterramento e cabo protegido, não. Qualquer choque é defeito; corte o disjuntor e deixe o portão sem uso até o reparo.",
        ],
      },
      {
        question: "Precisa soldar o portão para instalar o motor?",
        answers: [
          "Muitas vezes, um suporte ou travessa é soldado na folha, e o ponto recebe fundo contra ferrugem. Quando a folha já tem travessa firme, parafuso basta.",
          "Depende da travessa: se há uma no lugar certo, parafusa-se nela. Do contrário, solda-se um reforço, protegido depois com tinta.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "No basculante, {time.tilting}; no de correr, {time.sliding}. Troca de tubo pelo serralheiro vem antes e não está nesse prazo.",
          "São {time.tilting} para o basculante e {time.sliding} para o deslizante, com a folha já em ordem.",
        ],
      },
      {
        question: "Posso pintar o portão depois do motor?",
        answers: [
          "Pode, com o disjuntor desligado e o motor, a fotocélula e a cremalheira cobertos. No basculante, muitas demãos somam peso e pedem novo equilíbrio.",
          "Pode, protegendo motor e sensores e sem energia. Tinta grossa pesa, e o basculante talvez precise de ajuste do contrapeso.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e da base da folha, dizendo se é grade ou chapa, com a largura",
  },
  {
    id: "automatizar-duas-folhas",
    broader: "automatizar-manual",
    label: "Automatizar portão de duas folhas",
    phrase: "a automação de portão de duas folhas",
    asks: [
      "motorizar portão abre ao meio",
      "automatizar portão abre ao meio",
      "portão abre duas folhas automatização",
      "automatizar duas folhas",
      "automatizar portão duas folhas",
      "motorizar duas folhas",
      "automação duas folhas",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para automatizar portão pivotante de duas folhas, vai um motor em cada folha e uma placa que comanda a ordem delas. O valor é orçado de graça, por foto. Para comparar, trocar dois motores que já existem fica de {price.homeSwapTwice} em casa, com mão de obra.",
        "Um portão pivotante de duas folhas se automatiza com dois motores e uma placa só, que atrasa uma folha para o encontro fechar certo. O orçamento por foto soma os motores, o batente, o cabo até a outra coluna e a mão de obra, sem custo.",
        "Automatizar portão de duas folhas aproveita as folhas que você tem, se giram leves e as colunas são firmes. São dois motores, uma placa, batentes e o cabo de um lado ao outro, orçados por foto. A simples troca de dois motores em casa fica de {price.homeSwapTwice}.",
        "Portão que abre ao meio, em duas folhas pivotantes, se automatiza com dois motores e uma placa que dá a vez a cada lado. O valor é dado de graça, pela foto das folhas e das colunas. Onde já existem motores, trocar os dois fica de {price.homeSwapTwice} em casa.",
        "A automatização de um pivotante de duas folhas usa um motor por folha e uma placa dupla, sem trocar o portão que gira leve em coluna firme. O orçamento, com batentes e o cabo até o outro lado, é grátis por foto. Só a mão de obra é combinada à parte, se os motores forem seus.",
      ],
      price: [
        "Automatizar portão de duas folhas é orçado por foto, sem custo: são dois motores, a placa dupla, os batentes, o cabo até a outra coluna e a mão de obra. Para comparar, trocar dois motores que já existem fica de {price.homeSwapTwice} em casa.",
        "O preço para automatizar um pivotante de duas folhas soma dois motores, a placa, o cabo que cruza o vão, os batentes e a mão de obra, e vem por foto. Onde já existem motores, trocar os dois fica de {price.homeSwapTwice} em casa. Folha longa pode pedir trava elétrica.",
        "Para automatizar um portão de duas folhas, mande fotos das folhas e das colunas: o orçamento dos dois motores, da placa e da instalação não custa nada. Como medida, a troca de dois motores em casa fica de {price.homeSwapTwice}, e a primeira vez soma batentes e cabo.",
        "O valor para automatizar duas folhas é dado por foto, porque muda com o comprimento delas e com as colunas. Somam-se dois motores, placa, batentes, cabo e mão de obra. Trocar dois motores que já existem fica de {price.homeSwapTwice} em casa, já montados.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como as duas folhas trabalham", "A ordem das folhas e a trava"],
        slots: [
          [
            "A folha que tem a aba da emenda abre primeiro e fecha por último, e a central regula esse atraso. Sem ele, as duas se encontram na ordem errada e uma força a outra.",
            "A central faz uma folha sair antes e chegar depois, para a aba da emenda cobrir a outra. Desregulado esse tempo, as folhas se chocam e o motor força.",
            "Uma folha espera a outra: a da aba parte antes na abertura e encosta por fim no fechamento. É um ajuste da central, e sem ele a emenda não fecha.",
            "Como uma das folhas cobre a emenda, ela precisa sair na frente e chegar depois. Esse intervalo é programado na central; errado, um lado trava o outro e o braço sofre.",
            "As folhas não andam juntas: a que leva a aba lidera a abertura e encerra o fechamento. O atraso programado evita o choque na emenda e o esforço dos motores.",
          ],
          [
            "Cada folha precisa de batente no chão, para o braço não forçar na chegada. Folha longa ou fechada, que pega vento, costuma pedir trava elétrica, o ferrolho que a placa solta antes de abrir.",
            "Um batente firme por folha segura o ponto final e poupa o braço. Se ela é comprida ou de chapa, o vento balança e entra a trava elétrica, que a central libera na hora de abrir.",
            "No chão vai um batente para cada lado, onde a folha encosta sem que o braço empurre. Vento em folha grande se resolve com trava elétrica, acionada pela própria central.",
            "O fim do movimento é dado por um batente fixo no piso, um por folha, que tira a carga do braço. Onde o vento empurra folha grande ou fechada, põe-se também uma trava elétrica, ferrolho comandado pela placa.",
            "Sem apoio no chão, o braço segura a folha sozinho; por isso há um batente de cada lado. Portão alto, longo ou de chapa ganha ainda ferrolho elétrico, que a central destranca antes do movimento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O portão de duas folhas está pronto?", "Confira colunas e folhas"],
        slots: [
          [
            "A coluna recebe a força de cada abertura e não pode balançar, e folha que arrasta é levantada antes do motor. Nada precisa ser desmontado para ver isso.",
            "O braço empurra contra a coluna, que tem de estar firme; folha caída na ponta se acerta antes. A conferência é só de olhar, medir e empurrar de leve.",
            "Coluna frouxa e folha raspando são o que mais adia a automação, porque o motor forçaria os dois. Dá para verificar sem soltar peça alguma.",
            "Motor não corrige portão caído: ele puxa contra a coluna e aumenta a folga. Uma olhada, uma trena e um empurrão leve bastam para saber se falta algum acerto.",
            "Veja primeiro se as colunas aguentam e se as folhas giram sem encostar no piso, já que os braços multiplicam qualquer defeito. Toda a verificação é feita por fora.",
          ],
        ],
        steps: [
          "Meça a largura de cada folha e a altura.",
          "Gire cada folha na mão e veja se arrasta ou cai na ponta.",
          "Empurre de leve cada coluna e veja se balança.",
          "Confira o espaço para abrir para dentro e se há rampa.",
          "Fotografe as dobradiças, as colunas e o piso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação nas duas folhas", "Dos braços ao último teste"],
        slots: [
          [
            "O técnico fixa um braço em cada coluna e na estrutura da folha, com reforço se a chapa é fina, e passa o cabo até o outro lado por tubo no piso ou por cima. Trincos e ferrolhos saem, para os motores não forçarem contra eles.",
            "Cada lado recebe um braço preso na coluna e no quadro da folha, reforçado quando preciso, e a fiação cruza o vão em eletroduto. As trancas manuais são retiradas ou travadas abertas.",
            "Montados os dois braços, coluna e folha, leva-se o cabo da central até a segunda coluna, sob o piso ou por cima. Ferrolho antigo não fica, porque entorta a folha quando o motor puxa.",
            "Os dois braços são montados, um por lado, entre a coluna e a parte firme da folha, com chapa de reforço se ela for fina. O fio alcança a outra coluna por cima ou sob o piso, e nenhum trinco manual fica em ação.",
            "Prender bem é metade do serviço: braço na coluna, braço no quadro, reforço onde o metal é delgado. Em seguida o eletroduto cruza a passagem e se eliminam as trancas que segurariam a folha contra o motor.",
          ],
          [
            "Por fim, paradas, atraso entre as folhas e força são regulados, os controles gravados e a fotocélula testada, se houver. Com colunas e energia prontas, costuma caber em um dia.",
            "Depois vêm o tempo de cada folha, o ponto de parada, a força mínima e os controles, com o sensor de passagem em teste. O serviço leva em geral um dia, se não faltar energia nem coluna.",
            "O ajuste final acerta a ordem das folhas, as paradas e a força e grava os controles. Sem obra de coluna ou de energia, conte um dia de trabalho.",
            "Termina-se pela programação: quem sai antes, onde cada lado para, quanta força usa e quais controles abrem, com prova da fotocélula quando existe. Um dia costuma bastar se energia e colunas já estavam boas.",
            "Na regulagem, cada folha recebe o seu tempo, a sua parada e a menor força que a move; depois gravam-se os controles e testa-se o sensor. Sem alvenaria nem fiação por fazer, é serviço de um dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor em uma folha só?",
        answers: [
          "Dá, se ela sozinha deixa o carro passar, com a outra presa no chão por um trinco firme. Se pretende completar depois, peça já uma central para dois motores.",
          "Dá, mas a passagem automática fica estreita. A outra folha fica travada, e vale escolher desde já a central de duas saídas.",
          "Sim, quando metade do vão já serve ao carro e o outro lado fica firme no trinco. Uma central de duas saídas deixa o segundo motor para depois.",
        ],
      },
      {
        question: "O portão pode abrir para fora?",
        answers: [
          "Não sobre a calçada, que é passeio público. O certo é abrir para dentro, com espaço e piso nivelado, ou mudar o tipo de portão.",
          "Para a calçada, não. Abrindo para dentro, precisa haver distância até o carro e o piso não pode subir.",
          "Abrir sobre o passeio não é permitido. Dentro do lote, confira rampa e distância do carro; se não houver espaço, pense em outro tipo de portão.",
        ],
      },
      {
        question: "Se um motor falhar, o portão abre?",
        answers: [
          "Cada folha se solta com a chave do próprio motor, com o disjuntor desligado, e se move na mão se estiver reta. A outra continua funcionando quando a central permite.",
          "Desligue o disjuntor e destrave só aquela folha com a chave. O conserto é de um lado, e o outro braço costuma continuar bom.",
          "Abre pelo lado que funciona, se a central deixa. O outro, com a folha reta, se destrava na chave depois de desligar o disjuntor.",
        ],
      },
      {
        question: "Precisa quebrar o piso para o cabo?",
        answers: [
          "Nem sempre: ele passa por eletroduto que já exista, por um corte estreito ou por cima do vão, conforme a altura. Passar por baixo custa mais que aparente.",
          "Depende do que há no lugar. Conduíte pronto evita corte, e uma viga em cima do portão leva o cabo sem tocar no chão.",
          "Só quando não há outro caminho. Um tubo antigo ou a viga superior evitam o corte, e a fiação aparente sai mais barata que a enterrada.",
        ],
      },
    ],
    photo: "fotos das duas folhas por dentro, das colunas e do espaço para abrir, com a largura de cada uma",
  },
  {
    id: "automatizar-correr",
    broader: "automatizar-manual",
    label: "Automatizar portão de correr: preço",
    phrase: "a automação de portão de correr",
    asks: [
      "o que preciso comprar automatizar portão correr",
      "o que comprar automatizar portão correr",
      "o que precisa automatizar portão correr",
      "lista automatizar portão correr",
      "material automatizar portão correr",
      "automatizar portão correr",
      "automatizar deslizante",
      "automação portão correr",
      "motorizar portão correr",
      "quanto custa automatizar correr",
      "automatizar correr mão obra",
      "automatizar portão correr mão obra",
      "custa automatizar portão correr mão obra",
      "preço automatizar portão correr mão obra",
      "valor automatizar portão correr mão obra",
      "custa automatizar portão correr",
      "automatizar portão deslizante",
    ],
    intent: "price",
    answers: {
      any: [
        "Para automatizar portão de correr, você precisa do motor deslizante com central e controles e da cremalheira na largura da folha. Se faltarem, entram também a base de concreto, o ponto de energia e a fotocélula. O orçamento com tudo junto é grátis, por foto; só a troca de um motor fica de {price.homeSwap} em casa.",
        "Automatizar portão de correr em casa fica, como referência, de {price.homeSwap} com motor e mão de obra, mais cremalheira por metro, base e ponto de energia quando não há. A folha e o trilho ficam, se ela anda leve na mão, e o serviço leva {time.sliding}.",
        "A automatização de portão de correr aproveita a folha e o trilho: entram motor, cremalheira, base e energia. Em residência, motor com mão de obra fica na referência de {price.homeSwap}, e a montagem leva {time.sliding}, desde que o portão ande leve e nivelado.",
        "Um portão de correr manual vira automático sem trocar a folha, com um motor de piso e a cremalheira, a régua dentada presa nela. A referência em casa é de {price.homeSwap}, motor e mão de obra, mais a primeira base, a cremalheira e a energia; leva {time.sliding}.",
        "Para automatizar portão de correr, mantêm-se folha e trilho e acrescentam-se o motor, a cremalheira, a base e a energia. Com o portão leve na mão, a obra leva {time.sliding}, e o motor com serviço, em casa, tem referência de {price.homeSwap}, fora o que faltar desses outros itens.",
        "Portão de correr que hoje é manual pode ser automatizado como está, se anda sem esforço: recebe uma régua dentada, a cremalheira, e o motor ao lado. Numa casa, o motor com o serviço vai de {price.homeSwap}, base, energia e metros de cremalheira somam na primeira vez, e tudo toma {time.sliding}.",
      ],
      installation: [
        "Para automatizar o portão de correr, mantemos a folha e o trilho e instalamos o motor, a central, os controles e a cremalheira, que é a barra dentada presa na folha. Com base e energia prontas, a montagem leva {time.sliding}. O orçamento com tudo junto é grátis, por foto.",
        "A automação do portão de correr começa pela folha, que precisa andar leve no trilho. Depois o técnico fixa o motor na base, alinha a cremalheira, a barra dentada que ele puxa, e grava os controles, em {time.sliding}. Base de concreto e ponto de energia, se faltarem, entram no orçamento grátis, por foto.",
      ],
      price: [
        "Automatizar portão de correr tem preço por foto, sem custo: somam-se motor, cremalheira por metro, base, energia e mão de obra. Só a mão de obra, para motor seu, parte de {price.installation}. Trocar um motor que já existe fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
        "A automatização de portão de correr residencial é orçada pela foto e pela largura, de graça. O preço soma motor, cremalheira, base e energia. Se o motor já é seu, a instalação parte de {price.installation}. Para comparar, a simples troca de um motor em casa fica de {price.homeSwap}.",
        "O preço para automatizar um portão de correr soma motor, metros de cremalheira, base, energia e mão de obra. A mão de obra avulsa parte de {price.installation}, e o total vem por foto, sem custo. Trocar um motor que já existe custa menos, de {price.homeSwap} em casa, porque base e fios já estão prontos.",
        "Para automatizar portão de correr, o valor é fechado por foto e largura, de graça. Entram o motor, a mão de obra, a cremalheira por metro, a base e a energia. Só a instalação de um motor seu parte de {price.installation}; a troca de um motor que já existe fica de {price.homeSwap} em casa.",
        "Pôr motor em portão de correr manual é orçado por foto, porque depende do peso, da cremalheira, da base e da energia. Com motor já comprado, a mão de obra parte de {price.installation}. Na troca de um motor existente, conte de {price.homeSwap} em casa, com o serviço.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do portão de correr", "Motor, cremalheira, base e energia"],
        slots: [
          [
            "O motor é a maior parte do preço e é escolhido pelo peso da folha. A cremalheira, a barra dentada que ele puxa, é cobrada pela largura. Folha leve, de grade, usa um motor mais barato que a de chapa ou madeira.",
            "Duas coisas mandam no preço: a força do motor, que segue o peso da folha, e os metros da régua dentada, que seguem a largura. Tubo leve custa menos que chapa fechada ou madeira.",
            "A capacidade do motor acompanha quanto o portão pesa, e a cremalheira, que é a régua presa na folha, quanto ele mede. Por isso grade leve sai mais barata que folha de madeira ou chapa.",
            "Quanto mais pesada a folha, mais forte e caro o motor; quanto mais larga, mais metros de cremalheira, a peça dentada que ele puxa. Madeira e chapa custam acima de uma grade leve.",
            "Duas medidas do portão fazem o preço: o peso, que define o motor, e o comprimento, que define a cremalheira, a barra dentada. Tubo e grade custam menos que folha cheia.",
          ],
          [
            "Quem nunca teve motor soma a base no piso e um circuito elétrico só para ele, com disjuntor e terra. Roldana ou trilho gasto é acertado antes, em linha separada.",
            "Na primeira automação entram ainda a base para o motor e a energia própria, 220 V com disjuntor e aterramento. Trilho torto e roda ruim são consertados antes e aparecem à parte no orçamento.",
            "Base de concreto e ponto de energia exclusivo, aterrado e com disjuntor, completam a lista quando a casa ainda não os tem. O conserto de rodas ou trilho, se preciso, vem como item separado.",
            "A casa que abre o portão na mão costuma não ter circuito próprio nem base, e os dois entram na conta: circuito, terra, disjuntor e concreto. Trilho e rodas gastos têm linha à parte e são feitos antes.",
            "Falta olhar o lugar: sem base e sem ponto de energia exclusivo, aterrado e com disjuntor, é preciso fazê-los. Se o trilho entortou ou a roda gastou, esse reparo é cobrado separado e vem primeiro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A folha de correr está pronta?", "O que conferir antes do motor"],
        slots: [
          [
            "Teste na mão, com a passagem livre: motor não conserta portão que prende. Onde ela trava há roldana ou trilho ruim, e se corre sozinha falta nível.",
            "A folha precisa andar leve antes de ganhar motor. Ponto duro indica roda ou trilho; portão que desliza sem ninguém empurrar tem o trilho inclinado.",
            "Empurre o portão e sinta: ele deve ir sem esforço e parar onde você o deixa. Trecho que agarra é roda ou trilho, e andar sozinho é desnível.",
            "Um portão pronto para o motor desliza com uma mão e fica onde parou. Se prende, veja rodas e trilho; se foge sozinho, o trilho está fora de nível.",
            "Antes de pedir preço, experimente a folha com o caminho livre. Ela não pode agarrar, o que acusa roldana ou trilho, nem andar por si, o que acusa desnível.",
          ],
        ],
        steps: [
          "Varra o trilho e afaste crianças.",
          "Empurre a folha devagar, de ponta a ponta.",
          "Anote onde ela prende ou corre sozinha.",
          "Veja se há batente nas duas pontas e guia em cima.",
          "Meça a largura e fotografe o piso onde vai o motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a automação é feita", "Da base ao último teste"],
        slots: [
          [
            "O técnico fixa a base, prende a cremalheira na folha com folga de {rack.clearance} até o motor e tira o trinco antigo, porque motor puxando contra tranca fechada entorta tudo. Os batentes das pontas são conferidos para a folha não sair do trilho.",
            "Primeiro vai a base; depois a régua dentada, com {rack.clearance} de folga até o pinhão. Trinco e ferrolho saem ou ficam travados abertos, para o motor não forçar contra eles, e as pontas do trilho precisam de batente firme.",
            "A montagem segue da base para a folha: motor chumbado, cremalheira parafusada com {rack.clearance} de folga até a engrenagem e trancas manuais retiradas, já que uma fechada empena a folha. Sem batente nas pontas, ele é colocado antes.",
            "O trabalho inclui fixar o motor na base e a cremalheira na folha, deixando {rack.clearance} entre os dentes. Trancas manuais são retiradas, porque o motor entortaria a folha contra elas, e cada ponta precisa de batente que impeça a saída do trilho.",
            "Com a base firme, o motor é preso e a régua acompanha a folha, a {rack.clearance} da engrenagem. Ficam de fora o trinco e o ferrolho, perigosos se esquecidos fechados, e batentes nas extremidades garantem que o portão não escape.",
          ],
          [
            "No fim, controles são gravados, a força fica na menor que completa o percurso e a fotocélula, quando há, é testada. Você aprende a soltar o motor para abrir sem luz.",
            "Terminada a parte mecânica, gravam-se os controles, ajusta-se a força mínima e testam-se as paradas e o sensor de passagem. A entrega inclui mostrar como abrir na falta de energia.",
            "Por último vêm os controles, o ponto de parada, a força no mínimo e o teste do sensor, se instalado. Antes de sair, o técnico ensina a destravar com o disjuntor desligado.",
            "Falta programar: controles na memória, paradas no lugar, menor força que leve a folha até o fim e prova da fotocélula, se houver. Você também vê como se abre o portão durante uma queda de luz.",
            "A regulagem encerra a visita, com força baixa, paradas certas, controles cadastrados e sensor de passagem em teste, quando instalado. O destrave, sempre com o disjuntor baixado, é mostrado a quem mora ali.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que motor serve em portão de correr de casa?",
        answers: [
          "Um deslizante residencial com capacidade acima do peso da folha, porque o peso, e não a largura, decide o modelo. Material e medidas dão a estimativa.",
          "O de piso, com cremalheira, escolhido pelo peso e pelas aberturas por dia. Com largura, altura e material já dá para indicar.",
          "Serve o deslizante residencial que aguente mais que o peso da folha. Para indicá-lo bastam altura, largura, material e quantas vezes abre por dia.",
        ],
      },
      {
        question: "Portão de correr em rampa pode ter motor?",
        answers: [
          "Rampa no sentido do carro não atrapalha. Trilho inclinado, sim: a folha desce sozinha e precisa ser nivelado antes.",
          "Se quem sobe é o carro, não há problema; se é o trilho que inclina, a folha corre por conta própria, e o nível vem primeiro.",
          "Depende de quem inclina: subida para o carro é aceita, trilho inclinado não. Nesse caso, nivela-se antes, senão a folha anda sem comando.",
        ],
      },
      {
        question: "O motor precisa de base de concreto?",
        answers: [
          "Piso firme às vezes dispensa. Terra, bloquete ou piso fraco pede uma base pequena, feita dias antes, porque o concreto precisa curar.",
          "Depende do piso: laje boa recebe o motor direto, e chão fraco leva uma base concretada com antecedência.",
          "Em piso resistente pode não precisar. Onde há terra, bloquete ou cimento fraco, faz-se uma pequena, com dias de espera para curar.",
        ],
      },
      {
        question: "Cremalheira de nylon ou de aço?",
        answers: [
          "O nylon com alma metálica atende a maioria das casas e faz menos barulho. Folha pesada e uso intenso pedem aço.",
          "Para portão residencial, nylon, mais silencioso; para portão pesado ou de prédio, aço, que aguenta mais esforço.",
          "Na casa comum, a de nylon com alma de metal basta e soa menos. A de aço fica para muito uso ou folha pesada.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho e do piso ao lado, com a largura e o material",
  },
  {
    id: "reforcar-basculante-para-motor",
    broader: "automatizar-manual",
    label: "Reforçar o basculante para pôr motor",
    phrase: "o reforço do basculante para receber motor",
    asks: [
      "reforçar basculante motor",
      "reforçar portão basculante motor",
      "reforço basculante motor",
      "reforço portão basculante motor",
      "reforçar portão colocar motor",
      "reforçar portão instalar motor",
      "reforçar portão receber motor",
      "reforço portão motor quanto",
      "soldar reforço automatizar",
      "soldar reforço portão motor",
      "reforço portão automatizar",
      "precisa reforçar portão colocar motor",
      "preço reforçar portão colocar motor",
      "preço reforçar portão instalar motor",
    ],
    intent: "price",
    answers: {
      any: [
        "O reforço do portão basculante para o motor é uma travessa ou chapa soldada onde o braço puxa, e o preço depende do que falta na folha: só o ponto do motor, solda trincada, perfil fino ou contrapeso. Ele sai pela foto da folha por dentro. O kit do motor, instalado em basculante de até {width.quarterHp}, custa {models.pricesOr}.",
        "Reforçar o basculante para pôr motor quase sempre se limita ao lugar em que o braço prende, feito na própria instalação. Quando a folha está mole, com solda aberta ou perfil enferrujado, a serralheria vem antes e é orçada à parte, por foto. O motor instalado, até {width.quarterHp} de largura, parte de {price.lowest}.",
        "Nem todo portão basculante precisa de reforço para receber motor: folha firme e reta só ganha uma chapa no ponto de fixação. Se ela torce ou balança na mão, soldam-se travessas e o contrapeso é acertado pelo novo peso, com valor pela foto. O kit instalado começa em {price.lowest} até {width.quarterHp}.",
      ],
      price: [
        "O preço para reforçar o portão basculante para o motor depende do que falta na folha: chapa no ponto do braço é o menor custo, e travessa, solda trincada e contrapeso somam mais. O valor sai grátis, pela foto por dentro. O motor instalado, em folha de até {width.quarterHp}, custa {models.pricesOr}.",
        "O preço do reforço do basculante vai de uma chapa no ponto do motor, feita na instalação, a travessas e solda na folha inteira, orçadas como serralheria. A foto da folha por dentro mostra qual é o caso. Some o kit do motor, que instalado até {width.quarterHp} parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se reforça no basculante", "Onde a folha precisa de reforço"],
        slots: [
          [
            "O motor puxa a folha por um ponto só, que no portão manual nunca fez força. É ali que a chapa fina rasga e o perfil dobra.",
            "Na mão, a força se espalha pela folha; com motor, ela se concentra no ponto do braço, e perfil fino dobra ali.",
          ],
        ],
        bullets: [
          "Ponto do braço: chapa ou cantoneira soldada na travessa da folha",
          "Coluna do motor: suporte firme, sem tinta solta nem reboco por baixo",
          "Quadro: solda trincada refeita e travessa a mais se a folha torce",
          "Contrapeso: acertado de novo, porque chapa e solda aumentam o peso",
          "Cabos e roldanas: trocados em par se há fio partido ou canal gasto",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu precisa", "Teste da folha antes do orçamento"],
        slots: [
          [
            "Olhe a folha de dentro, fechada, com boa luz: ferrugem que fura, solda aberta e quadro fora do esquadro pedem serralheria. Folha reta, sem trinca e que sobe igual dos dois lados só precisa do reforço no ponto do motor.",
            "Com o portão fechado, procure por dentro solda trincada, furo de ferrugem e cantos fora do esquadro. Sem nada disso, e com a folha subindo reta, basta reforçar o ponto do motor.",
          ],
          [
            "Não solte cabo nem contrapeso para conferir: a folha pode cair. O equilíbrio é medido pelo técnico, com ela escorada.",
            "Cabo e contrapeso não se mexem em casa, porque seguram a folha. Quem mede o equilíbrio é o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do reforço", "Quando compensa e quando não"],
        slots: [
          [
            "Encarecem o reforço a folha larga, a ferrugem espalhada, a chapa fechada e o contrapeso a refazer. O reforço do ponto do motor costuma entrar no próprio orçamento da instalação.",
            "Largura, ferrugem, chapa pesada e contrapeso aumentam a conta. Só o ponto de fixação é pouco material, orçado junto com a instalação.",
          ],
          [
            "Quando a reforma passa da metade do preço de uma folha nova, compare os dois orçamentos antes de soldar.",
            "Se a serralheria chega a mais da metade de uma folha nova, vale pedir o preço das duas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o reforço na mesma visita?",
        answers: [
          "O do ponto do motor, sim, junto com a instalação. Travessa, quadro torto ou ferrugem grande é serralheria, feita antes e orçada à parte.",
          "Chapa e solda no lugar do braço entram na instalação; reforma da folha vem antes, com orçamento próprio.",
        ],
      },
      {
        question: "Posso instalar o motor sem reforçar?",
        answers: [
          "Só se a travessa já é firme onde o braço prende. Em chapa fina, o suporte rasga a folha em pouco tempo.",
          "Pode, quando há travessa forte no lugar certo. Sem ela, o braço dobra o perfil e perde a regulagem.",
        ],
      },
      {
        question: "O reforço deixa o portão pesado demais para o motor?",
        answers: [
          "Uma chapa no ponto do motor quase não pesa. Travessas e chapa na folha inteira pesam, e por isso o contrapeso é acertado depois.",
          "Não, se o contrapeso é refeito pelo peso final. É ele, e não o motor, que leva a folha.",
        ],
      },
    ],
    photo: "fotos da folha fechada, por dentro, dos dois braços e do ponto onde o motor vai prender",
  },
  {
    id: "automatizar-basculante",
    broader: "automatizar-manual",
    label: "Automatizar portão basculante: preço",
    phrase: "a automação de portão basculante",
    asks: [
      "converter basculante manual elétrico",
      "converter basculante manual automático",
      "converter basculante manual",
      "transformar basculante manual elétrico",
      "transformar basculante manual automático",
      "transformar basculante manual eletrônico",
      "basculante manual elétrico",
      "basculante manual eletrônico",
      "automatizar basculante",
      "automatizar portão basculante",
      "automação basculante",
      "motorizar basculante",
      "quanto custa automatizar basculante",
      "basculante manual automático",
    ],
    intent: "price",
    answers: {
      any: [
        "Automatizar portão basculante de até {width.quarterHp} custa {models.pricesNamed}, em kit instalado, com entrega, central e controles. A folha precisa estar equilibrada, o serviço leva {time.tilting}, e portão mais largo pede outra potência, com valor por foto.",
        "A automatização de portão basculante sai por {models.pricesNamed} para folha de até {width.quarterHp}, com motor, central, controles e instalação. Leva {time.tilting} quando o contrapeso está certo; acima dessa largura, o motor é outro e o preço vem por foto.",
        "Para automatizar um basculante de até {width.quarterHp}, os kits instalados custam {models.pricesNamed}, já com controles e entrega. O contrapeso precisa segurar a folha, a montagem leva {time.tilting}, e medidas maiores são orçadas por foto, com mais potência.",
        "O preço para automatizar um portão basculante depende do kit, que já vem instalado, com entrega, controles e central: {models.pricesNamed}, para largura de até {width.quarterHp}. A montagem dura {time.tilting} em folha equilibrada, e as mais largas recebem motor mais forte, orçado por foto.",
        "O preço para automatizar portão basculante, com o motor já posto e os controles gravados, é de {models.pricesNamed} em folhas que não passem de {width.quarterHp}. Com bom equilíbrio do contrapeso são {time.tilting} de trabalho; folha maior muda a potência e se orça pela foto.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto muda de um kit para outro", "O que está no kit e o que soma"],
        slots: [
          [
            "A diferença entre os três é o tempo: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. O JetFlex tem inversor, que varia a velocidade e faz a folha chegar devagar.",
            "Paga-se pela rapidez: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex. Este último usa inversor, placa que reduz a velocidade no fim do percurso.",
            "O que separa os kits é quanto cada um demora a abrir, {opening.padrao}, {opening.speedy} ou {opening.jetflex}, nessa ordem de preço. O mais rápido, JetFlex, trabalha com inversor e freia antes de encostar.",
            "Quanto mais rápido, mais caro: o Padrão leva {opening.padrao} para abrir, o Speedy {opening.speedy}, e o JetFlex {opening.jetflex}. No último, um inversor controla a rotação e amacia a chegada da folha.",
            "Compare os tempos de abertura, porque são eles que fazem o preço: JetFlex {opening.jetflex}, Speedy {opening.speedy}, Padrão {opening.padrao}. O inversor do JetFlex regula a velocidade e evita a pancada no fim.",
          ],
          [
            "Acerto do contrapeso, cabo novo, solda e ponto de energia, se faltarem, são orçados à parte antes de começar. Fotocélula e nobreak são opcionais, e o total pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Não entram no kit o reparo da folha e a ligação elétrica até a coluna, que vêm em linha separada. O cartão divide tudo em até {shop.instalments} vezes, incluindo fotocélula ou nobreak, se você quiser.",
            "Contrapeso, cabos, serralheria e energia somam só quando a folha precisa. Sensor de passagem e nobreak são escolha sua, e o pagamento vai em até {shop.instalments} parcelas no cartão.",
            "O que a folha precisar antes, seja cabo, solda, acerto de contrapeso ou tomada, recebe preço próprio e aviso prévio. Nobreak e fotocélula entram se você pedir, e parcela-se a soma em no máximo {shop.instalments} vezes no cartão.",
            "Preparar o portão é outra conta: fiação até a coluna, cabos, contrapeso e solda aparecem separados no orçamento. Você pode incluir fotocélula e nobreak e dividir o conjunto no cartão, com {shop.instalments} parcelas no máximo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O basculante está pronto para o motor?", "Olhe antes de automatizar"],
        slots: [
          [
            "Observe de lado, com a folha fechada, sem tocar em cabo nem contrapeso. Se no uso diário ela desce sozinha ou pesa muito para subir, o equilíbrio está errado e é acertado antes, porque o motor não deve carregar a folha.",
            "O exame é de longe e com o portão fechado. Folha que despenca ou que custa a subir no dia a dia está sem equilíbrio, e o contrapeso se corrige antes do motor; cabo, mola e peso ficam com o técnico.",
            "Basta olhar, sem entrar embaixo nem mexer em cabo. Portão que sobe pesado ou cai sozinho tem contrapeso fora do ponto, e isso vem primeiro: motor em folha desequilibrada dura pouco.",
            "Um basculante pronto para motor sobe sem esforço e não cai. Repare nisso no uso de todo dia e, com a folha fechada, olhe o resto de fora do caminho dela; corrigir peso, mola ou cabo é tarefa do técnico, feita antes do motor.",
            "Antes de pedir preço, veja se a folha está leve: a que exige força ou despenca tem contrapeso errado, e motor nenhum deve compensar isso. Faça a vistoria com o portão fechado, de longe, e não toque no cabo.",
          ],
        ],
        steps: [
          "Meça a largura e a altura com a folha fechada.",
          "Veja de longe se os cabos estão inteiros.",
          "Procure ferrugem e solda aberta na parte de baixo.",
          "Veja qual coluna é firme e tem espaço ao lado.",
          "Fotografe por dentro, dos dois lados.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o basculante recebe o motor", "O serviço de automação na prática"],
        slots: [
          [
            "O acionador, a barra que sobe e desce o braço, vai na coluna, e o braço prende na estrutura da folha, com reforço se a chapa é fina. O trinco antigo sai ou fica travado aberto, para o motor não forçar contra ele.",
            "O motor fica na coluna e puxa o braço preso na folha. Chapa fina ou alumínio recebe um reforço nesse ponto, e os trincos são retirados, porque fechados entortam o braço.",
            "O técnico monta na coluna a barra do acionador e liga o braço ao quadro da folha, reforçando a chapa quando ela é fraca. A tranca manual deixa de ser usada: quem segura o portão passa a ser o motor.",
            "O motor fica de pé na coluna, com o acionador que move o braço, e este é preso ao quadro da folha, reforçado onde a chapa for fraca. Como trinco fechado entorta a ferragem, ele é retirado ou travado aberto.",
            "São dois pontos de fixação: o acionador, barra que move o braço, na coluna, e a ponta do braço na estrutura, com chapa de reforço se preciso. A fechadura manual sai de uso, porque o motor forçaria contra ela.",
          ],
          [
            "A energia vem de um circuito só para o motor, com disjuntor e terra. No fim, controles são gravados, paradas e força reguladas, e você vê o portão fazer vários ciclos.",
            "O motor trabalha na tensão da etiqueta, com circuito, disjuntor e aterramento próprios. Gravados os controles e ajustadas força e parada, o portão abre e fecha várias vezes na sua frente.",
            "Um ponto de energia exclusivo, aterrado e com disjuntor, alimenta o conjunto. A entrega é depois de ciclos seguidos, com força e paradas acertadas e os controles funcionando.",
            "Na elétrica, faz-se um circuito separado, na tensão do motor, aterrado e com disjuntor. Depois se ajustam a força e os limites do percurso, cadastram-se os controles e o portão roda algumas vezes diante de você.",
            "Ligado a uma rede de 220 V só dele, com terra e disjuntor, o motor recebe o ajuste de força e de paradas. Você experimenta os controles já gravados e acompanha várias aberturas antes da entrega.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu basculante tem 3 metros. O kit serve?",
        answers: [
          "Não. O motor de 1/4 HP atende até {width.quarterHp}; com 3 metros, a folha pede mais potência e contrapeso conferido, e o valor sai pelas medidas e fotos.",
          "O de 1/4 HP vai até {width.quarterHp} de largura. Para 3 metros indica-se motor mais forte, depois de ver material, altura e equilíbrio da folha.",
          "Para essa medida, o kit fica fraco, porque ele para em {width.quarterHp}. Mande altura, peso aproximado e fotos para receber o preço de um motor maior.",
          "Com 3 metros, não: a folha passa dos {width.quarterHp} que esse motor atende. Escolhe-se outra potência e confere-se o contrapeso, com valor pelas imagens.",
        ],
      },
      {
        question: "O portão avança na calçada ao abrir?",
        answers: [
          "O basculante comum avança alguns palmos enquanto sobe e, aberto, não deve ficar sobre a calçada. Em passagem estreita, um sinaleiro avisa os pedestres.",
          "Um pouco, durante o movimento. Se a calçada é estreita, vale pôr sinaleiro, a luz que pisca antes de o portão andar.",
          "Durante a subida, a parte de baixo sai alguns palmos para fora e depois recolhe. Um sinaleiro, a luz de aviso, ajuda onde passa muita gente.",
          "Avança só no caminho e, aberto, deve deixar a calçada livre. Se o passeio é apertado, instale uma luz que pisca ao abrir.",
        ],
      },
      {
        question: "Preciso trocar os cabos antes de automatizar?",
        answers: [
          "Só se estiverem gastos. Cabo com um único fio partido já se troca, pelo técnico e com a folha escorada, antes de o motor entrar.",
          "Não, se estão inteiros. Com ferrugem ou fio solto, a troca vem antes e é feita com a folha apoiada.",
          "Cabo em bom estado permanece. O que tem ferrugem ou arame rompido sai antes do motor, com o portão escorado pelo técnico.",
          "Depende do que se vê: aço limpo e inteiro fica, aço desfiado é substituído por técnico, com a folha calçada, antes da automação.",
        ],
      },
      {
        question: "O que vem no kit do basculante?",
        answers: [
          "Motor com acionador, central com receptor, controles, ferragens, entrega, instalação e regulagem. Reparo da folha e ponto de energia são à parte.",
          "Vêm o motor e o acionador, a central, os controles, a entrega e a montagem com ajuste. Conserto da folha e fiação até a coluna não entram.",
          "O conjunto tem acionador com motor, central que recebe o sinal, controles e ferragens, e o preço cobre entrega e montagem. Elétrica nova e reparo de folha se pagam separados.",
          "Recebe-se tudo para abrir pelo controle: motor, placa central, ferragem, transporte, montagem e ajuste. Tomada nova e conserto do portão ficam fora.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com colunas, cabos e contrapeso, e a largura e a altura da folha",
  },
  {
    id: "automatizar-com-orcamento-gratis",
    isAskedByName: true,
    broader: "automatizar-manual",
    label: "Automatização com orçamento grátis",
    phrase: "a automatização do portão com orçamento grátis",
    intent: "installation",
    asks: combine(
      ["automatização portão", "automação portão", "automatizar portão", "automatizar meu portão", "motorizar portão"],
      ["orçamento grátis", "orçamento gratuito", "orçamento sem compromisso", "orçamento sem custo", "visita grátis"],
    ),
    answers: {
      any: [
        "A automatização do portão tem orçamento grátis, por foto e sem compromisso: no basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}. De correr ou de abrir, a referência em casa é de {price.homeSwap}, motor e mão de obra, mais cremalheira ou suportes e energia.",
        "O orçamento para automatizar portão é gratuito, pelas fotos e medidas. No basculante de até {width.quarterHp}, custa {models.pricesOr}, tudo instalado. No de correr ou de abrir, soma o motor e o que faltar de base e energia; quem só troca o motor paga de {price.homeSwap} em casa.",
        "Para automação de portão, o valor sai de graça, pelas fotos. O basculante de até {width.quarterHp} custa {models.pricesOr}, com motor e instalação. O de correr e o de abrir têm o preço conforme a folha e o que falta no local, como cremalheira, suportes e ponto de energia.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "Fotos e medidas que dão o valor"],
        slots: [
          [
            "Com estas informações o valor costuma vir sem visita. Diga também se a folha anda leve na mão, porque portão que arrasta é acertado antes do motor.",
            "Poucas fotos bastam para fechar o preço. Conte se o portão pesa ou prende, já que isso se corrige primeiro e muda a conta.",
            "Na maioria das casas não é preciso ir medir. O que faz diferença é saber se a folha anda leve, pois motor não conserta portão emperrado.",
          ],
        ],
        steps: [
          "Fotografe o portão por dentro e por fora.",
          "Meça a largura e a altura da folha.",
          "Mostre onde fica a tomada ou o quadro mais próximo.",
          "Mova a folha, se for de correr ou de abrir, e diga se prende.",
          "Diga o material: grade, chapa, alumínio ou madeira.",
        ],
      },
      {
        about: "cost",
        headings: ["Do orçamento ao valor fechado", "O que entra na proposta"],
        slots: [
          [
            "A proposta separa motor, mão de obra, ponto de energia e acerto da folha, para você comparar e tirar o que não quiser. Se for preciso medir no local, o custo da ida é informado antes de marcar.",
            "Motor, serviço, energia e reparo da folha vêm em linhas próprias. Ida para medir, quando necessária, tem o valor combinado antes.",
            "Cada item aparece sozinho, do motor à elétrica, e nada se soma depois sem aviso. Só a visita de medição pode ter custo, informado antes.",
          ],
          [
            "O pagamento vai em até {shop.instalments} vezes no cartão ou por Pix. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}, na nota.",
            "Pix ou cartão em até {shop.instalments} vezes. A garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço, por escrito.",
            "Divide-se em até {shop.instalments} parcelas no cartão, ou Pix. Ficam na nota os {warranty.motor} de garantia do motor e os {warranty.installation} da instalação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a automação do portão", "Da instalação ao teste"],
        slots: [
          [
            "Trincos antigos saem, o motor e o braço ou a cremalheira são montados, e a energia vem de circuito próprio. No fim, controles são gravados, força e paradas reguladas, e você vê o portão em vários ciclos.",
            "O técnico retira o trinco, monta o motor com braço ou cremalheira e liga num circuito só dele. Gravados os controles e acertadas força e paradas, o portão é testado com você.",
            "Monta-se o conjunto, motor mais cremalheira ou braço, com a tranca manual fora de uso e energia exclusiva. Controles, força e parada são ajustados antes da entrega.",
          ],
          [
            "O serviço leva {time.tilting} no basculante e {time.sliding} no de correr, com a folha em ordem. Base de concreto nova é feita antes, para curar.",
            "São {time.tilting} para o basculante e {time.sliding} para o de correr, se nada faltar. Quando há base a fazer, ela vem dias antes.",
            "Com folha e energia prontas, conte {time.tilting} no basculante e {time.sliding} no de correr, fora a base de concreto, que precisa curar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu não aprovar, pago alguma coisa?",
        answers: [
          "Não, quando o valor foi dado por foto. Ida ao local só é cobrada se foi combinada antes.",
          "Nada, se ficou só nas fotos. Visita para medir tem custo informado antes de marcar.",
        ],
      },
      {
        question: "Preciso trocar o portão?",
        answers: [
          "Quase nunca: folha reta e firme recebe o motor, com reforço no ponto em que ele se prende.",
          "Em geral não. Só folha podre, torta ou muito pesada passa antes pela serralheria.",
        ],
      },
      {
        question: "O valor pode mudar no dia?",
        answers: [
          "Só se o local mostrar algo que a foto não mostrava, e a diferença é informada antes de começar.",
          "Se aparecer surpresa, como coluna solta ou falta de terra, você decide antes de o serviço seguir.",
        ],
      },
      {
        question: "E se eu já tenho o motor?",
        answers: [
          "Então se orça só a instalação, a partir de {price.installation}, se ele servir no portão.",
          "A mão de obra sozinha parte de {price.installation}. A etiqueta do motor e as medidas dizem se combina.",
        ],
      },
    ],
    photo: "o portão por dentro e por fora, com a largura, a altura e a tomada mais próxima",
  },
  {
    id: "automatizar-vale-a-pena",
    broader: "automatizar-manual",
    label: "Vale a pena automatizar o portão?",
    phrase: "saber se vale a pena automatizar o portão",
    intent: "question",
    asks: [
      "vale pena colocar portão automático",
      "vale pena pôr portão automático",
      "vale pena instalar portão automático",
      "compensa colocar portão automático",
      "vale pena colocar motor no portão",

      "vale a pena colocar motor portão",
      "quando não vale pena motor portão",
      "não vale pena colocar motor portão",
      "automatizar garagem gasto se paga",
      "automatizar vale pena",
      "automatizar compensa",
      "automação vale pena",
      "motor portão manual vale",
      "automatizar portão manual compensa",
      "vale motorizar portão",
    ],
    answers: {
      any: [
        "Sim, vale a pena colocar portão automático em garagem que você usa todo dia, sobretudo em rua movimentada. Você não desce do carro, e o portão fecha logo depois. No basculante de até {width.quarterHp}, o kit parte de {price.lowest} instalado e o motor dura de {trade.life}. Folha torta ou furada é consertada antes.",
        "Compensa colocar motor no portão manual que anda leve e reto e abre todo dia. O gasto se divide por {trade.life} de uso, e ninguém desce do carro na rua. O kit de basculante, até {width.quarterHp}, começa em {price.lowest} instalado. Portão que abre poucas vezes por mês pode continuar manual.",
        "Vale a pena automatizar a garagem de quem entra e sai de carro todo dia, porque a chegada fica mais rápida e segura. No basculante de até {width.quarterHp}, custa desde {price.lowest}, instalado. As desvantagens são a revisão {visits.home} e a dependência de energia, que uma chave ou um nobreak contorna.",
        "O portão automático vale a pena se a folha está boa e você o abre mais de uma vez por dia. Até {width.quarterHp}, o basculante recebe motor a partir de {price.lowest}, com instalação; o de correr e o de abrir são orçados por foto. Não compensa em folha que arrasta, antes do conserto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens e desvantagens de automatizar", "Quando compensa e quando não"],
        slots: [
          [
            "Compare estes pontos com a sua rotina antes de decidir.",
            "Estes são os pontos a favor e contra que mais pesam numa casa.",
            "Leia os dois lados e veja qual descreve melhor a sua casa.",
          ],
        ],
        bullets: [
          "A favor: ninguém desce do carro na rua, de noite ou na chuva",
          "A favor: o portão pode fechar sozinho e avisar no celular",
          "Contra: precisa de revisão {visits.home} e de peças com o tempo",
          "Contra: sem luz, é preciso chave de destravamento ou nobreak",
          "Não compensa: folha torta, furada ou que arrasta, antes do conserto",
          "Não compensa: portão que você abre poucas vezes por mês",
        ],
      },
      {
        about: "check",
        headings: ["O seu portão manual está pronto?", "Teste antes de automatizar"],
        slots: [
          [
            "O portão está pronto se abre leve, reto e sem raspar, porque o motor não dá o tranco que a mão dá. O basculante que despenca ou sobe sozinho não se testa em casa: o técnico acerta o cabo e o contrapeso.",
            "Um portão que anda com o mesmo esforço do começo ao fim aceita motor. O basculante que quer cair ou subir fica fechado até o técnico acertar o equilíbrio.",
            "A folha precisa andar leve e com o mesmo esforço em todo o percurso. Se o basculante pesa ou desce sozinho, pare e chame o técnico.",
          ],
        ],
        steps: [
          "Afaste crianças e confirme que ninguém fica sob a folha.",
          "Abra e feche devagar: o esforço deve ser igual.",
          "Se a folha quer cair ou subir, pare e afaste-se.",
          "Ouça se raspa ou estala sempre no mesmo ponto.",
          "Fotografe soldas, ferrugem, colunas e roldanas.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar", "A conta da automação"],
        slots: [
          [
            "O basculante de até {width.quarterHp} custa {models.pricesOr}, instalado, conforme a velocidade. O primeiro motor de correr ou de abrir é orçado de graça, por foto, porque soma base e cremalheira, ou suportes.",
            "Instalado, o kit de basculante até {width.quarterHp} sai por {models.pricesOr}. No portão de correr ou de abrir que ainda é manual, o preço vem por foto, de graça, com a base e a fixação.",
            "São três preços no basculante de até {width.quarterHp}, com instalação: {models.pricesOr}. Para correr e abrir, mande fotos: o orçamento é grátis e mostra o motor, a base e o que mais faltar.",
          ],
          [
            "O ponto de energia e o reparo da folha, quando faltam, são cobrados à parte. O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr. O pagamento vai em até {shop.instalments} vezes no cartão.",
            "Energia nova e acerto da folha são orçados separados. A montagem toma de {time.tilting} no basculante e de {time.sliding} no de correr. Você pode dividir em até {shop.instalments} vezes no cartão.",
            "O circuito elétrico e o conserto da folha são somados quando faltam. O motor é montado em {time.tilting} no basculante e em {time.sliding} no de correr, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o portão para automatizar?",
        answers: [
          "Quase nunca. A folha firme recebe um reforço no ponto do motor, e o trinco sai.",
          "Não, se a estrutura está firme. Só ferrugem que fura ou folha torcida pede portão novo.",
        ],
      },
      {
        question: "Automatizar aumenta a conta de luz?",
        answers: [
          "Pouco: o motor só consome durante o movimento, por segundos. A central em espera gasta poucos watts.",
          "Quase nada: numa casa, o portão gasta uns 3 kWh por mês, a maior parte na placa em espera.",
        ],
      },
      {
        question: "Como abro o portão automático se faltar luz?",
        answers: [
          "O portão de correr ou de abrir, reto e em piso plano, abre com a chave de destravamento e o disjuntor desligado. O basculante só se solta fechado e se vinha leve, como diz o manual. Com nobreak, nada disso é preciso.",
          "Com a chave de destravamento, depois de desligar o disjuntor, se a folha é de correr ou de abrir e está reta. Basculante com qualquer defeito espera o técnico. Para quedas frequentes, use nobreak.",
        ],
      },
      {
        question: "Moro de aluguel. Vale a pena?",
        answers: [
          "Vale se o contrato é longo ou se o dono divide a conta. Peça autorização por escrito, porque a coluna e a folha são furadas. Na mudança, o motor pode ir com você.",
          "Sim, com autorização do dono e contrato longo. Na mudança, um técnico desmonta o motor, que só serve em portão do mesmo tipo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da coluna ou do trilho, e a largura da folha",
  },
  {
    id: "automatizar-pivotante",
    broader: "automatizar-manual",
    label: "Automatizar portão pivotante",
    phrase: "a automação do portão pivotante",
    intent: "installation",
    asks: [
      "pivotante manual deixar automático",
      "portão pivotante manual automático",
      "automação pivotante",
      "automatizar pivotante",
      "automatização pivotante",
      "automatizar portão pivotante",
      "automação portão pivotante",
      "automação portão abrir",
      "automatizar portão abrir dentro",
      "automatizar portão que gira",
      "motorizar pivotante",
      "colocar motor pivotante",
      "botar motor pivotante",
    ],
    answers: {
      any: [
        "A automação de portão pivotante leva um motor por folha, com braço preso à coluna, batente e, em folha longa, trava elétrica. O primeiro motor é orçado por foto, sem custo. Para comparar, trocar um motor em casa fica de {price.homeSwap}, e dois, de {price.homeSwapTwice}, com mão de obra.",
        "Automatizamos portão pivotante, o de abrir, com um motor por folha, desde que a dobradiça esteja firme e haja espaço para girar. O orçamento por foto é grátis e soma motor, batente, trava, se precisar, energia e mão de obra. Trocar um motor que já existe fica de {price.homeSwap} em casa.",
        "No portão pivotante automático, cada folha tem o seu motor, e os dois são ligados à mesma placa. Quem ainda não tem motor recebe o valor por foto, de graça. A troca de um motor em residência fica de {price.homeSwap}, e a de dois, de {price.homeSwapTwice}, com mão de obra.",
        "Automatizar portão pivotante, o que abre como porta, pede um motor por folha, dobradiça boa, coluna firme e batente. Folha comprida leva também trava elétrica. O orçamento vem por foto, sem custo, e só a mão de obra, para motor seu, parte de {price.installation}.",
        "O portão pivotante aceita automação quando a folha gira leve e a dobradiça está boa. Instalamos um motor por folha, com batente e placa, e o valor é orçado por foto. Substituir um motor residencial fica de {price.homeSwap}, e o par, de {price.homeSwapTwice}, com o serviço.",
      ],
      price: [
        "Automatizar um portão pivotante custa conforme o número de folhas, porque vai um motor em cada. O primeiro motor é orçado por foto, de graça, com placa, batente e fiação. Trocar um motor que já existe fica de {price.homeSwap} em casa, e dois, de {price.homeSwapTwice}.",
        "O preço da automação do pivotante soma um motor por folha, batente, placa, energia e mão de obra, e vem por foto, sem custo. Só a mão de obra, para motor seu, parte de {price.installation}. Na troca, um motor fica de {price.homeSwap} em casa, e o par, de {price.homeSwapTwice}.",
        "O preço para automatizar um pivotante depende de haver uma ou duas folhas, porque vai um motor em cada. O orçamento por foto é grátis. Como medida, a troca em casa fica de {price.homeSwap} por um motor e de {price.homeSwapTwice} por dois, e o portão manual soma fiação e batente.",
        "Para o preço do portão pivotante automático, conte um motor por folha, com placa, batente e energia, orçados por foto, sem custo. Trocar um motor que já existe fica de {price.homeSwap} em residência, e dois, de {price.homeSwapTwice}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o pivotante precisa ter antes", "Dobradiça, arco e coluna"],
        slots: [
          [
            "O motor só gira bem uma folha que já gira leve com a mão. Confira estes pontos com a folha reta e o vão livre, antes de comprar.",
            "Antes do motor, a folha precisa abrir sem esforço. Com o portão firme nas dobradiças e sem carro no vão, veja o seguinte.",
            "Uma folha pesada na mão será pesada para o braço. Se ela está reta e bem presa, faça esta conferência.",
            "Nenhum braço corrige folha que arrasta, por isso a conferência começa na mão. Com a passagem desimpedida e o portão bem preso, percorra os pontos abaixo.",
            "O esforço que você sente ao abrir é o que o motor vai sentir todos os dias. Examine a folha, desde que esteja direita, seguindo estes itens.",
          ],
        ],
        steps: [
          "Abra com a mão: a folha deve girar leve e parar onde fica.",
          "Veja se o arco está livre, sem degrau nem rampa subindo.",
          "Olhe se a dobradiça tem folga ou solda trincada.",
          "Empurre a coluna: ela não pode balançar.",
          "Meça cada folha e o espaço entre dobradiça e parede.",
        ],
      },
      {
        about: "what",
        headings: ["O que é montado no portão de abrir", "Braço, batente e trava"],
        slots: [
          [
            "O braço empurra a folha a partir da coluna: o linear é mais discreto e pede espaço ao lado, o articulado atende coluna larga. O batente marca o fim do curso, e a trava elétrica segura a ponta contra o vento em folha longa.",
            "Há dois tipos de braço, o linear, reto e compacto, e o articulado, dobrado como cotovelo, para coluna larga. Junto vão um batente que marca onde a folha para e, na longa, uma trava elétrica contra vento e empurrão.",
            "Em coluna estreita costuma ir o braço linear; na larga, o articulado, que dobra como um cotovelo. Batente no piso define aberto e fechado, e a folha comprida ganha trava elétrica na ponta.",
            "A largura da coluna escolhe o braço: sobra de espaço lateral permite o linear, que é reto, e coluna larga pede o articulado, com uma dobra no meio. Completam o conjunto os batentes e, contra rajadas em folha grande, uma trava elétrica na ponta.",
            "O motor fica na coluna e move a folha por um braço, reto no modelo linear ou dobrado no articulado, usado onde a coluna é grossa. O batente fixa as duas paradas, e folha comprida recebe ainda trava elétrica, porque o vento faz alavanca.",
          ],
          [
            "Em duas folhas, a central abre uma pouco antes da outra, para não se chocarem. O motor usa circuito próprio, e o trinco manual sai.",
            "A central dá um atraso entre as duas folhas, que assim não se batem. Retira-se o ferrolho, e a energia vem de um circuito só do portão.",
            "Com duas folhas, uma sai primeiro, por ajuste da central. A energia vem em circuito separado, na tensão do motor, e a tranca antiga é retirada.",
            "Um circuito exclusivo alimenta o conjunto, e o trinco de mão é removido. Sendo duas as folhas, a placa solta uma e logo depois a outra, para a emenda não travar.",
            "Portão de duas folhas abre em sequência, com um pequeno intervalo que a central controla e que evita o choque. Tranca manual não convive com motor, por isso sai, e a alimentação de 220 V é separada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fotocélula e força no portão de abrir", "Segurança depois da automação"],
        slots: [
          [
            "A fotocélula, o par de sensores no vão, faz a folha parar ou voltar quando alguém cruza. A força fica no mínimo que move a folha e é testada com uma caixa de papelão, nunca com o corpo; na entrega você aprende a destravar.",
            "Peça a fotocélula com o motor: ela vê quem passa e segura a folha. O técnico regula a menor força que serve, prova o recuo com papelão e mostra como abrir sem energia; ninguém testa com o corpo.",
            "Sensores no vão, a fotocélula, impedem a folha de fechar sobre alguém. Completa a proteção a força mínima, provada com caixa vazia e nunca com gente, e a chave de destravar é explicada no fim.",
            "Com um feixe atravessando a passagem, a fotocélula detém a folha antes que ela encoste em alguém. O ajuste usa a menor força possível e se confirma com papelão, sem ninguém na frente, e a aula de destravamento encerra a instalação.",
            "Portão que gira pode prensar, e por isso leva sensor de passagem, a fotocélula, e força regulada para baixo. O recuo é verificado com uma caixa leve, pessoa alguma serve de teste, e você sai sabendo usar a chave sem luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso de dois motores em duas folhas?",
        answers: [
          "Sim, um por folha, com uma central para os dois. Quem quer gastar menos automatiza só uma e prende a outra com ferrolho, se o carro passa na metade.",
          "Para as duas abrirem, sim. Dá para motorizar apenas uma e manter a outra no ferrolho, quando uma folha basta para passar.",
          "Só se as duas forem automáticas, porque cada motor move uma. Há quem motorize a de uso diário e deixe a outra fechada por ferrolho, gastando menos.",
        ],
      },
      {
        question: "Quanto tempo leva para automatizar?",
        answers: [
          "Com energia na coluna e folha em ordem, a montagem cabe em um dia de serviço. Solda de suporte, eletroduto ou dobradiça nova são combinados antes.",
          "Em geral um dia, se há energia perto e a folha gira bem. Dobradiça, solda ou fiação longa pedem mais tempo, avisado no orçamento.",
          "Um dia costuma bastar quando há ponto de energia e a folha gira livre. Serralheria e fiação extensa acrescentam prazo, que você conhece com o orçamento.",
        ],
      },
      {
        question: "O portão pode abrir para a calçada?",
        answers: [
          "Planeje a folha abrindo para dentro, porque na calçada ela atinge quem passa e a regra municipal costuma limitar. Confirme com a prefeitura da sua cidade.",
          "O mais seguro é abrir para dentro. Cada cidade tem a sua regra sobre avançar na calçada, e a prefeitura informa.",
          "Prefira para dentro, já que a folha em movimento na calçada alcança o pedestre. O que é permitido varia conforme a cidade, e a prefeitura responde.",
        ],
      },
      {
        question: "Portão pivotante em rampa aceita motor?",
        answers: [
          "Depende da rampa: se o piso sobe para dentro, a folha raspa. Dobradiça que ergue a folha ou outro tipo de portão resolve.",
          "Se a rampa desce para dentro, sim. Se sobe, a folha pega no chão, e é preciso dobradiça de elevação ou outro portão.",
          "Aceita quando o piso não sobe no arco da folha. Onde sobe, uma dobradiça que a levanta durante o giro pode resolver, ou se muda o tipo de portão.",
        ],
      },
    ],
    photo: "fotos do portão aberto e fechado, das dobradiças e das colunas, com a medida de cada folha",
  },
  {
    id: "portao-de-pvc",
    broader: "automatizar-manual",
    label: "Portão de PVC com motor",
    phrase: "o portão de PVC automático",
    intent: "question",
    asks: [
      "portão pvc",
      "pvc automático",
      "pvc motor",
      "portão pvc motor",
      "portão plástico motor",
      "portão fibra motor",
      "portão policarbonato motor",
      "portão fibra",
      "portão policarbonato",
      "acrílico portão motor",
    ],
    answers: {
      any: [
        "O portão de PVC é bom para garagem de casa se a folha tem quadro de alumínio ou aço por dentro: é leve, não enferruja e aguenta motor residencial. Contra arrombamento, é mais fraco que a chapa de metal. O motor se prende no quadro, nunca no plástico, e no basculante de até {width.quarterHp} parte de {price.lowest}, instalado.",
        "Portão de PVC, fibra ou policarbonato pode ter motor quando existe um quadro metálico por dentro, e é nele que o braço ou a cremalheira se fixa. Folha só de plástico precisa de reforço antes; com o quadro pronto, o kit do basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "Para pôr motor no portão de PVC, confira se há um quadro de alumínio ou ferro por trás da placa, pois o plástico sozinho rasga no ponto de força. Com ele, basta o motor residencial, de {price.lowest} em diante no basculante de até {width.quarterHp}; deslizante e pivotante são orçados por foto.",
      ],
      price: [
        "O preço do motor para portão de PVC parte de {price.lowest} instalado no basculante de até {width.quarterHp}, porque a folha leve usa motor residencial. No de correr e no de abrir, como referência, trocar um motor em casa fica de {price.homeSwap}; o reforço da folha, se precisar, é do serralheiro.",
        "Motor em portão de PVC, no basculante de até {width.quarterHp}, custa {price.lowest} ou mais, instalado. Nos que correm ou giram, a troca residencial vai de {price.homeSwap} e serve de comparação; quadro e travessas de reforço se acertam com o serralheiro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir na folha de PVC", "Teste o quadro antes do motor"],
        slots: [
          [
            "O que decide é a firmeza da folha, e isso se vê com a mão, com o portão parado. Se ela torce, o motor vai torcê-la a cada abertura.",
            "Antes do motor, descubra se a folha é rígida. Plástico que verga com a mão vai vergar também com a máquina, até trincar.",
            "A folha precisa se mover inteira, sem entortar. O que flete com um empurrão leve não suporta o esforço repetido do motor.",
          ],
        ],
        steps: [
          "Passe um ímã: se gruda, há aço; se não, pode ser quadro de alumínio.",
          "Aperte o meio da placa e veja se ela cede.",
          "Empurre um canto de leve e observe se a folha torce.",
          "Mova o portão de correr ou de abrir com a mão; o basculante, deixe para o técnico.",
          "Procure trinca nos cantos e nos rebites.",
        ],
      },
      {
        about: "choose",
        headings: ["Vento, sol e a força do motor", "O que pesa mais que o peso"],
        slots: [
          [
            "Placa fechada e leve funciona como vela, e o vento exige mais que os quilos. Batente firme e trava elétrica, o ferrolho comandado pelo motor, seguram a folha fechada, e a força do motor fica baixa para não dobrar o quadro.",
            "Por ser leve e fechada, a folha é empurrada pelo vento, e batente e trava elétrica contam mais que um motor forte. Essa trava é um ferrolho acionado pela central; a força se regula para baixo, pois o quadro fino dobra.",
            "O esforço maior vem do vento na placa cheia. Resolve-se com batente sólido e um ferrolho elétrico ligado à central, a trava, deixando o motor com pouca força, já que força demais entorta a folha.",
          ],
          [
            "O plástico também dilata no sol, e precisa de folga no encaixe e nas laterais. PVC sem proteção contra raios ultravioleta resseca e trinca com os anos.",
            "No calor, a placa cresce, por isso não pode ficar justa no quadro nem no batente. Sem aditivo contra o sol, o PVC fica quebradiço.",
            "Sol forte aumenta a placa alguns milímetros e pede folga em volta. O PVC comum, sem filtro solar na fórmula, vai ficando seco e racha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é fixado", "A fixação no quadro de metal"],
        slots: [
          [
            "Uma chapa de reforço vai no quadro, presa por parafusos que o atravessam, e nela se apoia o suporte do motor. Trincos antigos saem, a força é regulada e o recuo é testado com uma caixa de papelão; tudo leva {time.tilting} no basculante.",
            "O técnico reparte a força com uma chapa no quadro e parafusos passantes, tira o ferrolho manual e ajusta o motor na menor força que move a folha. No basculante, conte {time.tilting}, com a prova de recuo numa caixa vazia.",
            "Chapa de apoio e parafusos que atravessam o quadro recebem o motor. Depois se retira a tranca manual, regula-se a força mínima e prova-se o recuo com papelão; a instalação no basculante leva {time.tilting}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que motor serve em portão de PVC?",
        answers: [
          "O do mesmo tipo de abertura, na linha residencial: acionador com braço no basculante, motor com cremalheira no de correr, braço em cada folha no de abrir. O de entrada costuma bastar.",
          "Depende de como ele abre: basculante, de correr e de abrir usam motores diferentes. Pelo peso, quase sempre serve o menor da linha residencial.",
        ],
      },
      {
        question: "O portão é todo de plástico. Tem jeito?",
        answers: [
          "Tem, se o serralheiro fizer um quadro de alumínio ou metalon para a placa, com travessa na altura do motor. Sem isso, não convém automatizar.",
          "Só com reforço: um quadro metálico em volta e uma travessa onde o motor puxa. É trabalho de serralheiro, feito antes da instalação.",
        ],
      },
      {
        question: "Policarbonato e fibra seguem a mesma regra?",
        answers: [
          "Sim: em qualquer um o motor puxa o quadro. O policarbonato dilata mais e exige folga; a fibra é mais rígida, mas trinca se for furada perto da borda.",
          "Seguem. Muda o cuidado: policarbonato precisa de espaço para dilatar, e fibra não deve ser furada junto da beirada, onde racha.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer revisão?",
        answers: [
          "Em casa, {visits.home}, olhando rebites, trincas, folga da placa e força do motor. A visita com ajuste parte de {price.preventive}, sem peças.",
          "Faça a manutenção {visits.home} na residência, com atenção a trincas e parafusos frouxos. O ajuste com limpeza custa a partir de {price.preventive}, fora peças.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da coluna ou do trilho, e a largura da folha",
  },
];
