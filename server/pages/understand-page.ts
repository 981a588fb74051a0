import { type TitleUnderstanding, understandTitle } from "#content/knowledge/read-title.ts";
import { placeNames } from "#content/places/find-place.ts";
import type { PageFields } from "#domain/page-life.ts";

/** What a page's title asks, with the place that a person chose for it where somebody did. */
export function understandPage({ title, chosenPlace }: Pick<PageFields, "title" | "chosenPlace">): TitleUnderstanding {
  const understanding = understandTitle(title);
  if (chosenPlace === null) return understanding;
  const place = placeNames.find(({ slug }) => slug === chosenPlace) ?? null;
  const hold = understanding.hold === "place-not-served" ? null : understanding.hold;
  return { ...understanding, place, hold, unservedPlace: null };
}
