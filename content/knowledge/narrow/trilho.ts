import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const trilho: NarrowConcept[] = [
  {
    id: "trilho-afundado",
    broader: "trilho",
    label: "Trilho quebrado ou afundado",
    phrase: "o trilho quebrado ou afundado",
    asks: [
      "trilho quebrado",
      "trilho afundado",
      "trilho afundou",
      "trilho amassado",
      "trilho quebrou",
      "trilho solto",
      "trilho torto",
      "piso afundou trilho",
      "trocar trilho",
      "trilho enferrujado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trilho quebrado ou afundado se conserta trocando o trecho ruim e refazendo a base no piso, com a folha escorada. Enquanto isso, não acione: no degrau, a roda salta e o portão de correr pode tombar.",
        "Se o trilho afundou, o problema está no piso: levanta-se o trecho, refaz-se a base e só então o perfil volta ao nível. Trilho partido ou amassado é cortado e emendado liso. O orçamento sai por foto de ponta a ponta.",
        "Portão que trava ou balança sempre no mesmo ponto costuma ter trilho amassado, solto ou afundado ali. Pare de usar, desligue o disjuntor e mande fotos: muitas vezes só um trecho precisa ser trocado.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como se conserta o trilho afundado", "Trecho, base e nível", "O reparo, do piso à folga do motor"],
        slots: [
          [
            "A folha é escorada dos dois lados e tirada do trecho ruim antes do corte.",
            "Primeiro se garante que a folha não tombe; depois se corta o perfil.",
            "Sem escora não se mexe no trilho, porque ele é o que mantém a folha em pé.",
          ],
          [
            "Piso que cedeu é aberto, recebe base firme e espera a cura antes de levar peso.",
            "Onde o concreto quebrou, refaz-se a base, e o portão fica na mão ou parado até a cura.",
            "Chumbar o trilho em piso solto não adianta: a base é refeita e o nível, conferido.",
          ],
          [
            "A emenda é lixada rente, e a cremalheira volta a {rack.clearance} de folga.",
            "Depois do nível, acertam-se emenda, batentes e a folga de {rack.clearance} na cremalheira.",
            "Por fim, o portão anda na mão, sem degrau, e o motor é regulado de novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Trecho ou trilho inteiro: o que muda no preço", "Do que depende o valor", "O custo do reparo"],
        slots: [
          [
            "Trocar um trecho custa menos que o trilho todo, e base nova no piso é o que mais pesa.",
            "Metros de perfil, solda e obra no piso formam a conta.",
            "O perfil é cobrado por metro; a base de concreto, pelo trecho a refazer.",
          ],
          [
            "Se o perfil está fino de ferrugem em toda a extensão, compensa trocar tudo de uma vez.",
            "Trilho comido por baixo de ponta a ponta não vale remendo.",
            "Vários amassados no mesmo trilho levam à troca completa, que dura mais.",
          ],
          [
            "O valor vem por fotos de ponta a ponta e pela largura da folha.",
            "Mande fotos do trilho inteiro e do ponto afundado, com a medida da folha.",
            "Com imagens e metragem, o orçamento é grátis e dito antes do serviço.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Posso desamassar o trilho com martelo?",
        answers: [
          "Não com a folha em cima: ela pode pular e tombar. Trecho amassado é endireitado ou trocado com a folha escorada.",
          "Melhor não. A pancada solta a fixação e abre a emenda; o reparo é feito com o portão apoiado.",
        ],
      },
      {
        question: "Dá para trocar só um pedaço do trilho?",
        answers: [
          "Dá, se o perfil for igual e o resto estiver firme. A emenda fica rente para a roda não bater.",
          "Sim, na maior parte dos casos. O técnico iguala perfil e altura, e a roda passa sem sentir.",
        ],
      },
      {
        question: "Trilho de piso ou de sobrepor: qual é melhor?",
        answers: [
          "O embutido não atrapalha a passagem; o de sobrepor é mais simples de trocar. Base firme e escoamento contam mais que o tipo.",
          "Depende do piso. Em garagem com água parada, o que importa é o escoamento, seja qual for o trilho.",
        ],
      },
      {
        question: "Por quanto tempo o portão fica parado?",
        answers: [
          "Trocar um trecho cabe numa visita; base de concreto nova precisa curar antes de receber a folha. O prazo é combinado no orçamento.",
          "Sem obra no piso, volta no mesmo dia. Com concreto novo, é preciso esperar a cura.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, de perto no trecho quebrado ou afundado, com a largura da folha",
  },
  {
    id: "portao-sem-trilho",
    broader: "trilho",
    label: "Portão de correr sem trilho no chão",
    phrase: "o portão de correr sem trilho no chão",
    asks: [
      "sem trilho",
      "portão correr sem trilho",
      "autoportante",
      "trilho aéreo",
      "trilho suspenso",
      "trilho embutido",
      "portão suspenso",
      "trilho em cima",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de correr sem trilho no chão existe: é o autoportante, que corre sobre carros presos ao piso fora do vão e pede folha mais longa. Serve quando o chão é irregular ou passa muito caminhão, e precisa de recuo lateral maior.",
        "Para não ter trilho na passagem, há duas saídas: folha autoportante, apoiada fora do vão, ou trilho embutido rente ao piso. As duas aceitam motor com cremalheira; a primeira pede mais espaço lateral e serralheria própria.",
        "Dá para ter portão de correr sem trilho aparente, mas não é só tirar o trilho: a folha é refeita para andar suspensa ou sobre carros laterais. Em casa, o trilho embutido costuma resolver com menos obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Autoportante, suspenso ou trilho embutido",
          "Qual opção cabe na sua entrada",
          "Escolha pelo espaço e pelo piso",
        ],
        slots: [
          [
            "O autoportante precisa de recuo lateral bem maior que o vão, porque parte da folha serve de contrapeso.",
            "Na folha autoportante, um trecho extra fica atrás da parede para equilibrar o balanço.",
            "Sem espaço de sobra ao lado, o autoportante não cabe.",
          ],
          [
            "O suspenso corre numa viga em cima do vão, o que limita a altura de caminhão e exige estrutura forte.",
            "Trilho aéreo pede viga e colunas calculadas para o peso, e guia no piso para não balançar.",
            "Folha pendurada é solução de galpão, com altura livre conferida.",
          ],
          [
            "Em casa, o trilho embutido rente ao piso resolve tropeço e roda de carro com menos custo.",
            "Para a maioria das garagens, embutir o trilho já tira o degrau da passagem.",
            "Se o incômodo é só o ressalto, embutir é mais simples que mudar o sistema.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Serralheria, base e motor", "Quanto custa tirar o trilho do chão"],
        slots: [
          [
            "Mudar de sistema é serralheria: folha, carros, base e batentes novos, além da regulagem do motor.",
            "A conta é de estrutura, e o motor muitas vezes é o mesmo.",
            "O custo maior está na folha e nas bases; a cremalheira e o motor podem ser aproveitados.",
          ],
          [
            "O valor depende de vão, peso e recuo, e sai por fotos e medidas.",
            "Fotos da entrada inteira e a medida do recuo permitem dizer se é possível e quanto custa.",
            "Com vão, altura e espaço lateral, o orçamento é grátis.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Portão autoportante aceita motor comum?",
        answers: [
          "Aceita motor de correr com cremalheira, dimensionado pelo peso total da folha, que é maior que o de uma folha comum.",
          "Sim, de correr. O peso do trecho extra entra na escolha do motor.",
        ],
      },
      {
        question: "Posso tirar o trilho do meu portão atual?",
        answers: [
          "Não sem refazer a folha e os apoios. Sem trilho, a folha comum não tem o que a sustente e tomba.",
          "Só com projeto de serralheria. A folha feita para rodar no trilho não fica suspensa sozinha.",
        ],
      },
      {
        question: "Trilho embutido acumula água?",
        answers: [
          "Acumula se não houver escoamento. Ralo ou furo de saída e limpeza evitam ferrugem e roda travada.",
          "Pode acumular. Prevê-se saída de água na obra e varre-se o canal com o disjuntor desligado.",
        ],
      },
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "O autoportante não sofre com sujeira na passagem, mas pede carros e base em ordem. O trilho comum pede limpeza frequente.",
          "Cada um tem a sua: carros laterais no autoportante, trilho limpo no comum. Revisão {visits.home} atende os dois em casa.",
        ],
      },
    ],
    photo: "fotos da entrada inteira, do piso e do espaço ao lado do portão, com o vão e o recuo em metros",
  },
];
