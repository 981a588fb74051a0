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
        "Um técnico de portão cobra a partir de {price.preventive} pela visita de ajuste e limpeza em residência, sem peças, e em geral de {price.preventiveRange} se há muito a regular. O conserto soma a peça, com orçamento grátis por foto e vídeo.",
        "O técnico cobra mão de obra e peça em separado: a visita de ajuste em residência custa a partir de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com o motor incluído. O valor do conserto é dito antes, pela foto da etiqueta e por um vídeo.",
        "O ajuste com limpeza, em residência, custa a partir de {price.preventive}, sem peças; é o serviço mais barato do técnico. Trocar uma peça soma o preço dela, do capacitor, que é barato, à placa, uma das mais caras, com orçamento grátis por foto e vídeo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que o técnico cobra em cada serviço", "Visita, mão de obra e peça", "O que se paga ao técnico"],
        slots: [
          [
            "A mão de obra inclui achar o defeito, trocar a peça aprovada, regular e testar; a peça vem em linha própria no orçamento.",
            "O orçamento separa a ida do técnico, a mão de obra e a peça, e você aprova antes de o serviço começar.",
            "Você paga o serviço feito e a peça que aprovou, e os dois valores são ditos antes.",
          ],
          [
            "Instalar um motor que você já comprou custa a partir de {price.installation}, só a mão de obra; a troca com motor nosso, em residência, fica de {price.homeSwap}.",
            "A troca do motor, em residência, fica de {price.homeSwap}, com motor e mão de obra.",
            "Em portão pesado, de prédio ou galpão, a troca do motor vai de {price.heavySwap}, e a revisão é orçada por portão.",
          ],
          [
            "No conserto, capacitor, fim de curso e roldana custam pouco; placa, redutor e solda custam mais.",
            "No conserto, o valor muda com a peça, o modelo do motor e o acesso ao portão.",
            "Motor com inversor usa placa própria da linha, que custa mais que a compatível de um motor comum.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Como saber o preço antes da visita",
          "O valor vem antes de o técnico sair",
          "Sem surpresa no valor",
        ],
        slots: [
          [
            "Mande o vídeo do defeito, a foto da etiqueta e o bairro: respondemos com o valor da ida e a estimativa do conserto.",
            "Pela foto da etiqueta sabemos o modelo e o preço da peça; pelo vídeo, qual peça deve ter falhado.",
            "O valor vai por mensagem, com a peça e a mão de obra separadas, e fica guardado na conversa.",
          ],
          [
            "À noite, no domingo e em feriado a ida pode ter outro valor, dito antes de você confirmar.",
            "Se no local aparecer outro defeito, o técnico diz quanto custa e só faz com o seu aval.",
            "Pela lei, você tem 90 dias para reclamar do conserto e da peça, sem pagar a mais por isso.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O técnico cobra a visita se eu não fizer o serviço?",
        answers: [
          "O valor da ida, quando há, é dito antes de o técnico sair, e você decide se marca. O orçamento por foto e vídeo não custa nada.",
          "Você sabe antes: o orçamento por foto e vídeo é grátis, e a ida ao local, se for cobrada, tem o valor informado na conversa.",
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
          "Porque um pode cotar só a peça e outro a peça com regulagem, teste e garantia. Compare o que cada orçamento inclui e se a peça é original ou compatível.",
          "Os preços mudam com o que está incluído: deslocamento, tipo de peça, acerto da folha e garantia. Peça os dois orçamentos com os mesmos itens.",
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
      "eletricista portão perto",
      "eletricista portão perto mim",
      "eletricista de portão",
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
          "Técnico no seu endereço: preço e garantia",
          "O que fica combinado antes",
          "Como trabalha o técnico que vai até você",
        ],
        slots: [
          [
            "O orçamento e a peça são acertados pelo WhatsApp, e o técnico vai direto ao seu portão.",
            "O técnico cuida da parte mecânica e da elétrica na mesma visita, sem você chamar dois profissionais.",
            "Antes de trocar, ele mede e mostra a peça com defeito, e o valor é dito antes do serviço.",
          ],
          [
            "A garantia é de {warranty.installation} na instalação e de {warranty.motor} no motor vendido por nós; no conserto valem os 90 dias da lei.",
            "Pela lei, você tem 90 dias para reclamar do conserto e da peça trocada.",
            "Se o defeito voltar em até 90 dias, o prazo da lei, mande o vídeo e a nota pelo WhatsApp.",
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
