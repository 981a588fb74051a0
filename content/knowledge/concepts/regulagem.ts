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
      "A regulagem do portão acerta onde a folha para, a força do motor e a desaceleração, com a folha já leve e alinhada. Resolve pancada no fim, fresta, parada e volta; em residência, a visita custa a partir de {price.preventive}, sem peças.",
      "Um portão desregulado bate, para antes, volta ou esquenta o motor. Na regulagem, o técnico alivia a folha, acerta a parada e a força e testa a reversão com uma caixa; em residência, a visita começa em {price.preventive}, sem peças.",
      "A regulagem do portão segue uma ordem: aliviar a folha, acertar os pontos de parada, baixar a força ao mínimo e testar a reversão. Limpar o trilho e a fotocélula você pode; o resto é do técnico, a partir de {price.preventive} em residência, sem peças.",
    ],
    price: [
      "A regulagem do portão, em residência, custa a partir de {price.preventive}, sem peças, com limpeza e teste. Portões grandes ou com muito a acertar ficam em geral de {price.preventiveRange}; o vídeo de um ciclo adianta o orçamento.",
      "O preço da regulagem começa em {price.preventive} em residência, sem peças, e em geral fica de {price.preventiveRange}, conforme o tamanho da folha e o que houver a acertar. Peça, se houver, é orçada antes da troca.",
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
      about: "signs",
      headings: ["Sinais de portão desregulado", "Quando o portão pede ajuste", "O que a regulagem resolve"],
      slots: [
        [
          "Pancada ao fechar ou ao abrir quer dizer ponto de parada fora do lugar ou força alta demais.",
          "Portão que para antes de encostar e deixa fresta está com o fim de curso adiantado.",
          "Folha que encosta e volta a abrir tem a força baixa demais ou o ponto de parada além do batente.",
          "Portão que fecha bem num dia e bate no outro tem ímã, came ou parafuso frouxo, que se desloca com a vibração.",
        ],
        [
          "Motor que continua roncando com a folha já encostada esquenta e gasta a engrenagem.",
          "Portão que anda aos trancos ou raspa precisa de acerto na folha antes do ajuste no motor.",
          "Estalo de dente no portão de correr pede acerto da folga entre a engrenagem e a cremalheira.",
          "Basculante que desce depressa ou não para a meia altura está com o contrapeso fora do ponto.",
          "No portão de abrir, folhas que se atropelam pedem ajuste do tempo entre a primeira e a segunda.",
        ],
        [
          "Depois de solda, chapa ou madeira nova, cabo, roldana ou placa trocada, o ajuste antigo deixa de servir.",
          "Se a fotocélula está limpa e o portão ainda volta, a força e o percurso são os próximos a conferir.",
          "Falta de luz e troca de placa podem apagar o percurso gravado, que é refeito na visita.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que se regula em um portão", "Os ajustes da visita", "O que é acertado na regulagem"],
      slots: [
        [
          "O fim de curso define onde a folha para: ela deve encostar no batente sem bater.",
          "O percurso é acertado pelos ímãs ou cames do fim de curso, ou gravado na central, conforme o modelo.",
          "Primeiro se acerta onde o portão abre e fecha por inteiro, sem empurrar o batente.",
        ],
        [
          "A força fica no menor valor que move a folha, para o portão parar se encontrar uma pessoa ou um carro.",
          "Força e embreagem são ajustadas com a folha leve; não servem para empurrar portão pesado.",
          "Com a força no mínimo que move a folha, a reversão continua sensível.",
        ],
        [
          "A desaceleração no fim do curso tira a batida, nas centrais que têm esse ajuste.",
          "O tempo do fechamento automático é ajustado a pedido, e só com a fotocélula funcionando.",
          "Em motor com inversor, a velocidade também é programada, até onde a folha aguenta.",
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
      about: "causes",
      headings: ["Por que o portão desregula", "O que tira o portão do ponto", "Por que o ajuste se perde"],
      slots: [
        [
          "A vibração do uso afrouxa parafusos e desloca os ímãs ou cames do fim de curso.",
          "Parafuso do suporte frouxo muda a posição do motor, e com ela o ponto de parada.",
          "Roldana, dobradiça ou cabo gasto deixa a folha mais pesada, e a força antiga já não basta.",
          "Queda de energia e surto podem apagar o percurso gravado na central.",
        ],
        [
          "Chuva e sol mudam o atrito da folha de madeira, que incha e passa a raspar no batente.",
          "Batida leve de carro ou bicicleta entorta a folha o bastante para ela não encostar mais.",
          "Embreagem apertada ao máximo esconde a folha pesada por um tempo e gasta a engrenagem.",
          "Trilho sujo faz a central entender obstáculo e voltar, como se a força estivesse baixa.",
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
          "Sujeira no trilho e lente empoeirada dão os mesmos sintomas de portão desregulado; limpe primeiro.",
          "Trilho varrido e fotocélula limpa às vezes resolvem sem visita.",
          "O que o morador faz com segurança é limpar, lubrificar de leve e filmar.",
        ],
        [
          "Embreagem, força e fim de curso ficam com o técnico, porque mudam a segurança do portão.",
          "Não mexa na central nem aperte a embreagem: a folha pode deixar de parar diante de alguém.",
          "Aumentar a força por conta própria tira a proteção de quem passa.",
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
      headings: ["Como o técnico regula o portão", "A ordem dos ajustes", "Etapas da regulagem do portão"],
      slots: [
        [
          "Com o disjuntor desligado, o técnico move a folha na mão e corrige o que pesa ou raspa, porque ajuste em folha dura não se mantém.",
          "Primeiro são reapertados o suporte do motor e as fixações, e a folha é posta no prumo.",
          "A folha é aliviada antes: roldana, dobradiça ou contrapeso fora do ponto estraga qualquer ajuste do motor.",
        ],
        [
          "Depois vêm o ponto de parada, a força e a desaceleração, com um ciclo de teste a cada mudança.",
          "O percurso é gravado de novo e a força é baixada até o mínimo que leva a folha ao fim.",
          "No portão de correr, a cremalheira fica com folga de {rack.clearance} sobre a engrenagem.",
        ],
        [
          "Por último, uma caixa é posta no caminho: a folha tem de parar ou voltar sem esmagar.",
          "O portão repete vários ciclos, e o técnico confere se o motor não esquenta.",
          "Na entrega, você vê o portão fechar sem bater e aprende o destravamento manual.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quanto tempo leva a regulagem", "Regulagem no mesmo dia", "Uma visita basta?"],
      slots: [
        [
          "Regular ponto de parada e força costuma levar menos de {trade.smallRepair}, com os testes.",
          "Uma regulagem simples termina na própria visita, em cerca de uma hora.",
          "Se a folha também precisa de acerto, conte com mais tempo que uma regulagem só do motor.",
        ],
        [
          "Contrapeso a recalcular, dobradiça a soldar ou trilho torto podem pedir um segundo dia.",
          "Quando aparece peça gasta, como roldana ou engrenagem, o preço é dito antes e a troca pode ser feita na hora.",
          "Se o ajuste não se mantém depois de dois testes, o técnico procura a peça gasta e mostra a você.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Por que não aumentar a força", "Força demais é perigo", "Regulagem segura"],
      slots: [
        [
          "Força no máximo faz o portão fechar sobre uma criança, um animal ou um carro sem parar.",
          "Portão pesado com força alta continua empurrando quem estiver no caminho.",
          "No teste com uma caixa, a folha regulada para ou volta; com força demais, amassa a caixa.",
        ],
        [
          "Se o portão só anda com a força no máximo, falta acertar a folha, trocar o capacitor ou pôr um motor maior.",
          "Fotocélula não se desliga para o portão fechar: se ela falha, é limpa, alinhada ou trocada.",
          "Contrapeso, cabo e mola não são para o morador, mesmo com o portão desligado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o preço da regulagem",
        "O que entra no preço da regulagem",
        "O que forma o valor do ajuste",
      ],
      slots: [
        [
          "O valor depende do tamanho da folha e do que há a acertar: só a parada e a força, ou também o prumo, a roldana e o contrapeso.",
          "Acertar fim de curso e força é o serviço mais barato; contrapeso, solda e peça gasta somam ao preço.",
          "O preço inclui limpeza, reaperto, ajuste da parada e da força e teste; peça e solda são à parte.",
        ],
        [
          "Em residência, a visita com regulagem e limpeza custa a partir de {price.preventive}, sem peças.",
          "Portão grande ou com muito a acertar fica, em geral, de {price.preventiveRange}, sem peças.",
          "A faixa mais comum, em residência, vai de {price.preventiveRange}, sem as peças.",
        ],
        [
          "Se aparecer roldana, cabo ou engrenagem gasta, o preço da peça é dito antes da troca.",
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Um vídeo de um ciclo, com som, mostra se é só ajuste ou se há peça a trocar.",
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
        "Algo se deslocou de novo: parafuso do suporte frouxo, ímã mal preso ou folha pesada. A peça que solta precisa ser presa ou trocada, e não só o ajuste refeito.",
      ],
    },
  ],
  photo: "um vídeo de lado de um ciclo completo e a foto da etiqueta do motor",
  related: ["fim-de-curso", "embreagem", "manutencao", "bate-forte", "volta", "esmagamento"],
  topic: "manutencao-preventiva-de-portao-automatico",
};
