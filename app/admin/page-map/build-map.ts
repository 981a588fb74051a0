import { concepts, getConcept } from "#content/knowledge/concepts.ts";
import { getPlaceBySlug } from "#content/places/places.ts";
import type { Shop } from "#content/shop.ts";
import { noSubject } from "#content/words/quality-words.ts";
import { inPlace } from "#domain/place-words.ts";
import { fewestPoints } from "#domain/standing.ts";
import type { MapCell } from "#server/pages/page-quality-service.ts";
import type { MapPlace, SubjectKind } from "./map-address.ts";
import { findColumns, getRegion, type MapColumn } from "./map-regions.ts";

/** More pages on one subject in one place take visits from each other. */
export const crowdedFrom = 4;

export type Crossing = {
  pages: number;
  score: number | null;
  isWeak: boolean;
  /** There, or in a place that is in it, are too many. */
  isCrowded: boolean;
};

export type MapRow = { subject: string; label: string; total: number; crossings: (Crossing | null)[] };

export type PageMapView = {
  columns: MapColumn[];
  rows: MapRow[];
  gaps: number;
  crowded: number;
  weak: number;
};

export type Subject = { id: string; label: string; total: number };

type Sum = { pages: number; points: number; scored: number; isCrowded: boolean };

/** The subjects of a kind that have a page somewhere, those with most pages first. */
export function sortSubjects(counts: ReadonlyMap<string, number>, kind: SubjectKind | null): Subject[] {
  return [...counts]
    .map(([id, total]) => ({ id, label: getConcept(id)?.label ?? noSubject, total }))
    .filter(({ id }) => kind === null || getConcept(id)?.kind === kind)
    .toSorted((a, b) => b.total - a.total || a.label.localeCompare(b.label, "pt-BR"));
}

/** Of the subjects that are shown, in their order. */
export function buildMap(
  subjects: readonly Subject[],
  cells: readonly MapCell[],
  { region }: Pick<MapPlace, "region">,
  shop: Shop,
): PageMapView {
  const toColumn = (place: string) => (region === "" ? getRegion(place) : place);
  const sums = new Map<string, Map<string, Sum>>(subjects.map(({ id }) => [id, new Map()]));
  const withPages = new Set<string>();
  for (const { concept, place, pages, averageScore } of cells) {
    const row = sums.get(concept);
    if (!row) continue;
    const column = toColumn(place);
    withPages.add(column);
    const sum = row.get(column) ?? { pages: 0, points: 0, scored: 0, isCrowded: false };
    row.set(column, sum);
    sum.pages += pages;
    if (averageScore !== null) {
      sum.points += averageScore * pages;
      sum.scored += pages;
    }
    // Pages without a place are about everywhere: there may be many.
    if (place !== "" && pages >= crowdedFrom) sum.isCrowded = true;
  }
  const columns = findColumns(region, shop, (slug) => withPages.has(slug));
  const rows = subjects.map(({ id, label, total }): MapRow => {
    const crossings = columns.map(({ slug }) => toCrossing(sums.get(id)?.get(slug)));
    return { subject: id, label, total, crossings };
  });
  const count = (is: (crossing: Crossing | null, column: MapColumn, row: MapRow) => boolean) =>
    rows.reduce(
      (sum, row) => sum + columns.filter((column, index) => is(row.crossings[index] ?? null, column, row)).length,
      0,
    );
  return {
    columns,
    rows,
    gaps: count((crossing, column, row) => crossing === null && isGap(row, column)),
    crowded: count((crossing) => crossing?.isCrowded ?? false),
    weak: count((crossing) => crossing?.isWeak ?? false),
  };
}

/** Nobody misses a page on what is no subject, or on a place where the shop does not go. */
export function isGap({ subject }: Pick<MapRow, "subject">, column: MapColumn): boolean {
  return subject !== "" && column.isServed;
}

function toCrossing(sum: Sum | undefined): Crossing | null {
  if (!sum) return null;
  const score = sum.scored === 0 ? null : Math.round(sum.points / sum.scored);
  return { pages: sum.pages, score, isWeak: score !== null && score < fewestPoints, isCrowded: sum.isCrowded };
}

/** Subjects of a kind that no page is about. */
export function findUntold(told: ReadonlyMap<string, number>, kind: SubjectKind | null) {
  return concepts
    .filter(({ id, broader, kind: own }) => broader === undefined && !told.has(id) && (kind === null || own === kind))
    .map(({ id, label }) => ({ id, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "pt-BR"));
}

/** What a page that is missing may be called: "Capacitor do motor na Mooca". */
export function suggestTitle(subject: string, placeSlug: string | null): string {
  const phrase = (getConcept(subject)?.phrase ?? "").replace(/^(os?|as?|uma?) /, "");
  return phrase.charAt(0).toUpperCase() + phrase.slice(1) + sayPlaceInTitle(placeSlug ?? "-");
}

/** " na Mooca", or nothing for what is no place. */
export function sayPlaceInTitle(slug: string): string {
  const place = getPlaceBySlug(slug);
  return place ? ` ${inPlace(place)}` : "";
}
