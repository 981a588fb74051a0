import type { Concept } from "#domain/knowledge/concept.ts";

export const troca: Concept = {
  id: "troca",
  kind: "service",
  label: "Troca de motor",
  phrase: "a troca do motor",
  words: [
    "troca de motor",
    "trocar motor",
    "trocar motor do portão",
    "substituição de motor",
    "substituir motor",
    "motor novo",
    "trocar o motor do portão eletrônico",
    "troca do automatizador",
    "mudar de motor",
    "trocar automatizador",
  ],
  intent: "installation",
  answers: {
    any: [
      "Trocamos o motor do portão, em residência, de {price.homeSwap}, quando o enrolamento queimou, o redutor quebrou ou não há mais peça. Antes, o técnico confere a folha, para o motor novo não queimar pelo mesmo motivo.",
      "Fazemos a troca do motor completa: retirada do antigo, acerto dos suportes, instalação do novo, regulagem e teste. Fiação e fotocélulas em bom estado costumam ser aproveitadas, o que reduz o valor.",
      "Trocamos o motor do portão quando o reparo se aproxima do preço de um conjunto novo; em casa, a troca fica de {price.homeSwap}. Defeito de capacitor, placa, engrenagem ou fim de curso se resolve com a peça.",
      "Vendemos o motor novo e fazemos a troca, com orçamento pela foto da etiqueta atual, do portão inteiro e pela largura. No basculante residencial, o kit de 1/4 HP sai a partir de {price.lowest}, com entrega e instalação.",
      "Trocamos o motor por um que corrige o que incomodava: lentidão, barulho, falta de força ou controle fácil de copiar. O motor novo tem garantia de {warranty.motor} e a instalação, de {warranty.installation}.",
      "Troca de motor é serviço de uma visita quando a folha anda leve e a energia está pronta: de {time.tilting} no basculante e de {time.sliding} no de correr. Em residência, custa de {price.homeSwap}, com orçamento grátis por foto.",
      "A troca do motor vale a pena em três casos: defeito no corpo da máquina, peça que não se acha mais ou motor pequeno para a folha. Fora deles, consertamos; a troca em casa fica de {price.homeSwap}.",
      "Na troca do motor, escolhemos o modelo novo pela folha, e não pela etiqueta do antigo. Largura, peso e número de aberturas dizem se repetir a potência basta; em casa, o serviço fica de {price.homeSwap}.",
    ],
    price: [
      "A troca de motor residencial fica de {price.homeSwap}; em portões pesados, de {price.heavySwap}. No basculante de 1/4 HP, o kit instalado começa em {price.lowest}. O cartão aceita até {shop.instalments} vezes.",
      "Trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, conforme potência, tipo e acessórios. A foto da etiqueta e do portão dá o valor fechado, sem custo pelo orçamento.",
      "A troca de motor no basculante de até {width.quarterHp} sai por {models.prices}, com o kit instalado, conforme a velocidade. Em portões pesados, a faixa vai de {price.heavySwap}.",
      "Em casa, a troca de motor fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. O valor exato muda com a folha e com o que se aproveita, e vem fechado por foto da etiqueta e da fixação, sem custo.",
      "A troca de motor residencial fica de {price.homeSwap}, e o basculante de 1/4 HP tem kit instalado a {models.pricesOr}. Mande etiqueta, foto do portão e largura para receber o valor fechado.",
    ],
    comparison: [
      "Entre trocar o motor e consertar, compare três coisas: idade, peça disponível e tamanho certo para o portão. Motor recente com placa ou capacitor ruim se conserta; um enrolamento queimado em motor antigo pede troca.",
      "A troca do motor vence o conserto quando falta peça, o redutor quebrou ou o equipamento já não aguenta a folha. Fora disso, a peça avulsa costuma sair mais em conta que os valores de {price.homeSwap} de uma troca residencial.",
      "Trocar o motor por um igual ou por um mais rápido? No basculante de 1/4 HP, o que muda é o tempo, de {opening.padrao} a {opening.jetflex}, e o preço instalado, de {price.lowest} a {price.highest}. A folha precisa estar equilibrada.",
      "Na troca do motor, compare o preço do reparo com o do conjunto novo e some a garantia, de {warranty.motor} no motor. Quanto mais velho o equipamento e mais rara a peça, mais a troca compensa.",
      "Entre trocar só o motor e trocar motor, central e controles, decide a idade da placa. Central recente e compatível pode ficar; placa antiga, de código fixo ou sem reposição, sai junto na troca.",
    ],
    question: [
      "A troca de motor leva de {time.tilting} no basculante e de {time.sliding} no deslizante, se a folha e a elétrica estiverem em ordem. Controles antigos só continuam valendo quando a central nova aceita o mesmo código.",
      "Na troca, dá para pôr motor de outra marca. Suportes, cremalheira e controles são conferidos um a um: alguns servem, outros mudam, e isso aparece no orçamento antes do serviço.",
      "Sim, a troca do motor pode manter a folha, a fiação e as fotocélulas, se estiverem em bom estado. O que quase sempre muda são suportes, central e controles, e as fotos mostram isso antes do orçamento.",
      "Antes da troca do motor, o técnico procura a causa da queima. Folha pesada, tensão baixa e uso acima do previsto derrubam o novo do mesmo jeito, e a correção entra no serviço.",
      "A troca do motor é necessária quando o enrolamento queimou, o redutor quebrou ou a peça deixou de existir. Capacitor, placa, sensor e engrenagem se trocam separadamente, sem mexer no restante da máquina.",
    ],
    installation: [
      "Trocamos o motor antigo e instalamos o novo: retirada, acerto dos suportes, circuito com terra, força regulada e controles gravados. O basculante toma de {time.tilting} e o deslizante, de {time.sliding}.",
      "Trocamos o motor antigo por um novo depois de conferir a folha, que precisa andar leve; em casa, a troca fica de {price.homeSwap}. O serviço tem {warranty.installation} de garantia, e o motor vendido por nós, {warranty.motor}.",
      "Fazemos também a troca com o motor que você já comprou, com mão de obra a partir de {price.installation}. Mande foto da etiqueta nova e da fixação atual, para saber se os suportes servem.",
      "Trocamos o motor e instalamos o novo em uma visita, se base, fiação e folha estiverem em ordem. No basculante de 1/4 HP, o kit custa a partir de {price.lowest}, com entrega, instalação e controles gravados.",
    ],
    buying: [
      "Vendemos o motor novo já com a troca: no basculante de até {width.quarterHp}, o kit de 1/4 HP instalado custa {models.pricesOr}. Não copie só a etiqueta antiga: informe largura, peso e aberturas por dia.",
      "Vendemos o motor para a troca depois de conferir por foto se a base, a cremalheira e os controles atuais servem. O motor tem {warranty.motor} de garantia, e o cartão divide o total em até {shop.instalments} vezes.",
      "Vendemos e trocamos o motor na mesma visita, sem o risco de um modelo que não encaixa na fixação antiga. Em casa, motor e serviço ficam de {price.homeSwap}, com indicação por foto da etiqueta e do portão.",
      "Indicamos e vendemos o motor certo para a troca, que é o que atende à folha de hoje, talvez mais pesada que na primeira instalação. A faixa residencial, com motor e serviço, vai de {price.homeSwap}.",
    ],
    repair: [
      "A troca de motor de portão em casa custa de {price.homeSwap}, com motor e mão de obra; em portão pesado, de {price.heavySwap}. O técnico confere a folha antes, para o motor novo não queimar pelo mesmo motivo.",
      "Trocamos o motor do portão em uma visita quando a folha anda leve e a energia está pronta: de {time.tilting} no basculante e de {time.sliding} no de correr. Em residência, fica de {price.homeSwap}.",
      "Trocamos o motor do portão com preço dado por foto da etiqueta atual, do portão inteiro e pela largura. No basculante de até {width.quarterHp}, o kit novo de 1/4 HP custa a partir de {price.lowest}, com entrega e instalação.",
      "Trocar o motor do portão compensa com enrolamento queimado, redutor quebrado ou modelo sem peça; em casa, custa de {price.homeSwap}. Com defeito de capacitor, placa ou fim de curso, consertamos sem trocar o conjunto.",
      "Trocamos o motor por um escolhido pela folha de hoje: largura, peso e aberturas por dia, e não só a etiqueta do antigo. Em residência, o serviço com motor fica de {price.homeSwap}, e a fiação boa é aproveitada.",
      "Fazemos a troca do motor completa, da retirada do antigo aos controles gravados no novo. Custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com {warranty.motor} de garantia no motor.",
      "Troca de motor de portão tem orçamento grátis por foto: em casa, de {price.homeSwap}; no basculante de 1/4 HP, kit instalado a partir de {price.lowest}. O cartão divide em até {shop.instalments} vezes.",
    ],
  },
  line: [
    "A troca do motor em residência fica de {price.homeSwap}, com a folha conferida antes.",
    "Antes de trocar o motor, descubra por que o primeiro queimou.",
    "A troca de motor compensa quando não há peça de reposição, o redutor quebrou ou o motor é pequeno para a folha.",
    "Na troca, circuito e fotocélulas em bom estado costumam ser aproveitados.",
    "O motor novo tem {warranty.motor} de garantia, e o serviço de troca, {warranty.installation}.",
  ],
  sections: [
    {
      about: "replace",
      headings: [
        "Quando trocar e quando consertar",
        "O motor precisa mesmo ser trocado?",
        "Conserto ou troca: como decidir",
        "O que se conserta e o que pede motor novo",
        "Peça avulsa ou motor completo",
      ],
      slots: [
        [
          "Na maioria dos chamados o conserto basta: capacitor, placa, fim de curso e engrenagem são trocados separadamente, sem mudar o motor.",
          "Um motor que ronca e não anda muitas vezes só precisa de capacitor, que custa uma fração de um motor novo.",
          "O conserto costuma vir primeiro: o técnico mede capacitor, placa e enrolamento e troca só o que falhou.",
          "Peça avulsa resolve a maior parte dos defeitos; o ronco, por exemplo, quase sempre é capacitor fraco, e só às vezes enrolamento queimado.",
          "Defeito fora do motor não pede troca: uma placa queimada por raio é substituída, e a máquina em geral continua boa.",
        ],
        [
          "A troca completa se justifica com enrolamento queimado, redutor trincado ou carcaça corroída.",
          "Enrolamento em curto, redutor quebrado e modelo sem peça são as razões mais fortes para trocar.",
          "Motor fora de linha, sem placa nem engrenagem de reposição, costuma dar lugar a um novo.",
          "Quando a folha ficou mais pesada que o limite do motor, só outro de maior capacidade resolve.",
          "Defeitos que se repetem em motor antigo somam gasto e apontam para a substituição.",
        ],
        [
          "A idade também conta: com manutenção em dia, a vida útil esperada vai de {trade.life}.",
          "Um motor bem cuidado dura de {trade.life}; perto do fim desse prazo, compare os dois valores.",
          "Com poucos anos de uso compensa trocar a peça; depois de {trade.life}, compare com o motor novo.",
          "Passados {trade.life} de uso, damos os dois preços, o do reparo e o da troca, para você decidir.",
          "A vida útil esperada é de {trade.life}; perto do fim dela, um reparo caro raramente compensa.",
        ],
      ],
      bullets: [
        "Enrolamento queimado em motor antigo",
        "Redutor trincado ou carcaça corroída",
        "Modelo sem peça de reposição",
        "Folha mais pesada que o limite do motor",
        "Defeitos repetidos em pouco tempo",
        "Uso coletivo com motor residencial",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o motor antigo queimou",
        "Descubra a causa antes da troca",
        "O que queima um motor de portão",
        "A causa vem antes do motor novo",
        "Causas de queima a corrigir antes do motor novo",
      ],
      slots: [
        [
          "Folha pesada ou presa é a causa mais comum de queima: sem corrigi-la, o motor novo queima também.",
          "Antes de instalar o novo {em}, o técnico confere folha, tensão e umidade, que são as três causas mais comuns de queima.",
          "Motor que queima mais de uma vez no mesmo portão quase sempre é pequeno para a folha ou trabalha com ela presa.",
          "Quase sempre o motor queima por esforço, com a folha pesada ou travada, e insistir no controle nessa hora apressa o fim.",
        ],
        [
          "Roldana travada, trilho torto, dobradiça arriada e contrapeso errado fazem o motor trabalhar forçado a cada abertura.",
          "Portão que recebeu chapa ou madeira depois da instalação fica mais pesado que o limite do motor.",
          "Motor residencial em garagem de várias famílias queima por aquecimento; ali o certo é um modelo de uso intenso.",
          "Folha que raspa no piso ou prende num ponto aquece o enrolamento até ele ceder.",
        ],
        [
          "Tensão baixa na partida, por fio fino ou emenda ruim, também queima: a fiação é medida e, se preciso, refeita.",
          "Raio e surto queimam primeiro a placa; um protetor contra surto pode ser posto junto com o motor novo.",
          "Água e formiga entram pela caixa mal vedada, e por isso a vedação é refeita na troca.",
          "Disjuntor próprio e aterramento, quando faltam, são orçados junto com a troca e protegem o motor novo.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O dia da troca: o que preparar",
        "Como se preparar para a troca do motor",
        "Antes, durante e depois da troca",
        "O que esperar no dia da troca",
      ],
      slots: [
        [
          "Tire o carro da garagem antes da hora marcada, porque o vão fica ocupado enquanto o motor é trocado.",
          "Deixe a área do motor livre, com espaço para a escada, e um adulto em casa para acompanhar e aprovar o teste.",
          "Antes da visita, junte todos os controles da casa, porque cada um será testado na central nova.",
          "Separe os controles, a chave de destravamento e o manual, e saiba mostrar onde fica o disjuntor do portão.",
          "No dia da troca, alguém da casa precisa mostrar o quadro de luz e dizer quando e como o motor antigo falhou.",
          "Conte antes o que o motor antigo fazia de errado: parar no calor, roncar ou perder força orienta a escolha e o que corrigir.",
          "Libere a garagem e deixe crianças e animais dentro de casa; o motor novo já chega com o técnico.",
        ],
        [
          "Durante o serviço, ninguém deve passar pelo vão, porque sem o motor a folha fica só no apoio posto pelo técnico.",
          "Enquanto o motor é trocado, a energia do portão fica desligada, e o interfone ou a trava ligados a ele também podem parar.",
          "Se a furação do motor novo não bate com a antiga, o suporte é adaptado na hora, e um acréscimo só é feito com a sua aprovação.",
          "O portão fica fora de uso até o fim da regulagem; em prédio, combine antes outra entrada ou o horário de menos movimento.",
          "Há furadeira e, às vezes, solda: cubra o que não pode pegar pó e avise os vizinhos de parede.",
          "Se for preciso interromper o serviço, a folha fica fechada e travada até a volta do técnico.",
          "Fique por perto no começo, para ver o estado da base e da fiação quando o motor antigo sai, e no fim, para o teste.",
        ],
        [
          "No fim, você testa os controles do lugar em que costuma apertar e vê a folha parar diante de um objeto macio.",
          "Terminado o serviço, aprenda o destravamento do motor novo, que pode ser diferente do antigo, e guarde a chave dentro de casa.",
          "Depois da troca, veja vários ciclos de abrir e fechar seguidos, sem tranco nem batida, antes de dar o serviço por aceito.",
          "Antes de o técnico ir embora, peça para ver o disjuntor identificado, a fotocélula testada e a tampa do motor vedada.",
          "Na entrega, você recebe a nota, o manual e os controles gravados e diz o que fazer com o motor velho.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é feita a troca",
        "O serviço de troca, passo a passo",
        "Retirada do motor antigo e montagem do novo",
        "Troca do motor, da retirada ao teste",
        "O trabalho do técnico na troca",
      ],
      slots: [
        [
          "O serviço leva de {time.tilting} no basculante e de {time.sliding} no deslizante, sem serralheria.",
          "Reserve de {time.tilting} para o basculante e de {time.sliding} para o de correr.",
          "Em portão residencial, a troca ocupa de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "Portões pesados pedem de {time.heavy}; um basculante comum {em}, de {time.tilting}.",
          "A duração vai com o tipo: de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} nos pesados.",
        ],
        [
          "A ordem abaixo é a do técnico, com a folha calçada e o circuito sem energia.",
          "Retirar o motor deixa a folha sem apoio, por isso as etapas seguintes são do técnico.",
          "Nenhuma destas etapas é para o morador, porque a folha solta pode cair ou subir de repente.",
          "Quem acompanha deve ficar fora do vão, com crianças e animais longe, até o teste final.",
          "O trabalho segue esta sequência, sempre com a folha escorada e sem energia.",
        ],
      ],
      steps: [
        "O técnico desliga o disjuntor e o nobreak e confirma a ausência de tensão.",
        "A folha é calçada na posição fechada e o equilíbrio é corrigido, se preciso.",
        "O motor antigo sai, e base, suportes e alinhamento são conferidos e refeitos se preciso.",
        "O novo é fixado e ligado, com fim de curso e força regulados.",
        "Controles são gravados, e obstáculo, fotocélula e destravamento são testados com você.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa a troca", "Preço da troca de motor", "Valores para casa e para portão pesado"],
      slots: [
        [
          "Em residência, a troca fica de {price.homeSwap}, conforme o tipo de portão e a velocidade.",
          "A faixa residencial vai de {price.homeSwap}, com motor e serviço.",
          "Para uma casa {em}, conte de {price.homeSwap} pela troca do motor.",
          "Trocar o motor de um portão residencial custa de {price.homeSwap}.",
          "O valor em casa vai de {price.homeSwap}, dependendo do motor escolhido e das correções.",
        ],
        [
          "No basculante de 1/4 HP, os kits com entrega e instalação saem por {models.prices}.",
          "Quem tem basculante de até {width.quarterHp} pode escolher entre kits de {models.prices}, instalados.",
          "O kit basculante Padrão, com instalação, custa {price.padrao}, e o mais rápido, o JetFlex, {price.jetflex}.",
          "Basculantes têm preço pronto: {price.padrao} no Padrão, {price.speedy} no Speedy, {price.jetflex} no JetFlex, com instalação.",
          "Para basculante residencial, o kit Padrão instalado custa {price.padrao}, e o Speedy, que abre mais depressa, {price.speedy}.",
        ],
        [
          "Em portões pesados, a troca vai de {price.heavySwap}, e o cartão aceita até {shop.instalments} vezes.",
          "Portão de condomínio, galpão ou indústria fica de {price.heavySwap}, pela potência e pelos reforços.",
          "Nos pesados, a faixa é de {price.heavySwap}, com valor fechado após fotos ou visita.",
          "Folhas grandes ou de uso intenso levam a troca à faixa de {price.heavySwap}.",
          "A troca em portão pesado custa de {price.heavySwap} e pode ser parcelada em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor entra no lugar do antigo e o que fica",
        "Como escolher o motor novo e aproveitar o que está bom",
        "Potência, peças que ficam e melhorias na troca",
        "O que muda e o que se aproveita com o motor novo",
      ],
      slots: [
        [
          "O motor novo é escolhido pelo peso e pela largura da folha e pelas aberturas por dia, e não só pela etiqueta do antigo.",
          "Se o antigo dava conta sem esquentar, o novo pode ter a mesma potência; se vivia quente, precisa de mais.",
          "O peso de hoje decide a potência: portão que ganhou chapa ou madeira desde a instalação pede motor mais forte que o antigo.",
          "A largura, a altura e o material da folha dão o peso, e por ele indicamos a potência do motor novo.",
          "No basculante de até {width.quarterHp}, serve o motor de 1/4 HP; acima disso, a potência é indicada pela foto e pela medida.",
          "O peso da folha e o número de aberturas por dia decidem entre o modelo residencial e o de uso intenso.",
        ],
        [
          "A fiação boa e a fotocélula costumam ficar; os controles dependem de a central nova aceitar o mesmo código.",
          "Com motor de outra marca, os controles em geral mudam, e o kit novo já traz os seus, gravados.",
          "A cremalheira pode continuar, se os dentes estiverem inteiros e combinarem com a engrenagem nova.",
          "Suporte e base são aproveitados quando a furação é a mesma; se não é, a adaptação entra no orçamento.",
          "Botoeira, sinaleiro e fotocélula que funcionam são ligados na central nova.",
          "Eletroduto, disjuntor e fio terra bem dimensionados continuam em uso e reduzem o serviço.",
        ],
        [
          "No basculante, quem espera na rua pode passar a um motor que abre em {opening.speedy} ou em {opening.jetflex}, em vez de {opening.padrao}.",
          "Motor com inversor parte e para devagar, faz menos barulho e força menos a folha.",
          "Controle de código rolante, que muda a cada uso, é mais difícil de copiar que o de código fixo.",
          "Se falta luz com frequência, esta é a hora de incluir um nobreak compatível com o motor novo.",
          "Motor mais silencioso e com parada suave ajuda quem dorme em cima da garagem.",
          "A fotocélula, se não havia, entra na troca: é ela que impede o portão de fechar sobre alguém.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que mandar para orçar a troca",
        "Fotos e informações para o preço da troca",
        "Como pedir o preço da troca sem visita",
      ],
      slots: [
        [
          "A foto da etiqueta do motor antigo mostra marca, modelo, tensão e potência.",
          "Comece pela foto da etiqueta, tirada por fora e com o disjuntor desligado, sem abrir a tampa.",
          "A etiqueta do motor que sai traz modelo, tensão e potência, que orientam a escolha do que entra.",
          "Para orçar uma troca {em}, a foto da etiqueta atual vale mais que a descrição do defeito.",
        ],
        [
          "Some uma imagem do portão inteiro e outra da fixação, que mostram tipo de folha, base e suportes.",
          "Fotografe também a coluna ou o piso em que o motor está preso, com a cremalheira ou o braço à vista.",
          "Largura, altura e material da folha confirmam se a capacidade do motor antigo estava certa.",
          "Diga ainda se a folha recebeu chapa, madeira ou vidro depois da instalação, porque o peso mudou.",
        ],
        [
          "Conte quantos controles estão em uso e mande a foto de um deles, frente e verso.",
          "Informe o que já foi consertado, há quantos anos o motor trabalha e quantas vezes abre por dia.",
          "Avise se há fotocélula, trava, interfone ou nobreak ligados, para a central nova ter as entradas certas.",
          "Junte à mensagem o que incomodava no motor velho, seja a demora, o ruído ou a falta de força.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "Trocar só o motor ou o conjunto inteiro",
        "Motor, central e controles: o que entra na troca",
        "Troca parcial e troca completa",
      ],
      slots: [
        [
          "Há troca de motor com a central mantida e troca do conjunto, em que motor, placa e controles chegam juntos.",
          "Nem sempre a placa precisa sair: se for recente e compatível, ela pode comandar o motor novo.",
          "A troca pode ser parcial ou completa, e a idade da central costuma decidir entre as duas.",
          "Um kit novo traz motor, central e controles casados de fábrica, o que dispensa prova de compatibilidade.",
        ],
        [
          "Manter a central só convém quando tensão, potência e fim de curso combinam com o motor novo.",
          "Um motor com inversor chega com placa própria, e a central antiga não pode ser aproveitada.",
          "Com central antiga, o próximo defeito tende a ser dela; por isso muitos trocam o conjunto de uma vez.",
          "A central de código fixo pode sair na mesma ocasião, para os controles passarem a código rolante.",
        ],
        [
          "Na troca completa do basculante, o kit de 1/4 HP instalado sai por {models.pricesNamedOr}.",
          "O conjunto novo já vem com os controles, gravados no mesmo dia da troca.",
          "O orçamento traz os dois preços, com a central mantida e com a central nova, para você comparar.",
          "Se a central ficar, os controles atuais continuam; se mudar, eles são conferidos ou substituídos.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Troca planejada ou troca de urgência",
        "Quando marcar a troca do motor",
        "Trocar antes que o motor pare ou na urgência",
      ],
      slots: [
        [
          "Com o portão ainda andando, você compara os modelos e marca o dia, sem ficar com a entrada aberta.",
          "Um motor que dá sinais de fim pode ser trocado com calma, antes de deixar a entrada aberta.",
          "A troca planejada deixa tempo para medir a folha, corrigir a serralheria e decidir a velocidade.",
          "Motor que esquenta, perde força e já trocou engrenagem pode ser substituído com dia marcado, antes de parar.",
        ],
        [
          "Na urgência, a prioridade é fechar o portão com segurança, e o motor definitivo pode vir depois.",
          "Se o motor parou de vez, o técnico primeiro deixa a folha firme e a entrada fechada.",
          "Motor queimado à noite é atendido {shop.hours}, com a folha fechada e travada até o novo ser instalado.",
          "Se o motor queimou de repente {em}, primeiro a folha é fechada e travada, e o motor novo é escolhido por foto.",
        ],
        [
          "Em prédio, marque a troca para o horário de menos carros e combine outra entrada.",
          "Base nova, solda e fiação são feitas antes do dia da troca, para o portão não ficar aberto esperando.",
          "Numa casa, prefira um horário com luz do dia, que facilita a regulagem e os testes.",
          "Se houver peça a encomendar, o motor velho fica no lugar até tudo estar à mão.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Depois da troca: uso, garantia e motor velho",
        "Garantia, cuidados e descarte depois da troca",
        "Motor trocado: cuidados, garantia e descarte do antigo",
      ],
      slots: [
        [
          "Nas primeiras semanas, compare o som e o tempo de abertura com os do dia da entrega.",
          "Use o portão novo por alguns dias com atenção à parada, ao ruído e ao calor da carcaça.",
          "Logo depois da troca, teste todos os controles e apague da lista os que não funcionam mais.",
          "Nas primeiras semanas, observe folgas: um reaperto pode ser preciso quando suportes e parafusos novos assentam.",
        ],
        [
          "Com a troca começa a contar a garantia, de {warranty.motor} no motor vendido por nós e de {warranty.installation} no serviço.",
          "Guarde a nota, que comprova a garantia, e fotografe a etiqueta do motor novo.",
          "Para valer a garantia, de {warranty.motor} no motor, a tampa fica fechada e o defeito é avisado logo.",
          "Anote a data da troca, de onde conta a garantia, e marque a revisão, que em casa é feita {visits.home}.",
        ],
        [
          "Do motor antigo pouco se aproveita: engrenagem gasta, capacitor velho e placa oxidada não servem de reserva.",
          "O motor retirado é sucata metálica e eletrônica e deve ir a um ponto de coleta, nunca ao lixo comum.",
          "Um motor queimado não deve ser religado em outro portão, porque a isolação danificada pode dar choque.",
          "O motor antigo e os controles fora de uso vão para a coleta de eletrônicos, com a pilha separada.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Motor pequeno para o portão: sinais",
        "Como saber se o motor atual está no limite",
        "Quando a capacidade já não basta",
      ],
      slots: [
        [
          "Um motor que esquenta mesmo com a folha em ordem costuma ser pequeno para o peso ou para o número de aberturas.",
          "Se o portão anda leve na mão e o motor ainda sofre, é provável que falte capacidade, e não ajuste.",
          "Folha equilibrada com motor muito quente quase sempre indica máquina pequena para o número de aberturas.",
          "Com a folha leve, um motor do tamanho certo trabalha morno; se para no calor, já está no limite.",
        ],
        [
          "A proteção térmica que desarma no horário de mais movimento é típica de motor residencial em uso coletivo.",
          "Parar depois de várias aberturas seguidas e voltar mais tarde indica motor pequeno para tanto uso.",
          "Engrenagem ou porca de fuso trocada mais de uma vez em pouco tempo revela esforço além do previsto.",
          "A força regulada no máximo só para a folha andar é sinal de motor pequeno ou de portão pesado.",
        ],
        [
          "Na troca por capacidade, largura, peso e aberturas por hora definem o modelo, antes da marca.",
          "Para basculante acima de {width.quarterHp}, a potência sobe e é escolhida por fotos e medidas.",
          "Um motor maior só resolve depois da folha corrigida, porque força extra em portão torto quebra solda.",
          "Em prédio ou galpão, a troca por um modelo de uso intenso custa de {price.heavySwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A visita é cobrada se eu desistir da troca?",
      answers: [
        "O orçamento por foto é grátis, e você pode desistir sem pagar nada. Quando é preciso ir ao local e a ida tem custo, o valor é dito antes de marcar.",
        "Desistir do orçamento feito por foto não custa nada. Só a ida do técnico pode ter valor, informado na conversa, antes de ele sair.",
        "Na maioria das trocas, as fotos bastam e não há visita a cobrar. Se o portão exigir medição no local, a condição é combinada antes.",
        "Você decide depois de ver o preço. O que se combina antes é a ida ao local, quando as fotos não mostram tudo e ela tem custo.",
      ],
    },
    {
      question: "Posso trocar por um motor de outra marca?",
      answers: [
        "Pode, desde que o tipo e a capacidade sirvam ao portão. Suportes, cremalheira e controles são conferidos, e parte deles talvez precise mudar.",
        "Sim. O que muda com a marca são fixações, central e controles; circuito e fotocélulas, em geral, continuam.",
        "Pode. O tipo de abertura e a capacidade mandam mais que a marca; base, furação e controles é que costumam precisar de adaptação ou de substituição.",
        "Sim, se o novo atender ao peso e ao uso. Mande a etiqueta do atual e a foto da fixação para saber o que será aproveitado e o que muda de preço.",
      ],
    },
    {
      question: "Os controles antigos funcionam no motor novo?",
      answers: [
        "Só se a central nova aceitar a mesma frequência e o mesmo tipo de código. Com marca diferente, costuma ser preciso trocar os controles ou usar receptor avulso.",
        "Depende da central. Mesma marca e mesmo código costumam servir; em outro sistema, os controles são trocados ou um receptor à parte mantém os antigos.",
        "Às vezes. Se a central antiga ficar, eles continuam; se entrar central nova, só servem os de mesma frequência e código, gravados outra vez.",
        "Nem sempre. Mande a foto do controle, frente e verso, antes da troca: por ela se vê se ele entra na central nova ou se convém comprar outros.",
      ],
    },
    {
      question: "Posso usar o portão na mão até o dia da troca?",
      answers: [
        "No de correr e no de abrir, reto e alinhado, sim: com o disjuntor desligado, destrave, mova devagar e tranque por dentro. O basculante só se estiver equilibrado e com os cabos inteiros.",
        "Pode, se a folha estiver reta e leve, com o motor destravado e o disjuntor desligado. Folha torta, cabo frouxo ou basculante pesado fica parado até o técnico chegar.",
        "Pode, com cuidado: o motor destravado não segura a folha. Feche e ponha cadeado ou ferrolho, e não destrave basculante que despenca ou sobe sozinho.",
        "Depende da folha. A de correr ou de abrir costuma ser usada na mão por uns dias; o basculante desequilibrado não deve ser destravado, porque pode cair.",
      ],
    },
    {
      question: "Motor mais forte resolve portão pesado?",
      answers: [
        "Não sozinho. Se a folha está desequilibrada ou o trilho prende, o motor maior só esconde o defeito e pode ferir. Primeiro a mecânica, depois a potência.",
        "Só quando a folha está em ordem e é mesmo pesada. Contrapeso errado e roldana travada devem ser corrigidos antes de aumentar a potência.",
        "Resolve apenas se o peso for da própria folha, com roldanas, trilho ou contrapeso em ordem. Contra atrito e desequilíbrio, a força extra castiga solda e coluna.",
        "Quase nunca antes do acerto mecânico. O técnico alivia a folha, mede o esforço e só então diz se o motor atual basta ou se falta potência.",
      ],
    },
    {
      question: "E se a placa do meu motor não for mais fabricada?",
      answers: [
        "Muitos motores aceitam uma central compatível de outra marca, com controles novos. Se nem assim houver placa, a troca do conjunto é o caminho.",
        "Primeiro procuramos placa compatível, pela foto da etiqueta. Motor de inversor depende da placa própria dele; sem ela, convém trocar o conjunto.",
        "Em motor comum, uma central universal costuma resolver e pode sair bem mais em conta que a troca. O técnico confere tensão, potência e fim de curso antes.",
        "Você recebe os dois preços quando existem: o da central compatível com controles novos e o do motor completo. A idade da máquina costuma decidir.",
      ],
    },
    {
      question: "Preciso trocar a cremalheira junto com o motor?",
      answers: [
        "Só se os dentes estiverem gastos ou se o passo for diferente do da engrenagem nova. Uma cremalheira sã é realinhada, com folga de {rack.clearance}.",
        "Nem sempre. Quando o encaixe é o mesmo e o desgaste é pequeno, ela fica; dente afinado ou emenda torta pede troca, para não gastar o pinhão novo.",
        "Não, se ela estiver reta e inteira e combinar com o motor. O técnico confere dente por dente no curso da folha antes de aproveitar.",
        "Em parte dos casos. Às vezes basta trocar as barras gastas e refazer o alinhamento; uma foto dos dentes, com o disjuntor desligado, já dá a ideia.",
      ],
    },
    {
      question: "Posso comprar o motor e chamar só para a troca?",
      answers: [
        "Pode. A mão de obra para motor comprado à parte sai a partir de {price.installation}; antes, confirmamos por foto se o modelo serve à folha e à fixação.",
        "Sim, com o motor conferido antes: tipo de abertura, potência e tensão. O serviço tem {warranty.installation} de garantia, e a do motor fica com quem vendeu.",
        "Pode, mas some as duas contas: o motor e a mão de obra, a partir de {price.installation}. No basculante, o kit instalado começa em {price.lowest}.",
        "Sim. Mande a foto da etiqueta do motor novo e do suporte atual, porque peça de fixação ou central diferente pode mudar o serviço.",
      ],
    },
    {
      question: "Vale a pena rebobinar o motor em vez de trocar?",
      answers: [
        "Raramente, em motor de casa: o rebobinamento se aproxima do preço de uma máquina nova e deixa engrenagens, placa e capacitor com a idade que têm.",
        "Às vezes compensa em motor grande, de portão pesado, com redutor bom. No residencial, o novo vem com {warranty.motor} de garantia e sem o desgaste do antigo.",
        "Compare os dois preços e o tempo sem portão. Rebobinar leva dias de oficina, e a causa da queima, em geral folha pesada, precisa ser corrigida do mesmo jeito.",
      ],
    },
    {
      question: "A garantia do motor novo vale se o portão for antigo?",
      answers: [
        "Vale: são {warranty.motor} para o motor comprado conosco e {warranty.installation} para o serviço. Por isso a folha antiga é conferida e acertada antes da montagem.",
        "Sim, para o motor e para a montagem. Peças antigas que ficaram no portão, como cabo, roldana ou trilho, não entram nessa conta.",
        "Vale, com a folha leve e firme. Se o técnico aponta um reparo e ele não é feito, o motor trabalha forçado, e esse desgaste não é defeito de fábrica.",
      ],
    },
    {
      question: "Meu portão tem dois motores: troco os dois ou só o que queimou?",
      answers: [
        "Só o que queimou, se existir modelo igual ou compatível com a central. Motores diferentes nas duas folhas andam em tempos diferentes e são difíceis de sincronizar.",
        "Com motores novos ou de modelo ainda fabricado, troca-se um. Quando os dois têm muitos anos, o segundo costuma falhar pouco depois, e trocar o par evita outra visita.",
        "Depende da idade e da peça. Mande a foto da etiqueta dos dois: por ela dizemos se um novo acompanha o outro ou se o par precisa ser igual.",
      ],
    },
    {
      question: "Posso trocar o meu motor por um mais rápido?",
      answers: [
        "Pode, se a folha estiver firme e equilibrada. No basculante, o Speedy instalado custa {price.speedy} e abre em {opening.speedy}; o JetFlex, {price.jetflex}, em {opening.jetflex}.",
        "Sim, desde que a estrutura aguente partida e parada mais vivas. O técnico olha soldas, coluna e braço, e inclui fotocélula, mais necessária quando a folha anda depressa.",
        "Na maioria dos portões em bom estado, pode. Folha comprida, torta ou com folga fica melhor na velocidade comum até ser reforçada.",
      ],
    },
    {
      question: "Dá para fechar a troca do motor só por foto?",
      answers: [
        "Dá, em muitos casos: etiqueta do motor atual, folha por dentro, fixação e medidas bastam para o preço. No local, a mecânica é conferida antes da desmontagem.",
        "Sim, quando as imagens mostram tudo. Se o técnico achar solda trincada ou fiação ruim que a foto escondia, você sabe do acréscimo antes e decide.",
        "O orçamento sai por WhatsApp, sem custo. Só folhas muito grandes, adaptações e portões com histórico de batida costumam pedir visita para fechar o valor.",
      ],
    },
    {
      question: "Vou reformar o portão: troco o motor antes ou depois?",
      answers: [
        "Troque o motor depois. A folha nova ou revestida muda de peso, e é por ela que se escolhem potência, braço e fixação do motor.",
        "Espere a reforma terminar, com pintura seca e contrapeso acertado. Antes disso, o equipamento corre risco de respingo de solda, pó e regulagem perdida.",
        "Faça primeiro o portão e, em seguida, o motor. Avise o serralheiro de que haverá automação, para ele já deixar reforço no ponto do braço e espaço para a máquina.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  related: ["conserto", "queimou", "modelos", "preco", "vida-util", "tempo-de-abertura"],
  topic: "troca-de-motor-de-portao",
};
