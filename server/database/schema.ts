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

/** Slugs whose page was deleted and has not come back. */
type DeletedPagesTable = {
  slug: string;
  deleted_at: Timestamp;
};

export type Tables = {
  generated_pages: GeneratedPagesTable;
  deleted_pages: DeletedPagesTable;
};
