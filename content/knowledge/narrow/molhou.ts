import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const molhou: NarrowConcept[] = [
  {
    id: "nao-abre-com-chuva",
    broader: "molhou",
    label: "Não abre quando chove",
    phrase: "o portão que não abre com chuva",
    asks: [
      "trava chove",
      "trava chuva",
      "travou chuva",
      "não abre chuva",
      "não abre chove",
      "não funciona chuva",
      "parando chuva",
      "não abre molhado",
      "parou chuva",
      "parou funcionar chuva",
      "não funciona depois chuva",
      "parar chuva",
      "não fecha chuva",
      "chuva não funciona",
    ],
    answers: {
      any: [
        "Portão que não abre com chuva costuma ter água na placa, na botoeira, nas emendas ou na fotocélula. Desligue o disjuntor por um caminho seco e não religue para testar: molhado e com energia é que a placa queima.",
        "Portão que parou de funcionar depois da chuva tem água na placa, na botoeira ou nas emendas. Desligue o disjuntor e não religue úmido; mesmo que volte ao secar, a entrada de água precisa de vedação, porque cada molhada oxida mais a placa.",
        "Na chuva, o portão falha por umidade no comando ou na central, e às vezes porque o DR desarmou. Veja o quadro: DR caído é fuga de corrente e risco de choque, e ninguém toca na folha.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que a falha na chuva indica",
          "Mudo, sem fechar ou desarmando",
          "Chuva e portão parado: como ler o sintoma",
        ],
        slots: [
          [
            "Mudo de tudo, com disjuntor ligado, sugere água na placa ou no fusível.",
            "Sem som e sem luz, a umidade chegou à central ou à alimentação.",
            "Quando nem botoeira nem controle têm efeito, a caixa do motor é a suspeita.",
          ],
          [
            "Abre e não fecha é fotocélula molhada ou embaçada; seque a lente com pano e veja se volta.",
            "Se só o fechamento falha, olhe as lentes da fotocélula antes de tudo.",
            "Gota ou vapor na lente basta para a central recusar o fechamento.",
          ],
          [
            "Disjuntor ou DR caindo na chuva indica fuga por emenda ou fio molhado: deixe desligado.",
            "DR que desarma com a chuva protege de choque; religar várias vezes é perigoso.",
            "Queda do DR é aviso de corrente escapando, e o conserto vem antes do uso.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer enquanto chove", "Passos seguros com tudo molhado", "Antes de religar o portão"],
        slots: [
          [
            "Chão encharcado e portão de metal pedem distância até a energia estar cortada.",
            "O caminho até o quadro deve estar seco; se não estiver, espere.",
            "Nada de abrir a tampa para secar: há tensão e capacitor carregado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, de calçado e mãos secas.",
          "Veja se o DR desarmou e não insista em religar.",
          "Não toque na folha com o chão encharcado.",
          "Seco e com o disjuntor desligado, só portão de correr ou de abrir, reto e nivelado, se usa na mão.",
          "Fotografe o motor fechado e as caixas por onde a água pode entrar.",
        ],
      },
    ],
    keep: ["causes", "visit"],
    questions: [
      {
        question: "Motor de portão não é feito para chuva?",
        answers: [
          "É, com tampa, borracha e eletroduto em ordem. O que o derruba é vedação ressecada, água subindo pelo conduíte ou jato de mangueira.",
          "Sim, para chuva normal. Se falha sempre que chove, alguma vedação acabou.",
        ],
      },
      {
        question: "Posso cobrir o motor com plástico?",
        answers: [
          "Saco plástico fechado prende umidade e calor. O certo é borracha nova, tampa firme e entrada de cabos vedada.",
          "Não é bom: condensa água por dentro. Use a vedação própria do motor ou uma cobertura ventilada.",
        ],
      },
      {
        question: "O controle também pode ter molhado?",
        answers: [
          "Pode. Se a botoeira abre e o controle não, tire a pilha do controle, seque e teste outro.",
          "Sim, e é fácil descobrir: teste a botoeira com tudo seco. Se ela funciona, o problema é do controle.",
        ],
      },
      {
        question: "Seca e volta sozinho. Preciso consertar?",
        answers: [
          "Precisa. A oxidação avança a cada chuva e um dia a placa não volta. Limpar e vedar custa menos que trocar a central.",
          "Sim, enquanto ainda volta. O reparo cedo é limpeza e vedação; tarde, é placa nova.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da botoeira e das fotocélulas",
  },
  {
    id: "parou-depois-de-lavar",
    broader: "molhou",
    label: "Parou depois de lavar",
    phrase: "o portão que parou depois da lavagem",
    asks: [
      "parou lavar",
      "lavei portão",
      "lavou motor",
      "lavar motor",
      "lavadora motor",
      "mangueira motor",
      "lavar portão mangueira",
      "molhou lavando",
      "depois lavar garagem",
      "lavei garagem",
    ],
    answers: {
      any: [
        "Portão que parou depois de lavar tomou água na placa, na botoeira ou na fotocélula. Desligue o disjuntor agora, não religue para testar e não abra a tampa: com a energia cortada logo, muita placa se salva com limpeza e secagem.",
        "Lavou a garagem com mangueira ou lavadora e o portão parou? O jato entra por baixo e por trás do motor, onde a carcaça não veda. Corte a energia e espere a avaliação; religar molhado é o que queima.",
        "Motor de portão não se lava com mangueira: use pano úmido por fora, com o disjuntor desligado. Se já molhou, deixe sem energia; limpar e medir antes de ligar costuma custar menos que uma placa nova.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Lavou e parou: passos seguros", "Os primeiros minutos depois da água"],
        slots: [
          [
            "Cada minuto com energia e água dentro aumenta a oxidação e o risco de curto.",
            "O disjuntor desligado é o que mais ajuda a salvar a placa.",
            "Secador quente empurra água para dentro e não tira os sais que corroem.",
          ],
        ],
        steps: [
          "Desligue o disjuntor com as mãos e os pés secos.",
          "Não toque na folha enquanto o chão estiver molhado.",
          "Seque por fora com pano e deixe a tampa fechada.",
          "Seque as lentes da fotocélula e a face da botoeira.",
          "Espere o técnico medir antes de religar.",
        ],
      },
      {
        about: "care",
        headings: [
          "Como limpar o portão sem molhar o motor",
          "Lavagem da garagem: o que pode e o que não pode",
          "Como lavar a garagem sem molhar o motor",
        ],
        slots: [
          [
            "Desligue o disjuntor antes de lavar a garagem e só religue com tudo seco.",
            "Energia cortada durante a lavagem evita choque e curto se respingar.",
            "Lavar com o motor ligado põe água, metal e eletricidade no mesmo lugar.",
          ],
          [
            "Motor, botoeira e fotocélula se limpam com pano úmido; folha e piso, com água longe deles.",
            "A lavadora de pressão vence qualquer borracha: mantenha o jato longe do motor e do quadro.",
            "Pano úmido basta na carcaça; mangueira fica para a folha e o piso, a distância.",
          ],
          [
            "Borracha da tampa e entrada dos cabos devem estar inteiras, o que se confere na revisão.",
            "Se um respingo já parou o portão, a vedação está vencida e precisa ser trocada.",
            "Caixa de passagem sem dreno enche com a lavagem e leva água ao motor pelo eletroduto.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quanto tempo esperar para religar?",
        answers: [
          "Não há prazo seguro sem medir, porque a água fica sob os componentes. Deixe desligado até a limpeza e a medição.",
          "Só depois de medido. A carcaça seca engana: a umidade fica nos conectores.",
        ],
      },
      {
        question: "Lavei e o controle parou, mas a botoeira funciona. O que molhou?",
        answers: [
          "O receptor ou a antena, se ficam fora da caixa, ou o próprio controle. Com o disjuntor desligado, deixe secar e peça a conferência.",
          "Provavelmente o receptor ou a antena. A placa e o motor estão respondendo, o que é bom sinal.",
        ],
      },
      {
        question: "A garantia cobre?",
        answers: [
          "Água de lavagem costuma ficar fora da garantia. Em instalação nossa, mande fotos: se a causa for montagem, vale a garantia de {warranty.installation} do serviço.",
          "Em geral não, porque jato de água é uso indevido. Falha de vedação na instalação é avaliada à parte.",
        ],
      },
      {
        question: "Choveu depois e agora dá choque. O que faço?",
        answers: [
          "Desligue o disjuntor por um caminho seco e não toque no portão. Choque é fuga de corrente, e o reparo vem antes de qualquer uso.",
          "Ninguém encosta na folha. Corte a energia no quadro e chame; se alguém se feriu, ligue 192.",
        ],
      },
    ],
    photo: "uma foto do motor fechado e outra da etiqueta",
  },
];
