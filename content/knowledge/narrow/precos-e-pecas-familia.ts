import type { Concept, KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Verdict = { answers: string[]; why: string[][] };

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
  /** "testar o motor, trocar a central e regravar os controles": what the labour pays. */
  work: string;
  steps: string[];
  /** What makes the labour more or less. */
  dearer: [string, string];
  /** What is done to it by who fits it, where that is not "instalamos". */
  deed?: string;
  /** Verdict first; where nothing is told of it in particular, what holds for every part. */
  original?: Verdict;
  used?: Verdict;
  /** How it is sold, where that is told otherwise. */
  sale?: string[];
  /** When a new one is worth it, where that is told otherwise. */
  worth?: [string, string];
  /** Which one to buy, where the concept itself does not say. */
  choice?: [string, string];
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

function getPronoun({ article }: PartFacts): string {
  return article === "a" ? "ela" : "ele";
}

function tellMatch(part: PartFacts): KnowledgeSection {
  return {
    about: "check",
    headings: [
      `O que conferir n${part.article} ${part.short} antes de comprar`,
      `Para ${part.article} ${part.short} servir`,
    ],
    slots: [
      [
        `Compare com ${part.article} que saiu: precisam bater ${part.match}.`,
        `Precisam ser iguais ${part.match}; o resto é aparência.`,
      ],
    ],
    bullets: part.checks,
  };
}

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
    `A mão de obra para trocar ${withArticle(part)} é orçada separada da peça e paga ${part.work}. ${part.dearer[0]} Com ${part.shown}, os dois valores são ditos antes da visita.`,
    `Só a mão de obra da troca d${withArticle(part)} cobre ${part.work}. ${part.dearer[1]} Não há tabela por peça: o orçamento, grátis, sai com ${part.shown}.`,
  ]),
  sections: [
    {
      about: "visit",
      headings: [
        `O que a mão de obra d${part.article} ${part.short} inclui`,
        `Pelo que se paga na troca d${part.article} ${part.short}`,
      ],
      slots: [["O serviço é este, na ordem:", "Está no preço do serviço:"]],
      steps: part.steps,
    },
    {
      about: "choose",
      headings: ["Peça sua ou peça nossa", "Com a peça comprada por você"],
      slots: [
        [
          `Se você já tem ${withArticle(part)}, paga só o serviço, depois que a foto confirma que ${getPronoun(part)} serve no seu portão.`,
          "Com a peça comprada à parte, o serviço é o mesmo; muda quem responde por um defeito dela.",
        ],
        [
          "A garantia da peça fica com quem a vendeu; a do serviço, com quem montou.",
          "Quem vende responde pela peça, e quem monta, pela montagem.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `A visita para trocar ${part.article} ${part.short} é cobrada à parte?`,
      answers: [
        "O orçamento por foto não custa nada; quando é preciso ir medir no local, o valor da ida é dito antes.",
      ],
    },
    {
      question: `E se o defeito não for ${part.article === "a" ? "da" : "do"} ${part.short}?`,
      answers: [
        "O técnico mede antes de trocar. Se a causa for outra, ele mostra e diz o novo valor, e nada é feito sem o seu aceite.",
      ],
    },
  ],
  photo: part.photo,
});

const supplies: Record<PartFacts["supply"], (part: PartFacts) => string[]> = {
  alone: (part) => [
    `Vendemos ${nameKind(part)}, com ou sem a troca: ${part.shown} confirma qual serve, se há a peça, original ou compatível, e o valor. Antes de comprar em qualquer lugar, confira ${part.match}.`,
    `${capital(nameKind(part))} se compra em loja de peças de portão, com a peça velha na mão, ou conosco, pelo WhatsApp, entregue no endereço ou já com a troca. Antes de pagar em qualquer lugar, confira ${part.match}.`,
    `${capital(nameKind(part))} vai até você, por entrega ou com a troca feita pelo técnico, e o valor é dito antes, pelo WhatsApp; a visita com regulagem, em casa, parte de {price.preventive}, sem peças. Precisam combinar ${part.match}.`,
    `Para quem está {em}, ${withArticle(part)} vai por entrega ou já com a troca feita pelo técnico, e você escolhe. Em loja também se acha, mas confira antes ${part.match}: peça montada raramente é aceita de volta.`,
    `Quem compra conosco {em} leva a peça já conferida, só entregue ou trocada no local. Se preferir outra loja, é preciso acertar ${part.match}, e a visita para trocar, em casa, parte de {price.preventive}, sem peças.`,
  ],
  fitted: (part) => [
    `Vendemos ${nameKind(part)} com a instalação: ${part.shown} diz qual modelo serve e o valor do conjunto. Se quiser só a peça, diga na mensagem; para comprar em outra loja, confira ${part.match}.`,
    `${capital(nameKind(part))} se compra em loja de automação ou conosco, já com a instalação: mande ${part.shown} e receba o modelo e o valor. O que precisa combinar: ${part.match}.`,
    `Para quem está {em}, ${withArticle(part)} vai com o técnico, já no modelo que combina com o seu portão: contam ${part.match}. O valor, com ou sem a instalação, é dito antes pelo WhatsApp.`,
  ],
  technician: (part) => [
    `${capital(nameKind(part))} não convém comprar antes da visita: a medida sai da folha, e quem monta é o técnico, que leva ${part.article} cert${part.article}. Mande ${part.shown} e receba o valor com a troca.`,
    `Fornecemos ${nameKind(part)} já com a troca, porque d${getPronoun(part)} depende a folha não cair. Loja de ferragem também vende, mas é preciso acertar ${part.match}, e o erro é risco de queda. Mande ${part.shown}.`,
    `Não convém comprar antes da visita: a medida sai da folha, e quem monta é o técnico, que leva ${part.article} cert${part.article} ao endereço {em}. Com ${part.shown}, o valor com a troca é dito antes.`,
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
    part.supply === "technician"
      ? {
          about: "safety",
          headings: ["Por que não comprar antes de medir", "O risco de comprar no olho"],
          slots: [
            [
              "A peça segura a folha: fora da medida, ela cede com o portão no alto.",
              "Uma medida errada não aparece na montagem, e sim quando a folha cai.",
            ],
            [
              "Não solte nem meça nada com a folha erguida; de longe, a foto basta.",
              "Fotografe de longe, com o portão fechado, e não toque nos cabos nem nas molas.",
            ],
          ],
        }
      : {
          about: "choose",
          headings: ["Loja, internet ou técnico", "Onde comprar sem errar"],
          slots: [
            [
              "Pela internet o preço costuma ser menor, mas a conferência fica por sua conta, e peça montada raramente é aceita de volta.",
              "Na internet, leia a compatibilidade com o seu modelo e guarde a nota: depois de usada a peça, a devolução é difícil.",
            ],
            [
              "Na loja, leve a peça velha ou a foto com uma régua ao lado; o nome sozinho não basta.",
              "No balcão, mostre a peça velha: o nome sozinho não garante o encaixe.",
            ],
            [
              "Com o técnico, a peça chega conferida, e o defeito é confirmado antes da troca.",
              "Com a troca feita por quem vende, a peça é testada no seu portão, e a nota junta peça e serviço.",
            ],
          ],
        },
    {
      about: "visit",
      headings: ["Se quiser com a troca", `Como fica a troca d${part.article} ${part.short}`],
      slots: [[`A troca inclui ${part.work}.`, `O serviço é completo: ${part.work}.`], part.dearer],
    },
  ],
  keep: [],
  questions: [
    {
      question: `Vocês entregam ${withArticle(part)} sem instalar?`,
      answers:
        part.supply === "technician"
          ? ["Essa peça vai com o técnico, porque a montagem errada põe a folha em risco de cair."]
          : [
              "Sim, quando temos o modelo: a entrega no seu endereço, na capital ou na região, é combinada pelo WhatsApp, com o prazo dito junto com o valor.",
            ],
    },
    {
      question: `Como sei se preciso mesmo de ${part.short} nov${part.article}?`,
      answers: [
        "Conte o que o portão faz e mande um vídeo feito de longe. O sintoma muitas vezes tem outra causa, e a medição vem antes da compra.",
      ],
    },
  ],
  photo: part.photo,
});

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
  answers: always(
    part.supply === "technician"
      ? [
          `O técnico leva ${withArticle(part)} e faz a troca na mesma visita, porque a montagem não é de morador. Para saber se dá hoje, mande o endereço e ${part.shown}: a resposta traz o valor e o horário.`,
          `Para ter ${withArticle(part)} hoje, mande o endereço e ${part.shown}: dizemos se há a peça na medida, quanto fica com a troca e o primeiro horário. Até lá, não acione o portão.`,
        ]
      : [
          `A entrega de ${nameKind(part)} é combinada pelo WhatsApp: mande o endereço e ${part.shown}, e a resposta diz se há a peça, o valor e se sai hoje ou em que dia. Na urgência, o técnico leva e já monta.`,
          `Para receber ${withArticle(part)} hoje, mande o endereço e ${part.shown}: confirmamos se há a peça que serve, quanto custa e o primeiro horário, só com a entrega ou com a troca feita.`,
        ],
  ),
  sections: [
    {
      about: "check",
      headings: ["O que mandar para a peça sair logo", "A mensagem que adianta a entrega"],
      slots: [
        [
          "Com a mensagem completa, não se perde uma ida com a peça errada.",
          "O que atrasa a entrega é a dúvida sobre o modelo.",
        ],
      ],
      steps: [
        `Mande ${part.shown}.`,
        "Escreva a rua, o bairro e até que horas há alguém para receber.",
        "Diga se quer só a peça ou a peça trocada.",
        "Conte se o portão ficou aberto ou com carro preso: isso muda a ordem das visitas.",
      ],
    },
    tellMatch(part),
  ],
  keep: [],
  questions: [
    {
      question: `A entrega de ${part.short} tem frete?`,
      answers: [
        "No kit de motor a entrega é grátis; na peça avulsa, ela é combinada e dita no orçamento, conforme o endereço.",
      ],
    },
    {
      question: "Posso devolver se a peça não servir?",
      answers: [
        "Sem uso e com a embalagem, fale antes de montar. Comprada à distância, a lei dá 7 dias para desistir (CDC, artigo 49).",
      ],
    },
  ],
  photo: part.photo,
});

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
  answers: always(
    part.supply === "technician"
      ? [
          `Instalamos ${withArticle(part)} que você já comprou só depois de conferir por foto ${part.match}: fora da medida, a folha pode cair. Servindo, você paga a mão de obra, com o valor dito antes.`,
          `Se ${withArticle(part)} que você comprou for da medida certa, paga-se só a mão de obra, orçada por foto. Mande ${part.shown}; com medida errada, a peça não é montada, pela segurança de quem passa embaixo.`,
        ]
      : [
          `${capital(part.deed ?? "instalamos")} ${withArticle(part)} que você já comprou: cobra-se só a mão de obra, com o valor dito antes, pela foto. Precisam combinar com o seu portão ${part.match}.`,
          `Com ${withArticle(part)} já comprad${part.article}, você paga só a mão de obra, que inclui ${part.work}. Mande ${part.shown}: dizemos se serve e quanto fica.`,
        ],
  ),
  sections: [
    {
      about: "check",
      headings: [`Será que ${part.article} ${part.short} serve?`, "Antes de marcar, confira a peça"],
      slots: [
        [`Precisam combinar ${part.match}.`, `Contam ${part.match}: é isso que a foto mostra.`],
        [
          "Não monte nem ligue para testar: peça ligada errada perde a troca na loja.",
          "Deixe a peça na embalagem até a conferência, para poder trocar na loja.",
        ],
      ],
      bullets: part.checks,
    },
    {
      about: "cost",
      headings: ["O que você paga", "Só a mão de obra: o que inclui"],
      slots: [
        [`O serviço é ${part.work}.`, `Esse valor paga ${part.work}.`],
        part.dearer,
        [
          "A garantia da peça é de quem vendeu; o serviço tem a garantia da lei, de 90 dias.",
          "Pelo serviço respondemos nós, com os 90 dias da lei; pela peça, a loja em que foi comprada.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `E se ${part.article} ${part.short} que comprei não servir?`,
      answers: [
        "Dizemos pela foto, antes da visita, e indicamos qual serve. Comprada à distância, há 7 dias para desistir (CDC, artigo 49).",
      ],
    },
    {
      question: `Posso só montar ${part.article} ${part.short} sozinho?`,
      answers: [
        part.supply === "technician"
          ? "Não. A peça trabalha sob carga, e a folha solta pode ferir; quem monta é o técnico, com ela escorada."
          : "O motor trabalha com a tensão da rede e a folha pode se mover. O seguro é conferir a peça você mesmo e deixar a montagem com o técnico.",
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
      `Sim, ${withArticle(part)} nov${part.article} tem garantia: a lei dá 90 dias para reclamar de defeito, e o fabricante pode dar mais, na nota. Não cobre ${part.notCovered}. Trocad${part.article} por nós, o serviço também é coberto.`,
      `A garantia d${withArticle(part)} é de 90 dias pela lei, mais o que o fabricante escrever na nota. Ela cobre defeito da peça e da montagem, e não ${part.notCovered}; a peça comprada por você é com a loja.`,
    ],
  },
  sections: [
    {
      about: "what",
      headings: [`O que a garantia d${part.article} ${part.short} cobre`, "Coberto e não coberto"],
      slots: [
        [
          "Cobre a peça que falha sozinha em uso normal e o serviço malfeito.",
          "Vale para defeito de fábrica e para erro de montagem.",
        ],
        [`Fica fora: ${part.notCovered}.`, `Não entra: ${part.notCovered}.`],
        [
          "Outra peça que falhe depois é outro conserto, mesmo dentro do prazo.",
          "O prazo é da peça trocada, e não do motor inteiro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Como pedir a garantia", "Falhou no prazo: o que fazer"],
      slots: [["Quem trocou precisa ver antes que outro mexa.", "Não deixe ninguém desmontar antes da avaliação."]],
      steps: [
        "Pare de usar o portão e desligue o disjuntor.",
        "Separe a nota ou a conversa do orçamento.",
        "Anote quando falhou e o que houve antes, como chuva ou queda de luz.",
        `Mande pelo WhatsApp ${part.photo}.`,
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: `Comprei ${part.article} ${part.short} por fora e vocês instalaram. De quem é a garantia?`,
      answers: ["A da peça é da loja que vendeu; a da montagem é nossa. Guarde a nota da peça."],
    },
    {
      question: "Sem nota, perco a garantia?",
      answers: [
        "Não por isso: recibo, comprovante de pagamento ou a conversa do orçamento também provam a compra e a data.",
      ],
    },
  ],
  photo: part.photo,
});

function answerAnyMake(part: PartFacts): Verdict {
  return {
    answers: [
      `Não precisa ser original: ${nameKind(part)} de outra marca serve se combinarem ${part.match}. Pague pela qualidade, com marca e nota; a peça sem marca nenhuma é a que volta a dar defeito.`,
      `Original ou paralel${part.article}, conta o que combina: ${part.match}. ${capital(part.short)} compatível de marca conhecida atende; só em motor na garantia a original faz diferença.`,
    ],
    why: [
      [
        "Com a foto dizemos as duas opções, se houver, e o valor de cada uma.",
        "O orçamento diz se a peça é original ou compatível, e você escolhe.",
      ],
    ],
  };
}

function aboutMake({ short, article }: PartFacts): KnowledgeQuestion[] {
  return [
    {
      question: `${capital(short)} paralel${article} faz perder a garantia do motor?`,
      answers: [
        "Em motor ainda na garantia do fabricante, pode: peça de terceiro montada fora da rede dele costuma encerrar a cobertura. Fora da garantia, isso deixa de contar.",
      ],
    },
    {
      question: `Vocês usam ${short} original ou compatível?`,
      answers: ["As duas, conforme o que existe para o modelo. O orçamento diz qual é, e você escolhe antes da troca."],
    },
  ];
}

/** Of what no maker of motors makes, nobody asks for the make. */
function aboutQuality({ short, article }: PartFacts): KnowledgeQuestion[] {
  return [
    {
      question: `Como reconheço ${short} de má qualidade?`,
      answers: ["Falta o que se pode cobrar depois: marca, medida ou carga escrita na peça, embalagem e nota."],
    },
    {
      question: `${capital(short)} mais car${article} dura mais?`,
      answers: [
        "Só se for da medida certa. Peça boa fora da medida se gasta como a barata; portão pesado na mão gasta as duas.",
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
        headings: ["Quando a original vale o preço", `Original ou paralel${part.article}: como decidir`],
        slots: [
          ...why,
          [`Nos dois casos, precisam combinar ${part.match}.`, `Em qualquer uma, confira ${part.match}.`],
        ],
        bullets: part.checks,
      },
    ],
    keep: ["signs"],
    questions: motorParts.has(part.broader) ? aboutMake(part) : aboutQuality(part),
    photo: part.photo,
  };
};

function answerAnyUsed(part: PartFacts): Verdict {
  return {
    answers: [
      `${capital(nameKind(part))} usad${part.article} em geral não vale a pena: vem com desgaste que não se vê e sem garantia de loja. Só compensa em modelo fora de linha, depois de testad${part.article} e com tudo igual: ${part.match}.`,
      `Quase nunca vale: ${part.short} usad${part.article} sai barat${part.article} na compra e cobra a mão de obra duas vezes se falhar. Compre nov${part.article}, e usad${part.article} só se não existir mais para o seu modelo.`,
    ],
    why: [
      [
        "A mão de obra de montar é a mesma na nova e na usada, e a diferença de preço some na segunda visita.",
        "O serviço de montar custa o mesmo com peça nova ou usada.",
      ],
      [
        "Antes de procurar usada, veja pela foto da etiqueta se ainda há a nova ou uma compatível.",
        "Muitas vezes a peça dada como fora de linha tem uma compatível nova.",
      ],
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
          "Quando a usada compensa e quando não",
          `${capital(part.short)} usad${part.article} ou nov${part.article}`,
        ],
        slots: why,
      },
      {
        about: "check",
        headings: ["O que conferir na peça usada", "Se for comprar usada mesmo assim"],
        slots: [
          [`Precisam ser iguais ${part.match}.`, `Compare ${part.match} com a peça que saiu.`],
          [
            "Peça recibo com o prazo para devolver; particular não dá a garantia da loja.",
            "Combine por escrito a devolução se ela não funcionar: de particular, não há garantia de loja.",
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
            ? ["Não. Essa peça só entra nova, porque segura a folha."]
            : [
                "Vendemos peça nova, original ou compatível. A usada que você já tem é avaliada por foto antes de a visita ser marcada.",
              ],
      },
      {
        question: "Peça usada tem garantia?",
        answers: ["De loja, valem os prazos da lei; de particular, só o que for combinado por escrito."],
      },
    ],
    photo: part.photo,
  };
};

/** A verdict on a new one beside the one that is there. */
function tellWorth(part: PartFacts): string[] {
  if (part.worth) return part.worth;
  if (motorParts.has(part.broader))
    return [
      `Vale a pena trocar só ${withArticle(part)} quando o redutor e o resto do motor estão bons e a peça existe para o modelo: o motor fica, e a conta é bem menor que a de outro, que em casa sai de {price.homeSwap}, já com a troca. Não vale se a causa continua: ${part.notCovered.replace(" nem ", " e ")}.`,
      `Compensa trocar ${withArticle(part)} se o motor tem poucos anos, o redutor está firme e o defeito é só ${part.article === "a" ? "dela" : "dele"}. Se o conserto chegar perto da troca do motor, de {price.homeSwap} em casa, ou se já é a segunda vez, compare os dois valores antes.`,
    ];
  return [
    `Vale a pena trocar ${withArticle(part)} quando o defeito é mesmo ${part.article === "a" ? "dela" : "dele"}, depois de conferidos ligação, limpeza e ajuste, que custam menos. O motor fica como está, e o valor da peça e da troca é dito antes, por foto.`,
    `Compensa trocar ${withArticle(part)} quando limpar e ajustar já não resolve; antes disso, muitas vezes basta o acerto, sem peça. Com ${part.shown}, dizemos qual dos dois é o seu caso e quanto fica.`,
  ];
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
    {
      about: "choose",
      headings: ["Quando a troca compensa", `Trocar ${part.article} ${part.short}: sim ou não`],
      slots: [
        [
          "Sim, quando o defeito foi confirmado e a peça existe na medida do seu portão.",
          "Compensa com o defeito confirmado e a peça certa à venda.",
        ],
        [
          `Não, enquanto a causa continua: ${part.notCovered.replace(" nem ", " e ")}.`,
          `Espere se a causa ainda está lá (${part.notCovered.replace(" nem ", " e ")}): a peça nova vai pelo mesmo caminho.`,
        ],
        part.dearer,
      ],
    },
    {
      about: "visit",
      headings: ["Como é o serviço", `A troca d${part.article} ${part.short}, passo a passo`],
      slots: [["O técnico segue esta ordem:", "A visita é assim:"]],
      steps: part.steps,
    },
  ],
  keep: ["signs"],
  questions: [
    {
      question: `Como sei que o defeito é d${part.article} ${part.short}?`,
      answers: [
        "Pela medição na visita. Antes dela, um vídeo do portão, feito de longe, já separa os casos mais comuns.",
      ],
    },
    {
      question: `Posso esperar para trocar ${part.article} ${part.short}?`,
      answers: [
        part.supply === "technician"
          ? `Não convém: d${getPronoun(part)} depende a folha não cair. Pare de usar o portão até a visita.`
          : "Se o portão ainda anda sem forçar, sim, por pouco tempo. Com tranco, cheiro de queimado ou folha torta, desligue o disjuntor e chame.",
      ],
    },
  ],
  photo: part.photo,
});

/** What is put where there was none is not changed. */
function nameFitting({ supply }: PartFacts): string {
  return supply === "fitted" ? "instalação" : "troca";
}

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
      headings: [`O que entra no preço d${part.article} ${part.short}`, "Peça, mão de obra e ida"],
      slots: [
        [
          "O orçamento separa cada parte, e nada é feito antes do seu aceite.",
          "O valor vem em linhas separadas, para você comparar.",
        ],
      ],
      bullets: [
        "A peça, original ou compatível",
        `A mão de obra: ${part.work}`,
        "A ida, quando é preciso medir no local, dita antes",
        "O que estiver gasto em volta, só com o seu aceite",
      ],
    },
    {
      about: "choose",
      headings: ["Como pagar menos sem errar", "Antes de comprar pelo menor preço"],
      slots: [
        [
          `Confira antes ${part.match}: a peça errada, depois de montada, raramente volta à loja.`,
          `Peça barata e errada é prejuízo: precisam combinar ${part.match}.`,
        ],
        [
          "Com a peça já comprada, você paga só o serviço, e a garantia dela fica com quem vendeu.",
          `Se preferir comprar a peça, mande a foto antes; a ${nameFitting(part)} é cobrada à parte.`,
        ],
        [
          "Juntar outro ajuste na mesma visita poupa a segunda ida.",
          "Outro serviço na mesma visita divide a ida do técnico.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [`O que se faz na ${nameFitting(part)} d${part.article} ${part.short}`, "O serviço, passo a passo"],
      slots: [
        [
          "O disjuntor fica desligado durante a ligação ou a montagem.",
          "Tudo é feito com o disjuntor desligado até o teste.",
        ],
      ],
      steps: part.steps,
    },
  ],
  keep: [],
  questions: [
    {
      question: `Dá para saber o preço d${part.article} ${part.short} sem visita?`,
      answers: [
        "Na maioria dos casos, sim, pela foto. Se algo só se vê no local, isso é dito antes, com o valor da ida.",
      ],
    },
    {
      question: `O preço d${part.article} ${part.short} já inclui a ${nameFitting(part)}?`,
      answers: [`O orçamento traz os dois valores, o da peça e o da ${nameFitting(part)}, para você escolher.`],
    },
    {
      question: `Posso parcelar ${part.article} ${part.short}?`,
      answers: ["Sim, no cartão, em até {shop.instalments} vezes, depois de aprovar o orçamento."],
    },
  ],
  photo: part.photo,
});

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
  answers: always([
    `Dá para parcelar ${withArticle(part)} no cartão, em até {shop.instalments} vezes, sozinh${part.article} ou com a troca, depois que você aprova o orçamento. O valor sai com ${part.shown}; peça os dois totais, à vista e parcelado.`,
    `A compra ou a troca d${withArticle(part)} pode ser dividida no cartão em até {shop.instalments} vezes. Mande ${part.shown}: o orçamento, grátis, traz o total à vista, o parcelado e se há acréscimo.`,
  ]),
  sections: [
    {
      about: "cost",
      headings: ["O que entra na parcela", "Peça e serviço na mesma conta"],
      slots: [
        ["Peça, visita e mão de obra entram juntas, num pagamento só.", "O parcelamento cobre a peça e o serviço."],
        part.dearer,
      ],
    },
    {
      about: "check",
      headings: ["Antes de aprovar", "Para não pagar a mais"],
      slots: [
        [
          "Multiplique a parcela pelo número de vezes e compare com o preço à vista: a diferença é o juro.",
          "Compare o total das parcelas com o valor à vista.",
        ],
        [
          "Em valor pequeno, poucas parcelas costumam sair melhor; pergunte se há mínimo por parcela.",
          "Se o valor é baixo, veja o desconto à vista antes de dividir.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Aceitam Pix e boleto?",
      answers: ["O Pix e o boleto são combinados no orçamento, com a condição à vista."],
    },
    {
      question: `Posso parcelar só ${withArticle(part)}, sem a mão de obra?`,
      answers: ["Sim: quando a peça é vendida à parte, o parcelamento vale para ela também."],
    },
  ],
  photo: part.photo,
});

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
  answers: always(
    part.supply === "technician"
      ? [
          `N${withArticle(part)} a economia não está na peça, que segura a folha, e sim no serviço: junte cabo, roldana e regulagem na mesma visita. Com ${part.shown}, o orçamento grátis diz o valor com a troca.`,
          `O jeito certo de pagar menos n${withArticle(part)} é trocar antes de arrebentar, quando não há folha torta nem urgência na conta. O valor com a troca vem por foto, sem custo; peça fora da medida é risco de queda.`,
        ]
      : [
          `Para pagar menos n${withArticle(part)}, acerte a peça na primeira compra e junte os serviços na mesma visita: o erro de modelo sai mais caro que a diferença de preço. Com ${part.shown}, o orçamento grátis diz o valor com e sem a troca.`,
          `${capital(nameKind(part))} mais em conta é ${part.article} que serve de primeira: precisam combinar ${part.match}. O preço vem por foto, sem custo, com e sem a troca, para você comparar com o de outra loja.`,
        ],
  ),
  sections: [
    {
      about: "cost",
      headings: ["Onde se economiza de verdade", `Como gastar menos n${part.article} ${part.short}`],
      slots: [
        part.dearer,
        [
          "Marcar na mesma visita outro ajuste que o portão precise divide a ida do técnico.",
          "Juntar dois serviços na mesma visita poupa a segunda ida.",
        ],
        [
          "A compatível de boa marca custa menos que a original, onde o modelo aceita as duas.",
          "Pergunte se há compatível: em muitos portões ela faz o mesmo por menos.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Quando o barato sai caro", "O que não vale economizar"],
      slots: [
        [
          `Uma peça sem marca nem medida escrita volta a falhar; ${part.match} têm de combinar.`,
          `Barata e errada é dinheiro perdido: confira ${part.match}.`,
        ],
        [
          "Compare o total instalado, com garantia e nota, e não só o preço da peça.",
          "Olhe o total com a troca e a garantia, que é o que você paga.",
        ],
      ],
    },
  ],
  keep: [],
  questions: [
    {
      question: "Tem desconto à vista?",
      answers: ["Peça os dois totais no orçamento, à vista e parcelado; a condição é dita antes de você aprovar."],
    },
    {
      question: `Vocês cobrem o preço da internet n${part.article} ${part.short}?`,
      answers: [
        "Mande o anúncio e a foto da etiqueta: dizemos se a peça serve e quanto fica com a troca, para comparar o total.",
      ],
    },
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
      sections: [tellMatch(part)],
      keep: ["choose", "visit"],
      questions: [
        {
          question: `Posso comprar ${part.article} ${part.short} antes da visita?`,
          answers:
            part.supply === "technician"
              ? ["Melhor não: a medida é tirada na visita, e o técnico leva a peça certa."]
              : ["Pode, depois de mandar a foto: dizemos se serve. Guarde a nota e não monte antes da conferência."],
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
