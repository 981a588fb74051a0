import type { ColumnType, Generated } from "kysely";
import type { Big, Timestamp } from "../database/columns.ts";

type GeneratedPagesTable = {
  id: string;
  title: string;
  slug: string;
  content: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** All that came from this page since it was made. */
  contacts: Generated<number>;
  seq: Big;
  search_text: string;
  /** Slug of the place that the title names, or ""; null until somebody has looked. */
  place: string | null;
  words: number;
  signature: string | null;
  similarity: number | null;
  similar_to: ColumnType<number | string | null, number | null, number | null>;
};

type PageDaysTable = { day: string; pages: number; words: Big };

/** Slugs whose page was deleted and has not come back. */
type DeletedPagesTable = { slug: string; deleted_at: Timestamp };

type PageBandsTable = { band: Big; seq: Big };

export type PageTables = {
  generated_pages: GeneratedPagesTable;
  page_days: PageDaysTable;
  deleted_pages: DeletedPagesTable;
  page_bands: PageBandsTable;
};
