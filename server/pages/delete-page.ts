import type { Actor } from "#domain/activity.ts";
import type { PageUseCase } from "./create-page.ts";

type Parts = Pick<PageUseCase, "pages" | "onChange" | "record">;

/** False when there was no such page. */
export async function deletePage({ pages, ...parts }: Parts, id: string, actor: Actor | null): Promise<boolean> {
  const slug = await pages.deletePage(id);
  if (slug !== null) await tell(parts, [slug], actor);
  return slug !== null;
}

/** How many of them were there and went. */
export async function deletePages(
  { pages, ...parts }: Parts,
  ids: readonly string[],
  actor: Actor | null,
): Promise<number> {
  const slugs = await pages.deletePages([...new Set(ids)]);
  if (slugs.length > 0) await tell(parts, slugs, actor);
  return slugs.length;
}

async function tell({ onChange, record }: Omit<Parts, "pages">, slugs: readonly string[], actor: Actor | null) {
  onChange(slugs);
  const [first = ""] = slugs;
  await record({ actor, action: "pages-deleted", details: { count: slugs.length, first } });
}
