import { useId } from "react";
import { formatWords } from "#content/words/exchange-words.ts";
import type { ExchangeFormat } from "#domain/exchange/exchange.ts";
import { styles } from "../parts/styles.ts";

/** Of pages also whether their texts go along. */
export function FormatChoice({ hasTexts = false }: { hasTexts?: boolean }) {
  const id = useId();
  return (
    <>
      <div className="space-y-1">
        <label htmlFor={id} className="font-medium">
          Tipo de arquivo
        </label>
        <select id={id} name="formato" className={styles.input}>
          {(Object.keys(formatWords) as ExchangeFormat[]).map((format) => (
            <option key={format} value={format}>
              {formatWords[format]}
            </option>
          ))}
        </select>
      </div>
      {hasTexts && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="textos" value="nao" className="size-5 shrink-0 accent-brand" />
          Sem o texto das páginas (arquivo bem menor)
        </label>
      )}
    </>
  );
}
