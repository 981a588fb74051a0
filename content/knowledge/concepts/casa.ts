import type { Concept } from "#domain/knowledge/concept.ts";

export const casa: Concept = {
  id: "casa",
  kind: "audience",
  label: "Casa",
  phrase: "o portão de casa",
  words: [
    "casa",
    "portão de casa",
    "garagem de casa",
    "residência",
    "residencial",
    "casa térrea",
    "moradia",
    "minha casa",
    "uso doméstico",
    "casa pequena",
    "garagem pequena",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor de portão de casa. O basculante de até {width.quarterHp} usa 1/4 HP, instalado a partir de {price.lowest}; de correr ou de abrir, a troca fica de {price.homeSwap}, com mão de obra.",
      "Para portão de casa, instalamos motor residencial: o kit basculante de até {width.quarterHp} custa a partir de {price.lowest}; de correr ou de abrir, a troca fica de {price.homeSwap}. Um controle por motorista e a fotocélula completam o conjunto.",
      "Atendemos o portão de casa, do conserto ao motor novo. O defeito costuma ser simples, como pilha, capacitor, fim de curso ou fotocélula; quando o motor chega ao fim, a troca custa de {price.homeSwap}.",
    ],
    price: [
      "Para portão de casa, o kit basculante de 1/4 HP custa {models.pricesOr}, com entrega e instalação. Trocar o motor de outro tipo fica na faixa de {price.homeSwap}, com orçamento por foto.",
      "Em casa, o motor do portão basculante sai a partir de {price.lowest} instalado, e a revisão preventiva, a partir de {price.preventive}, sem peças. De correr ou de abrir, a troca fica de {price.homeSwap}.",
    ],
    repair: [
      "Consertamos portão de casa no local: o técnico vê se a folha anda leve, testa energia, placa, capacitor e fim de curso e só troca o que estiver gasto. O ajuste sem peças custa a partir de {price.preventive}.",
      "Consertamos portão de casa, e muitos defeitos se resolvem em uma visita. Antes de chamar, confira disjuntor, pilha e fotocélula; se nada mudar, mande um vídeo pelo WhatsApp. Sem peças, o ajuste parte de {price.preventive}.",
    ],
    installation: [
      "Instalamos motor em portão de casa em uma visita: de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem. O kit basculante instalado custa a partir de {price.lowest}, com os controles já gravados.",
      "Fazemos a instalação de motor em portão de casa com a folha leve e energia por perto. No kit basculante ela já está no preço; para motor comprado à parte, a mão de obra sai a partir de {price.installation}.",
    ],
    emergency: [
      "Com o portão de casa aberto ou travado, desligue o disjuntor e olhe a folha de longe. De correr ou de abrir, reta e nivelada, pode ser solta com a chave; basculante aberto, torto ou com cabo solto espera o técnico. O atendimento é {shop.hours}.",
      "Se o portão da casa não fecha à noite, desligue o disjuntor e afaste todos. De correr ou de abrir, reto e nivelado, pode ser fechado na mão; basculante aberto não deve ser destravado. O atendimento é {shop.hours}.",
    ],
    buying: [
      "Vendemos e instalamos motor para portão de casa: o basculante de até {width.quarterHp} leva 1/4 HP e custa {models.pricesOr}, instalado. De correr ou de abrir, fica de {price.homeSwap} na troca; o cartão divide em até {shop.instalments} vezes.",
      "Para portão de casa, vendemos motor conforme o jeito de abrir: o kit basculante instalado custa {models.pricesOr}, pela velocidade; no de correr e no de abrir, a troca com mão de obra fica de {price.homeSwap}.",
    ],
    question: [
      "Quase todo portão de casa aceita motor, se a folha anda leve e a estrutura é firme. O basculante de até {width.quarterHp} usa 1/4 HP, a partir de {price.lowest} instalado; de correr e de abrir, o motor é indicado por foto.",
      "Vale a pena em casa quando se entra e sai de carro todo dia e a folha está em ordem. O motor dura de {trade.life} com revisão {visits.home}; um portão torto ou pesado é acertado antes.",
    ],
  },
  line: [
    "Em casa, revisão {visits.home} e trilho limpo evitam a maior parte das chamadas.",
    "Na residência, o motor abre poucas vezes ao dia, e a folha leve conta mais que a potência.",
    "Em casa com criança ou cachorro, não deixe o portão sem fotocélula.",
  ],
  sections: [
    {
      about: "choose",
      headings: [
        "Qual motor para a sua casa",
        "Como escolher o motor do portão de casa",
        "Motor de casa: tipo de portão e rapidez",
      ],
      slots: [
        [
          "O basculante de até {width.quarterHp} usa 1/4 HP, com preço fechado e instalação incluída.",
          "Em casa com basculante de até {width.quarterHp}, o kit de 1/4 HP resolve e já vem instalado.",
          "Para o basculante residencial comum, 1/4 HP basta até {width.quarterHp} de largura.",
        ],
        [
          "No de correr, o motor deve mover um terço a mais que o peso da folha; no de abrir, cada folha leva um braço.",
          "Portão de correr de grade leve usa motor pequeno e cremalheira de nylon; chapa fechada pede motor mais forte.",
          "No portão de abrir, pilar estreito usa pistão linear e pilar largo, braço articulado.",
        ],
        [
          "No basculante, quem chega à noite costuma preferir abertura mais rápida, de {opening.speedy} ou {opening.jetflex}.",
          "Se a espera na rua incomoda, há kits basculantes que abrem em {opening.speedy} ou {opening.jetflex}, em vez de {opening.padrao}.",
          "No basculante, quem tem recuo para o carro fica bem com {opening.padrao}; quem para na rua prefere {opening.speedy} ou {opening.jetflex}.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que se paga pelo portão de casa",
        "O que forma o preço no portão de casa",
        "Custos do motor e da revisão em casa",
      ],
      slots: [
        [
          "O kit basculante instalado custa {models.pricesOr}, conforme a velocidade.",
          "No portão de correr ainda manual, somam-se cremalheira e base; no de abrir, conta-se um motor por folha.",
          "O kit basculante mais simples custa {price.padrao} instalado, e o mais rápido, {price.jetflex}.",
        ],
        [
          "Trocar o motor de uma casa, em geral, custa de {price.homeSwap}.",
          "A troca de motor residencial fica na faixa de {price.homeSwap}, conforme o modelo.",
          "A faixa para trocar o motor de uma residência é de {price.homeSwap}.",
        ],
        [
          "A revisão preventiva sai a partir de {price.preventive}, sem peças, e um portão grande fica de {price.preventiveRange}.",
          "A manutenção preventiva em casa começa em {price.preventive}; com ajustes, a faixa comum é de {price.preventiveRange}.",
          "Só a regulagem com limpeza custa a partir de {price.preventive}, sem peças.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Segurança da família junto ao portão", "Segurança na garagem de casa", "O que protege a família"],
      slots: [
        [
          "Fotocélula no vão e força bem regulada são a proteção básica da família.",
          "Numa casa com criança, a fotocélula baixa e a força no mínimo necessário contam muito.",
          "A fotocélula é o que mais protege; em casa com cachorro solto, ela vai também à altura dele.",
        ],
        [
          "Guarde os controles fora do alcance das crianças e espere a folha parar antes de sair.",
          "Controle não é brinquedo: guarde-o no alto e acione só com o portão à vista.",
          "Confirme no retrovisor que a folha fechou antes de seguir viagem.",
        ],
        [
          "Os adultos da casa devem saber onde fica a chave de destravamento e como usá-la com o disjuntor desligado.",
          "Peça ao técnico que mostre o destravamento aos adultos da casa, sempre com o disjuntor desligado e a folha fechada.",
          "Guarde a chave de destravamento dentro de casa, em lugar que todos os adultos conheçam.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de chamar, em casa", "O que o morador pode conferir no portão", "O que testar na garagem"],
      slots: [
        [
          "Confira disjuntor, pilha e fotocélula, sem abrir tampa nem tocar em fio.",
          "Disjuntor, pilha e fotocélula suja explicam muitas paradas e podem ser conferidos em minutos.",
          "Comece pelo que é fácil de ver: energia, pilha do controle e fotocélula.",
        ],
        [
          "Com folha torta, cabo desfiado ou cheiro de queimado, não teste nada: desligue o disjuntor e chame o técnico.",
          "Se houver cabo solto, folha caída ou fumaça, pare, desligue o disjuntor e afaste a família.",
          "Se a folha está inclinada ou o portão dá choque, desligue o disjuntor e não insista.",
        ],
      ],
      steps: [
        "Veja se o disjuntor está ligado e se há luz no resto da casa.",
        "Troque a pilha do controle e teste a botoeira.",
        "Desligue o disjuntor, limpe a fotocélula com pano seco e libere o vão.",
        "Ainda com o disjuntor desligado, olhe de longe o trilho, os cabos e as dobradiças.",
        "Religue, teste uma vez, fora do caminho da folha, e grave um vídeo se o defeito continuar.",
      ],
    },
    {
      about: "care",
      headings: [
        "Rotina para o portão de casa durar",
        "Cuidados do portão residencial",
        "O que fazer por mês e por ano",
      ],
      slots: [
        [
          "Limpeza em casa e revisão do técnico bastam para um motor residencial durar de {trade.life}.",
          "Com o portão limpo, a folha leve e a revisão em dia, o motor de casa costuma durar de {trade.life}.",
          "Dois cuidados, limpeza e revisão, levam o motor de casa a durar de {trade.life}; folha pesada encurta esse prazo.",
        ],
        [
          "Uma vez por mês, limpe o trilho e a fotocélula e ouça se há ruído novo.",
          "Uma limpeza mensal do trilho e das lentes evita boa parte das paradas.",
          "Todo mês, varra o trilho, teste a fotocélula e observe os cabos de longe.",
        ],
        [
          "A revisão técnica é feita {visits.home}, com força, sensores e fixações conferidos.",
          "Peça a revisão {visits.home}, de preferência antes da época de chuva.",
          "Em casas {de}, o técnico faz a revisão {visits.home}, com lubrificação, regulagem e teste dos sensores.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Se eu me mudar, posso levar o motor do portão?",
      answers: [
        "Pode, se o motor é seu e o portão da casa nova é do mesmo tipo e de peso parecido. A retirada e a nova instalação são feitas pelo técnico, com o portão antigo deixado no manual.",
        "Em geral pode, mas nem sempre compensa: some a retirada, a mão de obra da instalação, a partir de {price.installation}, e as peças que não servirem na outra casa.",
      ],
    },
    {
      question: "Quantos controles devo pedir para a casa?",
      answers: [
        "Peça um por motorista e um de reserva, guardado em casa. Um controle perdido deve ser apagado da memória do receptor.",
        "Conte os motoristas da casa e some um. Se algum se perder, o técnico apaga os códigos e recadastra os que ficaram.",
      ],
    },
    {
      question: "Em casa preciso de nobreak?",
      answers: [
        "Só se a luz cai com frequência ou se alguém da casa não consegue abrir na mão. Nos demais casos, a chave de destravamento basta no portão de correr ou de abrir; o basculante é solto pelo técnico.",
        "Na maioria das casas, não. Queda constante de energia, folha pesada de mover ou entrada só pela garagem justificam o nobreak.",
      ],
    },
    {
      question: "Posso ligar o motor na tomada da garagem?",
      answers: [
        "Não convém. O motor pede circuito próprio, com disjuntor e aterramento, feito por profissional; extensão aquece e pode estragar a placa.",
        "Melhor não: tomada dividida e extensão causam queda de tensão. O certo é um circuito só para o motor, com disjuntor e terra.",
      ],
    },
    {
      question: "Quanto tempo o portão de casa fica sem uso num conserto?",
      answers: [
        "Em geral, o tempo de uma visita: capacitor, fim de curso, fotocélula e roldana costumam ser trocados no mesmo dia. Placa ou engrenagem de modelo raro pode pedir uma segunda ida.",
        "A maioria dos consertos termina na mesma visita. Se faltar a peça, o técnico deixa o portão de correr ou de abrir no uso manual, quando a folha permite.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar o motor em casa?",
      answers: [
        "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha leve e a tomada perto. Base de concreto, solda ou circuito novo pedem outra data.",
        "Em uma visita, na maioria das casas: {time.tilting} no basculante ou {time.sliding} no de correr, com os controles gravados no fim.",
      ],
    },
    {
      question: "O motor do portão de casa tem garantia?",
      answers: [
        "Tem: {warranty.motor} no motor vendido por nós e {warranty.installation} na instalação.",
        "Sim, {warranty.motor} no motor e {warranty.installation} no serviço de instalação. Raio, água e batida costumam ficar de fora.",
      ],
    },
  ],
  photo: "uma foto da garagem por fora e outra por dentro, com as medidas da folha",
  related: ["portao-automatico", "basculante", "criancas", "manutencao", "kit", "sobrado"],
  topic: "orcamento-de-motor-para-portao",
};
