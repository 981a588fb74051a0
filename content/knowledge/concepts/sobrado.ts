import type { Concept } from "#domain/knowledge/concept.ts";

export const sobrado: Concept = {
  id: "sobrado",
  kind: "audience",
  label: "Sobrado",
  phrase: "o portão do sobrado",
  words: [
    "sobrado",
    "casa geminada",
    "geminado",
    "sobrado geminado",
    "casa de dois andares",
    "casa de vila",
    "casa assobradada",
    "garagem de sobrado",
    "frente estreita",
  ],
  intent: "buying",
  answers: {
    any: [
      "O portão automático que mais combina com sobrado de frente estreita é o basculante, porque abre no próprio vão e não precisa de parede ao lado. Até {width.quarterHp} de largura, o motor de 1/4 HP atende, e o kit instalado parte de {price.lowest}. Antes, confirmam-se a altura da laje e a firmeza da coluna.",
      "Para o sobrado, o conjunto mais indicado é portão basculante com motor de parada suave, já que a frente é pequena e há quarto sobre a garagem. Com até {width.quarterHp} de largura, o 1/4 HP custa {models.pricesOr}, instalado. O de correr só cabe onde há muro livre ao lado.",
      "Automatizar o portão do sobrado depende de três pontos: a largura da folha, a altura até a laje e uma coluna firme do seu lado. Em folha de até {width.quarterHp}, o motor basculante de 1/4 HP sai a partir de {price.lowest}, já instalado, e a montagem leva de {time.tilting}.",
    ],
    price: [
      "O preço do motor de portão para sobrado, em basculante de até {width.quarterHp}, é {models.pricesOr}, já instalado. Em portão de outro tipo, a troca do motor fica de {price.homeSwap}, com mão de obra. Coluna fraca ou contrapeso errado são orçados à parte, antes do serviço.",
      "O preço para automatizar o portão do sobrado depende do tipo: o kit basculante sai a partir de {price.lowest}, com entrega e instalação, e a troca do motor de outro portão residencial, de {price.homeSwap}. A altura da laje e a coluna geminada são conferidas por foto antes do orçamento.",
    ],
    repair: [
      "Portão de sobrado barulhento, que incomoda o quarto de cima, costuma ter roldana seca, braço com folga ou batida no fim do percurso. A visita que ajusta e lubrifica em casa parte de {price.preventive}, sem peças. Se o motor estiver no fim, a troca fica de {price.homeSwap}, com mão de obra.",
      "No sobrado, o portão que raspa ou fica pesado precisa ter a coluna e o contrapeso examinados, porque a frente estreita deixa pouca folga. A regulagem custa a partir de {price.preventive} em residência, fora peças. Um basculante torto deve ficar parado até a visita.",
    ],
    installation: [
      "Instalar motor no portão basculante do sobrado leva de {time.tilting}, depois de conferidos a laje, a coluna e o lado livre. O kit para folha de até {width.quarterHp} parte de {price.lowest}, com a instalação incluída.",
      "No sobrado geminado, o motor é instalado na coluna mais firme do seu lado, sem furar a parede do vizinho. A montagem leva de {time.tilting}, e o kit basculante custa {models.pricesOr}, já instalado.",
    ],
    buying: [
      "O basculante com motor de 1/4 HP é o que mais combina com sobrado de frente estreita, porque abre no próprio vão. Até {width.quarterHp} de largura, o kit custa {models.pricesOr}, instalado. Antes de comprar, meça a altura até a laje e veja qual coluna é firme do seu lado.",
      "O melhor portão automático para sobrado de frente pequena costuma ser o basculante, que não ocupa a parede lateral. O kit de 1/4 HP parte de {price.lowest}, com entrega e instalação; o JetFlex, de {price.jetflex}, tem a parada mais suave, boa para quem dorme sobre a garagem.",
      "O motor indicado para garagem de sobrado é o de 1/4 HP em portão basculante de até {width.quarterHp}, a partir de {price.lowest} instalado. Com quarto em cima, prefira parada suave, e só pense em portão de correr se houver muro livre ao lado.",
    ],
    question: [
      "Em sobrado com a frente pequena, o que melhor se adapta é o portão basculante com motor de 1/4 HP, porque abre no próprio vão, sem parede ao lado. O kit para até {width.quarterHp} de largura parte de {price.lowest}, instalado, se a laje e a coluna permitirem.",
      "Sim, um sobrado de frente estreita aceita portão automático, quase sempre basculante, já que não sobra muro para o de correr. O kit com motor, para até {width.quarterHp}, custa {models.pricesOr}, instalado. A altura até a laje é a medida que mais pesa na escolha.",
    ],
  },
  line: [
    "Em sobrado de frente estreita, o basculante aproveita a largura que existe.",
    "Com quarto sobre a garagem, parada suave e folha lubrificada garantem o sossego.",
    "Em sobrado geminado, a coluna do vizinho não recebe furo nem suporte.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o sobrado tem de diferente",
        "Frente estreita, laje e vizinho no sobrado",
        "Garagem de sobrado, ponto a ponto",
      ],
      slots: [
        [
          "A frente estreita do sobrado deixa pouca parede ao lado do vão, e o portão precisa abrir no próprio lugar. A laje, por sua vez, limita a altura em que a folha basculante fica deitada quando está aberta.",
          "Como sobra pouco muro lateral, o portão de correr raramente cabe na frente de um sobrado. A altura do piso ao teto mostra se a folha aberta do basculante passa acima do carro.",
          "Sobrado costuma ter dois limites: a fachada curta, que não deixa espaço para o de correr, e a laje baixa, que exige medir a altura antes de escolher o basculante.",
          "Na maioria dos sobrados, o vão ocupa quase toda a fachada e a garagem tem laje em cima. Por essa razão, o espaço ao lado e a altura livre definem qual portão serve.",
        ],
        [
          "O quarto sobre a garagem recebe a batida do portão e a vibração da coluna. Parada suave e folha lubrificada diminuem muito esse incômodo.",
          "O barulho de uma roldana seca sobe pela estrutura até o andar de cima. Regular e lubrificar o portão costuma resolver, sem trocar o motor.",
          "A vibração da coluna chega ao quarto, e o que mais incomoda é a pancada no fim do percurso. Ela quase sempre vem da regulagem, e não do motor.",
          "Quem dorme em cima da garagem ouve o rangido e a batida da folha, que são defeitos de ajuste e têm conserto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual portão e motor para sobrado",
        "Escolha para garagem estreita de sobrado",
        "Basculante, de correr ou de abrir no sobrado",
      ],
      slots: [
        [
          "Sem parede lateral livre, o basculante é a escolha natural, com motor de 1/4 HP até {width.quarterHp} de largura. O de correr precisa de um muro do tamanho da folha, e o de abrir, de garagem funda.",
          "O basculante resolve a maioria das frentes estreitas, e o motor de 1/4 HP serve até {width.quarterHp}. Onde há recuo lateral, o de correr libera a altura. Onde há profundidade, o de abrir também serve.",
          "Para folha de até {width.quarterHp}, o caminho comum no sobrado é o basculante com 1/4 HP. Se a calçada é curta, o articulado, que se dobra ao abrir, avança menos sobre ela.",
          "Compare os espaços que a garagem tem ao lado, no fundo e no alto. Quase sempre só a altura está livre, e o basculante com motor de 1/4 HP, para até {width.quarterHp}, é o que se encaixa.",
        ],
        [
          "Para ter pouco ruído, prefira um motor de parada suave, como o JetFlex, que abre em {opening.jetflex}, e mantenha a folha equilibrada. O Padrão, de {opening.padrao}, também é discreto quando bem regulado.",
          "Um motor que freia antes do fim evita a batida que acorda quem está em cima. O JetFlex faz isso com um inversor, o circuito que controla a velocidade, e abre em {opening.jetflex}.",
          "Parada suave e fuso lubrificado deixam o portão mais silencioso, porque o barulho que incomoda é a batida. No JetFlex, o inversor reduz a velocidade antes de encostar; no Padrão, basta regular bem o ponto de parada.",
          "O portão fica quieto com três cuidados: folha equilibrada, peças lubrificadas e freio no fim do percurso. O inversor do JetFlex, que abre em {opening.jetflex}, ajuda nesse último.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Medidas que o sobrado precisa",
        "O que medir antes do orçamento",
        "Medidas e fotos do portão do sobrado",
      ],
      slots: [
        [
          "Poucas medidas e duas fotos bastam para indicar o motor, tiradas com o portão fechado e parado. Não solte nem destrave nenhuma peça para medir.",
          "Com uma trena e a folha fechada, você mede tudo o que é preciso para o orçamento. A foto da coluna mostra de que lado o motor pode ser preso.",
          "As medidas são feitas com o portão fechado, sem desmontar nada. Uma imagem por dentro permite ver onde fixar o motor sem tocar na divisa com o vizinho.",
          "Meça com o disjuntor desligado e a folha fechada, e não esqueça a altura até a laje. É ela que mostra se o basculante aberto passa acima do carro.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor, se houver, e mantenha a folha fechada.",
        "Meça a largura e a altura da folha.",
        "Meça do piso até a laje, do lado de dentro.",
        "Meça as colunas e veja qual fica na divisa.",
        "Fotografe a fachada inteira e a coluna por dentro.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa no sobrado", "Preços para o portão do sobrado", "O que muda o valor no sobrado"],
      slots: [
        [
          "O kit basculante para folha de até {width.quarterHp} custa {models.pricesOr}, com entrega e instalação. Em portão de outro tipo, a troca do motor fica de {price.homeSwap}, com mão de obra.",
          "O basculante de 1/4 HP sai por {price.padrao} no Padrão e {price.jetflex} no JetFlex, já montado. A troca do motor residencial em outro tipo de portão custa de {price.homeSwap}.",
          "De {price.lowest} a {price.highest} é o preço do kit basculante instalado, conforme o modelo. Nos demais portões de casa, trocar o motor sai de {price.homeSwap}, com o serviço.",
          "Os kits para basculante custam {models.pricesOr} com a montagem. Se o portão do sobrado for de correr ou de abrir, o motor trocado em casa fica de {price.homeSwap}.",
        ],
        [
          "Coluna fraca, folha pesada ou contrapeso fora do ponto somam serviço, que é avisado antes. O cartão divide em até {shop.instalments} vezes.",
          "O reparo da coluna ou do contrapeso, quando é preciso, vem em linha própria no orçamento. O motor tem {warranty.motor} de garantia.",
          "O estado do portão é o que mais muda a conta, e cada acerto aparece separado no orçamento. O pagamento no cartão vai até {shop.instalments} vezes.",
          "Folha reformada e coluna trincada pedem reparo à parte, combinado antes da instalação. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Silêncio e cuidado no dia a dia do sobrado",
        "Como manter o portão do sobrado discreto",
        "Como evitar ruído no portão do sobrado",
      ],
      slots: [
        [
          "O rangido vem de roldana e pino secos, e a batida, do fim de curso fora do ponto. Lubrifique o que se alcança do chão, com a energia desligada, e deixe o resto para a revisão.",
          "Boa parte do ruído é falta de lubrificação, que se resolve em minutos nos pinos ao alcance da mão, sem energia. A batida ao fechar precisa de ajuste antes que trinque a solda ou a coluna.",
          "Um pouco de lubrificante nos pinos, com o disjuntor desligado, tira o rangido. Se o portão bate no fim, o técnico regula o ponto de parada.",
          "Roldana e pino secos rangem, e a folha com a parada fora do ponto bate. Alguns pinos se alcançam do chão e podem ser lubrificados sem energia. As partes altas do basculante ficam com o técnico.",
        ],
        [
          "A revisão, feita {visits.home}, confere contrapeso, fixações e força do motor. Em casa, a visita parte de {price.preventive}, sem peças.",
          "Peça uma revisão {visits.home}, com aperto dos suportes na coluna. Em residência, ela custa a partir de {price.preventive}, fora peças.",
          "Uma visita {visits.home} mantém o portão silencioso e encontra folga antes que vire pancada. O preço em residência começa em {price.preventive}, sem contar peças.",
          "Suportes, coluna e contrapeso são conferidos na manutenção residencial, que se faz {visits.home} e custa a partir de {price.preventive}, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual portão cabe em sobrado de frente estreita?",
      answers: [
        "Em sobrado de frente estreita cabe, quase sempre, o basculante, que abre no próprio vão. Com muro livre ao lado, o de correr também serve.",
        "Na maioria dos casos, o basculante. Ele precisa de altura até a laje, e não de parede ao lado.",
        "O basculante, ou o articulado onde a calçada é curta, porque ele avança menos ao abrir.",
      ],
    },
    {
      question: "O motor vai incomodar o quarto de cima?",
      answers: [
        "O motor incomoda pouco o quarto de cima se a folha estiver equilibrada, lubrificada e com parada suave.",
        "Com o ponto de parada regulado, o ruído é baixo. Batida e rangido são defeitos de ajuste e têm conserto.",
        "Pouco. O JetFlex, com inversor, é o que para de modo mais suave.",
      ],
    },
    {
      question: "Posso fixar o motor na parede do vizinho?",
      answers: [
        "Não fixe o motor na parede do vizinho: no geminado ele é preso na sua coluna, do lado firme.",
        "Não se fura a parede da divisa. Um suporte metálico próprio, do seu lado, resolve.",
        "Não. Quando só o lado da divisa é firme, avalia-se um reforço na sua coluna.",
      ],
    },
    {
      question: "A laje baixa do sobrado impede o basculante?",
      answers: [
        "A laje baixa do sobrado nem sempre impede o basculante: a medida do piso ao teto mostra se o carro passa sob a folha aberta.",
        "Depende da altura livre e do carro mais alto da casa, que precisa passar sob a folha aberta.",
        "Nem sempre. Com pouca altura, outro tipo de portão pode servir melhor.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar o motor no sobrado?",
      answers: [
        "Instalar o motor no sobrado leva de {time.tilting} em basculante em bom estado.",
        "O serviço leva de {time.tilting} no basculante, ou {time.sliding} no de correr, com a folha em ordem.",
        "Em basculante, são {time.tilting}. Se a coluna ou o contrapeso precisar de acerto, conte um pouco mais.",
      ],
    },
  ],
  photo: "uma foto da fachada inteira e outra da coluna e da laje por dentro, com a largura da folha",
  related: ["basculante", "casa", "barulho", "medidas", "articulado", "tempo-de-abertura"],
  topic: "motor-basculante-1-4-hp",
};
