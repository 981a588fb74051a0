import type { FactSection } from "#domain/facts/facts.ts";
import type { Timestamp } from "../database/columns.ts";

type FactChangesTable = {
  /** Sorts by when it was made. */
  id: string;
  section: FactSection;
  /** JSON, as the schema of the section gave it out. */
  value: string;
  saved_at: Timestamp;
  /** The name of who saved it. */
  saved_by: string;
};

export type FactTables = { fact_changes: FactChangesTable };
