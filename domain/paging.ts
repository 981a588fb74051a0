export type PageRange = {
  page: number;
  pageCount: number;
  /** Position of the first and the last entry on the page, counted from 1; both 0 when there is nothing. */
  first: number;
  last: number;
  total: number;
};

/** A page outside of the list becomes the nearest one inside; an empty list still has its first page. */
export function pageRange(page: number, total: number, size: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const inside = Math.min(Math.max(1, page), pageCount);
  const before = (inside - 1) * size;
  return { page: inside, pageCount, first: Math.min(before + 1, total), last: Math.min(before + size, total), total };
}

/** The page numbers to offer: up to five, with the current one in the middle wherever the ends allow it. */
export function pageWindow({ page, pageCount }: Pick<PageRange, "page" | "pageCount">): number[] {
  const size = Math.min(5, pageCount);
  const start = Math.min(Math.max(1, page - 2), pageCount - size + 1);
  return Array.from({ length: size }, (_, index) => start + index);
}

/** The page number in an address; whatever is none counts as the first page. */
export function readPageNumber(text: string | null): number {
  const page = text !== null && /^\d+$/.test(text) ? Number(text) : 1;
  return Math.max(1, page);
}

/** What a reader is told above the list. */
export function rangeCaption(
  { first, last, total }: PageRange,
  { letter, search }: { letter: string | null; search: string },
): string {
  const verb = total === 1 ? "começa" : "começam";
  const beginning = letter === null ? "" : ` que ${verb} com "${letter}"`;
  const place = search === "" ? "" : ` para “${search}”`;
  return `Mostrando ${first} a ${last} de ${total} ${total === 1 ? "postagem" : "postagens"}${beginning}${place}`;
}
