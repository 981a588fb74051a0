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
        "Controle que não grava no motor [marca] quase sempre é de outro padrão, com frequência ou código que a placa não reconhece. Depois vêm pilha fraca, memória cheia e receptor com defeito: se nem um controle que já abria grava de novo, é o receptor, e a visita em casa parte de {price.preventive}, sem peças.",
        "Quando a central do motor [marca] não aceita a programação, compare o controle novo com um que abre: mesma frequência e mesmo tipo de código. Se batem, suspeite de pilha, de memória cheia ou de receptor ruim; o receptor é medido em visita residencial a partir de {price.preventive}, sem peças.",
        "O motor [marca] não reconhece o controle por três motivos: código incompatível, o mais comum, memória lotada ou receptor com defeito. Não insista segurando o botão de gravar, que em muitos modelos apaga todos; em casa, a visita para medir placa e receptor começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste antes de desistir", "O que conferir sem abrir o motor"],
        slots: [
          [
            "Quase tudo se descobre com os dois controles na mão, o novo e um que funciona. A tampa do motor fica fechada, porque a placa trabalha com a tensão da rede.",
            "Compare o aparelho recusado com um que abre o portão, sem tocar no motor. Na placa há tensão, e por isso o teste se limita aos controles e ao receptor de caixa separada.",
            "Antes de devolver o controle ou chamar alguém, ponha o novo ao lado do que funciona. Nada disso exige abrir a carcaça, onde passam os fios da rede.",
          ],
        ],
        steps: [
          "Confirme que os controles antigos continuam abrindo.",
          "Compare frequência, modelo e tipo de código dos dois.",
          "Ponha pilha nova e tire a fita isolante do controle recusado.",
          "Se o receptor fica em caixa separada, repita a gravação com toque curto.",
          "Conte quantos controles já existem na casa.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle não grava, em ordem", "Padrão, pilha, memória ou receptor"],
        slots: [
          [
            "O mais comum é o controle ser de outra linha, mesmo com 433 MHz nos dois. Código rolante, que muda a cada toque, não entra em central de código fixo, e o universal costuma falhar na de rolante.",
            "A frequência igual não basta: o código precisa ser o mesmo, e um controle rolante não conversa com central de código fixo. Copiado e universal são os que mais falham na central rolante.",
            "Dois controles de 433 MHz podem falar códigos diferentes. O rolante, que se renova a cada uso, é recusado por central de código fixo, e controle universal dificilmente serve na rolante.",
          ],
          [
            "Pilha fraca faz a placa receber o código pela metade. Memória cheia recusa qualquer novo até se apagar um antigo, e em algumas centrais cada tecla ocupa um lugar.",
            "Com pilha gasta o sinal chega incompleto e é recusado. Há também a lista lotada, que enche mais cedo quando a central conta cada tecla como um controle.",
            "Controle com pilha no fim manda código truncado. E a memória tem limite: cheia, só aceita outro depois de excluir um, e certas placas gastam uma posição por tecla.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve o cadastro", "Da conferência ao teste na rua"],
        slots: [
          [
            "O técnico identifica o código da central antes de gravar qualquer coisa. Se o controle não combina, oferece um compatível ou um receptor avulso, ligado à entrada de botoeira, que aceita controles novos sem trocar a placa.",
            "A visita começa pela compatibilidade entre controle e receptor. Não combinando, as saídas são um controle do padrão certo ou um receptor à parte, na entrada da botoeira, mantendo a placa.",
            "Primeiro se descobre que código a placa usa. Para o que não serve, há duas soluções: trocar o controle por um compatível ou somar um receptor avulso, que dispensa mexer na central.",
          ],
          [
            "No fim, cada controle é testado da rua, e os perdidos saem da memória.",
            "Depois cada aparelho é experimentado de onde você costuma acionar, e os que se perderam são apagados.",
            "Por último vêm o teste de cada tecla, a distância, e a exclusão dos controles sem dono.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle grava, mas apaga depois. O que é?",
        answers: [
          "A memória do receptor está com defeito: ele aceita e esquece. A solução é trocar o módulo ou instalar um receptor avulso.",
          "É sinal de receptor no fim, e regravar resolve por pouco tempo. Um receptor avulso costuma sair mais em conta que a placa.",
        ],
      },
      {
        question: "Tenho de trocar a placa para gravar outro controle?",
        answers: [
          "Em geral não. Um receptor avulso na entrada de botoeira aceita controles novos e mantém a placa.",
          "Quase nunca: compra-se o controle do padrão certo ou acrescenta-se um receptor. A placa só entra se ela mesma está com defeito.",
        ],
      },
      {
        question: "A central apita ou pisca diferente ao gravar. E daí?",
        answers: [
          "Cada modelo tem um sinal de aceito e outro de recusado, e o manual diz qual é qual. Piscadas rápidas costumam indicar memória cheia ou código inválido.",
          "É a resposta da placa, e varia com o modelo: pode avisar lista lotada ou código que ela não conhece. O nome escrito na central leva ao manual.",
        ],
      },
      {
        question: "Comprei o controle no Mercado Livre e não serve. Posso devolver?",
        answers: [
          "Em compra pela internet, o consumidor pode desistir em até 7 dias do recebimento, pela lei. Antes, confira se não é só pilha ou fita isolante.",
          "Pode, dentro dos 7 dias que a lei dá para arrependimento em compra a distância. Compare o código com o do antigo antes de pedir outro.",
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
      "perdi controle cancelar",
      "perdi controle portão como cancelar",
      "perdi controle como desativar",
      "perdi controle desativar",
      "desativar controle perdido",
      "desabilitar controle perdido",
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
        "Para apagar um controle antigo, perdido ou roubado, limpa-se a memória da placa: em muitas, o botão de gravação fica apertado perto de 10 segundos, até o LED piscar ou apagar, e os que ficaram são regravados. Se o botão está sob a tampa do motor, junto da rede, quem faz é o técnico, com o valor combinado por foto antes da visita.",
        "O controle perdido ou roubado se bloqueia ao apagar todos os controles da placa do portão: botão de gravar seguro por uns 10 segundos em muitos modelos, LED confirmando, e nova gravação só dos presentes. Placa dentro do motor tem tensão da rede e pede técnico: diga quantos controles ficam, e orçamos apagar e regravar juntos.",
        "Controle que sumiu ou foi roubado se bloqueia ao apagar a memória da central, para cancelar o perdido, e regravar os que restaram. Em receptor de caixa separada você mesmo segura o botão por cerca de 10 segundos, até o LED mudar; dentro do motor, chame o técnico, que limpa e regrava numa ida só, de preço dado por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar os controles, passo a passo", "Apagar e regravar: a ordem"],
        slots: [
          [
            "A limpeza leva minutos; o demorado é juntar os controles de todos, porque quem faltar fica sem abrir até novo cadastro. Faça você mesmo só no receptor de caixa própria, fora do motor.",
            "Antes de começar, reúna cada controle da casa, pois o que não estiver ali deixa de funcionar. Os passos servem ao receptor externo; na placa sob a tampa, há fios da rede e quem mexe é o técnico.",
            "Apagar é rápido, mas vale para todos de uma vez na maioria das placas residenciais, então tenha os aparelhos à mão. Siga a ordem apenas em receptor avulso, longe da parte elétrica do motor.",
          ],
        ],
        steps: [
          "Junte todos os controles em uso, com pilha boa.",
          "Ache o receptor: caixinha separada, você pode fazer; sob a tampa do motor, chame o técnico.",
          "Segure o botão de gravação (TX, LEARN ou PROG), em muitos modelos perto de 10 segundos, até o LED mudar.",
          "Confira se nenhum controle abre mais.",
          "Para regravar, dê um toque curto no botão e aperte a tecla do controle até o LED piscar.",
          "Teste um por um e anote o nome de cada dono.",
        ],
      },
      {
        about: "safety",
        headings: ["O controle sumiu: o que fazer até apagar", "O que fazer hoje, se o controle sumiu"],
        slots: [
          [
            "Enquanto não se limpa a memória, o controle perdido continua abrindo. À noite, desligue o disjuntor do motor e ponha cadeado ou ferrolho por dentro; se ele foi levado com documentos ou com o endereço, peça a exclusão no mesmo dia.",
            "O aparelho sumido segue valendo até a limpeza, e comprar outro não o cancela. Corte a energia do motor ao dormir e reforce com um ferrolho interno, com mais pressa se junto foram documentos que mostram onde você mora.",
            "Nada impede o controle roubado de abrir antes da limpeza. Deixe o disjuntor do portão desligado durante a noite, com cadeado do lado de dentro, e marque a exclusão para o mesmo dia se levaram também o seu endereço.",
          ],
          [
            "Com o cadeado posto, não acione o portão: o motor forçaria contra a trava. Tire-o sempre antes de religar o disjuntor.",
            "Lembre de remover o cadeado antes de religar, porque o motor não deve empurrar uma folha travada.",
            "Religue a energia só depois de abrir o ferrolho, para o motor não forçar a folha presa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Apagar um só ou apagar todos", "Exclusão individual ou limpeza geral"],
        slots: [
          [
            "Apagar um só exige receptor que mostre a posição de cada controle, comum em prédio e raro em casa. Sem essa lista, a limpeza geral é mais segura, e também a indicada em casa comprada ou alugada há pouco, onde ninguém sabe quantas cópias existem.",
            "A exclusão individual depende de um receptor com cadastro por pessoa, que poucas casas têm. Na falta dele, limpa-se tudo, o que convém ainda a quem acabou de mudar e não conhece os controles do antigo morador.",
            "Só receptores com lista de usuários tiram um controle sem mexer nos outros. Nas placas simples a saída é apagar todos, e em imóvel recém-ocupado isso é até vantagem, porque elimina cópias desconhecidas.",
          ],
          [
            "Se o perdido era cópia de outro de código fixo, os dois têm o mesmo código: não regrave o original, troque-o por um diferente. Controle de código rolante, que muda a cada toque, não tem esse problema.",
            "Atenção às cópias de código fixo: regravar o irmão do controle perdido devolve o acesso a quem o achou, e por isso ele deve ser substituído. Com código rolante, renovado a cada uso, isso não acontece.",
            "Controle copiado de código fixo repete o mesmo sinal do original, então quem ficou com um dos dois precisa de aparelho novo. No código rolante, que nunca se repete, basta a limpeza.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para apagar o controle perdido?",
        answers: [
          "A limpeza leva poucos minutos, e cada controle se regrava em instantes. Uma família inteira costuma ser recadastrada na mesma visita, se todos os aparelhos estiverem em casa.",
          "É rápido: apagar toma minutos e regravar, menos ainda por controle. O que atrasa é esperar o aparelho de alguém que saiu com ele.",
        ],
      },
      {
        question: "Quero apagar pelo controle que ficou comigo. Posso?",
        answers: [
          "Em geral não dá, porque a lista fica no receptor, e só ele exclui. Alguns sistemas com programador ou aplicativo são exceção.",
          "Na maioria dos portões não dá: é preciso chegar ao botão da central. Apenas certos receptores aceitam exclusão por programador ou pelo celular.",
        ],
      },
      {
        question: "Por que o controle antigo ainda abre depois de apagado?",
        answers: [
          "Ou a limpeza não se completou, e ela é repetida até o LED confirmar, ou existe um segundo receptor ligado, com memória própria. O técnico acha e desativa o esquecido.",
          "Pode haver outro receptor instalado, que guarda os códigos dele, ou a memória não chegou a ser limpa. Repita uma vez; se continuar abrindo, é caso de visita.",
        ],
      },
      {
        question: "Apagar a memória desregula o portão?",
        answers: [
          "Na maioria das placas não, porque curso e força ficam em outra parte da programação. O que mexe em tudo é a restauração de fábrica, que é outro comando.",
          "Normalmente saem só os controles, e o portão continua parando no mesmo ponto. Cuidado apenas com o comando de restaurar de fábrica, que apaga também o percurso.",
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
        "Controles apagados sem querer não se recuperam, mas todos voltam: são gravados de novo na central, um por um. Criança brincando com o controle não desprograma o portão; quem apaga é o toque longo no botão da placa. Dentro do motor, quem regrava é o técnico, por valor dado com uma foto.",
        "Se o motor do portão desprogramou e nenhum controle abre, alguém segurou o botão da central ou o receptor falhou; a criança com o controle na mão só gasta a pilha. Junte todos, porque cada um é regravado pelo técnico na mesma ida, orçada por foto antes.",
        "Quem apaga os controles sem querer regrava um por um na central, já que a memória não se desfaz. Se só um desprogramou depois que a criança brincou, troque a pilha primeiro; com a placa dentro do motor, o técnico cadastra todos de uma vez, e o preço sai pela foto da etiqueta e pela quantidade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a memória apagada", "Como regravar os controles"],
        slots: [
          [
            "Enquanto os controles não voltam, a botoeira da parede e o interfone continuam abrindo. Não aperte outros botões da placa tentando desfazer, porque cada um tem sua função e pode desregular o percurso.",
            "A botoeira segue funcionando, então ninguém fica preso. Evite tentar desfazer na placa: o botão vizinho pode apagar também o ponto de parada.",
            "Use a botoeira ou o interfone até regravar. Mexer em outros botões da central só piora, pois ali estão percurso, força e pausa.",
          ],
        ],
        steps: [
          "Aperte a botoeira e veja se o portão abre e fecha até o fim.",
          "Se ele para fora do lugar ou bate, desligue o disjuntor: o percurso também se perdeu.",
          "Junte todos os controles, com pilha boa.",
          "Em receptor de caixa separada, regrave pelo manual; em placa de motor, chame o técnico.",
          "Teste cada um à vista do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão desprogramou", "Botão apertado, surto ou memória com defeito"],
        slots: [
          [
            "O motivo mais comum é o toque longo no botão de gravar, que em muitas centrais limpa a lista inteira. Um controle sozinho que parou é outra coisa: pilha fraca ou tecla gasta.",
            "Em muitas placas o botão que grava com um toque curto apaga tudo com um toque longo, e isso acontece ao cadastrar um novo. Se parou só um controle, olhe a pilha.",
            "Quase sempre foi engano durante um cadastro, com o botão seguro por tempo demais. Apenas um aparelho mudo pede pilha nova, e não regravação geral.",
          ],
          [
            "Falta de luz não deveria apagar nada. Se os controles somem a cada queda ou não duram uma semana gravados, o módulo de memória falhou, e um receptor avulso o substitui sem trocar a placa.",
            "A memória guarda os códigos sem energia, então sumir a cada queda de luz é defeito, às vezes por surto de raio. Um receptor à parte resolve, sem trocar a central.",
            "Queda de energia não explica: se a lista se apaga de novo, a memória está ruim. A saída costuma ser um receptor avulso, ligado à placa que já existe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa regravar os controles", "O que entra na visita de regravação"],
        slots: [
          [
            "O preço de regravar sai por foto, antes da visita, e serve para todos os controles que estiverem à mão. Aparelho novo e receptor avulso são à parte.",
            "O valor depende da central e de quantos controles são, e é dito antes da ida com a foto da etiqueta. Se for preciso receptor ou controle novo, soma-se a peça.",
            "Diga a quantidade e mande a foto da etiqueta para saber quanto fica. Vários controles se cadastram na mesma ida, e só peça nova acrescenta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles que ficaram com outras pessoas param também?",
        answers: [
          "Param todos os que estavam na memória. Cada um precisa voltar ao portão para ser gravado, então combine um dia.",
          "Sim, a limpeza vale para todos. Reúna os ausentes depois e grave cada um à vista do portão.",
        ],
      },
      {
        question: "Resetei a placa inteira. O portão pode bater?",
        answers: [
          "Pode, se perdeu o percurso e a força. Desligue o disjuntor e espere o técnico refazer a programação.",
          "Sim, porque o reset de fábrica leva também o ponto de parada. Não use o automático até a regulagem.",
        ],
      },
      {
        question: "Posso aproveitar para trocar o tipo de código dos controles?",
        answers: [
          "Pode: já que todos serão regravados, é boa hora para um receptor de código rolante, que muda a cada toque e dificulta a cópia.",
          "Sim, é o momento mais prático, com controles e receptor da mesma linha, de código rolante, que se renova a cada uso.",
        ],
      },
      {
        question: "A criança ficou apertando e o controle parou. Estragou?",
        answers: [
          "Quase nunca: a pilha acabou ou a tecla ficou presa. Troque a pilha e, se não voltar, ele é regravado na central.",
          "Em geral é só pilha gasta. Em controle de código rolante, muitos toques longe do portão podem pedir nova gravação.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
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
      "central não aprende",
      "central [marca] não aprende",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para gravar o percurso do motor [marca], a central entra em aprendizado pelo botão PROG, CURSO ou APREND., e a folha fecha e abre devagar até o LED confirmar. O botão fica sob a tampa, junto da rede, e quem aperta é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "O motor [marca] aprende o curso num ciclo completo: botão de percurso da placa apertado, um comando e a folha andando devagar de um batente ao outro, sem ninguém na passagem. Se a central não aprende, há atrito, sensor ou ímã fora do lugar; o técnico grava em casa a partir de {price.preventive}, sem peças.",
        "Programar o percurso no motor [marca] é fazer a placa reconhecer os dois fins: aprendizado ligado por botão, jumper ou menu, fechamento e abertura inteiros, LED confirmando. Central que não aprende costuma ter folha pesada ou fim de curso errado, e a gravação residencial começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A gravação do percurso, na ordem", "Passo a passo do percurso"],
        slots: [
          [
            "É a sequência da maioria das centrais, feita pelo técnico com a placa energizada. O que muda é o nome do botão e a posição de onde a folha parte.",
            "Quase toda central segue esta ordem, com outro nome no botão. Como há tensão da rede ao lado, o técnico executa e você só acompanha.",
            "O técnico faz assim na maior parte das placas, variando o botão e o ponto de partida. A mão fica só nos botões, porque a rede passa ao lado.",
          ],
        ],
        steps: [
          "Deixar a passagem livre, a fotocélula limpa e a folha leve.",
          "Pôr a folha na posição que o manual pede, fechada ou no meio.",
          "Apertar o botão de percurso até o LED acender.",
          "Dar um comando: a folha anda devagar até achar os batentes ou ímãs.",
          "Ver o LED confirmar que o percurso foi guardado.",
          "Ajustar força e pausa e fazer três ciclos de teste.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir por fora antes de gravar", "Preparação para gravar o percurso"],
        slots: [
          [
            "Muita gravação falha por causa da folha, e não da placa, e isso se vê com o disjuntor desligado e a tampa fechada. Folha que pesa é lida como batente, e o percurso sai curto.",
            "Antes da placa, olhe a mecânica, sem energia: um ponto duro engana a central, que pensa ter chegado ao fim. São conferências que poupam outra visita.",
            "A central toma qualquer resistência por batente. Por isso vale checar por fora, com o circuito desligado, o que costuma atrapalhar.",
          ],
        ],
        steps: [
          "Trilho limpo e folha andando leve, sem ponto duro.",
          "Batentes firmes nas duas pontas.",
          "Ímã de fim de curso preso em cada lado, se houver.",
          "Lentes da fotocélula limpas.",
        ],
      },
      {
        about: "what",
        headings: ["O que a central aprende", "Percurso, força e desaceleração"],
        slots: [
          [
            "Ela guarda o ponto de abertura, o de fechamento e onde começar a frear. Em motor com encoder, sensor que conta as voltas, a placa mede o caminho entre os batentes; nos outros, o ímã do fim de curso marca as pontas.",
            "Ficam gravados os dois extremos e o trecho de desaceleração. O encoder, que conta giros do motor, ou o ímã de fim de curso, que marca o final, é quem informa a posição.",
            "A placa registra onde abrir, onde fechar e onde desacelerar. A referência vem do fim de curso, com ímã ou chave, ou do encoder, um contador de voltas.",
          ],
          [
            "Percurso não é força: ela se regula depois, no mínimo que move a folha. E trocar batente, cremalheira ou placa obriga a gravar outra vez.",
            "Depois vem a força, ajuste separado, que fica no menor valor. Mudou batente, folha ou central, refaz-se a gravação.",
            "Força e pausa são outros ajustes, feitos em seguida. Sempre que se mexe no batente, na cremalheira ou na central, o percurso se grava de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a central não aprende o percurso?",
        answers: [
          "Porque algo interrompe o ciclo: folha presa, fotocélula cortada, ímã fora do lugar ou tipo de fim de curso errado na placa.",
          "Quase sempre por atrito, sensor ou ímã. Repare onde a folha para, porque esse ponto mostra a causa.",
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
          "Não, na maioria das placas, porque controle e percurso ficam em memórias separadas.",
          "Só se a memória foi apagada junto, o que acontece quando se aperta o botão errado.",
        ],
      },
      {
        question: "Posso achar o manual da placa pela internet?",
        answers: [
          "Pode, pelo nome exato impresso na placa, porque modelos parecidos têm botões diferentes. A execução, pela tensão, é do técnico.",
          "Sim, no site do fabricante, pelo modelo. Ele ajuda a entender os nomes, mas a placa energizada fica para quem tem preparo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo do que a folha faz ao gravar, feito de longe",
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
          "A gravação pelo técnico é cobrada pela ida, que serve para vários controles de uma vez; o controle novo é por unidade, e a foto do seu traz os dois valores.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
];
