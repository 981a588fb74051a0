import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const instalacaoEletrica: NarrowConcept[] = [
  {
    id: "aterramento-do-motor",
    broader: "instalacao-eletrica",
    label: "Aterramento do motor",
    phrase: "o aterramento do motor de portão",
    asks: [
      "função fio terra",
      "função aterramento",
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
      "como fazer aterramento portão",
      "como fazer aterramento motor",
      "como fazer fio terra portão",
      "fio verde motor",
      "fio verde motor portão liga",
      "fio verde portão onde liga",
      "onde liga fio terra motor portão",
      "onde ligar fio terra motor",
    ],
    answers: {
      question: [
        "O fio terra do portão serve para levar ao chão a corrente que escapa quando um fio encosta na folha ou na carcaça do motor, antes que ela passe por uma pessoa. É ele que faz o DR desligar e que dá ao protetor de surto para onde mandar o pico. Sem terra, a folha de metal pode dar choque.",
      ],
      price: [
        "O preço para fazer o aterramento do portão depende de o quadro já ter terra: se tem, paga-se só o fio e o tubo até o motor; se não tem, somam-se a haste na entrada, a ligação ao quadro e, quase sempre, o DR. Mande foto do quadro fechado e do caminho até o motor para saber o que falta, sem custo.",
        "Quanto custa fazer o aterramento do portão muda com a distância do quadro ao motor e com o que já existe na casa. Puxar um fio por tubo pronto é barato. Criar o terra da casa inteira é obra de eletricista, orçada à parte. A foto do quadro mostra qual é o caso.",
      ],
      "how-to": [
        "O fio verde do motor de portão liga-se à barra de terra do quadro, de um lado, e ao parafuso de terra da carcaça do motor, do outro. Ele não vai na placa nem no neutro. Se o quadro não tem terra, o eletricista o faz na entrada da casa antes de usar o portão.",
        "Para fazer o aterramento do motor de portão, o eletricista leva um fio verde, de mesma bitola dos outros (2,5 mm² em casa), da barra de terra do quadro até o parafuso de terra da carcaça do motor. Se a casa não tem terra, ele crava a haste na entrada e a liga ao quadro antes.",
        "O aterramento do motor de portão se faz com um fio verde ou verde-amarelo que sai da barra de terra do quadro, acompanha o circuito do portão e é preso à carcaça do motor. Neutro, grade e haste solta não servem. Quem faz é o eletricista, com a chave geral desligada.",
      ],
      any: [
        "Sim, o motor de portão precisa de fio terra, na mesma bitola do cabo de energia, em geral 2,5 mm². Ele é verde ou verde-amarelo e vai do quadro até a carcaça do motor. Sem ele, a folha de metal pode dar choque. Casa sem aterramento deve fazê-lo antes, com um eletricista.",
        "Sim, precisa de aterramento o motor de portão: um fio verde ou verde-amarelo vai do quadro até a carcaça do motor, e sem ele a folha de metal pode dar choque. Em casa antiga sem terra, o eletricista o cria na entrada antes da instalação. Neutro, grade do portão e haste solta não servem.",
        "O fio verde do motor de portão é o terra, e liga-se da carcaça do motor à barra de terra do quadro, sem passar pela placa nem pelo neutro. Se no quadro não há barra de terra, o fio não pode ficar solto nem ir a uma haste isolada: o eletricista faz o aterramento da casa antes.",
        "Quem faz o aterramento do portão eletrônico é o eletricista, porque o serviço passa pelo quadro e pela entrada de energia. O técnico de portão liga o fio verde na carcaça do motor e mede se o terra chega lá. Casa sem terra precisa fazê-lo antes de instalar o motor.",
        "Uma haste de aterramento só para o portão não pode ficar isolada: ela precisa ser ligada ao terra da casa, no quadro, senão surge diferença de tensão entre as duas e a proteção piora em tempestade. O certo é um terra único, com um fio verde do quadro até a carcaça do motor.",
        "O fio terra do portão é necessário, sim, porque sem ele a folha pode dar choque e a placa queima mais fácil em tempestade. Se a casa é antiga e não tem aterramento, o eletricista o faz na entrada e leva até o motor. O preço depende da distância e do que falta no quadro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o terra faz no portão", "Choque, DR e surto"],
        slots: [
          [
            "O fio terra dá à corrente que escapa um caminho melhor que o corpo de quem encosta na folha. O DR percebe essa fuga e desliga; sem terra, ele muitas vezes só age quando alguém já levou o choque.",
            "Com o terra, a corrente que escapa vai para o quadro, e o DR desliga na hora. Sem ele, o DR só percebe a fuga quando ela passa por uma pessoa.",
            "A corrente que escapa precisa de um caminho seguro, e é isso que o fio terra oferece. Junto com o DR, que detecta a fuga, ele desliga o circuito antes do choque.",
          ],
          [
            "O protetor de surto, o DPS, também depende do terra, porque é para ele que desvia o pico do raio. Sem aterramento, o DPS quase não tem efeito, e a placa continua exposta.",
            "Quem protege a placa contra raio é o DPS, o protetor de surto, que manda o pico para a terra. Sem aterramento, ele não tem para onde desviar a energia.",
            "O DPS evita a queima da placa porque manda o surto para a terra. Se falta o aterramento, o protetor não protege.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz o aterramento, na ordem", "Os passos do aterramento do motor"],
        slots: [
          [
            "É serviço de eletricista, porque passa pelo quadro de luz. Estes são os passos, para você acompanhar e pedir o orçamento certo.",
            "O quadro tem partes energizadas até com o disjuntor do portão desligado, por isso quem faz é o eletricista. A ordem é esta.",
          ],
        ],
        steps: [
          "Desligar a chave geral e confirmar que não há tensão.",
          "Conferir se o quadro tem barra de terra ligada à haste da entrada.",
          "Se não tem, cravar a haste e ligá-la ao quadro, no ponto previsto da entrada.",
          "Passar o fio verde de 2,5 mm² pelo mesmo tubo do circuito do portão.",
          "Prender o fio no parafuso de terra da carcaça, com terminal bem apertado.",
          "Medir o terra e testar o DR pelo botão dele.",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o portão está aterrado", "O que olhar sem abrir tampas"],
        slots: [
          [
            "O que se vê é só um indício, porque um fio verde no quadro pode não chegar ao motor. A confirmação vem da medição, feita pelo técnico.",
            "Um fio verde à vista ajuda, mas não prova que há terra. A confirmação é feita com instrumento, no ponto do motor.",
            "Olhar dá só uma pista, porque o terra pode estar partido no caminho. A medição do técnico é que dá a certeza.",
          ],
        ],
        steps: [
          "Abra só a porta do quadro, sem tirar a proteção, e procure os fios verdes.",
          "Veja se o portão tem disjuntor próprio e DR.",
          "Se a folha já deu formigamento, desligue o disjuntor e não toque.",
          "Fotografe o quadro de frente.",
          "Peça a medição do terra na visita.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o custo do aterramento", "Casa com terra e casa sem terra"],
        slots: [
          [
            "Se o quadro já tem terra, você paga só o fio até o motor, conforme os metros e o tubo. Em casa antiga somam-se a haste na entrada, a ligação ao quadro e, quase sempre, o DR.",
            "Com terra no quadro, o serviço é passar o fio até o portão, e o preço depende da distância. Sem terra, um eletricista precisa mexer também na entrada de energia, no quadro e no DR.",
            "O valor muda muito entre puxar um fio, quando o terra já existe, e criar o aterramento da casa e levá-lo ao portão. O eletroduto pronto barateia os dois casos.",
          ],
          [
            "A medição pode ser feita na visita de manutenção, que em casa parte de {price.preventive}, sem peças. Obra no quadro é orçada à parte.",
            "Na revisão residencial, a partir de {price.preventive}, sem peças, o terra já é medido. Refazer entrada ou quadro é outro serviço.",
            "A medição custa só a visita, em residência a partir de {price.preventive}, fora peças. A obra elétrica, se for preciso, tem orçamento separado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o terra do motor no neutro?",
        answers: [
          "Não no motor. Terra e neutro só se encontram no ponto previsto da entrada, feito por eletricista; ligados no portão, a folha pode ficar energizada.",
          "Não, porque se o neutro romper a folha fica energizada. A união de terra e neutro é feita na entrada da casa, pelo eletricista.",
        ],
      },
      {
        question: "Uma haste só para o portão serve?",
        answers: [
          "Haste isolada, sem ligação ao terra da casa, não protege como deveria e pode piorar em tempestade. O terra vem do quadro.",
          "Sozinha, não. Ela precisa estar ligada ao aterramento da casa, senão surge diferença de tensão entre os dois.",
        ],
      },
      {
        question: "Minha casa não tem terra. Posso usar o portão?",
        answers: [
          "Não é recomendado. Até o aterramento ficar pronto, um DR no circuito reduz o risco, e ninguém deve tocar na folha molhada.",
          "Só com DR no circuito e até o eletricista fazer o terra. Se sentir formigamento na folha, desligue na hora e não use.",
        ],
      },
      {
        question: "O motor funciona sem o fio terra?",
        answers: [
          "Funciona, e por isso muita gente só percebe a falta no choque. O terra não serve para mover o portão, e sim para proteger quem encosta nele.",
          "Sim, ele anda normalmente. A falta do terra só aparece quando há fuga de corrente, e aí o risco é de choque.",
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
      "disjuntor motor portão 1/4",
      "disjuntor motor 1/4 quantos amperes",
      "disjuntor motor portão 1/4 quantos amperes",
      "disjuntor motor portão quantos amperes",
      "disjuntor motor 1/2 quantos amperes",
      "disjuntor motor portão 1/2 quantos amperes",

      "cabo 2,5 motor",
      "cabo motor 2,5",
      "cabo elétrico motor",
      "cabo para motor portão",
      "cabo ligar motor",
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
        "No motor do portão usa-se fio de cobre de no mínimo 2,5 mm² e disjuntor de 10 ou 16 A, só para ele. Em 220 V de duas fases, o disjuntor é bipolar, e o fio engrossa se o quadro fica longe. A corrente da etiqueta confirma a escolha, que é do eletricista.",
        "Para o motor do portão vão três fios de 2,5 mm² ou mais: dois de energia e o terra. O disjuntor é de 10 a 16 A, só do portão, e bipolar em 220 V de duas fases. A botoeira e a fotocélula usam cabo fino, em outro tubo. O eletricista confirma pela etiqueta do motor.",
        "O disjuntor para motor de portão de 1/4 HP é, em geral, de 10 amperes, curva C, com fio de 2,5 mm² e terra. O motor puxa de 3 a 5 A andando, e a folga serve para a partida. Em 220 V de duas fases, o disjuntor é bipolar. A etiqueta do motor traz a corrente exata.",
        "Para motor do portão em 220 V, use fio de 2,5 mm² no mínimo, com terra, e disjuntor de 10 a 16 A, bipolar quando são duas fases. Se o cabo é longo, o fio precisa ser mais grosso. A corrente da etiqueta é o ponto de partida da conta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como se escolhe o cabo e o disjuntor", "Corrente, distância e proteção"],
        slots: [
          [
            "Comece pela corrente escrita na etiqueta do motor. Depois meça a distância, porque cabo longo derruba a tensão na partida. O disjuntor fica acima da corrente do motor e abaixo do limite do cabo.",
            "A ordem é corrente, distância e proteção. Motor longe do quadro pede fio mais grosso, e o disjuntor fica entre o que o motor puxa e o que o fio aguenta.",
            "Lê-se a corrente, mede-se o caminho e só então se escolhe o disjuntor, que protege o fio. Quanto mais longe, maior a bitola, para a tensão chegar inteira.",
          ],
          [
            "Não troque por um disjuntor maior porque o atual cai. A queda avisa de motor travado ou curto, e o disjuntor grande demais deixa o fio esquentar.",
            "Disjuntor que cai aponta curto ou motor preso, e pôr um maior só esquenta o fio na parede. O bipolar é obrigatório em duas fases, porque corta os dois fios vivos.",
            "Se ele desarma, procure a causa, e não um maior: o cabo aquece sem proteção. Com 220 V de duas fases, só o bipolar desliga tudo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o circuito do portão precisa ter", "A elétrica que o motor pede"],
        slots: [
          [
            "O circuito é só do motor, do quadro até a coluna, sem dividir com chuveiro ou tomada. Assim dá para desligar o portão sozinho em qualquer serviço.",
            "Do quadro ao motor vai um circuito exclusivo, que não alimenta mais nada e pode ser desligado separado.",
            "Nada mais se liga nesse circuito: ele serve ao portão, e o disjuntor dele desliga só isso.",
          ],
        ],
        bullets: [
          "Cabo de 2,5 mm² ou mais, em eletroduto",
          "Disjuntor próprio, bipolar em 220 V de duas fases",
          "Fio terra até a carcaça",
          "DR contra choque e protetor contra surto",
          "Fios de comando em outro tubo",
        ],
      },
      {
        about: "check",
        headings: ["O que levar ao eletricista", "Dados da etiqueta e da distância"],
        slots: [
          [
            "Com estes dados o cálculo sai de uma vez, sem palpite. Nada disso pede abrir tampa nem tocar em fio.",
            "São informações que você reúne por fora, em poucos minutos. A parte de dentro do quadro é do eletricista.",
            "Tudo se vê sem abrir nada. O profissional calcula fio e disjuntor a partir disto.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta: tensão, potência e corrente.",
          "Meça o caminho do quadro ao motor.",
          "Fotografe o quadro de frente, fechado.",
          "Veja se há eletroduto até a coluna.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fio de 1,5 mm² serve?",
        answers: [
          "Não para o motor: a NBR 5410 fixa 2,5 mm² como mínimo em circuito de força. Cabo existente mais fino deve ser trocado.",
          "Não. O de 1,5 é de iluminação, e na partida do portão ele aquece e derruba a tensão.",
        ],
      },
      {
        question: "Quantos fios vão até o motor?",
        answers: [
          "Em 220 V de duas fases, duas fases e terra; em 127 V, fase, neutro e terra. O comando segue em outro tubo.",
          "Três: dois de energia e o terra. Fotocélula e botoeira usam cabo fino, em eletroduto separado.",
        ],
      },
      {
        question: "Posso puxar da tomada da garagem?",
        answers: [
          "Não é o indicado: o circuito é dividido, pode ter fio fino e não tem terra garantido. O motor pede circuito próprio.",
          "Melhor não, porque cai por causa de outro aparelho e a tensão oscila. Leve um cabo exclusivo do quadro.",
        ],
      },
      {
        question: "Posso usar cabo PP aparente?",
        answers: [
          "Só quando próprio para a área e protegido contra sol, atrito e água. O usual é eletroduto, aparente ou embutido.",
          "Em trecho curto e protegido, se for de uso externo. Eletroduto dura mais e protege de rato e enxada.",
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
      "tomada motor 10a",
      "tomada motor 20a",
      "tomada 10a ou 20a",
      "tomada 10 ou 20",
      "tomada motor 10a ou 20a",
      "qual tomada motor",
      "que tomada motor",
      "tomada motor portão",
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
        "Não use extensão para ligar o motor do portão: o fio fino derruba a tensão na partida, o contato esquenta e falta aterramento, o que queima a placa e pode dar choque. O certo é um circuito só dele, com disjuntor, DR, terra e cabo de 2,5 mm² ou mais.",
        "Ligar o motor de portão na extensão não se deve, nem por pouco tempo: ele parte fraco, aquece e o plugue derrete, porque a fiação não aguenta a partida. Peça circuito próprio do quadro, com terra e disjuntor. O preço depende da distância.",
        "Extensão no motor do portão é improviso perigoso, por causa de tensão baixa, mau contato e água por perto. Se já está assim, não deixe enrolada nem na chuva e troque logo por circuito exclusivo, com disjuntor, DR, fio terra e cabo certo.",
        "A tomada de 10 A basta para motor de portão de casa, que puxa poucos ampères, como diz a etiqueta. A de 20 A só é preciso se o plugue do motor for de pino grosso. Mais importante é a fiação: circuito só do portão, com cabo de 2,5 mm², disjuntor, DR e terra, e nunca extensão.",
        "O motor de portão de 127 V (110) pode ligar em tomada comum, de 10 A, se ela tem terra de verdade, cabo de 2,5 mm² e nada mais no mesmo ponto. Na prática, o certo é um circuito só dele, com disjuntor e DR. Extensão, benjamim e tomada frouxa, nunca, porque esquentam na partida.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que dá errado na extensão", "Tensão, contato e terra"],
        slots: [
          [
            "O motor puxa várias vezes a corrente normal ao partir, e o fio fino deixa a tensão cair nessa hora: ele ronca, esquenta e para no meio. Plugue frouxo faz faísca e manda picos para a placa a cada abertura.",
            "Na partida a corrente sobe muito, e a extensão não entrega: motor fraco, quente e parando. O mau contato da tomada liga e desliga a placa, que acaba queimando.",
            "Fio comprido e fino não sustenta o arranque do motor, que fica sem força e aquece. A tomada com folga completa o estrago, com faísca e pico na placa.",
          ],
          [
            "Sem terra e sem DR, a carcaça e a folha de metal podem ficar energizadas, e o defeito só aparece no choque. Tomada de três furos antiga nem sempre tem o terra ligado.",
            "A folha é de metal e fica na chuva: sem terra nem DR, uma fuga vira choque em quem encosta. Três furos na tomada não garantem o fio terra.",
            "Falta de terra e de DR põe em risco quem toca o portão, ainda mais molhado. E muita tomada de três pinos não tem terra por trás.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o circuito definitivo", "Se hoje está na extensão"],
        slots: [
          [
            "Improviso deve ter prazo curto. Com cheiro, formigamento ou plugue quente, desligue na hora e não use mais.",
            "Enquanto não muda, reduza o risco. Plugue aquecendo, cheiro ou choque leve é motivo de parar já.",
            "Trate como provisório de poucos dias. Ao primeiro sinal de calor, cheiro ou formigamento, corte a energia.",
          ],
        ],
        steps: [
          "Não use extensão enrolada nem no molhado.",
          "Veja se plugue ou tomada esquenta: se sim, desligue.",
          "Tire o fio do caminho do carro e da folha.",
          "Anote a distância do quadro ao motor.",
          "Peça o circuito próprio, com terra e DR.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o circuito do portão", "O que entra no preço da elétrica"],
        slots: [
          [
            "Contam os metros até o quadro e se já há eletroduto. Terra, DR e protetor de surto entram se a casa ainda não tem. Tubo aparente custa menos que quebrar piso ou parede.",
            "Distância e passagem fazem o valor: conduíte pronto barateia, parede cortada encarece. Somam-se terra e DR quando faltam no quadro.",
            "O preço cresce com os metros e com a falta de tubo. Quadro sem espaço ou sem terra pede esse serviço antes, em linha própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Uma tomada de 20 A resolve?",
        answers: [
          "Melhora o contato, mas não resolve sozinha: falta o circuito exclusivo, com disjuntor, terra e cabo certo desde o quadro.",
          "Só se for de um circuito do portão. Trocar a tomada sem trocar o fio deixa o mesmo problema.",
        ],
      },
      {
        question: "Posso puxar da lâmpada da garagem?",
        answers: [
          "Não. O fio da iluminação é mais fino e não foi feito para partida de motor. A tensão cai e a placa sofre.",
          "Não, porque o circuito de luz usa fio de 1,5 mm², abaixo do mínimo para força, que é 2,5 mm².",
        ],
      },
      {
        question: "O motor queimou na extensão. Tem conserto?",
        answers: [
          "Depende do que foi: placa e capacitor têm reparo, e o técnico mede antes de dizer. Enrolamento queimado leva à comparação com a troca, de {price.homeSwap} em casa.",
          "Muitas vezes foi só capacitor ou placa, que se trocam depois de medidos. Se queimou o enrolamento, a troca em residência vai de {price.homeSwap}.",
        ],
      },
      {
        question: "Quem faz o circuito do portão?",
        answers: [
          "Eletricista ou técnico qualificado, com cabo calculado, terra e DR. Trecho curto costuma entrar na instalação do motor.",
          "Um profissional, porque mexe no quadro. Passagem simples se faz junto com o motor. Obra maior é do eletricista.",
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
        "Sim, o portão precisa de disjuntor separado: o motor fica em circuito só dele, com cabo de no mínimo 2,5 mm², fio terra e DR, em geral com disjuntor de 10 a 16 A. Assim você desliga o portão sem apagar a casa, e um defeito nele não derruba o resto.",
        "Tem que separar: portão no mesmo disjuntor das tomadas ou da casa perde força na partida e ninguém sabe o que desligar numa emergência. O circuito exclusivo leva cabo de 2,5 mm², terra e disjuntor de 10 a 16 A, bipolar em 220 V de duas fases.",
        "O circuito exclusivo para o motor do portão é necessário, com disjuntor só para ele, identificado no quadro. Em casa costuma ser de 10 a 16 A, com cabo de 2,5 mm² e terra; junto do disjuntor das tomadas, a queda de tensão aquece o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual disjuntor usar no portão", "Disjuntor, DR e cabo do portão"],
        slots: [
          [
            "O disjuntor protege o cabo, e o valor sai da bitola e da corrente da etiqueta do motor. Quem define é o eletricista, com estes itens.",
            "A conta parte do cabo e da corrente do motor. O conjunto certo é este.",
            "O valor acompanha o cabo instalado e a etiqueta do motor, e o circuito completo tem isto.",
          ],
        ],
        bullets: [
          "Disjuntor: 10 a 16 A em casa, com cabo de 2,5 mm².",
          "220 V de duas fases: bipolar, que corta as duas de uma vez.",
          "DR: desarma com fuga de corrente e evita choque.",
          "DPS: desvia o pico da rede e do raio.",
          "Terra: ligado à carcaça; sem ele, DR e DPS protegem menos.",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes da visita", "Quadro, ponto e distância: anote"],
        slots: [
          [
            "Olhe só por fora, até a portinha do quadro. A proteção interna não se tira, porque há partes vivas mesmo com o disjuntor desligado.",
            "A conferência é com os olhos. Não remova a tampa interna do quadro nem a do motor.",
            "Nenhum fio é tocado por você: por trás da proteção do quadro há tensão.",
          ],
        ],
        steps: [
          "Veja se há um disjuntor identificado só para o portão.",
          "Meça em passos a distância do quadro ao motor.",
          "Repare se o cabo até a coluna está em eletroduto ou solto.",
          "Veja se há nobreak: ele mantém o motor energizado.",
          "Fotografe o quadro fechado e o local do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz o circuito separado", "Do quadro ao motor: o serviço"],
        slots: [
          [
            "Com a energia geral desligada, passa-se cabo novo por eletroduto, do quadro ao motor, sem emenda. O serviço costuma caber em meio dia.",
            "O eletricista leva fase, neutro ou segunda fase e terra em tubo próprio, com o quadro desligado. Em geral são algumas horas.",
            "Cabo novo em eletroduto, sem emendas, sai do quadro desligado e chega ao motor, em cerca de meio dia.",
          ],
          [
            "O preço depende dos metros, do eletroduto que existe e do espaço no quadro. Caminho aparente custa menos que embutir.",
            "Distância e caminho do fio formam o valor; quadro cheio e parede a cortar encarecem.",
            "Pesam os metros de cabo e o caminho. Eletroduto aparente é o mais barato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o disjuntor do chuveiro no portão?",
        answers: [
          "Não. Ele é grande demais para o cabo do portão e não protege o motor nem o fio.",
          "Não: com 32 A ou mais, ele deixa o cabo fino aquecer antes de desarmar.",
        ],
      },
      {
        question: "Meu portão está no circuito das tomadas. É perigoso?",
        answers: [
          "Funciona, mas perde proteção e força. Peça a separação, sobretudo se o disjuntor cai ou a luz pisca na partida.",
          "Não é o certo. Enquanto não separa, evite aparelhos pesados na mesma linha.",
        ],
      },
      {
        question: "O disjuntor pode ficar perto do motor?",
        answers: [
          "Pode haver um segundo, em caixa fechada, para desligar no local. O do quadro continua necessário.",
          "Sim, como chave de corte, protegida da chuva e fora do alcance de crianças.",
        ],
      },
      {
        question: "Precisa ser 220 V?",
        answers: [
          "Depende da etiqueta do motor: ele pode ser de 127 V, de 220 V ou bivolt. O circuito é só dele nos três casos.",
          "Não. O ponto segue a tensão da etiqueta do motor, em circuito só dele.",
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
      "mordeu fio",
      "mordeu fio portão",
      "cachorro fio",
      "cachorro roeu fio",
      "cachorro comeu fio",
      "comeu fio",
      "comeu fio portão",
      "gato roeu fio",
      "rato comeu fio",
      "mastigou fio",
      "bicho comeu fio",
      "fio esquentando",
      "fio portão esquentando",
      "fio motor esquentando",
      "fio portão quente",
      "cabo portão esquentando",
      "tomada portão queimou",
      "tomada motor queimou",
      "tomada motor derreteu",
      "tomada portão derreteu",
      "tomada portão esquentando",
      "cabo fotocélula cortado",
      "fio fotocélula cortado",
      "cortaram cabo fotocélula",
      "cortei fio fotocélula",
      "cabo sensor cortado",
      "fio motor portão rompeu",
      "fio motor rompeu",
      "fio portão rompeu",
      "cabo motor rompeu",
      "cabo portão rompeu fio",
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
        "Sim, fio desencapado no portão é perigoso: se o cobre encosta na folha ou no trilho, o portão inteiro pode dar choque. Desligue o disjuntor, mantenha todos longe e chame um técnico para trocar o trecho danificado. Mande uma foto feita de longe e dizemos o valor antes da visita.",
        "Não, o fio do portão não se emenda com fita isolante. Com sol e chuva ela resseca, a água entra e a emenda vira curto ou choque. Desligue o disjuntor e não toque na folha: o técnico troca o pedaço do cabo ou faz a emenda com conector vedado, em orçamento gratuito por foto.",
        "Fiação exposta, cortada ou arrebentada no portão pode energizar a folha, por isso desligue o disjuntor antes de qualquer coisa e não deixe ninguém encostar. O conserto é um trecho novo de cabo, passado por dentro de eletroduto. O orçamento é gratuito por foto e depende de quantos metros se trocam.",
        "Se o cachorro mordeu ou um rato roeu o fio do portão, desligue o disjuntor e não toque na folha, que pode dar choque. Não cubra o lugar com fita: o pedaço roído é trocado por cabo novo dentro de um tubo que o animal não alcança. O orçamento é feito por foto, sem custo.",
        "O fio do portão que rompeu, do motor ou do sensor, precisa de trecho novo de cabo, e não de emenda com fita. Desligue o disjuntor e não encoste na folha, que pode ficar energizada. O técnico acha o ponto, troca o trecho dentro de eletroduto e mede a isolação; o valor depende dos metros e é dado por foto.",
        "O cabo da fotocélula cortado faz a placa acusar passagem ocupada, e por isso o portão abre e não fecha. Não emende com fita nem faça ponte nos fios, que deixa a passagem sem proteção. Com o disjuntor desligado, o técnico troca o trecho do cabo ou faz a emenda em caixa vedada, com valor dado por foto.",
        "O fio do portão esquentando está fino para a corrente do motor, mal apertado no borne ou puxando força de uma folha pesada, e pode derreter e pegar fogo. Desligue o disjuntor e não religue nem troque por um disjuntor maior. O eletricista acerta o cabo, e o técnico mede a corrente do motor; a foto da etiqueta dá o valor.",
        "A tomada do portão que queimou ou derreteu tinha mau contato ou fio fino, e não deve ser usada nem trocada com a energia ligada. Desligue o disjuntor do portão e não puxe o plugue quente. O eletricista troca a tomada e o trecho de fio, e o técnico mede se o motor puxa corrente a mais; o valor sai por foto.",
        "Se o portão não abre porque um fio foi cortado, o do motor ou o da energia, desligue o disjuntor e não toque nas pontas nem na folha. O motor quase sempre está bom: troca-se o trecho de cabo, sem emenda de fita, e mede-se a placa antes de religar. O valor sai por foto feita de longe.",
      ],
      "how-to": [
        "Não emende o fio do portão por conta própria, nem com fita isolante, que deixa entrar água e dá curto. Desligue o disjuntor, isole a área e chame um técnico. Ele troca o trecho do cabo ou usa conector vedado dentro de caixa fechada, com valor informado antes, por foto.",
        "Com fio cortado ou desencapado, desligue o disjuntor no quadro, afaste todos e deixe o portão parado. Fita isolante não resolve. O técnico troca o trecho, mede se a isolação do cabo ficou boa e só então religa; o orçamento é gratuito por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, com segurança", "Antes de o técnico chegar"],
        slots: [
          [
            "Trate a folha como energizada até o disjuntor estar desligado, porque o fio exposto pode encostar nela. Chegue ao quadro por um caminho seco, sem passar pelo portão.",
            "Um fio com o cobre à mostra pode passar eletricidade para o portão inteiro, e ninguém deve encostar antes de a energia ser cortada. Vá até o quadro por um lugar seco e longe da folha.",
            "Enquanto houver energia no cabo, o portão e o trilho podem dar choque. Desligue o disjuntor no quadro, com os pés secos e calçados.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não religue para testar.",
          "Afaste crianças e animais.",
          "Não puxe nem cubra o fio desencapado ou partido.",
          "Fotografe de longe o trecho e o caminho do cabo.",
          "Se sentir cheiro de queimado ou vir fumaça, saia de perto e desligue a chave geral.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o fio do portão se danifica", "Rato, atrito, calor ou emenda"],
        slots: [
          [
            "O rato e o cachorro roem o cabo que corre solto, fora do eletroduto; a roçadeira e a própria folha cortam o que passa no chão. Fio que esquenta ou derrete tem outra causa: mau contato no borne, cabo fino demais ou motor forçando uma folha presa.",
            "Quase todo fio cortado ou roído estava fora do tubo, ao alcance de bicho, ferramenta ou da folha em movimento. Quando o fio derrete ou fica quente, procure um conector frouxo, um cabo de bitola pequena ou um portão pesado demais para o motor.",
            "O cabo sem eletroduto fica exposto a rato, sol, roçadeira e ao próprio portão, que passa por cima. Já o fio que derreteu mostra que houve calor: borne frouxo, cabo fino para a corrente ou motor fazendo força além da conta.",
          ],
          [
            "Também há dano que não se vê. Uma emenda antiga pega água na chuva, e o cabo que dobra junto com a folha se parte por dentro com a capa inteira.",
            "Às vezes não há nada à vista: a emenda escondida molhou, ou o cabo que dobra na dobradiça quebrou por dentro da capa. Nesses casos o técnico acha o ponto com o multímetro.",
            "O problema pode estar longe do pedaço que aparece. Emenda úmida e cabo rompido por dentro, na dobra da folha, só se acham com medição.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto do fio e o que muda o preço", "Como o fio é trocado e quanto isso custa"],
        slots: [
          [
            "O técnico troca o cabo de uma caixa à outra, sem emenda no caminho, na bitola certa e dentro de eletroduto. Antes de religar, mede a isolação e testa fusível, placa e sensor, que o curto pode ter queimado.",
            "Em geral o cabo é trocado inteiro entre as duas caixas, dentro de tubo, e o fio do sensor vai separado do cabo de força. Fusível, placa e sensores são testados antes de a energia voltar, porque um curto pode atingi-los.",
            "Passa-se cabo novo por eletroduto, na grossura que o motor pede, com a força e o sensor em tubos próprios. O disjuntor só é religado depois que a isolação foi medida e a placa, testada.",
          ],
          [
            "O preço depende dos metros de cabo e do acesso. Um trecho curto à vista é o mais barato. Passar cabo sob piso pronto, onde não há tubo, é o mais caro. O fio do sensor é mais fino e custa menos que o de força.",
            "Dois pontos fazem o valor: quantos metros se trocam e por onde o cabo passa. Trecho aparente na parede sai por menos, e cabo debaixo do piso sem conduíte dá mais trabalho.",
            "Você paga os metros de cabo, o tubo e o serviço, e o acesso é o que mais pesa. Trocar um pedaço aparente custa pouco perto de refazer a passagem pelo chão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O disjuntor caiu depois que o fio cortou. Posso religar?",
        answers: [
          "Não. Disjuntor ou DR que cai está avisando que a corrente foge pelo fio danificado. Religar pode queimar a placa e energizar a folha. Deixe desligado até o cabo ser trocado.",
          "Não religue para testar. Se o disjuntor ou o DR desarmou, há curto ou fuga de corrente, e cada tentativa pode levar junto a placa do motor.",
        ],
      },
      {
        question: "O cabo do motor ficou curto. Pode emendar?",
        answers: [
          "O melhor é passar um cabo inteiro. Quando não há como, a emenda fica em caixa fechada, com conector próprio e vedado, nunca solta no ar nem enterrada.",
          "Só dentro de caixa fechada, com conector vedado e feita pelo técnico. Um cabo inteiro, de ponta a ponta, é o que não volta a dar problema.",
        ],
      },
      {
        question: "Era só o fio do sensor. Posso usar o portão?",
        answers: [
          "Sem o sensor, o portão costuma abrir e não fechar mais pelo controle. Não junte os fios para enganar a placa: isso tira a proteção de quem passa. Portão de correr pode ser destravado e movido com a mão até o conserto.",
          "Em geral ele abre e não fecha, e anular o sensor é perigoso. Se o portão for reto, de correr ou de abrir, use na mão com o disjuntor desligado até trocar o fio.",
        ],
      },
      {
        question: "Como evitar que o rato roa de novo?",
        answers: [
          "Passe todo o cabo por dentro de eletroduto fechado e vede os furos por onde ele entra na caixa do motor. Fio solto no jardim ou atrás do portão é o primeiro a ser roído.",
          "Use tubo fechado em todo o caminho e vede as entradas da caixa do motor. Sem cabo aparente nem furo aberto, o animal não alcança o fio.",
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
      "voltagem caiu portão não abre",
      "voltagem baixa portão",
      "voltagem baixa portão não abre",
      "tensão baixa portão não abre",
      "tensão caiu portão",
      "energia baixa portão",
      "luz fraca não abre",
      "luz fraca portão não abre",
      "energia fraca portão não abre",
      "meia fase portão não abre",
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
        "A luz da casa ou da garagem que pisca quando o portão abre mostra queda de tensão na partida do motor: circuito dividido, fio fino, mau contato ou motor forçando a folha. O técnico mede o motor em visita a partir de {price.preventive} em casa, sem peças; a fiação é do eletricista.",
        "Quando a lâmpada fica fraca ao abrir o portão, a partida puxa mais do que a fiação entrega. Piscar leve é comum em circuito dividido. Forte, com ronco, pede disjuntor desligado e exame de capacitor, folha e emendas, a partir de {price.preventive} em residência, fora peças.",
        "Se a luz pisca quando o portão abre, o motor parte com corrente alta e a tensão cai, por circuito compartilhado, cabo fino, borne frouxo ou motor pesado. Separa-se o circuito e mede-se o motor; a visita residencial do portão começa em {price.preventive}, sem peças.",
        "Com a luz fraca, o portão não abre porque a tensão baixa não dá força para o motor partir: ele ronca, ou fica mudo, e esquenta. Pare de apertar e desligue o disjuntor. Se a casa toda está fraca, chame a distribuidora. Se é só com o portão, o motor ou a fiação precisa ser medido.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a luz pisca com o portão", "Fiação, quadro ou motor forçando"],
        slots: [
          [
            "Se pisca só a garagem, motor e lâmpadas dividem o mesmo circuito, ou o cabo é fino e longo. Se oscila a casa inteira, a suspeita é borne frouxo no quadro ou neutro ruim, que põe outros aparelhos em risco.",
            "Um cômodo só aponta circuito compartilhado ou fio fino até o portão. A casa toda apagando um instante indica mau contato no quadro ou no neutro, caso de chamar o eletricista logo.",
            "Garagem piscando é circuito dividido com o motor, ou bitola pequena. Quando a oscilação é geral, procure aperto no quadro e neutro com defeito, que queimam aparelhos.",
          ],
          [
            "Quando começou há pouco, o motor pode estar forçando: folha pesada e capacitor fraco, a peça da partida, prolongam o arranque e a queda. O ronco antes de andar é o sinal.",
            "Defeito recente costuma ser do portão, com capacitor no fim ou folha dura, que alongam a partida. Repare se o motor ronca antes de sair.",
            "Se antes não piscava, olhe o motor: peso na folha ou capacitor cansado fazem a partida durar mais. Ronco na saída confirma.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar quando a luz pisca", "Pistas para o eletricista e o técnico"],
        slots: [
          [
            "Um ou dois acionamentos bastam, sem abrir o quadro. As respostas dizem a quem chamar primeiro.",
            "Observe de fora, com poucas tentativas. Pelo que piscar se sabe se é fiação ou motor.",
            "Faça no máximo dois testes e não mexa no quadro por dentro. Isto separa o caso elétrico do mecânico.",
          ],
        ],
        steps: [
          "Veja se pisca um cômodo ou a casa toda.",
          "Note se o motor ronca ou sai devagar.",
          "Repare se o mesmo acontece com chuveiro ou bomba.",
          "Veja qual disjuntor desliga o portão e o que mais ele apaga.",
          "Cheiro ou tomada quente: desligue e não use.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "Circuito separado e motor medido"],
        slots: [
          [
            "O eletricista leva um circuito só para o portão, com cabo de 2,5 mm² ou mais, disjuntor e terra, e reaperta o quadro. O técnico mede a corrente com o portão andando, alivia a folha e troca o capacitor se estiver fraco.",
            "De um lado, circuito próprio com cabo certo, terra e contatos apertados. Do outro, a medição da corrente em movimento, a folha leve e o capacitor no valor.",
            "Circuito exclusivo e quadro revisto resolvem a parte da casa. No portão, mede-se o esforço do motor, tira-se o atrito da folha e troca-se o capacitor cansado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A luz que pisca queima o motor?",
        answers: [
          "Com o tempo, sim: tensão baixa aquece o enrolamento. Corrigir a linha antes sai mais barato.",
          "Pode, porque ele trabalha com tensão menor e esquenta. Quanto mais forte o pisca, mais urgente.",
        ],
      },
      {
        question: "Pode queimar outros aparelhos?",
        answers: [
          "Se a casa toda oscila, o neutro pode estar ruim, e aí há risco. Chame o eletricista e desligue o que for sensível.",
          "Sim, quando o problema é no quadro ou no neutro. Oscilação só na garagem é menos grave.",
        ],
      },
      {
        question: "Trocar o motor para 220 V ajuda?",
        answers: [
          "Ajuda quando há duas fases: a corrente cai pela metade e a queda também. O motor precisa aceitar 220 V.",
          "Sim, se ele for de 220 V ou de duas tensões. A corrente menor sofre menos no mesmo fio.",
        ],
      },
      {
        question: "Lâmpada de LED pisca mais?",
        answers: [
          "Algumas piscam com quedas pequenas que não se notavam na antiga. Se só ela pisca, de leve, o defeito pode ser mínimo.",
          "Sim, certas LED mostram qualquer variação. Compare com outro cômodo antes de concluir.",
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
        "Não há distância máxima fixa do quadro ao motor do portão: funciona mesmo com o quadro de luz longe, se o cabo for grosso o bastante para a tensão não cair. O mínimo é 2,5 mm². Acima de 30 a 50 metros em 127 V, costuma-se subir a bitola ou usar 220 V.",
        "Com o quadro de força longe do portão, no fundo da casa, o motor funciona desde que a bitola acompanhe a distância: 2,5 mm² no mínimo, 4 mm² ou mais em percurso longo. Cabo fino deixa o motor fraco e quente; 220 V perde menos que 127 V.",
        "Motor do portão fraco porque o quadro fica longe é queda de tensão no cabo. Qual a distância máxima depende da bitola e da tensão: 2,5 mm² atende algumas dezenas de metros em 220 V, e acima disso o eletricista calcula cabo maior pela corrente da etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Meça o caminho do cabo", "O que anotar para o cálculo"],
        slots: [
          [
            "Conta o percurso do eletroduto, com subidas e curvas, e não a linha reta. O quadro fica fechado: fotos de fora bastam.",
            "A medida certa é a do cabo, que costuma ser bem maior que a distância em linha reta. Não abra o quadro.",
            "Meça por onde o fio passa, somando subidas. A tampa do quadro não precisa ser aberta.",
          ],
        ],
        steps: [
          "Meça do quadro ao portão pelo caminho onde o cabo pode passar.",
          "Anote se a casa tem 127 V, 220 V ou as duas.",
          "Leia na etiqueta do motor a corrente, em ampères.",
          "Veja se já existe eletroduto livre até a coluna.",
          "Anote que outros aparelhos usam a mesma linha.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de cabo fino ou longo", "Como a distância aparece no motor"],
        slots: [
          [
            "Portão lento que piora quando liga o chuveiro, ronco na partida e luz da garagem que enfraquece são queda de tensão. Capacitor que volta a falhar também.",
            "O motor ronca ao partir, esquenta e anda devagar, e a lâmpada da garagem pisca junto. Com o chuveiro ligado, piora.",
            "Luz que baixa na hora da partida e portão arrastado à noite, com a casa em uso, mostram a perda no cabo.",
          ],
          [
            "O técnico mede com o motor em movimento, porque parado o cabo fino engana. A queda aceita fica em torno de 4%: em 220 V, cerca de 9 volts.",
            "A prova é medir no motor durante a partida. Perda de até uns 4%, ou 9 volts em 220, é aceitável; acima disso, troca-se o cabo.",
            "Mede-se em carga, com a folha andando. Se faltam mais de 4%, perto de 9 volts em 220 V, a bitola está pequena.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o custo da elétrica", "O que entra no preço da fiação"],
        slots: [
          [
            "Contam os metros de cabo, a bitola e o eletroduto: aparente custa menos que embutido, e quebrar piso é o mais caro. O circuito é só do portão, com disjuntor próprio, bipolar em 220 V, e fio terra.",
            "O preço cresce com metros e bitola, e cai se já há duto livre. Inclua no pedido disjuntor exclusivo, terra e, em 220 V de duas fases, disjuntor bipolar.",
            "Duto existente barateia, piso a cortar encarece, e cabo mais grosso sobe o metro. O circuito exclusivo leva terra, DR e disjuntor bipolar quando são duas fases.",
          ],
          [
            "Essa obra é do eletricista. A ligação no motor é nossa e já entra na instalação.",
            "Quem leva o circuito é o eletricista, e nós ligamos o motor no ponto pronto.",
            "Passar o circuito cabe ao eletricista, e a ligação final, ao técnico do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso puxar a energia do motor de uma tomada mais perto?",
        answers: [
          "Não convém: a tomada divide o cabo com outros aparelhos e o motor perde força. O certo é circuito próprio.",
          "Para uso fixo, não. Tomada comum e extensão derrubam a tensão na partida e esquentam.",
        ],
      },
      {
        question: "O cabo do portão pode ir enterrado?",
        answers: [
          "Pode, em eletroduto próprio e com cabo adequado à umidade, nunca direto na terra.",
          "Sim, em duto. O eletricista define a profundidade e separa força de comando.",
        ],
      },
      {
        question: "Muito longe, energia solar compensa?",
        answers: [
          "Em chácara, pode: motor de corrente contínua com bateria e painel dispensa o cabo longo.",
          "Compare o custo do cabo com o do conjunto solar. Poucas aberturas por dia favorecem o painel.",
        ],
      },
      {
        question: "Passar o motor para 220 V resolve?",
        answers: [
          "Em motor bivolt, ajuda: a corrente cai à metade e a perda no cabo também. A ligação é do técnico.",
          "Resolve muitos casos, porque metade da corrente significa bem menos queda. Só em motor que aceita 220 V.",
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
        "Entre fio 1,5 ou 2,5 para motor de portão, use o de 2,5 mm², a bitola mínima da NBR 5410 em circuito de força. O de 1,5 mm² fica para a iluminação. Com o quadro a mais de 30 metros, o 4 mm² pode ser preciso, para a tensão não cair na partida.",
        "Entre fio 2,5 ou 4 mm² para motor de portão a 30 metros do quadro, use 2,5 mm² em 220 V. Em 127 V, o de 2,5 serve para motor de até 5 A, e o de 4 mm² é o certo perto de 10 A. A corrente está na etiqueta do motor. O disjuntor é escolhido pelo fio.",
        "O fio de 1,5 mm não serve para o motor do portão, nem perto nem a 30 metros do quadro: a NBR 5410 pede 2,5 mm² como mínimo em circuito de força. Em distância longa, passe para 4 mm², pelo cálculo de queda de tensão, com disjuntor de acordo com o cabo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A bitola pela distância", "Perto e longe do quadro: que fio usar"],
        slots: [
          [
            "Quanto mais longe o quadro e menor a tensão, mais grosso o fio. Em 127 V a corrente é maior que em 220 V para o mesmo motor, e a queda no cabo pesa mais.",
            "A distância e a tensão definem a bitola: cabo comprido perde tensão, e em 127 V, com mais corrente, perde mais que em 220 V.",
            "Fio longo rouba tensão do motor, e o efeito cresce em 127 V, que exige corrente maior que a do 220 V. Por isso a bitola sobe com os metros.",
          ],
        ],
        bullets: [
          "Até 30 m em 127 V ou 55 m em 220 V, com motor de até 10 A: 2,5 mm²",
          "Mais longe ou com motor mais forte: 4 mm², pelo cálculo de queda de tensão",
          "Fio terra: a mesma bitola do cabo, do motor até o quadro",
          "Botoeira e fotocélula: cabo fino, em outro eletroduto",
        ],
      },
      {
        about: "causes",
        headings: ["O que acontece com o fio fino", "Por que o 1,5 mm faz mal ao motor"],
        slots: [
          [
            "Na partida o motor puxa várias vezes a corrente normal, e no fio fino a tensão despenca bem nesse instante. Ele ronca, parte fraco e esquenta, e a placa pode reiniciar no meio do movimento.",
            "O arranque pede muito mais corrente que o giro, e um cabo de bitola pequena não a entrega sem queda. O resultado é motor lento e quente, zumbido ao sair e central que desliga e liga.",
            "No fio fino falta tensão na partida, que é quando o motor mais precisa. O motor ronca, sai devagar e esquenta, e a placa pode apagar por um segundo.",
          ],
          [
            "O próprio fio também aquece, ainda mais dentro de eletroduto cheio. Se o disjuntor for maior do que o cabo aguenta, ele não desarma a tempo e a isolação derrete.",
            "Há ainda o calor no cabo: um disjuntor folgado demais deixa a corrente passar até estragar a isolação. Por isso os dois se escolhem juntos.",
            "Além do motor, quem sofre é a fiação, que esquenta no tubo. O disjuntor só protege se for compatível com a bitola, nunca maior que ela.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se confere a fiação", "A medição que decide a troca do fio"],
        slots: [
          [
            "O técnico mede a tensão no ponto com o motor parado e na partida: a diferença mostra a queda. Se ela é grande, o cabo é trocado do quadro ao motor, sem emenda no meio, e o disjuntor acompanha. A parte do quadro fica com quem tem prática, porque há partes vivas mesmo com o circuito desligado.",
            "Mede-se no motor, em repouso e no arranque, e a queda entre as duas leituras diz se o fio serve. Reprovado, ele sai inteiro, de ponta a ponta, junto com o disjuntor errado. Não abra a proteção do quadro: ali continua havendo tensão.",
            "A prova é a tensão na partida comparada com a de repouso, medida no motor. Queda grande pede cabo novo e sem emendas até o quadro, com o disjuntor da bitola. Esse trabalho não é para leigo, pois o quadro tem partes energizadas sempre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já tenho fio de 1,5 puxado até o motor. Preciso trocar?",
        answers: [
          "Para o motor, sim. O eletroduto em geral se aproveita: o fio velho serve de guia para puxar o novo, de 2,5 mm² ou mais.",
          "Sim, no circuito do motor. O de 1,5 pode ficar para botoeira ou luz, e o tubo costuma comportar o cabo novo.",
          "Precisa, porque está abaixo do mínimo da norma para força. Com o tubo livre, a troca é rápida e sem quebrar parede.",
        ],
      },
      {
        question: "Que disjuntor vai com o fio de 2,5 mm²?",
        answers: [
          "Em casa costuma ser de 10 a 16 A, bipolar quando são duas fases. O eletricista confirma pela etiqueta do motor.",
          "De 10 a 16 A é o usual para motor residencial, com dois polos em 220 V de duas fases. A etiqueta define.",
          "Normalmente 10 ou 16 A, conforme a corrente da etiqueta. Em duas fases, o disjuntor é bipolar.",
        ],
      },
      {
        question: "Posso emendar 2,5 num trecho de 1,5 que já existe?",
        answers: [
          "Não adianta: o trecho fino continua esquentando e derrubando a tensão. O cabo deve ter a mesma bitola do quadro ao motor.",
          "Melhor não. Quem limita a corrente é o pedaço mais fino, e a emenda é mais um ponto fraco.",
          "O circuito vale pela parte mais fina, então o 1,5 precisa sair. Emenda no caminho só cria aquecimento.",
        ],
      },
      {
        question: "E os fios da botoeira e da fotocélula?",
        answers: [
          "Esses são cabos finos, de comando, e seguem em eletroduto separado da força, para não haver interferência. O manual da central indica quantas vias usar.",
          "Comando usa cabo fino de várias vias, em outro tubo. Junto da energia, ele capta ruído e o sensor falha.",
          "Para botoeira e fotocélula basta fio fino, fora do tubo da força. A quantidade de vias vem no manual da central.",
        ],
      },
    ],
    photo: "a foto do quadro fechado e da etiqueta do motor, com a distância até o portão",
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
        "O ponto de energia do portão eletrônico é um circuito só dele, do quadro até o motor, em 127 ou 220 V conforme a etiqueta. Leva cabo de no mínimo 2,5 mm², fio terra e disjuntor próprio e fica abrigado da chuva, ao lado do motor. O preço depende dos metros e de haver tubo pronto.",
        "A tomada do portão na chuva precisa de caixa fechada, com tampa, fora de onde a água bate ou empoça. O ponto é um circuito só do portão, na tensão do motor, com disjuntor, DR, fio terra e cabo de 2,5 mm² ou mais. O valor depende da distância e do tubo, e sai por foto do quadro fechado.",
        "A tomada para portão eletrônico precisa de um circuito só dela, com disjuntor, DR, a proteção contra choque, fio terra e cabo de 2,5 mm² ou mais, em lugar abrigado perto do motor. A distância até o quadro é o que mais muda o preço, e o serviço é feito com a energia desligada.",
        "Um eletricista, ou o técnico do portão em trecho curto, faz o ponto para instalar o motor: disjuntor próprio, cabo de 2,5 mm² ou mais, fio terra e DR, que protege contra choque. Quadro antigo ou sem terra fica com o eletricista. O preço depende da distância e sai por fotos.",
        "No projeto, a posição do ponto de energia do portão eletrônico segue o motor: junto da base, no de correr, e na coluna, na altura que o manual indica, no basculante e no de abrir. O circuito é só dele, com cabo de 2,5 mm² ou mais, terra e disjuntor próprio, abrigado da chuva.",
      ],
      price: [
        "O preço do ponto de energia do portão depende dos metros até o quadro, de haver tubo pronto e do que falta, como cabo de 2,5 mm² ou mais, disjuntor, DR e terra. Quebrar piso ou parede é o que mais encarece. A foto do quadro fechado e do caminho permite orçar.",
        "Fazer o ponto de energia custa conforme a distância e a passagem do fio. Com o conduíte livre o serviço é curto, e abrir piso ou parede aumenta o valor. Cabo, disjuntor, DR e terra entram na conta, que pode ser feita pela foto do quadro fechado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde fica o ponto: altura e posição", "Posição do ponto em cada tipo de portão"],
        slots: [
          [
            "No portão de correr, o ponto fica junto da base do motor, pelo lado de dentro. No basculante e no de abrir, fica na coluna do motor, e a altura exata está no manual do modelo.",
            "O portão de correr recebe a energia no piso, ao lado da base e do lado interno. Basculante e de abrir levam o ponto na coluna, na altura que o manual do motor indica.",
            "O ponto acompanha o motor, junto da base no portão de correr e na coluna no basculante e no de abrir. A altura e o lado vêm do manual, e no projeto convém deixar folga de cabo.",
          ],
          [
            "Se a casa está em obra, deixe um tubo para a força e outro para os fios de comando, ligando também as duas colunas. Assim a fotocélula e a botoeira não exigem quebrar nada depois.",
            "Em projeto novo, preveja dois eletrodutos, força e comando separados, e um que atravesse de coluna a coluna. Custa pouco na obra e evita cortar o piso.",
            "Na construção, passe tubos separados para energia e comando e um cruzando o vão. É o que permite instalar sensor e botoeira mais tarde sem obra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o ponto é feito", "Do quadro até o motor"],
        slots: [
          [
            "Com a energia desligada, o quadro recebe um disjuntor só do portão, identificado, e o cabo segue por eletroduto separado dos fios de comando. Na ponta fica uma caixa vedada ou tomada com terra, e a tensão é medida antes de ligar o motor.",
            "O serviço começa no quadro, sem energia, com um disjuntor marcado como portão. O cabo vai em tubo próprio até uma caixa fechada ou tomada protegida da água, e só depois de medir tensão e terra o motor é ligado.",
            "O técnico desliga a chave geral, instala o disjuntor do portão e passa o cabo em eletroduto, longe dos fios do sensor. No fim, mede o terra e a tensão na caixa vedada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["127 ou 220 V no portão", "Qual tensão usar"],
        slots: [
          [
            "Siga a etiqueta, porque um motor de 127 V queima na hora em 220 V, e o contrário o deixa sem força. Se o modelo existe nas duas, o de 220 V usa metade da corrente e perde menos força em cabo comprido.",
            "Olhe a etiqueta antes de puxar o fio, porque motor de uma tensão só não aceita a outra. Tendo escolha, 220 V perde menos força quando o quadro fica longe.",
            "A tensão é a da etiqueta do motor, porque a errada queima ou enfraquece. Se há as duas versões, a de 220 V trabalha com corrente menor e é melhor em distância grande.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não serve de ponto de energia", "Improviso que queima a placa"],
        slots: [
          [
            "Extensão, benjamim e fio da lâmpada aquecem e derrubam a tensão na partida, e a placa reinicia ou queima. Sem fio terra, a folha pode dar choque, e o DR é a proteção que desliga nesse caso.",
            "Não use extensão nem fio da lâmpada, porque o motor parte fraco e a placa queima. O terra e o DR são necessários, já que a folha é de metal e fica ao tempo.",
            "Tomada dividida, benjamim e extensão esquentam e deixam o motor sem força. A falta de terra põe em risco quem encosta na folha, e o DR é a proteção que desliga quando há fuga de corrente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o motor numa tomada comum?",
        answers: [
          "Como solução fixa, não, porque a tomada dividida com outros aparelhos aquece e a tensão cai na partida. Serve uma tomada com terra, em um circuito só do portão.",
          "Só se for de circuito exclusivo, com terra. Compartilhada, deixa o motor fraco e queima placa.",
        ],
      },
      {
        question: "Precisa chamar eletricista antes da instalação?",
        answers: [
          "Depende do que falta. Pela foto do quadro e do caminho se vê se a passagem é curta e entra no serviço ou se a obra fica com um eletricista.",
          "Nem sempre. Um trecho curto com tubo pronto é feito junto, e um quadro sem espaço ou sem terra precisa de eletricista antes.",
        ],
      },
      {
        question: "Quantos ampères tem o disjuntor do portão?",
        answers: [
          "Em motor de casa, o usual é 10 A com cabo de 2,5 mm². Quem define é a corrente da etiqueta e o cabo.",
          "Normalmente 10 A, no cabo de 2,5 mm². A etiqueta do motor confirma, e o disjuntor nunca passa do que o fio aguenta.",
        ],
      },
      {
        question: "O ponto pode ficar do lado de fora?",
        answers: [
          "Melhor por dentro e abrigado. Se precisar ser externo, a caixa tem de ser vedada, com entrada por baixo e DR no circuito.",
          "Evite, porque chuva e vandalismo estragam o ponto. Se não houver outro jeito, use caixa à prova de água e proteção por DR.",
        ],
      },
    ],
    photo: "fotos do quadro fechado, do caminho até o portão e do lugar do motor, com a distância em metros",
  },
];
