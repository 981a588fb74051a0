import type { Concept } from "#domain/knowledge/concept.ts";

export const niceWil: Concept = {
  id: "nice-wil",
  kind: "model",
  label: "Nice Wil",
  phrase: "a cancela Nice Wil",
  words: ["nice wil", "wil", "cancela wil", "nice wil 4", "nice wil 6", "cancela nice wil", "motor nice wil"],
  intent: "repair",
  answers: {
    any: [
      "Nice Wil é uma cancela automática da italiana Nice, com gabinete e haste para controlar a passagem de carros, e não um motor de portão. Quando a haste para de subir, a causa costuma ser energia, mola ou fotocélula. O conserto é independente, e a etiqueta mostra se há peça da versão.",
      "A cancela Wil, da Nice, é usada em estacionamento e condomínio: o motor ergue uma haste equilibrada por mola. Com defeito, isole a passagem e não abra o gabinete, porque a mola guarda força. A versão na etiqueta diz que peça existe e se o conserto compensa.",
      "Uma cancela automática Nice Wil com defeito se examina por energia, comando, fotocélula e equilíbrio da haste, nessa ordem. O conserto é feito por assistência independente, depois de confirmada a peça pela etiqueta. Em uso coletivo, a revisão é {visits.business}, no mínimo.",
    ],
    repair: [
      "A Nice Wil é uma cancela, e não um motor de portão: consertamos a sua como assistência independente, quando há peça para a versão da etiqueta. A haste que parou de subir ou desce pesada tem mola ou energia com defeito. Isole a pista, desligue o disjuntor e não abra o gabinete.",
      "Cancela Wil, da Nice, que não sobe, para fora do ponto ou volta sozinha costuma ter haste desequilibrada, fim de curso ou fotocélula com defeito. A oferta de peças no Brasil é verificada antes da visita, e o serviço é feito com a pista isolada.",
      "No conserto da cancela Nice Wil, a etiqueta vem primeiro, porque placa, mola e haste mudam com a versão. Consertamos de forma independente quando há peça, e fotocélula e comando têm equivalente comum. Até a visita, deixe a passagem isolada.",
    ],
    price: [
      "O preço de um reparo na cancela Nice Wil depende da peça: fotocélula e comando são os mais baratos, mola e haste vêm depois, e a placa é a mais cara. Peça e serviço são orçados juntos pela etiqueta, porque a oferta no Brasil varia.",
      "O preço da cancela Nice Wil depende da versão e do comprimento da haste, além da base, da fiação e do controle de acesso, orçados em itens separados. A largura da passagem e os carros por hora definem o modelo.",
    ],
    buying: [
      "Para comprar cancela Nice Wil ou equivalente, meça a passagem e conte os carros por hora, porque haste longa e fluxo alto exigem versão própria. Confirme antes a oferta de peças e assistência no Brasil. Ela ordena a entrada, mas não a fecha como um portão.",
      "Antes de escolher a cancela Wil, da Nice, veja se há placa, mola e haste da versão no país. Onde passam muitos carros, a cancela é mais rápida, e um portão fecha a entrada à noite. O preço é dado por item, pela foto da entrada.",
    ],
    installation: [
      "Instalar a cancela Nice Wil exige base de concreto nivelada, eletroduto, circuito próprio com terra e sensor de veículo. A base precisa curar antes de receber o gabinete, e depois se equilibra a mola e se regula o curso da haste.",
      "A instalação da cancela Wil inclui ligar leitores, botoeira e fotocélula à central e ajustar a haste ao vão. Com base e fiação prontas, o custo cai. A foto da entrada mostra o que falta e dá o valor.",
    ],
    comparison: [
      "Cancela Nice Wil e outras se comparam pelo comprimento da haste, pela velocidade, pelas aberturas por hora e pela oferta de peças no país. As marcas brasileiras têm reposição mais fácil; a Nice é italiana, e a peça depende da versão.",
      "Entre cancela e portão, a diferença é a função: a Nice Wil é rápida e ordena o fluxo de carros, e o portão fecha a entrada. Condomínios costumam usar o portão à noite e a cancela no movimento do dia.",
    ],
    question: [
      "A Nice Wil é uma cancela automática: um gabinete com motor e mola ergue a haste para os carros passarem. Ela não foi feita para mover portão. O conserto depende de haver peça da versão, e a etiqueta mostra isso antes da visita.",
      "Sim, consertamos a cancela Wil do estacionamento que parou de subir a haste, se houver peça da versão. Antes da visita, isole a passagem e não abra o gabinete, já que a mola guarda força mesmo sem energia.",
    ],
  },
  line: [
    "Na cancela Nice Wil, haste fora de equilíbrio força o motor e tira a parada do ponto.",
    "A Nice Wil é cancela, não motor de portão, e tem peças e regulagens próprias.",
    "Com a Wil na entrada, o sensor de veículo evita que a haste desça sobre o carro.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Nice Wil: a cancela por dentro", "Como funciona a Nice Wil", "O que é a Wil, da Nice"],
      slots: [
        [
          "Gabinete, motor com redutor, mola de equilíbrio e haste formam a cancela Wil. Quem sustenta a haste é a mola, e o motor só conduz o movimento.",
          "A Wil é uma barreira de haste: o gabinete guarda motor, mola e central, e a haste cruza a passagem. Trocar o comprimento da haste exige novo ajuste da mola.",
          "A haste da cancela gira num eixo e sobe equilibrada por uma mola. Mudar o tamanho de uma sem ajustar a outra força o motor.",
          "Motor, mola e haste da Wil trabalham em equilíbrio. Uma haste mais longa ou mais pesada exige outra regulagem da mola, feita pelo técnico.",
        ],
        [
          "A versão da etiqueta indica o comprimento de haste para o qual a cancela foi feita. As peças dependem dessa versão e da oferta no Brasil.",
          "Haste curta e haste longa são versões diferentes da Wil, e o nome completo está na etiqueta. É por esse nome que se pede peça.",
          "Leia o nome inteiro na etiqueta, que informa a haste e a placa. Sem esse dado não há como pedir a peça certa.",
          "As versões da Wil são identificadas pela etiqueta, e placa, mola e haste mudam de uma para outra.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Problemas comuns na cancela Wil",
        "Nice Wil falhando: o que cada sinal indica",
        "Quando a cancela Wil pede técnico",
      ],
      slots: [
        [
          "Haste lenta ou que desce pesada está fora de equilíbrio, por mola gasta. Haste que não desce é quase sempre sensor, e comando sem resposta é falta de energia ou leitor com defeito.",
          "Subida lenta e descida brusca indicam mola gasta. Se a botoeira abre e o leitor de acesso não, o motor está bom e o defeito é do leitor.",
          "Quando a haste não desce, há um sensor interrompido. Quando não sobe, o defeito é de energia ou de mola. Haste torta depois de batida não deve voltar ao uso.",
          "O movimento indica a causa: haste pesada é mola, haste parada no alto é sensor, e cancela sem reação é energia. Depois de uma batida, a haste precisa ser trocada.",
        ],
      ],
      bullets: [
        "Haste lenta na subida: mola gasta",
        "Descida brusca: mola ou batente",
        "Haste que não desce: fotocélula ou laço do piso",
        "Botoeira funciona e leitor não: leitor com defeito",
        "Haste torta depois de batida: precisa de troca",
      ],
    },
    {
      about: "check",
      headings: [
        "Ronda segura na cancela Wil",
        "O que a portaria confere na Nice Wil",
        "Wil parada: primeira verificação",
      ],
      slots: [
        [
          "Os testes são de uso, com o fluxo parado e as pessoas longe. Nunca abra o gabinete, porque a mola guarda força e fere mesmo sem energia.",
          "Desvie os carros antes de testar, para ninguém passar sob a haste. O gabinete continua fechado, por causa da mola que há dentro.",
          "A portaria verifica por fora, mantendo distância da área em que a haste se move. Mola e eixo são serviço do técnico.",
          "Pare o fluxo, teste pela botoeira e anote se a falha é ao subir ou ao descer. Nenhuma tampa precisa ser aberta.",
        ],
      ],
      steps: [
        "Pare o fluxo e afaste as pessoas.",
        "Acione pela botoeira e observe a haste de longe.",
        "Limpe as lentes da fotocélula por fora.",
        "Confira o disjuntor da cancela. Se cair de novo, deixe desligado.",
        "Fotografe a etiqueta da Wil e a haste inteira.",
      ],
    },
    {
      about: "visit",
      headings: ["Assistência independente à Nice Wil", "O técnico na cancela Wil", "Manutenção da Wil no local"],
      slots: [
        [
          "O atendimento é independente da Nice e depende de peça para a versão, verificada antes. Com a energia cortada e a pista isolada, o técnico confere eixo, mola, batentes e fixação.",
          "Antes de marcar, verificamos se há peça para a versão. No local, o equilíbrio é ajustado na mola, de acordo com a haste instalada.",
          "Sem vínculo com a fábrica, o técnico isola a pista e examina mola e eixo. A base e os parafusos são reapertados, porque a folga tira a haste do ponto.",
          "A mecânica é vista primeiro, com a pista fechada e a energia desligada. Uma cancela que balança na base perde o ponto de parada e precisa ser firmada.",
        ],
        [
          "Central, fim de curso e sensores são medidos, e o sensor é testado com carro, sem gente perto. A haste deve parar na horizontal e na vertical, sem bater.",
          "Cada forma de comando é testada, e o curso da haste, regulado. Quando é só ajuste, o serviço leva até {trade.smallRepair}.",
          "O sensor de veículo é testado com um carro parado antes de liberar a passagem. A regulagem toma até {trade.smallRepair}.",
          "No fim, o curso da haste e os sensores são testados. O serviço leva até {trade.smallRepair}, se não houver peça a trocar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Conservar uma cancela Nice Wil", "Cuidados com a Wil em uso intenso", "Rotina de manutenção da Wil"],
      slots: [
        [
          "Em uso coletivo, a revisão é {visits.business}, no mínimo, porque a cancela abre muitas vezes por dia. Mola e batentes são o que mais se gasta.",
          "Muitas aberturas por dia exigem revisão {visits.business}, ou mais. Nela são vistos mola, fixação e sensores.",
          "Mola e batentes devem ser examinados {visits.business}, pelo menos. Um estacionamento cheio precisa de intervalo menor.",
          "A cancela deve ser revisada {visits.business}, no mínimo. O desgaste aparece primeiro na mola, que equilibra a haste em cada abertura.",
        ],
        [
          "Lente limpa e fita refletiva inteira evitam parada e batida. Depois de uma pancada, a haste é trocada e o equilíbrio da mola é refeito.",
          "Haste visível, com a fita em ordem, e sensor limpo são os cuidados do dia a dia. Haste batida não se desentorta, se troca.",
          "Limpe as lentes da fotocélula e mantenha a fita refletiva. Toda troca de haste exige novo ajuste da mola.",
          "A rotina da portaria é conferir a fita, as lentes e se a haste está reta. Um nobreak mantém a passagem na falta de luz.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Nice Wil é motor de portão?",
      answers: [
        "A Nice Wil não é motor de portão, é uma cancela, que ergue uma haste para ordenar a passagem de carros.",
        "Não, é uma barreira de haste. Portão usa outro tipo de motor, da Nice ou de outra marca.",
        "Não, é uma cancela, que ordena a passagem de carros. Para fechar a entrada é preciso um portão com motor próprio.",
      ],
    },
    {
      question: "Posso trocar a haste da Wil por uma maior?",
      answers: [
        "Trocar a haste da Wil por uma maior só é possível dentro do que a versão permite, com novo ajuste da mola.",
        "Não sem conferir a versão. Uma haste longa demais força o motor e desce pesada.",
        "Depende da etiqueta, porque a mola precisa combinar com o comprimento da haste.",
      ],
    },
    {
      question: "A haste da Wil não desce. O que faço?",
      answers: [
        "Se a haste da Wil não desce, limpe a fotocélula e veja se há carro ou objeto sobre o sensor do piso. Não anule o sensor.",
        "Quase sempre é sensor interrompido. Limpe a lente e deixe alguém orientando a passagem até a visita.",
        "Procure lente suja ou um carro sobre o sensor do piso, que seguram a haste no alto para ela não descer sobre alguém.",
      ],
    },
    {
      question: "Tem peça de Nice Wil no Brasil?",
      answers: [
        "Peça de Nice Wil no Brasil depende da versão: algumas têm equivalente, outras exigem encomenda.",
        "Consultamos por modelo antes da visita. Fotocélula e comando têm equivalente comum.",
        "Para parte das versões, sim. Sem peça, compara-se o conserto com outra cancela.",
      ],
    },
    {
      question: "Como abro a cancela Wil sem energia?",
      answers: [
        "A cancela Wil sem energia se abre pelo destravamento com chave, com o disjuntor desligado e a pista livre. Se a haste pesar, não force.",
        "Pela chave, por pessoa orientada. Uma mola rompida faz a haste cair, e por isso mantenha todos longe.",
        "Com a chave de destravamento, e só se a haste estiver equilibrada e reta.",
      ],
    },
  ],
  photo: "uma foto da etiqueta da cancela Wil, outra da haste inteira e um vídeo dela subindo e descendo",
  related: ["nice", "estacionamento", "condominio", "controle-de-acesso", "tag-veicular", "fotocelula"],
  topic: "motor-para-condominio",
};
