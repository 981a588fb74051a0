import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const programacao: NarrowConcept[] = [
  {
    id: "controle-nao-grava",
    broader: "programacao",
    label: "Controle não grava",
    phrase: "o controle que não grava",
    intent: "repair",
    asks: [
      "antigo funciona novo não grava",
      "controle antigo funciona novo não grava",
      "controle funciona outro não grava",
      "[marca] não aceita programação",
      "motor [marca] não aceita programação",
      "central [marca] não aceita programação",
      "central não aceita programação",
      "não reconhece controle",
      "controle não grava",
      "controle não programa",
      "controle não cadastra",
      "não consigo programar controle",
      "não consigo cadastrar controle",
      "controle não codifica",
      "central não aceita controle",
      "controle não sincroniza",
      "não grava controle novo",
      "placa não grava",
      "controle novo não grava",
      "gravar controle não consigo",
      "controle não pareia",
      "não aceita controle novo",
      "[marca] não grava controle",
      "[marca] controle não grava",
      "[marca] não aceita controle",
      "[marca] controle não programa",
      "[marca] não programa controle",
      "[marca] não consigo gravar controle",
      "[marca] não consigo programar controle",
      "[marca] não cadastra controle",
      "[marca] não reconhece controle",
      "não grava controle",
      "garen kdz não grava controle [marca]",
      "garen kdz fit não grava controle [marca]",
      "controle universal não grava",
      "controle copia não grava",
      "peccinin cp 4000 não grava",
      "peccinin cp 4000 não grava [marca]",
      "central não grava",
      "central [marca] não grava",
      "controle mercado livre não grava",
      "controle shopee não grava",
      "controle internet não grava",
      "comprei controle não grava",
    ],
    answers: {
      any: [
        "Controle que não grava ou não programa quase sempre é de outro padrão: frequência ou código que a central não entende. Depois vêm pilha fraca, memória cheia e receptor com defeito. Teste gravar de novo um controle que já funcionou ali; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Se o controle novo não cadastra, compare-o com um que abre o portão: mesma frequência e mesmo tipo de código? O código rolante só aceita a própria linha. Batendo os dados, suspeite de memória cheia ou de receptor ruim.",
        "A central não aceita o controle nem a programação por incompatibilidade de código, lista cheia ou defeito no receptor. Não insista segurando o botão de gravação, porque em muitos modelos isso apaga todos os outros controles da casa; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o controle não grava",
          "Padrão, pilha, memória ou receptor",
          "Por que o controle não grava, em ordem",
        ],
        slots: [
          [
            "O mais comum é o controle ser de outra linha, mesmo com 433 MHz escrito nos dois.",
            "O aparelho de código rolante não entra em central de código fixo, e o contrário também vale.",
            "Universal e copiado costumam falhar em central de código rolante.",
          ],
          [
            "Uma pilha fraca faz a central receber o código pela metade e recusar.",
            "Um controle novo pode vir com pilha velha ou com a fita isolante ainda no lugar.",
            "Uma luz fraca durante a gravação é motivo para trocar a pilha antes de tentar outra vez.",
          ],
          [
            "Memória cheia recusa qualquer novo, até que se apague um antigo.",
            "Em algumas centrais cada tecla ocupa um lugar, e a lista enche antes do esperado.",
            "Se nem um controle que já funcionava regrava, o receptor está com defeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste antes de desistir", "O que conferir sem abrir o motor", "Compare o novo com o que funciona"],
        slots: [
          [
            "Quase tudo se descobre com os dois controles na mão.",
            "Comece pela comparação dos controles, sem abrir o motor.",
            "Faça isso antes de devolver o controle ou pedir a visita.",
          ],
        ],
        steps: [
          "Confirme que os controles antigos continuam abrindo.",
          "Compare frequência, modelo e tipo de código dos dois.",
          "Ponha pilha nova no controle que não grava.",
          "Se o receptor é externo, repita a gravação com toque curto, como manda o manual.",
          "Conte quantos controles já existem e mande as fotos.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O controle grava, mas apaga depois. O que é?",
        answers: [
          "A memória está com defeito. O receptor aceita e esquece; a solução é trocar o módulo ou instalar um receptor avulso.",
          "É sinal de receptor no fim. Regravar resolve por pouco tempo.",
        ],
      },
      {
        question: "Tenho de trocar a placa para gravar outro controle?",
        answers: [
          "Não necessariamente. Um receptor avulso na entrada de botoeira aceita controles novos e mantém a placa.",
          "Em geral não. Troca-se o receptor, ou compra-se o controle do padrão certo.",
        ],
      },
      {
        question: "A central apita ou pisca diferente ao gravar. E daí?",
        answers: [
          "Cada modelo tem um sinal de aceito e outro de recusado. O manual do modelo explica qual é qual.",
          "Pode ser aviso de memória cheia ou código inválido. Consulte o manual pelo modelo da etiqueta.",
        ],
      },
      {
        question: "Posso abrir o motor para tentar gravar?",
        answers: [
          "Não. Na placa há tensão da rede, e o botão errado apaga tudo. Esse cadastro é do técnico.",
          "Melhor não. Só receptor externo, em caixa separada, permite cadastro por conta própria.",
        ],
      },
    ],
    photo: "fotos do controle novo e de um que funciona, frente e verso, e da etiqueta do motor",
  },
  {
    id: "apagar-controle",
    broader: "programacao",
    label: "Apagar controle perdido ou roubado",
    phrase: "a exclusão do controle perdido ou roubado",
    intent: "how-to",
    asks: [
      "apagar controle",
      "excluir controle",
      "apagar controle perdido",
      "apagar controle roubado",
      "cancelar controle",
      "bloquear controle",
      "perdi controle bloquear",
      "perdi controle portão como bloquear",
      "bloquear controle perdido",
      "bloquear controle roubado",
      "limpar memória central",
      "resetar controles",
      "apagar memória controles",
      "apagar controle ex",
      "cancelar controle perdido",
      "controle antigo morador",
      "tirar controle memória",
      "excluir controle perdido",
      "apagar memória placa",
      "apagar memória central",
      "limpar memória placa",
      "apagar memória portão",
      "apagar todos controles",
      "resetar memória",
      "zerar memória",
      "apagar memória receptor",
      "descadastrar controle",
      "apagar controle antigo",
      "apagar controle antigo placa",
      "como apagar controle placa",
      "apagar todos controles placa",
      "apagar controle perdido placa",
      "como apagar controle",
      "segurar botão apagar controle",
      "quanto tempo segurar botão apagar",
      "segundos segurar botão apagar",
    ],
    answers: {
      any: [
        "Para apagar um controle antigo, perdido ou roubado, limpa-se a memória da central: em muitas, o botão de gravação (TX, LEARN ou PROG) fica apertado por vários segundos, perto de 10, até o LED piscar ou apagar, e os que ficaram são gravados de novo. A placa trabalha com a tensão da rede: se o botão fica sob a tampa do motor, o serviço é do técnico.",
        "Apagar controle é serviço na placa da central: reúna todos os que estão em uso, porque na maioria das residenciais a limpeza é geral, com o botão de gravação apertado até o LED confirmar. Depois se regravam os presentes, e o perdido deixa de abrir.",
        "O controle perdido ou roubado se bloqueia na central: o técnico limpa a memória e regrava os que ficaram com você, em visita a partir de {price.preventive} em casa, sem peças. Esta noite, desligue o disjuntor do motor e ponha cadeado ou ferrolho por dentro.",
        "Controle perdido ou roubado se cancela na memória da central, e não comprando outro. Até a limpeza, desligue o disjuntor do motor à noite e confira se a folha fica travada; se foi levado com documentos, peça a exclusão no mesmo dia.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar, passo a passo", "Preparar e apagar a memória", "O que separar antes da limpeza"],
        slots: [
          [
            "A limpeza se faz em minutos, e o demorado é juntar os controles de todos.",
            "Quem não estiver com o controle na mão no dia fica sem abrir até novo cadastro.",
            "Até a limpeza, o perdido continua abrindo: disjuntor do motor desligado e cadeado por dentro seguram a noite.",
          ],
        ],
        steps: [
          "Liste quem tem controle e junte todos os aparelhos.",
          "Ponha pilha boa em cada um.",
          "Veja no manual se o receptor exclui um por vez ou só todos.",
          "Para apagar todos, o botão de gravação é mantido apertado, em muitas placas perto de 10 segundos, até o LED mudar; o manual do modelo diz o tempo exato.",
          "Para regravar, um toque curto no botão acende o LED, e a tecla do controle é apertada até ele piscar.",
          "Em receptor externo, siga o manual; se o botão fica dentro do motor, onde há tensão da rede, a limpeza é do técnico.",
          "Teste os que ficaram e anote o nome de cada dono.",
        ],
      },
      {
        about: "choose",
        headings: ["Apagar um só ou apagar todos", "Exclusão individual e limpeza geral", "Quando trocar o receptor"],
        slots: [
          [
            "Exclusão individual exige saber a posição do controle na memória ou tê-lo em lista.",
            "Receptor com visor ou programador mostra cada usuário e apaga só o escolhido.",
            "Sem registro de quem é quem, até o receptor individual acaba limpo por inteiro.",
          ],
          [
            "A limpeza geral é mais segura quando não se sabe quantas cópias existem.",
            "Em casa recém-comprada ou alugada, apague tudo, mesmo sem perda conhecida.",
            "Se o controle perdido era cópia de outro de código fixo, os dois têm o mesmo código: não regrave o original, troque-o por um de código diferente.",
          ],
          [
            "Se perder controle é frequente, um receptor com cadastro por pessoa se paga em visitas evitadas.",
            "Prédio e empresa ganham com receptor que apaga um sem incomodar os outros.",
            "Ao limpar um sistema de código fixo, avalie passar ao rolante na mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa mandar apagar e regravar os controles?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças, com a limpeza e a regravação dos que estiverem à mão; controle novo é à parte.",
          "A partir de {price.preventive} em casa, sem peças. Junte todos os controles no mesmo dia, para não pagar outra ida.",
        ],
      },
      {
        question: "Quanto tempo leva para apagar o controle perdido?",
        answers: [
          "A limpeza leva poucos minutos, e cada controle se regrava em instantes. O que pesa é a ida e ter todos à mão.",
          "É rápido. Uma família inteira é recadastrada na mesma visita.",
        ],
      },
      {
        question: "Posso apagar pelo controle que ficou comigo?",
        answers: [
          "Em geral não. A exclusão é feita no receptor; só alguns sistemas têm programador ou aplicativo para isso.",
          "Não, na maioria. É preciso acesso à central ou ao receptor.",
        ],
      },
      {
        question: "Por que o controle antigo ainda abre depois de apagado?",
        answers: [
          "Provavelmente há um segundo receptor ligado, ou a limpeza não se completou. O técnico desativa o receptor esquecido.",
          "Pode haver dois receptores. Enquanto o antigo estiver ligado, os códigos dele valem.",
        ],
      },
      {
        question: "Apagar a memória desregula o portão?",
        answers: [
          "Não. Curso e força ficam em outra parte da programação na maioria das placas. Só os controles saem.",
          "Normalmente não. Confirme no manual, porque a restauração de fábrica, essa sim, apaga tudo.",
        ],
      },
    ],
    photo: "fotos de um controle em uso e da etiqueta do motor",
  },
  {
    id: "memoria-apagada-sem-querer",
    broader: "programacao",
    label: "Apaguei os controles sem querer",
    phrase: "a memória apagada sem querer",
    intent: "how-to",
    asks: [
      "placa esqueceu todos controles",
      "criança brincando controle desprogramou",
      "criança brincou controle desprogramou",
      "criança desprogramou",
      "criança controle desprogramou",
      "brincando desprogramou",
      "filho desprogramou controle",
      "mexeu desprogramou",
      "apaguei controles",
      "apaguei sem querer",
      "segurei botão controles pararam",
      "resetei central",
      "resetei placa",
      "desprogramou controles",
      "controle desprogramou",
      "controle desconfigurou",
      "perdeu programação",
      "perdeu memória",
      "perdeu memória queda energia",
      "perdeu memória falta energia",
      "perdeu memória depois queda energia",
      "perdeu programação queda energia",
      "perdeu programação falta luz",
      "desprogramou queda energia",
      "desprogramou falta luz",
      "desprogramou faltou luz",
      "portão desprogramou",
      "apagar sem querer controle",
      "controle desprogramado",
      "controles desprogramados",
      "controle desconfigurado",
      "controles apagados",
      "controles apagados [marca]",
    ],
    answers: {
      any: [
        "Controles apagados não se recuperam, mas todos voltam: são gravados de novo na central, um por um. Se a memória sumiu numa queda de energia, não é normal, porque os controles ficam gravados mesmo sem luz; se tornar a apagar, a placa sofreu com o surto e pede conserto ou troca.",
        "Se todos os controles se apagaram, alguém segurou o botão da central, e eles se regravam um por um. Criança brincando com o controle não desprograma o portão: apertar botão só gasta pilha e mexe a folha. Se só um parou, teste com pilha nova; ele é gravado de novo na central.",
        "Se alguém segurou o botão da central e os controles pararam, a memória foi apagada: não há como recuperar, mas todos voltam com novo cadastro, um por um. Junte os aparelhos e use a botoeira enquanto isso.",
        "Controles desprogramados voltam com regravação; nenhum se estragou. Se ninguém mexeu e a memória sumiu sozinha, o receptor está com defeito ou sofreu surto, e recadastrar resolve por pouco tempo.",
        "Um portão que desprogramou precisa de cadastro dos controles e, se houve restauração de fábrica, também de novo curso e força. Teste a botoeira: se ela abre normal, só os controles se perderam.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com a memória apagada",
          "Depois do reset: por onde começar",
          "Como regravar os controles",
        ],
        slots: [
          [
            "Enquanto os controles não voltam, a botoeira e o interfone continuam abrindo.",
            "Não aperte outros botões da placa tentando desfazer; cada um tem função própria.",
            "Reúna tudo antes, porque o cadastro de vários aparelhos se faz de uma vez.",
          ],
        ],
        steps: [
          "Aperte a botoeira e veja se o portão abre e fecha até o fim.",
          "Se ele para fora do lugar ou bate, desligue o disjuntor: o curso também se perdeu.",
          "Junte todos os controles, com pilha boa.",
          "Em receptor externo, regrave pelo manual; em placa de motor, chame o técnico.",
          "Teste cada um à vista do portão.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o portão desprogramou",
          "Botão apertado, surto ou memória com defeito",
          "Quando a memória se apaga sozinha",
        ],
        slots: [
          [
            "Toque longo no botão de gravação limpa a lista em muitas centrais.",
            "O mesmo botão que grava com um toque curto apaga tudo com um toque longo.",
            "Apagar por engano durante um cadastro é o motivo mais comum.",
          ],
          [
            "Falta de luz não deveria apagar nada, porque a memória guarda os códigos sem energia.",
            "Se os controles somem a cada queda de luz, o módulo de memória falhou.",
            "O surto de raio pode danificar a memória e deixar os códigos ilegíveis.",
          ],
          [
            "Um módulo que esquece de novo depois de regravado deve ser trocado.",
            "Recadastro que não dura uma semana aponta para receptor com defeito.",
            "Um receptor avulso substitui a memória ruim sem trocar a placa do motor.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para recuperar a memória apagada dos controles?",
        answers: [
          "Não. Os códigos precisam ser gravados outra vez, com cada controle na mão.",
          "Não há como desfazer. O recadastro leva poucos minutos por aparelho.",
        ],
      },
      {
        question: "Os controles que ficaram com outras pessoas param também?",
        answers: [
          "Sim, todos os que estavam na memória. Cada um precisa voltar ao portão para ser gravado.",
          "Param. Combine um dia para regravar os ausentes.",
        ],
      },
      {
        question: "Posso aproveitar para trocar o tipo de código dos controles?",
        answers: [
          "Pode. Já que todos serão regravados, é boa hora para um receptor de código rolante.",
          "Sim, é o momento mais prático, com controles e receptor da mesma linha.",
        ],
      },
      {
        question: "Resetei a placa inteira. O portão pode bater?",
        answers: [
          "Pode, se perdeu o curso e a força. Não use o automático até o técnico refazer a programação.",
          "Sim. Desligue o disjuntor e espere a regulagem do percurso.",
        ],
      },
    ],
  },
  {
    id: "programar-percurso",
    broader: "programacao",
    label: "Programar o percurso do portão",
    phrase: "a gravação do percurso",
    asks: [
      "portão ciclo aprendizado percurso",
      "programar percurso",
      "gravar percurso",
      "programar curso",
      "gravar curso",
      "memorizar percurso",
      "aprender percurso",
      "aprendizagem percurso",
      "programar abertura",
      "programar curso portão",
      "configurar percurso",
      "autoaprendizagem",
      "programar placa portão",
      "programar central",
      "programar percurso [marca]",
      "gravar percurso [marca]",
      "programar percurso motor [marca]",
      "programar placa [marca]",
      "programar central [marca]",
      "configurar central [marca]",
      "configurar placa [marca]",
      "não aprende curso",
      "não aprende percurso",
      "não grava percurso",
      "não grava curso",
      "[marca] não aprende curso",
      "[marca] não grava percurso",
      "[marca] não aprende percurso",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar o percurso, a ordem comum é: folha leve e batentes firmes, botão de percurso da central (PROG, CURSO ou APREND.) apertado até o LED acender, um comando, e a folha fecha, abre e fecha devagar até o LED apagar. O nome do botão muda com a placa; como há tensão da rede sob a tampa, quem aperta é o técnico.",
        "Para gravar o percurso, a central entra em modo de aprendizado por botão, chave ou menu, e a folha faz um ciclo inteiro sem interrupção. Antes, a folha tem de andar leve e os batentes, estar firmes; sem isso, grava-se um percurso errado.",
        "O percurso se programa na placa do motor assim: aprendizado ligado por botão, jumper ou menu, um fechamento e uma abertura completos sem ninguém na passagem e confirmação pela luz. Os nomes mudam de placa para placa, e o botão errado pode apagar os controles: mande a foto da etiqueta e dizemos qual é.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A gravação do percurso, na ordem", "Passo a passo do percurso"],
        slots: [
          [
            "É a sequência da maioria das centrais; o que muda é o nome do botão e de onde a folha parte.",
            "Quase toda central segue esta ordem, com outro nome no botão.",
          ],
        ],
        steps: [
          "Passagem livre, fotocélula limpa e folha leve de ponta a ponta.",
          "Folha na posição que o manual pede: em geral fechada ou no meio do caminho.",
          "Botão de percurso ou de aprendizado apertado até o LED acender.",
          "Um comando pelo botão ou pelo controle: a folha anda devagar até achar os dois batentes ou os ímãs.",
          "LED apagado ou piscando diferente: percurso guardado.",
          "Força, desaceleração e pausa ajustadas depois, com três ciclos de teste.",
        ],
      },
      {
        about: "what",
        headings: ["O que a central aprende", "Percurso, força e desaceleração", "O que fica gravado na central"],
        slots: [
          [
            "Ela guarda o ponto de abertura, o de fechamento e onde começar a frear.",
            "Além das duas pontas, grava-se onde a folha desacelera.",
            "Em motor com encoder, a placa conta as voltas entre um batente e outro.",
          ],
          [
            "A força é regulada depois, no mínimo que move a folha, e a reversão é provada com obstáculo macio.",
            "Percurso gravado não é força regulada: são dois ajustes.",
            "Depois do percurso vêm a força, a pausa e o teste da fotocélula.",
          ],
          [
            "Trocar batente, cremalheira, cabo ou placa obriga a gravar de novo.",
            "Sempre que a folha ou o batente muda, o percurso se refaz.",
            "Mudou o ponto de parada, muda a gravação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de gravar o percurso", "O que precisa estar em ordem", "Preparação para gravar o percurso"],
        slots: [
          [
            "Nada disso exige abrir a caixa do motor.",
            "Isso pode ser visto por fora, com o disjuntor desligado.",
            "Estas conferências poupam uma segunda visita.",
          ],
        ],
        steps: [
          "Trilho limpo e folha andando leve, sem ponto duro.",
          "Batentes firmes nas duas pontas.",
          "Lentes da fotocélula limpas.",
          "Modelo da placa à mão: foto da etiqueta ou do manual.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso achar o manual da placa pela internet?",
        answers: [
          "Pode, pelo modelo impresso na placa. Mesmo com ele, a ligação e o ajuste ficam na parte com tensão.",
          "Sim, pelo nome exato da placa; modelos parecidos têm botões diferentes. A execução é do técnico.",
        ],
      },
      {
        question: "Por que o portão para antes depois de gravar o percurso?",
        answers: [
          "Um ponto duro no caminho foi lido como batente, ou o ímã está fora do lugar. Corrige-se a folha e grava-se de novo.",
          "A central achou que o atrito era o fim. Alivie a folha antes de repetir.",
        ],
      },
      {
        question: "Preciso gravar os controles de novo?",
        answers: [
          "Não, na maioria das placas: controle e percurso ficam em memórias separadas.",
          "Só se a memória foi apagada junto, o que acontece quando se aperta o botão errado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se a tampa já estiver aberta, do nome da placa",
  },
  {
    id: "programar-controle-433",
    broader: "programacao",
    label: "Programar controle de 433 MHz",
    phrase: "a programação do controle de 433 MHz",
    intent: "how-to",
    asks: [
      "programar controle 433",
      "programar controle 433 mhz",
      "programar controle 433,92",
      "gravar controle 433",
      "gravar controle 433 mhz",
      "cadastrar controle 433 mhz",
      "configurar controle 433 mhz",
    ],
    answers: {
      any: [
        "Para programar o controle de 433 MHz, dê um toque curto no botão de gravar do receptor até o LED acender, aperte a tecla do controle até ele piscar, espere o LED apagar e teste. Só grava se o código, fixo ou rolante, for o da central; quando o botão fica sob a tampa do motor, quem grava é o técnico.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Gravar o controle de 433 MHz, passo a passo"],
        slots: [
          [
            "A ordem é para o receptor em caixa separada; dentro do motor há tensão da rede, e a tampa fica fechada até o técnico chegar.",
          ],
        ],
        steps: [
          "Ponha pilha nova e veja no verso se o controle e o receptor são de 433 MHz.",
          "Deixe o portão fechado, parado e sem ninguém na passagem.",
          "Dê um toque curto no botão PROG, LEARN ou GRAVAR do receptor até o LED acender; segurado, ele apaga a memória em muitos modelos.",
          "Aperte a tecla do controle por um ou dois segundos, até o LED piscar.",
          "Espere o LED apagar e teste o controle novo e os antigos, de perto e da rua.",
        ],
      },
      {
        about: "causes",
        headings: ["O controle de 433 não grava: por quê", "433 igual e não grava"],
        slots: [
          ["A frequência é o canal e o código é a senha: um 433 de outra linha acende o LED e não grava."],
          [
            "Central de código rolante em geral só aceita controles da própria linha; a de código fixo aceita compatíveis.",
          ],
          ["Memória cheia também recusa: apagam-se antes os controles que saíram de uso."],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Controle de 433 MHz grava em portão de 292 MHz?",
        answers: ["Não. Para usar 433, instala-se um receptor de 433 MHz no portão, sem trocar o motor."],
      },
      {
        question: "Gravar o controle novo apaga os outros?",
        answers: [
          "O toque curto só acrescenta. Segurado por muito tempo, o mesmo botão limpa a memória em muitas placas.",
        ],
      },
      {
        question: "Quanto custa mandar gravar?",
        answers: [
          "Em casa, a visita parte de {price.preventive}, sem peças, e grava vários controles de uma vez; o controle novo é cobrado por unidade, pela foto do seu.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
];
