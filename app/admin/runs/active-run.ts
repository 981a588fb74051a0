import type { RunsService } from "#server/runs/runs-service.ts";
import type { RunView } from "#server/runs/watch-run.ts";

const runParam = "execucao";

/** The run that the address names, else the newest that still goes on: of the page whose form it is, or any. */
export async function findActiveRun(
  runs: RunsService,
  query: URLSearchParams,
  formPath?: string,
): Promise<{ run: RunView; isOpen: boolean } | null> {
  const id = query.get(runParam);
  const named = id === null ? null : await runs.getRun(id);
  if (named) return { run: named, isOpen: true };
  const newest = await runs.findRuns();
  const open = newest.runs.find((run) => !run.isOver && (formPath === undefined || run.formPath === formPath));
  return open ? { run: open, isOpen: false } : null;
}
