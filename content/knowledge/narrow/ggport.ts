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
    ],
    answers: {
      any: [
        "Motor GGPort é bom para portão de casa quando o modelo aguenta o peso da folha e há peça e controle dele por perto. Se a reposição for difícil na sua região, uma marca mais comum, como PPA ou Garen, dá menos trabalho.",
        "Vale a pena ficar com um GGPort já instalado que tem o redutor firme: quase todo defeito é de peça. Para comprar um novo, compare capacidade, peça na região e preço instalado com o de outra marca.",
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
            "Modelo de casa em garagem coletiva esquenta e gasta cedo.",
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
            "Motor comprado à parte paga instalação a partir de {price.installation}.",
          ],
          [
            "Com folha leve e revisão {visits.home}, a vida esperada é de {life}.",
            "Espere de {life} de uso em casa, com troca de peças de desgaste pelo caminho.",
            "A duração depende mais da folha que da marca: a referência é de {life}.",
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
        question: "Vale consertar um GGPort antigo?",
        answers: [
          "Vale com o redutor firme. Com folga no eixo e placa ruim, compare com a troca.",
          "Quase sempre, se o defeito é de uma peça só.",
        ],
      },
      {
        question: "O GGPort tem garantia?",
        answers: [
          "No que vendemos, {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Sim, comprado conosco: {warranty.motor} no motor e {warranty.installation} no serviço.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e quantas vezes ele abre por dia",
  },
];
