import type { Shop } from "#content/shop.ts";
import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import { type PageFields, type SavedHow, saysTheSame } from "#domain/page-life.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { PageUseCase } from "./create-page.ts";
import { prepareEdit } from "./prepare-edit.ts";

export type PageChange = {
  id: string;
  /** The version that was on the screen. */
  basedOn: number;
  fields: PageFields;
  how: SavedHow;
  reason?: string;
};

type Parts = Pick<PageUseCase, "pages" | "life" | "drafts" | "onChange" | "record"> & { getShop(): Shop };

/** Gives the page as it is now. A change that changes nothing makes no revision. */
export async function editPage(
  { pages, life, drafts, onChange, record, getShop }: Parts,
  { id, basedOn, fields: typed, how, reason = "" }: PageChange,
  actor: Actor | null,
): Promise<GeneratedPage> {
  const before = await pages.getPage(id);
  if (!before) throw new DomainError("page-missing");
  const { fields, standing } = prepareEdit(typed, getShop());
  // A second try, after the answer to the first was lost, finds its own text there.
  if (saysTheSame(before, fields)) {
    if (actor) await drafts.discardDraft(id, actor.id);
    return before;
  }
  if (before.version !== basedOn) throw new DomainError("page-changed");
  const note = { how, by: actor?.name ?? "", reason: reason.trim().slice(0, 200) };
  onChange(await life.editPage({ id, basedOn, fields, standing, note, writer: actor?.id }));
  await record({ actor, action: "page-edited", details: { title: fields.title, slug: fields.slug } });
  const after = await pages.getPage(id);
  if (!after) throw new DomainError("page-missing");
  return after;
}
