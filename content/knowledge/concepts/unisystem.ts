import type { Concept } from "#domain/knowledge/concept.ts";

export const unisystem: Concept = {
  id: "unisystem",
  kind: "brand",
  label: "Unisystem",
  phrase: "o motor Unisystem",
  words: [
    "unisystem",
    "uni system",
    "motor unisystem",
    "motor uni system",
    "portão unisystem",
    "automatizador unisystem",
    "motores unisystem",
    "máquina unisystem",
  ],
  intent: "buying",
  answers: {
    any: [
      "Unisystem é uma marca de motor de portão eletrônico que não está entre as que vendemos, e a foto da etiqueta mostra se atendemos o seu modelo. Em motor comum, uma central universal costuma substituir a placa. A troca por um motor das nossas marcas, em casa, fica de {price.homeSwap}, com mão de obra.",
      "O motor Unisystem parado tem, muitas vezes, defeito em uma peça só, como capacitor, fim de curso ou placa, e a etiqueta diz se o modelo é atendido. O ajuste do portão em casa parte de {price.preventive}, sem peças. Um motor novo, instalado na troca, custa de {price.homeSwap}.",
      "O atendimento de um automatizador Unisystem começa pela etiqueta, que mostra modelo, tensão e que central serve. Somos independentes e não vendemos a marca. Só regular, em residência, custa a partir de {price.preventive}, fora peças, e a troca por outro motor sai de {price.homeSwap}, com mão de obra.",
    ],
    repair: [
      "O conserto de um automatizador Unisystem depende do modelo, que a etiqueta mostra, e começa por medir da energia à placa. O ajuste em casa parte de {price.preventive}, sem peças. Se não há placa original, uma universal serve em motor comum, e a troca do motor fica de {price.homeSwap}.",
      "Motor de portão Unisystem que ronca, para no meio ou não obedece ao controle costuma ter reparo, e o valor da peça é informado antes. Regular custa a partir de {price.preventive} em residência, fora peças. Até a visita, não insista no acionamento, para não queimar o motor.",
    ],
    price: [
      "O preço para resolver um motor Unisystem vai do ajuste, a partir de {price.preventive} em casa, sem peças, à troca por outra marca, de {price.homeSwap}, com mão de obra. No conserto, capacitor e controle são as peças mais baratas, e central e engrenagem, as mais caras.",
      "O preço para consertar um Unisystem depende da peça e de o modelo ser atendido, o que a foto da etiqueta mostra. Um motor novo instalado no lugar, em residência, sai de {price.homeSwap}, e o kit para basculante, a partir de {price.lowest}, já montado.",
    ],
    buying: [
      "Motor Unisystem não está entre os que vendemos, e um motor de portão das nossas marcas, de mesmo porte, fica na troca em casa de {price.homeSwap}, com mão de obra. Se o seu ainda tem conserto, a etiqueta mostra se atendemos o modelo, e o ajuste parte de {price.preventive}, sem peças.",
      "Para substituir a máquina de um portão Unisystem não é preciso a mesma marca: serve outro motor de igual tipo e potência, com suporte novo. Instalado na troca em casa, ele custa de {price.homeSwap}, e o kit para basculante sai por {price.padrao} no modelo Padrão.",
      "A máquina Unisystem do seu portão pode ser consertada ou trocada, e a foto da etiqueta mostra qual dos dois compensa. Regular sai a partir de {price.preventive} em residência, fora peças, e a troca por um motor das marcas que vendemos, de {price.homeSwap}, com mão de obra.",
    ],
    installation: [
      "Instalar um motor Unisystem já comprado custa a partir de {price.installation}, só a mão de obra, depois de confirmado o modelo pela etiqueta. Trocar por outra marca leva de {time.tilting} no basculante e fica de {price.homeSwap} em casa, com o serviço.",
      "Trocar um Unisystem por motor novo aproveita energia, fotocélula e, às vezes, a cremalheira, e leva de {time.tilting} no basculante e de {time.sliding} no de correr. Em casa, o motor instalado fica de {price.homeSwap}.",
    ],
    comparison: [
      "Entre manter o Unisystem e pôr outra marca, o que decide é a reposição: com peça e controle à venda, vale consertar; sem eles, um motor mais comum facilita os próximos reparos. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Um Unisystem e um motor de outra marca, de mesmo tipo e potência, fazem o mesmo serviço. A diferença está na facilidade de achar peça e controle perto de você. Trocar o motor em residência custa de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "Sim, motor Unisystem pode ter conserto, conforme o modelo mostrado na etiqueta, porque a peça depende dele. Sem a placa original, a universal serve em motor comum. Se o reparo não compensa, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Depende do modelo, mas há conserto para a maior parte dos defeitos do Unisystem, já que costuma falhar uma peça só. Quando o redutor está gasto, é melhor trocar o motor, o que em residência sai de {price.homeSwap}, com mão de obra.",
    ],
    emergency: [
      "Com o motor Unisystem parado e o carro preso ou o portão aberto, desligue o disjuntor, afaste as pessoas e não force a folha. Destrave apenas portão de correr ou de abrir que esteja reto, nunca basculante. Pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Para uma urgência com motor Unisystem, corte a energia e mande a foto da etiqueta, outra do portão de longe e o endereço. O basculante com defeito deve ficar travado, porque a folha pode cair. O contato pelo WhatsApp funciona {shop.hours}.",
    ],
    "how-to": [
      "No motor Unisystem, o dono pode limpar a carcaça por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle na placa e regular a força ficam com o técnico, porque há tensão da rede sob a tampa.",
      "Para lidar com um motor Unisystem com falha, teste a pilha do controle, a botoeira e a fotocélula e leia o modelo na etiqueta. O cadastro de um controle novo segue a placa instalada, que pode ter sido trocada por outra ao longo dos anos.",
    ],
  },
  line: [
    "Em portão com Unisystem, verifique se a placa ainda é a original antes de comprar controle.",
    "Quando falta placa para um Unisystem, uma central universal bem escolhida pode manter o motor em uso.",
    "O estado do redutor diz se vale continuar com o Unisystem ou trocar o conjunto.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Motor Unisystem e central universal",
        "Unisystem: quando a placa original não existe mais",
        "Como aproveitar um motor Unisystem sem placa",
      ],
      slots: [
        [
          "Ficar sem a placa não significa perder o motor: num modelo comum, de corrente alternada, uma central universal serve, se potência, tensão e fim de curso combinarem.",
          "O motor pode durar mais que a placa, e outra central o devolve ao uso. Antes de comprar a universal, compare com o motor a potência, a tensão e a forma de parada no fim do percurso.",
          "Com o enrolamento e o redutor em bom estado, troca-se apenas a central. O técnico mede o motor e confere potência, tensão e fim de curso antes de ligar a universal.",
          "Três dados definem se a central universal serve no Unisystem: a potência, a tensão e o tipo de fim de curso. Se combinam, o motor antigo continua trabalhando com placa nova.",
        ],
        [
          "Com a central nova vêm receptor e controles novos, e os antigos deixam de abrir. É uma boa ocasião para usar código rolante, que muda a cada acionamento.",
          "Todos os controles são gravados de novo na placa, e os que foram perdidos deixam de funcionar. Quando há código rolante, diferente em cada uso, a segurança aumenta.",
          "Um controle antigo quase nunca serve na placa nova. A vantagem da troca é o código rolante, diferente a cada acionamento e difícil de copiar.",
          "Receptor e controles mudam junto com a central, e todos são cadastrados no mesmo dia. Vale escolher uma placa de código rolante, que não se repete.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Manter o Unisystem ou mudar de marca",
        "Unisystem: ficar com ele ou comprar outro",
        "O que pôr no lugar de um Unisystem",
      ],
      slots: [
        [
          "Com o redutor firme e peça à venda, manter o motor costuma sair mais em conta. Se for comprar outro, escolha pelo tipo, pelo peso e pelo uso; em basculante de até {width.quarterHp}, 1/4 HP atende.",
          "Continue com o Unisystem enquanto o defeito for de uma peça só. Na compra de outro, o motor de 1/4 HP serve a basculante equilibrado de até {width.quarterHp}.",
          "A decisão depende do redutor: se não tem folga, o conserto compensa. Para mudar de marca, conte com suporte e controles novos e, no basculante de até {width.quarterHp}, com 1/4 HP.",
          "Havendo peça e redutor bom, mantenha o motor. Caso contrário, procure um de mesmo porte, com reposição fácil; o basculante de até {width.quarterHp} usa 1/4 HP.",
        ],
        [
          "Energia, fotocélula e cremalheira em bom estado são aproveitadas na troca. O suporte, porém, muda de uma marca para outra.",
          "O que estiver bom na fiação continua em uso com o motor novo. É preciso contar com outra furação e com novos controles.",
          "A fiação e o sensor que funcionam podem ficar. A fixação e os controles costumam ser trocados, porque são próprios de cada marca.",
          "Na troca por outra marca se aproveita a parte elétrica, e a base ou o suporte costuma ser refeito para a nova furação.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Causas de falha em um Unisystem",
        "Por que o Unisystem parou",
        "O que se gasta em um Unisystem com os anos",
      ],
      slots: [
        [
          "Com os anos, capacitor e engrenagem são os primeiros a falhar, e um contato oxidado causa o defeito que some e volta. Roldana e cabo gastos aumentam o esforço do motor.",
          "O tempo enfraquece o capacitor e resseca a graxa do redutor. Se o portão está pesado, a peça nova quebra outra vez, e por isso a folha é examinada junto.",
          "As peças de desgaste chegam ao fim antes do motor, a começar pelo capacitor. A folha também envelhece, e uma roldana presa faz o motor forçar.",
          "O defeito que vai e volta costuma vir de umidade ou de solda trincada na placa, e a falta de força, do capacitor. Folha pesada acelera os dois.",
        ],
      ],
      bullets: [
        "Capacitor enfraquecido: o motor ronca e não sai do lugar",
        "Graxa do redutor ressecada: barulho e esforço",
        "Contatos da placa oxidados: defeito que vai e volta",
        "Ímã ou chave de fim de curso gastos: parada fora do ponto",
        "Roldanas e dobradiças com folga: folha pesada",
      ],
    },
    {
      about: "check",
      headings: [
        "Antes de falar do Unisystem com o técnico",
        "O que anotar sobre o seu Unisystem",
        "Unisystem: informações que adiantam o conserto",
      ],
      slots: [
        [
          "Diga desde quando o motor falha, se piora com calor ou chuva e o que já foi trocado. As fotos são feitas com ele fechado e desligado.",
          "Poucos minutos de anotação permitem dizer se o modelo é atendido e qual a causa provável. Não abra a tampa, porque há tensão da rede embaixo dela.",
          "Um relato exato do defeito pode evitar uma segunda visita. Fotografe por fora, longe da folha, com o disjuntor desligado.",
          "Informe se o defeito aparece ao abrir, ao fechar ou nos dois. Para as fotos, a tampa fica no lugar e a energia, cortada.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Unisystem e o motor inteiro.",
        "Fotografe o controle em uso, frente e verso.",
        "Meça a largura e a altura do portão.",
        "Religue e grave um vídeo de uma tentativa de abertura.",
      ],
    },
    {
      about: "replace",
      headings: [
        "Trocar o Unisystem: quando e por quanto",
        "Unisystem no fim da vida útil",
        "Conserto ou motor novo no lugar do Unisystem",
      ],
      slots: [
        [
          "A troca compensa quando se somam redutor gasto, placa ruim e falta de peça, em geral depois de {trade.life} de uso. Um defeito isolado ainda se conserta.",
          "Vários defeitos ao mesmo tempo justificam um motor novo, e um só, o reparo. A vida média de um motor de portão é de {trade.life}.",
          "Se o redutor tem folga e a placa também falhou, trocar sai melhor do que consertar. Um motor costuma durar de {trade.life}.",
          "Com mais de {trade.life} de uso, os reparos começam a se repetir, e o dinheiro rende mais na troca. Antes disso, vale consertar.",
        ],
        [
          "A troca em casa custa de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra. O motor novo tem {warranty.motor} de garantia.",
          "Em residência, o motor novo instalado sai de {price.homeSwap}. Para basculante de até {width.quarterHp} há kit a partir de {price.lowest}, já montado.",
          "O motor trocado em casa fica de {price.homeSwap}, com o serviço incluído, em até {shop.instalments} vezes no cartão. Em portão pesado, o valor é de {price.heavySwap}.",
          "Colocar outro motor no lugar custa de {price.homeSwap} em casa, com a mão de obra. A instalação tem {warranty.installation} de garantia.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como se examina um motor Unisystem",
        "O exame de um Unisystem parado",
        "Unisystem: do redutor à placa",
      ],
      slots: [
        [
          "Como a Unisystem não está entre as marcas que vendemos, a etiqueta é conferida antes da visita. O exame começa por folha, fixação e redutor e segue por capacitor, placa e sensores.",
          "Depois de confirmado o modelo, o técnico verifica a folga e o ruído do redutor antes da central. O atendimento é independente da marca, que não vendemos.",
          "A parte mecânica é vista primeiro, porque diz se vale a pena pôr peça nova; a medição elétrica vem em seguida. O valor é informado antes, e não temos vínculo com a fábrica.",
          "Sem vínculo com o fabricante, o técnico examina a folha, o redutor e a placa, nessa ordem. Só então ele diz se compensa consertar ou trocar.",
        ],
        [
          "No fim, percurso e força são regulados e a fotocélula, testada. Quando é só ajuste, a visita leva até {trade.smallRepair}.",
          "A entrega inclui os controles gravados e o teste com um obstáculo. Regular toma até {trade.smallRepair}, se não há peça a trocar.",
          "Percurso, força e controles ficam prontos e testados na mesma visita. Sem troca de peça, ela dura até {trade.smallRepair}.",
          "O portão roda vários ciclos antes de o serviço terminar, com a fotocélula em teste. Uma regulagem simples cabe em até {trade.smallRepair}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Ainda encontro placa para Unisystem?",
      answers: [
        "Placa original para Unisystem pode não haver, mas em motor comum uma universal costuma servir.",
        "Depende do modelo. Para a universal, potência, tensão e fim de curso são conferidos antes.",
        "Nem sempre a original. A universal resolve na maioria dos motores comuns.",
      ],
    },
    {
      question: "Meu controle Unisystem parou. Compro outro igual?",
      answers: [
        "Se o controle Unisystem parou, troque a pilha e teste outro antes de comprar. O novo precisa servir à placa atual.",
        "Só se a placa ainda for a mesma. Fotografe o controle antes de comprar.",
        "Teste a pilha primeiro. Se não for ela, procure um controle compatível com o receptor instalado.",
      ],
    },
    {
      question: "Posso instalar um motor Unisystem usado?",
      answers: [
        "Pode instalar um Unisystem usado, depois de examinar folga, capacitor e oferta de peça. A mão de obra parte de {price.installation}.",
        "É possível, com risco maior de defeito. Compare com um kit novo para basculante, a partir de {price.lowest}, instalado.",
        "Pode, se o modelo for confirmado pela etiqueta e o redutor estiver sem folga.",
      ],
    },
    {
      question: "O Unisystem faz barulho de moagem. O que é?",
      answers: [
        "Barulho de moagem no Unisystem costuma ser engrenagem gasta, rolamento ruim ou redutor sem graxa. Pare de usar até a visita.",
        "É desgaste no redutor. No começo, graxa nova e a troca de uma peça resolvem.",
        "Em geral, engrenagem ou rolamento. Continuar usando espalha pó de metal e estraga o resto do redutor.",
      ],
    },
    {
      question: "Vocês têm relação com a Unisystem?",
      answers: [
        "Não temos relação com a Unisystem: somos independentes e não vendemos a marca.",
        "Nenhuma. Atendemos os modelos para os quais há peça.",
        "Não. O atendimento é independente da fábrica.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Unisystem, outra do motor inteiro e um vídeo de uma tentativa de abertura",
  traits: {
    Origem: "Marca de automatizadores encontrada no Brasil",
    "Conhecida por": "Motores e centrais para portão automático",
    "Peças e controles": "Central universal pode substituir a original",
    Atenção: "Confirmar qual placa está instalada hoje",
  },
  related: ["placa", "seg", "troca", "vida-util", "usado", "capacitor"],
  topic: "conserto-de-central-de-portao",
};
