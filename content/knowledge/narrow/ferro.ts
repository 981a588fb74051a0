import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ferro: NarrowConcept[] = [
  {
    id: "motor-portao-ferro",
    broader: "ferro",
    label: "Motor para portão de ferro",
    phrase: "o motor para portão de ferro",
    asks: [
      "motor portão ferro",
      "melhor motor ferro",
      "qual motor ferro",
      "motor portão chapa",
      "motor portão grade ferro",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor para portão de ferro depende do fechamento: gradil leva motor residencial comum; chapa fechada e folha larga levam motor de portão pesado. No basculante equilibrado de até {width.quarterHp}, 1/4 HP atende, a partir de {price.padrao} instalado.",
        "Para portão de ferro, escolha pelo peso no de correr, com folga de um terço, e pela largura no basculante, até {width.quarterHp} no 1/4 HP. Em folha pesada a troca do motor fica de {price.heavySwap}. Ferrugem e solda são vistas antes.",
        "Portão de ferro aceita qualquer tipo de motor, e o ferro facilita a fixação por solda. O que decide é o peso: grade é média, chapa é pesada. Mande medida e foto, e indicamos o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor para grade e para chapa",
          "Motor para grade leve e chapa pesada",
          "O motor pelo tipo de folha de ferro",
        ],
        slots: [
          [
            "Grade ou gradil de casa: motor residencial; no basculante de até {width.quarterHp}, 1/4 HP.",
            "Ferro vazado pesa menos e não segura vento; o modelo comum atende.",
            "Folha de barras, de até {width.quarterHp} no basculante, vai com o kit de 1/4 HP.",
          ],
          [
            "Chapa fechada de correr: capacidade um terço acima do peso e cremalheira de aço se for grande.",
            "Chapa pega vento e pesa; no deslizante, a ficha precisa mostrar margem.",
            "Em chapa cheia, o peso por milímetro conta: 7,85 kg por m².",
          ],
          [
            "Pivotante de ferro pede dobradiça com rolamento e, em folha longa, trava elétrica.",
            "De abrir, o ferro pesa na dobradiça antes de pesar no motor.",
            "Em duas folhas de ferro, cada uma recebe o seu motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no ferro antes do motor",
          "Ferrugem, solda e peso antes do motor",
          "A folha de ferro está pronta?",
        ],
        slots: [
          [
            "Base furada e solda trincada abrem com o puxão do motor, e por isso vêm antes.",
            "Procure ferrugem no pé da folha e trinca nas soldas.",
            "O motor revela o que o ferro esconde: solda fraca abre com o vaivém.",
          ],
          [
            "Folha que raspa ou desce é acertada na serralheria, com orçamento junto.",
            "Roda gasta no de correr, dobradiça caída no de abrir e contrapeso errado no basculante são corrigidos na mesma visita.",
            "Peso por defeito se conserta; só o peso de origem pede motor maior.",
          ],
          [
            "Solda perto do motor só com a central desconectada.",
            "Para soldar suporte, desliga-se o disjuntor e solta-se a placa.",
            "A fixação soldada é boa no ferro, desde que a central esteja fora do circuito.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Portão de ferro antigo aguenta motor?",
        answers: [
          "Aguenta se a estrutura está firme. Ferrugem que fura e solda aberta são refeitas antes.",
          "Na maioria das vezes, sim. A foto da base e das soldas mostra se há reparo a fazer.",
        ],
      },
      {
        question: "Quanto custa motor para portão de ferro?",
        answers: [
          "Basculante de até {width.quarterHp}: de {price.padrao} a {price.jetflex} instalado. De correr em casa, a troca fica de {price.homeSwap}; pesado, de {price.heavySwap}.",
          "Depende do tipo e do peso. Kits basculantes instalados começam em {price.padrao}; os demais saem por foto.",
        ],
      },
      {
        question: "Vou pôr chapa na grade. Muda o motor?",
        answers: [
          "Muda o peso e o vento. No basculante refaz-se o contrapeso; no de correr, conferem-se roldana e capacidade.",
          "Pode mudar. Avise a espessura da chapa antes, para a conta ser feita.",
        ],
      },
      {
        question: "Ferro ou aço: é diferente para o motor?",
        answers: [
          "Na prática, não: o portão chamado de ferro é de aço comum. Contam peso, largura e estado.",
          "Não. Galvanizado ou comum, o que decide é a folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com largura e altura, e de perto a base e as soldas",
  },
];
