import type { Shop } from "#content/shop.ts";
import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { splitSections } from "#domain/text/split-sections.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { createPageMergeRepository } from "./page-merge-repository.ts";
import type { PagesRepository } from "./pages-repository.ts";
import { prepareEdit } from "./prepare-edit.ts";

export type Merge = {
  /** The page that stays, and the one whose visitors are sent to it, each as it was on the screen. */
  stays: { id: string; version: number };
  leaves: { id: string; version: number };
  /** Sections of the one that leaves, by their number, that the other gets at its end. */
  sections: readonly number[];
};

type Parts = {
  pages: Pick<PagesRepository, "getPage">;
  merging: ReturnType<typeof createPageMergeRepository>;
  getShop(): Shop;
  onChange(slugs: readonly string[]): void;
  record: RecordActivity;
};

/** Gives the page that stays as it is now. */
export async function mergePages(
  { pages, merging, getShop, onChange, record }: Parts,
  { stays, leaves, sections }: Merge,
  actor: Actor | null,
): Promise<GeneratedPage> {
  // One after the other: what is told of two that changed must not depend on which was read sooner.
  const stay = await getAsSeen(stays);
  const leave = await getAsSeen(leaves);
  if (stay.id === leave.id) throw new DomainError("page-missing");
  if (stay.state !== "published") throw new DomainError("merge-into-hidden");
  const all = splitSections(leave.content);
  const taken = [...new Set(sections)].toSorted((a, b) => a - b).flatMap((number) => all[number]?.html ?? []);
  const content = [stay.content, ...taken].join("\n");
  const edit = taken.length === 0 ? null : prepareEdit({ ...stay, content }, getShop());
  onChange(await merging.merge({ stay, leave, edit, by: actor?.name ?? "" }));
  await record({ actor, action: "pages-merged", details: { title: stay.title, slug: leave.slug } });
  return (await pages.getPage(stay.id)) ?? stay;

  async function getAsSeen({ id, version }: { id: string; version: number }): Promise<GeneratedPage> {
    const page = await pages.getPage(id);
    if (!page) throw new DomainError("page-missing");
    if (page.version !== version) throw new DomainError("page-changed");
    return page;
  }
}
