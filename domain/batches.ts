import { z } from "zod";

const path = z.string().startsWith("/").max(400);

/** What can be done to many pages at once, and what each needs to know. */
export const batchOptions = {
  publish: z.object({}),
  draft: z.object({}),
  /** Visitors are sent to `to`, or told that there is no such page. */
  unpublish: z.object({ to: path.nullable() }),
  /** From `at` on, so many a day at that hour; null: all at that moment. */
  schedule: z.object({ at: z.iso.datetime(), perDay: z.int().min(1).max(10_000).nullable() }),
  /** Slug of a place, "" for none, null for the one that the title names. */
  place: z.object({ place: z.string().max(100).nullable() }),
  "keep-out": z.object({}),
  "let-in": z.object({}),
  /** Pages that somebody has edited stay where the batch says so, also when it happened after they were chosen. */
  bin: z.object({ keepsEdited: z.boolean().optional() }),
  replace: z.object({
    find: z.string().min(2).max(2_000),
    replacement: z.string().max(2_000),
    isInTitle: z.boolean(),
  }),
  /** `version` tells one text of our own knowledge from another. Pages that a person changed only where it says so. */
  rewrite: z.object({
    source: z.enum(["knowledge", "ai"]),
    version: z.string().max(20),
    includesEdited: z.boolean(),
  }),
  /** What the lines of a file want; its items are lines, not pages. */
  import: z.object({ id: z.string().max(64), kind: z.enum(["pages", "redirects"]), fileName: z.string().max(200) }),
} as const;

export type BatchAction = keyof typeof batchOptions;

export type BatchOptions<Action extends BatchAction> = z.infer<(typeof batchOptions)[Action]>;

/** An action with what it needs to know. */
export type BatchRequest = { [Action in BatchAction]: { action: Action; options: BatchOptions<Action> } }[BatchAction];

export const batchActions = Object.keys(batchOptions) as BatchAction[];

/** Those that can be chosen for pages of the list. */
export const listActions = batchActions.filter((action) => action !== "import");

/** Whatever is stored or sent; null for what is no request. */
export function readBatchRequest(action: string, options: unknown): BatchRequest | null {
  const known = batchActions.find((each) => each === action);
  const parsed = known && batchOptions[known].safeParse(options);
  return parsed?.success ? ({ action: known, options: parsed.data } as BatchRequest) : null;
}

/** preparing: its pages are still being listed; undone: as far as it could be taken back, it has been. */
export type BatchState = "preparing" | "waiting" | "done" | "cancelled" | "undoing" | "undone";

/** passed-over: nothing to change, or not possible; kept: it could not be taken back, as it has changed since. */
export type BatchItemState = "waiting" | "changed" | "passed-over" | "undone" | "kept";

/** One change to many pages. */
export type Batch = {
  id: string;
  request: BatchRequest;
  state: BatchState;
  total: number;
  changed: number;
  passedOver: number;
  undone: number;
  by: { id: string; name: string };
  createdAt: Date;
  finishedAt: Date | null;
};

export function isBatchOver({ state }: Pick<Batch, "state">): boolean {
  return state === "done" || state === "cancelled" || state === "undone";
}

/** Of the pages that a change passed over, as many as are shown at once. */
export const itemsShown = 50;
