import { useId } from "react";
import { formatNumber } from "#domain/format-number.ts";
import { styles } from "../parts/styles.ts";
import { Bar } from "./bar.tsx";
import type { NamedBar } from "./contacts-view.ts";
import { DataTable } from "./data-table.tsx";
import { PageName } from "./page-name.tsx";

const barsDrawn = 8;

/** Words are HTML and only the bar is drawn, so that nothing shrinks on a phone and every figure can be read aloud. */
export function BarCard({ title, noun, bars }: { title: string; noun: string; bars: readonly NamedBar[] }) {
  const id = useId();
  const longest = Math.max(1, ...bars.map(({ contacts }) => contacts));
  const hasBefore = bars.some(({ before }) => before !== undefined);
  return (
    <section aria-labelledby={id} className={`flex min-w-0 flex-col gap-4 ${styles.card}`}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {bars.length === 0 ? (
        <p className="text-soft-ink">Nenhum contato neste período.</p>
      ) : (
        <>
          <ol className="flex-1 space-y-3">
            {bars.slice(0, barsDrawn).map(({ label, href, contacts, before }) => (
              <li key={label} className="space-y-1">
                <div className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">
                    <PageName label={label} href={href} />
                  </span>
                  <span className="shrink-0 whitespace-nowrap tabular-nums">
                    <strong>{formatNumber(contacts)}</strong>
                    <span className="sr-only"> {contacts === 1 ? "contato" : "contatos"}</span>
                    {before !== undefined && (
                      <span className="text-sm text-soft-ink">, antes {formatNumber(before)}</span>
                    )}
                  </span>
                </div>
                <Bar share={contacts / longest} />
              </li>
            ))}
          </ol>
          <DataTable
            caption={title}
            rows={bars}
            getKey={({ label }) => label}
            columns={[
              { name: noun, read: (bar) => <PageName label={bar.label} href={bar.href} /> },
              { name: "Total", read: ({ contacts }) => formatNumber(contacts) },
              { name: "Conversas", read: ({ chats }) => formatNumber(chats) },
              { name: "Ligações", read: ({ phones }) => formatNumber(phones) },
              ...(hasBefore ? [{ name: "Antes", read: ({ before = 0 }: NamedBar) => formatNumber(before) }] : []),
            ]}
          />
        </>
      )}
    </section>
  );
}
