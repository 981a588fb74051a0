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
      "Em sobrado de frente estreita, o melhor portão automático costuma ser o basculante, que abre no próprio vão, com motor de 1/4 HP até {width.quarterHp} de largura. O kit instalado parte de {price.lowest}, e altura da laje e coluna firme são conferidas antes.",
      "Para o portão do sobrado combinam basculante e motor de parada suave, porque a frente é pequena e há quarto sobre a garagem. Até {width.quarterHp}, o 1/4 HP instalado sai por {models.pricesOr}; de correr só cabe com muro livre ao lado.",
      "Automatizar portão de sobrado depende de três medidas: largura da folha, altura até a laje e coluna do seu lado. Com até {width.quarterHp}, o motor basculante de 1/4 HP custa a partir de {price.lowest}, com instalação, em {time.tilting}.",
    ],
    price: [
      "O preço do motor de portão para sobrado, em basculante de até {width.quarterHp}, é {models.pricesOr}, instalado. A troca de motor em outro tipo fica de {price.homeSwap}, e coluna fraca ou contrapeso errado somam à parte.",
      "Quanto custa automatizar portão de sobrado: kit basculante desde {price.lowest}, com entrega e instalação, ou troca do motor de {price.homeSwap}. Laje baixa e coluna geminada são vistas por foto antes.",
    ],
    repair: [
      "Portão de sobrado barulhento incomoda o quarto de cima e costuma ter roldana seca, braço com folga ou batida no fim. A visita que ajusta e lubrifica em casa parte de {price.preventive}, sem peças; motor gasto leva à troca, de {price.homeSwap}.",
      "No sobrado, portão que raspa ou pesa pede ver coluna e contrapeso, porque a frente estreita deixa pouca folga. Regular custa desde {price.preventive} em residência, fora peças, e basculante torto fica parado até a visita.",
    ],
    installation: [
      "Instalar motor no portão do sobrado leva de {time.tilting} no basculante, depois de conferir laje, coluna e lado livre. O kit de até {width.quarterHp} parte de {price.lowest}, com a instalação incluída.",
      "No sobrado geminado, o motor vai na coluna mais firme do seu lado, sem furar a parede do vizinho. A montagem toma {time.tilting}, e o kit basculante, instalado, custa {models.pricesOr}.",
    ],
    buying: [
      "Para portão de sobrado de frente estreita, o basculante com motor de 1/4 HP é o que mais combina: até {width.quarterHp} de largura, {models.pricesOr} instalado. Meça a altura até a laje e veja qual coluna é firme do seu lado.",
      "O melhor portão automático para sobrado de frente pequena costuma ser o basculante, porque abre no próprio vão. O motor de 1/4 HP parte de {price.lowest}, com entrega e instalação, e o JetFlex, {price.jetflex}, tem a parada mais suave.",
      "Qual motor colocar na garagem de sobrado: 1/4 HP em basculante de até {width.quarterHp}, a partir de {price.lowest} instalado. Com quarto em cima, parada suave conta, e portão de correr só entra com muro livre.",
    ],
    question: [
      "Em sobrado com a frente pequena combinam portão basculante e motor de 1/4 HP, porque ele abre no próprio vão, sem parede ao lado. Até {width.quarterHp} de largura, o kit instalado parte de {price.lowest}, se a laje e a coluna permitem.",
      "Sim, sobrado de frente estreita aceita portão automático, quase sempre basculante, já que não sobra muro para o de correr. Motor instalado custa {models.pricesOr} até {width.quarterHp}, e a altura até a laje é a medida que decide.",
    ],
  },
  line: [
    "Em sobrado de frente estreita, o basculante aproveita a largura que existe.",
    "Com quarto sobre a garagem, parada suave e folha lubrificada valem o sossego.",
    "Em sobrado geminado, a coluna do vizinho não recebe furo nem suporte.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que o sobrado tem de diferente",
        "Frente estreita, laje e vizinho",
        "Garagem de sobrado, ponto a ponto",
      ],
      slots: [
        [
          "A frente estreita deixa pouca parede ao lado do vão, e o portão precisa abrir no próprio lugar. A laje limita a altura em que a folha basculante fica deitada.",
          "Sobra pouco muro lateral, e por isso o de correr raramente cabe. O pé-direito diz se a folha aberta passa acima do carro.",
          "Frente curta e laje baixa são os dois limites. O primeiro descarta o de correr, e o segundo pede medir a altura.",
          "O vão ocupa quase toda a fachada, e a garagem tem laje em cima. As duas coisas definem o portão.",
        ],
        [
          "O quarto em cima recebe a batida e a vibração da coluna. Parada suave e folha lubrificada fazem diferença.",
          "Barulho de roldana seca sobe pela estrutura até o andar de cima. Regulagem e graxa resolvem.",
          "Vibração na coluna chega ao quarto. O que mais incomoda é a batida no fim.",
          "Quem dorme em cima ouve rangido e pancada, que são defeitos de ajuste.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual portão e motor para sobrado",
        "Escolha para garagem estreita",
        "Basculante, de correr ou de abrir no sobrado",
      ],
      slots: [
        [
          "Sem parede lateral, o basculante é a escolha, com 1/4 HP até {width.quarterHp}. De correr pede muro livre do tamanho da folha, e de abrir, garagem funda.",
          "O basculante resolve a frente estreita. Havendo recuo lateral, o de correr libera a altura; havendo fundo, o de abrir serve.",
          "Até {width.quarterHp}, basculante com 1/4 HP é o caminho comum. Calçada curta combina com o articulado, que avança menos.",
          "Olhe os três espaços: lado, fundo e alto. Quase sempre sobra o alto, e o basculante vence.",
        ],
        [
          "Para pouco ruído, prefira parada suave, como a do JetFlex, de {opening.jetflex}, e folha equilibrada. O Padrão, de {opening.padrao}, também é discreto se bem regulado.",
          "Motor que freia no fim evita a batida que acorda quem está em cima. O JetFlex faz isso pelo inversor.",
          "Parada suave e fuso lubrificado fazem portão silencioso. Velocidade não é ruído, e batida é.",
          "Equilíbrio, lubrificação e freio no fim deixam o portão quieto. O inversor do JetFlex ajuda.",
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
          "Quatro medidas e duas fotos bastam, com o portão fechado e parado. Nada se solta nem se destrava.",
          "Com trena e a folha fechada se mede tudo. A foto da coluna mostra de que lado cabe o motor.",
          "As medidas são tiradas com o portão fechado. A imagem por dentro diz onde prender sem tocar na divisa.",
          "Meça com o disjuntor desligado e a folha fechada. A laje é a medida que mais se esquece.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor, se houver, e mantenha a folha fechada.",
        "Meça largura e altura da folha.",
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
          "Com entrega e instalação, o kit basculante custa {models.prices}, até {width.quarterHp}. A troca de motor em outro tipo fica de {price.homeSwap}, com mão de obra.",
          "O basculante de 1/4 HP sai por {price.padrao} no Padrão e {price.jetflex} no JetFlex, montado. Trocar motor residencial custa de {price.homeSwap}.",
          "De {price.lowest} a {price.highest} é o kit instalado. Nos demais tipos, a troca sai de {price.homeSwap}.",
          "O kit sai por {models.pricesOr}, já montado. A troca em residência, fora dele, vai de {price.homeSwap}.",
        ],
        [
          "Coluna fraca, folha pesada ou contrapeso fora do ponto somam serviço, avisado antes. O cartão divide em até {shop.instalments} vezes.",
          "Reparo de coluna e contrapeso vem em linha própria. São {warranty.motor} de garantia no motor.",
          "O que muda é a mecânica do portão. Acerto aparece separado, e o pagamento vai a {shop.instalments} vezes.",
          "Folha reformada e coluna trincada pedem reparo à parte. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Silêncio e cuidado no dia a dia",
        "Como manter o portão discreto",
        "Como evitar ruído no portão do sobrado",
      ],
      slots: [
        [
          "Rangido vem de roldana e pino secos, e batida, do fim de curso fora do ponto. Lubrificar o que se alcança do chão, sem energia, ajuda; o resto é da revisão.",
          "Boa parte do ruído é falta de lubrificação. Batida ao fechar pede ajuste antes que a solda ou a coluna trinque.",
          "Pouco lubrificante em pinos, com o disjuntor desligado, tira o rangido. A batida é regulagem.",
          "Secura range, e parada tardia bate. As partes altas do basculante ficam com o técnico.",
        ],
        [
          "A revisão, {visits.home}, confere contrapeso, fixações e força, desde {price.preventive} em casa, sem peças.",
          "Peça revisão {visits.home}, a partir de {price.preventive}, fora peças, com aperto da coluna.",
          "Uma visita {visits.home} mantém o silêncio. Em residência parte de {price.preventive}, sem contar peças.",
          "Suportes e coluna são apertados na revisão {visits.home}, de {price.preventive} para cima.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual portão cabe em sobrado de frente estreita?",
      answers: [
        "Em sobrado de frente estreita cabe, quase sempre, o basculante, que abre no próprio vão. Com muro livre, o de correr também.",
        "O basculante, na maioria. Ele pede altura até a laje, e não parede ao lado.",
        "Basculante, ou articulado onde a calçada é curta.",
      ],
    },
    {
      question: "O motor vai incomodar o quarto de cima?",
      answers: [
        "O motor incomoda pouco o quarto de cima se a folha estiver equilibrada, lubrificada e com parada suave.",
        "Com fim de curso certo, o ruído é baixo. Batida e rangido têm conserto.",
        "Pouco. O JetFlex, com inversor, é o que para mais suave.",
      ],
    },
    {
      question: "Posso fixar o motor na parede do vizinho?",
      answers: [
        "Não fixe o motor na parede do vizinho: em geminado ele vai na sua coluna, no lado firme.",
        "Não se fura a divisa. Um suporte metálico próprio resolve.",
        "Não. Quando só há um lado, avalia-se reforço.",
      ],
    },
    {
      question: "A laje baixa do sobrado impede o basculante?",
      answers: [
        "A laje baixa do sobrado nem sempre impede o basculante: a medida do piso ao teto diz se o carro passa.",
        "Depende da altura livre e do carro mais alto.",
        "Nem sempre. Com pouca altura, outro tipo pode servir melhor.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar o motor no sobrado?",
      answers: [
        "Instalar o motor no sobrado leva de {time.tilting} no basculante em bom estado.",
        "De {time.tilting}, ou {time.sliding} no de correr, com a folha em ordem.",
        "De {time.tilting}. Coluna ou contrapeso a acertar somam tempo.",
      ],
    },
  ],
  photo: "uma foto da fachada inteira e outra da coluna e da laje por dentro, com a largura da folha",
  related: ["basculante", "casa", "barulho", "medidas", "articulado", "tempo-de-abertura"],
  topic: "motor-basculante-1-4-hp",
};
