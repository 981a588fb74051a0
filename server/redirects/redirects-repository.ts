import { type Selectable, sql } from "kysely";
import { DomainError } from "#domain/errors.ts";
import type { NewRedirect, Redirect, RedirectKind } from "#domain/redirects.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import type { RedirectTables } from "./redirects-tables.ts";

export type RedirectListRequest = {
  /** Words that stand in either address. */
  search: string;
  kind?: RedirectKind;
  /** Those that nobody has followed since. */
  quietSince?: Date;
  /** Those that lead to one of these. */
  targets?: readonly string[];
  order: "newest" | "hits";
  limit: number;
  offset: number;
};

/** Chains are never stored: what is written leads straight to its end. */
export async function saveRedirect(open: OpenTransaction, { from, to, kind, madeBy }: NewRedirect): Promise<void> {
  const transaction = open.withTables<RedirectTables>();
  const further = await transaction
    .selectFrom("redirects")
    .select("to_path")
    .where("from_path", "=", to)
    .executeTakeFirst();
  const end = further?.to_path ?? to;
  if (end === from) throw new DomainError("redirect-loop", { from, to });
  const row = { to_path: end, kind, made_by: madeBy, created_at: new Date().toISOString() };
  await transaction
    .insertInto("redirects")
    .values({ from_path: from, ...row })
    .onConflict((conflict) => conflict.column("from_path").doUpdateSet(row))
    .execute();
  await transaction.updateTable("redirects").set({ to_path: end }).where("to_path", "=", from).execute();
}

export async function getRedirect(open: OpenTransaction, from: string): Promise<Redirect | null> {
  const row = await open
    .withTables<RedirectTables>()
    .selectFrom("redirects")
    .selectAll()
    .where("from_path", "=", from)
    .executeTakeFirst();
  return row ? toRedirect(row) : null;
}

export async function findTargets(open: OpenTransaction, paths: readonly string[]): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for (const part of inParts(paths)) {
    const rows = await open
      .withTables<RedirectTables>()
      .selectFrom("redirects")
      .select(["from_path", "to_path"])
      .where("from_path", "in", part)
      .execute();
    for (const { from_path, to_path } of rows) targets.set(from_path, to_path);
  }
  return targets;
}

export async function deleteRedirects(open: OpenTransaction, paths: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const part of inParts(paths)) {
    const { numDeletedRows } = await open
      .withTables<RedirectTables>()
      .deleteFrom("redirects")
      .where("from_path", "in", part)
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

export function createRedirectsRepository(database: Database) {
  const db = database.db.withTables<RedirectTables>();
  return {
    async findTarget(from: string): Promise<string | null> {
      const row = await db.selectFrom("redirects").select("to_path").where("from_path", "=", from).executeTakeFirst();
      return row?.to_path ?? null;
    },

    async getRedirect(from: string): Promise<Redirect | null> {
      const row = await db.selectFrom("redirects").selectAll().where("from_path", "=", from).executeTakeFirst();
      return row ? toRedirect(row) : null;
    },

    /** Those that fit, in the order that is asked for. */
    async listRedirects(request: RedirectListRequest): Promise<{ redirects: Redirect[]; total: number }> {
      const { search, kind, quietSince, targets, order, limit, offset } = request;
      if (targets?.length === 0) return { redirects: [], total: 0 };
      let matching = db.selectFrom("redirects");
      for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
        const pattern = `%${word.replace(/[!%_]/g, "!$&")}%`;
        matching = matching.where(
          sql<boolean>`(from_path like ${pattern} escape '!' or to_path like ${pattern} escape '!')`,
        );
      }
      if (kind) matching = matching.where("kind", "=", kind);
      if (targets) matching = matching.where("to_path", "in", targets);
      if (quietSince) {
        matching = matching.where(sql<boolean>`coalesce(last_hit_at, created_at) < ${quietSince.toISOString()}`);
      }
      const counted = await matching.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
      let sorted = matching.selectAll();
      if (order === "hits") sorted = sorted.orderBy("hits", "desc");
      const rows = await sorted
        .orderBy("created_at", "desc")
        .orderBy("from_path")
        .limit(limit)
        .offset(offset)
        .execute();
      return { redirects: rows.map(toRedirect), total: Number(counted.count) };
    },

    /** In the order of their addresses, so that any number can be read piece by piece. */
    async findAfter(from: string, limit: number): Promise<Redirect[]> {
      const rows = await db
        .selectFrom("redirects")
        .selectAll()
        .where("from_path", ">", from)
        .orderBy("from_path")
        .limit(limit)
        .execute();
      return rows.map(toRedirect);
    },

    /** Where they lead to, each address once. */
    async findTargetPaths(limit: number): Promise<string[]> {
      const rows = await db.selectFrom("redirects").select("to_path").distinct().limit(limit).execute();
      return rows.map(({ to_path }) => to_path);
    },

    /** Always in the same order, so that two servers never wait for each other in a circle. */
    async addHits(hits: ReadonlyMap<string, number>, at: Date): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        for (const from of [...hits.keys()].toSorted()) {
          await transaction
            .updateTable("redirects")
            .set({ hits: sql`hits + ${hits.get(from) ?? 0}`, last_hit_at: at.toISOString() })
            .where("from_path", "=", from)
            .execute();
        }
      });
    },

    save: (redirect: NewRedirect) => database.db.transaction().execute((open) => saveRedirect(open, redirect)),

    delete: (paths: readonly string[]) => database.db.transaction().execute((open) => deleteRedirects(open, paths)),
  };
}

function toRedirect(row: Selectable<RedirectTables["redirects"]>): Redirect {
  return {
    from: row.from_path,
    to: row.to_path,
    kind: row.kind,
    madeBy: row.made_by,
    createdAt: new Date(row.created_at),
    hits: row.hits,
    lastHitAt: row.last_hit_at === null ? null : new Date(row.last_hit_at),
  };
}
