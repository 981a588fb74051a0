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
        "Para programar o controle [marca], dê um toque curto no botão de gravar do receptor até o LED acender, aperte a tecla do controle até ele piscar, espere apagar e teste. Isso vale para receptor em caixa separada; se o botão fica sob a tampa do motor, junto da rede elétrica, quem grava é o técnico.",
        "Gravar ou cadastrar controle novo [marca] leva quatro passos no receptor de caixa separada: toque curto no botão até a luz acender, tecla do controle apertada, luz piscando e teste. Quando o botão está na placa, debaixo da tampa do motor, há tensão da rede, e a gravação fica para o técnico.",
        "O controle [marca] se codifica no receptor: botão de gravar com toque curto, LED aceso, tecla do controle até o LED piscar e, depois que ele apaga, o teste. Faça isso só em caixa à parte do motor; botão dentro da carcaça fica perto da rede e é serviço do técnico, como configurar a placa.",
      ],
      price: [
        "Programar controle [marca] tem o preço dado por foto, antes da visita, conforme a central e a quantidade, e o aparelho que faltar entra no mesmo orçamento. Vários se gravam na mesma ida; diga quantos são e mande a foto de um, frente e verso.",
        "O valor para gravar controle [marca] depende da placa e de quantos são, e você o recebe antes de o técnico ir, com uma foto do atual. Juntar todos os controles num dia só evita pagar outra ida, e o controle novo, se faltar, entra por unidade na conta.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Passo a passo para gravar o controle [marca]", "Gravar controle [marca]: a ordem"],
        slots: [
          [
            "Os passos servem ao receptor em caixa separada, aquela caixinha fora do motor. O nome do botão e o número de toques mudam com o modelo escrito nela, e sem essa caixa a tampa do motor fica fechada para o técnico.",
            "Use esta ordem só no receptor externo, preso à parede ou ao lado do motor. Cada modelo tem seu nome de botão e seus toques, que o manual confirma; se o receptor está dentro do motor, não abra a tampa.",
            "A sequência abaixo é a do receptor avulso, o que tem caixa própria. Confira nela o modelo, porque o botão e os toques variam, e deixe para o técnico a placa que fica sob a tampa, junto dos fios da rede.",
          ],
        ],
        steps: [
          "Ponha pilha nova e compare a etiqueta dos dois controles: mesma frequência, em geral 433 MHz, e mesmo tipo de código.",
          "Deixe o portão fechado e a passagem livre, com todos os controles da casa por perto.",
          "Dê um toque curto no botão do receptor (PROG, LEARN, TX ou GRAVAR) até o LED acender.",
          "Aperte a tecla do controle por um ou dois segundos, até o LED piscar.",
          "Espere o LED apagar; se ele não apaga em meio minuto, dê outro toque curto.",
          "Teste o controle novo e os antigos, de perto e da rua.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle [marca] não grava", "Se o LED não responde ao controle"],
        slots: [
          [
            "Quando o LED acende e não pisca com a tecla apertada, o controle é de outra frequência ou de outro tipo de código, ou a pilha está fraca. Se ele pisca rápido e recusa qualquer controle, a memória pode estar cheia.",
            "LED aceso que ignora a tecla mostra controle incompatível com a placa, em frequência ou código, ou pilha sem carga. Recusa de todos os controles, com piscadas rápidas, costuma ser memória sem lugar livre.",
            "A luz que não reage ao controle indica código ou frequência diferentes, e às vezes só pilha gasta. Já o piscar apressado, sem aceitar nenhum aparelho, sugere memória lotada, que se resolve apagando os que saíram de uso.",
          ],
          [
            "Não segure o botão para insistir: em muitos modelos o toque longo apaga todos os controles da casa. Se o LED nem acende, falta energia no receptor ou aquele não é o botão de gravar.",
            "Evite manter o botão apertado, porque em boa parte dos receptores isso limpa a memória inteira. Luz que nunca acende aponta receptor sem alimentação, ou botão errado.",
            "O toque precisa ser curto; o demorado costuma zerar a lista de controles. E se nada acende, confira se o receptor recebe energia e se o botão é mesmo o da gravação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o controle serve na sua placa", "Que fotos mostram qual controle serve"],
        slots: [
          [
            "O nome que vale é o da central, e não o do motor, porque a placa pode ter sido trocada por outra. Sem tirar a tampa, fotografe a etiqueta do motor, a caixa do receptor e um controle que funciona, frente e verso.",
            "A carcaça pode dizer uma marca e a placa ser de outra, de reposição. Por fora dá para reunir o que importa: etiqueta do motor, receptor externo, se houver, e os dois lados do controle em uso.",
            "Placas são substituídas com o tempo, e por isso a marca do motor não garante o código. Bastam três fotos com a tampa fechada: a etiqueta, o receptor avulso e o controle atual, de frente e de costas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de outra marca grava em central [marca]?",
        answers: [
          "Grava se tiver a mesma frequência e o mesmo tipo de código. Em código fixo isso é comum; em código rolante, que muda a cada toque, em geral só os da própria linha.",
          "Em central de código fixo, costuma gravar um controle compatível na mesma frequência. Na de código rolante, que se renova a cada uso, quase sempre é preciso o da linha.",
        ],
      },
      {
        question: "Gravar um controle apaga os outros?",
        answers: [
          "Não: o toque curto coloca o novo numa posição livre da memória, e os antigos continuam abrindo. O risco está em segurar o botão, que em muitas placas limpa tudo.",
          "O novo apenas se soma aos que já estão lá. Só o toque demorado no mesmo botão apaga a lista em muitos modelos, e aí todos precisam ser gravados outra vez.",
        ],
      },
      {
        question: "Posso gravar com o disjuntor desligado?",
        answers: [
          "Não, porque sem energia a placa não entra em gravação. É por isso que a tampa do motor fica para o técnico: ali se trabalha ao lado da tensão da rede.",
          "Não dá: o receptor precisa estar ligado para aprender o código. Por causa dessa tensão, só se grava em casa o receptor que tem caixa própria, fora do motor.",
        ],
      },
      {
        question: "Quanto custa mandar gravar o controle?",
        answers: [
          "O valor sai por foto da etiqueta do motor, antes da visita, junto com o do aparelho, se você comprar. Reúna todos os controles, porque gravar um ou vários na mesma ida muda pouco.",
          "Depende da central e de quantos controles são, e é orçado antes da ida, com serviço e peças numa conta só. O controle novo é cobrado por unidade.",
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
        "Para programar o controle de portão PPA, a placa entra em modo de gravação, você segura a tecla do controle até o LED piscar e confirma no botão da placa enquanto ele pisca. Como essa placa fica sob a tampa do motor, junto da rede, quem faz é o técnico, e o orçamento, por foto, reúne gravação e controle, se faltar.",
        "Programar ou codificar controle PPA no motor é pôr a placa em gravação, por botão ou jumper, apertar a tecla do controle até a luz piscar e confirmar no botão da placa. Debaixo da tampa há 127 ou 220 V, então chame o técnico: aparelho e serviço são orçados juntos, pela foto de um controle.",
        "O controle PPA, em geral de 433 MHz, é gravado na central do motor: põe-se a placa para aprender, a tecla do controle faz o LED piscar e um botão da placa confirma. É serviço de técnico, pela tensão da rede sob a tampa, e o preço sai antes da visita, com o aparelho que faltar incluído.",
      ],
      price: [
        "Programar controle PPA tem o preço conforme a quantidade, dado antes da visita, e o aparelho que faltar entra no mesmo orçamento. Vários controles se gravam numa só ida; diga quantos são e mande a foto de um deles, frente e verso.",
        "O valor para gravar controle PPA depende de quantos são e de usar os seus ou comprar novos, por unidade, tudo numa conta só. Uma visita serve para os da casa inteira, e a foto do atual mostra qual combina.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A sequência na placa PPA", "Na placa PPA, passo a passo"],
        slots: [
          [
            "É assim que o técnico grava, com a placa ligada e a mão só nos botões. O modo de entrar em gravação muda com a central: pode ser um botão, um jumper marcado PROG, que é uma pecinha de encaixe, ou um seletor.",
            "Estes são os passos de quem abre a tampa com preparo, já que a placa precisa estar energizada. Conforme o modelo, a gravação começa por botão, por jumper com o nome PROG (o encaixe que une dois pinos) ou por chave seletora.",
            "O técnico segue esta ordem com a central em funcionamento. Cada placa PPA tem sua entrada: umas usam botão, outras um jumper escrito PROG, a pequena ponte entre dois pinos, outras um seletor.",
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
        headings: ["O que você pode fazer sem abrir o motor", "Se o receptor PPA fica em caixa separada"],
        slots: [
          [
            "Procure uma caixinha de receptor na parede, fora do motor: nela você mesmo grava, com um toque curto no botão, a tecla do controle até o LED piscar e o teste. Não segure o botão, porque em muitos modelos o toque longo apaga todos os controles.",
            "Havendo receptor avulso, em caixa própria, a gravação é caseira: toque rápido no botão, tecla apertada até a luz piscar e um teste. O cuidado é não demorar no botão, que em vários receptores limpa a memória inteira.",
            "Se existe um receptor externo, preso à parede, dá para gravar por conta própria: botão com toque breve, tecla do controle, LED piscando, teste. Botão mantido apertado costuma zerar a lista, e aí todos precisam voltar.",
          ],
          [
            "Sem essa caixa, ainda vale trocar a pilha e comparar a frequência escrita no controle com a do que funciona.",
            "Quando tudo está dentro do motor, resta conferir por fora a pilha e a frequência gravada na etiqueta dos dois controles.",
            "Não achou receptor separado? Então só troque a pilha e veja se os controles, o novo e o que abre, trazem a mesma frequência.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle PPA não grava", "Se o LED não pisca com o controle"],
        slots: [
          [
            "LED parado com a tecla apertada indica outra frequência, outro tipo de código, mesmo em controle PPA, ou pilha fraca. Quando a memória está cheia, a placa recusa o novo até que os controles sem dono sejam apagados.",
            "Se a luz não reage à tecla, o controle não fala o código dessa central, ainda que seja da marca, ou a pilha acabou. Outra causa é a memória lotada, que só aceita mais um depois de apagados os que saíram de uso.",
            "A placa que não pisca está diante de um código ou de uma frequência que não conhece, ou de um controle com pilha gasta. Lista cheia também barra o novo, e a saída é excluir aparelhos antigos.",
          ],
          [
            "Há ainda o caso da placa trocada: vale a marca escrita na central, e não a da carcaça, e o controle e a sequência são os dela.",
            "Confira também se a central ainda é PPA, porque muitas foram substituídas, e nesse caso seguem-se o controle e os passos da placa nova.",
            "Motor PPA pode ter placa de reposição de outra marca; aí o que manda, no controle e na gravação, é o nome impresso na placa.",
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
          "Os antigos ficam, porque a gravação só acrescenta. Há placa com o botão de apagar ao lado do de gravar, e ali um engano limpa todos.",
        ],
      },
      {
        question: "Que controle PPA serve no meu portão?",
        answers: [
          "Serve o que tem a mesma frequência e o mesmo código da central, em geral 433 MHz. Zap e Tok são linhas da PPA, e há compatíveis que falam o código da placa.",
          "Um PPA da mesma linha, como Zap ou Tok, ou um compatível com o código da sua central. A foto do controle que já abre, frente e verso, confirma.",
        ],
      },
      {
        question: "Dá para copiar o controle em vez de gravar?",
        answers: [
          "Só o de código fixo, que repete sempre o mesmo sinal e aceita chaveiro copiador. O de código rolante muda a cada toque e precisa ser cadastrado na central.",
          "Depende do código: o fixo se copia de um aparelho para outro, sem mexer na placa. O rolante, que se renova a cada uso, exige cadastro no receptor.",
        ],
      },
      {
        question: "Quanto tempo leva para gravar os controles da casa?",
        answers: [
          "São poucos minutos por controle; o que mais toma tempo é abrir a tampa, conferir e testar. Deixe todos em casa no dia da visita.",
          "A gravação de cada um é rápida, e uma visita curta resolve a família toda. Reúna os aparelhos antes, para nenhum ficar de fora do teste.",
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
          "Troque a pilha pelo código impresso nela e veja se a luz do Zap acende.",
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
