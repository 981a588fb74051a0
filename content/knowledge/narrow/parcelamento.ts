import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const parcelamento: NarrowConcept[] = [
  {
    id: "parcelar-motor",
    broader: "parcelamento",
    label: "Parcelar motor ou conserto",
    phrase: "o parcelamento do motor de portão",
    asks: [
      "vocês parcelam",
      "parcelam cartão",
      "vocês parcelam cartão",
      "vocês parcelam conserto",
      "dividem no cartão",
      "vocês dividem cartão",
      "passa cartão parcelado",
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
        "Não é preciso dar entrada: o motor de portão e a instalação são divididos em até {shop.instalments} parcelas no cartão. Quem quer parcela menor paga uma parte por Pix e divide o resto. O kit basculante instalado custa {models.pricesOr}, e a troca do motor em casa, nos outros portões, fica de {price.homeSwap}.",
        "O motor de portão automático pode ser parcelado em até {shop.instalments} vezes no cartão, com a instalação incluída. O kit basculante custa {models.pricesOr}, e a troca de motor nos outros portões, em casa, fica de {price.homeSwap}. À vista, paga-se por Pix; não fazemos consórcio nem financiamento próprio.",
        "Parcelamos motor e portão automático no cartão, em até {shop.instalments} vezes, em vez de consórcio ou financiamento. O kit basculante instalado sai por {models.pricesOr}, e a troca de motor em casa, nos outros tipos, fica de {price.homeSwap}. Para condomínio, a forma de pagar é combinada na proposta, feita no CNPJ.",
        "O motor do condomínio pode ser pago por Pix ou parcelado em até {shop.instalments} vezes no cartão; não trabalhamos com consórcio. A proposta sai no CNPJ do prédio, com as condições por escrito para a assembleia ou o conselho. A troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Dá para parcelar a instalação do portão automático, motor e mão de obra juntos, em até {shop.instalments} vezes no cartão. O kit basculante custa {models.pricesOr} instalado, e trocar o motor de outros portões, em casa, fica de {price.homeSwap}. O orçamento mostra o total à vista e o parcelado.",
        "Sim, dá para parcelar no cartão, em até {shop.instalments} vezes, o motor, a instalação e também o conserto aprovado. O kit basculante instalado custa {models.pricesOr}, e a troca do motor em casa, nos outros portões, fica de {price.homeSwap}. O orçamento mostra o total à vista e o valor de cada parcela.",
      ],
      repair: [
        "A troca de motor de portão {em} pode ser parcelada no cartão em até {shop.instalments} vezes, com motor e mão de obra na mesma conta, e fica, em casa, de {price.homeSwap}. Em basculante de até {width.quarterHp}, o motor novo instalado custa {models.pricesNamed}. O orçamento mostra o total à vista e o parcelado antes de você aprovar.",
        "Trocar o motor do portão parcelado no cartão é possível em até {shop.instalments} vezes, com a instalação incluída. A troca em casa fica de {price.homeSwap}; em basculante de até {width.quarterHp}, custa {models.pricesOr}. Você recebe por escrito o valor de cada parcela e o total.",
        "Parcelamos o conserto do portão em até {shop.instalments} vezes no cartão, depois de aprovado o orçamento. Em valor pequeno, o número de parcelas pode ser menor. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que dá para parcelar", "Motor, troca e conserto no cartão"],
        slots: [
          [
            "Motor, entrega, instalação e acessórios entram no mesmo parcelamento, e um conserto aprovado também. Em portão pesado, como o de condomínio, a troca fica de {price.heavySwap} e pode ser dividida do mesmo modo.",
            "Tudo o que estiver no orçamento pode ser dividido junto, do motor e da mão de obra aos acessórios ou a um conserto. A troca em portão pesado, como o de prédio, custa de {price.heavySwap} e segue a mesma regra.",
            "O motor, a instalação, o conserto e os acessórios que você aprovar são parcelados juntos. Para condomínio, a troca do motor pesado fica de {price.heavySwap} e também pode ser paga no cartão.",
          ],
          [
            "O kit para basculante, dividido em 12 vezes sem acréscimo, fica em {models.twelfthsOr} por mês, conforme o modelo. A proposta mostra até quantas parcelas não têm juros e qual é o total.",
            "Como exemplo, os três kits para basculante divididos por 12 dão {models.twelfthsOr} por mês, quando o cartão não cobra juros. Se houver juros, a proposta mostra antes o total parcelado.",
            "No basculante, os kits de entrada ao mais rápido ficam em {models.twelfthsOr} por mês, em 12 parcelas sem acréscimo. Quando o cartão cobra juros, a proposta traz o total parcelado ao lado do preço à vista.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["À vista ou parcelado", "Como decidir a forma de pagar"],
        slots: [
          [
            "Compare o total à vista com o total parcelado, e não só o valor da parcela. Se o portão ficou inseguro, dividir permite consertar já, e itens como nobreak e controle extra podem esperar.",
            "Compare os dois totais, o do Pix e o do cartão, porque a parcela sozinha não mostra o custo. Parcele agora o que é urgente; um nobreak ou um controle a mais pode ficar para depois.",
            "A diferença entre as formas de pagar aparece no total, e não na prestação. Se o mês está apertado, parcele o que é urgente e deixe o controle extra e o nobreak para outra ocasião.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de aprovar", "O que a proposta precisa trazer"],
        slots: [
          [
            "Leia a proposta antes de passar o cartão, porque só dá para comparar parcelas que cobrem os mesmos itens.",
            "A proposta escrita evita surpresa depois da primeira parcela, se trouxer estes pontos.",
            "Antes de aprovar, veja se o valor parcelado cobre o serviço inteiro.",
          ],
        ],
        bullets: [
          "Número de parcelas, valor de cada uma e total",
          "Motor, controles e instalação no mesmo valor",
          "Garantia de {warranty.motor} no motor e de {warranty.installation} na instalação",
          "O que fica de fora, como serralheria ou ponto de energia",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de entrada?",
        answers: [
          "No cartão, não, porque o total inteiro é dividido. Se preferir, pague uma parte por Pix e o resto no cartão, como ficar combinado na proposta.",
          "Não precisa. Quem quer parcela menor pode pagar uma parte por Pix e dividir o restante no cartão.",
        ],
      },
      {
        question: "Vocês aceitam boleto ou Pix no motor e no conserto?",
        answers: [
          "O Pix vale para pagar à vista. O boleto é combinado na proposta, sobretudo para condomínio e empresa.",
          "Aceitamos Pix à vista. O boleto precisa ser combinado antes, por escrito, o que é comum com administradora.",
        ],
      },
      {
        question: "Condomínio pode parcelar?",
        answers: [
          "Pode. A forma de pagar é combinada na proposta, com o CNPJ e o prazo da administradora. Envie os dados de faturamento junto com o pedido.",
          "Sim, com o pagamento combinado na proposta para o CNPJ. Cartão ou boleto com data são acertados com a administradora.",
        ],
      },
      {
        question: "Conserto de pouco valor também parcela?",
        answers: [
          "Sim, no cartão, embora o número de parcelas possa ser menor. Isso é combinado antes da visita.",
          "Parcela, mas em menos vezes conforme o valor. O número de parcelas vem escrito no orçamento.",
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
      "motor 6 vezes sem juros",
      "portão automático vezes sem juros",
      "motor parcelado vezes sem juros",
      "motor portão parcelado vezes sem juros",
      "motor portão parcelado 10 vezes sem juros",
      "parcela juros",
      "10x sem juros",
      "motor 10x",
      "tem juros",
      "parcelado cartão juros",
      "cartão tem juros",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor de portão é parcelado no cartão em até {shop.instalments} vezes, e a proposta diz, antes de você fechar, até quantas são sem juros. O kit basculante instalado custa {models.pricesOr}. Em 10 vezes sem juros, seriam {models.tenthsOr} por mês, conforme o modelo.",
        "O parcelado no cartão tem juros ou não conforme o número de vezes, até {shop.instalments}, e a proposta mostra o total dos dois jeitos antes de você fechar. Sem juros, o kit basculante instalado, de {models.pricesOr}, daria 10 parcelas de {models.tenthsOr}, conforme o modelo.",
        "Em 10 vezes sem juros, o kit basculante instalado, de {models.pricesOr}, daria {models.tenthsOr} por mês. Se no seu cartão ou no número de parcelas houver acréscimo, até o limite de {shop.instalments} vezes, a proposta mostra isso antes, ao lado do preço à vista.",
      ],
      price: [
        "O motor no cartão é dividido em até {shop.instalments} vezes, e a proposta diz até quantas são sem juros. O kit basculante instalado custa {models.pricesOr}, conforme o modelo. Em 10 vezes sem juros, seriam {models.tenthsOr} por mês, e você vê o total antes de aprovar.",
        "Parcelado no cartão, o motor tem juros ou não conforme o número de parcelas, até {shop.instalments}, e isso vem escrito antes de você aprovar. Sem juros, o kit basculante instalado, de {models.pricesOr}, ficaria em 10 parcelas de {models.tenthsOr}, conforme o modelo.",
        "Motor de portão parcelado em 10 vezes sem juros daria {models.tenthsOr} por mês, no kit basculante instalado, que custa {models.pricesOr}. Dividimos em até {shop.instalments} vezes no cartão, e a proposta traz o total à vista ao lado do parcelado, para você ver se há juros.",
        "Entre Pix com desconto e 10x sem juros, compare o total: se o Pix não tiver desconto, o parcelado custa o mesmo e não tira dinheiro de uma vez. Em 10 vezes sem juros, o kit basculante instalado fica em {models.tenthsOr} por mês. O desconto no Pix, quando há, vem escrito na proposta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conferir se há juros", "A conta que mostra o acréscimo"],
        slots: [
          [
            "Com dois números da proposta você confere sozinho se há juros. Faça a conta antes de aprovar.",
            "Não é preciso saber a taxa para descobrir o acréscimo, porque bastam o total à vista e o valor da parcela.",
            "A comparação leva um minuto e se faz com a proposta na mão, antes de passar o cartão.",
          ],
        ],
        steps: [
          "Peça o total à vista e o número de parcelas.",
          "Multiplique a parcela pelo número de vezes.",
          "Compare com o total à vista: a diferença é o acréscimo.",
          "Veja se instalação e controles estão nos dois totais.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra na conta parcelada", "O que pode ser dividido no cartão"],
        slots: [
          [
            "O kit basculante já traz entrega, central, controles e instalação no valor dividido. Motor de correr ou de abrir, conserto e instalação avulsa, a partir de {price.installation}, também podem ser parcelados.",
            "Motor, entrega e instalação vão juntos na mesma conta. Também se dividem conserto, motor de correr ou de abrir e só a instalação de um motor seu, que parte de {price.installation}.",
            "Tudo o que for aprovado entra no parcelamento, como kit, conserto e motor de correr ou de abrir. A mão de obra sozinha, a partir de {price.installation}, também pode ir ao cartão.",
          ],
          [
            "Quanto menos parcelas, menor a chance de acréscimo. Se quiser evitar qualquer juro, pergunte até quantas vezes sai pelo preço à vista.",
            "Parcelar em poucas vezes costuma sair mais em conta. Diga que quer sem acréscimo, e a proposta mostra até quantas parcelas isso é possível.",
            "Prazo curto reduz o acréscimo do cartão. Peça o número máximo de parcelas pelo mesmo total do Pix.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["À vista ou parcelado", "Como decidir a forma de pagar"],
        slots: [
          [
            "Se o total parcelado é igual ao do Pix, parcele sem receio. Se há diferença, veja se ela cabe no orçamento e deixe para depois o que não é urgente, como nobreak ou controle extra.",
            "Com totais iguais, o cartão tem a vantagem de aliviar o mês. Se o parcelado custa mais, reduza o número de vezes ou adie itens como nobreak e controle extra.",
            "Parcelar pelo mesmo total sempre vale a pena. Quando custa mais, divida em menos vezes e deixe para depois itens como nobreak ou controle extra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quantas vezes dá para dividir o motor?",
        answers: [
          "Em até {shop.instalments} vezes no cartão, no kit, na troca e no conserto. Em valor pequeno, o número pode ser menor.",
          "São até {shop.instalments} parcelas no cartão, conforme o valor aprovado, com o total escrito antes.",
        ],
      },
      {
        question: "Precisa de entrada?",
        answers: [
          "No cartão, não, porque o total inteiro é dividido. Se preferir, parte vai por Pix e o resto no cartão, combinado na proposta.",
          "Em geral, não. Dar uma parte por Pix reduz a parcela e pode evitar acréscimo.",
        ],
      },
      {
        question: "Pagar o motor à vista sai mais barato?",
        answers: [
          "Por Pix, você paga o total à vista, sem o acréscimo que o cartão possa ter. Os dois totais vêm lado a lado na proposta.",
          "Depende da condição escrita na proposta. Compare o total do Pix com o do cartão.",
        ],
      },
      {
        question: "Dá para dividir no cartão só a instalação?",
        answers: [
          "Sim. A instalação avulsa, a partir de {price.installation}, também pode ir para o cartão; diga que o motor já é seu.",
          "Pode, desde que combinado: a mão de obra parte de {price.installation} e segue a mesma regra.",
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
      "pix ou cartão",
      "pix ou cartão conserto",
      "pix ou cartão conserto portão",
      "pagar pix ou cartão portão",
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
      "parcelamento cartão boleto",
      "parcelar boleto",
      "condições cartão boleto",
    ],
    intent: "price",
    answers: {
      any: [
        "Sim, aceitamos Pix à vista na instalação, na troca e no conserto de motor de portão, além de cartão em até {shop.instalments} vezes. Você recebe o total à vista e o parcelado antes de marcar. O boleto com prazo, para empresa ou condomínio, é combinado na proposta.",
        "O motor de portão pode ser pago por Pix, à vista, ou no cartão, em até {shop.instalments} vezes, com a instalação incluída. Empresa e condomínio podem combinar boleto com prazo na proposta. Diga no pedido a forma que prefere, e o total de cada uma vem por escrito.",
        "Sim, a nossa empresa aceita boleto de firma e de condomínio, combinado na proposta, com o prazo escrito nela: mande o CNPJ e a data de pagamento junto com o pedido. Para pessoa física, as formas são Pix à vista ou cartão em até {shop.instalments} vezes.",
        "Sem cartão, o conserto ou o motor do portão se paga por Pix à vista, e o parcelamento fica no cartão, em até {shop.instalments} vezes. Dividir em duas datas, por Pix ou boleto, depende de acordo escrito na proposta, mais comum com empresa e condomínio.",
        "Para pagar com cartão de débito, avise ao pedir o valor, porque confirmamos antes a maquininha do dia. Pix à vista e cartão de crédito em até {shop.instalments} vezes são aceitos sempre, com a instalação incluída.",
        "O conserto do portão pode ser pago por Pix ou cartão: o Pix é à vista, e o cartão divide em até {shop.instalments} vezes. A proposta mostra os dois totais lado a lado, antes de você aprovar, e assim dá para ver se a parcela tem acréscimo. Diga a forma ao pedir o valor.",
      ],
      price: [
        "Desconto à vista, por Pix, é combinado na proposta, que traz o total à vista ao lado do total no cartão, em até {shop.instalments} vezes. Peça os dois e compare. O valor é informado antes, no motor, na instalação e no conserto.",
        "Sim, a empresa aceita Pix à vista, cartão em até {shop.instalments} vezes e boleto combinado antes, no motor e no conserto do portão. O Pix é pago de uma vez; para parcelar, usa-se o cartão. O total de cada forma vem escrito na proposta.",
        "Sim, a empresa aceita boleto, com 30 dias ou outro prazo combinado na proposta, e para isso mande o CNPJ e a data de pagamento junto com o pedido. As outras formas são Pix à vista ou cartão em até {shop.instalments} vezes.",
        "Não se divide no boleto: o parcelamento é no cartão, em até {shop.instalments} vezes, e o boleto com prazo só se combina na proposta, em geral com CNPJ. À vista, paga-se por Pix, e você vê os dois totais antes de aprovar.",
        "Aceitamos cartão de débito conforme a maquininha do dia, e por isso avise ao pedir o valor. O cartão de crédito, em até {shop.instalments} vezes, e o pagamento à vista valem sempre, com a instalação incluída.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda em cada forma de pagar", "Como funcionam o Pix, o cartão e o boleto"],
        slots: [
          [
            "Por Pix, o serviço é pago de uma vez, pelo total à vista. No cartão, motor, troca e conserto podem ser divididos, e o acréscimo, quando existe, aparece na proposta.",
            "O Pix quita o total à vista de uma só vez. O cartão serve para dividir o motor ou o conserto, e qualquer acréscimo é mostrado antes, na proposta.",
            "Quem paga por Pix usa o preço à vista, em um só pagamento. Quem parcela o motor ou o conserto usa o cartão e vê na proposta o acréscimo que houver.",
          ],
          [
            "O boleto interessa mais a condomínio e empresa, que pagam com prazo. Mande os dados de faturamento com o pedido, porque a condição precisa ser aprovada antes do serviço.",
            "Empresa e administradora que precisam de boleto devem avisar no pedido e informar o CNPJ. O prazo é confirmado na própria proposta, antes do serviço.",
            "Se a administradora exige boleto, diga isso logo e envie o CNPJ. Prazo e vencimento ficam escritos na proposta, que precisa ser aprovada antes da visita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pagar, confira", "Pagamento com segurança"],
        slots: [
          [
            "Dois minutos de conferência evitam golpe e cobrança em dobro. Veja cada item:",
            "Antes do Pix ou do boleto, veja quem recebe e o que está sendo pago.",
            "Golpe com Pix e boleto é comum, por isso confira os dados antes de confirmar.",
          ],
        ],
        bullets: [
          "Total e itens iguais aos da proposta",
          "Nome de quem recebe igual ao da empresa",
          "Momento do pagamento: antes, no dia ou depois do teste",
          "Comprovante e nota guardados para a garantia de {warranty.motor} do motor",
        ],
      },
      {
        about: "choose",
        headings: ["À vista ou parcelado", "Como escolher a forma de pagar"],
        slots: [
          [
            "Compare o total do Pix com o total do cartão, e não só o valor da parcela. Se o portão ficou inseguro, dividir no cartão permite consertar logo, e o que não é urgente pode esperar.",
            "Olhe os dois totais lado a lado, pois a parcela sozinha não mostra o custo. Para caber no mês, divida o conserto e deixe o nobreak e o controle extra para outra ocasião.",
            "O que conta é o total de cada forma. Quem tem o valor em mãos paga por Pix; quem não tem divide no cartão o que é urgente e adia o resto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tem desconto para pagar o motor por Pix?",
        answers: [
          "A proposta traz o total à vista ao lado do total no cartão, e a diferença, se houver, aparece ali.",
          "Peça os dois totais, à vista e parcelado. É na comparação entre eles que se vê se há desconto.",
        ],
      },
      {
        question: "Posso pagar parte no Pix e parte no cartão?",
        answers: [
          "Pode, se isso for acertado na proposta, com o valor de cada parte escrito antes do serviço.",
          "Sim, combinando antes. A divisão entre Pix e cartão fica escrita na proposta.",
        ],
      },
      {
        question: "Divide no boleto?",
        answers: [
          "O parcelamento é no cartão, em até {shop.instalments} vezes. Boleto com prazo só se combina na proposta, em geral para empresa e condomínio.",
          "Para dividir, use o cartão. Boleto em mais de uma data depende de acordo escrito, mais comum com CNPJ.",
        ],
      },
      {
        question: "Aceita cartão de débito?",
        answers: [
          "Diga ao pedir o valor que prefere débito, e confirmamos se a maquininha do dia aceita.",
          "Confirme no pedido se quer pagar no débito. Pix à vista e crédito em até {shop.instalments} vezes são aceitos sempre.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
  {
    id: "boleto-para-condominio",
    broader: "parcelamento",
    label: "Boleto para condomínio na troca de motor",
    phrase: "o pagamento em boleto para condomínio",
    asks: [
      "boleto condomínio",
      "boleto prédio",
      "boleto síndico",
      "boleto administradora",
      "emite boleto condomínio",
      "emitem boleto condomínio",
      "boleto condomínio portão",
      "empresa emite boleto portão",
      "pagar boleto condomínio",
      "pagamento boleto condomínio",
      "boleto condomínio troca motor",
      "boleto condomínio motor",
      "boleto condomínio motor portão",
      "boleto condomínio conserto",
      "boleto condomínio manutenção",
      "boleto cnpj motor portão",
      "faturado condomínio portão",
      "faturamento condomínio motor portão",
      "condomínio pagar prazo motor portão",
      "prazo pagamento condomínio motor portão",
      "pagar faturado condomínio",
      "condomínio parcelar motor portão boleto",
      "nota fiscal boleto condomínio",
      "condomínio paga boleto portão",
      "30 dias boleto condomínio portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, a troca de motor do condomínio pode ser paga em boleto, no CNPJ do prédio e com o vencimento combinado na proposta. Mande o CNPJ, as fotos do portão e a data em que a administradora paga. Em portão pesado ou de uso coletivo, o motor com mão de obra fica de {price.heavySwap}.",
        "Sim, há pagamento em boleto para condomínio, na troca de motor e no conserto: o prazo é combinado na proposta, conforme o calendário da administradora, e a nota sai no CNPJ do prédio. O motor instalado em portão coletivo custa de {price.heavySwap}, e o síndico recebe tudo por itens antes de aprovar.",
      ],
      price: [
        "A troca de motor de condomínio, paga em boleto no CNPJ, custa de {price.heavySwap} em portão pesado ou de uso coletivo, com mão de obra. O prazo do boleto é combinado na proposta e não muda o serviço: mande o CNPJ e as fotos do portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Do pedido ao boleto, passo a passo", "O que o síndico manda para receber o boleto"],
        slots: [
          [
            "O boleto só é emitido depois que a proposta é aprovada, com o vencimento escrito nela. O caminho costuma ser este.",
            "Quanto mais cedo os dados chegam, mais fácil casar o vencimento com o calendário da administradora.",
          ],
        ],
        steps: [
          "Mande o CNPJ, o endereço e o contato da administradora.",
          "Envie fotos do portão, da etiqueta do motor e o número de vagas.",
          "Diga o vencimento de que o condomínio precisa.",
          "Receba a proposta por itens e leve para aprovação.",
          "Com o aceite por escrito, marque o serviço; a nota e o boleto saem no mesmo CNPJ.",
        ],
      },
      {
        about: "what",
        headings: ["O que a proposta para o condomínio traz", "Itens que a administradora costuma pedir"],
        slots: [
          [
            "A proposta separa o que é peça do que é serviço, para o síndico comparar com outras e prestar contas.",
            "Peça a proposta aberta por itens, porque é assim que o conselho e a administradora conferem o gasto.",
          ],
        ],
        bullets: [
          "Motor, com marca e modelo, e mão de obra, em linhas separadas",
          "Peças que ficam e peças que são trocadas",
          "Garantia de {warranty.motor} no motor e de {warranty.installation} na instalação",
          "Forma de pagamento: boleto, Pix ou cartão em até {shop.instalments} vezes",
          "Validade da proposta e data do serviço",
        ],
      },
      {
        about: "choose",
        headings: ["Boleto, Pix ou cartão para o condomínio", "Antes de pagar o boleto, confira"],
        slots: [
          [
            "O boleto dá prazo e deixa registro na conta do prédio. O Pix na conta do CNPJ serve ao que é pequeno e urgente, e o cartão divide o valor quando o condomínio tem um. Antes de pagar, confira se o nome de quem recebe é o da empresa da proposta.",
            "Para o condomínio, o boleto é o mais prático, porque fica registrado e respeita o calendário de pagamentos. O Pix resolve o conserto pequeno. Em qualquer forma, o nome de quem recebe deve ser o mesmo da proposta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O boleto pode ser dividido em mais de uma data?",
        answers: [
          "Pode ser combinado na proposta, com cada data escrita. Para dividir em mais vezes, o caminho é o cartão, em até {shop.instalments} vezes.",
          "Depende do que ficar na proposta. Entrada e segunda parcela são o pedido mais comum de condomínio.",
        ],
      },
      {
        question: "A troca do motor precisa passar pela assembleia?",
        answers: [
          "Depende da convenção e do valor. O conserto necessário o síndico costuma autorizar; o gasto alto vai ao conselho ou à assembleia.",
          "Em geral, a troca urgente por motor igual o síndico aprova e presta contas. Melhoria ou valor alto pede aprovação.",
        ],
      },
      {
        question: "A nota fiscal sai no CNPJ do condomínio?",
        answers: [
          "Sai, com motor e mão de obra descritos. Informe o CNPJ no pedido, e não depois do serviço.",
          "Sim. A nota vai no CNPJ de quem contrata, que é o condomínio, e serve para a prestação de contas.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o CNPJ do condomínio e o número de vagas",
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
        "Motor de portão no boleto parcelado ou no crediário não é a nossa forma comum: parcelamos no cartão, em até {shop.instalments} vezes, e à vista recebemos por Pix. Boleto só vale se for combinado por escrito no orçamento; o kit basculante instalado, para até {width.quarterHp}, parte de {price.lowest}.",
        "Crediário e boleto parcelado dependem de acerto antes da visita, e o que fazemos sempre é cartão em até {shop.instalments} vezes ou Pix. O motor de portão basculante instalado, em folha de até {width.quarterHp}, sai por {models.pricesOr}.",
        "Para parcelar o motor do portão sem boleto nem crediário, use o cartão, em até {shop.instalments} vezes; empresa e condomínio podem pedir boleto com prazo, mandando o CNPJ. O kit basculante de até {width.quarterHp}, já instalado, custa {models.pricesOr}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que dá para parcelar e quanto custa", "Preço do motor e formas de pagar"],
        slots: [
          [
            "Três kits de basculante de até {width.quarterHp} têm preço fechado, instalados: {models.pricesNamed}. Nos portões de correr e de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Para basculante de até {width.quarterHp}, os valores instalados são estes: {models.pricesNamed}. Trocar motor de correr ou de abrir em casa vai de {price.homeSwap}, serviço incluído.",
            "Instalados em basculante de até {width.quarterHp}, os kits saem assim: {models.pricesNamed}. Em portão deslizante ou pivotante, a troca residencial custa de {price.homeSwap}, motor e mão de obra.",
          ],
          [
            "O total pode ir inteiro ao cartão, em até {shop.instalments} vezes, e o orçamento mostra o valor à vista ao lado do parcelado. Compare os dois, porque a diferença, se houver, aparece ali.",
            "No cartão cabem até {shop.instalments} parcelas, com motor e serviço na mesma conta. A proposta traz os dois totais, à vista e dividido, para você comparar.",
            "Motor e instalação entram juntos no cartão, até {shop.instalments} vezes. Antes de fechar, veja na proposta o total parcelado e o do Pix.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como pagar sem cartão de crédito", "Saídas para quem não tem cartão"],
        slots: [
          [
            "Sem cartão próprio, dá para usar o de alguém da família ou dividir em dois cartões, combinando antes. Alguns bancos também parcelam o Pix: você divide com o banco, e para nós é pagamento à vista.",
            "O cartão de outra pessoa da casa serve, e dois cartões na mesma compra também podem ser acertados. Outra saída é o Pix parcelado do seu banco, com os juros que ele cobra.",
            "Peça o cartão a um parente ou reparta o valor em dois, desde que fique combinado. O Pix parcelado existe em alguns bancos, que cobram juros do cliente e nos pagam à vista.",
          ],
          [
            "Se o dinheiro está curto, peça antes o orçamento do conserto, que costuma custar menos que o motor novo. Controle extra e acessório podem ficar para depois.",
            "Vale também comparar com o conserto do motor atual, quase sempre mais barato. O que não é urgente, como um terceiro controle, sai da conta agora.",
            "Outra economia é consertar o que já existe, quando tem peça. Deixe acessórios para um segundo momento e feche só o necessário.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de pagar um boleto", "Boleto com segurança"],
        slots: [
          [
            "Se o boleto for combinado, confira estes pontos antes de pagar, porque boleto falso é golpe comum.",
            "Golpe com boleto trocado é frequente, então leia tudo antes de pagar.",
            "Boleto recebido por mensagem merece conferência, item por item.",
          ],
        ],
        bullets: [
          "Nome e CNPJ de quem recebe, iguais aos da proposta",
          "Valor total, número de parcelas e vencimentos por escrito",
          "Acréscimo pelo prazo, se houver",
          "Nota e comprovante guardados: provam os {warranty.motor} de garantia do motor",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Condomínio pode pagar no boleto?",
        answers: [
          "Pode ser combinado: mande o CNPJ e o prazo da administradora ao pedir a proposta, e a condição vem escrita nela.",
          "Em geral dá para acertar, desde que isso seja dito no começo. A proposta traz vencimento e valor para a assembleia.",
        ],
      },
      {
        question: "A parcela no cartão tem juros?",
        answers: [
          "Depende do número de vezes. O orçamento mostra o total à vista e o parcelado, e a diferença aparece antes de você fechar.",
          "A proposta diz, para o número de parcelas que você escolher. Compare o total dividido com o do Pix.",
        ],
      },
      {
        question: "Nome negativado impede a compra?",
        answers: [
          "No Pix e no cartão, o que vale é o saldo ou o limite que você tem. Já o crediário de financeira ou banco depende da análise deles.",
          "Para Pix, ou cartão com limite, não. Boleto parcelado por financeira costuma exigir consulta ao nome, e a resposta é dela.",
        ],
      },
      {
        question: "Quando se paga: antes ou depois de instalar?",
        answers: [
          "O momento do pagamento está na proposta, combinado antes do serviço. Nada é cobrado para orçar por foto.",
          "Isso se acerta por escrito na proposta. O orçamento não custa nada, e você só paga o que aprovou.",
        ],
      },
    ],
    photo: "fotos e largura do portão, com a forma de pagamento preferida",
  },
];
