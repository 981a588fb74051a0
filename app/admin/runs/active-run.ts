import type { RunKind } from "#domain/runs.ts";
import type { RunsService } from "#server/runs/runs-service.ts";
import type { RunView } from "#server/runs/watch-run.ts";

const runParam = "execucao";

/** The run that the address names, else the newest of these kinds that still goes on. */
export async function findActiveRun(
  runs: RunsService,
  query: URLSearchParams,
  kinds: readonly RunKind[],
): Promise<{ run: RunView; isOpen: boolean } | null> {
  const id = query.get(runParam);
  const named = id === null ? null : await runs.getRun(id);
  if (named) return { run: named, isOpen: true };
  const newest = await runs.findRuns();
  const open = newest.runs.find(({ isOver, kind }) => !isOver && kinds.includes(kind));
  return open ? { run: open, isOpen: false } : null;
}
