import { DomainError, isDomainError } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { runLimits } from "#domain/runs.ts";
import {
  guessTemplate,
  nameColumns,
  type SheetOptions,
  type SheetRow,
  sheetLimits,
  toColumnNames,
} from "#domain/sheet/sheet.ts";
import { findTemplateColumns } from "#domain/sheet/template.ts";

/**
 * What a person typed, checked; a DomainError names its field. Where the header changes its meaning, names and title are
 * found anew from the rows.
 */
export function changeOptions(before: SheetOptions, given: SheetOptions, rows: readonly SheetRow[]): SheetOptions {
  const { hasHeader, text, textTemplate } = given;
  const description = given.description.replaceAll("\0", "").trim().slice(0, runLimits.description);
  if (hasHeader !== before.hasHeader) {
    const columns = nameColumns(rows, hasHeader);
    return { hasHeader, columns, titleTemplate: guessTemplate(columns), text, textTemplate, description };
  }
  const columns = toColumnNames(before.columns.map((name, index) => given.columns[index] || name));
  const titleTemplate = followNames(given.titleTemplate.trim(), before.columns, columns);
  const body = followNames(textTemplate, before.columns, columns);
  if (titleTemplate === "") throw new DomainError("template-empty", { field: "titleTemplate" });
  checkTemplate(titleTemplate, columns, { field: "titleTemplate", most: sheetLimits.titleTemplate });
  if (text === "template") {
    if (body.trim() === "") throw new DomainError("text-template-empty", { field: "textTemplate" });
    checkTemplate(body, columns, { field: "textTemplate", most: sheetLimits.textTemplate });
  }
  return {
    hasHeader,
    columns,
    titleTemplate,
    text,
    textTemplate: body.slice(0, sheetLimits.textTemplate),
    description,
  };
}

/** A column that gets another name gets it in the templates too. */
function followNames(template: string, before: readonly string[], after: readonly string[]): string {
  return template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const index = before.indexOf(name.trim());
    return index === -1 ? whole : `{${after[index]}}`;
  });
}

function checkTemplate(template: string, columns: readonly string[], { field, most }: { field: string; most: number }) {
  if (template.length > most) throw new DomainError("template-too-long", { limit: formatNumber(most), field });
  try {
    findTemplateColumns(template, columns);
  } catch (error) {
    throw isDomainError(error) ? new DomainError(error.code, { ...error.details, field }) : error;
  }
}
