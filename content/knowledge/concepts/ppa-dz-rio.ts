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
      "O PPA DZ Rio é um motor deslizante para portão de correr, que vendemos, instalamos e consertamos como serviço independente da fábrica. O peso da folha e as aberturas por dia decidem a versão, confirmada pela etiqueta. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O motor PPA DZ Rio fica no piso, ao lado do portão de correr, e move a folha com engrenagem e cremalheira, a barra dentada presa nela. O número do nome ajuda a distinguir a versão. Trocado em residência, custa de {price.homeSwap}, com o serviço.",
      "A escolha de um motor PPA DZ Rio, da linha deslizante, parte do peso da folha e do uso diário. A troca em casa custa de {price.homeSwap}, com mão de obra. Se o seu tem defeito, o conserto usa a peça da versão certa, lida na etiqueta.",
      "Para portão de correr com DZ Rio, da PPA, há venda do motor, instalação e troca de capacitor, ímã, engrenagem e placa, em serviço independente. A etiqueta mostra qual é a versão. A troca completa em residência vai de {price.homeSwap}.",
    ],
    repair: [
      "O motor PPA DZ Rio é consertado no local, de forma independente da fábrica: engrenagem, ímã de fim de curso, capacitor e placa são os reparos comuns. Trilho e cremalheira são vistos antes, porque gastam o motor. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
      "Um DZ Rio que para no meio, pula dente ou perde o ponto de parada tem conserto, quase sempre na cremalheira, no ímã ou na engrenagem. O serviço é independente da PPA, e a visita com ajuste em residência custa a partir de {price.preventive}, fora peças.",
      "O conserto do PPA DZ Rio começa pelo teste da folha solta do motor, porque trilho ruim parece defeito elétrico. Cremalheira alinhada e peça da versão certa resolvem a maioria dos casos. Em casa, o ajuste começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O motor PPA DZ Rio custa de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado, com mão de obra. Se você já tem o motor, a instalação parte de {price.installation}. A versão, a cremalheira e a base são o que muda o valor.",
      "O preço de trocar um motor por um PPA DZ Rio, em residência, é de {price.homeSwap}, com o serviço. Para motor comprado à parte, a mão de obra custa a partir de {price.installation}. A foto do portão, com o comprimento da folha, permite fechar o orçamento.",
      "Um DZ Rio instalado sai de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada, conforme a capacidade da versão. No conserto, o ímã e o capacitor são as peças mais baratas, e a engrenagem e a placa, as mais caras.",
    ],
    buying: [
      "O motor PPA DZ Rio, vendido e instalado por nós em portão de correr, custa na troca em casa de {price.homeSwap}, com mão de obra. A capacidade da versão deve passar do peso da folha com margem, e por isso precisamos da foto, do comprimento e do material.",
      "O PPA DZ Rio sai instalado, na versão certa para a folha e o uso, de {price.homeSwap} na troca residencial, em até {shop.instalments} vezes no cartão. Foto do portão, comprimento e tensão do local bastam para dizer qual delas serve.",
      "Para comprar um motor PPA DZ Rio, informe o comprimento e o material da folha, porque chapa pesa bem mais que grade. A troca em casa vai de {price.homeSwap}, com o serviço incluído, e em portão pesado, de {price.heavySwap}.",
    ],
    installation: [
      "A instalação do PPA DZ Rio leva de {time.sliding}: base firme, cremalheira a {rack.clearance} da engrenagem, ímãs de parada e controles gravados. Em portão pesado, o trabalho leva de {time.heavy}. A mão de obra para o seu motor parte de {price.installation}.",
      "Instalar um motor DZ Rio em portão de correr leva de {time.sliding}, depois de deixar a folha leve no trilho. Se o motor já é seu, a mão de obra começa em {price.installation}. Base e cremalheira antigas podem ficar, se combinarem com ele.",
      "Na montagem do DZ Rio, comprado conosco ou não, entram a base, a cremalheira com {rack.clearance} de folga, o circuito elétrico e a regulagem. O serviço toma de {time.sliding}, e a mão de obra avulsa custa a partir de {price.installation}.",
    ],
    comparison: [
      "Para escolher entre DZ Rio e DZ Home, os dois deslizantes da PPA, compare a capacidade e o uso escritos na etiqueta ou no manual de cada versão. Tenha em mãos o peso da folha e as aberturas por dia, que são o que decide.",
      "Entre o PPA DZ Rio e um deslizante de outra marca com a mesma capacidade, o resultado depende mais da instalação do que do nome. Compare a velocidade, a oferta de peças e se os controles da casa servem na central nova.",
      "Para comparar o DZ Rio com outros motores de portão de correr, use três dados: a capacidade em quilos, as aberturas por hora e as peças à venda. A versão certa para o peso da folha conta mais que a marca.",
    ],
    question: [
      "Sim, o PPA DZ Rio serve em portão de correr quando a capacidade da versão passa do peso da folha com margem. O número do nome ajuda a distinguir as versões, mas o dado oficial é o que está escrito na etiqueta do motor.",
      "Vale a pena ter um DZ Rio em portão de correr, se a versão for a certa para o peso e o uso. Em prédio, confira quantas aberturas por hora ela aguenta. Em basculante e portão de abrir, esse motor não serve.",
      "O DZ Rio serve para portão deslizante, de casa ou de uma entrada maior, conforme a versão. Comprimento, material e foto do portão bastam para indicar qual delas aguenta o peso da folha.",
    ],
  },
  line: [
    "No PPA DZ Rio, a versão escrita na etiqueta define engrenagem, capacitor e capacidade.",
    "Portão de correr com DZ Rio precisa de cremalheira alinhada, com {rack.clearance} de folga em todo o curso.",
    "Num portão com DZ Rio, o trilho carrega a folha, e o motor só a empurra.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o DZ Rio da PPA", "PPA DZ Rio: versões e funcionamento"],
      slots: [
        [
          "DZ é a sigla dos motores deslizantes da PPA, e Rio é o nome de uma família, vendida em mais de uma versão. O número junto do nome ajuda a separar as capacidades, mas o dado oficial está na etiqueta.",
          "A família Rio reúne motores da PPA para portão de correr. Cada versão tem o seu número e as suas peças, escritos na etiqueta da carcaça.",
          "O DZ Rio é um motor deslizante da PPA, vendido em versões de capacidades diferentes. Para pedir peça, use o nome completo da etiqueta, com o número e a tensão.",
          "Entre os deslizantes da PPA, o Rio é uma das famílias, e o número indica a versão. A engrenagem e o capacitor mudam de uma para outra, e por isso vale o nome inteiro.",
        ],
        [
          "O motor fica no piso, ao lado do vão, e a engrenagem dele empurra a cremalheira, a barra dentada presa à folha. Ímãs nas pontas da barra marcam onde o portão deve parar.",
          "Base de concreto, engrenagem e barra dentada formam o conjunto que move o portão. Dois ímãs, um em cada ponta do percurso, avisam à placa onde parar.",
          "A engrenagem gira contra a barra dentada da folha, chamada cremalheira, e faz o portão correr. Sensores acionados por ímã encerram o percurso nas duas pontas.",
          "O funcionamento é o comum aos portões de correr: motor no chão, cremalheira na folha e ímãs de parada. Quem sustenta o peso é o trilho, e não o motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual versão do DZ Rio escolher", "DZ Rio serve no seu portão?"],
      slots: [
        [
          "A versão serve se a capacidade dela passa do peso da folha, com margem. Uma grade é leve, e a chapa fechada ou a madeira pesa bem mais no mesmo comprimento.",
          "Para o motor servir, os quilos indicados na etiqueta devem superar os da folha. Meça o comprimento e informe o material, que é o que mais muda o peso.",
          "O DZ Rio atende a folha que está dentro da capacidade da etiqueta, com sobra para o vento e para um trilho menos liso. O peso se calcula pelo comprimento e pelo material.",
          "Escolha pela folha: uma versão menor move grade, e chapa ou madeira exige capacidade maior. O vento sobre a chapa fechada soma esforço e pede margem.",
        ],
        [
          "Conte também as aberturas por dia, porque uma entrada coletiva precisa de versão de uso intenso. Base, cremalheira e controles antigos podem ficar, se forem compatíveis.",
          "Uso de prédio exige um motor que aguente muitas aberturas por hora, dado que está na ficha. Confira ainda se a base e o passo da cremalheira atual servem.",
          "O número de aberturas por dia decide tanto quanto o peso da folha. A base e a barra dentada que já existem podem ser aproveitadas, quando as medidas batem.",
          "Casa e condomínio usam versões diferentes, por causa da quantidade de aberturas. Veja também se os controles atuais podem ser gravados na central nova.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["DZ Rio com defeito: sinais e causas", "Por que um DZ Rio pula dente ou para"],
      slots: [
        [
          "O motor que pula dente tem a cremalheira solta ou a engrenagem gasta, e patina sempre no mesmo ponto. A folga é acertada antes de trocar qualquer peça.",
          "Quando a barra dentada está longe demais da engrenagem, os dentes escapam e o motor patina. O ponto em que isso acontece mostra onde a barra cedeu.",
          "Estalos e patinadas indicam que a cremalheira saiu do lugar ou que a engrenagem se gastou. Continuar usando estraga as duas peças.",
          "Se a barra dentada se afasta, os dentes escapam, o portão estala e a engrenagem se desgasta. Apertar e realinhar cedo evita a troca.",
        ],
        [
          "O portão que para no meio costuma estar fazendo esforço, por trilho sujo, roldana travada ou força mal regulada. Quando passa do ponto, o ímã de parada está fora do lugar.",
          "Um trecho duro no trilho faz a placa entender que há obstáculo e parar a folha. Se o ponto de parada muda, procura-se ímã solto ou sensor sujo.",
          "A roldana gasta deixa a folha pesada, e o motor se protege parando. Se o portão vai além do fim do caminho, o defeito está no ímã ou no sensor.",
          "Parada no meio do caminho vem do atrito ou da regulagem de força, e parada além do ponto, do ímã deslocado. Limpar o trilho é o primeiro passo.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["DZ Rio: o que reunir antes da visita", "Como informar seu DZ Rio ao técnico"],
      slots: [
        [
          "A foto da etiqueta e um vídeo do percurso resolvem boa parte do orçamento, sem tirar a tampa do motor. Se a folha prender ao ser empurrada na mão, diga em que trecho.",
          "Com a etiqueta e um vídeo, o técnico já pode dizer por mensagem o que provavelmente falhou. O trecho em que a folha prende é a informação mais útil.",
          "Fotografe e filme por fora, sem chegar perto da cremalheira em movimento. Se a folha está leve e o motor fraco, a suspeita é o capacitor.",
          "Uma etiqueta legível e o percurso filmado de longe podem poupar uma visita. Anote também onde a folha fica pesada, sem abrir a tampa do motor.",
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
          "Sem vínculo com a fábrica, o técnico confere trilho e roldanas e alinha a cremalheira, com {rack.clearance} de folga, antes de examinar o motor.",
          "As rodas, o trilho e a barra dentada, com {rack.clearance} de folga, são acertados antes do motor, porque costumam ser a causa. A assistência é independente do fabricante.",
          "Como a causa costuma estar na folha, é por ela que o serviço começa, com a cremalheira a {rack.clearance} da engrenagem no percurso todo. Não temos ligação com a fábrica.",
        ],
        [
          "Em seguida, capacitor, placa e ímãs são medidos, e troca-se o que falhou. Força, ponto de parada e controles são conferidos em vários ciclos.",
          "Capacitor e placa passam por medição, e os ímãs voltam ao lugar certo. O teste final inclui a fotocélula e todos os controles.",
          "A parte elétrica é medida com o portão já leve, e a peça defeituosa dá lugar a outra da mesma versão. No fim se regulam a força e o ponto de parada.",
          "O técnico mede placa e capacitor, troca o que não funciona e regula parada e força. O portão repete o percurso várias vezes antes da entrega.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de um DZ Rio", "Orçamento de um DZ Rio: o que entra na conta"],
      slots: [
        [
          "A versão é o que mais pesa no preço, e depois vêm os metros de cremalheira, a base e o ponto de energia. O que está em bom estado é aproveitado.",
          "Versão, barra dentada e base formam o preço da instalação. Num portão que nunca teve motor, todas são novas, e a conta é maior.",
          "Primeiro conta a capacidade da versão, em quilos, e depois a cremalheira e a base. Fiação e barra dentada em ordem reduzem o valor.",
          "O valor acompanha a capacidade do motor. Base e cremalheira aproveitadas diminuem o total, e um ponto de energia novo o aumenta.",
        ],
        [
          "No conserto, ímã e capacitor são as peças mais baratas, e engrenagem e placa, as mais caras. O cartão divide em até {shop.instalments} vezes.",
          "O preço do reparo depende da peça, do ímã, que custa pouco, à placa, que custa mais. No cartão são {shop.instalments} parcelas, no máximo.",
          "Peças pequenas mudam pouco o valor do conserto, e a placa muda bastante. É possível parcelar em até {shop.instalments} vezes.",
          "Entre as peças, o capacitor é barato, a placa é a mais cara e a engrenagem fica no meio. O pagamento no cartão vai até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que significa o 400 no motor DZ Rio 400?",
      answers: [
        "O 400 é parte do nome da versão e ajuda a distinguir a capacidade. O dado oficial está na etiqueta ou no manual.",
        "Esse número identifica a versão dentro da família Rio. A capacidade em quilos se lê na etiqueta.",
        "É um número da versão. Para escolher o motor, use os quilos da ficha, com margem para a folha.",
      ],
    },
    {
      question: "DZ Rio serve para condomínio?",
      answers: [
        "Serve em versão de uso intenso, que aguente as aberturas da hora de pico, porque a residencial esquenta.",
        "Em prédio pequeno, uma versão adequada pode atender. O número de carros e as aberturas na hora de pico decidem.",
        "Só a versão feita para muitas aberturas. A troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    {
      question: "Engrenagem de um DZ Rio serve em outro?",
      answers: [
        "Só se a versão for a mesma. Compare dentes, diâmetro e eixo com a peça usada.",
        "Nem sempre, porque as versões diferem por dentro, e a peça errada gasta a cremalheira.",
        "Depende da versão escrita na etiqueta. Na dúvida, a peça nova é comparada com a antiga.",
      ],
    },
    {
      question: "Por que o motor DZ Rio ficou barulhento?",
      answers: [
        "Por folga na cremalheira, roldana gasta ou engrenagem no fim. O técnico acerta a folga em {rack.clearance} e examina as rodas.",
        "O barulho costuma nascer no trilho. Limpe-o com o disjuntor desligado. Se continuar, a causa é a cremalheira ou a engrenagem.",
        "Quase sempre o ruído vem da folha, com roda gasta ou barra dentada frouxa. O motor em si é a causa menos comum.",
      ],
    },
    {
      question: "Dá para pôr DZ Rio no lugar de outro deslizante?",
      answers: [
        "Dá, depois de conferir a altura da base, o passo da cremalheira e a capacidade. Fiação e fotocélula boas são aproveitadas.",
        "Sim, com pequena adaptação da base. Antes se verifica se a cremalheira atual pode ficar.",
        "Sim, quando a versão aguenta a folha. Os controles são gravados na placa nova.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o DZ Rio já está instalado, outra da etiqueta e um vídeo dele abrindo e fechando",
  related: ["ppa", "ppa-dz-home", "cremalheira", "engrenagem", "deslizante", "roldana"],
  topic: "motor-deslizante-para-portao",
};
