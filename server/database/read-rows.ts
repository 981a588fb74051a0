import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Engine } from "./database.ts";
import type { Column, Connection, Table } from "./table-columns.ts";

/** The same for the same value in either engine. */
export type Value = string | number | boolean | Uint8Array | null;

/** How many rows, and a sum of them that does not ask for their order, which the engines sort in ways of their own. */
export type Extent = { rows: number; sum: string };

const rowsAtOnce = 200;

/** Row by row, so that a shop of any size passes. PostgreSQL needs an open transaction for it. */
export async function* readRows(db: Connection, engine: Engine, { name, columns }: Table): AsyncGenerator<Value[]> {
  const query = db.selectFrom(name).select(columns.map((column) => toSelected(column, engine).as(column.name)));
  const toValues = (row: Record<string, unknown>) => columns.map((column) => toValue(column, row[column.name], name));
  if (engine === "sqlite") {
    for await (const row of query.stream()) yield toValues(row);
    return;
  }
  await sql`declare moved_rows no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(rowsAtOnce)} from moved_rows`.execute(db);
    if (rows.length === 0) break;
    yield* rows.map(toValues);
  }
  await sql`close moved_rows`.execute(db);
}

/** As text what a number of JavaScript, or the driver, would change. */
function toSelected({ name, kind }: Column, engine: Engine) {
  const isText = kind === "big" || (kind === "text" && engine === "postgres");
  return isText ? sql`cast(${sql.ref(name)} as text)` : sql`${sql.ref(name)}`;
}

function toValue({ name, kind }: Column, value: unknown, table: string): Value {
  if (value === null || value === undefined) return null;
  if (kind === "instant") {
    const date = new Date(value as string | Date);
    if (Number.isNaN(date.getTime())) throw new Error(`${table}.${name}: ${String(value)}`);
    return date.toISOString();
  }
  if (kind === "flag") return value === true || Number(value) === 1;
  if (kind === "number") return Number(value);
  if (kind === "bytes") return value as Uint8Array;
  return String(value);
}

export function createExtent() {
  let rows = 0;
  let sum = 0n;
  return {
    add(values: readonly Value[]): void {
      const text = JSON.stringify(values.map((value) => (value instanceof Uint8Array ? toHex(value) : value)));
      rows += 1;
      sum = BigInt.asUintN(128, sum + BigInt(`0x${hash("sha256", text).slice(0, 32)}`));
    },
    get: (): Extent => ({ rows, sum: sum.toString(16) }),
  };
}

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

export async function measureRows(db: Connection, engine: Engine, table: Table): Promise<Extent> {
  const extent = createExtent();
  for await (const values of readRows(db, engine, table)) extent.add(values);
  return extent.get();
}
