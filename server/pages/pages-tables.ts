import type { ColumnType, Generated } from "kysely";
import type { IssueReason } from "#domain/page-issues.ts";
import type { PageState, SavedHow } from "#domain/page-life.ts";
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
  /** Where it is in its life; see PageState. Only a published one has `is_published`. */
  state: Generated<PageState>;
  /** Of a scheduled page. */
  publish_at: ColumnType<string | Date | null, string | null | undefined, string | null>;
  /** The run that made it. */
  run_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Grows with every change of what it says. */
  version: Generated<number>;
  /** What a person wrote for the search result and for shared links; "" where it is made from the text. */
  description: Generated<string>;
  share_text: Generated<string>;
  /** A person chose the place, whatever the title names. */
  is_place_chosen: Generated<number>;
  /** A person keeps it out of search engines. */
  is_kept_out: Generated<number>;
  /** How, by whom and why it was last changed; "" for a page that is as it was made. */
  saved_how: Generated<SavedHow>;
  saved_by: Generated<string>;
  save_reason: Generated<string>;
};

/** What a page was, before it was changed. */
type PageRevisionsTable = {
  page_id: string;
  version: number;
  title: string;
  slug: string;
  content: string;
  description: string;
  share_text: string;
  place: string;
  is_place_chosen: number;
  saved_how: SavedHow;
  saved_by: string;
  save_reason: string;
  saved_at: Timestamp;
};

/** What somebody has typed into the editor and not saved. */
type PageDraftsTable = {
  page_id: string;
  account_id: string;
  account_name: string;
  /** The version of the page that it was typed into. */
  based_on: number;
  /** As JSON. */
  fields: string;
  saved_at: Timestamp;
};

type BinnedPagesTable = {
  id: string;
  title: string;
  slug: string;
  search_text: string;
  /** The row as it was, as JSON. */
  row: string;
  binned_at: Timestamp;
  binned_by: string;
};

type PageDaysTable = { day: string; pages: number; words: Big; indexable: Generated<number> };

/** Slugs whose page was deleted and has not come back. */
type DeletedPagesTable = { slug: string; deleted_at: Timestamp };

type PageBandsTable = { band: Big; seq: Big };

/** A filter of the list that somebody keeps under a name. */
type PageFiltersTable = { id: string; account_id: string; name: string; query: string; created_at: Timestamp };
/** What the last check found of a page, and when the next is due. */
type PageQualityTable = {
  page_id: string;
  due_at: Timestamp;
  /** Id of the concept that it is mainly about, or "". */
  concept: Generated<string>;
  place: Generated<string>;
  score: ColumnType<number | null, number | null | undefined, number | null>;
  is_public: Generated<number>;
  /** Of all its issues together; 0 when nothing is to be done. */
  weight: Generated<number>;
};

/** What is to be done about a page; see PageIssue. */
type PageIssuesTable = {
  page_id: string;
  reason: IssueReason;
  weight: number;
  /** The `weight` of the page. */
  total: number;
  detail: string;
  other_id: string | null;
};

/** Reasons that somebody wants to leave as they are, until the page changes. */
type PageDismissalsTable = {
  page_id: string;
  reason: IssueReason;
  version: number;
  dismissed_by: string;
  dismissed_at: Timestamp;
};

/** Links from the text of one generated page to another. */
type PageLinksTable = { page_id: string; to_slug: string };

export type PageTables = {
  generated_pages: GeneratedPagesTable;
  page_days: PageDaysTable;
  deleted_pages: DeletedPagesTable;
  page_bands: PageBandsTable;
  page_revisions: PageRevisionsTable;
  page_drafts: PageDraftsTable;
  binned_pages: BinnedPagesTable;
  page_filters: PageFiltersTable;
  page_quality: PageQualityTable;
  page_issues: PageIssuesTable;
  page_dismissals: PageDismissalsTable;
  page_links: PageLinksTable;
};
