import { Link, useLocation } from "react-router";
import { sayWentToBin } from "#content/words/panel-words.ts";
import { styles } from "../parts/styles.ts";
import { UndoForm } from "../parts/undo-form.tsx";
import { binPath } from "./page-paths.ts";

/** Pages that went into the bin a moment ago, and the way back. */
export function UndoBar({ ids }: { ids: readonly string[] }) {
  const { pathname, search } = useLocation();
  if (ids.length === 0) return null;
  return (
    <UndoForm
      action={binPath}
      intent="restore"
      busy="Trazendo de volta..."
      said={`${sayWentToBin(ids.length)}.`}
      fields={
        <>
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <input type="hidden" name="back" value={pathname + search} />
        </>
      }
    >
      <Link to={binPath} className={styles.link}>
        Ver a lixeira
      </Link>
    </UndoForm>
  );
}
