import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { pageStateWords } from "#content/words/page-state-words.ts";
import { daysInBin } from "#domain/page-life.ts";
import { DateTime } from "../parts/date-time.tsx";
import { Field } from "../parts/field.tsx";
import { FoldSummary } from "../parts/fold-summary.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { EditorRefusal } from "./editor-action.ts";
import type { EditorForm } from "./editor-forms.ts";
import type { ShownPage } from "./load-editor.ts";

type StateSectionProps = {
  path: string;
  page: ShownPage;
  answer: EditorRefusal | undefined;
  /** The first minute that can be chosen. */
  earliest: string;
  destinations: readonly { path: string; title: string }[];
};

/** Where the page is in its life, and the ways on from there. */
export function StateSection({ path, page, answer, earliest, destinations }: StateSectionProps) {
  const { state, publishAt, isPublished, isKeptOut } = page;
  return (
    <section id="situacao" aria-labelledby="state-title" className={`space-y-4 ${styles.card}`}>
      <div>
        <h2 id="state-title" className="text-xl font-bold">
          Situação: {pageStateWords[state].name}
        </h2>
        <p className="text-soft-ink">
          {pageStateWords[state].hint}
          {publishAt && (
            <>
              {" "}
              Sai em <DateTime date={publishAt} />.
            </>
          )}
          {isKeptOut && " Está fora do Google por escolha da equipe."}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isPublished && (
          <Plain path={path} intent="publish" busy="Publicando...">
            Publicar agora
          </Plain>
        )}
        {(state === "scheduled" || state === "unpublished") && (
          <Plain path={path} intent="draft" busy="Voltando...">
            Voltar para rascunho
          </Plain>
        )}
        <Plain path={path} intent={isKeptOut ? "let-in" : "keep-out"} busy="Mudando...">
          {isKeptOut ? "Deixar o Google mostrar" : "Tirar do Google"}
        </Plain>
      </div>
      <div className="space-y-2">
        {!isPublished && <Schedule path={path} answer={answer} earliest={earliest} />}
        {isPublished && (
          <Asked title="Voltar para rascunho">
            <p>Os visitantes deixam de ver a página até você publicar de novo. O texto não muda.</p>
            <Plain path={path} intent="draft" busy="Voltando..." kind="danger">
              Sim, voltar para rascunho
            </Plain>
          </Asked>
        )}
        {isPublished && <Unpublish path={path} answer={answer} destinations={destinations} />}
        <Asked title="Mover para a lixeira">
          <p>
            A página sai do site. Ela fica na lixeira por {daysInBin} dias, com o histórico, e pode voltar nesse tempo.
          </p>
          <Plain path={path} intent="delete" busy="Movendo..." kind="danger">
            Sim, mover para a lixeira
          </Plain>
        </Asked>
      </div>
    </section>
  );
}

type PlainProps = { path: string; intent: string; busy: string; kind?: "quiet" | "danger"; children: ReactNode };

function Plain({ path, intent, busy, kind = "quiet", children }: PlainProps) {
  return (
    <Form method="post" action={path} preventScrollReset>
      <SubmitButton intent={intent} kind={kind} busy={busy}>
        {children}
      </SubmitButton>
    </Form>
  );
}

function Asked({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="rounded-lg border border-line px-3">
      <FoldSummary>{title}</FoldSummary>
      <div className="space-y-3 pb-3">{children}</div>
    </details>
  );
}

function Schedule({ path, answer, earliest }: Pick<StateSectionProps, "path" | "answer" | "earliest">) {
  const refusal = answer?.intent === "schedule" ? answer : undefined;
  const { fields } = usePanelForm<Pick<EditorForm, "publishAt">>("schedule", refusal);
  return (
    <Asked title="Agendar a publicação" isOpen={refusal !== undefined}>
      <Form method="post" action={path} preventScrollReset className="space-y-3">
        <Field
          field={fields.publishAt}
          label="Dia e hora (de São Paulo)"
          type="datetime-local"
          min={earliest}
          hint="A página sai sozinha nessa hora."
        />
        <SubmitButton intent="schedule" busy="Agendando...">
          Agendar
        </SubmitButton>
      </Form>
    </Asked>
  );
}

function Unpublish({ path, answer, destinations }: Pick<StateSectionProps, "path" | "answer" | "destinations">) {
  const id = useId();
  const refusal = answer?.intent === "unpublish" ? answer : undefined;
  const { fields } = usePanelForm<Pick<EditorForm, "to">>("unpublish", refusal);
  return (
    <Asked title="Despublicar (tirar do ar)" isOpen={refusal !== undefined}>
      <Form method="post" action={path} preventScrollReset className="space-y-3">
        <fieldset className="space-y-2">
          <legend className="font-medium">O que vê quem abrir o endereço?</legend>
          <label className="flex min-h-11 items-center gap-2">
            <input type="radio" name="leadsOn" value="" defaultChecked={!refusal} className="size-5 accent-brand" />
            Aviso de que a página não existe
          </label>
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="leadsOn"
              value="page"
              defaultChecked={refusal !== undefined}
              className="size-5 accent-brand"
            />
            Outra página do site
          </label>
        </fieldset>
        <Field
          field={fields.to}
          label="Qual página"
          required={false}
          list={id}
          autoComplete="off"
          hint="Escolha da lista ou cole um endereço deste site."
        />
        <datalist id={id}>
          {destinations.map(({ path: to, title }) => (
            <option key={to} value={to}>
              {title}
            </option>
          ))}
        </datalist>
        <p className="text-sm text-soft-ink">Para desfazer, publique de novo: o endereço volta a mostrar a página.</p>
        <SubmitButton intent="unpublish" kind="danger" busy="Despublicando...">
          Sim, despublicar
        </SubmitButton>
      </Form>
    </Asked>
  );
}
