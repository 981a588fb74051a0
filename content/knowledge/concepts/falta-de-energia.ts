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
      "Na falta de energia, o portão automático abre pelo destravamento manual: desligue o disjuntor, use a chave do motor e mova a folha devagar. Se ela estiver torta, pesada ou com cabo frouxo, não destrave, porque pode cair ou descer de uma vez.",
      "Sem luz, o motor para e as engrenagens mantêm o portão preso. A chave de destravamento permite abrir à mão uma folha reta e com os cabos inteiros, com o disjuntor desligado. Para continuar usando o controle, existem o nobreak e o motor com bateria.",
      "A falta de luz não estraga o portão, mas a volta da energia pode trazer um pico. Deixe o disjuntor desligado até a rede estabilizar. Para abrir na mão, destrave só a folha reta e sem defeito, e trave o motor de novo antes de religar.",
    ],
    price: [
      "Preparar o portão para a falta de luz custa o nobreak, a bateria e a instalação; a chave de destravamento, se falta, é um item pequeno. O valor depende da potência do motor, e a foto da etiqueta basta para o orçamento grátis.",
      "O preço para o portão funcionar sem luz depende da potência do motor e de quantas aberturas você quer garantir. Indicamos o nobreak que serve, com bateria e ligação, e passamos o valor pela foto da etiqueta do motor.",
    ],
    "how-to": [
      "Para abrir o portão sem energia, desligue o disjuntor, gire a chave do motor até o fim e mova a folha devagar. A folha precisa estar reta e em piso plano. O basculante só se destrava fechado, com os cabos inteiros e se funcionava bem; pesado ou torto, fica travado até o técnico chegar.",
      "Na falta de luz, desligue o disjuntor antes de destravar, para o motor não partir se a energia voltar. Depois mova devagar a folha, se ela está reta e em piso plano. O basculante se levanta a dois, só se está fechado e funcionava bem; pesado ou torto, espera o técnico.",
    ],
    emergency: [
      "Com o portão preso na falta de luz, desligue o disjuntor e olhe a folha. Se ela está reta, no trilho e com os cabos inteiros, a chave libera; torta, pesada ou com cabo frouxo, fica travada até o técnico chegar. O contato funciona {shop.hours}.",
      "Se faltou energia e o carro está preso, não puxe a folha com ele nem use alavanca. Com o disjuntor desligado, destrave só a folha reta e em ordem; o basculante, só se está fechado e funcionava bem. Se falta a chave ou há dúvida, chame o técnico.",
    ],
    repair: [
      "Se o portão não voltou a funcionar depois da falta de energia, veja se o motor foi travado de novo e se o disjuntor está ligado. Se ele continua parado, o pico da volta pode ter atingido o fusível ou a placa, que precisam de medição.",
      "Depois de uma queda de luz, alguns portões fazem a primeira abertura devagar, para reconhecer o percurso. Se ele não reage, confira o disjuntor e a trava manual do motor. Se os dois estão certos, a placa precisa ser medida por um técnico.",
    ],
    question: [
      "Sim, o portão automático abre sem luz: desligue o disjuntor, use a chave de destravamento e mova a folha devagar, se ela estiver reta. Com nobreak ou bateria, abre pelo controle. Um basculante pesado ou torto não se destrava, porque pode despencar.",
      "Abre, pela chave de destravamento, com o disjuntor desligado, a folha reta e os cabos inteiros. Os controles não se apagam com a queda. Quando a luz voltar, trave o motor antes de religar o disjuntor e teste com a passagem livre.",
      "Sem energia o motor para, mas o portão abre à mão pela chave do motor, ou pelo controle, se houver nobreak. Não destrave folha torta, portão em rampa nem basculante pesado: espere o técnico com o disjuntor desligado.",
    ],
    buying: [
      "Para o portão funcionar sem energia, escolha um nobreak próprio para motor, se já tem automação, ou um motor de corrente contínua com bateria, se vai instalar agora. A chave de destravamento continua necessária, porque a bateria acaba.",
      "Quem quer abrir o portão na falta de luz tem três opções: nobreak próprio para portão, motor com bateria ou chave de destravamento à mão. As duas primeiras dispensam sair do carro, e a foto da etiqueta do motor dá o valor.",
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
          "Sem energia o motor para, e as engrenagens dele seguram a folha na posição em que estava. O portão só se move quando alguém o destrava.",
          "A folha não se solta quando a luz acaba, porque as engrenagens do motor a mantêm presa. Para movê-la na mão, é preciso destravar o motor.",
          "O portão automático vira um portão comum quando falta luz, mas continua preso à engrenagem do motor até ser destravado.",
        ],
        [
          "Controle, botoeira e aplicativo ficam sem efeito, porque todos dependem da placa do motor. Trocar a pilha do controle não muda nada.",
          "Nenhum comando elétrico responde enquanto falta luz, nem o controle com pilha nova. A placa do motor, que recebe a ordem, está apagada.",
          "Apertar o controle não adianta, já que a placa está sem energia. A botoeira de parede e o aplicativo também param de responder.",
        ],
        [
          "O cadastro dos controles não se perde com a queda, pois fica gravado na memória da placa. Eles voltam a funcionar junto com a luz.",
          "Em condições normais, os controles voltam a funcionar quando a energia retorna, sem reprogramar. A placa guarda o cadastro mesmo desligada.",
          "O percurso e os controles continuam gravados na placa. Alguns motores apenas fazem a primeira abertura mais devagar, para reconhecer o curso.",
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
          "Todo motor tem um destravamento, por chave, alavanca ou manopla, que solta a folha das engrenagens. O jeito de usar está no manual do modelo.",
          "A chave de destravamento costuma vir com o motor e fica guardada em casa. O encaixe dela muda conforme o modelo e está indicado no manual.",
          "O modo de destravar muda com o modelo e pode ser por chave, alavanca ou manopla. Siga o manual do seu motor e não force a tampa.",
        ],
        [
          "No basculante, olhe os cabos antes, de longe. Com cabo frouxo ou folha torta, não destrave, porque ela pode cair.",
          "A folha basculante desequilibrada pode despencar quando solta, e ninguém deve ficar embaixo dela. Na dúvida, deixe o motor travado.",
          "Se o portão já estava pesado ou torto, deixe travado e chame o técnico. Solta, uma folha sem equilíbrio não se segura na mão.",
        ],
        [
          "Uma folha destravada se abre com a mão, e por isso feche com ferrolho ou cadeado por dentro enquanto espera a luz.",
          "Enquanto o motor estiver solto, qualquer pessoa move a folha. Tranque por dentro com corrente ou cadeado até a energia voltar.",
          "Um portão destravado não está trancado. Se for passar a noite sem luz, trave o motor de novo ou feche por dentro com cadeado.",
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
        "Como se preparar para a próxima queda de luz",
        "Nobreak, bateria ou chave",
        "Soluções para a falta de energia no portão",
      ],
      slots: [
        [
          "Onde a luz falta pouco, basta saber destravar o portão e ter a chave à mão. Não há gasto nenhum.",
          "Com faltas raras e um portão reto e equilibrado, o destravamento manual é suficiente. O único inconveniente é sair do carro.",
          "Quem tem outra saída a pé e vê a luz cair poucas vezes pode ficar só com a chave. O gasto com nobreak não se justifica nesse caso.",
        ],
        [
          "Um nobreak próprio para motor garante algumas aberturas e serve ao equipamento que você já tem. O de computador desarma na partida do motor.",
          "Para motor em bom estado, o nobreak é a solução mais comum, escolhido pela etiqueta. Ele assume sozinho quando a rede cai.",
          "O nobreak evita sair do carro à noite e atende por um número limitado de aberturas. A bateria dele precisa de troca, em geral, de 2 a 4 anos.",
        ],
        [
          "Em instalação nova, o motor de corrente contínua com bateria dispensa o nobreak separado. A bateria é ligada à própria central.",
          "Motores de baixa tensão, em geral de 24 V, aceitam bateria na central e são boa opção para quem vai trocar tudo.",
          "O painel solar comum da casa não ajuda o portão, porque desliga junto com a rede. É preciso ter bateria no motor ou um nobreak.",
        ],
      ],
      bullets: [
        "Chave de destravamento conhecida por todos os adultos",
        "Nobreak próprio para motor de portão",
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
          "O motivo mais simples é o motor ainda destravado, que gira sem mover a folha. Trave-o de novo com o disjuntor desligado.",
          "Um motor que gira em falso depois da queda de luz está, em geral, solto no destravamento. Com o disjuntor desligado, gire a chave de volta.",
          "Antes de tudo, veja se alguém destravou o motor e esqueceu de travar. Nesse caso ele funciona, mas a folha fica parada.",
        ],
        [
          "Um disjuntor desarmado na volta da luz é comum, e pode ser religado uma vez só. Se ele cair de novo, há curto ou fuga.",
          "Se o disjuntor cair outra vez ao ser religado, deixe desligado, porque existe curto ou fuga de corrente. O caso é de técnico.",
          "Confira o disjuntor e o DR do portão, o dispositivo contra choque, que podem ter desarmado com o pico. Religue uma única vez.",
        ],
        [
          "Quando não há reação nenhuma, o fusível ou a placa podem ter sofrido com o pico da volta. O técnico mede antes de trocar qualquer peça.",
          "Uma placa sem luz acesa depois da volta da energia precisa de medição. Não abra a tampa, porque há tensão da rede dentro.",
          "Se nem o controle nem a botoeira respondem, o surto pode ter atingido a placa. Deixe o disjuntor desligado até a avaliação.",
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
          "Aprenda o destravamento com o técnico, de dia, junto com todos os adultos da casa. Na hora do apagão ninguém precisará procurar o manual.",
          "Um ensaio em dia claro vale mais do que ler o manual no escuro. Peça ao técnico que mostre o destravamento na próxima visita.",
          "Quem dirige na casa deve saber destravar e travar o motor com segurança, e saber que o basculante com defeito não se solta.",
        ],
        [
          "Guarde a chave em lugar fixo, ao alcance de quem está dentro, e nunca só na garagem trancada.",
          "Se a garagem é a única entrada, a chave do motor não pode ficar presa lá dentro. Deixe uma cópia em outro lugar seguro.",
          "Uma casa em que o portão é a única entrada precisa de destravamento externo ou de nobreak, para ninguém ficar do lado de fora.",
        ],
        [
          "O DPS, um protetor contra surto instalado no quadro com aterramento, protege a placa do pico na volta da energia.",
          "Um protetor contra surto no quadro de luz, com fio terra, reduz o risco de a placa queimar quando a energia retorna.",
          "Em tempestade forte, desligar o disjuntor do portão antes da queda poupa a placa. O protetor de surto no quadro ajuda o ano todo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como abrir o portão eletrônico sem energia?",
      answers: [
        "Abra pela chave de destravamento, com o disjuntor desligado e a folha reta e no trilho. No basculante, só se ele vinha andando bem e os cabos estão inteiros; com folha pesada ou torta, não destrave e espere o técnico.",
        "Pelo destravamento manual do motor, sempre com o disjuntor desligado. Se o basculante tem cabo frouxo ou folha torta, não destrave e chame o técnico.",
      ],
    },
    {
      question: "A falta de luz desprograma o controle?",
      answers: [
        "Normalmente, não, porque os códigos ficam gravados na memória da placa. Se os controles sumiram depois da queda, o receptor pode estar com defeito.",
        "Não deveria. Cadastro perdido após falta de energia indica problema na memória ou dano por surto, e a placa precisa ser avaliada.",
      ],
    },
    {
      question: "Perdi a chave de destravamento do portão. O que faço?",
      answers: [
        "Peça outra pelo modelo do motor, que está na etiqueta. Até lá, não force a tampa nem a folha; se houver carro preso, chame o técnico.",
        "Mande a foto da etiqueta e do ponto de destravamento para identificar a chave. Forçar com outra ferramenta estraga o mecanismo.",
      ],
    },
    {
      question: "Por que o portão anda devagar quando a luz volta?",
      answers: [
        "O portão anda devagar porque alguns motores perdem a referência e fazem a primeira abertura lenta, para reconhecer o percurso. Deixe completar com a área livre.",
        "É o reconhecimento do percurso em certos modelos. Se a lentidão continuar depois de abrir e fechar por inteiro, peça avaliação.",
      ],
    },
    {
      question: "Vale a pena ter nobreak no portão?",
      answers: [
        "Vale se a luz falta com frequência, se o portão é pesado ou se há idoso e pessoa com deficiência em casa. Para quedas raras, a chave basta.",
        "Depende da rua e da rotina. Quem chega tarde ou depende do carro fica mais seguro com ele; em portão leve com poucas quedas, o destravamento manual resolve.",
      ],
    },
  ],
  photo: "fotos do motor, do ponto de destravamento e da etiqueta dele",
  related: ["chave-de-destravamento", "nobreak", "bateria", "travado-com-carro", "nao-liga", "protetor-de-surto"],
  topic: "nobreak-e-energia-solar",
};
