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
      "como instalar botoeira",
      "como instalar botoeira portão",
      "instalar botoeira passo a passo",
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
        "O esquema da botoeira, o botão de parede, tem só dois fios: um vai ao comum da placa (COM ou GND) e o outro à entrada do botão (BOT). Use botão de toque, normalmente aberto, que volta sozinho. A ligação dentro do motor é do técnico, com o disjuntor desligado, porque ao lado há tensão da rede.",
        "Para ligar a botoeira na placa do motor, PPA ou outra, um fio vai ao borne comum (COM ou GND) e o outro ao borne da botoeira (BOT). O botão é de pulso, normalmente aberto. Você passa o cabo e fixa o botão; quem abre a tampa e liga na placa é o técnico, com o disjuntor desligado.",
        "Instalar o botão de abrir portão é ligar dois fios finos, que não levam tensão da tomada, entre um botão de toque e os bornes comum (COM) e BOT da placa. Com o disjuntor desligado, você passa o cabo e põe o botão. A parte dentro do motor fica com o técnico.",
        "A botoeira se liga no borne BOT e no comum da placa, escrito COM ou GND; em algumas centrais, o da botoeira aparece como PB ou START. São dois fios, e a ordem não importa. Com o disjuntor desligado, você passa o cabo até perto do motor, e o técnico prende as pontas na placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como ligar a botoeira, passo a passo", "Do botão à placa: a ordem da ligação"],
        slots: [
          [
            "O botão só encosta um fio no outro por um instante e nunca recebe 127 nem 220 V, porque tensão da rede nessa entrada queima a placa.",
            "A botoeira dá um toque e não tem energia própria. Se algum fio dela levar tensão da tomada, a entrada da placa queima.",
            "O comando da botoeira é um contato sem tensão, que fecha e solta. Por isso o cabo do botão não se mistura com o da rede.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e confira que o motor não responde.",
          "Escolha um lugar de onde se vê o portão, abrigado e fora do alcance de crianças.",
          "Passe um cabo fino de dois fios até perto do motor, em conduíte separado da força.",
          "Ligue os dois fios nos terminais do botão; a ordem não importa.",
          "O técnico abre a tampa e prende as pontas no comum (COM ou GND) e no BOT.",
          "Com a tampa fechada e a passagem livre, religue e teste com um toque.",
        ],
      },
      {
        about: "safety",
        headings: ["Erros que queimam a placa ou travam o portão", "Cuidados com a ligação da botoeira"],
        slots: [
          [
            "Interruptor de luz não serve, porque fica ligado, e a placa entende um comando que não acaba. Outro erro é passar o fio da botoeira no mesmo conduíte da força, o que pode acionar o portão sozinho.",
            "O primeiro erro é usar interruptor comum, que não volta: o portão deixa de obedecer aos controles. O segundo é passar o fio junto do cabo de força, que pode acionar o portão sozinho.",
            "Um botão que não volta, como o de luz, prende a placa num comando contínuo. Já o fio que divide o conduíte com a rede pode fazer o portão abrir sem ninguém tocar.",
          ],
          [
            "O morador não deve abrir a tampa do motor: ao lado dos bornes do botão ficam a rede e o capacitor, que pode dar choque mesmo com o disjuntor desligado.",
            "Dentro do motor, a entrada do botão fica perto da rede elétrica e do capacitor, que guarda carga. Essa ponta é sempre do técnico.",
            "Quem liga na placa é o técnico, porque ali há tensão da rede, e o capacitor conserva carga depois de desligado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa mandar instalar a botoeira", "O que entra no preço da botoeira"],
        slots: [
          [
            "Botão, cabo e instalação são orçados juntos, de graça, por foto, e o botão é a parte barata. O que muda o valor é a distância até o motor e haver conduíte livre. Sem caminho para o cabo, usa-se a botoeira sem fio.",
            "Você paga o material e o serviço num valor só, dado antes da visita. O botão custa pouco; passar fio longe ou em conduíte cheio é o que encarece, e nesse caso a botoeira sem fio é a saída.",
            "O preço junta botão, fio e mão de obra. Quanto mais longe o botão, mais cabo; se não há por onde passar, a botoeira sem fio, gravada como um controle, resolve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar duas botoeiras?",
        answers: [
          "Sim. As duas vão na mesma entrada da placa, em paralelo, e qualquer uma abre. Todas precisam ser de toque.",
          "Pode, em paralelo na mesma entrada da placa. Se uma delas prender o botão, as outras param de funcionar.",
        ],
      },
      {
        question: "Que cabo usar na botoeira?",
        answers: [
          "Um cabo fino de comando, de dois fios, como o de alarme ou um par do cabo de rede. O importante é que seja inteiro, sem emenda no piso.",
          "Serve cabo de alarme, de telefone ou um par do cabo de rede, inteiro e sem emenda no piso.",
        ],
      },
      {
        question: "Liguei e o portão não parou mais de abrir. O que é?",
        answers: [
          "O botão não está soltando: há um interruptor no lugar do botão de toque, ou um fio encostou no outro. Desligue o disjuntor e chame o técnico, que solta o fio na placa.",
          "O contato ficou fechado, por botão errado, botão preso ou fio em curto. Deixe o disjuntor desligado até o técnico isolar o fio.",
        ],
      },
      {
        question: "A botoeira sem fio é uma boa opção?",
        answers: [
          "É, quando não há por onde passar o cabo. Ela é gravada na central como um controle e usa pilha, que precisa ser trocada de tempos em tempos.",
          "Serve bem onde passar o cabo sai caro. Funciona como um controle preso à parede, com pilha, e depende do alcance até o motor.",
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
      "testar relé placa",
      "testar relé",
      "relé placa portão testar",
      "tensão bornes central",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para testar a placa do portão com multímetro, o técnico mede a tensão da rede, o fusível, a fonte, o capacitor e a saída para o motor, com a placa ligada. Por isso o teste não é caseiro: há 220 V e capacitor carregado sob a tampa; por fora, você confere disjuntor, controle e fotocélula.",
        "Testar placa de portão com multímetro é medir, nesta sequência, entrada de energia, fusível, fonte, capacitor e saída do motor. Quem faz é o técnico, porque parte se mede com a rede ligada; sem abrir a tampa, você testa disjuntor, LED, botoeira e controle.",
        "O relé da placa do portão se testa pelo que chega ao motor: com o comando dado, o técnico mede tensão na saída de abrir e depois na de fechar. Se o relé estala e a saída fica sem tensão, o contato dele queimou; se fica sempre com tensão, o contato colou. É medida com a rede ligada, por isso não é caseira.",
        "O teste da placa do portão com multímetro compara o que entra com o que sai: rede, fusível, fonte, capacitor e saída para o motor. Deixe essa parte com o técnico, pois a tampa esconde tensão e capacitor carregado, e faça antes as verificações de fora.",
        "Para testar a placa do portão eletrônico sem abrir a tampa, veja se há energia no disjuntor, aperte a botoeira uma vez e teste outro controle: muda de tudo, a suspeita é placa ou fusível; se o motor ronca, a placa mandou. O resto se mede com multímetro e rede ligada, e por isso é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Testes da placa sem abrir a tampa", "O que você confere antes do multímetro"],
        slots: [
          [
            "Estes testes não pedem ferramenta e já eliminam controle, sensor e energia, que imitam placa queimada. Anote o que acende e o que se ouve.",
            "Sem tirar nenhuma tampa, dá para separar a placa de outras causas mais baratas. Guarde o resultado para contar ao técnico.",
            "Antes de culpar a placa, confira por fora energia, comando e sensor. Cada resposta encurta a medição depois.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão está ligado.",
          "Olhe se algum LED do motor ou da fotocélula acende.",
          "Teste um controle com pilha nova e depois a botoeira.",
          "Escute, de longe, se há clique ou ronco ao comando.",
          "Com cheiro de queimado ou fumaça, desligue o disjuntor e não religue.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede na placa com multímetro", "A medição, ponto por ponto"],
        slots: [
          [
            "Com a placa ligada, ele mede a tensão que chega da rede e a da fonte, que alimenta receptor e fotocélula. Com tudo desligado e o capacitor descarregado, confere fusível, enrolamentos do motor e capacitância.",
            "Primeiro, energizada, lê-se a rede na entrada e a tensão da fonte, usada por sensor e receptor. Depois, sem energia e com o capacitor já sem carga, vêm a continuidade do fusível, o enrolamento e o valor do capacitor.",
            "A leitura começa ligada, na entrada da rede e na saída da fonte dos sensores. Em seguida se corta a energia, descarrega-se o capacitor e medem-se capacitância, fusível e bobinas do motor.",
          ],
          [
            "Por último vem o comando: se sai tensão para o motor e ele não gira, a falha é do motor ou do capacitor. Se nada sai, com entrada e fusível bons, a placa é a defeituosa.",
            "No comando de abrir e de fechar, tensão na saída com motor parado inocenta a placa. Entrada boa, fusível inteiro e saída zerada a condenam.",
            "O teste final aciona o portão: chega tensão ao motor e ele não anda, procura-se capacitor ou motor. Não chega nada, apesar de entrada e fusível em ordem, o defeito está na placa.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de placa com defeito", "Placa ou outra peça: como separar"],
        slots: [
          [
            "Silêncio total com energia no quadro, portão que anda num sentido só ou que se move sem comando levantam suspeita da placa. Fusível aberto, botoeira em curto e fotocélula cortada dão o mesmo quadro e custam menos.",
            "Desconfie dela quando há energia e nada responde, quando só abre ou só fecha, ou quando age sozinha. Antes, descarte fio da botoeira em curto, sensor sem sinal e fusível queimado, bem mais baratos.",
            "Motor mudo com disjuntor ligado, movimento em um só sentido e acionamento por conta própria apontam a placa. Os mesmos sinais aparecem com fusível, botoeira ou fotocélula ruim, e por isso a medição vem antes da compra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso testar o fusível da placa?",
        answers: [
          "Ele fica ao lado do capacitor, que guarda carga mesmo com o disjuntor desligado, por isso é teste de técnico. Fusível que queima de novo indica curto e nunca se troca por maior.",
          "Melhor não: para tirá-lo se abre a tampa, perto de capacitor carregado. Se um novo queima outra vez, há curto, e pôr um mais forte causa incêndio.",
        ],
      },
      {
        question: "Conserta a placa ou troca?",
        answers: [
          "Fusível, relé e trilha queimada às vezes se consertam, por menos que a placa nova. Oxidação espalhada ou processador queimado pede troca; o técnico diz os dois valores antes.",
          "Depende do dano: relé, fusível ou solda se repara e custa menos. Placa oxidada por água ou com o processador morto costuma ser trocada.",
        ],
      },
      {
        question: "Quanto custa o teste?",
        answers: [
          "A visita em casa parte de {price.preventive}, com medição, ajuste e limpeza, sem peças. Placa e capacitor são orçados à parte, pela foto da etiqueta do motor.",
          "Em residência, a visita com medição e regulagem começa em {price.preventive}, fora peças. Se a placa for trocada, o valor dela é informado antes.",
        ],
      },
      {
        question: "Dá para saber pela foto se a placa queimou?",
        answers: [
          "Às vezes, quando há marca escura ou zinabre, mas não abra a tampa para fotografar. Vídeo da tentativa e foto da etiqueta bastam para uma estimativa.",
          "Nem sempre, porque muito defeito não deixa marca. Um vídeo com som e a etiqueta do motor já permitem estimar sem abrir nada.",
        ],
      },
    ],
    photo: "um vídeo da tentativa, de longe e com som, e a foto da etiqueta do motor",
  },
];
