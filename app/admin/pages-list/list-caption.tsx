import { formatCount } from "#domain/format-count.ts";
import { isNarrowed } from "#domain/page-filter.ts";
import { type PageCount, pageListSize } from "#domain/pages.ts";
import type { ListPlace } from "./list-address.ts";

type ListCaptionProps = { place: ListPlace; found: PageCount | null };

/** How many pages there are in the list, and which part of it this is. */
export function ListCaption({ place: { filter, page }, found }: ListCaptionProps) {
  if (found === null || found.count === 0) return null;
  return (
    <p className="text-soft-ink">
      {sayCount(found)}
      {isNarrowed(filter) && (found.count === 1 ? " encontrada" : " encontradas")}
      {page !== null && ` · ${sayPage(page, found)}`}
    </p>
  );
}

/** "Página 2 de 14", or "Página 2" where nobody has counted to the end. */
export function sayPage(page: number, found: PageCount | null): string {
  if (found === null || found.hasMore) return `Página ${formatCount(page)}`;
  const last = Math.max(1, Math.ceil(found.count / pageListSize));
  return `Página ${formatCount(Math.min(page, last))} de ${formatCount(last)}`;
}

function sayCount({ count, hasMore }: PageCount): string {
  if (hasMore) return `Mais de ${formatCount(count)} páginas`;
  return count === 1 ? "1 página" : `${formatCount(count)} páginas`;
}
