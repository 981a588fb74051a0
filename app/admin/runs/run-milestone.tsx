import type { LiveRun } from "./run-data.ts";

/** For who listens. Quarters only: a screen reader must not be kept talking. */
export function RunMilestone({ run: { percentage, isOver, name } }: { run: LiveRun }) {
  return (
    <p role="status" className="sr-only">
      {name}: {isOver ? "geração encerrada" : `${percentage - (percentage % 25)}% concluído`}
    </p>
  );
}
