import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import type { PageUseCase } from "./create-page.ts";
import type { StateChange } from "./page-states-repository.ts";

type Parts = Pick<PageUseCase, "life" | "onChange">;

async function changeState({ life, onChange }: Parts, id: string, change: StateChange): Promise<boolean> {
  const { changed, refused } = await life.changeStates([id], change);
  const [refusal] = refused;
  if (refusal) throw new DomainError(refusal.reason.code, refusal.reason.details);
  onChange(changed.map(({ slug }) => slug));
  return changed.length > 0;
}

/** What a person wants public; what holds it back keeps it out of the index. False when nothing changed by it. */
export function publishPage(parts: Parts, id: string): Promise<boolean> {
  return changeState(parts, id, { state: "published" });
}

/** Back to what staff alone see. False when nothing changed by it. */
export function takeBackPage(parts: Parts, id: string): Promise<boolean> {
  return changeState(parts, id, { state: "draft" });
}

/** Throws a DomainError for a moment that has passed. */
export function schedulePage(parts: Parts, id: string, publishAt: Date): Promise<boolean> {
  if (!(publishAt.getTime() > Date.now())) throw new DomainError("page-in-past");
  return changeState(parts, id, { state: "scheduled", publishAt });
}

/** Whether a person keeps it from search engines. False when nothing changed by it. */
export async function setKeptOut({ life, onChange }: Parts, id: string, isKeptOut: boolean): Promise<boolean> {
  const slug = await life.setKeptOut(id, isKeptOut);
  if (slug === null) return false;
  onChange([slug]);
  return true;
}

/** Visitors are sent to another path of the site, or told that there is no such page. */
export async function unpublishPage(
  { life, onChange, record }: Pick<PageUseCase, "life" | "onChange" | "record">,
  { id, to }: { id: string; to: string | null },
  actor: Actor | null,
): Promise<boolean> {
  const changed = await life.unpublish(id, to, actor?.name ?? "");
  if (!changed) return false;
  onChange([changed.slug]);
  await record({ actor, action: "page-unpublished", details: { slug: changed.slug, to: to ?? "" } });
  return true;
}
