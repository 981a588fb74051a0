import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What the labour alone costs, for who has the motor already. */
export const valoresMaoDeObra: NarrowConcept[] = [
  {
    id: "mao-de-obra-basculante",
    broader: "instalacao",
    label: "Mão de obra para instalar motor basculante",
    phrase: "a mão de obra para instalar motor basculante",
    asks: [
      "instalação motor basculante sem o motor",
      "preço instalação motor basculante sem motor",
      "só colocar motor portão levanta",
      "mão obra basculante",
      "só mão obra basculante",
      "só mão obra motor basculante",
      "mão obra motor basculante",
      "mão obra instalar motor basculante",
      "mão obra instalação motor basculante",
      "preço mão obra instalar motor basculante",
      "preço mão obra instalar motor basculante tenho",
      "mão obra trocar motor basculante",
      "mão obra colocar motor basculante",
      "instalar motor basculante tenho",
      "instalar motor basculante comprei",
      "instalar basculante comprei preço",
      "preço só instalar motor basculante",
      "preço só instalar basculante",
      "preço só instalar motor basculante comprei",
      "colocar motor basculante comprei",
      "instalação motor basculante comprado",
      "instalar motor basculante comprado",
      "instalar motor basculante usado",
      "instalar motor basculante usado preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Só a mão de obra para instalar o motor basculante que você já tem sai a partir de {price.installation}: fixação, fuso ou corrente, braços, ligação, regulagem e controles gravados. Solda, contrapeso e fiação somam; antes, a foto da etiqueta e a largura dizem se o motor serve no portão.",
        "Para instalar num portão basculante um motor que já é seu, a mão de obra parte de {price.installation}, com montagem, ligação, regulagem e teste. O valor sobe se faltar suporte, equilíbrio da folha ou ponto de energia; antes de marcar, conferimos por foto se potência, tensão e curso servem.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a mão de obra no basculante inclui", "O serviço de instalar o seu motor basculante"],
        slots: [
          [
            "Está incluído fixar o motor na lateral ou na coluna, prender o suporte do braço à folha e alinhar o conjunto.",
            "O valor cobre a fixação do motor e do suporte, o alinhamento do braço e a ligação no ponto que já existe.",
          ],
          [
            "Depois vêm o fim de curso, a força no mínimo que move a folha, a gravação dos controles e vários ciclos de teste.",
            "O serviço acaba com percurso e força regulados, controles gravados e a reversão testada na sua frente.",
          ],
          [
            "A instalação tem {warranty.installation} de garantia; a do motor fica com quem o vendeu.",
            "Pelo serviço respondemos por {warranty.installation}; pelo motor, responde quem vendeu.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor no basculante", "O que soma à mão de obra"],
        slots: [
          [
            "Contrapeso fora do ponto, cabo gasto ou braço torto são acertados antes, porque o motor não corrige folha pesada.",
            "A folha tem de estar equilibrada; acertar contrapeso, cabo ou mola é serviço à parte, e só de técnico.",
          ],
          [
            "Suporte soldado, fuso de outro comprimento e ponto de energia com disjuntor próprio entram em linhas separadas.",
            "Somam também a solda de suporte novo, o fuso que não tem a altura do portão e a fiação até o quadro.",
          ],
          [
            "Retirar um motor antigo e aproveitar o suporte dele é o caso mais simples.",
            "Com suporte, fio e disjuntor prontos, fica no menor valor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O motor que você tem serve no portão?", "Conferir o motor antes de marcar"],
        slots: [
          [
            "O de 1/4 HP atende basculante equilibrado de até {width.quarterHp} de largura; acima disso, pede mais potência.",
            "Meça a largura: até {width.quarterHp}, com a folha equilibrada, o motor de 1/4 HP serve.",
          ],
          [
            "A tensão da etiqueta tem de ser a do ponto de energia, 127 V ou 220 V.",
            "Veja na etiqueta se a tensão é a mesma da sua rede.",
          ],
          [
            "Na caixa devem estar fuso ou corrente, braços, suportes, central e controles; o que falta é comprado antes.",
            "Confira se vieram os braços e suportes: sem eles a visita não termina o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor que tenho não servir no basculante?",
        answers: [
          "Dizemos isso pela foto, antes da visita, e o que falta: outra potência, outro fuso ou outra tensão.",
        ],
      },
      {
        question: "O motor basculante usado também é instalado?",
        answers: ["Sim, depois de testado na bancada ou no local. A garantia é só da instalação."],
      },
      {
        question: "Quanto tempo leva instalar o motor basculante?",
        answers: [
          "Em geral, de {time.tilting}, com a folha equilibrada e o ponto de energia pronto.",
          "Com tudo pronto, de {time.tilting}; solda e acerto de contrapeso somam tempo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor que você tem, da caixa aberta e do portão por dentro, com a largura",
  },
  {
    id: "instalar-motor-que-ja-tenho",
    broader: "instalacao",
    label: "Instalar motor que o cliente já tem: preço",
    phrase: "a instalação do motor que você já tem",
    asks: [
      "tirei motor casa antiga pôr nova",
      "motor casa antiga pôr nova preço mão de obra",
      "motor meu instalação regulagem controles quanto",
      "instalar motor já tenho",
      "instalar motor que já tenho preço",
      "mão obra instalar motor já tenho",
      "mão obra motor já tenho",
      "colocar motor já tenho",
      "colocar motor já tenho preço",
      "preço só instalar motor",
      "preço só instalação motor",
      "preço instalar motor tenho",
      "já tenho motor preço instalar",
      "já tenho motor quero instalar",
      "já tenho motor só instalação",
      "preço instalar motor cliente",
      "instalar motor usado preço",
      "se comprar motor vocês instalam",
      "comprar motor vocês instalam",
      "tenho motor instala",
      "tenho motor guardado",
      "motor caixa instala",
      "motor novo caixa quem instala",
      "motor guardado instalar",
      "comprei kit instalador",
      "comprei kit preciso instalador",
      "comprei kit instalar",
      "comprei motor preciso instalador",
      "comprei kit mercado livre",
      "instalam motor outra loja",
      "instalar motor outra loja",
      "motor comprado outra loja instala",
      "motor de outra loja",
    ],
    intent: "price",
    answers: {
      any: [
        "Instalar um motor de portão que você já tem custa, só de mão de obra, a partir de {price.installation}, com fixação, ligação, regulagem e controles gravados. Base, solda, cremalheira e fiação somam; antes, a foto da etiqueta e as medidas dizem se o motor serve.",
        "Com o motor de portão já na mão, você paga só a instalação, a partir de {price.installation}: montar, ligar, regular força e percurso, gravar os controles e testar. O valor muda com o tipo de portão, a base e a fiação; antes conferimos por foto se o motor serve.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que está na mão de obra", "O que a instalação do seu motor inclui"],
        slots: [
          [
            "O valor cobre fixar e alinhar o motor, ligar no ponto que já existe e regular percurso e força.",
            "Estão incluídos a montagem, a ligação no ponto existente e a regulagem de força e de parada.",
          ],
          [
            "Os controles que vieram com ele são gravados, e o portão faz vários ciclos na sua frente.",
            "No fim, gravam-se os controles da caixa e testa-se a reversão.",
          ],
          [
            "A garantia da instalação é de {warranty.installation}; a do motor, de quem o vendeu.",
            "Pela instalação respondemos por {warranty.installation}; o motor tem a garantia da loja em que foi comprado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da instalação", "O que soma à mão de obra"],
        slots: [
          [
            "Trocar por motor do mesmo tipo, com base e fio prontos, é o serviço mais simples.",
            "Com base, suporte e energia prontos, fica no menor valor.",
          ],
          [
            "No portão de correr somam a base no piso e a cremalheira; no basculante, o suporte soldado e o equilíbrio; no de abrir, um motor por folha e o batente.",
            "Base de concreto, cremalheira, solda de suporte e ponto de energia novo vêm em linhas separadas.",
          ],
          [
            "Folha que raspa, roldana gasta ou contrapeso fora do ponto é acertada antes do motor.",
            "A folha precisa andar leve na mão; se não anda, o conserto dela entra no orçamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O seu motor serve no portão?", "Conferir antes de marcar a instalação"],
        slots: [
          [
            "O motor tem de ser do tipo do portão, de correr, basculante ou de abrir, e aguentar o peso da folha.",
            "Confira na etiqueta o tipo, a capacidade ou a potência e a tensão.",
          ],
          [
            "A tensão da etiqueta deve ser a do ponto, 127 V ou 220 V.",
            "Ligado na tensão errada, ele queima ou fica sem força.",
          ],
          [
            "Mande também a foto do que veio na caixa: central, controles, suportes e parafusos.",
            "Se falta peça na caixa, dizemos qual, para a visita não parar no meio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor que já tenho não servir?",
        answers: ["Avisamos pela foto, antes da visita, e dizemos o que serviria. Assim dá tempo de trocar na loja."],
      },
      {
        question: "O motor usado também é instalado?",
        answers: ["Sim, se passar no teste. A garantia, nesse caso, é só da instalação."],
      },
      {
        question: "Quanto tempo leva instalar o motor que já tenho?",
        answers: ["No basculante, de {time.tilting}; no de correr, de {time.sliding}, com base e energia prontas."],
      },
    ],
    photo: "fotos da etiqueta do motor que você tem, da caixa aberta e do portão inteiro",
  },
];
