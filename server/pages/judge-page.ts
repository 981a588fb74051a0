import { getAllowedPrices, getAllowedWarrantyMonths } from "#content/ai-prompt.ts";
import { findUnanswered } from "#content/knowledge/find-unanswered.ts";
import type { TitleUnderstanding } from "#content/knowledge/read-title.ts";
import { answeringWords, synonyms } from "#content/knowledge/synonyms.ts";
import { findPlacesIn } from "#content/places/find-place.ts";
import { type Place, toPlaceContext } from "#content/places/places.ts";
import { isServed } from "#content/service-area.ts";
import type { Shop } from "#content/shop.ts";
import { type AllowedFigures, findWrongSentence } from "#domain/ai-answer.ts";
import { scoreAnswer } from "#domain/answer-score/score-answer.ts";
import type { PlaceInText } from "#domain/answer-score/slots.ts";
import { createSynonyms } from "#domain/answer-score/synonyms.ts";
import { joinWords } from "#domain/format.ts";
import { memoize, memoizeBy } from "#domain/memoize.ts";
import { plainLetters } from "#domain/search-text.ts";
import type { PageStanding } from "#domain/standing.ts";
import { getFirstSentence } from "#domain/text/first-sentence.ts";
import { toSubjectKey } from "#domain/title/subject-key.ts";
import { splitWords } from "#domain/title/words.ts";
import { readLines } from "../html/read-text.ts";
import { findRivals, getRanking } from "./rival-pages.ts";

const getSynonyms = createSynonyms([...synonyms, ...answeringWords]);

/** Of HTML that has passed the allow-list, as visitors of this shop get it: whatever else it states is none of ours. */
export function judgePage(stored: string, understanding: TitleUnderstanding, shop: Shop): PageStanding {
  const { concepts, intent, place } = understanding;
  const content = shop.fill(stored);
  const isElsewhere = understanding.hold === null && place !== null && !isServed(shop, place);
  const titleHold = isElsewhere ? "place-not-served" : understanding.hold;
  const unservedPlace = isElsewhere ? place.name : understanding.unservedPlace;
  const lines = readLines(content);
  const text = lines.replaceAll("\n", " ");
  const figures = getAllowedFigures(shop);
  const wrong = findWrongSentence([lines, ...findAddresses(content)].join("\n"), figures);
  const unanswered = titleHold === null ? findUnanswered(understanding, text) : [];
  const hold = unanswered.length > 0 ? "not-answered" : titleHold;
  const { value, gaps } = scoreAnswer(
    {
      query: [understanding.query, ...understanding.quantities.map(({ written }) => written)].join(" "),
      html: content,
      text,
      intent,
      concepts,
      place: place && readPlace(place, understanding.otherPlaces, text),
      contradictsFacts: wrong !== null,
      rivals: findRivals(place),
    },
    getRanking(),
    getSynonyms,
  );
  return {
    isPublished: hold === null && wrong === null,
    // What the law would hold us to comes before what the text leaves out.
    ...(wrong !== null && titleHold === null
      ? { hold: "wrong-figure", holdDetail: wrong }
      : { hold, holdDetail: unanswered.length > 0 ? joinWords(unanswered) : (unservedPlace ?? "") }),
    score: value,
    gaps,
    subject: toSubjectKey(understanding),
    isTwin: false,
    isKeptOut: false,
  };
}

const allowedFigures = new WeakMap<Shop, AllowedFigures>();

/** The numbers of both lines of the shop are its own. */
function getAllowedFigures(shop: Shop): AllowedFigures {
  const known = allowedFigures.get(shop);
  if (known) return known;
  const { facts } = shop;
  const { phone, chatPhone } = facts.contact;
  const allowed = {
    prices: getAllowedPrices(facts),
    warrantyMonths: getAllowedWarrantyMonths(facts),
    phones: [phone, ...(chatPhone === null ? [] : [chatPhone])],
  };
  allowedFigures.set(shop, allowed);
  return allowed;
}

/** Where links lead: a number to call or to chat with can be wrong in them too. */
function findAddresses(html: string): string[] {
  return Array.from(html.matchAll(/ href="([^"]*)"/g), ([, address = ""]) => decodeSafely(address));
}

function decodeSafely(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const namedInNotes = new Map<string, Set<string>>();

/** Names that the note on a place brings along; they are true of it. */
function findNamesInNote({ slug, note }: Place): Set<string> {
  const known = namedInNotes.get(slug);
  if (known) return known;
  const names = new Set(findPlacesIn(splitWords(note)).map(({ name }) => name));
  namedInNotes.set(slug, names);
  return names;
}

const names = /\p{Lu}\p{Ll}+(?:(?: (?:d[aeo]s? )?|-)\p{Lu}\p{Ll}+)*/gu;
const mostNames = 5_000;

/** Of whatever is written with a capital: places are, and so are the first words of sentences. It stands within a text. */
const findPlacesNamed = memoize(mostNames, (name) => findPlacesIn(splitWords(`e ${name}`)));

const mostPlaces = 500;

/** What is true of a place, in plain letters. */
const getOwnNames = memoizeBy(
  mostPlaces,
  ({ key }) => key,
  (place: Place): readonly string[] => {
    const { name, city, region, neighbours, districts, roads } = toPlaceContext(place);
    return [name, city?.name ?? place.city, region, ...neighbours, ...districts, ...roads].map(plainLetters);
  },
);

/** Places that the title names besides are the page's own too. */
function readPlace(place: Place, others: readonly Place[], text: string): PlaceInText {
  const { neighbours, districts, note } = toPlaceContext(place);
  const besides = others.flatMap(({ name, city }) => [name, city]);
  const around = new Set([place.name, place.city, ...besides, ...neighbours, ...districts, ...findNamesInNote(place)]);
  const isOther = (other: Place) => other.city !== place.city && !around.has(other.name);
  return {
    own: getOwnNames(place),
    hasNote: note !== "" && text.includes(getFirstSentence(note)),
    namesOther: text.match(names)?.some((name) => findPlacesNamed(name).some(isOther)) ?? false,
  };
}
