import type { Concept } from "#domain/knowledge/concept.ts";

export const embreagem: Concept = {
  id: "embreagem",
  kind: "part",
  label: "Embreagem",
  phrase: "a embreagem do motor",
  words: [
    "embreagem",
    "embreagem eletrônica",
    "embreagem mecânica",
    "embreagem patinando",
    "regular embreagem",
    "regulagem da embreagem",
    "ajuste de força",
  ],
  intent: "repair",
  answers: {
    any: [
      "A embreagem do motor do portão é o limite de força: frouxa, o motor gira e a folha para sozinha; apertada demais, o portão empurra com força perigosa. A regulagem, em casa, custa a partir de {price.preventive}, sem peças, e procura a menor força que move a folha inteira.",
      "Embreagem desregulada faz o portão parar no meio sem motivo ou empurrar o que encontra. O técnico primeiro deixa a folha leve, depois regula a força no mínimo e testa a parada. A visita de ajuste parte de {price.preventive} numa residência, fora peças.",
      "Quando a embreagem do motor do portão patina, o motor gira e a folha não anda. A causa pode ser disco gasto, ajuste frouxo ou folha pesada, e o técnico separa os três casos na visita, que em residência começa em {price.preventive}, sem peças.",
    ],
    buying: [
      "A embreagem de motor de portão se compra pelo modelo da etiqueta, porque o jogo de discos muda de um motor para outro; nos motores de força eletrônica não há disco, e o ajuste é na placa. Fornecemos a peça com a troca, e só a regulagem em casa parte de {price.preventive}.",
      "Vendemos e trocamos a embreagem do motor de portão quando o disco está gasto; frouxa, ela muitas vezes só precisa de ajuste, a partir de {price.preventive} em residência, sem peças. A foto da etiqueta diz se o seu motor usa disco e qual serve.",
    ],
    price: [
      "Regular a embreagem do portão custa a partir de {price.preventive} em casa, na visita de ajuste, sem peças. Se o disco está gasto ou a placa não lê o esforço, soma-se a peça, e o disco costuma sair bem mais barato que a placa.",
      "O preço da embreagem do motor de portão começa em {price.preventive}, quando basta a regulagem residencial, fora as peças. Se o disco gasto faz o motor patinar, entra também o jogo de discos do modelo, orçado antes da troca.",
      "O preço para arrumar a embreagem depende da causa: só o ajuste sai de {price.preventive} para cima em residência, sem contar peças, e disco gasto é orçado à parte. Um motor que já não compensa consertar leva à troca, de {price.homeSwap} com mão de obra.",
    ],
    repair: [
      "Embreagem de portão patinando tem conserto: na mecânica, os discos são limpos ou trocados; na eletrônica, ajusta-se a força na placa. Antes se confere se a folha anda leve, porque o peso dá o mesmo sintoma. A regulagem em casa parte de {price.preventive}, sem peças.",
      "O conserto da embreagem do motor de portão começa pela folha, porque portão pesado imita embreagem frouxa. Com a folha leve, o técnico ajusta a força ou troca o disco gasto. Em residência, o ajuste custa desde {price.preventive}, fora peças.",
      "Consertar a embreagem que faz o portão parar sozinho ou empurrar demais exige corrigir antes o trilho, a roldana ou o contrapeso. Só depois se regula a força. Esse ajuste residencial parte de {price.preventive}, sem peças, e disco gasto é orçado antes.",
    ],
    "how-to": [
      "A regulagem da embreagem muda a proteção de quem passa, e por isso fica com o técnico, desde {price.preventive} em casa, sem peças. O que você pode fazer é o teste com uma caixa de papelão vazia no caminho do portão: a folha deve parar ou voltar.",
      "Para saber se a embreagem do portão está desregulada, ponha uma caixa de papelão no caminho da folha e acione de longe: ela deve parar ou voltar. Aumentar a força só esconde o defeito. A regulagem técnica parte de {price.preventive} em residência, fora peças.",
      "O teste da embreagem se faz com uma caixa de papelão vazia no caminho, ninguém por perto e o controle na mão. Se a folha amassa a caixa em vez de ceder, falta regulagem, que em casa custa a partir de {price.preventive}, sem peças.",
    ],
    question: [
      "Sim, pode ser a embreagem: frouxa, o portão para sozinho e o motor gira à toa; apertada, ele empurra com força demais. Mas folha pesada dá o mesmo sintoma, e o técnico separa os dois na visita de ajuste, desde {price.preventive} em casa, sem peças.",
      "A embreagem é o limite de força do motor do portão, feita de discos nos motores mecânicos e de um ajuste na placa nos eletrônicos. Desregulada, faz parar à toa ou empurrar demais. A regulagem residencial parte de {price.preventive}, sem peças.",
      "Pode, sim, porque o portão que para à toa ou empurra com força costuma ter a embreagem fora do ponto ou a folha pesada. O certo é a menor força que move a folha inteira, ajustada em visita a partir de {price.preventive}, numa casa, fora peças.",
    ],
  },
  line: [
    "Uma embreagem bem regulada cede diante de um obstáculo e não para à toa no percurso.",
    "Apertar a embreagem para compensar folha pesada tira a proteção e gasta a engrenagem.",
    "A força certa da embreagem é a menor que ainda move o portão até o fim.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a embreagem faz no motor",
        "Embreagem mecânica e eletrônica",
        "Para que serve a embreagem do portão",
      ],
      slots: [
        [
          "A embreagem limita o empurrão do motor: acima de certa resistência, ele cede em vez de insistir. Na mecânica, discos apertados por uma mola patinam; na eletrônica, a placa percebe o esforço e desliga.",
          "Quando a folha encontra algo no caminho, a embreagem impede que toda a força chegue ao obstáculo. Motores mais antigos usam discos de atrito, e nos residenciais atuais quem mede o esforço é a placa.",
          "A função da embreagem é separar o esforço normal da folha do esforço contra um carro ou uma pessoa. Em alguns motores isso é feito por discos e mola, e em outros pela central eletrônica.",
          "Há dois tipos de embreagem: a de discos, que escorregam sob carga, e a eletrônica, em que a central mede o esforço do motor. As duas existem para o portão não empurrar sem limite.",
        ],
        [
          "Nenhuma embreagem substitui a fotocélula, o sensor que para a folha antes do contato. O limite de força age depois do toque, e o portão seguro tem as duas proteções.",
          "O limite de força só reage quando a folha já encostou em algo. A fotocélula, que enxerga antes do toque, continua necessária, sobretudo com fechamento automático.",
          "A fotocélula evita o contato, e a embreagem reduz o estrago quando o contato acontece. Uma proteção não dispensa a outra, e as duas são testadas na regulagem.",
          "Quem evita o toque da folha é a fotocélula; a embreagem só atua depois dele. As duas proteções trabalham juntas, principalmente onde o portão fecha sozinho.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Embreagem frouxa ou apertada: os sinais",
        "Como saber se a embreagem está fora do ponto",
        "Sinais de embreagem mal regulada",
      ],
      slots: [
        [
          "Frouxa, a embreagem deixa o motor girando enquanto a folha para nos trechos pesados. Apertada, empurra sem ceder, e o perigo só aparece quando há alguém no caminho.",
          "O motor que gira com a folha parada tem embreagem frouxa ou gasta. A folha que amassa uma caixa de papelão em vez de parar tem embreagem apertada demais.",
          "Pouca força faz o portão parar à toa, e força demais causa batida no batente e tranco na engrenagem. O segundo caso é o mais perigoso, porque o dono nem percebe.",
          "Dois comportamentos denunciam o ajuste errado: o portão que para sem obstáculo e o que não para nem diante de um. O ponto certo é a menor força que completa o percurso.",
        ],
      ],
      bullets: [
        "Para no meio sem obstáculo: força baixa ou folha presa",
        "Volta sozinho ao fechar: a placa lê o peso como obstáculo",
        "Motor gira e a folha não anda: discos patinando",
        "Amassa a caixa de teste: força alta demais",
        "Bate forte no batente: força ou fim de curso fora do ponto",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste da força com objeto macio",
        "Como testar a embreagem sem risco",
        "Conferir a proteção do portão em casa",
      ],
      slots: [
        [
          "O teste usa uma caixa de papelão vazia, nunca a mão ou o pé, e em basculante ninguém fica embaixo. Se a folha não ceder, pare de usar o fechamento automático até a regulagem.",
          "Uma caixa de papelão serve de obstáculo; uma pessoa, jamais. Fique ao lado, longe da folha, e peça a regulagem se o portão esmagar a caixa.",
          "Faça o teste da força com objeto leve e macio, sem crianças nem animais na garagem. Se o portão não recuar nem parar, deixe-o com o disjuntor desligado até o ajuste.",
          "Para ver se o portão cede, basta uma caixa vazia no caminho. Observe de lado, pronto para parar pelo controle, e nunca entre no caminho da folha.",
        ],
      ],
      steps: [
        "Afaste pessoas e animais e confira se a fotocélula está limpa.",
        "Ponha uma caixa de papelão vazia no caminho do fechamento, fora do feixe da fotocélula.",
        "Acione de longe: a folha deve parar ou voltar ao tocar a caixa.",
        "Anote em que ponto ela parou e filme o teste.",
        "Se a folha não ceder, desligue o disjuntor e peça regulagem.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Regulagem da embreagem pelo técnico",
        "O que é feito no ajuste de força",
        "Acertar a embreagem na ordem certa",
      ],
      slots: [
        [
          "Antes do ajuste, o técnico verifica trilho, roldanas, dobradiças ou contrapeso, porque aumentar a força não corrige mecânica ruim. No basculante, os cabos e o equilíbrio são vistos antes de soltar o motor.",
          "O primeiro passo é a folha andar leve, com a energia cortada e, no basculante, com cabos e contrapeso conferidos. A força só é ajustada depois disso.",
          "A ordem do serviço é mecânica primeiro e força depois, com trilho, roldana e equilíbrio acertados antes de tocar na embreagem. Em portão que sobe, nada se solta sem examinar os cabos.",
          "O técnico mede o esforço da folha e corrige o que a deixa pesada. A embreagem é regulada só quando o portão anda leve, e no basculante os cabos são examinados antes.",
        ],
        [
          "A força começa no mínimo e sobe só até o portão completar o percurso nos dois sentidos. Para terminar, o teste com a caixa de papelão é feito no começo, no meio e no fim do curso.",
          "Procura-se a menor força que move a folha do começo ao fim. Disco gasto ou sujo de óleo é trocado, e a parada é testada com um objeto em mais de um ponto.",
          "Um disco queimado ou sujo de óleo precisa de jogo novo, e a placa que não lê o esforço é examinada à parte. O ajuste termina com a folha parando diante de um objeto macio.",
          "O ajuste é feito para baixo, até o limite em que o portão ainda anda firme. A folha é então testada contra papelão em três pontos do percurso.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que a embreagem sai do ponto",
        "O que faz a embreagem patinar",
        "O que desregula a embreagem do motor",
      ],
      slots: [
        [
          "A causa mais frequente está fora do motor: roldana gasta, trilho sujo ou contrapeso errado aumentam o esforço até passar do limite. No inverno, a graxa velha endurece e faz o mesmo.",
          "Uma folha que ficou pesada com o tempo faz a embreagem reagir como se houvesse obstáculo. Trilho sujo, roldana gasta e graxa endurecida são os motivos mais comuns.",
          "Antes de culpar o motor, veja se a folha ganhou peso com pintura ou chapa nova, ou se a roldana se gastou. No frio, a graxa dura aumenta o esforço e passa do limite ajustado.",
          "Sujeira no trilho e peça gasta mudam a resistência da folha, e a regulagem antiga deixa de servir. Um ajuste bom no verão pode parar o portão no inverno, quando a graxa endurece.",
        ],
        [
          "Nos motores de disco, o material de atrito se gasta, pega óleo ou perde a pressão da mola e passa a patinar com carga normal. Ajuste feito sem medir o esforço também dura pouco.",
          "O disco também envelhece: gasto, sujo de óleo ou com mola fraca, ele escorrega mesmo com a folha leve. Na placa, um botão de força mexido sem teste tem o mesmo efeito.",
          "Óleo que escorre para os discos e mola cansada explicam a embreagem mecânica que patina. Nas eletrônicas, o comum é alguém ter mexido na regulagem sem medir.",
          "Com os anos, discos e mola perdem atrito e pressão, e o motor gira sem mover a folha. Na versão eletrônica, ajuste feito sem teste e tensão baixa na rede imitam embreagem solta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso aumentar a força da embreagem para o portão não parar?",
      answers: [
        "Não é boa saída. A folha para porque está pesada ou presa, e mais força esconde o defeito, gasta a engrenagem e tira a proteção contra esmagamento.",
        "Só depois de conferir a mecânica, e pelo técnico. Força alta resolve por uns dias e deixa o portão perigoso.",
        "Não. O portão passa a empurrar o que encontra, inclusive gente, e o motivo da parada continua lá.",
      ],
    },
    {
      question: "Todo motor de portão tem embreagem?",
      answers: [
        "Quase todos têm algum limite de força, mecânico ou eletrônico. Motores muito antigos podem não ter, e uma placa nova às vezes acrescenta a função.",
        "A maioria tem, no disco ou na placa. O manual do modelo diz qual é o seu caso.",
        "Nem todo motor tem a mecânica, de discos. Nos atuais, o limite de força costuma ser eletrônico, na placa.",
      ],
    },
    {
      question: "Embreagem substitui fotocélula?",
      answers: [
        "Não. A embreagem age depois do toque, e a fotocélula para a folha antes dele. As duas trabalham juntas.",
        "Não, porque a embreagem só reage quando a folha já encostou em algo. A fotocélula evita o contato.",
        "Não substitui. Com fechamento automático, a fotocélula é indispensável, e o limite de força é a segunda proteção.",
      ],
    },
    {
      question: "Por que o portão para no meio só em dias frios?",
      answers: [
        "Porque a graxa endurece e a folha pesa mais, passando do limite da embreagem. Limpeza, lubrificação certa e nova regulagem costumam resolver.",
        "O frio engrossa a graxa velha e aumenta o esforço. Trocar a graxa e revisar a folha vem antes de mexer na força.",
        "A graxa fria e dura se soma a uma folha já pesada. Com a mecânica revisada, o ajuste passa a servir o ano todo.",
      ],
    },
    {
      question: "Com que frequência conferir a força do portão?",
      answers: [
        "Teste com a caixa de papelão uma vez por mês e peça a conferência na revisão, {visits.home} em casa.",
        "Em casa, faça um teste mensal com objeto macio e a revisão {visits.home}. Em prédio e comércio, a conferência técnica é {visits.business}.",
        "O teste com papelão é mensal, e o do técnico entra na manutenção da casa, {visits.home}.",
      ],
    },
    {
      question: "Quanto tempo leva para regular a embreagem?",
      answers: [
        "Só o ajuste, com teste, leva até {trade.smallRepair}. Folha pesada ou disco a trocar alongam o serviço.",
        "Até {trade.smallRepair}, quando a folha já anda leve. Acertar antes o trilho ou o contrapeso toma mais tempo.",
        "É um serviço pequeno, de até {trade.smallRepair}, se não houver peça a trocar.",
      ],
    },
  ],
  photo: "um vídeo do portão parando ou voltando e uma foto da etiqueta do motor",
  related: ["esmagamento", "regulagem", "volta", "pesado", "placa", "nao-fecha"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
