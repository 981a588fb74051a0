import type { ColumnType } from "kysely";

/** ISO text in SQLite, a Date from PostgreSQL; repositories give out Dates. */
export type Timestamp = ColumnType<string | Date, string, string>;

/** A number from SQLite, text from PostgreSQL; repositories give out numbers. */
export type Big = ColumnType<number | string, number, number>;
