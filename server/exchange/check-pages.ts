import { z } from "zod";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { type PageColumn, sheetColumns } from "#domain/exchange/exchange.ts";
import { type ImportChange, showDifference } from "#domain/exchange/imports.ts";
import type { PageFields } from "#domain/page-life.ts";
import { type GeneratedPage, getGeneratedPagePath } from "#domain/pages.ts";
import type { PagesService } from "../pages/pages-service.ts";
import type { RedirectsService } from "../redirects/redirects-service.ts";
import type { CheckedRow, StoredCells } from "./imports-repository.ts";
import { readPageCell } from "./page-cells.ts";
import { type PageWish, pageWish, readPageWish, readSlug } from "./page-wish.ts";
import { type Cells, saysTheSame } from "./read-import.ts";
import { toCellText } from "./sheet.ts";

/** What a line wants, as it is stored until it is done. */
export const pageImport = z.object({
  page: z.object({ id: z.string(), version: z.number() }).nullable(),
  wish: pageWish,
});
export type PageImport = z.infer<typeof pageImport>;

type Parts = {
  pages: Pick<PagesService, "getPages" | "getPagesBySlugs" | "prepareEdit">;
  redirects: Pick<RedirectsService, "getRedirect">;
  between(): Promise<void>;
};

/** What a person may change in a file; the rest is for reading. */
const changeable = sheetColumns.pages.filter((column) => !["code", "score", "createdAt", "updatedAt"].includes(column));

/** What lines of a file would do to pages; nothing is saved. */
export async function checkPages(parts: Parts, rows: readonly StoredCells[]): Promise<CheckedRow[]> {
  const cells = rows.map((row) => row.cells);
  const byId = new Map(
    (await parts.pages.getPages(cells.flatMap(({ code }) => code || []))).map((page) => [page.id, page]),
  );
  const slugs = cells.map((row) => readSlug(row.slug || row.title || ""));
  const bySlug = new Map((await parts.pages.getPagesBySlugs(slugs.filter(Boolean))).map((page) => [page.slug, page]));
  const checked: CheckedRow[] = [];
  for (const [index, { line, title }] of rows.entries()) {
    const row = cells[index] ?? {};
    const slug = slugs[index] ?? "";
    // Who names no page by its code means the one of that address.
    const page = byId.get(row.code ?? "") ?? (row.slug ? bySlug.get(slug) : undefined) ?? null;
    try {
      checked.push({ line, title: title || (page?.title ?? ""), ...(await checkRow(row, page)) });
    } catch (error) {
      if (!isDomainError(error)) throw error;
      const reason = { code: error.code, details: error.details };
      checked.push({ line, title: title || (page?.title ?? ""), outcome: "refused", reason });
    }
    await parts.between();
  }
  return checked;

  async function checkRow(row: Cells, page: GeneratedPage | null): Promise<Omit<CheckedRow, "line" | "title">> {
    if (page) return checkChange(row, page);
    const columns = new Set(changeable.filter((column) => row[column] !== undefined));
    if (!columns.has("title") || row.title === "") throw new DomainError("import-no-title");
    if (!columns.has("content") || row.content === "") throw new DomainError("import-no-text");
    const wish = readPageWish(row, columns);
    const { fields, standing } = parts.pages.prepareEdit({ ...blank, ...wish.fields });
    requireTime(wish, null);
    if (wish.state === "published") requirePublishable(standing);
    await requireFree(fields.slug, null);
    return { outcome: "new", wish: { page: null, wish: { ...wish, fields } } satisfies PageImport };
  }

  async function checkChange(row: Cells, page: GeneratedPage): Promise<Omit<CheckedRow, "line" | "title">> {
    const differing = changeable.filter(
      (column) => row[column] !== undefined && !saysTheSame(row[column], toCellText(readPageCell(page, column))),
    );
    if (differing.length === 0) return { outcome: "same" };
    const wish = readPageWish(row, new Set(differing));
    if (Object.keys(wish.fields).length > 0) {
      const { fields, standing } = parts.pages.prepareEdit({ ...page, ...wish.fields });
      wish.fields = pickChanged(page, fields);
      if ((wish.state ?? page.state) === "published") requirePublishable(standing);
      if (wish.fields.slug !== undefined) await requireFree(wish.fields.slug, page);
    } else if (wish.state === "published") requirePublishable(page.standing);
    if (wish.state === page.state) wish.state = undefined;
    requireTime(wish, page);
    if (wish.isKeptOut === page.standing.isKeptOut) wish.isKeptOut = undefined;
    const changes = describe(page, wish);
    if (changes.length === 0) return { outcome: "same" };
    const stored: PageImport = { page: { id: page.id, version: page.version }, wish };
    return { outcome: "changed", changes, wish: stored };
  }

  /** A page of its own, or nothing that leads elsewhere. */
  async function requireFree(slug: string, page: GeneratedPage | null): Promise<void> {
    const [other] = await parts.pages.getPagesBySlugs([slug]);
    if (other && other.id !== page?.id) throw new DomainError("duplicate-slug", { slug });
    const from = getGeneratedPagePath(slug);
    const to = (await parts.redirects.getRedirect(from))?.to;
    if (to !== undefined && (!page || to !== getGeneratedPagePath(page.slug))) {
      throw new DomainError("address-redirected", { from, to });
    }
  }
}

const blank: PageFields = { title: "", slug: "", content: "", description: "", shareText: "", chosenPlace: null };

/** A date counts for pages that are to come out then. */
function requireTime(wish: PageWish, page: GeneratedPage | null): void {
  const state = wish.state ?? page?.state;
  if (state !== "scheduled") {
    wish.publishAt = undefined;
    return;
  }
  const time = wish.publishAt ?? page?.publishAt?.toISOString();
  if (time === undefined) throw new DomainError("import-no-date");
  if (wish.state === undefined && wish.publishAt === undefined) return;
  if (new Date(time).getTime() <= Date.now()) throw new DomainError("page-in-past");
}

function requirePublishable({ hold, holdDetail }: GeneratedPage["standing"]): void {
  if (hold === "wrong-figure") throw new DomainError("wrong-figure", { found: holdDetail });
}

function pickChanged(page: PageFields, fields: PageFields): Partial<PageFields> {
  const names = Object.keys(blank) as (keyof PageFields)[];
  return Object.fromEntries(names.filter((name) => page[name] !== fields[name]).map((name) => [name, fields[name]]));
}

/** In the words of the file. */
function describe(page: GeneratedPage, { fields, state, publishAt, isKeptOut }: PageWish): ImportChange[] {
  const after: GeneratedPage = {
    ...page,
    ...fields,
    state: state ?? page.state,
    publishAt: publishAt === undefined ? page.publishAt : new Date(publishAt),
    standing: { ...page.standing, isKeptOut: isKeptOut ?? page.standing.isKeptOut },
  };
  return changeable.flatMap((column: PageColumn) => {
    const [old, now] = [page, after].map((each) => toCellText(readPageCell(each, column))) as [string, string];
    return old === now ? [] : [{ column, ...showDifference(old, now) }];
  });
}
