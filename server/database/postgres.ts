import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Database, PageChanges } from "./database.ts";
import { announce, channel, createPageNotices, type Mark, type PageNotices } from "./page-notices.ts";
import { noteQuery } from "./query-count.ts";

const checkMilliseconds = 30_000;
const connectMilliseconds = 5_000;

export function openPostgres(url: string, log: Log): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectMilliseconds });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  // So would one that breaks between two statements of a transaction; the next statement fails all the same.
  pool.on("connect", (client) => client.on("error", (error) => log.debug({ err: error }, "connection broke in use")));
  const db: Database["db"] = new Kysely({ dialect: new PostgresDialect({ pool }), log: noteQuery });
  return {
    engine: "postgres",
    db,
    pageChanges: pageChangesOver(url, createPageNotices(db), log),
    getPool: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  };
}

function pageChangesOver(url: string, notices: PageNotices, log: Log): PageChanges {
  return {
    announce: async (transaction, slugs) => {
      if (slugs.length === 0) return;
      // What is too long for a notice is told as "anything may have changed".
      await announce(
        transaction,
        slugs.map((slug) => (slug.length > 2_000 ? "" : slug)),
      );
    },
    listen: (onChange) => keepListening(url, notices, log, onChange),
  };
}

/**
 * Holds one connection open for notices. What was announced while it was down is read once it is back; not before, since
 * nothing could be read anew.
 */
async function keepListening(url: string, notices: PageNotices, log: Log, onChange: (slug: string | null) => void) {
  let isStopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  /** All that could be seen at `heard` has been heard of. What was seen at `seen` may still be on its way. */
  let heard: Mark | null = null;
  let seen: Mark | null = null;

  const timeouts = { connectionTimeoutMillis: connectMilliseconds, query_timeout: checkMilliseconds };

  /** Null where the database does not tell; then everything may have changed at the next return. */
  const takeMark = () =>
    notices.takeMark().catch((error: unknown) => {
      // A pooled connection that was lost with the others says nothing of the database: the next one may.
      if (!(error instanceof pg.DatabaseError)) throw error;
      log.debug({ err: error }, "cannot note which page changes were heard of");
      return null;
    });

  async function catchUp() {
    // Taken first: what is announced in between is better heard twice.
    const now = await takeMark();
    const missed = heard && now && (await notices.findSince(heard, now));
    for (const slug of missed ?? [null]) onChange(slug || null);
    [heard, seen] = [now, now];
  }

  async function checkConnection(listening: pg.Client) {
    await listening.query("select 1");
    [heard, seen] = [seen, await takeMark()];
    await notices.trim().catch((error: unknown) => log.debug({ err: error }, "cannot trim the page changes"));
  }

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
      await catchUp();
      // A network may drop a silent connection without a word; then notices would stay away for good.
      check = setInterval(() => checkConnection(next).catch(() => next.end()), checkMilliseconds);
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
