import { mendSlug } from "#domain/slug.ts";
import type { Database } from "../database/database.ts";
import { createMendSlugsRepository } from "./mend-slugs-repository.ts";

const pagesAtOnce = 200;

/**
 * Pages that were taken over with capitals, slashes, spaces or accents in their slug could not be opened: they get the
 * address that today's rule makes of it, and the old one leads there (`findMeantSlug`).
 */
export async function mendSlugs(database: Database): Promise<void> {
  const slugs = createMendSlugsRepository(database);
  for (;;) {
    const odd = await slugs.findOddSlugs(pagesAtOnce);
    if (odd.length === 0) return;
    await slugs.renameSlugs(odd.map((from) => ({ from, names: () => toNames(from) })));
  }
}

/** Another page may have the plain address already. */
function* toNames(slug: string): Generator<string> {
  const plain = mendSlug(slug) || "pagina";
  yield plain;
  for (let number = 2; ; number++) yield `${plain}-${number}`;
}
