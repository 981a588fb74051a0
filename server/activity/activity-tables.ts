import type { Timestamp } from "../database/columns.ts";

type ActivityTable = {
  id: string;
  at: Timestamp;
  /** Null for a command on the server itself. */
  account_id: string | null;
  /** As it was then. */
  account_name: string;
  action: string;
  /** JSON. */
  details: string;
};

export type ActivityTables = { activity: ActivityTable };
