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
      "A Came é marca italiana de automação de portões, e o modelo na etiqueta decide tudo: tensão, placa, controle e se há peça no Brasil. Mande a foto dela, e dizemos se atendemos esse modelo ou que motor serve no lugar.",
      "Motor Came é italiano, e parte das linhas trabalha em 24 V. Antes de comprar ou consertar, confirme pela etiqueta o modelo e a peça disponível no país; a foto basta para dizermos se atendemos.",
    ],
    repair: [
      "Motor Came com defeito começa pela etiqueta: modelo e tensão dizem que placa e que peça existem aqui. Mande a foto dela e um vídeo do defeito; dizemos se atendemos o modelo e o valor antes da visita.",
      "O conserto de um motor Came depende de haver peça do modelo no Brasil. Capacitor, roldana e acerto da folha têm solução comum; placa e engrenagem são próprias, e a foto da etiqueta confirma.",
    ],
    price: [
      "O preço de um motor Came varia com o modelo e com a oferta no Brasil, e não temos tabela da marca. Para comparar, trocar por motor das marcas com que trabalhamos fica, em casa, de {price.homeSwap}, com motor e mão de obra.",
      "Não há valor único para Came: linha, tensão e importação mudam a conta. Como medida, um motor novo das nossas marcas, instalado em casa, fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
    ],
    buying: [
      "Antes de comprar motor Came, confirme três coisas: se o modelo é vendido aqui, se há placa e engrenagem no país e se a tensão serve no seu ponto. Com foto e medidas, dizemos que motor das nossas marcas tem o mesmo porte.",
      "A Came tem motores para portão de correr e de abrir e cancelas; no Brasil, a reposição é menos espalhada que a das marcas nacionais. Se há peça do modelo, é boa escolha; se não, um motor equivalente das nossas marcas dá menos espera.",
    ],
    comparison: [
      "Came é marca italiana, com linhas de 24 V; as brasileiras têm peça em mais lojas. Entre motores de mesma capacidade, fica melhor o que tem placa e engrenagem à venda perto de você.",
    ],
    question: [
      "Sim, a Came é marca italiana conhecida de automação, com motores de correr, de abrir e cancelas. No Brasil, o que decide é a reposição: confirme se há placa, engrenagem e controle do modelo exato antes de comprar.",
    ],
    emergency: [
      "Motor Came parado com carro preso ou portão aberto: desligue o disjuntor e não force a folha. Só portão de correr ou de abrir, reto e em piso plano, se destrava com a chave; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
    ],
    "how-to": [
      "No motor Came, o que cabe ao dono é limpar por fora, trocar a pilha do controle e ler a etiqueta, com o disjuntor desligado. Gravar controle e regular força se fazem na placa, pelo manual do modelo, com técnico.",
    ],
  },
  line: [
    "Em motor Came, a etiqueta diz o modelo, a tensão e que placa serve.",
    "De um Came, confirme a peça no Brasil antes de decidir entre conserto e troca.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Os motores da Came", "Came: que linhas existem"],
      slots: [
        [
          "BX e BXV são deslizantes, para portão de correr; ATI e FAST são braços, para portão de abrir; FROG vai enterrado sob a folha.",
          "Para portão de correr há as linhas BX e BXV; para o de abrir, ATI, FAST e FROG, que fica sob o piso.",
        ],
        ["As cancelas da marca levam o nome GARD.", "GARD é a linha de cancelas, para garagem e estacionamento."],
        [
          "Parte delas trabalha em 24 V e parte na tensão da rede, e placa e bateria mudam de uma para a outra.",
          "Há versões em 24 V, que aceitam bateria, e versões ligadas na tensão da rede; a etiqueta diz qual é a sua.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Comprar Came ou outra marca", "Quando um Came compensa"],
      slots: [
        [
          "Compensa quando o modelo é vendido aqui, com nota e peça, e a folha está dentro da capacidade dele com um terço de folga.",
          "Vale quando há revenda com peça e garantia escrita e o modelo aguenta a folha com folga.",
        ],
        [
          "Motor trazido de fora, sem reposição, para na primeira placa queimada.",
          "Importado por conta própria, ele depende de peça de fora a cada defeito.",
        ],
        [
          "Uma marca nacional de mesma capacidade faz o mesmo serviço com peça em mais lojas.",
          "Com a mesma capacidade, um motor nacional tem placa e engrenagem mais perto.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Conserto ou troca de um Came", "O que pesa na conta"],
      slots: [
        [
          "Peça comum, como capacitor, roldana e fotocélula compatível, custa pouco perto de placa ou engrenagem próprias.",
          "Capacitor e acerto da folha são a parte barata; placa e engrenagem da marca, a cara.",
        ],
        [
          "Sem peça, a troca por motor das nossas marcas fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
          "Trocar por outro motor custa de {price.homeSwap} em casa, já com a mão de obra.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como atendemos um portão com Came", "Antes de marcar a visita"],
      slots: [
        [
          "A foto da etiqueta vem antes da visita, porque Came não está entre as marcas que vendemos.",
          "Mande primeiro a etiqueta: a Came não é das marcas que vendemos, e a resposta diz se o modelo é atendido.",
        ],
        [
          "A folha, o trilho, a energia e a fotocélula são examinados como em qualquer portão.",
          "O exame começa pela folha e pela energia, que não dependem da marca.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Tem peça de motor Came no Brasil?",
      answers: [
        "De alguns modelos, sim. Pergunte pelo nome inteiro da etiqueta; sem peça, o motor é trocado por outro de mesma capacidade.",
      ],
    },
    {
      question: "Controle universal funciona em motor Came?",
      answers: [
        "Só se a central lê código fixo na mesma frequência. Com código rolante, um receptor avulso ligado à entrada de botoeira resolve.",
      ],
    },
    {
      question: "Vocês são assistência autorizada da Came?",
      answers: [
        "Não. Somos loja e assistência independente, e a Came não está entre as marcas que vendemos; a foto da etiqueta diz se atendemos o modelo.",
      ],
    },
    {
      question: "Posso trocar o motor Came por PPA ou Garen?",
      answers: [
        "Pode. Energia e fotocélula costumam ficar; base, cremalheira ou suporte e controles são conferidos antes do preço.",
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
