import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const basculante: NarrowConcept[] = [
  {
    id: "melhor-motor-basculante",
    broader: "basculante",
    label: "Melhor motor para portão basculante",
    phrase: "o melhor motor para portão basculante",
    asks: [
      "melhor motor basculante",
      "qual motor basculante",
      "motor basculante qual comprar",
      "motor indicado basculante",
      "motor ideal basculante",
      "motor certo basculante",
      "melhor automatizador basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor para portão basculante de casa, com até {width.quarterHp} e folha equilibrada, é o de 1/4 HP: Speedy ({opening.speedy}, {price.speedy}) pelo custo-benefício, JetFlex ({opening.jetflex}, {price.jetflex}) pela rapidez, Padrão ({opening.padrao}, {price.padrao}) para rua tranquila, todos instalados.",
        "Para basculante de até {width.quarterHp}, escolha entre três kits instalados de 1/4 HP: Padrão por {price.padrao} se não há pressa, Speedy por {price.speedy} para o dia a dia e JetFlex por {price.jetflex} para entrar depressa. Folha mais larga ou pesada pede outro motor, por foto.",
        "Qual o melhor motor basculante depende da espera que você aceita: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex, por {price.padrao}, {price.speedy} e {price.jetflex} instalados. A folha precisa estar equilibrada e ter até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Padrão, Speedy ou JetFlex: qual é o melhor para você",
          "O melhor motor, caso a caso",
          "Escolha pelo tempo, pelo preço e pela folha",
        ],
        slots: [
          [
            "Escolha o Padrão, {price.padrao} instalado e {opening.padrao} de abertura, se a rua é calma ou há recuo para esperar.",
            "O Padrão, de {opening.padrao} e {price.padrao} instalado, atende quem abre poucas vezes e não tem pressa.",
            "Para gastar menos, o Padrão: {price.padrao} com instalação, abrindo em {opening.padrao}.",
          ],
          [
            "Escolha o Speedy, {price.speedy} instalado, se quer metade da espera por pequena diferença: ele abre em {opening.speedy}.",
            "O Speedy abre em {opening.speedy} e custa {price.speedy} instalado, o melhor equilíbrio entre preço e tempo.",
            "Para a maioria das casas, o Speedy: {opening.speedy} de abertura por {price.speedy} com instalação.",
          ],
          [
            "Escolha o JetFlex, {price.jetflex} instalado, se a rua é movimentada ou se chega à noite: abre em {opening.jetflex}, com inversor.",
            "O JetFlex, da PPA, usa inversor, abre em {opening.jetflex} e custa {price.jetflex} instalado; pede folha firme.",
            "Quem não quer esperar na calçada fica com o JetFlex: {opening.jetflex}, parada suave, {price.jetflex} com instalação.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Antes do motor: a folha está equilibrada?",
          "Quando 1/4 HP não basta",
          "O que conferir no basculante antes de comprar",
        ],
        slots: [
          [
            "Motor nenhum é bom em folha que despenca, sobe sozinha ou raspa; o contrapeso vem antes.",
            "Se o portão pesa ou sobe sozinho, acerte o contrapeso com o técnico antes de comprar.",
            "A folha equilibrada vale mais que a marca do motor.",
          ],
          [
            "Acima de {width.quarterHp}, em madeira maciça ou com muitas aberturas por dia, o 1/4 HP não serve.",
            "Largura maior que {width.quarterHp}, folha pesada ou uso coletivo pedem potência maior, orçada por foto.",
            "Passou de {width.quarterHp} ou abre o dia todo? O modelo é outro, e o valor sai por fotos e medidas.",
          ],
          [
            "Coluna firme, espaço para o acionador e ponto de energia próximo completam a lista.",
            "Confira também coluna sem trinca e energia perto, para não somar serviço depois.",
            "Coluna sólida e disjuntor próprio evitam surpresa no dia da instalação.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["E a marca do motor basculante?", "O que comparar entre marcas", "Marca, peça e assistência"],
        slots: [
          [
            "PPA, Garen, Peccinin, Rossi e Nice têm motor basculante; compare potência, ciclos por hora e peça à venda.",
            "Entre marcas conhecidas, decide a facilidade de achar placa, fuso e controle na sua região.",
            "A marca pesa menos que o modelo certo para a folha e a reposição fácil.",
          ],
          [
            "Veja na ficha a largura indicada, o tempo de abertura e quantos ciclos por hora o motor suporta.",
            "Compare modelos de mesmo porte: largura, ciclos por hora, tempo e garantia.",
            "Peça sempre a ficha técnica e a garantia por escrito antes de decidir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Speedy ou JetFlex: qual vale a pena?",
        answers: [
          "Speedy, se {opening.speedy} bastam; JetFlex, se a espera na rua preocupa e a folha é firme. A diferença é de {price.speedy} para {price.jetflex}, instalados.",
          "O Speedy resolve a maioria das casas. O JetFlex compensa em avenida, chegada noturna ou para quem quer parada suave.",
        ],
      },
      {
        question: "Qual motor basculante dura mais?",
        answers: [
          "O que trabalha com folha equilibrada: de {life}, com revisão {visits.home}. Velocidade não encurta a vida se a folha está em ordem.",
          "Todos chegam de {life} com contrapeso certo. Folha pesada é o que mais gasta qualquer modelo.",
        ],
      },
      {
        question: "Motor de 1/2 HP é melhor que o de 1/4?",
        answers: [
          "Só para folha maior ou uso intenso. Em portão leve de até {width.quarterHp}, o 1/4 HP trabalha com folga.",
          "Não por si. Mais potência não corrige folha desequilibrada nem abre mais rápido.",
        ],
      },
      {
        question: "O preço inclui a instalação?",
        answers: [
          "Inclui: motor, central, controles, entrega, montagem e regulagem. Reparo na folha, se preciso, é orçado antes.",
          "Sim, nos três kits. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "uma foto do portão por fora, outra da coluna por dentro, e a largura e a altura da folha",
  },
  {
    id: "basculante-3-metros",
    broader: "basculante",
    label: "Basculante de 3 metros",
    phrase: "o motor para portão basculante de 3 metros",
    asks: [
      "basculante 3 metros",
      "basculante 3m",
      "basculante 3 mts",
      "basculante três metros",
      "basculante 2,80",
      "basculante 3,20",
      "basculante 3,5 metros",
      "basculante 3,50",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão basculante de 3 metros passa da medida do motor de 1/4 HP, que vai até {width.quarterHp}. Com 3 metros entra 1/3 ou 1/2 HP, conforme altura e material, com a folha equilibrada; o valor sai por fotos e medidas, sem custo.",
        "Para basculante de 3 metros, peça motor acima de 1/4 HP: o kit de 1/4 é para até {width.quarterHp}. Se a folha é leve e firme, um acionador costuma bastar; se torce, entram reforço ou dois acionadores. O orçamento é por foto.",
        "Basculante de 3 metros não deve receber kit de 1/4 HP, feito para até {width.quarterHp}. A escolha fica entre 1/3 e 1/2 HP, pela altura, pelo material e pelas aberturas por dia. Mande foto da coluna e da folha para o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que motor usar no basculante de 3 metros",
          "1/3, 1/2 HP ou dois acionadores",
          "A potência para 3 metros",
        ],
        slots: [
          [
            "Folha de alumínio ou gradil de 3 metros, equilibrada, costuma ir com 1/3 HP ou com o modelo seguinte da linha.",
            "Se a folha é vazada e leve, a potência sobe um degrau acima do 1/4 HP.",
            "Gradil ou alumínio com 3 metros pede pouco mais que o kit comum, confirmado pela ficha do motor.",
          ],
          [
            "Chapa fechada ou madeira de 3 metros pede 1/2 HP e contrapeso recalculado.",
            "Com chapa inteira, o vento e o peso levam ao 1/2 HP.",
            "Madeira ou chapa nessa largura entra como folha pesada, e a potência acompanha.",
          ],
          [
            "Folha que torce quando puxada de um lado recebe travessa de reforço ou acionador nos dois lados.",
            "Puxada só por uma coluna, a folha larga pode torcer; reforço ou segundo acionador resolve.",
            "A rigidez da folha decide se basta um motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa para 3 metros", "Por que o preço é por orçamento", "O que entra na conta"],
        slots: [
          [
            "O valor é por orçamento, porque os kits de tabela são para até {width.quarterHp}.",
            "Preço fechado só depois de altura, material e fotos, já que o kit comum não serve.",
            "Sem tabela para essa largura, o orçamento é feito por foto e é grátis.",
          ],
          [
            "Somam-se motor, acerto do contrapeso e, se preciso, reforço da folha.",
            "Equilíbrio e reforço aparecem em linhas próprias.",
            "A mecânica pesa na conta: cabos, contrapeso e travessa.",
          ],
          [
            "Como referência, a troca de motor em casa fica de {price.homeSwap} e, em portão pesado, de {price.heavySwap}.",
            "A faixa de troca vai de {price.homeSwap} em casa a {price.heavySwap} se a folha é pesada.",
            "Folha leve fica perto da faixa de casa, de {price.homeSwap}; pesada, na de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: ["check"],
    questions: [
      {
        question: "E se o meu portão tiver 2,60 m?",
        answers: [
          "Passa pouco da medida, e mesmo assim se avalia: folha leve e bem equilibrada pode ser aceita pelo técnico; pesada, não.",
          "Fica no limite. Mande altura e material, porque aí o peso e o equilíbrio decidem.",
        ],
      },
      {
        question: "Um motor só basta para 3 metros?",
        answers: [
          "Na maioria das folhas firmes, sim. Se ela torce ao ser puxada de um lado, usa-se reforço ou segundo acionador.",
          "Costuma bastar. A foto da folha por dentro mostra se há travessa suficiente.",
        ],
      },
      {
        question: "Posso arriscar o 1/4 HP?",
        answers: [
          "Não é indicado: ele trabalha no limite, esquenta e gasta fuso e engrenagem cedo.",
          "Não. A economia da compra volta em conserto, e a garantia exige uso dentro da medida.",
        ],
      },
      {
        question: "Portão de correr seria melhor?",
        answers: [
          "Se há recuo lateral de 3 metros livre, vale comparar: o de correr não avança na calçada e não depende de contrapeso.",
          "Com espaço ao lado, sim, é alternativa. Sem ele, o basculante continua sendo a escolha.",
        ],
      },
    ],
    photo: "uma foto do portão por fora, outra por dentro com as duas colunas, e a largura, a altura e o material",
  },
  {
    id: "basculante-4-metros",
    broader: "basculante",
    label: "Basculante de 4 metros ou mais",
    phrase: "o motor para portão basculante de 4 metros ou mais",
    asks: [
      "basculante 4 metros",
      "basculante 4m",
      "basculante 5 metros",
      "basculante 5m",
      "basculante 6 metros",
      "basculante 6m",
      "basculante 4,5",
      "basculante largo",
      "basculante grande",
      "basculante quatro metros",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão basculante de 4 metros ou mais, o motor de 1/4 HP não serve: ele atende até {width.quarterHp}. Entra motor mais potente, muitas vezes com acionamento nos dois lados, e contrapeso equilibrado; o orçamento sai por fotos e medidas.",
        "Basculante largo, de 4, 5 ou 6 metros, pede potência maior que 1/4 HP e folha que não torça: reforço, eixo de sincronismo ou dois acionadores. Na troca, portão pesado fica de {price.heavySwap}. Mande fotos, altura e material.",
        "Em basculante acima de {width.quarterHp}, e com certeza nos de 4 metros para cima, os kits de 1/4 HP ficam de fora. O motor é definido por largura, altura e peso, depois de conferir cabos e contrapeso dos dois lados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que motor pede um basculante largo",
          "Potência, dois acionadores ou eixo",
          "Escolha para 4, 5 e 6 metros",
        ],
        slots: [
          [
            "Em torno de 4 metros, com folha leve e rígida, costuma entrar 1/2 HP com um acionador.",
            "Folha de alumínio perto de 4 metros pode ir com um motor só, mais potente, se não torcer.",
            "Para 4 metros leves, 1/2 HP é a referência usual, confirmada pela ficha.",
          ],
          [
            "Com 5 ou 6 metros, ou chapa fechada, usam-se dois acionadores sincronizados ou motor de uso pesado.",
            "Acima disso a folha torce quando puxada de um lado, e o acionamento passa a ser duplo.",
            "Folha comprida pede força nas duas colunas ao mesmo tempo.",
          ],
          [
            "Se há recuo lateral, compare com o portão de correr, que lida melhor com grande largura.",
            "Com espaço ao lado, folha tão larga trabalha mais simples como deslizante.",
            "Vão largo com recuo livre costuma compensar como portão de correr.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na folha larga", "Antes do motor: cabos, peso e torção", "A folha aguenta o motor?"],
        slots: [
          [
            "Contrapeso e cabos têm de estar iguais nos dois lados, ou a folha sobe torta.",
            "Diferença entre as caixas entorta folha larga e força o motor.",
            "O técnico acerta os dois lados, com a folha escorada.",
          ],
          [
            "Travessas e diagonais seguram a torção; sem elas, nenhum motor resolve.",
            "Folha mole recebe reforço de serralheria antes da automação.",
            "Quanto mais larga, mais a rigidez da folha decide.",
          ],
          [
            "Madeira e chapa em 4 metros ou mais passam facilmente da carga residencial.",
            "Calcule o peso: só a chapa de aço tem 7,85 kg por m² a cada milímetro.",
            "Peso e vento crescem com a área, e a margem do motor também.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor para basculante largo", "Preço sob medida", "O que forma o valor"],
        slots: [
          [
            "O preço é sob orçamento, porque os kits de tabela vão até {width.quarterHp}.",
            "Sem kit de preço fechado para essa largura, o valor vem por fotos e medidas.",
            "Cada folha larga é orçada pelo conjunto, e não por tabela.",
          ],
          [
            "Na troca, portão pesado fica de {price.heavySwap}, com mão de obra.",
            "A referência é a troca em portão pesado, de {price.heavySwap}.",
            "Considere a faixa de {price.heavySwap}, que vale para folha pesada.",
          ],
          [
            "Conte de {time.heavy} de instalação, mais o reforço se houver.",
            "A montagem leva de {time.heavy} em folha desse porte.",
            "O trabalho ocupa de {time.heavy}, sem contar a serralheria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Basculante de 4 metros precisa de dois motores?",
        answers: [
          "Nem sempre. Folha leve e rígida anda com um mais potente; se torce ou pesa, usam-se dois sincronizados.",
          "Depende da rigidez e do peso. A foto por dentro mostra se a folha aguenta ser puxada de um lado.",
        ],
      },
      {
        question: "Existe limite de largura para basculante?",
        answers: [
          "Na prática, sim: quanto mais larga, mais torção, peso e avanço. Acima de uns 5 metros, o de correr costuma ser melhor.",
          "O limite vem do projeto da folha. Folhas muito largas são caras de equilibrar, e o deslizante vira alternativa.",
        ],
      },
      {
        question: "Posso dividir em dois portões?",
        answers: [
          "Pode, com coluna no meio ou duas folhas; cada uma recebe o seu motor. Só vale se os carros ainda passarem bem.",
          "É possível na serralheria. Dois basculantes menores podem usar 1/4 HP cada, se tiverem até {width.quarterHp}.",
        ],
      },
      {
        question: "Meu basculante largo já tem 1/4 HP. O que faço?",
        answers: [
          "Se ele esquenta, trava ou sobe torto, está subdimensionado. Peça a avaliação do equilíbrio e da potência.",
          "Observe: calor e lentidão são sinais. O técnico confere contrapeso antes de indicar outro motor.",
        ],
      },
    ],
    photo:
      "uma foto do portão por fora, outra por dentro com as duas colunas, e a largura, a altura e o material da folha",
  },
  {
    id: "basculante-ou-correr",
    broader: "basculante",
    label: "Basculante ou de correr",
    phrase: "a escolha entre portão basculante e de correr",
    asks: [
      "basculante ou correr",
      "correr ou basculante",
      "basculante ou deslizante",
      "deslizante ou basculante",
      "diferença basculante deslizante",
      "diferença basculante correr",
      "melhor basculante correr",
      "melhor basculante deslizante",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Basculante ou de correr: escolha de correr se há recuo lateral igual à folha, pois não avança na calçada e é simples de manter. Escolha basculante em fachada estreita sem espaço ao lado, com até {width.quarterHp} e folha equilibrada.",
        "O portão de correr leva vantagem em largura, peso e calçada; o basculante, onde falta espaço lateral. No preço do motor, o basculante de até {width.quarterHp} sai de {price.padrao} a {price.jetflex} instalado, e o de correr é orçado por peso.",
        "Se a garagem tem parede livre ao lado, prefira o de correr; se a frente é toda ocupada pelo vão, fique com o basculante. O primeiro depende de trilho limpo, e o segundo, de contrapeso, cabos e altura livre.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher cada um", "De correr para quem, basculante para quem", "Decida pelo espaço"],
        slots: [
          [
            "Recuo lateral livre, vão largo ou folha pesada favorecem o de correr.",
            "Com parede livre ao lado, o de correr é o mais simples e não limita a altura do carro.",
            "Vão acima de {width.quarterHp} com espaço ao lado costuma compensar como deslizante.",
          ],
          [
            "Frente estreita, sem espaço lateral e com pé-direito livre favorece o basculante.",
            "Quando o vão ocupa a fachada inteira, o basculante é a saída natural.",
            "Casa geminada sem recuo lateral fica com o basculante.",
          ],
          [
            "Calçada estreita ou movimentada pesa contra o basculante, que avança durante a subida.",
            "Se passa muita gente na frente, o de correr é mais seguro, porque não sai do alinhamento.",
            "Onde o passeio é curto, a folha que avança incomoda e exige sinalização.",
          ],
        ],
      },
      {
        about: "what",
        headings: [
          "O que muda entre basculante e de correr",
          "Espaço, motor e manutenção",
          "Basculante e de correr lado a lado",
        ],
        slots: [
          [
            "O basculante usa contrapeso e cabos, que pedem revisão; o de correr usa trilho e roldanas, que pedem limpeza.",
            "Um depende de cabos, o outro de rodas; nos dois, a mecânica em ordem poupa o motor.",
            "Cabos são o ponto crítico do basculante; trilho sujo, o do deslizante.",
          ],
          [
            "O motor basculante de 1/4 HP instala-se em {time.tilting}; o de correr, em {time.sliding}.",
            "A instalação leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "Em tempo de montagem, contam-se {time.tilting} contra {time.sliding}.",
          ],
          [
            "A folha deitada do basculante reduz a altura livre; a de correr não mexe nela.",
            "Caminhonete alta passa melhor no de correr.",
            "Com carro alto ou bagageiro, confira a altura sob a folha do basculante.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Qual é mais barato de automatizar?",
        answers: [
          "O basculante de até {width.quarterHp} tem kit instalado a partir de {price.padrao}. O de correr é orçado por peso e cremalheira.",
          "Em casa, costuma ser o basculante pequeno, pelo kit fechado. Em vão largo, o de correr empata ou ganha.",
        ],
      },
      {
        question: "Qual dá menos problema?",
        answers: [
          "Depende do uso: trilho limpo faz o de correr durar; contrapeso e cabos em dia, o basculante. Revisão {visits.home} nos dois.",
          "Nenhum, se bem regulado. O basculante exige mais atenção por ter folha suspensa.",
        ],
      },
      {
        question: "Posso trocar um pelo outro depois?",
        answers: [
          "Pode, mas é obra de serralheria: folha, trilho e base mudam, e o motor não se aproveita.",
          "Dá, se houver espaço lateral. O motor e as ferragens são outros.",
        ],
      },
      {
        question: "Qual é mais seguro contra arrombamento?",
        answers: [
          "Os dois resistem bem com motor travado; trava elétrica ou batente firme completam. A estrutura da folha decide mais.",
          "Depende da folha e da trava. No de correr, batente e guia impedem que levantem a folha.",
        ],
      },
    ],
    photo: "fotos da fachada inteira por fora e por dentro, com a largura do vão e o espaço ao lado",
  },
  {
    id: "basculante-em-correr",
    broader: "basculante",
    label: "Transformar basculante em de correr",
    phrase: "a troca do basculante por portão de correr",
    asks: [
      "transformar basculante correr",
      "transformar basculante deslizante",
      "trocar basculante correr",
      "mudar basculante correr",
      "basculante virar correr",
      "converter basculante",
      "transformar portão basculante",
      "trocar basculante deslizante",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para transformar portão basculante em de correr quando há recuo lateral livre maior que a folha. É obra de serralheria: tiram-se contrapesos, põem-se trilho, roldanas, guia e batentes, e o motor passa a ser outro, de cremalheira.",
        "Transformar basculante em deslizante depende do espaço ao lado e do piso nivelado. A folha às vezes é aproveitada, com reforço; o motor basculante, não. O orçamento sai por fotos da fachada e medidas do vão e do recuo.",
        "A mudança de basculante para de correr compensa se a folha avança na calçada, falta altura ou o contrapeso vive dando problema, e se há parede livre ao lado. Sem esse espaço, o melhor é reformar o basculante.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A sua garagem permite a mudança?", "Espaço, piso e folha", "O que conferir antes de transformar"],
        slots: [
          [
            "O recuo precisa receber a folha inteira, mais motor e batente, sem porta, janela ou medidor no caminho.",
            "Meça o lado livre: sem espaço maior que a folha, o portão não abre todo.",
            "Parede lateral com registro, janela ou degrau impede a folha de correr.",
          ],
          [
            "O piso tem de aceitar trilho nivelado; rampa atravessada no vão complica.",
            "Garagem em rampa no sentido do portão dificulta o trilho.",
            "Piso firme e plano na linha do portão é condição para o trilho.",
          ],
          [
            "A folha precisa de rigidez e altura para andar em pé, e muitas vezes recebe reforço embaixo.",
            "Folha leve de basculante pode torcer apoiada em rodas; o serralheiro avalia.",
            "Em vários casos, folha nova custa perto da adaptação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que é feito na transformação",
          "Da retirada do contrapeso ao motor novo",
          "A obra, etapa por etapa",
        ],
        slots: [
          [
            "Com a folha escorada, o técnico descarrega e retira contrapesos e cabos.",
            "Os contrapesos saem primeiro, com a folha presa, serviço só de profissional.",
            "Cabo e peso são retirados com escora, nunca pelo morador.",
          ],
          [
            "Depois vêm trilho, roldanas, guia superior e batentes nas duas pontas.",
            "Monta-se o trilho no piso, a guia em cima e os batentes que impedem a folha de sair.",
            "A estrutura nova inclui guia contra queda e batente firme.",
          ],
          [
            "Por fim entra o motor de correr, com cremalheira na folga de {rack.clearance}, em {time.sliding} de trabalho.",
            "O motor deslizante é instalado em {time.sliding}, com cremalheira e força regulada.",
            "A automação fecha a obra: motor novo, cremalheira e testes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa transformar", "Serralheria e motor", "O que forma o preço"],
        slots: [
          [
            "A conta tem duas partes: serralheria da folha e do trilho, e motor deslizante com cremalheira.",
            "Paga-se a obra metálica e o motor novo; o basculante antigo não serve.",
            "Trilho, rodas, guia e batentes somam-se ao motor de correr.",
          ],
          [
            "O valor depende do vão, do recuo e de aproveitar a folha, e sai por foto.",
            "Fotos da fachada e medidas do lado livre permitem o orçamento grátis.",
            "Aproveitar a folha barateia quando ela é firme; torta, encarece.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aproveita o motor basculante?",
        answers: [
          "Não. O acionador de fuso não move portão de correr; é preciso motor com engrenagem e cremalheira. Controles compatíveis podem ficar.",
          "Não dá. Fotocélula e ponto de energia podem ser mantidos, mas o motor é outro.",
        ],
      },
      {
        question: "Aproveita a folha?",
        answers: [
          "Às vezes, se for rígida e da altura certa, com reforço embaixo. A foto por dentro ajuda a decidir.",
          "Depende do estado. Folha torta ou com ferrugem não compensa adaptar.",
        ],
      },
      {
        question: "Precisa de autorização?",
        answers: [
          "Se muda a fachada ou o muro, consulte a prefeitura ou o condomínio antes. Para só trocar a folha, a regra local diz.",
          "Em condomínio, sim, pela convenção. Em casa, confira a regra municipal quando houver obra no muro.",
        ],
      },
      {
        question: "Quanto tempo demora?",
        answers: [
          "A serralheria leva mais que o motor; o prazo vem no orçamento. A instalação do motor em si é de {time.sliding}.",
          "Depende da folha e do piso. Concreto novo precisa curar antes de receber o trilho.",
        ],
      },
    ],
    photo: "fotos da fachada inteira por dentro e por fora, com o vão e o espaço livre ao lado em metros",
  },
  {
    id: "basculante-na-calcada",
    broader: "basculante",
    label: "Basculante que avança na calçada",
    phrase: "o portão basculante que avança na calçada",
    asks: [
      "basculante calçada",
      "basculante avança",
      "basculante invade calçada",
      "portão avança calçada",
      "portão invade calçada",
      "portão abre calçada",
      "basculante proibido",
      "basculante para fora",
      "basculante lei",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão basculante avança alguns palmos sobre a calçada enquanto se move, e a regra sobre isso é da prefeitura: confira antes de instalar. O certo em qualquer lugar é a folha não ficar parada sobre o passeio e não atingir quem passa.",
        "Basculante sobre a calçada é permitido ou não conforme a norma do município; em São Paulo e cidades vizinhas, consulte a prefeitura. Se a sua folha avança, use fotocélula, luz e sirene, ou peça o recuo do portão ao serralheiro.",
        "Se o basculante invade a calçada, há três saídas: recuar o portão para dentro do lote, trocar por basculante articulado ou por portão de correr. Enquanto isso, sinalize e mantenha a fotocélula funcionando, porque quem causa dano responde por ele.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como evitar que a folha avance",
          "Recuar, articular ou mudar de portão",
          "As saídas para calçada estreita",
        ],
        slots: [
          [
            "Recuar o conjunto para dentro do lote faz o arco acontecer sem tocar o passeio.",
            "A solução mais direta é instalar a folha mais para dentro, se a garagem tem profundidade.",
            "Com alguns palmos de recuo, o avanço fica dentro do terreno.",
          ],
          [
            "O articulado dobra ao meio e avança menos que o basculante inteiriço.",
            "A folha articulada sobe dobrada e reduz a projeção.",
            "Onde não há recuo, o articulado diminui o avanço.",
          ],
          [
            "O de correr não sai do alinhamento, se houver espaço lateral.",
            "Com parede livre ao lado, o deslizante elimina o problema.",
            "Portão de correr e porta de enrolar não projetam folha para fora.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem passa", "Aviso e sensor na calçada", "Enquanto a folha avança"],
        slots: [
          [
            "Sinaleiro com luz e sirene avisa antes do movimento, e a fotocélula detém o fechamento.",
            "Luz, som e sensor são o mínimo quando a folha passa sobre o passeio.",
            "Quem caminha precisa ver e ouvir o portão antes de ele se mover.",
          ],
          [
            "A força fica no menor valor, com teste em obstáculo macio.",
            "Motor regulado no mínimo reduz o dano se alguém estiver no caminho.",
            "Velocidade alta não combina com calçada cheia sem sensor.",
          ],
          [
            "Só acione vendo a calçada, e nunca deixe a folha parada no meio do curso sobre ela.",
            "Acione de onde enxergue o passeio inteiro.",
            "Folha parada sobre a calçada é obstáculo; se travou assim, isole e chame o técnico, que atende {hours}.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Posso ser multado pelo basculante na calçada?",
        answers: [
          "Depende da norma da sua cidade. A prefeitura fiscaliza o passeio; consulte o atendimento municipal antes da obra.",
          "Pode haver multa onde a regra proíbe. Só a prefeitura do seu município confirma o caso.",
        ],
      },
      {
        question: "O vizinho reclamou. O que fazer?",
        answers: [
          "Instale sinaleiro e fotocélula, reduza a força e veja se dá para recuar a folha. Guarde o registro da regulagem.",
          "Comece pela segurança: aviso e sensor. Depois avalie recuo ou troca de sistema com o serralheiro.",
        ],
      },
      {
        question: "Quantos centímetros ele avança?",
        answers: [
          "Varia com a altura da folha e a posição dos braços; são alguns palmos no meio do curso. O técnico mede no local.",
          "Não há número único. Folha alta e braço longo avançam mais; a medida é feita na visita.",
        ],
      },
      {
        question: "Dá para regular o motor para avançar menos?",
        answers: [
          "Não: o avanço vem da geometria dos braços, não do motor. Muda-se na serralheria.",
          "O motor não altera isso. Só braços, recuo ou outro tipo de folha mudam o arco.",
        ],
      },
    ],
    photo: "uma foto da fachada com a calçada inteira, outra por dentro, e a largura, a altura e o recuo até a rua",
  },
  {
    id: "basculante-com-porta-social",
    broader: "basculante",
    label: "Basculante com porta social",
    phrase: "o portão basculante com porta social",
    asks: [
      "basculante porta social",
      "basculante social",
      "basculante portinhola",
      "basculante porta pedestre",
      "basculante porta embutida",
      "portão com porta social",
      "porta social basculante motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão basculante com porta social embutida aceita motor, desde que a porta trave fechada e haja sensor que impeça o movimento com ela aberta. A porta pesa de um lado só, e por isso contrapeso e reforço da folha são conferidos antes.",
        "Para pôr motor em basculante com porta social, o técnico reforça o quadro, equilibra o lado da porta e instala um contato que bloqueia o motor se ela estiver aberta. Sem isso, a porta pode abrir no ar e ferir alguém.",
        "Porta social no basculante evita abrir a folha inteira para pedestre, mas pesa e enfraquece o quadro. Em casa nova, porta separada ao lado é melhor; no portão que já existe, usa-se trava, sensor e contrapeso acertado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a porta social exige no motor", "Trava, sensor e reforço", "Segurança da porta na folha"],
        slots: [
          [
            "Um contato na porta impede o motor de partir enquanto ela estiver aberta.",
            "Sensor de porta aberta é o item que não pode faltar.",
            "Sem bloqueio, a folha sobe com a porta solta e ela abre no alto.",
          ],
          [
            "O trinco precisa travar sozinho e não soltar com a vibração.",
            "Fechadura com lingueta firme e mola que fecha a porta são o par certo.",
            "Mola aérea fecha a porta depois de cada passagem.",
          ],
          [
            "A soleira da porta vira tropeço e ponto fraco; o quadro recebe travessa reforçada.",
            "O recorte enfraquece a folha, e a barra de baixo é reforçada.",
            "Reforço em volta do recorte evita que a folha torça.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Porta embutida ou porta separada?", "Onde pôr a entrada de pedestre", "O que compensa"],
        slots: [
          [
            "Com fachada larga, a porta separada ao lado é mais segura e poupa o motor.",
            "Se há um trecho de muro livre, abra ali a entrada de pedestre.",
            "Porta independente não muda o peso da folha nem depende do motor.",
          ],
          [
            "Em frente estreita, a porta embutida é a saída, com largura limitada pela folha.",
            "Sem espaço no muro, embute-se a porta, aceitando degrau e reforço.",
            "Casa geminada costuma ficar com a porta na folha.",
          ],
          [
            "O peso da porta fica de um lado, e o contrapeso é acertado pelo técnico para a folha subir reta.",
            "Desequilíbrio lateral entorta a subida; o acerto é feito com a folha escorada.",
            "Cada lado recebe o peso que lhe cabe, ou a folha sobe torta.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Precisa de motor mais forte por causa da porta?",
        answers: [
          "Nem sempre. Com contrapeso certo e até {width.quarterHp}, 1/4 HP pode atender; o técnico confere o peso extra.",
          "Depende do equilíbrio. A porta acrescenta peso, e a decisão sai por fotos e medida.",
        ],
      },
      {
        question: "Dá para pôr porta social em portão que já existe?",
        answers: [
          "Dá, se a folha tiver largura e quadro para o recorte. É serralheria, com novo acerto de contrapeso e motor.",
          "Em muitas folhas, sim. Em folha estreita ou fraca, prefira porta no muro.",
        ],
      },
      {
        question: "A porta social pode ter fechadura elétrica?",
        answers: [
          "Pode, com cabo flexível próprio e bloqueio do motor. A passagem de fio na folha móvel pede cuidado.",
          "Sim. Usa-se cabo que acompanha o movimento e contato que impede abrir a folha junto.",
        ],
      },
      {
        question: "Posso abrir a porta com o portão em movimento?",
        answers: [
          "Nunca. A porta só abre com a folha fechada e parada; o sensor existe para garantir isso.",
          "Não. Com a folha no ar, a porta aberta pode bater ou cair sobre alguém.",
        ],
      },
    ],
    photo: "fotos da folha inteira por dentro e por fora, da porta social e da fechadura, com as medidas",
  },
];
