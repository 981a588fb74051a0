import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Database, PageChanges } from "./database.ts";
import { noteQuery } from "./query-count.ts";

const channel = "page_changes";
const checkMilliseconds = 30_000;
const connectMilliseconds = 5_000;

export function openPostgres(url: string, log: Log): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectMilliseconds });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  // So would one that breaks between two statements of a transaction; the next statement fails all the same.
  pool.on("connect", (client) => client.on("error", (error) => log.debug({ err: error }, "connection broke in use")));
  return {
    engine: "postgres",
    db: new Kysely({ dialect: new PostgresDialect({ pool }), log: noteQuery }),
    pageChanges: pageChangesOver(url, log),
    getPool: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  };
}

function pageChangesOver(url: string, log: Log): PageChanges {
  return {
    announce: async (transaction, slugs) => {
      // What is too long for a notice is told as "anything may have changed".
      const notices = slugs.map((slug) => (slug.length > 2_000 ? "" : slug));
      await sql`select pg_notify(${channel}, slug) from unnest(${notices}::text[]) as slug`.execute(transaction);
    },
    listen: (onChange) => keepListening(url, log, onChange),
  };
}

/**
 * Holds one connection open for notices. What happened while it was down is unknown, so everything may have changed once
 * it is back; not before, since nothing could be read anew.
 */
async function keepListening(url: string, log: Log, onChange: (slug: string | null) => void) {
  let isStopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;

  const timeouts = { connectionTimeoutMillis: connectMilliseconds, query_timeout: checkMilliseconds };

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true, ...timeouts });
    next.on("notification", (notice) => onChange(notice.payload || null));
    next.on("error", (error) => log.warn({ err: error }, "lost the connection that listens for page changes"));
    next.on("end", () => {
      clearInterval(check);
      if (isStopped) return;
      retry = setTimeout(() => void connect(), 1_000);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      onChange(null);
      // A network may drop a silent connection without a word; then notices would stay away for good.
      check = setInterval(() => next.query("select 1").catch(() => next.end()), checkMilliseconds);
    } catch (error) {
      log.warn({ err: error }, "cannot listen for page changes, trying again");
      await next.end();
    }
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    clearInterval(check);
    await client?.end();
  };
}
