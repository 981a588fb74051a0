import { Link } from "react-router";
import { countWords } from "#content/words/count-words.ts";
import { formatCount } from "#domain/format-count.ts";
import type { MapPlace } from "./map-address.ts";
import { toMapAddress } from "./map-address.ts";

/** Ready to be shown: what each crossing says and where it leads. */
export type ShownCell = {
  to: string;
  /** For who hears it. */
  name: string;
  pages: number;
  score: number | null;
  isWeak: boolean;
  isCrowded: boolean;
} | null;

export type ShownMap = {
  columns: { slug: string; name: string; hasInside: boolean }[];
  rows: { subject: string; label: string; total: number; cells: ShownCell[] }[];
};

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
      <table className="border-separate border-spacing-0 text-sm">
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
                    className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
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
          {rows.map(({ subject, label, total, cells }) => (
            <tr key={subject}>
              <th
                scope="row"
                className={`${frame} left-0 border-r border-b p-2 text-left font-semibold [overflow-wrap:anywhere]`}
              >
                {label}
                <span className="block font-normal text-soft-ink">{countWords(total, "página", "páginas")}</span>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.slug} className="border-b border-line p-0.5 text-center">
                  {cell && <Cell {...cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const tones = {
  gap: "border-dashed border-line text-soft-ink hover:bg-paper",
  good: "border-good bg-good-pale text-good",
  weak: "border-warn bg-warn-pale text-warn",
  crowded: "border-danger bg-danger-pale text-danger",
};

/** A plain link: there are a thousand of them on the screen. */
function Cell({ to, name, pages, score, isWeak, isCrowded }: NonNullable<ShownCell>) {
  const tone = pages === 0 ? "gap" : isCrowded ? "crowded" : isWeak ? "weak" : "good";
  return (
    <a
      href={to}
      aria-label={name}
      className={`flex min-h-12 flex-col items-center justify-center rounded-md border -outline-offset-2 ${tones[tone]}`}
    >
      {pages === 0 ? (
        "+"
      ) : (
        <>
          <span className="font-bold">
            {formatCount(pages)}
            {isCrowded && " ▲"}
          </span>
          <span className="text-xs">
            {score === null ? "sem nota" : `nota ${score}`}
            {isWeak && " ▼"}
          </span>
        </>
      )}
    </a>
  );
}
