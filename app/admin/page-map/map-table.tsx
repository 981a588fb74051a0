import { Link } from "react-router";
import { sayScore } from "#content/words/quality-words.ts";
import { sayCount } from "#content/words/say-count.ts";
import { formatNumber } from "#domain/format-number.ts";
import { toNewPageAddress } from "../pages/page-paths.ts";
import type { Crossing } from "./build-map.ts";
import type { MapPlace } from "./map-address.ts";
import { toMapAddress } from "./map-address.ts";

/** The pages of a crossing, that one is missing, or nothing. */
export type ShownCell = Crossing | "gap" | null;

export type ShownColumn = {
  slug: string;
  name: string;
  hasInside: boolean;
  /** The list of all pages there; a subject is added to it. */
  list: string;
  /** What the place adds to the title of a page. */
  inTitle: string;
};

export type ShownRow = {
  subject: string;
  label: string;
  /** What a page about it may be called. */
  title: string;
  total: number;
  cells: ShownCell[];
};

export type ShownMap = { columns: ShownColumn[]; rows: ShownRow[] };

const frame = "sticky bg-paper border-line";

/** Scrolls in a frame of its own, with subject and place always in sight. */
export function MapTable({ map: { columns, rows }, place }: { map: ShownMap; place: MapPlace }) {
  return (
    <section
      aria-label="Assuntos e lugares"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="max-h-[75dvh] overflow-auto rounded-xl border border-line bg-white"
    >
      <table className="map-table border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Quantas páginas há sobre cada assunto em cada lugar, e a nota média delas</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${frame} top-0 left-0 z-20 w-32 min-w-32 border-r border-b p-2 text-left md:w-52 md:min-w-52`}
            >
              Assunto
            </th>
            {columns.map(({ slug, name, hasInside }) => (
              <th
                key={slug}
                scope="col"
                className={`${frame} top-0 z-10 w-24 min-w-24 border-b p-1 text-center align-bottom font-semibold [overflow-wrap:anywhere]`}
              >
                {hasInside && place.region === "" ? (
                  <Link
                    to={toMapAddress({ ...place, region: slug, page: 1 })}
                    className="inline-flex min-h-11 min-w-11 items-center justify-center text-brand underline underline-offset-4"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.subject}>
              <th
                scope="row"
                className={`${frame} left-0 border-r border-b p-2 text-left font-semibold [overflow-wrap:anywhere]`}
              >
                {row.label}
                <span className="block font-normal text-soft-ink">{sayCount(row.total, "página", "páginas")}</span>
              </th>
              {columns.map((column, index) => (
                <td key={column.slug}>{showCell(row, column, row.cells[index] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A plain link, and how it looks in the style sheet: there are a thousand of them on the screen. */
function showCell(row: ShownRow, column: ShownColumn, cell: ShownCell) {
  if (cell === null) return null;
  const where = `${row.label}, ${column.name}`;
  if (cell === "gap") {
    return (
      <a
        href={toNewPageAddress(row.title + column.inTitle)}
        aria-label={`${where}: falta página, criar`}
        className="map-gap"
      >
        +
      </a>
    );
  }
  const { pages, score, isWeak, isCrowded } = cell;
  const signs = `${isCrowded ? ", páginas demais" : ""}${isWeak ? ", nota baixa" : ""}`;
  return (
    <a
      href={`${column.list}&tema=${row.subject || "-"}`}
      aria-label={`${where}: ${sayCount(pages, "página", "páginas")}, ${sayScore(score)}${signs}`}
      className={isCrowded ? "map-crowded" : isWeak ? "map-weak" : "map-good"}
    >
      <b>{`${formatNumber(pages)}${isCrowded ? " ▲" : ""}`}</b>
      <small>{`${score === null ? "sem nota" : `nota ${score}`}${isWeak ? " ▼" : ""}`}</small>
    </a>
  );
}
