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
      "Problema na embreagem do motor do portão aparece de dois jeitos: frouxa ou patinando, o motor gira e a folha para sozinha; apertada demais, o portão empurra com força perigosa. A regulagem, em casa, custa a partir de {price.preventive}, sem peças, e procura a menor força que move a folha.",
      "A embreagem do portão é o limite de força do motor: desregulada, faz o portão parar à toa ou empurrar demais. O técnico alivia a folha, regula no mínimo e testa a parada, em visita que parte de {price.preventive} numa residência, fora peças.",
      "Embreagem do motor de portão patinando deixa o motor girar e a folha parada; mal regulada, para o portão sozinho ou tira a proteção de quem passa. O ajuste residencial começa em {price.preventive}, sem peças, e disco gasto é orçado por foto da etiqueta.",
    ],
    price: [
      "Regular a embreagem do portão custa a partir de {price.preventive} em casa, na visita de ajuste, sem peças. Se o disco está gasto ou a placa não lê o esforço, soma-se a peça, e o disco costuma sair bem mais barato que a placa.",
      "O preço da embreagem do motor de portão começa em {price.preventive}, quando é só regulagem residencial, fora as peças. Embreagem patinando por disco gasto acrescenta o jogo de discos do modelo, orçado antes da troca.",
      "Quanto custa arrumar a embreagem: só o ajuste, {price.preventive} para cima em residência, sem contar peças. Motor que já não aceita conserto leva à troca, de {price.homeSwap} com mão de obra.",
    ],
    repair: [
      "Embreagem do portão patinando tem conserto: na mecânica, limpam-se ou trocam-se os discos; na eletrônica, ajusta-se a força na placa. A regulagem em casa parte de {price.preventive}, sem peças, e antes se confere se a folha anda leve.",
      "O conserto da embreagem do motor de portão começa pela folha, porque portão pesado imita embreagem desregulada. Com a folha leve, o técnico ajusta a força por {price.preventive} ou mais em residência, fora peças, ou troca o disco gasto.",
      "Quando a embreagem desregulada faz o portão parar sozinho ou empurrar demais, corrigem-se trilho, roldana ou contrapeso e só depois a força. Esse ajuste residencial custa desde {price.preventive}, sem peças.",
    ],
    "how-to": [
      "A regulagem da embreagem do portão muda a proteção de quem passa, por isso fica com o técnico, desde {price.preventive} em casa, sem peças. Você pode testar o efeito com uma caixa de papelão vazia no caminho: a folha deve parar ou voltar.",
      "Para saber se a embreagem do portão está desregulada, ponha uma caixa de papelão no caminho da folha e acione de longe: ela deve parar ou voltar. Aumentar a força esconde o defeito; a regulagem técnica parte de {price.preventive} em residência, fora peças.",
      "Como conferir a embreagem: caixa de papelão vazia no caminho, ninguém por perto e o controle na mão. Se a folha amassa a caixa, falta regulagem, que em casa custa a partir de {price.preventive}, sem peças, e não se faz por palpite.",
    ],
    question: [
      "Sim, pode ser a embreagem: frouxa, o portão para sozinho e o motor gira à toa; apertada, ele empurra com força demais. Mas folha pesada dá o mesmo sintoma, e o técnico separa os dois na visita de ajuste, desde {price.preventive} em casa, sem peças.",
      "A embreagem é o limite de força do motor do portão, mecânica, com discos, ou eletrônica, na placa. Desregulada, faz parar à toa ou empurrar demais; a regulagem residencial parte de {price.preventive}, sem peças.",
      "Pode, sim: portão que para à toa ou empurra com força costuma ter embreagem fora do ponto ou folha pesada. O certo é a menor força que move a folha inteira, acertada em visita a partir de {price.preventive}, numa casa, fora peças.",
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
          "A embreagem põe um limite no empurrão: acima de certa resistência, o motor cede em vez de insistir. Na mecânica, discos apertados por mola patinam; na eletrônica, a placa percebe o esforço e corta.",
          "Quando a folha encontra algo, a embreagem impede que toda a força chegue ao obstáculo. Motores mais antigos usam discos de atrito, e os residenciais atuais deixam isso com a placa.",
          "Sua função é separar o esforço normal da folha do esforço contra um carro ou uma pessoa. Em alguns motores isso é feito por discos e mola, em outros pela central.",
          "Há dois tipos: o de discos, que escorregam sob carga, e o eletrônico, em que a central mede o esforço. Ambos existem para o motor não empurrar sem limite.",
        ],
        [
          "Nenhum dos dois substitui a fotocélula, que para a folha antes do contato. A proteção por força age depois do toque, e o portão seguro tem as duas.",
          "Essa proteção só reage quando a folha já encostou em algo. Por isso a fotocélula continua necessária, sobretudo com fechamento automático.",
          "A fotocélula evita o contato, e o limite de força reduz o estrago. Um não dispensa o outro.",
          "Lembre que o limite de força atua no toque. Quem evita o toque é a fotocélula, e as duas proteções trabalham juntas.",
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
          "Frouxa, a embreagem deixa o motor girando enquanto a folha para nos trechos pesados. Apertada, empurra sem ceder, e o perigo fica escondido até alguém estar no caminho.",
          "O motor que gira com a folha parada tem embreagem frouxa ou gasta. A folha que amassa uma caixa de papelão em vez de parar tem embreagem apertada demais.",
          "Pouca força aparece como parada à toa, e força demais, como batida no batente e tranco na engrenagem. O segundo caso é o mais perigoso, porque não incomoda.",
          "Dois extremos denunciam o ajuste: portão que desiste sem obstáculo e portão que não desiste nunca. O ponto certo fica na menor força que completa o percurso.",
        ],
      ],
      bullets: [
        "Para no meio sem obstáculo: força baixa ou folha presa",
        "Volta sozinho ao fechar: placa lê o peso como obstáculo",
        "Motor gira e a folha fica: discos patinando",
        "Empurra a caixa de teste: força alta demais",
        "Batida forte no batente: força ou fim de curso",
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
          "O teste usa uma caixa de papelão vazia, nunca a mão ou o pé, e em basculante ninguém fica embaixo. Se a folha não ceder, pare de usar o fechamento automático.",
          "Papelão serve de obstáculo; corpo de gente, jamais. Fique ao lado, longe da folha, e peça a regulagem se ela esmagar a caixa.",
          "Faça o ensaio com objeto leve e macio, sem crianças nem animais na garagem. Um resultado ruim é motivo para suspender o fechamento automático.",
          "Uma caixa vazia basta para ver se o portão cede. Observe de lado, pronto para parar, e nunca entre no caminho da folha.",
        ],
      ],
      steps: [
        "Afaste pessoas e animais e confira se a fotocélula está limpa.",
        "Ponha uma caixa de papelão vazia no caminho do fechamento.",
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
          "Antes do ajuste, o técnico verifica trilho, roldanas, dobradiças ou contrapeso, porque força não corrige mecânica ruim. No basculante, cabos e equilíbrio são conferidos antes de soltar o motor.",
          "Primeiro a folha precisa andar leve, com a energia cortada e, no basculante, com cabos e contrapeso conferidos. Só então o técnico mexe na força.",
          "A ordem é mecânica e depois força: trilho, roldana e equilíbrio vêm antes do ajuste. Em portão que sobe, nada se solta sem conferir os cabos.",
          "O técnico mede o esforço da folha e corrige o que pesa. Apenas com ela leve a embreagem é tocada, e o basculante tem os cabos examinados antes.",
        ],
        [
          "A força parte de baixo e sobe até o portão completar o percurso nos dois sentidos, e nada mais. No fim, o teste com a caixa de papelão é repetido no começo, no meio e no fim.",
          "Procura-se a menor força que move a folha do começo ao fim. Disco gasto ou com óleo é trocado, e o obstáculo de teste é posto em mais de um ponto.",
          "Disco vitrificado ou sujo de óleo pede jogo novo; placa que não lê o esforço é examinada à parte. O ajuste termina com a parada diante de um objeto macio.",
          "Regula-se para baixo até o limite em que o portão ainda anda firme. Depois a folha é ensaiada contra papelão em três pontos do curso.",
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
          "A causa mais frequente está fora do motor: roldana gasta, trilho sujo ou contrapeso errado aumentam o esforço até passar do limite. Frio e graxa velha fazem o mesmo no inverno.",
          "Folha que ficou pesada com o tempo faz a embreagem reagir como se houvesse obstáculo. Trilho, roldana e graxa endurecida são os culpados de costume.",
          "Antes de culpar o motor, olhe a folha: peso novo de pintura, chapa ou roldana gasta estoura o limite ajustado. No frio, a graxa dura soma esforço.",
          "Mecânica descuidada muda a resistência da folha e tira a embreagem do ponto. Um ajuste bom no verão pode parar o portão no inverno.",
        ],
        [
          "Nos modelos de disco, o material de atrito se gasta, pega óleo ou perde pressão da mola, e passa a patinar com carga normal. Ajuste feito no palpite, sem medir, dura até a próxima chuva.",
          "O disco também envelhece: gasto, sujo de óleo ou com mola fraca, ele escorrega sem motivo. Na placa, um botão de força mexido sem teste tem o mesmo efeito.",
          "Óleo que escorre para os discos e mola cansada explicam a embreagem que patina. Nas eletrônicas, o comum é alguém ter mexido na regulagem sem medir.",
          "Com os anos, discos e mola perdem atrito e pressão. Já na versão eletrônica, ajuste sem teste e tensão baixa na rede imitam embreagem solta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso aumentar a força da embreagem para o portão não parar?",
      answers: [
        "Não é boa saída. A folha para porque está pesada ou presa; mais força esconde o defeito, gasta a engrenagem e tira a proteção contra esmagamento.",
        "Só depois de conferir a mecânica, e na mão do técnico. Força alta resolve por uns dias e deixa o portão perigoso.",
        "Não. O portão passa a empurrar o que encontra, inclusive gente, e o motivo da parada continua lá.",
      ],
    },
    {
      question: "Todo motor de portão tem embreagem?",
      answers: [
        "Quase todos têm algum limite de força, mecânico ou eletrônico. Motores muito antigos podem não ter, e uma placa nova às vezes acrescenta a função.",
        "A maioria tem, no disco ou na placa. O manual do modelo diz qual é o seu caso.",
        "Nem todo motor tem a mecânica: nos atuais, o limite costuma ser eletrônico, na central.",
      ],
    },
    {
      question: "Embreagem substitui fotocélula?",
      answers: [
        "Não. A embreagem age depois do toque, e a fotocélula para a folha antes dele. As duas trabalham juntas.",
        "Não, porque só reage quando a folha já encostou em algo. A fotocélula evita o contato.",
        "Não substitui. Com fechamento automático, a fotocélula é indispensável, e o limite de força é a segunda proteção.",
      ],
    },
    {
      question: "Por que o portão para no meio só em dias frios?",
      answers: [
        "Porque a graxa endurece e a folha pesa mais, passando do limite da embreagem. Limpeza, lubrificação certa e nova regulagem costumam resolver.",
        "O frio engrossa a graxa velha e aumenta o esforço. Trocar a graxa e revisar a folha vem antes de mexer na força.",
        "É a graxa dura somada a uma folha já pesada. Revisada a mecânica, o ajuste passa a servir o ano todo.",
      ],
    },
    {
      question: "Com que frequência conferir a força do portão?",
      answers: [
        "Teste com a caixa de papelão uma vez por mês e peça a conferência na revisão, {visits.home} em casa.",
        "Em casa, um teste mensal com objeto macio e a revisão {visits.home}. Em prédio e comércio, a conferência técnica é {visits.business}.",
        "Uma vez por mês, com papelão, e {visits.home} com o técnico, na manutenção da casa.",
      ],
    },
    {
      question: "Quanto tempo leva para regular a embreagem?",
      answers: [
        "Só o ajuste, com teste, leva até {trade.smallRepair}. Folha pesada ou disco a trocar alongam o serviço.",
        "Até {trade.smallRepair}, quando a folha já anda leve. Acertar trilho ou contrapeso antes toma mais tempo.",
        "É serviço pequeno, de até {trade.smallRepair}, se não houver peça.",
      ],
    },
  ],
  photo: "um vídeo do portão parando ou voltando e uma foto da etiqueta do motor",
  related: ["esmagamento", "regulagem", "volta", "pesado", "placa", "nao-fecha"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
