import { Form, Link } from "react-router";
import { type Day, isDay } from "#domain/business-day.ts";
import { type ChosenPeriod, firstDay, offeredDays } from "#domain/contact-period.ts";
import type { PeriodError } from "#domain/errors.ts";
import { Field } from "../parts/field.tsx";
import { styles } from "../parts/styles.ts";
import type { FormField } from "../parts/use-panel-form.ts";

type PeriodPickerProps = { chosen: ChosenPeriod; today: Day; problem: string | null };

type PeriodField = "de" | "ate";

function findWrongField(code: PeriodError, { from }: ChosenPeriod["typed"]): PeriodField {
  if (code === "period-incomplete" || code === "period-not-a-day") return isDay(from) ? "ate" : "de";
  return code === "period-in-future" ? "ate" : "de";
}

/** Links and a form that reads: the period stands in the address and can be kept or sent. */
export function PeriodPicker({ chosen: { days, period, typed, problem: code }, today, problem }: PeriodPickerProps) {
  const shown = code ? typed : period;
  const wrong = code && findWrongField(code, typed);
  const toField = (name: PeriodField, initialValue: string): FormField => ({
    id: `period-${name}`,
    name,
    initialValue,
    errorId: `period-${name}-error`,
    errors: problem && name === wrong ? [problem] : [],
  });
  return (
    <section
      aria-label="Período"
      className={`flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between ${styles.card}`}
    >
      <nav aria-label="Períodos prontos">
        <ul className="grid grid-cols-4 overflow-hidden rounded-lg border border-line sm:inline-grid">
          {offeredDays.map((count) => (
            <li key={count} className="not-first:border-l not-first:border-line">
              <Link
                to={`?dias=${count}`}
                preventScrollReset
                aria-current={count === days && !code ? "true" : undefined}
                className="flex min-h-11 items-center justify-center px-2 font-medium -outline-offset-3 whitespace-nowrap hover:bg-paper aria-[current]:bg-brand aria-[current]:text-white aria-[current]:outline-white sm:px-5"
              >
                {count === 1 ? "Hoje" : `${count} dias`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={`${shown.from} ${shown.to}`}
        method="get"
        preventScrollReset
        aria-label="Período próprio"
        className="grid items-start gap-3 min-[26rem]:grid-cols-2 sm:grid-cols-[11rem_11rem_auto]"
      >
        <Field label="De" field={toField("de", shown.from)} type="date" min={firstDay} max={today} />
        <Field label="Até" field={toField("ate", shown.to)} type="date" min={firstDay} max={today} />
        <button type="submit" className={`col-span-full sm:col-span-1 sm:mt-7 ${styles.quiet}`}>
          Ver período
        </button>
      </Form>
    </section>
  );
}
