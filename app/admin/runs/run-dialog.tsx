import { ChevronDown } from "lucide-react";
import { Link, useFetcher } from "react-router";
import type { RunFailure } from "#server/runs/watch-run.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import { FailureList } from "./failure-list.tsx";
import type { action } from "./run.tsx";
import type { LiveRun } from "./run-data.ts";
import { RunMilestone } from "./run-milestone.tsx";
import { RunProgress } from "./run-progress.tsx";
import { forgetFailures } from "./seen-notifications.ts";

type RunDialogProps = { run: LiveRun; failures: RunFailure[]; closeTo: string };

/** A run under way. Closing it leaves the run alone; the page shows it still and opens it again. */
export function RunDialog({ run, failures, closeTo }: RunDialogProps) {
  const { id, name, failed, isOver } = run;
  const fetcher = useFetcher<typeof action>();
  const isBusy = fetcher.state !== "idle";
  const problem = fetcher.data && "problem" in fetcher.data ? fetcher.data.problem : undefined;
  return (
    <Dialog title={name} closeTo={closeTo}>
      {/* In here: while a dialog is open, nothing outside of it is heard. */}
      <RunMilestone run={run} />
      <RunProgress run={run} />
      <Problem message={problem} id="run-problem" />
      {failures.length > 0 && (
        <details className="rounded-lg border border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-3 font-medium">
            Títulos com erro
            <ChevronDown aria-hidden="true" className="size-4" />
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section aria-label="Títulos com erro" tabIndex={0} className="max-h-60 overflow-y-auto px-3">
            <FailureList failures={failures} />
          </section>
          <Link to={`/admin/execucoes/${id}`} className={`${styles.link} px-3`}>
            Ver todos os detalhes
          </Link>
        </details>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {!isOver && (
          <fetcher.Form method="post" action={`/admin/execucoes/${id}`}>
            <button type="submit" name="intent" value="cancel" disabled={isBusy} className={styles.danger}>
              Cancelar geração
            </button>
          </fetcher.Form>
        )}
        {isOver && failed > 0 && (
          <fetcher.Form method="post" action={`/admin/execucoes/${id}`} onSubmit={() => forgetFailures(id)}>
            <button type="submit" name="intent" value="retry" disabled={isBusy} className={styles.button}>
              Tentar de novo
            </button>
          </fetcher.Form>
        )}
        <DialogLink to={closeTo} isClosing className={styles.quiet}>
          Fechar
        </DialogLink>
      </div>
    </Dialog>
  );
}
