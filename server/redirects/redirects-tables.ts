import type { ColumnType, Generated } from "kysely";
import type { RedirectKind } from "#domain/redirects.ts";
import type { Timestamp } from "../database/columns.ts";

type RedirectsTable = {
  from_path: string;
  to_path: string;
  kind: RedirectKind;
  /** Name of the person; "" for the server itself. */
  made_by: string;
  created_at: Timestamp;
  hits: Generated<number>;
  last_hit_at: ColumnType<string | Date | null, string | null | undefined, string | null>;
};

export type RedirectTables = { redirects: RedirectsTable };
