import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { reasons } from "../comparisons.ts";

const makes = ["PPA", "Garen", "Rossi", "Peccinin", "Nice", "AGL", "Seg", "Intelbras", "RCG"];
/** Those that make motors for every usual kind of gate. */
const common = ["PPA", "Garen", "Rossi", "Peccinin"];

function pairUp(names: readonly string[]): string[][] {
  return names.flatMap((first, at) => names.slice(at + 1).map((second) => [first, second]));
}

/** The commonest are set side by side in threes too. */
const threes = pairUp(common).flatMap(([first = "", second = ""]) =>
  common.slice(common.indexOf(second) + 1).map((third) => [first, second, third]),
);
const pairs = pairUp(makes);
const commonPairs = pairUp(common);

function list(names: readonly string[], joint: "e" | "ou"): string {
  return `${names.slice(0, -1).join(", ")} ${joint} ${names.at(-1)}`;
}

type Quality = {
  id: string;
  label: string;
  phrase: string;
  /** With the names of the makes, what a title says of the quality. */
  words: string[];
  pairs: readonly string[][];
  /** Openings; "[E]" is "PPA e Garen", "[OU]" is "PPA ou Garen". */
  answers: string[];
  sections: KnowledgeSection[];
  questions: KnowledgeQuestion[];
};

/** Which of two or three makes has more of one quality: the makes are the title's, the quality decides the answer. */
function compareBy(quality: Quality): NarrowConcept[] {
  return [compareGroups(quality, quality.id, quality.pairs), compareGroups(quality, `${quality.id}-de-tres`, threes)];
}

function compareGroups(
  { words, answers, sections, questions, label, phrase }: Quality,
  id: string,
  groups: readonly string[][],
): NarrowConcept {
  return {
    id,
    broader: "comparacao-de-marcas",
    label,
    phrase,
    asks: groups.flatMap((names) =>
      [...words, ...words.map((word) => `ou ${word}`)].map((word) => `${names.join(" ")} ${word}`),
    ),
    intent: "comparison",
    answers: {
      any: groups.flatMap((names) =>
        answers.map((text) => text.replaceAll("[E]", list(names, "e")).replaceAll("[OU]", list(names, "ou"))),
      ),
    },
    sections,
    keep: [],
    questions,
    photo: "fotos do portão inteiro por dentro e por fora, com a largura, o material e quantas vezes ele abre por dia",
    isAskedByName: true,
  };
}

/** A make's id among the concepts, where it is not its name. */
const makeIds: Record<string, string> = { RCG: "marca-rcg", BFT: "marca-bft", Came: "marca-came" };
const rarer = ["Omegaport", "GGPort", "Unisystem", "BFT", "Came"];
/** These have entries of their own. */
const comparedElsewhere = new Set([
  ...["PPA Garen", "PPA Rossi", "PPA Peccinin", "PPA Nice", "Garen Rossi", "Garen Peccinin", "Rossi Peccinin"],
  ...["Rossi Nice", "Peccinin Nice", "Garen Unisystem"],
]);
const otherPairs = pairUp([...makes, ...rarer]).filter(
  (names) => !comparedElsewhere.has(names.join(" ")) && !names.includes("Seg"),
);

function giveReasons(names: readonly string[]): string[] {
  const choices = names.map((name) => {
    const when = reasons[makeIds[name] ?? name.toLowerCase()];
    if (!when) throw new Error(`${name}: no reason to choose it`);
    return { name, when };
  });
  const [first, ...others] = choices;
  if (!first) throw new Error("Nothing to choose from");
  const rest = (verb: string) => others.map(({ name, when }) => `. ${verb} a ${name} quando ${when}`).join("");
  return [
    `Entre ${list(names, "e")}, escolha a ${first.name} quando ${first.when}${rest("Prefira")}. Se os modelos servem à sua folha, decide o preço instalado.`,
    `A ${first.name} é a escolha certa quando ${first.when}${rest("Fique com")}. Entre modelos da mesma força, fique com o de peça e controle mais fáceis de achar perto de você.`,
    `Qual é melhor, ${list(names, "ou")}, depende do modelo. Prefira a ${first.name} quando ${first.when}${rest("Escolha")}. No empate, vale o menor preço instalado.`,
  ];
}

/** Which make to choose, where nothing more is known of them together. */
const chooseAmong = (id: string, groups: readonly string[][]): NarrowConcept => ({
  id,
  broader: "comparacao-de-marcas",
  label: "Qual das marcas escolher",
  phrase: "qual das marcas escolher",
  asks: groups.flatMap((names) =>
    ["", " ou", " melhor", " qual melhor", " ou qual melhor", " diferença", " comparação", " comparar", " vs"].map(
      (word) => `${names.join(" ")}${word}`,
    ),
  ),
  intent: "comparison",
  answers: { any: groups.flatMap(giveReasons) },
  sections: [
    {
      about: "choose",
      headings: ["O que comparar entre os modelos", "Como decidir entre as marcas"],
      slots: [
        [
          "As marcas fazem motores fortes e fracos, por isso a comparação justa é entre modelos para o mesmo portão. Peça a ficha de cada um e ponha lado a lado estes dados.",
          "Comparar o nome não basta, porque cada marca tem motor para casa e para uso pesado. Escolha um modelo de cada uma para o seu tipo de portão e confira estes dados na ficha.",
          "A resposta está na ficha dos modelos que servem ao seu portão, e não no nome da marca. Estes são os dados que mudam a escolha.",
        ],
      ],
      bullets: [
        "Capacidade: um terço acima do peso da sua folha",
        "Ciclos por hora: mais que as aberturas da sua hora de pico",
        "Reposição: placa, engrenagem e capacitor à venda na região",
        "Controles: os que você já usa servem, ou entram novos no preço",
        "Garantia: a do motor e a da instalação, por escrito",
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa o motor instalado", "O preço na comparação"],
      slots: [
        [
          "Em casa, a troca do motor fica de {price.homeSwap}, com a mão de obra, e em portão pesado, de {price.heavySwap}. A diferença de uma marca para outra, na mesma capacidade, costuma ser menor que a de um modelo lento para um com inversor. Compare sempre o preço instalado, com central e controles, porque motor barato sem controle pode sair mais caro.",
          "A troca residencial custa de {price.homeSwap}, já com o serviço, e a de portão pesado, de {price.heavySwap}. Para a mesma força, a velocidade muda mais o valor que a marca. Peça os orçamentos com os mesmos itens: motor, central, controles e instalação.",
          "O motor trocado em casa fica de {price.homeSwap}, com a instalação. Quando a folha é pesada, de {price.heavySwap}. O preço sobe mais com a potência e a velocidade do que com o nome. Só vale comparar orçamentos que trazem os mesmos itens, da central aos controles.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Se você já tem motor de uma delas", "Trocar de marca ou ficar na mesma"],
      slots: [
        [
          "Quem já tem motor de uma delas ganha ao ficar na mesma: controles, suporte e, no portão de correr, a cremalheira costumam servir. Mudar de marca compensa quando falta peça, quando o motor é fraco para a folha ou quando o conserto passa da metade da troca. Os controles velhos podem continuar com um receptor avulso.",
          "Ficar na marca que já está no portão poupa controles e adaptação de suporte ou cremalheira. A mudança se paga se o modelo saiu de linha, se ele trabalha no limite ou se mais de uma peça cara acabou. Nesse caso um receptor avulso mantém os controles antigos, quando são muitos.",
          "Com um motor de uma das marcas já instalado, o mais barato é continuar nela, porque quase tudo se aproveita. Troque de marca por falta de reposição, por falta de força ou por idade. Em prédio, o receptor avulso evita comprar dezenas de controles novos.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Qual das marcas tem peça mais fácil?",
      answers: [
        "Isso muda com o modelo e com a região. Antes de comprar, pergunte por três peças do modelo exato: placa, engrenagem e controle.",
        "Depende do modelo, e não só da marca. Confirme se há placa, engrenagem e controle dele à venda perto de você.",
      ],
    },
    {
      question: "Qual das marcas dura mais?",
      answers: [
        "Com a capacidade certa e a folha leve, um motor de casa dura {trade.life} em qualquer delas. O que encurta a vida é trabalhar no limite do peso.",
        "Não há diferença provada: a vida em casa é de {trade.life}, quando o motor tem folga sobre o peso e passa por revisão.",
      ],
    },
    {
      question: "O controle de uma marca funciona no motor de outra?",
      answers: [
        "Só quando frequência e código são os mesmos, o que é comum nos controles antigos de código fixo. Com código rolante, em geral não.",
        "Às vezes, em controle de código fixo e mesma frequência. No código rolante, cada central costuma aceitar só os da sua linha.",
      ],
    },
    {
      question: "A garantia é diferente?",
      answers: [
        "No que vendemos, é a mesma: {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Não no que instalamos: o motor tem {warranty.motor}, e o serviço, {warranty.installation}.",
      ],
    },
  ],
  photo: "fotos do portão inteiro por dentro e por fora, com a largura, o material e quantas vezes ele abre por dia",
  isAskedByName: true,
});

const swapMakes = [...makes.map((make) => (make === "Seg" ? "SEG" : make)), "Ipec", "Omegaport", "Unisystem", "GGPort"];

/** Garen Unisystem is one maker's name. */
const swapPairs = pairUp(swapMakes).filter((names) => !(names.includes("Garen") && names.includes("Unisystem")));

/** One make in the place of another: which of the two comes out is told by the order of the title. */
const marcaPorMarca: NarrowConcept[] = [
  {
    id: "trocar-motor-de-marca-por-marca",
    broader: "troca",
    label: "Trocar motor de uma marca por outra",
    phrase: "a troca do motor de uma marca pelo de outra",
    asks: swapPairs.flatMap(([first = "", second = ""]) =>
      ["trocar motor", "trocar", "troca motor", "substituir motor", "substituir", "mudar motor"].map(
        (words) => `${words} ${first} ${second}`,
      ),
    ),
    intent: "question",
    answers: {
      any: swapPairs.flatMap(([first = "", second = ""]) => [
        `Sim, dá para trocar de ${first} para ${second}, ou o contrário: a troca do motor [marca] é comum e, em casa, fica de {price.homeSwap}, com motor e mão de obra. O motor novo precisa ser do mesmo tipo de portão. A fiação e a fotocélula costumam ficar, e o suporte e os controles mudam.`,
        `Dá, sim, para trocar o motor [marca] pelo de outra marca: entre ${first} e ${second}, em casa, a troca fica de {price.homeSwap}, com mão de obra. Circuito, fotocélula e cremalheira de mesmo passo se aproveitam; a fixação e os controles passam a ser os da marca nova.`,
      ]),
    },
    sections: [
      {
        about: "choose",
        headings: ["O que se aproveita e o que muda", "Ao mudar de marca: peça por peça"],
        slots: [
          [
            "Ficam, em geral, o circuito elétrico, o disjuntor, o eletroduto e a fotocélula compatível. No de correr, a cremalheira fica se o passo dos dentes combinar com a engrenagem nova; no basculante, suporte e braço costumam ser novos.",
            "A parte elétrica em ordem e a fotocélula boa continuam. O que muda é a fixação: a base do deslizante pode pedir outra furação, e o acionador do basculante tem outra medida.",
            "Aproveitam-se fiação, sensores e, no portão de correr, a barra dentada de passo igual. Suporte, braço e furação da base são os pontos que a outra marca costuma exigir.",
          ],
          [
            "Os controles mudam, salvo se a central nova aceitar o mesmo código. Com poucos, trocam-se todos; em prédio, um receptor avulso poupa dezenas deles.",
            "Cada central tem o seu código, e os controles antigos em geral não servem. O receptor avulso, ligado à entrada de botoeira, mantém os atuais quando são muitos.",
            "Conte os controles em uso antes de decidir: trocar dois é simples, trocar vinte pesa na conta, e nesse caso um receptor à parte resolve.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Vale a pena mudar de marca?", "Quando trocar e quando consertar o atual"],
        slots: [
          [
            "Vale quando faltam peças para o motor atual, quando ele é fraco para a folha ou quando o conserto chega perto da metade da troca. Se só a placa ou o capacitor falhou, o conserto custa menos.",
            "Compensa se o modelo saiu de linha, trabalha no limite ou acumula mais de uma peça gasta. Com o redutor firme e uma peça só no fim, conserte.",
            "Mude de marca por falta de peça, por força ou por idade, e não pelo nome. Defeito único num motor bom se repara por menos que a troca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "Dados que evitam compra errada"],
        slots: [
          [
            "A conferência é feita por fora, sem abrir o motor, e evita descobrir na hora que a base não serve.",
            "Com fotos boas, o orçamento já diz o que se aproveita. Nada precisa ser desmontado.",
            "Basta o que se vê de fora, com a tampa fechada e o portão parado.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor atual.",
          "Fotografe a base ou o suporte e, no de correr, a cremalheira, sem tocar.",
          "Meça a largura e a altura da folha e diga o material.",
          "Conte os controles em uso.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam no motor da outra marca?",
        answers: [
          "Em geral, não. A foto do controle mostra se a central nova aceita o código ou se vale um receptor avulso.",
          "Raramente, porque cada marca usa o seu código. Com um receptor avulso, os antigos continuam abrindo.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "No basculante, de {time.tilting}; no de correr, de {time.sliding}, com a base em ordem. Os controles são gravados no fim, com você.",
          "Conte de {time.tilting} em basculante e de {time.sliding} em portão de correr, já com o teste.",
        ],
      },
      {
        question: "A instalação tem garantia?",
        answers: [
          "Sim: {warranty.motor} para o motor que vendemos e {warranty.installation} para a instalação.",
          "Tem {warranty.installation} no serviço e {warranty.motor} no motor comprado conosco.",
        ],
      },
      {
        question: "Vocês ficam com o motor velho?",
        answers: [
          "Não compramos motor usado. O velho fica com você, e algumas peças, como capacitor e controles, podem servir de reserva.",
          "O antigo continua seu, porque não compramos usados. Guarde a placa, se estiver boa, ou descarte em ecoponto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra da base ou do suporte e outra do portão inteiro",
  },
  {
    id: "trocar-placa-de-marca-por-marca",
    broader: "placa",
    label: "Trocar placa de uma marca por outra",
    phrase: "a placa de outra marca no motor",
    asks: swapPairs.flatMap(([first = "", second = ""]) =>
      [
        ...["trocar placa", "troca placa", "trocar central", "placa lugar", "central lugar", "substituir placa"],
        ...["placa serve", "central serve", "placa serve motor", "placa funciona", "placa motor", "central motor"],
        ...["instalar placa", "pôr placa", "colocar placa", "central comando", "placa qual", "central qual"],
        ...["central residencial", "placa residencial", "central comando residencial", "central comando qual"],
      ].map((words) => `${words} ${first} ${second}`),
    ),
    intent: "question",
    answers: {
      any: swapPairs.flatMap(([first = "", second = ""]) => [
        `A placa ${first} serve no motor ${second}, e a ${second} no motor ${first}, se o motor é comum, de capacitor, e combinam a tensão, a potência e o tipo de fim de curso. Em motor com inversor ou de 24 V, não serve. Os controles passam a ser os da placa nova, e o valor da central sai pela foto da etiqueta.`,
        `Trocar a placa entre ${first} e ${second} dá certo em motor comum, de capacitor, quando combinam tensão, potência e tipo de fim de curso; em motor com inversor ou de 24 V, não. Se a placa original ainda é vendida, ela costuma ser a melhor escolha, porque mantém os controles e dispensa adaptação de fios.`,
      ]),
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa combinar entre placa e motor", "O que conferir na placa de outra marca"],
        slots: [
          [
            "O tipo do motor importa mais que a marca, e tudo se confere pela etiqueta, com a tampa fechada. A placa de outra marca serve quando estes pontos são iguais.",
            "Mais que a marca do seu motor, conta o que está na etiqueta dele, que se lê sem abrir a tampa. Compare ponto por ponto com a ficha da placa.",
            "A marca não decide: a etiqueta do motor, lida por fora, diz se a placa de outra marca serve. Precisam ser iguais estes itens.",
          ],
        ],
        bullets: [
          "Motor comum, com capacitor, em vez de inversor ou 24 V",
          "Mesma tensão e potência igual ou maior",
          "Mesmo fim de curso: ímã, chave ou encoder",
          "Espaço na caixa e bornes para fotocélula e botoeira",
        ],
      },
      {
        about: "choose",
        headings: ["Entre duas centrais, o que comparar", "O que muda de uma central para a outra"],
        slots: [
          [
            "O que mais muda no dia a dia é o controle: se o código é outro, os da casa são trocados ou passam a usar um receptor avulso. Compare também a parada suave, as saídas para trava e sinaleiro e a facilidade de achar a peça depois.",
            "De uma placa para outra mudam o código dos controles, a parada suave e as saídas de trava e sinaleiro. Os controles que não servem são trocados ou passam a usar um receptor à parte.",
            "Olhe primeiro se a central aceita os controles que você tem, porque trocar todos encarece. Depois vêm a parada suave, a saída da trava e a oferta de peças da marca.",
          ],
          [
            "A placa original do modelo, quando ainda é vendida, costuma ser a primeira escolha, porque dispensa adaptação. A de outra marca compensa quando a peça saiu de linha.",
            "Se ainda existe a placa original, prefira a original, que encaixa sem mudar fios. Outra marca vale a pena para motor bom com central fora de linha.",
            "A placa original evita trocar conector e controle. Escolha outra marca quando a original não é mais vendida e o motor ainda está bom.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca de uma placa pela outra", "Da medição à gravação dos controles"],
        slots: [
          [
            "O técnico mede motor, capacitor e rede antes, porque um motor em curto queima qualquer placa. Com o disjuntor desligado, ele liga a nova; depois refaz o percurso, regula força e parada e grava cada controle.",
            "Primeiro o técnico verifica se o motor está bom, senão a central nova queima também. Depois adapta os fios, grava o percurso, ajusta a força e cadastra os controles.",
            "Com motor e rede medidos, a placa é ligada borne a borne, sem energia. No fim são gravados o percurso e os controles, e o técnico testa a parada em obstáculo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles de hoje servem na placa da outra marca?",
        answers: [
          "Em geral não, porque o código é outro. Um receptor avulso, ligado à entrada da botoeira, permite manter os antigos.",
          "Costumam não servir. Gravam-se controles da nova marca, ou um receptor à parte continua atendendo os atuais.",
        ],
      },
      {
        question: "Quanto custa a central com a troca?",
        answers: [
          "Soma-se a central à visita de regulagem, que em casa parte de {price.preventive}, sem peças. Se o total passar da faixa de {price.homeSwapHalf}, metade da troca do motor, um motor novo compensa.",
          "O preço é o da central mais a visita, que em residência começa em {price.preventive}, sem peças. Acima de {price.homeSwapHalf}, que é metade de um motor trocado, vale comparar com um motor novo.",
        ],
      },
      {
        question: "Vocês vendem e instalam central das duas marcas?",
        answers: [
          "Sim, original ou compatível, como assistência independente, com os controles gravados na visita.",
          "Vendemos e montamos, sem vínculo com as fábricas. A gravação dos controles faz parte do serviço.",
        ],
      },
      {
        question: "E se a placa nova queimar também?",
        answers: [
          "Um motor em curto ou uma rede sem proteção queima qualquer placa, e por isso os dois são medidos antes. Pela lei, o serviço tem 90 dias para reclamação.",
          "A causa quase sempre está fora dela: motor em curto, água ou pico de energia. O técnico confere antes de ligar, e a lei dá 90 dias para reclamar do serviço.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
];

export const duasMarcas: NarrowConcept[] = [
  chooseAmong("duas-marcas-qual", otherPairs),
  chooseAmong("duas-marcas-qual-de-tres", threes),
  ...marcaPorMarca,
  ...compareBy({
    id: "duas-marcas-silencio",
    label: "Qual das marcas é mais silenciosa",
    phrase: "qual das marcas faz menos barulho",
    words: ["silencioso", "barulho", "barulhento", "ruído", "quieto", "fazer barulho", "menos barulho"],
    pairs,
    answers: [
      "Entre [E], nenhuma é mais silenciosa em todos os modelos. Compare a linha: o motor com inversor ou de 24 V parte e para devagar e faz bem menos barulho que um comum. Entre dois motores comuns da mesma potência, o ruído é parecido, porque o que mais se ouve é a folha: trilho, roldana, dobradiça e batente.",
      "[OU]: escolha a que tiver, no seu orçamento, um modelo com inversor ou de 24 V, porque é ele que tira o tranco e o ruído, e não a marca. Antes de trocar de motor, lubrifique a folha e ponha batente de borracha: é o que mais silencia. A revisão em casa parte de {price.preventive}, sem peças.",
      "O silêncio vem do tipo de motor, e [E] têm os dois tipos. O mais quieto é o que tem inversor (a placa que acelera e freia aos poucos) ou trabalha em 24 V. Entre dois motores comuns, a diferença é pequena, e quase todo o barulho vem da roldana, da dobradiça e do batente.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o mais silencioso", "O que perguntar sobre o ruído de cada modelo"],
        slots: [
          [
            "Pergunte, de cada modelo, se ele tem inversor, a placa que acelera e freia aos poucos, ou se trabalha em 24 V. São esses dados que tiram o tranco do começo e do fim, a parte mais barulhenta do movimento.",
            "Procure na ficha partida e parada suaves, inversor, que controla a rotação, ou 24 V. Sem a pancada da saída e da chegada, o portão já parece outro.",
            "Inversor, eletrônica que varia a velocidade, e tensão de 24 V são o que distingue um motor quieto. Compare isso em cada um, porque o tranco é o que mais se ouve de dentro de casa.",
          ],
          [
            "No portão de correr, cremalheira de nylon com alma de aço chia menos que a toda metálica. E motor com um terço de folga sobre o peso trabalha sem gemer; no limite, qualquer marca ronca.",
            "A barra dentada também conta: nylon sobre engrenagem alinhada faz menos ruído que aço com aço. Modelo que sobra para a folha ronca menos que o mesmo motor no limite.",
            "Em deslizante, o nylon na cremalheira abafa o atrito. Em qualquer tipo, capacidade um terço acima do peso da folha evita o ronco de esforço.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O barulho que não é do motor", "Antes de trocar o motor por causa do barulho"],
        slots: [
          [
            "Com o disjuntor desligado, destrave e mova na mão a folha de correr ou de abrir, se está reta: se o barulho continua, ele é da folha. Basculante não se destrava para isso.",
            "Folha de correr ou de abrir que range na mão, sem energia, vai ranger com qualquer motor. O teste não se faz em basculante, que pode cair.",
            "Para saber de onde vem o som, desligue, solte e empurre devagar a folha de correr ou de abrir. O que ainda se ouve não é do motor; no basculante, deixe com o técnico.",
          ],
          [
            "Roldana gasta, dobradiça seca e batente sem borracha se resolvem na revisão, que custa menos que motor novo.",
            "Trocar rodas, lubrificar dobradiça e pôr borracha no batente tira boa parte do ruído por bem menos que um motor.",
            "Muitas vezes basta a revisão, com roldana nova, dobradiça lubrificada e borracha no fim do curso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ter um motor silencioso", "O preço da partida suave"],
        slots: [
          [
            "No kit basculante instalado, até {width.quarterHp}, o JetFlex, com inversor, sai por {price.jetflex}, e o Padrão, por {price.padrao}. Nos outros portões, a troca em casa fica de {price.homeSwap}, com a versão suave na parte de cima.",
            "O inversor custa mais: {price.jetflex} no JetFlex contra {price.padrao} no Padrão, em basculante de até {width.quarterHp}, já instalados. De correr e de abrir, a troca residencial sai de {price.homeSwap}.",
            "Como medida, o basculante com inversor, JetFlex, instalado, custa {price.jetflex}, e o comum, {price.padrao}. Em deslizante ou pivotante, trocar o motor em casa fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor com inversor é mesmo mais silencioso?",
        answers: [
          "É, porque acelera e freia aos poucos e o tranco some. O som do motor andando continua, sem a pancada do começo e do fim.",
          "Sim, na partida e na parada, que são o pior do barulho. Em movimento, a diferença é menor.",
        ],
      },
      {
        question: "Dá para deixar o motor que já tenho mais silencioso?",
        answers: [
          "Dá, em parte: lubrificar, reapertar, alinhar a cremalheira e regular a parada tira boa parte do ruído.",
          "Quase sempre, cuidando da folha e da fixação. Engrenagem gasta, porém, só se cala trocada.",
        ],
      },
      {
        question: "O ruído aumentou de repente. É o motor?",
        answers: [
          "Pode ser rolamento, engrenagem ou roldana que gastou. Barulho novo pede exame antes de virar quebra.",
          "Nem sempre: roldana e dobradiça são mais comuns. Um vídeo com som ajuda a separar.",
        ],
      },
      {
        question: "Base firme diminui o barulho?",
        answers: [
          "Diminui, porque motor solto vibra e faz a chapa ressoar. Chumbador reapertado e calço de borracha ajudam.",
          "Sim: fixação frouxa transmite a vibração ao muro. Reapertar a base é das primeiras coisas da revisão.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-durabilidade",
    label: "Qual das marcas dura mais",
    phrase: "qual das marcas dura mais",
    words: [
      "dura",
      "dura mais",
      "qual dura mais",
      "durável",
      "durabilidade",
      "vida útil",
      "resistente",
      "aguenta mais",
      "qual aguenta mais",
      "aguenta mais tempo",
      "muitos anos",
    ],
    pairs,
    answers: [
      "Entre [E], nenhuma dura mais só pela marca: em casa, um motor de qualquer delas chega a {trade.life}. Dura mais o modelo que tem capacidade um terço acima do peso da sua folha e trabalha num portão que anda leve. No empate, fique com a marca de peça mais fácil perto de você, porque é a peça que prolonga a vida do motor.",
      "[OU]: as marcas empatam em durabilidade, com {trade.life} de vida em casa. Quem decide é o tamanho certo: motor com folga sobre o peso da folha chega ao fim dessa faixa, e motor no limite acaba antes. Escolha o de maior capacidade pelo mesmo preço e confirme se há placa e engrenagem à venda.",
      "Não há prova de que uma dure mais que a outra: [E] fazem motores que vivem de {trade.life} numa casa, com folha leve e revisão. O que muda o prazo é o uso. Com um terço de folga sobre o peso, o motor chega lá; no limite do peso ou em garagem coletiva, qualquer um acaba antes.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["O que comparar para durar mais"],
        slots: [
          [
            "Compare a capacidade em quilos, para as engrenagens não trabalharem no máximo, e os ciclos por hora, que são as aberturas que o motor aguenta sem esquentar. Um modelo de casa em garagem coletiva acaba cedo.",
            "Primeiro veja os quilos, porque motor longe do limite gasta menos engrenagem. Depois veja os ciclos por hora, que são as aberturas que ele aguenta, e compare com o seu uso na hora de pico.",
            "Dois números da ficha dizem mais que a marca: os quilos que o motor move e os ciclos por hora, isto é, quantas vezes ele abre sem esquentar. Motor residencial em prédio não chega à metade da vida.",
          ],
          [
            "Veja ainda se há placa, engrenagem e controle do modelo à venda na região, o que mantém o motor funcionando por anos.",
            "Por fim, olhe a reposição: motor que espera placa por semanas acaba trocado antes da hora.",
            "A placa e a engrenagem do modelo precisam estar à venda perto de você, porque são as peças que um dia vão falhar.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que encurta a vida do motor"],
        slots: [
          [
            "Folha pesada ou desequilibrada, surto na rede e água na placa acabam com o motor antes do tempo. A defesa é manter roldana e trilho em ordem, usar protetor de surto e vedar a caixa.",
            "Trilho sujo, roldana gasta e placa sem protetor de surto são as causas mais comuns de motor perdido cedo. Vedar a caixa e aterrar o circuito completam a proteção.",
            "O que encurta a vida é esforço, umidade e raio: portão que arrasta, água na central e rede sem protetor de surto.",
          ],
          [
            "Uma revisão {visits.home}, com a folha vista antes do motor, custa em casa a partir de {price.preventive}, sem peças.",
            "Em residência, basta revisar {visits.home}, e a visita parte de {price.preventive}, sem peças.",
            "A revisão residencial é feita {visits.home} e custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o motor está no fim", "Consertar ou trocar depois de anos"],
        slots: [
          [
            "Ronco grave, folga na engrenagem e calor com pouco uso mostram redutor gasto, o conjunto de engrenagens que dá força ao motor. Se falta só capacitor ou placa, o conserto ainda compensa.",
            "Quando o redutor, a caixa de engrenagens, range e o motor esquenta sem motivo, o fim está perto. Uma peça só, como o capacitor, se troca sem pensar em motor novo.",
            "Engrenagem com folga, ruído áspero e aquecimento indicam que a parte mecânica do motor está gasta. Defeito isolado de placa ou capacitor tem conserto.",
          ],
          [
            "Com várias peças caras gastas juntas, a troca em casa, de {price.homeSwap} com mão de obra, costuma valer mais.",
            "Placa e redutor ruins ao mesmo tempo levam à troca, que em residência fica de {price.homeSwap}, instalada.",
            "Se o orçamento soma redutor e placa, compare com o motor novo, de {price.homeSwap} em casa, já instalado.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Garantia maior quer dizer motor mais durável?",
        answers: [
          "Não prova, mas protege. O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}, em qualquer das marcas.",
          "Não necessariamente, porque ela cobre defeito de fábrica. No que vendemos são {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Não. A garantia trata do defeito que veio de fábrica, e a vida longa vem da folga de peso e da revisão.",
        ],
      },
      {
        question: "Motor mais rápido dura menos?",
        answers: [
          "Não, se a folha é firme e alinhada e ele tem parada suave. Em folha torta, a velocidade aumenta o desgaste.",
          "Depende da folha. Se ela está alinhada e leve, a rapidez não encurta a vida; se balança, cada freada desgasta o conjunto.",
          "Com inversor, que acelera e freia aos poucos, não. Sem ele, a pancada no fim gasta engrenagem e suporte.",
        ],
      },
      {
        question: "Vale consertar um motor de dez anos?",
        answers: [
          "Vale se a peça é uma só e existe à venda. Com redutor e placa gastos juntos, a troca costuma compensar.",
          "Se o defeito é capacitor, fim de curso ou placa e há reposição, vale. Engrenagem no fim pede motor novo.",
          "Vale para defeito pequeno. Se o conserto passa da metade do preço da troca, prefira o motor novo.",
        ],
      },
      {
        question: "Peça compatível encurta a vida do motor?",
        answers: [
          "Não, quando tem a mesma especificação e o motor é comum. Em motor com inversor, use a original.",
          "De boa procedência e de igual especificação, não. O que encurta é capacitor ou placa de valor errado.",
          "Em motor comum, não. O cuidado é com o valor da peça, como os microfarads do capacitor, que devem ser os mesmos.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-velocidade",
    label: "Qual das marcas é mais rápida",
    phrase: "qual das marcas abre mais rápido",
    words: [
      "mais rápido basculante",
      "qual mais rápido basculante",
      "rápido",
      "velocidade",
      "veloz",
      "menos segundos",
      "depressa",
    ],
    pairs,
    answers: [
      "Entre [E], é mais rápido o modelo com inversor, porque todas as marcas têm motor comum e motor veloz. Compare os segundos na ficha do modelo exato. No basculante de casa, um motor comum abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex, com inversor, em {opening.jetflex}.",
      "[OU]: a mais rápida é a versão com inversor de qualquer delas, e entre dois motores comuns a diferença é de poucos segundos. Peça o tempo de abertura do modelo exato. Para comparar, no basculante são {opening.padrao} no motor comum, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex.",
      "A velocidade é do modelo, e não da marca: [E] vendem motor lento e motor veloz. O rápido é o que tem inversor, a placa que controla a rotação. Num basculante residencial, o comum leva {opening.padrao}, o Speedy {opening.speedy} e o JetFlex {opening.jetflex}, e com esses segundos você compara qualquer ficha.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["Como comparar a velocidade pela ficha", "O que ler na ficha de cada modelo"],
        slots: [
          [
            "No basculante, a ficha traz os segundos de uma abertura, e a comparação vale entre motores da mesma potência. No de correr, ela traz metros por minuto: divida a largura do vão por esse número para saber o tempo.",
            "Para portão de correr, o tempo sai da largura do vão dividida pelos metros por minuto do modelo. No basculante a ficha já informa os segundos, que só se comparam entre motores de potência igual.",
            "No basculante, compare os segundos por abertura de motores da mesma potência. No deslizante, compare os metros por minuto e faça a conta: a largura do vão dividida pela velocidade.",
          ],
          [
            "O inversor, a placa que acelera e freia aos poucos, é o que permite abrir mais depressa sem tranco. Mesmo assim a folha precisa ser leve e firme e ter fotocélula, o sensor que impede de fechar sobre alguém.",
            "O inversor, que controla a rotação na partida e na parada, permite abrir rápido sem pancada. Folha torta ou pesada atrapalha esse ganho, e a fotocélula, o sensor da passagem, é indispensável.",
            "Quem dá velocidade com parada suave é o inversor, a eletrônica que varia a rotação do motor. Ele só compensa em folha firme e alinhada, com a fotocélula protegendo a passagem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa abrir mais rápido", "O preço da velocidade"],
        slots: [
          [
            "No kit basculante de até {width.quarterHp}, instalado, os preços são {models.pricesNamed}. Nos outros portões, a troca em casa fica de {price.homeSwap}, com mão de obra, e o modelo rápido custa perto do valor maior.",
            "Os kits para basculante de até {width.quarterHp}, já instalados, custam {models.pricesNamed}. Nos portões de correr e de abrir, a troca residencial fica de {price.homeSwap}, com a versão veloz perto do valor maior.",
            "O modelo rápido custa mais: em basculante de até {width.quarterHp}, com instalação, {models.pricesNamed}. Em portão de correr ou de abrir, trocar o motor em casa fica de {price.homeSwap}, e o mais rápido fica no alto dessa faixa.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor rápido é perigoso?",
        answers: [
          "Não, com a força regulada e a fotocélula funcionando. Sem elas, uma folha rápida machuca mais que uma lenta, e por isso as duas são testadas na entrega.",
          "O risco está na falta de sensor, e não na velocidade. Fotocélula e reversão diante de obstáculo precisam estar em ordem antes de acelerar o portão.",
        ],
      },
      {
        question: "Abrir mais depressa protege de assalto?",
        answers: [
          "Ajuda, porque o carro espera menos na rua, e fechar logo depois conta tanto quanto abrir. Controle de bom alcance permite acionar antes de chegar.",
          "Contra assalto na entrada, cada segundo a menos parado vale, desde que o portão também feche rápido e com fotocélula.",
        ],
      },
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Em motor comum não, porque a velocidade vem da rotação e do redutor. Só o que tem inversor permite esse ajuste, dentro do limite da fábrica.",
          "Só se ele tiver inversor, que regula a rotação até onde o fabricante deixa. No comum, abrir mais rápido pede outro motor.",
        ],
      },
      {
        question: "Motor rápido gasta mais luz?",
        answers: [
          "A diferença quase não aparece na conta, porque ele trabalha por menos segundos a cada abertura.",
          "Quase nada a mais, porque ele puxa um pouco mais de corrente, mas por menos tempo em cada abertura.",
        ],
      },
      {
        question: "Motor rápido desgasta mais o portão?",
        answers: [
          "Em folha firme e com parada suave, não. Em folha torta ou pesada, cada freada bate no batente e gasta roldana, dobradiça e solda.",
          "Depende da folha: alinhada e leve, aguenta bem com inversor. Se ela balança ou raspa, convém acertar a mecânica antes.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-preco",
    label: "Qual das marcas é mais barata",
    phrase: "qual das marcas sai mais barata",
    words: [
      "barato",
      "mais caro",
      "benefício",
      "ou preço",
      "preço qual",
      "menor preço",
      "menor preço instalado",
      "mais em conta",
      "motor mais em conta",
      "diferença preço",
      "preço diferente",
      "gastar pouco",
    ],
    pairs,
    answers: [
      "Entre [E], o preço muda mais de um modelo para outro que de uma marca para a outra. Compensa o menor modelo que move a sua folha com folga, e, a preço parecido, a marca dos controles que você já tem ou da peça mais fácil. Trocar o motor de casa fica de {price.homeSwap}, com mão de obra.",
      "[OU]: sai mais barata a que tiver o menor modelo capaz de mover a sua folha com folga. Compare preços já instalados, com o mesmo número de controles, porque é nos itens que faltam que o barato fica caro. Em casa, a troca do motor custa de {price.homeSwap}, com mão de obra.",
      "A diferença de preço entre [E] quase some quando os modelos têm a mesma capacidade e vêm com os mesmos itens. O que decide, então, é o que você economiza depois: controles que continuam servindo e peça fácil de achar. Em casa, motor e mão de obra ficam de {price.homeSwap}.",
    ],
    sections: [
      {
        about: "cost",
        headings: ["Como comparar o preço das marcas", "O que entra no preço além do motor"],
        slots: [
          [
            "Ponha lado a lado o preço já instalado, com os mesmos itens: motor, central, controles, cremalheira ou suporte e mão de obra. Muito anúncio parece mais barato porque não traz um deles.",
            "Compare o valor já instalado, com o mesmo número de controles e os mesmos acessórios. Um anúncio parece mais barato quando não traz central, cremalheira ou montagem.",
            "Só o total instalado serve de comparação: motor, placa, controles, cremalheira ou suporte e serviço. Sem isso, você compara coisas diferentes.",
          ],
          [
            "Se a casa já tem controles de uma delas, ficar nessa marca pode poupar a compra de novos. Conte também a peça do futuro, porque motor barato de peça rara sai caro no primeiro conserto.",
            "Controles e fotocélula que já existem contam, pois na mesma marca costumam continuar servindo. A reposição também faz parte do preço, porque placa difícil de achar deixa o portão parado por semanas.",
            "Aproveitar os controles da marca atual baixa o valor. Veja ainda o preço e a facilidade da placa e da engrenagem, que um dia serão trocadas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando pagar mais compensa"],
        slots: [
          [
            "Pagar mais compensa por capacidade, em folha pesada, e por ciclos por hora, quantas aberturas o motor aguenta, em prédio ou comércio. Velocidade e inversor, que deixa a partida e a parada suaves, são conforto em casa de pouco uso.",
            "Vale pagar a mais pelos quilos e pelos ciclos por hora, as aberturas que o motor aguenta, se o portão precisa deles. Rapidez e inversor, a placa que acelera aos poucos, valem em rua movimentada.",
            "O dinheiro a mais se justifica em folha pesada e em uso intenso. Já o inversor, que dá partida suave, é escolha de conforto e segurança.",
          ],
          [
            "Para ter uma medida, os kits de basculante até {width.quarterHp}, já instalados, custam {models.pricesNamed}.",
            "No kit basculante de até {width.quarterHp}, instalado, a diferença entre o simples e o rápido é esta: {models.pricesNamed}.",
            "Os kits basculantes da nossa tabela mostram quanto custa a rapidez, já instalados: {models.pricesNamed}.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "O motor mais barato estraga antes?",
        answers: [
          "Só se for pequeno para a folha. Um modelo simples, com folga sobre o peso, dura de {trade.life}, como os outros.",
          "Não por ser barato. O que encurta a vida é trabalhar no limite do peso ou das aberturas.",
          "Em folha leve e com revisão, não. Em portão pesado, o motor simples esquenta e gasta a engrenagem cedo.",
        ],
      },
      {
        question: "Dá para parcelar o motor?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, qualquer que seja a marca escolhida, ou à vista por Pix.",
          "Dá. O cartão divide em até {shop.instalments} vezes, e à vista há o Pix.",
          "Sim, tanto o motor quanto a instalação, em até {shop.instalments} vezes no cartão.",
        ],
      },
      {
        question: "A instalação custa o mesmo em qualquer das marcas?",
        answers: [
          "Em geral sim, porque o trabalho depende do tipo de portão, da base e da elétrica, e não do nome no motor.",
          "Quase sempre. O que muda é suporte e furação, quando se troca de uma marca para outra.",
          "Sim, se o motor é do mesmo tipo. A mão de obra aumenta quando falta base, suporte ou ponto de energia.",
        ],
      },
      {
        question: "Motor usado de uma delas vale a pena?",
        answers: [
          "Raramente. Sem garantia e com engrenagem de desgaste desconhecido, o usado costuma voltar em conserto.",
          "Só com teste e peça à venda. O novo tem {warranty.motor} de garantia, e o usado, nenhuma.",
          "Em geral, não, porque a economia some no primeiro redutor ou na primeira placa.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-portao-pesado",
    label: "Qual das marcas para portão pesado",
    phrase: "qual das marcas serve melhor a um portão pesado",
    words: [
      "pesado",
      "forte",
      "força",
      "industrial",
      "motor mais forte portão pesado",
      "portão grande pesado",
      "ferro pesado",
    ],
    pairs,
    answers: [
      "Para portão pesado, escolha entre [E] pelo número da ficha, e não pelo nome: a capacidade deve passar em um terço do peso da folha, e os ciclos por hora, do seu uso. Se as duas coisas empatarem, fique com a marca de peça mais fácil. A troca em portão pesado fica de {price.heavySwap}, com motor e mão de obra.",
      "[OU] em portão pesado: serve a que tiver, na ficha, um terço a mais que o peso da sua folha e aberturas por hora de sobra. Entre modelos iguais nisso, decidem a peça na cidade e o técnico que atende rápido. O motor novo instalado custa de {price.heavySwap}.",
      "Em portão pesado, nenhuma marca ganha só pelo nome. Entre [E], aguenta mais o modelo cujos quilos passam do peso da folha em um terço e que suporta as suas aberturas por hora. A troca do motor, já com a mão de obra, fica de {price.heavySwap}.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o motor pelo peso da folha"],
        slots: [
          [
            "Estime o peso pela medida e pelo material da folha e some um terço: 450 kg pedem motor de 600 kg, e 600 kg pedem 800 kg. Rampa e vento em chapa fechada equivalem a quilos a mais.",
            "Some um terço ao peso da folha antes de abrir a ficha: para 600 kg, procure capacidade de 800 kg ou mais. Com rampa, vento ou muito uso, suba um tamanho.",
            "O número a procurar é o peso mais um terço, como 600 kg para uma folha de 450 kg. Chapa fechada em lugar de vento e trilho inclinado pedem o modelo seguinte.",
          ],
          [
            "Em folha pesada de correr, a cremalheira é de aço e a base é de concreto. Onde o portão abre muito, compare também os ciclos por hora, que contam mais que a força.",
            "Confira o resto do conjunto: cremalheira de aço e base firme. Em comércio e prédio, compare ainda as aberturas por hora dos dois modelos.",
            "Motor forte em base fraca se solta, e cremalheira de nylon em folha pesada gasta logo, por isso ela deve ser de aço. Em entrada movimentada, olhe também os ciclos por hora.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Veja antes se a folha é pesada ou está presa"],
        slots: [
          [
            "Roldana gasta e trilho torto fazem uma folha comum parecer pesada, e um motor mais forte só adia o problema. O técnico testa o portão sem o motor antes de escolher.",
            "Se a folha prende sempre no mesmo ponto, o defeito é de trilho ou roldana. Trocar de motor nesse caso custa mais e quebra de novo.",
            "Muito portão que parece pesado está só preso, por roldana gasta, trilho sujo ou guia apertada. Acertado isso, um motor menor às vezes basta.",
          ],
          [
            "No basculante, quem sustenta o peso é o contrapeso ou a mola, e motor forte em folha desequilibrada é perigoso. O técnico acerta o equilíbrio antes do motor novo.",
            "Basculante que desce sozinho está desequilibrado, e isso se corrige com contrapeso, e não com potência. Ninguém fica embaixo até o técnico ver.",
            "A folha que sobe não se resolve com força. Primeiro o técnico equilibra cabos e contrapeso, e só depois se compara a capacidade dos motores.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do motor para folha pesada"],
        slots: [
          [
            "O valor sobe com os quilos e os ciclos por hora do modelo, e desce quando a base e a cremalheira de aço que já existem podem ficar. O orçamento por foto é grátis.",
            "Base de concreto e cremalheira de aço são cobradas à parte quando as atuais não servem. Quanto mais quilos e mais aberturas por hora, mais caro o motor, e a foto com as medidas dá o valor, sem custo.",
            "O que encarece é capacidade maior, uso contínuo e base nova. Aproveitar a fiação e a cremalheira barateia, e o orçamento é grátis por foto.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor mais forte abre mais rápido?",
        answers: [
          "Não. Força é o peso que ele move; a velocidade vem da rotação e do redutor de cada modelo.",
          "Não abre. A rapidez está na ficha, em segundos ou metros por minuto, e é outro dado.",
          "Não necessariamente. Motor de portão pesado costuma ser mais lento, a não ser que tenha inversor.",
        ],
      },
      {
        question: "Como sei o peso do meu portão?",
        answers: [
          "Mande largura, altura, material e se a folha é vazada ou fechada. Com isso o peso é estimado por foto.",
          "Pela medida e pelo material. Em aço com quadro, conte de 10 a 21 kg por metro quadrado; madeira maciça pesa mais.",
          "Multiplique largura por altura e por 10 a 21 kg, se for de aço. Chapa fechada pesa bem mais que grade do mesmo tamanho.",
        ],
      },
      {
        question: "Dois motores em uma folha pesada resolvem?",
        answers: [
          "Na folha de correr, não: usa-se um motor maior. No basculante largo pode haver um acionador de cada lado, com a mesma central.",
          "Em deslizante, dois motores brigam entre si. Em basculante largo, dois acionadores ligados à mesma central são comuns.",
          "Só no basculante largo, com um acionador em cada coluna. No portão de correr, troca-se por um motor mais forte.",
        ],
      },
      {
        question: "Motor de casa serve em portão pesado por pouco tempo?",
        answers: [
          "Serve mal. Ele esquenta, desliga por calor e gasta a engrenagem em meses, e o conserto custa parte do motor certo.",
          "Não compensa. No limite do peso, o redutor se gasta cedo, e a troca vem do mesmo jeito.",
          "Não é bom negócio, porque ele trabalha sempre no máximo e perde a engrenagem em pouco tempo.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-predio",
    label: "Qual das marcas para garagem de prédio",
    phrase: "qual das marcas serve melhor à garagem de um prédio",
    words: [
      "carros",
      "vagas",
      "apartamentos",
      "prédio",
      "condomínio",
      "prédio carros",
      "prédio trocar motor",
      "condomínio trocar motor",
      "edifício",
      "garagem prédio",
      "garagem edifício",
    ],
    pairs,
    answers: [
      "Para garagem de prédio, escolha entre [E] pelos ciclos por hora: só serve motor de uso intenso. Cada carro abre o portão de duas a quatro vezes por dia, e 80 carros dão de 160 a 320 aberturas. A troca, em portão de condomínio, fica de {price.heavySwap}, com mão de obra.",
      "[OU] em prédio: fique com a que tiver motor de uso intenso, com ciclos por hora acima do seu horário de pico, peça na cidade e técnico que atenda rápido. A marca sozinha não decide. A troca, em portão de condomínio, fica de {price.heavySwap}, com mão de obra.",
      "Para prédio ou condomínio, [E] servem, desde que o modelo seja de uso intenso e seus ciclos por hora passem do pico da manhã. Com 80 carros são de 160 a 320 aberturas por dia, e motor de casa não aguenta. O motor pesado trocado custa de {price.heavySwap}, instalado.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["Do número de carros ao motor", "A conta do pico da garagem"],
        slots: [
          [
            "Conte de duas a quatro aberturas por carro ao dia: 40 carros dão de 80 a 160. O que queima motor é a hora cheia, pois se um terço dos carros sai entre 7 e 8 da manhã, são quase trinta aberturas seguidas numa garagem de 80.",
            "Cada carro sai e volta uma ou duas vezes, e quase tudo se concentra em dois picos. Numa garagem de 80 carros, um terço saindo na mesma hora já faz quase trinta aberturas, e é nesse ritmo que motor de casa desarma de quente.",
            "Olhe a hora mais cheia, e não o dia. Um prédio de 40 carros abre de 80 a 160 vezes, e no de 80 quase trinta aberturas podem cair numa hora só, que é o que o motor precisa suportar.",
          ],
          [
            "Folha de correr pede deslizante de uso intenso; basculante, motor predial, com um acionador de cada lado se a folha é larga.",
            "No basculante de prédio usa-se motor predial, com dois acionadores na folha larga. No de correr, deslizante de uso intenso, com barra de aço.",
            "O tipo de portão escolhe a linha: predial no basculante, com dois acionadores se a folha passa do comum, e uso intenso no de correr.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que comparar nas fichas", "Perguntas para fazer de cada modelo"],
        slots: [
          [
            "Ponha as propostas lado a lado com os mesmos dados, por escrito, e deixe o nome da marca por último.",
            "Peça a cada proponente as mesmas informações do modelo exato, porque a diferença aparece nos números.",
            "Compare item por item, com a ficha do modelo na mão, e não pela fama da marca.",
          ],
        ],
        bullets: [
          "Ciclos por hora ou regime de uso, acima do seu pico",
          "Capacidade em quilos, com um terço de folga sobre a folha",
          "Tempo de abertura, que define a fila na rampa",
          "Placa, engrenagem e capacitor à venda na cidade",
          "Controle ou tag que os moradores já usam",
        ],
      },
      {
        about: "care",
        headings: ["O que faz durar no prédio", "Manutenção pelo movimento"],
        slots: [
          [
            "Com esse movimento, a revisão é {visits.business}, e em geral fica de {price.preventiveRange} por portão, sem peças. Fotocélula em duas alturas e pausa bem regulada evitam que a folha feche sobre o segundo carro.",
            "Marque revisão {visits.business}; a avulsa fica, em geral, de {price.preventiveRange}, sem peças. Sensores em duas alturas e pausa curta valem mais que a marca para não bater em carro.",
            "Prédio gasta engrenagem e roldana depressa, e por isso a revisão é {visits.business}, de {price.preventiveRange} em geral, fora as peças. Duas fotocélulas protegem o carro que entra colado no da frente.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor residencial aguenta garagem de prédio?",
        answers: [
          "Não por muito tempo: ele esquenta no pico, desarma e gasta a engrenagem. Em prédio, o motor é de uso intenso ou predial.",
          "Não aguenta. Falta ciclo por hora, e a proteção térmica desliga o motor justo na hora da fila.",
        ],
      },
      {
        question: "Vale ter dois motores, um de reserva?",
        answers: [
          "Em garagem de entrada única, vale ao menos ter placa e capacitor de reserva. Motor extra compensa em prédio grande.",
          "O mais barato é guardar as peças que param o portão, placa e capacitor. Um motor inteiro de reserva só em entrada única e muito movimento.",
        ],
      },
      {
        question: "Trocar de marca obriga a trocar os controles dos moradores?",
        answers: [
          "Não, se um receptor avulso compatível com os controles atuais for ligado à central nova. Conte isso no orçamento.",
          "Quase nunca: o receptor antigo, ou um igual, pode comandar a central nova pela entrada de botoeira.",
        ],
      },
      {
        question: "Quanto tempo leva a troca no prédio?",
        answers: [
          "De {time.heavy}, em geral, com a garagem liberada por etapas. Convém marcar fora da hora de saída dos carros.",
          "Conte de {time.heavy}, fora acerto de base ou de folha. O zelador avisa os moradores do horário sem portão automático.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-madeira",
    label: "Qual das marcas para portão de madeira",
    phrase: "qual das marcas serve melhor a um portão de madeira",
    words: ["madeira", "madeira pesado", "madeira maciça", "madeira molhada"],
    pairs,
    answers: [
      "Para portão de madeira, escolha entre [E] o modelo com capacidade 50% acima do peso da folha seca, porque molhada a madeira pesa mais e incha. Entre modelos iguais nisso, prefira o de parada suave. Em casa, a troca do motor fica de {price.homeSwap}; em folha pesada, de {price.heavySwap}, com mão de obra.",
      "[OU] em portão de madeira: nenhuma das marcas ganha pelo nome. Some metade ao peso da folha seca, veja como o portão abre e compare os modelos que passam desse número. A troca em casa sai de {price.homeSwap}, e em folha maciça pesada, de {price.heavySwap}.",
      "A melhor para madeira, entre [E], é a que tiver um modelo com 50% de sobra sobre o peso da folha e parada suave, que não abre as emendas. Trocado em casa, o motor fica de {price.homeSwap}, e em portão de madeira pesado, de {price.heavySwap}.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["O que a madeira pede do motor", "Peso, umidade e fixação"],
        slots: [
          [
            "Madeira de lei de 3 cm pesa, em geral, de 20 a 30 kg por metro quadrado, fora o quadro, e mais ainda na chuva. Some metade de folga a esse peso antes de comparar as fichas.",
            "Conte de 20 a 30 kg por metro quadrado de madeira de lei de 3 cm, e some 50% para os dias molhados. É esse número que a capacidade do motor precisa cobrir.",
            "A folha de madeira varia de peso com a umidade, e por isso a folga é de metade, e não de um terço. Uma de 3 cm pesa de 20 a 30 kg por metro quadrado, sem contar o quadro.",
          ],
          [
            "Partida e parada suaves poupam a fixação, porque o tranco abre as emendas: entre os modelos, prefira o de inversor. De correr é o tipo mais simples, e o basculante maciço pede avaliação do contrapeso.",
            "Motor com inversor, que acelera e freia aos poucos, sacode menos a tábua. A folha pesada vai melhor de correr; de abrir, leva um motor em cada folha.",
            "Em madeira, parada suave vale mais que velocidade. O de correr apoia o peso no trilho, o de abrir cobra da dobradiça, e o basculante só com o contrapeso igualado pelo técnico.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Antes de instalar", "Folha pronta para o motor"],
        slots: [
          [
            "A cremalheira ou o braço se prende em perfil metálico, com parafuso passante, porque em tábua o parafuso afrouxa. Verniz em dia e fresta dos lados evitam que a madeira inchada prenda.",
            "Ponha um perfil de metal onde o motor puxa, e deixe fresta para a madeira inchar na chuva. Sem isso, qualquer das marcas trabalha forçada.",
            "O reforço de metal vem antes do motor, já que a tábua racha no ponto de força. Mantenha o verniz, ou a folha incha e trava no tempo úmido.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar a madeira", "O que soma no preço"],
        slots: [
          [
            "Além do motor, podem entrar o perfil de reforço, a solda e a folga nas laterais, tudo orçado por foto. A faixa da troca é a de casa em folha leve e a de portão pesado em madeira maciça.",
            "O peso decide a faixa, de casa ou de portão pesado. O reforço metálico da folha, quando falta, é cobrado à parte e vem antes da montagem.",
            "O motor é a parte maior, e o reforço da folha, a que costuma ser esquecida no orçamento. Peça os dois na mesma proposta, com a medida e a espessura da madeira.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor de portão de ferro serve no de madeira?",
        answers: [
          "Serve, se a capacidade cobre o peso da folha molhada, com metade de folga.",
          "Serve o mesmo motor, escolhido pelo peso. O que muda é a fixação, que pede perfil de metal na tábua.",
        ],
      },
      {
        question: "A chuva atrapalha o motor?",
        answers: [
          "A tampa fechada protege o motor da chuva comum. O que atrapalha é a folha, que incha, pesa mais e pode prender no batente.",
          "Mais a folha que o motor: molhada, ela pesa e raspa. Fresta lateral e verniz resolvem a maior parte.",
        ],
      },
      {
        question: "Portão de madeira antigo aguenta motor?",
        answers: [
          "Aguenta se o quadro está firme e sem podre. Emenda aberta e base apodrecida se refazem antes.",
          "Depende do quadro: bata de leve na base e nas emendas, e veja se soa oco. Madeira podre não segura o braço.",
        ],
      },
      {
        question: "De correr ou de abrir, qual é melhor em madeira?",
        answers: [
          "De correr, na maioria das casas, porque o trilho carrega o peso. No de abrir, a dobradiça sofre e a folha desce.",
          "O de correr poupa dobradiça e usa um motor só. O de abrir fica para folha leve e entrada sem espaço ao lado.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-basculante",
    label: "Qual das marcas para basculante",
    phrase: "qual das marcas para portão basculante",
    words: [
      "ou basculante",
      "melhor basculante",
      "qual melhor basculante",
      "ou qual melhor basculante",
      "qual basculante",
    ],
    // Rossi and Peccinin have an answer of their own.
    pairs: commonPairs.filter((names) => names.join(" ") !== "Rossi Peccinin"),
    answers: [
      "Para basculante de casa, [E] dão resultado parecido: todas têm motor de fuso de 1/4 HP para folha equilibrada de até {width.quarterHp}. Decida pela velocidade, pela peça à venda e pelos controles que você já tem. Kits basculantes instalados custam {models.pricesOr}.",
      "[OU] no basculante: escolha a marca dos controles que a casa já usa ou a de peça mais fácil, porque o 1/4 HP de qualquer delas move a mesma folha, equilibrada e de até {width.quarterHp}. Instalado, o kit basculante sai por {models.pricesOr}.",
      "No basculante, [E] se equivalem: em folha equilibrada de até {width.quarterHp}, o 1/4 HP de qualquer uma resolve. A melhor é a que combina com os controles da casa e tem peça perto. O kit basculante instalado fica em {models.pricesOr}, conforme a rapidez.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre basculantes", "Fuso, segundos e peça de reposição"],
        slots: [
          [
            "Compare primeiro o comprimento do fuso, a rosca que puxa a folha, porque ele precisa alcançar a abertura inteira da sua altura. Depois os segundos de abertura, que é onde motores de mesma potência mais diferem.",
            "O fuso, a rosca do acionador, tem de ser comprido o bastante para a altura da folha, e isso se confere na ficha de cada um. Com a potência igual, o que muda entre eles é o tempo para abrir.",
            "Veja se o curso do fuso, a barra roscada do motor, cobre a subida toda da sua folha. Feito isso, ponha lado a lado os segundos, já que a força de dois 1/4 HP é parecida.",
          ],
          [
            "Por fim, pergunte pela porca acionadora, pela placa e pelo controle do modelo exato: são as peças que se trocam com os anos.",
            "A reposição fecha a escolha: porca do fuso, placa e controle do modelo precisam estar à venda perto de você.",
            "O desempate é a peça, em especial a porca que corre no fuso e a placa, que um dia serão trocadas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O basculante precisa estar equilibrado", "Equilíbrio: o que decide a vida do motor"],
        slots: [
          [
            "Contrapeso ou mola carrega o peso, e o motor só comanda. Se a folha desce ou sobe sozinha, qualquer marca quebra cedo, e o acerto de cabo, mola e contrapeso é do técnico, antes do motor novo.",
            "Quem sustenta a folha é o contrapeso ou a mola, e não o motor. Fora de equilíbrio, nenhum modelo dura, e a correção, que mexe em cabo sob tensão, cabe ao técnico.",
            "Um basculante equilibrado para onde é deixado, porque contrapeso ou mola anula o peso. Sem isso o motor força a cada subida, de qualquer marca, e o técnico regula os cabos antes de montar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o basculante automatizado", "O preço do kit instalado"],
        slots: [
          [
            "Para folha de até {width.quarterHp}, os kits instalados, com central e controles, custam {models.pricesNamed}. O que separa os preços é a velocidade, e no JetFlex o inversor, que parte e para sem tranco.",
            "Instalado, com central, controles e entrega, o kit para até {width.quarterHp} sai assim: {models.pricesNamed}. Paga-se mais por abrir mais rápido, e o JetFlex traz inversor, a placa que suaviza partida e parada.",
            "O kit basculante de até {width.quarterHp}, montado e com controles, tem três preços: {models.pricesNamed}. A diferença está nos segundos de abertura e, no JetFlex, no inversor, que acelera e freia aos poucos.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "O suporte do motor antigo serve no novo?",
        answers: [
          "Da mesma marca e porte, muitas vezes serve. Entre marcas, furação e comprimento mudam, e o suporte é adaptado ou trocado na instalação.",
          "Só costuma servir quando o novo é da mesma linha. Mudando de marca, conte com suporte e braço novos.",
        ],
      },
      {
        question: "Basculante de mais de {width.quarterHp} usa qual motor?",
        answers: [
          "Folha mais larga pede 1/3 ou 1/2 HP, ou um acionador de cada lado, depois de conferido o equilíbrio.",
          "Acima de {width.quarterHp}, sobe-se para 1/3 ou 1/2 HP, conforme o peso. Folha muito larga pode pedir dois acionadores.",
        ],
      },
      {
        question: "Os controles que tenho funcionam no motor novo?",
        answers: [
          "Funcionam se a central nova aceita o mesmo código e a mesma frequência, o que é mais provável na mesma marca.",
          "Depende do código da central: ficando na marca, a chance é boa. Em outra, o kit já vem com controles gravados.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação no basculante?",
        answers: [
          "São {time.tilting} de trabalho, com a folha conferida antes e os controles gravados no fim.",
          "Leva {time.tilting}, contando a montagem, a regulagem e o teste com você.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-correr",
    label: "Qual das marcas para portão de correr",
    phrase: "qual das marcas para portão de correr",
    words: [
      "ou deslizante",
      "melhor deslizante",
      "qual melhor deslizante",
      "ou qual melhor deslizante",
      "deslizante vale pena",
      "motor deslizante diferenças",
      "diferença motor deslizante",
    ],
    // PPA and Rossi have an answer of their own.
    pairs: commonPairs.filter((names) => names.join(" ") !== "PPA Rossi"),
    answers: [
      "Para portão de correr, [E] têm motores que se equivalem. Escolha o modelo com capacidade um terço acima do peso da folha e, no empate, a marca de peça mais fácil ou dos controles que você já tem. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "[OU] no portão de correr: compare quilos, ciclos por hora e metros por minuto do modelo exato, porque isso pesa mais que a marca. Se os números empatam, fique com a peça mais fácil. Com a cremalheira aproveitada, trocar o motor de casa fica de {price.homeSwap}, com mão de obra.",
      "As linhas de casa de [E] se parecem. O melhor motor de correr é o que passa do peso da sua folha em um terço e tem placa e engrenagem à venda perto de você. Em portão residencial, a troca sai de {price.homeSwap}, instalada.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre deslizantes", "Números que decidem no portão de correr"],
        slots: [
          [
            "Comece pelos quilos: folha de 300 kg pede motor para 400 kg ou mais, que é o peso com um terço de folga. Depois veja os ciclos por hora, que em casa sobram e em prédio decidem antes da força.",
            "A capacidade vem primeiro, com um terço a mais que a folha, como 400 kg para 300 kg. O segundo dado são as aberturas por hora, que separam o motor de casa do de condomínio.",
            "Some um terço ao peso da folha e procure esse número nas fichas. Se o portão abre o dia todo, os ciclos por hora contam mais que os quilos.",
          ],
          [
            "Veja também o fim de curso, de ímã ou de haste, que precisa ser do tipo que a central lê. E compare os metros por minuto, que dão o tempo de abertura do seu vão.",
            "O tempo de abrir sai da largura dividida pelos metros por minuto da ficha. O fim de curso, de ímã ou de haste, não se mistura entre centrais.",
            "Para a rapidez, leia os metros por minuto; para o conserto futuro, o tipo de fim de curso e de placa, que mudam de modelo para modelo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar de uma marca para a outra", "O que se aproveita na troca"],
        slots: [
          [
            "A cremalheira fica se está reta e tem o mesmo passo da engrenagem nova; gasta, entra na conta por metro. A base pode pedir nova furação, porque a altura da engrenagem muda com o modelo.",
            "Barra dentada reta, de passo igual, é aproveitada, e a base costuma servir com outros furos. O técnico confere altura e passo antes de fechar o preço.",
            "Ficam em geral a cremalheira, a fiação e a fotocélula, e mudam a furação da base e os controles. Altura errada gasta os dentes, por isso se mede antes.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o deslizante instalado", "O que entra no preço da troca"],
        slots: [
          [
            "A troca inclui motor, central, controles e mão de obra, e leva de {time.sliding} em casa. Cremalheira nova, base e ponto de energia só somam se faltarem.",
            "Em casa, o serviço toma de {time.sliding} e o preço cobre motor, placa, controles e montagem. O que estiver gasto no trilho ou na barra vem separado.",
            "Conte motor, controles e instalação, feita em {time.sliding}. Metros de cremalheira e base de concreto entram apenas na primeira instalação ou se os atuais não servem.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "A cremalheira de uma marca serve na outra?",
        answers: [
          "Serve quando o passo dos dentes é o mesmo, o que é comum em motor de casa. A foto de perto, com régua, confirma.",
          "Quase sempre, porque o passo é parecido nos motores residenciais. Encoste um gomo na engrenagem nova para ter certeza.",
        ],
      },
      {
        question: "Motor de correr com inversor vale a pena?",
        answers: [
          "Vale em folha longa, rua movimentada ou muito uso, porque abre depressa e freia antes do batente. Em vão curto, o comum atende.",
          "Compensa para quem espera na rua ou tem portão largo. Numa casa de pouco uso, o comum faz o mesmo por menos.",
        ],
      },
      {
        question: "Preciso trocar os controles ao mudar de marca?",
        answers: [
          "Muitas vezes, sim: cada central aceita certos códigos. Com um receptor avulso, os antigos podem ficar.",
          "Em geral, mudam, porque o código é da central. Ficando na mesma marca, a chance de aproveitar é maior.",
        ],
      },
      {
        question: "Qual deslizante é melhor para condomínio?",
        answers: [
          "O de uso intenso, com ciclos por hora acima do pico e barra de aço. Aí a troca fica de {price.heavySwap}, em qualquer das marcas.",
          "Nenhum residencial: procure regime de uso intenso na ficha. Em portão de condomínio, a faixa é de {price.heavySwap}, instalado.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-pivotante",
    label: "Qual das marcas para portão de abrir",
    phrase: "qual das marcas para portão de abrir",
    words: [
      "ou pivotante",
      "melhor pivotante",
      "qual melhor pivotante",
      "ou qual melhor pivotante",
      "braço portão abrir",
    ],
    pairs: commonPairs,
    answers: [
      "Para portão de abrir, [E] têm braços que se equivalem. Escolha o modelo pelo peso e pelo comprimento de cada folha, com folga, e, no empate, a marca de peça mais fácil. Vai um motor por folha, e a troca em casa fica de {price.homeSwap} cada um, com mão de obra.",
      "[OU] no portão de abrir: vale o modelo cuja ficha cobre o comprimento e o peso da sua folha. Compare também o tipo de braço e a central de duas folhas, que mudam mais que a marca. Cada motor pivotante trocado, em casa, fica de {price.homeSwap}, com mão de obra.",
      "No portão de abrir, [E] servem, se o modelo suporta os metros e os quilos da folha e cabe no espaço ao lado da coluna. Cada folha leva o seu motor, e a troca em casa fica de {price.homeSwap} por motor, instalado.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre pivotantes", "Comprimento, peso e vento"],
        slots: [
          [
            "A ficha traz dois limites, quilos e metros de folha, e vale o que for menor, porque folha longa e leve também força o braço. Chapa fechada em lugar de vento pede margem e trava elétrica.",
            "Olhe peso e comprimento juntos, já que um dos dois costuma estourar antes. Onde venta, some folga e preveja trava, que segura a folha fechada.",
            "Compare os metros de folha que cada modelo aceita, além dos quilos. Folha alta e fechada funciona como vela, e nela o motor justo não fecha.",
          ],
          [
            "Em duas folhas, a central precisa comandar dois motores, com retardo entre elas, para uma não bater na outra. Confira isso em cada marca antes do preço.",
            "Para duas folhas, veja se a placa aceita os dois motores e solta um depois do outro. Sem esse retardo, o encontro das folhas se estraga.",
            "A central de duas folhas comanda os dois braços e atrasa um deles. É um dado de ficha, e nem todo modelo simples traz.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A coluna e a dobradiça decidem", "Antes de escolher o braço"],
        slots: [
          [
            "Meça a distância da dobradiça à parede: ela decide entre braço de fuso e braço articulado. Coluna firme e dobradiça sem folga vêm antes do motor, em qualquer marca.",
            "O espaço ao lado da coluna diz se cabe o braço de fuso ou se precisa ser articulado. Dobradiça gasta e coluna trincada se corrigem antes, porque o braço puxa por elas.",
            "Pilar largo pede braço articulado, e pilar estreito aceita o de fuso. Se a folha desce quando aberta, a dobradiça é acertada primeiro, seja de que marca for o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa com duas folhas", "O preço por folha"],
        slots: [
          [
            "Com duas folhas são dois motores, e a troca em casa fica de {price.homeSwapTwice}, com uma central para os dois. Suporte, solda e batente no chão entram se faltarem.",
            "Cada folha leva um motor: em duas, conte de {price.homeSwapTwice}, já montados. O que a coluna pedir, como solda ou suporte, vem em linha separada.",
            "Dobrar a folha dobra o motor, de {price.homeSwapTwice} na troca em casa. Se o carro passa por uma folha só, dá para motorizar apenas essa e gastar a metade.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Preciso de dois motores em duas folhas?",
        answers: [
          "Sim, um por folha, com uma só central. Se o carro passa por uma folha só, dá para motorizar apenas essa.",
          "Um por folha, comandados pela mesma placa. A folha que quase não se usa pode ficar manual, com trinco.",
        ],
      },
      {
        question: "Posso misturar marcas nas duas folhas?",
        answers: [
          "Não convém: velocidade e força diferentes desencontram as folhas. Troque o par ou use o mesmo modelo.",
          "Melhor não, porque cada uma chega num tempo e a central não regula as duas igual. Use motores gêmeos.",
        ],
      },
      {
        question: "Portão que abre para fora pode ter motor?",
        answers: [
          "Pode com braço próprio, se a folha não avança sobre a calçada. A foto mostra se cabe.",
          "Sim, quando o giro fica dentro do terreno. O braço é montado de outro jeito, e a fotocélula cobre o lado de fora.",
        ],
      },
      {
        question: "Quanto pesa a folha que um pivotante move?",
        answers: [
          "Depende do modelo: a ficha traz quilos e metros, e vale o limite que vier primeiro. Deixe um terço de folga.",
          "Cada modelo tem o seu limite, escrito na etiqueta. Folha comprida reduz o peso que ele aceita.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-pecas",
    label: "Qual das marcas tem mais peça e assistência",
    phrase: "qual das marcas tem peça mais fácil de achar",
    words: [
      "peça fácil",
      "peça barata",
      "peça mais",
      "peça achar",
      "assistência mais",
      "mais assistência qual",
      "ou peças",
      "ou peças reposição",
      "medo sem peça",
      "técnico peça perto",
    ],
    pairs,
    answers: [
      "Entre [E], há empate nos modelos de casa mais vendidos: capacitor, engrenagem, central compatível e controle se acham em loja de automação. A diferença está no modelo. Fora de linha, com inversor ou importado, a peça demora em qualquer das marcas.",
      "[OU]: as duas coisas contam, a marca e o modelo. No motor comum de casa, a peça de qualquer delas se acha em loja de automação. O modelo com inversor, importado ou fora de linha depende da peça da própria fábrica. Antes de comprar, pergunte por placa e engrenagem do modelo exato.",
      "Em peças e assistência, [E] se equivalem nos motores comuns de casa, e o que decide é o modelo exato. Antes de comprar, pergunte por placa e engrenagem: quando faltam, troca-se o motor inteiro, que em casa fica de {price.homeSwap}, instalado.",
    ],
    sections: [
      {
        about: "check",
        headings: ["Peças a perguntar antes da compra", "O que conferir na reposição"],
        slots: [
          [
            "São quatro as que mais se trocam: capacitor, engrenagem, fim de curso e placa. O capacitor é comum a todas as marcas, a engrenagem é de cada modelo, e a placa pode ser compatível em motor sem inversor.",
            "Pergunte por capacitor, engrenagem, fim de curso e placa do modelo exato. O primeiro se acha por valor e tensão, e os outros, pelo nome inteiro da etiqueta.",
            "Pergunte por quatro peças do modelo exato: placa, engrenagem, fim de curso e capacitor. Só o capacitor serve a qualquer marca, quando o valor em microfarads é igual.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Peça original ou compatível", "Quando a compatível resolve"],
        slots: [
          [
            "Central universal serve em motor comum de várias marcas, mas os controles passam a ser os dela. A engrenagem compatível só entra com o mesmo número de dentes, passo e furo do eixo.",
            "Em motor sem inversor, a placa compatível resolve a falta da original e pede controles do seu padrão. Na engrenagem não há meio-termo: dentes, passo e eixo têm de ser iguais.",
            "A compatível salva o motor comum, com controles novos no caso da placa. Motor com inversor ou importado fica preso à peça da fábrica, em qualquer marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar quando falta peça", "O que a reposição pesa na conta"],
        slots: [
          [
            "Peça difícil de achar custa mais caro e deixa o portão parado enquanto não chega. Se a placa e o redutor falham juntos e não há reposição, trocar o motor em casa, por {price.homeSwap}, resolve de vez.",
            "O conserto compensa enquanto a peça se acha e o redutor está firme. Sem isso, um motor novo, de {price.homeSwap} em casa, instalado, evita meses de espera.",
            "Compare o conserto com metade da troca, que em casa fica de {price.homeSwap}. Acima disso, ou sem peça à venda, o motor novo vale mais.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Vocês consertam essas marcas?",
        answers: [
          "Consertamos as marcas conhecidas, como assistência independente. A foto da etiqueta mostra se há peça do modelo.",
          "Sim, de forma independente, sem vínculo com as fábricas. Pelo nome da etiqueta dizemos antes se há reposição.",
        ],
      },
      {
        question: "E se a peça saiu de linha?",
        answers: [
          "No motor comum, sem inversor, usa-se central universal ou peça compatível. Se o redutor acabou e não há engrenagem, troca-se o motor.",
          "Procura-se a compatível pelo número e pela medida. Faltando engrenagem do modelo, a troca do motor é o caminho.",
        ],
      },
      {
        question: "Peça de uma marca serve na outra?",
        answers: [
          "Capacitor, cremalheira e roldana, com a mesma medida, sim. Engrenagem e fim de curso, quase nunca.",
          "As padronizadas, sim, pela medida. As de dentro do redutor e a placa seguem o modelo.",
        ],
      },
      {
        question: "Quanto tempo leva um conserto com peça à mão?",
        answers: [
          "Um reparo pequeno leva até {trade.smallRepair}, já com o teste. Serviço dentro do redutor vai para a bancada e demora mais.",
          "Troca simples, até {trade.smallRepair}. O que alonga é esperar a peça, e por isso a reposição conta na compra.",
        ],
      },
    ],
  }),
  ...compareBy({
    id: "duas-marcas-menos-manutencao",
    label: "Qual das marcas dá menos manutenção",
    phrase: "qual das marcas dá menos manutenção",
    words: [
      "menos manutenção",
      "menos conserto",
      "chamar técnico",
      "ficar chamando técnico",
      "mais manutenção",
      "menos problema",
      "mais problema",
      "menos defeito",
      "quebra menos",
      "quebra mais",
      "estraga menos",
      "menos dor cabeça",
      "confiável",
    ],
    pairs,
    answers: [
      "Entre [E], nenhuma dá menos manutenção só pela marca. Quebra menos o motor com um terço de folga sobre o peso da folha, bem instalado e em portão que anda leve. A revisão em casa, {visits.home}, parte de {price.preventive}, sem peças, em qualquer delas.",
      "[OU]: o que dá sossego é o tamanho certo do motor para a folha e para o uso, e não o nome. Compare capacidade e aberturas por hora e prefira o modelo de peça fácil. A revisão em casa parte de {price.preventive}, sem peças, em qualquer das marcas.",
      "Para ter menos problema, olhe o modelo: entre [E], quebra menos o que tem capacidade um terço acima do peso da folha, aberturas por hora de sobra e reposição fácil. Em casa, a manutenção {visits.home} sai a partir de {price.preventive}, fora as peças.",
    ],
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre os motores", "Compare a manutenção, e não o nome"],
        slots: [
          [
            "Veja na ficha se a capacidade passa em um terço o peso da folha, porque motor no limite gasta engrenagem e aquece. Depois compare as aberturas por hora com o seu horário de pico: modelo de casa em garagem coletiva quebra cedo em toda marca.",
            "O primeiro dado é a folga de um terço sobre o peso, que poupa redutor e capacitor. O segundo são os ciclos por hora, que precisam passar do uso no horário mais movimentado.",
            "Compare quilos com um terço de sobra e ciclos por hora acima do pico, porque são eles que evitam quebra. Motor pequeno para a folha dá defeito, seja de que marca for.",
          ],
          [
            "Por último, veja a reposição do modelo exato: placa, engrenagem e fim de curso à venda na cidade encurtam a parada.",
            "E pergunte pelas peças, já que o conserto que espera placa é o que mais incomoda.",
            "O desempate é a peça à mão, que transforma uma semana parada em uma visita só.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que evita o chamado e dá sossego", "Sossego com o portão: a folha vem antes do motor"],
        slots: [
          [
            "Folha desequilibrada, roldana gasta e trilho sujo fazem o motor trabalhar pesado, seja de que marca for. Se ela pesa na mão, qualquer motor vai pedir conserto.",
            "Antes da marca vem a folha: leve e alinhada, ela poupa engrenagem e placa. Torta ou dura, derruba o melhor motor em pouco tempo.",
            "A maioria das quebras começa na folha, com roda gasta, trilho sujo ou contrapeso errado. Corrigida, o motor de qualquer marca passa anos sem chamado.",
          ],
          [
            "Protetor contra surto e aterramento evitam a placa queimada, que é o defeito mais caro. A caixa do motor fica fechada e longe da água.",
            "Boa parte das placas se perde por raio e umidade, e não por marca. Aterramento, protetor e tampa vedada custam pouco perto disso.",
            "Instalação bem feita conta: fio aterrado, protetor de surto e motor fora da enxurrada. É o que separa uma revisão de um conserto.",
          ],
        ],
      },
    ],
    questions: [
      {
        question: "Motor mais caro dá menos manutenção?",
        answers: [
          "Só se a diferença de preço for capacidade ou aberturas por hora. Velocidade e aplicativo não reduzem o desgaste.",
          "Não por ser caro. Paga-se menos conserto quando o motor tem folga para o peso e o uso.",
        ],
      },
      {
        question: "Motor com inversor quebra menos?",
        answers: [
          "Na mecânica, sim, porque parte e para devagar. A placa é mais sensível a surto e pede aterramento e protetor.",
          "A engrenagem agradece a partida suave, mas a eletrônica cobra proteção contra raio. No fim, empata.",
        ],
      },
      {
        question: "Que peças se trocam mais, em qualquer marca?",
        answers: [
          "Capacitor, engrenagem, fim de curso e placa. Pergunte pela reposição dessas quatro antes de comprar.",
          "As de desgaste, capacitor e engrenagem, e as elétricas, placa e fim de curso. A primeira é igual em todas.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Em casa, {visits.home}; em prédio e comércio, {visits.business}, pelo movimento.",
          "Residência, {visits.home}. Entrada coletiva pede {visits.business}, porque abre muito mais vezes.",
        ],
      },
    ],
  }),
];
