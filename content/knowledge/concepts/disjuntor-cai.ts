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
      "Um disjuntor que cai com o motor do portão acusa curto, quando cai na hora, ou esforço demais, quando cai depois de acionar: fio descascado, placa úmida, motor em curto ou folha travada. Não religue várias vezes nem ponha um maior; deixe desligado até o técnico medir.",
      "Quando o portão derruba o disjuntor, há curto na fiação, água na placa, motor em curto ou folha presa. Religue uma única vez e, se cair, deixe desligado, porque insistir esquenta o fio; se quem cai é o DR, há fuga de corrente e risco de choque.",
      "Motor de portão desarmando o disjuntor puxa corrente demais ou está em curto. Se cai sem acionar, o problema é fio ou placa; se cai ao acionar, é o motor, o capacitor ou a folha travada, e o circuito fica desligado até a medição.",
      "O disjuntor do portão desarma para proteger a fiação de um curto ou de uma sobrecarga, e não se troca por um maior. Veja só se cai ao religar ou ao acionar, uma vez, e desligue; o técnico mede fio, placa e motor e conserta o ponto.",
    ],
    price: [
      "O preço para um disjuntor que cai com o portão depende do ponto do curto: emenda refeita custa menos, motor ou fiação nova custa mais. Em casa, a visita parte de {price.preventive}, sem peças; se o motor estiver em curto, a troca fica de {price.homeSwap}.",
      "Achar por que o motor desarma o disjuntor é a maior parte do serviço, em visita desde {price.preventive} em residência, fora peças. Fio e emenda pesam pouco, placa pesa mais, e o motor em curto leva à troca, de {price.homeSwap}.",
      "Resolver o disjuntor que o portão derruba custa, em casa, a partir de {price.preventive}, sem peças, quando é fio ou umidade. Capacitor soma pouco, placa soma mais, e motor queimado se troca por {price.homeSwap}.",
    ],
    emergency: [
      "Disjuntor do portão caindo com cheiro de queimado, fumaça ou choque: deixe desligado, afaste todos e não religue. Havendo fogo, ligue 193; o técnico procura o curto, e o atendimento funciona {shop.hours}.",
      "Se o disjuntor do portão não para ligado, há curto ou fuga: não force, não toque na folha molhada e mantenha desligado. Fumaça ou fogo é 193; para o conserto, atendemos {shop.hours}.",
      "Com o portão derrubando a energia da casa, deixe desligado o disjuntor dele e use na mão só folha de correr ou de abrir, reta. Cheiro forte ou formigamento pede distância; chame, {shop.hours}.",
    ],
    "how-to": [
      "O disjuntor que cai com o portão se testa uma vez: religue sem acionar nada, com todos longe. Caiu na hora, o curto está no fio ou na placa; só ao acionar, no motor ou na folha. Depois desligue e chame, sem trocar por um maior.",
      "Observe quando o disjuntor do portão cai, se ao religar, ao acionar ou na chuva, porque cada resposta aponta uma causa. Faça um só teste e deixe desligado; disjuntor maior tira a proteção do fio contra incêndio.",
      "Para achar por que o motor derruba o disjuntor, basta notar se cai parado ou ao acionar, e se foi ele ou o DR. Com cheiro ou formigamento, nem esse teste; medir fio, placa e motor é do técnico.",
    ],
  },
  line: [
    "Disjuntor que cai está protegendo a fiação; o defeito está depois dele.",
    "Se quem desarma é o DR, há fuga de corrente e risco de choque no portão.",
    "Trocar o disjuntor por um maior não conserta nada e pode causar incêndio.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o disjuntor cai com o portão", "Curto, sobrecarga ou fuga: o que derruba o disjuntor"],
      slots: [
        [
          "Queda imediata ao religar, com o portão parado, é curto: fio esmagado, emenda molhada ou placa carbonizada. Fio gasto pela folha e caixa com água são os mais comuns.",
          "Se o disjuntor não fica ligado nem sem acionar, o curto está na fiação ou na central. A folha gasta a capa do fio, e a água entra nas emendas.",
          "Disjuntor que cai sozinho acusa curto antes do motor, em fio, emenda ou placa. Umidade e cabo esmagado são as causas de sempre.",
          "Cair na hora, sem apertar nada, aponta para fio descascado ou placa com água. O motor, nesse caso, quase nunca é o culpado.",
        ],
        [
          "Queda só ao acionar aponta para motor em curto, capacitor ruim ou folha travada, que fazem a corrente subir. Se quem cai é o DR, a proteção contra choque, a energia está fugindo para o metal.",
          "Quando cai ao acionar, o motor tenta partir contra uma folha presa ou está em curto. Já o DR desarma por fuga de corrente, e tocar no portão é perigoso.",
          "Acionou e caiu: olhe folha presa, capacitor e enrolamento, o fio interno do motor. DR desarmado é outra coisa, fuga para a carcaça, sobretudo na chuva.",
          "Motor que força ou está em curto derruba o disjuntor na partida. O DR cai por outro motivo, corrente escapando, e pede mais cuidado ainda.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Repare quando o disjuntor cai", "Teste do disjuntor, uma única vez"],
      slots: [
        [
          "Uma observação e um único religamento separam as causas; o segundo só aquece o que está em curto. Com cheiro, faísca ou formigamento, nem o primeiro.",
          "Faça uma tentativa só, de mãos e pés secos, com todos longe do portão. Se houver cheiro de queimado ou choque, não teste.",
          "O momento da queda diz quase tudo, e uma vez basta. Repetir esquenta o fio, e formigamento na folha proíbe qualquer teste.",
          "Mãos secas, ninguém encostado na folha, uma religada. Faísca, fumaça ou choque encerram o assunto antes de começar.",
        ],
      ],
      steps: [
        "Veja no quadro se caiu o disjuntor ou o DR.",
        "Com todos longe, religue uma única vez, sem acionar nada.",
        "Se cair na hora, deixe desligado: o curto está no fio ou na placa.",
        "Se ficar ligado, acione o portão uma vez. Caiu, o motor ou a folha é o suspeito.",
        "Desligue e anote o que viu.",
      ],
    },
    {
      about: "safety",
      headings: ["Disjuntor maior não é solução", "O que não fazer com o disjuntor do portão"],
      slots: [
        [
          "Um disjuntor maior deixa passar a corrente que o fio não suporta, e o fio esquenta dentro da parede. Ele é escolhido pela grossura do cabo e protege contra incêndio.",
          "Trocar por um de mais ampères cala o aviso e leva o calor para a fiação. O valor dele vem do fio, não do motor.",
          "Pôr um disjuntor mais forte tira a única defesa do cabo, que passa a aquecer escondido. A medida certa é a do fio.",
          "O disjuntor existe para o fio não pegar fogo, e aumentar o valor acaba com isso. Se ele cai, algo precisa de conserto.",
        ],
        [
          "Tirar o DR ou ligar o motor direto troca um incômodo por risco de choque. Até o conserto, use na mão só portão de correr ou de abrir, reto e nivelado; basculante fica travado.",
          "Ligação direta, sem disjuntor nem DR, não se faz nem por uma noite. Folha de correr ou de abrir, reta, pode ser movida pela chave; o basculante espera.",
          "Nada de calçar a alavanca ou retirar o DR, que salva vidas. Sem energia, só o portão de correr ou de abrir, reto, se usa na mão.",
          "O DR que incomoda está avisando de uma fuga, e não deve sair do circuito. Enquanto isso, a chave libera a folha de correr ou de abrir, se reta; basculante, não.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha o curto do portão", "Conserto do disjuntor que cai"],
      slots: [
        [
          "O circuito é dividido em quadro, fiação, central e motor, e cada parte é medida com a energia cortada. O trecho com fuga ou curto se revela por eliminação.",
          "Com tudo desligado, separa-se o motor da placa e a placa da rede. A medição de cada pedaço mostra onde está o curto.",
          "O técnico isola fio, placa e motor e mede um a um, sem energia. Assim só se mexe no que está em curto.",
          "A busca vai por partes, do quadro ao motor, com instrumento. O defeito aparece no pedaço que não isola.",
        ],
        [
          "Fio danificado é trocado inteiro, com emenda em caixa seca, e a corrente do motor é comparada com a da etiqueta. Disjuntor cansado ou de valor errado dá lugar ao certo para o cabo.",
          "Depois troca-se o cabo, veda-se a caixa e mede-se a corrente na partida. Se o disjuntor estiver gasto, entra outro do mesmo valor.",
          "Corrigido o ponto, ciclos seguidos com amperímetro mostram se a queda acabou. Disjuntor velho também é trocado, pelo valor do fio.",
          "Cabo novo sem emenda no eletroduto, terra conferido e corrente medida encerram o serviço. O disjuntor só muda se estiver ruim ou errado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Disjuntor caindo: o que define o preço", "Preço: fio, placa, motor ou circuito novo"],
      slots: [
        [
          "Emenda e fio curto são reparos pequenos, capacitor e placa vêm acima, e circuito novo com terra é o maior, pela distância do quadro.",
          "O mais barato é refazer emenda; a placa custa mais, e levar circuito próprio até o motor, mais ainda, conforme os metros.",
          "Quanto mais longe o quadro e maior o trecho de fio, mais sobe o valor. Umidade e emenda ficam na parte de baixo, placa no meio.",
          "O preço segue o defeito, do fio trocado à placa e ao circuito novo. Neste, os metros até o quadro mandam.",
        ],
        [
          "Motor em curto leva à troca, que em casa custa de {price.homeSwap}, com mão de obra. O cartão divide em até {shop.instalments} vezes.",
          "Se o enrolamento se foi, o motor trocado em residência fica de {price.homeSwap}, em até {shop.instalments} parcelas no cartão.",
          "Com o motor queimado, a troca residencial vai de {price.homeSwap}, já montado, e pode ser parcelada em até {shop.instalments} vezes.",
          "Trocar o motor em curto custa de {price.homeSwap} em casa, pagos em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual é a diferença entre cair o disjuntor e cair o DR?",
      answers: [
        "O disjuntor cai por curto ou excesso de corrente; o DR, por fuga para a terra, que é o que dá choque. DR caindo pede ainda mais cuidado.",
        "Um protege a fiação, o outro protege pessoas. Se é o DR que desarma, ninguém toca no portão até o reparo.",
        "Corrente demais derruba o disjuntor, e corrente que escapa derruba o DR. No segundo caso, o metal do portão pode estar energizado.",
      ],
    },
    {
      question: "O disjuntor cai só quando chove. O que é?",
      answers: [
        "Há umidade em emenda, botoeira, fotocélula ou central. O técnico isola cada trecho, troca o que molhou e refaz a vedação.",
        "O disjuntor cai porque a água chega a um contato. No seco o defeito some, mas continua lá.",
        "Água fechando um caminho que não devia existir, quase sempre numa emenda. Vedar e trocar o trecho resolve.",
      ],
    },
    {
      question: "Qual disjuntor usar no motor de portão?",
      answers: [
        "O indicado no manual do motor e compatível com o cabo, em circuito exclusivo. Quem define é o profissional, depois de ver potência e fiação.",
        "Depende da potência e do fio instalado, por isso não há número único. O circuito deve ser só do portão.",
        "Não existe um valor para todos: o cabo e o manual decidem. Aumentar por conta própria é perigoso.",
      ],
    },
    {
      question: "O disjuntor do portão pode estar velho?",
      answers: [
        "Pode: um antigo desarma abaixo do valor ou por mau contato aquecido. Com a corrente do motor normal, a troca dele resolve.",
        "Sim, ele também se desgasta. Mede-se a corrente e, se estiver dentro da etiqueta, troca-se por outro igual.",
        "Acontece, e a medição mostra. O substituto tem o mesmo valor, nunca maior.",
      ],
    },
    {
      question: "O disjuntor cai só às vezes. Posso continuar usando?",
      answers: [
        "Melhor não: queda que vai e volta é mau contato, umidade ou motor no limite, e tende a piorar. Anote quando acontece e chame.",
        "Use o mínimo até a visita. Cair de vez em quando mostra corrente no limite ou fio que encosta, e o próximo passo é a queima.",
        "O padrão ajuda, mas não é seguro esperar. Se há cheiro ou calor no quadro, deixe desligado já.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor",
  related: ["instalacao-eletrica", "choque", "nao-liga", "molhou", "queimou", "placa"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
