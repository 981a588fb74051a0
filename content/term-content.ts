import { createRandom } from "#domain/random.ts";
import { slugToWords } from "#domain/slug.ts";
import { bespokeTerms, type Term, type TermContent, terms, termTemplate } from "./terms.ts";

const listSize = 8;

const termBySlug = new Map(terms.map((term) => [term.slug, term]));

export type TermPage = TermContent & {
  /** The phrase, to be named in a sentence. */
  name: string;
  /** Of the list, and so worth an index entry. */
  isListed: boolean;
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same slug always gives the same text. */
function fillTemplate({ slug, name, angle }: Term): TermContent {
  const random = createRandom(`term ${slug}`);
  const fill = (sentence: string) => sentence.replaceAll("{termo}", name);
  const [opening = "", ...others] = termTemplate.descriptions.map((slot) => fill(random.pick(slot)));
  const blocks = [[opening, angle], others.slice(0, 2), others.slice(2)];
  const heading = capitalised(name);
  return {
    title: `${heading} | Orçamento grátis`,
    metaDescription: fill(random.pick(termTemplate.metaDescriptions)),
    content: {
      heroTitle: heading,
      heroSubtitle: random.pick(termTemplate.subtitles),
      description: blocks.map((sentences) => sentences.filter(Boolean).join(" ")).join("\n\n"),
      features: random.sample(termTemplate.features, listSize),
      benefits: random.sample(termTemplate.benefits, listSize),
    },
  };
}

export function termContentOf(slug: string): TermPage {
  const listed = termBySlug.get(slug);
  const term = listed ?? { slug, name: slugToWords(slug), angle: "" };
  const bespoke = Object.hasOwn(bespokeTerms, slug) ? bespokeTerms[slug] : undefined;
  return { ...(bespoke ?? fillTemplate(term)), name: term.name, isListed: listed !== undefined };
}

const relatedCount = 8;

/** The next ones of the list, round its end: followed from page to page they reach every term. */
export function relatedTerms(slug: string): Term[] {
  const next = terms.findIndex((term) => term.slug === slug) + 1;
  return [...terms.slice(next), ...terms.slice(0, next)].filter((term) => term.slug !== slug).slice(0, relatedCount);
}
