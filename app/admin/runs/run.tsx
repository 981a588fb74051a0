import { useEffect } from "react";
import { Link, redirect, useRevalidator } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { sayCount } from "#content/words/say-count.ts";
import { toPanelPath } from "#domain/accounts.ts";
import { DomainError } from "#domain/errors.ts";
import { readPosition } from "#domain/runs.ts";
import { DateTime } from "../parts/date-time.tsx";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { toErrorPage } from "../parts/to-error-page.ts";
import type { Route } from "./+types/run";
import { FailureList } from "./failure-list.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunProgress } from "./run-progress.tsx";

const failuresShown = 100;

const titlesLeftShown = 50;
const pollMilliseconds = 1_500;

const runForm = z.object({ intent: z.enum(["cancel", "retry", "pause", "continue", "undo"]), volta: text });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { runs } = context.get(servicesContext);
  const run = await runs.getRun(params.id);
  if (!run) throw toErrorPage("run-not-found");
  const found = await runs.findItems(run.id, {
    limit: failuresShown + 1,
    state: "failed",
    after: readPosition(url.searchParams.get("depois")),
  });
  const failures = found.slice(0, failuresShown).map(({ position, title, reason }) => ({ position, title, reason }));
  const state = run.state === "cancelled" ? "cancelled" : "waiting";
  const left = run.unworked === 0 ? [] : await runs.findItems(run.id, { limit: titlesLeftShown, state });
  return {
    run,
    failures,
    next: found.length > failuresShown ? (failures.at(-1)?.position ?? null) : null,
    pages: await runs.countPages(run.id),
    left: left.map(({ title, position }) => ({ title, position })),
  };
}

/** Changes how a run goes on. A form goes on to where `volta` says; a dialog stays where it is. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { runs, batches } = context.get(servicesContext);
  const actor = context.get(adminContext);
  const form = await readForm(request, runForm);
  if (!form.value) return form.refuse();
  const { intent, volta: back } = form.value;
  try {
    switch (intent) {
      case "cancel":
        await runs.cancelRun(params.id, actor);
        break;
      case "pause":
        await runs.pauseRun(params.id, actor);
        break;
      case "continue":
        await runs.continueRun(params.id, actor);
        break;
      case "retry":
        await runs.retryFailed(params.id);
        break;
      case "undo":
        return redirect(`/admin/mudancas/${await undo()}`, 303);
    }
  } catch (error) {
    return form.refuse(error);
  }
  return back === "" ? { isDone: true } : redirect(toPanelPath(back), 303);

  /** Into the bin with what nobody has edited: a change of many pages, which can be undone in its turn. */
  async function undo(): Promise<string> {
    const run = await runs.getRun(params.id);
    if (!run) throw new DomainError("run-not-found");
    if (!run.isOver && run.state !== "paused") throw new DomainError("run-still-working");
    const request = { action: "bin", options: { keepsEdited: true } } as const;
    return (await batches.startBatch(request, { run: run.id, editedBy: "-" }, actor)).id;
  }
}

/** All of a run on a page of its own: for a bookmark, for the titles that failed, and without JavaScript. */
export default function RunPage({ loaderData, actionData }: Route.ComponentProps) {
  const { run, failures, next, pages, left } = loaderData;
  const { revalidate } = useRevalidator();
  const path = `/admin/execucoes/${run.id}`;
  const isMoving = !run.isOver && run.state !== "paused";
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void revalidate(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
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
        {run.ending?.description && <p className="font-medium">{run.ending.description}</p>}
        <RunActions run={run} pages={pages} path={path} />
      </section>
      {left.length > 0 && !isMoving && (
        <details className={styles.card}>
          <summary className="cursor-pointer font-semibold">
            {sayCount(run.unworked, "título falta", "títulos faltam")}
          </summary>
          <ol start={(left[0]?.position ?? 0) + 1} className="mt-3 list-decimal space-y-1 pl-8">
            {left.map(({ position, title }) => (
              <li key={position} className="[overflow-wrap:anywhere]">
                <bdi>{title}</bdi>
              </li>
            ))}
          </ol>
          {run.unworked > left.length && (
            <p className="mt-2 text-soft-ink">e mais {sayCount(run.unworked - left.length, "título", "títulos")}</p>
          )}
        </details>
      )}
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
