import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const rolamento: NarrowConcept[] = [
  {
    id: "trocar-rolamento-preco",
    broader: "rolamento",
    label: "Troca do rolamento: preço",
    phrase: "o preço da troca do rolamento",
    asks: [
      "rolamento preço",
      "rolamento valor",
      "rolamento quanto custa",
      "trocar rolamento preço",
      "trocar rolamento quanto",
      "trocar rolamento motor preço",
      "trocar rolamento motor quanto",
      "trocar rolamento motor valor",
      "trocar rolamento motor custa",
      "quanto custa trocar rolamento motor",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço de trocar o rolamento depende do lugar. No motor, soma-se abrir a máquina na bancada, sacar e prensar a peça; na roldana, muitas vezes se troca a roda inteira, em par. Vídeo com o som e foto da etiqueta bastam para o orçamento.",
        "Na troca do rolamento do motor de portão, a mão de obra pesa mais que a peça. Cobra-se o serviço de bancada e o par de rolamentos pela medida; se for na roldana, o valor inclui erguer a folha com segurança.",
        "Quanto custa trocar o rolamento sai depois de saber onde está o ruído: junto do motor ou andando com a folha. Mande um vídeo curto com o som e a foto da etiqueta, e o orçamento vem sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que muda no preço do rolamento",
          "Rolamento do motor ou da roldana",
          "Peça e mão de obra na troca do rolamento",
        ],
        slots: [
          [
            "No motor, o eixo é sacado, os dois rolamentos são trocados e as vedações, conferidas.",
            "Um motor aberto recebe os dois rolamentos, porque trabalharam o mesmo tempo.",
            "A máquina vai à bancada, e os rolamentos são trocados aos pares.",
          ],
          [
            "Na roldana, comparar com a roda inteira evita pagar mão de obra duas vezes.",
            "A roda de canal gasto não merece rolamento novo: troca-se inteira.",
            "Em roldana, o par de rodas novas costuma compensar.",
          ],
          [
            "Água que entrou no motor ou cremalheira apertada entra no orçamento como causa a corrigir.",
            "A causa do desgaste é corrigida junto e aparece em item separado.",
            "Sem vedar a água ou aliviar o eixo, o rolamento novo dura pouco.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar o rolamento ou o motor", "Quando compensa trocar o rolamento", "Conserto ou motor novo"],
        slots: [
          [
            "Compensa em motor com enrolamento e redutor bons.",
            "Se só há ronco e o motor não esquenta, a troca resolve.",
            "Rolamento trocado cedo salva eixo e enrolamento.",
          ],
          [
            "Se o eixo gastou ou o rotor arrasta, compare com a troca do motor, de {price.homeSwap} em casa.",
            "Eixo com folga ou rotor raspando leva à comparação com motor novo.",
            "Um motor que já esquentou muito pode ter enrolamento danificado.",
          ],
          [
            "Perto de {trade.life} de uso, peça os dois valores.",
            "A idade do motor decide em caso de empate.",
            "Em motor antigo sem peça, o novo sai melhor.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Posso usar o portão com o rolamento roncando?",
        answers: [
          "Por pouco tempo e o mínimo possível. Se o motor esquenta ou trava, desligue o disjuntor.",
          "Evite: rolamento que trava queima o enrolamento.",
        ],
      },
      {
        question: "Óleo resolve rolamento com barulho?",
        answers: ["Não. Óleo por fora não chega às esferas e junta poeira.", "Só disfarça. Rolamento gasto se troca."],
      },
      {
        question: "Quanto tempo leva a troca do rolamento?",
        answers: [
          "A roldana cabe numa visita; o motor depende da bancada e da medida do rolamento.",
          "O prazo vem no orçamento, depois de saber o lugar do ruído.",
        ],
      },
      {
        question: "Por que o rolamento do motor quebrou?",
        answers: [
          "Água, poeira ou peso da folha sobre o eixo, quando a cremalheira fica sem folga.",
          "A causa, em geral, é água no motor ou cremalheira apertada.",
        ],
      },
    ],
    photo: "um vídeo curto com o som do portão e a foto da etiqueta do motor",
  },
  {
    id: "trocar-rolamento",
    broader: "rolamento",
    label: "Rolamento ruim: troca",
    phrase: "a troca do rolamento ruim",
    asks: [
      "trocar rolamento",
      "troca rolamento",
      "trocar rolamento motor",
      "trocar rolamento portão",
      "como trocar rolamento",
      "substituir rolamento",
      "rolamento ruim",
      "rolamento quebrado",
      "rolamento quebrou",
      "rolamento gasto",
      "rolamento estourou",
      "rolamento travado",
      "rolamento travou",
      "rolamento enferrujado",
      "sintomas rolamento",
      "sinais rolamento",
      "rolamento pivotante",
      "rolamento dobradiça",
      "conserto rolamento",
      "conserto rolamento basculante",
      "conserto rolamento correr",
      "rolamento quebrado portão como troca",
      "rolamento portão ruim como feita troca",
    ],
    intent: "repair",
    answers: {
      any: [
        "Rolamento ruim de portão se troca, e o lugar decide o serviço: no motor, o eixo sai na bancada; na roldana, muitas vezes vai a roda inteira, em par; no portão de abrir, é o da dobradiça ou do pivô, com a folha escorada. O valor sai por vídeo com som.",
        "A troca do rolamento começa por achar onde ele está: ronco junto do motor é do eixo; um estalo que anda com a folha é da roldana; o rangido no canto do portão de abrir é do pivô. O óleo só disfarça; a peça nova tem a mesma medida da velha.",
        "Rolamento com ronco, folga ou travado não se recupera com graxa: troca-se por outro de mesma numeração, de preferência vedado. O técnico apoia a folha ou abre o motor, monta sem pancada e corrige a água ou o peso que o gastou.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como o rolamento é trocado",
          "Motor, roldana ou pivô: a troca em cada um",
          "O serviço, conforme o lugar",
        ],
        slots: [
          [
            "No motor, o técnico desliga o circuito, tira a máquina, saca o rolamento velho e prensa o novo nas duas pontas do eixo.",
            "O rolamento de motor é serviço de bancada, com sacador, e os dois se trocam juntos.",
            "Dentro do motor, a troca pede desmontagem, e a graxa e as vedações são conferidas na mesma hora.",
          ],
          [
            "Na roldana do portão de correr, a folha é erguida com apoio dos dois lados, e compara-se o rolamento com a roda completa.",
            "Se o canal da roldana está comido, vai a roda inteira, sempre aos pares.",
            "Uma roda boa recebe só o rolamento; a roda gasta é trocada com ele, com a folha apoiada.",
          ],
          [
            "No portão de abrir, dobradiça ou pivô com rolamento só se solta com a folha calçada, e depois se acerta o prumo.",
            "A folha de abrir é calçada antes de soltar o pivô, porque o peso todo está nele.",
            "Trocado o pivô, confere-se se a ponta da folha não caiu e se o braço do motor continua alinhado.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Trocar o rolamento, a roda ou o motor",
          "Até onde vale trocar só o rolamento",
          "Rolamento, roldana ou motor novo",
        ],
        slots: [
          [
            "Vale trocar só o rolamento quando eixo, canal da roda e carcaça estão bons.",
            "Se a sede do rolamento gastou, a peça nova fica com folga e não compensa.",
            "Eixo marcado ou roda com canal fundo pede a peça inteira.",
          ],
          [
            "Em motor no fim da vida, de {trade.life}, peça também o valor da troca, de {price.homeSwap} em casa.",
            "Um motor que ronca, esquenta e vaza junto merece a comparação com um novo, de {price.homeSwap} em casa.",
            "Quando o rotor já arrasta por dentro, a troca do motor, de {price.homeSwap} em casa, costuma vencer.",
          ],
        ],
      },
    ],
    keep: ["signs", "causes", "check"],
    questions: [
      {
        question: "Quanto custa trocar o rolamento do portão?",
        answers: [
          "A peça custa pouco; pesa a mão de obra de abrir o motor ou erguer a folha. Um vídeo com som e a etiqueta bastam para o orçamento, que é grátis.",
          "O preço depende do lugar: roldana, pivô ou motor. O orçamento vem por vídeo e foto, sem custo.",
        ],
      },
      {
        question: "Posso trocar o rolamento em casa?",
        answers: [
          "Não: na roldana e no pivô a folha pode tombar, e no motor há fiação e capacitor carregado.",
          "Deixe com o técnico. O risco é a folha sem apoio, e a pancada na montagem estraga o rolamento novo.",
        ],
      },
      {
        question: "Passar óleo no rolamento resolve?",
        answers: [
          "O óleo resolve por alguns dias. Esfera gasta ou quebrada volta a roncar, e o óleo ainda junta areia.",
          "Não. Ele muda o som e esconde o defeito; a saída é a troca.",
        ],
      },
      {
        question: "Dá para usar o portão até lá?",
        answers: [
          "Evite. Um rolamento travado esquenta o motor ou tira a folha do trilho; se a roda arrasta, pare já.",
          "Só o mínimo, e nada se a folha inclina ou a roda não gira.",
        ],
      },
    ],
    photo: "um vídeo com o som de um ciclo, gravado de longe, e uma foto da etiqueta do motor",
  },
];
