import { Link } from "react-router";
import type { RateOrder } from "../../../domain/contact-figures.ts";
import { look } from "../parts/look.ts";
import { FiguresTable } from "./as-table.tsx";
import { PageName } from "./page-name.tsx";
import type { ContactScreen } from "./screen-of.ts";
import { formatCount, formatRate } from "./words.ts";

const orders: { order: RateOrder; word: string; label: string }[] = [
  { order: "contacts", word: "contatos", label: "Mais contatos" },
  { order: "views", word: "visitas", label: "Mais visitas" },
  { order: "rate", word: "taxa", label: "Maior taxa" },
];

/** The address says the order in Portuguese. */
export function orderOf(word: string | null): RateOrder {
  return orders.find((known) => known.word === word)?.order ?? "contacts";
}

type RateCardProps = { rates: ContactScreen["rates"]; order: RateOrder; query: string };

export function RateCard({ rates, order, query }: RateCardProps) {
  const best = Math.max(Number.MIN_VALUE, ...rates.map(({ rate }) => rate ?? 0));
  return (
    <section id="taxa" aria-labelledby="rates" className={`scroll-mt-4 space-y-3 ${look.card}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="rates" className="text-lg font-bold">
            Taxa por página
          </h2>
          <p className="text-sm text-soft-ink">De cada 100 visitas à página, quantas viram contato.</p>
        </div>
        <nav aria-label="Ordem das páginas" className="flex flex-wrap gap-x-4">
          {orders.map((known) => (
            <Link
              key={known.word}
              to={`?${query}&ordem=${known.word}#taxa`}
              preventScrollReset
              aria-current={known.order === order ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-sm text-brand underline underline-offset-4 aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {known.label}
            </Link>
          ))}
        </nav>
      </div>
      {rates.length === 0 ? (
        <p className="text-soft-ink">Nenhuma visita neste período.</p>
      ) : (
        <FiguresTable
          caption="Taxa por página"
          rows={rates}
          keyOf={({ label }) => label}
          columns={[
            { name: "Página", read: ({ label, href }) => <PageName label={label} href={href} /> },
            { name: "Visitas", read: ({ views }) => formatCount(views) },
            { name: "Contatos", read: ({ contacts }) => formatCount(contacts) },
            { name: "Taxa", read: ({ rate }) => <Rate rate={rate} best={best} /> },
          ]}
        />
      )}
    </section>
  );
}

function Rate({ rate, best }: { rate: number | null; best: number }) {
  return (
    <span className="flex items-center justify-end gap-3">
      <svg aria-hidden="true" className="hidden h-2 w-32 overflow-hidden rounded-full bg-paper sm:block">
        <rect className="fill-brand" width={`${(100 * (rate ?? 0)) / best}%`} height="100%" rx="4" />
      </svg>
      <span className="min-w-12 font-semibold">{formatRate(rate)}</span>
    </span>
  );
}
