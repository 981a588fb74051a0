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
      "As formas de pagamento do portão automático são o cartão, parcelado em até {shop.instalments} vezes, e o Pix, à vista. Valem para o motor, a instalação e o conserto. O kit basculante instalado, por exemplo, custa {models.pricesOr}, e o orçamento traz o total de cada forma.",
      "O pagamento do portão automático pode ser por Pix ou no cartão, em até {shop.instalments} parcelas, com a peça e a mão de obra juntas. O orçamento mostra o total de cada forma antes de você decidir. Os kits basculantes instalados saem por {models.pricesOr}.",
      "O portão automático pode ser parcelado em até {shop.instalments} vezes no cartão ou pago por Pix, à vista. Motor, instalação e conserto seguem a mesma condição. O preço começa em {price.lowest}, no kit basculante instalado, e os dois totais vêm no orçamento.",
    ],
    price: [
      "O preço do portão automático parcelado em até {shop.instalments} vezes no cartão é o do kit basculante instalado, {models.pricesOr}, ou o da troca do motor em casa, de {price.homeSwap}. O valor de cada parcela e o total por Pix vêm no orçamento.",
      "O valor a parcelar começa em {price.lowest}, no kit basculante com instalação, em até {shop.instalments} vezes no cartão. A troca do motor em residência, de {price.homeSwap}, com mão de obra, e o conserto também podem ser divididos. O pagamento à vista é por Pix.",
      "Com o pagamento em até {shop.instalments} vezes no cartão, o kit basculante instalado custa {models.pricesOr}. Trocar o motor da casa, com a mão de obra, fica de {price.homeSwap} e aceita o mesmo parcelamento. O orçamento traz também o total por Pix.",
    ],
    question: [
      "As formas de pagamento são o cartão, em até {shop.instalments} parcelas, e o Pix, à vista, para motor, instalação ou conserto do portão. O orçamento mostra o total de cada uma antes de você fechar o serviço, para comparar sem surpresa.",
      "Para pagar o serviço do portão, há o cartão, em até {shop.instalments} parcelas, e o Pix, de uma vez, tanto no motor como no conserto. As condições ficam escritas na proposta, com os dois totais lado a lado, antes de a visita ser marcada.",
      "Há duas formas de pagamento para o serviço do portão, o Pix e o cartão, em até {shop.instalments} parcelas, com peça e mão de obra juntas. A forma é combinada antes da visita, e o total parcelado vem ao lado do total à vista.",
    ],
    buying: [
      "O portão automático parcelado em até {shop.instalments} vezes no cartão inclui o motor e a instalação na mesma conta, e os kits basculantes saem por {models.pricesOr}. A outra forma de pagamento é o Pix, à vista, e o orçamento traz os dois totais.",
      "Para comprar o motor do portão parcelado, há o cartão, em até {shop.instalments} vezes; para pagar à vista, o Pix. O kit basculante instalado custa {models.pricesOr}. O conserto e a troca do motor seguem as mesmas condições de pagamento.",
      "Motor e conserto de portão podem ser parcelados no cartão, em até {shop.instalments} vezes, ou pagos por Pix. O kit basculante começa em {price.lowest}, instalado, e a troca residencial do motor, com mão de obra, fica de {price.homeSwap}.",
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
          "No cartão de crédito, o valor se divide em até {shop.instalments} vezes, tanto do produto como do serviço. O Pix é a forma de pagar à vista.",
          "São duas formas de pagamento: o cartão, em até {shop.instalments} parcelas, e o Pix, à vista. No cartão ou no Pix, você paga o motor, a instalação e o conserto.",
          "Cartão, com até {shop.instalments} parcelas, ou Pix, à vista, são as opções à escolha do cliente. Peça e mão de obra entram na mesma conta.",
          "Quem parcela usa o cartão, em até {shop.instalments} vezes, e quem paga à vista usa o Pix. O cartão e o Pix valem também para a instalação e o conserto.",
        ],
        [
          "A forma de pagamento é combinada antes da visita, junto com o dia e o que está incluído. O total fica escrito na conversa.",
          "Antes do serviço ficam acertados, por escrito, o valor, as parcelas e a data. Nada é cobrado fora do que foi aprovado.",
          "Valor, número de parcelas e dia são combinados na mesma conversa. O que o preço inclui aparece item por item.",
          "O combinado fica por escrito, com o total, a forma de pagamento e o que o preço cobre. A visita só é marcada depois da sua aprovação.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pode ser parcelado", "Preços que podem ser parcelados", "Quanto custa e em quantas vezes"],
      slots: [
        [
          "Podem ser parcelados os kits basculantes instalados, por {models.pricesOr}, e a troca do motor em casa, de {price.homeSwap}. O conserto e a instalação avulsa, do motor que você comprou, também aceitam cartão.",
          "Kit, instalação, conserto e peças se somam em um valor só. O Padrão instalado sai por {price.padrao}, o Speedy por {price.speedy} e o JetFlex por {price.jetflex}, e a troca residencial do motor fica de {price.homeSwap}.",
          "O kit instalado, de {price.lowest} a {price.highest}, a troca do motor em casa, de {price.homeSwap}, e o reparo podem ser divididos. Motor, peça e mão de obra entram em uma compra só no cartão.",
          "Do kit basculante, a partir de {price.lowest}, à troca em portão pesado, de {price.heavySwap}, todo serviço aceita cartão. O conserto e a instalação avulsa também podem ser parcelados.",
        ],
        [
          "Fotocélula, controle extra e nobreak podem ser somados à mesma compra e instalados na mesma visita.",
          "Um acessório pedido com o motor entra no mesmo parcelamento e é montado no mesmo dia, enquanto o comprado depois exige outra ida.",
          "Controle a mais e fotocélula podem ser pagos nas mesmas parcelas, se incluídos no pedido, o que evita uma segunda visita.",
          "Quem precisa de nobreak ou de mais controles pode incluí-los na mesma conta. A instalação é feita de uma vez, sem nova visita.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["À vista ou parcelado", "Como decidir a forma de pagar", "Compare o total à vista e o parcelado"],
      slots: [
        [
          "Compare o total à vista com o total parcelado, e não só o valor da prestação. O orçamento traz os dois lado a lado, e você pode dividir em menos parcelas.",
          "O número que importa é o total de cada forma, escrito na proposta. Se quiser, você pode dividir em menos vezes que o máximo.",
          "Peça os dois totais, no Pix e no cartão, e decida pela diferença. Você escolhe a quantidade de parcelas.",
          "Olhe o total antes da prestação, porque é ele que mostra quanto você vai pagar. O valor do Pix e o do cartão vêm na mesma mensagem.",
        ],
        [
          "Motor, mão de obra e acessórios vêm em linhas separadas, para você aprovar uma a uma. O que não é urgente, como o nobreak, pode ficar para depois.",
          "Um portão inseguro não deve esperar, e o cartão ajuda quando a despesa não estava prevista. O que pode ser adiado aparece em linha própria do orçamento.",
          "Com os itens separados, dá para fazer já o que é urgente e deixar o resto. O parcelamento ajuda no conserto que não pode esperar.",
          "O orçamento por itens mostra o que é necessário agora e o que pode aguardar. Controle extra e nobreak, por exemplo, podem ficar para outra compra.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de fechar o pagamento", "O que conferir antes de pagar", "Do orçamento ao pagamento"],
      slots: [
        [
          "Feche o pagamento só com modelo, total, parcelas e garantia na mesma mensagem. Guarde o comprovante e a nota, que valem para os {warranty.motor} de garantia do motor.",
          "O pagamento vem depois do modelo confirmado e do preço por escrito. Guarde a nota, porque ela prova a data para a garantia do motor, de {warranty.motor}.",
          "Antes de pagar, confira o modelo, o que está incluído e o prazo. A nota comprova o início dos {warranty.motor} de garantia do motor.",
          "Modelo certo, total por escrito e garantia definida devem vir antes do pagamento. Quem guarda a nota consegue usar a garantia do motor, de {warranty.motor}.",
        ],
      ],
      steps: [
        "Mande fotos e a medida do portão para confirmar o modelo.",
        "Peça o total por Pix e o total em até {shop.instalments} vezes.",
        "Confira o que está incluído e o que é à parte.",
        "Confirme por escrito o valor, a data e a garantia.",
        "Pague pela forma combinada e guarde o comprovante.",
      ],
    },
  ],
  questions: [
    {
      question: "O parcelamento é sem juros?",
      answers: [
        "O orçamento traz o total no cartão e o total no Pix. Se houver acréscimo no parcelamento, ele aparece ali, antes de você fechar.",
        "Depende do número de parcelas: a proposta mostra o total parcelado e o total à vista lado a lado, e a diferença, se houver, é o acréscimo.",
        "A resposta está no orçamento, que traz os dois totais. Se o parcelado for igual ao do Pix, não há juros.",
      ],
    },
    {
      question: "Conserto também pode ser parcelado?",
      answers: [
        "Sim, o conserto pode ser parcelado em até {shop.instalments} vezes no cartão, com o valor combinado antes e os itens separados.",
        "Sim. Conserto, troca e instalação avulsa aceitam cartão em até {shop.instalments} vezes, depois de aprovado o preço.",
        "Pode: a peça e a mão de obra do conserto se somam e são divididas em até {shop.instalments} parcelas no cartão.",
      ],
    },
    {
      question: "Tem desconto para pagar o motor no Pix?",
      answers: [
        "O total à vista, por Pix, vem no orçamento ao lado do parcelado, e por ele você vê se há desconto.",
        "Depende do pedido. O orçamento traz os dois totais, no Pix e no cartão, para você comparar.",
        "Pergunte ao pedir o preço do motor, porque a proposta mostra o valor no Pix e o valor no cartão.",
      ],
    },
    {
      question: "O condomínio pode pagar com nota e transferência?",
      answers: [
        "O pagamento do condomínio pode ser combinado: mande o CNPJ e os dados de faturamento com as fotos, e a condição fica escrita na proposta.",
        "Pode ser combinado. Informe o CNPJ e o prazo da administradora ao pedir o preço, para a condição constar da proposta.",
        "Para condomínio, a forma é acertada antes, com CNPJ, nota e prazo da administradora. Faça esse pedido junto com o do orçamento.",
      ],
    },
    {
      question: "Preciso pagar antes da instalação?",
      answers: [
        "O momento do pagamento é combinado ao aprovar o orçamento, junto com a forma. Peça que fique escrito na mesma mensagem do preço.",
        "O prazo se acerta na conversa, antes de marcar a visita. O importante é ter o modelo, o total e a data por escrito.",
        "A data do pagamento faz parte do combinado, assim como o número de parcelas. Confirme as duas antes do dia da instalação.",
      ],
    },
  ],
  photo: "fotos e largura do portão, com a forma de pagamento preferida",
  related: ["preco", "kit", "orcamento-por-foto", "loja", "garantia"],
  topic: "orcamento-de-motor-para-portao",
};
