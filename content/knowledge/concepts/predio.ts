import type { Concept } from "#domain/knowledge/concept.ts";

export const predio: Concept = {
  id: "predio",
  kind: "audience",
  label: "Prédio",
  phrase: "o portão do prédio",
  words: [
    "prédio",
    "edifício",
    "portão de prédio",
    "garagem de prédio",
    "garagem coletiva",
    "apartamento",
    "prédio residencial",
    "garagem subterrânea",
    "subsolo",
    "prédio pequeno",
  ],
  intent: "buying",
  answers: {
    any: [
      "Instalamos, trocamos e consertamos motor de portão para garagem de prédio, sempre de uso intenso, porque ela abre muitas vezes seguidas na saída e na volta do trabalho. A troca, com mão de obra, fica de {price.heavySwap}, conforme o peso da folha; o número de vagas e a foto da etiqueta dão o modelo.",
      "Motor de portão para prédio se escolhe pelas aberturas na hora de pico e pelo peso da folha, e o de casa esquenta e para. Vendemos, instalamos e consertamos; motor e troca custam de {price.heavySwap}, com fotocélula e sinaleiro orçados à parte.",
      "Para garagem de prédio, o motor certo é o de uso intenso, que aguenta a saída da manhã. Fazemos a troca por {price.heavySwap}, mão de obra incluída, o conserto e a revisão, {visits.business} no mínimo; mande número de vagas e foto da etiqueta.",
      "Portão de prédio pede motor de uso intenso, peça à venda e zelador que saiba destravar. Vendemos e montamos, de {price.heavySwap} com o serviço, e consertamos no local, com a peça mostrada e o valor aprovado antes.",
    ],
    price: [
      "A troca do motor de um portão de prédio fica de {price.heavySwap}, com mão de obra. O peso da folha, o número de aberturas e os acessórios de segurança fecham o valor, e a proposta vem por itens, para a assembleia.",
      "Em garagem de prédio, motor de uso intenso e troca custam de {price.heavySwap}, conforme força, tipo de portão e inversor. Fotocélula, sinaleiro e receptor somam, e o cartão aceita até {shop.instalments} vezes.",
      "Quanto custa o motor do portão do prédio depende do peso da folha e das aberturas na hora de pico: já trocado, de {price.heavySwap}. Conserto segue a peça, e a revisão tem valor por portão.",
    ],
    repair: [
      "Consertamos portão de prédio no local: folha, motor e sensores são conferidos e só a peça que falhou é trocada. Até lá, desligue o disjuntor e isole a área; só portão de correr ou de abrir, reto e nivelado, se usa na mão. Motor novo, se for o caso, fica de {price.heavySwap}.",
      "No portão do prédio, a causa mais comum é motor forçado, por aberturas demais ou folha pesada. O técnico mede, mostra a peça ao zelador e compara o conserto com a troca, de {price.heavySwap}; o contato funciona {shop.hours}.",
      "Portão de garagem coletiva que para na hora de pico costuma desarmar por calor ou estar pesado. O conserto começa pela folha e pela medição da corrente, e a troca por motor de uso intenso custa de {price.heavySwap}.",
    ],
    emergency: [
      "Com o portão do prédio travado, desligue o disjuntor, afaste os moradores e não destrave folha torta ou com cabo solto. De correr ou de abrir, reta e nivelada, ela se usa na mão; atendemos {shop.hours}, e diga quem autoriza o serviço.",
      "Em emergência no prédio, a portaria isola a área e desliga o disjuntor do portão. Só folha de correr ou de abrir, reta, é movida pela chave; basculante fica travado até o técnico, {shop.hours}.",
      "Portão de garagem coletiva parado aberto ou fechado: energia cortada, passagem isolada e alguém orientando os carros. Basculante não se destrava; chame pelo WhatsApp, {shop.hours}.",
    ],
    installation: [
      "A instalação de motor em portão de prédio leva de {time.heavy}, em horário de pouco movimento, com motor de uso intenso, fotocélula e controles por unidade. Motor e mão de obra ficam de {price.heavySwap}.",
      "No prédio, montamos motor de uso intenso depois de conferir folha, trilho e energia, em {time.heavy} de trabalho. Com a mão de obra, custa de {price.heavySwap}, e a hora é combinada com o síndico.",
      "Instalar motor na garagem do prédio ocupa de {time.heavy}, com a passagem dos carros organizada. O conjunto de uso intenso, com o serviço, vai de {price.heavySwap}, e os controles são gravados por apartamento.",
    ],
    buying: [
      "Vendemos e instalamos motor de portão para garagem de prédio, de uso intenso e com capacidade acima do peso da folha: com mão de obra, fica de {price.heavySwap}. Mande número de vagas, medidas e foto da etiqueta atual.",
      "O motor para prédio se compra por dois números, aberturas na hora de pico e peso da folha, e o de casa não serve. Trocado por nós, custa de {price.heavySwap}, e o inversor deixa o portão rápido e sem tranco.",
      "Para garagem de prédio, fornecemos motor de uso intenso com a troca, de {price.heavySwap}, e os controles cadastrados por unidade. Fotocélula e sinaleiro completam, com valor pelas fotos do portão e da etiqueta.",
    ],
    question: [
      "Em prédio, o motor deve ser de uso intenso e a folha precisa andar leve, porque o residencial esquenta na hora de pico. O número de vagas e o peso dizem o modelo, e a troca fica de {price.heavySwap}.",
      "Garagem de prédio com muitas vagas pede motor de uso intenso; com poucas e folha leve, um menor pode bastar. Conte as aberturas da manhã, que são elas que decidem.",
      "O portão do prédio precisa de motor que aguente muitas aberturas seguidas, fotocélula e destravamento conhecido pela equipe. Motor e troca custam de {price.heavySwap}, com o serviço.",
    ],
  },
  line: [
    "No prédio, diga também quantas vagas há e quem autoriza o serviço.",
    "Em prédio, o serviço é combinado com o zelador ou o síndico, em horário de pouco movimento.",
    "No prédio, o zelador e a portaria precisam saber usar o destravamento do portão.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Por que o portão do prédio para", "Portão de prédio com defeito: o que costuma ser"],
      slots: [
        [
          "A causa mais comum é calor: funciona de madrugada e desarma na saída da manhã, por aberturas demais ou folha pesada. Roldana, cabo e trilho gastos é que costumam pesar.",
          "Motor que para na hora de pico está forçado ou é pequeno para tantas aberturas. Antes de culpá-lo, veja se a folha anda leve.",
          "O uso diário gasta roda, cabo e engrenagem, a folha pesa e o motor esquenta. Daí a parada no horário de movimento.",
          "Quase sempre é motor desarmando por calor. O peso da folha e o número de aberturas explicam.",
        ],
        [
          "Se fecha e reabre, é fotocélula suja ou torta; se só a botoeira abre, é receptor ou antena. Parada fora do ponto é fim de curso deslocado.",
          "Controles todos mudos com botoeira boa apontam para o receptor. Portão que volta ao fechar pede olhar a fotocélula.",
          "Fotocélula, receptor e fim de curso respondem pelo resto, do portão que volta ao que não atende ninguém.",
          "Voltar ao fechar é sensor, não ouvir controle é receptor, parar no lugar errado é fim de curso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["De que motor o prédio precisa", "Como escolher o motor para garagem de prédio"],
      slots: [
        [
          "Trinta vagas saindo entre 7 e 8 horas são trinta aberturas seguidas, e o motor de casa desliga no meio delas. A ficha do de uso intenso traz quantos ciclos por hora ele aguenta.",
          "Conte as aberturas de uma manhã e compare com os ciclos por hora da ficha. O residencial precisa de pausas que a garagem não dá.",
          "O residencial até move a folha, mas esquenta depois de várias aberturas. Em prédio, o número de ciclos manda tanto quanto a força.",
          "A hora de pico escolhe o motor: muitas aberturas sem descanso. Só o de uso intenso foi feito para isso.",
        ],
        [
          "No basculante, o motor é predial, com dois acionadores em folha larga; no de correr, deslizante com cremalheira de aço. O inversor parte e para devagar e poupa solda e batente.",
          "Folha larga de basculante leva um acionador em cada coluna. Com inversor, que controla a velocidade, o portão anda depressa sem bater.",
          "Deslizante de uso intenso ou basculante predial, conforme o portão. Inversor ajuda em folha pesada, porque freia sem tranco.",
          "Tipo e peso da folha definem o modelo predial. A partida suave do inversor preserva fixações.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que o portão do prédio precisa ter", "Como é equipada a garagem do prédio"],
      slots: [
        [
          "Além do motor, a garagem usa fotocélula, sinaleiro na calçada e receptor com memória para todas as vagas. O fechamento automático só fica ligado com a fotocélula em ordem.",
          "Motor, central, receptor de grande memória, fotocélula e sinaleiro formam o conjunto. O tempo de fechar é regulado na mesma central.",
          "Fotocélula e sinaleiro fazem parte, e o receptor guarda os controles de todos. Em rampa, um segundo par de sensores ajuda.",
          "A lista tem motor predial, receptor, fotocélula e aviso luminoso. Nobreak entra onde falta luz com frequência.",
        ],
        [
          "Os controles são gravados por unidade, para apagar um sem refazer os outros. A chave de destravamento fica na portaria, com alguém que saiba usá-la.",
          "Cadastro por apartamento deixa excluir um controle perdido sozinho. O zelador aprende o destravamento.",
          "Cada unidade tem os seus controles na memória, e um perdido sai sem mexer nos demais.",
          "Apagar só o controle perdido exige cadastro individual. A equipe fica com a chave e a instrução.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Segurança na garagem do prédio", "Itens de segurança no portão do prédio"],
      slots: [
        [
          "A fotocélula impede o fechamento sobre carro, moto e pedestre e deve ser testada toda semana. Vão largo pede mais de um par.",
          "Em garagem coletiva a fotocélula não pode faltar, nem o teste semanal. Um segundo feixe vê moto e criança.",
          "Sensor funcionando é o que permite fechar sozinho. Teste toda semana, cortando o feixe de longe.",
          "Com tanta gente passando, a fotocélula é conferida toda semana. Em entrada larga, põem-se dois pares.",
        ],
        [
          "Luz e som na calçada avisam antes de a folha se mover. Portão que fecha sozinho protege o prédio, se o sensor funciona.",
          "O sinaleiro protege o pedestre na saída. O fechamento automático evita portão esquecido aberto.",
          "Aviso na calçada e fechamento com sensor reduzem risco e exposição.",
          "Sinaleiro avisa na calçada, e o fechamento automático, com sensor bom, não deixa a garagem exposta.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que a equipe do prédio pode fazer", "Rotina da portaria com o portão"],
      slots: [
        [
          "Varrer o trilho, limpar a fotocélula e anotar o horário de cada parada tomam poucos minutos. Motor, cabo, mola e contrapeso ficam com o técnico.",
          "A portaria anota o que aconteceu e quando, o que mostra se é calor, sensor ou folha. Ninguém abre o motor nem força a folha.",
          "Limpeza e anotação evitam muitas paradas. A tampa do motor e o contrapeso não são da equipe.",
          "O zelador limpa, observa e avisa. Cabo, mola e motor são sempre do técnico.",
        ],
      ],
      steps: [
        "Desligue e sinalize o disjuntor antes de limpar o trilho.",
        "Varra o trilho e passe pano seco nas lentes da fotocélula.",
        "Religue e assista a um ciclo, fora do caminho da folha.",
        "Corte de longe o feixe com um cabo de vassoura: o portão deve reabrir.",
        "Anote ruído, lentidão e data.",
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço no prédio", "O que entra no orçamento do prédio"],
      slots: [
        [
          "O motor de uso intenso é o item mais caro, e dois acionadores ou inversor o encarecem. Reparo da folha, sensores e elétrica vêm em linhas separadas.",
          "Peso da folha, número de acionadores e inversor mudam o preço do motor. Cada acessório tem valor próprio, para a administração comparar.",
          "Motor primeiro, depois fotocélula, sinaleiro e receptor, cada um com o seu preço. A assembleia pode aprovar por etapas.",
          "O orçamento é por item: motor, segurança, elétrica, serralheria. Folha pesada sobe o primeiro.",
        ],
        [
          "Inclua na previsão as revisões, {visits.business} no mínimo, com valor por portão. O cartão divide em até {shop.instalments} vezes.",
          "A manutenção, {visits.business}, é orçada por portão e evita chamado na hora de pico. Parcela-se em até {shop.instalments} vezes.",
          "Deixe reservada no orçamento do ano a revisão, feita {visits.business}. No cartão são até {shop.instalments} parcelas.",
          "Some à conta a revisão {visits.business}. O pagamento pode ir em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quanto tempo leva a troca do motor no prédio", "A troca do motor com o prédio em uso"],
      slots: [
        [
          "O serviço ocupa de {time.heavy}, marcado para horário de pouco movimento com a administração.",
          "São {time.heavy} de trabalho, combinadas fora do horário de pico.",
          "Reserve de {time.heavy}, de preferência no meio do dia ou da tarde.",
          "A montagem leva de {time.heavy}, e a hora é acertada com o síndico ou o zelador.",
        ],
        [
          "Alguém do prédio orienta os carros, que passam em momentos combinados com o técnico. Avise os moradores na véspera e deixe à mão a chave do quadro.",
          "Só o técnico libera a passagem enquanto o motor é trocado. Um aviso no elevador poupa tempo.",
          "Com entrada e saída separadas, uma fica livre. Nas outras, a passagem é combinada, e os moradores, avisados antes.",
          "A garagem segue em uso por intervalos combinados. Deixe o acesso ao quadro livre e avise as unidades.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de casa serve em prédio pequeno?",
      answers: [
        "Só com poucas vagas e folha leve. Com várias famílias saindo à mesma hora, prefira uso intenso.",
        "Em geral, não. Muitas aberturas seguidas esquentam e desligam o residencial.",
        "Às vezes, em prédio de poucas unidades. As aberturas da hora mais cheia respondem.",
      ],
    },
    {
      question: "Quantos controles a central de um prédio aceita?",
      answers: [
        "De algumas dezenas, na própria central, a centenas, com receptor externo de cadastro individual.",
        "Varia com o modelo, e um receptor externo aumenta a memória. Prefira o que exclui um controle só.",
        "Depende da central. Em prédio, usa-se receptor com memória para todas as vagas.",
      ],
    },
    {
      question: "O que fazer com o portão do prédio na falta de energia?",
      answers: [
        "Alguém treinado desliga o disjuntor e destrava, só portão de correr ou de abrir, reto e nivelado. Nobreak evita isso por um tempo.",
        "Com nobreak, ele segue abrindo por certo número de vezes. Sem ele, só a folha de correr ou de abrir é solta.",
        "A equipe usa a chave no de correr ou de abrir, com a energia cortada. Basculante não se destrava.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão do prédio?",
      answers: [
        "Pelo menos {visits.business}, com intervalo menor onde há muitas vagas.",
        "No mínimo {visits.business}. Em portão de correr, a cremalheira de aço pede lubrificação a cada {rack.months}.",
        "O mínimo são {visits.business}, e mais onde o movimento é grande. O relatório de cada visita ajuda a prever gastos.",
      ],
    },
    {
      question: "Portão em rampa de subsolo pode ter motor?",
      answers: [
        "Pode. O mais usado é o basculante no alto ou no pé da rampa; portão de correr em trilho inclinado é arriscado.",
        "Pode, com sensores e portão escolhidos para a rampa. O trilho do de correr precisa ficar nivelado.",
        "Sim, desde que a folha não corra sozinha. Uma foto de lado mostra a inclinação.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de vagas e de aberturas na hora de pico",
  related: ["condominio", "contrato", "pesado", "controle-de-acesso", "nobreak", "fotocelula"],
  topic: "motor-para-condominio",
};
