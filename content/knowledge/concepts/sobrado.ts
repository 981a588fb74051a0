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
      "No sobrado, a frente estreita e a garagem sob o quarto pedem portão que aproveite a largura e motor de pouco ruído. O basculante de até {width.quarterHp} usa 1/4 HP, instalado a partir de {price.lowest}.",
      "Sobrado de frente estreita costuma ter basculante, porque não sobra parede para o portão de correr. Com a folha equilibrada, o motor de 1/4 HP atende até {width.quarterHp} de largura.",
      "Para o portão do sobrado, três pontos decidem: espaço na frente, altura da laje e quarto em cima da garagem. Fotos da fachada e da laje por dentro bastam para o orçamento grátis.",
    ],
    price: [
      "Em sobrado com basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}. Portão de correr ou de abrir é orçado por foto; trocar motor residencial custa de {price.homeSwap}.",
      "O preço no sobrado depende da abertura: basculante tem kit a partir de {price.lowest}, com entrega e instalação. Folha larga, laje baixa ou coluna geminada pedem fotos antes do valor fechado.",
    ],
    repair: [
      "No sobrado, portão barulhento incomoda o quarto de cima e costuma ter roldana seca, braço com folga ou batida no fim do curso. O técnico acerta folha, fim de curso e fixações na mesma visita.",
      "O portão de sobrado que raspa ou pesa merece conferência da coluna e do contrapeso, porque a frente estreita deixa pouca folga. Desligue o disjuntor e mande um vídeo para o orçamento.",
    ],
    installation: [
      "Instalar motor no sobrado leva de {time.tilting} no basculante. Antes, conferem-se a altura da laje, a firmeza da coluna e o lado livre para o acionador. No kit, a instalação está incluída.",
      "No sobrado geminado, o acionador vai na coluna mais firme, sem furar a parede do vizinho. O trabalho no basculante leva de {time.tilting} e tem garantia de {warranty.installation}.",
    ],
    buying: [
      "Para portão de sobrado, o basculante com 1/4 HP atende até {width.quarterHp} de largura, por {models.pricesOr} instalado. Meça a folha e a altura até a laje, e mande a foto da coluna.",
      "No sobrado de frente estreita, o basculante costuma ser a escolha, porque abre no próprio vão. O kit de 1/4 HP parte de {price.lowest}, com entrega e instalação, se a folha tem até {width.quarterHp}.",
      "Antes de comprar motor para o sobrado, meça a largura da folha e a altura até a laje. Até {width.quarterHp}, 1/4 HP atende, a partir de {price.lowest} instalado; a coluna do seu lado precisa ser firme.",
    ],
    question: [
      "Sim, sobrado de frente estreita aceita portão automático: o basculante abre no próprio vão, se a altura até a laje permitir. Até {width.quarterHp}, 1/4 HP atende, a partir de {price.lowest} instalado.",
      "Depende da laje e da coluna: com altura livre e coluna firme do seu lado, o motor basculante entra. Mande a medida do piso ao teto e a foto da coluna.",
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
          "A frente estreita deixa pouca ou nenhuma parede ao lado do vão.",
          "Num terreno de frente curta, o vão da garagem ocupa quase toda a fachada.",
          "Sobra pouco muro lateral, e o portão precisa abrir no próprio vão.",
        ],
        [
          "A laje sobre a garagem limita a altura em que a folha fica deitada.",
          "Com laje baixa, a folha aberta passa perto do teto do carro, e a altura precisa ser medida.",
          "O pé-direito da garagem decide se a folha basculante cabe aberta sem tocar em nada.",
        ],
        [
          "O quarto em cima recebe o ruído e a vibração do motor e das colunas.",
          "A vibração na coluna sobe pela estrutura, e quem dorme em cima percebe.",
          "O barulho de batida e de roldana seca chega inteiro ao andar de cima.",
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
          "Sem parede lateral, o basculante costuma ser a escolha, com 1/4 HP até {width.quarterHp}.",
          "O basculante resolve a frente estreita, e 1/4 HP atende até {width.quarterHp} de largura.",
          "Até {width.quarterHp} de largura, o basculante com 1/4 HP é o caminho mais comum.",
        ],
        [
          "De correr só cabe com muro livre, e de abrir só com garagem funda.",
          "Se há recuo lateral, o de correr libera a altura; se há fundo, o de abrir também serve.",
          "Onde a calçada é estreita, o articulado avança menos que o basculante comum.",
        ],
        [
          "Para reduzir ruído, prefira parada suave e peça o acerto de roldanas e braço.",
          "Um motor com redução no fim do curso evita a batida que acorda quem está em cima.",
          "Folha equilibrada, fuso lubrificado e parada suave fazem um portão silencioso.",
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
          "Com quatro medidas e duas fotos, o orçamento fica perto do definitivo.",
          "As medidas são tiradas com o portão fechado e parado, sem soltar nada.",
          "Basta uma trena, com a folha fechada e ninguém acionando o portão.",
        ],
        [
          "Fotos da coluna mostram se ela é firme e de qual lado cabe o acionador.",
          "A imagem da coluna por dentro diz onde prender o motor sem mexer na parede do vizinho.",
          "Pela foto se vê o lado livre, a tomada mais próxima e a altura da laje.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor, se já houver um, e mantenha a folha fechada.",
        "Meça largura e altura da folha.",
        "Meça do piso até a laje, do lado de dentro.",
        "Meça a largura das colunas e veja qual fica na divisa com o vizinho.",
        "Fotografe a fachada inteira e a coluna por dentro.",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa no sobrado", "Preços para o portão do sobrado", "O que muda o valor no sobrado"],
      slots: [
        [
          "O kit basculante instalado sai por {models.pricesOr}.",
          "O basculante de 1/4 HP custa {price.padrao} no padrão e {price.jetflex} no mais rápido, instalado.",
          "Com entrega e instalação, os kits custam {models.prices}.",
        ],
        [
          "Coluna fraca, folha pesada ou contrapeso fora do ponto acrescentam serralheria.",
          "Reparo de coluna e acerto de contrapeso são somados, com aviso antes.",
          "O que pode mudar é a mecânica: folha reformada e coluna trincada pedem reparo.",
        ],
        [
          "Trocar o motor residencial fica na faixa de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
          "A troca de um motor antigo custa de {price.homeSwap}, conforme tipo e modelo.",
          "Para sobrados {em}, o orçamento por foto é grátis e a troca vai de {price.homeSwap}.",
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
          "O rangido vem de roldana e dobradiça secas, e some com lubrificação feita com o disjuntor desligado.",
          "Boa parte do ruído é falta de lubrificação em roldana, pino e fuso.",
          "Lubrificar as partes móveis, sem energia, tira o rangido que sobe pela coluna.",
        ],
        [
          "A batida no fim do curso é regulagem: fim de curso e parada suave resolvem.",
          "Um portão que bate tem o fim de curso fora do ponto, e o acerto é rápido na visita.",
          "Se a folha bate ao fechar, peça ajuste de fim de curso antes que a solda ou a coluna trinque.",
        ],
        [
          "A revisão {visits.home} confere contrapeso, fixações e força.",
          "Peça revisão {visits.home}, a partir de {price.preventive}, sem peças.",
          "Em sobrado, a revisão {visits.home} inclui aperto da coluna e dos suportes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qual portão cabe em sobrado de frente estreita?",
      answers: [
        "O basculante, na maioria dos casos, porque abre no próprio vão. Com calçada curta, o articulado avança menos; com muro livre, o de correr também serve.",
        "Quase sempre o basculante. Ele não pede parede lateral, só altura até a laje e contrapeso bem acertado.",
      ],
    },
    {
      question: "O motor vai incomodar o quarto de cima?",
      answers: [
        "Pouco, se a folha estiver equilibrada, lubrificada e com parada suave. Batida e rangido são defeitos de regulagem, e têm conserto.",
        "Com folha leve e fim de curso certo, o ruído é baixo. O que incomoda é batida e roldana seca, que se resolvem na visita.",
      ],
    },
    {
      question: "Posso fixar o motor na parede do vizinho?",
      answers: [
        "Não. Em geminado, o acionador vai na sua coluna, no lado firme e livre. Quando só há um lado possível, avaliam-se reforço e suporte próprios.",
        "Não se deve furar a divisa. O técnico escolhe a coluna do seu lado ou monta um suporte metálico independente.",
      ],
    },
    {
      question: "A laje baixa do sobrado impede o basculante?",
      answers: [
        "Nem sempre. A folha deita pouco abaixo da laje, e a medida do piso ao teto diz se o carro passa. Com pouca altura, outro tipo pode servir melhor.",
        "Depende da medida. Mande a altura do piso à laje e a do carro mais alto; com elas se vê se a folha aberta atrapalha.",
      ],
    },
    {
      question: "Quanto tempo leva para instalar o motor no sobrado?",
      answers: [
        "No basculante em bom estado, a instalação leva de {time.tilting}. Reparo de coluna ou contrapeso acrescenta tempo, combinado antes.",
        "O basculante leva de {time.tilting}; portão de correr, de {time.sliding}, sempre com a folha em ordem.",
      ],
    },
  ],
  photo: "uma foto da fachada inteira e outra da coluna e da laje por dentro, com a largura da folha",
  related: ["basculante", "casa", "barulho", "medidas", "articulado", "tempo-de-abertura"],
  topic: "motor-basculante-1-4-hp",
};
