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
      "A entrega do motor é grátis em São Paulo e na região metropolitana, e nos kits basculantes a instalação já está no preço, a partir de {price.lowest}. O técnico leva o equipamento e deixa o portão funcionando.",
      "A entrega do motor de portão é feita pelo próprio técnico, que instala na mesma visita e deixa os controles gravados. Você confirma o modelo por foto e medida e combina o dia pelo WhatsApp.",
      "O frete do kit basculante não é cobrado na capital e na região metropolitana. Mande o endereço pelo WhatsApp para confirmar a entrega e combinar a data da instalação.",
    ],
    price: [
      "A entrega não tem custo em São Paulo e na região metropolitana. Os kits basculantes de 1/4 HP, com frete e instalação, saem por {models.prices}, em até {shop.instalments} vezes no cartão.",
      "Frete grátis já está no preço do kit basculante, que começa em {price.lowest} instalado. Peças e motores de outros tipos têm entrega confirmada no orçamento, conforme o endereço.",
    ],
    buying: [
      "A entrega do motor de portão é feita pelo técnico, que instala na mesma visita; o dia depende do modelo e da agenda e é combinado pelo WhatsApp. O kit basculante, com frete e instalação, custa a partir de {price.lowest}.",
      "Entregamos motor de portão na capital e na região metropolitana, sem cobrar frete no kit instalado, a partir de {price.lowest}. Mande o endereço, a largura e fotos do portão, e a data sai na conversa.",
      "Motor de portão com entrega e instalação custa {models.pricesNamed}. O dia é marcado conforme o modelo e a agenda, depois de confirmarmos por foto que ele serve.",
    ],
    emergency: [
      "Para receber o motor de portão hoje, confirme pelo WhatsApp o modelo e a agenda: mande o endereço, a largura e fotos do portão. A entrega é grátis na Grande São Paulo, e o kit basculante instalado parte de {price.lowest}.",
      "A entrega no mesmo dia depende do modelo e da agenda, que confirmamos na conversa. Mande fotos do portão e o endereço; o técnico leva o motor e instala na mesma visita, a partir de {price.lowest} no basculante.",
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
          "O técnico leva o kit no dia marcado, confere a folha e instala na mesma visita.",
          "Entrega e montagem são um serviço só: o técnico chega com o motor, as ferragens e os controles.",
          "Em vez de transportadora, o motor chega {em} com o técnico, pronto para ser instalado.",
        ],
        [
          "A caixa não fica parada em casa: o motor sai do carro do técnico direto para o portão.",
          "O técnico traz também suporte, parafusos, eletroduto e os controles, separados pelas fotos que você mandou.",
          "Antes de abrir a caixa, o técnico confere a folha, a coluna e a tensão da tomada.",
        ],
        [
          "Ao final, o portão fica regulado, com controles gravados e teste feito na sua presença.",
          "O serviço de basculante leva de {time.tilting} e termina com os controles programados.",
          "A visita acaba com o motor funcionando e o destravamento manual explicado.",
        ],
      ],
      bullets: [
        "Frete grátis na capital e região metropolitana",
        "Motor levado pelo próprio técnico",
        "Instalação incluída nos kits basculantes",
        "Data combinada pelo WhatsApp",
        "Teste e controles programados na entrega",
      ],
    },
    {
      about: "cost",
      headings: ["O que a entrega inclui", "O que o preço da entrega inclui", "O que entra no preço da entrega"],
      slots: [
        [
          "O frete não é cobrado em São Paulo e na região metropolitana.",
          "Na capital e nas cidades vizinhas, a entrega do kit sai sem custo.",
          "Entrega grátis vale para a capital e para a região metropolitana.",
        ],
        [
          "O kit basculante com instalação custa {models.pricesNamed}.",
          "Com frete e mão de obra, os kits basculantes saem por {models.prices}.",
          "O frete, a montagem e a gravação dos controles estão no preço do kit; só reparo da folha e ponto de energia são à parte.",
        ],
        [
          "Motores deslizantes, pivotantes e peças avulsas têm a entrega confirmada no orçamento grátis.",
          "Para peça avulsa ou motor de outro tipo, a forma de entrega é combinada com o endereço em mãos.",
          "Outros motores e peças seguem orçamento próprio, em que a entrega aparece por escrito.",
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
          "O dia só é marcado depois que as fotos confirmam o modelo e mostram onde está a energia.",
          "Sem tomada perto ou com a coluna tomada por armário, a montagem para: resolva isso antes do dia.",
          "Medida, energia e espaço livre são os três pontos a acertar antes do dia.",
        ],
        [
          "Nada disto exige ferramenta, e a parte elétrica fica com profissional qualificado.",
          "São conferências simples, feitas de fora, sem tocar em fio, cabo ou contrapeso.",
          "Você só mede e fotografa; furar, soldar e ligar ficam com o técnico.",
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
          "O dia é combinado pelo WhatsApp depois que o modelo e o preço estão confirmados.",
          "A data depende do modelo escolhido e da sua disponibilidade, e fica acertada na conversa.",
          "Para entregas {em}, o endereço e o modelo definem a data, combinada por mensagem.",
        ],
        [
          "Reserve o tempo do serviço: de {time.tilting} no basculante e de {time.sliding} no deslizante.",
          "Entre chegada e teste, o basculante toma de {time.tilting}, e o deslizante, de {time.sliding}.",
          "No dia, conte de {time.tilting} de trabalho para o basculante e de {time.sliding} para o de correr.",
        ],
        [
          "Em prédio, avise a portaria e informe as regras de horário para obra e carga.",
          "Condomínios costumam ter horário para serviço, então mande as regras antes de marcar.",
          "Se houver portaria, deixe o nome do técnico autorizado para não perder tempo na entrada.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Ao receber o motor", "Nota, garantia e conferência", "O que guardar depois da entrega"],
      slots: [
        [
          "Confira se o modelo da caixa é o do orçamento e acompanhe o teste final.",
          "Na chegada, compare a etiqueta do motor com o modelo combinado.",
          "Olhe a etiqueta antes da montagem: modelo e tensão devem ser os do pedido.",
        ],
        [
          "Guarde a nota e fotografe a etiqueta, que valem para a garantia de {warranty.motor} do motor.",
          "Guarde a nota e uma foto da etiqueta: com as duas se aciona a garantia de {warranty.motor} do motor.",
          "O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; a nota comprova as datas.",
        ],
        [
          "Teste cada controle e o destravamento manual antes de o técnico ir embora.",
          "Peça para ver o portão parar diante de um obstáculo e aprenda a destravar sem energia.",
          "Experimente os controles e pratique o destravamento com o disjuntor desligado, ao lado do técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O frete do motor é grátis mesmo?",
      answers: [
        "É, para os kits em São Paulo e na região metropolitana. Entrega e instalação já estão no preço, que começa em {price.lowest}.",
        "Sim, na capital e na região metropolitana, com a instalação incluída nos kits basculantes. Mande o endereço para confirmar.",
      ],
    },
    {
      question: "Vocês só entregam, sem instalar?",
      answers: [
        "Os kits basculantes saem com instalação no preço. Se quiser só o motor ou uma peça, diga no WhatsApp e confirmamos as condições.",
        "O preço dos kits já inclui a instalação. Para receber apenas o equipamento ou uma peça, peça orçamento com o endereço.",
      ],
    },
    {
      question: "Em quanto tempo o motor é entregue?",
      answers: [
        "A data é combinada pelo WhatsApp, conforme o modelo e o endereço. No dia, o basculante é instalado em {time.tilting} de trabalho.",
        "O prazo depende do modelo e da agenda, e fica acertado na conversa. O técnico leva o motor e instala na mesma visita.",
      ],
    },
    {
      question: "Vocês entregam motor em prédio e condomínio?",
      answers: [
        "Sim. Informe as regras de horário, o nome de quem autoriza e onde fica o quadro de energia, para o serviço começar sem espera.",
        "Entregamos. Avise a portaria com antecedência e mande as regras de obra e de carga do condomínio.",
      ],
    },
    {
      question: "E se o motor não servir no meu portão?",
      answers: [
        "Por isso o modelo é confirmado antes, por foto e medida, e o técnico confere a folha antes de montar. Mande imagens por dentro e por fora.",
        "A conferência por foto evita esse erro. No local, a folha é testada antes da montagem, e o modelo é revisto se for preciso.",
      ],
    },
  ],
  photo: "o endereço, a largura do portão e fotos por dentro e por fora",
  related: ["loja", "kit", "instalacao", "preco", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
