import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const medidas: NarrowConcept[] = [
  {
    id: "motor-portao-por-largura",
    broader: "medidas",
    label: "Motor para portão de 3, 4, 5 ou 6 metros",
    phrase: "o motor pela largura do portão",
    asks: [
      "motor portão 2 metros",
      "motor portão 2,2 metros",
      "motor portão 2,5 metros",
      "motor portão 7 metros",
      "motor portão 8 metros",
      "motor portão 9 metros",
      "motor portão 10 metros",
      "motor portão 12 metros",
      "motor portão 2 m",
      "motor portão 2,5 m",
      "motor portão 7 m",
      "motor portão 8 m",
      "motor portão 10 m",
      "motor 1/3 1/2 metros",
      "1/3 1/2 portão metros",
      "motor 3 metros",
      "motor portão 1/3 1/2 metros",
      "motor 4 metros",
      "motor 3,5 metros",
      "motor 3,2 metros",
      "motor 3,8 metros",
      "motor portão 3m",
      "motor portão 4m",
      "portão 3 metros motor",
      "portão 4 metros motor",
      "motor portão grande",
      "motor portão largo",
      "motor grande portão",
      "portão 3 metros largura altura motor",
      "portão metros largura altura qual motor",
      "largura altura qual motor",
      "largura altura motor",
      "portão largura altura qual motor comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de 1,8 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 1,8 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 2 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 2 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 2,1 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 2,1 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 2,2 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 2,2 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 2,3 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 2,3 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 2,4 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 2,4 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 2,5 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, que custa a partir de {price.lowest}, instalado. No de correr e no de abrir serve um modelo de entrada, e a troca em casa fica de {price.homeSwap}, com mão de obra. O primeiro motor desses portões é orçado por foto, sem custo.",
        "Portão de 2,5 metros usa motor residencial de entrada. Se é basculante, o kit de 1/4 HP já instalado começa em {price.lowest}. Se é de correr ou de abrir, trocar o motor em casa custa de {price.homeSwap}, com mão de obra; em portão ainda manual, a fixação e o ponto de energia são orçados pela foto.",
        "Para portão de 4,5 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 300 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 4,5 metros costuma ser de correr, e o motor precisa mover 300 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 5 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 300 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 5 metros costuma ser de correr, e o motor precisa mover 300 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 5,5 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 300 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 5,5 metros costuma ser de correr, e o motor precisa mover 300 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 6 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 400 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 6 metros costuma ser de correr, e o motor precisa mover 400 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 6,5 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 400 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 6,5 metros costuma ser de correr, e o motor precisa mover 400 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 7 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 400 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 7 metros costuma ser de correr, e o motor precisa mover 400 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 8 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 500 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 8 metros costuma ser de correr, e o motor precisa mover 500 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 9 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 500 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 9 metros costuma ser de correr, e o motor precisa mover 500 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 10 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 600 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 10 metros costuma ser de correr, e o motor precisa mover 600 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 12 metros, quase sempre de correr, o motor é um deslizante com capacidade de pelo menos 700 kg na ficha, se a folha é de chapa e tem uns 2 metros de altura. Grade pesa menos e pede motor menor. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 12 metros costuma ser de correr, e o motor precisa mover 700 kg ou mais, segundo a ficha, se a folha é de chapa com perto de 2 metros de altura; em grade, menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "O motor de portão grande ou largo depende de como ele abre. Basculante acima de {width.quarterHp} pede 1/3 ou 1/2 HP; no de correr conta o peso da folha; no de abrir, o comprimento de cada uma. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, e a foto dá o modelo.",
        "Mais que a largura, conta como o portão abre. No de correr, com folha leve, um motor residencial costuma bastar; no de abrir, duas folhas dividem a largura; o basculante acima de {width.quarterHp} precisa de mais que 1/4 HP. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para portão de 3 metros, o motor é de 1/4 HP no de correr e de 1/3 HP no basculante; no de abrir, são duas folhas de metro e meio, com um motor em cada uma. Vendemos e instalamos {em}. A troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
        "Para portão de 3 metros, o motor é de 1/4 HP no de correr e de 1/3 HP no basculante; no de abrir, são duas folhas de metro e meio, com um motor em cada uma. A troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}. A foto e a altura confirmam o modelo.",
        "Para portão de 3,5 metros de correr, o motor é um deslizante de 1/4 HP, ou de 1/3 HP se a chapa é fechada e pesada. No de abrir, vai um motor em cada folha; o basculante de 3,5 metros pede de 1/3 a 1/2 HP. A troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
        "Para portão de 4 metros de correr, o motor é um deslizante de 1/4 HP, ou de 1/3 HP se a folha é pesada. No de abrir, são duas folhas de 2 metros e um motor em cada uma; o basculante de 4 metros pede 1/2 HP ou dois acionadores. Vendemos e instalamos {em}. A troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
        "Para portão de 4 metros de correr, o motor é um deslizante de 1/4 HP, ou de 1/3 HP se a folha é pesada. No de abrir, são duas folhas de 2 metros e um motor em cada uma; o basculante de 4 metros pede 1/2 HP ou dois acionadores. A troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
        "Um portão largo ou grande pede motor escolhido pelo tipo: no basculante, 1/3 ou 1/2 HP e às vezes dois acionadores; no de correr, capacidade um terço acima do peso; no de abrir, um motor por folha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
        "Portão de 4 metros de correr precisa de motor de 1/4 CV, ou de 1/3 CV se a folha é pesada; CV e HP são quase a mesma medida. No basculante de 4 metros vai 1/2 CV ou dois acionadores, e no de abrir, um motor em cada folha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O preço do motor para essa largura depende de como o portão abre: na troca, fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada. Basculante acima de {width.quarterHp} pede 1/3 ou 1/2 HP, com orçamento grátis por foto.",
        "Em casa, trocar o motor de um portão largo custa de {price.homeSwap}, e em folha pesada, de {price.heavySwap}. No de correr, a largura aumenta os metros de cremalheira; no de abrir, conta o número de folhas. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor para cada tipo de portão"],
        slots: [
          [
            "A largura sozinha não decide: conta como o portão abre e quanto pesa a folha. Em aço, cada metro quadrado pesa de 10 a 21 kg. O motor precisa de um terço de folga sobre o total.",
            "Veja primeiro como o portão abre e depois o peso, que dobra entre grade e chapa fechada. Escolha na ficha um terço a mais que o peso da folha.",
            "Portões da mesma largura pedem motores diferentes, conforme subam, corram ou girem e conforme o material. Chapa fechada pesa o dobro da grade.",
          ],
        ],
        bullets: [
          "Basculante até {width.quarterHp}: 1/4 HP; acima, 1/3 ou 1/2 HP",
          "De correr, 3 a 4 metros: deslizante de 1/4 HP, ou 1/3 HP em chapa pesada",
          "De correr, 5 metros ou mais: pela capacidade em quilos da ficha",
          "De abrir: um motor por folha, pelo peso e comprimento de cada uma",
        ],
      },
      {
        about: "check",
        headings: ["O que medir e mandar"],
        slots: [
          [
            "Meça a folha com o portão fechado, porque é ela que o motor move. A altura e o material também importam, porque dão o peso.",
            "A medida que vale é a da folha fechada, e não só a do vão. Mande junto a altura e o material, de onde sai o peso.",
            "Com o portão fechado, tire as medidas da própria folha. Só a largura, sem altura e sem material, não diz o peso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor por tipo de portão"],
        slots: [
          [
            "Na troca, motor e mão de obra ficam de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de uso coletivo. No basculante de até {width.quarterHp}, o kit de 1/4 HP instalado parte de {price.lowest}.",
            "Trocar o motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, com o serviço. O kit de 1/4 HP, para basculante de até {width.quarterHp}, sai a partir de {price.lowest}, instalado.",
            "A troca residencial vai de {price.homeSwap}, e a de folha pesada, de {price.heavySwap}, com a montagem. Para basculante de até {width.quarterHp} há ainda o kit instalado de 1/4 HP, a partir de {price.lowest}.",
          ],
          [
            "Portão que nunca teve motor precisa também de ponto de energia, de base e cremalheira por metro no de correr, de suporte e um motor por folha no de abrir. Esses itens são orçados pela foto.",
            "No primeiro motor somam-se a fiação e a fixação: no deslizante, base e cremalheira, a barra dentada, por metro; no de abrir, suporte e motor em cada folha.",
            "Se o portão ainda é manual, acrescentam-se o ponto de energia e a fixação. O de correr pede base e cremalheira, a barra dentada; o de abrir, suporte na coluna e um motor por folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de 3 metros usa motor de 1/4 HP?",
        answers: [
          "No basculante, não: o 1/4 HP vai até {width.quarterHp}. No de correr, com folha leve, serve, porque o que conta é o peso.",
          "Depende do tipo. De correr e leve, sim; basculante acima de {width.quarterHp}, não.",
          "Só se for de correr, com folha leve. No basculante dessa medida, o de 1/4 HP trabalha no limite e esquenta.",
        ],
      },
      {
        question: "1/3 ou 1/2 HP: qual escolher?",
        answers: [
          "Pelo peso, com folga de um terço, e pelo uso. Folha de chapa, larga ou com muitas aberturas pede 1/2 HP; a média fica bem com 1/3 HP.",
          "Se a folha pesa pouco para a medida, 1/3 HP basta; chapa fechada e vão grande pedem 1/2 HP. Confira o peso máximo na ficha.",
          "Na dúvida entre os dois, olhe o peso máximo da ficha: ele deve passar do peso da folha em um terço.",
        ],
      },
      {
        question: "Portão largo demora mais para abrir?",
        answers: [
          "No de correr, sim, porque percorre mais metros; há motores rápidos para isso. No basculante, o tempo depende do modelo.",
          "Em deslizante, quanto mais larga a folha, maior o tempo. Um motor com inversor encurta a espera sem tranco.",
          "O de correr, sim: um motor comum anda uns 15 metros por minuto, o que dá 12 segundos em 3 metros.",
        ],
      },
      {
        question: "Quantos metros de cremalheira vão no portão de correr?",
        answers: [
          "O comprimento da folha, mais uns 30 a 50 cm. As barras têm, em geral, 1,5 metro cada.",
          "A medida da folha, com pequena sobra. Para 4 metros de folha, três barras de 1,5 metro.",
          "O mesmo comprimento da folha, de nylon se ela é leve e de aço se é pesada.",
        ],
      },
    ],
    photo: "a largura, a altura e o material da folha, com fotos por dentro, por fora e do espaço lateral",
  },
  {
    id: "largura-dois-carros",
    broader: "medidas",
    label: "Largura do portão por carros",
    phrase: "a largura do portão de garagem",
    asks: [
      "largura dois carros",
      "largura portão carros",
      "largura 2 carros",
      "portão dois carros",
      "portão 2 carros",
      "largura portão garagem",
      "medidas portão garagem",
      "medida padrão portão",
      "tamanho portão garagem",
      "altura portão garagem",
      "medida mínima portão",
      "largura mínima portão",
      "tamanho portão carro",
      "altura ideal portão",
      "altura ideal portão garagem",
      "qual altura portão garagem",
      "altura portão caminhonete",
      "largura portão caminhonete",
      "portão caminhonete",
      "portão 3 metros ou 3,5 metros carros",
      "portão 3 ou 3,5 metros",
    ],
    intent: "question",
    answers: {
      any: [
        "O tamanho padrão de portão de garagem é de 2,5 a 3 metros de largura para um carro e de 4,5 a 5,5 metros para dois carros lado a lado, com 2,1 a 2,4 metros de altura. Rua estreita pede mais largura, e o basculante de 1/4 HP atende só até {width.quarterHp}.",
        "As medidas mais comuns de portão de garagem são de 2,5 a 3 metros de largura para um carro e de 4,5 a 5,5 metros para dois carros lado a lado, com 2,1 a 2,4 metros de altura. Se a rua é estreita e o carro entra em curva, some meio metro à largura.",
        "A largura mínima do portão de garagem para um carro é, na prática, de 2,5 metros livres, e com 2,3 só passa carro pequeno em entrada reta. Para dois carros lado a lado, o mínimo confortável é 4,5 metros. Se a rua é estreita e o carro entra em curva, some meio metro.",
        "Quantos metros tem o portão depende de como os carros entram. Um carro passa em 2,5 a 3 metros; dois carros, um de cada vez, em 3 a 3,5 metros; dois lado a lado, em 4,5 a 5,5 metros. Com 4 metros, só passam lado a lado carros pequenos. A altura padrão vai de 2,1 a 2,4 metros.",
        "Para caminhonete, a largura mínima do portão é de 2,8 metros, e 3 metros deixam a entrada tranquila, porque com os espelhos ela passa de 2,2 metros. A altura livre deve ser de 2,2 metros ou mais, e maior com bagageiro. Em rua estreita, onde o carro entra em curva, some meio metro à largura.",
        "Portão de 3 metros ou de 3,5 metros para dois carros só serve se eles entram um de cada vez: 3 metros bastam na entrada reta, e 3,5 metros dão folga na curva. Para dois carros lado a lado, são precisos de 4,5 a 5,5 metros. O basculante de 3 metros já passa do kit de 1/4 HP, e o motor é orçado por foto.",
        "A altura ideal do portão de garagem fica entre 2,2 e 2,4 metros livres, que servem a carro, utilitário esportivo e caminhonete sem bagageiro. O mínimo comum é de 2,1 metros. No basculante, conte a altura com a folha aberta, que tira perto de 20 cm do vão. Meça o veículo mais alto e some um palmo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que largura escolher", "Medidas usuais e o que muda"],
        slots: [
          [
            "Um carro médio tem perto de 1,8 metro sem os espelhos e passa de 2 metros com eles. Sobra de 30 cm de cada lado torna a entrada confortável, e rua estreita pede meio metro a mais, porque se entra torto.",
            "Com espelhos, um carro ocupa mais de 2 metros, e por isso 2,5 é o mínimo justo. Deixe 30 cm livres por lado e some meio metro onde a manobra é em curva.",
            "Some à largura do carro com espelhos, pouco mais de 2 metros, 30 cm de cada lado. Quem entra em curva, por causa da rua, precisa de uns 50 cm além disso.",
          ],
          [
            "Caminhonete e bagageiro pedem altura livre acima de 2,2 metros. No basculante, conte a altura com a folha aberta, que é menor que a do vão.",
            "Na altura, meça o veículo mais alto com bagageiro e some um palmo. A folha do basculante aberta rouba parte do vão.",
            "Veículo alto precisa de mais de 2,2 metros livres. No portão que sobe, a passagem é menor que o vão, pela folha deitada em cima.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como a largura muda o motor e o preço", "Motor para cada largura"],
        slots: [
          [
            "Até {width.quarterHp}, o basculante usa kit de 1/4 HP, a partir de {price.lowest} instalado. Acima, a folha torce se puxada de um lado só, e usam-se mais potência ou dois acionadores.",
            "Na largura de um carro, até {width.quarterHp}, o kit basculante de 1/4 HP instalado começa em {price.lowest}. Folha larga exige motor mais forte, às vezes dos dois lados.",
            "Basculante de um carro, com até {width.quarterHp}, tem kit instalado desde {price.lowest}. Na largura de dois, pede-se mais potência ou um motor em cada coluna.",
          ],
          [
            "O vão de dois carros combina com portão de correr, se houver parede livre do mesmo tamanho; a troca do motor em casa fica de {price.homeSwap}. Sem lateral, duas folhas de abrir dividem o vão.",
            "Para 5 metros, o de correr é a saída usual onde há muro livre, com motor trocado por {price.homeSwap} em casa. Faltando parede, abre-se em duas folhas.",
            "Havendo lateral, prefira o deslizante no vão largo: em casa, o motor na troca sai de {price.homeSwap}. Senão, duas folhas pivotantes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como medir o portão", "Tire as medidas em cinco minutos"],
        slots: [
          [
            "Meça com o portão fechado, que é a posição mais segura, e sem ninguém acionar. Não fique sob basculante aberto.",
            "Trena, papel e a folha fechada bastam. Desligue o disjuntor se já há motor.",
            "Com a folha fechada, as medidas saem certas e ninguém corre risco. Nada precisa ser destravado.",
          ],
        ],
        steps: [
          "Meça a largura da folha, de ponta a ponta.",
          "Meça a altura, do chão ao topo da folha.",
          "Meça a largura das colunas e o espaço livre ao lado.",
          "No portão de correr, meça a parede onde a folha entra.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto espaço lateral o portão de correr precisa?",
        answers: [
          "A largura da folha mais a sobra do batente. O vão de 5 metros pede pouco mais de 5 de parede livre.",
          "Do mesmo tamanho do vão e um pouco mais, sem porta ou medidor no caminho.",
        ],
      },
      {
        question: "Existe largura obrigatória para o portão de garagem?",
        answers: [
          "Depende do município. Rebaixamento de guia e recuo seguem a prefeitura; confirme antes da obra.",
          "As regras são da prefeitura, e o portão não deve abrir sobre a calçada.",
        ],
      },
      {
        question: "Dá para alargar o portão que tenho?",
        answers: [
          "Dá, com serralheria e às vezes obra na coluna. O motor é revisto e, no basculante, o contrapeso.",
          "Sim, mas mudam peso e motor. Acima de {width.quarterHp}, o basculante já não usa 1/4 HP.",
        ],
      },
      {
        question: "Para a largura do portão, meço o vão ou a folha?",
        answers: [
          "Meça os dois: o vão mostra a passagem; a folha define motor e cremalheira.",
          "A folha escolhe o motor; o vão, a passagem. Anote ambos.",
        ],
      },
    ],
    photo: "fotos da frente da garagem e da rua, com a largura do vão, a altura e o espaço lateral",
  },
  {
    id: "espaco-do-portao-de-correr",
    broader: "medidas",
    label: "Espaço que o portão de correr precisa",
    phrase: "o espaço para o portão de correr",
    asks: [
      "espaço portão correr",
      "quanto espaço portão correr",
      "espaço precisa portão correr",
      "espaço lateral portão correr",
      "espaço portão deslizante",
      "quanto espaço portão deslizante",
      "espaço lateral portão deslizante",
      "espaço mínimo portão correr",
      "espaço mínimo portão deslizante",
      "quantos metros parede portão correr",
      "medida parede portão correr",
      "portão correr precisa quanto parede",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de correr precisa, ao lado do vão, de uma parede livre com a largura da folha e mais uns 30 cm. Um vão de 3 metros pede perto de 3,5 metros de parede, sem porta, relógio de luz ou rampa no caminho. Por dentro, reserve de 30 a 40 cm ao lado da folha para o motor.",
        "Para um portão deslizante, conte ao lado do vão o mesmo tamanho da folha e cerca de 30 cm de sobra, em trecho reto e plano. Para dentro, são de 30 a 40 cm onde fica o motor. Se não há essa parede, o de duas folhas telescópicas pede perto da metade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas do espaço, uma por uma", "O que medir antes de escolher o de correr"],
        slots: [
          [
            "Meça com a trena e fotografe com ela no lugar. Quatro medidas bastam.",
            "São quatro medidas, todas tiradas por dentro, com a garagem vazia.",
          ],
        ],
        steps: [
          "A largura do vão, no piso e no alto, porque a parede pode estar fora de prumo.",
          "A parede livre ao lado, do vão até o primeiro obstáculo.",
          "A distância entre a linha da folha e o carro: o motor ocupa de 30 a 40 cm.",
          "O desnível do piso ao longo do trilho, que precisa ser reto e plano.",
        ],
      },
      {
        about: "choose",
        headings: ["Se falta parede ao lado", "Saídas para pouco espaço lateral"],
        slots: [
          [
            "Sem a parede inteira, há dois caminhos. O portão telescópico tem duas folhas que se recolhem uma atrás da outra e pede perto da metade do espaço. O que corre em curva acompanha a lateral da garagem. Se nenhum couber, outro tipo de portão dispensa a parede.",
            "Onde a parede é curta, o portão telescópico, de duas folhas sobrepostas, ocupa perto da metade. O que faz curva entra pela lateral da garagem. Se nada disso couber, escolha um tipo que não use a lateral.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que ocupa o espaço", "Folha, trilho, motor e cremalheira"],
        slots: [
          [
            "A folha fica a alguns centímetros da parede e corre num trilho chumbado no piso. O motor fica por dentro, no começo da parede, e puxa a cremalheira, a barra dentada presa à folha. A sobra de 30 cm serve ao batente e ao fim de curso.",
            "Além da folha, contam o trilho no piso, os roletes que a seguram no alto e o motor, preso numa base por dentro. Os 30 cm de sobra deixam lugar para o batente e para o motor não ficar na frente do vão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de correr pode passar na frente da janela ou da porta?",
        answers: [
          "Pode passar na frente da janela, se não há nada saliente. Na frente da porta não convém, porque o portão aberto a fecha.",
          "Na frente de janela, sim, com folga. Porta de casa no caminho da folha é motivo para escolher outro tipo.",
        ],
      },
      {
        question: "E se o piso tem caimento?",
        answers: [
          "O trilho precisa ser plano no sentido em que a folha corre. O caimento para a rua se resolve com canaleta ou viga sob o trilho.",
          "Caimento ao longo do trilho faz a folha andar sozinha quando destravada. O serralheiro nivela a base antes.",
        ],
      },
      {
        question: "Quanto espaço o motor precisa?",
        answers: [
          "De 30 a 40 cm por dentro, ao lado da folha, e um palmo livre para abrir a tampa.",
          "Conte de 30 a 40 cm da folha para dentro. Existe motor mais estreito para garagem apertada.",
        ],
      },
    ],
    photo: "fotos da frente da garagem por dentro, com a largura do vão e da parede livre ao lado",
  },
  {
    id: "pivotante-ou-deslizante-na-garagem-pequena",
    broader: "medidas",
    label: "Pivotante ou deslizante em garagem pequena",
    phrase: "a escolha entre pivotante e deslizante em garagem pequena",
    asks: [
      "pivotante correr falta espaço",
      "pivotante correr espaço",
      "deslizante pivotante espaço",
      "deslizante pivotante fundo",
      "pivotante correr fundo",
      "pivotante ou deslizante garagem pequena",
      "pivotante deslizante garagem pequena",
      "pivotante deslizante garagem estreita",
      "pivotante deslizante pouco espaço",
      "pivotante deslizante garagem curta",
      "abrir ou correr garagem pequena",
      "portão abrir correr garagem pequena",
      "correr ou abrir garagem pequena",
      "correr ou abrir pouco espaço",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para garagem pequena, o portão de correr costuma ser melhor que o de abrir, porque a folha anda rente à parede e não ocupa o fundo. Ele precisa de parede livre do tamanho da folha mais uns 40 cm. O de abrir, com motor pivotante, só cabe se o fundo livre for maior que a folha.",
        "O motor deslizante, do portão de correr, é a escolha para garagem pequena com parede livre ao lado; o pivotante, do portão de abrir, serve quando sobra fundo. Um vão de 3 m precisa de uns 3,40 m de parede para correr ou de 3 m de fundo livre, além do carro, para uma folha girar.",
        "Entre pivotante e deslizante para garagem pequena ou entrada estreita, o de correr leva vantagem, já que a folha poupa o fundo. Ele precisa de lateral livre igual à folha mais uns 40 cm. O de abrir varre para dentro a largura da folha, ou metade quando são duas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As três medidas que decidem", "O que medir na garagem antes de escolher"],
        slots: [
          [
            "Meça com o carro na vaga de sempre, porque é ele que ocupa o fundo. Uma trena basta.",
            "Estacione como de costume antes de medir, já que o espaço que conta é o que sobra com o carro dentro.",
            "Com o carro no lugar habitual, meça por dentro do portão para saber qual dos dois cabe.",
          ],
        ],
        steps: [
          "Largura do vão, que é a medida aproximada da folha.",
          "Parede livre ao lado: o de correr precisa da folha mais uns 40 cm.",
          "Distância do para-choque ao portão fechado: o de abrir precisa de mais que a largura de uma folha.",
          "Coluna junto da dobradiça: o braço do pivotante é fixado nela ou na parede ao lado.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cada um não serve", "O que atrapalha o de correr e o de abrir"],
        slots: [
          [
            "O de correr não serve onde há porta, medidor ou escada na parede por onde a folha passa. A folha telescópica, que se recolhe em partes, ocupa cerca de metade desse espaço, mas tem mais peças.",
            "Porta, escada ou medidor na parede lateral impedem o portão de correr comum. Nesse caso, o telescópico, dividido em partes que se sobrepõem, precisa de cerca de metade do espaço, com mais peças para manter.",
            "Uma parede com medidor, porta ou degrau atrapalha a folha que corre. A versão telescópica recolhe em mais ou menos metade do comprimento, mas o mecanismo é mais caro e complexo.",
          ],
          [
            "O de abrir esbarra no piso que sobe para dentro, porque a folha raspa ao girar. Duas folhas reduzem o giro à metade, mas exigem dois motores.",
            "O pivotante, por sua vez, pega no chão quando a rampa sobe em direção à garagem. Dividi-lo em duas folhas corta o giro pela metade e exige um motor para cada uma.",
            "No de abrir, o problema é a rampa que sobe para dentro, onde a folha encosta. Com duas folhas, cada uma varre metade do fundo, e são necessários dois motores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do motor pivotante e do deslizante", "Quanto custa o motor de cada portão"],
        slots: [
          [
            "A troca de um motor residencial, com mão de obra, fica de {price.homeSwap}, e duas folhas com dois motores custam de {price.homeSwapTwice}. Na primeira instalação, o deslizante ainda leva cremalheira e base, e o portão em si é outro orçamento.",
            "Em casa, trocar um motor custa de {price.homeSwap}, com o serviço; no pivotante de duas folhas, são dois motores, de {price.homeSwapTwice}. A primeira montagem do de correr inclui ainda cremalheira e base, sem contar a folha.",
            "Um motor trocado em residência custa de {price.homeSwap}, com mão de obra, e dois custam de {price.homeSwapTwice}. Para instalar um deslizante do zero somam-se base e cremalheira, e a folha é cobrada à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perco largura do vão com o motor?",
        answers: [
          "No deslizante, quase nada, porque ele fica ao lado, fora da passagem. No pivotante, a folha aberta e o braço tiram alguns centímetros de cada lado.",
          "O pivotante tira um pouco, pela espessura da folha aberta e pelo braço. O de correr não avança no vão, já que o motor fica na lateral.",
        ],
      },
      {
        question: "O pivotante pode abrir para a rua?",
        answers: [
          "Em geral não, porque a folha sobre a calçada atinge quem passa, e na capital paulista o portão automático não pode avançar no passeio. Em outras cidades, consulte a prefeitura.",
          "Não conte com isso para ganhar fundo. Na capital paulista, é proibido o portão automático avançar sobre a calçada, e as demais prefeituras têm regra própria.",
        ],
      },
      {
        question: "E o basculante na garagem pequena?",
        answers: [
          "O basculante é a melhor saída quando não sobra lado nem fundo, porque a folha sobe. Em troca, tira perto de 20 cm da altura e exige o carro afastado do giro.",
          "Sem parede livre nem fundo, o basculante resolve, já que sobe em vez de girar ou correr. Ele toma perto de 20 cm da altura do vão, e o carro precisa ficar afastado da folha.",
        ],
      },
      {
        question: "Dá para transformar o portão de abrir em de correr?",
        answers: [
          "Dá, se há parede livre ao lado e a folha é rígida. O serralheiro põe roldanas, trilho e guia, e o motor precisa ser trocado por um deslizante, já que o pivotante não se aproveita.",
          "Com lateral livre, sim. A folha recebe roldanas e guia, o piso recebe um trilho, e o motor de braço dá lugar a um de correr com cremalheira.",
        ],
      },
    ],
    photo: "fotos da garagem com o carro na vaga e as medidas do vão, do lado e do fundo",
  },
  {
    id: "garagem-estreita",
    broader: "medidas",
    label: "Portão para garagem estreita",
    phrase: "o portão para garagem estreita",
    asks: [
      "portão ocupa menos espaço garagem",
      "tipo portão ocupa menos espaço garagem",
      "portão não rouba espaço carro garagem",
      "garagem estreita",
      "garagem pequena",
      "garagem apertada",
      "qual portão garagem pequena",
      "vão estreito",
      "portão garagem estreita",
      "entrada estreita",
      "garagem sem espaço",
      "qual portão pouco espaço",
      "pouco espaço portão",
      "garagem curta",
      "garagem rasa",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para garagem estreita, sem espaço lateral, o basculante costuma ser o melhor portão, porque não gasta lado nem comprimento; onde há muro livre, o de correr dá a passagem inteira. O de abrir rouba espaço do carro e só cabe em garagem funda.",
        "Basculante ou pivotante em garagem pequena? Basculante, porque o pivotante, de abrir, precisa do espaço do giro; havendo parede livre do tamanho da folha, o de correr ocupa menos ainda. O kit basculante, até {width.quarterHp}, é o de menor gasto no motor.",
        "O tipo de portão que ocupa menos espaço na garagem apertada é o de correr, se há lateral livre; sem ela, o basculante. Portão de abrir pega o giro da folha, que só duas folhas curtas diminuem, e por isso fica para garagem funda.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas que decidem", "Meça antes de escolher"],
        slots: [
          [
            "Uma trena e cinco minutos bastam, com o carro na vaga e o portão fechado.",
            "Meça com o carro parado no lugar de costume. Em cinco minutos você tem tudo.",
            "Com o carro na vaga, a trena resolve em cinco minutos.",
          ],
        ],
        steps: [
          "Largura e altura do vão livre.",
          "Parede livre de cada lado do vão.",
          "Distância do para-choque ao portão fechado.",
          "Altura do carro, com rack ou porta-malas aberto.",
          "Altura livre do teto logo atrás do portão.",
        ],
      },
      {
        about: "choose",
        headings: ["O que cada tipo ocupa", "Onde cada tipo de portão cabe"],
        slots: [
          [
            "Cada portão gasta um lado da garagem, e basta ver qual sobra na sua. Compare com as medidas.",
            "Veja o que cada tipo toma. O que cabe é o que não tira do carro.",
            "O espaço que sobra decide. Esta é a diferença entre eles.",
          ],
        ],
        bullets: [
          "Basculante: usa altura e avança um pouco ao subir",
          "Correr: avanço zero, mas pede parede livre do tamanho da folha",
          "Correr telescópico: folhas que se recolhem, para meia parede livre",
          "Abrir em duas folhas: metade do giro de uma",
          "De enrolar: altura para o rolo, em torno de 40 cm",
        ],
      },
      {
        about: "cost",
        headings: ["Preço pelo tipo e pela medida", "Quanto custa o motor de cada um"],
        slots: [
          [
            "Até {width.quarterHp}, o kit basculante instalado custa {models.pricesOr}, e a montagem leva {time.tilting}. No deslizante e no de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "O basculante de até {width.quarterHp} sai por {models.pricesOr} já instalado, em {time.tilting}. Correr e abrir, na troca residencial, ficam de {price.homeSwap} com o serviço.",
            "Kits basculantes até {width.quarterHp} custam {models.pricesOr} instalados, em {time.tilting}. Os outros tipos, na troca em casa, vão de {price.homeSwap}.",
          ],
          [
            "A folha é do serralheiro, em qualquer um deles. Em vão estreito, folha menor pesa menos, e o motor mais simples costuma bastar.",
            "O serralheiro cobra a folha, e vão pequeno pede pouco material. O motor mais simples atende na maioria.",
            "Quem faz a folha é o serralheiro, e portão estreito gasta menos chapa. O motor de 1/4 HP costuma ser suficiente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor ocupa espaço da vaga?",
        answers: [
          "Pouco: no basculante fica na coluna, no de correr fica no chão ao lado do vão, e no de abrir fica na folha.",
          "Quase nada. Só o de correr pede uma base de uns 40 cm ao lado do vão.",
        ],
      },
      {
        question: "Meu carro é largo. Perco vão com o motor?",
        answers: [
          "No de correr, não. No basculante, as colunas do contrapeso tomam alguns centímetros de cada lado; no de abrir, a folha aberta e o braço.",
          "Perde alguns centímetros no basculante, pelas colunas, e no de abrir, pela folha. O de correr deixa o vão inteiro.",
        ],
      },
      {
        question: "Com teto baixo, o basculante cabe?",
        answers: [
          "Cabe se a altura livre atrás do portão passar da folha aberta. Carro alto com rack é o limite, e por isso se mede.",
          "Depende do teto e do carro. Se o carro com rack encosta na folha aberta, prefira correr.",
        ],
      },
      {
        question: "Portão de correr cabe sem lateral?",
        answers: [
          "Em folha telescópica, que se recolhe em duas partes, com meia parede livre. Sem nenhuma lateral, basculante ou de enrolar.",
          "Só com telescópico e meia lateral. Sem lateral alguma, vá de basculante.",
        ],
      },
    ],
    photo: "fotos da garagem com o carro na vaga e as medidas do vão",
  },
  {
    id: "distancia-do-motor",
    broader: "medidas",
    label: "Espaço e distância do motor",
    phrase: "a distância do motor até a parede e a folha",
    intent: "question",
    asks: [
      "espaço mínimo motor deslizante",
      "espaço mínimo motor correr",
      "espaço mínimo motor",
      "espaço mínimo instalar motor deslizante",
      "espaço mínimo instalar motor correr",
      "medidas motor deslizante",
      "medidas motor correr",
      "tamanho motor deslizante",
      "tamanho motor correr",
      "quanto recuo motor",
      "recuo deixar motor",
      "espaço deixar obra motor",
      "distância motor parede",
      "distância motor folha",
      "distância motor portão",
      "distância do motor até",
      "espaço motor correr",
      "espaço precisa motor",
      "quanto espaço motor",
      "quantos centímetros motor",
      "quantos cm motor",

      "tamanho base motor",
      "altura base motor",
      "base motor medidas",
      "quanto ocupa motor",
    ],
    answers: {
      any: [
        "Espaço para instalar o motor: no portão de correr, de 30 a 40 cm por dentro, ao lado da folha, com um palmo livre para abrir a tampa; no basculante, cerca de 20 cm na lateral da coluna. A distância da engrenagem até a cremalheira é de {rack.clearance}.",
        "Quantos centímetros o motor ocupa ao lado da folha depende do portão: de 30 a 40 cm no de correr e uns 20 cm na lateral do basculante, conforme o manual. Com pouco espaço entre portão e parede, há motor mais estreito, e a engrenagem fica a {rack.clearance} da cremalheira.",
        "A distância entre motor e portão de correr é a que põe a engrenagem a {rack.clearance} da cremalheira, e o motor precisa de 30 a 40 cm livres por dentro. Basculante pede perto de 20 cm ao lado da coluna, e o de abrir, a medida do pilar; se falta espaço, muda-se o lado ou o modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quanto espaço cada motor precisa", "As medidas por tipo de portão"],
        slots: [
          [
            "São medidas comuns; o manual de cada modelo dá a exata.",
            "Use estas como referência e confirme no desenho do modelo.",
            "O manual manda, e estas são as mais usuais.",
          ],
        ],
        bullets: [
          "De correr: 30 a 40 cm por dentro, e um palmo para a tampa",
          "Engrenagem e cremalheira: {rack.clearance} de folga em todo o curso",
          "Base do motor: 5 a 10 cm acima do piso",
          "Basculante: uns 20 cm na lateral, com a coluna livre em toda a altura",
          "De abrir: a distância da dobradiça à face do pilar define linear ou articulado",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes da visita", "As medidas que o instalador pede"],
        slots: [
          [
            "Fotos com a trena aparecendo valem mais que a conta de cabeça. Meça com o portão fechado e o motor, se há, desligado.",
            "Deixe a trena no lugar ao fotografar, com a folha fechada. Leva cinco minutos.",
            "Com o portão fechado, meça e fotografe a trena.",
          ],
        ],
        steps: [
          "Da folha fechada até a parede ou o carro, por dentro.",
          "Da folha até o piso, no ponto em que o motor ficaria.",
          "Da dobradiça à quina do pilar, no portão de abrir.",
          "Do ponto de energia até o motor.",
          "Fotografe cada medida.",
        ],
      },
      {
        about: "cost",
        headings: ["Se falta espaço e o que isso custa", "Pouco espaço: saídas"],
        slots: [
          [
            "As saídas são trocar o lado, usar motor compacto ou mudar a base, nessa ordem de custo. Em garagem apertada, o motor não pode ficar na roda do carro.",
            "Primeiro tenta-se o outro lado, depois um modelo estreito, e por fim uma base nova. O carro não pode encostar no motor.",
            "Mudar o lado quase não custa, motor compacto custa um pouco mais, e obra na base é o mais caro.",
          ],
          [
            "O kit basculante de até {width.quarterHp} sai por {models.pricesOr}, instalado, e o deslizante fica de {price.homeSwap} na troca em casa. A instalação de motor seu parte de {price.installation}.",
            "Instalado, o basculante de até {width.quarterHp} custa {models.pricesOr}; o de correr, na troca em residência, de {price.homeSwap}. Só a mão de obra começa em {price.installation}.",
            "Na troca em casa, o de correr vai de {price.homeSwap}; o basculante de até {width.quarterHp} tem kit por {models.pricesOr}. Instalar motor já comprado custa desde {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor cabe em garagem apertada?",
        answers: [
          "Quase sempre: há motores compactos de correr e o basculante fica em pé na lateral. A roda do carro precisa passar sem encostar.",
          "Na maioria das vezes, sim. Trocar de lado resolve boa parte dos casos.",
        ],
      },
      {
        question: "Qual a altura da base do motor?",
        answers: [
          "A que põe a engrenagem na altura da cremalheira e o motor acima da água, em geral de 5 a 10 cm do piso.",
          "De 5 a 10 cm acima do piso acabado. Em garagem que alaga, mais.",
        ],
      },
      {
        question: "O que acontece se a folga da cremalheira for errada?",
        answers: [
          "Apertada, a folha pesa sobre a engrenagem e os dentes se comem; larga, o dente pula. Por isso a folga é de {rack.clearance} em todo o curso.",
          "Menos que {rack.clearance} gasta; mais, faz pular. Mede-se em vários pontos.",
        ],
      },
      {
        question: "A tomada pode ficar longe?",
        answers: [
          "Pode, com circuito próprio de 220 V e cabo calculado; acima de uns 30 metros, o fio engrossa.",
          "Sim. Leva-se um circuito até a coluna, com terra e disjuntor só dele.",
        ],
      },
    ],
    photo: "uma foto do canto do motor com a trena aparecendo",
  },
  {
    id: "portao-alto",
    broader: "medidas",
    label: "Motor para portão alto",
    phrase: "o motor para portão alto",
    intent: "buying",
    asks: [
      "motorhome portão",
      "caminhonete alta portão",
      "portão carro alto",
      "trailer portão garagem",
      "portão alto motor",
      "portão muito alto",
      "portão alto qual motor",
      "motor portão alto",
      "altura portão motor",
      "metros altura motor",
      "3 metros altura motor",
      "portão 3 metros altura",
      "altura máxima basculante",
      "portão alto demais",
      "4 metros altura portão",
    ],
    answers: {
      any: [
        "Portão de 3 metros de altura precisa de motor escolhido pelo peso e pelo vento: a folha alta pesa mais e balança, por isso a capacidade fica um terço acima do peso e a guia é reforçada. O de correr é o mais firme; no basculante, a altura muda o fuso e o contrapeso, e o técnico confirma.",
        "Para portão alto, de motorhome, van, trailer ou caminhonete, prefira o de correr ou o de abrir, que não limitam a altura, com motor um terço acima do peso da folha. O basculante aberto toma parte do vão; meça o veículo com rack e antena e some uns 20 cm de folga.",
        "Portão automático para motorhome ou van pede folha de uns 3 metros de altura ou mais e motor escolhido pelo peso e pelo vento, não só pela largura. O melhor tipo é o de correr, com guia reforçada; o de abrir também serve, e o basculante rouba altura ao abrir.",
        "Se comprou um motorhome, some 20 cm à altura dele com antena e escolha portão alto de correr ou de abrir, que deixam o vão livre em cima. O motor fica um terço acima do peso da folha, e a de 3 metros de altura pega muito vento, o que pede guia e batente reforçados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a altura muda em cada tipo", "Correr, abrir e basculante no portão alto"],
        slots: [
          [
            "Folha alta pesa mais e funciona como vela no vento. Cada tipo sente isso num ponto.",
            "A altura soma peso e vento, e o ponto fraco muda conforme o portão.",
            "Quanto mais alta, mais peso e mais vento. Veja onde cada portão precisa de reforço.",
          ],
        ],
        bullets: [
          "De correr: guia superior dupla, batente alto, não tomba",
          "De abrir: três dobradiças, trava elétrica e braço com folga",
          "Basculante: contrapeso e percurso maiores, e perde altura aberto",
          "Chapa perfurada ou gradil: reduz vento e peso",
        ],
      },
      {
        about: "check",
        headings: ["Como medir o portão e o veículo", "As medidas do portão alto"],
        slots: [
          [
            "Meça com o portão fechado e o disjuntor desligado, sem ficar sob folha alguma. O veículo se mede no ponto mais alto: rack, antena, ar-condicionado.",
            "Portão fechado, energia cortada e trena na mão. No veículo, o que vale é o topo do rack ou do ar-condicionado.",
            "Com a folha fechada e sem energia, tire as medidas. Conte antena, rack e ar-condicionado no veículo.",
          ],
        ],
        steps: [
          "Meça a altura do veículo com tudo o que há em cima.",
          "Meça largura e altura do vão, dos dois lados.",
          "Some cerca de 20 cm de folga acima.",
          "No de correr, meça a parede livre ao lado, maior que a folha.",
          "Anote material da folha e distância até a calçada.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor do portão alto", "O que a medida muda no preço"],
        slots: [
          [
            "Em folha residencial de correr ou de abrir, a troca do motor fica de {price.homeSwap}, com mão de obra. Folha alta e pesada vai à faixa de {price.heavySwap}, e o primeiro motor soma base, cremalheira e energia.",
            "A troca em casa, com motor de correr ou de abrir, custa de {price.homeSwap}, instalado, e em conjunto pesado de {price.heavySwap}. No primeiro motor, some base e ponto elétrico.",
            "Conte de {price.homeSwap} em portão de casa e de {price.heavySwap} em folha pesada, com o serviço. Base, cremalheira e energia entram se ainda não existem.",
          ],
          [
            "A montagem leva de {time.sliding} no de correr e de {time.heavy} em conjunto pesado.",
            "O serviço toma {time.sliding} em portão de correr comum ou {time.heavy} no pesado.",
            "Reserve {time.sliding} no deslizante de casa, ou {time.heavy} se a folha é pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor de 1/4 HP serve em portão alto?",
        answers: [
          "Em basculante equilibrado, serve até {width.quarterHp} de largura e com a altura dentro da ficha do motor. Em folha mais alta, não.",
          "Só no basculante de até {width.quarterHp}, com contrapeso certo e percurso suficiente para a altura.",
        ],
      },
      {
        question: "Quanto pesa uma folha de 3 metros de altura?",
        answers: [
          "Em chapa de aço de 1 mm, cerca de 8 kg por metro quadrado mais um terço de quadro: 3,5 m de largura dão perto de 110 kg.",
          "Com 3 por 3,5 metros e chapa de 1 mm, uns 110 kg, contando o quadro.",
        ],
      },
      {
        question: "Posso aumentar a altura do meu portão?",
        answers: [
          "Pode, com serralheria, e o motor é recalculado. No basculante o contrapeso e o percurso mudam também.",
          "Sim, desde que guia, dobradiça e motor acompanhem o peso novo.",
        ],
      },
      {
        question: "O vento pode derrubar o portão alto?",
        answers: [
          "O de correr só tomba se a guia falha, e por isso ela é dupla. Folha de abrir precisa de trava para não ser empurrada.",
          "Com guia e batente firmes, não. Gradil ou chapa perfurada alivia a força do vento.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro com largura e altura anotadas",
  },
];
