import type { Concept } from "#domain/knowledge/concept.ts";

export const portaoManual: Concept = {
  id: "portao-manual",
  kind: "gate",
  label: "Portão manual",
  phrase: "o portão manual",
  words: [
    "portão manual",
    "portão comum",
    "portão não automático",
    "portão de empurrar",
    "portão de cadeado",
    "abrir portão na mão",
    "portão no braço",
  ],
  intent: "installation",
  answers: {
    any: [
      "Portão manual aceita motor, sim, se a folha anda leve na mão, não raspa e as colunas são firmes. O portão continua o mesmo e vira eletrônico. No basculante de até {width.quarterHp}, o kit com instalação custa a partir de {price.lowest}, e a montagem leva de {time.tilting}.",
      "Transformar em motorizado um portão comum, que abre na mão, é possível na maioria dos casos: o basculante recebe fuso, o de correr, cremalheira, e o de abrir, braço. O kit basculante instalado custa {models.pricesOr}, e nos outros tipos o primeiro motor é orçado por foto.",
      "Dá para colocar motor em portão manual de ferro, madeira ou alumínio, desde que ele não precise de empurrão para correr ou fechar. Em basculante de até {width.quarterHp}, o preço parte de {price.lowest}, instalado. Trincos e cadeados são retirados antes.",
    ],
    price: [
      "Automatizar portão manual basculante de até {width.quarterHp} custa {models.pricesOr}, com entrega e instalação. No portão de correr e no de abrir, o valor depende do peso e da medida. Quem já tem o motor paga só a mão de obra, a partir de {price.installation}.",
      "O preço para o portão manual virar motorizado parte de {price.lowest} no basculante, instalado, mais o reparo de que a folha precisar. Motor comprado à parte é instalado a partir de {price.installation}, com {warranty.installation} de garantia no serviço.",
    ],
    repair: [
      "Portão manual pesado ou preso costuma ter roldana travada, dobradiça caída, trilho amassado ou contrapeso errado. O ajuste em casa parte de {price.preventive}, sem peças, e deixa a folha pronta para receber motor. Basculante que despenca não deve ser usado.",
      "O conserto de portão que abre na mão começa por achar onde ele prende: trilho, dobradiça, roldana ou cabo. Regular e lubrificar custa a partir de {price.preventive} em residência, sem peças. Contrapeso e cabo são serviço só do técnico, porque a folha pode cair.",
    ],
    installation: [
      "O portão manual comum se transforma em eletrônico sem trocar a folha: ela precisa andar leve, sem raspar, e ter coluna firme e ponto de energia perto. Instalamos motor, central e controles. No basculante de até {width.quarterHp}, o kit custa a partir de {price.lowest}, instalado; nos outros tipos, o primeiro motor é orçado por foto.",
      "Transformar em eletrônico o portão comum, de empurrar, segue uma ordem: primeiro a folha é acertada e as trancas são retiradas, depois o motor é fixado e ligado à energia. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}, e a montagem leva de {time.tilting}.",
      "O portão manual comum, de empurrar, vira eletrônico com um motor do tipo certo: fuso no basculante, cremalheira no de correr e braço no de abrir. A folha precisa andar leve. O kit basculante parte de {price.lowest}, já instalado, e motor que você comprou é instalado a partir de {price.installation}.",
    ],
    question: [
      "Sim, o portão manual aceita motor, inclusive o de ferro, se anda leve, não raspa e tem colunas firmes, porque o motor não corrige o que a mão compensa. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}.",
      "Dá para colocar motor no portão que abre na mão, desde que a folha seja leve e haja energia perto e espaço. Se ela despenca ou raspa, o reparo vem antes, porque o motor se desgastaria. O kit basculante parte de {price.lowest}, com instalação.",
    ],
  },
  line: [
    "Um portão manual que anda leve na mão costuma estar pronto para receber motor.",
    "Antes de motorizar um portão manual, retire trincos e cadeados.",
    "O defeito que a mão compensa no portão manual vira esforço para o motor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que muda do manual para o automático",
        "Como o portão manual recebe motor",
        "Que motor serve em cada portão manual",
      ],
      slots: [
        [
          "A folha continua a mesma, e o motor faz o trabalho do braço. O basculante recebe acionador com fuso, o de correr recebe cremalheira, e o de abrir, braço.",
          "Automatizar acrescenta motor, placa, receptor e controle, sem trocar o portão. O tipo de motor segue o movimento: fuso para subir, cremalheira para correr, braço para girar.",
          "O portão permanece, e o esforço passa da mão para o motor. Cada movimento tem o seu: fuso no basculante, cremalheira no de correr e braço no de abrir.",
          "Nada da folha se perde na automação. Conforme ela sobe, corre ou gira, recebe motor com fuso, com cremalheira ou com braço.",
        ],
        [
          "Na falta de luz, a chave devolve o uso na mão ao portão de correr ou de abrir; no basculante, só com a folha equilibrada e como o técnico mostrou.",
          "O uso manual não se perde, porque a chave de destravamento solta a folha quando falta energia. Basculante com defeito não deve ser destravado.",
          "Sem energia, a chave solta a folha de correr ou de abrir em bom estado. No portão que sobe, nunca a use com cabo solto ou folha torta.",
          "Uma chave permite abrir na mão quando falta luz, com o disjuntor desligado. A exceção é o basculante desequilibrado ou com defeito, que pode cair.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O portão manual está pronto para motor?",
        "Teste da folha antes do motor",
        "Como avaliar a folha antes do motor",
      ],
      slots: [
        [
          "O teste se faz com as mãos, com crianças longe e ninguém embaixo da folha. Esforço igual do começo ao fim é o melhor sinal; com cabo desfiado ou folha que despenca, pare.",
          "A folha que exige a mesma força em todo o percurso está pronta para o motor. Se o basculante cai ou sobe sozinho, interrompa o teste e não use o portão.",
          "Movimento macio de ponta a ponta diz que falta pouco para automatizar. Solda trincada, cabo desfiado e coluna solta precisam de reparo antes.",
          "Observe o portão sem soltar parafuso, cabo ou mola, e mova a folha devagar, ao lado dela. Se estiver torta ou pesada de um lado, não insista.",
        ],
      ],
      steps: [
        "De fora, veja se há cabo desfiado, solda trincada ou coluna solta; se houver, não mova a folha.",
        "Abra e feche devagar, ao lado, sentindo se o esforço é igual.",
        "Ouça raspagem, estalo ou rangido e note em que ponto.",
        "Meça a largura e a altura com a folha fechada.",
        "Fotografe a folha, as colunas e o ponto de energia mais próximo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Etapas da automação do portão manual",
        "O que o técnico faz na automação",
        "A ordem do serviço no portão manual",
      ],
      slots: [
        [
          "Tudo o que a mão compensava é corrigido primeiro: dobradiça, roldana, trilho ou contrapeso. Trinco e cadeado são retirados, porque o motor que puxa contra ferrolho entorta a folha.",
          "O técnico acerta o peso e a folga da folha antes de fixar o motor. Trancas antigas são retiradas e podem dar lugar à trava elétrica, se você quiser reforço.",
          "A folha é acertada antes do motor, para ele não trabalhar forçado. O ferrolho é retirado ou fixado aberto, para ninguém acionar o portão contra ele.",
          "A parte mecânica vem antes da elétrica, com roldana, dobradiça e trilho em ordem. O cadeado é retirado, porque esquecido no lugar entorta folha e braço.",
        ],
        [
          "Na montagem são instalados motor, circuito próprio e controles, e a parada diante de obstáculo é testada. O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Fixado o motor, a placa recebe o percurso e a força, e os controles são gravados. A montagem leva de {time.tilting} no basculante.",
          "Com o motor ligado, o técnico grava os controles e testa a parada. O trabalho dura de {time.tilting} no basculante, ou de {time.sliding} no portão de correr.",
          "A instalação leva de {time.tilting} no basculante comum e termina com o teste na sua frente, com cada controle.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa automatizar",
        "O que entra no preço de automatizar",
        "Preço para motorizar o portão manual",
      ],
      slots: [
        [
          "O basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}. Portões de correr e de abrir dependem de medida e peso e somam cremalheira ou braços.",
          "Para o basculante comum, os preços são {models.prices}, com a instalação. No portão de correr e no de abrir, o peso da folha decide o modelo e o valor.",
          "O kit basculante instalado custa de {price.lowest} a {price.highest}. O portão de correr soma cremalheira por metro e base, e o de abrir, um motor por folha.",
          "O kit com instalação, para basculante de até {width.quarterHp}, parte de {price.lowest}. O portão de abrir leva um motor por folha, e o de correr, cremalheira e base.",
        ],
        [
          "Solda, roldana e ponto de energia distante são cobrados à parte e avisados antes. O cartão divide em até {shop.instalments} vezes.",
          "O reparo de que a folha precisar aparece no mesmo orçamento, em linha própria. Motor já comprado tem instalação a partir de {price.installation}.",
          "Serralheria e circuito elétrico só são cobrados quando faltam. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
          "Folha firme e energia perto deixam a conta só no motor instalado. Se houver reparo, cada item é somado com o seu preço.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Automatizar agora ou reparar antes?",
        "Quando vale pôr motor no portão manual",
        "Motor ou portão novo?",
      ],
      slots: [
        [
          "Folha firme e leve justifica o motor, mesmo antiga; a que está podre de ferrugem precisa de serralheria ou troca. Com a estrutura boa, automatizar sai bem mais em conta que portão novo.",
          "O estado do portão conta mais que a idade: quadro firme merece motor, e quadro furado pela ferrugem precisa de reparo antes.",
          "Se a estrutura está boa, instale o motor; se está ruim, repare antes. Portão novo só se justifica quando o metal está podre em muitos pontos.",
          "Um portão antigo, mas reto e leve, aceita bem o motor. A ferrugem que já furou o metal deve ser tratada antes da automação.",
        ],
        [
          "Quem entra e sai todo dia sente logo a diferença, porque deixa de descer do carro na rua. Peça junto a fotocélula, que custa menos quando instalada na mesma visita.",
          "Rua movimentada e chegada à noite são os motivos mais comuns para automatizar. Preveja fotocélula e um controle por motorista já na primeira visita.",
          "O uso diário justifica o motor mais do que algumas aberturas por semana. Fotocélula e botoeira custam menos quando instaladas na mesma visita.",
          "Com chuva, à noite ou em rua cheia, não precisar descer do carro faz diferença. Combine já no orçamento os controles e a fotocélula.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qualquer portão manual pode ser automatizado?",
      answers: [
        "Quase qualquer portão manual pode ser automatizado, se a estrutura estiver firme e a folha andar leve.",
        "A maioria, sim. Ferrugem avançada, coluna solta ou falta de espaço precisam ser corrigidas antes.",
        "Quase todos. Trilho em rampa e folha podre precisam ser resolvidos antes do motor.",
      ],
    },
    {
      question: "Posso manter o cadeado depois do motor?",
      answers: [
        "Não mantenha o cadeado no uso diário: se o portão é acionado com ele fechado, o motor força a tranca e entorta a folha. Use trava elétrica.",
        "Melhor não. A trava elétrica dá reforço sem risco de esquecimento.",
        "Não. O motor travado já segura a folha, e a trava elétrica dá o reforço.",
      ],
    },
    {
      question: "O portão automatizado continua abrindo na mão?",
      answers: [
        "O portão automatizado continua abrindo na mão com a chave e o disjuntor desligado, quando é de correr ou de abrir.",
        "Sim, pela chave de destravamento. No basculante, só se estiver equilibrado e sem defeito.",
        "Continua, com a chave de destravamento, e todos da casa devem saber onde ela fica. O basculante com defeito é exceção.",
      ],
    },
    {
      question: "Preciso de obra para pôr motor?",
      answers: [
        "Para pôr motor no basculante e no de abrir em geral não há obra; no de correr pode ser preciso base no piso.",
        "Nem sempre. Base, eletroduto e reforço só são feitos quando faltam.",
        "Quase nunca no basculante. O ponto de energia às vezes precisa de eletroduto.",
      ],
    },
    {
      question: "Quanto tempo leva para automatizar o portão manual?",
      answers: [
        "Automatizar o portão manual leva de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem.",
        "Fica pronto no mesmo dia, se nada precisar de reparo.",
        "Leva de {time.tilting} no basculante ou de {time.sliding} no portão de correr.",
      ],
    },
  ],
  photo: "fotos do portão por fora e por dentro, das colunas e da tomada mais próxima, com as medidas",
  traits: {
    "Espaço que ocupa": "O mesmo da abertura: alto, lateral ou giro",
    "Como abre": "Na mão, com trinco, ferrolho ou cadeado",
    Motor: "Nenhum; aceita motor se a folha andar leve",
    "Onde combina": "Passagens de pouco uso ou à espera de automação",
  },
  related: ["automatizar-manual", "instalacao", "basculante", "serralheria", "trava", "pesado"],
  topic: "como-automatizar-portao-manual",
};
