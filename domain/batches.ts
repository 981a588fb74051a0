/** What can be done to many pages at once. */
export const batchActions = [
  "publish",
  "unpublish",
  "schedule",
  "draft",
  "place",
  "keep-out",
  "let-in",
  "bin",
  "replace",
  "rewrite",
] as const;

export type BatchAction = (typeof batchActions)[number];

/** undoing: it is being taken back; undone: as far as it could be, it has been. */
export type BatchState = "waiting" | "running" | "done" | "cancelled" | "undoing" | "undone";

/** passed-over: it was not in a state for it, or has changed since; see the reason. */
export type BatchItemState = "waiting" | "changed" | "passed-over" | "undone" | "kept";

/** One change to many pages. */
export type Batch = {
  id: string;
  action: BatchAction;
  state: BatchState;
  total: number;
  changed: number;
  passedOver: number;
  undone: number;
  by: string;
  createdAt: Date;
  finishedAt: Date | null;
};

export function isBatchAction(text: string): text is BatchAction {
  return batchActions.some((action) => action === text);
}
