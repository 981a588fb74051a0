import { DomainError } from "#domain/errors.ts";
import type { PageFields } from "#domain/page-life.ts";
import { plainLetters } from "#domain/search-text.ts";
import { isServed } from "../service-area.ts";
import type { Shop } from "../shop.ts";
import { getPlaceBySlug, places } from "./places.ts";

/** A page that is about no place, whatever its title names. */
export const noPlace = "Nenhum lugar";

type ChosenPlace = PageFields["chosenPlace"];

/** As the editor's field says it: empty where the title decides. */
export function toPlaceWords(chosen: ChosenPlace): string {
  if (chosen === null) return "";
  return chosen === "" ? noPlace : (getPlaceBySlug(chosen)?.key ?? "");
}

/** Throws a DomainError for what is no place that is known. */
export function readPlaceWords(typed: string): ChosenPlace {
  const words = fold(typed);
  if (words === "") return null;
  if (words === fold(noPlace)) return "";
  const named = places.filter(({ key, name }) => fold(key) === words || fold(name) === words);
  const [place] = named.length === 1 ? named : named.filter(({ key }) => fold(key) === words);
  if (!place) throw new DomainError("place-unknown");
  return place.slug;
}

function fold(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** What can be chosen. */
export function listPlaceWords(shop: Shop): string[] {
  return [noPlace, ...places.filter((place) => isServed(shop, place)).map(({ key }) => key)];
}
