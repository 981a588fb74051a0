import { ArrowLeft } from "lucide-react";
import { Form, Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { noWriter, sayHow } from "#content/words/editor-words.ts";
import { getEditorPath } from "#domain/pages.ts";
import { DateTime } from "../parts/date-time.tsx";
import { FoldSummary } from "../parts/fold-summary.tsx";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { toErrorPage } from "../parts/to-error-page.ts";
import type { Route } from "./+types/page-history";
import { loadHistory } from "./load-history.ts";
import { restoreAction } from "./restore-action.ts";
import { VersionChanges } from "./version-changes.tsx";

export const headers = passActionHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const history = await loadHistory(context.get(servicesContext), params.id, url.searchParams);
  if (!history) throw toErrorPage("page-missing");
  return history;
}

export function action({ params, request, context }: Route.ActionArgs) {
  return restoreAction({ params, request, context });
}

/** What a page said, who changed it and how, and the way back. */
export default function PageHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, version: current, versions, next, isPast, compared } = loaderData;
  const path = `${getEditorPath(id)}/historico`;
  return (
    <>
      <title>{`Histórico: ${title}`}</title>
      <div className="space-y-1">
        <Link to={getEditorPath(id)} className={`${styles.link} gap-2`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Voltar ao editor
        </Link>
        <h1 className="text-2xl font-bold text-brand [overflow-wrap:anywhere]">Histórico: {title}</h1>
      </div>
      <Problem message={actionData?.problem} id="history-problem" />
      {compared && (
        <section id="mudancas" aria-labelledby="compared-title" className={`space-y-4 ${styles.card}`}>
          <h2 id="compared-title" className="text-xl font-bold">
            {compared.isWithNow
              ? `O que muda ao voltar para a versão ${compared.version}`
              : `O que mudou na versão ${compared.version}`}
          </h2>
          <VersionChanges changes={compared.changes} />
          {compared.version !== current && (
            <details className="rounded-lg border border-line px-3">
              <FoldSummary>Voltar para a versão {compared.version}</FoldSummary>
              <Form method="post" action={path} className="space-y-3 pb-3">
                <input type="hidden" name="version" value={compared.version} />
                <input type="hidden" name="basedOn" value={current} />
                <p>
                  A página passa a dizer o que dizia nessa versão, no endereço de hoje. A versão atual fica no
                  histórico, e você pode voltar a ela.
                </p>
                <SubmitButton intent="restore" busy="Voltando...">
                  Sim, voltar para a versão {compared.version}
                </SubmitButton>
              </Form>
            </details>
          )}
        </section>
      )}
      <section aria-label="Versões" className={`space-y-4 ${styles.card}`}>
        <ol className="divide-y divide-line">
          {versions.map(({ version, savedAt, how, by, reason, title: named }) => (
            <li key={version} className="space-y-1 py-3">
              <p className="font-semibold [overflow-wrap:anywhere]">
                Versão {version}
                {version === current && " (a de agora)"}: {named}
              </p>
              <p className="text-sm text-soft-ink [overflow-wrap:anywhere]">
                {sayHow(how)} · {by || noWriter} · <DateTime date={savedAt} />
                {reason !== "" && ` · Motivo: ${reason}`}
              </p>
              <p className="flex flex-wrap gap-x-4">
                {version > 1 && (
                  <Link to={`${path}?versao=${version}#mudancas`} className={styles.link}>
                    Ver o que mudou<span className="sr-only"> na versão {version}</span>
                  </Link>
                )}
                {version !== current && (
                  <Link to={`${path}?versao=${version}&com=agora#mudancas`} className={styles.link}>
                    Comparar com a de agora<span className="sr-only"> a versão {version}</span>
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ol>
        {(isPast || next !== null) && (
          <nav aria-label="Páginas do histórico" className="flex flex-wrap gap-3">
            {isPast && (
              <Link to={path} className={styles.quiet}>
                Mais novas
              </Link>
            )}
            {next !== null && (
              <Link rel="next" to={`${path}?antes=${next}`} className={styles.quiet}>
                Mais antigas
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  );
}
