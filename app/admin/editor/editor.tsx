import { ArrowDown, ArrowLeft, ExternalLink, History, Sparkles } from "lucide-react";
import { data, isRouteErrorResponse, Link } from "react-router";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { pageStateWords } from "#content/words/page-state-words.ts";
import { getEditorPath } from "#domain/pages.ts";
import { listPath } from "../pages/page-paths.ts";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/editor";
import { Desk } from "./desk.tsx";
import { type EditorRefusal, editorAction } from "./editor-action.ts";
import { loadEditor } from "./load-editor.ts";
import { StateSection } from "./state-section.tsx";

export const headers = passActionHeaders;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return loadEditor({ params, url, context });
}

export function action({ params, request, context }: Route.ActionArgs) {
  return editorAction({ params, request, context });
}

/** A server that does not answer must not take the screen with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = await request
    .clone()
    .formData()
    .then((form) => String(form.get("intent")));
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const unreachable = { code: "page-unreachable" } as const;
    const problem = toMessage(unreachable);
    const refusal = { problem, lastResult: { error: { "": [problem.text] } }, intent } satisfies EditorRefusal;
    // With this status nothing is loaded again: that would fail too, and end on the error screen.
    return data(refusal, { status: getStatus(unreachable) });
  }
}

export default function Editor({ loaderData, actionData }: Route.ComponentProps) {
  const { id, page, earliest, destinations } = loaderData;
  const path = getEditorPath(id);
  const isTextRefusal = actionData?.intent.startsWith("save");
  return (
    <>
      <title>{`Editar: ${page.title}`}</title>
      <div className="space-y-1">
        <nav aria-label="Esta página" className="flex flex-wrap gap-x-6">
          <Link to={listPath} className={`${styles.link} gap-2`}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Todas as páginas
          </Link>
          {page.isPublished && (
            <a href={page.path} target="_blank" rel="noreferrer" className={`${styles.link} gap-2`}>
              <ExternalLink aria-hidden="true" className="size-4" />
              Abrir a página<span className="sr-only"> (abre em nova aba)</span>
            </a>
          )}
          <Link to={`${path}/reescrever`} className={`${styles.link} gap-2`}>
            <Sparkles aria-hidden="true" className="size-4" />
            Reescrever
          </Link>
          <Link to={`${path}/historico`} className={`${styles.link} gap-2`}>
            <History aria-hidden="true" className="size-4" />
            Histórico
          </Link>
          <a href="#situacao" className={`${styles.link} gap-2`}>
            <ArrowDown aria-hidden="true" className="size-4" />
            Situação: {pageStateWords[page.state].name}
          </a>
        </nav>
        <h1 className="text-2xl font-bold text-brand [overflow-wrap:anywhere]">Editar: {page.title}</h1>
      </div>
      <Problem message={actionData?.problem} id="editor-problem" isAtField={actionData && isAtField(actionData)} />
      <Desk key={id} loaded={loaderData} answer={isTextRefusal ? actionData : undefined} path={path} />
      <StateSection
        path={path}
        page={page}
        answer={isTextRefusal ? undefined : actionData}
        earliest={earliest}
        destinations={destinations}
      />
    </>
  );
}
