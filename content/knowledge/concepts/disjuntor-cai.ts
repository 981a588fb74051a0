import type { Concept } from "#domain/knowledge/concept.ts";

export const disjuntorCai: Concept = {
  id: "disjuntor-cai",
  kind: "symptom",
  label: "Disjuntor cai",
  phrase: "o disjuntor que cai",
  words: [
    "disjuntor cai",
    "disjuntor caindo",
    "disjuntor desarma",
    "disjuntor desarmando",
    "disjuntor desarmou",
    "disjuntor desliga",
    "disjuntor não arma",
    "disjuntor dispara",
    "disjuntor disparando",
    "dispara o disjuntor",
    "disparando o disjuntor",
    "derrubando o disjuntor",
    "cai o disjuntor",
    "cai a energia",
    "cai a luz",
    "derruba o disjuntor",
    "desarma o disjuntor",
    "desarmando o disjuntor",
    "desarmou o disjuntor",
    "desliga o disjuntor",
    "queda do disjuntor",
    "derruba a energia",
    "DR desarma",
    "DR cai",
    "curto circuito",
    "curto no motor",
    "derruba a luz",
    "portão derruba disjuntor",
  ],
  intent: "repair",
  answers: {
    any: [
      "O disjuntor do portão cai por curto no fio ou na placa, por defeito do motor ou do capacitor ou porque a folha travou. Se cai assim que é religado, é curto; se cai só ao acionar, é o motor ou o peso da folha. Religue uma única vez e, se cair de novo, deixe desligado até a visita.",
      "O motor do portão desarma o disjuntor por curto no fio ou na placa, por motor ou capacitor com defeito ou por folha travada. Se cai na hora de religar, é curto; se cai ao acionar, é o motor ou o peso da folha. Religue uma única vez e, se cair de novo, deixe desligado até a visita.",
      "Portão eletrônico que desarma o disjuntor tem, em geral, fio descascado, água na placa, motor em curto ou folha presa. Repare se cai sozinho ou só ao acionar, porque isso separa a fiação do motor. Não ponha um disjuntor maior e não insista, para o fio não esquentar.",
      "Quando o portão derruba o disjuntor, há um curto na fiação ou o motor está puxando corrente demais. Queda com tudo parado aponta para fio, emenda ou placa; queda ao acionar, para motor, capacitor ou folha travada. Deixe o circuito desligado até o técnico medir.",
      "O disjuntor cai com o portão porque protege a fiação de um curto ou de um esforço excessivo do motor. As causas comuns são fio esmagado, umidade na placa, capacitor ruim e folha que não anda. Faça um só teste, deixe desligado e chame o técnico.",
    ],
    price: [
      "O conserto do portão que derruba o disjuntor custa conforme o defeito, e é orçado de graça por foto. Refazer uma emenda ou secar uma caixa sai barato, placa custa mais, e motor em curto leva à troca, de {price.homeSwap} em residência, com mão de obra.",
      "Quanto custa depende de onde está o curto: emenda e fio são os reparos mais baratos, capacitor e placa ficam no meio. Se o motor queimou, a troca em casa fica de {price.homeSwap}, já instalado. O valor é informado antes do serviço, e nada é trocado sem a sua aprovação.",
      "Para resolver o disjuntor que cai com o portão, paga-se pouco quando é fio ou umidade e mais quando é placa. Motor queimado se troca, em casa, por {price.homeSwap}, com mão de obra. O orçamento é grátis e sai por foto e vídeo.",
    ],
    emergency: [
      "Disjuntor do portão caindo com cheiro de queimado, fumaça ou choque deve ficar desligado, sem nova tentativa. Afaste as pessoas do portão e, se houver fogo, ligue 193. Para o conserto, atendemos {shop.hours}.",
      "Se o disjuntor do portão não para ligado, há curto ou fuga de corrente, e religar é perigoso. Não toque na folha molhada e, com fumaça ou fogo, ligue 193. O técnico atende {shop.hours}.",
      "Com o portão derrubando a energia da casa, desligue o disjuntor dele e religue o resto. O portão de correr ou de abrir, em piso plano, pode ser destravado e usado na mão; o basculante fica fechado. Atendemos {shop.hours}.",
    ],
    "how-to": [
      "Para saber por que o motor do portão desarma o disjuntor, religue uma única vez sem acionar nada, com todos longe. Se cair na hora, o curto está no fio ou na placa; se cair ao acionar, é o motor ou a folha. Depois disso, deixe desligado e chame o técnico.",
      "Verifique primeiro quando o disjuntor cai: ao religar, ao acionar o portão ou só na chuva. Cada momento aponta uma causa, que são fiação, motor e umidade, nessa ordem. Um teste basta; com cheiro de queimado ou choque, não faça nenhum.",
      "O que verificar é se o disjuntor cai com o portão parado ou só ao acionar, e se quem cai é ele ou o DR. Parado é curto no fio ou na placa; ao acionar é motor ou folha travada. Medir e consertar fica com o técnico, com a energia desligada.",
    ],
  },
  line: [
    "Disjuntor que cai está protegendo a fiação, e o defeito está no circuito do portão.",
    "Se quem desarma é o DR, há fuga de corrente e risco de choque no portão.",
    "Trocar o disjuntor por um maior não conserta nada e pode causar incêndio.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o disjuntor cai com o portão"],
      slots: [
        [
          "Se ele cai assim que é religado, com o portão parado, o curto está antes do motor. O mais comum é fio com a capa gasta pela folha, emenda molhada ou placa queimada.",
          "Queda imediata, sem apertar o controle, indica fio esmagado, emenda com água ou placa carbonizada. O motor quase nunca é o culpado.",
          "Quando não fica ligado nem com o portão parado, procure o defeito na fiação ou na placa. A folha gasta a capa do fio, e a chuva entra nas emendas.",
        ],
        [
          "Se cai só ao acionar, o motor está em curto, o capacitor está fraco ou a folha prendeu, e a corrente sobe. Se o que cai é o DR, a energia está passando para o metal do portão.",
          "Queda só na partida mostra que o motor força contra uma folha presa ou está em curto por dentro. O DR, que protege contra choque, cai por fuga de corrente, comum com umidade.",
          "Ao acionar e cair, as suspeitas são folha travada, capacitor fraco e motor queimado. DR desarmado é outro defeito: a corrente escapa, e ninguém deve tocar no portão.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que verificar no quadro", "Como testar uma única vez"],
      slots: [
        [
          "Faça uma só tentativa, de mãos secas e com todos longe do portão. Com cheiro de queimado, faísca ou formigamento na folha, não teste.",
          "Um único religamento já separa as causas, e repetir só aquece o fio em curto. Se houve choque ou fumaça, deixe desligado e não teste.",
          "Observe o momento da queda, uma vez só, com mãos e pés secos. Fumaça, faísca ou choque dispensam o teste.",
        ],
      ],
      steps: [
        "Veja no quadro se caiu o disjuntor ou o DR.",
        "Com todos longe, religue uma única vez, sem acionar nada.",
        "Se cair na hora, deixe desligado: o curto está no fio ou na placa.",
        "Se ficar ligado, acione o portão uma vez, de longe. Se cair então, a suspeita é o motor ou a folha presa.",
        "Desligue e anote o que viu.",
      ],
    },
    {
      about: "safety",
      headings: ["Por que não pôr um disjuntor maior", "O que não fazer com o disjuntor do portão"],
      slots: [
        [
          "Um disjuntor maior deixa passar mais corrente do que o fio aguenta, e o fio esquenta dentro da parede. O tamanho certo depende da grossura do cabo.",
          "Trocar por um de mais ampères não conserta nada e tira a proteção do cabo, que pode pegar fogo. O valor do disjuntor vem da fiação.",
          "O disjuntor existe para o fio não superaquecer, e aumentar o valor acaba com essa defesa. Se ele cai, há um defeito a consertar.",
        ],
        [
          "Também não se tira o DR nem se liga o motor direto. Até o conserto, só o portão de correr ou de abrir, em piso plano, pode ser destravado e movido na mão; o basculante fica fechado.",
          "Retirar o DR ou fazer ligação direta traz risco de choque. Se precisar sair, destrave e empurre apenas portão de correr ou de abrir, em piso plano, e deixe o basculante fechado.",
          "Ligação direta, nem por uma noite. Enquanto espera, use a chave de destravar só no portão de correr ou de abrir, sem inclinação; no basculante a folha pode cair.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha o curto do portão"],
      slots: [
        [
          "O técnico separa quadro, fiação, placa e motor e mede cada parte com a energia cortada. Assim encontra o trecho em curto sem trocar peça boa.",
          "Com tudo desligado, o técnico isola o motor da placa e a placa da rede. A medição de cada trecho mostra onde está o defeito.",
          "A busca vai do quadro até o motor, por partes e com instrumento. Só se mexe no trecho que estiver em curto.",
        ],
        [
          "O fio danificado é trocado inteiro, com emenda em caixa seca, e a corrente do motor é comparada com a da etiqueta. O disjuntor só muda se estiver gasto ou errado para o cabo.",
          "Depois do reparo, a corrente é medida com o portão em movimento. Se o disjuntor estiver cansado, entra outro do mesmo valor.",
          "Trocado o trecho ruim, a caixa é vedada, o aterramento é conferido e o portão faz vários ciclos com a corrente medida.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que define o preço"],
      slots: [
        [
          "Emenda e fio curto são os reparos pequenos. Capacitor e placa ficam no meio, e um circuito novo com aterramento é o maior, pela distância até o quadro.",
          "O mais barato é refazer uma emenda. A placa custa mais, e levar um circuito próprio até o motor custa mais ainda, conforme os metros de cabo.",
          "O preço acompanha o defeito, da emenda à placa. O maior é o circuito novo, em que contam os metros até o quadro.",
        ],
        [
          "Motor em curto leva à troca, que em casa custa de {price.homeSwap}, com mão de obra. O cartão divide em até {shop.instalments} vezes.",
          "Com o motor queimado, a troca residencial fica de {price.homeSwap}, já instalado, e pode ser parcelada em até {shop.instalments} vezes.",
          "Trocar o motor queimado custa de {price.homeSwap} em casa, em até {shop.instalments} parcelas no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a diferença entre cair o disjuntor e cair o DR?",
      answers: [
        "O disjuntor cai por curto ou excesso de corrente e protege a fiação. O DR cai quando a corrente escapa para o metal ou para a terra e protege as pessoas do choque.",
        "Um protege o fio e o outro protege pessoas. Se é o DR que desarma, ninguém toca no portão até o reparo.",
        "Corrente demais derruba o disjuntor; corrente que escapa derruba o DR. No segundo caso, o metal do portão pode dar choque.",
      ],
    },
    {
      question: "O disjuntor cai só quando chove. O que é?",
      answers: [
        "Entrou água em emenda, botoeira, fotocélula ou placa. O técnico testa cada trecho, troca o que molhou e refaz a vedação.",
        "É umidade em algum contato, quase sempre numa emenda. No tempo seco o defeito some, mas volta na chuva seguinte até ser vedado.",
        "A água fecha um contato que não devia existir, em geral numa caixa mal vedada. Seque só por fora e chame, com o disjuntor desligado.",
      ],
    },
    {
      question: "Qual disjuntor usar no motor de portão?",
      answers: [
        "O indicado no manual do motor, compatível com o cabo e num circuito só do portão. Um eletricista ou o técnico define depois de ver a potência e a fiação.",
        "Depende da potência do motor e da grossura do fio, por isso não há um número para todos. O circuito deve ser exclusivo.",
        "O cabo e o manual do motor decidem. Aumentar por conta própria é perigoso, mesmo que o portão volte a funcionar.",
      ],
    },
    {
      question: "O disjuntor do portão pode estar velho?",
      answers: [
        "Pode. Um disjuntor antigo desarma antes do valor marcado ou por mau contato. Se a corrente do motor estiver normal, trocá-lo por outro igual resolve.",
        "Sim, ele também se desgasta. O técnico mede a corrente e, se ela estiver dentro da etiqueta do motor, troca o disjuntor.",
        "Acontece, e a medição mostra. O novo tem o mesmo valor do antigo, nunca maior.",
      ],
    },
    {
      question: "O disjuntor cai só às vezes. Posso continuar usando?",
      answers: [
        "Melhor não. Queda que vai e volta é umidade, mau contato ou motor no limite, e tende a piorar. Anote quando acontece e chame.",
        "Use o mínimo até a visita. Se o quadro esquenta ou cheira a queimado, desligue e não use mais.",
        "Não é seguro esperar, porque o defeito está aquecendo o fio ou o motor. Anotar a hora e o tempo que fazia ajuda o técnico.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor",
  related: ["instalacao-eletrica", "choque", "nao-liga", "molhou", "queimou", "placa"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
