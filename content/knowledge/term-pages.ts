import type { Concept } from "#domain/knowledge/concept.ts";
import { composePage } from "#domain/text/compose-page.ts";
import type { PageRequest } from "#domain/text/page-request.ts";
import type { PageText, TextLink } from "#domain/text/page-text.ts";
import { getPlaceBySlug, toPlaceContext } from "../places/places.ts";
import type { Term } from "../terms.ts";
import { getTopicBySlug } from "../topics.ts";
import { getConcept } from "./concepts.ts";
import { knowledge } from "./knowledge.ts";
import { linkToPlace } from "./local-pages.ts";

/** Shorter than a page of its own: the term's lists follow. */
const creativity = 30;

function findTermConcepts({ concepts }: Pick<Term, "concepts">): Concept[] {
  return concepts.map((id) => {
    const concept = getConcept(id);
    if (!concept) throw new Error(`no knowledge of ${id}`);
    return concept;
  });
}

/** What the phrase asks for, from the same knowledge as every other page. */
export function writeTerm(term: Term): PageText {
  const place = term.place === undefined ? undefined : getPlaceBySlug(term.place);
  if (term.place !== undefined && !place) throw new Error(`no place has the address ${term.place}`);
  const text = compose(term.slug, {
    concepts: findTermConcepts(term),
    intent: term.intent,
    quantities: [],
    place: place ? toPlaceContext(place) : null,
    placeLink: place ? linkToPlace(place) : null,
  });
  return withTopic(text, linkToTopic(term.topic));
}

/** A phrase of nobody's list: what its words name, else the tilting gate. Reading it as a title would take too long for a visitor. */
export function writeUnlistedTerm(slug: string): { text: PageText; concepts: readonly Concept[] } {
  const named = slug.split("-").flatMap((word) => (word === "motor" ? [] : (getConcept(word) ?? [])));
  const concepts = named.length > 0 ? named : findTermConcepts({ concepts: ["basculante"] });
  const text = compose(slug, { concepts, intent: "buying", quantities: [], place: null, placeLink: null });
  return { text, concepts };
}

function compose(slug: string, request: Omit<PageRequest, "seed" | "creativity">): PageText {
  return composePage(knowledge, { ...request, seed: `term ${slug}`, creativity });
}

function linkToTopic(slug: string): TextLink {
  const topic = getTopicBySlug(slug);
  if (!topic) throw new Error(`no topic has the address ${slug}`);
  return { lead: "Leia também", label: topic.title, href: `/topicos/${topic.slug}` };
}

/** The topic that fits the phrase stands under the first section, in place of the one that fits its first concept. */
function withTopic(text: PageText, link: TextLink): PageText {
  const sections = text.sections.map((section, at) => {
    const others = (section.links ?? []).filter(({ href }) => !href.startsWith("/topicos/"));
    const links = at === 0 ? [...others, link] : others;
    return { ...section, links };
  });
  return { ...text, sections };
}
