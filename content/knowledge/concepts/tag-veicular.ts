import type { Concept } from "#domain/knowledge/concept.ts";

export const tagVeicular: Concept = {
  id: "tag-veicular",
  kind: "part",
  label: "Tag veicular",
  phrase: "a tag veicular",
  words: [
    "tag veicular",
    "tag",
    "tag de portão",
    "tag de garagem",
    "tag de condomínio",
    "tag adesiva",
    "tag RFID",
    "RFID",
    "adesivo de para-brisa",
    "leitor de tag",
    "antena de tag",
    "abertura automática por tag",
  ],
  intent: "installation",
  answers: {
    any: [
      "Tag veicular é a etiqueta no para-brisa que abre o portão da garagem sem botão: uma antena na entrada lê o número a alguns metros e aciona o motor. É usada em prédio e empresa, o motor atual continua, e o preço soma leitor por entrada e etiqueta por carro.",
      "O sistema de tag para portão tem etiqueta no carro, leitor na entrada e cadastro: a tag liberada fecha um contato na placa, e o portão abre. Serve em quase todo motor, e cada tag veicular pode ser bloqueada sozinha.",
      "Com tag de carro, o leitor da garagem reconhece o para-brisa a alguns metros e manda abrir, sem controle na mão. Prédio e empresa usam porque excluem um veículo sem mexer nos outros, e o custo é por leitor e por etiqueta.",
    ],
    price: [
      "O preço da tag veicular tem duas partes: a etiqueta, barata e cobrada por carro, e o leitor com antena, cabos e instalação, cobrado por entrada e bem mais caro. Em prédio com sistema pronto paga-se só a tag e o cadastro.",
      "Quanto custa a tag para portão depende do que já existe: com leitor no prédio, só a etiqueta; sistema novo soma leitor, antena e ligação ao motor, por entrada. Peça e serviço são orçados juntos, pelo número de carros e fotos da entrada.",
      "No sistema de tag, paga-se por ponto de leitura e por etiqueta, e o motor do portão é mantido. O leitor é o item caro, o cabo até a placa vem depois, e a tag de cada carro é o menor.",
    ],
    installation: [
      "A instalação da tag veicular põe um leitor na entrada, mirando o para-brisa, ligado à placa do motor que você já tem, e cadastra cada carro. O alcance é regulado para não abrir a quem só passa na rua, e pelas fotos dizemos se atendemos e o valor.",
      "Instalar o sistema de tag para abrir o portão soma antena na entrada, cabo até a central e cadastro dos veículos, sem trocar o motor. Com eletroduto pronto, a ligação é rápida; o que demora é passar cabo e cadastrar os carros.",
      "Para a etiqueta veicular abrir a garagem do prédio, fixa-se a antena onde o carro para alinhado e liga-se o leitor à placa por contato seco, como um botão. O motor e os controles continuam, e o preço é por entrada.",
    ],
    comparison: [
      "A tag veicular dispensa botão e identifica o carro; o controle é mais barato e serve em qualquer casa. Em prédio com muitos moradores, a tag no para-brisa facilita bloquear um só e registrar quem entrou.",
      "Entre tag e controle, pense em quantos usam o portão: em casa o controle basta, e em condomínio a tag veicular identifica cada carro. Ela custa mais pelo leitor, cobrado por entrada.",
    ],
    repair: [
      "Tag veicular que não abre o portão costuma estar descolada, atrás de película metalizada ou fora do cadastro. Se nenhum carro abre, o defeito é do leitor, da alimentação ou da ligação com a placa, e o técnico mede os três.",
      "No conserto do sistema de tag, separam-se etiqueta, leitor e portão: testa-se outro carro e depois a botoeira. Etiqueta ruim se substitui, que é o barato, e leitor mudo é medido antes de se falar em troca.",
      "Se só a sua tag falha, troque a etiqueta; se falham todas, chame o técnico, porque é leitor, cabo ou placa do portão. O motor costuma estar bom, e a botoeira confirma.",
    ],
    question: [
      "Tag veicular é uma etiqueta com número, colada no para-brisa e usada em garagem de prédio e empresa: o leitor da entrada a reconhece a alguns metros e abre o portão. Vale a pena com muitos carros, porque cada uma se bloqueia sozinha.",
      "Sim, a tag veicular funciona em quase todo portão automático, já que o leitor aciona a placa por contato seco, como um botão. É usada em prédio, empresa e estacionamento; em casa com um ou dois carros, o controle costuma bastar.",
      "É uma etiqueta de carro que abre a garagem sem apertar nada: a antena lê o para-brisa e o portão abre se a tag estiver cadastrada. Usa-se onde entram muitos veículos, porque ela facilita excluir um morador.",
    ],
    buying: [
      "A tag veicular certa é a do leitor instalado: a passiva, adesiva, não usa bateria e lê a poucos metros; a ativa, com bateria, lê de mais longe. Em prédio que já tem sistema, peça o modelo à administração antes de comprar.",
      "Para comprar tag para portão, confirme o padrão do leitor, porque etiqueta de outro sistema não é lida. Sistema novo pede leitor, antena, tags e ligação ao motor, com preço por entrada e por carro.",
      "A etiqueta veicular se escolhe pelo leitor do prédio ou da empresa. Para instalar do zero, conte carros e entradas e prefira leitor com bloqueio individual e registro; o motor do portão continua.",
    ],
    "how-to": [
      "A tag veicular funciona assim: pare alinhado e devagar diante do leitor, a antena lê a etiqueta do para-brisa e o portão abre se ela estiver cadastrada. Cole-a por dentro do vidro, no ponto indicado e longe de película metalizada.",
      "Para pôr a tag de carro em uso, cole a etiqueta por dentro do para-brisa, peça o cadastro à administração e teste devagar diante do leitor. Não a descole para outro carro, porque a passiva se rompe.",
    ],
  },
  line: [
    "Com tag veicular, o portão reconhece o carro e abre sem controle na mão.",
    "Em prédio, a tag permite bloquear um veículo sem mexer nos demais.",
    "O leitor de tag comanda o motor atual por contato seco, sem trocar a placa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona a tag veicular", "Como o leitor reconhece o carro", "Etiqueta, leitor e portão"],
      slots: [
        [
          "A etiqueta no para-brisa guarda um número, lido por rádio quando o carro se aproxima. O adesivo comum é passivo, sem bateria, e lê a poucos metros; o ativo, com bateria, alcança mais.",
          "Um leitor na entrada emite sinal, e a tag responde com o seu número. As passivas recebem energia do próprio leitor, e as ativas têm bateria e alcance maior.",
          "Cada carro leva uma tag com código único, reconhecida a alguns metros. Há a adesiva sem pilha, mais comum, e a de bateria, que lê de mais longe e pede troca periódica.",
          "O número gravado na etiqueta é lido pela antena da entrada. Sem bateria, a leitura é de poucos metros; com bateria, mais distante.",
        ],
        [
          "Se a tag está liberada, o leitor fecha um contato na placa e o portão abre, como num botão. A passagem pode ficar registrada com data e hora.",
          "O sistema confere o cadastro e dá a ordem, e o motor apenas obedece. Muitos leitores guardam o registro de cada entrada.",
          "Quem decide é o cadastro, e o motor só recebe o comando de abrir. Data e hora podem ficar gravadas.",
          "Número cadastrado vira comando ao motor, que continua o mesmo. O registro mostra qual carro entrou e quando.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Tag ou controle: o que escolher",
        "Quando a tag veicular compensa",
        "Tag para prédio, empresa e casa",
      ],
      slots: [
        [
          "A tag compensa onde muitos carros entram e a lista muda sempre, como prédio e empresa. Em casa com um ou dois, o controle de código rolante custa menos e resolve.",
          "Prédio, empresa e estacionamento ganham com bloqueio individual e registro. Residência pequena raramente precisa de leitor.",
          "Com muitos usuários, o ganho aparece: mãos livres, exclusão de um só e histórico. Para uma família, controle basta.",
          "Quanto mais veículos e trocas de morador, mais a tag vale. Poucos carros conhecidos ficam bem com controle.",
        ],
      ],
      bullets: [
        "Quantidade de veículos por dia",
        "Entrada e saída pelo mesmo portão ou separadas",
        "Registro de quem entrou",
        "Película metalizada nos carros",
        "Distância entre a rua e o portão",
      ],
    },
    {
      about: "check",
      headings: [
        "Tag não abre o portão: o que ver",
        "Teste da tag antes de trocar",
        "Falha na leitura: etiqueta ou leitor",
      ],
      slots: [
        [
          "O teste com um segundo carro mostra se a falha é da etiqueta ou do leitor. Aproxime-se devagar e alinhado, com o portão à vista e sem pedestre.",
          "Compare com outro veículo cadastrado antes de pedir tag nova. Película metalizada e etiqueta dobrada são as causas mais comuns.",
          "Comece perguntando se os outros carros abrem normalmente. Carro colado no da frente não é lido, então guarde distância.",
          "Um segundo carro decide: se abre, a sua etiqueta é que falhou. Vidro com camada metálica atrapalha a leitura.",
        ],
      ],
      steps: [
        "Veja se a tag está colada por inteiro e sem dobra.",
        "Tente de novo, devagar e alinhado com o leitor.",
        "Teste outro carro cadastrado.",
        "Confirme com a portaria se a sua tag está liberada.",
        "Se nenhum carro abrir, teste a botoeira e avise o técnico.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação do leitor",
        "O que o técnico ajusta na entrada",
        "Da antena ao cadastro dos carros",
      ],
      slots: [
        [
          "A antena vai onde o carro para alinhado, com o para-brisa à frente e longe de chapa metálica. A saída do leitor é ligada à entrada de botoeira da placa, por contato seco, em cabo separado da força.",
          "O ponto de leitura é escolhido na entrada, e altura e ângulo são testados com carros diferentes. No motor basta um contato, e os controles seguem ativos.",
          "Altura e ângulo da antena decidem a leitura, por isso se prova com mais de um veículo. A ligação com o motor é um simples contato na placa.",
          "Primeiro se acha o lugar em que o para-brisa fica de frente para a antena. Depois o leitor é ligado à placa como se fosse um botão.",
        ],
        [
          "Por fim se regula o alcance, para o portão não abrir quando o morador só passa na rua. Cadastro, teste de bloqueio e fotocélula encerram o serviço.",
          "O alcance é reduzido até ler só quem vai entrar, e a fotocélula é conferida junto. O cadastro é entregue com a lista de carros.",
          "Com a distância regulada, os carros são cadastrados e um bloqueio é testado. A fotocélula precisa estar em ordem, porque ninguém aperta botão.",
          "Regular o alcance evita abertura sem querer. Em seguida vêm os cadastros, o teste de exclusão e o da fotocélula.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Tag e segurança da entrada", "Carona, clonagem e bloqueio da tag", "Cuidados no uso da tag"],
      slots: [
        [
          "O maior risco é a carona, o segundo carro que entra colado antes de o portão fechar. Portão rápido, menos tempo aberto ou eclusa com dois portões reduzem isso.",
          "Quem vem atrás pode entrar junto, e por isso o tempo aberto deve ser curto. Uma eclusa, com dois portões em sequência, é a proteção mais forte.",
          "Carona se evita com fechamento logo após a passagem e com portão veloz. Em prédio de muito risco, usa-se eclusa.",
          "A tag identifica o carro, e não quem entra atrás dele. Sensor de veículo e pouco tempo aberto dificultam a carona.",
        ],
        [
          "Tag de carro vendido ou roubado sai do cadastro no mesmo dia, sem afetar as outras. A fotocélula continua indispensável, porque a abertura sem botão não olha quem passa a pé.",
          "Avise a administração ao trocar de carro ou de vidro, para bloquear a antiga. Com abertura automática, fotocélula e sinaleiro protegem o pedestre.",
          "O bloqueio é individual e imediato, e deve seguir toda venda ou roubo. Calçada movimentada pede ainda sinaleiro e fotocélula.",
          "Bloqueie na hora a etiqueta de quem saiu ou vendeu o carro. E mantenha a fotocélula ativa, já que o portão abre sem gesto do motorista.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A tag de pedágio abre o portão do condomínio?",
      answers: [
        "A tag de pedágio abre o portão só onde o condomínio tem leitor e acordo com a operadora; por conta própria, não abre.",
        "Em alguns casos, se o sistema foi preparado para isso. Sem leitor compatível, usa-se a tag do próprio condomínio.",
        "Depende do condomínio: consulte a administração e a operadora sobre leitor compatível.",
      ],
    },
    {
      question: "A tag funciona com película no vidro?",
      answers: [
        "Com película comum, a tag geralmente funciona. A metalizada e alguns vidros térmicos atrapalham, e então se muda a posição ou o tipo de tag.",
        "Depende da película: se tiver metal, a leitura falha ou encurta. Há posições e modelos de tag para esses carros.",
        "Funciona na maioria. Película metalizada pede etiqueta em outro ponto ou tag com bateria.",
      ],
    },
    {
      question: "Posso trocar a tag de um carro para outro?",
      answers: [
        "Trocar a tag de carro não dá certo no adesivo comum, que se rompe ao sair. O outro carro recebe uma nova, e a antiga é bloqueada.",
        "Na maioria dos modelos, não: a etiqueta se danifica ao descolar. Peça outra e cancele a primeira.",
        "Não, em regra. A passiva é feita para se romper, o que também evita empréstimo.",
      ],
    },
    {
      question: "Tag veicular serve em casa?",
      answers: [
        "A tag veicular serve em casa, mas raramente compensa para um ou dois carros. O controle de código rolante resolve com menos equipamento.",
        "Pode ser instalada, como conforto. Para uma família pequena, controle ou celular costuma atender com custo menor.",
        "Serve, pelo mesmo contato na placa. O leitor é que encarece, dividido por poucos carros.",
      ],
    },
    {
      question: "A tag abre com o portão sem energia?",
      answers: [
        "A tag não abre o portão sem energia, porque leitor e motor dependem dela. Nobreak ou gerador mantém o sistema em prédio.",
        "Não, a menos que leitor e motor tenham nobreak. Sem ele, portão de correr ou de abrir é destravado pela portaria, e basculante fica para o técnico.",
        "Sem luz, só com nobreak nos dois. Vale prever isso no projeto.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua e da etiqueta do motor",
  related: ["controle-de-acesso", "condominio", "controle", "sinaleiro", "estacionamento", "predio"],
  topic: "motor-para-condominio",
};
