import type { ColumnType, Generated } from "kysely";
import type { RunItemState, RunState } from "#domain/runs.ts";
import type { Timestamp } from "../database/columns.ts";
import type { GeneratorKind } from "../generators/generators.ts";

type RunsTable = {
  id: string;
  kind: GeneratorKind;
  state: RunState;
  description: string;
  creativity: number;
  publishes_held: Generated<number>;
  total: number;
  created: Generated<number>;
  failed: Generated<number>;
  /** Their page was there already. */
  existing: Generated<number>;
  /** Kept back as drafts. */
  held: Generated<number>;
  /** As JSON; "" for a run from before there was a choice. */
  publishing: Generated<string>;
  /** The next free place in the line of a run that publishes a few a day. */
  publish_slot: Generated<number>;
  /** What texts are filled into, as JSON; "" where there is none. */
  template: Generated<string>;
  worked_ms: ColumnType<number | string, number | undefined, number>;
  lease_owner: string | null;
  lease_until: ColumnType<number | string, number | undefined, number>;
  created_at: Timestamp;
  finished_at: ColumnType<string | Date | null, string | null, string | null>;
};

type RunItemsTable = {
  run_id: string;
  position: number;
  title: string;
  slug: string;
  state: RunItemState;
  reason: string | null;
  /** The cells of its row as JSON, where the run has a template. */
  fields: ColumnType<string | null, string | null | undefined, string | null>;
};

export type RunTables = { runs: RunsTable; run_items: RunItemsTable };
