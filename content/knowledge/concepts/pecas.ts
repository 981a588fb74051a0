import type { Concept } from "#domain/knowledge/concept.ts";

export const pecas: Concept = {
  id: "pecas",
  kind: "service",
  label: "Peças de reposição",
  phrase: "as peças de reposição",
  words: [
    "peças",
    "peça de reposição",
    "peças para motor de portão",
    "peças para portão eletrônico",
    "reposição",
    "componentes",
    "acessórios",
    "acessórios para portão",
    "peças originais",
    "peças compatíveis",
    "loja de peças",
  ],
  intent: "buying",
  answers: {
    any: [
      "As peças de motor de portão são vendidas separadamente: placa, capacitor, receptor, fim de curso, engrenagem, cremalheira, cabo e controle. Mande a foto da peça e da etiqueta do motor para confirmar a que serve.",
      "Peças de portão parecem iguais e quase nunca são: mudam passo de dente, tensão, código e encaixe. Mande a foto da etiqueta do motor e da peça gasta: dizemos se há original ou compatível e o preço, com ou sem a troca.",
      "Para peças de reposição, identifique a marca e o modelo do motor na etiqueta. Com a foto dela e da peça gasta, respondemos se há original ou compatível e quanto custa.",
    ],
    price: [
      "O preço das peças depende da marca, do modelo e de ser original ou compatível. Capacitor e fim de curso custam pouco; placa e redutor, mais. Mande a foto da etiqueta e receba o valor sem custo.",
      "Peças não têm tabela única, porque cada motor usa placa, engrenagem e controle próprios. A foto da peça e da etiqueta dá o preço fechado, com a mão de obra separada se quiser a troca.",
    ],
    repair: [
      "Trocar peças sem diagnóstico sai caro: o sintoma engana e a causa continua. O técnico mede capacitor, placa e sensores, mostra a peça que falhou e só então faz a troca, com o circuito desligado.",
      "Muitas peças são trocadas no local, na mesma visita: capacitor, fim de curso, engrenagem, cabo e roldana. A foto da etiqueta enviada antes ajuda o técnico a levar a peça certa.",
    ],
    comparison: [
      "Entre peças originais e compatíveis, o que decide é a ficha técnica. A original segue o projeto do motor; a compatível serve quando medidas, tensão e código são os mesmos e há nota e garantia.",
      "Peças compatíveis podem atender bem em roldana, cabo e capacitor, se o valor técnico for igual. Em placa e receptor, confirme código e modelo, porque a diferença aparece no funcionamento.",
    ],
    question: [
      "Peça de outro motor raramente serve: mudam dente, tensão, código e encaixe. A foto da etiqueta e da peça gasta diz se há original ou compatível, e você pode comprar com ou sem a troca.",
      "Ainda se acha peça para muitos motores antigos, como capacitor, engrenagem e fim de curso; placa e redutor dependem do modelo. Mande a foto da etiqueta para a resposta.",
    ],
  },
  line: [
    "As peças do motor são vendidas separadamente, e a foto da etiqueta indica a certa.",
    "Antes de comprar peças, confirme por medição qual delas falhou.",
    "Original ou compatível, a peça precisa ter a mesma medida, tensão e código.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Peças que mais se trocam", "Peças elétricas e mecânicas do portão", "O que se acha para reposição"],
      slots: [
        [
          "Na parte elétrica estão placa, capacitor, receptor, fim de curso, fotocélula e controle.",
          "Do lado elétrico, capacitor e controle são os mais trocados; a placa vem depois.",
          "Motor que ronca costuma pedir capacitor; portão sem reação, fusível ou placa; controle mudo, receptor ou pilha.",
          "Fim de curso, ímã e fotocélula são as peças de quando o portão para antes, passa do ponto ou volta.",
        ],
        [
          "Na mecânica entram engrenagem, cremalheira, fuso, cabo, roldana, rolamento e dobradiça.",
          "Cabo, roldana, porca do fuso e engrenagem são peças de desgaste e pedem troca de tempos em tempos.",
          "Motor que gira com a folha parada pede engrenagem, porca do fuso ou gomo de cremalheira.",
          "Barulho de ferro pede roldana, rolamento ou dobradiça, trocados aos pares quando são dois.",
        ],
        [
          "Trava, botoeira, sinaleiro e nobreak são acessórios, que se ligam ao motor que você já tem.",
          "Fotocélula, trava elétrica e módulo para abrir pelo celular podem ser acrescentados sem trocar o motor.",
          "A chave de destravamento perdida se repõe pelo modelo do motor, que está na etiqueta.",
        ],
      ],
      bullets: [
        "Placa e receptor",
        "Capacitor e fim de curso",
        "Engrenagem e cremalheira",
        "Cabo de aço e roldanas",
        "Controles e pilhas",
        "Fotocélula, trava e botoeira",
      ],
    },
    {
      about: "check",
      headings: ["Como identificar a peça certa", "Como achar a peça pela etiqueta", "Ache o modelo do seu motor"],
      slots: [
        [
          "A etiqueta na carcaça traz marca, modelo, tensão e potência, e é por ela que se acha a peça.",
          "Marca e modelo do motor bastam, na maioria dos casos, para separar a peça compatível.",
          "O dado que mais importa é o modelo do motor, escrito na etiqueta externa.",
        ],
        [
          "Fotografe de fora, sem abrir a tampa e sem soltar peça alguma.",
          "Não retire a peça para fotografar; uma imagem de longe já ajuda.",
          "Com o disjuntor desligado e a tampa fechada, fotografe só o que está à vista.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Limpe a etiqueta do motor com pano seco e fotografe de perto.",
        "Fotografe o portão inteiro e a peça que estiver à vista.",
        "Para controle, fotografe frente, verso e o número gravado.",
        "Mande as imagens com a descrição do defeito.",
      ],
    },
    {
      about: "choose",
      headings: ["Peça original ou compatível", "Como escolher a peça de reposição", "O que conferir antes de comprar"],
      slots: [
        [
          "A peça original encaixa sem adaptação e é a mais segura em placa e engrenagem.",
          "Em motor com inversor, a placa tem de ser da própria linha; nos comuns, há placa compatível.",
          "Peça de outro motor raramente serve: mudam o passo do dente, a tensão, o encaixe e o código.",
        ],
        [
          "A compatível serve quando medida, tensão e código são iguais aos da original.",
          "Capacitor, roldana, cabo e rolamento compatíveis funcionam bem, se o valor e a medida forem os mesmos.",
          "Placa compatível pede conferência da tensão, do tipo de fim de curso e do código dos controles.",
        ],
        [
          "Em controle e receptor, a frequência e o tipo de código têm de ser iguais aos da central.",
          "Cremalheira e engrenagem devem ter o mesmo passo de dente, senão uma gasta a outra.",
          "No capacitor, os microfarads são os do fabricante, e a tensão nunca é menor que a original.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o preço da peça",
        "O que entra no valor da peça e da troca",
        "O que muda o preço da reposição",
      ],
      slots: [
        [
          "Capacitor, fim de curso e roldana estão entre as peças mais baratas; placa, redutor e fuso, entre as mais caras.",
          "O preço muda com a marca e o modelo do motor e com a peça ser original ou compatível.",
          "A placa de motor com inversor custa mais que a de motor comum, e não tem compatível de outra linha.",
        ],
        [
          "Com a troca, soma-se a mão de obra; a visita só de ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
          "Se várias peças falharam, compare com a troca do motor, que em residência fica de {price.homeSwap}, com mão de obra.",
          "Você pode levar só a peça ou a peça já trocada, e o orçamento traz os dois valores.",
        ],
        [
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Pela lei, são 90 dias para reclamar de peça nova com defeito, contados da entrega; se o defeito é oculto, contam de quando ele aparece.",
          "A foto da etiqueta e da peça gasta basta para o preço, sem visita.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca da peça", "Peça com troca no local", "Da foto à peça trocada"],
      slots: [
        [
          "O técnico confirma com medição que a peça falhou antes de trocar, porque o sintoma engana.",
          "Pela foto da etiqueta, o técnico já leva a peça do seu modelo, e a medição no local confirma o defeito.",
          "Com o disjuntor desligado, a peça antiga sai, a nova entra e a causa do desgaste é procurada junto.",
        ],
        [
          "Capacitor, fim de curso, fotocélula e controle costumam ser trocados em menos de {trade.smallRepair}.",
          "Placa trocada pede percurso, força e controles gravados de novo, o que é feito na mesma visita.",
          "Cabo, mola e contrapeso só são trocados com a folha apoiada e ninguém por perto.",
        ],
        [
          "No fim, o portão é testado com cada controle, e a peça antiga fica com você, se quiser.",
          "A força e a parada são reguladas depois da troca, para a peça nova não trabalhar forçada.",
          "A nota diz qual peça entrou, o que ajuda na próxima reposição.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "O que você pode trocar sozinho",
        "Peças que ficam com o técnico",
        "O que dá para trocar com segurança",
      ],
      slots: [
        [
          "A pilha do controle você troca, e a lente da fotocélula você limpa, sem risco.",
          "Trocar a pilha e limpar as lentes são tarefas seguras para o morador.",
          "A pilha do controle é a única peça que dispensa técnico em quase todo portão.",
        ],
        [
          "O capacitor guarda carga com a energia desligada, e a placa recebe a tensão da rede; os dois são do técnico.",
          "Peça elétrica dentro do motor não se troca em casa, porque há risco de choque mesmo com o disjuntor desligado.",
          "Placa, capacitor e fiação pedem quem saiba cortar a energia, medir e descarregar o circuito.",
        ],
        [
          "Cabo, mola e contrapeso sustentam a folha, e soltá-los sem apoio pode derrubar o portão.",
          "Nenhum cabo ou mola deve ser solto pelo morador, por menor que pareça o portão.",
          "Peças que seguram peso só saem com a folha escorada, trabalho de técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Como sei qual peça serve no meu motor?",
      answers: [
        "Dá para saber pela etiqueta do motor, que traz marca, modelo e tensão. Mande a foto dela e da peça gasta, e confirmamos original ou compatível.",
        "O modelo na etiqueta decide. Aparência igual não basta, porque mudam tensão, dente, encaixe e código.",
      ],
    },
    {
      question: "Peça compatível estraga o motor?",
      answers: [
        "Não, se os valores técnicos forem os mesmos e a procedência for boa. Capacitor errado, dente diferente ou placa de outro modelo causam dano.",
        "Só quando é diferente da especificada. Confira medida, tensão e código e peça nota e garantia.",
      ],
    },
    {
      question: "Vocês têm peça para motor antigo?",
      answers: [
        "Depende da marca e do modelo. Muitos antigos ainda têm placa universal, engrenagem e capacitor; mande a foto da etiqueta para verificar.",
        "Para vários modelos, sim. Quando a peça saiu de linha, avaliamos central universal ou a troca do motor.",
      ],
    },
    {
      question: "Posso comprar a peça do motor e chamar alguém para instalar?",
      answers: [
        "Pode, mas confirme antes o diagnóstico, porque o sintoma engana. Peça errada costuma ficar sem troca depois de instalada.",
        "Sim, com cuidado: meça antes de comprar. Se preferir, o técnico leva a peça e confirma o defeito na visita.",
      ],
    },
    {
      question: "Placa universal funciona em qualquer portão?",
      answers: [
        "Em muitos motores de corrente alternada, sim, com ajuste de fim de curso e de tempo. Motores com inversor exigem a central própria.",
        "Não em todos. Ela atende vários motores comuns, mas modelos com inversor ou de corrente contínua pedem placa específica.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e outra da peça que precisa ser trocada",
  related: ["placa", "capacitor", "controle", "cremalheira", "conserto", "loja"],
};
