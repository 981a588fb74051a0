import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const txCarWords = [
  ...["farol", "farol alto", "portão", "controle", "carro", "moto", "como funciona", "como instalar", "instalar"],
  ...["programar", "gravar", "preço", "serve qualquer portão", "vale pena"],
];

/** Remotes of which the title says more than that they are copied or dead: the code, the water, the car they are wired to. */
export const controleETransmissor: NarrowConcept[] = [
  {
    id: "copiar-rolante-433",
    broader: "controle",
    label: "Copiar controle rolling code de 433 MHz",
    phrase: "a cópia do controle rolling code de 433 MHz",
    asks: [
      ...combine(
        ["copiar", "cópia", "clonar", "clonagem", "duplicar", "copiador", "duplicador"],
        ["rolling code", "código rolante", "controle rolante", "anticlonagem", "controle rolling code"],
        ["433", "433 mhz", "433,92"],
      ),
      ...combine(["rolling code", "código rolante"], ["433 mhz tem como copiar", "433 dá copiar"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Controle rolling code de 433 MHz não se clona: a frequência é fácil de repetir, mas o código muda a cada toque e a central recusa o que já foi usado. No lugar da cópia, compra-se um controle novo da mesma linha e grava-se na central; o antigo nem precisa estar à mão.",
        "Não dá para clonar rolling code, mesmo em 433 MHz: o copiador lê um código que a central não aceita de novo. O caminho é um controle novo, da mesma marca e linha, gravado no receptor; se for preciso técnico, a visita em casa parte de {price.preventive}, sem peças.",
        "Não: os 433 MHz são só o canal, e o rolling code troca o código a cada aperto, por isso a cópia não abre. Grave na central um controle novo compatível; com a foto do seu, frente e verso, dizemos qual serve e o valor.",
      ],
      price: [
        "Clonar rolling code de 433 MHz não tem preço porque não funciona: paga-se um controle novo da mesma linha e a gravação dele na central. A foto do seu, frente e verso, dá o valor; a visita em casa, se for preciso, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que fazer em vez de clonar", "Controle novo gravado na central"],
        slots: [
          [
            "Compre pelo modelo do verso: marca, linha e 433 MHz iguais aos do atual.",
            "O novo precisa ser da mesma marca e linha do atual, porque cada fabricante tem o seu código rolante.",
          ],
          [
            "No receptor externo, aperta-se o botão de gravar e, em seguida, a tecla do controle novo, até a luz confirmar.",
            "A gravação é rápida: botão do receptor, tecla do controle novo e luz confirmando.",
          ],
          [
            "Com o botão sob a tampa do motor, junto da rede elétrica, quem grava é o técnico.",
            "Se o receptor fica dentro do motor, não abra: há tensão da rede, e a gravação é do técnico.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O seu é mesmo rolling code?", "Rolante ou fixo: como saber"],
        slots: [
          [
            "Nem todo 433 MHz é rolante; o de código fixo se copia.",
            "Confira antes de desistir da cópia, porque há 433 MHz de código fixo.",
          ],
        ],
        bullets: [
          "Rolling code, código rolante ou anticlonagem no verso ou no manual: não se copia",
          "Chavinhas ou jumpers dentro do controle: código fixo, que aceita cópia",
          "O copiador confirmou e o portão não abriu: quase sempre é rolante",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle antigo para gravar o novo?",
        answers: [
          "Não, na maioria das centrais: basta o botão de gravar do receptor. O antigo ajuda só a identificar o modelo.",
          "Em geral não. Grava-se pela central; do antigo se aproveita a foto do verso, para comprar o compatível.",
        ],
      },
      {
        question: "Chaveiro consegue copiar rolling code?",
        answers: [
          "Não a ponto de abrir sempre. Ele pode vender um controle compatível, que ainda terá de ser gravado na central.",
          "Cópia, não. O que alguns vendem é um controle da mesma linha, que precisa de gravação no portão.",
        ],
      },
      {
        question: "O controle antigo continua funcionando depois de gravar outro?",
        answers: [
          "Sim, cada controle ocupa a sua posição na memória, até ela encher.",
          "Continua: gravar um não apaga os outros, a menos que alguém limpe a memória.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-molhado-nao-acende",
    broader: "controle",
    label: "Controle molhado que não acende",
    phrase: "o controle molhado que não acende",
    asks: [
      ...combine(
        ["controle molhado", "controle molhou", "controle caiu água", "controle tomou chuva", "controle pegou chuva"],
        ["não acende", "não acende luz", "não liga", "não funciona", "apagado", "parou", "luz não acende"],
      ),
      ...combine(["controle lavou", "controle máquina lavar", "controle piscina"], ["não acende", "não liga"]),
      "luz controle não acende molhou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle molhado que não acende: tire a pilha agora e não ponha outra ainda, porque com água dentro ela corrói a placa. Abra, enxugue, deixe secar à sombra por 24 a 48 horas e só então teste com pilha nova; se continuar apagado, grava-se um controle novo na central.",
        "Se o controle molhou e não acende, a primeira coisa é tirar a pilha, e não trocá-la: molhado, ele entra em curto. Seque aberto por um ou dois dias, limpe com álcool isopropílico e teste com pilha nova. Sem luz depois disso, a placa oxidou.",
        "O controle que molhou muitas vezes volta a funcionar depois de seco: tire a pilha, abra a capa, deixe à sombra por 24 a 48 horas e só então ponha pilha nova. Não use secador quente nem forno. Se continuar sem abrir, a placa oxidou, e um controle novo é gravado na central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como secar e testar, na ordem", "Do molhado ao teste"],
        slots: [
          [
            "A pressa é só para tirar a pilha; o resto se faz devagar.",
            "Abrir o controle não tem risco de choque: a tensão da pilha é muito baixa.",
          ],
        ],
        steps: [
          "Tire a pilha sem apertar os botões.",
          "Abra a capa e separe a placa e a borracha.",
          "Enxugue com papel ou pano que não solte fiapo.",
          "Passe álcool isopropílico com escova macia, sobretudo se a água tinha sabão, cloro ou sal.",
          "Deixe aberto à sombra, em lugar ventilado, de 24 a 48 horas.",
          "Ponha pilha nova do mesmo código e veja se a luz acende.",
        ],
      },
      {
        about: "replace",
        headings: ["Secou e continua apagado", "Quando o controle não volta"],
        slots: [
          [
            "Mancha verde ou branca na placa é corrosão: contato se limpa, trilha comida não.",
            "Contato esverdeado ainda se limpa; trilha apagada na placa condena o controle.",
          ],
          [
            "Chuva costuma ter volta; máquina de lavar, piscina e mar deixam resíduo que ataca a placa dias depois.",
            "De água de chuva ele se recupera mais; de sabão, cloro e sal, bem menos.",
          ],
          [
            "O controle novo se grava na central sem precisar do molhado, e os outros da casa continuam valendo.",
            "Para repor, basta um da mesma frequência e do mesmo código, gravado na central; o molhado não faz falta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A gravação se perde quando o controle molha?",
        answers: [
          "Em geral não: o código está gravado no controle e na central, e volta junto se a placa se salvar.",
          "Normalmente, não. Se o controle volta a acender, abre o portão sem gravar de novo.",
        ],
      },
      {
        question: "Posso pôr o controle no arroz ou usar secador?",
        answers: [
          "Secador quente, não: entorta a capa e a borracha. Arroz pouco ajuda; ar seco e capa aberta fazem mais.",
          "Não precisa. Aberto, à sombra e com ventilação, ele seca melhor que no arroz e sem o calor do secador.",
        ],
      },
      {
        question: "Acendeu depois de seco, mas o portão não abre. E agora?",
        answers: [
          "Teste outro controle: se ele abre, o molhado acende e já não transmite, e compensa um novo.",
          "A luz prova só que há energia. Se os outros controles abrem, a parte que transmite se perdeu.",
        ],
      },
    ],
    photo: "fotos do controle aberto, sem a pilha, e do verso",
  },
  {
    id: "transmissor-no-farol-alto",
    broader: "controle",
    label: "Transmissor do portão no farol alto (TX Car)",
    phrase: "o transmissor do portão ligado ao farol alto",
    asks: ["tx car", "txcar", ...combine(["tx car", "txcar"], txCarWords)],
    intent: "question",
    answers: {
      any: [
        "O TX Car é um transmissor ligado ao farol alto do carro ou da moto: com o lampejo, ele manda o código e o portão abre, sem controle na mão e sem pilha. Liga-se ao 12 V do farol, por auto elétrico, e grava-se na central como mais um controle; tem de ser da frequência e do código do seu receptor.",
        "Dá para abrir o portão com o farol alto: um transmissor do tipo TX Car fica no carro, recebe os 12 V do farol no lampejo e envia o código. Confira antes se a frequência e o código são os do seu receptor; a gravação é a mesma de um controle comum.",
        "O transmissor de farol alto, conhecido como TX Car, faz o lampejo do farol valer como o botão do controle. O auto elétrico liga os fios, e na central ele se grava como outro controle; com a foto do seu controle e da etiqueta do motor, dizemos qual padrão serve.",
      ],
      price: [
        "O custo do TX Car tem três partes: o transmissor, a ligação no farol por auto elétrico e a gravação na central. A nossa é a do portão: com a foto do controle e da etiqueta dizemos qual padrão serve; a visita em casa, se for preciso, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Ligação no farol e gravação no portão", "Como se instala o transmissor de farol"],
        slots: [
          [
            "A ordem certa é conferir o padrão, gravar com o carro perto do portão e só depois fixar.",
            "Grave e teste antes de prender tudo no carro.",
          ],
        ],
        steps: [
          "Confira a frequência e o tipo de código do controle que já abre o portão.",
          "O auto elétrico liga o transmissor ao positivo do farol alto e ao negativo, como manda o manual, longe do calor da lâmpada.",
          "No receptor externo, aperta-se o botão de gravar e dá-se o lampejo; sob a tampa do motor, quem grava é o técnico.",
          "Teste da rua, com o portão à vista e ninguém no vão.",
        ],
      },
      {
        about: "choose",
        headings: ["Antes de comprar o transmissor", "Compatibilidade e cuidados"],
        slots: [
          [
            "Há modelos que copiam código fixo e modelos próprios de cada marca; no código rolante, só serve o da linha da central.",
            "Receptor de código rolante pede transmissor da mesma linha; o de código fixo aceita mais modelos.",
          ],
          [
            "Prefira o que pede dois lampejos, para o portão não abrir quando você pisca o farol na rua de casa.",
            "Modelo que só transmite no segundo lampejo evita abertura por engano.",
          ],
          [
            "Ao vender o carro, apague o transmissor da central: ele continua abrindo o portão.",
            "Se o carro for vendido ou roubado, apague a memória e regrave os outros controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O TX Car serve em qualquer portão?",
        answers: [
          "Não: precisa da mesma frequência e do mesmo código do receptor. A foto do controle atual responde.",
          "Só se o código combinar com o do receptor; se não combinar, um receptor avulso resolve.",
        ],
      },
      {
        question: "Funciona com farol de LED?",
        answers: [
          "Em geral sim, se o fio do farol alto tem 12 V no lampejo; em carro com farol comandado por módulo, o auto elétrico mede antes.",
          "Depende do carro: onde um módulo comanda o farol, o auto elétrico procura um fio que dê 12 V no lampejo.",
        ],
      },
      {
        question: "Vocês instalam o transmissor no carro?",
        answers: [
          "A ligação no carro é do auto elétrico; nós cuidamos do receptor e da gravação no portão.",
          "Não mexemos na elétrica do carro. No portão, conferimos o padrão e gravamos.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-da-marca-em-mhz",
    broader: "controle",
    label: "Controle da marca pela frequência",
    phrase: "o controle da marca em 433 MHz",
    asks: ["controle [marca] 433", "controle [marca] 433 mhz", "controle [marca] mhz", "controle remoto [marca] 433"],
    intent: "buying",
    answers: {
      any: [
        "O controle [marca] de 433 MHz (433,92) serve se a sua central também for [marca], do mesmo código, fixo ou rolante; com placa de outra marca, vale o código dela. Mande a foto do atual, frente e verso, e dizemos qual serve e o valor; depois é preciso gravá-lo.",
        "Para portão com central [marca], o controle de 433 MHz (433,92) precisa ter também o código dela: em código rolante, só o da linha; em código fixo, serve um compatível da mesma frequência. A foto do atual, dos dois lados, confirma o modelo antes da compra.",
      ],
      price: [
        "O controle [marca] de 433 MHz é cobrado por unidade, e o valor, conforme o modelo e o tipo de código, sai pela foto do atual, frente e verso, sem custo. A gravação na central, quando exige visita, entra no mesmo orçamento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Só a frequência não basta", "Frequência e código: os dois contam"],
        slots: [
          [
            "Dois controles de 433 MHz podem não se entender: o código da central decide.",
            "Frequência igual é a primeira condição; a segunda é o mesmo tipo de código.",
          ],
          [
            "Em código fixo, um compatível ou uma cópia serve; em código rolante, só o da mesma linha, gravado na central.",
            "Código rolante não se copia: o novo é cadastrado na central. O fixo aceita cópia.",
          ],
          [
            "Se a placa do motor já foi trocada, vale o padrão da placa nova, e não a marca do motor.",
            "Placa trocada muda tudo: o controle segue a central que está lá hoje.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde ler a frequência", "Como conferir o seu controle"],
        slots: [
          [
            "O número vem no verso do controle ou, sem a pilha, na plaquinha de dentro: 433, 433,92, 292 ou 299.",
            "Leia o verso; se não houver número, abra o controle, tire a pilha e veja a plaquinha.",
          ],
          [
            "Sem número visível, a foto dos dois lados costuma bastar.",
            "Na dúvida, mande a foto da frente, do verso e da etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer controle de 433 MHz abre o meu portão?",
        answers: ["Não. Além da frequência, o código tem de ser o da central, e o controle precisa ser gravado nela."],
      },
      {
        question: "O controle novo já vem gravado?",
        answers: ["Não: ele é cadastrado na central do seu portão, ou copiado do antigo quando o código é fixo."],
      },
      {
        question: "E se o meu for de 292 ou 299 MHz?",
        answers: ["É de sistema mais antigo: o novo tem de ser da mesma frequência, ou troca-se o receptor."],
      },
    ],
    photo: "uma foto do controle, frente e verso, e da etiqueta do motor",
  },
];
