import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { choosingMotor, combine } from "./combine.ts";

export const basculante: NarrowConcept[] = [
  {
    id: "melhor-motor-basculante",
    broader: "basculante",
    label: "Melhor motor para portão basculante",
    phrase: "o melhor motor para portão basculante",
    asks: [
      ...combine(choosingMotor, ["basculante"]),
      "escolher motor basculante",
      "escolher motor portão basculante",
      "como escolher motor portão basculante",
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
      "escolher motor basculante",
      "escolher motor portão basculante",
      "como escolher motor portão basculante",
    ],
    intent: "buying",
    answers: {
      "how-to": [
        "Para escolher o motor do portão basculante, veja três coisas, nesta ordem: o equilíbrio da folha, a largura e a pressa. Folha que sobe leve e tem até {width.quarterHp} usa 1/4 HP, e a velocidade decide o kit instalado: {models.pricesNamed}. Mais larga, de madeira maciça ou de prédio, a folha pede 1/3 ou 1/2 HP.",
        "O motor do basculante se escolhe pela largura da folha: até {width.quarterHp}, com o contrapeso certo, basta o de 1/4 HP; acima disso, 1/3 ou 1/2 HP. Depois vem o tempo de abertura, de {opening.padrao} no Padrão, {opening.speedy} no Speedy ou {opening.jetflex} no JetFlex, que instalados custam {models.prices}.",
      ],
      any: [
        "O melhor motor para portão basculante de casa, com até {width.quarterHp} e folha equilibrada, é o de 1/4 HP, e a velocidade decide o modelo. Pelo custo-benefício, o Speedy ({opening.speedy}, {price.speedy} instalado); pela rapidez, o JetFlex ({opening.jetflex}, {price.jetflex}); para gastar menos, o Padrão ({opening.padrao}, {price.padrao}).",
        "Para basculante residencial de até {width.quarterHp}, o melhor motor é um 1/4 HP escolhido pela pressa: Speedy, que abre em {opening.speedy} por {price.speedy}, atende a maioria. O JetFlex leva {opening.jetflex} e custa {price.jetflex}; o Padrão, {opening.padrao} por {price.padrao}, todos instalados. Folha maior ou de prédio pede outro.",
        "Qual o melhor motor para portão basculante depende da folha e da espera: com até {width.quarterHp} e bem equilibrada, basta 1/4 HP. O Speedy equilibra preço e tempo, com {opening.speedy} por {price.speedy} instalado; o Padrão economiza, com {opening.padrao} por {price.padrao}; o JetFlex apressa, com {opening.jetflex} por {price.jetflex}.",
        "Para escolher o motor do portão basculante, meça a largura e veja se a folha está equilibrada: até {width.quarterHp}, 1/4 HP basta, e o que muda é a espera. O Padrão abre em {opening.padrao} e custa {price.padrao}; o Speedy, {opening.speedy} e {price.speedy}; o JetFlex, {opening.jetflex} e {price.jetflex}, todos instalados.",
      ],
      price: [
        "Um motor para portão basculante de até {width.quarterHp} custa, instalado, {models.pricesNamedOr}, conforme a velocidade: {opening.padrao}, {opening.speedy} ou {opening.jetflex}. Para a maioria das casas, o Speedy tem o melhor custo-benefício; folha mais larga ou pesada pede outro motor, orçado por foto.",
        "O valor do motor basculante, com entrega e instalação, é de {models.pricesNamed}, para folha equilibrada de até {width.quarterHp}. O que muda é o tempo de abrir, de {opening.padrao}, {opening.speedy} e {opening.jetflex}, e por isso o do meio costuma ser a melhor compra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Padrão, Speedy ou JetFlex: qual é para você", "O melhor motor, caso a caso"],
        slots: [
          [
            "O Padrão atende quem abre poucas vezes por dia ou tem recuo para esperar com o carro fora da rua. O Speedy abre em metade do tempo por uma diferença pequena, e por isso é a escolha mais comum em casa.",
            "Com rua calma e poucas saídas por dia, o Padrão basta. Quem quer cortar a espera pela metade sem gastar muito mais fica com o Speedy, que serve à maioria das garagens.",
            "Se há espaço para aguardar dentro do recuo, o Padrão resolve e custa menos. Para o dia a dia de uma família, o Speedy paga a pequena diferença com metade da espera.",
          ],
          [
            "Já o JetFlex, da PPA, tem inversor, o circuito que acelera e freia o motor aos poucos, e compensa em avenida ou para quem chega à noite. Ele pede folha firme, porque o movimento é rápido.",
            "O JetFlex, da PPA, faz sentido em rua movimentada ou chegada noturna: o inversor controla a rotação, acelera depressa e para com suavidade. A folha precisa estar rígida e sem folga.",
            "Em via de muito trânsito, o JetFlex, da PPA, reduz o tempo parado na calçada e freia de leve no fim, graças ao inversor, que comanda a velocidade. Portão bambo precisa de reforço antes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes do motor, o equilíbrio da folha", "O que conferir no basculante antes de comprar"],
        slots: [
          [
            "A folha está equilibrada se sobe leve e não despenca nem arranca para cima sozinha. No basculante, quem sustenta o peso é o contrapeso, e nenhum motor bom compensa um contrapeso errado; o técnico acerta isso antes.",
            "Folha equilibrada anda leve e não puxa para nenhum lado. A que cai ou sobe sozinha tem o contrapeso fora do ponto, e o motor novo se gastaria cedo carregando esse peso. O ajuste é do técnico e vem primeiro.",
            "O portão equilibrado se move leve, sem raspar nem disparar. O contrapeso é que carrega a folha, e o motor só conduz; por isso um técnico corrige o equilíbrio antes da compra.",
          ],
          [
            "Acima de {width.quarterHp}, em madeira maciça ou em garagem coletiva, 1/4 HP é pouco, e o modelo mais forte se orça por foto. Coluna sem trinca e energia por perto completam a conferência.",
            "Folha mais larga que {width.quarterHp}, muito pesada ou de uso coletivo pede potência maior, com valor por foto. Veja ainda se a coluna está firme e se há ponto de energia próximo.",
            "O 1/4 HP não serve para madeira maciça, para uso de prédio nem para mais de {width.quarterHp} de largura: aí o motor é outro, orçado por foto. Confira também coluna sólida e tomada perto.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["A marca do motor basculante", "O que comparar entre marcas"],
        slots: [
          [
            "A marca pesa menos que o modelo certo para a folha. PPA, Garen, Peccinin, Rossi e Nice fazem motor de basculante, e a diferença prática está na ficha: largura indicada, aberturas por hora e tempo. Prefira a que tem placa, fuso e controle fáceis de achar.",
            "A marca vem depois da folha e do uso. Há motor basculante da PPA, da Garen, da Peccinin, da Rossi e da Nice; compare largura de folha, ciclos por hora e tempo de abertura, e veja se a peça de reposição é comum.",
            "A marca decide menos do que parece. Entre PPA, Garen, Peccinin, Rossi e Nice, olhe modelos do mesmo porte pela largura que aceitam, pelas aberturas por hora e pela peça à venda, que é o que conta daqui a alguns anos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual motor basculante dura mais?",
        answers: [
          "Aquele que trabalha com a folha equilibrada: de {trade.life}, com revisão {visits.home}. A velocidade não encurta a vida se o portão está em ordem.",
          "Todos ficam na faixa de {trade.life} quando o contrapeso está certo e há revisão {visits.home}. Folha pesada gasta qualquer modelo, do mais simples ao mais rápido.",
        ],
      },
      {
        question: "Motor de 1/2 HP é melhor que o de 1/4?",
        answers: [
          "Só para folha maior ou uso intenso. Em portão leve de até {width.quarterHp}, o 1/4 HP trabalha com folga, e mais potência não faz abrir mais depressa.",
          "Não por si. Potência a mais não corrige folha desequilibrada nem ganha velocidade; ela serve para portão largo, pesado ou de muitas aberturas.",
        ],
      },
      {
        question: "O preço do motor basculante inclui a instalação?",
        answers: [
          "Inclui motor, central, controles, entrega, montagem e regulagem. Reparo na folha ou ponto de energia, se faltar, é orçado antes, em linha separada.",
          "Sim, em todos os três kits, com os controles e a entrega. Fica de fora só o que o portão precisar, como acerto de folha ou circuito elétrico.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação e qual é a garantia?",
        answers: [
          "A montagem no basculante leva de {time.tilting}. O motor tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}.",
          "De {time.tilting}, com a folha em ordem. São {warranty.motor} de garantia no motor, pela fábrica, e {warranty.installation} no serviço de instalação.",
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
      "preço motor portão basculante 3 metros",
      "motor portão basculante 3 metros preço",
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
        "Em portão basculante de 3 a 3,5 metros, use motor de 1/3 HP se a folha é leve, de alumínio ou grade. Use 1/2 HP se ela é de chapa ou madeira. O contrapeso precisa estar certo nos dois casos. O valor sai por foto, de graça; o kit de 1/4 HP só vai até {width.quarterHp}.",
        "O motor para portão basculante de 3 a 3,5 metros é o de 1/3 HP em folha leve ou o de 1/2 HP em folha de chapa ou madeira. O de 1/4 HP serve só até {width.quarterHp}. O preço vem pela foto, sem custo; para comparar, a troca de um motor em casa fica de {price.homeSwap}.",
        "Para basculante de 3 metros, até 3,5, escolha 1/3 HP com folha leve e 1/2 HP com chapa fechada ou madeira. O kit de 1/4 HP é só para até {width.quarterHp}. Orçamos de graça, por foto. Folha que torce ao subir precisa de reforço ou de dois acionadores.",
      ],
      price: [
        "O motor de portão basculante de 3 metros, instalado, é o de 1/3 HP em folha leve ou o de 1/2 HP em chapa ou madeira, com o preço informado de graça por foto. Como medida, a troca em casa fica de {price.homeSwap}, com mão de obra. O kit de 1/4 HP não serve, porque vai até {width.quarterHp}.",
        "O motor para basculante de 3 a 3,5 metros é de 1/3 ou 1/2 HP, com o valor por foto: como medida, a troca em casa fica de {price.homeSwap}, com mão de obra. Automatizar um portão manual soma suporte, ponto de energia e acerto do contrapeso; o kit de 1/4 HP não serve, porque vai até {width.quarterHp}.",
        "O portão basculante de alumínio, de 3 metros, quem faz e orça é o serralheiro; o motor, conosco, é de 1/3 HP, porque a folha de alumínio é leve, e o valor sai por foto. Como medida, a troca de motor em casa fica de {price.homeSwap}, com mão de obra; o kit de 1/4 HP só vai até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A potência para o basculante de 3 metros", "1/3, 1/2 HP ou dois acionadores"],
        slots: [
          [
            "Folha vazada de alumínio ou gradil, bem equilibrada, anda com 1/3 HP, um degrau acima do kit comum. Chapa fechada e madeira pesam mais e ainda pegam vento, e por isso pedem 1/2 HP e contrapeso recalculado.",
            "Gradil e alumínio são leves e ficam com 1/3 HP. Já a chapa inteira e a madeira, que pesam mais e oferecem resistência ao vento, levam 1/2 HP, com o contrapeso acertado para o peso real.",
            "O material separa os dois: 1/3 HP para folha aberta e leve, 1/2 HP para chapa ou madeira, que somam peso e vento. Em ambos, o contrapeso tem de equilibrar a folha antes do motor.",
          ],
          [
            "Folha larga puxada por um lado só pode torcer. Travessa de reforço resolve na maioria; quando não, instala-se um acionador em cada coluna.",
            "Se a folha entorta ao subir, o primeiro recurso é reforçar com travessa. O segundo acionador, um de cada lado, fica para a que continua torcendo.",
            "A rigidez também conta, porque nessa largura o motor de uma coluna pode torcer a folha. Reforço ou um acionador em cada coluna corrige.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do motor para 3 metros", "Por que o preço sai por orçamento"],
        slots: [
          [
            "Os kits de preço fixo são para até {width.quarterHp}, e nessa largura o motor é outro. Somam-se o acerto do contrapeso, os cabos que estiverem gastos e, se preciso, o reforço da folha, cada um em sua linha.",
            "Acima de {width.quarterHp} não há kit de tabela, e por isso a conta depende de altura, material e fotos. Entram nela o motor, o equilíbrio da folha e, quando necessário, cabo novo e travessa.",
            "O preço muda com a altura, o material e o estado do portão, já que a tabela de kits acaba em {width.quarterHp}. Além do motor contam o contrapeso, os cabos e um eventual reforço.",
          ],
          [
            "Folha leve fica perto da faixa de casa; madeira maciça ou chapa grossa se aproxima da de portão pesado, de {price.heavySwap}.",
            "Quanto mais pesada a folha, mais a conta sai da faixa residencial e chega à de portão pesado, que vai de {price.heavySwap}.",
            "Com alumínio, o valor fica na faixa residencial. Com chapa grossa ou madeira maciça, pode ir à de portão pesado: {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar no basculante, de longe e sem tocar", "Como conferir o basculante com segurança"],
        slots: [
          [
            "A conferência é só com os olhos, com o disjuntor desligado e ninguém embaixo da folha. Cabo desfiado ou folha torta encerra tudo: o motor fica travado até a visita.",
            "Você só observa e fotografa, sem destravar nem soltar nada, com a passagem vazia. Se notar fio partido ou um lado mais baixo, pare e chame o técnico.",
            "Olhar de fora já diz muito, e não pede ferramenta. Mantenha todos longe do vão e, diante de cabo gasto ou folha inclinada, deixe o motor travado.",
          ],
        ],
        steps: [
          "Com a folha fechada, desligue o disjuntor do motor.",
          "De longe, veja se os cabos estão inteiros e se os dois lados estão na mesma altura.",
          "Repare, sem tocar, em raspagem na coluna ou cabo fora da roldana.",
          "Meça largura e altura e anote o material.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o meu portão tiver 2,60 m?",
        answers: [
          "Passa pouco da medida do 1/4 HP, e o técnico avalia: folha leve e bem equilibrada pode ser aceita; pesada, não.",
          "Fica no limite. Com alumínio e contrapeso certo, talvez o menor sirva; com chapa ou madeira, vai o de 1/3 HP ou mais.",
        ],
      },
      {
        question: "Posso arriscar o motor de 1/4 HP no basculante de 3 metros?",
        answers: [
          "Não é indicado: ele trabalha no limite, esquenta e gasta fuso e engrenagem cedo, e a garantia pede uso dentro da medida.",
          "Não. O que se economiza na compra volta em conserto, porque o motor carrega mais do que foi feito para mover.",
        ],
      },
      {
        question: "O motor de 1/2 HP abre mais rápido?",
        answers: [
          "Não por isso. A potência dá força; a velocidade vem do fuso e do inversor, e está nos segundos de abertura da ficha.",
          "Força e rapidez são coisas diferentes. Para abrir depressa, procure modelo com inversor na potência que a folha pede.",
        ],
      },
      {
        question: "Com 3 metros, um portão de correr seria melhor que o basculante?",
        answers: [
          "Se há parede lateral livre desse tamanho, vale comparar: o de correr não avança na calçada e não depende de contrapeso.",
          "Com espaço ao lado, é uma alternativa. Sem ele, o basculante continua sendo a escolha, com o motor certo.",
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
        "Um basculante de 6 metros quase sempre precisa de dois motores sincronizados, um em cada coluna, porque a folha torce quando é puxada de um lado só. Com essa largura vale comparar com o portão de correr ou com dois basculantes menores; a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
        "Em basculante de 5 metros, o motor é de 1/2 HP ou maior, e em chapa fechada usam-se dois, um de cada lado, sincronizados. Antes do motor, o técnico iguala o contrapeso das duas colunas. A troca em folha pesada custa de {price.heavySwap}, com mão de obra.",
        "Para portão basculante de 4 metros, o motor é de 1/2 HP. Se a folha pesa ou passa de 5 metros, usam-se dois acionadores, um em cada coluna. O de 1/4 HP só vai até {width.quarterHp}. A troca fica de {price.homeSwap} em folha leve e de {price.heavySwap} em folha pesada.",
        "Em portão basculante de 4 metros, use um motor potente, de 1/2 HP, se a folha é leve e rígida; com chapa fechada ou 5 metros em diante, são dois acionadores sincronizados. O contrapeso é acertado antes. A troca, com mão de obra, fica de {price.homeSwap} em folha leve e de {price.heavySwap} em folha pesada.",
        "Se o seu portão basculante tem 4,20 m, compre motor de 1/2 HP ou dois acionadores, porque 1/4 HP atende só até {width.quarterHp} e a folha larga torce. O orçamento, na troca, vai de {price.homeSwap} na folha leve a {price.heavySwap} na pesada.",
      ],
      price: [
        "O motor para basculante de 4 metros ou mais custa de {price.homeSwap} na troca, em folha leve com um motor de 1/2 HP. Em folha pesada ou com dois acionadores, custa de {price.heavySwap}, com mão de obra. O primeiro motor é orçado de graça, por foto, com suportes e ponto de energia.",
        "Basculante com mais de 4 metros tem motor, na troca, de {price.homeSwap} quando leve e de {price.heavySwap} quando pesado, já com a mão de obra. Contrapeso, cabos e reforço da folha são orçados à parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um motor de 1/2 HP ou dois acionadores", "Que motor pede um basculante largo"],
        slots: [
          [
            "Perto de 4 metros, folha leve e rígida costuma ir com 1/2 HP de um lado. Com 5 ou 6 metros, ou em chapa fechada, a folha torce quando é puxada de um lado só, e por isso vai um acionador em cada coluna, comandados juntos.",
            "Alumínio ou tubo em 4 metros aceita um motor mais potente, se não torcer. Acima disso, ou em chapa, puxa-se das duas colunas ao mesmo tempo.",
            "A rigidez decide: folha firme de 4 metros usa 1/2 HP, folha mole ou de 5 metros em diante pede acionamento duplo.",
          ],
          [
            "Se há parede livre ao lado, compare com o de correr, que lida melhor com grande largura. Dividir em dois basculantes de até {width.quarterHp} permite 1/4 HP em cada.",
            "Havendo lateral, o deslizante costuma compensar acima de 5 metros. Outra saída é dividir o vão em dois de até {width.quarterHp}.",
            "Vão largo com muro livre trabalha mais simples como portão de correr. Sem muro, duas folhas de até {width.quarterHp} usam motores menores.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A folha aguenta o motor?", "O que conferir na folha larga"],
        slots: [
          [
            "Contrapeso e cabos têm de estar iguais nos dois lados, ou a folha sobe torta; esse acerto é do técnico, com a folha escorada. Travessas e diagonais seguram a torção.",
            "O técnico iguala cabos e contrapeso com escora, porque diferença entre as caixas entorta folha larga. Sem diagonais, nenhum motor resolve.",
            "Primeiro vêm o equilíbrio dos dois lados, feito com a folha apoiada, e a rigidez do quadro. Folha mole recebe reforço de serralheria.",
          ],
          [
            "Uma chapa de 1,2 mm em folha de 4 por 2,2 metros passa de 80 kg sem o quadro. Com quadro e vento, é carga para motor de uso pesado.",
            "São 7,85 kg por metro quadrado a cada milímetro: 8,8 m² em 1,2 mm dão mais de 80 kg, fora a estrutura.",
            "Em 4 x 2,2 metros, só a chapa de 1,2 mm pesa mais de 80 kg. O quadro e o vento completam a conta.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Prazo e garantia em folha larga", "Quanto tempo leva"],
        slots: [
          [
            "A montagem leva {time.heavy}, mais o reforço se houver. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "Conte {time.heavy} de trabalho, sem a serralheria. O motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
            "O serviço ocupa {time.heavy}; solda e reforço somam. Garantia de {warranty.motor} no motor e {warranty.installation} na mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Basculante de 4 metros precisa de dois motores?",
        answers: [
          "Nem sempre. Folha leve e rígida anda com um de 1/2 HP; se torce ou pesa, usam-se dois sincronizados.",
          "Depende da rigidez e do peso. Perto de 5 metros, quase sempre são dois.",
        ],
      },
      {
        question: "Existe limite de largura para basculante?",
        answers: [
          "Na prática, sim: acima de uns 5 metros, torção e avanço pioram, e o de correr costuma ser melhor.",
          "O limite vem do projeto da folha. Passando de 5 metros, o equilíbrio fica caro.",
        ],
      },
      {
        question: "Meu basculante largo já tem 1/4 HP. O que faço?",
        answers: [
          "Se ele esquenta, trava ou sobe torto, está pequeno. O técnico confere o contrapeso antes de indicar outro.",
          "Observe calor e lentidão. Acima de {width.quarterHp}, ele trabalha no limite e dura pouco.",
        ],
      },
      {
        question: "Quanto dura o motor certo?",
        answers: [
          "Com contrapeso em ordem e revisão {visits.home}, o comum é {trade.life}.",
          "Cerca de {trade.life} em casa. Folha torta é o que encurta.",
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
        "Motor basculante ou deslizante: quem escolhe é o portão que você tem, porque um não serve no outro. Folha que sobe usa o basculante, com kit instalado desde {price.lowest} até {width.quarterHp}; folha que corre de lado usa o deslizante, de {price.homeSwap} na troca em casa.",
        "Motor de correr não serve em portão basculante, nem o contrário. O basculante move por fuso e braço uma folha que sobe; o deslizante, por engrenagem, uma que corre, e os preços são desde {price.lowest}, instalado até {width.quarterHp}, e de {price.homeSwap}, na troca em casa.",
        "A diferença entre motor de portão de correr e motor basculante está no movimento: o deslizante puxa a cremalheira, o basculante gira um fuso que ergue a folha. Em garagem do zero, prefira correr com espaço ao lado; senão, basculante, com kit instalado desde {price.lowest} até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A diferença entre os dois motores", "Como trabalha cada motor"],
        slots: [
          [
            "No basculante, o contrapeso sustenta a folha e o motor a conduz pelo fuso, uma rosca longa, e pelo braço. No deslizante, a engrenagem puxa a cremalheira, a barra dentada da folha, e as roldanas levam o peso.",
            "O contrapeso do basculante faz a força, e o fuso apenas guia a folha. Já o portão de correr anda nas roldanas, empurrado pela engrenagem sobre a barra dentada.",
            "Quem ergue o basculante é o contrapeso, com o fuso no comando; quem carrega o deslizante são as roldanas, e a cremalheira recebe a engrenagem.",
          ],
          [
            "O basculante se escolhe pela largura: 1/4 HP atende até {width.quarterHp} de folha equilibrada. O deslizante se escolhe pelos quilos, com um terço de folga, então uma folha de 300 kg pede motor de 400 kg.",
            "Para basculante conta a largura, com 1/4 HP até {width.quarterHp}; acima disso, mais força. Para deslizante contam os quilos, e 300 kg de folha pedem 400 kg de capacidade.",
            "Largura decide o basculante, até {width.quarterHp} em 1/4 HP; peso decide o de correr, sempre com um terço a mais, como 400 kg para folha de 300 kg.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Basculante ou de correr na garagem nova", "O que medir antes de escolher"],
        slots: [
          [
            "Sem portão ainda, meça o terreno: o espaço decide antes do preço.",
            "Em garagem nova, a escolha é do espaço, e o motor vem depois.",
            "Quem parte do zero escolhe pelo terreno, com estas medidas.",
          ],
        ],
        bullets: [
          "Parede livre ao lado, pouco maior que a folha: deslizante",
          "Vão que toma a fachada: basculante, que sobe no lugar",
          "Calçada curta: de correr, ou basculante com guia recuada",
          "Trilho plano: indispensável no deslizante",
        ],
      },
      {
        about: "cost",
        headings: ["Preço e tempo de instalação", "Quanto custa cada motor"],
        slots: [
          [
            "No basculante há preço fechado, {models.pricesOr} com instalação até {width.quarterHp}, e a montagem leva {time.tilting}. No deslizante, a troca em casa fica de {price.homeSwap} com mão de obra, em {time.sliding}.",
            "Kits basculantes instalados, até {width.quarterHp}, custam {models.pricesOr} e ficam prontos em {time.tilting}. Trocar o motor de correr em residência vai de {price.homeSwap}, com o serviço, em {time.sliding}.",
            "Para basculante até {width.quarterHp}, {models.pricesOr} já montado, em {time.tilting}. O deslizante, na troca em casa, custa de {price.homeSwap} com mão de obra e leva {time.sliding}.",
          ],
          [
            "A primeira instalação do deslizante soma base, cremalheira por metro e ponto de energia. O cartão divide em até {shop.instalments} vezes.",
            "Num portão de correr que nunca teve motor, acrescente base, barra dentada por metro e energia. Parcela-se em até {shop.instalments} vezes no cartão.",
            "Quem automatiza um deslizante manual paga ainda base, cremalheira e energia, em até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para transformar basculante em portão de correr?",
        answers: [
          "Dá, com obra: folha nova ou reformada, trilho, roldanas e parede livre ao lado. O motor basculante não se aproveita, porque trabalha por fuso.",
          "Sim, mas é portão novo na prática, com trilho e espaço lateral. O motor também muda, pois um não serve no outro.",
        ],
      },
      {
        question: "Qual motor dá menos manutenção?",
        answers: [
          "Empatam com a folha em ordem: o deslizante pede trilho limpo, e o basculante, cabos e contrapeso conferidos {visits.home}. Os motores duram {trade.life}.",
          "Os dois duram {trade.life} com cuidado. No de correr, varra o trilho; no basculante, a revisão {visits.home} confere cabo e equilíbrio.",
        ],
      },
      {
        question: "Qual é mais rápido?",
        answers: [
          "Num basculante, o kit Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. No deslizante, depende da largura e da versão.",
          "O basculante JetFlex abre em {opening.jetflex}, o Speedy em {opening.speedy}. De correr, o tempo cresce com o comprimento da folha.",
        ],
      },
      {
        question: "A garantia muda entre os dois?",
        answers: [
          "Não: {warranty.motor} no motor e {warranty.installation} na instalação, em qualquer um. Guarde a nota com o modelo.",
          "É igual, {warranty.motor} do fabricante no motor e {warranty.installation} no serviço.",
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
      "basculante ou deslizante vantagens",
      "basculante ou correr vantagens",
      "basculante ou deslizante vantagens preço",
      "basculante ou correr vantagens preço",
      "basculante ou deslizante vantagens preço espaço",
      "basculante ou correr vantagens preço espaço",
      "basculante ou deslizante preço espaço garagem",
      "basculante ou correr preço espaço garagem",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão basculante ou deslizante, o melhor é o deslizante se há parede livre ao lado do vão, do tamanho da folha, e o basculante, que sobe, se não há. O deslizante aceita folha larga, não avança na calçada e dá menos manutenção; o basculante cabe na frente estreita.",
        "Entre motor basculante ou deslizante, quem decide é o portão: o que sobe usa o basculante, e o que corre usa o deslizante, com cremalheira. Instalado em folha de até {width.quarterHp}, o motor basculante custa de {price.lowest} a {price.highest}; o deslizante, na troca em casa com mão de obra, fica de {price.homeSwap}. Para portão novo, prefira o de correr se há parede livre ao lado do vão.",
        "O portão de correr é melhor que o basculante quando existe ao lado da garagem uma parede livre do tamanho da folha, porque não avança na calçada e dá menos manutenção. Se o vão ocupa a frente toda, fique com o basculante. O motor custa de {price.lowest} a {price.highest} instalado no basculante de até {width.quarterHp}; no de correr, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "A vantagem do basculante é o espaço: ele sobe, cabe na frente estreita e tem o motor mais barato, de {price.lowest} a {price.highest} instalado até {width.quarterHp}. A vantagem do deslizante é aceitar folha larga e dar menos manutenção, mas ele precisa de parede livre ao lado. Trocar o motor deslizante em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher cada um", "Como decidir pelo espaço da garagem"],
        slots: [
          [
            "O deslizante é a escolha em vão largo, folha pesada, carro alto e calçada movimentada, porque corre junto ao muro e não limita a altura. Ele precisa de uma faixa lateral sem porta, janela ou medidor.",
            "Prefira o de correr se o vão é grande, a folha é pesada ou há caminhonete na garagem, já que ele não tira altura nem sai do alinhamento do muro. A faixa ao lado tem de estar livre.",
            "Vão acima de 3 metros, portão pesado e veículo alto pedem deslizante, que anda junto ao muro. Em troca, ele ocupa a parede lateral inteira.",
          ],
          [
            "O basculante serve à casa em que o vão ocupa a frente toda. Ao subir, a base avança alguns palmos para fora, mais em folha alta, e por isso calçada estreita pede folha recuada ou articulada. Aberto, ele tira altura da passagem.",
            "Em casa geminada, sem lado livre, o basculante resolve, com dois limites: ele sai alguns palmos sobre a calçada ao abrir e fica deitado sobre a passagem, o que tira altura.",
            "No basculante, veja antes se a calçada comporta a folha, que sai alguns palmos ao subir, e se o carro mais alto passa por baixo dela aberta. Caminhonete com bagageiro às vezes não passa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A manutenção de cada um"],
        slots: [
          [
            "O basculante depende de cabos e contrapeso, que seguram a folha suspensa e pedem revisão {visits.home}. O de correr depende de trilho limpo e roldanas boas, e o morador mesmo varre o trilho.",
            "No basculante, cabos e contrapeso são o ponto crítico e devem ser vistos {visits.home} pelo técnico. No deslizante, o que mais dá defeito é trilho sujo, que você limpa, e roldana gasta.",
            "Os cabos do basculante trabalham o tempo todo sob carga e são conferidos {visits.home}. O de correr pede menos: trilho varrido e roldanas trocadas quando fazem barulho.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O custo do motor em cada um", "Preço e tempo de instalação"],
        slots: [
          [
            "No basculante há três kits instalados, {models.pricesNamed}, e a montagem leva de {time.tilting}. No de correr, a troca do motor em casa fica de {price.homeSwap}, com {time.sliding} de serviço, e o primeiro motor soma cremalheira e base.",
            "Para basculante, os kits prontos custam {models.pricesNamed}, com {time.tilting} de instalação. A troca do motor deslizante em casa custa de {price.homeSwap} e leva de {time.sliding}; cremalheira e base somam quando ainda não existem.",
            "O motor basculante vem em kit, {models.pricesNamed}, e é instalado em {time.tilting}. O de correr custa de {price.homeSwap} na troca em casa e leva de {time.sliding}. Na primeira vez, inclua a cremalheira e a base.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dá menos problema, basculante ou de correr?",
        answers: [
          "O de correr, em geral, porque não tem folha suspensa por cabos. Ele costuma parar por trilho sujo, que é simples de resolver.",
          "Regulados, os dois duram bem. A falha do deslizante costuma ser de trilho e roldana; a do basculante, de cabo e contrapeso, que obriga a parar o uso na hora.",
          "O deslizante tem menos peças sob carga e dá menos susto. O basculante vai bem se a revisão estiver em dia.",
        ],
      },
      {
        question: "Posso trocar o basculante por um de correr depois?",
        answers: [
          "Pode, mas é obra de serralheria: folha, trilho e guia mudam, o motor não se aproveita, e é preciso parede livre ao lado.",
          "Dá, se existir lateral livre. É preciso portão novo ou adaptado e outro motor, de cremalheira.",
          "Sim, mas custa quase um portão novo. O motor de um não serve no outro.",
        ],
      },
      {
        question: "Qual é mais seguro contra arrombamento, basculante ou de correr?",
        answers: [
          "Depende mais da folha e da trava que do tipo. Motor travado, batente firme e trava elétrica valem para os dois; no de correr, a guia impede que levantem a folha.",
          "Os dois resistem bem com folha rígida e motor travado. Uma trava elétrica reforça o basculante; guia e batente reforçam o deslizante.",
          "São parecidos quando a folha é rígida. O que faz diferença é a trava elétrica e, no de correr, o batente que não deixa a folha sair do trilho.",
        ],
      },
      {
        question: "Qual abre mais rápido?",
        answers: [
          "No basculante, o kit mais rápido abre em {opening.jetflex}. No de correr, o tempo cresce com a largura, e o motor com inversor compensa em parte.",
          "Em vão de casa, o basculante com JetFlex, em {opening.jetflex}. O deslizante depende da largura e da velocidade do motor.",
          "Até {width.quarterHp}, o basculante JetFlex, que abre em {opening.jetflex}. Em vão largo, um deslizante com inversor chega perto.",
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
        "Sem parede livre ao lado do vão, o portão basculante ocupa menos espaço, porque sobe e fica deitado no alto da garagem. Com teto baixo, vaga curta ou calçada colada, o de correr ocupa menos, porque só usa a faixa do muro. Para ele, a parede precisa ter a largura da folha e uns 40 cm a mais.",
        "O portão de correr ocupa menos espaço dentro da vaga, porque anda rente ao muro e não tira altura nem comprimento. O basculante ocupa menos espaço nos lados, porque sobe e se guarda no alto. Meça a parede ao lado do vão: se ela tem a largura da folha e uns 40 cm, o de correr cabe.",
        "Entre o deslizante e o basculante, ocupa menos espaço o que usa o lugar que sobra na sua garagem. O basculante dispensa parede ao lado, mas tira um pouco da altura e avança ao subir. O deslizante não tira nada da vaga, desde que exista ao lado uma parede livre, maior que a folha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que medir antes de escolher", "As quatro medidas que decidem"],
        slots: [
          [
            "Estacione o carro no lugar de sempre e tire quatro medidas com a trena. Onde faltar lugar, aquele tipo de portão não serve.",
            "Com o carro na vaga e uma trena, anote as quatro medidas abaixo. A mais apertada delas elimina um dos dois portões.",
          ],
        ],
        steps: [
          "Parede ao lado do vão, sem porta, pilar nem medidor: o de correr usa a largura da folha e uns 40 cm.",
          "Altura do piso até o teto ou a viga: o basculante aberto fica deitado ali e abaixa a passagem.",
          "Distância do para-choque até o portão: a base do basculante avança enquanto ele sobe.",
          "Distância do portão até a calçada: a folha não pode passar por cima de quem anda na rua.",
        ],
      },
      {
        about: "choose",
        headings: ["Exemplo com vaga curta e com frente estreita", "Dois exemplos de garagem"],
        slots: [
          [
            "Uma casa geminada de 3 metros de frente não tem muro ao lado do vão, por isso fica com o basculante. Já uma garagem com o para-choque a um palmo do portão fica com o de correr, se o muro ao lado estiver livre.",
            "Em uma frente de 3 metros, sem muro sobrando, só o basculante cabe. Em uma vaga curta, com o carro quase encostado no portão, o de correr é a escolha, porque nada avança sobre o para-choque.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando nenhum dos dois cabe", "Outras saídas para pouco espaço"],
        slots: [
          [
            "A porta de enrolar não corre para o lado nem avança: ela pede só altura para o rolo, acima da passagem. Outra saída é o basculante articulado, que dobra no meio ao subir e avança menos que o de folha inteira.",
            "Sem parede ao lado e com a calçada colada, veja a porta de enrolar, que se guarda em um rolo acima do vão. Veja também o basculante articulado, cuja folha dobra no meio e avança menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto o basculante avança ao abrir?",
        answers: [
          "São alguns palmos no meio da subida, conforme a altura da folha e a posição dos braços. No seu portão, a medida certa é tirada no local.",
          "Conte com alguns palmos, porque a base da folha vem para a frente antes de subir. A altura do portão muda essa medida.",
        ],
      },
      {
        question: "O motor muda o espaço que o portão ocupa?",
        answers: [
          "Muito pouco. No basculante o motor fica junto da coluna, e no de correr ele fica em uma base pequena no piso, do lado de dentro.",
          "Quase nada. O motor do basculante fica preso à coluna, e o do deslizante, sobre uma base baixa atrás da folha.",
        ],
      },
      {
        question: "Dá para trocar o basculante por um de correr?",
        answers: [
          "Dá, se houver parede livre ao lado e piso para o trilho. A folha e o trilho novos são do serralheiro, e o motor também muda, porque o de basculante não serve no de correr.",
          "Sim, quando o muro ao lado está livre. O serralheiro faz a folha e o trilho, e nós instalamos o motor próprio de portão de correr.",
        ],
      },
      {
        question: "O portão pode abrir sobre a calçada?",
        answers: [
          "Não deve: a folha aberta não pode atingir quem passa na rua, e a prefeitura pode exigir mudança. Recue o portão ou escolha um que não avance.",
          "O certo é que nenhuma parte da folha passe sobre a calçada durante o movimento. Com terreno para isso, o portão é instalado mais para dentro.",
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
        "Dá para converter portão de correr em basculante, mas quase sempre com portão novo da serralheria, porque a folha é maior que o vão e não tem contrapeso. O motor de cremalheira não serve; o kit basculante, até {width.quarterHp}, parte de {price.lowest} instalado.",
        "Converter portão de correr em basculante é, na prática, folha nova, com colunas, cabos e contrapeso; a antiga raramente se aproveita. O motor também muda: o kit para portão que levanta, até {width.quarterHp}, custa desde {price.lowest} instalado.",
        "Mudar portão deslizante para basculante só compensa quando falta espaço ao lado ou a folha já está condenada, porque em geral é portão novo. Do antigo ficam o ponto de energia e a fotocélula, e o kit basculante, até {width.quarterHp}, parte de {price.lowest} instalado.",
      ],
      price: [
        "Transformar portão de correr em basculante tem duas contas: o portão novo, orçado pelo serralheiro, que é a maior, e o motor, com kit basculante de até {width.quarterHp} a partir de {price.lowest} instalado. A folha antiga quase nunca se aproveita.",
        "O preço de converter deslizante em basculante é, na maior parte, a folha, as colunas e o contrapeso, do serralheiro. A nossa parte, o motor, parte de {price.lowest} instalado em basculante de até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A garagem aceita basculante?", "O que conferir antes de passar a basculante"],
        slots: [
          [
            "Três pontos decidem, e medir leva dez minutos. Se um falhar, o de correr continua melhor.",
            "Confira antes de fechar com o serralheiro. Um só em falta pode impedir.",
            "O espaço decide, e não o gosto. Veja.",
          ],
        ],
        bullets: [
          "Avanço da folha ao subir, sem tocar carro nem calçada",
          "Altura livre por dentro, para a folha deitar",
          "Largura de até {width.quarterHp}, para 1/4 HP; acima, mais força e folha reforçada",
          "Coluna firme dos dois lados, para o contrapeso correr",
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita do portão de correr", "Do portão antigo, o que fica"],
        slots: [
          [
            "Ficam o circuito elétrico e, se a central nova os ler, controles e fotocélula. Trilho, roldanas e cremalheira saem.",
            "O ponto de energia e, às vezes, sensor e controles continuam. Trilho e cremalheira não servem.",
            "Da instalação fica a energia; do motor, nada; da fotocélula, quase sempre. Trilho e roldana saem.",
          ],
          [
            "A folha de correr passa do vão e é rígida e pesada; cortar e adaptar costuma custar perto de uma nova. Se o problema é peso ou motor, consertar custa bem menos que mudar o tipo.",
            "Cortar a folha de correr raramente compensa, pelo peso e pela medida. Antes de mudar, compare com trilho, roldanas e motor novos.",
            "Adaptar a folha antiga é caro, porque mudam medida e apoio. Um motor trocado e roldanas novas saem menos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da mudança", "Serralheria de um lado, motor do outro"],
        slots: [
          [
            "O motor basculante de até {width.quarterHp} custa {models.pricesOr} instalado, em {time.tilting}. A folha é a parte maior e se orça com o serralheiro, na medida do vão.",
            "Nos kits até {width.quarterHp}, {models.pricesOr} com instalação, em {time.tilting} de serviço. A folha nova é do serralheiro.",
            "Kit basculante instalado, {models.pricesOr}, até {width.quarterHp} de largura. A montagem leva {time.tilting}, e a folha, o prazo do serralheiro.",
          ],
          [
            "Manter o de correr e trocar só o motor fica de {price.homeSwap} em casa, com mão de obra. É a comparação que vale fazer antes.",
            "Trocar apenas o motor do deslizante custa de {price.homeSwap} em residência. Compare as duas saídas.",
            "O motor de correr na troca vai de {price.homeSwap}, com o serviço. Às vezes resolve por muito menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar o motor do portão de correr no basculante?",
        answers: [
          "Não. O de correr move cremalheira; o basculante usa fuso ou corrente na coluna.",
          "De forma nenhuma, porque são movimentos diferentes. É outro motor.",
        ],
      },
      {
        question: "Precisa de autorização para mudar o tipo de portão?",
        answers: [
          "Em condomínio, sim, pela convenção. Em casa, confira na prefeitura, sobretudo se a folha avançar sobre a calçada.",
          "Em prédio, pela assembleia. Na rua, há regra da prefeitura para o avanço na calçada.",
        ],
      },
      {
        question: "A folha de correr pesada pode virar basculante?",
        answers: [
          "Só com contrapeso igual ao peso dela, e em geral ela é maior que o vão. Uma folha leve sob medida custa menos ao final.",
          "Dificilmente. O contrapeso teria de ser enorme, e a medida não bate.",
        ],
      },
      {
        question: "Quanto tempo leva?",
        answers: [
          "O motor, {time.tilting}; a folha depende do serralheiro, em geral semanas. O vão precisa de fechamento provisório no meio.",
          "A parte do motor, {time.tilting}. A folha sob medida é o que mais demora.",
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
      any: [
        "Para transformar o portão basculante em deslizante é preciso ter, ao lado do vão, parede livre do tamanho da folha, além de trilho no piso e outro motor. É obra de serralheiro. O motor de correr custa em casa de {price.homeSwap} com o serviço, fora a cremalheira, e o do basculante não serve.",
        "Dá para transformar basculante em portão de correr se existe parede lateral livre maior que a folha e piso nivelado para o trilho. A serralheria adapta ou refaz a folha. O motor novo, de cremalheira, fica de {price.homeSwap} em casa, com mão de obra, mais a cremalheira. Sem espaço ao lado, reforme o basculante.",
        "Trocar o portão basculante por deslizante vale a pena quando a folha avança na calçada, falta altura ou o contrapeso vive em conserto, e só se há lateral livre do tamanho do portão. Você paga a serralheria, com trilho e roldanas, e um motor de cremalheira, de {price.homeSwap} em casa, com o serviço.",
        "Mudar o portão de basculante para deslizante compensa quando a folha invade a calçada ou limita a altura, e só é possível com parede livre ao lado, maior que o vão. O serralheiro faz folha, trilho e guia. O motor de cremalheira, que substitui o atual, custa em casa de {price.homeSwap} com o serviço, sem a cremalheira.",
      ],
      price: [
        "Transformar basculante em portão de correr custa duas contas: a serralheria, que é a maior e quase sempre faz um portão novo, e o motor. O motor de correr fica de {price.homeSwap} com mão de obra, mais a cremalheira. No caminho contrário, o kit basculante instalado parte de {price.lowest}, para folha de até {width.quarterHp}.",
        "Quem muda de portão de correr para basculante, ou de basculante para correr, paga um portão novo ou adaptado pelo serralheiro e outro motor. Para basculante de até {width.quarterHp}, o kit instalado começa em {price.lowest}; para o deslizante, o motor com o serviço custa de {price.homeSwap}, fora a cremalheira.",
        "O preço de passar de basculante a portão de correr, ou o contrário, se divide entre o serralheiro, que em geral faz um portão novo, e o motor. Para o deslizante, o motor com serviço custa de {price.homeSwap}, fora a cremalheira; para o basculante de até {width.quarterHp}, o kit começa em {price.lowest}, instalado.",
        "O preço para trocar de correr para basculante, ou o inverso, depende da serralheria, com portão novo ou folha adaptada, e do motor, que nunca se aproveita. O de correr custa de {price.homeSwap} com mão de obra, mais a cremalheira; o basculante de até {width.quarterHp} tem kit instalado desde {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando vale a pena trocar"],
        slots: [
          [
            "O deslizante compensa quando a folha do basculante avança sobre a calçada, falta altura para o carro ou o contrapeso quebra com frequência. Se o basculante só pesa ou range, equilibrar e trocar os cabos custa bem menos que a obra.",
            "Vale mudar se o basculante invade a calçada ao abrir, se o carro mais alto não passa ou se cabos e contrapeso dão defeito sempre. Folha apenas pesada ou barulhenta se resolve com reforma, por bem menos que um portão novo.",
            "Três situações justificam a troca: a folha que atinge quem passa na calçada, o vão baixo demais e o contrapeso que dá defeito sempre. Fora delas, reequilibrar o basculante e renovar os cabos costuma custar menos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A sua garagem permite a mudança?", "O que conferir antes de transformar"],
        slots: [
          [
            "Meça a parede ao lado do vão: ela precisa ser maior que a folha, porque ali ficam também o motor e o batente. Porta, janela, degrau ou medidor nessa faixa impede a mudança.",
            "A condição principal é o espaço. A folha precisa caber inteira encostada na parede ao lado, com o motor e o batente, sem registro, janela ou medidor no caminho.",
            "A mudança é possível quando há ao lado do vão uma faixa livre maior que o portão, sem medidor, porta ou degrau. É para lá que a folha corre.",
          ],
          [
            "O piso precisa ser firme e plano na linha do trilho, e rampa que cruza o vão atrapalha. A folha do basculante é leve e pode torcer sobre rodas, e às vezes uma nova custa o mesmo que reforçar.",
            "Veja também o chão, que deve ser plano onde o trilho vai passar. A folha de basculante costuma precisar de reforço embaixo, e em alguns casos uma folha nova custa quase o mesmo.",
            "O trilho pede uma linha reta e sem degrau no piso. Se a folha for leve demais, ela entorta apoiada em rodas, e o serralheiro diz se reforça ou faz outra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A obra, etapa por etapa"],
        slots: [
          [
            "Com a folha escorada, o profissional retira cabos e contrapesos, que o morador nunca deve soltar. Depois o serralheiro monta o trilho no piso, as roldanas, a guia em cima e os batentes que impedem a folha de sair.",
            "Os contrapesos saem primeiro, com a folha presa em escoras, e só um profissional faz isso. Em seguida a serralheria assenta o trilho, põe as rodas e a guia superior, que evita o tombamento, e fixa um batente em cada ponta.",
            "O portão é escorado antes de tudo, e cabos e pesos são soltos por quem trabalha com isso. Depois vêm o trilho chumbado no piso, as roldanas, a guia do alto e um batente em cada extremidade.",
          ],
          [
            "Por fim instalamos o motor deslizante, com folga de {rack.clearance} entre a cremalheira e a engrenagem, serviço de {time.sliding}.",
            "O motor de correr é instalado no final, em {time.sliding}, com folga de {rack.clearance} entre a engrenagem e a cremalheira.",
            "Quando a folha corre fácil na mão, instalamos o motor em {time.sliding} e deixamos {rack.clearance} de folga entre a cremalheira e a engrenagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da obra"],
        slots: [
          [
            "A serralheria é a maior parte: trilho, rodas, guia, batentes e folha reforçada ou nova. Vão largo, piso a refazer e ponto de energia do outro lado encarecem; aproveitar uma folha firme barateia.",
            "A obra de ferro, com folha, trilho, guia e batentes, custa mais que o motor. Piso irregular, vão grande e fiação nova aumentam o valor, e uma folha rígida que se aproveita o reduz.",
            "A maior parte do valor fica com o serralheiro, que faz trilho, guia, batentes e, se preciso, a folha. Aproveitar o que está firme baixa o custo; concreto novo e energia distante o aumentam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aproveita o motor basculante?",
        answers: [
          "Não. O motor de fuso não move portão de correr, que pede motor com engrenagem e cremalheira. Fotocélula, ponto de energia e controles compatíveis podem ficar.",
          "Não dá: um puxa por braço, o outro por cremalheira. O que costuma servir de novo é a fotocélula, a fiação e, conforme a central, os controles.",
          "Infelizmente não, porque ele empurra um braço, e o de correr gira uma engrenagem sobre a barra dentada. Os sensores e o ponto de energia se aproveitam.",
        ],
      },
      {
        question: "A folha do basculante se aproveita no portão de correr?",
        answers: [
          "Às vezes, se for rígida e da altura certa, com reforço embaixo para receber as rodas. Folha torta ou enferrujada não compensa adaptar.",
          "Depende do estado dela. Quadro firme aceita reforço e roldanas; chapa leve ou com ferrugem costuma ser trocada por uma nova.",
          "Pode ser, se o quadro é rígido e sem ferrugem, com travessa nova para as roldanas. Folha empenada sai mais cara adaptada do que refeita.",
        ],
      },
      {
        question: "Precisa de autorização para mudar o basculante para de correr?",
        answers: [
          "Em condomínio, consulte a convenção antes. Em casa, veja a regra da prefeitura se a obra mexe no muro ou na fachada.",
          "Se muda a fachada ou o muro, a prefeitura ou o condomínio pode pedir. Trocar só a folha, em geral, é mais simples, mas a regra local decide.",
          "Confira antes de contratar: condomínio segue a convenção, e a prefeitura pode opinar sobre muro e fachada. A simples troca da folha costuma ser menos exigente.",
        ],
      },
      {
        question: "Quanto tempo demora mudar de basculante para de correr?",
        answers: [
          "A serralheria leva mais que o motor, e concreto novo precisa curar antes do trilho. A instalação do motor em si leva de {time.sliding}.",
          "O prazo depende da folha e do piso, combinados com o serralheiro. Com o portão pronto e leve, o motor é instalado em {time.sliding}.",
          "Primeiro vêm a serralheria e a cura do concreto, em prazo que o serralheiro informa. A nossa parte, o motor, é feita em {time.sliding}.",
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
        "Não: na cidade de São Paulo, a lei diz que o portão basculante automático não pode invadir a calçada ao abrir (Lei 16.809/2018 e Decreto 58.275/2018); em outra cidade, confirme na prefeitura. Para não avançar, recua-se o portão no lote ou troca-se por articulado ou de correr.",
        "Pela lei da capital paulista (Lei 16.809/2018 e Decreto 58.275/2018), o basculante automático não pode avançar sobre a calçada; nos outros municípios, quem diz é a prefeitura. As saídas são recuar a folha, usar portão articulado ou mudar para de correr, e até lá manter fotocélula, luz e aviso sonoro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como evitar que a folha avance", "Recuar, articular ou mudar de portão"],
        slots: [
          [
            "Recuar o conjunto para dentro do lote é a solução direta, quando a garagem tem profundidade para o carro. Sem isso, a folha articulada, que dobra ao meio ao subir, avança menos que a inteiriça.",
            "Se sobra espaço na garagem, instala-se o portão mais para dentro, e o arco da folha fica no terreno. Quando não sobra, o articulado sobe dobrado e reduz bem o avanço.",
            "Com alguns palmos de recuo, o movimento acontece dentro do lote e a folha pode ser a mesma. Onde o carro não permite, a articulada, em duas partes, toma menos calçada.",
          ],
          [
            "Com parede livre ao lado, o de correr elimina o problema, porque anda rente ao muro. As três mudanças são obra de serralheiro, e o motor se escolhe depois.",
            "O deslizante não sai do alinhamento, mas pede lateral do tamanho da folha. Em qualquer das saídas, o serralheiro vem primeiro e o motor, por último.",
            "Havendo faixa lateral, o portão de correr resolve de vez. Quem faz a mudança é o serralheiro; o motor é definido quando a folha nova está pronta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem passa", "Cuidados enquanto a folha avança na calçada"],
        slots: [
          [
            "Sinaleiro com luz e som avisa antes do movimento, e a fotocélula segura o fechamento se alguém está no caminho. A força fica no menor valor que move a folha, testada com um objeto macio.",
            "Luz, som e fotocélula, o sensor que detém o fechamento, são o mínimo quando a folha passa sobre o passeio. O motor é regulado na menor força e testado com uma caixa.",
            "Quem caminha precisa ver e ouvir o aviso antes de o portão sair, e o sensor impede que ele feche sobre alguém. Regular a força no mínimo completa a proteção.",
          ],
          [
            "Acione só de onde veja a calçada inteira. Folha que parou no meio, sobre o passeio, pede isolamento e técnico, que atende {shop.hours}.",
            "Só comande o portão olhando o passeio. Se a folha travar sobre ele, isole a área e chame, {shop.hours}.",
            "Nunca acione sem enxergar quem passa. Travou no meio? Afaste as pessoas e chame o técnico, {shop.hours}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "O que pesa em cada saída"],
        slots: [
          [
            "Recuar costuma sair mais barato, porque aproveita folha e motor; o articulado e o de correr pedem folha nova ou muito adaptada. No de correr o motor também muda, de {price.homeSwap} na troca em casa, fora a cremalheira.",
            "A ordem de custo, em geral, é recuo, articulado e deslizante. O recuo aproveita quase tudo; o portão de correr exige folha, trilho e outro motor, de {price.homeSwap} com mão de obra, mais cremalheira.",
            "Aproveitar folha e motor no recuo é o que menos pesa. Articular custa mais, e passar para deslizante soma serralheria e motor novo, que em casa fica de {price.homeSwap}, sem a cremalheira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado pelo basculante na calçada?",
        answers: [
          "Pode haver multa onde a regra proíbe, e quem fiscaliza o passeio é a prefeitura. Consulte o atendimento municipal antes da obra.",
          "Depende da norma da cidade. Na capital há proibição em lei, e o atendimento da prefeitura informa prazos e valores.",
        ],
      },
      {
        question: "A regra vale para portão antigo?",
        answers: [
          "Confirme na prefeitura, porque prazos e exceções mudam e dependem do caso. Trocar a folha ou reformar a fachada costuma exigir a regra atual.",
          "Quem responde é o atendimento municipal. Em reforma de fachada, conte com a exigência de não invadir o passeio.",
        ],
      },
      {
        question: "Quantos centímetros o basculante avança na calçada?",
        answers: [
          "Varia com a altura da folha e a posição dos braços: são alguns palmos no meio do curso. A medida se tira no local.",
          "Não há número único, porque folha alta e braço longo avançam mais. O serralheiro mede o arco antes de propor o recuo.",
        ],
      },
      {
        question: "Dá para regular o motor para avançar menos?",
        answers: [
          "Não: o avanço vem da geometria dos braços, e não do motor. Muda-se na serralheria.",
          "O motor não altera isso. Só braços, recuo ou outro tipo de folha diminuem o arco.",
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
        "O preço de pôr porta social no basculante é de serralheria: corte da folha, quadro reforçado, dobradiças, fechadura e o contato que impede o motor de partir com a porta aberta. Depois se acerta o equilíbrio, em visita a partir de {price.preventive} em casa, sem peças.",
        "Embutir a porta de pedestre na folha soma serralheria, fechadura e sensor de porta aberta, e o ajuste do motor e do contrapeso começa em {price.preventive} em residência, fora peças. O quadro reforçado é a parte maior da conta.",
      ],
      any: [
        "Sim, o portão eletrônico com porta social embutida pode ser automatizado, desde que a porta trave fechada e um sensor impeça o motor de andar com ela aberta. No basculante, o contrapeso é refeito, porque a porta pesa de um lado; até {width.quarterHp}, o kit instalado parte de {price.lowest}. O recorte é do serralheiro.",
        "Para pôr motor em basculante que tem porta no meio, o quadro é reforçado, o peso é equilibrado e um contato bloqueia o motor enquanto a portinha está aberta. Com isso, a folha de até {width.quarterHp} usa kit de 1/4 HP, a partir de {price.lowest} instalado.",
        "Basculante com portinha de pedestre na folha aceita motor com três cuidados: sensor na porta, trinco que não solta com a vibração e contrapeso refeito. O kit instalado, para até {width.quarterHp}, começa em {price.lowest}. Sem o sensor, a porta pode abrir no alto e ferir alguém.",
        "Porta social torta no basculante de passagem não deixa o sensor dela fechar, e o motor não anda ou, sem sensor, arrasta a porta. Desligue o disjuntor e não destrave a folha. O serralheiro desempena a porta, e o técnico acerta o contrapeso e o sensor; o orçamento dessa parte é grátis por foto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que a porta social exige no motor", "Trava, sensor e reforço"],
        slots: [
          [
            "A porta embutida só é segura com o conjunto completo, porque no basculante ela sobe junto com a folha, sobre quem passa.",
            "Se faltar um destes itens, o motor não deve ser ligado, já que a porta fica acima da cabeça das pessoas.",
            "Quando o basculante sobe, a porta vai junto. Por isso cada item da lista é necessário.",
          ],
        ],
        bullets: [
          "Contato magnético: com a porta aberta, o motor não parte",
          "Trinco firme e mola aérea: ela fecha e não solta",
          "Quadro reforçado em volta do recorte: a folha não torce",
          "Contrapeso acertado nos dois lados: a folha sobe reta",
        ],
      },
      {
        about: "choose",
        headings: ["Porta na folha ou ao lado: o que compensa", "Onde pôr a entrada de pedestre"],
        slots: [
          [
            "Com uns 80 cm de muro livre, a porta separada é melhor, porque não muda o peso da folha nem depende do motor. Em frente estreita, a porta embutida é a saída, com um pequeno degrau e o quadro reforçado.",
            "Se sobram 80 cm na fachada, abra ali a entrada de pedestre, que poupa o motor e a folha. Sem esse espaço, a porta é embutida, e o portão ganha um degrau e um quadro reforçado.",
            "Quando há cerca de 80 cm de muro, a porta fora da folha é mais segura e dá menos manutenção. A embutida resolve a fachada apertada.",
          ],
          [
            "Quem passa a pé muitas vezes ao dia ganha com qualquer das duas, porque não precisa erguer o basculante inteiro a cada vez.",
            "As duas evitam abrir a folha grande para uma pessoa só, o que poupa o motor.",
            "Com uma ou com outra o motor trabalha menos, já que o pedestre não abre a folha toda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no basculante", "Do equilíbrio ao teste do sensor"],
        slots: [
          [
            "Com a folha escorada, o técnico põe o peso que falta em cada lado até ela parar a meia altura. Depois monta o motor, liga o contato da porta e testa: com ela aberta, nada pode se mover. A montagem leva de {time.tilting}.",
            "O técnico escora a folha, equilibra os dois lados, monta o motor e liga o contato da porta, nessa ordem. No teste final, ele aciona o motor com a porta aberta, e a folha não pode sair do lugar. O serviço leva de {time.tilting}, quando não há solda.",
            "Com a folha apoiada, o peso é igualado nos dois lados. O motor é montado em {time.tilting}, e o sensor é testado com a porta aberta e com ela fechada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de motor mais forte por causa da porta?",
        answers: [
          "Nem sempre. Com contrapeso certo e até {width.quarterHp}, 1/4 HP atende na maioria das casas.",
          "Em geral não: o peso extra vai para o contrapeso.",
        ],
      },
      {
        question: "Dá para pôr porta social em portão que já existe?",
        answers: [
          "Dá, se a folha tiver quadro e largura para o recorte. É serralheria, com novo acerto de contrapeso.",
          "Em muitas folhas, sim. Folha estreita ou fraca pede porta no muro.",
        ],
      },
      {
        question: "A porta social pode ter fechadura elétrica?",
        answers: [
          "Pode, com cabo flexível que acompanhe o movimento. Fechadura digital de pilha evita esse fio.",
          "Sim. Como o cabo dobra a cada abertura, a de pilha dá menos trabalho.",
        ],
      },
      {
        question: "Posso abrir a porta com o portão em movimento?",
        answers: [
          "Nunca. Ela só abre com a folha fechada e parada, e o sensor existe para garantir isso.",
          "Não: no alto, a porta aberta pode bater em quem está embaixo.",
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
        "Sim, o portão basculante vale a pena quando não há parede livre ao lado do vão, porque aproveita toda a largura, e o motor instalado custa de {price.lowest} a {price.highest} até {width.quarterHp}. Não compensa com carro alto, teto baixo ou fachada rente à calçada, já que a folha avança ao abrir.",
        "Vale a pena o basculante, portão de levantar, em frente estreita com altura de garagem: ocupa só o próprio vão e tem kit de motor instalado a partir de {price.lowest}, em até {width.quarterHp}. A desvantagem é a manutenção de cabos e contrapeso e o avanço da folha para fora.",
        "O basculante ainda vale a pena em casa com vão de até {width.quarterHp} e sem lateral livre: motor de {price.lowest} a {price.highest}, já instalado, e a largura inteira para o carro. Se há parede do tamanho da folha, o de correr leva vantagem, porque não avança nem tira altura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens e desvantagens do portão basculante", "Quando o basculante é a melhor escolha"],
        slots: [
          [
            "A decisão sai de três medidas: parede lateral, altura livre com a folha aberta e recuo até a calçada.",
            "Meça o lado, o alto e a frente da garagem antes de escolher. São elas que dizem sim ou não.",
            "Três medidas resolvem a dúvida: lateral, altura e recuo. Leve a trena antes de pedir preço.",
          ],
        ],
        bullets: [
          "A favor: não precisa de parede ao lado nem de trilho no chão",
          "A favor: motor pequeno, de preço fechado, basta em folha equilibrada",
          "Contra: tira altura na passagem, ruim para van e bagageiro",
          "Contra: avança para fora ao subir",
          "Contra: cabos e contrapeso pedem revisão",
        ],
      },
      {
        about: "what",
        headings: ["Por que um motor pequeno basta", "O papel do contrapeso no basculante"],
        slots: [
          [
            "Quem carrega a folha é o contrapeso, um peso em cada coluna preso por cabo de aço. O motor só conduz, e por isso 1/4 HP dá conta até {width.quarterHp}.",
            "O peso da folha fica com os contrapesos das colunas, ligados por cabos. Ao motor resta pouco esforço, e um de 1/4 HP atende até {width.quarterHp}.",
            "Contrapesos escondidos nas colunas equilibram o portão, e o motor apenas o acompanha. Assim 1/4 HP serve em folha de até {width.quarterHp}.",
          ],
          [
            "Revestir com chapa ou madeira muda essa conta, e o contrapeso precisa ser refeito. Sem isso, o motor passa a levantar o que não foi feito para levantar.",
            "Chapa ou madeira a mais desequilibra a folha e obriga a recalcular o contrapeso, senão o motor trabalha forçado.",
            "Qualquer revestimento novo pede outro contrapeso. Ignorar isso queima o motor e cansa os cabos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ter um basculante automático", "Motor, revisão e peças do basculante"],
        slots: [
          [
            "Entre os kits muda a velocidade: {models.pricesNamed}, todos com entrega e instalação. A revisão de cabos e equilíbrio, {visits.home}, parte de {price.preventive} em casa, sem peças.",
            "O motor instalado sai por {models.pricesNamed}, e a diferença é o tempo de abertura. Some a revisão {visits.home}, desde {price.preventive} em residência, fora peças.",
            "Os preços instalados são {models.pricesNamed}. No ano, conte ainda a visita de manutenção, {visits.home}, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Basculante dá mais defeito que o de correr?",
        answers: [
          "Não necessariamente. Ele sofre em cabos e contrapeso, e o de correr, em trilho e roldana. Os dois vão bem com revisão {visits.home}.",
          "Depende do cuidado: um pede cabos conferidos, o outro, trilho limpo. Revisados, duram o mesmo.",
        ],
      },
      {
        question: "Portão basculante é seguro?",
        answers: [
          "É, com cabos inteiros, contrapeso equilibrado e fotocélula. Folha que despenca ou sobe torta deve parar de ser usada na hora.",
          "Sim, quando revisado. O risco está no cabo gasto e em destravar folha desequilibrada.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar o motor?",
        answers: [
          "De {time.tilting}, com a folha equilibrada e energia no ponto. Serralheria, se preciso, é à parte.",
          "Em geral {time.tilting}, com controles cadastrados no fim.",
        ],
      },
      {
        question: "Posso trocar o basculante por outro tipo depois?",
        answers: [
          "Pode, com obra: o de correr precisa de parede livre e trilho, e o de abrir, de fundo para girar.",
          "É possível, mas mudam estrutura, trilho e motor. A serralheria é a maior parte da conta.",
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
        "O portão basculante caindo, que não fica em cima ou desce sozinho, perdeu a sustentação porque um cabo, o contrapeso, a mola ou o fuso falhou. Há risco de esmagamento: não passe embaixo, não acione e não segure a folha. Desligue o disjuntor e chame o técnico, {shop.hours}, que escora antes de consertar.",
        "O portão que sobe e cai, ou que ficou solto de um lado, está com cabo, contrapeso, mola ou fuso com defeito e pode descer de uma vez. Afaste todos, desligue o disjuntor e não destrave o motor. O técnico escora a folha e só depois procura a causa; o contato é {shop.hours}.",
        "O basculante que não para em cima e desce sozinho é perigoso, porque está sem contrapeso, com cabo solto, mola partida ou rosca do fuso gasta. Deixe a folha onde parou, sem energia e com a passagem isolada. O técnico põe a escora antes de mexer, e o contato é {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o basculante caindo", "Passos de segurança até a escora"],
        slots: [
          [
            "A folha pode voltar a cair sem aviso, mesmo apoiada de um lado. Por isso ninguém deve passar embaixo dela, nem para tirar o carro.",
            "Uma folha parada não está segura, já que a peça que ainda a sustenta pode ceder. Até a escora, deixe a passagem vazia, com o carro onde está.",
            "Mesmo que pareça firme, o portão pode descer de novo. Mantenha gente, bichos e carros longe da passagem até o técnico pôr a escora.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais dos dois lados do portão.",
          "Não acione o controle, não destrave e não tente escorar a folha.",
          "Desligue o disjuntor sem passar sob o portão.",
          "Isole a passagem com cones, cadeiras ou fita.",
          "Fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante cai", "O que deixa a folha sem sustentação"],
        slots: [
          [
            "O modo como a folha desceu indica a peça que falhou. Lembre o que você já viu, sem acionar o portão outra vez para conferir.",
            "Pelo jeito da descida, o técnico sabe por onde começar. Conte a ele o que aconteceu, sem repetir o movimento.",
            "Cada tipo de queda aponta uma peça diferente, como mostra a lista. Não acione o portão de novo para ter certeza.",
          ],
        ],
        bullets: [
          "Desceu torta ou ficou solta de um lado: o cabo rompeu ou saiu da roldana.",
          "Desceu por igual, de uma vez: o contrapeso se soltou ou a mola quebrou.",
          "Escorrega aos poucos: a porca do fuso está gasta ou o destravamento ficou aberto.",
          "Sobe e volta: a folha está pesada para o motor, por falta de contrapeso.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no basculante que caiu", "Escora, troca e equilíbrio"],
        slots: [
          [
            "O técnico escora a folha e apoia o contrapeso antes de tirar qualquer peça, e com isso o carro pode ser liberado. Depois troca o que falhou; cabos e molas são trocados em par.",
            "Primeiro vem a escora, que já permite liberar o carro, e depois o diagnóstico. Cabos e molas são trocados dos dois lados, e a porca do fuso também sai, se a rosca acabou.",
            "Com a folha presa e o contrapeso apoiado, a passagem é liberada. Em seguida troca-se a peça que cedeu, aos pares quando é cabo ou mola, para os dois lados trabalharem iguais.",
          ],
          [
            "O braço, a solda, a coluna e o motor são examinados, porque a queda costuma entortá-los. O automático só volta com a folha equilibrada.",
            "Como a queda entorta peças, o técnico confere solda, braço e coluna, refaz o equilíbrio e regula a força antes de liberar o portão.",
            "O serviço termina com o equilíbrio da folha, o exame de braço, solda e motor e a regulagem da força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor do conserto", "O que pesa mais no preço"],
        slots: [
          [
            "A mão de obra com escora é a maior parte do valor e cresce com a altura e o peso da folha. O par de cabos e a porca do fuso custam menos; folha ou coluna empenada é serviço de serralheiro, orçado à parte.",
            "Escorar e equilibrar tomam mais tempo que trocar a peça, e por isso formam a maior parte do preço. Cabos, mola ou fuso somam o material, e a solda na folha ou na coluna é outro orçamento.",
            "O valor vem mais do trabalho de escorar com segurança que do material. As peças aparecem em linha própria, e o que a queda entortou, como folha e coluna, fica para o serralheiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar a folha do basculante para tirar o carro?",
        answers: [
          "Não. Sem sustentação, ela pesa inteira e pode cair de novo. O técnico escora a folha e libera a passagem.",
          "Não tente, nem com ajuda nem com macaco, porque a folha pode escapar. Espere a escora; o atendimento é {shop.hours}.",
        ],
      },
      {
        question: "Basta travar o motor de novo?",
        answers: [
          "Não. Mesmo travado, o motor não foi feito para carregar a folha, e o fuso ou o braço pode ceder.",
          "Travar não resolve, porque a folha só desce sozinha quando perdeu o equilíbrio. Deixe sem energia e espere a escora.",
        ],
      },
      {
        question: "É perigoso usar basculante velho?",
        answers: [
          "Fica perigoso quando cabo, mola e contrapeso passam anos sem revisão. Ao ver fio partido, ferrugem ou descida rápida, pare de usar.",
          "Não, se os cabos estão em dia e a folha, equilibrada. O risco vem do cabo desfiado e do contrapeso fora do ponto.",
        ],
      },
      {
        question: "O conserto do basculante caindo é demorado?",
        answers: [
          "O conserto de cabo, mola e roldana costuma caber numa visita. Folha ou coluna empenada depende de serralheria e leva mais dias.",
          "Em geral, uma visita basta para escorar, trocar e equilibrar. O prazo aumenta quando a queda entortou a folha ou a coluna.",
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
        "Para instalar motor basculante, a ordem é equilibrar a folha, fixar o motor no prumo da coluna, prender o braço na estrutura, ligar em circuito próprio e regular paradas e força. Pelos cabos, contrapeso e tensão, o serviço é do técnico, leva de {time.tilting} e já vem nos kits, a partir de {price.lowest}.",
        "A instalação do motor basculante começa pela folha, que precisa estar equilibrada, e segue com motor na coluna, braço, ligação elétrica, regulagem e controles. Leva de {time.tilting} e é trabalho de técnico; no kit, a partir de {price.lowest}, ela está incluída, e você prepara energia, espaço e medidas.",
        "O motor do basculante vai na coluna, com o braço preso ao quadro da folha, e só depois de ela estar equilibrada se liga, regula e testa. Como há contrapeso e rede elétrica, quem instala é o técnico, em {time.tilting}, serviço já incluído no kit de {price.lowest} em diante.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["A instalação do motor basculante, em ordem", "Como o técnico monta o motor no basculante"],
        slots: [
          [
            "O técnico confere a folha primeiro, porque motor não corrige portão desequilibrado. Esta é a sequência do trabalho dele, para você acompanhar.",
            "Antes do motor vêm cabos, roldanas e contrapeso, pois máquina nova em folha pesada dura pouco. O serviço do técnico segue esta ordem.",
            "Folha desequilibrada queima motor novo, e por isso a conferência dela abre o serviço. Acompanhe as etapas que o técnico cumpre.",
          ],
        ],
        steps: [
          "Conferir cabos, roldanas e equilíbrio, com a folha escorada.",
          "Fixar o motor no prumo da coluna, do lado com espaço e energia.",
          "Prender o braço na estrutura da folha, e não na chapa fina.",
          "Ligar a central em circuito próprio, com disjuntor e terra.",
          "Regular paradas e a menor força que move a folha, testando com objeto macio.",
          "Gravar os controles, testar a fotocélula e entregar.",
        ],
      },
      {
        about: "check",
        headings: ["O que você prepara antes", "Antes de o instalador chegar"],
        slots: [
          [
            "Meça a largura e a altura da folha: até {width.quarterHp} de largura, o motor é o de 1/4 HP. Fotos por dentro, dos dois lados, mostram a coluna e o contrapeso.",
            "A largura define o motor, de 1/4 HP até {width.quarterHp}, e a altura completa o pedido. Fotografe por dentro as duas colunas, onde se vê o contrapeso.",
            "Anote largura e altura, porque até {width.quarterHp} basta o motor de 1/4 HP. Com fotos das colunas por dentro, o técnico já chega sabendo o lado.",
          ],
          [
            "Deixe a garagem livre e um ponto de energia perto da coluna; em nossas instalações o motor trabalha em 220 V, com circuito só dele. Trinco e cadeado são retirados, para o motor não puxar contra eles.",
            "Tire o carro e confira se há energia junto à coluna: instalamos em 220 V, num circuito próprio. Trancas manuais saem de uso, já que o motor forçaria contra elas.",
            "Garagem vazia e energia por perto adiantam o serviço; o circuito é próprio, de 220 V. Cadeado e trinco deixam de existir, ou o motor quebraria ao puxar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do kit basculante", "Quanto custa o motor instalado"],
        slots: [
          [
            "Os kits para até {width.quarterHp} custam {models.pricesNamed}, com entrega, instalação, central e controles. O que muda de um para outro é a velocidade: {opening.padrao}, {opening.speedy} e {opening.jetflex} para abrir.",
            "Com entrega, montagem, central e controles, os kits de basculante até {width.quarterHp} saem por {models.pricesNamed}. A diferença é o tempo de abertura, de {opening.padrao} no primeiro a {opening.jetflex} no último.",
            "Em basculante de até {width.quarterHp}, há três valores já instalados: {models.pricesNamed}. Entrega, central e controles estão dentro; paga-se mais pela velocidade, que vai de {opening.padrao} a {opening.jetflex}.",
          ],
          [
            "Motor comprado à parte paga a mão de obra, a partir de {price.installation}. Cabo gasto, contrapeso fora, coluna fraca ou energia distante são orçados por foto; folha mais larga pede outro motor.",
            "Se você já tem o motor na caixa, a instalação começa em {price.installation}. Somam à conta cabo novo, acerto de contrapeso, reforço da coluna e ponto de energia, e folha maior muda o motor.",
            "A instalação avulsa de um motor seu parte de {price.installation}. Reparo de cabo, contrapeso ou coluna e energia longe vêm separados no orçamento, e folha acima dessa largura pede mais potência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso instalar o motor basculante sozinho?",
        answers: [
          "Não é indicado: a folha tem cabos e contrapeso sob carga, e a central usa tensão da rede. Erro na força tira a proteção contra esmagamento, e no kit a instalação já está paga.",
          "Melhor não. Contrapeso e cabos carregam o peso da folha, a ligação é em rede elétrica e a força mal regulada machuca; comprando o kit, a montagem vem junto.",
        ],
      },
      {
        question: "De que lado fica o motor do basculante?",
        answers: [
          "Do lado em que a coluna está no prumo, há espaço para o braço e energia por perto. Os dois lados funcionam igual.",
          "Tanto faz para o funcionamento. Escolhe-se a coluna mais firme, com folga para o braço e tomada próxima.",
        ],
      },
      {
        question: "Precisa de obra para instalar motor no basculante?",
        answers: [
          "Em geral não, porque o motor é parafusado na coluna. Coluna fora de prumo, eletroduto que falta ou folha desequilibrada pedem acerto antes, informado no orçamento.",
          "Quase nunca. Só há obra quando falta caminho para o fio ou a coluna não aguenta, e as fotos mostram isso antes.",
        ],
      },
      {
        question: "Qual é a garantia do motor instalado?",
        answers: [
          "O motor do kit tem {warranty.motor} de garantia de fábrica, e a instalação, {warranty.installation}. O pagamento pode ir em até {shop.instalments} vezes no cartão.",
          "São {warranty.motor} no motor, pela fábrica, e {warranty.installation} na instalação. O cartão parcela em até {shop.instalments} vezes.",
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
        "O basculante serve em garagem com teto baixo se, com a folha aberta, sobrar altura para o carro: ela deita sob a laje e tira de 10 a 25 cm do vão. Meça do piso à folha aberta; se o carro não passar com um palmo de sobra, use articulado ou portão de correr.",
        "Garagem baixinha pode ter basculante quando há espaço livre entre o vão e a laje para a folha deitar e o carro mais alto passa por baixo. Pé-direito justo pede folha articulada, que dobra, ou portão de correr, que não ocupa o alto.",
        "Com teto baixo, o portão de levantar funciona se a folha deita sem tocar viga, lâmpada ou cano, e se sobram uns 15 cm acima do carro. Meça vão, laje e carro com bagageiro antes de comprar; faltando altura, vai de correr.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como medir se o basculante cabe", "Altura da laje, do vão e do carro"],
        slots: [
          [
            "Cinco medidas respondem, todas com o portão parado e os pés no chão. Leva uns dez minutos com a trena.",
            "Use trena, por dentro, sem subir na folha nem soltá-la. Em dez minutos se sabe.",
            "Meça por dentro, com o carro mais alto que você usa.",
          ],
        ],
        steps: [
          "Altura do vão, do piso até a verga.",
          "Do piso até a laje e até a viga mais baixa.",
          "Quanto a folha entra na garagem quando aberta: perto da altura dela.",
          "Altura do carro com bagageiro ou antena.",
          "Distância do para-choque ao portão fechado.",
        ],
      },
      {
        about: "choose",
        headings: ["Opções para garagem de teto baixo", "Basculante comum, articulado ou de correr"],
        slots: [
          [
            "Cada solução troca altura por outra coisa. Escolha pela medida que falta.",
            "O que sobra, altura ou parede, decide.",
            "Compare as saídas pela medida que você tem.",
          ],
        ],
        bullets: [
          "Basculante comum: teto livre de viga e lâmpada; tira de 10 a 25 cm do vão.",
          "Articulado: a folha dobra e ocupa menos; mais dobradiças para cuidar.",
          "De correr: não tira altura; pede parede livre do tamanho da folha.",
          "De abrir: não tira altura; rouba espaço da vaga.",
          "Porta de enrolar: rolo sobre o vão, de 30 a 40 cm.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor em cada caso", "Motor para garagem baixa"],
        slots: [
          [
            "O motor do basculante fica na coluna e não tira altura: até {width.quarterHp}, o kit instalado custa {models.pricesOr}. Para o de correr ou de abrir que já tem motor, a troca fica de {price.homeSwap}.",
            "Na lateral, o acionador não ocupa o teto, e o kit até {width.quarterHp} sai por {models.pricesOr} já colocado. Nos outros tipos, trocar o motor custa {price.homeSwap}.",
            "Basculante até {width.quarterHp}: {models.pricesOr}, com o motor na coluna. Se for deslizante ou pivotante, {price.homeSwap} na troca, com mão de obra.",
          ],
          [
            "Deslocar lâmpada ou cano é serviço de eletricista ou encanador, feito antes. Mudar a folha para articulada é do serralheiro.",
            "O que está no caminho, como lâmpada e cano, sai antes. Folha articulada se encomenda na serralheria.",
            "Cano, lâmpada e folha nova ficam com outros profissionais, e vêm antes do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para subir mais o basculante?",
        answers: [
          "Só com mudança de braço, guia e contrapeso, serviço de serralheiro e técnico. O fim de curso ganha poucos centímetros.",
          "Pouco, pelo fim de curso. Mais que isso muda a estrutura e o equilíbrio.",
        ],
      },
      {
        question: "Minha caminhonete passa sob o basculante aberto?",
        answers: [
          "Passa se for mais baixa que a borda da folha aberta, com um palmo de sobra. Muitas têm de 1,80 a 1,90 metro, fora o bagageiro.",
          "Compare a altura dela com a da folha aberta, e não com a do vão. Conte bagageiro e antena.",
        ],
      },
      {
        question: "O motor do basculante ocupa altura na garagem?",
        answers: [
          "Não: ele fica na coluna, ao lado do vão.",
          "Nenhuma. O acionador vai na lateral, e o braço acompanha a folha.",
        ],
      },
      {
        question: "Basculante pode bater na lâmpada ou no cano?",
        answers: [
          "Pode, se estiverem no caminho. São deslocados antes de ligar o motor.",
          "Sim. Deixe livre o teto perto do vão, na extensão da folha.",
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
      "ganha velocidade descida",
      "descida não freia",
      "desce não freia",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante descendo rápido demais está com a folha desequilibrada, porque o contrapeso, a mola ou o cabo já não a segura. Ela pode cair: desligue o disjuntor, não destrave e não passe embaixo. O técnico escora a folha e acerta o equilíbrio, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão que desce muito rápido e bate no chão quase sempre tem o contrapeso leve, o cabo cedido ou a mola fraca; o motor raramente é a causa. Deixe-o desligado, sem ninguém embaixo, porque há risco de queda. O técnico refaz o equilíbrio, a partir de {price.preventive} em casa, fora peças.",
        "O basculante que desce depressa e bate perdeu o equilíbrio, quase sempre por contrapeso leve, cabo frouxo ou mola cansada. Pare de usar, desligue o disjuntor e mantenha todos longe. O ajuste com a folha escorada parte de {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora com o basculante que desce rápido", "Até o técnico chegar"],
        slots: [
          [
            "Uma folha que desce sozinha pode matar, e ninguém consegue segurá-la com a mão. Afaste todos, como se o cabo estivesse para romper.",
            "Não tente conter a folha nem passe depressa por baixo, porque a descida rápida costuma ser o aviso antes da queda.",
            "Ninguém segura uma folha dessas no braço, e ela pode cair na próxima vez. Por isso deixe a passagem livre e o portão desligado.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e o carro, se der para tirá-lo sem passar sob a folha.",
          "Se o portão já está fechado, desligue o disjuntor e deixe assim.",
          "Se parou no alto, não acione nem destrave: desligue o disjuntor e isole a passagem.",
          "Não mexa em cabo, mola ou contrapeso.",
          "Tire fotos de longe e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o basculante descer rápido", "Contrapeso, cabo ou motor"],
        slots: [
          [
            "O contrapeso, que equilibra a folha, fica leve demais quando ela ganha chapa, madeira ou tinta, ou quando a areia da caixa vaza. Cabo cedido, mola cansada e roldana gasta têm o mesmo efeito, às vezes de um lado só.",
            "Uma folha revestida, repintada ou encharcada pesa mais do que o contrapeso segura. Mola que perdeu força, cabo alongado e roldana gasta também causam a descida rápida; se é só de um lado, a folha desce torta.",
            "Em geral, a folha ficou mais pesada, com revestimento e pintura, ou o contrapeso perdeu peso. A mola fraca, o cabo que cedeu e a roldana gasta também deixam a descida sem freio.",
          ],
          [
            "Se a descida é normal e só os últimos centímetros batem, a causa pode ser o motor: fim de curso que atua tarde, freada desligada ou porca do fuso gasta.",
            "Quando apenas o final bate, o problema costuma estar no motor, em fim de curso, o sensor da parada, na freada ou no fuso gasto.",
            "O motor só é suspeito quando a batida acontece no fim, por parada regulada tarde, falta de freada ou porca do fuso gasta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta a descida", "O acerto, com a folha escorada"],
        slots: [
          [
            "A folha é escorada antes de qualquer coisa, e só então se conferem cabos, roldanas e contrapeso. O peso é corrigido por igual dos dois lados, e cabo ou mola gasta é trocado em par.",
            "Nenhuma peça é solta sem escora. Com a folha presa, o técnico compara os dois lados, refaz o contrapeso para o peso atual e troca aos pares o que cedeu.",
            "Primeiro vem a escora; depois, o exame de cabos, molas e roldanas. O contrapeso recebe o que falta, igual nas duas colunas, e peça gasta é trocada dos dois lados.",
          ],
          [
            "Por último, fim de curso, freada e força são regulados, e a reversão é testada com um objeto.",
            "Equilibrada a folha, o motor é ajustado para parar antes do chão, com força no mínimo e teste de reversão.",
            "A regulagem do motor fica para o fim, com ajuste da parada, da freada e da força mínima e teste com um objeto embaixo da folha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do acerto", "Quando basta regular e quando há peças"],
        slots: [
          [
            "O ajuste simples cabe na visita. Cabos, mola, roldanas e peso novo somam a peça e o tempo de escora, e a solda na folha é do serralheiro; o par de cabos custa menos que a mão de obra.",
            "Se basta regular, paga-se só a visita. Trocar cabos, molas ou roldanas e refazer o contrapeso aumenta o valor, mais pelo trabalho com escora que pelo material.",
            "O menor valor é o do acerto simples. Peças em par, contrapeso refeito e solda na folha encarecem o serviço, e a escora é o que mais toma tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O defeito do basculante é do motor ou do contrapeso?",
        answers: [
          "Se a descida inteira é rápida, o defeito é de equilíbrio; se só o final bate, é de regulagem do motor. Quem testa a folha solta é o técnico.",
          "É do contrapeso na maior parte dos casos. O motor é suspeito quando a folha desce devagar e bate só no fim.",
        ],
      },
      {
        question: "Posso pôr mais peso no contrapeso?",
        answers: [
          "Não, porque mexer no contrapeso com a folha solta pode derrubar o portão. O técnico escora e iguala os dois lados.",
          "Não por conta própria. O peso precisa ser igual nos dois lados, com a folha escorada e os cabos conferidos.",
        ],
      },
      {
        question: "Amortecedor resolve o basculante que desce rápido?",
        answers: [
          "Sozinho, não. Ele suaviza o fim da descida de uma folha equilibrada, mas em folha pesada só esconde o perigo.",
          "Ele ajuda depois do equilíbrio. Antes disso, o peso vence o amortecedor e o risco continua.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto?",
        answers: [
          "A regulagem simples leva até {trade.smallRepair}. Com cabos, molas ou contrapeso a refazer, reserve a visita inteira.",
          "Depende da causa: o ajuste cabe em {trade.smallRepair}, e a troca do par de cabos com escora leva bem mais.",
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
        "Portão travado no alto não se destrava nem se atravessa: desligue o disjuntor, isole a passagem e deixe o carro onde está, porque a folha pode despencar. A causa costuma ser cabo fora da roldana, fuso quebrado, fim de curso, fotocélula ou falta de energia; o técnico escora a folha antes de mexer, {shop.hours}.",
        "Se o basculante emperrou em cima e não desce, afaste todos, desligue o disjuntor e não puxe nem destrave, já que a folha pode cair. Pode ser algo simples, como fotocélula ou energia, ou grave, como cabo e fuso; quem desce o portão é o técnico, com a folha escorada, {shop.hours}.",
        "Portão de elevação que travou no alto pede distância: disjuntor desligado, ninguém embaixo, nem com o carro, e nada de destravar. Cabo fora da roldana, fuso partido, fim de curso ou fotocélula são as causas comuns, e o técnico, com contato {shop.hours}, escora a folha antes de procurar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dá para conferir de longe", "O que olhar, sem tocar"],
        slots: [
          [
            "Fique fora da linha da folha o tempo todo e não suba em escada perto do portão. Se os cabos ou a folha não estão perfeitos, pare no segundo passo.",
            "Tudo é visto a distância, com o vão vazio. Cabo frouxo ou folha torta encerra a conferência, e o portão espera a escora.",
            "Não chegue embaixo nem encoste em nada. Diante de folha inclinada, cabo bambo ou estalo, nem tente fechar.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros da frente e de baixo.",
          "Olhe de longe se os dois cabos estão esticados e a folha está reta.",
          "Veja se algo tapa a fotocélula, sem passar sob a folha.",
          "Só com tudo em ordem e o vão vazio, mande fechar uma vez, de longe.",
          "Se não desceu ou desceu torto, desligue o disjuntor e isole.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não desce", "Do sensor ao fuso"],
        slots: [
          [
            "O som ajuda a separar o simples do perigoso. Conte ao técnico o que ouviu, sem acionar de novo para conferir.",
            "Silêncio, ronco ou giro em falso apontam causas bem diferentes. Basta lembrar o que aconteceu, sem repetir o comando.",
            "Pelo barulho dá para saber a gravidade. Não insista no controle só para ouvir outra vez.",
          ],
        ],
        bullets: [
          "Silêncio total: fotocélula, energia, fim de curso ou placa",
          "Ronco sem descer: folha presa, capacitor ou contrapeso pesado demais",
          "Motor gira e a folha não se move: fuso ou porca quebrada",
          "Folha torta: cabo fora da roldana ou rompido",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico escora e desce a folha", "O que o técnico faz no local"],
        slots: [
          [
            "A folha é presa com escora antes de tudo, e só então se olham cabo, fuso e motor. Se for sensor, energia ou fim de curso, ela volta a descer pelo motor; com cabo ou fuso partido, é baixada com apoio.",
            "Primeiro a escora e a passagem isolada. Defeito de sensor ou de energia se resolve e o portão desce sozinho; peça de sustentação quebrada pede descida apoiada, com a casa fechada até a troca.",
            "Nada é solto enquanto a folha não está apoiada. Depois, conforme a causa, ela desce pelo próprio motor ou é baixada com escora, para a peça ser trocada em segurança.",
          ],
          [
            "Antes de liberar, conferem-se equilíbrio, cabos e reversão, com alguns ciclos.",
            "O serviço termina com a folha equilibrada, a força regulada e o teste de reversão.",
            "Por fim, equilíbrio e força são acertados, e o portão é testado várias vezes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o preço", "Do que depende o valor"],
        slots: [
          [
            "Sensor, fim de curso e capacitor custam menos; cabo, fuso e contrapeso pesam mais, pela escora e pelo equilíbrio. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
            "O ajuste residencial começa em {price.preventive}, fora peças. Defeito de sensor sai mais barato que o de sustentação, em que a mão de obra com escora é a maior parte.",
            "Se for só regulagem, a partir de {price.preventive} em casa, sem contar peças. Cabo, fuso e contrapeso encarecem, porque a folha precisa ficar escorada durante o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso sair com o carro por baixo do basculante parado?",
        answers: [
          "Não. A folha parada no alto pode descer sem aviso. Espere a escora; o técnico libera a passagem primeiro.",
          "Não é seguro, mesmo que pareça firme. Avise ao chamar que o carro está dentro.",
        ],
      },
      {
        question: "Como fecho a casa à noite com o basculante parado no alto?",
        answers: [
          "Tranque a porta interna, deixe a entrada iluminada e chame; atendemos {shop.hours}. O técnico escora e desce a folha.",
          "Feche o acesso da garagem à casa. Não tente baixar a folha na mão; o contato é {shop.hours}.",
        ],
      },
      {
        question: "E se for só falta de luz?",
        answers: [
          "Espere a energia voltar e teste uma vez, de longe, com o vão vazio. Na falta prolongada, quem baixa a folha com segurança é o técnico.",
          "Pode ser. Mesmo assim não destrave com a folha no alto: deixe parado até a luz voltar ou o técnico escorar.",
        ],
      },
      {
        question: "O portão desceu sozinho depois. Posso usar?",
        answers: [
          "Não, até saber por que travou. Deixe fechado, com o disjuntor desligado, e peça a conferência de cabos e fuso.",
          "Melhor não. O que prendeu uma vez prende ou solta de novo; mantenha sem energia até o exame.",
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
        "Motor bifuso é o de dois fusos para portão basculante: um acionador de cada lado, trabalhando juntos, para a folha larga ou pesada subir sem torcer. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}; até {width.quarterHp}, com a folha equilibrada, um fuso basta, a partir de {price.lowest} instalado.",
        "O motor de dois fusos, ou bifuso, puxa o basculante pelos dois lados e serve a folha larga, pesada ou de prédio, que torceria com um acionador só. Preço: {price.heavySwap} na troca em portão pesado, com o trabalho; folha de até {width.quarterHp} usa fuso único, desde {price.lowest}.",
        "O basculante precisa de motor bi-fuso quando a folha é larga ou pesada e sobe torta puxada por um lado só, já com contrapeso certo. Conte {price.heavySwap} em portão pesado, com mão de obra; até {width.quarterHp}, um fuso de 1/4 HP instalado parte de {price.lowest}.",
      ],
      price: [
        "O preço do motor bifuso para portão largo ou pesado fica de {price.heavySwap} na troca, com mão de obra, conforme largura, peso da folha e uso. Se a folha tem até {width.quarterHp} e está equilibrada, um fuso basta, a partir de {price.lowest} instalado.",
        "Quanto custa o bifuso: {price.heavySwap}, motor e mão de obra, em basculante pesado. Antes de pagar por dois fusos, meça, porque folha equilibrada de até {width.quarterHp} usa um só, desde {price.lowest} já colocado.",
      ],
      repair: [
        "No motor bifuso de basculante consertamos porca ou fuso gasto, um lado que atrasa, fim de curso e placa. Se um lado sobe e o outro não, desligue o disjuntor e não fique sob a folha: o técnico escora o portão e iguala os dois fusos.",
        "Basculante de dois fusos que sobe torto tem um lado atrasado, por porca gasta, ligação solta ou fim de curso. Não acione mais, mantenha o disjuntor desligado e ninguém embaixo, porque o conserto é feito com a folha escorada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um fuso ou dois fusos", "Quando o bifuso é preciso"],
        slots: [
          [
            "O bifuso se justifica quando a folha é larga, leva revestimento pesado ou cede do lado sem motor. Em casa, com até {width.quarterHp} e contrapeso certo, o segundo fuso só encarece.",
            "Folha que torce puxada por um lado, por largura ou peso, é o caso dos dois fusos. Até {width.quarterHp}, equilibrada, um acionador de 1/4 HP dá conta.",
            "Largura, revestimento pesado e uso de prédio pedem dois fusos. No residencial equilibrado de até {width.quarterHp}, um só resolve.",
          ],
          [
            "Dois fusos não corrigem contrapeso errado. Se a folha sobe torta, o equilíbrio e os cabos vêm antes do motor.",
            "Antes de comprar, acerte o contrapeso: portão desequilibrado sobe torto com um ou com dois fusos.",
            "Folha torta por cabo ou contrapeso desigual continua torta com bifuso. O acerto do equilíbrio é o primeiro passo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o bifuso é instalado", "Os dois lados no mesmo passo"],
        slots: [
          [
            "As duas colunas precisam de fixação firme, e os acionadores ficam na mesma altura e no mesmo ângulo. No fim, os lados são regulados para partir e parar juntos, e a volta diante de obstáculo é testada.",
            "O técnico mede as colunas, fixa os dois fusos espelhados e iguala o curso. Lado adiantado torce a folha e gasta a porca, por isso a sincronia é testada em vários ciclos.",
            "Montam-se os acionadores em espelho, à mesma altura, sobre colunas firmes. A regulagem faz ambos partirem e pararem juntos, com teste em objeto macio.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção dos dois fusos", "O que se gasta no bifuso"],
        slots: [
          [
            "A porca, peça que anda pela rosca, é o que gasta primeiro, e se troca aos pares: uma nova e uma gasta tiram a folha do esquadro. Graxa, folga e cabos são vistos na revisão, {visits.home} em casa e {visits.business} em prédio.",
            "Porcas dos dois lados envelhecem juntas e juntas se trocam, ou a folha entorta. Revise {visits.home} em residência, {visits.business} em garagem coletiva, com graxa e cabos conferidos.",
            "Troque as porcas sempre em par, porque desgaste desigual desalinha a folha. A revisão, {visits.home} ou, em prédio, {visits.business}, cuida da graxa, da folga e dos cabos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Bifuso é mais rápido que o motor comum?",
        answers: [
          "Não por ter dois fusos: a velocidade vem do motor e do passo da rosca. O ganho está em puxar a folha pelos dois lados.",
          "Não necessariamente. Quem quer rapidez olha os segundos na ficha; os dois fusos dão equilíbrio.",
        ],
      },
      {
        question: "Posso trocar o bifuso por um motor de um fuso só?",
        answers: [
          "Só se a folha couber no limite dele: até {width.quarterHp} e equilibrada, no 1/4 HP. Em folha larga, ela torce.",
          "Em folha de até {width.quarterHp}, equilibrada, sim. Acima disso, o lado sem motor fica para trás.",
        ],
      },
      {
        question: "Um lado do bifuso parou. Posso usar assim mesmo?",
        answers: [
          "Não. A folha sobe torta e pode soltar: desligue o disjuntor, ninguém embaixo, e só o técnico mexe.",
          "De jeito nenhum: com um lado só, a folha força cabos e colunas. Disjuntor desligado até o conserto.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em portão pesado, {time.heavy}, com colunas firmes e energia no local. Reforço de coluna conta à parte.",
          "Conte {time.heavy}. Se alguma coluna precisa de reforço, ele vem antes e soma tempo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro com as duas colunas, a etiqueta do motor e a largura e a altura da folha",
  },
  {
    id: "motor-basculante-pesado",
    broader: "basculante",
    label: "Motor para basculante pesado",
    phrase: "o motor para portão basculante pesado",
    asks: [
      "motor basculante pesado",
      "melhor motor basculante pesado",
      "qual motor basculante pesado",
      "motor portão basculante madeira pesado",
      "motor basculante grande pesado",
      "automatizador basculante pesado",
      "motor forte basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão basculante pesado é escolhido pela largura, com o contrapeso já acertado: 1/4 HP até {width.quarterHp} e 1/3 ou 1/2 HP acima disso. Quem sustenta o peso é o contrapeso, e o motor só move a folha. A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em prédio.",
        "Para portão basculante pesado, acerte primeiro o contrapeso e depois escolha o motor pela largura. Até {width.quarterHp} basta 1/4 HP; folha mais larga, de madeira ou de chapa grossa pede 1/3 ou 1/2 HP. A troca instalada custa de {price.homeSwap} em casa e de {price.heavySwap} em portão de prédio.",
        "Em basculante pesado, o melhor motor não é o mais forte, e sim o da largura certa com a folha equilibrada: acima de {width.quarterHp}, 1/3 ou 1/2 HP. Prédio e muito uso pedem linha de uso intenso, de {price.heavySwap}. Em casa, a troca custa de {price.homeSwap}.",
        "Basculante pesado de madeira ou chapa grossa usa, em geral, motor de 1/2 HP; de ferro comum com até 3,5 metros, 1/3 HP. Antes de trocar, veja se o peso não é só contrapeso desregulado. Em casa, o motor com mão de obra custa de {price.homeSwap}, e em prédio, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que potência escolher no basculante pesado"],
        slots: [
          [
            "No basculante não se conta em quilos, porque o contrapeso sustenta o peso da folha e o motor vence só o atrito. O que decide é a largura: folha mais larga faz mais força no braço do motor.",
            "Com o contrapeso certo, o peso da folha fica anulado e o motor só precisa mover. Quanto mais larga a folha, mais força ela faz no braço, e por isso a potência sobe com a largura.",
            "Uma folha de 150 kg bem equilibrada sobe com a força de uma mão, porque o contrapeso faz o trabalho. A potência é escolhida pela largura, que aumenta o esforço no braço e no fuso.",
          ],
        ],
        bullets: [
          "Até {width.quarterHp}, folha comum: 1/4 HP",
          "De {width.quarterHp} a 3,5 metros: 1/3 HP",
          "Acima disso, madeira ou chapa grossa: 1/2 HP ou dois acionadores",
          "Muitas aberturas por hora: linha de uso intenso",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o problema é o motor ou o contrapeso", "O que observar antes de comprar"],
        slots: [
          [
            "Muito basculante parece pesado só porque está desequilibrado. Olhe de fora, e não destrave nem segure a folha para testar.",
            "Antes de gastar em motor, procure de longe os sinais de contrapeso errado. Não solte nem segure a folha.",
            "Estes sinais aparecem sem mexer em nada. Ninguém fica embaixo da folha, e o motor não é destravado.",
          ],
        ],
        steps: [
          "Veja se a folha sobe devagar ou desce depressa demais.",
          "Olhe de longe se os cabos dos dois lados estão iguais e inteiros.",
          "Repare se um lado fica mais baixo que o outro.",
          "Meça a largura e a altura, com o portão fechado.",
          "Fotografe por dentro, com o contrapeso e a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o motor de um basculante pesado"],
        slots: [
          [
            "Até {width.quarterHp}, com a folha equilibrada, o kit de 1/4 HP instalado custa a partir de {price.lowest}. Quando só falta regular o equilíbrio, sem trocar o motor, a visita em casa parte de {price.preventive}, sem peças.",
            "Folha equilibrada de até {width.quarterHp} usa o kit que começa em {price.lowest}, instalado. Se o motor atual serve e só falta regular, a visita em residência custa a partir de {price.preventive}, sem peças.",
            "O kit de 1/4 HP, para até {width.quarterHp}, sai desde {price.lowest} com instalação. Se o defeito é só de equilíbrio, regular em casa custa a partir de {price.preventive}, sem peças.",
          ],
          [
            "Contrapeso novo, cabos e reforço de coluna são orçados à parte. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "Peso novo, par de cabos e reforço são cobrados à parte, com foto. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Cabos, contrapeso e reforço somam ao valor, se precisar. A garantia é de {warranty.motor} para o motor e {warranty.installation} para o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr 1/2 HP para não mexer no contrapeso?",
        answers: [
          "Não é boa saída. O motor passa a carregar a folha, gasta o fuso e fecha com força demais diante de uma pessoa.",
          "Evite. A potência de sobra esconde o desequilíbrio até o cabo ou o fuso falhar.",
          "Não. Motor forte em folha desequilibrada dura pouco, e se o cabo parte a folha cai do mesmo jeito.",
        ],
      },
      {
        question: "Basculante de 3 metros é pesado para 1/4 HP?",
        answers: [
          "É, na maioria dos casos. Acima de {width.quarterHp} o indicado é 1/3 ou 1/2 HP, mesmo com o contrapeso em ordem.",
          "Em geral, sim. Com 3 metros, use 1/3 HP, ou 1/2 HP se a folha for de madeira ou chapa.",
          "Sim. O de 1/4 HP pode até mover a folha, mas trabalha no limite e esquenta; 1/3 HP é o indicado.",
        ],
      },
      {
        question: "O motor rápido serve em basculante pesado?",
        answers: [
          "Serve quando a folha está equilibrada e dentro da largura do modelo. Em folha torta, a velocidade vira tranco.",
          "Só com a folha leve e na largura indicada. Fora disso, o braço e o fuso se gastam depressa.",
          "Serve, mas só depois de acertar o equilíbrio. Em folha larga ou de madeira, a velocidade normal é mais segura.",
        ],
      },
      {
        question: "Quem acerta o contrapeso também troca o motor?",
        answers: [
          "Sim: o técnico confere cabos, pesos e roldanas antes de montar o motor. Solda grande é trabalho de serralheiro.",
          "Fazemos os dois na mesma visita, quando o acerto é de peso, cabo ou roldana.",
          "Sim, e nessa ordem: primeiro o equilíbrio da folha, depois o motor.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com os contrapesos, a largura da folha e a etiqueta do motor atual",
  },
  {
    id: "basculante-descendo-sozinho",
    broader: "basculante",
    label: "Basculante descendo sozinho: o que fazer",
    phrase: "o basculante que está descendo sozinho",
    asks: [
      "basculante descendo sozinho",
      "basculante desce sozinho",
      "basculante descendo sozinho fazer",
      "basculante desce sozinho fazer",
      "basculante desce sozinho depois abre",
      "portão desce sozinho fazer",
      "portão descendo sozinho fazer",
      "basculante aberto desce sozinho",
      "basculante desce sem apertar controle",
      "basculante descendo sem ninguém apertar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o portão basculante descendo sozinho, tire todos de perto, não segure a folha e desligue o disjuntor. Se ela desce sem o barulho do motor, o cabo, a mola, o contrapeso ou o fuso já não a segura, e ela pode despencar. Se o motor funciona na descida, é comando, e não peso. Não destrave; o técnico escora.",
        "O portão basculante que desce sozinho precisa parar de ser usado já: afaste as pessoas, desligue o disjuntor e não destrave. Descida sem som de motor quer dizer folha sem equilíbrio, com risco de queda. Descida com o motor ligado vem do fechamento automático ou de um controle preso.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora", "Primeiros cuidados com a folha que desce"],
        slots: [
          [
            "Uma folha que desce um palmo hoje pode cair inteira na próxima abertura. Por isso ninguém a segura, calça ou empurra.",
            "Não espere para ver se piora, porque a descida aos poucos costuma vir antes da queda. Nem calço nem mão segura o peso do portão.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais do vão e da calçada.",
          "Desligue o disjuntor do portão e guarde os controles.",
          "Não destrave o motor: ele pode ser o que ainda segura a folha.",
          "Carro embaixo da folha fica onde está até a escora.",
          "Se alguém se feriu, ligue 192 ou 193 antes de tudo.",
        ],
      },
      {
        about: "signs",
        headings: ["Por que o basculante desce: três casos", "Como saber a causa pelo que você viu"],
        slots: [
          [
            "Não repita a descida para observar. O que você já viu ou ouviu costuma bastar para o técnico.",
            "Conte o que aconteceu, sem acionar de novo. Estes sinais separam um caso do outro.",
          ],
        ],
        bullets: [
          "Desce devagar, sem som: contrapeso leve, mola cansada ou porca do fuso gasta. O fuso é o parafuso longo do motor.",
          "Desce de uma vez ou torto: cabo ou mola rompidos, com risco de nova queda.",
          "Desce com o som do motor: fechamento automático ligado, botão preso ou controle apertado no bolso.",
          "Desce só depois de destravado: folha desequilibrada, que o motor estava segurando.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto", "O que o técnico faz na visita"],
        slots: [
          [
            "A folha é escorada antes de qualquer peça ser solta. O técnico testa o equilíbrio, troca o cabo, a mola ou a porca do fuso que falhou e acerta o contrapeso dos dois lados. Se o motivo era comando, ele ajusta a pausa na central e instala a fotocélula, o sensor que impede a folha de descer sobre alguém.",
            "O técnico prende a folha com escoras e descobre se o peso ou o comando causou a descida. No primeiro caso, ele equilibra o portão e troca a peça gasta; no segundo, corrige o tempo do fechamento automático ou o botão em curto. O portão só volta ao uso depois de parar firme em várias alturas.",
          ],
          [
            "O valor das peças é informado antes, por foto. Só o acerto do equilíbrio, em casa, fica em geral de {price.preventiveRange}, sem peças.",
            "Antes de trocar qualquer peça, você recebe o preço. Equilibrar a folha em residência custa em geral de {price.preventiveRange}, fora as peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão se ele desce só um pouco?",
        answers: [
          "Não. A peça que cede um pouco está perto de ceder de vez, e a folha pesa o bastante para ferir. Deixe fechado até o conserto.",
          "Melhor não. Deixe o portão fechado, com o disjuntor desligado, porque a próxima descida pode ser maior.",
        ],
      },
      {
        question: "O portão ficou aberto e está descendo. Fecho pelo controle?",
        answers: [
          "Só se a folha está reta, com os dois cabos esticados e ninguém por perto; feche uma vez e desligue o disjuntor. Se está torta, não acione.",
          "Com a folha reta e o vão livre, dê um único comando de longe e depois corte a energia. Folha torta ou cabo frouxo pedem o portão parado.",
        ],
      },
      {
        question: "Motor novo resolve a folha que desce?",
        answers: [
          "Não quando falta equilíbrio: o motor novo carregaria o peso e quebraria também. Primeiro se acerta o contrapeso ou a mola.",
          "Só se o gasto é do fuso e o motor está no fim. Na maioria dos casos, o conserto é no cabo, na mola ou no contrapeso.",
        ],
      },
    ],
    photo: "fotos da folha, das laterais e do motor, tiradas de longe",
  },
];
