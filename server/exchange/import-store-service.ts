import type { OpenTransaction } from "../database/database.ts";
import { pageImport } from "./check-pages.ts";
import { redirectImport } from "./check-redirects.ts";
import { findWishes } from "./imports-repository.ts";

export type { PageImport } from "./check-pages.ts";

/** What lines of a checked file want, for who does it in a transaction of theirs. */
export const importStore = {
  findPages: (open: OpenTransaction, id: string, lines: readonly number[]) => findWishes(open, id, lines, pageImport),
  findRedirects: (open: OpenTransaction, id: string, lines: readonly number[]) =>
    findWishes(open, id, lines, redirectImport),
};
