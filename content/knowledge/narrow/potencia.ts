import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const potencia: NarrowConcept[] = [
  {
    id: "motor-1-4-ou-1-2",
    broader: "potencia",
    label: "Motor 1/4 ou 1/2 HP",
    phrase: "a escolha entre motor de 1/4 e de 1/2 HP",
    asks: [
      "1/4 1/2",
      "1/4 ou 1/2",
      "motor 1/4 1/2",
      "1/4 1/3",
      "1/4hp 1/2hp",
      "1/4hp ou 1/2hp",
      "1/3 ou 1/2",
      "diferença 1/4 1/2",
      "1/4 ou 1/3",
      "motor 1/4 1/3",
      "diferença 1/4 1/3",
      "1/4hp 1/3hp",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Escolha 1/4 HP para basculante de casa, equilibrado e de até {width.quarterHp}, a partir de {price.lowest} instalado; 1/3 HP para folha um pouco mais larga; 1/2 HP para folha grande, pesada ou de muitas aberturas. Acima de 1/4, o valor sai por foto.",
        "Entre 1/4, 1/3 e 1/2 HP, muda a folha que o motor move com folga, não a velocidade. Até {width.quarterHp} e com contrapeso certo, 1/4 HP basta; 1/3 cobre folha um pouco maior; 1/2 entra em portão grande, de madeira ou de uso coletivo.",
        "Fique no 1/4 HP em basculante leve de até {width.quarterHp}: 1/3 ou 1/2 HP não abre mais rápido e pode ficar forte demais. Se o 1/4 sofre, confira o contrapeso primeiro; só folha grande em ordem justifica mais potência.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando 1/4 basta e quando subir para 1/2",
          "1/4 ou 1/2, caso a caso",
          "Decida pela largura, pelo peso e pelo uso",
        ],
        slots: [
          [
            "Fique no 1/4 HP com basculante de até {width.quarterHp}, folha equilibrada e uso de família.",
            "Casa, até {width.quarterHp}, folha que para a meia altura: 1/4 HP, por {models.pricesOr} instalado.",
            "Portão residencial leve pede 1/4 HP, e a escolha passa a ser a velocidade.",
          ],
          [
            "Suba para 1/3 ou 1/2 HP se a folha passa dessa medida, é de madeira maciça ou chapa grossa.",
            "Folha larga ou pesada, já equilibrada, pede 1/2 HP ou dois acionadores.",
            "Acima de {width.quarterHp}, a potência é definida por fotos, altura e material.",
          ],
          [
            "Prédio e comércio olham ciclos por hora antes dos HP.",
            "Em uso coletivo, o número de aberturas pesa mais que a potência.",
            "Para muitas aberturas seguidas, o que conta é o regime do motor, e não só 1/2 HP.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que muda de 1/4 para 1/2 HP", "Força, consumo e preço", "Potência não é velocidade"],
        slots: [
          [
            "O 1/2 HP tem o dobro da potência, para mover mais folha no mesmo ritmo.",
            "Dobrar os HP dá folga de força, e não menos segundos.",
            "Dois motores de 1/4 HP podem abrir em {opening.padrao} ou em {opening.jetflex}, prova de que HP não é velocidade.",
          ],
          [
            "Motor forte em folha leve precisa de força bem regulada para ceder ao obstáculo.",
            "Potência sobrando aumenta o risco se a força não for ajustada no mínimo.",
            "Quanto mais potente, mais importa o teste com obstáculo macio.",
          ],
          [
            "Na conta de luz a diferença é pequena, porque o portão trabalha poucos segundos por vez.",
            "O consumo quase não muda em casa; o preço do conjunto, sim.",
            "O custo maior está na compra, não na energia.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Meu motor de 1/4 não aguenta o portão. Troco por 1/2?",
        answers: [
          "Antes, confira contrapeso, cabos e roldanas. Na maioria dos casos, a folha equilibrada devolve o 1/4 HP ao normal.",
          "Nem sempre. Se a folha pesa, o 1/2 HP apenas demora mais a falhar; o equilíbrio vem primeiro.",
        ],
      },
      {
        question: "Motor de 1/2 HP gasta muito mais?",
        answers: [
          "Pouco, em uso de casa. O portão funciona segundos por dia, e a diferença na conta é pequena.",
          "Não de modo que se note. O que pesa é o tempo de uso, que é curto.",
        ],
      },
      {
        question: "Quanto custa um motor de 1/2 HP?",
        answers: [
          "Sai por orçamento, com largura, altura e material. Nossos kits de tabela são de 1/4 HP; em portão pesado a troca fica de {price.heavySwap}.",
          "Depende da folha e do tipo de portão. Mande fotos e medidas para o valor fechado, sem custo.",
        ],
      },
      {
        question: "1/3 HP é um meio-termo bom?",
        answers: [
          "Pode ser, em folha um pouco acima da medida do 1/4 HP e bem equilibrada. A ficha do modelo confirma a largura.",
          "Sim, em alguns basculantes de largura intermediária. A indicação sai por foto e medida.",
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com fotos por dentro e por fora",
  },
  {
    id: "um-quarto-hp-aguenta",
    broader: "potencia",
    label: "Quantos quilos o motor de 1/4 HP aguenta",
    phrase: "o peso que o motor de 1/4 HP aguenta",
    asks: [
      "1/4 aguenta",
      "1/4 quilos",
      "1/4 kg",
      "1/4 suporta",
      "1/4 peso",
      "1/4 puxa",
      "1/4hp aguenta",
      "1/4hp kg",
      "1/4hp peso",
      "motor 1/4 quantos quilos",
      "motor 1/4 aguenta quantos quilos",
      "motor 1/4 aguenta quantos kg",
      "motor 1/4 aguenta portão",
      "1/4 serve portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de 1/4 HP não tem um peso único: em portão de correr, costuma mover algumas centenas de quilos, conforme o modelo e a etiqueta; em basculante, o contrapeso carrega a folha, e o limite prático é a largura, de até {width.quarterHp}.",
        "Um motor de 1/4 HP aguenta o que está na etiqueta, porque a redução muda a força. Use até dois terços desse número no portão de correr. No basculante equilibrado, conte a largura: até {width.quarterHp}, 1/4 atende.",
        "Para 1/4 HP, conte a largura e não os quilos se o portão é basculante: até {width.quarterHp}, com a folha equilibrada. Se é de correr, o limite em quilos está na etiqueta do modelo; deixe um terço de folga.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Até onde vai o 1/4 HP", "1/4 HP em cada tipo de portão", "Quando 1/4 basta e quando não"],
        slots: [
          [
            "No basculante, folha que para sozinha a meia altura está equilibrada e exige pouco do motor.",
            "Basculante com contrapeso certo sobe leve, e o 1/4 só vence o atrito.",
            "Em folha basculante equilibrada, os quilos ficam no contrapeso, e não no motor.",
          ],
          [
            "No de correr, trilho limpo e roldana boa fazem a mesma folha pesar menos para o motor.",
            "Portão de correr nivelado rola leve; rampa, vento e chapa fechada pedem mais força.",
            "Para o deslizante, some folga para vento, sujeira no trilho e muitas aberturas.",
          ],
          [
            "Folha de madeira, chapa grossa, vão acima de {width.quarterHp} ou uso de prédio pedem 1/3 ou 1/2 HP.",
            "Passou de {width.quarterHp} ou abre o dia todo: suba a potência.",
            "Folha larga ou de uso coletivo já sai da medida do 1/4.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu 1/4 dá conta", "Teste sem risco", "Confira antes de comprar"],
        slots: [
          [
            "Com quatro dados dizemos se o 1/4 HP trabalha com folga.",
            "Não é preciso pesar a folha nem soltar nada.",
            "Meça com o portão fechado e parado.",
          ],
        ],
        steps: [
          "Anote se o portão levanta, corre ou abre para o lado.",
          "Meça a largura e a altura da folha.",
          "Veja o material: grade, chapa fechada, alumínio ou madeira.",
          "Conte as aberturas por dia e mande com as fotos.",
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor de 1/4 HP", "Quanto custa o 1/4 instalado", "Valores do 1/4 HP"],
        slots: [
          [
            "O kit basculante de 1/4 HP custa {models.pricesNamed}, com entrega e instalação.",
            "Instalado, o basculante de 1/4 sai por {models.pricesOr}, conforme a velocidade.",
            "Em basculante, 1/4 HP tem preço fechado com a mão de obra: {models.pricesNamed}.",
          ],
          [
            "De correr e potências maiores são orçados por foto, sem custo.",
            "Acima de 1/4, ou em portão de correr, o valor sai por foto e medidas.",
            "Para deslizante, o preço inclui cremalheira e sai por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um 1/4 HP move portão de 300 kg?",
        answers: [
          "No de correr, só se a etiqueta trouxer limite bem acima de 300 kg. No basculante, depende do equilíbrio e da largura.",
          "Pode mover, em modelo indicado para mais que isso. Sem folga, esquenta e dura menos.",
        ],
      },
      {
        question: "O que acontece se o portão for pesado demais?",
        answers: [
          "O motor esquenta, para no meio e gasta a engrenagem. O protetor térmico passa a desligar.",
          "Ele abre cada vez mais devagar, ronca na partida e queima antes do tempo.",
        ],
      },
      {
        question: "1/2 HP no lugar de 1/4 resolve folha pesada?",
        answers: [
          "Resolve a força, e não o desequilíbrio. Antes se acertam contrapeso, trilho e roldanas.",
          "Só depois de acertar a folha: mais força em folha torta quebra a ferragem.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, a largura, a altura e o material da folha",
  },
];
