import pg from "pg";
import { copyDatabase, dropDatabase } from "./postgres.ts";

/** A PostgreSQL database of the newest version, without anything that a test left in it. */
export type KeptDatabase = {
  url: string;
  /** Once all that uses it is closed. */
  giveBack(): Promise<void>;
};

type Kept = { url: string; client: pg.Pool; emptying: string; shape: string };

/** Those of this process that nobody uses: making and dropping one for each test takes the server a fifth more processor time. */
const idle: Kept[] = [];

export async function takeDatabase(serverUrl: string, template: string): Promise<KeptDatabase> {
  const kept = idle.pop() ?? (await make(serverUrl, template));
  return {
    url: kept.url,
    async giveBack() {
      if (await isAsItWas(kept)) {
        await kept.client.query(kept.emptying);
        idle.push(kept);
      } else {
        await kept.client.end();
        await dropDatabase(serverUrl, kept.url);
      }
    },
  };
}

async function make(serverUrl: string, template: string): Promise<Kept> {
  const url = await copyDatabase(serverUrl, template);
  // One connection, open until the server stops, which is when the run is over; it keeps no process waiting.
  const client = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // Nobody waits for an answer when the server stops under it; a query that fails still rejects.
  client.on("error", () => {});
  return { url, client, emptying: await prepareEmptying(client), shape: await readShape(client) };
}

/** What migrations have written is kept beside, where only this connection sees it. */
async function prepareEmptying(client: pg.Pool): Promise<string> {
  const tables = await readNames(
    client,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const filled = [];
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount) filled.push({ table, copy: `pg_temp.kept_${filled.length}` });
  }
  for (const { table, copy } of filled) await client.query(`create temporary table ${copy} as table ${table}`);
  const sequences = await readNames(
    client,
    `select format('setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null) as name
     from pg_sequences where schemaname = 'public'`,
  );
  return [
    "begin",
    // Neither triggers nor references: all rows go at once.
    "set local session_replication_role = replica",
    ...tables.map((table) => `delete from ${table}`),
    ...filled.map(({ table, copy }) => `insert into ${table} overriding system value table ${copy}`),
    ...sequences.map((call) => `select ${call}`),
    "commit",
  ].join(";\n");
}

async function readNames(client: pg.Pool, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** Not where a test changed a table itself, or is still connected. */
async function isAsItWas({ client, shape }: Kept): Promise<boolean> {
  const others = "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const { rowCount } = await client.query(others);
  return rowCount === 0 && (await readShape(client)) === shape;
}

/** Which transactions last wrote what the server knows of the tables, and how much that is. */
async function readShape(client: pg.Pool): Promise<string> {
  const ours = "in (select oid from pg_class where relnamespace = 'public'::regnamespace)";
  const catalogs = [
    "pg_class where relnamespace = 'public'::regnamespace",
    `pg_attribute where attrelid ${ours}`,
    `pg_index where indrelid ${ours}`,
    `pg_trigger where tgrelid ${ours}`,
    `pg_constraint where conrelid ${ours}`,
    "pg_proc where pronamespace = 'public'::regnamespace",
  ];
  const [shape] = await readNames(
    client,
    `select concat_ws(' ', ${catalogs.map((catalog) => `(select concat(count(*), ':', max(xmin::text::bigint)) from ${catalog})`).join()}) as name`,
  );
  return shape ?? "";
}
