import type { FieldSpec } from "#content/words/section-fields.ts";
import { formatPhone } from "#domain/contact.ts";
import { type HomeSection, homeSections } from "#domain/facts/site-sections.ts";

export type FormValue = string | undefined | FormValue[] | { [name: string]: FormValue };

type Data = Record<string, unknown>;

function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const reais = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function toText(value: unknown, isPrice: boolean): string | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return "on";
  if (typeof value !== "number") return String(value);
  if (!isPrice) return String(value).replace(".", ",");
  return (Number.isInteger(value) ? reais : cents).format(value);
}

/** What a control shows of a stored value. */
export function toFormValue(spec: FieldSpec, value: unknown): FormValue {
  switch (spec.kind) {
    case "group":
      return toFormValues(spec.fields, isData(value) ? value : {});
    case "list":
      return (Array.isArray(value) ? value : []).map((item) => toFormValues(spec.fields, isData(item) ? item : {}));
    case "lines":
      return (Array.isArray(value) ? value : []).join("\n");
    case "cities":
    case "photos":
      return (Array.isArray(value) ? value : []).map(String);
    case "week":
      return (Array.isArray(value) ? value : []).map((day) => ({
        isOpen: toText(day.isOpen, false),
        opens: day.opens,
        closes: day.closes,
      }));
    case "area":
      return undefined;
    case "homeSections":
      return (Array.isArray(value) ? value : homeSections.map((id: HomeSection) => ({ id, isShown: true }))).map(
        ({ id, isShown }) => ({ id, isShown: toText(isShown, false) }),
      );
    case "text":
      if (spec.type === "tel" && typeof value === "string") return formatPhone(value);
      return toText(value, spec.suffix === "R$");
    default:
      return toText(value, false);
  }
}

export function toFormValues(specs: readonly FieldSpec[], data: Data): { [name: string]: FormValue } {
  return Object.fromEntries(specs.map((spec) => [spec.name, toFormValue(spec, data[spec.name])]));
}
