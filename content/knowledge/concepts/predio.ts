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
      "Para prédio, escolha o motor pelo número de aberturas na hora de pico e pelo peso da folha. Fotocélula, sinaleira e fechamento automático completam a garagem, com revisão {visits.business}, no mínimo.",
      "No prédio, portão parado prende muitas famílias de uma vez. Motor de regime intenso, peças à venda, destravamento que o zelador saiba usar e manutenção {visits.business} reduzem esse risco.",
    ],
    price: [
      "O preço para prédio depende da folha, do fluxo e dos acessórios. A troca de motor pesado fica de {price.heavySwap}, e o valor fechado sai depois de fotos ou visita, com orçamento grátis.",
      "Em prédio, a troca do motor vai de {price.heavySwap}, conforme potência, tipo de portão e segurança incluída. A revisão é orçada por portão, e o cartão aceita até {shop.instalments} vezes.",
    ],
    repair: [
      "O portão de prédio parado pede ordem: disjuntor desligado, área isolada e uso manual só em portão de correr ou de abrir, reto e nivelado, com alguém orientando. O contato funciona {shop.hours}; informe quem autoriza o serviço.",
      "No conserto do portão do prédio, a causa mais comum é motor forçado: fluxo acima do regime ou folha desequilibrada. O técnico mede, mostra a peça e indica se o motor serve ao uso.",
    ],
    emergency: [
      "O portão do prédio travado é urgência: desligue o disjuntor, afaste moradores e não destrave folha torta ou com cabo solto. Respondemos {shop.hours}; diga se está aberto ou fechado e quem autoriza o serviço.",
      "Em emergência no prédio, a portaria isola a área e desliga o disjuntor. Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão; basculante fica travado. O atendimento é {shop.hours}.",
    ],
    installation: [
      "A instalação em prédio leva de {time.heavy}, com conferência da estrutura, motor de uso intenso e segurança. A troca é marcada para horário de pouco movimento, com passagem orientada.",
      "No prédio, instalar começa por contar aberturas e conferir folha, trilho e energia. O motor é de regime intenso, e moradores são avisados, porque o serviço ocupa de {time.heavy}.",
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
      about: "choose",
      headings: [
        "Que motor o prédio precisa",
        "Motor para garagem de prédio",
        "Como escolher o motor para uso intenso",
      ],
      slots: [
        [
          "Conte quantas vezes o portão abre na hora de pico, porque é isso que define o motor.",
          "O fluxo da manhã mostra o motor certo: aberturas seguidas pedem uso intenso.",
          "Antes da marca, o zelador deve saber quantas aberturas o portão faz em uma hora.",
        ],
        [
          "O motor residencial até move a folha, mas esquenta e desarma com ciclos seguidos.",
          "O motor de casa não descansa em prédio e se desgasta cedo.",
          "Equipamento doméstico em garagem coletiva trava quando mais se precisa dele.",
        ],
        [
          "Inversor ajuda, porque acelera e freia sem tranco e poupa folha e fixações.",
          "Partida e parada suaves, com inversor, alongam a vida da folha pesada.",
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
          "A equipe observa e limpa; o resto fica com o técnico.",
          "Portaria e zeladoria percebem primeiro o ruído e a lentidão.",
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
      headings: ["Quanto custa em um prédio", "Preço de troca e de manutenção", "O orçamento do prédio"],
      slots: [
        [
          "A troca do motor fica de {price.heavySwap}, com a categoria de uso intenso.",
          "Trocar o motor de um portão de prédio custa de {price.heavySwap}.",
          "Em prédio {em}, a troca vai de {price.heavySwap}, conforme folha e acessórios.",
        ],
        [
          "Reparo da folha, fotocélulas e elétrica aparecem em linhas separadas.",
          "O orçamento separa motor, acessórios, serralheria e elétrica, para a administração comparar.",
          "Itens discriminados facilitam levar a proposta aos moradores e comparar empresas.",
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
          "Moradores avisados e quadro acessível fazem o serviço caber no horário.",
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
