import { readPageNumber } from "#domain/paging.ts";
import type { RowFilter } from "#server/studio/find-rows.ts";

export const studioPath = "/admin/criar";

export function toSheetPath(id: string): string {
  return `${studioPath}/${id}`;
}

export function toPreviewPath(id: string, line: number): string {
  return `${studioPath}/${id}/linhas/${line}`;
}

/** Which rows of a list one looks at. */
export type RowsPlace = { filter: RowFilter; search: string; page: number };

export const filterWords: Record<RowFilter, string> = { all: "", problems: "atencao", "left-out": "fora" };

export function readRowsPlace(query: URLSearchParams): RowsPlace {
  const filters = Object.keys(filterWords) as RowFilter[];
  return {
    filter: filters.find((filter) => filterWords[filter] === (query.get("filtro") ?? "")) ?? "all",
    search: (query.get("busca") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    page: Math.min(10_000, readPageNumber(query.get("pagina"))),
  };
}

export function toReviewPath(id: string, { filter = "all", search = "", page = 1 }: Partial<RowsPlace> = {}): string {
  const query = new URLSearchParams();
  if (filter !== "all") query.set("filtro", filterWords[filter]);
  if (search !== "") query.set("busca", search);
  if (page > 1) query.set("pagina", String(page));
  const path = `${toSheetPath(id)}/conferir`;
  return query.size > 0 ? `${path}?${query}` : path;
}
