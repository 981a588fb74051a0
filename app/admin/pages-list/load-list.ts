import { redirect } from "react-router";
import { sayCountFailed, sayListFailed } from "#content/words/panel-words.ts";
import { getReason } from "#domain/errors.ts";
import { hasConditions } from "#domain/page-filter.ts";
import { type PageCount, type PageStatistics, type PageSummary, pageListSize } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import { formatContacted, type ListPlace, parseContacted, parseNumber, toListAddress } from "./list-address.ts";
import { toListedPage } from "./listed-page.ts";

type Found = { pages: PageSummary[]; next: string | null; previous: string | null };

/** Each part on its own: when the pages cannot be read, the count may still tell that there are some. */
export async function loadList({ pages, log }: Pick<Services, "pages" | "log">, place: ListPlace) {
  const [found, count, statistics] = await Promise.allSettled([
    findPages(pages, place),
    pages.countPages(),
    pages.getStatistics(),
  ]);
  for (const result of [found, count, statistics]) {
    if (result.status === "rejected") log.error({ err: result.reason }, "the list of pages could not be read");
  }
  const list = found.status === "fulfilled" ? found.value : { pages: [], next: null, previous: null };
  if (found.status === "fulfilled" && isOutside(place, list)) {
    throw redirect(toListAddress({ filter: place.filter, order: place.order }));
  }
  return {
    place,
    list: { ...list, pages: list.pages.map(toListedPage) },
    found: await countFound({ pages, log }, place, list, count.status === "fulfilled" ? count.value : null),
    count: count.status === "fulfilled" ? count.value : null,
    statistics: statistics.status === "fulfilled" ? statistics.value : (null as PageStatistics | null),
    problems: [
      ...(found.status === "rejected" ? [sayListFailed(getReason(found.reason))] : []),
      ...(count.status === "rejected" ? [sayCountFailed(getReason(count.reason))] : []),
    ],
  };
}

/** Any mix of conditions is counted from the first page on; the two usual lists go from page to page. */
function isFiltered({ filter, order }: ListPlace): boolean {
  return hasConditions(filter) || (order !== "newest" && order !== "contacts");
}

async function findPages(pages: Services["pages"], place: ListPlace): Promise<Found> {
  const { filter, order, after, before } = place;
  const { search = "" } = filter;
  if (isFiltered(place)) {
    const offset = parseNumber(after ?? before) ?? 0;
    const found = await pages.listFiltered(filter, { order, offset, limit: pageListSize + 1 });
    return {
      pages: found.slice(0, pageListSize),
      next: found.length > pageListSize ? String(offset + pageListSize) : null,
      previous: offset > 0 ? String(Math.max(0, offset - pageListSize)) : null,
    };
  }
  if (order === "newest") {
    const found = await pages.listPages({ search, after: parseNumber(after), before: parseNumber(before) });
    return { ...found, next: found.next?.toString() ?? null, previous: found.previous?.toString() ?? null };
  }
  const found = await pages.listPagesByContacts({
    search,
    after: parseContacted(after),
    before: parseContacted(before),
  });
  return {
    pages: found.pages,
    next: found.next && formatContacted(found.next),
    previous: found.previous && formatContacted(found.previous),
  };
}

/** How many the list holds on all of its pages; null when nobody can tell. */
async function countFound(
  { pages, log }: Pick<Services, "pages" | "log">,
  place: ListPlace,
  list: Found,
  count: number | null,
): Promise<PageCount | null> {
  const { filter, page } = place;
  const { search = "" } = filter;
  if (!hasConditions(filter) && search === "") return count === null ? null : { count, hasMore: false };
  if (page === 1 && list.next === null) return { count: list.pages.length, hasMore: false };
  try {
    if (isFiltered(place)) return { count: await pages.countFiltered(filter), hasMore: false };
    return await pages.countFound(search);
  } catch (error) {
    log.error({ err: error }, "the results of a search could not be counted");
    return null;
  }
}

/** Where nothing is left, and at the beginning, the address is the plain one. */
function isOutside({ after, before }: ListPlace, { pages, previous }: Found): boolean {
  return (after !== null || before !== null) && (pages.length === 0 || previous === null);
}
