import type { ColumnType, Generated } from "kysely";
import type { RunItemState, RunKind, RunState } from "#domain/runs.ts";

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
  /** All that came from this page since it was made. */
  contacts: Generated<number>;
  seq: Big;
  search_text: string;
  /** Slug of the place that the title names, or "". */
  place: string;
  words: number;
  signature: string | null;
  similarity: number | null;
  similar_to: ColumnType<number | string | null, number | null, number | null>;
};

type RateLimitsTable = {
  name: string;
  /** A digest of whom it counts: an address, an account, or both. */
  subject: string;
  tries: number;
  /** Milliseconds since 1970; text from PostgreSQL, which has wider integers than JavaScript. */
  ends_at: ColumnType<number | string, number, number>;
};

type ContactsTable = {
  id: string;
  at: Timestamp;
  /** In São Paulo. */
  day: string;
  kind: string;
  path: string;
  page_kind: string;
  place: string | null;
  button: string;
  source: string;
  referrer_host: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
  /** 0 or 1. */
  is_ad: number;
  device: string;
};

type ContactDaysTable = {
  dimension: string;
  day: string;
  value: string;
  chats: number;
  phones: number;
};

type PageViewsDaysTable = {
  day: string;
  path: string;
  views: number;
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
  contacts: ContactsTable;
  contact_days: ContactDaysTable;
  page_views_days: PageViewsDaysTable;
  page_bands: PageBandsTable;
  runs: RunsTable;
  run_items: RunItemsTable;
  settings: SettingsTable;
  rate_limits: RateLimitsTable;
};
