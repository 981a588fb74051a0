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
        "O motor para portão pesado precisa ter capacidade um terço acima do peso da folha e aguentar as aberturas do dia sem esquentar. No de correr, usa-se deslizante de uso intenso com cremalheira de aço, e no de abrir, um braço reforçado por folha. A troca fica de {price.heavySwap}, com mão de obra.",
        "Para portão muito pesado, escolha um motor cuja ficha traga um terço a mais que os quilos da folha e ciclos por hora para o seu uso. O deslizante reforçado trabalha com cremalheira de aço, e o portão de abrir recebe um braço forte em cada folha. Trocar custa de {price.heavySwap}, com o serviço.",
        "Um portão de ferro ou de chapa muito pesado funciona com motor reforçado, que mova um terço além do peso da folha, desde que ela ande leve antes da instalação. A troca, com mão de obra, fica de {price.heavySwap}. No portão ainda manual, somam-se base de concreto, cremalheira de aço e ponto de energia.",
        "Qual motor usar em portão pesado depende dos quilos da folha, com folga de um terço, e de quantas vezes ela abre por dia. O deslizante reforçado com cremalheira de aço atende o de correr. A troca fica de {price.heavySwap}, com o serviço, e o portão manual soma base e energia.",
      ],
      price: [
        "O motor para portão pesado custa, na troca, de {price.heavySwap}, com mão de obra, conforme o peso da folha e as aberturas por dia. Se o portão ainda é manual, somam-se base e cremalheira de aço. Folha de casa mais leve do que parece cabe na faixa residencial, de {price.homeSwap}.",
        "Trocar o motor de um portão pesado fica de {price.heavySwap}, com o serviço, e o valor sobe com os quilos da folha e com o uso. Se o peso couber em um motor residencial, a faixa é de {price.homeSwap}. Base e cremalheira só entram na primeira instalação.",
        "De {price.heavySwap} é quanto custa o motor para portão pesado na troca, com a mão de obra incluída. O valor cai para a faixa de {price.homeSwap} se a folha ainda cabe em modelo residencial. Quem automatiza agora paga também a cremalheira e a base.",
        "O preço do motor de portão pesado, instalado no lugar do antigo, vai de {price.heavySwap}, e fica mais alto com mais quilos e mais uso. Uma folha dentro do limite residencial sai na faixa de {price.homeSwap}. No portão manual, base e cremalheira são orçadas à parte.",
      ],
      installation: [
        "Dá para colocar motor em portão pesado de ferro, chapa ou grade, desde que a folha ande leve na mão. O de correr recebe deslizante de uso intenso com cremalheira de aço, e o de abrir, um braço reforçado por folha. Com mão de obra, fica de {price.heavySwap}, e base, solda e reforço são orçados à parte.",
        "Colocar motor em portão de chapa pesado é possível quando a folha se move sem esforço. No de correr vai motor de uso intenso com cremalheira de aço, e no basculante o contrapeso precisa ser acertado antes. O motor com mão de obra custa de {price.heavySwap}, fora base e solda.",
        "A instalação de motor em portão pesado é possível quando a folha corre leve no trilho ou gira sem prender. No de correr, usa-se deslizante reforçado com cremalheira de aço; no de abrir, um braço forte por folha. A troca fica de {price.heavySwap}, com mão de obra. Base e solda são orçadas à parte.",
        "Portão pesado de ferro ou chapa recebe motor, contanto que ande leve antes da instalação. O de correr leva cremalheira de aço e motor de uso intenso, e o de abrir, um braço reforçado em cada folha. O valor com o serviço é de {price.heavySwap}, mais base ou solda quando faltam.",
      ],
      question: [
        "Sim, portão muito pesado aguenta motor, se a folha anda leve na mão e o modelo tem capacidade um terço acima do peso dela. O de correr usa deslizante de uso intenso, e o de abrir, um braço reforçado por folha. A troca, com mão de obra, fica de {price.heavySwap}.",
        "Sim, desde que a folha pesada se mova sem esforço e o motor escolhido tenha folga de um terço nos quilos. Usa-se deslizante de uso intenso no portão de correr e braço reforçado em cada folha no de abrir. Trocar o motor, com mão de obra, custa de {price.heavySwap}.",
        "Sim, porque o que impede o motor não é o peso, e sim a folha que prende. Com ela leve na mão e um modelo de uso intenso, com capacidade um terço acima dos quilos, o portão pesado funciona bem. A troca, com o serviço, custa de {price.heavySwap}.",
      ],
      buying: [
        "O motor para portão pesado precisa ter capacidade um terço acima do peso da folha e aguentar as aberturas do dia sem esquentar. No de correr, usa-se deslizante de uso intenso com cremalheira de aço, e no de abrir, um braço reforçado por folha. A troca fica de {price.heavySwap}, com mão de obra.",
        "O melhor motor para portão pesado é o que traz na ficha um terço a mais que os quilos da folha e ciclos por hora para o seu uso. Em portão de correr, escolha um deslizante de uso intenso com cremalheira de aço. A troca, com mão de obra, custa de {price.heavySwap}.",
        "Motor com freio para portão pesado compensa em piso com leve caimento, lugar de vento ou folha que demora a parar, porque segura o portão no ponto em que ele para. Esse motor precisa mover um terço além do peso do portão e usar cremalheira de aço no de correr. A troca fica de {price.heavySwap}, com mão de obra.",
        "O melhor motor para portão basculante pesado é o de 1/2 HP ou mais, com braço e acionador do mesmo porte, porque o de 1/4 HP vai só até {width.quarterHp} de largura. O contrapeso é acertado antes pelo técnico. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha muito grande.",
        "Para portão basculante pesado, escolha o motor pela largura, com o contrapeso em ordem: até {width.quarterHp} serve o kit de 1/4 HP, por {models.pricesOr} instalado, e acima disso entra o de 1/2 HP. A troca por modelo maior fica de {price.homeSwap} em casa, com mão de obra.",
        "Ao comprar motor para portão pesado, compare na ficha os quilos, que devem passar em um terço os da folha, e os ciclos por hora. O portão de correr usa deslizante reforçado com cremalheira de aço. A troca, com mão de obra incluída, fica de {price.heavySwap}.",
        "Para escolher o motor de um portão de ferro ou chapa perto de 1.000 kg, some um terço ao peso da folha e procure essa capacidade na ficha, em linha de uso intenso. A cremalheira é de aço e a base, de concreto. A troca custa de {price.heavySwap}, com o serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor para cada tipo de portão pesado", "Motor com folga para portão pesado"],
        slots: [
          [
            "No portão de correr, o motor se escolhe pelos quilos da ficha, com um terço de folga, e usa cremalheira de aço. No de abrir contam o peso e o comprimento da folha. No basculante o contrapeso leva o peso, e o de 1/4 HP atende até {width.quarterHp} de largura; acima disso, usa-se 1/2 HP ou mais.",
            "O deslizante pesado usa motor com capacidade um terço acima da folha, dentes de aço e base de concreto. Na folha de abrir, respeitam-se o limite de peso e o de comprimento. O basculante se escolhe pela largura, com o contrapeso acertado: 1/4 HP até {width.quarterHp} e 1/2 HP ou maior daí em diante.",
            "Em folha de correr, some um terço ao peso, procure esse número na ficha e use cremalheira de aço. Em folha de abrir, confira o peso e também o comprimento. Já no basculante o motor não ergue a folha sozinho: com contrapeso em ordem, 1/4 HP serve até {width.quarterHp}, e larguras maiores usam 1/2 HP.",
            "Cada tipo de portão tem a sua conta. O de correr usa motor com capacidade um terço maior que a folha e cremalheira de aço, e o de abrir respeita o peso e o comprimento da ficha. No basculante equilibrado, 1/4 HP vai até {width.quarterHp} de largura, e acima entram 1/2 HP ou mais.",
            "A ficha do motor de correr precisa mostrar um terço a mais que o peso da folha, e a cremalheira é de aço. A do motor de abrir traz dois limites, de peso e de comprimento. No basculante decide a largura, porque quem carrega é o contrapeso: até {width.quarterHp} basta 1/4 HP, e mais que isso pede 1/2 HP.",
          ],
          [
            "Alguns motores têm freio, que segura a folha no ponto em que ela para e ajuda em rampa ou com vento. Confira também os ciclos por hora, o número de aberturas que ele faz sem esquentar.",
            "Em lugar de vento ou com pequeno caimento, o motor com freio impede que a folha ande depois de parar. Se o portão abre o dia todo, os ciclos por hora da ficha contam tanto quanto os quilos.",
            "O freio mantém a folha parada sob vento ou em leve descida. Some a isso os ciclos por hora, que limitam as aberturas seguidas, sobretudo em prédio e empresa.",
            "Onde venta muito ou o piso não é bem plano, prefira motor com freio, que não deixa a folha escapar ao parar. Os ciclos por hora dizem quantas aberturas ele aguenta antes de esquentar.",
            "Dois dados da ficha completam a escolha: o freio, que deixa a folha onde parou, e os ciclos por hora, que medem quanto uso seguido o motor suporta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Pesado de origem ou pesado por defeito", "Antes de comprar um motor maior"],
        slots: [
          [
            "Portão que era leve e ficou pesado tem roldana, dobradiça, trilho ou contrapeso com defeito, e um motor maior só adia a quebra. Se a folha ganhou chapa ou madeira, o peso mudou de verdade e o motor é recalculado.",
            "Se o portão pesou com o tempo, há peça gasta no trilho, nas rodas, nas dobradiças ou no contrapeso. O conserto vem antes, porque a força extra vai toda para a engrenagem. Só um revestimento novo muda a conta do motor.",
            "Uma folha que endureceu de um ano para outro precisa de conserto em dobradiça, trilho, roldana ou contrapeso, e não de potência. Chapa ou madeira acrescentada é outro caso, porque aumenta o peso de fato e exige novo cálculo.",
            "Repare se o portão sempre foi assim. O que ficou duro com os anos tem roldana, trilho, dobradiça ou contrapeso a consertar, e potência maior só quebra outra peça. O que recebeu revestimento precisa de motor recalculado.",
            "Motor grande em folha defeituosa dura pouco, e por isso rodas, trilho, dobradiças ou contrapeso são corrigidos antes. Só o acréscimo de madeira ou de chapa justifica, por si, mais potência.",
          ],
          [
            "Para estimar o peso, conte perto de 8 kg por metro quadrado para cada milímetro de chapa de aço e some um terço pelo quadro. Não destrave basculante pesado para testar, porque a folha pode cair.",
            "Uma chapa de aço pesa uns 8 kg por metro quadrado a cada milímetro de espessura, e o quadro soma mais um terço. O teste na mão de um basculante é do técnico, já que a folha solta pode despencar.",
            "A conta rápida é de 8 kg por m² para cada milímetro de chapa, com um terço a mais pela estrutura. Basculante não se solta para medir, pois a folha pode descer de uma vez.",
            "Multiplique a área em metros quadrados pelos milímetros da chapa e por 8 para ter os quilos do aço, e some um terço pelo quadro. O basculante fica travado durante essas medidas, pelo risco de cair.",
            "Cada milímetro de chapa soma perto de 8 kg por metro quadrado, e a estrutura, mais um terço disso. Meça com o portão fechado e sem soltar basculante, que pode cair.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como o peso muda o preço", "O que soma no preço do portão pesado"],
        slots: [
          [
            "Em casa, folha de até uns 600 kg com poucas aberturas fica na faixa residencial, de {price.homeSwap} na troca. Acima disso, ou em condomínio, usa-se a linha de uso intenso, e o serviço leva {time.heavy}.",
            "Até perto de 600 kg, abrindo pouco, o motor ainda é residencial, e a troca fica de {price.homeSwap}. Com mais peso ou uso coletivo, o motor precisa ser da linha de uso intenso, que custa mais e leva {time.heavy} para montar. Base nova, cremalheira de aço e reparo da folha são somados quando faltam.",
            "O limite da faixa residencial, de {price.homeSwap} na troca, fica em uns 600 kg com poucas aberturas. Folha maior ou garagem coletiva precisa de motor de uso intenso, com {time.heavy} de montagem.",
            "A divisão fica perto dos 600 kg. Abaixo, com pouco uso, a troca residencial é de {price.homeSwap}; acima, ou em garagem de prédio, o motor é de uso intenso e se monta em {time.heavy}.",
            "Folha residencial pesada paga de {price.homeSwap} na troca enquanto não passa de uns 600 kg e abre pouco. Mais quilos ou uso coletivo levam ao motor de uso intenso, cuja instalação dura {time.heavy}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos HP para portão pesado?",
        answers: [
          "No de correr, 1/2 HP costuma mover folha de até uns 750 kg, e acima disso se usa 1 HP ou mais. Confirme nos quilos da ficha, porque motores de mesmo HP têm capacidades diferentes.",
          "Em geral, 1/2 HP até perto de 750 kg no deslizante e 1 HP ou mais daí para cima. Antes dos HP, olhe a capacidade em quilos do modelo.",
          "Conte 1/2 HP para deslizante de até cerca de 750 kg e 1 HP ou mais além disso. A potência sozinha engana, e o que vale é a capacidade em quilos da ficha.",
        ],
      },
      {
        question: "Portão de ferro de 4 metros é pesado?",
        answers: [
          "Em chapa fechada, sim: 4 metros por 2,5 em chapa de 2 mm passam de 200 kg com o quadro. Em gradil pesa bem menos.",
          "Costuma ser, se for de chapa: com 2,5 metros de altura e 2 mm de espessura, passa dos 200 kg. O de grade fica bem abaixo.",
          "Sendo de chapa de 2 mm, com 2,5 metros de altura, ele pesa mais de 200 kg com o quadro. Uma grade do mesmo tamanho pesa bem menos.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.heavy}, com base e energia prontas. Base de concreto nova ainda precisa secar antes de receber o motor.",
          "A montagem leva {time.heavy}, e uma base de concreto feita na ocasião acrescenta o tempo de cura.",
          "Conte {time.heavy} com tudo preparado. Se for preciso fazer a base de concreto, some o tempo de secagem.",
        ],
      },
      {
        question: "O basculante pesado precisa de dois motores?",
        answers: [
          "Em geral, não: um motor de potência certa basta, se o contrapeso equilibra a folha. Dois acionadores, um por coluna, são usados só em folha muito larga.",
          "Só em folha muito larga, com um acionador em cada coluna. Nas outras, contrapeso bem acertado e um motor da potência indicada resolvem.",
          "Normalmente um só resolve, contanto que a folha esteja equilibrada. O par, com um acionador de cada lado, fica para larguras grandes.",
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
        "O motor de portão para garagem pequena se escolhe pelo espaço que falta. Sem parede livre ao lado, serve o basculante, com o motor na lateral, fora do chão: o de 1/4 HP, para folha de até {width.quarterHp}, custa {price.padrao} instalado. Com o carro rente ao portão e parede ao lado, serve o de correr, orçado por foto; o de abrir toma o espaço do giro.",
        "Para portão leve e pequeno, basta o motor mais simples. No basculante de até {width.quarterHp}, o de 1/4 HP custa {price.padrao} instalado. No de correr, use um modelo de entrada com cremalheira de nylon: a troca em casa fica de {price.homeSwap}, e a folha leve tende ao começo da faixa.",
        "O motor bom para portão leve, de grade ou alumínio, é o residencial de entrada, porque potência a mais não traz ganho. Em basculante até {width.quarterHp}, o 1/4 HP sai por {price.padrao} instalado. Nos outros tipos, trocar o motor custa de {price.homeSwap}, com mão de obra.",
        "Se o portão é leve e pequeno, o motor mais barato atende. O kit de 1/4 HP, por {price.padrao} com instalação, move basculante de até {width.quarterHp}. No de correr ou de abrir, escolha o menor modelo da linha residencial, de {price.homeSwap} na troca em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor para portão leve", "O motor suficiente para cada tipo"],
        slots: [
          [
            "O tipo de portão decide o motor, e o peso só escolhe o tamanho dele. Em folha leve, o menor de cada linha serve.",
            "Escolha primeiro pelo jeito de abrir. Sendo a folha leve, o modelo de entrada de cada tipo dá conta.",
            "Cada tipo de portão tem seu acionamento, e para folha leve o menor da linha resolve.",
          ],
        ],
        bullets: [
          "Basculante de até {width.quarterHp}: 1/4 HP, com abertura em {opening.padrao}, {opening.speedy} ou {opening.jetflex}.",
          "De correr: residencial de entrada, com cremalheira de nylon, mais silenciosa.",
          "De abrir: um atuador simples por folha, com batente firme.",
          "Portão de pedestre: a fechadura elétrica costuma bastar.",
        ],
      },
      {
        about: "care",
        headings: ["Reforço, vento e força em folha leve", "Cuidados com folha leve"],
        slots: [
          [
            "O motor puxa sempre no mesmo ponto, e perfil fino rasga no parafuso. Por isso o técnico põe uma chapa de reforço por dentro antes de prender o suporte.",
            "Gradil e alumínio fino recebem chapa de reforço onde o suporte prende, pois o esforço se repete ali e rasgaria o perfil.",
            "Sem chapa de reforço no ponto de fixação, o alumínio fino cede ao puxão repetido do motor. Ela é montada antes do suporte.",
          ],
          [
            "Folha leve e fechada sofre com o vento, e não se vence o vento com mais força. Guia ajustada e trava elétrica resolvem, com a força no mínimo que move o portão.",
            "Painel leve balança ao vento e faz a folha voltar. Ajuste a guia e ponha trava elétrica, deixando a força baixa, que é a mais segura.",
            "Contra o vento servem guia justa e trava, não motor maior. A força fica no menor valor que abre, para proteger quem passa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o portão é leve", "Estime os quilos sem mover a folha"],
        slots: [
          [
            "Cada milímetro de espessura pesa, por metro quadrado, cerca de 7,85 kg no aço e 2,7 kg no alumínio. A conta abaixo dá uma estimativa, sem levantar nem soltar a folha.",
            "Para chapa de aço, use 7,85 kg por metro quadrado e por milímetro; para alumínio, 2,7. Basta trena, pois levantar a folha para pesar é perigoso.",
            "Some pela área: o aço tem 7,85 kg por metro quadrado em cada milímetro, e o alumínio, 2,7. Nada de suspender ou destravar a folha para sentir o peso.",
          ],
        ],
        steps: [
          "Com o portão fechado, meça largura e altura e multiplique: essa é a área.",
          "Veja o material e, se souber, a espessura da chapa.",
          "Multiplique a área pelo peso do material.",
          "Some tubos do quadro, revestimento e ferragens.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar motor de portão pesado em portão leve?",
        answers: [
          "Pode, mas não compensa: custa mais e exige força bem reduzida para não machucar nem empenar a folha.",
          "Não é indicado. Força sobrando em folha leve entorta o perfil e aumenta o risco para quem passa.",
        ],
      },
      {
        question: "Portão de alumínio é sempre leve?",
        answers: [
          "Não. Com vidro, lambri duplo ou folha grande ele pesa como ferro. A medida e o fechamento decidem.",
          "Nem sempre: o vidro pesa cerca de 2,5 kg por metro quadrado e milímetro, e folha grande soma bastante.",
        ],
      },
      {
        question: "Portão leve precisa de contrapeso?",
        answers: [
          "Basculante, sim, mesmo leve: sem equilíbrio, a folha cai se o acionador falhar. De correr e de abrir não usam.",
          "Se é basculante, precisa de contrapeso ou mola, que sustentam a folha. Nos outros tipos, não há.",
        ],
      },
      {
        question: "Quanto dura um motor simples em portão leve?",
        answers: [
          "De {trade.life}, porque trabalha folgado. A garantia de fábrica é de {warranty.motor}, e a da instalação, {warranty.installation}.",
          "Com folha leve e revisão, de {trade.life}. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
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
        "Para calcular o peso do portão, multiplique a área em m² pela espessura da chapa em milímetros e por 7,85, que é o peso do aço, e some um terço pelo quadro. Um portão de ferro de 3 x 2,2 m, em chapa de 1,2 mm, pesa perto de 83 kg. O motor de correr se escolhe com um terço de folga sobre esse valor.",
        "O peso do portão sai da medida: largura vezes altura vezes a espessura em milímetros, vezes 7,85 no aço ou 2,7 no alumínio. Some um terço pelo quadro. Em ferro, 3 x 2,2 m com chapa de 1,2 mm dão cerca de 83 kg, e em alumínio, perto de um terço disso.",
        "Calcula-se o peso do portão pela área e pelo material. A chapa de ferro com quadro pesa de 10 a 21 kg por m², e o alumínio, de 4 a 7 kg. Assim, uma folha de ferro de 3 x 2,2 m em chapa de 1,2 mm fica perto de 83 kg, e o motor deve aguentar um terço a mais.",
        "Um portão de ferro de 3,5 x 2,5 m, em chapa de 1,2 mm, pesa cerca de 110 kg com o quadro. A conta é área, 8,75 m², vezes 1,2, vezes 7,85, mais um terço. Em alumínio, o mesmo portão fica perto de um terço disso, e o motor se escolhe depois dessa conta.",
      ],
      question: [
        "Um portão de 4 metros por 2,2 m de altura pesa de 35 a 62 kg em alumínio e de 83 a 110 kg em ferro, com chapa de 0,9 a 1,2 mm, já com o quadro. O metro quadrado de alumínio fica de 4 a 7 kg; perfil grosso e vidro aumentam esse peso.",
        "Um portão de ferro de 3 metros por 2,2 m de altura pesa perto de 83 kg em chapa 18, de 1,2 mm, e 62 kg em chapa 20, de 0,9 mm, já com o quadro. Em alumínio, fica entre 26 e 46 kg. A altura e a espessura da chapa são o que mais muda o valor.",
        "Em ferro, um portão de 3 x 2,2 m fica entre 62 kg, com chapa de 0,9 mm, e 83 kg, com chapa de 1,2 mm, contando o quadro. De alumínio, a mesma folha pesa de 26 a 46 kg. Com outra medida, multiplique a área pelo peso do metro quadrado.",
      ],
      "how-to": [
        "Para calcular o peso do portão e escolher o motor, multiplique a área em m² pela espessura em milímetros e por 7,85 no aço ou 2,7 no alumínio, e some um terço pelo quadro. Depois escolha, no portão de correr, um motor com capacidade um terço maior. Uma folha de ferro de 3 x 2,2 m dá perto de 83 kg.",
        "O cálculo do peso do portão usa a largura, a altura e a espessura da chapa, e leva menos de cinco minutos com a trena. Em ferro com chapa de 1,2 mm, 3 x 2,2 m dão cerca de 83 kg com o quadro. O motor de correr deve suportar um terço a mais que o resultado.",
        "O portão de ferro, com chapa e quadro, pesa de 10 a 21 kg por metro quadrado; o de alumínio, de 4 a 7 kg. Meça largura e altura, multiplique uma pela outra e depois por esse peso: uma folha de ferro de 3 x 2,2 m dá perto de 83 kg em chapa de 1,2 mm. O motor de correr se escolhe com um terço de folga.",
        "Para saber o peso do seu portão, meça a largura e a altura, multiplique as duas e depois multiplique pelo peso do metro quadrado: de 10 a 21 kg em ferro com quadro, de 4 a 7 kg em alumínio. Um portão de ferro de 3 x 2,2 m dá perto de 83 kg com chapa de 1,2 mm. Portão de grade pesa menos.",
        "Um portão de alumínio de 4 metros, com 2,2 m de altura, pesa de 35 a 62 kg; o mesmo em ferro pesa de 83 a 110 kg, conforme a chapa, já com o quadro. A conta é a área, 8,8 m², vezes o peso do metro quadrado: de 4 a 7 kg em alumínio. Vidro e ripas grossas somam a isso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como calcular com a trena", "A conta do peso, passo a passo"],
        slots: [
          [
            "O resultado é aproximado e basta para escolher o motor. Meça com o portão fechado, sem erguer nem destravar a folha.",
            "Não é preciso exatidão, porque a trena e o material conhecido dão uma boa estimativa. Faça a medida com o portão fechado e travado.",
            "A conta dá uma estimativa segura, feita com o portão fechado. O exemplo usa uma folha de ferro de 3 x 2,2 m.",
          ],
        ],
        steps: [
          "Meça a largura e a altura em metros e multiplique: 3 x 2,2 = 6,6 m².",
          "Veja a espessura da chapa: a de número 20 tem 0,9 mm, e a 18, 1,2 mm.",
          "Multiplique área, espessura e 7,85 no aço: 6,6 x 1,2 x 7,85 = 62 kg. No alumínio, use 2,7.",
          "Some um terço pelo quadro: 62 + 21 = 83 kg.",
          "Acrescente a madeira, o vidro ou a porta social que houver na folha.",
        ],
      },
      {
        about: "what",
        headings: ["Peso por metro quadrado de cada material"],
        slots: [
          [
            "Quem não sabe a espessura pode multiplicar a área por estas médias. O vidro surpreende, porque pesa mais que a chapa de ferro comum.",
            "Multiplique a área pelo valor do seu material. O alumínio é o mais leve, e o vidro fica entre os pesados.",
            "Estas médias já dão uma boa ideia do peso total. Folha que mistura materiais se calcula por partes.",
          ],
        ],
        bullets: [
          "Chapa de ferro de 0,9 a 2 mm, com quadro: 9 a 21 kg por m²",
          "Alumínio: 4 a 7 kg por m²",
          "Vidro de 8 a 10 mm: 20 a 25 kg por m²",
          "Madeira densa: perto de 10 kg por m² a cada centímetro de espessura",
          "Grade de metalon: uns 0,9 kg por metro de barra, no tubo de 30 x 20 mm",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor escolher para cada peso", "Do peso ao motor certo"],
        slots: [
          [
            "No portão de correr, procure na ficha do motor uma capacidade um terço acima do peso da folha. Essa sobra cobre vento, trilho sujo e roldana gasta. No basculante, o contrapeso carrega a folha, e o motor se escolhe pela largura: até {width.quarterHp}, basta 1/4 HP.",
            "O motor de correr deve suportar um terço a mais que o peso calculado, porque trilho sujo e vento fazem força contra. Já o basculante se escolhe pela largura, com 1/4 HP até {width.quarterHp}, pois o contrapeso sustenta a folha.",
            "O deslizante pede um terço de sobra entre o peso da folha e os quilos da ficha. No basculante equilibrado o que importa é a largura, e até {width.quarterHp} serve o 1/4 HP.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O peso importa no basculante?",
        answers: [
          "Importa para o contrapeso, que precisa equilibrar a folha. Se ela sobe pesada na mão, o motor sofre, mesmo com a potência certa.",
          "Menos que no de correr, porque quem carrega a folha é o contrapeso. Quando o portão ganha peso, é ele que precisa ser refeito pelo técnico.",
          "Sim, na hora de acertar o contrapeso. O motor só conduz a folha equilibrada, e por isso sofre quando o peso muda e o contrapeso não.",
        ],
      },
      {
        question: "Posso pesar o portão na balança?",
        answers: [
          "Não. Erguer a folha é perigoso, porque ela pode tombar, e a conta por área dá o que se precisa.",
          "Não faça isso: a folha solta pode cair. As medidas e o material bastam para a estimativa.",
          "Com o portão instalado, não, porque soltar a folha é perigoso. A conta pelas medidas já basta.",
        ],
      },
      {
        question: "O que acontece com um motor fraco para o peso?",
        answers: [
          "Ele trabalha no limite, esquenta e gasta a engrenagem antes do tempo. Em dia de vento ou com o trilho sujo, o portão pode parar no meio.",
          "O motor esquenta, fica lento e desarma a proteção térmica. A engrenagem e o capacitor são as primeiras peças a falhar.",
          "Pode até abrir no começo, mas a vida útil cai muito. Engrenagem gasta e parada no meio do curso são os sinais mais comuns.",
        ],
      },
      {
        question: "Portão de chapa e portão de grade pesam o mesmo?",
        answers: [
          "Não. A chapa fechada pesa mais que a grade de metalon na maioria dos portões residenciais. Na grade, some os metros de barra e multiplique por cerca de 0,9 kg.",
          "Em geral a grade é mais leve. Conte as barras, some os metros e use uns 0,9 kg por metro no tubo de 30 x 20 mm.",
          "A folha de grade costuma pesar menos e ainda sofre menos com o vento. Grade de ferro maciço é exceção e pode pesar mais que a chapa.",
        ],
      },
    ],
    photo: "a largura, a altura e o material do portão, com fotos por dentro e por fora",
  },
  {
    id: "portao-leve-ou-pesado",
    broader: "peso",
    label: "Portão leve ou pesado: como saber",
    phrase: "o portão leve ou pesado",
    asks: [
      "saber portão leve pesado",
      "como saber portão leve pesado",
      "como saber portão pesado",
      "saber portão é pesado",
      "portão leve ou pesado motor",
      "meu portão é leve ou pesado",
      "meu portão leve pesado",
      "portão considerado pesado",
      "a partir quantos kg portão pesado",
      "quantos kg portão pesado",
      "portão leve qual peso",
      "quando portão é pesado",
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se o portão é leve ou pesado, olhe o material e o tamanho. Grade de alumínio de 3 metros fica abaixo de 50 kg e é leve. Chapa de ferro do mesmo tamanho passa de 80 kg. Madeira e folhas acima de 4 metros costumam ser pesadas. A conta é a área vezes o peso do metro quadrado.",
        "Portão leve ou pesado se define pelo peso da folha, e não pela força para empurrar. Alumínio pesa de 4 a 7 kg por m², e chapa de ferro com quadro, de 10 a 21 kg. Multiplique pela largura e pela altura: até uns 200 kg é residencial comum; acima de 400 kg, já pede motor de portão pesado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer a conta do peso", "Passo a passo, sem balança"],
        slots: [
          [
            "Com uma trena e uma calculadora você chega perto do peso, o bastante para escolher o motor.",
            "Não é preciso pesar: a medida e o material dão uma boa estimativa.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha, em metros, com o portão fechado.",
          "Multiplique uma pela outra para ter a área.",
          "Multiplique a área pelo peso do metro quadrado: 4 a 7 kg no alumínio, 10 a 21 kg no ferro com quadro.",
          "Em duas folhas, faça a conta de uma só, porque cada uma tem o seu motor.",
          "Some um terço e escolha o motor que aguente esse total.",
        ],
      },
      {
        about: "choose",
        headings: ["O que muda na escolha do motor", "Motor para folha leve e para folha pesada"],
        slots: [
          [
            "No portão de correr, a etiqueta do motor diz quantos quilos ele move, e convém sobrar um terço. No basculante conta a largura: até {width.quarterHp}, serve o motor de 1/4 HP. No de abrir contam o peso e o comprimento da folha, porque a folha longa faz alavanca.",
            "O motor de correr se escolhe pelos quilos, com um terço de sobra. O de basculante se escolhe pela largura e pelo equilíbrio da folha. O de abrir depende do peso e também do comprimento da folha.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Pesado ou com defeito?", "Quando o portão leve parece pesado"],
        slots: [
          [
            "Portão leve que custa a andar na mão não virou pesado: tem roda, trilho ou dobradiça com defeito. O de correr e o de abrir, em ordem e no plano, se movem com uma mão. O basculante não se testa assim, porque a folha solta pode cair.",
            "Se a folha de correr ou de abrir está dura na mão, o problema é atrito, e não peso. Trilho sujo e dobradiça seca enganam. Basculante não se solta para testar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte serve em portão leve?",
        answers: [
          "Serve, mas o tranco da partida castiga a folha fina se a força não for regulada. O certo é um terço de sobra, e não o dobro.",
          "Dá, com a força e a velocidade reguladas. Gastar muito mais em motor forte não traz vantagem.",
        ],
      },
      {
        question: "A foto basta para saber o peso?",
        answers: [
          "Quase sempre. Com a foto por dentro, a largura, a altura e o material, estimamos o peso e indicamos o motor.",
          "Sim, com as medidas. Uma foto de perto do perfil ajuda a ver a espessura da chapa.",
        ],
      },
      {
        question: "Portão de madeira é leve?",
        answers: [
          "Em geral não: a madeira cheia pesa e ainda ganha peso com a chuva. Conte a folha molhada ao escolher o motor.",
          "Depende da madeira, mas costuma ser pesado. A água da chuva soma quilos.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro por dentro, com a largura, a altura e o material",
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
        "Um motor de portão de correr aguenta, em geral, de 300 a 400 kg com 1/4 HP, perto de 600 kg com 1/3 HP e perto de 1.000 kg com 1/2 HP. O número certo está na etiqueta ou na ficha. Deixe um terço de folga: portão de 500 kg pede motor de cerca de 700 kg.",
        "Para saber quanto o motor aguenta, leia os quilos da etiqueta e deixe um terço de folga. No portão de correr, o de 1/4 HP vai em geral até 400 kg, o de 1/3, até 600, e o de 1/2, até uns 1.000. Assim, folha de 350 kg pede motor de uns 470 kg.",
        "Quantos quilos o motor aguenta depende do modelo: no portão de correr, em geral até 400 kg com 1/4 HP, 600 kg com 1/3 e 1.000 kg com 1/2 HP. Escolha com um terço de folga: folha de 500 kg pede ficha de 700 kg, e folha de 350 kg, de uns 470 kg.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto cada tipo de motor aguenta", "Onde está o limite de peso do motor"],
        slots: [
          [
            "No de correr, a etiqueta traz o peso máximo da folha, medido em trilho plano e com roldanas boas. Sujeira, vento e degrau somam esforço, e é para isso que serve a folga de um terço.",
            "Os quilos da etiqueta valem para folha de correr em trilho limpo e nivelado. Como a vida real tem vento e poeira, escolhe-se um motor com um terço a mais.",
            "Motor deslizante tem limite em quilos, supondo roldana boa e trilho reto. O terço de margem cobre o vento, a sujeira e o desgaste que vêm com o uso.",
          ],
          [
            "No basculante, o contrapeso leva a folha, e por isso conta a largura: 1/4 HP até {width.quarterHp}, com a folha equilibrada. No de abrir, valem peso e comprimento, porque folha longa faz alavanca.",
            "Basculante equilibrado quase não pesa, e o limite é a largura, de até {width.quarterHp} para 1/4 HP. Folha de abrir tem dois limites, quilos e comprimento, já que o vento na ponta força o braço.",
            "Para basculante com contrapeso certo, olha-se a largura: {width.quarterHp} no motor de 1/4 HP. No portão de abrir, o comprimento da folha conta tanto quanto o peso, por causa da alavanca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Descubra quantos quilos pesa o seu portão", "A conta do peso para comparar com a etiqueta"],
        slots: [
          [
            "A conta dá uma boa estimativa sem erguer a folha. Basta trena, portão fechado e a espessura da chapa.",
            "Com trena e o tipo de chapa se chega perto do peso. Faça com o portão fechado e sem soltar nada.",
            "Não é preciso balança: área, espessura e material bastam. Meça com a folha fechada e travada.",
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
      {
        about: "signs",
        headings: ["Sinais de motor abaixo do peso do portão", "O que acontece quando o motor não aguenta"],
        slots: [
          [
            "O motor esquenta, perde ritmo e para no meio depois de aberturas seguidas; dente da engrenagem gasta cedo. Antes de culpar a força, confira trilho, roldana e equilíbrio, que imitam excesso de peso.",
            "Ronco na partida, parada por calor e cremalheira comida indicam esforço demais. Folha com atrito dá os mesmos sinais, por isso se acerta a mecânica primeiro.",
            "Aquecimento, lentidão e engrenagem gasta são os primeiros avisos. Verifique roldana, trilho e contrapeso, porque muito motor dado como fraco empurra folha travada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como o peso muda o preço", "Preço para portão leve e pesado"],
        slots: [
          [
            "Folha residencial comum fica na faixa de troca de {price.homeSwap}, com mão de obra. Quando o peso pede motor reforçado, como em prédio e galpão, o valor vai de {price.heavySwap}.",
            "Em casa, a troca do motor custa de {price.homeSwap}, já instalado. Portão pesado, de condomínio ou indústria, leva a conta para {price.heavySwap}.",
            "Conte de {price.homeSwap} na troca residencial, com a mão de obra, e de {price.heavySwap} se a folha é da categoria pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 1/4 HP aguenta quantos quilos?",
        answers: [
          "No basculante, fala-se em largura, até {width.quarterHp}, com folha equilibrada. No de correr, varia com o modelo e a redução, e só a etiqueta diz os quilos.",
          "Depende do tipo: basculante, até {width.quarterHp} de largura; deslizante, o número da etiqueta, que muda de um modelo para outro.",
        ],
      },
      {
        question: "Posso usar um motor no limite da etiqueta?",
        answers: [
          "Funciona no começo, mas esquenta e gasta engrenagem antes. Vento e trilho sujo passam do limite, e por isso se deixa um terço.",
          "Não é bom: qualquer atrito a mais o sobrecarrega. Com um terço de sobra, ele trabalha frio e dura mais.",
        ],
      },
      {
        question: "Revesti o portão. O motor ainda aguenta?",
        answers: [
          "Refaça a conta com o peso da madeira ou da chapa e compare com a etiqueta. No basculante, o contrapeso precisa ser refeito pelo técnico antes de qualquer coisa.",
          "Some o revestimento ao peso e veja se ainda sobra um terço. Se é basculante, o técnico iguala o contrapeso primeiro.",
        ],
      },
      {
        question: "Mais cavalos é sempre melhor?",
        answers: [
          "Não. A redução e os ciclos por hora contam tanto quanto o HP, e motor forte demais em folha leve entorta o perfil se a força não for regulada.",
          "Nem sempre: dois motores de mesmo HP podem ter limites diferentes em quilos. Compare etiqueta e ciclos, e regule a força no mínimo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, se já houver um, e do portão inteiro, com a largura, a altura e o material",
  },
];
