import { z } from "zod/mini";

/** Where the older product kept the pages that it made. */
const key = "generatedPages";

const text = z.catch(z.string(), "");
const oldPage = z.catch(z.object({ title: text, slug: text, content: text }), { title: "", slug: "", content: "" });
const oldPages = z.catch(z.array(oldPage), []);

export type OldPage = z.infer<typeof oldPage>;

/** The pages of a stored list, of its newer form or its older one. Entries that are no pages come with empty texts. */
export function parseOldPages(stored: string | null): OldPage[] {
  try {
    return oldPages.parse(JSON.parse(stored ?? "[]"));
  } catch {
    return [];
  }
}

export function readOldPages(): OldPage[] {
  try {
    return parseOldPages(localStorage.getItem(key));
  } catch {
    // A browser may refuse its storage altogether; then there is nothing to copy.
    return [];
  }
}

export function clearOldPages(): void {
  localStorage.removeItem(key);
}
