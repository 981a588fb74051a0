import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Pair = "basculante correr" | "basculante pivotante" | "correr pivotante";

/** A gate on hinges is more often called by its two leaves. */
const names: Record<Pair, string[]> = {
  "basculante correr": ["basculante ou correr", "basculante correr qual"],
  "basculante pivotante": ["basculante ou pivotante", "basculante pivotante qual", "basculante ou duas folhas"],
  "correr pivotante": [
    "correr ou pivotante",
    "deslizante ou pivotante",
    "correr pivotante qual",
    "correr ou duas folhas",
  ],
};

const kinds = ["qual portão", "tipo portão", "qual tipo portão", "modelo portão"];

type Quality = {
  id: string;
  label: string;
  phrase: string;
  /** What a title says of the quality. */
  words: string[];
  /** What says it only of two kinds that are named. */
  paired?: string[];
  /** Other sets of words that ask for it among all kinds. */
  also?: string[];
  /** Of the kinds of gate in general; none where another entry tells it. */
  general: string[];
  pairs: Partial<Record<Pair, string[]>>;
  sections: KnowledgeSection[];
  questions: KnowledgeQuestion[];
};

/** Which kind of gate has more of one quality: of the two that a title names, or of all where it names none. */
function compareBy({
  id,
  label,
  phrase,
  words,
  paired = [],
  also = [],
  general,
  pairs,
  sections,
  questions,
}: Quality): NarrowConcept[] {
  const told = {
    broader: "modelos",
    intent: "comparison" as const,
    sections,
    keep: [],
    questions,
    photo: "fotos da fachada inteira, de frente e por dentro, com a largura, a altura e o espaço livre ao lado",
    isAskedByName: true,
  };
  const generalConcept: NarrowConcept = {
    ...told,
    id,
    label,
    phrase,
    asks: [...combine(kinds, words), ...also],
    answers: { any: general },
  };
  const pairConcepts = Object.entries(pairs).map(
    ([pair, answers]): NarrowConcept => ({
      ...told,
      id: `${id}-${pair.replaceAll(" ", "-")}`,
      label,
      phrase,
      asks: combine(names[pair as Pair], [...words, ...paired]),
      answers: { any: answers },
    }),
  );
  return general.length > 0 ? [generalConcept, ...pairConcepts] : pairConcepts;
}

type MotorPair = { id: string; broader: string; gates: string[]; names: string; told: string[]; worn: string[] };

const motorPairs: MotorPair[] = [
  {
    id: "motor-basculante-e-pivotante",
    broader: "pivotante",
    gates: ["basculante pivotante", "basculante abrir"],
    names: "motor basculante e pivotante",
    told: [
      "A diferença entre o motor basculante e o pivotante é o movimento: o basculante fica na coluna e leva a folha para cima, por fuso e braço, com contrapeso; o pivotante empurra cada folha de lado, com um braço ou pistão por folha. No preço, o kit basculante instalado parte de {price.lowest}; no pivotante, a troca em casa fica de {price.homeSwap} por motor.",
      "O motor basculante move uma folha só, para cima, e o contrapeso carrega o peso; o motor pivotante gira a folha nas dobradiças, e duas folhas pedem dois motores. Um não serve no lugar do outro, porque mudam a fixação e o curso: quem decide é o portão que você tem.",
    ],
    worn: [
      "O basculante depende de cabos e contrapeso; o pivotante, de dobradiças e coluna firmes.",
      "Contrapeso errado estraga o motor basculante; dobradiça caída estraga o pivotante.",
    ],
  },
  {
    id: "motor-basculante-e-deslizante",
    broader: "basculante",
    gates: ["basculante deslizante", "basculante correr"],
    names: "motor basculante e deslizante",
    told: [
      "A diferença entre o motor basculante e o deslizante é o movimento: o basculante fica na coluna e leva a folha para cima, por fuso e braço, com ajuda do contrapeso; o deslizante, de correr, fica no piso e puxa a folha de lado pela cremalheira. Um não serve no lugar do outro: quem decide é o portão.",
      "O motor basculante levanta a folha por fuso e braço, e o de correr, ou deslizante, a puxa pela cremalheira, com uma engrenagem. No preço, o kit basculante instalado vai de {price.lowest} a {price.highest}; no deslizante, a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    worn: [
      "O basculante depende de cabos e contrapeso; o de correr, de trilho nivelado e roldanas boas.",
      "Contrapeso errado estraga o motor basculante; trilho sujo e roldana gasta estragam o de correr.",
    ],
  },
  {
    id: "motor-deslizante-e-pivotante",
    broader: "deslizante",
    gates: ["deslizante pivotante", "correr pivotante", "correr abrir", "deslizante abrir"],
    names: "motor deslizante e pivotante",
    told: [
      "A diferença entre o motor deslizante e o pivotante é o movimento: o de correr fica no piso e puxa a folha de lado pela cremalheira; o pivotante, de abrir, prende-se à coluna e empurra cada folha nas dobradiças, com um braço ou pistão por folha. Um não serve no lugar do outro.",
      "O motor de correr, ou deslizante, é um só e move a folha pela cremalheira; o pivotante é um por folha, e duas folhas de abrir pedem dois. A troca em casa fica de {price.homeSwap} por motor, com mão de obra, e a primeira instalação sai por foto.",
    ],
    worn: [
      "O de correr depende de trilho nivelado e roldanas boas; o pivotante, de dobradiças e coluna firmes.",
      "Trilho sujo e roldana gasta estragam o motor de correr; dobradiça caída estraga o pivotante.",
    ],
  },
];

/** How the motors of two kinds of gate differ, which is not which of the gates to choose. */
function tellMotorsApart(): NarrowConcept[] {
  return motorPairs.map(({ id, broader, gates, names, told, worn }) => ({
    id,
    broader,
    label: `Diferença entre ${names}`,
    phrase: `a diferença entre ${names}`,
    asks: combine(gates, ["diferença motor"]),
    intent: "comparison",
    answers: { any: told },
    sections: [
      {
        about: "what",
        headings: ["O que cada motor pede da folha", "Como cada motor trabalha"],
        slots: [
          worn,
          [
            "Cada motor tem curso e fixação próprios: trocar um pelo outro não dá.",
            "O movimento da folha escolhe o motor, e o peso dela escolhe a força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Um motor ou dois"],
        slots: [
          [
            "Só o basculante de até {width.quarterHp} tem kit de tabela: {models.pricesOr}, instalado.",
            "O kit basculante instalado parte de {price.lowest}; os outros motores são orçados por foto.",
          ],
          [
            "No de correr somam-se cremalheira e base; no de abrir, um motor por folha e batente no piso.",
            "Duas folhas de abrir dobram os motores; o de correr leva um só, com a cremalheira por metro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor serve no lugar do outro?",
        answers: ["Não: mudam o movimento, a fixação e o curso. O motor se compra para o tipo de portão que você tem."],
      },
      {
        question: "Qual motor dura mais?",
        answers: ["O que trabalha com a folha em ordem, de {trade.life} com revisão {visits.home} em casa."],
      },
      {
        question: "Como sei qual é o meu?",
        answers: ["Pelo movimento: sobe, é basculante; corre de lado, é deslizante; gira como porta, é pivotante."],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, que mostre como a folha abre",
  }));
}

export const qualPortao: NarrowConcept[] = [
  ...compareBy({
    id: "portao-facil-de-automatizar",
    label: "Que portão é mais fácil de automatizar",
    phrase: "o portão mais fácil de automatizar",
    words: [
      "fácil automatizar",
      "mais fácil automatizar",
      "melhor automatizar",
      "fácil motorizar",
      "melhor colocar motor",
    ],
    also: [
      "portão mais fácil automatizar",
      "que portão menos trabalho automatizar",
      "portão simples colocar motor",
      "entre tipos portão qual mais simples instalar motor",
    ],
    general: [
      "Mais fácil de automatizar é o portão que já anda leve na mão: no basculante de até {width.quarterHp} há kit pronto, a partir de {price.lowest} instalado, e o de correr só pede base e cremalheira. O de abrir em duas folhas dá mais trabalho, porque leva um motor em cada uma.",
      "Os mais fáceis de automatizar são o basculante equilibrado e o de correr com trilho nivelado: um motor só, e a folha fica. O de abrir leva um motor por folha e batente no chão; enrolar e articulado pedem motor próprio.",
    ],
    pairs: {
      "basculante correr": [
        "Basculante e de correr são fáceis de automatizar, cada um com um motor só: no basculante de até {width.quarterHp} há kit pronto, a partir de {price.lowest} instalado; no de correr entram base e cremalheira, e o valor sai por foto. Decide a folha que já anda leve na mão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que facilita em qualquer tipo", "Antes de escolher pelo motor"],
        slots: [
          [
            "Folha firme e leve: de correr ou de abrir, deve andar com uma mão; o basculante é conferido pelo técnico.",
            "A folha que anda leve e alinhada recebe motor sem obra.",
          ],
          [
            "Ponto de energia perto da coluna e lugar firme para o suporte.",
            "Energia ao lado do portão e coluna firme poupam a maior parte do serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta de cada um", "Quanto muda o preço"],
        slots: [
          [
            "Basculante de até {width.quarterHp}: {models.pricesOr}, instalado.",
            "No basculante pequeno o preço é fechado: {models.pricesOr}, com instalação.",
          ],
          [
            "De correr e de abrir: por foto; a troca em casa fica de {price.homeSwap} por motor.",
            "Nos outros, conte de {price.homeSwap} por motor em casa, mais o que faltar na folha.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Dá para automatizar qualquer portão?",
        answers: ["Quase todo portão firme e leve. Folha torta, podre ou pesada se acerta antes."],
      },
      {
        question: "Quanto tempo leva?",
        answers: ["De {time.tilting} no basculante e de {time.sliding} no de correr."],
      },
      {
        question: "Precisa trocar o portão?",
        answers: ["Quase nunca: o motor vai na folha que já existe."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-que-nao-enferruja",
    label: "Que portão não enferruja",
    phrase: "o portão que não enferruja",
    words: [
      ...[
        "não enferruja",
        "enferruja menos",
        "melhor chuva",
        "chuva",
        "aguenta chuva",
        "maresia",
        "praia",
        "não precisa pintar",
      ],
    ],
    also: [
      "portão não enferruja",
      "portão maresia não oxida",
      "alumínio inox galvanizado ferrugem",
      "portão aguenta chuva sol enferrujar",
      "portão enferrujou qual comprar",
      "portão resistente ferrugem",
    ],
    general: [
      "O portão que não enferruja é o de alumínio; inox também resiste, e o galvanizado demora muito mais que o ferro comum. Em chuva e maresia, alumínio com ferragem de inox e parafusos protegidos é a escolha, e a folha leve ainda poupa o motor.",
      "Não enferruja a folha de alumínio; a de aço galvanizado aguenta anos na chuva, porque o zinco segura a ferrugem. Ferro comum serve, mas só com pintura em dia e furo para a água sair da base.",
    ],
    pairs: {},
    sections: [
      {
        about: "choose",
        headings: ["Material por material", "Quanto cada um aguenta"],
        slots: [
          [
            "Alumínio: não enferruja, é leve, mas amassa e pede reforço no ponto do motor.",
            "Alumínio pela chuva e pelo peso; peça travessa onde o motor se prende.",
          ],
          [
            "Galvanizado: o zinco protege até onde não foi cortado ou soldado.",
            "No galvanizado, retoque com fundo de zinco os pontos de solda.",
          ],
          [
            "Ferro: o mais forte e fácil de soldar, com pintura em dia.",
            "Ferro dura com tinta e dreno na base; sem isso, apodrece por baixo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O resto do portão na chuva", "Ferragem e motor também contam"],
        slots: [
          [
            "Roldana, dobradiça e cabo enferrujam antes da folha: peça inox ou galvanizado.",
            "De nada vale folha de alumínio com ferragem que enferruja.",
          ],
          [
            "Motor em base alta, com tampa fechada e cabo em eletroduto.",
            "Proteja o motor da enxurrada: base alta e tampa no lugar.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Alumínio aguenta motor?",
        answers: ["Aguenta, com reforço no ponto de fixação e força bem regulada."],
      },
      {
        question: "Dá para tratar o ferro que já enferrujou?",
        answers: ["Na superfície, com lixa, fundo e tinta; furado, corta-se e solda-se o trecho."],
      },
      {
        question: "O motor pode tomar chuva?",
        answers: ["Com a tampa fechada, aguenta chuva comum; água empoçada e jato, não."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-menos-manutencao",
    label: "Que portão dá menos manutenção",
    phrase: "o portão que dá menos manutenção",
    paired: ["problema", "trabalho manter", "manutenção"],
    words: [
      ...["menos manutenção", "mais manutenção", "manutenção barata", "manutenção fácil", "menos trabalho"],
      ...["menos problema", "mais problema", "menos defeito", "mais defeito", "quebra menos", "quebra mais"],
      ...["estraga menos", "estraga mais", "menos dor cabeça"],
    ],
    also: [
      "portão com menos manutenção",
      "portão menos problema",
      "portão quase não quebra tipo",
      "que portão menos revisão",
      "portão automático menos defeito anos",
      "tipo portão dor cabeça conserto",
    ],
    general: [
      "O portão que costuma dar menos manutenção é o de correr de uma folha: trilho limpo, roldanas boas e cremalheira ajustada resolvem quase tudo. O basculante pede mais revisão, por ter cabos e contrapeso sob carga; o de abrir gasta dobradiça e sofre com o vento.",
      "Quebra menos o portão com menos peças sob peso: em geral o de correr, que só rola no trilho. No basculante, cabos, contrapeso e guias trabalham a cada abertura; no de abrir em duas folhas, são dois motores e dois braços para revisar.",
    ],
    pairs: {
      "basculante correr": [
        "O portão de correr costuma dar menos manutenção que o basculante: pede trilho limpo, roldanas boas e cremalheira ajustada. No basculante, cabos, contrapeso e guias trabalham com o peso da folha e precisam de revisão do técnico, {visits.home} em casa.",
        "Menos manutenção, em geral, dá o de correr: não tem cabo nem contrapeso, e o cuidado de casa é manter o trilho limpo. O basculante depende de peças sob carga, que só o técnico regula; sem espaço ao lado do vão, ele continua a ser a escolha, com a revisão em dia.",
      ],
      "basculante pivotante": [
        "O portão de abrir costuma dar menos manutenção que o basculante: gira em dobradiças, sem cabos nem contrapeso. Em troca, sofre com vento, e em duas folhas são dois motores e dois braços para revisar.",
      ],
      "correr pivotante": [
        "A manutenção do portão de correr e a do de abrir são parecidas: o primeiro pede trilho, roldanas e cremalheira limpos; o segundo, dobradiças lubrificadas e braço firme. Com duas folhas de abrir são dois motores, e o de correr passa a dar menos trabalho.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que cada tipo pede por ano", "A manutenção de cada um"],
        slots: [
          [
            "De correr: varrer o trilho, conferir roldanas e o alinhamento da cremalheira.",
            "No de correr, trilho limpo, roldana sem folga e cremalheira a distância certa do pinhão.",
          ],
          [
            "Basculante: cabos, contrapeso, polias e guias, sempre com o técnico, porque seguram o peso da folha.",
            "No basculante, o técnico confere cabos, contrapeso e braço; em casa, só se limpa por fora e se observa.",
          ],
          [
            "De abrir: dobradiças lubrificadas, fixação do braço e batente no chão.",
            "No de abrir, dobradiça com graxa, parafusos do braço firmes e batente que não cede.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa manter", "A conta da revisão"],
        slots: [
          [
            "A revisão em casa parte de {price.preventive}, sem peças, em qualquer dos tipos.",
            "Seja qual for o tipo, a visita de revisão em casa começa em {price.preventive}, sem peças.",
          ],
          [
            "O que mais encarece é folha pesada ou torta, que gasta motor e peças antes da hora.",
            "Folha leve e alinhada vale mais que o tipo: é ela que poupa motor, roldana e cabo.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Com que frequência o portão precisa de revisão?",
        answers: ["Em casa, {visits.home}; em prédio ou comércio, {visits.business} ou mais, conforme o uso."],
      },
      {
        question: "Vale trocar o tipo de portão só pela manutenção?",
        answers: [
          "Raramente: mudar o tipo é serviço de serralheria e motor novo. Em geral compensa mais acertar a folha e manter a revisão em dia.",
        ],
      },
      {
        question: "O motor também muda a manutenção?",
        answers: ["Muda menos que a folha. Motor com folga sobre o peso e peça fácil de achar dá menos trabalho."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-seguro",
    label: "Que portão é mais seguro",
    phrase: "o portão mais seguro",
    paired: ["segurança"],
    words: [
      ...["mais seguro", "segurança", "mais segurança", "qual seguro", "menos seguro", "difícil arrombar"],
      ...["fácil arrombar", "arrombar", "contra roubo", "contra ladrão", "mais perigoso", "menos perigoso"],
      ...["criança", "crianças", "idoso", "cachorro"],
    ],
    also: [
      "portão mais seguro",
      "portão é mais seguro",
      "portão mais difícil arrombar",
      "todos tipos qual portão protege mais",
      "portão ser mais seguro outro",
    ],
    general: [
      "O portão mais seguro contra arrombamento é o que tem folha fechada, trava elétrica e motor que não gira ao ser empurrado; o tipo conta menos. Contra acidente, o de correr e o de abrir levam vantagem, porque não deixam folha suspensa por cabos.",
      "Mais difícil de arrombar é o portão de correr ou basculante com trava elétrica, chapa fechada e destravamento só por dentro. Sem trava, o basculante pode ser levantado, o de correr, puxado, e o de abrir, forçado no meio.",
    ],
    pairs: {
      "basculante correr": [
        "Contra arrombamento, basculante e de correr se equivalem quando têm trava elétrica: sem ela, o basculante pode ser levantado e o de correr, puxado ou erguido do trilho. Contra acidente, o de correr é mais seguro, porque a folha não fica suspensa por cabos.",
        "Com criança, idoso ou cachorro em casa, o de correr é mais seguro que o basculante, porque a folha não fica suspensa sobre ninguém; mesmo assim precisa de fotocélula e força regulada. O basculante serve com cabos revisados, fotocélula e ninguém embaixo da folha em movimento.",
        "O de correr é mais seguro contra acidente: se um cabo do basculante rompe, a folha pode cair. Contra ladrão, decide a trava, e não o tipo: trava elétrica, chapa fechada e fotocélula deixam os dois seguros.",
      ],
      "basculante pivotante": [
        "Contra arrombamento, basculante e de abrir dependem da trava: o basculante sem ela pode ser levantado, e o de abrir em duas folhas é forçado no meio. Contra acidente, o de abrir não tem folha suspensa, mas precisa de área livre para girar.",
      ],
      "correr pivotante": [
        "O de correr costuma ser mais seguro que o de abrir contra arrombamento, porque a folha corre dentro da guia e não abre no meio; os dois pedem trava. Contra acidente, o de abrir precisa de área livre para girar, e o de correr, de fotocélula no vão.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que dá segurança em qualquer tipo", "Segurança que não depende do tipo"],
        slots: [
          [
            "Trava elétrica segura a folha quando alguém força, e solta sozinha na abertura.",
            "A trava elétrica é o que impede levantar, puxar ou forçar a folha fechada.",
          ],
          [
            "Fotocélula e força regulada evitam que a folha aperte gente, bicho ou carro.",
            "Contra acidente, fotocélula no vão e recuo ao tocar em obstáculo.",
          ],
          [
            "Controle de código rolante não se copia com aparelho comum, ao contrário do código fixo.",
            "Troque controle de código fixo por rolante, e apague da central os que se perderam.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O ponto fraco de cada um", "Onde cada tipo é forçado"],
        slots: [
          [
            "Basculante: a barra de baixo, levantada com alavanca; cabos e contrapeso pedem revisão, porque a folha fica no alto.",
            "No basculante, o ponto fraco é a borda de baixo; o perigo de acidente está em cabo ou mola gastos.",
          ],
          [
            "De correr: a ponta que encosta na coluna e a guia de cima; um batente com encaixe e a guia firme resolvem.",
            "No de correr, batente com encaixe e guia superior impedem puxar a ponta ou erguer a folha.",
          ],
          [
            "De abrir: o meio das duas folhas e as dobradiças, que pedem trava no chão e pino que não saia.",
            "No de abrir, trave o encontro das folhas e use dobradiça que não se desmonte por fora.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "O motor sozinho já tranca o portão?",
        answers: [
          "Segura, mas não tranca como uma trava: com força, a engrenagem pode ceder. A trava elétrica é a que resiste.",
        ],
      },
      {
        question: "Portão fechado é melhor que vazado?",
        answers: [
          "Contra arrombamento ajuda, porque ninguém alcança o destravamento por dentro; o vento, porém, pesa mais na folha.",
        ],
      },
      {
        question: "Quanto custa pôr trava elétrica?",
        answers: ["Depende do portão e da fiação; a foto da folha fechada basta para o orçamento, que é grátis."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-rapido",
    label: "Que portão abre mais rápido",
    phrase: "o portão que abre mais rápido",
    paired: ["rapidez", "velocidade", "mais depressa"],
    words: ["mais rápido", "abre rápido", "mais veloz", "velocidade", "demora menos", "abre primeiro", "mais lento"],
    also: [
      "portão abre mais rápido tipo",
      "que portão abre mais rápido",
      "portão mais veloz residência",
      "tempo abertura cada tipo portão",
      "segundos abre cada tipo portão",
      "esperando rua tipo portão abre mais depressa",
      "todos tipos portão qual mais rápido",
    ],
    general: [
      "O basculante é o que abre mais rápido em casa: com motor de inversor, o JetFlex, leva {opening.jetflex}; com o comum, {opening.padrao}. No de correr, um motor comum leva perto de 15 segundos em 3 metros, e mais se a folha é larga; o de abrir depende do comprimento da folha.",
    ],
    pairs: {
      "basculante correr": [
        "O basculante costuma abrir mais rápido que o de correr: com os nossos kits leva {opening.padrao}, {opening.speedy} ou {opening.jetflex}. No de correr o tempo cresce com a largura: um motor comum, a 12 metros por minuto, leva 15 segundos em 3 metros e 20 em 4.",
        "Mais rápido, em vão pequeno, é o basculante, que abre em {opening.jetflex} no modelo com inversor. O de correr empata com motor rápido e folha curta; quanto mais largo o vão, mais ele demora.",
      ],
      "basculante pivotante": [
        "O basculante costuma abrir mais rápido que o de abrir: nos nossos kits, de {opening.jetflex} a {opening.padrao}. O de abrir gira a folha devagar para não bater e, em duas folhas, uma sai depois da outra.",
      ],
      "correr pivotante": [
        "Em vão estreito os dois levam tempo parecido; em vão largo, o de abrir em duas folhas costuma abrir mais rápido, porque cada folha faz metade do caminho. O de correr a 12 metros por minuto leva 15 segundos em 3 metros e 25 em 5.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Como calcular o tempo", "De onde vem a velocidade"],
        slots: [
          [
            "De correr: divida a largura da folha pelos metros por minuto da ficha e multiplique por 60.",
            "No de correr, a conta é largura dividida pela velocidade da ficha, em metros por minuto.",
          ],
          [
            "Basculante: o percurso é quase sempre o mesmo, e quem decide é o motor.",
            "No basculante, o modelo decide: com inversor abre em {opening.jetflex}, o comum em {opening.padrao}.",
          ],
          [
            "De abrir: conta o ângulo, o comprimento da folha e o retardo entre as duas.",
            "No de abrir, folha curta e ângulo de 90 graus encurtam a espera.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Rapidez com segurança", "Antes de querer mais velocidade"],
        slots: [
          [
            "Abrir depressa pede folha firme e equilibrada, e fechar depressa pede fotocélula.",
            "Velocidade só em folha alinhada, com fotocélula e força regulada.",
          ],
          [
            "Motor com inversor freia antes do fim; sem ele, a folha rápida bate no batente.",
            "O inversor desacelera antes do batente, e por isso o rápido não castiga a folha.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Dá para deixar rápido o portão que já tenho?",
        answers: [
          "Em geral trocando o motor por um com inversor, se a folha é firme. Acelerar o motor comum não é possível.",
        ],
      },
      {
        question: "Portão rápido é perigoso?",
        answers: ["Não, com fotocélula, força regulada e parada suave. Sem isso, qualquer velocidade é risco."],
      },
      {
        question: "Qual motor abre em 4 segundos?",
        answers: ["No basculante de até {width.quarterHp}, o JetFlex, por {price.jetflex} instalado."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-silencioso",
    label: "Que portão faz menos barulho",
    phrase: "o portão que faz menos barulho",
    paired: ["quieto"],
    words: ["menos barulho", "mais barulho", "mais silencioso", "qual silencioso", "barulhento", "menos ruído"],
    also: ["portão sem barulho tipo", "portão incomoda menos vizinhos", "todos tipos portão qual mais quieto"],
    general: [
      "O tipo de portão mais silencioso costuma ser o de abrir, que só gira nas dobradiças; depois o basculante equilibrado. O de correr rola no trilho e se ouve mais, mas roldana boa, cremalheira de nylon e motor com inversor deixam qualquer um baixo.",
    ],
    pairs: {
      "basculante correr": [
        "O basculante equilibrado costuma fazer menos barulho que o de correr, que rola no trilho a cada abertura. A diferença some com roldana boa, trilho limpo e cremalheira de nylon; e motor com inversor baixa o ruído dos dois.",
      ],
      "basculante pivotante": [
        "O de abrir costuma fazer menos barulho que o basculante: só gira nas dobradiças, sem cabos, polias nem guias. No basculante, folha equilibrada, guias lubrificadas e batente de borracha deixam a diferença pequena.",
      ],
      "correr pivotante": [
        "O portão de abrir costuma fazer menos barulho que o de correr, porque só gira nas dobradiças, enquanto o outro rola no trilho. Com roldana nova, trilho limpo e cremalheira de nylon, o de correr também fica baixo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem o barulho de cada um", "O que se ouve em cada tipo"],
        slots: [
          [
            "De correr: roldana gasta, sujeira no trilho e cremalheira apertada contra o pinhão.",
            "No de correr, o ronco vem de roldana e trilho; o estalo, da cremalheira.",
          ],
          [
            "Basculante: polias secas, guias sem graxa e a pancada no fim, quando falta regulagem.",
            "No basculante, polia e guia rangem, e a parada sem desaceleração bate.",
          ],
          [
            "De abrir: dobradiça seca e folha que bate no batente de metal.",
            "No de abrir, dobradiça com graxa e borracha no batente calam quase tudo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O motor que ajuda", "Que motor faz menos ruído"],
        slots: [
          [
            "O de inversor ou de 24 V parte e para devagar, sem tranco.",
            "Partida e parada suaves, com inversor ou 24 V, tiram a pancada do começo e do fim.",
          ],
          [
            "Motor no limite da força ronca; com folga sobre o peso, trabalha mais quieto.",
            "Escolha capacidade um terço acima do peso: motor com sobra geme menos.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Trocar o motor deixa o portão silencioso?",
        answers: ["Só se o barulho for dele. Folha que range na mão, sem motor, continua a ranger com um novo."],
      },
      {
        question: "Lubrificar resolve o barulho?",
        answers: ["Muitas vezes, com o produto certo em cada ponto. Roldana gasta e folha torta precisam de conserto."],
      },
      {
        question: "Há quarto em cima da garagem: que portão escolher?",
        answers: [
          "O que couber no vão, com motor de inversor, batente de borracha e o suporte do motor fora da laje do quarto.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "portao-dura-mais",
    label: "Que portão dura mais",
    phrase: "o portão que dura mais",
    paired: ["vida útil", "durável"],
    words: ["dura mais", "mais durável", "durabilidade", "mais resistente", "aguenta mais"],
    also: [
      "que portão dura mais",
      "portão mais durável",
      "portão durar mais anos",
      "quero portão dure muito tipo",
      "tipos portão mais durabilidade",
    ],
    general: [
      "Costuma durar mais o portão de correr com trilho nivelado, porque a folha não fica suspensa; mas o material, a ferragem e a revisão decidem mais que o tipo. No basculante trocam-se cabos e polias no caminho, e no de abrir, dobradiças.",
    ],
    pairs: {
      "basculante correr": [
        "O de correr costuma durar mais sem troca de peça, porque a folha se apoia no trilho; o basculante dura o mesmo quando cabos, polias e contrapeso são trocados no tempo certo. O motor, nos dois, dura de {trade.life} em casa.",
      ],
      "basculante pivotante": [
        "Nenhum dos dois dura mais só pelo tipo, se a revisão está em dia: no primeiro se trocam cabos e polias, no segundo, dobradiças e pinos. O motor dura de {trade.life} em casa, nos dois, se a folha anda leve.",
      ],
      "correr pivotante": [
        "Em folha larga dura mais o de correr, que apoia o peso no chão; em folha pequena, os dois duram parecido. No de correr gastam-se roldanas e trilho, no de abrir, dobradiças e braço; o motor, nos dois, dura de {trade.life} em casa.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["O que se troca no caminho", "As peças que gastam"],
        slots: [
          [
            "De correr: roldanas e, com o tempo, o trilho.",
            "No de correr gastam-se roldanas, trilho e dentes da cremalheira.",
          ],
          [
            "Basculante: cabos, polias e molas, trocados em par pelo técnico.",
            "No basculante, o técnico troca cabos e polias aos primeiros sinais.",
          ],
          ["De abrir: dobradiças, pinos e o braço do motor.", "No de abrir, dobradiça, pino e bucha do braço."],
        ],
      },
      {
        about: "choose",
        headings: ["O que faz durar", "Como fazer qualquer tipo durar"],
        slots: [
          [
            "Folha leve e alinhada, pintura em dia e revisão {visits.home}.",
            "Revisão {visits.home}, ferrugem tratada no começo e folha que anda leve na mão.",
          ],
          [
            "Alumínio não enferruja; ferro aguenta pancada, mas pede pintura.",
            "O material pesa mais que o tipo: alumínio pela ferrugem, ferro pela pancada.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Quantos anos dura o motor?",
        answers: ["De {trade.life} em casa, com folha leve e revisão em dia; em prédio, menos."],
      },
      {
        question: "O que mais encurta a vida do portão?",
        answers: ["Folha pesada ou torta, ferrugem na base e motor no limite da força."],
      },
      {
        question: "Vale reformar um portão antigo?",
        answers: ["Vale quando a estrutura está firme: troca-se ferragem e motor. Base podre pede folha nova."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-gasta-menos-luz",
    label: "Que portão gasta menos luz",
    phrase: "o portão que gasta menos luz",
    paired: ["consumo", "consome mais"],
    words: [
      "gasta menos",
      "gasta mais",
      "menos luz",
      "menos energia",
      "mais energia",
      "mais econômico",
      "consome menos",
    ],
    general: [],
    pairs: {
      "basculante correr": [
        "Basculante e de correr gastam quase o mesmo de luz: em casa, menos de 1 kWh por mês de movimento, mais a central em espera. Gasta menos o que tem a folha leve, equilibrada no basculante ou de trilho limpo no de correr.",
      ],
      "basculante pivotante": [
        "Basculante e de abrir gastam quase o mesmo de luz: menos de 1 kWh por mês de movimento, mais a central em espera. Em duas folhas trabalham dois motores, e a diferença continua pequena na conta.",
      ],
      "correr pivotante": [
        "De correr e de abrir gastam quase o mesmo de luz: menos de 1 kWh por mês de movimento, mais a central em espera. Em duas folhas trabalham dois motores, e a diferença continua pequena na conta.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["A conta de luz do portão", "Quanto aparece na conta"],
        slots: [
          [
            "O motor liga segundos por abertura; a central, ligada o dia todo, costuma gastar mais que ele.",
            "Quem pesa é a central em espera, e ela é igual nos dois tipos.",
          ],
          [
            "Multiplique os kWh do mês pela tarifa da sua conta para ter o valor.",
            "Watts da etiqueta vezes horas de movimento, vezes a tarifa: é a conta inteira.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que faz gastar mais", "Onde a energia se perde"],
        slots: [
          [
            "Folha pesada, trilho sujo ou contrapeso errado fazem o motor trabalhar mais tempo e mais quente.",
            "Folha dura na mão é o que aumenta o consumo, em qualquer tipo.",
          ],
          [
            "Uma revisão que deixa a folha leve economiza mais que trocar de motor.",
            "Antes de trocar o motor para economizar, acerte a folha.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "O portão automático pesa na conta de luz?",
        answers: ["Não: em casa, o movimento de um mês costuma ficar abaixo de 1 kWh."],
      },
      {
        question: "Motor com inversor gasta menos?",
        answers: ["A diferença é pequena em casa. O ganho dele é a partida suave e a velocidade."],
      },
      {
        question: "Posso desligar o motor no disjuntor para economizar?",
        answers: ["Pode, mas a economia é de poucos watts, e o portão passa a abrir só na mão."],
      },
    ],
  }),
  ...compareBy({
    id: "portao-mais-barato",
    label: "Que portão é mais barato",
    phrase: "o portão mais barato",
    words: ["mais barato", "barato", "preço", "custa menos", "mais caro", "mais em conta"],
    general: [],
    pairs: {
      "basculante pivotante": [
        "O basculante de até {width.quarterHp} costuma sair mais barato para automatizar, a partir de {price.lowest} com instalação. O de abrir leva um motor por folha: com uma, a referência é a troca em casa, de {price.homeSwap}; com duas, conte o dobro.",
      ],
      "correr pivotante": [
        "Para automatizar, o de correr costuma sair mais barato que o de duas folhas, porque leva um motor só; o de abrir leva um por folha. A referência de cada motor é a troca em casa, de {price.homeSwap}, e no de correr soma-se a cremalheira.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na conta de cada um", "De onde vem a diferença"],
        slots: [
          [
            "De correr: um motor, cremalheira por metro e, se o portão é novo, trilho e espaço ao lado.",
            "No de correr somam-se cremalheira e base; o motor é um só.",
          ],
          [
            "De abrir: um motor por folha, trava e batente no chão.",
            "No de abrir, o número de folhas manda: duas folhas, dois motores e uma central para os dois.",
          ],
          [
            "A folha em si é cobrada pelo serralheiro, por metro quadrado e material.",
            "O preço da folha é da serralheria e depende mais do material que do tipo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Antes de escolher pelo preço", "O barato que não cabe"],
        slots: [
          [
            "Sem parede livre ao lado não há de correr, e sem área de giro não há de abrir: o espaço decide antes.",
            "Meça primeiro: parede livre para o de correr, giro para o de abrir, altura para o basculante.",
          ],
          [
            "Com fotos e medidas do vão, dizemos quanto custa o motor de cada opção, sem cobrar.",
            "Mande fotos da fachada e as medidas, e o orçamento compara as opções que cabem.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Vocês fazem o portão também?",
        answers: ["O motor e a instalação são nossos; a folha fica com o serralheiro, a quem passamos as medidas."],
      },
      {
        question: "Um motor move as duas folhas?",
        answers: ["Não: cada folha de abrir leva o seu, comandado pela mesma central."],
      },
      {
        question: "Dá para parcelar?",
        answers: ["Dá, em até {shop.instalments} vezes no cartão."],
      },
    ],
  }),
  ...tellMotorsApart(),
];
