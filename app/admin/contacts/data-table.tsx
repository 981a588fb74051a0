import { Table2 } from "lucide-react";
import type { ReactNode } from "react";

type Column<Row> = { name: string; read(row: Row): ReactNode };

type DataTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  getKey(row: Row): string;
};

/** The same figures in rows and columns, a tap away and open to every kind of reader. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <details className="-mb-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg text-sm font-medium text-brand underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Table2 aria-hidden="true" className="size-4" />
        Ver em tabela<span className="sr-only">: {props.caption}</span>
      </summary>
      <FiguresTable {...props} />
    </details>
  );
}

function FiguresTable<Row>({ caption, rows, columns: [first, ...rest], getKey }: DataTableProps<Row>) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must scroll with the keyboard too
      tabIndex={0}
      aria-label={`Tabela: ${caption}`}
      className="max-h-112 overflow-auto rounded-lg border border-line"
    >
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-paper text-left">
          <tr>
            <th scope="col" className="min-w-32 px-3 py-2 font-semibold">
              {first.name}
            </th>
            {rest.map(({ name }) => (
              <th key={name} scope="col" className="px-2 py-2 text-right font-semibold last:pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={getKey(row)}>
              <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
                {first.read(row)}
              </th>
              {rest.map(({ name, read }) => (
                <td key={name} className="px-2 py-2 text-right last:pr-3">
                  {read(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
