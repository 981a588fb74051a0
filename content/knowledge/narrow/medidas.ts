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
        "Para portão de 1,8 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 1,8 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 2 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 2 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 2,1 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 2,1 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 2,2 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 2,2 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 2,3 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 2,3 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 2,4 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 2,4 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 2,5 metros, o motor é o residencial mais simples: no basculante, o kit de 1/4 HP, a partir de {price.lowest} instalado; no de correr e no de abrir, um modelo de entrada, com troca em casa de {price.homeSwap}, com mão de obra. O primeiro motor de correr ou de abrir sai por foto.",
        "Portão de 2,5 metros fica com o motor residencial de entrada: se é basculante, o kit de 1/4 HP já montado começa em {price.lowest}; se corre ou gira, trocar em casa custa de {price.homeSwap}, serviço incluído. Em portão ainda manual, somam-se fixação e ponto de energia, orçados pela foto.",
        "Para portão de 4,5 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 300 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 4,5 metros costuma correr, e o motor deslizante precisa ter 300 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 5 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 300 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 5 metros costuma correr, e o motor deslizante precisa ter 300 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 5,5 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 300 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 5,5 metros costuma correr, e o motor deslizante precisa ter 300 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 6 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 400 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 6 metros costuma correr, e o motor deslizante precisa ter 400 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 6,5 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 400 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 6,5 metros costuma correr, e o motor deslizante precisa ter 400 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 7 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 400 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 7 metros costuma correr, e o motor deslizante precisa ter 400 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 8 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 500 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 8 metros costuma correr, e o motor deslizante precisa ter 500 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 9 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 500 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 9 metros costuma correr, e o motor deslizante precisa ter 500 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 10 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 600 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 10 metros costuma correr, e o motor deslizante precisa ter 600 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "Para portão de 12 metros, quase sempre de correr, o motor é um deslizante que a ficha indique para pelo menos 700 kg, se a folha é de chapa com uns 2 metros de altura; vazada, pesa menos. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de muito uso, com mão de obra.",
        "Um portão de 12 metros costuma correr, e o motor deslizante precisa ter 700 kg ou mais de capacidade na ficha, em chapa com perto de 2 metros de altura; grade pede menos. Motor e serviço, na troca, custam de {price.homeSwap} em residência e de {price.heavySwap} em chapa pesada ou uso coletivo.",
        "O motor de portão grande ou largo depende de como ele abre: se sobe e passa de {width.quarterHp}, pede 1/3 ou 1/2 HP; se corre, vai pelo peso da folha; se gira, pelo comprimento de cada folha. Foto e altura dão o modelo e o valor.",
        "Mais que a largura, conta como o portão abre: no de correr, com folha leve, um motor residencial costuma bastar; no de abrir, duas folhas dividem a largura; no basculante acima de {width.quarterHp}, vai mais que 1/4 HP. Mande foto do portão para o valor.",
        "Para portão de 3 metros de correr, o motor é um deslizante de 1/4 HP; de abrir, são duas folhas de metro e meio e um motor por folha; basculante de 3 metros pede 1/3 HP. Vendemos e instalamos {em}: a troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
        "Para portão de 3 metros de correr, o motor é um deslizante de 1/4 HP; de abrir, são duas folhas de metro e meio e um motor por folha; basculante de 3 metros pede 1/3 HP. A troca em casa fica de {price.homeSwap}, com mão de obra; em folha pesada, de {price.heavySwap}. A foto e a altura confirmam o modelo.",
        "Para portão de 3,5 metros de correr, o motor é um deslizante de 1/4 HP, ou de 1/3 HP se a chapa é fechada e pesada; de abrir, um motor por folha; basculante de 3,5 metros pede 1/3 a 1/2 HP. A troca em casa fica de {price.homeSwap}, com mão de obra; em folha pesada, de {price.heavySwap}.",
        "Para portão de 4 metros de correr, o motor é um deslizante de 1/4 HP, ou de 1/3 HP se a folha é pesada; de abrir, são duas folhas e um motor por folha; basculante de 4 metros pede 1/2 HP ou um par. Vendemos e instalamos {em}: a troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}.",
        "Para portão de 4 metros de correr, o motor é um deslizante de 1/4 HP, ou de 1/3 HP se a folha é pesada; de abrir, são duas folhas e um motor por folha; basculante de 4 metros pede 1/2 HP ou um par. A troca em casa fica de {price.homeSwap}, com mão de obra; em folha pesada, de {price.heavySwap}.",
        "Um portão largo ou grande pede motor escolhido pelo tipo: basculante, 1/3 ou 1/2 HP e às vezes dois acionadores; de correr, capacidade um terço acima do peso; de abrir, um motor por folha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada.",
      ],
      price: [
        "O preço do motor para essa largura depende de como o portão abre: na troca, fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada. Um basculante acima de {width.quarterHp} pede 1/3 ou 1/2 HP, com orçamento grátis por foto.",
        "Em casa, trocar o motor de um portão largo custa de {price.homeSwap}; uma folha pesada vai de {price.heavySwap}. No de correr, a largura soma cremalheira por metro; no de abrir, conta o número de folhas. O valor fechado sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O motor por largura e por tipo de portão", "Qual motor para essa medida"],
        slots: [
          [
            "A largura sozinha não decide: conta como o portão abre e quanto pesa a folha. Chapa fechada pode pesar o dobro da mesma medida vazada, e deixar um terço de folga evita motor no limite.",
            "Antes da medida vem o tipo de abertura, e depois o peso, que dobra entre grade e chapa fechada. Escolha na ficha um terço a mais que o peso da folha.",
            "Metros iguais pedem motores diferentes, conforme o portão suba, corra ou gire e conforme o material. A folga certa é de um terço sobre o peso.",
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
        headings: ["O que medir e mandar", "Medidas para o motor certo"],
        slots: [
          [
            "Meça a folha, que é o que o motor move, com o portão fechado. Altura e material entram na conta, porque dão o peso.",
            "A medida que vale é a da folha fechada, e não só a do vão. Junto vão a altura e o material, de onde sai o peso.",
            "Com o portão fechado, tire as medidas da própria folha. Largura sem altura e sem material não diz o peso.",
          ],
        ],
        steps: [
          "Veja se o portão sobe, corre ou gira.",
          "Meça largura e altura da folha fechada.",
          "Anote o material e se é vazado ou fechado.",
          "No de correr, meça o espaço ao lado do vão.",
          "Fotografe por dentro e por fora e conte as aberturas por dia.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor por tipo de portão", "O preço do motor, tipo por tipo"],
        slots: [
          [
            "Na troca, motor e mão de obra ficam de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou de uso coletivo. No basculante de até {width.quarterHp}, o kit de 1/4 HP instalado parte de {price.lowest}.",
            "Trocar o motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, serviço incluído. O kit de 1/4 HP, para basculante de até {width.quarterHp}, sai a partir de {price.lowest} já montado.",
            "A troca residencial vai de {price.homeSwap}, e a de folha pesada, de {price.heavySwap}, com a montagem. Há ainda o kit instalado de 1/4 HP, a partir de {price.lowest}, para basculante de até {width.quarterHp}.",
          ],
          [
            "Portão que nunca teve motor soma o que falta: ponto de energia, base e cremalheira por metro no de correr, suporte e um motor por folha no de abrir. Esses itens são orçados pela foto.",
            "Na primeira automação acrescentam-se fiação e fixação: no deslizante, base e régua dentada, por metro; no de abrir, suporte e motor em cada folha.",
            "Se ainda é manual, entram energia e fixação. O de correr pede base e metros de cremalheira, a régua dentada; o de abrir, suporte na coluna e um motor por folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão de 3 metros usa motor de 1/4 HP?",
        answers: [
          "No basculante, não: o 1/4 HP vai até {width.quarterHp}, e 3 metros pedem 1/3 HP. No de correr, com folha leve, serve, porque o que conta é o peso.",
          "Depende do tipo. De correr e leve, sim; basculante acima de {width.quarterHp}, não, que precisa de 1/3 HP ou mais.",
        ],
      },
      {
        question: "1/3 ou 1/2 HP: qual escolher?",
        answers: [
          "Pelo peso, com folga de um terço, e pelo uso. Folha de chapa, larga ou com muitas aberturas vai para o 1/2 HP; a média fica bem com 1/3 HP.",
          "Se a folha pesa pouco para a medida, 1/3 HP basta; chapa fechada e vão grande pedem 1/2 HP. Confira o peso máximo na ficha.",
        ],
      },
      {
        question: "Portão largo demora mais para abrir?",
        answers: [
          "No de correr, sim, porque percorre mais metros; há motores rápidos para isso. No basculante, o tempo depende do modelo.",
          "Em deslizante, quanto mais larga a folha, maior o tempo. Um motor com inversor encurta a espera sem tranco.",
        ],
      },
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "A folha, com o portão fechado, porque é ela que o motor move. Mande também o vão e o espaço ao lado.",
          "Os dois, se puder, mas o motor sai da folha. No de correr ela costuma ser um pouco mais larga que o vão.",
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
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de garagem para um carro costuma ter de 2,5 a 3 metros de largura; para dois carros lado a lado, de 4,5 a 5,5 metros. A altura mais comum fica de 2,1 a 2,4 metros. Uma rua estreita pede largura maior.",
        "Para dois carros lado a lado, pense em 5 metros de largura; para um, em 2,5 a 3. Nessas larguras, o basculante de 1/4 HP atende só até {width.quarterHp}; um portão maior pede mais potência ou abertura de correr.",
        "As medidas usuais de portão de garagem são 2,5 a 3 metros de largura por 2,2 de altura para um carro, e perto de 5 metros para dois. Meça o seu carro com os espelhos e a manobra da rua antes de decidir.",
        "Para dois carros lado a lado, um portão de 4 metros só serve a carros pequenos e manobra reta: o usual é de 4,5 a 5,5 metros. Para um carro, bastam 2,5 a 3; meça o seu com os espelhos e veja a largura da rua antes de decidir.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Medidas usuais e o que muda", "Largura por número de carros", "Que largura escolher"],
        slots: [
          [
            "Um carro médio tem perto de 1,8 metro sem os espelhos, e a passagem precisa de sobra dos dois lados.",
            "Com espelhos, um carro passa de 2 metros; abaixo de 2,5 a entrada fica justa.",
            "Sobra de 30 cm de cada lado torna a entrada confortável.",
          ],
          [
            "Uma rua estreita obriga o carro a entrar torto, e a largura útil precisa crescer.",
            "Em rua estreita, meio metro a mais faz diferença na manobra.",
            "Quem entra em curva precisa de vão maior que quem entra reto.",
          ],
          [
            "Caminhonete e bagageiro pedem altura livre acima de 2,2 metros.",
            "Meça o veículo mais alto com bagageiro e some um palmo.",
            "No basculante, conte a altura com a folha aberta, que é menor que a do vão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como a largura muda o motor", "Motor para cada largura", "Largura, motor e preço"],
        slots: [
          [
            "Até {width.quarterHp}, o basculante usa kit de 1/4 HP, a partir de {price.lowest} instalado.",
            "Basculante de um carro, até {width.quarterHp}, tem kit instalado a partir de {price.lowest}.",
            "Na largura de um carro, o kit basculante de 1/4 HP atende até {width.quarterHp}.",
          ],
          [
            "Acima disso, a folha torce se puxada de um lado só, e usam-se mais potência ou dois acionadores.",
            "Uma folha larga pede mais potência, e às vezes motor dos dois lados.",
            "O portão de dois carros no basculante exige acionamento reforçado.",
          ],
          [
            "O vão de dois carros combina com portão de correr, se houver parede livre do mesmo tamanho.",
            "O de correr resolve vão largo quando há lateral livre.",
            "Sem recuo lateral, duas folhas de abrir dividem o vão.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "Quanto espaço lateral o portão de correr precisa?",
        answers: [
          "Precisa da largura da folha mais a sobra do batente. O vão de 5 metros pede pouco mais de 5 de parede livre.",
          "Precisa do mesmo tamanho do vão e um pouco mais.",
        ],
      },
      {
        question: "Existe largura obrigatória para o portão de garagem?",
        answers: [
          "Depende do município e do imóvel. Rebaixamento de guia e recuo seguem a prefeitura; confirme antes da obra.",
          "As regras são da prefeitura, e o portão não deve abrir sobre a calçada.",
        ],
      },
      {
        question: "Dá para alargar o portão que tenho?",
        answers: [
          "Dá, com serralheria e às vezes obra na coluna. O motor é revisto e, no basculante, o contrapeso.",
          "Sim, mas muda peso e motor. Mande fotos do vão e das colunas.",
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
        "Para garagem pequena, o portão de correr, com motor deslizante, costuma ganhar do de abrir, porque não gasta o fundo da garagem. Ele pede parede livre ao lado, do tamanho da folha e mais uns 40 cm; o pivotante, de abrir, só cabe se o fundo livre for maior que a folha.",
        "Na garagem pequena, escolha o motor deslizante, de correr, se sobra parede ao lado, e o pivotante, de abrir, se sobra fundo. Um vão de 3 m pede uns 3,40 m de parede para correr, ou 3 m de fundo para girar uma folha, além do carro.",
        "Entre pivotante ou deslizante para garagem pequena, o portão de correr leva vantagem, já que a folha anda rente à parede e poupa o fundo. Precisa de lateral livre igual à folha mais uns 40 cm, enquanto o de abrir varre para dentro a largura da folha, ou metade com duas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As três medidas que decidem", "Lado, fundo e carro"],
        slots: [
          [
            "Uma trena e cinco minutos bastam. Meça com o carro na vaga de todo dia, porque é ele que ocupa o fundo.",
            "Estacione como de costume antes de medir, já que o espaço que conta é o que sobra com o carro dentro.",
            "Com o carro no lugar de sempre, a trena mostra o que cabe. Faça as medidas por dentro do portão.",
          ],
        ],
        steps: [
          "Meça a largura do vão: é a medida da folha.",
          "Meça a parede livre ao lado: o deslizante pede a folha mais uns 40 cm.",
          "Meça do para-choque ao portão fechado: o pivotante pede mais que a largura de uma folha.",
          "Veja a coluna junto da dobradiça: o braço do pivotante precisa dela para se fixar.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando cada um não serve", "O que atrapalha o de correr e o de abrir"],
        slots: [
          [
            "O de correr não serve onde há porta, medidor ou escada na parede por onde a folha passa. A folha telescópica, que se recolhe em partes, ocupa cerca de metade desse espaço, mas tem mais peças.",
            "Porta, escada ou medidor na parede lateral impedem o deslizante comum. Nesse caso a telescópica, dividida em partes que se sobrepõem, precisa de perto da metade do lado, com mais peças para manter.",
            "Parede com medidor, porta ou degrau atrapalha a folha que corre. Uma versão telescópica recolhe em mais ou menos metade do comprimento, ao custo de um mecanismo maior.",
          ],
          [
            "Já o de abrir esbarra no piso que sobe para dentro, porque a folha raspa ao girar. Duas folhas reduzem o giro à metade, mas pedem dois motores.",
            "O pivotante, por sua vez, pega no chão quando a rampa sobe em direção à garagem. Dividi-lo em duas folhas corta o giro pela metade e exige um motor para cada uma.",
            "No de abrir, o problema é a rampa que sobe para dentro, onde a folha encosta. Com duas folhas, cada uma varre metade do fundo, e são necessários dois motores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço de um e de outro", "Quanto fica o motor"],
        slots: [
          [
            "A troca de um motor residencial, com mão de obra, fica de {price.homeSwap}, e duas folhas com dois motores vão de {price.homeSwapTwice}. Na primeira instalação, o deslizante soma cremalheira e base, e o portão em si é outro orçamento.",
            "Em casa, trocar um motor custa de {price.homeSwap}, com o serviço; no pivotante de duas folhas são {price.homeSwapTwice}. A primeira montagem do de correr inclui ainda cremalheira e base, sem contar a serralheria da folha.",
            "Conte {price.homeSwap} pela troca de um motor em residência, mão de obra inclusa, e {price.homeSwapTwice} quando são dois. Instalar um deslizante do zero pede também base e cremalheira, e a folha é cobrada à parte.",
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
          "Em geral não: a folha sobre a calçada atinge quem passa, e na capital paulista o portão automático não pode avançar no passeio. Em outras cidades, consulte a prefeitura.",
          "Não conte com isso para ganhar fundo. Na capital paulista é proibido o portão automático avançar sobre a calçada, e as demais prefeituras têm regra própria.",
        ],
      },
      {
        question: "E o basculante na garagem pequena?",
        answers: [
          "O basculante ganha quando não sobra lado nem fundo para o de abrir ou de correr, porque a folha sobe. Em troca, tira perto de 20 cm da altura e pede o carro afastado do giro; o pivotante precisa do fundo livre.",
          "Sem parede livre nem fundo, o basculante é a saída, já que sobe em vez de girar como o pivotante. Ele toma perto de 20 cm da altura do vão, e o carro fica afastado da folha.",
        ],
      },
      {
        question: "Dá para transformar o portão de abrir em de correr?",
        answers: [
          "Dá, se há parede livre ao lado e a folha é rígida. O serralheiro põe roldanas, trilho e guia, e o motor passa a ser o deslizante, já que o pivotante não se aproveita.",
          "Com lateral livre, sim: a folha recebe roldanas e guia, e o piso, um trilho. O motor antigo, de braço, não serve, e entra um de correr com cremalheira.",
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
        "Para garagem estreita, o basculante costuma ser a melhor escolha, porque não gasta lado nem comprimento; onde há muro livre ao lado, o de correr dá a passagem inteira. O de abrir rouba espaço do carro e só cabe em garagem funda.",
        "Em garagem pequena, escolha o portão pelo espaço que sobra: sem lado livre, basculante; com parede livre do tamanho da folha, de correr; com fundo livre, de abrir em duas folhas curtas. Meça antes o carro com as portas e o retrovisor.",
        "Garagem estreita ou curta, em que o carro fica rente ao portão, pede de correr ou basculante que avance pouco para dentro. Meça do para-choque ao portão fechado: é essa distância que decide, e não só a largura do vão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas que decidem", "Meça antes de escolher", "Medidas e uma foto"],
        slots: [["Uma trena e cinco minutos bastam.", "Meça com o carro na vaga.", "Anote em centímetros."]],
        steps: [
          "Largura e altura do vão livre.",
          "Parede livre de cada lado do vão.",
          "Distância do para-choque ao portão fechado.",
          "Altura do carro com rack ou porta-malas aberto.",
          "Altura livre do teto logo atrás do portão.",
        ],
      },
      {
        about: "choose",
        headings: [
          "O que cada tipo ocupa",
          "Basculante, correr e abrir em pouco espaço",
          "Onde cada tipo de portão cabe",
        ],
        slots: [
          [
            "O basculante ocupa altura e avança um pouco ao subir, para dentro ou para fora.",
            "Em teto baixo, a folha do basculante aberta pode pegar no carro alto.",
            "O basculante avança parte da folha no movimento; sobre a calçada, siga a regra da cidade.",
          ],
          [
            "O de correr não avança, mas precisa de lado livre; sem ele, usa-se folha telescópica.",
            "De correr é o que dá mais largura útil, quando há parede.",
            "Uma folha telescópica recolhe em metade do espaço, com mais peças para manter.",
          ],
          [
            "O de abrir em duas folhas gasta metade do giro de uma folha só.",
            "Uma folha articulada dobra e gasta menos chão que a de abrir comum.",
            "De abrir só onde sobra fundo ou quintal para o giro.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Motor ocupa espaço da vaga?",
        answers: [
          "Pouco: no basculante fica na coluna, no de correr fica no chão ao lado do vão, e no de abrir fica na folha.",
          "No de correr, ele pede uma base ao lado da entrada; nos outros, quase nada.",
        ],
      },
      {
        question: "Meu carro é largo. Perco vão com o motor?",
        answers: [
          "No de correr, não. No basculante, as colunas do contrapeso tomam alguns centímetros de cada lado; no de abrir, a folha aberta e o braço.",
          "No de abrir e no basculante, alguns centímetros. Em vão justo, o de correr dá a passagem inteira.",
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
        "O motor de portão precisa de pouco espaço: no de correr, uns 30 a 40 cm por dentro, a partir da folha, e um palmo livre atrás para abrir a tampa; a engrenagem fica a {rack.clearance} da cremalheira. No de abrir e no basculante, a medida sai da coluna e do braço, e o manual do modelo dá o número exato.",
        "O motor cabe com uns 30 a 40 cm livres por dentro, a partir da folha, e precisa de um palmo atrás para abrir a tampa. Com menos espaço, a foto diz se há modelo mais estreito ou outro lugar; no de abrir e no basculante, a medida sai da coluna e do braço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As medidas que o instalador pede", "O que medir antes da visita"],
        slots: [
          ["Fotos com a trena aparecendo valem mais que a conta de cabeça.", "Meça e fotografe com a trena no lugar."],
        ],
        steps: [
          "Da folha fechada até a parede ou o carro, por dentro.",
          "Da folha até o piso, no ponto em que o motor ficaria.",
          "Da coluna até a quina, no portão de abrir.",
          "Do ponto de energia até o motor.",
        ],
      },
    ],
    keep: ["choose", "cost"],
    questions: [
      {
        question: "O motor cabe em garagem apertada?",
        answers: ["Há motores compactos e a montagem no alto da folha. A foto com medidas diz qual entra."],
      },
      {
        question: "Qual a altura da base do motor?",
        answers: [
          "É a que põe a engrenagem na altura da cremalheira e o motor acima da água, em geral de 5 a 10 cm do piso.",
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
        "Portão alto, para van, motorhome, trailer ou caminhonete, leva motor escolhido pelo peso da folha: de correr e de abrir não limitam a altura, e o basculante aberto toma parte do vão. Meça o veículo com rack e antena, some folga e mande vão, altura e fotos.",
        "Portão alto, de 3 metros ou mais, pede atenção a peso e vento, e não só à largura: no de correr, a guia superior é reforçada e o motor vai um terço acima do peso; no basculante, a altura manda no contrapeso, no percurso do motor e no espaço livre em cima; no de abrir, conta a área que pega vento.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a altura muda em cada tipo", "Correr, basculante e de abrir"],
        slots: [
          [
            "De correr: folha alta tomba mais fácil, e a guia é o que a segura.",
            "De correr, dois apoios de guia e batente alto.",
          ],
          [
            "Basculante: confira na ficha o percurso do motor para a altura da folha.",
            "Um basculante alto pede curso de fuso maior e verga livre.",
          ],
          [
            "De abrir: folha alta e fechada é vela; braço com folga e trava.",
            "De abrir, três dobradiças e trava elétrica.",
          ],
        ],
      },
    ],
    keep: ["check", "cost"],
    questions: [
      {
        question: "O motor de 1/4 HP serve em portão alto?",
        answers: [
          "No basculante equilibrado, serve até {width.quarterHp} de largura e com a altura dentro da ficha do motor. Fora disso, é orçado por foto.",
        ],
      },
      {
        question: "Que medidas do portão alto devo mandar?",
        answers: ["Mande a largura, a altura, o material, como o portão abre e o espaço livre acima do vão."],
      },
    ],
    photo: "uma foto do portão inteiro com largura e altura anotadas",
  },
];
