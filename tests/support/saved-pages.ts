import type { NewPage } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { executeIn, type Where, withDatabase } from "./with-database.ts";

/** As if it had been judged: the background must not change what a test looks at. */
export const unjudged: PageStanding = {
  isPublished: true,
  hold: null,
  holdDetail: "",
  score: null,
  gaps: [],
  subject: "",
  isTwin: false,
  isKeptOut: false,
};

/** Saves pages into the database of a running product, as its own code would. */
export function savePages(where: Where, pages: NewPage[]): Promise<void> {
  return withDatabase(where, async (database) => {
    for (const page of pages) await createPagesRepository(database).insertPage({ standing: unjudged, ...page });
  });
}

/** As if there had never been any. */
export function forgetPages(where: Where): Promise<void> {
  const found = ["page_quality", "page_issues", "page_links", "page_dismissals"];
  const days = ["page_days", "contact_days"];
  const tables = ["generated_pages", "deleted_pages", "redirects", "page_bands", "contacts", ...days, ...found];
  return executeIn(where, ...tables.map((table) => `delete from ${table}`));
}
