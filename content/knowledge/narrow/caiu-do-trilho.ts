import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const caiuDoTrilho: NarrowConcept[] = [
  {
    id: "portao-caiu-em-cima",
    broader: "caiu-do-trilho",
    label: "Portão caiu em cima do carro ou de alguém",
    phrase: "o portão que caiu em cima",
    asks: [
      "portão caiu carro",
      "caiu cima carro",
      "caiu cima",
      "caiu cima pessoa",
      "tombou carro",
      "tombou cima",
      "caiu sobre carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o portão caiu em cima de alguém, ligue 193 ou 192 agora, desligue o disjuntor e siga o socorro; não puxe a vítima. Se caiu sobre o carro, não mova o carro nem levante a folha: ele pode estar segurando o peso.",
        "Portão caído sobre o carro fica como está: disjuntor desligado, ninguém embaixo nem dentro do veículo, área isolada dos dois lados. A folha só é erguida com escora e equipe. Havendo ferido, chame 193 antes de tudo.",
        "Com a folha tombada em cima do carro, o risco é a segunda queda. Afaste-se mais que a altura do portão, corte a energia e fotografe de longe. O atendimento funciona {hours}; para pessoas feridas, ligue 193.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "O que fazer nos primeiros minutos",
          "Gente primeiro, carro depois",
          "Folha caída: faça nesta ordem",
        ],
        slots: [
          [
            "Folha solta tomba de novo ao menor movimento do carro ou de quem tenta ajudar.",
            "O carro amassado pode ser a única coisa que mantém a folha no lugar.",
            "Macaco, alavanca e muitas mãos não substituem escora.",
          ],
        ],
        steps: [
          "Havendo ferido ou preso, ligue 193 ou 192.",
          "Desligue o disjuntor do portão por um caminho livre.",
          "Tire pessoas e animais de perto, a uma distância maior que a altura da folha.",
          "Não ligue, não empurre e não saia com o carro.",
          "Fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como a folha é retirada e o que se registra",
          "Escora, retirada e causa",
          "Do apoio da folha ao laudo",
        ],
        slots: [
          [
            "A folha é presa e escorada antes de erguer, com gente suficiente para o peso, e só então o carro sai.",
            "Primeiro se garante que ela não tombe; depois se ergue por etapas e se libera o veículo.",
            "Com apoio dos dois lados, a folha sobe aos poucos e o carro é retirado sem carga sobre ele.",
          ],
          [
            "Em seguida vem a causa: roldana quebrada, falta de batente, guia solta, dobradiça ou cabo rompido.",
            "O exame procura o que falhou: batente ausente, fim de curso que não atuou, roldana, solda ou cabo.",
            "Descoberta a causa, orça-se a recolocação e o que precisa mudar para não repetir.",
          ],
          [
            "Guarde fotos, data, hora e o orçamento por escrito, que a seguradora e o condomínio costumam pedir.",
            "Fotografe antes da retirada, se for seguro, e peça o relatório da causa para o seguro.",
            "Registro com imagens e relatório do técnico ajuda na conversa com seguradora, síndico ou locador.",
          ],
        ],
      },
    ],
    keep: ["causes", "cost"],
    questions: [
      {
        question: "Quem paga o conserto do carro?",
        answers: [
          "Depende da causa e de quem responde pelo portão. Registre fotos, avise seguradora ou síndico e peça o relatório técnico; havendo desacordo, a decisão é da Justiça.",
          "Não há regra única. Seguro do carro, do imóvel ou do condomínio podem ser acionados; guarde imagens e o relatório da causa.",
        ],
      },
      {
        question: "Posso entrar no carro para tirar objetos?",
        answers: [
          "Não, enquanto a folha estiver apoiada nele. Qualquer balanço pode soltá-la. Espere a escora.",
          "Não entre. O peso muda a suspensão do carro, e a folha pode escorregar.",
        ],
      },
      {
        question: "O portão pode ser recolocado?",
        answers: [
          "Muitas vezes, sim, se o quadro não empenou. Roldanas, guia e batente novos costumam ser necessários.",
          "Depende do empeno. Folha reta volta ao trilho; folha torta passa antes pela serralheria.",
        ],
      },
      {
        question: "O motor se aproveita?",
        answers: [
          "Em geral, sim. Ele é testado depois que a folha volta a andar leve, e a cremalheira ou o braço é realinhado.",
          "Quase sempre. A queda estraga mais a mecânica que o motor; a medição confirma.",
        ],
      },
    ],
    photo: "fotos de longe da folha e do carro, da base e da guia de cima, sem entrar embaixo",
  },
];
