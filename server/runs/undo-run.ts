import { setImmediate as nextTurn } from "node:timers/promises";
import type { Run } from "#domain/runs.ts";
import type { Lease } from "./run-work-repository.ts";
import type { RunParts } from "./work-on-run.ts";

/** Each piece keeps all other writers of pages waiting. */
const pagesPerPiece = 200;

/** The pages of a run that nobody has edited go into the bin, piece by piece; whoever takes it up later goes on. */
export async function undoRun(
  run: Run,
  lease: Lease,
  { work, onSaved }: Pick<RunParts, "work" | "onSaved">,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const undone = await work.undoPiece(run.id, lease, pagesPerPiece);
    if (!undone) return;
    onSaved(run.id, undone.slugs);
    if (undone.isDone) return;
    await nextTurn();
  }
}
