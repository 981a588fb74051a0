import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const duasFolhas: NarrowConcept[] = [
  {
    id: "duas-folhas-motor-preco",
    broader: "duas-folhas",
    label: "Motor para portão de duas folhas: preço",
    phrase: "o preço do motor para portão de duas folhas",
    asks: [
      "duas folhas preço",
      "duas folhas quanto custa",
      "duas folhas valor",
      "2 folhas preço",
      "2 folhas quanto custa",
      "kit duas folhas",
      "kit 2 folhas",
      "motor duas folhas preço",
      "motor duas folhas valor",
      "motor duplo preço",
      "pivotante duplo preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor para portão de duas folhas é cobrado pelo conjunto: dois motores, uma central dupla, controles e instalação. O preço muda com o comprimento e o peso das folhas, as colunas e a passagem do cabo, e sai por foto, sem custo.",
        "Automatizar portão de duas folhas custa mais que uma, porque são dois motores. Somam-se trava elétrica, batente central e o cabo que atravessa o vão. Mande o comprimento de cada folha e fotos das colunas para receber o valor fechado.",
        "No portão de duas folhas, conte um motor por folha e central que acerta a ordem. Se o carro passa por uma só, automatizar apenas essa folha reduz a conta. O orçamento é grátis, por fotos das folhas fechadas e das dobradiças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço de duas folhas", "Item por item do kit duplo", "Do que é feita a conta"],
        slots: [
          [
            "A base são dois motores e a central dupla, escolhidos pelo comprimento e pelo peso de cada folha.",
            "Dois acionadores e uma central formam a parte maior do valor.",
            "O par de motores é dimensionado pela folha maior.",
          ],
          [
            "Trava elétrica, batente no piso e cabo sob o vão ou por cima completam o orçamento.",
            "Passar o cabo ao outro lado pede corte no piso ou eletroduto por cima, em linha própria.",
            "Batente central e trava seguram a emenda e costumam entrar juntos.",
          ],
          [
            "Dobradiça caída e coluna fraca são consertadas antes e aparecem à parte.",
            "Serralheria de dobradiça ou coluna é orçada junto, se as fotos mostrarem necessidade.",
            "Folha que raspa soma o acerto mecânico, avisado antes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como gastar menos sem errar", "Uma folha ou as duas?", "Onde dá para economizar"],
        slots: [
          [
            "Se o carro passa por uma folha, automatize só ela e deixe a outra no ferrolho.",
            "Motor em uma folha apenas serve quando o vão dela basta para o carro.",
            "Medir a passagem de uma folha pode cortar o custo pela metade.",
          ],
          [
            "Aproveitar fiação, fotocélula e controles bons reduz a troca de conjunto antigo.",
            "Na troca, só o que falhou precisa sair, se a central aceitar o motor novo.",
            "Motor bom de um lado pode ficar, se for compatível com a central.",
          ],
          [
            "Não economize na trava e no batente: sem eles a emenda abre e o vento força o braço.",
            "Batente e trava poupam os dois motores do vento.",
            "A ordem das folhas e o batente central evitam o conserto seguinte.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Posso automatizar só uma das folhas?",
        answers: [
          "Pode, se o carro passa por ela. A outra fica no ferrolho e só se abre na mão quando preciso.",
          "Sim. É a saída mais barata quando o vão de uma folha basta.",
        ],
      },
      {
        question: "Preciso trocar os dois motores se um queimou?",
        answers: [
          "Não obrigatoriamente. Se houver motor igual e a central estiver boa, troca-se um; em conjunto antigo, comparam-se as duas contas.",
          "Nem sempre. O técnico confere a compatibilidade com o outro lado e com a central.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Mais que a de uma folha, pela passagem do cabo e pelo ajuste da ordem. O prazo vem com o orçamento.",
          "Depende da passagem do cabo. Folhas e colunas em ordem encurtam o serviço.",
        ],
      },
      {
        question: "Duas folhas de correr custam o mesmo?",
        answers: [
          "Não: são dois motores deslizantes ou um sistema que puxa as duas, com trilho e cremalheira. O valor sai por foto.",
          "É outro conjunto. Mande fotos do trilho e a largura de cada folha.",
        ],
      },
    ],
    photo: "fotos das duas folhas fechadas, das dobradiças e das colunas, com o comprimento e o material de cada folha",
  },
];
