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
      "instalar botão abrir portão",
      "como instalar botão abrir portão",
      "botão abrir portão por dentro instalar",
      "como colocar botão abrir portão",
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
        "A botoeira, o botão de parede, se liga à placa com dois fios finos, sem tensão da tomada: um no ponto comum (COM ou GND) e outro na entrada do botão (BOT). Use botão de toque, que volta sozinho; a ponta na placa fica com o técnico, porque ao lado dela há tensão da rede.",
        "O esquema da botoeira é simples: um botão de toque entre o ponto comum (COM ou GND) e a entrada BOT da placa, com dois fios finos que não levam tensão da rede. Você pode passar o cabo e fixar o botão; quem abre a tampa e liga na placa é o técnico, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ligar a botoeira, passo a passo", "Do botão à placa: a ordem da ligação"],
        slots: [
          [
            "O botão só encosta um fio no outro por um instante, e nunca recebe 127 V nem 220 V: tensão da rede nessa entrada queima a placa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e confira que o motor não responde.",
          "Escolha o lugar do botão: à vista da folha, abrigado da chuva e fora do alcance de crianças pequenas.",
          "Passe um cabo fino de dois fios até perto do motor, em conduíte separado do cabo de força.",
          "Ligue os dois fios nos terminais do botão e fixe-o; a ordem deles não importa.",
          "O técnico abre a tampa e prende as outras pontas no comum (COM, GND ou C) e na entrada do botão (BOT, PB ou START), conforme o manual.",
          "Com a tampa fechada e a passagem livre, religue o disjuntor e teste um toque.",
        ],
      },
      {
        about: "safety",
        headings: ["Erros que queimam a placa ou travam o portão", "Cuidados com a ligação"],
        slots: [
          ["Interruptor de luz não serve: ele fica ligado, e a placa entende um comando que não acaba."],
          [
            "Ao lado da entrada do botão ficam os pontos da rede elétrica e do capacitor, que dá choque mesmo com o disjuntor desligado: por isso a tampa do motor não é aberta pelo morador.",
          ],
          ["Fio da botoeira junto do cabo de força, no mesmo conduíte, pode acionar o portão sozinho."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar duas botoeiras?",
        answers: [
          "Sim: as duas vão na mesma entrada da placa, lado a lado, e qualquer uma abre. Todas precisam ser de toque.",
        ],
      },
      {
        question: "Quanto custa mandar instalar a botoeira?",
        answers: [
          "O botão e o cabo são orçados pela foto do lugar e pela distância até o motor. A visita, em casa, parte de {price.preventive}, sem peças.",
        ],
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
          "O botão não está soltando: há interruptor no lugar do botão de toque, botão invertido ou fio encostado. Desligue o disjuntor e chame, para o técnico soltar o fio na placa.",
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
