import type { Period } from "#domain/business-day.ts";
import type { ContactDay } from "#domain/contact-figures.ts";
import { getRate } from "#domain/contact-figures.ts";
import { formatNumber } from "#domain/format-number.ts";
import { styles } from "../parts/styles.ts";
import { BarCard } from "./bar-card.tsx";
import { DataTable } from "./data-table.tsx";
import { DayChart } from "./day-chart.tsx";
import { formatDay, formatPeriod, formatRate } from "./words.ts";

type DayCardProps = { period: Period; before: Period; days: readonly ContactDay[]; daysBefore: readonly ContactDay[] };

export function DayCard({ period, before, days, daysBefore }: DayCardProps) {
  // One day is a point, not a line: it stands beside the day before it.
  if (days.length === 1) {
    const bars = [...days, ...daysBefore].map(({ day, ...counts }) => ({ ...counts, label: formatDay(day) }));
    return <BarCard title="Contatos por dia" noun="Dia" bars={bars} />;
  }
  return (
    <section aria-labelledby="by-day" className={`space-y-3 ${styles.card}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="by-day" className="text-lg font-bold">
          Contatos por dia
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft-ink">
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width="24" height="4">
              <line x2="24" y1="2" y2="2" className="stroke-brand" strokeWidth="3" />
            </svg>
            {formatPeriod(period)}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" width="24" height="4">
              <line x2="24" y1="2" y2="2" className="stroke-soft-ink" strokeWidth="2" strokeDasharray="4 4" />
            </svg>
            {formatPeriod(before)}
          </li>
        </ul>
      </div>
      <DayChart days={days} daysBefore={daysBefore} />
      <DataTable
        caption="Contatos por dia"
        rows={days.map((day, index) => ({ ...day, before: daysBefore[index]?.contacts ?? 0 })).toReversed()}
        getKey={({ day }) => day}
        columns={[
          { name: "Dia", read: ({ day }) => <time dateTime={day}>{formatDay(day)}</time> },
          { name: "Total", read: ({ contacts }) => formatNumber(contacts) },
          { name: "Conversas", read: ({ chats }) => formatNumber(chats) },
          { name: "Ligações", read: ({ phones }) => formatNumber(phones) },
          { name: "Antes", read: (day) => formatNumber(day.before) },
          { name: "Visitas", read: ({ views }) => formatNumber(views) },
          { name: "Taxa", read: ({ contacts, views }) => formatRate(getRate(contacts, views)) },
        ]}
      />
    </section>
  );
}
