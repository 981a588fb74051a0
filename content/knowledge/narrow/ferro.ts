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
        "O melhor motor para portão de ferro é o que aguenta, na ficha, o peso da folha mais um terço. No de correr ou de abrir, a troca em casa fica de {price.homeSwap}, e em folha bem pesada, de {price.heavySwap}, com mão de obra. No basculante equilibrado de até {width.quarterHp}, basta 1/4 HP, a partir de {price.lowest} instalado.",
        "Portão de ferro de grade usa motor residencial comum, de {price.homeSwap} na troca, com mão de obra. Chapa fechada ou folha larga pede motor mais forte, e em folha muito pesada a troca vai de {price.heavySwap}. Em basculante até {width.quarterHp}, com contrapeso certo, o kit de 1/4 HP parte de {price.lowest}.",
        "Para automatizar portão de ferro, antigo ou novo, calcule primeiro o peso: cada metro quadrado de chapa tem uns 8 kg por milímetro. Grade usa motor residencial, de {price.homeSwap} na troca, e folha pesada usa motor forte, de {price.heavySwap}. O basculante de até {width.quarterHp} recebe 1/4 HP, desde {price.lowest} instalado.",
      ],
      price: [
        "Motor para portão de ferro custa, no basculante equilibrado de até {width.quarterHp}, a partir de {price.lowest} instalado. De correr ou de abrir, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, com mão de obra.",
        "O preço do motor no portão de ferro segue o peso: de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha grande ou pesada. O basculante com até {width.quarterHp} tem kit montado por {models.pricesOr}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor para grade leve e chapa pesada", "O motor pelo tipo de folha de ferro"],
        slots: [
          [
            "Duas coisas decidem: o peso da folha e o jeito de abrir. A ficha do motor deve trazer um terço a mais que os quilos da folha.",
            "O peso e o tipo de abertura definem o motor. Deixe sempre um terço de margem sobre os quilos da folha.",
            "Calcule os quilos da folha: largura vezes altura vezes 10 kg na grade, ou até 20 kg por metro quadrado na chapa com quadro. Some um terço e escolha pelo tipo de portão.",
          ],
        ],
        bullets: [
          "Basculante equilibrado de até {width.quarterHp}: 1/4 HP",
          "De correr em grade: motor residencial de cremalheira",
          "De correr em chapa: capacidade acima do peso e cremalheira de aço",
          "De abrir: um motor por folha, dobradiça com rolamento e trava em folha longa",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no ferro antes do motor", "Ferrugem, solda e peso"],
        slots: [
          [
            "A base furada e a solda trincada abrem com o puxão do motor, por isso são refeitas antes. Folha que raspa, roda gasta ou contrapeso errado também se acerta primeiro. Portão que pesa por defeito não precisa de motor maior.",
            "O motor puxa a folha muitas vezes por dia, e a solda fraca cede. Corrija antes a ferrugem, a dobradiça caída, a roldana e o contrapeso, em vez de comprar mais força.",
            "Olhe o pé da folha e as soldas, onde a ferrugem começa. Portão que pesa por roda, dobradiça ou contrapeso ruim se conserta, e o motor comum volta a dar conta.",
          ],
          [
            "No ferro, o suporte do motor costuma ser soldado e fica firme. Durante a solda, a central é desconectada para não queimar.",
            "A vantagem do ferro é que o suporte do motor pode ser soldado. Durante a solda, a placa do motor fica desligada dos fios, para não queimar.",
            "O suporte soldado no ferro fica firme. Antes da solda, o técnico desconecta a central, porque a corrente da máquina de solda a queima.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação no portão de ferro", "Tempo e etapas da montagem"],
        slots: [
          [
            "Com a folha leve na mão, a montagem leva de {time.tilting} no basculante, de {time.sliding} no de correr e de {time.heavy} em conjunto pesado. No fim se regulam força e parada e se testa a fotocélula.",
            "Reserve {time.tilting} para basculante, {time.sliding} para portão de correr e {time.heavy} para folha pesada. A entrega inclui força mínima, parada e teste do sensor.",
            "O tempo é de {time.tilting} em basculante, {time.sliding} em deslizante ou {time.heavy} no pesado, com teste da fotocélula e da força no final.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de ferro antigo aguenta motor?",
        answers: [
          "Aguenta se a estrutura está firme. Ferrugem que fura e solda aberta são refeitas antes, pelo serralheiro.",
          "Na maioria das vezes, sim, depois de revistos pé da folha, soldas e dobradiças.",
        ],
      },
      {
        question: "Vou pôr chapa na grade. Muda o motor?",
        answers: [
          "Muda peso e vento: 1 mm de chapa soma cerca de 8 kg por metro quadrado. No basculante o contrapeso é refeito; no de correr, conferem-se roldanas.",
          "Pode mudar, porque cada metro quadrado ganha uns 8 kg por milímetro. Faça a conta antes de comprar o motor.",
        ],
      },
      {
        question: "Ferro ou aço: é diferente para o motor?",
        answers: [
          "Na prática, não. O portão chamado de ferro é de aço comum, e contam peso, largura e estado.",
          "Não. Galvanizado ou comum, o que decide é o peso e o estado da folha.",
        ],
      },
      {
        question: "Que garantia tem o motor?",
        answers: [
          "O motor comprado conosco tem {warranty.motor}, e a instalação, {warranty.installation}.",
          "São {warranty.motor} no motor e {warranty.installation} no serviço.",
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
        "Na restauração ou reforma de portão de garagem, fazemos a parte que o faz andar: roldanas, trilho, dobradiça, cabo e motor, com ajuste em casa a partir de {price.preventive}, sem peças. Chapa, quadro e pintura do portão velho são do serralheiro e do pintor, e o preço total depende de quanto disso precisa de troca.",
        "A reforma ou restauração de portão de garagem tem duas partes: roldanas, trilho, cabo, dobradiça e motor ficam conosco, e chapa, quadro e pintura ficam com o serralheiro. Só o ajuste, em residência, custa a partir de {price.preventive}, sem peças, e trocar o motor vai de {price.homeSwap}, com mão de obra.",
        "Para reformar portão velho, ou na restauração de um portão de garagem antigo, cuidamos de tudo que o move, das roldanas e do trilho ao motor, e o serralheiro recupera chapa e quadro. No preço, o ajuste em casa parte de {price.preventive}, fora peças, e um motor trocado, com mão de obra, fica de {price.homeSwap}.",
      ],
      price: [
        "O preço da reforma ou restauração de portão de garagem começa em {price.preventive} quando basta ajustar e lubrificar em casa, sem peças. Roldana, cabo e trilho somam por item, o motor trocado custa de {price.homeSwap} com mão de obra, e chapa ou quadro têm o preço do serralheiro.",
        "Restauração ou reforma de portão velho custa conforme o que está gasto: ajuste em residência a partir de {price.preventive}, sem peças, e motor novo com mão de obra de {price.homeSwap}. Roldanas, trilho e cabo ficam entre os dois, e a parte de chapa e pintura é cobrada pelo serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que é nosso e o que é do serralheiro", "Quem faz cada parte da reforma"],
        slots: [
          [
            "Nós acertamos o que faz a folha andar: roldana, dobradiça, trilho, cabo, equilíbrio e motor. Chapa trocada, quadro refeito e folha nova são do serralheiro, e a pintura, dele ou do pintor.",
            "O movimento é nossa parte, da roldana ao motor, com regulagem no fim. O corpo do portão, chapa, quadro e tinta, fica com serralheiro e pintor, porque não fabricamos folhas.",
            "Roldanas, trilho, cabo, dobradiças e automação entram no nosso serviço. Quem refaz quadro, chapa e pintura é a serralheria, contratada à parte por você.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A ordem certa da reforma", "O que fazer primeiro"],
        slots: [
          [
            "A ordem que não desfaz trabalho é estrutura, ferragem, pintura e motor. Começar pela tinta obriga a repintar depois da solda, e começar pelo motor obriga a regular duas vezes.",
            "Siga do pesado para o fino: solda e quadro, depois roldana e trilho, em seguida a tinta e por último a automação. Fora dessa sequência, paga-se duas vezes por pintura ou regulagem.",
            "Primeiro o serralheiro arruma quadro e chapa, depois a ferragem é trocada e o portão, pintado. O motor fica para o fim, porque precisa ser regulado com a folha pronta.",
          ],
          [
            "Antes da solda, o disjuntor é desligado e a central, desconectada, porque a corrente queima a placa. Chapa mais grossa aumenta o peso, e então contrapeso e força do motor são conferidos.",
            "Para soldar, a placa sai do circuito e a energia é cortada. Se a folha voltou mais pesada, o contrapeso do basculante ou a força do motor precisa de novo acerto, sempre do técnico.",
            "A central fica desligada dos fios durante a solda. Depois, o técnico confere o equilíbrio e a força, já que cada milímetro a mais de chapa de aço soma 7,85 kg por metro quadrado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa reformar o portão", "O que entra na conta da reforma"],
        slots: [
          [
            "Do menor ao maior valor, estes são os itens. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
            "A conta sobe nesta ordem, e o cartão divide em até {shop.instalments} parcelas.",
            "Some apenas o que o seu portão precisa, em até {shop.instalments} vezes no cartão.",
          ],
        ],
        bullets: [
          "Limpeza, lubrificação e ajuste: a partir de {price.preventive} em casa, sem peças",
          "Roldana, dobradiça ou cabo: peça e mão de obra orçadas juntas",
          "Trilho: por metro, com o acerto do piso",
          "Motor novo com mão de obra: de {price.homeSwap}",
          "Chapa, quadro e pintura: preço do serralheiro",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena reformar ou fazer um portão novo?",
        answers: [
          "Reformar compensa quando o quadro é firme e o desgaste está em poucos pontos. Com quadro torto ou podre por dentro, a folha nova costuma sair melhor.",
          "Se a estrutura está reta, a reforma ganha, porque ferragem e chapa se trocam por partes. Quadro comido de ferrugem pede portão novo.",
        ],
      },
      {
        question: "Preciso de outro motor depois da reforma?",
        answers: [
          "Só se a chapa nova passar da capacidade do seu. Motor com menos de {trade.life} de uso e folha do mesmo peso costuma continuar.",
          "Em geral não, quando o peso da folha não muda. Se ele já passou dos {trade.life} ou a folha engordou, compare com um novo.",
        ],
      },
      {
        question: "Quanto tempo leva a reforma?",
        answers: [
          "Ferragem e regulagem cabem em um dia na maior parte das casas. Serralheria e pintura levam mais, pelo tempo de solda e secagem.",
          "Nossa parte costuma ser feita numa visita. O prazo maior é do quadro e da tinta, combinado com o serralheiro.",
        ],
      },
      {
        question: "Dá para reformar sem ficar sem portão?",
        answers: [
          "Dá, porque ferragem e motor se trocam no local e o vão volta a fechar no mesmo dia. Se a folha vai à oficina, o serralheiro combina um fechamento provisório.",
          "Na troca de roldana, trilho e motor, o portão fecha no fim do dia. Só a folha levada para a serralheria pede um tapume combinado antes.",
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
      "reforma portão ferro preço",
      "reforma portão preço",
      "quanto custa reforma portão ferro",
      "quanto custa reformar portão ferro",
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
        "Portão de ferro enferrujado embaixo tem conserto com solda e reforma só da base, se o quadro ainda está reto: o serralheiro corta o trecho podre e solda metal novo. Nós cuidamos de roldana, dobradiça, alinhamento e motor, a partir de {price.preventive} em casa, sem peças. Se os furos tomaram a folha toda, compensa trocar o portão.",
        "A reforma de um portão de ferro enferrujado tem duas partes: o serralheiro solda a base nova, e nós acertamos roldanas, dobradiças, alinhamento e motor, com visita a partir de {price.preventive} em casa, fora as peças. Com quadro firme e ferrugem só embaixo, vale reformar. Com furos por toda parte, é melhor trocar.",
        "Reformar portão de ferro vale a pena se o quadro está reto e a ferrugem ficou em poucos pontos, em geral embaixo. A solda é do serralheiro e a tinta, do pintor. Roldana, dobradiça, alinhamento e motor são nossos, em visita a partir de {price.preventive} em casa, sem contar peças.",
        "A reforma do portão de ferro velho compensa enquanto o quadro está no esquadro e a ferrugem ficou na base; com a folha inteira furada, faça outro. O serralheiro solda o trecho podre e o pintor termina. Nós cuidamos de roldana, dobradiça, alinhamento e motor, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão de ferro está enferrujado só embaixo e o quadro é reto, a reforma compensa; com furos espalhados e torção, faça uma folha nova. A solda fica com o serralheiro e a tinta, com o pintor. Alinhamento, ferragens e motor são nossos, em visita residencial a partir de {price.preventive}, peças à parte.",
      ],
      price: [
        "O preço da reforma do portão de ferro depende dos metros de tubo e chapa a refazer, da solda e da pintura, e quem dá esse valor é o serralheiro. Trocar só a base é o mais barato; chapa inteira e pintura completa são o mais caro. Nossa parte, ferragens e regulagem, começa em {price.preventive} em casa, sem peças.",
        "O preço da reforma de portão de ferro soma material, solda, lixa e pintura, orçados pelo serralheiro depois de ver a ferrugem de perto. Peça o valor por item, para comparar com o de um portão novo. Roldana, dobradiça e motor ficam conosco, com visita de ajuste a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a reforma compensa", "Reformar ou fazer portão novo"],
        slots: [
          [
            "Olhe o quadro: se está no esquadro e a ferrugem se concentra na base, refaz-se só esse trecho. Ferro antigo e grosso costuma merecer a reforma, porque uma folha nova de chapa fina pode durar menos.",
            "Meça o quadro nas duas diagonais: se forem iguais, ele está no esquadro e pode ser recuperado. Corta-se apenas o pedaço ruim, e o resto da folha continua servindo por muitos anos.",
            "Se o quadro continua reto e o estrago ficou na parte de baixo, troca-se o pedaço podre e aproveita-se o restante. Ferro antigo e grosso em geral dura mais que chapa fina nova.",
            "O que decide é a estrutura, e não a aparência da tinta. Com tubos grossos e retos, corta-se a faixa de baixo que apodreceu e solda-se outra.",
          ],
          [
            "Quadro torcido, furos espalhados e solda que já abriu várias vezes no mesmo lugar indicam folha nova. Compare a soma dos consertos com o preço dela antes de decidir.",
            "Prefira um portão novo quando há buracos de alto a baixo, torção ou remendo sobre remendo. Se os reparos chegam perto do valor de uma folha nova, ela compensa.",
            "Com ferrugem por toda a folha, torção ou pontos que voltam a quebrar, peça ao serralheiro os dois preços, o da reforma e o da folha nova, e compare.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da reforma", "Metal, ferragem e pintura: a conta"],
        slots: [
          [
            "O preço muda com a quantidade de metal a trocar, o número de roldanas ou dobradiças gastas e a área de pintura.",
            "São três orçamentos separados, e o do serralheiro costuma ser o maior.",
            "Quanto mais ferro novo, mais cara fica a reforma; a tinta é a parte menor.",
          ],
        ],
        bullets: [
          "Serralheiro: base nova, trecho podre e chapa, com corte e solda",
          "Nossa parte: visita com ajuste a partir de {price.preventive}, mais roldana, dobradiça ou cabo, orçados por foto",
          "Pintor: lixa até o metal limpo, fundo anticorrosivo e tinta",
          "Motor gasto: a troca em casa fica de {price.homeSwap}, com mão de obra",
        ],
      },
      {
        about: "visit",
        headings: ["A ordem certa da reforma", "O que se faz primeiro no portão"],
        slots: [
          [
            "Primeiro o serralheiro refaz o metal, com o disjuntor desligado e a placa do motor desconectada pelo técnico, porque a corrente da solda pode queimá-la. Quem vai automatizar depois deve pedir já o reforço onde o motor será preso.",
            "A solda vem antes de tudo, e a placa do motor precisa ser desconectada pelo técnico durante esse serviço, para não queimar. Se você planeja um motor, aproveite e peça a travessa que vai segurá-lo.",
            "Começa-se pelo ferro, com o corte do podre e a solda do novo. Nessa etapa o técnico desliga a placa do motor da fiação, porque a solda elétrica pode danificá-la, e o reforço para um motor futuro sai mais barato.",
          ],
          [
            "Em seguida trocamos a roldana ou a dobradiça gasta, alinhamos a folha e refazemos o equilíbrio, pois o ferro novo muda o peso. A regulagem do motor fica por último, com o portão leve.",
            "Depois vem a nossa parte: roldanas ou dobradiças, alinhamento e, no basculante, o contrapeso refeito para o peso novo. Com a folha andando sem esforço, o motor é regulado.",
            "Terminado o metal, entram roldanas e dobradiças novas onde for preciso, e a folha é alinhada. O motor só é regulado depois que ela anda leve, com o equilíbrio refeito no basculante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A reforma do portão de ferro é feita no local?",
        answers: [
          "A nossa parte é: roldana, dobradiça, alinhamento e motor são feitos no seu endereço. Um trecho grande a refazer costuma ir para a oficina do serralheiro, que leva a folha e a devolve pronta.",
          "Roldana, dobradiça, ajuste e motor, sim. Quando a folha está podre em boa parte ou muito torta, o serralheiro prefere levá-la para a oficina, onde a solda fica melhor.",
          "Em parte: ferragens, alinhamento e motor são feitos na sua casa, e uma solda pequena também. Uma base inteira podre leva a folha à oficina do serralheiro.",
        ],
      },
      {
        question: "O portão fica quanto tempo parado?",
        answers: [
          "Roldana, dobradiça e regulagem ficam prontas na mesma visita. Metal refeito e pintura levam dias, no prazo do serralheiro e do pintor, e nesse tempo o motor fica desligado.",
          "A nossa parte leva uma visita. O que demora é refazer o metal e secar a tinta: conte alguns dias, combinados com cada profissional, com o portão sem uso do motor.",
          "Para as ferragens e a regulagem, uma visita. A solda e a secagem da tinta somam alguns dias, e o motor só volta a ser usado no final.",
        ],
      },
      {
        question: "Como evitar que a ferrugem volte no portão?",
        answers: [
          "Cuide da base, onde a água para: peça furo de dreno no tubo, fundo anticorrosivo em cada solda e piso que escoe. Depois, retoque a tinta assim que aparecer risco ou bolha.",
          "A água presa embaixo é a causa mais comum. Peça dreno no tubo, aplique fundo anticorrosivo antes da tinta e retoque logo o primeiro risco.",
          "Não deixe água parada na base: um dreno no tubo e um piso com caimento já ajudam. Proteja as soldas com fundo anticorrosivo e cubra cedo qualquer lasca na pintura.",
        ],
      },
      {
        question: "Dá para fechar o gradil do portão com chapa?",
        answers: [
          "Dá, mas a folha fica mais pesada e passa a pegar vento. Por isso contrapeso, roldanas e motor precisam ser recalculados antes, e o motor atual pode não servir.",
          "Pode, desde que se refaça a conta do peso: a chapa força as roldanas, exige mais contrapeso no basculante e, às vezes, um motor maior, por causa do vento.",
          "É possível, com cálculo antes, porque a chapa aumenta o peso e recebe vento. Motor, roldanas e, no basculante, contrapeso precisam acompanhar.",
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
        "Entre portão ripado e portão de chapa, o ripado é melhor para o motor: as frestas deixam o vento passar e a folha pesa menos. A chapa fechada dá privacidade total, mas soma perto de 8 kg por metro quadrado a cada milímetro e pede motor com mais folga.",
        "Entre chapa fechada e gradil, para automatizar o gradil é melhor: pesa menos, o vento passa e o motor trabalha folgado. Escolha a chapa se quer privacidade, sabendo que ela soma perto de 8 kg por metro quadrado a cada milímetro e pede motor com um terço de folga.",
        "Entre portão fechado ou vazado, escolha o fechado se quer privacidade e o vazado se quer uma folha mais leve, que deixa o vento passar. Para o motor, o vazado é melhor: a chapa fechada pesa perto de 8 kg por metro quadrado a cada milímetro. Nos dois, a capacidade do motor deve passar um terço do peso da folha.",
        "Chapa ou gradil: para quem vai mandar fazer o portão, o gradil compensa em vão largo e em rua com vento, e a chapa, onde a casa fica exposta. A chapa de 1 mm pesa cerca de 8 kg por metro quadrado. Um meio-termo comum é usar chapa só na parte de baixo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Peso, vento e privacidade", "Escolha pelo uso da casa"],
        slots: [
          [
            "Cada fechamento ganha num ponto, e há meios-termos que juntam os dois.",
            "Pese o que mais incomoda, ser visto ou gastar motor. A lista ajuda.",
            "O uso da casa escolhe. Veja as opções, também as intermediárias.",
          ],
        ],
        bullets: [
          "Gradil: leve, deixa ver e o vento passar",
          "Chapa: privacidade, mais peso e efeito de vela",
          "Chapa perfurada: esconde em parte e pesa menos",
          "Chapa só embaixo: barra cachorro e mantém a leveza",
          "Grade de barra horizontal: serve de escada, evite",
        ],
      },
      {
        about: "check",
        headings: ["O que muda no motor", "Motor para folha fechada e para grade"],
        slots: [
          [
            "O vento na folha fechada força o braço no de abrir e as rodas no de correr. No basculante de até {width.quarterHp}, com contrapeso acertado, os dois usam 1/4 HP, a partir de {price.lowest} instalado.",
            "Chapa é vela: cansa braço e dobradiça no pivotante, roda e guia no de correr. Já o basculante equilibrado, até {width.quarterHp}, leva 1/4 HP em qualquer caso, desde {price.lowest} montado.",
            "Fechada, a folha recebe o vento inteiro, e sentem o braço e as rodas. Em basculante até {width.quarterHp}, o contrapeso iguala tudo, com kit de 1/4 HP a partir de {price.lowest}.",
          ],
          [
            "Trocar grade por chapa depois muda o peso, e contrapeso ou roldanas são refeitos. Por isso decida antes de comprar o motor.",
            "Chapear mais tarde obriga a rever contrapeso, rodas e, às vezes, motor. Defina já.",
            "Se pensa em fechar no futuro, compre o motor para a chapa. A mudança posterior pede novo equilíbrio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Diferença no preço", "Folha e motor no orçamento"],
        slots: [
          [
            "Na serralheria, um fechamento gasta mais material e pintura, o outro, mais solda e hora de trabalho. O serralheiro orça a folha.",
            "Quem faz a folha cobra por material num caso e por mão de obra no outro, e os dois podem sair parecidos.",
            "O preço da folha é do serralheiro: material e pintura de um lado, solda e tempo do outro.",
          ],
          [
            "Do motor, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} quando os quilos passam do residencial.",
            "Trocar o motor vai de {price.homeSwap} em residência; acima do peso residencial, de {price.heavySwap}.",
            "Com mão de obra, o motor trocado custa de {price.homeSwap} na casa comum e de {price.heavySwap} em folha pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual enferruja menos?",
        answers: [
          "O gradil tem mais soldas para cuidar, e a chapa acumula água na base. Galvanizado e pintura em dia decidem.",
          "Depende da pintura. Na chapa vigie a base; na grade, as soldas.",
        ],
      },
      {
        question: "Posso pôr chapa no meu portão de grade com motor?",
        answers: [
          "Só depois de calcular o peso: 1 mm soma uns 8 kg por metro quadrado. Contrapeso, roldana e motor podem ficar pequenos.",
          "Pode, se o motor tiver folga. Chapa perfurada ou policarbonato pesa bem menos.",
        ],
      },
      {
        question: "Qual é mais seguro contra invasão?",
        answers: [
          "A chapa não dá apoio para escalar e esconde o destravamento. A trava elétrica conta mais que o fechamento.",
          "Chapa, por não servir de escada. Mas sem trava nenhum dos dois segura.",
        ],
      },
      {
        question: "Qual faz menos barulho?",
        answers: [
          "O gradil, porque não tem chapa para vibrar. Chapa solta bate a cada partida.",
          "A grade vibra menos. Na chapa, rebite e borracha reduzem o ruído.",
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
      "motor portão chapa",
      "qual motor portão chapa",
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
      "1/4 aguenta chapa fechada",
      "motor 1/4 chapa fechada",
      "1/4 chapa fechada",
    ],
    answers: {
      any: [
        "O motor de 1/2 HP é indicado para portão basculante de chapa fechada com mais de {width.quarterHp} de largura, ou com chapa grossa, desde que o contrapeso esteja equilibrado. Até {width.quarterHp}, o basculante equilibrado usa 1/4 HP, a partir de {price.lowest} instalado. A troca de motor em casa fica de {price.homeSwap}, com mão de obra.",
        "Para portão basculante de chapa fechada, escolha o motor pela largura e pelo equilíbrio: 1/4 HP até {width.quarterHp} e 1/3 ou 1/2 HP acima disso. A troca em casa fica de {price.homeSwap}, já instalada, e em folha muito pesada, de {price.heavySwap}. Motor mais forte não corrige contrapeso errado.",
        "O motor para portão de chapa fechada depende de como ele abre: no de correr, a capacidade em quilos fica um terço acima do peso da folha; no basculante com mais de {width.quarterHp}, usa-se 1/3 ou 1/2 HP; no de abrir, um motor por folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Chapa fechada ou galvanizada pesa e pega vento, por isso o motor precisa de um terço de folga sobre o peso. Uma folha de correr de 3,50 por 2,60 m tem até uns 220 kg e pede motor de 300 kg. A troca em casa fica de {price.homeSwap} e, em folha pesada, de {price.heavySwap}.",
        "Motor 1/4 HP aguenta chapa fechada em basculante equilibrado de até {width.quarterHp}; acima disso, use 1/3 ou 1/2 HP. Quem carrega o peso é o contrapeso, e não o motor. O kit de 1/4 HP instalado parte de {price.lowest}, e a troca por um mais forte, em casa, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como estimar o peso da chapa fechada", "A conta do peso da folha"],
        slots: [
          [
            "Multiplique largura por altura: cada metro quadrado de chapa de 1,2 mm com quadro pesa de 14 a 18 kg, e de 2 mm, de 20 a 24 kg. Uma folha de 3 por 2,40 m, com chapa de 1,2 mm, tem de 100 a 130 kg.",
            "Largura vezes altura dá os metros quadrados. Conte de 14 a 18 kg por metro com chapa de 1,2 mm e de 20 a 24 kg com 2 mm, já com o quadro; se há chapa nas duas faces, o peso quase dobra.",
            "O metro quadrado de chapa com quadro pesa entre 14 e 18 kg na de 1,2 mm e entre 20 e 24 kg na de 2 mm. Multiplique pela área, e quase dobre se a folha tem chapa dos dois lados.",
          ],
        ],
        steps: [
          "Meça largura e altura da folha fechada e multiplique.",
          "Veja a espessura da chapa na borda: 1,2 ou 2 mm são as comuns.",
          "Confira se há chapa de um lado só ou dos dois.",
          "Multiplique a área pelos quilos por metro quadrado.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor usar em cada caso", "O motor conforme o portão abre"],
        slots: [
          [
            "No basculante equilibrado, o contrapeso sustenta a folha, e o motor só vence o atrito e o vento. Se ela está desequilibrada, nem 1/2 HP dura, e o contrapeso é acertado antes pelo técnico.",
            "Quem carrega a folha do basculante é o contrapeso, e o motor apenas a movimenta. Por isso a chapa mais grossa pede primeiro mais contrapeso, colocado pelo técnico, e só depois um motor mais forte.",
            "Antes de subir a potência, o técnico confere o contrapeso: com ele certo, o basculante sobe leve e o motor trabalha folgado. Sem esse equilíbrio, o motor de 1/2 HP também queima.",
          ],
        ],
        bullets: [
          "Basculante equilibrado até {width.quarterHp}: 1/4 HP",
          "Basculante de 2,5 a 4 metros: 1/3 ou 1/2 HP",
          "Basculante mais largo ou com chapa dupla: dois acionadores ou motor de portão pesado",
          "De correr: capacidade em quilos um terço acima da folha",
          "De abrir: um motor por folha, com trava elétrica contra o vento",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço na chapa fechada", "Quanto custa o motor da chapa"],
        slots: [
          [
            "Na troca, o valor em casa é de {price.homeSwap}, e em folha muito pesada ou de uso coletivo, de {price.heavySwap}, com a mão de obra.",
            "A troca vai de {price.homeSwap} em residência e de {price.heavySwap} em folha pesada, já montada.",
            "Motor e serviço ficam de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
          ],
          [
            "Encarecem o serviço o acerto do contrapeso e o reforço do quadro, porque o motor nunca é preso só na chapa, que rasga. Largura acima de 4 metros também leva a um motor maior.",
            "O reforço no quadro e o ajuste do equilíbrio são cobrados à parte, se faltarem. A fixação é sempre no quadro, porque a chapa fina não segura o esforço.",
            "São orçados à parte o reforço do quadro e a correção do contrapeso. A chapa não serve de apoio para o motor, que é preso ao quadro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos HP para portão de chapa fechada?",
        answers: [
          "No basculante equilibrado, 1/4 HP até {width.quarterHp} e 1/3 ou 1/2 HP acima disso. No de correr, olhe os quilos da ficha.",
          "Depende de como abre: o basculante acima de {width.quarterHp} pede 1/3 ou 1/2 HP. No de correr, os quilos dizem mais que os HP.",
          "Em basculante de até {width.quarterHp}, 1/4 HP basta; mais largo, vá a 1/3 ou 1/2 HP. No de correr, conte o peso com um terço de sobra.",
        ],
      },
      {
        question: "O vento atrapalha o motor?",
        answers: [
          "Atrapalha, porque a chapa recebe o vento inteiro. Em rua aberta, deixe mais folga na potência e confira o batente e as guias da folha.",
          "Sim: a chapa fechada funciona como uma vela. Em lugar de muito vento, convém um motor com mais folga e batente firme.",
          "Sim, e mais em rua aberta ou em andar alto de garagem. A folga na potência e um batente firme compensam.",
        ],
      },
      {
        question: "Vale furar a chapa para aliviar?",
        answers: [
          "O peso cai pouco, mas o vento passa e o motor sofre menos. É serviço de serralheiro, e no basculante o contrapeso é refeito depois.",
          "Ajuda com o vento, quase nada com o peso. Se for basculante, o equilíbrio precisa ser acertado em seguida.",
          "Para o vento, sim; para o peso, quase nada. Depois do corte, que é do serralheiro, o equilíbrio da folha precisa ser conferido.",
        ],
      },
      {
        question: "Chapa galvanizada pesa diferente?",
        answers: [
          "Não muda na prática, porque o peso vem da espessura. A galvanizada enferruja menos.",
          "Quase nada, porque é o mesmo aço com banho de zinco. O que pesa é a espessura.",
          "Não. Com a mesma espessura, o peso é praticamente igual, e a vantagem dela é resistir melhor à ferrugem.",
        ],
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
        "Para portão de lambril, o motor se escolhe pelo peso e pelo jeito de abrir: o de aço galvanizado pesa de 14 a 20 kg por m² com o quadro, e o de alumínio, cerca de um terço. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}; no de correr e de abrir, a troca em casa fica de {price.homeSwap}.",
        "Portão de lambril automático de aço, com 3 por 2,2 metros, pesa de 90 a 130 kg e pede motor de correr para uns 180 kg; o de alumínio, bem menos. Trocado em residência, com mão de obra, custa {price.homeSwap}, e o kit basculante até {width.quarterHp} sai desde {price.lowest} instalado.",
        "O motor para portão de lambril muda com a abertura: no basculante equilibrado de até {width.quarterHp}, 1/4 HP, a partir de {price.lowest} colocado; no de correr, um deslizante com um terço de folga sobre o peso da folha, {price.homeSwap} na troca em casa. Um ímã diz se o lambril é aço, pesado, ou alumínio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Aço ou alumínio: descubra o peso", "Como saber o peso do lambril"],
        slots: [
          [
            "Encoste um ímã: se gruda, é aço, de 14 a 20 kg por m² com o quadro; se não, alumínio, perto de um terço disso. Basta multiplicar pela área.",
            "Um ímã separa os dois. Aço pesa de 14 a 20 kg por m² já com o quadro, e alumínio, cerca de um terço.",
            "Gruda no ímã, é aço: conte de 14 a 20 kg em cada metro quadrado, com quadro. Não gruda, alumínio, um terço.",
          ],
        ],
        steps: [
          "Encoste um ímã na régua do lambril.",
          "Multiplique largura por altura da folha.",
          "Multiplique a área pelos quilos do material.",
          "Some um terço: é a capacidade mínima do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["O motor em cada tipo de folha", "De correr, basculante e de abrir"],
        slots: [
          [
            "A folha de lambril é fechada e segura vento, o que pede folga no motor. O tipo de portão decide o resto.",
            "Por ser fechada, a folha funciona como vela ao vento. Escolha pelo tipo, com sobra.",
            "Some ao peso o esforço do vento, que a folha fechada recebe, e veja o seu tipo.",
          ],
        ],
        bullets: [
          "De correr: deslizante com um terço de folga; para 120 kg, 160 kg ou mais.",
          "Basculante: contrapeso acertado antes; 1/4 HP até {width.quarterHp}.",
          "De abrir: um motor por folha e trava elétrica, por causa do vento.",
          "Prédio: uso intenso, {price.heavySwap} na troca.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é preso no lambril", "Fixação no quadro"],
        slots: [
          [
            "O motor vai no quadro, nunca na régua, que é chapa fina e rasga. Onde ele puxa, uma travessa reparte o esforço; em solda, a central fica desconectada.",
            "Braço ou cremalheira se prende ao quadro, com travessa de reforço, porque a régua não aguenta. Soldar exige soltar a central antes.",
            "Prende-se no quadro de metal, com reforço, jamais no lambril. Havendo solda, a placa é desligada do circuito.",
          ],
          [
            "Réguas soltas vibram com o motor, e rebites firmes e parada suave tiram o ruído. No fim, a força fica no mínimo e a fotocélula é testada.",
            "Reaperte rebites antes, para a folha não bater. Regula-se a menor força que completa o curso.",
            "Barulho de régua se resolve com rebite, e o ajuste termina em força mínima e teste do sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr lambril num portão que já tem motor?",
        answers: [
          "Refaça a conta do peso antes: a folha pode ganhar de 50 a 100 kg em aço. Contrapeso, roldanas e motor podem não acompanhar.",
          "Só depois de somar o peso novo. No basculante, o técnico refaz o contrapeso antes do uso.",
        ],
      },
      {
        question: "Lambril enferruja?",
        answers: [
          "O de aço, na base e nos cortes, onde a água para; o de alumínio, não. Retoque os riscos com tinta de zinco.",
          "Alumínio não. No galvanizado, cuide dos cortes e da parte de baixo.",
        ],
      },
      {
        question: "Vocês fazem o portão de lambril?",
        answers: [
          "Não, a folha é do serralheiro. Vendemos e instalamos o motor e indicamos onde reforçar o quadro.",
          "A folha vem da serralheria; o motor e a instalação, com {warranty.installation} de garantia, são nossos.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.tilting} no basculante e de {time.sliding} no de correr, com folha leve e energia no local.",
          "São {time.tilting} ou {time.sliding}, conforme o tipo. Reforço no quadro soma tempo.",
        ],
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
        "Portão amassado tem conserto quando o quadro está reto: o serralheiro desamassa a chapa afundada ou troca a parte que vincou. Nós acertamos o que o faz andar, como roldana, dobradiça, cabo e motor, a partir de {price.preventive} em casa, sem peças; se ele raspa ou fecha torto, pare de usar.",
        "Depois da batida, o portão amassado costuma ter conserto, basculante ou não, desde que só a chapa tenha afundado. A funilaria da chapa é do serralheiro; alinhar a folha, trilho, braço e motor é conosco, e em residência começa em {price.preventive}, fora peças. Raspando, não acione.",
        "Quem arruma portão de garagem amassado são dois: o serralheiro desamassa ou troca a chapa, e o técnico regula roldana, cabo, braço e motor, em visita a partir de {price.preventive} em residência, fora peças. Com o quadro reto, há conserto; com folha torta ou raspando, deixe o portão parado.",
      ],
      price: [
        "O conserto de portão torto ou amassado tem dois preços: o da chapa e do quadro, que o serralheiro cobra pelo tamanho do estrago, e o do alinhamento com regulagem do motor, a partir de {price.preventive} em casa, sem peças. Desamassar custa menos que trocar chapa, e refazer o quadro é o mais caro.",
        "Para o portão amassado, some a chapa, que é do serralheiro, e o acerto de roldana, dobradiça e motor, que em residência parte de {price.preventive}, fora peças. Amassado pequeno é o mais barato, chapa nova vem depois, e quadro torto é o que mais pesa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Até onde o amassado foi", "Só a chapa ou o quadro também"],
        slots: [
          [
            "O tamanho do amassado engana, porque o que decide é o quadro de tubo por trás da chapa. Olhe com o disjuntor desligado e sem ninguém embaixo da folha.",
            "Desligue o disjuntor e repare no quadro antes da chapa: é ele que mantém a folha reta. Ninguém fica sob um basculante que levou batida.",
            "Uma chapa muito afundada pode ser simples, e um risco pequeno pode esconder quadro torto. Confira de longe, com a energia cortada.",
          ],
        ],
        bullets: [
          "Só a chapa afundou e o portão anda reto: conserto da chapa, sem pressa",
          "Um perfil dobrado: troca da peça",
          "Diagonais diferentes na trena: quadro fora de esquadro",
          "Raspa, pende ou fecha torto: pare de usar",
          "Braço, suporte ou trilho deslocado: acerto antes de religar o motor",
        ],
      },
      {
        about: "visit",
        headings: ["O que é nosso e o que é do serralheiro", "Quem conserta cada parte"],
        slots: [
          [
            "Chapa, perfil, solda e pintura ficam com o serralheiro. Do nosso lado estão roldana, dobradiça, trilho, braço, cabo, contrapeso e motor, com fim de curso, que é o ponto de parada, regulado de novo.",
            "O serralheiro desamassa, solda e pinta. Nós cuidamos de rodas, trilho, dobradiça, cabos, braço e motor, e refazemos a regulagem de força e de parada.",
            "Serralheria é chapa, quadro e tinta. Movimento é conosco: alinhar, trocar roda ou cabo, firmar o braço e regular o motor para a folha que voltou do conserto.",
          ],
          [
            "A ordem certa é folha primeiro e motor depois. Para soldar perto do motor, a central é desconectada, porque a corrente da solda queima a placa.",
            "Conserta-se a folha antes do motor, e a central sai do circuito durante qualquer solda, que pode queimá-la.",
            "Antes da solda, o técnico desliga a central, para protegê-la da corrente. Com a folha pronta, força, parada e fotocélula são testadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desamassar ou trocar a chapa?",
        answers: [
          "Desamassar compensa em chapa de ferro só afundada. Rasgo, vinco fundo, ferrugem furada ou peça de alumínio pedem troca.",
          "Ferro afundado sem vinco volta ao lugar. Alumínio marcado, chapa rasgada ou podre sai mais em conta nova.",
        ],
      },
      {
        question: "Posso usar o portão amassado?",
        answers: [
          "Só se ele anda reto, leve e sem raspar. Basculante torto ou com cabo frouxo fica parado, sem destravar, até o técnico ver.",
          "Pode se nada raspa nem pende. Caso contrário desligue o disjuntor, e não solte um basculante que entortou.",
        ],
      },
      {
        question: "Quem bateu paga o conserto?",
        answers: [
          "Em regra, sim, direto ou pelo seguro. Guarde fotos, a placa do carro e o orçamento por escrito.",
          "Em geral quem causou o dano responde por ele. Fotos do dia, dados do motorista e orçamento separado por serviço ajudam a cobrar.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto do motor depois da batida?",
        answers: [
          "Alinhar e regular costuma caber em uma visita, e um ajuste pequeno toma até {trade.smallRepair}. O prazo da chapa é o do serralheiro.",
          "A nossa parte, se não faltar peça, fica pronta na visita. Um reparo pequeno leva em geral até {trade.smallRepair}.",
        ],
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
        "Portão de metalon pode ser automatizado: o tubo de aço vazado é leve e pega pouco vento, mas, por ser fino, precisa de chapa de reforço onde o motor puxa. No basculante de até {width.quarterHp}, o kit instalado custa a partir de {price.lowest}; no de correr e no de abrir, sai por foto.",
        "Dá para automatizar portão de metalon com motor residencial, porque a folha de tubos pesa pouco; o cuidado é soldar ou parafusar um reforço, já que a parede fina amassa. O basculante de até {width.quarterHp} começa em {price.lowest} instalado, e os outros tipos dependem de foto e medidas.",
        "Automatizar o portão de metalon pede duas coisas: motor residencial, que basta para a folha leve, e chapa de apoio no ponto de força, porque o tubo fino rasga. Instalado no basculante de até {width.quarterHp}, o kit parte de {price.lowest}; deslizante e pivotante são orçados por foto.",
        "Sim, metalon aguenta motor: por ser tubo vazado, a folha é leve e um modelo residencial basta, com uma chapa de reforço no lugar em que ele puxa. Basculante de até {width.quarterHp} recebe kit instalado desde {price.lowest}; portão de correr ou de abrir precisa de foto para orçar.",
        "Para deixar automático um portão de metalon, reforça-se com chapa o ponto do motor, porque o tubo tem parede fina, e escolhe-se potência residencial, já que a grade pesa pouco. No basculante de até {width.quarterHp}, tudo instalado sai a partir de {price.lowest}; nos outros, o valor segue fotos e medidas.",
      ],
      price: [
        "No portão de metalon, o motor custa {models.pricesOr}, instalado, se é basculante de até {width.quarterHp}. No de correr ou de abrir, trocar um motor em casa fica de {price.homeSwap}, com mão de obra, e o primeiro ainda soma base ou suportes; a folha é do serralheiro.",
        "O preço do motor para portão de metalon é de {models.pricesOr} no basculante de até {width.quarterHp}, com instalação. Para os que correm ou giram, a referência é a troca residencial, de {price.homeSwap}; automação nova leva também suporte, cremalheira ou batente.",
        "Quanto custa o motor num portão de metalon? Basculante de até {width.quarterHp}: {models.pricesOr}, já instalado. Nos de abrir ou de correr, a troca de um motor residencial vai de {price.homeSwap}, e o portão ainda manual acrescenta base, suporte ou cremalheira, por foto.",
        "O metalon não encarece o motor: com até {width.quarterHp}, o basculante fica em {models.pricesOr}, instalação incluída. Deslizante e pivotante têm como base a substituição em casa, de {price.homeSwap}, com suporte ou cremalheira somados quando nunca houve motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor o metalon pede", "Peso, tipo de portão e motor"],
        slots: [
          [
            "O tipo de abertura escolhe o motor: acionador na coluna para o basculante, cremalheira no de correr, braço no de abrir. Até {width.quarterHp} de largura, 1/4 HP atende o basculante equilibrado; grade de metalon raramente pede mais que a linha residencial.",
            "Basculante leva acionador com braço, deslizante leva motor de chão com cremalheira, e pivotante, um braço em cada folha. Com {width.quarterHp} ou menos, um basculante equilibrado usa 1/4 HP, e os outros ficam na linha residencial.",
            "O basculante equilibrado usa 1/4 HP até {width.quarterHp}. O de correr leva motor de piso com cremalheira, e o que gira, um braço por folha. Em grade de tubo, o residencial quase sempre basta.",
            "Cada abertura tem o seu motor: o que levanta usa acionador lateral, o que corre usa motor no piso com barra dentada, o que gira usa braço por folha. Como o tubo é leve, 1/4 HP serve ao basculante em equilíbrio de até {width.quarterHp}, e os demais ficam na linha de casa.",
            "Por ser leve, o metalon quase nunca exige motor acima do residencial. O basculante com contrapeso acertado, de até {width.quarterHp}, trabalha com 1/4 HP; deslizante pede cremalheira e motor de chão, e pivotante, um motor em cada folha.",
          ],
          [
            "Se a folha for fechada com chapa depois, a conta muda. Cada milímetro de aço soma 7,85 kg por metro quadrado e o vento passa a empurrar.",
            "Revestir a grade mais tarde exige refazer o cálculo, porque a chapa pesa 7,85 kg por metro quadrado em cada milímetro e segura vento.",
            "Pretende fechar com chapa? Decida antes do motor: são 7,85 kg por metro quadrado a cada milímetro, além do vento.",
            "Quem pensa em tapar a grade deve dizer antes, porque uma chapa de um milímetro acrescenta 7,85 kg a cada metro quadrado e faz a folha sofrer com rajadas.",
            "A grade vazada deixa o vento passar; fechada, não. Além disso, o aço pesa 7,85 kg por metro quadrado para cada milímetro de espessura, e o motor escolhido hoje pode ficar pequeno.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no metalon antes", "Tubo, solda e ferrugem"],
        slots: [
          [
            "Olhe com o portão parado e sem mexer em cabo, mola ou contrapeso. Se achar um destes defeitos, ele é reparado antes do motor.",
            "A conferência é visual, com a folha quieta e longe de cabos e contrapeso. O que estiver ruim se conserta primeiro.",
            "Examine a folha imóvel, sem tocar em contrapeso nem cabos. Qualquer item reprovado vem antes da automação.",
            "Percorra a lista com os olhos, sem balançar a folha nem chegar perto do contrapeso. O motor só entra depois do reparo do que estiver ruim.",
            "Tubo fino esconde ferrugem e trinca, por isso olhe de perto a base e os cantos, com tudo parado. Cabos e contrapeso ficam fora desse exame.",
          ],
        ],
        bullets: [
          "Solda trincada nos cantos ou nas travessas",
          "Base do tubo furada ou cedendo ao dedo",
          "Quadro torcido ou folha raspando",
          "Coluna que balança ou tijolo solto",
          "Falta de travessa onde o motor vai puxar",
        ],
      },
      {
        about: "visit",
        headings: ["Como o reforço e o motor são montados", "A montagem no tubo fino"],
        slots: [
          [
            "Uma chapa abraça o tubo no ponto do motor e reparte a força entre duas barras. A solda é feita com a placa desconectada e recebe fundo no mesmo dia; depois vêm força mínima, teste de recuo e controles, em {time.tilting} no basculante.",
            "O técnico prende uma chapa que apanha dois tubos, com solda ou parafuso passante, e pinta o ponto queimado. Só então liga a placa, ajusta a menor força e grava os controles; no basculante, tudo leva {time.tilting}.",
            "O apoio é uma chapa ligada a mais de um tubo, porque uma barra só entorta. Feita a solda com a central desligada e o retoque, regula-se a força e testa-se o recuo, num total de {time.tilting} para o basculante.",
            "Para o tubo não rasgar, a força é dividida por uma chapa presa em duas barras ou mais. Solda, só com a placa fora do circuito, e tinta de fundo logo em seguida; por último se ajusta a força baixa e se confere o recuo. Um basculante toma {time.tilting}.",
            "Comece pelo apoio: uma chapa soldada ou aparafusada que une tubos vizinhos. Protegida a solda contra ferrugem, a central é conectada, os controles são gravados e a força fica no mínimo útil, com teste de reversão; em basculante, conte {time.tilting}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem solda o reforço no metalon?",
        answers: [
          "A chapa do ponto do motor entra no nosso orçamento, visto por foto. Tubo podre, quadro torto e barra nova são serviço do serralheiro.",
          "Nós fazemos o apoio do motor, incluído no orçamento. Refazer tubos ou desempenar o quadro fica com o serralheiro.",
          "O reforço que sustenta o motor é conosco e vem no orçamento. Troca de tubos corroídos ou quadro a desempenar fica para um serralheiro, antes da montagem.",
        ],
      },
      {
        question: "Metalon e galvanizado são a mesma coisa?",
        answers: [
          "Não: metalon é o tubo de aço quadrado ou retangular, que pode ser comum ou galvanizado. O galvanizado leva zinco e resiste mais à ferrugem.",
          "Metalon é a forma, o tubo; galvanizado é a proteção de zinco. Há metalon com e sem ela, e o que tem dura mais.",
          "São coisas diferentes: um nome diz o formato, tubo quadrado ou retangular; o outro, a camada de zinco. Existe metalon galvanizado, que enferruja menos.",
        ],
      },
      {
        question: "O metalon entorta com o motor?",
        answers: [
          "Entorta quando falta reforço ou a força está alta demais. Com chapa no ponto de puxada, batente firme e força mínima, o quadro trabalha sem ceder.",
          "Pode entortar se o motor puxa um tubo só. Reforço que pega duas barras e força regulada para baixo evitam isso.",
          "Não deveria: o risco aparece com apoio em uma barra só ou força exagerada. Batente no lugar, chapa entre dois tubos e regulagem baixa mantêm o quadro reto.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação no de correr?",
        answers: [
          "O deslizante leva {time.sliding}, com cremalheira e base. Trilho torto ou roldana gasta se acertam antes.",
          "Conte {time.sliding} no portão de correr, já com a base e a cremalheira; trilho e roldanas precisam estar bons.",
          "Em geral {time.sliding}, somadas base e cremalheira. Se a roldana está gasta ou o trilho torto, o acerto vem primeiro e alonga o serviço.",
        ],
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
      "trocar chapa portão ferro automatizado",
      "trocar chapa portão automático",
      "trocar chapa portão ferro",
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
        "Portão de alumínio amassado tem conserto: o serralheiro troca a régua ou o perfil, porque a peça desamassada fica marcada; com o quadro torto, compara-se com folha nova. Conosco ficam alinhamento e motor, com regulagem a partir de {price.preventive} em casa, sem peças.",
        "Alumínio amassado se conserta trocando a régua ou o perfil no serralheiro, já que desamassar deixa marca e pode trincar. Se a folha raspa ou pende, não acione: o alinhamento e o motor são conosco, com ajuste a partir de {price.preventive} em residência, fora as peças.",
        "Trocar a chapa do portão é serviço de serralheiro; conosco fica o motor, regulado de novo depois, a partir de {price.preventive} em casa, sem peças, porque o peso muda. Use material parecido: fechamento mais pesado altera o equilíbrio do basculante e a força de que o motor precisa.",
        "Para trocar a chapa do portão de ferro automatizado, o serralheiro corta a velha e solda a nova, com a placa do motor desconectada pelo técnico, porque a solda a queima. Depois nós regulamos o motor para o peso novo, a partir de {price.preventive} em casa, sem peças. Chapa da mesma espessura quase não muda o motor.",
        "Trocar o lambril do portão, ou a chapa por lambril, se faz no serralheiro, sobre o mesmo quadro, se ele está reto. Veja antes se o motor aguenta o peso novo, porque ele muda com o material; a regulagem depois da troca é conosco, a partir de {price.preventive} em casa, sem peças.",
      ],
      price: [
        "O preço de trocar a chapa do portão é do serralheiro, que cobra por metro quadrado, espessura e estado do quadro. Conosco fica o motor: regulá-lo para o peso novo parte de {price.preventive} em casa, sem peças, e contrapeso ou roldana que precise de troca sai por foto.",
        "Chapa, régua e lambril têm preço do serralheiro, por metro quadrado e espessura, e o quadro torto encarece. O acerto do motor para a folha nova é nosso, a partir de {price.preventive} em residência, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O quadro aguenta chapa nova?", "Quadro reto ou torto: como ver"],
        slots: [
          [
            "Com o quadro reto, troca-se só a chapa, a régua ou o lambril. Torto, a peça nova não encaixa, e o serralheiro compara com refazer a folha.",
            "O conserto depende do quadro: alinhado, recebe régua ou chapa nova; empenado, pode sair mais em conta outra folha.",
            "Quem decide é o quadro. Se continua em esquadro, muda-se só o fechamento; se entortou, vale comparar com folha nova.",
          ],
        ],
        steps: [
          "Com o portão fechado e desligado, meça as duas diagonais da folha: iguais, o quadro está reto.",
          "Veja se ela raspa, pende ou saiu do trilho; se sim, não acione nem mexa.",
          "Anote material, espessura e cor da régua ou da chapa.",
          "Fotografe o amassado e o portão inteiro.",
        ],
      },
      {
        about: "causes",
        headings: ["O motor depois da chapa nova", "Peso e equilíbrio mudam"],
        slots: [
          [
            "Chapa mais grossa ou outro material soma quilos, e contrapeso, roldanas e capacidade do motor precisam ser conferidos. No basculante, até poucos quilos desequilibram a folha.",
            "O peso novo muda a força de que o motor precisa e o equilíbrio do basculante, que sente até pouca diferença. Roldana e contrapeso são revistos.",
            "Trocar o fechamento altera o peso: o motor tem de ter folga, as roldanas, aguentar, e o contrapeso do basculante, ser acertado.",
          ],
          [
            "Antes da solda, a central é desconectada, porque a corrente da máquina queima a placa. Parafusar chapa nova sobre a velha dobra o peso e junta água entre as duas.",
            "Avise o serralheiro de que há motor, para a placa ser isolada antes da solda. E não se põe chapa sobre chapa, que pesa em dobro e enferruja por dentro.",
            "Solda com a central ligada queima a placa, por isso ela é isolada. Sobrepor chapas também não vale, pelo peso e pela água que fica no meio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga em cada parte", "Serralheiro e motor: duas contas"],
        slots: [
          [
            "Chapa, régua, perfil e pintura são do serralheiro, por metro quadrado ou por peça. Alinhamento, ferragem e motor são nossos, com valor à parte.",
            "O fechamento e a tinta se orçam na serralheria. O que faz o portão andar, de roldana a motor, vem conosco, separado.",
            "São dois orçamentos: o do metal, com o serralheiro, e o do movimento, que inclui ferragens e motor, conosco.",
          ],
          [
            "Regular o motor para o peso novo parte de {price.preventive} em casa, sem peças. Se ele não aguenta a folha mais pesada, a troca fica de {price.homeSwap}, com a mão de obra.",
            "O acerto do motor sai a partir de {price.preventive} em residência, fora as peças. Folha pesada demais para ele leva à troca, de {price.homeSwap}.",
            "Em casa, a nova regulagem começa em {price.preventive}, sem contar peças, e um motor maior, se preciso, custa de {price.homeSwap} já trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês trocam a chapa ou a régua?",
        answers: [
          "Chapa, régua e perfil são do serralheiro. Nós acertamos roldana, dobradiça, cabo, contrapeso e motor, antes ou depois dele.",
          "Não, isso é da serralheria. O motor, as ferragens e o equilíbrio da folha são conosco.",
        ],
      },
      {
        question: "Dá para endireitar a régua torta?",
        answers: [
          "Quase nunca fica bem: o perfil marca e pode trincar na dobra. O serralheiro troca a régua, se acha o mesmo perfil e a mesma cor.",
          "Em amassado leve, às vezes, mas a marca aparece. Trocar a régua fica melhor.",
        ],
      },
      {
        question: "Não acho o mesmo perfil. E agora?",
        answers: [
          "O serralheiro pode trocar todas as réguas, para ficarem iguais, ou usar a mais próxima num trecho escondido.",
          "Perfil fora de linha leva a trocar o conjunto inteiro de réguas ou a aceitar pequena diferença.",
        ],
      },
      {
        question: "O seguro do carro paga se alguém bateu?",
        answers: [
          "Quem bateu costuma responder, e o seguro dele pode cobrir danos a terceiros. Fotografe antes de consertar e guarde os orçamentos.",
          "Em geral paga o causador, direto ou pelo seguro. Fotos e duas ou três propostas ajudam a cobrar.",
        ],
      },
    ],
    photo: "fotos da chapa, da folha inteira e da etiqueta do motor, com as medidas",
  },
  {
    id: "motor-portao-ferro-4-metros",
    broader: "ferro",
    label: "Motor para portão de ferro de 4 metros",
    phrase: "o motor para portão de ferro de 4 metros",
    asks: [
      "portão ferro 4 metros",
      "portão ferro 4 m",
      "motor portão ferro 4 metros",
      "motor portão ferro 4 m",
      "portão ferro 4 metros motor preço",
      "portão ferro 4 metros motor",
      "ferro 4 metros motor",
      "portão chapa 4 metros",
      "portão chapa 4 metros motor",
      "portão metalon 4 metros",
      "portão metalon 4 metros motor",
      "ferro 4m motor",
      "portão ferro 4m",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do motor para portão de ferro de 4 metros fica de {price.homeSwap} na troca em casa, com mão de obra, se a folha é de correr e comum; em chapa grossa ou muito uso, de {price.heavySwap}. O portão em si é cobrado pela serralheria.",
        "Num portão de ferro de 4 metros com motor, o preço da automação é {price.homeSwap} na troca em casa, mão de obra incluída, ou {price.heavySwap} quando a folha pesa como a de prédio. A folha é orçada à parte, pelo serralheiro.",
        "Para portão de ferro de 4 metros, conte só de motor {price.homeSwap}, com o trabalho, na troca residencial em folha de correr, e {price.heavySwap} na pesada. De abrir, são dois motores, {price.homeSwapTwice}; a folha quem cobra é o serralheiro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O peso do portão de 4 metros e o motor", "Que motor serve em 4 metros"],
        slots: [
          [
            "Uma folha de 4 por 2,2 metros em grade pesa, em geral, de 90 a 150 kg, e em chapa fechada, de 120 a 200 kg. Some um terço: 150 kg pedem motor para 200 kg ou mais.",
            "Com 2,2 metros de altura são quase 9 m²: perto de 90 a 150 kg em grade, de 120 a 200 kg em chapa. Para 180 kg, a etiqueta deve indicar 240 kg.",
            "Grade nessa medida fica entre 90 e 150 kg, e chapa fechada, entre 120 e 200 kg. A capacidade do motor vai um terço acima disso.",
          ],
        ],
        bullets: [
          "De correr: um deslizante, com lado livre de 4 metros; o mais comum.",
          "De abrir: duas folhas de 2 metros, um motor em cada.",
          "Basculante: o 1/4 HP só vai até {width.quarterHp}; 4 metros pedem 1/2 HP ou dois acionadores.",
          "Prédio ou empresa: motor de uso intenso, mesmo com folha média.",
        ],
      },
      {
        about: "cost",
        headings: ["O que faz o preço subir", "O que entra além do motor"],
        slots: [
          [
            "Na primeira automação somam-se base de concreto, pelo menos 4 metros de cremalheira e o ponto de energia. Quem já tem motor aproveita boa parte disso.",
            "Portão ainda manual leva base, cremalheira no comprimento da folha, que passa de 4 metros, e circuito próprio com terra. Na troca, isso costuma ficar.",
            "Base, 4 metros ou mais de cremalheira e energia entram quando o portão nunca foi automático. Trocando um motor, quase tudo se aproveita.",
          ],
          [
            "Roldana gasta, trilho torto ou folha empenada se acertam antes, ou o motor trabalha forçado. Em ferro, confira também a ferrugem na parte de baixo.",
            "Se a folha não corre leve na mão, roldana e trilho vêm antes do motor. Travessa enferrujada é serviço do serralheiro.",
            "Acerto de trilho, roldana e ferrugem é feito primeiro, pois ferro pesado em roda gasta queima o motor.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva", "Prazo da instalação"],
        slots: [
          [
            "No portão de correr a montagem leva {time.sliding}; em folha pesada, {time.heavy}. Base de concreto nova precisa curar cerca de uma semana antes.",
            "Conte {time.sliding} em deslizante comum e {time.heavy} em folha pesada, fora a cura da base, de uns sete dias quando é nova.",
            "São {time.sliding} de serviço, ou {time.heavy} se a folha é pesada. Concreto fresco na base pede por volta de uma semana de espera.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual tipo de abertura é melhor em 4 metros de ferro?",
        answers: [
          "De correr, se há lado livre de 4 metros e piso nivelado. Sem isso, duas folhas de 2 metros.",
          "O de correr dá menos trabalho ao motor. Duas folhas servem onde falta parede ao lado.",
        ],
      },
      {
        question: "Um motor de 1/4 HP serve em portão de ferro de 4 metros?",
        answers: [
          "No de correr, sim, se o peso couber na etiqueta com um terço de folga. No basculante, não.",
          "Só em deslizante leve. Basculante dessa largura passa do limite de {width.quarterHp}.",
        ],
      },
      {
        question: "Vocês fazem o portão de ferro?",
        answers: [
          "Não: a folha é do serralheiro. O motor, a base e a ligação são conosco.",
          "A folha vem da serralheria. Nós vendemos e instalamos o motor, com {warranty.installation} de garantia na instalação.",
        ],
      },
      {
        question: "Posso parcelar?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão, motor e mão de obra juntos.",
          "Sim: até {shop.instalments} parcelas no cartão, ou Pix.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a altura, e outra do piso e do trilho",
  },
  {
    id: "fechado-ou-vazado-seguro",
    broader: "ferro",
    label: "Portão fechado ou vazado: qual é mais seguro",
    phrase: "a escolha entre portão fechado e vazado pela segurança",
    asks: [
      "fechado ou vazado seguro",
      "fechado ou vazado protege",
      "fechado ou gradeado protege",
      "gradeado ou fechado protege mais",
      "chapa ou grade protege mais",
      "fechado ou vazado ladrão",
      "vazado ou fechado seguro",
      "fechado vazado mais seguro",
      "portão fechado vazado segurança",
      "fechado ou gradeado seguro",
      "gradeado ou fechado seguro",
      "fechado ou aberto seguro",
      "chapa ou grade seguro",
      "grade ou chapa seguro",
      "chapa ou gradil seguro",
      "gradil ou chapa seguro",
      "portão fechado mais seguro",
      "portão vazado mais seguro",
      "portão vazado é seguro",
      "portão fechado é seguro",
      "portão fechado ou de grade segurança",
      "qual portão mais seguro fechado",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Portão fechado ou vazado, qual é mais seguro? O fechado, na maioria das casas: esconde a rotina, não serve de escada e ninguém alcança a trava. O vazado ganha onde a rua vigia, porque deixa ver quem está na calçada; nos dois, a segurança vem da trava e da folha firme.",
        "O portão fechado é mais seguro que o vazado contra quem observa e contra quem sobe, e o vazado é mais seguro na hora de abrir, porque mostra a calçada. Em rua vazia, feche; em rua movimentada, grade vertical serve, e trava elétrica importa nos dois.",
        "Mais seguro, para a maioria, é o portão fechado: não mostra o carro, não dá apoio para o pé e protege o botão. O vazado compensa com vizinhança atenta e barras verticais; para o motor, no basculante de até {width.quarterHp}, o kit é o mesmo, desde {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fechado e vazado, lado a lado", "O que cada um protege"],
        slots: [
          [
            "Cada fechamento ganha num ponto, e a rua decide qual pesa mais.",
            "Compare pelo que acontece na sua rua.",
            "Nenhum vence em tudo, e a lista mostra onde cada um ganha.",
          ],
        ],
        bullets: [
          "Rotina e carro escondidos: fechado",
          "Ver quem está na calçada antes de abrir: vazado",
          "Subir apoiando o pé: fechado resiste; grade horizontal vira escada",
          "Alcançar trava ou botão com a mão: fechado impede",
          "Vizinho e ronda enxergarem um estranho lá dentro: vazado",
          "Vento e peso: vazado poupa o motor",
        ],
      },
      {
        about: "safety",
        headings: ["O que conta mais que o fechamento", "Reforços que valem nos dois"],
        slots: [
          [
            "Trava elétrica, que segura a folha forçada, e guia com batente que não deixem erguer o portão de correr valem mais que trocar a folha. O botão fica longe do alcance da rua.",
            "Antes de trocar a folha, ponha trava elétrica e confira guia e batente, por onde se força o portão. Tire o botão do alcance de quem está fora.",
            "O que resiste é a trava elétrica, com guia e batente firmes. Nenhum botão de abrir deve ficar ao alcance de um braço pela grade.",
          ],
          [
            "Some controle de código rolante, que não se copia em chaveiro, e luz com sensor na frente. No vazado, use barras verticais com vão em que não passe braço.",
            "Código rolante no controle e luz com sensor completam. Se for vazado, barras na vertical e vão estreito.",
            "Complete com luz de presença e controle rolante, que resiste à cópia. Em grade, prefira barra vertical e vão menor que um braço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda para o motor", "Peso, vento e preço do motor"],
        slots: [
          [
            "Fechada em chapa, a folha de aço com quadro pesa de 10 a 21 kg por metro quadrado e pega vento, então o motor precisa de folga. No de correr, a troca em casa fica de {price.homeSwap}.",
            "A chapa leva a folha a 10 ou até 21 kg por metro quadrado, com o quadro, e vira vela no vento. Motor de correr com mais capacidade, na troca em casa, vai de {price.homeSwap}.",
            "Folha fechada de aço pesa entre 10 e 21 kg por metro quadrado e segura o vento. Se o motor de correr ficou pequeno, trocá-lo em casa custa de {price.homeSwap}.",
          ],
          [
            "Fechar uma grade existente é do serralheiro; depois conferimos contrapeso ou roldana e regulamos a força, a partir de {price.preventive} em casa, sem peças. Policarbonato fecha a vista com bem menos peso.",
            "O serralheiro põe a chapa, e nós refazemos equilíbrio e força, em visita desde {price.preventive} na residência, fora peças. O policarbonato é a opção leve.",
            "Depois que o serralheiro fecha a grade, o motor é regulado para o peso novo, o que em casa começa em {price.preventive}, sem peças. Para pesar pouco, use policarbonato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pôr chapa na grade deixa o portão mais seguro?",
        answers: [
          "Deixa mais reservado, mas o peso cresce: confira motor, roldana e contrapeso antes. A trava continua sendo o que resiste à força.",
          "Ajuda, com o peso conferido. Policarbonato fecha a vista e pesa bem menos.",
        ],
      },
      {
        question: "Grade na horizontal é perigosa?",
        answers: [
          "Serve de degrau e facilita a entrada. Se já está feita, feche a metade de baixo por dentro.",
          "Sim, vira escada, inclusive para criança. Um fechamento na parte de baixo resolve.",
        ],
      },
      {
        question: "O motor segura o portão contra arrombamento?",
        answers: [
          "Segura em parte, porque a engrenagem resiste ao empurrão. Quem resiste à força é a trava elétrica, que a central solta ao abrir.",
          "Não sozinho. Some uma trava elétrica e, no de correr, guia e batente que não deixem erguer a folha.",
        ],
      },
      {
        question: "Dá para fazer parte fechada e parte vazada?",
        answers: [
          "Dá: chapa até a altura do peito e ripado em cima esconde o carro e deixa ver a calçada.",
          "Sim, e é comum. O ripado fino também esconde e pesa menos que a chapa inteira.",
        ],
      },
    ],
    photo: "uma foto do portão por fora e outra por dentro, com a largura e a altura",
  },
  {
    id: "fazer-portao-de-ferro",
    broader: "ferro",
    label: "Onde fazer portão de ferro",
    phrase: "a fabricação do portão de ferro",
    asks: [
      "onde fazer portão",
      "onde fazer portão ferro",
      "onde fazer portão social",
      "onde fazer portão social ferro",
      "fazer portão ferro",
      "fazer portão social",
      "fazer portão social ferro",
      "quem faz portão ferro",
      "quem faz portão social",
      "quem faz portão social ferro",
      "onde mandar fazer portão ferro",
      "onde comprar portão ferro",
      "onde comprar portão social",
      "fabricar portão ferro",
      "fabricar portão social",
      "fabricação portão ferro",
      "faz portão ferro",
      "preciso fazer portão ferro",
      "onde faz portão",
      "serralheiro faz portão ferro",
      "fábrica portão ferro",
    ],
    intent: "question",
    answers: {
      any: [
        "Onde fazer portão social de ferro: na serralheria do bairro, que faz a folha sob medida e cobra por metro quadrado e desenho. A nossa parte é o que faz abrir, fechadura elétrica, interfone e motor; confira conosco, antes da solda, que espaço e reforço a folha precisa ter.",
        "Portão de ferro, social ou de garagem, quem faz é o serralheiro; nós não fabricamos a folha. Instalamos a fechadura elétrica no social e o motor na garagem, a partir de {price.lowest} no kit basculante instalado, e dizemos antes que chapa e eletroduto deixar prontos.",
        "Para fazer portão social de ferro {em}, peça dois ou três orçamentos em serralherias, com medida, espessura do tubo e galvanização por escrito. Depois entramos nós, com fechadura elétrica e interfone no social e motor na garagem, que no basculante parte de {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pedir ao serralheiro", "Como encomendar o portão de ferro"],
        slots: [
          [
            "Dois ou três orçamentos com a mesma lista se comparam; sem lista, cada um orça uma coisa. Leve isto por escrito.",
            "Leve a mesma lista a duas ou três serralherias e compare item por item. Peça tudo no papel.",
            "Preço só se compara com o mesmo pedido. Use esta relação em todas as serralherias.",
          ],
        ],
        bullets: [
          "Largura e altura do vão, medidas por quem vai fazer",
          "Espessura do tubo e da chapa",
          "Aço galvanizado ou fundo anticorrosivo e cor",
          "Furo de saída de água na base dos tubos",
          "Dobradiça ou roldana que aguente o peso",
          "Prazo, transporte, instalação e garantia",
        ],
      },
      {
        about: "what",
        headings: ["O que deixar pronto para a automação", "Fechadura e motor: pensar antes da solda"],
        slots: [
          [
            "No social, peça chapa para a fechadura elétrica e um eletroduto até o interfone. Lado de abertura e batente se decidem no desenho, porque mudar depois da solda custa caro.",
            "Portão social com abertura elétrica precisa de reforço na altura da fechadura e de cano para o fio. Defina antes para que lado abre e onde bate.",
            "Deixe no desenho do social o lugar da fechadura, o cano do interfone e o sentido de abrir. Refazer solda depois encarece.",
          ],
          [
            "No de garagem, o quadro leva reforço onde o braço ou a cremalheira se prende, e a coluna recebe o ponto de energia. O peso da folha, 7,85 kg por metro quadrado e milímetro de chapa, decide o motor.",
            "Na garagem, peça chapa reforçada no ponto de tração e conduíte até a coluna. Anote a espessura: cada milímetro soma 7,85 kg por metro quadrado e muda o motor.",
            "O portão de garagem precisa de reforço onde o motor puxa e de energia na coluna. Chapa grossa pesa, 7,85 kg por m² a cada milímetro, e pede motor maior.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A nossa parte, com preço", "O que nós orçamos"],
        slots: [
          [
            "Motor em basculante de até {width.quarterHp} parte de {price.lowest} instalado; no social, a fechadura elétrica custa mais que o fecho elétrico e menos que o conjunto com interfone de vídeo. Regular uma folha nova que raspa, em casa, parte de {price.preventive}, sem peças.",
            "O kit basculante até {width.quarterHp}, instalado, começa em {price.lowest}. Para o social, o fecho sai mais em conta, a fechadura elétrica fica no meio e o interfone com vídeo, em cima; folha que não encosta se regula desde {price.preventive} em casa, sem peças.",
            "Automatizar basculante de até {width.quarterHp} custa a partir de {price.lowest}, com instalação. No social, do fecho à fechadura e ao vídeo, o preço sobe; e o ajuste de folha que raspa começa em {price.preventive} em casa, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa um portão de ferro?",
        answers: [
          "A folha é cobrada pelo serralheiro, por metro quadrado, espessura e desenho; chapa fechada e galvanizado encarecem. Motor e fechadura são orçados por nós.",
          "Depende de tamanho, tubo e desenho, e quem cobra é a serralheria. Peça três preços com a mesma lista.",
        ],
      },
      {
        question: "Vocês indicam serralheiro?",
        answers: [
          "Não trabalhamos com indicação fixa. Veja um portão já feito por ele e peça garantia por escrito.",
          "Peça nome a vizinhos com portão parecido e olhe solda e pintura de um serviço pronto.",
        ],
      },
      {
        question: "Dá para consertar o portão velho em vez de fazer outro?",
        answers: [
          "Muitas vezes: roldana, dobradiça e regulagem são conosco; trecho podre é do serralheiro.",
          "Se o quadro está firme, sim. Ferrugem só na base se corta e refaz por menos que uma folha nova.",
        ],
      },
      {
        question: "Portão social pode abrir pelo interfone?",
        answers: [
          "Pode, com fechadura elétrica, fecho ou eletroímã ligados ao interfone, cada um com sua fonte.",
          "Sim: instala-se fecho, fechadura elétrica ou eletroímã, e o botão do interfone abre.",
        ],
      },
    ],
    photo: "uma foto do vão ou do portão atual, com a largura e a altura",
  },
  {
    id: "basculante-de-chapa",
    broader: "basculante",
    label: "Portão basculante de chapa",
    phrase: "o portão basculante de chapa",
    asks: [
      "portão chapa basculante",
      "portão basculante chapa",
      "basculante chapa",
      "basculante chapa fechada",
      "basculante chapa aço",
      "portão basculante fechado chapa",
      "basculante chapa lisa",
      "basculante chapa garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos motor e consertamos portão basculante de chapa {em}. Com o contrapeso certo, uma folha de até {width.quarterHp} usa o motor de 1/4 HP, a partir de {price.lowest} instalado; mais larga ou em chapa grossa, pede 1/3 HP ou mais, e a folha nova é do serralheiro.",
        "No portão basculante de chapa, cuidamos {em} do motor, do cabo, do contrapeso e da roldana. O motor instalado parte de {price.lowest} em folha de até {width.quarterHp} equilibrada, e acima disso a chapa pede mais potência.",
        "O portão basculante de chapa leva motor como o de grade, desde que o contrapeso seja acertado para o peso maior. Até {width.quarterHp} de largura, o 1/4 HP atende, desde {price.lowest} instalado; em folha mais larga ou chapa grossa, 1/3 HP ou mais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor pela largura da folha", "Que motor a chapa pede"],
        slots: [
          [
            "Até {width.quarterHp}, equilibrada e em uso de casa, a chapa anda com 1/4 HP, em {opening.padrao} no Padrão e {opening.speedy} no Speedy. Acima dessa largura ou com revestimento, é 1/3 HP ou mais.",
            "Folha de até {width.quarterHp} usa 1/4 HP e abre em {opening.padrao} no Padrão ou {opening.speedy} no Speedy. Mais larga ou revestida pede 1/3 ou 1/2 HP.",
            "O 1/4 HP move até {width.quarterHp}, em {opening.padrao} ou {opening.speedy}, conforme o kit. Chapa grossa e largura maior levam a 1/3 HP ou acima.",
          ],
          [
            "A chapa de aço pesa 7,85 kg por metro quadrado a cada milímetro, então uma folha de 2,5 por 2,2 metros em 1,2 mm passa de 50 kg só de chapa. Motor mais forte não substitui contrapeso.",
            "Em chapa de 1,2 mm, uma folha de 2,5 por 2,2 metros tem mais de 50 kg, sem o quadro. Esse peso é do contrapeso, e não do motor.",
            "Cada milímetro vale 7,85 kg por m²: 2,5 por 2,2 metros em 1,2 mm somam mais de 50 kg, fora o quadro. Quem carrega isso é o contrapeso.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["O que costuma dar defeito na chapa", "Sinais de que ele precisa de ajuste"],
        slots: [
          [
            "Compare o que você vê com estes sinais, sem mexer na folha. Nos dois últimos, pare de usar e desligue o disjuntor.",
            "Cada sinal aponta uma parte. Cabo e descida rápida são os mais graves e pedem o disjuntor desligado.",
            "Olhe de longe, com o portão fechado. Sinal de cabo ou de queda para o portão na hora.",
          ],
        ],
        bullets: [
          "Chapa que treme: rebite ou solda solta no quadro",
          "Bolha na tinta na base: ferrugem por baixo",
          "Batida no fim: força ou fim de curso fora do ponto",
          "Folha que desce depressa ou torta: contrapeso, cabo ou roldana",
          "Cabo desfiado: risco de queda, e ninguém fica embaixo",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita", "O que fazemos no basculante de chapa"],
        slots: [
          [
            "O técnico escora a folha, confere cabos e roldanas, trocados em par, e acerta o equilíbrio antes de mexer no motor. A instalação leva {time.tilting}.",
            "Escorada, a folha é equilibrada, com cabos sempre em par, e o motor vem depois. A montagem de um motor leva {time.tilting}.",
            "Primeiro escora e equilíbrio, com cabo trocado em par se gasto; depois o motor, instalado em {time.tilting}.",
          ],
          [
            "Quando basta regular e lubrificar, a visita em casa parte de {price.preventive}, sem peças. O fim é sempre o mesmo: a força mais baixa que completa o curso, e ciclos de teste.",
            "Só ajuste, em residência, começa em {price.preventive}, fora peças. A força termina no mínimo que abre e fecha, com vários ciclos de teste.",
            "A regulagem residencial custa a partir de {price.preventive}, sem contar peças. A entrega é com a menor força possível e ciclos repetidos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chapa ou grade no basculante: muda o motor?",
        answers: [
          "Até {width.quarterHp} e equilibrado, não: muda o contrapeso. Acima disso, a chapa pode pedir mais potência, e o vento empurra mais.",
          "Não muda até {width.quarterHp}, com contrapeso acertado. Além dessa largura, o peso e o vento da chapa contam.",
        ],
      },
      {
        question: "Posso pôr chapa no meu basculante de grade?",
        answers: [
          "Só com o contrapeso refeito pelo técnico: a chapa soma perto de 8 kg por metro quadrado a cada milímetro. Sem isso, a folha cai.",
          "Pode, desde que o contrapeso seja refeito. Uma folha de 5 m² ganha uns 40 kg por milímetro.",
        ],
      },
      {
        question: "Vocês fazem o portão de chapa novo?",
        answers: [
          "A folha é do serralheiro. Nós instalamos o motor e deixamos o conjunto equilibrado.",
          "Não fabricamos a folha. O motor, os cabos e o equilíbrio são conosco.",
        ],
      },
      {
        question: "Portão de chapa esquenta ou faz mais barulho?",
        answers: [
          "A chapa vibra e pega vento; manta antirruído por dentro e rebites firmes resolvem a maior parte. Pintura clara reduz o calor.",
          "Faz mais barulho e aquece ao sol. Manta interna, rebite firme e cor clara melhoram.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura e a altura, e outra da parte de baixo",
  },
];
