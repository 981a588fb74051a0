import { Form } from "react-router";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import type { Change } from "./describe-changes.ts";

type SavedState = { id: string; savedAt: Date; savedBy: string; changes: readonly Change[] };

type ChangesProps = { history: readonly SavedState[]; isSaved: boolean };

const toldChanges = 3;

/** Who saved what when, and the way back. */
export function Changes({ history, isSaved }: ChangesProps) {
  return (
    <section aria-labelledby="changes-title" className={`space-y-4 ${styles.card}`}>
      <h2 id="changes-title" className="text-xl font-bold">
        Mudanças
      </h2>
      {!isSaved && <p className="text-soft-ink">Ainda está como veio. A primeira vez que você salvar aparece aqui.</p>}
      <ol className="space-y-3">
        {history.map(({ id, savedAt, savedBy, changes }, at) => (
          <li key={id} className="space-y-1 border-b border-line pb-3 last:border-0">
            <p>
              <DateTime date={savedAt} />, por {savedBy}
            </p>
            <WhatChanged changes={changes} />
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

/** Enough to tell one state from another. */
function WhatChanged({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  const left = changes.length - toldChanges;
  return (
    <ul className="space-y-1 text-sm text-soft-ink [overflow-wrap:anywhere]">
      {changes.slice(0, toldChanges).map(({ label, before, after }) => (
        <li key={`${label} ${before}`}>
          <span className="font-medium text-ink">{label}</span>
          <br />
          de “{before}” para “{after}”
        </li>
      ))}
      {left > 0 && <li>{left === 1 ? "e mais uma mudança" : `e mais ${left} mudanças`}</li>}
    </ul>
  );
}
