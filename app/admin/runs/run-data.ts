import { z } from "zod/mini";
import { parseJson } from "#domain/parse-json.ts";
import type { RunFailure, RunView } from "#server/runs/watch-run.ts";

/** A run as the browser watches it: what came through JSON holds no dates. */
export type LiveRun = Omit<
  RunView,
  "createdAt" | "finishedAt" | "description" | "creativity" | "workedMs" | "left" | "template"
>;

export type LiveEvent = { run: LiveRun; failures: RunFailure[] };

/** What watching goes by; the rest is the view of a server that sent this page too. */
const watched = z.looseObject({
  run: z.looseObject({ id: z.string(), isOver: z.boolean() }),
  failures: z.array(z.looseObject({ position: z.number() })),
});

/** Null for what is no event. */
export function parseLiveEvent(json: string): LiveEvent | null {
  return parseJson(json, watched) as LiveEvent | null;
}

export const stateNames: Record<RunView["state"], string> = {
  waiting: "Na fila",
  running: "Em andamento",
  paused: "Pausada",
  done: "Concluída",
  cancelled: "Cancelada",
};
