import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const instalacao: NarrowConcept[] = [
  {
    id: "instalar-motor-internet",
    broader: "instalacao",
    label: "Instalar motor comprado na internet",
    phrase: "a instalação de motor comprado na internet",
    asks: [
      "instalar motor internet",
      "motor comprado internet",
      "comprei motor",
      "motor mercado livre",
      "instalar motor comprado",
      "motor já comprado",
      "instalação motor próprio",
      "só instalação",
      "instalar motor cliente",
    ],
    intent: "price",
    answers: {
      any: [
        "Instalamos motor comprado na internet, com mão de obra a partir de {price.installation} e {warranty.installation} de garantia no serviço. Antes, mande foto da etiqueta ou do anúncio e as medidas do portão: conferimos se o modelo serve.",
        "Comprou o motor pela internet? A instalação avulsa custa a partir de {price.installation}. A garantia do motor fica com quem vendeu; a nossa, de {warranty.installation}, é da instalação. Não abra mão de conferir potência e tensão antes.",
        "Motor já comprado é instalado depois de conferido por foto: tipo, potência, tensão e peças na caixa. A mão de obra parte de {price.installation}; base, cremalheira e elétrica que faltarem entram no orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confira o motor antes de instalar", "Na caixa: o que precisa ter", "O modelo comprado serve?"],
        slots: [
          [
            "Confira antes de marcar, porque motor errado para a folha vira segunda compra.",
            "A conferência é rápida e pode evitar a devolução fora do prazo.",
            "Abra a caixa logo que chegar, ainda dentro do prazo de troca da loja.",
          ],
          [
            "Basculante usa fuso e braço; de correr, engrenagem e cremalheira; de abrir, um atuador por folha.",
            "Até {width.quarterHp}, o basculante aceita 1/4 HP; portão de correr se escolhe pelo peso.",
            "A tensão da etiqueta precisa ser a do ponto de energia, 127 V ou 220 V.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor e o conteúdo da caixa.",
          "Meça a largura e a altura da folha.",
          "Diga como o portão abre e do que é feito.",
          "Veja a tensão do ponto de energia ou mande foto do quadro fechado.",
          "Mande tudo antes de marcar a instalação.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa instalar motor próprio", "O que a instalação avulsa inclui", "Mão de obra e extras"],
        slots: [
          [
            "A mão de obra parte de {price.installation} e inclui fixação, ligação, regulagem, gravação dos controles e teste.",
            "A partir de {price.installation}, o motor é montado, regulado e testado, com os controles da caixa gravados.",
            "O valor inicial é {price.installation}; portão pesado e acesso difícil mudam o preço, dito por foto.",
          ],
          [
            "Cremalheira, base, suporte, fotocélula e circuito elétrico, se faltarem, são orçados à parte.",
            "Nem toda caixa traz cremalheira ou suporte, e o que falta é avisado antes.",
            "Acerto da folha e ponto de energia entram em linhas separadas.",
          ],
          [
            "Para comparar, o kit basculante comprado aqui já vem instalado, a partir de {price.padrao}.",
            "Some motor, frete e instalação antes de comparar com o kit instalado, de {price.padrao} a {price.jetflex}.",
            "No basculante, às vezes o kit instalado sai perto do motor avulso mais a mão de obra.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "Quem dá a garantia do motor comprado na internet?",
        answers: [
          "Quem vendeu ou o fabricante, conforme a nota. Nós garantimos a instalação por {warranty.installation}.",
          "A loja que vendeu. O serviço de instalação tem {warranty.installation} de garantia conosco.",
        ],
      },
      {
        question: "E se o motor não servir no meu portão?",
        answers: [
          "Por isso conferimos por foto antes. Se não servir, a troca é com a loja, dentro do prazo dela.",
          "Não instalamos motor fraco para a folha. Indicamos o que serve, e você troca ou devolve o comprado.",
        ],
      },
      {
        question: "Instalam motor usado?",
        answers: [
          "Sim, depois de testar redutor, capacitor e placa. Motor usado não tem garantia nossa, só o serviço.",
          "Instalamos se o exame aprovar. Com folga no redutor, não compensa.",
        ],
      },
      {
        question: "Posso comprar sem saber a potência?",
        answers: [
          "Melhor não. Mande fotos e medidas antes, sem custo, e dizemos o que procurar.",
          "Espere a indicação: largura, peso e uso definem o modelo.",
        ],
      },
    ],
    photo: "a etiqueta do motor ou o anúncio, o conteúdo da caixa e o portão com a largura da folha",
  },
  {
    id: "instalacao-tempo",
    broader: "instalacao",
    label: "Quanto tempo demora instalar",
    phrase: "quanto tempo demora a instalação",
    asks: [
      "instalação demora",
      "quanto tempo instalar",
      "instalar motor tempo",
      "instalação tempo",
      "instala mesmo dia",
      "instalação prazo",
      "demora instalar motor",
      "instalação quantas horas",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalar motor de portão leva de {time.tilting} no basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado. O tempo vale com a folha leve e o ponto de energia pronto; o que faltar é avisado antes.",
        "A instalação cabe em uma visita na maioria das casas: de {time.tilting} no basculante e de {time.sliding} no deslizante, com controles gravados e teste. Solda, base de concreto e fiação nova acrescentam tempo.",
        "Quanto tempo demora instalar depende do portão: o basculante é o mais rápido, de {time.tilting}; o de correr leva de {time.sliding}; prédio e galpão, de {time.heavy}.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Horas por tipo de portão", "O tempo de cada instalação", "Por que um demora mais que o outro"],
        slots: [
          [
            "No basculante, o acionador vai na coluna e o serviço ocupa de {time.tilting}.",
            "O de correr leva de {time.sliding}, porque a base é nivelada e a cremalheira, alinhada trecho a trecho.",
            "Portão pesado pede de {time.heavy}, com mais gente e área isolada.",
          ],
          [
            "Boa parte do tempo vai para regular parada, força e fotocélula.",
            "Regulagem, gravação dos controles e teste estão dentro dessas horas.",
            "Montar é a parte visível; acertar curso e força é o que toma cuidado.",
          ],
          [
            "Folha torta, coluna fraca e falta de energia perto são o que mais atrasa.",
            "Base de concreto precisa curar antes de receber o motor, e o prazo é dito no orçamento.",
            "Duas folhas pedem dois atuadores e mais tempo de acerto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como deixar tudo pronto", "Para instalar em uma visita só", "O que atrasa e você pode evitar"],
        slots: [
          [
            "Com a preparação feita, o serviço anda direto.",
            "Poucas providências evitam uma segunda visita.",
            "Nenhuma das providências abaixo pede ferramenta.",
          ],
          [
            "O ponto de energia é o item que mais atrasa: veja com antecedência se existe e qual é a tensão.",
            "Se falta tomada perto, avise nas fotos, e a elétrica entra no orçamento.",
            "Obra recém-feita na coluna precisa estar seca antes do dia.",
          ],
        ],
        steps: [
          "Mande fotos do portão, da coluna ou do trilho e do quadro fechado.",
          "Tire o carro e o que encosta na folha.",
          "Deixe livre o quadro de luz.",
          "Retire cadeado e tranca do portão.",
          "Tenha um adulto em casa para o teste final.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Instalam no mesmo dia da compra?",
        answers: [
          "Depende da agenda e do modelo. A data é combinada pelo WhatsApp, junto com o valor.",
          "Às vezes, quando o portão está pronto e há horário. Confirme na conversa.",
        ],
      },
      {
        question: "Preciso ficar em casa o tempo todo?",
        answers: [
          "Um adulto deve estar presente, ao menos no começo, para autorizar, e no fim, para o teste.",
          "Sim, de preferência: no fim você aprende o destravamento e testa os controles.",
        ],
      },
      {
        question: "Instalar duas folhas demora mais?",
        answers: [
          "Sim, são dois atuadores e o acerto da ordem das folhas. O tempo é dito pelas fotos.",
          "Demora mais que uma folha, porque cada uma é regulada e depois as duas juntas.",
        ],
      },
      {
        question: "Posso usar o portão logo depois?",
        answers: [
          "Pode, depois do teste. Só base de concreto nova pede espera.",
          "Sim, ele já sai funcionando; concreto ou solda recentes têm o prazo informado.",
        ],
      },
    ],
    photo: "fotos do portão, da coluna ou do trilho e da tomada mais próxima, com a largura da folha",
  },
  {
    id: "instalacao-pedreiro-eletricista",
    broader: "instalacao",
    label: "Precisa de pedreiro ou eletricista?",
    phrase: "se a instalação precisa de pedreiro ou eletricista",
    asks: [
      "precisa pedreiro",
      "precisa eletricista",
      "instalar motor pedreiro",
      "instalação eletricista",
      "quebrar parede instalar",
      "eletricista instala portão",
      "pedreiro portão motor",
      "instalação precisa obra",
      "instalar precisa quebrar",
    ],
    intent: "question",
    answers: {
      any: [
        "Na maioria das casas, instalar o motor não precisa de pedreiro nem de quebrar parede: a fiação vai em eletroduto aparente e o motor, em suporte. Eletricista só é preciso quando falta circuito próprio com terra perto do portão.",
        "Precisa de pedreiro quando a coluna está fraca ou o portão de correr não tem base firme; precisa de eletricista quando não há ponto de energia. As fotos mostram antes o que falta, e o orçamento já diz.",
        "O técnico faz fixação, ligação no motor e regulagem. Base de concreto, reforço de coluna e circuito novo desde o quadro são serviços à parte, apontados por foto antes de marcar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O que cada profissional faz",
          "Técnico, pedreiro, eletricista e serralheiro",
          "Quem chamar para quê",
        ],
        slots: [
          [
            "O técnico monta o motor, liga na central, regula força e paradas e grava os controles.",
            "Montagem, regulagem, controles e fotocélula são do técnico de portão.",
            "Da folha leve ao teste final, o trabalho é do técnico.",
          ],
          [
            "Eletricista puxa o circuito do quadro até o portão, com disjuntor próprio e terra.",
            "Se o quadro está longe ou cheio, o circuito novo é do eletricista, feito antes da instalação.",
            "Tomada dividida com outros aparelhos não serve, e o circuito próprio precisa estar pronto.",
          ],
          [
            "Pedreiro refaz coluna solta ou faz base de concreto; serralheiro acerta folha, solda e suporte.",
            "Coluna trincada é de pedreiro, e folha torta, de serralheiro, antes do motor.",
            "Base nova precisa curar antes de receber o motor de correr.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Veja se a sua garagem está pronta",
          "Precisa de obra? Olhe isto",
          "Quatro pontos que dispensam obra",
        ],
        slots: [
          [
            "Olhe sem mexer: a foto de cada ponto basta.",
            "Em poucos minutos você sabe se haverá obra.",
            "Nada precisa ser furado ou aberto.",
          ],
          [
            "Coluna sem trinca e energia perto dispensam obra na maioria dos casos.",
            "Se os quatro pontos estão bons, a instalação costuma caber em uma visita.",
            "O que faltar aparece no orçamento, com quem faz e quando.",
          ],
        ],
        steps: [
          "Veja se a coluna ou a parede está firme, sem trinca.",
          "Veja se o piso ao lado do portão é de concreto, no de correr.",
          "Procure o ponto de energia e o quadro de luz.",
          "Confira se a folha anda leve e sem raspar.",
          "Fotografe tudo e mande com a largura.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Precisa quebrar o piso para passar fio?",
        answers: [
          "Em geral, não. O eletroduto aparente contorna o vão; embutir é escolha de acabamento.",
          "Só se você quiser embutido e não houver conduíte. Aparente, não se quebra nada.",
        ],
      },
      {
        question: "Posso ligar o motor na tomada da garagem?",
        answers: [
          "Não convém. O motor pede circuito próprio, com disjuntor e aterramento.",
          "Melhor não: extensão e tomada dividida derrubam a tensão e estragam a placa.",
        ],
      },
      {
        question: "Vocês fazem a base de concreto?",
        answers: [
          "O que for preciso aparece no orçamento, com o serviço e o prazo de cura. Mande a foto do piso.",
          "Avaliamos por foto: às vezes o piso serve; quando não, a base entra no orçamento.",
        ],
      },
      {
        question: "Eletricista pode instalar o motor?",
        answers: [
          "Ele resolve a energia, mas equilíbrio da folha, parada e força pedem quem trabalha com portão.",
          "A ligação, sim; a mecânica e a regulagem de segurança são de técnico de portão.",
        ],
      },
    ],
    photo: "fotos da coluna, do piso ao lado do portão, do quadro fechado e da tomada mais próxima",
  },
];
