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
      "Peças de portão parecem iguais e quase nunca são: mudam passo de dente, tensão, código e encaixe. A foto da etiqueta do motor é o caminho mais curto para achar a certa.",
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
      headings: ["Peças que mais se trocam", "Peças de portão com reposição", "Peças elétricas e mecânicas do portão"],
      slots: [
        [
          "Na parte elétrica estão placa, capacitor, receptor, fim de curso, fotocélula e controle.",
          "Placa, capacitor, sensores e controles formam o grupo das peças elétricas.",
          "Do lado elétrico, capacitor e controle são os mais trocados; a placa vem depois.",
        ],
        [
          "Na mecânica entram engrenagem, cremalheira, fuso, cabo, roldana, rolamento e dobradiça.",
          "Engrenagem, cremalheira, cabo e roldana se gastam com o uso e têm reposição avulsa.",
          "Cabo, roldana, porca do fuso e engrenagem são peças de desgaste e pedem troca de tempos em tempos.",
        ],
        [
          "Trava, botoeira, sinaleira e nobreak são acessórios, que se somam ao motor existente.",
          "Acessórios como fotocélula, trava elétrica e módulo de celular podem ser acrescentados depois.",
          "Quem quer melhorar o portão pode somar fotocélula, trava ou nobreak sem trocar o motor.",
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
          "A peça original segue o projeto do fabricante e elimina dúvida de encaixe.",
          "Original é a escolha sem dúvida de encaixe, sobretudo em placa e engrenagem.",
          "Quando há original disponível, o encaixe e o código já estão garantidos pelo projeto.",
        ],
        [
          "A compatível atende quando medida, tensão e código são iguais, com nota e garantia.",
          "Compatível de boa procedência serve em muitas peças mecânicas e em capacitores de mesma capacitância.",
          "Peça compatível precisa repetir os valores técnicos, e não só a aparência.",
        ],
        [
          "Em controle e receptor, confira a frequência e o tipo de código antes de pagar.",
          "Cremalheira e engrenagem devem ter o mesmo passo de dente, senão uma gasta a outra.",
          "No capacitor, os microfarads são os do fabricante, e a tensão nunca é menor que a original.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custam as peças", "Preço da peça e da troca", "O que muda no valor da reposição"],
      slots: [
        [
          "O valor muda com a marca, o modelo e o tipo de peça, do capacitor à placa.",
          "Capacitor, sensor e roldana custam pouco perto de placa, redutor e fuso.",
          "Cada fabricante tem peças próprias, e por isso o preço só é certo com o modelo em mãos.",
        ],
        [
          "Com a foto da etiqueta, o preço da peça é informado pelo WhatsApp, sem custo.",
          "Mande a imagem da etiqueta e da peça, e o valor volta fechado, com a troca em separado.",
          "O orçamento é grátis e separa a peça da mão de obra.",
        ],
        [
          "Se várias peças falharam, compare com a troca do motor, que em casa fica de {price.homeSwap}.",
          "Quando a soma das peças cresce, vale olhar a troca residencial, de {price.homeSwap}.",
          "Muitas peças de uma vez em motor antigo podem custar perto da troca, que vai de {price.homeSwap} em residência.",
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
          "Pilha do controle e limpeza da fotocélula estão ao alcance de qualquer pessoa.",
          "Trocar a pilha e limpar as lentes são tarefas seguras para o morador.",
          "A pilha do controle é a única peça que dispensa técnico em quase todo portão.",
        ],
        [
          "Capacitor guarda carga com a energia desligada, e placa envolve 220 V; ambos são do técnico.",
          "Peça elétrica dentro do motor não se troca em casa, porque há risco de choque mesmo com o disjuntor desligado.",
          "Placa, capacitor e fiação exigem quem saiba cortar, medir e descarregar o circuito.",
        ],
        [
          "Cabo, mola e contrapeso sustentam a folha, e soltá-los sem escora pode derrubar o portão.",
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
