import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const duasFolhas: NarrowConcept[] = [
  {
    id: "duas-folhas-motor-preco",
    broader: "duas-folhas",
    label: "Motor para portão de duas folhas: preço",
    phrase: "o preço do motor para portão de duas folhas",
    asks: [
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
        "O motor para portão de duas folhas são dois motores, um por folha, e a troca do par em casa fica de {price.homeSwapTwice}, com a mão de obra, ou de {price.homeSwap} cada um. Automatizar pela primeira vez soma suportes, batente e o cabo até o outro lado, e o valor sai por foto.",
        "Automatizar um portão de duas folhas leva dois motores e uma central: como base, trocar os dois motores em casa custa de {price.homeSwapTwice}, já com a mão de obra, e um só, de {price.homeSwap}. Se ainda não há motor, entram suportes, batente e passagem do cabo, orçados por foto.",
        "Quanto custa o motor pivotante de duas folhas instalado: dois motores trocados em casa ficam de {price.homeSwapTwice}, serviço incluído, à razão de {price.homeSwap} cada. A primeira instalação acrescenta fixação, batente e eletroduto, e o total vem pelas fotos das colunas e pela largura das folhas.",
        "Portão de duas folhas pede dois motores e uma central, e a conta em casa é de {price.homeSwapTwice} na troca do par, com mão de obra, pois cada motor fica de {price.homeSwap}. Se for a primeira automatização, batente, suportes e cabo entram por fora, com o valor dado por foto.",
        "Para automatizar duas folhas, calcule dois motores, um em cada lado: a troca residencial custa de {price.homeSwap} por motor e de {price.homeSwapTwice} pelo conjunto, instalado. O portão manual ainda precisa de suportes, batente e fio até a outra coluna, que orçamos pelas fotos e medidas.",
      ],
      price: [
        "Automatizar um portão de duas folhas, já com mão de obra, leva dois motores: trocados em casa, ficam de {price.homeSwapTwice}, ou de {price.homeSwap} cada um. Se o portão nunca teve motor, somam-se suportes, batente e o cabo até o outro lado, com o valor por foto.",
        "O preço do motor pivotante de duas folhas instalado tem como base a troca dos dois motores em casa, de {price.homeSwapTwice} com o serviço, isto é, de {price.homeSwap} por motor. No primeiro conjunto entram fixação, batente no piso e eletroduto, e as fotos das colunas fecham a conta.",
        "Motor para portão de 2 folhas se paga em dobro: são dois motores, de {price.homeSwap} cada na troca em casa, com a mão de obra, e o par sai de {price.homeSwapTwice}. O que falta no portão manual, como suportes, batente e cabo, é orçado por foto.",
        "Quanto custa automatizar um portão de duas folhas: dois motores, que na troca em casa saem de {price.homeSwap} cada, mão de obra incluída, e juntos de {price.homeSwapTwice}. Portão que ainda é manual acrescenta batente, suportes e cabo, com o total passado por foto.",
        "Você paga por dois motores, um em cada folha: o par trocado em residência vai de {price.homeSwapTwice}, instalado, e a unidade, de {price.homeSwap}. Para motorizar pela primeira vez, mande fotos das colunas, que mostram quanto somar por fixação, batente e conduíte.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço de duas folhas", "Item por item do kit duplo"],
        slots: [
          [
            "Os dois motores e a central são a parte maior, escolhidos pelo comprimento e pelo peso da folha mais longa. O resto depende do que já existe no portão e aparece em linha separada.",
            "O par de motores, dimensionado pela folha maior, e a central que comanda os dois formam a base. Os demais itens só entram se faltarem, um a um no orçamento.",
            "A base do valor são os motores, definidos pela folha mais comprida e pesada, com a central. O que faltar em volta se soma, sempre discriminado.",
            "O grosso do orçamento está nos motores e na central, cujo tamanho acompanha a folha maior e mais pesada. O que já existe e serve fica; o que não existe é listado com o seu valor.",
            "Pagam-se primeiro dois motores e a central deles, com força para a mais comprida das folhas. Em torno disso há itens que o seu portão talvez já tenha, e por isso cada um aparece sozinho na proposta.",
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
        headings: ["Onde dá para gastar menos", "Uma folha ou as duas"],
        slots: [
          [
            "Se o carro passa por uma folha só, automatize essa e deixe a outra no ferrolho, por perto da metade do preço. Na troca, fiação, fotocélula e um motor bom do outro lado podem ficar.",
            "Quando o vão de uma folha basta para o carro, um motor resolve e o custo cai quase à metade. Em conjunto antigo, aproveitam-se fios, fotocélula e o motor que ainda está bom.",
            "Motorizar só a folha por onde o carro passa custa perto da metade, com a outra no ferrolho. Quem troca aproveita o que está em ordem, da fiação ao motor do outro lado.",
            "Veja se o carro entra com um lado aberto: motorizar só ele custa perto de metade, e o outro fica trancado no ferrolho. Em portão já automático, o que funciona se mantém, seja a fiação, a fotocélula ou um dos motores.",
            "A maior economia é motor em um lado só, com ferrolho no outro, quando essa passagem basta; o gasto cai para cerca da metade. Reaproveitar fiação, fotocélula e o motor são também reduz a troca.",
          ],
          [
            "Não corte o batente e a trava, porque sem eles o vento força os dois braços todos os dias. O conserto dos motores sai bem mais caro.",
            "Economia que não vale é tirar batente e trava: o vento passa a empurrar os braços, e a conta volta em conserto.",
            "Batente e trava ficam, mesmo no orçamento enxuto, já que poupam os motores do vento.",
            "Já o batente e a trava são economia ruim, pois seguram as folhas contra o vento, que sem eles castiga os braços até quebrar.",
            "Mantenha a trava e o batente na lista. O vento balança folha solta, esse esforço vai para os motores, e consertá-los custa mais.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação nas duas folhas", "O que é feito na instalação dupla"],
        slots: [
          [
            "O técnico confere se as folhas giram leves, prende cada motor entre coluna e travessa e leva o cabo do segundo em eletroduto. No fim programa a ordem das folhas e regula a força de cada uma.",
            "Com as folhas girando sem prender, cada lado recebe o motor na coluna e na travessa, e o cabo cruza o vão protegido. A central é programada para uma folha sair antes da outra.",
            "Primeiro se testa o giro na mão, depois se fixam os dois motores e se passa o cabo de um lado ao outro. A regulagem acerta a ordem de abertura e a força.",
            "Folha que gira leve recebe o motor, apoiado na coluna e na travessa; folha dura é corrigida antes. O fio do outro lado vai por eletroduto, e a central aprende qual abre primeiro e com que força.",
            "A instalação passa por três pontos: giro livre das folhas, motores bem presos a coluna e travessa, e cabo protegido até o lado oposto. Com a central ligada, regulam-se a força e a sequência de abertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar os dois motores se um queimou?",
        answers: [
          "Não, se ainda existe motor igual e a central está boa: troca-se um, de {price.homeSwap} em casa com a mão de obra. Em conjunto antigo comparam-se as duas contas.",
          "Nem sempre. Havendo o mesmo modelo, sai só o queimado; com modelos diferentes na mesma central a regulagem fica difícil, e o par novo pode valer mais.",
          "Se o modelo ainda é vendido e a central funciona, troque apenas o que queimou, de {price.homeSwap} com serviço, em casa. Sem igual no mercado, o par costuma compensar.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Mais que a de uma folha, pela passagem do cabo e pelo ajuste da ordem. Folhas leves e colunas firmes encurtam o serviço, e o prazo vem no orçamento.",
          "Depende do cabo até o segundo motor e do estado das dobradiças. O prazo é dito junto do valor.",
          "É mais demorada que a de um motor, já que há fio a passar e duas folhas a sincronizar. Dobradiça ruim aumenta o trabalho, e a proposta traz o prazo.",
        ],
      },
      {
        question: "Qual é a garantia do motor duplo?",
        answers: [
          "São {warranty.motor} nos motores, pela fábrica, e {warranty.installation} na instalação.",
          "Os motores têm {warranty.motor} de garantia de fábrica, e o serviço de montagem, {warranty.installation}.",
          "A fábrica cobre os dois motores por {warranty.motor}, e a instalação feita por nós tem {warranty.installation}.",
        ],
      },
      {
        question: "Duas folhas de correr custam o mesmo?",
        answers: [
          "Não, porque são motores deslizantes, com trilho, base e cremalheira de cada lado. O valor sai pela largura e pelo peso de cada folha.",
          "É outro conjunto: cada folha leva motor deslizante, base e barra dentada. O peso das duas define o modelo e o preço.",
          "O preço é outro, porque o portão de correr leva trilho, cremalheira e base em cada lado. Largura e peso das folhas dizem quanto.",
        ],
      },
    ],
    photo: "fotos das duas folhas fechadas, das dobradiças e das colunas, com o comprimento e o material de cada folha",
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
        "O motor para portão pivotante de duas folhas é um kit com dois motores, um em cada folha, e uma central só: pistão em coluna estreita, braço articulado em coluna larga. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra, à razão de {price.homeSwap} cada, e o primeiro conjunto sai por foto.",
        "Para portão de 2 folhas pivotante, escolha pelo pilar e pela folha maior: dois motores de pistão em pilar estreito ou de braço articulado em pilar largo. Em casa, trocar o par custa de {price.homeSwapTwice}, serviço incluído, ou de {price.homeSwap} por motor; a primeira instalação é orçada pela foto das colunas.",
        "Num portão pivotante de 2 folhas, cada folha leva o seu motor, escolhido pelo comprimento dela, como 1,5 metro num vão de 3 metros, e pela coluna: pistão na estreita, braço na larga. Os dois motores trocados em casa ficam de {price.homeSwapTwice}, de {price.homeSwap} cada, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual motor para cada coluna", "Pistão, braço ou motor de piso"],
        slots: [
          [
            "O pistão, motor reto e fino, vai rente à folha e pede a dobradiça perto da face da coluna. O braço articulado alcança o ângulo em pilar grosso, e o de piso some da vista, mas exige caixa com dreno e obra.",
            "Com pilar estreito, o pistão é o mais discreto. Pilar largo ou dobradiça recuada pede o braço articulado, e em projeto novo há o motor enterrado, que precisa de dreno.",
            "Dobradiça junto da face da coluna combina com pistão, reto e fino. Coluna grossa, de alvenaria, combina com braço articulado, e o motor embutido no piso fica para obra nova.",
          ],
          [
            "Comprimento e peso da folha maior precisam caber nos dois limites da ficha, e vento em chapa fechada pede um modelo acima.",
            "A ficha traz peso e comprimento por folha, e o menor limite manda. Chapa inteira, que segura vento, sobe um modelo.",
            "Olhe na ficha os dois limites, de peso e de comprimento da folha. Em chapa fechada, escolha motor com sobra, por causa do vento.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a instalação em duas folhas pede", "Batente, ordem das folhas e cabo"],
        slots: [
          [
            "A folha com a aba da emenda abre primeiro e fecha por último, com o tempo entre elas gravado na central. Um eletroduto leva o cabo até o segundo motor, e o batente no piso dá o ponto em que as duas param.",
            "A central atrasa uma folha, para a aba fechar por cima da outra. O cabo cruza o vão em eletroduto, e sem batente no chão o vento forçaria os braços.",
            "São três pontos: ordem das folhas programada na central, cabo protegido até o outro lado e batente firme no piso, que poupa os motores do vento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que soma no preço do kit duplo", "O que muda o preço em duas folhas"],
        slots: [
          [
            "O kit traz os dois motores, a central e os controles. O resto depende do que falta no portão, item por item no orçamento.",
            "Motores, central e controles formam o kit. À parte ficam os itens que o portão ainda não tem.",
            "Além do kit, com motores, central e controles, somam-se só as faltas do local.",
          ],
        ],
        bullets: [
          "Batente no piso e trava elétrica",
          "Eletroduto sob o vão",
          "Fotocélula e ponto de energia com terra",
          "Dobradiça gasta ou coluna a reforçar",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para motorizar só uma folha?",
        answers: [
          "Dá, com a outra presa em ferrolho em cima e embaixo, se o carro passa por ela. Pensando em completar depois, escolha já a central de dois motores.",
          "Sim, e custa perto da metade. Confira o vão com uma folha só e deixe a central preparada para o segundo motor.",
        ],
      },
      {
        question: "Precisa de trava elétrica?",
        answers: [
          "Em folha longa ou exposta ao vento, sim, porque prende a emenda. Em folha curta, o próprio motor costuma segurar.",
          "Depende do vento e do comprimento. Com chapa fechada, ela poupa os braços.",
        ],
      },
      {
        question: "A folha raspa na rampa. O que fazer?",
        answers: [
          "Desnível pequeno se resolve com dobradiça que ergue a folha ao girar. Desnível grande pede abrir para o outro lado ou portão de correr.",
          "Antes do motor se acerta isso: dobradiça elevatória em subida pequena, outro tipo de abertura em subida grande.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em geral, um dia, com colunas firmes e a passagem do cabo pronta. Cortar o piso ou reforçar coluna soma tempo, dito no orçamento.",
          "Conte um dia quando o eletroduto já existe. Sem ele, o corte do piso vem antes.",
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
        "Quando uma folha do portão abre e a outra não, da direita ou da esquerda, o defeito está no lado parado: motor destravado, capacitor, cabo sob o piso ou saída da central. Antes teste os outros botões do controle, porque o de pedestre move uma folha só; a visita com medição em casa parte de {price.preventive}, sem peças.",
        "Portão pivotante com dois motores em que um lado, o direito ou o esquerdo, não abre tem falha no motor parado, no cabo que atravessa o vão ou na central, e em geral se troca uma peça só. Veja se não era o botão de pedestre e não force a folha; em residência, a visita começa em {price.preventive}, fora as peças.",
        "Se o motor do lado direito funciona e o do esquerdo não, ou o contrário, confira se não é o botão de pedestre e se a chave do motor parado está travada. Fora isso, é cabo, capacitor, folha que trava ou saída da placa, medidos em visita a partir de {price.preventive} em casa, sem contar peças.",
        "Só uma folha do portão abre quando o lado parado, direito ou esquerdo, perdeu motor, capacitor, cabo ou saída da central, ou quando se apertou o botão de pedestre. Confira os botões e a chave de destravamento; se a folha continuar imóvel, medir os dois lados em casa custa {price.preventive} ou mais, sem peças.",
        "Num portão de duas folhas em que a da direita ou a da esquerda não abre, comece pelo controle, pois a tecla de pedestre aciona apenas uma. Descartada, restam motor solto, cabo do piso, capacitor ou central; o técnico mede cada ponto em visita residencial desde {price.preventive}, com peças à parte.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O som do lado parado diz a causa", "Motor, cabo ou central do lado parado"],
        slots: [
          [
            "Motor mudo de um lado só indica cabo rompido ou saída da central queimada. Se ele ronca, é capacitor (a peça que dá o impulso) ou folha arriada, e se gira sem mover a folha está destravado ou com o braço solto.",
            "Silêncio no lado parado aponta para o cabo sob o piso ou para a placa. Ronco lembra capacitor, que dá a partida, ou dobradiça caída, e motor que gira em falso foi destravado.",
            "Escute o motor da folha que não abre: mudo, suspeite do fio ou da central; roncando, do capacitor ou da folha que raspa no chão. Girando sem puxar, ele está solto pela chave.",
            "Três sons separam as causas: nenhum, que leva ao cabo enterrado ou à placa; um ronco, de capacitor sem impulso ou folha que arrasta; e um giro livre, de motor destravado ou braço desligado da folha.",
            "Ouça o lado parado de longe, sem tocar nele. Giro sem efeito é braço solto ou chave aberta, zumbido é peso na folha ou capacitor, que impulsiona a partida, e mudez é fio partido ou saída queimada.",
          ],
          [
            "Quando as duas se prendem na emenda, o problema é a ordem: a folha com a aba precisa sair primeiro. Isso se perde depois de queda de luz ou troca de placa e se acerta na programação.",
            "Folhas que se trancam no meio têm o retardo, a espera entre uma e outra, fora do ponto. Acontece depois de faltar luz ou trocar a placa, e basta reprogramar.",
            "Se uma folha bate na outra, falta retardo, o tempo entre a que leva a aba e a segunda. O técnico regrava essa ordem na central, sem trocar peça.",
            "Duas folhas presas uma na outra não têm motor ruim, e sim sequência trocada: a da aba deveria partir antes. A memória dessa ordem some em apagão ou com placa nova, e gravá-la de novo resolve.",
            "Pode ainda haver choque na emenda, sinal de que o intervalo entre as folhas sumiu depois de uma troca de central ou queda de energia. É acerto de programação, sem custo de peça.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Verificação segura das duas folhas"],
        slots: [
          [
            "Acione uma vez só, de longe, e depois trabalhe com o disjuntor desligado. Nunca ponha a mão entre o braço do motor e a coluna.",
            "Basta uma tentativa, vista à distância; o resto se olha com a energia cortada. O vão entre braço e coluna esmaga dedos.",
            "Observe um acionamento de longe e desligue o disjuntor em seguida. Mantenha as mãos longe do braço do motor, mesmo parado.",
            "Faça um único comando com todos afastados e, depois dele, desligue o disjuntor. O braço fecha contra a coluna com força, e dedo nenhum deve estar ali.",
            "O exame tem dois momentos, um com energia e à distância, outro sem energia e de perto. Em ambos, o espaço do braço junto à coluna é proibido para as mãos.",
          ],
        ],
        steps: [
          "Teste todos os botões do controle.",
          "Escute se o motor parado está mudo, ronca ou gira.",
          "Com o disjuntor desligado, veja se a chave de destravamento dele está fechada.",
          "Olhe se a folha arriou ou se há pedra no arco do giro.",
          "Grave um vídeo curto, de longe, e fotografe a etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Teste de cada folha separada"],
        slots: [
          [
            "Cada folha é testada na mão e no motor, e os dois motores são trocados de saída na central para ver se o defeito acompanha o motor ou a placa. Corrigido o lado parado, a ordem das folhas e as paradas são gravadas de novo.",
            "Com as folhas soltas, o técnico confere o peso de cada uma e inverte as saídas da central: assim sabe se a culpa é do motor ou da placa. Depois do conserto, regrava a ordem e as paradas.",
            "O teste inverte os motores nas saídas da placa, e o defeito mostra de que lado está. Trocada a peça, o percurso e a sequência das folhas são programados outra vez, com a força igualada.",
            "Ligar cada motor na saída do outro revela o culpado: se a falha muda de lado, é a placa; se fica, é motor ou cabo. Reparado esse ponto, regravam-se paradas e sequência, com as folhas conferidas na mão.",
            "A prova decisiva é a troca de saídas na central, feita depois de sentir se alguma folha está pesada. Conserta-se o que falhou, motor, fio ou placa, e a programação de ordem, força e paradas é refeita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar só a folha boa?",
        answers: [
          "Por pouco tempo, com a outra fechada no trinco e o motor ruim isolado pelo técnico. Sem isso, a central continua tentando mover as duas, e uma força a outra.",
          "Só depois que o lado ruim for desligado da central pelo técnico e travado. Até lá, use a folha na mão, com o disjuntor desligado.",
          "Melhor pedir antes ao técnico que separe o motor defeituoso da central e tranque essa folha. Ligados juntos, os dois lados se forçam, e o portão deve ir na mão, sem energia.",
        ],
      },
      {
        question: "Preciso trocar os dois motores?",
        answers: [
          "Não, se o outro está bom e o modelo ainda existe. Com motores diferentes na mesma central, a regulagem fica difícil, e aí se comparam as duas contas.",
          "Em geral se troca só o que falhou, pelo mesmo modelo. Trocar o par em casa fica de {price.homeSwapTwice}, e raramente é preciso.",
          "Na maioria dos casos, não: repõe-se um igual ao que ficou. Se ele saiu de linha, vale comparar com o par novo, que em casa custa de {price.homeSwapTwice} instalado.",
        ],
      },
      {
        question: "Uma folha parou depois da chuva. O que pode ser?",
        answers: [
          "Água no eletroduto ou na emenda do cabo que vai ao segundo motor é a suspeita, e a placa úmida vem depois. Deixe o disjuntor desligado e peça a medição.",
          "Provavelmente o cabo sob o piso tomou água, ou a placa ficou úmida. Não fique testando: corte a energia até o técnico medir.",
          "Suspeite de umidade no caminho do cabo até esse lado, ou na central. Insistir pode queimar a saída da placa, então desligue o disjuntor e aguarde a medição.",
        ],
      },
      {
        question: "Qual folha deve abrir primeiro?",
        answers: [
          "A que tem a aba cobrindo a emenda: ela sai antes e fecha por último. Se a ordem se inverte, as duas se prendem.",
          "A folha da aba abre na frente e volta depois da outra. Essa sequência é gravada na central e pode se perder numa queda de luz.",
          "Começa a que cobre a outra com a aba, e ela é também a última a fechar. Apagão e placa trocada podem apagar essa ordem, que se regrava.",
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
        "No portão de duas folhas, uma bate na outra quando o retardo, o intervalo entre a saída de cada folha, está errado ou se perdeu. A folha do batente deve abrir primeiro e fechar por último; até o técnico acertar isso na central, desligue o disjuntor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Uma folha que bate na outra quase sempre perdeu o retardo, o tempo de diferença que a central dá a cada lado do portão de duas folhas. Corte o disjuntor para não entortar o braço do motor e chame a regulagem, que em residência começa em {price.preventive}, fora as peças.",
        "Se as folhas do portão se encontram e batem, a central está soltando as duas juntas ou na ordem trocada, porque o retardo saiu do ponto. Deixe o motor sem energia até o acerto, que evita empenar braço e dobradiça e custa a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que uma folha bate na outra", "Retardo, percurso ou folga nas folhas"],
        slots: [
          [
            "Falta de luz, troca de placa ou programação apagada pode devolver o retardo ao padrão de fábrica. Motores ligados em saídas trocadas dão o mesmo efeito: sai primeiro a folha que devia esperar.",
            "O intervalo se perde quando a placa é trocada ou a memória se apaga, às vezes depois de um apagão. Se os fios dos dois motores foram invertidos, é a folha errada que abre na frente.",
            "Depois de placa nova ou de apagão, a central pode voltar ao ajuste de fábrica e esquecer a diferença entre os lados. Outra origem é a ligação invertida dos motores, que troca a ordem.",
          ],
          [
            "Quando a batida só acontece às vezes, olhe a mecânica: dobradiça caída, pino do braço com folga ou batente central solto mudam o ponto de encontro. Um motor mais lento, por capacitor fraco, também chega fora de hora.",
            "Batida de vez em quando tem outra origem: vento em folha com folga no braço, dobradiça arriada ou o batente do meio frouxo. Capacitor cansado deixa um dos lados lento e desfaz a ordem.",
            "Se o defeito vai e vem, procura-se folga no pino do braço, batente do meio solto e dobradiça baixa. Um lado mais devagar que o outro aponta para o capacitor daquele motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar nas duas folhas", "O que conferir sem ferramenta"],
        slots: [
          [
            "Com o disjuntor desligado, dá para ver o que mudou sem mexer na central. Não segure a folha com a mão enquanto o motor funciona.",
            "Olhe tudo com a energia cortada e sem abrir a caixa da placa. A folha em movimento nunca é contida com o corpo.",
            "A conferência é visual e sem energia. Deixe a programação para o técnico e não tente frear a folha com os braços.",
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
        headings: ["Como se acerta o encontro das folhas", "O ajuste do retardo na central"],
        slots: [
          [
            "O técnico firma o batente e tira a folga de braços e dobradiças, porque folha caída não se corrige na central. Depois grava o percurso de cada motor e regula o retardo, em geral de poucos segundos.",
            "A mecânica vem na frente: batente fixo, dobradiça no nível e pino sem jogo. Com isso pronto, cada motor aprende o próprio percurso, e o intervalo entre eles é ajustado em alguns segundos.",
            "Primeiro se eliminam as folgas e se prende o batente do meio, já que nenhum ajuste compensa folha arriada. A seguir a central grava o curso dos dois lados e a diferença de tempo entre eles.",
          ],
          [
            "O portão é testado várias vezes, também pelo botão de pedestre, com a passagem livre. Só o ajuste fica na visita; braço, dobradiça, capacitor ou placa é orçado à parte, antes da troca.",
            "Ciclos repetidos, na abertura total e na de pedestre, confirmam o acerto. O que for peça, como braço ou capacitor, tem o valor informado antes e não está no ajuste.",
            "No fim repetem-se aberturas completas e de pedestre até o encontro sair certo. Capacitor, braço, placa ou dobradiça entra com preço próprio, combinado antes.",
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
          "Sim, com a função de pedestre, que move apenas um lado; prenda o outro no ferrolho. Se a central não tem isso, corte a energia, destrave e abra na mão.",
        ],
      },
      {
        question: "O braço do motor entortou. Precisa trocar?",
        answers: [
          "Braço empenado se troca, porque o aço endireitado cede de novo no mesmo lugar. O motor em geral se salva, se parou logo depois da batida.",
          "Em geral troca-se só o braço: desentortado, ele volta a dobrar. O motor costuma continuar bom quando foi desligado cedo.",
        ],
      },
      {
        question: "Dá para acertar o retardo sozinho?",
        answers: [
          "Depende da central: em muitas ele é regulado em chave ou botão dentro da caixa, com a placa energizada. Por haver tensão da rede ali, esse ajuste fica com o técnico.",
          "Melhor não. O ajuste fica na placa, que tem partes em 220 V, e um percurso gravado errado faz a folha bater com mais força.",
        ],
      },
      {
        question: "Falta um motor ou uma folha pode ficar sem retardo?",
        answers: [
          "Portão de duas folhas com sobreposição precisa do retardo, porque uma folha fecha por cima da outra. Só onde elas se encontram de topo, sem aba, a diferença pode ser mínima.",
          "Se há aba no encontro, o intervalo é obrigatório: quem tem a aba fecha por último. Folhas de topo, sem sobreposição, aceitam diferença bem pequena.",
        ],
      },
    ],
    photo: "um vídeo de frente das duas folhas fechando e uma foto do batente do meio",
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
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de duas folhas, o pivotante duplo, são dois motores, um em cada folha, com uma central só que faz uma sair antes da outra. O kit completo traz também os controles, e o preço sai pela foto e pela largura das folhas; trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra.",
        "Portão duplo de abrir leva um kit de dois motores, central única e controles, escolhido pelo comprimento e pelo peso da folha maior. Quem já tem motores paga, para trocar os dois em casa, de {price.homeSwapTwice} com a mão de obra; a primeira instalação, com suportes e batente, é orçada por foto.",
        "Num portão pivotante de duas folhas, cada lado recebe o seu motor, e a central comanda os dois, com controles para abrir tudo ou só a passagem a pé. Em casa, a troca do par fica de {price.homeSwapTwice}, serviço incluído, e o primeiro conjunto se orça pela foto das colunas e pela medida das folhas.",
        "Pivotante duplo é o conjunto que move um portão de duas folhas: um motor por folha, uma única central, que ordena a saída de cada uma, e os controles. A medida das folhas e a foto das colunas dão o preço da primeira instalação; se já existem motores, a troca dos dois em residência vai de {price.homeSwapTwice}, com o serviço.",
        "Para motorizar duas folhas usa-se o motor pivotante duplo, um conjunto com dois motores, controles e central compartilhada, que abre uma folha e logo a outra. Substituir o par em casa custa de {price.homeSwapTwice}, montagem inclusa, e o kit em portão ainda manual se orça com fotos e a largura de cada lado.",
      ],
      installation: [
        "Na instalação de motor pivotante duplo, cada folha recebe um motor, preso à coluna e à travessa, e uma central comanda os dois, com uma folha saindo antes da outra. O conjunto é orçado por foto, com suportes, batente e cabo; como base, trocar os dois motores em casa fica de {price.homeSwapTwice}.",
        "Instalamos motor pivotante duplo com os dois motores, a central, o batente no piso, a fotocélula e o cabo até a segunda coluna. O valor sai pela foto das colunas e pela largura de cada folha, e a troca do par em casa, já com a mão de obra, custa de {price.homeSwapTwice}.",
        "Instalar o motor pivotante duplo é prender um motor em cada folha, levar o cabo até a outra coluna, pôr batente e fotocélula e ligar tudo numa central só. A foto do portão e a medida das folhas permitem o orçamento; para comparar, substituir os dois motores de uma casa vai de {price.homeSwapTwice}.",
        "A instalação do pivotante duplo inclui suportes, dois motores, batente, cabo sob o vão e uma central que faz as folhas saírem uma após a outra. Mande a largura de cada lado e a foto das colunas para o preço; onde já há motores, trocar ambos em residência custa de {price.homeSwapTwice}, serviço incluso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o kit duplo", "Comprimento, peso e coluna"],
        slots: [
          [
            "A folha mais comprida e pesada define os dois motores, e os limites estão na ficha do modelo. Chapa fechada faz vela com o vento e pede motor um passo acima, com trava elétrica.",
            "Escolha pela folha maior, olhando na ficha o comprimento e o peso que o motor aceita. Se ela é de chapa fechada, que segura vento, suba um modelo e acrescente trava elétrica.",
            "Comprimento e peso da folha maior entram na ficha do motor e valem para os dois lados. Gradil deixa o vento passar; chapa inteira força o braço e pede motor mais forte e trava.",
            "Dos dois lados vai o mesmo motor, dimensionado para a folha que mais pesa e mais mede, segundo a ficha. O vento também conta: gradil quase não o segura, ao passo que chapa lisa pede um modelo mais forte e trava elétrica.",
            "Meça cada folha e leve em conta a mais longa e pesada, pois é ela que precisa caber no limite indicado na ficha. Folha fechada recebe o vento em cheio, o que justifica motor um nível acima e uma trava elétrica.",
          ],
          [
            "O pistão, o motor reto e fino, vai em coluna estreita, e o braço articulado em coluna larga. O de piso some da vista, mas pede concreto e dreno.",
            "Coluna larga, com a dobradiça no meio, pede braço articulado, enquanto a estreita aceita o pistão, que é reto e fino. Há também o embutido no piso, discreto e com obra.",
            "O desenho da coluna decide o modelo: pistão, reto e fino, na estreita e braço articulado na larga. Quem quer o motor escondido faz obra no piso, com dreno.",
            "Olhe também a coluna: o pistão, motor comprido e estreito, cabe na fina, e o braço dobrável foi pensado para a larga. O modelo enterrado não aparece, em troca de concreto e escoamento de água.",
            "Onde a coluna é larga e a dobradiça fica recuada, o braço articulado alcança melhor; onde é fina, resolve o pistão, que é alongado. A terceira opção fica sob o piso, exige dreno e obra e deixa a fachada limpa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como fica a instalação dos dois motores", "Dois motores e uma central"],
        slots: [
          [
            "Antes, o técnico confere se as folhas giram leves e se as colunas são firmes. Os motores vão presos à coluna e à travessa, e o cabo do segundo atravessa o vão protegido em eletroduto.",
            "Primeiro se testam na mão as duas folhas e a firmeza das colunas. Cada motor é fixado entre coluna e travessa, e um eletroduto leva o cabo até o outro lado do vão.",
            "Folha leve e coluna firme são a primeira conferência. Depois entram os dois motores, entre coluna e travessa, e o cabo que cruza o vão dentro de um eletroduto.",
            "A visita começa com as folhas giradas à mão e as colunas examinadas, porque o motor não compensa ferragem ruim. Em seguida cada lado recebe o seu, apoiado na travessa e na coluna, e um tubo enterrado conduz o fio do segundo.",
            "Só se fixa motor em coluna firme e folha que gira sem peso, e isso o técnico verifica antes de furar. O conjunto vai de uma travessa à respectiva coluna, com a fiação do lado oposto passando por eletroduto sob o vão.",
          ],
          [
            "No fim se regulam a força, a parada e a ordem das folhas, já que a da aba precisa sair primeiro e fechar por último. O batente no piso dá o ponto em que elas param.",
            "A central é programada para a folha com aba abrir antes e fechar depois, e a força de cada lado fica no mínimo necessário. Um batente no chão marca onde as duas encostam.",
            "Por último vêm a ordem de abertura, com a folha da aba na frente, e a força dos dois lados. As folhas encostam num batente no piso, que evita o tranco no motor.",
            "Terminada a montagem, programa-se quem sai primeiro, a folha que tem a aba, e quem fecha antes, a outra. A força é ajustada ao menor valor que funciona, e o batente do piso recebe as duas sem pancada.",
            "A ordem vem da aba, a tira que cobre a fresta: a folha que a leva abre na frente e é a última a chegar. Regulam-se ainda o esforço de cada motor e o encosto no batente do chão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do kit duplo", "O que soma no orçamento de duas folhas"],
        slots: [
          [
            "O kit traz motores, central e controles, e o comprimento das folhas define o modelo. O resto depende do local e aparece item a item no orçamento, que pode ser pago em até {shop.instalments} vezes no cartão.",
            "Dois motores, central e controles são a base do valor, que muda com a medida das folhas. O que faltar no local vem discriminado, e o cartão divide em até {shop.instalments} vezes.",
            "A base é o conjunto de motores, central e controles, escolhido pela medida das folhas. Conforme o local, somam-se outros itens, tudo parcelável no cartão em até {shop.instalments} vezes.",
            "O preço parte de um kit com central, controles e dois motores, definido pelas folhas. A lista mostra o que o seu portão ainda pode exigir, sempre com valor separado, e o total cabe em até {shop.instalments} parcelas no cartão.",
            "Folhas maiores pedem motores mais fortes, e por isso a medida delas manda no valor do kit, que já vem com controles e central. Abaixo está o que pode faltar na obra; no cartão, divide-se em até {shop.instalments}.",
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
          "Dá, com a outra presa no ferrolho: custa menos e abre meia passagem. Para o carro passar com folga, em geral são precisos os dois motores.",
          "Sim. Muita casa automatiza a folha do dia a dia e abre a outra na mão quando precisa, com um motor só.",
          "É possível, deixando a outra no ferrolho, e gasta-se menos. O carro, porém, costuma precisar do vão inteiro, e aí o segundo motor faz falta.",
        ],
      },
      {
        question: "O kit vem com dois controles?",
        answers: [
          "O número de controles muda de kit para kit, e vem escrito no orçamento. Outros podem ser gravados na mesma central, um para cada morador.",
          "Confira na proposta, porque varia conforme o kit. Controles a mais, de mesmo código, são cadastrados na instalação ou depois.",
          "Depende do kit, e a proposta informa quantos vêm. A central aceita outros do mesmo código, gravados já na instalação ou mais tarde.",
        ],
      },
      {
        question: "Se um motor queimar, o outro funciona?",
        answers: [
          "Na maioria das centrais, sim, mas o portão fica aberto pela metade. Troca-se só o motor ruim, pelo mesmo modelo, e a regulagem é refeita.",
          "Funciona com a folha boa, até o conserto. O defeito de um lado não obriga a trocar os dois, se o modelo ainda existe.",
          "Em boa parte das centrais o lado bom segue abrindo, e metade do vão fica livre. O reparo troca um motor só, havendo o mesmo modelo, e acerta de novo as folhas.",
        ],
      },
      {
        question: "O motor abre só uma folha para o pedestre?",
        answers: [
          "Sim, em várias centrais um botão do controle move uma folha só, e outro abre as duas. A folha do pedestre é a que tem a aba e sai primeiro.",
          "Muitas centrais têm esse comando: um botão para a passagem a pé, outro para o carro. Diga no orçamento que você quer essa função.",
          "Em muitos modelos abre: um botão aciona a folha com a aba, que é a primeira, e outro aciona o par. Peça essa passagem a pé já no orçamento.",
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
