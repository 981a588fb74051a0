import { batchWords } from "#content/words/batch-words.ts";
import { listActions } from "#domain/batches.ts";
import { formatNumber } from "#domain/format-number.ts";
import { type PageFilter, writePageFilter } from "#domain/page-filter.ts";
import type { PageCount } from "#domain/pages.ts";
import { exportAction } from "../batches/batch-address.ts";
import { styles } from "../parts/styles.ts";

type BatchBarProps = {
  filter: PageFilter;
  found: PageCount | null;
  /** The form that the boxes of the marked pages belong to. */
  form: string;
  markedCount: number;
};

/** Leads to the screen that asks what it needs to know; nothing changes here. */
export function BatchBar({ filter, found, form, markedCount }: BatchBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-xl border border-line bg-white p-3">
      <div className="min-w-0 flex-1 basis-52 space-y-1">
        <label htmlFor="batch-action" className="font-medium">
          Mudar várias de uma vez
        </label>
        <select id="batch-action" name="acao" form={form} className={styles.input}>
          {listActions.map((action) => (
            <option key={action} value={action}>
              {batchWords[action].button}
            </option>
          ))}
          <option value={exportAction}>Exportar para um arquivo</option>
        </select>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="todas" value="sim" form={form} className="size-5 accent-brand" />
        {`todas as ${sayFound(found)} da lista`}
      </label>
      <input type="hidden" name="filtro" form={form} value={writePageFilter(filter).toString()} />
      <button type="submit" form={form} formAction="/admin/mudancas/nova" formMethod="get" className={styles.quiet}>
        {markedCount === 0 ? "Continuar" : `Continuar (${formatNumber(markedCount)})`}
      </button>
    </div>
  );
}

function sayFound(found: PageCount | null): string {
  if (found === null) return "páginas";
  return found.hasMore ? `mais de ${formatNumber(found.count)}` : formatNumber(found.count);
}
