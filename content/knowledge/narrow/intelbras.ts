import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const intelbras: NarrowConcept[] = [
  {
    id: "intelbras-motor-e-bom",
    broader: "intelbras",
    label: "Motor Intelbras é bom?",
    phrase: "saber se o motor Intelbras é bom",
    asks: [
      "câmeras intelbras compensa motor",
      "qualidade motores intelbras",
      "vantagens desvantagens intelbras",
      "intelbras ppa qual melhor",
      "intelbras bom",
      "motor intelbras vale pena",
      "intelbras presta portão",
      "intelbras confiável motor",
      "opinião motor intelbras",
      "automatizador intelbras bom",
      "motor intelbras boa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O automatizador Intelbras é bom para portão de casa, desde que o modelo tenha um terço de folga sobre o peso da folha e aguente as suas aberturas por hora. O cuidado é confirmar se há placa e engrenagem daquele modelo perto de você. Compare também o preço já instalado, porque a peça faz parte da conta.",
        "Sim, o motor Intelbras de portão é bom para residência e agrada a quem quer câmera, interfone e portão da mesma marca. O que decide é a ficha: peso da folha, aberturas por hora e peça à venda. Isso vale mais que o nome, porque o interfone Intelbras aciona motor de qualquer marca.",
        "Intelbras ou PPA? Pelo motor do portão, a PPA tem mais versões e peças mais fáceis de achar; pela integração com câmera e interfone, a Intelbras atende bem. Nos dois casos, o peso da folha e os ciclos por hora da ficha decidem antes do nome.",
        "Entre Intelbras e PPA, as duas servem ao portão de casa quando a ficha combina com a folha. A PPA só faz automação e tem mais modelos e reposição; a Intelbras é forte em câmera e interfone. O interfone funciona com qualquer das duas, e por isso não obriga à mesma marca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Intelbras e PPA lado a lado", "Quando cada marca compensa"],
        slots: [
          [
            "A Intelbras nasceu da telefonia e é forte em segurança eletrônica; a PPA é especialista em automação de portões. Isso aparece na quantidade de modelos e de peças.",
            "As duas são brasileiras, com origem diferente: a PPA faz automação de portão, e a Intelbras, câmera, interfone e alarme. A diferença se nota na oferta de modelos e de reposição.",
            "A PPA é especialista em portão, e a Intelbras é conhecida por câmera e interfone. Na hora de escolher motor e achar peça, essa diferença conta.",
          ],
        ],
        bullets: [
          "Variedade de motores: maior na PPA, de casa a indústria",
          "Peça de reposição: mais fácil de achar na PPA",
          "Câmera, interfone e acesso: ponto forte da Intelbras",
          "Portão pesado ou de prédio: compare os ciclos por hora da ficha, em qualquer marca",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na ficha antes de comprar"],
        slots: [
          [
            "Veja na ficha o tipo de portão, o peso máximo e os ciclos por hora, que são quantas vezes o motor abre sem esquentar demais. Uma folha de 150 kg, por exemplo, pede limite de 200 kg ou mais.",
            "Três linhas da ficha decidem: tipo de portão, limite de peso e ciclos por hora, ou seja, quantas aberturas o motor aceita sem esquentar. Para folha de 300 kg, procure limite de 400 kg.",
            "Compare tipo de portão, capacidade em quilos e ciclos por hora, o número de aberturas que o motor aguenta. Motor que trabalha no limite de peso dura menos.",
          ],
          [
            "Pagar mais só para combinar com o interfone não compensa, porque dois fios na entrada de botoeira ligam um ao outro.",
            "Combinar marcas não é motivo para gastar mais, já que o interfone aciona o motor por um contato simples, como o de um botão.",
            "Não escolha o motor pelo interfone. Ele comanda qualquer central por um contato igual ao do botão de parede.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor instalado"],
        slots: [
          [
            "Intelbras não está entre as marcas com que trabalhamos todo dia, e por isso a foto da etiqueta vem antes, para saber se atendemos o modelo. A instalação de motor já comprado parte de {price.installation}.",
            "A mão de obra de motor comprado por você começa em {price.installation}. Confirme antes, por foto, se atendemos aquele modelo, porque a Intelbras fica fora das nossas marcas de rotina.",
            "Instalar um motor já comprado custa a partir de {price.installation}. Mande antes a foto da etiqueta, porque a Intelbras não faz parte das marcas habituais do nosso serviço.",
          ],
          [
            "Para comparar, nossos kits de basculante de até {width.quarterHp} custam de {price.lowest} a {price.highest}, já instalados. Nos outros portões, a troca de motor em casa fica de {price.homeSwap}.",
            "Como medida, o kit basculante para até {width.quarterHp} custa de {price.lowest} a {price.highest} com a instalação. Em outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Serve de comparação o kit de basculante até {width.quarterHp}, de {price.lowest} a {price.highest} instalado. Nos demais portões, motor e mão de obra ficam, em casa, de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone Intelbras exige motor Intelbras?",
        answers: [
          "Não. O interfone fecha um contato na entrada de botoeira da placa, e a central de PPA, Garen, Rossi ou outra obedece do mesmo jeito.",
          "Não exige: basta que ele tenha saída para acionar portão. O fio vai à entrada de botoeira do motor, seja de que fabricante for.",
          "Pode ser motor de outra marca. A ligação usa um contato simples, que toda central de portão aceita.",
        ],
      },
      {
        question: "O motor Intelbras tem assistência?",
        answers: [
          "O fabricante tem rede própria, que cuida da garantia. Nosso serviço é independente, e a foto da etiqueta diz se aquele modelo é atendido aqui.",
          "Tem, pela rede da própria Intelbras, a quem se pede a garantia. Fora dela, a foto da etiqueta mostra se atendemos aquele modelo.",
          "A garantia se resolve na rede do fabricante. Para conserto fora do prazo, mande a etiqueta, e dizemos se trabalhamos com o modelo.",
        ],
      },
      {
        question: "Dá para abrir o portão pelo celular sem motor Intelbras?",
        answers: [
          "Dá. Quem traz o aplicativo é o interfone ou um módulo, ligado à botoeira de qualquer motor. A fotocélula deve estar funcionando, porque você abre de longe.",
          "Sim, com um módulo ou um interfone que tenha aplicativo e saída de portão. O motor pode ser de qualquer marca, com fotocélula em ordem.",
          "Sim: o comando pelo celular vem do acesso, não do motor. Um módulo na entrada de botoeira resolve, e a fotocélula protege quem passa.",
        ],
      },
      {
        question: "Quanto tempo dura um motor de portão bom?",
        answers: [
          "Em casa, {trade.life} é o comum, em qualquer marca, se a folha corre leve e o motor trabalha dentro do limite.",
          "Em uso de residência, {trade.life}. O que muda isso é mais o estado da folha e a manutenção que o nome na tampa.",
          "Um motor bem escolhido costuma durar {trade.life} numa casa. Roldana gasta e folha pesada encurtam esse prazo em qualquer marca.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e o interfone ou motor que você já tem",
  },
  {
    id: "intelbras-deslizante",
    isAskedByName: true,
    broader: "intelbras",
    label: "Motor Intelbras para portão deslizante",
    phrase: "o motor Intelbras de portão deslizante",
    asks: combine(
      ["motor intelbras", "automatizador intelbras", "intelbras"],
      [
        ...["deslizante", "portão deslizante", "correr", "portão correr"],
        ...["deslizante preço", "portão deslizante preço", "correr preço", "portão correr preço", "deslizante valor"],
      ],
    ),
    intent: "buying",
    answers: {
      any: [
        "O motor Intelbras para portão deslizante é bom se o modelo tem um terço de folga sobre o peso da folha e peça à venda na região. O que decide são esses números, e não o nome. Se o seu parou e não há peça, a troca por outro motor de correr fica de {price.homeSwap} em casa, com mão de obra.",
        "Para portão de correr de casa, o motor Intelbras é bom quando a ficha combina com a folha em peso e em aberturas por dia. Antes de comprar, veja se há placa e engrenagem daquele modelo. Outro motor deslizante, instalado por nós na troca em casa, custa de {price.homeSwap}, com mão de obra.",
        "Consertamos motor Intelbras de portão deslizante quando há peça do modelo. Se não há, instalamos outro na mesma folha, de {price.homeSwap} na troca em casa, com mão de obra. Mande fotos da etiqueta e do portão inteiro para saber qual é o caso.",
        "O motor Intelbras de portão de correr se escolhe pelo peso da folha, com folga de um terço, e pelo uso por dia. Se o seu parou, a etiqueta mostra se há peça. Quando não há, a troca por um motor deslizante com que trabalhamos fica de {price.homeSwap} em casa, com a mão de obra.",
      ],
      installation: [
        "Instalamos motor Intelbras em portão deslizante depois de ver o modelo por foto: só a mão de obra, para motor comprado à parte, custa a partir de {price.installation}. Para comparar, a troca por motor com que trabalhamos fica de {price.homeSwap} em casa, com mão de obra.",
        "Se você já tem o motor Intelbras de correr, a instalação custa a partir de {price.installation}, com o modelo confirmado pela etiqueta. O serviço alinha a cremalheira e regula as paradas. Um motor fornecido por nós, com mão de obra, fica de {price.homeSwap} na troca em casa.",
      ],
      price: [
        "O motor Intelbras deslizante não está na nossa tabela. Instalar o que você comprou custa a partir de {price.installation}, com o modelo confirmado por foto. Para comparar, a troca por motor deslizante com que trabalhamos fica de {price.homeSwap} em casa, com mão de obra, e de {price.heavySwap} em portão pesado.",
        "O preço do motor deslizante Intelbras depende do modelo e de onde você compra; a instalação dele, conosco, parte de {price.installation}. Se preferir outro motor de correr já com mão de obra, a troca em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o motor serve na sua folha"],
        slots: [
          [
            "Estime o peso da folha, que em aço fica de 10 a 21 kg por metro quadrado, e procure um limite um terço maior na ficha. As aberturas por dia dizem se basta a linha residencial ou se o portão pede uma de uso intenso.",
            "Uma folha de aço de 4 por 2 metros pesa de 80 a 168 kg, e o motor deve mover um terço a mais. Depois conte as aberturas por dia, porque garagem coletiva pede linha de uso intenso.",
            "O limite de peso da ficha deve passar em um terço o da folha, com as roldanas boas. Muitas aberturas por dia pedem linha intensa; poucas, a residencial.",
          ],
          [
            "Os metros de folha definem quantas barras de cremalheira, a régua dentada, serão usadas. Confira ainda a tensão e o tipo de fim de curso, que marca a parada por ímã ou por haste.",
            "Veja também a tensão da rede e o fim de curso, o sensor que marca a parada, de ímã ou mecânico. A cremalheira, a régua dentada que o motor move, é comprada por metro de portão.",
            "O comprimento da folha dá os metros de cremalheira, a barra dentada que move o portão. Restam a tensão do motor e o sensor de parada, magnético ou de haste.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["O que se aproveita ao trocar o Intelbras"],
        slots: [
          [
            "Trilho, roldanas e fotocélula costumam ficar. A cremalheira fica se o dente combinar com a engrenagem nova, e a base é furada de novo ou adaptada.",
            "Na troca, aproveitam-se o trilho, as roldanas boas e a fotocélula, e também a cremalheira, quando o dente tem a mesma medida. A base quase sempre só precisa de nova furação.",
            "Muita coisa permanece: trilho, fotocélula, roldanas e, se o dente for igual, a cremalheira. A base do motor é adaptada.",
          ],
          [
            "O interfone Intelbras também continua, ligado à entrada de botoeira da central nova. Os controles costumam mudar, para seguir o código dessa central.",
            "Câmera e interfone da marca seguem funcionando com qualquer motor. Os controles, em geral, são trocados pelos da central nova.",
            "Quem tem interfone Intelbras não precisa trocá-lo. Os controles passam a ser os do motor novo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que é feito no portão de correr"],
        slots: [
          [
            "Antes do motor, o técnico acerta a folha: com a energia desligada, empurra de ponta a ponta e corrige o trecho que pesa. Depois fixa o motor, regula a folga da cremalheira e marca as paradas.",
            "O serviço começa pela folha, movida à mão e sem energia para achar onde pesa. Corrigido isso, o técnico fixa o motor, deixa a folga certa na cremalheira e regula as duas paradas.",
            "Com a energia desligada, a folha corre à mão até não haver ponto duro. Só então o técnico fixa o motor, acerta a folga dos dentes e ajusta as paradas.",
          ],
          [
            "A instalação leva {time.sliding} em casa e {time.heavy} em folha pesada. Base nova e ponto de energia são obra à parte.",
            "Em residência, são {time.sliding}; em portão pesado, {time.heavy}. Se faltar base ou fiação, esse trabalho é combinado antes.",
            "O trabalho leva {time.sliding} numa casa e {time.heavy} quando a folha é pesada. Base e ponto elétrico têm orçamento próprio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O interfone Intelbras abre um motor deslizante de outra marca?",
        answers: [
          "Abre. O contato do interfone é ligado à entrada de botoeira da central, seja qual for a marca do motor.",
          "Sim. O interfone só fecha um contato, e qualquer central com entrada de botoeira entende esse comando.",
          "Abre, com dois fios até a entrada de botão da central. Não é preciso que as marcas sejam iguais.",
        ],
      },
      {
        question: "A cremalheira velha serve no motor novo?",
        answers: [
          "Serve, se o dente tiver a mesma medida e não estiver gasto. Uma foto de perto, com régua ao lado, mostra.",
          "Depende do dente: igual ao da engrenagem nova e sem desgaste, ela fica. Dente arredondado pede barras novas.",
          "Na maioria das trocas, sim, porque o passo mais comum se repete entre as marcas. Dente gasto ou partido pede barra nova.",
        ],
      },
      {
        question: "Portão de correr precisa de batente no fim do trilho?",
        answers: [
          "Precisa, nas duas pontas: ele segura a folha se o fim de curso falhar ou se alguém a empurrar.",
          "Sim, um em cada extremidade. Sem batente, uma falha da parada deixa a folha sair do trilho.",
          "Precisa. É o batente que impede a folha de passar do fim do trilho e tombar.",
        ],
      },
      {
        question: "Qual a garantia na troca do motor?",
        answers: [
          "O motor que fornecemos tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. Em motor comprado por você, a garantia da peça é de quem vendeu.",
          "São {warranty.motor} no motor fornecido por nós e {warranty.installation} na mão de obra.",
          "{warranty.motor} no motor que vendemos e {warranty.installation} na instalação. O motor comprado fora tem a garantia do vendedor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro com a cremalheira, e a largura da folha",
  },
  {
    id: "intelbras-assistencia",
    broader: "intelbras",
    label: "Assistência técnica Intelbras",
    phrase: "a assistência técnica Intelbras",
    asks: [
      "onde levar motor intelbras garantia",
      "motor intelbras garantia assistência",
      "fora garantia assistência intelbras",
      "assistência técnica intelbras",
      "autorizada intelbras",
      "assistência intelbras",
      "técnico intelbras",
      "manutenção intelbras",
      "conserto motor intelbras",
      "consertar motor intelbras",
      "conserto portão intelbras",
      "reparo motor intelbras",
    ],
    intent: "repair",
    answers: {
      any: [
        "A assistência técnica Intelbras para motor de portão na garantia é a rede do fabricante, com a nota em mãos. Fora da garantia, consertamos os modelos para os quais há peça, sem representar a marca: mande foto da etiqueta e um vídeo do defeito. Sem conserto, a troca em casa por outro motor fica de {price.homeSwap}.",
        "Para motor de portão Intelbras fora da garantia, fazemos assistência técnica independente quando há peça do modelo; na garantia, procure quem vendeu ou a rede da fábrica. A foto da etiqueta e um vídeo dizem se atendemos. Se não houver reparo, trocar por outro motor em casa custa de {price.homeSwap}.",
        "Motor Intelbras na garantia vai à assistência técnica do fabricante, com a nota; fora dela, nós consertamos conforme o modelo e as peças disponíveis, como serviço independente. Mande a etiqueta em foto e o defeito em vídeo. Não compensando, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Quem dá assistência técnica ao motor Intelbras depende da nota: na garantia, a autorizada da fábrica; depois dela, uma oficina independente como a nossa, se o modelo tiver peça. A etiqueta e um vídeo do defeito mostram se dá para consertar, e a troca por outro motor, em residência, custa de {price.homeSwap}.",
        "Com a garantia em vigor, leve o caso do motor de portão Intelbras à rede autorizada; sem ela, prestamos assistência independente aos modelos com reposição. Envie vídeo e foto da etiqueta para confirmar. Motor sem reparo é substituído por um de outra marca, de {price.homeSwap} em casa.",
      ],
      price: [
        "O conserto de motor Intelbras varia com a peça: capacitor, fim de curso e regulagem ficam no menor custo, e placa, engrenagem e redutor, no maior. A foto da etiqueta diz se o modelo é atendido. A troca por outro motor, em casa, fica de {price.homeSwap}, com mão de obra.",
        "O preço do conserto de um motor Intelbras depende da peça e de haver reposição do modelo. Ajuste custa menos que placa ou engrenagem, e trocar por outro motor em casa sai de {price.homeSwap}. Mande foto da etiqueta e vídeo do defeito.",
        "Quanto custa arrumar um motor Intelbras se sabe pela peça: o acerto, o capacitor e o fim de curso são baratos, e o redutor, a engrenagem e a placa são caros. Fotografe a etiqueta para confirmar o modelo; outro motor em casa, já instalado, vai de {price.homeSwap}.",
        "No motor Intelbras, o reparo mais em conta é regular ou trocar capacitor, e o mais alto envolve placa ou redutor, desde que exista reposição. Para comparar, pôr outro motor na residência fica de {price.homeSwap}, e a etiqueta com o vídeo fecha o orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando procurar a autorizada Intelbras", "Garantia de fábrica ou conserto independente"],
        slots: [
          [
            "Se a nota ainda cobre o motor, fale primeiro com quem vendeu, porque abrir o motor em outro lugar pode tirar a garantia. Somos independentes e entramos quando ela já acabou.",
            "Motor comprado há pouco deve ir à garantia do fabricante antes de qualquer conserto de fora, que poderia anulá-la. Nosso serviço, independente, é para depois desse prazo.",
            "Com garantia de fábrica em vigor, use a rede da marca, com a nota: conserto de terceiros pode encerrá-la. Passado o prazo, atendemos como oficina independente.",
            "Antes de chamar alguém, procure a nota. Dentro do prazo, o conserto por fora pode custar a cobertura, e o caminho é a loja ou a rede da marca; nós, sem vínculo com ela, atendemos os motores já descobertos.",
            "A data da compra indica a quem recorrer. Motor coberto pela fábrica segue para a autorizada, que preserva o direito; o que já saiu da cobertura pode vir para a nossa oficina, que não representa o fabricante.",
          ],
          [
            "No nosso conserto valem os 90 dias previstos em lei. Se a saída for um motor novo, ele tem {warranty.motor}, e a instalação, {warranty.installation}.",
            "O reparo que fazemos tem 90 dias pela lei. Um motor fornecido por nós tem {warranty.motor} de garantia, mais {warranty.installation} na instalação.",
            "Pela lei, o conserto tem 90 dias. Quando trocamos o motor, são {warranty.motor} para ele e {warranty.installation} para o serviço.",
            "Serviço nosso pode ser reclamado por 90 dias, como manda a lei. Na substituição do motor, a fábrica dele cobre {warranty.motor} e nós cobrimos {warranty.installation} de instalação.",
            "Depois do nosso reparo correm os 90 dias da lei. Em motor novo a proteção é maior, com {warranty.motor} para a máquina e mais {warranty.installation} para a montagem.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Interfone ou motor? Sinais no portão com Intelbras", "Portão com Intelbras não abre: onde olhar"],
        slots: [
          [
            "Muito chamado de motor Intelbras é, na verdade, do interfone ou do fio entre os dois. Compare o que abre e o que não abre antes de pedir a visita.",
            "Motor e interfone da mesma marca falham por razões diferentes. Veja qual comando ainda funciona, porque isso separa um do outro.",
            "Antes de culpar o motor, repare em quais comandos ele obedece. A resposta mostra se a falha é do interfone, do controle ou da máquina.",
            "Em casa com interfone e motor Intelbras, a queixa de um costuma ser culpa do outro. Um teste comando por comando mostra qual dos dois falhou.",
            "Nem todo portão parado é defeito de motor, já que a abertura pode vir do interfone, do controle ou da botoeira. Anote qual deles ainda age.",
          ],
        ],
        bullets: [
          "Só o interfone falha: contato ou cabo",
          "Só o controle falha: pilha, antena ou cadastro",
          "Nada responde: energia, central ou motor",
          "Abre sozinho: contato preso ou fio em curto",
          "Abre e não fecha: fotocélula ou fim de curso",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz e o que se paga", "Como se acha a falha no motor Intelbras"],
        slots: [
          [
            "O técnico testa cada comando, mede energia, capacitor e motor e move a folha à mão, sem energia, para ver se ela prende. Com isso sabe se o defeito é do motor, da placa ou da ligação com o interfone.",
            "A visita mede a alimentação, o capacitor e o motor, confere a folha à mão e testa os comandos um a um. Assim se separa defeito da máquina, da placa e do interfone.",
            "Primeiro se testam os comandos; depois, com medição, a energia, o capacitor e o motor. A folha movida à mão, com tudo desligado, mostra se é ela que pesa.",
            "Na visita, o técnico aciona comando por comando, verifica a tensão e examina capacitor e motor. Com o circuito desligado, sente o peso da folha, e conclui se a falha é mecânica, da central ou do fio do interfone.",
            "Para achar a falha, ele parte do que funciona: um comando que age já inocenta a máquina. Vêm depois as medidas de energia, motor e capacitor, e por fim o movimento manual da folha, sem corrente.",
          ],
          [
            "Se for ajuste, a visita em casa parte de {price.preventive}, sem peças. Havendo peça, ela e a mão de obra aparecem separadas, com o valor aprovado antes.",
            "Caso de regulagem cabe na visita, desde {price.preventive} em residência, sem peças. Para o resto, você aprova a peça e o serviço antes de começar.",
            "Em casa, a visita com regulagem começa em {price.preventive}, fora peças. Qualquer troca vem com o preço informado antes, peça e serviço em linhas próprias.",
            "Quando basta regular, paga-se a visita residencial, a partir de {price.preventive} e sem peças. Se algo precisa ser trocado, o orçamento separa componente e trabalho, e a execução aguarda o seu aceite.",
            "O acerto sem troca custa desde {price.preventive} numa casa, peças não incluídas. Componente gasto tem preço informado à parte do serviço, e você decide se faz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada Intelbras?",
        answers: [
          "Não: somos independentes e não vendemos a marca. Consertamos os modelos para os quais há peça; a garantia de fábrica fica com a rede dela.",
          "Não somos. Para motor na garantia, use a rede do fabricante; fora dela, a etiqueta mostra se o modelo é atendido.",
          "Não, trabalhamos por conta própria, sem ligação com a fabricante. Atendemos motores fora da garantia que ainda tenham peça, e os demais seguem para a autorizada.",
        ],
      },
      {
        question: "Preciso levar o motor Intelbras até a oficina?",
        answers: [
          "Em geral, não, porque o exame precisa da folha e da instalação. Só reparo de bancada em placa ou enrolamento pode sair do endereço, com aviso antes.",
          "Não: o técnico vai até o portão, já que a folha faz parte do defeito. A placa, quando pede bancada, é levada e devolvida.",
          "Quase nunca, já que é preciso ver a folha e a fiação no lugar. Se um componente pedir bancada, você é avisado e só ele sai.",
        ],
      },
      {
        question: "Peça original ou compatível no Intelbras?",
        answers: [
          "Quando existe e compensa, original. Em motor antigo, a compatível de mesma especificação mantém o portão em uso.",
          "As duas servem, conforme o modelo. Capacitor e roldana têm bons compatíveis; placa costuma pedir a da linha.",
          "Depende do componente e da idade do motor. Placa em geral é a do fabricante, enquanto roldana e capacitor equivalentes funcionam bem.",
        ],
      },
      {
        question: "E se não houver peça para o meu Intelbras?",
        answers: [
          "Troca-se o motor por outro do mesmo tipo, aproveitando trilho, fotocélula e, se o dente combinar, a cremalheira. O interfone Intelbras continua ligado.",
          "Instalamos outro motor na mesma folha, com o que puder ser aproveitado. O interfone da marca aciona a central nova sem problema.",
          "A solução é outro motor, usando o trilho, os sensores e talvez a cremalheira que já existem. O interfone continua abrindo o portão pela nova central.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Intelbras, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "intelbras-placa",
    broader: "intelbras",
    label: "Placa Intelbras",
    phrase: "a placa do motor Intelbras",
    asks: [
      "placa portão intelbras",
      "central portão intelbras",
      "placa motor intelbras",
      "central motor intelbras",
      "placa intelbras queimada",
      "trocar placa intelbras",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para saber se a placa Intelbras queimou, meça antes: energia, fusível, capacitor em curto e fim de curso dão o mesmo sinal. Se pifou, a troca da central inclui gravar percurso e controles; o diagnóstico em casa parte de {price.preventive}, sem peças.",
        "Conserto de placa do portão Intelbras começa por descartar disjuntor, fusível e capacitor, e muitas vezes a placa está boa. Central queimada se repara ou se troca por compatível, em motor comum; medir na residência custa desde {price.preventive}, fora as peças.",
        "Meu portão Intelbras não responde: pifou a placa? Nem sempre, porque energia, fotocélula e capacitor fazem o mesmo. Trocar a central eletrônica do motor Intelbras pede modelo, fim de curso e código dos controles. A visita que mede começa em {price.preventive} em casa.",
      ],
      price: [
        "O preço da placa Intelbras com a troca segue esta ordem: reparo de fusível ou relé, central compatível e central original. A mão de obra inclui gravar percurso e controles, e a visita que mede em casa parte de {price.preventive}, sem peças.",
        "Na placa Intelbras, a conta soma a central, compatível ou original, a mão de obra e, se preciso, controles novos. Antes se mede, desde {price.preventive} em residência e sem peças, porque capacitor em curto imita placa queimada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a placa queimou", "Testes por fora, sem abrir o motor"],
        slots: [
          [
            "Os bornes trabalham em 127 ou 220 V, então a tampa não se abre. Estes testes separam a placa do resto.",
            "Não abra o motor: há tensão e capacitor carregado. De fora, você já descarta metade das causas.",
            "Faça só por fora. Se tudo aqui está bom, a placa passa a ser suspeita.",
          ],
        ],
        steps: [
          "Confira o disjuntor e se há luz nos outros pontos.",
          "Troque a pilha e teste outro controle.",
          "Aperte a botoeira uma vez.",
          "Limpe a fotocélula.",
          "Cheiro de queimado ou disjuntor caindo: deixe desligado.",
        ],
      },
      {
        about: "replace",
        headings: ["Qual placa serve no motor Intelbras", "Original, compatível ou universal"],
        slots: [
          [
            "Contam a tensão, a potência, o tipo de fim de curso e o código dos controles. Em motor comum, uma compatível serve; com inversor ou 24 V, só a da linha.",
            "Quatro dados decidem: tensão, potência, fim de curso e código. Compatível vale para motor comum, e não para inversor ou 24 V.",
            "A placa precisa casar com tensão, potência e fim de curso, e o código define os controles. Inversor e 24 V exigem a original.",
          ],
          [
            "Interfone e leitor entram por contato seco, sem tensão; fonte de fechadura ligada ali por engano queima a central. Confira isso antes da nova.",
            "Cuidado com o interfone: ligado com tensão na entrada da botoeira, ele queima a placa. É uma causa comum de repetição.",
            "A entrada de botoeira é contato seco. Tensão de fechadura nesse borne acaba com a placa nova também.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da central", "O serviço na placa, em ordem"],
        slots: [
          [
            "Antes da placa medem-se energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo. Varistor e aterramento entram na conferência.",
            "A medição vem primeiro: capacitor em curto ou motor travado queimam a segunda também. Vê-se ainda a proteção contra surto.",
            "Motor e capacitor são medidos antes de ligar a central nova, e o aterramento, conferido.",
          ],
          [
            "Depois vêm ligação, percurso, controles, força e teste da fotocélula, em até {trade.smallRepair} com a placa à mão. O serviço tem os 90 dias da lei.",
            "Ligada a placa, gravam-se percurso e controles e prova-se o sensor. Com a peça certa, são até {trade.smallRepair}, com a garantia da lei.",
            "Ligar, gravar, regular e testar toma até {trade.smallRepair} com a central correta. Vale a garantia da lei.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Placa ou motor novo", "A conta quando o motor é antigo"],
        slots: [
          [
            "Se o redutor também está gasto, compare com a troca completa, de {price.homeSwap} em casa, com mão de obra. Placa boa em motor no fim da vida, de {trade.life}, é dinheiro dividido.",
            "Motor perto de {trade.life} de uso, com redutor gasto, pede a comparação com a troca, de {price.homeSwap} em residência.",
            "Trocar o conjunto em casa custa de {price.homeSwap} e vale quando o redutor acabou junto. Com motor firme, só a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa Intelbras molhada tem conserto?",
        answers: [
          "Às vezes: ela é seca, limpa e medida, e trilha corroída pede troca. Não religue para testar.",
          "Depende da oxidação e do tempo. Desligue o disjuntor e chame logo.",
        ],
      },
      {
        question: "Por que a placa queima de novo?",
        answers: [
          "Porque a causa ficou: capacitor em curto, água, motor travado ou rede sem proteção. Vedação e DPS custam menos que outra placa.",
          "Surto, umidade ou motor forçando. Corrija junto com a troca.",
        ],
      },
      {
        question: "Os controles continuam servindo?",
        answers: [
          "Se a placa nova lê o mesmo código, sim, com novo cadastro. Senão, um receptor avulso os mantém.",
          "Com central do mesmo padrão, sim. De outro, receptor avulso ou controles novos.",
        ],
      },
      {
        question: "Posso trocar a placa Intelbras sozinho?",
        answers: [
          "Melhor não: ligação errada queima a placa na hora, e força mal regulada machuca.",
          "Não recomendamos. Há tensão da rede e capacitor com carga.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Intelbras e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "intelbras-controle",
    broader: "intelbras",
    label: "Controle Intelbras",
    phrase: "o controle Intelbras",
    asks: [
      "controle intelbras xac",
      "controle intelbras xac 4000",
      "controle portão intelbras xac 4000",
      "xac 4000",
      "controle xac",
      "controle compatível central intelbras",
      "controle novo intelbras gravado",
      "controlinho intelbras",
      "controle portão intelbras",
      "controle remoto intelbras",
      "comprar controle intelbras",
      "controle portão eletrônico intelbras",
      "controle motor intelbras",
    ],
    intent: "buying",
    answers: {
      any: [
        "O Intelbras XAC 4000 é um controle remoto para portão e só abre o seu se o receptor aceitar a frequência e o código dele. Antes de comprar, leia no verso do controle que já funciona o modelo e a frequência. Mande foto dos dois lados: dizemos se o XAC 4000 serve no seu portão e se fazemos a gravação.",
        "O controle Intelbras para portão só abre se tiver a mesma frequência e o mesmo código do receptor instalado e depois de gravado na central. Um portão com interfone Intelbras pode ter receptor de outra marca, então mande foto do controle atual, frente e verso: dizemos qual serve e se atendemos a gravação.",
        "Controle Intelbras novo precisa combinar com o receptor do portão em frequência e código e ser gravado nele. Como muitos portões só têm o interfone da marca, e não o receptor, fotografe dos dois lados o controle que abre hoje; por ele sabemos o modelo certo e se gravamos.",
        "Para ter um controle Intelbras funcionando no portão, confira o receptor: frequência e código têm de ser os dele, e o aparelho é gravado na central. Se só o interfone for da marca, o controle é outro. A foto da frente e do verso do atual mostra qual e se fazemos a gravação.",
      ],
      repair: [
        "Controle Intelbras que não funciona pede pilha nova, teste de perto e outro controle para comparar. Se a botoeira abre e nenhum deles abre, o defeito é no receptor. Se só um falha, é ele. A foto dos dois lados mostra o modelo e se atendemos a gravação.",
        "Quando o controle Intelbras para, troque a pilha e veja se outro abre o portão. Todos mudos com a botoeira funcionando indicam o receptor; um só mudo, o próprio aparelho. Mande frente e verso em foto antes de comprar outro.",
      ],
      "how-to": [
        "Gravar controle Intelbras se faz na central do portão, por botão ou menu, numa sequência que muda com a placa e a versão. O acesso fica junto da tensão da rede, e um toque longo apaga todos em muitas placas, por isso deixe com o técnico e reúna os controles.",
        "Para programar controle Intelbras, o técnico põe a central em modo de cadastro e grava cada tecla, pelo manual daquela placa. Não convém tentar: o botão fica perto da rede elétrica e, segurado demais, limpa a memória em muitas versões.",
      ],
      price: [
        "O preço do controle Intelbras soma o aparelho, por unidade, e a gravação na central. Compatível costuma custar menos que original; pela foto do atual, frente e verso, dizemos qual serve no receptor e se atendemos a gravação desse modelo.",
        "O preço do controle Intelbras depende do modelo, do código e da quantidade, com a gravação à parte. Mande foto dos dois lados do que abre hoje, porque ela mostra o modelo, se um compatível mais barato resolve e se gravamos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual controle Intelbras comprar", "Como achar o controle certo"],
        slots: [
          [
            "O receptor é que escolhe o controle, e em portão com interfone Intelbras ele pode ser de outra marca. Compare frequência, botões e modelo com os do controle que ainda funciona.",
            "Interfone da marca não quer dizer receptor da marca, e é o receptor que aceita ou recusa o controle. Guie-se pelo que abre hoje, onde estão a frequência e o modelo.",
            "Antes da compra, descubra que receptor o portão usa: muitas vezes só o interfone é Intelbras. O controle em uso traz escritos o modelo e a frequência.",
          ],
          [
            "Compatível abre igual ao original quando o código é o mesmo, e costuma custar menos. O código rolante, que muda a cada toque, não se copia: é gravado na central.",
            "Entre original e compatível, a diferença fica no preço, desde que o código coincida. Se ele for rolante, renovado a cada uso, nenhum copiador resolve, só a gravação.",
            "O original custa mais; o compatível funciona do mesmo modo com o mesmo código. Rolante, o que sempre muda, pede gravação em vez de cópia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Controle Intelbras não funciona: confira", "Antes de trocar o controle Intelbras"],
        slots: [
          [
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor. Faça à vista do portão, com a passagem livre.",
            "O teste não pede ferramenta e evita comprar à toa. Fique diante do portão, sem ninguém no caminho.",
            "Por fora, sem abrir nada, dá para saber se o problema é do controle. Mantenha o portão à vista e o vão livre.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado: se ele abre, a falha é do seu.",
          "Acione uma vez pela botoeira: se abre só por ela, o receptor precisa de medição.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle é gravado na central", "Programação do controle: quem faz"],
        slots: [
          [
            "O cadastro é feito na placa do motor, onde há tensão da rede, e segue o manual daquela central. Por isso fica com o técnico, que na mesma ida inclui os novos e apaga o perdido.",
            "A gravação acontece dentro do motor, perto da rede elétrica, numa sequência própria de cada placa. O técnico cadastra os novos e exclui o que sumiu na mesma visita.",
            "Quem grava é o técnico, porque o botão fica ao lado de partes com tensão e a sequência muda com a placa. Novos entram e o perdido sai no mesmo serviço.",
          ],
          [
            "Reúna os controles da casa no dia. Se a central só limpa tudo, cada um é gravado de novo.",
            "Tenha todos os controles à mão, pois há placas que apagam a memória inteira e pedem nova gravação.",
            "Separe os de todos: em central que não apaga um só, os demais são regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para copiar o controle Intelbras?",
        answers: [
          "O de código fixo, sim, com um duplicador da mesma frequência. O rolante não se copia e precisa ser gravado na central.",
          "Só se o código for fixo. Na dúvida, a gravação na central serve nos dois casos e dá um código próprio.",
        ],
      },
      {
        question: "Posso comprar o controle Intelbras pela internet e só gravar com vocês?",
        answers: [
          "Depende da central: mande a foto do anúncio e a do controle atual antes de comprar, e dizemos se serve e se gravamos.",
          "Pode, se o código e a frequência forem os da sua central e o modelo for atendido. Confirme por foto antes de pagar.",
        ],
      },
      {
        question: "Qual pilha usa o controle Intelbras?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "Varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e respeite a posição.",
        ],
      },
      {
        question: "Um controle Intelbras pode abrir dois portões?",
        answers: [
          "Sim, quando os receptores são compatíveis: cada botão é cadastrado em um portão.",
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o código dele. Grava-se uma tecla em cada central.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Intelbras",
  },
  {
    id: "intelbras-defeito",
    broader: "nao-abre",
    label: "Motor Intelbras com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor intelbras mudo",
      "motor intelbras não funciona",
      "portão intelbras não funciona",
      "motor intelbras defeito",
      "motor intelbras parou",
      "motor intelbras não liga",
      "motor intelbras problema",
      "portão intelbras não abre",
      "motor intelbras parado",
      "motor intelbras quebrado",
      "motor intelbras pifou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor [marca] com defeito, que parou ou não funciona, tem quase sempre falta de energia, de comando ou de força: mudo, é energia ou placa; roncando, é capacitor ou folha presa. Tem conserto na maioria dos casos, com visita a partir de {price.preventive} em casa, sem peças.",
        "Se o motor [marca] parou de repente, veja disjuntor, pilha e botoeira, nessa ordem: abriu no botão, o defeito é do controle. Ronca e não sai do lugar? Desligue, porque é capacitor ou folha presa. O conserto começa em {price.preventive} em casa, fora peças.",
        "O conserto do motor de portão [marca] parte de {price.preventive} em casa, sem contar peças, e depende do sinal: sem som, energia ou placa; ronco parado, capacitor ou folha presa; giro sem mover, engrenagem. Não insista se ele ronca, para o defeito não virar motor queimado.",
      ],
      price: [
        "O conserto de motor Intelbras que parou custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso são as mais baratas, placa e redutor, as mais caras. Como teto, a troca do motor fica de {price.homeSwap}.",
        "O preço para consertar motor Intelbras segue o defeito: a visita com regulagem, em casa, parte de {price.preventive}, fora peças, e somam capacitor, placa ou engrenagem, nessa ordem. O motor inteiro novo, para comparar, fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Do sintoma à peça no motor parado", "Mudo, roncando ou girando em falso"],
        slots: [
          [
            "O som separa as causas antes de abrir qualquer coisa. Escute uma única tentativa.",
            "Cada ruído leva a uma peça. Ouça de longe e compare.",
            "Um acionamento só já mostra o caminho. Veja o que o seu faz.",
          ],
        ],
        bullets: [
          "Sem nenhum som: disjuntor, fusível, pilha ou placa",
          "Abre na botoeira e não no controle: pilha, cadastro ou receptor",
          "Ronca sem andar: capacitor, folha presa ou trava que não recolhe",
          "Gira e a folha fica: chave destravada ou engrenagem gasta",
          "Abre e não fecha: fotocélula suja ou desalinhada",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Teste seguro antes de chamar"],
        slots: [
          [
            "Tudo se faz por fora, com crianças e animais longe. Folha torta ou cabo frouxo: pule o teste e deixe desligado.",
            "Nenhum passo pede ferramenta nem tampa aberta. Com folha inclinada, não acione.",
            "Bastam o quadro, uma pilha e um pano. Se houver cabo solto ou folha caída, não teste.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e veja se há obstáculo.",
          "Se ele roncou, desligue o disjuntor.",
        ],
      },
      {
        about: "cost",
        headings: ["Conserto ou troca do motor", "O que pesa no preço do reparo"],
        slots: [
          [
            "Capacitor, fim de curso e regulagem são os menores valores, feitos em até {trade.smallRepair}; placa, engrenagem e redutor pesam mais. Com várias peças gastas e perto de {trade.life} de uso, a troca compensa.",
            "Na conta vêm capacitor e sensor, resolvidos em até {trade.smallRepair}, depois placa, engrenagem e redutor. Motor na idade de {trade.life} com dois defeitos pede comparar com um novo.",
            "O barato é capacitor e ajuste, em até {trade.smallRepair}; o caro, placa e redutor. Acima de metade do motor novo ou perto de {trade.life}, troque.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o Intelbras abre, mas não fecha?",
        answers: [
          "Fotocélula suja ou desalinhada é a primeira causa; depois vêm fim de curso e relé da placa. Limpe as lentes e teste uma vez.",
          "Quase sempre a fotocélula acusa obstáculo. Com lentes limpas e vão livre, o técnico confere fim de curso e placa.",
        ],
      },
      {
        question: "O motor Intelbras parou depois da chuva. É a placa?",
        answers: [
          "Muitas vezes, sim, por tampa mal vedada. Desligue o disjuntor e não religue para testar.",
          "Pode ser água na placa. Sem energia, a chance de salvá-la é maior.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "Só portão de correr ou de abrir, reto e em piso nivelado, com o disjuntor desligado. O basculante com defeito não se destrava.",
          "No de correr ou de abrir, sem folha torta, sim, com a energia cortada. Basculante fica travado.",
        ],
      },
      {
        question: "Motor Intelbras queimado tem conserto?",
        answers: [
          "Às vezes: capacitor ruim parece motor queimado, e por isso se mede antes. Enrolamento queimado, em motor pequeno, costuma pedir troca.",
          "Se foi o enrolamento, compare rebobinar com a troca, de {price.homeSwap} em casa. Muitas vezes é só o capacitor.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Intelbras e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "intelbras-motor-de-portao",
    broader: "intelbras",
    label: "Motor de portão Intelbras",
    phrase: "o motor de portão Intelbras",
    asks: [
      "motor intelbras",
      "motor portão intelbras",
      "motor portão eletrônico intelbras",
      "motor portão automático intelbras",
      "automatizador intelbras",
      "comprar motor intelbras",
      "venda motor intelbras",
    ],
    intent: "buying",
    answers: {
      any: [
        "O preço do motor de portão Intelbras é o da loja que o vende, porque não trabalhamos com a marca. Instalar um motor que você comprou custa a partir de {price.installation}, depois de conferida a etiqueta por foto. Um motor das nossas marcas, já com a instalação, fica de {price.homeSwap} na troca em casa.",
        "Não vendemos motor de portão Intelbras, e o preço dele é o da loja. Instalamos o que você comprar, a partir de {price.installation}, se ele servir na folha. Para comparar, um motor das marcas com que trabalhamos fica de {price.homeSwap} na troca em casa, com motor e mão de obra.",
      ],
      repair: [
        "O conserto do motor de portão Intelbras depende de haver a peça do modelo, o que a foto da etiqueta mostra sem custo. O técnico mede energia, capacitor, fim de curso e placa antes de trocar algo. Sem peça, outro motor no lugar dele fica de {price.homeSwap} na troca em casa, com mão de obra.",
        "Consertamos motor Intelbras de portão quando existe a peça daquele modelo, e somos independentes da marca. Mande a foto da etiqueta e um vídeo do defeito, e dizemos se há conserto e quanto custa. Se não houver, a troca por outro motor em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Antes de comprar um motor Intelbras", "O motor Intelbras serve no seu portão?"],
        slots: [
          [
            "O modelo precisa ser do tipo do seu portão, porque motor de correr não serve em basculante nem em portão de abrir. A capacidade em quilos da etiqueta deve ficar um terço acima do peso da folha. Confira na loja se há placa e engrenagem desse modelo em São Paulo.",
            "Comece pelo tipo de portão: o de correr, o basculante e o de abrir usam motores diferentes. Depois compare o peso da folha com os quilos da etiqueta e deixe um terço de folga. Pergunte também se a loja tem peças de reposição do modelo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Interfone e câmera não obrigam à mesma marca", "Motor de outra marca com interfone Intelbras"],
        slots: [
          [
            "A Intelbras é mais conhecida por interfone, câmera e alarme. O interfone dela funciona como um botão ligado à placa e abre motor de qualquer marca que aceite botoeira. Por isso quem tem interfone Intelbras pode escolher o motor pela folha e pela reposição de peças.",
            "Quem já tem câmera ou interfone da marca não precisa comprar o motor dela. O interfone manda um comando simples à placa, como o de um botão, e quase toda central o aceita. O motor é escolhido pelo peso da folha e pela facilidade de achar peça.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da instalação", "O que muda o valor da instalação"],
        slots: [
          [
            "A mão de obra inclui fixar o motor, regular as paradas e a força e gravar os controles. No portão que nunca teve motor, somam-se a base ou o suporte e o ponto de energia. Na troca, o que está em bom estado é aproveitado.",
            "O serviço é fixar, ligar, regular e gravar os controles. Base, suporte, cremalheira e ponto de energia só são cobrados se faltarem, cada um em sua linha do orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada Intelbras?",
        answers: [
          "Não, somos independentes. Motor na garantia de fábrica deve ir primeiro a quem vendeu ou à rede autorizada, com a nota.",
          "Não. Se o motor ainda está na garantia do fabricante, procure antes a rede da marca, porque abrir o motor pode encerrá-la.",
        ],
      },
      {
        question: "O controle da Intelbras abre motor de outra marca?",
        answers: [
          "Só quando o receptor usa o mesmo código e a mesma frequência. Em muitos casos, é mais simples gravar um controle novo.",
          "Depende do receptor do motor. A foto do controle e da etiqueta mostra se os dois combinam.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do motor Intelbras?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha e a energia em ordem.",
          "Conte de {time.tilting} em portão basculante e de {time.sliding} em portão de correr. Base nova de concreto pede outra visita, depois que secar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura da folha, e a da etiqueta do motor",
  },
];
