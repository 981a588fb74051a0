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
        "Para programar o controle [marca], dê um toque curto no botão de gravar do receptor e espere o LED acender. Depois aperte a tecla do controle até o LED piscar e teste no portão. Isso vale para receptor em caixa separada. Se o botão fica sob a tampa do motor, quem grava é o técnico.",
        "O cadastro do controle [marca] leva poucos minutos no receptor de caixa separada. Dê um toque curto no botão de gravar e, com o LED aceso, aperte a tecla do controle até o LED piscar. O controle precisa ter a frequência e o código da placa. Se o botão fica sob a tampa, quem grava é o técnico.",
        "Você grava o controle [marca] no receptor: com um toque curto o LED acende, e com a tecla do controle apertada ele pisca, o que mostra que aceitou. Espere apagar e teste da rua. Se o botão de gravar fica dentro do motor, não abra a tampa, porque ali passa a tensão da rede.",
        "O controle [marca] é codificado em três gestos: um toque curto no botão de gravar do receptor, a tecla do controle apertada até o LED piscar e o teste. Faça isso só no receptor que tem caixa própria, fora do motor. O botão que fica na placa, sob a tampa, é serviço do técnico.",
      ],
      price: [
        "Programar controle [marca] é orçado de graça por foto, antes da visita, conforme a central e o número de controles. Vários são gravados na mesma visita, o que barateia cada um. Diga quantos são e mande a foto de um deles, frente e verso.",
        "O valor para gravar controle [marca] depende da placa e de quantos controles são, e vem por foto, sem custo, antes de o técnico ir. Junte todos para gravar num dia só, e peça no mesmo orçamento o controle novo que faltar.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Passo a passo para gravar o controle [marca]", "Gravar controle [marca]: a ordem"],
        slots: [
          [
            "O receptor em caixa separada é aquela caixinha fora do motor, na parede ou na coluna. O nome do botão e o número de toques mudam com o modelo escrito nela, e o manual confirma.",
            "Use esta ordem só no receptor externo, preso à parede ou ao lado do motor. O nome do botão e os toques variam de um modelo para outro.",
            "Estes passos são do receptor que tem caixa própria. Confira nela o modelo, porque o botão e os toques variam.",
          ],
        ],
        steps: [
          "Ponha pilha nova e compare a etiqueta dos dois controles: mesma frequência, em geral 433 MHz, e mesmo tipo de código.",
          "Deixe o portão fechado e a passagem livre, com todos os controles da casa por perto.",
          "Dê um toque curto no botão do receptor (PROG, LEARN, TX ou GRAVAR) até o LED acender.",
          "Aperte a tecla do controle por um ou dois segundos, até o LED piscar.",
          "Espere o LED apagar. Se o LED continuar aceso por meio minuto, dê outro toque curto no botão.",
          "Teste o controle novo e os antigos, de perto e da rua.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle [marca] não grava", "O que fazer se o controle [marca] não grava"],
        slots: [
          [
            "Quando o LED acende mas não pisca com a tecla apertada, o controle é de outra frequência ou de outro tipo de código, ou a pilha está fraca. Se ele pisca rápido e recusa qualquer controle, a memória pode estar cheia.",
            "Se o LED não reage à tecla, a pilha está fraca ou o controle não combina com a placa, na frequência ou no código. Se o receptor recusa todos os controles, com piscadas rápidas, a memória costuma estar cheia.",
            "Se a luz não reage ao controle, o código ou a frequência são diferentes, ou a pilha está gasta. Se ela pisca depressa e não aceita nenhum, a memória deve estar cheia, e é preciso apagar os que saíram de uso.",
          ],
          [
            "Não segure o botão para insistir: em muitos modelos o toque longo apaga todos os controles da casa. Se o LED nem acende, falta energia no receptor ou aquele não é o botão de gravar.",
            "Evite manter o botão apertado, porque em boa parte dos receptores isso limpa a memória inteira. Se a luz nunca acende, o receptor está sem energia ou o botão é outro.",
            "O toque precisa ser curto, porque o demorado costuma apagar todos os controles. Se nada acende, confira se o receptor recebe energia e se o botão é mesmo o da gravação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o controle serve na sua placa", "Que fotos mostram qual controle serve"],
        slots: [
          [
            "O que decide é a placa que está no motor hoje, porque a original pode ter sido trocada por outra marca. Sem tirar a tampa, fotografe a etiqueta do motor, a caixa do receptor e um controle que funciona, frente e verso.",
            "O motor pode ser de uma marca e a placa de outra, de reposição. Por fora você reúne o que importa: a foto da etiqueta, a do receptor externo e os dois lados do controle em uso.",
            "Placas são trocadas com o tempo, e por isso a marca do motor não garante o código. Três fotos com a tampa fechada bastam: a etiqueta, o receptor e o controle atual, de frente e de costas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de outra marca grava em central [marca]?",
        answers: [
          "Grava se tiver a mesma frequência e o mesmo tipo de código. Em código fixo isso é comum; em código rolante, que muda a cada toque, em geral só gravam os da própria linha.",
          "Em central de código fixo, costuma gravar um controle compatível na mesma frequência. Na de código rolante, que se renova a cada uso, quase sempre é preciso o da linha.",
          "Às vezes grava. A central de código fixo aceita muitos controles de mesma frequência. A de código rolante, que muda a cada uso, quase nunca aceita outra marca.",
        ],
      },
      {
        question: "Gravar um controle apaga os outros?",
        answers: [
          "Não: o toque curto põe o novo numa posição livre da memória, e os antigos continuam abrindo.",
          "Não. O novo se soma aos que já estão lá, até a memória encher. Só o apagamento geral obriga a gravar todos outra vez.",
          "Não apaga. Cada controle ocupa uma posição da memória, e o novo fica com a próxima livre.",
        ],
      },
      {
        question: "Posso gravar com o disjuntor desligado?",
        answers: [
          "Não, porque sem energia a placa não entra em gravação. É por isso que a placa sob a tampa fica para o técnico: ali se trabalha ao lado da tensão da rede.",
          "Não dá: o receptor precisa estar ligado para aprender o código. Por causa dessa tensão, só se grava em casa o receptor que fica fora do motor.",
          "Não. O receptor só aprende o código com energia, e essa é a razão de não abrir a tampa do motor para gravar.",
        ],
      },
      {
        question: "Quanto custa mandar gravar o controle?",
        answers: [
          "O orçamento é grátis, por foto da etiqueta do motor, antes da visita. Reúna todos os controles, porque gravar um ou vários na mesma visita muda pouco.",
          "O preço de gravar depende da central e do número de controles, e o orçamento por foto é grátis. O controle novo é cobrado por unidade.",
          "É orçado por foto, sem custo. Fica mais barato por controle quando todos são gravados no mesmo dia.",
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
      ...combine(
        learning.filter((word) => word !== "configurar" && word !== "codificar"),
        [
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
        ],
      ),
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
        "Para programar o controle PPA, põe-se a placa do motor em modo de gravação, segura-se a tecla do controle até o LED piscar e confirma-se no botão da placa. Se o receptor fica em caixa separada, na parede, você mesmo grava. Se fica sob a tampa do motor, junto da tensão da rede, quem grava é o técnico.",
        "O controle PPA é gravado na central do motor em três passos: entrar na gravação pelo botão ou jumper, segurar a tecla do controle até o LED piscar e confirmar na placa. Debaixo da tampa há tensão da rede, e por isso esse serviço é do técnico. O orçamento pela foto de um controle é grátis.",
        "Programar controle PPA leva poucos minutos: a placa entra em gravação, a tecla do controle fica apertada até o LED piscar, e um toque no botão confirma. O controle precisa ter a frequência da central, em geral 433 MHz. Quando a placa fica sob a tampa do motor, chame o técnico.",
        "Quem grava o controle PPA na placa do motor é o técnico, porque ali passa a tensão da rede. Ele põe a central em gravação, aperta a tecla do controle até o LED piscar e confirma. Se o seu receptor tem caixa própria, fora do motor, você mesmo pode gravar.",
      ],
      price: [
        "Programar controle PPA não tem preço de tabela: o valor depende de quantos controles são e de usar os seus ou comprar novos. O orçamento é grátis e sai antes da visita. Diga quantos são e mande a foto de um deles, frente e verso.",
        "O valor para gravar controle PPA depende da quantidade e de precisar de controle novo. Ele vem por foto, sem custo, antes da visita. Uma visita só serve para todos os controles da casa, o que barateia cada um.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Passo a passo na placa PPA"],
        slots: [
          [
            "É assim que o técnico grava. O modo de entrar em gravação muda com a central: pode ser um botão, uma chave seletora ou um jumper, a pecinha que une dois pinos da placa.",
            "Esta é a ordem que o técnico segue. Na placa, os pinos da gravação costumam vir marcados como PROG, e são unidos por um jumper, que é uma pecinha de encaixe. Em outras centrais há um botão.",
            "O técnico faz estes passos com a placa energizada, e por isso eles não são para o morador. Cada central PPA entra em gravação de um jeito: por botão, por jumper ou por chave seletora.",
          ],
        ],
        steps: [
          "Deixar o portão parado, a passagem livre e pilha nova no controle.",
          "Pôr a placa em modo de gravação, pelo botão ou jumper do modelo.",
          "Segurar a tecla do controle até o LED da placa piscar.",
          "Com o LED piscando, apertar o botão de confirmar.",
          "Tirar a placa da gravação e testar de perto e da rua.",
          "Repetir com cada controle e conferir se os antigos abrem.",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer sem abrir o motor"],
        slots: [
          [
            "Procure uma caixinha de receptor na parede, fora do motor. Nela, dê um toque curto no botão, aperte a tecla do controle até o LED piscar e teste. Não segure o botão, porque em muitos modelos o toque longo apaga todos os controles.",
            "No receptor externo, preso à parede, a gravação pode ser sua: aperte rapidamente o botão da caixa, segure a tecla do controle até a luz piscar e faça um teste. Cuidado para não segurar o botão, que em vários receptores limpa a memória inteira.",
            "No receptor de caixa própria, fora do motor, dê um toque curto no botão, aperte a tecla do controle até a luz piscar e teste da rua. Não segure o botão, porque o toque longo costuma apagar todos os controles.",
          ],
          [
            "Sem essa caixa, você ainda pode trocar a pilha e comparar a frequência escrita no controle com a do que funciona.",
            "Se tudo fica dentro do motor, confira por fora a pilha e a frequência escrita nos dois controles.",
            "Não achou receptor separado? Troque a pilha e veja se o controle novo e o que abre trazem a mesma frequência.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle PPA não grava"],
        slots: [
          [
            "Se o LED não pisca com a tecla apertada, a pilha está fraca ou o controle é de outra frequência ou código, mesmo sendo PPA. Outra causa é a memória cheia: a placa só aceita o novo depois que os controles sem uso são apagados.",
            "Quando a luz da placa não reage à tecla, troque primeiro a pilha do controle. Se nada mudar, a frequência ou o código do controle são diferentes dos da central. A memória cheia também impede a gravação, até que se apaguem os controles antigos.",
            "Quando a placa não pisca, a pilha pode ter acabado, ou a placa não reconhece a frequência ou o código do controle. Há ainda a memória cheia, que se resolve apagando os controles antigos.",
          ],
          [
            "Confira também se a placa ainda é PPA, porque muitas já foram trocadas. Vale o controle e a sequência da placa que está no motor hoje.",
            "Muitos motores PPA têm hoje uma placa de outra marca. Nesse caso, o controle e os passos são os dessa outra placa.",
            "O motor PPA pode ter recebido uma placa de outra marca. Para escolher o controle e gravar, vale o nome impresso na placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a visita para gravar o controle PPA?",
        answers: [
          "O valor depende de quantos controles são e do seu bairro, e é informado de graça antes da visita, pela foto de um controle. Controle novo é cobrado à parte.",
          "É orçado por foto, sem custo, e você sabe o total antes de o técnico sair. Gravar vários controles no mesmo dia barateia cada um.",
          "Não há preço fixo: contam a quantidade e o controle novo, se faltar. O orçamento é grátis e sai antes de marcar a visita.",
        ],
      },
      {
        question: "Que controle PPA serve no meu portão?",
        answers: [
          "Serve o que tem a mesma frequência e o mesmo código da central, em geral 433 MHz. Zap e Tok são linhas da PPA, e há compatíveis que usam o código da placa.",
          "Um PPA da mesma linha, como Zap ou Tok, ou um compatível com o código da sua central. A foto do controle que já abre, frente e verso, confirma.",
          "O igual ao que já abre é o mais seguro. Compare a frequência e o modelo escritos no verso.",
        ],
      },
      {
        question: "Dá para copiar o controle em vez de gravar?",
        answers: [
          "Só o de código fixo, que repete sempre o mesmo sinal e aceita chaveiro copiador. O de código rolante muda a cada toque e precisa ser cadastrado na central.",
          "Depende do código. O fixo se copia de um controle para outro, sem mexer na placa. O rolante precisa ser gravado no receptor.",
          "No código fixo, dá. No rolante, a cópia parece gravar, mas o portão não abre.",
        ],
      },
      {
        question: "Quanto tempo leva para gravar os controles da casa?",
        answers: [
          "São poucos minutos por controle. O que mais toma tempo é abrir a tampa, conferir a placa e testar. Deixe todos os controles em casa no dia da visita.",
          "A gravação de cada um é rápida, e uma visita curta resolve a família toda. Reúna os controles antes.",
          "Em geral, menos de {trade.smallRepair} para todos, já com o teste da rua.",
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
        "Programar o controle PPA Zap é gravá-lo na central do motor: placa em modo de gravação, tecla do Zap apertada até o LED piscar e confirmação no botão da placa. Como ali há tensão da rede, quem grava é o técnico, a partir de {price.preventive} na visita em casa; em receptor externo, você mesmo faz.",
        "O controle Zap 2 da PPA não se configura sozinho; para gravar, a central do portão aprende cada tecla: modo de gravar, tecla segurada até a luz piscar, confirmação na placa. A tampa do motor é do técnico, em visita a partir de {price.preventive} em casa, e o receptor de caixa separada você programa.",
        "Para gravar o controle PPA Zap, põe-se a central em programação, aperta-se a tecla escolhida até o LED piscar e confirma-se no botão dela. Se o receptor é uma caixa à parte, de baixa tensão, você faz; dentro do motor, chame o técnico, com visita desde {price.preventive} em residência.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de gravar o Zap", "O que conferir no Zap e no portão"],
        slots: [
          [
            "Isto se faz sem abrir o motor e evita uma visita à toa. Zap e central precisam falar o mesmo código, o que a aparência não mostra.",
            "Comece pelo que se vê por fora, com o motor fechado. Dois Zap iguais por fora podem ser de versões diferentes.",
            "Bastam o controle na mão e a etiqueta do motor. A versão impressa no verso conta mais que o formato.",
          ],
        ],
        steps: [
          "Troque a pilha por outra com a mesma inscrição e veja se a luz do Zap acende.",
          "Compare o verso com o do controle que já abre: a frequência, em geral 433 MHz, tem de ser a mesma.",
          "Veja se há um receptor em caixa separada na parede ou se tudo fica dentro do motor.",
          "Reúna todos os controles da casa para o dia da gravação.",
        ],
      },
      {
        about: "visit",
        headings: ["A gravação do Zap, tecla por tecla", "Como o Zap entra na central"],
        slots: [
          [
            "Conforme a placa, o modo de gravar é um botão, um jumper, pecinha de encaixe marcada PROG, ou um seletor. Segura-se a tecla do Zap até o LED piscar e, com ele piscando, confirma-se.",
            "Cada central tem seu comando de gravação, por botão, jumper PROG ou seletor. Com ele ativo e a tecla apertada, o LED pisca, e o toque no botão guarda o código.",
            "O técnico liga a gravação no botão, no jumper PROG ou no seletor da placa. Quando a luz pisca com a tecla segurada, a confirmação registra o controle.",
          ],
          [
            "No receptor de caixa própria, um toque curto no botão acende o LED, e então se aperta a tecla do Zap. Não segure o botão, porque o toque longo apaga todos os controles.",
            "Em receptor avulso na parede você grava: toque curto, LED aceso, tecla até piscar. Botão segurado limpa a memória inteira.",
            "Caixa separada, de baixa tensão, aceita gravação caseira, com um toque breve e depois a tecla. Manter o botão apertado apaga tudo o que estava gravado.",
          ],
          [
            "As teclas são independentes: uma abre a garagem, a outra pode abrir um segundo portão compatível.",
            "Cada tecla é gravada à parte, e a livre serve a outro portão de mesmo código.",
            "Grave só a tecla que vai usar; a segunda pode comandar outro motor compatível.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O Zap não grava: por quê", "Se a placa não aceita o Zap"],
        slots: [
          [
            "Há mais de uma versão do Zap, e a central só aceita a do seu código. Memória cheia e placa trocada por outra marca também recusam; nesse caso, usa-se um receptor PPA à parte.",
            "Zap de outra versão fala outro código, mesmo com formato igual. Se a central já não é PPA ou está com a memória lotada, a saída é o receptor avulso ou limpar os controles perdidos.",
            "A recusa vem de versão diferente, memória cheia ou central de outro fabricante. Apagam-se controles antigos no segundo caso e instala-se um receptor PPA no terceiro.",
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
          "Só se a central ou o receptor aceitar o código dele. Com um receptor PPA avulso ligado ao motor, abre.",
          "Abre quando a placa usa o mesmo código; se não usa, instala-se um receptor PPA ao lado.",
        ],
      },
      {
        question: "Onde comprar um Zap que sirva no meu portão?",
        answers: [
          "Vendemos o Zap compatível e gravamos na mesma visita. O verso do controle atual mostra a versão certa.",
          "Conosco, já na versão do seu portão, com gravação no local. Compare sempre pelo verso do que abre hoje.",
        ],
      },
      {
        question: "Perdi um Zap. O que faço?",
        answers: [
          "Peça que ele seja apagado da memória; em placa que não apaga um só, limpa-se tudo e os demais são gravados de novo.",
          "Trate como chave perdida: apaga-se da central e regravam-se os que ficaram, no mesmo dia.",
        ],
      },
    ],
    photo: "fotos do controle Zap, frente e verso, e da etiqueta do motor",
  },
];
