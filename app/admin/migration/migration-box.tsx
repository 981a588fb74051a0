import { HardDriveUpload } from "lucide-react";
import { formatNumber } from "#domain/format-number.ts";
import { styles } from "../parts/styles.ts";
import { useMigration } from "./use-migration.ts";

/** Shows only in a browser that holds pages of the older product. */
export function MigrationBox() {
  const { pages, sent, failures, start } = useMigration();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="migration" className={`space-y-3 border-l-8 border-l-brand ${styles.card}`}>
      <h2 id="migration" className="flex items-center gap-2 text-lg font-bold">
        <HardDriveUpload aria-hidden="true" className="size-6 shrink-0 text-brand" />
        {pages.length === 1
          ? "Há 1 página guardada neste navegador"
          : `Há ${formatNumber(pages.length)} páginas guardadas neste navegador`}
      </h2>
      <p>
        Elas foram criadas na versão anterior e só existem aqui. Copie para o servidor; a cópia deste navegador só é
        apagada se todas forem salvas.
      </p>
      {sent === null ? (
        <button type="button" className={styles.button} onClick={start}>
          {failures.length > 0 ? "Migrar páginas de novo" : "Migrar páginas"}
        </button>
      ) : (
        <div className="space-y-1">
          <progress aria-label="Migração" className="h-3 w-full accent-brand" max={pages.length} value={sent} />
          <p role="status">
            {formatNumber(sent)} de {formatNumber(pages.length)}
          </p>
        </div>
      )}
      {failures.length > 0 && (
        <div role="alert" className="space-y-1 rounded-lg border border-danger bg-danger-pale p-3 text-danger">
          <p className="font-semibold">
            {failures.length === 1
              ? "1 página não foi salva:"
              : `${formatNumber(failures.length)} páginas não foram salvas:`}
          </p>
          <ul className="max-h-64 list-disc space-y-1 overflow-y-auto pl-5">
            {failures.map(({ title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and the list never changes in part
              <li key={index} className="[overflow-wrap:anywhere]">
                <bdi>{title}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
