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
  /** How it stands beside its title; see PageStanding. */
  is_published: Generated<number>;
  hold: ColumnType<string | null, string | null | undefined, string | null>;
  hold_detail: Generated<string>;
  score: ColumnType<number | null, number | null | undefined, number | null>;
  /** Codes, with spaces between. */
  gaps: Generated<string>;
  subject: Generated<string>;
  is_twin: Generated<number>;
  /** What `isIndexable` says, so that lists need not ask it of every row. */
  is_indexable: Generated<number>;
  /** Version of the rules that judged it. */
  judged_by: Generated<number>;
  origin: Generated<string>;
  /** Names of the shop's figures in its text; see `listFigures`. */
  figures: Generated<string>;
};

type PageDaysTable = { day: string; pages: number; words: Big; indexable: Generated<number> };

/** Slugs whose page was deleted and has not come back. */
type DeletedPagesTable = { slug: string; deleted_at: Timestamp };

type PageBandsTable = { band: Big; seq: Big };

export type PageTables = {
  generated_pages: GeneratedPagesTable;
  page_days: PageDaysTable;
  deleted_pages: DeletedPagesTable;
  page_bands: PageBandsTable;
};
