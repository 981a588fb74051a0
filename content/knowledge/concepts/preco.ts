import type { Concept } from "#domain/knowledge/concept.ts";

export const preco: Concept = {
  id: "preco",
  kind: "buying",
  label: "Preço",
  phrase: "o preço do motor",
  words: [
    "preço",
    "valor",
    "quanto custa",
    "quanto fica",
    "quanto cobra",
    "tabela de preços",
    "custo",
    "barato",
    "mais barato",
    "promoção",
    "oferta",
    "em conta",
  ],
  intent: "price",
  answers: {
    any: [
      "O preço do motor basculante de 1/4 HP, com entrega e instalação, é {models.pricesNamed}. Para motor comprado à parte, a instalação avulsa sai a partir de {price.installation}.",
      "Em preço, o kit basculante instalado começa em {price.lowest}. Trocar o motor de uma casa fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. A manutenção preventiva residencial sai a partir de {price.preventive}, sem peças.",
      "O preço final depende do tipo de portão, da largura, da energia e do estado da folha. Para basculante de até {width.quarterHp}, há kits instalados de {price.lowest} a {price.highest}; o restante tem orçamento grátis por foto.",
    ],
    price: [
      "O preço do motor para portão basculante de até {width.quarterHp}, com entrega e instalação, é {models.pricesNamed}. De correr e de abrir, a troca em casa fica de {price.homeSwap}, com motor e mão de obra.",
      "Um motor de portão basculante, instalado, custa {price.padrao} para abrir em {opening.padrao}, {price.speedy} para {opening.speedy} e {price.jetflex} para {opening.jetflex}. De correr e de abrir, trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
      "Um motor instalado em portão basculante sai por {models.pricesOr}, em até {shop.instalments} vezes no cartão. Trocar o motor de casa em outro tipo de portão fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
    ],
    repair: [
      "O preço do conserto depende da peça e do modelo do motor, por isso sai depois do vídeo e da foto da etiqueta. A manutenção preventiva em casa custa a partir de {price.preventive}, e o orçamento é grátis.",
      "Para conserto, o preço acompanha a peça que falhou, do capacitor à placa. Se a conta levar a um motor novo, a troca em casa fica de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
    ],
    buying: [
      "O preço do kit basculante, {models.pricesOr}, já inclui motor, central, controles, entrega e instalação. Fotocélula e nobreak são acessórios à parte; de correr e de abrir, a troca em casa fica de {price.homeSwap}.",
      "Para comparar preço de motor, some motor, frete e mão de obra: no kit basculante instalado, tudo isso começa em {price.lowest}. Se o motor for comprado à parte, a instalação avulsa custa a partir de {price.installation}.",
    ],
    question: [
      "O kit basculante de 1/4 HP, com entrega e instalação, custa {models.pricesOr}, conforme a velocidade. É o motor para a folha que você já tem; portão de correr, de abrir ou pesado sai por orçamento grátis.",
      "A instalação já está no preço dos kits basculantes, de {price.lowest} a {price.highest}. Só quem traz o motor paga a instalação avulsa, a partir de {price.installation}; a folha do portão não faz parte do kit.",
    ],
  },
  line: [
    "Os kits basculantes instalados custam {models.pricesOr}, conforme a velocidade.",
    "O preço final depende do tipo de portão, da largura e do estado da folha.",
    "O valor pode ser dividido em até {shop.instalments} vezes no cartão.",
  ],
  sections: [
    {
      about: "cost",
      headings: ["O preço de cada serviço", "Quanto custa cada kit e serviço", "Preços com entrega e instalação"],
      slots: [
        [
          "O kit basculante de 1/4 HP custa {models.pricesNamed}, instalado.",
          "Com entrega e instalação, o Padrão sai por {price.padrao}, o Speedy por {price.speedy} e o JetFlex por {price.jetflex}.",
          "O basculante instalado começa em {price.lowest}, e só a regulagem com limpeza, em casa, em {price.preventive}, sem peças.",
        ],
        [
          "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças.",
          "No portão de correr que nunca teve motor, somam-se a cremalheira, por metro, e a base no piso.",
          "A revisão em casa, com lubrificação e regulagem, parte de {price.preventive}, sem peças.",
        ],
        [
          "Trocar o motor fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
          "A troca de motor custa de {price.homeSwap} numa casa e de {price.heavySwap} em portões pesados.",
          "Na troca, a faixa residencial vai de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
        ],
      ],
      bullets: [
        "Kit basculante Padrão instalado: {price.padrao}",
        "Kit basculante Speedy instalado: {price.speedy}",
        "Kit basculante JetFlex instalado: {price.jetflex}",
        "Instalação avulsa de motor comprado à parte: a partir de {price.installation}",
        "Manutenção preventiva em casa: a partir de {price.preventive}",
        "Troca de motor residencial: de {price.homeSwap}",
      ],
    },
    {
      about: "what",
      headings: [
        "O que o preço inclui",
        "O que está incluído e o que é à parte",
        "Incluído no kit e cobrado em separado",
      ],
      slots: [
        [
          "No kit entram motor com acionador, central, controles, ferragens, entrega, instalação e regulagem.",
          "O preço do kit cobre equipamento, entrega, montagem, ajuste de curso e força e programação dos controles.",
          "Motor, central, controles, entrega e mão de obra formam o preço único do kit basculante.",
        ],
        [
          "Fotocélula, trava elétrica, sirene e nobreak são acessórios, orçados junto se você quiser.",
          "Acessórios de segurança e reserva de energia ficam à parte e podem ser instalados no mesmo dia.",
          "Não entram no kit a fotocélula, a trava e o nobreak, que aparecem em linhas próprias.",
        ],
        [
          "Ponto de energia novo e reparo da folha também são separados, com valor dito antes.",
          "Serralheria, cabo, roldana e fiação dependem do portão e são informados antes de começar.",
          "O que a folha precisar de conserto aparece no orçamento antes do serviço.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que faz o preço variar", "Por que dois portões têm preços diferentes", "Fatores que mudam o valor"],
      slots: [
        [
          "No basculante, a velocidade é o que mais muda o preço: de {seconds.all} segundos, com a mesma potência de 1/4 HP.",
          "No portão de correr contam o peso da folha e os metros de cremalheira; no de abrir, o número de folhas, porque cada uma leva um motor.",
          "Folha acima de {width.quarterHp}, chapa fechada ou madeira pedem motor mais forte que o de 1/4 HP, com valor por foto.",
        ],
        [
          "Folha desequilibrada, trilho torto ou coluna fraca acrescentam correção antes do motor.",
          "O estado do portão muda a conta, porque solda, cabo e roldana vêm antes da montagem.",
          "Com a folha leve e a coluna firme, nada soma ao preço do kit; roldana, cabo ou solda entram em linha própria.",
        ],
        [
          "Fotocélula, trava e controles a mais são cobrados por unidade.",
          "Energia longe, controles extras e fotocélula também entram na soma.",
          "Energia longe do portão soma cabo, eletroduto e disjuntor, cobrados pela distância até o quadro.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual preço vale para o seu caso",
        "Quanto investir na velocidade do motor",
        "Padrão, Speedy ou JetFlex pelo preço",
      ],
      slots: [
        [
          "O Padrão atende quem não se incomoda em esperar {opening.padrao} e quer gastar menos.",
          "Com recuo na calçada e rua calma {em}, o Padrão, de {opening.padrao}, resolve pelo menor preço.",
          "Quem tem recuo para o carro esperar gasta menos com o Padrão, que abre em {opening.padrao}.",
        ],
        [
          "O Speedy abre em {opening.speedy}, metade do tempo do Padrão, por uma diferença pequena de preço.",
          "O Speedy custa pouco a mais que o Padrão e reduz a abertura a {opening.speedy}.",
          "Para quem espera o portão na rua, o Speedy corta a abertura para {opening.speedy} com a mesma potência.",
        ],
        [
          "O JetFlex abre em {opening.jetflex}, com partida e parada suaves, e pede folha firme e equilibrada.",
          "Em rua escura ou movimentada, a abertura em {opening.jetflex} do JetFlex é a que menos deixa o carro parado.",
          "Quem para na rua diante do portão tem no JetFlex, por {price.jetflex}, a abertura em {opening.jetflex}.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Como receber o valor fechado",
        "Como receber o preço do seu portão",
        "Como o preço do seu portão é fechado",
      ],
      slots: [
        [
          "O orçamento fechado é grátis, pelo WhatsApp, com fotos e medida.",
          "Com três fotos e a largura da folha, o valor do seu portão vem fechado.",
          "Com imagens do portão, o orçamento chega sem visita na maioria dos casos simples.",
        ],
        [
          "Fotografe de fora, sem abrir o motor nem mexer em cabo ou contrapeso.",
          "As fotos são feitas com o portão parado e ninguém sob a folha.",
          "Se a folha estiver torta, fotografe de longe e não a movimente.",
        ],
      ],
      steps: [
        "Fotografe o portão por fora e por dentro, com as colunas.",
        "Meça a largura e a altura da folha.",
        "Fotografe a etiqueta do motor atual, se houver.",
        "Diga o bairro, o uso por dia e quantos controles precisa.",
        "Receba o preço com itens separados e tire dúvidas antes de fechar.",
      ],
    },
  ],
  questions: [
    {
      question: "Quanto custa um motor de portão basculante instalado?",
      answers: [
        "No kit de 1/4 HP, custa {models.pricesNamed}, com entrega e instalação.",
        "Custa a partir de {price.lowest}, com entrega e instalação, para folha de até {width.quarterHp} de largura. Modelos mais rápidos custam {price.speedy} e {price.jetflex}.",
      ],
    },
    {
      question: "E o preço de motor deslizante ou pivotante?",
      answers: [
        "Trocar o motor em casa, de correr ou de abrir, fica de {price.homeSwap}, com mão de obra; em portão pesado, de {price.heavySwap}. Peso, comprimento e número de folhas fecham o valor.",
        "Varia com peso, comprimento e folhas, então é fechado por foto e medida. A troca em residência costuma ficar de {price.homeSwap}.",
      ],
    },
    {
      question: "A instalação está no preço?",
      answers: [
        "Está, nos kits basculantes. Só a instalação avulsa, para motor comprado em outro lugar, é cobrada em separado, a partir de {price.installation}.",
        "Sim, quem compra o kit não paga mão de obra à parte. Para motor comprado em outro lugar, a mão de obra sai a partir de {price.installation}.",
      ],
    },
    {
      question: "Dá para parcelar o motor ou o conserto?",
      answers: [
        "Sim, em até {shop.instalments} vezes no cartão. Para pagar à vista, por Pix, pergunte a condição ao pedir o orçamento.",
        "Dá: o cartão aceita até {shop.instalments} parcelas, e o Pix é opção para o pagamento à vista.",
      ],
    },
    {
      question: "Quanto custa a manutenção do portão?",
      answers: [
        "A manutenção preventiva em casa sai a partir de {price.preventive}, sem peças. Portão grande ou com ajustes fica, na faixa mais comum, de {price.preventiveRange}.",
        "A manutenção custa a partir de {price.preventive} em residência, sem peças; em portão grande ou com ajustes a fazer, o mais comum é de {price.preventiveRange}.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  related: ["kit", "orcamento-por-foto", "parcelamento", "tempo-de-abertura", "instalacao", "troca"],
  topic: "orcamento-de-motor-para-portao",
};
