import type { ColumnType } from "kysely";

/** ISO text in SQLite, a Date from PostgreSQL; repositories give out Dates. */
export type Timestamp = ColumnType<string | Date, string, string>;

type GeneratedPagesTable = {
  id: string;
  title: string;
  slug: string;
  content: string;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type RateLimitsTable = {
  name: string;
  /** A digest of whom it counts: an address, an account, or both. */
  subject: string;
  tries: number;
  /** Milliseconds since 1970; text from PostgreSQL, which has wider integers than JavaScript. */
  ends_at: ColumnType<number | string, number, number>;
};

export type Tables = {
  generated_pages: GeneratedPagesTable;
  rate_limits: RateLimitsTable;
};
