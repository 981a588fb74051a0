import type { Concept } from "#domain/knowledge/concept.ts";

export const usado: Concept = {
  id: "usado",
  kind: "buying",
  label: "Motor usado",
  phrase: "o motor usado",
  words: [
    "motor usado",
    "usado",
    "seminovo",
    "segunda mão",
    "recondicionado",
    "motor de portão usado",
    "placa usada",
    "olx",
    "vale a pena motor usado",
    "motor reformado",
  ],
  intent: "comparison",
  answers: {
    any: [
      "Um motor usado pode servir, mas faça a conta inteira; a instalação avulsa de motor comprado à parte sai a partir de {price.installation}. O kit basculante novo, já instalado, começa em {price.lowest}, com garantia de {warranty.motor} no motor.",
      "Antes de comprar motor usado, confira a etiqueta, a folga do redutor, a placa e se há peça à venda. Sem testar com carga, não dá para saber quanto resta do capacitor e da engrenagem.",
      "O motor usado costuma chegar sem garantia e com a idade desconhecida. Como a vida útil esperada vai de {trade.life}, um equipamento no fim dela pode pedir peça logo depois de instalado.",
    ],
    price: [
      "No preço do motor usado, some o que não aparece no anúncio: instalação avulsa de motor comprado à parte, a partir de {price.installation}, suportes, controles e possível capacitor ou engrenagem. O kit basculante novo instalado começa em {price.lowest}.",
      "Um motor usado barato pode empatar com o novo: só a instalação avulsa de motor comprado à parte sai a partir de {price.installation}. Compare com {price.lowest} do kit basculante de 1/4 HP, com entrega, instalação e garantia.",
    ],
    comparison: [
      "Entre motor usado e novo, compare o total: o kit basculante novo custa {price.lowest}, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço. Só a instalação avulsa de um usado, comprado à parte, sai a partir de {price.installation}.",
      "Usado ou novo: o usado só leva vantagem com modelo atual, peça fácil e teste em carga. O novo traz idade zero, controle de código atual e garantia de {warranty.motor}.",
    ],
    buying: [
      "Se for comprar motor usado, peça foto da etiqueta, vídeo funcionando com carga e nota. Confirme antes se o tipo e a tensão servem ao seu portão e se a marca ainda tem peças.",
      "Na compra de motor usado, leve três perguntas: quantos anos tem, por que saiu e se os controles vão junto. Mande a foto da etiqueta antes de pagar, e dizemos se serve ao seu portão.",
    ],
    question: [
      "Um motor usado raramente compensa em basculante de casa: só a instalação avulsa parte de {price.installation}, e o kit novo instalado, de {price.lowest}. Compensa em motor caro, de portão pesado, com procedência e peça à venda.",
      "Pode comprar motor usado se houver etiqueta, teste em carga, controles e peça à venda. Mande a foto da etiqueta antes de pagar: dizemos se o tipo e a tensão servem ao seu portão.",
    ],
  },
  line: [
    "Motor usado, comprado à parte, mais instalação avulsa, a partir de {price.installation}, pode passar do kit novo de {price.lowest}.",
    "Antes do usado, confira idade, peça de reposição e tensão na etiqueta.",
    "Usado sem teste em carga é aposta: capacitor e engrenagem não se avaliam no olho.",
  ],
  sections: [
    {
      about: "cost",
      headings: [
        "A conta do usado e do novo",
        "Quanto sai um motor usado instalado",
        "Usado ou kit novo no fim das contas",
      ],
      slots: [
        [
          "A instalação avulsa, para motor comprado à parte, sai a partir de {price.installation}.",
          "Ao preço do usado, comprado à parte, soma-se a instalação avulsa, a partir de {price.installation}.",
          "Todo motor comprado à parte paga instalação avulsa, a partir de {price.installation}.",
        ],
        [
          "O kit basculante novo custa {price.lowest}, com entrega, instalação e {warranty.motor} de garantia no motor.",
          "Novo e instalado, o kit basculante de 1/4 HP começa em {price.lowest}.",
          "Do outro lado está o kit novo, a {price.lowest} instalado, com garantia no motor e no serviço.",
        ],
        [
          "Suporte, cremalheira, controle e capacitor podem faltar no usado e entram na conta depois.",
          "Peças que faltam no anúncio, como braço, suporte e controles, mudam o total.",
          "Ferragens e controles raramente vêm completos, e cada item soma ao valor final.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como avaliar um motor usado", "O que conferir antes de pagar", "Teste o usado sem abrir a tampa"],
      slots: [
        [
          "A avaliação do comprador é de fora: etiqueta, aparência, som e documentos.",
          "Sem abrir o motor, já se descobre bastante pela etiqueta e pelo som.",
          "Peça imagens e vídeo antes de ir buscar, para não perder viagem.",
        ],
        [
          "Não ligue o motor solto no chão nem toque em fio, porque ele gira com força e dá choque.",
          "Testar motor fora do portão, com fio improvisado, é perigoso e não mostra o desempenho em carga.",
          "Quem mede capacitor, placa e enrolamento é o técnico, com instrumento e sem improviso.",
        ],
      ],
      steps: [
        "Peça foto nítida da etiqueta: modelo, tensão e potência.",
        "Veja vídeo do motor movendo o portão de origem, com som.",
        "Confira carcaça, trincas, ferrugem e sinais de água.",
        "Confirme se vêm braço ou suporte, fim de curso e controles.",
        "Mande a etiqueta para saber se há peça e se serve ao seu portão.",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de que o usado não compensa",
        "Quando deixar o motor usado passar",
        "Defeitos que o anúncio não mostra",
      ],
      slots: [
        [
          "Etiqueta ilegível, carcaça trincada e cheiro de queimado são motivos para recusar.",
          "Recuse motor com sinal de água, solda refeita na placa ou etiqueta arrancada.",
          "Ferrugem na carcaça e placa remendada mostram vida difícil e futuro curto.",
        ],
        [
          "Modelo fora de linha, sem placa nem engrenagem à venda, vira sucata no primeiro defeito.",
          "Sem peça de reposição no mercado, qualquer falha condena o conjunto inteiro.",
          "Um motor que saiu de linha pode até funcionar, mas não terá peça quando precisar.",
        ],
        [
          "A central de código fixo permite cópia do controle e convém ser trocada.",
          "Usado antigo costuma vir com código fixo, mais fácil de copiar que o rolante.",
          "Em modelo antigo, os controles de quem vendeu ainda abrem: a memória precisa ser apagada.",
        ],
      ],
      bullets: [
        "Etiqueta ilegível ou ausente",
        "Carcaça trincada ou enferrujada",
        "Sinais de água na caixa",
        "Placa com solda refeita",
        "Modelo sem peça à venda",
        "Controles e suportes incompletos",
      ],
    },
    {
      about: "choose",
      headings: ["Quando o usado faz sentido", "Quando comprar motor usado", "Usado, conserto ou novo"],
      slots: [
        [
          "O usado pode servir como peça para um motor igual ao seu, com teste antes.",
          "Faz sentido quando é do mesmo modelo e você já tem suporte, braço e controles.",
          "Motor idêntico ao atual, recente e com nota, é o caso em que o usado pode compensar.",
        ],
        [
          "Se o seu motor só tem uma peça ruim, o conserto costuma ser melhor que comprar outro usado.",
          "Antes de comprar usado, veja se o seu não volta com capacitor, placa ou engrenagem.",
          "Consertar o que você conhece é mais seguro que comprar a história de outro motor.",
        ],
        [
          "Para prédio e comércio, o usado raramente compensa, porque parada custa caro.",
          "Em uso coletivo, a idade desconhecida pesa demais, e o novo é a escolha mais previsível.",
          "Quem não pode ficar com o portão parado deve preferir equipamento com garantia.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Depois de instalar um usado", "Cuidados com o motor de segunda mão", "Primeiros ajustes no usado"],
      slots: [
        [
          "Apague a memória da central e cadastre só os seus controles.",
          "O primeiro passo é limpar os controles antigos da memória, para que só os seus abram.",
          "Controles do antigo dono precisam ser apagados no dia da instalação.",
        ],
        [
          "Peça ao técnico a medição do capacitor, a graxa certa e a conferência da engrenagem.",
          "Uma revisão inicial, com medição do capacitor e da corrente, mostra o que trocar já.",
          "Capacitor, engrenagem e fim de curso merecem avaliação antes de o motor entrar em uso.",
        ],
        [
          "A garantia do serviço é de {warranty.installation}; a do motor depende de quem vendeu.",
          "O nosso trabalho tem {warranty.installation} de garantia, mas o equipamento usado fica por conta do vendedor.",
          "A instalação tem garantia de {warranty.installation}, e o motor usado segue o combinado com o vendedor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vale a pena comprar motor de portão usado?",
      answers: [
        "Raramente em basculante: some a instalação avulsa do motor comprado à parte, a partir de {price.installation}, e compare com o kit novo instalado, que começa em {price.lowest}.",
        "Só com modelo atual, peça fácil e teste em carga. A conta completa, com instalação avulsa do motor comprado à parte, a partir de {price.installation}, muitas vezes empata com o novo.",
      ],
    },
    {
      question: "Motor usado tem garantia?",
      answers: [
        "Depende de quem vende. Loja responde pelo que vendeu, conforme o Código de Defesa do Consumidor; entre particulares, vale o que foi combinado.",
        "Comprado de particular, em geral só tem a garantia combinada. Comprado de loja, a lei prevê garantia; peça nota e prazo por escrito.",
      ],
    },
    {
      question: "Vocês instalam motor usado?",
      answers: [
        "Instalamos motor comprado à parte, com mão de obra a partir de {price.installation}, se o tipo e a capacidade servirem ao portão. Mande a foto da etiqueta antes de comprar.",
        "Sim, depois de conferir etiqueta e estado. A instalação avulsa de motor comprado à parte sai a partir de {price.installation}, com garantia de {warranty.installation} no serviço.",
      ],
    },
    {
      question: "O controle do motor usado é seguro?",
      answers: [
        "Só depois de apagar a memória da central. Sem isso, os controles do antigo dono continuam abrindo o seu portão.",
        "Não até o recadastro. Peça para apagar todos os controles e gravar apenas os seus.",
      ],
    },
    {
      question: "Posso comprar uma placa usada?",
      answers: [
        "Só se for do mesmo modelo e testada. Placa com solda refeita ou sinal de umidade costuma falhar de novo.",
        "É arriscado: não dá para ver relé gasto nem umidade por foto. Compare com a placa nova e com a garantia dela.",
      ],
    },
  ],
  photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão",
  related: ["preco", "conserto", "troca", "kit", "vida-util", "garantia"],
  topic: "troca-de-motor-de-portao",
};
