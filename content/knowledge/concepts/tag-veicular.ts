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
      "Tag veicular é a etiqueta colada no para-brisa que abre o portão da garagem sem apertar botão: uma antena na entrada lê o número a alguns metros e aciona o motor. É usada em prédio e empresa, aproveita o motor que já existe, e o preço soma um leitor por entrada e uma etiqueta por carro.",
      "O sistema de tag para portão tem três partes: a etiqueta no carro, o leitor na entrada e o cadastro dos veículos. Quando a tag está liberada, o leitor fecha um contato na placa do motor, e o portão abre. Cada tag veicular pode ser bloqueada sem mexer nas outras.",
      "Com a tag no carro, o leitor da garagem reconhece o para-brisa a alguns metros e manda o portão abrir, sem controle na mão. Prédios e empresas usam o sistema porque ele permite excluir um veículo sem afetar os demais, e o custo é calculado por leitor e por etiqueta.",
    ],
    price: [
      "O preço da tag veicular tem duas partes: a etiqueta, barata e cobrada por carro, e o leitor com antena, cabos e instalação, cobrado por entrada e bem mais caro. Em prédio que já tem o sistema, o morador paga só a tag e o cadastro.",
      "O preço da tag para portão depende do que já existe: onde há leitor, compra-se só a etiqueta; um sistema novo soma leitor, antena e ligação ao motor, por entrada. O orçamento sai pelo número de carros e pelas fotos da entrada.",
      "No sistema de tag, paga-se por ponto de leitura e por etiqueta, e o motor do portão é mantido. O leitor é o item mais caro, depois vem o cabo até a placa, e a etiqueta de cada carro é o menor gasto da conta.",
    ],
    installation: [
      "A instalação da tag veicular põe um leitor na entrada, apontado para o para-brisa e ligado à placa do motor que você já tem, e cadastra cada carro. O alcance é regulado para o portão não abrir a quem só passa na rua, e o valor sai por fotos da entrada.",
      "Instalar o sistema de tag para abrir o portão inclui a antena na entrada, o cabo até a central e o cadastro dos veículos, sem trocar o motor. Quando o eletroduto está pronto, a ligação é rápida; o que demora é passar cabo e cadastrar os carros.",
      "Para a etiqueta veicular abrir a garagem do prédio, o técnico fixa a antena onde o carro para alinhado e liga o leitor à placa, que o recebe como se fosse um botão. O motor e os controles continuam os mesmos, e o preço é calculado por entrada.",
    ],
    comparison: [
      "A tag veicular dispensa o botão e identifica o carro; o controle é mais barato e serve em qualquer casa. Em prédio com muitos moradores, a tag no para-brisa compensa, porque permite bloquear um só veículo e registrar quem entrou e a que horas.",
      "Entre tag e controle, decida pelo número de pessoas que usam o portão: em casa o controle basta, e em condomínio a tag veicular identifica cada carro e se cancela sozinha. Ela custa mais por causa do leitor, que é cobrado por entrada.",
    ],
    repair: [
      "Tag veicular que não abre o portão costuma estar descolada, atrás de película metalizada ou fora do cadastro. Se nenhum carro abre, o defeito está no leitor, na alimentação dele ou na ligação com a placa, e o técnico mede os três.",
      "O conserto do sistema de tag começa por separar etiqueta, leitor e portão: testa-se a entrada com outro carro e depois a botoeira. Etiqueta ruim se substitui por pouco, e leitor que não responde é medido antes de se falar em troca.",
      "Se só a sua tag falha, troque a etiqueta; se falham todas, chame o técnico, porque o defeito está no leitor, no cabo ou na placa do portão. Aperte a botoeira para saber: quando o portão abre por ela, o motor está bom.",
    ],
    question: [
      "Tag veicular é uma etiqueta com número, colada no para-brisa e usada em garagem de prédio e empresa: o leitor da entrada a reconhece a alguns metros e abre o portão. Vale a pena onde entram muitos carros, porque cada uma pode ser bloqueada sem afetar as outras.",
      "Sim, a tag veicular funciona em quase todo portão automático, porque o leitor aciona a placa do motor como se fosse um botão. É usada em prédio, empresa e estacionamento; em casa com um ou dois carros, o controle costuma bastar e custa menos.",
      "É uma etiqueta de carro que abre a garagem sem apertar nada: a antena lê o para-brisa, e o portão abre se aquela tag estiver cadastrada. Usa-se onde entram muitos veículos, porque excluir um morador leva poucos minutos e não mexe com os demais.",
    ],
    buying: [
      "A tag veicular certa é a que o leitor instalado reconhece: a passiva é um adesivo sem bateria e lê a poucos metros; a ativa tem bateria e lê de mais longe. Em prédio que já tem o sistema, peça o modelo à administração antes de comprar.",
      "Para comprar tag para portão, confirme o padrão do leitor, porque etiqueta de outro sistema não é lida. Um sistema novo exige leitor, antena, etiquetas e ligação ao motor, com preço por entrada e por carro.",
      "A etiqueta veicular se escolhe pelo leitor do prédio ou da empresa. Para instalar do zero, conte os carros e as entradas e prefira um leitor com bloqueio individual e registro de passagem; o motor do portão continua o mesmo.",
    ],
    "how-to": [
      "A tag veicular funciona assim: pare alinhado e devagar diante do leitor, a antena lê a etiqueta do para-brisa, e o portão abre se ela estiver cadastrada. Cole-a por dentro do vidro, no ponto indicado pelo fabricante e longe de película metalizada.",
      "Para pôr a tag de carro em uso, cole a etiqueta por dentro do para-brisa, peça o cadastro à administração e teste devagar diante do leitor. Não a descole para passar a outro carro, porque o adesivo passivo se rompe e deixa de funcionar.",
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
          "O número gravado na etiqueta é lido por rádio quando o carro se aproxima da entrada. O adesivo comum é passivo, sem bateria, e precisa passar a poucos metros; a tag ativa tem bateria e alcança mais.",
          "Um leitor na entrada emite um sinal de rádio, e a etiqueta responde com o seu código. As passivas recebem energia do próprio leitor e nunca descarregam; as ativas têm bateria e são lidas de mais longe.",
          "Cada carro leva um código único, reconhecido sem contato. Há a adesiva sem pilha, que é a mais comum, e a de bateria, que tem alcance maior e precisa ser trocada quando a carga acaba.",
          "A antena da entrada procura etiquetas o tempo todo e lê o código da que chega perto. Sem bateria, a leitura acontece a poucos metros; com bateria, a distância aumenta bastante.",
        ],
        [
          "Se o código está liberado, o leitor fecha um contato na placa do motor, como faz um botão de parede. Muitos modelos guardam a data e a hora de cada passagem.",
          "O cadastro é conferido em menos de um segundo, e o motor recebe a ordem de abrir. A passagem pode ficar registrada, o que ajuda a portaria a saber quem entrou.",
          "Quem decide a abertura é a lista de veículos cadastrados, e o motor apenas recebe o comando. Nos leitores com memória, o síndico consulta depois o histórico da garagem.",
          "Um código que está na lista vira comando para o motor, que continua sendo o mesmo de antes. O registro mostra qual carro passou e em que horário.",
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
          "A tag compensa onde entram muitos carros e a lista muda sempre, como em prédio e empresa. Numa casa com um ou dois, o controle de código rolante custa menos e resolve.",
          "Prédio, empresa e estacionamento ganham com o bloqueio individual e o registro das entradas. Uma residência pequena raramente precisa de leitor, porque o controle faz o mesmo por menos.",
          "Com muitos usuários, as vantagens aparecem: mãos livres, exclusão de um só veículo e histórico. Para uma família, o controle comum atende bem e dispensa antena e cabo.",
          "Quanto mais veículos e trocas de morador, mais o sistema compensa. Garagem de poucos carros conhecidos fica bem servida com controles, que não têm leitor a manter.",
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
          "O teste com um segundo carro mostra se a falha é da etiqueta ou do leitor. Aproxime-se devagar e alinhado, com o portão à vista e sem pedestre na passagem.",
          "Antes de pedir uma tag nova, compare com outro veículo cadastrado, que deve abrir normalmente. Película metalizada e etiqueta dobrada são as causas mais comuns de falha num carro só.",
          "Comece perguntando aos vizinhos se os carros deles estão abrindo. Chegue sozinho à entrada, porque veículo colado no da frente pode não ser lido.",
          "Um segundo carro responde à dúvida: se ele abre, a sua etiqueta é que falhou. Vidro com camada metálica atrapalha a leitura, e mudar a posição do adesivo costuma resolver.",
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
          "A antena vai onde o carro para alinhado, com o para-brisa à frente e longe de chapa metálica. A saída do leitor é ligada à entrada de botoeira da placa, em cabo separado do de energia.",
          "O técnico escolhe o ponto de leitura e testa a altura e o ângulo com carros de tamanhos diferentes. No motor, a ligação usa um contato só, e os controles atuais continuam funcionando.",
          "Altura e ângulo da antena decidem a qualidade da leitura, por isso são provados com um carro baixo e um alto. Dois fios levam o comando até a placa do motor.",
          "Primeiro se procura o lugar em que o para-brisa fica de frente para a antena, sem ferro no caminho. Depois o leitor é ligado à central do portão, que o entende como um botão.",
        ],
        [
          "O alcance é regulado para o portão não abrir quando o morador só passa na rua. O cadastro dos carros, o teste de bloqueio e o da fotocélula encerram o serviço.",
          "A distância de leitura é reduzida até pegar só quem vai entrar, e a fotocélula é conferida junto. Ao sair, o técnico entrega a lista dos veículos cadastrados.",
          "Com o alcance ajustado, os carros são cadastrados e um deles é bloqueado como teste. A fotocélula precisa estar em ordem, porque o portão abre sem que ninguém aperte um botão.",
          "Um alcance bem ajustado evita que o portão abra sem querer. Em seguida vêm o cadastro, a prova de exclusão de um carro e a conferência da fotocélula.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Tag e segurança da entrada", "Carona, clonagem e bloqueio da tag", "Cuidados no uso da tag"],
      slots: [
        [
          "O maior risco é a carona, quando um segundo carro entra colado antes de o portão fechar. Portão rápido, menos tempo aberto ou eclusa, que são dois portões em sequência, reduzem esse risco. A clonagem é mais difícil nas tags com código criptografado.",
          "Quem vem atrás pode entrar junto, e por isso o portão deve fechar logo depois da passagem. A eclusa, com dois portões em sequência, é a proteção mais forte; contra clonagem, prefira tag de código criptografado.",
          "Para evitar carona, programe o fechamento para logo após a passagem do carro e use um portão veloz. A etiqueta mais simples pode ser clonada, e prédio de maior risco usa a criptografada e a eclusa de dois portões.",
          "A tag identifica o carro, mas não quem entra colado atrás dele, a chamada carona. Um sensor de veículo e pouco tempo de portão aberto dificultam a entrada, e o código criptografado dificulta a clonagem.",
        ],
        [
          "A tag de carro vendido ou roubado deve sair do cadastro no mesmo dia, o que não afeta as outras. A fotocélula continua indispensável, porque a abertura automática não vê quem passa a pé.",
          "Avise a administração quando trocar de carro ou de para-brisa, para o bloqueio da etiqueta antiga. Fotocélula e sinaleiro protegem o pedestre, já que ninguém confere a calçada antes de o portão se mover.",
          "O bloqueio é individual e imediato, e precisa ser pedido depois de toda venda ou roubo. Em calçada movimentada, o sinaleiro avisa que o portão vai abrir, e a fotocélula impede que ele feche sobre alguém.",
          "Peça na hora o cancelamento da etiqueta de quem se mudou ou vendeu o carro. Mantenha também a fotocélula ativa, porque o portão se move sem nenhum gesto do motorista.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A tag de pedágio abre o portão do condomínio?",
      answers: [
        "A tag de pedágio abre o portão só onde o condomínio tem leitor preparado e acordo com a operadora; por conta própria, não abre.",
        "Em alguns casos, se o sistema foi preparado para isso. Sem leitor compatível, usa-se a tag do próprio condomínio.",
        "Depende do condomínio. Pergunte à administração se o leitor aceita a tag da sua operadora.",
      ],
    },
    {
      question: "A tag funciona com película no vidro?",
      answers: [
        "Com película comum, a tag geralmente funciona. A metalizada e alguns vidros térmicos atrapalham, e então se muda a posição ou o tipo de tag.",
        "Depende da película: se tiver metal, a leitura falha ou encurta. Há posições e modelos de tag para esses carros.",
        "Funciona na maioria dos carros. Com película metalizada, usa-se a etiqueta em outro ponto do vidro ou uma tag com bateria.",
      ],
    },
    {
      question: "Posso trocar a tag de um carro para outro?",
      answers: [
        "Trocar a tag de carro não dá certo no adesivo comum, que se rompe ao sair. O outro carro recebe uma nova, e a antiga é bloqueada.",
        "Na maioria dos modelos, não, porque a etiqueta se danifica ao descolar. Peça outra e cancele a primeira.",
        "Em regra, não. A passiva é feita para se romper ao ser retirada, o que também evita o empréstimo.",
      ],
    },
    {
      question: "Tag veicular serve em casa?",
      answers: [
        "A tag veicular serve em casa, mas raramente compensa para um ou dois carros. O controle de código rolante resolve com menos equipamento.",
        "Pode ser instalada, como conforto. Para uma família pequena, controle ou celular costuma atender com custo menor.",
        "Serve, porque o leitor se liga à placa de qualquer motor. O que pesa é o preço dele, dividido por poucos carros.",
      ],
    },
    {
      question: "A tag abre com o portão sem energia?",
      answers: [
        "A tag não abre o portão sem energia, porque leitor e motor dependem dela. Nobreak ou gerador mantém o sistema em prédio.",
        "Não, a menos que leitor e motor tenham nobreak. Sem ele, o portão é destravado pela portaria; o basculante, só se está fechado e sem defeito.",
        "Sem luz, a tag só funciona se o leitor e o motor estiverem ligados a um nobreak. Preveja isso já na instalação.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua e da etiqueta do motor",
  related: ["controle-de-acesso", "condominio", "controle", "sinaleiro", "estacionamento", "predio"],
  topic: "motor-para-condominio",
};
