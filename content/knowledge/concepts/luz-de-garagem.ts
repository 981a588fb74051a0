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
      "A luz da garagem pode acender sozinha quando o portão abre e apagar alguns minutos depois, pela saída de luz da placa ou por um relé com tempo. A ligação é serviço de profissional.",
      "Para a luz da garagem acender com o portão, usa-se a saída de luz da placa ou um módulo relé com temporizador. A lâmpada deve ter circuito próprio, longe do receptor do motor.",
      "A luz de garagem ligada ao portão dá segurança na chegada e mostra obstáculos no caminho da folha. A lâmpada de LED ruim perto do receptor pode interferir no controle, então teste o alcance depois.",
    ],
    price: [
      "Ligar a luz da garagem ao portão custa o módulo, se a placa não tiver saída de luz, o cabo até a lâmpada e a mão de obra. Mande fotos da garagem e da etiqueta do motor; o orçamento é grátis.",
      "O preço da luz automática muda com o ponto de luz que já existe e a distância até a placa. O sensor de presença é a saída mais simples quando não há cabo entre os dois; o valor sai por foto.",
      "Paga-se o relé ou sensor e a passagem do fio; a lâmpada pode ser a atual. Com fotos do teto e do motor, respondemos com o valor.",
    ],
    repair: [
      "Luz da garagem que não acende com o portão pode ter lâmpada queimada, relé que não arma ou saída da placa com defeito. Acesa sem parar indica relé preso; o técnico testa a saída com o circuito desligado.",
      "Se a luz fica ligada o dia inteiro, o relé colou ou o portão não avisou que fechou. Testa-se o fim de curso e o módulo, e troca-se o que falhou.",
    ],
    installation: [
      "O módulo de luz é ligado à placa e comanda a lâmpada por relé, com tempo ajustável. O circuito da luz deve ser separado do motor, com proteção, e a lâmpada afastada do receptor.",
      "Para instalar luz automática, escolhe-se entre saída da placa, relé temporizado ou sensor de presença. O técnico passa o cabo com o disjuntor desligado, ajusta o tempo e testa o alcance do controle.",
    ],
    comparison: [
      "O relé da placa acende só quando o portão se move; o sensor de presença acende com gente a pé também. Muita garagem usa os dois, e a fotocélula de claridade evita acender de dia.",
      "Lâmpada comum, LED e refletor servem, cada um com o seu gasto e o seu ruído. O LED de qualidade economiza e, longe do receptor, não atrapalha o controle.",
    ],
    question: [
      "Sim, a luz da garagem acende com o portão se a placa tiver saída de luz; sem ela, um relé temporizado ou sensor de presença faz o mesmo. O motor não muda.",
      "Vale a pena para quem chega à noite: a garagem já está clara quando a folha abre. Use lâmpada de LED de boa qualidade, longe do receptor, para o controle não perder alcance.",
    ],
    "how-to": [
      "Para a luz acender com o portão, liga-se a lâmpada por um relé à saída de luz da placa e ajusta-se o tempo. Como envolve tensão da rede na central, quem liga é o técnico; você escolhe o ponto e a lâmpada.",
      "Sem mexer na placa, ponha um sensor de presença na garagem com relé fotoelétrico: ele acende à noite quando alguém entra. Para acender junto com o portão, é preciso a saída de luz ou um módulo, ligado pelo técnico.",
    ],
    buying: [
      "Escolha a saída de luz da placa se quer luz só quando o portão anda; sensor de presença, se também circula gente a pé; relé fotoelétrico, para acender só à noite. LED de boa qualidade, longe do receptor.",
      "Antes de comprar módulo de luz, veja se a placa do motor já tem essa saída: a foto da etiqueta responde. Sem ela, relé temporizado ou sensor de presença resolve.",
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
          "A placa aciona um relé quando o portão começa a abrir, e o relé liga a lâmpada.",
          "Ao comando de abertura, uma saída da placa energiza o módulo e a luz acende.",
          "O mesmo sinal que move a folha liga a lâmpada por um relé separado.",
        ],
        [
          "O tempo depois do fechamento é ajustável, o bastante para sair do carro e entrar em casa.",
          "Um temporizador mantém a luz por alguns minutos e depois a apaga sozinho.",
          "Depois de fechar, a lâmpada fica acesa pelo tempo que você escolher.",
        ],
        [
          "Em placas sem saída de luz, um módulo relé universal cumpre a mesma função.",
          "Quando a central não oferece a saída, acrescenta-se um relé comandado pelo próprio portão.",
          "O sensor de presença é outro caminho, para acender também com quem entra a pé.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Relé, sensor ou fotocélula de claridade", "Qual luz usar na garagem", "Como escolher a iluminação"],
      slots: [
        [
          "Para quem chega de carro à noite, o relé da placa é o mais simples e não gasta sem motivo.",
          "O relé só acende quando o portão se move, o que basta para a maioria das casas.",
          "Se o uso principal é a chegada de carro, a saída da placa resolve.",
        ],
        [
          "O sensor de presença ajuda quem entra a pé ou desce do carro com sacolas.",
          "Com sensor, a luz acompanha o movimento das pessoas, além do portão.",
          "Uma garagem grande pede um sensor por ambiente, para não deixar canto escuro.",
        ],
        [
          "A fotocélula de claridade evita a luz acesa de dia e combina com qualquer dos dois.",
          "Um relé fotoelétrico mede a claridade e só libera a lâmpada quando escurece.",
          "De dia a luz não faz falta, e o sensor de claridade evita desperdício.",
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
          "Comece pela lâmpada: troque por outra boa antes de suspeitar da placa.",
          "O que parece defeito do módulo muitas vezes é só uma lâmpada queimada.",
          "O teste começa pelo mais simples, com o interruptor da própria luz.",
        ],
        [
          "Trabalhe com o circuito desligado e a lâmpada fria; refletor alto fica para o profissional.",
          "Não suba em escada com a mão molhada nem mexa no teto com o circuito ligado.",
          "Trocar a lâmpada é com o disjuntor da luz desligado e o piso seco.",
        ],
        [
          "Se o alcance do controle caiu com a luz nova, ela está interferindo.",
          "Desligue a luz e teste o controle: melhora indica ruído da lâmpada.",
          "A lâmpada de LED ruidosa pode abafar o receptor, e afastá-la costuma resolver.",
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
          "Com o circuito desligado, a saída da placa é identificada e o relé é ligado à lâmpada.",
          "O módulo recebe a ordem da placa e energiza a lâmpada por um circuito próprio.",
          "A luz ganha circuito separado, para um defeito nela não parar o portão.",
        ],
        [
          "O tempo é regulado para você entrar e fechar a porta sem pressa.",
          "Ajusta-se por quanto tempo a luz fica acesa depois de o portão fechar.",
          "A regulagem do tempo é feita com você no local, olhando a garagem.",
        ],
        [
          "A lâmpada fica longe do receptor e dos cabos de comando, e o controle é testado da rua.",
          "Depois da ligação vem o teste do alcance, com a luz acesa.",
          "Por fim se confere se acender a luz não mexe no funcionamento do portão.",
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
          "Uma garagem iluminada mostra a criança, o animal e a bicicleta no caminho da folha.",
          "Com luz, o motorista vê quem está atrás do carro antes de o portão fechar.",
          "Uma luz acesa na chegada permite ver a passagem antes de mandar fechar.",
        ],
        [
          "Na rua, luz na fachada ajuda a ver alguém parado junto ao portão.",
          "Uma fachada bem clara desestimula quem espera a abertura para entrar junto.",
          "Um ponto de luz do lado de fora permite olhar a calçada antes de abrir.",
        ],
        [
          "A luz não substitui a fotocélula, que age mesmo quando ninguém está olhando.",
          "A iluminação ajuda o motorista, mas quem para a folha é a fotocélula.",
          "Some luz e fotocélula: uma mostra o obstáculo, a outra reage a ele.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Meu motor já tem saída para luz?",
      answers: [
        "Muitas placas têm, direto ou com módulo opcional. A foto da etiqueta do motor permite confirmar e escolher o relé certo.",
        "Depende da placa. Se não tiver, um relé comandado pelo portão faz o mesmo papel.",
      ],
    },
    {
      question: "A luz da garagem pode ficar ligada quanto tempo?",
      answers: [
        "O tempo é ajustável no módulo, em geral de segundos a minutos depois de o portão fechar. Escolha o bastante para entrar em casa.",
        "A luz fica ligada o tempo que você regular, dentro do que o módulo permite. Alguns minutos costumam bastar para sair do carro e entrar.",
      ],
    },
    {
      question: "Lâmpada de LED atrapalha o controle?",
      answers: [
        "Pode, se for de má qualidade ou ficar junto do receptor. Teste o alcance com ela apagada; se melhorar, afaste a lâmpada ou troque por outra.",
        "Às vezes, por ruído da fonte. Afastar a lâmpada do receptor ou usar um LED melhor resolve.",
      ],
    },
    {
      question: "Posso ligar a luz direto na saída do motor?",
      answers: [
        "Não. A saída do motor não é para lâmpada e pode danificar a placa. Usa-se a saída de luz ou um relé, com circuito próprio.",
        "Não faça essa ligação. Uma lâmpada em paralelo com o motor sobrecarrega a placa; o relé separa os circuitos.",
      ],
    },
    {
      question: "A luz acende na falta de energia?",
      answers: [
        "Não, a menos que haja nobreak com capacidade para ela. Uma lanterna ou luz de emergência ajuda a usar o destravamento à noite.",
        "Só com nobreak. Sem energia, deixe uma luz de emergência na garagem para destravar com segurança.",
      ],
    },
  ],
  photo: "fotos da garagem por dentro, com a lâmpada atual, e da etiqueta do motor",
  related: ["sinaleiro", "placa", "casa", "instalacao-eletrica", "invasao", "fotocelula"],
};
