import type { Concept } from "#domain/knowledge/concept.ts";

export const ppaDzHome: Concept = {
  id: "ppa-dz-home",
  kind: "model",
  label: "PPA DZ Home",
  phrase: "o PPA DZ Home",
  words: ["dz home", "ppa dz home", "motor dz home", "motor ppa dz home", "ppa deslizante home"],
  gates: ["deslizante"],
  intent: "buying",
  answers: {
    any: [
      "PPA DZ Home é o motor deslizante da PPA para portão de correr de casa: fica no piso e empurra a cremalheira presa à folha. Vendemos, instalamos e consertamos como serviço independente, e a troca do motor em residência fica de {price.homeSwap}, com mão de obra.",
      "O motor DZ Home, da PPA, move portão de correr residencial, escolhido pelo peso da folha com um terço de folga. Venda, instalação e conserto são feitos por nós, de forma independente: a troca em casa custa de {price.homeSwap}, em {time.sliding}.",
      "DZ Home é automatizador deslizante da PPA para casa, com engrenagem sobre cremalheira e ímãs que marcam a parada. Instalamos e consertamos sem vínculo com a fábrica; motor com serviço, na troca, sai de {price.homeSwap}.",
    ],
    price: [
      "O preço do motor deslizante PPA DZ Home instalado, na troca em casa, fica de {price.homeSwap}, com mão de obra. Se ele já é seu, a instalação parte de {price.installation}, e no primeiro motor somam base e metros de cremalheira.",
      "Quanto custa o DZ Home depende da versão e da cremalheira: trocar o motor do portão de correr em residência sai de {price.homeSwap}, instalado. Só a mão de obra começa em {price.installation}, e o ajuste do que existe, em {price.preventive}, sem peças.",
    ],
    repair: [
      "Consertamos PPA DZ Home como serviço independente: engrenagem, capacitor, ímãs, placa e vedação, com a cremalheira conferida. A visita de ajuste em casa parte de {price.preventive}, sem peças; se o motor acabou, a troca fica de {price.homeSwap}.",
      "Motor DZ Home que gira e não move o portão de correr, passa do ponto ou não responde tem reparo no local. Regular custa desde {price.preventive} em residência, fora peças, e a peça é orçada pela etiqueta.",
    ],
    buying: [
      "O PPA DZ Home é para portão de correr de casa, e motor com instalação, na troca, fica de {price.homeSwap}. Escolha a versão com um terço de folga sobre o peso da folha; vendemos, instalamos e consertamos, de forma independente.",
      "Para comprar o motor deslizante DZ Home da PPA, passe comprimento, material e tensão: a versão segue o peso, e os metros de cremalheira, a folha. A troca em residência custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "PPA DZ Home, venda, instalação e conserto, é conosco, como serviço independente: a troca do motor de correr em casa sai de {price.homeSwap}, em {time.sliding}. Motor já comprado tem instalação desde {price.installation}.",
    ],
    installation: [
      "Instalamos o DZ Home em {time.sliding}, com base nivelada, cremalheira a {rack.clearance} da engrenagem, ímãs nas pontas e força regulada. A troca em casa fica de {price.homeSwap}, com mão de obra, e motor seu se instala a partir de {price.installation}.",
      "A instalação do PPA DZ Home pede folha que corra livre e batente nas duas pontas, e leva de {time.sliding}. Só a mão de obra parte de {price.installation}, com {warranty.installation} de garantia; motor e serviço, na troca, de {price.homeSwap}.",
    ],
    comparison: [
      "DZ Home e DZ Rio são deslizantes da PPA, e mudam a versão, a capacidade e o uso da etiqueta. Escolha pelo peso da folha e pelas aberturas; a troca em casa fica de {price.homeSwap} em qualquer um.",
      "Comparado a um Garen KDZ ou a um Rossi DZ Nano, o PPA DZ Home faz o mesmo serviço em portão de casa. Pesam capacidade, velocidade, controle e peça perto, e a troca residencial custa de {price.homeSwap}.",
    ],
    question: [
      "O PPA DZ Home é um motor deslizante, para portão de correr de casa, e quem instala pode ser assistência independente, como a nossa: a troca fica de {price.homeSwap}, com mão de obra. Serve se a capacidade da versão passa do peso da folha em um terço.",
      "Sim, o motor DZ Home serve em portão de correr residencial, dentro da capacidade da ficha, porque é linha de casa. Chapa pesada ou entrada coletiva pede maior; motor instalado, na troca, custa de {price.homeSwap}.",
    ],
  },
  line: [
    "No DZ Home, cremalheira apoiada no motor gasta a engrenagem antes da hora.",
    "O PPA DZ Home é deslizante de uso residencial e depende de trilho limpo e nivelado.",
    "Portão com DZ Home que bate no fim costuma ter ímã de fim de curso deslocado.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O PPA DZ Home por dentro do movimento",
        "DZ Home: motor de correr para casa",
        "Como o DZ Home abre o portão",
      ],
      slots: [
        [
          "DZ identifica os deslizantes da PPA, e Home, a versão de casa. A engrenagem empurra a cremalheira, a régua dentada da folha, e quem carrega o peso são trilho e roldanas.",
          "É um motor de piso, ao lado do portão de correr. Ele só empurra a folha pela cremalheira, porque o trilho a sustenta.",
          "O DZ Home fica junto ao chão e move a cremalheira presa à folha. Trilho limpo e nivelado é metade do funcionamento.",
          "Motor, redutor e engrenagem levam a cremalheira de um lado a outro. O peso fica no trilho.",
        ],
        [
          "Ímãs nas pontas da cremalheira avisam a central onde parar. Fora do lugar, a folha bate ou para antes.",
          "O fim de curso é marcado por ímãs, que precisam estar firmes. Quando passam pelo sensor, a placa corta a força.",
          "Dois ímãs dizem à placa onde o portão termina. Soltos, a folha passa do ponto.",
          "A parada vem dos ímãs. Pancada no fim costuma ser ímã deslocado.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "DZ Home serve no seu portão de correr?",
        "Escolher o DZ Home pelo peso da folha",
        "Antes de comprar um DZ Home",
      ],
      slots: [
        [
          "Serve em portão de correr de casa com peso abaixo da capacidade da versão, com um terço de folga: folha de 300 kg pede 400 kg ou mais. Chapa fechada pesa 7,85 kg por metro quadrado a cada milímetro.",
          "A capacidade está na etiqueta ou no manual. Deixe um terço de sobra, porque motor no limite esquenta; o material muda o peso mais que o comprimento.",
          "Estime o peso e some um terço. Grade de tubo é leve, chapa e madeira pesam bem mais, e o DZ Home é linha residencial.",
          "Folha mais um terço não pode passar do limite da versão. Entrada coletiva pede motor de uso intenso.",
        ],
        [
          "A folha deve correr leve na mão antes de receber motor, e é preciso espaço ao lado do vão. Trilho torto e roldana gasta vêm antes.",
          "Se a folha prende, o ajuste é primeiro. Confira também o recuo lateral, do comprimento da folha.",
          "Trilho e roldana em ordem valem mais que motor maior. Meça o espaço para o curso completo.",
          "Correndo leve, o motor dura. Falta de recuo ou trilho ruim se resolve antes.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Checagem do DZ Home sem abrir a tampa",
        "DZ Home parado: cinco observações",
        "O que ver no DZ Home antes da visita",
      ],
      slots: [
        [
          "Tudo se vê por fora, com o disjuntor desligado na hora de tocar na folha. Mãos longe da cremalheira, e folha torta não se destrava.",
          "Nenhum passo pede tampa aberta. Folha que corre leve e motor parado indicam parte elétrica.",
          "Afaste crianças e observe. Folha presa é trilho ou roldana, e o motor não tem culpa.",
          "Com a folha reta e no trilho, dá para separar mecânica de elétrica. O resto é do técnico.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Tire pedras e folhas do trilho.",
        "Com a folha reta e no trilho, destrave com a chave e empurre devagar.",
        "Veja se os ímãs estão presos nas pontas da cremalheira.",
        "Trave, religue e acione uma vez, a distância.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Conserto de DZ Home: o que se faz",
        "Assistência independente para DZ Home",
        "O técnico no deslizante DZ Home",
      ],
      slots: [
        [
          "De forma independente da PPA, a folga entre engrenagem e cremalheira é acertada em {rack.clearance} por todo o curso. Capacitor, placa e sensor são medidos, e a engrenagem gasta é trocada.",
          "O serviço é nosso, sem vínculo com a fábrica. A cremalheira é alinhada a {rack.clearance} da engrenagem, e só sai a peça que reprovou.",
          "Trilho e cremalheira vêm primeiro, com {rack.clearance} de folga. Depois se medem capacitor, placa e sensor.",
          "Somos independentes e cuidamos de motor, cremalheira e trilho na mesma visita. A folga certa é de {rack.clearance}.",
        ],
        [
          "Força e paradas são reguladas, e a tampa, vedada, porque o motor fica perto do chão. Só ajuste leva até {trade.smallRepair}.",
          "No fim, curso, força e vedação são conferidos. Sem peça, são até {trade.smallRepair}.",
          "A vedação evita respingo na placa. Regular toma até {trade.smallRepair}.",
          "Ímãs, força e fotocélula saem testados. Até {trade.smallRepair} bastam sem troca.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o DZ Home", "Para o DZ Home correr leve", "Manutenção do PPA DZ Home"],
      slots: [
        [
          "Varra o trilho toda semana, com o disjuntor desligado, pois uma pedra tira a roldana do lugar. A cremalheira se lubrifica a cada {rack.months}, limpa antes.",
          "Trilho limpo é o cuidado de maior efeito. Pouco lubrificante na cremalheira, a cada {rack.months}.",
          "Areia no trilho faz o motor forçar. A cada {rack.months}, limpe e lubrifique a cremalheira.",
          "Vassoura no trilho e lubrificante próprio nos dentes, a cada {rack.months}. Excesso gruda poeira.",
        ],
        [
          "Na revisão, {visits.home}, entram aperto, folga e fotocélula. A visita parte de {price.preventive}, sem peças.",
          "Uma visita {visits.home}, desde {price.preventive} em casa sem peças, mantém folga e ímãs em ordem.",
          "Revise {visits.home}. Em residência começa em {price.preventive}, fora peças.",
          "A manutenção da casa é {visits.home}, a partir de {price.preventive}, sem contar peças.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa um DZ Home instalado",
        "O que entra no preço do DZ Home",
        "DZ Home: preço do motor e da instalação",
      ],
      slots: [
        [
          "Na troca em casa, motor e mão de obra ficam de {price.homeSwap}. Base, cremalheira e fiação boas são aproveitadas e mantêm o preço.",
          "A troca custa de {price.homeSwap} em residência, serviço incluído. Versão maior e cremalheira nova puxam para cima.",
          "De {price.homeSwap} é a troca instalada. O peso da folha define a versão, e ela, o valor.",
          "Motor com instalação sai de {price.homeSwap}. Peça quantos metros de cremalheira e controles estão incluídos.",
        ],
        [
          "No primeiro motor somam base, cremalheira por metro e ponto de energia. Motor comprado à parte tem instalação a partir de {price.installation}.",
          "Trilho torto e roldana gasta vêm em linha separada. Instalar o seu começa em {price.installation}.",
          "Quem nunca teve motor paga base e cremalheira. A instalação avulsa parte de {price.installation}.",
          "Reparo da folha entra à parte. O cartão divide em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O DZ Home aguenta portão de quantos quilos?",
      answers: [
        "Quantos quilos o DZ Home aguenta está na etiqueta ou no manual da versão. Deixe um terço de folga: 300 kg de folha pedem 400.",
        "Depende da versão. Motor no limite esquenta e gasta a engrenagem.",
        "A ficha diz. Some um terço ao peso da folha para comparar.",
      ],
    },
    {
      question: "Por que o DZ Home gira e o portão não anda?",
      answers: [
        "O DZ Home gira e o portão não anda por destravamento aberto, engrenagem gasta ou cremalheira afastada.",
        "A força não chega à cremalheira. Confira a chave com o disjuntor desligado.",
        "Trava solta ou dente comido são as causas comuns.",
      ],
    },
    {
      question: "Posso usar a cremalheira antiga com DZ Home?",
      answers: [
        "A cremalheira antiga serve com DZ Home se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste.",
        "Sim, em bom estado. Gasta, estraga a engrenagem nova.",
        "Pode, depois de conferida. A folga fica em {rack.clearance}.",
      ],
    },
    {
      question: "O motor DZ Home funciona na falta de energia?",
      answers: [
        "O motor DZ Home não funciona na falta de energia sem nobreak. Destrave com a chave, disjuntor desligado e folha reta no trilho.",
        "Precisa de nobreak ou da chave. Com o trilho limpo, a folha move fácil.",
        "Só com nobreak. Na mão, pela chave, em folha no trilho.",
      ],
    },
    {
      question: "Qual controle serve no DZ Home?",
      answers: [
        "No DZ Home serve o controle compatível com a central instalada, na mesma frequência e código.",
        "Os da PPA ou compatíveis que a placa aceite, depois de cadastrados.",
        "O da placa atual, que pode ter sido trocada. Veja as duas etiquetas.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro, outra da etiqueta do DZ Home, se ele já estiver instalado, e a largura da folha",
  related: ["ppa", "deslizante", "cremalheira", "ppa-dz-rio", "engrenagem", "fim-de-curso"],
  topic: "motor-deslizante-para-portao",
};
