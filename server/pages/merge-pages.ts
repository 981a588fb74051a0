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
  // One after the other: of two things that are wrong, always the same is told.
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

export type UndoneMerge = {
  staysId: string;
  leavesId: string;
  /** The version that the merge made of the page that stays; null where it took nothing over. */
  version: number | null;
};

/** Takes a merge back: the page that left returns to its address, the one that stayed says what it said before. */
export async function undoMerge(
  { pages, merging, getShop, onChange, record }: Parts,
  { staysId, leavesId, version }: UndoneMerge,
  actor: Actor | null,
): Promise<void> {
  const before = version === null ? null : await merging.getRevision(staysId, version - 1);
  const slugs = await merging.undo({
    leavesId,
    edit: before && version !== null ? { id: staysId, basedOn: version, ...prepareEdit(before, getShop()) } : null,
    by: actor?.name ?? "",
  });
  if (slugs.length === 0) throw new DomainError("page-missing");
  onChange(slugs);
  const page = await pages.getPage(leavesId);
  await record({ actor, action: "pages-restored", details: { count: 1, first: page?.title ?? "" } });
}
