import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const basculante: NarrowConcept[] = [
  {
    id: "melhor-motor-basculante",
    broader: "basculante",
    label: "Melhor motor para portão basculante",
    phrase: "o melhor motor para portão basculante",
    asks: [
      "melhor motor basculante residencial",
      "melhor motor basculante casa",
      "melhor motor basculante residência",
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
      price: [
        "Um motor para portão basculante de até {width.quarterHp} custa, instalado, {models.pricesNamedOr}, conforme a velocidade: {opening.padrao}, {opening.speedy} ou {opening.jetflex}. Folha mais larga ou pesada pede outro motor, orçado por foto, grátis.",
        "O valor do motor basculante, com entrega e instalação, é de {models.pricesNamed}, para folha equilibrada de até {width.quarterHp}. O que muda é o tempo de abrir: {opening.padrao}, {opening.speedy} e {opening.jetflex}.",
      ],
      any: [
        "O melhor motor para portão basculante de casa, com até {width.quarterHp} e folha equilibrada, é o de 1/4 HP, já instalado. Pelo custo-benefício, o Speedy ({opening.speedy}, {price.speedy}); pela rapidez, o JetFlex ({opening.jetflex}, {price.jetflex}); para rua tranquila, o Padrão ({opening.padrao}, {price.padrao}).",
        "Para basculante de até {width.quarterHp}, escolha entre os kits instalados de 1/4 HP: Padrão por {price.padrao} se não há pressa, Speedy por {price.speedy} para o dia a dia e JetFlex por {price.jetflex} para entrar depressa. Uma folha mais larga ou pesada pede outro motor, por foto.",
        "O melhor motor basculante depende da folha e da pressa: equilibrada e com até {width.quarterHp}, basta o de 1/4 HP, que abre em {opening.padrao} no Padrão, {opening.speedy} no Speedy ou {opening.jetflex} no JetFlex, por {models.prices} instalados. Folha maior ou de prédio pede outro motor.",
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
            "Nenhum motor é bom em folha que despenca, sobe sozinha ou raspa; o contrapeso vem antes.",
            "Se o portão pesa ou sobe sozinho, acerte o contrapeso com o técnico antes de comprar.",
            "A folha equilibrada vale mais que a marca do motor.",
          ],
          [
            "Acima de {width.quarterHp}, em madeira maciça ou com muitas aberturas por dia, o 1/4 HP não serve.",
            "Largura maior que {width.quarterHp}, folha pesada ou uso coletivo pedem potência maior, orçada por foto.",
            "Passou de {width.quarterHp} ou abre o dia todo? O modelo é outro: em uso coletivo ou folha pesada, a troca fica de {price.heavySwap}.",
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
            "No motor que vendemos, a garantia é de {warranty.motor}, e a da instalação, de {warranty.installation}.",
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
          "É o que trabalha com folha equilibrada: de {trade.life}, com revisão {visits.home}. A velocidade não encurta a vida se a folha está em ordem.",
          "Todos duram de {trade.life} com contrapeso certo. Uma folha pesada é o que mais gasta qualquer modelo.",
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
        question: "O preço do motor basculante inclui a instalação?",
        answers: [
          "Inclui: motor, central, controles, entrega, montagem e regulagem. Reparo na folha, se preciso, é orçado antes.",
          "Sim, em todos os kits. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
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
      "motor portão basculante 3 2,1 metros",
      "motor portão basculante 3 2,2 metros",
      "motor portão basculante 3 2,20 metros",
      "motor portão basculante 3 2,3 metros",
      "motor portão basculante 3 2,4 metros",
      "motor portão basculante 3 2,5 metros",
      "motor portão basculante 3 2,50 metros",
      "motor portão basculante 3,2 2,1 metros",
      "motor portão basculante 3,2 2,2 metros",
      "motor portão basculante 3,2 2,20 metros",
      "motor portão basculante 3,2 2,3 metros",
      "motor portão basculante 3,2 2,4 metros",
      "motor portão basculante 3,2 2,5 metros",
      "motor portão basculante 3,2 2,50 metros",
      "motor portão basculante 3,5 2,1 metros",
      "motor portão basculante 3,5 2,2 metros",
      "motor portão basculante 3,5 2,20 metros",
      "motor portão basculante 3,5 2,3 metros",
      "motor portão basculante 3,5 2,4 metros",
      "motor portão basculante 3,5 2,5 metros",
      "motor portão basculante 3,5 2,50 metros",
      "motor portão basculante 3 2,1",
      "motor portão basculante 3 2,2",
      "motor portão basculante 3 2,20",
      "motor portão basculante 3 2,3",
      "motor portão basculante 3 2,4",
      "motor portão basculante 3 2,5",
      "motor portão basculante 3 2,50",
      "motor portão basculante 3,2 2,1",
      "motor portão basculante 3,2 2,2",
      "motor portão basculante 3,2 2,20",
      "motor portão basculante 3,2 2,3",
      "motor portão basculante 3,2 2,4",
      "motor portão basculante 3,2 2,5",
      "motor portão basculante 3,2 2,50",
      "motor portão basculante 3,5 2,1",
      "motor portão basculante 3,5 2,2",
      "motor portão basculante 3,5 2,20",
      "motor portão basculante 3,5 2,3",
      "motor portão basculante 3,5 2,4",
      "motor portão basculante 3,5 2,5",
      "motor portão basculante 3,5 2,50",
      "preço portão basculante 3 metros",
      "preço portão basculante 3,5 metros",
      "preço portão basculante 2,8 metros",
      "preço portão basculante 3,2 metros",

      "motor basculante 1/3 1/2 metros",
      "motor portão basculante 1/3 1/2 metros",
      "motor portão basculante 1/3 1/2 hp metros",

      "basculante 3 metros",
      "basculante 3m",
      "basculante 3 mts",
      "basculante três metros",
      "basculante 2,80",
      "basculante 3,20",
      "qual motor basculante 3,20",
      "qual motor basculante 3,20 largura",
      "qual motor basculante 3,5",
      "basculante 3,5 metros",
      "basculante 3,50",
      "basculante 3x2",
      "basculante 3x2,5",
      "basculante 3x2,2",
      "basculante 3 por",
      "basculante 3,00",
      "qual motor basculante 3x2,5",
      "qual motor basculante 3 metros",
      "melhor motor basculante 3 metros",
      "basculante 2,6 m",
      "basculante 2,7 m",
      "basculante 2,8 m",
      "basculante 2,9 m",
      "basculante 3,2 m",
      "basculante 3,3 m",
      "basculante 3,4 m",
      "basculante 3,5 m",
      "melhor motor basculante 3 m",
      "qual motor basculante 3,5 m",
      "qual motor basculante 3 m",
      "automatizar basculante 3 metros",
      "quanto automatizar basculante 3 metros",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em basculante de 3 a 3,5 metros, use motor de 1/3 HP se a folha é leve, de alumínio ou grade, e de 1/2 HP se é de chapa ou madeira, sempre com o contrapeso certo. O kit de 1/4 HP vai só até {width.quarterHp}; o valor sai por foto, e a troca em casa fica de {price.homeSwap}, com mão de obra.",

        "Portão basculante de 3 a 3,5 metros passa da medida do motor de 1/4 HP, que vai até {width.quarterHp}. Nessa largura entra 1/3 ou 1/2 HP, conforme altura e material, com a folha equilibrada; o valor sai por foto, e, como medida, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Para basculante na faixa de 3 metros, até 3,5, peça motor de 1/3 ou 1/2 HP: o kit de 1/4 é para até {width.quarterHp}. O valor sai por foto; como medida, a troca em casa fica de {price.homeSwap}, com mão de obra. Se a folha torce, entram reforço ou dois acionadores.",
        "Basculante com 3 metros ou um pouco mais não deve receber kit de 1/4 HP, feito para até {width.quarterHp}. A escolha fica entre 1/3 e 1/2 HP, pela altura, pelo material e pelas aberturas por dia, com o valor por foto; como medida, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
      price: [
        "O portão basculante de alumínio, de 3 metros, quem faz e orça é o serralheiro; o motor, conosco, é de 1/3 HP, porque a folha de alumínio é leve, e o valor sai por foto. Como medida, a troca de motor em casa fica de {price.homeSwap}, com mão de obra; o kit de 1/4 HP só vai até {width.quarterHp}.",
        "O motor para basculante de 3 a 3,5 metros é de 1/3 ou 1/2 HP, com o valor por foto: como medida, a troca em casa fica de {price.homeSwap}, com mão de obra. Automatizar um portão manual soma suporte, ponto de energia e acerto do contrapeso; o kit de 1/4 HP não serve, porque vai até {width.quarterHp}.",
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
            "Uma folha que torce quando puxada de um lado recebe travessa de reforço ou acionador nos dois lados.",
            "Puxada só por uma coluna, a folha larga pode torcer; reforço ou segundo acionador resolve.",
            "A rigidez da folha decide se basta um motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa para 3 metros",
          "Por que o preço é por orçamento",
          "O que entra no preço do motor para 3 metros",
        ],
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
            "Na troca em casa, conte de {price.homeSwap}; se a folha é pesada, de madeira ou chapa grossa, de {price.heavySwap}.",
            "Uma folha leve fica perto da faixa de casa, de {price.homeSwap}; pesada, na de {price.heavySwap}.",
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
        question: "Posso arriscar o motor de 1/4 HP no basculante de 3 metros?",
        answers: [
          "Não é indicado: ele trabalha no limite, esquenta e gasta fuso e engrenagem cedo.",
          "Não. A economia da compra volta em conserto, e a garantia exige uso dentro da medida.",
        ],
      },
      {
        question: "Com 3 metros, um portão de correr seria melhor que o basculante?",
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
      "motor portão basculante 4 2,1 metros",
      "motor portão basculante 4 2,2 metros",
      "motor portão basculante 4 2,20 metros",
      "motor portão basculante 4 2,3 metros",
      "motor portão basculante 4 2,4 metros",
      "motor portão basculante 4 2,5 metros",
      "motor portão basculante 4 2,50 metros",
      "motor portão basculante 4,5 2,1 metros",
      "motor portão basculante 4,5 2,2 metros",
      "motor portão basculante 4,5 2,20 metros",
      "motor portão basculante 4,5 2,3 metros",
      "motor portão basculante 4,5 2,4 metros",
      "motor portão basculante 4,5 2,5 metros",
      "motor portão basculante 4,5 2,50 metros",
      "motor portão basculante 5 2,1 metros",
      "motor portão basculante 5 2,2 metros",
      "motor portão basculante 5 2,20 metros",
      "motor portão basculante 5 2,3 metros",
      "motor portão basculante 5 2,4 metros",
      "motor portão basculante 5 2,5 metros",
      "motor portão basculante 5 2,50 metros",
      "motor portão basculante 4 2,1",
      "motor portão basculante 4 2,2",
      "motor portão basculante 4 2,20",
      "motor portão basculante 4 2,3",
      "motor portão basculante 4 2,4",
      "motor portão basculante 4 2,5",
      "motor portão basculante 4 2,50",
      "motor portão basculante 4,5 2,1",
      "motor portão basculante 4,5 2,2",
      "motor portão basculante 4,5 2,20",
      "motor portão basculante 4,5 2,3",
      "motor portão basculante 4,5 2,4",
      "motor portão basculante 4,5 2,5",
      "motor portão basculante 4,5 2,50",
      "motor portão basculante 5 2,1",
      "motor portão basculante 5 2,2",
      "motor portão basculante 5 2,20",
      "motor portão basculante 5 2,3",
      "motor portão basculante 5 2,4",
      "motor portão basculante 5 2,5",
      "motor portão basculante 5 2,50",
      "preço portão basculante 4 metros",
      "preço portão basculante 4,5 metros",
      "preço portão basculante 5 metros",

      "1/4 hp basculante 4 metros",
      "motor 1/4 hp basculante 4 metros",
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
      "basculante 3,6 m",
      "basculante 3,8 m",
      "basculante 4,5 m",
      "basculante 4,2 m",
      "basculante 5,5 m",
      "qual motor basculante 4 m",
      "motor basculante 4 metros comprar",
      "basculante 4,20 motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão basculante de 4 metros ou mais, o motor de 1/4 HP não serve: ele atende até {width.quarterHp}. Entra motor mais potente, muitas vezes com acionamento nos dois lados, e contrapeso equilibrado; o orçamento sai por fotos e medidas.",
        "Basculante de 4, 5 ou 6 metros pede motor mais forte que o de 1/4 HP, que vai até {width.quarterHp}, e folha que não torça: reforço, eixo de sincronismo ou dois acionadores. Na troca, portão pesado fica de {price.heavySwap}. Mande fotos, altura e material.",
        "O melhor motor para portão basculante de 4 metros ou mais é o de 1/2 HP, ou um par de acionadores, um de cada lado, se a folha é pesada. A troca em casa fica de {price.homeSwap}, com mão de obra, e em folha pesada, de {price.heavySwap}; o de 1/4 HP só vai até {width.quarterHp}. O modelo sai de largura, altura e peso, depois de conferir cabos e contrapeso.",
      ],
      price: [
        "O motor para basculante de 4 metros ou mais é de 1/2 HP, ou um par de acionadores, com o valor por foto: como medida, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada ou uso coletivo, com mão de obra. O contrapeso é acertado antes, e o primeiro motor soma suportes e ponto de energia.",
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
            "A folha de alumínio perto de 4 metros pode ir com um motor só, mais potente, se não torcer.",
            "Para 4 metros leves, 1/2 HP é a referência usual, confirmada pela ficha.",
          ],
          [
            "Com 5 ou 6 metros, ou chapa fechada, usam-se dois acionadores sincronizados ou motor de uso pesado.",
            "Acima disso a folha torce quando puxada de um lado, e o acionamento passa a ser duplo.",
            "Uma folha comprida pede força nas duas colunas ao mesmo tempo.",
          ],
          [
            "Se há recuo lateral, compare com o portão de correr, que lida melhor com grande largura.",
            "Com espaço ao lado, folha tão larga trabalha mais simples como deslizante.",
            "Um vão largo com recuo livre costuma compensar como portão de correr.",
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
            "Uma folha mole recebe reforço de serralheria antes da automação.",
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
        headings: [
          "Quanto custa o motor para basculante largo",
          "Por que o preço é por orçamento em folha larga",
          "O que forma o valor",
        ],
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
          "Nem sempre. Uma folha leve e rígida anda com um mais potente; se torce ou pesa, usam-se dois sincronizados.",
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
        question: "Posso dividir o basculante largo em dois portões?",
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
    id: "motor-basculante-ou-deslizante",
    isAskedByName: true,
    broader: "basculante",
    label: "Motor basculante ou deslizante",
    phrase: "a escolha entre motor basculante e deslizante",
    asks: combine(
      ["motor basculante ou deslizante", "motor deslizante ou basculante", "motor basculante ou correr"],
      ["escolher", "melhor", "comprar", "compensa"],
    ),
    intent: "comparison",
    answers: {
      any: [
        "Motor basculante ou deslizante: quem escolhe é o portão que você tem, porque um não serve no outro. Se o portão ainda vai ser feito, prefira o deslizante com espaço livre ao lado, pouco maior que a folha, e o basculante sem ele; até {width.quarterHp}, o motor basculante de 1/4 HP sai desde {price.lowest}, instalado.",
        "O motor certo, basculante ou deslizante (de correr), é o do portão que você já tem: folha que sobe pede o basculante, e folha que anda de lado, o deslizante. Um não substitui o outro. Até {width.quarterHp}, o basculante de 1/4 HP sai desde {price.lowest}, instalado; a troca do deslizante em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A diferença entre os dois motores", "Como trabalha cada motor"],
        slots: [
          [
            "O basculante conduz, por fuso e braço, uma folha que o contrapeso equilibra; o deslizante gira uma engrenagem na cremalheira presa à folha.",
            "No basculante, o contrapeso sustenta a folha e o motor a conduz; no deslizante, a engrenagem puxa a cremalheira e as roldanas levam o peso.",
          ],
          [
            "O de 1/4 HP atende o basculante de até {width.quarterHp}; folha mais larga leva um mais forte. O deslizante se escolhe pelos quilos da folha, com um terço de folga.",
            "No basculante conta a largura, até {width.quarterHp} com 1/4 HP, e mais força acima disso; no deslizante contam os quilos da folha, com um terço de folga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e tempo de instalação", "Quanto custa cada motor"],
        slots: [
          [
            "O kit basculante sai por {models.pricesOr}, instalado; no deslizante, trocar o motor em casa fica de {price.homeSwap}, e o primeiro motor, com base e cremalheira, é orçado por foto.",
            "No basculante há preço fechado, {models.pricesOr} com instalação; no deslizante, a troca em casa fica de {price.homeSwap}, e a primeira instalação sai por foto.",
          ],
          ["O basculante se instala em {time.tilting}; o deslizante, em {time.sliding}."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o motor basculante em portão de correr?",
        answers: [
          "Não. O basculante trabalha com fuso e braço; o portão de correr precisa de engrenagem e cremalheira.",
        ],
      },
      {
        question: "O portão ainda vai ser feito: qual dos dois escolho?",
        answers: [
          "De correr, se há parede livre ao lado, pouco maior que a folha; basculante, se o vão toma a fachada. A folha é do serralheiro, e o motor se escolhe pelo desenho dela.",
        ],
      },
      {
        question: "Qual motor dá menos manutenção?",
        answers: [
          "Os dois empatam com a folha em ordem: o deslizante pede trilho limpo, e o basculante, cabos e contrapeso conferidos.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura e a altura da folha",
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
      "basculante deslizante vale pena",
      "basculante ou deslizante vale pena",
      "basculante ou deslizante qual vale mais pena",
      "basculante correr vale pena",
      "basculante ou correr vale pena",
      "basculante deslizante compensa",
      "basculante correr compensa",
      "portão levanta ou correr",
      "basculante correr qual compensa",
      "entre basculante correr",
      "novo basculante correr qual compensa",
      "entre basculante deslizante",
      "portão que levanta ou portão de correr qual",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Portão basculante ou de correr (deslizante): escolha o de correr se há ao lado um espaço pouco maior que a folha, pois ele não avança na calçada e é simples de manter; em fachada estreita, sem esse espaço, escolha o basculante, de folha equilibrada. Até {width.quarterHp}, o motor dele é o de 1/4 HP, instalado desde {price.lowest}; acima, um mais forte.",
        "O portão de correr leva vantagem em largura, peso e calçada; o basculante, onde falta espaço lateral. No preço do motor, o basculante de até {width.quarterHp} sai de {price.lowest} a {price.highest} instalado, e o de correr é orçado por peso.",
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
            "Um vão acima de {width.quarterHp} com espaço ao lado costuma compensar como deslizante.",
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
            "Em tempo de montagem, o basculante leva de {time.tilting}, e o de correr, de {time.sliding}.",
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
        question: "Qual é mais barato de automatizar, basculante ou de correr?",
        answers: [
          "O basculante de até {width.quarterHp} tem kit instalado a partir de {price.lowest}. O de correr é orçado por peso e cremalheira.",
          "Em casa, costuma ser o basculante pequeno, com kit instalado desde {price.lowest}. Em vão largo, o de correr empata ou ganha.",
        ],
      },
      {
        question: "Qual dá menos problema, basculante ou de correr?",
        answers: [
          "Os dois empatam quando bem regulados: trilho limpo faz o de correr durar; contrapeso e cabos em dia, o basculante, que exige mais atenção por ter folha suspensa.",
        ],
      },
      {
        question: "Posso trocar o basculante por um de correr depois?",
        answers: [
          "Pode, mas é obra de serralheria: folha, trilho e base mudam, o motor não se aproveita, e o de correr ainda precisa de parede livre ao lado.",
        ],
      },
      {
        question: "Qual é mais seguro contra arrombamento, basculante ou de correr?",
        answers: [
          "Os dois resistem bem com motor travado; trava elétrica ou batente firme completam. A estrutura da folha decide mais.",
          "Isso depende da folha e da trava. No de correr, batente e guia impedem que levantem a folha.",
        ],
      },
    ],
    photo: "fotos da fachada inteira por fora e por dentro, com a largura do vão e o espaço ao lado",
  },
  {
    id: "basculante-ou-correr-espaco",
    broader: "basculante",
    label: "Qual portão ocupa menos espaço",
    phrase: "o espaço que o basculante e o de correr ocupam",
    asks: [
      "basculante ou deslizante ocupa menos espaço",
      "basculante ou correr ocupa menos espaço",
      "deslizante ou basculante ocupa menos espaço",
      "basculante deslizante qual ocupa menos espaço",
      "basculante correr qual ocupa menos espaço",
      "qual portão ocupa menos espaço",
      "portão que ocupa menos espaço",
      "portão ocupa menos espaço garagem",
      "basculante ocupa menos espaço",
      "deslizante ocupa menos espaço",
      "basculante ou deslizante economiza espaço",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O basculante ocupa menos espaço de lado, porque abre dentro do próprio vão; o deslizante ocupa menos na vaga e na calçada, mas pede ao lado uma parede livre pouco maior que a folha. Sem essa parede, é basculante; com ela, e vaga curta ou carro alto, é o de correr.",
        "Ocupa menos espaço o basculante, em frente estreita, e o deslizante, onde há muro livre ao lado: o primeiro usa o alto da garagem e avança um pouco ao subir; o segundo não tira altura nem comprimento da vaga, mas toma a parede do tamanho da folha.",
        "Se falta lugar dos lados, quem ocupa menos é o basculante; se falta na altura, na calçada ou no comprimento da vaga, é o deslizante, que corre rente ao muro. Meça a parede ao lado do vão: com o comprimento da folha livre, o de correr é o que menos atrapalha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As quatro medidas que decidem", "O que medir antes de escolher"],
        slots: [["Meça com o carro na vaga e o portão fechado.", "Uma trena e cinco minutos bastam."]],
        steps: [
          "Parede livre ao lado do vão: o de correr usa a largura da folha e um pouco mais.",
          "Altura do vão até o teto: o basculante aberto fica deitado ali e tira parte da passagem.",
          "Do para-choque ao portão: ao subir, a base da folha do basculante avança.",
          "Do portão à calçada: a folha não pode passar por cima de quem anda na rua.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando nenhum dos dois cabe", "Outras saídas para pouco espaço"],
        slots: [
          [
            "Sem parede ao lado e com calçada colada no portão, veja o de enrolar, que some em um rolo acima do vão.",
            "A porta de enrolar não avança nem corre: só pede altura para o rolo, acima da passagem.",
          ],
          [
            "Folha instalada mais para dentro do terreno resolve a calçada, se a garagem tem profundidade.",
            "Basculante articulado, que dobra ao subir, avança menos que o de folha inteira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto o basculante avança ao abrir?",
        answers: [
          "Alguns palmos no meio do curso, conforme a altura da folha e a posição dos braços. O técnico mede no local.",
          "Depende da folha e dos braços; por isso se mede a distância até o carro e até a calçada antes de comprar.",
        ],
      },
      {
        question: "O de correr precisa de quanto espaço ao lado?",
        answers: [
          "A largura da folha e um pouco mais, para o suporte e o batente. Vão de 3 metros pede pouco mais de 3 metros livres.",
          "Um trecho de parede pouco maior que a folha, sem porta, pilar ou medidor no caminho.",
        ],
      },
      {
        question: "E o motor, ocupa muito lugar?",
        answers: [
          "Não. No basculante ele fica junto da coluna; no de correr, em uma pequena base no chão, do lado de dentro.",
          "Pouco: uma caixa rente à coluna, no basculante, ou no piso, atrás da folha, no de correr.",
        ],
      },
    ],
    photo: "fotos da fachada por dentro e por fora, com a largura do vão, a parede ao lado e a altura até o teto",
  },
  {
    id: "correr-em-basculante",
    broader: "basculante",
    label: "Transformar portão de correr em basculante",
    phrase: "a troca do portão de correr por basculante",
    asks: [
      "transformar correr em basculante",
      "transformar deslizante em basculante",
      "converter correr em basculante",
      "converter deslizante em basculante",
      "trocar correr por basculante",
      "trocar deslizante por basculante",
      "mudar correr para basculante",
      "mudar deslizante para basculante",
      "passar correr para basculante",
      "adaptar correr para basculante",
      "correr virar basculante",
      "deslizante virar basculante",

      "mudar deslizante levanta",
      "folha correr fazer basculante",
      "aproveitar folha correr basculante",
      "perdi recuo lateral basculante",
      "conversão correr levantar",
      "aproveitar correr conversão levantar",
      "correr transformar basculante recuo",
    ],
    intent: "question",
    answers: {
      any: [
        "Transformar portão de correr ou deslizante em basculante {em} quase sempre pede portão novo, da serralheria: folha na medida do vão, colunas, cabos e contrapeso. O motor de cremalheira não serve; o kit basculante, para até {width.quarterHp}, nós instalamos no seu endereço a partir de {price.lowest}.",
        "Dá para transformar portão de correr em basculante, mas quase sempre com portão novo: a folha de correr é maior que o vão e não tem contrapeso, cabos nem braços. Do antigo ficam o ponto de energia e, às vezes, fotocélula e controles; o motor de cremalheira não serve.",
        "Trocar portão de correr por basculante pode ser feito, mas só compensa quando falta espaço ao lado ou a folha já está condenada, porque em geral é folha nova, com colunas e contrapeso. O motor também muda: no de até {width.quarterHp}, o kit basculante parte de {price.lowest} instalado.",
      ],
      price: [
        "Transformar portão de correr em basculante quase sempre pede portão novo, orçado por serralheiro: folha na medida do vão, colunas, cabos e contrapeso. O kit de motor basculante, para até {width.quarterHp}, parte de {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A garagem aceita basculante?", "O que conferir antes de passar a basculante"],
        slots: [
          [
            "A folha basculante avança ao subir: é preciso espaço livre na frente e altura por dentro.",
            "Confira o espaço que a folha ocupa ao subir; rente à calçada, veja antes a regra da cidade.",
          ],
          [
            "Um vão muito largo pesa contra: acima de {width.quarterHp}, o basculante pede motor mais potente e folha reforçada.",
            "Quanto mais largo o vão, mais pesada e sujeita a torcer fica a folha basculante.",
          ],
          [
            "As colunas precisam receber a caixa do contrapeso e ficar no prumo.",
            "Sem coluna firme dos dois lados, o contrapeso não tem onde correr.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita do portão de correr", "Do portão antigo, o que fica"],
        slots: [
          [
            "A folha de correr passa do vão e é rígida e pesada; cortar e adaptar costuma custar perto de uma nova.",
            "Aproveitar a folha é raro: mudam a medida, o peso e os pontos de apoio.",
          ],
          [
            "Trilho, roldanas e cremalheira saem; ponto de energia, fotocélula e controles compatíveis podem ficar.",
            "Ficam o circuito elétrico e, se a central nova os ler, os controles e a fotocélula.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço", "Serralheria de um lado, motor do outro"],
        slots: [
          [
            "São dois orçamentos: o portão, com serralheiro, e a automação, que sai por foto e medidas do vão.",
            "A parte maior é a serralheria; a automação se orça depois que a folha nova tem medida e peso.",
          ],
          [
            "Se o problema do portão de correr é só peso, trilho ou motor, consertar custa bem menos que mudar o tipo.",
            "Antes de mudar, compare com a reforma do de correr: trilho, roldanas e motor novos saem bem menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar portão de correr por basculante compensa?",
        answers: [
          "Raramente compensa trocar portão de correr por basculante: em geral é portão novo e motor novo. Justifica-se quando falta parede livre ao lado ou a folha está condenada.",
        ],
      },
      {
        question: "Dá para usar o motor do portão de correr no basculante?",
        answers: ["Não. O de correr move cremalheira; o basculante usa acionador com fuso ou corrente na coluna."],
      },
      {
        question: "Precisa de autorização para mudar o tipo de portão?",
        answers: [
          "Em condomínio, sim, pela convenção. Em casa, confira na prefeitura, sobretudo se a folha avançar sobre a calçada.",
        ],
      },
    ],
    photo: "fotos da fachada por dentro e por fora, com a largura e a altura do vão",
  },
  {
    id: "basculante-em-correr",
    broader: "basculante",
    label: "Transformar basculante em de correr",
    phrase: "a troca do basculante por portão de correr",
    asks: [
      // Both names of the other gate: a title has one, and is taken to have the other too.
      "transformar basculante correr deslizante",
      "converter basculante correr deslizante",
      "trocar basculante correr deslizante",
      "mudar basculante correr deslizante",
      "passar basculante correr deslizante",
      "adaptar basculante correr deslizante",
      "virar basculante correr deslizante",
      "transformar basculante correr",
      "transformar basculante deslizante",
      "trocar basculante correr",
      "mudar basculante correr",
      "basculante virar correr",
      "converter basculante",
      "converter basculante correr",
      "converter basculante deslizante",
      "mudar basculante deslizante",
      "passar basculante correr",
      "adaptar basculante correr",
      "basculante virar deslizante",
      "transformar portão basculante",
      "trocar basculante deslizante",
      "trocar basculante portão correr vale pena",
      "trocar basculante correr vale pena",
    ],
    intent: "question",
    answers: {
      price: [
        "Transformar portão basculante em de correr custa duas contas: a serralheria, com trilho, roldanas, guia e batentes, e o motor novo, de cremalheira. As duas são orçadas por fotos da fachada e medidas do vão e do recuo, sem custo.",
      ],
      any: [
        "Transformar portão basculante em deslizante {em} pede lateral livre do tamanho da folha, trilho nivelado, roldanas e motor de cremalheira; o motor basculante não serve. A folha adaptada ou nova é da serralheria, e o motor, nós vendemos e instalamos no seu endereço, com valor por foto.",
        "Dá para transformar portão basculante em de correr quando há recuo lateral livre maior que a folha. É obra de serralheria: tiram-se contrapesos, põem-se trilho, roldanas, guia e batentes, e o motor passa a ser outro, de cremalheira.",
        "Transformar basculante em deslizante depende do espaço ao lado e do piso nivelado. A folha às vezes é aproveitada, com reforço; o motor basculante, não. A folha nova é da serralheria; o motor de cremalheira, nós vendemos e instalamos, com valor por fotos da fachada e medidas do recuo.",
        "Trocar o basculante por um deslizante vale a pena se há parede livre ao lado e a folha avança na calçada, falta altura ou o contrapeso vive dando problema. É obra de serralheiro, com motor novo, de {price.homeSwap} na troca em casa; sem a parede livre, o melhor é reformar o basculante.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "A sua garagem permite a mudança?",
          "Espaço e piso para virar portão de correr",
          "O que conferir antes de transformar",
        ],
        slots: [
          [
            "O recuo precisa receber a folha inteira, mais motor e batente, sem porta, janela ou medidor no caminho.",
            "Meça o lado livre: sem espaço maior que a folha, o portão não abre todo.",
            "Parede lateral com registro, janela ou degrau impede a folha de correr.",
          ],
          [
            "O piso tem de aceitar trilho nivelado; rampa atravessada no vão complica.",
            "Uma garagem em rampa no sentido do portão dificulta o trilho.",
            "Piso firme e plano na linha do portão é condição para o trilho.",
          ],
          [
            "A folha precisa de rigidez e altura para andar em pé, e muitas vezes recebe reforço embaixo.",
            "Uma folha leve de basculante pode torcer apoiada em rodas; o serralheiro avalia.",
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
        headings: ["Quanto custa transformar", "Custo de serralheria e motor", "O que forma o preço"],
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
        question: "A folha do basculante se aproveita no portão de correr?",
        answers: [
          "Às vezes, se for rígida e da altura certa, com reforço embaixo. A foto por dentro ajuda a decidir.",
          "Depende do estado. Folha torta ou com ferrugem não compensa adaptar.",
        ],
      },
      {
        question: "Precisa de autorização para mudar o basculante para de correr?",
        answers: [
          "Se muda a fachada ou o muro, consulte a prefeitura ou o condomínio antes. Para só trocar a folha, a regra local diz.",
          "Em condomínio, sim, pela convenção. Em casa, confira a regra municipal quando houver obra no muro.",
        ],
      },
      {
        question: "Quanto tempo demora mudar de basculante para de correr?",
        answers: [
          "A serralheria leva mais que o motor; o prazo vem no orçamento. A instalação do motor em si é de {time.sliding}.",
          "O prazo depende da folha e do piso. Concreto novo precisa curar antes de receber o trilho.",
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
      "basculante abrir fora calçada",
      "basculante invade calçada lei",
    ],
    intent: "question",
    answers: {
      any: [
        "Não: na cidade de São Paulo, o basculante automático não pode invadir a calçada ao abrir (Lei 16.809/2018 e Decreto 58.275/2018); em outra cidade, confirme na prefeitura. Para não avançar, recua-se o portão no lote ou troca-se por articulado ou de correr.",
        "Na capital paulista, o portão basculante automático não pode avançar sobre a calçada, pela Lei 16.809/2018; nas outras cidades, quem diz é a prefeitura. Confirme o que vale para portão antigo e, enquanto a folha avança, mantenha fotocélula, luz e aviso sonoro.",
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
        headings: [
          "Segurança de quem passa",
          "Aviso e sensor na calçada",
          "Cuidados enquanto a folha avança na calçada",
        ],
        slots: [
          [
            "Sinaleiro com luz e sirene avisa antes do movimento, e a fotocélula detém o fechamento.",
            "Luz, som e sensor são o mínimo quando a folha passa sobre o passeio.",
            "Quem caminha precisa ver e ouvir o portão antes de ele se mover.",
          ],
          [
            "A força fica no menor valor, com teste em obstáculo macio.",
            "Um motor regulado no mínimo reduz o dano se alguém estiver no caminho.",
            "A velocidade alta não combina com calçada cheia sem sensor.",
          ],
          [
            "Só acione vendo a calçada, e nunca deixe a folha parada no meio do curso sobre ela.",
            "Acione de onde enxergue o passeio inteiro.",
            "Uma folha parada sobre a calçada é obstáculo; se travou assim, isole e chame o técnico, que atende {shop.hours}.",
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
        question: "O vizinho reclamou do basculante na calçada. O que fazer?",
        answers: [
          "Instale sinaleiro e fotocélula, reduza a força e veja se dá para recuar a folha. Guarde o registro da regulagem.",
          "Comece pela segurança: aviso e sensor. Depois avalie recuo ou troca de sistema com o serralheiro.",
        ],
      },
      {
        question: "Quantos centímetros o basculante avança na calçada?",
        answers: [
          "A medida varia com a altura da folha e a posição dos braços; são alguns palmos no meio do curso. O técnico mede no local.",
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
      "portão pequeno dentro grande",
      "porta dentro portão grande",
      "colocar porta dentro portão",
      "portinha no portão",
      "portinhola portão garagem",
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
      price: [
        "O preço de pôr um portão pequeno dentro do grande é de serralheria: corte da folha, quadro reforçado, dobradiças, fechadura e o contato que impede o motor de partir com a porta aberta. Depois se acerta o equilíbrio da folha; fotos e medidas dizem, sem custo, o que cabe a nós e o que é do serralheiro.",
        "Embutir a porta de pedestre na folha do portão soma a serralheria, a fechadura, o sensor de porta aberta e o acerto do peso no motor. Não há valor único: mande fotos da folha por dentro e a largura para o orçamento, que é grátis.",
      ],
      any: [
        "O portão basculante com porta social embutida aceita motor, desde que a porta trave fechada e haja sensor que impeça o movimento com ela aberta. A porta pesa de um lado só, e por isso o contrapeso é acertado antes; até {width.quarterHp}, o kit instalado parte de {price.lowest}, e embutir a porta é do serralheiro.",
        "Para pôr motor em basculante com porta social, o técnico reforça o quadro, equilibra o lado da porta e instala um contato que bloqueia o motor se ela estiver aberta. Sem isso, a porta pode abrir no ar e ferir alguém.",
        "A porta social no basculante evita abrir a folha inteira para pedestre, mas pesa e enfraquece o quadro. Em casa nova, porta separada ao lado é melhor; no portão que já existe, usa-se trava, sensor e contrapeso acertado.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a porta social exige no motor", "Trava, sensor e reforço", "Segurança da porta na folha"],
        slots: [
          [
            "Um contato na porta impede o motor de partir enquanto ela estiver aberta.",
            "O sensor de porta aberta é o item que não pode faltar.",
            "Sem bloqueio, a folha sobe com a porta solta e ela abre no alto.",
          ],
          [
            "O trinco precisa travar sozinho e não soltar com a vibração.",
            "Fechadura com lingueta firme e mola que fecha a porta são o par certo.",
            "Uma mola aérea fecha a porta depois de cada passagem.",
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
        headings: [
          "Porta embutida ou porta separada?",
          "Onde pôr a entrada de pedestre",
          "Porta na folha ou ao lado: o que compensa",
        ],
        slots: [
          [
            "Com fachada larga, a porta separada ao lado é mais segura e poupa o motor.",
            "Se há um trecho de muro livre, abra ali a entrada de pedestre.",
            "Uma porta independente não muda o peso da folha nem depende do motor.",
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
  {
    id: "basculante-vale-a-pena",
    broader: "basculante",
    label: "Portão basculante vale a pena?",
    phrase: "se o portão basculante vale a pena",
    asks: [
      "basculante vale pena",
      "basculante compensa",
      "vantagens basculante",
      "basculante vantagens desvantagens",
      "desvantagens basculante",
      "portão basculante bom",
      "basculante funciona bem",
      "basculante dá problema",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão basculante vale a pena quando não há parede livre ao lado do vão: aproveita toda a largura e tem motor de preço fechado, a partir de {price.lowest} instalado. Não é o melhor para carro alto, teto baixo ou fachada rente à calçada.",
        "Vale, quando a garagem tem altura no teto e frente estreita. O basculante tem kit instalado de {price.lowest} a {price.highest}, até {width.quarterHp}, e pede revisão de cabos e contrapeso {visits.home}.",
        "O portão basculante compensa em casa com vão de até {width.quarterHp} e sem recuo lateral. Se há parede livre do tamanho da folha, o de correr não ocupa o alto nem avança na calçada, e costuma ser melhor em vão largo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando o basculante é a melhor escolha",
          "Basculante: para quem vale",
          "Garagens em que o basculante compensa",
        ],
        slots: [
          [
            "Ele serve bem a frente estreita, tomada pelo vão, sem parede para a folha correr.",
            "Sem recuo lateral, o basculante é o que aproveita toda a largura.",
            "Fachada de um carro, sem lateral livre, é o caso típico do basculante.",
          ],
          [
            "A folha fica no alto quando aberta e tira altura da passagem: meça o carro mais alto com bagageiro.",
            "Confira a altura livre com a folha aberta, porque ela fica sobre o carro.",
            "Van, caminhonete e bagageiro pedem que se meça a altura antes.",
          ],
          [
            "Durante a subida a folha avança para fora, e por isso precisa de recuo até a calçada.",
            "Se a fachada está rente ao passeio, veja antes quanto a folha avança.",
            "Sem recuo, o avanço sobre a calçada é o ponto contra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa ter um basculante automático",
          "Preço do motor e da manutenção do basculante",
          "Motor, revisão e peças do basculante",
        ],
        slots: [
          [
            "O motor de 1/4 HP instalado custa {models.pricesOr}, e o que muda é a velocidade.",
            "Os kits instalados custam {models.prices}.",
            "A automação vai de {price.lowest} a {price.highest}, com entrega e instalação.",
          ],
          [
            "Cabos, roldanas e contrapeso se desgastam, e a revisão {visits.home} evita queda e motor forçado.",
            "A manutenção olha cabos e equilíbrio, que são o ponto sensível desse portão.",
            "O gasto que não se pula é a revisão de cabos e contrapeso.",
          ],
          [
            "Folha revestida de madeira ou chapa pesa mais e pede novo contrapeso.",
            "Reforma que acrescenta peso obriga a recalcular o contrapeso.",
            "Antes de revestir, conte com o acerto do contrapeso.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Basculante dá mais defeito que o de correr?",
        answers: [
          "Não necessariamente. O basculante sofre em cabos e contrapeso; o de correr, em trilho e roldana. Os dois vão bem com revisão.",
          "Depende do cuidado. Um pede cabos conferidos; o outro, trilho limpo.",
        ],
      },
      {
        question: "Portão basculante é seguro?",
        answers: [
          "É, com cabos inteiros, contrapeso equilibrado e fotocélula. Uma folha que despenca ou sobe torta deve parar de ser usada.",
          "Sim, se revisado. O risco está em cabo gasto e em destravar folha desequilibrada.",
        ],
      },
      {
        question: "Até que largura o basculante funciona?",
        answers: [
          "Com 1/4 HP, o basculante funciona até {width.quarterHp}. Folhas maiores existem, com mais potência ou dois acionadores.",
          "No kit comum, o basculante vai até {width.quarterHp}; acima disso, avalia-se por foto.",
        ],
      },
      {
        question: "Posso trocar o basculante por outro tipo depois?",
        answers: [
          "Pode, com obra de serralheria: o de correr precisa de parede livre e trilho.",
          "É possível, mas muda estrutura, trilho e motor.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro e por fora, com a largura, a altura e a distância até a calçada",
  },
  {
    id: "basculante-caindo",
    broader: "basculante",
    label: "Basculante caindo",
    phrase: "o basculante que cai ou despenca",
    asks: [
      "basculante caindo",
      "basculante caiu",
      "basculante cai",
      "basculante despencou",
      "basculante despencando",
      "basculante desceu uma vez",
      "basculante não segura",
      "portão basculante solto",
      "basculante não para em cima",
      "basculante não fica em cima",
      "sobe cai",
      "sobe e cai de uma vez",
      "abre e cai sozinho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um basculante caindo é perigo de esmagamento: cabo rompido, contrapeso solto, mola quebrada ou porca do fuso gasta. Não passe embaixo, não acione e não tente segurar a folha; desligue o disjuntor, se estiver longe dela, e chame o técnico.",
        "Portão basculante que cai ou não fica em cima perdeu a sustentação, por cabo, contrapeso, mola ou fuso. Isole o vão, tire pessoas e animais de perto e não destrave o motor. O técnico escora a folha antes de procurar a causa.",
        "O portão basculante que cai ou desce de uma vez está com o peso inteiro sem contrapeso, e não se ergue na mão. Deixe onde parou, disjuntor desligado, ninguém embaixo, e mande fotos de longe; o atendimento funciona {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com o basculante caindo",
          "Passos de segurança até a escora",
          "Folha sem sustentação: o que fazer",
        ],
        slots: [
          [
            "A folha pode voltar a cair sem aviso, mesmo parada no chão de um lado só.",
            "Trate a folha como carga suspensa até ela ser escorada.",
            "Ninguém entra na linha da folha, nem para tirar o carro.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais dos dois lados do portão.",
          "Não acione o controle, não destrave e não tente escorar.",
          "Desligue o disjuntor só se o quadro estiver longe da folha.",
          "Isole o vão com cones, cadeiras ou fita.",
          "Chame o técnico e mande fotos tiradas de longe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante cai", "Cabo, contrapeso, mola ou fuso", "O que deixa a folha sem sustentação"],
        slots: [
          [
            "Cabo rompido ou fora da roldana solta a folha de um lado, e ela desce torta.",
            "Uma folha torta na queda aponta para o cabo de um dos lados.",
            "O cabo que arrebenta deixa um lado sem apoio.",
          ],
          [
            "Contrapeso solto na caixa ou mola quebrada tira a força que equilibra os dois lados.",
            "Queda por igual sugere contrapeso ou mola.",
            "Quando os dois lados descem juntos, o contrapeso ou a mola falhou.",
          ],
          [
            "Porca do fuso espanada ou motor destravado deixa a folha escorregar devagar.",
            "Descida lenta com o motor travado indica porca do fuso gasta.",
            "Se escorrega aos poucos, a suspeita é a porca do fuso ou o destravamento aberto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que o técnico faz no basculante que caiu",
          "Escora, troca e equilíbrio",
          "O conserto depois da queda",
        ],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de qualquer peça sair.",
            "Primeiro vem a escora; depois o diagnóstico.",
            "Com a folha presa, o carro pode ser liberado.",
          ],
          [
            "Trocam-se cabos em par, roldanas, mola ou porca do fuso, conforme a causa.",
            "A peça que falhou é trocada, e o outro lado é conferido.",
            "Cabo e mola são trocados aos pares, para os lados trabalharem iguais.",
          ],
          [
            "Braço, solda e motor são revistos, porque a queda costuma entortá-los.",
            "Depois da queda, confere-se solda, braço e coluna.",
            "O portão só volta ao automático equilibrado e com a força regulada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar a folha do basculante para tirar o carro?",
        answers: [
          "Não. Sem sustentação, ela pesa inteira e pode cair de novo. O técnico escora e libera a passagem.",
          "Não tente, nem com ajuda. Espere a escora; o atendimento é {shop.hours}.",
        ],
      },
      {
        question: "Basta travar o motor de novo?",
        answers: [
          "Só se ele estava destravado e a folha está reta, com cabos inteiros. Na dúvida, deixe parado.",
          "Às vezes o destravamento ficou aberto, mas confirme antes, de longe, que os cabos estão inteiros.",
        ],
      },
      {
        question: "O motor segura a folha se o cabo partir?",
        answers: [
          "Não conte com isso. Motor, fuso e braço conduzem a folha e não foram feitos para sustentá-la.",
          "Não. O esforço passa ao braço e ao fuso, que podem ceder.",
        ],
      },
      {
        question: "O conserto do basculante caindo é demorado?",
        answers: [
          "Depende da peça. Cabo e roldana costumam caber numa visita; folha ou coluna empenada pede serralheria.",
          "Em geral uma visita, se só cabos ou mola falharam.",
        ],
      },
    ],
    photo: "fotos do portão e das laterais, tiradas de longe e sem mover a folha",
  },
  {
    id: "instalar-motor-basculante",
    broader: "basculante",
    label: "Como instalar motor no basculante",
    phrase: "a instalação do motor no basculante",
    asks: [
      "como instalar motor basculante",
      "como instalar basculante",
      "instalar motor basculante passo",
      "como colocar motor basculante",
      "como montar motor basculante",
      "como automatizar basculante",
      "passo passo basculante",
      "instalação motor basculante como",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para instalar motor em portão basculante, a ordem é: equilibrar a folha, fixar o acionador no prumo da coluna, prender o braço na estrutura, ligar em circuito com disjuntor e terra, regular fim de curso e força e cadastrar os controles.",
        "A instalação do motor basculante começa pela folha, que deve ficar parada em qualquer altura, e leva de {time.tilting}. Fixação, ligação em 127 ou 220 V e teste de força são do técnico; você prepara energia, espaço e medidas.",
        "Motor de basculante se instala na coluna, do lado com prumo e energia por perto, com o braço preso no quadro da folha. Como há contrapeso, cabos e tensão de rede, o serviço é do técnico e está incluído no kit.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "A instalação do motor basculante, em ordem",
          "Como o técnico monta o motor no basculante",
          "Etapas da instalação no basculante",
        ],
        slots: [
          [
            "A folha é conferida primeiro, porque motor não corrige portão desequilibrado.",
            "O técnico só fixa o motor depois de a folha parar em qualquer altura.",
            "Antes do motor vêm cabos, roldanas e contrapeso.",
          ],
        ],
        steps: [
          "Conferir cabos, roldanas e equilíbrio da folha, com ela escorada.",
          "Fixar o acionador no prumo da coluna, do lado com espaço e energia.",
          "Prender o braço na estrutura da folha, e não na chapa fina.",
          "Ligar a central em circuito próprio, com disjuntor e terra.",
          "Regular fins de curso e a menor força que move a folha, testando com objeto macio.",
          "Cadastrar os controles, testar a fotocélula e explicar o destravamento.",
        ],
      },
      {
        about: "check",
        headings: [
          "O que você prepara antes da instalação",
          "Prepare a garagem para o motor",
          "Antes de o instalador chegar",
        ],
        slots: [
          [
            "Deixe o vão livre e um ponto de energia perto da coluna.",
            "Energia perto da coluna e garagem desocupada adiantam a visita.",
            "Tire o carro e deixe a tensão da casa anotada, 127 ou 220 V.",
          ],
          [
            "Meça largura e altura da folha: até {width.quarterHp}, o motor é o de 1/4 HP.",
            "Com a largura, o modelo já sai definido: 1/4 HP até {width.quarterHp}.",
            "Mande a largura, a altura e fotos por dentro, dos dois lados.",
          ],
          [
            "Trinco e cadeado deixam de ser usados, para o motor não puxar contra eles.",
            "Trancas manuais são retiradas ou travadas abertas.",
            "Avise se há porta social na folha, porque ela precisa estar fechada quando o portão sobe.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso instalar o motor basculante sozinho?",
        answers: [
          "Não é indicado: a folha tem cabos e contrapeso sob carga e a central usa tensão da rede. Erro na força tira a proteção contra esmagamento.",
          "Melhor não. No kit a instalação já está incluída; para motor comprado à parte, a mão de obra parte de {price.installation}.",
        ],
      },
      {
        question: "De que lado fica o motor?",
        answers: [
          "Do lado em que a coluna está no prumo, há espaço para o braço e energia por perto. Os dois lados servem.",
          "Onde a coluna é firme e sobra espaço. A foto por dentro mostra.",
        ],
      },
      {
        question: "Precisa de obra para instalar o motor no basculante?",
        answers: [
          "Em geral, não. Coluna fora de prumo, falta de energia ou folha pesada pedem ajuste antes.",
          "Só quando falta eletroduto ou a coluna é fraca. O orçamento avisa.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar o motor no basculante?",
        answers: [
          "A instalação leva de {time.tilting}, com a folha em ordem.",
          "Conte de {time.tilting}; serralheria, se preciso, é combinada antes.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, das duas colunas e da tomada mais próxima, com a largura e a altura da folha",
  },
  {
    id: "basculante-garagem-baixa",
    broader: "basculante",
    label: "Basculante em garagem baixa",
    phrase: "o basculante em garagem de teto baixo",
    asks: [
      "basculante garagem baixa",
      "basculante teto baixo",
      "basculante baixo",
      "basculante altura",
      "altura basculante",
      "basculante laje baixa",
      "basculante pé direito",
      "basculante caminhonete",
      "basculante carro alto",
      "altura livre basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "O basculante serve em garagem baixa se, com a folha aberta, sobrar altura para o carro: ela fica deitada sob o teto e tira alguns centímetros do vão. Meça do piso à folha aberta; se não passar, o de correr é a saída.",
        "Serve, quando há espaço entre o vão e a laje para a folha deitar e quando o carro mais alto passa por baixo dela. Teto justo pede basculante articulado, que dobra, ou portão de correr, que não ocupa o alto.",
        "Em teto baixo, o basculante funciona se a folha deita sem tocar viga, lâmpada ou cano. Meça a altura do vão, da laje e do carro com bagageiro e mande fotos por dentro: dizemos se cabe antes de qualquer compra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir se o basculante cabe", "Medidas da garagem baixa", "Altura da laje, do vão e do carro"],
        slots: [
          [
            "Cinco medidas respondem à dúvida, todas com o portão parado.",
            "Use trena e não suba na folha.",
            "Meça por dentro, com o carro que você usa.",
          ],
        ],
        steps: [
          "Meça a altura do vão, do piso até a verga.",
          "Meça do piso até a laje e até a viga mais baixa.",
          "Meça quanto a folha entra na garagem quando aberta.",
          "Meça o carro mais alto, com bagageiro ou antena.",
          "Mande as medidas com fotos por dentro.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Opções para garagem de teto baixo",
          "Basculante comum, articulado ou de correr",
          "O que usar quando o teto é baixo",
        ],
        slots: [
          [
            "O basculante comum deita quase toda a folha sob a laje e precisa desse espaço livre.",
            "Uma folha inteira pede teto livre de viga, cano e lâmpada no caminho.",
            "No basculante comum, a parte de cima da folha entra na garagem junto ao teto.",
          ],
          [
            "O articulado dobra a folha e ocupa menos, com mais dobradiças para cuidar.",
            "Uma folha articulada vence teto justo, com manutenção maior.",
            "Quando falta pouco, a folha que dobra resolve.",
          ],
          [
            "Com parede livre ao lado, o portão de correr não tira altura nenhuma.",
            "O de correr deixa a passagem inteira, se houver recuo lateral.",
            "Carro alto e lateral livre pedem portão de correr.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Dá para subir mais o basculante?",
        answers: [
          "Só com mudança de braço, guia e contrapeso, que é serralheria. Regular o fim de curso ganha pouco.",
          "Um pouco, às vezes, pelo fim de curso. Mais que isso muda a estrutura.",
        ],
      },
      {
        question: "O motor do basculante ocupa altura na garagem?",
        answers: [
          "Não: ele fica na coluna, ao lado do vão.",
          "Pouca ou nenhuma. O acionador vai na coluna e o braço acompanha a folha.",
        ],
      },
      {
        question: "Minha caminhonete passa sob o basculante aberto?",
        answers: [
          "Passa se for mais baixa que a borda da folha aberta, com sobra de um palmo. Meça com o bagageiro.",
          "Compare a altura do veículo com a da folha aberta, e não com a do vão.",
        ],
      },
      {
        question: "Basculante pode bater na lâmpada ou no cano?",
        answers: [
          "Pode, se estiverem no caminho. Na visita eles são deslocados antes de ligar o motor.",
          "Pode. Tire do caminho tudo o que fica sob a laje perto do vão.",
        ],
      },
    ],
    photo: "fotos da garagem por dentro, com a altura do vão, da laje e do carro mais alto",
  },
  {
    id: "basculante-desce-rapido",
    broader: "basculante",
    label: "Basculante desce rápido e bate",
    phrase: "o portão basculante que desce rápido e bate",
    asks: [
      "basculante descendo rápido demais pode cair",
      "desce muito rápido",
      "desce rápido demais",
      "desce rápido",
      "desce depressa",
      "desce muito depressa",
      "desce com tudo",
      "basculante desce depressa",
      "desce disparado",
      "desce velocidade",
      "basculante fecha com tudo",
      "basculante fecha tudo chão",
      "basculante desce com tudo",
      "basculante desce rápido",
      "basculante desce muito rápido",
      "basculante fecha rápido",
      "basculante bate chão",
      "basculante batendo chão",
      "basculante desce batendo",
      "basculante desce rápido bate chão",
      "basculante bate fechar",
      "basculante desce força",
      "basculante cai final",
      "desce rápido bate chão",
      "basculante descendo rápido",
      "portão desce rápido",
      "basculante bate embaixo",
      "basculante desce uma vez só",

      "basculante fecha veloz pancada",
      "basculante descer devagar contrapeso",
      "basculante fecha pancada piso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão descendo rápido demais é folha desequilibrada: contrapeso leve, mola cansada ou cabo frouxo já não a seguram, e ela pode cair. Fechado, fica fechado e sem energia; aberto, ninguém passa embaixo nem destrava. O técnico escora a folha e acerta contrapeso, cabo ou mola; o ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão basculante que desce rápido e bate no chão quase sempre está com o contrapeso leve, o cabo ou a mola fora do ponto; o motor raramente é a causa. Não fique embaixo, desligue o disjuntor e pare de usar até o técnico equilibrar a folha.",
        "Se o basculante desce com força e bate no chão, suspeite primeiro do contrapeso, que já não segura a folha, e só depois da embreagem ou do fim de curso do motor. É risco de queda: disjuntor desligado, ninguém embaixo e nada de destravar.",
        "É o contrapeso, na maioria das vezes: com ele leve, ou com cabo frouxo, a folha pesa mais que devia, desce rápido e bate no chão. Motor com embreagem frouxa ou fim de curso tardio faz parecido. Quem separa um caso do outro é o técnico, com a folha escorada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Contrapeso, cabo ou motor: como se sabe",
          "O que faz o basculante descer rápido",
          "De onde vem a pancada no chão",
        ],
        slots: [
          [
            "Contrapeso que perdeu peso, caixa com areia que vazou e folha que ganhou chapa ou madeira deixam o portão pesado na descida.",
            "Folha pintada várias vezes, encharcada ou revestida pesa mais, e o contrapeso antigo já não basta.",
            "O contrapeso leve não segura a folha, e ela acelera até o chão.",
          ],
          [
            "Cabo esticado, mola cansada e roldana gasta tiram a força que segura a folha.",
            "A mola perde força com os anos, e amortecedor vazado deixa a descida solta.",
            "Um cabo que cedeu de um lado faz a folha descer torta e bater primeiro em um canto.",
          ],
          [
            "Se o equilíbrio está certo, a causa pode ser embreagem frouxa, porca do fuso gasta, freio ou fim de curso que para tarde.",
            "Com a folha equilibrada, a batida vem do motor: fim de curso que atua tarde ou desaceleração desligada.",
            "No motor, porca do fuso gasta e embreagem frouxa deixam a folha ganhar velocidade.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que fazer agora com o basculante que bate",
          "Portão que despenca: cuidados",
          "Até o técnico chegar",
        ],
        slots: [
          [
            "Uma folha que desce sozinha pode matar; trate como cabo prestes a romper.",
            "Ninguém passa por baixo, nem rápido.",
            "A força da descida não se segura com a mão.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e o carro da linha da folha.",
          "Se o portão já está fechado, desligue o disjuntor e deixe assim.",
          "Se parou no alto, não acione nem destrave; isole a passagem.",
          "Não mexa em cabo, mola ou contrapeso.",
          "Mande um vídeo antigo ou fotos de longe e chame.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico acerta a descida",
          "Equilíbrio primeiro, motor depois",
          "O acerto, com a folha escorada",
        ],
        slots: [
          [
            "A folha é escorada antes de qualquer coisa, e só então se conferem cabos, roldanas e contrapeso.",
            "O técnico prende a folha, confere os dois cabos e compara o peso dos dois lados.",
            "Nada é solto sem escora, porque o cabo segura a folha inteira.",
          ],
          [
            "O contrapeso recebe ou perde peso por igual nos dois lados, e cabo ou mola gastos são trocados em par.",
            "Cabos e molas se trocam aos pares, e o contrapeso é refeito para o peso atual da folha.",
            "Se a folha ganhou chapa ou madeira, o contrapeso é refeito para o peso novo.",
          ],
          [
            "Por último vêm fim de curso, desaceleração e embreagem, com a folha já equilibrada.",
            "Depois do equilíbrio, o motor é regulado para desligar antes do chão e a reversão é provada.",
            "Motor com porca ou embreagem gasta é consertado na mesma sequência.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa equilibrar o basculante",
          "O que muda o preço do acerto",
          "Preço: regulagem, cabo ou contrapeso",
        ],
        slots: [
          [
            "A visita preventiva em casa parte de {price.preventive}, sem peças, e inclui a avaliação do equilíbrio.",
            "Em casa, a manutenção sem peças começa em {price.preventive}; cabo, mola e peso são orçados à parte.",
            "O acerto simples entra na visita, a partir de {price.preventive}, sem peças.",
          ],
          [
            "O valor sobe quando é preciso trocar cabos, refazer o contrapeso ou soldar; as fotos de longe bastam para o orçamento, que é grátis.",
            "Cabos, roldanas e solda aumentam o valor; mande fotos de longe e receba o orçamento sem custo.",
            "O orçamento por foto é grátis e separa peça e mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O defeito do basculante é do motor ou do contrapeso?",
        answers: [
          "É do contrapeso, na maior parte dos casos. O motor entra quando a folha está equilibrada e só os últimos centímetros batem, por fim de curso ou falta de desaceleração.",
          "Se a descida inteira é rápida, é equilíbrio; se só o final bate, é regulagem do motor. O teste com a folha solta é do técnico.",
        ],
      },
      {
        question: "Posso pôr mais peso no contrapeso?",
        answers: [
          "Não. Mexer no contrapeso com a folha solta derruba o portão. O técnico escora a folha e iguala os dois lados.",
          "Não por conta própria. O peso vai nos dois lados por igual, com a folha escorada e os cabos conferidos.",
        ],
      },
      {
        question: "Amortecedor resolve o basculante que desce rápido?",
        answers: [
          "Não sozinho. Ele suaviza o fim da descida de uma folha equilibrada; em folha pesada, só esconde o perigo.",
          "Ajuda depois do equilíbrio. Antes disso, o peso vence o amortecedor.",
        ],
      },
    ],
    photo: "fotos de longe do portão inteiro, do contrapeso e dos cabos, e um vídeo se já tiver",
  },
  {
    id: "basculante-parado-no-alto",
    broader: "basculante",
    label: "Basculante parado no alto",
    phrase: "o basculante parado no alto",
    asks: [
      "basculante parado aberto",
      "basculante parou aberto",
      "travado alto",
      "travou alto",
      "parou no alto",
      "parado no alto",
      "preso no alto",
      "emperrado alto",
      "emperrou alto",
      "travado em cima",
      "travou em cima",
      "elevação travou",
      "elevação travado",
      "elevação não desce",
      "ficou alto não desce",
      "basculante parou alto carro",
      "basculante parado alto carro",
      "basculante parou alto dentro",
      "basculante parado alto",
      "basculante parou alto",
      "basculante parou cima",
      "basculante parado cima",
      "basculante aberto não desce",
      "basculante não desce",
      "basculante travado aberto",
      "basculante travado cima",
      "basculante ficou aberto",
      "basculante alto carro",
      "basculante preso cima",
      "basculante não baixa",
      "basculante travou aberto",
      "basculante não desce ficou em cima",
      "portão levantar emperrou alto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão travado no alto não se destrava nem se atravessa: desligue o disjuntor, isole a passagem e mantenha o carro onde está, porque a folha pode despencar. A causa costuma ser cabo fora da roldana, fuso ou porca quebrada, fim de curso ou falta de energia; o técnico escora a folha antes de mexer, {shop.hours}.",
        "Basculante parado no alto: afaste todos, desligue o disjuntor e não destrave, porque a folha pode despencar. Não passe por baixo dela, nem com o carro: isole a área e chame o técnico, que escora a folha antes de descê-la.",
        "Se o basculante travou em cima e não desce, não puxe a folha nem solte o motor. As causas comuns são cabo fora da roldana, fuso ou porca quebrada, fim de curso e falta de energia; todas pedem a folha escorada.",
        "O portão basculante que ficou aberto e não desce pode ter fotocélula cortada, o que é simples, ou cabo e fuso com defeito, o que é perigoso. Limpe as lentes, mande fechar uma única vez, de longe; não desceu, desligue e chame.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dá para conferir de longe", "Fotocélula, energia e cabos", "O que olhar, sem tocar"],
        slots: [
          [
            "Fique fora da linha da folha o tempo todo.",
            "Não suba em escada perto do portão.",
            "Dê um comando só, olhando de longe.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros da frente e de baixo.",
          "Olhe se os dois cabos estão esticados e a folha está reta.",
          "Limpe as lentes da fotocélula, se não ficar embaixo da folha.",
          "Cabos e folha em ordem: mande fechar uma vez.",
          "Não desceu, ou desceu torto: desligue o disjuntor e isole.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele não desce", "Do sensor ao fuso", "Causas do basculante preso em cima"],
        slots: [
          [
            "Um sensor cortado segura o portão aberto, sem ruído.",
            "Sem barulho nenhum, pense em fotocélula, energia ou placa.",
            "Fim de curso de abertura preso também impede a descida.",
          ],
          [
            "Motor que ronca sem descer pode ter folha presa, capacitor ou contrapeso pesado demais.",
            "Um contrapeso pesado segura a folha em cima, e o motor força.",
            "O ronco sem movimento pede disjuntor desligado na hora.",
          ],
          [
            "Um motor que gira sem mover a folha perdeu o fuso ou a porca, e a folha está solta.",
            "Uma folha torta mostra cabo fora da roldana.",
            "Nesses casos, ninguém passa por baixo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico desce a folha",
          "Como o técnico escora e desce a folha",
          "O que o técnico faz no local",
        ],
        slots: [
          [
            "A folha é escorada antes de tudo, e só então se olha cabo, fuso e motor.",
            "O técnico prende a folha no alto com escora própria e isola a passagem.",
            "Nada é solto enquanto a folha não está apoiada.",
          ],
          [
            "Se for sensor, energia ou fim de curso, o portão volta a descer pelo motor na mesma visita.",
            "Com cabo ou fuso partido, a folha é baixada com apoio e o portão fica fechado até a peça chegar.",
            "Peça comum é trocada na hora; a que falta é encomendada, com a casa já fechada.",
          ],
          [
            "Antes de liberar o uso, conferem-se equilíbrio, cabos e reversão.",
            "O serviço termina com o equilíbrio refeito e ciclos de prova.",
            "A causa é corrigida junto, para a folha não travar de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso sair com o carro por baixo do basculante parado?",
        answers: [
          "Não, se há qualquer sinal de folha torta, cabo frouxo ou motor girando em falso. Espere a escora.",
          "Não é seguro. A folha parada no alto pode descer sem aviso.",
        ],
      },
      {
        question: "Como fecho a casa à noite com o basculante parado no alto?",
        answers: [
          "Tranque a porta interna, ilumine a entrada e peça urgência; atendemos {shop.hours}. O técnico escora e desce a folha.",
          "Feche o acesso da garagem à casa e chame. Não tente baixar a folha na mão.",
        ],
      },
    ],
    photo: "fotos de longe da folha inteira e dos dois cabos",
  },
  {
    id: "motor-bifuso",
    broader: "basculante",
    label: "Motor basculante bifuso",
    phrase: "o motor basculante bifuso",
    asks: [
      "bifuso",
      "bi fuso",
      "motor bifuso",
      "motor bi fuso",
      "basculante bifuso",
      "basculante bi fuso",
      "motor basculante bifuso",
      "motor basculante bi fuso",
      "bifuso basculante preço",
      "motor dois fusos",
      "motor fuso duplo",
      "motor duplo fuso",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor bifuso é o de dois fusos para portão basculante: um acionador de cada lado, trabalhando juntos, para a folha larga ou pesada subir sem torcer. Na troca, com a mão de obra, fica de {price.heavySwap} em portão pesado; folha equilibrada de até {width.quarterHp} não precisa dele e usa um fuso só, a partir de {price.lowest} instalado.",
        "O motor bifuso, de dois fusos, puxa o portão basculante pelos dois lados ao mesmo tempo e é indicado para folha larga, pesada ou de muito uso, como a de prédio. O valor sai por foto e medida, grátis; motor de portão pesado fica de {price.heavySwap} na troca, com a mão de obra.",
      ],
      price: [
        "O preço do motor bifuso sai por foto, porque muda com a largura, o peso da folha e o uso: motor de portão pesado fica de {price.heavySwap} na troca, com a mão de obra. Se a folha tem até {width.quarterHp} e está equilibrada, um fuso basta, a partir de {price.lowest} instalado.",
      ],
      repair: [
        "Consertamos motor bifuso de basculante: porca ou fuso gasto, um lado que atrasa, fim de curso e placa. Se um lado sobe e o outro não, pare de acionar, desligue o disjuntor e não fique sob a folha; o técnico escora o portão, iguala os dois fusos e diz o valor antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um fuso ou dois fusos", "Quando o bifuso é preciso"],
        slots: [
          [
            "Folha que torce quando puxada por um lado só, larga ou com revestimento pesado é o caso do bifuso.",
            "O bifuso se justifica quando a folha é larga e cede no lado sem motor.",
          ],
          [
            "Até {width.quarterHp}, com contrapeso certo, um acionador de 1/4 HP atende, e o segundo fuso só encarece.",
            "Em basculante residencial de até {width.quarterHp}, equilibrado, um fuso é o bastante.",
          ],
          [
            "Dois fusos não corrigem contrapeso errado: o equilíbrio da folha vem antes do motor.",
            "Se o portão está desequilibrado, acerta-se o contrapeso primeiro; força a mais só gasta os fusos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o bifuso é instalado", "Os dois lados no mesmo passo"],
        slots: [
          [
            "As duas colunas precisam de fixação firme e de espaço para o acionador, e a ligação entre os lados é conferida na visita.",
            "O técnico mede as duas colunas, porque os fusos têm de ficar na mesma altura e no mesmo ângulo.",
          ],
          [
            "No fim, os dois lados são regulados para partir e parar juntos, e a volta diante de obstáculo é testada.",
            "A regulagem iguala o curso dos fusos; lado adiantado torce a folha e gasta a porca.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção dos dois fusos", "O que se gasta no bifuso"],
        slots: [
          [
            "Troque as porcas aos pares: a nova de um lado com a gasta do outro tira a folha do esquadro.",
            "Porca e fuso se gastam por igual e se trocam aos pares.",
          ],
          [
            "A lubrificação é a que o fabricante indica, feita na revisão, com o disjuntor desligado.",
            "Na revisão, {visits.home} em casa, conferem-se graxa, folga das porcas e cabos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bifuso é mais rápido que o motor comum?",
        answers: [
          "Não por ter dois fusos: a velocidade vem do motor e do passo da rosca. O ganho é puxar a folha pelos dois lados.",
          "Não necessariamente. Dois fusos dão equilíbrio, e não velocidade; quem quer rapidez olha os segundos na ficha.",
        ],
      },
      {
        question: "Posso trocar o bifuso por um motor de um fuso só?",
        answers: [
          "Só se a folha couber no limite dele: até {width.quarterHp} e equilibrada, no 1/4 HP. Em folha larga, ela torce.",
          "Depende da folha. Foto por dentro e largura dizem se um acionador dá conta.",
        ],
      },
      {
        question: "Um lado do bifuso parou. Posso usar assim mesmo?",
        answers: [
          "Não. A folha sobe torta e pode soltar: desligue o disjuntor, ninguém fica embaixo e o técnico é quem mexe.",
          "Não use: com um lado só, a folha torce e força cabos e colunas. Desligue o disjuntor e espere o técnico.",
        ],
      },
    ],
    photo: "fotos do portão por dentro com as duas colunas, a etiqueta do motor e a largura e a altura da folha",
  },
];
