import type { Selectable } from "kysely";
import { type GeneratedPage, type PageAddress, type PageSummary, pageOrigins } from "#domain/pages.ts";
import type { PageTables } from "./pages-tables.ts";
import { standingColumns, toStanding } from "./standing-columns.ts";

const lifeColumns = [
  "state",
  "publish_at",
  "run_id",
  "place",
  "is_place_chosen",
  "version",
  "saved_how",
  "saved_by",
  "save_reason",
] as const;
export const pageColumns = [
  "id",
  "seq",
  "title",
  "slug",
  "content",
  "description",
  "share_text",
  "created_at",
  "updated_at",
  "origin",
  ...lifeColumns,
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
  ...lifeColumns,
  ...standingColumns,
] as const;

type Row = Selectable<PageTables["generated_pages"]>;

export function toAddress({ updated_at, ...row }: Pick<Row, "slug" | "title" | "updated_at">): PageAddress {
  return { ...row, updatedAt: new Date(updated_at) };
}

export function toPage(row: Pick<Row, (typeof pageColumns)[number]>): GeneratedPage {
  const { content, description, share_text } = row;
  return { ...toCommon(row), content, description, shareText: share_text };
}

export function toSummary(row: Pick<Row, (typeof summaryColumns)[number]>): PageSummary {
  const { words, similarity, contacts } = row;
  return { ...toCommon(row), words, similarity, contacts };
}

type Common = Pick<Row, (typeof pageColumns)[number] & (typeof summaryColumns)[number]>;

function toCommon(row: Common): Omit<GeneratedPage, "content" | "description" | "shareText"> {
  const { id, title, slug, state, version, publish_at, run_id, saved_how, saved_by, save_reason } = row;
  return {
    id,
    title,
    slug,
    seq: Number(row.seq),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    state,
    publishAt: publish_at === null ? null : new Date(publish_at),
    runId: run_id,
    place: row.place ?? "",
    chosenPlace: row.is_place_chosen === 1 ? (row.place ?? "") : null,
    version,
    lastSave: { how: saved_how, by: saved_by, reason: save_reason },
    origin: pageOrigins.find((known) => known === row.origin) ?? "knowledge",
    standing: toStanding(row),
  };
}
