import { z } from "zod";
import { getPlaceBySlug } from "#content/places/places.ts";
import { noPlace } from "#content/words/exchange-words.ts";
import { toStateCell } from "#content/words/page-state-words.ts";
import { DomainError } from "#domain/errors.ts";
import type { PageColumn } from "#domain/exchange/exchange.ts";
import { fromLocalTime } from "#domain/local-time.ts";
import { type PageFields, type PageState, pageStates } from "#domain/page-life.ts";
import { generatedPagesRoot } from "#domain/pages.ts";
import { plainLetters } from "#domain/search-text.ts";
import { toSlug } from "#domain/slug.ts";
import { withoutGuard } from "../security/csv.ts";
import type { Cells } from "./read-import.ts";

/** What a line wants of a page; what is missing stays as it is. */
export const pageWish = z.object({
  fields: z
    .object({
      title: z.string(),
      slug: z.string(),
      content: z.string(),
      description: z.string(),
      shareText: z.string(),
      chosenPlace: z.string().nullable(),
    } satisfies Record<keyof PageFields, z.ZodType>)
    .partial(),
  state: z.enum(pageStates).optional(),
  publishAt: z.string().optional(),
  isKeptOut: z.boolean().optional(),
});
export type PageWish = z.infer<typeof pageWish>;

/** From the cells of these columns. Throws a DomainError for a cell that is not understood. */
export function readPageWish(cells: Cells, columns: ReadonlySet<PageColumn>): PageWish {
  const read = (column: PageColumn) => withoutGuard(cells[column] ?? "");
  const wish: PageWish = { fields: {} };
  for (const column of ["title", "content", "description", "shareText"] as const) {
    if (columns.has(column)) wish.fields[column] = read(column);
  }
  if (columns.has("slug")) wish.fields.slug = readSlug(read("slug"));
  if (columns.has("place")) wish.fields.chosenPlace = readPlace(read("place"));
  if (columns.has("keptOut")) wish.isKeptOut = readYesNo(read("keptOut"));
  if (columns.has("state") && read("state") !== "") wish.state = readState(read("state"));
  if (columns.has("publishAt") && read("publishAt") !== "") wish.publishAt = readTime(read("publishAt")).toISOString();
  return wish;
}

/** With or without what stands before it in the address bar. */
export function readSlug(text: string): string {
  const at = text.lastIndexOf(generatedPagesRoot);
  return toSlug(at === -1 ? text : text.slice(at + generatedPagesRoot.length));
}

function readPlace(text: string): string | null {
  if (text === "") return null;
  if (plainLetters(text) === noPlace) return "";
  const slug = toSlug(text);
  if (!getPlaceBySlug(slug)) throw new DomainError("import-place", { found: text.slice(0, 80) });
  return slug;
}

function readState(text: string): PageState {
  const plain = plainLetters(text).replace(/o$/, "a");
  const state = pageStates.find((each) => toStateCell(each).replace(/o$/, "a") === plain);
  if (!state) throw new DomainError("import-state", { found: text.slice(0, 80) });
  return state;
}

function readYesNo(text: string): boolean {
  const plain = plainLetters(text);
  if (["sim", "s", "x", "1", "true", "verdadeiro"].includes(plain)) return true;
  if (["", "nao", "n", "0", "false", "falso"].includes(plain)) return false;
  throw new DomainError("import-yes-no", { found: text.slice(0, 80) });
}

/** "20/11/2026 08:30", "20/11/2026" and "2026-11-20 08:30" on the clock of São Paulo. */
function readTime(text: string): Date {
  const [, day, month, year, hours = "08", minutes = "00"] =
    /^(\d\d?)\/(\d\d?)\/(\d{4})(?:[ T,]+(\d\d?):(\d\d))?/.exec(text) ?? [];
  const typed =
    day && month && year
      ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${hours.padStart(2, "0")}:${minutes}`
      : text.replace(" ", "T").slice(0, 16);
  const date = fromLocalTime(typed);
  if (!date) throw new DomainError("import-date", { found: text.slice(0, 80) });
  return date;
}
