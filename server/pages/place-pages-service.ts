import type { Database } from "../database/database.ts";
import { findPlaceSlug } from "./page-facts.ts";
import { createPagesRepository } from "./pages-repository.ts";

const pagesAtOnce = 500;

/** Looks for a place in the titles that a migration left open. Costs one question to an index when there is none. */
export async function placePages(database: Database): Promise<void> {
  const pages = createPagesRepository(database);
  for (;;) {
    const found = await pages.findUnplacedPages(pagesAtOnce);
    if (found.length === 0) return;
    await pages.savePlaces(found.map(({ id, title }) => ({ id, place: findPlaceSlug(title) })));
  }
}
