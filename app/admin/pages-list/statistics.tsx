import type { ReactNode } from "react";
import { formatNumber } from "#domain/format-number.ts";
import type { PageStatistics } from "#domain/pages.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";

const percent = new Intl.NumberFormat("pt-BR", { style: "percent", maximumFractionDigits: 0 });

export function Statistics({ total, thisWeek, words, worstSimilarity, mostSimilar }: PageStatistics) {
  return (
    <section aria-label="Estatísticas">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Figure name="Total de páginas">{formatNumber(total)}</Figure>
        <Figure name="Criadas nesta semana">{formatNumber(thisWeek)}</Figure>
        <Figure name="Palavras" span="max-lg:col-span-2">
          {formatNumber(words)}
        </Figure>
        <Figure name="Maior semelhança" span="col-span-2">
          {worstSimilarity === null ? "–" : percent.format(worstSimilarity)}
          {mostSimilar.length === 2 && (
            <ul className="mt-1 text-sm font-normal">
              {mostSimilar.map(({ title, slug }) => (
                <li key={slug}>
                  <a
                    href={getGeneratedPagePath(slug)}
                    target="_blank"
                    rel="noreferrer"
                    title={title}
                    className="flex min-h-11 items-center text-brand underline underline-offset-4"
                  >
                    <span className="line-clamp-2 min-w-0 break-words">{title}</span>
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

type FigureProps = { name: string; span?: string; children: ReactNode };

function Figure({ name, span = "", children }: FigureProps) {
  return (
    <div className={`min-w-0 rounded-xl border border-line bg-white p-4 ${span}`}>
      <dt className="text-sm text-soft-ink">{name}</dt>
      <dd className="text-2xl font-bold">{children}</dd>
    </div>
  );
}
