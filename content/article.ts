import { trade } from "./trade.ts";

const { maintenance, motor, rackClearanceMm } = trade;

const workHours = `{time.tilting}`;
const slidingHours = `{time.sliding}`;
const clearance = `${rackClearanceMm.min} a ${rackClearanceMm.max} mm`;

const tools = [
  "Furadeira de impacto com brocas para concreto e para metal",
  "Parafusos, buchas e chumbadores adequados à parede ou à base",
  "Jogo de chaves de boca, combinadas e Allen",
  "Chaves de fenda e Phillips isoladas",
  "Nível de bolha e prumo",
  "Trena, esquadro e lápis ou riscador",
  "Multímetro ou testador de tensão",
  "Alicate universal, de corte e desencapador",
  "Calços de chapa fina para acertar a folga da cremalheira",
  "Óculos de proteção, luvas e calçado fechado",
];

export const article: {
  slug: "como-instalar-motor-portao-eletronico";
  title: "Como Instalar Motor para Portão Eletrônico: Guia Completo Passo a Passo";
  datePublished: "2025-01-15";
  readingMinutes: 8;
  description: string;
  intro: string[];
  tools: string[];
  toolsNote: string;
  steps: { name: string; paragraphs: string[]; tip?: string }[];
  cautions: { title: string; text: string }[];
  conclusion: string[];
  howTo: {
    totalTime: "PT2H";
    tools: string[];
    /** Power off, then the five steps of the article. */
    steps: { name: string; text: string }[];
  };
} = {
  slug: "como-instalar-motor-portao-eletronico",
  title: "Como Instalar Motor para Portão Eletrônico: Guia Completo Passo a Passo",
  datePublished: "2025-01-15",
  readingMinutes: 8,
  description:
    "Passo a passo para instalar motor de portão eletrônico: ferramentas, suporte, cremalheira, fim de curso, ligação elétrica, regulagem e cuidados.",
  intro: [
    `Instalar um motor de portão é um trabalho de paciência mais do que de força. Com a folha em ordem e o ponto de energia pronto, conte com ${workHours} de serviço. Num deslizante que ainda precisa de ajuste na base e de várias barras de cremalheira, o tempo sobe para ${slidingHours}. A pressa costuma custar caro: suporte fora de nível e folga mal medida aparecem semanas depois, como ruído, tranco e engrenagem gasta.`,
    "O passo a passo abaixo segue a montagem com cremalheira, típica do portão deslizante. No basculante, o lugar da cremalheira é ocupado pelo fuso com o braço, e avisamos em cada etapa o que muda. Em qualquer caso, o manual que vem na caixa do motor tem a palavra final sobre medidas, bornes e ajustes.",
    "Antes de começar, veja o portão sem motor. O deslizante deve andar leve na mão por todo o percurso, sem ponto duro. No basculante, cabos inteiros e contrapeso equilibrado são conferidos por serralheiro ou técnico, com a folha escorada. Portão pesado, torto ou que sobe e desce sozinho fica fechado até o conserto. Não mexa em cabo de aço nem em contrapeso: uma folha de basculante solta cai com todo o peso.",
    "A primeira providência é sempre a mesma: desligue o disjuntor do circuito no quadro, avise quem está em casa e confirme com o multímetro que não há tensão nos fios. Só religue na etapa de testes.",
  ],
  tools,
  toolsNote:
    "Separe tudo antes e leia o manual do motor com calma. Confira se o kit veio completo: acionador, central, capacitor quando houver, barras de cremalheira ou braço, ímãs, controles e chave de destravamento. Se a fixação exigir solda na coluna ou na folha, deixe essa parte com um serralheiro e mantenha a central desconectada enquanto ele trabalha, porque a corrente da solda danifica a placa.",
  steps: [
    {
      name: "Escolha e marque o local do motor",
      paragraphs: [
        "O motor fica do lado de dentro do imóvel, num ponto seco, firme e com acesso para manutenção. No deslizante, ele vai junto ao vão, do lado para onde a folha corre, de modo que a engrenagem alcance a cremalheira com o portão todo aberto e todo fechado. A base deve ficar acima do piso, para que a água da chuva e da lavagem não chegue à central.",
        "No basculante, o acionador vai preso à coluna lateral, na vertical, com o braço ligado à folha no ponto indicado pelo fabricante. Verifique a altura livre e se nada cruza o caminho do braço.",
        "Com a folha fechada, risque a posição do suporte. Abra por completo e confira de novo: nada pode encostar no motor. Veja também por onde passa o eletroduto e se a chave de destravamento vai ficar ao alcance da mão. Por fim, confirme que existem batentes mecânicos firmes nos dois extremos. Sem eles, um deslizante pode sair do trilho.",
      ],
      tip: "Fotografe as marcações com a folha aberta e com a folha fechada. Se surgir dúvida depois do furo feito, a foto mostra onde estava a referência.",
    },
    {
      name: "Fixe o suporte com parafusos e buchas",
      paragraphs: [
        "A fixação precisa aguentar a partida e a parada do portão milhares de vezes. Em concreto maciço, use chumbador ou parafuso com bucha no diâmetro que o manual pede. Bloco vazado e tijolo furado não seguram bucha comum: reforce com base de concreto, ancoragem química própria ou chapa de fixação passante. Concreto novo tem de estar curado antes do furo.",
        "Fure na medida certa, limpe o pó de dentro do furo e introduza a bucha até o fim. Encoste os parafusos sem apertar, confira o nível e o prumo, e só então aperte aos poucos, alternando os lados. Deixe o motor no meio dos rasgos de regulagem do suporte, para sobrar ajuste nos dois sentidos na próxima etapa.",
        "No basculante, o prumo do conjunto é o ponto crítico. Fuso inclinado em relação à folha trabalha forçado, gasta a porca e faz barulho desde o primeiro dia. Arruelas lisas e de pressão em todos os parafusos ajudam a segurar o aperto contra a vibração.",
      ],
    },
    {
      name: "Monte a cremalheira com a folga certa",
      paragraphs: [
        "Destrave o motor com a chave, para a engrenagem girar solta, e feche o portão. Apoie a primeira barra sobre a engrenagem, nivele e prenda à folha. Abra o portão aos poucos, com a mão, e vá fixando cada trecho sempre perto do motor.",
        `Entre o dente da cremalheira e o da engrenagem deve sobrar uma folga de ${clearance} em todo o percurso. Sem folga, o peso do portão se apoia no eixo do redutor e o destrói. Com folga demais, os dentes pulam e se desgastam. Para acertar, use um calço de chapa nessa espessura ou monte encostado e depois suba a cremalheira pelos furos oblongos, ou baixe o motor, se o suporte permitir.`,
        "Na emenda de duas barras, o passo dos dentes não pode mudar. O truque de oficina é encaixar um pedaço de cremalheira de cabeça para baixo, unindo as duas pontas enquanto você aperta os parafusos. No final, corra a folha de ponta a ponta com a mão: se endurecer em algum trecho, corrija ali. No basculante, faça a mesma conferência com o fuso e o braço.",
      ],
      tip: "Marque com lápis os pontos em que a folga mudou. Em geral eles denunciam trilho afundado ou roldana gasta, e não erro na cremalheira.",
    },
    {
      name: "Instale os sensores magnéticos de fim de curso",
      paragraphs: [
        "O fim de curso diz à central onde parar. No deslizante, dois ímãs são presos à cremalheira ou à folha, e passam diante do sensor que fica no corpo do motor. No basculante, o ímã costuma correr junto com a porca do fuso, e os sensores ficam na calha, um em cima e outro embaixo.",
        "Com o motor destravado, leve a folha até pouco antes do batente de fechamento e posicione o primeiro ímã de frente para o sensor, na distância do manual. Repita na abertura. Deixe uma sobra antes do batente, porque a folha ainda anda um pouco depois do corte. Essa sobra será refinada na regulagem.",
        "Atenção à identificação: em muitos modelos, o ímã ou o sensor de abrir e o de fechar não podem ser trocados entre si. E lembre que o sensor não substitui o batente: um é a parada normal, o outro é a segurança quando o sensor falha.",
      ],
    },
    {
      name: "Faça a ligação elétrica, regule e teste",
      paragraphs: [
        `A alimentação é normalmente em ${motor.volts} V; confira na etiqueta do motor e meça na rede antes de ligar. O circuito deve ser exclusivo, com disjuntor adequado, proteção contra choque (DR), fios na bitola do manual dentro de eletroduto e aterramento ligado à carcaça. Onde os ${motor.volts} V vêm de duas fases, o disjuntor tem de ser bipolar, para cortar as duas. Se você não tem prática com eletricidade, entregue esta etapa a um profissional qualificado.`,
        "Ainda com a energia desligada, conecte motor, capacitor, fim de curso, fotocélula e botoeira nos bornes indicados. Antes de religar, no deslizante, leve a folha para o meio do percurso e trave o motor: se o sentido estiver invertido, há tempo de parar. No basculante, a primeira partida é feita pelo técnico. Religue, dê um comando e observe: se abriu quando devia fechar, desligue e inverta a ligação como manda o manual.",
        "Agora regule. Comece com a força baixa e suba só até a folha completar o percurso. Ajuste o freio para parar sem escorregar e sem tranco, e as rampas de abertura e de fechamento para que a folha desacelere antes do fim. Cadastre os controles.",
        "Feche com o teste completo: vários ciclos seguidos, obstáculo firme no caminho (uma caixa de papelão, nunca o corpo), interrupção da fotocélula durante o fechamento e destravamento manual. Só ative o fechamento automático se a fotocélula responder todas as vezes.",
      ],
      tip: "O capacitor pode guardar carga depois de desligado o disjuntor. Não toque nos terminais dele.",
    },
  ],
  cautions: [
    {
      title: "Nada de cadeado com o motor ligado",
      text: "Se alguém aciona o controle com o portão trancado, o motor força contra a trava até queimar ou arrancar o suporte. Retire cadeados e ferrolhos. Para reforçar o fechamento, use trava elétrica ligada à central.",
    },
    {
      title: "Chave de destravamento à mão",
      text: "Na falta de energia, é ela que solta o motor e deixa abrir o portão manualmente. Guarde num lugar combinado, que todos os adultos da casa conheçam e que não se veja da rua, e treine uma vez com cada um.",
    },
    {
      title: `Cremalheira lubrificada a cada ${maintenance.rackLubricationMonths} meses`,
      text: "Limpe a poeira e aplique uma camada fina de graxa nos dentes, com o disjuntor desligado. Excesso junta areia e gasta mais do que protege. O trilho do piso fica limpo e seco, sem graxa.",
    },
    {
      title: "Aperto dos parafusos",
      text: "A vibração afrouxa a fixação, sobretudo nas primeiras semanas. Confira suporte, cremalheira, braço e ímãs. Parafuso que solta sempre no mesmo ponto indica desalinhamento ou bucha errada, e apertar mais não resolve.",
    },
  ],
  conclusion: [
    "Um motor bem instalado quase não se nota: parte macio, anda sem ruído e para no lugar. Se depois dos ajustes o portão continua dando tranco, esquentando o motor ou parando no meio, volte ao teste da mão antes de aumentar a força. Na maioria das vezes, a resposta está na folha, na roldana ou no trilho.",
    `Com manutenção em dia, o conjunto costuma durar de ${motor.lifeYears.min} a ${motor.lifeYears.max} anos. Guarde o manual, anote a data da instalação e dos reapertos. E saiba onde parar: folha pesada, contrapeso, solda e quadro elétrico pedem profissional. Chamar alguém para essas etapas é parte de um serviço bem-feito.`,
  ],
  howTo: {
    totalTime: "PT2H",
    tools,
    steps: [
      {
        name: "Desligue a energia",
        text: "Desligue o disjuntor do circuito do portão no quadro, avise as pessoas da casa e confirme com um multímetro que não há tensão nos fios.",
      },
      {
        name: "Escolha e marque o local do motor",
        text: "Com a folha fechada e depois aberta, marque a posição do suporte do lado de dentro, em local seco, firme e sem nada no caminho do portão. Confirme que há batentes mecânicos nos dois extremos.",
      },
      {
        name: "Fixe o suporte com parafusos e buchas",
        text: "Fure, limpe os furos e fixe o suporte com parafusos e buchas ou chumbadores próprios para o material. Confira nível e prumo antes do aperto final.",
      },
      {
        name: "Monte a cremalheira com a folga certa",
        text: `Com o motor destravado, fixe as barras na folha mantendo folga de ${clearance} entre a cremalheira e a engrenagem em todo o percurso.`,
      },
      {
        name: "Instale os sensores magnéticos de fim de curso",
        text: "Posicione os ímãs de abertura e de fechamento de modo que o motor pare um pouco antes dos batentes mecânicos.",
      },
      {
        name: "Faça a ligação elétrica, regule e teste",
        text: `Com a energia ainda desligada, ligue os fios conforme o manual, normalmente para ${motor.volts} V, com aterramento. Religue com a folha do deslizante no meio do percurso e o motor travado, ajuste força, freio e rampas de abertura e fechamento e teste ciclos completos, fotocélula e destravamento.`,
      },
    ],
  },
};
