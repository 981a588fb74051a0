import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const receptor: NarrowConcept[] = [
  {
    id: "memoria-cheia",
    broader: "receptor",
    label: "Memória de controles cheia",
    phrase: "a memória cheia do receptor",
    intent: "repair",
    asks: [
      "memória cheia",
      "memória controles cheia",
      "receptor cheio",
      "quantos controles cabem",
      "quantos controles aceita",
      "limite controles",
      "quantos controles posso",
      "número controles portão",
      "central quantos controles",
    ],
    answers: {
      any: [
        "Quantos controles cabem depende da memória do receptor, e o manual dá o número; em alguns cada botão ocupa um lugar. Memória cheia recusa novos: apagam-se os sem uso ou instala-se um receptor maior, sem trocar a placa.",
        "Se a central não aceita mais controles, a lista encheu. A saída barata é limpar a memória e regravar só os que estão em uso; a definitiva, em prédio, é um receptor avulso com mais posições.",
        "Em casa a memória do receptor costuma sobrar; em prédio ela enche com moradores que já saíram. Um recadastro geral devolve as vagas, e um receptor maior evita que o problema volte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como liberar lugar na memória", "Limpeza e recadastro, na ordem", "Controles demais: o que fazer"],
        slots: [
          [
            "Antes de comprar receptor, veja quantos códigos gravados ainda têm dono.",
            "A limpeza pede organização, porque os ausentes deixam de abrir.",
            "Em prédio, marque dia e avise os moradores por escrito.",
          ],
        ],
        steps: [
          "Conte os controles em uso e os botões gravados em cada um.",
          "Compare com a capacidade no manual do receptor.",
          "Reúna os aparelhos e anote o dono de cada um.",
          "Peça a limpeza geral e o cadastro dos presentes.",
          "Guarde a lista para excluir quem sair.",
        ],
      },
      {
        about: "choose",
        headings: ["Receptor maior: quando compensa", "Limpar ou trocar o receptor", "Memória para casa e para prédio"],
        slots: [
          [
            "Se a limpeza devolve poucas vagas, a lista vai encher de novo em pouco tempo.",
            "Quando todos os gravados têm dono, só um receptor maior cria espaço.",
            "Casa raramente precisa; prédio com troca de inquilinos precisa.",
          ],
          [
            "O receptor avulso é ligado à entrada de botoeira e convive com a placa atual.",
            "Dois fios de comando e alimentação bastam para acrescentar um receptor maior.",
            "Não se troca o motor nem a central: o avulso só acrescenta memória e alcance.",
          ],
          [
            "Prefira o que exclui um usuário por vez e usa código rolante.",
            "Cadastro individual evita repetir a limpeza geral a cada perda.",
            "Ao instalar, decida a data em que o receptor antigo será desligado.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Cada botão ocupa um lugar na memória?",
        answers: [
          "Em alguns receptores, sim; em outros, o controle inteiro ocupa um. O manual do modelo informa.",
          "Depende do modelo. Por isso grave só as teclas que serão usadas.",
        ],
      },
      {
        question: "Dá para ter dois receptores no mesmo portão?",
        answers: [
          "Dá, ligados à mesma entrada de comando. Os dois valem ao mesmo tempo, o que exige cuidado ao apagar controles.",
          "Sim. Lembre que um controle perdido precisa sair do receptor em que foi gravado.",
        ],
      },
      {
        question: "Controles clonados ocupam lugar?",
        answers: [
          "Não. A cópia repete um código já gravado, sem ocupar outra posição, e por isso também não pode ser apagada sozinha.",
          "Não ocupam, porque o código é o mesmo do original.",
        ],
      },
      {
        question: "Como sei que a memória encheu?",
        answers: [
          "A central recusa a gravação com um sinal próprio, descrito no manual, enquanto os controles antigos continuam bons.",
          "Controle compatível, com pilha nova, que não grava é o indício principal.",
        ],
      },
    ],
    photo: "uma foto do receptor ou da etiqueta do motor e diga quantos controles estão em uso",
  },
];
