import { sql } from "kysely";
import { DomainError } from "#domain/errors.ts";
import { isLeftBehind } from "#domain/moving.ts";
import type { Database, Engine } from "./database.ts";
import { writeInAnyOrder } from "./foreign-keys.ts";
import { createExtent, type Extent, measureRows, readRows } from "./read-rows.ts";
import { type Connection, findColumnNames, findColumns, findTables, type Table } from "./table-columns.ts";
import { createRowWriter } from "./write-rows.ts";

/** Why a table stays: it is one of ours that does not travel, an index that is made anew, or none of ours. */
export type Stays = { name: string; why: "ours" | "derived" | "foreign" };

type Plan = { tables: Table[]; stays: Stays[] };

export type Copied = { name: string } & Extent;

/** One state of the whole database, whatever a server writes to it meanwhile. */
export function withSnapshot<T>({ db, engine }: Database, work: (open: Connection) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const begin = engine === "postgres" ? "begin isolation level repeatable read, read only" : "begin";
    await sql.raw(begin).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** From what is there, not from a list: a table that a later version adds travels too. */
export async function planCopy(source: Connection, from: Engine, target: Database): Promise<Plan> {
  const found = await findTables(source, from);
  const known = new Set((await findTables(target.db, target.engine)).map(({ name }) => name));
  const plan: Plan = { tables: [], stays: [] };
  for (const { name, isDerived } of found) {
    if (isDerived) plan.stays.push({ name, why: "derived" });
    else if (isLeftBehind(name)) plan.stays.push({ name, why: "ours" });
    else if (!known.has(name)) plan.stays.push({ name, why: "foreign" });
    else plan.tables.push(await matchColumns(source, from, target, name));
  }
  return plan;
}

async function matchColumns(source: Connection, from: Engine, target: Database, name: string): Promise<Table> {
  const typed = await findColumns(from === "postgres" ? source : target.db, name);
  const [here, there] = await Promise.all([
    findColumnNames(source, from, name),
    findColumnNames(target.db, target.engine, name),
  ]);
  const missing = here.filter((column) => !there.includes(column));
  if (missing.length > 0) throw new DomainError("move-columns", { table: name, columns: missing.join(", ") });
  return { name, columns: typed.filter((column) => here.includes(column.name)) };
}

type Request = {
  source: Connection;
  from: Engine;
  target: Database;
  tables: readonly Table[];
  /** Told now and then how far a table is. */
  onProgress(table: string, rows: number, total: number): void;
};

const rowsBetweenLines = 2_500;

/** All tables or none. What the target holds of them goes first: migrations may have put rows there. */
export async function copyTables({ source, from, target, tables, onProgress }: Request): Promise<Copied[]> {
  const copied: Copied[] = [];
  await writeInAnyOrder(target, async (open) => {
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(open);
    for (const table of tables) {
      const total = await countRows(source, table.name);
      const extent = createExtent();
      const writer = createRowWriter(open, target.engine, table);
      onProgress(table.name, 0, total);
      let rows = 0;
      for await (const values of readRows(source, from, table)) {
        extent.add(values);
        await writer.add(values);
        rows += 1;
        if (rows % rowsBetweenLines === 0 && rows < total) onProgress(table.name, rows, total);
      }
      await writer.flush();
      copied.push({ name: table.name, ...extent.get() });
    }
    if (target.engine === "postgres") for (const table of tables) await raiseSequences(open, table);
  });
  return copied;
}

async function countRows(db: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number | string }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.rows);
}

/** The next row gets a number that none has. SQLite sees to it by itself. */
async function raiseSequences(db: Connection, { name, columns }: Table): Promise<void> {
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${column.name})::regclass,
      (select coalesce(max(${sql.ref(column.name)}), 0) + 1 from ${sql.table(name)}), false)`.execute(db);
  }
}

/** The first table that is not what was read, or null. Reads all of it again. */
export async function findDifference(
  target: Database,
  tables: readonly Table[],
  copied: readonly Copied[],
): Promise<string | null> {
  return withSnapshot(target, async (open) => {
    for (const table of tables) {
      const { rows, sum } = await measureRows(open, target.engine, table);
      const wanted = copied.find(({ name }) => name === table.name);
      if (rows !== wanted?.rows || sum !== wanted.sum) return table.name;
    }
    return null;
  });
}
