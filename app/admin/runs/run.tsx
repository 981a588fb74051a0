import { data, Form, Link, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { readPosition } from "#domain/runs.ts";
import { DateTime } from "../parts/date-time.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/run";
import { FailureList } from "./failure-list.tsx";
import { RunProgress } from "./run-progress.tsx";

const failuresShown = 100;

const runForm = z.object({ intent: z.enum(["cancel", "retry"]), volta: text });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { runs } = context.get(servicesContext);
  const run = await runs.getRun(params.id);
  if (!run) throw data(toSentence({ code: "run-not-found" }), getStatus({ code: "run-not-found" }));
  const found = await runs.findItems(run.id, {
    limit: failuresShown + 1,
    state: "failed",
    after: readPosition(url.searchParams.get("depois")),
  });
  const failures = found.slice(0, failuresShown).map(({ position, title, reason }) => ({ position, title, reason }));
  return { run, failures, next: found.length > failuresShown ? (failures.at(-1)?.position ?? null) : null };
}

/** Cancels, or tries the failed titles again. A form goes on to where `volta` says; a dialog stays where it is. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { runs } = context.get(servicesContext);
  const form = await readForm(request, runForm);
  if (!form.value) return form.refuse();
  const { intent, volta: back } = form.value;
  try {
    if (intent === "cancel") await runs.cancelRun(params.id, context.get(adminContext));
    else await runs.retryFailed(params.id);
  } catch (error) {
    return form.refuse(error);
  }
  return back === "" ? { isDone: true } : redirect(toPanelPath(back), 303);
}

/** All of a run on a page of its own: for a bookmark, for the titles that failed, and without JavaScript. */
export default function RunPage({ loaderData: { run, failures, next }, actionData }: Route.ComponentProps) {
  const path = `/admin/execucoes/${run.id}`;
  return (
    <>
      <title>{`Geração: ${run.name}`}</title>
      <h1 className="text-2xl font-bold text-brand">Geração: {run.name}</h1>
      <Problem message={actionData && "problem" in actionData ? actionData.problem : undefined} id="run-problem" />
      <section aria-label="Andamento" className={`space-y-4 ${styles.card}`}>
        <p className="text-soft-ink">
          Iniciada em <DateTime date={run.createdAt} />
          {run.finishedAt && (
            <>
              , encerrada em <DateTime date={run.finishedAt} />
            </>
          )}
        </p>
        <RunProgress run={run} />
        <div className="flex flex-wrap gap-3">
          {!run.isOver && (
            <Link to={path} className={styles.quiet}>
              Atualizar
            </Link>
          )}
          <Form method="post" className="flex flex-wrap gap-3">
            <input type="hidden" name="volta" value={path} />
            {!run.isOver && (
              <button type="submit" name="intent" value="cancel" className={styles.danger}>
                Cancelar geração
              </button>
            )}
            {run.isOver && run.failed > 0 && (
              <button type="submit" name="intent" value="retry" className={styles.button}>
                Tentar de novo
              </button>
            )}
          </Form>
          <Link to="/admin/painel" className={styles.quiet}>
            Voltar ao painel
          </Link>
        </div>
      </section>
      {failures.length > 0 && (
        <section aria-labelledby="failures" className={`space-y-2 ${styles.card}`}>
          <h2 id="failures" className="text-xl font-bold">
            Títulos com erro
          </h2>
          <FailureList failures={failures} />
          {next !== null && (
            <Link to={`${path}?depois=${next}`} className={styles.quiet}>
              Próximos títulos com erro
            </Link>
          )}
        </section>
      )}
    </>
  );
}
