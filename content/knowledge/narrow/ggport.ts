import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ggport: NarrowConcept[] = [
  {
    id: "ggport-e-bom",
    broader: "ggport",
    label: "GGPort é bom?",
    phrase: "saber se o motor GGPort é bom",
    intent: "question",
    asks: [
      "ggport bom",
      "ggport boa marca",
      "ggport vale pena",
      "ggport presta",
      "ggport confiável",
      "opinião ggport",
      "ggport compensa",
      "gg port bom",
      "motor ggport qualidade",
      "ggport marca confiável",
      "confiar ggport",
    ],
    answers: {
      any: [
        "Sim, o motor GGPort é bom para portão de casa, de folha leve e equilibrada, quando o modelo aguenta o peso e há peça e controle dele por perto. Com revisão, a vida esperada é a de outras marcas, {trade.life}; em portão pesado ou de muito uso, escolha outro.",
        "O motor GGPort presta, sim, em uso residencial: conjunto simples, peças elétricas comuns e duração parecida com a das marcas mais conhecidas, de {trade.life}. Vale a pena comprar se sai mais barato já instalado e se há engrenagem e placa do modelo na sua região.",
        "GGPort é uma marca confiável para folha leve de casa, e o que decide é capacidade do modelo e reposição, não o nome. Se a peça for difícil por aí, uma marca mais comum, como PPA ou Garen, dá menos trabalho pelos {trade.life} de uso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["GGPort: pontos a favor e contra", "Quando o GGPort compensa"],
        slots: [
          [
            "No mesmo porte, motores de marcas diferentes dão resultado parecido em folha leve. Compare preço instalado, garantia e quem conserta.",
            "Em folha leve, a marca pesa pouco. Olhe o preço já montado, a garantia e a reposição.",
            "Portão leve trabalha bem com quase toda marca. O que separa é peça, garantia e preço com a mão de obra.",
          ],
        ],
        bullets: [
          "A favor: capacitor, fim de curso e controle de padrão comum",
          "A favor: quem já tem central e controles em bom estado gasta menos ficando",
          "Contra: engrenagem e placa precisam ser do próprio modelo",
          "Contra: modelo de casa em garagem coletiva esquenta e gasta cedo",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar um GGPort", "Peso, uso e peças do modelo"],
        slots: [
          [
            "Leia na etiqueta o limite em quilos e deixe um terço de folga sobre a folha. Pergunte se há engrenagem e placa daquele modelo, porque são as peças que não têm substituta comum.",
            "A etiqueta traz o peso máximo, que deve passar em um terço o da folha. Confirme ainda a reposição de engrenagem e placa, as duas que só servem do modelo.",
            "Peso primeiro: a etiqueta precisa sobrar um terço. Depois reposição, já que placa e engrenagem são próprias de cada motor.",
          ],
          [
            "Motor já instalado pode estar com central de outra marca, trocada ao longo dos anos. O controle certo é o da placa atual, e não o do motor.",
            "Num GGPort antigo, a placa nem sempre é a original. Para comprar controle, vale o código dela.",
            "Motor e central são peças separadas. Se a placa foi trocada, o controle segue a placa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa um GGPort instalado", "Preço e garantia do GGPort"],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, com mão de obra, em marcas de mesmo porte. Comprado à parte, o motor paga instalação a partir de {price.installation}.",
            "Em residência, trocar o motor vai de {price.homeSwap}, já montado, seja GGPort ou outra de porte igual. A montagem avulsa parte de {price.installation}.",
            "Conte de {price.homeSwap} pela troca em casa, motor e serviço juntos. Quem já comprou o motor paga só a mão de obra, desde {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "GGPort ou PPA: qual é melhor?",
        answers: [
          "PPA, se quer mais versões e peça fácil. GGPort, se o modelo serve à folha e sai melhor instalado.",
          "No mesmo porte, o resultado é parecido. A reposição na região costuma decidir.",
        ],
      },
      {
        question: "Controle de outra marca funciona no GGPort?",
        answers: [
          "Se a central aceitar o código e a frequência, sim, depois de gravado. Dois controles iguais por fora podem ter códigos diferentes.",
          "Depende da placa. Código e frequência iguais se gravam; do contrário, entra um receptor.",
        ],
      },
      {
        question: "Vale consertar um motor GGPort antigo?",
        answers: [
          "Vale com o redutor firme, porque capacitor e sensores são baratos. Com folga no eixo e placa ruim, compare com a troca.",
          "Quase sempre, se o defeito é de uma peça só.",
        ],
      },
      {
        question: "O GGPort tem garantia?",
        answers: [
          "No que vendemos, são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Comprado conosco, {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
  {
    id: "ggport-pecas",
    broader: "ggport",
    label: "Peças para motor GGPort",
    phrase: "as peças do motor GGPort",
    intent: "buying",
    asks: [
      "ggport peça",
      "ggport peças",
      "peça ggport",
      "ggport tem peça",
      "peças motor ggport",
      "peça reposição ggport",
      "onde comprar peça ggport",
      "onde achar peças ggport",
      "engrenagem ggport existe peça",
      "capacitor fim curso ggport",
      "ggport ainda existe peça",
    ],
    answers: {
      any: [
        "Peças para motor GGPort existem, conforme o modelo da etiqueta: capacitor, controle e fim de curso se acham fácil; engrenagem e placa dependem da versão. Vendemos original ou compatível, e se faltar engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
        "Vendemos peça de reposição para motor GGPort, avulsa ou já trocada. A engrenagem é própria do modelo, e a foto da etiqueta mostra se ainda há. O capacitor é comum, e a placa pode dar lugar a uma central compatível. O valor vem de graça, por essa foto.",
        "Onde achar peças para GGPort: em loja de automação, como a nossa, pelo modelo da etiqueta. Placa compatível e capacitor mantêm o motor comum; engrenagem só do próprio modelo, e sem ela, motor novo com mão de obra custa {price.homeSwap} em residência.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peças do motor GGPort, uma a uma", "O que se acha e o que depende do modelo"],
        slots: [
          [
            "Algumas peças são de padrão comum, outras só servem no próprio modelo.",
            "A facilidade muda com a peça, mais que com a marca.",
            "Da mais fácil à mais difícil de achar, a lista é esta.",
          ],
        ],
        bullets: [
          "Capacitor: pelos µF e volts impressos, de qualquer marca.",
          "Controle: pela frequência e pelo código, ou com receptor avulso.",
          "Fim de curso e rolamento: medida comum, em geral.",
          "Placa: a do modelo ou central compatível com o motor e o fim de curso.",
          "Engrenagem e coroa: só do próprio modelo. Compare dentes, furo e altura.",
        ],
      },
      {
        about: "check",
        headings: ["Qual é o modelo do seu GGPort", "O que fotografar antes de pedir a peça"],
        slots: [
          [
            "O nome na tampa só diz a marca. A peça se escolhe pelo código da etiqueta. Tudo se vê por fora, com o disjuntor desligado.",
            "Saber que é GGPort não basta: o código da etiqueta separa um modelo do outro. A tampa fica fechada.",
            "Motores da mesma marca usam engrenagens diferentes, e a etiqueta desfaz a dúvida, sem abrir nada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe a etiqueta do GGPort de perto.",
          "Fotografe o motor inteiro e o controle, frente e verso.",
          "Se a peça já está fora, fotografe com uma régua ao lado.",
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do GGPort compensa", "Consertar ou trocar o GGPort"],
        slots: [
          [
            "Com o redutor firme, sem folga no eixo, a peça quase sempre compensa. Capacitor e fim de curso são das mais baratas; placa e engrenagem, das mais caras.",
            "Redutor sem jogo é o sinal de que vale repor. A ordem de preço vai do capacitor à placa e à engrenagem.",
            "Vale a peça quando o eixo está firme. Do menor ao maior custo: capacitor, fim de curso, controle, placa e engrenagem.",
          ],
          [
            "Motor com {trade.life} ou sem engrenagem à venda pede a conta da troca, de {price.homeSwap} em casa, com {warranty.motor} de garantia no novo.",
            "Sem engrenagem, ou depois de {trade.life}, a troca por {price.homeSwap}, em residência, costuma render mais, com {warranty.motor} de garantia.",
            "Faltando a peça mecânica ou passados {trade.life}, compare com motor novo, {price.homeSwap} trocado em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a peça do GGPort e vocês instalam?",
        answers: [
          "Sim, se for do modelo certo. O serviço tem os 90 dias da lei, e a peça, a garantia de quem vendeu.",
          "Instalamos depois de conferir etiqueta e peça. A garantia da lei cobre o nosso trabalho.",
        ],
      },
      {
        question: "A placa compatível aceita meus controles GGPort?",
        answers: [
          "Só se ler a mesma frequência e código. Do contrário, um receptor avulso mantém os controles antigos.",
          "Depende do código. Receptor à parte, do padrão antigo, resolve.",
        ],
      },
      {
        question: "Como sei qual peça quebrou?",
        answers: [
          "Ronco sem partir sugere capacitor; motor girando com a folha parada, engrenagem; tudo mudo, energia ou placa. A medição confirma.",
          "Escute uma tentativa só: roncou, capacitor; girou em falso, engrenagem; silêncio, placa ou energia.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da peça?",
        answers: [
          "Capacitor ou fim de curso, até {trade.smallRepair}. Engrenagem pede bancada, e o prazo depende de a peça existir.",
          "Até {trade.smallRepair} nas peças simples; engrenagem e placa, conforme o modelo.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
];
