import { exchangeTitles } from "#content/words/exchange-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { pagesFilePath, redirectsFilePath, settingsFilePath } from "../pages/page-paths.ts";
import { styles } from "../parts/styles.ts";
import { FormatChoice } from "./format-choice.tsx";

export function ExportSection({ pageCount, hasSettings }: { pageCount: number; hasSettings: boolean }) {
  return (
    <section aria-labelledby="export-title" className="space-y-3">
      <h2 id="export-title" className="text-xl font-bold">
        Exportar
      </h2>
      <p>Baixe, abra no Excel, mude o que quiser e importe o mesmo arquivo de volta.</p>
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        <ExportForm
          title={exchangeTitles.pages}
          text={`${sayCount(pageCount, "página", "páginas")}. Para baixar só algumas, escolha na lista de páginas.`}
          action={pagesFilePath}
          hasTexts
        />
        <ExportForm
          title={exchangeTitles.redirects}
          text="Cada endereço antigo e para onde ele leva."
          action={redirectsFilePath}
        />
        {hasSettings && (
          <ExportForm
            title={exchangeTitles.settings}
            text="Tudo o que está em “Minha loja”. Senhas e chaves não vão no arquivo."
            action={settingsFilePath}
          />
        )}
      </div>
    </section>
  );
}

type ExportFormProps = { title: string; text: string; action: string; hasTexts?: boolean };

/** A download, so the browser sends it by itself. */
function ExportForm({ title, text, action, hasTexts }: ExportFormProps) {
  return (
    <form action={action} aria-label={`Exportar ${title}`} className={`space-y-3 ${styles.card}`}>
      <h3 className="text-lg font-bold text-brand">{title}</h3>
      <p className="text-soft-ink">{text}</p>
      {hasTexts && <input type="hidden" name="todas" value="sim" />}
      <FormatChoice hasTexts={hasTexts} />
      <button type="submit" className={styles.quiet}>
        Baixar<span className="sr-only"> {title}</span>
      </button>
    </form>
  );
}
