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
      "O batente do portão é a peça de aço que segura a folha no fim do percurso se o motor não parar sozinho. Todo portão automático precisa dele, e sem batente o de correr pode sair do trilho e tombar. Fixamos por solda ou chumbador e regulamos a parada do motor em seguida; peça e serviço são orçados por foto.",
      "Portão automático precisa de batente, sim, porque o fim de curso, o sensor que manda o motor parar, pode falhar. Nessa hora só o batente segura a folha. Num portão de correr sem batente nas duas pontas, a folha sai do trilho e pode tombar.",
      "Todo portão automático tem batente onde a folha termina: nas duas pontas do trilho, no piso do portão de abrir e no chão do basculante. A peça, de aço com ou sem borracha, é fixada antes de ligar o motor e orçada junto com a mão de obra, por foto.",
    ],
    price: [
      "O preço do batente do portão depende do peso da folha, da fixação, soldada ou chumbada, e do estado do piso. Soldar em estrutura boa é o mais barato, e refazer a base, o mais caro. Só regular a batida, em casa, parte de {price.preventive}, sem peças.",
      "O preço para instalar batente no portão varia com a fixação: chumbar em concreto firme ou soldar é serviço pequeno, de até {trade.smallRepair}, e piso ruim encarece. Peça e mão de obra são orçadas juntas, por foto das duas pontas.",
      "No batente, você paga a peça de aço e a fixação, e folha pesada precisa de peça maior. Se o portão só bate forte, basta ajustar o fim de curso, o que em residência custa desde {price.preventive}, fora peças.",
    ],
    repair: [
      "O batente do portão solto ou torto é refixado com chumbador ou solda, e o fim de curso é regulado para a folha parar pouco antes, sem pancada. Só a regulagem, em casa, parte de {price.preventive}, sem peças; a fixação é orçada por foto.",
      "No conserto do batente, a peça é firmada primeiro e depois se descobre por que a folha batia: fim de curso fora do ponto ou força alta. Regular em residência custa desde {price.preventive}, fora peças. Portão de correr sem batente não deve ser usado.",
      "Batente de portão arrancado é refeito em aço, chumbado ou soldado, em serviço de até {trade.smallRepair} com piso bom. O motor é regulado em seguida, porque quem solta o batente costuma ser o fim de curso que manda parar tarde.",
    ],
    installation: [
      "O batente do portão automático é instalado nas duas pontas do trilho, no portão de correr, e no piso, no de abrir, chumbado ou soldado em base firme. Com piso bom leva até {trade.smallRepair}, e depois o fim de curso é regulado para a folha parar pouco antes.",
      "No portão de abrir, o batente é colocado no piso, onde as folhas se encontram fechadas, e mais um no ponto em que cada folha aberta deve parar. No de correr, vai um em cada ponta do trilho. A instalação vem antes do motor, porque o batente serve de referência para a regulagem.",
      "A instalação do batente no portão da garagem começa por marcar onde a folha deve parar, aberta e fechada, e fixar ali a peça de aço, com solda ou chumbador. É serviço de até {trade.smallRepair} em base firme, seguido da regulagem do motor.",
    ],
    question: [
      "O batente serve para segurar a folha no fim do percurso se o motor não parar sozinho. Portão automático precisa de batente mesmo com fim de curso, porque o sensor pode falhar. No portão de correr são dois, um em cada ponta, e sem eles a folha sai do trilho. No de abrir, fica um no piso.",
      "Os batentes devem ficar onde a folha termina: nas duas pontas do trilho, no piso do portão de abrir e no chão do basculante. Todo portão automático precisa deles, porque o fim de curso, que manda o motor parar, é eletrônico e pode falhar.",
      "Precisa, e antes de ligar o motor: o batente é a barreira de aço que segura a folha quando o sensor de fim de curso falha. Em portão de correr há um em cada ponta, já que sem ele a folha sai do trilho.",
    ],
    buying: [
      "O batente do portão se escolhe pelo peso da folha e pelo lugar: aço com borracha no fim do trilho, chumbado ou soldado, e batente de piso para folha de abrir. São dois no portão de correr, e peça e fixação são orçadas juntas.",
      "Batente de borracha amortece o toque, mas quem segura o portão automático é a base de aço chumbada. Use dois no portão de correr e um por encontro de folhas no de abrir, de tamanho proporcional ao peso da folha.",
    ],
  },
  line: [
    "Sem batente nas duas pontas, o portão de correr pode sair do trilho e tombar.",
    "O fim de curso para o motor, e o batente segura a folha se o sensor falhar.",
    "Folha que bate no batente a cada fechamento precisa de regulagem, não de batente mais duro.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Para que serve o batente do portão",
        "Diferença entre batente e fim de curso",
        "Onde fica o batente do portão",
      ],
      slots: [
        [
          "No dia a dia, o fim de curso, o sensor que manda o motor desligar, é que para o portão. O batente, de aço e às vezes com borracha, trabalha quando esse aviso falha.",
          "Um batente é um limite físico, soldado ou chumbado, que a folha não ultrapassa. Ele não substitui o sensor de fim de curso nem é substituído por ele: o sensor avisa o motor, e o aço segura o portão.",
          "Feito de aço e muitas vezes com borracha, o batente é a última barreira da folha. A primeira é o fim de curso, um sensor eletrônico que para o motor antes do contato.",
          "O sensor de fim de curso desliga o motor, e o batente de aço detém a folha se o motor não desligar. Todo portão automático usa os dois, porque um cobre a falha do outro.",
        ],
        [
          "No portão de correr há um batente em cada ponta do trilho; no de abrir, um no piso, onde as folhas se encontram; no basculante, o apoio fica no chão e no alto.",
          "O portão de correr tem um batente em cada ponta, e o de abrir, um no piso. O basculante se apoia no chão ao fechar e num limite de cima ao abrir.",
          "Cada tipo de portão tem o seu lugar de batente: as pontas do trilho no deslizante, o piso no pivotante, o chão e o alto no basculante.",
          "Procure o batente nas duas pontas do trilho, se o portão corre, ou no chão, se ele abre ou sobe. Se faltar um, o portão não está pronto para receber motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de batente com problema", "A folha bate ou passa do ponto", "Batente solto: como perceber"],
      slots: [
        [
          "Pancada a cada fechamento mostra fim de curso fora do ponto ou borracha gasta. Chumbador levantado e concreto trincado em volta indicam que o batente vai soltar.",
          "Se a parede treme quando o portão chega, quem está parando a folha é o batente, e não o motor. Trinca no piso em volta revela batidas repetidas.",
          "Um tranco seco no fim indica que o motor desliga tarde. Batente torto ou com a solda aberta já não segura a folha se o sensor falhar.",
          "Batida forte se resolve com regulagem, e peça solta, com nova fixação. Quando os dois problemas aparecem juntos, o portão pode passar do ponto.",
        ],
      ],
      bullets: [
        "Pancada na chegada: fim de curso fora do ponto",
        "Chumbador ou solda soltando: o batente vai cair",
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
          "Confira com o disjuntor desligado, porque a ponta do trilho é lugar de esmagamento. Se faltar um batente no portão de correr, pare de usar e não improvise com pedra ou madeira.",
          "A verificação é visual, com o motor sem energia e a folha parada. Calço de tijolo salta com a pancada e não segura o portão.",
          "Olhe as duas pontas com calma e com o disjuntor desligado. Se um dos batentes não existe ou está solto, o portão fica fora de uso até a fixação.",
          "Desligue o motor, olhe e fotografe, sem empurrar a folha até a ponta. Madeira e pedra no lugar do batente cedem com o peso de um portão.",
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
          "O técnico marca onde a folha deve parar, aberta e fechada, e fixa o batente por solda ou chumbador em base que aguente a folha em movimento. Quando há solda, a placa é desconectada antes.",
          "O ponto do batente é escolhido para pegar na estrutura da folha, e não na chapa, que amassa. A peça é presa com chumbador em concreto ou com solda em estrutura firme.",
          "Primeiro se define onde a folha deve parar, depois se fixa a peça. Se houver solda, a placa do motor é desconectada, porque a corrente pode queimá-la.",
          "Marcado o ponto de parada, o batente é chumbado no concreto ou soldado na estrutura. Piso que esfarela precisa de uma base refeita antes.",
        ],
        [
          "Com o batente firme, o fim de curso é regulado para a folha parar pouco antes de encostar. A fixação leva até {trade.smallRepair} quando a base está boa.",
          "A força e a desaceleração são ajustadas em seguida, para o contato ser leve ou nenhum. Em base firme, o trabalho todo toma até {trade.smallRepair}.",
          "A regulagem final evita que a folha se apoie no batente a cada fechamento. Um caso simples, sem obra, leva até {trade.smallRepair}.",
          "O ponto de parada é ajustado na placa e testado em várias aberturas. O serviço dura até {trade.smallRepair} quando o piso não precisa de obra.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Que batente usar no portão", "Escolher o batente pelo peso do portão", "Batente com ou sem borracha"],
      slots: [
        [
          "O tamanho do batente acompanha o peso: folha de chapa precisa de aço grosso e base de concreto, e gradil leve aceita peça menor. Quanto mais rápido o portão, mais firme deve ser a fixação.",
          "Folha pesada e veloz exige batente robusto, chumbado fundo. Num portão leve, um modelo menor basta, desde que seja de aço.",
          "Escolha o batente pelo peso e pela velocidade da folha. Um portão de chapa usa aço grosso, e um de grade aceita peça menor.",
          "Portão de chapa e portão de grade não usam a mesma peça. O peso da folha define a espessura do aço, e o tipo de piso, a forma de fixar.",
        ],
        [
          "A borracha reduz o ruído e poupa as engrenagens do motor, mas não segura a folha nem substitui a regulagem. Onde o piso esfarela, o batente é soldado na coluna ou na estrutura.",
          "Com borracha o toque fica silencioso, e quem segura a folha continua sendo a base de aço. Contrapiso fino não prende chumbador e precisa ser refeito.",
          "A função da borracha é amortecer, e a do aço é deter a folha. Em piso fraco, a solda na estrutura é mais segura que o chumbador.",
          "Um amortecedor de borracha tira o barulho da chegada, e só. A resistência vem do aço preso em concreto bom ou soldado na coluna.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que o portão bate forte no batente?",
      answers: [
        "Porque o motor desliga tarde: fim de curso fora do ponto, força alta ou falta de desaceleração. Quase sempre a regulagem resolve, sem trocar o batente.",
        "A causa mais comum é o fim de curso deslocado. Também acontece com folha em desnível, que ganha velocidade sozinha.",
        "Porque a parada está atrasada. O ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    {
      question: "Posso colocar só uma borracha no fim do trilho?",
      answers: [
        "Não basta: a borracha amortece, mas quem segura a folha é a peça de aço fixada em base firme.",
        "Sozinha, não segura a folha. Use batente de aço chumbado ou soldado, com borracha para tirar o ruído.",
        "Não. A folha pesada passa por cima da borracha e sai do trilho.",
      ],
    },
    {
      question: "Onde fica o batente do portão de duas folhas?",
      answers: [
        "No piso, no ponto em que as folhas se encontram, e de preferência também na posição aberta.",
        "Há um no centro, no chão, e outro para cada folha aberta. Sem eles o vento força o braço do motor.",
        "No chão, no meio, para alinhar as folhas e a trava encaixar. Outros dois limitam a abertura.",
      ],
    },
    {
      question: "O batente soltou: posso continuar usando o portão?",
      answers: [
        "Com o batente solto, não use o portão de correr, que pode sair do trilho. Desligue o disjuntor e espere a fixação.",
        "É melhor parar, porque sem o limite qualquer falha do sensor deixa a folha passar do fim.",
        "Não. Mantenha o disjuntor desligado e não empurre a folha até a ponta.",
      ],
    },
    {
      question: "O batente desgasta com o tempo?",
      answers: [
        "A borracha do batente desgasta e resseca, e o aço dura, se a folha não bate. A revisão {visits.home} em casa confere os dois.",
        "O que se gasta é a borracha e a fixação. Em uso coletivo, a conferência é {visits.business}.",
        "Sim, quando o portão bate a cada fechamento. Com o fim de curso regulado, o batente quase não é tocado.",
      ],
    },
  ],
  photo: "fotos das pontas do trilho ou do ponto em que a folha encosta, com o portão aberto e fechado",
  related: ["trilho", "fim-de-curso", "bate-forte", "caiu-do-trilho", "deslizante", "pivotante"],
  topic: "instalacao-de-motor-deslizante",
};
