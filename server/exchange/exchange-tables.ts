import type { ColumnType } from "kysely";
import type { ExchangeKind } from "#domain/exchange/exchange.ts";
import type { ImportOutcome } from "#domain/exchange/imports.ts";
import type { Timestamp } from "../database/columns.ts";

type ImportsTable = {
  id: string;
  kind: ExchangeKind;
  state: "reading" | "checking" | "checked";
  file_name: string;
  /** As JSON. */
  ignored: string;
  account_id: string;
  account_name: string;
  batch_id: string | null;
  started_at: ColumnType<string | Date | null, string | null, string | null>;
  created_at: Timestamp;
};

type ImportRowsTable = {
  import_id: string;
  line: number;
  outcome: ImportOutcome;
  title: string;
  search_text: string;
  /** What stands in its cells until it is checked, then what it wants; as JSON. */
  wish: string | null;
  /** What it would change, or why it is refused; as JSON. */
  detail: string | null;
};

export type ExchangeTables = { imports: ImportsTable; import_rows: ImportRowsTable };
