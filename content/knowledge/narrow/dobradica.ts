import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const dobradica: NarrowConcept[] = [
  {
    id: "dobradica-caida",
    broader: "dobradica",
    label: "Dobradiça caída, portão raspando",
    phrase: "a dobradiça caída do portão de abrir",
    asks: [
      "dobradiça caída",
      "dobradiça caiu",
      "portão caído dobradiça",
      "dobradiça quebrada",
      "dobradiça quebrou",
      "folha caída dobradiça",
      "portão arriado",
      "dobradiça gasta",
      "trocar dobradiça",
    ],
    intent: "repair",
    answers: {
      any: [
        "Dobradiça caída faz a folha arriar, raspar no chão e forçar o motor. Desligue o disjuntor e não acione: o técnico escora a folha, troca ou reforça a dobradiça, acerta o prumo e regula o motor. O valor sai por foto.",
        "Portão de abrir arriado quase sempre é dobradiça gasta, solda trincada ou coluna cedendo. Calçar ou cortar a folha embaixo só esconde. O conserto refaz o apoio com a folha escorada, antes de religar o motor.",
        "Se a dobradiça quebrou, a folha pode cair: afaste crianças e animais, deixe o portão como está e não tente erguer. Fotos das dobradiças e da coluna bastam para o orçamento da troca ou da solda.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a dobradiça cai", "Pino, solda ou coluna", "De onde vem a folga"],
        slots: [
          [
            "Pino e bucha se gastam com o peso, e a ponta da folha desce aos poucos.",
            "O desgaste do pino aparece como folga em cima e raspado embaixo.",
            "Bucha seca gasta o pino, e a folha arria na ponta.",
          ],
          [
            "Solda trincada na chapa da coluna solta de uma vez, e aí o risco é de queda.",
            "Trinca com risco de ferrugem ao lado da dobradiça é aviso para parar o uso.",
            "Quando a solda cede, a folha fica presa por pouco metal.",
          ],
          [
            "Coluna fraca gira junto com a folha, e dobradiça nova não resolve sem reforço.",
            "Se a coluna balança, o reparo começa nela.",
            "Chumbador solto imita dobradiça gasta, por isso a parede é examinada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o portão arriado é recuperado", "Escora, prumo e dobradiça nova", "O conserto da folha caída"],
        slots: [
          [
            "A folha é escorada no prumo antes de cortar ou soltar a dobradiça.",
            "Primeiro se levanta e se calça a folha na altura certa; depois se mexe no pino.",
            "Com o peso apoiado, sai a dobradiça velha e entra a adequada ao peso.",
          ],
          [
            "Dobradiça com rolamento ou pivô de piso serve melhor à folha pesada com motor.",
            "Para folha larga, usam-se peças maiores ou com rolamento, soldadas em reforço.",
            "A peça nova é escolhida pelo peso e pelo comprimento da folha.",
          ],
          [
            "A solda é feita com a central desconectada, e depois se regulam braço, força e batente.",
            "Terminado o apoio, o motor é regulado de novo, porque o esforço mudou.",
            "Braço, fim de curso e trava são acertados com a folha já girando leve.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso cortar embaixo para não raspar?",
        answers: [
          "Não. A folha continua caindo e logo raspa de novo. O apoio é que precisa ser refeito.",
          "Não adianta: a causa está em cima, na dobradiça ou na coluna, e o corte enfraquece o quadro.",
        ],
      },
      {
        question: "Quanto custa trocar dobradiça de portão?",
        answers: [
          "Depende do tipo, de ser solda ou parafuso e do reforço na coluna. Fotos de perto e a largura da folha dão o valor grátis.",
          "O preço soma peça, solda e regulagem do motor. Folha pesada e coluna fraca pedem mais trabalho, visto pelas fotos.",
        ],
      },
      {
        question: "O motor estragou por causa da dobradiça?",
        answers: [
          "Pode ter forçado, mas nem sempre estragou. O técnico acerta a folha primeiro e só depois avalia braço e motor.",
          "Às vezes. Com a folha solta girando leve, testa-se o motor; muitas vezes ele está bom.",
        ],
      },
      {
        question: "Dá para levantar só apertando o parafuso?",
        answers: [
          "Só em dobradiça regulável e com a peça em bom estado, e com a folha apoiada. Na soldada, é preciso escorar e refazer.",
          "Em algumas, sim. Mas mexer no parafuso com o peso pendurado é perigoso; deixe para o técnico.",
        ],
      },
    ],
    photo: "fotos das dobradiças, da coluna e da ponta da folha que raspa, sem acionar o portão",
  },
];
