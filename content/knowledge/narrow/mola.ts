import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const mola: NarrowConcept[] = [
  {
    id: "trocar-cabo-e-mola",
    broader: "mola",
    label: "Troca de cabo de aço e mola do basculante",
    phrase: "a troca do cabo de aço e da mola do basculante",
    asks: [
      "trocar cabo mola",
      "troca cabo mola",
      "trocar cabo aço mola",
      "troca cabo aço mola",
      "trocar cabo mola basculante",
      "troca cabo mola basculante",
      "trocar cabo aço mola basculante",
      "troca cabo aço mola basculante",
      "trocar cabo aço mola portão basculante",
      "troca cabo aço mola portão basculante",
      "troca cabos molas portão basculante",
      "troca cabos aço molas portão basculante",
      "substituição cabo aço mola basculante",
    ],
    intent: "repair",
    answers: {
      any: [
        "A troca de cabo de aço e mola do portão basculante é feita pelo técnico em uma visita, com a folha escorada. Em geral ele troca os dois cabos e as duas molas e depois equilibra o portão. O valor soma as peças e a mão de obra e sai grátis, por foto. Até lá, desligue o disjuntor e não passe embaixo.",
        "Trocamos o cabo de aço e a mola do portão basculante no mesmo serviço, com a folha presa por escoras. As peças são trocadas aos pares, e o equilíbrio da folha é refeito no fim. Mande uma foto para receber o preço sem custo. Enquanto espera, deixe o disjuntor desligado e todos longe da folha.",
      ],
      price: [
        "O preço da troca de cabo de aço e mola do basculante soma os cabos, as molas e a mão de obra de escorar e equilibrar a folha. Trocar tudo na mesma visita sai por menos que fazer dois serviços. O orçamento é grátis, pela foto do portão e pelas medidas do vão.",
        "Para trocar o cabo de aço e a mola do portão basculante, você paga as peças, quase sempre aos pares, e a mão de obra. O peso da folha define a grossura das peças e muda o valor. Mande fotos de longe e as medidas do vão, e o orçamento sai sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando trocar o cabo e quando trocar a mola", "Sinais de cabo e de mola no fim"],
        slots: [
          [
            "Olhe de longe, sem tocar e sem ficar embaixo da folha. Qualquer um destes sinais pede que o portão pare de ser usado.",
            "Observe o portão parado, do chão e a distância. Com um destes sinais, desligue o disjuntor e não use mais a folha.",
          ],
        ],
        bullets: [
          "Cabo de aço com fio arrepiado, amassado ou enferrujado: troque os dois cabos",
          "Cabo frouxo ou fora da roldana: o portão pode cair desse lado",
          "Mola com volta aberta, trinca ou muita ferrugem: troque o par de molas",
          "Folha torta ao subir: um cabo cedeu ou uma mola está mais fraca que a outra",
          "Folha pesada, com o motor forçando: a mola perdeu a força",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a troca do cabo e da mola", "O serviço, passo a passo"],
        slots: [
          [
            "O técnico desliga o disjuntor e escora a folha. Depois ele alivia a tensão da mola aos poucos, com ferramenta própria, e só então solta os cabos.",
            "Primeiro o técnico corta a energia e prende a folha com escoras. Em seguida ele tira a força da mola, devagar, e desmonta os cabos dos dois lados.",
          ],
          [
            "O cabo novo tem a mesma grossura e o mesmo comprimento do antigo, e passa por roldanas que giram livres. Roldana com o canal gasto é trocada junto, porque ela corta o cabo novo.",
            "A medida do cabo é a do antigo, em grossura e comprimento, igual nos dois lados. O técnico confere também as roldanas, já que um canal gasto estraga o cabo em pouco tempo.",
          ],
          [
            "A mola é escolhida pelo peso da folha e pelas medidas da velha. No fim, a folha tem de subir leve e parar no meio sem cair. Então o técnico regula a força e a parada do motor.",
            "Para a mola nova, contam o peso do portão, o fio, o diâmetro e o comprimento. O serviço termina com a folha equilibrada e o motor regulado para esse novo esforço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "De que depende o preço do cabo e da mola"],
        slots: [
          [
            "Não há um preço único, porque cada folha pede cabo e mola de uma medida. Estes são os pontos que mudam o total.",
            "Cada portão usa cabo e mola de uma medida, por isso não existe preço de tabela. O que mais pesa no total é:",
          ],
        ],
        bullets: [
          "Peso da folha: quanto mais pesada, mais grossos o cabo e a mola",
          "Altura do portão, que define o comprimento dos cabos",
          "Número de molas: uma só, no meio, ou um par",
          "Roldana, gancho ou suporte gasto, que o técnico só troca depois de avisar",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se só o cabo arrebentou, preciso trocar a mola?",
        answers: [
          "Nem sempre. Se a mola está inteira e ainda equilibra a folha, trocam-se só os dois cabos. O técnico testa a mola com a folha escorada.",
          "Só se a mola estiver fraca ou marcada pela queda. Quando ela passa no teste de equilíbrio, a troca fica nos cabos.",
        ],
      },
      {
        question: "Meu basculante tem contrapeso. Ele também tem mola?",
        answers: [
          "Em geral, não. O basculante se equilibra com contrapesos, ligados por cabos, ou com molas. Uma foto da lateral mostra qual é o seu caso.",
          "A maioria usa um ou outro. No de contrapeso, trocam-se os cabos e se acerta o peso; no de mola, o ajuste é feito na mola.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Com as peças certas, em geral uma visita basta. Mola de medida especial precisa ser encomendada, e o prazo vem no orçamento.",
          "Quase sempre o serviço acaba no mesmo dia. O que atrasa é mola fora de medida comum ou suporte que precisa de solda.",
        ],
      },
      {
        question: "O carro ficou preso na garagem. O que faço?",
        answers: [
          "Deixe o carro onde está e não levante a folha. Desligue o disjuntor e chame o técnico, que atende {shop.hours}.",
          "Não tente erguer o portão nem com ajuda, porque a folha pode cair. Use outra saída e chame o técnico, que atende {shop.hours}.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e das laterais, tiradas de longe e do chão, e as medidas do vão",
  },
  {
    id: "trocar-mola-basculante",
    broader: "mola",
    label: "Troca da mola do basculante",
    phrase: "a troca da mola do portão basculante",
    asks: [
      "quanto tempo demora trocar mola",
      "quanto tempo leva trocar mola",
      "trocar mola demora",
      "trocar duas molas",
      "precisa trocar duas molas",
      "trocar mola portão",
      "trocar mola basculante",
      "troca mola garagem",
      "trocar mola",
      "troca mola",
    ],
    intent: "repair",
    answers: {
      any: [
        "O tempo que demora para trocar a mola é, em geral, o de uma visita: o técnico escora a folha, alivia a tensão, monta o par e equilibra. Demora mais se o cabo ou o gancho também precisar de troca ou se a mola for de medida especial. O valor é informado antes, pela foto e pelas medidas.",
        "A troca de mola do portão basculante, e do cabo de aço se ele estiver gasto, é feita pelo técnico com a folha escorada, quase sempre aos pares, e o portão é equilibrado no fim. O preço soma as peças e a mão de obra e é informado pela foto. Até a visita, deixe o disjuntor desligado e ninguém embaixo da folha.",
        "Trocar a mola ou o cabo do basculante exige folha presa e ferramenta própria, porque essas peças guardam força e podem ferir. O técnico troca em geral o par, equilibra o portão e regula o motor. O valor, por peça e pelo serviço, sai pela foto; enquanto isso, desligue o disjuntor e não erga nem destrave a folha.",
        "Mola do portão basculante quebrada ou fraca é trocada pelo técnico, com a folha escorada, quase sempre aos pares, e o equilíbrio refeito no fim. O custo depende do número de molas, da grossura do fio e do estado dos cabos. Enquanto espera, desligue o disjuntor e não erga nem destrave a folha.",
        "Fazemos a troca de cabo e mola de portão basculante com a folha escorada e a tensão aliviada por ferramenta própria. As peças saem aos pares, porque se gastam juntas, e o equilíbrio e o motor são regulados depois. O preço depende do peso da folha e do número de peças, com orçamento grátis por foto.",
      ],
      question: [
        "Sim, quase sempre é preciso trocar as duas molas do portão, porque elas trabalharam o mesmo número de vezes e uma nova com uma velha entorta a folha. A exceção é a mola que quebrou com pouco uso, em par recente. O técnico escora a folha e decide pela medida; o valor sai de graça, por foto.",
        "A mola do basculante é trocada pelo técnico, de preferência o par, com a folha presa e equilibrada antes de religar o motor. Com ela quebrada, não use o portão, porque a folha pode cair. Desligue o disjuntor, deixe como parou e não passe embaixo.",
        "Trocamos a mola do basculante com a folha escorada e a tensão aliviada por ferramenta própria. Não é serviço para fazer em casa, porque a mola solta fere. Até a visita, o portão não deve ser usado nem no motor nem na mão: deixe o disjuntor desligado e todos longe.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a mola do basculante é trocada", "A troca da mola, com a folha presa"],
        slots: [
          [
            "O técnico corta a energia, escora a folha e só então alivia a tensão que resta na mola. A nova repete o fio, o diâmetro e o comprimento da antiga e combina com o peso do portão.",
            "A energia é cortada e a folha, escorada antes de qualquer parafuso; depois a mola é aliviada aos poucos. A de reposição é escolhida pelas medidas da velha e pelo peso da folha.",
            "Nada se solta antes de a folha estar presa e o disjuntor desligado. Aliviada a tensão, entra uma mola de mesmo fio, comprimento e diâmetro, certa para aquele peso.",
          ],
          [
            "Os cabos são examinados na mesma hora e trocados se tiverem algum fio partido. No fim, a folha precisa subir leve e parar onde é deixada, e só então a força e o fim de curso do motor são regulados.",
            "Cabo com fio partido ou achatado é trocado junto, também aos pares. Depois o técnico acerta o equilíbrio, até a folha ficar leve em todo o percurso, e regula o motor.",
            "O técnico confere também os cabos e troca o par se um deles estiver desfiando. Por último vêm o equilíbrio da folha e a nova regulagem de força e parada do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca", "Do que depende o valor da mola"],
        slots: [
          [
            "O valor soma a peça e a mão de obra de escorar, trocar e equilibrar. Trocar o par custa mais na hora, mas poupa outra visita, porque a segunda trabalhou tanto quanto a que quebrou.",
            "Contam a peça e o serviço de prender a folha e equilibrar o portão. Quando há duas molas, o orçamento é do par, que se gastou junto, para não repetir a visita.",
            "A peça, a escora e o equilíbrio formam o preço. O par sai mais caro que uma só, mas a outra tem a mesma idade e quebraria em seguida.",
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
            "Mesmo com o portão parado, a mola guarda força para quebrar um braço, e soltar o parafuso errado a libera de uma vez. Improvisar com chave de fenda é causa conhecida de acidente.",
            "A força presa na mola sai toda quando alguém afrouxa o ponto errado, e é bastante para causar uma fratura. O que mais fere é improvisar com chave de fenda ou barra.",
            "Uma mola que escapa lança barra e parafuso pela garagem, ainda que o portão esteja parado. Sem a ferramenta certa e a folha presa, ninguém deve mexer nela.",
          ],
          [
            "Enquanto espera, deixe o portão como parou e as crianças longe. Não levante a folha nem com ajuda, porque sem a mola o peso inteiro está ali.",
            "Até a visita, não erga o portão, que fica com todo o peso sem a mola. Guarde os controles e afaste crianças e animais.",
            "O portão fica na posição em que parou, sem ninguém perto. Erguê-lo na mão é perigoso, já que a mola não ajuda mais a sustentar o peso.",
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
          "Deixe o carro onde está e chame o técnico, que atende {shop.hours}. Ele escora a folha e a ergue com segurança para a saída, se for possível.",
        ],
      },
      {
        question: "Como escolher a mola certa?",
        answers: [
          "Pelo peso da folha e pelas medidas da antiga: fio, diâmetro, comprimento e voltas. Quem mede é o técnico, com ela já sem tensão.",
          "Não se escolhe a olho. As medidas da velha são comparadas com o peso do portão, que pode ter mudado com chapa ou madeira.",
          "O técnico mede a antiga e confere o peso da folha. Mola fraca deixa o portão pesado, e mola forte demais faz a folha subir sozinha.",
        ],
      },
      {
        question: "Dá para só apertar a mola?",
        answers: [
          "Se ela está inteira e só perdeu tensão, o técnico pode reapertar. Aberta, trincada ou enferrujada, é trocada, porque quebra logo.",
          "Às vezes, sim: mola fraca, mas sem defeito, aceita nova tensão, o que sai mais barato. Com trinca, volta aberta ou ferrugem, não.",
          "Dá quando a peça está sem trinca nem ferrugem. O reaperto é feito pelo técnico, com ferramenta própria e a folha escorada.",
        ],
      },
      {
        question: "Depois da troca precisa regular o motor?",
        answers: [
          "Precisa, na mesma visita. Um motor regulado para a mola fraca fica forte demais com a nova e deixa de ceder diante de alguém.",
          "Sim: com outro equilíbrio, a força e o fim de curso são refeitos e testados com uma caixa macia.",
          "Sim, porque o motor passa a mover uma folha mais leve. O técnico reduz a força e acerta os pontos de parada no mesmo dia.",
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
        "Mola ou contrapeso no portão basculante? O contrapeso equilibra melhor e dá menos manutenção, porque o peso não cansa; pede caixa na lateral. A mola serve onde a coluna é estreita e a folha, leve, mas perde força e precisa de nova tensão ou troca.",
        "No basculante, o contrapeso é o que dá menos manutenção: a força é sempre a mesma, e se conferem só cabo e roldana. Fique com a mola se não há espaço lateral e a folha é leve, sabendo que ela enfraquece com o uso.",
        "Entre mola e contrapeso, escolha o contrapeso se o basculante tem lugar nas laterais, pois ele não perde força e pede menos manutenção. Já a mola cabe em coluna estreita, equilibra folha leve e um dia precisa ser retensionada ou trocada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Mola ou contrapeso, caso a caso", "Decida pelo espaço e pelo peso"],
        slots: [
          [
            "Coluna com lugar para a caixa e folha média ou pesada pedem contrapeso, que ainda aceita novo acerto se o portão ganhar chapa. Vão apertado, folha leve e poucas aberturas por dia deixam a mola como boa saída.",
            "Havendo espaço lateral, use o peso: ele se ajusta quando a folha ganha revestimento e trabalha bem com chapa ou madeira. Onde a parede encosta no portão, a mola resolve, se a folha é leve e o uso, pequeno.",
            "Folha de chapa ou madeira combina com contrapeso, pois basta acrescentar peso se ela engordar. A folha leve, em coluna sem lugar para a caixa, pode ficar com a mola.",
          ],
          [
            "Para o motor, os dois servem desde que a folha esteja equilibrada, sem despencar nem subir sozinha. Quem confere isso é o técnico, porque o motor não foi feito para carregar o portão.",
            "O motor aceita qualquer um, se o equilíbrio estiver certo: folha que cai ou sobe por conta própria precisa de acerto antes. Essa prova fica com o técnico, já que o peso todo pode soltar.",
            "Quem vai automatizar pode ter mola ou peso, contanto que a folha não pese no motor. O equilíbrio é testado pelo técnico, e não por quem mora na casa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Qual dá menos manutenção", "O que se gasta em cada um"],
        slots: [
          [
            "No contrapeso, gastam-se o cabo e a roldana, que se trocam antes de partir, na revisão {visits.home}. Com a mola, é ela mesma que cansa: o portão fica pesado aos poucos, até pedir nova tensão ou troca.",
            "O peso não se gasta; o que se olha, {visits.home}, são o cabo desfiado e a roldana. A mola perde força a cada ciclo, e o sinal é a folha cada vez mais pesada.",
            "Com contrapeso, a revisão {visits.home} vê cabo e roldana e pouco mais. Já a mola envelhece com as aberturas, deixa o motor fazer força e acaba trocada, de preferência aos pares.",
          ],
          [
            "A visita de ajuste e lubrificação em casa parte de {price.preventive}, sem peças. Mola, cabo e roldana são orçados por foto, e o cabo costuma ser a mais barata das três trocas.",
            "Em casa, a revisão com regulagem começa em {price.preventive}, fora as peças. Entre elas, o cabo em geral custa menos que a mola, e todas têm o valor dado por foto.",
            "Ajustar e lubrificar, em residência, sai a partir de {price.preventive}, sem contar peça. A troca do cabo costuma ficar abaixo da troca da mola; ambas se orçam por foto.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar mola por contrapeso", "Dá para converter o basculante?"],
        slots: [
          [
            "Dá, mas é obra de serralheria: abrem-se caixas nas laterais, fazem-se cabos e roldanas e se calcula o peso da folha. Compensa quando a mola vive perdendo força ou o portão ficou mais pesado.",
            "A conversão é possível, se as colunas têm lugar para a caixa do peso, e fica com o serralheiro, que faz cabos, roldanas e fixações. Vale para quem já trocou a mola mais de uma vez ou pôs chapa na folha.",
            "É possível com espaço lateral: o serralheiro monta caixas, roldanas e cabos na medida do peso. Se a mola atual equilibra bem, trocá-la por outra igual custa menos que converter.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que não mexer na mola", "Mola e cabo sob carga: mantenha distância"],
        slots: [
          [
            "A mola guarda força para quebrar um braço mesmo com o portão parado, e o contrapeso cai se o cabo parte. Ao ver cabo desfiado ou mola aberta, desligue o disjuntor, não destrave nem segure a folha e afaste todos.",
            "Mesmo parada, a mola solta de uma vez quando se afrouxa o parafuso errado, e o peso despenca com o cabo partido. Nesses casos, corte a energia, deixe a folha onde está e ninguém passa por baixo.",
            "Quem afrouxa uma mola tensionada pode ser atingido por barra, parafuso e cabo; um contrapeso solto é igualmente perigoso. Falhou um dos dois? Disjuntor desligado, área livre e ninguém toca na folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Basculante com mola pode ter motor?",
        answers: [
          "Pode, se a folha estiver equilibrada e a mola em bom estado. Mola fraca põe o peso no motor, que esquenta e dura menos, por isso ela é acertada primeiro.",
          "Sim, com a mola em ordem. Quando ela já perdeu força, o técnico a regula ou troca antes, senão o motor trabalha levantando a folha.",
        ],
      },
      {
        question: "Existe basculante sem mola e sem contrapeso?",
        answers: [
          "Não com segurança: a folha toda ficaria presa ao motor e despencaria se ele falhasse. Até portão leve precisa de um dos dois.",
          "Um portão assim não deve receber motor. Sem nada que equilibre, o peso vai para o acionador, e qualquer falha derruba a folha.",
        ],
      },
      {
        question: "Posso juntar mola e contrapeso?",
        answers: [
          "Só por projeto do serralheiro, com o peso calculado. Acrescentar mola para compensar contrapeso errado esconde o defeito, e na maioria dos casos basta acertar o peso.",
          "Há portões com os dois, feitos assim desde o início. Pôr mola depois, para ajudar um contrapeso mal calculado, costuma ser remendo; o certo é corrigir o peso.",
        ],
      },
      {
        question: "Qual dos dois custa menos?",
        answers: [
          "A mola costuma sair mais barata na compra, porque dispensa caixa e cabos longos. Com o tempo a diferença diminui, já que ela se troca, e o peso, não.",
          "No começo, a mola. O contrapeso pede caixa, cabo e roldana, mas não precisa ser reposto; quem fica muitos anos com o portão recupera a diferença.",
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
        "O preço da mola do portão basculante depende de ser uma ou duas, da grossura do fio e do peso da folha. Ao preço da peça soma-se o serviço de aliviar a tensão e equilibrar a folha, que é só do técnico. Reapertar a mola inteira é o mais barato, e trocar o par, o mais caro. Fotos de longe e as medidas dão o orçamento grátis.",
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
      "mola caiu",
      "conserto basculante mola",
      "conserto mola",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com a mola do portão quebrada, não acione o motor nem tente erguer a folha: a mola sustentava o peso, e sem ela o portão pode cair. Desligue o disjuntor sem passar embaixo, afaste todos e peça a troca, feita com a folha escorada e, de preferência, no par; mola e serviço são orçados juntos pela foto.",
        "A mola do portão estourou e a folha perdeu o apoio, por isso ninguém passa embaixo, levanta na mão ou insiste no controle. Corte a energia se o quadro estiver longe da folha. O conserto é trocar a mola, em geral as duas, com o portão preso, e o valor sai pelas fotos tiradas de longe.",
        "Mola de portão que quebrou se troca, não se solda nem se estica. Até o técnico escorar a folha, o risco é ela despencar: deixe o portão como parou, sem energia e com todos longe. Mande fotos de longe com as medidas, e a mola com a mão de obra é orçada junto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com a mola quebrada", "Mola estourada: o que fazer até o técnico chegar"],
        slots: [
          [
            "O pedaço que sobrou pode continuar esticado ou torcido e escapar a qualquer toque. Fique fora da linha da folha e da mola, e faça só o que está abaixo.",
            "Mesmo partida, a mola pode ter um trecho sob tensão, e encostar nele é perigoso. Mantenha distância da folha e siga a lista.",
            "Resto de mola pendurado ainda guarda força e não se toca. Os passos abaixo são feitos de longe, sem ninguém sob o portão.",
          ],
        ],
        steps: [
          "Não use o controle nem a chave de destravar.",
          "Desligue o disjuntor, se o quadro estiver longe da folha.",
          "Afaste crianças, animais e quem usa a passagem.",
          "Fotografe de longe, com a folha como parou.",
          "Informe largura, altura e material do portão.",
        ],
      },
      {
        about: "safety",
        headings: ["Os riscos da mola quebrada", "Por que ninguém mexe na mola"],
        slots: [
          [
            "São dois perigos: a folha, que sem sustentação cai com o peso todo, e a mola, que solta de uma vez a força guardada e arremessa barra ou parafuso. Forçar com o motor soma um terceiro, o de quebrar a engrenagem e largar o portão.",
            "A folha sem mola desce com o peso inteiro, e o aço tensionado lança parafuso e barra quando escapa. Se alguém insiste no controle, a engrenagem do motor pode ceder no meio do caminho e soltar tudo.",
            "Queda da folha e chicotada da mola são o que machuca: uma traz o peso do portão, a outra arremessa metal pela garagem. O motor também não segura essa carga, e a engrenagem quebrada deixa o portão solto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto da mola", "A troca da mola, do começo ao fim"],
        slots: [
          [
            "O técnico escora a folha, alivia a tensão que restou com ferramenta própria e retira a mola. A nova é escolhida pelo peso do portão, e a do outro lado costuma ser trocada junto, para puxarem igual.",
            "Primeiro a folha é presa; depois se tira o que sobrou da mola, sem carga. O peso do portão define a peça, e trocar o par evita que um lado suba antes do outro.",
            "Com o portão escorado, a mola velha é descarregada e sai. Entra outra, calculada pelo peso da folha, em geral aos pares, porque uma nova e uma cansada deixam o portão torto.",
          ],
          [
            "No fim o técnico confere se a folha fica parada a meia altura sem o motor, sinal de que está equilibrada. Só então ele religa, regula a força e as paradas.",
            "O equilíbrio é testado antes de ligar: solta pelo técnico, a folha não deve subir nem descer sozinha. Força e fim de curso, o ponto em que o motor para, vêm depois.",
            "A folha equilibrada não cai nem dispara quando o técnico a separa do motor. Passado esse teste, ele acerta a força e os pontos de parada.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que a mola quebra", "Desgaste, ferrugem e peso a mais"],
        slots: [
          [
            "O aço cansa a cada abertura e um dia rompe, antes no portão que abre muito. Ferrugem e peso acrescentado, como chapa ou madeira, adiantam a quebra; se a folha mudou, a mola nova precisa acompanhar.",
            "Toda mola tem um número de ciclos, e o uso intenso chega a ele mais cedo. Espira enferrujada trinca, e folha que ganhou chapa trabalha com mola fraca; avise sobre essa mudança para a medida sair certa.",
            "Cada abertura torce ou estica o metal até ele romper. A umidade abre trincas, e madeira ou chapa posta depois sobrecarrega o conjunto, por isso conte ao técnico se o portão foi reformado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O carro ficou preso. Posso levantar a folha?",
        answers: [
          "Não, nem com várias pessoas: sem a mola, o peso vem inteiro e a folha pode despencar. O técnico prende o portão e libera a passagem; o atendimento é {shop.hours}.",
          "Levantar não, porque não há o que segure a folha se alguém largar. Espere a escora; com ela, a passagem é liberada, e o atendimento é {shop.hours}.",
        ],
      },
      {
        question: "Só uma mola quebrou. A outra segura?",
        answers: [
          "Não conte com ela. A folha puxa para um lado, sai da guia, e a mola que ficou carrega o dobro. Trate o portão como parado até a troca do par.",
          "Não com segurança: ela passa a levar o peso das duas, e a folha entorta na guia. Deixe tudo desligado até o par ser trocado.",
        ],
      },
      {
        question: "Quanto custa trocar a mola?",
        answers: [
          "Não há preço fixo, porque a mola é escolhida pelo peso e pela altura da folha. Contam o tamanho, se vai uma ou o par e se cabo ou roldana também sofreram; fotos e medidas bastam para o orçamento.",
          "O valor depende da medida da mola, de trocar uma ou duas e de haver cabo, guia ou roldana atingidos. Um portão leve usa mola menor e mais barata; fotos e medidas fecham a conta.",
        ],
      },
      {
        question: "Dá para soldar a mola?",
        answers: [
          "Não. O calor tira a têmpera do aço, o tratamento que o faz voltar à forma, e ela parte de novo ao lado da solda, com a folha em movimento.",
          "Solda não resolve: perto dela o aço perde a elasticidade e torna a romper com carga. A peça sempre é substituída.",
        ],
      },
    ],
    photo: "fotos de longe da mola e do portão como parou, com a largura e a altura",
  },
  {
    id: "mola-escapou",
    broader: "mola",
    label: "Mola do basculante escapou",
    phrase: "a mola do basculante que escapou",
    asks: [
      "mola soltou",
      "mola solta",
      "mola pulou",
      "mola escapou",
      "mola saiu",
      "mola saiu lugar",
      "mola desencaixou",
      "mola basculante escapou",
      "mola basculante soltou",
      "mola basculante saiu",
      "mola basculante saiu lugar",
      "mola basculante desencaixou",
      "mola basculante pulou",
      "mola portão escapou",
      "mola desengatou",
      "mola fora lugar",
      "recolocar mola basculante",
      "recolocar mola portão",
      "encaixar mola basculante",
      "como colocar mola basculante lugar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a mola do portão basculante escapou, não tente encaixar de novo nem mova a folha: a mola que saiu do gancho pode chicotear, e o portão ficou sem apoio de um lado. Desligue o disjuntor, não destrave e afaste todos. O técnico escora a folha, vê por que ela soltou e recoloca ou troca.",
        "A mola que soltou do portão deixa a folha pesada e torta, por isso pare de usar, desligue o disjuntor e não destrave. Ninguém passa embaixo nem puxa a mola de volta. Recolocar só serve se o gancho e o aço estão inteiros; senão se trocam as duas, com a folha escorada, por orçamento grátis pela foto.",
        "Mola do basculante que saiu do lugar não se recoloca em casa, porque ela guarda força e pode ferir quem está perto. Deixe o portão como parou, sem energia e sem ninguém embaixo. O técnico escora a folha, confere gancho, pino e cabo e dá o valor pela foto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, sem chegar perto", "Mola fora do lugar: passos imediatos"],
        slots: [
          [
            "A mola solta de um lado ainda pode estar esticada, e a folha ficou com o peso quase todo sobre os cabos e o motor. Faça só o que segue.",
            "Mesmo fora do gancho, a mola pode guardar força e saltar. A folha, sem ela, pode descer de uma vez. Siga estes passos de longe.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e não use a chave de destravar.",
          "Desligue o disjuntor, se o quadro estiver longe da folha.",
          "Afaste pessoas, animais e carro dos dois lados do portão.",
          "Não puxe, não amarre e não tente engatar a mola.",
          "Fotografe de longe, com o portão como parou.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a mola escapa", "Gancho, pino ou mola cansada"],
        slots: [
          [
            "A mola escapa quando o gancho abriu ou gastou, o pino que a prende perdeu a trava ou a solda da ponta quebrou. Também escapa quando o portão bate no fim da subida, porque a mola afrouxa por um instante e salta do encaixe.",
            "As causas comuns são o gancho aberto, o olhal gasto e o pino sem a trava que o segura. Portão que bate ao abrir e mola esticada demais, de peso errado, fazem o encaixe soltar de novo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico recoloca a mola", "Recolocar ou trocar a mola"],
        slots: [
          [
            "Primeiro ele escora a folha e tira a tensão que restou, com ferramenta própria. Se o aço e o gancho estão bons, a mola volta para o encaixe com pino e trava novos. Mola esticada, enferrujada ou com trinca é trocada, e as duas juntas, para puxarem igual.",
            "Com a folha apoiada, o técnico alivia a mola e examina o aço, o gancho e o pino. Peça inteira é recolocada com fixação nova; peça deformada é trocada aos pares, para a folha não subir torta.",
          ],
          [
            "No fim ele confere se a folha fica parada a meia altura, sinal de que está equilibrada, e regula as paradas para o portão não bater.",
            "Antes de religar, ele testa o equilíbrio da folha a meia altura e acerta o fim da subida, para o tranco não soltar a mola outra vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso encaixar a mola de volta eu mesmo?",
        answers: [
          "Não. A mola guarda força suficiente para quebrar um braço, e a folha pode cair enquanto alguém está perto. É serviço com escora e ferramenta própria.",
          "Não tente, nem com o motor desligado, porque a força está na mola e no peso da folha, e não na energia.",
        ],
      },
      {
        question: "O portão ainda abre com uma mola só?",
        answers: [
          "Pode até abrir, mas não use. A folha sobe torta, e a mola, o cabo e o motor que sobraram trabalham com carga em dobro.",
          "Não deve ser aberto. Com um lado sem apoio, o cabo pode partir e a folha cai.",
        ],
      },
      {
        question: "O carro ficou preso com a mola solta. O que faço?",
        answers: [
          "Não levante a folha, nem com ajuda. O técnico escora, libera a passagem e depois conserta; o atendimento é {shop.hours}.",
          "Espere o técnico, que apoia a folha antes de abrir. Chame {shop.hours} e avise que há carro preso.",
        ],
      },
      {
        question: "Quanto custa recolocar a mola?",
        answers: [
          "Depende de a mola poder ser reaproveitada e do peso da folha. O valor, com a mão de obra, é informado de graça pelas fotos e medidas.",
          "Recolocar custa menos que trocar o par. A foto de longe e a largura e a altura do portão bastam para o orçamento.",
        ],
      },
    ],
    photo: "fotos de longe da mola e do portão como parou, com a largura e a altura",
  },
  {
    id: "mola-fraca",
    broader: "mola",
    label: "Mola fraca no portão",
    phrase: "a mola fraca do basculante",
    intent: "repair",
    asks: [
      "mola rangendo",
      "mola portão rangendo",
      "mola fazendo barulho",
      "mola portão barulho",
      "mola estalando",
      "mola enfraqueceu",
      "mola portão enfraqueceu",
      "mola garagem enfraqueceu",
      "mola enferrujada",
      "mola portão enferrujada",
      "mola com ferrugem",
      "saber mola boa",
      "mola está boa",
      "saber se mola está boa",
      "mola boa ou ruim",
      "como saber mola ruim",
      "mola ruim sinais",
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
        "Para saber se a mola do portão está boa, olhe de longe: com ela em ordem, o portão sobe e desce na mesma velocidade, não escorrega quando para e fica reto. Espira aberta, ferrugem funda ou gancho gasto são sinais de mola ruim. Não destrave para testar; o ajuste em casa parte de {price.preventive}, sem peças.",
        "A mola do portão esticada perdeu a força, e com ela o portão sobe pesado e desce depressa. Não tente encurtar nem apertar, porque a mola guarda energia e fere. Desligue o disjuntor e não passe embaixo; o técnico escora a folha e regula ou troca o par, a partir de {price.preventive} em casa, sem peças.",
        "A mola do portão que enfraqueceu deixa a folha pesada na subida e rápida na descida, e o motor passa a carregar o peso. Não aperte nem destrave, porque a mola fere. O técnico escora a folha e regula, em casa a partir de {price.preventive}, sem peças, ou troca o par, orçado por foto.",
        "Se o seu portão sobe pesado e desce rápido, a mola está cansada, sim. Pare de usar e desligue o disjuntor: se ela parte, a folha cai. A regulagem, com escora, parte de {price.preventive} em casa, sem peças; com ferrugem ou espira aberta, trocam-se as duas.",
        "A mola do portão rangendo está seca, enferrujada ou raspando no gancho. Não passe óleo com a folha em uso nem encoste nela, porque a mola guarda força e fere. Se há ferrugem funda ou espira aberta, pare de usar. O técnico limpa, lubrifica e regula, em casa a partir de {price.preventive}, sem peças.",
        "Para saber se a mola do basculante está fraca, veja de longe: folha que não se mantém parada, desce sozinha ou faz o motor roncar na subida. Mola do portão que perdeu a força é regulada ou trocada em par pelo técnico, desde {price.preventive} em residência, sem contar peças.",
        "Mola do portão enferrujada pode partir de repente: ferrugem funda, espira aberta ou gancho fino pedem a troca do par, mesmo que ela ainda puxe. Não lixe, não passe óleo nem destrave com a folha solta. Desligue o disjuntor e não passe embaixo; o técnico escora a folha e troca, com valor dado por fotos feitas de longe.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se a mola cansou", "Sinais antes de quebrar"],
        slots: [
          [
            "Tudo se vê de longe e com o motor ligado, sem destravar. Dois sinais juntos já bastam para parar.",
            "Observe um ciclo inteiro de fora, sem ninguém embaixo, e compare com a lista.",
            "Não é preciso tocar em nada. Olhe o movimento e o aço.",
          ],
        ],
        bullets: [
          "Sobe devagar, com ronco, e desce depressa",
          "Escorrega alguns centímetros depois de parar",
          "Um lado mais baixo que o outro",
          "Espira aberta, ferrugem funda ou gancho gasto",
          "Motor quente depois de poucas aberturas",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não mexer na mola", "Mola sob carga: mantenha distância"],
        slots: [
          [
            "Mesmo parada, a mola guarda energia para quebrar um braço, e um parafuso afrouxado solta tudo de uma vez. Sem ela, os 80 ou 100 quilos da folha descem.",
            "A força presa no aço se libera num instante e lança barra e gancho pela garagem. A folha, de 80 a 100 quilos, cai em seguida.",
            "Afrouxar o parafuso errado faz a mola chicotear e o portão despencar com seus 80 ou 100 quilos.",
          ],
          [
            "Até a visita, deixe o disjuntor desligado, o vão vazio e o motor travado, porque ele pode ser o último apoio da folha.",
            "Deixe sem energia, com a área livre, e não destrave o motor.",
            "Não solte o motor nem passe embaixo; desligue no quadro e isole o lugar.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Regular ou trocar as molas", "O serviço e o que pesa no preço"],
        slots: [
          [
            "O técnico escora a folha e alivia a tensão da mola com ferramenta própria. As duas são trocadas, porque trabalharam o mesmo número de ciclos e uma nova com uma velha entorta a folha.",
            "Com a folha presa, o técnico descarrega a mola e monta o par de fio e comprimento certos. Uma só nova desnivela o portão.",
            "O técnico escora a folha, alivia a força da mola e monta um par igual, calculado pelo peso. Mola velha com mola nova faz a folha subir torta.",
          ],
          [
            "A regulagem custa menos que a troca, e o preço do par depende do peso da folha. Cabos e roldanas gastos são somados. No fim, a força e o fim de curso do motor são regulados de novo.",
            "O ajuste é o serviço mais barato, e a troca das molas custa mais. Se o cabo também está gasto, ele entra no orçamento. O motor é regulado de novo no fim.",
            "Você paga menos pela regulagem e mais pela troca das duas molas, escolhidas pelo peso do portão. No fim, o técnico acerta o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só dar mais uma volta na mola?",
        answers: [
          "Não. A regulagem é feita com ferramenta própria e a folha escorada, porque a mola que escapa machuca sério.",
          "Não faça. Uma volta a mais sem a barra certa é causa conhecida de acidente.",
        ],
      },
      {
        question: "Dá para usar o portão com a mola fraca?",
        answers: [
          "Não é seguro: se ela parte, a folha cai. Desligue o disjuntor e não passe embaixo.",
          "Melhor não, nem por uns dias. O motor também se gasta carregando a folha.",
        ],
      },
      {
        question: "Quanto dura uma mola?",
        answers: [
          "Alguns anos, conforme os ciclos e a ferrugem. Na revisão {visits.home} o técnico vê espira e gancho.",
          "Depende do uso e da chuva. A revisão {visits.home} mostra o desgaste antes da quebra.",
        ],
      },
      {
        question: "Posso trocar a mola por contrapeso?",
        answers: [
          "Sim, quando a coluna tem espaço para a caixa. O serralheiro adapta a coluna, e o técnico equilibra a folha, que fica escorada.",
          "Só onde cabe a caixa lateral. Na coluna estreita, fica a mola nova.",
        ],
      },
    ],
    photo: "fotos de longe das molas e da folha, sem mexer no portão",
  },
  {
    id: "medir-mola",
    broader: "mola",
    label: "Como medir a mola do portão",
    phrase: "a medida da mola do portão",
    asks: [
      "mola basculante qual comprar",
      "qual mola comprar basculante",
      "mola qual comprar",
      "comprar mola basculante",
      "mola basculante comprar",
      "medir mola",
      "medida mola",
      "medir mola portão",
      "como medir mola",
      "como medir mola basculante",
      "tirar medida mola",
      "como saber medida mola",
      "como saber tamanho mola",
      "tamanho mola portão",
      "qual mola comprar portão",
      "como saber qual mola portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A mola do portão se mede pela grossura do arame, pelo diâmetro externo e pelo comprimento do corpo sem carga, e é o técnico quem mede, com a folha escorada. Você só fotografa de longe e mede a largura e a altura do portão. A mola montada está esticada, e encostar nela é perigoso.",
        "Qual mola comprar para o portão basculante depende do peso da folha e das medidas da antiga: arame, diâmetro, comprimento e gancho. Compre sempre o par. Vendemos e montamos: mande fotos de longe das molas, com a largura, a altura e o material do portão, e dizemos o modelo e o preço, de graça. Não solte a mola para medir.",
        "Para saber a medida da mola, contam quatro dados: arame, diâmetro, comprimento e tipo de ponta. Eles só valem com a mola solta, e soltar é serviço de técnico, porque ela guarda força para quebrar um braço. De casa, mande fotos de longe com a largura, a altura e o material da folha.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["As medidas da mola", "O que define a mola certa"],
        slots: [
          [
            "Duas molas parecidas podem ter forças bem diferentes, porque meio milímetro a mais no arame muda muito. Por isso se comparam todos os dados, e não só o tamanho.",
            "A aparência engana: a grossura do arame pesa mais que o comprimento. O técnico compara cada item da lista com a mola velha.",
          ],
        ],
        bullets: [
          "Grossura do arame, com paquímetro",
          "Diâmetro externo da espiral",
          "Comprimento do corpo, sem carga e sem os ganchos",
          "Tipo de gancho ou de ponta",
          "Na porta de enrolar, o lado para o qual ela gira",
        ],
      },
      {
        about: "check",
        headings: ["O que você pode medir em casa", "Medidas que se tiram sem tocar na mola"],
        slots: [
          [
            "Com o portão fechado e sem mexer em nada, você reúne o que basta para o orçamento. A força da mola é calculada pelo peso da folha, e essas medidas permitem estimá-lo.",
            "O peso da folha é o que decide a mola, e ele se estima por medidas tiradas de fora. Faça com o portão fechado e o controle guardado.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Meça a largura e a altura da folha pelo lado de fora.",
          "Anote o material: ferro, alumínio, chapa ou madeira.",
          "Fotografe de longe as molas dos dois lados.",
          "Conte se a folha recebeu chapa ou madeira depois de pronta.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não encostar na mola", "O risco de medir a mola montada"],
        slots: [
          [
            "Mola de basculante fica esticada, e a de porta de enrolar, torcida dentro do eixo. Qualquer parafuso solto libera essa força de uma vez. Se ela já quebrou, não acione nem levante a folha: o pedaço que sobrou ainda pode escapar.",
            "A mola montada trabalha com a carga da folha inteira. Paquímetro, trena ou chave perto dela põem a mão onde a peça escapa. Com a mola quebrada, deixe o portão como parou, sem energia e sem ninguém embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar a mola pela medida da antiga?",
        answers: [
          "Nem sempre, porque a antiga pode estar esticada além do normal ou ter sido a errada. O técnico confere pelo peso da folha.",
          "Serve de referência, mas mola cansada mede mais do que media nova. O peso da folha confirma.",
        ],
      },
      {
        question: "Trocam-se as duas molas?",
        answers: [
          "Em geral sim. Uma nova e uma cansada puxam diferente e deixam a folha torta.",
          "Sim, no portão com duas, para os dois lados puxarem igual.",
        ],
      },
      {
        question: "Mola mais forte deixa o portão mais leve?",
        answers: [
          "Não. Força demais faz a folha subir sozinha e bater; o certo é ela parar a meia altura, em teste feito pelo técnico.",
          "Deixa desequilibrado: a folha dispara para cima e o motor precisa segurá-la. A mola certa equilibra o peso.",
        ],
      },
    ],
    photo: "fotos de longe das molas dos dois lados e do portão fechado, com a largura e a altura",
  },
  {
    id: "mola-a-gas",
    broader: "mola",
    label: "Mola a gás no portão",
    phrase: "a mola a gás no portão",
    asks: [
      "mola gás",
      "mola gás portão",
      "mola a gás portão",
      "amortecedor portão",
      "amortecedor gás portão",
      "pistão gás portão",
      "mola gás basculante",
      "mola gás portão social",
    ],
    intent: "question",
    answers: {
      any: [
        "A mola a gás, o amortecedor de tampa, serve em portinhola e tampa leve, e não sustenta portão de garagem: no basculante, quem equilibra a folha é o contrapeso ou a mola de aço. No portão social, para fechar sozinho e sem bater, o certo é a mola aérea, que é hidráulica. A foto do portão mostra o que cabe.",
        "Mola a gás em portão basculante não é o indicado, porque ela perde pressão com o tempo e a folha, pesada, pode descer de repente. Use contrapeso ou mola de aço, regulados com a folha escorada. Para a folha do pedestre não bater, a peça é a mola aérea.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que mola usar em cada portão", "Gás, aço ou hidráulica"],
        slots: [
          [
            "O nome mola cobre peças bem diferentes. Veja qual faz o quê:",
            "Cada portão tem a sua, e uma não substitui a outra:",
          ],
        ],
        bullets: [
          "Basculante: contrapeso ou mola de aço",
          "Porta de enrolar: mola de eixo, dentro do rolo",
          "Portão social: mola aérea, com óleo",
          "Tampa e portinhola leve: mola a gás",
        ],
      },
      {
        about: "safety",
        headings: ["O risco da mola errada", "Por que não improvisar"],
        slots: [
          [
            "A pressão do gás cai sem aviso, e a folha que se mantinha aberta passa a descer. Peça pressurizada também não se abre nem se solda.",
            "Mola a gás não se conserta: quando enfraquece, se troca. Em folha pesada, esse enfraquecimento derruba o portão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como resolvemos", "O equilíbrio certo da folha"],
        slots: [
          [
            "No basculante, o técnico escora a folha e acerta contrapeso ou mola de aço. No social, instala e regula a mola aérea. O orçamento é grátis, por foto.",
            "Vemos pela foto que peça falta: contrapeso, mola de aço ou mola aérea. O serviço no basculante é sempre com a folha escorada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já tenho mola a gás no basculante. E agora?",
        answers: [
          "Se a folha desce sozinha ou pesa, desligue o disjuntor, não passe embaixo e peça a avaliação.",
          "Não passe sob a folha se ela não para onde é deixada. O técnico escora e vê que equilíbrio cabe.",
        ],
      },
      {
        question: "Mola a gás ajuda o motor?",
        answers: [
          "Não em folha de garagem. O motor precisa da folha equilibrada em todo o percurso, e o gás empurra mais num ponto que em outro.",
          "Pouco, e por pouco tempo. Contrapeso certo alivia o motor por anos.",
        ],
      },
      {
        question: "Serve para o portão de pedestre?",
        answers: [
          "Melhor a mola aérea, que freia o fim do movimento. A de gás empurra, mas não controla a batida.",
          "Para fechar sem bater, use a aérea, regulada pela largura e pelo peso da folha.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da mola que está lá, feitas de longe",
  },
];
