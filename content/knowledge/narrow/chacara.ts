import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const chacara: NarrowConcept[] = [
  {
    id: "chacara-sem-energia",
    broader: "chacara",
    label: "Portão de chácara sem energia",
    phrase: "o portão de chácara sem energia",
    asks: [
      "portão onde não chega luz",
      "portão automático onde não chega luz",
      "chácara sem energia",
      "sítio sem energia",
      "chácara sem luz",
      "sítio sem luz",
      "chácara longe energia",
      "porteira solar",
      "sítio solar portão",
      "chácara solar portão",
      "porteira sem energia",
      "portão automático chácara sem energia",
      "portão eletrônico chácara sem energia",
      "portão automático sítio sem energia",
      "portão eletrônico sítio sem energia",
      "portão automático chácara sem luz",
      "portão automático chácara solar",
      "portão automático sítio solar",
      "motor chácara sem energia",
      "motor sítio energia solar",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão solar serve para sítio e chácara se a folha é leve e o portão abre poucas vezes por dia. Um painel carrega a bateria, e ela move um motor de baixa tensão, em geral de 24 V. Com a casa perto, enterrar um cabo costuma sair melhor; mande fotos e a distância para comparar.",
        "Para sítio e chácara, o motor de portão com energia solar funciona com painel, bateria e motor próprio de 24 V, sem depender da rede. Compensa quando o quadro de luz está longe e a entrada é pouco usada. Perto da casa, o cabo enterrado é mais simples e aguenta mais aberturas.",
        "Sem luz no portão da chácara, há dois caminhos: painel solar com bateria e motor de 24 V, ou um cabo enterrado a partir da casa. Poucas aberturas, sol livre e casa longe favorecem o solar. Mande fotos e a distância para o orçamento dos dois.",
        "Dá para automatizar o portão do sítio sem rede elétrica, com um motor de baixa tensão alimentado por bateria e painel solar. A folha precisa ser leve, e o painel, ter sol na maior parte do dia. Se a distância até a casa é curta, compare com o cabo enterrado.",
      ],
      price: [
        "O preço do portão solar de chácara soma motor de 24 V, painel, bateria, controlador e instalação, e cresce com o peso da folha e as aberturas por dia. O cabo enterrado é cobrado por metro e sai por menos quando a casa fica perto. Mande fotos e a distância para comparar.",
        "No portão sem rede elétrica, o preço do conjunto solar depende do motor de 24 V, do painel e da bateria, e o da ligação por cabo, dos metros e da grossura do fio. Perto da casa o cabo custa menos, e longe, o painel. Com fotos e distância, orçamos os dois.",
        "Quanto custa o portão solar do sítio é informado por foto, porque muda com o peso da folha e o número de aberturas. A bateria e o motor são a maior parte. Se o quadro de luz está a poucos metros, o cabo enterrado quase sempre sai mais barato.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Energia solar ou cabo até a casa", "Como decidir sem rede no portão"],
        slots: [
          [
            "O solar serve para poucas aberturas por dia e lugar sem sombra, porque cada abertura gasta carga que o sol precisa repor. Se há mata ou morro encobrindo o painel, ou muitos carros, o cabo é mais seguro.",
            "Poucos acionamentos e sol aberto são as condições para o solar. Com sombra boa parte do dia ou entrada movimentada, prefira levar a rede até o portão.",
            "Se o local tem sol livre e o portão abre pouco, a bateria dá conta e o painel recarrega. Onde há sombra de árvore ou morro, ou muito movimento, o cabo é a melhor escolha.",
          ],
          [
            "O motor tem de ser feito para bateria, em geral de 24 V, porque o de 220 V não se liga ao painel. No cabo longo, a grossura do fio é calculada pela distância, senão a tensão chega fraca e o motor esquenta.",
            "Nem todo motor aceita bateria: procure na ficha o de corrente contínua, quase sempre de 24 V. Quem opta pelo cabo precisa de fio calculado pela distância, porque fio fino em percurso longo perde tensão.",
            "O conjunto solar usa um motor de baixa tensão, normalmente 24 V, e não o comum de 220 V. O cabo, por sua vez, precisa de fio mais grosso quanto maior a distância.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço na chácara", "Painel, bateria ou cabo: quanto custa cada um"],
        slots: [
          [
            "No solar, o motor e a bateria são a maior parte do custo, e a bateria é trocada em poucos anos. No cabo, conta o metro de vala, tubo e fio. A base do motor e o deslocamento entram nos dois, e o valor é orçado por foto.",
            "O motor de baixa tensão e a bateria puxam o custo do solar, que tem ainda a troca dela no futuro. O do cabo cresce a cada metro, com vala e tubo. Base e viagem são comuns aos dois.",
            "Quem escolhe o painel paga mais em motor e bateria, com reposição dela depois de alguns anos. Quem escolhe o cabo paga pela distância, pela vala e pelo fio.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes do orçamento", "Dados do portão do sítio para o orçamento"],
        slots: [
          [
            "Com estes dados a proposta sai sem uma primeira viagem. Se a folha pende ou o mourão balança, não mexa: afaste pessoas e animais e conte isso na mensagem.",
            "Meça antes, porque a distância encarece qualquer volta do técnico. Porteira caída ou mourão solto deve ficar como está, sem ninguém por perto.",
            "As medidas evitam uma ida só para olhar. Não levante folha pendurada, que pode tombar; basta fotografar de longe.",
          ],
        ],
        steps: [
          "Meça o comprimento e a altura da folha.",
          "Conte os metros do portão até o quadro de luz.",
          "Veja quantas horas de sol recebe o lugar do painel.",
          "Anote quantas vezes o portão abre por dia.",
          "Fotografe a folha, as dobradiças ou o trilho e o caminho do cabo.",
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o painel e a bateria", "Para o sistema solar durar"],
        slots: [
          [
            "Poeira de estrada e galhos na frente diminuem a carga, por isso o painel é limpo de tempos em tempos, com o sistema desligado. Se o portão fica lento depois de dias nublados, a bateria está no fim.",
            "Limpe o painel com o sistema desligado e pode os galhos que fazem sombra. O primeiro sinal de bateria velha é a folha lenta em tempo fechado.",
            "Painel sujo ou na sombra carrega pouco, e uma limpeza a cada poucos meses resolve. Quando o portão fica lento numa semana sem sol, a bateria pede troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Funciona de noite e em dia nublado?",
        answers: [
          "Funciona, com a carga guardada na bateria. A capacidade é escolhida para alguns dias de pouco sol; muitas aberturas nessa época gastam a carga antes.",
          "Sim, porque quem move o portão é a bateria. Ela é dimensionada com reserva para dias fechados, contando as aberturas que você informa.",
          "Sim. À noite o portão usa a carga do dia, e em semana nublada aguenta menos aberturas que o normal.",
        ],
      },
      {
        question: "E se a bateria acabar?",
        answers: [
          "O portão de correr ou de abrir, com a folha reta, se destrava com a chave e se move na mão. No basculante, só se os cabos e o contrapeso estiverem em ordem; na dúvida, espere o técnico.",
          "Destrava-se o motor com a chave e empurra-se o portão de correr ou de abrir que esteja reto. No basculante com cabo, mola ou contrapeso suspeito, não mexa.",
          "A folha de correr ou de abrir passa a ser usada na mão, com a chave de destravamento. Por isso deixe uma chave na casa e outra com o caseiro.",
        ],
      },
      {
        question: "O motor que já tenho serve no solar?",
        answers: [
          "Quase nunca, se for de 127 ou 220 V, porque precisaria de inversor e de muita bateria. O motor de 24 V com entrada de bateria aproveita melhor o painel.",
          "Se a etiqueta diz 220 V, não compensa, pelo inversor e pela bateria grande que exigiria. Serve o motor feito para corrente contínua.",
          "Veja a tensão na etiqueta. Sendo 24 V com entrada de bateria, em geral dá para ligar um painel; sendo 220 V, a troca do motor sai melhor.",
        ],
      },
      {
        question: "Dá para abrir a porteira de longe, pela casa?",
        answers: [
          "O controle alcança até {trade.reach}, menos com mata ou morro no caminho. Para casa mais distante, usa-se antena externa ou módulo com chip de celular.",
          "Pelo controle, até {trade.reach} em campo aberto. Além disso, um módulo GSM abre por ligação, se houver sinal de celular no portão.",
          "Dá, dentro do alcance do controle, que chega a {trade.reach} sem obstáculo. Mais longe, um módulo com chip abre pelo celular.",
        ],
      },
    ],
    photo: "fotos do portão, do chão e do caminho do cabo, com as medidas da folha e a distância até a casa",
  },
  {
    id: "chacara-poeira",
    broader: "chacara",
    label: "Poeira e barro no portão do sítio",
    phrase: "a poeira no portão da chácara",
    asks: [
      "barro trilho portão",
      "portão poeira",
      "chácara poeira",
      "sítio poeira portão",
      "rua terra portão",
      "portão terra barro",
      "estrada terra portão",
      "motor portão poeira",
    ],
    intent: "question",
    answers: {
      any: [
        "Em rua de terra o portão estraga mais rápido, sim: a poeira gasta roldana, cremalheira e engrenagem, e o barro trava o trilho. No sítio sofre menos o portão automático de abrir; no de correr, faça base alta, trilho sobre concreto e limpeza toda semana.",
        "Para proteger o motor da poeira da estrada, monte-o acima da enxurrada, com tampa vedada e entrada de fios fechada, e varra o trilho com o disjuntor desligado. Quem tem muita poeira na chácara prefere portão de abrir, que não tem trilho no chão.",
        "Trilho cheio de terra e barro pede faixa de concreto, vassoura toda semana e nenhuma graxa, porque ela vira lixa. No sítio com muita poeira, o portão automático que sofre menos é o de abrir, e a revisão passa a ser {visits.business}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que portão sofre menos com a terra", "Como proteger o motor e o trilho"],
        slots: [
          [
            "Escolher o tipo certo evita a maior parte dos chamados. Quem já tem o portão de correr protege o que existe.",
            "O tipo decide metade, e a proteção, a outra metade. Veja as duas.",
            "Com muito barro, tipo e proteção contam igual.",
          ],
        ],
        bullets: [
          "De abrir: sem trilho no chão, o mais tranquilo",
          "De correr: faixa de concreto e trilho elevado",
          "Suspenso: sem trilho no piso, onde o barro é muito",
          "Motor: base alta, tampa vedada e fios com entrada fechada",
          "Acesso: brita ou calçamento em frente, para o carro levantar menos pó",
        ],
      },
      {
        about: "care",
        headings: ["Limpeza e graxa na medida", "A rotina em rua de terra"],
        slots: [
          [
            "Vassoura e pano resolvem; água com pressão, não. No trilho não vai graxa, e a cremalheira de aço recebe lubrificante seco a cada {rack.months}, sobre dente limpo.",
            "Nada de jato de água nem de graxa no trilho. A barra de aço leva produto seco, pouco, de seis em seis meses, depois de limpa.",
            "Limpeza a seco e trilho sem produto. Só a cremalheira de aço se lubrifica, com spray seco, duas vezes por ano.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra o trilho e tire pedra e barro seco.",
          "Passe pano seco nas lentes da fotocélula.",
          "Veja se a tampa do motor está bem fechada.",
          "Religue e assista a um ciclo, de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço no sítio", "Quanto custa automatizar na chácara"],
        slots: [
          [
            "Trocar motor residencial custa de {price.homeSwap}, e em folha pesada, de {price.heavySwap}, com mão de obra. No primeiro motor, a distância até a energia e a base de concreto podem custar tanto quanto ele.",
            "A troca tem referência de {price.homeSwap} em folha comum e de {price.heavySwap} na pesada. Quem instala pela primeira vez soma cabo até a casa e base.",
            "Conte de {price.homeSwap} na troca comum e de {price.heavySwap} no portão pesado. Cabo longo e base são o que mais muda a conta na chácara.",
          ],
          [
            "Cabo enterrado longo pede bitola maior, porque a tensão cai. Com 50 metros ou mais, o eletricista calcula antes.",
            "Em distância grande, o fio engrossa, para o motor não ficar fraco. A partir de uns 50 metros, isso se calcula.",
            "A tensão cai em cabo comprido, e por isso ele é mais grosso além de uns 50 metros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão em rua de terra?",
        answers: [
          "{visits.business}, em vez de {visits.home}, porque a poeira encurta tudo. Antecipe quando o trilho range ou o motor força.",
          "O dobro de uma casa comum: {visits.business}. Ronco na roda pede antes.",
        ],
      },
      {
        question: "Posso lavar o trilho com mangueira?",
        answers: [
          "O trilho, com cuidado e o disjuntor desligado. Motor, fotocélula e botoeira, nunca.",
          "Só longe do motor e sem energia. Varrer costuma bastar.",
        ],
      },
      {
        question: "Formiga na placa: o que fazer?",
        answers: [
          "Desligue o disjuntor e não jogue veneno nem abra a tampa. O técnico limpa, testa e veda a entrada de fios.",
          "Não abra. A placa é limpa na visita, e a passagem dos fios, fechada.",
        ],
      },
      {
        question: "Queda de luz no sítio: o que usar?",
        answers: [
          "Nobreak no motor comum ou motor de 24 V com bateria. Portão de correr ou de abrir ainda se destrava na mão, sem energia.",
          "Bateria ou nobreak. Sem eles, a chave move a folha de correr ou de abrir, reta.",
        ],
      },
    ],
    photo: "fotos do portão, do chão dos dois lados e do motor, se já houver",
  },
  {
    id: "portao-de-tela",
    broader: "ferro",
    label: "Portão de tela",
    phrase: "o portão de tela",
    asks: [
      "portão telado motor",
      "portão telado",
      "portão tela quadra",
      "portão tela sítio",
      "portão tela chácara",
      "portão tela alambrado",
      "portão de tela",
      "portão tela automático",
      "motor portão tela",
      "automatizar portão tela",
      "portão alambrado",
      "motor portão alambrado",
      "portão quadra esportiva",
      "portão quadra",
      "portão tela galvanizada",
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, portão de tela, de quadra, sítio ou alambrado, aceita motor se tem quadro de tubo firme: a tela é leve, não segura vento, e o menor motor residencial de correr ou de abrir serve. A troca do motor em casa fica de {price.homeSwap}; a folha é do serralheiro.",
        "Vendemos e instalamos motor para portão de tela, preso ao quadro de tubo e nunca na malha. Como a tela pesa pouco, basta motor residencial de correr ou de abrir, de {price.homeSwap} na troca em casa; no primeiro, somam-se reforço, base e energia.",
        "Para automatizar portão de alambrado ou de tela leve, usa-se motor residencial de correr ou de abrir, com braço ou cremalheira no tubo do quadro. Em casa, a troca vai de {price.homeSwap}, com mão de obra; portão telado de chácara sem energia pede bateria e painel solar.",
      ],
      price: [
        "O preço do motor para portão de tela fica de {price.homeSwap} na troca em casa, com mão de obra, porque a folha leve aceita o modelo simples. O portão em si é do serralheiro, pela medida e pelo tubo; no primeiro motor somam-se base, reforço e ponto de energia.",
        "Portão de tela com motor tem duas contas: quadro e malha, do serralheiro, e o motor, de {price.homeSwap} na troca em casa, instalado. Instalar um motor que você já comprou parte de {price.installation}, só a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor serve em portão de tela", "Quadra, sítio ou chácara: a escolha"],
        slots: [
          [
            "O vento passa pela malha, então contam o comprimento e o piso, mais que o peso.",
            "A folha é leve, e o lugar decide o tipo de motor.",
            "Veja o seu caso, porque o uso muda mais que a tela.",
          ],
        ],
        bullets: [
          "Portão de arame com quadro de tubo: motor residencial leve",
          "Quadra, porta de pessoas: fechadura elétrica e mola, sem motor",
          "Quadra, portão de veículo: motor de correr ou de abrir",
          "Sítio, folha longa: de correr, com trilho em viga de concreto",
          "Chácara sem energia perto: motor de 24 V com bateria e painel solar",
          "De abrir, com esteio firme: um motor por folha",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é preso no portão de tela", "Quadro, reforço e fixação"],
        slots: [
          [
            "O suporte vai no tubo do quadro, com chapa de reforço e, em folha longa, uma travessa diagonal para não ceder na ponta. Tubo fino ou enferrujado o serralheiro reforça antes.",
            "Braço e cremalheira pedem uma travessa de tubo na altura do motor, porque a malha não segura força. Se o quadro é fino, o reforço vem antes, feito por serralheiro.",
            "A força do motor entra por uma travessa de tubo, com chapa, e nunca pela malha. Em folha comprida, uma diagonal evita que a ponta caia; tubo podre se troca primeiro.",
          ],
          [
            "Como a mão passa pela malha, fecha-se com chapa o trecho em volta do motor, para ninguém destravar por fora. A instalação leva de {time.sliding} num portão de correr.",
            "Põe-se uma chapa atrás do motor, já que pela tela se alcança a trava. Conte de {time.sliding} para montar num de correr.",
            "O trecho de tela junto ao motor recebe chapa, porque por ela a mão chega ao destravamento. No de correr, o serviço toma de {time.sliding}.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o portão de tela", "Malha, mato e ferrugem"],
        slots: [
          [
            "Mato e fio solto da malha prendem a folha e enroscam na cremalheira; limpe com o disjuntor desligado. Quadro, roldana e força se conferem na revisão, {visits.home}.",
            "Corte o mato do trilho e prenda a malha solta, sempre com a energia cortada. A revisão, {visits.home}, olha solda do quadro, roldana e força.",
            "Com o disjuntor desligado, tire o mato e amarre a tela que se soltou, antes que enrosque. Marque a revisão {visits.home}, para quadro, roldanas e regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de tela precisa de motor forte?",
        answers: [
          "Não: a folha é leve e o vento passa, então o menor residencial do tipo costuma bastar. Folha acima de uns 5 metros pede olhar o comprimento na ficha.",
          "Em geral, não. O comprimento e o piso contam mais que o peso, e a folha precisa andar leve na mão.",
        ],
      },
      {
        question: "Vocês fazem o portão de tela?",
        answers: [
          "Não: o quadro e a malha são do serralheiro ou de quem faz alambrado. Instalamos e consertamos o motor e dizemos que reforço pedir.",
          "A folha, não; o motor, sim. Com a foto do quadro, indicamos onde pôr a travessa.",
        ],
      },
      {
        question: "A fotocélula funciona com tela?",
        answers: [
          "Funciona: fica nas colunas, fora do caminho da malha, e o feixe cruza a passagem, e não a folha.",
          "Sim, fixada na coluna ou num poste curto, com o feixe livre de mato.",
        ],
      },
      {
        question: "Dá para usar controle do portão até a sede do sítio?",
        answers: [
          "O alcance chega a {trade.reach} sem nada no caminho; com mato e árvore, bem menos. Para mais longe, usa-se receptor com antena alta ou interfone.",
          "Até {trade.reach} em campo aberto. Sede distante pede antena externa no alto ou acionamento por celular.",
        ],
      },
    ],
    photo: "fotos do portão de tela por dentro, do quadro de perto e do piso, com a largura da folha",
  },
];
