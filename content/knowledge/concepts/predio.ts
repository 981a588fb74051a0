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
      "O portão de prédio abre em sequência na saída e na volta do trabalho, e por isso pede motor de uso intenso. O residencial esquenta, o protetor térmico desarma e a garagem trava na hora de pico.",
      "Para prédio, escolha o motor pelo número de aberturas na hora de pico e pelo peso da folha; com mão de obra, fica de {price.heavySwap}. Fotocélula, sinaleiro e fechamento automático completam a garagem.",
      "No prédio, o motor tem de ser de uso intenso, com peça à venda e destravamento que o zelador saiba usar. A troca, com mão de obra, fica de {price.heavySwap}, e a revisão é feita {visits.business}, no mínimo.",
    ],
    price: [
      "O preço para prédio depende da folha, do fluxo e dos acessórios. A troca de motor pesado fica de {price.heavySwap}, e o valor fechado sai depois de fotos ou visita, com orçamento grátis.",
      "Em prédio, a troca do motor vai de {price.heavySwap}, conforme potência, tipo de portão e segurança incluída. A revisão é orçada por portão, e o cartão aceita até {shop.instalments} vezes.",
    ],
    repair: [
      "No portão de prédio parado, o técnico confere folha, motor e sensores e troca só a peça que falhou. Até lá, disjuntor desligado e área isolada; só portão de correr ou de abrir, reto e nivelado, é usado na mão. O contato funciona {shop.hours}.",
      "No conserto do portão do prédio, a causa mais comum é motor forçado: fluxo acima do regime ou folha desequilibrada. O técnico mede, mostra a peça e indica se o motor serve ao uso.",
    ],
    emergency: [
      "O portão do prédio travado é urgência: desligue o disjuntor, afaste moradores e não destrave folha torta ou com cabo solto. Respondemos {shop.hours}; diga se está aberto ou fechado e quem autoriza o serviço.",
      "Em emergência no prédio, a portaria isola a área e desliga o disjuntor. Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão; basculante fica travado. O atendimento é {shop.hours}.",
    ],
    installation: [
      "A instalação em prédio leva de {time.heavy}, em horário de pouco movimento, com motor de uso intenso, fotocélula e controles por unidade. Motor e mão de obra ficam de {price.heavySwap}.",
      "No prédio, instalamos motor de uso intenso depois de conferir folha, trilho e energia, em {time.heavy} de trabalho. O valor, com mão de obra, fica de {price.heavySwap}, e os moradores são avisados antes.",
    ],
    buying: [
      "O motor para portão de prédio é de uso intenso, com ciclos por hora acima do pico e capacidade acima do peso da folha. A troca, com mão de obra, fica de {price.heavySwap}; mande o número de vagas, as medidas e a foto da etiqueta atual.",
      "Para prédio, escolha o motor por dois números: aberturas na hora de pico e peso da folha. O modelo de uso intenso com inversor não desarma na saída da manhã; na troca, custa de {price.heavySwap}.",
      "O portão de prédio pede motor de uso intenso, fotocélula, sinaleiro e cadastro de controle por unidade. O motor de casa esquenta e para na hora de pico; a troca fica de {price.heavySwap}, com orçamento por itens.",
    ],
    question: [
      "Sim, desde que o motor seja de uso intenso e a folha esteja em ordem. Em prédio, o residencial esquenta na hora de pico; número de vagas e peso da folha dizem o modelo, e a troca fica de {price.heavySwap}.",
      "Depende do fluxo: poucas vagas podem aceitar um motor menor, e muitas pedem uso intenso. Conte as aberturas da manhã e mande a foto da etiqueta para a resposta do seu prédio.",
    ],
  },
  line: [
    "No prédio, diga também quantas vagas há e quem autoriza o serviço.",
    "Em prédio, o serviço é combinado com o zelador ou o síndico, em horário de pouco movimento.",
    "Portão de prédio precisa de destravamento que a equipe saiba usar.",
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
          "Portão que funciona de madrugada e para na saída da manhã tem motor desarmando por calor.",
          "Folha que sobe ou corre aos trancos tem roldana, cabo ou trilho gasto, e o motor sofre junto.",
          "Engrenagem gasta faz o motor girar sem levar a folha; troca-se a peça e acerta-se a folga.",
          "Motor que ronca parado costuma ter capacitor fraco, medido e trocado na visita.",
        ],
        [
          "Se o portão fecha e reabre, a fotocélula está suja, desalinhada ou tomando sol na lente.",
          "Quando nenhum controle abre e a botoeira da portaria abre, o defeito está no receptor.",
          "Parada fora do ponto é fim de curso deslocado, que se regula sem trocar peça.",
          "Portão que abre sozinho no prédio pede testar botoeira, interfone e controles um a um.",
        ],
        [
          "Motor e placa no fim da vida são comparados com o novo, que em prédio fica de {price.heavySwap}, com mão de obra.",
          "O técnico mostra a peça ao zelador e só troca com o valor aprovado.",
          "Enquanto o portão está em conserto, alguém do prédio orienta a passagem dos carros.",
          "Depois do conserto, o portão faz vários ciclos seguidos, como na hora de pico.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Que motor o prédio precisa",
        "Motor para garagem de prédio",
        "Como escolher o motor para uso intenso",
      ],
      slots: [
        [
          "Trinta vagas saindo entre 7 e 8 horas são trinta aberturas seguidas: o motor de casa esquenta e desliga no meio delas.",
          "Conte as aberturas de uma manhã: a ficha do motor de uso intenso traz quantos ciclos por hora ele aguenta.",
          "Em basculante de prédio, o motor é predial, com dois acionadores em folha larga; em portão de correr, um deslizante de uso intenso.",
        ],
        [
          "O motor residencial até move a folha, mas esquenta e desarma com ciclos seguidos.",
          "Motor de casa em prédio desarma por calor na hora de pico e gasta engrenagem em poucos meses de uso seguido.",
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
        "O que o portão do prédio leva",
        "Motor predial, sensores e controles",
        "O que é instalado na garagem do prédio",
      ],
      slots: [
        [
          "O prédio usa motor de uso intenso: deslizante com cremalheira de aço no portão de correr, versão predial no basculante.",
          "A garagem do prédio recebe motor com ciclos por hora acima da saída da manhã, central e receptor com memória para todas as vagas.",
          "Em basculante largo de prédio, dois acionadores, um em cada coluna, evitam que a folha torça.",
        ],
        [
          "Fotocélula em duas alturas vê carro, moto e pedestre, e o sinaleiro avisa a calçada.",
          "Sinaleiro, fotocélula e fechamento automático são ligados à mesma central.",
          "Onde a rampa esconde o carro, o sinaleiro e um segundo par de fotocélulas evitam a batida.",
        ],
        [
          "Os controles do prédio são gravados por unidade, para apagar um sem refazer os outros.",
          "O nobreak segura a garagem do prédio por algum tempo quando falta luz.",
          "A chave de destravamento fica na portaria, com o zelador treinado para usá-la.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança na garagem do prédio",
        "Fotocélula, sinaleira e espera na rua",
        "Itens de segurança no portão do prédio",
      ],
      slots: [
        [
          "A fotocélula impede o fechamento sobre carro, moto ou pedestre e deve ser testada sempre.",
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
          "Alguns minutos por semana mantêm o portão do prédio em ordem.",
        ],
        [
          "Ninguém da equipe abre motor nem mexe em cabo, mola ou contrapeso.",
          "Tampa do motor, cabo e contrapeso são proibidos para a equipe.",
          "Forçar a folha com o motor engatado quebra engrenagem e braço.",
        ],
      ],
      steps: [
        "Desligue e sinalize o disjuntor antes de limpar o trilho.",
        "Varra o trilho e passe pano seco nas lentes da fotocélula.",
        "Religue e assista a um ciclo, fora do caminho da folha.",
        "Com um cabo de vassoura, e à distância, interrompa a fotocélula: o portão deve reabrir.",
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
          "A troca do motor fica de {price.heavySwap}, com a categoria de uso intenso.",
          "O valor muda com o peso da folha, o número de acionadores e o inversor, que deixa o portão mais rápido.",
          "Fotocélula em duas alturas, sinaleiro e receptor para todas as vagas são somados por item.",
        ],
        [
          "Reparo da folha, fotocélulas e elétrica aparecem em linhas separadas.",
          "O orçamento separa motor, acessórios, serralheria e elétrica, para a administração comparar.",
          "Cada item vem com o seu preço, para a proposta ir à assembleia sem dúvida.",
        ],
        [
          "A revisão deve ser feita {visits.business}, com valor definido por portão.",
          "Reserve na previsão do ano as revisões, {visits.business} no mínimo.",
          "Inclua na conta a manutenção, {visits.business}, que ajuda a evitar o chamado de madrugada.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "A troca sem parar a garagem",
        "Quanto tempo leva a troca do motor no prédio",
        "Serviço com o prédio funcionando",
      ],
      slots: [
        [
          "O serviço ocupa de {time.heavy}, marcado para horário de pouco movimento.",
          "Em geral são {time.heavy} de trabalho, combinadas com a administração.",
          "A montagem leva de {time.heavy} e pode ser marcada fora do horário de pico.",
        ],
        [
          "Durante a troca, a passagem é orientada por alguém do prédio, em momentos combinados com o técnico.",
          "Enquanto o motor é trocado, a passagem é liberada em momentos combinados, sempre pelo técnico.",
          "Se a entrada e a saída são separadas, uma delas fica liberada durante o trabalho.",
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
        "Só se o fluxo for de casa. Com várias famílias e picos de manhã e à noite, prefira motor de uso intenso.",
        "Em geral, não. Conte as aberturas na hora de pico: ciclos seguidos aquecem o motor residencial.",
      ],
    },
    {
      question: "Quantos controles a central de um prédio aceita?",
      answers: [
        "O número depende da central e do receptor. Há modelos que cadastram cada controle por unidade e permitem apagar um só.",
        "O número varia com o modelo. Peça receptor com cadastro individual, para excluir controle perdido sem refazer o prédio todo.",
      ],
    },
    {
      question: "O que fazer com o portão na falta de energia?",
      answers: [
        "Use o destravamento manual, com o disjuntor desligado e a folha em ordem, por pessoa treinada. Um nobreak mantém a passagem por algum tempo.",
        "A equipe deve saber destravar com o disjuntor desligado. Nobreak ajuda, e a autonomia depende da bateria e do fluxo.",
      ],
    },
    {
      question: "De quanto em quanto tempo revisar o portão do prédio?",
      answers: [
        "Revise o portão do prédio pelo menos {visits.business}, com intervalo menor onde há muitas vagas. O relatório de cada visita ajuda a prever gastos.",
        "O mínimo é {visits.business}. Em portão de correr, a cremalheira pede lubrificação a cada {rack.months}.",
      ],
    },
    {
      question: "Portão em rampa de subsolo pode ter motor?",
      answers: [
        "Pode, conforme o tipo. Um deslizante em aclive é arriscado, porque a folha desce destravada; basculante e guilhotina são avaliados no local.",
        "Sim, depois de avaliado. A rampa muda o tipo de portão e a posição das fotocélulas, e o trilho inclinado precisa de correção.",
      ],
    },
  ],
  photo: "fotos do portão e da etiqueta do motor, com o número de vagas e de aberturas na hora de pico",
  related: ["condominio", "contrato", "pesado", "controle-de-acesso", "nobreak", "fotocelula"],
  topic: "motor-para-condominio",
};
