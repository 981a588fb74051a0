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
      "Vendemos, instalamos e consertamos o PPA DZ Rio, motor deslizante para portão de correr. A troca em casa, com mão de obra, fica de {price.homeSwap}; o número do nome, como em Rio 400, ajuda a distinguir a versão, que a etiqueta confirma.",
      "Instalamos e consertamos o DZ Rio, motor de piso da PPA para portão de correr, com engrenagem e cremalheira. O peso da folha e o número de aberturas por dia decidem a versão, e a troca em casa fica de {price.homeSwap}.",
      "Consertamos PPA DZ Rio e trocamos capacitor, ímã, engrenagem e controle, peças que se acham no comércio de automação. O cuidado é informar a versão exata, porque as peças internas mudam de uma para outra.",
    ],
    repair: [
      "Consertamos PPA DZ Rio de forma independente do fabricante. Engrenagem, ímã de fim de curso, capacitor e placa são os reparos comuns, sempre com a cremalheira alinhada de novo.",
      "Consertamos no local DZ Rio que para no meio, pula dente ou perdeu o ponto de parada. O técnico, de assistência independente, confere trilho e cremalheira antes de abrir o motor.",
    ],
    price: [
      "O PPA DZ Rio instalado fica de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado, com mão de obra. A versão, os metros de cremalheira, a base e o ponto de energia mudam o valor; o orçamento por foto é grátis.",
      "O motor PPA DZ Rio custa de {price.homeSwap} na troca em casa, com mão de obra, conforme a versão e o peso da folha. Se você já comprou o motor, a instalação parte de {price.installation}; no conserto, o valor segue a peça.",
    ],
    buying: [
      "Vendemos e instalamos o PPA DZ Rio em portão de correr (deslizante), de {price.homeSwap} na troca em casa, com mão de obra. A capacidade da versão deve passar do peso da folha com margem: comprimento, material e vento sobre chapa fechada contam.",
      "Vendemos o PPA DZ Rio instalado em portão de correr, na versão que a folha e o uso pedem. A troca em casa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes; foto, comprimento e tensão do local dizem qual serve.",
    ],
    installation: [
      "Instalamos o DZ Rio num serviço de {time.sliding}, com base firme, cremalheira em {rack.clearance} de folga, ímãs posicionados e controles gravados. Em portão pesado, o trabalho pode levar de {time.heavy}.",
      "Instalamos DZ Rio comprado por você, com mão de obra a partir de {price.installation}. Se já existe base e cremalheira de outro motor, o técnico verifica altura e passo dos dentes antes de aproveitar.",
    ],
    comparison: [
      "DZ Rio ou DZ Home? Os dois são deslizantes da PPA; o que decide é a capacidade e o uso escritos na etiqueta ou no manual da versão. Leve o peso da folha para a comparação.",
      "Entre um DZ Rio e um deslizante de outra marca com a mesma capacidade, o resultado depende da instalação. Compare velocidade, peças na região e compatibilidade com os controles da casa.",
    ],
    question: [
      "Sim, o DZ Rio serve em portão de correr quando a capacidade da versão passa do peso da folha com margem. O número no nome distingue a versão; o dado oficial está na etiqueta ou no manual.",
      "Serve e vale a pena em portão de correr, se a versão for a certa: para casa, compare os quilos da ficha com a folha; para entrada coletiva, veja também os ciclos por hora. Medidas e foto bastam para a indicação.",
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
      headings: ["PPA DZ Rio: versões e funcionamento", "O DZ Rio e as suas versões", "O que é o DZ Rio da PPA"],
      slots: [
        [
          "DZ é a sigla dos deslizantes da PPA, e Rio, o nome da família: são motores de portão de correr.",
          "A família Rio reúne motores de portão de correr, em mais de uma versão.",
          "O DZ Rio é um deslizante da PPA, para portão de correr, reconhecido pelo nome na carcaça.",
        ],
        [
          "O número junto do nome ajuda a separar capacidades, e a etiqueta traz o dado oficial.",
          "Versões de números diferentes não usam necessariamente as mesmas peças.",
          "Antes de pedir peça, leia o nome completo, com número e tensão.",
        ],
        [
          "O conjunto é o de um deslizante comum: base, motor, engrenagem, cremalheira, ímãs e central.",
          "Mecanicamente, a engrenagem empurra a cremalheira presa na folha, e os ímãs marcam as paradas.",
          "O motor fica do lado de dentro, rente ao piso e ao lado do vão, e empurra a cremalheira presa na folha.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual versão do DZ Rio escolher",
        "Escolher o DZ Rio pela folha e pelo uso",
        "DZ Rio serve no seu portão?",
      ],
      slots: [
        [
          "Compare a capacidade da versão, escrita na ficha, com o peso da folha, e deixe margem.",
          "O peso manda: grade é leve, chapa fechada e madeira pesam bem mais no mesmo comprimento.",
          "Meça o comprimento e diga o material: com os dois, estimamos o peso e indicamos a versão.",
        ],
        [
          "Uma chapa fechada recebe vento, e o esforço passa do que o peso sozinho indica.",
          "Conte as aberturas por dia: entrada coletiva pede versão de uso intenso.",
          "Rampa no sentido do trilho, caso menos comum, precisa ser corrigida antes de qualquer motor.",
        ],
        [
          "Some os metros de cremalheira, a base e o ponto de energia ao comparar preços.",
          "Base e cremalheira antigas ficam se a altura e o passo dos dentes combinarem.",
          "Veja se os controles da casa servem na central nova antes de fechar.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Por que um DZ Rio pula dente ou para",
        "Origem dos defeitos no DZ Rio",
        "DZ Rio com defeito: causas comuns",
      ],
      slots: [
        [
          "Dente que pula costuma vir de folga excessiva, cremalheira solta ou engrenagem gasta.",
          "A cremalheira que cede com o tempo muda a folga, faz o dente pular e gasta a engrenagem.",
          "O motor que patina num ponto costuma encontrar ali cremalheira frouxa ou engrenagem gasta.",
        ],
        [
          "Parar no meio costuma indicar esforço: trilho sujo, roldana travada ou força regulada baixa demais.",
          "Um ponto duro no trilho faz a central entender que há obstáculo.",
          "Roldana gasta deixa a folha mais pesada, e o motor para por proteção.",
        ],
        [
          "Passar do ponto de parada costuma ser ímã fora do lugar ou sensor sujo.",
          "Às vezes o fim de curso deixa de ler o ímã, porque a folha balança ou o suporte afrouxou.",
          "Um ímã montado ao contrário ou deslocado confunde a central na chegada.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "DZ Rio: etiqueta e vídeo para o orçamento",
        "Como informar seu DZ Rio ao técnico",
        "O que reunir sobre o DZ Rio antes da visita",
      ],
      slots: [
        [
          "Duas coisas resolvem o orçamento: a etiqueta e um vídeo do percurso.",
          "Com etiqueta e vídeo, dá para dizer por mensagem o que provavelmente falhou.",
          "A etiqueta e o vídeo bastam para o orçamento, e você faz os dois por fora, sem tirar a tampa.",
        ],
        [
          "Grave o percurso inteiro, abrindo e fechando, com o som ambiente.",
          "No vídeo, mostre a engrenagem de longe e as duas pontas da cremalheira.",
          "Filme de lado, sem chegar perto da cremalheira em movimento.",
        ],
        [
          "Se a folha prender na mão, diga em que trecho, porque ali está a causa.",
          "Folha leve e motor sem força apontam para capacitor ou placa.",
          "Informe se há outro portão ou rampa no caminho, que mudam o esforço.",
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
      about: "signs",
      headings: ["Reparo do DZ Rio no local", "Técnico para PPA DZ Rio", "Assistência independente em DZ Rio"],
      slots: [
        [
          "O atendimento ao DZ Rio é independente e inclui trilho, cremalheira e motor.",
          "Como assistência independente, tratamos a causa na folha e o efeito no motor.",
          "Nosso serviço, independente da PPA, é feito no local e começa pela folha, com o motor solto.",
        ],
        [
          "A cremalheira é realinhada e fixada, com a folga conferida em vários pontos.",
          "Engrenagem e cremalheira são examinadas juntas, porque uma gasta a outra.",
          "O técnico corrige primeiro o trilho e a cremalheira e só então avalia a engrenagem.",
        ],
        [
          "Capacitor e placa são medidos, os ímãs voltam ao lugar e a força é regulada.",
          "Força, paradas e pausa são ajustadas no fim, com teste de fotocélula.",
          "O teste final repete o percurso várias vezes e confere os controles da casa.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que muda o preço de um DZ Rio",
        "Orçamento de um DZ Rio: o que entra na conta",
        "DZ Rio: do que é feito o preço",
      ],
      slots: [
        [
          "A troca completa do motor, em casa, fica na faixa de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
          "Com motor novo e mão de obra, a conta residencial vai de {price.homeSwap}, conforme a versão e a base.",
          "A versão é o que mais pesa: a de casa fica de {price.homeSwap} na troca, e a de portão pesado, de {price.heavySwap}.",
        ],
        [
          "Cremalheira, base e ponto de energia novos somam ao valor, e os que estão bons são aproveitados.",
          "Aproveitar a base e a cremalheira reduz o orçamento, quando a altura e o passo dos dentes combinam.",
          "No portão que nunca teve motor, entram ainda os metros de cremalheira, a base e o ponto de energia.",
        ],
        [
          "Quem já comprou o motor paga a instalação avulsa, a partir de {price.installation}, com {warranty.installation} de garantia.",
          "A mão de obra para instalar motor comprado à parte começa em {price.installation}.",
          "No conserto, engrenagem e placa pesam mais que ímã e capacitor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que significa o 400 no motor DZ Rio 400?",
      answers: [
        "É parte do nome da versão e ajuda a distinguir a capacidade. Confira o dado oficial na etiqueta ou no manual antes de escolher pelo peso da folha.",
        "Identifica a versão dentro da família Rio. A capacidade em quilos deve ser lida na etiqueta ou no manual, com margem para a sua folha.",
      ],
    },
    {
      question: "DZ Rio serve para condomínio?",
      answers: [
        "Serve em versão feita para uso intenso, com ciclos acima das aberturas do pico; a residencial esquenta e gasta cedo.",
        "Em prédio pequeno, uma versão adequada pode atender. O número de carros e de aberturas na hora de pico decide.",
      ],
    },
    {
      question: "Engrenagem de um DZ Rio serve em outro?",
      answers: [
        "Só se a versão for a mesma. Compare dentes, diâmetro e eixo, ou mande a foto da etiqueta e da peça usada.",
        "Nem sempre, porque as versões diferem por dentro. Peça errada encaixa mal e gasta a cremalheira.",
      ],
    },
    {
      question: "Por que o motor DZ Rio ficou barulhento?",
      answers: [
        "Folga na cremalheira, roldana gasta ou engrenagem no fim são as causas comuns. O técnico acerta a folga em {rack.clearance} e examina as roldanas.",
        "O barulho costuma nascer no trilho. Limpe-o; se continuar, a cremalheira ou a engrenagem precisam de exame.",
      ],
    },
    {
      question: "Dá para pôr DZ Rio no lugar de outro deslizante?",
      answers: [
        "Dá, conferindo altura da base, passo da cremalheira e capacidade. Fiação e fotocélula boas são mantidas, e os controles são gravados na placa nova.",
        "Sim, com pequena adaptação da base. O técnico mede antes e diz se a cremalheira atual pode ficar.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o DZ Rio já está instalado, outra da etiqueta e um vídeo dele abrindo e fechando",
  related: ["ppa", "ppa-dz-home", "cremalheira", "engrenagem", "deslizante", "roldana"],
  topic: "motor-deslizante-para-portao",
};
