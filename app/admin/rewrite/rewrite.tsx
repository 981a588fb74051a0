import { ArrowLeft } from "lucide-react";
import { Form, Link } from "react-router";
import { rewriteChoices, rewriteSources } from "#content/words/rewrite-words.ts";
import { getEditorPath } from "#domain/pages.ts";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Route } from "./+types/rewrite";
import { loadRewrite } from "./load-rewrite.ts";
import { OfferedText } from "./offered-text.tsx";
import { rewriteAction } from "./rewrite-action.ts";

export const headers = passActionHeaders;

export function loader({ params, context }: Route.LoaderArgs) {
  return loadRewrite({ params, context });
}

export function action({ params, request, context }: Route.ActionArgs) {
  return rewriteAction({ params, request, context });
}

/** Another text for a page, beside the one that it has. */
export default function Rewrite({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, isDraft, hasAiKey } = loaderData;
  const editor = getEditorPath(id);
  const path = `${editor}/reescrever`;
  const offer = actionData && "offer" in actionData ? actionData.offer : null;
  const sources = rewriteSources.filter((source) => source !== "ai" || hasAiKey);
  return (
    <>
      <title>{`Reescrever: ${title}`}</title>
      <div className="space-y-1">
        <Link to={isDraft ? `${editor}?rascunho=continuar` : editor} className={`${styles.link} gap-2`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Voltar ao editor
        </Link>
        <h1 className="text-2xl font-bold text-brand [overflow-wrap:anywhere]">Reescrever: {title}</h1>
        <p className="text-soft-ink">
          O texto novo aparece ao lado do que a página diz {isDraft ? "no seu rascunho" : "hoje"}. Nada muda até você
          escolher.
        </p>
      </div>
      <Problem message={actionData && "problem" in actionData ? actionData.problem : undefined} id="rewrite-problem" />
      {offer && <OfferedText offer={offer} path={path} isDraft={isDraft} />}
      <section
        aria-label={offer ? "Tentar de novo" : "Como escrever"}
        className={`grid gap-4 ${hasAiKey ? "md:grid-cols-3" : "md:grid-cols-2"}`}
      >
        {sources.map((source) => (
          <Form
            key={source}
            method="post"
            action={path}
            className={`flex flex-col items-start justify-between gap-3 ${styles.card}`}
          >
            <div>
              <h2 className="text-lg font-bold">{rewriteChoices[source].title}</h2>
              <p className="text-soft-ink">{rewriteChoices[source].text}</p>
            </div>
            <SubmitButton intent={source} kind={offer ? "quiet" : "button"} busy={rewriteChoices[source].busy}>
              {rewriteChoices[source].button}
            </SubmitButton>
          </Form>
        ))}
      </section>
      {!hasAiKey && (
        <p className="text-soft-ink">Para escrever também com IA, a dona da loja cadastra a chave da IA no Painel.</p>
      )}
    </>
  );
}
