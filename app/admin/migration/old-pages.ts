/** Where the older product kept the pages that it made. */
const key = "generatedPages";

export type OldPage = { title: string; slug: string; content: string };

/** The pages of a stored list, of its newer form or its older one. Entries that are no pages come with empty texts. */
export function parseOldPages(stored: string | null): OldPage[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(list) ? list.map(toPage) : [];
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

function toPage(entry: unknown): OldPage {
  const text = (name: string): string => {
    const value = typeof entry === "object" && entry !== null ? Reflect.get(entry, name) : undefined;
    return typeof value === "string" ? value : "";
  };
  return { title: text("title"), slug: text("slug"), content: text("content") };
}
