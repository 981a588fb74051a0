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
      "Para portão de chácara, sítio ou fazenda, o motor de abrir costuma servir melhor em chão de terra, inclusive na porteira, porque dispensa trilho. O que decide é a folha, a distância até a energia e o chão; a troca fica de {price.homeSwap} em folha comum, e longe da rede avalia-se painel solar.",
      "Automatizar portão ou porteira de chácara, sítio ou fazenda dá certo com esteio firme, folha que não arrasta e cabo na bitola certa, ou painel solar com bateria quando a rede está longe. O motor de abrir, em uma ou duas folhas, custa na troca de {price.homeSwap}, e folha pesada, de {price.heavySwap}.",
      "Portão automático para chácara, sítio ou fazenda começa pelo chão e pela energia: em terra, prefere-se motor de abrir a motor de correr, e sem rede por perto entra bateria com painel solar. Em folha comum, a troca com mão de obra sai de {price.homeSwap}.",
    ],
    price: [
      "O preço do motor para portão de chácara fica de {price.homeSwap} na troca em folha comum e de {price.heavySwap} em pesada, com mão de obra. Na primeira automatização somam cabo, base e esteio, e a distância até a energia, ou o painel solar, é o que mais pesa.",
      "Automatizar portão de sítio, de abrir ou de correr, custa conforme a folha e os metros até o quadro de luz: a troca do motor vai de {price.homeSwap}, e cabo longo ou painel solar podem pesar tanto quanto ele. Folha pesada leva a {price.heavySwap}.",
      "Na chácara, quanto custa o portão automático depende mais da distância que do motor: este, trocado, fica de {price.homeSwap}, com serviço, e porteira pesada, de {price.heavySwap}. Cabo, aterramento, base e solar são itens à parte.",
    ],
    repair: [
      "O portão de chácara parado costuma ter formiga na placa, barro no trilho, fio roído ou efeito de raio. Desligue o disjuntor e não abra a tampa; a visita de ajuste e medição em casa parte de {price.preventive}, sem peças, e placa queimada é orçada por foto.",
      "No sítio, chuva, terra e raio são as causas mais comuns de defeito no portão automático, seja de abrir, de correr ou porteira. O técnico mede a tensão na ponta do cabo, a placa e a folha; só o ajuste, em residência, começa em {price.preventive}, fora peças.",
      "Consertamos motor de portão de chácara, e o exame começa pela energia que chega: cabo longo e fino, com painel solar ou sem ele, faz o motor zumbir. Ajuste e limpeza em casa custam desde {price.preventive}, sem peças, e o motor novo, de {price.homeSwap}.",
    ],
    installation: [
      "Instalar motor na chácara começa pelo chão e pelo esteio: folha no nível, coluna firme e base acima da enxurrada. Motor de abrir evita trilho na terra, e depois vêm cabo em eletroduto ou painel solar, aterramento e protetor de surto; motor comprado à parte se instala desde {price.installation}.",
      "A instalação em portão ou porteira de sítio pede estrutura firme e cabo na bitola da distância, ou painel solar com bateria. A mão de obra de motor comprado à parte começa em {price.installation}, com {warranty.installation} de garantia, e o tipo de abrir é o que menos sofre com barro.",
      "Na chácara, o motor é instalado depois de acertados esteio, dobradiça e passagem da água. Folha de abrir dispensa trilho; energia longe pede cabo grosso ou conjunto solar, e a instalação avulsa parte de {price.installation}.",
    ],
    buying: [
      "O motor para portão de chácara, sítio ou fazenda se escolhe pelo comprimento da folha, pelo chão e pela distância até a energia; em terra, o de abrir serve melhor, também na porteira. Na troca, fica de {price.homeSwap} em folha comum e de {price.heavySwap} em pesada, e sem rede avalia-se painel solar.",
      "Para portão de fazenda, sítio ou chácara, prefira motor de abrir, em uma ou duas folhas, porque o de correr exige trilho sobre concreto. Folha comum custa na troca de {price.homeSwap}, porteira pesada de {price.heavySwap}, e o painel solar com bateria atende entrada longe da rede.",
      "Antes de comprar motor para portão de sítio, chácara ou fazenda, meça a folha e os metros até a energia, porque cabo fino derruba a tensão e painel solar pede poucas aberturas por dia. Motor de abrir é o usual em porteira, e a troca sai de {price.homeSwap}, com mão de obra.",
    ],
    question: [
      "Sim, dá para automatizar o portão da chácara, do sítio ou da fazenda, e o que precisa ter é esteio firme, folha leve e energia: cabo na bitola certa ou painel solar com bateria. Em terra, o motor de abrir serve melhor, e a troca em folha comum fica de {price.homeSwap}.",
      "Em portão de fazenda, chácara ou sítio, o motor mais usado é o de abrir, em uma ou duas folhas, porque dispensa trilho no chão de terra. Folha comum custa de {price.homeSwap} na troca, pesada de {price.heavySwap}, e o painel solar atende onde a rede não chega.",
      "Dá, sim: porteira e portão largo de sítio, chácara e fazenda aceitam motor de abrir se o esteio não balança e a folha não arrasta. Sem energia perto, avalia-se bateria com painel solar, e o motor, na troca, sai de {price.homeSwap} com mão de obra.",
    ],
  },
  line: [
    "Em chácara, cabo longo na bitola certa e aterramento contam tanto quanto o motor.",
    "No sítio, o controle alcança até {trade.reach} em campo aberto, e árvore no caminho reduz.",
    "Porteira que arrasta no chão precisa de nível e esteio firme antes do motor.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a chácara tem de diferente", "Distância, terra e raio na chácara", "Portão longe de casa"],
      slots: [
        [
          "O portão fica longe do quadro de luz, e cada metro de cabo fino tira tensão do motor, que parte fraco e aquece. Por isso a bitola acompanha a distância.",
          "Entre a casa e a entrada há muitos metros de cabo, e um fio fino demais deixa o motor sem força. A grossura dele é calculada pela distância.",
          "Quem vem de longe é a energia, e ela perde tensão no caminho. Com cabo na bitola certa, o motor recebe o que precisa; com cabo fino, zumbe e esquenta.",
          "A distância até a rede é a primeira diferença do sítio. Quanto mais comprido o cabo, mais grosso ele precisa ser, ou o motor não arranca direito.",
        ],
        [
          "Chão de terra muda com a chuva, e a folha que passa hoje arrasta amanhã. Em campo aberto o raio é frequente, e o surto chega pelo cabo longo até a placa.",
          "Barro e enxurrada travam roldana e raspam a folha, o que favorece o portão de abrir. Descarga elétrica é outro risco do campo, e pede aterramento e protetor de surto.",
          "Terra cede, cria barro e desnivela a folha. A rede rural também oscila e atrai raio, por isso protetor de surto e aterramento entram no projeto.",
          "O piso sem concreto se move com a água, e a folha sente. Já o raio entra pela fiação comprida e queima placa sem proteção.",
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
          "Em chão irregular, o motor de abrir serve melhor, porque dispensa trilho; o de correr pede viga de concreto embaixo. Folha longa pesa na ponta, e o comprimento define o braço.",
          "De abrir, em uma ou duas folhas, é o que menos sofre com barro. Porteira comprida funciona como alavanca, e dividir em duas folhas alivia motor e dobradiça.",
          "O de correr só vale com trilho sobre concreto, e o de abrir precisa apenas de esteio firme. Para folha larga, duas metades exigem menos de cada motor.",
          "Na terra, prefira motor de abrir, com esteio que não balance. O tamanho da folha manda mais que o peso, porque a ponta longe força o braço.",
        ],
        [
          "Sem rede no local, bateria com painel solar atende entrada de poucas aberturas por dia e dispensa o cabo longo. Sombra no painel e uso intenso inviabilizam essa saída.",
          "O conjunto solar serve à entrada distante que abre poucas vezes por dia, com motor de corrente contínua e bateria. Lugar sombreado pede levar a rede.",
          "Painel solar compensa quando o cabo seria muito longo e o uso, pequeno. Com muitas aberturas ou mata em volta, a bateria não acompanha.",
          "Para poucas aberturas, o sol carrega a bateria e o motor funciona sem rede. Casa com movimento diário fica melhor com cabo na bitola certa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que medir antes do orçamento", "Preparar o portão do sítio", "Conferência simples na entrada"],
      slots: [
        [
          "Com medidas e fotos, a proposta sai sem uma primeira viagem ao local. Não mova folha caída nem porteira que pende, porque ela pode tombar.",
          "Poucos dados bastam para dizer o que preparar antes do motor. Esteio solto ou folha torta se deixa como está, com gente e animais longe.",
          "Medir antes poupa uma volta do técnico, que na chácara é longa. Folha pesada e solta não se levanta sem apoio.",
          "Fotografe e meça com calma, de lado da folha. Se o esteio balança muito, pare por aí e mande a foto.",
        ],
      ],
      steps: [
        "Com os animais presos, veja se o esteio balança ao empurrar de leve.",
        "Se estiver firme, gire ou corra a folha devagar e note onde arrasta.",
        "Meça comprimento e altura da folha.",
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
          "Primeiro se acertam esteio, dobradiça e nível, com a base acima da enxurrada. O cabo vai enterrado em eletroduto, na bitola da distância, com aterramento e protetor de surto.",
          "A estrutura vem antes do motor: coluna firme, batente e passagem para a água. Depois a fiação segue em eletroduto, longe de roedor e enxada, até um disjuntor próprio.",
          "O trabalho começa pelo chão e pelo esteio, e segue pelo cabo enterrado. Disjuntor exclusivo, terra e protetor de surto fecham a parte elétrica.",
          "Nivelada a folha, abre-se a vala do eletroduto, e o motor sobe por último. Aterramento e proteção contra surto são parte do serviço, e não enfeite.",
        ],
        [
          "No fim se medem a tensão no motor durante a partida e o alcance do controle, até {trade.reach} em campo aberto. O destravamento na mão também é testado e explicado.",
          "O teste final mostra se a tensão chega certa e se o controle, que vai até {trade.reach} sem obstáculo, alcança o ponto onde o carro para.",
          "A entrega inclui medir tensão com o motor em movimento e testar o controle na estrada. Em campo livre, ele chega a {trade.reach}; com mata, a menos.",
          "Antes de sair, o técnico prova o controle do lugar em que o carro para e mede a tensão na partida. O alcance de referência é {trade.reach} em área aberta.",
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
          "Trocar o motor custa de {price.homeSwap} em folha comum e de {price.heavySwap} em pesada, com mão de obra. Em chácara, cabo e base podem custar tanto quanto ele.",
          "O motor, na troca, fica de {price.homeSwap}, e em porteira pesada, de {price.heavySwap}. A distância até a energia é o item que mais muda o total.",
          "A referência é {price.homeSwap} na troca em folha residencial e {price.heavySwap} em folha pesada. O que varia muito é o cabo, cobrado pelos metros e pela bitola.",
          "Conte {price.homeSwap} pela troca do motor comum e {price.heavySwap} pelo pesado, serviço incluído. Depois somam cabo, vala, esteio e proteção.",
        ],
        [
          "Do item que mais pesa ao que menos pesa vêm cabo ou painel solar, base e esteio, aterramento e protetor de surto. O cartão divide em até {shop.instalments} vezes.",
          "Some cabo enterrado ou painel solar, base, esteio e proteção contra surto, conforme o que já existe. O pagamento vai a até {shop.instalments} vezes no cartão.",
          "Energia perto e esteio firme deixam a conta só com o motor e a mão de obra. Longe da rede, compare o preço do cabo com o do conjunto solar.",
          "Quem já tem ponto de luz na entrada gasta bem menos. Sem ele, entram vala, cabo grosso ou painel, e o cartão aceita até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Formiga, barro e mato", "Cuidados com o portão do sítio", "O que fazer entre uma visita e outra"],
      slots: [
        [
          "Mato no giro e barro no trilho se tiram toda semana, com o disjuntor desligado. Formiga e lagartixa entram na caixa do motor, e a vedação é conferida na revisão.",
          "Capine em volta da folha e limpe depois da chuva, sempre sem energia. Bicho faz ninho na placa, por isso a caixa fica vedada e os furos, tapados.",
          "Depois de chuva forte, tire o barro e veja se a folha não arrasta. Inseto e umidade entram por qualquer furo da caixa e param a placa.",
          "Folha livre de mato e de barro poupa o motor. A caixa bem fechada mantém formiga e água longe da placa, causa comum de pane no campo.",
        ],
        [
          "A revisão é feita {visits.home}, de preferência antes das chuvas, com aterramento e protetor conferidos. Em casa de fim de semana, teste o portão logo ao chegar.",
          "Peça revisão {visits.home} e escolha o mês anterior ao das chuvas. Quem vai pouco ao sítio deve testar a entrada na chegada.",
          "Revise {visits.home}: terra, protetor de surto, dobradiça e nível. Ao passar semanas fora, deixe o disjuntor desligado e a folha trancada.",
          "Antes da época de chuva é a melhor hora da revisão, que se faz {visits.home}. Na ausência longa, disjuntor desligado protege a placa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para automatizar porteira de madeira?",
      answers: [
        "Dá, se o esteio for firme e a folha não arrastar. Usa-se motor de abrir, escolhido pelo comprimento, com batente e, em folha longa, trava.",
        "Sim, com dobradiças boas e nível acertado. A madeira pesa mais na chuva, e o motor leva um terço de folga.",
        "Sim. Reforço metálico no ponto do braço e esteio que não balance são as duas condições.",
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
        "Até {trade.reach} em campo aberto. Árvore, muro e antena mal posta reduzem, e uma antena externa bem colocada ajuda.",
        "Sem obstáculo, chega a {trade.reach}. Com mata ou desnível cai, e a posição da antena precisa ser estudada.",
        "A referência é {trade.reach} em área livre, o que atende a maioria das entradas. Mata fechada encurta bastante.",
      ],
    },
    {
      question: "Como proteger o motor de raio?",
      answers: [
        "Com aterramento, protetor de surto no circuito e disjuntor desligado nas ausências. Nada garante contra descarga direta, mas o risco cai muito.",
        "Aterramento bem feito e protetor de surto são a base. Quem passa semanas fora pode deixar o disjuntor desligado e a folha trancada.",
        "Protetor de surto no quadro, terra no motor e energia cortada em temporal. Cabo em eletroduto também ajuda.",
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
