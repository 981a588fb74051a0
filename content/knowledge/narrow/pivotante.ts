import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pivotante: NarrowConcept[] = [
  {
    id: "melhor-motor-pivotante",
    broader: "pivotante",
    label: "Melhor motor para portão de abrir",
    phrase: "o melhor motor para portão pivotante",
    asks: [
      "melhor motor pivotante",
      "qual motor pivotante",
      "motor indicado pivotante",
      "melhor motor portão abrir",
      "qual motor portão abrir",
      "motor ideal pivotante",
      "melhor automatizador pivotante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor para portão pivotante depende da coluna e da folha: atuador linear de fuso para coluna estreita e folha de casa, braço articulado para coluna larga. Escolha pelo peso e pelo comprimento juntos, valendo o limite menor.",
        "Para portão de abrir, escolha atuador linear quando a dobradiça fica perto da quina da coluna, e braço articulado quando ela fica recuada. Cada folha leva um motor, e a trava elétrica segura folha longa contra o vento.",
        "Qual motor pivotante comprar: até a medida e o peso da ficha, modelo residencial por folha; folha longa, fechada ou de prédio, modelo reforçado com trava. O preço sai por foto das colunas e comprimento das folhas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor pivotante para o seu caso",
          "Atuador ou braço: o melhor para cada coluna",
          "Escolha pela coluna, pela folha e pelo vento",
        ],
        slots: [
          [
            "Coluna estreita com dobradiça na quina: atuador linear, que ocupa pouco espaço e é discreto.",
            "O atuador de fuso serve a coluna fina e folha que abre para dentro.",
            "Se a coluna é estreita, o linear costuma ser a única opção que cabe.",
          ],
          [
            "Coluna larga ou dobradiça recuada: braço articulado, que alcança a folha com ângulo melhor.",
            "Pilar grosso afasta o motor do eixo, e aí o articulado trabalha melhor.",
            "Em muro largo, o braço articulado compensa a distância até a dobradiça.",
          ],
          [
            "Folha longa ou fechada recebe o vento e pede motor reforçado com trava elétrica.",
            "Painel inteiro funciona como vela: escolha motor com folga e trava no piso ou no batente.",
            "Acima da medida da ficha, não arrisque: vento e peso quebram o braço.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de comprar",
          "Dobradiça, coluna e espaço de giro",
          "Três conferências no portão de abrir",
        ],
        slots: [
          [
            "A folha deve girar leve e parar onde é deixada; dobradiça caída vem antes do motor.",
            "Se a folha raspa ou desce na ponta, conserta-se a dobradiça primeiro.",
            "Dobradiça com folga quebra braço novo.",
          ],
          [
            "A coluna precisa ser firme, com metal ou concreto para fixar, e a folha, ter travessa na altura do motor.",
            "Coluna de tijolo sem reforço e folha sem travessa pedem serralheria.",
            "O motor puxa a coluna: ela não pode balançar.",
          ],
          [
            "Conte o espaço livre do giro, o desnível do piso e o sentido de abertura.",
            "Rampa para dentro impede a folha de abrir; confira antes.",
            "Carro estacionado no giro e piso em subida mudam a escolha do portão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Pivotante de uma folha precisa de quantos motores?",
        answers: [
          "Um. Duas folhas levam dois motores e uma central que acerta a ordem.",
          "Um motor por folha. Se só uma folha abre para o carro, pode-se automatizar apenas ela.",
        ],
      },
      {
        question: "Qual é mais rápido, atuador ou braço?",
        answers: [
          "Depende do modelo. Em geral o articulado é um pouco mais ágil, mas em folha longa a velocidade é limitada por segurança.",
          "Varia com a marca. Velocidade alta em folha de abrir aumenta o risco, e a parada suave conta mais.",
        ],
      },
      {
        question: "Motor pivotante subterrâneo vale a pena?",
        answers: [
          "Vale pela estética, se houver drenagem boa. Água parada na caixa é o que mais o estraga, e a obra é maior.",
          "Só com drenagem e piso que permita a obra. Para a maioria das casas, o atuador aparente é mais simples de manter.",
        ],
      },
      {
        question: "O pivotante pode abrir para a rua?",
        answers: [
          "Não é indicado: a folha avança sobre a calçada e quem passa. Consulte a regra da prefeitura e prefira abrir para dentro.",
          "Evite. Além do risco, a regra municipal costuma impedir folha aberta sobre o passeio.",
        ],
      },
    ],
    photo: "fotos das dobradiças e das colunas por dentro, com o comprimento, a altura e o material de cada folha",
  },
  {
    id: "pivotante-em-rampa",
    broader: "pivotante",
    label: "Portão de abrir em rampa",
    phrase: "o portão de abrir em rampa",
    asks: [
      "pivotante rampa",
      "abrir rampa",
      "portão abrir rampa",
      "pivotante inclinado",
      "pivotante subida",
      "pivotante ladeira",
      "portão abrir subida",
      "portão abrir inclinado",
      "pivotante desnível",
      "portão abrir ladeira",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de abrir com motor funciona em rampa quando a folha gira sem tocar o piso. Se a rampa sobe para dentro, ela impede o giro: a saída é dobradiça elevatória, abrir para o outro lado dentro do terreno ou mudar para correr.",
        "Em rampa, o portão pivotante só abre para o lado em que o piso desce ou é plano. Meça a altura do piso na ponta do giro: se passa da fresta da folha, ela raspa, e nenhum motor mais forte resolve.",
        "Funciona, com uma condição: a ponta da folha precisa passar livre sobre a rampa em todo o arco. Com fotos de lado e o desnível medido, dizemos se o motor serve ou se o portão deve ser outro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como saber se a folha passa sobre a rampa",
          "Medir o desnível no arco da folha",
          "Teste da rampa antes do motor",
        ],
        slots: [
          [
            "A medida que importa é a do piso na ponta da folha, com ela aberta.",
            "Basta trena, nível ou uma régua reta, sem soltar o portão.",
            "Faça a medida com o portão parado e o motor sem energia.",
          ],
        ],
        steps: [
          "Com a folha fechada, meça a fresta embaixo, na ponta.",
          "Marque no piso onde a ponta ficará aberta.",
          "Meça quanto o piso sobe da coluna até essa marca.",
          "Se a subida passa da fresta, a folha vai raspar.",
          "Fotografe de lado e mande as duas medidas.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Soluções para portão de abrir em rampa",
          "O que fazer quando a folha raspa na rampa",
          "Dobradiça elevatória, corte ou outro portão",
        ],
        slots: [
          [
            "A dobradiça elevatória ergue a folha enquanto ela gira e serve a desnível pequeno.",
            "Desnível pequeno se vence com dobradiça que levanta a folha no giro.",
            "Folha que sobe ao girar pede dobradiça própria e motor regulado para isso.",
          ],
          [
            "Abrir para fora só cabe dentro do terreno, porque a folha não pode avançar sobre a calçada.",
            "Inverter o sentido é possível quando há recuo dentro do lote.",
            "A folha não deve abrir sobre a calçada, mesmo que a rampa peça.",
          ],
          [
            "Rampa forte pede portão de correr com trilho nivelado ou basculante.",
            "Quando a subida é grande, troca-se o tipo: de correr, na linha plana, ou basculante.",
            "Se nada disso cabe, outro tipo de abertura sai mais barato que insistir.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Motor mais forte resolve a rampa?",
        answers: [
          "Não. Se a folha raspa no piso, mais força só entorta o braço e a dobradiça.",
          "Não resolve: o limite é a altura do piso, e não a força.",
        ],
      },
      {
        question: "Posso cortar embaixo da folha?",
        answers: [
          "Pode em desnível pequeno, mas fica uma fresta na parte baixa. Borracha ou escova fecha o vão.",
          "Serve quando faltam poucos centímetros; além disso, a fresta compromete a segurança.",
        ],
      },
      {
        question: "A folha aberta volta sozinha na ladeira. Por quê?",
        answers: [
          "Porque a coluna segue a inclinação da rua, e não o prumo. Com as dobradiças no prumo, a folha para onde é solta.",
          "A folha está fora de prumo. O acerto é nas dobradiças, antes do motor.",
        ],
      },
      {
        question: "Duas folhas ajudam na rampa?",
        answers: [
          "Ajudam, porque cada ponta percorre um arco menor e pega menos subida.",
          "Sim: folha mais curta alcança menos rampa. O desnível ainda precisa ser medido.",
        ],
      },
    ],
    photo: "fotos do portão de lado e da rampa, com a fresta embaixo da folha e o desnível medidos",
  },
];
