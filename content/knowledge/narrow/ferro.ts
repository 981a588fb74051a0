import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const ferro: NarrowConcept[] = [
  {
    id: "motor-portao-ferro",
    broader: "ferro",
    label: "Motor para portão de ferro",
    phrase: "o motor para portão de ferro",
    asks: [
      "motor portão ferro preço",
      "motor portão metalon preço",
      "motor portão aço preço",
      "potência motor portão ferro",
      "escolher potência motor portão ferro",
      "motor portão ferro",
      "melhor motor ferro",
      "qual motor ferro",
      "motor portão chapa",
      "motor portão grade ferro",
      "motor ferro pesado",
      "motor portão ferro pesado",
      "motor ferro grande",
      "motor ferro chapa",
      "motor ferro maciço",
      "motor portão ferro maciço",
      "portão grade qual motor",
      "motor portão grade",
      "portão gradil qual motor",
      "motor portão gradil",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor para portão de ferro pesado se escolhe pelos quilos da folha, com um terço de folga, e pelas aberturas por dia: com mão de obra, fica de {price.heavySwap} na troca. Em casa, folha de correr comum usa o residencial, de {price.homeSwap}; no basculante, quem decide é a largura, com a folha equilibrada.",
        "Motor para portão de ferro depende do fechamento: gradil leva motor residencial comum; chapa fechada e folha larga levam motor de portão pesado. No basculante equilibrado de até {width.quarterHp}, 1/4 HP atende, a partir de {price.lowest} instalado.",
        "Para portão de ferro, escolha pelo peso no de correr, com folga de um terço, e pela largura no basculante, até {width.quarterHp} no 1/4 HP. Em folha pesada a troca do motor fica de {price.heavySwap}. Ferrugem e solda são vistas antes.",
        "O portão de ferro aceita qualquer tipo de motor, e o ferro facilita a fixação por solda. O que decide é o peso: grade é média, chapa é pesada. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha grande ou pesada, com mão de obra; medida e foto fecham o modelo.",
      ],
      price: [
        "Motor para portão de ferro custa, no basculante equilibrado de até {width.quarterHp}, a partir de {price.lowest} instalado. De correr ou de abrir, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada; o valor fechado sai por foto.",
        "O preço do motor no portão de ferro segue o peso e o tipo: de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada. O basculante de até {width.quarterHp} tem kit instalado por {models.pricesOr}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor para grade e para chapa",
          "Motor para grade leve e chapa pesada",
          "O motor pelo tipo de folha de ferro",
        ],
        slots: [
          [
            "Grade ou gradil de casa: motor residencial; no basculante de até {width.quarterHp}, 1/4 HP.",
            "O ferro vazado pesa menos e não segura vento; o modelo comum atende.",
            "Folha de barras, de até {width.quarterHp} no basculante, vai com o kit de 1/4 HP.",
          ],
          [
            "Chapa fechada de correr: capacidade um terço acima do peso e cremalheira de aço se for grande.",
            "A chapa pega vento e pesa; no deslizante, a ficha precisa mostrar margem.",
            "Em chapa cheia, o peso por milímetro conta: 7,85 kg por m².",
          ],
          [
            "O pivotante de ferro pede dobradiça com rolamento e, em folha longa, trava elétrica.",
            "De abrir, o ferro pesa na dobradiça antes de pesar no motor.",
            "Em duas folhas de ferro, cada uma recebe o seu motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir no ferro antes do motor",
          "Ferrugem, solda e peso antes do motor",
          "A folha de ferro está pronta?",
        ],
        slots: [
          [
            "Base furada e solda trincada abrem com o puxão do motor, e por isso vêm antes.",
            "Procure ferrugem no pé da folha e trinca nas soldas.",
            "O motor revela o que o ferro esconde: solda fraca abre com o vaivém.",
          ],
          [
            "Uma folha que raspa ou desce se acerta antes: a foto mostra se pede serralheiro.",
            "A roda gasta no de correr, dobradiça caída no de abrir e contrapeso errado no basculante são corrigidos na mesma visita.",
            "Peso por defeito se conserta; só o peso de origem pede motor maior.",
          ],
          [
            "Só se solda perto do motor com a central desconectada.",
            "Para soldar suporte, desliga-se o disjuntor e solta-se a placa.",
            "A fixação soldada é boa no ferro, desde que a central esteja fora do circuito.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Portão de ferro antigo aguenta motor?",
        answers: [
          "Aguenta se a estrutura está firme. Ferrugem que fura e solda aberta são refeitas antes.",
          "Na maioria das vezes, sim. A foto da base e das soldas mostra se há reparo a fazer.",
        ],
      },
      {
        question: "Quanto custa motor para portão de ferro?",
        answers: [
          "No basculante de até {width.quarterHp}, o motor custa de {price.lowest} a {price.highest} instalado. No de correr em casa, a troca fica de {price.homeSwap}; no pesado, de {price.heavySwap}.",
          "O preço depende do tipo e do peso. Kits basculantes instalados começam em {price.lowest}; os demais saem por foto.",
        ],
      },
      {
        question: "Vou pôr chapa na grade. Muda o motor?",
        answers: [
          "Muda o peso e o vento. No basculante refaz-se o contrapeso; no de correr, conferem-se roldana e capacidade.",
          "Pode mudar. Avise a espessura da chapa antes, para a conta ser feita.",
        ],
      },
      {
        question: "Ferro ou aço: é diferente para o motor?",
        answers: [
          "Na prática, não: o portão chamado de ferro é de aço comum. Contam peso, largura e estado.",
          "Não. Galvanizado ou comum, o que decide é a folha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com largura e altura, e de perto a base e as soldas",
  },
  {
    id: "reforma-de-portao",
    broader: "ferro",
    label: "Reforma de portão",
    phrase: "a reforma do portão",
    asks: ["reforma portão", "reformar portão", "reforma portão preço", "reforma portão garagem"],
    intent: "price",
    answers: {
      any: [
        "Na reforma do portão, cuidamos de roldana, dobradiça, trilho, cabo e motor; só o ajuste, em casa, parte de {price.preventive}, sem peças. Chapa nova e quadro refeito são de serralheiro, e a foto da folha inteira diz, sem custo, o que cabe a nós.",
        "Reformar o portão tem duas partes: a que o faz andar, com roldana, dobradiça, trilho, cabo e motor, é conosco; chapa, quadro e pintura são de serralheiro. O ajuste em casa parte de {price.preventive}, sem peças, e trocar o motor fica de {price.homeSwap}, com mão de obra.",
        "Na reforma de portão {em}, cuidamos de roldana, dobradiça, trilho, cabo e motor; só o ajuste, em casa, parte de {price.preventive}, sem peças. Chapa e quadro são de serralheiro, e a foto da folha inteira diz, sem custo, o que cabe a nós.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que é nosso e o que é de serralheiro", "Quem faz cada parte da reforma"],
        slots: [
          [
            "Roldana, dobradiça, trilho, cabo, regulagem e motor são acertados na nossa visita.",
            "O que faz a folha andar, da roldana ao motor, é acertado por nós.",
          ],
          [
            "Chapa trocada, quadro refeito e folha nova pedem serralheiro.",
            "O serralheiro refaz quadro, chapa e folha, que não fabricamos.",
          ],
          [
            "A foto mostra antes da visita de quem é cada reparo.",
            "Pela foto da folha inteira, você sabe antes quem chamar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa reformar o portão", "O que entra na conta da reforma"],
        slots: [
          [
            "O ajuste em casa parte de {price.preventive}, sem peças; roldana, dobradiça e cabo são orçados pela foto.",
            "Quando basta regular, a visita em casa parte de {price.preventive}, sem peças.",
          ],
          [
            "Se o motor também sai, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "A troca do motor em casa, com mão de obra, fica de {price.homeSwap}.",
          ],
          [
            "A parte do serralheiro é cobrada por ele, conforme a chapa e o quadro a refazer.",
            "Chapa e quadro têm o preço do serralheiro, à parte.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A ordem certa da reforma", "O que fazer primeiro"],
        slots: [
          [
            "Primeiro a estrutura e a solda, depois a pintura, por último o motor e a regulagem.",
            "A ordem é estrutura, ferragem, pintura e só então o motor.",
          ],
          [
            "Chapa mais pesada muda o contrapeso e a força do motor, que são conferidos no fim.",
            "No fim, equilíbrio e força são regulados de novo.",
          ],
          [
            "Para soldar, o disjuntor fica desligado e a central, desconectada.",
            "Antes da solda, a central é desconectada, para a placa não queimar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena reformar ou fazer um portão novo?",
        answers: [
          "Reformar compensa quando o quadro é firme e o desgaste está em poucos pontos. Com o quadro torto ou podre, folha nova costuma sair melhor.",
        ],
      },
      {
        question: "Preciso de outro motor?",
        answers: ["Só se a chapa nova passar da capacidade do seu. A conta é feita por foto e medidas."],
      },
      {
        question: "Vocês pintam o portão?",
        answers: [
          "A pintura é do pintor ou do serralheiro. Nós acertamos a ferragem antes e regulamos o motor depois.",
        ],
      },
    ],
    photo: "fotos da folha inteira por dentro e por fora, dos pontos ruins e da etiqueta do motor",
  },
  {
    id: "reforma-portao-ferro",
    broader: "ferro",
    label: "Reforma de portão de ferro",
    phrase: "a reforma do portão de ferro",
    asks: [
      "ferro caindo pedaços",
      "portão ferro caindo pedaços",
      "reforma completa portão ferro",
      "reforma completa portão ferro base nova",
      "reforma portão antigo",
      "reformar portão antigo",
      "reforma portão velho",
      "reformar portão velho",
      "reforma portão enferrujado",
      "reforma portão ferro enferrujado",
      "reforma portão ferro",
      "reformar portão ferro",
      "restaurar portão ferro",
      "recuperar portão ferro",
      "restauração portão ferro",
    ],
    intent: "repair",
    answers: {
      any: [
        "A reforma de portão de ferro {em} se divide em duas partes: roldana, dobradiça, alinhamento, regulagem e motor fazemos no seu endereço, a partir de {price.preventive} em casa, sem peças; base nova, trecho podre, chapa e pintura são do serralheiro e do pintor. A foto da folha diz, grátis, o que cabe a cada um.",
        "Na reforma de portão antigo, a parte que fazemos é a do movimento: roldanas, dobradiças, alinhamento, ajuste e motor, com visita e regulagem a partir de {price.preventive} em casa. Trecho podre a refazer e folha torta são do serralheiro; a foto diz, grátis, o que cabe a cada um e se compensa.",
        "Na reforma de portão de ferro enferrujado {em}, fazemos roldana, dobradiça, alinhamento, regulagem e motor, a partir de {price.preventive} em casa, sem peças; refazer o trecho podre é com o serralheiro, e a pintura, com o pintor. Compensa se a ferrugem está em poucos pontos e o quadro é firme; a foto diz isso, grátis.",
        "Reforma completa de portão de ferro se faz em duas partes: base nova, trecho podre e chapa são do serralheiro; dobradiça, roldana, alinhamento, regulagem e motor fazemos nós, a partir de {price.preventive} em casa, sem peças. A foto da folha diz, grátis, o que cabe a cada um.",
        "Reformar portão de ferro enferrujado compensa quando a ferrugem está em poucos pontos e o quadro é firme. A parte do movimento, roldana, dobradiça, alinhamento e motor, é nossa, a partir de {price.preventive} em casa, sem peças; trecho podre a refazer é do serralheiro. A foto diz, sem custo, o que cabe a cada um.",
        "A reforma do portão vem antes do motor: primeiro o serralheiro refaz o que a ferrugem comeu; depois trocamos roldana ou dobradiça, alinhamos a folha e instalamos ou regulamos o motor, com visita em casa a partir de {price.preventive}, sem peças. Pela foto dizemos se o seu portão já pode pular a primeira etapa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço da reforma", "Solda, ferragem e pintura: a conta", "O que mais pesa no valor"],
        slots: [
          [
            "Um trecho podre a refazer é o que mais pesa, porque pede corte, solda e metal novo.",
            "Uma base comida pela ferrugem custa mais que solda de um ponto.",
            "Quanto mais metal a trocar, maior o valor; a tinta é a menor parte.",
          ],
          [
            "Roldana, dobradiça ou cabo gasto entra como peça, com a mão de obra à parte.",
            "Ferragens são cotadas em separado, pelo tipo de portão.",
            "Peças de apoio aparecem em linhas próprias, para você decidir.",
          ],
          [
            "Na pintura, o preparo é o que conta: lixar até o metal limpo, passar fundo anticorrosivo e só então a tinta.",
            "O ponto soldado é lixado e recebe fundo anticorrosivo no mesmo dia; pintar a folha toda é outra conta, do pintor.",
            "Ferrugem de superfície se lixa e se cobre com fundo anticorrosivo antes da tinta; por cima dela, a tinta nova logo estufa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Reformar ou fazer portão novo", "Quando a reforma compensa", "Vale reformar o portão de ferro?"],
        slots: [
          [
            "Reforme se o quadro é reto e a ferrugem está na base ou em poucos pontos.",
            "Quadro firme e ferro grosso justificam a reforma.",
            "Um portão antigo de ferro bom costuma durar mais que um novo de chapa fina.",
          ],
          [
            "Troque se há furos em toda a folha, quadro torcido ou conserto sobre conserto.",
            "Ferrugem espalhada e quadro torto levam ao portão novo.",
            "Se a soma dos reparos se aproxima de uma folha nova, prefira a nova.",
          ],
          [
            "Para automatizar depois, preveja reforço e suporte já na reforma.",
            "Quem vai pôr motor deve avisar, porque travessa e batente se fazem na mesma solda.",
            "Reforço para o motor sai mais barato com a solda já em andamento.",
          ],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "A reforma do portão de ferro é feita no local?",
        answers: [
          "Alinhamento, ferragens e motor, sim. Folha muito torta ou podre vai para a oficina do serralheiro; a foto mostra o caso.",
          "A nossa parte, roldana, dobradiça, alinhamento e motor, é feita no local. Um trecho grande a refazer o serralheiro costuma levar para a oficina.",
        ],
      },
      {
        question: "Precisa tirar o motor para reformar o portão?",
        answers: [
          "Nem sempre. A central é desconectada antes da solda, para não queimar a placa.",
          "Só em reforma grande. Desligar e desconectar a central é sempre preciso.",
        ],
      },
      {
        question: "O portão fica quanto tempo parado?",
        answers: [
          "Roldana, dobradiça e regulagem se resolvem na visita; trecho refeito e pintura levam dias, no prazo do serralheiro e do pintor.",
          "Troca de roldana, dobradiça e regulagem se fazem na visita; metal a refazer leva o prazo do serralheiro.",
        ],
      },
      {
        question: "Como evitar que a ferrugem volte no portão?",
        answers: [
          "Deixe furo de dreno na base dos tubos, fundo anticorrosivo em toda solda e a folha longe da água parada; retoque a tinta ao primeiro risco.",
          "A base é onde começa: água que escoa, tubo com dreno, fundo antes da tinta e retoque dos riscos seguram a ferrugem.",
        ],
      },
      {
        question: "Dá para fechar o gradil do portão com chapa?",
        answers: [
          "Dá, mas o peso sobe: o contrapeso, as roldanas ou o motor são recalculados.",
          "Pode, conferindo antes se o motor e os apoios aguentam o peso novo.",
        ],
      },
    ],
    photo: "fotos do portão de ferro aberto e fechado e, de perto, da base e dos pontos enferrujados",
  },
  {
    id: "chapa-ou-gradil",
    broader: "ferro",
    label: "Chapa fechada ou gradil",
    phrase: "chapa fechada ou gradil no portão com motor",
    asks: [
      "chapa ou gradil",
      "chapa ou grade",
      "gradil ou chapa",
      "grade ou chapa",
      "fechado ou vazado portão",
      "portão vazado ou fechado",
      "chapa ou ripado",
      "ripado ou chapa",
      "fechado ou gradeado",
      "portão chapa ou metalon",
      "portão vazado motor durar mais",
      "vazado fechado motor durar vento",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Grade, no portão da garagem, se não incomoda que vejam dentro: pesa menos, o vento passa e o motor trabalha folgado. Chapa, se você quer privacidade e aceita folha mais pesada. No basculante equilibrado de até {width.quarterHp}, as duas usam 1/4 HP, a partir de {price.lowest} instalado.",
        "Para automatizar, o gradil leva vantagem: pesa menos, o vento passa e o motor trabalha folgado. Escolha chapa fechada quando quer privacidade e aceite motor com mais margem; no basculante equilibrado de até {width.quarterHp}, os dois usam 1/4 HP, a partir de {price.lowest} instalado.",
        "Entre chapa e gradil, prefira gradil em vão largo ou rua com vento e chapa onde a casa fica exposta. A chapa pesa 7,85 kg por metro quadrado a cada milímetro, e esse peso entra na escolha do motor e das roldanas.",
        "A chapa dá privacidade e pesa; o gradil mostra a garagem, pesa menos e poupa o motor. Um meio-termo é ripado ou chapa só na parte de baixo, que também impede o cachorro de pôr a cabeça na grade.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso, vento e privacidade", "O que muda no motor", "Escolha pelo uso da casa"],
        slots: [
          [
            "Uma folha fechada recebe o vento inteiro, e no portão de abrir isso força o braço.",
            "O gradil deixa o vento passar, e a folha grande balança menos.",
            "Em vão acima de 4 metros, a diferença de peso aparece nas roldanas e no motor.",
          ],
          [
            "Um motor com capacidade de um terço acima do peso serve aos dois; só o número muda.",
            "No basculante, o contrapeso é acertado para o peso da chapa ou da grade.",
            "Trocar grade por chapa depois muda o peso e pede nova regulagem ou outro motor.",
          ],
          [
            "Uma grade com vão largo deixa passar braço de criança e cabeça de cachorro.",
            "A chapa esconde o carro, mas também tira a visão de quem sai para a calçada.",
            "Quem alcança a botoeira pela grade abre o portão: ela fica longe da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Diferença no preço", "Quanto a chapa ou o gradil muda no preço", "Folha e motor no orçamento"],
        slots: [
          [
            "A folha é orçada por serralheiro; o motor, por peso e medida, conosco.",
            "O custo da folha é da serralheria, e o do motor vem por foto.",
            "A chapa gasta mais material e tinta; o gradil, mais solda.",
          ],
          [
            "Em folha pesada, a troca do motor vai de {price.heavySwap}; em casa comum, de {price.homeSwap}.",
            "A troca do motor fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Se o peso passa do residencial, o motor entra na faixa de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Qual enferruja menos, chapa fechada ou gradil?",
        answers: [
          "O gradil tem mais soldas para cuidar; a chapa acumula água na base. Galvanizado e pintura decidem.",
          "Isso depende da pintura. A base da chapa e os encontros da grade são os pontos a vigiar.",
        ],
      },
      {
        question: "Posso pôr chapa no meu portão de grade com motor?",
        answers: [
          "Só depois de conferir o peso novo. O motor e o contrapeso podem ficar pequenos.",
          "Pode, se o motor tiver margem. Policarbonato pesa bem menos que chapa.",
        ],
      },
      {
        question: "Qual é mais seguro contra invasão, chapa ou gradil?",
        answers: [
          "A chapa não dá apoio para escalar; a grade deixa ver quem entrou. A trava conta mais que o fechamento.",
          "Os dois são seguros, com trava e motor bem presos. Uma grade com barras horizontais serve de escada.",
        ],
      },
      {
        question: "Qual faz menos barulho, chapa fechada ou gradil?",
        answers: [
          "O gradil faz menos barulho, porque não tem chapa para vibrar.",
          "A grade vibra menos. Uma chapa solta bate a cada partida.",
        ],
      },
    ],
    photo: "uma foto do portão ou do modelo que você quer, com largura e altura",
  },
  {
    id: "motor-chapa-fechada",
    broader: "ferro",
    label: "Motor para portão de chapa fechada",
    phrase: "o motor para portão de chapa fechada",
    intent: "buying",
    asks: [
      "motor portão chapa preço",
      "motor portão chapa galvanizada",
      "motor chapa galvanizada",
      "automatizar portão chapa galvanizada",
      "motor portão correr chapa galvanizada",
      "portão chapa fechada motor mais forte",
      "hp portão chapa fechada",
      "quantos hp portão chapa fechada",
      "chapa fechada qual motor",
      "chapa fechada motor",
      "motor portão chapa fechada",
      "chapa fechada motor ponho",
      "chapa inteira qual motor",
      "chapa lisa qual motor",
      "todo fechado chapa motor",
      "fechado chapa qual motor",
      "motor portão todo chapa",
    ],
    answers: {
      any: [
        "Chapa fechada pesa, pega vento e pede motor com margem: no de correr, um terço acima do peso; no basculante com mais de {width.quarterHp} de largura, 1/3 ou 1/2 HP ou dois acionadores; no de abrir, um motor por folha, com trava. Foto e medidas fecham o valor.",
        "O motor do portão de chapa fechada depende de como a folha abre: de correr, capacidade um terço acima do peso; basculante com mais de {width.quarterHp} de largura, 1/3 ou 1/2 HP ou dois acionadores; de abrir, um motor por folha, com trava. Sobe, corre ou gira? Mande a foto, e o valor sai fechado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["De correr, basculante ou de abrir: o motor de cada um", "Qual motor em cada tipo de folha"],
        slots: [
          [
            "No de correr, o número que importa é o peso: some a chapa e o quadro e escolha um terço acima.",
            "A folha de correr se escolhe pelo peso em quilos da etiqueta, com um terço de margem.",
          ],
          [
            "No basculante, importa a largura com o contrapeso acertado; o 1/4 HP vai até {width.quarterHp}.",
            "No basculante largo, o contrapeso carrega o peso e a largura pede mais potência ou dois acionadores.",
          ],
          [
            "No de abrir, chapa fechada recebe o vento como uma vela, e a trava elétrica alivia o braço.",
            "De abrir, a chapa fechada segura vento: braço com folga de capacidade e trava na ponta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como estimar o peso da chapa fechada", "A conta do peso em um minuto"],
        slots: [
          [
            "Multiplique largura por altura: cada metro quadrado de chapa de 1,2 mm com quadro pesa de 14 a 18 kg; com chapa de 2 mm, de 20 a 24 kg.",
            "O portão de chapa com quadro pesa de 14 a 24 kg por metro quadrado, conforme a espessura.",
          ],
          [
            "Um portão de 9 m² fica, assim, entre 130 e 220 kg.",
            "Nove metros quadrados dão de 130 a 220 kg, e o motor de correr precisa de um terço a mais.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Quantos HP para portão de chapa fechada?",
        answers: [
          "Depende de como ele abre: o basculante equilibrado de até {width.quarterHp} usa 1/4 HP, e o mais largo, 1/3 ou 1/2 HP ou dois acionadores; o de correr se escolhe pelos quilos da etiqueta, um terço acima do peso; o de abrir, pelo comprimento e pelo peso de cada folha.",
        ],
      },
      {
        question: "O kit de 1/4 HP serve?",
        answers: [
          "Só no basculante equilibrado de até {width.quarterHp} de largura. Acima disso, a indicação é outra e sai por orçamento.",
        ],
      },
      {
        question: "Chapa dos dois lados muda o motor?",
        answers: ["Muda, porque dobra o peso da chapa. Diga isso na mensagem, com a espessura, se souber."],
      },
      {
        question: "O motor pode ser preso na chapa?",
        answers: ["Não, no quadro ou em reforço soldado nele. Uma chapa fina rasga com a força do motor."],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura e como a folha abre",
  },
  {
    id: "motor-portao-lambril",
    broader: "ferro",
    label: "Motor para portão de lambril",
    phrase: "o motor para portão de lambril",
    intent: "buying",
    asks: [
      "lambril qual motor",
      "motor lambril",
      "lambril motor",
      "motor portão lambril",
      "lambril pesado qual motor",
      "lambril pesado motor",
      "lambril automático",
      "motor para lambril",
      "automatizar lambril",
    ],
    answers: {
      any: [
        "Para portão de lambril, escolha o motor pelo peso e pelo tipo de abertura: lambril de aço fecha a folha toda e pesa como chapa, de 14 a 20 kg por metro quadrado com o quadro; o de alumínio pesa cerca de um terço. No de correr, deixe um terço de margem na etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Aço ou alumínio: descubra o seu", "Como saber o peso do lambril"],
        slots: [
          [
            "Um ímã resolve: gruda no aço e não gruda no alumínio.",
            "Encoste um ímã; se gruda, é aço, e a folha é pesada.",
          ],
          [
            "Multiplique largura por altura e pelo peso por metro quadrado.",
            "Com a área e o material, o peso sai na conta de lápis.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor em cada tipo de folha", "De correr, basculante e de abrir"],
        slots: [
          [
            "No basculante, o contrapeso carrega o lambril, e o 1/4 HP vai até {width.quarterHp} de largura.",
            "No basculante, equilíbrio primeiro: o motor de 1/4 HP serve até {width.quarterHp}.",
          ],
          [
            "No de abrir, a folha fechada segura vento e pede trava elétrica.",
            "De abrir, conte o vento: folha fechada pede braço com margem e trava.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso pôr lambril num portão que já tem motor?",
        answers: [
          "Refaça a conta do peso antes. A folha ganha quilos, e contrapeso, roldanas e motor podem não acompanhar.",
        ],
      },
      {
        question: "Prendo o motor no lambril?",
        answers: ["Não, no quadro. O lambril é chapa fina e rasga."],
      },
    ],
    photo: "uma foto do portão inteiro, com largura, altura e se o lambril é de aço ou alumínio",
  },
  {
    id: "portao-amassado",
    broader: "ferro",
    label: "Portão amassado",
    phrase: "o portão amassado",
    intent: "question",
    asks: [
      "portão amassado",
      "portão amassado conserto",
      "portão amassado conserta",
      "portão amassado preço",
      "amassado conserto",
      "amassado desamassar",
      "amassou portão",
      "desamassar portão",
      "desamassar portão basculante",
      "desamassar chapa",
      "desamassar ou trocar",
      "chapa amassada",
      "lambril amassado",
      "portão ferro amassado",
      "basculante amassado",
      "folha amassada portão",
    ],
    answers: {
      any: [
        "Portão amassado tem conserto se o quadro está reto: o serralheiro desamassa a chapa ou troca a parte que vincou. Conosco fica o que o faz andar, roldana, dobradiça, trilho e motor, com regulagem a partir de {price.preventive} em casa, sem peças.",
        "Portão amassado {em}: alinhamento, ferragem, motor e regulagem são conosco, a partir de {price.preventive} em casa, sem peças; desamassar ou trocar a chapa é do serralheiro. Se a folha raspa ou pende, não acione: a foto diz, sem custo, o que é de quem.",
        "Portão basculante amassado {em}: a chapa é do serralheiro, que desamassa ou troca; nós acertamos cabo, roldana, braço, contrapeso e motor, a partir de {price.preventive} em casa, sem peças. Se sobe torto ou raspa, não acione nem destrave, e mande a foto de longe.",
      ],
      price: [
        "O conserto de portão amassado tem dois preços: desamassar ou trocar a chapa é do serralheiro, por metro quadrado e pelo estado do quadro; acertar roldana, dobradiça, trilho e motor é conosco, a partir de {price.preventive} em casa, sem peças. A foto separa as duas partes, grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Amassado pequeno, quadro torto ou folha perdida", "Até onde o amassado foi"],
        slots: [
          [
            "O tamanho do amassado engana: o que decide é o quadro por trás dele.",
            "Olhe o quadro antes da chapa, com o disjuntor desligado.",
          ],
        ],
        bullets: [
          "Só a chapa afundou e o portão anda reto: conserto da chapa, sem pressa",
          "Uma régua ou um perfil de alumínio dobrado: troca da peça",
          "Diagonais diferentes na trena: quadro fora de esquadro",
          "Raspa, pende ou fecha torto: pare de usar até a vistoria",
          "Braço, suporte ou trilho deslocado pela batida: acerto antes de religar o motor",
        ],
      },
      {
        about: "visit",
        headings: ["O que é nosso e o que é do serralheiro", "Quem conserta cada parte"],
        slots: [
          [
            "Desamassar, trocar chapa, régua ou perfil e refazer quadro é serviço de serralheiro.",
            "O serralheiro cuida de chapa, perfil e quadro.",
          ],
          [
            "Alinhamento, roldana, dobradiça, trilho, braço, fim de curso e motor são conosco.",
            "O que faz a folha andar, da roldana ao fim de curso, é acertado por nós.",
          ],
          [
            "Se houver solda, a central é desconectada antes, porque a corrente da máquina queima a placa.",
            "Depois do reparo da folha, força, parada e fotocélula são testadas de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desamassar ou trocar a chapa?",
        answers: [
          "Desamassar, quando só a chapa de ferro afundou. Trocar, quando há rasgo, vinco fundo, ferrugem furada ou a peça é de alumínio.",
        ],
      },
      {
        question: "Posso usar o portão amassado?",
        answers: [
          "Só se ele anda reto, leve e sem raspar. Basculante torto ou com cabo frouxo fica parado, sem destravar, até o técnico ver.",
        ],
      },
      {
        question: "Quem bateu paga o conserto?",
        answers: [
          "Em regra, sim, direto ou pelo seguro. Guarde fotos, placa e o orçamento por escrito, que separa motor e serralheria.",
        ],
      },
      {
        question: "O motor precisa de regulagem depois?",
        answers: ["Precisa: peso e alinhamento mudam, e por isso força e ponto de parada são acertados de novo."],
      },
    ],
    photo: "fotos do amassado, da folha inteira, das dobradiças ou rodas e da etiqueta do motor",
  },
  {
    id: "automatizar-portao-de-metalon",
    broader: "ferro",
    label: "Motor para portão de metalon",
    phrase: "o portão de metalon",
    intent: "question",
    asks: [
      "metalon",
      "portão metalon",
      "motor portão metalon",
      "automatizar metalon",
      "automatizar portão metalon",
      "portão metalon automático",
      "portão metalon preço",
    ],
    answers: {
      any: [
        "O portão de metalon pode ser automatizado: é leve e pega pouco vento, mas o tubo fino precisa de chapa de reforço onde o motor puxa. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; no de correr e no de abrir, o primeiro motor sai por foto.",
        "Para automatizar portão de metalon {em}, instalamos o motor com chapa de reforço no tubo, que é fino e cede sem ela. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; no de correr e no de abrir, sai por foto. O portão em si é do serralheiro.",
      ],
      price: [
        "No portão de metalon, o motor custa {models.pricesOr}, instalado, se é basculante de até {width.quarterHp}; no de correr ou de abrir, a troca em casa fica de {price.homeSwap}, com mão de obra, e o primeiro motor sai por foto. O preço do portão é do serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor certo para metalon", "Leve na folha, fraco na fixação"],
        slots: [
          [
            "Folha de metalon vazada é leve, e um motor residencial de entrada costuma bastar.",
            "O peso raramente é problema: quase sempre serve o motor residencial.",
          ],
          [
            "O ponto fraco é a fixação: parafuso em tubo fino rasga, por isso se usa chapa por trás ou parafuso passante.",
            "Braço e cremalheira vão em chapa de reforço, porque o tubo de parede fina amassa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de pôr o motor", "O que conferir no metalon"],
        slots: [["A foto mostra quase tudo isto.", "Confira com o portão fechado e o carro fora do vão."]],
        bullets: [
          "Soldas sem trinca e tubo sem ferrugem por dentro",
          "Folha no esquadro, que anda leve na mão",
          "Furo de saída para a água na travessa de baixo",
          "Reforço no ponto do motor ou da cremalheira",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem solda o reforço no metalon?",
        answers: [
          "A chapa do ponto do motor entra no nosso orçamento, visto por foto; tubo podre ou quadro torto é do serralheiro.",
        ],
      },
      {
        question: "Metalon e galvanizado são a mesma coisa?",
        answers: ["Metalon é o tubo de aço; ele pode ser comum ou galvanizado. O galvanizado resiste mais à ferrugem."],
      },
    ],
    photo: "fotos do portão inteiro por dentro, das soldas e do lugar do motor, com as medidas",
  },
  {
    id: "trocar-chapa-do-portao",
    broader: "ferro",
    label: "Trocar a chapa, a régua ou o perfil do portão",
    phrase: "a troca da chapa do portão",
    intent: "question",
    asks: [
      "régua alumínio portão",
      "régua afundada portão",
      "trocar régua portão",
      "trocar chapa amassada portão",
      "alumínio amassado",
      "portão alumínio amassado",
      "portão alumínio amassado conserto",
      "portão alumínio amassado preço",
      "alumínio amassado conserta",
      "régua alumínio amassada",
      "perfil alumínio amassado",
      "trocar chapa portão",
      "troca chapa portão",
      "trocar chapa preço",
      "quanto custa trocar chapa",
      "chapa portão preço",
      "trocar chapa por lambril",
      "chapa por lambril",
      "chapa furada portão",
      "remendar chapa",
      "trocar lambril",
      "troca lambril portão",
    ],
    answers: {
      any: [
        "Portão de alumínio amassado tem conserto: no alumínio, o serralheiro troca a régua ou o perfil, porque a peça desamassada fica marcada; com o quadro torto, compara-se com folha nova. Conosco fica o motor, com regulagem a partir de {price.preventive} em casa, sem peças.",
        "Portão de alumínio amassado {em}: o serralheiro troca a régua ou o perfil, porque no alumínio a peça desamassada fica marcada. Conosco ficam alinhamento, ferragem e motor, com regulagem a partir de {price.preventive} em casa, sem peças; se a folha raspa ou pende, não acione.",
        "Trocar a chapa do portão é serviço de serralheiro; conosco fica o motor, regulado de novo depois, a partir de {price.preventive} em casa, sem peças. Use material de peso parecido: fechamento mais pesado muda o equilíbrio do basculante e a força de que o motor precisa.",
        "Trocar a chapa por lambril se faz no serralheiro, sobre o mesmo quadro, se ele está reto. Mande antes a foto e as medidas: dizemos se o motor aguenta o peso novo, e a regulagem depois da troca é conosco, a partir de {price.preventive} em casa, sem peças.",
        "A troca da chapa do portão {em} é de serralheiro; conosco fica o motor: dizemos pela foto se ele aguenta o peso novo e o regulamos depois, a partir de {price.preventive} em casa, sem peças. No basculante, o contrapeso também é acertado.",
      ],
      price: [
        "O preço de trocar a chapa do portão é do serralheiro, que cobra por metro quadrado, espessura e estado do quadro. Conosco fica o motor: regulá-lo para o peso novo parte de {price.preventive} em casa, sem peças, e contrapeso ou roldana que precise de troca sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O quadro aguenta chapa nova?", "Quadro reto ou torto: como ver"],
        slots: [
          [
            "Meça as duas diagonais da folha: iguais, o quadro está reto.",
            "Diagonais diferentes mostram quadro fora de esquadro.",
          ],
          [
            "Se o portão raspa ou pende, não use o motor até ser visto.",
            "Uma folha que raspa depois da batida fica com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O motor depois da chapa nova", "Peso e equilíbrio mudam"],
        slots: [
          [
            "Uma chapa mais grossa soma quilos: contrapeso, roldanas e capacidade do motor são conferidos.",
            "Chapa mais grossa ou de outro material muda o peso: contrapeso, roldanas e capacidade do motor são conferidos.",
          ],
          [
            "Antes da solda, a central é desconectada, porque a corrente da máquina queima a placa.",
            "Avise o serralheiro de que há motor: a central é desconectada antes da solda, para a placa não queimar.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Posso parafusar a chapa nova por cima da velha?",
        answers: ["Não é bom: o peso das duas sobrecarrega roldanas e motor, e a água para entre elas e enferruja."],
      },
      {
        question: "Dá para endireitar a régua torta?",
        answers: [
          "Quase nunca fica bem: o perfil marca e pode trincar na dobra. O serralheiro troca a régua, se acha o mesmo perfil e a mesma cor.",
        ],
      },
      {
        question: "Vocês trocam a chapa ou a régua?",
        answers: [
          "Chapa, régua e perfil são do serralheiro. Nós acertamos roldana, dobradiça, cabo, contrapeso e motor antes ou depois dela.",
        ],
      },
    ],
    photo: "fotos da chapa, da folha inteira e da etiqueta do motor, com as medidas",
  },
];
