import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const consumo: NarrowConcept[] = [
  {
    id: "quanto-gasta-de-luz-por-mes",
    broader: "consumo",
    label: "Quanto o motor gasta por mês",
    phrase: "o gasto mensal do motor de portão",
    asks: [
      "gasta mês",
      "gasta luz mês",
      "consumo mês",
      "consumo mensal",
      "quanto gasta luz",
      "quanto gasta energia",
      "kwh mês",
      "quanto consome mês",
      "gasta quanto luz",
      "conta luz portão",
      "custa luz mês",
    ],
    answers: {
      any: [
        "O motor de portão de casa gasta pouco por mês: em geral menos de 1 kWh de movimento, mais alguns watts da central ligada o dia todo. Multiplique pela tarifa da sua conta: a maior parte do gasto vem da central, e não do motor.",
        "Quanto gasta por mês? Dez movimentos de quinze segundos por dia somam 75 minutos; a 400 watts, dá cerca de 0,5 kWh. A central em espera, com poucos watts, pode somar mais que isso. É pouco perto de chuveiro e geladeira.",
        "Na conta de luz o portão quase não aparece. Faça a conta com a etiqueta: watts vezes horas de movimento no mês, mais a espera da central, vezes a tarifa. O que aumenta é folha pesada e motor forçado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do seu portão, passo a passo", "Do watt ao real", "Faça o cálculo com a etiqueta"],
        slots: [
          [
            "Use a potência da etiqueta em watts; cavalos de força são do eixo, e o consumo elétrico é maior.",
            "Se a etiqueta traz só HP, o consumo em watts é mais alto que a conversão direta.",
            "O tempo conta mais que a potência, porque o motor liga por segundos.",
          ],
        ],
        steps: [
          "Leia na etiqueta a potência em watts ou a corrente e a tensão.",
          "Cronometre uma abertura e um fechamento.",
          "Multiplique pelos movimentos do dia e por 30.",
          "Passe para horas e multiplique pelos quilowatts.",
          "Some a central: watts de espera vezes 24 horas vezes 30, dividido por mil.",
          "Multiplique os kWh pela tarifa da sua conta.",
        ],
      },
      {
        about: "what",
        headings: ["Um exemplo com números", "Movimento e espera, lado a lado", "O que pesa mais no mês"],
        slots: [
          [
            "Movimento: 400 watts por 75 minutos no mês dão cerca de 0,5 kWh.",
            "Dez movimentos de quinze segundos por dia, a 400 watts, somam perto de 0,5 kWh por mês.",
            "O motor fica ligado pouco mais de uma hora no mês inteiro, e por isso pesa tão pouco.",
          ],
          [
            "Espera: uma central de 3 watts ligada o mês todo gasta pouco mais de 2 kWh.",
            "Só a central, a 3 watts, soma cerca de 2 kWh por mês, mais que o movimento.",
            "Placa, receptor e fotocélula acesos o dia todo são a maior parcela.",
          ],
          [
            "Nobreak, câmera e sinaleiro acrescentam a espera deles; portão pesado acrescenta movimento.",
            "Acessório sempre ligado muda mais a conta que a velocidade do motor.",
            "Folha desequilibrada alonga o movimento e é o que mais pode ser corrigido.",
          ],
        ],
      },
    ],
    keep: ["causes", "care"],
    questions: [
      {
        question: "Motor rápido gasta mais?",
        answers: [
          "Quase nada: ele puxa mais por menos tempo, e o mês fica parecido.",
          "No fim do mês, não. O tempo menor compensa a potência maior.",
        ],
      },
      {
        question: "Vale desligar o disjuntor?",
        answers: [
          "No dia a dia, não: perde-se o automático por uma economia mínima. Em viagem longa, sim, com o portão trancado.",
          "Só em ausência longa. A central em espera gasta pouco mais de 2 kWh por mês.",
        ],
      },
      {
        question: "Trifásico ou 220 V reduzem o gasto?",
        answers: [
          "Não de forma que se note. O que se ganha é cabo menos quente e partida melhor.",
          "Não. O consumo do trabalho é o mesmo; muda a corrente.",
        ],
      },
      {
        question: "Minha conta subiu. Pode ser o portão?",
        answers: [
          "Só se o motor está forçando muito ou um acessório ficou ligado. Cronometre a abertura e repare se ela ficou mais longa que o costume.",
          "É improvável. Folha pesada aumenta um pouco o gasto, mas chuveiro, geladeira e ar-condicionado explicam bem mais.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e quantas aberturas o portão faz por dia",
  },
];
