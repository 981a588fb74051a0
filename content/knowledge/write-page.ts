import { memoizeBy } from "#domain/memoize.ts";
import { plainLetters } from "#domain/search-text.ts";
import { toSlug } from "#domain/slug.ts";
import { composePage } from "#domain/text/compose-page.ts";
import { countPromised } from "#domain/text/count-promised.ts";
import type { PageText, TextLink } from "#domain/text/page-text.ts";
import type { PlaceContext } from "#domain/text/place-context.ts";
import { findArrivalFigure } from "../arrival.ts";
import type { TitlePlace } from "../places/find-place.ts";
import { toPlaceContext } from "../places/places.ts";
import { knowledge } from "./knowledge.ts";
import { linkToPlace } from "./local-pages.ts";
import { type TitleUnderstanding, understandTitle } from "./read-title.ts";

export type WritingOptions = {
  /** 0 to 100: how many blocks and lists. */
  creativity?: number;
  /** Another seed gives another text for the same title. */
  seed?: string;
};

const usualCreativity = 75;

/** A page that answers what a title asks, as far as it was understood. */
function writePage(understanding: TitleUnderstanding, options: WritingOptions = {}): PageText {
  const { title, place, otherPlaces, concepts, intent, quantities, asked } = understanding;
  const { creativity = usualCreativity, seed = "" } = options;
  const slug = toSlug(title);
  const around = place && readAround(place);
  return composePage(knowledge, {
    seed: `title ${slug}${seed === "" ? "" : ` ${seed}`}`,
    isBest: seed === "" && isAlone(understanding),
    leadsBest: seed === "" && place === null && otherPlaces.length === 0,
    concepts,
    intent,
    quantities,
    asked,
    promised: countPromised(plainLetters(title)),
    place: around?.context ?? null,
    namesCity: place !== null && namesCityOf(place, title),
    otherPlaces: otherPlaces.map(toPlaceContext),
    arrival: around?.arrival,
    // A page named like the place's own does not lead to its own name.
    placeLink: around && around.linkSlug !== slug ? around.link : null,
    creativity,
  });
}

/** "Motor de portão eletrônico" asks for nothing more than "motor de portão". */
const anyGate = new Set(["portao-automatico", "portao-eletronico"]);

/** Whoever asks for nothing besides wants the same page, so there is one. */
function isAlone({ concepts, quantities, place, otherPlaces }: TitleUnderstanding): boolean {
  const [main, ...others] = concepts;
  return (
    others.every(({ id }) => id === main?.broader || anyGate.has(id)) &&
    place === null &&
    otherPlaces.length === 0 &&
    quantities.length === 0
  );
}

/** "Granja Viana, Cotia"; that a district is in the capital goes without saying. */
function namesCityOf({ name, city }: TitlePlace, title: string): boolean {
  return city !== name && city !== "São Paulo" && plainLetters(title).includes(plainLetters(city));
}

/** Of a town, the capital beside it is no place near by; nor is a whole zone of another, nor a town of the capital. */
function leaveOutFar(place: TitlePlace): PlaceContext {
  const context = toPlaceContext(place);
  const isLarge = place.kind === "zone" || place.name === "São Paulo";
  return { ...context, neighbours: isLarge ? [] : context.neighbours.filter((name) => name !== "São Paulo") };
}

type Around = { context: PlaceContext; arrival: string | null; link: TextLink; linkSlug: string };

const mostPlaces = 500;

/** What every page about a place has of it. */
const readAround = memoizeBy(
  mostPlaces,
  ({ key }) => key,
  (place: TitlePlace): Around => {
    const link = linkToPlace(place);
    return {
      context: leaveOutFar(place),
      arrival: findArrivalFigure(place),
      link,
      linkSlug: toSlug(link.label),
    };
  },
);

export function writePageForTitle(
  title: string,
  options?: WritingOptions,
): { understanding: TitleUnderstanding; text: PageText } {
  const understanding = understandTitle(title);
  return { understanding, text: writePage(understanding, options) };
}
