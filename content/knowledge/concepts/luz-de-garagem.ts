import type { Concept } from "#domain/knowledge/concept.ts";

export const luzDeGaragem: Concept = {
  id: "luz-de-garagem",
  kind: "part",
  label: "Luz de garagem",
  phrase: "a luz da garagem ligada ao portão",
  words: [
    "lâmpada da garagem",
    "iluminação da garagem",
    "luz automática do portão",
    "luz que acende com o portão",
    "luz de cortesia",
    "módulo de luz",
    "relé de luz",
    "sensor de presença na garagem",
  ],
  intent: "installation",
  answers: {
    any: [
      "A luz da garagem ligada no portão acende sozinha quando ele abre e apaga alguns minutos depois, pela saída de luz da central do motor ou por um relé com tempo. A ligação é de profissional, e módulo e serviço são orçados juntos por foto; o motor continua o mesmo.",
      "Para ligar a luz da garagem no motor do portão, usa-se a saída de luz da placa ou um relé temporizado, com a lâmpada em circuito próprio. Com fio já passado, é serviço de até {trade.smallRepair}, e o LED fica longe do receptor para o controle não perder alcance.",
      "A iluminação da garagem junto com o portão automático vem de um relé que a central aciona ao abrir e desliga minutos depois. Sem essa saída na placa, um módulo ou sensor de presença faz o mesmo, e o que mais muda o preço é a passagem do fio.",
    ],
    price: [
      "O preço para ligar a luz da garagem no portão depende do que existe: com saída na placa e fio passado é o mais barato, módulo relé vem depois, e cabo novo até a lâmpada é o que mais pesa. Sensor de presença é a saída mais simples sem cabo.",
      "Quanto custa a luz de garagem comandada pelo portão: paga-se o relé ou sensor e a passagem do fio, orçados juntos por foto, e a lâmpada pode ser a atual. Se só for regular o portão, a visita em casa parte de {price.preventive}, sem peças.",
    ],
    repair: [
      "Luz da garagem que não acende com o portão pode ter lâmpada queimada, relé que não arma ou saída da central com defeito. Teste a lâmpada pelo interruptor; relé colado deixa a luz presa, e a troca é serviço de até {trade.smallRepair}.",
      "Se a luz do portão fica ligada o dia inteiro, o relé colou ou a central não soube que a folha fechou. Fim de curso e módulo são testados com o circuito desligado, e o ajuste do portão em casa parte de {price.preventive}, sem peças.",
    ],
    installation: [
      "Para instalar a luz de garagem comandada pelo portão, um relé é ligado à saída da central e à lâmpada, em circuito próprio, com tempo de segundos a minutos. Com fio passado leva até {trade.smallRepair}, e o alcance do controle é testado depois.",
      "A instalação da luz da garagem no motor do portão usa saída da placa, relé temporizado ou sensor de presença, com o disjuntor desligado. Em até {trade.smallRepair} se liga quando o cabo já existe; cabo novo é o que mais demora.",
      "Ligar a lâmpada da garagem na central do motor pede relé, porque a saída do motor não é para luz. O técnico passa o fio, ajusta o tempo e prova o alcance, em até {trade.smallRepair} com a fiação pronta.",
    ],
    comparison: [
      "O relé da placa acende a luz só quando o portão se move; o sensor de presença acende com gente a pé também. Muita garagem usa os dois, e a fotocélula de claridade evita acender de dia.",
      "Para a luz da garagem com o portão, LED economiza e lâmpada comum não faz ruído de rádio. LED de qualidade, longe do receptor do motor, reúne as duas vantagens.",
    ],
    question: [
      "A luz da garagem no motor do portão funciona por um relé: a central o aciona ao abrir, e ele apaga a lâmpada minutos depois de fechar. O motor não muda, porque a luz tem circuito próprio; sem saída na placa, usa-se um módulo.",
      "Sim, dá para ligar a luz da garagem no portão automático, pela saída de luz da placa ou por um relé com tempo. Vale a pena à noite, e o LED deve ficar longe do receptor, já que pode encurtar o alcance do controle.",
    ],
    "how-to": [
      "Para a luz acender com o portão, liga-se a lâmpada por um relé à saída de luz da central e ajusta-se o tempo, de segundos a minutos. Como há tensão da rede ali, quem liga é o técnico; você escolhe o ponto e a lâmpada.",
      "Sem mexer na placa do motor, ponha sensor de presença com relé fotoelétrico: a luz da garagem acende à noite quando alguém entra. Para acender junto com o portão, é preciso a saída de luz ou um módulo, ligado pelo técnico.",
    ],
    buying: [
      "Escolha a saída de luz da placa se quer a luz da garagem só quando o portão anda; sensor de presença, se há gente a pé; relé fotoelétrico, para acender só à noite. LED de boa qualidade fica longe do receptor.",
      "Antes de comprar módulo de luz para o portão, veja se a central já tem essa saída, pela etiqueta do motor. Sem ela, relé temporizado ou sensor de presença resolve, e o motor continua.",
    ],
  },
  line: [
    "Um módulo na placa acende a luz da garagem quando o portão abre.",
    "Lâmpada de LED perto do receptor pode reduzir o alcance do controle.",
    "Chegar com a garagem iluminada ajuda a ver obstáculos no caminho da folha.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como a luz acende com o portão", "Como a placa comanda a lâmpada", "Luz automática na garagem"],
      slots: [
        [
          "Quando o portão começa a abrir, a placa aciona um relé, e ele liga a lâmpada. Depois de fechar, a luz fica acesa pelo tempo escolhido, de segundos a minutos.",
          "Uma saída da central energiza o módulo na abertura, e a luz acende. Um temporizador a apaga minutos depois do fechamento.",
          "O mesmo sinal que move a folha liga a lâmpada por um relé separado. O tempo dá para sair do carro e entrar em casa.",
          "O relé recebe a ordem da placa e acende a luz, que se apaga sozinha depois. Quem escolhe o tempo é você.",
        ],
        [
          "Sem saída de luz na placa, um módulo relé universal faz a mesma função. O sensor de presença é outro caminho, que acende também com quem entra a pé.",
          "Central sem essa saída recebe um relé comandado pelo portão. Ou usa-se sensor de presença, sem mexer na placa.",
          "Módulo universal resolve quando falta a saída. Sensor de presença dispensa até o cabo até a central.",
          "Se a placa não tem a saída, há relé avulso ou sensor. Os dois acendem a mesma lâmpada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Relé, sensor ou fotocélula de claridade", "Qual luz usar na garagem", "Como escolher a iluminação"],
      slots: [
        [
          "Para quem chega de carro à noite, o relé da placa basta e não gasta à toa. Sensor de presença ajuda quem entra a pé, e fotocélula de claridade evita acender de dia.",
          "Chegada de carro pede relé; movimento a pé pede sensor. O relé fotoelétrico combina com qualquer um.",
          "O relé acende só com o portão, e o sensor, com pessoas. Some claridade para não acender de dia.",
          "Escolha pelo uso: carro, relé; gente, sensor; economia, fotocélula de claridade. Podem trabalhar juntos.",
        ],
      ],
      bullets: [
        "Saída de luz na placa ou relé",
        "Tempo de acender depois de fechar",
        "Sensor de presença, se houver trânsito a pé",
        "Relé fotoelétrico para a noite",
        "LED de qualidade, longe do receptor",
      ],
    },
    {
      about: "check",
      headings: [
        "Luz que não acende: o que ver",
        "Teste simples da luz da garagem",
        "Antes de chamar por causa da luz",
      ],
      slots: [
        [
          "Comece pela lâmpada, com o disjuntor da luz desligado e a lâmpada fria. Se o alcance do controle caiu com luz nova, ela está interferindo.",
          "Muitas vezes o que parece módulo é lâmpada queimada. Refletor alto fica com profissional.",
          "Teste primeiro pelo interruptor. Controle que melhora com a luz apagada indica ruído do LED.",
          "O mais simples vem antes: interruptor e lâmpada. Nada se mexe na central.",
        ],
      ],
      steps: [
        "Teste a luz pelo interruptor, sem o portão.",
        "Desligue o disjuntor da luz e troque a lâmpada por outra boa.",
        "Acione o portão e veja se ela acende e apaga no tempo certo.",
        "Teste o alcance do controle com a luz acesa e apagada.",
        "Anote se a luz fica presa acesa depois de fechar.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a instalação da luz", "O que o técnico faz na luz da garagem", "Do relé ao ajuste do tempo"],
      slots: [
        [
          "Com o circuito desligado, a saída da placa é identificada e o relé ligado à lâmpada, em circuito próprio. Assim um defeito na luz não para o portão.",
          "O módulo recebe a ordem da placa e energiza a lâmpada por circuito separado. Nada é ligado na saída do motor.",
          "A luz ganha circuito próprio, comandado pelo relé. A central fica protegida de um curto na lâmpada.",
          "Primeiro se acha a saída, depois se liga o relé. O fio da lâmpada corre longe dos cabos de comando.",
        ],
        [
          "O tempo é regulado com você no local, e o controle é testado da rua com a luz acesa. Com fio pronto, são até {trade.smallRepair}.",
          "Ajustado o tempo, prova-se o alcance. Em até {trade.smallRepair} fica pronto, sem cabo a passar.",
          "A lâmpada fica longe do receptor, e o alcance é conferido. O serviço leva até {trade.smallRepair} com fiação existente.",
          "No fim se confere tempo e alcance. Cabo novo é o que mais toma tempo.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Luz e segurança na chegada",
        "Iluminação antes de abrir o portão",
        "Por que chegar com a garagem clara",
      ],
      slots: [
        [
          "Garagem clara mostra criança, animal e bicicleta no caminho da folha. Luz na fachada deixa ver quem está na calçada antes de abrir.",
          "Com luz, o motorista vê quem está atrás do carro antes de fechar. Do lado de fora, ela ajuda a notar alguém à espreita.",
          "Um ponto de luz dentro e outro na fachada mudam a chegada à noite. Você vê antes de abrir e antes de fechar.",
          "Ver antes de acionar evita acidente e surpresa. A luz serve para os dois lados do portão.",
        ],
        [
          "A luz não substitui a fotocélula, que para a folha mesmo sem ninguém olhando. Some as duas.",
          "Quem para a folha é a fotocélula; a luz só mostra. Uma completa a outra.",
          "Iluminação ajuda, e o sensor age. Portão que fecha sozinho precisa da fotocélula.",
          "Luz mostra o obstáculo, e a fotocélula reage a ele. As duas fazem falta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Meu motor já tem saída para luz?",
      answers: [
        "Se o motor já tem saída para luz depende da placa: muitas têm, direto ou com módulo opcional. A etiqueta confirma.",
        "Muitas centrais têm. Se a sua não tiver, um relé comandado pelo portão faz o mesmo.",
        "Depende do modelo. A foto da etiqueta mostra e define o relé.",
      ],
    },
    {
      question: "A luz da garagem pode ficar ligada quanto tempo?",
      answers: [
        "A luz da garagem fica ligada pelo tempo regulado no módulo, em geral de segundos a alguns minutos depois de fechar.",
        "O que você escolher, dentro do módulo. Alguns minutos bastam para entrar em casa.",
        "De segundos a minutos, com ajuste no relé.",
      ],
    },
    {
      question: "Lâmpada de LED atrapalha o controle?",
      answers: [
        "Lâmpada de LED pode atrapalhar o controle se for ruim ou ficar junto do receptor. Teste o alcance com ela apagada.",
        "Às vezes, por ruído da fonte. Afastar a lâmpada resolve.",
        "Pode. LED melhor ou mais longe do motor devolve o alcance.",
      ],
    },
    {
      question: "Posso ligar a luz direto na saída do motor?",
      answers: [
        "Não se liga a luz direto na saída do motor, porque danifica a placa. Usa-se a saída de luz ou um relé.",
        "Não. Lâmpada em paralelo com o motor sobrecarrega a central.",
        "Não. O relé separa os circuitos e protege a placa.",
      ],
    },
    {
      question: "A luz acende na falta de energia?",
      answers: [
        "A luz não acende na falta de energia, a menos que haja nobreak com capacidade para ela.",
        "Só com nobreak. Uma luz de emergência ajuda à noite.",
        "Não. Deixe uma lanterna perto da saída.",
      ],
    },
  ],
  photo: "fotos da garagem por dentro, com a lâmpada atual, e da etiqueta do motor",
  related: ["sinaleiro", "placa", "casa", "instalacao-eletrica", "invasao", "fotocelula"],
};
