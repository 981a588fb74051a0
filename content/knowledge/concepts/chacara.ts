import type { Concept } from "#domain/knowledge/concept.ts";

export const chacara: Concept = {
  id: "chacara",
  kind: "audience",
  label: "Chácara",
  phrase: "o portão da chácara",
  words: [
    "chácara",
    "portão de chácara",
    "sítio",
    "fazenda",
    "haras",
    "rancho",
    "casa de campo",
    "área rural",
    "zona rural",
    "porteira",
    "porteira eletrônica",
  ],
  intent: "buying",
  answers: {
    any: [
      "Para portão de chácara, sítio ou fazenda, o motor de abrir costuma servir melhor em chão de terra, inclusive na porteira, porque dispensa trilho. A escolha depende da folha, do chão e da distância até a energia. A troca fica de {price.homeSwap} em folha comum, com mão de obra.",
      "Automatizar portão ou porteira de chácara, sítio ou fazenda dá certo com esteio firme, folha que não arrasta e cabo na bitola certa, ou painel solar com bateria se a rede está longe. Na troca, o motor de abrir custa de {price.homeSwap}, e o de folha pesada, de {price.heavySwap}.",
      "Portão automático para chácara, sítio ou fazenda depende do chão e da energia: em terra, o motor de abrir é melhor que o de correr, e sem rede por perto usa-se bateria com painel solar. Em folha comum, a troca do motor fica de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O preço do motor para portão de chácara, na troca, fica de {price.homeSwap} em folha comum e de {price.heavySwap} em pesada, com mão de obra. Na primeira automatização somam-se cabo, base e esteio, e o que mais pesa é a distância até a energia ou o painel solar.",
      "Automatizar portão de sítio, de abrir ou de correr, custa conforme a folha e os metros até o quadro de luz. A troca do motor fica de {price.homeSwap}, ou de {price.heavySwap} em folha pesada, e o cabo longo ou o painel solar pode custar tanto quanto ele.",
      "O preço do portão automático na chácara depende mais da distância até a energia que do motor, que na troca fica de {price.homeSwap}, com mão de obra, e de {price.heavySwap} em porteira pesada. Cabo, aterramento, base e painel solar são cobrados à parte.",
    ],
    repair: [
      "O portão de chácara que parou costuma ter formiga na placa, barro no trilho, fio roído ou dano de raio. Desligue o disjuntor e não abra a tampa. A visita de ajuste e medição em casa parte de {price.preventive}, sem peças, e a placa queimada é orçada por foto.",
      "No sítio, chuva, terra e raio são as causas mais comuns de defeito no portão automático, seja de abrir, de correr ou porteira. O técnico mede a tensão na ponta do cabo e examina a placa e a folha. O ajuste, em residência, parte de {price.preventive}, sem peças.",
      "O conserto do motor de portão de chácara começa pela energia que chega a ele, porque um cabo longo e fino faz o motor zumbir e não partir. Ajuste e limpeza em casa partem de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
    ],
    installation: [
      "Instalar motor na chácara começa pelo chão e pelo esteio: folha no nível, coluna firme e base acima da enxurrada. Depois são passados o cabo em eletroduto, ou o painel solar, o aterramento e o protetor de surto. Motor comprado à parte é instalado a partir de {price.installation}.",
      "A instalação em portão ou porteira de sítio exige estrutura firme e cabo na bitola da distância, ou painel solar com bateria. A mão de obra de motor comprado à parte parte de {price.installation}, com {warranty.installation} de garantia. O motor de abrir é o que menos sofre com barro.",
      "Na chácara, o motor é instalado depois de acertados o esteio, a dobradiça e a passagem da água. A folha de abrir dispensa trilho, e a energia distante pede cabo grosso ou conjunto solar. A instalação de motor já comprado custa a partir de {price.installation}.",
    ],
    buying: [
      "O motor para portão de chácara, sítio ou fazenda se escolhe pelo comprimento da folha, pelo chão e pela distância até a energia; em terra, o de abrir serve melhor, também na porteira. A troca fica de {price.homeSwap} em folha comum e de {price.heavySwap} em pesada, com mão de obra.",
      "Para portão de fazenda, sítio ou chácara, prefira motor de abrir, em uma ou duas folhas, porque o de correr exige trilho sobre concreto. Na troca, a folha comum fica de {price.homeSwap} e a porteira pesada, de {price.heavySwap}. Longe da rede, o painel solar com bateria resolve.",
      "Antes de comprar motor para portão de sítio, chácara ou fazenda, meça a folha e os metros até a energia, porque cabo fino derruba a tensão e painel solar só serve a poucas aberturas por dia. Em porteira se usa motor de abrir, e a troca fica de {price.homeSwap}, com mão de obra.",
      "O motor para porteira automática de sítio, chácara ou fazenda se escolhe pelo comprimento da folha, pelo chão e pela distância até a energia. Em terra, o motor de braço, para porteira que gira, serve melhor que o de correr; longe da rede, usa-se 24 V com bateria e painel solar. O valor sai por foto.",
    ],
    question: [
      "Sim, dá para automatizar o portão da chácara, do sítio ou da fazenda, desde que o esteio seja firme, a folha ande leve e haja energia, por cabo na bitola certa ou painel solar com bateria. Em terra, o motor de abrir serve melhor, e a troca fica de {price.homeSwap}.",
      "Em portão de fazenda, chácara ou sítio, o motor mais usado é o de abrir, em uma ou duas folhas, porque dispensa trilho no chão de terra. Na troca, a folha comum fica de {price.homeSwap} e a pesada, de {price.heavySwap}. Onde a rede não chega, usa-se painel solar.",
      "Dá, sim: porteira e portão largo de sítio, chácara e fazenda aceitam motor de abrir se o esteio não balança e a folha não arrasta. Sem energia perto, avalia-se bateria com painel solar. A troca do motor fica de {price.homeSwap}, com mão de obra.",
    ],
  },
  line: [
    "Em chácara, cabo longo na bitola certa e aterramento contam tanto quanto o motor.",
    "No sítio, o controle alcança até {trade.reach} em campo aberto, e árvores no caminho reduzem essa distância.",
    "Uma porteira que arrasta no chão precisa de nível e esteio firme antes do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a chácara tem de diferente", "Distância, terra e raio na chácara", "Portão longe de casa"],
      slots: [
        [
          "Na chácara, o portão fica longe do quadro de luz, e cada metro de cabo fino tira tensão do motor, que parte fraco e esquenta. A bitola do cabo precisa acompanhar a distância.",
          "Entre a casa e a entrada do sítio há muitos metros de cabo, e um fio fino demais deixa o motor sem força. A grossura é calculada pela distância até o quadro.",
          "A energia percorre um caminho longo até o portão da chácara e perde tensão pelo cabo. Com a bitola certa, o motor recebe o que precisa; com cabo fino, zumbe e esquenta.",
          "A distância até a rede é a primeira diferença do sítio em relação à casa na cidade. Quanto mais comprido o cabo, mais grosso ele precisa ser, ou o motor não arranca direito.",
        ],
        [
          "O chão de terra muda com a chuva, e a folha que passa hoje pode arrastar amanhã. Em campo aberto o raio é frequente, e a descarga chega pelo cabo longo até a placa.",
          "Barro e enxurrada travam a roldana e fazem a folha raspar, o que favorece o portão de abrir. Descarga elétrica é outro risco do campo e pede aterramento e protetor de surto.",
          "A terra cede, forma barro e desnivela a folha. A rede rural também oscila e recebe raios, motivo para incluir protetor de surto e aterramento no projeto.",
          "Sem concreto, o piso se move com a água, e o portão sai do nível. O raio é o outro perigo da zona rural, porque entra pela fiação comprida e queima a placa sem proteção.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual motor para porteira e portão de sítio",
        "De abrir ou de correr na terra",
        "Como escolher o motor no sítio",
      ],
      slots: [
        [
          "Em chão irregular, o motor de abrir serve melhor, porque dispensa trilho; o de correr precisa de viga de concreto embaixo. Folha longa pesa na ponta, e por isso o comprimento define o braço.",
          "O portão de abrir, em uma ou duas folhas, é o que menos sofre com barro. Uma porteira comprida funciona como alavanca, e dividi-la em duas folhas alivia motor e dobradiça.",
          "Motor de correr só vale a pena com trilho sobre concreto, enquanto o de abrir precisa apenas de esteio firme. Em vão largo, duas folhas exigem menos de cada motor.",
          "Na terra, prefira motor de abrir, preso a um esteio que não balance. O comprimento da folha conta mais que o peso, porque a ponta distante força o braço.",
        ],
        [
          "Sem rede no local, bateria com painel solar atende entrada de poucas aberturas por dia e dispensa o cabo longo. Sombra no painel e uso intenso inviabilizam essa solução.",
          "O conjunto solar serve à entrada distante que abre poucas vezes por dia, com motor de corrente contínua e bateria. Em lugar sombreado, é melhor levar a rede até o portão.",
          "Painel solar compensa quando o cabo seria muito longo e o uso é pequeno. Com muitas aberturas ou mata em volta, a bateria não se recarrega a tempo.",
          "Para poucas aberturas, o sol carrega a bateria e o motor funciona sem rede. Uma chácara com movimento diário fica mais bem servida por cabo na bitola certa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que medir antes do orçamento", "Preparar o portão do sítio", "Conferência simples na entrada"],
      slots: [
        [
          "Com medidas e fotos, a proposta sai sem uma primeira viagem ao local. Não mova folha caída nem porteira inclinada, porque ela pode tombar.",
          "Poucos dados bastam para saber o que preparar antes do motor. Esteio solto ou folha torta deve ficar como está, com gente e animais longe.",
          "Medir antes poupa uma viagem do técnico, que até a chácara é longa. Folha pesada e solta não deve ser levantada sem apoio.",
          "Fotografe e meça com calma, sempre ao lado da folha e nunca na frente dela. Se o esteio balança muito, interrompa o teste e mande só a foto.",
        ],
      ],
      steps: [
        "Com os animais presos, veja se o esteio balança ao empurrar de leve.",
        "Se estiver firme, gire ou corra a folha devagar e note onde arrasta.",
        "Meça o comprimento e a altura da folha.",
        "Conte os metros do portão até o quadro de luz.",
        "Fotografe a folha, as dobradiças ou o trilho, o chão e o caminho do cabo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico prepara na chácara",
        "Estrutura e elétrica do portão do sítio",
        "A instalação no sítio, em ordem",
      ],
      slots: [
        [
          "Esteio, dobradiça e nível são acertados primeiro, com a base acima da enxurrada. O cabo segue enterrado em eletroduto, na bitola da distância, com aterramento e protetor de surto.",
          "A estrutura vem antes do motor: coluna firme, batente e passagem para a água. Depois a fiação é enterrada em eletroduto, longe de roedor e enxada, até um disjuntor próprio.",
          "O trabalho começa pelo chão e pelo esteio e continua com o cabo enterrado. Disjuntor exclusivo, fio terra e protetor de surto completam a parte elétrica.",
          "Depois de nivelar a folha, a equipe abre a vala do eletroduto e monta o motor por último. Aterramento e protetor de surto fazem parte do serviço, porque raio é comum no campo.",
        ],
        [
          "No fim são medidos a tensão no motor durante a partida e o alcance do controle, até {trade.reach} em campo aberto. O destravamento na mão também é testado e explicado.",
          "O teste final mostra se a tensão chega certa ao motor e se o controle, que vai até {trade.reach} sem obstáculo, alcança o ponto onde o carro para.",
          "A entrega inclui medir a tensão com o motor em movimento e testar o controle na estrada. Em campo livre ele chega a {trade.reach}, e com mata no caminho, a menos.",
          "Antes de sair, o técnico testa o controle do lugar em que o carro para e mede a tensão na partida. O alcance de referência é de {trade.reach} em área aberta.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que pesa no preço na chácara",
        "Quanto custa automatizar no sítio",
        "Custo de motor, cabo e preparação",
      ],
      slots: [
        [
          "Trocar o motor custa de {price.homeSwap} em folha comum e de {price.heavySwap} em pesada, com mão de obra. Em chácara, o cabo e a base podem custar tanto quanto o motor.",
          "O motor, na troca, fica de {price.homeSwap}, e em porteira pesada, de {price.heavySwap}. A distância até a energia é o item que mais muda o total.",
          "A referência de preço é de {price.homeSwap} na troca em folha residencial e de {price.heavySwap} em folha pesada. O cabo, cobrado pelos metros e pela bitola, é a parte que mais varia no sítio.",
          "A troca do motor comum fica de {price.homeSwap}, e a do pesado, de {price.heavySwap}, com o serviço incluído. Numa chácara somam-se ainda cabo, vala, esteio e proteção contra raio.",
        ],
        [
          "Do item mais caro ao mais barato vêm cabo ou painel solar, base e esteio, aterramento e protetor de surto. O cartão divide em até {shop.instalments} vezes.",
          "Some cabo enterrado ou painel solar, base, esteio e proteção contra surto, conforme o que já existe. O pagamento vai em até {shop.instalments} vezes no cartão.",
          "Com energia perto e esteio firme, a conta fica só com o motor e a mão de obra. Longe da rede, compare o preço do cabo com o do conjunto solar.",
          "Quem já tem ponto de luz na entrada gasta bem menos. Sem ele, é preciso vala com cabo grosso ou painel solar, e o cartão aceita até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Formiga, barro e mato", "Cuidados com o portão do sítio", "O que fazer entre uma visita e outra"],
      slots: [
        [
          "Mato no caminho da folha e barro no trilho devem ser tirados toda semana, com o disjuntor desligado. Formiga e lagartixa entram na caixa do motor, e a vedação é conferida na revisão.",
          "Capine em volta da folha e limpe depois da chuva, sempre sem energia. Bichos fazem ninho na placa, e por isso a caixa do motor fica vedada e os furos, tapados.",
          "Depois de chuva forte, desligue o disjuntor, tire o barro e veja se a folha não arrasta. Inseto e umidade entram por qualquer furo da caixa e param a placa.",
          "Uma folha livre de mato e de barro poupa o motor, e a limpeza se faz sem energia. A caixa bem fechada mantém formiga e água longe da placa, causa comum de defeito no campo.",
        ],
        [
          "A revisão é feita {visits.home}, de preferência antes das chuvas, com aterramento e protetor conferidos. Em casa de fim de semana, teste o portão logo ao chegar.",
          "Peça revisão {visits.home} e escolha o mês anterior ao das chuvas. Quem vai pouco ao sítio deve testar a entrada na chegada.",
          "O técnico revisa aterramento, protetor de surto, dobradiça e nível {visits.home}. Ao passar semanas fora, deixe o disjuntor desligado e a folha trancada.",
          "Antes da época de chuva é a melhor hora da revisão, que se faz {visits.home}. Na ausência longa, o disjuntor desligado protege a placa de raio.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para automatizar porteira de madeira?",
      answers: [
        "Dá, se o esteio for firme e a folha não arrastar. Usa-se motor de abrir, escolhido pelo comprimento, com batente e, em folha longa, trava.",
        "Sim, com dobradiças boas e nível acertado. A madeira pesa mais na chuva, e por isso o motor deve ter um terço de folga.",
        "Sim. As duas condições são um reforço metálico no ponto do braço e um esteio que não balance.",
      ],
    },
    {
      question: "Portão de sítio sem energia pode ter motor?",
      answers: [
        "Pode, com motor de corrente contínua, bateria e painel solar, desde que as aberturas por dia sejam poucas.",
        "Sim, por painel solar com bateria ou levando cabo na bitola certa. Distância, sombra e uso decidem qual compensa.",
        "Pode. O conjunto solar dispensa a rede em entrada ensolarada e de pouco movimento.",
      ],
    },
    {
      question: "Qual é o alcance do controle na chácara?",
      answers: [
        "O controle alcança até {trade.reach} em campo aberto. Árvore, muro e antena mal posicionada reduzem, e uma antena externa ajuda.",
        "Sem obstáculo, chega a {trade.reach}. Com mata ou desnível o alcance cai, e a posição da antena precisa ser estudada.",
        "A referência é de {trade.reach} em área livre, o que atende a maioria das entradas. Mata fechada reduz bastante.",
      ],
    },
    {
      question: "Como proteger o motor de raio?",
      answers: [
        "Com aterramento, protetor de surto no circuito e disjuntor desligado nas ausências. Nada garante contra descarga direta, mas o risco cai muito.",
        "Aterramento bem feito e protetor de surto são a base. Quem passa semanas fora pode deixar o disjuntor desligado e a folha trancada.",
        "Instale protetor de surto no quadro, aterre o motor e desligue o disjuntor em temporal. Cabo em eletroduto também ajuda.",
      ],
    },
    {
      question: "O motor fraco pode ser culpa do cabo?",
      answers: [
        "Pode. Cabo fino em distância longa derruba a tensão na partida, e o motor zumbe ou aquece. O técnico mede isso com ele em movimento.",
        "Sim, é causa comum em entrada distante. Antes de trocar o motor, mede-se a tensão que chega a ele.",
        "Muitas vezes é. Se a tensão cai na partida, trocar o cabo por um mais grosso resolve sem motor novo.",
      ],
    },
  ],
  photo: "fotos da folha, do chão, do esteio e do caminho até a energia, com as medidas",
  related: ["pivotante", "energia-solar", "protetor-de-surto", "antena", "duas-folhas", "falta-de-energia"],
  topic: "nobreak-e-energia-solar",
};
