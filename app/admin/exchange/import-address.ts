import { type ImportOutcome, importOutcomes } from "#domain/exchange/imports.ts";
import { readPageNumber } from "#domain/paging.ts";
import { exchangePath } from "../pages/page-paths.ts";

/** Which lines of a file are shown. */
export type ImportPlace = { outcome: ImportOutcome | null; search: string; page: number };

const names: Record<ImportOutcome, string> = {
  new: "novas",
  changed: "mudam",
  same: "iguais",
  refused: "recusadas",
  waiting: "a-conferir",
};

export function readImportPlace(query: URLSearchParams): ImportPlace {
  return {
    outcome: importOutcomes.find((outcome) => names[outcome] === query.get("ver")) ?? null,
    search: (query.get("busca") ?? "").trim().slice(0, 200),
    page: Math.min(readPageNumber(query.get("pagina")), 10_000),
  };
}

export function toImportAddress(id: string, { outcome, search, page }: Partial<ImportPlace> = {}): string {
  const query = new URLSearchParams();
  if (outcome) query.set("ver", names[outcome]);
  if (search) query.set("busca", search);
  if (page && page > 1) query.set("pagina", String(page));
  const path = `${exchangePath}/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

export function toOutcomeName(outcome: ImportOutcome): string {
  return names[outcome];
}
