import { labelSetting } from "#content/words/label-setting.ts";
import { findSectionBySlug, sectionWords } from "#content/words/shop-words.ts";
import type { ErrorInfo } from "#domain/errors.ts";
import { type FactSection, type Facts, factSchemas } from "#domain/facts/facts.ts";
import { toSlug } from "#domain/slug.ts";
import { withoutGuard } from "../security/csv.ts";
import type { CheckedRow, StoredCells } from "./imports-repository.ts";
import { saysTheSame } from "./read-import.ts";
import { toSettingRows } from "./setting-cells.ts";
import { toCellText } from "./sheet.ts";

export type ReadSettings = {
  /** Sections that would be another. */
  sections: Partial<Facts>;
  rows: CheckedRow[];
};

type Entry = { line: number; title: string; path: string; value: string };

/** A section is taken as a whole or not at all, by the rules of its own screen. */
export function readSettings(known: Facts, rows: readonly StoredCells[]): ReadSettings {
  const now = new Map(
    toSettingRows(known).map(([section, path, , value]) => [`${section} ${path}`, toCellText(value ?? null)]),
  );
  const bySection = new Map<FactSection, Entry[]>();
  const read: ReadSettings = { sections: {}, rows: [] };
  for (const { line, cells } of rows) {
    const { section: name = "", field: path = "", value = "" } = cells;
    const section = findSection(name);
    const title = section ? labelSetting(section, path) : `${name}: ${path}`;
    if (!section || !isPath(path)) {
      read.rows.push({
        line,
        title,
        outcome: "refused",
        reason: { code: "import-field", details: { name: `${name} ${path}`.trim().slice(0, 120) } },
      });
      continue;
    }
    bySection.set(section, [...(bySection.get(section) ?? []), { line, title, path, value }]);
  }
  for (const [section, entries] of bySection) {
    const wanted = build(known[section], entries);
    const parsed = factSchemas[section].safeParse(wanted);
    const isSame = parsed.success
      ? JSON.stringify(parsed.data) === JSON.stringify(factSchemas[section].safeParse(known[section]).data)
      : entries.every(({ path, value }) => saysTheSame(value, now.get(`${sectionWords[section].slug} ${path}`) ?? ""));
    if (parsed.success && !isSame) Object.assign(read.sections, { [section]: parsed.data });
    for (const { line, title, path, value } of entries) {
      const before = now.get(`${sectionWords[section].slug} ${path}`);
      const wish = { section: sectionWords[section].slug, field: path, value };
      if (before !== undefined && saysTheSame(value, before)) {
        read.rows.push({ line, title, outcome: "same", wish });
        continue;
      }
      const issue = parsed.error?.issues.find((each) => path.startsWith(each.path.join(".")) && each.path.length > 0);
      const reason: ErrorInfo | null = parsed.success
        ? null
        : issue
          ? { code: "import-value", details: { message: issue.message } }
          : { code: "import-section-refused", details: { message: parsed.error.issues[0]?.message ?? "" } };
      // Kept, so that the section is never taken without what was wrong in it.
      if (reason) read.rows.push({ line, title, outcome: "refused", reason, wish });
      else if (isSame) read.rows.push({ line, title, outcome: "same", wish });
      else {
        const change = { column: "value", before: before ?? "", after: withoutGuard(value) };
        read.rows.push({
          line,
          title,
          outcome: before === undefined ? "new" : "changed",
          changes: [change],
          wish,
        });
      }
    }
  }
  return read;
}

/** By its address or its title. */
export function findSection(name: string): FactSection | undefined {
  const slug = toSlug(name);
  const all = Object.keys(sectionWords) as FactSection[];
  return findSectionBySlug(slug) ?? all.find((section) => toSlug(sectionWords[section].title) === slug);
}

function isPath(path: string): boolean {
  return /^[A-Za-z]\w*(\.\w+){0,6}$/.test(path) && !/\b(__proto__|constructor|prototype)\b/.test(path);
}

type Tree = { [name: string]: unknown };

/** What is known, and over it what the file says; a list of the file stands for the whole list. */
function build(known: unknown, entries: readonly Entry[]): unknown {
  const root = structuredClone(known) as Tree;
  const emptied = new Set<string>();
  for (const { path, value } of entries) {
    const names = path.split(".");
    let place = root;
    for (const [at, name] of names.entries()) {
      const here = names.slice(0, at + 1).join(".");
      const next = names[at + 1];
      if (next === undefined) place[name] = readValue(place[name], value);
      else {
        const isList = /^\d+$/.test(next);
        if (isList && !emptied.has(here)) {
          emptied.add(here);
          place[name] = [];
        }
        if (typeof place[name] !== "object" || place[name] === null) place[name] = {};
        place = place[name] as Tree;
      }
    }
  }
  return compact(root);
}

/** Nothing, of a list, is an empty one. */
function readValue(known: unknown, value: string): unknown {
  const text = withoutGuard(value);
  if (text === "") return Array.isArray(known) ? [] : typeof known === "string" ? "" : null;
  return text;
}

/** Rows that were deleted leave no holes. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined).map(compact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, compact(each)]));
}
