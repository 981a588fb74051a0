import { messages } from "#content/messages.ts";
import { generatorWords } from "#content/words/generator-words.ts";
import type { Notice } from "#content/words/notice.ts";
import type { Run } from "#domain/runs.ts";

/** What is said once when a run ends; `key` tells one end from the next, after failed titles were tried again. */
export type RunEnding = Notice & { key: string; isProblem: boolean };

/** Told after every `step` pages, and at the end. */
export function toProgressText({ state, total, created, failed }: Run, step: number): string {
  const done = created + failed;
  const isOver = state === "done" || state === "cancelled";
  return messages.runs.progress(isOver || done >= total ? done : done - (done % step), total);
}

export function getEnding(run: Run): RunEnding | null {
  const { id, kind, state, created, failed, finishedAt } = run;
  if (state !== "done" && state !== "cancelled") return null;
  const key = `${id} ${finishedAt?.toISOString() ?? ""}`;
  if (state === "cancelled") return { key, isProblem: false, ...messages.runs.cancelled(created) };
  return { key, isProblem: created === 0, ...generatorWords[kind].ended(created, failed) };
}
