import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const escola: NarrowConcept[] = [
  {
    id: "escola-saida-alunos",
    broader: "escola",
    label: "Portão automático em escola",
    phrase: "o portão automático na escola",
    asks: [
      "portão automático escola seguro",
      "portão automático creche seguro",
      "portão automático colégio seguro",
      "creche fechamento automático",
      "creche fecha sozinho",
      "creche portão perigoso",
      "crianças passam junto carros portão",
      "colégio fechamento automático alunos",
      "saída estudantes portão machucar",
      "alunos passando portão",
      "portão escola seguro",
      "escola portão alunos",
      "saída alunos portão",
      "norma portão escola",
      "escola fecha sozinho",
      "escola portão perigoso",
      "escola fechamento automático",
      "escola portão segurança",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão automático em escola é seguro quando aluno não passa por ele: carros num acesso, crianças em outro, sem fechamento automático, com comando só de funcionário que veja a folha. Fotocélula baixa e força mínima completam.",
        "Na escola, automatize o portão dos carros e deixe a entrada dos alunos à parte, com fechadura comandada pela portaria. Na entrada e na saída das crianças, ele fica parado; o motor de folha pesada fica de {price.heavySwap} na troca, com a mão de obra.",
        "Para portão de escola ou creche, a proteção vem antes do motor: alunos por uma entrada e carros por outra, fotocélula em duas alturas, borda sensível e botão de parada. O motor do portão de carros, em folha pesada, fica de {price.heavySwap} na troca; o valor do seu vem por foto e medidas.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Entrada e saída dos alunos", "Como usar o portão no horário de pico", "Regras para a portaria"],
        slots: [
          [
            "Na hora da entrada e da saída, o portão de veículos não se move com criança por perto.",
            "O movimento da folha é feito antes ou depois do fluxo de alunos, nunca no meio.",
            "A criança não atravessa o vão do portão automático, mesmo aberto.",
          ],
          [
            "Quem aciona é um funcionário treinado, com a folha inteira à vista.",
            "O controle não fica com pais nem com alunos, e o fechamento automático fica desligado.",
            "Comando por controle solto, de longe, é o que mais causa acidente e não combina com escola.",
          ],
          [
            "Fotocélula perto do chão, borda na aresta e força mínima param a folha diante de uma criança.",
            "Feixe baixo vê criança pequena; o segundo feixe vê o carro.",
            "Um sensor que falha tira o portão de uso, mesmo com o motor funcionando.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que portão e motor servem na escola", "Folha lenta e protegida", "Escolha para escola e creche"],
        slots: [
          [
            "Folha de correr com grade de vão estreito, onde não caiba cabeça ou braço, é a mais indicada.",
            "Vão entre a folha e a coluna precisa de proteção, porque ali a criança põe a mão.",
            "Um portão que sobe pede área isolada; o de correr, protegido, é mais simples de vigiar.",
          ],
          [
            "Velocidade baixa e parada suave valem mais que rapidez.",
            "O fluxo é curto e intenso, e o motor precisa aguentar esse pico.",
            "A cremalheira e a engrenagem ficam cobertas e fora do alcance dos alunos.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O portão social dos alunos", "A entrada das crianças, à parte"],
        slots: [
          [
            "A entrada de alunos leva portão social com fechadura elétrica, interfone com câmera e abertura só pela recepção.",
            "Para as crianças, um portão social com fechadura comandada pela portaria e câmera que mostre quem chega.",
          ],
          [
            "Por dentro, a saída em emergência precisa abrir sem chave e sem luz, como manda o projeto de incêndio da escola.",
            "Na evacuação, a fechadura tem de soltar mesmo sem energia: confira isso com quem cuida do AVCB.",
          ],
        ],
      },
    ],
    keep: ["check", "cost"],
    questions: [
      {
        question: "Existe norma para portão de escola?",
        answers: [
          "Há normas da ABNT, como a NBR 9050, de acessibilidade, e regras locais para escolas e para saída de emergência. Peça ao projetista as que valem no seu caso.",
          "Existem, e mudam com o município e o tipo de escola. O projeto deve citar as que segue.",
        ],
      },
      {
        question: "Os pais podem ter controle do portão da escola?",
        answers: [
          "Não é recomendado. A portaria aciona, com a folha à vista.",
          "Melhor não: cada controle solto é um acionamento sem ninguém olhando.",
        ],
      },
      {
        question: "O portão pode fechar sozinho?",
        answers: [
          "Em escola, não convém. Fecha quem está vendo a passagem livre.",
          "Não: o fechamento automático deve ficar desligado.",
        ],
      },
      {
        question: "Quando instalar o motor no portão da escola?",
        answers: [
          "Instale em férias, fim de semana ou à noite, com a área isolada; conjunto pesado leva de {time.heavy}.",
          "A instalação é feita fora do horário de aula, sempre. A data é combinada antes.",
        ],
      },
    ],
    photo: "fotos das entradas de alunos e de carros, com as medidas da folha e os horários de pico",
  },
];
