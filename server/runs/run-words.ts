import type { Notice } from "#content/words/notice.ts";
import { sayCancelled, sayProgress } from "#content/words/panel-words.ts";
import { sayMadeHow } from "#content/words/publishing-words.ts";
import { countLeft, countWorked, isOver, type Run } from "#domain/runs.ts";
import type { Generator } from "../generators/generator.ts";

/** What is said once when a run ends; `key` tells one end from the next, after failed titles were tried again. */
export type RunEnding = Notice & { key: string; isProblem: boolean };

/** Told after every `step` pages, and at the end. */
export function toProgressText(run: Run, step: number): string {
  const { state, total } = run;
  const done = countWorked(run);
  const isExact = isOver(run) || state === "paused" || done >= total;
  return sayProgress(isExact ? done : done - (done % step), total);
}

export function getEnding(run: Run, sayEnd: Generator["sayEnd"]): RunEnding | null {
  const { id, state, created, held, failed, finishedAt } = run;
  if (!isOver(run)) return null;
  const key = `${id} ${finishedAt?.toISOString() ?? ""}`;
  if (state === "cancelled") return { key, isProblem: false, ...sayCancelled(created, countLeft(run)) };
  const { title, description } = sayEnd(run);
  const how = created > 0 ? sayMadeHow(run.publishing) : "";
  return {
    key,
    isProblem: created + held === 0 && failed > 0,
    title,
    description: [description, how].filter(Boolean).join(" ") || undefined,
  };
}
