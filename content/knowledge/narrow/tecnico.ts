import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const tecnico: NarrowConcept[] = [
  {
    id: "tecnico-quanto-cobra",
    broader: "tecnico",
    label: "Quanto cobra um técnico",
    phrase: "quanto cobra um técnico de portão",
    asks: [
      "quanto cobra técnico",
      "técnico cobra",
      "preço técnico portão",
      "valor técnico portão",
      "mão obra técnico",
      "quanto custa técnico",
      "valor hora técnico",
      "técnico portão preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Um técnico de portão cobra a partir de {price.preventive} pela revisão em casa, sem peças, em geral de {price.preventiveRange} se há muito a ajustar, e a partir de {price.installation} para instalar motor comprado à parte. O conserto depende da peça, com orçamento grátis por foto.",
        "O técnico cobra mão de obra e peça em separado: revisão residencial a partir de {price.preventive}, instalação avulsa a partir de {price.installation} e troca de motor em casa de {price.homeSwap}, com motor incluído. Conserto tem valor dito antes.",
        "O que um técnico de portão eletrônico cobra depende do serviço: regular custa menos que trocar placa. Como base, a visita preventiva em casa parte de {price.preventive}; para o conserto, um vídeo e a foto da etiqueta rendem estimativa grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que o técnico cobra em cada serviço", "Visita, mão de obra e peça", "O que se paga ao técnico"],
        slots: [
          [
            "A mão de obra inclui diagnóstico, troca da peça aprovada, ajuste e teste; a peça vem em linha própria.",
            "Visita, serviço e peça são coisas diferentes, e cada uma aparece separada no orçamento.",
            "Paga-se pelo serviço feito e pela peça aprovada, e os dois valores são ditos antes.",
          ],
          [
            "Uma revisão em casa custa a partir de {price.preventive}; instalação de motor já comprado, a partir de {price.installation}; troca residencial, de {price.homeSwap}.",
            "Os valores conhecidos são três: {price.preventive} de partida na revisão, {price.installation} na instalação avulsa e de {price.homeSwap} na troca em casa.",
            "Em portão pesado, de prédio ou galpão, a troca do motor vai de {price.heavySwap}; a revisão é orçada por portão.",
          ],
          [
            "Conserto é calculado pela peça: capacitor, fim de curso e regulagem pesam pouco; placa, redutor e serralheria, mais.",
            "No reparo, a conta muda com a peça, o modelo do motor e o acesso ao portão.",
            "Quanto mais simples a peça, menor o valor: pilha e ajuste numa ponta, placa e redutor na outra.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como saber o preço antes", "O que perguntar ao técnico", "Evite surpresa no valor"],
        slots: [
          [
            "Mande vídeo, etiqueta e bairro, e peça o valor da visita e a estimativa do conserto antes de marcar.",
            "Combine por mensagem o que está incluído, se há taxa de deslocamento e a garantia do serviço.",
            "Peça o valor por escrito, com peça e mão de obra separadas.",
          ],
          [
            "Pergunte o que acontece se você não aprovar o conserto depois do diagnóstico.",
            "Confirme se o valor vale à noite e no fim de semana, porque o horário pode mudá-lo.",
            "Guarde a mensagem com o valor combinado, que evita discussão no fim.",
          ],
        ],
        bullets: [
          "Valor da visita, se houver",
          "Peça e mão de obra separadas",
          "Garantia do serviço",
          "Valor em noite e fim de semana",
          "Formas de pagamento",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O técnico cobra a visita se eu não fizer o serviço?",
        answers: [
          "Isso é combinado antes: o valor da visita, quando existe, é informado na conversa. O orçamento por foto e vídeo é grátis.",
          "Pergunte ao marcar. A estimativa por foto não custa nada; o deslocamento, se cobrado, é dito antes de o técnico sair.",
        ],
      },
      {
        question: "Quanto custa um técnico de portão à noite ou no domingo?",
        answers: [
          "O WhatsApp atende {shop.hours}, e o valor do horário é dito antes de você confirmar.",
          "Pode ser diferente do dia útil, e você sabe o valor antes de marcar. O contato funciona {shop.hours}.",
        ],
      },
      {
        question: "Dá para parcelar o serviço do técnico?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão.",
          "O cartão aceita até {shop.instalments} vezes, inclusive na troca de motor.",
        ],
      },
      {
        question: "Por que dois técnicos dão preços diferentes?",
        answers: [
          "Os preços mudam porque podem incluir coisas diferentes: peça, ajuste da folha, garantia, deslocamento. Compare o mesmo escopo.",
          "Veja o que está incluído: um pode cotar só a peça e outro, a peça com regulagem e teste.",
        ],
      },
    ],
    photo: "um vídeo do defeito, a foto da etiqueta do motor e o bairro",
  },
  {
    id: "tecnico-perto",
    broader: "tecnico",
    label: "Técnico perto de mim",
    phrase: "um técnico de portão perto de você",
    asks: [
      "técnico perto mim",
      "conserto perto mim",
      "assistência perto mim",
      "conserta perto mim",
      "arruma perto mim",
      "técnico próximo",
      "técnico bairro",
    ],
    intent: "repair",
    answers: {
      any: [
        "O técnico vai até você em São Paulo e nas cidades vizinhas: não é preciso procurar loja no bairro. Mande pelo WhatsApp o endereço, a foto da etiqueta e um vídeo do defeito e receba o orçamento grátis antes de marcar.",
        "Técnico de portão perto de você: atendemos no endereço, em toda a Grande São Paulo, motores PPA, Garen, Rossi, Peccinin e outras marcas. O WhatsApp funciona {shop.hours}; informe o bairro para combinar o horário.",
        "Para achar técnico perto de você, mande o bairro e um vídeo do portão. O atendimento é no local, o horário da visita é combinado na conversa e o valor é dito antes do serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que mandar para o técnico vir certo",
          "Informações que adiantam a visita",
          "Peça o técnico com a mensagem certa",
        ],
        slots: [
          [
            "Com bairro, tipo de portão e etiqueta, o técnico já sai com a peça provável.",
            "Uma mensagem completa evita a segunda viagem atrás de peça.",
            "Quanto melhor a descrição, maior a chance de resolver numa visita.",
          ],
          [
            "Diga se o portão ficou aberto, se há carro preso e se alguém já mexeu no motor.",
            "Conte quando começou: depois de chuva, raio, batida ou sem motivo aparente.",
            "Informe se há nobreak, interfone ou tag ligados à central.",
          ],
        ],
        steps: [
          "Escreva o bairro e a rua ou um ponto de referência.",
          "Diga se o portão sobe, corre ou gira.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
          "Grave um vídeo com som, de longe; com folha torta ou cheiro de queimado, só fotos.",
          "Combine horário e valor antes da visita.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Perto é bom, mas confira isto",
          "Como escolher entre os técnicos próximos",
          "Técnico perto e técnico que mede",
        ],
        slots: [
          [
            "Perto ajuda na rapidez; o que resolve é medir antes de trocar e mostrar a peça.",
            "Escolha quem atende a sua marca, diz o valor antes e dá garantia por escrito.",
            "O técnico mais próximo serve se trabalha com mecânica e elétrica, e não só com uma delas.",
          ],
          [
            "Nossa garantia é de {warranty.installation} na instalação e de {warranty.motor} no motor vendido por nós.",
            "A instalação tem {warranty.installation} de garantia, e o motor que vendemos, {warranty.motor}.",
            "Peça a garantia por escrito: aqui, {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: ["visit", "signs"],
    questions: [
      {
        question: "O técnico atende o meu bairro?",
        answers: [
          "Atendemos a capital e as cidades da Grande São Paulo. Mande o bairro, e confirmamos na hora.",
          "Muito provavelmente, se você está na Grande São Paulo. O bairro na mensagem confirma.",
        ],
      },
      {
        question: "Em quanto tempo o técnico chega ao portão?",
        answers: [
          "O prazo depende do bairro e da agenda do dia, e o horário é combinado na conversa. O WhatsApp funciona {shop.hours}.",
          "O horário possível é dito ao confirmar o endereço, sem promessa antes disso.",
        ],
      },
      {
        question: "Preciso ir até a loja para chamar o técnico?",
        answers: [
          "Não. O pedido, o orçamento e o agendamento são pelo WhatsApp, e o serviço é no seu portão.",
          "Não: o técnico leva peças e ferramentas até você.",
        ],
      },
      {
        question: "O técnico atende qualquer marca?",
        answers: [
          "As mais comuns no Brasil, como PPA, Garen, Rossi, Peccinin e Nice, de forma independente. A foto da etiqueta confirma.",
          "Sim, motores de várias marcas, como serviço independente. Modelos raros dependem de peça.",
        ],
      },
    ],
    photo: "o bairro, a foto da etiqueta do motor e um vídeo do defeito",
  },
];
