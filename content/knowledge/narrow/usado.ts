import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const usado: NarrowConcept[] = [
  {
    id: "motor-usado-vale-a-pena",
    broader: "usado",
    label: "Motor usado vale a pena",
    phrase: "o motor de portão usado",
    asks: [
      "usado vale pena",
      "motor usado vale",
      "comprar motor usado",
      "usado compensa",
      "motor segunda mão",
      "motor usado olx",
      "motor seminovo",
      "usado ou novo",
      "motor usado bom",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor usado vale a pena só se for modelo atual, testado com carga, com peça à venda e de graça ou quase. A instalação avulsa parte de {price.installation}, e o kit basculante novo instalado começa em {price.lowest}, com {warranty.motor} de garantia.",
        "Na maioria dos basculantes de casa, motor usado não compensa: só instalar custa a partir de {price.installation}, e o novo, instalado e com garantia, sai por {price.lowest}. Compensa em motor caro, de portão pesado, com procedência.",
        "Comprar motor usado é aposta: capacitor, engrenagem e placa têm idade que não se vê. Vale quando você conhece a origem e a diferença é grande; senão, o novo instalado por {price.lowest} no basculante é mais seguro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando o usado compensa e quando não",
          "Usado ou novo, caso a caso",
          "Usado ou novo em cada situação",
        ],
        slots: [
          [
            "Compensa em motor de portão pesado, cujo novo custa bem mais, com teste em carga e nota.",
            "Vale para modelo caro e atual, de procedência conhecida.",
            "Motor de condomínio em bom estado pode valer, porque a troca nova vai de {price.heavySwap}.",
          ],
          [
            "Não compensa em basculante comum, em que instalar já custa perto do kit novo.",
            "Para casa, a soma com {price.installation} de instalação empata com o novo.",
            "Se o novo instalado custa {price.lowest}, o usado precisaria sair quase de graça.",
          ],
          [
            "Recuse modelo fora de linha, sem etiqueta, sem controle ou com sinal de água.",
            "Motor sem etiqueta não tem como achar peça.",
            "Ferrugem, trinca e placa remendada encerram a conversa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "A conta do usado, item por item",
          "O que somar ao preço do anúncio",
          "Quanto sai o usado instalado",
        ],
        slots: [
          [
            "Some motor, instalação a partir de {price.installation}, controles novos, suporte e capacitor provável.",
            "Ao preço do anúncio juntam-se {price.installation} de mão de obra e as peças que faltam.",
            "Instalação avulsa, controle e peça de desgaste raramente aparecem no anúncio.",
          ],
          [
            "Considere o tempo sem garantia: o que falhar depois é por sua conta.",
            "Sem nota nem garantia, o primeiro defeito é seu.",
            "A garantia do serviço é de {warranty.installation}; a do motor usado não existe.",
          ],
          [
            "Compare com o kit basculante instalado, {models.pricesOr}.",
            "Ponha ao lado o novo instalado, a partir de {price.lowest}, e decida pelo total.",
            "Se a diferença for pequena, o novo leva.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Vocês instalam motor usado?",
        answers: [
          "Sim, depois de conferir por foto e de testar; a instalação avulsa parte de {price.installation}, e o motor fica sem garantia nossa.",
          "Instalamos, se o modelo servir. O serviço tem {warranty.installation}; o equipamento usado, não.",
        ],
      },
      {
        question: "O controle do usado serve?",
        answers: [
          "Serve se vier junto, mas apague a memória e grave de novo: o antigo dono pode ter cópia.",
          "Pode servir. Por segurança, a memória é limpa e só os seus controles são gravados.",
        ],
      },
      {
        question: "Como saber a idade do motor?",
        answers: [
          "Pela etiqueta, pela nota ou pela série, que o fabricante informa. Sem nada disso, considere que é velho.",
          "A etiqueta às vezes traz a data. A vida esperada é de {trade.life}; desconte o que já rodou.",
        ],
      },
      {
        question: "Motor recondicionado é melhor que usado?",
        answers: [
          "É, se veio de oficina com nota, troca de desgaste e garantia por escrito. Sem isso, é usado com outro nome.",
          "Pode ser. Pergunte o que foi trocado e qual é o prazo de garantia.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão, com a largura",
  },
];
