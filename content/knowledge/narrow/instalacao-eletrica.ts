import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const instalacaoEletrica: NarrowConcept[] = [
  {
    id: "aterramento-do-motor",
    broader: "instalacao-eletrica",
    label: "Aterramento do motor",
    phrase: "o aterramento do motor de portão",
    asks: [
      "aterramento motor",
      "aterramento portão",
      "aterrar portão",
      "aterrar motor",
      "fio terra motor",
      "fio terra portão",
      "precisa aterrar",
      "precisa aterramento",
      "motor sem aterramento",
      "como aterrar",
      "sem aterramento",
      "sem fio terra",
      "aterramento perigoso",
    ],
    answers: {
      any: [
        "Precisa: o motor de portão leva fio terra, que tira da folha de metal a corrente que escapa e faz o DR desligar antes do choque. A NBR 5410 pede o condutor de proteção na instalação; o serviço é orçado pela foto do quadro e do caminho.",
        "Precisa, sim: o motor de portão leva fio terra, verde ou verde-amarelo, do quadro até a carcaça. Neutro, grade e vergalhão da coluna não substituem. O serviço é de eletricista ou técnico, com o circuito desligado.",
        "Sem aterramento, o motor de portão não deve ser ligado: a folha de metal pode dar choque, e a placa queima mais em tempestade. O terra deve vir do quadro da casa, medido, e não de uma haste solta fincada ao lado do motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o terra faz no portão", "Choque, DR e DPS", "Para que serve o fio terra"],
        slots: [
          [
            "Ele dá à corrente que escapa um caminho melhor que o corpo de quem encosta na folha.",
            "Com terra, a fuga vai para o quadro em vez de esperar alguém tocar no metal.",
            "A carcaça aterrada não fica energizada quando um fio perde a capa.",
          ],
          [
            "O DR percebe a fuga e desliga; sem terra, muitas vezes só dispara quando alguém leva o choque.",
            "Terra e DR trabalham juntos: um conduz a fuga, o outro corta a energia.",
            "O aterramento faz o DR atuar no momento do defeito, e não no do choque.",
          ],
          [
            "O DPS desvia o pico do raio para a terra; sem ela, fica no quadro sem efeito.",
            "O protetor de surto sem terra não tem para onde mandar a energia.",
            "Uma placa que queima a cada tempestade quase sempre está em circuito sem terra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o portão está aterrado", "O que olhar sem abrir tampas", "Terra: verificação visual"],
        slots: [
          [
            "O que se vê é indício; só a medição confirma que o terra funciona.",
            "Um fio verde no quadro não garante que ele chegue ao motor.",
            "Tomada de três pinos também não prova nada: o terceiro pode estar vazio.",
          ],
        ],
        steps: [
          "Pela porta do quadro, sem tirar a proteção interna, procure o barramento com fios verdes.",
          "Veja se o circuito do portão tem disjuntor próprio e DR.",
          "Repare se há formigamento na folha: se houver, desligue e não toque.",
          "Fotografe o quadro de frente, sem tirar a proteção interna.",
          "Peça a medição do terra na visita.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso ligar o terra do motor no neutro?",
        answers: [
          "Não no motor. Terra e neutro só se encontram no ponto previsto da entrada, feito por eletricista. Ligados no portão, a folha pode ficar energizada.",
          "Nunca. Se o neutro falhar, a carcaça recebe tensão da rede.",
        ],
      },
      {
        question: "Uma haste só para o portão serve?",
        answers: [
          "Haste isolada, sem ligação ao terra da casa, não protege como deveria e pode criar diferença de tensão. O terra vem do quadro.",
          "Não como solução. A NBR 5410 pede aterramento integrado à instalação.",
        ],
      },
      {
        question: "Minha casa é antiga e não tem terra para o motor. O que faço?",
        answers: [
          "Um eletricista cria o aterramento na entrada e leva o fio até o motor. Até lá, use DR, que ajuda mesmo sem terra, e não toque na folha molhada.",
          "Faz-se o terra no padrão de entrada e um circuito novo até o portão. O valor depende da distância.",
        ],
      },
      {
        question: "Quanto custa aterrar o motor?",
        answers: [
          "O preço depende de já existir terra no quadro e da distância até o motor. Fotos do quadro, pela frente, e do caminho bastam para o orçamento grátis.",
          "O preço varia com os metros de cabo e com a necessidade de fazer a haste. O valor é dito por foto.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz pela frente, sem tirar tampas, e do caminho até o motor",
  },
  {
    id: "fio-e-disjuntor-do-motor",
    broader: "instalacao-eletrica",
    label: "Fio e disjuntor do motor",
    phrase: "o fio e o disjuntor do motor de portão",
    asks: [
      "qual fio motor",
      "qual fio portão",
      "bitola fio",
      "disjuntor motor [marca]",
      "disjuntor [marca]",
      "fio motor [marca]",
      "bitola cabo",
      "qual disjuntor",
      "qual disjuntor motor portão",
      "qual disjuntor usar motor",
      "qual fio usar motor",
      "disjuntor motor portão",
      "fio 2,5",
      "fio 2,5mm",
      "fio motor portão",
      "cabo motor portão",
      "espessura fio",
      "quantos fios motor",
      "disjuntor quantos ampères",
      "combinar cabo disjuntor motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Para o motor de portão, use fio de cobre de no mínimo 2,5 mm², mais grosso se o quadro fica longe, num circuito só dele e com terra. O disjuntor nunca é maior que esse fio suporta, e em 220 V de duas fases ele é bipolar; a corrente da etiqueta confirma a medida.",
        "No motor de portão, use fio de no mínimo 2,5 mm², como pede a NBR 5410 para força, com terra e circuito próprio. O disjuntor, em casa, costuma ser de 10 a 16 A, bipolar em 220 V de duas fases, confirmado pela etiqueta.",
        "O disjuntor do motor de portão sai da corrente da etiqueta e da bitola do fio, que é de no mínimo 2,5 mm²; não há número único para todos. Em 220 V de duas fases é bipolar, para cortar os dois fios vivos. O cálculo e a ligação são do eletricista.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como se escolhe o cabo e o disjuntor", "Corrente, distância e proteção", "O que define a bitola"],
        slots: [
          [
            "Primeiro vem a corrente da etiqueta; depois, a distância, porque cabo longo derruba a tensão na partida.",
            "Um motor longe do quadro pede cabo mais grosso, para a tensão chegar inteira.",
            "Quem decide é a queda de tensão na partida, e não só a corrente do motor parado.",
          ],
          [
            "O disjuntor é escolhido pelo cabo e pela partida do motor; aumentar porque ele cai tira a proteção contra incêndio.",
            "Um disjuntor maior que o cabo deixa o fio esquentar dentro da parede.",
            "Se o disjuntor cai, o defeito está no circuito, e não no tamanho dele.",
          ],
          [
            "Em 220 V de duas fases usa-se bipolar; em 127 V, fase, neutro e terra, com disjuntor na fase.",
            "O disjuntor simples em duas fases deixa um fio vivo dentro do motor desligado.",
            "Além dele, o circuito leva fio terra, DR e, contra surto, DPS.",
          ],
        ],
        bullets: [
          "Circuito exclusivo do portão",
          "Mínimo de 2,5 mm² em força, pela NBR 5410",
          "Fio terra verde ou verde-amarelo",
          "Bipolar em 220 V de duas fases",
          "Comando em eletroduto separado",
        ],
      },
      {
        about: "check",
        headings: ["O que levar ao eletricista", "Dados da etiqueta e da distância", "Medidas que fecham o cálculo"],
        slots: [
          [
            "Com estes dados o cálculo sai de uma vez, sem palpite.",
            "Nada disso pede abrir tampa ou tocar em fio.",
            "Anote também se há nobreak, porque ele mantém o motor energizado.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor: tensão, potência e corrente.",
          "Meça em passos a distância do quadro ao motor.",
          "Fotografe o quadro pela frente, sem tirar a proteção interna.",
          "Veja se há eletroduto até a coluna.",
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "Posso puxar a energia do motor da tomada da garagem?",
        answers: [
          "Não é o indicado: o circuito da tomada é dividido, pode ter fio fino e não tem terra garantido. O motor pede circuito próprio.",
          "Evite. A tensão cai na partida e a placa sofre. O certo é um circuito exclusivo.",
        ],
      },
      {
        question: "Quantos fios vão até o motor?",
        answers: [
          "Em 220 V de duas fases, vão duas fases e terra; em 127 V, fase, neutro e terra. O comando, como fotocélula e botoeira, segue em outro eletroduto.",
          "São três para a força, com o terra. Os de comando vão separados, para não pegar interferência.",
        ],
      },
      {
        question: "Fio 1,5 mm² serve?",
        answers: [
          "Não para o circuito do motor: a NBR 5410 fixa 2,5 mm² como mínimo em circuitos de força. Um cabo existente mais fino deve ser trocado.",
          "Não. Além da norma, o fio fino derruba a tensão e o motor parte fraco.",
        ],
      },
      {
        question: "Posso usar cabo PP aparente no motor?",
        answers: [
          "Só quando próprio para a área e protegido contra sol, atrito e água, conforme a norma. O usual é eletroduto.",
          "Depende do tipo e do caminho. Solto na parede, sem proteção, não serve a motor de portão.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, do quadro fechado e do caminho até a coluna",
  },
  {
    id: "motor-na-tomada",
    broader: "instalacao-eletrica",
    label: "Ligar o motor na tomada ou na extensão",
    phrase: "o motor ligado na tomada",
    asks: [
      "motor tomada",
      "ligar motor tomada",
      "portão tomada",
      "ligar portão tomada",
      "motor extensão",
      "extensão portão",
      "portão extensão",
      "plugar motor",
      "ligar motor lâmpada",
    ],
    intent: "question",
    answers: {
      any: [
        "Não ligue o motor do portão em tomada comum ou extensão como solução fixa: a tensão cai na partida, o contato esquenta e o terra pode não existir. O motor pede circuito próprio, com disjuntor, terra e cabo na bitola certa.",
        "Não é indicado ligar o motor do portão na tomada: ele até funciona, mas capacitor e placa sofrem com tensão baixa e mau contato, e falta proteção contra choque. Para uso fixo, leva-se um circuito exclusivo do quadro até a coluna.",
        "Não deve: tomada ou extensão no motor do portão é improviso, com fio fino, mau contato e água por perto. Se já está assim, não deixe a extensão enrolada nem na chuva e peça o circuito definitivo, com disjuntor, DR e terra.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que dá errado na tomada", "Tensão, contato e terra", "Por que o improviso queima placa"],
        slots: [
          [
            "Tomada dividida com freezer ou chuveiro derruba a tensão justo na hora da partida.",
            "O motor parte fraco, esquenta e para no meio, e o defeito parece ser dele.",
            "Uma extensão longa e fina perde tensão e aquece dentro do plástico.",
          ],
          [
            "Plugue frouxo faz arco, esquenta e derrete, e a placa recebe picos a cada abertura.",
            "Mau contato liga e desliga o motor, e relés e fontes pagam a conta.",
            "Plugue no tempo junta água e oxida.",
          ],
          [
            "Sem terra e sem DR, a carcaça pode energizar e o defeito só aparece no choque.",
            "A tomada antiga costuma não ter terra, mesmo com três furos.",
            "Nada disso dá ao portão um disjuntor que o desligue com segurança.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer até o circuito definitivo",
          "Até onde vai o improviso com extensão",
          "Enquanto a elétrica não sai",
        ],
        slots: [
          [
            "Improviso não é instalação, e deve ter prazo curto.",
            "Se houver cheiro, formigamento ou plugue quente, pare já.",
            "A chuva perto do plugue encerra o uso.",
          ],
        ],
        steps: [
          "Não use extensão enrolada nem dentro d'água.",
          "Veja se o plugue ou a tomada esquenta: se sim, desligue.",
          "Não deixe o fio no caminho do carro nem da folha.",
          "Anote a distância do quadro ao motor.",
          "Peça o circuito próprio, com terra e DR.",
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "Uma tomada de 20 A resolve para o motor?",
        answers: [
          "Melhora o contato, mas não resolve: falta circuito exclusivo, disjuntor, terra e cabo certo até o motor.",
          "Não é a solução. O que conta é o circuito inteiro, do quadro à coluna.",
        ],
      },
      {
        question: "Posso puxar a energia do motor da lâmpada da garagem?",
        answers: [
          "Não. O fio da iluminação é mais fino e o circuito não foi pensado para partida de motor. A tensão cai e a placa sofre.",
          "Nunca como solução fixa. A bitola mínima para força é maior que a da luz.",
        ],
      },
      {
        question: "O motor queimou na extensão. Tem conserto?",
        answers: [
          "Depende do que foi: placa e capacitor têm reparo; um enrolamento queimado leva à comparação com a troca, de {price.homeSwap} em casa.",
          "Pode ter. A medição diz o que sofreu com a tensão baixa; antes de ligar outro, faz-se o circuito.",
        ],
      },
      {
        question: "Quem faz o circuito elétrico do portão?",
        answers: [
          "Quem faz é um eletricista ou técnico qualificado, com terra, DR e cabo calculado. O orçamento sai por foto do quadro e do caminho.",
          "Quem faz é um profissional qualificado, conforme a NBR 5410. A distância e o duto existente definem o valor.",
        ],
      },
    ],
    photo: "uma foto do quadro fechado, do caminho até o motor e da etiqueta",
  },
  {
    id: "disjuntor-separado",
    broader: "instalacao-eletrica",
    label: "Disjuntor separado para o portão",
    phrase: "o disjuntor separado do portão",
    asks: [
      "disjuntor separado",
      "disjuntor próprio portão",
      "disjuntor exclusivo",
      "disjuntor só portão",
      "precisa disjuntor",
      "portão precisa disjuntor",
      "circuito separado",
      "circuito exclusivo portão",
      "portão mesmo disjuntor",
      "junto tomada disjuntor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão precisa de disjuntor separado: o motor fica em circuito só dele, com cabo de no mínimo 2,5 mm², fio terra e DR. Assim você desliga o portão sem apagar a casa, e um defeito nele não derruba o resto.",
        "Precisa. Um disjuntor próprio para o portão permite cortar a energia em uma emergência e evita queda de tensão por chuveiro ou bomba na mesma linha. Em 220 V de duas fases ele é bipolar, e o valor sai do cabo e da etiqueta.",
        "O certo é um disjuntor só para o portão, identificado no quadro. Aproveitar o das tomadas ou o da iluminação funciona até o primeiro problema: o motor perde força na partida, e ninguém sabe o que desligar se houver choque ou fumaça.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual disjuntor usar no portão",
          "Valor e tipo do disjuntor separado",
          "Disjuntor, DR e cabo do portão",
        ],
        slots: [
          [
            "O disjuntor protege o cabo, por isso o valor sai da bitola e da corrente da etiqueta; em casa costuma ficar de 10 a 16 A.",
            "Em casa, o comum é de 10 a 16 A com cabo de 2,5 mm², confirmado pela etiqueta do motor.",
            "A conta parte da corrente do motor e do cabo instalado, em geral 2,5 mm² com 10 a 16 A.",
          ],
          [
            "Em 220 V de duas fases usa-se bipolar, que corta as duas de uma vez; em 127 V, unipolar na fase.",
            "Duas fases pedem disjuntor bipolar, nunca dois unipolares soltos.",
            "O bipolar evita que uma fase continue energizada depois do desarme.",
          ],
          [
            "DR contra choque e DPS contra surto completam o circuito, com o terra ligado à carcaça.",
            "Some o DR, que desarma na fuga de corrente, e o DPS no quadro.",
            "Sem terra, DR e DPS não protegem como deveriam.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz o circuito separado", "Do quadro ao motor: o serviço", "O que o eletricista faz"],
        slots: [
          [
            "Passa-se cabo novo por eletroduto, do quadro até o motor, sem emenda no caminho.",
            "O eletricista leva fase, neutro ou segunda fase e terra em eletroduto próprio.",
            "A linha sai do quadro com a energia geral desligada e chega à caixa do motor.",
          ],
          [
            "O preço depende dos metros, do eletroduto e do espaço no quadro, e é orçado por foto.",
            "Distância e eletroduto existente formam o valor, com orçamento grátis por foto.",
            "Quadro cheio ou parede sem conduíte aumentam o serviço; a foto mostra isso.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso usar o disjuntor do chuveiro no portão?",
        answers: [
          "Não. Ele é grande demais para o cabo do portão e não protege o motor nem o fio.",
          "Não: disjuntor de chuveiro deixa o cabo fino do portão aquecer antes de desarmar.",
        ],
      },
      {
        question: "Meu portão está no circuito das tomadas. É perigoso?",
        answers: [
          "Pode funcionar, mas perde proteção e força. Peça a separação, sobretudo se o disjuntor cai ou a luz pisca na partida.",
          "Não é o certo. Enquanto não separa, evite aparelhos pesados na mesma linha.",
        ],
      },
      {
        question: "O disjuntor pode ficar perto do motor?",
        answers: [
          "Pode haver um segundo, em caixa fechada, para desligar no local. O do quadro continua necessário.",
          "Sim, como chave de corte local, protegida da chuva e fora do alcance de crianças.",
        ],
      },
    ],
    photo: "uma foto dos disjuntores do quadro, sem tirar a proteção interna, e outra do lugar do motor",
  },
  {
    id: "fio-do-portao-danificado",
    broader: "instalacao-eletrica",
    label: "Fio do portão cortado ou derretido",
    phrase: "o fio danificado do portão",
    asks: [
      "fita isolante",
      "fita isolante fio",
      "fita isolante fio portão",
      "emendar fio portão",
      "emendar fio",
      "posso emendar fio",
      "fio solto motor",
      "fio pendurado",
      "fio solto pendurado",
      "fio pendurado motor",
      "fio solto pendurado motor",
      "fio aparecendo motor",
      "fio partido",
      "fio portão partido",
      "fio quebrado",
      "fio arrebentado",
      "cabo elétrico partido",
      "fiação portão partida",
      "fio derreteu",
      "fio derretido",
      "fio derretendo",
      "rato fio",
      "roeu fio",
      "fio roído",
      "fio cortado",
      "cortaram fio",
      "cortou fio portão",
      "fio rompido",
      "fio arrebentou portão",
      "fio solto portão",
      "fio descascado",
      "fio exposto",
      "fiação exposta",
      "fiação aparente",
      "fiação desencapada",
      "fiação portão exposta",
      "fios expostos portão",
      "fio desencapado",
      "rato motor",
      "rato roeu",
      "fio esquentando",
      "fio quente",
      "fio esquenta",
      "cabo esquentando",
      "fio sensor arrebentou",
      "fio fotocélula arrebentou",
      "fio sensor cortou",
      "fio fotocélula cortou",
      "fio cortou",
      "fio trilho cortou",
      "fio passando trilho",
      "fio sensor partiu",
      "emendar cabo motor",
      "emendar fio motor",
      "cabo motor curto emendar",
      "fio sensor partido",
      "fio fotocélula partido",
      "cabo motor derretido",
      "cabo derretido",
      "cabo motor queimado",
      "cortou cabo portão choque",
      "jardineiro cortou cabo portão",
      "fiação portão descascada queimada",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fio do portão danificado se troca, não se remenda: desligue o disjuntor e não toque no portão, que pode estar energizado. Fita isolante resseca e deixa entrar água, e serve no máximo para isolar até a visita; o certo é trecho novo ou conector vedado, dentro de eletroduto.",
        "Fio do portão cortado, roído ou derretido pede disjuntor desligado e ninguém tocando no portão, que pode estar energizado. Não emende com fita: o técnico troca o trecho, mede a isolação e acha o que causou o dano.",
        "Se um fio do portão derreteu, houve mau contato ou corrente demais; se foi roído ou cortado, há metal exposto. Nos dois casos, corte a energia no quadro e não religue até o cabo ser trocado e medido.",
        "Com fio ou fiação do portão exposta, desligue o disjuntor por um caminho seco e afaste crianças e animais. O conserto é cabo novo, sem emenda, dentro de eletroduto, e teste da placa, que pode ter levado curto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o fio do portão se danifica",
          "Rato, atrito, calor ou ferramenta",
          "Causa do fio cortado ou derretido",
        ],
        slots: [
          [
            "Derretimento vem de borne frouxo, cabo fino ou motor forçando a folha presa.",
            "Fio que derrete no conector tinha mau contato; ao longo do cabo, sobrecarga.",
            "Um cabo fino demais para o motor aquece por inteiro e amolece a capa.",
          ],
          [
            "Rato rói cabo solto e sem eletroduto, muitas vezes o do sensor ou da botoeira.",
            "Roedor entra por furo aberto na caixa e deixa o cobre à mostra.",
            "Um cabo fora do eletroduto é alvo de rato, enxada e roçadeira.",
          ],
          [
            "Folha e corrente também cortam fio que passa perto do movimento.",
            "Cabo mal preso enrosca na cremalheira, no braço ou na folha.",
            "Fio esticado na dobradiça se rompe por dentro, com a capa inteira.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é o conserto do fio",
          "Troca do cabo e teste da placa",
          "O que o técnico faz no cabo danificado",
        ],
        slots: [
          [
            "O trecho é trocado de ponta a ponta, em eletroduto, sem emenda no caminho.",
            "Troca-se o cabo inteiro entre as caixas, na bitola certa.",
            "Cabo de força e cabo de comando passam separados.",
          ],
          [
            "Mede-se a isolação e testa-se a placa antes de religar.",
            "Com o cabo novo, conferem-se fusível, placa, sensor e DR.",
            "A causa também se corrige: borne, bitola, furo aberto ou folha pesada.",
          ],
          [
            "O preço depende dos metros e do acesso, com orçamento grátis por foto.",
            "Metragem e eletroduto formam o valor, orçado por foto.",
            "Com a foto do caminho do cabo, o valor vem sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar o fio do portão com fita isolante?",
        answers: [
          "Não. Uma emenda com fita molha, aquece e dá choque. O cabo é trocado.",
          "Não faça. Mesmo em cabo de sensor, a emenda ao tempo falha na primeira chuva.",
        ],
      },
      {
        question: "O portão pode dar choque?",
        answers: [
          "Pode, se o fio exposto encosta na folha. Não toque até a energia ser cortada no quadro.",
          "Sim. Trate a folha como energizada até desligar o disjuntor.",
        ],
      },
      {
        question: "Era só o fio do sensor. Posso usar?",
        answers: [
          "O portão pode não fechar, ou fechar sem proteção. Use na mão, com o disjuntor desligado, se for de correr ou de abrir.",
          "Não use o fechamento automático sem fotocélula. Troque o cabo primeiro.",
        ],
      },
    ],
    photo: "uma foto de longe do fio danificado, sem tocar, e outra do motor",
  },
  {
    id: "luz-pisca-ao-abrir",
    broader: "instalacao-eletrica",
    label: "Luz pisca quando o portão abre",
    phrase: "a luz da casa que pisca com o portão",
    asks: [
      "luz pisca abre",
      "luz casa pisca",
      "luz piscando abre portão",
      "luz pisca aciona",
      "luz enfraquece portão",
      "luz fraca abre",
      "luz oscila portão",
      "lâmpada pisca portão",
      "luz diminui portão",
      "energia oscila portão",
      "luz cai abre portão",
      "lâmpada fraca abre",
      "luz fraca abre portão",
      "lâmpada fraca portão",
      "luz cai quando abre",
      "lâmpadas enfraquecem portão",
      "luz cai motor portão liga",
    ],
    intent: "repair",
    answers: {
      any: [
        "A luz da casa que pisca quando abre o portão mostra queda de tensão na partida do motor: fio fino, emenda ruim ou portão no mesmo circuito das lâmpadas. Peça circuito próprio, com cabo de no mínimo 2,5 mm², e a medição da corrente do motor.",
        "Se a luz enfraquece ao acionar o portão, a partida está puxando mais do que a fiação entrega. Piscar de leve é comum em circuito dividido; piscar forte, com ronco, pede disjuntor desligado e exame de capacitor, folha e emendas.",
        "A luz oscila com o portão porque o motor parte com corrente alta. As causas são circuito compartilhado, mau contato no quadro ou motor forçando a folha. O eletricista separa o circuito; o técnico mede o motor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a luz pisca com o portão",
          "Fiação, quadro ou motor forçando",
          "De onde vem a queda de luz",
        ],
        slots: [
          [
            "Motor e lâmpadas na mesma linha dividem a queda da partida.",
            "O circuito dividido faz cada partida aparecer na iluminação.",
            "Quando tudo sai do mesmo disjuntor, a lâmpada denuncia o motor.",
          ],
          [
            "Cabo fino e longo, ou emenda oxidada, aumenta a queda.",
            "Borne frouxo no quadro esquenta e faz a luz da casa inteira oscilar.",
            "Neutro com mau contato é o caso mais sério e pede eletricista logo.",
          ],
          [
            "Folha pesada e capacitor fraco prolongam a partida e a queda.",
            "Se começou há pouco, o motor pode estar forçando mais que antes.",
            "Piscar que cresceu com o tempo aponta para folha ou capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que observar quando a luz pisca",
          "Pistas para o eletricista e o técnico",
          "Teste simples da oscilação",
        ],
        slots: [
          [
            "Observe sem abrir o quadro por dentro.",
            "Um ou dois acionamentos bastam para o teste.",
            "Se houver cheiro ou estalo no quadro, desligue o geral.",
          ],
        ],
        steps: [
          "Veja se pisca um cômodo ou a casa toda.",
          "Note se o motor ronca ou sai devagar.",
          "Repare se o mesmo acontece com chuveiro ou bomba.",
          "Anote qual disjuntor desliga o portão e o que mais ele apaga.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A luz que pisca queima o motor do portão?",
        answers: [
          "Com o tempo, sim: tensão baixa aquece o enrolamento. Corrija a linha antes.",
          "Pode. Um motor que parte com pouca tensão puxa mais corrente e esquenta.",
        ],
      },
      {
        question: "A luz piscando pode queimar outros aparelhos?",
        answers: [
          "Se a casa toda oscila, o neutro pode estar ruim, e aí há risco. Chame o eletricista.",
          "Queda leve, não; mau contato no neutro, sim.",
        ],
      },
      {
        question: "Trocar o motor para 220 V ajuda na luz que pisca?",
        answers: [
          "Ajuda quando há duas fases: a corrente cai e a queda também. O motor precisa aceitar 220 V.",
          "Sim, se o motor e o quadro permitem. A ligação é do eletricista.",
        ],
      },
    ],
    photo: "uma foto dos disjuntores do quadro e outra da etiqueta do motor",
  },
  {
    id: "distancia-do-quadro",
    broader: "instalacao-eletrica",
    label: "Quadro de luz longe do portão",
    phrase: "a distância do quadro até o motor",
    asks: [
      "distância motor quadro",
      "distância quadro portão",
      "distância quadro luz",
      "quadro luz longe",
      "quadro longe portão",
      "motor longe quadro",
      "portão longe quadro",
      "portão longe casa energia",
      "metros fio motor portão",
      "queda tensão motor portão",
      "cabo longo motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não há distância máxima do quadro ao motor do portão: quanto mais longe, mais grosso o cabo, para a tensão não cair. O mínimo é 2,5 mm², e 220 V ajuda em percurso longo. O eletricista calcula pela corrente da etiqueta e pelos metros de cabo.",
        "Com o quadro de luz longe do portão, o motor funciona se o cabo tiver bitola para a distância; fino demais, a tensão cai, o motor perde força e esquenta. Meça o caminho do cabo, e não a linha reta, e mande com a foto da etiqueta.",
        "A distância do quadro até o motor decide a bitola do cabo e, às vezes, a tensão: em percurso longo, 220 V perde menos que 127 V. O circuito é só do portão, com terra e disjuntor próprio, em eletroduto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça o caminho do cabo", "O que anotar para o cálculo", "Distância real até o motor"],
        slots: [
          [
            "Conta o percurso do eletroduto, com subidas e curvas.",
            "A medida certa é a do cabo, que costuma ser bem maior que a linha reta.",
            "Não abra o quadro: fotos de fora e os metros já servem.",
          ],
        ],
        steps: [
          "Meça do quadro ao portão pelo caminho onde o cabo pode passar.",
          "Anote se a casa tem 127 V, 220 V ou as duas.",
          "Fotografe o quadro fechado e a etiqueta do motor.",
          "Veja se já existe eletroduto livre até a coluna.",
          "Diga que outros aparelhos usam a mesma linha.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de cabo fino ou longo", "Quando a tensão está caindo", "Como a distância aparece no motor"],
        slots: [
          [
            "Portão lento, que piora quando liga o chuveiro, costuma ter queda de tensão.",
            "Um motor que ronca na partida e esquenta pode estar recebendo tensão baixa.",
            "A luz da garagem que enfraquece na partida mostra a queda no cabo.",
          ],
          [
            "O técnico mede a tensão com o motor em movimento, porque parado o cabo fino engana.",
            "A prova é medir no motor durante a partida, com instrumento.",
            "Um capacitor trocado que volta a falhar pede essa medição.",
          ],
          [
            "A correção é cabo de bitola maior ou circuito novo desde o quadro.",
            "A emenda no meio do caminho é refeita em caixa, ou o cabo é trocado inteiro.",
            "Onde há duas fases, passar o motor bivolt para 220 V reduz a corrente, com ligação pelo técnico.",
          ],
        ],
      },
    ],
    keep: ["what", "cost"],
    questions: [
      {
        question: "Posso puxar a energia do motor de uma tomada mais perto?",
        answers: [
          "Não convém: a tomada divide o cabo com outros aparelhos. O certo é circuito próprio.",
          "Só como improviso curto. Para uso fixo, circuito exclusivo com terra.",
        ],
      },
      {
        question: "O cabo do portão pode ir enterrado?",
        answers: [
          "Pode, em eletroduto próprio para isso e com cabo adequado à umidade.",
          "Sim, em duto, nunca direto na terra. O eletricista define a profundidade.",
        ],
      },
      {
        question: "Muito longe, energia solar compensa?",
        answers: [
          "Em chácara, pode: motor de corrente contínua com bateria e painel dispensa o cabo longo.",
          "Compare o metro de cabo com o conjunto solar. O uso por dia decide.",
        ],
      },
      {
        question: "Quem leva a energia do quadro até o portão?",
        answers: [
          "Quem leva é um eletricista. O que faltar para o motor é visto por foto e avisado antes da instalação.",
          "O circuito é de eletricista; a ligação no motor, do técnico do portão.",
        ],
      },
    ],
    photo: "fotos do quadro fechado, da coluna do portão e da etiqueta do motor, com os metros entre eles",
  },
  {
    id: "fio-1-5-ou-2-5",
    broader: "instalacao-eletrica",
    label: "Fio 1,5 ou 2,5 para o motor",
    phrase: "a bitola do fio do motor",
    intent: "question",
    asks: [
      "fio 1,5 ou 2,5",
      "fio 1,5 2,5",
      "cabo 1,5 ou 2,5",
      "fio 1,5 motor",
      "fio 1,5mm motor",
      "fio 1,5 portão",
      "cabo 1,5 portão",
      "pode usar fio 1,5",
      "fio 2,5 ou 4",
      "fio 4mm portão",
      "fio 2,5 ou 1,5",
      "fio 4 portão",
    ],
    answers: {
      any: [
        "Use 2,5 mm²: é a bitola mínima que a NBR 5410 pede para tomada e força; 1,5 mm² é de iluminação. Com o quadro longe, passe para 4 mm² para a tensão não cair na partida. O disjuntor acompanha o fio, e o terra vai junto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A bitola pela distância", "Perto, longe e muito longe"],
        slots: [
          [
            "Quanto mais longe e menor a tensão, mais grosso o fio.",
            "Em 127 V a queda é o dobro da de 220 V, e o fio engrossa antes.",
          ],
        ],
        bullets: [
          "Até uns 20 m, em geral: 2,5 mm²",
          "Distância maior ou motor forte: 4 mm², pelo cálculo de queda de tensão",
          "Botoeira e fotocélula: cabo fino próprio, fora do eletroduto da força",
          "Terra: mesma bitola do fio, até o quadro",
        ],
      },
    ],
    keep: ["check", "visit", "safety"],
    questions: [
      {
        question: "Já tenho fio de 1,5 puxado até o motor. Preciso trocar?",
        answers: ["Para o motor, sim. Um fio fino aquece e faz o motor partir fraco."],
      },
      {
        question: "Que disjuntor vai com o fio de 2,5 mm²?",
        answers: ["Em casa costuma ser de 10 a 16 A, bipolar em duas fases; o eletricista confirma pela etiqueta."],
      },
    ],
    photo: "a foto do quadro e da etiqueta do motor, com a distância até o portão",
  },
  {
    id: "ponto-de-energia-do-motor",
    broader: "instalacao-eletrica",
    label: "Ponto de energia para o motor, 127 ou 220 V",
    phrase: "o ponto de energia do motor",
    asks: [
      "ponto tomada 220v portão",
      "ponto tomada 220 portão",
      "ponto tomada portão eletrônico",
      "ponto tomada motor portão",
      "ponto tomada portão",
      "ponto 220v portão",
      "ponto 220 motor portão",
      "ponto 220v motor portão",
      "tomada 220v portão eletrônico",
      "tomada 220v motor portão",
      "tomada 220 motor portão",
      "tomada 220 volts portão",
      "tomada portão eletrônico",
      "tomada portão automático",
      "instalar ponto motor portão",
      "eletricista instalar ponto motor",
      "eletricista ponto motor",
      "eletricista ponto portão",
      "eletricista ponto energia portão",
      "fazer ponto energia portão",
      "fazer ponto energia motor",
      "instalar ponto energia portão",
      "instalar ponto energia motor portão",
      "instalação ponto energia motor",
      "ponto energia motor portão",
      "ponto energia portão eletrônico",
      "ponto elétrico motor portão",
      "ponto elétrico portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Fazemos o ponto de energia do motor de portão, de 127 ou 220 V: um circuito só dele, do quadro até o motor, com cabo de no mínimo 2,5 mm², fio terra e disjuntor próprio. O preço depende dos metros e da passagem; com foto do quadro fechado e do caminho, o valor vem sem custo.",
        "Instalamos o ponto de 220 V para portão eletrônico direto do quadro, sem dividir tomada com outros aparelhos: disjuntor próprio, bipolar se forem duas fases, DR e fio terra. O valor depende da distância e de quebrar ou não a parede, e sai pela foto do quadro fechado e do lugar do motor.",
        "O ponto de energia para motor de portão é um serviço que fazemos: circuito exclusivo, cabo de 2,5 mm² ou mais, disjuntor, DR e terra, até uma caixa ou tomada abrigada ao lado do motor. A tensão é a da etiqueta; com a distância até o quadro, orçamos de graça.",
      ],
      price: [
        "O preço do ponto de energia do portão depende dos metros até o quadro, de haver tubo pronto e do que falta: cabo de 2,5 mm² ou mais, disjuntor, DR e terra. Quebrar piso ou parede é o que mais encarece; com foto do quadro fechado e do caminho, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o ponto é feito", "Do quadro até o motor"],
        slots: [
          [
            "Com a energia desligada, o eletricista tira do quadro um disjuntor só para o portão e o identifica.",
            "O serviço começa no quadro, com a chave geral desligada: entra um disjuntor marcado como portão.",
          ],
          [
            "O cabo segue por eletroduto, embutido ou aparente, separado dos fios da fotocélula e da botoeira.",
            "Dali o cabo vai por tubo próprio até o motor; os fios de comando passam em outro.",
          ],
          [
            "Na ponta fica uma caixa vedada ou uma tomada com terra, abrigada da chuva, e a tensão é medida antes de ligar o motor.",
            "No fim, mede-se a tensão e o terra, e só então o motor é ligado, em caixa fechada ou tomada protegida da água.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["127 ou 220 V no portão", "Qual tensão usar"],
        slots: [
          [
            "Vale a tensão da etiqueta do motor: ligar o de 127 em 220 V queima na hora.",
            "Olhe a etiqueta antes de puxar o fio: motor de uma tensão só não aceita a outra.",
          ],
          [
            "Se o modelo existe nas duas, 220 V puxa metade da corrente e sofre menos em cabo comprido.",
            "Com o quadro longe, 220 V perde menos força no fio; perto, as duas servem igual.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não serve de ponto de energia", "Improviso que queima a placa"],
        slots: [
          [
            "Extensão, benjamim e fio da lâmpada aquecem e derrubam a tensão na partida do motor.",
            "Tomada dividida com freezer ou chuveiro faz o motor partir fraco e a placa reiniciar.",
          ],
          [
            "Sem fio terra, a folha pode dar choque; o terra e o DR, que desliga quando a corrente foge, fazem parte do ponto.",
            "Terra e DR não são extra: o DR corta a energia quando há fuga, e o terra tira o choque da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor do ponto", "O que encarece o ponto de energia"],
        slots: [
          [
            "Contam os metros até o quadro, se há tubo pronto e se é preciso quebrar piso ou parede.",
            "Com tubo livre é serviço curto; rasgar piso é o que mais sobe o valor.",
          ],
          [
            "Quadro sem espaço para mais um disjuntor ou casa sem terra somam serviço, e a foto já mostra.",
            "A foto do quadro fechado mostra se cabe mais um disjuntor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o motor do portão numa tomada comum?",
        answers: [
          "Como solução fixa, não: dividida com outros aparelhos, a tomada aquece e a tensão cai na partida. Uma tomada com terra, num circuito só do portão, serve.",
          "Só se ela tiver terra e for a única do circuito. Tomada compartilhada não serve.",
        ],
      },
      {
        question: "Onde deve ficar o ponto de energia?",
        answers: [
          "Perto do lugar do motor, por dentro e abrigado da chuva: na coluna, no basculante e no de abrir; junto da base, no de correr.",
          "Ao lado do motor, acima do nível da água. Mande a foto do portão, e dizemos de que lado.",
        ],
      },
      {
        question: "Precisa chamar eletricista antes da instalação do motor?",
        answers: [
          "Mande antes a foto do quadro e do caminho: passagem curta entra no nosso serviço; obra maior ou quadro antigo fica com o eletricista.",
          "Depende do caso. Pela foto dizemos se fazemos o ponto no mesmo dia ou se convém um eletricista antes.",
        ],
      },
      {
        question: "Quantos ampères tem o disjuntor do portão?",
        answers: [
          "Quem define é a corrente da etiqueta e o cabo; em motor de casa, 10 A com cabo de 2,5 mm² é o usual.",
          "Em geral 10 A no motor residencial. Nunca se põe um maior que o cabo suporta.",
        ],
      },
    ],
    photo: "fotos do quadro fechado, do caminho até o portão e do lugar do motor, com a distância em metros",
  },
];
