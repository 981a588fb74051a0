import { type Kysely, sql } from "kysely";
import type { Engine } from "./database.ts";

/** What a value is, whichever engine keeps it: both write some of them in a way of their own. */
type Kind = "instant" | "flag" | "number" | "big" | "bytes" | "text";

export type Column = { name: string; kind: Kind; isIdentity: boolean };

export type Table = { name: string; columns: Column[] };

/** `isDerived`: a search index of SQLite, which triggers keep; the tables that it is made of are not listed. */
export type FoundTable = { name: string; isDerived: boolean };

// biome-ignore lint/suspicious/noExplicitAny: any connection, whatever tables it knows.
export type Connection = Kysely<any>;

/** Every table there is, in the order of their names: of PostgreSQL those of the schema that we write to. */
export async function findTables(db: Connection, engine: Engine): Promise<FoundTable[]> {
  const query =
    engine === "sqlite"
      ? sql<{ name: string; type: string }>`select name, type from pragma_table_list
          where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\\_%' escape '\\' order by name`
      : sql<{ name: string; type: string }>`select relname as name, 'table' as type from pg_class
          where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname collate "C"`;
  const { rows } = await query.execute(db);
  return rows.map(({ name, type }) => ({ name, isDerived: type !== "table" }));
}

/** Those that can be written to. */
export async function findColumnNames(db: Connection, engine: Engine, table: string): Promise<string[]> {
  if (engine === "postgres") return (await findColumns(db, table)).map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_xinfo(${table}) where hidden = 0`.execute(db);
  return rows.map(({ name }) => name);
}

const kinds: Record<string, Kind> = {
  "timestamp with time zone": "instant",
  "timestamp without time zone": "instant",
  boolean: "flag",
  smallint: "number",
  integer: "number",
  real: "number",
  "double precision": "number",
  bigint: "big",
  bytea: "bytes",
};

/**
 * PostgreSQL is asked, since its types say what a value is; SQLite's only hint at it. Words to search for are left out:
 * each engine keeps them its own way and reads them anew.
 */
export async function findColumns(db: Connection, table: string): Promise<Column[]> {
  const { rows } = await sql<{ name: string; type: string; is_identity: boolean }>`
    select column_name as name, data_type as type,
      is_identity = 'YES' or coalesce(column_default, '') like 'nextval(%' as is_identity
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and data_type <> 'tsvector'
    order by column_name collate "C"`.execute(db);
  return rows.map(({ name, type, is_identity }) => ({ name, kind: kinds[type] ?? "text", isIdentity: is_identity }));
}
