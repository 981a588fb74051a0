import { joinWords } from "#domain/format.ts";
import type { Concept, Intent } from "#domain/knowledge/concept.ts";
import type { ServiceRequest } from "#domain/text/page-request.ts";
import { getConcept } from "./concepts.ts";
import { findParts, type PartName } from "./part-names.ts";
import { nameGate } from "./service-names.ts";
import { openOnDay } from "./service-wishes.ts";

/** What is done to a part: "[a peça]" with its article, "[peça]" without, "[em]" where. */
const openings = {
  swap: [
    "Fazemos a troca [da peça] [em], no seu endereço.",
    "Trocamos [a peça] [em], com teste na sua frente.",
    "A troca [da peça] [em] é feita no local, por técnico da nossa equipe.",
    "Atendemos [em] para a troca [da peça].",
  ],
  mend: [
    "Consertamos [a peça] [em], ou trocamos quando o conserto não compensa.",
    "Fazemos o conserto [da peça] [em], com visita no local.",
    "Atendemos [em] para conserto ou troca [da peça].",
  ],
  fit: [
    "Instalamos [peça] [em], com o modelo indicado pela foto.",
    "Atendemos [em] para instalação de [peça].",
    "A instalação de [peça] [em] é feita pela nossa equipe.",
  ],
  sell: [
    "Vendemos [peça] [em], com ou sem a troca: [a foto] confirma qual serve, se há a peça e o valor.",
    "Quem procura [peça] [em] compra conosco, com ou sem a troca, depois que [a foto] confirma qual serve.",
    "[peça-] [em] se pede por foto: dizemos qual serve, se há a peça, o valor dela e, se você quiser, o da troca.",
  ],
  /** A remote is recorded, not fitted. */
  sellRemote: [
    "Vendemos [peça] [em], entregue ou já gravado no seu portão: a foto do seu, frente e verso, confirma qual serve.",
    "Quem procura [peça] [em] compra conosco: mande a foto do seu, frente e verso, e dizemos qual serve e como ele chega.",
  ],
  supply: [
    "Vendemos [peça] [em], com a instalação: a foto do motor e do lugar diz o modelo e o valor.",
    "Quem procura [peça] [em] compra conosco já com a instalação, com o modelo indicado pela foto.",
  ],
  bear: [
    "Fornecemos e trocamos [a peça] [em], na medida da sua folha.",
    "Levamos e trocamos [a peça] [em], com a folha escorada.",
  ],
  deliver: [
    "Entregamos [peça] [em], ou o técnico leva e já monta: mande o endereço e [a foto], e dizemos se sai hoje.",
    "A entrega de [peça] [em] é combinada pelo WhatsApp, com o endereço e [a foto], que confirma qual serve.",
  ],
  any: [
    "Consertamos e trocamos [peça] [em], no seu endereço.",
    "Atendemos [em] para conserto e troca de [peça].",
    "[peça-] [em]: trocamos e consertamos, com visita no local.",
  ],
  adjust: [
    "Fazemos a regulagem [da peça] [em], no seu endereço.",
    "Atendemos [em] para a regulagem [da peça].",
    "Regulamos [a peça] [em], com teste no fim.",
  ],
  copy: [
    "Copiamos e gravamos controle de portão [em].",
    "Fazemos cópia e gravação de controle de portão [em].",
    "Atendemos [em] para cópia e gravação de controle de portão.",
  ],
  program: [
    "Programamos controle de portão [em], no seu endereço.",
    "Fazemos a programação de controle de portão a domicílio [em], na central ou no receptor.",
    "Atendemos [em] para programar controle de portão no seu endereço.",
  ],
};

type Deed = keyof typeof openings;

/** The same as nouns: "[o que] na Lapa aos domingos". */
const deedNouns: Record<Deed, string> = {
  swap: "a troca [da peça]",
  mend: "o conserto [da peça]",
  fit: "a instalação de [peça]",
  sell: "a venda e a troca [da peça]",
  sellRemote: "a venda e a gravação de [peça]",
  supply: "a venda e a instalação de [peça]",
  bear: "a troca [da peça]",
  deliver: "a entrega de [peça]",
  any: "conserto e troca de [peça]",
  adjust: "a regulagem [da peça]",
  copy: "cópia e gravação de controle de portão",
  program: "programação de controle de portão",
};

/** Read on low letters without accents; the first that fits decides. */
const deeds: [Deed, RegExp][] = [
  ["deliver", /\b(entreg\w*|motoboy|frete|delivery)\b|^tem\b.*\bhoje\b/],
  ["swap", /\b(troca|trocar|trocas|substitui\w+)\b/],
  ["mend", /\b(consert\w*|repar\w*|arrum\w*|assistencia|recuper\w*)\b/],
  ["fit", /\b(instal\w*|coloca\w*)\b/],
  ["sell", /\b(compr\w*|vend\w*|loja|onde|encontr\w*|ach[oa]r?)\b/],
  ["adjust", /\b(regul\w*|ajust\w*|alinha\w*)\b/],
];

const remoteDeeds: [Deed, RegExp][] = [
  ["copy", /\b(copia\w*|clon\w*|duplica\w*)\b/],
  ["program", /\b(program\w*|grava\w*|cadastr\w*|configur\w*)\b/],
];

/** What is told of a copy: how it is done in a workshop is nobody's question who looks for one. */
const copied = [
  [
    "O controle de código fixo se copia de um que funcione; o de código rolante não se copia, e um novo é gravado na central.",
    "Se o seu usa código fixo, a cópia sai do original; se usa código rolante, um novo é cadastrado na central do portão.",
    "Mande a foto do controle, frente e verso: ela mostra se o código é fixo, que se copia, ou rolante, que se grava na central.",
  ],
  [
    "O valor depende da marca e do tipo de código, e é dito pela foto do controle, antes da visita.",
    "Com a foto do controle e da etiqueta do motor, o valor sai antes, sem custo pelo orçamento.",
    "O orçamento é grátis, pela foto, e o valor por controle já inclui a gravação.",
  ],
];

/** Where what was understood is the service, and what it tells is of whole gates. */
const done = [
  [
    "O técnico confere a peça e o que está em volta dela, faz o serviço com o disjuntor desligado e testa o portão com você.",
    "Na visita a peça é testada antes de ser trocada ou montada, e o portão faz vários ciclos de prova com você presente.",
  ],
  [
    "A peça e a mão de obra são orçadas de graça, pela foto da peça e da etiqueta do motor.",
    "O orçamento é grátis e separa peça e mão de obra, a partir da foto da peça e da etiqueta do motor.",
  ],
];

const delivered = [
  [
    "Diga se quer só a peça ou a peça trocada e até que horas há alguém para receber.",
    "Na mensagem, diga também se é só a peça ou com a troca e quando há alguém no endereço.",
  ],
  [
    "O valor da peça e o da entrega vêm antes, sem custo pelo orçamento.",
    "A resposta traz se há a peça, o valor e o primeiro horário.",
  ],
];

const programmed = [
  [
    "O técnico confere se o controle é do código da central, grava cada um e testa com o portão à vista.",
    "O controle do mesmo código é gravado na hora; se ele não combina com a central, dizemos qual serve.",
  ],
  [
    "Mande a foto do controle, frente e verso, e da etiqueta do motor: o valor é dito antes da visita, sem custo pelo orçamento.",
    "O valor depende de quantos controles são e vem pela foto do controle e da etiqueta do motor, antes da visita.",
  ],
];

const asksHow = /\b(como|passo a passo|sozinh[oa]|tutorial|dicas|o que fazer|por ?que|o que e)\b/;
const intents = new Set<Intent>(["repair", "installation", "buying", "price", "how-to", "emergency"]);

/** What is sold without being fitted; the others bear a load or are set by who fits them. */
const soldAlone = new Set([
  "placa",
  "placa central",
  "central",
  "capacitor",
  "engrenagem",
  "coroa",
  "coroa interna",
  "cremalheira",
  "fim de curso",
  "roldana",
  "controle",
  "bateria",
]);

/** What holds the leaf goes with who fits it. */
const bearing = new Set(["cabo de aço", "mola", "contrapeso"]);

/** Who asks what these cost has none yet. */
const beside = new Set(["nobreak", "botoeira", "sinaleiro", "fotocélula", "antena"]);

/** Of the others, one that has failed is changed. */
const mendable = new Set([
  "placa",
  "placa central",
  "central",
  "redutor",
  "braço",
  "trilho",
  "dobradiça",
  "trava elétrica",
  "fechadura",
  "receptor",
  "controle",
]);

/** What shows which one serves. */
function tellPhoto({ name, isMotorPart }: PartName): string {
  if (name === "controle") return "a foto do controle, frente e verso";
  return isMotorPart ? "a foto da etiqueta" : "a foto da peça";
}

function readDeed(words: string, { name }: PartName, intent: Intent): Deed {
  const [own] = name === "controle" ? (remoteDeeds.find(([, sign]) => sign.test(words)) ?? []) : [];
  const [told] = deeds.find(([, sign]) => sign.test(words)) ?? [];
  if ((told === "sell" || told === "deliver") && bearing.has(name)) return "bear";
  if (told === "sell" && !soldAlone.has(name)) return own ?? "supply";
  if (told === "sell" && name === "controle") return own ?? "sellRemote";
  if (own ?? told) return own ?? told ?? "any";
  if (intent === "buying" && name === "controle") return "sellRemote";
  if (intent === "installation" || intent === "buying") return "fit";
  if (beside.has(name)) return "fit";
  return mendable.has(name) ? "any" : "swap";
}

function isPartWork({ id, kind, broader }: Concept, words: string): boolean {
  // Whoever names a place for it wants it done.
  if (kind === "part" || id === "programacao") return true;
  // "Conserto hoje" says when, and the part what.
  if (kind === "service" && broader !== undefined && openOnDay(words, "") !== null) return true;
  // "Placa PPA" is a question within the make; "conserto de controle" one of its defects.
  if ((kind === "brand" || kind === "model") && broader !== undefined) return true;
  return kind === "symptom" && deeds.some(([, sign]) => sign.test(words));
}

const spoken: Record<string, string> = { deslizante: "de correr", pivotante: "de abrir" };

function nameLeaf({ gates, words }: ServiceRequest): string {
  const named = [...gates, "basculante", "deslizante", "pivotante"].filter(
    (id) => words.includes(spoken[id] ?? id) || words.includes(id),
  );
  return nameGate(named, words) || "portão";
}

/** "da placa do motor PPA", "do cabo de aço do portão basculante", "do controle original de motor Peccinin". */
function describe(request: ServiceRequest, { name }: PartName): string {
  const kind = name === "controle" && /\boriginal\b/.test(request.words) ? " original" : "";
  return `${name}${kind} de ${nameMotor(request) || nameLeaf(request)}`;
}

/** "motor PPA", or "" where the title names no make. */
function nameMotor({ concepts, words }: ServiceRequest): string {
  const brand = concepts.find(({ kind }) => kind === "brand" || kind === "model");
  const label = brand && (brand.broader === undefined ? brand.label : getConcept(brand.broader)?.label);
  return label && words.includes(label.toLowerCase()) ? `motor ${label}` : "";
}

const deedWords: [RegExp, string][] = [
  [/\bsold\w+/, "solda"],
  [/\b(?:troc\w+|substitui\w+)/, "troca"],
  [/\b(?:consert\w*|repar\w*|arrum\w*)/, "conserto"],
  [/\b(?:regul\w*|ajust\w*)/, "regulagem"],
  [/\balinha\w*/, "alinhamento"],
  [/\b(?:instal\w*|coloca\w*)/, "instalação"],
  [/\blubrific\w*/, "lubrificação"],
];

/** "solda de dobradiça e troca de roldana": what the title wants done to each of its parts, or "" for one part alone. */
function readDeeds(words: string): string {
  const parts = findParts(words).filter(({ name }) => name !== "controle");
  if (parts.length < 2) return "";
  const told: { deed: string; names: string[] }[] = [];
  for (const { name, words: sign } of parts) {
    const before = words.slice(0, words.search(sign));
    const at = deedWords.map(([deed, noun]) => ({
      noun,
      at: Array.from(before.matchAll(new RegExp(deed, "g"))).at(-1)?.index ?? -1,
    }));
    const deed = at.toSorted((a, b) => b.at - a.at).find((each) => each.at >= 0)?.noun;
    if (deed === undefined) return "";
    const last = told.at(-1);
    if (last?.deed === deed) last.names.push(name);
    else told.push({ deed, names: [name] });
  }
  return joinWords(told.map(({ deed, names }) => `${deed} de ${joinWords(names)}`));
}

const asksForDeed = /^(?:preciso |quero |fazem? )?(?:troc|substitu|instal|coloc|consert|arrum|regul|sold)/;

/** "Trocar roldana e trilho": who begins with what is to be done to two parts wants both done. */
export function wantsSeveral(words: string): boolean {
  return asksForDeed.test(words) && !asksHow.test(words) && readDeeds(words) !== "" && !/\b(?:ou|sem)\b/.test(words);
}

const severalOpenings = [
  "Fazemos [o que] de [portão] [em], no seu endereço, com o valor dito antes.",
  "Atendemos [em] para [o que] de [portão], com o valor passado antes da visita.",
];
/** Not all welding is ours to do. */
const weldedOpenings = [
  "[em], [o que] de [portão] têm orçamento por foto, que diz antes da visita se a solda é serviço nosso ou de serralheiro.",
  "Para [o que] de [portão] [em], mande a foto: o orçamento diz o valor e se a solda é serviço nosso ou de serralheiro.",
];

type PartLead = { openings: string[]; body: string[][] | null; isDated?: boolean };

/** How a page opens for somebody who wants a part changed, mended or fitted in a place. */
export function servePart(request: ServiceRequest): PartLead | null {
  const { concepts, intent, words } = request;
  const [main] = concepts;
  const [part] = findParts(words);
  if (!main || !part || !intents.has(intent) || asksHow.test(words) || !isPartWork(main, words)) return null;
  const several = readDeeds(words);
  // Parts that are all the motor's are told to be of its make.
  const isMotorPart = findParts(words).every((each) => each.isMotorPart);
  const whole = (isMotorPart && nameMotor(request)) || nameLeaf(request);
  if (several !== "")
    return {
      openings: (several.includes("solda") ? weldedOpenings : severalOpenings).map((text) =>
        text.replace("[o que]", several).replace("[portão]", whole),
      ),
      body: null,
    };
  const deed = readDeed(words, part, intent);
  const object = describe(request, part);
  const capital = object.charAt(0).toUpperCase() + object.slice(1);
  const fill = (text: string) =>
    text
      .replace("[peça-]", capital)
      .replace("[a foto]", tellPhoto(part))
      .replace("[da peça]", `d${part.article} ${object}`)
      .replace("[a peça]", `${part.article} ${object}`)
      .replace("[peça]", object);
  return {
    openings: openings[deed].map(fill),
    ...(deed === "deliver" ? {} : openOnDay(words, fill(deedNouns[deed]))),
    body:
      deed === "deliver"
        ? delivered
        : deed === "copy"
          ? // Who wants it while waiting is told first whether that can be.
            /\bna hora\b/.test(words)
            ? null
            : copied
          : deed === "program"
            ? programmed
            : main.kind === "service"
              ? done
              : null,
  };
}
