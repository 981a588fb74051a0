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
        "Trocar a mola do portão basculante é serviço de técnico: ela guarda força para ferir e nunca se solta em casa. Com a folha presa, trocam-se as molas, de preferência o par, e o portão é equilibrado antes de religar o motor.",
        "A mola do basculante se troca com a folha escorada e a tensão aliviada por ferramenta própria. O preço depende de ser uma ou duas, da bitola e do acesso; mande fotos de longe, sem mexer no portão, e receba o orçamento grátis.",
        "Mola do basculante quebrou? Não acione, não erga a folha e não tente trocar sozinho. Desligue o disjuntor sem passar sob o portão e peça a troca, que inclui o equilíbrio da folha e a regulagem da força do motor.",
      ],
      question: [
        "A mola do basculante é trocada pelo técnico, de preferência o par, com a folha presa e equilibrada antes de religar o motor. Com ela quebrada, não use o portão: desligue o disjuntor, deixe a folha como parou e não passe embaixo.",
        "Trocamos a mola do basculante com a folha escorada e a tensão aliviada por ferramenta própria; não é serviço para fazer em casa. Até lá, o portão com mola quebrada não se usa nem no motor nem na mão: disjuntor desligado e todos longe.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a mola do basculante é trocada", "A troca, com a folha presa", "O serviço na mola, em ordem"],
        slots: [
          [
            "Antes de tudo, a folha é escorada, e a tensão que resta na mola é aliviada com ferramenta própria.",
            "O técnico prende a folha, corta a energia e só então descarrega a mola.",
            "Nenhum parafuso da mola sai antes de a folha estar calçada.",
          ],
          [
            "A peça nova é escolhida pelo peso da folha, pelo fio, pelo diâmetro e pelo comprimento da antiga.",
            "Fio, comprimento e número de voltas têm de corresponder ao peso do portão.",
            "Uma mola parecida não serve: a medida é conferida com a antiga e com o peso da folha.",
          ],
          [
            "O serviço termina com a folha parando a meia altura e a força do motor regulada outra vez.",
            "Depois se testa o equilíbrio em mais de uma altura e se refaz a força do motor.",
            "No fim, o portão precisa subir leve e descer sem pancada, com o motor já regulado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da troca", "O que muda o preço da mola", "O que entra no preço da mola"],
        slots: [
          [
            "Contam a quantidade de molas, a bitola, o comprimento e o acesso para escorar a folha.",
            "O valor soma peça e mão de obra, e muda com o número de molas e o peso do portão.",
            "Peça, escora e equilíbrio formam o preço; folha pesada ou vão apertado dão mais trabalho.",
          ],
          [
            "Trocar o par custa mais na hora e evita outra visita, porque a segunda mola tem o mesmo uso.",
            "Quando há duas, o orçamento já considera ambas, que se gastaram juntas.",
            "A mola que sobrou trabalhou o mesmo tanto, e por isso o par costuma ser orçado junto.",
          ],
          [
            "O orçamento é grátis, por foto de longe e medidas do vão, antes da visita.",
            "Com fotos de longe e largura e altura do vão, o orçamento vem sem custo.",
            "Mande imagens sem chegar perto da mola; o preço é combinado antes do serviço.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso trocar a mola do portão sozinho?",
        answers: [
          "Não. A tensão guardada quebra ossos, e a folha solta pode cair. A troca exige escora, barra própria e treino.",
          "Não faça isso. Mesmo com o portão fechado a mola tem carga, e soltar o parafuso errado a lança com violência.",
        ],
      },
      {
        question: "A mola quebrou com o carro dentro. O que faço?",
        answers: [
          "Não levante a folha, que está com o peso inteiro. Desligue o disjuntor, afaste todos e chame o técnico, que atende {shop.hours}.",
          "Espere o atendimento, disponível {shop.hours}. Sem a mola, a folha pesa demais e pode despencar na subida.",
        ],
      },
      {
        question: "Como escolher a mola certa?",
        answers: [
          "Pelo peso da folha e pelas medidas da antiga: espessura do fio, diâmetro, comprimento e voltas. Quem mede é o técnico, com a peça aliviada.",
          "Não se escolhe a olho. O técnico compara a antiga com o peso do portão, que pode ter mudado com chapa ou madeira.",
        ],
      },
      {
        question: "Depois de trocar a mola precisa regular o motor?",
        answers: [
          "Precisa. O esforço muda, e a força e o fim de curso são refeitos, com teste em obstáculo macio.",
          "Sim, na mesma visita. Um motor regulado para mola fraca fica forte demais com a nova.",
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
        "O preço da mola do portão soma a peça, cobrada por mola ou pelo par, e a mão de obra com a folha presa e o equilíbrio no fim. Diâmetro do fio, comprimento e peso da folha mudam o valor, e o orçamento por foto é grátis.",
        "Trocar a mola do portão é cobrado por portão: molas, em geral o par, mais o serviço de aliviar a tensão e equilibrar. Quando basta dar nova tensão, o valor é menor. Mande fotos de longe e as medidas do vão.",
        "O preço da mola do portão depende do tipo, de torção ou de tração, do fio e da altura da folha. A peça certa sai do peso do portão; fotos tiradas de longe e medidas bastam para o valor antes da visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que está no preço da troca da mola",
          "Peça, mão de obra e equilíbrio",
          "Do que depende o valor da mola",
        ],
        slots: [
          [
            "A mola é escolhida pelo peso da folha, pelo fio e pelo comprimento, e esses três dados fazem o preço da peça.",
            "Fio mais grosso e mola mais longa custam mais, e quem decide é o peso da folha.",
            "O preço da peça acompanha o diâmetro do fio, o comprimento e a quantidade de molas.",
          ],
          [
            "A mão de obra inclui prender a folha, aliviar a tensão com ferramenta própria e equilibrar o portão.",
            "Prender a folha e trabalhar com a mola sob tensão é a parte maior do serviço.",
            "O trabalho é cobrado pelo risco e pelo tempo de equilibrar, e não só pela peça.",
          ],
          [
            "Trocam-se as duas quando o portão usa par, porque molas de idades diferentes entortam a folha.",
            "Em portão com duas molas, o par é trocado junto, para os dois lados puxarem igual.",
            "Se uma quebrou, a outra tem o mesmo uso, e o orçamento já considera o par.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a mola é trocada", "O serviço de troca da mola", "O que o técnico faz na mola"],
        slots: [
          [
            "Com a folha presa, a tensão é aliviada aos poucos, e a mola velha sai.",
            "Primeiro se trava a folha; depois se descarrega a mola.",
            "A troca só começa com o portão travado e a área livre.",
          ],
          [
            "A mola nova recebe tensão até a folha parar a meia altura.",
            "A tensão é ajustada até a folha ficar parada no meio do curso.",
            "O ponto certo é a folha que não sobe nem desce sozinha.",
          ],
          [
            "No fim, a força do motor e o fim de curso são regulados de novo.",
            "Com outro equilíbrio, o motor precisa de nova regulagem de força.",
            "O motor é religado depois do teste de equilíbrio.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "Posso comprar a mola e trocar sozinho?",
        answers: [
          "Não. A mola guarda força para quebrar ossos, e a errada deixa a folha cair ou subir sozinha.",
          "Não é serviço de casa: soltar mola tensionada fere. Deixe a escolha e a troca com o técnico.",
        ],
      },
      {
        question: "Dá para só apertar a mola em vez de trocar?",
        answers: [
          "Às vezes. Uma mola fraca e inteira aceita nova tensão; aberta, enferrujada ou trincada se troca.",
          "Se ela está inteira, o técnico pode dar tensão. Quebrada, só a troca resolve.",
        ],
      },
      {
        question: "Sai mais barato passar para contrapeso?",
        answers: [
          "Não de início, porque muda a estrutura lateral. Compensa quando há espaço e as molas vivem quebrando.",
          "A conversão custa mais que a mola, e vale em portão de uso intenso com espaço nas colunas.",
        ],
      },
      {
        question: "A troca da mola tem garantia?",
        answers: [
          "O prazo do serviço e da peça vem escrito no orçamento, e a lei garante 90 dias para reclamar.",
          "Sim, com prazo escrito no orçamento; guarde a nota.",
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
