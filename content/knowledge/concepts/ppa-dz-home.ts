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
      "PPA DZ Home é o motor deslizante da PPA para portão de correr de casa: fica no piso e empurra a cremalheira, a barra dentada presa à folha. A troca do motor em residência fica de {price.homeSwap}, com mão de obra, feita por nós como serviço independente da marca.",
      "O motor DZ Home, da PPA, move portão de correr residencial e é escolhido pelo peso da folha, com um terço de folga na capacidade. A troca em casa custa de {price.homeSwap}, com mão de obra, e leva de {time.sliding}. O conserto também é feito no local.",
      "DZ Home é o automatizador deslizante da PPA para casa, com engrenagem que corre sobre a cremalheira e ímãs que marcam a parada. Vendemos, instalamos e consertamos sem vínculo com a fábrica, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O preço do motor deslizante PPA DZ Home instalado, na troca em casa, fica de {price.homeSwap}, com mão de obra. Se você já comprou o motor, a mão de obra custa a partir de {price.installation}. No primeiro motor somam-se a base e os metros de cremalheira.",
      "O preço do DZ Home depende da versão e da cremalheira: trocar o motor do portão de correr em residência fica de {price.homeSwap}, instalado. Só a mão de obra parte de {price.installation}, e o ajuste do motor que já existe, de {price.preventive}, sem peças.",
    ],
    repair: [
      "O conserto do PPA DZ Home costuma ser de engrenagem, capacitor, ímãs, placa ou vedação, com a cremalheira conferida na mesma visita. O ajuste em casa parte de {price.preventive}, sem peças. Se o motor acabou, a troca fica de {price.homeSwap}, com mão de obra.",
      "Motor DZ Home que gira e não move o portão de correr, passa do ponto ou não responde pode ser consertado no local. O ajuste em residência custa a partir de {price.preventive}, sem peças, e a peça do modelo é orçada pela etiqueta.",
    ],
    buying: [
      "O PPA DZ Home é um motor para portão de correr de casa, e a troca com instalação fica de {price.homeSwap}. Escolha a versão cuja capacidade passe do peso da folha em um terço, porque motor no limite esquenta e dura menos.",
      "Para comprar o motor deslizante DZ Home da PPA, informe o comprimento e o material da folha e a tensão da rede: a versão depende do peso, e a cremalheira, do comprimento. A troca em residência custa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
      "O PPA DZ Home pode ser comprado com a instalação: a troca do motor de correr em casa fica de {price.homeSwap} e leva de {time.sliding}. Para motor já comprado, a instalação custa a partir de {price.installation}. O serviço é independente da fábrica.",
    ],
    installation: [
      "O DZ Home é instalado em {time.sliding}, com base nivelada, cremalheira a {rack.clearance} da engrenagem, ímãs nas pontas e força regulada. A troca em casa fica de {price.homeSwap}, com mão de obra. Para motor comprado à parte, a instalação custa a partir de {price.installation}.",
      "A instalação do PPA DZ Home exige folha que corra livre e batente nas duas pontas, e leva de {time.sliding}. Só a mão de obra parte de {price.installation}, com {warranty.installation} de garantia. A troca com motor e serviço fica de {price.homeSwap}.",
    ],
    comparison: [
      "DZ Home e DZ Rio são motores deslizantes da PPA que diferem na versão, na capacidade e no uso indicado na etiqueta. Escolha pelo peso da folha e pelas aberturas por dia. A troca de motor de casa fica de {price.homeSwap} com qualquer um deles.",
      "Comparado a um Garen KDZ ou a um Rossi DZ Nano, o PPA DZ Home faz o mesmo serviço em portão de casa. O que decide são capacidade, velocidade, controle e peça fácil de achar, e a troca residencial custa de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "O PPA DZ Home é um motor deslizante, para portão de correr de casa, e pode ser instalado por assistência independente, como a nossa. A troca fica de {price.homeSwap}, com mão de obra. Ele serve se a capacidade da versão passa do peso da folha em um terço.",
      "Sim, o motor DZ Home serve em portão de correr residencial, dentro da capacidade da ficha, porque é uma linha de casa. Chapa pesada ou entrada coletiva precisa de motor maior. Instalado, na troca, o motor residencial custa de {price.homeSwap}.",
    ],
  },
  line: [
    "No DZ Home, a cremalheira apoiada no motor gasta a engrenagem antes da hora.",
    "O PPA DZ Home é um deslizante de uso residencial e depende de trilho limpo e nivelado.",
    "Um portão com DZ Home que bate no fim costuma ter ímã de fim de curso deslocado.",
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
          "DZ identifica os motores deslizantes da PPA, e Home, a versão de casa. A engrenagem empurra a cremalheira, a barra dentada da folha, e quem sustenta o peso são o trilho e as roldanas.",
          "O DZ Home é um motor de piso, montado ao lado do portão de correr. Ele só empurra a folha pela cremalheira, porque o peso fica sobre o trilho e as roldanas.",
          "Fixado junto ao chão, o DZ Home move a cremalheira presa à folha residencial. O trilho precisa estar limpo e nivelado, já que é nele que o portão se apoia.",
          "Motor, redutor e engrenagem trabalham juntos para levar a cremalheira de um lado ao outro. O peso do portão fica nas roldanas, e não na engrenagem do DZ Home.",
        ],
        [
          "Ímãs nas pontas da cremalheira avisam a central onde parar. Quando saem do lugar, a folha bate no batente ou para antes da hora.",
          "O fim de curso do DZ Home é marcado por dois ímãs, que precisam estar firmes. Ao passarem pelo sensor, a placa corta a força do motor.",
          "Dois ímãs dizem à placa onde o percurso termina de cada lado. Se um deles se solta, o portão passa do ponto e bate.",
          "A ordem de parada vem dos ímãs presos à cremalheira. Pancada no fim do percurso costuma ser sinal de que um deles se deslocou.",
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
          "O DZ Home serve em portão de correr de casa cujo peso fique abaixo da capacidade da versão, com um terço de folga: uma folha de 300 kg pede motor de 400 kg ou mais. Portão de entrada coletiva precisa de linha de uso intenso.",
          "A capacidade está na etiqueta ou no manual do motor e deve passar do peso da folha em um terço, porque motor no limite esquenta. O material pesa mais na conta que o comprimento: chapa tem 7,85 kg por metro quadrado a cada milímetro.",
          "Estime o peso da folha e some um terço para achar a versão. Grade de tubo é leve, chapa e madeira pesam bem mais, e o DZ Home é uma linha residencial.",
          "O peso da folha mais um terço não pode passar do limite da versão escolhida. Em entrada coletiva, com muitas aberturas por dia, o DZ Home não é indicado.",
        ],
        [
          "A folha deve correr leve na mão antes de receber o motor, e precisa haver espaço ao lado do vão. Trilho torto e roldana gasta são corrigidos antes.",
          "Se o portão prende em algum ponto, o ajuste da folha vem primeiro. Confira também o recuo lateral, que deve ter o comprimento da folha.",
          "Trilho e roldana em ordem valem mais que um motor maior. Meça ainda o espaço lateral, para a folha abrir por inteiro.",
          "O motor dura quando a folha desliza sem esforço. Falta de recuo lateral, trilho torto ou roldana ruim precisam ser resolvidos antes da compra.",
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
          "Toda a conferência do DZ Home se faz por fora, com o disjuntor desligado na hora de tocar na folha. Mantenha as mãos longe da cremalheira e não destrave folha torta.",
          "Nenhum passo exige abrir a tampa do motor. Se a folha destravada corre leve e o motor não responde, o defeito é elétrico e fica para o técnico.",
          "Afaste as crianças e observe o portão com o motor desligado no quadro. Folha presa aponta para trilho ou roldana, e o motor pode estar bom.",
          "Com a folha reta e no trilho, você consegue separar o defeito mecânico do elétrico. Abrir a caixa do motor e medir a placa são tarefas do técnico.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Tire pedras e folhas do trilho.",
        "Com a folha reta e no trilho, destrave com a chave e empurre devagar.",
        "Veja se os ímãs estão presos nas pontas da cremalheira.",
        "Trave, religue e acione uma vez, à distância.",
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
          "O técnico acerta a folga entre engrenagem e cremalheira em {rack.clearance} por todo o percurso. Depois mede capacitor, placa e sensor e troca a engrenagem, se estiver gasta.",
          "O serviço é nosso, sem vínculo com a fábrica. A cremalheira é alinhada a {rack.clearance} da engrenagem, a parte elétrica é medida, e só a peça com defeito é substituída.",
          "Trilho e cremalheira são vistos primeiro, com {rack.clearance} de folga até a engrenagem. Em seguida são medidos capacitor, placa e sensor, para achar o que falhou.",
          "Somos assistência independente e cuidamos de motor, cremalheira e trilho na mesma visita. A folga fica em {rack.clearance}, e as medições mostram qual peça precisa de troca.",
        ],
        [
          "Força e pontos de parada são regulados, e a tampa é vedada, porque o motor fica perto do chão e recebe respingo. Só o ajuste leva até {trade.smallRepair}.",
          "No fim são conferidos o percurso, a força, a fotocélula e a vedação da caixa. Sem troca de peça, o serviço dura até {trade.smallRepair}.",
          "Uma boa vedação impede que a água do piso chegue à placa. Regular força e parada, sem outra peça, toma até {trade.smallRepair}.",
          "Ímãs, força e fotocélula são testados antes da entrega, e a caixa é fechada contra respingo. Até {trade.smallRepair} bastam quando não há troca.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o DZ Home", "Para o DZ Home correr leve", "Manutenção do PPA DZ Home"],
      slots: [
        [
          "Varra o trilho toda semana, com o disjuntor desligado, porque uma pedra tira a roldana do lugar. A cremalheira é limpa e lubrificada a cada {rack.months}.",
          "O trilho limpo é o cuidado de maior efeito, e a limpeza se faz sem energia. Na cremalheira, aplique pouco lubrificante a cada {rack.months}, depois de tirar a sujeira.",
          "Areia no trilho faz o motor forçar, e por isso convém varrer toda semana com o motor desligado no quadro. A cada {rack.months}, limpe e lubrifique a cremalheira.",
          "Vassoura no trilho e lubrificante próprio nos dentes, a cada {rack.months}, mantêm o portão leve. Use pouco produto, porque o excesso junta poeira, e trabalhe sem energia.",
        ],
        [
          "Na revisão, feita {visits.home}, o técnico reaperta fixações, mede a folga e testa a fotocélula. A visita parte de {price.preventive}, sem peças.",
          "Uma visita {visits.home} mantém a folga e os ímãs em ordem. Em casa, custa a partir de {price.preventive}, sem peças.",
          "Feita {visits.home}, a revisão encontra parafuso frouxo e ímã deslocado antes que o portão bata. Em residência, parte de {price.preventive}, sem peças.",
          "O portão de casa precisa de manutenção {visits.home}, com reaperto e medição da folga. O preço é a partir de {price.preventive}, sem contar peças.",
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
          "Na troca em casa, motor e mão de obra ficam de {price.homeSwap}. Base, cremalheira e fiação em bom estado são aproveitadas e reduzem o preço.",
          "A troca custa de {price.homeSwap} em residência, com o serviço incluído. Uma versão de maior capacidade e cremalheira nova aumentam o valor.",
          "O valor da troca instalada fica de {price.homeSwap}. O peso da folha define a versão do DZ Home, e o estado da cremalheira diz se ela pode ser aproveitada.",
          "Motor com instalação, na troca, custa de {price.homeSwap}. Ao comparar orçamentos, veja quantos metros de cremalheira e quantos controles estão incluídos em cada um.",
        ],
        [
          "O primeiro motor de um portão manual soma base, cremalheira por metro e ponto de energia. Para motor comprado à parte, a instalação custa a partir de {price.installation}.",
          "Trilho torto e roldana gasta aparecem em linha separada do orçamento. Quem já comprou o motor paga só a instalação, a partir de {price.installation}.",
          "Quem nunca teve motor paga também a base, a cremalheira e o ponto de energia. A instalação avulsa custa a partir de {price.installation}.",
          "O reparo da folha, quando é preciso, é cobrado à parte do motor. O cartão divide o total em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O DZ Home aguenta portão de quantos quilos?",
      answers: [
        "Quantos quilos o DZ Home aguenta está na etiqueta ou no manual da versão. Deixe um terço de folga: 300 kg de folha pedem motor de 400 kg.",
        "Depende da versão, e o limite está na etiqueta. Um motor que trabalha no limite esquenta e gasta a engrenagem.",
        "A ficha de cada versão diz o limite. Some um terço ao peso da folha antes de comparar.",
      ],
    },
    {
      question: "Por que o DZ Home gira e o portão não anda?",
      answers: [
        "O DZ Home gira e o portão não anda porque a trava ficou aberta, a engrenagem se gastou ou a cremalheira se afastou.",
        "Porque a força não chega à cremalheira. Com o disjuntor desligado, confira se a chave de destravamento está na posição travada.",
        "As causas comuns são a trava solta e os dentes gastos da engrenagem ou da cremalheira.",
      ],
    },
    {
      question: "Posso usar a cremalheira antiga com DZ Home?",
      answers: [
        "A cremalheira antiga serve com DZ Home se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste.",
        "Sim, se estiver em bom estado. Dentes gastos estragam a engrenagem nova.",
        "Pode, depois de conferida e alinhada com folga de {rack.clearance} até a engrenagem.",
      ],
    },
    {
      question: "O motor DZ Home funciona na falta de energia?",
      answers: [
        "O motor DZ Home não funciona na falta de energia sem nobreak. Para abrir na mão, desligue o disjuntor e destrave com a chave, com a folha reta no trilho.",
        "Só com nobreak. Sem ele, a chave libera a folha, que se move com facilidade quando o trilho está limpo.",
        "Não, a menos que haja nobreak. Com o disjuntor desligado, a chave de destravamento permite mover a folha na mão.",
      ],
    },
    {
      question: "Qual controle serve no DZ Home?",
      answers: [
        "No DZ Home serve o controle compatível com a central instalada, na mesma frequência e no mesmo código.",
        "Servem os controles da PPA ou compatíveis que a placa aceite, depois de gravados.",
        "Serve o controle da placa atual, que pode ter sido trocada por outra marca. Por isso vale olhar a etiqueta da placa e a do motor.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro, outra da etiqueta do DZ Home, se ele já estiver instalado, e a largura da folha",
  related: ["ppa", "deslizante", "cremalheira", "ppa-dz-rio", "engrenagem", "fim-de-curso"],
  topic: "motor-deslizante-para-portao",
};
