import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const peso: NarrowConcept[] = [
  {
    id: "motor-portao-pesado",
    broader: "peso",
    label: "Motor para portão pesado",
    phrase: "o motor para portão pesado",
    asks: [
      "qual motor aguenta portão ferro pesado",
      "motor aguenta ferro pesado",
      "colocar motor portão muito pesado",
      "colocar motor portão pesado",
      "instalar motor portão pesado",
      "colocar motor ferro pesado",
      "instalar motor ferro pesado",
      "colocar motor ferro muito pesado",
      "pôr motor ferro pesado",
      "colocar motor chapa pesado",
      "instalar motor chapa pesado",
      "automatizar portão pesado",
      "automatizar ferro pesado",
      "automatizar portão muito pesado",
      "muito pesado aguenta motor",
      "portão pesado aguenta motor",
      "portão pesado aceita motor",
      "portão ferro pesado aguenta motor",
      "motor portão ferro pesado",
      "motor portão chapa pesado",
      "motor portão pesado",
      "motor folha pesada",
      "motor portão grande pesado",
      "melhor motor pesado",
      "motor portão muito pesado",
      "motor reforçado portão",
      "motor forte portão pesado",
      "motor basculante pesado",
      "motor basculante chapa",
      "motor correr pesado",
      "motor deslizante pesado",
      "melhor motor portão muito pesado",
      "preço motor portão pesado instalado",
      "quanto custa motor aguente portão pesado",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e instalamos motor para portão pesado {em}, no seu endereço: a troca fica de {price.heavySwap}, com mão de obra, e o motor deve ter capacidade cerca de um terço acima do peso da folha. Mande foto, medidas e material para o valor fechado, sem custo.",
        "Para portão pesado, escolha motor com capacidade cerca de um terço acima do peso da folha e ciclos para o seu uso. A troca fica de {price.heavySwap}, com mão de obra. Antes da compra, a folha precisa andar leve na mão.",
        "Motor reforçado, para portão pesado, é o de uso intenso, com cremalheira de aço no de correr, e fica de {price.heavySwap} na troca, com mão de obra. Se o portão ficou pesado com o tempo, conserte a folha: motor maior não corrige roda gasta nem folha desequilibrada.",
        "Um portão pesado de correr pede motor indicado para bem mais que o peso da folha; um basculante pesado pede contrapeso certo e, às vezes, dois acionadores. O valor vai de {price.heavySwap} e se confirma por foto e medidas.",
      ],
      price: [
        "O motor para portão pesado fica, na troca, de {price.heavySwap}, com mão de obra, conforme o peso da folha e as aberturas por dia; em portão manual somam-se base e cremalheira. Folha de casa mais leve do que parece cabe na faixa de {price.homeSwap}; foto e medidas fecham o valor, de graça.",
      ],
      installation: [
        "Dá para colocar motor em portão muito pesado, de ferro, chapa ou grade: no de correr, deslizante de uso intenso com cremalheira de aço; no de abrir, um braço reforçado por folha; no basculante, contrapeso certo e 1/2 HP ou mais. Com mão de obra, fica de {price.heavySwap}; base, solda e reforço são à parte.",
      ],
      question: [
        "Sim, portão muito pesado aguenta motor, se a folha anda leve na mão e o modelo tem capacidade um terço acima do peso dela: deslizante de uso intenso no de correr, braço reforçado por folha no de abrir, contrapeso certo no basculante. Com mão de obra, a troca fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que motor para portão pesado, por tipo",
          "Motor pesado conforme o tipo de portão",
          "Motor com margem para portão pesado",
        ],
        slots: [
          [
            "No de correr, some um terço ao peso da folha e procure essa capacidade na ficha, com cremalheira de aço.",
            "Deslizante pesado: capacidade acima do peso, base de concreto firme e dentes de aço.",
            "No de correr, o motor deve aguentar um terço a mais que o peso da folha, porque vento e sujeira no trilho somam esforço.",
          ],
          [
            "No basculante, o contrapeso leva o peso; acima de {width.quarterHp} o 1/4 HP não serve e a potência sai por foto.",
            "Um basculante pesado depende do equilíbrio antes da potência, e a folha larga pode pedir dois acionadores.",
            "Em basculante, motor forte sobre contrapeso errado é perigo; primeiro o equilíbrio.",
          ],
          [
            "No de abrir, valem peso e comprimento juntos, e a trava elétrica segura a folha.",
            "Um pivotante pesado pede dobradiça com rolamento e coluna firme, além do motor.",
            "Em folha de girar, o limite menor da ficha manda, seja peso ou comprimento.",
          ],
          [
            "Base de concreto firme, cremalheira de aço e roldanas em ordem contam tanto quanto a potência.",
            "Antes da potência vêm a base firme e as roldanas boas: motor forte sobre base solta quebra a cremalheira.",
          ],
          [
            "Olhe também os ciclos por hora da ficha: folha pesada que abre o dia todo pede motor de uso intenso.",
            "Se o portão abre muitas vezes por hora, escolha pela linha de uso intenso, e não só pelos quilos.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Pesado de origem ou pesado por defeito?",
          "Antes de comprar motor maior",
          "O portão sempre foi pesado?",
        ],
        slots: [
          [
            "Se o portão era leve e pesou, há defeito: roldana, trilho, dobradiça, cabo ou contrapeso.",
            "O peso novo é sinal de peça gasta, e um motor maior só adia a quebra.",
            "Se a folha ficou pesada de um ano para outro, ela precisa de conserto, e não de motor mais forte.",
          ],
          [
            "Chapa, madeira ou vidro acrescentado muda o peso de vez, e aí o motor é recalculado.",
            "Quem revestiu a folha deve informar o material para a nova conta.",
            "Se a folha ganhou chapa ou madeira depois, o peso subiu de verdade, e o motor é recalculado.",
          ],
          [
            "Não destrave basculante pesado para testar: a folha pode cair.",
            "O teste na mão é do técnico quando a folha é pesada.",
            "Uma folha pesada não se ergue em casa; mande medidas e fotos.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quantos HP para portão pesado?",
        answers: [
          "A potência depende do tipo. No de correr, olhe a capacidade em quilos; no basculante, a largura e o equilíbrio; HP sozinho não decide.",
          "Não há um número único. A ficha do motor traz peso ou largura máxima, que é o que se compara.",
        ],
      },
      {
        question: "Portão de ferro de 4 metros é pesado?",
        answers: [
          "Costuma ser, sobretudo com chapa fechada. Com altura e espessura da chapa dá para estimar o peso antes de escolher.",
          "Em chapa, sim; em gradil, nem tanto. Mande medida e foto para a estimativa.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação em portão pesado?",
        answers: [
          "Leva de {time.heavy} de trabalho, conforme a base e o trilho.",
          "A instalação leva de {time.heavy}. Base de concreto nova ou solda acrescenta tempo.",
        ],
      },
      {
        question: "Motor de portão pesado é perigoso?",
        answers: [
          "Exige mais cuidado: batentes, guias contra queda, fotocélula e força regulada no mínimo. Sem isso, não se põe em uso.",
          "Com batentes firmes, fotocélula e força ajustada, trabalha com segurança. A revisão precisa ser regular.",
        ],
      },
    ],
    photo: "a largura, a altura e o material do portão, com fotos do trilho ou das laterais, sem mover a folha",
  },
  {
    id: "motor-portao-leve",
    broader: "peso",
    label: "Motor para portão leve",
    phrase: "o motor para portão leve",
    asks: [
      "motor portão leve",
      "motor portão pequeno",
      "motor pequeno portão",
      "motor portão leve barato",
      "motor portão gradil",
      "motor para portão pequeno",
      "motor portão pequeno garagem",
      "motor portão garagem pequeno",
      "motor portão deslizante pequeno",
      "motor portão estreito",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão leve, o motor residencial mais simples já basta: no basculante de até {width.quarterHp}, 1/4 HP por {price.padrao} instalado; no de correr leve, modelo de entrada com cremalheira de nylon, orçado por foto. Potência a mais não traz ganho.",
        "Para portão pequeno, basta o motor mais simples: no basculante de até {width.quarterHp}, o de 1/4 HP custa {models.pricesOr}, instalado, conforme abra em {seconds.all} segundos. No de correr, um modelo residencial de entrada sai por foto, e a troca em casa fica de {price.homeSwap}.",
        "Motor para portão leve é o de entrada, bem regulado. O cuidado é a folha: gradil e alumínio fino pedem reforço no ponto de fixação, para o motor não rasgar o perfil. A troca em casa fica de {price.homeSwap}, com mão de obra, e folha leve tende à parte baixa da faixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor para portão leve",
          "Leve de subir, de correr ou de abrir",
          "O motor suficiente para folha leve",
        ],
        slots: [
          [
            "Basculante leve de até {width.quarterHp}: 1/4 HP, escolhendo entre {opening.padrao}, {opening.speedy} e {opening.jetflex} de abertura.",
            "Em basculante leve, o Padrão, de {price.padrao} instalado, já atende; os outros só abrem mais rápido.",
            "Para folha leve que sobe, a diferença entre os kits está no tempo.",
          ],
          [
            "Se é de correr e leve, use motor residencial com cremalheira de nylon, que é silenciosa.",
            "Deslizante de alumínio ou gradil vai com o menor modelo da linha residencial.",
            "Uma folha leve de correr pede pouco motor e trilho limpo.",
          ],
          [
            "Se é de abrir e leve, use atuador residencial; no portão de pedestre, muitas vezes basta a fechadura elétrica.",
            "Um pivotante pequeno usa atuador simples, com batente bem posto.",
            "Se é portão social, a fechadura elétrica costuma bastar no lugar do motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com folha leve", "Reforço, vento e força em folha leve", "O que folha leve pede"],
        slots: [
          [
            "Um perfil fino recebe chapa de reforço onde o motor prende.",
            "O ponto de fixação é reforçado, porque o motor puxa sempre no mesmo lugar.",
            "Sem reforço, o alumínio fino rasga no parafuso.",
          ],
          [
            "Uma folha leve e fechada sofre com o vento, e a força não pode ser aumentada para vencê-lo.",
            "Vento em painel leve faz o portão voltar; trava e guia resolvem melhor que força.",
            "Guia ajustada e trava elétrica ajudam mais que motor maior.",
          ],
          [
            "A força fica no menor valor que move a folha, com teste em obstáculo macio.",
            "Em portão leve, a regulagem mínima já basta e protege quem passa.",
            "Pouca força e fotocélula tornam o portão leve também o mais seguro.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Posso usar motor de portão pesado em portão leve?",
        answers: [
          "Pode, mas não compensa: custa mais e exige força bem reduzida para não machucar.",
          "Não é indicado. Sobra de força em folha leve aumenta risco e empena perfil.",
        ],
      },
      {
        question: "Motor de portão leve é mais barato?",
        answers: [
          "Em geral, sim. No basculante, o kit de 1/4 HP instalado começa em {price.lowest}; nos demais, o orçamento é por foto.",
          "Costuma ser. Uma folha leve usa modelo de entrada e instalação simples.",
        ],
      },
      {
        question: "Portão de alumínio é sempre leve?",
        answers: [
          "Não. Com vidro, lambri duplo ou folha grande ele pesa. A medida e o fechamento decidem.",
          "Nem sempre; depende do tamanho e do preenchimento. Mande foto e medida.",
        ],
      },
      {
        question: "Portão leve precisa de contrapeso?",
        answers: [
          "Basculante, sim, mesmo leve: sem equilíbrio, a folha cai se o acionador falhar.",
          "Se é basculante, precisa de contrapeso ou mola. Nos outros tipos, não.",
        ],
      },
    ],
    photo: "a largura, a altura e o material do portão, com fotos por dentro e por fora",
  },
  {
    id: "quanto-pesa-portao",
    broader: "peso",
    label: "Quanto pesa o portão",
    phrase: "o peso do portão de garagem",
    asks: [
      "quanto pesa portão",
      "vidro alumínio pesa mais",
      "ferro alumínio pesa mais",
      "qual portão pesa mais",
      "quantos quilos portão",
      "peso portão ferro",
      "peso portão alumínio",
      "peso portão madeira",
      "calcular peso portão",
      "medir peso portão",
      "como medir peso portão",
      "medir peso escolher motor",
      "peso portão escolher motor",
      "peso escolher motor",
      "pesar portão",
      "como pesar portão",
      "estimar peso portão",
      "como saber peso portão",
      "peso portão metros",
      "tabela peso portão",
      "quanto pesa portão antes comprar motor",
      "saber quanto pesa portão",
      "descobrir peso portão",
      "como calcular peso portão",
      "conta peso portão",
      "quanto pesa portão basculante",
      "quanto pesa portão metalon",
      "quanto pesa portão correr",
      "descobrir peso folha sem balança",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O portão pesa, por m², de 10 a 21 kg em chapa de ferro de 1 a 2 mm com o quadro, de 4 a 7 kg em alumínio e de 20 a 25 kg em vidro de 8 a 10 mm. Multiplique pela área da folha e deixe um terço de folga no motor de correr.",
        "Quanto pesa o portão depende do material: em chapa de 1 a 2 mm, com o quadro, são de 10 a 21 kg por m² de ferro, que pesa mais, e de 4 a 7 kg de alumínio. Multiplique pela área da folha e deixe um terço de folga no motor de correr.",
        "Um portão de 3 x 2,2 m em chapa de aço de 1,2 mm, com o quadro, pesa perto de 83 kg; o de grade ou gradil do mesmo tamanho pesa menos. Para a conta da grade, some os metros de tubo e de barra e multiplique pelos quilos por metro do perfil.",
        "Calcule o peso do portão assim: largura x altura x espessura em milímetros x 7,85 no aço ou 2,7 no alumínio, mais cerca de um terço pelo quadro. Exemplo: 3 x 2,2 m em chapa de 1,2 mm dá 6,6 x 1,2 x 7,85 = 62 kg; com o quadro, 83 kg.",
        "Para saber quanto pesa o portão, multiplique a área em m² pela espessura em milímetros e por 7,85 no aço, 2,7 no alumínio ou 2,5 no vidro, e some um terço pelo quadro. Um portão de aço de 3 x 2,2 m em chapa de 1,2 mm pesa perto de 83 kg.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como calcular, passo a passo", "A conta do peso, passo a passo", "Como chegar ao peso pela medida"],
        slots: [
          [
            "A conta dá um valor aproximado, e ele basta para escolher o motor com margem.",
            "Não é preciso exatidão: o motor é escolhido com folga.",
            "Trena e material conhecido já dão uma estimativa boa.",
          ],
        ],
        steps: [
          "Com o portão fechado, meça largura e altura em metros e multiplique: é a área.",
          "Veja a espessura da chapa: as comuns são chapa 20, com 0,9 mm, e chapa 18, com 1,2 mm.",
          "Multiplique área, espessura e o fator do material: 6,6 m² x 1,2 mm x 7,85, no aço, dá 62 kg.",
          "Some cerca de um terço pelo quadro e pelas ferragens: 62 + 21 = 83 kg.",
          "Em grade de metalon, some o comprimento de todas as barras e multiplique pelo peso por metro: um tubo de 30 x 20 mm com parede de 1,2 mm tem cerca de 0,9 kg por metro.",
          "Some madeira, vidro ou porta social que houver na folha.",
        ],
      },
      {
        about: "what",
        headings: ["Peso de cada material", "Aço, alumínio, madeira e vidro", "Referências para a estimativa"],
        slots: [
          ["O aço é o mais pesado dos comuns; dobrar a espessura dobra o peso da chapa."],
          ["O alumínio pesa cerca de um terço do aço na mesma espessura; o vidro temperado de 8 mm tem 20 kg por m²."],
          [
            "A madeira maciça varia: as densas chegam perto de 10 kg por m² a cada centímetro, e molhada pesa mais.",
            "O ripado de madeira densa soma até cerca de 10 kg por m² a cada centímetro de espessura.",
            "A madeira depende da espécie e da umidade, e por isso se deixa margem maior.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto pesa um portão de ferro de 3 metros?",
        answers: [
          "Com 2,2 m de altura, perto de 83 kg em chapa 18, de 1,2 mm, e de 62 kg em chapa 20, de 0,9 mm, já com o quadro; grade pesa menos.",
        ],
      },
      {
        question: "O peso importa no basculante?",
        answers: [
          "Importa para o contrapeso, que equilibra a folha. Para o motor, conta mais a largura, até {width.quarterHp} no 1/4 HP, e o equilíbrio.",
          "Importa menos que no de correr. Quem carrega é o contrapeso; o motor conduz.",
        ],
      },
      {
        question: "Posso pesar o portão na balança?",
        answers: [
          "Não. Erguer a folha é perigoso e desnecessário: a conta por área dá o que se precisa.",
          "Não faça isso; a folha pode tombar. Use medida e material.",
        ],
      },
      {
        question: "Que margem de peso deixar no motor?",
        answers: [
          "No de correr, deixe cerca de um terço acima do peso calculado. A sobra cobre vento, trilho sujo e uso intenso.",
          "Procure capacidade um terço maior que o peso. No limite do catálogo, o motor esquenta e gasta cedo.",
        ],
      },
    ],
    photo: "a largura, a altura e o material do portão, com fotos por dentro e por fora",
  },
  {
    id: "peso-que-motor-aguenta",
    broader: "peso",
    label: "Peso que o motor aguenta",
    phrase: "o peso que o motor de portão aguenta",
    asks: [
      "motor aguenta",
      "motor pesa aguenta",
      "motor quanto aguenta",
      "motor aguenta kg",
      "motor aguenta quilos",
      "motor aguenta peso",
      "quanto peso motor",
      "quantos quilos motor",
      "quantos kg motor",
      "peso máximo motor",
      "capacidade motor portão",
      "motor quantos quilos",
      "motor puxa quantos",
      "quanto pesa aguenta",
      "quanto peso aguenta",
      "motor portão quanto aguenta",
      "motor portão quantos quilos",
      "motor portão aguenta quantos",
      "motor suporta kg",
      "motor suporta quilos",
      "motor suporta peso",
      "limite peso motor residencial",
    ],
    intent: "question",
    answers: {
      any: [
        "O peso que o motor de portão aguenta vem na etiqueta e no manual, em quilos, e vale para o portão de correr. No basculante quem carrega é o contrapeso, e o limite é a largura: 1/4 HP até {width.quarterHp}. Deixe margem de um terço.",
        "Quanto o motor aguenta depende do tipo: no de correr, o limite em quilos está na etiqueta; no basculante, conta a largura com a folha equilibrada; no de abrir, o comprimento da folha. Escolha com um terço de folga sobre o seu portão.",
        "O motor de portão de correr residencial costuma ser vendido para algumas centenas de quilos, e o de uso pesado passa de mil; o número exato está na etiqueta. Escolha um motor com um terço a mais que o peso da folha, porque vento e trilho sujo somam esforço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quanto cada tipo de motor aguenta",
          "Limite do motor no correr, no basculante e no de abrir",
          "Onde está o limite de peso do motor",
        ],
        slots: [
          [
            "No portão de correr, a etiqueta traz o peso máximo da folha, medido em trilho plano e com roldanas boas.",
            "O limite do motor de correr está em quilos na etiqueta e supõe trilho limpo e nivelado.",
            "Em motor deslizante, leia na etiqueta o peso máximo: ele vale para folha que já corre leve.",
          ],
          [
            "No basculante, o contrapeso leva a folha; o motor de 1/4 HP atende até {width.quarterHp} de largura, equilibrado.",
            "Para basculante, a pergunta certa é a largura: até {width.quarterHp}, 1/4 HP; acima, mais potência ou dois acionadores.",
            "Um basculante equilibrado quase não pesa para o motor, e por isso se fala em largura, e não em quilos.",
          ],
          [
            "No portão de abrir, o comprimento da folha e o vento contam tanto quanto o peso.",
            "O motor de abrir traz dois limites, peso e comprimento da folha, e os dois precisam ser respeitados.",
            "Em folha que gira, a alavanca decide: a longa e leve pode exigir mais que a curta e pesada.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de motor abaixo do peso do portão",
          "O que acontece quando o motor não aguenta",
          "Portão pesado demais para o motor",
        ],
        slots: [
          [
            "O motor esquenta, perde ritmo e para no meio depois de algumas aberturas seguidas.",
            "Aquecimento e parada por proteção térmica são os primeiros sinais.",
            "Ronco na partida e motor quente mostram esforço acima do previsto.",
          ],
          [
            "Engrenagem e cremalheira se gastam antes do tempo, e a força é aumentada até a folha deixar de parar no obstáculo.",
            "Com a força no máximo, o portão deixa de ceder diante de uma pessoa ou de um carro.",
            "Dentes comidos e capacitor trocado várias vezes costumam ter a mesma causa: peso demais.",
          ],
          [
            "Antes de trocar o motor, confira trilho, roldana ou equilíbrio, que imitam excesso de peso.",
            "Boa parte dos motores fracos é folha com atrito: acerte a mecânica primeiro.",
            "Se a folha pesa na mão, o conserto começa nela, e não no motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Descubra quantos quilos pesa o seu portão",
          "A conta do peso para comparar com a etiqueta",
          "Como comparar o portão com o motor",
        ],
        slots: [
          [
            "A conta abaixo dá uma boa estimativa, sem erguer a folha.",
            "Com trena e o tipo de material, chega-se perto do peso.",
            "Faça a estimativa com o portão fechado e compare com a etiqueta.",
          ],
        ],
        steps: [
          "Multiplique largura por altura, em metros: essa é a área.",
          "Chapa de aço: área vezes a espessura em milímetros vezes 7,85 kg. Exemplo: 3 m por 2,2 m em chapa de 1,5 mm dá 78 kg.",
          "Some cerca de um terço pelo quadro e pelas ferragens: no exemplo, perto de 104 kg.",
          "Deixe margem de um terço: o motor desse exemplo deve aguentar 140 kg ou mais.",
          "Confira esse número na etiqueta do motor, junto com os ciclos por hora.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Motor de 1/4 HP aguenta quantos quilos?",
        answers: [
          "Depende do tipo. No basculante equilibrado, atende até {width.quarterHp} de largura; no de correr, vale o peso máximo impresso na etiqueta.",
          "O HP sozinho não diz: dois motores de 1/4 HP podem ter redutores e limites diferentes. Leia a etiqueta.",
        ],
      },
      {
        question: "Posso usar um motor no limite de peso da etiqueta?",
        answers: [
          "Não convém. O limite supõe trilho plano e roldana boa; com vento e desgaste, o esforço cresce.",
          "Melhor não: no limite, o motor esquenta e a engrenagem dura menos. Deixe um terço de folga.",
        ],
      },
      {
        question: "Revesti o portão. O motor ainda aguenta?",
        answers: [
          "Só depois de refazer a conta com o peso novo. No basculante, o contrapeso também precisa ser recalculado pelo técnico.",
          "Depende de quantos quilos entraram. Mande a área e o material do revestimento antes de usar.",
        ],
      },
      {
        question: "Quantas aberturas por hora o motor aguenta?",
        answers: [
          "O número vem no manual como ciclos por hora. O motor residencial trabalha poucos ciclos seguidos; prédio pede regime intenso.",
          "O número depende do regime: o residencial precisa esfriar entre aberturas; o de uso intenso, não.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, se já houver um, e do portão inteiro, com a largura, a altura e o material",
  },
];
