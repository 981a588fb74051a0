import type { Actor } from "#domain/activity.ts";
import type { PageUseCase } from "./create-page.ts";
import type { RestoredPage } from "./page-bin-repository.ts";

type Parts = Pick<PageUseCase, "bin" | "onChange" | "record">;

/** False when there was no such page. */
export async function deletePage(parts: Parts, id: string, actor: Actor | null): Promise<boolean> {
  return (await deletePages(parts, [id], actor)) === 1;
}

/** Into the bin; how many of them were there and went. */
export async function deletePages(
  { bin, onChange, record }: Parts,
  ids: readonly string[],
  actor: Actor | null,
): Promise<number> {
  const slugs = await bin.binPages([...new Set(ids)], actor?.name ?? "");
  const [first] = slugs;
  if (first === undefined) return 0;
  onChange(slugs);
  await record({ actor, action: "pages-deleted", details: { count: slugs.length, first } });
  return slugs.length;
}

const atOnce = 200;

/** All in the bin that a search finds, as many at a time as others can wait for. */
async function forAllFound(
  { bin }: Pick<Parts, "bin">,
  search: string,
  work: (ids: string[]) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const { pages } = await bin.listBin({ search, limit: atOnce, offset: 0 });
    if (pages.length === 0) return count;
    await work(pages.map(({ id }) => id));
    count += pages.length;
  }
}

/** How many came back. */
export function restoreFound(parts: Parts, search: string, actor: Actor | null): Promise<number> {
  return forAllFound(parts, search, (ids) => restorePages(parts, ids, actor));
}

/** Out of the bin for good; how many there were. */
export async function purgePages(
  { bin, record }: Pick<Parts, "bin" | "record">,
  ids: readonly string[],
  actor: Actor | null,
): Promise<number> {
  const count = await bin.purgePages([...new Set(ids)]);
  if (count > 0) await record({ actor, action: "pages-purged", details: { count } });
  return count;
}

export function purgeFound(parts: Parts, search: string, actor: Actor | null): Promise<number> {
  return forAllFound(parts, search, (ids) => purgePages(parts, ids, actor));
}

/** Out of the bin, as they were. */
export async function restorePages(
  { bin, onChange, record }: Parts,
  ids: readonly string[],
  actor: Actor | null,
): Promise<RestoredPage[]> {
  const restored = await bin.restorePages([...new Set(ids)]);
  const [first] = restored;
  if (!first) return [];
  onChange(restored.map(({ slug }) => slug));
  await record({ actor, action: "pages-restored", details: { count: restored.length, first: first.slug } });
  return restored;
}
