import type { Timestamp } from "../database/columns.ts";

type ErrorsTable = {
  code: string;
  /** The kind of page or the pattern of its address; empty for work in the background. */
  place: string;
  hour: Timestamp;
  count: number;
  last_request_id: string | null;
  last_at: Timestamp;
};

export type ErrorsTables = { errors: ErrorsTable };
