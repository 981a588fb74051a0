import type { Concept } from "#domain/knowledge/concept.ts";

export const peccininGatter: Concept = {
  id: "peccinin-gatter",
  kind: "model",
  label: "Peccinin Gatter",
  phrase: "o Peccinin Gatter",
  words: ["gatter", "peccinin gatter", "motor gatter", "motor peccinin gatter", "gatter 3030"],
  gates: ["deslizante"],
  intent: "repair",
  answers: {
    any: [
      "Consertamos e trocamos motor Peccinin Gatter, o deslizante da Peccinin para portão de correr, como assistência independente. Com o redutor firme, capacitor, engrenagem ou placa resolvem; a troca em casa, com mão de obra, fica de {price.homeSwap}, e a foto da etiqueta diz a peça.",
      "O motor Gatter, da Peccinin, é de portão de correr, com engrenagem e cremalheira, e fazemos conserto, peça e substituição. A versão da etiqueta decide a peça, e o estado do redutor, se vale consertar; motor novo trocado em residência custa de {price.homeSwap}.",
      "Motor Peccinin Gatter parado quase sempre tem conserto: disjuntor, pilha e destravamento primeiro, depois capacitor, engrenagem ou placa, que medimos no local. Redutor com folga pede troca, de {price.homeSwap} em casa, com o serviço.",
      "Para o Peccinin Gatter, motor de portão de correr, temos reparo no endereço e motor novo no lugar quando não compensa. A etiqueta e um vídeo do defeito bastam para o valor; a troca residencial vai de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos motor Peccinin Gatter, de portão de correr, como assistência independente, e trocamos quando o redutor não compensa. Com a foto da etiqueta e um vídeo, passamos o valor do conserto; a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Gatter que ronca, gira em falso ou perdeu a parada tem conserto em boa parte dos casos, com capacitor, engrenagem ou ímã. O serviço é independente da Peccinin, e o motor novo, em residência, custa de {price.homeSwap} já trocado.",
      "No conserto do motor Gatter, medem-se capacitor, placa e redutor antes de trocar peça. Redutor firme, repara-se; com folga, compare com a troca, de {price.homeSwap} em casa, mão de obra incluída.",
    ],
    price: [
      "Para trocar ou repor um motor Peccinin Gatter, conte de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra. No conserto, capacitor e fim de curso pesam pouco, engrenagem e placa mais, com valor pela foto da etiqueta.",
      "O preço em um Gatter depende de conserto ou troca: peça pequena custa pouco, e motor de correr novo, em residência, de {price.homeSwap} com o serviço. Instalar um comprado por você parte de {price.installation}.",
      "Motor Peccinin Gatter trocado em casa fica de {price.homeSwap}, e em folha pesada de {price.heavySwap}. O reparo é cobrado pela peça, e a mão de obra avulsa de instalação começa em {price.installation}.",
    ],
    buying: [
      "Para repor um motor Peccinin Gatter, informe comprimento e material da folha de correr: se o modelo não houver, outro deslizante de força igual ou maior serve. A troca em casa fica de {price.homeSwap}, com mão de obra, e a foto diz o que se aproveita.",
      "O Gatter é motor de portão de correr, e quem busca um novo deve conferir versão, peça e controle. Vendemos e trocamos o Gatter ou outro de mesma capacidade, de {price.homeSwap} em residência, em até {shop.instalments} vezes no cartão.",
      "Procurando motor Peccinin Gatter, mande foto do portão e da etiqueta do atual, se houver. Indicamos o modelo pelo peso da folha, e motor com troca, em casa, vai de {price.homeSwap}.",
    ],
    installation: [
      "Instalamos motor Peccinin Gatter comprado à parte, com mão de obra a partir de {price.installation}, num serviço de {time.sliding}. Cremalheira a {rack.clearance} da engrenagem, ímãs e controles gravados fazem parte.",
      "A instalação de um Gatter em portão de correr leva de {time.sliding}, com a folha já leve no trilho. Motor seu paga mão de obra desde {price.installation}, e cremalheira boa do mesmo passo fica.",
      "Trocar um Gatter antigo por motor novo leva de {time.sliding} e aproveita fiação, fotocélula e cremalheira que estejam boas. A mão de obra de motor comprado à parte começa em {price.installation}.",
    ],
    comparison: [
      "O Gatter e os deslizantes de outras marcas têm o mesmo princípio, mas não trocam peças entre si. Na comparação com um motor novo, pesam o redutor do atual, a peça à venda e a velocidade que você quer.",
      "Manter o Gatter ou comprar outro: compare o reparo com a troca, de {price.homeSwap} em casa, e conte os {warranty.motor} de garantia do motor novo. Redutor firme favorece o conserto.",
      "Entre o motor Gatter e um deslizante novo, decide o redutor: sem folga, conserte; com folga, troque. A capacidade do novo deve passar do peso da folha.",
    ],
    question: [
      "Sim, o Gatter ainda vale o conserto quando o redutor está sem folga e a peça existe. Com redutor gasto, a troca do motor em casa, de {price.homeSwap}, sai mais segura que placa nova.",
      "Depende do redutor: firme, o motor Gatter se conserta com capacitor, engrenagem ou placa. Ele é de portão de correr e não serve em basculante.",
      "O Peccinin Gatter é motor deslizante, e antigo não quer dizer perdido. Sem folga no redutor, compensa reparar; com folga, compare com o novo.",
    ],
  },
  line: [
    "Em Peccinin Gatter, a engrenagem interna é do próprio modelo e não vem de outra marca.",
    "O Gatter é deslizante, e boa parte dos defeitos dele começa em trilho sujo ou roldana gasta.",
    "Antes de pôr placa nova em um Gatter, o técnico confere a folga do redutor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que é o motor Gatter", "Peccinin Gatter: motor para portão de correr"],
      slots: [
        [
          "Gatter é o nome da linha da Peccinin para portão deslizante, o de correr. Números junto do nome distinguem versões, e a etiqueta é a referência para peça.",
          "A brasileira Peccinin usa o nome Gatter em motores de portão de correr. Há mais de uma versão, com o nome inteiro na etiqueta.",
          "Entre os deslizantes da Peccinin, o Gatter é dos mais conhecidos. A versão se lê na carcaça, e dela dependem as peças.",
          "O Gatter é o motor de correr da Peccinin, em algumas versões. Para peça, vale o nome completo da etiqueta.",
        ],
        [
          "A engrenagem empurra a cremalheira, a barra dentada da folha, enquanto as roldanas carregam o peso no trilho.",
          "O motor fica no piso e move a barra dentada presa à folha. O peso é das roldanas.",
          "Roldanas levam a folha, e o motor a empurra pela cremalheira, com engrenagem.",
          "Pela barra dentada, a engrenagem puxa o portão, que rola sobre o trilho.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Gatter parado: do sintoma à causa", "Por que um Gatter falha: sinais e causas"],
      slots: [
        [
          "Ronco sem movimento é capacitor, folha presa ou, menos vezes, enrolamento. Capacitor velho tira a força da partida e parece motor queimado.",
          "Quem ouve ronco deve pensar em capacitor e em folha presa por pedra ou guia torta. O motor queimado vem por último.",
          "Roncar e não andar costuma ser capacitor cansado. A folha também prende, e a mecânica se vê primeiro.",
          "O zumbido parado fala de partida fraca ou de portão travado, e raramente de motor queimado.",
        ],
        [
          "Motor que gira sem mover a folha tem engrenagem gasta, cremalheira afastada ou está destravado. Abrir e não fechar é fotocélula, e parar em pontos diferentes, roldana ou fim de curso.",
          "Giro em falso é engrenagem, barra dentada ou chave aberta. Não fechar leva à fotocélula.",
          "Som normal com folha parada aponta para engrenagem ou destravamento. Parada que varia é ímã frouxo ou roda que prende.",
          "Engrenagem sem dente gira à toa. Se só abre, olhe a fotocélula; se para em lugares diferentes, a roldana.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Gatter: antes de chamar", "Verifique o Gatter sem abrir"],
      slots: [
        [
          "A verificação é por fora, com a folha parada e todos afastados. Se ela está inclinada ou fora do trilho, desligue o disjuntor e não acione, porque pode tombar.",
          "Disjuntor, pilha e destravamento explicam muitas paradas e se veem com a tampa fechada. Folha fora da guia encerra o teste.",
          "Fique fora do caminho da folha e não abra o motor. Com roldana solta ou guia quebrada, pare de usar.",
          "Poucos minutos e nenhuma ferramenta bastam. Portão fora do trilho não se toca, só se isola.",
        ],
      ],
      steps: [
        "Confira o disjuntor e a pilha do controle.",
        "Veja se a chave de destravamento está na posição de trabalho.",
        "Acione uma vez, de longe, e escute.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do Gatter e o controle.",
      ],
    },
    {
      about: "replace",
      headings: ["Conserto do Gatter ou motor novo", "Gatter: até onde consertar"],
      slots: [
        [
          "O conserto compensa com redutor firme e defeito em uma peça. Com folga no redutor, a caixa de engrenagens, qualquer peça elétrica vira remendo.",
          "Redutor sem folga e uma peça ruim: conserte. Redutor com jogo: o motor novo sai melhor.",
          "Enquanto a caixa de engrenagens está firme, capacitor e placa devolvem o uso. Frouxa, o resto dura pouco.",
          "A folga no redutor decide. Sem ela, repara-se; com ela, troca-se.",
        ],
        [
          "Motor de portão dura de {trade.life}, e perto disso se compara com o novo, em casa de {price.homeSwap} com o serviço, e em portão pesado de {price.heavySwap}.",
          "Passados {trade.life}, as peças falham em sequência. A troca custa de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada.",
          "A idade conta: de {trade.life} é a vida esperada. Trocado em casa, o motor fica de {price.homeSwap}, e no pesado de {price.heavySwap}.",
          "Com {trade.life} de uso, veja as duas contas: reparo ou troca, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Serviço no Gatter, do exame ao teste", "Assistência independente em Gatter"],
      slots: [
        [
          "Independente da Peccinin, o técnico confere trilho, roldanas e guia antes do motor, para a peça nova não sofrer. A cremalheira volta a {rack.clearance} da engrenagem.",
          "A folha vem primeiro: precisa correr livre no trilho. Depois a cremalheira é acertada em {rack.clearance}, em assistência sem vínculo com a fábrica.",
          "Sem ser autorizada, a nossa equipe ajusta rodas e trilho e deixa {rack.clearance} entre barra dentada e engrenagem.",
          "Trilho, rodas e cremalheira, com {rack.clearance} de folga, são postos em ordem antes da máquina. O serviço é independente.",
        ],
        [
          "Capacitor e placa são medidos, e a engrenagem usada é comparada com a nova. O portão roda vários ciclos, com parada e força reguladas.",
          "Depois se mede a parte elétrica e se troca o que falhou. Engrenagem nova é conferida dente a dente.",
          "Só a peça reprovada é trocada, e a antiga serve de molde. Parada, força e controles são testados no fim.",
          "Medem-se capacitor e placa, e troca-se o defeito com a sua aprovação. Ciclos seguidos fecham a visita.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Gatter 3030 é para portão deslizante?",
      answers: [
        "Sim, o Gatter é a linha da Peccinin para portão de correr. O número faz parte do nome da versão.",
        "É da linha deslizante. Para peça e capacidade, vale a etiqueta.",
        "Sim, com cremalheira. Confira o nome completo, porque há mais de uma versão.",
      ],
    },
    {
      question: "Ainda acho engrenagem para o Gatter?",
      answers: [
        "Em muitos casos, sim, pelo modelo exato. A peça usada ou uma foto com régua evita erro.",
        "Depende da versão. Não havendo, comparam-se adaptação e troca.",
        "Quase sempre, pela etiqueta. Engrenagem de outro modelo não serve.",
      ],
    },
    {
      question: "Que capacitor usa o Gatter?",
      answers: [
        "O de mesmos microfarads da peça original, com tensão igual ou maior. Não abra para conferir: ele dá choque.",
        "Depende da versão e da tensão do motor. O técnico mede o atual e põe outro igual.",
        "O valor é o do original, em µF. Como ele guarda carga, a troca é do técnico.",
      ],
    },
    {
      question: "O controle do Gatter pode ser de outra marca?",
      answers: [
        "Pode, se combinar com o receptor instalado em frequência e código.",
        "Sim, desde que a central aceite. Como a placa costuma ter sido trocada, confira pelo controle que funciona.",
        "Vale o código da placa, mais que a marca do motor.",
      ],
    },
    {
      question: "Vale pôr placa nova em um Gatter velho?",
      answers: [
        "Vale se o redutor estiver sem folga e a folha correr livre. Caso contrário, o dinheiro rende mais em motor novo.",
        "Depende do redutor. Conferida a folga, comparam-se as duas contas.",
        "Com redutor firme, sim. Frouxo, a placa nova dura mais que o motor.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do Gatter, outra do controle e um vídeo com o som da tentativa",
  related: ["peccinin", "deslizante", "engrenagem", "capacitor", "cremalheira", "troca"],
  topic: "motores-peccinin",
};
