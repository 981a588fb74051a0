import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What people want to wire or measure themselves, with where their part ends. */
export const ligarEMedir: NarrowConcept[] = [
  {
    id: "ligar-botoeira",
    broader: "botoeira",
    label: "Como ligar a botoeira",
    phrase: "a ligação da botoeira",
    asks: [
      "onde ligar botoeira placa",
      "onde ligar botoeira borne placa",
      "onde ligar botoeira",
      "botão externo portão",
      "botão externo [marca]",
      "botoeira externa [marca]",
      "botoeira [marca]",
      "botoeira motor [marca]",
      ...combine(
        ["botoeira", "pulsador", "botão portão", "botão parede"],
        [
          "ligar esquema",
          "como ligar",
          "esquema",
          "esquema ligação",
          "ligação",
          "ligar placa",
          "ligar central",
          "quais fios",
        ],
      ),
      ...combine(["botoeira"], ["diagrama", "fios", "onde liga", "borne", "ligar motor", "como conectar", "ligar fio"]),
      "botoeira com bot",
      "botoeira bornes com bot",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A botoeira se liga com dois fios finos, em baixa tensão: um no comum (COM ou GND) e outro na entrada BOT da central, num botão de pulso normalmente aberto (NA). Desligue o disjuntor antes, siga o manual da placa e nunca leve fio da rede à botoeira.",
        "Esquema da botoeira: botão de pulso NA entre o borne comum e a entrada BOT da central, com dois fios de comando, sem tensão da rede. O disjuntor fica desligado, e o nome dos bornes se confere no manual; na dúvida, o técnico liga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Esquema da botoeira, passo a passo", "Ligação da botoeira na central"],
        slots: [
          [
            "A entrada de botoeira só precisa de um toque entre dois bornes: é um contato seco, que não recebe 127 V nem 220 V.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e confira que o motor não responde.",
          "Ache no manual da central os bornes do comum (COM, GND ou C) e da botoeira (BOT, PB ou START).",
          "Passe um cabo de comando de dois fios em conduíte separado do cabo de força.",
          "Ligue um fio ao comum e ao botão, e o outro do botão à entrada BOT; a ordem dos dois não importa.",
          "Feche a tampa, religue o disjuntor e teste um toque, com a passagem livre.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não ligar na botoeira", "Cuidados com a ligação"],
        slots: [
          ["Interruptor de luz não serve: ele fica fechado, e a central entende um comando sem fim."],
          [
            "Ao lado da entrada BOT ficam os bornes da rede e do capacitor, que guarda carga mesmo desligado; se a placa não está ao alcance sem tocar neles, deixe com o técnico.",
          ],
          ["O botão fica à vista da folha e longe do alcance de crianças pequenas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar duas botoeiras?",
        answers: ["Sim, em paralelo, na mesma entrada da central. Todas precisam ser de pulso e normalmente abertas."],
      },
      {
        question: "Que cabo usar na botoeira?",
        answers: [
          "Use um cabo fino de comando, de dois fios, como o de alarme ou de rede. Importa mais que ele não divida o conduíte com a força.",
        ],
      },
      {
        question: "Liguei e o portão não parou mais de abrir. O que é?",
        answers: [
          "O contato não solta: há interruptor no lugar do pulsador, botão normalmente fechado ou fio encostado. Desligue o disjuntor e solte o fio da entrada BOT.",
        ],
      },
    ],
    photo: "o lugar do botão, o motor fechado e a etiqueta, com a distância entre eles",
  },
  {
    id: "testar-placa-multimetro",
    broader: "placa",
    label: "Testar a placa com multímetro",
    phrase: "o teste da placa com multímetro",
    asks: [
      ...combine(
        ["placa", "central", "placa motor"],
        [
          "multímetro",
          "multiteste",
          "testar multímetro",
          "medir multímetro",
          "como testar",
          "testar",
          "teste",
          "como medir",
        ],
      ),
      "saber placa queimada multímetro",
      "testar placa queimada",
      "tensão bornes central",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Testar a placa do portão com multímetro é serviço de técnico, porque a medição é feita com a rede ligada e o capacitor carregado. Sem abrir a tampa, você confere disjuntor, tomada, LED, controle, botoeira e fotocélula, que já separam boa parte dos casos.",
        "Não meça a placa ligada se você não é da área: dentro da tampa há tensão da rede e capacitor carregado. Por fora, veja disjuntor, LED, botoeira e fotocélula; com o multímetro, o técnico mede entrada, fusível, fonte, capacitor e saída para o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dá para ver sem abrir a tampa", "Testes da placa por fora"],
        slots: [["Nenhum destes testes pede ferramenta, e o resultado já orienta o orçamento."]],
        steps: [
          "Veja no quadro se o disjuntor está ligado e se outra coisa no mesmo circuito funciona.",
          "Olhe se algum LED do motor ou da fotocélula acende.",
          "Teste um controle com pilha nova e depois a botoeira: se só a botoeira abre, a falha é de rádio.",
          "Ouça se a placa faz um clique ao comando e se o motor ronca.",
          "Desligue o disjuntor se houver cheiro de queimado, chiado ou fumaça, e não religue.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede na placa", "A medição com multímetro, pelo técnico"],
        slots: [
          ["Com a placa ligada, mede a tensão que chega da rede e a da fonte, que alimenta o receptor e a fotocélula."],
          [
            "Com tudo desligado e o capacitor descarregado, mede a continuidade do fusível, os enrolamentos do motor e a capacitância.",
          ],
          [
            "No comando, compara a saída para abrir e para fechar: tensão que sai e motor que não gira aponta motor ou capacitor; a tensão que não sai aponta a placa.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de placa com defeito", "Placa ou outra peça: como separar"],
        slots: [
          ["Silêncio total com energia no quadro, um sentido só ou movimento sem comando levantam suspeita da placa."],
          ["Fusível aberto, botoeira em curto e fotocélula cortada imitam esses sinais e custam menos."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o fusível da placa?",
        answers: [
          "Só fora da placa, com o disjuntor desligado e por quem sabe onde fica o capacitor, que guarda carga. Um fusível que queima de novo indica curto e não se troca por maior.",
        ],
      },
      {
        question: "Que sinal confirma que é a placa?",
        answers: [
          "No multiteste do técnico, entrada com tensão certa, fusível bom e nenhuma saída para o motor no comando. Sem essa medição, é só suspeita.",
        ],
      },
      {
        question: "Dá para saber pela foto se a placa queimou?",
        answers: [
          "Marca de queimado e oxidação aparecem em foto, mas não abra a tampa para isso. Vídeo do portão e foto da etiqueta bastam para a estimativa.",
        ],
      },
    ],
    photo: "um vídeo da tentativa, de longe e com som, e a foto da etiqueta do motor",
  },
];
