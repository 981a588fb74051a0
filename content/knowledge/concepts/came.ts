import type { Concept } from "#domain/knowledge/concept.ts";

/** A "came" alone may be the cam of a limit switch: the make is known by what stands beside it. */
export const came: Concept = {
  id: "marca-came",
  kind: "brand",
  label: "Came",
  phrase: "o motor Came",
  words: [
    "motor came",
    "motores came",
    "automatizador came",
    "automatização came",
    "marca came",
    "came marca",
    "came boa",
    "came presta",
    "came bx",
    "came bxv",
    "came ati",
    "came frog",
    "came fast",
    "came gard",
    "came brasil",
    "came preço",
    "came deslizante",
    "deslizante came",
    "came pivotante",
    "pivotante came",
    "came basculante",
    "basculante came",
    "came manual",
    "manual came",
    "assistência came",
    "assistência técnica came",
    "técnico came",
    "conserto came",
    "controle came",
    "placa came",
    "central came",
    "cancela came",
    "ou came",
    "came ou",
    "came x",
    "came vs",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor de portão Came é italiano, e o modelo da etiqueta decide tensão, placa, controle e se há peça no Brasil. A marca não está entre as que vendemos, e a foto da etiqueta diz se atendemos o seu. Trocar por um motor equivalente fica, em casa, de {price.homeSwap}, com mão de obra.",
      "A Came é uma marca italiana de automação, com motores de portão de correr, de abrir e cancelas, parte deles em 24 V. A peça depende do modelo exato e nem sempre existe aqui. Sem ela, um motor das nossas marcas, instalado em residência, custa de {price.homeSwap}.",
      "Em portão com motor Came, que é italiano, o primeiro passo é ler a etiqueta: ela traz modelo e tensão e mostra se existe placa ou controle no Brasil. Se não existe, a troca por um motor de mesmo porte sai de {price.homeSwap} em casa, já com o serviço.",
    ],
    repair: [
      "O conserto de um motor Came depende do modelo, que a etiqueta mostra, e de haver peça dele no Brasil. Capacitor, folha e fotocélula têm solução comum a outros motores. Se a placa queimou e não existe outra, a troca por um motor equivalente fica de {price.homeSwap} em casa, com mão de obra.",
      "Consertar um motor de portão Came começa pelo que não depende da marca, como energia, capacitor, folha e sensor, e a etiqueta diz se há placa. Quando não há, um motor equivalente, instalado em residência, custa de {price.homeSwap}.",
      "Assistência de motor Came depende da peça: somos independentes, não vendemos a marca, e o modelo na etiqueta diz se atendemos. Uma placa queimada e sem reposição leva à troca do motor, de {price.homeSwap} em casa, com o serviço incluído.",
    ],
    price: [
      "O preço de um Came BX ou de outro modelo da marca nós não temos, porque ela não está entre as que vendemos e o valor muda com a importação. Para comparar, um motor nacional de mesmo porte, instalado na troca em casa, fica de {price.homeSwap}.",
      "Um motor Came, como o BX, tem preço que varia com o modelo, a tensão e a oferta no Brasil, e não há tabela nossa. A troca por um motor das marcas com que trabalhamos custa de {price.homeSwap} em residência, com mão de obra, e em portão pesado, de {price.heavySwap}.",
      "Como não vendemos Came, o preço do BX deve ser pedido a uma revenda da marca. Para comparar, a troca por um motor equivalente em casa fica de {price.homeSwap}, com motor e instalação juntos, e a peça dele é encontrada em mais lojas.",
    ],
    buying: [
      "O motor Came é italiano e não está entre as marcas que vendemos; um equivalente das nossas, instalado na troca em casa, fica de {price.homeSwap}. Se preferir comprar um Came, como o BX, confirme antes se há placa, controle e assistência do modelo no Brasil.",
      "A Came faz motores para portão de correr, de abrir e cancelas, mas no Brasil a peça é menos fácil de achar que a das marcas nacionais. Para o mesmo portão, um motor de igual capacidade custa de {price.homeSwap} na troca em residência, já com o serviço.",
      "Antes de comprar um motor de portão Came, veja se o modelo é vendido aqui, se há placa e engrenagem no país e se a tensão serve. A alternativa é um motor de marca nacional, de {price.homeSwap} na troca em casa, com a instalação.",
    ],
    comparison: [
      "A Came é italiana e tem linhas de 24 V, enquanto as marcas brasileiras têm peça em mais lojas. Entre motores de mesma capacidade, prefira o que tem placa e engrenagem perto de você. A troca em casa por um nacional custa de {price.homeSwap}, com mão de obra.",
      "Comparado a um motor nacional, o Came tem boa fama, mas a peça é menos fácil de achar no Brasil. A capacidade em quilos, as aberturas por hora e a reposição decidem a escolha. Um nacional equivalente sai de {price.homeSwap} em residência, instalado.",
      "Entre Came e marca brasileira, o desempenho se compara pela ficha de cada motor, e o conserto, pela peça disponível. Nesse ponto as nacionais levam vantagem. Trocar o motor do portão de casa fica de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "Sim, a Came é uma marca italiana conhecida, com motores de portão de correr, de abrir e cancelas. O atendimento depende do modelo na etiqueta e de haver peça no Brasil. Sem ela, a troca por outro motor em casa fica de {price.homeSwap}, com mão de obra.",
      "Motor Came pode ser atendido conforme o modelo, porque a foto da etiqueta mostra se há placa ou peça no Brasil. Se a placa queimou e não existe outra, um motor equivalente, instalado em residência, custa de {price.homeSwap}.",
      "Depende do modelo: a Came, italiana, tem peça de algumas linhas no Brasil e de outras não. Folha, energia, capacitor e fotocélula têm conserto em qualquer portão. Quando falta a peça, a troca do motor em casa sai de {price.homeSwap}, com mão de obra.",
    ],
    emergency: [
      "Com o motor Came parado e o carro preso ou o portão aberto, desligue o disjuntor e não force a folha. Destrave com a chave apenas portão de correr ou de abrir que esteja reto e no lugar, nunca basculante. Pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Se o portão com motor Came travou, corte a energia no disjuntor e afaste as pessoas. A folha de correr ou de abrir, reta e nivelada, pode ser movida na mão com a chave do motor; a basculante fica parada até a visita. O contato funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor Came, o dono pode limpar a carcaça por fora, trocar a pilha do controle e ler a etiqueta, com o disjuntor desligado. Gravar controle e regular a força se fazem na placa, pelo manual do modelo, e ficam com o técnico.",
      "Em portão com Came, você pode pôr pilha nova no controle, limpar as lentes da fotocélula e fotografar a etiqueta do motor. O cadastro de controle muda de uma placa para outra, segue o manual do modelo e deve ser feito pelo técnico.",
    ],
  },
  line: [
    "Em motor Came, a etiqueta diz o modelo, a tensão e que placa serve.",
    "De um Came, confirme a peça no Brasil antes de decidir entre conserto e troca.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Os motores da Came", "Came: que linhas existem", "Modelos Came de correr, de abrir e cancela"],
      slots: [
        [
          "BX e BXV são os motores Came para portão de correr. Para o de abrir há os braços ATI e FAST e o FROG, que fica enterrado sob a folha; GARD é o nome das cancelas.",
          "Para portão deslizante, a Came tem o BX e o BXV, e para o de abrir, o ATI, o FAST e o FROG, instalado sob o piso. As cancelas se chamam GARD.",
          "O nome na etiqueta diz o tipo: BX ou BXV é de correr, ATI e FAST são braços para portão de abrir, e o FROG trabalha embaixo do piso. Cancela de garagem leva o nome GARD.",
          "Na linha de correr estão BX e BXV, e na de abrir, ATI, FAST e o FROG, montado no chão. A cancela da marca é identificada como GARD.",
        ],
        [
          "Parte dos modelos trabalha em 24 V, com possibilidade de bateria, e parte, na tensão da rede. A placa de um não serve no outro, e por isso a etiqueta é lida antes de comprar qualquer peça.",
          "Há versões em 24 V, que aceitam bateria, e versões ligadas direto na rede elétrica. Essa diferença muda a placa inteira, então confira a tensão na etiqueta.",
          "A tensão divide as linhas da marca: umas são de 24 V, com bateria opcional, e outras usam a tensão da rede. Comprar placa sem saber qual é a sua é um erro comum.",
          "Um motor de 24 V e um ligado na rede usam placas diferentes, e só o primeiro aceita bateria. O número aparece na etiqueta, junto com o modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Comprar Came ou outra marca", "Quando um Came compensa", "Came ou motor nacional"],
      slots: [
        [
          "Um Came compensa quando o modelo é vendido aqui, com nota e peça, e aguenta a folha com um terço de folga. Se foi trazido de fora, sem reposição, fica parado na primeira placa queimada.",
          "Vale a pena comprar quando há revenda com peça e garantia escrita no Brasil. Um motor importado por conta própria depende de peça de fora a cada defeito.",
          "Escolha Came se existir assistência e reposição do modelo exato por perto, além de capacidade com um terço de sobra. Sem isso, um defeito na placa pode deixar o portão parado por semanas.",
          "A marca é boa, e o que decide a compra é a peça: com revenda e garantia no Brasil, compensa. Quando o motor vem do exterior, qualquer placa queimada significa uma longa espera.",
        ],
        [
          "Um motor nacional de mesma capacidade faz o mesmo serviço, com placa e engrenagem em mais lojas. A energia e a fotocélula costumam ser aproveitadas na troca.",
          "Com a mesma capacidade e o mesmo uso, a marca brasileira leva vantagem na reposição. Base, cremalheira e suporte são conferidos antes, porque a furação muda.",
          "O equivalente nacional tem peça mais perto e controle mais fácil de comprar. A fiação e o sensor que já existem quase sempre continuam.",
          "Trocar por motor brasileiro do mesmo porte facilita os próximos consertos. Antes do serviço se verificam base e cremalheira, que podem precisar de ajuste.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Conserto ou troca de um Came", "O que pesa na conta do Came", "Quanto custa resolver um motor Came"],
      slots: [
        [
          "Capacitor, roldana e fotocélula compatível são a parte barata do conserto; placa e engrenagem próprias da marca, a parte cara. Se elas faltam no Brasil, o motor inteiro precisa ser trocado.",
          "O que é comum a todo motor, como o capacitor e o acerto da folha, custa pouco. A placa e a engrenagem da Came são o que mais encarece, quando existem à venda.",
          "As peças comuns saem em conta, enquanto as próprias da marca são caras ou difíceis de achar. É a existência da placa que separa o conserto da troca.",
          "Do mais barato ao mais caro vêm o acerto da folha, o capacitor, a fotocélula, a engrenagem e a placa Came. As duas últimas dependem de haver reposição no país.",
        ],
        [
          "Trocar o Came por um motor das nossas marcas fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. O motor novo tem {warranty.motor} de garantia.",
          "A troca por um motor equivalente custa de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, com o serviço. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Em casa, o motor novo instalado no lugar do Came sai de {price.homeSwap}, e em condomínio ou galpão, de {price.heavySwap}. O pagamento no cartão vai até {shop.instalments} vezes.",
          "No lugar de um Came sem peça, um motor residencial custa de {price.homeSwap}, já montado, e um para portão pesado, de {price.heavySwap}. São {warranty.motor} de garantia do fabricante.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como atendemos um portão com Came",
        "Antes de marcar a visita no Came",
        "Etiqueta, medição e resposta sobre o Came",
      ],
      slots: [
        [
          "A foto da etiqueta é pedida antes da visita, porque a Came não está entre as marcas que vendemos. Com o modelo, dizemos se há peça e se vale a pena consertar.",
          "Antes de marcar, o modelo na etiqueta mostra se atendemos aquele Came. Somos loja e assistência independente, sem vínculo com a marca.",
          "O primeiro passo é saber o modelo, pela etiqueta do motor. Como não vendemos Came, assim você descobre antes da visita se existe solução de peça.",
          "Com a foto da etiqueta, que traz modelo e tensão, respondemos sobre peça, conserto ou troca. Isso evita uma visita perdida, já que a Came não é uma das nossas marcas.",
        ],
        [
          "No local, folha, trilho, energia e fotocélula são examinados como em qualquer portão. Muitos defeitos estão aí, e não no motor.",
          "O técnico mede energia, capacitor e sensor e move a folha na mão quando ela é de correr ou de abrir. Boa parte dos defeitos aparece nesse exame e não depende da marca.",
          "A medição segue a ordem de sempre: rede elétrica, folha, sensor, capacitor e, por último, a placa. Um defeito nos quatro primeiros se resolve sem peça Came.",
          "Com o multímetro se separa o defeito de energia do defeito de sensor ou de placa. O que não for próprio da marca é consertado como em outro motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Tem peça de motor Came no Brasil?",
      answers: [
        "De alguns modelos, sim. Pergunte pelo nome inteiro da etiqueta. Sem peça, o motor é trocado por outro de mesma capacidade.",
        "Existe para parte das linhas. A reposição é menos fácil que a das marcas nacionais e depende do modelo exato.",
        "Há, mas não de todos os modelos. Capacitor e fotocélula comuns servem em muitos casos, e placa e engrenagem precisam ser da marca.",
      ],
    },
    {
      question: "Controle universal funciona em motor Came?",
      answers: [
        "Só se a central lê código fixo na mesma frequência. Com código rolante, um receptor avulso ligado à entrada de botoeira resolve.",
        "Em código fixo de mesma frequência, pode funcionar. No rolante, que muda a cada uso, usa-se um receptor à parte, que comanda o motor como um botão.",
        "Depende do código da central. O caminho que serve quase sempre é um receptor avulso com controles próprios.",
      ],
    },
    {
      question: "Vocês são assistência autorizada da Came?",
      answers: [
        "Não. Somos loja e assistência independente, e a Came não está entre as marcas que vendemos.",
        "Não somos autorizada de nenhuma marca. No caso da Came, a etiqueta diz se atendemos o modelo.",
        "Não, trabalhamos de forma independente. A garantia de fábrica da Came se pede a quem vendeu.",
      ],
    },
    {
      question: "Posso trocar o motor Came por PPA ou Garen?",
      answers: [
        "Pode. Energia e fotocélula costumam ser aproveitadas; base, cremalheira ou suporte e controles são conferidos antes do preço.",
        "Sim, por um de mesma capacidade. A furação muda, e os controles passam a ser os da marca nova.",
        "Dá para trocar, e o serviço leva de {time.sliding} num portão de correr de casa, com base aproveitável.",
      ],
    },
    {
      question: "Serve placa universal em motor Came?",
      answers: [
        "Em motor ligado na rede, às vezes, se a potência e o fim de curso combinarem. Em modelo de 24 V, quase nunca.",
        "Depende da tensão: o motor de rede pode aceitar, e o de 24 V precisa de placa própria. O técnico confirma pela etiqueta e pela medição.",
        "Pode servir em versões de rede elétrica. Nas de 24 V, motor e placa formam um par, e a troca do conjunto costuma ser a saída.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor Came, outra do portão inteiro e um vídeo dele tentando abrir",
  traits: {
    Origem: "Italiana",
    "Conhecida por": "Motores de correr e de abrir, cancelas e linhas de 24 V",
    "Peças e controles": "Confirmar a peça do modelo no Brasil",
    Atenção: "Motor trazido de fora pode não ter reposição",
  },
  related: ["nice", "placa", "troca", "voltagem", "comparacao-de-marcas", "capacitor"],
};
