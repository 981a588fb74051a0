import { readPageNumber } from "#domain/paging.ts";
import { binPath } from "../pages/page-paths.ts";

/** What the address of the bin says: what is searched for in it, and which page. */
export type BinPlace = { search: string; page: number };

export function readBinPlace(query: URLSearchParams): BinPlace {
  return {
    search: (query.get("busca") ?? "").trim().slice(0, 200),
    page: Math.min(readPageNumber(query.get("pagina")), 100_000),
  };
}

export function toBinAddress({ search = "", page = 1 }: Partial<BinPlace>): string {
  const query = new URLSearchParams();
  if (search) query.set("busca", search);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `${binPath}?${query}` : binPath;
}
