import type { ReactNode } from "react";
import type { PageStatistics } from "../../../domain/pages.ts";
import { formatCount } from "../parts/format-count.ts";

const percent = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 0 });

export function Statistics({ total, thisWeek, words, worstSimilarity, mostSimilar }: PageStatistics) {
  return (
    <section aria-label="Estatísticas">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Figure name="Total de páginas">{formatCount(total)}</Figure>
        <Figure name="Criadas nesta semana">{formatCount(thisWeek)}</Figure>
        <Figure name="Palavras">{formatCount(words)}</Figure>
        <Figure name="Maior semelhança" isWide>
          {worstSimilarity === null ? "–" : percent.format(worstSimilarity)}
          {mostSimilar.length === 2 && (
            <ul className="mt-1 text-sm font-normal">
              {mostSimilar.map(({ title, slug }) => (
                <li key={slug}>
                  <a
                    href={`/links-uteis/${slug}`}
                    target="_blank"
                    rel="noreferrer"
                    title={title}
                    className="line-clamp-2 py-1 break-words text-brand underline underline-offset-4"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex min-w-0 flex-col rounded-xl border border-line bg-white p-4 ${isWide ? "col-span-2 max-lg:col-span-2" : "last:col-span-2"}`}
    >
      <dt className="text-sm text-soft-ink">{name}</dt>
      <dd className="text-2xl font-bold">{children}</dd>
    </div>
  );
}
