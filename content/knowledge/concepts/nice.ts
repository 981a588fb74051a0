import type { Concept } from "#domain/knowledge/concept.ts";

export const nice: Concept = {
  id: "nice",
  kind: "brand",
  label: "Nice",
  phrase: "o motor Nice",
  words: [
    "nice",
    "motor nice",
    "motores nice",
    "portão nice",
    "automatizador nice",
    "máquina nice",
    "motor portão nice",
    "nice brasil",
    "portão eletrônico nice",
    "portão automático nice",
  ],
  intent: "buying",
  answers: {
    any: [
      "O motor Nice para portão é de um grupo italiano e existe em duas famílias: a que trabalha na tensão da rede e a de baixa tensão, que aceita bateria e abre sem luz. A etiqueta diz qual é o seu. A troca em casa, com motor novo e mão de obra, fica de {price.homeSwap}.",
      "Vendemos, instalamos e consertamos motor Nice para portão, como empresa independente da fábrica. O modelo escrito na etiqueta mostra a tensão, o controle e a peça certos, e por isso vem antes do orçamento. Um motor novo já trocado em residência custa de {price.homeSwap}.",
      "Motor de portão Nice tem venda, montagem e reparo com a nossa equipe, sem vínculo com a fábrica. Placa, controle e bateria mudam de uma linha para outra, e o modelo da etiqueta evita comprar errado. Em casa, a troca com mão de obra fica de {price.homeSwap}.",
      "Para comprar ou consertar um motor Nice, o primeiro passo é confirmar pela etiqueta o modelo e se há peça dele no Brasil. Parte dos motores da marca funciona com bateria quando falta luz. A troca em residência, com motor e serviço, custa de {price.homeSwap}.",
    ],
    repair: [
      "O motor Nice tem conserto na maioria dos casos, desde que a peça do modelo exista no Brasil. O técnico confere primeiro a folha e a fotocélula, porque a central da marca para quando o esforço aumenta. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
      "Consertar um motor Nice nem sempre pede placa nova: muitas vezes ele parou por causa de portão pesado, fotocélula suja ou bateria velha. A luz da central pisca conforme a falha e orienta o técnico. Em residência, a visita com ajuste custa a partir de {price.preventive}, sem peças.",
      "No conserto de um motor Nice, o técnico verifica se a folha corre leve e depois mede fonte, bateria e placa. O serviço é independente da fábrica, e a etiqueta mostra qual peça pedir. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O motor Nice fica de {price.homeSwap} na troca em casa, com motor e mão de obra, e de {price.heavySwap} em portão pesado. A linha escolhida, a bateria e o peso da folha mudam o valor exato, que sai da foto e das medidas do portão.",
      "O preço do motor Nice para portão depende da linha, da bateria e do peso da folha. Como referência, a troca em residência custa de {price.homeSwap}, com o serviço incluído. Para quem já comprou o motor, a instalação parte de {price.installation}.",
      "Quanto custa um motor Nice muda com o portão: em casa, a troca com mão de obra vai de {price.homeSwap}, e em portão pesado, de {price.heavySwap}. A instalação de um motor que você já tem sai a partir de {price.installation}, depois de conferido o modelo.",
    ],
    buying: [
      "O motor Nice para portão é de marca italiana, e a linha se divide pelo tipo de folha: Robus e Road são de correr, e Wingo e Toona, de abrir. Parte dela trabalha em 24 V e aceita bateria para a falta de luz. Vendemos, instalamos e consertamos; a troca em casa, com mão de obra, fica de {price.homeSwap}.",
      "Um motor de portão Nice se escolhe pelo jeito como o portão abre, pelo peso da folha e pelas aberturas por dia. Indicamos apenas modelos com reposição no país, alguns com bateria para a falta de luz. Em residência, a troca com o serviço custa de {price.homeSwap}.",
      "Para comprar motor Nice, confirme se a linha é vendida no Brasil, se a tensão é a da sua casa e se o controle usa a frequência da central. Essa conferência evita ficar sem peça depois. A troca em casa, com motor e mão de obra, fica de {price.homeSwap}.",
    ],
    installation: [
      "A instalação do motor Nice leva de {time.sliding} no portão de correr e de {time.tilting} no basculante. No fim, a central percorre a folha e grava o curso e o esforço normais. Só a mão de obra, para um motor que você já comprou, parte de {price.installation}.",
      "Instalar um motor Nice pede folha leve e batentes firmes, porque a placa aprende o percurso pelo que sente no movimento. São de {time.sliding} de serviço no portão de correr e de {time.tilting} no basculante. Com motor comprado à parte, a mão de obra sai a partir de {price.installation}.",
      "Montamos motor Nice comprado por você a partir de {price.installation}, depois de conferir o modelo, a tensão e o manual. O técnico fixa o motor, grava o curso na central e cadastra os controles, em {time.tilting} no basculante ou {time.sliding} no de correr.",
    ],
    comparison: [
      "A diferença entre a Nice e as marcas brasileiras está na bateria e nas peças. A Nice, italiana, tem linhas de baixa tensão que abrem sem luz, e as nacionais têm placa e engrenagem mais fáceis de achar. Antes de decidir, confirme a reposição do modelo que interessa.",
      "Entre um motor Nice e um nacional, compare a bateria, a integração com a casa e a facilidade de achar peça. A Nice leva vantagem para quem sofre com falta de energia; as marcas brasileiras, na reposição. Nas duas, o peso da folha define o modelo.",
      "Nice ou marca brasileira é uma escolha entre dois pontos fortes: a primeira oferece baixa tensão com bateria, e a segunda, peça à venda em quase toda loja do ramo. Para garagem de muito movimento, qualquer das duas precisa ser da versão de uso intenso.",
    ],
    emergency: [
      "Com o motor Nice parado e o carro preso, desligue o disjuntor e não force a folha, porque a bateria de reserva pode manter o motor ligado. Use a chave de destravar só em portão de correr ou de abrir, reto e nivelado. Atendemos {shop.hours}.",
      "Em urgência com motor Nice, desligue o disjuntor e afaste todos da folha, lembrando que o conjunto com bateria pode continuar ligado. A folha de correr ou de abrir que está reta se move depois de destravada; a do basculante espera o técnico. Atendemos {shop.hours}.",
      "Se o portão com motor Nice travou, pare de apertar o controle, desligue o disjuntor e conte que a bateria pode manter o motor vivo. O destravamento serve apenas à folha de correr ou de abrir, reta e nivelada; basculante não se solta. Atendemos {shop.hours}.",
    ],
    "how-to": [
      "No motor Nice, o dono pode limpar a carcaça por fora e a lente da fotocélula, trocar a pilha do controle e fotografar a etiqueta. Gravar controle e refazer o curso são do técnico, porque a central tem tensão e, em alguns modelos, a bateria segue ligada.",
      "Para mexer com segurança em um motor Nice, comece pela etiqueta, que mostra o modelo e o manual certo. Pilha do controle, botoeira e lente da fotocélula você mesmo confere. A programação do curso e dos controles fica na placa, com tensão, e é serviço de técnico.",
      "Cuidar do motor Nice em casa se resume a manter limpa a lente da fotocélula, boa a pilha do controle e livre o caminho da folha. A programação se faz dentro da central, que tem tensão da rede e às vezes bateria, e por isso cabe ao técnico.",
    ],
  },
  line: [
    "Nos motores Nice de baixa tensão, a bateria de reserva faz parte do conjunto e também envelhece.",
    "O modelo escrito na etiqueta do motor Nice define a peça, porque a marca tem linhas com tensões e rádios diferentes.",
    "A etiqueta do motor Nice mostra a tensão e o padrão de rádio, e por ela se acha a peça ou o controle certo.",
  ],
  sections: [
    {
      about: "what",
      headings: ["A marca Nice e suas linhas", "O que saber de um motor Nice"],
      slots: [
        [
          "A Nice é uma marca italiana que fabrica motores de portão, cancelas e automação para a casa. No Brasil, o grupo é dono da Peccinin, e por isso os dois nomes podem aparecer juntos, embora as peças não sejam as mesmas.",
          "Com sede na Itália, a Nice produz motores de portão, cancelas e controles vendidos em vários países. A brasileira Peccinin pertence ao grupo, mas os motores de uma marca não usam as peças da outra.",
          "Motores de portão, cancelas e itens de automação residencial formam o catálogo da Nice, que é italiana. Ela comprou a Peccinin, do Brasil, e as duas continuam com motores e peças próprios.",
          "De origem italiana, a Nice está no Brasil com motores de portão e automação da casa. A fabricante brasileira Peccinin é do mesmo grupo, o que não torna as peças intercambiáveis.",
        ],
        [
          "Robus e Road são motores de correr, Wingo e Toona são braços para portão de abrir, e Wil é uma cancela. O Robus trabalha em 24 V e aceita bateria; o Road usa a tensão da rede. Nas outras linhas há versões dos dois tipos, e a etiqueta diz qual é a sua.",
          "Há motores Nice ligados direto na rede, como o Road, de correr, e há os de 24 V, como o Robus, que desaceleram com suavidade e podem ter bateria. Wingo e Toona, de abrir, existem nos dois tipos, e a etiqueta diz qual é o seu.",
          "Os modelos de baixa tensão da Nice, como o Robus de correr, controlam melhor a velocidade e, com bateria no kit, abrem na falta de energia. O Road, também de correr, depende da rede. Para portão de abrir, a marca tem Wingo e Toona.",
          "Duas famílias dividem a linha Nice: a dos motores que usam a tensão da rede, como o Road de correr, e a dos de 24 V, como o Robus, que podem abrir pela bateria. Wingo e Toona movem portão de abrir, e o código da etiqueta diz a versão.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como identificar um motor Nice", "Qual é o seu motor Nice"],
      slots: [
        [
          "O modelo do motor Nice está na etiqueta, e só o código completo serve, porque motores de nome parecido têm tensões e placas diferentes. A luz de aviso ajuda também: o número de piscadas indica a falha que a central encontrou.",
          "Motores Nice da mesma família podem usar placas distintas, e por isso o técnico pede o código inteiro da etiqueta. Um vídeo da luz de aviso completa a informação, já que as piscadas mudam conforme a falha.",
          "Para achar a peça e o manual de um Nice, anote o modelo completo e a tensão que estão na etiqueta. Filme ainda a luz que pisca na central, porque a quantidade de piscadas aponta o defeito.",
          "Quem conhece só o nome da família ainda não sabe qual placa o motor Nice usa: falta o código da etiqueta. As piscadas da luz de aviso, filmadas com o celular, mostram ao técnico que falha a central registrou.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Fotografe a etiqueta do motor de perto, com a tampa fechada.",
        "Fotografe o controle, frente e verso.",
        "Religue, acione uma vez, de longe, e filme a luz de aviso.",
        "Anote se o portão funciona na bateria quando falta luz.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que um motor Nice para", "Motor Nice não completa o movimento: causas"],
      slots: [
        [
          "A causa mais comum é uma folha que ficou pesada. A central do motor Nice grava o esforço normal do portão e, quando ele aumenta, entende que há um obstáculo e volta. Dobradiça, roldana e trilho são conferidos antes da placa.",
          "O portão que volta sem motivo aparente costuma estar pesado, com roldana gasta, dobradiça caída ou trilho sujo. A placa Nice compara o esforço com o que aprendeu na instalação e inverte o movimento quando ele passa do limite.",
          "Trilho sujo, roldana gasta e dobradiça caída são os motivos mais frequentes de parada em um motor Nice. Cada um deles aumenta o esforço, e a central interrompe a folha como se houvesse uma pessoa no caminho.",
          "Um motor Nice que para e inverte quase sempre está reagindo ao portão, porque a central mede o esforço a cada movimento. Se a folha prende no trilho ou na dobradiça, a placa conclui que bateu em algo.",
        ],
        [
          "Fotocélula suja impede o fechamento do portão, e bateria velha o deixa lento na falta de luz. Defeito de fonte ou de placa é mais raro e costuma vir depois de um pico de energia.",
          "Poeira na lente da fotocélula mantém o portão aberto, e uma bateria no fim da vida se nota quando falta luz e o movimento fica lento. Fonte e placa entram na lista de suspeitas depois de raio ou oscilação da rede.",
          "Quando o portão abre e não fecha, a lente suja da fotocélula é a primeira suspeita. Bateria gasta enfraquece a abertura sem energia, e só um pico na rede costuma queimar a fonte ou a placa.",
          "Sol direto ou poeira na fotocélula bloqueia o fechamento, e a bateria cansada perde força justamente na falta de luz. A queima da fonte ou da central é menos comum e acompanha quase sempre um surto na rede.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como consertamos motor Nice", "O conserto do motor Nice passo a passo"],
      slots: [
        [
          "Com o modelo identificado, o técnico confere a folha, os batentes e a fotocélula e só depois mede fonte, bateria e placa. O serviço é feito no endereço do portão e independente da fábrica.",
          "A parte mecânica é vista primeiro, porque a central Nice para por proteção quando a folha pesa. Em seguida o técnico mede bateria, fonte e placa, no local, como assistência independente da marca.",
          "O conserto do motor Nice acontece no endereço do portão: primeiro os testes da folha e dos sensores, depois os da parte elétrica. Somos independentes da fábrica e levamos em conta a peça disponível para o modelo.",
          "No local, o técnico começa pelo portão e termina na placa, passando por fotocélula, fonte e bateria. Essa ordem evita trocar uma central boa por causa de uma roldana ruim, e o serviço não tem vínculo com a fábrica.",
        ],
        [
          "No fim, a central aprende o curso de novo, com a força ajustada ao mínimo necessário. O técnico testa se o portão volta diante de um objeto macio e, quando há bateria, se ele abre sem a rede.",
          "Depois do reparo, o aprendizado do curso é refeito e os controles são conferidos. A visita termina com o teste de reversão, feito com um objeto macio, e com uma abertura pela bateria, nos modelos que a têm.",
          "O técnico grava outra vez o percurso na placa e verifica se a folha inverte ao encontrar uma caixa de papelão. Nos motores com bateria, o portão também é acionado com a rede desligada.",
          "Antes de encerrar, o curso é regravado na central, e o portão passa por três provas: obstáculo macio no caminho, fotocélula interrompida e, se houver bateria, falta de luz simulada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando um motor Nice faz sentido", "Como escolher um motor Nice"],
      slots: [
        [
          "Comece pelo tipo do portão: de correr pede Robus ou Road, e de abrir pede Wingo ou Toona. Depois compare o peso da folha e as aberturas por dia com a ficha do modelo. A versão de 24 V com bateria é a escolha de quem sofre com falta de luz.",
          "Baixa tensão com bateria é o motivo mais comum para escolher um motor Nice. Definida a marca, o peso da folha e o número de aberturas por dia indicam a versão, e prédio exige a de uso intenso.",
          "Para quem já tem automação em casa ou sofre com falta de energia, o motor Nice faz sentido. A versão certa depende do peso da folha e do movimento da garagem, que no prédio pede modelo de uso intenso.",
          "Quem precisa de um portão que funcione sem luz encontra na Nice modelos com bateria de reserva. Mesmo assim, a escolha da versão começa pelo peso da folha e pela quantidade de aberturas por dia.",
        ],
        [
          "Prefira a linha vendida no Brasil, porque um motor trazido de fora pode ter tensão e rádio diferentes e ficar sem placa de reposição. Confira também a frequência do controle antes de pagar.",
          "Motor importado por conta própria pode ficar sem garantia e sem peça. Antes da compra, verifique se há reposição no Brasil e se a tensão e a frequência do rádio são as usadas aqui.",
          "Na compra pela internet, confirme a tensão, a frequência do controle e a reposição no país. Os modelos da linha brasileira da Nice atendem aos três pontos; os trazidos de fora, nem sempre.",
          "Um motor Nice da linha nacional tem placa e controle à venda aqui, o que nem sempre acontece com o importado. Olhe a tensão e a frequência na ficha antes de fechar o pedido.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço de um motor Nice", "O que pesa no preço do motor e da peça Nice"],
      slots: [
        [
          "A linha do motor e a bateria são o que mais muda o preço, seguidas do peso da folha. No conserto, a placa é a peça mais cara, e a que depende de importação tem valor e prazo confirmados antes do serviço.",
          "Um Nice com bateria custa mais que o ligado só na rede, e folha pesada pede versão maior. Entre as peças, a placa é a de maior valor, e o prazo depende de haver estoque no Brasil.",
          "O valor do motor vem da linha, da capacidade e dos acessórios, como a bateria. O preço de uma peça depende da disponibilidade, porque a que existe no país sai mais rápido e mais barato que a encomendada de fora.",
          "Bateria, capacidade e acessórios formam o preço do motor Nice. No conserto, o item mais caro costuma ser a placa, cujo prazo é confirmado antes, porque nem todo modelo tem a peça em estoque no Brasil.",
        ],
        [
          "Quem já tem o motor paga só a instalação, a partir de {price.installation}, e pode dividir em até {shop.instalments} vezes no cartão.",
          "Para um motor comprado à parte, a mão de obra começa em {price.installation}. O cartão parcela o total em até {shop.instalments} vezes.",
          "A montagem de um Nice que você comprou sai por {price.installation} ou mais, conforme o portão, e o pagamento chega a {shop.instalments} vezes no cartão.",
          "Se o motor é seu, o serviço de instalação parte de {price.installation}. O valor pode ser parcelado no cartão, em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Nice é uma marca brasileira?",
      answers: [
        "Não, a Nice é italiana e atua em vários países. No Brasil, ela é dona da Peccinin, e por isso os dois nomes às vezes aparecem juntos.",
        "Não. A Nice vem da Itália e vende no Brasil uma linha própria, além de ser dona da brasileira Peccinin.",
        "A marca não é brasileira, e sim italiana. Aqui existem a linha que ela vende no país e a da Peccinin, que é do mesmo grupo.",
      ],
    },
    {
      question: "Motor Nice funciona sem energia?",
      answers: [
        "Sim, se for de baixa tensão e tiver bateria em bom estado. Sem ela, resta o destravamento manual, que só é seguro em folha reta, sem defeito e que funcionava bem até a luz acabar.",
        "Depende da linha: os modelos de baixa tensão abrem pela bateria, por um número limitado de vezes, e os ligados na rede precisam de um nobreak próprio para portão.",
        "Com bateria, o motor Nice abre algumas vezes sem luz. O modelo que trabalha direto na rede para na falta de energia, a menos que tenha um nobreak de portão.",
      ],
    },
    {
      question: "Controle Nice pode ser copiado?",
      answers: [
        "Em geral, não, porque muitos controles Nice usam código rolante, que muda a cada uso. Compra-se um do mesmo padrão, e o técnico o cadastra na central.",
        "Muitos modelos não aceitam cópia, já que o código muda a cada acionamento. O caminho é gravar na central um controle novo e compatível com o receptor.",
        "O de código rolante não pode ser clonado. Um controle novo do mesmo padrão resolve, depois de gravado na placa do motor.",
      ],
    },
    {
      question: "Motor Nice serve para condomínio?",
      answers: [
        "Sim, na versão de uso intenso e com peça confirmada no Brasil. A troca em portão pesado de condomínio fica de {price.heavySwap}, com mão de obra.",
        "Serve, se o modelo suportar mais aberturas por hora do que o prédio faz no horário de pico. Em portão pesado, a troca com mão de obra custa de {price.heavySwap}.",
        "A linha de uso intenso serve; a residencial, não, porque esquenta e para no horário de saída. A troca em garagem de prédio vai de {price.heavySwap}.",
      ],
    },
    {
      question: "Vocês têm peça original Nice?",
      answers: [
        "Para as linhas vendidas no Brasil, em geral conseguimos a peça original. O modelo da etiqueta mostra se ela existe e qual é a alternativa.",
        "Consultamos a peça pelo modelo do motor. Quando a original não existe no país, avaliamos uma adaptação ou a troca do motor.",
        "Depende da linha: os motores vendidos aqui costumam ter peça original, e os trazidos de fora podem precisar de outra central ou de um motor novo.",
      ],
    },
  ],
  photo:
    "uma foto do portão inteiro e, se o motor Nice já está instalado, outra da etiqueta e um vídeo da luz de aviso",
  traits: {
    Origem: "Italiana; no Brasil, dona da Peccinin, paulista",
    "Conhecida por": "Linhas de baixa tensão com bateria de reserva",
    "Peças e controles": "Boas nas linhas vendidas aqui; nas importadas, por encomenda",
    Atenção: "Ver se o modelo é da linha nacional, pela peça",
  },
  related: ["peccinin", "nice-wil", "rossi", "bateria", "falta-de-energia", "fotocelula"],
  topic: "motores-rossi-e-nice",
};
