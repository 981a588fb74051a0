import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const makes = ["[marca]"];
const models = [
  "gatter",
  "gatter 3000",
  "gatter 3030",
  "dz nano",
  "nkx",
  "kdz",
  "dz rio",
  "dz home",
  "bv home",
  "penta",
];

/** What is done without the key, to the memory of a make's board, and to an old remote of a given frequency. */
export const sinaisDeMemoria: NarrowConcept[] = [
  {
    id: "destravar-sem-a-chave",
    broader: "chave-de-destravamento",
    label: "Destravar o motor sem a chave",
    phrase: "o destravamento do motor sem a chave",
    asks: [
      ...combine(
        ["destravar", "abrir", "soltar"],
        ["nice peccinin", "peccinin nice"],
        ["sem chave", "motor sem chave"],
      ),
      "zelador sem chave motor",
      "zelador sem chave portão",
      "portaria sem chave motor",
      "porteiro sem chave motor",
      "prédio sem chave motor",
      "condomínio sem chave motor",
      "ficou sem chave motor",
      "sem chave motor portão",
      "zelador perdeu chave motor",
      "síndico sem chave motor",
      "portaria perdeu chave motor",
      "chave allen lugar chave destravamento",
      ...combine(["destravar", "abrir", "soltar", "liberar", "desbloquear"], ["sem chave", "sem ter chave"]),
      ...combine(["destravar", "abrir"], ["sem chave"], ["falta luz", "sem luz", "sem energia", "acabou luz"]),
      ...combine(["destravar", "abrir"], ["sem chave destravamento", "sem chave destravamento sem energia"]),
      ...combine(["destravar sem chave", "abrir sem chave"], makes),
      ...combine(["perdi chave", "não tenho chave", "sumiu chave"], ["abrir portão", "como abrir", "destravar motor"]),
      ...combine(["perdi chave motor", "não tenho chave motor"], ["como abrir portão", "abrir", "destravar"]),
      "abrir portão sem chave",
      "chave perdida faltou luz abrir",
      "chave motor perdida como abrir",
      "chave perdida falta luz como abrir",
      "perdi chave faltou luz",
      "abrir manualmente sem chave",
      "sem chave sem luz portão",
      "chave sumiu acabou luz",
      "perdi chave acabou luz",
      "chave sumiu sem luz",
      "sem chave acabou luz",
      "chave motor sumiu",
      "perdi chave motor sem energia",
      "chave motor sumiu acabou luz",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para destravar o portão eletrônico sem a chave, veja se o motor [marca] tem alavanca, borboleta ou encaixe allen, que dispensam a chave própria, e só em folha de correr ou de abrir, reta e em piso plano. Desligue antes o disjuntor. Miolo com segredo não se força com alicate: procure a reserva ou chame o técnico, {shop.hours}.",
        "Destravar o motor do portão sem a chave só dá certo nos modelos com alavanca, borboleta ou encaixe allen, em portão de correr ou de abrir, reto. Se há luz, tente antes a botoeira. Miolo com segredo não se força: procure a chave reserva ou chame o técnico, {shop.hours}.",
        "Sem a chave, o motor [marca] só pode ser destravado se usa alavanca, borboleta ou chave allen (sextavada), e em portão de correr ou de abrir, reto. Desligue o disjuntor antes. Se o encaixe pede chave com segredo, não force: procure a reserva, saia por outra porta e chame o técnico, {shop.hours}, que abre sem quebrar.",
        "Para destravar o motor [marca] sem a chave, olhe o ponto de destravamento, com o disjuntor desligado. Alavanca, borboleta e encaixe allen abrem sem a chave própria, em folha de correr ou de abrir que esteja reta. Miolo com segredo não se força com alicate; chame o técnico, {shop.hours}, e a chave nova vem pela etiqueta.",
        "Destravar o motor [marca] sem a chave só dá certo quando o modelo aceita chave allen ou tem alavanca ou borboleta. Desligue o disjuntor e procure também a chave reserva no quadro de luz ou com o manual. Se não achar, use a porta social e chame o técnico, {shop.hours}, porque forçar o miolo custa mais que a chave.",
        "Para abrir o portão eletrônico manualmente sem a chave, o motor [marca] precisa ter alavanca, borboleta ou encaixe allen. Com o disjuntor desligado e a folha de correr ou de abrir, reta, gire sem força. Se ele pede chave com segredo ou o portão é basculante com defeito, não force: use outra saída e chame o técnico, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, sem a chave", "Passos para abrir sem a chave"],
        slots: [
          [
            "Com o motor travado, empurrar a folha só quebra a engrenagem e a cremalheira. Siga a ordem e pare se algo impedir.",
            "Não force o portão travado, porque os dentes quebram e a folha sai do trilho. Faça um passo de cada vez e pare se resistir.",
            "A folha presa pelo motor não cede na mão, e insistir gasta a engrenagem. Siga a ordem, sem ferramenta de força.",
          ],
        ],
        steps: [
          "Se há luz, tente antes a botoeira ou outro controle.",
          "Sem luz, desligue o disjuntor e o nobreak, para o motor não partir quando ela voltar.",
          "Procure a chave com o manual, no quadro de luz, no molho da casa e com quem instalou.",
          "Veja se o ponto de destravamento tem alavanca, borboleta ou encaixe allen: em folha de correr ou de abrir, reta, gire sem força.",
          "Encaixe com segredo, rampa, folha torta ou basculante: não destrave, use a porta social e chame o técnico.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer sem a chave", "Por que não forçar o destravamento"],
        slots: [
          [
            "Alicate e chave de fenda quebram o miolo, e o motor fica sem abertura manual mesmo com a chave nova. Desparafusar o motor solta a folha de repente e arranca os fios.",
            "Forçar com ferramenta estraga o miolo e deixa o portão preso de vez. Tirar o motor do lugar também não serve, porque a folha corre ou cai e os fios se rompem.",
            "O miolo forçado quebra, e o portão fica sem abertura manual até a troca. Já remover o motor deixa a folha sem nada que a segure, com fios ligados à rede.",
          ],
          [
            "Basculante não deve ser solto em casa, mesmo com a chave certa, se algo parece torto ou pesado. A folha pode despencar sobre quem está perto.",
            "No basculante o motor ajuda a segurar o peso, e soltá-lo pode derrubar a folha. Por isso ele espera o técnico, com todos longe.",
            "A folha do basculante cai quando se solta o motor e o equilíbrio falhou. Ninguém fica embaixo, e quem destrava é o técnico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como conseguir a chave nova", "Como repor a chave do motor"],
        slots: [
          [
            "A chave se compra pelo modelo da etiqueta do motor; peça duas e deixe uma fora da garagem. Em prédio, uma fica com o zelador e outra na portaria.",
            "Encomende pelo modelo do motor, de preferência um par, com uma guardada fora da garagem. No condomínio, a portaria e o zelador ficam cada um com a sua.",
            "Pelo modelo escrito na etiqueta se acha a reposição, e convém ter duas chaves em lugares diferentes. Prédio guarda uma na portaria e outra com o zelador.",
          ],
          [
            "Em motor antigo, cuja chave não se acha mais, troca-se o miolo inteiro, que já vem com chaves. Onde falta luz com frequência, um nobreak faz o motor abrir sem energia e deixa a chave só para emergência.",
            "Se o modelo não tem mais chave à venda, um miolo novo resolve. Em lugar de muita queda de luz, um nobreak de portão faz o motor abrir sem depender dela.",
            "Quando a chave saiu de linha, o técnico põe outro miolo. Para quem fica sem luz com frequência, o nobreak de portão evita precisar dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa abrir o portão sem a chave?",
        answers: [
          "A visita com ajuste em casa parte de {price.preventive}, sem peças, e fora do horário comercial o valor é informado antes. A chave ou o miolo é orçado pela etiqueta.",
          "Em residência, a visita com ajuste começa em {price.preventive}, fora as peças. À noite ou no domingo, o preço é combinado na conversa, e a chave é um item barato.",
        ],
      },
      {
        question: "Chave de outro motor da mesma marca serve?",
        answers: [
          "Às vezes, se for do mesmo formato. Se ela entra e não gira leve, não force, porque o miolo estraga.",
          "Só quando o modelo é igual, porque dentro da mesma marca há várias chaves. Se girar duro, pare.",
        ],
      },
      {
        question: "Sou zelador e a chave do prédio sumiu. O que faço?",
        answers: [
          "Avise o síndico, deixe alguém na entrada e não force o motor. O técnico abre e a reposição vem pela etiqueta, de preferência em duas cópias.",
          "Procure na portaria e no quadro de força; se não achar, controle a passagem e chame. Peça duas chaves do modelo, uma para a portaria.",
        ],
      },
      {
        question: "A luz voltou. O portão abre normal?",
        answers: [
          "Sim. Se não foi destravado, ele funciona pelo controle assim que o disjuntor é religado. Aproveite para encomendar a chave.",
          "Volta a abrir pelo controle. Se não responder, espere a central reconhecer o percurso e tente outra vez pela botoeira.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto em que a chave entra",
  },
  {
    id: "apagar-controle-da-marca",
    broader: "programacao",
    label: "Apagar controle da central da marca",
    phrase: "a exclusão do controle na central da marca",
    asks: [
      "perdi controle [marca] tiro memória placa",
      "apagar controles central [marca]",
      "apagar controles placa [marca]",
      "como apagar controle [marca]",
      "resetar controles [marca]",
      "resetar controles placa [marca]",
      ...combine(["apagar", "excluir", "deletar", "remover", "cancelar", "tirar", "bloquear"], ["controle"], makes),
      ...combine(["apagar", "excluir", "cancelar"], ["controle perdido", "controle roubado", "controle antigo"], makes),
      ...combine(["apagar", "excluir"], ["todos controles"], makes),
      ...combine(["apagar", "limpar", "zerar", "resetar"], ["memória", "memória central", "memória placa"], makes),
      ...combine(["tirar", "remover", "limpar"], ["controle memória", "memória controle"], makes),
      ...combine(["apagar", "excluir"], ["controle perdido memória", "controle memória central"], makes),
      ...combine(["apagar", "excluir", "cancelar"], ["controle [marca]", "controle"], models),
      ...combine(
        ["apagar", "limpar", "zerar", "resetar"],
        ["memória [marca]", "memória", "controle", "controle [marca]"],
        models,
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para apagar os controles da central [marca], mantém-se apertado o botão de gravação da placa até o LED avisar que a memória foi limpa. Todos são apagados de uma vez, e os que continuam em uso são gravados de novo. Em receptor fora do motor, você mesmo faz. Dentro do motor há tensão da rede, e o serviço é do técnico.",
        "Na central [marca], apagar um controle perdido quase sempre é apagar todos: segura-se o botão de gravar da placa até o LED confirmar e depois se grava cada um outra vez. Poucos modelos excluem um só. Como a placa fica dentro do motor, com tensão da rede, quem faz é o técnico, e o valor vem por foto antes da visita.",
        "A memória da placa [marca] é limpa com o botão de gravação apertado até o LED mudar, às vezes com um jumper, a pecinha que une dois pinos. O controle perdido deixa de abrir, e os outros são gravados de novo. Se a central fica sob a tampa do motor, o técnico apaga e regrava, com preço pela foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar a memória, na ordem", "Passo a passo da limpeza"],
        slots: [
          [
            "Sob a tampa do motor há fios da rede, e ali a limpeza é do técnico. Em receptor de caixa separada, o morador pode fazer. O tempo de aperto e o jumper, a pecinha que une dois pinos, mudam com o modelo e estão no manual.",
            "Em receptor externo, fora do motor, você mesmo segue a ordem; na placa interna, por causa da tensão, chame o técnico. Confira no manual da central quantos segundos e se há jumper, o encaixe entre dois pinos.",
            "Só mexa se o receptor tem caixa própria, longe da rede elétrica. Cada central tem seu tempo e às vezes pede um jumper, pequena ponte de encaixe, o que o manual informa.",
          ],
        ],
        steps: [
          "Junte todos os controles em uso, com pilha boa.",
          "Leia o nome da central e ache o manual no site do fabricante.",
          "Mantenha o botão de gravação apertado até o LED avisar que apagou.",
          "Teste: nenhum controle deve abrir.",
          "Grave de novo cada controle e teste um a um.",
        ],
      },
      {
        about: "choose",
        headings: ["Apagar um só ou apagar todos", "Quando dá para excluir só o perdido"],
        slots: [
          [
            "Para excluir só o perdido, a central precisa guardar a posição de cada controle, como as de prédio, com visor ou programador. Nas residenciais comuns, apaga-se tudo, o que derruba também as cópias que você desconhece.",
            "A exclusão de um só existe em receptor com lista de usuários. Placa simples limpa tudo de uma vez, e isso tem um lado bom: nenhuma cópia feita por fora continua valendo.",
            "Só centrais com cadastro por posição apagam um sem mexer nos outros. Nas demais a limpeza é geral, e com ela caem as cópias de que ninguém lembrava.",
          ],
          [
            "Se o perdido era cópia de código fixo de outro que ficou, não regrave esse outro: ele tem o mesmo código e precisa ser trocado.",
            "Cuidado com o controle que deu origem à cópia: em código fixo os dois são iguais, e regravar um devolve a entrada ao outro.",
            "Quando o sumido foi copiado de um que está com você, troque os dois, porque no código fixo eles repetem o mesmo sinal.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até a memória ser apagada", "O que fazer enquanto o controle abre"],
        slots: [
          [
            "Enquanto o código está na memória, quem achou o controle abre o portão. À noite, desligue o disjuntor do motor e passe um ferrolho por dentro. Se foi roubo, peça a exclusão no mesmo dia.",
            "O controle perdido vale até a limpeza. Deixe o motor sem energia de noite, com trava interna, e não adie se junto levaram documentos ou o endereço.",
            "Nada bloqueia o aparelho antes de a memória ser limpa. O disjuntor desligado e um ferrolho seguram a noite, e roubo pede limpeza imediata.",
          ],
          [
            "Tire o ferrolho antes de religar, para o motor não forçar a folha.",
            "Só religue com a tranca aberta, porque o motor força contra ela até quebrar uma peça.",
            "Antes de devolver a energia, abra a tranca, para o motor não forçar contra a folha presa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apagar os controles desregula o percurso do portão?",
        answers: [
          "Em geral não, porque controles e percurso ficam em memórias separadas. A restauração de fábrica, essa sim, apaga tudo.",
          "Normalmente o portão continua parando no lugar. Só não confunda com o reset de fábrica, que leva também percurso e força.",
        ],
      },
      {
        question: "Dá para apagar o controle perdido sem ele na mão?",
        answers: [
          "Dá: a limpeza geral não precisa do aparelho. Ele só fica de fora quando os outros são gravados de novo.",
          "Sim. A memória inteira é apagada, e o perdido simplesmente não volta a ser gravado.",
        ],
      },
      {
        question: "Por que o controle antigo ainda abre depois de apagado?",
        answers: [
          "A limpeza não se completou ou há um segundo receptor ligado ao motor, com memória própria.",
          "Pode haver outro receptor em uso. Enquanto ele estiver ligado, os códigos guardados nele valem.",
        ],
      },
      {
        question: "Quanto custa mandar apagar e regravar?",
        answers: [
          "O valor é dado por foto antes da visita, conforme a central e a quantidade, e uma ida serve para apagar e regravar todos os que estiverem à mão.",
          "Depende da placa e de quantos controles ficam, e você sabe antes, com uma foto da etiqueta do motor. Reúna todos, para não pagar outra ida por causa de um.",
        ],
      },
    ],
    photo: "fotos de um controle em uso e da etiqueta do motor",
  },
  {
    id: "copia-por-frequencia",
    broader: "controle",
    label: "Cópia de controle de 433 MHz",
    phrase: "a cópia do controle de 433 MHz",
    asks: [
      "copiar controle 433 chaveiro carro",
      "copiar controle chaveiro carro",
      "copiar controle 433 carro",
      ...combine(
        ["cópia", "copiar", "clonar", "duplicar", "duplicador", "copiador"],
        ["controle"],
        ["433", "433 mhz", "433,92", "292", "292 mhz", "315", "315 mhz", "299"],
      ),
      ...combine(["cópia", "clonar", "duplicar"], ["433", "433 mhz"]),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Dá para copiar controle de 433 MHz se o código dele é fixo e se a cópia tem a mesma frequência. A maioria usa 433,92 MHz, e alguns antigos usam 292 ou 315 MHz. O de código rolante, que muda a cada aperto, não se copia: grava-se um controle novo na central.",
        "O controle de 433, 292 ou 315 MHz pode ser copiado quando o código é fixo, com um copiador da mesma frequência. Se o código é rolante, a cópia não abre o portão, e a saída é gravar na central um controle novo da mesma linha.",
        "A cópia de controle precisa de duas coisas: a mesma frequência, em geral 433 MHz, e código fixo. Controles de 292 e 315 MHz pedem um copiador dessa frequência. No código rolante não há cópia, e o controle novo é gravado na central do portão.",
      ],
      "how-to": [
        "Para copiar controle de 433 MHz de código fixo, use um duplicador da mesma frequência. Limpe a memória dele pelo manual, encoste no original, segure a mesma tecla nos dois até a luz confirmar e teste no portão. Se o portão não abre, o código é rolante, e um controle novo é gravado na central.",
        "O duplicador de controle de portão 433 copia uma tecla de cada vez: ponha o duplicador em modo de cópia, encoste o original e segure a mesma tecla nos dois até a luz confirmar. Só funciona com código fixo e com a mesma frequência. O controle de código rolante precisa ser gravado na central.",
      ],
      price: [
        "Um controle de portão com cópia do antigo 433 custa o aparelho novo mais a gravação: o copiador de código fixo, na mesma frequência, é o mais barato. O de código rolante custa mais, porque precisa ser da linha e gravado na central, às vezes com visita.",
        "O preço da cópia de controle 433 MHz depende do código: o fixo aceita um duplicador da mesma frequência, opção de menor valor. O rolante exige controle da própria linha e cadastro na central, por isso sai mais caro.",
      ],
      question: [
        "Sim, dá para duplicar controle de 433, 292 ou 315 MHz se o código for fixo e o copiador trabalhar na mesma frequência. Não dá no código rolante, que muda a cada aperto e precisa de um controle novo gravado na central.",
        "Depende do código: com código fixo, o copiador precisa ter a mesma frequência do controle, 433 MHz na maioria e 292 ou 315 MHz nos antigos. Com código rolante, nem a frequência igual resolve, e grava-se outro na central.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu aceita cópia", "Frequência e código, antes de pagar"],
        slots: [
          [
            "Bastam o controle antigo e boa luz, porque os dois dados costumam estar nele. Não é preciso mexer no motor.",
            "Olhe o controle que ainda abre o portão. A conferência leva poucos minutos e não mexe no motor.",
            "Frequência e código se descobrem no próprio aparelho, sem ferramenta especial.",
          ],
        ],
        steps: [
          "Leia no verso ou na placa, sem a pilha, o número com MHz: 433, 292 ou 315.",
          "Procure rolante, rolling code ou anticlonagem: se houver, não se copia.",
          "Veja se há chavinhas ou jumpers dentro, sinal comum de código fixo.",
          "Compre o copiador da mesma frequência.",
          "Teste a cópia à vista do portão.",
        ],
      },
      {
        about: "choose",
        headings: ["Copiar o antigo ou gravar um novo", "Quando a cópia não resolve"],
        slots: [
          [
            "A cópia serve ao controle reserva da casa, porque repete o código do original. Para inquilino ou funcionário, prefira um cadastrado na central, que pode ser apagado depois.",
            "Cópia e original são iguais para o portão, e não dá para apagar um só. Quem vai devolver o controle um dia deve receber um gravado separadamente.",
            "Como a cópia usa o código do original, ela atende bem à família. A quem sai um dia, entregue um controle com cadastro próprio, que se exclui da memória.",
          ],
          [
            "Troque a pilha do original antes de copiar, já que sinal fraco dá cópia que só abre de perto. Se nenhum controle abre mais, não há o que duplicar, e um novo vai para a central.",
            "Pilha fraca no original estraga a cópia, por isso comece por uma nova. Sem nenhum controle funcionando, o caminho é o cadastro na central.",
            "O original precisa de pilha boa para a cópia sair com alcance normal, de até {trade.reach}. Perdido o último controle, só gravando outro na placa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da cópia", "Cópia, controle novo e gravação"],
        slots: [
          [
            "O copiador de código fixo é o mais barato, o compatível fica no meio, e o original de código rolante é o mais caro. A visita do técnico só é cobrada quando a gravação é na placa, dentro do motor.",
            "Do mais barato ao mais caro, são o copiador universal, o compatível de código fixo e o original rolante. Quem tem receptor externo grava sozinho. Dentro do motor, quem grava é o técnico, e a visita entra no preço.",
            "O duplicador custa menos, e o controle de código rolante custa mais. Se a gravação precisa do técnico, porque o receptor está sob a tampa, grave vários controles na mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Todo controle de 433 MHz serve no meu portão?",
        answers: [
          "Não. Além da frequência, o código tem de combinar com o receptor. Dois controles de 433 MHz podem nunca abrir o mesmo portão.",
          "A frequência é só metade. Se o tipo de código ou a linha for outra, o receptor ignora o controle, mesmo em 433 MHz.",
        ],
      },
      {
        question: "Chaveiro de rua copia controle de 433 MHz?",
        answers: [
          "Muitos copiam, se o código for fixo. Peça para testar no portão, porque no rolante a luz acende e ele não abre.",
          "Copia o de código fixo, em geral na hora. No rolante, o serviço não funciona, e o certo é cadastrar outro na central.",
        ],
      },
      {
        question: "O controle antigo para de funcionar depois da cópia?",
        answers: [
          "Não. A cópia só lê o código dele, e os dois abrem o portão do mesmo jeito.",
          "Continua igual, porque nada muda no original nem na central. Você fica com dois controles iguais.",
        ],
      },
      {
        question: "O controle do carro com botão de portão copia 433?",
        answers: [
          "Alguns carros têm memória para código fixo em 433 MHz, gravada pelo manual do veículo. Com código rolante, é preciso também cadastrar na central, se o sistema aceitar.",
          "Depende do carro: os que memorizam aceitam código fixo e seguem o manual. Para rolante, a compatibilidade é rara e passa pela central.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
];
