import { sayCount } from "#content/words/say-count.ts";
import { formatNumber } from "#domain/format-number.ts";
import { isNarrowed } from "#domain/page-filter.ts";
import { type PageCount, pageListSize } from "#domain/pages.ts";
import type { ListPlace } from "./list-address.ts";

type ListCaptionProps = { place: ListPlace; found: PageCount | null };

/** How many pages there are in the list, and which part of it this is. */
export function ListCaption({ place: { filter, page }, found }: ListCaptionProps) {
  if (found === null || found.count === 0) return null;
  return (
    <p className="text-soft-ink">
      {sayFound(found)}
      {isNarrowed(filter) && (found.count === 1 ? " encontrada" : " encontradas")}
      {page !== null && ` · ${sayPage(page, found)}`}
    </p>
  );
}

/** "Página 2 de 14", or "Página 2" where nobody has counted to the end. */
export function sayPage(page: number, found: PageCount | null): string {
  if (found === null || found.hasMore) return `Página ${formatNumber(page)}`;
  const last = Math.max(1, Math.ceil(found.count / pageListSize));
  return `Página ${formatNumber(Math.min(page, last))} de ${formatNumber(last)}`;
}

function sayFound({ count, hasMore }: PageCount): string {
  if (hasMore) return `Mais de ${formatNumber(count)} páginas`;
  return sayCount(count, "página", "páginas");
}
