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
        "Quanto cobra só para instalar o motor basculante que você comprou: a mão de obra parte de {price.installation}, com fixação, fuso ou corrente, ligação, regulagem e controles gravados. Solda, contrapeso e fiação somam, e a foto da etiqueta e a largura mostram se o motor serve.",
        "A mão de obra para instalar motor basculante comprado à parte custa a partir de {price.installation}, sem o motor, e inclui montagem, ligação e teste. O valor sobe se faltar suporte ou ponto de energia, ou se o contrapeso da folha estiver fora do ponto; antes, conferimos a etiqueta.",
        "O preço da instalação em basculante, sem o motor, é a partir de {price.installation} de mão de obra, com os braços fixados, os controles gravados e a reversão testada. Contrapeso a acertar, solda e fio são acréscimos, vistos pela foto da etiqueta e da folha.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a mão de obra no basculante inclui", "O serviço de instalar o seu motor"],
        slots: [
          [
            "Inclui fixar o motor na coluna, prender o suporte do braço à folha, alinhar e ligar no ponto que já existe. Leva {time.tilting}, com a folha equilibrada.",
            "O valor cobre fixação, suporte, alinhamento e ligação no ponto existente. Em {time.tilting} fica pronto, se a folha está equilibrada.",
            "Entram a fixação do motor e do suporte, o alinhamento e a ligação. São {time.tilting} de serviço com folha em ordem.",
          ],
          [
            "Depois vêm o fim de curso, a força no mínimo que move a folha e vários ciclos de teste, com os controles gravados. A instalação tem {warranty.installation} de garantia; o motor, a de quem vendeu.",
            "Percurso, força mínima e controles são acertados, e a reversão é testada na sua frente. O serviço tem {warranty.installation}; o motor, a garantia do vendedor.",
            "O serviço acaba com fim de curso, força baixa e ciclos repetidos. Respondemos pela instalação por {warranty.installation}, e o motor fica com o vendedor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor no basculante", "O que soma à mão de obra"],
        slots: [
          [
            "O valor menor é suporte, fio e disjuntor prontos e folha equilibrada. Estes são os itens que somam.",
            "Com tudo pronto, fica no menor preço. Some o que faltar.",
            "Partindo do mínimo, com tudo pronto, estes itens acrescentam.",
          ],
        ],
        bullets: [
          "Contrapeso ou cabo fora do ponto, acertado só por técnico",
          "Solda de suporte novo na folha ou na coluna",
          "Fuso de outro comprimento",
          "Ponto de energia com disjuntor próprio",
          "Retirada do motor antigo",
        ],
      },
      {
        about: "check",
        headings: ["O motor que você tem serve no portão?", "Conferir o motor antes de marcar"],
        slots: [
          [
            "O de 1/4 HP atende basculante equilibrado de até {width.quarterHp}; acima disso, pede mais potência. A tensão da etiqueta tem de ser a do ponto de energia.",
            "Meça a largura: até {width.quarterHp}, equilibrado, 1/4 HP serve. Confira ainda se a tensão, 127 ou 220 V, é a da sua rede.",
            "Até {width.quarterHp} de largura, com contrapeso certo, 1/4 HP basta. A voltagem da etiqueta precisa ser a do local.",
          ],
          [
            "Na caixa devem estar fuso ou corrente, braços, suportes, central e controles; o que falta é comprado antes. Motor usado é testado primeiro.",
            "Confira braços, suportes, central e controles na caixa, porque sem eles a visita não termina. Usado, só depois do teste.",
            "Veja se vieram central, controles, braços e suportes. Peça que falta atrasa a instalação, e motor usado passa por teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor que tenho não servir no basculante?",
        answers: [
          "Dizemos isso pela etiqueta, antes da visita, e o que falta: outra potência, outro fuso ou outra tensão. Produto sem uso pode ser devolvido em 7 dias.",
          "Avisamos antes de marcar. Comprado na internet e sem uso, cabe a devolução em 7 dias.",
        ],
      },
      {
        question: "O motor basculante usado também é instalado?",
        answers: [
          "Sim, depois de testado na bancada ou no local. A garantia é só da instalação, de {warranty.installation}.",
          "Instalamos, se funciona. Fica garantido o serviço, {warranty.installation}, e não o motor.",
        ],
      },
      {
        question: "Sai mais barato comprar o kit com vocês?",
        answers: [
          "Compare: o kit completo instalado, para até {width.quarterHp}, parte de {price.lowest}, com motor, central e controles. O motor avulso soma a mão de obra.",
          "Muitas vezes sim. Kit instalado a partir de {price.lowest}, com motor, central e controles incluídos.",
        ],
      },
      {
        question: "Dá para parcelar só a mão de obra?",
        answers: [
          "Dá, em até {shop.instalments} vezes no cartão, ou no Pix. O orçamento vem por escrito antes.",
          "Sim, a mão de obra também vai em até {shop.instalments} parcelas no cartão, e há a opção de Pix.",
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
