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
        "O portão de chácara sem energia perto pode ter motor de baixa tensão com bateria e painel solar, se abre poucas vezes por dia. A outra saída é levar cabo da casa, com bitola para a distância; o orçamento por foto compara as duas.",
        "Sem rede no portão do sítio, há dois caminhos: motor de corrente contínua com bateria e painel solar, ou cabo enterrado desde o quadro. A distância, o sol no local e as aberturas por dia decidem.",
        "Dá para automatizar a porteira sem energia elétrica no local, com bateria e painel solar. Uma folha leve e no nível é condição, porque cada esforço gasta carga; fotos e distância até a casa bastam para a indicação.",
      ],
      price: [
        "O preço do portão solar de chácara soma motor de corrente contínua, painel, bateria e instalação, e muda com o peso da folha e as aberturas por dia. Compare com levar cabo desde a casa: fotos e a distância bastam para os dois orçamentos, que são grátis.",
        "O preço do portão sem rede elétrica depende da folha, do painel e da bateria; um cabo enterrado é cobrado por metro e pode sair menos se a casa fica perto. O orçamento por foto compara os dois caminhos, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar com bateria ou cabo da casa", "Como decidir sem rede no portão", "As saídas para o sítio"],
        slots: [
          [
            "Solar serve a poucas aberturas por dia e a lugar sem sombra; fluxo alto pede rede.",
            "Com mata ou morro fazendo sombra, o painel rende pouco, e o cabo volta a ser opção.",
            "Até certa distância, o cabo enterrado sai melhor; muito longe, o painel compensa.",
          ],
          [
            "O motor precisa ser de baixa tensão, feito para bateria; o comum de rede não se liga em painel.",
            "Nem todo motor aceita bateria: confirme na ficha antes de comprar.",
            "Motor de corrente contínua, bateria, painel e controlador formam o conjunto.",
          ],
          [
            "Um cabo longo precisa de bitola calculada, senão a tensão chega fraca e o motor esquenta.",
            "Distância em metros e potência do motor dizem a bitola do cabo.",
            "O cabo vai em eletroduto enterrado, com terra e proteção contra surto.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Bateria, painel e folha: cuidados", "Para o sistema solar durar", "Manutenção longe da cidade"],
        slots: [
          [
            "Painel limpo e sem sombra carrega melhor; a poeira de estrada derruba o rendimento.",
            "Limpe o painel de tempos em tempos, com o conjunto desligado.",
            "Galho que cresce faz sombra e descarrega a bateria aos poucos.",
          ],
          [
            "A bateria envelhece e é trocada de anos em anos; a lentidão é o primeiro aviso.",
            "Um portão lento em dia nublado costuma ser bateria no fim.",
            "Guarde o painel e a bateria bem presos, porque ficam longe da casa.",
          ],
        ],
      },
    ],
    keep: ["cost", "check"],
    questions: [
      {
        question: "O portão solar da chácara funciona de noite e em dia nublado?",
        answers: [
          "Funciona com a carga da bateria, se ela foi dimensionada para isso. Muitos dias sem sol e muito uso podem esgotá-la.",
          "Sim, pela bateria. O número de aberturas por dia define a reserva.",
        ],
      },
      {
        question: "Posso usar gerador ou extensão no portão da chácara?",
        answers: [
          "Extensão, não: cabo fino derruba a tensão e aquece. O gerador serve para emergência, se compatível.",
          "A extensão não serve como ligação fixa. O certo é circuito próprio ou solar.",
        ],
      },
      {
        question: "E se a bateria acabar com o portão fechado?",
        answers: [
          "Use o destravamento manual, com o conjunto desligado, em portão de abrir ou de correr, reto e nivelado.",
          "A chave de destravamento abre na mão. Tenha uma cópia fora da propriedade.",
        ],
      },
      {
        question: "Quanto custa o sistema solar para portão?",
        answers: [
          "Soma motor de baixa tensão, bateria, painel, suporte e instalação, e vem por foto e uso diário.",
          "O preço depende da folha e das aberturas por dia. Mande fotos e a distância até a casa, sem custo.",
        ],
      },
    ],
    photo: "fotos do portão e do entorno, a distância até a energia e quantas vezes ele abre por dia",
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
        "Em rua de terra, a poeira gasta roldana, cremalheira e engrenagem, e o barro trava o trilho. O portão de abrir sofre menos que o de correr; se for de correr, use base alta, trilho limpo e pouca graxa, que gruda areia.",
        "Poeira e barro pedem três cuidados no portão da chácara: motor acima da enxurrada e bem vedado, trilho varrido com o disjuntor desligado e revisão mais frequente. A graxa em excesso vira lixa.",
        "Para portão em chão de terra, prefira folha de abrir ou faça uma faixa de concreto sob o trilho. Motor com tampa vedada e entrada de fios fechada evita pó e formiga na placa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que portão sofre menos com a terra",
          "Abrir ou correr no chão de terra",
          "Proteger o trilho e o motor",
        ],
        slots: [
          [
            "De abrir não tem trilho no chão e é o mais tranquilo, se houver espaço e nível.",
            "O de correr funciona com faixa de concreto, trilho elevado e limpeza constante.",
            "Portão suspenso, sem trilho no piso, é outra saída onde o barro é muito.",
          ],
          [
            "O motor no chão recebe pó e respingo, e a base precisa ficar acima da água que escorre.",
            "Base alta e valeta ao lado desviam a enxurrada do motor.",
            "Entrada de fios vedada barra formiga e lagartixa, que param placa no campo.",
          ],
          [
            "Calçar a faixa em frente ao portão reduz a poeira que o carro levanta.",
            "Brita no acesso diminui o barro nas rodas e no trilho.",
            "Uma canaleta antes do portão segura a lama que desce da estrada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Limpeza e graxa na medida", "Rotina em rua de terra", "O que fazer toda semana"],
        slots: [
          [
            "O cuidado é simples e evita a maior parte dos chamados.",
            "Sempre com o disjuntor desligado e as mãos longe da cremalheira.",
            "Vassoura e pano resolvem; água com pressão, não.",
          ],
          [
            "A cremalheira pede pouca lubrificação, a cada {rack.months}, sobre dente limpo.",
            "No trilho do chão não se passa graxa: ela junta areia e gasta a roldana.",
            "Depois de chuva forte, veja se o barro não cobriu o trilho antes de acionar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra o trilho e tire pedra e barro seco.",
          "Passe pano seco nas lentes da fotocélula.",
          "Olhe se a tampa do motor está bem fechada.",
          "Religue e assista a um ciclo, de longe.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "De quanto em quanto tempo revisar o portão em rua de terra?",
        answers: [
          "Revise mais que {visits.home}: a poeira encurta o intervalo. O técnico indica pelo desgaste da primeira visita.",
          "Antecipe a revisão quando o trilho range ou o motor força.",
        ],
      },
      {
        question: "Posso lavar o trilho com mangueira?",
        answers: [
          "O trilho, com cuidado e o disjuntor desligado; o motor, a fotocélula e a botoeira, nunca.",
          "Só longe do motor e com a energia cortada. Varrer costuma bastar.",
        ],
      },
      {
        question: "Formiga na placa: o que fazer?",
        answers: [
          "Desligue o disjuntor e chame o técnico; não jogue veneno nem abra a tampa. Vedar a entrada de fios evita a volta.",
          "Não abra. O técnico limpa, testa a placa e fecha a passagem por onde elas entram.",
        ],
      },
      {
        question: "A poeira estraga o controle?",
        answers: [
          "A poeira estraga menos que a água, mas suja o contato do botão. Guarde o controle em capa e limpe por fora com pano seco.",
          "Pouco. Se falhar, troque a pilha e limpe os contatos com pano seco.",
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
        "Em portão de tela, {em}, instalamos e consertamos o motor; a folha é do serralheiro. A tela é leve e não segura vento, então motor residencial de correr ou de abrir atende, preso ao quadro de tubo. A troca do motor fica de {price.homeSwap} com a mão de obra; a primeira instalação sai por foto.",
        "O portão de tela aceita motor se tem quadro de tubo firme: a tela pesa pouco e não segura vento, e o braço ou a cremalheira se prende no tubo, nunca na malha. A troca do motor em casa fica de {price.homeSwap}, com a mão de obra; o primeiro motor é orçado por foto, grátis.",
      ],
      price: [
        "O preço do portão de tela é do serralheiro, pela medida e pelo tubo do quadro. O motor é conosco: na troca em casa, de {price.homeSwap}, com a mão de obra; no primeiro motor somam-se base, reforço e ponto de energia, em orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quadra, sítio ou alambrado: o que muda", "Portão de tela em cada uso"],
        slots: [
          [
            "Em quadra, o portão de pedestre costuma bastar com fechadura elétrica e mola; motor se usa no portão largo, de veículo.",
            "Na quadra, a porta de pessoas pede fechadura, não motor; o portão de serviço, por onde entra veículo, é o que se automatiza.",
          ],
          [
            "Em sítio, a folha comprida de tela vai bem de correr, com trilho em viga de concreto, ou de abrir, com esteio firme.",
            "No sítio, folha longa pede quadro com travessa diagonal, para não ceder na ponta.",
          ],
          [
            "Longe da rede, motor de corrente contínua com bateria e painel solar move bem uma folha leve de tela.",
            "Sem energia perto, a folha leve de tela favorece motor de baixa tensão com bateria e painel solar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é preso na tela", "Quadro, reforço e fixação"],
        slots: [
          [
            "O suporte vai no tubo do quadro, com chapa de reforço; tubo fino ou enferrujado é reforçado antes pelo serralheiro.",
            "Braço e cremalheira pedem travessa na altura do motor; se falta, o serralheiro a põe antes.",
          ],
          [
            "Pela malha a mão alcança o motor: caixa com chave e chapa atrás dela evitam que se destrave por fora.",
            "Feche com chapa o trecho em volta do motor, para ninguém alcançar o destravamento pela malha.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o portão de tela", "Malha, mato e ferrugem"],
        slots: [
          [
            "Mato e fio solto da malha prendem a folha; limpe com o disjuntor desligado.",
            "Corte o mato do trilho e prenda a malha solta, que enrosca na cremalheira.",
          ],
          [
            "Dobradiça, roldana e solda do quadro são vistas na revisão, {visits.home}.",
            "A revisão, {visits.home}, confere quadro, reforço e regulagem da força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de tela precisa de motor forte?",
        answers: [
          "Não: a folha é leve e o vento passa. O comprimento e o piso contam mais que o peso; foto e medida dizem o modelo.",
          "Em geral não. O menor motor residencial do tipo costuma bastar, se a folha anda leve na mão.",
        ],
      },
      {
        question: "Vocês fazem o portão de tela?",
        answers: [
          "Não: o quadro e a malha são do serralheiro ou de quem faz alambrado. Instalamos e consertamos o motor.",
          "A folha, não; o motor, sim. Mande a foto, e dizemos que reforço pedir ao serralheiro.",
        ],
      },
      {
        question: "A fotocélula funciona com tela?",
        answers: [
          "Funciona: ela fica nas colunas, fora do caminho da malha, e o feixe cruza a passagem, não a folha.",
          "Sim, fixada na coluna ou num poste curto, com o feixe livre de mato.",
        ],
      },
    ],
    photo: "fotos do portão de tela por dentro, do quadro de perto e do piso, com a largura da folha",
  },
];
