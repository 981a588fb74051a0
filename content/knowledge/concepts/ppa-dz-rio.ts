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
      "PPA DZ Rio é um motor deslizante da PPA para portão de correr. O número que acompanha o nome, como em Rio 400, ajuda a distinguir a versão; a etiqueta confirma capacidade, tensão e potência.",
      "O DZ Rio trabalha no piso, com engrenagem e cremalheira, em portão de correr. Consertamos, instalamos e indicamos a versão pelo peso da folha e pelo número de aberturas por dia.",
      "Quem tem um PPA DZ Rio encontra capacitor, ímã, engrenagem e controle no comércio de automação. O cuidado é informar a versão exata, porque peças internas mudam de uma para outra.",
    ],
    repair: [
      "Consertamos PPA DZ Rio de forma independente do fabricante. Engrenagem, ímã de fim de curso, capacitor e placa são os reparos comuns, sempre com a cremalheira alinhada de novo.",
      "DZ Rio que para no meio, pula dente ou perdeu o ponto de parada tem conserto no local. O técnico, de assistência independente, confere trilho e cremalheira antes de abrir o motor.",
    ],
    price: [
      "O preço do DZ Rio instalado depende da versão, dos metros de cremalheira, da base e do ponto de energia. A troca residencial fica de {price.homeSwap}; portão pesado, de {price.heavySwap}; o orçamento por foto é grátis.",
      "O motor PPA DZ Rio é cotado pela versão e pelo peso da folha: em casa, a troca com mão de obra fica de {price.homeSwap}. O motor já comprado paga instalação a partir de {price.installation}; conserto, pela peça.",
    ],
    buying: [
      "O PPA DZ Rio é para portão de correr (deslizante). Para comprar, compare a capacidade da versão com o peso da sua folha e deixe margem. Comprimento, material e vento sobre chapa fechada contam tanto quanto o peso.",
      "O PPA DZ Rio move portão de correr e vem em versões diferentes; escolha pela folha e pelo uso. A troca em casa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes; foto, comprimento e tensão do local dizem qual serve.",
    ],
    installation: [
      "A instalação do DZ Rio leva de {time.sliding}, com base firme, cremalheira em {rack.clearance} de folga, ímãs posicionados e controles gravados. Em portão pesado, o trabalho pode levar de {time.heavy}.",
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
      headings: ["PPA DZ Rio: versões e uso", "Entenda o nome DZ Rio", "O que é o DZ Rio da PPA"],
      slots: [
        [
          "DZ é a sigla dos deslizantes da PPA, e Rio é o nome da família.",
          "A família Rio reúne motores de portão de correr, em mais de uma versão.",
          "Rio é uma linha de deslizantes da PPA, reconhecida pelo nome na carcaça.",
        ],
        [
          "O número junto do nome ajuda a separar capacidades, e a etiqueta traz o dado oficial.",
          "Versões de números diferentes não usam necessariamente as mesmas peças.",
          "Antes de pedir peça, leia o nome completo, com número e tensão.",
        ],
        [
          "O conjunto é o de um deslizante comum: base, motor, engrenagem, cremalheira, ímãs e central.",
          "Mecanicamente, a engrenagem empurra a cremalheira presa na folha, e os ímãs marcam as paradas.",
          "Em portões {de}, costuma ficar do lado de dentro, rente ao piso e ao lado do vão.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual versão do DZ Rio escolher", "DZ Rio pelo peso da folha", "DZ Rio serve no seu portão?"],
      slots: [
        [
          "Compare a capacidade da versão, escrita na ficha, com o peso da folha, e deixe margem.",
          "O peso manda: grade é leve, chapa fechada e madeira pesam bem mais no mesmo comprimento.",
          "Meça o comprimento e diga o material; com isso se estima o peso e se escolhe a versão.",
        ],
        [
          "Uma chapa fechada recebe vento, e o esforço passa do que o peso sozinho indica.",
          "Conte as aberturas por dia: entrada coletiva pede versão de uso intenso.",
          "Rampa no sentido do trilho precisa ser corrigida antes de qualquer motor.",
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
        "DZ Rio parando no meio: causas",
      ],
      slots: [
        [
          "Dente que pula vem de folga excessiva, cremalheira solta ou engrenagem gasta.",
          "Uma cremalheira que cede com o tempo muda a folga e come a engrenagem.",
          "Um parafuso frouxo na cremalheira basta para criar um ponto em que o motor patina.",
        ],
        [
          "Parar no meio indica esforço: trilho sujo, roldana travada ou força regulada baixa demais.",
          "Um ponto duro no trilho faz a central entender que há obstáculo.",
          "A roldana gasta aumenta o peso aparente e aciona a proteção do motor.",
        ],
        [
          "Passar do ponto é quase sempre ímã fora do lugar ou sensor sujo.",
          "O fim de curso perde o ímã quando a folha balança demais.",
          "Um ímã montado ao contrário ou deslocado confunde a central na chegada.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "DZ Rio: leia a etiqueta e o percurso",
        "Como informar seu DZ Rio ao técnico",
        "Verificação simples no DZ Rio",
      ],
      slots: [
        [
          "Duas coisas resolvem o orçamento: a etiqueta e um vídeo do percurso.",
          "Com etiqueta e vídeo, dá para dizer por mensagem o que provavelmente falhou.",
          "Tudo o que o orçamento pede se colhe por fora, sem tirar a tampa.",
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
        "Fotografe a etiqueta completa, com número e tensão.",
        "Filme uma abertura e um fechamento, de longe.",
        "Desligue o disjuntor.",
        "Com a folha reta e o trilho nivelado, destrave com a chave e empurre devagar.",
        "Trave de novo antes de religar.",
      ],
    },
    {
      about: "signs",
      headings: ["Reparo do DZ Rio no local", "Técnico para PPA DZ Rio", "Assistência independente em DZ Rio"],
      slots: [
        [
          "O atendimento ao DZ Rio é independente e inclui trilho, cremalheira e motor.",
          "Como assistência independente, tratamos a causa na folha e o efeito no motor.",
          "Nosso serviço, independente da PPA, começa com o motor solto e a folha na mão.",
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
      headings: ["Orçamento para DZ Rio", "Quanto custa instalar ou consertar um DZ Rio", "DZ Rio: preço por situação"],
      slots: [
        [
          "A mão de obra para instalar um motor que você já comprou parte de {price.installation}.",
          "Quem já tem o motor paga a instalação avulsa, a partir de {price.installation}.",
          "A montagem avulsa, para motor comprado à parte, sai a partir de {price.installation} e tem {warranty.installation} de garantia.",
        ],
        [
          "A troca completa do motor, em casa, fica na faixa de {price.homeSwap}.",
          "Com motor novo, a conta residencial vai de {price.homeSwap}, conforme versão e base.",
          "Portão pesado, de uso coletivo, sai de {price.heavySwap} na troca.",
        ],
        [
          "Cremalheira, base e ponto de energia novos somam ao valor, e os bons são aproveitados.",
          "Aproveitar a base e a cremalheira reduz o orçamento quando a altura e o passo combinam.",
          "O reparo de peça é orçado pela foto e confirmado antes do serviço.",
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
        "Depende da versão e do número de aberturas por dia. Para fluxo alto, escolha motor feito para uso intenso; o residencial esquenta e gasta cedo.",
        "Para poucas unidades, uma versão adequada pode atender. Conte os veículos e as aberturas e enviamos a indicação.",
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
  photo: "uma foto da etiqueta completa do DZ Rio e um vídeo do portão abrindo e fechando",
  related: ["ppa", "ppa-dz-home", "cremalheira", "engrenagem", "deslizante", "roldana"],
  topic: "motor-deslizante-para-portao",
};
