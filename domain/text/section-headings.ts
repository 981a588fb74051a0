import { readSentences } from "./drop-repeats.ts";
import { getTerms } from "./terms.ts";
import { preferring } from "./writer.ts";

const joint = /,| e | ou |: /;

/** A heading that names several things, "Cuidados com pilha, sol e água", stands over what speaks of each. */
export function leaveOutUnkept(headings: readonly string[], told: readonly string[]): readonly string[] {
  const listing = findListing(headings);
  if (listing.size === 0) return headings;
  const sentences = told.flatMap(readSentences);
  const isTold = (part: ReadonlySet<string>) =>
    part.size === 0 || sentences.some(({ terms }) => terms.some((term) => part.has(term)));
  return preferring(headings, (heading) => listing.get(heading)?.every(isTold) ?? true);
}

/** The headings that name several things, with the telling words of each thing. */
function findListing(headings: readonly string[]): Listing {
  const known = listings.get(headings);
  if (known) return known;
  const listing = new Map(
    headings.filter((heading) => joint.test(heading)).map((heading) => [heading, heading.split(joint).map(getTerms)]),
  );
  listings.set(headings, listing);
  return listing;
}

type Listing = ReadonlyMap<string, readonly ReadonlySet<string>[]>;
const listings = new WeakMap<readonly string[], Listing>();

/** Words that announce a list. */
const promise =
  /\best[ea]s \w|\bdados completos\b|\bmensagem completa\b|\bcom isto\b|\b(?:duas|três|quatro|cinco) (?:coisas|fotos|pontos|itens)\b/i;

/** Whoever has said that a list follows says it once. */
export function announceList(sentences: string[], lead: string | null): string[] {
  const last = sentences.at(-1) ?? "";
  const isAnnounced = last.endsWith(":") || promise.test(last) || /\b(?:abaixo|a seguir)\b/.test(last);
  return isAnnounced || !lead ? sentences : [...sentences, lead];
}

/** Where no list follows, as long as there is another choice. */
export function leaveOutPromises(alternatives: readonly string[]): readonly string[] {
  const known = withoutPromises.get(alternatives);
  if (known) return known;
  const others = alternatives.filter((alternative) => !promise.test(alternative));
  const kept = others.length > 0 ? others : alternatives;
  withoutPromises.set(alternatives, kept);
  return kept;
}

/** "Ache na lista o seu portão" says nothing where all of the list is of other gates. */
const pointing = /\b(?:n|d|dest|nest)a lista\b|\b(?:listad[oa]s|abaixo|a seguir)\b|:$/i;

/** What stands beside a list of which nothing is left. */
export function leaveOutPointers(alternatives: readonly string[]): readonly string[] {
  const known = withoutPointers.get(alternatives);
  if (known) return known;
  const kept = alternatives.filter((alternative) => !pointing.test(alternative));
  withoutPointers.set(alternatives, kept);
  return kept;
}

/** Of slots and headings of the knowledge. */
const withoutPointers = new WeakMap<readonly string[], readonly string[]>();
const withoutPromises = new WeakMap<readonly string[], readonly string[]>();

/** Over what is told of one kind of gate stands nothing of all. */
export function chooseHeadings(headings: readonly string[], gates: readonly string[]): readonly string[] {
  const singleGateHeadings =
    gates.length > 0 ? headings.filter((heading) => !/\bsobe, corre\b/.test(heading)) : headings;
  return singleGateHeadings.length > 0 ? singleGateHeadings : headings;
}
