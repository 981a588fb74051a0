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
      "Nice Wil é uma cancela automática da italiana Nice, com gabinete e haste para controlar carros, e não um motor de portão. Quando a haste para de subir, a causa costuma ser energia, mola ou fotocélula; consertamos de forma independente, conforme haja peça da versão, e o orçamento sai pela etiqueta.",
      "A cancela Wil da Nice serve a estacionamento e condomínio: o motor ergue a haste equilibrada por mola. Com defeito, isole a passagem e não abra o gabinete, porque a mola guarda força; a versão na etiqueta diz que peça existe e se vale o conserto.",
      "Cancela automática Nice Wil com defeito se examina por energia, comando, fotocélula e equilíbrio da haste, nessa ordem. Arrumamos como assistência independente, depois de ver pela etiqueta se há peça, e em uso coletivo a revisão é {visits.business}, no mínimo.",
    ],
    repair: [
      "Consertamos cancela Nice Wil como assistência independente, conforme haja peça para a versão da etiqueta. Haste que parou de subir ou cai pesada tem mola ou energia com defeito; isole a pista, desligue o disjuntor e não abra o gabinete.",
      "Cancela Wil da Nice que não sobe, desce fora do ponto ou volta sozinha costuma ter haste desequilibrada, fim de curso ou fotocélula. O conserto depende das peças no Brasil, verificadas antes, e é feito com a pista isolada.",
      "No conserto e nas peças da cancela Wil, a etiqueta vem primeiro: placa, mola e haste mudam com a versão. Arrumamos de forma independente o que tiver peça, e fotocélula e comando têm equivalente comum.",
    ],
    price: [
      "O preço de um reparo na cancela Nice Wil depende da peça: fotocélula e comando são os mais baratos, mola e haste vêm depois, e placa é a mais cara. Peça e serviço são orçados juntos pela etiqueta, porque a oferta no Brasil varia.",
      "Quanto custa cancela Nice Wil sai por versão e comprimento da haste, mais base, fiação e acesso, em itens separados. Não há tabela nossa; a largura da passagem e os carros por hora definem.",
    ],
    buying: [
      "Para comprar cancela Nice Wil ou equivalente, meça a passagem e conte os carros por hora, porque haste longa e fluxo alto pedem versão própria. Confirme peça e assistência no Brasil antes, e lembre que ela não fecha a entrada como portão.",
      "Antes de escolher a cancela Wil da Nice, veja se há placa, mola e haste da versão no país. Onde passam muitos carros ela dá vazão, e o portão fecha à noite; o preço é por item, pela foto da entrada.",
    ],
    installation: [
      "Instalar cancela Nice Wil pede base de concreto nivelada, eletroduto, circuito próprio com terra e sensor de veículo. A base cura antes do gabinete, e depois vêm o equilíbrio da mola e a regulagem do curso.",
      "A instalação da cancela Wil liga leitores, botoeira e fotocélula à central e ajusta a haste ao vão. Com base e fiação prontas, o custo cai, e a foto da entrada diz se atendemos.",
    ],
    comparison: [
      "Cancela Nice Wil e outras se comparam por haste, velocidade, ciclos por hora e peça no país. As marcas brasileiras têm reposição mais espalhada; a Nice é italiana e depende da versão.",
      "Cancela ou portão? A Nice Wil é rápida e ordena o fluxo, e o portão fecha a entrada. Condomínio costuma usar portão à noite e cancela no movimento do dia.",
    ],
    question: [
      "O modelo Nice Wil é uma cancela automática: gabinete com motor e mola que ergue a haste para os carros passarem, porque não foi feito para fechar portão. Arrumamos conforme haja peça da versão, e a etiqueta responde isso antes.",
      "Sim, arrumamos a cancela Wil do estacionamento que parou de subir a haste, se houver peça da versão. Antes isole a passagem e não abra o gabinete, já que a mola guarda força mesmo sem energia.",
    ],
  },
  line: [
    "Na cancela Nice Wil, haste fora de equilíbrio força o motor e tira a parada do ponto.",
    "A Nice Wil é cancela, não motor de portão, e tem peças e regulagens próprias.",
    "Com Wil na entrada, sensor de veículo evita que a haste desça sobre o carro.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Nice Wil: a cancela por dentro", "Como funciona a Nice Wil", "O que é a Wil, da Nice"],
      slots: [
        [
          "Gabinete, motor com redutor, mola de equilíbrio e haste formam a cancela Wil. Quem sustenta a haste é a mola, e o motor só conduz o movimento.",
          "A Wil é uma barreira: o gabinete guarda motor, mola e central, e a haste cruza a passagem. Trocar o comprimento dela exige novo ajuste da mola.",
          "A haste gira num eixo e sobe, equilibrada pela mola. Mudar uma sem a outra força o motor.",
          "Motor, mola e haste trabalham em equilíbrio. Haste mais longa ou mais pesada pede outra regulagem.",
        ],
        [
          "A versão da etiqueta indica o comprimento de haste para o qual foi feita. Peças dependem dela e da oferta no Brasil.",
          "Haste curta e longa são versões diferentes, e o nome completo está na etiqueta. É por ele que se pede peça.",
          "Leia o nome inteiro na etiqueta: ele diz haste e placa. Sem isso não há como pedir peça.",
          "A etiqueta separa as versões. Placa, mola e haste mudam de uma para outra.",
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
          "Haste lenta ou que cai pesada está fora de equilíbrio, por mola cansada. Haste que não desce é quase sempre sensor, e comando sem resposta é energia ou leitor.",
          "Subida lenta e descida brusca apontam para a mola. Se a botoeira abre e o leitor não, o motor está bom.",
          "Não descer é sensor interrompido; não subir é energia ou mola. Haste torta depois de batida não volta ao uso.",
          "O movimento conta a causa: pesado, mola; parado no alto, sensor; mudo, energia. Depois de batida, troque a haste.",
        ],
      ],
      bullets: [
        "Haste lenta na subida: mola",
        "Descida brusca: mola ou batente",
        "Haste que não desce: fotocélula ou laço",
        "Botoeira funciona e leitor não: leitor",
        "Haste torta depois de batida: troca",
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
          "São testes de uso, com o fluxo parado e as pessoas longe. Nunca abra o gabinete, porque a mola guarda força e fere mesmo sem energia.",
          "Desvie os carros antes de testar, para ninguém passar sob a haste. O gabinete continua fechado.",
          "A portaria verifica por fora, mantendo distância do arco da haste. Mola e eixo são do técnico.",
          "Pare o fluxo, teste e anote se falha ao subir ou ao descer. Nada se abre.",
        ],
      ],
      steps: [
        "Pare o fluxo e afaste as pessoas.",
        "Acione pela botoeira e observe a haste de longe.",
        "Limpe as lentes da fotocélula por fora.",
        "Confira o disjuntor da cancela; se cair de novo, deixe desligado.",
        "Fotografe a etiqueta da Wil e a haste inteira.",
      ],
    },
    {
      about: "visit",
      headings: ["Assistência independente à Nice Wil", "O técnico na cancela Wil", "Manutenção da Wil no local"],
      slots: [
        [
          "O atendimento é independente da Nice e depende de peça para a versão, verificada antes. Com a energia cortada e a pista isolada, conferem-se eixo, mola, batentes e fixação.",
          "Antes de marcar, vemos se há peça. No local, o equilíbrio é acertado na mola com a haste que está instalada.",
          "Sem vínculo com a fábrica, o técnico isola a pista e examina mola e eixo. Base e parafusos são reapertados.",
          "A mecânica vem primeiro, com a pista fechada. Cancela que balança perde o ponto de parada.",
        ],
        [
          "Central, fim de curso e sensores são medidos, e o sensor é provado com carro, sem gente perto. A haste para na horizontal e na vertical, sem bater.",
          "Cada forma de comando é testada, e o curso, regulado. Só ajuste leva até {trade.smallRepair}.",
          "Sensor de veículo é testado com carro parado antes da liberação. Regular toma até {trade.smallRepair}.",
          "No fim, curso e sensores são provados. Até {trade.smallRepair} bastam sem troca de peça.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Conservar uma cancela Nice Wil", "Cuidados com a Wil em uso intenso", "Rotina de manutenção da Wil"],
      slots: [
        [
          "Em uso coletivo, a revisão é {visits.business}, no mínimo, porque a cancela faz muitos ciclos. Mola e batentes são o que mais gasta.",
          "Muitos ciclos por dia pedem revisão {visits.business}, ou mais. Mola, fixação e sensores entram nela.",
          "Mola e batente são vistos {visits.business}, pelo menos. Estacionamento cheio pede intervalo menor.",
          "Conte com {visits.business}, no mínimo. O desgaste aparece primeiro na mola.",
        ],
        [
          "Lente limpa e fita refletiva inteira evitam parada e batida. Depois de uma pancada, a haste se troca e o equilíbrio é refeito.",
          "Haste visível e sensor limpo são os cuidados do dia. Haste batida não se desentorta.",
          "Limpe as lentes e mantenha a fita. Toda troca de haste pede novo ajuste da mola.",
          "Fita, lente e haste reta: é a rotina da portaria. Nobreak mantém a passagem na falta de luz.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Nice Wil é motor de portão?",
      answers: [
        "A Nice Wil não é motor de portão, é cancela: ergue uma haste para ordenar carros.",
        "É barreira de haste. Portão usa outro tipo de motor, da Nice ou de outra marca.",
        "Não. Para fechar a entrada é preciso portão com motor próprio.",
      ],
    },
    {
      question: "Posso trocar a haste da Wil por uma maior?",
      answers: [
        "Trocar a haste da Wil por uma maior só dentro do que a versão permite, com novo ajuste da mola.",
        "Não sem conferir a versão. Haste longa demais força o motor e cai pesada.",
        "Depende da etiqueta. A mola precisa combinar com o comprimento.",
      ],
    },
    {
      question: "A haste da Wil não desce. O que faço?",
      answers: [
        "Se a haste da Wil não desce, limpe a fotocélula e veja se há carro ou objeto no sensor de solo. Não anule o sensor.",
        "Quase sempre é sensor interrompido. Deixe a passagem orientada até a visita.",
        "Lente suja ou laço acusando carro. O sensor evita que a haste desça sobre alguém.",
      ],
    },
    {
      question: "Tem peça de Nice Wil no Brasil?",
      answers: [
        "Peça de Nice Wil no Brasil depende da versão: algumas têm equivalente, outras exigem encomenda.",
        "Consultamos por modelo antes da visita. Fotocélula e comando têm equivalente comum.",
        "De parte das versões. Sem peça, compara-se com outra cancela.",
      ],
    },
    {
      question: "Como abro a cancela Wil sem energia?",
      answers: [
        "A cancela Wil sem energia se abre pelo destravamento com chave, com o disjuntor desligado e a pista livre. Se a haste pesar, não force.",
        "Pela chave, por pessoa orientada. Mola rompida faz a haste cair: mantenha todos longe.",
        "Com a chave, só se a haste estiver equilibrada e reta.",
      ],
    },
  ],
  photo: "uma foto da etiqueta da cancela Wil, outra da haste inteira e um vídeo dela subindo e descendo",
  related: ["nice", "estacionamento", "condominio", "controle-de-acesso", "tag-veicular", "fotocelula"],
  topic: "motor-para-condominio",
};
