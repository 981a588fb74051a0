import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const regulagem: NarrowConcept[] = [
  {
    id: "tempo-de-fechamento-automatico",
    broader: "regulagem",
    label: "Tempo de fechamento automático",
    phrase: "o tempo de fechamento automático",
    asks: [
      "diminuir tempo portão aberto",
      "aumentar tempo portão fica aberto",
      "reduzir tempo portão aberto",
      "mudar tempo portão aberto",
      "portão fecha sozinho mudar tempo espera",
      "portão fecha sozinho mudar tempo",
      "mudar tempo que portão espera",
      "tempo fechamento automático",
      "tempo fechamento",
      "regular tempo fechar",
      "ajustar tempo fechar",
      "tempo fechar sozinho",
      "programar fechar sozinho",
      "programar fechamento",
      "temporizador portão",
      "tempo pausa portão",
      "aumentar tempo fechar",
      "diminuir tempo fechar",
      "tempo portão fechar",
      "fechamento automático",
      "aberto muito tempo",
      "fica aberto muito tempo",
      "fica muito tempo aberto",
      "abre demora fechar",
      "demora fechar prédio",
    ],
    intent: "question",
    answers: {
      any: [
        "Diminuir ou aumentar o tempo que o portão fica aberto é regulagem da pausa, na central: de 15 a 30 segundos em casa, de 10 a 20 em prédio, sempre com a fotocélula testada. O técnico muda o tempo na visita, que em casa parte de {price.preventive}, sem peças.",
        "O tempo de fechamento automático é a pausa entre o portão abrir por inteiro e começar a fechar sozinho. Ajusta-se na central, por botão, chave ou menu, conforme o manual. Deixe o bastante para o carro sair com calma, e só com fotocélula funcionando.",
        "O tempo de fechamento se ajusta na central, que guarda a pausa em segundos, e quem regula é o técnico, conforme o manual do modelo. Curto demais fecha em cima do carro; longo demais deixa a casa aberta. Sem fotocélula, não se usa.",
        "O tempo de fechamento automático você escolhe, e o técnico programa na central, com a fotocélula testada, na visita a partir de {price.preventive} em casa, sem peças. Ele conta a pausa com o portão já aberto: em geral, o bastante para o carro sair com calma.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que é a pausa e como se escolhe o tempo",
          "Pausa e tempo de abertura são coisas diferentes",
          "Quantos segundos deixar",
        ],
        slots: [
          [
            "A pausa começa quando a folha chega ao fim da abertura; o tempo de abertura é o do movimento, de {seconds.all} segundos nos kits basculantes.",
            "Não confunda: abrir leva o tempo do motor; a pausa é a espera com o portão aberto, antes de fechar.",
            "O relógio da pausa corre com a folha parada no alto ou aberta.",
          ],
          [
            "O tempo certo é o do seu carro sair e o da rua estar livre, com folga para manobra.",
            "Meça a sua saída com calma e some alguns segundos; em rua cheia, é preciso mais.",
            "A garagem de família pede pausa maior que a de quem sai sozinho.",
          ],
          [
            "Se alguém cruza o feixe durante a pausa, muitas centrais recomeçam a contagem.",
            "Com o feixe da fotocélula cortado, o fechamento não começa.",
            "Há modelos que fecham logo depois que o carro passa pelo feixe, e o manual diz se é o seu caso.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Antes de ligar o fechamento automático",
          "Condições para usar com segurança",
          "Checagem antes da programação",
        ],
        slots: [
          [
            "O fechamento automático sem fotocélula é risco, e não conveniência.",
            "O programa só entra depois do teste do sensor e da força.",
            "Quem mora ou visita precisa saber que o portão fecha sozinho.",
          ],
        ],
        steps: [
          "Teste a fotocélula com cabo de vassoura, de longe.",
          "Confira se a reversão recua diante de uma caixa leve.",
          "Cronometre quanto leva para tirar o carro.",
          "Veja se o sinaleiro avisa o movimento, se houver.",
          "Peça ao técnico que grave a pausa e teste na sua frente.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Dá para desligar o fechamento automático?",
        answers: [
          "Dá, na maioria das centrais. O técnico desativa a função ou zera a pausa, e o portão fecha só por comando.",
          "Sim. Em casa com criança pequena, muita gente prefere fechar por comando.",
        ],
      },
      {
        question: "O fechamento automático é seguro sem fotocélula?",
        answers: [
          "Não. A folha fecharia sobre o que estiver no caminho. Instale o sensor antes de ativar.",
          "Não. O fechamento automático só se usa com fotocélula funcionando e força regulada.",
        ],
      },
      {
        question: "Por que o portão fecha cedo demais?",
        answers: [
          "A pausa foi gravada curta, ou a central conta a partir de outro ponto. Basta regravar.",
          "A causa costuma ser tempo curto ou troca de placa com o valor de fábrica. O técnico ajusta na hora.",
        ],
      },
      {
        question: "O meu motor tem fechamento automático?",
        answers: [
          "Quase toda central atual tem; as antigas, nem sempre. A foto da etiqueta e do manual responde.",
          "A maioria tem. Se a sua não tem, uma central compatível pode acrescentar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra das fotocélulas",
  },
  {
    id: "temporizador-no-condominio",
    broader: "regulagem",
    label: "Temporizador do portão do condomínio",
    phrase: "o temporizador do portão do condomínio",
    asks: [
      "temporizador portão condomínio",
      "temporizador portão prédio",
      "temporizador condomínio",
      "temporizador prédio",
      "fechamento automático condomínio",
      "fechamento automático prédio",
      "programar fechamento condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Em condomínio, o temporizador é o ajuste de pausa da central: o portão abre, espera de 10 a 20 segundos e fecha sozinho. Em geral não se compra aparelho à parte; o técnico programa a placa que já está no motor, com a fotocélula testada antes.",
        "O temporizador do portão de condomínio quase sempre já existe na central do motor, e basta programar: de 10 a 20 segundos aberto costumam bastar para o carro passar. Só se liga com fotocélula funcionando; a visita é orçada por foto, sem custo.",
        "Programamos o temporizador do portão do condomínio {em}: a central passa a fechar sozinha depois de 10 a 20 segundos, com a fotocélula testada na frente do síndico ou do zelador. O valor da visita sai pela foto do portão e da etiqueta do motor, grátis.",
        "Ajustamos {em} o tempo que o portão do prédio fica aberto, na própria central: nem tão curto que feche sobre o segundo carro, nem tão longo que deixe a garagem exposta. Sem fotocélula não se liga; o orçamento é grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto tempo deixar no prédio", "O tempo certo para a sua garagem"],
        slots: [
          [
            "Cronometre um carro saindo com calma na hora de pico e some alguns segundos.",
            "Conte quanto um morador sem pressa leva para passar e deixe uma folga pequena.",
          ],
          [
            "Pausa longa é convite para alguém entrar atrás do carro; curta demais prende a fila e força o motor a inverter.",
            "Tempo demais deixa a entrada livre para estranhos; de menos, a folha abre e fecha à toa na fila.",
          ],
          [
            "Em entrada com fila, há central que recomeça a contagem a cada carro que corta o feixe.",
            "Muitas centrais contam de novo quando outro carro passa pela fotocélula.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Antes de ligar o fechamento automático", "Segurança para moradores e visitas"],
        slots: [
          [
            "A fotocélula é obrigatória nesse uso: sem ela, a folha não vê o carro nem a pessoa no vão.",
            "Sem fotocélula em dia, o portão do prédio deve fechar só por comando.",
          ],
          [
            "Sinaleiro com luz e som e uma placa avisando que o portão fecha sozinho protegem quem não conhece a garagem.",
            "Avise os moradores da mudança e ponha aviso nos dois lados, porque visita não sabe que ele fecha sozinho.",
          ],
          [
            "Moto e bicicleta passam rápido e baixo: peça o teste do feixe também na altura delas.",
            "Quem sai a pé não deve usar o portão de carros; o feixe protege, mas não substitui a passagem de pedestre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O temporizador precisa de assembleia?",
        answers: [
          "Em geral não, por ser ajuste do equipamento que já existe; confira a convenção e avise os moradores.",
          "Normalmente o síndico decide, como regulagem. Se houver custo maior ou mudança de regra de uso, leve à assembleia.",
        ],
      },
      {
        question: "Dá para o portão ficar aberto em certo horário?",
        answers: [
          "Dá em parte das centrais, com módulo de horário ou chave na portaria. Aberto o tempo todo, perde-se a segurança da garagem.",
          "Em algumas centrais, sim, por agenda ou por chave. A foto da etiqueta diz se a sua aceita.",
        ],
      },
      {
        question: "E se a central não tiver temporizador?",
        answers: [
          "Placa antiga pode não ter a função. Nesse caso, uma central compatível acrescenta a pausa, com o valor dito por foto.",
          "Troca-se a central por uma que tenha a pausa, ou acrescenta-se um módulo, conforme o motor.",
        ],
      },
      {
        question: "O portão fecha em cima do segundo carro. O que fazer?",
        answers: [
          "Confira a fotocélula e aumente a pausa; se o feixe está alto ou baixo demais, o técnico muda a altura ou põe um segundo par.",
          "É pausa curta ou sensor que não vê o carro. Desligue o fechamento automático até a visita.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e outra das fotocélulas",
  },
  {
    id: "desligar-fechamento-automatico",
    broader: "regulagem",
    label: "Desligar o fechamento automático",
    phrase: "o fechamento automático desligado",
    asks: [
      "portão não fechar mais sozinho",
      "quero portão não feche sozinho",
      "desligar fechamento automático",
      "desativar fechamento automático",
      "como desligar fechamento automático",
      "como desativar fechamento automático",
      "como tirar fechamento automático",
      "como cancelar fechamento automático",
      "como desabilitar fechamento automático",
      "tirar fechamento automático",
      "cancelar fechamento automático",
      "não quero fecha sozinho",
      "desligar fechar sozinho",
      "tirar fechar sozinho",
      "deixar portão aberto",
    ],
    intent: "question",
    answers: {
      any: [
        "Para desligar o fechamento automático, siga o manual se houver botão externo ou aplicativo; se o ajuste fica na placa, é com o técnico, que zera a pausa. O portão passa a fechar só por comando. Não desligue a fotocélula para isso.",
        "Dá para tirar o fechamento automático sem peça nova: é um ajuste da central, feito pelo manual se há botão externo ou aplicativo, ou pelo técnico se fica na placa. Até lá, use o portão só à vista, porque ele pode fechar no meio de uma saída.",
        "O fechamento automático se desliga na central, zerando a pausa; é função ligada, e não defeito, e depois o portão fecha só por comando. O ajuste na placa é do técnico, na visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como se desliga", "Onde fica a função na central", "O ajuste, sem peça nova"],
        slots: [
          [
            "A função fica na central, e o caminho muda com o modelo; no manual está a combinação de botões ou chaves.",
            "Cada fabricante esconde a função em um lugar: chave, trimpot ou menu.",
            "O manual do modelo traz a sequência, e o técnico faz na visita.",
          ],
          [
            "Junto, confere-se a fotocélula e a força, porque o portão por comando continua precisando das duas.",
            "Ao desligar, o técnico aproveita para testar reversão e fim de curso.",
            "A visita que inclui esse ajuste em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer", "Desligar o sensor não é desligar a função", "Erros comuns ao desligar a função"],
        slots: [
          [
            "Tapar ou desligar a fotocélula faz o contrário: a folha perde a proteção e pode nem fechar.",
            "O fechamento automático é uma função; a fotocélula é a segurança. Desligar uma não substitui desligar a outra.",
            "Anular o sensor para o portão não fechar deixa a casa sem proteção.",
          ],
          [
            "Desligar o disjuntor para o portão ficar aberto põe a casa em risco e não resolve a função.",
            "Um portão deixado aberto pelo disjuntor expõe a casa e não muda a função, que volta quando a energia é religada.",
            "Para deixar aberto por um tempo, use o comando de manter aberto, se a central tiver.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale desligar", "Ligar ou desligar: o critério", "Fechamento automático serve para você?"],
        slots: [
          [
            "Desligue em casa com criança pequena, manobra demorada ou portão sem fotocélula confiável.",
            "Quem entra de ré ou para na calçada costuma preferir fechar por comando.",
            "Com animal solto na frente, o comando manual dá mais controle.",
          ],
          [
            "Mantenha ligado quando o sensor é bom, a rua é perigosa e todos conhecem o tempo de pausa.",
            "O automático ajuda quem esquece o portão aberto, desde que a fotocélula esteja em dia.",
            "Em comércio e prédio, a escolha depende do fluxo e da vigilância da entrada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o fechamento automático sozinho?",
        answers: [
          "Em alguns modelos, pode, por botão externo, segundo o manual. Se depender da placa sob a tampa, deixe com o técnico: há tensão.",
          "Só se o manual indicar comando externo. Tampa aberta e bornes vivos são para o técnico.",
        ],
      },
      {
        question: "Perco os controles ao desligar o fechamento automático?",
        answers: [
          "Não. Desligar a função não apaga a memória, se você não segurar o botão errado da central.",
          "Não deveria. Por isso não convém mexer em botões sem o manual do modelo.",
        ],
      },
      {
        question: "Como mantenho o portão aberto por uma hora?",
        answers: [
          "Veja se a central tem comando de manter aberto. Sem ele, o técnico desliga a função, e você fecha quando quiser.",
          "Use o comando próprio, se existir. Desligar a fotocélula não é o caminho.",
        ],
      },
      {
        question: "Por que o portão ainda fecha sozinho com a função desligada?",
        answers: [
          "Há outra função ligada, como fechar após a passagem, ou um comando falso por botoeira ou controle preso.",
          "Pode ser o fechamento pós-fotocélula ou um comando indevido. O técnico confere as duas coisas.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e das fotocélulas, se houver",
  },
  {
    id: "nao-fecha-sozinho",
    broader: "regulagem",
    label: "Não fecha sozinho",
    phrase: "o portão que não fecha sozinho",
    asks: [
      "não fecha sozinho só controle",
      "não fecha sozinho precisa apertar",
      "não fecha sozinho tem que apertar",
      "fechamento automático não aciona",
      "correr não fecha sozinho",
      "correr não fecha mais automático",
      "correr não fecha mais sozinho",
      "correr demora fechar sozinho",
      "basculante não fecha sozinho",
      "basculante não fecha mais automático",
      "basculante não fecha mais sozinho",
      "basculante demora fechar sozinho",
      "pivotante não fecha sozinho",
      "pivotante não fecha mais automático",
      "pivotante não fecha mais sozinho",
      "pivotante demora fechar sozinho",
      "não fecha sozinho",
      "parou fechar sozinho",
      "fechamento automático não funciona",
      "fechamento automático parou",
      "não fecha automaticamente",
      "[marca] não fecha automático",
      "[marca] não fecha sozinho",
      "não fecha mais sozinho",
      "deixou fechar sozinho",
      "não obedece fechamento automático",
      "fica aberto fechamento automático",
      "fechamento automático falha",
      "fechamento automático defeito",
      "fechamento automático não",
      "fechamento automático problema",
      "fechamento automático deixou",
      "não obedece fechamento",
      "fica aberto não fecha sozinho",
      "portão fica aberto não obedece fechamento automático",
      "não fecha sozinho depois tempo",
      "fechamento automático não fecha",
      "parou fechar automaticamente",
      "fechamento automático desativou",
      "fechamento automático desligou",
      "fechamento automático parou funcionar",
      "fechamento automático não está funcionando",
      "fechamento automático portão parou funcionar",
      "não fecha modo automático",
      "não fecha sozinho automático",
      "não fecha automático mais",
      "não fecha mais automático",
      "demora fechar sozinho",
      "demora muito fechar sozinho",
    ],
    answers: {
      any: [
        "O fechamento automático não funciona por quatro causas: pausa desligada ou apagada na central, fotocélula suja ou desalinhada, fim de curso de abertura que não avisa que abriu, ou botoeira presa mandando comando. Teste: se fecha pelo controle, falta a pausa; se nem assim fecha, é fotocélula ou fim de curso.",
        "Quando o fechamento automático não funciona, feche pelo controle: se fechar, a pausa foi desligada ou perdida e é reprogramada na central; se não, a fotocélula acusa obstáculo ou o fim de curso de abertura falhou. Limpe as lentes antes de chamar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O teste que separa as causas",
          "Teste pelo controle e pelo fechamento automático",
          "Como saber o que falta",
        ],
        slots: [
          [
            "O teste pelo controle mostra se o fechamento automático está bloqueado pelo sensor ou desligado na central; faça de longe, com a passagem livre.",
          ],
        ],
        steps: [
          "Limpe as duas lentes da fotocélula.",
          "Abra por inteiro e espere a pausa sem tocar em nada.",
          "Não fechou, feche pelo controle, de longe.",
          "Fechou pelo controle: peça a reprogramação da pausa.",
          "Não fechou nem assim: olhe fotocélula, trilho e fim de curso.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a função parou", "Sensor, memória ou percurso", "O que apaga o fechamento automático"],
        slots: [
          [
            "Fotocélula suja, desalinhada ou com o feixe interrompido bloqueia o fechamento, inclusive o automático.",
            "Lente molhada ou com teia faz a central contar como obstáculo e esperar para sempre, de propósito.",
          ],
          [
            "Queda de luz ou troca de placa volta a central ao padrão de fábrica, com a pausa desligada.",
            "Depois de reinício, muitas centrais perdem a pausa e esperam por nova programação.",
            "Uma placa nova vem sem a função programada, e o ajuste se faz em uma visita.",
          ],
          [
            "Fim de curso de abertura que não avisa deixa a central sem saber que abriu, e ela não inicia a pausa.",
            "Botoeira presa ou interfone em curto segura o comando de abrir, e a central não conta a pausa.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Por que o portão fecha sozinho só às vezes?",
        answers: [
          "A causa é contato ruim na fotocélula, sol na lente ou cabo roçando. A falha intermitente pede medição do sensor.",
          "O sensor está, provavelmente, no limite: suporte solto, sujeira ou umidade.",
        ],
      },
      {
        question: "O portão fecha só depois de muito tempo. É ajuste?",
        answers: [
          "É a pausa longa: regula-se na central. Se o tempo varia a cada vez, o feixe da fotocélula pode estar sendo cortado ou desalinhado.",
          "Sim, é programação. O tempo que muda sozinho aponta para o sensor.",
        ],
      },
      {
        question: "O fechamento automático funciona sem fotocélula?",
        answers: [
          "Alguns modelos fecham, mas não se deve usar assim. Instale o sensor antes de ativar a função.",
          "Não convém. Sem o feixe, o fechamento automático é perigoso.",
        ],
      },
      {
        question: "O portão perde a programação quando acaba a luz. O que fazer?",
        answers: [
          "A central pode estar com a memória ou a fonte no fim, ou a pausa não foi gravada em modo permanente. O técnico confere; protetor de surto e nobreak ajudam.",
          "Pede exame da central: algumas guardam, outras voltam ao padrão. A medição diz qual é o caso.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e das fotocélulas, e um vídeo do portão aberto esperando",
  },
  {
    id: "regular-forca-do-motor",
    broader: "regulagem",
    label: "Regular a força do motor",
    phrase: "a regulagem de força do motor",
    asks: [
      "falta de força dá para regular placa",

      "portão para no meio falta força regular placa",

      "para no meio falta força regular",
      "falta força regular na placa",
      "regular força",
      "regular força [marca]",
      "regular força portão [marca]",
      "regular força motor [marca]",
      "ajustar força",
      "aumentar força",
      "diminuir força",
      "motor forte demais diminuir",
      "motor [marca] forte demais",
      "portão forte demais diminuir",
      "forte demais como diminuir",
      "regulagem força",
      "ajuste força",
      "trimpot força",
      "regular embreagem",
      "apertar embreagem",
      "sensibilidade motor",
      "regular sensibilidade",
      "força motor portão",
      "fechou cima carro regular força",
      "bateu carro regular força",
      "portão carro regular força",
      "como regular força motor",
      "regular força motor portão",
      "como ajustar força portão",
      "como diminuir força portão",
      "como aumentar força portão",
      "regular pressão portão",
      "forte demais regular força",
      "fechou carro força motor",
      "cima carro como regular força",
      "regular força não volta",
      "força motor não volta",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A força do motor se regula na central, por botão ou menu, ou na embreagem, sempre no menor valor que mova a folha leve, com teste de reversão em obstáculo macio. Como há tensão e risco de esmagar, o ajuste é do técnico.",
        "A força do motor se regula na central ou na embreagem, no mínimo que ainda move a folha, e só depois de aliviá-la: trilho limpo, roldana boa, contrapeso certo. Força alta para vencer portão pesado gasta o redutor e tira a proteção de quem passa; o ajuste é do técnico.",
        "O técnico regula a força na central ou na embreagem: equilibra a folha, desce a força ao mínimo e prova a reversão com uma caixa. Aumentar não conserta portão pesado, só esconde; a visita que inclui isso parte de {price.preventive} em casa, sem peças.",
      ],
      "how-to": [
        "A força do motor se regula dentro da central, por um botão de giro ou pelo menu, ou na embreagem, e quem regula é o técnico: há tensão da rede, e força a mais esmaga. Ele deixa a folha leve, baixa a força ao mínimo que a move e testa a parada com uma caixa. A visita, em casa, parte de {price.preventive}, sem peças.",
        "Quem regula a força do motor é o técnico, na central ou na embreagem: folha leve primeiro, depois o menor valor que ainda a move, e teste em obstáculo macio. Não é ajuste para fazer sozinho, porque há tensão da rede e risco de esmagar; a visita em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Força demais ou de menos", "Como perceber sem abrir a central", "Sinais de regulagem errada"],
        slots: [
          [
            "Força baixa: a folha para ou volta sem obstáculo, sobretudo em trecho pesado.",
            "Se ele inverte no mesmo ponto sem nada no caminho, há atrito ou força de menos.",
            "Um motor que desiste no meio, com a folha leve, pede conferência da força.",
          ],
          [
            "Força alta: a folha empurra a caixa em vez de recuar, bate no batente e não sente o toque.",
            "Um portão que amassa a caixa no teste está perigoso, mesmo que pareça funcionar bem.",
            "Batida no fim e falta de recuo são sinais de força acima do ponto.",
          ],
          [
            "Uma embreagem frouxa patina com a folha parada; apertada demais, não cede diante de ninguém.",
            "Um motor que gira sem puxar pode ter embreagem solta, e apertar sem medir é perigoso.",
            "A embreagem certa move a folha leve e patina diante de obstáculo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico regula",
          "Folha leve, força mínima, reversão testada",
          "Ajuste da força e teste da reversão",
        ],
        slots: [
          [
            "Com a folha equilibrada e o trilho limpo, a força desce até o menor valor que ainda move bem.",
            "Primeiro se deixa a folha leve; só depois se mexe na força, que assim pode ficar baixa.",
            "O ajuste parte da folha: sem equilíbrio, nenhuma força fica certa.",
          ],
          [
            "Cada mudança é testada com um ciclo, com a corrente medida e a rampa conferida.",
            "O ajuste anda um passo por vez, para ver o efeito na partida, no percurso e na parada.",
            "Um motor com inversor ainda tem velocidade e rampa a acertar juntas.",
          ],
          [
            "No fim, uma caixa de papelão prova a reação: a folha deve recuar ou, em central simples, ao menos parar; se empurra, falta sensor ou troca da central.",
            "A reação é demonstrada com uma caixa, nunca com a mão: central completa recua, a simples só para, e a que empurra precisa de sensor.",
          ],
        ],
      },
    ],
    keep: ["check", "cost"],
    questions: [
      {
        question: "O portão fechou em cima do carro. Só regular a força resolve?",
        answers: [
          "Não. A força baixa diminui a pancada; quem evita que ele feche sobre o carro é a fotocélula, limpa, alinhada e na altura do para-choque, com pausa suficiente para a manobra.",
        ],
      },
      {
        question: "Onde fica o botão de força do motor?",
        answers: [
          "O ajuste fica na central, sob a tampa, em um trimpot, chave ou menu, conforme o modelo. Com a tampa aberta há tensão, por isso é serviço do técnico.",
          "Na central, sob a tampa do motor, como botão giratório ou opção do menu; o nome costuma ser força, torque ou sensibilidade.",
        ],
      },
      {
        question: "Posso aumentar um pouquinho a força, só para o portão fechar?",
        answers: [
          "Não. Um pouco já muda o que a folha faz ao encostar em alguém. O que falta é tirar o atrito.",
          "Não convém. O ponto de esmagar não avisa; a folha leve resolve melhor.",
        ],
      },
      {
        question: "A força do motor muda com o tempo?",
        answers: [
          "Sim: graxa velha, roldana gasta e peso novo mudam o que a força precisa ser. Por isso se reconfere na revisão {visits.home}.",
          "Muda, porque a folha muda. Depois de solda, revestimento ou roldana, regula-se de novo.",
        ],
      },
      {
        question: "Motor com força no máximo é perigoso?",
        answers: [
          "É. Sem recuo, a folha empurra quem estiver no caminho. Peça o teste com uma caixa e a redução ao mínimo.",
          "Sim. A folha deixa de ceder diante de pessoa, animal ou carro.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "regular-basculante",
    broader: "regulagem",
    label: "Regular portão basculante",
    phrase: "a regulagem do portão basculante",
    asks: [
      "como regula portão que levanta",
      "regular portão que levanta",
      "regulagem cabos contrapeso basculante",
      "regular basculante",
      "regulagem basculante",
      "ajustar basculante",
      "como regular basculante",
      "basculante desregulado",
      "ajuste basculante",
      "regular contrapeso basculante",
      "alinhar basculante",
      "nivelar basculante",
      "regular portão sobe",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para regular o portão basculante, o técnico acerta nesta ordem: cabos e contrapeso, com a folha escorada; depois fim de curso, força e reversão na central. Ao morador cabe limpar a fotocélula, filmar um ciclo e não tocar em cabo, mola nem contrapeso.",
        "Para regular portão basculante pesado, o contrapeso vem primeiro: o técnico escora a folha, acerta o peso, os cabos e os pinos até ela ficar leve na mão e só então mexe na parada e na força. Não é serviço de casa; a visita parte de {price.preventive} em residência, sem peças.",
        "Fazemos a regulagem de portão basculante {em}: o técnico equilibra a folha, acerta onde ela para e deixa a força no mínimo. Em residência, a visita custa a partir de {price.preventive}, sem peças, e em geral fica de {price.preventiveRange} se há contrapeso ou cabo a acertar.",
        "Regulamos portão basculante {em}, com a folha escorada: primeiro o equilíbrio, depois a parada e a força. A visita, em casa, parte de {price.preventive}, sem peças; até lá, não mexa em cabo, mola nem contrapeso.",
        "O ajuste do basculante {em} é feito no seu portão: a folha volta a ficar leve, para no ponto sem bater e recua se encontra obstáculo. Custa a partir de {price.preventive} em residência, sem peças, com o valor dito pela foto.",
        "A regulagem do basculante começa pelo equilíbrio da folha e termina nos pontos de parada e na força, que fica no mínimo. Em residência, a visita com regulagem custa a partir de {price.preventive}, sem peças; contrapeso, cabo e mola são só do técnico.",
        "A regulagem do basculante não pode ser feita pelo morador: o técnico escora a folha, acerta cabos, mola e contrapeso e só depois o fim de curso e a força. Batida e fresta são fim de curso; torto ou com descida rápida, pare de usar e não destrave.",
      ],
      price: [
        "A regulagem do basculante, em residência, custa a partir de {price.preventive}, sem peças, e em geral fica de {price.preventiveRange} se também há contrapeso ou cabo a acertar. Cabo ou roldana gasta é orçado antes, à parte.",
        "O ajuste do basculante começa em {price.preventive} em residência, sem peças, com parada, força e equilíbrio acertados. Se o contrapeso mudou ou o cabo está gasto, o valor fica em geral de {price.preventiveRange}, fora a peça.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como o técnico regula o basculante",
          "Contrapeso, percurso e força, nesta ordem",
          "Etapas da regulagem do basculante",
        ],
        slots: [
          [
            "A folha é escorada, e cabos, roldanas e pivôs são conferidos antes de soltar o motor.",
            "Cabo desfiado ou desigual é trocado primeiro, porque nenhum ajuste se mantém sobre ele.",
            "O contrapeso é acertado até a folha ficar parada onde é deixada.",
          ],
          [
            "Com a folha leve, o ímã ou o came do acionador define onde a subida e a descida terminam.",
            "O ponto de baixo é marcado para a folha encostar no piso sem pancada e sem fresta.",
            "Onde a central grava o percurso, ele é refeito depois do equilíbrio.",
          ],
          [
            "A força desce ao menor valor que move a folha, e a reversão é testada com uma caixa.",
            "Rampa e embreagem são ajustadas por último, com um ciclo de teste a cada mudança.",
            "O portão faz vários ciclos, e o técnico confere se o motor não aquece.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que não regular por conta própria",
          "Riscos de mexer no basculante",
          "Basculante: limites do morador",
        ],
        slots: [
          [
            "Cabo, mola e contrapeso sustentam a folha inteira, e soltar um parafuso pode derrubá-la.",
            "Não acrescente nem tire peso do contrapeso: o erro faz a folha cair ou disparar.",
            "Destravar para testar o equilíbrio só o técnico faz, com a folha escorada.",
          ],
          [
            "Não aperte a embreagem nem aumente a força para vencer folha pesada.",
            "A força alta tira a reversão e gasta o fuso sem corrigir o peso.",
            "Ninguém fica sob a folha durante o teste, nem para olhar o fuso.",
          ],
        ],
      },
    ],
    keep: ["signs", "cost"],
    questions: [
      {
        question: "O basculante desce rápido e bate no chão. Regula onde?",
        answers: [
          "No contrapeso, se a folha pesa mais; no fim de curso, se só a parada está tardia. O técnico separa os dois com a folha escorada.",
          "Primeiro se regula o equilíbrio. Se a folha para em qualquer altura e ainda bate, é o ponto de parada ou a rampa.",
        ],
      },
      {
        question: "De quanto em quanto tempo regular o basculante?",
        answers: [
          "Regule na revisão, {visits.home} em casas, e sempre depois de trocar cabo, roldana ou revestir a folha.",
          "Em uso comum, regule uma vez na revisão de cada ano, e logo depois de qualquer mudança de peso.",
        ],
      },
      {
        question: "Posso lubrificar o basculante antes da visita?",
        answers: [
          "Dobradiças e pinos externos fora de carga, pouco e com o disjuntor desligado. Fuso, pivôs e roldanas de cabo ficam para a revisão.",
          "Melhor deixar para a visita: os pontos do basculante trabalham com carga. Limpe só a fotocélula.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, feito de longe, se a folha estiver reta, e uma foto da etiqueta do motor",
  },
  {
    id: "regular-correr",
    broader: "regulagem",
    label: "Regular portão de correr",
    phrase: "a regulagem do portão de correr",
    asks: [
      "regular correr",
      "regular deslizante",
      "regulagem correr",
      "regulagem deslizante",
      "ajustar correr",
      "ajustar deslizante",
      "correr desregulado",
      "deslizante desregulado",
      "regular cremalheira",
      "ajustar cremalheira",
      "alinhar correr",
      "ajuste deslizante",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para regular o portão de correr, acerta-se primeiro o trilho e as roldanas, depois a folga da cremalheira, de {rack.clearance}, os ímãs de fim de curso e, por último, a força. Você pode varrer o trilho e limpar a fotocélula; o resto é do técnico.",
        "Regular o portão de correr é acertar ímãs de fim de curso, força e folga da cremalheira, depois de trilho limpo e roldana boa; isso corrige batida, fresta, parada no meio e volta. Em residência, a visita custa a partir de {price.preventive}, sem peças.",
        "O portão de correr se regula com a folha leve: trilho limpo, que você mesmo varre, roldana girando e guia alinhada. Depois o técnico põe os ímãs no ponto de parada e deixa a força no mínimo que move a folha, com a reversão testada em uma caixa.",
      ],
      price: [
        "A regulagem do portão de correr, em residência, custa a partir de {price.preventive}, sem peças, com trilho limpo, ímãs e força acertados. Com roldana ou cremalheira a alinhar, fica em geral de {price.preventiveRange}, fora a peça.",
        "O ajuste do portão de correr começa em {price.preventive} em residência, sem peças, e em geral fica de {price.preventiveRange}, conforme o tamanho da folha. Roldana gasta e trecho de trilho são orçados antes, à parte.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como o técnico regula o deslizante",
          "Trilho, cremalheira, ímãs e força",
          "Etapas da regulagem do portão de correr",
        ],
        slots: [
          [
            "Com o motor destravado, a folha é movida na mão de ponta a ponta, para achar o trecho duro.",
            "Roldana gasta, guia torta e trilho com degrau são corrigidos antes de mexer na central.",
            "O prumo da folha e o aperto da guia de cima vêm primeiro.",
          ],
          [
            "A cremalheira é alinhada em toda a folha, com {rack.clearance} de folga em relação à engrenagem.",
            "Uma cremalheira encostada demais trava; longe demais, pula dente, e o ajuste é por trecho.",
            "Cada ímã é deslocado aos poucos, até a folha encostar no batente sem pancada.",
          ],
          [
            "Força, rampa e pausa são acertadas por último, com um ciclo de teste a cada mudança.",
            "A reversão é provada com uma caixa, e a fotocélula, com um cabo de vassoura.",
            "O serviço termina com batentes firmes nas duas pontas e ciclos repetidos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes da regulagem", "Preparo do portão de correr", "Passos seguros para o morador"],
        slots: [
          [
            "Muito portão parece desregulado e só está com o trilho sujo.",
            "Mãos longe da cremalheira e da engrenagem, mesmo com o portão parado.",
            "Folha inclinada ou fora do trilho não se mexe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra o trilho inteiro e o canto do batente.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Olhe, sem tocar, se os ímãs da cremalheira estão firmes.",
          "Religue e filme um ciclo de longe, com som.",
          "Anote onde ele bate, para ou volta.",
        ],
      },
    ],
    keep: ["signs", "cost"],
    questions: [
      {
        question: "Posso mexer nos ímãs do portão de correr?",
        answers: [
          "Não convém. Poucos milímetros fazem a folha bater ou sair do batente, e o teste é com o portão em movimento.",
          "Melhor não: fotografe a posição e deixe o ajuste com o técnico.",
        ],
      },
      {
        question: "O portão de correr bate no fim. É força?",
        answers: [
          "Em geral é ímã atuando tarde ou rampa curta. A força só se ajusta depois, e para baixo.",
          "Quase sempre é o ponto de parada. Corrige-se o ímã, depois a rampa.",
        ],
      },
      {
        question: "De quanto em quanto tempo lubrificar a cremalheira?",
        answers: [
          "Lubrifique a cada {rack.months}, conforme o material e o manual. O trilho fica limpo e seco, sem graxa.",
          "Lubrifique de {rack.months} em {rack.months}, em camada fina, se o fabricante pedir. No trilho, só vassoura.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo, feito de longe, e uma foto da cremalheira com os ímãs",
  },
  {
    id: "regular-velocidade",
    broader: "regulagem",
    label: "Regular a velocidade do portão",
    phrase: "a regulagem da velocidade do portão",
    asks: [
      "regular velocidade",
      "ajustar velocidade",
      "aumentar velocidade [marca]",
      "regular velocidade [marca]",
      "regulagem velocidade",
      "regular rampa",
      "ajustar rampa",
      "desaceleração portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A velocidade do portão só se regula em motor com inversor ou de corrente contínua, pela programação da central. No motor comum ela é fixa, dada pela rotação e pela redução; o que se ajusta nele é a rampa, que desacelera o fim do percurso.",
        "Aumentar a velocidade só dá em motor com inversor ou de corrente contínua, pela programação da central; no motor comum ela é fixa, e para abrir mais rápido troca-se o modelo, de {price.homeSwap} em casa. O ajuste é do técnico, com a reversão testada; a visita, em casa, parte de {price.preventive}, sem peças.",
        "Em motor com inversor, a velocidade se regula na central, para mais ou para menos; no comum, regulam-se a rampa de desaceleração, que é a freada do fim, e o ponto de parada. O ajuste é na central, sob a tampa, e fica com o técnico.",
        "Regular a velocidade do portão depende do motor: com inversor, programa-se na central; sem ele, só a rampa do fim do percurso se ajusta. Para abrir mais rápido com motor comum, troca-se o modelo. O ajuste é do técnico, com a reversão testada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que dá para mudar na velocidade do portão",
          "Motor comum, inversor e rampa",
          "Velocidade e desaceleração: o que se ajusta",
        ],
        slots: [
          [
            "Um motor comum gira em rotação fixa, e nenhum botão da central o faz andar mais.",
            "No motor de corrente alternada comum, a velocidade vem da redução e não se programa.",
            "Trocar engrenagem ou fuso para ganhar velocidade sobrecarrega o motor.",
          ],
          [
            "Com inversor, programam-se velocidade, aceleração e desaceleração, dentro do que a folha suporta.",
            "O inversor permite abrir rápido e fechar mais devagar, o que é mais seguro.",
            "Motor com inversor ou de corrente contínua aceita ajuste pela placa, conforme o manual.",
          ],
          [
            "A rampa existe em muitas centrais comuns e reduz a velocidade só perto do fim.",
            "Sem rampa, a folha chega em velocidade cheia e bate.",
            "Nos kits basculantes, a abertura leva {seconds.all} segundos, conforme o modelo.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Portão rápido ou lento demais: o que indica",
          "Quando a velocidade é defeito",
          "Velocidade que mudou sozinha",
        ],
        slots: [
          [
            "Descida mais rápida que a subida, no basculante, é folha pesando mais que o contrapeso.",
            "Um basculante que desce disparado perdeu sustentação, e ninguém passa por baixo.",
            "No portão de correr em rampa, a folha acelera na descida e pede motor e freio próprios.",
          ],
          [
            "A lentidão que surgiu aos poucos é atrito; de repente, é capacitor ou tensão.",
            "Depois de troca de placa, velocidade e rampa voltam ao valor de fábrica.",
            "Primeiro ciclo lento ao voltar a luz é normal em várias centrais.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Dá para deixar meu portão mais rápido?",
        answers: [
          "Com inversor, muitas vezes sim, pela programação. Sem ele, a troca por modelo rápido: o Speedy instalado sai por {price.speedy} e o JetFlex por {price.jetflex}, no basculante de 1/4 HP.",
          "Depende do motor. No comum, só trocando: no basculante, {price.speedy} para abrir em {opening.speedy} ou {price.jetflex} para {opening.jetflex}, instalado.",
        ],
      },
      {
        question: "Mais velocidade estraga o portão?",
        answers: [
          "Pode, em folha fraca ou desequilibrada: a parada brusca trinca solda e solta suporte. A folha se acerta antes.",
          "Sim, se a estrutura não acompanha. Por isso se conferem peso, soldas e rampa.",
        ],
      },
      {
        question: "Posso pôr uma velocidade para abrir e outra para fechar?",
        answers: [
          "Em muitas centrais com inversor, sim: abre rápido e fecha mais devagar. No motor comum, as duas são iguais.",
          "Só onde a central permite, como em boa parte das que têm inversor; o manual do modelo diz.",
        ],
      },
    ],
    photo: "um vídeo de uma abertura e de um fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "deixar-portao-mais-devagar",
    broader: "regulagem",
    label: "Deixar o portão mais devagar",
    phrase: "deixar o portão mais devagar",
    asks: [
      "diminuir velocidade",
      "diminuir velocidade portão",
      "diminuir velocidade [marca]",
      "reduzir velocidade",
      "reduzir velocidade [marca]",
      "baixar velocidade portão",
      "deixar portão mais devagar",
      "abrir mais devagar",
      "fechar mais devagar",
      "portão mais devagar",
      "fazer portão abrir mais devagar",
      "deixar portão mais lento",
      "abrir mais lento",
      "fechar mais lento",
      "portão muito rápido diminuir",
      "muito rápido como diminuir",
      "fechando muito rápido diminuir",
      "fechando muito rápido diminuir força",
      "fecha muito rápido diminuir força",
      "muito rápido diminuir força",
      "rápido demais diminuir",
      "fechando rápido regular força",
      "fecha rápido demais regular",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão fechar mais devagar, regula-se a velocidade, e não a força: com inversor, o técnico a baixa na central; no motor comum, ajusta a freada do fim. Se é basculante e passou a descer depressa, desligue o disjuntor e chame, porque a folha perdeu o equilíbrio. A visita em casa parte de {price.preventive}, sem peças.",
        "O fechamento fica mais lento pela programação da central, se o motor tem inversor ou é de corrente contínua; no comum, a velocidade é fixa, e só a chegada se suaviza. A força também se diminui, mas para o portão ceder a quem encosta. O ajuste é do técnico, a partir de {price.preventive} em casa, sem peças.",
        "Um técnico deixa o portão mais devagar na central: em motor com inversor, baixa a velocidade; em motor comum, alonga a rampa, que é a freada antes do fim. Diminuir a força não o deixa lento, só faz parar no meio. Basculante que passou a descer depressa é outra coisa: desligue o disjuntor e chame. Em casa, a visita com a regulagem parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Velocidade, força e freada: qual baixar", "O que regular no portão rápido"],
        slots: [
          [
            "Velocidade é quanto a folha anda por segundo, e só se programa com inversor ou corrente contínua.",
            "A velocidade vem da rotação do motor: no comum é fixa, e no de inversor é um número na central.",
          ],
          [
            "Força é o quanto o motor insiste diante de um obstáculo: baixa-se ao mínimo que ainda move a folha leve, para ele recuar.",
            "A força se diminui quando a folha empurra em vez de recuar; com força de menos, ela para no meio do caminho.",
          ],
          [
            "Freada, ou rampa, é o trecho final em baixa velocidade: é ela que tira a pancada no batente.",
            "Se o incômodo é a batida no fim, o ajuste é o da rampa e do ponto de parada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico deixa o portão mais lento", "A regulagem, na ordem"],
        slots: [["Tudo se faz com a passagem livre e um teste a cada mudança.", "Folha primeiro, central depois."]],
        steps: [
          "Confere o equilíbrio da folha, porque basculante que despenca não se regula pela central.",
          "Baixa a velocidade de fechamento ou alonga a rampa, conforme o motor.",
          "Reduz a força ao menor valor que move a folha leve.",
          "Acerta o ponto de parada, para ela encostar sem bater.",
          "Prova a reação com uma caixa no caminho e testa a fotocélula.",
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso baixar a força ou a velocidade sozinho?",
        answers: [
          "Não: o ajuste fica sob a tampa, onde há tensão da rede. Grave um vídeo do fechamento e mande com a foto da etiqueta.",
          "Melhor não. Além do choque, força errada deixa o portão sem recuo; o técnico testa cada mudança.",
        ],
      },
      {
        question: "O portão ficou rápido de um dia para o outro. Por quê?",
        answers: [
          "No basculante, cabo, mola ou contrapeso cedeu: pare de usar. Nos outros, a central pode ter voltado ao valor de fábrica depois de queda de luz ou troca de placa.",
          "Se nada foi mexido, desconfie do equilíbrio no basculante; depois de troca de placa, falta refazer a programação.",
        ],
      },
      {
        question: "E se o meu motor não tem ajuste de velocidade?",
        answers: [
          "Uma central com rampa serve em boa parte dos motores comuns e suaviza a chegada. A foto da etiqueta diz se serve no seu.",
          "Aí se suaviza o fim, por ajuste ou por outra central compatível, que é orçada pela foto da etiqueta.",
        ],
      },
      {
        question: "Fechar mais devagar deixa o portão mais seguro?",
        answers: [
          "Ajuda, mas quem evita o toque é a fotocélula; a lentidão só dá mais tempo de sair.",
          "Um pouco. Fotocélula limpa e força no mínimo protegem mais que a velocidade baixa.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-rapido-demais",
    broader: "regulagem",
    label: "Portão fecha rápido demais",
    phrase: "o portão que fecha rápido demais",
    asks: [
      "portão desce com tudo bate",
      "portão fechando com violência",
      "portão fecha força velocidade abre devagar",
      "fecha muito rápido",
      "fecha rápido demais",
      "fechando muito rápido",
      "abre muito rápido",
      "portão rápido demais",
      "muito rápido fechar",
      "sobe muito rápido",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha rápido demais, se for basculante, perdeu equilíbrio: contrapeso, cabo ou mola não seguram a folha, e há risco de queda. Pare de usar, não destrave e chame. Nos demais, a causa é rampa ou velocidade programada na central.",
        "O portão passou a fechar muito rápido porque, no basculante, o peso vence o contrapeso, e ele pode cair; em motor com inversor, a programação voltou ao valor de fábrica. Não mexa na força nem destrave: desligue o disjuntor e chame.",
        "Portão que fecha rápido demais pede disjuntor desligado até a conferência: no basculante, é folha desequilibrada, que pode cair; nos outros, rampa curta ou velocidade alta na central. O técnico separa um caso do outro e acerta com a reversão testada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão fecha rápido demais",
          "Peso da folha, rampa ou programação",
          "O que acelera o fechamento",
        ],
        slots: [
          [
            "No basculante, folha mais pesada que o contrapeso desce acelerando, com o motor só freando.",
            "Cabo esticado, mola cansada ou contrapeso que perdeu massa soltam a descida do basculante.",
            "No portão de correr em terreno inclinado, a folha acelera na descida e precisa de motor e batente próprios.",
          ],
          [
            "Rampa desligada ou curta leva a folha em velocidade cheia até o batente.",
            "Troca de placa ou reinício pode ter voltado a velocidade ao valor de fábrica.",
            "Em motor com inversor, velocidade e desaceleração são números na central.",
          ],
          [
            "Vento em folha de chapa fechada empurra o portão de abrir no fim do curso.",
            "Uma embreagem frouxa deixa a folha correr à frente do motor.",
            "Fim de curso tardio não aumenta a velocidade, mas transforma o fim em pancada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até a regulagem", "Portão rápido demais: cuidados", "Segurança com fechamento brusco"],
        slots: [
          [
            "Ninguém passa com o portão em movimento, e o fechamento automático fica desligado.",
            "Um basculante que dispara na descida fica fechado, travado e sem energia até a visita.",
            "Crianças e animais ficam longe do lado do fechamento.",
          ],
          [
            "Não calce a folha nem tente frear com a mão.",
            "Não aumente a força: ela tira o recuo diante de quem passa.",
            "Não destrave para sentir o peso; a folha pode cair.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Depois do acerto, ele pode ficar mais lento?",
        answers: [
          "Com a folha equilibrada, sim: em central com inversor reduz-se a velocidade; na comum, liga-se ou alonga-se a rampa no fim, se a placa tiver.",
          "Pode, pela programação, quando o motor permite; sem o recurso, uma central com rampa serve em boa parte dos motores.",
        ],
      },
      {
        question: "O portão desce rápido e sobe devagar. O que é?",
        answers: [
          "É o sinal de folha mais pesada que o contrapeso. Pare de usar: o cabo e o motor estão carregando o que não deviam.",
          "É desequilíbrio. O contrapeso ou a mola precisa de acerto, com a folha escorada.",
        ],
      },
      {
        question: "Motor rápido é perigoso?",
        answers: [
          "Não, se tem rampa, fotocélula e reversão testadas e a folha é firme. Sem isso, a velocidade vira pancada.",
          "Bem instalado, não. O risco está em velocidade alta com folha fraca ou sensor desligado.",
        ],
      },
    ],
    photo: "um vídeo do fechamento, feito de longe, e uma foto da etiqueta do motor",
  },
  {
    id: "fecha-antes-do-carro",
    broader: "regulagem",
    label: "Portão que fecha antes do carro passar",
    phrase: "o portão que fecha antes do carro passar",
    asks: [
      "aumentar tempo carro atravessar portão",
      "fechou sozinho carro",
      "fechou sozinho porta carro",
      "fechou porta carro aberta",
      "correr fechou sozinho carro",
      "não espera",
      "não espera carro",
      "fecha antes",
      "fecha antes carro",
      "fecha antes segundo carro",
      "fecha segundo carro",
      "fecha antes sair",
      "fecha antes entrar",
      "fecha sem dar tempo",
      "não dá tempo passar",
      "não dá tempo carro",
      "fecha rápido tempo",
      "fecha sozinho rápido",
      "fecha sozinho rápido demais",
      "fecha sozinho muito rápido",
      "fechando sozinho rápido demais",
      "fecha sozinho cedo",
      "fecha sozinho depressa",
      "fecha enquanto carro",
      "fecha logo depois abrir",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha sozinho rápido demais está com a pausa do fechamento automático curta: o técnico a aumenta na central, em casa para 15 a 30 segundos, e testa a fotocélula. Até lá, não pare no vão. Se o que corre é a própria folha do basculante, caindo, pare de usar.",
        "O portão fecha antes de o carro passar porque a pausa é curta ou o feixe só vê um ponto do vão. Aumenta-se a pausa e põe-se um segundo par de fotocélulas ou laço no piso; no prédio, cada carro aciona o seu, porque seguir colado causa batida.",
        "Um portão que fecha antes do carro passar está com a pausa do fechamento automático curta ou com a fotocélula falhando. Pare na rua só depois de ele abrir inteiro, desligue o automático se puder e peça o ajuste do tempo com o sensor testado.",
        "Se o portão não espera o carro, aumente a pausa na central e confira a fotocélula: com o feixe cortado pelo carro, ele não pode fechar. Até o ajuste, alguém olha a passagem ou o fechamento automático fica desligado.",
        "O portão fecha sem dar tempo quando a pausa é de poucos segundos, quando alguém aperta o controle de novo ou quando falta sensor na passagem. O técnico regula o tempo e instala ou alinha a fotocélula na mesma visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão fecha cedo demais",
          "Pausa curta, sensor ou comando repetido",
          "O que faz o portão fechar com o carro na passagem",
        ],
        slots: [
          [
            "A pausa conta a partir do portão aberto; em garagem comprida ou em ladeira, poucos segundos não bastam.",
            "Cada central tem um tempo de pausa, e ele precisa caber na manobra mais lenta da casa.",
            "O tempo bom para um carro pequeno é curto para quem manobra ou espera pedestre.",
          ],
          [
            "Fotocélula ausente, baixa demais ou desalinhada não vê o carro e libera o fechamento.",
            "Um sensor que só pega a roda deixa o vão entre os eixos sem proteção.",
            "Se o carro está no feixe e o portão fecha, a fotocélula falhou, e o uso para ali.",
          ],
          [
            "Segundo toque no controle, por quem vem atrás, também manda fechar.",
            "Um botão apertado duas vezes fecha o portão logo depois de abrir.",
            "Em prédio, dois carros seguidos acionam a mesma central e se atrapalham.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se ajusta o tempo do portão", "Pausa nova e teste da fotocélula", "O que o técnico regula"],
        slots: [
          [
            "O técnico mede a manobra, grava a pausa com folga e testa o corte do feixe.",
            "A pausa é gravada na central, e o teste se faz com uma caixa no lugar do carro.",
            "Primeiro se testa o sensor; depois o tempo, nunca o contrário.",
          ],
          [
            "Em prédio, um laço indutivo ou segundo par de sensores cobre o comprimento do carro.",
            "Dois pares de fotocélula, em alturas diferentes, reduzem o ponto cego.",
            "Para veículo alto ou longo, acrescenta-se outro par de sensores.",
          ],
          [
            "Em casa, a visita de regulagem parte de {price.preventive}, sem peças.",
            "O ajuste em casa é a partir de {price.preventive}, e a fotocélula entra à parte.",
            "Um sensor novo é orçado por foto; a regulagem, em casa, parte de {price.preventive}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Quantos segundos de pausa usar no portão?",
        answers: [
          "Em casa, costuma-se deixar o dobro do tempo da manobra. Meça a sua com calma e informe ao técnico.",
          "Use o que couber na manobra mais lenta, com folga. Cronometre uma saída normal.",
        ],
      },
      {
        question: "Posso desligar o fechamento automático do portão?",
        answers: [
          "Pode, e é o mais seguro enquanto o sensor não funciona. O portão passa a fechar só pelo controle.",
          "Sim, pela programação da central. Lembre a todos de fechar.",
        ],
      },
      {
        question: "Se fechar no carro, ele volta?",
        answers: [
          "Deveria, pela fotocélula ou pelo esforço. Se não volta, desligue o disjuntor e não use.",
          "Com a reversão em ordem, sim. Não teste com o carro nem com o corpo.",
        ],
      },
    ],
    photo: "uma foto da passagem com os sensores e outra da etiqueta do motor",
  },
  {
    id: "perdeu-o-percurso",
    broader: "regulagem",
    label: "Portão perdeu o percurso",
    phrase: "o portão que perdeu o percurso",
    asks: [
      "portão desmemoriado",
      "portão não sabe onde parar",
      "central reencontrar percurso",
      "reencontrar percurso portão",
      "perdeu percurso encoder",
      "perdeu percurso",
      "percurso perdido",
      "perdeu curso",
      "perdeu memória percurso",
      "desprogramou",
      "desprogramou sozinho",
      "portão desprogramado",
      "desconfigurou",
      "desregulou queda luz",
      "desregulou depois energia",
      "perdeu programação",
      "perdeu regulagem",
      "não para lugar certo",
      "percurso depois luz",
      "motor desconfigurado",
      "portão desconfigurado",
      "motor desconfigurou",
      "reprogramar acabou luz",
      "reprogramar depois luz",
      "reprogramar faltou luz",
      "reprogramar portão luz",
      "reprogramar queda energia",
      "programar depois queda luz",
      "programar queda luz",
      "programar faltou luz",
      "programar portão depois luz",
      "programar depois queda energia",
      "motor desprogramado",
      "[marca] desprogramado",
      "motor [marca] desprogramado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um portão que perdeu o percurso anda devagar, para antes ou bate no fim porque a central não sabe mais onde a folha está. Muitas centrais o reencontram sozinhas na primeira abertura completa; se não, o técnico grava o percurso de novo.",
        "Portão que perdeu o percurso, em geral depois da queda de luz, se recupera com a passagem livre e um comando: boa parte das centrais faz uma volta lenta de reconhecimento até o batente. Se continua parando errado, falta gravar o percurso ou há fim de curso com defeito.",
        "O percurso se perde por falta de energia no meio do movimento, folha movida na mão com o motor destravado ou ímã fora do lugar, e precisa ser gravado de novo na central. Primeiro, tente uma abertura completa com a passagem livre; se não voltar, é com o técnico.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão perde o percurso",
          "O que apaga a posição da folha",
          "Energia, destravamento ou ímã",
        ],
        slots: [
          [
            "Na falta de luz, a central desliga no meio do caminho e perde a conta.",
            "A queda de energia com a folha andando deixa a posição desconhecida.",
            "Oscilação de energia reinicia a placa durante o movimento.",
          ],
          [
            "Mover a folha na mão, com o motor destravado, muda a posição sem a central saber.",
            "Depois de destravar e travar em outro ponto, é normal um ciclo lento.",
            "Quem abriu na mão precisa deixar a central reencontrar o batente.",
          ],
          [
            "Se acontece toda semana, o defeito é outro: ímã solto, encoder, batente que cedeu ou placa.",
            "Perder o percurso sempre não é falta de luz; é sensor ou placa.",
            "Um batente solto muda o fim do caminho e engana a central.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o portão sem percurso",
          "Deixe a central reencontrar o batente",
          "Um ciclo lento, com a passagem livre",
        ],
        slots: [
          [
            "Fique longe da folha, porque ela pode bater no fim.",
            "Um basculante que desce torto ou pesado não entra neste teste.",
            "Uma tentativa basta.",
          ],
        ],
        steps: [
          "Confirme que o motor está travado e a passagem livre.",
          "Desligue o disjuntor por um minuto e religue.",
          "Dê um comando e espere a folha ir até o batente sem interromper.",
          "Se parar errado outra vez, desligue e chame.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Os controles também se apagam na falta de luz?",
        answers: [
          "Em geral, não: os cadastros ficam gravados sem energia. Se sumiram, a memória ou a placa tem defeito.",
          "Não costumam sumir. Percurso e controles são memórias diferentes.",
        ],
      },
      {
        question: "O nobreak evita que o portão perca o percurso?",
        answers: [
          "Evita boa parte, porque a folha termina o movimento quando falta luz.",
          "Ajuda bastante. Só não corrige ímã solto nem placa com defeito.",
        ],
      },
    ],
    photo: "um vídeo do portão parando no lugar errado e uma foto da etiqueta do motor",
  },
  {
    id: "quantos-segundos-de-pausa",
    broader: "regulagem",
    label: "Quantos segundos de pausa",
    phrase: "o tempo de pausa do fechamento automático",
    intent: "question",
    asks: [
      "quanto tempo deve ficar aberto",
      "quanto tempo portão deve ficar aberto",
      "quanto tempo portão pode ficar aberto",
      "quanto tempo pode ficar aberto fechamento",
      "quanto tempo portão pode ficar aberto garagem",
      "tempo ideal portão aberto",
      "norma tempo portão aberto",
      "lei tempo portão aberto",
      "quanto tempo portão garagem aberto",
      "tempo máximo portão aberto",
      "tempo permanência aberto",
      "quantos segundos pausa",
      "segundos fechamento automático",
      "quantos segundos fechar",
      "quantos segundos fechamento",
      "tempo pausa quantos segundos",
      "tempo pausa ideal",
      "pausa ideal",
      "pausa fechamento automático segundos",
      "melhor tempo fechamento automático",
      "ideal tempo fechamento automático",
      "quantos segundos deixar",
      "quantos segundos aberto",
      "quanto tempo deixar aberto fechar sozinho",
      "tempo ideal fechar sozinho",
      "tempo pausa portão",
      "quanto tempo pausa",
      "tempo pausa deixar",
      "quanto tempo pausa deixar",
      "pausa deixar automático",
      "quanto tempo pausa deixar automático",
      "quanto tempo portão fica aberto",
      "quanto tempo fica aberto",
      "tempo portão fica aberto",
      "tempo portão aberto",
      "quanto tempo portão aberto fechar",
      "quantos segundos portão fica aberto",
    ],
    answers: {
      any: [
        "O portão da garagem deve ficar aberto o tempo do carro passar com folga: de 15 a 30 segundos em casa, de 10 a 20 em condomínio, contados com a folha toda aberta e só com fotocélula. Não conhecemos lei nem norma que fixe os segundos; o manual do motor e o tempo da sua manobra é que decidem.",
        "O portão fica aberto segundos, e não minutos: o tempo da pausa gravada na central, em geral de 15 a 30 segundos em casa e de 10 a 20 em prédio, e só com fotocélula. Sem fechamento automático, fica aberto até alguém mandar fechar. Quem muda o tempo é o técnico, na placa.",
        "A pausa da central, em casa, fica de 15 a 30 segundos, e só com fotocélula funcionando; em prédio, o tempo de um carro passar com folga, em geral de 10 a 20 segundos, porque a fotocélula recomeça a contagem. Sem fotocélula, deixe o fechamento automático desligado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos segundos em cada caso", "A pausa conforme quem usa o portão"],
        slots: [
          [
            "A pausa começa a contar com a folha toda aberta, e não no toque do controle.",
            "Conte a partir do portão aberto: o tempo de abertura não entra.",
          ],
        ],
        bullets: [
          "Casa, um carro: 15 a 20 segundos; com rampa ou manobra, 25 a 30",
          "Prédio com fila: 10 a 20 segundos, com a fotocélula reiniciando a conta",
          "Idoso, cadeirante ou carga: 40 segundos ou mais",
          "Sem fotocélula: fechamento automático desligado",
        ],
      },
      {
        about: "check",
        headings: ["Como achar o seu tempo", "O teste que dá o número certo"],
        slots: [
          [
            "Cronometre a saída mais lenta, e não a média.",
            "O tempo certo é o da manobra mais demorada, com uma sobra.",
          ],
        ],
        steps: [
          "Abra o portão e conte quanto o carro leva para passar por inteiro.",
          "Some cinco segundos.",
          "Peça a gravação desse tempo na central, conforme o manual do modelo.",
          "Teste a fotocélula com uma vassoura no feixe: a folha tem de voltar.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Fila de carros ou rampa muda o tempo?",
        answers: [
          "Muda. Com rampa ou manobra, some de 5 a 10 segundos; com fila, a fotocélula recomeça a contagem a cada carro, e a pausa pode continuar curta.",
        ],
      },
      {
        question: "Quanto custa mudar o tempo do portão aberto?",
        answers: [
          "É regulagem: em casa, a visita parte de {price.preventive}, sem peças; em portão de prédio ou empresa, fica de {price.preventiveRange}.",
        ],
      },
      {
        question: "Se alguém passa no fim da pausa, o portão fecha em cima?",
        answers: ["Com fotocélula, não: ela para e reabre. Sem ela, fecha, e por isso não se usa a pausa sem sensor."],
      },
      {
        question: "Posso eu mesmo mudar o tempo de pausa do portão?",
        answers: [
          "Em muitas centrais é um botão ou um trimpot na placa, com energia por perto. Quem não conhece a placa deixa para o técnico.",
        ],
      },
      {
        question: "Pausa curta gasta menos o motor?",
        answers: ["Não muda o desgaste. Muda o tempo em que a entrada fica aberta e o risco para quem passa."],
      },
    ],
  },
  {
    id: "nivelar-portao-de-correr",
    broader: "regulagem",
    label: "Nivelar portão de correr",
    phrase: "o nivelamento do portão de correr",
    intent: "how-to",
    asks: [
      "portão correr caindo para um lado",
      "portão correr fora nível anda sozinho nivelar",
      "nivelar portão correr",
      "nivelar correr",
      "nivelar deslizante",
      "nivelar portão",
      "como nivelar portão",
      "portão desnivelado",
      "correr desnivelado",
      "deslizante desnivelado",
      "nivelar trilho",
      "alinhar portão correr",
      "alinhar deslizante",
      "desnivelado trilho",
      "correr fora nível",
      "trilho fora nível",
    ],
    answers: {
      any: [
        "Nivela-se o portão de correr pelo trilho primeiro e pela roldana depois: ponha o nível no trilho, marque onde cai e só então calce ou regule a altura das rodas. Com o disjuntor desligado e a folha escorada; erguer a folha é trabalho de técnico, porque ela tomba.",
        "Sozinho, você pode limpar o trilho e medir o nível dele; calçar e erguer a folha, não, porque ela tomba. O técnico escora, acerta o trilho, regula a altura das roldanas e confere a cremalheira; o valor sai por foto de ponta a ponta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você mesmo pode medir", "Nível, prumo e guia: a conferência"],
        slots: [["Medir não tem risco; mover a folha, sim.", "Até aqui é só olhar e anotar."]],
        steps: [
          "Desligue o disjuntor.",
          "Ponha um nível comprido sobre o trilho, metro a metro, e anote o desnível.",
          "Veja o vão entre a folha e a coluna em cima e embaixo: se muda, a folha está fora de prumo.",
          "Olhe a guia superior: deve segurar sem apertar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para nivelar", "Calço, solda ou roda nova"],
        slots: [
          [
            "Com a folha escorada, ele calça ou refaz o trecho de trilho afundado.",
            "O trilho é levantado e chumbado de novo no ponto que cedeu.",
          ],
          [
            "Depois troca ou regula as rodas e acerta a cremalheira em {rack.clearance}.",
            "A altura da folha muda a folga: a cremalheira é reajustada no fim.",
          ],
        ],
      },
    ],
    keep: ["signs", "cost"],
    questions: [
      {
        question: "O portão corre sozinho quando destravo. É nível?",
        answers: [
          "É. Um trilho em declive faz a folha andar sozinha e bater; deixe o motor travado até o trilho ser acertado.",
        ],
      },
      {
        question: "Posso calçar o trilho com papelão ou madeira?",
        answers: ["Não. Cede com água e peso; usa-se chapa ou argamassa."],
      },
    ],
    photo: "fotos do trilho de ponta a ponta e do vão entre folha e coluna",
  },
  {
    id: "partida-e-parada-suave",
    broader: "regulagem",
    label: "Soft start e soft stop",
    phrase: "a partida e a parada suaves",
    intent: "question",
    asks: [
      "portão começa e para devagarinho",
      "portão bate fim motor parada suave resolve",
      "soft stop",
      "soft start",
      "partida suave",
      "parada suave",
      "soft start portão",
      "soft stop portão",
      "soft stop motor",
      "soft start motor",
      "o que soft stop",
      "desaceleração fim portão",
      "desacelerar fim",
      "freia antes fim",
      "portão desacelera",
      "fim suave",
      "parada lenta fim",
      "rampa parada",
      "rampa partida",
      "partida suave motor",
    ],
    answers: {
      any: [
        "Motor com partida e parada suaves é o de inversor ou o de corrente contínua, que poupa batente, engrenagem e solda; no comum, muitas placas têm só a rampa do fim. O modelo é orçado por foto e custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Soft start é a partida devagar e soft stop a freada antes do batente: a central reduz a velocidade nos últimos centímetros, e a folha não bate. Motor com inversor ou de corrente contínua tem os dois; no comum, muitas placas têm só a rampa final, com ajuste próprio.",
        "Dá para ter partida e parada suaves em motor com inversor ou de corrente contínua; no comum, muitas placas têm só a rampa do fim, que se liga na central. No basculante de até {width.quarterHp}, o JetFlex, que tem inversor, sai por {price.jetflex} instalado; a foto da etiqueta diz o que a sua placa aceita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde faz falta e onde não", "Folha pesada, rápida ou comprida"],
        slots: [
          [
            "Quanto mais pesada e rápida a folha, mais a parada suave poupa batente e cremalheira.",
            "Em folha leve e lenta, a diferença é só de barulho.",
          ],
          [
            "Rampa longa demais deixa a folha parar antes de encostar; curta demais, bate.",
            "O ajuste é em centímetros ou segundos, no manual da placa.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Dá para pôr no meu motor?",
        answers: [
          "Se a placa tem a função, é só ajustar. Se não tem, uma central compatível pode resolver; a foto da etiqueta do motor diz.",
        ],
      },
      {
        question: "O portão ficou fraco no fim. É a rampa?",
        answers: [
          "Pode ser: com força baixa na rampa, a folha não vence a trava ou a borracha. O técnico acerta força e distância juntas.",
        ],
      },
    ],
    photo: "a foto da central e da etiqueta do motor",
  },
  {
    id: "inverter-sentido-do-motor",
    broader: "regulagem",
    label: "Inverter o sentido do motor",
    phrase: "a inversão do sentido do motor",
    intent: "how-to",
    asks: [
      "inverter fios motor portão",
      "anda lado errado",
      "motor lado errado",
      "abre quando era fechar",
      "fecha quando era abrir",
      "abre era para fechar",
      "inverter sentido",
      "inverter sentido motor",
      "inverter sentido portão",
      "inverter abertura",
      "inverter abertura placa",
      "inverter abertura motor",
      "inverter lado abertura",
      "inverter abertura [marca]",
      "inverter abertura placa [marca]",
      "inverter motor [marca]",
      "inverter sentido [marca]",
      "inverter rotação motor",
      "inverter rotação",
      "mudar sentido motor",
      "mudar sentido abertura",
      "trocar sentido motor",
      "abre lado errado",
      "abrindo lado errado",
      "portão lado contrário",
      "abre contrário",
      "motor girando contrário",
      "motor invertido",
      "motor girando lado errado",
      "sentido invertido",
      "fecha quando manda abrir",
      "inverteu abre fechar",
      "portão inverteu",
      "portão inverteu sentido",
      "portão invertido",
      "abre quando devia fechar",
      "abre quando deveria fechar",
      "fecha quando devia abrir",
      "fecha quando deveria abrir",
      "aperto fechar abre",
      "aperto abrir fecha",
      "mando fechar abre",
      "mando abrir fecha",
      "abre vez fechar",
      "fecha vez abrir",
      "abre lugar fechar",
      "abre quando manda fechar",
      "invertido abre fecha",
      "placa abre contrário",
      "troquei placa abre contrário",
      "troquei placa contrário",
      "placa nova abre contrário",
      "troquei motor abre contrário",
      "placa nova invertido",
    ],
    answers: {
      any: [
        "Para inverter o sentido de abertura do motor, o técnico muda a função na central (jumper, chave DIP ou menu) ou troca entre si os fios do motor e os do fim de curso, e grava o percurso de novo. Em casa, a visita com regulagem parte de {price.preventive}, sem peças.",
        "O sentido do motor se inverte na central ou trocando juntos os fios do motor e os do fim de curso, serviço do técnico. Se o portão inverteu sozinho, é percurso perdido ou placa; depois de motor novo, ligação trocada. Desligue o disjuntor: invertido, ele não para no fim.",
        "Inverte-se o sentido pela central: em muitas há uma chave ou função no menu; nas outras, o técnico troca os fios do motor e os do fim de curso, com o disjuntor desligado. Se só o motor for invertido, a folha não para no fim e bate, porque cada sentido tem a sua parada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão está invertido", "Instalação nova, placa trocada ou lado mudado"],
        slots: [
          [
            "Depois de placa ou motor novo, o sentido pode vir ao contrário do que o seu portão pede.",
            "Um motor que mudou de lado do vão gira ao contrário do que precisa.",
          ],
          [
            "Se inverteu sozinho, sem ninguém mexer, o percurso se perdeu ou há defeito na placa.",
            "Inversão que surge do nada é defeito, e não regulagem.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que testar depois de inverter", "Parada, força e fotocélula"],
        slots: [
          [
            "Cada fim de curso tem de parar o seu lado: testa-se com o dedo pronto para cortar a energia.",
            "A primeira prova é curta, com alguém no disjuntor, para ver se a folha para nas duas pontas.",
          ],
          [
            "A fotocélula é conferida no fechamento, porque invertida ela protegeria a abertura.",
            "Depois se corta o feixe com a folha fechando: ela deve voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso inverter o sentido do motor sozinho?",
        answers: [
          "Não convém: a chave fica sob a tampa, ao lado da tensão da rede, e fim de curso trocado faz a folha bater no batente.",
          "Melhor deixar para o técnico. Errar um par de fios faz o motor forçar no fim do percurso até quebrar.",
        ],
      },
      {
        question: "Preciso gravar o percurso de novo depois de inverter o motor?",
        answers: [
          "Sim, na maioria das centrais, e depois conferir força e parada.",
          "Precisa, em quase todas: o percurso antigo ficou gravado ao contrário.",
        ],
      },
    ],
    photo: "a foto da central, da etiqueta do motor e para que lado a folha abre",
  },
  {
    id: "abertura-parcial-pedestre",
    broader: "regulagem",
    label: "Abertura parcial para pedestre",
    phrase: "a abertura parcial para pedestre",
    intent: "how-to",
    asks: [
      "função pedestre central portão",
      "segundo botão abre meio portão",
      "segundo botão controle abre meio portão",
      "abrir só um metro passar a pé",
      "portão grande abrir só um metro",
      "abertura parcial",
      "meia abertura",
      "meia abertura pedestre",
      "abertura pedestre",
      "modo pedestre",
      "função pedestre",
      "abrir só pouco pedestre",
      "abrir metade pedestre",
      "abrir parcial",
      "portão correr abrir pouco pedestre",
      "programar pedestre",
      "tempo abertura pedestre",
      "botão pedestre",
      "abertura parcial portão correr",
      "pedestre passar portão correr",
    ],
    answers: {
      any: [
        "Meia abertura para pedestre é função da placa: um segundo botão do controle manda abrir só 80 cm a 1 metro e fechar depois da pausa. No de correr, muitas centrais têm e se programa pelo manual; no basculante não se usa, porque a folha fica suspensa sobre quem passa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a sua placa tem", "Procure a entrada de pedestre"],
        slots: [
          ["O manual chama de pedestre, parcial ou social.", "Procure no manual as palavras pedestre ou parcial."],
        ],
        steps: [
          "Veja o modelo na etiqueta e procure a função no manual.",
          "Escolha o botão do controle que vai abrir parcial.",
          "Grave o tempo ou a distância, com a fotocélula ligada.",
          "Teste fechando com uma caixa no caminho.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A abertura parcial substitui o portão social?",
        answers: ["Em casa, ajuda. Com muita gente passando, o portão social é mais seguro e poupa o motor."],
      },
      {
        question: "A fotocélula funciona no modo pedestre?",
        answers: ["Deve funcionar. Se a folha não para com o feixe cortado, não use até corrigir."],
      },
    ],
    photo: "a foto da central e da etiqueta do motor",
  },
  {
    id: "tempo-aberto-no-predio",
    broader: "regulagem",
    label: "Quanto tempo o portão do condomínio fica aberto",
    phrase: "o tempo do portão aberto no condomínio",
    intent: "question",
    asks: [
      ...combine(
        ["condomínio", "prédio", "edifício", "empresa", "loja", "galpão", "estacionamento", "portão coletivo"],
        [
          "quanto tempo portão deve ficar aberto",
          "quanto tempo portão fica aberto",
          "quanto tempo portão pode ficar aberto",
          "quanto tempo portão aberto",
          "quantos segundos portão aberto",
          "quantos segundos portão fica aberto",
          "tempo portão aberto",
          "tempo ideal portão aberto",
          "norma tempo portão aberto",
          "tempo máximo portão aberto",
          "tempo fechamento automático",
          "tempo fechamento automático portão",
          "tempo pausa portão",
          "segundos fechar portão",
        ],
      ),
    ],
    answers: {
      any: [
        "Em condomínio ou prédio, o portão deve ficar aberto só o tempo de um carro passar: o ideal é fechamento automático de 10 a 20 segundos, com a fotocélula recomeçando a contagem, ou poucos segundos depois que o carro libera o sensor. O técnico grava o tempo na central; a regulagem fica de {price.preventiveRange}, sem peças.",
        "Em empresa, loja ou galpão, o portão deve ficar aberto o tempo do veículo mais lento passar e mais uns cinco segundos: de 10 a 20 segundos para carro, 40 ou mais para caminhão e carga, sempre com fotocélula. Quem grava a pausa na central é o técnico; a regulagem fica de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos segundos em cada caso", "A pausa conforme o movimento"],
        slots: [
          [
            "A pausa começa a contar com a folha toda aberta, e não no toque do controle.",
            "Conte a partir do portão aberto: o tempo de abertura não entra.",
          ],
        ],
        bullets: [
          "Um carro por vez, sem rampa: 10 a 15 segundos",
          "Rampa ou manobra: 15 a 20 segundos",
          "Caminhão, carga, idoso ou cadeirante: 40 segundos ou mais",
          "Central com fechamento após a passagem: poucos segundos depois que o carro sai do feixe",
        ],
      },
      {
        about: "visit",
        headings: ["Como se regula na central", "O ajuste, passo a passo"],
        slots: [
          [
            "O técnico testa a fotocélula, grava a pausa na central e confere com um carro de verdade; o zelador não mexe na placa, que tem tensão da rede.",
            "A regulagem é de uma visita: teste dos sensores, gravação do tempo e prova com carro baixo e carro alto.",
          ],
          [
            "Se a folha é que é lenta, encurtar a pausa ajuda pouco, e o motor pede revisão ou troca por um mais rápido.",
            "Folha lenta deixa a entrada aberta mesmo com pausa curta; nesse caso se olham roldanas, força e o próprio motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Fechar cedo sem prender ninguém", "Segurança de quem passa e de quem mora"],
        slots: [
          [
            "Pausa curta pede fotocélula em duas alturas e reversão testada; sem sensor, o fechamento automático fica desligado.",
            "Só se encurta o tempo com a fotocélula em ordem: ela segura a folha enquanto há carro ou pessoa no vão.",
          ],
          [
            "Cada segundo a menos reduz a carona de quem espera na calçada; aviso de portão aberto na portaria completa.",
            "Contra a entrada de carona, some um carro por abertura e alarme de portão aberto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe lei para o tempo do portão aberto?",
        answers: [
          "Não conhecemos lei nem norma que fixe os segundos. Valem o manual do motor, o regulamento do condomínio e o tempo real da passagem.",
        ],
      },
      {
        question: "Vários carros em fila fazem o portão fechar e abrir?",
        answers: ["Com fotocélula, não: cada carro no feixe recomeça a contagem, e a folha só fecha depois do último."],
      },
      {
        question: "Dá para ter tempo menor à noite?",
        answers: [
          "Dá em algumas centrais ou com temporizador; na maioria, o tempo é um só. A foto da etiqueta do motor responde.",
        ],
      },
      {
        question: "Quem pode pedir a mudança do tempo?",
        answers: [
          "O síndico, a administradora ou o responsável pela empresa. O pedido por mensagem basta, e o orçamento vem por escrito.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando com um carro e a foto da etiqueta do motor",
  },
  {
    id: "motor-com-fechamento-automatico",
    broader: "regulagem",
    label: "Motor com fechamento automático",
    phrase: "o motor com fechamento automático",
    asks: [
      "motor fechamento automático fotocélula",
      "motor fechamento automático sensor",
      "motor fechamento automático",
      "motor portão fechamento automático",
      "motor fecha sozinho depois",
      "motor com fechamento automático preço",
      "kit motor fechamento automático",
      "motor tem fechamento automático",
      "motor basculante fechamento automático",
      "motor deslizante fechamento automático",
    ],
    intent: "question",
    answers: {
      any: [
        "Quase todo motor de portão atual tem fechamento automático: é função da central, gravada na instalação com o tempo de pausa, e só se liga com fotocélula, para não fechar sobre ninguém. A troca em casa fica de {price.homeSwap}, com mão de obra, e o par de sensores entra à parte; no motor que você tem, a visita para gravar parte de {price.preventive}, sem peças.",
        "Motor com fechamento automático não é um modelo à parte: a central do kit já traz a função, ligada com a fotocélula instalada. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}, e o par de sensores é somado; no motor que você já tem, o técnico grava o tempo em visita a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o fechamento automático funciona", "Pausa, sensor e botão"],
        slots: [
          [
            "A folha abre, espera o tempo gravado e fecha sozinha; se alguém corta o feixe, ela para e volta.",
            "Depois da pausa gravada, o portão fecha só, desde que o feixe da fotocélula esteja livre.",
          ],
          [
            "Dá para desligar a função ou mudar o tempo quando quiser.",
            "O tempo de pausa se muda na central, e a função pode ficar desligada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que a fotocélula vem junto", "Sem sensor, não"],
        slots: [
          [
            "Sem sensor, o portão fecha sobre carro, criança ou animal que esteja no vão.",
            "O fechamento automático sem fotocélula é risco para quem passa: não o ligamos assim.",
          ],
          [
            "Teste uma vez por mês com uma caixa no caminho do feixe, de longe.",
            "De vez em quando, corte o feixe com um objeto: a folha tem de parar e voltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo de pausa usar?",
        answers: [
          "Em casa, de 15 a 30 segundos costuma servir; o bastante para o carro passar com calma.",
          "Conte a sua saída e some uma folga; a maioria usa menos de um minuto.",
        ],
      },
      {
        question: "Posso pôr fechamento automático no motor antigo?",
        answers: [
          "Se a placa tem a função, sim; se não, troca-se a central. A foto da etiqueta diz.",
          "Na maioria, sim, com fotocélula; placa muito antiga pede outra central.",
        ],
      },
      {
        question: "Tenho garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
  {
    id: "motor-regulavel",
    broader: "regulagem",
    label: "Motor com força e velocidade reguláveis",
    phrase: "o motor com força e velocidade reguláveis",
    asks: [
      "motor regulável",
      "motor portão regulável",
      "motor ajustável portão",
      "motor velocidade regulável",
      "motor velocidade ajustável",
      "motor portão velocidade regulável",
      "motor força regulável",
      "motor força ajustável",
      "motor velocidade variável",
      "motor duas velocidades",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor com velocidade regulável é o de inversor ou o de corrente contínua; no comum ela é fixa, e só o esforço e a parada se regulam na central. O de velocidade regulável é orçado por foto e custa mais que o comum, cuja troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Força regulável todo motor de portão atual tem: a central ou a embreagem deixa no mínimo que move a folha, e o técnico acerta na instalação. Já a rapidez só muda no de inversor: no basculante de até {width.quarterHp}, o JetFlex sai por {price.jetflex} instalado, contra {price.lowest} do mais simples.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que se regula em cada motor", "Força, velocidade e parada"],
        slots: [
          [
            "No comum, ajustam-se força, fim de curso, pausa e, em muitas placas, a rampa do fim.",
            "O motor comum aceita ajuste de força, de parada e de pausa; a velocidade é a do redutor.",
          ],
          [
            "No de inversor, a central muda também a velocidade de abrir, de fechar e de freada.",
            "Com inversor, abre-se mais depressa e freia-se antes do batente, pelo ajuste da placa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quem regula", "O ajuste é do técnico"],
        slots: [
          [
            "Sob a tampa há tensão da rede: a regulagem é do técnico, em visita a partir de {price.preventive} em casa, sem peças.",
            "O ajuste na placa fica com o técnico; a visita em casa parte de {price.preventive}, sem peças.",
          ],
          [
            "Força demais machuca: a folha tem de parar e voltar ao tocar num obstáculo.",
            "A força certa é a menor que move a folha, com o recuo testado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar o meu motor mais rápido?",
        answers: [
          "No comum, não: a velocidade é do redutor. Troca-se por um rápido ou com inversor.",
          "Só se ele tem inversor; no comum, aumentar a força não acelera.",
        ],
      },
      {
        question: "E se o portão ainda é manual?",
        answers: [
          "A primeira instalação soma base ou suportes, cremalheira no de correr e ponto de energia, e é orçada por foto, sem custo.",
          "Fotos e medidas bastam: base, suporte, ponto de energia e motor vêm no mesmo orçamento, grátis.",
        ],
      },
      {
        question: "Tenho garantia?",
        answers: [
          "Sim: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação, por escrito.",
          "O motor vendido por nós tem {warranty.motor}, e o serviço, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra da etiqueta do motor, se já há um, com a largura da folha",
    isAskedByName: true,
  },
];
