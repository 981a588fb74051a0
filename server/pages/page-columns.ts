import type { Selectable } from "kysely";
import { type GeneratedPage, type PageAddress, type PageOrigin, type PageSummary, pageOrigins } from "#domain/pages.ts";
import type { PageTables } from "./pages-tables.ts";
import { standingColumns, toStanding } from "./standing-columns.ts";

export const pageColumns = [
  "id",
  "seq",
  "title",
  "slug",
  "content",
  "created_at",
  "updated_at",
  "origin",
  ...standingColumns,
] as const;
export const summaryColumns = [
  "id",
  "seq",
  "title",
  "slug",
  "words",
  "similarity",
  "contacts",
  "created_at",
  "updated_at",
  "origin",
  ...standingColumns,
] as const;

type Row = Selectable<PageTables["generated_pages"]>;

export function toAddress({ updated_at, ...row }: Pick<Row, "slug" | "title" | "updated_at">): PageAddress {
  return { ...row, updatedAt: new Date(updated_at) };
}

export function toPage(row: Pick<Row, (typeof pageColumns)[number]>): GeneratedPage {
  const { id, title, slug, content } = row;
  return { id, title, slug, content, ...toDates(row), origin: toOrigin(row), standing: toStanding(row) };
}

export function toSummary(row: Pick<Row, (typeof summaryColumns)[number]>): PageSummary {
  const { id, title, slug, words, similarity, contacts } = row;
  return {
    id,
    title,
    slug,
    words,
    similarity,
    contacts,
    ...toDates(row),
    origin: toOrigin(row),
    standing: toStanding(row),
  };
}

function toOrigin({ origin }: Pick<Row, "origin">): PageOrigin {
  return pageOrigins.find((known) => known === origin) ?? "knowledge";
}

function toDates({ seq, created_at, updated_at }: Pick<Row, "seq" | "created_at" | "updated_at">) {
  return { seq: Number(seq), createdAt: new Date(created_at), updatedAt: new Date(updated_at) };
}
