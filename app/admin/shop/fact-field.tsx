import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FieldSpec } from "#content/words/section-fields.ts";
import { joinWords } from "#domain/format.ts";
import { FieldFrame } from "../parts/field.tsx";
import { styles } from "../parts/styles.ts";
import { AreaField } from "./area-field.tsx";
import { type AnyField, type AnyForm, Errors, type Option, type Options, Tick, toText } from "./field-parts.tsx";
import { HomeSectionsField } from "./home-sections-field.tsx";
import { ListField } from "./list-field.tsx";
import { PhotoField } from "./photo-field.tsx";
import { WeekField } from "./week-field.tsx";

type FactFieldProps = {
  spec: FieldSpec;
  field: AnyField | undefined;
  form: AnyForm;
  /** As it is stored, for controls that show more than what is typed. */
  value: unknown;
  options: Options;
};

export function FactField({ spec, field, form, value, options }: FactFieldProps) {
  if (!field) return null;
  switch (spec.kind) {
    case "hidden":
      return <input type="hidden" name={field.name} defaultValue={toText(field)} />;
    case "group":
      return <Group spec={spec} field={field} form={form} options={options} />;
    case "list":
      return (
        <ListField spec={spec} field={field} form={form}>
          {(inner, innerField) => (
            <FactField spec={inner} field={innerField} form={form} value={undefined} options={options} />
          )}
        </ListField>
      );
    case "cities":
      return <CityTicks spec={spec} field={field} cities={options.cities} />;
    case "week":
      return <WeekField label={spec.label} field={field} />;
    case "area":
      return <AreaField field={field} cities={options.cities} value={value} />;
    case "homeSections":
      return <HomeSectionsField label={spec.label} field={field} form={form} />;
    case "tick":
      return <Tick label={spec.label} field={field} />;
    case "photo":
    case "photos":
      return <PhotoField spec={spec} field={field} photos={options.photos} />;
    default:
      return (
        <Framed spec={spec} field={field}>
          <Control spec={spec} field={field} options={options} />
        </Framed>
      );
  }
}

function Framed({ spec, field, children }: { spec: FieldSpec; field: AnyField; children: ReactNode }) {
  return (
    <FieldFrame field={field} label={spec.label} hint={spec.hint}>
      {children}
    </FieldFrame>
  );
}

function toControlProps(field: AnyField, hint: string | undefined) {
  const isWrong = (field.errors?.length ?? 0) > 0;
  const describers = [hint ? `${field.id}-hint` : "", isWrong ? field.errorId : ""].filter(Boolean).join(" ");
  return {
    id: field.id,
    name: field.name,
    defaultValue: toText(field),
    "aria-invalid": isWrong || undefined,
    "aria-describedby": describers || undefined,
  };
}

function Control({ spec, field, options }: { spec: FieldSpec; field: AnyField; options: Options }) {
  const props = toControlProps(field, spec.hint);
  if (spec.kind === "long" || spec.kind === "lines") {
    return <textarea {...props} rows={spec.rows ?? 4} className={`${styles.input} py-2`} />;
  }
  if (spec.kind === "choice") {
    return (
      <select {...props} className={styles.input}>
        <option value="">Escolha</option>
        {findChoices(spec.options, options).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (spec.kind === "colour")
    return <input type="color" {...props} className="block h-11 w-24 rounded-lg border border-line" />;
  if (spec.kind !== "text") return null;
  const input = (
    <input
      type={spec.type ?? "text"}
      inputMode={spec.inputMode}
      {...props}
      className={styles.input}
      autoComplete="off"
    />
  );
  if (spec.suffix === undefined) return input;
  return (
    <div className="flex items-center gap-2">
      {spec.suffix === "R$" && <span aria-hidden="true">R$</span>}
      <div className="w-40">{input}</div>
      {spec.suffix !== "R$" && <span aria-hidden="true">{spec.suffix}</span>}
    </div>
  );
}

const origins: Option[] = [
  { value: "google", label: "Google" },
  { value: "whatsapp", label: "WhatsApp" },
  { value: "form", label: "Formulário do site" },
];

const stars: Option[] = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: count === 1 ? "1 estrela" : `${count} estrelas`,
}));

function findChoices(kind: "places" | "origins" | "stars" | "concepts", options: Options): Option[] {
  if (kind === "origins") return origins;
  if (kind === "stars") return stars;
  return kind === "concepts" ? options.concepts : [...options.cities, ...options.zones];
}

type GroupProps = { spec: FieldSpec & { kind: "group" }; field: AnyField; form: AnyForm; options: Options };

function Group({ spec, field, form, options }: GroupProps) {
  const fields = (field as FieldMetadata<Record<string, unknown>, Record<string, unknown>, string[]>).getFieldset();
  return (
    <fieldset className="space-y-3 rounded-lg border border-line p-4">
      <legend className="px-1 font-medium">{spec.label}</legend>
      {spec.hint && <p className="text-sm text-soft-ink">{spec.hint}</p>}
      <Errors field={field} />
      <div className="flex flex-wrap gap-4">
        {spec.fields.map((inner) => (
          <FactField
            key={inner.name}
            spec={inner}
            field={fields[inner.name]}
            form={form}
            value={undefined}
            options={options}
          />
        ))}
      </div>
    </fieldset>
  );
}

function CityTicks({ spec, field, cities }: { spec: FieldSpec; field: AnyField; cities: Option[] }) {
  const { initialValue } = field;
  const chosen = new Set(Array.isArray(initialValue) ? initialValue : [initialValue]);
  const names = cities.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
  return (
    <fieldset className="w-full space-y-1">
      <legend className="font-medium">{spec.label}</legend>
      <Errors field={field} />
      <details className="rounded-lg border border-line px-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2">
          {names.length === 0 ? "Nenhuma cidade marcada: toque para escolher" : joinWords(names)}
        </summary>
        <div className="grid gap-x-4 pb-3 sm:grid-cols-2 lg:grid-cols-3">
          {cities.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name={field.name}
                value={value}
                defaultChecked={chosen.has(value)}
                className="size-5 shrink-0 accent-brand"
              />
              {label}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
