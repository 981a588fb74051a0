import type { Concept } from "#domain/knowledge/concept.ts";

export const pivotante: Concept = {
  id: "pivotante",
  kind: "gate",
  label: "Portão pivotante",
  phrase: "o portão pivotante",
  words: [
    "pivotante",
    "portão pivotante",
    "pivotante simples",
    "portão de abrir",
    "motor de portão de abrir",
    "portão de girar",
    "portão que abre para dentro",
    "portão que abre para fora",
    "portão que abre como porta",
    "portão de dobradiça",
    "portão pivô",
  ],
  intent: "buying",
  answers: {
    any: [
      "Vendemos, instalamos e consertamos motor de portão pivotante, o que abre como porta, em uma ou duas folhas, com um motor para cada folha. O comprimento da folha e a largura da coluna definem o modelo. Em casa, a troca de um motor, com mão de obra, fica de {price.homeSwap}, e o primeiro é orçado por foto.",
      "Portão pivotante automático leva um motor de braço por folha, preso na coluna, sem trilho no chão. Fazemos venda, instalação e conserto, e acertamos antes a dobradiça com folga ou a coluna fraca. A troca residencial custa de {price.homeSwap} por motor, com o serviço, e a foto permite dizer o valor do seu.",
      "Motor para portão pivotante, ou de abrir, se escolhe pelo comprimento da folha e pela largura da coluna: pistão linear em pilar estreito, braço articulado em pilar largo. Vendemos e instalamos um por folha. Em casa, a troca de cada motor fica de {price.homeSwap}, com mão de obra.",
      "Automatizamos e consertamos portão pivotante de uma folha, com um motor, ou de duas, com dois motores e uma central só. A folha precisa de área livre para girar, dobradiça firme e batente. A troca em residência vai de {price.homeSwap} por motor, com a mão de obra incluída.",
    ],
    price: [
      "O motor para portão pivotante custa, na troca em casa, de {price.homeSwap}, com mão de obra; com duas folhas são dois motores, de {price.homeSwapTwice}. Folha pesada ou de prédio fica de {price.heavySwap}. O primeiro motor é orçado por foto, com o comprimento da folha e a largura da coluna.",
      "Trocar o motor de um portão pivotante de uma folha fica de {price.homeSwap} em residência, e de duas folhas, de {price.homeSwapTwice}, com o serviço. Trava elétrica, batentes e reforço de coluna são cobrados à parte. Folha pesada vai de {price.heavySwap}, e a foto do portão permite o orçamento.",
      "Em casa, cada motor de portão de abrir custa de {price.homeSwap}, já trocado, e o par sai de {price.homeSwapTwice}. O número de folhas, o comprimento e o estado da coluna mudam o preço do pivotante. Em portão pesado, a troca fica de {price.heavySwap}, com mão de obra.",
    ],
    repair: [
      "Consertamos portão pivotante que raspa, bate ou trava no meio, defeitos que quase sempre vêm de dobradiça gasta, suporte solto, batente fora do lugar ou tempo errado entre as folhas. O técnico solta o braço e gira a folha na mão, para saber se o problema é do portão ou do motor.",
      "O conserto do portão de abrir começa pela dobradiça e pelo prumo da coluna, porque uma folha caída na ponta força o braço e parece motor fraco. Depois são testados o suporte, o fuso e a central do pivotante. Um vídeo do movimento ajuda a dizer a causa e o valor antes da visita.",
      "O portão pivotante que não fecha inteiro costuma ter batente solto, trava elétrica presa ou atraso trocado entre as folhas. Desligue o disjuntor e não force o braço. O conserto começa pela dobradiça e só chega ao motor se a folha girar leve na mão, o que o técnico testa na visita.",
    ],
    installation: [
      "Instalamos motor em portão pivotante com o braço preso no ponto que a tabela do fabricante indica, conforme a distância da dobradiça à face da coluna. Coluna maciça, dobradiça sem folga e batente no chão são conferidos antes, porque sem eles o motor força. O serviço tem {warranty.installation} de garantia.",
      "A instalação do motor no portão de abrir começa pela coluna e pela dobradiça, que precisam estar firmes, e segue a tabela de medidas do modelo. Cada folha recebe um braço, e a central define qual delas sai primeiro. A garantia da montagem é de {warranty.installation}.",
      "Um motor de portão pivotante é instalado com medida exata, porque o braço fixado fora do ponto abre pouco, bate ou trava. O serviço inclui batentes de chão, suporte em parte maciça da coluna e, em duas folhas, o cabo até o outro lado. A instalação tem {warranty.installation} de garantia.",
    ],
    comparison: [
      "O portão pivotante não usa trilho e preserva a fachada, mas precisa de área livre para girar. O de correr não ocupa a garagem, porém precisa de parede lateral do tamanho da folha, e o basculante usa o alto do vão. Para uso intenso, o de correr aguenta melhor.",
      "Entre portão de abrir, de correr e basculante, a escolha depende do espaço. O pivotante precisa do chão livre, o deslizante precisa de lateral livre e trilho limpo, e o basculante usa a altura. Com muitas aberturas por dia, o de correr se desgasta menos.",
      "Pivotante ou deslizante depende do terreno: o primeiro não tem trilho e fica bonito na fachada, e o segundo não ocupa a área de manobra e suporta mais uso. Piso que sobe para dentro impede o de abrir, e falta de parede lateral impede o de correr.",
    ],
    "how-to": [
      "Para abrir na mão um portão pivotante, reto e em piso nivelado, desligue o disjuntor, destrave cada motor com a chave e mova uma folha por vez, devagar, pela ponta. Comece pela que tem a aba da emenda e nunca force com o braço travado, porque o suporte entorta.",
      "Para testar o portão de abrir, desligue o disjuntor, destrave o motor e pare a folha em três posições, só se ela estiver reta e com a dobradiça firme. Se volta sozinha ou raspa no piso, a dobradiça ou a coluna do pivotante precisa de conserto antes do motor.",
      "Para mover um portão pivotante sem energia, desligue o disjuntor, gire a chave do motor e leve cada folha pela ponta, com ninguém na área do giro. Se a folha está caída, a coluna trincada ou a trava presa, não force: deixe fechado e espere o técnico.",
    ],
    emergency: [
      "Portão pivotante solto da dobradiça ou com a coluna cedendo pode tombar, por isso desligue o disjuntor, afaste todos do giro e não levante a folha. Se ela está reta e firme, a chave do motor libera o movimento na mão até a visita. O atendimento funciona {shop.hours}.",
      "Se o portão de abrir travou com o carro dentro, desligue o disjuntor e, com a folha reta e firme nas dobradiças, destrave o motor e mova devagar. Se a folha do pivotante está caída na ponta, não mexa e mantenha todos longe até o técnico chegar, {shop.hours}.",
      "Com o portão pivotante preso, desligue a energia e olhe as dobradiças de longe. Se estão firmes, use a chave do motor e abra na mão; se estão tortas ou soltas, mantenha distância, porque a folha pode cair. Chame pelo WhatsApp, {shop.hours}, com uma foto da folha inteira.",
    ],
    buying: [
      "Vendemos e instalamos motor de portão pivotante, o que abre como porta, com um motor para cada folha. O comprimento da folha e a largura da coluna definem o modelo: pistão em pilar estreito, braço articulado em pilar largo. A troca em casa fica de {price.homeSwap} por motor, com mão de obra, e a primeira instalação é orçada por foto.",
      "O motor para portão pivotante é vendido por folha: o kit simples move uma, e o duplo move duas com uma central só. Em residência, cada motor trocado fica de {price.homeSwap}, com o serviço. Fotos da dobradiça e da coluna e o comprimento da folha mostram qual braço serve.",
      "Para portão pivotante temos motor de pistão, que serve em pilar estreito, e de braço articulado, para pilar largo. A troca em casa fica de {price.homeSwap} por folha, com mão de obra, e em portão pesado de {price.heavySwap}. O primeiro motor tem orçamento por foto.",
    ],
    question: [
      "O portão pivotante é o que abre girando em dobradiças, como uma porta, em uma ou duas folhas. Pode ser automático, com um motor por folha, se ela gira leve e encosta em um batente firme. Precisa de área livre para o giro, para dentro do terreno.",
      "Sim, portão pivotante pode ser automático, com um motor por folha, se ela gira leve, não raspa e encosta em um batente firme. A folha deve abrir para dentro do terreno. Rampa que sobe para dentro ou coluna oca precisa ser resolvida antes, porque o braço não compensa isso.",
      "Vale a pena automatizar o portão de abrir quando há área livre para o giro e a coluna é firme, porque ele não usa trilho e custa pouco em obra. Com garagem curta ou piso que sobe para dentro, o de correr ou o basculante serve melhor que o pivotante.",
      "O portão pivotante funciona bem com motor desde que a dobradiça e a coluna aguentem e haja espaço para a folha girar. Em chapa fechada, que recebe o vento, é preciso trava elétrica. Em garagem muito curta, outro tipo de portão serve melhor.",
    ],
  },
  line: [
    "No portão pivotante, cada folha tem um braço, preso de um lado na coluna e do outro na folha.",
    "Em portão de abrir, dobradiça sem folga e coluna firme vêm antes do motor.",
    "Folha pivotante longa força o motor mais que folha pesada, porque age como alavanca.",
    "O giro do portão de abrir precisa de área livre, sem carro, vaso ou planta no caminho.",
    "Motor pivotante é orçado por folha, com fotos das dobradiças e medidas da coluna.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como o motor move o portão pivotante", "Dobradiça, braço e central do portão de abrir"],
      slots: [
        [
          "A folha gira nas dobradiças, sem trilho, e um braço preso na coluna a empurra e puxa. Dentro dele um fuso avança ou recolhe, e a dobradiça carrega todo o peso.",
          "Quem sustenta o portão é a dobradiça; o motor só faz o giro, com um braço que vai da coluna à folha. O fuso desse braço recolhe para abrir e avança para fechar.",
          "Um braço motorizado liga a coluna a uma travessa da folha e a leva até o batente. O peso fica nas dobradiças, por isso folga nelas vira esforço no motor.",
          "Preso de um lado na coluna e do outro na folha, o braço empurra e puxa o portão. Não há trilho, e por isso as dobradiças seguram todo o peso.",
        ],
        [
          "Com duas folhas são dois braços e uma central, que manda sair primeiro a que tem a aba da emenda. Ela fecha por último, para uma não prender a outra.",
          "Portão de duas folhas usa um motor em cada e uma placa só, que atrasa uma delas. Assim a folha com a aba cobre a outra ao fechar.",
          "Se há duas folhas, a central comanda os dois braços com um pequeno atraso. A da emenda abre antes e fecha depois, e as duas não se chocam.",
          "Em uma entrada dupla, cada folha tem o seu braço, e a mesma placa define a ordem. A folha que leva a aba da emenda é a primeira a sair e a última a voltar.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Como escolher o motor pivotante", "Comprimento da folha e coluna: a escolha do motor pivotante"],
      slots: [
        [
          "O comprimento da folha é a primeira medida, porque a ponta distante faz alavanca contra o motor. Cada modelo tem limite de comprimento e de peso, e a chapa fechada, que recebe o vento, precisa de folga nos dois.",
          "O fabricante informa dois limites por folha, o peso e o comprimento, e o segundo costuma decidir. Em chapa inteira, por causa do vento, convém um modelo acima, com trava elétrica.",
          "A folha longa força o motor mais que a folha pesada, porque faz alavanca. Meça cada uma e diga se é de grade ou de chapa, pois a fechada recebe o vento e exige mais força.",
          "Folhas de 1,5 metro e de 3 metros precisam de braços de cursos diferentes, por isso meça cada uma. A grade deixa o vento passar, e a chapa empurra o braço e exige um modelo mais forte.",
        ],
        [
          "A segunda medida é a distância da dobradiça à face interna da coluna: se é curta, serve o pistão linear; se é longa, o braço articulado. Em garagem curta ou piso que sobe para dentro, o pivotante não é boa escolha.",
          "Depois confira a coluna. Se a dobradiça fica perto da face de dentro, usa-se pistão; em pilar largo, braço articulado. Sem espaço para o giro ou com rampa subindo, outro tipo de portão serve melhor.",
          "Um pilar estreito aceita o pistão linear, e um pilar largo precisa do braço articulado, que alcança a folha mais longe. Confira também se o carro não fica no caminho e se o piso não sobe.",
          "A distância da dobradiça até a face da coluna define o tipo de braço, pistão quando é pequena e articulado quando é grande. O chão por dentro precisa ser plano e livre em todo o giro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no portão de abrir, sem risco", "Verificação segura do pivotante"],
      slots: [
        [
          "O teste é feito por dentro, com o disjuntor desligado e sem abrir a central, e só em folha reta e firme. Segure sempre pela ponta, porque dobradiça e braço esmagam os dedos.",
          "Você precisa só da chave de destravamento e da energia desligada, com ninguém no giro da folha. Não ponha a mão perto da dobradiça nem do braço e leve o portão devagar.",
          "O teste não desmonta nada: você só vê como a folha se move sem o motor. Mantenha crianças e animais longe do giro e conduza pela ponta.",
          "Faça o teste com o motor sem energia e a área do giro vazia. Pare se houver coluna trincada ou dobradiça solta, pois a folha pode tombar.",
        ],
        [
          "A folha que volta sozinha indica coluna fora de prumo, e a que raspa no chão indica dobradiça gasta. Nenhum motor novo corrige isso.",
          "Se ela não fica onde foi deixada, o prumo mudou; se encosta no piso, o pino da dobradiça gastou. São defeitos do portão, não do motor.",
          "Ponta caída vem de dobradiça gasta, e retorno sem toque vem de coluna que cedeu. O conserto é de serralheria e precede o motor.",
          "Se o giro endurece no meio, o piso é alto ou o pino está torto; se a folha corre sozinha, a coluna inclinou. A mecânica é acertada antes do motor.",
        ],
      ],
      steps: [
        "Com o portão fechado e ninguém no giro, desligue o disjuntor.",
        "Veja se a coluna tem trinca e se os suportes estão firmes. Se algo estiver solto, pare aqui.",
        "Com a folha reta e firme, destrave com a chave; em duas folhas, uma por vez.",
        "Leve-a devagar pela ponta e pare em três posições: ela deve ficar onde foi deixada.",
        "Feche, trave de novo e religue, com todos fora do giro.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no portão pivotante", "A ordem do serviço no portão de abrir"],
      slots: [
        [
          "O técnico gira a folha na mão e confere dobradiça, prumo da coluna e piso antes de furar ou soldar. Depois marca o ponto do braço pela tabela do fabricante e fixa os batentes de chão.",
          "Primeiro a folha é movida sem o motor, em várias posições, para achar folga e desnível. Só então vêm os batentes e o suporte, no ponto que a tabela de medidas do modelo indica.",
          "A dobradiça e a coluna são vistas primeiro, porque nenhum braço corrige uma folha caída. O suporte vai em parte maciça, no ponto medido, com o batente já no lugar.",
          "A visita começa pela mecânica, com giro leve, coluna firme e chão livre. Depois disso, o batente e o braço são montados nas medidas do fabricante.",
        ],
        [
          "Na central são regulados percurso, força, parada suave e, em duas folhas, o atraso entre elas. O teste inclui obstáculo macio, fotocélula e o destravamento que você vai usar na falta de luz.",
          "Percurso, força e velocidade no fim são ajustados na placa, junto com a ordem das folhas. Antes de ir, o técnico testa a reversão com uma caixa de papelão e mostra a chave.",
          "Por último, a placa é programada, com força medida, parada suave, sequência das folhas e trava elétrica. O serviço termina com vários ciclos, com a fotocélula interrompida de propósito.",
          "No fim se regulam a força, o ponto de parada e o atraso das folhas e se gravam os controles. A folha precisa recuar diante de um objeto macio, e os moradores aprendem a destravar.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que entra no preço do motor pivotante", "Uma folha ou duas: o que muda no preço do pivotante"],
      slots: [
        [
          "O número de folhas é a maior diferença, porque uma leva um motor e duas levam dois com uma central só. Trava elétrica, batentes, reforço de coluna e cabo até a segunda folha são cobrados à parte.",
          "Uma folha usa kit simples, e duas usam kit duplo, que custa mais por ter dois braços. São somados batente, trava e, em coluna oca, o reforço.",
          "O número de folhas vem primeiro, porque cada uma tem seu motor. Depois entram os acertos, como dobradiça, reforço do pilar e passagem de fio sob o piso, e os acessórios.",
          "O kit duplo, de dois braços e uma placa, custa mais que o simples. Coluna fraca, dobradiça gasta e eletroduto até o outro lado são cobrados separados.",
        ],
        [
          "Em casa, a troca de um motor fica de {price.homeSwap} com mão de obra, e a de folha pesada, de {price.heavySwap}. O cartão divide em até {shop.instalments} vezes.",
          "A referência residencial é de {price.homeSwap} por motor trocado; portão pesado ou de prédio fica de {price.heavySwap}. Dá para pagar em até {shop.instalments} parcelas.",
          "Cada motor trocado numa residência custa de {price.homeSwap}, e em entrada pesada de {price.heavySwap}. O total pode ir ao cartão em até {shop.instalments} vezes.",
          "Para planejar, considere de {price.homeSwap} por folha em casa e de {price.heavySwap} em portão pesado. No cartão são até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o portão de abrir", "Como fazer o pivotante durar"],
      slots: [
        [
          "Nunca empurre a folha com o braço travado, porque o fuso segura e o suporte entorta. Graxa na dobradiça, com o disjuntor desligado, tira o rangido e alivia o motor.",
          "Destrave sempre antes de mover na mão, porque o braço travado joga a força no suporte. A dobradiça que range está seca e precisa de limpeza e um pouco de graxa, sem energia.",
          "Criança pendurada e empurrão com o motor travado são o que mais entorta o suporte. Mantenha as dobradiças lubrificadas, com o disjuntor desligado.",
          "Com o motor engatado, a folha não deve ser forçada. Lubrificar as dobradiças, com a energia cortada, deixa o giro leve e poupa o fuso.",
        ],
        [
          "Deixe o giro livre de vaso, mato e areia e veja se os batentes estão firmes. Em casa, a revisão {visits.home} acerta força, trava e ordem das folhas.",
          "Batente solto desalinha tudo, e um aperto cedo resolve. A revisão residencial, {visits.home}, confere suporte, trava e parada suave.",
          "Areia e galho no caminho atrapalham a ponta da folha, onde o motor tem menos força. Faça a revisão {visits.home} em casa e {visits.business} em uso coletivo.",
          "Depois de ventania, confira se a folha ainda encosta no batente. Uma revisão {visits.home}, em residência, encontra folga e suporte frouxo no começo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão pivotante pode abrir para fora?",
      answers: [
        "Para a rua, não convém: a folha invade a calçada e põe em risco quem passa. Dentro do terreno, há montagens para abertura externa, conforme a coluna.",
        "Sobre a calçada, evite, e consulte a regra do município. O usual é abrir para dentro; se o piso sobe, o de correr pode ser a saída.",
        "Só onde a folha não avance sobre passagem de pedestres. Em terreno próprio é possível, com o braço montado para isso.",
      ],
    },
    {
      question: "Preciso de dois motores no portão de duas folhas?",
      answers: [
        "Para abrir as duas, sim: um por folha, com uma central que define a ordem. Também dá para automatizar só uma e prender a outra com ferrolho.",
        "Sim, cada folha tem o próprio braço. Se a passagem de uma basta, um motor só resolve, e a segunda fica fixa.",
        "Precisa, se quiser as duas automáticas, porque um braço não move ambas. A placa é uma só e comanda o par.",
      ],
    },
    {
      question: "A trava elétrica é obrigatória no pivotante?",
      answers: [
        "Em folha longa ou fechada é praticamente indispensável, porque segura a ponta contra vento e empurrão e alivia o fuso. Em folha curta e vazada, depende do local.",
        "Nem sempre, mas a folha longa sem trava balança na ponta e força o braço. O comprimento e o vento do lugar decidem.",
        "Para grade curta, não. Já uma folha de chapa comprida precisa dela, pois a ponta recebe todo o empurrão do vento.",
      ],
    },
    {
      question: "Coluna de tijolo aguenta o motor de abrir?",
      answers: [
        "Se for maciça e firme, sim. Tijolo oco não segura o chumbador e precisa de reforço de concreto ou de chapa antes do motor.",
        "Coluna concretada costuma aguentar; oca, não. O reforço é feito antes, por pedreiro ou serralheiro, e depois o suporte é fixado.",
        "Depende do que há dentro dela: concreto segura, e tijolo furado cede. Uma foto da coluna e da dobradiça ajuda a prever o reforço.",
      ],
    },
    {
      question: "Por que as folhas do portão batem uma na outra ao fechar?",
      answers: [
        "As folhas batem porque o retardo entre elas está errado ou um batente saiu do lugar. A que tem a aba da emenda precisa fechar por último, acerto feito na central.",
        "A ordem foi trocada ou um motor ficou mais lento que o outro. O técnico confere dobradiça, batente e o tempo de cada folha.",
        "O tempo de uma delas mudou, por ajuste perdido ou por dobradiça pesada. Depois de corrigir a mecânica, o técnico acerta o atraso na central.",
      ],
    },
    {
      question: "O portão de abrir pode ter motor em garagem com rampa?",
      answers: [
        "Se o piso sobe para dentro, a folha raspa ao girar, e o de correr ou o basculante serve melhor. Desnível pequeno se resolve com dobradiça elevatória.",
        "Se a rampa desce para dentro, a folha abre livre; se sobe, ela encosta no chão. Uma foto do piso, de lado, mostra qual é o caso.",
        "Só com espaço para o giro. Se a rampa sobe para dentro, é preciso uma dobradiça que ergue a folha ou a mudança para portão de correr.",
      ],
    },
  ],
  photo: "fotos das dobradiças e das colunas por dentro, com o número de folhas e o comprimento de cada uma",
  traits: {
    "Espaço que ocupa": "Área livre no chão para o giro da folha",
    "Como abre": "Gira em dobradiças, como porta, em uma ou duas folhas",
    Motor: "Um braço por folha, escolhido por comprimento, peso e coluna",
    "Onde combina": "Casas com recuo de frente, chácaras e fachadas sem trilho",
  },
  related: ["braco", "dobradica", "duas-folhas", "trava", "batente", "deslizante"],
  topic: "motor-pivotante-para-portao",
};
