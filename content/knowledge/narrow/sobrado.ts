import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const sobrado: NarrowConcept[] = [
  {
    id: "sobrado-rampa",
    broader: "sobrado",
    label: "Sobrado com rampa",
    phrase: "o portão de sobrado com rampa",
    asks: [
      "sobrado rampa",
      "sobrado garagem subida",
      "sobrado garagem descida",
      "sobrado desnível",
      "sobrado rampa portão",
      "garagem subsolo sobrado",
    ],
    intent: "question",
    answers: {
      any: [
        "Em sobrado com rampa, o basculante costuma servir, porque a frente estreita não deixa parede para o portão de correr. Antes, mede-se a altura livre com o carro na rampa: a laje baixa e a inclinação somam. O kit de 1/4 HP parte de {price.lowest} instalado.",
        "Portão de sobrado com rampa pede três medidas: largura do vão, altura até a laje e inclinação logo atrás do portão. Com elas se sabe se o basculante abre sem tocar no carro; fotos de lado bastam.",
        "No sobrado em que a garagem desce, a água é o segundo cuidado: canaleta antes do portão e acionador no alto da coluna. O motor não sofre com a rampa se a folha estiver equilibrada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Altura livre e inclinação: meça assim",
          "As medidas do sobrado em rampa",
          "Cabe basculante na rampa?",
        ],
        slots: [
          [
            "As medidas são tiradas com o portão fechado e o carro fora.",
            "Trena e celular bastam, sem soltar nada.",
            "O ponto crítico é onde o carro cruza a folha aberta.",
          ],
          [
            "Na subida, o carro empina e o teto se aproxima da folha aberta.",
            "Na descida, é a traseira que sobe, e a medida se faz nesse ponto.",
            "Carro alto em rampa curta pode não passar; melhor saber antes.",
          ],
        ],
        steps: [
          "Meça a largura e a altura do vão.",
          "Meça do piso à laje, no começo e no fim da rampa.",
          "Meça a altura do carro mais alto, com bagageiro.",
          "Fotografe de lado, com a rampa inteira.",
          "Fotografe as colunas por dentro.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Que portão serve no sobrado com rampa",
          "Basculante, de correr ou articulado",
          "Escolha para frente estreita em rampa",
        ],
        slots: [
          [
            "O basculante abre no próprio vão e é o mais comum na frente estreita.",
            "De correr só com muro lateral livre e trilho nivelado.",
            "De abrir não serve se o piso sobe logo atrás, porque a folha raspa.",
          ],
          [
            "Calçada estreita e inclinada favorece folha que avança pouco, como a articulada.",
            "A fresta embaixo, em calçada inclinada, se fecha com perfil ou acerto da base da folha.",
            "Parada suave reduz o ruído para o quarto de cima.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Água, carro e pedestre na rampa", "Cuidados na garagem inclinada", "Segurança do sobrado em rampa"],
        slots: [
          [
            "Canaleta e acionador alto protegem da enxurrada que desce.",
            "Motor e central ficam acima do nível que a água já alcançou.",
            "Chuva forte em rampa leva sujeira ao vão, e a limpeza evita travar a folha.",
          ],
          [
            "Saindo de ré na subida, o motorista vê pouco: sinaleiro avisa o pedestre.",
            "Espere a folha parar no alto antes de embalar na rampa.",
            "Fotocélula no vão segura o fechamento se o carro parar no meio.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "A rampa força o motor?",
        answers: [
          "Não. Quem força é folha desequilibrada; a rampa muda altura e água, não o peso da folha.",
          "Não, se o contrapeso está certo. O motor só conduz a folha.",
        ],
      },
      {
        question: "Dá para abaixar a soleira para o carro não raspar?",
        answers: [
          "Dentro do lote, às vezes. Na calçada valem as regras da prefeitura.",
          "É serviço de pedreiro, para dentro do terreno. Depois dele, a folha precisa ser ajustada embaixo.",
        ],
      },
      {
        question: "O kit de 1/4 HP serve?",
        answers: [
          "Serve em folha equilibrada de até {width.quarterHp}; a rampa não muda esse limite.",
          "Sim, até {width.quarterHp} de largura, conferida a altura livre.",
        ],
      },
      {
        question: "E se a garagem alagar?",
        answers: [
          "Desligue o disjuntor e não acione. Com água no motor, só religue depois do exame.",
          "Corte a energia do portão e espere baixar. O técnico mede antes de religar.",
        ],
      },
    ],
    photo: "fotos de lado com a rampa inteira, das colunas por dentro e a altura do piso à laje",
  },
];
