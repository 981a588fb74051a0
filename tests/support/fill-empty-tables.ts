import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** Names of the tables that hold rows of the shop, as SQLite itself lists them. */
export function listTables(database: DatabaseSync): string[] {
  const rows = database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'")
    .all();
  return rows.map(({ name }) => String(name)).toSorted();
}

/** A row in each table that has none, so that no table can be forgotten unnoticed. */
export function fillEmptyTables(database: DatabaseSync): void {
  database.exec("pragma foreign_keys = off");
  for (const table of listTables(database)) {
    if (database.prepare(`select 1 from "${table}" limit 1`).get()) continue;
    const parents = new Map(
      database
        .prepare("select * from pragma_foreign_key_list(?)")
        .all(table)
        .map((key) => [String(key.from), key]),
    );
    const columns = database.prepare("select name, type from pragma_table_info(?)").all(table);
    const values = columns.map(({ name, type }): SQLInputValue => {
      const parent = parents.get(String(name));
      if (parent) return findAny(database, String(parent.table), String(parent.to));
      // A date is a text too, here.
      return /int/i.test(String(type)) ? 1 : "2026-11-16T12:00:00.000Z";
    });
    const names = columns.map(({ name }) => `"${name}"`).join();
    database.prepare(`insert into "${table}" (${names}) values (${values.map(() => "?").join()})`).run(...values);
  }
}

function findAny(database: DatabaseSync, table: string, column: string): SQLInputValue {
  return database.prepare(`select "${column}" as value from "${table}" limit 1`).get()?.value ?? null;
}
