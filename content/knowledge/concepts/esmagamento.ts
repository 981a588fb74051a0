import type { Concept } from "#domain/knowledge/concept.ts";

export const esmagamento: Concept = {
  id: "esmagamento",
  kind: "safety",
  label: "Antiesmagamento",
  phrase: "a proteção contra esmagamento",
  words: [
    "esmagamento",
    "antiesmagamento",
    "anti esmagamento",
    "esmagou",
    "esmagar",
    "prensou",
    "prensado",
    "prendeu o dedo",
    "prendeu a mão",
    "dedo preso",
    "fechou em cima",
    "fechou no carro",
    "caiu em cima",
    "acidente com portão",
    "segurança do portão automático",
    "borda sensível",
    "não reverte",
    "não inverte quando bate",
    "não volta quando bate",
    "bate e não volta",
    "portão machucou",
    "quase me pegou",
    "portão quase pegou",
  ],
  intent: "question",
  answers: {
    any: [
      "A proteção contra esmagamento no portão automático combina fotocélula, que evita o toque, e reversão por esforço, que recua se o toque acontecer. As duas precisam estar ligadas, reguladas e testadas: uma só não cobre todos os casos.",
      "O portão esmaga quando fecha sem sensor, com força alta demais ou com a folha desequilibrada. Fotocélula, embreagem bem ajustada e reversão funcionando são as defesas, e o teste se faz com uma caixa, nunca com a mão.",
      "Contra esmagamento, o motor precisa parar e recuar ao encontrar resistência, e a fotocélula deve impedir o fechamento com alguém no caminho. Embreagem apertada ao máximo e sensor anulado tiram essa proteção.",
    ],
    price: [
      "O preço para proteger o portão contra esmagamento depende do que falta: só regulagem, par de fotocélulas ou borda sensível. A manutenção preventiva em casa parte de {price.preventive}, sem peças, e inclui o teste de reversão.",
      "Instalar proteção contra esmagamento custa conforme a central e os sensores escolhidos. Mande foto do portão e da etiqueta do motor, e o orçamento dos acessórios, com instalação, sai grátis pelo WhatsApp.",
    ],
    installation: [
      "Na instalação, a proteção contra esmagamento é definida pelo portão: fotocélula em altura adequada, força no mínimo que move a folha, reversão testada e, em locais de muito movimento, borda sensível na aresta.",
      "Instalar contra esmagamento é ligar a fotocélula à central, regular a força e provar o recuo com um objeto. Onde passa muita gente, soma-se um segundo par de sensores ou a borda sensível.",
    ],
    emergency: [
      "Pessoa presa no portão: desligue o disjuntor, ligue 193 e não acione o controle de novo. Não puxe a vítima, não force a folha e siga a orientação do socorro; ninguém entra embaixo de folha erguida.",
      "Se o portão esmagou ou prendeu alguém, corte a energia e chame os bombeiros, 193, ou o SAMU, 192. Não destrave às cegas, porque a folha pode se mover; escore ou solte só com orientação do socorro.",
    ],
    question: [
      "Para o portão não esmagar, ele precisa de fotocélula, que evita o toque, e de reversão por esforço, que recua se o toque acontecer. As duas têm de estar ligadas, reguladas e testadas com uma caixa, nunca com a mão.",
      "O portão automático esmaga quando fecha sem sensor, com força alta ou com a folha desequilibrada. Se já houve acidente, desligue o disjuntor; com ferido, ligue 193 ou 192. Só volte a usar depois de testar fotocélula e reversão.",
    ],
  },
  line: [
    "Fotocélula evita o toque; reversão por esforço limita o estrago se ele acontecer.",
    "Embreagem apertada até o fim tira do portão a proteção contra esmagamento.",
    "A reversão se testa com uma caixa, e nunca com a mão ou o pé.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que impede o portão de esmagar",
        "Fotocélula, reversão e borda sensível",
        "As proteções contra esmagamento",
      ],
      slots: [
        [
          "A fotocélula lança um feixe na passagem, e com ele cortado a central não fecha ou faz a folha recuar.",
          "O primeiro nível é a fotocélula, que percebe gente, animal ou carro antes do contato.",
          "Antes do toque, quem protege é a fotocélula, posta na altura de quem passa.",
        ],
        [
          "Se o toque acontece, a embreagem ou o sensor de esforço faz o motor ceder, parar ou inverter.",
          "No contato, a central lê o esforço e recua, desde que a força esteja bem regulada.",
          "A reversão por esforço é a segunda barreira e depende de ajuste fino.",
        ],
        [
          "A borda sensível, tira de borracha na aresta, para a folha ao ser pressionada e cobre o ponto final.",
          "Em portões de muito movimento, a borda sensível acrescenta proteção onde o feixe não alcança.",
          "Batente e fim de curso certos completam o conjunto, para a folha não forçar no fim do percurso.",
        ],
      ],
      bullets: [
        "Fotocélula na altura certa",
        "Reversão por esforço regulada",
        "Borda sensível em local de muito fluxo",
        "Cabos e molas em bom estado",
        "Fechamento à vista de quem aciona",
      ],
    },
    {
      about: "causes",
      headings: ["Por que um portão esmaga", "Sensor anulado, força alta, cabo ruim", "As falhas por trás do acidente"],
      slots: [
        [
          "Fotocélula com ponte ou desligada é a falha mais perigosa, porque o portão fecha sem ver ninguém.",
          "Quando o sensor é anulado para o portão fechar, a proteção deixa de existir.",
          "Um sensor desligado para contornar um defeito pequeno pode terminar em acidente grave.",
        ],
        [
          "Força no máximo e embreagem apertada fazem a folha empurrar em vez de recuar.",
          "Aumentar a força para vencer um portão pesado troca a proteção por esforço.",
          "Uma folha desequilibrada confunde o sensor de esforço, que já não distingue peso de obstáculo.",
        ],
        [
          "No basculante, cabo rompido ou mola quebrada faz a folha cair por gravidade, sem motor nenhum.",
          "Cabo gasto e contrapeso solto derrubam a folha, e ali nenhum sensor ajuda.",
          "A queda da folha por cabo ou mola é outro tipo de esmagamento, que só a manutenção evita.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Teste de segurança com uma caixa",
        "Como saber se a proteção funciona",
        "Teste da reversão com uma caixa, de longe",
      ],
      slots: [
        [
          "O teste usa caixa de papelão vazia e pessoa a distância, com crianças e animais em outro cômodo.",
          "Nunca use mão, pé ou o próprio corpo: um objeto leve e alto serve para a prova.",
          "Faça o teste com o portão reto e sem barulho estranho; em folha torta, não teste.",
        ],
        [
          "Com a fotocélula em ordem, a folha nem toca na caixa; fora do feixe, ela encosta de leve e recua.",
          "Se a caixa for amassada, a força está alta ou o sensor falhou.",
          "A fotocélula deve impedir o fechamento antes de a folha chegar à caixa.",
        ],
      ],
      steps: [
        "Afaste crianças e animais e fique a distância, com o controle na mão.",
        "Ponha a caixa de papelão na linha da fotocélula e mande fechar: o portão não deve partir, ou deve recuar.",
        "Retire a caixa do feixe e ponha junto ao batente, no caminho da folha.",
        "Mande fechar e observe: a folha deve recuar ao encontrar a caixa.",
        "Se amassar ou empurrar, desligue o disjuntor e peça a regulagem.",
      ],
    },
    {
      about: "safety",
      headings: ["Alguém ficou preso: o que fazer", "Primeiros passos no acidente", "Emergência no portão"],
      slots: [
        [
          "Cortar a energia vem primeiro, para a folha não voltar a andar.",
          "O disjuntor desligado impede um segundo movimento enquanto se pensa no socorro.",
          "Não aperte o controle para abrir, pois a folha pode arrastar em vez de soltar.",
        ],
        [
          "Bombeiros atendem pelo 193 e SAMU pelo 192; eles orientam antes mesmo de chegar.",
          "Ligue 193 ou 192 e descreva a situação, inclusive o tipo de portão.",
          "Não puxe a pessoa presa, porque o movimento pode agravar a lesão.",
        ],
        [
          "No basculante, ninguém entra embaixo da folha para levantar, e o motor não é destravado às cegas.",
          "Uma folha com cabo solto não se ergue na força, e o socorro tem equipamento para escorar.",
          "Em portão de correr {em}, reto no trilho nivelado e com a energia cortada, o destravamento pode aliviar a pressão.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico ajusta contra esmagamento", "Força, sensor e equilíbrio", "A revisão de segurança"],
      slots: [
        [
          "A folha é equilibrada antes da força, porque sensor nenhum lê bem um portão pesado.",
          "Primeiro tira-se o atrito e o desequilíbrio; depois a força vai ao mínimo que move a folha.",
          "Com a folha leve, o motor trabalha com pouca força e recua ao menor toque.",
        ],
        [
          "Fotocélulas são alinhadas, limpas e testadas uma a uma, na altura adequada ao local.",
          "O técnico confere altura, alinhamento e fiação dos sensores e refaz o que estiver improvisado.",
          "Uma ponte deixada na central é retirada, e o sensor volta a mandar no fechamento.",
        ],
        [
          "No fim, o recuo é provado com objeto nos dois sentidos, e você assiste ao teste.",
          "Cabos, molas e batentes entram na vistoria, pois a queda da folha também esmaga.",
          "Em prédios {de} com muita circulação, avalia-se a borda sensível na aresta de fechamento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Todo portão automático tem proteção contra esmagamento?",
      answers: [
        "Não. A maioria das centrais tem reversão por esforço, mas ela pode estar desligada ou com força alta; fotocélula nem sempre foi instalada. Só o teste mostra o que o seu tem.",
        "Nem todos. Muitos têm a função na central, mal regulada, e nenhum sensor na passagem. Peça o teste de reversão na próxima visita.",
      ],
    },
    {
      question: "A fotocélula sozinha basta para evitar esmagamento?",
      answers: [
        "Não basta. Ela vê só a linha do feixe; acima ou abaixo dele, passa. A reversão por esforço completa a proteção, e nenhuma dispensa o olho de quem aciona.",
        "Sozinha, não. O feixe cobre uma altura. Some a reversão por esforço e, em locais de muito fluxo, a borda sensível.",
      ],
    },
    {
      question: "O portão pode esmagar alguém mesmo sem motor?",
      answers: [
        "Pode. No basculante, cabo ou mola que se rompe derruba a folha por gravidade. Por isso o cabo é trocado ao primeiro fio partido, e ninguém fica sob a folha.",
        "Sim: a queda da folha não depende do motor. Cabo gasto, mola cansada e contrapeso solto são os responsáveis.",
      ],
    },
    {
      question: "De quanto em quanto tempo testar a reversão do portão?",
      answers: [
        "Um teste com caixa a cada mês é um bom hábito, além do que o técnico faz na revisão {visits.home} em casas ou {visits.business} em empresas.",
        "Teste mensalmente, com objeto, e sempre depois de qualquer conserto ou mudança de peso da folha. Na revisão, o técnico repete com instrumento.",
      ],
    },
    {
      question: "Quem responde por acidente com portão de condomínio?",
      answers: [
        "Quem responde depende do caso, e só a Justiça define. O síndico tem o dever legal de cuidar das partes comuns, por isso manutenção registrada e sensores testados protegem moradores e administração.",
        "A responsabilidade é apurada caso a caso. Manter revisão documentada e não anular sensores é o que a administração pode fazer de mais importante.",
      ],
    },
  ],
  photo: "uma foto do portão, das fotocélulas e da etiqueta do motor",
  related: ["fotocelula", "embreagem", "criancas", "animais", "regulagem", "cabo-arrebentado"],
  topic: "fotocelulas-e-sensores",
};
