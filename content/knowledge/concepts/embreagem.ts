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
      "Um portão que para sozinho ou empurra com força perigosa pode estar com a embreagem mal regulada. O certo é a menor força que move a folha com regularidade, testada com um objeto macio.",
      "Se o portão para ou volta sem obstáculo, confira primeiro se a folha está leve; só depois se mexe na embreagem, que é o ajuste de quanto o motor empurra antes de ceder.",
      "Uma embreagem frouxa faz o motor girar e a folha parar no meio; apertada demais, tira a proteção de quem passa. O técnico alivia a folha, regula no mínimo e testa a reversão.",
    ],
    price: [
      "Regular a embreagem faz parte da manutenção preventiva, a partir de {price.preventive} em casa, sem peças. Se o disco da embreagem mecânica gastou, o valor depende do modelo, e a foto da etiqueta permite o orçamento.",
      "Quando o problema da embreagem é só ajuste, não há peça para pagar, apenas a visita. Disco ou placa com defeito mudam a conta; mande vídeo do sintoma e foto da etiqueta para receber o valor.",
    ],
    repair: [
      "Uma embreagem patinando tem conserto: na mecânica, trocam-se ou limpam-se os discos; na eletrônica, ajusta-se a força na placa. Antes, o técnico move a folha na mão, porque portão pesado engana o diagnóstico.",
      "O reparo da embreagem começa pela folha. Se ela anda leve, ajusta-se a força ou troca-se o disco; se pesa, corrige-se trilho, roldana ou contrapeso antes de mexer no ajuste.",
    ],
    "how-to": [
      "A regulagem da embreagem muda a proteção de quem passa pelo portão, por isso fica com o técnico. Você pode testar o efeito: com uma caixa de papelão no caminho, a folha deve parar ou voltar.",
      "Aumentar a força da embreagem para vencer um portão pesado esconde o defeito e cria risco. O que cabe a você é testar com objeto macio, observar onde a folha para e passar a informação ao técnico.",
    ],
    question: [
      "A embreagem é o limite de força do motor: mecânica, com disco de atrito, ou eletrônica, na placa. Diante de um obstáculo ela cede ou manda parar; por isso se regula na menor força que move a folha.",
      "Nem todo motor tem embreagem mecânica: nos atuais, o limite de força costuma ser eletrônico, na central. Nos dois casos, apertar para vencer portão pesado esconde o defeito e tira a proteção contra esmagamento.",
    ],
  },
  line: [
    "Embreagem bem regulada cede diante de um obstáculo, sem parar à toa no percurso.",
    "Apertar a embreagem para compensar folha pesada tira a proteção e gasta a engrenagem.",
    "A força certa da embreagem é a menor que ainda move o portão com regularidade.",
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
          "Seu papel é pôr um limite no empurrão: acima de certa resistência, o motor cede em vez de insistir.",
          "A função é separar o esforço normal da folha do esforço contra um carro ou uma pessoa.",
          "Quando a folha encontra resistência, a embreagem impede que toda a força do motor chegue ao obstáculo.",
        ],
        [
          "Na versão mecânica, discos pressionados por mola patinam; na eletrônica, a placa percebe o esforço e corta.",
          "Modelos mais antigos ou de maior carga usam disco de atrito, e os residenciais atuais deixam o controle com a placa.",
          "Disco e mola fazem o trabalho em alguns motores; em outros, a central mede o esforço e interrompe o giro.",
        ],
        [
          "Nenhuma das duas substitui a fotocélula, que para a folha antes do contato.",
          "A proteção por força age depois do toque, e por isso a fotocélula continua necessária.",
          "A fotocélula evita o contato, embreagem reduz o estrago: o portão seguro tem ambas.",
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
          "Frouxa, a embreagem deixa o motor girando enquanto a folha para em trechos mais pesados.",
          "Parada sempre no mesmo ponto, sem nada no caminho, sugere força baixa ou folha presa.",
          "Se o portão volta sozinho ao fechar, a placa pode estar lendo como obstáculo o próprio peso da folha.",
        ],
        [
          "Apertada, a embreagem empurra o objeto de teste sem ceder, e o perigo fica escondido até alguém estar no caminho.",
          "Uma folha que amassa a caixa de papelão em vez de parar está com força além do necessário.",
          "Excesso de força aparece na batida contra o batente e no tranco da engrenagem.",
        ],
        [
          "Calor, frio e graxa seca mudam o esforço da folha, e o ajuste antigo deixa de servir.",
          "Um ajuste bom no verão pode parar o portão no inverno, quando a graxa endurece.",
          "Depois de pintura, chapa nova ou troca de roldana, o peso mudou e a força deve ser revista.",
        ],
      ],
      bullets: [
        "Para no meio sem obstáculo",
        "Volta sozinho ao fechar",
        "Motor gira e a folha fica",
        "Empurra o objeto de teste",
        "Batida forte no batente",
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
          "O teste usa uma caixa de papelão vazia, nunca a mão, o pé ou outra parte do corpo.",
          "Papelão ou espuma servem de obstáculo; corpo de gente, jamais, nem por um segundo.",
          "Faça o ensaio com um objeto macio e leve, com crianças e animais fora da garagem.",
        ],
        [
          "Fique ao lado do portão, longe da folha, com o controle na mão para interromper.",
          "Mantenha-se fora do caminho da folha e, em basculante, nunca embaixo dela.",
          "Deixe o controle à mão e observe de lado, pronto para parar o movimento.",
        ],
        [
          "Se a folha não ceder, deixe de usar o fechamento automático e peça a regulagem.",
          "Um portão que esmaga a caixa não deve fechar sozinho até a visita do técnico.",
          "Resultado ruim no teste é motivo para desligar o fechamento automático e chamar assistência.",
        ],
      ],
      steps: [
        "Afaste pessoas e animais e confira se a fotocélula está limpa.",
        "Ponha uma caixa de papelão vazia no caminho do fechamento.",
        "Acione de longe e observe: a folha deve parar ou voltar ao tocar a caixa.",
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
          "A folha é movida na mão antes de tudo, com o motor destravado e a energia cortada.",
          "Primeiro vêm trilho, roldanas, dobradiças ou contrapeso, porque força não corrige mecânica ruim.",
          "O técnico mede o esforço da folha e só mexe no ajuste depois que ela anda leve.",
        ],
        [
          "A força é baixada até o limite em que o portão ainda completa o percurso com regularidade.",
          "Procura-se o menor valor que move a folha do começo ao fim, nos dois sentidos.",
          "O ajuste parte de baixo e sobe aos poucos, até o movimento ficar firme e nada mais.",
        ],
        [
          "Disco gasto ou com óleo é trocado; uma placa que não lê o esforço é examinada à parte.",
          "Na embreagem de disco, superfície vitrificada ou suja de óleo pede troca do jogo.",
          "Se a central não reage ao esforço, o defeito passa a ser eletrônico e muda o reparo.",
        ],
        [
          "O teste final repete a caixa de papelão em mais de um ponto do percurso.",
          "Antes de ir embora, o técnico ensaia obstáculo no começo, no meio e no fim do curso.",
          "Com a força definida, a folha é testada contra um objeto macio em alturas diferentes.",
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
          "Roldana gasta, trilho sujo ou contrapeso errado aumentam o esforço até passar do limite ajustado.",
          "A causa mais frequente está fora do motor: folha que ficou pesada com o tempo.",
          "Mecânica descuidada muda a resistência da folha, e a embreagem reage como se houvesse obstáculo.",
        ],
        [
          "Nos modelos de disco, o material de atrito se gasta e começa a patinar com carga normal.",
          "Óleo ou graxa que escorre para os discos reduz o atrito e deixa o motor sem tração.",
          "A mola do conjunto mecânico perde pressão com os anos, e a folha passa a vencer o disco.",
        ],
        [
          "Mexida no trimpot da placa sem teste depois também pode deixar um portão {em} parado.",
          "Ajuste feito no palpite, sem medir a folha, costuma durar até a próxima chuva.",
          "Oscilação de tensão na rede enfraquece o motor, e o sintoma se parece com embreagem solta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso aumentar a força da embreagem para o portão não parar?",
      answers: [
        "Não é boa saída. A folha para porque está pesada ou presa; mais força esconde o defeito, gasta a engrenagem e tira a proteção contra esmagamento.",
        "Só depois de conferir a mecânica, e na mão do técnico. A força alta resolve o sintoma por uns dias e deixa o portão perigoso.",
      ],
    },
    {
      question: "Todo motor de portão tem embreagem?",
      answers: [
        "Quase todos têm algum limite de força, mecânico ou eletrônico, mas o recurso varia com o modelo. Motores muito antigos podem não ter, e a placa nova às vezes acrescenta a função.",
        "A maioria tem, no disco ou na placa. Confira o manual ou mande a foto da etiqueta para saber qual é o seu caso.",
      ],
    },
    {
      question: "Embreagem substitui fotocélula?",
      answers: [
        "Não. A embreagem age depois do toque, e a fotocélula para a folha antes dele. As duas proteções trabalham juntas.",
        "Não, porque só reage quando a folha já encostou em algo. A fotocélula evita o contato e deve existir no fechamento automático.",
      ],
    },
    {
      question: "Por que o portão para no meio só em dias frios?",
      answers: [
        "O portão para no frio porque a graxa endurece e a folha pesa mais, passando do limite da embreagem. Limpeza, lubrificação certa e nova regulagem costumam resolver.",
        "O frio engrossa a graxa velha e aumenta o esforço. Trocar a graxa e revisar a folha vem antes de mexer na força.",
      ],
    },
    {
      question: "Com que frequência conferir a força do portão?",
      answers: [
        "Teste com a caixa de papelão uma vez por mês e peça a conferência na revisão, feita {visits.home} em casas.",
        "Em casa, faça um teste mensal com objeto macio e a revisão {visits.home}. Em prédio e comércio, a conferência técnica é {visits.business}.",
      ],
    },
  ],
  photo: "um vídeo do portão parando ou voltando e uma foto da etiqueta do motor",
  related: ["esmagamento", "regulagem", "volta", "pesado", "placa", "nao-fecha"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
