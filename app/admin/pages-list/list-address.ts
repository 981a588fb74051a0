import { type PageFilter, type PageOrder, readPageFilter, writePageFilter } from "#domain/page-filter.ts";

/** What the address of the list says: which pages, in which order, and where in the list one is. */
export type ListPlace = {
  filter: PageFilter;
  order: PageOrder;
  after: string | null;
  before: string | null;
  /** Counted from the first page by the links that lead here; null in an address that was made up. */
  page: number | null;
};

const path = "/admin/pages-list";

const orderWords: Record<PageOrder, string> = {
  newest: "novas",
  contacts: "contatos",
  score: "nota",
  words: "palavras",
  changed: "alteradas",
};

export function readPlace(query: URLSearchParams): ListPlace {
  const [after, before] = [query.get("depois"), query.get("antes")];
  const orders = Object.keys(orderWords) as PageOrder[];
  return {
    filter: readPageFilter(query),
    order: orders.find((order) => orderWords[order] === query.get("ordem")) ?? "newest",
    after,
    before,
    page: after === null && before === null ? 1 : (parseNumber(query.get("pagina")) ?? null),
  };
}

export function toListAddress({ filter = {}, order = "newest", after, before, page }: Partial<ListPlace>): string {
  const query = writePageFilter(filter);
  if (order !== "newest") query.set("ordem", orderWords[order]);
  if (after) query.set("depois", after);
  else if (before) query.set("antes", before);
  if ((after || before) && page) query.set("pagina", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What a hidden field of a form says so that the order stays; null for the usual one. */
export function toOrderWord(order: PageOrder): string | null {
  return order === "newest" ? null : orderWords[order];
}

/** A page's number in the list, newest first; undefined for what is none. */
export function parseNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

type Contacted = { contacts: number; id: string };

/** "12-abc": the page with that id among those with 12 contacts. */
export function parseContacted(text: string | null): Contacted | undefined {
  const match = /^(\d{1,9})-([\w.:-]{1,100})$/.exec(text ?? "");
  return match ? { contacts: Number(match[1]), id: match[2] ?? "" } : undefined;
}

export function formatContacted({ contacts, id }: Contacted): string {
  return `${contacts}-${id}`;
}
