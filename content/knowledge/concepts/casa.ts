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
      "Em casa, o motor trabalha poucas vezes por dia, e o que mais conta é a folha leve na mão. O basculante de até {width.quarterHp} usa 1/4 HP, instalado a partir de {price.lowest}; os outros são orçados por foto.",
      "O portão de casa usa motor residencial: o kit basculante de até {width.quarterHp}, instalado, custa a partir de {price.lowest}; de correr ou de abrir, a troca fica de {price.homeSwap}. Um controle por motorista e fotocélula completam o conjunto.",
      "O portão de casa com defeito costuma ter conserto simples: pilha, capacitor, fim de curso, fotocélula ou regulagem. Quando o motor chega ao fim, a troca custa de {price.homeSwap}.",
    ],
    price: [
      "Para portão de casa, o kit basculante de 1/4 HP custa {models.pricesOr}, com entrega e instalação. Trocar o motor de outro tipo fica na faixa de {price.homeSwap}, com orçamento por foto.",
      "Em casa, o portão automático basculante sai a partir de {price.lowest} instalado, e a revisão preventiva, a partir de {price.preventive}, sem peças. De correr ou de abrir, o valor vem por fotos e medidas.",
    ],
    repair: [
      "O conserto do portão de casa começa por separar a folha do motor: solta pelo técnico, ela deve andar leve. Ele testa energia, placa, capacitor e fim de curso, e só troca o que estiver gasto.",
      "Quando o portão de casa falha, confira disjuntor, pilha e fotocélula antes de chamar. Se nada mudar, mande um vídeo pelo WhatsApp; muitos defeitos se resolvem em uma visita.",
    ],
    installation: [
      "Na casa, a instalação do motor leva de {time.tilting} no basculante e de {time.sliding} no deslizante, com a folha em ordem. O circuito elétrico é próprio, e os controles saem cadastrados.",
      "Para instalar motor no portão de casa, a folha precisa andar leve e ter energia por perto. O kit basculante já inclui a instalação; para motor comprado à parte, a mão de obra sai a partir de {price.installation}.",
    ],
    emergency: [
      "Portão de casa aberto ou travado com o carro dentro: desligue o disjuntor e olhe a folha de longe. De correr ou de abrir, reta e nivelada, a chave resolve; basculante aberto, torto ou com cabo solto espera o técnico, {shop.hours}.",
      "Se o portão da casa não fecha à noite, desligue o disjuntor. Deslizante ou pivotante reto e nivelado pode ser fechado na mão; um basculante aberto não se destrava. Afaste todos e chame; o atendimento é {shop.hours}.",
    ],
    buying: [
      "Para comprar motor para a casa, meça a folha e veja como ela abre. O basculante de até {width.quarterHp} leva 1/4 HP: {models.pricesOr} instalado, em até {shop.instalments} vezes no cartão.",
      "O motor de casa depende de como o portão abre: o kit basculante instalado custa {models.pricesOr}, conforme a velocidade; no de correr e no de abrir, a troca com mão de obra fica de {price.homeSwap}.",
    ],
    question: [
      "Sim, quase todo portão de casa aceita motor, se a folha anda leve e a estrutura é firme. O basculante de até {width.quarterHp} usa 1/4 HP, a partir de {price.lowest} instalado; de correr e de abrir são vistos por foto.",
      "Vale a pena em casa quando se entra e sai de carro todo dia e a folha está em ordem. O motor dura de {trade.life} com revisão {visits.home}; um portão torto ou pesado é acertado antes.",
    ],
  },
  line: [
    "Em casa, revisão {visits.home} e trilho limpo evitam a maior parte das chamadas.",
    "Na residência, o motor abre poucas vezes ao dia, e a folha leve conta mais que a potência.",
    "Em casa com criança ou cachorro, a fotocélula deixa de ser opcional.",
  ],
  sections: [
    {
      about: "choose",
      headings: [
        "Qual motor para a sua casa",
        "Escolha pelo tipo de portão",
        "Motor para basculante, de correr e de abrir em casa",
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
          "Quem chega à noite costuma preferir abertura mais rápida, de {opening.speedy} ou {opening.jetflex}.",
          "Se a espera na rua incomoda, veja os modelos de {opening.speedy} e {opening.jetflex} no lugar dos {opening.padrao}.",
          "Quem tem recuo para o carro esperar fica bem com {opening.padrao}; quem para na rua prefere {opening.speedy} ou {opening.jetflex}.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no preço do portão de casa",
        "O que muda o preço no portão de casa",
        "O que entra na conta da casa",
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
      headings: ["Crianças e animais perto do portão", "Segurança na garagem de casa", "O que protege a família"],
      slots: [
        [
          "Fotocélula no vão e força bem regulada são a proteção básica da família.",
          "Numa casa com criança, a fotocélula baixa e a força no mínimo necessário contam muito.",
          "Quem tem cachorro solto precisa de fotocélula à altura dele e de atenção ao fechar.",
        ],
        [
          "Guarde os controles fora do alcance das crianças e espere a folha parar antes de sair.",
          "O controle não é brinquedo: deixe no alto e acione só com o portão à vista.",
          "Confirme no retrovisor que a folha fechou antes de seguir viagem.",
        ],
        [
          "Todos devem saber onde fica a chave de destravamento e como usá-la com o disjuntor desligado.",
          "Peça ao técnico que mostre o destravamento a todos os adultos da casa, sempre com o disjuntor desligado e a folha fechada.",
          "A chave de destravamento fica em lugar conhecido, dentro de casa e longe de estranhos.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de chamar, em casa", "O que o morador pode conferir no portão", "O que testar na garagem"],
      slots: [
        [
          "São testes de morador, sem abrir tampa nem tocar em fio.",
          "Disjuntor, pilha e fotocélula suja explicam muitas paradas e se conferem em minutos.",
          "Comece pelo que é fácil de ver: energia, pilha do controle e fotocélula.",
        ],
        [
          "Folha torta, cabo desfiado ou cheiro de queimado encerram o teste: disjuntor desligado e técnico.",
          "Se houver cabo solto, folha caída ou fumaça, pare, desligue o disjuntor e afaste a família.",
          "Diante de folha inclinada ou choque ao tocar, corte a energia e não insista.",
        ],
      ],
      steps: [
        "Veja o disjuntor e teste outra tomada da casa, para saber se falta energia.",
        "Troque a pilha do controle e teste a botoeira.",
        "Limpe a fotocélula com pano seco e libere o vão.",
        "Com o disjuntor desligado, olhe trilho, cabos e dobradiças, de longe.",
        "Grave um vídeo do que acontece e fotografe a etiqueta do motor.",
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
          "Com a folha equilibrada, um motor de casa dura de {trade.life}.",
          "Bem tratado e sem esforço a mais, o motor residencial costuma durar de {trade.life}.",
          "A vida esperada em casa é de {trade.life}, e a folha pesada encurta esse prazo.",
        ],
        [
          "Por mês, limpe trilho e fotocélula e ouça se há ruído novo.",
          "Uma limpeza mensal do trilho e da lente evita paradas sem motivo.",
          "Todo mês, varra o trilho, teste a fotocélula e observe os cabos de longe.",
        ],
        [
          "A revisão técnica é feita {visits.home}, com força, sensores e fixações conferidos.",
          "Peça a revisão {visits.home}, de preferência antes da época de chuva.",
          "Para casas {em}, a revisão é feita {visits.home}, e o orçamento sai pelo WhatsApp.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual motor é melhor para casa?",
      answers: [
        "O melhor é o que combina com a folha: 1/4 HP no basculante de até {width.quarterHp}, modelo por peso no de correr, braço por folha no de abrir. Marca vem depois da medida.",
        "A escolha depende da abertura e do peso. No basculante comum, 1/4 HP; nos demais, fotos e medidas definem potência e modelo.",
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
        "Só se a luz cai com frequência ou se alguém não consegue abrir na mão. Nos demais casos, a chave de destravamento basta.",
        "Depende da rua e da família. Queda constante de energia ou folha pesada de mover justificam o nobreak.",
      ],
    },
    {
      question: "Posso ligar o motor na tomada da garagem?",
      answers: [
        "Não convém. O motor pede circuito próprio, com disjuntor e aterramento, feito por profissional; a extensão aquece e estraga a placa.",
        "Melhor não: tomada dividida e extensão causam queda de tensão. O certo é um circuito só para o motor, com terra.",
      ],
    },
    {
      question: "De quanto em quanto tempo se revisa o portão de casa?",
      answers: [
        "O portão de casa se revisa {visits.home}. A visita preventiva custa a partir de {price.preventive}, sem peças, e pode ser antecipada se surgir ruído.",
        "A recomendação é {visits.home}. Ruído, lentidão ou folha pesada são motivo para adiantar a revisão.",
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
