import { sql } from "kysely";
import type { Database, OpenTransaction } from "./database.ts";

export const channel = "page_changes";

/** Who was away for longer, or missed more, drops everything. */
const keptMilliseconds = 60 * 60 * 1_000;
const mostSlugs = 5_000;

/** A moment of the database. */
export type Mark = {
  /** Which transactions could be seen. */
  snapshot: string;
  /** By the clock of the database. */
  takenAt: Date;
  /** Changes when another database, a restored table or a standby answers: then the numbers of transactions say nothing. */
  place: string;
};

/** Sends them when the transaction commits, and keeps them for those who do not hear. "" is anything. */
export async function announce(transaction: OpenTransaction, notices: readonly string[]): Promise<void> {
  await sql`with kept as (insert into page_notices (slugs) values (${notices}::text[]))
    select pg_notify(${channel}, slug) from unnest(${notices}::text[]) as slug`.execute(transaction);
}

export function createPageNotices(db: Database["db"]) {
  return {
    async takeMark(): Promise<Mark> {
      const { rows } = await sql<Mark>`select pg_current_snapshot()::text as snapshot, clock_timestamp() as "takenAt",
      concat_ws('.', system_identifier, 'page_notices'::regclass::oid,
        left(pg_walfile_name(pg_current_wal_lsn()), 8)) as place
      from pg_control_system()`.execute(db);
      const [mark] = rows;
      if (!mark) throw new Error("the database does not say where it is");
      return mark;
    },

    /** What became visible after the mark, each once; null when that is not known, or too much. */
    async findSince(mark: Mark, now: Mark): Promise<string[] | null> {
      // Half of what is kept, so that nothing is trimmed while it is waited for.
      const isKept = now.takenAt.getTime() - mark.takenAt.getTime() < keptMilliseconds / 2;
      if (now.place !== mark.place || !isKept) return null;
      const { rows } = await sql<{ slug: string }>`select distinct slug from page_notices, unnest(slugs) as slug
        where not pg_visible_in_snapshot(transaction_id, ${mark.snapshot}::pg_snapshot)
        limit ${mostSlugs + 1}`.execute(db);
      return rows.length > mostSlugs ? null : rows.map(({ slug }) => slug);
    },

    async trim(): Promise<void> {
      await sql`delete from page_notices
        where announced_at < clock_timestamp() - ${keptMilliseconds} * interval '1 millisecond'`.execute(db);
    },
  };
}

export type PageNotices = ReturnType<typeof createPageNotices>;
