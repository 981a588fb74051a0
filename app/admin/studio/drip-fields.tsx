import { weekdayNames } from "#content/words/publishing-words.ts";
import { dripLimits } from "#domain/publishing.ts";
import { Field, FieldFrame, toInputProps } from "../parts/field.tsx";
import { styles } from "../parts/styles.ts";
import type { FormField } from "../parts/use-panel-form.ts";

type DripFieldsProps = {
  fields: Record<"perDay" | "weekdays" | "fromHour" | "toHour" | "firstDay", FormField>;
  today: string;
};

/** Monday to Saturday. */
const usualDays = ["1", "2", "3", "4", "5", "6"];
const hours = Array.from({ length: 25 }, (_, hour) => String(hour));

/** So many a day, on these days, between these hours. */
export function DripFields({ fields, today }: DripFieldsProps) {
  const { initialValue, errors, errorId } = fields.weekdays;
  const chosen = initialValue === undefined ? usualDays : [initialValue].flat();
  return (
    <div className="space-y-4 rounded-lg border border-line bg-paper p-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          field={fields.perDay}
          label="Páginas por dia"
          type="number"
          min={1}
          max={dripLimits.perDay}
          required={false}
        />
        <Field field={fields.firstDay} label="Primeiro dia" type="date" min={today} required={false} />
        <HourField field={fields.fromHour} label="Das" hours={hours.slice(0, 24)} />
        <HourField field={fields.toHour} label="Até as" hours={hours.slice(1)} />
      </div>
      <fieldset aria-describedby={errors ? errorId : undefined} className="space-y-1">
        <legend className="font-medium">Dias da semana</legend>
        <div className="flex flex-wrap gap-x-4">
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="weekdays"
                value={day}
                defaultChecked={chosen.includes(String(day))}
                className="size-5 accent-brand"
              />
              {weekdayNames[day]}
            </label>
          ))}
        </div>
        {errors && (
          <p id={errorId} role="alert" className="text-sm font-medium text-danger">
            {errors.join(" ")}
          </p>
        )}
      </fieldset>
      <p className="text-sm text-soft-ink">
        No horário de São Paulo. O que fica como rascunho não entra na conta e espera por você.
      </p>
    </div>
  );
}

function HourField({ field, label, hours }: { field: FormField; label: string; hours: string[] }) {
  return (
    <FieldFrame field={field} label={label}>
      <select className={styles.input} {...toInputProps(field)}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hour}h
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
