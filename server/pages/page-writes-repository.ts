import { sql } from "kysely";
import { getGeneratedPagePath, type NewPage } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { newId } from "../database/new-id.ts";
import { redirectStore } from "../redirects/redirect-store-service.ts";
import { forgetChecks, markForCheck } from "./page-checks-repository.ts";
import { forgetSignatures } from "./page-comparison-repository.ts";
import { addToDays } from "./page-days-repository.ts";
import { toPageFacts } from "./page-facts.ts";
import { findTakenSubjects, isTaken, promoteTwins } from "./page-subjects-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import { toColumns } from "./standing-columns.ts";

/**
 * Writers of pages take turns: two batches that hold each other's slug would wait for each other for ever. On SQLite a
 * transaction that reads before it writes could be refused when another process wrote in between, so it writes first.
 */
export async function lockPageWrites(transaction: OpenTransaction, engine: Database["engine"]): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(7242001)`.execute(transaction);
  else await sql`delete from page_days where day = ''`.execute(transaction);
}

/** All or nothing, and one after the other. */
export function writePages<Result>(
  database: Database,
  work: (open: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  return database.db.transaction().execute(async (open) => {
    await lockPageWrites(open, database.engine);
    return work(open);
  });
}

/**
 * Saves those whose address is free and leads nowhere else, each slug once; gives the slugs that were saved, after
 * `lockPageWrites`.
 */
export async function insertPages(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  given: readonly NewPage[],
): Promise<Set<string>> {
  const redirected = await redirectStore.findTargets(
    open,
    given.map(({ slug }) => getGeneratedPagePath(slug)),
  );
  const pages = given.filter(({ slug }) => !redirected.has(getGeneratedPagePath(slug)));
  if (pages.length === 0) return new Set();
  const transaction = open.withTables<PageTables>();
  const now = new Date();
  const last = await transaction
    .selectFrom("generated_pages")
    .select(({ fn }) => fn.max("seq").as("seq"))
    .executeTakeFirst();
  const firstSeq = Number(last?.seq ?? 0) + 1;
  const stamp = now.toISOString();
  const taken = await findTakenSubjects(
    transaction,
    pages.flatMap(({ standing }) => standing ?? []),
  );
  const rows = pages.map(({ title, slug, content, standing, origin = "knowledge", ...life }, index) => ({
    id: newId(),
    title,
    slug,
    content,
    created_at: stamp,
    updated_at: stamp,
    seq: firstSeq + index,
    ...toPageFacts({ title, slug, content }),
    signature: null,
    similarity: null,
    similar_to: null,
    origin,
    state: life.state ?? (standing?.isPublished === false ? "draft" : "published"),
    publish_at: life.publishAt?.toISOString() ?? null,
    run_id: life.runId ?? null,
    description: life.description ?? "",
    share_text: life.shareText ?? "",
    ...(typeof life.chosenPlace === "string" && { place: life.chosenPlace, is_place_chosen: 1 }),
    ...(standing && toColumns({ ...standing, isTwin: isTaken(standing, taken) })),
  }));
  const saved = await transaction
    .insertInto("generated_pages")
    .values(rows)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning(["slug", "words", "is_indexable"])
    .execute();
  const slugs = saved.map(({ slug }) => slug);
  if (slugs.length === 0) return new Set();
  await transaction.deleteFrom("deleted_pages").where("slug", "in", slugs).execute();
  await addToDays(
    transaction,
    saved.map((row) => ({ created_at: now, ...row })),
    1,
  );
  await pageChanges.announce(open, slugs);
  return new Set(slugs);
}

/** After `lockPageWrites`: those that `insertPages` would pass over. */
export async function findTakenSlugs(open: OpenTransaction, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await open
    .withTables<PageTables>()
    .selectFrom("generated_pages")
    .select("slug")
    .where("slug", "in", slugs)
    .execute();
  const redirected = await redirectStore.findTargets(open, slugs.map(getGeneratedPagePath));
  const leading = slugs.filter((slug) => redirected.has(getGeneratedPagePath(slug)));
  return new Set([...rows.map(({ slug }) => slug), ...leading]);
}

/** After `lockPageWrites`; gives the slugs that went. Addresses of pages that were, are remembered: they answer "gone", not "never heard of". */
export async function deletePages(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const transaction = open.withTables<PageTables>();
  const rows = await transaction
    .deleteFrom("generated_pages")
    .where("id", "in", ids)
    .returning(["id", "seq", "slug", "words", "created_at", "signature", "is_indexable", "subject"])
    .execute();
  if (rows.length === 0) return [];
  const slugs = rows.map(({ slug }) => slug);
  const now = new Date().toISOString();
  await transaction
    .insertInto("deleted_pages")
    .values(slugs.map((slug) => ({ slug, deleted_at: now })))
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ deleted_at: now }))
    .execute();
  await addToDays(transaction, rows, -1);
  await forgetSignatures(transaction, rows);
  await forgetChecks(transaction, rows);
  const heirs = await promoteTwins(transaction, rows);
  await pageChanges.announce(open, [...slugs, ...heirs]);
  return slugs;
}

/** What the judge found of a page that was there; gives whether search engines must hear of a change. */
export async function saveStanding(open: OpenTransaction, id: string, standing: PageStanding): Promise<string | null> {
  const transaction = open.withTables<PageTables>();
  const before = await transaction
    .selectFrom("generated_pages")
    .select(["slug", "seq", "created_at", "is_indexable", "is_published", "is_kept_out"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!before) return null;
  const older = await transaction
    .selectFrom("generated_pages")
    .select("id")
    .where("subject", "=", standing.subject)
    .where("subject", "<>", "")
    .where("is_published", "=", 1)
    .where("seq", "<", Number(before.seq))
    .limit(1)
    .executeTakeFirst();
  // A page that people can see is not taken from them by a rule; it leaves the index, and the panel says why.
  const columns = toColumns({
    ...standing,
    isPublished: before.is_published === 1,
    isTwin: older !== undefined,
    isKeptOut: before.is_kept_out === 1,
  });
  await transaction.updateTable("generated_pages").set(columns).where("id", "=", id).execute();
  await markForCheck(transaction, [id]);
  if (columns.is_indexable === before.is_indexable) return null;
  const change = columns.is_indexable - before.is_indexable;
  await addToDays(transaction, [{ created_at: before.created_at, words: 0, is_indexable: change }], 0);
  return before.slug;
}

/** To the pages that there are. Always in the same order, so that two servers never wait for each other in a circle. */
export async function addContacts(open: OpenTransaction, contactsBySlug: ReadonlyMap<string, number>): Promise<void> {
  const transaction = open.withTables<PageTables>();
  // Nearly all pages of a batch have one contact or two: a statement for each count, not for each page.
  const slugsByCount = new Map<number, string[]>();
  for (const slug of [...contactsBySlug.keys()].sort()) {
    const count = contactsBySlug.get(slug) ?? 0;
    slugsByCount.set(count, [...(slugsByCount.get(count) ?? []), slug]);
  }
  for (const [count, slugs] of [...slugsByCount].toSorted(([a], [b]) => a - b)) {
    for (const part of inParts(slugs)) {
      await transaction
        .updateTable("generated_pages")
        .set((eb) => ({ contacts: eb("contacts", "+", count) }))
        .where("slug", "in", part)
        .execute();
    }
  }
}
