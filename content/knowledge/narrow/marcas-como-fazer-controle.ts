import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const learning = [
  "programar",
  "gravar",
  "cadastrar",
  "configurar",
  "codificar",
  "adicionar",
  "sincronizar",
  "aprender",
];

/** How a remote is taught to a make's board: what all boards have in common, and what is seen on each. */
export const marcasComoFazerControle: NarrowConcept[] = [
  {
    id: "programar-controle-da-marca",
    broader: "programacao",
    label: "Programar controle da marca",
    phrase: "a programação do controle da marca",
    intent: "how-to",
    asks: [
      ...combine(learning, ["controle", "controle novo", "controle central", "controle placa"], ["[marca]"]),
      ...combine(learning, [
        "controle [marca] [modelo]",
        "controle motor [marca]",
        "controle portão [marca]",
        "receptor [marca]",
        "controle novo motor [marca]",
      ]),
      ...combine(["colocar", "ensinar", "habilitar"], ["controle novo [marca]"]),
      "central [marca] controle gravar",
      "passo passo controle [marca]",
      "jumper gravar controle [marca]",
      "qual jumper gravar controle [marca]",
      "botão gravar controle [marca]",
      ...combine(["programar", "gravar"], ["controle garen kdz [marca]", "controle garen kdz fit [marca]"]),
      "programar controle zap",
      "gravar controle zap",
    ],
    answers: {
      any: [
        "Para programar controle [marca], a ordem comum é: apertar o botão de gravar da placa até o LED acender, apertar a tecla do controle até o LED piscar, apertar de novo o botão ou esperar alguns segundos e testar. O nome do botão muda com a placa (PROG, LEARN, TX, GRAVAR): mande a foto da etiqueta e dizemos qual é.",
        "O controle [marca] se grava em quatro passos: aperte o botão de gravação da placa até o LED acender, aperte a tecla do controle, espere o LED piscar e teste com o portão à vista. Em algumas placas o botão é um jumper ou chave, e o toque longo apaga tudo; pela foto da etiqueta dizemos qual é o seu caso.",
      ],
      price: [
        "Programar controle [marca] custa a visita e a quantidade gravada; o aparelho novo é à parte. Mande a foto do controle, frente e verso, e da etiqueta do motor, diga quantos são e o orçamento é grátis.",
        "O preço para gravar controle [marca] depende de quantos são e de você já ter o aparelho. Na manutenção preventiva, que em casa parte de {price.preventive}, sem peças, a gravação se faz na mesma ida.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Passo a passo para gravar o controle [marca]", "Gravar controle [marca]: a ordem"],
        slots: [
          [
            "Esta é a sequência da maioria das placas; o que muda é o nome do botão e o número de toques.",
            "A ordem é quase igual em toda placa; o nome do botão e os toques variam com o modelo.",
          ],
          [
            "Em receptor externo, de baixa tensão, você mesmo faz; na placa, sob a tampa do motor, há bornes ligados à rede, e essa parte é do técnico.",
            "Se o botão fica num receptor em caixa separada, dá para fazer em casa; dentro do motor há tensão da rede junto do botão, e quem faz é o técnico.",
          ],
        ],
        steps: [
          "Ponha pilha nova e confira se o controle tem a mesma frequência, em geral 433 MHz, e o mesmo código da central.",
          "Deixe o portão parado, fechado e sem ninguém na passagem, com todos os controles da casa por perto.",
          "Aperte uma vez o botão de gravação (PROG, LEARN, TX ou GRAVAR), ou feche o jumper de gravar, até o LED acender.",
          "Aperte a tecla do controle que vai abrir e segure por um ou dois segundos, até o LED piscar; há placa que pede dois toques.",
          "Aperte de novo o botão, volte o jumper ou espere o LED apagar sozinho: a placa saiu da gravação.",
          "Feche a tampa e teste o controle novo e os antigos, de perto e da rua.",
        ],
      },
      {
        about: "causes",
        headings: ["O controle [marca] não grava: por quê", "Se o LED não responde ao controle"],
        slots: [
          [
            "LED que acende e não pisca ao apertar a tecla indica controle de outra frequência ou de outro tipo de código.",
            "Se o LED não pisca com a tecla apertada, o controle não é do código dessa placa, ou a pilha está fraca.",
          ],
          [
            "LED que pisca rápido e não aceita mais nenhum pode ser memória cheia: apagam-se os que saíram de uso.",
            "Quando a memória encheu, a placa recusa o novo até que os controles sem dono sejam apagados.",
          ],
          [
            "Segurar o botão por muito tempo limpa a memória em muitas placas, e aí todos os controles são gravados de novo.",
            "Se depois da tentativa os outros pararam, o toque foi longo e apagou a memória: grave todos outra vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Que fotos dizem o botão da sua placa", "Descubra a placa antes de gravar"],
        slots: [
          [
            "A placa pode ter sido trocada, e por isso a marca do motor não basta: vale o nome escrito nela.",
            "O que manda é o nome da central, não o do motor, porque a placa pode ser de reposição.",
          ],
          [
            "Com o disjuntor desligado, fotografe a etiqueta do motor, a placa inteira sem tocar nela e o controle, frente e verso.",
            "Desligue o disjuntor, fotografe a placa de longe, a etiqueta do motor e os dois lados do controle.",
          ],
          [
            "Com essas fotos dizemos o botão, o número de toques e se o controle serve.",
            "Pelas fotos respondemos qual é o botão e se o seu controle é do código dessa central.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Controle de outra marca grava em central [marca]?",
        answers: [
          "Grava se tiver a mesma frequência e o mesmo tipo de código. Em central de código rolante, em geral só os da própria linha.",
          "Em código fixo e na mesma frequência, costuma gravar; em código rolante, só o da linha.",
        ],
      },
      {
        question: "Gravar um controle apaga os outros?",
        answers: [
          "Não: o novo entra numa posição livre. O que apaga é o toque longo no botão de gravação, que em muitas placas limpa a memória.",
          "O toque curto só acrescenta. Segurado por muito tempo, o mesmo botão limpa a memória em muitas placas.",
        ],
      },
      {
        question: "Posso gravar com o disjuntor desligado?",
        answers: [
          "Não adianta: sem energia a placa não grava. Por isso, quando o botão fica sob a tampa do motor, o serviço é do técnico.",
        ],
      },
      {
        question: "Quantos controles cabem na memória?",
        answers: [
          "O número está no manual da central. Em casa costuma sobrar; em prédio usa-se receptor com mais memória.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do controle, frente e verso",
  },
];
