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
      "Motor de portão Came é italiano, e o modelo da etiqueta decide tensão, placa, controle e se há peça no Brasil. A Came não está entre as marcas que vendemos: a foto da etiqueta diz se atendemos o seu, e trocar por motor equivalente fica, em casa, de {price.homeSwap}, com mão de obra.",
      "A Came é marca italiana de automação, com motores de portão de correr, de abrir e cancelas, parte deles em 24 V. Peça depende do modelo exato; sem ela, um motor das nossas marcas, instalado em residência, custa de {price.homeSwap}.",
      "Em portão com Came, motor italiano, comece pela etiqueta: ela traz modelo e tensão e mostra se existe placa ou controle no Brasil. Se não existe, a troca por um motor de mesmo porte sai de {price.homeSwap} em casa, já com o serviço.",
    ],
    repair: [
      "Motor Came com placa queimada ou outro defeito começa pela etiqueta, que diz se há peça do modelo no Brasil e se atendemos. Capacitor, folha e fotocélula têm solução comum; sem placa, a troca por outro motor fica de {price.homeSwap} em casa, com mão de obra.",
      "No conserto de motor de portão Came, medimos o que não depende da marca, como energia, capacitor, folha e sensor, e a etiqueta diz se há placa. Não havendo, um motor equivalente, instalado em residência, custa de {price.homeSwap}.",
      "Assistência de Came depende de peça: somos independentes, não vendemos a marca, e o modelo na etiqueta diz se atendemos. Placa queimada sem reposição leva à troca do motor, de {price.homeSwap} em casa, serviço incluído.",
    ],
    price: [
      "Preço de Came BX ou de outro modelo Came nós não temos, porque a marca italiana não está entre as que vendemos e o valor muda com a importação. Para comparar, um motor nacional de mesmo porte, instalado em casa, fica de {price.homeSwap}.",
      "O preço de um motor Came, como o BX, varia com modelo, tensão e oferta no Brasil, e não há tabela nossa. A troca por motor das marcas com que trabalhamos custa de {price.homeSwap} em residência, com mão de obra, e em portão pesado, de {price.heavySwap}.",
      "Não vendemos Came, então o preço do BX se pede a uma revenda da marca. Quem quer comparar pode contar com {price.homeSwap} na troca por um motor equivalente em casa, motor e instalação juntos, com peça em mais lojas.",
    ],
    buying: [
      "Motor Came é italiano e não está entre as marcas que vendemos; um equivalente das nossas, instalado em casa, fica de {price.homeSwap}. Se for comprar Came, como o BX, confirme antes se há placa, controle e assistência do modelo no Brasil.",
      "A Came faz motores para portão de correr, de abrir e cancelas, e no Brasil a reposição é menos espalhada que a das nacionais. Para o mesmo portão, instalamos um motor de igual capacidade por {price.homeSwap} em residência, já com o serviço.",
      "Antes de comprar motor de portão Came, veja três coisas: se o modelo é vendido aqui, se há placa e engrenagem no país e se a tensão serve. A alternativa é um motor de marca nacional, de {price.homeSwap} instalado em casa.",
    ],
    comparison: [
      "Came é marca italiana, com linhas de 24 V; as brasileiras têm peça em mais lojas. Entre motores de mesma capacidade, fica melhor o que tem placa e engrenagem perto de você, e a troca em casa por um nacional custa de {price.homeSwap}.",
      "Comparado a um motor nacional, o Came tem boa fama e reposição menos espalhada no Brasil. Capacidade em quilos, ciclos e peça à venda decidem, e um nacional equivalente sai de {price.homeSwap} em residência, instalado.",
      "Entre Came e marca brasileira, o desempenho se compara pela ficha, e o conserto, pela peça disponível. Nesse ponto as nacionais ganham; trocar um motor de portão da casa fica de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "Sim, a Came é marca italiana conhecida, com motores de portão de correr, de abrir e cancelas. Se atendemos o seu depende do modelo na etiqueta e da peça no Brasil; sem ela, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Atendemos motor Came conforme o modelo: a foto da etiqueta mostra se há placa ou peça no Brasil. Se a placa queimou e não existe outra, um motor equivalente, instalado em residência, custa de {price.homeSwap}.",
      "Depende do modelo: a Came, italiana, tem peça de algumas linhas no Brasil e de outras não. Folha, energia, capacitor e fotocélula consertamos em qualquer portão, e a troca do motor em casa sai de {price.homeSwap}.",
    ],
    emergency: [
      "Motor Came parado com carro preso ou portão aberto: desligue o disjuntor e não force a folha. Só portão de correr ou de abrir, reto e no trilho, se destrava com a chave, nunca basculante; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Se o portão com motor Came travou, corte a energia no disjuntor e afaste as pessoas. Folha que corre ou gira, reta e nivelada, pode ser movida na mão com a chave do motor; a basculante fica parada, e o contato funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor Came, o que cabe ao dono é limpar por fora, trocar a pilha do controle e ler a etiqueta, com o disjuntor desligado. Gravar controle e regular força se fazem na placa, pelo manual do modelo, com o técnico.",
      "Em portão com Came, você pode pôr pilha nova no controle, limpar as lentes da fotocélula e fotografar a etiqueta do motor. O cadastro de controle muda de uma placa para outra e se faz pelo manual, com a energia desligada.",
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
          "BX e BXV são motores Came para portão de correr; ATI e FAST são braços para o de abrir; FROG vai enterrado sob a folha. GARD é o nome das cancelas.",
          "Para portão deslizante a Came tem BX e BXV, e para o pivotante, ATI, FAST e FROG, que fica sob o piso. As cancelas se chamam GARD.",
          "O nome na etiqueta diz o tipo: BX ou BXV corre, ATI e FAST abrem com braço, FROG trabalha embaixo do piso. Cancela de garagem leva o nome GARD.",
          "Na linha de correr estão BX e BXV; na de abrir, ATI, FAST e o FROG, instalado no chão. GARD identifica a cancela da marca.",
        ],
        [
          "Parte dos modelos trabalha em 24 V, com possibilidade de bateria, e parte na tensão da rede. A placa de um não serve no outro, e por isso a etiqueta vem antes de qualquer peça.",
          "Há versões em 24 V, que aceitam bateria, e versões ligadas na rede elétrica. Essa diferença muda a placa inteira, então leia a tensão na etiqueta.",
          "A tensão divide as linhas: 24 V, com bateria opcional, e tensão da rede. Comprar placa sem saber qual é a sua é erro comum.",
          "Motor de 24 V e motor de rede usam placas diferentes, e só o primeiro aceita bateria. O número aparece na etiqueta, junto com o modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Comprar Came ou outra marca", "Quando um Came compensa", "Came ou motor nacional"],
      slots: [
        [
          "Um Came compensa quando o modelo é vendido aqui, com nota e peça, e aguenta a folha com um terço de folga. Trazido de fora, sem reposição, ele para na primeira placa queimada.",
          "Vale a pena quando há revenda com peça e garantia escrita no Brasil. Motor importado por conta própria depende de peça de fora a cada defeito.",
          "Compre Came se existir assistência e reposição do modelo exato por perto, além de capacidade com um terço de sobra. Sem isso, um defeito na placa deixa o portão parado por semanas.",
          "A marca é boa, e o que decide é a peça: com revenda e garantia aqui, compensa. Comprado no exterior, qualquer placa vira espera.",
        ],
        [
          "Um motor nacional de mesma capacidade faz o mesmo serviço, com placa e engrenagem em mais lojas. A energia e a fotocélula costumam ser aproveitadas na troca.",
          "Com quilos e ciclos iguais, a marca brasileira leva vantagem na reposição. Base, cremalheira e suporte são conferidos, porque a furação muda.",
          "Nacional equivalente tem peça mais perto e controle mais fácil de comprar. O que já existe de fiação e sensor quase sempre continua.",
          "Trocar por motor brasileiro do mesmo porte facilita os próximos consertos. Antes se conferem base e cremalheira, que podem precisar de ajuste.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Conserto ou troca de um Came", "O que pesa na conta do Came", "Quanto custa resolver um motor Came"],
      slots: [
        [
          "Capacitor, roldana e fotocélula compatível são a parte barata do conserto; placa e engrenagem próprias, a cara. Se elas faltam no Brasil, o motor inteiro precisa ser trocado.",
          "O que é comum a todo motor, como capacitor e acerto da folha, custa pouco. Placa e engrenagem da Came pesam na conta, quando existem à venda.",
          "Peça comum sai em conta, e peça própria da marca encarece ou não se acha. É a existência da placa que separa conserto de troca.",
          "Do mais barato ao mais caro vêm acerto da folha, capacitor, fotocélula, engrenagem e placa Came. As duas últimas dependem de haver reposição no país.",
        ],
        [
          "Trocar o Came por motor das nossas marcas fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. O motor novo tem {warranty.motor} de garantia.",
          "A troca por um motor equivalente custa de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, serviço incluído. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Em casa, motor novo instalado no lugar do Came sai de {price.homeSwap}, e em condomínio ou galpão, de {price.heavySwap}. O cartão divide em até {shop.instalments} vezes.",
          "No lugar de um Came sem peça, um motor residencial custa de {price.homeSwap}, montado, e um pesado, de {price.heavySwap}. São {warranty.motor} de garantia do fabricante.",
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
          "A foto da etiqueta vem antes da visita, porque a Came não está entre as marcas que vendemos. Com o modelo, dizemos se há peça e se vale a pena consertar.",
          "Antes de marcar, o modelo na etiqueta mostra se atendemos aquele Came. Somos loja e assistência independente, sem vínculo com a marca.",
          "O primeiro passo é saber o modelo, pela etiqueta. A Came não é marca nossa, e assim você sabe antes da visita se existe solução de peça.",
          "Tudo começa na etiqueta do Came, com modelo e tensão. Dela sai a resposta sobre peça, conserto ou troca, sem visita perdida.",
        ],
        [
          "No local, folha, trilho, energia e fotocélula são medidos como em qualquer portão, com a placa desligada. Muita falha está aí, e não no motor.",
          "O técnico mede energia, capacitor e sensor, e move a folha na mão quando ela é de correr ou de abrir. Boa parte dos defeitos aparece nesse exame e não depende da marca.",
          "A medição segue a ordem de sempre: rede, folha, sensor, capacitor e só então a placa. Defeito nos quatro primeiros se resolve sem peça Came.",
          "Com o multímetro se separa defeito de energia, de sensor e de placa. O que não for próprio do Came é consertado como em outro motor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Tem peça de motor Came no Brasil?",
      answers: [
        "De alguns modelos, sim. Pergunte pelo nome inteiro da etiqueta; sem peça, o motor é trocado por outro de mesma capacidade.",
        "Existe para parte das linhas. A reposição é menos espalhada que a das marcas nacionais, e só o modelo exato responde.",
        "Há, mas não de todos. Capacitor e fotocélula comuns servem em muitos casos, e placa e engrenagem precisam ser da marca.",
      ],
    },
    {
      question: "Controle universal funciona em motor Came?",
      answers: [
        "Só se a central lê código fixo na mesma frequência. Com código rolante, um receptor avulso ligado à entrada de botoeira resolve.",
        "Em código fixo de mesma frequência, pode funcionar. No rolante, usa-se um receptor à parte, que comanda o motor como um botão.",
        "Depende do código da central. O caminho que serve quase sempre é um receptor avulso com controles próprios.",
      ],
    },
    {
      question: "Vocês são assistência autorizada da Came?",
      answers: [
        "Não. Somos loja e assistência independente, e a Came não está entre as marcas que vendemos.",
        "Não somos autorizada de nenhuma marca. Em Came, a etiqueta diz se atendemos o modelo.",
        "Não: trabalhamos de forma independente. Garantia de fábrica da Came se pede a quem vendeu.",
      ],
    },
    {
      question: "Posso trocar o motor Came por PPA ou Garen?",
      answers: [
        "Pode. Energia e fotocélula costumam ficar; base, cremalheira ou suporte e controles são conferidos antes do preço.",
        "Sim, por um de mesma capacidade. A furação muda, e os controles passam a ser os da marca nova.",
        "Dá para trocar, e o serviço leva de {time.sliding} num portão de correr de casa, com base aproveitável.",
      ],
    },
    {
      question: "Serve placa universal em motor Came?",
      answers: [
        "Em motor ligado na rede, às vezes, se a potência e o fim de curso combinarem. Em modelo de 24 V, quase nunca.",
        "Depende da tensão: motor de rede pode aceitar, e o de 24 V pede placa própria. O técnico confirma pela etiqueta e pela medição.",
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
