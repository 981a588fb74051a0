import { useRef } from "react";
import { UndoBar } from "../pages/undo-bar.tsx";
import { Problem } from "../parts/problem.tsx";
import { SuccessToast } from "../parts/success-toast.tsx";
import type { TitlesBox } from "../parts/titles-field.tsx";
import { isAtField } from "../parts/use-panel-form.ts";
import { RunWatcher } from "../runs/run-watcher.tsx";
import { SampleChecklist } from "../shop/sample-checklist.tsx";
import type { Route } from "./+types/panel";
import { AccountState } from "./account-state.tsx";
import { AiGenerator } from "./ai-generator.tsx";
import { AiKeyDialog } from "./ai-key-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { NewestPages } from "./newest-pages.tsx";
import { panelAction } from "./panel-action.ts";
import { panelLoader } from "./panel-loader.ts";
import { PastRuns } from "./past-runs.tsx";
import { PredefinedPages } from "./predefined-pages.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { SystemState } from "./system-state.tsx";

export const loader = panelLoader;

export const action = panelAction;

const path = "/admin/painel";

export default function Panel({ loaderData, actionData }: Route.ComponentProps) {
  const { pageCount, newestPages, databaseProblem, toDelete, dialog, predefinedCount, active, pastRuns, queue, key } =
    loaderData;
  const { canSetKey } = loaderData;
  const titles = useRef<TitlesBox>(null);
  const { problem, lastResult, intent } = actionData ?? {};
  const refusal = problem && lastResult && { problem, lastResult };
  const isKeyRefused = intent === "save-key" && problem !== undefined;
  return (
    <>
      <title>Painel Administrativo</title>
      <h1 className="text-2xl font-bold text-brand">Painel Administrativo</h1>
      <SuccessToast notice={actionData?.notice} />
      <UndoBar key={actionData?.binned?.join()} ids={actionData?.binned ?? []} />
      {!(canSetKey && isKeyRefused) && (
        <Problem message={problem} id="panel-problem" isAtField={refusal && isAtField(refusal)} />
      )}
      {loaderData.shop && <SampleChecklist {...loaderData.shop} />}
      <SystemState
        databaseProblem={databaseProblem}
        queue={queue}
        aiKey={key}
        canSetKey={canSetKey}
        backup={loaderData.backup}
        errors={loaderData.errors}
      />
      {active && (
        <RunWatcher
          key={active.run.id}
          run={active.run}
          isOpen={active.isOpen}
          path={path}
          onEnd={({ formPath, created }) => {
            if (formPath === path && created > 0) titles.current?.clear();
          }}
        />
      )}
      {/* On a phone the ways on come before the generators. */}
      <div className="grid items-start gap-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-3">
          <Shortcuts toDo={loaderData.toDo} />
        </div>
        <div className="min-w-0 space-y-6 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <AiGenerator
            hasKey={key.isSet}
            canSetKey={canSetKey}
            titlesRef={titles}
            answer={intent === "ai" ? refusal : undefined}
          />
          <PredefinedPages count={predefinedCount} isAsking={dialog.hasPredefined} />
          <NewestPages count={pageCount} pages={newestPages} />
          <PastRuns runs={pastRuns} />
        </div>
        <div className="min-w-0 lg:col-start-3">
          <AccountState {...loaderData.account} />
        </div>
      </div>
      {canSetKey && (dialog.hasKey || isKeyRefused || actionData?.needsKey) && (
        <AiKeyDialog aiKey={key} answer={isKeyRefused ? refusal : undefined} closeTo={path} />
      )}
      {toDelete && <DeleteDialog page={toDelete} closeTo={path} />}
    </>
  );
}
