import type { Timestamp } from "../database/columns.ts";

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

export type ContactTables = {
  contacts: ContactsTable;
  contact_days: ContactDaysTable;
  page_views_days: PageViewsDaysTable;
};
