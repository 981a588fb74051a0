import { z } from "zod";
import type { BatchAction, BatchOptions, BatchRequest } from "#domain/batches.ts";
import { type ErrorInfo, isDomainError } from "#domain/errors.ts";
import { type PageFields, type PageState, pageStates, type SavedHow, type SaveNote } from "#domain/page-life.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { OpenTransaction } from "../database/database.ts";
import { sayDamaged } from "../database/read-stored.ts";
import { inSavepoint } from "../database/savepoint.ts";
import type { PageChanger } from "../pages/page-changer-service.ts";
import type { Done, Step, StepParts } from "./batch-step.ts";
import type { ItemOutcome } from "./batches-repository.ts";
import { applyLines, undoLines } from "./import-lines.ts";

type Action<Name extends BatchAction> = {
  apply(parts: StepParts, pages: GeneratedPage[], options: BatchOptions<Name>): Promise<Step>;
  undo(parts: StepParts, items: readonly Done[]): Promise<Step>;
};

const nothingToChange: ErrorInfo = { code: "nothing-to-change", details: {} };
const changedSince: ErrorInfo = { code: "changed-since", details: {} };
const gone: ErrorInfo = { code: "page-missing", details: {} };

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** What taking an item back needs to know. */
const stateUndo = z.object({
  state: z.enum(pageStates),
  publishAt: z.string().nullable(),
  to: z.enum(pageStates).optional(),
});
const editUndo = z.object({ version: z.number() });

function toState<Name extends BatchAction>(
  change: (
    options: BatchOptions<Name>,
    position: number,
  ) => { state: PageState; publishAt?: Date | null; redirectTo?: string | null },
): Action<Name> {
  return {
    async apply({ open, pages: changer, changedBefore, by }, pages, options) {
      const step: Step = { outcomes: [], slugs: [] };
      for (const page of pages) {
        const done = step.outcomes.filter((outcome) => "undo" in outcome).length;
        const { redirectTo = null, ...wanted } = change(options, changedBefore + done);
        const refusal = redirectTo === null ? null : await redirectOne(changer, open, page.slug, redirectTo, by);
        if (refusal) {
          step.outcomes.push({ id: page.id, title: page.title, reason: refusal });
          continue;
        }
        const { changed, refused } = await changer.changeStates(open, [page.id], wanted);
        const [after] = changed;
        if (after) {
          step.outcomes.push({ id: page.id, title: page.title, undo: { ...after.before, to: wanted.state } });
          step.slugs.push(after.slug);
        } else {
          step.outcomes.push({ id: page.id, title: page.title, reason: refused[0]?.reason ?? nothingToChange });
        }
      }
      return step;
    },
    /** Unless it is in another state by now. */
    async undo({ open, pages: changer }, items) {
      const step: Step = { outcomes: [], slugs: [] };
      const now = new Map((await changer.getPages(open, toIds(items))).map((page) => [page.id, page]));
      for (const { id, undo } of items) {
        const page = now.get(id);
        const stored = stateUndo.safeParse(undo).data;
        if (!page || !stored || page.state !== stored.to) {
          step.outcomes.push({ id, title: page?.title, reason: sayWhyKept(id, page, stored) });
          continue;
        }
        const { state, publishAt } = stored;
        // A moment that has passed would publish it at once.
        const isOver = publishAt !== null && new Date(publishAt).getTime() <= Date.now();
        const before = isOver
          ? ({ state: "draft" } as const)
          : { state, publishAt: publishAt ? new Date(publishAt) : null };
        const { changed, refused } = await changer.changeStates(open, [id], before);
        if (changed[0]) step.slugs.push(changed[0].slug);
        step.outcomes.push(
          refused[0] ? { id, title: page.title, reason: refused[0].reason } : { id, title: page.title, undo: null },
        );
      }
      return step;
    },
  };
}

function sayWhyKept(id: string, page: GeneratedPage | undefined, stored: unknown): ErrorInfo {
  if (!page) return gone;
  return stored ? changedSince : sayDamaged("batch_items", id);
}

/** Why visitors cannot be sent there, or null: it would lead them back to where they are. */
async function redirectOne(
  pages: PageChanger,
  open: OpenTransaction,
  slug: string,
  to: string,
  by: string,
): Promise<ErrorInfo | null> {
  try {
    await pages.redirect(open, slug, to, by);
    return null;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { code: error.code, details: error.details };
  }
}

function toKeptOut(isKeptOut: boolean): Action<"keep-out" | "let-in"> {
  const set = async (
    { open, pages: changer }: StepParts,
    ids: string[],
    isKeptOut: boolean,
    titles: Map<string, string>,
  ) => {
    const changed = new Map((await changer.setKeptOut(open, ids, isKeptOut)).map(({ id, slug }) => [id, slug]));
    const outcomes = ids.map((id): ItemOutcome => {
      const title = titles.get(id);
      return changed.has(id) ? { id, title, undo: null } : { id, title, reason: nothingToChange };
    });
    return { outcomes, slugs: [...changed.values()] };
  };
  return {
    apply: (parts, pages) =>
      set(
        parts,
        pages.map(({ id }) => id),
        isKeptOut,
        new Map(pages.map(({ id, title }) => [id, title])),
      ),
    undo: (parts, items) => set(parts, toIds(items), !isKeptOut, new Map()),
  };
}

/** What it says becomes something else; a revision keeps what it said. */
function toEdit<Name extends BatchAction>(
  how: SavedHow,
  change: (parts: StepParts, page: GeneratedPage, options: BatchOptions<Name>) => Partial<PageFields> | ErrorInfo,
): Action<Name> {
  return {
    async apply(parts, pages, options) {
      const step: Step = { outcomes: [], slugs: [] };
      for (const page of pages) {
        const fields = change(parts, page, options);
        const outcome =
          "code" in fields
            ? { reason: fields }
            : await editOne(parts, page, fields, { how, by: parts.by, reason: "" }, { version: page.version });
        if ("slugs" in outcome) step.slugs.push(...outcome.slugs);
        step.outcomes.push({ id: page.id, title: page.title, ...outcome });
      }
      return step;
    },
    /** Unless somebody changed it since. */
    async undo(parts, items) {
      const { open, pages: changer } = parts;
      const step: Step = { outcomes: [], slugs: [] };
      const now = new Map((await changer.getPages(open, toIds(items))).map((page) => [page.id, page]));
      for (const { id, undo } of items) {
        const page = now.get(id);
        const stored = editUndo.safeParse(undo).data;
        const isLatest = stored && page?.version === stored.version + 1;
        const before = isLatest ? await changer.getRevision(open, id, stored.version) : null;
        if (!page || !before) {
          step.outcomes.push({ id, title: page?.title, reason: sayWhyKept(id, page, stored) });
          continue;
        }
        const outcome = await editOne(parts, page, before, { how: "restored", by: parts.by, reason: "" }, null);
        if ("slugs" in outcome) step.slugs.push(...outcome.slugs);
        step.outcomes.push({ id, title: page.title, ...outcome });
      }
      return step;
    },
  };
}

async function editOne(
  { open, pages }: StepParts,
  page: GeneratedPage,
  fields: Partial<PageFields>,
  note: SaveNote,
  undo: unknown,
): Promise<{ reason: ErrorInfo } | { undo: unknown; slugs: string[] }> {
  try {
    const slugs = await pages.edit(open, page, { ...page, ...fields }, note);
    return slugs.length === 0 ? { reason: nothingToChange } : { undo, slugs };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { reason: { code: error.code, details: error.details } };
  }
}

const actions: { [Name in PageAction]: Action<Name> } = {
  publish: toState(() => ({ state: "published" })),
  draft: toState(() => ({ state: "draft" })),
  unpublish: toState<"unpublish">(({ to }) => ({ state: "unpublished", redirectTo: to })),
  schedule: toState<"schedule">(({ at, perDay }, position) => ({
    state: "scheduled",
    publishAt: new Date(
      new Date(at).getTime() + (perDay === null ? 0 : Math.floor(position / perDay) * dayMilliseconds),
    ),
  })),
  place: toEdit<"place">("edited", (_, _page, { place }) => ({ chosenPlace: place })),
  "keep-out": toKeptOut(true),
  "let-in": toKeptOut(false),
  bin: {
    async apply({ open, pages: changer, by }, pages, { keepsEdited = false }) {
      const isKept = ({ lastSave: { how } }: GeneratedPage) => keepsEdited && how !== "";
      const ids = pages.filter((page) => !isKept(page)).map(({ id }) => id);
      const slugs = await changer.bin(open, ids, by);
      const toOutcome = (page: GeneratedPage): ItemOutcome => {
        const { id, title } = page;
        return isKept(page) ? { id, title, reason: { code: "edited-page", details: {} } } : { id, title, undo: null };
      };
      return { outcomes: pages.map(toOutcome), slugs };
    },
    async undo({ open, pages: changer }, items) {
      const step: Step = { outcomes: [], slugs: [] };
      for (const { id } of items) {
        try {
          // One by one: a row that cannot be read keeps no other in the bin.
          const [restored] = await inSavepoint(open, () => changer.restore(open, [id]));
          if (restored) step.slugs.push(restored.slug);
          step.outcomes.push(restored ? { id, undo: null } : { id, reason: gone });
        } catch (error) {
          if (!isDomainError(error)) throw error;
          step.outcomes.push({ id, reason: { code: error.code, details: error.details } });
        }
      }
      return step;
    },
  },
  replace: toEdit<"replace">(
    "replaced",
    ({ replaceText }, page, options) => replaceText(page, options) ?? { code: "text-not-found", details: {} },
  ),
  rewrite: toEdit<"rewrite">("rewritten", ({ texts }, page, { includesEdited }) => {
    if (!includesEdited && isEdited(page)) return { code: "edited-page", details: {} };
    const text = texts.get(page.id);
    if (!text) return nothingToChange;
    if ("reason" in text) return text.reason;
    return text.version === page.version ? { content: text.content } : changedSince;
  }),
};

/** Those whose items are pages. */
type PageAction = Exclude<BatchAction, "import">;

/** By a person: what a change of many pages wrote is nobody's own text. */
function isEdited({ lastSave: { how } }: GeneratedPage): boolean {
  return how === "edited" || how === "merged" || how === "imported";
}

function toIds(items: readonly Done[]): string[] {
  return items.map(({ id }) => id);
}

/** After `lock`. Pages that are gone by now are passed over. */
export async function applyAction(parts: StepParts, request: BatchRequest, ids: readonly string[]): Promise<Step> {
  if (request.action === "import") return applyLines(parts, request.options, ids);
  const found = await parts.pages.getPages(parts.open, ids);
  const there = new Set(found.map(({ id }) => id));
  const { apply } = actions[request.action] as Action<BatchAction>;
  const { outcomes, slugs } = await apply(parts, found, request.options);
  const missing = ids.filter((id) => !there.has(id)).map((id): ItemOutcome => ({ id, reason: gone }));
  return { outcomes: [...outcomes, ...missing], slugs };
}

export function undoAction(parts: StepParts, request: BatchRequest, items: readonly Done[]): Promise<Step> {
  if (request.action === "import") return undoLines(parts, request.options, items);
  return actions[request.action].undo(parts, items);
}
