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
      "A luz da garagem ligada ao portão acende sozinha quando ele abre e apaga alguns minutos depois, por um relé comandado pela placa do motor. O motor continua o mesmo. A ligação é de profissional, e módulo e serviço são orçados juntos, por foto da garagem e da etiqueta do motor.",
      "Para ligar a luz da garagem no motor do portão, usa-se a saída de luz da placa ou um relé com tempo, e a lâmpada fica em circuito próprio. Com o fio já passado, é serviço de até {trade.smallRepair}. O LED deve ficar longe do receptor, para o controle não perder alcance.",
      "A iluminação da garagem junto com o portão automático vem de um relé, que a placa aciona ao abrir e desliga minutos depois. Se a placa não tem essa saída, um módulo ou um sensor de presença faz o mesmo. O que mais muda o preço é a passagem do fio.",
    ],
    price: [
      "O preço para ligar a luz da garagem no portão depende do que já existe: o mais barato é ter saída na placa e fio passado; depois vem o módulo relé, e o que mais pesa é o cabo novo até a lâmpada. Sem cabo, o sensor de presença é a saída mais simples.",
      "O preço da luz de garagem comandada pelo portão depende do relé ou sensor e da passagem do fio, orçados juntos por foto; a lâmpada pode ser a atual. Se for só regular o portão, a visita em casa parte de {price.preventive}, sem peças.",
    ],
    repair: [
      "Luz da garagem que não acende com o portão pode ter lâmpada queimada, relé que não liga ou saída da placa com defeito. Teste a lâmpada pelo interruptor. A troca do relé, que também é a causa quando a luz fica presa acesa, leva até {trade.smallRepair}.",
      "Se a luz do portão fica ligada o dia inteiro, o relé travou ligado ou a placa não percebeu que a folha fechou. O módulo e o fim de curso são testados com o circuito desligado. O ajuste do portão em casa parte de {price.preventive}, sem peças.",
    ],
    installation: [
      "Para instalar a luz de garagem comandada pelo portão, o técnico liga um relé à saída da placa e à lâmpada, em circuito próprio, e regula o tempo de segundos a minutos. Com o fio passado leva até {trade.smallRepair}, e o alcance do controle é testado no fim.",
      "A instalação da luz da garagem no motor do portão usa a saída da placa, um relé com tempo ou um sensor de presença, com o disjuntor desligado durante o serviço. Com cabo pronto leva até {trade.smallRepair}; passar cabo novo é o que mais demora.",
      "Ligar a lâmpada da garagem na central do motor exige um relé, porque a saída do motor não suporta a luz. O técnico passa o fio, ajusta o tempo e testa o alcance do controle, em até {trade.smallRepair} quando a fiação já existe.",
    ],
    comparison: [
      "O relé da placa acende a luz da garagem só quando o portão se move; o sensor de presença acende também com quem chega a pé. Muita garagem usa os dois, e uma fotocélula de claridade evita que a lâmpada acenda de dia.",
      "Para a luz da garagem ligada ao portão, o LED economiza energia, e a lâmpada comum não interfere no controle. Um LED de boa qualidade, instalado longe do receptor do motor, reúne as duas vantagens.",
    ],
    question: [
      "A luz da garagem no motor do portão funciona por um relé: a placa o aciona ao abrir, e ele apaga a lâmpada minutos depois de fechar. O motor não muda, porque a luz tem circuito próprio. Se a placa não tem saída para luz, usa-se um módulo.",
      "Sim, dá para ligar a luz da garagem no portão automático, pela saída de luz da placa ou por um relé com tempo. Quem chega à noite já encontra a garagem clara. O LED deve ficar longe do receptor, porque pode encurtar o alcance do controle.",
    ],
    "how-to": [
      "Para a luz acender com o portão, liga-se a lâmpada por um relé à saída de luz da placa e ajusta-se o tempo, de segundos a minutos. Há tensão da rede nesse ponto, e por isso quem liga é o técnico; você escolhe o lugar e a lâmpada.",
      "Sem mexer na placa do motor, um sensor de presença com relé fotoelétrico acende a luz da garagem à noite, quando alguém entra. Para ela acender junto com o portão, é preciso usar a saída de luz da placa ou um módulo, ligado pelo técnico.",
    ],
    buying: [
      "A saída de luz da placa é a melhor escolha se você quer a garagem clara só quando o portão anda; o sensor de presença, se há gente a pé; e o relé fotoelétrico, para acender só à noite. Prefira LED de boa qualidade, longe do receptor.",
      "Antes de comprar um módulo de luz para o portão, veja pela etiqueta do motor se a placa já tem essa saída. Sem ela, um relé com tempo ou um sensor de presença resolve, e o motor continua o mesmo.",
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
          "Quando o portão começa a abrir, a placa aciona um relé, e o relé liga a lâmpada. Depois de fechar, a luz fica acesa pelo tempo escolhido, de segundos a minutos.",
          "Uma saída da placa energiza o módulo na abertura, e a luz da garagem acende. O temporizador a apaga alguns minutos depois do fechamento.",
          "O mesmo comando que move a folha liga a lâmpada por um relé separado. O tempo é regulado para você sair do carro e entrar em casa com a garagem clara.",
          "Um relé recebe a ordem da placa e acende a luz, que se apaga sozinha depois do fechamento. Você escolhe por quantos minutos ela fica acesa.",
        ],
        [
          "Se a placa não tem saída de luz, um módulo relé universal faz a mesma função. O sensor de presença é outra opção, que acende também para quem entra a pé.",
          "Uma placa sem essa saída recebe um relé comandado pelo movimento do portão. Quem não quer mexer na central pode usar um sensor de presença.",
          "O módulo universal resolve quando falta a saída na placa. O sensor de presença dispensa até o cabo entre a lâmpada e o motor.",
          "Para a placa que não comanda luz, há relé avulso ou sensor de presença. Os dois acendem a mesma lâmpada que já existe na garagem.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Relé, sensor ou fotocélula de claridade",
        "Qual luz usar na garagem",
        "Como escolher a iluminação da garagem",
      ],
      slots: [
        [
          "Para quem chega de carro à noite, o relé da placa basta e não gasta energia à toa. O sensor de presença ajuda quem entra a pé, e a fotocélula de claridade evita acender de dia.",
          "Se a chegada é de carro, o relé da placa resolve; se há movimento a pé, o sensor de presença é melhor. O relé fotoelétrico, que só deixa acender no escuro, combina com qualquer um.",
          "O relé acende a luz só com o portão, e o sensor, com a presença de pessoas. Com uma fotocélula de claridade, a luz não acende de dia.",
          "A escolha depende do uso: relé da placa para quem entra de carro e sensor de presença para quem passa a pé. Os dois podem trabalhar juntos, com um relé fotoelétrico para a noite.",
        ],
      ],
      bullets: [
        "Saída de luz na placa ou relé avulso",
        "Tempo que a luz fica acesa depois de fechar",
        "Sensor de presença, se houver passagem a pé",
        "Relé fotoelétrico, para acender só à noite",
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
          "Comece pela lâmpada, com o disjuntor da luz desligado e a lâmpada fria. Se o alcance do controle caiu depois da luz nova, ela está interferindo no receptor.",
          "Muitas vezes o que parece defeito do módulo é lâmpada queimada. Refletor alto fica com o profissional, porque exige escada e circuito desligado.",
          "Teste a luz primeiro pelo interruptor, sem usar o portão. Se o controle funciona melhor com a lâmpada apagada, o LED está causando interferência.",
          "O teste começa pelo mais simples, o interruptor e a lâmpada. Na central do motor não se mexe, porque ela tem tensão da rede.",
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
      headings: [
        "Como é a instalação da luz",
        "O que o técnico faz na luz da garagem",
        "Do relé ao ajuste do tempo da luz",
      ],
      slots: [
        [
          "Com o circuito desligado, o técnico identifica a saída da placa e liga o relé à lâmpada, em circuito próprio. O circuito separado evita que um defeito na luz pare o portão.",
          "O módulo recebe a ordem da placa e energiza a lâmpada por um circuito separado. Nada é ligado na saída do motor, que não foi feita para isso.",
          "A luz ganha um circuito próprio, comandado pelo relé. Se a lâmpada der curto, a placa do motor fica protegida.",
          "Primeiro o técnico acha a saída de luz na placa, depois liga o relé. O fio da lâmpada passa longe dos cabos de comando, para não causar interferência.",
        ],
        [
          "O tempo da luz é regulado com você no local, e o controle é testado da rua com a lâmpada acesa. Com fio pronto, o serviço leva até {trade.smallRepair}.",
          "Com o tempo ajustado, testa-se o alcance do controle. A ligação fica pronta em até {trade.smallRepair}, se não houver cabo a passar.",
          "A lâmpada é posta longe do receptor, e o alcance do controle é conferido da rua. Tudo leva até {trade.smallRepair} quando a fiação existe.",
          "No fim se conferem o tempo da luz e o alcance do controle. Passar cabo novo até a lâmpada é o que mais toma tempo.",
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
          "A garagem clara mostra criança, animal e bicicleta no caminho da folha. Uma luz na fachada deixa ver quem está na calçada antes de abrir.",
          "Com luz, o motorista vê quem está atrás do carro antes de fechar. Do lado de fora, ela ajuda a notar alguém parado perto do portão.",
          "Um ponto de luz dentro e outro na fachada tornam mais segura a chegada à noite. Você enxerga a calçada antes de abrir e a garagem antes de fechar.",
          "Ver o caminho antes de acionar evita acidente e surpresa. A luz de dentro mostra a folha e as pessoas, e a de fora, a calçada.",
        ],
        [
          "A luz não substitui a fotocélula, o sensor que para a folha mesmo sem ninguém olhando. O melhor é ter as duas.",
          "Quem para o portão diante de alguém é a fotocélula; a luz só ajuda a ver. Uma completa a outra, sobretudo com fechamento automático.",
          "A iluminação ajuda a enxergar, mas não detém a folha. Um portão que fecha sozinho precisa da fotocélula.",
          "A lâmpada mostra o obstáculo ao motorista, e a fotocélula faz a folha parar. As duas fazem falta à noite.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Meu motor já tem saída para luz?",
      answers: [
        "Se o motor já tem saída para luz depende da placa: muitas têm, direto ou com módulo opcional. A etiqueta confirma.",
        "Muitas placas têm. Se a sua não tiver, um relé comandado pelo portão faz o mesmo.",
        "Depende do modelo. A foto da etiqueta mostra se a saída existe e qual relé usar.",
      ],
    },
    {
      question: "A luz da garagem pode ficar ligada quanto tempo?",
      answers: [
        "A luz da garagem fica ligada pelo tempo regulado no módulo, em geral de segundos a alguns minutos depois de fechar.",
        "O tempo que você escolher, dentro do que o módulo permite. Alguns minutos bastam para entrar em casa.",
        "De alguns segundos a vários minutos, com ajuste no relé.",
      ],
    },
    {
      question: "Lâmpada de LED atrapalha o controle?",
      answers: [
        "Lâmpada de LED pode atrapalhar o controle se for ruim ou ficar junto do receptor. Teste o alcance com ela apagada.",
        "Às vezes, por interferência da fonte da lâmpada. Afastá-la do motor resolve.",
        "Pode. Um LED melhor ou mais longe do motor devolve o alcance.",
      ],
    },
    {
      question: "Posso ligar a luz direto na saída do motor?",
      answers: [
        "Não se liga a luz direto na saída do motor, porque isso danifica a placa. Usa-se a saída de luz ou um relé.",
        "Não. Uma lâmpada em paralelo com o motor sobrecarrega a placa.",
        "Não, porque só o relé separa os circuitos e protege a placa.",
      ],
    },
    {
      question: "A luz acende na falta de energia?",
      answers: [
        "A luz não acende na falta de energia, a menos que haja nobreak com capacidade para ela.",
        "Só com nobreak. Uma luz de emergência, com bateria, ajuda à noite.",
        "Não. Deixe uma lanterna perto da saída para essas horas.",
      ],
    },
  ],
  photo: "fotos da garagem por dentro, com a lâmpada atual, e da etiqueta do motor",
  related: ["sinaleiro", "placa", "casa", "instalacao-eletrica", "invasao", "fotocelula"],
};
