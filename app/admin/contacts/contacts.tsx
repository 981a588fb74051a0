import { Download } from "lucide-react";
import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { toSentence } from "#content/words/errors.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { choosePeriod, periodQuery } from "#domain/contact-period.ts";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/contacts";
import { BarCard } from "./bar-card.tsx";
import { toContactsView } from "./contacts-view.ts";
import { DayCard } from "./day-card.tsx";
import { EmptyContacts } from "./empty-contacts.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { RateCard, readRateOrder } from "./rate-card.tsx";
import { SummaryRow } from "./summary-row.tsx";
import { countContacts, describeChange, formatPeriod, nameBefore } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const today = toBusinessDay(new Date());
  const chosen = choosePeriod(query, today);
  const order = readRateOrder(query.get("ordem"));
  const overview = await context.get(servicesContext).contacts.getOverview(chosen.period, order);
  const problem = chosen.problem && toSentence({ code: chosen.problem });
  return data({ today, chosen, order, problem, view: toContactsView(overview) }, { status: problem ? 400 : 200 });
}

export default function Contacts({ loaderData: { today, chosen, order, problem, view } }: Route.ComponentProps) {
  const { period, before, totals, totalsBefore, days, daysBefore, bars, rates } = view;
  const query = periodQuery(chosen);
  const isEmpty = totals.contacts === 0 && totals.views === 0;
  const columns = [
    [
      { title: "Por página", noun: "Página", bars: bars.page },
      { title: "Por lugar", noun: "Lugar", bars: bars.place },
      { title: "Por tipo de página", noun: "Tipo", bars: bars.pageKind },
    ],
    [
      { title: "Por botão", noun: "Botão", bars: bars.button },
      { title: "Por origem", noun: "Origem", bars: bars.source },
      { title: "Por aparelho", noun: "Aparelho", bars: bars.device },
    ],
  ];
  return (
    <>
      <title>Contatos</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-bold text-brand">Contatos</h1>
          <p className="text-soft-ink">Toques no WhatsApp e no telefone, e de onde vieram.</p>
        </div>
        {totals.contacts > 0 && (
          <a href={`/admin/contatos/contatos.csv?${query}`} download className={styles.quiet}>
            <Download aria-hidden="true" className="size-4" />
            Baixar planilha (CSV)
          </a>
        )}
      </div>
      <PeriodPicker chosen={chosen} today={today} problem={problem} />
      {isEmpty ? (
        <EmptyContacts days={chosen.days} />
      ) : (
        <>
          <p role="status" className="text-lg">
            <strong>{countContacts(totals.contacts)}</strong> {period.from === period.to ? "em" : "de"}{" "}
            {formatPeriod(period)}. Em relação a{nameBefore(period)} ({formatPeriod(before)}):{" "}
            {describeChange(totals.contacts, totalsBefore.contacts)}.
            {period.to === today && <span className="text-soft-ink"> O dia de hoje ainda não terminou.</span>}
          </p>
          <SummaryRow totals={totals} before={totalsBefore} />
          <DayCard period={period} before={before} days={days} daysBefore={daysBefore} />
          <p className="text-sm text-soft-ink">“Antes” é o número de contatos n{nameBefore(period)}.</p>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {columns.map((cards) => (
              <div key={cards[0]?.title} className="min-w-0 space-y-6">
                {cards.map((card) => (
                  <BarCard key={card.title} {...card} />
                ))}
              </div>
            ))}
          </div>
          <RateCard rates={rates} order={order} query={query} />
        </>
      )}
    </>
  );
}
