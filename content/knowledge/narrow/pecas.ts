import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pecas: NarrowConcept[] = [
  {
    id: "pecas-onde-comprar",
    broader: "pecas",
    label: "Peças de portão: onde comprar",
    phrase: "a compra de peças de motor de portão",
    asks: [
      "peças onde comprar",
      "onde comprar peça",
      "peça reposição",
      "comprar peças portão",
      "comprar peça motor",
      "loja peças motor",
      "loja peças portão",
      "onde achar peça",
      "onde vende peça",
      "onde vende peça motor",
      "quem vende peça motor",
      "vende peça portão",
      "peça motor antigo",
      "peças perto mim",
      "loja peças perto mim",
      "loja peças portão perto",
      "peças portão perto mim",
    ],
    intent: "buying",
    answers: {
      any: [
        "Peças de motor de portão se compram em loja de automação ou com o técnico, sempre pelo modelo da etiqueta. Mande a foto da etiqueta e da peça: confirmamos se temos a peça, quanto custa e quanto fica com a troca.",
        "Compre peça de portão com quem confere o modelo, em loja de automação ou conosco: fotografe a etiqueta do motor e a peça dos dois lados, porque dente, tensão e encaixe mudam de um para outro. Com isso indicamos a peça certa, original ou compatível, e o valor.",
        "Vendemos peças de motor e de portão eletrônico {em}, com ou sem a troca: placa, capacitor, engrenagem, controle, cremalheira e roldana. Mande a foto da etiqueta e da peça pelo WhatsApp, e dizemos antes da compra qual serve, se está disponível e quanto custa.",
        "Onde comprar peça para motor de portão: com quem confere o modelo antes. Peça trocada errada não se devolve depois de montada. Vendemos e instalamos; mande etiqueta, foto da peça e o defeito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como identificar a peça certa antes de comprar",
          "Foto, etiqueta e medida",
          "Para não comprar errado",
        ],
        slots: [
          [
            "A etiqueta da carcaça diz marca, modelo e tensão, e é o começo de tudo.",
            "Sem a etiqueta, a busca vira adivinhação.",
            "Modelo e tensão decidem a peça.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe a etiqueta de perto.",
          "Se a peça já está na mão, fotografe-a dos dois lados, com uma régua ao lado; se ainda está no motor, não abra a tampa: basta a etiqueta.",
          "Anote o que aparece gravado nela.",
          "Diga o defeito e quando começou.",
          "Mande tudo e espere a confirmação antes de comprar.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Original ou compatível, nova ou usada",
          "Peça original ou compatível: qual compensa",
          "Que tipo de peça escolher",
        ],
        slots: [
          [
            "Roldana, cabo e capacitor compatíveis servem bem quando a medida é a mesma.",
            "Em peça mecânica simples, a compatível de boa origem atende.",
            "Medida e valor técnico iguais bastam em peça de desgaste.",
          ],
          [
            "Placa, receptor e engrenagem pedem modelo exato, original ou equivalente declarado.",
            "Eletrônica e dente de engrenagem não aceitam parecido.",
            "A placa de outro modelo pode queimar o motor.",
          ],
          [
            "Peça usada não tem histórico; em placa e capacitor, não vale a economia.",
            "Capacitor e placa usados saem caros depois.",
            "Prefira nova com nota e garantia.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Vocês vendem peça de portão sem instalar?",
        answers: [
          "Sim: controle, capacitor, cremalheira e roldana, entre outras. Cabo, mola e contrapeso só vão com a instalação, por segurança.",
          "Muitas, sim. As que seguram a folha, como cabo e mola, vão com o técnico, que faz a troca.",
        ],
      },
      {
        question: "Vocês entregam peça de portão em casa?",
        answers: [
          "A entrega é combinada pelo WhatsApp, conforme a peça e o bairro, com o prazo dito junto com o valor.",
          "Combine pelo WhatsApp. Peça pequena pode ir com o técnico na visita.",
        ],
      },
      {
        question: "Posso trocar a peça do portão sozinho?",
        answers: [
          "Pilha e controle, sim. Placa, capacitor, cabo, mola e contrapeso, não: há tensão e carga.",
          "Só o simples. Peça elétrica interna e peça sob carga ficam com o técnico.",
        ],
      },
      {
        question: "Comprei errado. Dá para trocar?",
        answers: [
          "Compra pela internet pode ser devolvida em até 7 dias do recebimento. Em loja, depende da política; guarde a nota e não monte.",
          "Pergunte antes de montar. Peça instalada raramente é aceita de volta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados, com uma régua ao lado",
  },
  {
    id: "pecas-da-marca",
    broader: "pecas",
    label: "Peças para motor de uma marca",
    phrase: "as peças do motor da sua marca",
    asks: [
      "motor ipec quebrou peça",
      ...["rossi dz3", "rossi dz4", "garen kdz fit", "garen kdz speed"].flatMap((model) => [
        `peças ${model}`,
        `peças motor ${model}`,
        `peças reposição motor ${model}`,
      ]),
      "peças [marca]",
      "peças [marca] [modelo]",
      "peças reposição [marca]",
      "comprar peças [marca]",
      "onde comprar peças [marca]",
      "loja peças [marca]",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças de motor [marca] {em}, originais ou compatíveis: placa, capacitor, engrenagem, fim de curso e controle, com ou sem a troca no local. O modelo da etiqueta decide qual serve: mande a foto dela e da peça gasta, e o preço vem na resposta, sem custo.",
        "Peças para motor [marca] {em} você compra conosco pelo WhatsApp, só a peça ou com a troca: placa, engrenagem, capacitor, fim de curso e controle. A foto da etiqueta e da peça gasta diz qual serve, se há original ou compatível e quanto custa.",
        "Vendemos peças de motor [marca], originais ou compatíveis: placa, capacitor, engrenagem, fim de curso e controle, com ou sem a troca. O modelo da etiqueta decide qual serve: mande a foto dela e da peça gasta, e o preço vem na resposta, sem custo.",
        "Peças de motor [marca] têm reposição conosco, só a peça ou com a troca: placa, engrenagem, capacitor, fim de curso e controle. Nomes parecidos usam peças diferentes, e por isso a foto da etiqueta e da peça gasta diz qual serve e quanto custa.",
      ],
      price: [
        "O preço da peça [marca] depende do modelo do motor e de ser original ou compatível: capacitor e fim de curso custam pouco; placa e redutor, mais. Com a foto da etiqueta e da peça, o orçamento é grátis pelo WhatsApp.",
        "Quanto custa a peça [marca] se sabe pela etiqueta: a mesma marca tem placas e engrenagens de preços bem diferentes. Mande a foto e receba o valor da peça e, se quiser, o da troca, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar a peça [marca] certa", "Da etiqueta à peça", "O que fotografar antes de pedir"],
        slots: [
          [
            "Duas versões do mesmo motor podem usar peças que não se encaixam.",
            "Nome comercial igual não garante peça igual; o código da etiqueta, sim.",
            "A central pode já ter sido trocada por outra marca, e por isso a foto vale mais que o nome.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Limpe a etiqueta do motor com pano seco e fotografe modelo e tensão.",
          "Fotografe o motor inteiro e a peça que estiver à vista, sem abrir a tampa.",
          "Para controle, fotografe frente e verso.",
          "Conte o que o portão faz de errado: às vezes a peça suspeita está boa.",
        ],
      },
      {
        about: "choose",
        headings: ["Peça [marca]: original ou compatível", "Quando a peça compatível serve", "Qual peça escolher"],
        slots: [
          [
            "Capacitor, roldana, cabo e rolamento se escolhem pela medida e servem de qualquer fabricante que a cumpra.",
            "Nas peças de medida comum, como capacitor e rolamento, a marca do motor não obriga.",
            "O que tem medida padrão, como cabo e capacitor, aceita compatível sem perda.",
          ],
          [
            "Placa, receptor e controle pedem mais cuidado: código, frequência e tipo de motor têm de combinar.",
            "Na parte eletrônica, confirme código e frequência antes de pagar.",
            "Central e controle só conversam se usam o mesmo tipo de código.",
          ],
          [
            "Engrenagem, coroa e porca do fuso seguem o desenho do modelo, e ali a original evita erro de dente.",
            "Peça com dente ou rosca precisa ser do modelo exato.",
            "Em engrenagem e fuso, dente parecido não serve.",
          ],
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "Vocês são autorizados [marca]?",
        answers: [
          "O atendimento é independente: trabalhamos com peças e motores das marcas comuns, sem vínculo com o fabricante.",
          "Não falamos pela fábrica. Fazemos venda e serviço independentes; a garantia de fábrica se pede à marca.",
        ],
      },
      {
        question: "Posso comprar só a peça do motor, sem a troca?",
        answers: [
          "Pode. O valor da peça vem separado do da mão de obra, e você escolhe.",
          "Sim, mas capacitor, placa, cabo e mola devem ser postos pelo técnico, por segurança.",
        ],
      },
      {
        question: "Meu motor saiu de linha. Ainda há peça?",
        answers: [
          "Muitas vezes, sim: capacitor, rolamento e fim de curso têm medida comum. Placa e coroa dependem do modelo.",
          "Depende da peça. Pela foto dizemos se há compatível ou se compensa trocar o motor.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça que falhou, sem abrir a tampa",
  },
  {
    id: "acessorios-para-portao",
    broader: "pecas",
    label: "Acessórios para portão eletrônico",
    phrase: "os acessórios do portão eletrônico",
    asks: [
      "acessórios portão",
      "acessórios portão eletrônico",
      "acessórios portão automático",
      "acessórios motor portão",
      "acessório portão",
      "loja acessórios portão",
      "loja acessórios portão eletrônico",
      "acessórios portão garagem",
      "comprar acessórios portão",
      "acessórios portão basculante",
      "acessórios portão deslizante",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e instalamos acessórios para portão eletrônico {em}: controle, botoeira, fotocélula, trava elétrica, sinaleiro, módulo Wi-Fi, antena e nobreak. Mande a foto da etiqueta do motor e diga o que quer acrescentar: respondemos se a sua placa aceita e quanto custa, com ou sem instalação.",
        "Acessório para portão eletrônico você compra conosco {em}, só o aparelho ou já instalado: fotocélula, trava, sinaleiro, botão de parede, controle extra, Wi-Fi e nobreak. A foto da etiqueta do motor diz o que se liga à sua placa, e o valor vem sem custo.",
        "Vendemos acessórios de portão eletrônico, como controle extra, botão de parede, fotocélula, trava elétrica, sinaleiro, módulo Wi-Fi e nobreak, com ou sem instalação. A foto da etiqueta do motor mostra o que a sua placa aceita, e o orçamento é grátis.",
      ],
      price: [
        "O preço do acessório depende do aparelho e do cabo até ele: botão e controle custam menos; nobreak e trava, mais. A visita para instalar, em casa, parte de {price.preventive}, sem peças; a foto da etiqueta do motor dá o total, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para que serve cada acessório", "Qual acessório resolve o quê"],
        slots: [["Escolha pelo problema que quer resolver.", "Cada um serve a uma situação diferente."]],
        bullets: [
          "Fotocélula: impede o portão de fechar sobre pessoa ou carro",
          "Trava elétrica: segura a folha contra arrombamento",
          "Sinaleiro: avisa quem passa na calçada",
          "Botão de parede: abre por dentro, sem controle",
          "Módulo Wi-Fi: abre pelo celular",
          "Nobreak: mantém o portão andando na falta de luz",
          "Antena: aumenta o alcance do controle",
        ],
      },
      {
        about: "check",
        headings: ["O que a sua placa aceita", "Antes de comprar o acessório"],
        slots: [
          [
            "Quase toda placa aceita botão, fotocélula e controle extra; trava e luz podem pedir um módulo à parte.",
            "Botão e fotocélula entram em quase toda placa; trava e sinaleiro dependem da saída que ela tem.",
          ],
          [
            "Confira a tensão de alimentação do aparelho e a distância até o motor, que define o cabo.",
            "Veja a tensão do aparelho e meça em passos a distância até o motor.",
          ],
          [
            "Controle precisa da mesma frequência e do mesmo código; a foto do atual, frente e verso, resolve.",
            "Para controle extra, mande a foto do que funciona, dos dois lados.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é instalado", "A instalação, na mesma visita"],
        slots: [
          [
            "Com o disjuntor desligado, o acessório é ligado à placa e testado com o portão à vista.",
            "A ligação na placa é do técnico, com a energia cortada; no fim, você vê o teste.",
          ],
          [
            "Vários acessórios postos juntos pagam uma visita só, que em casa parte de {price.preventive}, sem peças.",
            "Junte os acessórios num pedido: a visita, a partir de {price.preventive} em casa, é uma só.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual acessório é mais importante?",
        answers: [
          "A fotocélula, porque evita que a folha feche sobre alguém. Depois vêm trava e botão de parede.",
          "Fotocélula primeiro: é segurança. Trava elétrica vem em seguida.",
        ],
      },
      {
        question: "Posso instalar o acessório sozinho?",
        answers: [
          "Controle em receptor externo, sim. O que se liga à placa fica com o técnico, porque ali há tensão da rede.",
          "Só o que não abre o motor. Fotocélula, trava e sinaleiro ligam-se à placa, e isso é do técnico.",
        ],
      },
      {
        question: "Acessório de outra marca serve no meu motor?",
        answers: [
          "Botão, fotocélula, sinaleiro e nobreak, em geral, sim; controle e módulo da marca dependem da placa.",
          "Quase sempre, se a tensão e o tipo de ligação combinarem. A foto da etiqueta confirma.",
        ],
      },
      {
        question: "Vocês entregam sem instalar?",
        answers: [
          "Sim: o valor do aparelho vem separado do da instalação, e você escolhe.",
          "Pode levar só o aparelho; combine pelo WhatsApp.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do lugar em que o acessório vai ficar",
  },
  {
    id: "pecas-a-pronta-entrega",
    broader: "pecas",
    label: "Peças à pronta entrega",
    phrase: "as peças à pronta entrega",
    asks: [
      "peças pronta entrega",
      "peças portão pronta entrega",
      "peça pronta entrega",
      "peças motor pronta entrega",
      "peças motor portão pronta entrega",
      "peças estoque portão",
      "peças motor portão urgente",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças de motor {em}, e dizemos na hora se a sua está à pronta entrega: mande a foto da etiqueta e da peça. Capacitor, controle, fim de curso, roldana e cremalheira são as mais comuns; placa e engrenagem de modelo antigo podem precisar de encomenda, com o prazo dito antes.",
        "Peça à pronta entrega depende do modelo: as de uso comum, como capacitor, controle e cremalheira, costumam ter saída rápida {em}; placa e engrenagem seguem a etiqueta do motor. Pela foto dela respondemos se há, quanto custa e quando chega, com ou sem a troca.",
        "Para saber se a peça está à pronta entrega, mande a foto da etiqueta do motor e da peça gasta: respondemos com disponibilidade, preço e prazo, só da peça ou com a troca. Capacitor, controle, roldana e fim de curso são os mais fáceis; placa antiga pode ser por encomenda.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fotografar para sair no mesmo dia", "A foto que evita peça errada"],
        slots: [["Uma foto boa poupa uma viagem.", "Com estas fotos a resposta vem completa."]],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe de perto a etiqueta do motor: marca, modelo e tensão.",
          "Se a peça está fora do motor, fotografe os dois lados com uma régua; se está dentro, não abra a tampa.",
          "Para controle, fotografe frente e verso.",
          "Diga o que o portão faz de errado e o bairro.",
        ],
      },
      {
        about: "what",
        headings: ["O que é comum e o que pode demorar", "Peça rápida e peça de encomenda"],
        slots: [
          [
            "Capacitor, fim de curso, controle, roldana, cabo e cremalheira têm medida padrão e servem em muitos modelos.",
            "As de medida comum, como capacitor, roldana e cremalheira, são as mais rápidas.",
          ],
          [
            "Placa, engrenagem e fuso seguem o modelo exato; em motor fora de linha, há compatível para vários deles.",
            "Peça com dente ou circuito é do modelo certo; para motor antigo, dizemos se há compatível.",
          ],
          [
            "Cabo, mola e contrapeso só vão com a troca feita pelo técnico, por segurança.",
            "As peças que seguram a folha, como cabo e mola, são trocadas pelo técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço da peça e da troca", "O que se paga"],
        slots: [
          [
            "O valor da peça vem separado do da mão de obra, e os dois são ditos antes.",
            "Peça e troca são dois valores, informados antes da visita.",
          ],
          [
            "A visita só de ajuste, em casa, parte de {price.preventive}, sem peças; se várias peças falharam, compare com o motor trocado, de {price.homeSwap}.",
            "Quando a soma das peças se aproxima do motor trocado em casa, de {price.homeSwap}, a troca compensa mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se não houver na hora, quanto demora?",
        answers: [
          "O prazo depende da peça e vem junto com o preço, antes de você decidir.",
          "Dizemos o prazo na resposta. Se houver compatível disponível, ela é oferecida ao lado.",
        ],
      },
      {
        question: "Vocês entregam a peça em casa?",
        answers: [
          "A entrega é combinada pelo WhatsApp, conforme a peça e o bairro; pequena, pode ir com o técnico.",
          "Sim, sob combinação; muitas peças vão com o técnico que faz a troca.",
        ],
      },
      {
        question: "A peça é original?",
        answers: [
          "Há original e compatível para muitos modelos; a resposta diz qual é e o preço de cada uma.",
          "Conforme o modelo. O orçamento diz se é original ou compatível.",
        ],
      },
      {
        question: "Comprei a peça errada. Trocam?",
        answers: [
          "Pergunte antes de montar: peça instalada raramente é aceita de volta.",
          "Sem uso e com a embalagem, vale perguntar. Montada, em geral não.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados",
  },
  {
    id: "pecas-da-marca-a-pronta-entrega",
    broader: "pecas",
    label: "Peças da marca à pronta entrega",
    phrase: "as peças da sua marca à pronta entrega",
    asks: [
      "peças [marca] pronta entrega",
      "peça [marca] pronta entrega",
      "peças motor [marca] pronta entrega",
      "peças portão [marca] pronta entrega",
      "peças [marca] estoque",
      "peças motor [marca] estoque",
      "peças [marca] hoje",
      "peças [marca] urgente",
      "peça [marca] urgente",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos peças de motor [marca] {em}, e dizemos na hora se a sua está à pronta entrega: mande a foto da etiqueta e da peça. Capacitor, controle, fim de curso, roldana e cremalheira são as mais comuns; placa e engrenagem de modelo antigo podem precisar de encomenda, com o prazo dito antes.",
        "Peça [marca] à pronta entrega depende do modelo: as de uso comum, como capacitor, controle e cremalheira, costumam ter saída rápida {em}; placa e engrenagem seguem a etiqueta do motor. Pela foto dela respondemos se há, quanto custa e quando chega, com ou sem a troca.",
        "Para saber se a peça [marca] está à pronta entrega, mande a foto da etiqueta do motor e da peça gasta: respondemos com disponibilidade, preço e prazo, só da peça ou com a troca. Capacitor, controle, roldana e fim de curso são os mais fáceis; placa antiga pode ser por encomenda.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fotografar para sair no mesmo dia", "A foto que evita peça errada"],
        slots: [["Uma foto boa poupa uma viagem.", "Com estas fotos a resposta vem completa."]],
        steps: [
          "Desligue o disjuntor do portão.",
          "Fotografe de perto a etiqueta do motor: marca, modelo e tensão.",
          "Se a peça está fora do motor, fotografe os dois lados com uma régua; se está dentro, não abra a tampa.",
          "Para controle, fotografe frente e verso.",
          "Diga o que o portão faz de errado e o bairro.",
        ],
      },
      {
        about: "what",
        headings: ["O que é comum e o que pode demorar", "Peça rápida e peça de encomenda"],
        slots: [
          [
            "Capacitor, fim de curso, controle, roldana, cabo e cremalheira têm medida padrão e servem em muitos modelos.",
            "As de medida comum, como capacitor, roldana e cremalheira, são as mais rápidas.",
          ],
          [
            "Placa, engrenagem e fuso seguem o modelo exato; em motor fora de linha, há compatível para vários deles.",
            "Peça com dente ou circuito é do modelo certo; para motor antigo, dizemos se há compatível.",
          ],
          [
            "Cabo, mola e contrapeso só vão com a troca feita pelo técnico, por segurança.",
            "As peças que seguram a folha, como cabo e mola, são trocadas pelo técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço da peça e da troca", "O que se paga"],
        slots: [
          [
            "O valor da peça vem separado do da mão de obra, e os dois são ditos antes.",
            "Peça e troca são dois valores, informados antes da visita.",
          ],
          [
            "A visita só de ajuste, em casa, parte de {price.preventive}, sem peças; se várias peças falharam, compare com o motor trocado, de {price.homeSwap}.",
            "Quando a soma das peças se aproxima do motor trocado em casa, de {price.homeSwap}, a troca compensa mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se não houver na hora, quanto demora?",
        answers: [
          "O prazo depende da peça e vem junto com o preço, antes de você decidir.",
          "Dizemos o prazo na resposta. Se houver compatível disponível, ela é oferecida ao lado.",
        ],
      },
      {
        question: "Vocês entregam a peça em casa?",
        answers: [
          "A entrega é combinada pelo WhatsApp, conforme a peça e o bairro; pequena, pode ir com o técnico.",
          "Sim, sob combinação; muitas peças vão com o técnico que faz a troca.",
        ],
      },
      {
        question: "A peça é original?",
        answers: [
          "Há original e compatível para muitos modelos; a resposta diz qual é e o preço de cada uma.",
          "Conforme o modelo. O orçamento diz se é original ou compatível.",
        ],
      },
      {
        question: "Comprei a peça errada. Trocam?",
        answers: [
          "Pergunte antes de montar: peça instalada raramente é aceita de volta.",
          "Sem uso e com a embalagem, vale perguntar. Montada, em geral não.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da peça, dos dois lados",
  },
];
