import { sql } from "kysely";
import type { Engine } from "./database.ts";
import type { Value } from "./read-rows.ts";
import type { Connection, Table } from "./table-columns.ts";

/** Under the limits of both engines for the values of one statement. */
const valuesAtOnce = 15_000;
const charactersAtOnce = 2_000_000;

/** Takes rows one by one and writes many with a statement. */
export function createRowWriter(db: Connection, engine: Engine, { name, columns }: Table) {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  // Else an identity column would number the rows anew, or refuse them.
  const keepsNumbers = engine === "postgres" && columns.some(({ isIdentity }) => isIdentity);
  const overriding = keepsNumbers ? sql`overriding system value ` : sql``;
  let waiting: Value[][] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const rows = waiting.map((values) => sql`(${sql.join(values.map((value) => toStored(value, engine)))})`);
    waiting = [];
    characters = 0;
    await sql`insert into ${sql.table(name)} (${names}) ${overriding}values ${sql.join(rows)}`.execute(db);
  }

  return {
    async add(values: Value[]): Promise<void> {
      waiting.push(values);
      for (const value of values) if (typeof value === "string") characters += value.length;
      if (waiting.length * columns.length >= valuesAtOnce || characters >= charactersAtOnce) await flush();
    },
    flush,
  };
}

function toStored(value: Value, engine: Engine): Value {
  return engine === "sqlite" && typeof value === "boolean" ? Number(value) : value;
}
