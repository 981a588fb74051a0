import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const duasFolhas: NarrowConcept[] = [
  {
    id: "duas-folhas-motor-preco",
    broader: "duas-folhas",
    label: "Motor para portão de duas folhas: preço",
    phrase: "o preço do motor para portão de duas folhas",
    asks: [
      "dois motores pivotante instalado preço",
      "dois motores pivotantes instalados preço",
      "2 motores pivotante instalado preço",
      "dois motores instalados portão abrir preço",
      "dois motores pivotante preço",
      "2 motores pivotante preço",
      "dois motores portão pivotante preço",
      "dois motores portão abrir preço",
      "automatizar duas folhas mão obra preço",
      "automatizar portão duas folhas mão obra preço",
      "automatizar 2 folhas mão obra preço",
      "motor duas folhas mão obra preço",
      "automatizar duas folhas metros preço",
      "automatizar portão duas folhas metros mão obra preço",
      "duas folhas mão obra preço",
      "duas folhas instalado preço",
      "duas folhas instalação preço",
      "automatizar portão duas folhas instalado preço",
      "orçamento duas folhas",
      "orçamento automatizar duas folhas",
      "duas folhas sai por quanto",
      "duas folhas preço",
      "duas folhas quanto custa",
      "duas folhas valor",
      "2 folhas preço",
      "2 folhas quanto custa",
      "kit duas folhas",
      "kit 2 folhas",
      "motor duas folhas preço",
      "motor duas folhas valor",
      "motor duplo preço",
      "pivotante duplo preço",
      "automatizar duas folhas preço",
      "motor 2 folhas preço",
      "duas folhas motor quanto",
      "motor pivotante duas folhas preço",
      "motor abrir duas folhas preço",
      "motor abrir 2 folhas preço",
      "motor pivotante duas folhas valor",
      "motor abrir duas folhas quanto",
      "portão duplo preço",
      "duas bandas preço",
      "automação duas folhas preço",
      "automação portão duas bandas preço",
      "portão duplo abrir preço",
      "automatizar portão duplo preço",
      "automatizar portão duplo abrir preço",
      "quanto motor duplo central trava",
      "duas folhas pagar dobro motor",
      "quanto sai motor duplo",
      "preço motor duplo central trava mão obra",
    ],
    intent: "price",
    answers: {
      any: [
        "O motor para portão de duas folhas é um par, um em cada lado, com uma central só. A troca de cada motor em casa fica de {price.homeSwap}, com mão de obra, e o par na mesma visita é orçado por foto. Na primeira instalação entram suportes, batente e o cabo até a outra coluna.",
        "Automatizar um portão de duas folhas leva dois motores e uma central. Como base, a troca de um motor em casa custa de {price.homeSwap}, já com a mão de obra. O par e a primeira instalação, com suportes, batente e cabo, são orçados de graça, por foto.",
        "O motor pivotante instalado fica de {price.homeSwap} na troca em casa, por motor, e duas folhas usam dois. Os dois na mesma visita são orçados por foto, porque parte do serviço é uma só. A primeira instalação acrescenta fixação, batente e eletroduto.",
        "Portão de duas folhas precisa de um motor em cada lado, e cada um custa de {price.homeSwap} na troca em casa, com mão de obra. O total do par vem por foto, sem custo. Na primeira automatização são somados batente, suportes e cabo.",
      ],
      price: [
        "O preço para automatizar um portão de duas folhas depende de ele já ter motor. A troca de cada motor em casa fica de {price.homeSwap}, com a mão de obra. No portão ainda manual, motores, suportes, batente e cabo são orçados grátis, pela foto das folhas e das colunas.",
        "Um portão pequeno de duas folhas também precisa de dois motores, dos modelos mais leves: a troca de cada um em casa parte da faixa de {price.homeSwap}, com mão de obra. Se uma folha só já deixa o carro passar, um motor basta. O que o portão manual ainda não tem é orçado por foto.",
        "O motor para portão pivotante duplo custa de {price.homeSwap} por folha na troca em casa, instalado, e são dois motores. O preço do par, com a central, vem pelas fotos das colunas, de graça. Na primeira instalação somam-se suportes, batente no piso e o cabo até a outra coluna.",
        "O preço de motorizar duas folhas é o de dois motores e uma central. Cada motor trocado em casa, com mão de obra, fica de {price.homeSwap}. Se o portão nunca teve motor, entram fixação, batente e eletroduto, e as fotos das colunas fecham a conta, sem custo.",
        "O motor de portão de duas folhas sai de {price.homeSwap} por lado na troca em casa, já com a instalação, e cada lado tem o seu. O total dos dois é informado de graça, por foto. O que faltar no portão manual, como suportes, batente e cabo, é orçado à parte.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço de duas folhas", "O que soma no orçamento das duas folhas"],
        slots: [
          [
            "Os dois motores e a central são a parte maior do preço. O modelo é escolhido pelo comprimento e pelo peso da folha mais longa. O resto depende do que já existe no portão.",
            "A maior parte do preço é o par de motores com a central, escolhido pela folha mais comprida. O que falta no local aparece em linha separada.",
            "Você paga primeiro pelos motores, escolhidos pela folha maior. Depois vêm os itens que o portão ainda não tem.",
          ],
        ],
        bullets: [
          "Batente no piso e trava elétrica",
          "Eletroduto sob o vão para o segundo motor",
          "Fotocélula e ponto de energia com terra",
          "Dobradiça caída ou coluna fraca, consertadas antes",
        ],
      },
      {
        about: "choose",
        headings: ["Onde dá para gastar menos", "Como baixar o valor sem perder segurança"],
        slots: [
          [
            "Se o carro passa por uma folha só, automatize essa e deixe a outra no ferrolho: você paga um motor em vez de dois. Na troca, a fiação, a fotocélula e um motor ainda bom podem ficar.",
            "Uma folha de uns 2,5 metros já deixa o carro passar. Nesse caso, um motor só resolve. Quem troca pode manter a fiação, a fotocélula e o motor que ainda funciona.",
            "Aproveite o que já existe: a fiação, a fotocélula e o motor que estiver bom. Se uma folha basta para o carro, motorize só ela e pague um motor em vez de dois.",
          ],
          [
            "Não deixe de fora o batente, que é o apoio das folhas no piso, nem a trava. Sem eles o vento força os dois motores todos os dias, e o conserto sai mais caro.",
            "Mantenha no orçamento o batente, que é o apoio das folhas no piso, e a trava: são eles que seguram as folhas contra o vento.",
            "Só não vale economizar no batente, o apoio das folhas no piso, e na trava, porque sem eles o vento força os motores.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação nas duas folhas", "Etapas da instalação do par de motores"],
        slots: [
          [
            "O técnico confere se as folhas giram leves, prende cada motor entre a coluna e a folha e leva o cabo do segundo em eletroduto. No fim programa qual folha sai primeiro, regula a força de cada uma e testa a fotocélula.",
            "Primeiro se vê se as dobradiças e as colunas estão firmes. Depois os motores são fixados, o cabo do segundo atravessa o vão protegido e a central é programada para uma folha sair antes da outra.",
            "As folhas precisam girar leves antes de receber motor. Cada um é preso à sua coluna, o cabo passa por eletroduto até o outro lado, e a ordem e a força das folhas são reguladas no fim.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em geral, um dia de serviço, porque é preciso passar o cabo até a outra coluna e regular a ordem das folhas. Folhas leves e colunas firmes encurtam o trabalho.",
          "Mais que a de uma folha: conte o dia. A troca de um par que já existe é mais rápida, pois suportes e cabo estão prontos.",
          "Costuma caber em um dia. Batente a chumbar ou coluna a reforçar pedem outra visita.",
        ],
      },
      {
        question: "Qual é a garantia do motor duplo?",
        answers: [
          "São {warranty.motor} nos motores e {warranty.installation} na instalação.",
          "Os dois motores têm {warranty.motor} de garantia, e o serviço, {warranty.installation}. Guarde a nota.",
          "{warranty.motor} para cada motor e {warranty.installation} para a instalação feita por nós.",
        ],
      },
      {
        question: "Motor de pistão ou articulado: o preço muda?",
        answers: [
          "Muda com o modelo. O de pistão serve a coluna estreita; o articulado, a coluna larga, e a foto mostra qual cabe.",
          "Um pouco. Quem decide é a coluna: se a dobradiça fica longe da quina, o articulado é o que alcança.",
          "Os dois ficam na mesma faixa na maioria dos modelos. A largura da coluna define o tipo antes do preço.",
        ],
      },
    ],
    photo: "fotos das duas folhas fechadas, das dobradiças e das colunas, com o comprimento e o material de cada folha",
  },
  {
    id: "automatizar-uma-folha-so",
    broader: "duas-folhas",
    label: "Automatizar só uma folha do portão",
    phrase: "a automação de uma folha só",
    asks: [
      "automatizar só uma folha",
      "automatizar só uma folha portão",
      "automatizar só uma folha preço",
      "motor só uma folha",
      "motor em só uma folha",
      "motor uma folha só duas folhas",
      "duas folhas motor só uma",
      "colocar motor só uma folha",
      "pôr motor uma folha só",
      "duas folhas um motor",
      "portão duas folhas um motor só",
      "duas folhas só um motor preço",
      "motorizar só uma folha",
    ],
    intent: "price",
    answers: {
      any: [
        "Dá para automatizar só uma folha do portão de duas, se o carro passa por ela, com uns 2,5 metros livres. A outra fica presa no ferrolho, em cima e embaixo. A troca de um motor em casa fica de {price.homeSwap}, com mão de obra; na primeira instalação, suporte, batente e fio são orçados por foto.",
        "Pôr motor em uma folha só funciona quando ela dá passagem ao carro e a outra fica firme no ferrolho. Escolha uma central que aceite dois motores, para completar depois. O técnico confere pela foto se a largura basta, sem custo.",
      ],
      price: [
        "Automatizar só uma folha do portão custa perto da metade das duas: a troca de um motor em casa fica de {price.homeSwap}, com mão de obra, contra {price.homeSwapTwice} do par. Se o portão nunca teve motor, suporte, batente e fio são somados, com o valor dado de graça, pela foto das duas folhas.",
        "O preço para automatizar uma folha só depende de o portão já ter motor. Trocar o motor dela em casa vai de {price.homeSwap}, com a mão de obra; a primeira instalação soma suporte, batente e ponto de energia, orçados por foto. A outra folha fica presa no ferrolho.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço de uma folha só", "Do que depende o valor"],
        slots: [
          [
            "O motor e a mão de obra são a parte maior, e o modelo se escolhe pelo comprimento e pelo peso dessa folha. Suporte, batente no piso, fotocélula e ponto de energia entram quando ainda não existem. O cabo até a outra coluna, que encarece o par, aqui não é preciso.",
            "Paga-se um motor em vez de dois, e não há cabo para passar até a outra coluna. O que ainda falta no portão, como suporte, batente e ponto de energia, é somado, com o valor informado antes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A sua folha serve sozinha?", "Quando uma folha basta"],
        slots: [
          [
            "Meça antes de decidir, porque trocar de ideia depois custa outro serviço. Confira estes pontos:",
            "Uma folha motorizada resolve a casa quando estes pontos estão em ordem:",
          ],
        ],
        bullets: [
          "Passagem de uns 2,5 metros só com essa folha aberta",
          "Folha leve na mão e dobradiças no prumo",
          "Outra folha com ferrolho firme no piso e no alto",
          "Coluna com lugar para o motor e energia por perto",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha agora e a outra depois", "O que deixar pronto para a segunda"],
        slots: [
          [
            "Se pensa em motorizar as duas no futuro, peça uma central para dois motores e deixe o eletroduto passado até a outra coluna. Assim a segunda folha só recebe o motor. A folha fixa precisa de batente no piso, porque é nela que a outra encosta.",
            "Com central de dois motores e o duto já no piso, completar depois é simples. Sem isso, a segunda folha pede central nova e corte de piso. O batente central deve ser firme desde o começo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados no dia a dia", "A folha presa no ferrolho"],
        slots: [
          [
            "Nunca acione o motor com a folha fixa solta, porque o vento a joga contra a outra. Para abrir as duas, desligue o disjuntor antes e mova cada uma na mão. A fotocélula continua necessária, mesmo com passagem menor.",
            "A folha do ferrolho só se abre com o disjuntor desligado. Se ela ficar solta, bate na folha do motor e entorta o braço. O sensor do vão protege quem passa e não pode faltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual das duas folhas recebe o motor?",
        answers: [
          "A que abre por cima da outra e dá a passagem maior. A de baixo, que encosta no batente, fica no ferrolho.",
          "A folha que sobrepõe, porque é ela que abre primeiro.",
        ],
      },
      {
        question: "A trava elétrica é precisa?",
        answers: [
          "Em folha comprida ou de frente para a rua, sim. Em folha curta, o motor que não gira para trás costuma bastar.",
          "Depende do comprimento e do vento. A foto mostra se convém.",
        ],
      },
      {
        question: "Um motor puxa as duas folhas?",
        answers: [
          "Não. Cada folha de abrir tem o seu motor. Ligar as duas por haste força o braço e prende.",
          "Não dá: as folhas giram para lados opostos. São dois motores ou um só em uma folha.",
        ],
      },
      {
        question: "Dá para parcelar?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, ou por Pix.",
          "Dá, em até {shop.instalments} parcelas no cartão, com a instalação junto.",
        ],
      },
    ],
    photo: "fotos das duas folhas fechadas e das colunas, com a largura de cada folha",
  },
  {
    id: "braco-articulado-duas-folhas",
    broader: "duas-folhas",
    label: "Braço articulado para duas folhas",
    phrase: "o braço articulado para portão de duas folhas",
    asks: [
      "braço articulado duas folhas",
      "braço articulado portão duas folhas",
      "braço articulado 2 folhas",
      "motor articulado duas folhas",
      "motor articulado portão duas folhas",
      "motor braço articulado duas folhas",
      "motor braço duas folhas",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, braço articulado serve em portão de duas folhas com coluna larga, onde o pistão não alcança: vai um motor por folha e uma central dupla. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra; em folha pesada, cada um fica de {price.heavySwap}.",
        "O kit de braço articulado duplo, para portão de 2 folhas, são dois motores articulados e uma central que manda uma abrir antes da outra. Na troca em residência, os dois ficam perto de {price.homeSwapTwice}, com o serviço; é a escolha em pilar largo ou dobradiça recuada.",
        "Para portão de duas folhas com coluna larga, o motor articulado é o certo, um braço em cada folha, com central dupla. O preço de dois motores de braço articulado, na troca em casa, fica perto de {price.homeSwapTwice}, com mão de obra, e suporte, batente e cabo somam na primeira instalação.",
      ],
      price: [
        "O preço de dois motores de braço articulado para portão de duas folhas fica perto de {price.homeSwapTwice}, com mão de obra, na troca em casa. Em folha pesada, cada um fica de {price.heavySwap}, e suporte, batente do meio e cabo somam na primeira vez.",
        "Um kit de braço articulado duplo na troca residencial custa perto de {price.homeSwapTwice}, com o serviço; folha pesada passa a {price.heavySwap} por motor. Suporte, batente e fio de uma coluna à outra são somados quando faltam.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o braço articulado trabalha", "Onde ele se fixa"],
        slots: [
          [
            "O motor fica na coluna, e o braço, com uma dobra no meio, empurra a folha por um ponto afastado da dobradiça. A força chega mesmo com pilar grosso.",
            "Dois segmentos unidos por um pino levam a força da coluna à folha. A dobra permite que alcance um pilar de face recuada.",
            "Preso à coluna, o motor move dois segmentos com pino, que dobram como um cotovelo. Assim ele atua em pilar largo.",
          ],
          [
            "A coluna precisa ser firme e a folha, reforçada no ponto do pino. O comprimento máximo da folha está na ficha, e folha fechada fica abaixo dele, por causa do vento.",
            "Reforço na folha e coluna maciça vêm antes, porque o esforço passa por ali. Veja na ficha até quantos metros por folha, com sobra para chapa fechada.",
            "Sem coluna firme e reforço na folha, o pino arranca. Respeite o comprimento da ficha e desconte em folha cega.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Articulado ou pistão linear", "O que decide pela coluna"],
        slots: [
          [
            "Dobradiça recuada ou pilar largo: articulado. Dobradiça na face da coluna: pistão, mais discreto. Meça a distância da dobradiça à face de dentro.",
            "A distância da dobradiça à face interna decide: grande, articulado; pequena, pistão. Leve a trena até a coluna.",
            "O que define é quanto a dobradiça fica recuada da face da coluna. Recuo grande pede articulado; recuo pequeno aceita o pistão.",
          ],
          [
            "Folha de até uns 3 metros por lado se move com os modelos comuns; mais longa ou fechada pede motor mais forte. Ao abrir, o braço precisa de espaço livre ao lado para dobrar.",
            "Cada folha tem limite de metros na ficha, e a de até uns 3 metros cabe em muitos modelos. Parede colada à folha aberta impede o braço de dobrar.",
            "Modelos residenciais movem folhas de até cerca de 3 metros; acima disso, motor maior. Sem espaço lateral, prefira pistão ou motor de piso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma na primeira instalação", "Preço além dos dois motores"],
        slots: [
          [
            "Na primeira instalação entram, além dos motores, estes itens. O cartão divide em até {shop.instalments} vezes.",
            "Quem nunca teve motor paga também o que a lista mostra, em até {shop.instalments} vezes.",
            "Fora os motores, somam estes pontos, parcelados em até {shop.instalments} vezes.",
          ],
        ],
        bullets: [
          "Suporte na coluna e reforço na folha",
          "Batente no meio do vão",
          "Cabo do segundo motor, por tubo sob o piso",
          "Trava elétrica, em folha longa",
          "Fotocélula, um par no vão",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr braço em uma folha só?",
        answers: [
          "Pode. A outra fica com trinco e abre na mão, e a central dupla deixa o segundo braço para depois.",
          "Dá, se o vão de uma folha basta ao carro. O segundo entra depois, na mesma central.",
        ],
      },
      {
        question: "Por que uma folha sai antes da outra?",
        answers: [
          "Por causa da emenda no meio: a que tem a aba abre primeiro e fecha por último, com o retardo de alguns segundos na central.",
          "A aba da emenda obriga: uma sai antes, outra fecha por último. O atraso é programado na central.",
        ],
      },
      {
        question: "O braço articulado abre sem luz?",
        answers: [
          "Abre pela chave de destravamento de cada motor, com o disjuntor desligado e a folha firme nas dobradiças. Com nobreak, funciona pelo controle.",
          "Pela chave de cada motor, com a energia cortada. Um nobreak mantém o controle.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Um dia costuma bastar para duas folhas com coluna pronta e cabo passado. Reforço de coluna e tubo no piso acrescentam.",
          "Em geral um dia, com elétrica pronta. Coluna fraca ou cabo por fazer estica o prazo.",
        ],
      },
    ],
    photo: "fotos das colunas, das dobradiças e das folhas abertas e fechadas, com o comprimento de cada uma",
  },
  {
    id: "melhor-motor-duas-folhas",
    broader: "duas-folhas",
    label: "Motor para portão de duas folhas",
    phrase: "o motor para portão de duas folhas",
    asks: [
      "pistão braço articulado duas folhas",
      "duas folhas melhor",
      "duas folhas qual",
      "duas folhas motor qual",
      "motor duas folhas",
      "motor 2 folhas",
      "motor 2 folhas 3 metros",
      "motor 2 folhas 4 metros",
      "motor pivotante 2 folhas 3 metros",
      "motor pivotante 2 folhas 3 metros qual",
      "motor pivotante 2 folhas 4 metros",
      "motor portão duplo",
      "automatizar duas folhas",
      "automatizar 2 folhas",
      "duas folhas automático",
      "duas folhas automatizar",
      "instalar motor duas folhas",
      "motor abrir duas folhas",
      "motor portão duas folhas metros",
      "motor abrir 2 folhas",
      "motor pivotante duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "O portão pivotante de duas folhas usa dois motores, um em cada folha, ligados a uma central só. Escolha motor de pistão para coluna estreita e braço articulado para coluna larga. A troca de cada motor, em casa, custa de {price.homeSwap}, com mão de obra. O par e a primeira instalação são orçados de graça, por foto.",
        "Para portão de 2 folhas pivotante, escolha dois motores iguais: de pistão, se a coluna é estreita, ou de braço articulado, se ela é larga. Cada motor precisa aguentar o peso e o comprimento da folha maior. Em casa, trocar um motor custa de {price.homeSwap}, com o serviço; o par é orçado por foto.",
        "Num portão pivotante de 2 folhas, cada folha tem o seu motor, escolhido pelo comprimento dela: num vão de 3 metros, são duas de 1,5 metro. A coluna decide o tipo: pistão na estreita, braço articulado na larga. A troca de um motor em residência fica de {price.homeSwap}, com mão de obra, e o par sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor para cada coluna", "Pistão, braço ou motor de piso"],
        slots: [
          [
            "O pistão é um motor reto e fino, que fica rente à folha. Ele serve quando a dobradiça está perto da face de dentro da coluna, até uns 10 a 15 cm. O braço articulado dobra como um cotovelo e serve em coluna grossa. O motor de piso fica escondido, mas exige obra e uma caixa com dreno.",
            "Em coluna estreita, use o pistão, que é reto, fino e discreto. Em coluna larga, com a dobradiça a mais de uns 15 cm da face de dentro, use o braço articulado, que dobra como um cotovelo. Em portão novo há ainda o motor enterrado, que precisa de dreno para a água da chuva.",
            "Meça da dobradiça até a face de dentro da coluna. Até uns 10 a 15 cm, o pistão serve e fica rente à folha. Com mais que isso, o braço articulado alcança melhor. O motor embutido no piso fica para obra nova, porque pede uma caixa com dreno.",
          ],
          [
            "A ficha traz dois limites por folha: o peso e o comprimento. Numa folha de 1,5 metro em grade, de uns 30 a 50 kg, quase todo modelo residencial serve. Folha de 2 metros ou mais, ou de chapa fechada, que recebe vento, pede um modelo acima.",
            "Veja na ficha o peso e o comprimento máximos de cada folha e respeite os dois. Folha de grade com 1,5 metro pesa uns 30 a 50 kg e aceita os modelos residenciais comuns. Com 2 metros ou mais, ou em chapa inteira, que segura o vento, suba um modelo.",
            "Olhe na ficha dois limites: o peso e o comprimento da folha. Com 1,5 metro em grade, são uns 30 a 50 kg, e o residencial comum dá conta. Em chapa fechada ou em folha de 2 metros ou mais, escolha um motor com sobra, por causa do vento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a instalação em duas folhas exige", "Batente, ordem das folhas e cabo"],
        slots: [
          [
            "A folha que tem a aba, a tira que cobre a emenda, abre primeiro e fecha por último. Essa ordem é gravada na central. Um tubo sob o vão leva o cabo até o segundo motor. O batente no piso marca o ponto em que as duas folhas param.",
            "A central abre primeiro a folha que tem a aba, a tira que cobre a emenda, e a fecha por último. O cabo do segundo motor cruza o vão dentro de um tubo. O batente no chão segura as folhas fechadas e evita que o vento force os braços.",
            "A instalação tem três cuidados. A folha com a aba, que cobre a emenda, abre antes e fecha depois da outra. O cabo do segundo motor passa protegido até o outro lado. E um batente firme no piso segura as folhas, para o vento não forçar os motores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço do kit duplo", "O que muda o preço em duas folhas"],
        slots: [
          [
            "O kit traz os dois motores, a central e os controles. O restante depende do que falta no portão e aparece item por item no orçamento.",
            "Motores, central e controles formam o kit. À parte ficam os itens que o portão ainda não tem.",
            "Além do kit, com motores, central e controles, são somados só os itens que faltam no local.",
          ],
        ],
        bullets: [
          "Batente no piso e, se preciso, trava elétrica",
          "Eletroduto sob o vão para o cabo do segundo motor",
          "Fotocélula e ponto de energia com aterramento",
          "Dobradiça gasta ou coluna a reforçar",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para motorizar só uma folha?",
        answers: [
          "Dá, se a outra folha fica presa em ferrolho em cima e embaixo e o carro passa pela metade do vão. Se pensa em completar depois, escolha já uma central para dois motores.",
          "Sim, se o carro passa pelo vão de uma folha só. A troca de um motor fica de {price.homeSwap} em casa, com mão de obra. Peça a central já preparada para o segundo.",
        ],
      },
      {
        question: "Precisa de trava elétrica?",
        answers: [
          "Em folha longa ou exposta ao vento, sim, porque a trava prende a emenda. Em folha curta, o próprio motor costuma segurar.",
          "Depende do vento e do comprimento. Com chapa fechada, a trava poupa os braços do motor.",
        ],
      },
      {
        question: "Serve em garagem com rampa?",
        answers: [
          "Não: em rampa a folha raspa no chão, e o motor força até parar. Um desnível pequeno se resolve com uma dobradiça que ergue a folha ao girar. Se o desnível é grande, o portão precisa abrir para o outro lado ou ser de correr.",
          "Só depois de acertar a folha, porque ela vai raspar no chão e forçar o motor. Subida pequena aceita dobradiça elevatória, que ergue a folha ao girar. Subida grande pede outro tipo de abertura.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em geral leva um dia, com colunas firmes e a passagem do cabo pronta. Cortar o piso ou reforçar coluna aumenta o tempo, o que é informado no orçamento.",
          "Conte com um dia quando o eletroduto já existe. Sem ele, o corte do piso é feito antes.",
        ],
      },
    ],
    photo: "fotos das duas folhas, das colunas e do piso, com o comprimento de cada folha",
  },
  {
    id: "uma-folha-nao-abre",
    broader: "duas-folhas",
    label: "Só uma folha abre",
    phrase: "a folha que não abre no portão de duas folhas",
    asks: [
      "só abre um lado",
      "motor funciona só abre um lado",
      "portão só abre um lado",
      "abre só um lado",
      "abre um lado só",
      "motor direito funciona esquerdo não",
      "motor esquerdo funciona direito não",
      "motor direito parou",
      "motor esquerdo parou",
      "dois motores só um funciona",
      "dois motores só um",
      "lado direito abre esquerdo não",
      "lado esquerdo abre direito não",
      "só motor esquerdo",
      "só motor direito",
      "motor direita funciona esquerda não",
      "motor esquerda funciona direita não",
      "um dos dois motores parou",
      "luz voltou só abre uma folha",
      "pivotante luz voltou só abre uma folha",
      "pivotante abre uma folha outra treme",
      "uma folha abre outra treme",
      "controle abre só uma folha",
      "pivotante controle abre só uma folha",
      "controle só abre uma folha",
      "só uma folha",
      "duas folhas não abre",
      "uma folha parou",
      "dois motores um parou",
      "dois motores um não funciona",
      "um motor parou outro funciona",
      "folhas desencontradas",
      "folhas fecham juntas",
      "duas folhas travada",
      "duas folhas travou",
      "2 folhas não abre",
      "uma folha não abre",
      "pivotante uma folha não abre",
      "pivotante duas folhas uma folha não abre",
      "pivotante só uma folha abre",
      "pivotante uma folha parou",
      "uma folha abre outra",
      "pivotante uma folha abre outra",
      "abre uma folha só",
      "só lado abre",
      "só um lado portão abre",
      "um lado abre outro não",
      "lado não abre",
      "uma folha abre normal segunda parada",
      "só um lado portão anda botão pedestre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando uma folha do portão abre e a outra não, o defeito costuma estar no lado parado: motor destravado, capacitor fraco, cabo rompido sob o piso ou saída queimada na central. Teste antes os outros botões do controle, porque o de pedestre move uma folha só. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "O portão pivotante com dois motores em que um lado não abre tem falha no motor parado, no cabo que atravessa o piso ou na central, e em geral basta trocar uma peça. Antes, confira se ninguém usou a tecla de pedestre, que abre uma folha só. A visita em casa custa a partir de {price.preventive}, sem as peças.",
        "Se o motor do lado direito funciona e o do esquerdo não, ou o contrário, veja se não foi apertado o botão de pedestre e se a chave de destravamento do motor parado está fechada. Se não for nada disso, o técnico mede o cabo, o capacitor e a central numa visita a partir de {price.preventive} em casa, fora as peças.",
        "Só uma folha do portão abre quando o motor do outro lado está destravado ou ficou sem capacitor, cabo ou saída da central. Também acontece quando alguém aperta o botão de pedestre, feito para mover uma folha. Se os botões e a chave estão certos, a medição dos dois lados em casa parte de {price.preventive}, sem peças.",
        "Num portão de duas folhas em que a da direita ou a da esquerda não abre, comece pelo controle, porque a tecla de pedestre aciona apenas uma delas. Se não for isso, a causa está no motor solto, no cabo do piso, no capacitor ou na central, que o técnico mede em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O som do lado parado diz a causa", "Motor, cabo ou central do lado parado"],
        slots: [
          [
            "O motor que fica mudo indica cabo rompido ou saída da central queimada. O que ronca tem capacitor fraco, a peça que dá o impulso da partida, ou uma folha arriada, e o que gira sem mover a folha está destravado ou com o braço solto.",
            "Silêncio total aponta para o cabo sob o piso ou para a placa, que deixou de mandar energia. Ronco sem movimento é sinal de capacitor fraco (ele dá a força da partida) ou de dobradiça caída. Já o motor que gira em falso foi destravado ou perdeu o braço.",
            "O som do motor parado ajuda a achar a causa. Mudo, ele aponta para o fio ou a central. Roncando, indica que o capacitor da partida perdeu força ou que a folha raspa no chão. Se gira sem puxar, foi solto pela chave ou o braço se desprendeu.",
            "Preste atenção ao barulho que o lado parado faz. Nenhum som leva ao cabo enterrado ou à placa, e um ronco vem de capacitor sem impulso ou de folha que arrasta. Quando o motor gira livre, alguém o destravou ou o braço se soltou da folha.",
            "De longe, ouça o motor que não abre. Se ele gira sem efeito, a chave ficou aberta ou o braço se soltou; se zumbe, a folha pesa ou o capacitor, que impulsiona a partida, enfraqueceu. Um motor sem ruído nenhum tem fio partido ou saída queimada na placa.",
          ],
          [
            "Quando as duas folhas se prendem na emenda, o que falhou foi a ordem: a folha com a aba, que cobre a outra, precisa sair primeiro. Essa programação se perde depois de queda de luz ou troca de placa e é gravada de novo sem trocar peça.",
            "Se as folhas se trancam no meio, o retardo, que é a espera entre uma e outra, saiu do ponto. Isso acontece depois de faltar luz ou de trocar a placa, e reprogramar resolve, sem peça nova.",
            "Se uma folha bate na outra, falta retardo, o tempo entre a saída da folha com a aba e a da segunda. Queda de energia e central nova apagam esse ajuste, e o técnico o regrava sem gastar peça.",
            "Duas folhas presas uma na outra têm a sequência trocada, porque a que leva a aba devia partir antes. A central perde essa memória num apagão ou quando é substituída, e basta programá-la outra vez.",
            "Pode haver ainda choque na emenda, sinal de que sumiu o intervalo entre a folha da aba e a outra. Depois de uma troca de central ou de falta de energia isso é comum e se corrige na programação, sem custo de peça.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Verificação segura das duas folhas"],
        slots: [
          [
            "Acione o portão uma vez só, de longe, e faça o resto com o disjuntor desligado. Nunca ponha a mão entre o braço do motor e a coluna.",
            "Basta um acionamento, observado à distância; os outros itens se conferem com a energia cortada. O vão entre o braço e a coluna esmaga dedos e deve ficar livre.",
            "Observe um acionamento de longe e desligue o disjuntor em seguida. Mantenha as mãos longe do braço do motor e da coluna, mesmo com ele parado.",
            "Faça um único comando com todos afastados e, depois dele, desligue o disjuntor. O braço fecha contra a coluna com força, por isso não apoie a mão nesse ponto.",
            "A conferência tem duas partes: um acionamento visto de longe e um exame com o disjuntor desligado. Nas duas, o espaço junto à coluna deve ficar livre, porque o braço esmaga a mão.",
          ],
        ],
        steps: [
          "Teste todos os botões do controle, porque um deles move só uma folha.",
          "Escute de longe se o motor parado fica mudo, ronca ou gira em falso.",
          "Com o disjuntor desligado, veja se a chave de destravamento desse motor está fechada.",
          "Olhe se a folha arriou ou se há pedra no caminho dela.",
          "Grave um vídeo curto, de longe, e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Teste de cada folha separada"],
        slots: [
          [
            "O técnico testa cada folha na mão e depois inverte os dois motores nas saídas da central. Se o defeito muda de lado, a placa falhou; se continua no mesmo, é o motor ou o cabo. Feito o reparo, a ordem das folhas e as paradas são gravadas de novo.",
            "Com as folhas soltas e calçadas, confere-se o peso de cada uma e se troca a saída de um motor pela do outro na central. Assim se sabe se falhou o motor, o fio ou a placa. Depois do conserto, a sequência e as paradas são programadas outra vez.",
            "O teste inverte os motores nas saídas da placa e mostra se o defeito acompanha o motor ou fica na central. Trocada a peça, o percurso e a sequência das folhas são programados outra vez, com a força igualada.",
            "Ligar cada motor na saída do outro revela a origem: a falha que muda de lado vem da placa, e a que permanece vem do motor ou do cabo. Reparado esse ponto, o técnico regrava as paradas e a sequência das folhas.",
            "Primeiro se confere na mão se alguma folha está pesada; em seguida, a troca das saídas na central separa defeito de placa de defeito de motor ou fio. O que falhou é consertado, e a ordem, a força e as paradas são programadas de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar só a folha boa?",
        answers: [
          "Por pouco tempo, com a outra presa no trinco e o motor ruim desligado da central pelo técnico. Sem isso, a central tenta mover as duas folhas, e uma força a outra.",
          "Só depois que o técnico desligar o lado ruim da central e travar essa folha. Até lá, mova o portão na mão, com o disjuntor desligado.",
          "É melhor que antes o técnico separe o motor defeituoso da central e tranque essa folha. Até isso ser feito, use o portão na mão e sem energia.",
        ],
      },
      {
        question: "Preciso trocar os dois motores?",
        answers: [
          "Não, se o outro está bom e o mesmo modelo ainda existe. Motores diferentes na mesma central são difíceis de regular, e aí vale comparar com o par, de {price.homeSwapTwice} em casa.",
          "Em geral se troca só o que falhou, pelo mesmo modelo. Trocar o par numa casa custa de {price.homeSwapTwice}, com instalação, e raramente é preciso.",
          "Na maioria dos casos, não, porque basta repor um motor igual ao que ficou. Se ele saiu de linha, compare com o par novo, que em casa custa de {price.homeSwapTwice} instalado.",
        ],
      },
      {
        question: "Uma folha parou depois da chuva. O que pode ser?",
        answers: [
          "Pode ser água no eletroduto ou na emenda do cabo que vai ao segundo motor, ou placa úmida. Deixe o disjuntor desligado e peça a medição.",
          "Provavelmente o cabo sob o piso tomou água ou a placa ficou úmida. Não continue testando: corte a energia até o técnico medir.",
          "A suspeita é umidade no caminho do cabo até esse lado ou na central. Insistir pode queimar a saída da placa, então desligue o disjuntor e aguarde a medição.",
        ],
      },
      {
        question: "Qual folha deve abrir primeiro?",
        answers: [
          "Abre primeiro a folha que tem a aba cobrindo a emenda, e ela fecha por último. Se a ordem se inverte, as duas se prendem.",
          "A folha com a aba abre na frente e fecha depois da outra. Essa sequência é gravada na central e pode se perder numa queda de luz.",
          "A que cobre a outra com a aba começa a abrir e é a última a fechar. Se um apagão apagar essa ordem, o técnico a grava de novo.",
        ],
      },
    ],
    photo: "um vídeo curto das duas folhas, feito de longe, e fotos dos dois motores e da etiqueta",
  },
  {
    id: "duas-folhas-de-correr",
    broader: "duas-folhas",
    label: "Duas folhas de correr",
    phrase: "o portão de duas folhas de correr",
    asks: [
      "duas folhas correr",
      "2 folhas correr",
      "duas folhas deslizante",
      "correr abre no meio",
      "correr folha dupla",
      "deslizante duplo",
      "correr bipartido",
      "portão correr duas folhas",
      "duas folhas deslizantes um motor",
      "folhas correr uma atrás outra motor",
      "duas folhas deslizantes um motor ou dois",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de correr de duas folhas, uma para cada lado, leva dois motores e duas cremalheiras, com a mesma central; folhas que correm para o mesmo lado, sobrepostas, usam um motor só. Na troca em casa, com mão de obra, um fica de {price.homeSwap} e dois, de {price.homeSwapTwice}.",
        "O portão de correr duplo leva um motor ou dois conforme o sentido: se abre para os dois lados, dois; se as folhas deslizantes se recolhem juntas, um basta, puxando a outra por cabo. Trocados em residência, {price.homeSwap} por motor, ou {price.homeSwapTwice} o par.",
        "Para automatizar duas folhas de correr, veja para onde elas vão: lados opostos pedem um motor por folha, {price.homeSwapTwice} na troca em casa; mesmo lado, telescópicas, um motor por {price.homeSwap}. Cada folha precisa de parede livre do tamanho dela.",
      ],
      price: [
        "O preço para duas folhas de correr depende de serem um ou dois motores: na troca em casa, com mão de obra, {price.homeSwap} com um e {price.homeSwapTwice} com dois. Na primeira vez somam-se cremalheira das duas folhas, bases e energia.",
        "Automatizar portão de correr duplo custa, na troca residencial, {price.homeSwapTwice} quando cada folha leva o seu motor, e {price.homeSwap} quando um puxa as duas. Bases e metros de cremalheira entram se ainda não existem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Folhas opostas ou telescópicas", "Um motor ou dois nas folhas de correr"],
        slots: [
          [
            "O espaço ao lado decide o arranjo, e o arranjo decide o número de motores.",
            "Meça a parede de cada lado do vão: daí sai o arranjo.",
            "São dois jeitos de mover as folhas, escolhidos pela parede livre.",
          ],
        ],
        bullets: [
          "Opostas: metade do vão livre de cada lado; dois motores.",
          "Telescópicas: metade do vão, de um lado só; um motor e trilhos paralelos.",
          "Capacidade: o peso que cada motor move, mais um terço.",
          "Só uma folha para pedestre: possível com dois motores e central que tenha a função.",
        ],
      },
      {
        about: "visit",
        headings: ["O que a instalação confere", "Trilhos, batentes e encontro das folhas"],
        slots: [
          [
            "Os trilhos ficam nivelados, com batente nas pontas e no encontro, para uma folha não passar da outra. Cada cremalheira recebe {rack.clearance} de folga.",
            "Nível e batentes vêm primeiro, inclusive no meio do vão. A folga da cremalheira, {rack.clearance}, vale para as duas.",
            "No encontro das folhas vai um batente ou encaixe, e cada cremalheira fica com {rack.clearance} de folga.",
          ],
          [
            "A central sincroniza os dois motores, e a fotocélula cobre o vão todo, porque o encontro das folhas é onde mais se esmaga. Força no mínimo nas duas.",
            "Programam-se partida e parada juntas, com força mínima. A fotocélula protege o ponto em que as folhas se encontram.",
            "Os motores partem juntos, e o sensor de passagem vigia o meio do vão, com a força baixa em ambos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço em duas folhas", "O que entra no orçamento"],
        slots: [
          [
            "Somam-se por folha a base, a cremalheira e o batente, e o cabo até o segundo motor, que passa sob o piso ou pelo alto do vão. O que já existe fica.",
            "Cada folha acrescenta base, barras e batente, e a segunda ainda pede cabo cruzando o vão. Itens bons se aproveitam.",
            "Base, cremalheira, batente e cabo contam por folha. Cruzar o vão pelo alto evita cortar o piso.",
          ],
          [
            "A montagem de dois motores leva, em geral, um dia. São {warranty.motor} de garantia nos motores e {warranty.installation} na instalação, em até {shop.instalments} vezes.",
            "Conte um dia de serviço para o par, com {warranty.motor} de garantia no motor e {warranty.installation} na montagem. O cartão divide em até {shop.instalments}.",
            "Em torno de um dia, os dois ficam prontos. Parcela-se em até {shop.instalments} vezes, com {warranty.installation} de garantia no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para abrir só uma folha?",
        answers: [
          "Dá, com dois motores e central que tenha essa função, útil para moto ou pedestre.",
          "Sim, se cada folha tem o seu motor e a placa permite.",
        ],
      },
      {
        question: "Quanto espaço lateral as duas folhas pedem?",
        answers: [
          "Vão de 5 metros: 2,5 de cada lado se abrem opostas, ou 2,5 de um lado só se telescópicas.",
          "Metade do vão em cada lado, nas opostas; metade do vão de um lado, nas telescópicas.",
        ],
      },
      {
        question: "Duas folhas dão mais manutenção?",
        answers: [
          "Dão um pouco mais: são o dobro de rodas e batentes. A revisão {visits.home} olha tudo na mesma visita.",
          "Sim, pelas peças em dobro, mas a visita é uma só, {visits.home}.",
        ],
      },
      {
        question: "Uma folha anda e a outra não. O que é?",
        answers: [
          "Com dois motores, o defeito está no lado parado. Na telescópica, o cabo de arraste soltou; desligue o disjuntor e não force.",
          "Motor, cabo ou arraste da folha parada. Corte a energia até a visita.",
        ],
      },
    ],
    photo: "fotos das duas folhas, dos trilhos e das paredes laterais, com o comprimento de cada folha",
  },
  {
    id: "abrir-uma-folha-pedestre",
    broader: "duas-folhas",
    label: "Abrir só uma folha para pedestre",
    phrase: "a abertura de uma folha só para pedestre",
    asks: [
      "duas folhas abro só uma gente",
      "folha pedestre",
      "uma folha pedestre",
      "duas folhas pedestre",
      "duas folhas uma pedestre",
      "folhas uma só pedestre",
      "só uma folha pedestre",
      "abrir só uma folha pedestre",
      "abertura parcial",
      "abertura pedestre",
      "abrir parcial portão",
      "função pedestre",
      "abrir só um pouco portão pedestre",
      "abrir só um pouco passar pedestre",
      "abrir só um pouco passar pessoa",
      "programar abrir só um pouco",
      "configurar abrir só um pouco",
      "portão abrir metade pedestre",
      "programar abrir uma folha",
      "controle abrir só uma folha",
      "abrir metade portão passar pé",
      "abrir só um lado portão entrar andando",
      "duas folhas sem porta social abro só uma",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Dá para abrir só uma folha para pedestre: a central de dois motores tem a função pedestre, que se grava num segundo botão do controle e move apenas a folha que abre primeiro. Quem configura na placa é o técnico, com o disjuntor desligado; se a função já existe, é serviço de regulagem.",
        "Para abrir só um lado do portão e passar a pé, configura-se a função pedestre na central e um botão livre do controle passa a mover uma folha. Ela precisa ser a que abre primeiro e fecha por último; a gravação é feita na placa, por técnico.",
        "A abertura de uma folha para pedestre usa um botão só para isso: um aperto move a folha principal, ou cerca de um metro no portão de correr. Muitas centrais já trazem a função, e falta ligá-la e gravar o controle; sem ela, troca-se a central ou usa-se porta social.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confira antes de chamar: a sua placa faz?", "A função pedestre na central"],
        slots: [
          [
            "O manual chama isso de pedestre, social ou abertura parcial. Confira estes pontos por fora, sem abrir a tampa.",
            "Procure no manual a palavra pedestre, social ou parcial. O restante se vê sem ferramenta.",
            "A função aparece no manual como pedestre ou abertura parcial. Nada aqui pede abrir o motor.",
          ],
        ],
        steps: [
          "Veja se o controle tem um botão sem uso.",
          "Anote marca e modelo na etiqueta do motor.",
          "Repare qual folha abre primeiro: é ela que serve ao pedestre.",
          "Confira se a outra fica presa por trinco ou batente no piso.",
          "Veja se a fotocélula está limpa e funcionando.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico programa", "Botão, folha e tempo de pedestre"],
        slots: [
          [
            "Um botão fica para a folha do pedestre e outro para as duas. Se a folha errada abre antes, invertem-se os motores na central, e o atraso entre elas é conferido; programar leva em geral até {trade.smallRepair}.",
            "Cada botão recebe uma função, parcial ou total, e a ordem das folhas é corrigida na placa se preciso. A programação costuma caber em {trade.smallRepair}.",
            "Grava-se um botão por função e acerta-se qual folha sai na frente e quanto a outra espera, num serviço de até {trade.smallRepair}.",
          ],
          [
            "A fotocélula continua valendo, e o fechamento automático do pedestre tem pausa própria em muitas placas. O teste passa pelo sensor com uma folha e depois com as duas.",
            "O sensor do vão segue protegendo, e a pausa de pedestre pode ser mais curta. Testa-se a fotocélula nas duas situações.",
            "Mesmo na abertura parcial a fotocélula manda parar. A pausa é ajustada à parte, e o teste cobre uma folha e o portão inteiro.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a porta social é melhor", "Pedestre pela folha ou por porta própria"],
        slots: [
          [
            "Cada passagem a pé conta como um ciclo do motor. Para uso de vez em quando a folha basta; quem entra a pé várias vezes por dia gasta menos com porta social e fechadura elétrica.",
            "O motor cansa a cada abertura de pedestre. Entrada ocasional, tudo bem; uso diário da família pede porta própria, com fechadura.",
            "Poucas entradas a pé por semana não pesam. Se são muitas por dia, a porta social poupa o motor e ainda abre com chave sem luz.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A abertura de pedestre funciona em portão de correr?",
        answers: [
          "Sim: a central abre cerca de um metro e para. O comprimento se regula na placa, se ela tiver a função.",
          "Funciona, como abertura parcial de um metro, mais ou menos, ajustada na central.",
        ],
      },
      {
        question: "Funciona no basculante?",
        answers: [
          "Não é indicado: a folha ficaria parada a meia altura sobre quem passa. A saída é porta social.",
          "Não. Basculante parado no meio é risco, e ali se usa porta social na folha ou no muro.",
        ],
      },
      {
        question: "Preciso de controle novo?",
        answers: [
          "Só se o seu tiver um botão. Com dois ou mais, aproveita-se o que está livre.",
          "Em geral não, porque a maioria tem mais de um botão.",
        ],
      },
      {
        question: "Quanto custa ligar a função pedestre?",
        answers: [
          "Se a placa já faz, fica na visita de regulagem, a partir de {price.preventive} em casa, sem peças. Central nova é o maior gasto.",
          "Com a função disponível, é ajuste: desde {price.preventive} em residência, fora peças. Trocar a central custa mais.",
        ],
      },
    ],
    photo: "fotos das duas folhas fechadas por dentro, do controle e da etiqueta do motor",
  },
  {
    id: "folhas-batem",
    broader: "duas-folhas",
    label: "Uma folha bate na outra",
    phrase: "as folhas que batem uma na outra",
    asks: [
      "pivotante batendo folhas",
      "pivotante folhas batem",
      "pivotante duas folhas batendo",
      "folha bate outra",
      "folhas batem",
      "folha bate na outra",
      "folhas batendo",
      "uma folha bate outra",
      "folhas encavalam",
      "folhas encontram",
      "folha fecha antes outra",
      "folha errada fecha primeiro",
      "folhas não encaixam",
      "folhas desencontradas",
      "folha passa outra",
      "folha trava outra",
      "folhas portão batem fechar",
      "folhas fecham juntas chocam",
    ],
    intent: "repair",
    answers: {
      any: [
        "Uma folha bate na outra, no portão de duas folhas, quando o retardo se perdeu: é o tempo de diferença entre a saída de cada uma. A que tem a aba deve abrir primeiro e fechar por último. Desligue o disjuntor do motor [marca] para não entortar o braço; o ajuste em casa parte de {price.preventive}, sem peças.",
        "As folhas do portão encavalam, ou seja, uma monta na outra, quando a central perde o retardo, o tempo entre a saída de cada folha. Desligue o disjuntor, porque forçar assim entorta o braço do motor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "As folhas do portão se encontram e batem porque a central as solta juntas ou na ordem trocada, quase sempre depois de falta de luz ou troca de placa. Deixe o motor [marca] sem energia até o acerto, que evita empenar braço e dobradiça. Em casa, a regulagem custa a partir de {price.preventive}, sem contar peças.",
        "Se uma folha bate na outra, a central do motor [marca] perdeu o retardo, que faz uma esperar a outra. Menos vezes a causa é mecânica, como dobradiça caída. Corte o disjuntor e peça a regulagem, que em residência começa em {price.preventive}, fora as peças.",
        "No portão de duas folhas que se batem, o acerto é refazer o tempo entre elas na central do motor [marca] e conferir dobradiças e batente. Até lá, deixe o disjuntor desligado, porque cada batida força os braços. A visita de regulagem, numa casa, parte de {price.preventive}, peças à parte.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que uma folha bate na outra", "Retardo, ordem das folhas ou dobradiça"],
        slots: [
          [
            "Falta de luz, troca de placa ou programação apagada pode devolver o retardo ao padrão de fábrica. Motores ligados em saídas trocadas dão o mesmo efeito, e sai primeiro a folha que devia esperar.",
            "O retardo some quando a memória da placa se apaga, o que acontece em queda de energia ou troca de central. Se alguém trocou os fios dos motores, a folha errada sai primeiro.",
            "A causa mais comum é a programação perdida depois de uma falta de luz. Também acontece logo após uma troca de placa, com os dois motores ligados em posição invertida.",
          ],
          [
            "Quando a batida só acontece às vezes, procure dobradiça caída, pino do braço com folga ou batente solto. Um motor mais lento, com o capacitor fraco, também chega fora de hora.",
            "Batida que vai e volta é mecânica: dobradiça baixa, pino com folga ou batente do meio solto. Capacitor fraco atrasa uma das folhas e dá o mesmo resultado.",
            "Se nem sempre batem, a folga de uma dobradiça ou de um pino muda o ponto de encontro. Outra razão é um motor que perdeu força, em geral pelo capacitor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar nas duas folhas", "O que ver antes da visita"],
        slots: [
          [
            "Com o disjuntor desligado, dá para ver o que mudou sem mexer na central. Não segure a folha com a mão enquanto o motor funciona.",
            "Olhe sem tocar nos motores e com a energia cortada. Parar a folha com a mão machuca e não evita a batida.",
            "Estes sinais se veem com tudo parado e sem energia, e dizem se o defeito é de ferro ou de placa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe o vão livre.",
          "Veja se o batente do meio está firme no piso.",
          "Compare a altura das folhas: uma mais baixa indica dobradiça caída.",
          "Olhe se algum braço está torto ou com pino frouxo.",
          "Lembre se houve falta de luz ou troca de placa antes da primeira batida.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta o encontro das folhas", "O ajuste do retardo"],
        slots: [
          [
            "O técnico firma o batente e tira a folga de braços e dobradiças, porque folha caída não se corrige na central. Depois grava o percurso de cada motor e regula o retardo, em geral de 2 a 5 segundos.",
            "Primeiro vêm o batente, os pinos e as dobradiças. Com as folhas firmes, o percurso de cada motor é gravado e o retardo é ajustado, quase sempre entre 2 e 5 segundos.",
            "As dobradiças e os braços são apertados antes da parte eletrônica. Em seguida a central recebe o percurso dos dois motores e um retardo de poucos segundos.",
          ],
          [
            "O portão é testado várias vezes, também pelo botão de pedestre. Só o ajuste cabe na visita; braço, dobradiça, capacitor ou placa é orçado antes da troca.",
            "No fim, vários ciclos seguidos e o teste da abertura de pedestre. Se houver peça a trocar, você aprova o valor antes.",
            "Vários ciclos confirmam a ordem, com a passagem livre. Peça empenada pela batida entra em linha separada, com o seu aceite.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar só uma folha enquanto isso?",
        answers: [
          "Pode, pelo botão de pedestre, se a central tiver essa função e a outra folha estiver presa no ferrolho. Sem ela, desligue o disjuntor e use a folha na mão, destravada.",
          "Sim, com uma folha no ferrolho e a outra pelo comando de pedestre. Se não houver, mova-a na mão, sem energia.",
          "Dá, desde que a outra fique presa. No modo manual, destrave com a chave e com o disjuntor desligado.",
        ],
      },
      {
        question: "O braço do motor entortou. Precisa trocar?",
        answers: [
          "Braço empenado se troca, porque o aço endireitado cede de novo no mesmo lugar. O motor em geral se salva.",
          "Sim, o braço. O motor costuma continuar bom se parou logo depois da batida.",
          "Em geral, só o braço e o pino. O técnico confere também o suporte na coluna.",
        ],
      },
      {
        question: "Dá para acertar o retardo sozinho?",
        answers: [
          "Depende da central, mas em muitas ele é regulado dentro da caixa, com a placa energizada. Por haver tensão da rede ali, o ajuste fica com o técnico.",
          "Não é seguro: o botão do retardo fica junto de bornes com tensão. É um ajuste rápido para quem tem o manual.",
          "Só nas centrais que se programam pelo controle, seguindo o manual. Nas outras é preciso abrir a caixa, e isso é do técnico.",
        ],
      },
    ],
    photo: "uma foto do batente do meio, outra das duas folhas de frente e, se já tiver, um vídeo do fechamento",
  },
  {
    id: "motor-pivotante-duplo",
    broader: "duas-folhas",
    label: "Motor pivotante duplo",
    phrase: "o motor pivotante duplo",
    asks: [
      "motor duas folhas 2 controles",
      "motor duas folhas dois controles",
      "motor 2 folhas 2 controles",
      "motor pivotante duplo 2 controles",
      "motor portão duplo metros",
      "motor duplo metros",
      "motor portão duplo m",
      "motor pivotante duplo duas folhas",
      "portão pivotante 3 metros duas folhas",
      "motor pivotante 3 metros duas folhas",
      "portão abrir 3 metros duas folhas",
      "pivotante duplo duas folhas",
      "pivotante duplo portão duas folhas",
      "kit pivotante duplo duas folhas",
      "pivotante duplo",
      "motor pivotante duplo",
      "kit pivotante duplo",
      "motor duplo",
      "kit duplo pivotante",
      "motor duas folhas pivotante",
      "motor duas folhas",
      "motor portão duas folhas",
      "motor para portão 2 folhas",
      "pivotante duas folhas",
      "dois motores pivotante",
      "motor pivotante duas folhas",
      "kit dois motores",
      "kit 2 motores",
      "kit 2 motores pivotante",
      "kit 2 motores pivotante completo",
      "kit dois motores pivotante completo",
      "kit completo duas folhas",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de duas folhas é um conjunto de dois, um por folha, com uma central que faz uma sair antes da outra. A troca de cada motor em casa fica de {price.homeSwap}, com mão de obra, e o kit completo é orçado grátis, por foto. O modelo segue o comprimento e o peso da folha maior.",
        "O kit pivotante completo, de duas folhas, traz dois motores com os braços, uma central que comanda os dois, em geral dois controles e os suportes. Fotocélula, trava elétrica e batente costumam ser à parte. O preço da primeira instalação é orçado de graça, por foto. A troca de cada motor que já existe custa de {price.homeSwap} em casa, com o serviço.",
        "Num portão de abrir com duas folhas, cada lado recebe o seu motor, e a central comanda os dois, juntos ou só um para o pedestre. A troca de um motor em casa fica de {price.homeSwap}, com mão de obra. Para o kit completo, mande a foto das colunas e a largura das folhas.",
        "Para duas folhas, o indicado é o motor pivotante duplo: um motor por folha e uma central que comanda a ordem de saída. Use o de pistão em coluna estreita e o de braço articulado em coluna larga. Trocar um motor em residência custa de {price.homeSwap}, com o serviço, e o par é orçado por foto.",
      ],
      installation: [
        "Na instalação do motor para portão de duas folhas, cada folha recebe um motor, preso à coluna, e uma central comanda os dois. Uma folha sai antes da outra. O par, com suportes, batente e cabo, é orçado de graça, por foto. Para comparar, a troca de um motor em casa fica de {price.homeSwap}.",
        "Instalamos motor pivotante duplo com os dois motores, a central, o batente no piso, a fotocélula e o cabo até a segunda coluna. O conjunto é orçado pela foto das colunas e pela largura de cada folha. A troca de um motor que já existe custa de {price.homeSwap} em casa, com a mão de obra.",
        "Instalar motor em portão de duas folhas é prender um em cada lado, levar o cabo até a outra coluna, pôr batente e fotocélula e ligar tudo numa central. A foto do portão permite o orçamento grátis. Para comparar, trocar um motor de uma casa vai de {price.homeSwap}.",
        "A instalação do pivotante duplo inclui suportes, dois motores, batente, cabo sob o vão e uma central que faz as folhas saírem uma após a outra. Onde já há motores, a troca de cada um em residência custa de {price.homeSwap}, com o serviço. Mande a largura de cada lado e a foto das colunas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o motor das duas folhas", "Pistão, articulado ou de piso"],
        slots: [
          [
            "A folha mais comprida e pesada define os dois motores, e os limites estão na ficha do modelo. Chapa fechada recebe o vento como uma vela e pede motor um passo acima, com trava elétrica.",
            "Escolha os dois motores pela folha maior, comparando comprimento e peso com a ficha. Se ela é de chapa fechada, que recebe o vento de frente, escolha o modelo seguinte, mais forte, com trava elétrica.",
            "O par é igual dos dois lados e se escolhe pela folha mais pesada. Portão fechado, sem grade, sofre com o vento e precisa de motor mais forte e de trava.",
          ],
          [
            "O pistão, um motor reto e fino, vai em coluna estreita; o braço articulado, em coluna larga. O motor de piso some da vista, mas pede concreto e dreno.",
            "Em coluna estreita usa-se o pistão, que é reto e discreto. Em coluna larga, só o articulado alcança; e o de piso, escondido no chão, exige obra.",
            "A coluna decide o tipo: estreita, pistão; larga, braço articulado. O de piso é o mais bonito e o mais caro de instalar, porque precisa de caixa no chão com dreno.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como fica a instalação dos dois motores", "Etapas da instalação"],
        slots: [
          [
            "Antes, o técnico confere se as folhas giram leves e se as colunas são firmes. Os motores são presos à coluna e à folha, e o cabo do segundo atravessa o vão protegido em eletroduto.",
            "A instalação começa por dobradiças e colunas, que precisam estar firmes. Depois cada motor é fixado no seu lado. A central fica perto de um deles, e o fio do outro chega a ela por um eletroduto sob o vão.",
            "Folhas leves e colunas firmes vêm primeiro. Em seguida se fixam os motores e se passa o cabo até a segunda coluna, por dentro de um eletroduto.",
          ],
          [
            "No fim se regulam a força, a parada e a ordem: a folha da aba sai primeiro e fecha por último. O batente no piso dá o ponto em que elas param.",
            "Por último, a central é programada para a folha da aba sair antes e fechar depois. Força, batente e fotocélula são testados em vários ciclos.",
            "A ordem das folhas é programada no final: a que tem a aba, que cobre a emenda entre as duas, abre primeiro e fecha por último. O batente no chão marca onde elas param.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no orçamento de duas folhas", "O que falta no portão e entra no preço"],
        slots: [
          [
            "O comprimento das folhas define o modelo dos motores, e o resto depende do local. Tudo aparece item a item e pode ser pago em até {shop.instalments} vezes no cartão.",
            "Além do kit, entra no valor o que o portão ainda não tem. O orçamento vem em linhas separadas, e o cartão divide em até {shop.instalments} vezes.",
            "O kit é a maior parte; os itens abaixo só são cobrados se faltarem. O pagamento pode ser dividido em até {shop.instalments} vezes.",
          ],
        ],
        bullets: [
          "Batente no piso e trava elétrica",
          "Eletroduto sob o vão, até a segunda coluna",
          "Fotocélula e ponto de energia com terra",
          "Reforço de coluna ou dobradiça gasta",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para motorizar só uma folha?",
        answers: [
          "Dá, com a outra presa no ferrolho, por perto da metade do preço. Para o carro passar com folga, a folha precisa de uns 2,5 metros.",
          "Dá, se uma folha aberta já deixa o carro passar. A outra fica no ferrolho e se abre na mão.",
          "Sim, e custa quase a metade. Na maioria das casas, porém, a folha é estreita e são precisos os dois.",
        ],
      },
      {
        question: "O kit vem com quantos controles?",
        answers: [
          "O número muda de kit para kit, em geral dois, e vem escrito no orçamento. Outros podem ser gravados na mesma central.",
          "Em geral dois. Controles a mais são comprados à parte e gravados na mesma visita.",
          "Costumam vir dois. Diga quantas pessoas usam o portão, e os demais entram no orçamento.",
        ],
      },
      {
        question: "Se um motor queimar, o outro funciona?",
        answers: [
          "Na maioria das centrais, sim, mas o portão fica aberto pela metade. Troca-se só o motor ruim, pelo mesmo modelo, e a regulagem é refeita.",
          "Em geral, funciona. A folha do motor parado é presa no ferrolho até a troca.",
          "Na maioria das centrais, sim. O técnico troca só o motor queimado e acerta de novo o tempo entre as folhas.",
        ],
      },
      {
        question: "O motor abre só uma folha para o pedestre?",
        answers: [
          "Sim, em várias centrais um botão do controle move só a folha que tem a aba, e outro abre as duas.",
          "Na maioria das centrais, sim, com um botão separado no controle. Confirme isso ao escolher o modelo.",
          "Muitas centrais têm essa função. A folha do pedestre é sempre a que sai primeiro.",
        ],
      },
    ],
    photo: "fotos do portão fechado e aberto, das colunas por dentro e a largura de cada folha",
  },
  {
    id: "fecho-central-duas-folhas",
    broader: "duas-folhas",
    label: "Fecho central do portão de duas folhas",
    phrase: "o fecho central das duas folhas",
    intent: "question",
    asks: [
      "fecho central",
      "fecho central duas folhas",
      "fecho duas folhas",
      "ferrolho duas folhas",
      "ferrolho central",
      "trinco duas folhas",
      "trava central duas folhas",
      "trava chão duas folhas",
      "ferrolho chão portão",
      "fecho de chão portão",
      "pino chão duas folhas",
      "travar meio portão duas folhas",
      "só uma folha automática prendo outra",
    ],
    answers: {
      any: [
        "Ao pôr motor nas duas folhas, o fecho do meio muda: o ferrolho sai, porque o motor força contra ele e quebra o braço, e entram batente no chão e trava elétrica. Para travar o meio do portão com uma só folha motorizada, a outra fica presa por ferrolho em cima e embaixo.",
        "No portão de duas folhas com motor, o fecho central é batente baixo no piso mais trava elétrica, que solta antes de as folhas andarem. Sim, tire o ferrolho da folha motorizada; ele só serve na que não tem motor ou em viagem, com o disjuntor desligado.",
        "Precisa de trava elétrica no portão de duas folhas quando elas são longas, pegam vento ou o motor não segura. O ferrolho do meio se tira ao colocar motor, e o batente central no chão para as duas; na folha sem motor, o ferrolho continua.",
      ],
      question: [
        "Com motor nas duas folhas, o ferrolho do fecho central não pode ficar fechado: o motor força contra ele e quebra o braço. No lugar entram batente no chão e trava elétrica; o ferrolho só serve à folha que não tem motor.",
        "O ferrolho do portão de duas folhas sai da folha que recebe motor, e o meio passa a travar com batente no piso e trava elétrica. Ele só fica na folha manual ou em viagem, com o disjuntor desligado.",
      ],
      price: [
        "O preço do fecho central das duas folhas depende do que entra: batente no chão e ferrolho são os mais baratos, e a trava elétrica soma o aparelho, o cabo até a central e, às vezes, um módulo. Alinhar as folhas em casa é visita a partir de {price.preventive}, sem peças.",
        "Fecho para portão de duas folhas custa pouco quando é batente e ferrolho, e mais quando é trava elétrica, pela fiação até a central. O ajuste das folhas na residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O fecho certo em cada caso", "Duas motorizadas ou uma fixa"],
        slots: [
          [
            "O número de folhas com motor decide o fecho.",
            "Veja quantas folhas são motorizadas.",
            "Há uma solução para cada montagem.",
          ],
        ],
        bullets: [
          "Duas com motor: batente central baixo e trava elétrica",
          "Uma com motor: ferrolho em cima e embaixo na outra",
          "Folhas curtas e motor irreversível: só o batente pode bastar",
          "Folha longa ou de chapa: trava elétrica sempre",
          "Batente baixo e arredondado, para não furar pneu",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir nas duas folhas", "Teste de cada folha, sem risco"],
        slots: [
          [
            "Comparar um lado com o outro mostra onde está o defeito. Dobradiça solta ou coluna trincada encerra o teste.",
            "A folha boa serve de medida para a outra. Se alguma pende, não destrave.",
            "O teste compara as duas e só vale com dobradiças firmes. Ninguém fica no arco das folhas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Com as folhas retas e o piso nivelado, destrave a que abre primeiro e mova devagar, pela ponta.",
          "Faça o mesmo com a outra e compare o esforço.",
          "Feche na ordem inversa, trave as duas e veja se a emenda encosta no batente.",
          "Religue e filme um ciclo, de longe.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta no meio", "Batente, retardo e trava"],
        slots: [
          [
            "Ele nivela as pontas e firma o batente central, e então programa percurso e força de cada motor. O retardo, o atraso entre as folhas, faz a da trava fechar por último.",
            "Primeiro prumo e batente, depois a central: força, percurso e retardo, que define quem sai antes. A folha da trava fecha depois.",
            "Com as pontas no nível e o batente firme, cada motor recebe percurso e força. O atraso entre elas evita que se cruzem.",
          ],
          [
            "A trava é alinhada para soltar um instante antes do movimento, e a emenda fica firme contra vento. O serviço leva de uma a duas horas, com o cabo pronto.",
            "Alinhada, a trava solta antes de a folha andar e segura a emenda no vento. São de uma a duas horas com a fiação no lugar.",
            "No fim a trava é ajustada, soltando antes do motor. Tendo cabo, conte de uma a duas horas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso manter o ferrolho no portão de duas folhas?",
        answers: [
          "Só em viagem, com o disjuntor desligado. Esquecido fechado, ele quebra braço e suporte.",
          "Como reserva, sim, nunca com o motor ligado.",
        ],
      },
      {
        question: "A folha abre com o vento. O que falta?",
        answers: [
          "Falta trava elétrica ou batente firme no meio. O braço sozinho não segura a ponta.",
          "Batente central e trava. Em folha de chapa, os dois.",
        ],
      },
      {
        question: "A trava elétrica abre sem luz?",
        answers: [
          "Pela chave dela ou soltura interna. Aprenda onde fica, junto com o destravamento dos motores.",
          "Só com a chave. Com nobreak, ela solta pelo controle.",
        ],
      },
      {
        question: "O batente no chão atrapalha o carro?",
        answers: [
          "Não, se tem perfil baixo e arredondado, de poucos centímetros. Alto e com quina, fura pneu.",
          "O baixo passa sem sentir. Evite cantoneira em pé.",
        ],
      },
    ],
    photo: "uma foto do encontro das duas folhas e do chão",
  },
  {
    id: "folhas-em-sentidos-contrarios",
    broader: "duas-folhas",
    label: "Uma folha abre e a outra fecha",
    phrase: "as folhas que andam em sentidos contrários",
    asks: [
      "uma folha abre outra fecha",
      "um lado abre outro fecha",
      "folhas sentidos contrários",
      "folhas sentido contrário",
      "uma folha abrindo outra fechando",
      "folhas invertidas",
    ],
    intent: "repair",
    answers: {
      any: [
        "Uma folha abre e a outra fecha porque um dos motores está com o sentido invertido: fios trocados na central, fim de curso ao contrário ou percurso gravado errado. Desligue o disjuntor, pois as folhas podem se chocar; o acerto da ligação e do percurso em casa parte de {price.preventive}, sem peças.",
        "Portão de duas folhas em que uma vai e a outra volta tem, quase sempre, o motor de um lado girando invertido depois de troca de central ou motor. Pare de usar; se o serviço foi recente, é garantia de quem fez, e a visita de ajuste em residência começa em {price.preventive}, fora peças.",
        "Folhas do portão invertidas raramente são placa queimada: é a ligação de um motor trocada ou uma folha que perdeu a posição ao ser movida na mão. Desligue o disjuntor e peça o acerto, desde {price.preventive} em casa, sem peças, para elas não baterem.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que uma vai e a outra vem", "Ligação ou posição perdida"],
        slots: [
          [
            "A central manda os dois motores pelo mesmo comando, e o que muda o sentido é a ligação ou a posição de cada folha.",
            "Como o comando é um só para os dois lados, a inversão nasce em um destes pontos.",
            "O comando é igual para ambas, então a diferença está em um lado só, por um destes motivos.",
          ],
        ],
        bullets: [
          "Fios de abrir e fechar de um motor trocados na central nova.",
          "Fim de curso daquele lado ligado ao contrário.",
          "Folha movida na mão, com um motor destravado, fora do passo da outra.",
          "Percurso gravado com uma folha aberta e a outra fechada.",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Passos seguros"],
        slots: [
          [
            "Nada aqui pede abrir a central nem trocar fio. O objetivo é que as folhas não se choquem.",
            "Deixe a tampa fechada e as mãos longe dos braços. Só evite que elas batam.",
            "Não mexa na ligação, porque há tensão. Basta parar o portão com segurança.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Confira de longe se algum braço entortou ou soltou.",
          "Em piso plano e folhas retas, destrave os dois lados, feche na mão e passe o trinco.",
          "Anote o que foi mexido antes: motor, central ou chave.",
          "Grave um vídeo só se ele já existia; não acione de novo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta", "A visita ao portão de duas folhas"],
        slots: [
          [
            "O técnico desliga a central, corrige os fios do motor invertido e o fim de curso do mesmo lado. Depois fecha as duas folhas e grava o percurso desde o começo.",
            "Com a energia cortada, refaz-se a ligação daquele lado, motor e fim de curso juntos. O percurso é gravado de novo, partindo das duas folhas fechadas.",
            "Corrigem-se fios e fim de curso do lado errado, sem energia. Em seguida a central aprende o percurso com ambas fechadas.",
          ],
          [
            "No fim regulam-se a força e o retardo, que é o intervalo para uma folha sair antes da outra. O serviço costuma caber em {trade.smallRepair}, se nenhum braço entortou.",
            "Força e retardo, a diferença de tempo entre as folhas, são acertados e testados. Sem braço torto, leva cerca de {trade.smallRepair}.",
            "Por último vêm retardo, ou seja, quem sai primeiro, e força mínima. Conte até {trade.smallRepair}, salvo peça danificada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso inverter os fios eu mesmo?",
        answers: [
          "Não: há tensão na central, e o fim de curso precisa ser trocado junto. Pela metade, o motor não para no fim.",
          "Deixe com o técnico. Invertendo só o motor, ele força o batente, e ainda há risco de choque.",
        ],
      },
      {
        question: "Isso estraga o portão?",
        answers: [
          "Pode: as folhas batem, e o braço ou a dobradiça entorta. Desligue até o acerto.",
          "Se continuar usando, sim. O choque entorta braço e força a engrenagem.",
        ],
      },
      {
        question: "A garantia cobre?",
        answers: [
          "Cobre, se foi depois de um serviço: são {warranty.installation} na nossa instalação e os 90 dias da lei em conserto. Chame quem fez.",
          "Erro de ligação é de quem instalou. Vale o prazo dele, que na nossa instalação é de {warranty.installation}.",
        ],
      },
      {
        question: "E se aconteceu sem ninguém mexer?",
        answers: [
          "Aí costuma ser folha destravada de um lado ou percurso perdido depois de queda de luz. Só regravar o percurso pode resolver.",
          "Veja se um dos motores ficou destravado. Falta de luz no meio do curso também desencontra as folhas, e o percurso é regravado.",
        ],
      },
    ],
    photo: "um vídeo das duas folhas, se já existir, e a foto da central fechada e das etiquetas",
  },
];
