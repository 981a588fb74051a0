import type { Concept, KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Wordings of an answer, verdict first, and of the paragraph that says why. */
type Verdict = { answers: string[]; why: string[] };

/** How it travels, which decides how it is delivered. */
type Carriage = "small" | "long" | "heavy";

/** What is asked of every part in the same words, and what of it is the part's own. */
type PartFacts = {
  /** Id of the concept. */
  broader: string;
  article: "o" | "a";
  /** "placa do portão": as a sentence names it. */
  name: string;
  /** "placa": where it has been named. */
  short: string;
  /** By which titles name it. */
  names: string[];
  /** Whether it is sold without being fitted, with the fitting, or only fitted by a technician, as what bears a load. */
  supply: "alone" | "fitted" | "technician";
  /** "a foto da etiqueta do motor": by which it is known which one serves. */
  shown: string;
  /** Continues "Mande pelo WhatsApp ". */
  photo: string;
  /** "o tipo de motor, o fim de curso e a frequência dos controles": what must be the same. */
  match: string;
  /** The same at length, to be read before buying. */
  checks: string[];
  /** What happens with a wrong one, in three wordings; continues "com uma placa errada, ". */
  wrong: string[];
  /** What shows that it failed, in two wordings; continues "os sinais mais comuns são ". */
  signs: string[];
  carriage: Carriage;
  /** Whether its owner may fit it; verdict first. */
  alone: string[];
  /** What the labour pays: as nouns, "o teste do motor e a troca da central", and as what is done, "medir o motor". */
  work: string[];
  steps: string[];
  /** What makes the labour more or less. */
  dearer: string[];
  /** Whether the labour is one of the shortest. */
  isQuick?: boolean;
  /** Whether it bears the leaf though it is sold alone. */
  bearsLeaf?: boolean;
  /** What is done to it by who fits it, where that is not "instalamos". */
  deed?: string;
  /** "gravação": what its fitting is called, where that is neither an exchange nor an installation. */
  fitting?: string;
  /** Verdict first; where nothing is told of it in particular, what holds for every part. */
  original?: Verdict;
  used?: Verdict;
  /** How it is sold, where that is told otherwise. */
  sale?: string[];
  /** When a new one is worth it, where that is told otherwise. */
  worth?: string[];
  /** From the least to the most that it can cost, and what decides between them; where the price is an entry of its own. */
  prices?: { decides: string[]; order: string[] };
  /** Which one to buy, where the concept itself does not say. */
  choice?: string[];
  /** "raio, surto na rede e água": what no warranty covers. */
  notCovered: string;
};

/** The same where the title asks what it costs. */
function always(texts: string[]): Concept["answers"] {
  return { any: texts, price: texts };
}

type Family = (part: PartFacts) => NarrowConcept;

/** Of which a make's own original has an answer of its own. */
const makeSpecificParts = new Set(["placa", "receptor"]);

/** Made for a motor, and priced beside it. */
const motorParts = new Set([
  "placa",
  "capacitor",
  "engrenagem",
  "fuso",
  "corrente",
  "rolamento",
  "fim-de-curso",
  "braco",
]);

function withArticle({ article, name }: PartFacts): string {
  return `${article} ${name}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "placa para portão": any of its kind, where "placa do portão" is the one at home. */
function nameKind({ name }: PartFacts): string {
  return name.replace(" do motor", " de motor").replace(" do portão", " para portão");
}

function one({ article }: PartFacts): string {
  return article === "a" ? "uma" : "um";
}

/** What is put where there was none is not changed. */
function nameFitting({ supply, fitting }: PartFacts): string {
  return fitting ?? (supply === "fitted" ? "instalação" : "troca");
}

/** "trocar": what whoever pays the labour wants done. */
function nameDeed({ supply, fitting }: PartFacts): string {
  return fitting ? "gravar" : supply === "fitted" ? "instalar ou trocar" : "trocar";
}

/** Where one hangs already, the new one is held against it. */
const comparisons: Record<PartFacts["supply"], (part: PartFacts) => string[]> = {
  alone: (part) => [
    `A peça nova se compara com a que saiu, item por item, porque duas iguais por fora podem não servir uma no lugar da outra. Com ${one(part)} ${part.short} errad${part.article}, ${part.wrong[0]}.`,
    `A aparência engana: leve a peça que saiu, ou a foto dela com uma régua ao lado, e confira cada ponto antes de pagar. Se for ${one(part)} ${part.short} de outro tipo, ${part.wrong[1]}.`,
    `O nome d${part.article} ${part.short} não basta para o pedido, porque cobre medidas e tipos diferentes. Quando a peça não é a do seu portão, ${part.wrong[2]}.`,
  ],
  fitted: (part) => [
    `Antes de escolher, olhe o que o seu portão já tem, porque duas peças de mesmo nome podem não servir no mesmo lugar. Com ${one(part)} ${part.short} errad${part.article}, ${part.wrong[0]}.`,
    `O preço vem depois da conferência: fotografe o lugar, anote as medidas e só então compare os modelos. Se for ${one(part)} ${part.short} de outro tipo, ${part.wrong[1]}.`,
    `O nome d${part.article} ${part.short} não basta para o pedido, porque cobre tamanhos e tipos diferentes. Quando a peça não combina com o portão, ${part.wrong[2]}.`,
  ],
  technician: (part) => [
    `As medidas são tiradas pelo técnico, com a folha escorada, e nunca pelo nome ou à vista. Quando a peça fica fora da medida, ${part.wrong[0]}.`,
    `Quem confere tudo é o técnico na visita, porque medir com a folha no alto põe em risco quem está embaixo. Se a medida estiver errada, ${part.wrong[1]}.`,
    `Cada folha pede a sua medida, que o técnico tira com o portão fechado e escorado. Com ${one(part)} ${part.short} parecid${part.article}, mas diferente, ${part.wrong[2]}.`,
  ],
};

function tellMatch(part: PartFacts): KnowledgeSection {
  const isMeasured = part.supply === "technician";
  return {
    about: isMeasured ? "what" : "check",
    headings: [
      isMeasured
        ? `O que o técnico confere n${part.article} ${part.short}`
        : `O que conferir n${part.article} ${part.short} antes de comprar`,
      `Para ${part.article} ${part.short} servir`,
    ],
    slots: [comparisons[part.supply](part)],
    bullets: part.checks,
  };
}

function tellSteps(part: PartFacts, headings: string[]): KnowledgeSection {
  return {
    about: "visit",
    headings,
    slots: [
      [
        "O serviço segue esta ordem e termina com o teste do portão, feito com você.",
        "Primeiro se confirma o que falhou, depois se monta, e o portão só é entregue depois de testado na sua frente.",
        "Tudo é feito em sequência, na mesma visita quando o portão está em ordem.",
      ],
    ],
    steps: part.steps,
  };
}

/** What a quote names apart, which is the same for every part. */
function tellQuote(part: PartFacts): string[] {
  return [
    `Peça, serviço e, quando é preciso medir no local, a ida vêm em linhas separadas. Assim dá para comparar com outro orçamento e decidir se quer só a peça ou também a ${nameFitting(part)}.`,
    `No orçamento, o valor da peça não se mistura com o do serviço, e a ida aparece à parte se for preciso medir. Você aprova o que quiser, e nada é feito antes disso.`,
    `Cada valor fica na sua linha: a peça, a ${nameFitting(part)} e, se o caso pedir medida no local, a ida. O serviço só começa depois do seu aceite.`,
  ];
}

/** Who answers for what where the part was bought elsewhere. */
const twoWarranties = [
  "Pela peça responde quem a vendeu, com a nota que você guarda, e pelo serviço respondemos nós, com os 90 dias da lei. Por isso a peça é conferida antes de montar, para ficar claro de que lado está um defeito.",
  "A loja em que você comprou responde por defeito de fábrica, e nós, pela montagem, dentro da garantia da lei. Guarde nota e embalagem até o portão ter passado alguns dias de uso.",
  "São duas garantias: a da peça, que fica com a loja, e a do serviço, que é nossa e segue os 90 dias da lei. Com a nota na mão, você sabe a quem pedir cada uma.",
];

const labour: Family = (part) => ({
  id: `${part.broader}-mao-de-obra`,
  broader: part.broader,
  label: `Mão de obra para trocar ${withArticle(part)}`,
  phrase: `a mão de obra da troca d${withArticle(part)}`,
  asks: combine(
    [
      "mão obra",
      "mão obra trocar",
      "mão obra troca",
      "mão obra instalar",
      "preço serviço",
      "preço serviço troca",
      "só serviço",
      "técnico cobra trocar",
      "encarece trocar",
    ],
    part.names,
  ),
  intent: "price",
  answers: always([
    `A mão de obra para ${nameDeed(part)} ${withArticle(part)} é orçada separada da peça e paga ${part.work[0]}. ${part.dearer[0]} Com ${part.shown}, o valor do serviço é informado antes da visita.`,
    `Só o serviço de ${nameDeed(part)} ${withArticle(part)}, sem contar a peça, consiste em ${part.work[1]}. ${part.dearer[1]} O valor da mão de obra sai por foto, grátis, antes da visita.`,
    `O técnico cobra à parte a mão de obra d${withArticle(part)}, que inclui ${part.work[0]}. ${part.dearer[2]} Quem manda ${part.shown} recebe antes o valor do serviço e o da peça.`,
  ]),
  sections: [
    tellSteps(part, [
      `O que a mão de obra d${part.article} ${part.short} inclui`,
      `Pelo que se paga na ${nameFitting(part)} d${part.article} ${part.short}`,
    ]),
    {
      about: "cost",
      headings: ["Como o orçamento separa os valores", "Serviço numa linha, peça na outra"],
      slots: [tellQuote(part)],
    },
    {
      about: "choose",
      headings: ["Peça sua ou peça nossa", `Com ${part.article} ${part.short} comprad${part.article} por você`],
      slots: [
        [
          `Se você já tem ${part.article} ${part.short}, paga só o serviço, depois que a foto mostra se a peça combina com o portão. O trabalho é o mesmo, e o que muda é quem responde por ela.`,
          `Quem compra ${part.article} ${part.short} por conta própria economiza se acertar o modelo, e a mão de obra não fica mais cara por isso. Mande a foto antes, para não pagar uma ida à toa.`,
          `Com a peça comprada em outro lugar, cobra-se apenas a montagem, e ${part.article} ${part.short} é conferid${part.article} por foto antes de marcar. Peça que não serve é recusada antes da visita, e não depois.`,
        ],
        twoWarranties,
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `A visita para ${nameDeed(part)} ${part.article} ${part.short} é cobrada à parte?`,
      answers: [
        "O orçamento por foto não custa nada. Quando só dá para medir no local, o valor da ida é informado antes, e você decide se quer a visita.",
        "Por foto, o orçamento sai sem custo. Se o caso pedir medida no portão, a ida tem valor próprio, informado antes de marcar.",
      ],
    },
    {
      question: `E se o defeito não for d${part.article} ${part.short}?`,
      answers: [
        "O técnico mede antes de trocar. Se a causa for outra, ele mostra o que achou e diz o novo valor, e nada é feito sem o seu aceite.",
        "A peça só é trocada depois da medição. Aparecendo outra causa, você vê o defeito, recebe outro valor e escolhe se faz.",
      ],
    },
    {
      question: "O serviço tem garantia?",
      answers: [
        "Tem os 90 dias da lei para a mão de obra, contados do fim do serviço. A peça segue o prazo de quem a vendeu ou do fabricante.",
        "Sim: a lei dá 90 dias para reclamar do serviço. Se a mesma falha voltar nesse prazo, a montagem é revista.",
      ],
    },
    {
      question: part.isQuick ? "Quanto tempo leva o serviço?" : "Fazer outro conserto na mesma visita sai mais barato?",
      answers: part.isQuick
        ? [
            "É dos serviços curtos: com a peça certa em mãos, costuma caber em até {trade.smallRepair}, já com o teste. Folha pesada ou fio danificado alongam a visita.",
            "Com o modelo já conferido por foto, em geral até {trade.smallRepair}. O que demora é achar outro defeito junto, e isso é informado antes de mexer.",
          ]
        : [
            "Sai, porque a ida do técnico é uma só e muitas vezes a folha já está solta ou escorada. Conte na mensagem tudo o que o portão faz de errado.",
            "Sim: juntar dois serviços divide a ida e poupa desmontar duas vezes. Diga antes o que mais incomoda, para o orçamento vir completo.",
          ],
    },
  ],
  photo: part.photo,
});

const supplies: Record<PartFacts["supply"], (part: PartFacts) => string[]> = {
  alone: (part) => [
    `${capital(nameKind(part))} se compra em loja de peças de automação, na internet ou conosco, pelo WhatsApp, com entrega ou já com a troca. Antes de pagar em qualquer lugar, confira ${part.match}, porque peça montada raramente é aceita de volta.`,
    `Vendemos ${nameKind(part)}, original ou compatível: ${part.shown} mostra qual serve, e a peça é entregue no endereço ou trocada pelo técnico. Em outra loja, compare ${part.match} com a peça que saiu antes de pagar.`,
    `Você compra ${nameKind(part)} conosco sem sair de casa, depois que ${part.shown} mostra o modelo, ou numa loja do ramo, com a peça velha na mão. Nos dois casos precisam ser iguais ${part.match}.`,
    `Para quem está {em}, ${withArticle(part)} vai por entrega ou com o técnico, que faz a troca e testa. Se preferir comprar em loja ou na internet, confira antes ${part.match}, porque depois de montada a peça raramente volta.`,
    `Quem compra conosco {em} recebe ${withArticle(part)} já conferid${part.article} pela foto, só entregue ou com a troca feita no local. Em outra loja, a conferência é sua: precisam ser iguais ${part.match}.`,
  ],
  fitted: (part) => [
    `Vendemos ${nameKind(part)} com a instalação ou só a peça: ${part.shown} mostra que modelo serve e quanto fica o conjunto. Se for comprar em loja ou na internet, confira antes ${part.match}.`,
    `${capital(nameKind(part))} se compra em loja do ramo, na internet ou conosco, que vendemos e instalamos. Em qualquer lugar, precisam combinar com o seu portão ${part.match}; por isso mande ${part.shown} antes de pagar.`,
    `Você compra ${nameKind(part)} conosco pelo WhatsApp, com ou sem a instalação, depois que ${part.shown} mostra o modelo certo. Quem prefere outra loja deve acertar ${part.match}, para não pagar duas vezes.`,
    `Para quem está {em}, ${withArticle(part)} vai com o técnico, já no modelo que combina com o portão, ou só por entrega. O que decide a compra é acertar ${part.match}, aqui ou em outra loja.`,
  ],
  technician: (part) => [
    `${capital(nameKind(part))} se acha em loja de ferragem e de serralheria, mas não convém comprar antes da visita: o técnico mede a folha e leva a peça certa, já com a troca. Precisam bater ${part.match}; mande ${part.shown} para receber o valor.`,
    `Vendemos ${nameKind(part)} já com a troca, porque disso depende a folha não cair. Em loja a peça avulsa existe, só que é preciso acertar ${part.match}; com ${part.shown}, o técnico vai com a medida certa.`,
    `Quem quer comprar ${nameKind(part)} deve pedir a peça com a montagem, porque o técnico mede com a folha escorada e leva a certa. Comprar sozinho em loja exige acertar ${part.match}, e o erro é risco de queda; mande ${part.shown} para o orçamento.`,
    `Para quem está {em}, o técnico leva ${withArticle(part)} na medida e faz a troca na mesma visita, porque comprar por conta própria exige acertar ${part.match}. Mande ${part.shown}, e o valor é informado antes.`,
  ],
};

function askToBuy({ names }: PartFacts): string[] {
  return combine(
    [
      ...[
        "onde comprar",
        "vocês têm",
        "onde compro",
        "onde vende",
        "onde vendem",
        "onde encontrar",
        "onde encontro",
        "onde acho",
      ],
      ...["onde achar", "onde tem", "quem vende", "vende", "vendem", "venda", "loja vende", "perto mim"],
    ],
    names,
  );
}

/** Boards and receivers of each make are told apart; what bears a load is not sold alone. */
function isSoldByMake({ broader, supply }: PartFacts): boolean {
  return motorParts.has(broader) && !makeSpecificParts.has(broader) && supply !== "technician";
}

function tellWhereToBuy(part: PartFacts): KnowledgeSection {
  return {
    about: "choose",
    headings: ["Loja, internet ou técnico", `Onde comprar ${part.short} sem errar`],
    slots: [
      [
        "Pela internet o preço costuma ser menor, mas a conferência fica por sua conta, e a devolução é difícil depois que a peça foi usada. Leia a lista de modelos compatíveis do anúncio e guarde a nota.",
        "O anúncio da internet quase sempre custa menos, e em troca ninguém olha o seu portão antes da venda. Compare a descrição com a etiqueta, guarde a embalagem e não monte na dúvida.",
        "Comprar à distância compensa quando você sabe o modelo exato. Sem isso, o desconto some na segunda compra, porque peça com marca de uso dificilmente é trocada.",
      ],
      [
        "Na loja, a foto com uma régua ao lado vale mais que o nome. Com o técnico, a peça chega conferida e o defeito é confirmado antes da troca, de modo que você não paga pelo que estava bom.",
        "No balcão, leve a medida por escrito ou a peça na mão. Quem compra com a montagem ainda tem o teste no próprio portão, e uma nota só para peça e serviço.",
        "Em loja do ramo, o vendedor confirma pela peça ou pela foto. Já a compra com instalação inclui o exame do portão, que às vezes mostra que a falha era de outra parte.",
      ],
    ],
  };
}

const riskOfGuess: KnowledgeSection = {
  about: "safety",
  headings: ["Por que não comprar antes de medir", "O risco de comprar no olho"],
  slots: [
    [
      "A peça segura a folha: fora da medida, cede com o portão no alto, e o erro só aparece quando alguém está embaixo. Não solte nem meça nada com a folha erguida.",
      "Uma medida errada não aparece na montagem, e sim quando a folha cai. Por isso a foto é feita de longe, com o portão fechado, sem tocar em cabos nem em molas.",
      "Comprada no olho, a peça pode até entrar no lugar e romper semanas depois, sob carga. Deixe o portão fechado, desligue o disjuntor e fotografe a uma boa distância.",
    ],
  ],
};

const buying: Family = (part) => ({
  id: `${part.broader}-onde-se-compra`,
  broader: part.broader,
  label: `Onde comprar ${nameKind(part)}`,
  phrase: `a compra d${withArticle(part)}`,
  asks: [
    ...askToBuy(part),
    // A part with its make and no more is looked for to be bought.
    ...(isSoldByMake(part) ? combine(part.names, ["[marca]"]) : []),
  ],
  intent: "buying",
  answers: { any: part.sale ?? supplies[part.supply](part) },
  sections: [
    tellMatch(part),
    part.supply === "technician" ? riskOfGuess : tellWhereToBuy(part),
    {
      about: "visit",
      headings: [
        `Se quiser com a ${nameFitting(part)}`,
        `Como fica a ${nameFitting(part)} d${part.article} ${part.short}`,
      ],
      slots: [
        [
          `Com a ${nameFitting(part)}, o preço inclui ${part.work[0]}.`,
          `Quem pede a peça montada paga também ${part.work[0]}.`,
          `O serviço completo consiste em ${part.work[1]}.`,
        ],
        part.dearer,
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `Vocês entregam ${part.article} ${part.short} sem instalar?`,
      answers:
        part.supply === "technician"
          ? [
              "Não: a peça vai com o técnico e sai montada, porque um erro na montagem põe a folha em risco de cair sobre alguém.",
              "Essa peça não é entregue avulsa. Quem leva é o técnico, que escora a folha, monta e confere o equilíbrio antes de ligar o motor.",
            ]
          : [
              "Sim, quando temos o modelo: a entrega no seu endereço, na capital ou na região, é combinada pelo WhatsApp, e o prazo vem junto com o valor.",
              "Entregamos só a peça, se houver a que serve no seu portão. Mande o endereço com a foto, e a resposta traz valor, prazo e frete.",
            ],
    },
    {
      question: `Como sei se preciso mesmo de ${part.short} nov${part.article}?`,
      answers: [
        `Os sinais mais comuns são ${part.signs[0]}. Como outra peça pode dar o mesmo sintoma, grave um vídeo de longe e espere a medição antes de comprar.`,
        `Desconfie d${part.article} ${part.short} se notar ${part.signs[1]}. O defeito só se confirma medindo, e por isso o vídeo feito de longe vem antes da compra.`,
      ],
    },
    {
      question: `Quanto custa ${part.article} ${part.short}?`,
      answers: [
        `Não há preço de tabela para ${part.article} ${part.short}, que muda com o modelo. O orçamento por foto é grátis e separa a peça da ${nameFitting(part)}.`,
        `O preço d${part.article} ${part.short} acompanha o modelo. O orçamento por foto é grátis e mostra lado a lado o valor da peça e o da ${nameFitting(part)}.`,
      ],
    },
    {
      question: "Dá para pagar no cartão?",
      answers: [
        "Dá, em até {shop.instalments} vezes, tanto a peça sozinha quanto a peça com o serviço. O orçamento mostra o total à vista e o parcelado.",
        "Sim. O cartão divide em até {shop.instalments} vezes, e também há Pix; peça os dois totais antes de aprovar.",
      ],
    },
  ],
  photo: part.photo,
});

const carriages: Record<Carriage, (part: PartFacts) => string[]> = {
  small: ({ short, article }) => [
    `Pelo tamanho, pode: ${article} ${short} cabe numa caixa forrada, que vai de moto. Na capital e na região, a forma de envio e o prazo são ditos com o valor, antes de você confirmar.`,
    `${capital(short)} é peça pequena e viaja bem embalad${article}, de moto ou com o técnico. Qual dos dois sai antes depende do bairro e da hora, e isso vem na resposta.`,
  ],
  long: ({ short, article }) => [
    `Pelo comprimento, quase nunca: ${article} ${short} não cabe no baú da moto e precisa ir de carro. Por isso o frete e o dia são combinados conforme o endereço.`,
    `${capital(short)} é peça comprida, que viaja de carro e não pelo correio comum. Diga se há onde descarregar, e o prazo vem com o valor.`,
  ],
  heavy: ({ short, article }) => [
    `Pelo peso, ${article} ${short} vai melhor de carro, com o técnico ou por entrega. O envio pelo correio encarece e arrisca quebrar a peça no caminho.`,
    `${capital(short)} pesa demais para ir em envelope: viaja de carro, bem calçad${article}. O frete depende do endereço e é dito com o valor.`,
  ],
};

function answerDelivery(part: PartFacts): string[] {
  return part.supply === "technician"
    ? [
        `Entregamos ${withArticle(part)} com o técnico, que leva a peça na medida e faz a troca na mesma visita, porque a montagem não é de morador. Para saber se dá hoje, mande o endereço e ${part.shown}; a resposta traz o valor e o horário.`,
        `Para ter ${withArticle(part)} hoje, mande o endereço e ${part.shown}: a resposta diz se há a peça na medida, quanto fica com a troca e o primeiro horário. A entrega é do técnico, e até lá o portão não deve ser acionado.`,
        `A entrega d${withArticle(part)} é feita junto com a troca, pelo técnico, já que a peça segura a folha e não vai avulsa. Mande o endereço e ${part.shown}, e dizemos se sai no mesmo dia e por quanto.`,
      ]
    : [
        `Sim, entregamos ${nameKind(part)} na capital e na região: mande o endereço e ${part.shown}, e a resposta diz se há a peça, o valor e se sai hoje ou em que dia. Com pressa, o técnico leva e já faz a ${nameFitting(part)}.`,
        `Para receber ${withArticle(part)} hoje em casa, mande o endereço e ${part.shown}: confirmamos o modelo, o valor e o primeiro horário. Você escolhe entre a entrega da peça e a ${nameFitting(part)} feita pelo técnico.`,
        `A entrega d${withArticle(part)} é combinada pelo WhatsApp e pode sair no mesmo dia, se houver a peça que serve. Com o endereço e ${part.shown}, você recebe o valor, o frete e o horário, só com a entrega ou com a ${nameFitting(part)}.`,
      ];
}

const delivery: Family = (part) => ({
  id: `${part.broader}-entrega`,
  broader: part.broader,
  label: `Entrega de ${nameKind(part)}`,
  phrase: `a entrega d${withArticle(part)}`,
  asks: combine(
    [
      "entrega",
      "sedex",
      "mandar correio",
      "mandar sedex",
      "enviam",
      "tem hoje",
      "preciso hoje",
      "entregar",
      "entregam",
      "pronta entrega",
      "motoboy",
      "frete",
      "delivery",
      "hoje entrega",
    ],
    part.names,
  ),
  intent: "buying",
  answers: always(answerDelivery(part)),
  sections: [
    {
      about: "what",
      headings: ["O que mandar para a peça sair logo", "A mensagem que adianta a entrega"],
      slots: [
        [
          "O que mais atrasa a entrega é a dúvida sobre o modelo: com tudo na primeira mensagem, ninguém perde uma ida com a peça errada.",
          "Uma mensagem completa poupa perguntas e deixa a peça separada mais cedo, porque o modelo já chega conferido.",
          "Quem manda tudo de uma vez recebe o prazo na primeira resposta, sem esperar a confirmação do modelo.",
        ],
      ],
      steps: [
        `Mande ${part.shown}.`,
        "Escreva a rua, o bairro e até que horas há alguém para receber.",
        part.supply === "technician"
          ? "Diga se a folha está aberta, fechada ou torta, sem mexer nela."
          : `Diga se quer só a peça ou também a ${nameFitting(part)}.`,
        "Conte se o portão ficou aberto ou com carro preso, porque isso muda a ordem das visitas.",
      ],
    },
    tellMatch(part),
    {
      about: "visit",
      headings: [`Se o técnico já for fazer a ${nameFitting(part)}`, `Entrega com a ${nameFitting(part)} feita`],
      slots: [
        [
          `Quando o técnico leva a peça, a mesma ida serve para ${part.work[1]}.`,
          `Na visita com a peça, o serviço é ${part.work[0]}.`,
          `A ida do técnico já paga ${part.work[0]}.`,
        ],
        part.dearer,
      ],
    },
  ],
  keep: [],
  questions: [
    part.supply === "technician"
      ? {
          question: "Por que não mandam só a peça?",
          answers: [
            "Porque ela segura a folha: montada sem escora ou fora da medida, derruba o portão. O técnico leva, monta e testa o equilíbrio na mesma visita.",
            "A peça trabalha sob carga, e o risco está na montagem. Por isso ela só vai com quem escora a folha e confere o conjunto.",
          ],
        }
      : {
          question: `${capital(part.article)} ${part.short} vai por motoboy ou Sedex?`,
          answers: carriages[part.carriage](part),
        },
    {
      question: `A entrega d${part.article} ${part.short} tem frete?`,
      answers: [
        "No kit completo de motor a entrega é grátis. Na peça avulsa, o frete depende do endereço e vem escrito no orçamento, antes de você confirmar.",
        "Peça avulsa tem o frete combinado conforme o bairro, sempre informado antes. Só o kit de motor vai com a entrega incluída.",
      ],
    },
    {
      question: "Posso devolver se a peça não servir?",
      answers: [
        "Sem uso e na embalagem, fale antes de montar. Na compra à distância, a lei dá 7 dias para desistir, contados do recebimento (CDC, artigo 49).",
        "Comprada pelo WhatsApp, há 7 dias para desistir, pelo artigo 49 do CDC. Não monte na dúvida: com marca de instalação, a devolução complica.",
      ],
    },
    {
      question: "A que horas posso pedir?",
      answers: [
        "O WhatsApp atende {shop.hours}. A hora da entrega depende do bairro e de haver a peça, e vem na resposta junto com o valor.",
        "Peça quando precisar: o atendimento é {shop.hours}. Se a peça só sai no outro dia, isso é dito logo, para você decidir.",
      ],
    },
  ],
  photo: part.photo,
});

function answerOwnPart(part: PartFacts): string[] {
  return part.supply === "technician"
    ? [
        `Sim, instalamos ${withArticle(part)} que você já comprou, mas só depois de conferir por foto ${part.match}, porque fora da medida a folha pode cair. Servindo, paga-se apenas a mão de obra, com o valor informado antes da visita.`,
        `Já comprou ${withArticle(part)}? Cobra-se só a mão de obra para montar, se a peça for da medida certa: contam ${part.match}. Mande a foto; a peça errada não é montada, pela segurança de quem passa embaixo.`,
        `Quem já tem ${withArticle(part)} paga só o serviço, desde que estejam certos ${part.match}. A foto da peça e ${part.shown} resolvem isso antes da visita, e o valor da mão de obra vem junto.`,
      ]
    : [
        `Sim, ${part.deed ?? "instalamos"} ${withArticle(part)} que você já tem ou já comprou e cobramos só a mão de obra, com o valor informado antes, por foto. Antes de marcar, conferimos ${part.match}, porque peça que não combina não se instala.`,
        `Sim: para instalar ${withArticle(part)} comprad${part.article} pelo cliente, cobra-se apenas a mão de obra, orçada com ${part.shown}. A peça que você já comprou serve se combinarem ${part.match}.`,
        `Colocamos, sim: quem já tem ${withArticle(part)} paga só a instalação, e a garantia da peça que já comprou fica com a loja. O valor da mão de obra vem por foto, que também mostra se servem ${part.match}.`,
      ];
}

const ownPart: Family = (part) => ({
  id: `${part.broader}-ja-comprei`,
  broader: part.broader,
  label: `Instalar ${withArticle(part)} que já comprei`,
  phrase: `a instalação d${withArticle(part)} comprad${part.article} à parte`,
  asks: combine(
    [
      ...[
        "já comprei",
        "já tenho",
        "já estou",
        "comprei instalar",
        "comprei vocês",
        "comprei internet",
        "eu comprei",
        "já comprei instalar",
        "já comprei vocês instalam",
        "já tenho preço",
        "já comprei preço",
        "só quero comprei",
        "só quero comprada",
        "coloca comprei",
        "coloque comprei",
      ],
      ...["comprei mercado livre", "comprei shopee", "só instalar", "só instalação", "levar minha"],
      ...["minha própria", "comprado parte", "comprada parte", "cliente compra"],
    ],
    part.names,
  ),
  intent: "installation",
  answers: always(answerOwnPart(part)),
  sections: [
    {
      about: "visit",
      headings: ["O que a mão de obra inclui", `O serviço com ${part.article} ${part.short} que você comprou`],
      slots: [
        [
          `O valor paga ${part.work[0]}.`,
          `Você contrata ${part.work[0]}.`,
          `Está incluído no serviço: ${part.work[1]}.`,
        ],
        part.dearer,
      ],
    },
    {
      about: "check",
      headings: [`Será que ${part.article} ${part.short} serve?`, "Antes de marcar, confira a peça"],
      slots: [
        [
          `Deixe a peça na embalagem e não ligue para testar: com marca de uso, a loja raramente troca. Se ${part.article} ${part.short} não combinar com o portão, ${part.wrong[0]}.`,
          `Guarde embalagem e nota até a conferência, porque peça já montada perde a troca na loja. E o erro aparece depois: ${part.wrong[1]}.`,
          `Compare a peça com o portão antes de abrir o lacre, enquanto a loja ainda aceita devolução. Quando ela é de outro tipo, ${part.wrong[2]}.`,
        ],
      ],
      bullets: part.checks,
    },
    {
      about: "cost",
      headings: ["De quem é cada garantia", "Garantia da peça e garantia do serviço"],
      slots: [twoWarranties],
    },
  ],
  keep: [],
  questions: [
    {
      question: `E se ${part.article} ${part.short} que comprei não servir?`,
      answers: [
        "Dizemos pela foto, antes da visita, e indicamos que modelo procurar. Comprada à distância, a peça pode ser devolvida em 7 dias (CDC, artigo 49).",
        "Você fica sabendo antes de pagar a ida. Se a compra foi pela internet, a lei dá 7 dias para desistir e receber o valor de volta.",
      ],
    },
    { question: `Posso montar ${part.article} ${part.short} sozinho?`, answers: part.alone },
    {
      question: "E se a peça que comprei vier com defeito?",
      answers: [
        "Quem troca é a loja que vendeu, com a nota. A nova ida para montar a segunda peça é combinada antes, por isso convém conferir tudo na embalagem.",
        "O defeito de fábrica se reclama com o vendedor, dentro do prazo da lei. O técnico escreve o que mediu, e isso ajuda na troca.",
      ],
    },
    {
      question: "Dá para parcelar só a mão de obra?",
      answers: [
        "Dá, no cartão, em até {shop.instalments} vezes. O orçamento traz o total à vista e o parcelado, para você comparar.",
        "Sim. O serviço sozinho também pode ser dividido em até {shop.instalments} vezes no cartão, depois de aprovado o orçamento.",
      ],
    },
  ],
  photo: part.photo,
});

const warranty: Family = (part) => ({
  id: `${part.broader}-garantia`,
  broader: part.broader,
  label: `Garantia d${withArticle(part)}`,
  phrase: `a garantia d${withArticle(part)}`,
  asks: combine(
    ["garantia", "tem garantia", "tempo garantia", "parou garantia", "quebrou garantia", "queimou garantia"],
    part.names,
  ),
  intent: "question",
  answers: {
    any: [
      `Sim, ${withArticle(part)} nov${part.article} tem garantia: são os 90 dias da lei, e o fabricante pode dar mais, por escrito. Falhou com um ou dois meses de uso normal, você pode reclamar; ficam de fora ${part.notCovered.replace(" nem ", " e ")}.`,
      `O tempo de garantia d${withArticle(part)} é o dos 90 dias da lei, mais o prazo que o fabricante escrever na nota ou na caixa. Vale para defeito da peça e da montagem, mas não cobre ${part.notCovered}.`,
      `Tem garantia, sim: quem compra ou manda trocar ${withArticle(part)} conta com os 90 dias da lei, mesmo que a nota não diga nada. Se parou dentro do prazo em uso normal, o reparo ou a troca é devido, exceto por ${part.notCovered.replace(" nem ", " e ")}.`,
    ],
  },
  sections: [
    {
      about: "what",
      headings: [`O que a garantia d${part.article} ${part.short} cobre`, "O que entra e por quanto tempo"],
      slots: [
        [
          "Entram a peça que falha sozinha em uso normal e o erro de montagem, como aperto, ligação ou regulagem malfeitos. O prazo é da peça trocada, e não do motor inteiro: outra que falhe depois é outro conserto.",
          "A cobertura pega defeito de fábrica e serviço malfeito. Se daqui a um mês falhar uma peça vizinha, que não foi mexida, o caso é novo, mesmo dentro do prazo da primeira.",
          "Defeito de fabricação e falha na montagem são cobertos, cada um por quem vendeu ou montou. O restante do portão continua como estava, sem prazo novo só porque uma peça foi trocada.",
        ],
        [
          "Defeito oculto, daqueles que só aparecem com o uso, também é coberto: o prazo conta do dia em que ele surgiu. Nos outros casos, a contagem começa na entrega ou no fim do serviço.",
          "Para o defeito escondido, que ninguém veria na compra, o prazo começa quando a falha aparece. O que se vê logo deve ser reclamado a partir da entrega da peça ou do serviço pronto.",
          "A contagem parte da entrega, ou da montagem concluída. Há uma exceção: o vício oculto, que se revela mais tarde, tem o prazo iniciado na data em que se manifesta.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como pedir a garantia", "Falhou no prazo: o que fazer"],
      slots: [
        [
          "Não deixe ninguém desmontar antes da avaliação, porque quem vendeu ou montou precisa ver a peça no lugar.",
          "A peça deve ser vista por quem a trocou antes que outro mexa; depois de aberta, fica difícil provar a causa.",
          "Chame primeiro quem fez o serviço e guarde o portão como está, pois a avaliação depende de ver o defeito.",
        ],
      ],
      steps: [
        part.fitting
          ? `Pare de usar ${part.article} ${part.short} e não tente abrir.`
          : "Pare de usar o portão e desligue o disjuntor.",
        "Separe a nota ou a conversa do orçamento.",
        "Anote quando falhou e o que houve antes, como chuva ou queda de luz.",
        `Mande pelo WhatsApp ${part.photo}.`,
      ],
    },
    {
      about: "care",
      headings: ["O que faz perder a garantia", "Por que alguns casos ficam de fora"],
      slots: [
        [
          "O que vem de fora da peça não é defeito dela, e por isso não entra. Se a causa continuar lá, a próxima falha do mesmo jeito: peça que ela seja corrigida junto com a troca.",
          "A cobertura acaba quando a causa está no portão ou na rede, e não na peça. Corrigir essa causa na mesma visita evita pagar outra vez pelo mesmo conserto.",
          "Perde-se a garantia quando a avaliação mostra uma causa externa ou sinais de que outra pessoa abriu o conjunto. Vale mais resolver essa causa do que repetir a peça.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `Comprei ${part.article} ${part.short} por fora e vocês instalaram. De quem é a garantia?`,
      answers: [
        "A da peça é da loja que vendeu; a da montagem é nossa, pelos 90 dias da lei. Guarde a nota da loja junto com a conversa do orçamento.",
        "Cada um responde pela sua parte: a loja, pelo defeito de fábrica, e nós, pelo serviço. A medição do técnico mostra qual dos dois é o caso.",
      ],
    },
    {
      question: "Sem nota, perco a garantia?",
      answers: [
        "Não por isso: recibo, comprovante de Pix ou cartão e a conversa do orçamento também provam a compra e a data.",
        "A nota facilita, mas não é a única prova. O comprovante do pagamento e as mensagens com data servem para reclamar no prazo.",
      ],
    },
    {
      question: "Outro técnico pode mexer durante a garantia?",
      answers: [
        "Pode, mas quem fez o serviço deixa de responder pelo que foi mexido depois. Chame primeiro quem montou e só contrate outro se ele não resolver.",
        "Convém esperar. Mexida por terceiro, a peça já não mostra de quem era o defeito, e a reclamação fica sem prova.",
      ],
    },
    {
      question: "E o motor novo, que prazo tem?",
      answers: [
        "O motor que vendemos tem {warranty.motor} de fábrica, e a instalação dele, {warranty.installation}. A peça avulsa segue a lei e o que o fabricante escrever.",
        "No motor comprado conosco são {warranty.motor} pelo fabricante e {warranty.installation} na instalação. Conserto e peça avulsa ficam com a garantia da lei.",
      ],
    },
  ],
  photo: part.photo,
});

function answerAnyMake(part: PartFacts): Verdict {
  return {
    answers: [
      `Não precisa ser original: ${nameKind(part)} de outra marca serve se combinarem ${part.match}. Entre original e paralel${part.article}, pague pela qualidade, com marca e nota, porque a peça sem marca nenhuma é a que volta a dar defeito.`,
      `Entre ${part.short} original ou paralel${part.article}, o que decide é o encaixe: precisam bater ${part.match}. ${capital(one(part))} ${part.short} compatível de marca conhecida atende bem, e a original só faz diferença em conjunto ainda na garantia.`,
      `${capital(one(part))} ${part.short} paralel${part.article} de boa marca funciona como ${part.article} original, se forem iguais ${part.match}. O que não compensa é ${part.article} genéric${part.article} sem nome nem nota, que não se pode cobrar de ninguém depois.`,
    ],
    why: [
      `A marca na caixa vale menos que o material e a vedação, que aparecem com o uso. Por isso prefira fabricante que se possa achar de novo, e peça no orçamento as duas opções, com o valor de cada uma.`,
      `O que se paga a mais na original é a certeza do encaixe; na compatível, essa certeza vem da conferência. Havendo as duas para o seu portão, o orçamento mostra os dois preços e você escolhe.`,
      `Peça de fabricante conhecido tem embalagem, medida escrita e a quem reclamar. Com os dois valores lado a lado, fica fácil ver quando a diferença para a original não se justifica.`,
    ],
  };
}

function aboutMake({ short, article }: PartFacts): KnowledgeQuestion[] {
  return [
    {
      question: `${capital(short)} paralel${article} faz perder a garantia do motor?`,
      answers: [
        "Em motor ainda na garantia do fabricante, pode: peça de terceiro montada fora da rede dele costuma encerrar a cobertura. Passado o prazo, isso deixa de contar.",
        "Só enquanto o motor está no prazo de fábrica, que muitas vezes exige peça e oficina da rede. Depois disso, escolha pela qualidade e pelo preço.",
      ],
    },
    {
      question: `Vocês usam ${short} original ou compatível?`,
      answers: [
        "As duas, conforme o que existe para o modelo. O orçamento diz qual é cada uma, e você escolhe antes da troca.",
        "Depende do que há à venda para o seu motor. Havendo original e compatível, os dois valores vêm no orçamento, e a decisão é sua.",
      ],
    },
  ];
}

/** Fed by the mains or by a battery: a wrong voltage and water end them, and not wear. */
const electricParts = new Set(
  (
    "trava receptor controle fotocelula nobreak bateria botoeira sinaleiro modulo-wifi tag-veicular antena fechadura " +
    "interfone"
  ).split(" "),
);

/** Of what no maker of motors makes, nobody asks for the make. */
function aboutQuality({ broader, short, article }: PartFacts): KnowledgeQuestion[] {
  const isElectric = electricParts.has(broader);
  return [
    {
      question: `Como reconheço ${short} de má qualidade?`,
      answers: isElectric
        ? [
            "Falta o que se pode cobrar depois: marca, modelo e tensão escritos na peça, embalagem e nota. Caixa que não veda e fio fino também denunciam.",
            "Olhe se há fabricante, tensão e nota. A peça ruim costuma vir sem manual, com caixa frouxa e sem vedação contra a água.",
          ]
        : [
            "Falta o que se pode cobrar depois: marca, medida ou carga escrita na peça, embalagem e nota. Rebarba, folga e acabamento irregular também denunciam.",
            "Olhe se há fabricante, medida gravada e nota. A peça ruim costuma vir solta num saco, sem nada escrito, e com encaixe frouxo.",
          ],
    },
    {
      question: `${capital(short)} mais car${article} dura mais?`,
      answers: isElectric
        ? [
            "Só se combinar com a instalação. Peça cara ligada na tensão errada queima como a barata, e água na caixa acaba com as duas.",
            "Dura quando a vedação e a tensão estão certas. Pagar mais sem conferir isso não compra nenhum mês a mais de uso.",
          ]
        : [
            "Só se for da medida certa. Peça boa fora da medida se gasta como a barata, e portão pesado na mão acaba com as duas.",
            `Dura se combinar com o portão e for bem montad${article}. Pagar mais sem conferir a medida não compra nenhum mês a mais de uso.`,
          ],
    },
  ];
}

/** What is asked by whoever was offered one that is no original. */
function aboutOffer({ short, article }: PartFacts): KnowledgeQuestion[] {
  return [
    {
      question: `O técnico ofereceu ${short} paralel${article} ou genéric${article}. Aceito?`,
      answers: [
        `Aceite se o orçamento disser a marca, o prazo de garantia e que a peça é para o seu portão. Sem marca escrita, peça outra opção e compare os dois valores.`,
        `Pode aceitar quando ela tem marca, nota e medida igual à da sua. Se a diferença de preço para a original for pequena, fique com a original.`,
      ],
    },
    {
      question: `${capital(short)} paralel${article} tem garantia?`,
      answers: [
        "Tem os mesmos 90 dias da lei que a original, desde que comprada de loja. O fabricante pode dar um prazo maior, escrito na caixa.",
        "Sim: os 90 dias da lei valem para qualquer peça nova vendida por loja, original ou não. O que passa disso depende do fabricante.",
      ],
    },
  ];
}

const originalOrNot: Family = (part) => {
  const { answers, why } = part.original ?? answerAnyMake(part);
  return {
    id: `${part.broader}-original-ou-paralela`,
    broader: part.broader,
    label: `${capital(part.short)}: original ou paralel${part.article}`,
    phrase: `a escolha entre ${part.short} original e paralel${part.article}`,
    asks: combine(
      [
        ...[
          "original ou",
          ...(makeSpecificParts.has(part.broader) ? [] : ["original"]),
          "marca faz diferença",
          "marca ou genérica",
          "marca genérica",
          "universal",
          "original paralela",
          "original genérica",
          "original compatível",
          "original similar",
          "original universal",
          "trocar outra marca",
        ],
        ...[
          "importada presta",
          "chinesa presta",
          "importada",
          "chinesa",
          "paralela presta",
          "paralela boa",
          "paralela vale",
          "genérica presta",
          "genérica vale",
          "precisa ser original",
        ],
        ...["compatível presta", "similar presta", "primeira linha"],
      ],
      part.names,
    ),
    intent: "comparison",
    answers: { any: answers, comparison: answers },
    sections: [
      {
        about: "choose",
        headings: [
          "Por que a marca conta menos ou mais",
          `${capital(part.short)} original ou paralel${part.article}: o que muda`,
        ],
        slots: [why],
      },
      tellMatch(part),
      {
        about: "cost",
        headings: ["Como comparar os dois preços", "O preço da original e o da compatível"],
        slots: [
          [
            `Compare o total com a ${nameFitting(part)} e a garantia, e não só a peça: o serviço custa o mesmo com as duas. Se a compatível durar metade do tempo, a segunda mão de obra come a economia.`,
            `Como o trabalho é igual nos dois casos, a diferença de preço é só a da peça. Ela compensa quando a compatível tem marca e prazo de garantia, e deixa de compensar se for preciso refazer a ${nameFitting(part)}.`,
            `O que pesa na conta é a ${nameFitting(part)}, que não muda com a marca. Por isso vale pagar um pouco mais pela peça que não obriga a chamar o técnico de novo.`,
          ],
        ],
      },
    ],
    keep: [],
    questions: [...(motorParts.has(part.broader) ? aboutMake(part) : aboutQuality(part)), ...aboutOffer(part)],
    photo: part.photo,
  };
};

function answerAnyUsed(part: PartFacts): Verdict {
  return {
    answers: [
      `${capital(nameKind(part))} usad${part.article} em geral não vale a pena: vem com desgaste que não se vê e sem garantia de loja. Só compensa em modelo fora de linha, depois de testad${part.article} e com tudo igual: ${part.match}.`,
      `Quase nunca vale a pena: ${part.short} usad${part.article} sai barat${part.article} na compra e cobra o serviço duas vezes se falhar. Prefira nov${part.article}, e aceite ${part.article} usad${part.article} só se já não existir para o seu modelo e se baterem ${part.match}.`,
      `Não convém comprar nem reaproveitar ${part.short} usad${part.article} de outro portão, salvo quando não se acha mais nov${part.article}. Mesmo aí é preciso testar antes e conferir ${part.match}, porque de particular não há a quem reclamar.`,
    ],
    why: [
      "A mão de obra de montar é a mesma com peça nova ou usada, e a diferença de preço some na segunda visita. Muitas vezes a que parece fora de linha tem uma compatível nova, que a foto da etiqueta revela.",
      "Quem vende peça usada raramente sabe quanto ela trabalhou, e o desgaste só aparece com carga. Antes de procurar uma, veja se não existe compatível nova, com nota e prazo para reclamar.",
      "O serviço custa o mesmo nos dois casos, então a economia é só na peça. Se ela durar poucos meses, paga-se tudo outra vez, enquanto a nova ainda estaria na garantia da lei.",
    ],
  };
}

const secondHand: Family = (part) => {
  const { answers, why } = part.used ?? answerAnyUsed(part);
  return {
    id: `${part.broader}-usada`,
    broader: part.broader,
    label: `${capital(part.short)} usad${part.article}`,
    phrase: `a compra de ${part.short} usad${part.article}`,
    asks: combine(
      [
        "usada",
        "usado",
        "nova ou usada",
        "usado vale pena",
        "usado compensa",
        "segunda mão",
        "seminova",
        "recondicionada",
        "desmanche",
      ],
      part.names,
    ),
    intent: "question",
    answers: { any: answers, question: answers },
    sections: [
      {
        about: "choose",
        headings: [
          "O que decide entre a usada e a nova",
          `${capital(part.short)} usad${part.article} ou nov${part.article}`,
        ],
        slots: [why],
      },
      tellMatch(part),
      {
        about: "cost",
        headings: ["A conta da peça usada", "Quanto se economiza de fato"],
        slots: [
          [
            `O serviço não fica mais barato com peça usada, e a ida do técnico também não. A economia é só a diferença entre as duas peças, que se perde inteira se a ${nameFitting(part)} tiver de ser refeita.`,
            `Some a peça, a ${nameFitting(part)} e o risco de repetir tudo em poucos meses. Na nova, a lei dá 90 dias e a loja responde; na usada de particular, o prejuízo fica com quem comprou.`,
            `Com peça nova, paga-se uma ${nameFitting(part)}; com usada, muitas vezes duas. Só compensa quando a nova não existe mais, e o preço deixa folga para uma segunda tentativa.`,
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Vocês vendem ou montam ${part.short} usad${part.article}?`,
        answers:
          part.supply === "technician"
            ? [
                "Não. Essa peça só entra nova, porque segura a folha, e o desgaste de uma usada não se vê por fora.",
                "Nem vendemos nem montamos: dela depende a folha não cair, e por isso só se instala peça nova, na medida.",
              ]
            : [
                "Vendemos só peça nova, original ou compatível. A usada que você já tem é avaliada por foto antes de a visita ser marcada.",
                "Não vendemos peça usada. Se você já tem uma, mande a foto: dizemos se vale montar ou se o risco não compensa.",
              ],
      },
      {
        question: "Peça usada ou recondicionada tem garantia?",
        answers: [
          "De loja, tem os 90 dias da lei, como a nova, mesmo recondicionada. De particular, vale só o que for combinado por escrito.",
          "Depende de quem vende: a loja responde pelo prazo da lei, também na recondicionada, e o particular, apenas pelo que prometer no recibo.",
        ],
      },
      {
        question: "Como saber se a usada ainda presta?",
        answers: [
          "Peça para ver a peça montada e trabalhando, e um recibo com prazo para devolver. A de desmanche ou demolição vem sem teste, e aí o risco é todo de quem compra.",
          "Só vendo a peça funcionar no portão de onde vai sair. De desmanche ou demolição, isso não dá, por isso combine por escrito a devolução antes de pagar.",
        ],
      },
      {
        question: "Dá para reaproveitar a peça de um motor ou portão velho?",
        answers:
          part.supply === "technician"
            ? [
                "Não nesta peça, que segura a folha: retirada de outro portão, traz o cansaço e a medida de lá. Só a nova é montada.",
                "Essa, não. O que serviu a outra folha tem outra medida e já trabalhou sob carga, e o risco é de queda.",
              ]
            : [
                "Dá, se for do mesmo modelo e passar no teste, mas o desgaste vem junto. Peça que gasta ou que protege alguém não compensa reaproveitar.",
                "Só do mesmo modelo e depois de testada. Tirar, conferir e montar custa quase o mesmo que pôr uma nova, que tem garantia.",
              ],
      },
      {
        question: "E se a peça estiver fora de linha?",
        answers: [
          "Mande a foto da etiqueta antes de procurar usada: muitas peças fora de linha têm compatível nova. Quando não há, comparamos com a troca do conjunto.",
          "Fora de linha não quer dizer sem solução, porque outros fabricantes seguem fazendo a compatível. Só depois disso a usada entra na conversa.",
        ],
      },
    ],
    photo: part.photo,
  };
};

/** A verdict on a new one beside the motor that is there. */
function tellWorth(part: PartFacts): string[] {
  return (
    part.worth ?? [
      `Sim, vale a pena trocar só ${withArticle(part)} quando o redutor e o resto do motor estão bons e a peça existe para o modelo: o conserto sai bem menos que um motor novo, de {price.homeSwap} em casa, já instalado. Com o redutor gasto ou a causa ainda lá, não compensa.`,
      `Compensa trocar ${withArticle(part)} em vez do motor inteiro se o redutor está firme e o defeito é só de uma peça. O motor novo fica de {price.homeSwap} em casa, com mão de obra; quando o conserto chega perto disso, ou o motor passou dos dez anos, compare os dois.`,
      `Entre trocar ${withArticle(part)} e comprar outro motor, vale a pena a peça enquanto o redutor não tem folga e o resto funciona. Se é a segunda falha em pouco tempo, o motor novo, de {price.homeSwap} em casa, instalado, costuma ser o gasto mais seguro.`,
    ]
  );
}

/** What the price of the one is weighed against. */
function tellWeight(part: PartFacts): KnowledgeSection {
  const causes = part.notCovered.replace(" nem ", " ou ");
  return {
    about: "choose",
    headings: ["Quando a troca compensa", `Trocar ${part.article} ${part.short}: sim ou não`],
    slots: [
      [
        `A troca compensa depois de confirmado o defeito e achada a causa. Se ela foi ${causes}, o conserto entra no mesmo orçamento, senão a peça nova vai pelo mesmo caminho.`,
        `Antes de gastar, descubra o que acabou com a peça antiga, que pode ter sido ${causes}. Enquanto a causa estiver lá, nenhuma nova dura, por melhor que seja.`,
        `Peça trocada sem corrigir a causa é dinheiro perdido. Por isso a medição vem antes da decisão e procura ${causes}.`,
      ],
      part.dearer,
    ],
  };
}

const worth: Family = (part) => ({
  id: `${part.broader}-vale-trocar`,
  broader: part.broader,
  label: `Vale a pena trocar ${withArticle(part)}`,
  phrase: `a troca d${withArticle(part)}`,
  asks: combine(
    ["vale pena trocar", "vale pena arrumar", "vale trocar", "compensa trocar", "vale pena troca", "compensa troca"],
    part.names,
  ),
  intent: "question",
  answers: { any: tellWorth(part), question: tellWorth(part), repair: tellWorth(part) },
  sections: [
    tellWeight(part),
    {
      about: "signs",
      headings: [
        `Sinais de que é ${part.article} ${part.short}`,
        `Antes de trocar ${part.article} ${part.short}, confirme`,
      ],
      slots: [
        [
          `O que se vê ou se ouve: ${part.signs[0]}. Nenhum sinal prova sozinho, porque outra peça pode falhar do mesmo jeito, e a medição na visita tira a dúvida.`,
          `Procure por ${part.signs[1]}, sem abrir tampas. Um vídeo feito de longe ajuda a separar os casos mais comuns antes da visita.`,
          `Costumam aparecer ${part.signs[0]}. Grave o portão de longe, com som, e compare com o que ele fazia antes; o técnico mede e confirma.`,
        ],
      ],
    },
    tellSteps(part, ["Como é o serviço", `A ${nameFitting(part)} d${part.article} ${part.short}, passo a passo`]),
  ],
  keep: [],
  questions: [
    {
      question: `Posso esperar para trocar ${part.article} ${part.short}?`,
      answers:
        part.supply === "technician" || part.bearsLeaf
          ? [
              "Não convém: dessa peça depende a folha não cair. Desligue o disjuntor, não passe embaixo e deixe o portão parado até a visita.",
              "Não. Pare de usar o portão, mantenha todos longe da folha e chame, porque a falha costuma vir sem aviso.",
            ]
          : [
              "Por pouco tempo, se o portão ainda anda sem forçar. Com tranco, cheiro de queimado ou folha torta, desligue o disjuntor e chame.",
              "Dá para esperar alguns dias enquanto tudo corre leve. Ao primeiro tranco, cheiro ou barulho novo, pare e desligue o disjuntor.",
            ],
    },
    {
      question: `Quanto custa trocar ${part.article} ${part.short}?`,
      answers: [
        `Depende do modelo d${part.article} ${part.short} e do acesso, e por isso não há tabela. O orçamento por foto é grátis e separa a peça da mão de obra.`,
        `O valor acompanha o modelo. O orçamento por foto é grátis e mostra lado a lado o preço d${part.article} ${part.short} e o da mão de obra.`,
      ],
    },
    { question: `Posso trocar ${part.article} ${part.short} por conta própria?`, answers: part.alone },
    {
      question: "A peça nova tem garantia?",
      answers: [
        "Tem os 90 dias da lei, e o fabricante pode dar mais. A montagem feita por nós também é coberta no mesmo prazo legal.",
        "Sim: a garantia da lei vale para a peça e para o serviço. Prazo maior, quando há, vem escrito na nota ou na caixa.",
      ],
    },
  ],
  photo: part.photo,
});

/** Whose price the concept tells, and of which nothing else is told but the repair. */
const unpriced = new Set(
  (
    "antena batente botoeira braco capacitor corrente dobradica fim-de-curso fuso interfone receptor sinaleiro " +
    "suporte trava"
  ).split(" "),
);

const price: Family = (part) => ({
  id: `${part.broader}-preco`,
  broader: part.broader,
  label: `Preço d${withArticle(part)}`,
  phrase: `o preço d${withArticle(part)}`,
  asks: combine(["preço", "orçamento", "preço colocar", "preço instalar"], part.names),
  intent: "price",
  sections: [
    {
      about: "cost",
      headings: [
        `O que muda o preço d${part.article} ${part.short}`,
        `Do que depende o preço d${part.article} ${part.short}`,
      ],
      // A list is announced by the paragraph before it.
      slots: [
        part.prices?.decides.map(
          (text, at) => `${text} ${["Do mais barato ao mais caro, fica assim:", "Do menor ao maior valor:"][at % 2]}`,
        ) ?? part.dearer,
      ],
      bullets: part.prices?.order,
    },
    {
      about: "choose",
      headings: [
        `Se você comprar ${part.article} ${part.short} por conta própria`,
        `Comprar ${part.article} ${part.short} e pagar só a ${nameFitting(part)}`,
      ],
      slots: [
        [
          `Confira antes ${part.match}, porque a peça errada, depois de montada, raramente volta à loja. Com a foto do anúncio dizemos se serve, e aí você paga só a ${nameFitting(part)}.`,
          `A peça comprada em outro lugar precisa combinar em tudo: ${part.match}. Mande a foto dela antes da visita; servindo, cobra-se apenas a ${nameFitting(part)}, e a garantia da peça fica com a loja.`,
          `O desconto da loja só vale se baterem ${part.match}. Some ao preço o frete e a ${nameFitting(part)}, que cobramos à parte, e compare com o nosso total.`,
        ],
      ],
    },
    tellSteps(part, [
      `O que se faz na ${nameFitting(part)} d${part.article} ${part.short}`,
      "O serviço, passo a passo",
    ]),
  ],
  keep: [],
  questions: [
    { question: `Posso ${nameDeed(part)} ${part.article} ${part.short} por conta própria?`, answers: part.alone },
    {
      question: `O preço d${part.article} ${part.short} já inclui a ${nameFitting(part)}?`,
      answers: [
        `O orçamento traz os dois valores, o da peça e o da ${nameFitting(part)}, e você escolhe se quer um ou os dois.`,
        `Vêm separados: a peça numa linha e a ${nameFitting(part)} em outra, para comparar com outra loja sem confusão.`,
      ],
    },
    {
      question: `Posso parcelar ${part.article} ${part.short}?`,
      answers: [
        "Sim, no cartão, em até {shop.instalments} vezes, depois de aprovar o orçamento. Há também Pix.",
        "Pode: o cartão divide peça e serviço em até {shop.instalments} vezes. Peça o total à vista para comparar.",
      ],
    },
  ],
  photo: part.photo,
});

function answerInstalments(part: PartFacts): string[] {
  const isWhole = part.supply === "technician";
  const sold = isWhole ? "já com a troca" : `a peça sozinha ou com a ${nameFitting(part)}`;
  const paid = isWhole ? "para a peça e o serviço juntos" : "para a peça, para o serviço ou para os dois";
  return [
    `Sim, dá para parcelar ${withArticle(part)} no cartão, em até {shop.instalments} vezes, ${sold}. Mande ${part.shown}, e o orçamento, grátis, traz o total à vista e o parcelado.`,
    `A ${isWhole ? "troca" : `compra ou a ${nameFitting(part)}`} d${withArticle(part)} pode ser dividida no cartão em até {shop.instalments} vezes. O valor vem com ${part.shown}, e o orçamento diz se há acréscimo nas parcelas, antes de você aprovar.`,
    `Pode pagar ${withArticle(part)} parcelad${part.article}: o cartão aceita até {shop.instalments} vezes, ${paid}. Com ${part.shown}, você recebe sem custo os dois totais, à vista e em parcelas.`,
  ];
}

const instalments: Family = (part) => ({
  id: `${part.broader}-parcelado`,
  broader: part.broader,
  label: `Parcelar ${withArticle(part)}`,
  phrase: `o parcelamento d${withArticle(part)}`,
  asks: combine(
    [
      "parcelado",
      ...["2", "3", "4", "5", "6", "8", "10", "12"].map((count) => `${count} vezes`),
      "parcelado vezes",
      "troca parcelado vezes",
      "troca parcelado",
      "trocar parcelar",
      "troca cartão",
      "parcelar",
      "parcela",
      "cartão",
      "prestação",
    ],
    part.names,
  ),
  intent: "price",
  answers: always(answerInstalments(part)),
  sections: [
    {
      about: "cost",
      headings: ["O que entra na parcela", "Peça e serviço na mesma conta"],
      slots: [
        [
          "Peça, ida e mão de obra podem ficar num pagamento só, dividido no cartão. Se preferir, só uma parte é parcelada e o resto vai no Pix.",
          "O parcelamento cobre o que você aprovar no orçamento, da ida à mão de obra. Dividir uma parte e pagar o resto no Pix também é possível.",
          "Tudo o que está no orçamento pode entrar na mesma compra do cartão. Quem quer parcelas menores deixa fora o que pode pagar à vista.",
        ],
        part.dearer,
      ],
    },
    {
      about: "choose",
      headings: ["Antes de aprovar as parcelas", "Para não pagar a mais"],
      slots: [
        [
          "Multiplique a parcela pelo número de vezes e compare com o preço à vista: a diferença é o juro. Em valor pequeno, poucas parcelas costumam sair melhor.",
          "Compare o total das parcelas com o valor à vista e veja quanto custa o prazo. Se a conta é baixa, dividir em duas ou três vezes já alivia o mês.",
          "Some todas as parcelas e ponha o resultado ao lado do Pix. Quando a diferença for grande, reduza o número de vezes antes de aprovar.",
        ],
      ],
    },
    tellSteps(part, ["O serviço que se paga", `Como é a ${nameFitting(part)} d${part.article} ${part.short}`]),
  ],
  keep: [],
  questions: [
    {
      question: "Aceitam Pix e boleto?",
      answers: [
        "Pix, sim. O boleto se combina no orçamento, que mostra a condição à vista ao lado das parcelas.",
        "O Pix é aceito, e o boleto depende do que for combinado. Diga como prefere pagar antes de aprovar o valor.",
      ],
    },
    {
      question: `Posso parcelar só ${part.article} ${part.short}, sem a mão de obra?`,
      answers: [
        part.supply === "technician"
          ? "Essa peça vai com a troca, e por isso a conta é uma só. O total, com o serviço, pode ser dividido em até {shop.instalments} vezes."
          : "Sim: quando a peça é vendida à parte, o cartão vale para ela também, em até {shop.instalments} vezes.",
        part.supply === "technician"
          ? "A peça não é vendida sem a montagem, que é de técnico. Peça e serviço juntos é que vão para as parcelas."
          : "Pode. A peça avulsa entra no mesmo parcelamento, e a montagem fica para depois, se você quiser.",
      ],
    },
    {
      question: "Precisa dar entrada?",
      answers: [
        "Isso vem no orçamento, com o número de parcelas e o valor de cada uma. Pergunte antes de aprovar, para a primeira não pegar de surpresa.",
        "A condição, com ou sem entrada, é dita junto com o total. Nada é cobrado antes de você aceitar.",
      ],
    },
    {
      question: "O preço parcelado é maior que o à vista?",
      answers: [
        "Pode ser, conforme o número de vezes. O orçamento traz os dois totais, e a diferença fica à vista antes da decisão.",
        "Se houver acréscimo, ele aparece no total parcelado. Compare com o valor do Pix e escolha o que cabe no mês.",
      ],
    },
  ],
  photo: part.photo,
});

function answerDeal(part: PartFacts): string[] {
  return part.supply === "technician"
    ? [
        `N${withArticle(part)} a economia não está na peça, que segura a folha, e sim no serviço: junte outros ajustes na mesma visita. Com ${part.shown}, o orçamento grátis diz o valor com a troca, sem risco de peça fora da medida.`,
        `O jeito certo de pagar menos n${withArticle(part)} é trocar antes de arrebentar, quando não há folha torta nem urgência na conta. Peça barata e fora da medida é risco de queda; o valor com a troca vem por foto, sem custo.`,
        `Para gastar menos com ${withArticle(part)}, não deixe a falha chegar à folha e ao motor, que custam muito mais. O preço menor de uma peça sem marca não compensa, e o total com a troca é informado antes, por foto, grátis.`,
      ]
    : [
        `Para pagar menos n${withArticle(part)}, acerte o modelo na primeira compra: precisam combinar ${part.match}, porque peça errada se paga duas vezes. Depois junte outro ajuste na mesma visita e compare o total, que vem por foto, grátis.`,
        `${capital(nameKind(part))} barat${part.article} que compensa é ${part.article} que serve de primeira: confira ${part.match} antes de olhar o preço. Peça por foto, sem custo, o valor com e sem a ${nameFitting(part)}, e compare o total.`,
        `Gasta menos com ${withArticle(part)} quem não compra duas vezes. Confira ${part.match}, veja se há compatível de boa marca e peça por foto o orçamento, grátis, com a ${nameFitting(part)} e sem ela.`,
      ];
}

const cheaperMake: KnowledgeQuestion = {
  question: "A peça compatível sai mais em conta?",
  answers: [
    "Costuma sair, quando o modelo aceita outra marca. Prefira a de fabricante conhecido, com nota, porque a genérica sem nome dura menos.",
    "Em geral, sim, e em muitos portões faz o mesmo trabalho. O orçamento mostra as duas opções quando existem.",
  ],
};

/** What holds the leaf is not put off. */
const savingFirst: KnowledgeQuestion = {
  question: "Dá para esperar e juntar o dinheiro?",
  answers: [
    "Só com o portão parado e ninguém embaixo, porque a peça segura a folha. O cartão divide a troca em até {shop.instalments} vezes, o que evita usar o portão em risco.",
    "Com o portão em uso, não: a falha vem sem aviso. Deixe a folha fechada e o disjuntor desligado, e veja o parcelamento, que vai a {shop.instalments} vezes.",
  ],
};

const deal: Family = (part) => ({
  id: `${part.broader}-barata`,
  broader: part.broader,
  label: `Pagar menos n${withArticle(part)}`,
  phrase: `o preço menor d${withArticle(part)}`,
  asks: combine(
    [
      "promoção",
      "oferta",
      "desconto",
      "barato",
      "mais barato",
      "menor preço",
      "troca promoção",
      "troca barato",
      "troca desconto",
      "trocar gastando pouco",
    ],
    part.names,
  ),
  intent: "price",
  answers: always(answerDeal(part)),
  sections: [
    {
      about: "cost",
      headings: ["Onde se economiza de verdade", `Como gastar menos n${part.article} ${part.short}`],
      slots: [
        part.dearer,
        [
          "Marcar na mesma visita outro ajuste que o portão precise divide a ida do técnico. Também poupa quem manda a foto completa, porque ninguém volta por causa de peça trocada.",
          "Dois serviços numa visita só pagam uma ida. E a foto bem feita, mandada antes, evita a segunda viagem, que entra na conta.",
          "A ida é a mesma para um conserto ou para três, então conte tudo o que o portão faz. Foto nítida antes da visita também corta custo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o barato sai caro", "O que não vale economizar"],
      slots: [
        [
          `Peça sem marca nem medida escrita volta a falhar, e o resultado é conhecido: ${part.wrong[0]}. Compare o total instalado, com garantia e nota, que é o que você paga de fato.`,
          `O preço muito baixo costuma esconder medida errada, e então ${part.wrong[1]}. Olhe o valor com a ${nameFitting(part)} e o prazo de garantia, e não só a etiqueta.`,
          `Desconfie da oferta que não diz fabricante nem medida: quando ela não serve, ${part.wrong[2]}. Barato mesmo é o que não obriga a chamar o técnico outra vez.`,
        ],
      ],
    },
    tellSteps(part, [
      "O que o preço do serviço paga",
      `A ${nameFitting(part)} d${part.article} ${part.short}, por etapas`,
    ]),
  ],
  keep: [],
  questions: [
    {
      question: "Tem desconto à vista?",
      answers: [
        "Peça os dois totais no orçamento, à vista e parcelado; a condição é informada antes de você aprovar.",
        "O orçamento mostra o valor no Pix e no cartão, em até {shop.instalments} vezes. Compare os dois antes de fechar.",
      ],
    },
    {
      question: `Vocês cobrem o preço da internet n${part.article} ${part.short}?`,
      answers: [
        "Mande o anúncio junto com a foto: dizemos se aquela peça serve e quanto fica o total com o serviço. Assim a comparação é do mesmo produto.",
        "Antes de comparar, veja se o anúncio é do mesmo modelo e se inclui frete. Com os dados, dizemos o nosso total, e você decide.",
      ],
    },
    part.supply === "technician" ? savingFirst : cheaperMake,
    { question: `Posso montar ${part.article} ${part.short} sozinho para economizar?`, answers: part.alone },
  ],
  photo: part.photo,
});

function choose(part: PartFacts): NarrowConcept[] {
  if (!part.choice) return [];
  return [
    {
      id: `${part.broader}-qual-comprar`,
      broader: part.broader,
      label: `Qual ${part.short} comprar`,
      phrase: `a escolha d${withArticle(part)}`,
      asks: combine(["qual comprar", "qual devo comprar", "qual usar", "qual escolher", "qual melhor"], part.names),
      intent: "buying",
      answers: { any: part.choice },
      sections: [
        tellMatch(part),
        {
          about: "visit",
          headings: [
            `Depois de escolher ${part.article} ${part.short}`,
            `A ${nameFitting(part)} d${part.article} ${part.short}`,
          ],
          slots: [
            [
              `Escolhido o modelo, o serviço é ${part.work[0]}.`,
              `Com a peça certa, ainda falta ${part.work[1]}.`,
              `A ${nameFitting(part)} compreende ${part.work[0]}.`,
            ],
            part.dearer,
          ],
        },
      ],
      keep: ["choose"],
      questions: [
        {
          question: `Posso comprar ${part.article} ${part.short} antes da visita?`,
          answers:
            part.supply === "technician"
              ? [
                  "Melhor não: a medida é tirada na visita, e o técnico leva a peça certa. Fora da medida, ela não segura a folha.",
                  "Espere a medida do técnico. Comprada antes, a peça muitas vezes não serve, e devolver depois de montada é difícil.",
                ]
              : [
                  "Pode, depois de mandar a foto: dizemos se serve. Guarde a nota e não monte antes da conferência.",
                  "Pode, desde que o modelo seja conferido por foto. Deixe a peça na embalagem até lá, para poder trocar na loja.",
                ],
        },
        {
          question: `Vocês vendem ${part.article} ${part.short}?`,
          answers:
            part.supply === "technician"
              ? [
                  "Vendemos com a troca, na medida da sua folha. O valor do conjunto vem por foto, sem custo.",
                  "Sim, já com a montagem, que é de técnico. Com a foto de longe, o orçamento sai antes da visita.",
                ]
              : [
                  `Vendemos, só a peça ou com a ${nameFitting(part)}. O orçamento por foto é grátis e traz os dois valores.`,
                  `Sim. Você escolhe entre a entrega e a ${nameFitting(part)} feita pelo técnico, com o valor informado antes.`,
                ],
        },
        { question: `Consigo montar ${part.article} ${part.short} sozinho?`, answers: part.alone },
        {
          question: "Preciso da mesma marca do motor?",
          answers: [
            "Quase nunca: o que tem de combinar são as medidas e as ligações. A marca conta quando há encaixe próprio ou motor na garantia.",
            "Só se o encaixe for exclusivo dela ou o motor ainda estiver no prazo de fábrica. Nos outros casos, vale a peça que combina.",
          ],
        },
      ],
      photo: part.photo,
    },
  ];
}

const families: Record<string, Family> = {
  labour,
  buying,
  delivery,
  ownPart,
  warranty,
  worth,
  price,
  instalments,
  deal,
  originalOrNot,
  secondHand,
};

/** The questions that people ask of every part alike; `except` those that have an entry of their own already. */
export function createPartQuestions(
  parts: readonly (PartFacts & { except?: (keyof typeof families)[] })[],
): NarrowConcept[] {
  return parts.flatMap(({ except = [], ...part }) => [
    ...Object.entries(families).flatMap(([name, write]) =>
      except.includes(name) ||
      (name === "worth" && !part.worth && !motorParts.has(part.broader)) ||
      (name === "price" && !unpriced.has(part.broader))
        ? []
        : { ...write(part), isAskedByName: true },
    ),
    ...choose(part),
  ]);
}
