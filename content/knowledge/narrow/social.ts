import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const social: NarrowConcept[] = [
  {
    id: "social-automatico-preco",
    broader: "social",
    label: "Portão social automático: preço",
    phrase: "o preço do portão social automático",
    asks: [
      "social automático preço",
      "portão social preço",
      "portão social quanto custa",
      "automatizar portão social",
      "pedestre automático preço",
      "motor portão social",
      "fechadura portão social preço",
      "social automático quanto custa",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do portão social automático depende do que abre a porta: fechadura elétrica com interfone é o mais simples; eletroímã pede fonte com bateria; motor só entra por acessibilidade ou folha pesada. O valor sai por foto, sem custo.",
        "Portão social automático quase nunca precisa de motor: fechadura elétrica, mola que fecha e um comando bastam. O preço soma fechadura, acesso escolhido, fiação e o acerto da folha, com orçamento por foto da entrada.",
        "Para automatizar o portão social, conte fechadura elétrica ou eletroímã, botão, interfone ou tag e a mola aérea. Motor de abrir encarece e só compensa quando alguém não pode empurrar a folha. Mande fotos do portão e da fechadura.",
      ],
      question: [
        "Motor no portão social vale a pena quando alguém não pode empurrar a folha ou o fluxo é grande; nos outros casos, fechadura elétrica com mola aérea resolve por menos. O valor dos dois sai por foto.",
        "Na maioria das casas, não: fechadura elétrica, interfone ou tag e mola aérea abrem e fecham o portão social por menos. Vale o motor por acessibilidade, folha pesada ou entrada coletiva.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que entra no preço do portão social",
          "Fechadura, acesso e folha",
          "O que soma no preço do portão social",
        ],
        slots: [
          [
            "Fechadura elétrica é a opção mais simples; eletroímã soma fonte e bateria; motor é a mais cara.",
            "O modo de abrir define a base do preço, da fechadura ao motor.",
            "Três níveis: fechadura, eletroímã e motor, nessa ordem de custo.",
          ],
          [
            "Interfone, teclado, tag e controle somam aparelho e fiação.",
            "O acesso escolhido muda o valor pelo equipamento e pela distância do cabo.",
            "Se já há interfone, aproveita-se o botão, e a conta cai.",
          ],
          [
            "Folha que raspa ou não encosta pede dobradiça e batente acertados antes.",
            "Dobradiça caída impede a fechadura de travar e entra no orçamento.",
            "Serralheria da folha, se preciso, aparece em linha própria.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Fechadura, eletroímã ou motor: o que compensa",
          "Qual solução para a sua entrada",
          "Qual solução escolher pelo uso",
        ],
        slots: [
          [
            "Casa comum: fechadura elétrica, que abre por chave quando falta luz.",
            "Para família, fechadura elétrica com mola é o bastante.",
            "Se poucas pessoas passam, a fechadura elétrica resolve.",
          ],
          [
            "Muito movimento: eletroímã, sem peça móvel, com bateria e botão de saída.",
            "Prédio e escritório usam eletroímã, que solta quando se corta a energia.",
            "Com fluxo alto, o eletroímã se desgasta menos.",
          ],
          [
            "Cadeirante, idoso ou folha pesada: motor de abrir com força baixa e sensor.",
            "Motor vale por acessibilidade, com sensor que para a folha.",
            "Onde empurrar é difícil, o motor deixa de ser luxo.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O mesmo controle da garagem abre o portão social?",
        answers: [
          "Pode, com receptor e canal próprio. Cada botão do controle comanda uma entrada.",
          "Sim, se houver receptor ligado à fechadura e botão livre no controle.",
        ],
      },
      {
        question: "Portão social automático abre sem luz?",
        answers: [
          "A fechadura elétrica abre por chave; o eletroímã solta sem energia, por isso tem bateria. O motor tem destravamento.",
          "Com fechadura, pela chave. Com eletroímã, depende da bateria, que mantém fechado por algum tempo.",
        ],
      },
      {
        question: "Dá para aproveitar a fechadura que já tenho?",
        answers: [
          "Mecânica comum, não; se já é elétrica e trava bem, sim. A foto da fechadura confirma.",
          "Depende do modelo. Elétrica em bom estado é mantida, e só se liga o comando.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "Cabe numa visita quando a folha está alinhada e a energia, próxima. Serralheria acrescenta tempo.",
          "Poucas horas, na maioria das entradas. Cabo longo ou folha torta alongam o serviço.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro e por fora, da fechadura, das dobradiças e do interfone, se houver",
  },
];
