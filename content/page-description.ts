import { toMetaDescription, toSisterDescription } from "#domain/metadata.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { splitAnswer } from "#domain/text/split-answer.ts";
import { findPagePlace } from "./places/find-place.ts";
import { whereIs } from "./places/place-page.ts";
import type { Post } from "./posts.ts";
import type { Shop } from "./shop.ts";

type Described = Pick<GeneratedPage, "title" | "content" | "chosenPlace" | "description">;

/** A generated page's answer, the rest of its text, and what a search result says of it. */
export function describePage(page: Described, shop: Shop) {
  const { title, content, description } = page;
  const place = findPagePlace(page);
  const { answer, rest } = splitAnswer(shop.fill(content));
  const where = place ? whereIs(place) : "na Grande São Paulo";
  const tail = `Atendimento ${where}, com orçamento grátis.`;
  return { place, answer, rest, description: description || toMetaDescription(answer ?? `${title}.`, tail) };
}

/** Posts of one kind share their answers: the place tells them apart. */
export function describePostForSearch({ place }: Post, answer: string): string {
  return toSisterDescription(answer, `Atendimento ${whereIs(place)}.`);
}
