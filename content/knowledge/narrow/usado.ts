import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const usado: NarrowConcept[] = [
  {
    id: "motor-usado-a-venda",
    broader: "usado",
    label: "Motor usado à venda",
    phrase: "o motor de portão usado à venda",
    asks: [
      "onde comprar motor portão usado",
      "vende máquina portão usada instalação",
      "motor usado mercado livre",
      "motor barato usado",
      "motor usado barato mercado livre",
      "motor usado",
      "motor portão usado",
      "motor usado à venda",
      "vende motor usado",
      "quem vende motor usado",
      "vende motor usado [marca]",
      "motor usado [marca]",
      "usado [marca] venda",
      "motor [marca] usado",
      "motor [marca] recondicionado",
      "motor basculante usado",
      "motor portão basculante usado",
      "motor portão correr usado",
      "motor portão deslizante usado",
      "motor deslizante usado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão usado não está na nossa lista: os que vendemos são novos, com {warranty.motor} de garantia. O usado que você comprar, instalamos a partir de {price.installation}, só a mão de obra, e por isso ele quase nunca compensa em casa. O kit basculante novo, já instalado, custa {price.lowest}.",
        "Motor usado se acha em anúncio e com particular: a nossa lista é de novos, mas instalamos o que você trouxer, se servir, a partir de {price.installation} de mão de obra. No basculante, o novo sai por {price.lowest} já instalado: a diferença não paga o risco.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta do usado contra o novo", "Usado instalado e novo instalado, lado a lado"],
        slots: [
          [
            "No basculante o novo ganha: o usado soma {price.installation} de instalação ao preço do anúncio, e o kit novo sai por {price.lowest}, com entrega e instalação.",
            "Para basculante, some o anúncio a {price.installation} de mão de obra e compare com {price.lowest} do novo instalado: sobra pouco ou nada.",
          ],
          [
            "No portão de correr, a troca em casa por motor novo fica de {price.homeSwap}, com a mão de obra; com {price.installation} só de instalação, o usado sai quase pelo mesmo.",
            "Em portão de correr, o novo trocado em casa vai de {price.homeSwap}, com a mão de obra: o usado só compensa se, somado a {price.installation} de instalação, ficar bem abaixo disso.",
          ],
          [
            "Em portão pesado ou de prédio, em que a troca vai de {price.heavySwap}, o usado com procedência tem mais sentido.",
            "Onde o motor novo é caro, de {price.heavySwap} em portão pesado, o usado com nota e teste merece olhar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que exigir antes de pagar", "Teste do motor usado antes da compra"],
        slots: [["Sem estas quatro coisas, deixe passar.", "Peça estas quatro coisas a quem vende."]],
        bullets: [
          "Etiqueta legível, de modelo ainda em linha",
          "Vídeo dele puxando um portão, e não só girando no chão",
          "Chave de destravamento, suporte e um controle junto",
          "Nota ou recibo, com o nome de quem vende",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam o motor usado que eu comprar?",
        answers: [
          "Sim, se a foto mostrar que ele serve no portão: a mão de obra parte de {price.installation}, com {warranty.installation} de garantia no serviço, e não no motor.",
        ],
      },
      {
        question: "Motor usado tem garantia?",
        answers: ["De loja, 90 dias, pela lei. De particular, só o que ele prometer por escrito."],
      },
      {
        question: "O antigo dono pode abrir meu portão?",
        answers: ["Pode, se ficou com um controle gravado. Na instalação a memória é apagada e só os seus entram."],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão, com a largura",
  },
  {
    id: "portao-inteiro-usado",
    broader: "usado",
    label: "Portão usado à venda",
    phrase: "o portão usado",
    asks: [
      "portão basculante usado",
      "portão basculante usado à venda",
      "comprar portão basculante usado",
      "vende portão basculante usado",
      "portão correr usado",
      "portão deslizante usado",
      "portão pivotante usado",
      "portão ferro usado",
      "portão ferro usado à venda",
      "portão alumínio usado",
      "portão garagem usado",
      "portão garagem usado à venda",
      "onde comprar portão usado",
      "comprar portão usado",
      "portão segunda mão",
      "portão basculante segunda mão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão usado não vendemos: a folha é de serralheiro ou de depósito de demolição. Conosco fica o motor, novo e instalado: no basculante de até {width.quarterHp}, o kit parte de {price.lowest}. Antes de comprar, mande a foto e as medidas, e dizemos se a folha aceita motor.",
        "O portão usado se acha com serralheiro, em demolição ou em anúncio; nós instalamos o motor nele, se a folha estiver reta e equilibrada. O kit basculante novo, instalado, custa a partir de {price.lowest}, para folha de até {width.quarterHp}; nos outros portões o valor sai por foto.",
        "Vale comprar portão usado só se ele serve no seu vão sem corte e vem com a ferragem completa. Não vendemos a folha, mas pomos o motor: mande a foto e as medidas antes de fechar, e respondemos se dá, o que falta e quanto fica, a partir de {price.lowest} no basculante.",
      ],
      price: [
        "Portão usado não tem preço de tabela, e não vendemos a folha: vale o estado, a medida e a ferragem que vem junto. Pôr motor nele custa a partir de {price.lowest} no basculante de até {width.quarterHp}, com kit novo instalado; a foto e as medidas dizem antes se a folha aceita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no portão usado antes de pagar", "Confira antes de comprar a folha usada"],
        slots: [
          [
            "Veja a folha no lugar onde está montada, se puder; desmontada, ela esconde o empeno.",
            "Leve uma trena: portão usado que não entra no vão custa solda, pintura e serralheiro.",
          ],
        ],
        steps: [
          "Meça a folha e o seu vão, nos dois lados: cortar ou emendar tira o equilíbrio do basculante.",
          "Olhe a parte de baixo e as soldas: ferrugem que furou o tubo não vale a pena.",
          "No basculante, veja se vêm as caixas laterais, o contrapeso, as roldanas e os braços.",
          "No de correr, veja se vêm o trilho, as roldanas e o suporte de cima.",
          "Fotografe a folha inteira e as ferragens e mande antes de fechar o negócio.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa pôr o portão usado para funcionar", "O que somar ao preço da folha usada"],
        slots: [
          [
            "Some transporte, montagem do serralheiro, pintura e cabos novos: o barato da folha costuma ficar aí.",
            "Cabo de aço usado não se aproveita, e contrapeso de outra folha precisa ser refeito.",
          ],
          [
            "Motor que vem junto só vale se ligar na sua frente; instalar um motor que já é seu parte de {price.installation}.",
            "Se vier motor, fotografe a etiqueta: dizemos se compensa. Só a mão de obra de instalar parte de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês montam a folha do portão usado?",
        answers: [
          "Montar e soldar a folha é do serralheiro; nós entramos depois, com motor, regulagem e teste.",
          "A montagem é de serralheiro. Com a folha de pé e equilibrada, instalamos o motor.",
        ],
      },
      {
        question: "Portão basculante usado pode ser automatizado?",
        answers: [
          "Pode, se anda leve na mão e está reto. Em até {width.quarterHp}, o kit de 1/4 HP instalado parte de {price.lowest}.",
          "Sim, com folha firme, contrapeso certo e cabos novos; a foto por dentro mostra o que falta.",
        ],
      },
      {
        question: "Compensa mais reformar o meu portão ou comprar um usado?",
        answers: [
          "Se o seu está reto, reformar costuma sair melhor: troca-se cabo, roldana e pintura, e a medida já é a certa.",
          "Reformar, quando só a ferragem está ruim. O usado faz sentido se a sua folha apodreceu.",
        ],
      },
    ],
    photo: "fotos do portão usado inteiro e das ferragens, com a largura e a altura dele e do seu vão",
  },
  {
    id: "motor-usado-vale-a-pena",
    broader: "usado",
    label: "Motor usado vale a pena",
    phrase: "o motor de portão usado",
    asks: [
      "motor basculante 1/4 hp usado",
      "motor basculante 1/4 usado",
      "motor usado instalação",
      "motor portão usado instalação",
      "motor usado instalado",
      "[marca] usado vale",
      "[marca] usado vale pena",
      "motor recondicionado",
      "motor [marca] segunda mão",
      "usado vale pena",
      "motor usado vale",
      "comprar motor usado",
      "usado compensa",
      "motor usado quando compensa",
      "motor segunda mão",
      "motor usado olx",
      "motor seminovo",
      "usado ou novo",
      "motor usado bom",
    ],
    intent: "question",
    answers: {
      any: [
        "Para portão industrial, novo se ele abre o dia todo, porque a parada custa mais que a diferença; motor usado, recente, com nota e testado com carga, pode valer em portão de pouco uso. O novo de portão pesado, com a troca, fica de {price.heavySwap}; no usado some montagem, placa e engrenagem.",
        "Um motor usado vale a pena só se for modelo atual, testado com carga, com peça à venda e de graça ou quase. No usado você ainda paga a instalação, o controle e a peça gasta; o kit basculante novo, instalado e com {warranty.motor} de garantia, começa em {price.lowest}: por isso, em casa, o usado quase nunca compensa.",
        "Na maioria dos basculantes de casa, motor usado não compensa: o novo, instalado e com garantia, sai por {price.lowest}, e no usado você ainda paga a instalação, o controle e a peça gasta. De correr e de abrir, o novo trocado em casa fica de {price.homeSwap}; só em portão pesado, cujo novo é caro, um usado recente e testado pode valer.",
        "Motor novo, na maioria das casas: instalado e com {warranty.motor} de garantia, sai por {price.lowest} no basculante, e no usado ainda se pagam montagem, controle e peça gasta. O usado só compensa se você conhece a origem, o modelo é atual e testado, ou se o portão é pesado e o novo, caro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando o usado compensa e quando não",
          "Usado ou novo, caso a caso",
          "Usado ou novo em cada situação",
        ],
        slots: [
          [
            "Em galpão de pouco uso a conta muda: a troca por motor novo vai de {price.heavySwap}, e um usado atual, com nota, pode valer; em prédio, o motor que já rodou muito é a pior compra.",
            "Para folha pesada, em que a troca por novo vai de {price.heavySwap}, um usado recente e testado pode valer.",
            "Em portão pesado de pouco uso, cuja troca nova vai de {price.heavySwap}, um usado recente e testado pode valer; em entrada de muitos carros, não.",
          ],
          [
            "Em portão de casa, o anúncio somado à instalação avulsa e ao controle costuma passar do kit novo.",
            "Para casa, o usado com montagem e controle novo custa tanto quanto o novo, ou mais.",
            "Se o novo instalado custa {price.lowest}, o usado precisaria sair quase de graça.",
          ],
          [
            "Recuse modelo fora de linha, sem etiqueta, sem controle ou com sinal de água.",
            "Sem etiqueta, é difícil achar peça para o motor.",
            "Ferrugem, trinca e placa remendada encerram a conversa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "A conta do usado, item por item",
          "O que somar ao preço do anúncio",
          "Quanto sai o usado instalado",
        ],
        slots: [
          [
            "Some ao anúncio a instalação avulsa, a partir de {price.installation}, controles novos, suporte e o capacitor provável.",
            "Ao preço do anúncio juntam-se a instalação avulsa, a partir de {price.installation}, o suporte e as peças que faltam.",
            "Suporte, acerto da base e capacitor raramente aparecem no anúncio.",
          ],
          [
            "Considere o tempo sem garantia: o que falhar depois é por sua conta.",
            "Sem nota nem garantia, o primeiro defeito é seu.",
            "A garantia do nosso serviço é de {warranty.installation}; a do motor usado é de quem vendeu: loja responde por 90 dias, pela lei, e particular em geral não dá nenhuma.",
          ],
          [
            "Compare com o kit basculante instalado, {models.pricesOr}.",
            "Ponha ao lado o novo instalado, a partir de {price.lowest}, e decida pelo total.",
            "Se a diferença for pequena, fique com o novo.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Vocês instalam motor usado?",
        answers: [
          "Sim, depois de conferir por foto e de testar; a instalação avulsa, de motor comprado à parte, custa a partir de {price.installation}, e o motor fica sem garantia nossa.",
          "Instalamos, se o modelo servir ao portão e passar no teste. A instalação avulsa, de motor comprado à parte, parte de {price.installation}; no kit basculante novo ela já vem incluída, desde {price.lowest}.",
        ],
      },
      {
        question: "Como testo o motor usado antes de pagar?",
        answers: [
          "Peça para vê-lo ligado, abrindo e fechando: ronco, cheiro de queimado e calor em poucas aberturas reprovam. Desligado, o eixo não pode ter folga nem ponto duro.",
          "Veja-o funcionando no portão antigo e escute; depois, sem energia e destravado, gire a engrenagem de saída: folga, raspado, óleo vazando ou fio escurecido são motivo para desistir.",
        ],
      },
      {
        question: "O controle do usado serve?",
        answers: [
          "Serve se vier junto, mas apague a memória e grave de novo: o antigo dono pode ter cópia.",
          "Pode servir. Por segurança, a memória é limpa e só os seus controles são gravados.",
        ],
      },
      {
        question: "Como saber a idade do motor?",
        answers: [
          "Pela nota de compra ou pelo número de série da etiqueta, que o fabricante costuma saber ler. Sem nenhum dos dois, considere que é velho.",
          "A etiqueta às vezes traz a data. A vida esperada é de {trade.life}; desconte o que já rodou.",
        ],
      },
      {
        question: "Motor recondicionado é melhor que usado?",
        answers: [
          "É, se veio de oficina com nota, troca de desgaste e garantia por escrito. Sem isso, é usado com outro nome.",
          "Pode ser, se a loja der nota e garantia por escrito. Pergunte o que foi trocado.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão, com a largura",
  },
  {
    id: "vender-motor-usado",
    broader: "usado",
    label: "Vender motor usado",
    phrase: "a venda de um motor usado",
    asks: [
      "quem compra motor usado",
      "quem compra máquina portão usada",
      "troquei motor quero vender antigo",
      "quero vender motor antigo",
      "vender motor usado como faço",
      "motor parte pagamento",
      "motor usado parte pagamento",
      "motor portão parte pagamento",
      "motor velho entrada novo",
      "motor antigo na entrada novo",
      "aceita motor usado troca",
      "aceitam motor usado",
      "pegam motor velho troca",
      "motor usado base troca",
      "vendo motor usado",
      "vender motor usado",
      "vendo motor portão",
      "vender motor antigo",
      "compram motor usado",
      "vocês compram motor",
      "quem compra motor",
      "onde vender motor",
      "motor velho vender",
      "vendo ppa usado",
      "vendo garen usado",
      "vendo rossi usado",
      "vendo peccinin usado",
    ],
    intent: "question",
    answers: {
      any: [
        "Não compramos motor usado nem o aceitamos como parte do pagamento: venda o seu por anúncio, com foto da etiqueta e vídeo dele funcionando. O novo se divide em até {shop.instalments} vezes no cartão, a partir de {price.lowest} no kit basculante instalado.",
        "Nossa loja não compra motor usado; vocês encontram aqui motor novo, com entrega e instalação. Para vender o seu, anuncie com a foto da etiqueta, um vídeo dele funcionando e a lista do que vai junto: central, controles e ferragens.",
        "Para vender um motor de portão usado, anuncie com a foto da etiqueta, um vídeo dele funcionando e a lista do que vai junto: central, controles e ferragens. Aqui vendemos motor novo instalado; a compra de usados não está entre os serviços.",
        "Um motor usado se vende melhor desmontado por técnico, testado e com central e controles da mesma marca. Anuncie em sites de classificados com modelo, tensão e ano. Nossa loja trabalha com motor novo, com entrega e instalação.",
        "Para vender motor usado, anuncie modelo, tensão, anos de uso e o motivo da troca, com vídeo dele funcionando: sem isso, o comprador costuma oferecer valor de peças. Se precisa do motor novo, o kit basculante instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto vale um motor usado", "O que dá valor ao usado", "Inteiro, em peças ou sucata"],
        slots: [
          [
            "Modelo atual, com peça à venda e redutor sem folga, ainda interessa a quem tem um igual.",
            "Vale mais o motor de linha ainda vendida, completo e sem ferrugem na carcaça.",
            "O comprador procura modelo conhecido, com central e controles que funcionem juntos.",
          ],
          [
            "Com o enrolamento queimado, sobram placa, fim de curso, engrenagem e ferragens.",
            "Um motor queimado se aproveita em peças: central, capacitor, cremalheira e suporte.",
            "Se não parte mais, o que se vende são as peças e o metal.",
          ],
          [
            "Quem compra usado soma a instalação, a partir de {price.installation}, e por isso oferece pouco.",
            "A instalação avulsa, a partir de {price.installation}, limita o que o comprador aceita pagar.",
            "Perto de um kit novo por {price.lowest} instalado, o usado só sai barato.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de anunciar o motor", "Como preparar o anúncio", "O que mostrar ao comprador"],
        slots: [
          [
            "Peça a retirada a um técnico: o basculante pode cair quando o motor é solto.",
            "Não solte o motor por conta própria, porque ele segura a folha.",
            "A desmontagem fica com o técnico, com o disjuntor desligado e a folha escorada.",
          ],
        ],
        steps: [
          "Filme o motor abrindo e fechando antes da retirada.",
          "Fotografe a etiqueta com modelo e tensão.",
          "Junte controles, chave de destravamento e ferragens.",
          "Peça ao técnico que apague da central os controles da sua casa.",
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Vocês aceitam o motor velho na troca?",
        answers: [
          "Pergunte no orçamento, com a foto da etiqueta. O preço do motor novo é informado sem contar com isso.",
          "Não é condição de tabela. Diga no pedido que há um motor usado e veja a resposta na proposta.",
        ],
      },
      {
        question: "Posso vender os controles junto?",
        answers: [
          "Pode, se a central for junto. Se ela fica na casa, peça ao técnico que apague os vendidos da memória.",
          "Sim, com a central. Controle sozinho ainda abriria o seu portão se continuar gravado.",
        ],
      },
      {
        question: "Onde descartar um motor queimado?",
        answers: [
          "Descarte em ferro-velho ou ponto de coleta de eletroeletrônicos. Cobre, alumínio e aço são recicláveis.",
          "Leve a um ponto de reciclagem de eletrônicos; a bateria, se houver, vai à parte.",
        ],
      },
    ],
    photo: "a foto do portão por dentro e da etiqueta do motor atual, se quer trocar por um novo",
  },
];
