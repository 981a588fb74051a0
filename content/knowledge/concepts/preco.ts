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
      "O preço do motor instalado em basculante de até {width.quarterHp} vai de {price.lowest} a {price.highest}, com entrega. Nos outros portões de casa, a troca fica de {price.homeSwap}; tipo, peso e estado da folha fecham o valor, por foto e sem custo.",
    ],
    price: [
      "O preço do motor para portão basculante de até {width.quarterHp}, com entrega e instalação, é {models.pricesNamed}. De correr e de abrir, a troca em casa fica de {price.homeSwap}, com motor e mão de obra.",
      "Um motor de portão basculante, instalado, custa {price.padrao} para abrir em {opening.padrao}, {price.speedy} para {opening.speedy} e {price.jetflex} para {opening.jetflex}. De correr e de abrir, trocar o motor em casa fica de {price.homeSwap}, com mão de obra.",
      "Um motor instalado em portão basculante sai por {models.pricesOr}, em até {shop.instalments} vezes no cartão. Trocar o motor de casa em outro tipo de portão fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
    ],
    repair: [
      "O preço do conserto soma a peça que falhou e a mão de obra; o ajuste sem peças, em casa, custa a partir de {price.preventive}. Com um vídeo do defeito e a foto da etiqueta do motor, o orçamento é grátis.",
      "O preço do conserto varia com a peça, do capacitor à placa, e só a regulagem, em casa, parte de {price.preventive}. Se compensar mais um motor novo, a troca fica de {price.homeSwap}, em até {shop.instalments} vezes no cartão.",
    ],
    buying: [
      "O preço do kit basculante, {models.pricesOr}, já inclui motor, central, controles, entrega e instalação. Fotocélula e nobreak são acessórios à parte; de correr e de abrir, a troca em casa fica de {price.homeSwap}.",
      "Vendemos o motor de portão já com entrega e instalação, a partir de {price.lowest} no kit basculante. Se o motor for comprado em outro lugar, some ao preço dele a instalação avulsa, a partir de {price.installation}.",
    ],
    question: [
      "O kit basculante de 1/4 HP, com entrega e instalação, custa {models.pricesOr}, conforme a velocidade. O preço é do motor para a folha que você já tem; de correr, de abrir ou pesado, o orçamento é grátis, por foto.",
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
      headings: [
        "O preço de cada serviço",
        "Quanto custam os kits e os serviços",
        "Preços de motor, instalação e manutenção",
      ],
      slots: [
        [
          "O kit basculante de 1/4 HP custa {models.pricesNamed}, instalado.",
          "Com entrega e instalação, o Padrão sai por {price.padrao}, o Speedy por {price.speedy} e o JetFlex por {price.jetflex}.",
          "O kit basculante vai de {price.lowest} a {price.highest}, já instalado, e a diferença está na velocidade de abertura.",
        ],
        [
          "Trocar o motor fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com mão de obra.",
          "A troca de motor, com mão de obra, custa de {price.homeSwap} numa casa e de {price.heavySwap} em portões pesados.",
          "Nas trocas, motor e mão de obra ficam de {price.homeSwap} em casa; em prédio, galpão ou folha pesada, de {price.heavySwap}.",
        ],
        [
          "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças.",
          "No portão de correr que nunca teve motor, somam-se a cremalheira, por metro, e a base no piso.",
          "A revisão em casa, com lubrificação e regulagem, parte de {price.preventive}, sem peças.",
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
          "O kit não traz fotocélula, trava nem nobreak; cada um deles é orçado por unidade.",
        ],
        [
          "Ponto de energia novo e reparo da folha também são cobrados à parte, quando o portão precisa deles.",
          "Serralheria, cabo, roldana e fiação só entram na conta se o portão precisar, como itens próprios do orçamento.",
          "Se a folha tiver de ser consertada, esse serviço aparece em separado no orçamento.",
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
          "O peso da folha é o que mais encarece: chapa fechada, madeira ou largura acima de {width.quarterHp} pedem motor mais forte que o de 1/4 HP.",
        ],
        [
          "Folha desequilibrada, trilho torto ou coluna fraca precisam de correção antes do motor, e ela soma ao valor.",
          "O estado do portão também muda a conta, porque solda, cabo e roldana são acertados antes da montagem.",
          "Com a folha leve e a coluna firme, paga-se só o motor instalado; roldana, cabo ou solda são somados quando faltam.",
        ],
        [
          "Fotocélula, trava e controles a mais são cobrados por unidade.",
          "Quadro de luz distante, controles extras e fotocélula também aumentam o total.",
          "Energia longe do portão soma cabo, eletroduto e disjuntor, cobrados pela distância até o quadro.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual kit basculante vale o preço",
        "Quanto pagar pela velocidade do motor",
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
          "Nos portões de casa, o valor costuma ser fechado só pelas fotos, sem visita.",
        ],
        [
          "Fotografe de fora, sem abrir o motor nem mexer em cabo ou contrapeso.",
          "Faça as fotos com o portão parado e ninguém sob a folha.",
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
      question: "Por que o motor do vizinho custou menos que o meu orçamento?",
      answers: [
        "Quase sempre porque o portão é outro: folha mais leve, tomada perto e nada a soldar. Compare também o que cada preço inclui, como instalação, controles, fotocélula e garantia.",
        "Dois portões parecidos podem pesar bem diferente, e motor, cabo ou ponto de energia mudam com isso. Veja ainda se o preço dele incluía mão de obra e controles.",
      ],
    },
    {
      question: "E o preço de motor deslizante ou pivotante?",
      answers: [
        "Trocar o motor em casa, de correr ou de abrir, fica de {price.homeSwap}, com mão de obra. Peso, comprimento e número de folhas dizem em que ponto dessa faixa o seu fica.",
        "A troca em residência costuma ficar de {price.homeSwap}, com mão de obra. Onde nunca houve motor, somam-se a cremalheira e a base, no de correr, ou um braço para cada folha, no de abrir.",
      ],
    },
    {
      question: "Já tenho o motor: quanto custa só a instalação?",
      answers: [
        "A instalação de motor comprado em outro lugar custa a partir de {price.installation}. Antes de marcar, conferimos pela foto se o modelo serve ao tipo e ao peso do portão.",
        "A mão de obra avulsa sai a partir de {price.installation} e tem {warranty.installation} de garantia; a do motor fica com quem o vendeu.",
      ],
    },
    {
      question: "Dá para parcelar o motor ou o conserto?",
      answers: [
        "Sim, em até {shop.instalments} vezes no cartão, com peça e mão de obra juntas. À vista, o pagamento pode ser por Pix.",
        "Dá: o cartão aceita até {shop.instalments} parcelas, e quem paga à vista pode usar o Pix.",
      ],
    },
    {
      question: "Quanto custa a manutenção do portão?",
      answers: [
        "Em casa, a manutenção preventiva sai a partir de {price.preventive}, sem peças; em portão grande ou com muitos ajustes, o comum é de {price.preventiveRange}. Condomínio e empresa têm valor por portão.",
        "A partir de {price.preventive} em residência, sem peças, e de {price.preventiveRange} quando o portão é grande ou há mais ajustes a fazer. Peças gastas são orçadas à parte, antes da troca.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
  related: ["kit", "orcamento-por-foto", "parcelamento", "tempo-de-abertura", "instalacao", "troca"],
  topic: "orcamento-de-motor-para-portao",
};
