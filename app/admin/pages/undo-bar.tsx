import { Form, Link, useLocation } from "react-router";
import { sayWentToBin } from "#content/words/panel-words.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { binPath } from "./page-paths.ts";

/** Pages that went into the bin a moment ago, and the way back. It stands in the page, so nobody has to be quick. */
export function UndoBar({ ids }: { ids: readonly string[] }) {
  const { pathname, search } = useLocation();
  if (ids.length === 0) return null;
  return (
    <Form
      method="post"
      action={binPath}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warn bg-warn-pale px-4 py-2 text-warn"
    >
      <p role="status" className="min-w-0">
        {sayWentToBin(ids.length)}.
      </p>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="back" value={pathname + search} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent="restore" kind="quiet" busy="Trazendo de volta...">
          Desfazer
        </SubmitButton>
        <Link to={binPath} className={styles.link}>
          Ver a lixeira
        </Link>
      </div>
    </Form>
  );
}
