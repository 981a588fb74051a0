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
      "Um motor de portão usado raramente compensa em casa, porque só a instalação de um motor comprado à parte parte de {price.installation}, e o kit basculante novo, já instalado, de {price.lowest}, com {warranty.motor} de garantia no motor. O seminovo só vale a pena com etiqueta legível, teste com o portão e peça à venda.",
      "Comprar motor usado ou um kit novo se decide pela soma. Ao preço do usado acrescentam-se a instalação, a partir de {price.installation}, e o que faltar de suporte e controle. O kit basculante novo custa a partir de {price.lowest}, montado, e o usado chega sem garantia e com idade desconhecida.",
      "Motor de portão de segunda mão exige cuidado na conta: a instalação avulsa começa em {price.installation}, valor próximo dos {price.lowest} do kit basculante novo instalado. A compra compensa em motor caro, de portão pesado, com nota, teste e peça de reposição à venda.",
    ],
    price: [
      "O preço de um motor de portão usado precisa incluir a instalação, a partir de {price.installation}, e o que faltar de suporte, controles e capacitor. O kit basculante novo custa a partir de {price.lowest}, com entrega, instalação e {warranty.motor} de garantia no motor.",
      "Quanto custa um motor seminovo instalado é o valor do anúncio mais a mão de obra, que parte de {price.installation}. Novo, o kit basculante de 1/4 HP vai de {price.lowest} a {price.highest}, já montado, e por isso o usado precisa ser muito barato para compensar.",
    ],
    comparison: [
      "Entre motor usado ou novo para portão, o novo quase sempre ganha em casa. O kit basculante custa a partir de {price.lowest}, instalado, com {warranty.motor} de garantia no motor, enquanto só a instalação do usado parte de {price.installation}, sem garantia do equipamento.",
      "Motor usado leva vantagem sobre o novo apenas com modelo atual, peça fácil de achar e teste com o portão em movimento. Some a ele a instalação, a partir de {price.installation}, e compare com o kit basculante novo, que começa em {price.lowest}, montado e com garantia.",
      "A diferença entre motor usado e novo está no custo total e no tempo de vida. Ao preço do anúncio somam-se {price.installation} ou mais de instalação, e o kit basculante novo completo começa em {price.lowest}. A vida média é de {trade.life}, e no usado não se sabe quanto resta.",
    ],
    buying: [
      "Para comprar motor de portão usado, peça a foto da etiqueta, um vídeo dele movendo o portão e a nota, e confirme se o tipo serve e se há peça. A instalação custa a partir de {price.installation}, e o kit basculante novo instalado, a partir de {price.lowest}.",
      "Na compra de um motor seminovo de portão eletrônico, pergunte a idade, o motivo da venda e se os controles vêm junto. Não compramos nem vendemos usado, mas instalamos o seu a partir de {price.installation}, com {warranty.installation} de garantia no serviço.",
    ],
    question: [
      "Motor de portão usado raramente compensa em casa, porque só a instalação parte de {price.installation}, e o kit basculante novo, instalado, de {price.lowest}. Vale a pena em motor caro, de portão pesado, com nota e peça de reposição à venda.",
      "Depende do estado: o motor usado pode valer com etiqueta legível, teste com o portão, controles e peça à venda. Sem esses dados, não se sabe quanto resta dos {trade.life} de vida média. Some a instalação, de {price.installation} ou mais, e compare com {price.lowest} do kit basculante novo.",
    ],
  },
  line: [
    "O motor usado, somado à instalação avulsa, a partir de {price.installation}, pode custar mais que o kit novo de {price.lowest}.",
    "Antes de comprar um motor usado, confira a idade, a peça de reposição e a tensão na etiqueta.",
    "Comprar motor usado sem teste é um risco, porque capacitor e engrenagem não se avaliam só de olhar.",
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
          "Ao preço do motor usado soma-se a instalação, a partir de {price.installation}. O kit basculante novo começa em {price.lowest}, com entrega e montagem, e a diferença raramente paga o risco de um equipamento sem garantia.",
          "Todo motor comprado à parte paga a instalação, que parte de {price.installation}. O kit basculante novo, montado, custa a partir de {price.lowest} e ainda traz garantia no motor, o que o usado não tem.",
          "O custo real do usado é o valor do anúncio mais {price.installation} ou mais de mão de obra. Compare com o basculante novo instalado, que começa em {price.lowest}, antes de decidir.",
          "Um basculante novo e instalado custa a partir de {price.lowest}. Como a montagem de um motor avulso parte de {price.installation}, o usado precisa ser muito barato para valer a pena.",
        ],
        [
          "Suporte, cremalheira, controles e capacitor podem faltar no motor usado, e cada item comprado depois aumenta o total.",
          "Ferragem e controle raramente vêm completos em um motor de segunda mão, e o que falta é comprado à parte.",
          "Confira no anúncio, item por item, se vêm braço, suporte, fim de curso e controles, porque a peça ausente muda a conta.",
          "Os itens que mais faltam em um usado são o suporte, o braço e os controles. Some o preço deles antes de pagar.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como avaliar um motor usado", "O que conferir antes de pagar", "Teste o usado sem abrir a tampa"],
      slots: [
        [
          "Avalie o motor usado por fora, pela etiqueta, pelo som no vídeo e pela nota. Não o ligue solto nem com fio improvisado, porque ele gira com força e pode dar choque.",
          "Antes de ir buscar, peça foto da etiqueta e um vídeo do motor em funcionamento. Ligar fora do portão é perigoso, e a medição de capacitor e placa é do técnico.",
          "Um vídeo do motor movendo o portão de origem mostra mais que qualquer teste no chão, que é perigoso e não revela a força. A etiqueta completa a avaliação, sem abrir a tampa.",
          "O motor de segunda mão se avalia sem abrir e sem ligar na tomada: bastam a etiqueta, o vídeo em uso e os documentos. Solto, ele pode girar de repente e ferir quem o segura.",
        ],
      ],
      steps: [
        "Peça uma foto nítida da etiqueta, com modelo, tensão e potência.",
        "Veja um vídeo do motor movendo o portão de origem, com som.",
        "Confira a carcaça, procurando trincas, ferrugem e sinais de água.",
        "Confirme se vêm suporte, fim de curso e controles.",
        "Mande a etiqueta para saber se o motor serve ao seu portão.",
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
          "Etiqueta ilegível, carcaça trincada e sinal de água são motivos para recusar um motor usado. O modelo sem peça à venda para de vez no primeiro defeito.",
          "Recuse o motor com placa remendada ou etiqueta arrancada, e também o que saiu de linha. Sem peça de reposição, qualquer falha obriga a comprar outro.",
          "Cheiro de queimado, ferrugem e marcas de água mostram que o motor já sofreu. Se o modelo também não tem peça à venda, a compra não compensa.",
          "Quando não dá para ler a etiqueta, não há como confirmar tensão nem peça, e o melhor é não comprar. Trinca na carcaça e sinais de umidade são outros motivos de recusa.",
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
          "O usado faz sentido quando é igual ao seu, recente, com nota, e você já tem suporte e controles. Se o seu motor só tem uma peça ruim, consertá-lo é melhor que comprar outro usado.",
          "Um motor idêntico ao atual, com procedência conhecida, é o caso em que o usado compensa. Antes da compra, verifique se o seu não volta a funcionar com um capacitor ou uma placa.",
          "Com o mesmo modelo, nota e suporte já instalado, o motor de segunda mão pode valer a pena. Nos outros casos, o conserto do seu ou um kit novo sai mais seguro.",
          "Para substituir um motor por outro igual, o usado recente e com nota pode servir. O conserto do que você já conhece, porém, costuma ser mais seguro e mais barato.",
        ],
        [
          "Em prédio e comércio, o motor usado quase nunca compensa, porque cada parada custa caro. A troca por um novo, em portão pesado, fica de {price.heavySwap}, com mão de obra e garantia.",
          "Garagem coletiva precisa de um motor com idade e garantia conhecidas, o que o usado não oferece. Em folha pesada, a troca por um novo custa de {price.heavySwap}, com o serviço.",
          "Quem não pode ficar com o portão parado, como um prédio ou uma loja, deve preferir o motor novo. Em portão pesado, ele fica de {price.heavySwap}, já instalado e com garantia.",
          "A idade desconhecida é um risco grande demais para condomínio e comércio. O motor novo para portão pesado, com mão de obra, custa de {price.heavySwap}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Depois de instalar um usado", "Cuidados com o motor de segunda mão", "Primeiros ajustes no usado"],
      slots: [
        [
          "Peça ao técnico para apagar a memória da central e gravar só os seus controles, porque os do antigo dono ainda podem abrir o portão. Capacitor, engrenagem e fim de curso merecem uma medição antes do uso.",
          "O primeiro passo depois de montar o usado é apagar os controles antigos da central, que continuariam abrindo a sua garagem. Em seguida, o técnico mede o capacitor, a corrente e o ponto de parada.",
          "Com o motor de segunda mão instalado, a memória é zerada e os seus controles são cadastrados no mesmo dia. A medição do capacitor e da engrenagem mostra o que precisa de troca.",
          "Quem vendeu o motor pode ter guardado um controle, e por essa razão a memória deve ser apagada. Uma revisão inicial, com medição do capacitor e do fim de curso, evita surpresa.",
        ],
        [
          "A garantia da instalação é de {warranty.installation}, e a do motor depende de quem vendeu. A revisão, {visits.home}, ajuda a descobrir desgaste cedo.",
          "O nosso serviço tem {warranty.installation} de garantia, e o equipamento usado fica por conta do vendedor.",
          "São {warranty.installation} de garantia na montagem. Para o motor, vale apenas o que o vendedor prometer por escrito.",
          "Guarde a nota da compra, porque a garantia do motor usado é de quem o vendeu. A nossa cobre a instalação por {warranty.installation}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês instalam motor usado?",
      answers: [
        "Sim, instalamos motor usado a partir de {price.installation}, depois de conferir pela etiqueta se ele serve ao portão.",
        "Sim. A instalação de um motor usado parte de {price.installation}, com {warranty.installation} de garantia no serviço.",
        "Instalamos, se o modelo servir ao tipo e ao peso da folha e estiver em condição de uso.",
      ],
    },
    {
      question: "Vocês compram ou vendem motor usado?",
      answers: [
        "Não compramos nem vendemos motor usado. Vendemos motores novos, com {warranty.motor} de garantia.",
        "Não, mas instalamos o usado que você comprou, se ele servir ao portão.",
        "Não trabalhamos com a venda de usados. O kit basculante novo, instalado, começa em {price.lowest}.",
      ],
    },
    {
      question: "Motor usado tem garantia?",
      answers: [
        "O motor usado tem a garantia que o vendedor der; a nossa, de {warranty.installation}, cobre a instalação.",
        "Só a de quem vendeu. O serviço de instalação tem {warranty.installation} de garantia.",
        "Depende do vendedor, que responde pelo equipamento. Peça a nota na compra, porque é ela que comprova o prazo.",
      ],
    },
    {
      question: "Quanto tempo dura um motor de segunda mão?",
      answers: [
        "Um motor de segunda mão dura o que restar da vida média, de {trade.life}, e isso depende do uso anterior.",
        "Não há como saber sem testar o motor com o portão e medir o desgaste do redutor.",
        "De poucos meses a vários anos, conforme o uso que teve. A data na etiqueta, quando existe, ajuda a estimar.",
      ],
    },
    {
      question: "Vale comprar só a placa usada?",
      answers: [
        "Comprar só a placa usada é arriscado, porque o defeito não aparece por fora. Uma compatível nova é mais segura.",
        "Só se ela foi testada em um motor do mesmo modelo, já que a oxidação de uma umidade antiga volta a dar defeito.",
        "Raramente. O reparo da placa que você tem costuma ser a opção melhor.",
      ],
    },
  ],
  photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão",
  related: ["preco", "conserto", "troca", "kit", "vida-util", "garantia"],
  topic: "troca-de-motor-de-portao",
};
