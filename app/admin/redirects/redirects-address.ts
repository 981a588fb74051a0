import { type OldAddressFilter, type OldAddressOrder, oldAddressFilters } from "#domain/old-addresses.ts";
import { readPageNumber } from "#domain/paging.ts";
import { redirectsPath } from "../pages/page-paths.ts";

/** What the address of the list says. */
export type RedirectsPlace = { search: string; filter: OldAddressFilter; order: OldAddressOrder; page: number };

const filterNames: Record<OldAddressFilter, string> = {
  all: "",
  moved: "mudou",
  unpublished: "despublicada",
  merged: "unida",
  manual: "a-mao",
  gone: "removida",
  quiet: "sem-uso",
  broken: "quebrados",
};

export function readRedirectsPlace(query: URLSearchParams): RedirectsPlace {
  const name = query.get("ver") ?? "";
  return {
    search: (query.get("busca") ?? "").trim().slice(0, 200),
    filter: oldAddressFilters.find((filter) => filterNames[filter] === name) ?? "all",
    order: query.get("ordem") === "acessos" ? "hits" : "newest",
    page: Math.min(readPageNumber(query.get("pagina")), 10_000),
  };
}

/** With a redirect that was just deleted, which the page offers to make again. */
export function toRedirectsAddress(
  { search = "", filter = "all", order = "newest", page = 1 }: Partial<RedirectsPlace>,
  deleted?: { from: string; to: string },
): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("ver", filterNames[filter]);
  if (search) query.set("busca", search);
  if (order === "hits") query.set("ordem", "acessos");
  if (page > 1) query.set("pagina", String(page));
  if (deleted) {
    query.set("apagado", deleted.from);
    query.set("levava", deleted.to);
  }
  return query.size > 0 ? `${redirectsPath}?${query}` : redirectsPath;
}

export function readDeleted(query: URLSearchParams): { from: string; to: string } | null {
  const [from, to] = [query.get("apagado"), query.get("levava")];
  return from?.startsWith("/") && to?.startsWith("/") ? { from, to } : null;
}

export function toFilterName(filter: OldAddressFilter): string {
  return filterNames[filter];
}
