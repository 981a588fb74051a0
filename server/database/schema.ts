import type { ColumnType, Generated } from "kysely";

/** ISO text in SQLite, a Date from PostgreSQL; repositories give out Dates. */
export type Timestamp = ColumnType<string | Date, string, string>;

type GeneratedPagesTable = {
  id: string;
  title: string;
  slug: string;
  content: string;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** All that came from this page since it was made. */
  contacts: Generated<number>;
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

/** Slugs whose page was deleted and has not come back. */
type DeletedPagesTable = {
  slug: string;
  deleted_at: Timestamp;
};

export type Tables = {
  generated_pages: GeneratedPagesTable;
  deleted_pages: DeletedPagesTable;
  contacts: ContactsTable;
  contact_days: ContactDaysTable;
  page_views_days: PageViewsDaysTable;
};
