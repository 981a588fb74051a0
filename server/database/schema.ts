import type { ColumnType, Generated } from "kysely";
import type { RunItemState, RunKind, RunState } from "../../domain/runs.ts";

/** ISO text in SQLite, a Date from PostgreSQL; repositories give out Dates. */
export type Timestamp = ColumnType<string | Date, string, string>;

/** A number from SQLite, text from PostgreSQL; repositories give out numbers. */
export type Big = ColumnType<number | string, number, number>;

type GeneratedPagesTable = {
  id: string;
  title: string;
  slug: string;
  content: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  seq: Big;
  search_text: string;
  /** Slug of the place that the title names, or "". */
  place: string;
  words: number;
  signature: string | null;
  similarity: number | null;
  similar_to: ColumnType<number | string | null, number | null, number | null>;
};

type PageDaysTable = { day: string; pages: number; words: Big };

/** Slugs whose page was deleted and has not come back. */
type DeletedPagesTable = { slug: string; deleted_at: Timestamp };

type PageBandsTable = { band: Big; seq: Big };

type RunsTable = {
  id: string;
  kind: RunKind;
  state: RunState;
  description: string;
  creativity: number;
  total: number;
  created: Generated<number>;
  failed: Generated<number>;
  worked_ms: ColumnType<number | string, number | undefined, number>;
  lease_owner: string | null;
  lease_until: ColumnType<number | string, number | undefined, number>;
  created_at: Timestamp;
  finished_at: ColumnType<string | Date | null, string | null, string | null>;
};

type RunItemsTable = {
  run_id: string;
  position: number;
  title: string;
  slug: string;
  state: RunItemState;
  reason: string | null;
};

type SettingsTable = { name: string; value: string; updated_at: Timestamp };

export type Tables = {
  generated_pages: GeneratedPagesTable;
  page_days: PageDaysTable;
  deleted_pages: DeletedPagesTable;
  page_bands: PageBandsTable;
  runs: RunsTable;
  run_items: RunItemsTable;
  settings: SettingsTable;
};
