import type { Concept, KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Gate = "sliding" | "tilting" | "swing" | "any";

type Known = {
  id: string;
  /** Make and name, for headings in the panel. */
  label: string;
  /** Sets of words that name it. */
  names: string[];
  /** Where titles are read as the make's alone: the name that stands for "[marca]", whether the make is typed or not. */
  call?: string;
  /** What is asked besides its make: a version or a number of it. */
  needsVersion?: boolean;
  gate: Gate;
  /** Continues "é": "motor de portão de correr". */
  is: string;
  /** Sentences on what its name tells, one of which follows. */
  tells: string[];
  /** Continues the model's name: what it costs, with "@" where the place goes. */
  cost: string;
  /** When it is the right one, and when not; begins with "Sim". */
  worth: string[];
  /** What is mended of it; continues "Trocamos". */
  mended: string;
  /** Said of it besides, in full sentences. */
  more?: KnowledgeSection[];
  /** How the page opens for who wants to buy it or to know what it is, where the usual offer says too little. */
  buying?: string[];
};

const swap = "fica@ de {price.homeSwap} na troca em casa, com mão de obra";
const heavy = `${swap}, e de {price.heavySwap} em portão pesado ou de prédio`;

const gates: Record<Gate, { serves: string[]; sums: string[]; time: string[]; measures: string }> = {
  sliding: {
    serves: [
      "O motor fica fixo na base e empurra a folha pela cremalheira, a barra de dentes presa ao portão, por isso só serve em portão de correr. Trilho reto e roldanas boas contam tanto quanto a força do motor.",
      "Este motor serve só em portão de correr, porque move a folha pela cremalheira, a barra de dentes presa a ela. O portão precisa correr leve na mão, com trilho reto e roldanas em ordem.",
      "Só portão de correr aceita este motor, que fica parado ao lado da folha e a empurra pela cremalheira, a barra de dentes. Trilho sujo ou roldana gasta fazem qualquer deslizante parecer fraco.",
    ],
    sums: [
      "O valor soma motor, controles e mão de obra. Na troca, a base e a cremalheira em bom estado são aproveitadas. No primeiro motor do portão, elas são orçadas à parte, junto com o ponto de energia e a fotocélula.",
      "Entram no valor o motor, os controles e a mão de obra. Base, metros de cremalheira, ponto de energia e fotocélula só são cobrados se faltarem, cada um em sua linha do orçamento.",
      "Você paga o motor, os controles e a mão de obra. Quem já tem cremalheira e base firmes gasta menos, porque na primeira instalação elas e o ponto de energia são somados.",
    ],
    time: [
      "A instalação leva de {time.sliding}, com trilho e base em ordem. Em portão pesado, são de {time.heavy}.",
      "Em casa, conte de {time.sliding} se a base já existe. Em folha pesada ou de prédio, são de {time.heavy}.",
    ],
    measures: "a largura, a altura e o material da folha",
  },
  tilting: {
    serves: [
      "Este motor só serve em portão basculante, porque ergue a folha por fuso e braço. Quem carrega o peso é o contrapeso, que o técnico acerta antes de escolher a potência.",
      "O motor conduz a folha que sobe, e só serve em basculante, porque o peso fica com o contrapeso. Com a folha desequilibrada, qualquer modelo trabalha forçado.",
      "Só portão basculante usa este motor, preso na lateral, com fuso e braço. O contrapeso precisa estar acertado primeiro, e então a largura da folha decide a versão.",
    ],
    sums: [
      "O valor soma motor, controles e mão de obra. Acerto de contrapeso, cabo, solda e ponto de energia só são cobrados se fizerem falta, cada um em sua linha do orçamento.",
      "Na troca, a fiação e a fotocélula em bom estado são aproveitadas, e você paga o motor, os controles e o serviço. Reparo de cabo ou de contrapeso é orçado à parte.",
      "Entram no valor o motor, a mão de obra e os controles. O que a folha precisar, como cabo novo ou acerto do contrapeso, aparece à parte no orçamento.",
    ],
    time: [
      "Leva de {time.tilting} em casa, com a folha equilibrada, e de {time.heavy} em portão pesado ou de prédio.",
      "Conte de {time.tilting} em basculante de casa e de {time.heavy} em folha pesada. Acertar o contrapeso antes alonga a visita.",
    ],
    measures: "a largura, a altura e o material da folha",
  },
  swing: {
    serves: [
      "O motor empurra e puxa uma folha de abrir, presa por dobradiças, e o portão de duas folhas usa dois. Coluna firme e dobradiça sem folga são conferidas antes.",
      "Este motor serve em portão de abrir, um por folha, preso à coluna e à própria folha. Se a dobradiça cedeu, ela é acertada primeiro, para o motor não trabalhar torto.",
      "Só portão de abrir usa este motor, e cada folha tem o seu. O espaço ao lado da coluna precisa comportar o conjunto, e a folha deve girar leve na mão.",
    ],
    sums: [
      "O valor soma motor, central, controles e mão de obra. Duas folhas usam dois motores, e o preço aumenta. Suporte, solda e ponto de energia só são cobrados se faltarem.",
      "Cada folha leva um motor, e uma só central comanda os dois. O orçamento traz isso separado do que faltar, como suporte, solda e ponto de energia.",
      "O valor é de um motor por folha, mais a central, os controles e o serviço. Coluna sem suporte ou sem energia por perto aumenta o total.",
    ],
    time: [
      "O prazo vem com o orçamento, porque depende do número de folhas e do estado das colunas, que às vezes precisam de solda.",
      "Depende do número de folhas e das colunas, e o tempo é dito com o valor. Duas folhas usam dois motores e levam mais tempo que uma.",
    ],
    measures: "o comprimento e o material de cada folha",
  },
  any: {
    serves: [
      "O tipo de portão decide primeiro, porque motor de correr não serve em basculante nem em portão de abrir. A etiqueta da versão mostra para qual ela foi feita.",
      "Portão de correr, basculante e de abrir usam motores diferentes, e um não entra no lugar do outro. A etiqueta mostra qual é o caso da sua versão.",
      "Veja primeiro se a sua folha corre, sobe ou gira, porque o mesmo nome pode ter versões para portões diferentes, e uma não serve no lugar da outra.",
    ],
    sums: [
      "O valor soma motor, controles e mão de obra. Base ou suporte, ponto de energia e fotocélula só são cobrados se faltarem, cada um em sua linha do orçamento.",
      "Na troca, o que está bom na instalação é aproveitado, e você paga motor, controles e mão de obra. No primeiro motor, a base ou o suporte e o ponto de energia são orçados à parte.",
      "Entram no valor o motor, a mão de obra e os controles. O que faltar no portão, como base, suporte ou ponto de energia, aparece separado no orçamento.",
    ],
    time: [
      "Leva de {time.tilting} em basculante e de {time.sliding} em portão de correr. Folha pesada leva mais tempo.",
      "Conte de {time.tilting} no basculante e de {time.sliding} no de correr, com a folha em ordem.",
    ],
    measures: "a largura, a altura e o material da folha",
  },
};

const wishes = [
  "",
  "preço",
  "comprar",
  "condomínio",
  "prédio",
  "casa",
  "comércio",
  "instalado",
  "preço instalado",
  "portão pesado",
];
const kinds = ["basculante", "deslizante", "correr", "pivotante", "portão abrir"];
const powers = ["1/4", "1/4 hp", "1/3", "1/3 hp", "1/2 hp"];
const whether = ["vale pena", "bom", "presta", "compensa"];
const told = [...wishes, ...kinds, ...whether];

function toAsks({ label, names, call, needsVersion }: Known): string[] {
  const [make = ""] = label.toLowerCase().split(" ");
  // A model of one word must outdo what is told of any; of more words it does so alone.
  const marks = (name: string) => (needsVersion || !name.includes(" ") ? ["[marca] [modelo]"] : []);
  const named = names.flatMap((name) =>
    combine([name], needsVersion ? marks(name) : ["[marca]", ...marks(name)], told),
  );
  return call === undefined
    ? named
    : [...named, ...combine(names, told), ...combine(names, [make], [...powers, ...whether])];
}

const weighed = [
  "A capacidade em quilos da etiqueta deve passar do peso da folha em um terço, porque motor no limite esquenta e dura menos. Em motor de correr, o comum é até 400 kg com 1/4 HP e até 600 kg com 1/3 HP. Em prédio, confira também os ciclos por hora, as aberturas que ele aguenta sem esquentar.",
  "Em aço com quadro, a folha pesa de 10 a 21 kg por metro quadrado; em alumínio, de 4 a 7 kg. Escolha um motor para um terço a mais que esse peso. Onde entram muitos carros, contam também os ciclos por hora da ficha, as aberturas que ele faz sem esquentar.",
  "Deixe um terço de folga entre os quilos da etiqueta e o peso da folha: 300 kg de folha em motor de 400 kg. Em casa, o portão abre poucas vezes por dia. Em prédio, escolha uma versão com mais ciclos por hora, ou seja, que abre mais vezes seguidas sem esquentar.",
];

/** A tilting leaf hangs on its counterweight: its size counts, and not its weight alone. */
const measured = [
  "A largura e a altura da folha precisam caber na ficha da versão: até {width.quarterHp} de largura, 1/4 HP costuma bastar. Em prédio e comércio, confira também os ciclos por hora, o número de aberturas que ele aguenta sem esquentar.",
  "Meça a largura e a altura da folha com o portão fechado. Até {width.quarterHp} de largura, o de 1/4 HP serve; acima disso, ou em madeira pesada, é preciso mais potência. Onde entram muitos carros, contam também os ciclos por hora, as aberturas que ele faz sem esquentar.",
  "A potência acompanha a largura da folha: em geral, 1/4 HP até {width.quarterHp} e 1/3 ou 1/2 HP acima disso. Em casa, o portão abre poucas vezes por dia. Em prédio, escolha uma versão com mais ciclos por hora, ou seja, que abre mais vezes seguidas sem esquentar.",
];

const margins: Record<Gate, string[]> = {
  sliding: weighed,
  tilting: measured,
  swing: [
    "A ficha traz dois limites, o peso e o comprimento da folha, e a sua precisa caber nos dois, com folga. Em chapa fechada, que pega vento, escolha uma versão acima. Em prédio, confira também os ciclos por hora.",
    "Compare o comprimento e o peso de cada folha com a ficha da versão e deixe um terço de margem. Folha longa ou fechada segura vento e costuma precisar também de trava elétrica.",
    "Meça o comprimento e a altura de cada folha e diga o material. Os dois limites da ficha, em metros e em quilos, precisam passar dessas medidas. Onde entram muitos carros, contam também as aberturas por hora.",
  ],
  any: [
    "No portão de correr e no de abrir, a capacidade em quilos da etiqueta deve passar do peso da folha em um terço. No basculante, o que decide é a largura. Em prédio e comércio, confira também os ciclos por hora, o número de aberturas que ele aguenta sem esquentar.",
    "Estime o peso pelo tamanho e pelo material, já que chapa fechada e madeira pesam bem mais que grade, e escolha um motor para um terço a mais. No basculante, vale a largura da folha. Onde entram muitos carros, contam também os ciclos por hora da ficha.",
    "Deixe um terço de folga entre os quilos da etiqueta e o peso da folha, ou compare a largura, se o portão é basculante. Em prédio, escolha uma versão com mais ciclos por hora, ou seja, que abre mais vezes seguidas sem esquentar.",
  ],
};

const warranties = [
  "O motor comprado conosco tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
  "São {warranty.motor} de garantia no motor que vendemos e {warranty.installation} na instalação. Dá para pagar em até {shop.instalments} vezes no cartão.",
  "A garantia é de {warranty.motor} para o motor vendido por nós e de {warranty.installation} para a instalação, com parcelamento em até {shop.instalments} vezes.",
];

/** Offer and price stand in the first two sentences, before what its name tells. */
function answerOf({ is, tells, cost, worth, mended, buying }: Known): Concept["answers"] {
  const [here, anywhere] = [cost.replace("@", " {em}"), cost.replace("@", "")];
  return {
    any: tells.flatMap((tell) => [
      `Vendemos, instalamos e consertamos o [marca] {em}, que é ${is}. Na versão atual, ele ${anywhere}. ${tell}`,
      `O [marca] é ${is}. Vendemos a versão atual, instalamos e consertamos. Ele ${anywhere}. ${tell}`,
      `O [marca] é ${is}. Nós vendemos e instalamos a versão atual e consertamos o que você já tem. Ele ${anywhere}. ${tell}`,
    ]),
    price: tells.flatMap((tell) => [
      `O [marca] ${here}. Ele é ${is}. O valor exato depende da versão e do que já existe no portão. ${tell}`,
      `O [marca] instalado ${anywhere}. Ele é ${is}. O orçamento exato é grátis, pela foto e pelas medidas do portão. ${tell}`,
    ]),
    installation: tells.flatMap((tell) => [
      `Instalamos o [marca], que é ${is}. Comprado conosco, ele ${anywhere}; se o motor já é seu, a mão de obra parte de {price.installation}. ${tell}`,
      `A instalação do [marca] que você já comprou custa a partir de {price.installation}, só a mão de obra. Ele é ${is} e, comprado conosco, ${anywhere}. ${tell}`,
    ]),
    repair: [
      `Consertamos o [marca] {em}, como assistência independente, e não como autorizada da marca. O técnico mede antes de trocar ${mended}, e o valor do conserto é informado por foto da etiqueta e vídeo do defeito, sem custo. Se o motor ainda está na garantia de fábrica, procure primeiro a rede autorizada, com a nota.`,
      `A assistência que damos ao [marca] é independente: não somos a autorizada da fábrica. Consertamos o motor no seu endereço e dizemos o valor antes, pela foto da etiqueta e por um vídeo do defeito. Dentro da garantia do fabricante, o caminho é a rede autorizada; fora dela, podemos trocar ${mended}.`,
    ],
    question: worth,
    comparison: worth,
    ...(buying && { buying }),
  };
}

function askOf(time: string[]): KnowledgeQuestion[] {
  return [
    {
      question: "Que controle funciona no [marca]?",
      answers: [
        "Serve o controle que tem a frequência e o código da central desse motor, em geral 433 MHz. A frente e o verso do controle atual mostram qual é.",
        "Funciona o controle de mesma frequência e mesmo tipo de código da central. Se o código é rolante, que muda a cada toque, quase sempre só servem os da própria linha.",
      ],
    },
    {
      question: "Vocês instalam o [marca] comprado em outro lugar?",
      answers: [
        "Instalamos, se o modelo servir na folha e estiver completo: a mão de obra de motor comprado à parte começa em {price.installation}.",
        "Sim, com mão de obra a partir de {price.installation}, depois de conferir se o modelo serve na folha e se o conjunto está completo.",
      ],
    },
    { question: "Quanto tempo leva a instalação do [marca]?", answers: time },
    {
      question: "Vocês são autorizados da marca?",
      answers: [
        "Não: vendemos, instalamos e consertamos de forma independente. Motor ainda na garantia de fábrica deve ser levado a quem vendeu.",
        "Não, somos independentes da marca. Se o seu motor ainda está na garantia do fabricante, procure primeiro a rede autorizada, com a nota.",
      ],
    },
  ];
}

function toModel(model: Known): NarrowConcept {
  const { id, label, gate, mended, more = [] } = model;
  const { serves, sums, time, measures } = gates[gate];
  const concept: NarrowConcept = {
    id,
    isAskedByName: true,
    broader: "modelos",
    label,
    phrase: `o motor ${label}`,
    asks: toAsks(model),
    intent: "buying",
    answers: answerOf(model),
    sections: [
      ...more,
      {
        about: "choose",
        headings: ["O [marca] serve no seu portão?", "Antes de escolher o [marca]"],
        slots: [serves, margins[gate]],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do [marca]", "O preço do [marca] instalado"],
        slots: [sums, warranties],
      },
      {
        about: "replace",
        headings: ["Se o [marca] já está no seu portão", "Conserto do [marca]"],
        slots: [
          [
            `No conserto, o técnico mede antes de trocar ${mended}, e o valor é informado antes da troca. Se basta um ajuste, a visita em casa parte de {price.preventive}, sem peças. O nome inteiro da etiqueta indica a peça certa.`,
            `Trocamos ${mended} só depois de confirmar o defeito e combinar o preço. A peça certa é a do nome completo que está na etiqueta. Quando basta regular, a visita em residência começa em {price.preventive}, fora as peças.`,
            `O defeito costuma estar em ${mended}, e a medição mostra em qual antes de qualquer troca. A peça é pedida pelo nome inteiro da etiqueta. Se for só regulagem, a visita em casa sai a partir de {price.preventive}, sem peças.`,
          ],
        ],
      },
    ],
    keep: [],
    questions: askOf(time),
    photo: `uma foto do portão inteiro, com ${measures}, e a da etiqueta do motor, se houver`,
  };
  return model.call === undefined ? concept : callByName(concept, model.call);
}

/** The same concept, in which the model is called by one name. */
function callByName(concept: NarrowConcept, name: string): NarrowConcept {
  const call = (texts: string[]) => texts.map((text) => text.replaceAll("[marca]", name));
  const {
    any,
    price = [],
    installation = [],
    repair = [],
    question = [],
    comparison = [],
    buying,
  } = concept.answers ?? { any: [] };
  return {
    ...concept,
    answers: {
      any: call(any),
      price: call(price),
      installation: call(installation),
      repair: call(repair),
      question: call(question),
      comparison: call(comparison),
      ...(buying && { buying: call(buying) }),
    },
    sections: concept.sections.map((section) => ({ ...section, headings: call(section.headings) })),
    questions: concept.questions.map(({ question, answers }) => ({
      question: question.replaceAll("[marca]", name),
      answers: call(answers),
    })),
  };
}

/** A model that is called by its name alone, beside the one that titles call with its make. */
function toNamedAlone(model: Known): NarrowConcept {
  const id = `${model.id}-sem-marca`;
  return { ...toModel({ ...model, id, call: model.label }), asks: combine(model.names, told) };
}

const slidingParts = "engrenagem, capacitor, fim de curso ou placa";
const tiltingParts = "porca do fuso, capacitor, fim de curso ou placa";

const models: Known[] = [
  {
    id: "nice-robus",
    label: "Nice Robus",
    names: ["robus"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante), de 24 V",
    tells: [
      "O número do nome, 400, 600 ou 1000, indica os quilos que ele move, e o seguro é a folha pesar um quarto menos.",
      "O número do nome, 400, 600 ou 1000, corresponde à capacidade em quilos, que a etiqueta confirma.",
    ],
    cost: "é orçado@ por modelo e costuma custar mais que um deslizante nacional, que na troca em casa fica de {price.homeSwap}, com mão de obra",
    worth: [
      "Sim, o [marca] é bom para portão de correr, porque é motor de 24 V, que parte e para com suavidade e aceita bateria para funcionar na falta de luz. Se a prioridade é o menor preço ou peça fácil de achar, um deslizante nacional fica de {price.homeSwap} na troca em casa, com mão de obra.",
      "Sim, o [marca] vale a pena para quem quer parada suave e portão que abra na falta de luz, com bateria, já que é um motor de correr de 24 V. Ele não compensa para quem busca o menor preço, porque trocar por um deslizante comum custa de {price.homeSwap} em casa, com mão de obra.",
      "Sim, o [marca] é um bom motor para portão de correr, sobretudo onde falta energia, porque trabalha em 24 V e aceita bateria de reserva. Quem prefere peça mais fácil de encontrar fica melhor com um deslizante nacional, de {price.homeSwap} na troca em casa, com mão de obra.",
    ],
    mended: "engrenagem, fim de curso, fonte, bateria ou central",
    more: [
      {
        about: "what",
        headings: ["O que muda por ser de 24 V", "A vantagem de um motor de 24 V"],
        slots: [
          [
            "O motor de 24 V é de corrente contínua, por isso a central controla a velocidade, parte e freia aos poucos. Com uma bateria de reserva, ele ainda abre o portão na falta de luz.",
            "Por trabalhar em 24 V, a central regula a velocidade e faz a parada suave, sem o tranco do motor comum. Uma bateria ligada a ela move a folha quando falta energia.",
            "A corrente contínua de 24 V permite acelerar e frear aos poucos, o que poupa cremalheira e batente. Ela também torna simples ligar uma bateria para as horas sem luz.",
          ],
          [
            "A alimentação continua vindo da rede da casa, pela fonte do próprio motor. A placa de reposição precisa ser da mesma linha, porque a de um motor comum não serve.",
            "A fonte interna é ligada à rede da casa, como em qualquer motor. A central, porém, é própria, e uma placa universal de motor comum não a substitui.",
            "O motor se liga à rede normal, e a fonte interna baixa a tensão. Na manutenção, a diferença é a placa, que precisa ser da mesma linha.",
          ],
        ],
      },
    ],
  },
  {
    id: "ppa-dz-rio-numero",
    label: "PPA DZ Rio com número",
    needsVersion: true,
    names: ["dz rio", "rio"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante), com cremalheira",
    tells: [
      "O número depois de Rio distingue as versões pela capacidade, que a etiqueta confirma em quilos.",
      "O número do nome indica o porte da versão, e os quilos que ela move estão na etiqueta.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr de casa, se a capacidade da etiqueta passa do peso da folha em um terço. Em folha mais pesada ou entrada de muitos carros, escolha uma versão maior. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Sim, o [marca] é bom para portão de correr quando os quilos da etiqueta superam o peso da folha em um terço. Ele não compensa no limite da capacidade, porque esquenta, nem em uso coletivo intenso. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Sim, compensa comprar o [marca] se o portão é de correr e a capacidade da etiqueta passa do peso da folha em um terço. Para muitos carros por dia, confira antes os ciclos por hora. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "ppa-jet-rio",
    label: "PPA Jet Rio",
    call: "PPA Jet Rio",
    names: ["jet rio", "jetrio", "rio jetflex", "rio jet flex"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante) da linha Rio",
    tells: [
      "Jet, no nome, é a versão JetFlex, com inversor, que acelera e freia aos poucos e abre mais rápido que o Rio comum.",
      "Por ser a versão JetFlex, com inversor, abre mais depressa que o Rio comum e chega suave ao batente.",
    ],
    cost: "é orçado@ pela versão e costuma custar mais que o Rio comum, que na troca em casa fica de {price.homeSwap}, com mão de obra",
    worth: [
      "Sim, o PPA Jet Rio vale a pena se o portão é de correr, a folha anda leve e a espera na rua incomoda: o inversor abre mais rápido e freia antes do batente. Em folha pesada, o Rio comum fica de {price.homeSwap} na troca em casa.",
      "O PPA Jet Rio é bom para quem quer entrar depressa e tem folha de correr leve, com trilho limpo. Em trilho ruim ou portão pesado ele não compensa, e o Rio comum, de {price.homeSwap} na troca em casa, atende.",
      "Compensa o PPA Jet Rio quando a pressa pesa mais que o preço: o inversor acelera e freia aos poucos. Se a folha pesa ou o trilho está torto, fique com o Rio comum, que sai de {price.homeSwap} em casa, com mão de obra.",
    ],
    mended: "engrenagem, sensor de posição ou placa com inversor",
  },
  {
    id: "ppa-eurus",
    label: "PPA Eurus",
    names: ["eurus"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante)",
    tells: [
      "A etiqueta da versão diz os quilos e os ciclos por hora que ele aceita.",
      "Há mais de uma versão, e o nome inteiro, com o número, diz a capacidade.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr, se os quilos e os ciclos da etiqueta passam do peso da folha e do seu uso com folga. Em folha leve e poucas aberturas, um deslizante menor custa menos. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O [marca] é bom em portão de correr cuja folha fica um quarto abaixo da capacidade da etiqueta. Para casa com portão leve, um modelo menor resolve por menos. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Compensa o [marca] quando o uso pede a capacidade e os ciclos por hora que a etiqueta traz. Se a folha é leve e abre poucas vezes, pague por um deslizante menor. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "ppa-potenza",
    label: "PPA Potenza",
    names: ["potenza", "bv potenza"],
    gate: "tilting",
    is: "um motor de portão basculante",
    tells: [
      "Até {width.quarterHp}, com a folha equilibrada, 1/4 HP costuma bastar.",
      "A versão se escolhe pela largura e pelo uso: casa e garagem de prédio pedem motores diferentes.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão basculante equilibrado, na versão certa para a largura e o uso. Em folha de até {width.quarterHp}, compare com o nosso kit de 1/4 HP, a partir de {price.lowest} instalado. A troca de motor em casa fica de {price.homeSwap}.",
      "O [marca] é bom para basculante, desde que o contrapeso esteja certo e a versão cubra a largura. A troca em casa vai de {price.homeSwap}; até {width.quarterHp} de folha, o nosso kit de 1/4 HP parte de {price.lowest} instalado.",
      "Compensa comprar o [marca] se o portão sobe, está equilibrado e o uso combina com a versão. Antes, compare: em casa a troca fica de {price.homeSwap}, e o nosso kit para folha de até {width.quarterHp} começa em {price.lowest} instalado.",
    ],
    mended: tiltingParts,
  },
  {
    id: "ppa-penta-versao",
    label: "PPA Penta com versão",
    needsVersion: true,
    names: ["penta"],
    gate: "tilting",
    is: "um motor de portão basculante de porte maior",
    tells: [
      "A versão Predial é a de garagem coletiva; as outras se escolhem pela largura da folha e pelas aberturas por dia.",
      "Predial, Robust e JetFlex são versões, e a etiqueta diz a largura e o uso de cada uma.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em basculante largo, pesado ou que abre muitas vezes por dia. Em folha de casa de até {width.quarterHp}, um kit de 1/4 HP, a partir de {price.lowest} instalado, atende por menos.",
      "O [marca] é bom para garagem coletiva e folha grande, com o contrapeso acertado. Em casa, com até {width.quarterHp} de largura, sobra motor: o nosso kit de 1/4 HP parte de {price.lowest} instalado.",
      "Compensa o [marca] quando a folha é larga ou o portão não para o dia todo. Para uma família e um basculante de até {width.quarterHp}, o kit de 1/4 HP, de {price.lowest} em diante, instalado, faz o mesmo.",
    ],
    mended: tiltingParts,
  },
  {
    id: "ppa-piston",
    label: "PPA Piston",
    call: "PPA Piston",
    names: ["piston", "ppa pistão"],
    gate: "swing",
    is: "um motor de pistão para portão pivotante, o de abrir",
    tells: [
      "O pistão se prende à coluna e empurra a folha; portão de duas folhas leva dois motores e uma central para os dois.",
      "Duas folhas pedem o kit duplo, com dois pistões e uma central, e a coluna precisa ser firme.",
    ],
    cost: "fica@ de {price.homeSwap} por motor na troca em casa, com mão de obra",
    worth: [
      "Sim, o PPA Piston vale a pena em portão de abrir com coluna firme e espaço ao lado para o pistão. Coluna muito larga ou folha longa pode pedir motor de braço. A troca em casa fica de {price.homeSwap} por motor, com mão de obra.",
      "O PPA Piston é bom quando a coluna é firme e o pistão cabe ao lado dela sem forçar o ângulo. Em pilar largo, o motor de braço trabalha melhor; cada motor trocado em casa sai de {price.homeSwap}, com mão de obra.",
      "Compensa o PPA Piston em folha de abrir alinhada, presa em coluna estreita e firme. Se a dobradiça cedeu ou a folha é longa, veja antes o motor de braço. A troca em casa vai de {price.homeSwap} por motor.",
    ],
    buying: [
      "O PPA Piston é um motor de pistão para portão pivotante, o de abrir, e custa de {price.homeSwap} por motor na troca em casa, com mão de obra. Cada folha leva um, então portão de duas folhas usa dois e uma central. A coluna precisa ser firme, com espaço ao lado para o pistão.",
      "O motor PPA Piston serve em portão pivotante, de uma ou duas folhas, com um pistão por folha preso à coluna. Na troca em casa fica de {price.homeSwap} por motor, com mão de obra. Em coluna muito larga, o motor de braço trabalha melhor.",
      "Vendemos, instalamos e consertamos o PPA Piston, motor de pistão para portão pivotante, o que abre como porta. Fica de {price.homeSwap} por motor na troca em casa, com mão de obra. Dobradiça firme e coluna reta são o que ele mais exige.",
      "Para portão pivotante, o PPA Piston empurra a folha com um pistão fixado na coluna, e duas folhas pedem o kit duplo. O valor fica de {price.homeSwap} por motor na troca em casa, com mão de obra. A foto da coluna mostra se ele cabe.",
    ],
    mended: "fuso, capacitor, fim de curso ou placa",
    more: [
      {
        about: "what",
        headings: ["Quando o pistão serve e quando usar motor de braço", "PPA Piston ou motor de braço"],
        slots: [
          [
            "O pistão trabalha bem quando a dobradiça fica perto da face de dentro da coluna, porque ele precisa puxar a folha em ângulo. Em pilar largo, com a dobradiça longe da face, o braço articulado alcança melhor.",
            "O que decide é a distância da dobradiça até a face de dentro da coluna. Se ela é pequena, o pistão cabe e fica discreto. Se o pilar é largo, o motor de braço articulado trabalha sem forçar.",
            "O Piston fica rente à folha e ocupa pouco espaço, mas pede dobradiça próxima da face da coluna. Quando o pilar é largo, a alternativa é o motor de braço, que tem mais alcance.",
          ],
          [
            "Folha longa ou fechada, que pega vento, pede versão mais forte e trava elétrica para segurar o portão fechado.",
            "Se a folha é comprida ou de chapa fechada, o vento empurra o portão, e a trava elétrica passa a ser necessária.",
            "Em folha grande ou fechada, inclua a trava elétrica, porque o vento força o pistão mesmo com o portão parado.",
          ],
        ],
      },
    ],
  },
  {
    id: "ppa-home-qual",
    label: "PPA Home",
    needsVersion: true,
    names: ["ppa home"],
    gate: "any",
    is: "a linha de casa da PPA, com o DZ Home, de correr, e o BV Home, basculante",
    tells: [
      "A etiqueta diz qual das duas é a sua, e uma não serve no lugar da outra.",
      "Veja na etiqueta se é DZ ou BV, porque o motor de correr não serve no basculante.",
    ],
    cost: swap,
    worth: [
      "Sim, o [marca] vale a pena em portão de casa, na versão do seu portão: DZ Home no de correr, BV Home no basculante. Em folha pesada ou uso coletivo, escolha uma versão maior. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O [marca] é bom para casa, com folha leve e poucas aberturas por dia: DZ Home se o portão corre, BV Home se ele sobe. Pesado ou de prédio, pede outra linha. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Compensa o [marca] no portão de uma família, desde que seja o certo, DZ Home para correr e BV Home para basculante. Onde o uso é de prédio, não. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: "capacitor, fim de curso, engrenagem ou placa",
  },
  {
    id: "ppa-dz-home-turbo",
    label: "PPA DZ Home Turbo",
    call: "PPA DZ Home Turbo",
    names: ["dz home turbo", "home turbo"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante), da linha de casa da PPA",
    tells: [
      "O nome Turbo costuma indicar a abertura mais rápida, que pede folha leve, batente firme e fotocélula.",
      "Turbo costuma ser a versão veloz, própria para folha que corre leve; os quilos e o tempo de abertura estão na ficha.",
    ],
    cost: swap,
    worth: [
      "Sim, o PPA DZ Home Turbo vale a pena em portão de correr leve de casa, para quem quer esperar menos na rua. Em folha pesada ou garagem de prédio, escolha uma versão de mais quilos e mais ciclos por hora. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O PPA DZ Home Turbo é bom se a folha corre leve na mão e abre poucas vezes por dia, e o ganho é a rapidez. Trilho ruim ou folha fechada e pesada pedem um motor maior. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Compensa o PPA DZ Home Turbo quando o tempo de espera incomoda e o portão de correr é leve. Se a rua é calma, o DZ Home comum atende. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "ppa-dz-condominium",
    label: "PPA DZ Condominium",
    call: "PPA DZ Condominium",
    names: ["dz condominium", "ppa condominium"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante), da linha da PPA para uso coletivo",
    tells: [
      "O nome indica o uso, e os ciclos por hora e os quilos da etiqueta dizem se ele dá conta da sua garagem.",
      "Ele é próprio para entrada de prédio. Confira na etiqueta os quilos e, na ficha, os ciclos por hora.",
    ],
    cost: "fica@ de {price.heavySwap} na troca em portão pesado ou de prédio, com mão de obra",
    worth: [
      "Sim, o PPA DZ Condominium vale a pena em portão de correr de prédio ou comércio, quando os ciclos por hora da ficha passam das aberturas da hora de pico. Em casa, um deslizante menor custa menos. Em portão pesado ou de prédio, a troca fica de {price.heavySwap}, com mão de obra.",
      "O PPA DZ Condominium é bom para garagem coletiva com portão de correr, desde que a folha pese um quarto menos que a etiqueta. Para uma família só, é mais motor do que o portão precisa. A troca em prédio fica de {price.heavySwap}, com mão de obra.",
      "Compensa o PPA DZ Condominium onde o portão de correr abre o dia inteiro, porque motor de casa esquenta nesse uso. Confira os ciclos por hora da versão; em prédio, a troca fica de {price.heavySwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "garen-kdz-speed",
    label: "Garen KDZ Speed",
    call: "Garen KDZ Speed",
    names: ["kdz speed", "speed kdz"],
    gate: "sliding",
    is: "a versão rápida do KDZ, motor de portão de correr (deslizante)",
    tells: [
      "Speed é a velocidade: ele pede folha que corra leve na mão, batente firme e fotocélula.",
      "Ele abre em menos tempo que o KDZ comum, e por isso pede trilho limpo, batente firme e fotocélula.",
    ],
    cost: heavy,
    worth: [
      "Sim, o Garen KDZ Speed vale a pena se você espera na rua e o portão de correr anda leve: ele abre em menos tempo que o KDZ comum. Em folha pesada, trilho torto ou entrada sem fotocélula, o comum resolve. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Garen KDZ Speed compensa quando a espera na rua preocupa e a folha de correr está leve, com batente firme e fotocélula. Com trilho ruim, a velocidade só gasta mais. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Garen KDZ Speed é bom para quem quer entrar depressa e tem trilho limpo e folha leve. Se o portão está no limite do peso, fique com o KDZ comum. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
    more: [
      {
        about: "what",
        headings: ["O que o Speed muda em relação ao KDZ comum", "KDZ Speed: velocidade e cuidado"],
        slots: [
          [
            "O que muda é o tempo de abertura, que está na ficha da versão; base, cremalheira e trilho são os mesmos de um deslizante comum. A folha precisa correr leve na mão para a velocidade valer a pena.",
            "A diferença está na velocidade da folha, e não no portão, que usa a mesma base e a mesma cremalheira. Com trilho sujo ou roda gasta, o ganho some.",
            "O Speed abre mais depressa sem pedir outro portão: ficam trilho, base e cremalheira. Só a folha leve aproveita isso, porque a pesada freia o motor.",
          ],
          [
            "Quanto mais rápida a folha, mais forte ela chega ao fim, e por isso batente, ímãs de parada e fotocélula são conferidos antes da entrega.",
            "A parada e a fotocélula passam a ser o principal da regulagem, já que a folha veloz bate com mais força se passar do ponto.",
            "Velocidade pede cuidado na chegada: batente firme, ímã no lugar certo e fotocélula testada fazem parte da instalação.",
          ],
        ],
      },
    ],
  },
  {
    id: "rossi-dz-nano-turbo",
    label: "Rossi DZ Nano Turbo",
    call: "Rossi DZ Nano Turbo",
    names: ["dz nano turbo", "nano turbo"],
    gate: "sliding",
    is: "a versão rápida do deslizante compacto da Rossi",
    tells: [
      "Turbo quer dizer que abre em menos tempo que o Nano comum. A folha precisa ser leve, e os quilos estão na etiqueta.",
      "O nome Turbo indica a abertura mais rápida, que pede trilho limpo e fotocélula; o peso que ele suporta está na etiqueta.",
    ],
    cost: `${swap}, conforme a cremalheira e a base`,
    worth: [
      "Sim, o Rossi DZ Nano Turbo é bom em portão de correr leve de casa, para quem quer esperar menos na rua, porque abre mais rápido que o Nano comum e ocupa pouco espaço. Em chapa fechada, folha pesada ou garagem de muitos carros, um deslizante maior dura mais. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Rossi DZ Nano Turbo é bom se a folha é de correr, anda leve na mão e abre poucas vezes por dia. Com folha pesada ou trilho ruim, vale mais um deslizante de maior capacidade. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Compensa o Rossi DZ Nano Turbo quando o tempo de espera importa e o portão é leve e sem rampa. Para prédio ou folha fechada, escolha uma versão de mais quilos. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    buying: [
      "O Rossi DZ Nano Turbo é bom para portão de correr leve de casa: abre mais rápido que o Nano comum e ocupa pouco espaço. Em folha pesada, chapa fechada ou garagem de muitos carros, um deslizante maior dura mais. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O motor Rossi DZ Nano Turbo é bom se a folha corre leve na mão e abre poucas vezes por dia, e o ganho é a rapidez. Com trilho ruim ou portão pesado, ele trabalha forçado. Trocado em casa, custa de {price.homeSwap}, com mão de obra.",
      "Sim, o Rossi DZ Nano Turbo é bom, desde que o peso do portão fique um quarto abaixo dos quilos da etiqueta. Ele é a versão rápida do deslizante compacto da Rossi, própria para casa. A troca fica de {price.homeSwap}, com mão de obra.",
      "O Rossi DZ Nano Turbo é um bom motor para quem quer esperar menos na rua e tem portão de correr leve e sem rampa. Para prédio, escolha um modelo com mais ciclos por hora. Na troca em casa, fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
    more: [
      {
        about: "what",
        headings: ["Nano Turbo ou Nano comum", "O que se ganha e o que se perde com o Turbo"],
        slots: [
          [
            "O ganho é o tempo: a folha anda mais depressa que no Nano comum, e os segundos dependem da largura do vão e estão na ficha. Quem entra de rua cheia ou perigosa sente a diferença.",
            "Com o Turbo, o carro espera menos no portão, porque a folha corre mais rápido que no Nano comum. O tempo ganho depende da largura do vão e está na ficha.",
            "A folha abre em menos segundos que no Nano comum, o que conta para quem chega de noite ou espera em rua movimentada. A ficha traz a velocidade.",
          ],
          [
            "Em troca, o Turbo pede trilho limpo, roldana boa, batente firme e revisão {visits.home}, porque qualquer defeito aparece como tranco. Se a espera não incomoda, o Nano comum atende do mesmo jeito.",
            "Com o Turbo, fotocélula, batente firme e revisão {visits.home} passam a ser necessários. Quem não tem pressa na entrada fica bem com o Nano comum.",
            "A velocidade exige mais da folha, e roda gasta ou trilho torto viram tranco em poucas semanas. Quem não se importa em esperar fica bem com o Nano comum.",
          ],
        ],
      },
    ],
  },
  {
    id: "rossi-dz-numero",
    label: "Rossi DZ3 e DZ4",
    names: ["dz 3", "dz 4"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante)",
    tells: [
      "O número distingue as versões pela força, e a palavra Turbo costuma indicar a mais rápida; os quilos estão na etiqueta.",
      "DZ é a sigla dos deslizantes, e o número distingue as versões pela força, que a etiqueta confirma em quilos.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr, se os quilos da etiqueta passam do peso da folha em um terço. Em folha leve de casa, um modelo compacto atende por menos. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Sim, o [marca] é bom para portão de correr cuja folha pesa um quarto menos que a capacidade da etiqueta. Em uso coletivo, confira também os ciclos por hora. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Sim, o [marca] compensa quando o peso da folha de correr justifica a capacidade dele. Se o portão é leve e de uma família só, um modelo compacto da marca custa menos. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "rossi-nkx30-motor",
    label: "Rossi NKX30",
    needsVersion: true,
    names: ["nkx"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante), com cremalheira",
    tells: [
      "NKX é o nome da central que vai nele; o modelo do motor e os quilos estão na etiqueta da carcaça.",
      "Como NKX nomeia a central, a força se lê na etiqueta da carcaça, em quilos.",
    ],
    cost: heavy,
    worth: [
      "Sim, o [marca] vale a pena em portão de correr, se os quilos da etiqueta passam do peso da folha com um terço de folga. NKX é a central que vai nele, e a peça se pede pelo código inteiro. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O [marca] é bom quando o motor da etiqueta aguenta a folha de correr com sobra de um terço, já que NKX é só o nome da central. Confira o código completo antes de comprar. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Compensa o [marca] se o portão é de correr e a capacidade escrita passa do peso da folha. Como NKX nomeia a placa, e não a força, leia os quilos na carcaça. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
  },
  {
    id: "peccinin-fastgatter",
    label: "Peccinin Fastgatter",
    call: "Peccinin Fastgatter",
    names: ["fastgatter", "fast gatter"],
    gate: "sliding",
    is: "um motor de portão de correr (deslizante), da família Gatter da Peccinin",
    tells: [
      "Fast indica a abertura mais rápida, e o número, como 1/3, a potência em HP; os quilos exatos estão na etiqueta.",
      "O nome Fast é o da versão veloz, que pede folha leve, batente firme e fotocélula.",
    ],
    cost: heavy,
    worth: [
      "Sim, o Peccinin Fastgatter vale a pena em portão de correr leve, quando a espera na rua incomoda. Em folha pesada ou trilho ruim, prefira um deslizante comum. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Peccinin Fastgatter compensa para quem espera na rua e tem folha de correr leve, com trilho limpo e fotocélula. Se a folha pesa, o Gatter comum resolve. A troca em casa fica de {price.homeSwap}, com mão de obra.",
      "O Peccinin Fastgatter é bom pela rapidez, desde que a folha corra leve e o batente seja firme. Para portão pesado ou de muitos carros, veja os ciclos por hora antes. A troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    mended: slidingParts,
    more: [
      {
        about: "what",
        headings: ["O que dizem Fast e 1/3 no nome", "Fast Gatter: velocidade e potência"],
        slots: [
          [
            "Fast é a velocidade: a folha abre em menos tempo que no Gatter comum, e os segundos estão na ficha da versão. Cremalheira e trilho são os mesmos de um portão de correr.",
            "A palavra Fast separa a versão rápida da comum, sem mudar base nem cremalheira. O tempo de abertura consta da ficha.",
            "O nome diz que esta é a versão veloz do Gatter, montada no mesmo trilho e na mesma cremalheira. Folha que chega rápido pede batente e fotocélula em ordem.",
          ],
          [
            "Em motor de correr, 1/3 HP costuma levar até perto de 600 kg, conforme a ficha; com um terço de folga, isso dá uma folha de uns 450 kg.",
            "A versão de 1/3 HP atende, em geral, folha de casa de uns 450 kg, porque a capacidade fica perto de 600 kg e é bom deixar margem. A ficha confirma os quilos.",
            "O 1/3 é a potência em HP, que num deslizante costuma mover perto de 600 kg. Deixando a margem, serve para folha de uns 450 kg.",
          ],
        ],
      },
    ],
  },
];

const namedAlone = new Set(["nice-robus", "ppa-eurus", "ppa-potenza"]);

/** Makes of which the shop sells motors. */
const sold = ["ppa", "garen", "rossi", "peccinin", "agl"];

const worthOfMake = [
  "Sim, o [marca] vale a pena se for do tipo do seu portão, se a capacidade da etiqueta passar do peso da folha em um terço e se os ciclos por hora bastarem para o seu uso. A troca em casa fica de {price.homeSwap}, com mão de obra.",
  "Sim, o [marca] é bom quando a versão foi feita para o seu tipo de portão e os quilos da etiqueta superam o peso da folha em um terço. Em prédio, os ciclos por hora contam ainda mais. A troca em casa sai de {price.homeSwap}, com mão de obra.",
  "Sim, o [marca] compensa se serve no seu tipo de portão e trabalha com um terço de folga no peso. Vendemos esse modelo ou um equivalente, e a troca em casa vai de {price.homeSwap}, com mão de obra.",
];

const soldModel: NarrowConcept = {
  ...toModel({
    id: "modelo-das-nossas-marcas",
    label: "Modelo das marcas que vendemos",
    names: [],
    gate: "any",
    is: "um motor de portão da marca",
    tells: [""],
    cost: heavy,
    worth: worthOfMake,
    mended: "capacitor, fim de curso, engrenagem ou placa",
  }),
  asks: [
    ...combine(sold, ["[modelo]", "motor [modelo]"], [...told, ...powers, "industrial", "casa", "ficha", "capacidade"]),
    ...combine(
      ["ppa robust", "ppa torsion", "garen flash"],
      ["", "preço", "basculante", "deslizante", "industrial", "motor"],
    ),
  ],
  answers: {
    any: [
      "Vendemos, instalamos e consertamos o [marca] {em}, na versão atual ou em uma equivalente. A troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado ou de prédio, de {price.heavySwap}. A etiqueta mostra o tipo de portão, os quilos e os ciclos por hora da versão.",
      "O [marca] é vendido, instalado e consertado por nós {em}, na versão atual ou em uma equivalente. A troca em casa sai de {price.homeSwap}, com mão de obra. A etiqueta diz para que tipo de portão e para que peso de folha a versão serve, e em que tensão ela trabalha.",
      "O [marca] é um motor de portão que vendemos, instalamos e consertamos, na versão atual ou em uma equivalente. A troca em casa fica de {price.homeSwap}, com mão de obra, e em portão pesado ou de prédio, de {price.heavySwap}. A etiqueta mostra o tipo de portão e os quilos.",
      "O [marca] serve se a versão for do seu tipo de portão e se a capacidade da etiqueta passar do peso da folha em um terço. Vendemos e instalamos esse modelo ou um equivalente, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O [marca] custa {em} de {price.homeSwap} na troca em casa, com mão de obra, e de {price.heavySwap} em portão pesado ou de prédio. O valor exato depende da versão e do que já existe no portão, como base, suporte e ponto de energia.",
      "O preço do [marca] instalado é de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado ou de prédio, com mão de obra. A versão do motor e o estado da base ou do suporte decidem o valor exato.",
      "De {price.homeSwap} é quanto custa o [marca] na troca em casa, com mão de obra. Em entrada coletiva ou folha pesada, o valor fica de {price.heavySwap}, conforme a versão e o que já existe no portão, como base e ponto de energia.",
    ],
    question: worthOfMake,
    comparison: worthOfMake,
  },
};

/** Its name is a word of the language, which is not taken for a model. */
const aglTrino = callByName(
  {
    ...toModel({
      id: "agl-trino",
      label: "AGL Trino",
      names: [],
      gate: "sliding",
      is: "um motor de portão de correr da AGL",
      tells: [""],
      cost: heavy,
      worth: worthOfMake,
      mended: "capacitor, fim de curso, engrenagem ou placa",
    }),
    asks: combine(
      ["agl trino"],
      ["", "preço", "deslizante", "motor", "[marca]", "[marca] [modelo]", "300", "bom", "300 bom", "vale pena"],
    ),
    answers: {
      ...soldModel.answers,
      any: [
        "O motor AGL Trino 300 é bom para portão de correr de casa, com a folha bem abaixo do limite de peso da etiqueta: num motor de 300 kg, fique em uns 225 kg. Não serve em basculante nem em prédio de muito movimento. A troca em casa, com mão de obra, fica de {price.homeSwap}.",
        "Sim, o AGL Trino é bom para portão de correr de casa, leve e com trilho limpo. Para folha pesada, prédio ou comércio, escolha um motor de maior capacidade e mais ciclos por hora. Vendemos esse modelo ou um equivalente, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O AGL Trino é um motor de portão de correr que vendemos, instalamos e consertamos, na versão atual ou em uma equivalente. A troca em casa fica de {price.homeSwap}, com mão de obra. Ele serve se o peso da folha ficar um quarto abaixo do limite em quilos da etiqueta.",
      ],
    },
  },
  "AGL Trino",
);

type Power = {
  id: string;
  hp: string;
  /** Continues "essa potência". */
  slides: string;
  /** Continues "no basculante,". */
  tilts: string;
  /** Continues "O motor", with "@" where the place goes. */
  cost: string;
  /** Said of the shop's own kits, which tilt. */
  kit: string;
};

const powersOfMakes: Power[] = [
  {
    id: "um-quarto",
    hp: "1/4 HP",
    slides: "costuma levar até perto de 400 kg, boa para folha de uns 300 kg com folga",
    tilts: "serve a folha equilibrada de até {width.quarterHp} de largura",
    cost: swap,
    kit: "Para comparar, o nosso kit basculante de 1/4 HP parte de {price.lowest} instalado.",
  },
  {
    id: "um-terco",
    hp: "1/3 HP",
    slides: "costuma levar até perto de 600 kg, boa para folha de uns 450 kg com folga",
    tilts: "serve a folha equilibrada mais larga que {width.quarterHp}, em geral até uns 3,5 metros",
    cost: "fica@ de {price.homeSwap} na troca em casa, instalado e com mão de obra, acima do de 1/4 HP da mesma linha",
    kit: "",
  },
  {
    id: "meio-hp",
    hp: "1/2 HP",
    slides: "costuma levar até perto de 1.000 kg, boa para folha pesada ou de muito uso",
    tilts: "serve a folha larga ou pesada, já equilibrada",
    cost: heavy,
    kit: "",
  },
];

/** A make's motor of so much power: what it moves, what it costs, and that it is fitted. */
function toPower({ id, hp, slides, tilts, cost, kit }: Power): NarrowConcept {
  const value = hp.replace(" HP", "");
  const names = [value, `${value} hp`];
  const anywhere = cost.replace("@", "");
  const places = [" {em}", ""];
  return {
    id: `motor-da-marca-${id}`,
    isAskedByName: true,
    broader: "potencia",
    label: `Motor da marca de ${hp}`,
    phrase: `o motor de ${hp} da marca`,
    asks: combine(
      names,
      ["[marca]", "[marca] motor", "[marca] [modelo]"],
      [
        "",
        "deslizante",
        "correr",
        "pivotante",
        "preço",
        "deslizante preço",
        "basculante",
        "basculante preço",
        "portão",
      ],
    ),
    intent: "buying",
    answers: {
      any: places.flatMap((where) => [
        `Vendemos, instalamos e trocamos motor [marca] de ${hp}${where}, que ${anywhere}. Em portão de correr, essa potência ${slides}; no basculante, ${tilts}.`,
        `Instalamos motor [marca] deslizante de ${hp}${where}: ele ${anywhere}. Em portão de correr, essa potência ${slides}, conforme a ficha; cremalheira e base em bom estado ficam.`,
        `Trocamos e instalamos motor [marca] basculante de ${hp}${where}, que ${anywhere}. No portão basculante, essa potência ${tilts}. ${kit}`.trim(),
      ]),
      price: places.flatMap((where) => {
        const told = cost.replace("@", where);
        return [
          `O motor [marca] de ${hp} ${told}. Em portão de correr, essa potência ${slides}; no basculante, ${tilts}.`,
          `O motor [marca] deslizante de ${hp} ${told}. Essa potência ${slides}, conforme a ficha, e o valor fechado vem com a foto do portão.`,
          `O motor [marca] basculante de ${hp} ${told}. Essa potência ${tilts}, e a foto por dentro, com a largura, fecha o valor. ${kit}`.trim(),
        ];
      }),
    },
    sections: [
      {
        about: "choose",
        headings: [`O [marca] de ${hp} serve no seu portão?`, `${hp}: confira antes de comprar o [marca]`],
        slots: [
          [
            "No deslizante, quem decide são os quilos da ficha, e não os HP, com um terço de folga sobre o peso da folha. No basculante, a largura e o equilíbrio vêm antes, porque contrapeso errado cansa qualquer potência.",
            "Em portão de correr, compare os quilos da ficha com o peso da folha e deixe um terço de margem. Em basculante, o contrapeso é acertado primeiro, já que motor nenhum compensa folha desequilibrada.",
            "Os HP sozinhos dizem pouco: o deslizante se escolhe pelos quilos que move, com sobra de um terço. O basculante se escolhe pela largura, depois que o técnico equilibra a folha.",
          ],
          [
            "A velocidade é do modelo, e não da potência. Para abrir mais rápido, olhe os segundos da ficha, porque mais HP move mais peso, e não mais depressa.",
            "Quem quer portão rápido deve ler o tempo de abertura, que vem na ficha do modelo. Subir de potência ajuda a folha pesada e não encurta a espera.",
            "Mais força não abre antes: o tempo depende do modelo e do inversor, quando há. A potência maior só se paga em folha pesada ou de muito uso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", `A conta do [marca] de ${hp}`],
        slots: [
          [
            "O valor soma motor, controles e mão de obra. Base, cremalheira ou suporte, ponto de energia e fotocélula só entram se faltarem, cada um em sua linha.",
            "Na troca, o que está bom na instalação fica, e paga-se o motor com o serviço. O que falta, como suporte, energia ou sensor, é orçado à parte.",
            "A conta reúne o motor, os controles e a montagem. Quem já tem base, energia e sensores gasta menos, porque só se paga o que falta.",
          ],
          warranties,
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", `A visita para pôr o [marca] de ${hp}`],
        slots: [
          [
            "O técnico confere a folha na mão, monta o motor, grava os controles e regula força e paradas. Em basculante, leva de {time.tilting}; em portão de correr, de {time.sliding}.",
            "Primeiro se vê se a folha anda leve, depois se fixa o motor e se ajustam o curso e a força, com a fotocélula testada. O serviço toma de {time.tilting} no basculante e de {time.sliding} no de correr.",
            "A visita começa pela folha e termina com vários ciclos de teste ao seu lado. No portão de correr, conte {time.sliding}. No basculante em ordem, conte {time.tilting}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Já comprei o [marca] de ${hp}. Quanto é só a instalação?`,
        answers: [
          "A mão de obra de motor comprado à parte começa em {price.installation}, depois de conferidos por foto a folha e o que veio na caixa.",
          "A partir de {price.installation}, só o serviço. Antes, a foto mostra se ele aguenta a folha e se não falta suporte.",
        ],
      },
      {
        question: "Os controles que tenho servem no motor novo?",
        answers: [
          "Servem se a central aceita o mesmo código e a mesma frequência. A foto do controle, frente e verso, mostra se dá para manter.",
          "Depende do código da central nova. Da mesma marca e frequência, muitas vezes ficam, e são gravados de novo.",
        ],
      },
      {
        question: `Motor de ${hp} gasta muita luz?`,
        answers: [
          "Pouco: ele só consome com força enquanto a folha se move, alguns segundos por abertura. Folha pesada ou travada é que aumenta o gasto.",
          "Em casa, quase não se nota na conta, porque trabalha poucos minutos por dia. O que aumenta o gasto é o portão duro, que força qualquer motor.",
        ],
      },
      {
        question: `Vale trocar um motor menor por um de ${hp}?`,
        answers: [
          "Vale se a folha ficou mais pesada ou o uso aumentou. Se o motor antigo dava conta e só agora sofre, mande acertar a folha antes de comprar um maior.",
          "Só quando o peso ou as aberturas por dia pedem. Motor maior em folha torta esconde o defeito por pouco tempo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor atual",
  };
}

const ppaTriflex: NarrowConcept = {
  id: "ppa-triflex",
  isAskedByName: true,
  broader: "modelos",
  label: "PPA Triflex",
  phrase: "a central PPA Triflex",
  asks: combine(
    ["triflex"],
    ["", "ppa", "[marca]", "[marca] ppa", "[marca] [modelo] ppa", "[marca] [modelo]"],
    ["", "motor", "placa", "central"],
    ["", "preço"],
  ),
  intent: "buying",
  answers: {
    any: [
      "Trocamos e consertamos a PPA Triflex {em}: é central com inversor, a placa que comanda motor PPA rápido, e não um motor. A foto da etiqueta diz se ela serve e o valor com a programação; perto de {price.homeSwap}, preço do motor trocado em casa, a placa já não compensa.",
      "A PPA Triflex é central com inversor, a placa que comanda motor PPA rápido, e não um motor, e placa comum não entra no lugar dela. Vendemos, trocamos e consertamos; como teto, o motor inteiro trocado em casa fica de {price.homeSwap}.",
      "Triflex é o nome de uma central da PPA com inversor, que controla a velocidade do motor. Mande a etiqueta e o controle: dizemos se há a placa, quanto fica com a programação e se compensa diante de um motor novo, de {price.homeSwap} em casa.",
    ],
    price: [
      "A placa PPA Triflex não tem preço de tabela: o valor é informado pela foto da etiqueta do motor, já com a troca e a programação. Ela custa mais que a comum, porque tem inversor. Se passar da metade do motor novo, de {price.homeSwap} em casa, a troca completa compensa mais.",
      "O valor da central PPA Triflex depende da versão e de os controles atuais servirem, e a foto da etiqueta basta para o orçamento, grátis. Para comparar, o motor inteiro trocado em casa, com mão de obra, vai de {price.homeSwap}.",
      "O preço da placa PPA Triflex sai de graça pela foto da etiqueta do motor, já com a troca e a programação. Ela tem inversor e custa mais que uma placa comum. Compare com o motor novo, que em casa fica de {price.homeSwap}, instalado.",
    ],
  },
  sections: [
    {
      about: "cost",
      headings: ["O que entra no valor da Triflex", "A conta da placa trocada"],
      slots: [
        [
          "Pagam-se a placa, a troca e a programação, em linhas separadas, e controles novos só entram se os atuais não servirem. Dano apenas de relé, fusível ou conector se repara por menos que uma nova.",
          "O orçamento separa a placa do serviço, que já inclui gravar os controles. Antes dela se vê se o defeito é de conector, sensor ou fonte, que tem conserto.",
          "O preço soma a central, a mão de obra e, se os atuais não servirem, controles novos. Quando a falha é de uma peça da própria placa, como um conector ou um fusível, o reparo sai mais barato que a troca.",
        ],
        [
          "Se o motor é antigo e o redutor, a caixa de engrenagens, está gasto, peça os dois preços: o da placa e o do motor novo. Nesse caso, a central nova raramente compensa.",
          "Se o redutor ronca ou tem folga, compare com o motor inteiro antes de aprovar. Placa cara em motor no fim dura pouco.",
          "A idade do motor pesa: com o redutor firme, a placa vale; com folga, o dinheiro rende mais no motor completo.",
        ],
      ],
    },
    {
      about: "what",
      headings: ["O que a Triflex faz", "Central com inversor: o que muda"],
      slots: [
        [
          "O inversor acelera e freia o motor aos poucos, e por isso a central e o motor têm de combinar. Depois da troca, ela aprende o percurso, recebe os controles e tem força e parada testadas.",
          "Com inversor, a central regula partida, velocidade e parada suave, sem o capacitor de partida do motor comum. A troca inclui gravar percurso e controles e testar a fotocélula.",
          "A Triflex tem inversor, um circuito que acelera e freia o motor aos poucos, e por isso o portão anda rápido e para sem bater. Depois de instalada, ela precisa gravar o percurso e os controles antes do teste final.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Antes de trocar a placa", "Defeitos que parecem placa queimada"],
      slots: [
        [
          "Falta de energia, fusível aberto, sensor de posição ruim e folha presa parecem placa queimada, e são medidos antes. Se a falha veio depois de raio, o aterramento é conferido, para a nova não queimar igual.",
          "Folha presa, cabo do motor solto e sensor com defeito imitam central queimada, por isso a medição vem primeiro. Aterramento e protetor contra surto evitam repetir o prejuízo.",
          "Muita placa boa é trocada por causa de sensor, fusível ou cabo. Depois de um raio, além de medir tudo, vale pôr protetor contra surto.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Placa comum serve no lugar da Triflex?",
      answers: [
        "Não: motor com inversor precisa da central da própria linha, porque a comum não controla a velocidade nem a parada suave.",
        "Não serve. A placa comum liga e desliga o motor direto, e o que usa inversor não trabalha assim.",
      ],
    },
    {
      question: "Os controles continuam com a Triflex nova?",
      answers: [
        "Continuam, se usarem o mesmo código e frequência, e todos são gravados de novo, porque a memória fica na placa antiga.",
        "Em geral, sim, regravados um a um. Só mudam se a central nova aceitar outro código.",
      ],
    },
    {
      question: "Vocês consertam a Triflex ou só trocam?",
      answers: [
        "Dano localizado, como relé ou conector, pode ter reparo. Com trilha queimada ou muita oxidação, a troca é mais segura.",
        "Depende do estrago: peça isolada se repara, placa oxidada ou com trilha queimada se troca.",
      ],
    },
    {
      question: "A Triflex deixa o portão mais rápido?",
      answers: [
        "Só no motor feito para ela. Posta em motor comum, não funciona; o ganho de velocidade vem do conjunto.",
        "Ela controla a velocidade do motor PPA da mesma linha. Trocar só a placa de um motor comum não acelera o portão.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, com a tampa fechada, e outra do controle, frente e verso",
};

/** Models of which it is known for what kind of gate they are. */
export const knownModels: NarrowConcept[] = [
  ...models.map(toModel),
  ...models.filter(({ id }) => namedAlone.has(id)).map(toNamedAlone),
  soldModel,
  aglTrino,
  ...powersOfMakes.map(toPower),
  ppaTriflex,
];
