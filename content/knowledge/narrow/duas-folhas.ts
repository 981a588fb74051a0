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
        "O motor duplo para portão de duas folhas fica, na troca em casa, de {price.homeSwapTwice}, com os dois motores e a mão de obra. Se o portão ainda não tem motor, somam-se suportes, batente, fotocélula e o cabo até o outro lado, e o valor fechado sai por foto, grátis.",
        "Automatizar duas folhas leva dois motores, central para os dois, controles e instalação: como base, a troca de cada motor em casa custa de {price.homeSwap}, com mão de obra. Motorizar uma folha só, quando o carro passa por ela, fica perto da metade. Mande o comprimento das folhas e fotos das colunas para o valor fechado.",
      ],
      price: [
        "O motor duplo para portão de duas folhas fica, na troca em casa, de {price.homeSwapTwice}, com os dois motores e a mão de obra. Se o portão ainda não tem motor, somam-se suportes, batente, fotocélula e o cabo até o outro lado, e o valor fechado sai por foto, grátis.",
        "Automatizar duas folhas leva dois motores, central para os dois, controles e instalação: como base, a troca de cada motor em casa custa de {price.homeSwap}, com mão de obra. Motorizar uma folha só, quando o carro passa por ela, fica perto da metade. Mande o comprimento das folhas e fotos das colunas para o valor fechado.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que entra no preço de duas folhas",
          "Item por item do kit duplo",
          "O que soma no preço de duas folhas",
        ],
        slots: [
          [
            "A base são dois motores e a central dupla, escolhidos pelo comprimento e pelo peso de cada folha.",
            "Os dois motores e a central formam a parte maior do valor.",
            "O par de motores é dimensionado pela folha maior.",
          ],
          [
            "Trava elétrica, batente no piso e cabo sob o vão ou por cima completam o orçamento.",
            "Passar o cabo ao outro lado pede corte no piso ou eletroduto por cima, cobrado em linha separada.",
            "Batente central e trava seguram a emenda e costumam entrar juntos.",
          ],
          [
            "Dobradiça caída e coluna fraca são consertadas antes e aparecem à parte.",
            "Serralheria de dobradiça ou coluna é orçada junto, se as fotos mostrarem necessidade.",
            "Uma folha que raspa soma o acerto mecânico, avisado antes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como gastar menos sem errar", "Uma folha ou as duas?", "Onde dá para economizar"],
        slots: [
          [
            "Se o carro passa por uma folha, automatize só ela e deixe a outra no ferrolho.",
            "Motor em uma só folha serve quando o vão dela basta para o carro.",
            "Medir a passagem de uma folha pode cortar o custo pela metade.",
          ],
          [
            "Aproveitar fiação, fotocélula e controles bons reduz a troca de conjunto antigo.",
            "Na troca, só o que falhou precisa sair, se a central aceitar o motor novo.",
            "Um motor bom de um lado pode ficar, se for compatível com a central.",
          ],
          [
            "Só não corte a trava e o batente: custam pouco perto do braço que o vento força sem eles.",
            "O que não se corta é o batente e a trava, que poupam os dois motores do vento.",
            "Batente central e trava são gasto que fica: sem eles, o vento força os dois braços.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é a garantia do motor duplo instalado?",
        answers: ["São {warranty.motor} nos motores e {warranty.installation} na instalação."],
      },
      {
        question: "Posso automatizar só uma das folhas?",
        answers: [
          "Sim, se o carro passa por ela: a outra fica no ferrolho e se abre na mão quando preciso.",
          "Sim. É a saída mais barata quando o vão de uma folha basta.",
        ],
      },
      {
        question: "Preciso trocar os dois motores se um queimou?",
        answers: [
          "Não obrigatoriamente. Se houver motor igual e a central estiver boa, troca-se um; em conjunto antigo, comparam-se as duas contas.",
          "Nem sempre. O técnico confere a compatibilidade com o outro lado e com a central.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação em duas folhas?",
        answers: [
          "A instalação leva mais tempo que a de uma folha, pela passagem do cabo e pelo ajuste da ordem. O prazo vem com o orçamento.",
          "O prazo depende da passagem do cabo. Folhas e colunas em ordem encurtam o serviço.",
        ],
      },
      {
        question: "Duas folhas de correr custam o mesmo?",
        answers: [
          "Não: são dois motores deslizantes ou um sistema que puxa as duas, com trilho e cremalheira. O valor sai por foto.",
          "É outro conjunto. Mande fotos do trilho e a largura de cada folha.",
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
        "O braço articulado é o motor certo para portão de duas folhas em coluna larga ou com a dobradiça recuada, onde o pistão não alcança: um por folha, com central dupla. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra; a primeira instalação é orçada por foto.",
        "Vendemos, instalamos e consertamos braço articulado para portão de duas folhas {em}: um por folha, com uma central que comanda os dois. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra; a primeira instalação é orçada por foto.",
      ],
      price: [
        "O par de braços articulados para portão de duas folhas fica perto de {price.homeSwapTwice}, com mão de obra, pela troca de motor em casa, que é contada por folha; em folha pesada, cada um fica de {price.heavySwap}. Suportes, batente central e cabo no vão somam na primeira instalação, por foto.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o braço articulado trabalha", "Onde ele se fixa"],
        slots: [
          [
            "O motor fica na coluna, e o braço, com uma dobra no meio, empurra a folha por um ponto afastado da dobradiça.",
            "Dois segmentos unidos por um pino levam a força da coluna à folha, mesmo com pilar grosso.",
          ],
          [
            "A placa vai na coluna com chumbador, e a folha recebe reforço no ponto do pino.",
            "Coluna firme e reforço na folha vêm antes, porque todo o esforço passa pelos parafusos do motor e pelo pino do braço.",
          ],
          [
            "O comprimento máximo da folha está na ficha do motor, e a folha fechada, que pega vento, fica abaixo dele.",
            "Confira na ficha o comprimento e o peso que o braço aceita e deixe folga para o vento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Articulado ou pistão linear", "Articulado ou pistão: o que decide"],
        slots: [
          [
            "Coluna larga ou dobradiça recuada: articulado. Coluna estreita, com a dobradiça na face: pistão, que é mais discreto.",
            "A distância da dobradiça à face da coluna decide: grande, articulado; pequena, pistão.",
          ],
          [
            "Ele precisa de espaço livre ao lado da folha aberta, para o braço dobrar, e de dobradiça comum; a elevatória só com braço que aceite a subida.",
            "Se a folha aberta encosta na parede, o braço não tem onde dobrar, e o caminho é o pistão ou o motor de piso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr braço em uma folha só?",
        answers: ["Pode: a outra fica com trinco e abre na mão. A central dupla deixa o segundo braço para depois."],
      },
      {
        question: "Por que uma folha sai antes da outra?",
        answers: [
          "Por causa da emenda no meio: a que tem a aba abre primeiro e fecha por último, com o retardo acertado na central.",
        ],
      },
      {
        question: "O braço articulado abre sem luz?",
        answers: ["Abre pela chave de destravamento de cada motor, com o disjuntor desligado."],
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
        "Para portão de duas folhas de abrir, use um kit duplo: dois motores, um em cada folha, e uma central que comanda a ordem. Na coluna estreita vai o pistão e na larga, o braço articulado; trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra, e o primeiro conjunto é orçado por foto.",
        "O melhor motor para duas folhas é o kit com dois motores e uma só central: braço articulado em pilar largo, pistão em pilar estreito. Trocar os dois em casa fica de {price.homeSwapTwice}, com mão de obra; o comprimento da folha decide o modelo.",
        "Para o portão de duas folhas abrir sozinho, são precisos um motor por folha, uma central para os dois, batente no meio e um cabo que atravesse o vão. Trocar dois motores que já existem fica, em casa, de {price.homeSwapTwice}, com mão de obra; o primeiro conjunto é orçado pela foto das colunas.",
        "Num vão de 4 metros com duas folhas, cada uma tem 2 metros e leva o seu motor, com uma central só para os dois. Trocar o par em casa fica de {price.homeSwapTwice}, com mão de obra; se cada folha tem 4 metros, o motor é mais forte, e o valor sai pela foto e pelo peso.",
        "Num vão de 3 metros com duas folhas, cada uma tem 1,5 metro e leva o seu motor, com uma central para os dois. Trocar o par em casa fica de {price.homeSwapTwice}, com mão de obra; o primeiro conjunto é orçado pela foto das colunas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Linear, articulado ou subterrâneo",
          "Qual motor para cada coluna",
          "Tipos de motor para duas folhas",
        ],
        slots: [
          [
            "O atuador linear, ou pistão, vai rente à folha e pede coluna estreita, com a dobradiça perto da face.",
            "Pistão linear ocupa pouco e serve a pilar estreito.",
            "Em coluna estreita, o linear é o mais discreto.",
          ],
          [
            "O braço articulado alcança o ângulo em pilar largo, onde o linear não chega.",
            "Pilar largo ou dobradiça recuada pede braço articulado.",
            "Com pilar de alvenaria grosso, o articulado resolve.",
          ],
          [
            "O subterrâneo fica numa caixa no piso, com drenagem, e é escolha de projeto novo.",
            "Um motor enterrado some da vista e pede obra e dreno.",
            "Em portão novo, o motor subterrâneo fica escondido no piso, mas pede caixa com dreno e obra.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que a instalação em duas folhas pede",
          "Batente, retardo e cabo",
          "Como as duas folhas trabalham juntas",
        ],
        slots: [
          [
            "A folha com a aba da emenda abre primeiro e fecha por último, com retardo programado na central.",
            "A central atrasa uma folha para a emenda fechar certo.",
            "A central é programada para uma folha sair antes da outra, e assim elas não se batem.",
          ],
          [
            "Um eletroduto por baixo do piso leva o cabo até o segundo motor.",
            "O cabo do segundo motor passa sob o piso, em eletroduto.",
            "Sem passagem sob o piso, o orçamento prevê o corte.",
          ],
          [
            "Batente central no chão e fotocélula completam a segurança, e a folha abre para dentro do terreno.",
            "O batente do meio segura as duas pontas, e a força é regulada no mínimo.",
            "O batente central, chumbado no piso, é onde as duas folhas param; sem ele, o vento empurra a emenda e força os braços.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para motorizar só uma folha?",
        answers: [
          "Dá, mas a passagem automática fica estreita e a outra folha precisa de trinco firme no chão. Se for completar depois, escolha já uma central para dois motores.",
          "Dá. A outra fica presa por trinco, e vale deixar a central dupla pronta.",
        ],
      },
      {
        question: "O portão de duas folhas com motor precisa de trava elétrica?",
        answers: [
          "Em folha longa ou exposta ao vento, sim. Em folha curta, o redutor irreversível costuma segurar.",
          "Depende do vento e do comprimento. A trava prende a emenda e poupa os braços.",
        ],
      },
      {
        question: "A folha raspa na rampa. O que fazer?",
        answers: [
          "Veja se o piso sobe no caminho que a folha faz ao girar. Um desnível pequeno se resolve com dobradiça elevatória; maior, com outro tipo de abertura.",
          "Acerta-se antes do motor: desnível pequeno sai com dobradiça elevatória ou corte da barra; desnível grande pede abrir para o outro lado ou portão de correr.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar os motores nas duas folhas?",
        answers: [
          "Em geral, um dia, com as colunas firmes e a passagem do cabo pronta. Cortar o piso ou reforçar coluna soma outro, avisado no orçamento.",
          "Conte um dia quando o eletroduto sob o piso já existe. Sem ele, o corte e o acabamento do piso vêm antes.",
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
        "Se o controle abre só uma folha, veja primeiro se não é o botão de pedestre, que move uma folha de propósito: teste os outros botões. Em todos igual, o defeito é do lado parado: motor destravado, capacitor, cabo sob o piso ou saída da central.",
        "Portão com dois motores em que um parou tem o defeito no lado mudo: motor destravado, capacitor, cabo que atravessa o vão ou saída da central. Desligue o disjuntor e não force a folha; a visita com medição parte de {price.preventive} em casa, sem peças, e em geral se troca só a peça, e não os dois motores.",
        "Quando só uma folha do portão abre, o defeito está no lado parado: motor destravado, capacitor, cabo sob o piso ou saída da central. Se as folhas se prendem uma na outra, o retardo está errado. Desligue o disjuntor e não force.",
        "Portão de duas folhas em que uma não abre: escute o motor parado. Mudo, suspeite do cabo ou da central; roncando, de capacitor ou folha presa; girando sem mover, de braço solto ou destravado.",
        "Se uma das folhas não abre, confira se o motor dela está travado pela chave e se a dobradiça não arriou. O resto, cabo, capacitor e central, é medição do técnico. Um vídeo dos dois lados adianta o orçamento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que só uma folha se move", "Motor, cabo ou central do lado parado", "O som diz onde procurar"],
        slots: [
          [
            "Um motor mudo de um lado só indica cabo rompido sob o piso ou saída da central queimada.",
            "Motor mudo aponta para fio solto ou saída da placa; se ronca, é capacitor ou folha presa; se gira e a folha não anda, está destravado.",
            "O cabo que atravessa o vão sofre com água e é suspeito comum.",
          ],
          [
            "Um motor que ronca e não anda lembra capacitor ou folha caída na dobradiça.",
            "Ronco sem movimento: capacitor ou folha arrastando.",
            "Uma folha arriada pega no piso e segura o motor.",
          ],
          [
            "Folhas que se trancam na emenda têm o retardo fora do ponto.",
            "Se a folha sem aba sai primeiro, as duas se prendem.",
            "Retardo perdido depois de uma queda de luz ou troca de placa é acerto de programação.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de chamar",
          "Verificação segura das duas folhas",
          "Passos com o motor desligado",
        ],
        slots: [
          [
            "Faça só com as folhas retas e em piso nivelado.",
            "Não ponha a mão entre o braço e a coluna.",
            "Uma tentativa basta; depois, disjuntor desligado.",
          ],
        ],
        steps: [
          "Acione uma vez, de longe, e veja qual folha fica parada.",
          "Escute se o motor dela está mudo, ronca ou gira livre.",
          "Desligue o disjuntor e confira se a chave de destravamento está fechada.",
          "Olhe se a folha arriou, raspa ou tem galho e pedra no arco.",
          "Mande o vídeo e a foto da etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Teste de cada folha separada", "O conserto do lado parado"],
        slots: [
          [
            "Cada folha é testada na mão e no motor, e as saídas da central são medidas.",
            "Trocam-se os motores de saída para ver se o defeito acompanha a máquina ou a central.",
            "O teste separa motor, cabo e central.",
          ],
          [
            "Corrigido o lado parado, o retardo e os fins de curso são programados de novo.",
            "Depois do reparo, refaz-se a ordem de abertura.",
            "A força das duas folhas é igualada e testada com objeto macio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar só a folha boa?",
        answers: [
          "Pode por pouco tempo, se a outra estiver fechada com trinco e o técnico isolar o motor ruim. Não deixe a central tentando mover os dois.",
          "Só com o lado ruim desligado pelo técnico; senão uma folha força a outra.",
        ],
      },
      {
        question: "Preciso trocar os dois motores se só uma folha abre?",
        answers: [
          "Não, se o outro está bom e o modelo ainda existe. Motores diferentes na mesma central dificultam a regulagem.",
          "Em geral, só o que falhou.",
        ],
      },
      {
        question: "Qual folha abre primeiro?",
        answers: [
          "É a que tem a aba da emenda; ela fecha por último.",
          "A folha que cobre a junção sai antes e volta depois.",
        ],
      },
      {
        question: "Uma folha parou depois da chuva. O que pode ser?",
        answers: [
          "Pode ser água no eletroduto ou na emenda do cabo do segundo motor. Deixe desligado e peça a medição.",
          "Um cabo sob o piso com água é a suspeita; também pode ser placa úmida.",
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
        "O portão de duas folhas de correr pode ter motor de dois jeitos: um motor por folha, com central para os dois, ou folhas que correm para o mesmo lado, uma puxando a outra, com um só motor. Lateral livre e peso decidem.",
        "Para portão de correr em duas folhas, veja para onde elas vão: uma para cada lado pede dois motores e duas cremalheiras; as duas para o mesmo lado, sobrepostas, podem usar um motor e um arraste. O valor sai por foto.",
        "Duas folhas de correr cabem onde a parede de um lado só não basta. Cada folha leva roldanas, trilho, batente e, se abrem para lados opostos, o próprio motor. Mande o comprimento de cada folha e o espaço lateral.",
      ],
      price: [
        "O preço para duas folhas de correr depende de serem um ou dois motores, dos metros de cremalheira e do trilho. Como referência, a troca de um motor em casa fica de {price.homeSwap}; o conjunto duplo é orçado por foto, sem custo.",
        "Automatizar duas folhas de correr custa mais que uma quando cada folha leva o seu motor. Folhas telescópicas, que correm para o mesmo lado, podem usar um só. Mande medidas e fotos do trilho para o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Um motor ou dois nas folhas de correr",
          "Folhas opostas ou telescópicas",
          "Como as duas folhas de correr se movem",
        ],
        slots: [
          [
            "Folhas que abrem para lados opostos usam um motor em cada uma, com a mesma central ou centrais ligadas.",
            "Uma folha para cada lado significa dois motores e duas cremalheiras.",
            "Abrindo do meio para os lados, cada folha precisa do seu motor.",
          ],
          [
            "Folhas telescópicas correm para o mesmo lado, em trilhos paralelos, e a primeira arrasta a segunda.",
            "No sistema telescópico, um cabo ou gancho faz a primeira folha puxar a segunda.",
            "Com trilhos lado a lado, um motor pode mover as duas.",
          ],
          [
            "A capacidade do motor conta o peso das folhas que ele move, com um terço de margem.",
            "Se um motor puxa as duas, some o peso de ambas.",
            "O motor único precisa aguentar as duas folhas juntas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que a instalação confere",
          "Trilhos, batentes e encontro das folhas",
          "Instalação em duas folhas de correr",
        ],
        slots: [
          [
            "Os trilhos ficam nivelados e com batente nas pontas e no encontro das folhas.",
            "No meio vai um batente ou encaixe, para as folhas não passarem uma da outra.",
            "Cada trilho recebe batente nas duas pontas.",
          ],
          [
            "A central sincroniza os dois motores, e a fotocélula cobre todo o vão.",
            "Dois motores são programados para partir e parar juntos.",
            "A fotocélula protege o encontro das folhas, onde há risco de esmagar.",
          ],
          [
            "A cremalheira de cada folha fica com {rack.clearance} de folga.",
            "Folga de {rack.clearance} e força mínima valem para as duas folhas.",
            "Regulam-se força e paradas de cada folha em separado.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dá para abrir só uma folha?",
        answers: [
          "Dá, com dois motores e central que tenha essa função, útil para pedestre ou moto.",
          "Sim, se cada folha tem o seu motor.",
        ],
      },
      {
        question: "Quanto espaço lateral as duas folhas de correr pedem?",
        answers: [
          "O comprimento de cada folha, do lado para onde ela corre. Telescópica ocupa só um lado.",
          "Metade do vão de cada lado, se abrem opostas; uma folha de um lado só, se telescópica.",
        ],
      },
      {
        question: "Duas folhas dão mais manutenção?",
        answers: [
          "Dão: são mais roldanas, trilhos e, às vezes, dois motores. A revisão olha tudo na mesma visita.",
          "Um pouco mais, porque há o dobro de rodas e batentes.",
        ],
      },
      {
        question: "Uma folha anda e a outra não. O que é?",
        answers: [
          "Com dois motores, o defeito está no lado parado. Na telescópica, o arraste pode ter soltado.",
          "Pode ser motor, cabo ou arraste da folha parada. Desligue o disjuntor e mande um vídeo.",
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
        "Dá para abrir só uma folha para pedestre: a central de dois motores tem a função pedestre, que aciona apenas a folha que abre primeiro. Grava-se um botão do controle para ela e outro para o portão inteiro; quem programa na placa é o técnico.",
        "Para uma folha abrir sozinha para pedestre, a placa precisa ter abertura parcial, e essa folha tem de ser a que abre primeiro e fecha por último. Se a placa não tem a função, troca-se a central ou usa-se fechadura elétrica na folha.",
        "A abertura de pedestre usa um segundo botão do controle: um aperto move só uma folha, ou cerca de um metro no portão de correr. Muitas centrais já têm a função; falta ligá-la, gravar o botão e testar a fotocélula.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a sua placa faz", "Confira antes de chamar", "A função pedestre na central"],
        slots: [
          [
            "O manual da central mostra se existe entrada ou tecla de pedestre.",
            "Procure no manual por pedestre, social ou abertura parcial.",
            "A etiqueta da placa diz o modelo, e o modelo diz se há abertura parcial.",
          ],
        ],
        steps: [
          "Veja se o controle tem um botão ainda sem uso.",
          "Anote a marca e o modelo na etiqueta do motor, sem abrir a tampa.",
          "Repare qual folha abre primeiro: é ela que serve ao pedestre.",
          "Confira se a outra folha fica presa por trinco ou batente no piso.",
          "Mande as fotos; a gravação na placa é do técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico programa", "Botão, folha e tempo de pedestre", "A regulagem da abertura parcial"],
        slots: [
          [
            "Grava-se um botão para a folha do pedestre e outro para as duas.",
            "Cada botão do controle recebe uma função: só uma folha ou abertura total.",
            "A botoeira ou o interfone também pode comandar só a folha do pedestre.",
          ],
          [
            "A folha escolhida é a de cima do encontro, que abre primeiro e fecha por último.",
            "Se a folha errada abre antes, inverte-se a ordem dos motores na central.",
            "O retardo entre as folhas é conferido, para uma não prender a outra.",
          ],
          [
            "A fotocélula continua valendo, e o fechamento automático do pedestre tem pausa própria em muitas placas.",
            "O teste final passa pela fotocélula com uma folha e depois com as duas.",
            "Força e parada são regulados de novo, porque uma folha só balança mais no vento.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Quando a porta social é melhor",
          "Pedestre pela folha ou por porta própria",
          "Outras saídas para quem entra a pé",
        ],
        slots: [
          [
            "Muita gente a pé por dia gasta o motor à toa, e a porta social separada compensa.",
            "Para uso de vez em quando a folha basta; para entrada diária da família, porta própria é melhor.",
            "Cada passagem a pé conta como um ciclo do motor.",
          ],
          [
            "Sem luz, a porta social abre com chave, e a folha motorizada só pelo destravamento.",
            "A fechadura elétrica em porta separada deixa o carro e o pedestre independentes.",
            "Onde não cabe porta, a função pedestre evita expor a garagem inteira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A abertura para pedestre funciona em portão de correr?",
        answers: [
          "Sim: a central abre cerca de um metro e para. O comprimento se regula na placa.",
          "Funciona, como abertura parcial, se a placa tiver a função.",
        ],
      },
      {
        question: "A abertura para pedestre funciona no basculante?",
        answers: [
          "Não é indicado: a folha ficaria parada a meia altura sobre quem passa. Use porta social.",
          "Não. Um basculante parado no meio é risco; a saída é porta social na folha ou no muro.",
        ],
      },
      {
        question: "Preciso de controle novo para abrir só uma folha?",
        answers: [
          "Só se o seu tiver um botão. Com dois ou mais, aproveita-se o que está livre.",
          "Em geral não, porque a maioria tem mais de um botão.",
        ],
      },
      {
        question: "Quanto custa ligar a função pedestre do portão?",
        answers: [
          "Se a placa já faz, é serviço de regulagem, como na visita preventiva em casa, a partir de {price.preventive}, sem peças. Uma placa nova é orçada por foto.",
          "O preço depende de a central ter a função. Mande a etiqueta do motor e o valor vem antes da visita.",
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
        "Quando uma folha do portão bate na outra, o retardo entre elas está errado ou se perdeu: a folha do batente deve abrir primeiro e fechar por último. O técnico acerta o tempo na central; até lá, desligue o disjuntor para não entortar braço.",
        "Folhas que se encavalam fecham na ordem trocada ou param em pontos diferentes. A causa é retardo desprogramado, percurso perdido de um dos motores, folga no braço ou batente central solto. Não force com a mão.",
        "Uma folha bate na outra sempre por retardo errado na central ou batente do meio fora do lugar; só de vez em quando, por vento, folga no braço ou motor mais lento de um lado. Desligue o disjuntor até o ajuste, para não entortar o braço.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que as folhas batem", "Retardo, percurso ou folga nas folhas", "O que saiu do ponto"],
        slots: [
          [
            "O retardo é o intervalo entre a saída de uma folha e a da outra; sem ele, as duas chegam juntas.",
            "Depois de falta de luz ou troca de placa, o retardo pode voltar ao padrão de fábrica.",
            "Motores trocados de lado fazem a folha errada sair primeiro.",
          ],
          [
            "Um motor mais lento, por capacitor ou dobradiça dura, muda o encontro.",
            "Dobradiça caída baixa a folha e tira o encaixe.",
            "A folga no pino do braço deixa a folha passar do ponto.",
          ],
          [
            "Um batente central solto não segura a primeira folha, e a segunda bate nela.",
            "Sem batente no chão, o vento empurra a folha que espera.",
            "O ferrolho no meio do caminho desvia uma das folhas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta o encontro das folhas", "Do batente ao retardo", "O acerto das duas folhas"],
        slots: [
          [
            "Primeiro se firma o batente e se tira a folga de braços e dobradiças.",
            "A mecânica vem antes: folha caída não se corrige na central.",
            "O técnico mede o tempo de cada folha com as duas leves.",
          ],
          [
            "Depois se grava o percurso de cada motor e se regula o retardo de abertura e de fechamento.",
            "A folha do batente abre antes e fecha depois, com alguns segundos de diferença.",
            "No fim, testa-se com vento e com a passagem livre.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso usar só uma folha enquanto isso?",
        answers: [
          "Pode, se a central tiver a função de pedestre e a outra folha estiver presa pelo ferrolho.",
          "Sim, pelo botão de pedestre, se houver. Sem ele, use na mão com o disjuntor desligado.",
        ],
      },
      {
        question: "O braço do motor entortou. Precisa trocar?",
        answers: [
          "Braço empenado se troca, porque endireitado volta a ceder.",
          "Em geral, sim. O motor costuma se salvar se você parar logo.",
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
        "O portão de duas folhas de abrir leva um motor em cada folha e uma central só, que faz uma sair antes da outra. Trocar os dois motores em casa fica de {price.homeSwapTwice}, com mão de obra; a primeira instalação, com suportes e batente, é orçada pela foto e pelo comprimento das folhas.",
        "O kit pivotante duplo traz dois motores, a central que comanda os dois e os controles; batente central, fotocélula e passagem do cabo entram à parte. A primeira instalação é orçada por foto, e quem já tem os dois motores paga, para trocá-los em casa, de {price.homeSwapTwice}, com mão de obra.",
        "O motor duplo se compra pela folha maior: o comprimento e o peso dela definem os dois motores, um para cada lado. Trocar os dois em casa fica de {price.homeSwapTwice}, com mão de obra; se é o primeiro conjunto, mande as medidas e a foto das colunas para o orçamento, grátis.",
      ],
      installation: [
        "Na instalação de motor pivotante duplo, cada folha recebe um motor, fixado na coluna e na travessa, e uma central comanda os dois, com uma folha saindo antes da outra. O conjunto é orçado por foto, com motores, suportes, batente e cabo; como base, a troca de um motor em casa fica de {price.homeSwap}.",
        "Instalamos motor pivotante duplo com os dois braços, a central, o batente no piso, a fotocélula e o cabo até a segunda coluna. O valor do conjunto sai por foto das colunas e pela largura de cada folha; a troca de um só motor, em casa, fica de {price.homeSwap}.",
        "Para instalar o pivotante duplo, confere-se primeiro se as duas folhas giram leves e se as colunas são firmes; depois vão os dois motores, a central e o batente. Mande fotos das colunas por dentro para o preço do conjunto; trocar um motor só, em casa, custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o kit duplo", "Comprimento, peso e coluna", "O que olhar antes de comprar"],
        slots: [
          [
            "O pistão, que é o motor reto e fino, pede coluna estreita; o braço articulado serve à coluna larga; o motor de piso some da vista, mas pede obra.",
            "Coluna grossa, com a dobradiça no meio, pede braço articulado; coluna estreita aceita o pistão; o motor embutido no piso some da vista e pede obra.",
            "Escolha o pistão em coluna estreita e o braço articulado em coluna larga; o embutido no piso some da vista, mas pede dreno e concreto.",
          ],
          [
            "Chapa fechada e vento pedem motor um passo acima.",
            "Folha vazada leva menos vento e aceita o motor do peso dela; chapa fechada pede um acima e trava elétrica.",
            "Folha comprida ou fechada faz alavanca com o vento: escolha motor um passo acima e trava elétrica.",
          ],
          [
            "Veja se abre para dentro ou para fora e se o piso sobe no caminho do giro.",
            "Abrir para fora, sobre a calçada, costuma ser proibido pela prefeitura: nesse caso a folha é virada para dentro ou se escolhe o de correr.",
            "Se o piso sobe, a folha raspa antes de abrir tudo: veja antes se dá para erguê-la ou parar em ângulo menor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se instala", "Dois motores e uma central", "Como fica a instalação"],
        slots: [
          [
            "Os dois motores são fixados na coluna e na travessa da folha, e o cabo do segundo atravessa o vão protegido.",
            "Cada motor vai preso à coluna e à travessa da folha; o cabo do segundo cruza o vão em eletroduto.",
            "A central fica do lado da energia e comanda os dois motores, presos às colunas e às travessas.",
          ],
          [
            "No fim, o técnico regula a força e as paradas de cada folha e testa as duas juntas.",
            "O controle pode ter um botão que abre só a folha do pedestre e outro que abre as duas.",
            "A trava elétrica segura as folhas contra o vento e o empurrão, e o batente no piso dá o ponto em que elas param.",
          ],
        ],
      },
    ],
    keep: ["cost", "care"],
    questions: [
      {
        question: "Dá para motorizar só uma folha?",
        answers: [
          "Dá, com a outra presa no ferrolho; é mais barato e abre meia passagem. Para abrir tudo, são dois motores.",
          "Sim. Muita casa usa uma folha no dia a dia e abre a outra na mão quando precisa.",
        ],
      },
      {
        question: "E se as duas folhas são de correr?",
        answers: [
          "Cada folha leva o seu motor deslizante, e as duas centrais são ligadas para abrir juntas; é outro orçamento, pelo peso de cada uma.",
        ],
      },
      {
        question: "Qual das duas folhas fecha por último?",
        answers: [
          "A que tem o batente ou a trava por cima da outra: o retardo da central é regulado para ela sair primeiro e chegar depois.",
        ],
      },
      {
        question: "Se um motor queimar, o outro funciona?",
        answers: [
          "Na maioria das centrais, sim, mas o portão fica pela metade. Troca-se só o motor ruim, do mesmo modelo.",
          "Funciona, com a folha boa. O conserto é de um lado só.",
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
        "Com motor nas duas folhas, o fecho central vira batente no chão e trava elétrica; o ferrolho manual sai, porque o motor força e quebra o braço. Se só uma folha é automática, a outra fica presa por ferrolho em cima e embaixo, e a motorizada encosta nela.",
      ],
      question: [
        "Com motor nas duas folhas, o ferrolho manual não pode ficar fechado: o motor força contra ele e quebra o braço. No lugar entram batente no chão e trava elétrica; o ferrolho só serve à folha que não tem motor.",
      ],
      price: [
        "O preço do fecho das duas folhas depende de ser só batente e ferrolho ou trava elétrica com cabo até a central. Mande foto do encontro das folhas e do chão: o orçamento é grátis, com peça e instalação separadas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O fecho certo em cada caso", "Duas motorizadas ou uma fixa"],
        slots: [
          [
            "Duas motorizadas: batente central baixo, trava elétrica e ordem de fechamento na central.",
            "A folha da trava fecha por último, pelo retardo da central.",
          ],
          [
            "Uma motorizada: ferrolho firme na outra, em cima e embaixo.",
            "A folha fixa precisa aguentar o empurrão da que fecha.",
          ],
          [
            "O batente no chão alto demais fura pneu; use perfil baixo e arredondado.",
            "Prefira batente baixo, que o carro passa por cima.",
          ],
        ],
      },
    ],
    keep: ["check", "visit"],
    questions: [
      {
        question: "Posso manter o ferrolho no portão de duas folhas?",
        answers: ["Só em viagem, com o disjuntor desligado. Esquecido fechado, ele quebra braço e suporte."],
      },
      {
        question: "A folha abre com o vento. O que falta?",
        answers: ["Falta trava elétrica ou batente firme no meio. O braço sozinho não segura a ponta."],
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
        "Uma folha que abre enquanto a outra fecha tem um dos motores com o sentido trocado: fios invertidos na central, fim de curso ligado ao contrário ou percurso gravado errado depois de uma troca. Desligue o disjuntor, porque as folhas podem se chocar; acertar a ligação e o percurso em casa parte de {price.preventive}, sem peças.",
        "Se as folhas andam em sentidos contrários, a central não está com defeito na maioria das vezes: a ligação de um motor ficou invertida ou uma folha foi movida na mão e perdeu a posição. Pare de usar e chame quem instalou, se foi serviço recente, porque é garantia.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que uma vai e a outra vem", "Ligação ou posição perdida"],
        slots: [
          [
            "Os fios de abrir e fechar de um dos motores foram trocados.",
            "Motor novo ligado ao contrário anda para o outro lado.",
          ],
          [
            "Folha empurrada na mão com o motor destravado sai do passo da outra.",
            "Destravar só um lado faz a central perder a posição dele.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso inverter os fios eu mesmo?",
        answers: [
          "Não: há tensão na central, e o fim de curso precisa ser trocado junto.",
          "Deixe com o técnico; invertido só pela metade, o motor não para no fim.",
        ],
      },
      {
        question: "Estraga o portão?",
        answers: [
          "As folhas podem bater e entortar o braço. Desligue até o acerto.",
          "Pode entortar braço e dobradiça; não use assim.",
        ],
      },
    ],
    photo: "um vídeo das duas folhas e a foto da central fechada e das etiquetas",
  },
];
