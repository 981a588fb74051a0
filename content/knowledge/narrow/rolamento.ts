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
      "trocar rolamento motor",
      "trocar rolamento portão",
      "troca rolamento",
      "trocar rolamento motor preço",
      "trocar rolamento motor quanto",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço de trocar o rolamento depende do lugar. No motor, soma-se abrir a máquina na bancada, sacar e prensar a peça; na roldana, muitas vezes se troca a roda inteira, em par. Vídeo com o som e foto da etiqueta dão o valor.",
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
            "Motor aberto recebe os dois rolamentos, porque trabalharam o mesmo tempo.",
            "A máquina vai à bancada, e os rolamentos são trocados aos pares.",
          ],
          [
            "Na roldana, comparar com a roda inteira evita pagar mão de obra duas vezes.",
            "Roda de canal gasto não merece rolamento novo: troca-se inteira.",
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
            "Motor que já esquentou muito pode ter enrolamento danificado.",
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
        question: "Óleo resolve?",
        answers: ["Não. Óleo por fora não chega às esferas e junta poeira.", "Só disfarça. Rolamento gasto se troca."],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Roldana cabe numa visita; motor depende da bancada e da medida do rolamento.",
          "O prazo vem no orçamento, depois de saber o lugar do ruído.",
        ],
      },
      {
        question: "Por que o rolamento quebrou?",
        answers: [
          "Água, poeira ou peso da folha sobre o eixo, quando a cremalheira fica sem folga.",
          "Em geral, água no motor ou cremalheira apertada.",
        ],
      },
    ],
    photo: "um vídeo curto com o som do portão e a foto da etiqueta do motor",
  },
];
