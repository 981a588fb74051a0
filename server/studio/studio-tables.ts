import type { ColumnType, Generated } from "kysely";
import type { Timestamp } from "../database/columns.ts";

type StudioSheetsTable = {
  id: string;
  account_id: string;
  name: string;
  row_count: number;
  /** As JSON; see SheetOptions. */
  options: string;
  version: Generated<number>;
  /** The run that was started with it. */
  run_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
};

/** Many rows in one, as JSON: the number of each and its cells. */
type StudioRowsTable = { sheet_id: string; part: number; rows: string };

type StudioFixesTable = { sheet_id: string; line: number; title: string | null; is_left_out: Generated<number> };

export type StudioTables = {
  studio_sheets: StudioSheetsTable;
  studio_rows: StudioRowsTable;
  studio_fixes: StudioFixesTable;
};
