import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const parcelamento: NarrowConcept[] = [
  {
    id: "parcelar-motor",
    broader: "parcelamento",
    label: "Parcelar motor ou conserto",
    phrase: "o parcelamento do motor de portão",
    asks: [
      "instalação parcela",
      "instalação parcelada",
      "instalação parcela 12 vezes",
      "instalação 12 vezes",
      "instalação 12x",
      "instalação 10x",
      "parcelar instalação",
      "instalar motor parcelado",
      "instalar portão parcelado",
      "portão garagem parcelado",
      "motor 10x",
      "motor 10 vezes",
      "motor 6x",
      "trocar motor 6x",
      "trocar motor 12x",
      "trocar motor portão 12x",
      "trocar motor parcelado",
      "troca motor parcelada",
      "trocar motor 12 vezes",
      "trocar motor 10x",
      "condomínio parcelar motor",
      "condomínio parcelado motor portão",
      "parcelar motor condomínio",
      "parcelar motor prédio",
      "condomínio pagar parcelado portão",
      "parcelar conserto ou motor",
      "parcelar conserto",
      "parcelar conserto ou só compra motor",
      "portão financiado",
      "portão automático financiado",
      "motor financiado",
      "motor portão financiamento",
      "portão automático financiamento",
      "parcelar motor",
      "parcelado cartão",
      "motor parcelado",
      "parcela motor portão",
      "motor sem entrada",
      "12 vezes motor",
      "parcelam conserto",
      "conserto quantas vezes",
      "motor 12x",
      "financiar portão",
      "consórcio motor",
      "consórcio portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão pode ser parcelado em até {shop.instalments} vezes no cartão: kits basculantes instalados, {models.pricesNamed}; a troca em outros portões, em casa, fica de {price.homeSwap}, com mão de obra. Conserto, troca e instalação avulsa também entram; a condição à vista é dita no orçamento.",
        "O motor do portão do condomínio pode ser parcelado em até {shop.instalments} vezes no cartão; pagamento em boleto e prazo se combinam na proposta, com o CNPJ e a data da administradora. Em portão de prédio, a troca fica de {price.heavySwap}, com mão de obra; o orçamento é grátis, por foto.",
        "O motor de portão pode ser parcelado em até {shop.instalments} vezes no cartão: kits basculantes instalados por {models.pricesOr}. Conserto, troca e instalação avulsa também entram; a condição à vista é dita no orçamento.",
        "Sim, a instalação do portão automático se parcela em até {shop.instalments} vezes no cartão, junto com o motor: o kit basculante instalado custa {models.pricesOr}. Se há acréscimo, o orçamento mostra antes, com o total à vista ao lado; a instalação avulsa parte de {price.installation}.",
        "O motor do portão da garagem, a instalação e o conserto são parcelados em até {shop.instalments} vezes no cartão. O kit basculante instalado custa {models.pricesOr}; nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra, e o orçamento é grátis.",
        "Parcelamos o motor e o serviço em até {shop.instalments} vezes no cartão; a condição à vista, por Pix, e se há juros são ditos no orçamento, que é grátis. Conserto, troca e instalação avulsa também entram no parcelamento.",
        "Em até {shop.instalments} vezes no cartão: parcelamos conserto, troca e motor novo, depois de aprovado o orçamento. Boleto e Pix são combinados na proposta. Peça sempre os dois totais, à vista e parcelado, para comparar.",
        "Sim, parcelamos: até {shop.instalments} vezes no cartão, no motor, na troca e no conserto. Sem cartão, pergunte a condição no orçamento, que é grátis. Divida o total pelo número de parcelas e confira se há acréscimo.",
      ],
      repair: [
        "A troca do motor do portão {em} pode ser paga em até {shop.instalments} vezes no cartão: em casa, com motor e mão de obra, fica de {price.homeSwap}; o kit basculante instalado, {models.pricesNamed}. A retirada do velho entra na mão de obra, e o orçamento, grátis por foto, diz o total à vista e o parcelado.",
        "Trocar o motor do portão pode ser pago em até {shop.instalments} vezes no cartão: a troca em casa, com motor e mão de obra, fica de {price.homeSwap}; o kit basculante instalado, {models.pricesNamed}. A retirada do velho entra na mão de obra, e o orçamento, grátis por foto, diz o total à vista e o parcelado.",
        "Parcelamos o conserto do portão em até {shop.instalments} vezes no cartão, como a troca e o motor novo, depois de aprovado o orçamento, que é grátis. Em valor pequeno, o número de parcelas pode ser menor; a visita com regulagem em casa parte de {price.preventive}, sem peças, e a troca do motor, de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que dá para parcelar", "Motor, troca e conserto no cartão", "Quanto e em quantas vezes"],
        slots: [
          [
            "Os kits instalados, de {price.lowest} a {price.highest}, vão em até {shop.instalments} vezes.",
            "Kit, entrega e instalação entram no mesmo parcelamento, em até {shop.instalments} vezes.",
            "O valor do kit, a partir de {price.lowest} instalado, pode ser dividido em {shop.instalments} parcelas.",
          ],
          [
            "Troca de motor, de {price.homeSwap} em casa, e serviço de portão pesado também se parcelam.",
            "Conserto aprovado e serralheria entram na mesma conta parcelada.",
            "Mais de um serviço no mesmo orçamento soma-se e é dividido junto.",
          ],
          [
            "A condição de cada forma, cartão, Pix ou boleto, vem escrita na proposta.",
            "Peça a proposta com total à vista e total parcelado.",
            "Compare os dois totais: é neles que aparece a diferença.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de aprovar o parcelamento", "O que conferir na proposta", "Perguntas sobre a parcela"],
        slots: [
          [
            "Confirme número de parcelas, total final e o que está incluído.",
            "A proposta deve dizer parcelas, total e itens.",
            "Leia o total, e não só o valor da parcela.",
          ],
          [
            "Veja se instalação, controles e garantia estão no mesmo valor.",
            "Parcela baixa sem instalação não é comparável.",
            "O parcelamento cobre o serviço inteiro ou só a peça? Pergunte.",
          ],
          [
            "Guarde o comprovante, que serve também para a garantia de {warranty.motor}.",
            "Nota e comprovante valem para a garantia, de {warranty.motor} no motor.",
            "O comprovante mostra a data em que a garantia começou.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Parcela sem juros?",
        answers: [
          "Sem acréscimo, o kit instalado dividido por 12 dá {models.twelfthsOr} por mês; se o cartão cobra juros, o orçamento mostra o total antes de você aprovar.",
          "Depende do número de parcelas e do cartão: sem acréscimo, o kit instalado dá {models.twelfthsOr} por mês em 12 vezes, e o orçamento mostra o total parcelado antes.",
        ],
      },
      {
        question: "Vocês aceitam boleto ou Pix no motor e no conserto?",
        answers: [
          "O Pix vale para pagar à vista; o boleto é combinado no orçamento, por escrito.",
          "A forma é acertada na proposta; no cartão, vai em até {shop.instalments} vezes.",
        ],
      },
      {
        question: "Conserto de pouco valor também parcela?",
        answers: [
          "Sim, no cartão; conforme o valor, em menos parcelas, combinadas antes da visita.",
          "Sim, no cartão; em valor pequeno, o número de parcelas pode ser menor, e vem escrito no orçamento.",
        ],
      },
      {
        question: "Condomínio pode parcelar?",
        answers: [
          "A forma é tratada na proposta, com CNPJ e prazo da administradora.",
          "Pode ser combinado. Mande os dados de faturamento junto com as fotos.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
  {
    id: "parcelar-sem-juros",
    broader: "parcelamento",
    label: "Parcelar sem juros",
    phrase: "o parcelamento sem juros",
    asks: [
      "dividir motor vezes juros",
      "motor vezes ter juros",
      "sem juros",
      "parcelado sem juros",
      "motor sem juros",
      "vezes sem juros",
      "motor parcelado 10 vezes sem juros",
      "motor 10 vezes sem juros",
      "motor 12 vezes sem juros",
      "motor 6 vezes sem juros",
      "portão automático vezes sem juros",
      "motor parcelado vezes sem juros",
      "motor portão parcelado vezes sem juros",
      "motor portão parcelado 10 vezes sem juros",
      "parcela juros",
      "10x sem juros",
      "12x sem juros",
      "motor 10x",
      "tem juros",
    ],
    intent: "price",
    answers: {
      any: [
        "Em 12 vezes sem acréscimo, o kit basculante instalado, de {models.pricesOr}, dá {models.twelfthsOr} por mês; se em 12x há juros do cartão, o orçamento, grátis, diz antes de você fechar.",
        "Parcelamos o motor em até {shop.instalments} vezes no cartão; se é sem juros, depende do número de vezes, e o orçamento diz antes. O kit basculante instalado custa {models.pricesOr}; dividido em 10x sem acréscimo, dá {models.tenthsOr} por mês.",
        "Sem juros ou com acréscimo do cartão, depende do número de parcelas, até {shop.instalments}: a resposta vem por escrito no orçamento, que é grátis. Sem acréscimo, o kit basculante instalado, de {models.pricesOr}, fica em 10 parcelas de {models.tenthsOr}.",
        "No cartão são até {shop.instalments} vezes, e o orçamento diz até quantas saem sem juros. O kit basculante instalado custa {models.pricesOr}; em 10x sem acréscimo, cada parcela é de {models.tenthsOr}.",
      ],
      price: [
        "Em 12 vezes sem acréscimo, o kit basculante instalado, de {models.pricesOr}, dá {models.twelfthsOr} por mês; se em 12x há juros do cartão, o orçamento, grátis, diz antes de você fechar.",
        "Parcelamos o motor em até {shop.instalments} vezes no cartão; se é sem juros, depende do número de vezes, e o orçamento diz antes. O kit basculante instalado custa {models.pricesOr}; dividido em 10x sem acréscimo, dá {models.tenthsOr} por mês.",
        "Sem juros ou com acréscimo do cartão, depende do número de parcelas, até {shop.instalments}: a resposta vem por escrito no orçamento, que é grátis. Sem acréscimo, o kit basculante instalado, de {models.pricesOr}, fica em 10 parcelas de {models.tenthsOr}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na conta parcelada", "Preço cheio e preço parcelado", "Os valores para comparar"],
        slots: [
          [
            "Os kits basculantes de 1/4 HP custam {models.pricesNamed}, com entrega e instalação.",
            "O preço de partida é o do kit instalado: {models.pricesNamed}.",
            "O basculante de até {width.quarterHp} tem preço de tabela, {models.pricesOr}, já com a mão de obra.",
          ],
          [
            "Motor de correr ou de abrir é orçado por foto e entra no mesmo parcelamento.",
            "Troca em casa, de {price.homeSwap}, também pode ir para o cartão.",
            "Conserto e instalação avulsa seguem a mesma regra do cartão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir se há juros", "A conta que revela o acréscimo", "Parcela sem surpresa"],
        slots: [
          [
            "A conta se faz antes de aprovar, com a proposta na mão.",
            "Com dois números da proposta você confere sozinho.",
            "Não é preciso calculadora de juros para comparar.",
          ],
        ],
        steps: [
          "Peça o total à vista e o número de parcelas.",
          "Multiplique a parcela pelo número de vezes.",
          "Compare com o total à vista: a diferença é o acréscimo.",
          "Veja se instalação e controles estão nos dois totais.",
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Em quantas vezes dá para dividir o motor?",
        answers: [
          "Dá para dividir em até {shop.instalments} vezes no cartão, no kit, na troca e no conserto.",
          "São até {shop.instalments} parcelas no cartão, conforme o valor aprovado.",
        ],
      },
      {
        question: "Dá para dividir no cartão só a instalação?",
        answers: [
          "Sim. A instalação avulsa, a partir de {price.installation}, também pode ir para o cartão.",
          "Pode, no cartão. Diga no orçamento que o motor já é seu.",
        ],
      },
      {
        question: "Pagar o motor à vista sai mais barato?",
        answers: [
          "O orçamento mostra: peça o total por Pix e o total no cartão lado a lado.",
          "Depende da condição do dia, escrita na proposta. Compare os dois totais.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com o número de parcelas que prefere",
  },
  {
    id: "pagar-com-pix-ou-boleto",
    broader: "parcelamento",
    label: "Pagar com Pix ou boleto",
    phrase: "o pagamento por Pix ou boleto",
    asks: [
      "pix parcelado",
      "aceita pix parcelado",
      "técnico pix parcelado",
      "pix parcelado portão",
      "pix",
      "aceita pix",
      "à vista desconto",
      "motor à vista",
      "desconto pix",
      "paga pix",
      "boleto",
      "motor boleto",
      "boleto motor portão",
      "parcelar sem cartão",
      "motor sem cartão",
      "cartão débito",
      "dinheiro motor portão",
      "forma pagamento motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Sim, aceitamos Pix {em}, à vista, na instalação, na troca e no conserto de motor de portão, e cartão em até {shop.instalments} vezes. O kit basculante instalado parte de {price.lowest}; diga a forma de pagamento ao pedir o orçamento, que é grátis, para ter o total à vista e o parcelado.",
        "Aceitamos Pix, à vista, e o parcelamento é no cartão, em até {shop.instalments} vezes, no motor e no conserto. Pix parcelado depende do seu banco: se ele oferece, você divide com ele e nos paga à vista. Diga a forma ao pedir o orçamento, que é grátis.",

        "Pix serve para pagar o motor de portão à vista, e o cartão divide em até {shop.instalments} vezes. Boleto é combinado no orçamento: diga que prefere essa forma antes de marcar. O kit basculante instalado parte de {price.lowest}.",
        "Para pagar por Pix, peça o total à vista no orçamento; por boleto, pergunte se a condição vale para o seu pedido. Sem nenhum dos dois, o cartão parcela em até {shop.instalments} vezes, na instalação e no conserto também.",
        "O motor de portão, a partir de {price.lowest} instalado no basculante, se paga à vista por Pix ou em até {shop.instalments} vezes no cartão; boleto e desconto à vista são acertados na proposta. Diga a forma que prefere ao pedir o orçamento, que é grátis.",
      ],
      price: [
        "Desconto à vista, por Pix, é combinado no orçamento: peça o total à vista e o do cartão, em até {shop.instalments} vezes, e compare. O kit basculante instalado parte de {price.lowest}.",
        "Pix, cartão em até {shop.instalments} vezes ou boleto: a forma e o desconto à vista são ditos no orçamento, antes de marcar. O kit basculante instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Pix, cartão e boleto", "O que muda em cada forma", "Como funcionam o Pix e o boleto"],
        slots: [
          [
            "Por Pix o valor é pago de uma vez, e o comprovante vale como recibo até sair a nota.",
            "No Pix, o total é o da proposta à vista, sem parcela.",
            "Quem paga por Pix quita o serviço inteiro e guarda o comprovante.",
          ],
          [
            "No cartão, kit, troca e conserto se dividem em até {shop.instalments} vezes.",
            "O cartão é a forma de dividir: até {shop.instalments} vezes.",
            "Para dividir, use o cartão, em até {shop.instalments} parcelas.",
          ],
          [
            "Boleto interessa mais a condomínio e empresa, que pagam com prazo; a condição vem por escrito.",
            "Condomínio e empresa que precisam de boleto mandam os dados de faturamento com o pedido.",
            "Se o boleto é exigência da administradora, avise antes do orçamento.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pagar", "O que conferir no pagamento", "Pagamento com segurança"],
        slots: [
          [
            "Confirme na proposta o total, o que está incluído e quando se paga.",
            "A proposta diz total, itens e momento do pagamento.",
            "Leia o total e os itens antes de transferir.",
          ],
          [
            "Confira o nome de quem recebe antes de confirmar o Pix ou o boleto.",
            "Veja se o favorecido é o mesmo da proposta.",
            "O nome do recebedor precisa ser o da empresa que fez o orçamento.",
          ],
          [
            "Guarde comprovante e nota: eles comprovam a garantia de {warranty.motor} do motor.",
            "A data do comprovante ajuda a provar o início da garantia, de {warranty.motor} no motor.",
            "Nota e comprovante juntos facilitam qualquer atendimento em garantia.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Tem desconto para pagar o motor por Pix?",
        answers: [
          "Pergunte no orçamento: a condição à vista vem escrita, ao lado do total no cartão.",
          "A proposta mostra os dois totais, e a diferença, se houver, aparece ali.",
        ],
      },
      {
        question: "Posso pagar parte no Pix e parte no cartão?",
        answers: [
          "Combine no orçamento. A divisão precisa estar escrita antes do serviço.",
          "Pode ser acertado na proposta, com o valor de cada parte.",
        ],
      },
      {
        question: "Preciso pagar antes da visita do técnico?",
        answers: [
          "O momento do pagamento é combinado na proposta. O orçamento por foto é grátis.",
          "Veja na proposta. Pedir orçamento não custa nada.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
  {
    id: "boleto-parcelado",
    broader: "parcelamento",
    label: "Boleto parcelado",
    phrase: "o boleto parcelado",
    asks: [
      "boleto parcelado",
      "parcelado boleto",
      "parcelar boleto",
      "parcelar no boleto",
      "motor boleto parcelado",
      "portão boleto parcelado",
      "boleto em vezes",
      "boleto 3 vezes",
      "boleto 10 vezes",
      "boleto 12 vezes",
      "carnê",
      "motor carnê",
      "portão carnê",
      "crediário",
      "motor crediário",
      "parcelar sem cartão boleto",
    ],
    intent: "price",
    answers: {
      any: [
        "O parcelamento do motor é no cartão, em até {shop.instalments} vezes; boleto parcelado não é a forma comum e só vale se for combinado no orçamento, por escrito. À vista, paga-se por Pix. O kit basculante instalado custa {models.pricesOr}.",
        "Boleto parcelado depende de acerto no orçamento, antes da visita: o que parcelamos normalmente é o cartão, em até {shop.instalments} vezes. Empresa e condomínio costumam conseguir boleto com prazo, mandando o CNPJ. O motor basculante instalado parte de {price.lowest}.",
        "Para parcelar o motor do portão, a forma certa é o cartão, em até {shop.instalments} vezes; carnê e boleto parcelado não são garantidos, e é preciso perguntar ao pedir o orçamento, que é grátis. O kit basculante instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Saídas para quem não tem cartão", "Como pagar sem cartão de crédito"],
        slots: [
          [
            "Dá para usar o cartão de alguém da família, dividido em dois cartões, se isso for combinado antes.",
            "Cartão de outra pessoa da casa ou dois cartões na mesma compra podem ser acertados no orçamento.",
          ],
          [
            "Pix parcelado é oferta do seu banco: você divide com ele, e para nós o pagamento é à vista.",
            "Alguns bancos parcelam o Pix na conta do cliente; confira os juros antes de escolher.",
          ],
          [
            "Se o dinheiro está curto, comece pelo que é preciso: o conserto costuma custar menos que o motor novo.",
            "Peça o orçamento por itens: o que não é urgente, como controle extra, fica para depois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de pagar um boleto", "Boleto com segurança"],
        slots: [
          [
            "Confira o nome e o CNPJ de quem recebe e se o valor é o da proposta.",
            "Leia no boleto o favorecido e o total, que devem ser os do orçamento.",
          ],
          [
            "Peça por escrito o número de parcelas, as datas e o acréscimo, se houver.",
            "O combinado precisa dizer parcelas, vencimentos e o total com e sem acréscimo.",
          ],
          [
            "Guarde comprovante e nota: com eles se prova a garantia de {warranty.motor} do motor.",
            "Nota e comprovante ficam guardados pela garantia, de {warranty.motor} no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Condomínio pode pagar no boleto?",
        answers: [
          "Pode ser combinado: mande o CNPJ e o prazo da administradora ao pedir a proposta.",
          "Em geral sim, com a condição escrita na proposta. Diga logo que o pagamento é por boleto.",
        ],
      },
      {
        question: "Parcela sem juros no cartão?",
        answers: [
          "Depende do número de vezes; o orçamento mostra o total à vista e o parcelado, e a diferença, se houver, aparece ali.",
          "O orçamento diz antes. Compare o total parcelado com o do Pix.",
        ],
      },
      {
        question: "Preciso dar entrada?",
        answers: [
          "O momento do pagamento é combinado na proposta, antes do serviço. O orçamento não custa nada.",
          "Veja na proposta; nada é cobrado para orçar por foto.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
];
