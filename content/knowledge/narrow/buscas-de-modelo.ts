import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What kind of gate a common model is for, what it carries and whether it is good. */
export const buscasDeModelo: NarrowConcept[] = [
  {
    id: "ppa-dz-rio-qual-portao",
    broader: "ppa-dz-rio",
    label: "PPA DZ Rio: para qual portão",
    phrase: "para qual portão serve o PPA DZ Rio",
    asks: [
      "folha ppa rio 400",
      "dz rio portão abrir",
      "dz rio serve",
      "dz rio serve qual",
      "dz rio serve qual portão",
      "dz rio qual portão",
      "dz rio qual tipo portão",
      "dz rio tipo portão",
      "dz rio quantos quilos",
      "dz rio quantos kg",
      "dz rio aguenta",
      "dz rio aguenta quantos quilos",
      "dz rio serve quantos quilos",
      "dz rio peso",
      "dz rio capacidade",
      "dz rio bom",
      "dz rio presta",
      "dz rio vale pena",
      "dz rio recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O PPA DZ Rio serve para portão de correr (deslizante), com cremalheira, e não para basculante nem de abrir: é o deslizante de porte residencial da PPA, com versões numeradas, como Rio 400. Quantos quilos ele aguenta está na etiqueta da versão; escolha um limite cerca de um terço acima do peso da folha.",
        "O PPA DZ Rio é bom e vale a pena instalar em portão de correr dentro do limite da etiqueta: é o deslizante de porte residencial da PPA, com versões numeradas, como Rio 400. Dura mais com folha leve, trilho limpo e {rack.clearance} de folga na cremalheira; em uso coletivo, confira antes os ciclos por hora.",
        "O PPA DZ Rio serve para portão de correr, e quantos quilos ele aguenta depende da versão: o limite está na etiqueta e na ficha. Calcule o peso da folha pela medida e pelo material e deixe um terço de margem; com foto e medidas, fazemos a conta.",
      ],
      installation: [
        "O PPA DZ Rio só se instala em portão de correr, com cremalheira; em portão de abrir ou basculante, não serve. Confira na etiqueta o limite em quilos, com um terço de folga sobre a folha; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é o único em que o PPA DZ Rio se instala; em basculante ou em portão de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, e a etiqueta diz o limite em quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o DZ Rio serve no seu portão", "DZ Rio: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso: largura x altura x espessura da chapa em milímetros x 7,85 no aço, mais um terço pelo quadro.",
          ],
          [
            "Compare com o limite da etiqueta do DZ Rio e com os ciclos por hora da ficha, se o uso não é de uma família só.",
          ],
          [
            "Confira também o espaço no piso para a base, o ponto de energia e os metros de cremalheira, iguais ao comprimento da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um DZ Rio", "DZ Rio: preço com instalação"],
        slots: [
          [
            "A troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; a versão exata é cotada por foto.",
          ],
          ["Cremalheira, base e fiação em bom estado são aproveitadas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Rio serve em portão basculante?",
        answers: [
          "Não. O DZ Rio move a folha por engrenagem e cremalheira; o basculante usa motor com fuso ou corrente.",
        ],
      },
      {
        question: "DZ Rio serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "ppa-dz-home-qual-portao",
    broader: "ppa-dz-home",
    label: "PPA DZ Home: para qual portão",
    phrase: "para qual portão serve o PPA DZ Home",
    asks: [
      "dz home portão abrir",
      "dz home cremalheira pôr",
      "dz home serve",
      "dz home serve qual",
      "dz home serve qual portão",
      "dz home qual portão",
      "dz home qual tipo portão",
      "dz home tipo portão",
      "dz home quantos quilos",
      "dz home quantos kg",
      "dz home aguenta",
      "dz home aguenta quantos quilos",
      "dz home serve quantos quilos",
      "dz home peso",
      "dz home capacidade",
      "dz home bom",
      "dz home presta",
      "dz home vale pena",
      "dz home recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O PPA DZ Home serve para portão de correr (deslizante), com cremalheira, e não para basculante nem de abrir: é o deslizante da PPA para residência. Quantos quilos ele aguenta está na etiqueta da versão; escolha um limite cerca de um terço acima do peso da folha.",
        "O PPA DZ Home é bom e vale a pena instalar em portão de correr dentro do limite da etiqueta: é o deslizante da PPA para residência. Dura mais com folha leve, trilho limpo e {rack.clearance} de folga na cremalheira; em uso coletivo, confira antes os ciclos por hora.",
        "O PPA DZ Home serve para portão de correr, e quantos quilos ele aguenta depende da versão: o limite está na etiqueta e na ficha. Calcule o peso da folha pela medida e pelo material e deixe um terço de margem; com foto e medidas, fazemos a conta.",
      ],
      installation: [
        "O PPA DZ Home só se instala em portão de correr, com cremalheira; em portão de abrir ou basculante, não serve. Confira na etiqueta o limite em quilos, com um terço de folga sobre a folha; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é o único em que o PPA DZ Home se instala; em basculante ou em portão de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, e a etiqueta diz o limite em quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o DZ Home serve no seu portão", "DZ Home: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso: largura x altura x espessura da chapa em milímetros x 7,85 no aço, mais um terço pelo quadro.",
          ],
          [
            "Compare com o limite da etiqueta do DZ Home e com os ciclos por hora da ficha, se o uso não é de uma família só.",
          ],
          [
            "Confira também o espaço no piso para a base, o ponto de energia e os metros de cremalheira, iguais ao comprimento da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um DZ Home", "DZ Home: preço com instalação"],
        slots: [
          [
            "A troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; a versão exata é cotada por foto.",
          ],
          ["Cremalheira, base e fiação em bom estado são aproveitadas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Home serve em portão basculante?",
        answers: [
          "Não. O DZ Home move a folha por engrenagem e cremalheira; o basculante usa motor com fuso ou corrente.",
        ],
      },
      {
        question: "DZ Home serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "garen-kdz-qual-portao",
    broader: "garen-kdz",
    label: "Garen KDZ: para qual portão",
    phrase: "para qual portão serve o Garen KDZ",
    asks: [
      "kdz portão abrir",
      "kdz serve",
      "kdz serve qual",
      "kdz serve qual portão",
      "kdz qual portão",
      "kdz qual tipo portão",
      "kdz tipo portão",
      "kdz quantos quilos",
      "kdz quantos kg",
      "kdz aguenta",
      "kdz aguenta quantos quilos",
      "kdz serve quantos quilos",
      "kdz peso",
      "kdz capacidade",
      "kdz bom",
      "kdz presta",
      "kdz vale pena",
      "kdz recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O Garen KDZ serve para portão de correr (deslizante), com cremalheira, e não para basculante nem de abrir: é a linha de deslizantes da Garen, com versões como a Fit. Quantos quilos ele aguenta está na etiqueta da versão; escolha um limite cerca de um terço acima do peso da folha.",
        "O Garen KDZ é bom e vale a pena instalar em portão de correr dentro do limite da etiqueta: é a linha de deslizantes da Garen, com versões como a Fit. Dura mais com folha leve, trilho limpo e {rack.clearance} de folga na cremalheira; em uso coletivo, confira antes os ciclos por hora.",
        "O Garen KDZ serve para portão de correr, e quantos quilos ele aguenta depende da versão: o limite está na etiqueta e na ficha. Calcule o peso da folha pela medida e pelo material e deixe um terço de margem; com foto e medidas, fazemos a conta.",
      ],
      installation: [
        "O Garen KDZ só se instala em portão de correr, com cremalheira; em portão de abrir ou basculante, não serve. Confira na etiqueta o limite em quilos, com um terço de folga sobre a folha; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é o único em que o Garen KDZ se instala; em basculante ou em portão de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, e a etiqueta diz o limite em quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o KDZ serve no seu portão", "KDZ: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso: largura x altura x espessura da chapa em milímetros x 7,85 no aço, mais um terço pelo quadro.",
          ],
          [
            "Compare com o limite da etiqueta do KDZ e com os ciclos por hora da ficha, se o uso não é de uma família só.",
          ],
          [
            "Confira também o espaço no piso para a base, o ponto de energia e os metros de cremalheira, iguais ao comprimento da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um KDZ", "KDZ: preço com instalação"],
        slots: [
          [
            "A troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; a versão exata é cotada por foto.",
          ],
          ["Cremalheira, base e fiação em bom estado são aproveitadas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "KDZ serve em portão basculante?",
        answers: ["Não. O KDZ move a folha por engrenagem e cremalheira; o basculante usa motor com fuso ou corrente."],
      },
      {
        question: "KDZ serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "rossi-dz-nano-qual-portao",
    broader: "rossi-dz-nano",
    label: "Rossi DZ Nano: para qual portão",
    phrase: "para qual portão serve o Rossi DZ Nano",
    asks: [
      "onde pode instalar dz nano",
      "dz nano portão abrir",
      "rossi nano tipo portão",
      "dz nano serve",
      "dz nano serve qual",
      "dz nano serve qual portão",
      "dz nano qual portão",
      "dz nano qual tipo portão",
      "dz nano tipo portão",
      "dz nano quantos quilos",
      "dz nano quantos kg",
      "dz nano aguenta",
      "dz nano aguenta quantos quilos",
      "dz nano serve quantos quilos",
      "dz nano peso",
      "dz nano capacidade",
      "dz nano bom",
      "dz nano presta",
      "dz nano vale pena",
      "dz nano recomenda",
      "rossi nano serve",
      "rossi nano qual portão",
      "rossi nano quantos quilos",
      "rossi nano bom",
      "rossi nano aguenta",
      "nano rossi serve qual portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O Rossi DZ Nano serve para portão de correr (deslizante), com cremalheira, e não para basculante nem de abrir: é o deslizante compacto da Rossi. Quantos quilos ele aguenta está na etiqueta da versão; escolha um limite cerca de um terço acima do peso da folha.",
        "O Rossi DZ Nano é bom e vale a pena instalar em portão de correr dentro do limite da etiqueta: é o deslizante compacto da Rossi. Dura mais com folha leve, trilho limpo e {rack.clearance} de folga na cremalheira; em uso coletivo, confira antes os ciclos por hora.",
        "O Rossi DZ Nano serve para portão de correr, e quantos quilos ele aguenta depende da versão: o limite está na etiqueta e na ficha. Calcule o peso da folha pela medida e pelo material e deixe um terço de margem; com foto e medidas, fazemos a conta.",
      ],
      installation: [
        "O Rossi DZ Nano só se instala em portão de correr, com cremalheira; em portão de abrir ou basculante, não serve. Confira na etiqueta o limite em quilos, com um terço de folga sobre a folha; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é o único em que o Rossi DZ Nano se instala; em basculante ou em portão de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, e a etiqueta diz o limite em quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o DZ Nano serve no seu portão", "DZ Nano: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso: largura x altura x espessura da chapa em milímetros x 7,85 no aço, mais um terço pelo quadro.",
          ],
          [
            "Compare com o limite da etiqueta do DZ Nano e com os ciclos por hora da ficha, se o uso não é de uma família só.",
          ],
          [
            "Confira também o espaço no piso para a base, o ponto de energia e os metros de cremalheira, iguais ao comprimento da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um DZ Nano", "DZ Nano: preço com instalação"],
        slots: [
          [
            "A troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; a versão exata é cotada por foto.",
          ],
          ["Cremalheira, base e fiação em bom estado são aproveitadas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "DZ Nano serve em portão basculante?",
        answers: [
          "Não. O DZ Nano move a folha por engrenagem e cremalheira; o basculante usa motor com fuso ou corrente.",
        ],
      },
      {
        question: "DZ Nano serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "peccinin-gatter-qual-portao",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter: para qual portão",
    phrase: "para qual portão serve o Peccinin Gatter",
    asks: [
      "gatter portão abrir",
      "gatter portão deslizante qualquer",
      "gatter serve",
      "gatter serve qual",
      "gatter serve qual portão",
      "gatter qual portão",
      "gatter qual tipo portão",
      "gatter tipo portão",
      "gatter quantos quilos",
      "gatter quantos kg",
      "gatter aguenta",
      "gatter aguenta quantos quilos",
      "gatter serve quantos quilos",
      "gatter peso",
      "gatter capacidade",
      "gatter bom",
      "gatter presta",
      "gatter vale pena",
      "gatter recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O Peccinin Gatter serve para portão de correr (deslizante), com cremalheira, e não para basculante nem de abrir: é a linha da Peccinin para portão deslizante. Quantos quilos ele aguenta está na etiqueta da versão; escolha um limite cerca de um terço acima do peso da folha.",
        "O Peccinin Gatter é bom e vale a pena instalar em portão de correr dentro do limite da etiqueta: é a linha da Peccinin para portão deslizante. Dura mais com folha leve, trilho limpo e {rack.clearance} de folga na cremalheira; em uso coletivo, confira antes os ciclos por hora.",
        "O Peccinin Gatter serve para portão de correr, e quantos quilos ele aguenta depende da versão: o limite está na etiqueta e na ficha. Calcule o peso da folha pela medida e pelo material e deixe um terço de margem; com foto e medidas, fazemos a conta.",
      ],
      installation: [
        "O Peccinin Gatter só se instala em portão de correr, com cremalheira; em portão de abrir ou basculante, não serve. Confira na etiqueta o limite em quilos, com um terço de folga sobre a folha; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão de correr, com trilho e roldanas em ordem, é o único em que o Peccinin Gatter se instala; em basculante ou em portão de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, e a etiqueta diz o limite em quilos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o Gatter serve no seu portão", "Gatter: peso, comprimento e uso"],
        slots: [
          [
            "Calcule o peso: largura x altura x espessura da chapa em milímetros x 7,85 no aço, mais um terço pelo quadro.",
          ],
          [
            "Compare com o limite da etiqueta do Gatter e com os ciclos por hora da ficha, se o uso não é de uma família só.",
          ],
          [
            "Confira também o espaço no piso para a base, o ponto de energia e os metros de cremalheira, iguais ao comprimento da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um Gatter", "Gatter: preço com instalação"],
        slots: [
          [
            "A troca de motor de correr em casa fica de {price.homeSwap}, com mão de obra; a versão exata é cotada por foto.",
          ],
          ["Cremalheira, base e fiação em bom estado são aproveitadas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gatter serve em portão basculante?",
        answers: [
          "Não. O Gatter move a folha por engrenagem e cremalheira; o basculante usa motor com fuso ou corrente.",
        ],
      },
      {
        question: "Gatter serve em condomínio?",
        answers: [
          "Só se os ciclos por hora da ficha cobrem a hora de pico com folga. Em entrada coletiva, peça versão de uso intenso.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "ppa-bv-home-qual-portao",
    broader: "ppa-bv-home",
    label: "PPA BV Home: para qual portão",
    phrase: "para qual portão serve o PPA BV Home",
    asks: [
      "bv home portão correr",
      "portão usa bv home",
      "largura máxima bv home",
      "bv home portão posso instalar",
      "bv home serve",
      "bv home serve qual",
      "bv home serve qual portão",
      "bv home qual portão",
      "bv home qual tipo portão",
      "bv home tipo portão",
      "bv home quantos quilos",
      "bv home quantos kg",
      "bv home aguenta",
      "bv home aguenta quantos quilos",
      "bv home serve quantos quilos",
      "bv home peso",
      "bv home capacidade",
      "bv home bom",
      "bv home presta",
      "bv home vale pena",
      "bv home recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O PPA BV Home serve para portão basculante, o que sobe, e não para portão de correr: é o basculante vertical da PPA para casa, em geral até {width.quarterHp} de largura na versão de 1/4 HP. O contrapeso carrega a folha, por isso o limite se lê em largura, altura e uso, e não só em quilos.",
        "O PPA BV Home é bom e vale a pena instalar em portão basculante equilibrado: é o basculante vertical da PPA para casa, em geral até {width.quarterHp} de largura na versão de 1/4 HP. Dura mais com contrapeso certo, cabos inteiros e fuso lubrificado na revisão.",
        "O PPA BV Home é motor de portão basculante, e quem carrega a folha é o contrapeso: por isso o limite não se diz só em quilos. Decidem a largura, a altura e as aberturas por dia; serve a casa, em geral até {width.quarterHp} de largura na versão de 1/4 HP, e a etiqueta dá a potência.",
      ],
      installation: [
        "O PPA BV Home só se instala em portão basculante, o que sobe; em portão de correr ou de abrir, não serve. A folha precisa estar equilibrada, com cabos e contrapeso em ordem; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão basculante, o que sobe, é o único em que o PPA BV Home se instala; no de correr ou de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, com a folha equilibrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o BV Home serve no seu portão", "BV Home: largura, altura e uso"],
        slots: [
          ["Meça largura e altura da folha, porque a altura define o tamanho do acionador."],
          ["A folha precisa estar equilibrada, o que o técnico confere antes de fixar o motor."],
          ["Em garagem coletiva, compare os ciclos por hora da ficha com as aberturas da hora de pico vezes 1,5."],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um BV Home", "BV Home: preço com instalação"],
        slots: [
          ["A troca de motor em casa fica de {price.homeSwap}, com mão de obra; a versão exata é cotada por foto."],
          ["Cabo ou contrapeso que precise de acerto entra em linha própria do orçamento."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "BV Home serve em portão de correr?",
        answers: [
          "Não. O portão de correr usa motor de cremalheira, como os da linha DZ da PPA; o BV Home é de basculante.",
        ],
      },
      {
        question: "Que manutenção o BV Home pede?",
        answers: [
          "O BV Home pede revisão {visits.home} em casa e {visits.business} em prédio, com fuso, cabos, contrapeso e fim de curso conferidos.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "ppa-penta-qual-portao",
    broader: "ppa-penta",
    label: "PPA Penta: para qual portão",
    phrase: "para qual portão serve o PPA Penta",
    asks: [
      "ppa penta serve",
      "portão usa ppa penta",
      "penta tamanho basculante",
      "caso usar penta",
      "penta serve",
      "penta serve qual",
      "penta serve qual portão",
      "penta qual portão",
      "penta qual tipo portão",
      "penta tipo portão",
      "penta quantos quilos",
      "penta quantos kg",
      "penta aguenta",
      "penta aguenta quantos quilos",
      "penta serve quantos quilos",
      "penta peso",
      "penta capacidade",
      "penta bom",
      "penta presta",
      "penta vale pena",
      "penta recomenda",
    ],
    intent: "question",
    answers: {
      any: [
        "O PPA Penta serve para portão basculante, o que sobe, e não para portão de correr: é a linha da PPA para folha maior ou de uso coletivo, como a de prédio. O contrapeso carrega a folha, por isso o limite se lê em largura, altura e uso, e não só em quilos.",
        "O PPA Penta é bom e vale a pena instalar em portão basculante equilibrado: é a linha da PPA para folha maior ou de uso coletivo, como a de prédio. Dura mais com contrapeso certo, cabos inteiros e fuso lubrificado na revisão.",
        "O PPA Penta é motor de portão basculante, e quem carrega a folha é o contrapeso: por isso o limite não se diz só em quilos. Decidem a largura, a altura e as aberturas por dia; serve a prédio ou casa com folha maior, e a etiqueta dá a potência.",
      ],
      installation: [
        "O PPA Penta só se instala em portão basculante, o que sobe; em portão de correr ou de abrir, não serve. A folha precisa estar equilibrada, com cabos e contrapeso em ordem; motor já comprado tem instalação a partir de {price.installation}.",
        "Portão basculante, o que sobe, é o único em que o PPA Penta se instala; no de correr ou de abrir, não serve. A instalação de motor já comprado parte de {price.installation}, com a folha equilibrada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como saber se o Penta serve no seu portão", "Penta: largura, altura e uso"],
        slots: [
          ["Meça largura e altura da folha, porque a altura define o tamanho do acionador."],
          ["A folha precisa estar equilibrada, o que o técnico confere antes de fixar o motor."],
          ["Em garagem coletiva, compare os ciclos por hora da ficha com as aberturas da hora de pico vezes 1,5."],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar por um Penta", "Penta: preço com instalação"],
        slots: [
          [
            "Em portão grande ou coletivo, a troca do motor fica de {price.heavySwap}, com mão de obra; a versão exata é cotada por foto.",
          ],
          ["Cabo ou contrapeso que precise de acerto entra em linha própria do orçamento."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Penta serve em portão de correr?",
        answers: [
          "Não. O portão de correr usa motor de cremalheira, como os da linha DZ da PPA; o Penta é de basculante.",
        ],
      },
      {
        question: "Que manutenção o Penta pede?",
        answers: [
          "O Penta pede revisão {visits.home} em casa e {visits.business} em prédio, com fuso, cabos, contrapeso e fim de curso conferidos.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor",
  },
  {
    id: "motor-ipec",
    broader: "ipec",
    label: "Motor Ipec",
    phrase: "o motor Ipec",
    asks: [
      "motor ipec",
      "motor ipec gold",
      "ipec gold",
      "motor portão ipec",
      "conserto motor ipec",
      "assistência motor ipec",
      "automatizador ipec",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor de portão Ipec tem conserto conosco conforme o modelo, como o Gold: capacitor, fim de curso e controle costumam ter substituto. O ajuste em casa parte de {price.preventive}, sem peças; se faltar placa ou engrenagem, a troca por outra marca, com a mão de obra, fica de {price.homeSwap}.",
        "O conserto do motor Ipec depende de haver peça para o modelo escrito na etiqueta, por exemplo Gold. A visita com regulagem, em residência, começa em {price.preventive}, fora as peças, e sem reposição trocamos por motor de outra marca, de {price.homeSwap} em casa com o serviço.",
        "Para motor Ipec, Gold ou outro, a etiqueta diz se ainda há placa e engrenagem; capacitor, fim de curso e controle quase sempre têm equivalente. O conserto soma a visita, a partir de {price.preventive} em casa, sem contar peças, e a troca do motor por outra marca custa de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O conserto de motor Ipec é orçado pela foto da etiqueta, e o ajuste em casa parte de {price.preventive}, sem peças. Motor Ipec novo não vendemos; a troca por outra marca, com a mão de obra, fica de {price.homeSwap} em casa, e o kit basculante de até {width.quarterHp}, instalado, parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no motor Ipec", "Antes de pedir o conserto do Ipec"],
        slots: [
          [
            "Muita parada se explica por fora, sem abrir o motor. Faça estes testes com o vão livre e, se ele roncar sem andar, desligue o disjuntor e não insista.",
            "Dá para separar controle, energia e motor com a tampa fechada. Ao primeiro ronco sem movimento, corte o disjuntor, porque insistir queima o enrolamento.",
            "Estes passos mostram se o defeito é do controle ou do motor. A tampa fica fechada, e motor que zumbe parado vai para o disjuntor desligado.",
          ],
        ],
        steps: [
          "Confira o disjuntor do portão.",
          "Troque a pilha do controle e teste de perto.",
          "Acione pela botoeira: se abre, o defeito é do rádio.",
          "Veja se o motor não ficou destravado.",
          "Fotografe a etiqueta: modelo, tensão e potência.",
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor Ipec", "Quando a troca compensa"],
        slots: [
          [
            "Com o redutor firme, o conjunto de engrenagens, e peça à venda, o conserto custa menos. Peça elétrica costuma ter substituto, peça interna nem sempre, e sem placa ou engrenagem o motor é trocado.",
            "O conserto ganha quando as engrenagens de dentro estão boas e a peça existe. Capacitor e fim de curso são comuns no mercado; coroa e placa dependem do modelo, e a falta delas leva à troca.",
            "Decide a reposição: os componentes elétricos de medida comum se acham, enquanto engrenagem e placa são próprias do modelo. Havendo a peça e o redutor firme, conserte.",
          ],
          [
            "Na troca por outra marca, fotocélula e fiação boas ficam. O suporte pode mudar, e os controles são gravados de novo ou substituídos.",
            "O motor novo, de outra marca, aproveita os fios e a fotocélula que estão bons. Furação e controles são o que pode mudar.",
            "Fios e fotocélula em ordem servem ao motor novo, mesmo de outra marca. A fixação é adaptada, e o código dos controles define se eles continuam.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do conserto", "Conserto ou motor novo: a conta"],
        slots: [
          [
            "O conserto soma visita e peça, e o limite razoável é {price.homeSwapHalf}, metade de um motor trocado em casa. Acima disso, ou com {trade.life} de uso, a troca rende mais.",
            "Visita e peça formam o valor do reparo. Passando da faixa de {price.homeSwapHalf}, que é metade da troca, ou se o motor já tem {trade.life}, o novo compensa.",
            "Some peça e visita e compare com {price.homeSwapHalf}, metade do preço de trocar. Motor com {trade.life} raramente merece conserto caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem motor Ipec?",
        answers: [
          "Não. A Ipec não está entre as marcas que vendemos, mas atendemos o portão que já tem um. O substituto é indicado pelo tipo e pelo peso da folha.",
          "Trabalhamos com outras marcas. No portão com Ipec, consertamos quando há peça ou trocamos por motor equivalente.",
        ],
      },
      {
        question: "O controle Ipec serve no motor novo?",
        answers: [
          "Só se a central nova ler o mesmo código e a mesma frequência. Quando não lê, gravam-se controles novos ou se instala um receptor compatível.",
          "Às vezes, com um receptor que aceite o código dele. A foto do controle, frente e verso, mostra se dá.",
        ],
      },
      {
        question: "Vocês são assistência autorizada Ipec?",
        answers: [
          "Não, o atendimento é independente, sem vínculo com a fábrica. Se o motor está na garantia, procure primeiro o fabricante.",
          "Somos uma empresa independente. Motor dentro da garantia de fábrica deve ser levado à marca antes de qualquer conserto.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do motor Ipec?",
        answers: [
          "De {time.tilting} em portão basculante e de {time.sliding} no de correr, com a base e a energia em ordem.",
          "Num basculante, {time.tilting}; num portão de correr, {time.sliding}. Adaptar o suporte ou a fiação acrescenta tempo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Ipec, outra do portão por dentro e um vídeo curto com som",
  },
  {
    id: "seg-solo",
    broader: "seg",
    label: "Motor SEG Solo",
    phrase: "o motor SEG Solo",
    asks: [
      "seg solo",
      "motor seg solo",
      "motor seg solo bom",
      "seg solo 1/3",
      "motor seg solo 1/3",
      "motor seg solo 1/3 bom",
      "seg solo 1/4",
      "seg solo vale pena",
      ...combine(
        ["seg solo", "motor seg solo"],
        ["1/4", "1/4 hp", "1/3", "1/3 hp"],
        ["preço", "valor", "quanto custa", "portão", "instalado", "deslizante", "correr", ""],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor SEG Solo é bom para portão de casa quando a etiqueta indica capacidade um terço acima do peso da folha e há peça à venda na sua região. Quem já tem um costuma gastar menos consertando: a visita com regulagem parte de {price.preventive}, e a peça é orçada pela foto da etiqueta.",
        "Para o motor SEG Solo, peças e conserto se decidem pela etiqueta: ela dá o modelo, a potência e os quilos, e com a foto dizemos qual peça serve e o valor. A visita com regulagem em casa começa em {price.preventive}, sem peças; num motor em bom estado, consertar custa menos que trocar.",
        "Sim, o motor SEG Solo 1/4 serve em portão leve de casa, até o peso que a etiqueta indica: em portão de correr, 1/4 HP costuma levar até perto de 400 kg, bom para folha de uns 300. Instalamos o que você comprar, a partir de {price.installation}, ou um equivalente, de {price.homeSwap} na troca.",
        "Sim, o motor SEG Solo 1/3 é bom em portão de casa, dentro do peso que a etiqueta dele indica. Em deslizante de 1/3 HP, o usual é capacidade de até perto de 600 kg, boa para folha de uns 450. Instalamos o que você comprar, a partir de {price.installation}, ou um equivalente, de {price.homeSwap} na troca.",
      ],
      price: [
        "No lugar do motor SEG Solo, de 1/4 ou 1/3 HP, um da mesma potência tem preço de {price.homeSwap} na troca em casa, com motor e mão de obra. O Solo avulso se compra na loja, porque trabalhamos com outras marcas; instalamos o que você comprar a partir de {price.installation}.",
        "Um motor de 1/4 ou 1/3 HP equivalente ao SEG Solo fica de {price.homeSwap} na troca em casa, já com a mão de obra. O Solo em si não vendemos, e o preço dele é o da loja; para instalar o que você trouxer, o serviço começa em {price.installation}.",
      ],
      repair: [
        "O conserto do motor SEG Solo troca só a peça que falhou, em geral capacitor, engrenagem, fim de curso ou placa, original ou compatível pelo nome na etiqueta. Se ronca, gira em falso ou ficou mudo, desligue o disjuntor; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O motor SEG Solo tem conserto, e as peças saem pela foto da etiqueta. Se ele está mudo, a falha é de energia ou placa, roncando é capacitor, e girando em falso, engrenagem. Só a visita de regulagem, em residência, começa em {price.preventive}, fora a peça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o Solo serve no portão", "Peso e uso: onde o SEG Solo vai bem"],
        slots: [
          [
            "A capacidade em quilos diz mais que a potência. Deixe um terço de folga sobre o peso da folha, para vento e trilho sujo: portão de 300 kg pede motor de 400 kg ou mais.",
            "Compare o peso do portão com os quilos da etiqueta e guarde um terço de margem, porque vento e sujeira no trilho aumentam o esforço. Uma folha de 300 kg vai com motor a partir de 400 kg.",
            "Olhe primeiro os quilos da etiqueta, antes dos HP. O número deve passar o peso da folha em um terço, ou seja, 400 kg de capacidade para 300 kg de portão, contando com vento e trilho sujo.",
          ],
          [
            "O residencial foi feito para poucas aberturas por hora e, em prédio, esquenta e gasta cedo. Confirme também se placa, engrenagem e controle se acham perto de você, pois a peça decide quanto tempo ele fica parado.",
            "Em uso coletivo, um motor de casa aquece e se desgasta antes do tempo; ali se escolhe um modelo de uso intenso. Antes da compra, veja se há placa, controle e engrenagem na sua região.",
            "Prédio e comércio pedem versão para muitos ciclos, porque a de residência não esfria entre as aberturas. Outra pergunta antes de comprar é onde achar engrenagem, controle e placa quando precisar.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Peças e conserto do SEG Solo", "O que se conserta no Solo"],
        slots: [
          [
            "Engrenagem, capacitor, fim de curso e placa são as peças que mais se trocam num motor de portão. O técnico mede antes de condenar qualquer uma, e o nome completo da etiqueta diz se há original ou compatível.",
            "As trocas comuns são de capacitor, engrenagem, placa e fim de curso, o sensor que marca onde o portão para. Nada se troca sem medir, e a peça certa, original ou compatível, sai do nome inteiro na etiqueta.",
            "Com a medição, separa-se o defeito de placa do de engrenagem, capacitor ou fim de curso. O nome por extenso na etiqueta leva à peça original ou a uma compatível, sem comprar no escuro.",
          ],
          [
            "Para a placa sem reposição, uma central universal costuma servir, com os controles gravados de novo. O conserto de uma peça sai abaixo da troca do motor, e dois defeitos grandes juntos já pedem comparar os dois orçamentos.",
            "Se a central não se encontra, entra uma universal, e os controles são regravados ou trocados. Uma peça só compensa; com placa e engrenagem ruins ao mesmo tempo, compare com o motor novo.",
            "Central fora de linha se resolve, em geral, com uma universal e nova gravação dos controles. Enquanto o defeito é um, conserta-se; quando se somam placa e engrenagem, o motor novo entra na conta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar o Solo ou trocar", "A conta para quem já tem um"],
        slots: [
          [
            "O ajuste em casa parte de {price.preventive}, sem peças, e as peças são orçadas à parte. A troca por um motor de outra marca, para o mesmo portão, fica de {price.homeSwap}, com mão de obra.",
            "Regular e limpar custa a partir de {price.preventive} em residência; havendo peça a trocar, ela soma ao valor. Já um motor novo, de outra marca e instalado, vai de {price.homeSwap}.",
            "Conte com {price.preventive} ou mais para a visita de regulagem em casa, fora a peça que precisar. Do outro lado da conta está o motor novo de outra marca, de {price.homeSwap} já montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem o SEG Solo?",
        answers: [
          "Não: trabalhamos com outras marcas e indicamos um equivalente pelo tipo de portão e pelo peso da folha. O Solo que já está no seu portão pode ser avaliado pela foto da etiqueta.",
          "A marca não está entre as que vendemos. Oferecemos um motor da mesma força, e o conserto do que você tem é visto pela foto.",
        ],
      },
      {
        question: "1/3 ou 1/4 no portão de correr?",
        answers: [
          "Decide o peso: em geral, 1/4 HP vai até perto de 400 kg de capacidade e 1/3, até perto de 600, sempre conforme a ficha do modelo.",
          "Folha leve de casa vai com 1/4; mais pesada ou exposta ao vento, com 1/3. Os quilos escritos na ficha valem mais que a fração.",
        ],
      },
      {
        question: "Que controle funciona no SEG Solo?",
        answers: [
          "O que tiver a mesma frequência e o mesmo código da placa. Fotografe o controle que funciona, frente e verso, porque o número não basta quando a central foi trocada.",
          "Depende da central que está no motor hoje: frequência e código precisam ser iguais. Com a foto dos dois lados do controle atual, dá para dizer qual serve.",
        ],
      },
      {
        question: "O Solo parou de vez. O que confiro antes de chamar?",
        answers: [
          "Veja o disjuntor, a pilha do controle e se outro controle abre. Em portão de correr reto e no trilho, com a energia desligada, destrave e mova a folha: se está pesada, o defeito pode ser do portão.",
          "Comece por disjuntor, pilha e segundo controle. Se nada muda, desligue a energia; a folha de correr, reta e no trilho, pode ser destravada e movida com a mão, mas o basculante não.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e a etiqueta do motor SEG",
  },
  {
    id: "gatter-3000",
    broader: "peccinin-gatter",
    label: "Peccinin Gatter 3000",
    phrase: "o Peccinin Gatter 3000",
    asks: [
      "gatter 3000",
      "peccinin gatter 3000",
      "motor gatter 3000",
      "nice gatter 3000",
      "nice peccinin gatter 3000",
      "[marca] [modelo] peccinin gatter 3000",
      "[marca] [modelo] peccinin gatter 3000 preço",
    ],
    intent: "repair",
    answers: {
      any: [
        "O Peccinin Gatter 3000, da Nice, é motor de portão de correr: consertamos como assistência independente e, se o redutor acabou, trocamos por deslizante de capacidade igual ou maior. O ajuste em casa parte de {price.preventive}, e a troca do motor, com a mão de obra, fica de {price.homeSwap}.",
        "No Gatter 3000 da Peccinin, o número é parte do nome da versão, e a etiqueta confirma tensão e capacidade. Consertamos engrenagem, capacitor, fim de curso e placa, com o ajuste em casa a partir de {price.preventive}; a troca do motor, com a mão de obra, fica de {price.homeSwap}.",
      ],
      price: [
        "O Peccinin Gatter 3000, motor de portão de correr, fica de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado; se a versão não está à venda, vai um deslizante de capacidade igual ou maior. No conserto, o ajuste em casa parte de {price.preventive}, e a peça é orçada por foto.",
      ],
    },
    sections: [],
    keep: ["causes", "visit", "check"],
    questions: [
      {
        question: "O que quer dizer o 3000 no Gatter?",
        answers: [
          "É parte do nome da versão. Peso e uso que ela aceita estão na etiqueta ou no manual, e não se deduzem do número.",
          "Identifica a versão. Para peça e capacidade, vale o que está na etiqueta.",
        ],
      },
      {
        question: "Dá para comprar um Gatter 3000 novo?",
        answers: [
          "Consulte pela foto: se a versão não estiver disponível, indicamos deslizante de capacidade igual ou maior, de {price.homeSwap} na troca em casa.",
          "Mande as medidas da folha: dizemos se há, ou qual deslizante entra no lugar, com base e cremalheira conferidas.",
        ],
      },
    ],
  },
  {
    id: "ppa-dz-rio-um-quarto",
    broader: "ppa-dz-rio",
    label: "PPA DZ Rio 1/4",
    phrase: "o PPA DZ Rio de 1/4 HP",
    asks: [
      "dz rio 1/4",
      "ppa dz rio 1/4",
      "motor ppa dz rio 1/4",
      "ppa rio 1/4",
      "motor ppa rio 1/4",
      "dz rio 1/4 preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor PPA DZ Rio 1/4 vale a pena em casa com portão de correr leve, de uns 300 kg, e poucas aberturas por dia. O preço da troca, com a mão de obra, fica de {price.homeSwap}, conforme a versão e os metros de cremalheira; em folha mais pesada, escolha 1/3 ou 1/2 HP.",
        "Para portão deslizante de casa, o PPA DZ Rio de 1/4 HP é uma boa escolha se a folha corre leve na mão e pesa até perto de 300 kg. Trocado, com mão de obra, o preço vai de {price.homeSwap}, e a foto do portão com a etiqueta diz o valor certo.",
        "O PPA DZ Rio 1/4 custa, na troca em casa e com a mão de obra, de {price.homeSwap}, e compensa em portão de correr residencial leve, até uns 300 kg. Chapa fechada, muito vento ou uso coletivo pedem versão maior da linha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["1/4 basta no seu portão?", "Quando o 1/4 atende"],
        slots: [
          [
            "Basta em folha de grade ou alumínio que uma pessoa move sem esforço. Em 1/4 HP o usual é capacidade perto de 400 kg, escrita na etiqueta, e convém usar no máximo uns três quartos dela.",
            "Sim, quando a folha de grade ou de alumínio corre com uma mão. A etiqueta costuma trazer algo perto de 400 kg de limite, do qual se deixa uma boa sobra, usando até três quartos.",
            "Atende folha leve, de alumínio ou grade, movida sem força. Como o limite do 1/4 fica em geral perto de 400 kg, conforme a ficha, trabalhe com uns três quartos disso.",
          ],
          [
            "Os quilos da ficha decidem mais que os HP, assim como os ciclos por hora, quantas vezes ele abre sem esquentar. Casa abre poucas vezes ao dia; vila e prédio pequeno já pedem versão de mais uso.",
            "Olhe na ficha os quilos e os ciclos por hora, ou seja, as aberturas que o motor aguenta sem superaquecer. No uso de uma família sobra folga; em vila ou prédio, escolha versão maior.",
            "Compare capacidade e ciclos por hora, o número de aberturas seguidas sem aquecer demais. Uma família fica longe do limite, e uma entrada coletiva passa dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do DZ Rio 1/4", "O que entra no orçamento"],
        slots: [
          [
            "Na troca, a base e a cremalheira boas ficam, e a conta cai para perto do piso da faixa. No primeiro motor somam a base de concreto, a cremalheira por metro de folha e o ponto de energia.",
            "Quem já tem motor aproveita base e cremalheira em bom estado e gasta menos. Portão ainda manual precisa de base no piso, metros de barra dentada e energia, que aumentam o valor.",
            "Aproveitar cremalheira e base barateia a troca. A primeira automação acrescenta essas duas peças, a barra cobrada por metro de folha, e o ponto de energia.",
          ],
          [
            "Motor comprado por você paga só a instalação, a partir de {price.installation}. O comprado conosco tem {warranty.motor} de garantia, mais {warranty.installation} no serviço, e pode ser pago em até {shop.instalments} vezes no cartão.",
            "Se o DZ Rio já está na caixa, a mão de obra começa em {price.installation}. Comprando conosco, são {warranty.motor} no motor e {warranty.installation} na instalação, em até {shop.instalments} parcelas no cartão.",
            "A instalação avulsa, de um motor seu, parte de {price.installation}. No que vendemos, a garantia é de {warranty.motor}, com {warranty.installation} para a mão de obra, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar o DZ Rio", "O que conferir no portão"],
        slots: [
          [
            "Motor novo em portão ruim dura pouco. Estas conferências são feitas de fora e mostram se falta algum acerto antes.",
            "Confira o portão antes do motor, porque trilho ruim cansa qualquer máquina. Basta olhar e medir, sem abrir nada.",
            "O estado do portão conta tanto quanto o motor. Veja estes pontos com calma, só olhando e medindo.",
          ],
        ],
        steps: [
          "Meça a largura da folha inteira.",
          "Veja se o trilho está limpo, reto e com batente nas pontas.",
          "Repare se a folha anda sem tranco e sem inclinar.",
          "Olhe se a cremalheira está alinhada e inteira.",
          "Fotografe a etiqueta do motor atual, com a tampa fechada.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O DZ Rio 1/4 serve em portão basculante?",
        answers: [
          "Não: ele é deslizante e trabalha com cremalheira. Para basculante de até {width.quarterHp}, há kits de 1/4 HP instalados a partir de {price.lowest}.",
          "Não serve, porque puxa a folha por cremalheira. O basculante usa fuso e braço, em kit a partir de {price.lowest} instalado, até {width.quarterHp}.",
        ],
      },
      {
        question: "Quanto tempo leva a troca pelo DZ Rio?",
        answers: [
          "De {time.sliding}, com trilho e base em ordem. Inclui alinhar a cremalheira, regular as paradas e gravar os controles.",
          "Conte de {time.sliding}, já com paradas reguladas e controles gravados. Base nova de concreto soma o tempo da cura.",
        ],
      },
      {
        question: "Quanto tempo dura um motor DZ Rio em casa?",
        answers: [
          "Motor residencial costuma durar {trade.life}, com folha leve e revisão {visits.home}. Roldana presa e trilho sujo encurtam esse prazo.",
          "Conte com {trade.life} no uso de casa. O que mais gasta é folha pesada, e por isso a revisão {visits.home} ajuda.",
        ],
      },
      {
        question: "Qual é a diferença entre o DZ Rio 1/4 e o 1/3?",
        answers: [
          "A capacidade: o 1/3 leva folha mais pesada e trabalha com mais folga em chapa fechada. Se a sua fica perto do limite do 1/4, a versão acima dura mais.",
          "O 1/3 tem mais força e serve a folha mais pesada. Em portão leve de casa, o 1/4 basta e custa menos.",
        ],
      },
    ],
    photo:
      "uma foto do portão inteiro e, se o DZ Rio já está instalado, outra da etiqueta e um vídeo dele abrindo e fechando",
  },
];
