export type ListOrder = "newest" | "contacts";

/** What the address of the list says: what is searched for, in which order, and where in the list one is. */
export type ListPlace = {
  search: string;
  order: ListOrder;
  after: string | null;
  before: string | null;
  /** Counted from the first page by the links that lead here; null in an address that was made up. */
  page: number | null;
};

const path = "/admin/pages-list";
const maxSearchLength = 200;

export function readPlace(query: URLSearchParams): ListPlace {
  const [after, before] = [query.get("depois"), query.get("antes")];
  return {
    search: (query.get("busca") ?? "").trim().slice(0, maxSearchLength),
    order: query.get("ordem") === "contatos" ? "contacts" : "newest",
    after,
    before,
    page: after === null && before === null ? 1 : (parseNumber(query.get("pagina")) ?? null),
  };
}

export function toListAddress({ search, order, after, before, page }: Partial<ListPlace>): string {
  const query = new URLSearchParams();
  if (search) query.set("busca", search);
  if (order === "contacts") query.set("ordem", "contatos");
  if (after) query.set("depois", after);
  else if (before) query.set("antes", before);
  if ((after || before) && page) query.set("pagina", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
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
