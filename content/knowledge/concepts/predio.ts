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
      "Instalamos, trocamos e consertamos motor de portão de prédio, sempre de uso intenso, porque a garagem abre em sequência na saída e na volta do trabalho. A troca, com mão de obra, fica de {price.heavySwap}.",
      "Para portão de prédio, vendemos e instalamos motor escolhido pelas aberturas na hora de pico e pelo peso da folha; com mão de obra, fica de {price.heavySwap}. Fotocélula, sinaleiro e fechamento automático completam a garagem.",
      "Atendemos portão de prédio com motor de uso intenso, peça à venda e destravamento que o zelador saiba usar. A troca, com mão de obra, fica de {price.heavySwap}, e a revisão é feita {visits.business}, no mínimo.",
    ],
    price: [
      "A troca do motor de um portão de prédio fica de {price.heavySwap}, com mão de obra. O peso da folha, o número de aberturas e os acessórios fecham o valor, com orçamento grátis por foto ou visita.",
      "Em prédio, a troca do motor vai de {price.heavySwap}, conforme a potência, o tipo de portão e os acessórios de segurança. A revisão é orçada por portão, e o cartão aceita até {shop.instalments} vezes.",
    ],
    repair: [
      "Consertamos portão de prédio: o técnico confere folha, motor e sensores e troca só a peça que falhou. Até ele chegar, desligue o disjuntor e isole a área; só portão de correr ou de abrir, reto e nivelado, é usado na mão. O contato funciona {shop.hours}.",
      "Consertamos o portão do prédio no local; a causa mais comum é motor forçado, por aberturas demais ou por folha desequilibrada. O técnico mede, mostra a peça ao zelador e diz se o motor aguenta o uso da garagem.",
    ],
    emergency: [
      "Com o portão do prédio travado, desligue o disjuntor, afaste os moradores e não destrave folha torta ou com cabo solto. Respondemos {shop.hours}; diga se ele está aberto ou fechado e quem autoriza o serviço.",
      "Em emergência no prédio, a portaria isola a área e desliga o disjuntor. Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão; basculante fica travado. O atendimento é {shop.hours}.",
    ],
    installation: [
      "A instalação em prédio leva de {time.heavy}, em horário de pouco movimento, com motor de uso intenso, fotocélula e controles por unidade. Motor e mão de obra ficam de {price.heavySwap}.",
      "No prédio, instalamos motor de uso intenso depois de conferir folha, trilho e energia, em {time.heavy} de trabalho. Com mão de obra, fica de {price.heavySwap}, e o horário é combinado com o síndico ou o zelador.",
    ],
    buying: [
      "Vendemos e instalamos motor para portão de prédio, de uso intenso e com capacidade acima do peso da folha. A troca, com mão de obra, fica de {price.heavySwap}; mande o número de vagas, as medidas e a foto da etiqueta atual.",
      "Para prédio, vendemos motor de uso intenso, escolhido por dois números: aberturas na hora de pico e peso da folha. Na troca, com mão de obra, custa de {price.heavySwap}, e o inversor deixa a abertura rápida e sem tranco.",
      "Instalamos no portão de prédio motor de uso intenso, fotocélula, sinaleiro e controle cadastrado por unidade. A troca do motor fica de {price.heavySwap}; o de casa esquenta e para na hora de pico.",
    ],
    question: [
      "Em prédio, o motor deve ser de uso intenso e a folha precisa andar leve, porque o residencial esquenta na hora de pico. O número de vagas e o peso da folha dizem o modelo, e a troca fica de {price.heavySwap}.",
      "Garagem de prédio com muitas vagas pede motor de uso intenso; com poucas, um menor pode bastar. Conte as aberturas da manhã e mande a foto da etiqueta, e dizemos qual serve ao seu prédio.",
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
      headings: [
        "Por que o portão do prédio para",
        "Defeitos comuns no portão de prédio",
        "Portão de prédio com defeito: o que costuma ser",
      ],
      slots: [
        [
          "A causa mais comum é calor: o portão funciona de madrugada e para na saída da manhã, com o motor desarmado.",
          "Em geral o motor está forçado, por aberturas demais ou por roldana, cabo e trilho gastos, que deixam a folha pesada.",
          "Desgaste é o que mais aparece: roldana, cabo e engrenagem cedem com o uso diário, e o motor começa a esquentar.",
          "Quase sempre é motor que desarma por calor na hora de pico ou folha que ficou pesada, com roldana ou cabo gasto.",
        ],
        [
          "Se o portão fecha e reabre, a fotocélula costuma estar suja, desalinhada ou com sol na lente.",
          "Quando nenhum controle abre e a botoeira da portaria abre, o defeito quase sempre está no receptor ou na antena.",
          "Quando a folha para fora do ponto, costuma ser o fim de curso deslocado ou alguma coisa que a prende.",
          "Portão que abre sozinho pede o teste da botoeira, do interfone e dos controles, um a um.",
        ],
        [
          "Se motor ou placa chegaram ao fim, o conserto é comparado com o motor novo, que em prédio fica de {price.heavySwap}, com mão de obra.",
          "O técnico mostra a peça ao zelador e só a troca com o valor aprovado.",
          "Enquanto o portão está em conserto, alguém do prédio orienta a passagem dos carros.",
          "Depois do conserto, o portão faz vários ciclos seguidos, como na hora de pico.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["De que motor o prédio precisa", "Motor para garagem de prédio", "Como escolher o motor do prédio"],
      slots: [
        [
          "Trinta vagas saindo entre 7 e 8 horas são trinta aberturas seguidas: o motor de casa esquenta e desliga no meio delas.",
          "Conte as aberturas de uma manhã: a ficha do motor de uso intenso traz quantos ciclos por hora ele aguenta.",
          "Em basculante de prédio, o motor é predial, com dois acionadores em folha larga; em portão de correr, um deslizante de uso intenso.",
        ],
        [
          "O motor residencial até move a folha, mas esquenta e desarma depois de várias aberturas seguidas.",
          "Motor de casa em prédio costuma desarmar por calor na hora de pico e gastar a engrenagem bem antes do tempo.",
          "O residencial precisa de pausa entre as aberturas, e a garagem do prédio não dá essa pausa.",
        ],
        [
          "Inversor ajuda, porque acelera e freia sem tranco e poupa folha e fixações.",
          "O inversor parte e para devagar, o que poupa solda, cabo e batente da folha pesada.",
          "Com inversor, o portão anda depressa sem bater, o que conta em folha grande.",
        ],
      ],
      bullets: [
        "Aberturas na hora de pico",
        "Tipo e peso da folha",
        "Rampa ou desnível na entrada",
        "Número de vagas e de controles",
        "Fotocélula e sinaleira",
        "Nobreak ou plano para falta de energia",
      ],
    },
    {
      about: "what",
      headings: [
        "O que o portão do prédio precisa ter",
        "Como é equipada a garagem do prédio",
        "O que instalamos na garagem do prédio",
      ],
      slots: [
        [
          "O prédio usa motor de uso intenso: deslizante com cremalheira de aço no portão de correr, versão predial no basculante.",
          "A garagem recebe motor que aguenta a saída da manhã, central e receptor com memória para todas as vagas.",
          "O motor do basculante de prédio é predial; em folha larga, dois acionadores, um em cada coluna, evitam que ela torça.",
        ],
        [
          "Os acessórios ligados à mesma central são a fotocélula, o sinaleiro e, se o prédio quiser, o fechamento automático.",
          "Fotocélula e sinaleiro fazem parte do conjunto, e o tempo de fechamento é regulado na mesma central.",
          "Onde a rampa esconde o carro, entram também um segundo par de fotocélulas e o sinaleiro na saída.",
        ],
        [
          "Os controles do prédio são gravados por unidade, para apagar um sem refazer os outros.",
          "O nobreak mantém a garagem do prédio funcionando por algum tempo quando falta luz.",
          "Uma chave de destravamento fica na portaria, e o técnico mostra ao zelador como usá-la.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança na garagem do prédio",
        "Fotocélula, aviso na calçada e fechamento",
        "Itens de segurança no portão do prédio",
      ],
      slots: [
        [
          "A fotocélula impede o fechamento sobre carro, moto ou pedestre e deve ser testada toda semana.",
          "Na garagem coletiva, a fotocélula não deve faltar, com mais de um par em vão largo.",
          "A passagem pede fotocélula, de preferência com segundo feixe, para ver carro, moto e pedestre.",
        ],
        [
          "Sinaleira e sirene avisam quem está na calçada que o portão vai se mover.",
          "O aviso luminoso protege o pedestre na saída da garagem.",
          "Luz e som na calçada alertam quem passa antes de a folha se mover.",
        ],
        [
          "O fechamento automático evita portão esquecido aberto, desde que a fotocélula funcione.",
          "Com fotocélula em ordem, o fechamento automático reduz o tempo de garagem exposta.",
          "O portão que fecha sozinho protege o prédio, mas só com a fotocélula testada.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que a equipe do prédio pode fazer",
        "Rotina da portaria e da zeladoria",
        "Conferências seguras no prédio",
      ],
      slots: [
        [
          "A equipe do prédio limpa a fotocélula, varre o trilho e avisa se ouvir ruído novo.",
          "A portaria anota o horário e o que aconteceu a cada parada: isso mostra ao técnico se é calor, sensor ou folha.",
          "Varrer o trilho, limpar a fotocélula e ouvir o portão tomam poucos minutos por semana e evitam muitas paradas.",
        ],
        [
          "Ninguém da equipe abre motor nem mexe em cabo, mola ou contrapeso.",
          "A tampa do motor, o cabo e o contrapeso ficam com o técnico.",
          "Forçar a folha com o motor engatado, não: isso pode quebrar a engrenagem e o braço.",
        ],
      ],
      steps: [
        "Desligue e sinalize o disjuntor antes de limpar o trilho.",
        "Varra o trilho e passe pano seco nas lentes da fotocélula.",
        "Religue e assista a um ciclo, fora do caminho da folha.",
        "Com o portão fechando, corte de longe o feixe da fotocélula com um cabo de vassoura: ele deve reabrir.",
        "Anote ruído, lentidão e data, e avise o responsável.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no orçamento do prédio",
        "O que muda o preço no prédio",
        "Do que depende o valor no prédio",
      ],
      slots: [
        [
          "A troca por um motor de uso intenso fica de {price.heavySwap}, com mão de obra.",
          "O valor muda com o peso da folha, o número de acionadores e o inversor, que deixa o portão mais rápido.",
          "O motor de uso intenso é o item mais caro; fotocélulas, sinaleiro e receptor para todas as vagas somam por unidade.",
        ],
        [
          "Reparo da folha, fotocélulas e elétrica aparecem em linhas separadas.",
          "Acessórios, serralheria e elétrica vêm separados do motor, para a administração comparar propostas.",
          "Cada item tem o seu preço na proposta, e a assembleia pode aprovar um agora e deixar outro para depois.",
        ],
        [
          "A revisão, {visits.business}, tem valor definido por portão.",
          "Reserve na previsão do ano as revisões, {visits.business} no mínimo.",
          "Inclua na conta a manutenção, {visits.business}, que ajuda a evitar o chamado de madrugada.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "O dia da troca do motor no prédio",
        "Quanto tempo leva a troca do motor no prédio",
        "A troca do motor com o prédio em uso",
      ],
      slots: [
        [
          "O serviço ocupa de {time.heavy}, marcado para horário de pouco movimento.",
          "Em geral são {time.heavy} de trabalho, combinadas com a administração.",
          "A montagem leva de {time.heavy} e pode ser marcada fora do horário de pico.",
        ],
        [
          "Durante a troca, alguém do prédio orienta os carros, que passam em momentos combinados com o técnico.",
          "Enquanto o motor é trocado, só o técnico libera a passagem, em momentos combinados.",
          "Se a entrada e a saída são separadas, uma delas fica livre durante o trabalho.",
        ],
        [
          "Avise os moradores antes e deixe livre o acesso ao quadro de energia.",
          "Um aviso no elevador e a chave do quadro à mão poupam tempo no dia.",
          "Deixe a chave do quadro com o zelador e avise os moradores na véspera.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de casa serve em prédio pequeno?",
      answers: [
        "Só com poucas vagas e folha leve. Com várias famílias saindo à mesma hora, prefira motor de uso intenso.",
        "Em geral, não. Conte as aberturas da hora mais cheia: se forem muitas seguidas, o motor residencial esquenta e para.",
      ],
    },
    {
      question: "Quantos controles a central de um prédio aceita?",
      answers: [
        "Vai de algumas dezenas, na memória da própria central, a centenas, com receptor externo. O manual do modelo traz o número; para prédio, prefira receptor com cadastro individual.",
        "O número varia com o modelo, e um receptor externo aumenta a memória. Escolha um com cadastro individual, para excluir um controle perdido sem refazer o prédio todo.",
      ],
    },
    {
      question: "O que fazer com o portão na falta de energia?",
      answers: [
        "Alguém treinado desliga o disjuntor e destrava o portão, só de correr ou de abrir, com a folha reta e nivelada. Para não depender disso, um nobreak mantém a passagem por algum tempo.",
        "Com nobreak, o portão segue abrindo por um tempo que depende da bateria e do fluxo. Sem ele, a equipe desliga o disjuntor e destrava; basculante desequilibrado não se destrava.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão do prédio?",
      answers: [
        "Pelo menos {visits.business}, com intervalo menor onde há muitas vagas. O relatório de cada visita ajuda a prever gastos.",
        "No prédio, {visits.business}, no mínimo. Em portão de correr, a cremalheira pede lubrificação a cada {rack.months}.",
      ],
    },
    {
      question: "Portão em rampa de subsolo pode ter motor?",
      answers: [
        "Pode. O mais usado é o basculante no alto ou no pé da rampa; portão de correr em trilho inclinado é arriscado, porque a folha desce sozinha quando destravada.",
        "Pode, com portão e sensores escolhidos para a rampa: o trilho do portão de correr precisa ficar nivelado, e as fotocélulas mudam de altura. A foto de lado mostra a inclinação.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de vagas e de aberturas na hora de pico",
  related: ["condominio", "contrato", "pesado", "controle-de-acesso", "nobreak", "fotocelula"],
  topic: "motor-para-condominio",
};
