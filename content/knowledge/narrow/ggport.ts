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
        "O motor GGPort tem peça, conforme o modelo: capacitor, controle e fim de curso se acham com facilidade; engrenagem e placa dependem da etiqueta. Mande a foto dela e dizemos o que há, original ou compatível, e o valor.",
        "Há peça para GGPort, original ou compatível. O que muda é a peça: capacitor se repõe pelo valor impresso; a engrenagem é do próprio modelo; a placa pode ser uma central compatível. A foto da etiqueta confirma.",
        "A peça que serve no seu GGPort, e se ainda existe, sai da etiqueta do motor. Peça de desgaste costuma existir; se faltar a placa, uma central compatível mantém o motor; se faltar a engrenagem, compara-se com a troca.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Que peças do GGPort se acham e quais dependem do modelo",
          "Peças do motor GGPort, uma a uma",
          "Original ou compatível no GGPort",
        ],
        slots: [
          [
            "No GGPort, o capacitor segue os µF e a tensão impressos no corpo, em qualquer marca de peça.",
            "Capacitor e controle do GGPort se acham em loja de automação, pelo código.",
            "Peça elétrica comum do GGPort tem equivalente de boa procedência.",
          ],
          [
            "Engrenagem e coroa do GGPort só servem no próprio modelo, por isso vale a foto da peça usada.",
            "A engrenagem do GGPort se compara por dentes, furo e altura com a antiga.",
            "Peça mecânica do GGPort não se adapta de outra marca.",
          ],
          [
            "Sem a placa original, avalia-se central compatível com o motor e o fim de curso do GGPort.",
            "Uma placa nova no GGPort pede gravar os controles outra vez.",
            "Com a central trocada, o GGPort passa a usar os controles do novo padrão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando a peça do GGPort compensa", "Consertar ou trocar o GGPort", "Peça nova ou motor novo"],
        slots: [
          [
            "Com o redutor do GGPort firme, a peça quase sempre compensa.",
            "Um redutor sem folga é o sinal de que vale repor a peça do GGPort.",
            "Peça pequena em GGPort bom é o caminho mais barato.",
          ],
          [
            "Se a soma se aproxima de um motor novo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor no fim da vida, de {trade.life}, merece a conta da troca, de {price.homeSwap} em casa.",
            "Quando falta a engrenagem, a troca do motor em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso comprar a peça do GGPort e vocês instalam?",
        answers: [
          "Podemos avaliar, se a peça for do modelo certo. Mande as fotos antes de comprar.",
          "Sim, depois de conferir o modelo por foto.",
        ],
      },
      {
        question: "O GGPort antigo ainda vale a peça?",
        answers: [
          "Vale, se o redutor não tem folga e o motor não esquenta. O técnico mede antes.",
          "Em geral sim, com o redutor firme.",
        ],
      },
      {
        question: "Como sei qual peça do motor GGPort quebrou?",
        answers: [
          "O ronco sem partir sugere capacitor; giro sem andar, engrenagem; portão mudo, energia ou placa. A medição confirma.",
          "O sintoma aponta, e a medição no local confirma.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e da peça, se ela já estiver fora",
  },
];
