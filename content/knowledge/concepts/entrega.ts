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
      "A entrega do motor de portão é grátis em São Paulo e na região metropolitana, e quem leva o equipamento é o próprio técnico, que instala na mesma visita. No kit basculante, a instalação já está no preço, a partir de {price.lowest}. O trabalho leva de {time.tilting}.",
      "O motor do portão chega em casa sem cobrança de frete na Grande São Paulo, levado pelo técnico que faz a instalação. O kit basculante custa {models.pricesOr}, com entrega e montagem, e o dia é combinado pelo WhatsApp depois de confirmado o modelo.",
      "O frete do motor de portão é grátis na capital e na região metropolitana, e no kit instalado, a partir de {price.lowest}, a entrega não é cobrada à parte. O técnico traz o equipamento, monta em {time.tilting} e deixa os controles gravados.",
    ],
    price: [
      "A entrega do motor de portão não tem custo na Grande São Paulo: os kits basculantes, com frete e instalação, saem por {models.pricesOr}, em até {shop.instalments} vezes no cartão. Para motor de outro tipo ou peça avulsa, a condição de entrega é confirmada no orçamento.",
      "O frete e a instalação já estão no preço do kit basculante, que é de {models.pricesOr}. Na capital e na região metropolitana não há valor de entrega a somar, e a de peça avulsa é combinada pelo endereço.",
    ],
    buying: [
      "A entrega do motor de portão no mesmo dia depende do modelo e da agenda, e a resposta vem pelo WhatsApp. No kit basculante, por {models.pricesOr}, a entrega é grátis e o técnico instala na mesma visita, em {time.tilting}. Atendemos a capital e a região metropolitana.",
      "A entrega do motor de portão não é cobrada à parte: o kit basculante, com frete e instalação, custa a partir de {price.lowest} na Grande São Paulo. O modelo é confirmado por foto antes, e o dia se combina pelo WhatsApp.",
      "Motor de portão com entrega grátis e instalação sai por {models.pricesNamedOr}, em portão basculante da Grande São Paulo. No dia marcado, o técnico leva o equipamento e deixa o portão funcionando em {time.tilting}.",
    ],
    question: [
      "Sim, o motor do portão é entregue em casa com frete grátis, em São Paulo e na região metropolitana, porque o técnico que leva é o mesmo que instala. O kit basculante, com tudo incluído, parte de {price.lowest}.",
      "A entrega e a instalação do motor são um serviço só: você confirma o modelo por foto, combina o dia, e o técnico leva e monta em {time.tilting}. O frete é grátis na Grande São Paulo, e o kit basculante completo custa a partir de {price.lowest}.",
      "O frete do motor de portão é grátis na Grande São Paulo, porque a entrega e a instalação já fazem parte do preço do kit basculante, a partir de {price.lowest}. O técnico traz o motor e deixa o portão pronto no mesmo dia.",
    ],
    emergency: [
      "Para receber o motor de portão com urgência, mande pelo WhatsApp o endereço, a largura e fotos do portão, {shop.hours}, e confirmamos o modelo e o primeiro dia livre. A entrega é grátis na Grande São Paulo, e o kit basculante instalado parte de {price.lowest}.",
      "A entrega do motor no mesmo dia depende do modelo e da agenda, confirmados na conversa, {shop.hours}. O técnico leva e instala na mesma visita, em {time.tilting} no basculante, e o kit completo custa a partir de {price.lowest}.",
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
          "O técnico leva o kit no dia marcado e instala na mesma visita, sem transportadora. Antes de abrir a caixa, ele confere a folha, a coluna e a tensão da tomada.",
          "A entrega e a montagem são feitas pela mesma pessoa: o técnico chega com motor, ferragens e controles. A folha do portão é conferida antes de começar.",
          "Quem entrega o motor é quem instala, e por isso a caixa não fica parada em casa à espera de montagem. O modelo já foi confirmado pelas fotos que você mandou.",
          "Motor, suporte, parafusos e controles chegam juntos com o técnico, separados de acordo com as suas fotos. A instalação começa logo depois da conferência do portão.",
        ],
      ],
      bullets: [
        "Frete grátis na capital e na região metropolitana",
        "Motor levado pelo próprio técnico",
        "Instalação incluída nos kits basculantes",
        "Controles gravados no mesmo dia",
        "Teste feito na sua presença",
      ],
    },
    {
      about: "cost",
      headings: ["O que a entrega inclui", "O que o preço da entrega inclui", "O que entra no preço da entrega"],
      slots: [
        [
          "Os kits basculantes custam {models.pricesOr}, com frete e mão de obra. O reparo da folha e o ponto de energia novo ficam fora desse preço, quando o portão precisa deles.",
          "O kit basculante instalado sai por {models.pricesNamedOr}, já com a entrega. A montagem e a gravação dos controles também estão no valor.",
          "Frete, montagem e controles gravados fazem parte do preço do kit, de {price.lowest} a {price.highest}. Solda ou fiação nova, quando é necessária, soma ao preço do kit e é avisada antes.",
          "Não há frete a somar aos {models.pricesOr} do kit basculante. O que pode aparecer à parte é um acerto na folha ou na instalação elétrica, combinado antes.",
        ],
        [
          "Em motor de correr ou de abrir e em peça avulsa, a entrega é confirmada no orçamento, conforme o endereço. O pagamento pode ser feito em até {shop.instalments} vezes no cartão.",
          "Para outros motores e peças, a condição de entrega vem escrita no orçamento. O cartão divide em até {shop.instalments} vezes.",
          "Peça avulsa e motor de outro tipo têm orçamento próprio, com a entrega informada por escrito junto do preço.",
          "Nos motores que não fazem parte dos kits, o endereço define a condição de entrega, informada antes de você fechar a compra.",
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
          "Antes do dia da entrega, acerte a medida do portão, o ponto de energia e o espaço para o motor. Você confere tudo por fora, sem tocar em fio, cabo ou contrapeso.",
          "O dia só é marcado depois que as fotos confirmam o modelo e a energia disponível. Cabe a você medir e fotografar; furar e ligar é trabalho do técnico.",
          "Sem ponto de energia perto ou com a coluna ocupada, a montagem não pode continuar. Resolva isso antes da entrega, com um profissional na parte elétrica.",
          "Fotos e medidas certas evitam que chegue um motor errado. A conferência leva poucos minutos e não precisa de ferramenta além da trena.",
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
      headings: ["Prazo e dia da entrega", "Quando o motor chega", "Como é marcado o dia da entrega"],
      slots: [
        [
          "O dia é combinado pelo WhatsApp, conforme o modelo e a agenda. O serviço leva de {time.tilting} no basculante e {time.sliding} no de correr.",
          "A data da entrega depende do modelo e da agenda, e fica acertada na conversa. Reserve {time.tilting} para o basculante ou {time.sliding} para o deslizante.",
          "Depois de confirmados o modelo e o preço, marca-se o dia. Da chegada do técnico ao teste final são {time.tilting} no basculante e {time.sliding} no de correr.",
          "Modelo e endereço definem a data, combinada por mensagem. No dia, conte {time.tilting} de trabalho no basculante, ou {time.sliding} se o portão for de correr.",
        ],
        [
          "Em prédio, informe as regras de horário e o nome de quem autoriza a entrada. Com a portaria avisada, o técnico não perde tempo na chegada.",
          "Condomínio costuma ter horário para serviço, então mande as regras antes da visita. Deixe o nome do técnico na portaria.",
          "Se houver portaria, avise sobre a visita com antecedência. As regras de obra e de carga do prédio entram na escolha do dia.",
          "Quem mora em condomínio deve mandar as regras junto com o endereço. O acesso ao quadro de luz também precisa estar liberado no dia.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Ao receber o motor", "Nota, garantia e conferência", "O que guardar depois da entrega"],
      slots: [
        [
          "Compare a etiqueta do motor com o modelo combinado antes da montagem. Guarde a nota, que comprova os {warranty.motor} de garantia do motor e os {warranty.installation} da instalação.",
          "Na chegada, o modelo e a tensão da etiqueta devem ser os do pedido. A nota vale para a garantia, de {warranty.motor} no motor e {warranty.installation} no serviço.",
          "Confira a caixa ao receber e acompanhe o teste no fim. Com a nota e a foto da etiqueta se aciona a garantia de {warranty.motor} do motor.",
          "Leia a etiqueta antes de a montagem começar e guarde a nota depois. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
        ],
        [
          "Teste cada controle antes de o técnico ir embora e peça para ver o portão parar diante de um objeto. Ele também explica como destravar o motor na falta de luz.",
          "Experimente todos os controles ao lado do técnico. Na mesma hora ele mostra a parada no obstáculo e o que fazer quando falta energia.",
          "Antes do fim da visita, veja o portão recuar diante de um objeto e prove cada controle. Aprenda também a destravar o motor com o portão fechado.",
          "Peça a demonstração do destravamento e da parada no obstáculo. Os controles devem sair gravados e testados na sua frente.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês só entregam, sem instalar?",
      answers: [
        "Motor ou peça avulsa, sim, com a condição confirmada pelo endereço. Os kits basculantes já saem com a instalação no preço.",
        "O preço dos kits já inclui a instalação. Para receber só o equipamento, peça um orçamento com o endereço.",
        "Sim, no caso de peça e motor avulso. No kit basculante, a instalação está incluída.",
      ],
    },
    {
      question: "Em quanto tempo o motor é entregue?",
      answers: [
        "O tempo de entrega do motor depende do modelo e da agenda, e a data é combinada pelo WhatsApp. No dia, a instalação leva de {time.tilting} no basculante.",
        "O prazo é acertado na conversa, conforme o modelo e o endereço. O técnico leva e instala na mesma visita.",
        "Depende da agenda e do modelo. Com fotos e endereço, a resposta já vem com o primeiro dia livre.",
      ],
    },
    {
      question: "Vocês entregam motor em prédio e condomínio?",
      answers: [
        "Sim. Informe as regras de horário, quem autoriza a entrada e onde fica o quadro de energia.",
        "Sim. Avise a portaria e mande as regras de obra e de carga do prédio.",
        "Sim, e em portão pesado de prédio a instalação leva de {time.heavy}. Mande antes as regras do condomínio.",
      ],
    },
    {
      question: "E se o motor não servir no meu portão?",
      answers: [
        "Para isso não acontecer, o modelo é confirmado antes, por foto e medida, e o técnico confere a folha antes de montar.",
        "A conferência por foto evita esse erro, e no local a folha é testada antes da montagem.",
        "O modelo pode ser revisto antes de abrir a caixa. Com a largura e as fotos certas, é raro precisar.",
      ],
    },
    {
      question: "Comprei o motor em outro lugar. Vocês buscam ou instalam?",
      answers: [
        "O motor comprado em outro lugar nós instalamos, com mão de obra a partir de {price.installation}. A retirada na loja fica com você.",
        "Instalamos, a partir de {price.installation}, depois de conferir por foto se o modelo serve no portão.",
        "Só instalamos, a partir de {price.installation}, com {warranty.installation} de garantia do serviço.",
      ],
    },
  ],
  photo: "o endereço, a largura do portão e fotos por dentro e por fora",
  related: ["loja", "kit", "instalacao", "preco", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
