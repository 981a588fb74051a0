import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const braco: NarrowConcept[] = [
  {
    id: "braco-quebrado",
    broader: "braco",
    label: "Braço do portão quebrado",
    phrase: "o braço quebrado do portão",
    asks: [
      "braço quebrado",
      "braço quebrou",
      "braço solto",
      "braço empenado",
      "braço soltou",
      "trocar braço portão",
      "braço torto",
      "pino braço quebrado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Braço do portão quebrado: pare de acionar e desligue o disjuntor. No basculante, não destrave nem passe por baixo, porque a folha perdeu o apoio do acionador. O técnico troca o braço ou o pino e corrige o que o forçou.",
        "Braço quebrado ou empenado se troca, não se solda por cima sem achar a causa: dobradiça caída, batente mal posto ou folha pesada. O valor depende do modelo do motor e do reforço, e sai por foto.",
        "Se o braço soltou da folha, a central ainda pode mover o motor e bater a peça solta. Desligue o disjuntor, afaste todos e fotografe as duas fixações; muitas vezes é pino ou chapa de apoio, e não o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Braço quebrado: o que fazer agora", "Antes de o técnico chegar", "Cuidados com o braço solto"],
        slots: [
          [
            "Braço solto bate em gente e em carro se alguém acionar o controle.",
            "O primeiro cuidado é tirar a energia, para ninguém abrir sem querer.",
            "Guarde os controles: um toque move a peça solta.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise quem tem controle.",
          "Afaste crianças e animais da folha.",
          "No basculante, não destrave e não passe por baixo.",
          "No de abrir, se a folha balança ao vento, peça ajuda e amarre-a fechada sem forçar.",
          "Fotografe o ponto quebrado na folha e na coluna.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o braço quebra", "Causas de braço quebrado", "O que força o braço"],
        slots: [
          [
            "Folha que raspa ou pesa obriga o braço a fazer força de lado até trincar.",
            "Dobradiça caída e folha pesada cobram no ponto mais fino, que é o braço.",
            "O braço foi feito para conduzir, e não para carregar a folha.",
          ],
          [
            "Sem batente, o motor empurra a folha além do ponto e entorta a haste.",
            "Batente fora do lugar faz o braço trabalhar esticado ou dobrado demais.",
            "Vento em folha fechada e batida de carro também empenam a haste.",
          ],
          [
            "Chapa fina no ponto de fixação rasga, e parece que o braço quebrou.",
            "Solda fraca na folha abre com o vaivém e solta o suporte.",
            "Pino sem trava gasta o furo e escapa no meio do curso.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso soldar o braço quebrado?",
        answers: [
          "Só em peça simples e depois de corrigida a causa, com a central desconectada. Haste empenada ou trincada em motor articulado se troca.",
          "Em geral troca-se. Solda em braço torto muda o comprimento, e o portão passa a forçar o batente.",
        ],
      },
      {
        question: "Dá para usar o portão na mão até o conserto?",
        answers: [
          "No de abrir, com a folha reta e o disjuntor desligado, sim, e com cuidado com o vento. No basculante, não.",
          "Portão de abrir, sim, devagar. Basculante fica parado até o técnico escorar a folha.",
        ],
      },
      {
        question: "Existe braço avulso para o meu motor?",
        answers: [
          "Nas marcas mais comuns, sim, pelo modelo da etiqueta. Em modelo antigo, adapta-se braço de mesma medida ou compara-se com a troca.",
          "Costuma existir. Mande foto da etiqueta e do braço inteiro para conferir medida e furação.",
        ],
      },
      {
        question: "Quanto custa trocar o braço?",
        answers: [
          "Depende do modelo e de haver solda ou reforço na folha. O orçamento por foto é grátis e separa peça e mão de obra.",
          "O valor muda se é só o pino, a haste ou o suporte. As fotos das duas pontas mostram qual é o caso.",
        ],
      },
    ],
    photo: "fotos do braço e das fixações na folha e na coluna, sem acionar, e a etiqueta do motor",
  },
];
