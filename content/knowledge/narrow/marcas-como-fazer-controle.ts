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
      ...combine(learning, [
        "controle passo passo [marca]",
        "controle passo passo portão [marca]",
        "controle passo passo [marca] [modelo]",
      ]),
      ...combine(
        ["como programar", "como gravar", "como configurar"],
        ["controle remoto [marca]", "controle portão [marca] passo passo"],
      ),
      "controle 433 programar [marca]",
      "controle 433 mhz programar [marca]",
      "controle 433 mhz gravar [marca]",
      "controle 433 mhz cadastrar [marca]",
      "controle 433 mhz configurar [marca]",
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
        "Para programar controle [marca] passo a passo: toque curto no botão de gravar do receptor até o LED acender, tecla do controle por um ou dois segundos até ele piscar, espere apagar e teste. Vale para o receptor em caixa separada; se o botão fica na placa, sob a tampa do motor, junto da rede, quem grava é o técnico.",
        "Para programar controle [marca], dê um toque curto no botão de gravar da central até o LED acender, aperte a tecla do controle até ele piscar, espere o LED apagar e teste. Na maioria dos motores a placa fica sob a tampa, junto da rede, e quem grava é o técnico; num receptor em caixa separada, você mesmo faz.",
        "Para programar controle novo na placa [marca], veja antes onde fica o botão de gravar: na maioria, dentro do motor, junto da rede, e aí quem grava é o técnico; em receptor de caixa separada, você mesmo faz. Um toque curto até o LED acender, a tecla do controle até ele piscar, e o teste.",
        "O controle [marca] se grava em quatro passos: toque curto no botão de gravação até o LED acender, tecla do controle, LED piscando e teste com o portão à vista. O toque longo apaga tudo. Em receptor separado você faz; sob a tampa do motor, junto da rede, quem faz é o técnico.",
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
            "A sequência é a geral e vale na maioria das placas [marca]; o nome do botão e o número de toques mudam com o modelo, escrito na central.",
            "A ordem é quase igual em toda placa, também nas [marca]; o nome do botão e os toques variam com o modelo da central.",
          ],
          [
            "Siga-a só no receptor externo, em caixa própria e de baixa tensão.",
            "Ela é para o receptor em caixa separada; a tampa do motor fica fechada.",
          ],
        ],
        steps: [
          "Ponha pilha nova e compare a etiqueta do controle novo com a do antigo: mesma frequência, em geral 433 MHz, e mesmo tipo de código. Na dúvida, a foto dos dois responde.",
          "Deixe o portão parado, fechado e sem ninguém na passagem, com todos os controles da casa por perto.",
          "Dê um toque curto no botão de gravação do receptor (PROG, LEARN, TX ou GRAVAR) até o LED acender; segurado, ele apaga a memória em muitos modelos.",
          "Aperte a tecla do controle que vai abrir e segure por um ou dois segundos, até o LED piscar; há receptor que pede dois toques.",
          "Espere o LED apagar, sinal de que o receptor saiu da gravação; se ele não apaga em meio minuto, dê outro toque curto.",
          "Teste o controle novo e os antigos, de perto e da rua.",
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
            "Em casa, a visita para gravar, junto com a regulagem, parte de {price.preventive}, sem peças.",
            "Se o LED nem acende, o receptor está sem alimentação ou o botão não é o de gravar.",
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
            "Fotografe, sem tirar a tampa, a etiqueta do motor, o receptor externo, se houver, e o controle, frente e verso.",
            "Bastam fotos por fora: a etiqueta do motor, a caixa do receptor, se houver, e os dois lados do controle.",
          ],
          [
            "Com essas fotos dizemos se dá para você mesmo gravar e se o controle serve.",
            "Pelas fotos respondemos se a gravação é no receptor ou na placa e se o seu controle é do código dela.",
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
          "Não: o novo entra numa posição livre da memória, e os antigos continuam valendo.",
          "O toque curto só acrescenta. Segurado por muito tempo, o mesmo botão limpa a memória em muitas placas.",
        ],
      },
      {
        question: "Posso gravar com o disjuntor desligado?",
        answers: ["Não adianta: sem energia a placa não grava."],
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
