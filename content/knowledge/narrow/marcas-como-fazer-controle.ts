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
    ],
    answers: {
      any: [
        "Para programar controle [marca] passo a passo, veja se há um receptor em caixa separada do motor: nele, dê um toque curto no botão de gravar até o LED acender, aperte a tecla do controle até ele piscar, espere apagar e teste. Se o botão fica na placa, sob a tampa do motor, junto da rede, quem grava é o técnico.",
        "Para programar o controle [marca], dê um toque curto no botão de gravar do receptor, até a luz acender; aperte a tecla do controle até ela piscar; espere apagar e teste. Isso vale para o receptor em caixa separada: se o botão fica sob a tampa do motor, junto da rede elétrica, quem grava é o técnico.",
        "Para cadastrar ou gravar controle novo no portão [marca], procure primeiro um receptor em caixa separada: nele, o botão de gravar acende o LED, e a tecla do controle o faz piscar. Se não há essa caixa, o botão fica dentro do motor, junto da rede, e quem grava é o técnico, a partir de {price.preventive} em casa, sem peças.",
        "Com receptor em caixa separada, o controle [marca] se grava em quatro passos: toque curto no botão de gravação até o LED acender, tecla do controle, LED piscando e teste com o portão à vista. O toque longo apaga tudo. Se o botão só existe sob a tampa do motor, junto da rede, quem faz é o técnico.",
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
            "Estes passos são para o receptor em caixa separada, fora do motor; o nome do botão e o número de toques mudam com o modelo, escrito na caixa.",
            "A ordem serve ao receptor externo, aquele que fica numa caixinha à parte; o nome do botão e os toques variam com o modelo.",
          ],
          [
            "Sem essa caixa, o receptor está na placa, sob a tampa do motor, que cobre fios da rede: não a abra, e o técnico grava todos os controles numa visita.",
            "Se a placa do motor já tem o receptor dentro, deixe a tampa fechada e separe os controles da casa: o técnico grava todos de uma vez.",
          ],
        ],
        steps: [
          "Ponha pilha nova e compare a etiqueta do controle novo com a do antigo: mesma frequência, em geral 433 MHz, e mesmo tipo de código. Na dúvida, a foto dos dois responde.",
          "Deixe o portão parado, fechado e sem ninguém na passagem, com todos os controles da casa por perto.",
          "Dê um toque curto no botão de gravação do receptor (PROG, LEARN, TX ou GRAVAR) até o LED acender; segurado, ele apaga a memória em muitos modelos.",
          "Aperte a tecla do controle que vai abrir e segure por um ou dois segundos, até o LED piscar; se ele não pisca, aperte a mesma tecla outra vez.",
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
        headings: ["Que fotos dizem o botão da sua placa", "Que placa você tem: o que mandar"],
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
        answers: ["Não: sem energia a placa não grava. É por isso que a tampa do motor fica para o técnico."],
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
  {
    id: "programar-controle-ppa",
    broader: "programacao",
    label: "Programar controle PPA",
    phrase: "a programação do controle PPA",
    asks: [
      ...combine(learning, [
        "controle ppa",
        "controle novo ppa",
        "controle remoto ppa",
        "controle central ppa",
        "controle placa ppa",
        "controle motor ppa",
        "controle novo motor ppa",
        "controle portão ppa",
        "controle portão eletrônico ppa",
        "controle passo passo ppa",
        "controle passo passo portão ppa",
        "controle remoto portão ppa",
        "motor ppa controle",
        "ppa controle",
        "controle ppa [modelo]",
        "controle motor ppa [modelo]",
        "controle 433 ppa",
        "controle 433 mhz ppa",
      ]),
      ...combine(["colocar", "ensinar", "habilitar"], ["controle novo ppa", "controle ppa"]),
      "central ppa controle gravar",
      "passo passo controle ppa",
      "jumper gravar controle ppa",
      "botão gravar controle ppa",
      "controle novo ppa não grava",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar controle PPA, a placa entra em modo de gravação, você segura a tecla do controle até o LED piscar e, com ele piscando, confirma no botão da placa. Como a placa PPA fica sob a tampa do motor, junto da rede, essa parte é do técnico: a visita em casa parte de {price.preventive}, sem peças.",
        "Programar o controle de portão PPA se faz na central do motor: põe-se a placa para gravar, aperta-se a tecla do controle até a luz piscar e confirma-se no botão da placa enquanto ela pisca. Ali há 127 ou 220 V, por isso quem abre a tampa é o técnico; num receptor em caixa separada, você mesmo grava.",
        "Programar controle PPA tem três tempos: placa em modo de gravar, por botão ou jumper; tecla do controle apertada, com o LED piscando; confirmação no botão da placa. Sob a tampa há tensão da rede, e quem abre é o técnico; num receptor em caixa separada, fora do motor, você mesmo grava com um toque curto.",
      ],
      price: [
        "Programar controle PPA custa a visita, que em casa parte de {price.preventive}, sem peças, e o controle novo, se for preciso, à parte. Diga quantos são e mande a foto do controle, frente e verso, e da etiqueta do motor: o valor vem antes, sem custo.",
        "A visita para gravar controle PPA em casa parte de {price.preventive}, sem peças, e vários controles se gravam na mesma ida. O aparelho novo é cobrado por unidade; a foto do atual mostra qual serve.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "A sequência na placa PPA",
          "Como o controle é gravado na central PPA",
          "Na placa PPA, passo a passo",
        ],
        slots: [
          [
            "O modo de entrar em gravação muda com a central: botão de gravar, jumper marcado PROG ou um dos seletores da placa.",
            "Cada central PPA tem a sua porta de entrada: um botão, um jumper escrito PROG ou um seletor; o nome está na placa.",
          ],
          [
            "Estes são os passos do técnico, com a tampa aberta e a mão só nos botões.",
            "É assim que o técnico faz, na placa ligada; por isso a tampa não é serviço de casa.",
          ],
        ],
        steps: [
          "Deixar o portão parado, com pilha nova no controle e a passagem livre.",
          "Pôr a placa em modo de gravação, pelo botão ou jumper do modelo.",
          "Segurar a tecla do controle até o LED da placa piscar.",
          "Com o LED piscando, apertar o botão de confirmar da placa.",
          "Tirar a placa do modo de gravação e testar de perto e da rua.",
          "Repetir com cada controle e conferir se os antigos continuam abrindo.",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer sem abrir o motor", "Se o receptor fica em caixa separada"],
        slots: [
          [
            "Veja se há uma caixinha de receptor na parede, de baixa tensão: nela, um toque curto no botão acende o LED, a tecla do controle faz piscar, e está gravado.",
            "Receptor avulso, em caixa própria na parede, você mesmo grava: toque curto no botão, tecla do controle até piscar, e o teste.",
          ],
          [
            "Não segure o botão: em muitos modelos o toque longo apaga todos os controles.",
            "O toque é curto; segurado, o botão limpa a memória em muitos receptores.",
          ],
          [
            "Sem caixa separada, troque a pilha, compare a frequência com a do controle que funciona e mande as fotos.",
            "Se tudo fica dentro do motor, mande a foto da etiqueta dele e do controle, frente e verso: dizemos se o controle serve antes da visita.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O controle não grava: por quê", "Se o LED não pisca com o controle"],
        slots: [
          [
            "LED que não pisca com a tecla apertada indica outra frequência ou outro tipo de código, mesmo sendo PPA.",
            "Se a luz não pisca ao apertar, o controle não fala o código dessa central, ou a pilha está fraca.",
          ],
          [
            "Memória cheia recusa o novo até que os controles sem dono sejam apagados.",
            "Quando a memória encheu, apagam-se os que saíram de uso e grava-se de novo.",
          ],
          [
            "A placa pode não ser mais PPA: o nome que vale é o escrito nela, e não o da carcaça.",
            "Se a placa já foi trocada por outra marca, a sequência e o controle são os dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gravar um controle PPA apaga os outros?",
        answers: [
          "Não: o novo entra numa posição livre, e os antigos continuam. O que apaga é o botão errado ou segurado por muito tempo.",
          "Não, se for só gravado. Há placa com um botão de apagar ao lado do de gravar, e ali o engano limpa todos.",
        ],
      },
      {
        question: "Que controle PPA serve no meu portão?",
        answers: [
          "O da mesma frequência e do mesmo código da central, em geral 433 MHz. A foto do que já funciona, frente e verso, responde.",
          "Um PPA, como Zap ou Tok, ou um compatível que fale o código da placa. Mande a foto do atual.",
        ],
      },
      {
        question: "Dá para copiar o controle em vez de gravar?",
        answers: [
          "Só o de código fixo. O de código rolante precisa ser cadastrado na central.",
          "O de código fixo, sim, num chaveiro copiador; o rolante, não.",
        ],
      },
      {
        question: "Quanto tempo leva para gravar os controles da casa?",
        answers: [
          "Poucos minutos por controle; o tempo maior é o de abrir, conferir e testar. Reúna todos no dia.",
          "A visita é curta. Deixe todos os controles em casa para serem testados juntos.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do controle, frente e verso",
  },
  {
    id: "programar-controle-zap",
    broader: "programacao",
    label: "Programar controle PPA Zap",
    phrase: "a programação do controle PPA Zap",
    asks: [
      ...combine(
        learning,
        ["controle zap", "controle ppa zap", "controle remoto zap", "ppa zap", "zap", "zap ppa"],
        ["", "motor", "portão", "placa"],
      ),
      "controle zap 2 ppa gravar",
      "controle zap 2 gravar",
      "controle zap como gravar",
      "controle zap como programar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O Zap é o controle da PPA, e ele se grava na central do motor, não nele mesmo: placa em modo de gravação, tecla do Zap apertada até o LED piscar e confirmação no botão da placa. A placa fica sob a tampa, junto da rede, e quem grava é o técnico, a partir de {price.preventive} em casa, sem peças.",
        "Para programar o controle PPA Zap, o técnico põe a central do portão em modo de gravar, você segura a tecla escolhida até a luz da placa piscar, e ele confirma no botão dela. A visita em casa parte de {price.preventive}, sem peças; em receptor de caixa separada, você mesmo faz com um toque curto.",
        "No controle PPA Zap não há nada a configurar: quem aprende o código é a central do motor. Com a placa em modo de gravação, cada tecla do Zap é apertada até o LED piscar e é confirmada no botão da placa; por haver tensão da rede ali, a tampa é do técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de gravar o Zap", "O que conferir no Zap e no portão"],
        slots: [["Isto se faz em casa, sem abrir o motor, e evita visita à toa.", "Comece pelo que se vê por fora."]],
        steps: [
          "Troque a pilha pelo código impresso na que está nele e veja se a luz do Zap acende.",
          "Compare o verso com o do controle que já abre: a frequência, em geral 433 MHz, tem de ser a mesma.",
          "Veja se há um receptor em caixa separada na parede ou se tudo fica dentro do motor.",
          "Fotografe o Zap, frente e verso, e a etiqueta do motor.",
          "Reúna todos os controles da casa para o dia da gravação.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o Zap é gravado na central", "A gravação, tecla por tecla"],
        slots: [
          [
            "A placa entra em gravação por botão, jumper marcado PROG ou seletor, conforme o modelo escrito nela.",
            "O modo de gravar depende da central: um botão, o jumper PROG ou um seletor.",
          ],
          [
            "Segura-se a tecla do Zap até o LED piscar e, com ele piscando, confirma-se na placa.",
            "Com a tecla apertada, o LED pisca; a confirmação no botão da placa guarda o código.",
          ],
          [
            "Em receptor de caixa própria na parede, de baixa tensão, basta um toque curto no botão e a tecla do Zap; segurado, o botão apaga todos.",
            "Num receptor avulso você grava: toque curto, LED aceso, tecla do Zap até piscar. Não segure o botão, que ele limpa a memória.",
          ],
          [
            "Cada tecla é gravada à parte: uma abre a garagem, outra pode abrir um segundo portão compatível.",
            "As teclas são independentes: grave só as que vai usar e deixe livre a do outro portão.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O Zap não grava: por quê", "Se a placa não aceita o Zap"],
        slots: [
          [
            "Zap de outra versão pode falar outro código; aparência igual não garante.",
            "Há mais de uma versão do Zap, e a central só aceita a do código dela.",
          ],
          [
            "Placa que já não é PPA recusa o Zap: aí se compra o controle dela ou se põe um receptor avulso.",
            "Se a central foi trocada por outra marca, o Zap só abre com um receptor PPA à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Gravar o Zap apaga os outros controles?",
        answers: [
          "Não, o novo entra numa posição livre. O que apaga é o toque longo ou o botão de limpar.",
          "Os antigos continuam valendo; só o comando de apagar limpa a memória.",
        ],
      },
      {
        question: "O Zap abre portão de outra marca?",
        answers: [
          "Só se a central ou o receptor aceitar o código dele. A foto da etiqueta do motor responde.",
          "Abre com um receptor PPA avulso ligado ao motor, ou se a placa aceitar o mesmo código.",
        ],
      },
      {
        question: "Onde comprar um Zap que sirva no meu portão?",
        answers: [
          "Conosco, já gravado na visita: mande a foto do atual, frente e verso, e dizemos a versão e o valor.",
          "Mande a foto do que funciona hoje: vendemos o que serve e gravamos na mesma visita.",
        ],
      },
      {
        question: "Perdi um Zap. O que faço?",
        answers: [
          "Peça que ele seja apagado da memória; em placa que não apaga um só, limpa-se tudo e os demais são gravados de novo.",
          "Trate como chave perdida: apaga-se da central e regravam-se os que ficaram.",
        ],
      },
    ],
    photo: "fotos do controle Zap, frente e verso, e da etiqueta do motor",
  },
];
