import { concepts } from "#content/knowledge/concepts.ts";
import { writePlacePage, writePost } from "#content/knowledge/local-pages.ts";
import type { Place } from "#content/places/places.ts";
import { findPostsAbout } from "#content/posts.ts";
import { sampleShop } from "#content/shop.ts";
import { topics } from "#content/topics.ts";
import { createRanking, type Ranking, readDocument, type TextDocument } from "#domain/answer-score/bm25.ts";
import type { Concept } from "#domain/knowledge/concept.ts";
import { stripTags } from "#domain/strip-tags.ts";
import { toPlainText } from "#domain/text/to-html.ts";

/** Rivals are weighed by their words: with the figures of whichever shop, as long as they are no names in braces. */
const { fill } = sampleShop;

type Site = { ranking: Ranking; topics: TextDocument[] };

let site: Site | null = null;

/** Read at the first page that is judged. */
export function getRanking(): Ranking {
  return readSite().ranking;
}

function readSite(): Site {
  if (site) return site;
  const topicDocuments = topics.map(({ content }) => readDocument(stripTags(fill(content), " ")));
  const samples = [...topicDocuments, ...concepts.map((concept) => readDocument(fill(summarise(concept))))];
  site = { ranking: createRanking(samples), topics: topicDocuments };
  return site;
}

/** Enough of a concept to know how common its words are. */
function summarise({ answers, line, sections }: Concept): string {
  return [...answers.any, ...line, ...sections.flatMap(({ slots }) => slots.map(([first]) => first))].join(" ");
}

const mostPlaces = 500;
const rivalsByPlace = new Map<string, TextDocument[]>();

/** The built-in pages that a search could prefer: topics, and whatever is about the same place. */
export function findRivals(place: Place | null): TextDocument[] {
  const { topics } = readSite();
  return place ? [...topics, ...findPagesAbout(place)] : topics;
}

function findPagesAbout(place: Place): TextDocument[] {
  const known = rivalsByPlace.get(place.slug);
  if (known) return known;
  const texts = [writePlacePage(place), ...findPostsAbout(place).map(writePost)];
  const documents = texts.map((text) => readDocument(fill(toPlainText(text))));
  if (rivalsByPlace.size >= mostPlaces) rivalsByPlace.clear();
  rivalsByPlace.set(place.slug, documents);
  return documents;
}
