import { countWords } from "#content/words/count-words.ts";
import { sayScore } from "#content/words/quality-words.ts";
import { toNewPageAddress } from "../pages/page-paths.ts";
import { toListAddress } from "../pages-list/list-address.ts";
import { type Crossing, isGap, type MapRow, type PageMapView, suggestTitle } from "./build-map.ts";
import type { MapColumn } from "./map-regions.ts";
import type { ShownCell, ShownMap } from "./map-table.tsx";

/** With where each crossing leads: to its pages, or to making the one that is missing. */
export function showMap({ columns, rows }: PageMapView): ShownMap {
  return {
    columns: columns.map(({ slug, name, hasInside }) => ({ slug, name, hasInside })),
    rows: rows.map((row) => ({
      subject: row.subject,
      label: row.label,
      total: row.total,
      cells: columns.map((column, index) => showCell(row, column, row.crossings[index] ?? null)),
    })),
  };
}

function showCell(row: MapRow, column: MapColumn, crossing: Crossing | null): ShownCell {
  const where = `${row.label}, ${column.name}`;
  if (crossing) {
    const { pages, score, isWeak, isCrowded } = crossing;
    const to = toListAddress({
      filter: {
        state: "published",
        place: column.slug,
        isOnlyPlace: column.hasInside || column.slug === "-" ? undefined : true,
        mainSubject: row.subject || "-",
      },
    });
    const signs = [isCrowded && "páginas demais", isWeak && "nota baixa"].filter(Boolean);
    const name = [`${where}: ${countWords(pages, "página", "páginas")}`, sayScore(score), ...signs].join(", ");
    return { to, name, pages, score, isWeak, isCrowded };
  }
  if (!isGap(row, column)) return null;
  const to = toNewPageAddress(suggestTitle(row.subject, column.slug === "-" ? null : column.slug));
  return { to, name: `${where}: falta página, criar`, pages: 0, score: null, isWeak: false, isCrowded: false };
}
