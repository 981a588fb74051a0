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
        "O motor GGPort é bom para portão de casa quando o modelo aguenta o peso da folha e há peça e controle dele por perto. Se a reposição for difícil na sua região, uma marca mais comum, como PPA ou Garen, dá menos trabalho.",
        "O GGPort é bom para ficar quando já está instalado e tem o redutor firme: quase todo defeito é de peça. Para comprar um novo, compare capacidade, peça na região e preço instalado com o de outra marca.",
        "Sim, o GGPort atende folha leve e equilibrada de uso residencial. Escolha outro quando o portão for pesado, abrir o dia todo ou quando os controles da casa forem de outro padrão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["GGPort: pontos a favor e contra", "Quando o GGPort compensa", "GGPort ou outra marca"],
        slots: [
          [
            "A favor contam as peças elétricas de padrão comum, como capacitor, fim de curso e controle.",
            "O conjunto é simples, e boa parte dos consertos se faz no local.",
            "Quem já tem controles e central em bom estado gasta menos ficando na marca.",
          ],
          [
            "Contra pesa a peça de redutor, que precisa ser do próprio modelo.",
            "O cuidado é confirmar engrenagem e placa do modelo antes de comprar.",
            "O modelo de casa em garagem coletiva esquenta e gasta cedo.",
          ],
          [
            "No mesmo porte, motores de marcas diferentes dão resultado parecido em folha leve.",
            "Compare preço instalado, garantia e quem conserta perto de você.",
            "Se a rua é movimentada, compare com um modelo rápido, como o JetFlex.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa e quanto dura um GGPort",
          "Preço e vida útil do GGPort",
          "O que esperar do investimento",
        ],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, com mão de obra, em marcas de mesmo porte.",
            "O GGPort é cotado por foto; como referência, a troca residencial fica de {price.homeSwap}.",
            "Um motor comprado à parte paga instalação a partir de {price.installation}.",
          ],
          [
            "Com folha leve e revisão {visits.home}, a vida esperada é de {trade.life}.",
            "Espere de {trade.life} de uso em casa, com troca de peças de desgaste pelo caminho.",
            "A duração depende mais da folha que da marca: a referência é de {trade.life}.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "GGPort ou PPA: qual é melhor?",
        answers: [
          "PPA, se quer mais versões e peça fácil; GGPort, se o modelo serve à folha e sai melhor instalado.",
          "No mesmo porte, o resultado é parecido. A reposição na região costuma decidir.",
        ],
      },
      {
        question: "Controle de outra marca funciona no GGPort?",
        answers: [
          "Se a central aceitar o código e a frequência, sim, depois de gravado.",
          "Depende da placa. A foto do controle atual confirma.",
        ],
      },
      {
        question: "Vale consertar um motor GGPort antigo?",
        answers: [
          "Vale com o redutor firme. Com folga no eixo e placa ruim, compare com a troca.",
          "Quase sempre, se o defeito é de uma peça só.",
        ],
      },
      {
        question: "O GGPort tem garantia?",
        answers: [
          "Sim: no que vendemos, são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim, comprado conosco: {warranty.motor} no motor e {warranty.installation} no serviço.",
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
