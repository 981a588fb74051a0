import type { BatchOptions } from "#domain/batches.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import type { PageFields } from "#domain/page-life.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { OpenTransaction } from "../database/database.ts";
import type { PageChanger } from "../pages/page-changer-service.ts";
import type { ItemOutcome } from "./batches-repository.ts";

export type StepParts = {
  open: OpenTransaction;
  pages: PageChanger;
  /** Pages that this change has changed before. */
  changedBefore: number;
  by: string;
  /** New texts by the ids of their pages, for an action that writes them. */
  texts: ReadonlyMap<string, NewText>;
  /** With today's figures in it, for an action that looks for words. */
  replaceText: ReplaceText;
};

/** Written before the pages are locked, for the version that they had then. */
export type NewText = { version: number; content: string } | { reason: ErrorInfo };

export type ReplaceText = (
  page: GeneratedPage,
  options: BatchOptions<"replace">,
) => Pick<PageFields, "title" | "content" | "description" | "shareText"> | null;

export type Step = { outcomes: ItemOutcome[]; slugs: string[] };

/** `undo` is as it was stored: its action has the schema. */
export type Done = { id: string; undo: unknown };
