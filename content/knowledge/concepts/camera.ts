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
      "A câmera no portão mostra quem chega e se a passagem está livre antes de abrir ou fechar de longe. Ponha-a alta, sem contraluz, com vista do rosto e da folha; ela não substitui a fotocélula.",
      "Para a câmera da garagem, escolha um ponto alto e abrigado que pegue o rosto de quem chega e a folha inteira. Fonte e cabo ficam longe do receptor, porque podem reduzir o alcance do controle.",
      "A câmera de portão ajuda a ver visitas, entregas e a garagem pelo celular. Para abrir de longe, combine a imagem com módulo Wi-Fi e fotocélula.",
    ],
    price: [
      "O preço da câmera no portão soma aparelho, gravação e passagem do cabo, por ponto. Da parte do portão, como energia e ligação ao módulo de abertura, passamos o orçamento grátis, com fotos da entrada e do motor.",
      "Na câmera paga-se o equipamento e a instalação por ponto: a Wi-Fi sem gravador é a opção mais barata, e a cabeada com gravador, a mais cara. O que fazemos é a integração com o motor, orçada por foto.",
      "A câmera de garagem custa conforme o número de pontos, a gravação e a distância. Mande fotos da entrada, do lugar da câmera e da etiqueta do motor para o valor da parte do portão.",
    ],
    installation: [
      "A câmera vai em ponto alto e firme, fora do alcance da folha, com vista do rosto de quem chega e da passagem. Cabo e fonte seguem separados dos fios do motor e da antena do receptor.",
      "Para instalar câmera no portão, evita-se o contraluz da rua, protege-se a conexão da chuva e testa-se o controle depois. Se o alcance cair, a fonte da câmera está interferindo e deve mudar de lugar.",
      "Instale a câmera da garagem abrigada, com alimentação estável e imagem da folha inteira. Depois confira o alcance do controle do mesmo lugar de sempre, com a câmera ligada.",
    ],
    comparison: [
      "A câmera Wi-Fi dispensa cabo de rede, mas depende do sinal na garagem; a cabeada é mais estável. Para o portão, prefira a que grave no próprio local e mostre a imagem rápido no celular.",
      "Entre câmera e vídeo porteiro, a câmera vigia o tempo todo e o vídeo porteiro aparece quando alguém chama. Os dois se completam; nenhum deles faz o papel da fotocélula.",
    ],
    question: [
      "Vale a pena ter câmera no portão para ver quem chega e se a passagem está livre antes de abrir pelo celular. Ela não substitui a fotocélula: a imagem informa, e quem segura a folha é o sensor.",
      "Sim, dá para pôr câmera em qualquer portão, com Wi-Fi estável ou cabo e ponto abrigado da chuva. Deixe a fonte longe do receptor do motor, para o controle não perder alcance.",
      "Funciona com o portão automático sem mexer no motor: a câmera só mostra. Para abrir pela mesma tela, é preciso módulo Wi-Fi na placa ou vídeo porteiro com saída de contato.",
    ],
    buying: [
      "A câmera do portão deve ser de uso externo, com imagem boa à noite e contra a luz e gravação local; Wi-Fi só onde o sinal chega forte, senão cabo. A foto da entrada diz se a câmera entra no nosso serviço e por quanto; a ligação com o motor e o controle é conosco.",
      "Para a garagem, prefira câmera com ângulo que pegue rosto e folha, vedação contra chuva e visão noturna. Se quer abrir vendo, some um módulo na placa ou um vídeo porteiro.",
    ],
    repair: [
      "Se o controle piorou depois da câmera, a fonte dela está interferindo no receptor: desligue da tomada e teste de novo. Voltando o alcance, afasta-se a fonte ou troca-se por outra de melhor qualidade.",
      "A câmera da garagem sem imagem costuma ter fonte queimada, cabo oxidado ou Wi-Fi fraco. Confira a luz do aparelho e o sinal; a parte do motor, do módulo e do alcance do controle é conosco.",
    ],
  },
  line: [
    "Câmera na entrada mostra a passagem antes de você abrir de longe.",
    "A câmera informa, mas quem protege contra o fechamento é a fotocélula.",
    "Fonte de câmera perto do receptor pode reduzir o alcance do controle.",
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
          "Com imagem da entrada, você confere quem está na calçada antes de acionar o portão.",
          "A câmera responde duas perguntas: quem chegou e se o caminho está livre.",
          "Ver a calçada pelo celular evita abrir a garagem com alguém à espreita.",
        ],
        [
          "Ligada ao comando pelo celular, ela permite liberar uma entrega e acompanhar o fechamento.",
          "Quem abre a distância usa a imagem para ter certeza de que a folha fechou.",
          "Depois de sair com o carro, a imagem confirma que o portão não ficou aberto.",
        ],
        [
          "A proteção contra esmagamento continua com a fotocélula, que age sem depender de ninguém olhar.",
          "Imagem atrasa alguns instantes e depende da internet, por isso não serve como sensor.",
          "Ver o vão pela câmera não faz o portão parar: isso é tarefa da fotocélula e da regulagem de força.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual câmera usar no portão", "Wi-Fi ou cabeada na entrada", "Como escolher a câmera da garagem"],
      slots: [
        [
          "Do lado de fora, escolha modelo feito para área externa, com proteção contra água e poeira.",
          "A câmera de ambiente interno dura pouco ao sol e à chuva; use a de área externa.",
          "Para a fachada, o corpo precisa de vedação e de lente que suporte a contraluz.",
        ],
        [
          "O cabo de rede dá imagem mais estável, e o Wi-Fi só funciona bem com sinal firme na garagem.",
          "Se o Wi-Fi falha perto do motor, a câmera cabeada é a escolha mais segura.",
          "Sinal fraco trava a imagem justamente na hora de abrir, e o cabo evita isso.",
        ],
        [
          "Visão noturna e ângulo que mostre rosto e placa do carro fazem mais diferença que zoom.",
          "Prefira uma câmera para o rosto na entrada e outra para a folha, se o vão for grande.",
          "Gravação em cartão ou gravador mantém o registro mesmo quando a internet cai.",
        ],
      ],
      bullets: [
        "Uso externo, com vedação",
        "Boa imagem à noite e contra a luz",
        "Ângulo que mostre rosto e folha",
        "Gravação local, além da nuvem",
        "Sinal ou cabo estável até o ponto",
        "Fonte afastada do receptor",
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
          "Fontes e câmeras baratas podem emitir ruído na faixa do controle do portão.",
          "Se o alcance caiu depois que a câmera entrou, a fonte dela é a suspeita.",
          "Uma câmera instalada ao lado do receptor às vezes encurta o alcance do controle.",
        ],
        [
          "O teste é simples e não exige abrir nada: desliga-se a câmera e compara-se a distância.",
          "Bastam o controle, alguns passos na calçada e o plugue da câmera.",
          "Compare sempre do mesmo ponto, com o portão à vista e a área livre.",
        ],
        [
          "Confirmada a interferência, muda-se a fonte de lugar ou troca-se por outra melhor.",
          "Afastar a fonte do motor costuma resolver, sem precisar trocar a câmera.",
          "Separar os cabos da câmera dos fios do portão também reduz o ruído.",
        ],
      ],
      steps: [
        "Marque na calçada a distância em que o controle funciona hoje.",
        "Desligue a câmera da tomada.",
        "Teste de novo do mesmo ponto e de mais longe.",
        "Se o alcance voltar, religue e confirme a queda.",
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
          "No portão, o trabalho é deixar cabos e fontes longe da placa e do receptor.",
          "O técnico do portão cuida da parte que toca o motor: energia, caminho dos cabos e comando.",
          "Separar os cabos da câmera dos fios de força evita ruído na imagem e no controle.",
        ],
        [
          "Se a abertura for pelo celular, um módulo é ligado ao motor no lugar de um botão de parede.",
          "Câmera que também abre o portão precisa ter saída própria para isso, e a ligação ao motor é do técnico.",
          "O comando de abrir vai à entrada de botoeira, sem alterar os controles.",
        ],
        [
          "No fim se testa o alcance do controle com a câmera ligada e a fotocélula em ação.",
          "Antes de encerrar, confere-se se o controle funciona da rua como antes.",
          "O teste final inclui abrir pelo app, ver a imagem e interromper a fotocélula.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Privacidade e limites da câmera", "O que filmar e o que evitar", "Imagem, vizinhos e moradores"],
      slots: [
        [
          "Aponte a lente para a sua entrada e evite enquadrar janelas e quintais vizinhos.",
          "A câmera deve mostrar o seu portão, não a casa da frente.",
          "Ajuste o ângulo da lente para não invadir a intimidade do vizinho.",
        ],
        [
          "Em prédio, as imagens são de uso restrito, e a administração define quem pode vê-las.",
          "O condomínio deve avisar que há gravação e guardar as imagens com cuidado.",
          "Placa de ambiente filmado e acesso controlado às gravações são boa prática em prédio.",
        ],
        [
          "Troque a senha de fábrica da câmera e mantenha o aplicativo sempre atualizado.",
          "Uma câmera com senha padrão pode ser vista por estranhos, então troque no primeiro dia.",
          "Conta com senha própria e segundo fator evita que outros vejam a sua garagem.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A câmera substitui a fotocélula?",
      answers: [
        "Não. A câmera mostra a imagem, mas não para a folha. Quem impede o fechamento sobre alguém é a fotocélula, junto da regulagem de força.",
        "Não substitui. Mesmo vendo a passagem, você reage tarde; o sensor age na hora e sem depender da internet.",
      ],
    },
    {
      question: "Por que meu controle piorou depois da câmera?",
      answers: [
        "Pode ser ruído da fonte ou da própria câmera na faixa do controle. Desligue-a e teste do mesmo ponto; se melhorar, mude a fonte de lugar.",
        "A causa provável é interferência. Afaste a fonte e os cabos da câmera do receptor do portão e repita o teste.",
      ],
    },
    {
      question: "A câmera pode abrir o portão ao ler a placa do carro?",
      answers: [
        "Pode, em sistemas de leitura de placas ligados ao comando do motor. São usados em prédio e empresa, com cadastro e contato seco na central.",
        "Sim, com equipamento próprio de leitura de placas. Em casa é raro; em estacionamento e condomínio, pode substituir a tag.",
      ],
    },
    {
      question: "Onde colocar a câmera da garagem?",
      answers: [
        "Alta, fora do caminho da folha, sem sol direto na lente e com vista do rosto de quem chega. Dentro, um segundo ponto mostra se o portão fechou.",
        "Coloque em ponto firme acima da altura da mão, voltada para a entrada e sem contraluz. Nunca presa à folha, que vibra e torce os cabos.",
      ],
    },
    {
      question: "A câmera grava sem internet?",
      answers: [
        "Grava, se tiver cartão de memória ou gravador local. Sem internet você só não consegue ver de longe naquele momento.",
        "Depende do modelo. As que gravam em cartão ou gravador continuam registrando; as que dependem só da nuvem, não.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua, do lugar da câmera e da etiqueta do motor",
  related: ["modulo-wifi", "interfone", "controle-de-acesso", "invasao", "fotocelula"],
};
