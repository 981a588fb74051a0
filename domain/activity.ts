/** What people do in the panel that others may want to know of, by the kind that the history is filtered by. */
const actionsByKind = {
  "sign-ins": ["signed-in"],
  people: [
    "invitation-made",
    "invitation-withdrawn",
    "invitation-accepted",
    "role-changed",
    "access-removed",
    "access-restored",
    "reset-link-made",
    "idle-end-changed",
    "second-factor-demand-changed",
  ],
  pages: [
    "page-edited",
    "pages-deleted",
    "pages-restored",
    "pages-purged",
    "page-unpublished",
    "pages-merged",
    "redirect-saved",
    "redirect-deleted",
    "batch-started",
    "batch-undone",
  ],
  runs: ["run-started", "run-paused", "run-continued", "run-cancelled"],
  shop: ["shop-saved", "shop-restored"],
  settings: ["ai-key-saved", "ai-key-removed"],
} as const;

export type ActivityKind = keyof typeof actionsByKind;

export type ActivityAction = (typeof actionsByKind)[ActivityKind][number];

export const activityKinds = Object.keys(actionsByKind) as ActivityKind[];

export function findActions(kind: ActivityKind): readonly ActivityAction[] {
  return actionsByKind[kind];
}

/** Who did it: an account, with the name that it had then. */
export type Actor = { id: string; name: string };

/** What is needed to say it later. */
export type ActivityDetails = Readonly<Record<string, string | number>>;

export type NewActivity = {
  /** Null for a command on the server itself. */
  actor: Actor | null;
  action: ActivityAction;
  details?: ActivityDetails;
};

export type Activity = {
  id: string;
  at: Date;
  actor: Actor | null;
  /** Of a newer version it may be one that this code does not know. */
  action: string;
  details: ActivityDetails;
};
