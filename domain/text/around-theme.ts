import type { Housing, Relief } from "../places.ts";
import type { PlaceContext } from "./place-context.ts";

/** A section for places with certain buildings or ground. Slots are sentences with alternatives, as in knowledge. */
export type AroundTheme = {
  /** Only where such buildings stand. */
  housing?: Housing[];
  /** Only on such ground. */
  relief?: Relief[];
  headings: string[];
  slots: string[][];
  /** Short list items, of which a few are taken. */
  bullets?: string[];
};

export function fitsPlace({ housing, relief }: AroundTheme, place: PlaceContext): boolean {
  const housingFits = housing === undefined || housing.some((kind) => place.housing.includes(kind));
  const reliefFits = relief === undefined || relief.some((kind) => place.relief === kind);
  return housingFits && reliefFits;
}
