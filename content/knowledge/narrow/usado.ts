import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const usado: NarrowConcept[] = [
  {
    id: "motor-usado-a-venda",
    broader: "usado",
    label: "Motor usado à venda",
    phrase: "o motor de portão usado à venda",
    asks: [
      "onde comprar motor portão usado",
      "onde vende motor portão usado",
      "onde vende motor usado",
      "quem vende motor portão usado",
      "vende motor portão usado",
      "vende máquina portão usada instalação",
      "motor usado mercado livre",
      "motor barato usado",
      "motor usado barato mercado livre",
      "motor usado",
      "motor portão usado",
      "motor usado à venda",
      "vende motor usado",
      "quem vende motor usado",
      "vende motor usado [marca]",
      "motor usado [marca]",
      "usado [marca] venda",
      "motor [marca] usado",
      "motor [marca] recondicionado",
      "motor basculante usado",
      "motor portão basculante usado",
      "motor portão correr usado",
      "motor portão deslizante usado",
      "motor deslizante usado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Não vendemos motor de portão usado {em}: a nossa lista é de novos, com {warranty.motor} de garantia, e o kit basculante custa {price.lowest} já instalado. O usado que você comprar, instalamos se servir, com a mão de obra a partir de {price.installation}; por isso, em casa, ele quase nunca compensa.",
        "Motor usado não está na nossa lista, só novo, com {warranty.motor} de garantia; se você achar um barato em anúncio, instalamos, a partir de {price.installation}, caso sirva ao portão. Compare: o kit basculante novo sai por {price.lowest} instalado, e a troca de motor deslizante, em casa, fica de {price.homeSwap}.",
        "O motor deslizante ou basculante usado se acha com particular e em anúncio; nós só vendemos novo, porque motor usado não está na nossa lista. Instalar um usado parte de {price.installation}, e o novo sai por {price.lowest} instalado no basculante e de {price.homeSwap}, na troca em casa, nos outros.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta do usado contra o novo", "Usado instalado e novo instalado"],
        slots: [
          [
            "No basculante o novo ganha: somada a instalação ao anúncio, sobra pouco ou nada de diferença para o kit, que vem com entrega, central e controles. No de correr, o usado só compensa se, com a montagem, ficar bem abaixo da troca por novo.",
            "Para basculante, anúncio mais mão de obra encosta no kit novo, que já inclui entrega e controles. Em portão de correr, o usado precisa custar muito menos que a troca para valer o risco.",
            "Ponha lado a lado o total, e não o preço do anúncio. No basculante a diferença quase some, porque o kit vem completo; no de correr, só um usado muito barato ainda vale.",
          ],
          [
            "Em portão pesado ou de prédio, em que a troca por novo vai de {price.heavySwap}, um usado com nota e teste merece olhar.",
            "Onde o novo é caro, de {price.heavySwap} em portão pesado, o usado com procedência faz mais sentido.",
            "Já em galpão ou prédio, com troca de {price.heavySwap}, vale examinar um usado recente, de modelo em linha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que exigir antes de pagar", "O motor usado, antes da compra"],
        slots: [
          [
            "Quem vende de boa-fé mostra tudo isto sem reclamar; se falta uma coisa, deixe passar. Sem etiqueta, por exemplo, não há como achar peça.",
            "Peça estas provas antes de buscar. Falta de etiqueta ou de vídeo costuma esconder defeito ou modelo sem reposição.",
            "Antes de pagar, confira a lista. Motor sem etiqueta não tem peça certa, e motor que só gira no chão não prova que puxa.",
          ],
        ],
        bullets: [
          "Etiqueta legível, de modelo ainda em linha",
          "Vídeo dele puxando um portão, e não só girando no chão",
          "Chave de destravamento, suporte e um controle junto",
          "Nota ou recibo, com o nome de quem vende",
        ],
      },
      {
        about: "choose",
        headings: ["Serve no seu portão?", "Tipo, potência e tensão"],
        slots: [
          [
            "Compare três coisas: o tipo de portão para que ele foi feito, a capacidade da etiqueta e a tensão da sua rede. Motor de basculante não vai em portão de correr, e no limite do peso ele esquenta e dura pouco.",
            "Primeiro o tipo: o de correr não serve no basculante, nem o contrário. Depois a força, que deve sobrar um terço, e a tensão, 127 ou 220 V.",
            "O motor tem de ser do seu tipo de portão, com quilos ou largura de sobra na etiqueta e na tensão da sua rede. Fora disso, é dinheiro perdido, por mais barato que seja.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam o motor usado que eu comprar?",
        answers: [
          "Sim, se a foto mostrar que ele serve no portão: a mão de obra parte de {price.installation}, com {warranty.installation} de garantia no serviço, e não no motor.",
          "Instalamos, depois de conferir pela etiqueta. O serviço custa a partir de {price.installation} e tem {warranty.installation} de garantia; a máquina fica por conta de quem vendeu.",
        ],
      },
      {
        question: "Motor usado tem garantia?",
        answers: [
          "De loja, 90 dias, pela lei. De particular, só o que ele prometer por escrito.",
          "Comprado em loja, a lei dá 90 dias. Entre particulares, em geral não há garantia nenhuma.",
        ],
      },
      {
        question: "Vocês compram ou aceitam motor usado na troca?",
        answers: [
          "Não compramos nem aceitamos motor usado como parte do pagamento. O novo pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Não. O antigo fica com você, para vender ou descartar, e o novo se paga no Pix ou em até {shop.instalments} vezes.",
        ],
      },
      {
        question: "O antigo dono pode abrir meu portão?",
        answers: [
          "Pode, se ficou com um controle gravado. Na instalação a memória é apagada e só os seus entram.",
          "Pode, enquanto a memória não for limpa. O técnico apaga tudo e grava apenas os seus controles.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão, com a largura",
  },
  {
    id: "portao-inteiro-usado",
    broader: "usado",
    label: "Portão usado à venda",
    phrase: "o portão usado",
    asks: [
      "portão basculante usado",
      "portão basculante usado à venda",
      "comprar portão basculante usado",
      "vende portão basculante usado",
      "portão correr usado",
      "portão deslizante usado",
      "portão pivotante usado",
      "portão ferro usado",
      "portão ferro usado à venda",
      "portão alumínio usado",
      "portão garagem usado",
      "portão garagem usado à venda",
      "onde comprar portão usado",
      "comprar portão usado",
      "portão segunda mão",
      "portão basculante segunda mão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão usado, basculante ou de correr, não vendemos: a folha se acha com serralheiro, em demolição ou em anúncio. Nós pomos o motor, e no basculante de até {width.quarterHp} o kit novo instalado parte de {price.lowest}; antes de comprar de segunda mão, mande fotos e medidas, e dizemos se aceita motor.",
        "Comprar portão de segunda mão vale se ele entra no seu vão sem cortar e vem com a ferragem completa; a venda fica com serralheiro ou demolição, não conosco. Instalamos motor no usado que esteja reto: basculante de até {width.quarterHp}, a partir de {price.lowest}, e de correr, pelo peso e pelos metros da folha.",
        "Não trabalhamos com folha usada, que se procura em serralheria, demolição e anúncios. O motor é conosco: kit basculante instalado a partir de {price.lowest}, para até {width.quarterHp}; num portão de correr usado, de 3 metros por exemplo, contam o peso, o trilho e a cremalheira.",
      ],
      price: [
        "Portão usado não tem preço de tabela, porque cada um vale pelo estado, pela medida e pela ferragem, e a folha não vendemos. Pôr motor nele custa a partir de {price.lowest} no basculante de até {width.quarterHp}, com kit novo instalado; a foto diz antes se a folha aceita.",
        "O valor do portão de segunda mão se combina com quem vende, serralheiro ou demolição, conforme medida e ferrugem. Do nosso lado, automatizar um basculante usado de até {width.quarterHp} sai desde {price.lowest}, instalado, se a folha estiver reta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar antes de pagar", "Confira a folha usada no lugar"],
        slots: [
          [
            "Veja a folha onde ela está montada, porque desmontada esconde o empeno. Leve uma trena: portão que não entra no vão custa corte, solda e pintura.",
            "Uma folha no chão não mostra se está torta, então veja-a de pé. Meça tudo, pois adaptar ao vão sai caro.",
            "Peça para ver o portão ainda montado e funcionando. E leve as medidas do seu vão anotadas.",
          ],
        ],
        steps: [
          "Meça a folha e o seu vão, dos dois lados.",
          "Olhe soldas e parte de baixo: ferrugem que furou o tubo não vale a pena.",
          "No basculante, veja se vêm caixas laterais, contrapeso e braços.",
          "No de correr, veja se vêm trilho, roldanas e suporte de cima.",
          "Fotografe folha e ferragens antes de fechar o negócio.",
        ],
      },
      {
        about: "cost",
        headings: ["O que somar ao preço da folha usada", "Quanto custa pôr o portão usado para funcionar"],
        slots: [
          [
            "Some transporte, montagem do serralheiro, pintura e ferragem nova. Cabo de aço usado não se aproveita, e contrapeso calculado para outra folha precisa ser refeito.",
            "Na conta entram frete, serralheiro, tinta, cabos e roldanas. Os cabos são sempre novos, e o contrapeso é acertado para o peso que chegou.",
            "Além da folha há carreto, montagem, pintura e cabos novos. O peso de equilíbrio também muda, pois era de outro portão.",
          ],
          [
            "Cortar ou emendar a folha tira o equilíbrio do basculante e pode dobrar o serviço. Por isso a medida certa vale mais que o desconto.",
            "Folha fora de medida sai cara: emenda e corte desequilibram o basculante. Prefira pagar mais pela que já serve.",
            "Um desconto grande some se for preciso cortar, porque a folha perde o esquadro e o equilíbrio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Motor novo no portão usado", "Que motor serve na folha usada"],
        slots: [
          [
            "A folha precisa andar leve na mão, em todo o curso, antes de receber motor. Se um motor usado vem junto e ainda liga, instalar o que é seu parte de {price.installation}, só mão de obra.",
            "Teste o movimento na mão: leve e reto, aceita motor; pesado, é acertado primeiro. A instalação de um motor que já veio com o portão começa em {price.installation}, sem peças.",
            "Motor não corrige folha pesada, que tem de correr livre antes. Para aproveitar um motor que acompanha o portão, a mão de obra sai a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês montam a folha do portão usado?",
        answers: [
          "Montar e soldar a folha é do serralheiro. Nós entramos depois, com motor, regulagem e teste.",
          "Não, essa parte é serralheria. Com o portão de pé e equilibrado, instalamos o motor.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o motor no usado?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com a folha pronta e energia no ponto.",
          "Com tudo acertado, {time.tilting} em basculante e {time.sliding} em portão de correr.",
        ],
      },
      {
        question: "Compensa mais reformar o meu portão?",
        answers: [
          "Se o seu está reto, em geral sim: troca-se cabo, roldana e pintura, e a medida já é a certa. O usado faz sentido quando a folha apodreceu.",
          "Reformar costuma sair melhor enquanto o quadro está firme. Folha furada de ferrugem é que justifica outra.",
        ],
      },
      {
        question: "Que garantia tem o motor no portão usado?",
        answers: [
          "O motor novo que vendemos tem {warranty.motor}, e a instalação, {warranty.installation}. A folha usada fica por conta de quem a vendeu.",
          "São {warranty.motor} no motor e {warranty.installation} no nosso serviço. Na folha vale o que o vendedor prometer por escrito.",
        ],
      },
    ],
    photo: "fotos do portão usado inteiro e das ferragens, com a largura e a altura dele e do seu vão",
  },
  {
    id: "motor-usado-vale-a-pena",
    broader: "usado",
    label: "Motor usado vale a pena",
    phrase: "o motor de portão usado",
    asks: [
      "novo ou seminovo",
      "motor novo ou seminovo",
      "motor portão novo ou seminovo",
      "motor novo ou usado",
      "o que olhar motor usado antes comprar",
      "cuidados comprar motor usado",
      "perguntas comprar motor usado",
      "motor recondicionado vale pena",
      "motor recondicionado vale",
      "motor portão recondicionado vale pena",
      "motor recondicionado compensa",
      "comprar motor olx",
      "comprar motor portão olx vale pena",
      "motor usado compensa",
      "motor portão usado compensa",
      "compensa motor usado",
      "compensa comprar motor usado",
      "motor usado presta",
      "vale pena motor usado",
      "motor basculante 1/4 hp usado",
      "motor basculante 1/4 usado",
      "motor usado instalação",
      "motor portão usado instalação",
      "motor usado instalado",
      "[marca] usado vale",
      "[marca] usado vale pena",
      "motor recondicionado",
      "motor [marca] segunda mão",
      "usado vale pena",
      "motor usado vale",
      "comprar motor usado",
      "usado compensa",
      "motor usado quando compensa",
      "motor segunda mão",
      "motor usado olx",
      "motor seminovo",
      "usado ou novo",
      "motor usado bom",
      "motor segunda mão",
      "motor segunda mão instalado",
    ],
    intent: "question",
    answers: {
      any: [
        "Entre motor novo ou usado, compre o novo para casa. O usado soma mão de obra, controle e peças gastas, e não tem garantia. O novo, com {warranty.motor} de garantia e a instalação no preço, custa desde {price.lowest} no basculante e de {price.homeSwap} na troca de correr ou de abrir.",
        "Motor de portão usado quase nunca compensa em casa: ao preço do anúncio somam-se a mão de obra, o controle e as peças gastas, e não há garantia. O motor novo tem {warranty.motor} de garantia e custa, com a instalação no preço, desde {price.lowest} no basculante e de {price.homeSwap} no portão de correr ou de abrir.",
        "Motor de portão seminovo só vale a pena se tem nota, pouco tempo de uso e foi visto movendo um portão. Some a mão de obra e o controle e compare com o novo, que tem {warranty.motor} de garantia: desde {price.lowest} instalado no basculante e de {price.homeSwap} na troca dos outros tipos.",
        "Motor de portão recondicionado só vale a pena de oficina que dê nota, diga que peças trocou e garanta por escrito; sem isso, é segunda mão com outro nome. Some a mão de obra de instalar e compare com o novo: desde {price.lowest} instalado no basculante e de {price.homeSwap} na troca dos outros tipos.",
        "Comprar motor de portão no OLX ou em grupo raramente vale a pena: não há garantia, o controle pode estar gravado em outra casa e a instalação é paga à parte. Só compre vendo o motor mover um portão. O novo, na troca em casa, fica de {price.homeSwap}, com {warranty.motor} de garantia.",
        "Motor de portão recondicionado só presta se quem revisou dá nota e garantia por escrito e se há peça do modelo à venda. Some a instalação e o controle, pagos à parte. O novo instalado parte de {price.lowest} no basculante e fica de {price.homeSwap} na troca dos outros, com {warranty.motor} de garantia de fábrica.",
        "Motor de portão usado raramente vale a pena comprar para casa. Além do anúncio, você paga a mão de obra, o controle e a peça gasta, e fica sem garantia. O kit basculante novo, instalado, começa em {price.lowest}, e no portão de correr ou de abrir o motor novo, com a troca, fica de {price.homeSwap}.",
        "Comprar motor de portão usado só vale a pena se ele for de modelo atual, testado, com peça à venda e muito barato. Instalar o usado custa, só de mão de obra e sem motor nenhum, desde {price.installation}. O novo, com motor e instalação no mesmo preço, parte de {price.lowest} no basculante e fica de {price.homeSwap} nos outros portões.",
        "Na maioria das casas, comprar motor usado não vale a pena, porque a peça gasta e a falta de garantia ficam com você, e a instalação é paga à parte. O motor novo para basculante sai por {price.lowest} instalado, com {warranty.motor} de garantia, e, em portão de correr ou de abrir, a troca vai de {price.homeSwap}.",
        "Não costuma valer a pena: o motor de portão usado precisa de mão de obra e muitas vezes de capacitor e controle novos. Por pouco mais, o novo vem com {warranty.motor} de garantia, desde {price.lowest} no basculante instalado e de {price.homeSwap} na troca dos outros tipos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o motor usado compensa e quando não"],
        slots: [
          [
            "Em portão de casa, o anúncio somado à instalação e ao controle costuma chegar perto do preço do novo. A conta muda em portão pesado de pouco uso, como o de um galpão: a troca por novo custa de {price.heavySwap}, e um usado recente, com nota, pode valer.",
            "Para casa, quase sempre compensa o novo, já que a montagem e o controle do usado anulam a diferença. Num galpão que abre pouco é outra coisa: trocar motor de portão pesado custa de {price.heavySwap}, e um usado atual e testado economiza de fato.",
            "Num portão pesado de pouco movimento, cuja troca por novo fica de {price.heavySwap}, o usado recente e com nota pode ser boa compra. Em casa não costuma ser: com controle e instalação, o total chega perto do novo ou passa dele.",
          ],
          [
            "Recuse motor fora de linha, sem etiqueta, com ferrugem, carcaça trincada ou placa remendada. São sinais de água ou de conserto malfeito, e a peça pode nem existir mais.",
            "Sem etiqueta ou fora de linha, o usado fica sem peça de reposição. Ferrugem, trinca e remendo na placa indicam água ou conserto malfeito.",
            "Não compre o que está sem etiqueta, o que já não é fabricado e o que tem trinca, ferrugem ou solda remendada na placa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que o anúncio do usado não inclui"],
        slots: [
          [
            "Ao preço do anúncio somam-se o suporte, o controle, o acerto da base e, muitas vezes, um capacitor. A garantia fica com quem vendeu: loja responde por 90 dias, pela lei, e particular em geral não dá nenhuma.",
            "O anúncio traz só o motor. Base, suporte, controle novo e muitas vezes o capacitor são por sua conta, e depois também o defeito, porque particular não costuma dar garantia e loja dá os 90 dias da lei.",
            "Conte o controle, o suporte, a base e o capacitor, a peça que dá a partida e se gasta com a idade. Conte também o risco: de loja, o usado tem 90 dias pela lei; de particular, quase nunca há a quem reclamar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que verificar antes de comprar motor usado"],
        slots: [
          [
            "Avalie por fora, pela etiqueta, pela aparência, pelo som e pela nota. Não ligue o motor solto no chão nem toque em fio, porque ele gira com força, dá choque e não mostra como trabalha com peso.",
            "Sem abrir a tampa já se descobre muito pela etiqueta e pelo som. Testar fora do portão, com fio improvisado, é perigoso e engana, porque sem a folha qualquer motor gira bem.",
            "Peça fotos e vídeo antes de ir buscar. Motor ligado solto, com fio emendado, machuca e não prova nada: só o peso da folha mostra o desgaste.",
          ],
        ],
        steps: [
          "Peça foto nítida da etiqueta: modelo, tensão e potência.",
          "Veja em vídeo, com som, o motor movendo o portão de origem; se ele ronca ou esquenta, não compre.",
          "Confira carcaça, trincas, ferrugem e sinais de água.",
          "Confirme se vêm suporte ou braço, fim de curso e controles.",
          "Pergunte pela nota e pelo ano de compra.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam motor usado comprado por mim?",
        answers: [
          "Sim, se o modelo servir ao portão e passar no teste. O serviço tem {warranty.installation} de garantia, e o motor fica por conta de quem vendeu.",
          "Instalamos, depois de conferir a etiqueta e testar. A garantia de {warranty.installation} cobre o serviço, não o motor usado.",
          "Sim, com a mão de obra orçada por foto. A garantia é só da instalação.",
        ],
      },
      {
        question: "O controle do motor usado serve?",
        answers: [
          "Serve se vier junto, mas a memória deve ser apagada e gravada de novo, porque o antigo dono pode ter cópia.",
          "Pode servir. Por segurança, o técnico limpa a memória da placa e grava só os seus.",
          "Em geral, sim, quando é o original daquele motor. Sem ele, some o preço de um controle novo.",
        ],
      },
      {
        question: "Como saber a idade do motor?",
        answers: [
          "Pela nota de compra ou pelo número de série da etiqueta, que o fabricante costuma saber ler. Um motor dura em geral de {trade.life}.",
          "A etiqueta às vezes traz a data, e a nota sempre traz. Desconte o tempo de uso dos {trade.life} que um motor costuma durar.",
          "Pela data na etiqueta ou na nota. Sem nenhuma das duas, considere que ele já passou da metade da vida, de {trade.life}.",
        ],
      },
      {
        question: "Motor recondicionado é melhor que usado?",
        answers: [
          "É, se veio de oficina com nota, troca das peças de desgaste e garantia por escrito. Sem isso, é usado com outro nome.",
          "Pode ser, quando a loja diz por escrito o que trocou e dá nota e garantia. Capacitor, engrenagem e rolamento devem estar na lista.",
          "Sim, quando há garantia por escrito. Pergunte quais peças foram trocadas e por quanto tempo a oficina responde.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor usado e outra do seu portão, com a largura",
  },
  {
    id: "vender-motor-usado",
    broader: "usado",
    label: "Vender motor usado",
    phrase: "a venda de um motor usado",
    asks: [
      "onde vender motor usado",
      "onde vender motor velho",
      "onde vender meu motor",
      "vendo meu motor portão",
      "quem compra motor usado",
      "quem compra máquina portão usada",
      "troquei motor quero vender antigo",
      "quero vender motor antigo",
      "vender motor usado como faço",
      "motor parte pagamento",
      "motor usado parte pagamento",
      "motor portão parte pagamento",
      "motor velho entrada novo",
      "motor antigo na entrada novo",
      "aceita motor usado troca",
      "aceitam motor usado",
      "pegam motor velho troca",
      "motor usado base troca",
      "vendo motor usado",
      "vender motor usado",
      "vender motor antigo",
      "compram motor usado",
      "vocês compram motor",
      "vocês compram motor usado",
      "vocês compram motor portão usado",
      "quem compra motor",
      "motor velho vender",
      "vendo ppa usado",
      "vendo garen usado",
      "vendo rossi usado",
      "vendo peccinin usado",
    ],
    intent: "question",
    answers: {
      any: [
        "Não compramos motor usado de portão nem o aceitamos como parte do pagamento do novo. O seu se vende melhor por anúncio, com foto da etiqueta e vídeo dele funcionando, e o novo pode ser dividido em até {shop.instalments} vezes no cartão, a partir de {price.lowest} no kit basculante instalado.",
        "A loja não compra motor usado, e ele também não entra como parte do pagamento. Anuncie o motor de portão com a etiqueta fotografada e um vídeo em funcionamento; para o novo, há kit basculante instalado desde {price.lowest}, em até {shop.instalments} parcelas no cartão.",
        "Motor de portão usado não vale aqui como parte do pagamento do novo, porque não compramos usados. Venda o seu em classificados, mostrando etiqueta e vídeo, e parcele o novo em até {shop.instalments} vezes no cartão: o kit basculante instalado começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que dá valor ao motor usado", "Inteiro, em peças ou sucata"],
        slots: [
          [
            "Vale mais o motor de linha ainda vendida, com redutor sem folga e com central e controles que funcionem juntos. Queimado, ele ainda rende placa, engrenagem e ferragens, e o resto vai como sucata.",
            "O comprador procura modelo com peça à venda, completo, de redutor firme e com os controles. Se o motor não parte mais, sobram para vender a central, a engrenagem, o suporte e o metal.",
            "Um aparelho atual, inteiro e acompanhado de central e controles interessa a quem tem outro igual. Já o queimado se vende em partes, como placa, ferragens e engrenagem, ou a peso.",
          ],
          [
            "Quem compra usado ainda paga a instalação avulsa, a partir de {price.installation}, e por isso oferece pouco. Um preço baixo e o vídeo do motor em uso ajudam a vender.",
            "A oferta costuma ser baixa, porque a montagem avulsa começa em {price.installation} e entra na conta do comprador. Mostre o motor trabalhando e seja realista no valor.",
            "Lembre que o comprador soma a mão de obra, de {price.installation} em diante, ao que paga a você. Isso puxa o preço para baixo, e um vídeo do funcionamento evita oferta de sucata.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de anunciar o motor", "Como preparar o anúncio"],
        slots: [
          [
            "Prepare o anúncio com o motor ainda no lugar e deixe a retirada com o técnico. O motor segura a folha, e o basculante pode cair quando ele é solto.",
            "Filme e fotografe antes de desmontar, o que cabe a um técnico. Soltar o motor por conta própria é perigoso, porque a folha do basculante pode descer.",
            "As imagens se fazem antes da desmontagem, com tudo funcionando. Quem tira o motor é o técnico, já que a folha perde o apoio e, no basculante, pode cair.",
          ],
        ],
        steps: [
          "Filme de longe o motor abrindo e fechando.",
          "Fotografe a etiqueta com modelo e tensão.",
          "Junte controles, chave de destravamento e ferragens.",
          "Peça ao técnico que apague da central os controles da sua casa.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que reduz a conta do motor novo?",
        answers: [
          "Aproveitar o que está bom: circuito elétrico, fotocélula e, no de correr, a cremalheira de mesmo passo. A etiqueta e o portão por dentro mostram o que pode ficar.",
          "Fiação, fotocélula e cremalheira compatível em bom estado costumam continuar no lugar. Com isso, o orçamento fica no motor, na central e na mão de obra.",
        ],
      },
      {
        question: "Posso vender os controles junto?",
        answers: [
          "Pode, se a central for junto. Se ela fica na casa, peça que os vendidos sejam apagados da memória, porque continuariam abrindo o seu portão.",
          "Sim, com a central deles. Controle vendido que segue gravado na sua placa abre a sua casa, e por isso a memória precisa ser limpa.",
        ],
      },
      {
        question: "Onde descartar um motor queimado?",
        answers: [
          "Leve a um ponto de coleta de eletroeletrônicos ou a um ferro-velho, que aproveita cobre, alumínio e aço. Bateria, se houver, vai à parte.",
          "Ferro-velho e ponto de reciclagem de eletrônicos recebem o motor pelo metal. Retire antes a bateria, que tem coleta própria.",
        ],
      },
    ],
    photo: "a foto do portão por dentro e da etiqueta do motor atual, se quer trocar por um novo",
  },
  {
    id: "motor-usado-industrial",
    broader: "usado",
    label: "Motor industrial usado",
    phrase: "o motor industrial usado",
    asks: [
      "motor industrial usado",
      "motor usado industrial",
      "industrial usado ou novo",
      "industrial usado vale pena",
      "industrial usado compensa",
      "motor usado galpão",
      "motor galpão usado",
      "motor portão pesado usado",
      "motor usado portão pesado",
      "industrial novo ou usado",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor industrial usado vale a pena só em portão de poucas aberturas, recente, com nota e testado puxando carga. Em portão que abre o dia todo, compre novo: a troca fica de {price.heavySwap}, com mão de obra e {warranty.motor} de garantia, e uma manhã parada custa mais que a economia.",
        "Na maioria das empresas, motor industrial usado não vale a pena: sem procedência, vem com engrenagem e placa no fim da vida e sem garantia. Compare com o novo, {price.heavySwap} na troca com o trabalho; o usado serve a portão reserva ou de pouco uso.",
        "Vale comprar motor industrial usado se há etiqueta legível, nota, teste com carga e peça à venda, e se o portão abre poucas vezes por dia. Fora disso, o novo, de {price.heavySwap} instalado na troca, sai mais barato no primeiro conserto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o usado serve ao galpão", "Usado ou novo na empresa"],
        slots: [
          [
            "O que decide é o custo de uma parada. Compare o uso do seu portão com a lista.",
            "Pergunte quanto custa um dia com o portão parado, e a escolha aparece.",
            "Pouco uso aceita risco; uso intenso, não.",
          ],
        ],
        bullets: [
          "Abre de manhã e fecha à noite: usado bem testado serve.",
          "Portão reserva ou de fundos: usado serve.",
          "Doca, pátio e estacionamento: novo, de uso intenso.",
          "Só rede monofásica: cuidado, muito motor industrial é trifásico.",
        ],
      },
      {
        about: "check",
        headings: ["O que exigir do vendedor", "Antes de pagar pelo motor industrial"],
        slots: [
          [
            "Peça estas provas antes de fechar. Faltando uma, some o conserto provável ao preço.",
            "Sem os pontos abaixo, deixe passar o negócio.",
            "Cada item sem resposta é um gasto futuro.",
          ],
        ],
        bullets: [
          "Etiqueta legível, com tensão, fases e capacidade em quilos.",
          "Nota fiscal e motivo da venda.",
          "Vídeo dele puxando um portão carregado.",
          "Central, fim de curso e cremalheira do mesmo modelo.",
          "Peça de reposição ainda à venda.",
        ],
      },
      {
        about: "cost",
        headings: ["A conta do usado", "O que somar ao preço do anúncio"],
        slots: [
          [
            "Ao preço do usado somam-se montagem, a partir de {price.installation}, e as peças que costumam vir gastas: engrenagem, rolamento e placa. Se o total passa da metade de {price.heavySwap}, o novo com {warranty.motor} de garantia compensa.",
            "Some a instalação, desde {price.installation}, mais engrenagem e rolamentos. Chegando à metade da troca por novo, que é de {price.heavySwap}, desista.",
            "Montar custa a partir de {price.installation}, e a revisão interna vem em seguida. Metade de {price.heavySwap}, o preço do novo instalado na troca, é o limite sensato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam motor industrial usado?",
        answers: [
          "Sim, depois de ver etiqueta e teste, se ele serve ao portão. O serviço tem {warranty.installation} de garantia; o motor, só a de quem vendeu.",
          "Instalamos, a partir de {price.installation}, se a capacidade e a rede combinam. A nossa garantia é do serviço.",
        ],
      },
      {
        question: "Motor usado dá nota para a empresa?",
        answers: [
          "Só de loja: particular não emite. Para lançar no patrimônio, a nota é necessária.",
          "De loja, sim, com 90 dias de garantia pela lei. De particular, em geral só recibo.",
        ],
      },
      {
        question: "Um motor industrial usado serve em casa?",
        answers: [
          "Raramente: é maior, mais forte que o preciso e muitas vezes trifásico.",
          "Em geral não compensa, pela energia e pelo tamanho. O residencial novo custa {price.homeSwap} na troca.",
        ],
      },
      {
        question: "Quanto tempo dura um motor industrial?",
        answers: [
          "De {trade.life} com uso dentro da ficha e revisão {visits.business}. Um usado de 6 anos já gastou boa parte disso.",
          "A faixa é de {trade.life}, se os ciclos são respeitados. Desconte a idade do usado antes de pagar.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor usado, do portão inteiro e do quadro de energia fechado",
  },
  {
    id: "compro-motor-usado",
    broader: "usado",
    label: "Compra e venda de motor usado",
    phrase: "a compra e a venda de motor usado",
    asks: [
      "compro motor usado",
      "compro motor portão usado",
      "compra venda motor usado",
      "compra e venda motor portão usado",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor de portão usado não compramos nem vendemos: aqui ele é novo, instalado e com {warranty.motor} de garantia, a partir de {price.lowest} no basculante de até {width.quarterHp}. Se você comprar um usado em anúncio, instalamos por {price.installation} ou mais de mão de obra, depois de conferir a etiqueta por foto.",
        "Não trabalhamos com compra e venda de motor de portão usado; vendemos o novo, com {warranty.motor} de garantia e instalado por {price.lowest} ou mais no basculante de até {width.quarterHp}. O usado que você achar pode ser montado por nós, com mão de obra a partir de {price.installation}, se a etiqueta mostrar que serve.",
        "Quem compra motor de portão usado precisa somar a instalação, que parte de {price.installation}, e o novo instalado começa em {price.lowest} no basculante de até {width.quarterHp}, com {warranty.motor} de garantia. Usado nós não compramos nem vendemos; instalamos o seu depois de ver a etiqueta.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta: usado instalado ou novo", "Quando o usado deixa de valer"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o usado só compensa se custar menos que a diferença entre {price.lowest} do kit novo e os {price.installation} da instalação. Essa sobra é pequena, e ainda faltam controles, acessórios e uma peça gasta.",
            "Tire {price.installation}, a instalação avulsa, de {price.lowest}, o kit basculante novo até {width.quarterHp}: o que resta é o máximo que vale pagar no usado. Como quase nada resta, controle ou engrenagem a trocar já viram prejuízo.",
            "Para basculante de até {width.quarterHp}, compare {price.lowest} do novo completo com {price.installation} só para montar o usado. O anúncio teria de caber nessa diferença curta, junto com controles e peças gastas.",
          ],
          [
            "No de correr e no de abrir, a troca por novo fica de {price.homeSwap} em casa, com motor e mão de obra. O usado pode compensar se o novo equivalente está no alto dessa faixa e ele vem completo.",
            "Motor novo de correr ou de abrir, trocado em casa, vai de {price.homeSwap}, tudo incluído. Só quando o equivalente novo fica no topo dela um usado completo tem sentido.",
            "Para portão que corre ou gira, trocar o motor por novo em residência custa de {price.homeSwap} com a montagem. Um usado completo só ajuda quando o modelo novo é dos mais caros da faixa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no motor usado", "Antes de pagar pelo usado"],
        slots: [
          [
            "Veja o motor trabalhando no portão do vendedor, e não solto no chão. Sem isso, o anúncio barato costuma esconder um destes defeitos.",
            "Peça para ver ou filmar o motor puxando um portão de verdade, porque sem carga quase todos giram. Depois confira a lista.",
            "Motor girando solto não prova nada; o teste é mover uma folha. Olhe também estes pontos antes de transferir o dinheiro.",
          ],
        ],
        bullets: [
          "Etiqueta legível, com modelo, tensão e ciclos",
          "Ruído liso, sem estalo de engrenagem nem ronco",
          "Carcaça sem água, óleo vazando ou trinca",
          "Central do mesmo motor, com controles que funcionam",
          "Modelo com peça de reposição e do mesmo tipo do seu portão",
        ],
      },
      {
        about: "visit",
        headings: ["Se você quer vender o seu motor", "Para quem vende o motor antigo"],
        slots: [
          [
            "Anuncie com foto da etiqueta e um vídeo dele movendo o portão, feito antes da retirada. Tirar o motor é serviço do técnico, com a energia cortada, porque a folha do basculante pode cair quando fica sem ele.",
            "Grave o motor abrindo e fechando e fotografe a etiqueta, pois isso vale mais que descrição. Não o solte por conta própria: no basculante ele segura a folha, e o técnico escora e desliga tudo antes.",
            "O anúncio com vídeo do portão em movimento e etiqueta nítida recebe menos dúvida. A retirada fica com o técnico, já que o basculante sem motor pode descer de uma vez e a fiação tem de estar desligada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O usado instalado tem garantia?",
        answers: [
          "A instalação tem {warranty.installation}; o motor usado, não conosco. Combine por escrito com o vendedor um prazo de teste depois de montado.",
          "Respondemos pela montagem por {warranty.installation}. Pelo motor em si responde quem vendeu, e convém acertar por escrito um tempo de teste.",
        ],
      },
      {
        question: "Vocês aceitam o motor velho na troca pelo novo?",
        answers: [
          "Não como parte do pagamento, e o motor retirado continua seu. O que diminui a conta é aproveitar fiação, suporte e fotocélula que estejam bons.",
          "Ele não abate do preço; fica com você para vender ou guardar. A economia vem de reaproveitar suporte, fotocélula e fios em bom estado.",
        ],
      },
      {
        question: "Quanto vale um motor de portão usado?",
        answers: [
          "Não há tabela: modelo atual, com central e controles, vale mais, e queimado vale como peça ou sucata. O teto é o preço do novo menos a instalação.",
          "Depende do modelo, da idade e do que vai junto. Motores duram de {trade.life}; perto do fim disso, vale quase só pelas peças.",
        ],
      },
      {
        question: "Motor usado de outro tipo de portão serve no meu?",
        answers: [
          "Não: basculante, deslizante e pivotante têm motores diferentes. Confira o tipo e a capacidade na etiqueta antes de comprar.",
          "Cada tipo de portão usa o seu. Um motor de correr não move basculante, e a capacidade na etiqueta precisa passar do peso da folha.",
        ],
      },
    ],
    photo: "uma foto nítida da etiqueta do motor e outra do portão inteiro, com a largura",
  },
  {
    id: "vender-portao-usado",
    broader: "usado",
    label: "Vender portão usado",
    phrase: "a venda de um portão usado",
    asks: [
      "quem compra portão usado",
      "compra portão usado",
      "compram portão usado",
      "compro portão usado",
      "vender portão usado",
      "vendo portão usado",
      "onde vender portão usado",
      "quem compra portão velho",
      "compra portão velho",
      "vender portão velho",
      "vender portão antigo",
      "quem compra portão ferro velho",
      "quem compra portão alumínio usado",
      "vender portão alumínio usado",
      "vender portão ferro usado",
      "tirar portão velho quem compra",
      "comprar portão usado",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem compra portão usado é serralheria, depósito de demolição e quem procura em classificados; o que não tem conserto vai para o ferro-velho, por quilo. Nós não compramos portão nem motor usado: instalamos o novo, a partir de {price.lowest} no kit basculante de até {width.quarterHp}.",
        "Portão usado se vende melhor por anúncio, com medida, material e fotos, e também a serralheria e depósito de demolição; sucata, ao ferro-velho. Não compramos usados; do motor cuidamos, com kit novo instalado desde {price.lowest} em basculante de até {width.quarterHp}.",
        "Para vender um portão usado, anuncie com as medidas exatas ou ofereça a serralherias e depósitos de demolição, que compram folha reta e sem ferrugem. A nossa loja não compra usado; trabalhamos com motor novo e instalação, que em basculante de até {width.quarterHp} começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto vale um portão usado", "O que valoriza a folha na venda"],
        slots: [
          [
            "O preço depende da medida, do material e da ferrugem, e não da idade.",
            "Quem compra olha estes pontos.",
            "Veja em que grupo o seu portão fica.",
          ],
        ],
        bullets: [
          "Alumínio: vale inteiro ou como sucata, que é bem paga",
          "Ferro reto e sem furo embaixo: vende",
          "Medida comum, como 2,5 ou 3 metros: acha comprador",
          "Vão fora do padrão ou base podre: ferro-velho",
          "Motor com central e controles: vale mais anunciado à parte",
        ],
      },
      {
        about: "check",
        headings: ["O que pôr no anúncio", "Como vender mais rápido"],
        slots: [
          [
            "Quem compra precisa da mesma medida, por isso o anúncio completo evita visita perdida.",
            "Anúncio com medida e foto do defeito vende em menos tempo.",
            "Reúna estes dados antes de anunciar.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha, sem o quadro da parede.",
          "Diga o material, o jeito de abrir e o peso, se souber.",
          "Fotografe de frente, por dentro e a parte de baixo.",
          "Mostre a etiqueta do motor, se for junto, e um vídeo dele andando.",
          "Diga quem retira e até quando.",
        ],
      },
      {
        about: "safety",
        headings: ["Tirar o portão sem acidente", "Antes de desmontar e de entregar"],
        slots: [
          [
            "Não desmonte em casa: basculante solto do contrapeso ou da mola cai ou sobe com força. Com o disjuntor desligado, técnico e serralheiro tiram motor e folha.",
            "A folha pesa dezenas de quilos e, no basculante, mola e contrapeso guardam carga. A retirada é de técnico e serralheiro, com a energia cortada.",
            "Desligue o disjuntor e deixe a desmontagem com profissionais. Mola e contrapeso de basculante soltam a folha de uma vez.",
          ],
          [
            "Antes de entregar a central, peça que os controles sejam apagados, e guarde os que ficam na casa. O comprador de uma placa com cadastro leva junto o seu código.",
            "Apague a memória da placa antes da venda, para os seus controles não valerem em outra casa. Controle esquecido no anúncio também é acesso.",
            "A memória da central se limpa antes de ela sair. Assim nenhum controle antigo abre o portão de quem comprou, nem o contrário.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês retiram o portão velho?",
        answers: [
          "Retiramos o motor, na troca por um novo; a folha quem tira é o serralheiro que põe a nova.",
          "A desinstalação do motor é conosco, junto com a instalação. A da folha se combina com a serralheria.",
        ],
      },
      {
        question: "O que se aproveita da automação do portão vendido?",
        answers: [
          "Fiação, disjuntor próprio, fotocélula e botoeira ficam na casa. O motor também, se a folha nova abrir do mesmo jeito e couber na capacidade dele.",
          "Quase tudo o que está na parede: fio, botão e sensores. O motor depende do peso e do tipo da folha nova.",
        ],
      },
      {
        question: "Vale a pena comprar portão usado?",
        answers: [
          "Só com a medida exata do vão, quadro reto e base sem furo de ferrugem; adaptar costuma custar mais que o desconto.",
          "Vale se couber sem cortar. Folha adaptada perde o equilíbrio e força o motor.",
        ],
      },
      {
        question: "Quanto o ferro-velho paga por um portão?",
        answers: [
          "Paga por quilo, no preço do dia, e o alumínio vale várias vezes mais que o ferro. Uma folha de aço de 3 por 2,2 m pesa de 66 a 139 kg.",
          "O valor é o do quilo da sucata, que muda toda semana. Separe alumínio e ferro, porque o primeiro rende bem mais.",
        ],
      },
    ],
    photo: "a foto do portão por dentro, com a largura e a altura, e da etiqueta do motor",
  },
  {
    id: "porta-de-enrolar-usada",
    broader: "usado",
    label: "Porta de enrolar usada",
    phrase: "a porta de enrolar usada",
    asks: [
      "porta enrolar usada",
      "porta enrolar usado",
      "porta aço enrolar usada",
      "porta aço usada",
      "porta enrolar segunda mão",
      "porta enrolar seminova",
      "motor porta enrolar usado",
      "comprar porta enrolar usada",
      "vende porta enrolar usada",
      "porta enrolar usada vale pena",
      "porta rolo usada",
    ],
    intent: "question",
    answers: {
      any: [
        "Porta de enrolar usada não vendemos, mas consertamos e automatizamos a que você comprar, se estiver em bom estado. Ela só compensa na medida exata do vão, com guias retas e lâminas sem amassado, porque adaptar costuma custar mais que o desconto.",
        "Uma porta de enrolar usada vale a pena se couber no seu vão sem cortar lâmina e se eixo e guias estiverem retos. A venda não é conosco; instalação do motor e conserto são, e a mão de obra para montar um motor seu parte de {price.installation}.",
        "Quem procura porta de enrolar usada {em} deve conferir largura, altura, guias e eixo antes de pagar, pois desmontar, transportar e adaptar consome o desconto. Não vendemos a porta; instalamos e consertamos o motor dela, escolhido pelo peso, com um terço de folga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de pagar pela porta usada", "O que conferir na porta de enrolar"],
        slots: [
          [
            "Veja a porta montada, se possível subindo e descendo, porque desmontada ela esconde defeito. Compare com o seu vão.",
            "Peça vídeo dela funcionando e leve a trena. Um destes itens fora e o barato sai caro.",
            "Porta no chão não mostra empeno nem mola fraca. Examine-a em uso, item por item.",
          ],
        ],
        bullets: [
          "Largura e altura iguais às do seu vão",
          "Lâminas sem amassado nem ferrugem furada",
          "Guias laterais retas, do mesmo perfil",
          "Eixo sem empeno, com a mola inteira se for manual",
          "Motor com etiqueta, fim de curso e corrente manual",
        ],
      },
      {
        about: "cost",
        headings: ["A conta da porta usada instalada", "O que soma ao preço da usada"],
        slots: [
          [
            "Desmontar, transportar e remontar é serviço de quem faz porta de aço, e costuma ser o maior custo. Guia torta, lâmina faltando e eixo de porta manual, que se troca ao pôr motor, somam mais.",
            "Some desmontagem, frete e montagem, que são de serralheria, e a adaptação do eixo se ela era manual. Lâmina e guia novas têm de ser do mesmo perfil.",
            "O preço pedido é só o começo: há retirada, frete, remontagem e, em porta manual, troca do eixo. Perfil fora de linha impede repor lâmina.",
          ],
          [
            "O motor se escolhe pelo peso: área vezes quilos por metro quadrado da lâmina, com um terço de folga. Uma porta de 9 m² a 10 kg por m² pesa 90 kg e pede motor de 120.",
            "Multiplique largura por altura e pelo peso da lâmina por metro quadrado: 9 m² a 10 kg dão 90 kg, e o motor deve aguentar 120.",
            "Para 9 m² de lâmina de 10 kg por metro, são 90 kg, e com um terço de folga o motor é de 120 kg.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Mola, eixo e transporte", "O risco de desmontar em casa"],
        slots: [
          [
            "A mola do eixo guarda força e fere quando solta, por isso quem desmonta é profissional de porta de aço. A cortina pesa e se desenrola de uma vez.",
            "Nunca solte o eixo em casa: a mola armada dispara e a cortina cai. Desmontagem e montagem são de profissional.",
            "Eixo com mola armada é perigoso, e a cortina despenca sem apoio. Deixe a retirada com quem faz porta de aço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês instalam motor em porta de enrolar usada?",
        answers: [
          "Sim, se eixo, guias e lâminas estiverem bons e ela correr livre. A mão de obra para motor seu parte de {price.installation}.",
          "Instalamos, depois de ver por vídeo se a porta sobe reta. Só a instalação, com motor comprado fora, começa em {price.installation}.",
        ],
      },
      {
        question: "Motor de porta de enrolar usado serve em outra porta?",
        answers: [
          "Serve se a capacidade em quilos e o diâmetro do eixo combinarem. A etiqueta diz a capacidade.",
          "Depende do peso da porta e do encaixe no eixo. Com um terço de folga e eixo igual, sim.",
        ],
      },
      {
        question: "Dá para cortar a porta para caber no vão?",
        answers: [
          "Na largura, cortar lâmina é serralheria e perde as ponteiras; na altura, tiram-se lâminas. Aumentar quase nunca compensa.",
          "Reduzir a altura é simples; reduzir a largura exige cortar cada lâmina e refazer as pontas.",
        ],
      },
      {
        question: "Quanto custa uma porta nova?",
        answers: [
          "O preço é do fabricante, por metro quadrado, com lâmina, guia e eixo. Compare com a usada já desmontada, transportada e montada.",
          "Quem cobra é o fabricante, pela área e pela espessura da lâmina. A usada só vence se ficar bem abaixo, já instalada.",
        ],
      },
    ],
    photo: "fotos da porta inteira, das guias e da etiqueta do motor, com a largura e a altura",
  },
  {
    id: "portao-usado",
    broader: "usado",
    label: "Portão usado para automatizar",
    phrase: "o portão usado",
    asks: [
      "portão correr usado metros",
      "portão deslizante usado metros",
      "portão basculante usado metros",
      "portão garagem usado metros",
      "portão ferro usado metros",
      "portão usado automatizar",
      "automatizar portão usado",
      "motor em portão usado",
      "portão usado preço",
      "quanto custa portão usado",
      "portão usado compensa",
    ],
    intent: "buying",
    answers: {
      any: [
        "Não vendemos portão de correr usado: a folha se compra em serralheria, demolição ou anúncio. O que fazemos é conferir se ela aceita motor e automatizar; um portão de 3 metros de correr leva 3 metros de cremalheira, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Portão usado, de 3 metros ou de outra medida, vale a pena se a folha está reta, sem ferrugem na base e na medida do seu vão. Nós não temos folha usada, só o motor: na troca em casa, de {price.homeSwap} com o serviço, e cremalheira por metro na primeira vez.",
        "Antes de comprar um portão de correr usado de 3 metros, confira se cabe o vão e se há 3 metros livres ao lado. A folha não vendemos, e o motor, sim: instalar um que você já tem parte de {price.installation}, e trocar fica de {price.homeSwap} em residência, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no portão usado", "Como saber se o usado presta"],
        slots: [
          [
            "Leve trena e nível, e não compre sem ver a folha em pé. Cinco pontos dizem se o barato vai sair caro.",
            "Veja a folha em pé, com trena na mão. Estes pontos pegam quase todo problema.",
            "A folha deitada esconde defeito. Ponha em pé e olhe estes itens.",
          ],
        ],
        bullets: [
          "Largura e altura do seu vão, porque cortar ou emendar custa quase uma folha nova",
          "Quadro no esquadro, com diagonais iguais",
          "Base e tubos sem ferrugem que fura",
          "Roldanas, guias, batente e fechadura presentes",
          "Marca de batida ou solda refeita",
        ],
      },
      {
        about: "choose",
        headings: ["Usado ou folha nova sob medida", "Quando a folha usada compensa"],
        slots: [
          [
            "Compensa quando a medida bate e só faltam roldana, pintura e motor. Se precisa alongar, trocar a base ou refazer o quadro, a folha nova sai melhor.",
            "A conta fecha se a folha serve como está. Emenda, empeno ou base podre fazem a nova compensar.",
            "Vale quando a folha serve sem corte. Precisando de emenda, vá de folha nova sob medida.",
          ],
          [
            "No de correr, some o trilho novo e o espaço ao lado, do tamanho da folha mais uns 40 cm, e meça o peso. O motor é escolhido com um terço de folga: folha de 300 kg, motor de 400 kg.",
            "Precisa de parede livre com a medida da folha e mais uns 40 cm, e trilho novo. Escolha motor para um terço além do peso, como 400 kg para 300.",
            "Para correr, 3 metros de folha pedem cerca de 3,4 metros de lateral. O motor suporta um terço acima, 400 kg numa folha de 300.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta até o portão andar", "O que soma ao preço da folha"],
        slots: [
          [
            "Folha, frete, trilho, colocação e pintura ficam com o vendedor e o serralheiro. Nossa parte é o motor, de {price.homeSwap} na troca em casa, com base, energia e cremalheira somadas na primeira vez.",
            "Some à folha o transporte, o trilho e a colocação do serralheiro. O motor, conosco, tem referência de {price.homeSwap} na troca, e base e energia entram à parte.",
            "A parte do serralheiro inclui trilho, colocação e pintura. Já o motor fica por volta de {price.homeSwap} na troca em residência, com o serviço.",
          ],
          [
            "Com tudo pronto, a instalação do motor de correr leva {time.sliding}. O cartão divide em até {shop.instalments} vezes.",
            "Trilho e energia prontos, são {time.sliding} de serviço, em até {shop.instalments} vezes no cartão.",
            "Em {time.sliding} o motor fica pronto, com trilho e ponto de energia já feitos. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês aproveitam o motor que veio com o portão?",
        answers: [
          "Sim, se ele funciona e serve ao peso. A mão de obra de motor comprado à parte é cobrada só pela instalação.",
          "Aproveitamos quando está bom e cobre o peso da folha. A garantia do motor fica com o vendedor.",
        ],
      },
      {
        question: "Quem instala a folha?",
        answers: [
          "O serralheiro põe a folha, o trilho ou as dobradiças; depois entramos com o motor.",
          "A colocação da folha é da serralheria. Motor e regulagem são conosco.",
        ],
      },
      {
        question: "O controle antigo do portão usado serve?",
        answers: [
          "Só se a central também vier, e convém apagar a memória, porque alguém pode ter ficado com uma cópia.",
          "Com a central antiga, talvez. Apague tudo e grave de novo, por segurança.",
        ],
      },
      {
        question: "O portão usado tem garantia?",
        answers: [
          "De empresa, sim, os 90 dias da lei. De pessoa física, só o que foi combinado por escrito.",
          "Comprado em loja, são 90 dias por lei. Entre particulares, vale o combinado.",
        ],
      },
    ],
    photo: "fotos do portão usado inteiro, de perto nos pontos ruins, e do seu vão, com largura e altura",
  },
];
