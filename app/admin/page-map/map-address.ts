import { subjectKindWords } from "#content/words/quality-words.ts";
import { readPageNumber } from "#domain/paging.ts";
import { mapPath } from "../pages/page-paths.ts";

export type SubjectKind = keyof typeof subjectKindWords;

/** What the address of the map says: a region from near, the kind of subjects, and which page of them. */
export type MapPlace = {
  /** Slug of a city or of a zone of the capital; "" for all of them. */
  region: string;
  kind: SubjectKind | null;
  page: number;
};

export const subjectKinds = Object.keys(subjectKindWords) as SubjectKind[];

export function readMapPlace(query: URLSearchParams): MapPlace {
  const region = query.get("regiao") ?? "";
  return {
    region: /^[a-z0-9-]{1,100}$/.test(region) ? region : "",
    kind: subjectKinds.find((kind) => kind === query.get("tipo")) ?? null,
    page: Math.min(readPageNumber(query.get("pagina")), 1_000),
  };
}

export function toMapAddress({ region = "", kind = null, page = 1 }: Partial<MapPlace>): string {
  const query = new URLSearchParams();
  if (region) query.set("regiao", region);
  if (kind) query.set("tipo", kind);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `${mapPath}?${query}` : mapPath;
}
