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
        "O DR desarma com o portão porque há fuga de corrente: fio com a capa rompida, emenda molhada, água na central ou motor com isolação ruim. A folha pode dar choque, por isso afaste todos e religue uma única vez. Se o DR cai de novo, deixe desligado; a medição em casa parte de {price.preventive}, sem peças.",
        "Se o DR, o dispositivo contra choque, cai por causa do motor do portão, a corrente está escapando por algum fio, emenda ou peça molhada. Tirar o DR só esconde o choque. Não toque na folha e religue uma vez; se ele cai, deixe desligado. A visita que mede cada trecho, em casa, parte de {price.preventive}, sem peças.",
        "Quando a casa ganha um DR e o portão passa a desarmar esse dispositivo, a fuga de corrente já existia e o disjuntor comum não via. A causa é umidade, fio danificado ou motor velho. Religue uma única vez, com todos longe da folha. A medição que acha o ponto custa a partir de {price.preventive} em residência, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Repare quando o DR cai", "Observação segura no quadro"],
        slots: [
          [
            "Faça isto com mãos e calçado secos e ninguém perto do portão. Se alguém sentiu choque ou formigamento, não teste e deixe desligado.",
            "O momento em que o DR cai mostra onde está a fuga. Se já houve choque ou formigamento na folha, não religue.",
            "Anote também se chovia, porque isso ajuda o técnico a achar o ponto. Depois de qualquer choque, não religue para testar.",
          ],
        ],
        steps: [
          "Afaste todos da folha e da grade.",
          "Religue o DR uma única vez, sem acionar o portão.",
          "Se ele cai na hora, a fuga está na fiação ou na central. Deixe desligado.",
          "Se ele fica ligado, acione o portão uma vez, de longe. Se cai então, a suspeita é o motor.",
          "Desligue o disjuntor do portão até a visita.",
        ],
      },
      {
        about: "causes",
        headings: ["Por onde a corrente foge no portão", "Fio, água ou isolação do motor"],
        slots: [
          [
            "Os pontos mais comuns são a emenda com fita dentro do conduíte e o fio esmagado onde entra na coluna. Em dia de chuva, o motivo costuma ser água na caixa do motor, na botoeira ou na fotocélula.",
            "A capa do cabo se gasta na coluna ou é roída dentro do eletroduto, e o fio encosta no ferro. Se o DR só cai com chuva, há água nas caixas de emenda ou na central.",
            "Fio roído, emenda úmida e caixa sem vedação dão caminho à corrente. O DR que cai apenas quando chove indica água na botoeira, no sensor ou no motor.",
          ],
          [
            "Se o DR cai só quando o motor parte, o enrolamento perdeu a isolação por idade ou umidade. Neutro trocado e fio terra ligado ao neutro também derrubam o DR.",
            "Quando o DR cai na partida, o motor e o capacitor são os suspeitos. Um erro de instalação, como neutro e terra juntos, tem o mesmo efeito.",
            "Motor velho ou molhado deixa escapar corrente ao partir, e o DR cai nessa hora. Neutro ligado no lugar errado também faz o DR cair.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Quanto custa achar e corrigir a fuga"],
        slots: [
          [
            "O técnico separa o quadro, a fiação, a central e o motor e mede a isolação de cada parte, sem energia. Refazer uma emenda ou vedar a caixa é o conserto mais barato e leva até {trade.smallRepair}. Cabo inteiro e motor custam mais.",
            "Cada trecho é medido desligado, até aparecer o que foge corrente. Emenda e vedação levam até {trade.smallRepair} e custam pouco. O cabo novo depende dos metros.",
            "A busca é feita por partes, com a energia cortada. O mais barato é a emenda refeita, em até {trade.smallRepair}; depois vem o cabo novo e, por último, o motor.",
          ],
          [
            "Se o motor perdeu a isolação, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor com o enrolamento em fuga é trocado, em residência, por {price.homeSwap}, já instalado.",
            "Quando a medição condena o motor, a troca residencial custa de {price.homeSwap}, com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar o DR só do portão?",
        answers: [
          "Não. O DR evita o choque grave em quem encosta na folha. A NBR 5410 pede essa proteção em áreas externas e garagens de moradias.",
          "Não faça isso. O portão é de metal e fica na chuva, e sem o DR a fuga só aparece no choque.",
        ],
      },
      {
        question: "O próprio DR pode estar com defeito?",
        answers: [
          "Pode. O técnico testa com o circuito do portão desligado do DR: se o DR continua caindo, o defeito é dele ou de outro circuito da casa.",
          "Sim, mas é menos comum que a fuga de corrente. O DR só é trocado depois de medir a isolação do circuito.",
        ],
      },
      {
        question: "O DR do portão derruba a casa inteira. Como separo?",
        answers: [
          "Desligue o disjuntor do portão e religue o DR: a casa volta, e o portão fica isolado. O ideal é um DR só para esse circuito, feito por eletricista.",
          "Com o disjuntor do portão desligado, o DR geral costuma ficar ligado. Depois do conserto, peça a um eletricista um DR só para o portão.",
        ],
      },
      {
        question: "Posso usar o portão na mão enquanto isso?",
        answers: [
          "O portão de correr ou de abrir, reto, sim, com o disjuntor desligado e a chave do motor. O basculante só se abre na mão se está em ordem e fechado.",
          "Com o circuito desligado, a folha reta de correr ou de abrir se move com a chave do motor. Basculante com algum defeito fica fechado até o técnico chegar.",
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
      "portão faz cair luz casa",
      "portão derruba energia casa",
      "portão derrubando energia casa",
      "portão derruba luz casa",
      "portão desliga luz casa",
      "portão derruba disjuntor geral",
      "abre portão cai luz casa",
      "aciona portão cai luz",
      "cai energia casa toda portão",
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
        "O disjuntor desarma toda vez que você aciona o portão porque o motor puxa corrente demais: ele está em curto, travado ou com o capacitor ruim, ou a folha está presa. Deixe o disjuntor do portão desligado e não religue para testar, pois cada tentativa pode queimar mais. A visita que mede tudo parte de {price.preventive} em casa, sem peças.",
        "Quando o disjuntor cai ao acionar o portão, a causa mais comum é motor em curto ou forçado, por folha presa ou capacitor ruim; às vezes o próprio disjuntor está gasto. Mantenha o circuito do portão desligado e não repita o comando. A medição em residência começa em {price.preventive}, fora peças.",
        "Se o portão faz um estalo e apaga a luz da casa, há um curto no motor, na placa ou no fio, forte o bastante para derrubar a chave geral. Desligue o disjuntor do portão, religue só o resto da casa e não acione de novo. A visita de medição parte de {price.preventive} em casa, sem peças.",
        "Disjuntor que desarma só quando o portão fecha tem a causa nesse sentido: relé de fechar em curto, folha presa na volta ou fio esmagado no fim do curso. Não tente de novo e deixe o disjuntor do portão desligado. O técnico mede motor, capacitor e fiação, em casa a partir de {price.preventive}, sem peças.",
        "Quando o disjuntor cai só ao abrir o portão, a causa costuma ser motor em curto, folha presa na saída, relé de abrir com defeito ou fio que encosta quando a folha anda. Não tente outra vez e deixe o circuito desligado. A medição em residência parte de {price.preventive}, fora peças.",
        "O portão que derruba a energia da casa tem curto ou fuga: fio descascado, água na caixa, placa ou motor em curto. Desligue só o disjuntor do portão e religue o geral; se a casa se mantém ligada, o defeito está no circuito dele. Não insista: a medição em residência parte de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que observar sem abrir nada", "O que anotar, sem religar"],
        slots: [
          [
            "O som que o motor fez antes da queda ajuda a achar o defeito, e basta lembrar da última vez. Fio, tampa e placa ficam para o técnico, porque onde há curto há risco de choque e de fogo.",
            "Lembre se houve ronco antes da queda, porque isso separa os defeitos. Não abra a tampa nem mexa em fios, já que o curto traz risco de choque.",
            "Não é preciso tentar outra vez: o que você ouviu antes de cair já orienta. Deixe quadro, fiação e motor fechados, pelo perigo de choque e de incêndio.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e deixe assim.",
          "Veja se trinco, cadeado ou pedra prende a folha.",
          "Veja se outro aparelho forte usa o mesmo disjuntor.",
          "Anote se ele caiu na hora ou depois de um ronco.",
          "Para sair, destrave com a chave apenas o portão de correr ou de abrir, se a folha está reta e o piso é plano.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o disjuntor cair na hora", "Do motor em curto ao disjuntor gasto"],
        slots: [
          [
            "Se ele cai na hora, sem a folha sair do lugar, há curto no motor, na placa ou no cabo. Se o motor ronca um ou dois segundos antes, ele não consegue partir, por capacitor ruim, redutor travado ou folha presa.",
            "Cair no mesmo instante, sem ronco, indica motor em curto, central queimada ou fio encostando em outro. Um ronco curto antes da queda mostra motor impedido de partir, por folha presa, engrenagem travada ou capacitor sem força.",
            "A queda imediata vem de curto no motor, na placa ou no cabo. A queda depois de um ronco vem do capacitor fraco, que é a peça da partida, do redutor duro ou da folha presa.",
          ],
          [
            "Também pode ser o próprio disjuntor, velho, com contato frouxo ou dividido com chuveiro e bomba. Trocar por um maior não resolve, porque ele protege o fio, e o cabo passa a esquentar.",
            "Às vezes o fraco é o disjuntor, gasto ou compartilhado com outro aparelho pesado. Nem assim se põe um de mais amperes sem medir, já que o fio ficaria sem proteção.",
            "Há casos em que o disjuntor envelheceu ou divide carga com bomba ou chuveiro. Ele se troca por outro na medida do fio; um maior, por conta própria, deixa o cabo esquentar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o curto", "O que se mede na visita"],
        slots: [
          [
            "Com tudo desligado, o técnico separa quadro, fiação, placa e motor e mede cada trecho, até achar o que está em curto ou com fuga. O que não passa na medição é trocado, com o valor aprovado antes.",
            "O circuito é dividido em partes, do quadro ao motor, e cada uma é testada sem energia. Assim o defeito aparece por eliminação, e só a peça condenada entra no orçamento.",
            "A medição isola um pedaço por vez: cabo, central, motor e disjuntor. Achado o trecho com curto ou fuga, você aprova o preço da peça e ela é substituída.",
          ],
          [
            "No fim, a corrente de partida é comparada com a etiqueta do motor e o portão faz ciclos seguidos. Fio danificado é trocado inteiro, sem emenda dentro do duto.",
            "Antes de encerrar, mede-se quanto o motor puxa ao partir e repete-se o abre e fecha. Cabo ferido dá lugar a outro inteiro, porque emenda escondida volta a falhar.",
            "O teste final confere a corrente na partida contra a da etiqueta, em vários ciclos. Se havia fio machucado, entra um novo de ponta a ponta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um disjuntor mais forte no portão?",
        answers: [
          "Não, porque o disjuntor protege o fio: um maior deixa o cabo esquentar e esconde o curto. A medida certa vem da bitola da fiação e da corrente do motor.",
          "Não. Com mais amperes ele deixa de cair, mas o defeito continua e o fio passa a esquentar, com risco de incêndio.",
        ],
      },
      {
        question: "O disjuntor do portão cai só às vezes. É o mesmo defeito?",
        answers: [
          "Costuma ser folha pesada ou capacitor: em dia frio ou com o trilho sujo, a partida demora e o disjuntor desarma. Umidade no fio também dá queda que vai e volta.",
          "Queda que vai e volta lembra capacitor cansado, folha pesada ou água na fiação em dia de chuva. Anote quando acontece, porque isso encurta a busca.",
        ],
      },
      {
        question: "É perigoso ficar religando o disjuntor do portão?",
        answers: [
          "É: em curto, cada religada aquece cabo e motor e pode queimar o que ainda tinha conserto. Deixe desligado até a medição.",
          "Sim, porque a corrente do curto passa de novo pelo fio a cada tentativa. Além do risco de fogo, a placa pode ir junto.",
        ],
      },
      {
        question: "E se o que cai é o DR, e não o disjuntor?",
        answers: [
          "Nesse caso há fuga de corrente, em geral por umidade no motor, na botoeira ou no fio. Não retire o DR do circuito, porque ele é a proteção contra choque.",
          "O DR acusa corrente escapando para a terra, quase sempre por água ou isolação gasta. Mantenha-o ligado ao circuito e o portão desligado até o conserto.",
        ],
      },
    ],
    photo: "a foto do quadro e da etiqueta do motor, e conte se caiu na hora ou depois de um ronco",
  },
];
