import type { Concept } from "#domain/knowledge/concept.ts";

export const parcelamento: Concept = {
  id: "parcelamento",
  kind: "buying",
  label: "Pagamento e parcelamento",
  phrase: "o parcelamento",
  words: [
    "parcelado",
    "parcelamento",
    "parcelar",
    "12 vezes",
    "12x",
    "cartão de crédito",
    "parcelado no cartão",
    "pix",
    "à vista",
    "forma de pagamento",
    "sem juros",
    "aceita cartão",
  ],
  intent: "buying",
  answers: {
    any: [
      "As formas de pagamento do portão automático são cartão, parcelado em até {shop.instalments} vezes, e Pix, à vista. Valem para motor, instalação e conserto; o kit basculante instalado, por exemplo, custa {models.pricesOr}.",
      "O pagamento do serviço do portão pode ser por Pix ou no cartão, em até {shop.instalments} parcelas, com peça e mão de obra juntas. O orçamento traz o total de cada forma, e os kits basculantes instalados saem por {models.pricesOr}.",
      "Portão automático pode ser parcelado em {shop.instalments}x no cartão, e a outra opção de pagamento é o Pix, à vista. Motor, instalação e conserto entram na mesma condição, a partir de {price.lowest} no kit basculante instalado.",
    ],
    price: [
      "No parcelamento em até {shop.instalments} vezes no cartão, o portão automático custa o preço do kit basculante instalado, {models.prices}, ou, na troca do motor em casa, {price.homeSwap}. O valor de cada parcela e o total por Pix vêm no orçamento.",
      "O preço a parcelar começa em {price.lowest}, no kit basculante com instalação, em até {shop.instalments} vezes no cartão. Troca de motor residencial, de {price.homeSwap}, e conserto também se dividem, e à vista o pagamento é por Pix.",
      "Com pagamento em até {shop.instalments}x no cartão, você leva o kit basculante instalado por {models.pricesOr}. Trocar o motor da casa fica de {price.homeSwap}, com o mesmo parcelamento.",
    ],
    question: [
      "As opções de pagamento são cartão, em até {shop.instalments} parcelas, e Pix, à vista, para motor, instalação ou conserto do portão. O orçamento mostra o total de cada forma antes de você fechar o serviço.",
      "Para fechar o serviço, as opções são o cartão, em até {shop.instalments} parcelas, e o Pix, de uma vez, tanto no motor como no conserto do portão. As condições de pagamento ficam escritas na proposta, com os dois totais lado a lado.",
      "Há duas opções de pagamento para fechar o serviço do portão: Pix ou cartão, em até {shop.instalments} parcelas, peça e mão de obra juntas. A forma é combinada antes da visita, e o total parcelado vem ao lado do total à vista.",
    ],
    buying: [
      "O portão automático parcelado em {shop.instalments}x no cartão inclui motor e instalação na mesma conta: os kits basculantes saem por {models.pricesOr}. A outra forma de pagamento é o Pix, à vista, e o orçamento traz os dois totais.",
      "Para comprar e pagar o motor do portão, há cartão em até {shop.instalments} vezes e Pix. O kit basculante instalado custa {models.pricesOr}, e conserto ou troca de motor seguem as mesmas condições.",
      "Motor e conserto de portão podem ser pagos no cartão, em até {shop.instalments} parcelas, ou por Pix. O kit parcelado começa em {price.lowest}, instalado, e a troca residencial fica de {price.homeSwap}.",
    ],
  },
  line: [
    "O pagamento pode ser parcelado em até {shop.instalments} vezes no cartão ou feito por Pix.",
    "O orçamento mostra o total parcelado e o total à vista, para comparar antes de fechar.",
    "Motor, instalação e conserto entram no parcelamento do cartão.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Formas de pagamento", "Cartão ou Pix", "Como você pode pagar"],
      slots: [
        [
          "No cartão de crédito, o valor se divide em até {shop.instalments} vezes, para produto e para serviço. O Pix serve ao pagamento à vista.",
          "São duas formas: cartão em até {shop.instalments} parcelas e Pix à vista. As duas valem do motor ao conserto.",
          "Cartão, com até {shop.instalments} parcelas, ou Pix, à vista: a escolha é sua. Peça e mão de obra entram na mesma conta.",
          "Quem parcela usa o cartão, em até {shop.instalments} vezes, e quem paga à vista usa o Pix. Isso inclui instalação e conserto.",
        ],
        [
          "A forma escolhida é combinada antes da visita, junto com o dia e o que está incluído. O total vem escrito na conversa.",
          "Antes do serviço ficam acertados valor, parcelas e data, por escrito. Nada é cobrado fora do que foi aprovado.",
          "Valor, número de parcelas e dia são combinados na mesma conversa. O que estiver incluído aparece por item.",
          "O combinado vale por escrito: total, forma de pagamento e o que o preço cobre. A visita só é marcada depois.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pode ser parcelado", "Preços que cabem nas parcelas", "Quanto custa e em quantas vezes"],
      slots: [
        [
          "Entram no parcelamento os kits basculantes instalados, por {models.prices}, e a troca de motor em casa, de {price.homeSwap}. Instalação avulsa e conserto seguem a mesma regra.",
          "Kit, instalação, conserto e peças se somam num valor só. O Padrão sai por {price.padrao}, o Speedy por {price.speedy} e o JetFlex por {price.jetflex}; a troca residencial fica de {price.homeSwap}.",
          "Podem ser divididos o kit instalado, de {price.lowest} a {price.highest}, a troca de motor, de {price.homeSwap}, e o reparo. O cartão junta tudo na mesma compra.",
          "Do kit de {price.lowest} à troca em portão pesado, de {price.heavySwap}, tudo aceita cartão em até {shop.instalments} vezes. Conserto e instalação avulsa também podem ser parcelados.",
        ],
        [
          "Fotocélula, controle extra e nobreak podem ser somados à mesma compra. Pedir junto evita pagar outra visita depois.",
          "Acessório pedido junto entra no mesmo parcelamento e é instalado no mesmo dia. Deixado para depois, exige nova ida.",
          "Controle a mais e fotocélula cabem nas mesmas parcelas, se incluídos no pedido. Isso poupa uma segunda visita.",
          "Quem precisa de nobreak ou de mais controles ganha pedindo de uma vez. A compra fica numa conta só.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["À vista ou parcelado", "Como decidir a forma de pagar", "Compare o total à vista e o parcelado"],
      slots: [
        [
          "Compare o total à vista com o total parcelado, e não só o valor da prestação. O orçamento traz os dois lado a lado, e dividir em menos parcelas é possível.",
          "O número que importa é o total de cada forma, escrito na proposta. Você pode dividir em menos de {shop.instalments} vezes, se quiser.",
          "Peça os dois totais, no Pix e no cartão, e decida pela diferença. A quantidade de parcelas você escolhe, até {shop.instalments}.",
          "Olhe o total antes da prestação. Com o valor do Pix e o do cartão na mesma mensagem, a escolha fica simples.",
        ],
        [
          "Motor, mão de obra e acessórios vêm em linhas separadas, para você aprovar uma a uma. O que não é urgente, como nobreak, pode ficar para depois.",
          "Portão inseguro não deve esperar, e o cartão ajuda quando a despesa não estava prevista. O supérfluo aparece em linha própria e se adia.",
          "Com itens separados, dá para fazer já o que é urgente e deixar o resto. Parcelar serve para o conserto que não pode esperar.",
          "O orçamento por itens mostra o que é necessário agora. Controle extra e nobreak podem ficar para outra compra.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de fechar o pagamento", "O que conferir antes de pagar", "Do orçamento ao pagamento"],
      slots: [
        [
          "Feche só com modelo, total, parcelas e garantia na mesma mensagem. Comprovante e nota valem para os {warranty.motor} de garantia do motor.",
          "O pagamento vem depois do modelo confirmado e do preço por escrito. Guarde a nota, que prova a data para a garantia de {warranty.motor}.",
          "Antes de pagar, confira o modelo, o que está incluído e o prazo. A nota é a prova dos {warranty.motor} de garantia do motor.",
          "Modelo certo, total por escrito e garantia definida vêm antes do pagamento. A nota comprova a compra por {warranty.motor}.",
        ],
      ],
      steps: [
        "Mande fotos e medida para confirmar o modelo.",
        "Peça o total por Pix e o total em até {shop.instalments} vezes.",
        "Confira o que está incluído e o que é à parte.",
        "Confirme por escrito valor, data e garantia.",
        "Pague pela forma combinada e guarde o comprovante.",
      ],
    },
  ],
  questions: [
    {
      question: "O parcelamento é sem juros?",
      answers: [
        "O orçamento traz o total no cartão e o total no Pix: se houver acréscimo no parcelamento, ele aparece ali, antes de você fechar.",
        "A proposta mostra o total parcelado e o total à vista lado a lado, e a diferença, se houver, é o acréscimo do parcelamento.",
        "Isso está no orçamento, com os dois totais. Se o parcelado for igual ao do Pix, não há juros.",
      ],
    },
    {
      question: "Conserto também pode ser parcelado?",
      answers: [
        "O conserto pode ser parcelado em até {shop.instalments} vezes no cartão, com o valor combinado antes e os itens separados.",
        "Sim. Conserto, troca e instalação avulsa aceitam cartão em até {shop.instalments} vezes, depois de aprovado o preço.",
        "Pode: peça e mão de obra do conserto se somam e se dividem em até {shop.instalments} parcelas no cartão.",
      ],
    },
    {
      question: "Tem desconto para pagar o motor no Pix?",
      answers: [
        "O total à vista, por Pix, vem no orçamento ao lado do parcelado, e ali se vê se há desconto.",
        "Depende do pedido: o orçamento traz os dois totais, no Pix e no cartão, para você comparar.",
        "Pergunte ao pedir o preço do motor: a proposta mostra o valor no Pix e no cartão, e a diferença fica clara.",
      ],
    },
    {
      question: "O condomínio pode pagar com nota e transferência?",
      answers: [
        "O pagamento do condomínio pode ser combinado: mande CNPJ e dados de faturamento com as fotos, e a condição vai escrita na proposta.",
        "Pode ser combinado. Informe o CNPJ e o prazo da administradora ao pedir o preço, para a condição constar da proposta.",
        "Para condomínio, a forma é acertada antes, com CNPJ, nota e prazo da administradora. Peça isso junto com o orçamento.",
      ],
    },
    {
      question: "Preciso pagar antes da instalação?",
      answers: [
        "O momento do pagamento é combinado ao aprovar o orçamento, junto com a forma. Peça que fique escrito na mesma mensagem do preço.",
        "Isso se acerta na conversa, antes de marcar. O importante é ter modelo, total e data por escrito.",
        "Quando pagar faz parte do combinado, assim como o número de parcelas. Confirme antes do dia da instalação.",
      ],
    },
  ],
  photo: "fotos e largura do portão, com a forma de pagamento preferida",
  related: ["preco", "kit", "orcamento-por-foto", "loja", "garantia"],
  topic: "orcamento-de-motor-para-portao",
};
