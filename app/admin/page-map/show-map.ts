import { toListAddress } from "../pages-list/list-address.ts";
import { isGap, type PageMapView, sayPlaceInTitle, suggestTitle } from "./build-map.ts";
import type { ShownCell, ShownMap } from "./map-table.tsx";

/** There are a thousand crossings: each is as little as it takes, what they share stands once with its row or column. */
export function showMap({ columns, rows }: PageMapView): ShownMap {
  return {
    columns: columns.map(({ slug, name, hasInside }) => {
      const isOnlyPlace = hasInside || slug === "-" ? undefined : true;
      return {
        slug,
        name,
        hasInside,
        list: toListAddress({ filter: { state: "published", place: slug, isOnlyPlace } }),
        inTitle: sayPlaceInTitle(slug),
      };
    }),
    rows: rows.map((row) => ({
      subject: row.subject,
      label: row.label,
      title: suggestTitle(row.subject, null),
      total: row.total,
      cells: columns.map((column, index): ShownCell => {
        const crossing = row.crossings[index];
        if (!crossing) return isGap(row, column) ? "gap" : null;
        const { pages, score, isWeak, isCrowded } = crossing;
        return { pages, score, isWeak, isCrowded };
      }),
    })),
  };
}
