import type { Concept } from "#domain/knowledge/concept.ts";

export const faltaDeEnergia: Concept = {
  id: "falta-de-energia",
  kind: "safety",
  label: "Falta de energia",
  phrase: "a falta de energia no portão",
  words: [
    "falta de energia",
    "falta de luz",
    "sem energia",
    "sem luz",
    "queda de energia",
    "acabou a luz",
    "acabou a força",
    "faltou força",
    "caiu a força",
    "apagão",
    "abrir portão sem energia",
    "abrir portão manualmente",
    "portão na falta de luz",
    "depois que voltou a luz",
  ],
  intent: "how-to",
  answers: {
    any: [
      "Na falta de energia, o portão automático abre pelo destravamento manual: desligue o disjuntor, use a chave do motor e mova a folha devagar. Se ela estiver torta, pesada ou com cabo frouxo, não destrave.",
      "Sem luz, o motor para e o redutor segura o portão. A chave de destravamento permite abrir à mão uma folha reta e com cabos inteiros; para não depender disso, existem nobreak e motor com bateria.",
      "Falta de luz não estraga o portão, mas a volta da energia pode trazer pico. Deixe o disjuntor desligado até estabilizar, destrave só portão de correr ou de abrir, reto, deixe o basculante como está e trave de novo antes de religar.",
    ],
    price: [
      "Preparar o portão para a falta de luz custa o nobreak, a bateria e a instalação; a chave de destravamento, se falta, é item pequeno. A foto da etiqueta do motor basta para o orçamento grátis.",
      "O preço para o portão funcionar sem luz depende da potência do motor e de quantas aberturas você quer garantir. Indicamos o nobreak que serve e o valor fechado, pela foto da etiqueta.",
    ],
    "how-to": [
      "Para abrir sem energia um portão de correr ou de abrir, reto e nivelado: desligue o disjuntor, gire a chave e mova devagar. O basculante só se destrava se vinha andando bem e tem os cabos inteiros; pesado ou torto, fica travado até o técnico chegar.",
      "Sem luz, desligue o disjuntor antes de destravar, para o motor não partir se a energia voltar. No basculante, veja de longe se os cabos estão inteiros; se a folha pesar nos primeiros centímetros, pare, baixe e trave de novo.",
    ],
    emergency: [
      "Portão preso na falta de luz: desligue o disjuntor e olhe a folha. Reta, no trilho e com cabos inteiros, a chave libera; torta, pesada ou com cabo frouxo, fica travada até o técnico chegar. O contato funciona {shop.hours}.",
      "Se faltou energia e o carro está preso, não puxe a folha com ele nem use alavanca. Com o disjuntor desligado, destrave só folha de correr ou de abrir que esteja reta; basculante, falta da chave ou dúvida pedem o técnico.",
    ],
    repair: [
      "Se o portão não voltou a funcionar depois da falta de energia, veja se o motor foi travado de novo e se o disjuntor está ligado. Persistindo, o pico da volta pode ter atingido fusível ou placa.",
      "Depois de uma queda de luz, alguns portões fazem o primeiro ciclo devagar para reconhecer o percurso. Se ele não reage, confira disjuntor e trava manual; depois disso, a placa precisa de medição.",
    ],
    question: [
      "Sim, o portão automático abre sem luz: desligue o disjuntor, use a chave de destravamento e mova a folha devagar, se ela estiver reta. Com nobreak ou bateria, abre pelo controle. Um basculante pesado ou torto não se destrava.",
      "Abre, pela chave de destravamento, com o disjuntor desligado e a folha reta e com cabos inteiros. Os controles não se apagam; quando a luz voltar, trave o motor antes de religar.",
      "Sem energia o motor para, mas o portão abre à mão pela chave do motor, ou pelo controle, se houver nobreak. Não destrave folha torta, em rampa ou basculante pesado: espere o técnico.",
    ],
    buying: [
      "Para o portão funcionar sem energia, escolha nobreak próprio para motor, se já tem automação, ou motor de corrente contínua com bateria, se vai instalar agora. A chave de destravamento continua necessária.",
      "Quem quer abrir na falta de luz tem três opções: nobreak de automatizador, motor com bateria ou chave de destravamento à mão. As duas primeiras dispensam sair do carro; mande a etiqueta do motor.",
    ],
  },
  line: [
    "Na falta de energia, a chave de destravamento abre o portão reto e com cabos inteiros, com o disjuntor desligado.",
    "Quem não pode ficar sem o portão na falta de luz deve pensar em nobreak.",
    "Depois que a luz volta, trave o motor de novo antes de ligar o disjuntor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que acontece com o portão sem luz",
        "Portão automático na falta de energia",
        "Por que o portão fica preso sem energia",
      ],
      slots: [
        [
          "Sem energia o motor para, e o redutor segura a folha na posição em que ela estava.",
          "A folha não solta: o redutor do motor a mantém presa até alguém destravar.",
          "O portão vira um portão comum, só que preso à engrenagem do motor.",
        ],
        [
          "Controle, botoeira e aplicativo ficam sem efeito, porque todos dependem da placa.",
          "Nenhum comando elétrico responde enquanto falta luz, nem o controle com pilha nova.",
          "Apertar o controle não adianta, já que a central do motor está apagada.",
        ],
        [
          "O cadastro dos controles não se perde com a queda, pois fica gravado na memória.",
          "Em condições normais, os controles voltam a funcionar junto com a luz, sem reprogramar.",
          "Percurso e controles continuam gravados, e alguns motores fazem o primeiro ciclo mais devagar.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como abrir o portão sem energia",
        "Destravamento manual, passo a passo",
        "Abrindo à mão com segurança",
      ],
      slots: [
        [
          "Todo motor tem um destravamento, por chave, alavanca ou manopla, que solta a folha do redutor.",
          "A chave de destravamento costuma vir com o motor e fica guardada em casa.",
          "O modo de destravar muda com o modelo, então siga o manual do seu motor.",
        ],
        [
          "No basculante, olhe os cabos antes: com cabo frouxo ou folha torta, não destrave.",
          "A folha basculante desequilibrada pode despencar quando solta, e ninguém deve ficar embaixo dela.",
          "Se o portão já estava pesado ou torto, deixe travado e chame o técnico.",
        ],
        [
          "Uma folha destravada se abre com a mão, portanto feche com ferrolho ou cadeado por dentro se for esperar.",
          "Enquanto estiver solta, qualquer pessoa move a folha; tranque por dentro até a luz voltar.",
          "Um portão destravado não está trancado, então reforce o fechamento durante a noite.",
        ],
      ],
      steps: [
        "Se houver nobreak, tente antes pelo controle. Se não abrir, desligue o disjuntor do portão e o nobreak.",
        "Afaste crianças, animais e veículos da área de movimento.",
        "Veja de longe se a folha está reta e no trilho e, no basculante, se os cabos estão inteiros. Se não, pare aqui.",
        "Destrave e mova devagar. Se o basculante pesar nos primeiros centímetros, pare, baixe e trave de novo.",
        "Feche, trave o motor de novo e retire o cadeado ou o ferrolho que tiver posto.",
        "Quando a luz estabilizar, religue o disjuntor e teste com a área livre.",
      ],
    },
    {
      about: "choose",
      headings: [
        "Como se preparar para a próxima queda",
        "Nobreak, bateria ou chave",
        "Soluções para a falta de energia",
      ],
      slots: [
        [
          "Onde a luz falta pouco, saber destravar o portão de correr ou de abrir e ter a chave à mão já resolve.",
          "Com faltas raras e um portão reto e equilibrado, o destravamento manual é suficiente.",
          "Quem tem outra saída a pé e pouca queda de luz pode ficar só com a chave.",
        ],
        [
          "Um nobreak próprio para motor mantém alguns ciclos e serve ao equipamento que você já tem.",
          "Para motor em bom estado, o nobreak é o caminho mais comum, dimensionado pela etiqueta.",
          "O nobreak evita sair do carro à noite e atende por um número limitado de aberturas.",
        ],
        [
          "Em instalação nova, motor de corrente contínua com bateria dispensa o nobreak separado.",
          "Motores de baixa tensão aceitam bateria na central, boa opção para quem vai trocar tudo.",
          "O painel solar comum da casa não ajuda, porque desliga junto com a rede.",
        ],
      ],
      bullets: [
        "Chave de destravamento conhecida por todos",
        "Nobreak próprio para motor",
        "Motor de corrente contínua com bateria",
        "Portão social com chave, para entrar a pé",
        "Destravamento externo com segredo",
      ],
    },
    {
      about: "signs",
      headings: [
        "A luz voltou e o portão não funciona",
        "Problemas depois da queda de energia",
        "Quando o pico atinge a placa",
      ],
      slots: [
        [
          "O motivo mais simples é o motor ainda destravado: ele gira e a folha não acompanha.",
          "Um motor que gira em falso depois da queda está, em geral, solto no destravamento.",
          "Antes de tudo, veja se alguém destravou o motor e esqueceu de travar.",
        ],
        [
          "Um disjuntor desarmado na volta da luz é comum; religue uma vez só.",
          "Se o disjuntor cair de novo, deixe desligado, porque há curto ou fuga.",
          "Confira o disjuntor e o DR do portão, que podem ter desarmado com o pico.",
        ],
        [
          "Sem reação alguma, fusível ou placa podem ter sofrido com o pico de retorno.",
          "A placa muda depois da volta da energia pede medição, sem abrir a tampa por conta própria.",
          "Quando controle e botoeira não respondem, o surto pode ter atingido a central.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Prepare a casa para a falta de luz",
        "O que deixar combinado para a falta de luz",
        "Antes do próximo apagão",
      ],
      slots: [
        [
          "Aprenda o destravamento com o técnico, de dia, com todos os adultos da casa.",
          "Um ensaio em dia claro vale mais do que ler o manual no escuro.",
          "Quem dirige na casa deve saber destravar e travar o motor com segurança, e saber que basculante não se solta.",
        ],
        [
          "Guarde a chave em lugar fixo, acessível por quem está dentro, e nunca só na garagem trancada.",
          "Se a garagem é a única entrada, a chave do motor não pode ficar presa lá dentro.",
          "Um portão que é a única entrada da casa precisa de destravamento externo ou nobreak.",
        ],
        [
          "DPS com aterramento protege a placa do pico na volta da energia.",
          "Uma proteção contra surto no quadro reduz o risco quando a luz retorna.",
          "Em tempestade forte, desligar o disjuntor antes da queda poupa a eletrônica.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como abrir o portão eletrônico sem energia?",
      answers: [
        "Abra pela chave de destravamento, com o disjuntor desligado e a folha reta e no trilho. No basculante, só se ele vinha andando bem e os cabos estão inteiros; com folha pesada ou torta, não destrave e espere o técnico.",
        "Abra pelo destravamento manual, sempre com o disjuntor desligado. No basculante com cabo frouxo ou folha torta, não destrave e chame o técnico.",
      ],
    },
    {
      question: "A falta de luz desprograma o controle?",
      answers: [
        "Não, normalmente. Os códigos ficam gravados na memória da central. Se os controles sumiram depois da queda, o módulo receptor pode estar com defeito.",
        "Não deveria. Cadastro perdido após falta de energia indica problema na memória ou dano por surto, e pede avaliação da placa.",
      ],
    },
    {
      question: "Perdi a chave de destravamento do portão. O que faço?",
      answers: [
        "Peça outra pelo modelo do motor, lido na etiqueta. Até lá, não force a tampa nem a folha; se houver carro preso, chame o técnico.",
        "Mande a foto da etiqueta e do ponto de destravamento para identificar a chave. Forçar com outra ferramenta estraga o mecanismo.",
      ],
    },
    {
      question: "Por que o portão anda devagar quando a luz volta?",
      answers: [
        "O portão anda devagar porque alguns motores perdem a referência e fazem o primeiro ciclo lento, para reconhecer o percurso. Deixe completar com a área livre.",
        "É o reconhecimento do percurso em certos modelos. Se a lentidão continuar depois de um ciclo completo, peça avaliação.",
      ],
    },
    {
      question: "Vale a pena ter nobreak no portão?",
      answers: [
        "Vale se a luz falta com frequência, se o portão é pesado ou se há idoso e pessoa com deficiência em casa. Para quedas raras, a chave basta.",
        "Depende da rua e da rotina. Quem chega tarde ou depende do carro ganha segurança; em portão leve com poucas quedas, o manual resolve.",
      ],
    },
  ],
  photo: "fotos do motor, do ponto de destravamento e da etiqueta dele",
  related: ["chave-de-destravamento", "nobreak", "bateria", "travado-com-carro", "nao-liga", "protetor-de-surto"],
  topic: "nobreak-e-energia-solar",
};
