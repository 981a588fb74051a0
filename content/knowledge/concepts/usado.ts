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
      "Motor de portão usado raramente compensa em casa: só a instalação de motor comprado à parte parte de {price.installation}, e o kit novo basculante, já instalado, de {price.lowest}, com {warranty.motor} de garantia. Seminovo só vale com etiqueta, teste em carga e peça à venda.",
      "Motor usado ou kit novo, a conta é esta: ao preço do usado somam-se a instalação, desde {price.installation}, e o que faltar de suporte e controle; o novo basculante sai por {price.lowest}, montado. O usado chega sem garantia e com idade desconhecida.",
      "Comprar motor de portão de segunda mão pede cuidado: a instalação avulsa começa em {price.installation}, perto dos {price.lowest} do kit novo instalado. Compensa em motor caro, de portão pesado, com procedência e peça.",
    ],
    price: [
      "No preço do motor de portão usado, some a instalação, a partir de {price.installation}, mais suporte, controles e talvez capacitor. O kit basculante novo custa {price.lowest}, com entrega, instalação e {warranty.motor} de garantia no motor.",
      "Quanto sai um motor seminovo instalado: o valor do anúncio mais {price.installation} ou mais de mão de obra. Novo, o basculante de 1/4 HP vai de {price.lowest} a {price.highest}, já montado.",
    ],
    comparison: [
      "Entre motor usado ou novo para portão, compare o total: o kit basculante novo custa {price.lowest}, instalado, com {warranty.motor} de garantia no motor; só a instalação do usado parte de {price.installation}. Em casa, o novo quase sempre ganha.",
      "Motor de portão usado ou kit novo: o usado leva vantagem só com modelo atual, peça fácil e teste em carga. Some a ele {price.installation} de instalação e compare com {price.lowest} do novo, montado e com garantia.",
      "A conta entre motor usado e novo é o preço do anúncio mais {price.installation} de instalação, contra {price.lowest} do kit basculante completo. A vida média é de {trade.life}, e no usado não se sabe quanto resta.",
    ],
    buying: [
      "Se for comprar motor de portão usado, peça foto da etiqueta, vídeo em carga e nota, e confirme se o tipo serve e se há peça. A instalação custa a partir de {price.installation}; o kit novo instalado, desde {price.lowest}.",
      "Na compra de motor seminovo de portão eletrônico, pergunte idade, motivo da venda e se vêm os controles. Não compramos nem vendemos usado, e instalar o seu parte de {price.installation}, com {warranty.installation} de garantia no serviço.",
    ],
    question: [
      "Motor de portão usado raramente compensa em casa, porque só a instalação parte de {price.installation} e o kit novo instalado, de {price.lowest}. Vale em motor caro de portão pesado, com procedência e peça à venda.",
      "Pode comprar motor usado se houver etiqueta, teste em carga, controles e peça, já que sem isso não se sabe o que resta dos {trade.life} de vida média. Some {price.installation} de instalação e compare com {price.lowest} do kit novo.",
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
          "Ao preço do usado soma-se a instalação, a partir de {price.installation}; o kit basculante novo custa {price.lowest}, com entrega e instalação. A diferença raramente paga o risco.",
          "Todo motor comprado à parte paga instalação, desde {price.installation}. Do outro lado está o kit novo, {price.lowest} montado, com {warranty.motor} de garantia no motor.",
          "Anúncio mais {price.installation} de mão de obra, contra {price.lowest} do novo instalado. É por aí que a conta se decide.",
          "Novo e instalado, o basculante começa em {price.lowest}. O usado precisa custar bem pouco para compensar os {price.installation} da montagem.",
        ],
        [
          "Suporte, cremalheira, controle e capacitor podem faltar no usado e entram depois. Cada item soma ao total.",
          "Ferragem e controle raramente vêm completos. O que falta se compra à parte.",
          "Peça ausente no anúncio muda a conta. Confira item por item antes.",
          "Braço, suporte e controles são o que mais falta. Some antes de pagar.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como avaliar um motor usado", "O que conferir antes de pagar", "Teste o usado sem abrir a tampa"],
      slots: [
        [
          "A avaliação é de fora: etiqueta, som e documentos. Não ligue o motor solto nem com fio improvisado, porque gira com força e dá choque.",
          "Peça imagem e vídeo antes de ir buscar. Medir capacitor e placa é do técnico.",
          "Etiqueta e vídeo em carga dizem muito. Testar fora do portão é perigoso e não mostra nada.",
          "Veja sem abrir e sem ligar. O vídeo no portão de origem vale mais que o teste no chão.",
        ],
      ],
      steps: [
        "Peça foto nítida da etiqueta: modelo, tensão e potência.",
        "Veja vídeo do motor movendo o portão de origem, com som.",
        "Confira carcaça, trincas, ferrugem e sinais de água.",
        "Confirme se vêm suporte, fim de curso e controles.",
        "Mande a etiqueta para saber se serve ao seu portão.",
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
          "Etiqueta ilegível, carcaça trincada e sinal de água são motivos para recusar. Modelo sem peça à venda vira sucata no primeiro defeito.",
          "Recuse placa remendada e etiqueta arrancada. Sem reposição, qualquer falha condena o conjunto.",
          "Cheiro de queimado e ferrugem mostram vida difícil. Fora de linha, não há peça.",
          "Se não dá para ler a etiqueta, não compre. Peça à venda é a outra condição.",
        ],
      ],
      bullets: [
        "Etiqueta ilegível ou ausente",
        "Carcaça trincada ou enferrujada",
        "Sinais de água na caixa",
        "Placa com solda refeita",
        "Modelo sem peça à venda",
      ],
    },
    {
      about: "choose",
      headings: ["Quando o usado faz sentido", "Quando comprar motor usado", "Usado, conserto ou novo"],
      slots: [
        [
          "Faz sentido quando é igual ao seu, recente, com nota, e você já tem suporte e controles. Se o seu motor só tem uma peça ruim, consertar é melhor que comprar outro usado.",
          "Motor idêntico ao atual é o caso em que compensa. Antes, veja se o seu não volta com capacitor ou placa.",
          "Mesmo modelo e procedência: pode valer. Nos outros casos, conserto ou novo.",
          "O usado serve para repor um igual. Conserto do que você conhece é mais seguro.",
        ],
        [
          "Em prédio e comércio quase nunca compensa, porque parada custa caro. Novo, motor pesado na troca fica de {price.heavySwap}, com mão de obra e garantia.",
          "Uso coletivo pede previsibilidade. A troca por novo custa de {price.heavySwap} em folha pesada.",
          "Quem não pode parar prefere garantia. Em portão pesado, o novo instalado sai de {price.heavySwap}.",
          "Idade desconhecida pesa demais em prédio. Motor novo pesado fica de {price.heavySwap}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Depois de instalar um usado", "Cuidados com o motor de segunda mão", "Primeiros ajustes no usado"],
      slots: [
        [
          "Apague a memória da central e cadastre só os seus controles, porque os do antigo dono ainda abrem. Capacitor, engrenagem e fim de curso merecem medição antes do uso.",
          "O primeiro passo é limpar os controles antigos. Depois, medir capacitor e corrente.",
          "Memória zerada e medição no mesmo dia. Código fixo convém ser trocado por rolante.",
          "Quem vendeu ainda tem controle, então apague tudo. Uma revisão inicial mostra o que trocar.",
        ],
        [
          "A garantia do serviço é de {warranty.installation}; a do motor depende de quem vendeu. Revise {visits.home}.",
          "Nosso trabalho tem {warranty.installation} de garantia, e o equipamento usado fica por conta do vendedor.",
          "São {warranty.installation} na instalação, e nada no motor, salvo o que o vendedor der.",
          "Guarde a nota da compra. A nossa garantia cobre a montagem, {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês instalam motor usado?",
      answers: [
        "Instalamos motor usado a partir de {price.installation}, depois de conferir pela etiqueta se serve ao portão.",
        "Sim, desde {price.installation}, com {warranty.installation} de garantia no serviço.",
        "Sim, se o modelo servir ao tipo e ao peso da folha.",
      ],
    },
    {
      question: "Vocês compram ou vendem motor usado?",
      answers: [
        "Não compramos nem vendemos motor usado. Vendemos novos, com {warranty.motor} de garantia.",
        "Não. Só instalamos o que você comprou.",
        "Não trabalhamos com usados. O kit novo instalado começa em {price.lowest}.",
      ],
    },
    {
      question: "Motor usado tem garantia?",
      answers: [
        "Motor usado tem a garantia que o vendedor der; a nossa, de {warranty.installation}, cobre a instalação.",
        "Só a de quem vendeu. O serviço tem {warranty.installation}.",
        "Do equipamento, depende do vendedor. Peça nota.",
      ],
    },
    {
      question: "Quanto tempo dura um motor de segunda mão?",
      answers: [
        "Um motor de segunda mão dura o que restar da vida média, de {trade.life}, e isso depende do uso anterior.",
        "Não há como saber sem teste em carga.",
        "De poucos meses a anos. A idade da etiqueta ajuda a estimar.",
      ],
    },
    {
      question: "Vale comprar só a placa usada?",
      answers: [
        "Comprar só a placa usada é arriscado: defeito de placa não aparece por fora. Compatível nova sai mais segura.",
        "Só se testada no mesmo modelo. Umidade antiga volta.",
        "Raramente. O reparo da sua costuma ser melhor.",
      ],
    },
  ],
  photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão",
  related: ["preco", "conserto", "troca", "kit", "vida-util", "garantia"],
  topic: "troca-de-motor-de-portao",
};
