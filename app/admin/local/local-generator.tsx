import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { servicesContext } from "#app/services.ts";
import { pageLimits } from "#domain/pages.ts";
import { CreativityField } from "../parts/creativity-field.tsx";
import { Problem } from "../parts/problem.tsx";
import { ReviewButton } from "../parts/review-button.tsx";
import { StudioButton } from "../parts/studio-button.tsx";
import { styles } from "../parts/styles.ts";
import { TitlesField } from "../parts/titles-field.tsx";
import { isAtField, usePanelForm } from "../parts/use-panel-form.ts";
import { useSizeCheck } from "../parts/use-size-check.ts";
import { findActiveRun } from "../runs/active-run.ts";
import { RunWatcher } from "../runs/run-watcher.tsx";
import type { Route } from "./+types/local-generator";
import { type LocalFields, localAction } from "./local-action.ts";
import { Preview } from "./preview.tsx";
import { TitlesQuestion } from "./titles-question.tsx";
import { useSavedPage } from "./use-saved-page.ts";

const path = "/admin/local-generator";
/** As long as someone needs to see that something was made. */
const generatingMs = 1_500;

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    active: await findActiveRun(context.get(servicesContext).runs, url.searchParams, path),
    // Another screen may know of a page that is missing.
    title: (url.searchParams.get("titulo") ?? "").slice(0, pageLimits.title),
  };
}

export const action = localAction;

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const started = performance.now();
  const answer = await serverAction();
  if (answer.preview) {
    await new Promise((resolve) => setTimeout(resolve, generatingMs - (performance.now() - started)));
  }
  return answer;
}

export default function LocalGenerator({ loaderData, actionData }: Route.ComponentProps) {
  const { active, title } = loaderData;
  const { state, formData } = useNavigation();
  const check = useSizeCheck();
  const [shown, setShown] = useState(actionData?.preview);
  // Saving answers without a preview, and must not take the one on the page away.
  const preview = actionData?.preview ?? shown;
  if (actionData?.preview && actionData.preview !== shown) setShown(actionData.preview);
  const problem = check.answer?.problem ?? actionData?.problem;
  const lastResult = check.answer?.lastResult ?? actionData?.lastResult;
  const { formId, fields, problemId } = usePanelForm<LocalFields>("local", lastResult && { lastResult }, {
    titles: title,
  });
  const isGenerating = state !== "idle" && ["generate", "first", "another"].includes(String(formData?.get("intent")));
  useSavedPage(actionData?.saved?.slug);
  return (
    <>
      <title>Gerador Local</title>
      <div>
        <h1 className="text-2xl font-bold text-brand">Gerador Local</h1>
        <p className="text-soft-ink">Cria uma página a partir do título. Você vê o texto antes de publicar.</p>
      </div>
      <Problem
        message={problem}
        id={problemId ?? "local-problem"}
        isAtField={lastResult && isAtField({ lastResult })}
      />
      {active && <RunWatcher key={active.run.id} run={active.run} isOpen={active.isOpen} path={path} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="local-heading" className={`min-w-0 space-y-4 ${styles.card}`}>
          <h2 id="local-heading" className="text-xl font-bold">
            Títulos
          </h2>
          <Form
            id={formId}
            method="post"
            action={path}
            encType="multipart/form-data"
            preventScrollReset
            className="space-y-4"
            onSubmit={check.onSubmit}
          >
            <TitlesField
              field={fields.titles}
              label="Título ou títulos"
              hint="Um título por linha."
              rows={5}
              problemId={problemId}
            />
            <CreativityField field={fields.creativity} hint="Mais criatividade escolhe mais blocos e listas." />
            <div className="flex flex-wrap gap-3">
              <button type="submit" name="intent" value="generate" disabled={isGenerating} className={styles.button}>
                {isGenerating ? "Gerando..." : "Gerar Conteúdo"}
              </button>
              <ReviewButton kind="local" />
              <StudioButton />
            </div>
          </Form>
        </section>
        <Preview preview={preview} isGenerating={isGenerating} formId={formId} />
      </div>
      {actionData?.question && !isGenerating && (
        <TitlesQuestion {...actionData.question} formId={formId} closeTo={path} />
      )}
    </>
  );
}
