import type { OpenTransaction } from "../database/database.ts";
import type { PageImport } from "./check-pages.ts";
import type { RedirectImport } from "./check-redirects.ts";
import { findWishes } from "./imports-repository.ts";

export type { PageImport } from "./check-pages.ts";

type Line<Wish> = { title: string; wish: Wish };

/** What lines of a checked file want, for who does it in a transaction of theirs. */
export const importStore = {
  findPages: (open: OpenTransaction, id: string, lines: readonly number[]) =>
    findWishes(open, id, lines) as Promise<Map<number, Line<PageImport | null>>>,
  findRedirects: (open: OpenTransaction, id: string, lines: readonly number[]) =>
    findWishes(open, id, lines) as Promise<Map<number, Line<RedirectImport | null>>>,
};
