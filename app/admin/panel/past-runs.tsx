import { Form, Link } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import { DateTime } from "../parts/date-time.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import { FailureList } from "../runs/failure-list.tsx";
import { type LiveRun, stateNames } from "../runs/run-data.ts";
import { forgetFailures } from "../runs/seen-notifications.ts";

type PastRun = Pick<
  LiveRun,
  "id" | "name" | "state" | "total" | "created" | "held" | "existing" | "failed" | "isOver"
> & {
  createdAt: Date;
  failures: { position: number; title: string; reason: string | null }[];
};

export function PastRuns({ runs }: { runs: PastRun[] }) {
  return (
    <section aria-labelledby="past-runs" className={`space-y-4 ${styles.card}`}>
      <h2 id="past-runs" className="text-xl font-bold">
        Gerações
      </h2>
      {runs.length === 0 && <p>Nenhuma geração foi feita ainda.</p>}
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="space-y-2 py-3">
            <RunRow run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunRow({
  run: { id, name, state, total, created, held, existing, failed, isOver, createdAt, failures },
}: {
  run: PastRun;
}) {
  const path = `/admin/painel?execucao=${id}`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-semibold">
            {name}: {stateNames[state]}
          </h3>
          <p className="text-sm text-soft-ink">
            <DateTime date={createdAt} />
            {`, ${formatNumber(total)} ${total === 1 ? "título" : "títulos"}, `}
            {`${formatNumber(created)} ${created === 1 ? "criada" : "criadas"}, `}
            {held > 0 && `${formatNumber(held)} ${held === 1 ? "rascunho" : "rascunhos"}, `}
            {existing > 0 && `${formatNumber(existing)} já ${existing === 1 ? "existia" : "existiam"}, `}
            {`${formatNumber(failed)} ${failed === 1 ? "erro" : "erros"}`}
          </p>
        </div>
        <Form
          method="post"
          action={`/admin/execucoes/${id}`}
          className="flex flex-wrap gap-3"
          onSubmit={() => forgetFailures(id)}
        >
          <input type="hidden" name="volta" value={path} />
          {!isOver && (
            <>
              <DialogLink to={path} className={styles.quiet}>
                Acompanhar
              </DialogLink>
              <button type="submit" name="intent" value="cancel" className={styles.danger}>
                Cancelar
              </button>
            </>
          )}
          {isOver && failed > 0 && (
            <button type="submit" name="intent" value="retry" className={styles.quiet}>
              Tentar de novo
            </button>
          )}
        </Form>
      </div>
      {failures.length > 0 && (
        <details>
          <summary className={`cursor-pointer ${styles.link}`}>Títulos com erro</summary>
          <FailureList failures={failures} />
          {failed > failures.length && (
            <Link to={`/admin/execucoes/${id}`} className={styles.link}>
              Ver todos
            </Link>
          )}
        </details>
      )}
    </>
  );
}
