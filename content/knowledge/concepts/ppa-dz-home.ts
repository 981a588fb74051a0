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
      "PPA DZ Home é o motor deslizante da PPA para portão de correr de residência. Fica no piso, com engrenagem sobre a cremalheira; vendemos, instalamos e consertamos, sempre pela etiqueta do modelo.",
      "O DZ Home move portão de correr de casa: a engrenagem empurra a cremalheira e os ímãs marcam o fim do curso. Trilho limpo e folga certa nos dentes são metade do bom funcionamento.",
      "Para portão de correr residencial, o DZ Home da PPA é escolhido pelo peso da folha e pelo uso diário. Grade leve e chapa fechada pedem versões diferentes, e a etiqueta diz qual é a sua.",
    ],
    repair: [
      "Consertamos PPA DZ Home como serviço independente: engrenagem, capacitor, ímãs de fim de curso, placa e vedação. A cremalheira é conferida na mesma visita, pois costuma ser a causa do desgaste.",
      "DZ Home que gira e não move o portão, passa do ponto ou não responde tem reparo no local. A assistência é independente e informa o valor antes de trocar a peça.",
    ],
    price: [
      "O preço do DZ Home instalado depende do peso da folha, da base e da cremalheira. Em casa, a troca de motor fica na faixa de {price.homeSwap}; mande fotos do portão e receba o valor fechado.",
      "O preço do DZ Home muda com a versão, os metros de cremalheira e o que já existe no local. Trocar o motor de uma casa custa de {price.homeSwap}; instalar um DZ Home já comprado, a partir de {price.installation}.",
    ],
    buying: [
      "O PPA DZ Home é para portão de correr de casa. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; mande a foto do portão, o comprimento da folha e a tensão do local, e dizemos se ele serve e quantos metros de cremalheira faltam.",
      "O PPA DZ Home atende portão de correr de casa. Se a entrada é coletiva ou a folha é muito pesada, peça versão maior; indicamos pela foto, com até {shop.instalments} parcelas no cartão.",
    ],
    installation: [
      "Instalamos o DZ Home em {time.sliding}, com base nivelada, cremalheira alinhada, ímãs de parada nas pontas, força regulada e controles gravados. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; no primeiro motor, base, cremalheira e ponto de energia são orçados por foto.",
      "Instalamos DZ Home que você já comprou, com mão de obra a partir de {price.installation}. A folha precisa correr livre no trilho, com batente nas duas pontas, antes de receber o motor.",
    ],
    comparison: [
      "DZ Home e DZ Rio são deslizantes da PPA; a diferença está na versão, na capacidade e no uso indicado na etiqueta. Escolha pelo peso da folha e pelas aberturas por dia, não pelo nome.",
      "Comparado a um Garen KDZ ou a um Rossi DZ Nano, o DZ Home faz o mesmo trabalho em portão de casa. Veja capacidade, velocidade, tipo de controle e reposição perto de você.",
    ],
    question: [
      "Sim, o PPA DZ Home serve em portão de correr de casa, se a capacidade da versão passar do peso da folha com margem. Chapa fechada pesada ou entrada coletiva pede modelo maior; medidas e foto confirmam.",
      "Depende do peso: o DZ Home é residencial, e a capacidade em quilos está na ficha da versão. Uma folha que corre leve na mão e poucas aberturas por dia são o uso indicado.",
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
          "DZ identifica os deslizantes da PPA, e Home, a versão de residência.",
          "É um motor de piso, preso a uma base ao lado do portão de correr.",
          "O DZ Home fica junto ao chão e trabalha com uma cremalheira presa à folha.",
        ],
        [
          "A engrenagem de saída gira e empurra a cremalheira, que leva a folha.",
          "Motor, redutor e engrenagem movem a cremalheira; o trilho e as roldanas sustentam o peso.",
          "Quem carrega a folha é o trilho; o motor só a empurra de um lado a outro.",
        ],
        [
          "Ímãs nas pontas da cremalheira avisam a central onde parar.",
          "O fim de curso é marcado por ímãs, que precisam estar firmes e na posição certa.",
          "Quando o ímã passa pelo sensor, a placa corta a força e a folha para.",
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
          "Estime o peso: grade de tubo fino é leve, chapa fechada e madeira pesam bem mais.",
          "O material da folha muda o peso mais do que o comprimento.",
          "A folha de chapa fechada recebe vento e exige mais do motor que uma grade.",
        ],
        [
          "Veja na etiqueta ou no manual a capacidade da versão e deixe margem.",
          "O motor no limite da capacidade esquenta e dura menos, por isso sobra é bem-vinda.",
          "Para garagem coletiva {em}, peça versão de uso intenso, e não a residencial.",
        ],
        [
          "A folha deve correr leve na mão; se prende, o ajuste vem antes do motor.",
          "Trilho torto e roldana gasta anulam a vantagem de qualquer motor novo.",
          "Confira espaço ao lado do vão para o motor e para o curso completo da folha.",
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
          "Tudo se vê por fora, com o disjuntor desligado na hora de tocar na folha.",
          "Nenhum dos passos pede ferramenta, tampa aberta ou contato com a engrenagem.",
          "Afaste crianças e animais e mantenha as mãos longe da cremalheira.",
        ],
        [
          "Folha reta, trilho limpo e motor parado indicam parte elétrica.",
          "Uma folha presa indica trilho, roldana ou obstáculo, e o motor não tem culpa.",
          "Uma folha que corre sozinha para um lado mostra trilho fora de nível.",
        ],
        [
          "Conte ao técnico em que ponto do curso a falha aparece.",
          "A foto da engrenagem sobre a cremalheira mostra se a folga está certa.",
          "Um vídeo do percurso inteiro vale mais que a descrição.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Tire pedras e folhas do trilho.",
        "Com a folha reta e o trilho nivelado, destrave com a chave e empurre devagar.",
        "Veja se os ímãs estão presos nas pontas da cremalheira.",
        "Trave, religue e acione uma vez, a distância.",
      ],
    },
    {
      about: "signs",
      headings: [
        "Conserto de DZ Home: o que se faz",
        "Assistência independente para DZ Home",
        "O técnico no deslizante DZ Home",
      ],
      slots: [
        [
          "Atendemos o DZ Home como assistência independente, sem vínculo com a PPA.",
          "O serviço em DZ Home é nosso, independente da fábrica, e feito no local.",
          "De modo independente, cuidamos do motor, da cremalheira e do trilho na mesma visita.",
        ],
        [
          "A folga entre engrenagem e cremalheira é acertada em {rack.clearance} por todo o curso.",
          "O técnico alinha a cremalheira trecho a trecho, porque trilho antigo raramente é nivelado.",
          "A emenda de cremalheira desalinhada é corrigida, já que faz o motor saltar a cada passagem.",
        ],
        [
          "Capacitor, placa e sensor são medidos; a engrenagem gasta é trocada pela do modelo.",
          "Depois da medição, troca-se a peça reprovada e regulam-se força e paradas.",
          "A vedação da tampa é conferida, porque o motor fica perto do chão e recebe respingo.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o DZ Home", "Para o DZ Home correr leve", "Manutenção do PPA DZ Home"],
      slots: [
        [
          "Varra o trilho toda semana, pois uma pedra basta para tirar a roldana do lugar.",
          "Um trilho limpo é o cuidado de maior efeito e não custa nada.",
          "A areia no trilho gasta roldana e faz o motor forçar.",
        ],
        [
          "Lubrifique a cremalheira a cada {rack.months}, com pouco produto e os dentes limpos.",
          "A cremalheira pede pouca lubrificação, a cada {rack.months}; excesso gruda poeira.",
          "Limpe a cremalheira antes de lubrificar, e repita a cada {rack.months}.",
        ],
        [
          "Peça a revisão {visits.home}; a visita preventiva parte de {price.preventive}.",
          "Uma visita técnica {visits.home} mantém folga, ímãs e parafusos em ordem.",
          "Na revisão, a partir de {price.preventive}, entram reaperto, folga da cremalheira e teste da fotocélula.",
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
          "Somam a versão do DZ Home, os metros de cremalheira, a base, o ponto de energia e a mão de obra.",
          "O motor é uma parte do valor; cremalheira, base nivelada, fotocélula e fiação completam a conta.",
          "Peça na proposta quantos metros de cremalheira e quantos controles estão incluídos.",
        ],
        [
          "Base, cremalheira e fiação em bom estado são aproveitadas e reduzem o total.",
          "Trilho torto ou roldana gasta são acertados antes, em linha separada do orçamento.",
          "Chapa fechada e madeira pedem versão maior, e o preço acompanha o peso.",
        ],
        [
          "O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
          "O orçamento é grátis, por foto, com a largura e o material da folha.",
          "Um motor comprado à parte paga só a instalação, a partir de {price.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O DZ Home aguenta portão de quantos quilos?",
      answers: [
        "A capacidade está na etiqueta ou no manual da sua versão, e há versões diferentes. Mande a foto e as medidas da folha, e dizemos se há margem.",
        "Depende da versão. Em vez de usar o limite, deixe folga: motor sobrecarregado esquenta e gasta a engrenagem.",
      ],
    },
    {
      question: "Por que o DZ Home gira e o portão não anda?",
      answers: [
        "Destravamento aberto, engrenagem gasta ou cremalheira afastada. Confira a chave com o disjuntor desligado; o restante fica com o técnico.",
        "O motor gira em falso porque a força não chega à cremalheira. As causas comuns são trava manual solta e engrenagem interna sem dentes.",
      ],
    },
    {
      question: "Posso usar a cremalheira antiga com DZ Home?",
      answers: [
        "Pode, se o passo dos dentes for o mesmo e ela estiver reta e sem desgaste. O técnico confere antes de aproveitar.",
        "Sim, quando é compatível e está em bom estado. A cremalheira gasta estraga a engrenagem nova em pouco tempo.",
      ],
    },
    {
      question: "O motor DZ Home funciona na falta de energia?",
      answers: [
        "Sozinho, não: use o destravamento manual, com o disjuntor desligado, ou instale nobreak próprio para motor de portão.",
        "Precisa de nobreak ou de abertura manual pela chave. O portão de correr destravado se move fácil se o trilho estiver limpo.",
      ],
    },
    {
      question: "Qual controle serve no DZ Home?",
      answers: [
        "Serve o compatível com a central instalada, na mesma frequência e código. Mande a foto do controle atual, porque a placa pode ter sido trocada.",
        "Servem controles da PPA ou compatíveis que a sua placa aceite, depois de cadastrados. A foto dos dois lados confirma.",
      ],
    },
  ],
  photo: "uma foto do portão inteiro, outra da etiqueta do DZ Home, se ele já estiver instalado, e a largura da folha",
  related: ["ppa", "deslizante", "cremalheira", "ppa-dz-rio", "engrenagem", "fim-de-curso"],
  topic: "motor-deslizante-para-portao",
};
