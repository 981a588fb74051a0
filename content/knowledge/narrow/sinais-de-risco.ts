import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What people see or hear, and that no other entry tells of. */
export const sinaisDeRisco: NarrowConcept[] = [
  {
    id: "portao-em-curto",
    broader: "disjuntor-cai",
    label: "Portão em curto",
    phrase: "o curto no portão",
    asks: [
      "portão em curto",
      "portão curto",
      "curto portão",
      "deu curto portão",
      "deu curto",
      "curto circuito portão",
      "curto circuito",
      "curto fiação portão",
      "curto fio portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão em curto fica desligado no disjuntor até alguém medir: a causa é fio descascado, água na placa ou na botoeira, ou motor com o enrolamento queimado. Não religue para testar, não abra a tampa e afaste todos da folha, que pode dar choque.",
        "Portão que deu curto se desliga no disjuntor, por um caminho seco, e não se religa. Se o disjuntor cai na hora, o curto está no fio ou no motor; se foi o DR, há fuga para a carcaça, com risco de choque: não encoste na folha de metal.",
        "Um curto no portão vem de cabo roído ou cortado, emenda molhada, placa ou bobina do motor. Com o disjuntor desligado, procure à vista fio derretido ou marca preta; o técnico acha o ponto medindo trecho por trecho.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Onde o curto costuma estar", "Fio, água, placa ou motor"],
        slots: [
          [
            "Cabo que atravessa o portão ou corre no chão perde a capa e encosta no ferro.",
            "Fio roído, prensado ou emendado com fita é o primeiro suspeito.",
          ],
          [
            "Depois de chuva ou lavagem, a água na botoeira, na fotocélula ou na placa fecha o circuito.",
            "Umidade na caixa do motor ou na botoeira dá curto que some quando seca e volta depois.",
          ],
          [
            "Bobina com verniz queimado e capacitor estourado derrubam o disjuntor assim que se aciona.",
            "Se só cai ao acionar, o suspeito é o motor ou o capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Sem tocar no portão"],
        slots: [
          [
            "Fumaça ou faísca que não cessa pede o 193, com todos longe.",
            "Se há chama, afaste todos e ligue 193; água não se joga em motor energizado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão por um caminho seco.",
          "Não toque na folha nem na coluna.",
          "Olhe de longe se há fio à mostra, marca preta ou água.",
          "Note se caiu o disjuntor ou o DR, e quando.",
          "Mande as fotos e espere a medição.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso religar uma vez para ver?",
        answers: [
          "Não com cheiro, água ou fio à mostra. Sem nada disso, uma única vez; caiu de novo, deixe desligado.",
        ],
      },
      {
        question: "O curto queima a placa?",
        answers: ["Pode queimar fusível, relé ou trilha. A medição diz se basta o fio ou se a placa foi junto."],
      },
      {
        question: "Como abro o portão desligado?",
        answers: [
          "De correr ou de abrir, reto e no nível, com a chave de destravamento. Basculante, só com o técnico.",
        ],
      },
    ],
    photo: "fotos do quadro, do fio ou da marca à vista e da etiqueta do motor",
  },
  {
    id: "portao-anda-sozinho-na-ladeira",
    broader: "abre-sozinho",
    label: "Portão anda sozinho no desnível",
    phrase: "o portão que anda sozinho no desnível",
    asks: [
      "andando sozinho ladeira",
      "anda sozinho ladeira",
      "corre sozinho ladeira",
      "desce sozinho ladeira correr",
      "correr anda sozinho",
      "correr desce sozinho",
      "correr escorrega",
      "portão escorrega sozinho",
      "portão corre sozinho",
      "anda sozinho desnível",
      "anda sozinho subida",
      "deslizante andando sozinho",
      "portão escorrega",
      "portão correr desce sozinho desnível",
      "deslizante inclinado anda sem motor",
      "portão anda sozinho descida",
      "destravei motor ladeira portão disparou",
      "ladeira portão disparou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de correr que anda sozinho na ladeira está solto do motor: destravado, com a engrenagem gasta ou a cremalheira afastada. Não fique no caminho da folha, calce-a com firmeza nos dois sentidos, desligue o disjuntor e não o destrave mais.",
        "O portão corre sozinho no desnível porque o motor não o segura: chave de destravamento aberta, dente comido ou cremalheira longe. Ninguém fica no caminho da folha; trave a chave, confira se ela ficou presa e peça o nivelamento do trilho, que é a causa de fundo.",
        "Folha de correr que anda sozinha no desnível está solta do motor, ganha força e derruba quem está perto. Afaste todos, calce as rodas e chame: corrige-se a trava do motor, os dentes e o nível do trilho.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha não fica parada", "Motor solto e trilho fora de nível"],
        slots: [
          [
            "O motor com redutor em ordem segura a folha mesmo sem energia; destravado, não segura nada.",
            "Motor travado é o freio da folha: se ela anda, ele está destravado ou com dente gasto.",
          ],
          [
            "Trilho com caída deixa o peso puxando sempre para um lado.",
            "Em rua inclinada o trilho precisa ficar no nível, com o piso acertado em volta.",
          ],
          [
            "Cremalheira afastada num trecho solta a folha só ali.",
            "Se ela escapa sempre no mesmo ponto, olhe a cremalheira naquele trecho.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Como deixar seguro"],
        slots: [
          [
            "Não tente segurar a folha no braço: centenas de quilos em descida não param.",
            "Ninguém segura a folha com o corpo; o calço vai na frente da roda.",
          ],
          [
            "Desligue o disjuntor e não destrave: no desnível a folha dispara.",
            "Em desnível não se destrava sem a folha presa dos dois lados.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Trava elétrica resolve?",
        answers: ["Ajuda a segurar fechado, mas não no meio do caminho. Primeiro se acertam motor, dentes e nível."],
      },
      {
        question: "Posso usar assim com cuidado?",
        answers: ["Não: a folha solta em descida derruba uma pessoa. Deixe calçada e desligada."],
      },
      {
        question: "Motor mais forte segura?",
        answers: [
          "Só se o atual estiver fora da capacidade. O comum é travar, trocar a engrenagem e nivelar o trilho.",
        ],
      },
    ],
    photo: "um vídeo de longe, e fotos do trilho de lado, do motor e da cremalheira",
  },
  {
    id: "faz-barulho-e-para",
    broader: "barulho",
    label: "Portão faz barulho e para",
    phrase: "o portão que faz barulho e para",
    asks: [
      "faz barulho parando",
      "faz barulho parou",
      "fez barulho parou",
      "barulho alto parando",
      "barulho alto parou",
      "barulho estranho parou",
      "deu barulho parou",
      "começou barulho parou",
      "fazendo barulho parou",
      "ronca parando",
      "estala parando",
      "estalou parou",
      "anda pouco faz barulho para",
      "barulho forte portão travou",
      "começa abrir faz barulho para",
      "folha trava depois barulho",
      "faz barulho desiste abrir",
      "portão ronca trava meio",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um portão que faz barulho e para encontrou algo que o segura: roldana ou rolamento travado, dente quebrado, folha presa ou motor sem força, que ronca até a central cortar. Pare de acionar, desligue o disjuntor e diga que som foi: ronco, estalo ou raspado.",
        "Portão que faz barulho e para mostra a peça pelo som: ronco é capacitor fraco ou folha presa; estalo é dente, corrente ou cabo; raspado é roldana ou trilho. Desligue o disjuntor e olhe de longe se a folha está reta antes de tentar de novo.",
        "Barulho seguido de parada é peça presa ou quebrada, ou motor sem força, e pede disjuntor desligado: insistir quebra engrenagem e queima motor. Se a folha ficou torta ou pesada, afaste todos; se está reta, o som mostra a peça.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O som aponta a peça", "Ronco, estalo ou raspado"],
        slots: [
          [
            "Ronco e parada: capacitor fraco, tensão baixa ou folha presa.",
            "Motor que ronca e corta luta contra o peso ou está sem partida.",
          ],
          [
            "Estalo seco e parada: dente da engrenagem, elo da corrente, cabo ou mola.",
            "Um estouro com a folha torta é cabo ou mola: ninguém chega perto.",
          ],
          [
            "Raspado e parada: roldana travada, trilho amassado ou folha no piso.",
            "Som de ferro arrastando é roda que não gira ou folha que desceu.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar sem energia", "Antes de tentar de novo"],
        slots: [
          [
            "Basculante parado no meio não se destrava nem se passa por baixo.",
            "No basculante, isole e chame: a folha pode descer.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Veja de longe se a folha está reta e se há peça no chão.",
          "No de correr, procure pedra no trilho e pó de nylon embaixo do motor.",
          "Se não há nada solto nem torto, religue e tente uma única vez, filmando com som.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Depois de um tempo ele volta a andar. Está bom?",
        answers: ["Não: pode ser o protetor térmico, que desarma com o motor forçado. A causa continua lá."],
      },
      {
        question: "Posso abrir na mão?",
        answers: ["De correr ou de abrir, reto e no nível, com o disjuntor desligado e a chave. Basculante, não."],
      },
      {
        question: "É o motor ou a folha?",
        answers: [
          "Solta do motor, a folha que anda leve inocenta a mecânica; pesada, o defeito está nela. Esse teste o técnico faz.",
        ],
      },
    ],
    photo: "um vídeo com som, feito de longe, e uma foto da etiqueta do motor",
  },
];
