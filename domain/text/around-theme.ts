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

/** What stands behind the gate of a title that says for whom it is, by the id of the concept. */
const housingByAudience: Record<string, Housing[]> = {
  casa: ["casas térreas", "sobrados", "casas geminadas", "vilas", "casarões"],
  sobrado: ["sobrados", "casas geminadas"],
  predio: ["prédios"],
  condominio: ["prédios", "condomínios fechados", "conjuntos habitacionais"],
  comercio: ["comércio de rua"],
  galpao: ["galpões"],
  industria: ["indústrias", "galpões"],
  chacara: ["chácaras"],
};

/** Whether a theme is true of the place; one on buildings also has to be about those that the title names. */
export function fitsPlace({ housing, relief }: AroundTheme, place: PlaceContext, concepts: readonly string[]): boolean {
  const wanted = concepts.flatMap((id) => housingByAudience[id] ?? []);
  const kinds = wanted.length > 0 ? wanted : place.housing;
  const housingFits = housing === undefined || housing.some((kind) => kinds.includes(kind));
  const reliefFits = relief === undefined || relief.some((kind) => place.relief === kind);
  return housingFits && reliefFits;
}
