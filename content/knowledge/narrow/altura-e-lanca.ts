import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** How high a gate may be, and whether spikes may stand on it. */
export const alturaELanca: NarrowConcept[] = [
  {
    id: "altura-e-lanca-do-portao",
    broader: "normas",
    label: "Altura do portão e lança: o que é permitido",
    phrase: "a altura do portão e a lança",
    asks: [
      "altura máxima portão lei",
      "altura máxima portão",
      "altura permitida portão",
      "altura permitida portão lei",
      "lei altura portão",
      "lei altura muro portão",
      "altura máxima muro portão",
      "portão lança proibido",
      "portão com lança proibido",
      "portão com lança pontiaguda",
      "portão lança pontiaguda proibido",
      "lança no portão é permitido",
      "lança no portão lei",
      "ponta de lança portão lei",
      "grade com lança portão proibido",
    ],
    intent: "question",
    answers: {
      any: [
        "A altura máxima do portão e o uso de lança não são fixados por uma lei nacional que conheçamos. Quem decide é o código de obras da cidade e, em condomínio, a convenção. Lança pontiaguda deve ficar alta, fora do alcance de quem passa, porque o dono responde se alguém se machuca.",
        "Não conhecemos lei nacional que limite a altura do portão ou proíba a lança. A regra é do município, e o condomínio pode ter a dele. Consulte a prefeitura antes de encomendar a folha. A ponta de lança baixa é um risco, e o dono do portão responde pelo acidente.",
        "Portão com lança pontiaguda não é proibido por lei nacional que conheçamos, mas a cidade ou o condomínio podem proibir. Vale o mesmo para a altura. Deixe as pontas acima do alcance da mão, viradas para dentro do terreno, e pergunte à prefeitura o limite do seu bairro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Onde confirmar a regra da sua cidade", "Quem diz o que pode"],
        slots: [
          [
            "Pergunte antes de encomendar a folha, porque mudar depois custa serralheria.",
            "A consulta é rápida e evita refazer o portão.",
            "Confirme por escrito, antes da obra.",
          ],
        ],
        steps: [
          "Procure no site da prefeitura o código de obras e a lei de zoneamento.",
          "Pergunte na subprefeitura a altura do muro e do portão na frente do lote.",
          "Em condomínio, leia a convenção e peça a autorização por escrito.",
          "Em imóvel tombado, consulte o órgão do patrimônio.",
        ],
      },
      {
        about: "safety",
        headings: ["Lança sem ferir ninguém", "Cuidados com pontas e com a folha alta"],
        slots: [
          [
            "As pontas devem ficar acima de 2 metros, na parte de cima da folha. No portão basculante, a lança gira com a folha e pode ficar na altura do rosto, por isso não é indicada. No de correr, a ponta passa rente à coluna e exige folga.",
            "Deixe a lança alta e fixa na parte superior. O basculante não deve ter lança, porque a ponta desce e avança quando a folha abre. No portão de correr, confira se as pontas não raspam na coluna nem na fotocélula.",
            "Instale as pontas fora do alcance da mão, acima de 2 metros. No basculante elas giram junto com a folha e podem atingir alguém. No de correr, a guia e a coluna precisam de espaço para as pontas passarem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que a altura muda no motor", "Folha alta: peso e vento"],
        slots: [
          [
            "A folha mais alta pesa mais e recebe mais vento. Multiplique largura por altura para achar a área e diga o material: a chapa pesa mais que a grade. O motor deve aguentar um terço a mais que o peso, e o basculante alto precisa de novo contrapeso.",
            "Cada palmo a mais aumenta o peso e o vento na folha. O motor é escolhido pelo peso total, com um terço de folga. Quem vai aumentar um portão já automático deve conferir a ficha do motor antes.",
            "Ao aumentar a altura, a folha fica mais pesada e balança com o vento. Confira na ficha se o motor aguenta o novo peso com um terço de sobra. No basculante, o contrapeso é refeito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cerca elétrica pode ficar em cima do portão?",
        answers: [
          "Em cima da folha que se move, não é indicada, porque o fio encosta e dá choque. Ela fica no muro, na altura que a lei da cidade pede.",
          "O fio deve ficar fora de todo o percurso da folha. No muro, segue a altura mínima da lei.",
        ],
      },
      {
        question: "Posso pôr chapa para aumentar o portão automático?",
        answers: [
          "Pode, se o motor e as roldanas aguentam o peso novo. O técnico regula a força e a parada de novo.",
          "Só depois de conferir a ficha do motor. A chapa soma peso e vento, e a regulagem muda.",
        ],
      },
      {
        question: "O vizinho pode reclamar da altura do portão?",
        answers: [
          "Pode, se ela passa do limite da cidade. A reclamação vai à prefeitura, que confere no local.",
          "Sim, pela regra municipal. Dentro do limite, a altura é escolha do dono.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, por dentro e por fora, com a largura e a altura",
  },
];
