import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const luzDeGaragem: NarrowConcept[] = [
  {
    id: "luz-nao-apaga",
    broader: "luz-de-garagem",
    label: "Luz da garagem não apaga",
    phrase: "a luz da garagem que não apaga",
    intent: "repair",
    asks: [
      "luz garagem não apaga",
      "luz garagem acesa",
      "luz fica acesa portão",
      "luz garagem direto acesa",
      "luz portão não apaga",
      "luz garagem não acende",
      "luz portão não acende",
      "luz acende sozinha garagem",
      "lâmpada garagem não apaga",
      "luz garagem não desliga",
      "luz garagem queimada",
      "luz portão acesa direto",
      "luz garagem não funciona",
      "luz garagem automática não funciona",
      "luz automática não funciona",
    ],
    answers: {
      any: [
        "Luz da garagem que não apaga tem relé colado, tempo longo demais ou portão que a placa acha que não fechou. Veja se a folha encosta até o fim; depois o técnico testa o fim de curso, o módulo e o relé.",
        "Se a luz ligada ao portão fica acesa direto, confira o interruptor em paralelo e o tempo programado. Persistindo, o relé do módulo colou e deve ser trocado, com o circuito desligado.",
        "Luz da garagem que não apaga tem relé colado, tempo programado longo ou fim de curso sem sinal; se é o contrário e ela não acende com o portão, é lâmpada queimada ou relé que não arma. O interruptor da própria luz separa os casos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Luz que não apaga: o que conferir",
          "Teste simples antes de chamar",
          "Lâmpada, relé ou fim de curso: confira",
        ],
        slots: [
          [
            "O interruptor manual mostra se a lâmpada e o circuito estão bons.",
            "Faça o teste do chão, sem mexer na caixa do motor.",
            "Anote quanto tempo ela fica acesa depois de o portão fechar.",
          ],
        ],
        steps: [
          "Teste a lâmpada pelo interruptor, se houver.",
          "Com o disjuntor da luz desligado, troque a lâmpada por outra boa.",
          "Acione o portão e conte quanto tempo a luz fica acesa.",
          "Veja se a folha encosta no batente até o fim.",
          "Se continuar acesa por muito tempo, desligue o disjuntor da luz e peça a visita.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que fica acesa ou não acende", "Relé, tempo e posição da folha", "O que cada falha indica"],
        slots: [
          [
            "Um relé colado mantém a lâmpada ligada mesmo com o portão parado há horas.",
            "A lâmpada de potência acima do que o relé suporta cola os contatos.",
            "Refletor pesado num relé pequeno é causa comum de contato preso.",
          ],
          [
            "Se a placa não recebe o fim de curso, entende que o portão ainda anda e segura a luz.",
            "Uma folha que não fecha por completo deixa a luz esperando.",
            "Um ímã deslocado no fim de curso engana a placa e a luz não apaga.",
          ],
          [
            "Quando não acende, lâmpada, fio ou saída da placa são os suspeitos, nessa ordem.",
            "Saída da placa sem tensão deixa o módulo parado, com a lâmpada boa.",
            "Sensor de claridade sujo ou mal virado pode impedir de acender à noite.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso ligar a lâmpada direto na saída do motor?",
        answers: [
          "Não. Danifica a placa. Usa-se a saída de luz ou um relé, com circuito próprio.",
          "Não faça isso. O relé separa a lâmpada do motor.",
        ],
      },
      {
        question: "O LED da garagem pisca fraco depois de apagar. É defeito?",
        answers: [
          "Pode ser fuga pelo relé eletrônico ou pela fiação. Um relé de contato ou outro LED resolve.",
          "É comum com relé eletrônico. O técnico confere a ligação e troca o tipo de relé.",
        ],
      },
      {
        question: "Dá para aumentar o tempo da luz da garagem?",
        answers: [
          "Dá, no ajuste do módulo ou da placa, se o modelo permitir.",
          "Sim, na maioria dos módulos. A regulagem entra na visita.",
        ],
      },
      {
        question: "A luz presa gasta ou estraga o motor?",
        answers: [
          "Gasta energia e a lâmpada, mas não o motor. O defeito no fim de curso, se for a causa, esse afeta o portão.",
          "O motor não sofre com ela. Se a causa for o fim de curso, corrija logo.",
        ],
      },
    ],
    photo: "uma foto da lâmpada, do módulo, se estiver à vista, e da etiqueta do motor",
  },
  {
    id: "luz-que-acende-com-o-portao",
    broader: "luz-de-garagem",
    label: "Luz de garagem automática",
    phrase: "a luz da garagem automática",
    intent: "installation",
    asks: [
      "luz garagem",
      "luz garagem automática",
      "luz garagem instalar",
      "luz garagem instalação",
      "luz acende portão abre",
      "luz acender portão",
      "luz garagem sensor",
      "luz garagem preço",
      "luz portão automática",
      "luz garagem acender sozinha abrir portão",
      "lâmpada sensor ou ligada portão",
      "lâmpada garagem automática tempo apagar",
    ],
    answers: {
      any: [
        "Sim, a luz da garagem acende junto com o portão: um técnico a liga à saída de luz da placa ou a um relé com tempo, e ela apaga alguns minutos depois. A visita em casa parte de {price.preventive}, sem peças, e o valor fechado sai pela foto da garagem e da etiqueta do motor.",
        "Para a luz da garagem ligar quando o portão abre, usa-se a saída de luz que muitas placas já têm ou um relé, que é um interruptor comandado pela placa. Instalamos os dois, com peça e serviço orçados por foto; a saída pronta na placa custa menos que o relé, e a lâmpada pode ser a atual.",
        "A luz da garagem ligada junto com o portão se faz de três modos: saída de luz da placa, relé com tempo ou sensor de presença. O primeiro é o mais simples, se a sua placa tiver; o sensor dispensa cabo até o motor e acende também com quem passa a pé.",
      ],
      price: [
        "Ligar a luz da garagem ao portão custa o módulo, se a placa não tiver saída de luz, o cabo até a lâmpada e a mão de obra. Mande fotos da garagem e da etiqueta do motor; o orçamento é grátis.",
        "Na luz de garagem automática paga-se o relé ou o sensor e a passagem do fio; a lâmpada pode ser a atual. O valor muda com a distância até a placa e sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Saída da placa, relé ou sensor de presença",
          "Qual luz automática usar na garagem",
          "Como escolher a luz da garagem",
        ],
        slots: [
          [
            "A saída de luz da placa acende em toda abertura e é a mais simples quando existe.",
            "Muitas placas já têm lugar próprio para a luz; a foto da etiqueta mostra.",
            "Se a placa não tem essa saída, um relé à parte faz o mesmo.",
          ],
          [
            "O sensor de presença serve a quem também circula a pé e dispensa cabo até o motor.",
            "Onde o motor fica longe da lâmpada, o sensor evita passar fio.",
            "Um relé fotoelétrico junto do sensor evita que a luz acenda de dia.",
          ],
          [
            "Prefira LED de boa qualidade, longe do receptor, e teste o alcance do controle depois.",
            "LED barato faz interferência no rádio e encurta o alcance do controle; deixe a lâmpada longe do receptor.",
            "Uma lâmpada em soquete vedado dura mais em garagem aberta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é feita a ligação da luz",
          "Ligação da lâmpada à placa",
          "O que o técnico faz na luz da garagem",
        ],
        slots: [
          [
            "O circuito da luz tem disjuntor próprio, e a saída da placa só comanda o relé.",
            "A lâmpada não é ligada direto na saída do motor.",
            "Antes de ligar, o técnico confere se a saída aguenta a potência da lâmpada; várias lâmpadas pedem relé.",
          ],
          [
            "O tempo é ajustado para você descer do carro e entrar com calma.",
            "Um a três minutos costumam bastar depois que o portão para.",
            "Em prédio, o tempo é maior, para a manobra.",
          ],
          [
            "No fim, testa-se o controle com a luz acesa e apagada.",
            "Se o alcance cai com a luz acesa, troca-se a lâmpada ou muda-se o lugar.",
            "O interruptor comum continua funcionando em paralelo.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Meu motor já tem saída de luz?",
        answers: [
          "Muitos têm. A etiqueta da central ou o manual diz; mande a foto para conferir.",
          "Depende da placa. Sem saída, um relé resolve.",
        ],
      },
      {
        question: "Posso ligar a lâmpada no fio do motor?",
        answers: [
          "Não. O fio do motor recebe tensão só durante o movimento e pode queimar a lâmpada ou a placa.",
          "Não. Usa-se a saída de luz ou um relé.",
        ],
      },
      {
        question: "A luz acende na falta de energia?",
        answers: ["Só com nobreak no circuito dela ou luminária de emergência.", "Não, salvo se estiver em nobreak."],
      },
      {
        question: "Lâmpada de LED atrapalha o controle?",
        answers: [
          "Pode, se for ruim e estiver perto do receptor. Compare o alcance com ela apagada.",
          "Algumas fontes fazem ruído em 433 MHz. Troque ou afaste a lâmpada.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro, com a lâmpada atual, e da etiqueta do motor",
  },
];
