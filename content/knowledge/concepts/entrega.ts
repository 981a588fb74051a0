import type { Concept } from "#domain/knowledge/concept.ts";

export const entrega: Concept = {
  id: "entrega",
  kind: "service",
  label: "Entrega",
  phrase: "a entrega do motor",
  words: [
    "entrega",
    "frete grátis",
    "frete",
    "entrega grátis",
    "envio",
    "pronta entrega",
    "entrega em casa",
    "motor com entrega",
    "vocês entregam",
    "entrega e instalação",
  ],
  intent: "buying",
  answers: {
    any: [
      "A entrega do motor de portão é grátis em São Paulo e região metropolitana, e no kit basculante a instalação já está no preço, a partir de {price.lowest}. O próprio técnico leva o motor em casa e instala na mesma visita, de {time.tilting} de trabalho.",
      "Entregamos o motor do portão em casa sem cobrar frete na Grande São Paulo, e quem entrega é o técnico que instala. Com entrega e instalação, o kit basculante custa {models.pricesOr}, e o dia é combinado pelo WhatsApp.",
      "O frete do motor de portão é grátis na capital e região metropolitana, e a entrega não é cobrada à parte no kit instalado, que começa em {price.lowest}. O técnico traz o equipamento, monta em {time.tilting} e deixa os controles gravados.",
    ],
    price: [
      "A entrega do motor de portão não tem custo na Grande São Paulo: os kits basculantes, com frete e instalação, saem por {models.prices}, em até {shop.instalments} vezes no cartão. Motor de outro tipo tem a entrega confirmada no orçamento.",
      "Frete grátis e instalação já estão no preço do kit basculante, {models.pricesOr}. Não há valor de entrega a somar na capital e região metropolitana, e peça avulsa é combinada pelo endereço.",
    ],
    buying: [
      "Comprando o motor do portão no kit basculante, a entrega é grátis e a instalação está incluída, por {models.pricesOr}. O técnico leva e monta na mesma visita, em {time.tilting}, na capital e região metropolitana.",
      "A entrega do motor de portão não é cobrada à parte: o kit com frete e instalação custa a partir de {price.lowest}, na Grande São Paulo. O modelo é confirmado por foto, e o dia se combina pelo WhatsApp.",
      "Motor de portão com entrega grátis e instalação sai por {models.pricesNamed}, no basculante. O técnico leva o equipamento no dia marcado e deixa o portão funcionando em {time.tilting}.",
    ],
    question: [
      "Entregamos o motor do portão em casa com frete grátis, sem cobrança à parte, em São Paulo e região metropolitana, porque o técnico leva e instala na mesma visita. O kit basculante, com tudo, parte de {price.lowest}.",
      "A entrega e instalação do motor funcionam como um serviço só: você confirma o modelo por foto, combina o dia, e o técnico leva e monta em {time.tilting}. O frete do motor é grátis na Grande São Paulo, não cobrado à parte, e o kit basculante começa em {price.lowest}.",
      "O frete do motor de portão é grátis, e a entrega em casa não é cobrada à parte na Grande São Paulo: ela e a instalação já estão no preço do kit basculante, desde {price.lowest}. O técnico traz o motor e deixa o portão pronto no mesmo dia.",
    ],
    emergency: [
      "Para receber o motor de portão com urgência, confirme o modelo e a agenda pelo WhatsApp, {shop.hours}: endereço, largura e fotos. A entrega é grátis na Grande São Paulo, e o kit basculante instalado parte de {price.lowest}.",
      "A entrega do motor no mesmo dia depende do modelo e da agenda, confirmados na conversa, {shop.hours}. O técnico leva e instala na mesma visita, em {time.tilting} no basculante, desde {price.lowest}.",
    ],
  },
  line: [
    "A entrega é grátis em São Paulo e na região metropolitana.",
    "No kit basculante, o técnico leva o motor e instala na mesma visita.",
    "Frete e instalação já entram no preço dos kits, a partir de {price.lowest}.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona a entrega", "Entrega e instalação na mesma visita", "O motor chega com quem instala"],
      slots: [
        [
          "O técnico leva o kit no dia marcado e instala na mesma visita, sem transportadora. Antes de abrir a caixa, confere a folha, a coluna e a tensão.",
          "Entrega e montagem são um serviço só: o técnico chega com motor, ferragens e controles. A folha é conferida antes de montar.",
          "Quem entrega é quem instala, e a caixa não fica parada em casa. O modelo já foi confirmado pelas fotos.",
          "O motor sai do carro do técnico direto para o portão. Suporte, parafusos e controles vêm junto, separados pelas suas fotos.",
        ],
      ],
      bullets: [
        "Frete grátis na capital e região metropolitana",
        "Motor levado pelo próprio técnico",
        "Instalação incluída nos kits basculantes",
        "Controles gravados no dia",
        "Teste feito na sua presença",
      ],
    },
    {
      about: "cost",
      headings: ["O que a entrega inclui", "O que o preço da entrega inclui", "O que entra no preço da entrega"],
      slots: [
        [
          "Com frete e mão de obra, os kits basculantes saem por {models.prices}. Reparo da folha e ponto de energia novo são os únicos itens à parte, quando faltam.",
          "O kit basculante instalado custa {models.pricesNamed}, entrega incluída. Montagem e gravação dos controles também estão no valor.",
          "Frete, montagem e controles gravados fazem parte do preço, de {price.lowest} a {price.highest}. Solda ou fiação, se o portão precisar, somam.",
          "Não há frete a somar aos {models.pricesOr} do kit. O que pode aparecer é acerto da folha ou da energia.",
        ],
        [
          "Motor de correr ou de abrir e peça avulsa têm a entrega confirmada no orçamento, pelo endereço. Tudo pode ser pago em até {shop.instalments} vezes no cartão.",
          "Para outros motores e peças, a entrega vem escrita no orçamento. O cartão divide em até {shop.instalments} vezes.",
          "Peça avulsa e motor de outro tipo seguem orçamento próprio, com a entrega por escrito.",
          "Nos demais motores, o endereço define a entrega, informada junto com o preço.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Antes de marcar a entrega",
        "Confira o portão antes de receber o motor",
        "O que confirmar para a entrega dar certo",
      ],
      slots: [
        [
          "Medida, energia e espaço livre são os três pontos a acertar antes do dia. Tudo se confere por fora, sem tocar em fio, cabo ou contrapeso.",
          "O dia só é marcado depois que as fotos confirmam o modelo e a energia. Você mede e fotografa; furar e ligar ficam com o técnico.",
          "Sem tomada perto ou com a coluna ocupada, a montagem para. Resolva isso antes, com profissional na parte elétrica.",
          "Fotos e medida evitam motor errado. A conferência é simples e não pede ferramenta.",
        ],
      ],
      steps: [
        "Mande fotos do portão por dentro e por fora, com a largura.",
        "Confirme o modelo e o que está incluído no preço.",
        "Veja se há ponto de energia perto do motor, com disjuntor.",
        "Envie o endereço com ponto de referência e combine o dia.",
        "Deixe livres a coluna, o quadro de energia e a passagem.",
      ],
    },
    {
      about: "time",
      headings: ["Prazo e dia da entrega", "Quando o motor chega", "Como é marcado o dia"],
      slots: [
        [
          "O dia é combinado pelo WhatsApp, conforme o modelo e a agenda. O serviço toma de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "A data depende do modelo e da agenda, e fica acertada na conversa. Reserve {time.tilting} para o basculante ou {time.sliding} para o deslizante.",
          "Confirmados modelo e preço, marca-se o dia. Da chegada ao teste são {time.tilting} no basculante.",
          "Modelo e endereço definem a data, combinada por mensagem. No dia, conte {time.tilting} de trabalho no basculante e {time.sliding} no de correr.",
        ],
        [
          "Em prédio, informe as regras de horário e o nome de quem autoriza. Portaria avisada evita perder o horário.",
          "Condomínio costuma ter horário para serviço, então mande as regras antes. Deixe o nome do técnico na portaria.",
          "Se houver portaria, avise a visita. As regras de obra e de carga do prédio entram na marcação.",
          "Quem mora em condomínio manda as regras junto com o endereço. O acesso ao quadro de luz também precisa estar liberado.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Ao receber o motor", "Nota, garantia e conferência", "O que guardar depois da entrega"],
      slots: [
        [
          "Compare a etiqueta do motor com o modelo combinado antes da montagem. Guarde a nota, que vale para os {warranty.motor} de garantia do motor e {warranty.installation} da instalação.",
          "Na chegada, modelo e tensão da etiqueta devem ser os do pedido. A nota comprova as datas: {warranty.motor} no motor e {warranty.installation} no serviço.",
          "Confira a caixa e acompanhe o teste. Com a nota e a foto da etiqueta se aciona a garantia de {warranty.motor}.",
          "Olhe a etiqueta antes e guarde a nota depois. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
        ],
        [
          "Teste cada controle antes de o técnico ir embora e peça para ver o portão parar diante de um objeto. O destravamento é explicado na hora.",
          "Experimente os controles ao lado do técnico. Ele mostra também o que fazer na falta de luz.",
          "Antes do fim, veja o portão recuar diante de um objeto e prove todos os controles.",
          "Peça a demonstração do destravamento e da parada no obstáculo. Os controles saem testados.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês só entregam, sem instalar?",
      answers: [
        "Entregar sem instalar é possível para motor ou peça avulsa, com condição confirmada pelo endereço. Os kits basculantes saem com instalação no preço.",
        "O preço dos kits já inclui a instalação. Para receber só o equipamento, peça orçamento com o endereço.",
        "Sim, em peça e motor avulso. No kit, a instalação vem junto.",
      ],
    },
    {
      question: "Em quanto tempo o motor é entregue?",
      answers: [
        "O tempo de entrega do motor depende do modelo e da agenda, e a data é combinada pelo WhatsApp. No dia, a instalação leva {time.tilting} no basculante.",
        "O prazo é acertado na conversa, conforme modelo e endereço. O técnico leva e instala na mesma visita.",
        "Depende da agenda e do modelo. Com fotos e endereço, a resposta já vem com o primeiro dia livre.",
      ],
    },
    {
      question: "Vocês entregam motor em prédio e condomínio?",
      answers: [
        "Entregamos motor em prédio e condomínio. Informe as regras de horário, quem autoriza e onde fica o quadro de energia.",
        "Sim. Avise a portaria e mande as regras de obra e de carga.",
        "Entregamos, e portão pesado leva de {time.heavy} de instalação.",
      ],
    },
    {
      question: "E se o motor não servir no meu portão?",
      answers: [
        "Para o motor não deixar de servir, o modelo é confirmado antes, por foto e medida, e o técnico confere a folha antes de montar.",
        "A conferência por foto evita esse erro. No local, a folha é testada antes da montagem.",
        "O modelo é revisto antes de abrir a caixa, se for preciso. Largura e fotos certas evitam isso.",
      ],
    },
    {
      question: "Comprei o motor em outro lugar. Vocês buscam ou instalam?",
      answers: [
        "Motor comprado em outro lugar nós instalamos, com mão de obra a partir de {price.installation}. A retirada fica com você.",
        "Instalamos, desde {price.installation}, depois de conferir por foto se o modelo serve.",
        "Só instalamos: a partir de {price.installation}, com {warranty.installation} de garantia do serviço.",
      ],
    },
  ],
  photo: "o endereço, a largura do portão e fotos por dentro e por fora",
  related: ["loja", "kit", "instalacao", "preco", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
