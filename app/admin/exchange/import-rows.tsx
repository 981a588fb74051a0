import { labelColumn, outcomeWords } from "#content/words/exchange-words.ts";
import type { ExchangeKind } from "#domain/exchange/exchange.ts";
import type { ImportOutcome, ImportRow } from "#domain/exchange/imports.ts";

const tones: Record<ImportOutcome, string> = {
  new: "border-good bg-good-pale text-good",
  changed: "border-warn bg-warn-pale text-warn",
  same: "border-line bg-paper text-soft-ink",
  refused: "border-danger bg-danger-pale text-danger",
  waiting: "border-line bg-paper text-soft-ink",
};

type ShownRow = Omit<ImportRow, "reason"> & { reason: string };

/** What each line of a file would do. */
export function ImportRows({ kind, rows }: { kind: ExchangeKind; rows: readonly ShownRow[] }) {
  return (
    <ol aria-label="Linhas" className="divide-y divide-line rounded-xl border border-line bg-white">
      {rows.map(({ line, outcome, title, changes, reason }) => (
        <li key={line} className="space-y-2 p-3 md:p-4">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="text-sm text-soft-ink">Linha {line}</span>
            <span className={`rounded-md border px-2 py-0.5 text-sm font-medium ${tones[outcome]}`}>
              {outcomeWords[outcome].one}
            </span>
            <bdi className="font-semibold [overflow-wrap:anywhere]">{title || "sem título"}</bdi>
          </p>
          {reason !== "" && <p className="[overflow-wrap:anywhere] text-danger">{reason}</p>}
          {changes.length > 0 && (
            <dl className="space-y-1 text-sm">
              {changes.map(({ column, before, after }) => (
                <div key={column} className="[overflow-wrap:anywhere]">
                  <dt className="inline font-semibold">{labelColumn(kind, column)}: </dt>
                  <dd className="inline">
                    <del className="text-soft-ink">{before || "em branco"}</del>
                    <span aria-hidden="true"> → </span>
                    <ins className="no-underline">{after || "em branco"}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
