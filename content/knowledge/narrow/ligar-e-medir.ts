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
        "O esquema da botoeira, o botão de parede, tem só dois fios: um no ponto comum da placa (COM ou GND) e outro na entrada do botão (BOT). Use botão de toque, normalmente aberto, que volta sozinho; a ponta na placa é do técnico, com o disjuntor desligado, porque ao lado há tensão da rede.",
        "Para ligar a botoeira na placa do motor, PPA ou outra, um fio vai ao borne comum (COM ou GND) e outro ao da botoeira (BOT), e o botão é de pulso, normalmente aberto. Você passa o cabo e fixa o botão; quem abre a tampa e liga é o técnico, com o disjuntor desligado.",
        "Instalar o botão de abrir portão é ligar dois fios finos, sem tensão da tomada, entre um botão de toque, normalmente aberto, e os bornes comum (COM) e BOT da placa. Com o disjuntor desligado, o cabo e o botão você põe; a parte dentro do motor fica com o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ligar a botoeira, passo a passo", "Do botão à placa: a ordem da ligação"],
        slots: [
          [
            "O botão só encosta um fio no outro por um instante e nunca recebe 127 nem 220 V: tensão da rede nessa entrada queima a placa.",
            "A botoeira dá um toque sem energia própria. Se algum fio dela levar tensão da tomada, a entrada da placa queima.",
            "O comando é um contato seco, sem tensão, que fecha e solta. Por isso o cabo do botão não se mistura com o da rede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e confira que o motor não responde.",
          "Escolha o lugar: à vista da folha, abrigado e fora do alcance de crianças.",
          "Passe um cabo fino de dois fios até perto do motor, em conduíte separado da força.",
          "Ligue os dois fios nos terminais do botão; a ordem não importa.",
          "O técnico abre a tampa e prende as pontas no comum (COM ou GND) e no BOT.",
          "Com a tampa fechada e a passagem livre, religue e teste um toque.",
        ],
      },
      {
        about: "safety",
        headings: ["Erros que queimam a placa ou travam o portão", "Cuidados com a ligação"],
        slots: [
          [
            "Interruptor de luz não serve, porque fica ligado, e a placa entende um comando que não acaba. Fio da botoeira no mesmo conduíte da força pode acionar o portão sozinho.",
            "O primeiro erro é usar interruptor comum: ele não volta, e o portão deixa de obedecer aos controles. O segundo é passar o fio junto do cabo de força, que induz acionamentos.",
            "Botão que não volta, como o de luz, prende a placa num comando contínuo. Já o cabo que divide o conduíte com a rede faz o portão disparar sem toque.",
          ],
          [
            "A tampa do motor não é aberta pelo morador: ao lado dos bornes do botão ficam a rede e o capacitor, que dá choque mesmo com o disjuntor desligado.",
            "Dentro do motor, a entrada do botão fica perto da rede elétrica e do capacitor, que guarda carga. Essa ponta é sempre do técnico.",
            "Quem liga na placa é o técnico, porque ali há tensão da rede, e o capacitor conserva carga depois de desligado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa mandar instalar", "O que entra no valor"],
        slots: [
          [
            "Botão, cabo e instalação são orçados juntos, por foto, e o botão é barato. O que muda o valor é o cabo: a distância até o motor e o conduíte livre, ou a botoeira sem fio, que dispensa a passagem.",
            "Pagam-se o material e o serviço, num valor só, dado antes da visita. Botão custa pouco; passar fio longe ou em conduíte cheio é o que pesa, e a botoeira sem fio é a saída nesse caso.",
            "A mão de obra entra na mesma conta do botão e do fio. Quanto mais longe o botão, mais cabo; se não há por onde passar, a botoeira sem fio, gravada como um controle, resolve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar duas botoeiras?",
        answers: [
          "Sim: as duas vão na mesma entrada da placa, lado a lado, e qualquer uma abre. Todas precisam ser de toque.",
          "Pode, em paralelo na mesma entrada. Se uma delas travar, as outras param, e o teste é soltar uma por vez.",
        ],
      },
      {
        question: "Que cabo usar na botoeira?",
        answers: [
          "Um cabo fino de comando, de dois fios, como o de alarme ou de rede. Importa mais que ele não divida o conduíte com a força.",
          "Serve cabo de alarme, de telefone ou um par do cabo de rede, inteiro e sem emenda no piso.",
        ],
      },
      {
        question: "Liguei e o portão não parou mais de abrir. O que é?",
        answers: [
          "O botão não está soltando: há interruptor no lugar do botão de toque, ou fio encostado. Desligue o disjuntor e chame, para o técnico soltar o fio na placa.",
          "O contato ficou fechado, por botão errado, preso ou fio em curto. Corte a energia até o técnico isolar o fio.",
        ],
      },
      {
        question: "Como acho o borne da botoeira na minha placa?",
        answers: [
          "Ele costuma vir escrito BOT, PB ou START, ao lado do comum, COM ou GND. O manual do modelo da etiqueta mostra o desenho.",
          "Pelo manual da central, achado pelo modelo da etiqueta. Os nomes mudam com a marca, mas são sempre dois bornes, comum e botão.",
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
