import { Form } from "react-router";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";

type ChangesProps = { history: { id: string; savedAt: Date; savedBy: string }[]; isSaved: boolean };

/** Who saved what when, and the way back. */
export function Changes({ history, isSaved }: ChangesProps) {
  return (
    <section aria-labelledby="changes-title" className={`space-y-4 ${styles.card}`}>
      <h2 id="changes-title" className="text-xl font-bold">
        Mudanças
      </h2>
      {!isSaved && <p className="text-soft-ink">Ainda está como veio. A primeira vez que você salvar aparece aqui.</p>}
      <ol className="space-y-3">
        {history.map(({ id, savedAt, savedBy }, at) => (
          <li key={id} className="space-y-1 border-b border-line pb-3 last:border-0">
            <p>
              <DateTime date={savedAt} />, por {savedBy}
            </p>
            {at === 0 ? (
              <p className="text-sm font-medium text-good">É o que está no site</p>
            ) : (
              <Form method="post">
                <button type="submit" name="intent" value={`restore:${id}`} className={styles.quiet}>
                  Voltar a este
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
