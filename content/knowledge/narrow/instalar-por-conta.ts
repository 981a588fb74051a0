import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who puts in a bought motor without the shop, and what remains of the warranty. */
export const instalarPorConta: NarrowConcept[] = [
  {
    id: "instalar-sozinho-e-a-garantia",
    broader: "garantia",
    label: "Instalar por conta própria e a garantia",
    phrase: "a garantia do motor instalado por conta própria",
    asks: [
      ...combine(
        ["instalar", "instalei", "instalado", "instalação", "montar", "colocar motor"],
        [
          "conta própria garantia",
          "conta própria perde garantia",
          "conta própria perco garantia",
          "sozinho garantia",
          "sozinho perde garantia",
          "eu mesmo garantia",
          "eu mesmo perde garantia",
          "sem técnico garantia",
          "outro instalador garantia",
          "outra pessoa garantia",
          "não autorizado garantia",
          "eletricista garantia",
          "pedreiro garantia",
        ],
      ),
      "instalar sozinho perde garantia",
      "garantia exige instalador habilitado",
      "garantia motor exige instalador",
    ],
    intent: "question",
    answers: {
      any: [
        "Só instalar não perde a garantia legal de 90 dias contra defeito de fábrica; a do fabricante pode perder, se o termo exige instalador habilitado ou se o defeito veio da instalação. Leia o termo na caixa antes de abrir e guarde a nota.",
        "Depende do termo que vem na caixa: muitos fabricantes só mantêm a garantia deles com instalação habilitada, e nenhum cobre tensão errada, motor mal fixado ou fio trocado. Os 90 dias do Código de Defesa do Consumidor, contra defeito de fábrica, continuam.",
        "Em parte, pode perder: defeito causado por erro de instalação fica fora, e alguns termos pedem instalador habilitado. O defeito de fábrica continua coberto pelos 90 dias da lei, e a recusa precisa apontar o que a instalação causou.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fica e o que se perde", "Garantia da lei, do fabricante e da instalação"],
        slots: [["São três garantias, e cada uma tem a sua regra.", "Separe as três antes de decidir."]],
        bullets: [
          "Da lei: 90 dias contra defeito do produto, seja quem for que instalou",
          "Do fabricante: o prazo e as condições do termo, que pode pedir instalador habilitado",
          "Da instalação: não existe se foi você quem instalou",
          "Motor comprado e instalado por nós: {warranty.motor} no motor e {warranty.installation} na instalação",
        ],
      },
      {
        about: "causes",
        headings: ["Erros que o fabricante não cobre", "Quando a culpa é da instalação"],
        slots: [
          [
            "A análise procura marcas do erro: placa queimada por tensão, engrenagem mordida por cremalheira encostada, água por tampa mal fechada.",
            "O laudo da autorizada olha a placa, a engrenagem e a vedação, e o erro de montagem deixa sinal em cada uma.",
          ],
        ],
        bullets: [
          "127 V ligado em 220 V, ou o contrário",
          "Motor abaixo do peso da folha, ou folha que já andava presa",
          "Cremalheira sem folga, ou braço preso fora do ponto",
          "Sem terra, sem disjuntor próprio ou com emenda exposta",
        ],
      },
      {
        about: "check",
        headings: ["Se você vai instalar mesmo assim", "Antes de abrir a caixa"],
        slots: [
          [
            "O que é seguro fazer em casa é preparar; a ligação na rede e o basculante, com cabos e contrapeso, são do técnico.",
            "Medir, fixar suporte em portão de correr e passar duto dá para adiantar; energia e basculante ficam para o técnico.",
          ],
        ],
        steps: [
          "Leia no termo se a instalação habilitada é condição.",
          "Confira na etiqueta a tensão e o peso ou a largura máxima da folha.",
          "Fotografe a caixa lacrada, a etiqueta e cada etapa.",
          "Guarde nota, manual e embalagem até o portão estar testado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa mandar instalar o motor que já comprei?",
        answers: [
          "A instalação {words.installation}; a garantia dela é de {warranty.installation}. O motor segue com a garantia de quem vendeu.",
          "A instalação {words.installation}. Mande foto da etiqueta e do portão antes, para saber se ele serve.",
        ],
      },
      {
        question: "O fabricante recusou porque eu instalei. O que faço?",
        answers: [
          "Peça a recusa por escrito, com o motivo técnico. Se ela não mostra que a instalação causou o defeito, reclame no Procon ou no consumidor.gov.br.",
          "Exija o laudo que liga o defeito à instalação; sem isso, leve nota e fotos ao Procon.",
        ],
      },
      {
        question: "Se um eletricista instalar, a garantia vale?",
        answers: [
          "Vale se o termo aceita profissional habilitado; peça recibo com nome e data. Alguns pedem instalador da rede do fabricante.",
          "Em geral, sim, com recibo do serviço, salvo termo que exija a rede autorizada.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do termo de garantia e do portão inteiro",
  },
];
