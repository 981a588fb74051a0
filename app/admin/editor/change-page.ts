import { writtenPages } from "#content/addresses.ts";
import type { Notice } from "#domain/accounts.ts";
import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import { fromLocalTime } from "#domain/local-time.ts";
import { generatedPagesRoot } from "#domain/pages.ts";
import { toPath } from "#domain/redirects.ts";
import type { Services } from "#server/services.ts";
import { type EditorForm, toFields, toTyped } from "./editor-forms.ts";

type Change = { id: string; value: EditorForm; actor: Actor; services: Pick<Services, "pages" | "site"> };

/** What each button of the editor does, and what is told when it is done. What is refused is a DomainError. */
const changes: Readonly<Record<string, (change: Change) => Promise<Notice>>> = {
  save: (change) => save(change),
  async "save-publish"(change) {
    const { pages } = change.services;
    const { standing } = pages.prepareEdit(toFields(toTyped(change.value)));
    // Nothing is saved of what may not be published: the button promises both.
    if (standing.hold === "wrong-figure") throw new DomainError("wrong-figure", { found: standing.holdDetail });
    await save(change);
    await pages.publishPage(change.id);
    return "page-published";
  },
  async discard({ id, actor, services: { pages } }) {
    await pages.discardDraft(id, actor);
    return "draft-discarded";
  },
  async publish({ id, services: { pages } }) {
    await pages.publishPage(id);
    return "page-published";
  },
  async draft({ id, services: { pages } }) {
    await pages.takeBackPage(id);
    return "page-drafted";
  },
  async schedule({ id, value, services: { pages } }) {
    const publishAt = fromLocalTime(value.publishAt);
    if (!publishAt) throw new DomainError("page-in-past");
    await pages.schedulePage(id, publishAt);
    return "page-scheduled";
  },
  async unpublish({ id, value, actor, services }) {
    const to = value.leadsOn === "page" ? await requireDestination(services, value.to) : null;
    await services.pages.unpublishPage({ id, to }, actor);
    return "page-unpublished";
  },
  async "keep-out"({ id, services: { pages } }) {
    await pages.setKeptOut(id, true);
    return "page-kept-out";
  },
  async "let-in"({ id, services: { pages } }) {
    await pages.setKeptOut(id, false);
    return "page-let-in";
  },
  async delete({ id, actor, services: { pages } }) {
    if (!(await pages.deletePage(id, actor))) throw new DomainError("page-missing");
    return "page-deleted";
  },
};

async function save({ id, value, actor, services: { pages } }: Change): Promise<Notice> {
  const fields = toFields(toTyped(value));
  await pages.editPage({ id, basedOn: Number(value.basedOn) || 0, fields, how: "edited", reason: value.reason }, actor);
  return "page-saved";
}

const builtIn = new Set(writtenPages.map(({ path }) => path));

/** A page of this site that visitors can open. */
async function requireDestination({ pages, site }: Change["services"], typed: string): Promise<string> {
  const path = toPath(typed, site.url);
  if (path === null || typed.trim() === "") throw new DomainError("redirect-invalid");
  if (builtIn.has(path)) return path;
  const slug = path.startsWith(generatedPagesRoot) ? path.slice(generatedPagesRoot.length) : "";
  const page = slug === "" ? null : await pages.getPageBySlug(slug);
  if (!page?.standing.isPublished) throw new DomainError("redirect-target-missing", { to: path });
  return path;
}

export async function changePage(intent: string, change: Change): Promise<Notice> {
  const work = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!work) throw new DomainError("bad-request");
  if (!(await change.services.pages.getPage(change.id))) throw new DomainError("page-missing");
  return work(change);
}
