import type { Concept } from "#domain/knowledge/concept.ts";
import { toMetaDescription } from "#domain/metadata.ts";
import { createRandom } from "#domain/random.ts";
import { slugToWords } from "#domain/slug.ts";
import type { PageText } from "#domain/text/page-text.ts";
import { writeTerm, writeUnlistedTerm } from "./knowledge/term-pages.ts";
import type { Shop } from "./shop.ts";
import {
  kitBenefits,
  kitFeatures,
  motorBenefits,
  motorFeatures,
  serviceBenefits,
  serviceFeatures,
} from "./term-lists.ts";
import { bespokeTerms, type Term, type TermContent, terms } from "./terms.ts";

const listSize = 8;

const termBySlug = new Map(terms.map((term) => [term.slug, term]));

export type TermPage = TermContent & {
  /** The phrase, to be named in a sentence. */
  name: string;
  /** Sections and questions that follow the description. */
  text: Pick<PageText, "sections" | "questions">;
  offers: Term["offers"];
  /** The brand of the motors that the page is about; none on a page about a service. */
  brand: string | null;
  /** The model, where the page is about one alone. */
  model: string | null;
  /** Of the place that the phrase names. */
  place: string | null;
  /** Of the list, and so worth an index entry. */
  isListed: boolean;
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same slug always gives the same lists. */
function listsFor(
  slug: string,
  { offers, intent }: Pick<Term, "offers" | "intent">,
): Pick<TermContent["content"], "features" | "benefits"> {
  const random = createRandom(`lists ${slug}`);
  const isFitted = offers === "kits" || intent === "buying" || intent === "installation";
  const [ownFeatures, ownBenefits] = offers === "kits" ? [kitFeatures, kitBenefits] : [[], []];
  const [others, otherBenefits] = isFitted ? [motorFeatures, motorBenefits] : [serviceFeatures, serviceBenefits];
  const take = (own: string[], rest: string[]) => [...own, ...random.sample(rest, listSize - own.length)];
  return { features: take(ownFeatures, others), benefits: take(ownBenefits, otherBenefits) };
}

function listedTerm(term: Term, { facts, fill }: Shop): TermPage {
  const { slug, name, offers, place = null } = term;
  const angle = fill(term.angle);
  const heading = term.heading ?? capitalised(name);
  const { answer, support, sections, questions } = writeTerm(term);
  const own: TermContent = (bespokeTerms[slug] && fill(bespokeTerms[slug])) ?? {
    title: `${heading} | Orçamento grátis`,
    metaDescription: toMetaDescription(angle, `${heading}: orçamento grátis pelo WhatsApp.`),
    content: {
      heroTitle: heading,
      heroSubtitle: angle,
      description: fill([answer, support]).join("\n\n"),
      ...fill(listsFor(slug, term)),
    },
  };
  const brand = offers === "kits" ? "PPA" : (term.brand ?? null);
  const model = facts.models.items.find(({ id }) => term.concepts[0] === id)?.id ?? null;
  return { ...own, name, text: { sections, questions }, offers, brand, model, place, isListed: true };
}

const ownBrands = new Set(["ppa", "jetflex", "speedy"]);

function isOtherBrand({ kind, id }: Concept): boolean {
  return kind === "brand" && !ownBrands.has(id);
}

/** Any other phrase gets a page that nobody indexes. */
function unlistedTerm(slug: string, { fill }: Shop): TermPage {
  const name = slugToWords(slug);
  const heading = capitalised(name);
  const { text, concepts } = writeUnlistedTerm(slug);
  const offers = concepts.some(isOtherBrand) ? "another brand" : "kits";
  return {
    title: `${heading} | Orçamento grátis`,
    metaDescription: toMetaDescription(fill(text.answer), "Orçamento grátis pelo WhatsApp."),
    content: {
      heroTitle: heading,
      heroSubtitle: `O que um técnico explica a quem procura ${name}.`,
      description: fill([text.answer, text.support]).join("\n\n"),
      ...fill(listsFor(slug, { offers, intent: "buying" })),
    },
    name,
    text: { sections: text.sections, questions: text.questions },
    offers,
    brand: offers === "kits" ? "PPA" : null,
    model: null,
    place: null,
    isListed: false,
  };
}

export function getTermContent(slug: string, shop: Shop): TermPage {
  const term = termBySlug.get(slug);
  return term ? listedTerm(term, shop) : unlistedTerm(slug, shop);
}

const relatedCount = 8;

/** The next ones of the list, round its end: followed from page to page they reach every term. */
export function relatedTerms(slug: string): Term[] {
  const next = terms.findIndex((term) => term.slug === slug) + 1;
  return [...terms.slice(next), ...terms.slice(0, next)].filter((term) => term.slug !== slug).slice(0, relatedCount);
}
