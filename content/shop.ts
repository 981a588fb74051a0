import type { FactSection, Facts } from "#domain/facts/facts.ts";
import { type Figures, fillAll, fillHtml, fillText, tieHtml } from "#domain/facts/fill.ts";
import { dropLoneParts } from "#domain/text/lone-parts.ts";
import { toFactTables } from "./fact-tables.ts";
import { sampleFacts, samplePhone, sampleRatings } from "./facts.ts";
import { toFigures } from "./figures.ts";

export type Rating = { value: number; count: number };

/** The shop as it is now: what every page, feed and picture is made from. */
export type Shop = {
  facts: Facts;
  /** The example of the specification: nobody has given it a phone of their own. */
  isSample: boolean;
  /** What the owner has saved, or confirmed as it was. */
  saved: ReadonlySet<FactSection>;
  ratings: { product: Rating | null; business: Rating | null };
  /** When the owner last changed something that pages show; null when she never has. */
  changedAt: Date | null;
  figures: Figures;
  /** Texts with the shop's figures in them, HTML or not, in whatever data they stand. */
  fill<T>(data: T): T;
  /** HTML that is to be stored: its figures stay tied to the shop. */
  tie(html: string): string;
};

/** What is said of the shop while nobody has said otherwise: the sample, or the environment's. */
export type Defaults = Pick<Facts, "contact" | "home" | "tags">;

/** Nothing that is still a sample is stated as true by a shop with a phone of its own. */
function hideSamples(facts: Facts, saved: ReadonlySet<FactSection>): Facts {
  const { promotion, about, address } = facts;
  return {
    ...facts,
    promotion: saved.has("promotion") ? promotion : { ...promotion, isOn: false },
    about: saved.has("about") ? about : { ...about, experienceYears: null },
    address: saved.has("address")
      ? address
      : {
          cnpj: null,
          isPublic: false,
          street: null,
          district: null,
          city: null,
          state: null,
          postalCode: null,
          latitude: null,
          longitude: null,
        },
  };
}

/** Of those that gave stars. */
function rate({ items }: Facts["testimonials"]): Rating | null {
  const stars = items.flatMap(({ stars }) => stars ?? []);
  if (stars.length === 0) return null;
  const mean = stars.reduce((sum, count) => sum + count, 0) / stars.length;
  return { value: Math.round(mean * 10) / 10, count: stars.length };
}

const factTable = /<table data-facts="(\w+)">.*?<\/table>/gs;

export function createShop(
  stored: Partial<Facts> = {},
  defaults: Partial<Defaults> = {},
  changedAt: Date | null = null,
): Shop {
  const saved = new Set(Object.keys(stored) as FactSection[]);
  const known: Facts = { ...sampleFacts, ...defaults, ...stored };
  const isSample = known.contact.phone === samplePhone;
  const facts = isSample ? known : hideSamples(known, saved);
  const figures = toFigures(facts);
  const tables: Partial<Record<string, string>> = toFactTables(facts);
  const missing = Object.keys(figures).filter((name) => figures[name] === null);
  const own = rate(facts.testimonials);

  function makeTables(html: string, keepsName: boolean): string {
    if (!html.includes("<table data-facts=")) return html;
    return html.replace(factTable, (whole, name: string) => {
      const table = tables[name];
      return table === undefined ? whole : keepsName ? table.replace("<table", `<table data-facts="${name}"`) : table;
    });
  }

  function isIncomplete(html: string): boolean {
    return missing.some((name) => html.includes(`{${name}}`) || html.includes(`<data value="${name}">`));
  }

  function fillOne(text: string): string {
    if (!/<[a-z]/.test(text)) return fillText(text, figures);
    const filled = makeTables(fillHtml(text, figures), false);
    return isIncomplete(text) ? dropLoneParts(filled) : filled;
  }

  return {
    facts,
    isSample,
    saved,
    ratings: isSample && !own ? sampleRatings : { product: null, business: own },
    changedAt,
    figures,
    fill: (data) => fillAll(data, fillOne),
    tie: (html) => makeTables(tieHtml(html, figures), true),
  };
}

/** The specification's example. */
export const sampleShop = createShop();
