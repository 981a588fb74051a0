import type { Concept } from "#domain/knowledge/concept.ts";

export const ppaDzRio: Concept = {
  id: "ppa-dz-rio",
  kind: "model",
  label: "PPA DZ Rio",
  phrase: "o PPA DZ Rio",
  words: [
    "dz rio",
    "ppa dz rio",
    "motor dz rio",
    "motor ppa dz rio",
    "ppa rio",
    "rio 400",
    "dz rio 400",
    "ppa rio 400",
  ],
  gates: ["deslizante"],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor PPA DZ Rio, deslizante para portão de correr. O peso da folha e as aberturas por dia decidem a versão, que a etiqueta confirma; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto do portão fecha o valor.",
      "O PPA DZ Rio é motor de piso para portão de correr, com engrenagem e cremalheira, e temos venda, peça, montagem e conserto. O número do nome ajuda a distinguir a versão; motor trocado em residência custa de {price.homeSwap}, com o serviço.",
      "Motor PPA DZ Rio, da linha deslizante, se escolhe pelo peso da folha e pelo uso. Fazemos a troca em casa por {price.homeSwap}, mão de obra incluída, e o conserto do seu com a peça da versão certa, lida na etiqueta.",
      "Com o DZ Rio da PPA, para portão de correr, vendemos o motor, instalamos e trocamos capacitor, ímã, engrenagem e placa. A etiqueta diz a versão; a troca completa em residência vai de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor PPA DZ Rio no local, de forma independente: engrenagem, ímã de fim de curso, capacitor e placa são os reparos comuns. Trilho e cremalheira vêm antes, porque gastam o motor; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
      "DZ Rio que para no meio, pula dente ou perde a parada tem conserto, quase sempre na cremalheira, no ímã ou na engrenagem. O serviço é independente da PPA, com visita em residência desde {price.preventive}, fora peças.",
      "No conserto do PPA DZ Rio, a folha é testada solta antes do motor. Peça da versão certa e cremalheira alinhada resolvem a maioria; em casa, o ajuste começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O motor PPA DZ Rio fica de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado, com mão de obra. Se você já tem o motor, a instalação parte de {price.installation}; versão, cremalheira e base mudam o valor.",
      "Trocar ou pôr um PPA DZ Rio no lugar de outro custa, em residência, de {price.homeSwap}, motor e serviço. Motor comprado à parte tem mão de obra a partir de {price.installation}, e a foto do portão fecha a conta.",
      "Preço do DZ Rio: de {price.homeSwap} na troca em casa, com o serviço, e de {price.heavySwap} em folha pesada. No conserto, ímã e capacitor pesam pouco, engrenagem e placa mais.",
    ],
    buying: [
      "Vendemos e instalamos o motor PPA DZ Rio em portão de correr: na troca em casa, de {price.homeSwap}, com mão de obra. A capacidade da versão deve passar do peso da folha com margem; mande foto, comprimento e material.",
      "O PPA DZ Rio sai instalado, na versão que a folha e o uso pedem, de {price.homeSwap} na troca residencial, em até {shop.instalments} vezes no cartão. Foto do portão, comprimento e tensão do local dizem qual serve.",
      "Para comprar motor PPA DZ Rio, diga o comprimento e o material da folha, porque chapa pesa bem mais que grade. A troca em casa vai de {price.homeSwap}, serviço incluído, e em portão pesado de {price.heavySwap}.",
    ],
    installation: [
      "Instalamos o PPA DZ Rio em {time.sliding}, com base firme, cremalheira a {rack.clearance} da engrenagem, ímãs e controles gravados; em portão pesado, o trabalho leva de {time.heavy}. Motor seu tem mão de obra a partir de {price.installation}.",
      "A instalação do motor DZ Rio em portão de correr leva de {time.sliding}, com a folha já leve no trilho. Comprado por você, a mão de obra começa em {price.installation}; base e cremalheira antigas ficam se combinarem.",
      "Montamos o DZ Rio seu ou comprado conosco: base, cremalheira com {rack.clearance} de folga, circuito e regulagem. São {time.sliding} de serviço, e a mão de obra avulsa parte de {price.installation}.",
    ],
    comparison: [
      "DZ Rio ou DZ Home: os dois são deslizantes da PPA, e o que decide é a capacidade e o uso escritos na etiqueta ou no manual da versão. Leve o peso da folha e as aberturas por dia para a comparação.",
      "Entre o PPA DZ Rio e um deslizante de outra marca de mesma capacidade, o resultado depende da instalação. Compare velocidade, peça na região e se os controles da casa servem.",
      "Para comparar o DZ Rio com outros motores de portão de correr, use três dados: quilos da ficha, ciclos por hora e peça à venda. Marca pesa menos que a versão certa.",
    ],
    question: [
      "Sim, o PPA DZ Rio serve em portão de correr quando a capacidade da versão passa do peso da folha com margem. O número do nome distingue a versão, e o dado oficial está na etiqueta.",
      "Vale a pena em portão de correr, se a versão for a certa para o peso e o uso. Em prédio, veja os ciclos por hora; em basculante e portão de abrir, o DZ Rio não serve.",
      "Serve para portão deslizante, de casa ou de entrada maior conforme a versão. Comprimento, material e foto do portão bastam para a indicação.",
    ],
  },
  line: [
    "No PPA DZ Rio, a versão escrita na etiqueta define engrenagem, capacitor e capacidade.",
    "Portão de correr com DZ Rio precisa de cremalheira alinhada, com {rack.clearance} de folga em todo o curso.",
    "O DZ Rio é deslizante: quem carrega a folha é o trilho, e o motor só empurra.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o DZ Rio da PPA", "PPA DZ Rio: versões e funcionamento"],
      slots: [
        [
          "DZ é a sigla dos deslizantes da PPA, e Rio o nome da família, em mais de uma versão. O número junto do nome ajuda a separar capacidades, e a etiqueta traz o dado oficial.",
          "A família Rio reúne motores de portão de correr da PPA. Cada versão tem o seu número e as suas peças, escritos na etiqueta.",
          "O DZ Rio é um deslizante da PPA, vendido em versões de capacidades diferentes. O nome completo, com número e tensão, está na carcaça.",
          "Dos deslizantes da PPA, o Rio é uma família, e o número indica a versão. Para peça, vale o nome inteiro da etiqueta.",
        ],
        [
          "O motor fica no piso, ao lado do vão, e a engrenagem empurra a cremalheira presa à folha. Ímãs nas pontas marcam as paradas.",
          "Base, engrenagem e barra dentada movem o portão, e dois ímãs avisam onde parar.",
          "A engrenagem do motor move a barra dentada da folha, e sensores com ímã encerram o percurso.",
          "É o conjunto de sempre do portão de correr: motor no chão, cremalheira na folha, ímãs de parada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual versão do DZ Rio escolher", "DZ Rio serve no seu portão?"],
      slots: [
        [
          "Serve se a capacidade da versão passa do peso da folha, com margem. Grade é leve, e chapa fechada ou madeira pesa bem mais no mesmo comprimento.",
          "Serve quando os quilos da ficha superam os da folha. Meça o comprimento e diga o material, que muda tudo.",
          "Serve em folha dentro da capacidade da etiqueta, com sobra para vento e trilho. Material e comprimento dão o peso.",
          "Serve na versão certa: leve para grade, maior para chapa e madeira. O vento na chapa soma esforço.",
        ],
        [
          "Conte as aberturas por dia, porque entrada coletiva pede versão de uso intenso. Base, cremalheira e controles antigos ficam se combinarem.",
          "Uso de prédio pede ciclos altos na ficha. Confira se a base e o passo da cremalheira atuais servem.",
          "O número de aberturas decide tanto quanto o peso. O que existe de base e barra dentada pode ser aproveitado.",
          "Casa e condomínio usam versões diferentes. Veja ainda se os controles entram na central nova.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["DZ Rio com defeito: sinais e causas", "Por que um DZ Rio pula dente ou para"],
      slots: [
        [
          "Dente que pula vem de cremalheira solta ou engrenagem gasta, e o motor patina naquele ponto. Acerta-se a folga antes de trocar peça.",
          "Pular dente é folga errada na barra dentada ou engrenagem no fim. O ponto em que patina mostra onde.",
          "Estalo e patinada falam da cremalheira, que cedeu, ou da engrenagem, que gastou.",
          "Quando a barra dentada se afasta, os dentes escapam e a engrenagem se gasta.",
        ],
        [
          "Parar no meio é esforço: trilho sujo, roldana travada, força baixa. Passar do ponto é ímã fora do lugar.",
          "Trecho duro no trilho faz a placa ler obstáculo e parar. Já a parada que muda é ímã solto ou sensor sujo.",
          "Roldana gasta pesa, e o motor se protege parando. Se ele passa do fim, olhe os ímãs.",
          "Parada no caminho é atrito; parada fora do lugar é ímã.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["DZ Rio: o que reunir antes da visita", "Como informar seu DZ Rio ao técnico"],
      slots: [
        [
          "A etiqueta e um vídeo do percurso resolvem boa parte do orçamento, por fora e sem tirar a tampa. Se a folha prender na mão, diga em que trecho.",
          "Com a etiqueta e um vídeo, dá para dizer por mensagem o que falhou. O trecho que prende é a melhor pista.",
          "Faça os dois por fora, sem chegar perto da cremalheira em movimento. Folha leve e motor fraco apontam para capacitor.",
          "Etiqueta legível e percurso filmado de longe valem por uma visita. Anote onde a folha pesa.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Fotografe a etiqueta completa, com número e tensão.",
        "Com a folha reta e o trilho nivelado, destrave com a chave e empurre devagar.",
        "Trave de novo e religue o disjuntor.",
        "De longe, filme uma abertura e um fechamento.",
      ],
    },
    {
      about: "visit",
      headings: ["Reparo do DZ Rio no local", "Assistência independente em DZ Rio"],
      slots: [
        [
          "O atendimento é independente da PPA e começa pela folha, com o motor solto. Trilho, roldanas e cremalheira, a {rack.clearance} da engrenagem, são acertados primeiro.",
          "Sem vínculo com a fábrica, o técnico confere trilho e roldanas e alinha a cremalheira, com {rack.clearance} de folga.",
          "Primeiro o portão, depois o motor: rodas, trilho e barra dentada a {rack.clearance}. O serviço é independente.",
          "A causa costuma estar na folha, e por ela se começa. A folga da cremalheira fica em {rack.clearance}, no percurso todo.",
        ],
        [
          "Depois capacitor, placa e ímãs são medidos, e troca-se o que falhou. Força, parada e controles são conferidos em vários ciclos.",
          "Capacitor e placa passam por medição, e os ímãs voltam ao lugar. O teste inclui fotocélula e controles.",
          "A parte elétrica é medida em seguida, e a peça da versão certa é trocada. Fim com força regulada e parada testada.",
          "Mede-se, troca-se o defeito e regulam-se parada e força. O portão repete o percurso antes da entrega.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de um DZ Rio", "Orçamento de um DZ Rio: o que entra na conta"],
      slots: [
        [
          "A versão é o que mais pesa, e depois os metros de cremalheira, a base e o ponto de energia. O que está bom se aproveita.",
          "Versão, barra dentada e base formam o preço. No portão que nunca teve motor, as três são novas.",
          "Quilos da versão primeiro, cremalheira e base depois. Fiação e barra em ordem baixam a conta.",
          "O valor acompanha a capacidade. Base e cremalheira aproveitadas reduzem o total.",
        ],
        [
          "No conserto, ímã e capacitor pesam pouco, engrenagem e placa mais. O cartão divide em até {shop.instalments} vezes.",
          "Reparo segue a peça, do ímã à placa. No cartão são até {shop.instalments} parcelas.",
          "Peças pequenas mudam pouco, placa muda bastante. Parcela-se em até {shop.instalments} vezes.",
          "Capacitor é barato, placa é cara, engrenagem fica no meio. Paga-se em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que significa o 400 no motor DZ Rio 400?",
      answers: [
        "É parte do nome da versão e ajuda a distinguir a capacidade. O dado oficial está na etiqueta ou no manual.",
        "Identifica a versão dentro da família Rio. A capacidade em quilos se lê na etiqueta.",
        "Um número da versão. Para escolher, use os quilos da ficha, com margem para a folha.",
      ],
    },
    {
      question: "DZ Rio serve para condomínio?",
      answers: [
        "Serve em versão de uso intenso, com ciclos acima das aberturas do pico; a residencial esquenta.",
        "Em prédio pequeno, uma versão adequada pode atender. Carros e aberturas na hora de pico decidem.",
        "Só a versão com ciclos altos. Troca em portão pesado fica de {price.heavySwap}.",
      ],
    },
    {
      question: "Engrenagem de um DZ Rio serve em outro?",
      answers: [
        "Só se a versão for a mesma. Compare dentes, diâmetro e eixo com a peça usada.",
        "Nem sempre, porque as versões diferem por dentro. Peça errada gasta a cremalheira.",
        "Depende da versão escrita na etiqueta. Na dúvida, compara-se com a antiga.",
      ],
    },
    {
      question: "Por que o motor DZ Rio ficou barulhento?",
      answers: [
        "Folga na cremalheira, roldana gasta ou engrenagem no fim. Acerta-se a folga em {rack.clearance} e olham-se as rodas.",
        "O barulho costuma nascer no trilho. Limpe-o; se continuar, é cremalheira ou engrenagem.",
        "Quase sempre a folha: roda gasta e barra dentada frouxa. O motor em si é menos comum.",
      ],
    },
    {
      question: "Dá para pôr DZ Rio no lugar de outro deslizante?",
      answers: [
        "Dá, conferindo altura da base, passo da cremalheira e capacidade. Fiação e fotocélula boas ficam.",
        "Sim, com pequena adaptação da base. Mede-se antes se a cremalheira atual pode ficar.",
        "Sim, quando a versão aguenta a folha. Os controles são gravados na placa nova.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o DZ Rio já está instalado, outra da etiqueta e um vídeo dele abrindo e fechando",
  related: ["ppa", "ppa-dz-home", "cremalheira", "engrenagem", "deslizante", "roldana"],
  topic: "motor-deslizante-para-portao",
};
