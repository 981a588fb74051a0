import type { NewRedirect, Redirect } from "#domain/redirects.ts";
import type { OpenTransaction } from "../database/database.ts";
import { deleteRedirects, findTargets, getRedirect, saveRedirect } from "./redirects-repository.ts";

/** What other rooms do with redirects: in a transaction of theirs. */
export const redirectStore = {
  /**
   * Whoever led to `from` leads straight to where it ends from now on. Throws a DomainError for one that would lead
   * back to itself.
   */
  save: (open: OpenTransaction, redirect: NewRedirect): Promise<void> => saveRedirect(open, redirect),
  get: (open: OpenTransaction, from: string): Promise<Redirect | null> => getRedirect(open, from),
  /** Of those of these paths that lead elsewhere, where to. */
  findTargets: (open: OpenTransaction, paths: readonly string[]): Promise<Map<string, string>> =>
    findTargets(open, paths),
  /** A page stands at each of these paths now. */
  forget: (open: OpenTransaction, paths: readonly string[]): Promise<number> => deleteRedirects(open, paths),
};
