import type { ColumnType, Generated } from "kysely";
import type { BatchItemState, BatchState } from "#domain/batches.ts";
import type { Big, Timestamp } from "../database/columns.ts";

type BatchesTable = {
  id: string;
  action: string;
  /** As JSON; see `batchOptions`. */
  options: string;
  state: BatchState;
  total: number;
  changed: Generated<number>;
  passed_over: Generated<number>;
  undone: Generated<number>;
  account_id: string;
  account_name: string;
  lease_owner: string | null;
  lease_until: ColumnType<Big["__select__"], number | undefined, number>;
  created_at: Timestamp;
  finished_at: ColumnType<string | Date | null, string | null, string | null>;
};

type BatchItemsTable = {
  batch_id: string;
  page_id: string;
  title: string;
  state: BatchItemState;
  /** Why it was passed over, or what taking it back needs to know, as JSON. */
  detail: string | null;
};

export type BatchTables = { batches: BatchesTable; batch_items: BatchItemsTable };
