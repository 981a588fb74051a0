import { Form, Link } from "react-router";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

type DraftQuestionProps = {
  path: string;
  savedAt: Date;
  /** The page was saved by somebody since. */
  isOutdated: boolean;
  /** In this browser alone. */
  isLocal: boolean;
  onContinue(): void;
  onDiscard(): void;
};

/** Asked before anything else: what is typed next would take the place of it. */
export function DraftQuestion({ path, savedAt, isOutdated, isLocal, onContinue, onDiscard }: DraftQuestionProps) {
  return (
    <section aria-labelledby="draft-title" className={`space-y-4 border-warn bg-warn-pale ${styles.card}`}>
      <h2 id="draft-title" className="text-xl font-bold">
        Você tem alterações não salvas
      </h2>
      <p>
        São de <DateTime date={savedAt} />
        {isLocal && ", guardadas neste aparelho"}. Quer continuar de onde parou?
        {isOutdated && " A página foi salva depois disso: ao salvar, você vê as duas versões."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link
          to="?rascunho=continuar"
          className={styles.button}
          onClick={(event) => {
            event.preventDefault();
            onContinue();
          }}
        >
          Continuar
        </Link>
        <Form method="post" action={path} onSubmit={onDiscard}>
          <SubmitButton intent="discard" kind="quiet" busy="Descartando...">
            Descartar
          </SubmitButton>
        </Form>
      </div>
    </section>
  );
}
