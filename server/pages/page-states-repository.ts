import type { ErrorInfo } from "#domain/errors.ts";
import type { PageState } from "#domain/page-life.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { markForCheck, markLinking } from "./page-checks-repository.ts";
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
  await markForCheck(
    transaction,
    changed.map(({ id }) => id),
  );
  await markLinking(
    transaction,
    changed.map(({ slug }) => slug),
  );
  // Nobody stands in for a page that comes back.
  const isBack = changed.filter(({ before }) => isPublished || before.state === "unpublished");
  await redirectStore.forget(
    open,
    isBack.map(({ slug }) => getGeneratedPagePath(slug)),
  );
  const left = isPublished ? [] : rows.filter((row) => row.is_published === 1);
  const heirs = await promoteTwins(transaction, left);
  await pageChanges.announce(open, [...changed.map(({ slug }) => slug), ...heirs]);
  return { changed, refused };
}

/**
 * After `lockPageWrites`. A person's word on whether search engines may have a page. Gives the slugs of those that it
 * changed.
 */
export async function keepOut(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  ids: readonly string[],
  isKeptOut: boolean,
): Promise<string[]> {
  const transaction = open.withTables<PageTables>();
  const rows = await transaction
    .selectFrom("generated_pages")
    .select([...standingColumns, "id", "slug", "created_at", "judged_by"])
    .where("id", "in", ids)
    .where("is_kept_out", "=", Number(!isKeptOut))
    .orderBy("seq")
    .execute();
  for (const row of rows) {
    const columns = toColumns({ ...toStanding(row), isKeptOut });
    await transaction
      .updateTable("generated_pages")
      .set({ ...columns, judged_by: row.judged_by })
      .where("id", "=", row.id)
      .execute();
    const change = columns.is_indexable - row.is_indexable;
    if (change === 0) continue;
    await addToDays(transaction, [{ created_at: row.created_at, words: 0, is_indexable: change }], 0);
  }
  const slugs = rows.map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  await markForCheck(
    transaction,
    rows.map(({ id }) => id),
  );
  await pageChanges.announce(open, slugs);
  return slugs;
}

function toIso(date: string | Date): string {
  return new Date(date).toISOString();
}

export type KeptOutChanged = { id: string; slug: string };

/** After `lockPageWrites`. Pages that are so already, or are not there, are passed over. */
export async function setKeptOut(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  ids: readonly string[],
  isKeptOut: boolean,
): Promise<KeptOutChanged[]> {
  const transaction = open.withTables<PageTables>();
  const rows = await transaction
    .selectFrom("generated_pages")
    .select([...standingColumns, "id", "slug", "created_at", "judged_by"])
    .where("id", "in", ids)
    .where("is_kept_out", "=", Number(!isKeptOut))
    .orderBy("seq")
    .execute();
  for (const row of rows) {
    const columns = toColumns({ ...toStanding(row), isKeptOut });
    await transaction
      .updateTable("generated_pages")
      .set({ ...columns, judged_by: row.judged_by })
      .where("id", "=", row.id)
      .execute();
    const change = columns.is_indexable - row.is_indexable;
    await addToDays(transaction, [{ created_at: row.created_at, words: 0, is_indexable: change }], 0);
  }
  const changed = rows.map(({ id, slug }) => ({ id, slug }));
  if (changed.length > 0) {
    await pageChanges.announce(
      open,
      changed.map(({ slug }) => slug),
    );
  }
  return changed;
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
