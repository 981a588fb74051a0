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
