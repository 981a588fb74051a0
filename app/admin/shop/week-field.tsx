import type { FieldMetadata } from "@conform-to/react";
import { weekdayNames as days } from "#content/words/setting-parts.ts";
import { styles } from "../parts/styles.ts";
import { type AnyField, Errors, Tick, toText } from "./field-parts.tsx";

/** As people count it; the fields keep the calendar's order. */
const shownOrder = [1, 2, 3, 4, 5, 6, 0];

export function WeekField({ label, field }: { label: string; field: AnyField }) {
  const week = (field as FieldMetadata<Record<string, unknown>[], Record<string, unknown>, string[]>).getFieldList();
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-medium">{label}</legend>
      {shownOrder.map((at) => {
        const day = week[at]?.getFieldset();
        if (!day?.isOpen || !day.opens || !day.closes) return null;
        return (
          <div key={days[at]} className="border-b border-line pb-2">
            <div className="sm:flex sm:items-center sm:gap-4">
              <div className="w-32">
                <Tick label={days[at] ?? ""} field={day.isOpen} isFlat />
              </div>
              <div className="flex items-center gap-2">
                <TimeInput label={`${days[at]}: abre às`} field={day.opens} />
                <span>até</span>
                <TimeInput label={`${days[at]}: fecha às`} field={day.closes} />
              </div>
            </div>
            <Errors field={day.opens} />
            <Errors field={day.closes} />
          </div>
        );
      })}
    </fieldset>
  );
}

function TimeInput({ label, field }: { label: string; field: AnyField }) {
  return (
    <input
      type="time"
      aria-label={label}
      aria-invalid={(field.errors?.length ?? 0) > 0 || undefined}
      id={field.id}
      name={field.name}
      defaultValue={toText(field)}
      className={`${styles.input} min-w-0 max-w-32 px-2 sm:px-3`}
    />
  );
}
