import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const mola: NarrowConcept[] = [
  {
    id: "trocar-mola-basculante",
    broader: "mola",
    label: "Troca da mola do basculante",
    phrase: "a troca da mola do portão basculante",
    asks: [
      "trocar mola portão",
      "trocar mola basculante",
      "troca mola garagem",
      "trocar mola",
      "troca mola",
      "regular mola",
      "apertar mola",
    ],
    intent: "repair",
    answers: {
      any: [
        "A troca de mola do portão basculante é serviço de técnico: com a folha escorada e a tensão aliviada por ferramenta própria, trocam-se as molas, de preferência o par, e o portão é equilibrado. O preço soma peça e mão de obra, conforme medida e quantidade; até lá, disjuntor desligado e ninguém embaixo.",
        "Trocar a mola do basculante exige folha presa e ferramenta própria, porque ela guarda força para ferir; o técnico troca em geral o par e regula o motor depois. Paga-se por mola e pelo serviço, com o valor dito pela foto, e o portão fica desligado e longe de todos até a visita.",
        "Mola do portão basculante quebrada ou fraca é trocada pelo técnico, com a folha escorada, quase sempre aos pares, e o equilíbrio refeito no fim. O custo depende do número de molas e da grossura do fio; enquanto espera, desligue o disjuntor e não erga nem destrave a folha.",
      ],
      question: [
        "A mola do basculante é trocada pelo técnico, de preferência o par, com a folha presa e equilibrada antes de religar o motor. Com ela quebrada, não use o portão, porque a folha pode cair: desligue o disjuntor, deixe como parou e não passe embaixo.",
        "Trocamos a mola do basculante com a folha escorada e a tensão aliviada por ferramenta própria; não é serviço para fazer em casa, porque a mola solta fere. Até lá o portão não se usa nem no motor nem na mão: disjuntor desligado e todos longe.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a mola do basculante é trocada", "A troca da mola, com a folha presa"],
        slots: [
          [
            "O técnico corta a energia, escora a folha e só então alivia a tensão que resta na mola. A nova repete fio, diâmetro e comprimento da antiga e combina com o peso do portão.",
            "Energia cortada e folha calçada vêm antes de qualquer parafuso; depois a mola é descarregada aos poucos. A de reposição sai das medidas da velha e do peso da folha.",
            "Nada se solta antes de a folha estar presa e o disjuntor desligado. Tirada a tensão, entra uma mola de mesmo fio, comprimento e diâmetro, certa para aquele peso.",
          ],
          [
            "No fim, o técnico acerta a tensão até a folha ficar leve em todo o percurso e regula de novo a força e o fim de curso do motor, porque o esforço mudou.",
            "Por último vem o equilíbrio, que é a folha subir leve e descer sem pancada, e a nova regulagem de força e parada do motor.",
            "Depois a tensão é ajustada para o portão subir leve, e o motor tem força e pontos de parada refeitos, já que carrega outro peso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "Do que depende o valor da mola"],
        slots: [
          [
            "O valor soma a peça e a mão de obra de escorar, trocar e equilibrar. Trocar o par custa mais na hora e poupa outra visita, porque a segunda trabalhou tanto quanto a que quebrou.",
            "Contam a peça e o serviço de prender a folha e equilibrar o portão. Quando há duas molas, orça-se o par, que se gastou junto, para não repetir a visita.",
            "Peça, escora e equilíbrio formam o preço. O par sai mais caro que uma só, mas a outra tem a mesma idade e quebraria em seguida.",
          ],
        ],
        bullets: [
          "Uma mola ou o par",
          "Grossura do fio, diâmetro e comprimento",
          "Peso da folha e altura do vão",
          "Acesso para escorar o portão",
          "Cabo, roldana ou suporte gasto junto",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não mexer na mola", "O perigo de uma mola tensionada"],
        slots: [
          [
            "Mesmo com o portão parado, a mola guarda energia para quebrar um braço, e o parafuso errado a solta de uma vez. Chave de fenda no lugar da ferramenta própria é causa conhecida de acidente.",
            "A força presa na mola sai toda quando alguém afrouxa o ponto errado, e ela é bastante para fraturar. Improvisar com chave de fenda ou barra qualquer é o que mais fere.",
            "Uma mola que escapa lança barra e parafuso pela garagem, ainda que o portão esteja quieto. Sem ferramenta de medida exata e folha presa, ninguém mexe nela.",
          ],
          [
            "Enquanto espera, deixe o disjuntor desligado, o portão como parou e crianças longe. Não levante a folha nem com ajuda: sem a mola, o peso inteiro está ali.",
            "Até a visita, nada de erguer o portão, porque ele pesa tudo sem a mola. Corte a energia, guarde os controles e afaste crianças e animais.",
            "O portão fica na posição em que parou, sem energia e sem ninguém perto. Erguê-lo na mão é perigoso, já que a mola não ajuda mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A mola quebrou com o carro dentro. O que faço?",
        answers: [
          "Não levante a folha, que está com o peso inteiro. Desligue o disjuntor, afaste todos e chame o técnico, que atende {shop.hours}.",
          "Espere o atendimento, disponível {shop.hours}, e use a porta social. Sem a mola, a folha pode despencar na subida.",
        ],
      },
      {
        question: "Como escolher a mola certa?",
        answers: [
          "Pelo peso da folha e pelas medidas da antiga: fio, diâmetro, comprimento e voltas. Quem mede é o técnico, com ela já sem tensão.",
          "Não se escolhe a olho. As medidas da velha são comparadas com o peso do portão, que pode ter mudado com chapa ou madeira.",
        ],
      },
      {
        question: "Dá para só apertar a mola?",
        answers: [
          "Se ela está inteira e só perdeu tensão, o técnico pode reapertar. Aberta, trincada ou enferrujada, é trocada, porque quebra logo.",
          "Às vezes, sim: mola fraca e sã aceita nova tensão, o que sai mais barato. Com trinca, espira aberta ou ferrugem, não.",
        ],
      },
      {
        question: "Depois da troca precisa regular o motor?",
        answers: [
          "Precisa, na mesma visita. Um motor acertado para a mola fraca fica forte demais com a nova e deixa de ceder diante de alguém.",
          "Sim: com outro equilíbrio, força e fim de curso são refeitos e testados com uma caixa macia.",
        ],
      },
    ],
    photo: "fotos tiradas de longe e do chão, na posição em que parou, e as medidas do vão",
  },
  {
    id: "mola-ou-contrapeso",
    broader: "mola",
    label: "Mola ou contrapeso no basculante",
    phrase: "a escolha entre mola e contrapeso",
    asks: [
      "mola ou contrapeso",
      "contrapeso ou mola",
      "trocar mola por contrapeso",
      "mola contrapeso melhor",
      "mola contrapeso diferença",
      "basculante mola ou peso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Mola ou contrapeso no basculante: escolha contrapeso quando houver espaço nas laterais, porque a força é constante e dura mais. Escolha mola quando a coluna é estreita ou a folha é leve, sabendo que ela cansa e pede nova tensão.",
        "O contrapeso equilibra melhor e não perde força com os anos, mas ocupa caixa lateral, cabo e roldana. A mola cabe em pouco espaço e enfraquece com o uso. Para pôr motor, o que importa é a folha parar sozinha a meia altura.",
        "Entre mola e contrapeso, o contrapeso é a escolha mais estável para basculante com motor; a mola resolve onde não há lugar para a caixa. Trocar uma pelo outro é serralheria, orçada por foto e medidas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando usar contrapeso, quando usar mola",
          "Mola ou contrapeso, caso a caso",
          "Decida pelo espaço e pelo peso",
        ],
        slots: [
          [
            "Coluna com lugar para a caixa e folha média ou pesada pedem contrapeso.",
            "Se há espaço lateral, o contrapeso é a solução mais constante para folha com chapa ou madeira.",
            "Uma folha que pode ganhar revestimento no futuro combina com contrapeso, que aceita novo acerto.",
          ],
          [
            "Vão apertado, folha leve e pouco uso por dia deixam a mola como boa saída.",
            "A mola serve a portão leve em coluna estreita, com revisão da tensão em dia.",
            "Onde a parede encosta na folha, a mola cabe, e o contrapeso, não.",
          ],
          [
            "Em qualquer dos dois, folha desequilibrada força o motor e pode cair, então o acerto vem antes da automação.",
            "O motor aceita ambos, desde que a folha fique parada onde é deixada.",
            "Antes do motor, o técnico confere se a folha para a meia altura, com mola ou com peso.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar mola por contrapeso", "Dá para converter o basculante?", "A conversão, na serralheria"],
        slots: [
          [
            "A conversão exige caixas laterais, cabos, roldanas e pontos novos de fixação na folha.",
            "Para converter, abre-se lugar nas colunas e calculam-se peso, cabo e roldana.",
            "É obra de serralheria: caixas, cabos e suportes são feitos para o peso daquela folha.",
          ],
          [
            "Compensa quando as molas vivem perdendo força ou a folha ficou mais pesada.",
            "Vale a conta se a mola já foi trocada mais de uma vez ou se o portão ganhou chapa.",
            "Se a mola atual equilibra bem, trocá-la por outra igual custa menos que converter.",
          ],
          [
            "O valor depende do vão e das colunas, e sai por foto e medidas.",
            "Fotos das laterais por dentro mostram se a caixa cabe e permitem o orçamento.",
            "Mande largura, altura e fotos das colunas para saber se a conversão é possível.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Qual dá menos manutenção, mola ou contrapeso?",
        answers: [
          "O contrapeso, em geral, dá menos manutenção: confere-se cabo e roldana na revisão. A mola perde tensão e um dia precisa ser trocada.",
          "O contrapeso pede olhar os cabos; a mola pede nova tensão e troca. No longo prazo, o primeiro varia menos.",
        ],
      },
      {
        question: "Basculante com mola pode ter motor?",
        answers: [
          "Pode, se a folha estiver equilibrada e a mola, em bom estado. Uma mola fraca põe o peso no motor e encurta sua vida.",
          "Sim. O técnico testa o equilíbrio antes; se a folha despenca ou sobe sozinha, a mola é acertada primeiro.",
        ],
      },
      {
        question: "Existe basculante sem mola e sem contrapeso?",
        answers: [
          "Uma folha sem equilíbrio não deve receber motor: o peso todo fica no acionador e ela pode cair. Algum dos dois é necessário.",
          "Não com segurança. Mesmo folha leve precisa de mola ou peso para não despencar se o acionador falhar.",
        ],
      },
      {
        question: "Posso juntar mola e contrapeso?",
        answers: [
          "Há portões que usam os dois, mas só com cálculo. Somar mola para compensar peso errado esconde o defeito.",
          "Só por projeto do serralheiro. Na maioria dos casos, acertar o contrapeso resolve sem peça a mais.",
        ],
      },
    ],
    photo: "fotos das duas laterais por dentro, de longe, com a largura e a altura da folha",
  },
  {
    id: "mola-preco",
    broader: "mola",
    label: "Preço da mola do portão",
    phrase: "o preço da troca da mola do portão",
    asks: [
      "mola preço",
      "mola valor",
      "mola quanto custa",
      "trocar mola preço",
      "trocar mola quanto",
      "mola portão preço",
      "mola basculante preço",
      "mola basculante quanto custa",
      "mola portão quanto custa",
      "troca mola valor",
      "quanto custa trocar mola motor",
      "trocar mola motor preço",
    ],
    intent: "price",
    answers: {
      any: [
        "A mola do portão basculante custa conforme o fio, o comprimento e o peso da folha, e se cobra por mola ou pelo par, mais a mão de obra de prender o portão, trocar e equilibrar. Fotos de longe e medidas do vão dão o valor; só reapertar, quando ela está inteira, sai por menos.",
        "Quanto custa a mola do portão basculante depende de ser uma ou duas, da grossura do fio e do peso da folha; ao preço da peça soma-se o serviço de aliviar a tensão e equilibrar. Com ela inteira, um reaperto custa menos, e as medidas do vão fecham o orçamento.",
        "O preço da troca da mola do portão reúne a peça, quase sempre o par, e o serviço com a folha escorada e equilibrada no fim. Fio mais grosso e folha pesada encarecem; dar nova tensão a uma mola sã sai mais barato. Mande fotos tiradas de longe e a altura do vão.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no preço da mola", "Peça, mão de obra e equilíbrio"],
        slots: [
          [
            "A peça sai do peso da folha, e a mão de obra paga o trabalho de prender o portão, descarregar a mola e acertar o equilíbrio. Quando há par, trocam-se as duas, para os dois lados puxarem igual.",
            "O peso do portão define a mola, e o serviço cobre escorar a folha, tirar a tensão e equilibrar. Em portão de duas molas, o par vai junto, senão a folha entorta.",
            "Paga-se a mola certa para aquele peso e o serviço de calçar, descarregar e reequilibrar. Se são duas, saem as duas, porque idades diferentes puxam a folha torta.",
          ],
        ],
        bullets: [
          "Quantidade: uma mola ou o par",
          "Fio, diâmetro e comprimento",
          "Tipo: de torção, no eixo, ou de tração, esticada",
          "Peso da folha e altura do vão",
          "Cabo, roldana ou suporte gasto junto",
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é trocada", "O serviço que está no preço"],
        slots: [
          [
            "Com a energia cortada e a folha presa, a tensão é aliviada aos poucos e a mola velha sai. A nova recebe tensão até a folha andar leve, sem cair nem subir sozinha.",
            "O portão é travado e desligado, a mola, descarregada devagar e substituída. O ponto certo é a folha leve, que não despenca nem dispara.",
            "A troca só começa com a folha calçada e sem energia. Depois da mola nova, a tensão é acertada até o portão ficar equilibrado.",
          ],
          [
            "Por fim, força e fim de curso do motor são regulados outra vez, porque o peso que ele leva mudou. Esse acerto faz parte do serviço.",
            "O motor é religado no fim, com nova força e novos pontos de parada, o que já está incluído na troca.",
            "A última parte é regular o motor, que passa a carregar outro peso; isso entra na mesma visita.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Reapertar, trocar ou mudar para contrapeso", "Quando dá para gastar menos"],
        slots: [
          [
            "Mola inteira que só perdeu tensão pode ser reapertada, o que custa menos que trocar. Com trinca, espira aberta ou ferrugem, a troca é o único caminho.",
            "Se ela está sã e apenas fraca, o técnico dá nova tensão e você economiza a peça. Aberta, enferrujada ou trincada, não há aperto que segure.",
            "O reaperto, mais barato, serve à mola sem dano. Quando há ferrugem, trinca ou espira aberta, troca-se, porque ela quebra em pouco tempo.",
          ],
          [
            "Passar para contrapeso custa mais que a mola, porque muda a estrutura lateral. Compensa em portão de muito uso, com espaço nas colunas e molas que vivem quebrando.",
            "O contrapeso é obra maior, com mudança nas laterais, e por isso mais caro. Vale onde há espaço, uso intenso e mola quebrando com frequência.",
            "Trocar o sistema por contrapeso sai acima do preço da mola e pede coluna com espaço. Só se paga em portão muito usado, que quebra mola sempre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a mola e trocar sozinho?",
        answers: [
          "Não. A mola guarda força para quebrar ossos, e a errada deixa a folha cair ou subir sozinha. Deixe escolha e troca com o técnico.",
          "Não é serviço de casa, porque soltar mola tensionada fere. A medida errada ainda desequilibra o portão.",
        ],
      },
      {
        question: "A troca da mola tem garantia?",
        answers: [
          "Sim: no conserto valem 90 dias, pela lei, e o prazo vem escrito no orçamento. Guarde a nota.",
          "Tem, de 90 dias pela lei, com a peça e o serviço descritos na nota.",
        ],
      },
      {
        question: "Posso usar o portão até trocar?",
        answers: [
          "Com mola quebrada, não: a folha está pesada e pode cair, e o motor queima tentando erguê-la. Desligue o disjuntor e deixe como parou.",
          "Não use, nem no motor nem na mão. Sem a mola, o peso todo fica solto e o motor força até queimar.",
        ],
      },
      {
        question: "Quanto tempo dura uma mola nova?",
        answers: [
          "Depende de quantas vezes o portão abre, porque a mola cansa por ciclos, e do peso certo. Folha com chapa ou madeira a mais gasta antes.",
          "A mola se conta em aberturas, não em anos. Peso acima do previsto e ferrugem são o que mais a encurta.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, tiradas de longe e com a folha na posição em que parou, com as medidas do vão",
  },
  {
    id: "mola-quebrada",
    broader: "mola",
    label: "Mola do portão quebrada",
    phrase: "a mola do portão quebrada",
    asks: [
      "mola estourou não sobe",
      "basculante mola estourou não sobe",
      "mola quebrou não sobe",
      "mola quebrada",
      "mola quebrou",
      "mola arrebentou",
      "mola arrebentada",
      "mola estourou",
      "mola estourada",
      "mola partiu",
      "mola partida",
      "mola soltou",
      "mola solta",
      "mola caiu",
      "mola pulou",
      "mola escapou",
      "mola saiu",
      "mola saiu lugar",
      "mola desencaixou",
      "conserto basculante mola",
      "conserto mola",
    ],
    intent: "repair",
    answers: {
      any: [
        "Mola do portão quebrada, ou que pulou fora do encaixe, não se usa nem se recoloca em casa: ela guarda força, e a folha perdeu a sustentação. Desligue o disjuntor sem passar embaixo, afaste todos e peça o serviço, feito com a folha escorada.",
        "Com a mola do portão quebrada, não use nem no motor nem na mão: a folha perdeu a sustentação e pode cair. Desligue o disjuntor sem passar embaixo, deixe tudo como parou e peça a troca, feita com a folha presa.",
        "Mola de portão que quebrou não se solda nem se estica: troca-se, de preferência o par. Até o técnico prender a folha, não acione, não tente erguer, não passe embaixo e mantenha crianças e animais longe.",
        "Quebrou a mola do portão? Pare na hora: o motor não foi feito para carregar a folha inteira. Deixe o disjuntor desligado, a folha na posição em que ficou e mande fotos de longe, com as medidas do vão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com a mola quebrada", "Mola arrebentada: passos seguros", "Até o técnico chegar"],
        slots: [
          [
            "A mola que sobrou ainda está tensionada e pode escapar.",
            "Pedaço de mola pendurado também está sob tensão: não toque.",
            "Fique fora da linha da folha e da mola o tempo todo.",
          ],
        ],
        steps: [
          "Não acione o controle nem tente erguer a folha.",
          "Desligue o disjuntor, se não for preciso passar embaixo dela.",
          "Afaste pessoas, animais e objetos do vão.",
          "Fotografe de longe, com a folha na posição em que parou.",
          "Mande a altura, a largura e o material do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a mola quebra", "Desgaste, ferrugem e peso na mola", "O que arrebenta a mola do portão"],
        slots: [
          [
            "Cada abertura torce ou estica a mola, e depois de muitos ciclos o aço se rompe.",
            "A mola tem vida contada em ciclos, e um portão muito usado chega antes ao fim.",
            "O aço cansa com o uso, sobretudo em portão que abre muitas vezes por dia.",
          ],
          [
            "A ferrugem abre uma trinca, e ali a espira parte.",
            "A quebra começa em ponto enferrujado ou amassado.",
            "Umidade e falta de proteção encurtam a vida da mola.",
          ],
          [
            "Folha que ganhou chapa ou madeira trabalha com mola fraca para o peso.",
            "O peso acrescentado à folha sem nova mola leva à quebra.",
            "A mola de medida errada trabalha além do limite e quebra cedo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola quebrada é trocada", "O serviço com a folha presa", "Troca da mola e novo equilíbrio"],
        slots: [
          [
            "A folha é presa ou escorada, e a tensão que resta é aliviada com ferramenta própria.",
            "Primeiro se prende a folha, depois se retira o que sobrou da mola.",
            "O trabalho começa pela escora, porque a folha está sem apoio.",
          ],
          [
            "A mola nova é escolhida pelo peso da folha, e a do outro lado costuma ser trocada junto.",
            "Trocam-se as duas quando há par, para puxarem igual.",
            "Fio, comprimento e tensão saem do peso do portão.",
          ],
          [
            "Com a folha parada a meia altura, o motor é religado e regulado.",
            "O teste final é a folha que fica onde é solta.",
            "Força e fim de curso são acertados no fim.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "O carro ficou preso e a mola quebrou. Posso levantar a folha?",
        answers: [
          "Não. Sem a mola, a folha inteira pesa e pode despencar. O técnico prende o portão e libera a passagem; o atendimento é {shop.hours}.",
          "Não tente, nem com várias pessoas. Espere a escora; o atendimento funciona {shop.hours}.",
        ],
      },
      {
        question: "Só uma mola quebrou. A outra segura?",
        answers: [
          "Não conte com ela: a folha fica torta e a mola que resta trabalha com o dobro da carga.",
          "Por pouco tempo e com risco. Trate o portão como parado até a troca do par.",
        ],
      },
      {
        question: "Dá para soldar a mola?",
        answers: [
          "Não. O calor tira a têmpera do aço, e ela parte de novo.",
          "Não se solda mola: o ponto soldado é o próximo a quebrar.",
        ],
      },
      {
        question: "Quanto custa trocar a mola do portão?",
        answers: [
          "O preço depende do fio, do comprimento, de ser uma ou o par e do acesso. Fotos e medidas bastam para o orçamento antes da visita.",
          "O preço soma as molas e o serviço com a folha presa; vem por foto, sem custo.",
        ],
      },
    ],
    photo: "fotos tiradas de longe, com a folha na posição em que parou, e as medidas do vão",
  },
  {
    id: "mola-fraca",
    broader: "mola",
    label: "Mola fraca no portão",
    phrase: "a mola fraca do basculante",
    intent: "repair",
    asks: [
      "mola fraca",
      "mola cansada",
      "mola frouxa",
      "mola perdeu força",
      "mola esticada",
      "mola bamba",
      "mola sem força",
      "mola fraca basculante",
      "mola portão fraca",
      "apertar mola",
      "regular mola",
      "esticar mola",
    ],
    answers: {
      any: [
        "Uma mola fraca deixa a folha pesada para subir e rápida para descer, e o motor passa a carregar o portão. Não aperte nem destrave: mola guarda energia e fere. O técnico escora a folha, mede, e regula ou troca as duas juntas, porque uma nova e uma velha entortam a folha.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se a mola cansou", "Sinais antes de quebrar"],
        slots: [
          ["A folha não para no meio e desce sozinha.", "Um portão que antes parava onde era deixado e agora desce."],
          ["O motor ronca na subida e esquenta.", "Uma subida lenta com ronco é esforço que a mola não faz mais."],
          [
            "Espiras abertas, ferrugem ou gancho gasto aparecem a olho.",
            "Olhe de longe: espira aberta e ferrugem são fim de vida.",
          ],
        ],
      },
    ],
    keep: ["safety", "visit"],
    questions: [
      {
        question: "Posso só dar mais uma volta na mola?",
        answers: ["Não. A regulagem é com ferramenta própria e folha escorada; solta, a mola machuca sério."],
      },
      {
        question: "Dá para usar o portão com a mola fraca?",
        answers: ["Não é seguro: se ela parte, a folha cai. Desligue o disjuntor e não passe embaixo."],
      },
    ],
    photo: "fotos de longe das molas e da folha, sem mexer no portão",
  },
];
