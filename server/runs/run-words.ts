import { messages, type Notice } from "#content/messages.ts";
import type { Run, RunItem } from "#domain/runs.ts";

/** What is said once when a run ends; `key` tells one end from the next, after failed titles were tried again. */
export type RunEnding = Notice & { key: string; isProblem: boolean };

/** Legacy runs tell every ten pages and at the end; the others tell every page. */
const pagesPerMessage = 10;

export function progressTextOf({ kind, state, total, created, failed }: Run): string {
  const done = created + failed;
  const isOver = state === "done" || state === "cancelled";
  const told = kind === "legacy" && !isOver && done < total ? done - (done % pagesPerMessage) : done;
  return messages.runs.progress(told, total);
}

export function endingOf(run: Run): RunEnding | null {
  const { state, finishedAt } = run;
  if (state !== "done" && state !== "cancelled") return null;
  const key = `${run.id} ${finishedAt?.toISOString() ?? ""}`;
  if (state === "cancelled") return { key, isProblem: false, ...messages.runs.cancelled(run.created) };
  return { key, isProblem: run.created === 0, ...noticeOf(run) };
}

function noticeOf({ kind, created, failed }: Run): Notice {
  if (kind === "predefined") {
    const notice = messages.predefined.done(created, failed);
    return created > 0 ? notice : { ...notice, title: messages.predefined.failed.title };
  }
  if (created === 0) return { title: messages.legacy.noneCreated(failed) };
  return kind === "ai" ? messages.ai.done(created) : messages.legacy.done(created, failed);
}

/** What is said at once of a title that failed; only the AI's are worth an interruption. */
export function failureNoticeOf({ kind }: Pick<Run, "kind">, { title }: Pick<RunItem, "title">): Notice | null {
  return kind === "ai" ? messages.ai.titleFailed(title) : null;
}
