import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const luzDeGaragem: NarrowConcept[] = [
  {
    id: "luz-nao-apaga",
    broader: "luz-de-garagem",
    label: "Luz da garagem não apaga",
    phrase: "a luz da garagem que não apaga",
    intent: "repair",
    asks: [
      "luz garagem não apaga",
      "luz garagem acesa",
      "luz fica acesa portão",
      "luz garagem direto acesa",
      "luz portão não apaga",
      "luz garagem não acende",
      "luz portão não acende",
      "luz acende sozinha garagem",
      "lâmpada garagem não apaga",
    ],
    answers: {
      any: [
        "Luz da garagem que não apaga tem relé colado, tempo longo demais ou portão que a placa acha que não fechou. Veja se a folha encosta até o fim; depois o técnico testa o fim de curso, o módulo e o relé.",
        "Se a luz ligada ao portão fica acesa direto, confira o interruptor em paralelo e o tempo programado. Persistindo, o relé do módulo colou e deve ser trocado, com o circuito desligado.",
        "Luz que não acende com o portão costuma ser lâmpada queimada ou relé que não arma; luz que não apaga é relé colado ou fim de curso sem sinal. O interruptor da própria luz separa os casos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lâmpada, relé ou fim de curso", "Teste simples antes de chamar", "O que conferir na luz do portão"],
        slots: [
          [
            "O interruptor manual mostra se a lâmpada e o circuito estão bons.",
            "Faça o teste do chão, sem mexer na caixa do motor.",
            "Anote quanto tempo ela fica acesa depois de o portão fechar.",
          ],
        ],
        steps: [
          "Teste a lâmpada pelo interruptor, se houver.",
          "Com o disjuntor da luz desligado, troque a lâmpada por outra boa.",
          "Acione o portão e conte quanto tempo a luz fica acesa.",
          "Veja se a folha encosta no batente até o fim.",
          "Se continuar acesa por muito tempo, desligue o disjuntor da luz e peça a visita.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que fica acesa ou não acende", "Relé, tempo e posição da folha", "O que cada falha indica"],
        slots: [
          [
            "Relé colado mantém a lâmpada ligada mesmo com o portão parado há horas.",
            "Lâmpada de potência acima do que o relé suporta cola os contatos.",
            "Refletor pesado num relé pequeno é causa comum de contato preso.",
          ],
          [
            "Se a placa não recebe o fim de curso, entende que o portão ainda anda e segura a luz.",
            "Folha que não fecha por completo deixa a luz esperando.",
            "Ímã deslocado no fim de curso engana a placa e a luz não apaga.",
          ],
          [
            "Quando não acende, lâmpada, fio ou saída da placa são os suspeitos, nessa ordem.",
            "Saída da placa sem tensão deixa o módulo parado, com a lâmpada boa.",
            "Sensor de claridade sujo ou mal virado pode impedir de acender à noite.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso ligar a lâmpada direto na saída do motor?",
        answers: [
          "Não. Danifica a placa. Usa-se a saída de luz ou um relé, com circuito próprio.",
          "Não faça isso. O relé separa a lâmpada do motor.",
        ],
      },
      {
        question: "LED pisca fraco depois de apagar. É defeito?",
        answers: [
          "Pode ser fuga pelo relé eletrônico ou pela fiação. Um relé de contato ou outro LED resolve.",
          "É comum com relé eletrônico. O técnico confere a ligação e troca o tipo de relé.",
        ],
      },
      {
        question: "Dá para aumentar o tempo da luz?",
        answers: [
          "Dá, no ajuste do módulo ou da placa, se o modelo permitir.",
          "Sim, na maioria dos módulos. A regulagem entra na visita.",
        ],
      },
      {
        question: "A luz presa gasta ou estraga o motor?",
        answers: [
          "Gasta energia e a lâmpada, mas não o motor. O defeito no fim de curso, se for a causa, esse afeta o portão.",
          "O motor não sofre com ela. Se a causa for o fim de curso, corrija logo.",
        ],
      },
    ],
    photo: "uma foto da lâmpada, do módulo, se estiver à vista, e da etiqueta do motor",
  },
];
