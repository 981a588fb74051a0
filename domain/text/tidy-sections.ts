import type { DraftSection, Passage } from "./draft.ts";
import { readPassage } from "./drop-repeats.ts";

/** What a section on prices says that has none. */
export type PriceWords = {
  /** "" where the page has said so. */
  quoteLine: string;
  priceHeading: string;
  /** Of one that tells how to pay. */
  payingHeading: string;
};

const asksPrice = /\bquanto (?:custam?|ficam?|sai|saem)\b/i;
const namesPrice = /\bpreços?\b|\bvalor(?:es)?\b/i;
/** Headings that promise no figure. */
const tellsWhatDecides = /\b(?:depende|muda|varia|entra|forma|pesa|compara|diferentes|incluem?|inclui|acess)\w*/i;
const paymentWords = /\b(?:Pix|cartão|parcel\w+)\b/;
const valueWords = /\b(?:valor|preço|orçamento|cobrad[oa]|cust[ao])/i;
const priced = /R\$|\{(?:price|models|repair)\./;
const quoted = /foto|grátis|sem custo|de graça/;
export const fewestSections = 3;
/** Of so many, none is left out for being short: sister pages would be more alike without it. */
const enoughSections = 5;

function joinTexts(paragraphs: readonly Passage[]): string {
  return paragraphs.map(({ text }) => text).join(" ");
}

/** Leaves out sections as long as enough stay; the links of one that goes, go to the one before. */
export function leaveOut(
  sections: readonly DraftSection[],
  isEmpty: (section: DraftSection) => boolean,
  enough = enoughSections,
): DraftSection[] {
  let count = sections.length;
  const kept: DraftSection[] = [];
  for (const section of sections) {
    const last = kept.at(-1);
    if (!last || count <= enough || !isEmpty(section)) {
      kept.push(section);
      continue;
    }
    count -= 1;
    const { links = [] } = section;
    if (links.length > 0) kept.splice(-1, 1, { ...last, links: [...(last.links ?? []), ...links] });
  }
  return kept;
}

/** Below a lead that tells prices, a section on cost that has none says only that it depends. */
export function isEmptyOfCost({ isAboutCost, paragraphs, bullets, steps, table }: DraftSection): boolean {
  return isAboutCost === true && !table && !steps && !priced.test(joinTexts(paragraphs) + bullets.join(" "));
}

export function hasOneSentence({ paragraphs, bullets, steps, table }: DraftSection): boolean {
  return !table && !steps && bullets.length === 0 && paragraphs.flatMap(({ sentences }) => sentences).length < 2;
}

/** A stump: what is left of a section whose other sentences were told before. */
const fewestTold = 16;

export function isStump({ paragraphs, bullets, steps, table }: DraftSection): boolean {
  return !table && !steps && bullets.length === 0 && joinTexts(paragraphs).split(" ").length < fewestTold;
}

/** A heading that promises a price stands over one; where there is none, one section says how to get it. */
export function tidyPrices(
  sections: readonly DraftSection[],
  { quoteLine, priceHeading, payingHeading }: PriceWords,
): DraftSection[] {
  let count = sections.length;
  return sections.flatMap((section): DraftSection[] => {
    const { heading, isAboutCost, paragraphs, bullets, steps, table } = section;
    // "Idade, calor ou valor errado" promises none.
    const isAboutPrice = asksPrice.test(heading) || (isAboutCost === true && namesPrice.test(heading));
    const isBare =
      isAboutPrice &&
      !tellsWhatDecides.test(heading) &&
      !table &&
      !steps &&
      !priced.test(joinTexts(paragraphs) + bullets.join(" "));
    if (!isBare) return [section];
    const told = paragraphs.flatMap(({ sentences }) => sentences);
    const paying = told.filter(({ text }) => paymentWords.test(text));
    const others = told.filter((sentence) => !paying.includes(sentence));
    // One sentence on instalments among others is no section on how to pay, nor beside one on what it costs.
    const isMostlyPaying = paying.length >= others.length && !others.some(({ text }) => valueWords.test(text));
    if (paying.length > 0) return [{ ...section, heading: isMostlyPaying ? payingHeading : priceHeading }];
    const isAboutValue = paragraphs.some(({ text }) => valueWords.test(text));
    if (count > (isAboutValue ? fewestSections : fewestSections - 1)) {
      count -= 1;
      return [];
    }
    const isTold = paragraphs.some(({ text }) => quoted.test(text));
    const quote = isTold || quoteLine === "" ? [] : [readPassage(quoteLine)];
    // Nothing stands between a list and what announces it.
    const quotedParagraphs = bullets.length > 0 ? [...quote, ...paragraphs] : [...paragraphs, ...quote];
    return [{ ...section, heading: priceHeading, paragraphs: quotedParagraphs }];
  });
}
