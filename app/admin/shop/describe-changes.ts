import type { FieldSpec } from "#content/words/section-fields.ts";
import { weekdayNames } from "#content/words/setting-parts.ts";
import { type FormValue, toFormValue } from "./to-default.ts";

export type Change = { label: string; before: string; after: string };

const nothing = "em branco";

function tell(value: FormValue): string {
  if (value === undefined || value === "") return nothing;
  if (value === "on") return "sim";
  if (typeof value === "string") return value;
  const parts = Object.values(value)
    .filter((part) => part !== undefined)
    .map(tell)
    .filter((part) => part !== nothing);
  return parts.join(", ") || nothing;
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
    if (spec.kind === "list" || spec.kind === "area") return describeRows(spec, before[name], after[name]);
    return [{ label, before: tell(toFormValue(spec, before[name])), after: tell(toFormValue(spec, after[name])) }];
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

function describeRows(spec: FieldSpec & { kind: "list" | "area" }, before: unknown, after: unknown): Change[] {
  const [old, now] = [before, after].map((rows) => (Array.isArray(rows) ? rows : []));
  const fields = spec.kind === "list" ? spec.fields.filter(({ kind }) => kind !== "hidden") : [];
  const read = (row: unknown) =>
    tell(
      spec.kind === "area"
        ? (row as { slug: string }).slug
        : toFormValue({ ...spec, kind: "group", fields } as FieldSpec, row),
    );
  const [oldRows, newRows] = [(old ?? []).map(read), (now ?? []).map(read)];
  const gone = oldRows.filter((row) => !newRows.includes(row));
  const come = newRows.filter((row) => !oldRows.includes(row));
  if (gone.length + come.length === 0) return [{ label: spec.label, before: "outra ordem", after: "nova ordem" }];
  return [{ label: spec.label, before: gone.join(" | ") || nothing, after: come.join(" | ") || nothing }];
}
