import type { Concept } from "#domain/knowledge/concept.ts";

export const batente: Concept = {
  id: "batente",
  kind: "part",
  label: "Batente",
  phrase: "o batente do portão",
  words: [
    "batente",
    "batente do portão",
    "batente mecânico",
    "parador",
    "stop do portão",
    "limitador do portão",
    "batente de borracha",
    "para-choque",
    "parachoque",
    "amortecedor do portão",
    "fim de curso mecânico",
    "tope",
  ],
  intent: "installation",
  answers: {
    any: [
      "Portão automático precisa de batente, sim: o fim de curso, que é um sensor, manda o motor parar, mas, se ele falhar, só o batente segura a folha. No de correr são dois, um em cada ponta; no de abrir, um no piso; no basculante, o apoio no chão e no alto.",
      "O batente do portão é a peça de aço que barra a folha no fim do percurso, com borracha para amortecer. Todo portão automático precisa dele, porque o fim de curso é eletrônico e falha; no de correr, sem batente nas duas pontas a folha pode tombar.",
      "Batente de portão automático fica onde a folha termina: nas duas pontas do trilho, no piso do portão de abrir e no chão do basculante. Ele segura a folha se o sensor de fim de curso falhar, e por isso vem antes de ligar o motor.",
    ],
    price: [
      "O preço do batente do portão depende do peso da folha, de ser soldado ou chumbado e do estado do piso; soldar em estrutura boa é o mais barato, e refazer base, o mais caro. Só regular a batida em casa parte de {price.preventive}, sem peças.",
      "Quanto custa instalar batente no portão varia com a fixação: chumbar em concreto firme ou soldar é serviço pequeno, de até {trade.smallRepair}, e piso ruim encarece. Peça e mão de obra são orçadas juntas por foto das duas pontas.",
      "No batente, paga-se a peça de aço e a fixação, e folha pesada pede peça maior. Se o portão só bate forte, o ajuste do fim de curso em residência custa desde {price.preventive}, fora peças.",
    ],
    repair: [
      "O batente do portão solto ou torto se conserta com chumbador ou solda, e o fim de curso é regulado para a folha parar pouco antes, sem pancada. Só a regulagem em casa parte de {price.preventive}, sem peças; a fixação é orçada por foto.",
      "No conserto do batente, primeiro ele é firmado, depois se acha por que a folha batia: fim de curso fora do ponto ou força alta. Regular em residência custa desde {price.preventive}, fora peças, e portão de correr sem batente não deve ser usado.",
      "Batente de portão arrancado é refeito em aço, chumbado ou soldado, em serviço de até {trade.smallRepair} com piso bom. Em seguida o motor é regulado, porque a causa da batida costuma ser o fim de curso.",
    ],
    installation: [
      "O batente do portão automático se instala nas duas pontas do trilho, no portão de correr, e no piso, no de abrir, chumbado ou soldado em base firme. Com piso bom leva até {trade.smallRepair}, e depois o fim de curso é regulado para parar pouco antes.",
      "Para automatizar o portão, os batentes ficam no fim de cada percurso: um em cada ponta no de correr, um no centro e um por folha aberta no de abrir. A instalação vem antes do motor, porque eles servem de referência ao curso.",
      "A instalação de batente no portão da garagem marca primeiro onde a folha deve parar, aberta e fechada, e fixa ali a peça de aço com solda ou chumbador. É serviço de até {trade.smallRepair} em base firme, seguido da regulagem do motor.",
    ],
    question: [
      "Sim, portão automático precisa de batente mesmo com fim de curso: se o sensor falhar, só o batente impede a folha de passar do ponto, e no de correr ela tomba. São dois no deslizante, um no piso para cada encontro de folhas no de abrir.",
      "Os batentes devem ficar onde a folha termina: nas duas pontas do trilho, no piso do portão de abrir e no chão do basculante. Todo portão automático precisa deles, porque o fim de curso é eletrônico e pode falhar.",
      "Precisa, e antes de ligar o motor: o batente de fim de curso é a barreira de aço que segura a folha quando o sensor falha. Em portão de correr vai um em cada ponta, já que sem ele a folha sai do trilho.",
    ],
    buying: [
      "O batente do portão se escolhe pelo peso da folha e pelo lugar: aço com borracha no fim do trilho, chumbado ou soldado, e batente de piso para folha de abrir. São dois no portão de correr, e peça e fixação são orçadas juntas.",
      "Batente de borracha amortece o toque, mas quem segura o portão automático é a base de aço chumbada. Compre dois para o de correr e um por encontro de folhas no de abrir, no tamanho do peso.",
    ],
  },
  line: [
    "Sem batente nas duas pontas, o portão de correr pode sair do trilho e tombar.",
    "O fim de curso para o motor; o batente segura a folha se o sensor falhar.",
    "Folha que bate no batente a cada fechamento precisa de regulagem, não de batente mais duro.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Para que serve o batente", "Diferença entre batente e fim de curso", "Onde fica o batente"],
      slots: [
        [
          "O batente é uma peça de aço, com ou sem borracha, que barra a folha no fim. O fim de curso é um sensor que manda o motor desligar, e o batente segura quando esse aviso falha.",
          "Trata-se de um limite físico, soldado ou chumbado, que a folha não ultrapassa. Sensor e batente não se substituem: um avisa o motor, o outro segura o portão.",
          "Feito de aço e muitas vezes com borracha, o batente é a última barreira. A primeira é o fim de curso, eletrônico, que para a folha antes do contato.",
          "Um é sensor, o outro é aço: o fim de curso desliga o motor, e o batente detém a folha se ele não desligar. Por isso os dois existem juntos.",
        ],
        [
          "No de correr vai nas duas pontas do trilho; no de abrir, no piso, onde as folhas se encontram; no basculante, no chão e no alto.",
          "O portão de correr leva um em cada ponta, e o de abrir, um no piso. O basculante se apoia no chão ao fechar e no limite de cima ao abrir.",
          "Cada tipo tem os seus: pontas do trilho no deslizante, piso no pivotante, chão e alto no basculante.",
          "Procure nas duas pontas do trilho, se o portão corre, ou no chão, se ele abre ou sobe. Faltando um, o portão não está pronto para motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de batente com problema", "A folha bate ou passa do ponto", "Batente solto: como perceber"],
      slots: [
        [
          "Pancada a cada fechamento mostra fim de curso fora do ponto ou borracha gasta. Chumbador levantado e concreto trincado em volta anunciam que a peça vai soltar.",
          "Se a parede treme quando o portão chega, a folha está parando no batente. A trinca no piso ao redor revela batidas repetidas.",
          "Tranco seco no fim indica que o motor desliga tarde. Peça torta ou com solda aberta já não segura a folha numa falha.",
          "Batida forte é regulagem, e peça bamba é fixação. Os dois juntos deixam o portão a um passo de passar do ponto.",
        ],
      ],
      bullets: [
        "Pancada no fim do curso: fim de curso fora do ponto",
        "Chumbador ou solda soltando: batente vai cair",
        "Borracha gasta: barulho e tranco",
        "Roda na ponta do trilho: pare de usar",
        "Folhas desencontradas no centro: batente de piso deslocado",
      ],
    },
    {
      about: "check",
      headings: [
        "Conferir o batente em poucos passos",
        "O que olhar nas pontas do portão",
        "Batente firme: verificação em casa",
      ],
      slots: [
        [
          "Faça com o disjuntor desligado, porque a ponta do trilho é lugar de esmagamento. Faltando um batente no portão de correr, pare de usar e não improvise com pedra ou madeira.",
          "A verificação é visual, com o motor sem energia e a folha parada. Calço de tijolo salta com a pancada e não segura o portão.",
          "Olhe as duas pontas com calma e sem energia. Se faltar um limite, o portão fica fora de uso até a instalação.",
          "Desligue, olhe e fotografe, sem empurrar a folha até a ponta. Madeira e pedra cedem sob centenas de quilos.",
        ],
      ],
      steps: [
        "Com o portão parado, desligue o disjuntor do motor.",
        "Olhe as duas pontas do trilho, ou o piso no portão de abrir: deve haver batente firme.",
        "Procure trinca no concreto, solda aberta e borracha faltando.",
        "Fotografe cada ponta e a posição da folha.",
        "Religue só se os batentes estiverem firmes.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Instalação e reforço do batente",
        "O que o técnico faz no batente",
        "Batente refeito e motor regulado",
      ],
      slots: [
        [
          "O técnico marca onde a folha deve parar, aberta e fechada, e fixa o batente por solda ou chumbador em base que aguente a folha em movimento. Havendo solda, a placa é desconectada antes.",
          "O lugar é escolhido para pegar na estrutura da folha, e não na chapa. Chumbador em concreto ou solda em estrutura firme são as duas formas de fixar.",
          "Primeiro o fim seguro do curso, depois a fixação. A central é desconectada se houver solda, porque a corrente queima a placa.",
          "Marcado o ponto, a peça vai chumbada no concreto ou soldada. Piso fraco pede refazer a base antes.",
        ],
        [
          "Depois o fim de curso é regulado para a folha parar pouco antes de encostar. O serviço leva até {trade.smallRepair} quando a base está boa.",
          "Com o limite no lugar, força e desaceleração são acertadas, e o contato fica leve ou nenhum. Em base firme, são até {trade.smallRepair}.",
          "A regulagem final evita que a folha apoie no batente. Um caso simples toma até {trade.smallRepair}.",
          "O curso é ajustado na central e testado em vários ciclos. Até {trade.smallRepair} bastam, sem obra de piso.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que batente usar", "Escolher o batente pelo peso do portão", "Batente com ou sem borracha"],
      slots: [
        [
          "O tamanho acompanha o peso: folha de chapa pede aço grosso e base de concreto, e gradil leve aceita peça menor. Quanto mais rápido o portão, mais firme a fixação.",
          "Folha pesada e veloz exige batente robusto e chumbado fundo. Portão leve fica bem com modelo menor, sempre de aço.",
          "Escolha pelo peso e pela velocidade da folha. Aço grosso para chapa, modelo menor para grade.",
          "Portão de chapa e portão de grade não usam a mesma peça. O peso define o aço, e o piso, a fixação.",
        ],
        [
          "A borracha reduz ruído e poupa o redutor, mas não segura a folha nem substitui a regulagem. Onde o piso esfarela, solda-se o batente na coluna ou na estrutura.",
          "Com borracha o toque fica silencioso, e a base de aço continua sendo quem segura. Contrapiso fino não prende chumbador e precisa ser refeito.",
          "Borracha amortece, aço detém. Em piso fraco, a solda na estrutura é mais segura que o chumbador.",
          "O amortecedor tira o barulho, e só. A firmeza vem do aço preso em concreto bom ou soldado.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão bate forte no batente?",
      answers: [
        "O portão bate forte no batente porque o motor desliga tarde: fim de curso fora do ponto, força alta ou falta de desaceleração. Regular resolve antes de trocar a peça.",
        "A causa mais comum é o fim de curso deslocado. Também acontece com folha em desnível, que ganha velocidade sozinha.",
        "Porque a parada está atrasada. O ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    {
      question: "Posso colocar só uma borracha no fim do trilho?",
      answers: [
        "Só uma borracha no fim do trilho não basta: ela amortece, mas quem segura é a peça de aço fixada em base firme.",
        "Sozinha, não segura a folha. Use batente de aço chumbado ou soldado, com borracha para tirar o ruído.",
        "Não. A folha pesada passa por cima da borracha e sai do trilho.",
      ],
    },
    {
      question: "Onde fica o batente do portão de duas folhas?",
      answers: [
        "O batente do portão de duas folhas fica no piso, no ponto em que elas se encontram, e de preferência também na posição aberta.",
        "Há um no centro, no chão, e outro para cada folha aberta. Sem eles o vento força o braço do motor.",
        "No chão, no meio, para alinhar as folhas e a trava encaixar. Outros dois limitam a abertura.",
      ],
    },
    {
      question: "Batente soltou: posso continuar usando?",
      answers: [
        "Com o batente solto, não use o portão de correr, que pode sair do trilho. Desligue o disjuntor e espere a fixação.",
        "É melhor parar. Sem o limite, qualquer falha do sensor deixa a folha sem freio no fim.",
        "Não. Mantenha o disjuntor desligado e não empurre a folha até a ponta.",
      ],
    },
    {
      question: "O batente desgasta com o tempo?",
      answers: [
        "A borracha do batente desgasta e resseca; o aço dura, se a folha não bate. A revisão {visits.home} em casa confere os dois.",
        "O que gasta é a borracha e a fixação. Em uso coletivo, a conferência é {visits.business}.",
        "Sim, quando o portão bate a cada ciclo. Com o fim de curso regulado, ele quase não é tocado.",
      ],
    },
  ],
  photo: "fotos das pontas do trilho ou do ponto em que a folha encosta, com o portão aberto e fechado",
  related: ["trilho", "fim-de-curso", "bate-forte", "caiu-do-trilho", "deslizante", "pivotante"],
  topic: "instalacao-de-motor-deslizante",
};
