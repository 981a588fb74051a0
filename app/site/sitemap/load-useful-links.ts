import { redirect } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import { findMapPart, getMapParts, linksOnMap, type MapPart, mapPartAddress } from "#domain/map-parts.ts";
import type { PageAddress } from "#domain/pages.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import type { PageLink } from "../parts/link-grid.tsx";

type Pages = Services["pages"];

export type UsefulLinks = { total: number; links: PageLink[]; parts: PageLink[] };

export type UsefulPart = {
  number: number;
  /** "101 a 200" */
  range: string;
  total: string;
  links: PageLink[];
  address: string;
  previous: string;
  next: string | null;
};

export async function loadUsefulLinks(pages: Pages): Promise<UsefulLinks> {
  const total = await pages.countIndexable();
  return {
    total,
    links: (await pages.findAddresses({ limit: linksOnMap })).map(toLink),
    parts: getMapParts(total).map((part) => ({ label: formatRange(part), href: mapPartAddress(part) })),
  };
}

/** Whatever names no part leads to the map: only pages that are there may be kept in the page cache. */
export async function loadUsefulPart(pages: Pages, spellings: readonly string[]): Promise<UsefulPart> {
  const total = await pages.countIndexable();
  const parts = getMapParts(total);
  const part = findMapPart(parts, spellings.join());
  const before = part && (await pages.getSlugAt({ size: part.first - 1 }));
  if (part === null || before === null) throw redirect("/sitemap");
  const { number, first, last } = part;
  const links = await pages.findAddresses({ after: before, limit: last - first + 1 });
  return {
    number,
    range: formatRange(part),
    total: formatNumber(total),
    links: links.map(toLink),
    address: mapPartAddress(part),
    previous: number === 1 ? "/sitemap" : mapPartAddress({ number: number - 1 }),
    next: number < parts.length ? mapPartAddress({ number: number + 1 }) : null,
  };
}

function formatRange({ first, last }: MapPart): string {
  return first === last ? formatNumber(first) : `${formatNumber(first)} a ${formatNumber(last)}`;
}

function toLink({ slug, title }: PageAddress): PageLink {
  return { label: title, href: getGeneratedPagePath(slug) };
}
