import { useRevalidator } from "react-router";
import { toast } from "sonner";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import type { LiveEvent, LiveRun } from "./run-data.ts";
import { RunDialog } from "./run-dialog.tsx";
import { RunMilestone } from "./run-milestone.tsx";
import { RunProgress } from "./run-progress.tsx";
import { notifyEndingOnce, takeUnseenFailures } from "./seen-notifications.ts";
import { useRun } from "./use-run.ts";

type RunWatcherProps = {
  run: LiveRun;
  isOpen: boolean;
  /** The page that it stands on. */
  path: string;
  onEnd?: (run: LiveRun) => void;
};

function notifySignedOut(): void {
  toast.error("A sessão terminou", {
    description: "A geração continua. Entre de novo para acompanhar.",
    duration: 10_000,
  });
}

/** Shows the run on the page for as long as it goes on, in a dialog when the address says so, and tells its end. */
export function RunWatcher({ run: initial, isOpen, path, onEnd }: RunWatcherProps) {
  const { revalidate } = useRevalidator();

  const notify = ({ run, failures }: LiveEvent) => {
    for (const { notice } of takeUnseenFailures(run.id, failures).slice(0, 3)) {
      if (notice) toast.error(notice.title, { description: notice.description });
    }
    const { ending } = run;
    if (!ending) return;
    notifyEndingOnce(ending.key, () => {
      const show = ending.isProblem ? toast.error : toast.success;
      show(ending.title, { description: ending.description, duration: 10_000 });
      onEnd?.(run);
      void revalidate();
    });
  };
  const { run, failures } = useRun(initial, notify, notifySignedOut);

  return (
    <>
      {!isOpen && <RunMilestone run={run} />}
      {(!run.isOver || isOpen) && (
        <section aria-labelledby="active-run" className={`space-y-4 ${styles.card}`}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="active-run" className="text-xl font-bold">
              {run.isOver ? "Geração encerrada" : "Geração em andamento"}: {run.name}
            </h2>
            {!isOpen && (
              <DialogLink to={`${path}?execucao=${run.id}`} className={styles.quiet}>
                Acompanhar
              </DialogLink>
            )}
          </div>
          <RunProgress run={run} />
        </section>
      )}
      {isOpen && <RunDialog run={run} failures={failures} closeTo={path} />}
    </>
  );
}
