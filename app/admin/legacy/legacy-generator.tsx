import { useRef } from "react";
import { Form, Link, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { sayCountFailed } from "#content/words/panel-words.ts";
import { getReason } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { runLimits } from "#domain/runs.ts";
import type { Services } from "#server/services.ts";
import { Problem } from "../parts/problem.tsx";
import { checkbox, readForm, text } from "../parts/read-form.ts";
import { ReviewButton } from "../parts/review-button.tsx";
import { StudioButton } from "../parts/studio-button.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { titlesErrors } from "../parts/titles-errors.ts";
import { type TitlesBox, TitlesField } from "../parts/titles-field.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import { useSizeCheck } from "../parts/use-size-check.ts";
import { findActiveRun } from "../runs/active-run.ts";
import { RunWatcher } from "../runs/run-watcher.tsx";
import type { Route } from "./+types/legacy-generator";
import { Instructions } from "./instructions.tsx";

const path = "/admin/legacy-generator";
const legacyForm = z.object({ titles: text, publishesHeld: checkbox });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { pages, runs, log } = context.get(servicesContext);
  return {
    count: await countPages(pages, log),
    active: await findActiveRun(runs, url.searchParams, path),
    limit: runLimits.titles,
  };
}

/** A count that fails takes only its own box. */
async function countPages(pages: Services["pages"], log: Services["log"]) {
  try {
    return { total: await pages.countPages(), problem: null };
  } catch (error) {
    log.error({ err: error }, "the pages could not be counted");
    return { total: 0, problem: sayCountFailed(getReason(error)) };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, legacyForm, titlesErrors);
  if (!form.value) return form.refuse();
  try {
    const { runs } = context.get(servicesContext);
    const run = await runs.startRun({ kind: "legacy", ...form.value }, context.get(adminContext));
    return redirect(`${path}?execucao=${run.id}`, 303);
  } catch (error) {
    return form.refuse(error);
  }
}

export default function LegacyGenerator({ loaderData, actionData }: Route.ComponentProps) {
  const { count, active, limit } = loaderData;
  const titles = useRef<TitlesBox>(null);
  const check = useSizeCheck();
  const answer = check.answer ?? actionData;
  const { formId, fields, problemId } = usePanelForm<Pick<z.infer<typeof legacyForm>, "titles">>("legacy", answer);
  return (
    <>
      <title>Gerador de Páginas em Massa</title>
      <div>
        <h1 className="text-2xl font-bold text-brand">Gerador de Páginas em Massa</h1>
        <p className="text-soft-ink">Cria várias páginas de uma vez: uma para cada título da lista.</p>
      </div>
      {active && (
        <RunWatcher
          key={active.run.id}
          run={active.run}
          isOpen={active.isOpen}
          path={path}
          onEnd={({ created }) => {
            if (created > 0) titles.current?.clear();
          }}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <section aria-labelledby="legacy-heading" className={`min-w-0 space-y-4 lg:col-span-2 ${styles.card}`}>
          <h2 id="legacy-heading" className="text-xl font-bold">
            Títulos
          </h2>
          <Problem message={answer?.problem} id={problemId ?? "legacy-problem"} isAtField={!problemId} />
          {/* Sent as it is: escaped for an address it would be up to six times as long. */}
          <Form
            id={formId}
            method="post"
            action={path}
            encType="multipart/form-data"
            className="space-y-4"
            onSubmit={check.onSubmit}
          >
            <TitlesField
              ref={titles}
              field={fields.titles}
              label="Títulos das páginas"
              hint={`Um título por linha, até ${formatNumber(limit)} de uma vez.`}
              rows={14}
              problemId={problemId}
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton busy="Gerando...">Gerar Páginas</SubmitButton>
              <ReviewButton kind="legacy" />
              <StudioButton />
            </div>
          </Form>
        </section>
        <div className="min-w-0 space-y-6">
          <section aria-labelledby="page-total" className={`space-y-4 ${styles.card}`}>
            <h2 id="page-total" className="text-xl font-bold">
              Total de páginas
            </h2>
            <p className="text-4xl font-bold text-brand">{formatNumber(count.total)}</p>
            {count.problem && (
              <p role="alert" className="rounded-lg border border-danger bg-danger-pale px-3 py-2 text-danger">
                {count.problem}
              </p>
            )}
            <ul className="space-y-3">
              <li>
                <Link to="/admin/pages-list" className={`w-full ${styles.quiet}`}>
                  Lista de páginas
                </Link>
              </li>
              <li>
                <a href="/sitemap.xml" className={`w-full ${styles.quiet}`}>
                  Ver sitemap
                </a>
              </li>
              <li>
                <a href="/sitemap.xml" download="sitemap.xml" className={`w-full ${styles.quiet}`}>
                  Baixar sitemap
                </a>
              </li>
            </ul>
          </section>
          <Instructions limit={formatNumber(limit)} />
        </div>
      </div>
    </>
  );
}
