import type { Concept } from "#domain/knowledge/concept.ts";

export const regulagem: Concept = {
  id: "regulagem",
  kind: "service",
  label: "Regulagem",
  phrase: "a regulagem do portão",
  words: [
    "regulagem",
    "regular",
    "regular portão",
    "regular motor",
    "regular força",
    "regular velocidade",
    "regular abertura",
    "ajuste",
    "ajustar",
    "ajustar portão",
    "calibrar",
    "calibragem",
    "desregulado",
    "portão desregulou",
    "alinhamento de portão",
    "alinhar portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "Regular o portão é acertar onde a folha para, a força do motor, a desaceleração e a reversão, com a folha já leve e alinhada. Resolve batida, fresta, parada e volta; em casa, a visita parte de {price.preventive}, sem peças.",
      "Um portão desregulado bate, para antes, volta ou esquenta o motor. A regulagem corrige curso e força com a folha equilibrada, testa a reversão com uma caixa e, em geral, não pede peça nova.",
      "A regulagem do portão segue uma ordem: aliviar a folha, marcar os pontos de parada, baixar a força ao mínimo e testar a reversão. Varrer o trilho e limpar a fotocélula você pode; o resto é do técnico.",
    ],
    price: [
      "A regulagem entra na visita preventiva, que em casa parte de {price.preventive}, sem peças. Portões grandes ou com muito a acertar costumam ficar na faixa de {price.preventiveRange}. O vídeo de um ciclo adianta o orçamento.",
      "O preço da regulagem depende do tamanho do portão e do que mais precisa de acerto. Como referência, a manutenção preventiva residencial começa em {price.preventive}; peças, se houver, são orçadas antes da troca.",
    ],
    "how-to": [
      "Curso, força e pausa se regulam na central ou na embreagem, com teste de reversão, e o ajuste é do técnico, porque há tensão sob a tampa. Você pode limpar trilho e fotocélula, lubrificar pinos e filmar o defeito.",
      "Antes de pedir regulagem, varra o trilho com o disjuntor desligado, limpe as lentes da fotocélula e filme um ciclo. Força, curso e embreagem ficam com o técnico, que testa a reversão depois.",
    ],
    question: [
      "A regulagem de portão é o ajuste de curso, força, velocidade e reversão para a folha andar sem bater, parar nem forçar. É necessária depois de conserto, troca de peça, mudança de peso ou quando surge pancada no fim.",
      "O portão precisa de regulagem quando bate no fim, para antes, volta a abrir ou esquenta o motor. Também depois de solda, revestimento novo ou troca de placa, porque o esforço e o percurso mudam.",
    ],
  },
  line: [
    "Regular a força sem aliviar a folha esconde o defeito e gasta o redutor.",
    "Depois de qualquer serviço na folha, curso e força precisam de nova regulagem.",
    "Regulagem bem feita termina com a reversão testada diante de um objeto.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que se regula em um portão", "Curso, força, rampa e reversão", "Os ajustes da regulagem"],
      slots: [
        [
          "O fim de curso define onde a folha para e deve fazê-la encostar no batente sem bater.",
          "Curso é o primeiro ajuste: a folha precisa abrir e fechar por inteiro, sem empurrar o batente.",
          "O percurso é acertado pelo fim de curso ou gravado na central, conforme o modelo.",
        ],
        [
          "A força fica no menor valor que move a folha leve, para a reversão continuar sensível.",
          "Força e embreagem são ajustadas com a folha equilibrada, nunca para compensar peso.",
          "Regular a força é procurar o mínimo que funciona, e não o máximo que a central permite.",
        ],
        [
          "Rampa, velocidade e tempo de fechamento automático completam o ajuste, onde a central oferece.",
          "A desaceleração no fim evita a batida, e o fechamento automático só se usa com fotocélula.",
          "Em motores com inversor, a velocidade também se programa, dentro do que a folha suporta.",
        ],
      ],
      bullets: [
        "Ponto de parada na abertura e no fechamento",
        "Força e embreagem",
        "Rampa de desaceleração",
        "Sensibilidade da reversão",
        "Tempo do fechamento automático",
        "Folga entre engrenagem e cremalheira",
      ],
    },
    {
      about: "signs",
      headings: ["Sinais de portão desregulado", "Quando o portão pede ajuste", "O que a falta de regulagem causa"],
      slots: [
        [
          "Batida no fim, parada antes do batente e reabertura sem motivo são os sinais mais claros.",
          "Um portão que bate ou volta está com curso, força ou reversão fora do ponto.",
          "Se a folha não encosta mais ou encosta com pancada, o ponto de parada mudou.",
        ],
        [
          "Motor quente, ronco no final e barulho novo também acompanham a folha fora de ajuste.",
          "O motor esquenta quando continua empurrando o batente depois de chegar.",
          "A força alta demais gasta redutor e solda mesmo com o portão aparentemente bom.",
        ],
        [
          "Depois de solda, revestimento, cabo ou placa nova, o ajuste anterior deixa de servir.",
          "Mudança de peso, solda ou roldana nova na folha pede nova regulagem antes do uso.",
          "A vibração do uso desloca ímãs e afrouxa fixações, e o portão perde o ponto aos poucos.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer antes de regular",
        "Preparo seguro, sem abrir a central",
        "Antes da regulagem: o que limpar e filmar",
      ],
      slots: [
        [
          "Muito portão parece desregulado e está apenas sujo, então a limpeza vem primeiro.",
          "Trilho limpo e lente limpa evitam regular em cima de um obstáculo.",
          "O que o morador faz é preparo: limpar, lubrificar de leve e observar.",
        ],
        [
          "Embreagem, força e fim de curso ficam com o técnico, porque mudam a segurança do portão.",
          "Não mexa na central nem aperte a embreagem: a reversão pode deixar de funcionar.",
          "Aumentar força por conta própria tira a proteção de quem passa.",
        ],
      ],
      steps: [
        "Desligue o disjuntor e varra o trilho e o canto do batente.",
        "Limpe as lentes da fotocélula com pano seco.",
        "Lubrifique de leve pinos e dobradiças, sem tocar em cabo, mola ou contrapeso e sem engraxar o trilho.",
        "Religue e filme um ciclo completo, de lado, com som.",
        "Anote em que ponto ele bate, para ou volta e mande o vídeo.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico regula o portão", "A ordem certa dos ajustes", "Etapas da regulagem do portão"],
      slots: [
        [
          "A folha é equilibrada e alinhada antes, porque regular motor em portão pesado dura pouco.",
          "Primeiro o técnico sente a folha na mão e corrige atrito, roldana e prumo.",
          "Com a folha solta andando leve, o ajuste da central faz sentido e se mantém.",
        ],
        [
          "Depois vêm curso, força e rampa, testados a cada mudança, e a cremalheira na folga de {rack.clearance}.",
          "O percurso é gravado, a força desce ao mínimo e a rampa é encurtada ou alongada conforme a folha.",
          "Cada ajuste é seguido de um ciclo, para que o efeito apareça sozinho.",
        ],
        [
          "Por último, a reversão é provada com um objeto, e o portão {de} faz ciclos seguidos.",
          "O teste final usa uma caixa no caminho, para a folha recuar sem esmagar.",
          "Na entrega, você assiste a alguns ciclos e aprende o destravamento manual.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço da regulagem", "Quanto custa regular o portão", "Regulagem dentro da manutenção"],
      slots: [
        [
          "A regulagem costuma entrar na manutenção preventiva, que em casa parte de {price.preventive}, sem peças.",
          "Em residência, a visita que inclui a regulagem começa em {price.preventive}, fora peças.",
          "O ajuste faz parte da manutenção, cujo valor parte de {price.preventive} em casas.",
        ],
        [
          "Portão grande ou com muitos pontos a acertar fica, em geral, na faixa de {price.preventiveRange}.",
          "A faixa mais comum para portões maiores é de {price.preventiveRange}, sem as peças.",
          "Serralheria e peças são orçadas à parte, e o valor é dito antes.",
        ],
        [
          "Com o vídeo de um ciclo, o orçamento sai grátis e diz se há peça envolvida.",
          "Mande o vídeo e a foto da etiqueta do portão {em} e receba a estimativa sem custo.",
          "Fotos e vídeo pelo WhatsApp bastam para saber se é regulagem ou troca.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "De quanto em quanto tempo regular o portão?",
      answers: [
        "Regule em toda revisão: {visits.home} em casas e {visits.business} em empresas. E sempre depois de conserto, solda ou mudança de peso na folha.",
        "Em uso comum, regule {visits.home}; em prédio ou comércio, {visits.business}. Se o portão começar a bater ou voltar, antecipe.",
      ],
    },
    {
      question: "Regulagem deixa o portão mais forte?",
      answers: [
        "Deixa o movimento certo, não mais forte. A força alta esconde atrito e tira a proteção contra esmagamento. Se falta força, procure peso na folha, capacitor ou motor pequeno.",
        "O objetivo é o contrário: usar a menor força que mova bem a folha. Se isso não basta, o defeito está no peso ou no motor.",
      ],
    },
    {
      question: "Posso regular o fim de curso sozinho?",
      answers: [
        "Melhor não. Errado, ele faz o motor empurrar o batente até gastar o redutor, e em muitos motores fica junto de partes energizadas ou móveis.",
        "Não convém. Alguns milímetros mudam a batida e o esforço, e a posição fica perto de peça em movimento. Limpeza e vídeo você pode fazer.",
      ],
    },
    {
      question: "Regulagem resolve barulho?",
      answers: [
        "Resolve quando a causa é batida no fim ou cremalheira apertada. Barulho de roldana, rolamento ou fuso seco pede limpeza, lubrificação ou peça.",
        "Em parte. Curso e folga certos tiram pancada e canto de dente; peça gasta continua fazendo ruído até ser trocada.",
      ],
    },
    {
      question: "Por que o portão voltou a bater depois da regulagem?",
      answers: [
        "O portão voltou a bater porque a causa não foi tirada: folha desequilibrada, suporte frouxo ou ímã mal preso. Sem corrigir a mecânica, o ponto de parada muda outra vez.",
        "Algo se deslocou de novo, em geral por vibração ou peso errado. O técnico precisa achar o que solta o ajuste, e não só refazê-lo.",
      ],
    },
  ],
  photo: "um vídeo de lado de um ciclo completo e a foto da etiqueta do motor",
  related: ["fim-de-curso", "embreagem", "manutencao", "bate-forte", "volta", "esmagamento"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
