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
      "Um disjuntor que cai ao acionar o motor do portão indica curto ou sobrecarga: fio com a capa rompida, enrolamento em curto, placa úmida ou folha travada. Não religue várias vezes nem troque por um maior; deixe desligado até a medição.",
      "Curto na fiação, água na placa e motor em curto são as causas comuns de disjuntor que desarma com o portão. Se quem cai é o DR, há fuga de corrente e risco de choque. Religue uma única vez.",
      "O disjuntor que cai quando o motor é acionado acusa curto, se cai na hora, ou sobrecarga, se cai depois de algum tempo de uso. Se for o DR, a corrente está fugindo para a carcaça. Os três casos pedem o circuito desligado.",
    ],
    price: [
      "O preço para um disjuntor que cai depende de onde está o curto: emenda refeita custa menos, motor ou fiação nova custa mais. Foto do quadro e da etiqueta, com o relato de quando cai, permite orçar grátis.",
      "Achar por que o disjuntor desarma é a maior parte do serviço; o valor depende de ser fio, placa ou motor. Se o motor estiver em curto, a troca em casa fica de {price.homeSwap}.",
    ],
    emergency: [
      "Disjuntor caindo com cheiro de queimado, fumaça ou choque: deixe desligado, afaste todos do portão e não religue. Havendo fogo, ligue 193. O contato funciona {shop.hours} pelo WhatsApp.",
      "Se o disjuntor do portão não para ligado, há curto ou fuga de corrente. Não force, não toque na folha molhada e mantenha tudo desligado até a avaliação; atendemos {shop.hours}.",
    ],
    "how-to": [
      "Um disjuntor que cai se testa com cuidado: religue uma vez sem acionar o portão. Caiu na hora, o curto está na fiação ou na placa; caiu só ao acionar, no motor ou no esforço. Depois, desligue e chame.",
      "Observe quando o disjuntor cai: ao religar, ao acionar, na chuva ou depois de vários usos. Cada resposta aponta uma causa. Não troque por disjuntor maior, porque ele protege o fio contra incêndio.",
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
      headings: ["Por que o disjuntor cai com o portão", "Curto, sobrecarga ou fuga", "O que derruba a energia"],
      slots: [
        [
          "Uma queda imediata ao religar lembra curto: fio esmagado, emenda molhada ou placa carbonizada.",
          "Se o disjuntor não fica ligado nem com o portão parado, o curto está na fiação ou na central.",
          "Fio gasto pela folha e caixa com água são os curtos mais comuns em portão.",
        ],
        [
          "A queda só ao acionar aponta para o motor ou para esforço demais na partida.",
          "Enrolamento em curto, capacitor ruim ou folha travada elevam a corrente no momento da partida.",
          "Um motor que tenta partir contra folha presa puxa corrente de sobra e desarma o disjuntor.",
        ],
        [
          "Já o DR desarma por fuga para a terra, com umidade ou isolação ruim, mesmo sem sobrecarga.",
          "Quem cai é o DR? A corrente está escapando para a carcaça, e tocar no portão é perigoso.",
          "Se a queda só acontece na chuva, a umidade entrou em emenda, botoeira ou central.",
        ],
      ],
      bullets: [
        "Fio descascado ou esmagado",
        "Água na placa ou na caixa de emenda",
        "Enrolamento do motor em curto",
        "Folha travada ou capacitor ruim",
        "Disjuntor velho ou de valor errado",
        "Circuito dividido com chuveiro ou forno",
      ],
    },
    {
      about: "check",
      headings: ["Repare quando o disjuntor cai", "Observação segura no quadro", "Teste do disjuntor, uma única vez"],
      slots: [
        [
          "O momento da queda separa as causas, e bastam uma observação e um único religamento.",
          "Repare se cai ao religar, ao acionar ou depois de alguns ciclos, e anote.",
          "Uma só tentativa responde à pergunta; a segunda apenas aquece o que está em curto.",
        ],
        [
          "Faça o teste com mãos e piso secos e com todos longe do portão.",
          "Se houver cheiro, faísca ou formigamento, nem o primeiro teste deve ser feito.",
          "Antes de religar, confirme que ninguém encosta na folha nem na grade.",
        ],
      ],
      steps: [
        "Veja no quadro se caiu o disjuntor ou o DR.",
        "Com todos longe do portão, religue uma única vez, sem acionar nada.",
        "Se cair na hora, deixe desligado: o curto está na fiação ou na central.",
        "Se ficar ligado, acione o portão uma vez. Caiu, o motor ou a folha é o suspeito.",
        "Desligue, anote o que viu e mande uma foto do quadro.",
      ],
    },
    {
      about: "safety",
      headings: [
        "O que não fazer com o disjuntor",
        "Disjuntor maior não é solução",
        "Riscos de religar o disjuntor muitas vezes",
      ],
      slots: [
        [
          "Um disjuntor maior deixa passar a corrente que o fio não suporta, e o fio passa a esquentar dentro da parede.",
          "O valor do disjuntor é escolhido pela bitola do fio; aumentá-lo tira a proteção contra incêndio.",
          "Trocar por um de mais ampères cala o aviso e transfere o calor para a fiação.",
        ],
        [
          "Segurar a alavanca, calçar ou ligar o motor direto elimina a proteção de quem encosta no portão.",
          "Tirar o DR do circuito porque ele cai é trocar um incômodo por um risco de choque fatal.",
          "Ligação direta, sem disjuntor nem DR, não deve ser feita nem por uma noite.",
        ],
        [
          "Enquanto estiver desligado, o portão de correr ou de abrir, reto e nivelado, pode ser usado na mão.",
          "Com a energia cortada, a chave libera portão de correr ou de abrir, reto e nivelado; o basculante fica travado até o técnico chegar.",
          "Até a visita, use na mão só folha de correr ou de abrir, reta, e trave o motor depois de cada passagem.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha o curto", "Conserto do disjuntor que cai", "Diagnóstico do circuito do portão"],
      slots: [
        [
          "O circuito é dividido: quadro, fiação, central e motor são separados e medidos um a um.",
          "Com tudo desligado, mede-se a isolação de cada trecho até achar o que tem fuga.",
          "O técnico desliga o motor da placa e a placa da rede, e o curto se revela por eliminação.",
        ],
        [
          "Um fio danificado é trocado inteiro, e a emenda sai do eletroduto para uma caixa seca.",
          "A corrente de partida é medida e comparada com a etiqueta, para ver se o motor está puxando demais.",
          "Um disjuntor cansado ou fora de medida é trocado por um adequado à bitola do fio.",
        ],
        [
          "No fim, o DR é testado, o aterramento é conferido e o portão faz ciclos em sequência.",
          "Ciclos seguidos, com o amperímetro ligado, confirmam que a queda não volta.",
          "Em casas {de} com quadro antigo, o técnico indica circuito próprio para o motor.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa resolver o disjuntor que cai",
        "Preço: fio, placa, motor ou circuito novo",
        "Disjuntor caindo: o que define o valor",
      ],
      slots: [
        [
          "O preço depende do ponto do defeito e da distância entre o quadro e o motor.",
          "Emenda e fio curto são reparos menores; um circuito novo com terra é obra elétrica.",
          "O que muda o valor é o desfecho: trocar fio, reparar placa ou substituir o motor.",
        ],
        [
          "Um motor em curto leva à comparação com a troca, que em casa fica de {price.homeSwap}.",
          "Se o enrolamento se foi, a troca residencial custa de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
          "Placa danificada por água ou curto pode ter reparo, e os dois valores são informados.",
        ],
        [
          "Mande a foto do quadro, sem retirar a proteção interna, e a da etiqueta; o orçamento é grátis.",
          "Fotos do quadro e da etiqueta do motor bastam para uma primeira estimativa sem custo.",
          "Quem está {em} pode contar por mensagem quando o disjuntor cai e receber a estimativa grátis.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso trocar por um disjuntor mais forte no portão?",
      answers: [
        "Não. O disjuntor protege o fio, e um maior deixa o fio esquentar até pegar fogo. Se ele cai, há curto, sobrecarga ou disjuntor defeituoso, e cada um tem seu conserto.",
        "Não faça isso: a proteção some e o risco de incêndio aparece. Descubra por que ele cai antes de mexer no quadro.",
      ],
    },
    {
      question: "Qual é a diferença entre cair o disjuntor e cair o DR?",
      answers: [
        "O disjuntor cai por curto ou excesso de corrente; o DR cai por fuga para a terra, que é o que dá choque. DR caindo pede ainda mais cuidado.",
        "O disjuntor protege a fiação; DR protege pessoas. Se é o DR que desarma, não toque no portão até o reparo.",
      ],
    },
    {
      question: "O disjuntor cai só quando chove. O que é?",
      answers: [
        "Há umidade em emenda, botoeira, fotocélula ou central. O técnico isola cada trecho, troca o que molhou e refaz a vedação.",
        "O disjuntor cai porque a água chega a um contato. No seco o defeito some, mas continua lá; deixe desligado em dia de chuva até o reparo.",
      ],
    },
    {
      question: "Qual disjuntor usar no motor de portão?",
      answers: [
        "Use o indicado no manual do motor e compatível com a bitola do fio, em circuito exclusivo. Quem define é o profissional, depois de ver a potência e a fiação.",
        "A escolha depende da potência do motor e do fio instalado, por isso não há número único. Siga o manual e peça que o circuito seja só do portão.",
      ],
    },
    {
      question: "O disjuntor pode estar velho?",
      answers: [
        "Pode. Um disjuntor antigo desarma abaixo do valor ou por mau contato aquecido. O técnico mede a corrente: se ela é normal, a troca do disjuntor resolve.",
        "Sim, ele também se desgasta. Mede-se a corrente do motor e, se estiver dentro da etiqueta, troca-se o disjuntor por outro igual.",
      ],
    },
  ],
  photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor",
  related: ["instalacao-eletrica", "choque", "nao-liga", "molhou", "queimou", "placa"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
