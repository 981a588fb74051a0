import { Link } from "react-router";
import { sayCount } from "#content/words/say-count.ts";
import type { RateOrder } from "#domain/contact-figures.ts";
import { formatNumber } from "#domain/format-number.ts";
import { styles } from "../parts/styles.ts";
import { Bar } from "./bar.tsx";
import type { ContactsView } from "./contacts-view.ts";
import { DataTable } from "./data-table.tsx";
import { PageName } from "./page-name.tsx";
import { countContacts, formatRate } from "./words.ts";

const ratesDrawn = 10;

const orders: { order: RateOrder; word: string; label: string }[] = [
  { order: "contacts", word: "contatos", label: "Contatos" },
  { order: "views", word: "visitas", label: "Visitas" },
  { order: "rate", word: "taxa", label: "Taxa" },
];

/** The address says the order in Portuguese. */
export function readRateOrder(word: string | null): RateOrder {
  return orders.find((known) => known.word === word)?.order ?? "contacts";
}

type RateCardProps = { rates: ContactsView["rates"]; order: RateOrder; query: string };

export function RateCard({ rates, order, query }: RateCardProps) {
  const best = Math.max(...rates.map(({ rate }) => rate ?? 0));
  return (
    <section id="taxa" aria-labelledby="rates" className={`scroll-mt-4 space-y-4 ${styles.card}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div>
          <h2 id="rates" className="text-lg font-bold">
            Taxa por página
          </h2>
          <p className="text-sm text-soft-ink">De cada 100 visitas à página, quantas viram contato.</p>
        </div>
        <nav aria-label="Ordem das páginas" className="flex flex-wrap items-center gap-x-4">
          <span className="text-sm text-soft-ink">Ordem:</span>
          {orders.map((known) => (
            <Link
              key={known.word}
              to={`?${query}&ordem=${known.word}#taxa`}
              preventScrollReset
              aria-current={known.order === order ? "true" : undefined}
              className="inline-flex min-h-11 min-w-11 items-center text-sm text-brand underline underline-offset-4 aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {known.label}
            </Link>
          ))}
        </nav>
      </div>
      {rates.length === 0 ? (
        <p className="text-soft-ink">Nenhuma visita neste período.</p>
      ) : (
        <>
          <ol className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
            {rates.slice(0, ratesDrawn).map(({ label, href, rate, contacts, views }) => (
              <li key={label} className="space-y-1">
                <div className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">
                    <PageName label={label} href={href} />
                  </span>
                  <strong className="shrink-0 tabular-nums">{formatRate(rate)}</strong>
                </div>
                <Bar share={best > 0 ? (rate ?? 0) / best : 0} />
                <p className="text-sm text-soft-ink">
                  {countContacts(contacts)} em {sayCount(views, "visita", "visitas")}
                </p>
              </li>
            ))}
          </ol>
          <DataTable
            caption="Taxa por página"
            rows={rates}
            getKey={({ label }) => label}
            columns={[
              { name: "Página", read: ({ label, href }) => <PageName label={label} href={href} /> },
              { name: "Visitas", read: ({ views }) => formatNumber(views) },
              { name: "Contatos", read: ({ contacts }) => formatNumber(contacts) },
              { name: "Taxa", read: ({ rate }) => formatRate(rate) },
            ]}
          />
        </>
      )}
    </section>
  );
}
