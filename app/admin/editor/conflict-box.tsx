import { Form } from "react-router";
import { noWriter } from "#content/words/editor-words.ts";
import { VersionChanges } from "../page-history/version-changes.tsx";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Conflict } from "./editor-action.ts";

type ConflictBoxProps = { conflict: Conflict; formId: string; path: string; onTakeTheirs(): void };

/** Two people changed one page: what differs, and the choice between the two. */
export function ConflictBox({ conflict: { by, at, changes }, formId, path, onTakeTheirs }: ConflictBoxProps) {
  return (
    <section aria-labelledby="conflict-title" className={`space-y-4 border-warn ${styles.card}`}>
      <h2 id="conflict-title" className="text-xl font-bold">
        A página mudou enquanto você escrevia
      </h2>
      <p>
        {by || noWriter} salvou em <DateTime date={at} />. Abaixo está o que o seu texto muda nessa versão. Nada seu se
        perdeu: ele continua no formulário.
      </p>
      <VersionChanges changes={changes} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" form={formId} name="intent" value="save" className={styles.button}>
          Salvar o meu por cima
        </button>
        <Form method="post" action={path} onSubmit={onTakeTheirs}>
          <SubmitButton intent="discard" kind="quiet" busy="Abrindo...">
            Ficar com a versão salva
          </SubmitButton>
        </Form>
      </div>
      <p className="text-sm text-soft-ink">A versão que perder a vez fica no histórico, se já estava salva.</p>
    </section>
  );
}
