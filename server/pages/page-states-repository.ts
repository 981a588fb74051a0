import type { ErrorInfo } from "#domain/errors.ts";
import type { PageState } from "#domain/page-life.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { addToDays } from "./page-days-repository.ts";
import { findTakenSubjects, isTaken, promoteTwins } from "./page-subjects-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import { standingColumns, toColumns, toStanding } from "./standing-columns.ts";

export type StateChange = {
  state: PageState;
  /** With the state "scheduled". */
  publishAt?: Date | null;
};

export type StateChanged = {
  id: string;
  slug: string;
  before: { state: PageState; publishAt: string | null };
};

export type StateRefused = { id: string; slug: string; reason: ErrorInfo };

/**
 * After `lockPageWrites`. Pages that are in the state already, or are not there, are passed over. What the law would
 * hold us to is not published; what else holds a page back keeps it out of the index all the same.
 */
export async function changeStates(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  ids: readonly string[],
  { state, publishAt = null }: StateChange,
): Promise<{ changed: StateChanged[]; refused: StateRefused[] }> {
  const transaction = open.withTables<PageTables>();
  const rows = await transaction
    .selectFrom("generated_pages")
    .select([...standingColumns, "id", "slug", "created_at", "judged_by", "state", "publish_at"])
    .where("id", "in", ids)
    .orderBy("seq")
    .execute();
  const changed: StateChanged[] = [];
  const refused: StateRefused[] = [];
  const isPublished = state === "published";
  const taken = isPublished
    ? await findTakenSubjects(
        transaction,
        rows.map(toStanding),
        rows.filter((row) => row.is_published === 0).map(({ id }) => id),
      )
    : new Set<string>();
  for (const row of rows) {
    const { id, slug } = row;
    const before = { state: row.state, publishAt: row.publish_at === null ? null : toIso(row.publish_at) };
    if (before.state === state && before.publishAt === (publishAt?.toISOString() ?? null)) continue;
    const standing = toStanding(row);
    if ((isPublished || state === "scheduled") && standing.hold === "wrong-figure") {
      refused.push({ id, slug, reason: { code: "wrong-figure", details: { found: standing.holdDetail } } });
      continue;
    }
    const isTwin = isPublished ? isTaken({ ...standing, isPublished }, taken) : standing.isTwin;
    const columns = toColumns({ ...standing, isPublished, isTwin });
    await transaction
      .updateTable("generated_pages")
      .set({
        ...columns,
        judged_by: row.judged_by,
        state,
        publish_at: state === "scheduled" && publishAt ? publishAt.toISOString() : null,
        ...(isPublished && { updated_at: new Date().toISOString() }),
      })
      .where("id", "=", id)
      .execute();
    const change = columns.is_indexable - row.is_indexable;
    if (change !== 0) {
      await addToDays(transaction, [{ created_at: row.created_at, words: 0, is_indexable: change }], 0);
    }
    changed.push({ id, slug, before });
  }
  if (changed.length === 0) return { changed, refused };
  if (isPublished) {
    await redirectStore.forget(
      open,
      changed.map(({ slug }) => getGeneratedPagePath(slug)),
    );
  }
  const left = isPublished ? [] : rows.filter((row) => row.is_published === 1);
  const heirs = await promoteTwins(transaction, left);
  await pageChanges.announce(open, [...changed.map(({ slug }) => slug), ...heirs]);
  return { changed, refused };
}

/**
 * After `lockPageWrites`. A person keeps a page from search engines, or no longer does. Gives its slug; null when there
 * is no such page or nothing changed.
 */
export async function setKeptOut(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  id: string,
  isKeptOut: boolean,
): Promise<string | null> {
  const transaction = open.withTables<PageTables>();
  const row = await transaction
    .selectFrom("generated_pages")
    .select([...standingColumns, "slug", "created_at", "judged_by"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || (row.is_kept_out === 1) === isKeptOut) return null;
  const columns = toColumns({ ...toStanding(row), isKeptOut });
  await transaction
    .updateTable("generated_pages")
    .set({ ...columns, judged_by: row.judged_by, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  const change = columns.is_indexable - row.is_indexable;
  if (change !== 0) await addToDays(transaction, [{ created_at: row.created_at, words: 0, is_indexable: change }], 0);
  await pageChanges.announce(open, [row.slug]);
  return row.slug;
}

function toIso(date: string | Date): string {
  return new Date(date).toISOString();
}

/** Some of the scheduled pages whose time has come, the earliest first. */
export async function findDue(open: OpenTransaction, now: Date, limit: number): Promise<string[]> {
  const rows = await open
    .withTables<PageTables>()
    .selectFrom("generated_pages")
    .select("id")
    .where("state", "=", "scheduled")
    .where("publish_at", "<=", now.toISOString())
    .orderBy("publish_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
