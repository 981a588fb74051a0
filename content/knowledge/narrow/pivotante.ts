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
];
