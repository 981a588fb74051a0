import type { RunFailure, RunView } from "#server/runs/watch-run.ts";

/** A run as the browser watches it: what came through JSON holds no dates. */
export type LiveRun = Omit<
  RunView,
  "createdAt" | "finishedAt" | "description" | "creativity" | "workedMs" | "left" | "template"
>;

export type LiveEvent = { run: LiveRun; failures: RunFailure[] };

export const stateNames: Record<RunView["state"], string> = {
  waiting: "Na fila",
  running: "Em andamento",
  paused: "Pausada",
  done: "Concluída",
  cancelled: "Cancelada",
};
