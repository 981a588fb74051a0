import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const vidaUtil: NarrowConcept[] = [
  {
    id: "motor-velho-troca-ou-conserta",
    broader: "vida-util",
    label: "Motor velho: consertar ou trocar",
    phrase: "o motor velho de portão",
    asks: [
      "motor velho",
      "motor antigo trocar",
      "motor 10 anos",
      "motor 15 anos",
      "motor 20 anos",
      "motor 8 anos",
      "motor 12 anos",
      "anos vale consertar",
      "motor velho peça",
      "anos vale trocar placa",
      "motor anos trocar placa",
      "motor anos vale placa",
    ],
    intent: "question",
    answers: {
      any: [
        "Conserte o motor velho se só falhou capacitor ou fim de curso e há peça; se falharam placa ou redutor, ou falta reposição, troque, de {price.homeSwap} em casa. A vida esperada de um motor é de {trade.life}, com folha leve e revisão.",
        "A idade sozinha não manda trocar: conserte se há peça e um defeito só, e troque se as falhas se repetem ou a peça acabou. O motor dura de {trade.life} com folha leve e revisão {visits.home}; menos em folha pesada, prédio ou energia ruim.",
        "Um motor velho vale conserto quando há peça e um defeito só. Vale troca quando o modelo saiu de linha, o código do controle é fixo e as falhas se repetem; no basculante, o kit novo instalado custa a partir de {price.lowest}.",
      ],
      repair: [
        "Vale consertar motor de portão com 10 ou 15 anos quando a falha é barata, como capacitor, fim de curso ou fio, e ainda há peça. Se quebrou o redutor, falta placa do modelo ou o defeito se repete, troque: em casa fica de {price.homeSwap}.",
        "Com mais de 10 anos, conserte o motor se o orçamento ficar abaixo da metade da troca, que em casa vai de {price.homeSwap}, e se a folha está leve. Redutor gasto, placa sem reposição ou terceira visita no ano pedem motor novo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Consertar ou trocar o motor antigo",
          "Conserto ou troca pela idade e pelo defeito",
          "Quando cada um compensa",
        ],
        slots: [
          [
            "Conserte se é peça de desgaste e o modelo ainda tem reposição.",
            "Capacitor, engrenagem e fim de curso valem o reparo em quase toda idade.",
            "Um defeito simples em motor antigo se conserta.",
          ],
          [
            "Troque se falta peça, se placa e redutor falharam ou se já houve vários consertos.",
            "Três consertos em pouco tempo pedem motor novo.",
            "Sem peça à venda, o conserto vira adaptação cara.",
          ],
          [
            "A troca em casa fica de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
            "No basculante, compare com o kit a partir de {price.lowest}, instalado.",
            "Some o conserto e ponha ao lado da troca, de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "O que faz durar mais ou menos",
          "Peso, uso e energia na vida do motor",
          "Por que uns duram o dobro",
        ],
        slots: [
          [
            "Folha equilibrada e trilho limpo são o que mais alonga a vida.",
            "O peso que sobra para o motor é o que mais o encurta.",
            "Um motor com sobra de capacidade, em folha leve, passa dos dez anos.",
          ],
          [
            "Muitas aberturas por dia e calor gastam antes.",
            "O uso de prédio gasta o motor bem antes que o de casa.",
            "Na conta do desgaste, ciclos valem mais que anos.",
          ],
          [
            "Surto e umidade atingem a placa em qualquer idade.",
            "Sem terra e protetor, a placa falha antes do motor.",
            "Vedação e aterramento protegem a parte eletrônica.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Motor antigo que ainda funciona precisa sair?",
        answers: [
          "Não, se há peça do modelo. Faça a revisão e deixe o orçamento de troca como referência.",
          "Só se falta peça ou os defeitos se repetem. Idade sozinha não condena.",
        ],
      },
      {
        question: "Motor antigo gasta mais luz?",
        answers: [
          "A diferença é pequena no uso de casa. O ganho do novo está em segurança, velocidade e controle de código variável.",
          "Quase nada. Troca-se por peça e segurança, não pela conta de luz.",
        ],
      },
      {
        question: "Ainda existe peça para motor velho?",
        answers: [
          "Para as marcas comuns, muitas vezes, sim. Mande a etiqueta: com modelo e ano dizemos o que se acha.",
          "Depende do modelo. Fora de linha há muito tempo, usa-se peça compatível ou compara-se com a troca.",
        ],
      },
      {
        question: "Motor parado há anos volta a funcionar?",
        answers: [
          "Pode, mas precisa de revisão: graxa seca, capacitor e umidade são os problemas. Não ligue antes de conferir a folha.",
          "Às vezes. O técnico testa folha, fiação e capacitor antes de energizar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do motor inteiro e do portão",
  },
  {
    id: "motor-antigo-ainda-tem-peca",
    broader: "vida-util",
    label: "Motor antigo ainda tem peça?",
    phrase: "a peça para motor antigo",
    asks: [
      "ainda existe peça motor portão antigo",
      "reposição motor portão 15 anos",
      "saber se motor velho ainda tem reposição",
      "motor velho ainda tem reposição",
      "peça para motor velho",
      "motor antigo ainda tem peça",
      "motor antigo tem peça",
      "motor antigo ainda acha peça",
      "motor antigo acha peça",
      "motor velho ainda tem peça",
      "motor velho tem peça",
      "ainda tem peça motor antigo [marca]",
      "[marca] antigo ainda tem peça",
      "[marca] antigo tem peça",
      "motor [marca] antigo ainda tem peça",
      "motor [marca] antigo tem peça",
      "motor [marca] antigo peça",
      "motor [marca] velho tem peça",
      "ainda tem peça motor [marca]",
      "ainda existe peça motor [marca]",
      "ainda fabrica peça motor antigo",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral, sim: para motor antigo de marca conhecida ainda se acham capacitor, fim de curso, controle e, nos modelos mais vendidos, engrenagem e coroa, originais ou paralelas. A placa original pode ter acabado, mas costuma haver central compatível; a foto da etiqueta diz o que existe e o valor.",
        "Sim, na maioria das vezes o motor antigo ainda tem peça, original ou compatível. O que costuma faltar é carcaça, redutor completo e placa original de modelo que saiu de linha há muito tempo; aí se compara com a troca, de {price.homeSwap} em casa.",
        "Quase sempre, sim, conforme o modelo: o motor antigo muito vendido tem engrenagem, coroa e capacitor no mercado; o raro só tem a parte elétrica compatível. Mande a foto da etiqueta e da peça: dizemos se existe e quanto custa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que ainda se acha e o que falta", "Peça por peça no motor antigo"],
        slots: [
          [
            "A disponibilidade muda de peça para peça, e não só com a idade do motor.",
            "Modelo que vendeu muito tem peça por mais tempo, inclusive paralela.",
          ],
        ],
        bullets: [
          "Capacitor, fim de curso, receptor e controles: em geral há, por serem comuns a muitos motores",
          "Engrenagem e coroa: há nos modelos mais vendidos; nos raros, só por encomenda ou não há",
          "Placa: original ou central compatível com a tensão e o fim de curso",
          "Carcaça e redutor completo: são os primeiros a faltar",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar o antigo ou trocar", "Quando a peça ainda compensa"],
        slots: [
          [
            "Uma peça só, com o redutor firme: conserte.",
            "Compensa a peça quando o resto do motor anda sem ruído e sem folga.",
          ],
          [
            "Duas ou três peças de uma vez, ou conserto acima da metade do motor novo: troque, de {price.homeSwap} em casa.",
            "Se placa e engrenagem falharam juntas, a troca, de {price.homeSwap} em casa, costuma ser a melhor conta.",
          ],
          [
            "O motor novo que vendemos traz {warranty.motor} de garantia.",
            "No motor novo a garantia é de {warranty.motor}; na peça, a do fabricante dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peça paralela em motor antigo presta?",
        answers: [
          "Em geral sim, se for do modelo exato: confira número de dentes, furo e material da engrenagem.",
          "Depende da peça: capacitor e fim de curso, sim; engrenagem, só com dentes e furo iguais.",
        ],
      },
      {
        question: "Não acho a etiqueta do motor. Como saber a peça?",
        answers: [
          "Pela foto: motor inteiro, engrenagem de saída e placa, se a tampa já estiver aberta, costumam bastar.",
          "Mande fotos da carcaça, da engrenagem e do controle; pela forma se chega ao modelo na maioria das vezes.",
        ],
      },
      {
        question: "A fábrica é obrigada a ter peça?",
        answers: [
          "Sim, por período razoável depois do fim da produção, segundo o Código de Defesa do Consumidor, que não fixa anos.",
          "Por um tempo razoável, diz o CDC. Em motor muito antigo, esse tempo já pode ter passado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor antigo e outra da peça quebrada, se estiver à vista",
  },
  {
    id: "motor-sem-peca",
    broader: "vida-util",
    label: "Motor antigo sem peça",
    phrase: "o motor antigo que não tem mais peça",
    asks: [
      "motor sem peça",
      "não tem peça",
      "motor não tem peça",
      "motor antigo não tem peça",
      "motor antigo peça",
      "motor antigo sem peça",
      "não acho peça",
      "não encontro peça",
      "motor fora linha",
      "modelo fora linha",
      "peça não existe mais",
      "motor descontinuado",
      "marca não existe mais",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor antigo que não tem mais peça nem sempre precisa sair: placa, capacitor, controle e fim de curso costumam ter equivalente universal. Engrenagem, redutor e carcaça são próprios do modelo: se um deles quebrou e não se acha nem paralelo, o caminho é a troca, de {price.homeSwap} em casa.",
        "Sem peça para o motor, decide o que quebrou: parte elétrica aceita central e capacitor compatíveis; parte mecânica própria do modelo pede motor novo, de {price.homeSwap} na troca em casa. Mande a foto da etiqueta e da peça, que a resposta vem sem custo.",
        "Para motor que saiu de linha, a peça elétrica quase sempre tem solução: placa universal, capacitor e receptor servem em vários modelos. Engrenagem e fuso são próprios do motor; sem eles, a troca, de {price.homeSwap} em casa, sai melhor que adaptar. A foto da etiqueta responde sem custo.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "O que se adapta e o que não se adapta",
          "Peça compatível ou motor novo",
          "Quando a falta de peça obriga à troca",
        ],
        slots: [
          [
            "Central, capacitor, receptor e controles têm modelos universais que servem a muitos motores antigos.",
            "Na elétrica quase tudo tem substituto, desde que a tensão e o fim de curso combinem.",
            "A placa universal com receptor novo costuma dar anos a um motor mecanicamente bom.",
          ],
          [
            "Engrenagem, coroa e porca do fuso são próprias do modelo, e peça parecida não encaixa.",
            "Dentes e furação mudam entre marcas, por isso engrenagem adaptada dura pouco.",
            "Torneiro copia algumas peças, mas o custo chega perto do de um motor novo.",
          ],
          [
            "Com mais de {trade.life} de uso e peça mecânica quebrada, a troca é a conta mais segura.",
            "Passada a vida de {trade.life}, junte peça, visita e risco de nova falha antes de decidir.",
            "Um motor novo traz {warranty.motor} de garantia, o que a adaptação não tem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como identificar o motor antigo", "O que fotografar para achar a peça", "Antes de procurar a peça"],
        slots: [
          [
            "Faça as fotos com o disjuntor desligado e a tampa fechada.",
            "A etiqueta, mesmo gasta, encurta a procura.",
            "Sem etiqueta, a forma da carcaça e da cremalheira ajuda.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta de frente e de lado.",
          "Mostre o motor inteiro e como ele puxa a folha.",
          "Conte o que parou: motor mudo, ronco, giro em falso.",
          "Diga há quantos anos ele funciona.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Peça usada vale a pena?",
        answers: [
          "Só para ganhar tempo. Uma engrenagem usada já tem desgaste, e não há garantia.",
          "Raramente. Em placa e engrenagem, o defeito costuma voltar em meses.",
        ],
      },
      {
        question: "Aproveito a cremalheira e os controles?",
        answers: [
          "A cremalheira, se o passo dos dentes for o mesmo e ela estiver boa. Controles só com receptor compatível.",
          "Às vezes. A cremalheira é medida; os controles dependem da frequência e do código.",
        ],
      },
      {
        question: "A fábrica é obrigada a ter peça?",
        answers: [
          "O Código de Defesa do Consumidor manda manter peças por período razoável depois do fim da produção, sem prazo fixo.",
          "É obrigada por um período razoável, segundo o CDC. Em motor muito antigo, esse tempo já passou.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor antigo e outra da peça quebrada, se estiver à vista",
  },
  {
    id: "motor-com-mais-de-dez-anos",
    broader: "vida-util",
    label: "Motor com mais de dez anos: consertar ou comprar",
    phrase: "o motor com mais de dez anos",
    asks: combine(
      [
        "10 anos",
        "11 anos",
        "12 anos",
        "13 anos",
        "14 anos",
        "15 anos",
        "18 anos",
        "20 anos",
        "dez anos",
        "doze anos",
        "quinze anos",
      ],
      [
        ...[
          "consertar motor ou comprar novo",
          "consertar ou comprar novo",
          "consertar ou trocar",
          "consertar ou trocar motor",
        ],
        ...[
          "vale a pena consertar",
          "vale a pena consertar motor",
          "compensa consertar",
          "compensa consertar motor",
          "compensa trocar motor",
          "vale a pena trocar motor",
          "motor consertar",
        ],
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Com 10 anos ou mais, em geral compre novo: o motor já chegou ao fim da vida esperada, de {trade.life}. A exceção é a peça barata, como capacitor, fim de curso ou fio; se quebrou redutor ou enrolamento, troque, de {price.homeSwap} em casa, com a mão de obra.",
        "Em geral, troque: a vida de um motor de portão é de {trade.life}, e um redutor ou enrolamento novo iria para um motor já no fim. Conserte só capacitor, fim de curso ou fiação; o motor novo, em casa, fica de {price.homeSwap}, com a mão de obra.",
        "Depois dos 10 anos, só vale consertar peça barata, como capacitor, fim de curso ou fio; redutor com folga ou enrolamento queimado já pede motor novo, de {price.homeSwap} em casa, com a mão de obra. Placa fica no meio: se passa da metade disso, troque o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O defeito decide: conserto ou motor novo", "Depois dos dez anos, peça por peça"],
        slots: [
          [
            "Ponha o orçamento do conserto ao lado do motor novo: acima da metade, a troca compensa.",
            "A regra de bolso: o conserto que custa mais da metade da troca não compensa nessa idade.",
          ],
        ],
        bullets: [
          "Capacitor, fim de curso, fio solto: conserte, em qualquer idade",
          "Só o dente da engrenagem quebrou e há peça do modelo: conserte, se o eixo e os rolamentos estão sem folga",
          "Placa: compare com o motor novo; a central universal resolve, mas não rejuvenesce o motor",
          "Eixo, rolamentos e engrenagens com folga, ou enrolamento queimado: motor novo",
        ],
      },
      {
        about: "what",
        headings: ["O que o motor novo traz", "O que você ganha com a troca"],
        slots: [
          [
            "Garantia de {warranty.motor} no motor, peça à venda por anos e controle de código variável, mais difícil de copiar.",
            "O motor novo tem {warranty.motor} de garantia; o conserto cobre só a peça trocada e o serviço.",
          ],
          [
            "A folha precisa ser vista na troca: contrapeso, trilho ou dobradiça ruim encurta a vida do motor novo também.",
            "Peça que a folha seja movida na mão antes: pesada ou dura, ela gasta o motor novo como gastou o velho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor passou dos dez anos e funciona bem. Troco por precaução?",
        answers: [
          "Não. Faça a revisão, a partir de {price.preventive} em casa, sem peças, e deixe o orçamento da troca guardado.",
        ],
      },
      {
        question: "Vale pôr placa nova em motor de mais de dez anos?",
        answers: [
          "Só se o redutor está sem folga e o motor não esquenta. Se já houve outro defeito no ano, ponha o dinheiro no motor novo.",
        ],
      },
      {
        question: "Aproveito alguma coisa do motor velho?",
        answers: [
          "Muitas vezes, sim: cremalheira, suporte e fotocélula, se estão bons e servem no modelo novo. Os controles, só se o código é o mesmo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão e um vídeo do defeito",
  },
  {
    id: "motor-passa-de-tantos-anos",
    broader: "vida-util",
    label: "O motor passa de 10 anos?",
    phrase: "quantos anos o motor aguenta",
    asks: combine(
      ["5 anos", "6 anos", "7 anos", "8 anos", "10 anos", "12 anos", "15 anos", "20 anos", "cinco anos", "dez anos"],
      ["motor dura", "motor dura mais", "motor durar", "motor portão dura", "motor portão dura mais"].concat([
        "motor portão pode durar",
        "portão automático dura mais",
        "portão eletrônico dura mais",
        "motor aguenta",
      ]),
    ),
    intent: "question",
    answers: {
      any: [
        "Chega a durar mais de 10 anos, sim: o motor de portão em casa dura de {trade.life}, e passa de dez quando a folha anda leve, a capacidade sobra e a revisão é feita {visits.home}. Em prédio, com folha pesada ou água na caixa, costuma acabar antes.",
        "Durar 15 ou 20 anos o motor de portão pode, mas é raro: a vida esperada em casa é de {trade.life}. Chega lá o que move folha leve, abre poucas vezes por dia e teve capacitor, engrenagem e roldanas trocados a tempo; nessa idade, o que costuma faltar é peça de reposição.",
        "Mais de 5 anos o motor de portão dura, sim: em casa, o esperado é de {trade.life}. Se acabou com 5, 6 ou 7 anos, a causa costuma ser folha pesada, motor no limite ou água na caixa, e o motor novo vai pelo mesmo caminho se ela ficar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que leva o motor além dos 10 anos", "Por que um motor dura mais que o outro"],
        slots: [
          [
            "O que conta é o esforço de cada abertura e quantas são por dia, mais que a marca.",
            "Dois motores iguais envelhecem diferente conforme a folha que movem.",
          ],
        ],
        bullets: [
          "Folha equilibrada, que anda com uma mão",
          "Capacidade um terço acima do peso da folha",
          "Circuito próprio, terra e protetor de surto",
          "Caixa vedada, longe da água da chuva",
          "Revisão {visits.home}, a partir de {price.preventive} em casa, sem peças",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor está no fim", "Quando a idade já pesa"],
        slots: [
          [
            "Redutor com folga, motor que esquenta e defeitos que se repetem no mesmo ano são o fim.",
            "O motor acaba quando o redutor pega folga ou o enrolamento queima; capacitor, placa e fim de curso se trocam.",
          ],
          [
            "A troca em casa fica de {price.homeSwap}, com mão de obra, e o motor vendido tem {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu motor tem 10 anos e funciona. Troco?",
        answers: ["Não. Faça a revisão e troque quando o redutor der folga ou a peça deixar de existir."],
      },
      {
        question: "A marca decide quantos anos o motor dura?",
        answers: ["Menos que a folha e o uso. Entre marcas conhecidas, pese a peça fácil de achar na região."],
      },
      {
        question: "E na garagem de prédio?",
        answers: [
          "Menos que em casa, porque os ciclos são muitos. Motor de uso intenso e revisão mensal alongam o prazo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão e um vídeo de uma abertura",
  },
];
