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
      "O parcelamento vai até {shop.instalments} vezes no cartão, para motor, instalação ou conserto. Quem prefere pagar à vista pode usar Pix: peça a condição ao receber o orçamento, que é grátis.",
      "No cartão, o motor pode ser parcelado em até {shop.instalments} vezes; por Pix, o pagamento é à vista. O kit basculante instalado custa {models.pricesOr}, com entrega incluída.",
      "O motor de portão pode ser parcelado no cartão em até {shop.instalments} vezes, com a instalação junto. O orçamento traz o total no cartão e o total à vista, por Pix, para você comparar antes de fechar.",
    ],
    price: [
      "Com parcelamento em até {shop.instalments} vezes no cartão, os kits basculantes instalados custam {models.prices}. O valor de cada parcela é confirmado no orçamento, junto com a condição à vista por Pix.",
      "O preço a parcelar começa em {price.lowest}, no kit basculante com entrega e instalação. São até {shop.instalments} vezes no cartão; conserto e troca de motor também podem ser divididos.",
    ],
    question: [
      "Sim, o motor de portão pode ser parcelado em até {shop.instalments} vezes no cartão, e também instalação, conserto e manutenção. Por Pix, o pagamento é à vista; o orçamento mostra o total de cada forma antes do serviço.",
      "Dá para parcelar em até {shop.instalments} vezes no cartão. Se há acréscimo ou desconto em cada forma, o orçamento mostra, para você comparar o total parcelado com o do Pix.",
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
          "No cartão de crédito, o valor é dividido em até {shop.instalments} vezes.",
          "O cartão aceita até {shop.instalments} parcelas, para produto e para serviço.",
          "São até {shop.instalments} vezes no cartão, do motor ao conserto.",
        ],
        [
          "O Pix serve ao pagamento à vista, e o total vem escrito no orçamento.",
          "Por Pix, paga-se à vista, com o total escrito no orçamento.",
          "À vista, paga-se por Pix, e o total vem ao lado do parcelado no orçamento.",
        ],
        [
          "A forma escolhida é combinada antes, junto com o dia da instalação.",
          "Antes da visita, fica acertado como será o pagamento e o que está incluído.",
          "Valor, parcelas e data ficam combinados na mesma conversa, antes da visita.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que pode ser parcelado", "Preços que cabem nas parcelas", "Quanto custa e em quantas vezes"],
      slots: [
        [
          "Os kits basculantes instalados, de {models.prices}, entram no parcelamento.",
          "Kit, instalação, conserto e peças entram no mesmo parcelamento, somados em um valor só.",
          "O kit mais em conta, de {price.padrao} instalado, pode ser dividido, assim como os de {price.speedy} e {price.jetflex}.",
        ],
        [
          "Troca de motor, de {price.homeSwap} em casa, e instalação avulsa seguem a mesma regra.",
          "Também se parcela a troca residencial, que fica de {price.homeSwap}, e o conserto.",
          "A troca em portão pesado, de {price.heavySwap}, pode ser paga nas mesmas {shop.instalments} vezes.",
        ],
        [
          "Acessórios como fotocélula e controle extra podem ser somados à mesma compra.",
          "Incluir fotocélula ou nobreak na mesma conta evita pagar outra visita depois.",
          "Controle extra e fotocélula cabem no mesmo parcelamento, se pedidos junto.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["À vista ou parcelado", "Como decidir a forma de pagar", "Compare o total à vista e o parcelado"],
      slots: [
        [
          "Compare o total à vista com o total parcelado, e não só o valor da prestação.",
          "Dividir em menos parcelas é possível: diga em quantas vezes quer pagar, até {shop.instalments}.",
          "O orçamento traz os dois totais lado a lado, o do Pix e o do cartão.",
        ],
        [
          "Num portão que ficou inseguro, o parcelamento permite consertar agora sem esperar o fim do mês.",
          "O cartão facilita quando o portão parou e a despesa não estava prevista.",
        ],
        [
          "Motor, mão de obra e acessórios vêm em linhas separadas, para você aprovar uma a uma.",
          "O que não é urgente, como nobreak ou controle extra, aparece em linha própria e pode ficar para depois.",
          "O orçamento vem por itens, e o que não é urgente, como nobreak ou controle extra, pode ficar para depois.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de fechar o pagamento", "O que conferir antes de pagar", "Do orçamento ao pagamento"],
      slots: [
        [
          "O pagamento vem depois do modelo confirmado e do preço por escrito.",
          "Feche só com o modelo, o total e o que está incluído na mesma mensagem.",
          "Modelo, total, parcelas e garantia ficam escritos na conversa antes de você pagar.",
        ],
        [
          "Guarde o comprovante e a nota, que valem para a garantia de {warranty.motor} do motor.",
          "Comprovante e nota comprovam a data e a garantia de {warranty.motor}.",
          "A nota é a prova de compra para os {warranty.motor} de garantia do motor.",
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
      question: "Em quantas vezes posso pagar o motor?",
      answers: [
        "Você pode pagar em até {shop.instalments} vezes no cartão, motor e instalação juntos, ou à vista, por Pix. O orçamento traz os dois totais.",
        "O cartão aceita até {shop.instalments} parcelas, e o Pix é a opção à vista. O total de cada forma vem no orçamento.",
      ],
    },
    {
      question: "O parcelamento é sem juros?",
      answers: [
        "O orçamento traz o total no cartão e o total no Pix: se houver acréscimo, ele aparece ali, antes de você fechar.",
        "Você vê na proposta, que mostra o total parcelado e o total à vista lado a lado; a diferença entre os dois, se houver, é o acréscimo.",
      ],
    },
    {
      question: "Conserto também pode ser parcelado?",
      answers: [
        "Pode, em até {shop.instalments} vezes no cartão, com o valor combinado antes de executar e os itens separados.",
        "Sim. Conserto, troca e instalação avulsa aceitam cartão em até {shop.instalments} vezes, depois de aprovado o preço.",
      ],
    },
    {
      question: "Tem desconto para pagar o motor no Pix?",
      answers: [
        "O total à vista, por Pix, vem no orçamento ao lado do parcelado, e ali se vê se há diferença.",
        "Depende do pedido: o orçamento traz os dois totais, no Pix e no cartão, para você comparar.",
      ],
    },
    {
      question: "O condomínio pode pagar com nota e transferência?",
      answers: [
        "Pode: mande o CNPJ e os dados de faturamento junto com as fotos, e a proposta sai por escrito com a forma de pagamento combinada.",
        "Pode ser combinado. Informe o CNPJ e o prazo da administradora ao pedir o preço, e a condição vai escrita na proposta.",
      ],
    },
  ],
  photo: "fotos e largura do portão, com a forma de pagamento preferida",
  related: ["preco", "kit", "orcamento-por-foto", "loja", "garantia"],
  topic: "orcamento-de-motor-para-portao",
};
