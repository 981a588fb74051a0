import type { IssueReason } from "#domain/page-issues.ts";
import { readReason, toReasonName } from "./queue-address.ts";

/** What was done to a page in one click, with all that undoing it takes. */
export type DoneStep =
  | { kind: "rewritten"; id: string; version: number }
  | { kind: "kept-out"; id: string }
  | { kind: "dismissed"; id: string; reason: IssueReason }
  | { kind: "merged"; id: string; leavesId: string; version: number | null };

const idPattern = /^[\w-]{1,64}$/;

/** As a word of an address. */
export function writeStep(step: DoneStep): string {
  switch (step.kind) {
    case "rewritten":
      return ["reescrita", step.id, step.version].join(".");
    case "kept-out":
      return ["google", step.id].join(".");
    case "dismissed":
      return ["mantida", step.id, toReasonName(step.reason)].join(".");
    case "merged":
      return ["unida", step.id, step.leavesId, step.version ?? 0].join(".");
  }
}

/** Null for what no screen of the panel wrote. */
export function readStep(word: string | null): DoneStep | null {
  const [kind, id = "", third = "", fourth = ""] = (word ?? "").split(".");
  if (!idPattern.test(id)) return null;
  if (kind === "reescrita" && /^\d{1,9}$/.test(third)) return { kind: "rewritten", id, version: Number(third) };
  if (kind === "google") return { kind: "kept-out", id };
  const reason = readReason(third);
  if (kind === "mantida" && reason) return { kind: "dismissed", id, reason };
  if (kind === "unida" && idPattern.test(third) && /^\d{1,9}$/.test(fourth)) {
    return { kind: "merged", id, leavesId: third, version: Number(fourth) || null };
  }
  return null;
}
