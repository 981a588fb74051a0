import { styles } from "../parts/styles.ts";

type ColumnFieldsProps = {
  columns: string[];
  hasHeader: boolean;
  samples: string[][];
  /** What was typed before something else was refused. */
  typed: unknown;
};

/** What the columns are called, with what stands in them. */
export function ColumnFields({ columns, hasHeader, samples, typed }: ColumnFieldsProps) {
  const names = Array.isArray(typed) ? columns.map((name, index) => String(typed[index] ?? name)) : columns;
  return (
    <section aria-labelledby="sheet-columns" className={`space-y-4 ${styles.card}`}>
      <h2 id="sheet-columns" className="text-xl font-bold">
        Colunas
      </h2>
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name="hasHeader"
          value="1"
          defaultChecked={hasHeader}
          className="size-5 shrink-0 accent-brand"
        />
        A primeira linha tem os nomes das colunas
      </label>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map((column, index) => (
          <li key={column} className="min-w-0 space-y-1">
            <label htmlFor={`column-${index}`} className="font-medium">
              Nome da coluna {index + 1}
            </label>
            <input
              id={`column-${index}`}
              name={`columns[${index}]`}
              defaultValue={names[index]}
              maxLength={60}
              aria-describedby={`column-${index}-sample`}
              className={styles.input}
            />
            <p id={`column-${index}-sample`} className="truncate text-sm text-soft-ink">
              {describe(samples.map((cells) => cells[index] ?? ""))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(cells: string[]): string {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length === 0 ? "Vazia nas primeiras linhas" : `Tem: ${filled.join(" · ")}`;
}
