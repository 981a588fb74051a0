import { Form, Link } from "react-router";
import type { Day } from "#domain/business-day.ts";
import { type ChosenPeriod, firstDay, offeredDays } from "#domain/contact-period.ts";
import { Field } from "../parts/field.tsx";
import { look } from "../parts/look.ts";

type PeriodPickerProps = { chosen: ChosenPeriod; today: Day; problem: string | null };

const problemId = "period-problem";

/** Links and a form that reads: the period stands in the address and can be kept or sent. */
export function PeriodPicker({ chosen: { days, period, typed, problem: code }, today, problem }: PeriodPickerProps) {
  const shown = code ? typed : period;
  return (
    <section
      aria-label="Período"
      className={`flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between ${look.card}`}
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
        className="grid items-end gap-3 min-[26rem]:grid-cols-2 sm:grid-cols-[11rem_11rem_auto]"
      >
        {problem && (
          <p
            id={problemId}
            role="alert"
            className="col-span-full rounded-lg border border-danger bg-danger-pale px-3 py-2 text-danger"
          >
            {problem}
          </p>
        )}
        <Field
          label="De"
          name="de"
          type="date"
          defaultValue={shown.from}
          min={firstDay}
          max={today}
          problemId={problem ? problemId : undefined}
        />
        <Field
          label="Até"
          name="ate"
          type="date"
          defaultValue={shown.to}
          min={firstDay}
          max={today}
          problemId={problem ? problemId : undefined}
        />
        <button type="submit" className={`col-span-full sm:col-span-1 ${look.quiet}`}>
          Ver período
        </button>
      </Form>
    </section>
  );
}
