import type { Concept } from "#domain/knowledge/concept.ts";

export const camera: Concept = {
  id: "camera",
  kind: "part",
  label: "Câmera",
  phrase: "a câmera do portão",
  words: [
    "câmera",
    "câmera no portão",
    "câmera de garagem",
    "câmera de segurança",
    "câmera wifi",
    "câmera IP",
    "CFTV",
    "monitoramento do portão",
    "leitura de placa de carro",
    "ver o portão pelo celular",
  ],
  intent: "buying",
  answers: {
    any: [
      "A câmera no portão mostra quem chega e se a passagem está livre antes de você abrir ou fechar de longe. O melhor lugar é alto, sem sol de frente na lente, com vista do rosto e da folha. Ela não substitui a fotocélula, o sensor que impede o fechamento sobre alguém.",
      "Para a câmera da garagem, escolha um ponto alto e abrigado, de onde apareçam o rosto de quem chega e a folha inteira. A fonte e o cabo devem ficar longe do receptor do motor, porque a interferência pode diminuir o alcance do controle remoto.",
      "Uma câmera de portão permite ver visitas, entregas e a garagem pelo celular. Para abrir de longe com segurança, ela precisa trabalhar com um módulo Wi-Fi ligado ao motor e com a fotocélula, porque a imagem informa, mas não faz a folha parar.",
    ],
    price: [
      "O preço da câmera no portão soma o aparelho, a gravação e a passagem do cabo, para cada ponto. A parte que toca o motor, como a energia e a ligação ao módulo de abertura, é orçada grátis com fotos da entrada e do motor.",
      "O preço da câmera do portão depende do tipo: a Wi-Fi sem gravador é a opção mais barata, e a cabeada com gravador, a mais cara, por causa do cabo e da mão de obra. A integração com o motor entra em orçamento próprio, feito por foto.",
      "A câmera de garagem custa conforme o número de pontos, o tipo de gravação e a distância do cabo. Com fotos da entrada, do lugar da câmera e da etiqueta do motor, passamos o valor da parte do portão.",
    ],
    installation: [
      "A câmera do portão é instalada em ponto alto e firme, fora do alcance da folha, com vista do rosto de quem chega e da passagem. O cabo e a fonte seguem separados dos fios do motor e da antena do receptor, para o controle não perder alcance.",
      "Para instalar câmera no portão, evite a luz da rua de frente para a lente, proteja a conexão da chuva e teste o controle no fim. Se o alcance cair, a fonte da câmera está interferindo no receptor e precisa mudar de lugar.",
      "Instalar a câmera da garagem pede um lugar abrigado, alimentação estável e imagem da folha inteira. Depois de ligar, confira se o controle funciona da mesma distância de antes, porque uma fonte ruim pode diminuir o alcance dele.",
    ],
    comparison: [
      "A câmera Wi-Fi dispensa cabo de rede, mas depende do sinal na garagem, enquanto a cabeada é mais estável. Para o portão, prefira a que grava no próprio local e abre a imagem depressa no celular, porque você olha na hora de acionar.",
      "Entre câmera e vídeo porteiro, a diferença é que a câmera vigia o tempo todo e o vídeo porteiro mostra a imagem quando alguém chama, com conversa e abertura. Os dois se completam, e nenhum deles faz o papel da fotocélula.",
    ],
    question: [
      "Sim, vale a pena ter câmera no portão para ver quem chega e se a passagem está livre antes de abrir pelo celular. Ela não substitui a fotocélula, porque a imagem apenas informa, e quem segura a folha diante de uma pessoa é o sensor.",
      "Sim, qualquer portão pode ter câmera, desde que haja Wi-Fi estável ou cabo e um ponto abrigado da chuva. Deixe a fonte longe do receptor do motor, porque ela pode interferir e fazer o controle funcionar só de perto.",
      "A câmera funciona com o portão automático sem mudança no motor, porque só mostra a imagem. Para abrir pela mesma tela, é preciso um módulo Wi-Fi ligado à placa ou um vídeo porteiro com saída para o comando do portão.",
    ],
    buying: [
      "A câmera do portão deve ser de uso externo, ter boa imagem à noite e contra a luz e gravar no próprio local. O Wi-Fi serve onde o sinal chega forte; nos outros casos, use cabo. A ligação com o motor e o alcance do controle são a nossa parte.",
      "Para comprar câmera de garagem, procure um ângulo que mostre o rosto e a folha, vedação contra chuva e visão noturna. Quem quer abrir o portão vendo a imagem precisa também de um módulo ligado à placa do motor ou de um vídeo porteiro.",
    ],
    repair: [
      "Se o controle do portão piorou depois da câmera, a fonte dela pode estar interferindo no receptor. Tire a câmera da tomada e teste do mesmo lugar. Se o alcance voltar, a solução é afastar a fonte ou trocá-la por outra de melhor qualidade.",
      "A câmera da garagem sem imagem costuma ter fonte queimada, cabo oxidado ou Wi-Fi fraco. Confira se a luz do aparelho acende e se o sinal chega até ele. A parte do motor, do módulo de abertura e do alcance do controle é com a nossa equipe.",
    ],
  },
  line: [
    "A câmera na entrada mostra a passagem antes de você abrir de longe.",
    "A câmera informa, mas quem protege contra o fechamento é a fotocélula.",
    "Uma fonte de câmera perto do receptor pode reduzir o alcance do controle.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a câmera acrescenta ao portão",
        "Para que serve a câmera na garagem",
        "Câmera e portão automático juntos",
      ],
      slots: [
        [
          "Com a imagem da entrada no celular, você confere quem está na calçada e se o caminho está livre antes de acionar o portão.",
          "A câmera responde a duas perguntas antes da abertura: quem chegou e se há alguém ou algo na passagem.",
          "Ver a calçada pelo celular evita abrir a garagem com um estranho por perto ou com uma criança no caminho da folha.",
        ],
        [
          "Junto com a abertura pelo celular, a câmera permite liberar uma entrega de longe e confirmar que a folha fechou depois.",
          "Quem abre o portão a distância acompanha pela imagem a entrada do entregador e o fechamento da folha até o fim.",
          "Depois de sair com o carro, basta olhar a tela para saber se o portão fechou. A mesma imagem ajuda a receber uma encomenda sem estar em casa.",
        ],
        [
          "A proteção contra esmagamento continua com a fotocélula, que age no instante e não depende de alguém estar olhando.",
          "A imagem chega com atraso pela internet, e por isso a câmera não serve de sensor. Quem protege é a fotocélula, com a força do motor bem regulada.",
          "Ver o vão pela câmera não faz o portão parar. Essa função é da fotocélula e da regulagem de força do motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual câmera usar no portão", "Wi-Fi ou cabeada na entrada", "Como escolher a câmera da garagem"],
      slots: [
        [
          "Do lado de fora, escolha um modelo feito para área externa, com vedação contra água e poeira. O de ambiente interno dura pouco ao sol e à chuva.",
          "A câmera de uso interno estraga depressa na fachada, porque não tem vedação. Para o portão, compre a de área externa, que suporta chuva, poeira e sol.",
          "Para a fachada, o corpo da câmera precisa ser vedado contra água e poeira. Um aparelho de sala, exposto ao tempo, costuma durar poucos meses.",
        ],
        [
          "O cabo de rede dá imagem mais estável, e o Wi-Fi só funciona bem com sinal firme na garagem. Teste o celular nesse ponto antes de decidir.",
          "Se o Wi-Fi do celular falha perto do portão, a câmera também vai falhar, e a cabeada é a escolha certa. Com sinal forte, o modelo sem fio poupa a obra.",
          "Um sinal fraco trava a imagem justamente na hora de abrir, o que o cabo de rede evita. O Wi-Fi serve onde o roteador alcança a garagem com folga.",
        ],
        [
          "Visão noturna e um ângulo que mostre o rosto e a placa do carro ajudam mais que o zoom. A gravação em cartão ou gravador mantém o registro quando a internet cai.",
          "Em vão grande, use uma câmera para o rosto na entrada e outra para a folha, as duas com visão noturna. Gravar no próprio local evita perder imagens sem internet.",
          "Antes de olhar o zoom, verifique a imagem à noite, o ângulo e a gravação. Um cartão de memória ou gravador guarda as cenas mesmo se a conexão cair.",
        ],
      ],
      bullets: [
        "Uso externo, com vedação contra chuva",
        "Boa imagem à noite e contra a luz",
        "Ângulo que mostre o rosto e a folha",
        "Gravação local, além da nuvem",
        "Sinal ou cabo estável até o ponto",
        "Fonte afastada do receptor do portão",
      ],
    },
    {
      about: "check",
      headings: [
        "Câmera nova e controle fraco",
        "A câmera está atrapalhando o controle?",
        "Teste de interferência da câmera",
      ],
      slots: [
        [
          "A fonte de uma câmera pode emitir ruído na faixa de rádio do controle do portão, sobretudo quando é de baixa qualidade. Quando há interferência, o controle passa a funcionar só de perto.",
          "Se o alcance do controle caiu depois que a câmera entrou, a fonte dela é a principal suspeita. Ela gera um ruído elétrico que atrapalha o receptor do motor.",
          "Uma câmera instalada ao lado do receptor às vezes reduz o alcance do controle. Quem causa a interferência é, na maioria dos casos, a fonte de alimentação.",
        ],
        [
          "O teste não exige abrir nada: tire a câmera da tomada e compare de que distância o controle funciona.",
          "Para ter certeza, bastam o controle, alguns passos na calçada e o plugue da câmera, primeiro ligado e depois fora da tomada.",
          "Compare o alcance com a câmera ligada e desligada, sempre do mesmo ponto, com o portão à vista e a área livre.",
        ],
        [
          "Confirmada a interferência, muda-se a fonte de lugar ou coloca-se outra de melhor qualidade, sem trocar a câmera.",
          "Afastar a fonte e os cabos do motor costuma resolver. Se não bastar, uma fonte melhor elimina o ruído.",
          "A solução começa por separar os cabos da câmera dos fios do portão e levar a fonte para longe do receptor. A troca da fonte é o passo seguinte.",
        ],
      ],
      steps: [
        "Marque na calçada a distância em que o controle funciona hoje.",
        "Desligue a câmera da tomada.",
        "Teste de novo do mesmo ponto e de mais longe.",
        "Se o alcance voltar, religue a câmera e confirme a queda.",
        "Peça a mudança da fonte ou do cabo.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que cabe ao técnico do portão",
        "Integração da câmera com o motor",
        "Câmera na entrada: o trabalho no portão",
      ],
      slots: [
        [
          "O técnico do portão deixa os cabos e as fontes da câmera longe da placa e do receptor, para não haver ruído na imagem nem perda de alcance no controle.",
          "No motor, o trabalho é separar os cabos da câmera dos fios de força e afastar as fontes do receptor, porque a proximidade atrapalha a imagem e o controle.",
          "A parte que toca o motor é do técnico: ponto de energia, caminho dos cabos e distância entre as fontes e o receptor, que evita interferência no controle.",
        ],
        [
          "Para abrir pelo celular, um módulo é ligado ao motor na mesma entrada do botão de parede, e os controles continuam funcionando como antes.",
          "A abertura pelo aplicativo usa um módulo conectado à entrada de botoeira da placa. Nenhum controle precisa ser regravado por causa dele.",
          "Câmera que também abre o portão precisa de uma saída de contato, ligada pelo técnico à entrada da botoeira. Os controles da casa não são alterados.",
        ],
        [
          "No fim, o técnico testa o alcance do controle com a câmera ligada, abre pelo aplicativo e confirma que a fotocélula interrompe o fechamento.",
          "Antes de encerrar, confere-se se o controle funciona da rua como antes, se o aplicativo abre e se o portão volta quando algo passa pela fotocélula.",
          "O teste final inclui abrir pelo celular vendo a imagem, interromper a fotocélula durante o fechamento e medir o alcance do controle.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Privacidade e limites da câmera", "O que filmar e o que evitar", "Imagem, vizinhos e moradores"],
      slots: [
        [
          "Aponte a lente para a sua entrada e evite enquadrar janelas e quintais dos vizinhos.",
          "A câmera deve mostrar o seu portão e a calçada em frente, e não o interior da casa ao lado.",
          "Ajuste o ângulo para filmar só a sua entrada, sem alcançar o quintal ou a janela de quem mora perto.",
        ],
        [
          "Em prédio, avise com uma placa que o ambiente é filmado. A administração define quem pode ver as gravações.",
          "O condomínio precisa informar que há câmera e guardar as imagens com acesso restrito a quem a administração indicar.",
          "Uma placa de ambiente filmado e a lista de quem acessa as gravações evitam conflito entre moradores do prédio.",
        ],
        [
          "Troque a senha de fábrica no primeiro dia e mantenha o aplicativo atualizado, para que estranhos não vejam a sua garagem.",
          "Uma câmera com a senha padrão pode ser vista por qualquer pessoa que a conheça. Crie outra senha e ative a verificação em duas etapas.",
          "Com senha própria, verificação em duas etapas e aplicativo atualizado, outras pessoas não conseguem ver a sua garagem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A câmera substitui a fotocélula?",
      answers: [
        "Não. A câmera mostra a imagem, mas não para a folha. Quem impede o fechamento sobre alguém é a fotocélula, junto com a regulagem de força.",
        "Não substitui, porque quem olha a tela reage tarde. O sensor age na hora e não depende da internet.",
      ],
    },
    {
      question: "Por que meu controle piorou depois da câmera?",
      answers: [
        "A causa provável é o ruído da fonte da câmera na faixa do controle. Desligue-a e teste do mesmo ponto; se melhorar, a fonte precisa mudar de lugar.",
        "Pode ser interferência. Afaste a fonte e os cabos da câmera do receptor do portão e repita o teste do mesmo lugar.",
      ],
    },
    {
      question: "A câmera pode abrir o portão ao ler a placa do carro?",
      answers: [
        "Pode, em sistemas de leitura de placas ligados ao comando do motor. São usados em prédio e empresa, com o cadastro dos veículos.",
        "Sim, com equipamento próprio de leitura de placas. Em casa é incomum; em estacionamento e condomínio, ele pode substituir a tag.",
      ],
    },
    {
      question: "Onde colocar a câmera da garagem?",
      answers: [
        "Coloque-a no alto, fora do caminho da folha, sem sol direto na lente e com vista do rosto de quem chega. Uma segunda, do lado de dentro, mostra se o portão fechou.",
        "O melhor lugar é um ponto firme, fora do alcance da mão e voltado para a entrada, sem luz de frente. Nunca prenda a câmera na folha, que vibra e torce os cabos.",
      ],
    },
    {
      question: "A câmera grava sem internet?",
      answers: [
        "Grava, se tiver cartão de memória ou gravador local. Sem internet, você só não consegue ver a imagem de longe naquele momento.",
        "Depende do modelo: as que gravam em cartão ou gravador continuam registrando, e as que dependem só da nuvem param.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua, do lugar da câmera e da etiqueta do motor",
  related: ["modulo-wifi", "interfone", "controle-de-acesso", "invasao", "fotocelula"],
};
