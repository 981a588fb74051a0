import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const makes = ["[marca]"];

/** What is done without the key, to the memory of a make's board, and to an old remote of a given frequency. */
export const sinaisDeMemoria: NarrowConcept[] = [
  {
    id: "destravar-sem-a-chave",
    broader: "chave-de-destravamento",
    label: "Destravar o motor sem a chave",
    phrase: "o destravamento do motor sem a chave",
    asks: [
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
        "Sem a chave do motor, não force o destravamento: procure a reserva junto do manual, no quadro de luz ou com quem instalou. Se não achar, mande a foto da etiqueta e do encaixe, {shop.hours}: dizemos qual chave serve e o valor, e o técnico abre o portão até ela chegar.",
        "Sem a chave, a maioria dos motores não se destrava sem risco de quebrar o miolo. Procure-a junto do manual e no quadro de luz; alguns modelos usam chave allen (sextavada) ou alavanca. Sem ela, o técnico abre, {shop.hours}: a visita em casa parte de {price.preventive}, e a chave ou o miolo se orça pela foto da etiqueta.",
        "Sem a chave, o motor só se solta se o modelo usa alavanca, borboleta ou chave allen (sextavada), o que se vê no ponto de destravamento e no manual. Se pede chave própria, não force com alicate nem chave de fenda: procure a reserva no quadro de luz ou com o manual, saia por outra porta e chame o técnico, que atende {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, sem a chave", "Passos para abrir sem a chave"],
        slots: [
          [
            "Com o motor travado, empurrar a folha só quebra engrenagem e cremalheira.",
            "A folha travada não cede na mão: forçar gasta a engrenagem e tira o portão do trilho.",
          ],
        ],
        steps: [
          "Se há luz, tente antes a botoeira ou outro controle: o motor pode abrir sozinho.",
          "Sem luz, desligue o disjuntor e o nobreak, para o motor não partir quando ela voltar.",
          "Procure a chave com o manual, no quadro de luz, no molho da casa e com quem instalou.",
          "Olhe o ponto de destravamento: furo de chave, encaixe allen, alavanca ou borboleta.",
          "Se o encaixe é allen ou alavanca, e a folha é de correr, reta e no trilho, siga o manual e gire sem força.",
          "Basculante: não destrave, porque a folha pode cair; de abrir, só com a folha reta e as dobradiças firmes.",
          "Se é de segredo, não force: use a porta social e chame, com a foto da etiqueta.",
        ],
      },
      {
        about: "choose",
        headings: ["Chave nova para a próxima vez", "Como repor a chave do motor"],
        slots: [
          [
            "A chave se compra pelo modelo da etiqueta; peça duas e deixe uma fora da garagem.",
            "Com a foto da etiqueta e do furo, encomenda-se a chave do modelo, de preferência duas.",
          ],
          [
            "Se o modelo não tem mais chave, troca-se o miolo do destravamento.",
            "Em motor antigo, o miolo inteiro pode ser trocado, e já vem com chaves novas.",
          ],
          [
            "Um nobreak para portão faz o motor abrir sem luz, e a chave fica só para emergência.",
            "Onde falta luz com frequência, o nobreak evita depender da chave.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso destravar com alicate ou chave de fenda?",
        answers: [
          "Não. Quebra o miolo, e o motor fica sem abertura manual mesmo com a chave nova.",
          "Melhor não: o miolo quebrado custa mais que a chave, e o portão continua fechado.",
        ],
      },
      {
        question: "Chave de outro motor da mesma marca serve?",
        answers: [
          "Às vezes, se for do mesmo modelo e formato. Se ela entra e não gira leve, não force.",
          "Só se o formato for igual e girar sem esforço; muitos modelos da mesma marca têm chaves diferentes.",
        ],
      },
      {
        question: "Posso desparafusar o motor para abrir o portão?",
        answers: [
          "Não. A folha solta pode correr ou cair, e há fios ligados ao motor. Deixe para o técnico.",
          "Não convém: solto o motor, nada segura a folha, e os fios podem ser arrancados.",
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
      ...combine(["apagar", "excluir", "deletar", "remover", "cancelar", "tirar", "bloquear"], ["controle"], makes),
      ...combine(["apagar", "excluir", "cancelar"], ["controle perdido", "controle roubado", "controle antigo"], makes),
      ...combine(["apagar", "excluir"], ["todos controles"], makes),
      ...combine(["apagar", "limpar", "zerar", "resetar"], ["memória", "memória central", "memória placa"], makes),
      ...combine(["tirar", "remover", "limpar"], ["controle memória", "memória controle"], makes),
      ...combine(["apagar", "excluir"], ["controle perdido memória", "controle memória central"], makes),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Na central [marca], o controle perdido em geral se apaga limpando a memória inteira: segura-se o botão de gravação da placa até o LED avisar que apagou, e os controles que ficaram são gravados de novo, um a um. Em receptor externo você mesmo faz; se o botão fica sob a tampa do motor, junto da rede, é do técnico.",
        "Para apagar o controle perdido da central [marca], reúna todos os que ficaram: na maioria das placas residenciais a limpeza é geral, com o botão de gravação apertado até o LED confirmar, e depois se regrava cada um. Só alguns modelos excluem um controle por vez; o manual da placa diz.",
        "Para apagar todos os controles da memória da central [marca], em geral o botão de gravação da placa fica apertado até o LED avisar que ela apagou; depois se grava de novo cada controle. O botão, o tempo e, em alguns modelos, o jumper estão no manual da placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar a memória, na ordem", "Passo a passo da limpeza"],
        slots: [
          [
            "O botão fica na placa, sob a tampa do motor, com tensão da rede por perto: essa parte é do técnico. Em receptor externo de baixa tensão, siga o manual.",
            "Sob a tampa há partes energizadas, e por isso a limpeza na placa é serviço de técnico; num receptor externo, o morador pode seguir o manual.",
          ],
        ],
        steps: [
          "Junte todos os controles em uso, com pilha boa.",
          "Leia o nome impresso na placa e ache o manual dele no site do fabricante.",
          "Na placa, o botão de gravação (o nome muda com o modelo) fica apertado até o LED avisar que a memória apagou; em algumas entra também um jumper.",
          "Teste: nenhum controle deve abrir.",
          "Grave de novo cada controle que ficou e teste um a um.",
        ],
      },
      {
        about: "choose",
        headings: ["Apagar um só ou apagar todos", "Quando dá para excluir só o perdido"],
        slots: [
          [
            "Para excluir só o perdido, a central precisa guardar a posição de cada controle, como nas de prédio, com visor ou programador.",
            "A exclusão de um só existe em receptores com lista de usuários; nas placas simples, apaga-se tudo.",
          ],
          [
            "Se o perdido foi copiado, a limpeza geral derruba também as cópias, que usam o mesmo código.",
            "A limpeza geral é a mais segura quando não se sabe quem tem cópia.",
          ],
          [
            "Até apagar, quem achou o controle abre o portão: se ele foi roubado, faça no mesmo dia.",
            "Enquanto o código está na memória, o controle perdido continua abrindo; não deixe para depois.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Apagar os controles desregula o percurso do portão?",
        answers: [
          "Em geral não: controles e percurso ficam em memórias separadas. A restauração de fábrica, essa sim, apaga tudo.",
          "Normalmente não. Só não confunda com o reset de fábrica, que apaga também percurso e força.",
        ],
      },
      {
        question: "Dá para apagar o controle perdido sem ele na mão?",
        answers: [
          "Dá: a limpeza geral não precisa do aparelho. Ele só fica de fora quando os outros são gravados de novo.",
          "Sim. Apaga-se a memória inteira, e o perdido simplesmente não é gravado outra vez.",
        ],
      },
      {
        question: "Por que o controle antigo ainda abre depois de apagado?",
        answers: [
          "A limpeza não se completou ou há um segundo receptor ligado ao motor. O técnico desliga o receptor esquecido.",
          "Pode haver outro receptor. Enquanto ele estiver ligado, os códigos guardados nele valem.",
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
        "O controle de 433 MHz se copia se for de código fixo: a cópia precisa da mesma frequência (433,92 MHz, ou 292 e 315 MHz nos antigos) e do mesmo tipo de código. O de código rolante não aceita cópia e se grava na central.",
        "Um controle só se copia na frequência dele e com código fixo: 433 MHz na maioria, 292 ou 315 MHz nos antigos, que pedem copiador próprio. Sem copiador para ela, troca-se o receptor por um de 433 MHz, com controles novos.",
      ],
      "how-to": [
        "Para copiar controle de 433 MHz de código fixo, use um duplicador da mesma frequência: limpe a memória dele como diz o manual, encoste no original, segure a mesma tecla nos dois até a luz confirmar e teste no portão. Se não confirma, o código é rolante, e o novo se grava na central.",
        "A cópia do controle de 433 MHz se faz tecla por tecla: duplicador em modo de cópia, original encostado, tecla apertada até a luz confirmar, teste à vista do portão. Só serve com a mesma frequência e código fixo; o rolante se cadastra na central.",
        "Para copiar, o copiador tem de trabalhar na frequência do controle, 433 MHz ou, nos antigos, 292 ou 315 MHz, e o código tem de ser fixo: encoste os dois, segure a mesma tecla até a luz confirmar e teste. Sem copiador para ela, troca-se o receptor por um de 433 MHz, com controles novos.",
      ],
      price: [
        "A cópia de um controle de 433 MHz custa o aparelho novo mais a gravação, e só serve com a mesma frequência e o mesmo tipo de código do antigo. De código fixo, copia-se na hora; o rolante se cadastra na central. Pela foto do seu, frente e verso, passamos o valor grátis.",
        "O preço da cópia depende do código do controle antigo, e não só dos 433 MHz: fixo pede um copiador da mesma frequência; rolante pede controle da linha e cadastro na central, às vezes com visita. Mande a foto, frente e verso, e receba o orçamento grátis.",
      ],
      question: [
        "Sim, se o controle for de código fixo e o copiador trabalhar na mesma frequência, 433 MHz na maioria, 292 ou 315 MHz em antigos. Não, se for de código rolante, que precisa ser gravado na central.",
        "Depende do código: em 433 MHz há controles fixos, que se copiam, e rolantes, que não. A frequência igual é preciso, mas não basta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu aceita cópia", "Frequência e código, antes de pagar"],
        slots: [
          [
            "Bastam o controle antigo e boa luz: os dois dados costumam estar nele.",
            "A conferência se faz no controle que ainda abre, sem mexer no motor.",
          ],
        ],
        steps: [
          "Leia no verso ou na placa, sem a pilha, o número com MHz: 433, 292 ou 315.",
          "Procure as palavras rolante, rolling code ou anticlonagem: se houver, não se copia.",
          "Chavinhas ou jumpers dentro do controle são sinal comum de código fixo.",
          "Compre o copiador da mesma frequência e teste à vista do portão.",
        ],
      },
      {
        about: "choose",
        headings: ["Copiar o antigo ou gravar um novo", "O que pesa no valor da cópia"],
        slots: [
          [
            "A cópia resolve o controle reserva da casa; para inquilino ou funcionário, um controle cadastrado pode ser apagado depois.",
            "Quem vai devolver o controle um dia deve receber um cadastrado, e não uma cópia, que repete o código do original.",
          ],
          [
            "Se o antigo está falhando, troque a pilha antes: controle fraco copia mal.",
            "Copie com pilha boa no original; sinal fraco dá cópia que só abre de perto.",
          ],
          [
            "Se nenhum controle abre mais, não há o que copiar: grava-se um novo na central.",
            "Com o original perdido ou quebrado, a saída é cadastrar outro na central.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Todo controle de 433 MHz serve no meu portão?",
        answers: [
          "Não. Além da frequência, o código tem de ser o mesmo; dois controles de 433 MHz podem nunca abrir o mesmo portão.",
          "Não: a frequência é só o canal. O formato do código, fixo ou rolante, também precisa combinar.",
        ],
      },
      {
        question: "Chaveiro copia controle de 433 MHz?",
        answers: [
          "Muitos copiam, se for de código fixo. Pergunte antes se a cópia é testada, porque no rolante ela não abre.",
          "Os que têm duplicador copiam os de código fixo. O rolante só se grava na central do portão.",
        ],
      },
      {
        question: "O controle antigo para de funcionar depois da cópia?",
        answers: [
          "Não. A cópia só lê o código dele; os dois abrem o portão.",
          "Continua igual, porque nada muda na central nem no original.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
];
