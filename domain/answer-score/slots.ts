import type { Concept, ConceptKind, Intent } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { isGeneralStem, splitWords } from "../title/words.ts";

/** What is missing from a page, by code; the panel has the words. */
export const answerGaps = [
  "contradicts-facts",
  "off-subject",
  "no-price",
  "no-steps",
  "no-signs",
  "no-cause",
  "no-visit",
  "no-price-or-time",
  "no-choice",
  "no-comparison",
  "no-brand",
  "no-place",
  "other-place",
  "no-direct-answer",
  "no-urgent-help",
  "late-answer",
  "outranked",
] as const;

export type AnswerGap = (typeof answerGaps)[number];

/** A page as it is judged: its body alone, without title, headline and menus. */
export type Body = { plain: string; html: string; opening: string };

export type PlaceInText = {
  /** Names that are true of the page's place: itself, its city, neighbours, districts, roads, region. */
  own: readonly string[];
  /** What is known of the place alone stands in the text. */
  hasNote: boolean;
  /** The text speaks of a place that it has no reason to speak of. */
  namesOther: boolean;
};

export type Judged = { intent: Intent; concepts: readonly Concept[]; place: PlaceInText | null };

export type Slot = { gap: AnswerGap; isFilled(body: Body, subject: RegExp): boolean };

function has(pattern: RegExp) {
  return ({ plain }: Body) => pattern.test(plain);
}

function countSteps(html: string): number {
  const lists = Array.from(
    html.matchAll(/<ol[^>]*>([\s\S]*?)<\/ol>/g),
    ([, items = ""]) => items.split("<li").length - 1,
  );
  return Math.max(0, ...lists);
}

/** About 25 words. */
const nearby = 170;

function hasPriceNear({ plain }: Body, subject: RegExp): boolean {
  for (const { index } of plain.matchAll(/r\$\s*\d/g)) {
    const around = plain.slice(Math.max(0, index - nearby), index + nearby);
    if (subject.test(around) || /\b(motor|kit|visita|troca|manutencao|instalacao|modelo)/.test(around)) return true;
  }
  return false;
}

/** "Perdeu o controle? Apague o código dele." is an answer; a long question puts it off. */
const shortQuestion = 60;

function answersDirectly({ opening }: Body, subject: RegExp): boolean {
  const [first = ""] = opening.split(/(?<=[.?!])\s/);
  return subject.test(plainLetters(opening)) && !(first.endsWith("?") && first.length > shortQuestion);
}

const price: Slot = { gap: "no-price", isFilled: hasPriceNear };
const quote: Slot = { gap: "no-price", isFilled: has(/r\$\s*\d|orcamento|preco|valor|custo|custa/) };
const steps: Slot = { gap: "no-steps", isFilled: ({ html }) => countSteps(html) >= 3 };
const signs: Slot = {
  gap: "no-signs",
  isFilled: has(
    /\b(sina(l|is)|sintomas?|ronc\w*|zumb\w*|barulho|estalo|lento|trav\w+|quando o portao|se o (portao|motor))/,
  ),
};
const cause: Slot = {
  gap: "no-cause",
  isFilled: has(/\b(caus\w+|porque|costuma\w*|por falta|desgast\w*|defeito|origem|motivo|vem d[aeo])/),
};
const visit: Slot = {
  gap: "no-visit",
  isFilled: has(/\b(tecnicos?|visitas?|diagnostico|instalacao e feita|o servico)\b/),
};
const priceOrTime: Slot = {
  gap: "no-price-or-time",
  isFilled: has(/r\$\s*\d|\b\d+ (a \d+ )?(horas|minutos|dias)|orcamento|custa|preco/),
};
const choice: Slot = {
  gap: "no-choice",
  isFilled: has(/\b(escolh\w+|depende\w*|confira|compare|medid\w+|largura|peso|compativel|antes de comprar)/),
};
const urgent: Slot = {
  gap: "no-urgent-help",
  isFilled: has(/disjuntor|destrav|afaste|nao force|nao tente|nao insista/),
};
const hours: Slot = { gap: "no-urgent-help", isFilled: has(/24 horas|plantao|whatsapp/) };
const direct: Slot = { gap: "no-direct-answer", isFilled: answersDirectly };

/** What a page must say, by what its reader came for. The first is the main one. */
const slotsByIntent: Record<Intent, [Slot, ...Slot[]]> = {
  price: [price, choice, direct],
  repair: [direct, signs, cause, visit, priceOrTime],
  installation: [direct, visit, choice, priceOrTime],
  comparison: [direct, choice],
  "how-to": [steps, direct],
  emergency: [urgent, hours, visit],
  buying: [direct, choice, quote],
  question: [direct, cause],
};

const patterns = new WeakMap<Concept, RegExp>();

/** Matches what names a concept; what every page of the trade says where there is none. */
function toSubjectPattern(concept: Concept | undefined): RegExp {
  if (!concept) return /portao|motor/;
  const known = patterns.get(concept);
  if (known) return known;
  const stems = [...concept.words, concept.label].flatMap((phrase) => {
    const words = splitWords(phrase).filter(({ plain, stem }) => plain.length > 1 && !isGeneralStem(stem));
    const bySize = words.map(({ stem }) => stem).toSorted((a, b) => b.length - a.length);
    // The words of a narrow concept are sets, of which any may be the one that tells.
    return concept.broader === undefined
      ? bySize.slice(0, 1)
      : bySize.filter((stem) => stem.length > 3 || !/[aeo]/.test(stem));
  });
  if (stems.length === 0) return /portao|motor/;
  const pattern = new RegExp(`\\b(${[...new Set(stems)].join("|").replace(/[.,/]/g, "\\$&")})`);
  patterns.set(concept, pattern);
  return pattern;
}

const everywhere = new WeakMap<RegExp, RegExp>();

function countMatches(plain: string, pattern: RegExp): number {
  const all = everywhere.get(pattern) ?? new RegExp(pattern, "g");
  everywhere.set(pattern, all);
  return plain.match(all)?.length ?? 0;
}

const fewestMentions = 3;
const placeFacts = 3;

/** No more names are looked for than are enough: each that is not there is looked for to the end. */
function tellsOfPlace(plain: string, { own, hasNote }: PlaceInText): boolean {
  let facts = hasNote ? 2 : 0;
  for (const name of own) {
    if (facts >= placeFacts) break;
    if (plain.includes(name)) facts += 1;
  }
  return facts >= placeFacts;
}

/** What a part or a repair costs is told by photo: there the page says what the price is made of. */
const pricedByPhoto = new Set<ConceptKind>(["part", "symptom", "material", "safety"]);

/** A narrow question whose own answer has no figure: the list of prices has none for it. */
function isWithoutPrice({ broader, answers }: Concept): boolean {
  return broader !== undefined && !(answers.price ?? answers.any).some((answer) => answer.includes("{price."));
}

function listSlots({ intent, concepts, place }: Judged): [Slot, ...Slot[]] {
  const [main] = concepts;
  const isPricedByPhoto =
    intent === "price" && main !== undefined && (pricedByPhoto.has(main.kind) || isWithoutPrice(main));
  const intentSlots: [Slot, ...Slot[]] = isPricedByPhoto ? [quote, choice, direct] : slotsByIntent[intent];
  const named = (concept: Concept, gap: AnswerGap): Slot => ({
    gap,
    isFilled: ({ plain }) => countMatches(plain, toSubjectPattern(concept)) >= fewestMentions,
  });
  const brands = concepts.filter(({ kind }) => kind === "brand" || kind === "model");
  const compared = intent === "comparison" ? concepts.slice(0, 2) : [];
  return [
    ...intentSlots,
    ...brands.map((concept) => named(concept, "no-brand")),
    ...compared.map((concept) => named(concept, "no-comparison")),
    ...(place
      ? ([
          {
            gap: "no-place",
            isFilled: ({ plain }) => tellsOfPlace(plain, place),
          },
          { gap: "other-place", isFilled: () => !place.namesOther },
        ] satisfies Slot[])
      : []),
  ];
}

/** The share of what the page must say that it says, what is missing, and whether the main part comes at once. */
export function judgeSlots(body: Body, judged: Judged): { share: number; gaps: AnswerGap[]; isEarly: boolean } {
  const subject = toSubjectPattern(judged.concepts[0]);
  const slots = listSlots(judged);
  const missing = slots.filter((slot) => !slot.isFilled(body, subject));
  const [main] = slots;
  const opening = plainLetters(body.opening);
  // Steps are a list, and a list cannot stand in the first words: there the subject and what to do must be named.
  const isEarly = main === steps ? subject.test(opening) : main.isFilled({ ...body, plain: opening }, subject);
  return { share: 1 - missing.length / slots.length, gaps: [...new Set(missing.map(({ gap }) => gap))], isEarly };
}
