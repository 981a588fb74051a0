import type { NarrowConcept } from "#domain/knowledge/concept.ts";

/** What buyers ask before they pay: where, how, and whether the make or the kind of motor is the right one. */
export const compraDuvidas: NarrowConcept[] = [
  {
    id: "motor-inverter-preco",
    broader: "modelos",
    label: "Motor de portão inverter",
    phrase: "o motor de portão inverter",
    asks: [
      "motor inversor frequência preço",
      "motor com inversor frequência preço",
      "portão inversor preço",
      "motor inversor deslizante preço",
      "motor inversor basculante preço",
      "motor inverter",
      "motor inverter preço",
      "motor inverter portão",
      "motor portão inverter preço",
      "motor portão inverter vale pena",
      "motor inverter qual melhor",
      "motor inverter bom",
      "motor inverter ou comum",
      "portão inverter preço",
      "portão eletrônico inverter",
      "portão automático inverter",
      "deslizante inverter",
      "basculante inverter",
      "tecnologia inverter",
      "motor inversor preço",
      "motor com inversor preço",
      "motor inversor quanto custa instalado",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor deslizante com inversor é orçado por foto e peso da folha, e fica na parte de cima da troca em casa, de {price.homeSwap} com mão de obra; em portão pesado ou de prédio, de {price.heavySwap}. Cremalheira por metro e base novas somam, se faltarem; o orçamento é grátis.",
        "O motor inverter de portão é o que tem inversor: parte devagar, corre no meio e freia antes do batente. No basculante de até {width.quarterHp}, o JetFlex custa {price.jetflex} instalado e abre em {opening.jetflex}; no de correr e no de abrir, o valor sai por foto e peso da folha.",
        "Motor de portão inverter, ou com inversor de frequência, custa mais que o comum e abre mais rápido e sem tranco. Nossa referência é o JetFlex para basculante, {price.jetflex} instalado, contra {price.padrao} do Padrão; para portão de correr, o orçamento é por peso e medida.",
      ],
      question: [
        "Vale a pena pagar pelo motor inverter quando o portão abre muitas vezes, a folha é longa ou a espera na rua preocupa: ele abre mais rápido e sem tranco. No basculante, o JetFlex custa {price.jetflex} instalado; em casa calma, o comum, de {price.padrao}, atende.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto custa o inverter em cada portão", "O que muda no preço do motor inverter"],
        slots: [
          [
            "No basculante de casa, o preço é fechado: {price.jetflex} com entrega e instalação, central e controles.",
            "Para basculante de até {width.quarterHp}, o JetFlex tem preço de tabela, {price.jetflex} já instalado.",
          ],
          [
            "No portão de correr, somam-se o motor para o peso da folha, a cremalheira por metro e a base.",
            "Em portão de correr, o valor segue os quilos da folha, os metros de cremalheira e a base que existe.",
          ],
          [
            "No de abrir, são um ou dois motores, conforme as folhas, e o conjunto é orçado por foto.",
            "Portão de abrir leva um motor por folha, e por isso o par pesa mais no preço.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o inverter compensa", "Inverter ou comum: como decidir"],
        slots: [
          [
            "Compensa em rua movimentada, em garagem de prédio e em folha comprida, que sofre com o tranco.",
            "Quem chega à noite e espera na rua ganha tempo; quem tem folha longa ganha menos desgaste.",
          ],
          [
            "Não compensa em folha torta ou desequilibrada: acerte a mecânica antes, ou a velocidade aumenta a folga.",
            "Com folha torta, trilho gasto ou contrapeso errado, o dinheiro rende mais no conserto da mecânica.",
          ],
          [
            "A central é própria do inversor e custa mais que a comum se queimar; ponha protetor de surto e aterramento.",
            "Se a placa queimar, só serve a do modelo; por isso o protetor de surto faz parte da compra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Inverter e inversor são a mesma coisa?",
        answers: [
          "São: inverter é o nome de venda, e inversor é a eletrônica que varia a velocidade do motor.",
          "Sim. Nos anúncios aparece inverter; na ficha técnica, inversor de frequência.",
        ],
      },
      {
        question: "Motor inverter gasta menos luz?",
        answers: [
          "Muda pouco na conta de casa, porque o portão trabalha segundos por dia. O ganho é de rapidez e suavidade.",
          "Quase nada: o motor funciona poucos minutos por dia. O motivo para comprar é o movimento, e não a economia.",
        ],
      },
      {
        question: "Dá para pôr inversor no motor que já tenho?",
        answers: [
          "Em geral não compensa, porque motor e central precisam ser compatíveis; o caminho é um modelo que já vem com ele.",
          "Só em alguns modelos, com central da mesma linha. Nos outros, troca-se o conjunto.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e quantas vezes ele abre por dia",
  },
  {
    id: "comprar-em-marketplace",
    broader: "kit",
    label: "Comprar motor no Mercado Livre",
    phrase: "a compra do motor no Mercado Livre",
    asks: [
      "mercado livre confiável",
      "mercado livre seguro",
      "mercado livre bom",
      "mercado livre vale pena",
      "mercado livre compensa",
      "mercado livre motor basculante",
      "mercado livre motor deslizante",
      "comprar motor mercado livre",
      "comprar mercado livre",
      "motor portão mercado livre",
      "motor mercado livre ou loja",
      "motor internet ou loja",
      "motor site ou loja",
      "motor online ou loja",
      "preço motor mercado livre ou loja",
      "preço motor instalado mercado livre",
      "comprar motor internet ou loja",
      "comprar motor internet instalar",
      "motor shopee",
      "motor shopee confiável",
      "motor amazon",
      "motor magalu",
      "motor magazine luiza",
      "motor leroy merlin",
      "motor leroy",
      "kit motor leroy",
      "comprar motor marketplace",
      "motor portão shopee",
      "comprar máquina shopee instalação",
    ],
    intent: "question",
    answers: {
      any: [
        "É confiável comprar motor de portão em site de venda, como o Mercado Livre, se o vendedor dá nota fiscal, o modelo é o certo para a sua folha e alguém instala. O anúncio vende só a caixa: some a instalação avulsa, a partir de {price.installation}, antes de comparar.",
        "Pela internet ou na loja, o motor pode ser o mesmo: a internet compensa para quem já tem instalador e sabe o modelo; a loja, na primeira instalação, porque confere o portão e responde por tudo. Some ao preço do site a instalação avulsa, a partir de {price.installation}; aqui o kit basculante instalado parte de {price.lowest}.",
        "Motor de portão do Mercado Livre e de outros sites pode ser o mesmo das lojas; o risco é comprar potência ou tensão errada e ficar sem instalador. Confira nota, garantia e medidas, e some a mão de obra, a partir de {price.installation}; aqui o kit basculante instalado parte de {price.lowest}.",
      ],
      price: [
        "A loja que instala costuma compensar quando o motor do site, mais o frete e a instalação avulsa, a partir de {price.installation}, chega perto do preço instalado. Aqui, o kit basculante de até {width.quarterHp} custa de {price.lowest} a {price.highest}, com a instalação; o motor de correr, trocado em casa, fica de {price.homeSwap}.",
        "O Mercado Livre só sai mais barato se você já tem quem instale: some ao preço do motor o frete e a instalação avulsa, a partir de {price.installation}. Na loja, o kit basculante de até {width.quarterHp} vai de {price.lowest} a {price.highest} instalado; no portão de correr, a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no anúncio", "Antes de fechar a compra no site"],
        slots: [
          [
            "O preço baixo do anúncio costuma ser do motor sem cremalheira, sem controles ou sem a central certa.",
            "Anúncios parecidos vendem coisas diferentes: só o motor, o motor com central ou o kit inteiro.",
          ],
        ],
        steps: [
          "Veja se o tipo é o do seu portão: basculante, de correr ou de abrir.",
          "Compare a capacidade da ficha com a largura e o peso da folha, com um terço de folga.",
          "Confira a tensão: 127 V, 220 V ou bivolt.",
          "Leia a lista do que vem na caixa: central, controles, cremalheira ou braço, fim de curso.",
          "Peça nota fiscal no seu nome: sem ela, a garantia de fábrica é difícil de acionar.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o site compensa e quando a loja", "Site ou loja: qual escolher"],
        slots: [
          [
            "O site compensa para quem já tem instalador e sabe o modelo exato, como na troca por um motor igual.",
            "Compre no site se o motor é igual ao que você já tem e há quem monte.",
          ],
          [
            "A loja compensa na primeira instalação ou na troca de modelo: ela confere o portão, traz o motor certo e responde pelo conjunto.",
            "Prefira a loja quando o portão nunca teve motor ou a folha é pesada, porque o modelo errado não se descobre antes de montar.",
          ],
          [
            "No motor comprado fora, a garantia da peça é com o vendedor do site, e desmontar e montar de novo é serviço à parte.",
            "Se o motor do site queimar, é com o vendedor dele que se troca; a nossa garantia cobre o serviço, por {warranty.installation}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que somar ao preço do anúncio", "A conta inteira, do anúncio ao portão abrindo"],
        slots: [
          [
            "Ao preço do anúncio somam-se frete, instalação e o que não vem na caixa, como cremalheira e controles a mais.",
            "Some o frete, a mão de obra e as peças que o anúncio não traz: cremalheira, central, controles, sensor.",
          ],
          [
            "Ponto de energia, base e reparo da folha custam o mesmo nos dois casos e vêm à parte.",
            "Folha torta, falta de tomada ou base nova entram na conta dos dois lados.",
          ],
          [
            "Instalamos motor comprado fora, depois de conferir pela foto se ele serve no seu portão.",
            "Se você já comprou, instalamos do mesmo jeito, se o modelo servir na folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso devolver o motor comprado pela internet?",
        answers: [
          "Pode: na compra fora da loja, o Código de Defesa do Consumidor dá 7 dias para desistir, contados do recebimento. Não instale antes de ter certeza.",
          "Sim, em até 7 dias do recebimento, pela regra da compra à distância; motor já montado costuma dar discussão, por isso confira antes.",
        ],
      },
      {
        question: "Vocês conferem o anúncio antes de eu comprar?",
        answers: [
          "Conferimos, sem custo: mande o link ou a foto do anúncio, as medidas e fotos do portão.",
          "Sim, pelo WhatsApp: com o anúncio e a foto do portão, dizemos se o modelo serve.",
        ],
      },
      {
        question: "Motor de site sem marca conhecida presta?",
        answers: [
          "Pode funcionar, mas a peça de reposição é o problema: confirme que há placa, engrenagem e controle à venda.",
          "O risco está na reposição: sem placa e engrenagem à venda, qualquer defeito vira motor novo.",
        ],
      },
    ],
    photo: "o link ou a foto do anúncio, e fotos e medidas do portão",
  },
  {
    id: "peccinin-ainda-existe",
    broader: "peccinin",
    label: "A Peccinin ainda existe",
    phrase: "a marca Peccinin hoje",
    asks: [
      "peccinin ainda fabrica",
      "peccinin ainda existe",
      "peccinin existe",
      "peccinin faliu",
      "peccinin fechou",
      "peccinin fora linha",
      "peccinin saiu linha",
      "peccinin parou fabricar",
      "peccinin ainda vende",
      "peccinin virou nice",
      "peccinin comprada nice",
      "quem fabrica peccinin",
      "aconteceu marca peccinin",
      "peccinin fábrica acabou",
      "peccinin saiu mercado",
      "quem comprou peccinin",
    ],
    intent: "question",
    answers: {
      any: [
        "A marca Peccinin passou para o grupo italiano Nice, e vários modelos antigos dela saíram de linha. Isso não condena o motor que você tem: capacitor, fim de curso e placa compatível continuam à venda para os modelos comuns, e a etiqueta diz qual é o seu.",
        "A Peccinin foi comprada pelo grupo Nice; há modelo novo e há muito modelo antigo que não se fabrica mais. Para comprar hoje, confirme pela etiqueta ou pelo nome se o modelo está em linha; para consertar, peça compatível resolve boa parte dos casos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tenho um Peccinin: consertar ou trocar", "Quando o Peccinin antigo ainda vale o conserto"],
        slots: [
          [
            "Com o redutor firme e defeito numa peça só, o conserto costuma valer.",
            "Se o eixo não tem folga e falhou uma peça só, consertar é o caminho mais barato.",
          ],
          [
            "Com engrenagem interna que não se acha, carcaça trincada ou folga no eixo, troque: em casa, a troca fica de {price.homeSwap}.",
            "Quando a peça interna não existe mais, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
          ],
          [
            "Fiação, fotocélula e às vezes a cremalheira são aproveitadas pelo motor novo, de qualquer marca.",
            "O motor novo não precisa ser da mesma marca: o que importa é o tipo do portão, o peso e a fixação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como achar peça de Peccinin", "O que mandar para procurar a peça"],
        slots: [
          [
            "Fotografe a etiqueta do motor, a placa e a peça com uma régua ao lado.",
            "Mande foto da etiqueta e da peça usada, dos dois lados, com a medida.",
          ],
          [
            "Na falta da central original, uma placa universal pode servir em motor comum, depois de conferido o fim de curso.",
            "Central universal é saída para motor comum de modelo antigo, com os controles gravados de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda existe peça para Peccinin antigo?",
        answers: [
          "Para os modelos comuns, sim, original ou compatível; para os raros, depende da foto da peça.",
          "Capacitor, fim de curso e placa compatível se acham; engrenagem interna depende do modelo.",
        ],
      },
      {
        question: "O controle Nice funciona em Peccinin?",
        answers: [
          "Não por ser do mesmo grupo: valem a frequência e o tipo de código do receptor. A foto dos dois responde.",
          "Só se receptor e controle usarem a mesma frequência e o mesmo código; confira a etiqueta dos dois.",
        ],
      },
      {
        question: "Vocês são autorizados da Peccinin?",
        answers: [
          "Não: a assistência é independente, com peça original ou compatível conforme o modelo.",
          "Somos assistência independente; a garantia de fábrica se aciona com quem emitiu a nota.",
        ],
      },
    ],
    photo: "foto da etiqueta do motor Peccinin e da peça que falhou",
  },
  {
    id: "pagar-no-cartao",
    broader: "parcelamento",
    label: "Pagar o conserto ou o motor no cartão",
    phrase: "o pagamento no cartão",
    asks: [
      "aceita cartão",
      "aceita cartão crédito",
      "aceitam cartão crédito",
      "aceita cartão conserto portão",
      "aceita cartão conserto",
      "aceita cartão portão",
      "pagar conserto cartão",
      "conserto portão cartão",
      "pagar portão cartão",
      "aceita cartão crédito conserto",
      "pagar conserto cartão crédito",
      "conserto portão cartão crédito",
      "conserto portão parcelado",
      "conserto portão parcelado cartão",
      "parcelar conserto portão",
      "conserto parcelado",
      "manutenção portão cartão crédito",
      "instalação portão cartão crédito",
      "instalação motor cartão crédito",
      "técnico portão aceita cartão",
      "pagar portão cartão crédito",
      "motor portão cartão crédito",
      "passa cartão",
      "aceita débito",
      "pagamento cartão portão",
      "pagar portão no cartão",
      "pagar troca motor cartão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, aceitamos cartão: o conserto, a troca e o motor instalado podem ser divididos em até {shop.instalments} vezes no crédito. O valor total e o da parcela são ditos no orçamento, que é grátis por foto, antes de você autorizar o serviço.",
        "Sim, conserto e instalação de portão podem ser pagos no cartão de crédito, em até {shop.instalments} vezes. Avise a forma de pagamento ao pedir o orçamento: o total e a parcela vêm por escrito antes da visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que pode ser parcelado", "Quanto fica dividido no cartão"],
        slots: [
          [
            "Motor instalado, troca, conserto com peça e manutenção podem ir para o cartão.",
            "Vale para o kit instalado, para a troca do motor e para o conserto com peça e mão de obra.",
          ],
          [
            "Para ter ideia do total: a manutenção em casa parte de {price.preventive}, sem peças; a troca do motor fica de {price.homeSwap}.",
            "Como referência, a troca do motor em casa fica de {price.homeSwap}, e o kit basculante instalado parte de {price.lowest}.",
          ],
          [
            "Em conserto de pouco valor, poucas parcelas ou o pagamento à vista costumam fazer mais sentido.",
            "Conserto barato se resolve melhor em uma ou duas parcelas, para o portão não virar conta longa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Pergunte antes de passar o cartão", "Antes de pagar: total, juros e garantia"],
        slots: [
          [
            "Peça no orçamento o total à vista, o total parcelado e o valor de cada parcela.",
            "Juros aparecem na diferença entre o total à vista e o parcelado; peça os dois números.",
          ],
          [
            "Guarde o comprovante com o orçamento escrito: a garantia do serviço conta dali.",
            "O orçamento escrito e o comprovante, juntos, valem para a garantia.",
          ],
          [
            "Pague depois do teste do portão, com a peça trocada mostrada a você.",
            "O pagamento vem depois de o portão abrir e fechar na sua frente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico leva a maquininha?",
        answers: [
          "A forma de pagamento é combinada antes da visita: diga que vai pagar no cartão ao marcar.",
          "Avise no WhatsApp que o pagamento será no cartão, e isso fica acertado antes da ida.",
        ],
      },
      {
        question: "Parcela tem juros?",
        answers: [
          "A condição é dita no orçamento: peça o total à vista e o parcelado e compare.",
          "Depende do número de parcelas; o total de cada opção vem escrito no orçamento.",
        ],
      },
      {
        question: "Dá para pagar por Pix?",
        answers: [
          "Dá: peça no orçamento o total à vista por Pix.",
          "Sim, o Pix vale para pagar à vista; peça esse total no orçamento.",
        ],
      },
    ],
  },
  {
    id: "motor-com-wifi-qual",
    broader: "modulo-wifi",
    label: "Qual o melhor motor com Wi-Fi",
    phrase: "o motor de portão com Wi-Fi",
    asks: [
      "motor [marca] app",
      "motor [marca] aplicativo",
      "motor [marca] abre celular",
      "motor wi fi",
      "motor portão wi fi",
      "motor [marca] wi fi",
      "motor [marca] com wi fi",
      "motor smart",
      "motor inteligente",
      "kit motor wi fi preço",
      "motor wifi qual melhor",
      "motor wi fi qual melhor",
      "melhor motor wifi",
      "melhor motor wi fi",
      "melhor motor portão wifi",
      "motor deslizante wifi",
      "motor deslizante wi fi",
      "motor basculante wifi",
      "motor basculante wi fi",
      "motor portão wifi preço",
      "motor portão wi fi preço",
      "motor com wifi preço",
      "kit motor wifi",
      "motor deslizante wifi preço",
      "motor abre celular qual melhor",
      "motor abertura celular",
      "motor portão abertura celular",
      "motor com abertura pelo celular",
      "motor que abre pelo celular",
      "motor portão abre celular",
      "motor portão celular",
      "motor abertura aplicativo",
      "comprar motor abre celular",
      "kit motor abre celular",
      "qual motor abre pelo celular",
      "motor smart portão",
      "motor inteligente portão",
      "motor alexa qual",
      "kit motor wi fi",
      "melhor motor portão wi fi",
      "motor com wi fi preço",
      "motor deslizante wi fi preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para ter motor de portão com Wi-Fi, que abre pelo celular, vendemos o motor e ligamos um módulo Wi-Fi à placa na mesma instalação. A troca em casa fica de {price.homeSwap}, com mão de obra, e o módulo é somado por foto; se o seu motor está bom, só o módulo resolve, sem trocar nada.",
        "O motor de portão com Wi-Fi, ou inteligente, é um modelo que já traz a placa conectada ou o comum com um módulo ligado à placa; pelo aplicativo os dois abrem igual. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; nos outros, a troca em casa fica de {price.homeSwap}. O módulo é somado no orçamento.",
        "O melhor motor com Wi-Fi é o que serve ao peso da folha e ao seu uso; o Wi-Fi vem depois, de fábrica ou por um módulo ligado à placa, que faz quase qualquer motor abrir pelo celular. Em casa, a troca do motor fica de {price.homeSwap}, com mão de obra, e o módulo é somado por foto.",
        "Para escolher motor com Wi-Fi, decida em duas etapas: o motor pelo tipo de portão e pelos quilos da folha, e o Wi-Fi pelo aplicativo. De fábrica, usa o aplicativo da marca; com módulo, serve em quase toda central. A troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o módulo é somado por foto.",
      ],
      price: [
        "O preço do motor com Wi-Fi é o do motor para a sua folha mais o módulo ou a central com Wi-Fi. Em casa, a troca do motor fica de {price.homeSwap}; no basculante, o kit instalado vai de {price.lowest} a {price.highest}, e o módulo é somado por orçamento, grátis por foto.",
        "Motor com Wi-Fi custa o motor instalado, de {price.homeSwap} na troca em casa, mais o módulo que abre pelo celular. Se o motor atual está bom, põe-se só o módulo, que sai bem menos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Wi-Fi de fábrica ou módulo à parte", "Como escolher o motor que abre pelo celular"],
        slots: [
          [
            "De fábrica, o aplicativo é o da marca e costuma mostrar se o portão está aberto; se a placa queimar, vai tudo junto.",
            "O Wi-Fi de fábrica integra tudo num aplicativo, e por isso depende da marca continuar a mantê-lo.",
          ],
          [
            "O módulo serve em quase todo motor, de qualquer marca, e se troca sem mexer no resto.",
            "Com módulo, motor e aplicativo são independentes: quando um falha, o outro fica.",
          ],
          [
            "Nos dois casos, o roteador precisa chegar ao portão em 2,4 GHz, que é a faixa da maioria dos aparelhos.",
            "Teste o sinal do Wi-Fi com o celular ao lado do motor: sem sinal firme ali, nenhum dos dois funciona bem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira antes de comprar", "O que ver na ficha do motor"],
        slots: [
          [
            "No portão de correr, a capacidade do motor deve passar um terço do peso da folha; no basculante, contam a largura e o equilíbrio.",
            "No de correr, veja os quilos da ficha com folga; no basculante, a largura máxima; no de abrir, peso e comprimento da folha.",
          ],
          [
            "Usuários separados no aplicativo, histórico de aberturas e sensor de portão aberto são os recursos que fazem diferença.",
            "Prefira aplicativo com senha por pessoa e aviso de portão aberto.",
          ],
          [
            "Guarde um controle comum: sem internet ou sem Wi-Fi, é ele que abre.",
            "O controle remoto continua necessário, porque o aplicativo depende do roteador ligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor atual pode ganhar Wi-Fi?",
        answers: [
          "Quase sempre: se ele aceita um botão de parede, aceita um módulo Wi-Fi. A foto da etiqueta confirma.",
          "Na maioria, sim, com um módulo ligado nos mesmos fios do botão de parede, sem trocar o motor.",
        ],
      },
      {
        question: "Quanto custa pôr só o módulo no motor que já tenho?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças, e o módulo é orçado pela foto da etiqueta do motor.",
          "Soma-se o módulo, orçado por foto, à visita, que em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Motor com Wi-Fi funciona sem internet?",
        answers: [
          "O controle remoto funciona; pelo celular, depende do aparelho, e muitos precisam do roteador ligado.",
          "Pelo controle, sim. Pelo aplicativo, só os que aceitam comando na rede da casa.",
        ],
      },
      {
        question: "É seguro abrir o portão pelo celular?",
        answers: [
          "É, com senha forte, um usuário por pessoa e o celular com bloqueio de tela.",
          "Sim, se cada morador tem o próprio acesso e quem sai da casa é apagado do aplicativo.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor atual e de onde fica o roteador",
  },
  {
    id: "reforma-basculante",
    broader: "basculante",
    label: "Reforma de portão basculante",
    phrase: "a reforma do portão basculante",
    asks: [
      "reforma basculante",
      "reformar basculante",
      "reforma portão basculante",
      "reforma portão basculante preço",
      "reforma portão basculante enferrujado",
      "reformar basculante enferrujado",
      "recuperar basculante enferrujado",
      "restaurar basculante",
      "basculante enferrujado preço",
      "basculante enferrujado consertar",
      "basculante podre",
      "basculante velho reformar",
      "trocar chapa basculante",
    ],
    intent: "price",
    answers: {
      any: [
        "A reforma do portão basculante tem dois preços: cabo, roldana, braço, contrapeso e regulagem são conosco, a partir de {price.preventive} em casa, sem peças; barra, chapa, quadro e pintura são do serralheiro, por metro. Se o motor também acabou, o kit instalado parte de {price.lowest}, em folha de até {width.quarterHp}.",
        "A reforma do portão basculante é orçada pelo que está podre: barra de baixo, chapa, quadro, braços e pintura. Com ferrugem em poucos pontos e quadro firme, reformar compensa; com o quadro comido, a folha nova sai melhor. Fotos de perto e a medida dão o orçamento, grátis.",
        "O preço de reformar um basculante enferrujado depende dos metros de chapa e de tubo a refazer, que são do serralheiro, e de cabos, roldanas e regulagem, que são conosco, a partir de {price.preventive} em casa, sem peças. Mande fotos da parte de baixo e das laterais: dizemos, sem custo, o que é de quem.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço da reforma", "Do que depende o valor"],
        slots: [
          [
            "A barra inferior, onde a água para, costuma ser o primeiro trecho a refazer.",
            "Quase sempre o pior está embaixo: a travessa inferior e o pé das laterais, onde a água fica.",
          ],
          [
            "Cabos, roldanas e braços com ferrugem entram na conta, porque são eles que seguram a folha.",
            "Cabo com ferrugem não se reaproveita: a troca dos dois lados vai junto com a reforma.",
          ],
          [
            "Chapa nova muda o peso, e o contrapeso é acertado de novo antes de ligar o motor.",
            "Depois de solda e chapa, o equilíbrio é refeito; sem isso, o motor força e queima.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Reformar ou trocar a folha", "Quando a reforma não compensa"],
        slots: [
          [
            "Vale reformar quando o quadro está reto e a ferrugem aparece em pontos.",
            "Ferrugem de superfície, com o quadro firme, pede lixa, fundo e pintura, e pouca solda.",
          ],
          [
            "Troque a folha se o quadro torce, se a chapa fura com a chave de fenda ou se os braços já foram soldados várias vezes.",
            "Quadro torto, furos espalhados e solda sobre solda são sinais de que a folha nova sai mais em conta.",
          ],
          [
            "O motor pode continuar: no basculante de até {width.quarterHp}, se ele também acabou, o kit instalado parte de {price.lowest}.",
            "Se o motor também está no fim, compare: o kit basculante instalado parte de {price.lowest}, em folha de até {width.quarterHp}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto a reforma não vem", "Cuidado com o basculante enferrujado"],
        slots: [
          [
            "Se há cabo com fio solto ou braço trincado, deixe o portão fechado, o disjuntor desligado e ninguém embaixo.",
            "Não abra basculante com cabo desfiado ou solda aberta: a folha pode cair. Deixe-o fechado e sem energia.",
          ],
          [
            "Cabo, mola e contrapeso são serviço de técnico, com a folha escorada.",
            "Mexer em cabo e contrapeso exige escora e ferramenta; não é trabalho para o morador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa tirar o motor para reformar?",
        answers: [
          "Na solda, a central é desligada e protegida; o motor só sai se o trecho refeito for onde ele se prende.",
          "Só se a parte podre for a do suporte. Nos outros casos, ele fica, com a energia desligada durante a solda.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "Depende dos trechos a refazer e da secagem da pintura; o prazo vem no orçamento.",
          "Reparo pequeno de solda se faz numa visita; chapa e pintura pedem mais dias, ditos antes.",
        ],
      },
      {
        question: "A ferrugem volta depois da reforma?",
        answers: [
          "Volta se a água continuar parada: limpe os furos de dreno e refaça a pintura nos riscos.",
          "Demora a voltar com fundo anticorrosivo e a parte de baixo sem água parada.",
        ],
      },
    ],
    photo: "fotos da parte de baixo, das laterais, dos cabos e da folha inteira",
  },
];
