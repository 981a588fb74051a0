import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const protetorDeSurto: NarrowConcept[] = [
  {
    id: "protetor-vale-a-pena",
    broader: "protetor-de-surto",
    label: "Protetor de surto no portão vale a pena",
    phrase: "se o protetor de surto vale a pena no portão",
    asks: [
      "placas compensa protetor surto",
      "compensa colocar protetor surto portão",
      "protetor surto vale",
      "dps vale",
      "protetor surto precisa",
      "precisa dps",
      "precisa protetor surto",
      "dps necessário",
      "protetor surto funciona",
      "dps funciona",
      "dps resolve",
      "protetor raio vale",
      "protetor raio funciona",
      "vale pena dps",
      "protetor surto motor portão",
      "protetor surto motor",
      "protetor contra surto motor portão",
      "protetor contra surto portão",
      "protetor contra raio motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Protetor de surto no portão vale a pena onde há aterramento: ele manda para a terra boa parte do pico de raio que queimaria a placa, e sai mais em conta que uma central nova. Sem fio terra não funciona; nesse caso, o terra vem primeiro.",
        "Vale, sobretudo se a placa já queimou em tempestade, se a rua tem fios no poste ou se o motor fica longe do quadro de luz. O DPS, nome do protetor, não garante tudo: raio direto, água e motor em curto continuam queimando placa.",
        "O protetor contra surto para motor de portão é o DPS, uma peça do quadro de luz que desvia para o fio terra o pico de raio ou da rede, e vale a pena porque custa menos que uma placa nova. Só funciona com aterramento; filtro de linha e estabilizador não fazem esse papel.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando o protetor de surto compensa",
          "Vale ou não vale: por caso",
          "Onde o DPS faz diferença no portão",
        ],
        slots: [
          [
            "Compensa onde já houve placa queimada, onde falta luz com frequência e onde há interfone ou câmera ligados à central.",
            "Quanto mais cabo externo o portão tem, mais entradas o surto encontra.",
            "Motor na frente do terreno, com cabo longo, sente mais os picos e ganha mais com o DPS.",
          ],
          [
            "Sem aterramento, o DPS não tem para onde desviar o pico e fica sem efeito.",
            "Antes do módulo, mede-se o terra; é a parte que mais muda o resultado.",
            "Terra ligado ao neutro no motor não serve e é perigoso.",
          ],
          [
            "Para quem aluga ou não pode mexer no quadro, desligar o disjuntor antes da tempestade já reduz o risco.",
            "Em viagem na época de chuva, portão trancado e disjuntor desligado protegem sem custo.",
            "O DPS se gasta: indicador vermelho pede troca do módulo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "O que entra no preço do protetor de surto",
          "Módulo, mão de obra e aterramento",
          "Do que depende o valor do DPS instalado",
        ],
        slots: [
          [
            "O valor soma um módulo por fase, a mão de obra no quadro e o terra, se faltar.",
            "Quadro com espaço e terra pronto deixa o serviço curto.",
            "Fazer o aterramento é o que mais pesa quando a casa não tem.",
          ],
          [
            "A comparação é com uma placa nova, que a próxima tempestade pode cobrar.",
            "A proteção custa uma vez; uma placa queimada pode se repetir a cada verão.",
            "Com foto do quadro fechado e do motor, o orçamento sai grátis.",
          ],
        ],
      },
    ],
    keep: ["what", "visit"],
    questions: [
      {
        question: "O DPS protege também a casa?",
        answers: [
          "O do quadro protege os circuitos dele, inclusive outros aparelhos. Por isso ele costuma ficar na entrada do quadro, e não só no portão.",
          "Sim, quando instalado no quadro geral. No motor distante, um segundo módulo complementa.",
        ],
      },
      {
        question: "Nobreak substitui o protetor?",
        answers: [
          "Não. O nobreak cuida da falta de luz; o pico é com o DPS. Os dois podem trabalhar juntos.",
          "Não substitui, e o próprio nobreak sofre com surto.",
        ],
      },
      {
        question: "Quanto dura um DPS no portão?",
        answers: [
          "A duração depende dos surtos que desviou. O indicador, em geral verde, muda para vermelho no fim da vida.",
          "Não há prazo fixo. Confira o visor depois de tempestades e na revisão.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz pela frente, sem tirar a proteção interna, e da etiqueta do motor",
  },
  {
    id: "qual-protetor-de-surto",
    broader: "protetor-de-surto",
    label: "Qual protetor de surto usar no portão",
    phrase: "o protetor de surto certo para o portão",
    asks: [
      "qual protetor surto",
      "qual dps",
      "melhor dps",
      "melhor protetor surto",
      "dps classe",
      "dps quantos ka",
      "tipo dps",
      "qual protetor raio",
      "dps 275",
      "dps 175",
      "dps portão qual",
      "protetor surto comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de casa, use DPS classe II no quadro, um módulo por fase, com tensão máxima de operação compatível com a rede: em geral 175 V ou 275 V entre fase e terra em redes de 127/220 V. Só funciona com aterramento.",
        "O protetor de surto certo é o DPS de trilho, classe II, escolhido pela tensão entre fase e terra e ligado com cabo curto ao barramento de terra. Filtro de linha e protetor de tomada não substituem em motor de portão.",
        "Qual DPS comprar? Classe II para o quadro, na tensão da sua rede, com indicador de vida útil. Em 220 V de duas fases são dois módulos. Um motor longe do quadro pode receber outro junto dele, em caixa vedada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher o DPS do portão",
          "Classe, tensão e quantidade de módulos",
          "O que ler na embalagem do DPS",
        ],
        slots: [
          [
            "Classe II é a do quadro de casa; classe I é para entrada exposta a raio direto; classe III, para junto do aparelho.",
            "Na maioria das casas, classe II no quadro atende ao circuito do portão.",
            "Casa com para-raios na estrutura pede projeto, e pode precisar de classe I.",
          ],
          [
            "A tensão marcada no módulo deve ficar acima da tensão normal entre fase e terra da rede.",
            "Em 127/220 V, a fase tem 127 V para a terra; módulos de 175 V ou 275 V são os usuais.",
            "A tensão baixa demais faz o DPS atuar sem surto e se gastar à toa.",
          ],
          [
            "Duas fases pedem dois módulos; três fases, três, conforme o esquema de aterramento.",
            "Prefira módulo com indicador de vida útil, para saber quando trocar.",
            "A corrente, em kA, segue a exposição do local, e o eletricista define.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Onde o protetor de surto é instalado",
          "Ligação do DPS no quadro e no motor",
          "Instalação do protetor, na ordem",
        ],
        slots: [
          [
            "Com a energia geral desligada, mede-se o terra antes de fixar o módulo.",
            "O DPS vai logo na entrada do quadro, com cabo curto até o barramento de terra.",
            "Disjuntor ou fusível de proteção acompanha o módulo, conforme o fabricante.",
          ],
          [
            "Um motor distante recebe um segundo DPS perto dele, também aterrado.",
            "Linha de interfone e câmera que vai à rua pede protetor próprio para sinal.",
            "Ao final, identifica-se o módulo e mostra-se o indicador ao morador.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Protetor de tomada serve para o motor do portão?",
        answers: [
          "Não no lugar do DPS: a proteção é pequena, e o motor nem deveria estar em tomada. Use módulo no quadro.",
          "Serve a aparelho leve. Para o circuito do portão, DPS e terra.",
        ],
      },
      {
        question: "DPS monofásico serve no portão em 220 V?",
        answers: [
          "Em 220 V de duas fases são dois módulos, um por fase. Um só deixa a outra fase sem proteção.",
          "Um módulo protege uma fase. Na rede de duas fases, instalam-se dois.",
        ],
      },
      {
        question: "Posso instalar o protetor de surto sozinho?",
        answers: [
          "Não. No quadro há barramento energizado mesmo com disjuntores desligados; é serviço de eletricista.",
          "Melhor não: além do risco, cabo longo ou terra errado anula a proteção.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz pela frente, sem tirar a proteção interna",
  },
  {
    id: "filtro-de-linha-no-portao",
    broader: "protetor-de-surto",
    label: "Filtro de linha no portão",
    phrase: "o filtro de linha no motor do portão",
    asks: [
      "filtro linha",
      "filtro linha motor",
      "filtro linha portão",
      "régua tomada motor",
      "protetor tomada portão",
      "estabilizador portão",
      "estabilizador motor portão",
      "filtro de linha ou dps",
    ],
    intent: "question",
    answers: {
      any: [
        "Filtro de linha não é indicado para o motor do portão: é feito para aparelhos leves e aquece com a partida do motor. A proteção certa é DPS no quadro, com terra, e circuito próprio com disjuntor.",
        "Não use filtro de linha nem estabilizador no motor do portão. O filtro de tomada segura pouco surto e não vai ao tempo; o estabilizador não aguenta a corrente de partida. Instale DPS e aterramento no quadro.",
        "Para proteger o portão de pico de luz, o filtro de linha faz pouco: sem terra, não desvia nada, e ao ar livre molha. DPS Classe II no quadro, um por fase, é o que se instala.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Filtro de linha, estabilizador ou DPS",
          "O que protege o portão de verdade",
          "Por que o DPS e não o filtro",
        ],
        slots: [
          [
            "O DPS fica no quadro e desvia o surto para o terra antes de chegar à placa.",
            "No quadro, o DPS protege a linha inteira do motor, sem tomada no caminho.",
            "Quem desvia o surto é o DPS com terra curto e medido.",
          ],
          [
            "O filtro de linha tem um varistor pequeno, que se gasta sem aviso.",
            "Depois de um surto, o varistor do filtro pode ter acabado e a luz continuar acesa.",
            "Muitos filtros são só régua com fusível, sem proteção contra raio.",
          ],
          [
            "Estabilizador comum é pequeno para a partida do motor e desliga ou queima.",
            "A corrente de partida passa do limite de estabilizador doméstico.",
            "Se a tensão varia muito, corrige-se a rede, não se põe estabilizador no portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Riscos do filtro de linha no portão",
          "Tomada e régua perto do motor",
          "Por que não deixar o filtro no tempo",
        ],
        slots: [
          [
            "Régua no chão da garagem recebe água e dá choque.",
            "Filtro exposto à chuva ou ao piso molhado é risco de choque e fogo.",
            "Contato frouxo de régua esquenta a cada partida.",
          ],
          [
            "Se o seu está assim, desligue o disjuntor antes de tirar e peça o circuito definitivo.",
            "Retire o filtro só com a energia cortada e leve o motor a um ponto próprio.",
            "Peça ao eletricista a ligação direta, com caixa fechada.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "E a fonte do portão, pode usar filtro?",
        answers: [
          "Acessório pequeno, dentro de casa e seco, pode. O motor, não.",
          "Só aparelho leve em lugar seco, como o módulo Wi-Fi.",
        ],
      },
      {
        question: "O nobreak protege o portão contra surto?",
        answers: [
          "O próprio para portão traz alguma proteção, mas o DPS no quadro continua necessário.",
          "Em parte. Some o DPS, que protege também o nobreak.",
        ],
      },
      {
        question: "Quanto custa pôr DPS para o portão?",
        answers: [
          "O preço depende do número de fases e do terra existente; o orçamento por foto do quadro é grátis.",
          "Conta-se um módulo por fase e o aterramento. A foto do quadro mostra se há espaço.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz e outra de como o motor está ligado hoje",
  },
];
