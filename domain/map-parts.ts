/** Positions are counted from 1, in the order of the addresses. */
export type MapPart = { number: number; first: number; last: number };

/** The map itself shows these; the parts hold the pages that come after. */
export const linksOnMap = 50;

const smallestPart = 100;
/** The map links to every part, so that any page is three clicks from the home page; it must stay a light page. */
const mostParts = 200;

export function getMapParts(total: number): MapPart[] {
  const size = Math.max(smallestPart, Math.ceil((total - linksOnMap) / mostParts));
  const parts: MapPart[] = [];
  for (let first = linksOnMap + 1; first <= total; first += size) {
    parts.push({ number: parts.length + 1, first, last: Math.min(first + size - 1, total) });
  }
  return parts;
}

export function mapPartAddress({ number }: Pick<MapPart, "number">): string {
  return `/sitemap?parte=${number}`;
}

/** Each part has one spelling: of all other values there is no end, and none of them is a page. */
export function findMapPart(parts: readonly MapPart[], spelling: string): MapPart | null {
  return parts.find(({ number }) => String(number) === spelling) ?? null;
}
