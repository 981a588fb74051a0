import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const disjuntorCai: NarrowConcept[] = [
  {
    id: "dr-desarma",
    broader: "disjuntor-cai",
    label: "DR desarma com o portão",
    phrase: "o DR que desarma com o portão",
    asks: [
      "DR desarma",
      "DR desarmando",
      "DR cai",
      "DR caindo",
      "DR desliga",
      "derruba DR",
      "cai DR",
      "IDR desarma",
      "diferencial desarma",
      "motor DR",
      "portão DR",
    ],
    answers: {
      any: [
        "DR que desarma com o portão indica fuga de corrente para a carcaça ou para a terra: fio com a capa rompida, emenda molhada, água na central ou motor com isolação ruim. Não toque na folha e não tire o DR do circuito.",
        "Se o DR cai ao ligar ou acionar o portão, há risco de choque. Religue uma única vez, com todos longe da folha; caiu de novo, deixe desligado. O técnico mede a isolação de cada trecho até achar a fuga.",
        "Não tire o portão do DR: ele desarma quase sempre por umidade ou fio danificado, fugas pequenas que o disjuntor não vê, e sem ele o incômodo vira choque. Religue uma única vez, com todos longe da folha; caiu de novo, deixe o circuito do portão desligado até a medição.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por onde a corrente foge", "Fio, água ou isolação do motor", "O que faz o DR cair"],
        slots: [
          [
            "Fio esmagado pela folha ou roído no eletroduto encosta no metal e leva corrente à estrutura.",
            "A capa do cabo se gasta onde ele entra na coluna ou passa pela folha.",
            "Uma emenda com fita dentro do conduíte é o ponto de fuga mais comum.",
          ],
          [
            "Água na caixa do motor, na botoeira ou na fotocélula cria caminho até a terra, e o DR cai em dia de chuva.",
            "DR que só desarma com chuva procura-se nas caixas de emenda e na vedação.",
            "A umidade na central escoa corrente pela carcaça, mesmo com o motor parado.",
          ],
          [
            "Um enrolamento velho ou molhado perde isolação e faz o DR cair só quando o motor parte.",
            "Se desarma apenas ao acionar, o motor e o capacitor são medidos primeiro.",
            "Neutro trocado ou terra ligado ao neutro na instalação também derruba o DR.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Repare quando o DR cai", "Observação segura no quadro", "O que anotar antes de chamar"],
        slots: [
          [
            "Mãos secas, calçado seco e ninguém perto do portão são a condição do teste.",
            "Se houve formigamento ou choque, não teste: deixe desligado.",
            "Anote se chovia, porque é a pista que mais encurta o diagnóstico.",
          ],
        ],
        steps: [
          "Afaste todos da folha e da grade.",
          "Religue o DR uma única vez, sem acionar o portão.",
          "Caiu na hora: fuga na fiação ou na central. Deixe desligado.",
          "Ficou ligado: acione uma vez, de longe. Caiu, a suspeita é o motor.",
          "Desligue o circuito do portão e mande a foto do quadro fechado.",
        ],
      },
    ],
    keep: ["visit", "safety"],
    questions: [
      {
        question: "Posso tirar o DR só do portão?",
        answers: [
          "Não. É ele que evita choque grave em quem encosta na folha. A NBR 5410 pede essa proteção em circuitos de garagem de moradias.",
          "Não faça isso. O portão é metal e fica na chuva; sem DR, a fuga só aparece no choque.",
        ],
      },
      {
        question: "O próprio DR pode estar com defeito?",
        answers: [
          "Pode. O técnico testa o DR com o circuito do portão desconectado: se ele ainda cai, o problema é outro ou é dele.",
          "Sim, mas é menos comum que fuga. A troca só depois de medir a isolação.",
        ],
      },
      {
        question: "O DR do portão derruba a casa inteira. Como separo?",
        answers: [
          "Desligue o disjuntor do portão e religue o DR: a casa volta e o portão fica isolado. O ideal é um DR só para esse circuito.",
          "Com o disjuntor do portão desligado, o DR geral costuma se manter. Um eletricista pode separar os circuitos.",
        ],
      },
      {
        question: "Nobreak interfere no DR?",
        answers: [
          "Pode interferir, e o motor continua energizado por ele mesmo com o quadro desligado. Avise o técnico que há nobreak.",
          "Sim, conforme a ligação. Desligue também o nobreak antes de tocar em qualquer coisa.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz fechado e outra da etiqueta do motor",
  },
  {
    id: "disjuntor-cai-ao-acionar",
    broader: "disjuntor-cai",
    label: "Disjuntor cai ao acionar o portão",
    phrase: "o disjuntor que desarma quando o portão é acionado",
    intent: "repair",
    asks: [
      "portão derruba chave geral",
      "portão partida derruba chave geral",
      "estalo apaga luz",
      "estalo apaga luz casa",
      "portão apaga luz casa",
      "aciona portão apaga luz",
      "abre portão apaga luz casa",
      "portão cai luz casa",
      "disjuntor desarma aciono",
      "disjuntor cai aciono",
      "disjuntor desarma acionar",
      "disjuntor cai acionar",
      "desarma disjuntor quando aciona",
      "disjuntor desarma toda vez",
      "disjuntor cai toda vez",
      "disjuntor desarma abrir",
      "disjuntor desarma abre",
      "disjuntor cai abre",
      "disjuntor cai abrir",
      "disjuntor cai fechar",
      "disjuntor desarma fechar",
      "disjuntor cai aperto",
      "disjuntor desarma aperto",
      "disjuntor desliga abrir",
      "disjuntor desliga aperto",
      "disjuntor desarma controle",
      "disjuntor cai controle",
      "disjuntor desarma ligar motor",
      "disjuntor cai liga motor",
      "disjuntor cai quando motor",
      "disjuntor desarma quando motor",
      "aciono disjuntor",
    ],
    answers: {
      any: [
        "Disjuntor que cai só quando o portão fecha, e não quando abre, aponta o que muda nesse sentido: relé de fechar em curto, folha que prende ou pesa ao voltar, ou fio esmagado no fim do curso. Deixe desligado e não religue para testar; a visita que mede parte de {price.preventive} em casa, sem peças.",
        "Disjuntor que cai só quando o portão abre, e não quando fecha, aponta o que muda nesse sentido: relé de abrir em curto, folha que pesa na saída ou fio que encosta quando ela anda. Deixe desligado e não religue para testar; a visita que mede parte de {price.preventive} em casa, sem peças.",
        "Quando o disjuntor cai ao acionar o portão, há curto no motor, na placa ou em um fio, ou a folha está presa e o motor força. Deixe desligado e não religue para testar, porque cada tentativa pode queimar mais uma peça; a visita que mede parte de {price.preventive} em casa, sem peças.",
        "Portão que derruba o disjuntor ao acionar, ou dá um estalo e apaga a luz da casa, está em curto ou com fuga. Deixe o circuito do portão desligado, religue só o resto e não acione de novo; o técnico mede motor, placa e fiação. A visita em casa parte de {price.preventive}, sem peças.",

        "Se o disjuntor desarma só quando você aciona o portão, a falha está no motor, que pode estar em curto ou travado, no capacitor, que dá a partida, na folha presa ou no próprio disjuntor, fraco para o motor. Deixe desligado e não tente de novo; a medição separa as quatro causas.",
        "Disjuntor que desarma toda vez que o portão é acionado tem motor em curto ou travado, capacitor ruim, folha presa ou disjuntor fraco para a partida. Deixe desligado e não religue para testar; a visita que mede as quatro causas parte de {price.preventive} em casa, sem peças.",
        "Se cai o disjuntor ao acionar o portão, o motor puxa mais corrente do que devia: curto, capacitor, redutor ou folha presa. Não insista e não ponha disjuntor maior; desligado, ele espera a medição.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o disjuntor cair na hora de acionar", "Do motor travado ao disjuntor fraco"],
        slots: [
          [
            "Curto no enrolamento, na placa ou no cabo do motor derruba na hora, sem a folha sair do lugar.",
            "Queda instantânea, sem ronco, aponta curto no motor, na placa ou no cabo que alimenta os dois.",
          ],
          [
            "Ronco de um ou dois segundos antes de cair é motor travado: capacitor ruim, redutor preso ou folha que não anda.",
            "Se ronca antes de desarmar, o motor tenta partir e não consegue.",
          ],
          [
            "Disjuntor antigo, com borne frouxo ou dividido com chuveiro e bomba, cai com carga normal.",
            "Um circuito dividido com outro aparelho forte passa do limite na partida do motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar sem abrir nada", "O que anotar, sem religar"],
        slots: [
          [
            "Nada de tampa aberta: o que se observa é o som e o tempo até cair.",
            "Olhe e escute de fora; fio e placa são do técnico.",
          ],
        ],
        steps: [
          "Com o disjuntor desligado, veja se há trinco, cadeado ou pedra prendendo a folha.",
          "Veja se outro aparelho está no mesmo disjuntor.",
          "Lembre se caiu na hora ou depois de um ronco, sem religar para testar.",
          "Deixe desligado; para sair, só o de correr ou de abrir, plano e inteiro, se destrava com a chave.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso pôr um disjuntor mais forte no portão?",
        answers: ["Não. Ele protege o fio; um maior deixa o cabo esquentar e esconde o curto."],
      },
      {
        question: "O disjuntor do portão cai só às vezes. É o mesmo defeito?",
        answers: [
          "Costuma ser peso ou capacitor: em dia frio ou com a folha suja a partida demora e o disjuntor não espera.",
        ],
      },
      {
        question: "É perigoso ficar religando o disjuntor do portão?",
        answers: ["Sim. Em curto, cada religada aquece cabo e motor, e pode queimar o que ainda tinha conserto."],
      },
      {
        question: "E se o que cai é o DR, e não o disjuntor?",
        answers: [
          "Aí é fuga de corrente, em geral umidade no motor ou na botoeira. Não tire o DR do circuito: ele é o que evita o choque.",
        ],
      },
    ],
    photo: "a foto do quadro e da etiqueta do motor, e conte se caiu na hora ou depois de um ronco",
  },
];
