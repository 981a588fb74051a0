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
        "Só a instalação do motor que você já tem, de outra loja ou guardado, custa a partir de {price.installation} de mão de obra, com fixação, ligação, regulagem e controles gravados. Base, solda, cremalheira e fiação somam; antes, a foto da etiqueta e as medidas dizem se o motor serve.",
        "Sim, instalamos motor de outra loja: com ele na mão, você paga só instalar, a partir de {price.installation}, incluindo montar, ligar, regular, gravar os controles e testar. O valor muda com o tipo de portão, a base e a fiação, e antes conferimos por foto se o motor serve.",
        "Quem já tem o motor paga apenas a mão de obra, a partir de {price.installation}: fixar, ligar, regular força e percurso e gravar os controles. O que faltar, como base, cremalheira ou ponto de energia, é somado, e pela etiqueta se vê antes se o motor serve no seu portão.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que está na mão de obra", "O que a instalação do seu motor inclui"],
        slots: [
          [
            "O valor cobre fixar e alinhar o motor, ligar no ponto que já existe, regular percurso e força e gravar os controles da caixa. O portão faz vários ciclos na sua frente, com teste de reversão.",
            "Estão incluídas a montagem, a ligação na energia existente, a regulagem e a gravação dos controles que vieram. No fim se testa a reversão, a volta da folha ao encontrar um objeto.",
            "A mão de obra vai da fixação ao teste: ligação no ponto pronto, paradas e força reguladas, controles cadastrados e ciclos com um objeto no caminho.",
          ],
          [
            "A garantia da instalação é de {warranty.installation}; a do motor, de quem o vendeu.",
            "Pelo serviço respondemos por {warranty.installation}, e pelo motor responde a loja em que foi comprado.",
            "São {warranty.installation} de garantia no serviço. Defeito do motor é com o vendedor dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma à mão de obra", "O que muda o valor da instalação"],
        slots: [
          [
            "Trocar por motor do mesmo tipo, com base e fio prontos, fica no menor valor. Cada item que falta entra em sua linha, com preço antes.",
            "Com suporte, base e energia prontos, é o serviço mais simples. O resto depende do portão e vem separado.",
            "O menor preço é o da troca por outro igual em tipo, aproveitando base e fiação. O que ainda não existe é somado.",
          ],
        ],
        bullets: [
          "No de correr: base no piso e cremalheira",
          "No basculante: suporte soldado e contrapeso equilibrado",
          "No de abrir: um motor por folha e batente",
          "Em todos: ponto de energia novo e folha que raspa ou pesa",
        ],
      },
      {
        about: "check",
        headings: ["O seu motor serve no portão?", "Conferir antes de marcar a instalação"],
        slots: [
          [
            "Serve se é do tipo do portão, de correr, basculante ou de abrir, se aguenta o peso da folha e se a tensão é a do ponto. O de 1/4 HP atende basculante de até {width.quarterHp}; no de correr, deixe um terço de folga nos quilos.",
            "Só se o tipo, a força e a tensão combinam. No basculante, 1/4 HP vai até {width.quarterHp}, e no deslizante a capacidade deve passar em um terço o peso da folha. A voltagem da etiqueta tem de ser a do local.",
            "Depende do tipo de portão, do peso e da voltagem, todos na etiqueta. Até {width.quarterHp} de largura, o basculante aceita 1/4 HP, e o de correr pede um terço a mais que o peso.",
          ],
          [
            "Mande também a foto do que veio na caixa, porque nem toda traz suporte, cremalheira ou controles.",
            "Fotografe o conteúdo da caixa: se falta peça, você sabe antes da visita.",
            "Veja se vieram central, controles, suportes e parafusos; o que não veio é avisado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor que já tenho não servir?",
        answers: [
          "Avisamos pela foto, antes da visita, e dizemos o que serviria. Assim dá tempo de trocar na loja.",
          "Você fica sabendo antes de marcar. Motor fraco para a folha não é instalado, porque queima cedo.",
        ],
      },
      {
        question: "O motor usado também é instalado?",
        answers: [
          "Sim, se passar no teste de redutor, capacitor e placa. A garantia, nesse caso, é só da instalação.",
          "Instalamos depois de testar capacitor, placa e engrenagens. Se o redutor tem folga, não compensa pagar a mão de obra, e dizemos isso antes.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor que já tenho?",
        answers: [
          "No basculante, de {time.tilting}, e no de correr, de {time.sliding}, se a base e a energia estão prontas e a folha anda leve.",
          "De {time.tilting} no que sobe e de {time.sliding} no que corre. Base nova ou fiação alonga.",
        ],
      },
      {
        question: "Vale mais comprar com instalação?",
        answers: [
          "No basculante, compare: o kit instalado custa de {price.lowest} a {price.highest}, perto de motor avulso mais mão de obra.",
          "Faça a conta completa. Para basculante de até {width.quarterHp}, o kit já colocado sai de {price.lowest} a {price.highest}.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor que você tem, da caixa aberta e do portão inteiro",
  },
];
