import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Small failures that are typed in a hurry, each with its own cause: what came loose, what slips, what closes too soon. */
export const sintomasDoDia: NarrowConcept[] = [
  {
    id: "parafuso-da-cremalheira-solta",
    broader: "cremalheira",
    label: "Parafuso da cremalheira que solta",
    phrase: "o parafuso da cremalheira que vive soltando",
    asks: combine(
      ["parafuso cremalheira", "parafusos cremalheira", "cremalheira parafuso"],
      [...["solta", "soltando", "frouxo", "caiu", "afrouxa", "soltou", "toda hora", "não segura", "espanou"]],
    ),
    intent: "repair",
    answers: {
      any: [
        "Parafuso de cremalheira que vive soltando mostra vibração: folga errada com a engrenagem, barra desalinhada ou furo gasto na folha. Apertar só adia; reaperte com arruela de pressão ou porca travante, depois de acertar a folga de {rack.clearance}.",
        "Se o parafuso da cremalheira solta toda hora, a barra está batendo na engrenagem ou o furo já não segura. Com o disjuntor desligado, reaperte e veja se a folga é igual de ponta a ponta; furo gasto pede parafuso passante ou calço soldado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o parafuso afrouxa", "O que solta o parafuso"],
        slots: [
          [
            "Barra baixa demais leva pancada da engrenagem a cada dente, e a vibração afrouxa a rosca.",
            "Cada dente apertado dá uma pancadinha na barra, e a rosca vai cedendo.",
          ],
          [
            "Parafuso autobrocante em chapa fina come o furo; em tubo, falta porca do outro lado.",
            "Em chapa fina o furo alarga, e nem parafuso novo segura.",
          ],
          [
            "Folha que balança por roldana gasta também solta a barra.",
            "Roldana gasta faz a folha balançar e leva a cremalheira junto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Reapertar do jeito certo", "O que dá para fazer em casa"],
        slots: [
          [
            "Só com a energia cortada: mão perto da engrenagem pede disjuntor desligado.",
            "Guarde os controles e desligue o disjuntor antes de pôr a mão na barra.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, destrave o motor e mova a folha na mão.",
          "Veja se a folga com a engrenagem é a mesma nas duas pontas e no meio.",
          "Onde está baixa, suba o gomo até a folga de {rack.clearance} e aperte.",
          "Use arruela de pressão ou porca travante; cola de rosca também ajuda.",
          "Furo que não segura: pare e peça parafuso passante ou calço soldado.",
          "Trave o motor, religue e assista a um ciclo de longe.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso soldar a cremalheira para não soltar mais?",
        answers: [
          "A de aço, sim, com os fios da central soltos antes da solda; a de nylon, não. Soldada, ela não se regula mais.",
        ],
      },
      {
        question: "Com um parafuso faltando dá para usar o portão?",
        answers: ["Por pouco tempo: o gomo cede ali, e a engrenagem pula e quebra dente."],
      },
    ],
    photo: "fotos do ponto que solta, da cremalheira junto ao motor e da folha por dentro",
  },
  {
    id: "folga-no-eixo-do-motor",
    broader: "redutor",
    label: "Motor do portão com folga no eixo",
    phrase: "a folga no eixo do motor",
    asks: [
      ...["folga eixo motor", "folga eixo", "eixo folga", "motor folga", "motor portão folga", "eixo motor balançando"],
      ...["eixo motor solto", "eixo motor bambo", "engrenagem balançando eixo", "pinhão folga eixo"],
    ],
    intent: "repair",
    answers: {
      any: [
        "Folga no eixo do motor do portão é rolamento, bucha ou chaveta gastos; o pinhão passa a dançar na cremalheira, estala e come os dentes. Pare de forçar: rolamento e chaveta se trocam; eixo ou carcaça gastos pedem comparar com a troca, de {price.homeSwap} em casa.",
        "Motor de portão com folga no eixo perdeu rolamento ou bucha, quase sempre por cremalheira apertada ou folha pesada apoiada nele. Desligue o disjuntor, veja se a folga é do eixo ou só do pinhão solto e mande um vídeo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folga do eixo ou do pinhão", "Como conferir com a energia cortada"],
        slots: [["O teste é com o disjuntor desligado e sem abrir o motor.", "Confira por fora, sem energia."]],
        steps: [
          "Desligue o disjuntor.",
          "Balance o pinhão de leve: se só ele mexe, é parafuso ou chaveta.",
          "Se o eixo mexe junto, é rolamento ou bucha.",
          "Veja se a base do motor está firme: parafuso solto imita folga no eixo.",
          "Procure óleo embaixo, sinal de retentor gasto junto.",
        ],
      },
      {
        about: "causes",
        headings: ["O que abre folga no eixo", "Por que o eixo folgou"],
        slots: [
          [
            "Cremalheira baixa põe o peso da folha em cima do pinhão, e o rolamento cede.",
            "Sem a folga de {rack.clearance} na cremalheira, o eixo carrega a folha.",
          ],
          [
            "Batida no fim do curso e folha torta fazem o resto.",
            "Pancada no batente e água pelo retentor aceleram o desgaste.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor", "Quando o reparo compensa"],
        slots: [
          [
            "Rolamento, chaveta e retentor compensam; o serviço é de bancada.",
            "Com a carcaça boa, troca-se rolamento e retentor na bancada.",
          ],
          [
            "Se o rolamento gira dentro da carcaça, a sede gastou, e a peça nova volta a folgar.",
            "Sede gasta na carcaça não segura rolamento novo: aí o motor não compensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com folga no eixo?",
        answers: ["Pouco, e só se não estala: a cada abertura o pinhão gasta a cremalheira também."],
      },
      {
        question: "Quanto de folga no eixo é normal?",
        answers: ["Quase nada para os lados. Um pequeno giro até o dente encostar é normal; balanço para cima, não."],
      },
    ],
    photo: "um vídeo do eixo sendo balançado, com o disjuntor desligado, e uma foto da etiqueta",
  },
  {
    id: "tirar-portao-do-trilho",
    broader: "deslizante",
    label: "Como tirar o portão de correr do trilho",
    phrase: "a retirada da folha do trilho",
    asks: combine(
      ["tirar", "remover", "retirar", "desmontar", "levantar"],
      [...["portão correr trilho", "portão deslizante trilho", "folha trilho", "portão correr", "portão trilho"]],
    ),
    intent: "how-to",
    answers: {
      any: [
        "O portão de correr sai do trilho erguido por duas ou mais pessoas, com o motor solto, a cremalheira livre e escora dos dois lados, depois de abrir a guia de cima. Sozinho não se faz: sem a guia, a folha de centenas de quilos tomba.",
        "Para tirar o portão de correr do trilho, o serralheiro desliga e solta o motor, escora a folha, solta batente e guia superior e a ergue com macaco ou equipe. Não tente sem escora: a guia é o que impede o tombo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A retirada, na ordem", "Como o serralheiro faz"],
        slots: [
          [
            "A ordem importa: a guia de cima é a última coisa a soltar.",
            "Com três pessoas e escoras prontas, nesta ordem:",
          ],
        ],
        steps: [
          "Desligar o disjuntor, destravar o motor e conferir que a folha corre livre.",
          "Afastar o motor ou soltar a cremalheira que passa sobre ele.",
          "Escorar a folha dos dois lados, com o portão fechado.",
          "Tirar o batente do fim do trilho.",
          "Com todos segurando, soltar a guia superior.",
          "Erguer por igual, tirar as rodas do trilho e deitar a folha com calma.",
        ],
      },
      {
        about: "safety",
        headings: ["Precisa mesmo tirar?", "O que se resolve com a folha no lugar"],
        slots: [
          [
            "Para trocar roldana basta erguer uma ponta de cada vez, sem tirar a folha.",
            "Roda e rolamento se trocam com a folha escorada no lugar.",
          ],
          [
            "Trilho em trecho também se conserta com a folha de lado, no próprio curso.",
            "Muitas vezes a folha corre para um lado e o trilho é refeito no outro.",
          ],
          [
            "Se ela já saiu sozinha, não tente devolver: afaste as pessoas e chame.",
            "Folha que já saiu do trilho fica escorada até o técnico chegar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantas pessoas para tirar um portão de correr?",
        answers: ["Depende do peso: em folha de ferro de garagem, três ou mais, com escora e macaco."],
      },
      {
        question: "Vocês tiram e recolocam o portão no trilho?",
        answers: ["Sim, com a regulagem do motor no fim. Mande fotos da folha, da guia e do trilho."],
      },
    ],
    photo: "fotos da folha inteira, da guia de cima, das rodas e do motor",
  },
  {
    id: "fecha-sozinho-depois-de-segundos",
    broader: "regulagem",
    label: "Portão que fecha sozinho depois de alguns segundos",
    phrase: "o portão que fecha sozinho depois de alguns segundos",
    asks: [
      ...["fecha sozinho depois segundos", "fecha sozinho segundos", "fecha automático depois segundos"],
      ...["fecha sozinho depois alguns segundos", "fecha sozinho depois minuto", "fecha sozinho rápido demais"],
      ...["fecha sozinho depois abrir", "abre depois fecha sozinho segundos"],
    ],
    intent: "question",
    answers: {
      any: [
        "Portão que fecha sozinho depois de alguns segundos está com o fechamento automático ligado: é uma função da central, com tempo de pausa ajustável, e não um defeito. Dá para aumentar a pausa ou desligar a função; a fotocélula tem de estar funcionando.",
        "Fechar sozinho depois de alguns segundos é a pausa programada na central. Em casa se usam em geral de 15 a 30 segundos; o técnico aumenta, diminui ou desliga, e testa a fotocélula, que evita fechar sobre o carro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como mudar ou desligar a pausa", "Pausa maior, menor ou nenhuma"],
        slots: [
          [
            "O ajuste fica na placa, por botão, chave ou menu, e o manual do modelo mostra qual.",
            "Na placa há um ajuste de pausa: com ele em zero, o portão só fecha por comando.",
          ],
          [
            "Sob a tampa há tensão da rede: se o ajuste não é por aplicativo ou botão externo, deixe com o técnico.",
            "Em algumas linhas o ajuste é pelo aplicativo; nas outras, quem abre a tampa é o técnico.",
          ],
          [
            "Com pausa curta, o carro que para no vão depende só da fotocélula: teste-a todo mês.",
            "Quanto menor a pausa, mais importa a fotocélula limpa e alinhada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Começou sem ninguém ter programado", "Quando não é a função"],
        slots: [
          [
            "Se começou de repente, alguém apertou a placa, ou ela voltou ao padrão de fábrica depois de um surto.",
            "Queda de luz ou botão apertado sem querer pode ter ligado a função.",
          ],
          [
            "Se fecha em tempos diferentes, sem padrão, há comando falso: botoeira úmida, controle preso ou vizinho na mesma frequência.",
            "Tempo que muda a cada vez não é pausa: é botoeira, controle preso ou placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como deixo o portão aberto por mais tempo?",
        answers: [
          "Há central com comando de manter aberto; nas outras, o técnico aumenta a pausa ou desliga a função, e você fecha pelo controle.",
        ],
      },
      {
        question: "Desligar o fechamento automático apaga os controles?",
        answers: ["Não, se for feito no ajuste certo. Apertar botões ao acaso pode apagar."],
      },
    ],
    photo: "a foto da etiqueta do motor e das fotocélulas, se houver",
  },
  {
    id: "correr-nao-tranca",
    broader: "deslizante",
    label: "Portão de correr que não tranca direito",
    phrase: "o portão de correr que não tranca",
    asks: [
      ...combine(
        ["portão correr", "portão deslizante"],
        [...["não tranca", "não trava fecha", "não encaixa", "não fecha direito tranca", "fica frouxo fechado"]],
      ),
      ...["portão não tranca direito", "portão não tranca fecha", "portão automático não tranca"],
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que fecha e não tranca direito para antes do batente, está com o motor destravado ou com a trava desalinhada. Desligue o disjuntor e empurre de leve: se a folha anda, é destrave ou engrenagem; se só sobra fresta, é fim de curso.",
        "Se o portão de correr não tranca quando fecha, veja três coisas: a chave de destravamento na posição travada, o ponto de parada encostado no batente e o pino da trava elétrica no centro do furo. Até acertar, use ferrolho com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde está a folga", "O que conferir agora"],
        slots: [
          [
            "Com o disjuntor desligado, um empurrão leve já separa os casos.",
            "O teste é sem ferramenta e com a energia cortada.",
          ],
        ],
        steps: [
          "Feche pelo controle e veja se a folha encosta no batente.",
          "Desligue o disjuntor e confira a chave ou alavanca de destravamento.",
          "Empurre de leve: poucos milímetros é folga normal dos dentes.",
          "Se houver trava elétrica, veja se o pino entra no furo sem raspar.",
          "Se cede, passe ferrolho ou cadeado e deixe o disjuntor desligado.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se acerta", "O conserto conforme a causa"],
        slots: [
          [
            "Fresta no fim: o ímã do fim de curso é movido ou o percurso regravado, até a folha encostar sem bater.",
            "Se para antes, acerta-se o fim de curso; se bate e volta, a força.",
          ],
          [
            "Folha que anda travada: pinhão, cremalheira ou coroa gastos.",
            "Se a folha corre com o motor travado, há dente gasto ou destrave ruim.",
          ],
          [
            "Em rua movimentada, a trava elétrica soma segurança, com pino alinhado e saída na central.",
            "Trava elétrica ajuda depois de tudo regulado; antes, o pino não encontra o furo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de correr tranca sozinho?",
        answers: ["Tranca: o redutor não gira de volta, e a folha não anda sem destravar. Se anda, há defeito."],
      },
      {
        question: "Posso pôr cadeado no portão com motor?",
        answers: ["Só com o disjuntor desligado: acionado contra o cadeado, o motor quebra a engrenagem."],
      },
    ],
    photo: "fotos da folha fechada junto ao batente, do motor e da trava, se houver",
  },
  {
    id: "esquenta-com-pouco-uso",
    broader: "esquenta",
    label: "Motor que esquenta com poucas aberturas",
    phrase: "o motor que esquenta com pouco uso",
    asks: combine(
      ["esquenta", "esquentando", "quente", "aquecendo", "fervendo"],
      [
        ...["poucas aberturas", "pouco uso", "duas aberturas", "abre duas vezes", "uma abertura", "primeira abertura"],
        ...["logo", "rápido", "poucos ciclos"],
      ],
    ),
    intent: "repair",
    answers: {
      any: [
        "Motor de portão que esquenta muito em poucas aberturas está forçando: folha pesada ou presa, capacitor fraco, tensão errada ou fim de curso que não desliga. Desligue o disjuntor, deixe esfriar e não insista; insistir queima o enrolamento.",
        "Esquentar muito com poucas aberturas não é normal: morno, tudo bem; sem conseguir encostar a mão, há esforço demais. As causas, na ordem: folha pesada, capacitor, motor que continua ligado depois de fechar e tensão baixa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que esquenta o motor tão depressa", "Peso, capacitor, fim de curso ou tensão"],
        slots: [
          [
            "Folha que pesa na mão é a causa mais comum: roldana, trilho, dobradiça ou contrapeso.",
            "A folha vem primeiro: se ela pesa na mão, o motor só está avisando.",
          ],
          [
            "Capacitor fraco faz o motor partir devagar e aquecer parado; trocado, o calor costuma sumir.",
            "Partida lenta com ronco, e depois calor, é capacitor no fim.",
          ],
          [
            "Motor que continua ligado depois de a folha encostar ferve: o fim de curso não está cortando.",
            "Escute depois de fechar: se o motor ainda zumbe, o fim de curso não desligou.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Verificação sem abrir a tampa"],
        slots: [
          [
            "Não jogue água nem abra a tampa para esfriar.",
            "Sem pano molhado e sem novas tentativas enquanto estiver quente.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere esfriar por completo.",
          "No portão de correr ou de abrir, reto e firme, destrave e mova na mão: tem de andar leve.",
          "Basculante não se destrava: veja de longe se sobe reto.",
          "Varra o trilho e tire o que prende.",
          "Trave, religue e acione uma vez: escute se o motor silencia no fim.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O motor desliga sozinho quando esquenta. Queimou?",
        answers: [
          "Não ainda: muitos têm protetor térmico, que corta e volta ao esfriar. Se acontece com pouco uso, procure a causa.",
        ],
      },
      {
        question: "Motor pequeno para o portão esquenta?",
        answers: ["Esquenta. Se a folha anda leve e ele ainda ferve, a potência pode estar abaixo do peso."],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e um vídeo de um ciclo, com som",
  },
];
