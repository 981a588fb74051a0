import type { Concept } from "#domain/knowledge/concept.ts";

export const estacionamento: Concept = {
  id: "estacionamento",
  kind: "audience",
  label: "Estacionamento",
  phrase: "o portão do estacionamento",
  words: [
    "estacionamento",
    "portão de estacionamento",
    "garagem rotativa",
    "garagem paga",
    "pátio de veículos",
    "lava rápido",
  ],
  intent: "buying",
  answers: {
    any: [
      "No estacionamento, a combinação que mais dura é cancela durante o dia e portão à noite: a cancela aguenta a repetição, e o motor do portão trabalha pouco. O portão é orçado por foto, medidas e fluxo.",
      "Portão de estacionamento que abre a cada carro precisa de motor de fluxo intenso, fotocélula dupla e laço ou tag na entrada. Peso, medida e carros por hora definem o modelo, com orçamento grátis.",
      "Para o estacionamento, conte os carros na hora de pico antes de escolher o motor do portão. O motor de casa desarma por calor em uso seguido, e um portão parado fecha o negócio.",
    ],
    price: [
      "O preço do motor para portão de estacionamento depende do peso da folha e dos carros por hora. A troca em portão pesado custa de {price.heavySwap}; tag, laço e fotocélula entram à parte, com orçamento por foto.",
      "Em estacionamento, o valor do portão automático varia com fluxo, folha e tipo de acesso. Mande fotos da entrada, medidas e movimento na hora de pico, e a proposta vem sem custo.",
    ],
    repair: [
      "Portão de estacionamento que para na hora de pico costuma ter motor aquecido, fotocélula suja ou trilho com pedra. Desligue o disjuntor, desvie os carros e mande um vídeo; o atendimento é {shop.hours}.",
      "No estacionamento, o conserto do portão começa pela passagem livre: se for de correr, reto e no trilho, o técnico solta o motor e abre na mão. Depois testa sensores, placa e motor.",
    ],
    installation: [
      "Instalar motor em portão de estacionamento leva de {time.sliding} no deslizante comum e de {time.heavy} no pesado. Sensores e acesso são ligados à central, e a montagem pode ser feita fora do horário.",
      "A instalação no estacionamento prevê base firme, fotocélula dupla, comando na guarita e circuito próprio. O serviço se divide em etapas, para a entrada continuar aberta ao público.",
    ],
    emergency: [
      "Portão de estacionamento travado com carros dentro: desligue o disjuntor, afaste o público e destrave só portão de correr reto e em trilho nivelado. O atendimento por WhatsApp funciona {shop.hours}.",
      "Se o portão do estacionamento parou fechado, desligue o disjuntor; só funcionário treinado destrava, e apenas portão de correr ou de abrir, reto e nivelado. Folha torta, fora do trilho ou basculante fica isolada até o técnico chegar.",
    ],
    buying: [
      "Para portão de estacionamento, o motor precisa aguentar mais aberturas por hora que os carros do seu pico. Com muito movimento, use cancela de dia e portão à noite; a troca de motor em folha pesada custa de {price.heavySwap}.",
      "O portão de estacionamento pede motor de uso intenso, fotocélula dupla e acesso por tag ou guarita. Com poucas vagas de mensalista, um modelo menor pode atender; conte os carros da hora mais cheia antes.",
      "Escolha o motor do estacionamento pelos carros por hora e pelo peso da folha. O motor de casa esquenta e desarma com rotatividade; mande fotos da entrada e as medidas para o orçamento grátis.",
    ],
    question: [
      "Sim, estacionamento pode ter portão automático, com motor de uso intenso e fotocélula dupla. Com rotatividade alta, a cancela fica com o dia e o portão, com a noite, para o motor durar.",
      "Depende dos carros por hora: poucas vagas de mensalista aceitam motor menor; rotativo pede uso intenso ou cancela. A contagem da hora mais cheia responde.",
    ],
  },
  line: [
    "Em estacionamento, cancela de dia e portão à noite poupam o motor.",
    "Estacionamento pede motor escolhido pelos carros da hora de pico.",
    "Com público a pé na entrada, a fotocélula dupla é o mínimo.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como se organiza a entrada", "Cancela de dia, portão à noite", "O que o fluxo de carros exige"],
      slots: [
        [
          "A cancela foi feita para a repetição e cuida da passagem durante o expediente.",
          "Durante o dia, quem abre e fecha para cada carro deve ser a cancela.",
          "A repetição do dia fica com a cancela, que é leve e rápida.",
        ],
        [
          "O portão abre no início do turno, fecha no fim, e seu motor trabalha poucas vezes.",
          "Ao portão cabe o fechamento noturno, com trava e motor de pouco uso.",
          "Reservado para abrir de manhã e fechar à noite, o portão dura mais.",
        ],
        [
          "Sem cancela, o portão precisa de motor de fluxo intenso e parada suave.",
          "Onde só há portão, ele abre a cada carro, e o motor tem de ser de uso intenso.",
          "Se o portão faz o papel da cancela, a escolha do motor segue os carros por hora.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Motor para o fluxo do estacionamento",
        "Como escolher pelo movimento",
        "Carros por hora, folha e acesso",
      ],
      slots: [
        [
          "Conte os carros na hora mais cheia: esse número define o regime do motor.",
          "O pico de entrada vale mais que a média do dia na escolha do motor.",
          "Anote o movimento da pior hora, a medida da folha e o material.",
        ],
        [
          "De correr é o mais usado, porque libera a altura para utilitário e van.",
          "O deslizante não limita a altura e aceita vão largo, o que favorece a entrada.",
          "Para não barrar veículo alto, o portão de correr leva vantagem sobre o basculante.",
        ],
        [
          "Tag, controle com cadastro ou botão na guarita são os comandos mais comuns.",
          "Mensalista entra por tag, e o avulso depende do operador na guarita.",
          "O acesso por tag dá entrada rápida e permite excluir quem deixou de ser cliente.",
        ],
      ],
      bullets: [
        "Carros na hora mais cheia",
        "Medida e material da folha",
        "Altura do maior veículo",
        "Mensalistas por tag ou controle",
        "Pedestres na mesma entrada",
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança de carros e pedestres na entrada",
        "Proteção na entrada movimentada",
        "Como evitar batida e aperto",
      ],
      slots: [
        [
          "Uma fotocélula dupla impede que a folha feche sobre o carro ou sobre quem passa a pé.",
          "Dois pares de fotocélulas cobrem o carro baixo e o utilitário.",
          "Com público estranho ao local, o sensor de passagem precisa cobrir todo o vão.",
        ],
        [
          "Sinaleiro e sirene avisam a calçada de que a folha vai se mover.",
          "Luz e som na saída alertam o pedestre antes de o portão andar.",
          "O aviso luminoso na saída protege quem caminha pela calçada.",
        ],
        [
          "Pedestre deve ter passagem própria, longe do trilho e da folha.",
          "A entrada a pé separada tira gente do caminho dos carros.",
          "Marcar o piso e separar o pedestre evita que alguém atravesse junto com o carro.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Portão parado na hora de pico",
        "O que o operador pode conferir",
        "Roteiro da guarita com o portão parado",
      ],
      slots: [
        [
          "O operador treinado resolve as causas simples sem tocar no motor.",
          "Um roteiro curto na guarita evita tentativa errada na pressa.",
          "Com calma e passagem livre, poucas conferências mostram se o caso é de técnico.",
        ],
        [
          "Folha torta, fora do trilho ou com cheiro de queimado fica isolada e sem energia.",
          "Se a folha estiver inclinada, ninguém se aproxima e o disjuntor permanece desligado.",
          "Diante de folha solta ou fumaça, corte a energia e desvie os carros.",
        ],
      ],
      steps: [
        "Pare o fluxo e afaste carros e pessoas da folha.",
        "Limpe as fotocélulas e veja se algo corta o feixe.",
        "Confira o disjuntor. Se cair de novo, deixe desligado.",
        "Só em portão de correr ou de abrir, reto e nivelado, com o disjuntor desligado, destrave e abra devagar.",
        "Mande vídeo e foto da etiqueta do motor pelo WhatsApp.",
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço no estacionamento",
        "Quanto custa no estacionamento",
        "Motor, acesso e sensores na conta",
      ],
      slots: [
        [
          "O motor é escolhido por fluxo e peso, e é ele que mais pesa no valor.",
          "Peso da folha e carros por hora definem o motor e boa parte do preço.",
          "Fluxo alto pede motor de uso intenso, que custa mais que o residencial.",
        ],
        [
          "Em portão pesado, a troca de motor custa de {price.heavySwap}.",
          "A referência de troca em folha pesada é de {price.heavySwap}.",
          "Para folha pesada, trocar o motor fica na faixa de {price.heavySwap}.",
        ],
        [
          "Tag, fotocélula e comando da guarita são orçados à parte, com proposta grátis por foto.",
          "A proposta {em} sai por fotos e medidas, sem custo, com cada acessório separado.",
          "O orçamento é grátis e pode ser pago em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Manutenção para fluxo intenso", "Revisão e limpeza da entrada", "Cuidados diários com o portão"],
      slots: [
        [
          "Trilho varrido e lente limpa são tarefas diárias da equipe.",
          "Todo dia, o operador varre o trilho e limpa as fotocélulas com pano seco.",
          "A limpeza da entrada inclui o trilho, onde pedra e areia param a folha.",
        ],
        [
          "A revisão é feita {visits.business}, e fluxo alto pode pedir mais visitas.",
          "O uso comercial pede revisão {visits.business}, com força e sensores testados.",
          "Peça revisão {visits.business}, de preferência em dia de pouco movimento.",
        ],
        [
          "Contrato de manutenção dá data certa às visitas e evita parada em dia cheio.",
          "Com visitas programadas, roldana e engrenagem são trocadas antes de quebrar.",
          "A manutenção combinada de antemão põe o reparo no horário vazio.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "É melhor fechar o estacionamento com cancela ou com portão?",
      answers: [
        "O melhor é usar os dois: a cancela para a repetição do dia e o portão para fechar à noite. Assim o motor do portão trabalha pouco e dura mais.",
        "A cancela controla a passagem, portão protege o local fechado. Só com portão, o motor precisa ser de fluxo intenso.",
      ],
    },
    {
      question: "Motor residencial serve em estacionamento pequeno?",
      answers: [
        "Só se abrir poucas vezes por hora. Com carros em sequência, ele aquece e desarma, e o modelo de fluxo intenso evita a parada.",
        "Com uma dezena de vagas de mensalista, pode servir; com rotatividade, não. O número de aberturas na hora de pico decide.",
      ],
    },
    {
      question: "Como impedir que um ex-cliente continue abrindo o portão?",
      answers: [
        "Use tag ou controle de cadastro individual, que se exclui sem mexer nos demais. Um controle sem cadastro individual obriga a apagar todos.",
        "Use um receptor que guarda cada código separado. Ao fim do contrato, o código daquele cliente é apagado.",
      ],
    },
    {
      question: "O portão pode fechar sozinho depois que o carro passa?",
      answers: [
        "Pode, com fechamento automático e fotocélula em ordem, que só libera a folha com o vão livre. Sem sensor, não se deve usar.",
        "Sim, a central tem tempo de fechamento. Ele só é seguro com fotocélula funcionando e testada com frequência.",
      ],
    },
    {
      question: "Dá para instalar o motor sem fechar o estacionamento?",
      answers: [
        "Dá, dividindo o serviço: base e cabos em horário comum e montagem fora do pico, à noite ou no fim de semana, já que o atendimento é {shop.hours}.",
        "Em geral, sim. A preparação não fecha a passagem, e a montagem é combinada para o período de menor movimento.",
      ],
    },
  ],
  photo: "fotos da entrada, da folha e do motor, com as medidas e o número de carros na hora de pico",
  related: ["deslizante", "tag-veicular", "fotocelula", "controle-de-acesso", "comercio", "contrato"],
  topic: "automacao-de-portao-para-empresas",
};
