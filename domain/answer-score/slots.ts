import type { Concept, Intent } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";
import { splitWords } from "../title/words.ts";

/** What is missing from a page, by code; the panel has the words. */
export type AnswerGap =
  | "contradicts-facts"
  | "off-subject"
  | "no-price"
  | "no-steps"
  | "no-signs"
  | "no-cause"
  | "no-visit"
  | "no-price-or-time"
  | "no-choice"
  | "no-comparison"
  | "no-brand"
  | "no-place"
  | "other-place"
  | "no-direct-answer"
  | "no-urgent-help"
  | "late-answer"
  | "outranked";

/** A page as it is judged: its body alone, without title, headline and menus. */
export type Body = { text: string; plain: string; html: string; opening: string };

export type PlaceNamesInText = {
  /** Names that are true of the page's place: itself, its city, neighbours, roads, region. */
  own: readonly string[];
  /** Names of places that the page has no reason to speak of. */
  foreign: readonly string[];
};

type Slot = { gap: AnswerGap; isFilled(body: Body, subject: RegExp): boolean };

const has = (pattern: RegExp) => (body: Body) => pattern.test(body.plain);

function countItems(html: string): number {
  return Math.max(
    0,
    ...Array.from(html.matchAll(/<ol[^>]*>([\s\S]*?)<\/ol>/g), ([, items = ""]) => items.split("<li").length - 1),
  );
}

/** Within 25 words of what it is the price of. */
function hasPriceOf({ plain }: Body, subject: RegExp): boolean {
  for (const { index } of plain.matchAll(/r\$\s*\d/g)) {
    const around = plain.slice(Math.max(0, index - 170), index + 170);
    if (subject.test(around) || /\b(motor|kit|visita|troca|manutencao|instalacao|modelo)/.test(around)) return true;
  }
  return false;
}

const price: Slot = { gap: "no-price", isFilled: hasPriceOf };
const quote: Slot = {
  gap: "no-price",
  isFilled: (body, subject) => hasPriceOf(body, subject) || /orcamento|preco|valor|custo|custa/.test(body.plain),
};
const steps: Slot = { gap: "no-steps", isFilled: ({ html }) => countItems(html) >= 3 };
const signs: Slot = {
  gap: "no-signs",
  isFilled: has(/\b(sina(l|is)|sintomas?|quando|ronc|zumb|barulho|estalo|lento|trav|par[ao]u?)\b/),
};
const cause: Slot = {
  gap: "no-cause",
  isFilled: has(/\b(caus\w+|porque|costuma\w*|por falta|desgast\w*|defeito|origem|motivo|vem d[eo])/),
};
const visit: Slot = {
  gap: "no-visit",
  isFilled: has(/\b(tecnicos?|visitas?|diagnostico)\b[^.]*\b(\w+(a|e|am|em|ar))\b/),
};
const priceOrTime: Slot = {
  gap: "no-price-or-time",
  isFilled: has(/r\$\s*\d|\b\d+ (a \d+ )?(horas|minutos|dias)|orcamento|custa|preco/),
};
const choice: Slot = {
  gap: "no-choice",
  isFilled: has(/\b(escolh\w+|depende\w*|confira|compare|medid\w+|largura|peso|compativel|antes de comprar)/),
};
const urgent: Slot = { gap: "no-urgent-help", isFilled: has(/disjuntor|destrav|afaste|nao force|nao tente/) };
const hours: Slot = { gap: "no-urgent-help", isFilled: has(/24 horas|plantao|whatsapp/) };
const direct: Slot = {
  gap: "no-direct-answer",
  isFilled: ({ opening }, subject) =>
    subject.test(plainLetters(opening)) && !/\?\s*$/.test(opening.split(/(?<=[.?!])\s/)[0] ?? ""),
};

/** What a page must say, by what its reader came for. The first is the main one. */
const slotsOfIntent: Record<Intent, Slot[]> = {
  price: [price, choice, direct],
  repair: [direct, signs, cause, visit, priceOrTime],
  installation: [direct, visit, choice, priceOrTime],
  comparison: [direct, choice],
  "how-to": [steps, direct],
  emergency: [urgent, hours, visit],
  buying: [direct, choice, quote],
  question: [direct, cause],
};

export type Judged = { intent: Intent; concepts: readonly Concept[]; place: PlaceNamesInText | null };

function namesTimes(plain: string, name: string): number {
  return plain.split(plainLetters(name)).length - 1;
}

/** Patterns of words that name the subject; anything matches where the title names none. */
export function subjectPattern(concepts: readonly Concept[]): RegExp {
  const [main] = concepts;
  if (!main) return /portao|motor/;
  const stems = main.words.flatMap((phrase) => {
    const words = splitWords(phrase).filter(({ plain }) => plain.length > 3);
    const longest = words.toSorted((a, b) => b.stem.length - a.stem.length)[0];
    return longest ? [longest.stem.replace(/[^a-z0-9]/g, "")] : [];
  });
  return new RegExp(`\\b(${[...new Set(stems)].join("|")})`);
}

function placeSlots({ own, foreign }: PlaceNamesInText): Slot[] {
  return [
    { gap: "no-place", isFilled: ({ plain }) => own.filter((name) => namesTimes(plain, name) > 0).length >= 3 },
    {
      gap: "other-place",
      isFilled: ({ plain }) => !foreign.some((name) => new RegExp(`\\b${plainLetters(name)}\\b`).test(plain)),
    },
  ];
}

/** The share of what the page must say that it says, and what is missing. */
export function judgeSlots(
  body: Body,
  { intent, concepts, place }: Judged,
): { share: number; gaps: AnswerGap[]; main: Slot } {
  const subject = subjectPattern(concepts);
  const brands = concepts.filter(({ kind }) => kind === "brand" || kind === "model");
  const slots: Slot[] = [
    ...slotsOfIntent[intent],
    ...brands.map(
      ({ label }): Slot => ({
        gap: "no-brand",
        isFilled: ({ plain }) => splitWords(label).some(({ plain: word }) => namesTimes(plain, word) >= 3),
      }),
    ),
    ...(intent === "comparison"
      ? concepts.slice(0, 2).map(
          (concept): Slot => ({
            gap: "no-comparison",
            isFilled: ({ plain }) => (plain.match(new RegExp(subjectPattern([concept]), "g")) ?? []).length >= 3,
          }),
        )
      : []),
    ...(place ? placeSlots(place) : []),
  ];
  const missing = slots.filter((slot) => !slot.isFilled(body, subject));
  const [main = direct] = slots;
  return { share: 1 - missing.length / slots.length, gaps: [...new Set(missing.map(({ gap }) => gap))], main };
}
