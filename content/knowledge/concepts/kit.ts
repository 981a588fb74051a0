import type { Concept } from "#domain/knowledge/concept.ts";

export const kit: Concept = {
  id: "kit",
  kind: "buying",
  label: "Kit de motor",
  phrase: "o kit de motor",
  words: [
    "kit",
    "kit motor",
    "kit de motor de portão",
    "kit portão eletrônico",
    "kit completo",
    "kit basculante",
    "kit deslizante",
    "kit automatizador",
    "kit automação",
    "o que vem no kit",
    "conjunto completo",
  ],
  intent: "buying",
  answers: {
    any: [
      "O kit de motor basculante de 1/4 HP traz motor com acionador, central com receptor, controles, fim de curso e ferragens, e sai por {models.pricesOr}, com entrega e instalação.",
      "O kit completo de motor traz entrega, montagem, regulagem e controles programados no mesmo preço, a partir de {price.lowest} no basculante de até {width.quarterHp}. Não há frete nem mão de obra a somar.",
      "O kit de motor é o conjunto que faz o portão andar: motor, central, controles e fixação. Fotocélula, trava e nobreak são acessórios à parte, que podem ser instalados no mesmo dia.",
    ],
    price: [
      "O preço do kit basculante de 1/4 HP, com entrega e instalação, é {models.pricesNamed}. No cartão, até {shop.instalments} vezes.",
      "O kit instalado começa em {price.lowest}. Para kit deslizante ou pivotante, o valor depende do peso e do número de folhas, e sai por orçamento grátis com foto e medida.",
    ],
    buying: [
      "Antes de comprar o kit, meça a folha: o basculante de 1/4 HP vai até {width.quarterHp} de largura. Escolha a velocidade, {seconds.all} segundos, e mande fotos para confirmar.",
      "O kit comprado conosco chega com o técnico e é instalado na mesma visita. São {models.pricesOr}, com {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
    ],
    installation: [
      "A instalação do kit basculante leva de {time.tilting} e já está no preço: o técnico confere a folha, fixa o acionador, liga, regula o curso e a força e programa os controles.",
      "Para instalar o kit, o portão deve estar equilibrado e ter energia perto, com disjuntor e terra. Um kit comprado em outro lugar também é instalado, com mão de obra a partir de {price.installation}.",
    ],
    question: [
      "O kit de preço fechado serve a portão basculante de até {width.quarterHp}: motor de 1/4 HP, central, controles, entrega e instalação, a partir de {price.lowest}. Portão de correr, de abrir ou de enrolar tem outro kit, orçado por foto.",
      "Sim, o kit já inclui a instalação, de {time.tilting} no basculante. Fotocélula, trava e nobreak são à parte; um kit comprado em outro lugar também é instalado, a partir de {price.installation}.",
    ],
  },
  line: [
    "O kit basculante sai por {models.pricesOr}, com entrega e instalação.",
    "O kit inclui motor, central, controles e ferragens; fotocélula e nobreak são acessórios.",
    "Até {width.quarterHp} de largura, o kit basculante de 1/4 HP atende.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que vem no kit", "Itens do kit, um a um", "Itens do kit de motor"],
      slots: [
        [
          "No basculante, o kit traz motor com acionador e fuso, braço e ferragens de fixação.",
          "O conjunto basculante reúne motor, acionador com fuso, braço e suportes de fixação.",
          "Fazem parte do kit o motor, o acionador com fuso e o braço que move a folha.",
        ],
        [
          "A central vem com receptor, e os controles saem programados na instalação.",
          "Central, receptor e controles completam a parte eletrônica, já programados para o seu portão.",
          "Com a central e os controles gravados, o portão sai funcionando no mesmo dia.",
        ],
        [
          "Entrega, montagem, regulagem e teste também estão incluídos no preço do kit.",
          "O preço cobre ainda a visita, o ajuste de curso e força e o teste final com você presente.",
          "Mão de obra e entrega fazem parte do kit, sem cobrança em separado.",
        ],
      ],
      bullets: [
        "Motor com acionador",
        "Central com receptor",
        "Controles programados",
        "Fim de curso, braço e ferragens",
        "Entrega e instalação",
        "Regulagem e teste",
      ],
    },
    {
      about: "choose",
      headings: ["Qual kit escolher", "Kit por tipo e velocidade", "Padrão, Speedy ou JetFlex no kit"],
      slots: [
        [
          "O kit basculante vem com fuso e braço para a folha que sobe; em portão de correr ele não encaixa.",
          "Meça o espaço ao lado da folha: o acionador do kit vai na coluna, por dentro, e precisa de alguns centímetros livres.",
          "O kit deslizante traz motor de piso e cremalheira; o pivotante, um braço por folha; o basculante, acionador na coluna.",
        ],
        [
          "No basculante, o 1/4 HP vai até {width.quarterHp} de largura, com a folha equilibrada.",
          "Até {width.quarterHp}, o kit de 1/4 HP é a referência para basculante residencial.",
          "Meça a folha: até {width.quarterHp} de largura, o kit de 1/4 HP atende o basculante.",
        ],
        [
          "A velocidade separa os três: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex.",
          "Os três abrem em {seconds.all} segundos; quanto menor a espera, mais firme e equilibrada a folha precisa estar.",
          "Em rua movimentada {em}, os kits de {opening.speedy} e {opening.jetflex} encurtam a espera.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que o preço do kit inclui",
        "O que entra no preço do kit instalado",
        "O que o preço do kit inclui e o que soma",
      ],
      slots: [
        [
          "Com entrega e instalação, o kit Padrão custa {price.padrao}, o Speedy {price.speedy} e o JetFlex {price.jetflex}.",
          "Os kits basculantes saem por {models.prices}, já instalados.",
          "O que separa os três kits é a velocidade; motor de 1/4 HP, central, controles e mão de obra são iguais.",
        ],
        [
          "A fotocélula é o acessório que mais se soma ao kit, porque faz a folha voltar quando alguém passa; trava e nobreak são opcionais.",
          "Para portão de correr ou de abrir, o kit depende do peso e das folhas; a troca de motor em casa, com mão de obra, fica de {price.homeSwap}.",
          "Controle a mais, fotocélula e trava elétrica são somados por unidade, e o cartão divide tudo em até {shop.instalments} vezes.",
        ],
        [
          "Tomada nova com disjuntor e terra, quando falta, é cobrada pela distância até o quadro.",
          "Cabo desfiado, roldana gasta ou solda trincada são acertados antes do kit, em linha própria do orçamento.",
          "Folha acima de {width.quarterHp}, de madeira ou chapa grossa pede motor maior que o do kit, com valor por foto.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de pedir o kit", "Confira se o kit serve", "Medidas e fotos para o kit certo"],
      slots: [
        [
          "Com a largura, a altura e duas fotos, confirmamos se o kit serve antes de você pagar.",
          "A confirmação do kit é feita por foto e medida, antes da compra.",
          "Meça e fotografe antes, e o kit chega certo para o seu portão.",
        ],
        [
          "Não mova uma folha torta ou pesada; fotografe de longe.",
          "Tudo é feito de fora, sem tocar em cabo, mola ou contrapeso.",
          "Faça as imagens com o portão parado e crianças afastadas.",
        ],
      ],
      steps: [
        "Veja como o portão abre: sobe, corre ou gira.",
        "Meça largura e altura com a folha fechada.",
        "Fotografe por dentro e por fora, com as colunas.",
        "Veja se há ponto de energia perto e qual a tensão.",
        "Mande tudo e confirme o kit e os itens incluídos.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o kit é instalado", "Etapas da instalação do kit", "A montagem do kit"],
      slots: [
        [
          "O técnico traz o kit, testa a folha e corrige o combinado antes de montar.",
          "O técnico move a folha na mão: se ela cai ou sobe sozinha, o contrapeso é acertado antes do motor.",
          "No dia, a folha é conferida na mão, com o circuito desligado, e só depois o kit é aberto.",
        ],
        [
          "O acionador é fixado na coluna, o braço na estrutura da folha e a central no lugar protegido.",
          "Fixação firme na coluna, braço em travessa reforçada e fiação em eletroduto formam a montagem.",
          "O acionador fica no prumo da coluna, e o cabo vai por eletroduto até um disjuntor só do portão.",
        ],
        [
          "São {time.tilting} de trabalho, com controles gravados e teste na sua presença.",
          "O serviço leva de {time.tilting} e termina com força regulada e destravamento explicado.",
          "Ao fim de {time.tilting} de serviço, o portão abre pelo controle e para diante de obstáculo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O que vem no kit de motor?",
      answers: [
        "Vêm motor com acionador, central com receptor, controles, fim de curso, braço e ferragens, com entrega, instalação e regulagem no preço.",
        "Vêm motor, central com receptor, controles e ferragens de fixação, já instalados. Fotocélula, trava e nobreak são acessórios à parte.",
      ],
    },
    {
      question: "Quantos controles vêm no kit?",
      answers: [
        "A quantidade é confirmada no orçamento. Diga quantos motoristas há na casa, e os controles extras entram na mesma conta.",
        "Confirme ao pedir o preço e informe de quantos precisa; controles a mais podem ser gravados na mesma visita.",
      ],
    },
    {
      question: "O kit inclui fotocélula?",
      answers: [
        "Não, ela é acessório. Recomendamos incluir no pedido, principalmente com fechamento automático, crianças ou animais.",
        "A fotocélula é orçada à parte e pode ser instalada no mesmo dia do kit.",
      ],
    },
    {
      question: "O kit serve em portão de correr?",
      answers: [
        "O kit basculante, não. O portão de correr usa kit deslizante, com cremalheira, e o valor sai por foto e medida.",
        "Só o kit deslizante serve. Mande comprimento, altura e material, para indicar motor e cremalheira.",
      ],
    },
    {
      question: "Comprei o kit em outro lugar. Vocês instalam?",
      answers: [
        "Sim, com mão de obra a partir de {price.installation} para motor comprado à parte, depois de conferir por foto se o modelo serve ao portão.",
        "Instalamos motor comprado à parte, com mão de obra a partir de {price.installation} e garantia de {warranty.installation} no serviço.",
      ],
    },
  ],
  photo: "a largura do portão e fotos por dentro e por fora, com as colunas aparecendo",
  related: ["preco", "instalacao", "modelos", "tempo-de-abertura", "medidas", "entrega"],
  topic: "motor-basculante-1-4-hp",
};
