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
      "O motor do portão de casa é escolhido pelo jeito de abrir e pelo peso da folha. O basculante de até {width.quarterHp} usa motor de 1/4 HP e custa a partir de {price.lowest} instalado. No portão de correr ou de abrir, a troca do motor fica de {price.homeSwap}, com mão de obra.",
      "Para portão de casa basta um motor residencial, porque ele abre poucas vezes por dia. O kit basculante de até {width.quarterHp} custa a partir de {price.lowest} instalado; no de correr ou de abrir, a troca fica de {price.homeSwap}. Um controle por motorista e a fotocélula completam o conjunto.",
      "O portão de casa que para costuma ter defeito simples, como pilha fraca, capacitor gasto, fim de curso desregulado ou fotocélula suja, e o conserto é feito no endereço. Quando o motor chega ao fim, a troca custa de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "Para portão de casa, o kit basculante de 1/4 HP custa {models.pricesOr}, conforme a velocidade, com entrega e instalação. No portão de correr ou de abrir, a troca do motor fica de {price.homeSwap}, com mão de obra, e o orçamento sai por foto.",
      "Em casa, o motor do portão basculante custa a partir de {price.lowest} instalado, e a revisão preventiva, a partir de {price.preventive}, sem peças. No portão de correr ou de abrir, trocar o motor fica de {price.homeSwap}, com mão de obra incluída.",
    ],
    repair: [
      "O conserto do portão de casa é feito no local: o técnico vê se a folha anda leve, testa energia, placa, capacitor e fim de curso e só troca o que estiver gasto. O ajuste em residência custa a partir de {price.preventive}, sem peças.",
      "Muitos defeitos de portão de casa se resolvem em uma visita. Antes de chamar, confira o disjuntor, a pilha do controle e a fotocélula, que explicam boa parte das paradas. Se nada mudar, o ajuste no local parte de {price.preventive}, sem peças.",
    ],
    installation: [
      "A instalação do motor em portão de casa cabe em uma visita: de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem. O kit basculante instalado custa a partir de {price.lowest}, com os controles já gravados.",
      "Instalar motor em portão de casa exige folha leve e ponto de energia por perto. No kit basculante a instalação já está no preço, a partir de {price.lowest}. Para motor comprado à parte, a mão de obra custa a partir de {price.installation}.",
    ],
    emergency: [
      "Com o portão de casa aberto ou travado, desligue o disjuntor e olhe a folha de longe. Folha de correr ou de abrir, reta e nivelada, pode ser solta com a chave; basculante aberto, torto ou com cabo solto espera o técnico. O atendimento é {shop.hours}.",
      "Se o portão da casa não fecha à noite, desligue o disjuntor e afaste todos. O portão de correr ou de abrir, reto e nivelado, pode ser fechado com a mão, mas o basculante aberto não deve ser destravado, porque a folha cai. O atendimento é {shop.hours}.",
    ],
    buying: [
      "Motor para portão de casa se escolhe pelo tipo de portão: o basculante de até {width.quarterHp} usa 1/4 HP e custa {models.pricesOr}, instalado. No portão de correr ou de abrir, a troca fica de {price.homeSwap}, com mão de obra. O cartão divide em até {shop.instalments} vezes.",
      "Para portão de casa, o kit basculante instalado custa {models.pricesOr}, e a diferença está na velocidade de abertura. No portão de correr e no de abrir, o motor segue o peso da folha, e a troca com mão de obra fica de {price.homeSwap}.",
    ],
    question: [
      "Quase todo portão de casa aceita motor, desde que a folha ande leve e a estrutura esteja firme. O basculante de até {width.quarterHp} usa 1/4 HP, a partir de {price.lowest} instalado. No portão de correr e no de abrir, o modelo é indicado pela foto do portão.",
      "Vale a pena ter motor no portão de casa quando se entra e sai de carro todo dia e a folha está em ordem. O motor dura de {trade.life} com revisão {visits.home}. Um portão torto ou pesado precisa ser acertado antes da instalação.",
    ],
  },
  line: [
    "Em casa, revisão {visits.home} e trilho limpo evitam a maior parte das chamadas.",
    "Na residência, o motor abre poucas vezes ao dia, e uma folha que anda leve o poupa mais que uma potência maior.",
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
          "O portão basculante de até {width.quarterHp} de largura usa motor de 1/4 HP, vendido em kit com preço fechado e instalação incluída.",
          "Em casa com basculante de até {width.quarterHp}, o kit de 1/4 HP dá conta da folha e já é entregue instalado.",
          "Para o basculante residencial comum, de até {width.quarterHp} de largura, basta um motor de 1/4 HP, com a instalação no preço do kit.",
        ],
        [
          "No portão de correr, a capacidade do motor deve passar do peso da folha em pelo menos um terço. No portão de abrir, cada folha recebe um braço, escolhido pela largura do pilar.",
          "Portão de correr feito de grade leve usa motor pequeno, e o de chapa fechada precisa de motor mais forte. No portão de abrir é um braço por folha, e pilar estreito pede o pistão linear.",
          "O peso da folha decide o motor do portão de correr: grade é leve, chapa fechada pesa bem mais. No portão de abrir, o pilar estreito recebe pistão linear, e o largo, braço articulado.",
        ],
        [
          "No basculante, quem chega à noite costuma preferir abertura mais rápida, de {opening.speedy} ou {opening.jetflex}, em vez de {opening.padrao}.",
          "Se esperar na rua incomoda, há kits basculantes que abrem em {opening.speedy} ou {opening.jetflex}, em vez dos {opening.padrao} do modelo padrão.",
          "A velocidade do basculante também se escolhe: com recuo para o carro, {opening.padrao} bastam; para quem para na rua, há modelos de {opening.speedy} ou {opening.jetflex}.",
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
          "O kit basculante instalado custa {models.pricesOr}, conforme a velocidade de abertura.",
          "No portão basculante, o preço é fechado: {models.pricesOr}, com motor, controles e instalação.",
          "O kit basculante mais simples custa {price.padrao} instalado, e o mais rápido, {price.jetflex}.",
        ],
        [
          "Trocar o motor de um portão de correr ou de abrir, em casa, custa de {price.homeSwap}, com mão de obra. Se o portão de correr ainda é manual, a primeira instalação soma a base e a cremalheira.",
          "A troca do motor residencial no portão de correr ou de abrir fica de {price.homeSwap}, conforme o modelo. Em portão ainda manual, o primeiro motor exige peças que ele não tem, como base e cremalheira no de correr.",
          "No portão de correr ou de abrir, a faixa para trocar o motor em residência é de {price.homeSwap}, com o serviço. Um portão de correr que nunca teve motor precisa também de cremalheira e de base.",
        ],
        [
          "A revisão preventiva sai a partir de {price.preventive}, sem peças, e um portão grande fica de {price.preventiveRange}.",
          "A manutenção preventiva em casa parte de {price.preventive}, sem peças; quando há muito a ajustar, a faixa comum é de {price.preventiveRange}.",
          "Só a regulagem com limpeza, na residência, custa a partir de {price.preventive}, sem peças.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Segurança da família junto ao portão", "Segurança na garagem de casa", "O que protege a família"],
      slots: [
        [
          "A fotocélula no vão e a força bem regulada são a proteção básica da família, porque fazem a folha voltar antes de machucar alguém.",
          "Numa casa com criança ou animal, instale a fotocélula baixa e deixe a força do motor no mínimo necessário para mover a folha.",
          "O que mais protege é a fotocélula, o sensor que impede a folha de fechar sobre alguém. Em casa com cachorro solto, ela fica também na altura dele.",
        ],
        [
          "Guarde os controles fora do alcance das crianças e espere a folha parar antes de sair com o carro.",
          "Controle de portão não é brinquedo: guarde-o no alto e acione só quando estiver vendo a folha.",
          "Acione o controle apenas com o portão à vista e, ao sair, confirme no retrovisor que a folha fechou.",
        ],
        [
          "Os adultos da casa devem saber onde fica a chave de destravamento e como usá-la, sempre com o disjuntor desligado.",
          "Peça ao técnico que mostre o destravamento aos adultos da casa, com o disjuntor desligado e a folha fechada.",
          "A chave de destravamento deve ficar dentro de casa, em lugar que todos os adultos conheçam, e ser usada só com o disjuntor desligado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de chamar, em casa", "O que o morador pode conferir no portão", "O que testar na garagem"],
      slots: [
        [
          "O morador pode conferir o disjuntor, a pilha do controle e a fotocélula, sem abrir tampa nem tocar em fio.",
          "Disjuntor desligado, pilha fraca e fotocélula suja explicam muitas paradas e podem ser conferidos em minutos.",
          "Comece pelo que é fácil de ver, que são a energia, a pilha do controle e a lente da fotocélula.",
        ],
        [
          "Com folha torta, cabo desfiado ou cheiro de queimado, não teste nada: desligue o disjuntor e chame o técnico.",
          "Se houver cabo solto, folha caída ou fumaça, interrompa tudo, desligue o disjuntor e afaste a família.",
          "Quando a folha está inclinada ou o portão dá choque, desligue o disjuntor, não insista e mantenha todos longe.",
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
          "Limpeza feita pelo morador e revisão do técnico bastam para um motor residencial durar de {trade.life}.",
          "Com o portão limpo, a folha leve e a revisão em dia, o motor de casa costuma durar de {trade.life}.",
          "Dois cuidados, limpeza e revisão, levam o motor de casa a durar de {trade.life}; a folha pesada encurta esse prazo.",
        ],
        [
          "Uma vez por mês, limpe o trilho e a fotocélula e ouça se há ruído novo.",
          "A limpeza mensal do trilho e das lentes da fotocélula evita boa parte das paradas.",
          "Todo mês, varra o trilho, teste a fotocélula e observe os cabos de longe.",
        ],
        [
          "A revisão técnica é feita {visits.home}, com lubrificação, regulagem da força e conferência dos sensores e das fixações.",
          "Peça a revisão do técnico {visits.home}, de preferência antes da época de chuva, para lubrificar, regular e testar os sensores.",
          "O técnico faz a revisão residencial {visits.home} e nela lubrifica, regula a força e testa a fotocélula.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Se eu me mudar, posso levar o motor do portão?",
      answers: [
        "Pode, se o motor é seu e o portão da casa nova é do mesmo tipo e de peso parecido. O técnico faz a retirada e a nova instalação e deixa o portão antigo no uso manual.",
        "Em geral pode, mas nem sempre compensa. Some a retirada, a mão de obra da instalação, a partir de {price.installation}, e as peças que não servirem na outra casa.",
      ],
    },
    {
      question: "Quantos controles devo pedir para a casa?",
      answers: [
        "Peça um controle por motorista e um de reserva, guardado em casa. Um controle perdido deve ser apagado da memória do receptor.",
        "Conte os motoristas da casa e some um. Se algum controle se perder, o técnico apaga os códigos e recadastra os que ficaram.",
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
        "Não convém. O motor precisa de circuito próprio, com disjuntor e aterramento, feito por profissional; extensão aquece e pode estragar a placa.",
        "Melhor não, porque tomada dividida e extensão causam queda de tensão. O certo é um circuito só para o motor, com disjuntor e fio terra.",
      ],
    },
    {
      question: "Quanto tempo o portão de casa fica sem uso num conserto?",
      answers: [
        "Em geral, o tempo de uma visita: capacitor, fim de curso, fotocélula e roldana costumam ser trocados no mesmo dia. Placa ou engrenagem de modelo antigo pode exigir uma segunda ida.",
        "A maioria dos consertos termina na mesma visita. Se faltar a peça, o técnico deixa o portão de correr ou de abrir no uso manual, quando a folha permite.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar o motor em casa?",
      answers: [
        "Leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha leve e o ponto de energia pronto. Base de concreto, solda ou circuito novo pedem outra data.",
        "Uma visita basta na maioria das casas: de {time.tilting} no basculante ou de {time.sliding} no de correr, com os controles gravados no fim.",
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
