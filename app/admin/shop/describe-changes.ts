import type { FieldSpec } from "#content/words/section-fields.ts";
import { weekdayNames } from "#content/words/setting-parts.ts";
import { type FormValue, toFormValue } from "./to-default.ts";

export type Change = { label: string; before: string; after: string };

const nothing = "em branco";
const unlisted = "fora da lista";

type Row = Record<string, unknown>;

/** As a person would say it: a price with its currency, hours with their unit. */
function tell(spec: FieldSpec, value: unknown): string {
  if (spec.kind === "tick") return value === true ? "sim" : "não";
  if (spec.kind === "group") return tellParts(spec.fields.filter(isFilled(value)), value) || nothing;
  const text = tellValue(toFormValue(spec, value));
  if (spec.kind !== "text" || !spec.suffix || text === nothing) return text;
  return spec.suffix === "R$" ? `R$\u00a0${text}` : `${text} ${spec.suffix}`;
}

function tellValue(value: FormValue): string {
  if (value === undefined || value === "") return nothing;
  if (typeof value === "string") return value;
  const parts = Object.values(value).map(tellValue);
  return parts.filter((part) => part !== nothing).join(", ") || nothing;
}

function tellParts(fields: readonly FieldSpec[], value: unknown): string {
  return fields.map((field) => `${field.label}: ${tell(field, (value as Row)[field.name])}`).join(", ");
}

function isFilled(value: unknown) {
  return (field: FieldSpec): boolean => {
    const part = (value as Row | null)?.[field.name];
    return field.kind === "tick" ? part === true : field.kind !== "hidden" && tell(field, part) !== nothing;
  };
}

/** What reads differently between two states of a section, in the words of its form. */
export function describeChanges(
  specs: readonly FieldSpec[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Change[] {
  return specs.flatMap((spec) => {
    const { name, label } = spec;
    if (spec.kind === "hidden" || JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    if (spec.kind === "week") return describeDays(before[name], after[name]);
    if (spec.kind === "list") return describeRows(spec, toRows(before[name]), toRows(after[name]));
    if (spec.kind === "area") return describeCities(label, toRows(before[name]), toRows(after[name]));
    return [{ label, before: tell(spec, before[name]), after: tell(spec, after[name]) }];
  });
}

const worded = new Set<FieldSpec["kind"]>(["text", "long", "lines", "tick", "week"]);

/** Whether a field's value is what the owner typed; a photo or a choice is kept under a name that says nothing to her. */
export function isWorded(spec: FieldSpec): boolean {
  if (spec.kind === "group" || spec.kind === "list") {
    return spec.fields.every((field) => field.kind === "hidden" || isWorded(field));
  }
  return worded.has(spec.kind);
}

type Day = { isOpen: boolean; opens: string; closes: string };

/** Day by day: nobody compares two weeks. */
function describeDays(before: unknown, after: unknown): Change[] {
  const [old, now] = [before, after].map((week) => (Array.isArray(week) ? (week as Day[]) : []));
  const tellDay = (day: Day | undefined) => (day?.isOpen ? `${day.opens} às ${day.closes}` : "fechado");
  return weekdayNames
    .map((label, at) => ({ label, before: tellDay(old?.[at]), after: tellDay(now?.[at]) }))
    .filter((day) => day.before !== day.after);
}

const toRows = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** Row by row, and of a row that stays only what differs. */
function describeRows(spec: FieldSpec & { kind: "list" }, before: readonly Row[], after: readonly Row[]): Change[] {
  const fields = spec.fields.filter(({ kind }) => kind !== "hidden");
  const [first, ...others] = fields;
  if (!first) return [];
  const nameRow = (row: Row) => (isFilled(row)(first) ? tell(first, row[first.name]) : spec.item);
  const tellRow = (row: Row | undefined) =>
    row ? tellParts(others.filter(isFilled(row)), row) || "na lista" : unlisted;
  const [old, now] = [before, after].map((rows) => keyRows(rows, nameRow));
  const changes = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((key) => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const label = nameRow(is ?? was ?? {});
    if (!was || !is) return [{ label, before: tellRow(was), after: tellRow(is) }];
    const differing = fields.filter(({ name }) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    return differing.length > 0 ? [{ label, before: tellParts(differing, was), after: tellParts(differing, is) }] : [];
  });
  return changes.length > 0 ? changes : [{ label: spec.label, before: "outra ordem", after: "nova ordem" }];
}

/** By what tells a row from the others: its id, or what it is called. */
function keyRows(rows: readonly Row[], nameRow: (row: Row) => string): Map<string, Row> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const key = String(row.id || nameRow(row));
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key} ${count}`, row];
    }),
  );
}

function describeCities(label: string, before: readonly Row[], after: readonly Row[]): Change[] {
  const [old, now] = [before, after].map((rows) => rows.map(({ slug }) => String(slug)));
  const gone = old?.filter((slug) => !now?.includes(slug)) ?? [];
  const come = now?.filter((slug) => !old?.includes(slug)) ?? [];
  if (gone.length + come.length === 0) return [{ label, before: "outra ordem", after: "nova ordem" }];
  return [{ label, before: gone.join(" | ") || nothing, after: come.join(" | ") || nothing }];
}
