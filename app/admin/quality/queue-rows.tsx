import { Form } from "react-router";
import { batchWords } from "#content/words/batch-words.ts";
import type { BatchAction } from "#domain/batches.ts";
import { RowIconSprite } from "../parts/row-icon.tsx";
import { styles } from "../parts/styles.ts";
import { useFollowLink } from "../parts/use-follow-link.ts";
import type { QueueItem } from "./queue-item.ts";
import { QueueRow } from "./queue-row.tsx";

const markedForm = "marked-in-queue";
const stepForm = "queue-step";
const rowIcons = ["place", "subject", "contacts", "open", "merge", "rewrite", "edit", "hide", "bin"] as const;
const actions: BatchAction[] = ["rewrite", "keep-out", "unpublish", "bin"];

/** The boxes belong to the form above the list, which leads to the screen that asks before many pages change. */
export function QueueRows({ items }: { items: QueueItem[] }) {
  const follow = useFollowLink();
  return (
    <section aria-label="Páginas para melhorar" className="space-y-3">
      <form
        id={markedForm}
        method="get"
        action="/admin/mudancas/nova"
        className="flex flex-wrap items-end gap-3 rounded-xl border border-line bg-white p-3"
      >
        <div className="min-w-0 flex-1 basis-52 space-y-1">
          <label htmlFor="queue-batch" className="font-medium">
            Com as páginas marcadas
          </label>
          <select id="queue-batch" name="acao" className={styles.input}>
            {actions.map((action) => (
              <option key={action} value={action}>
                {batchWords[action].button}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={styles.quiet}>
          Continuar
        </button>
      </form>
      <Form id={stepForm} method="post" preventScrollReset className="hidden" />
      <RowIconSprite names={rowIcons} />
      <ul className="divide-y divide-line rounded-xl border border-line bg-white">
        {items.map((item) => (
          <QueueRow key={item.id} item={item} markedForm={markedForm} stepForm={stepForm} onFollow={follow} />
        ))}
      </ul>
    </section>
  );
}
