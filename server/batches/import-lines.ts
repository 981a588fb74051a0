import { z } from "zod";
import type { BatchOptions } from "#domain/batches.ts";
import { DomainError, type ErrorInfo, isDomainError } from "#domain/errors.ts";
import { pageStates, type SaveNote } from "#domain/page-life.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { redirectKinds } from "#domain/redirects.ts";
import { sayDamaged } from "../database/read-stored.ts";
import { inSavepoint } from "../database/savepoint.ts";
import { importStore, type PageImport } from "../exchange/import-store-service.ts";
import type { Done, Step, StepParts } from "./batch-step.ts";

type Options = BatchOptions<"import">;

/** What a line did, and what taking it back needs to know. */
const pageUndo = z.object({
  id: z.string(),
  isNew: z.boolean(),
  /** Of what it says now. */
  version: z.number(),
  isEdited: z.boolean(),
  state: z
    .object({ before: z.enum(pageStates), publishAt: z.string().nullable(), after: z.enum(pageStates) })
    .optional(),
  keptOut: z.object({ before: z.boolean() }).optional(),
});
type PageUndo = z.infer<typeof pageUndo>;

const redirectUndo = z.object({
  from: z.string(),
  to: z.string(),
  before: z.object({ to: z.string(), kind: z.enum(redirectKinds) }).nullable(),
});
type RedirectUndo = z.infer<typeof redirectUndo>;

/** The items of an import are lines of its file. Each is done as a whole, or not at all. */
export async function applyLines(parts: StepParts, options: Options, ids: readonly string[]): Promise<Step> {
  const lines = ids.map(Number);
  const [pages, redirects] =
    options.kind === "pages"
      ? [await importStore.findPages(parts.open, options.id, lines), null]
      : [null, await importStore.findRedirects(parts.open, options.id, lines)];
  const step: Step = { outcomes: [], slugs: [] };
  for (const id of ids) {
    const found = pages?.get(Number(id)) ?? redirects?.get(Number(id));
    const title = found?.title ?? "";
    await attempt(parts, step, { id, title }, async (slugs) => {
      if (!found) throw new DomainError("import-missing");
      if (!found.wish) throw refuse(sayDamaged("import_rows", `${options.id} ${id}`));
      if ("from" in found.wish) return applyRedirect(parts, found.wish, slugs);
      return applyPage(parts, found.wish, options, slugs);
    });
  }
  return step;
}

export async function undoLines(parts: StepParts, { kind }: Options, items: readonly Done[]): Promise<Step> {
  const step: Step = { outcomes: [], slugs: [] };
  for (const { id, undo } of items) {
    await attempt(parts, step, { id, title: "" }, async (slugs) => {
      if (kind === "redirects") await undoRedirect(parts, readUndo(redirectUndo, undo, id), slugs);
      else await undoPage(parts, readUndo(pageUndo, undo, id), slugs);
      return null;
    });
  }
  return step;
}

function readUndo<Undo>(schema: z.ZodType<Undo>, stored: unknown, line: string): Undo {
  const { success, data } = schema.safeParse(stored);
  if (!success) throw refuse(sayDamaged("batch_items", line));
  return data;
}

async function attempt(
  { open }: StepParts,
  step: Step,
  item: { id: string; title: string },
  work: (slugs: string[]) => Promise<unknown>,
): Promise<void> {
  const slugs: string[] = [];
  try {
    const undo = await inSavepoint(open, () => work(slugs));
    step.slugs.push(...slugs);
    step.outcomes.push({ ...item, undo });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    step.outcomes.push({ ...item, reason: { code: error.code, details: error.details } });
  }
}

const refuse = ({ code, details }: ErrorInfo) => new DomainError(code, details);
const changedSince = () => new DomainError("changed-since");

async function applyPage(
  parts: StepParts,
  { page: known, wish: { fields, state, publishAt, isKeptOut } }: PageImport,
  { fileName }: Options,
  slugs: string[],
): Promise<PageUndo> {
  const { open, pages } = parts;
  const note: SaveNote = { how: "imported", by: parts.by, reason: fileName };
  let page: GeneratedPage;
  let isEdited = false;
  if (known === null) {
    const blank = { title: "", slug: "", content: "", description: "", shareText: "", chosenPlace: null };
    page = await pages.create(open, { ...blank, ...fields });
    slugs.push(page.slug);
  } else {
    page = await requirePage(parts, known.id);
    if (page.version !== known.version) throw changedSince();
    const changed = await pages.edit(open, page, { ...page, ...fields }, note);
    isEdited = changed.length > 0;
    slugs.push(...changed);
  }
  const undo: PageUndo = { id: page.id, isNew: known === null, version: page.version + Number(isEdited), isEdited };
  const wanted = state ?? page.state;
  if (wanted !== page.state || publishAt !== undefined) {
    const time = wanted === "scheduled" ? new Date(publishAt ?? page.publishAt ?? Number.NaN) : null;
    const { changed, refused } = await pages.changeStates(open, [page.id], { state: wanted, publishAt: time });
    if (refused[0]) throw refuse(refused[0].reason);
    if (changed[0]) {
      undo.state = { before: page.state, publishAt: page.publishAt?.toISOString() ?? null, after: wanted };
      slugs.push(changed[0].slug);
    }
  }
  if (isKeptOut !== undefined && isKeptOut !== page.standing.isKeptOut) {
    const changed = await pages.setKeptOut(open, [page.id], isKeptOut);
    undo.keptOut = { before: page.standing.isKeptOut };
    slugs.push(...changed.map(({ slug }) => slug));
  }
  if (!undo.isNew && !isEdited && !undo.state && !undo.keptOut) throw new DomainError("nothing-to-change");
  return undo;
}

async function undoPage(parts: StepParts, undo: PageUndo, slugs: string[]): Promise<void> {
  const { open, pages } = parts;
  const page = await requirePage(parts, undo.id);
  if (page.version !== undo.version) throw changedSince();
  if (undo.state && page.state !== undo.state.after) throw changedSince();
  if (undo.isNew) {
    slugs.push(...(await pages.bin(open, [undo.id], parts.by)));
    return;
  }
  if (undo.isEdited) {
    const before = await pages.getRevision(open, undo.id, undo.version - 1);
    if (!before) throw changedSince();
    slugs.push(...(await pages.edit(open, page, before, { how: "restored", by: parts.by, reason: "" })));
  }
  if (undo.state) {
    const { before: state, publishAt } = undo.state;
    // A moment that has passed would publish it at once.
    const isOver = publishAt !== null && new Date(publishAt).getTime() <= Date.now();
    const change = isOver ? { state: "draft" as const } : { state, publishAt: publishAt ? new Date(publishAt) : null };
    const { changed, refused } = await pages.changeStates(open, [undo.id], change);
    if (refused[0]) throw refuse(refused[0].reason);
    slugs.push(...changed.map(({ slug }) => slug));
  }
  if (undo.keptOut) await pages.setKeptOut(open, [undo.id], undo.keptOut.before);
  slugs.push(page.slug);
}

async function requirePage({ open, pages }: StepParts, id: string): Promise<GeneratedPage> {
  const [page] = await pages.getPages(open, [id]);
  if (!page) throw new DomainError("page-missing");
  return page;
}

async function applyRedirect(
  { open, pages, by }: StepParts,
  { from, to }: { from: string; to: string },
  slugs: string[],
): Promise<RedirectUndo> {
  const before = await pages.getRedirect(open, from);
  if (before?.to === to) throw new DomainError("nothing-to-change");
  slugs.push(...(await pages.saveAddress(open, { from, to, kind: before?.kind ?? "manual", madeBy: by })));
  const after = await pages.getRedirect(open, from);
  return { from, to: after?.to ?? to, before: before && { to: before.to, kind: before.kind } };
}

async function undoRedirect({ open, pages, by }: StepParts, undo: RedirectUndo, slugs: string[]): Promise<void> {
  const { from, to, before } = undo;
  const now = await pages.getRedirect(open, from);
  if (now?.to !== to) throw changedSince();
  const changed = before
    ? await pages.saveAddress(open, { from, to: before.to, kind: before.kind, madeBy: by })
    : await pages.removeAddress(open, from);
  slugs.push(...changed);
}
