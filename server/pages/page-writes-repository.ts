import { sql, type Transaction } from "kysely";
import { toBusinessDay } from "#domain/business-day.ts";
import { DomainError } from "#domain/errors.ts";
import type { NewPage } from "#domain/pages.ts";
import type { PageStanding } from "#domain/standing.ts";
import type { Database, OpenTransaction } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { newId } from "../database/new-id.ts";
import { toPageFacts } from "./page-facts.ts";
import type { PageTables } from "./pages-tables.ts";
import { getBands, parseSignature } from "./signature.ts";
import { standingColumns, toColumns, toStanding } from "./standing-columns.ts";

type Writing = Transaction<PageTables>;
type Dated = { created_at: string | Date; words: number; is_indexable: number };

/**
 * Writers of pages take turns: two batches that hold each other's slug would wait for each other for ever. On SQLite a
 * transaction that reads before it writes could be refused when another process wrote in between, so it writes first.
 */
export async function lockPageWrites(transaction: OpenTransaction, engine: Database["engine"]): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(7242001)`.execute(transaction);
  else await sql`delete from page_days where day = ''`.execute(transaction);
}

/** Saves those whose slug is free, each slug once; gives the slugs that were saved, after `lockPageWrites`. */
export async function insertPages(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  pages: readonly NewPage[],
): Promise<Set<string>> {
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
  const rows = pages.map(({ title, slug, content, standing, origin = "knowledge" }, index) => ({
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

/** Gives the slugs that went. Addresses of pages that were, are remembered: they answer "gone", not "never heard of". */
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
    .returning(["seq", "slug", "words", "created_at", "signature", "is_indexable", "subject"])
    .execute();
  if (rows.length === 0) return [];
  const slugs = rows.map(({ slug }) => slug);
  const seqs = rows.map(({ seq }) => Number(seq));
  const now = new Date().toISOString();
  await transaction
    .insertInto("deleted_pages")
    .values(slugs.map((slug) => ({ slug, deleted_at: now })))
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ deleted_at: now }))
    .execute();
  await addToDays(transaction, rows, -1);
  for (const { seq, signature } of rows) {
    if (!signature) continue;
    const bands = getBands(parseSignature(signature));
    if (bands.length === 0) continue;
    await transaction.deleteFrom("page_bands").where("band", "in", bands).where("seq", "=", Number(seq)).execute();
  }
  // Who was most like a page that is gone is like no page until another one is compared with it.
  await transaction
    .updateTable("generated_pages")
    .set({ similarity: 0, similar_to: null })
    .where("similar_to", "in", seqs)
    .execute();
  const heirs = await promoteTwins(transaction, rows);
  await pageChanges.announce(open, [...slugs, ...heirs]);
  return slugs;
}

/** Those of the subjects that a public page answers already. */
async function findTakenSubjects(
  transaction: Writing,
  standings: readonly Pick<PageStanding, "subject">[],
): Promise<Set<string>> {
  const subjects = [...new Set(standings.flatMap(({ subject }) => subject || []))];
  const taken = new Set<string>();
  for (const part of inParts(subjects)) {
    const rows = await transaction
      .selectFrom("generated_pages")
      .select("subject")
      .where("subject", "in", part)
      .where("subject", "<>", "")
      .where("is_published", "=", 1)
      .execute();
    for (const { subject } of rows) taken.add(subject);
  }
  return taken;
}

/** The first of several new pages on one subject takes it; a draft takes nothing. */
function isTaken({ subject, isPublished }: PageStanding, taken: Set<string>): boolean {
  if (subject === "") return false;
  if (taken.has(subject)) return true;
  if (isPublished) taken.add(subject);
  return false;
}

/** Gives the slug; null when there is no such draft. What holds it back keeps it out of the index all the same. */
export async function publishPage(
  open: OpenTransaction,
  { pageChanges }: Pick<Database, "pageChanges">,
  id: string,
): Promise<string | null> {
  const transaction = open.withTables<PageTables>();
  const row = await transaction
    .selectFrom("generated_pages")
    .select([...standingColumns, "slug", "created_at", "judged_by"])
    .where("id", "=", id)
    .where("is_published", "=", 0)
    .executeTakeFirst();
  if (!row) return null;
  const standing = toStanding(row);
  if (standing.hold === "wrong-figure") throw new DomainError("wrong-figure", { found: standing.holdDetail });
  const taken = await findTakenSubjects(transaction, [standing]);
  const columns = toColumns({ ...standing, isPublished: true, isTwin: isTaken(standing, taken) });
  await transaction
    .updateTable("generated_pages")
    .set({ ...columns, judged_by: row.judged_by })
    .where("id", "=", id)
    .execute();
  const change = columns.is_indexable - row.is_indexable;
  await addToDays(transaction, [{ created_at: row.created_at, words: 0, is_indexable: change }], 0);
  await pageChanges.announce(open, [row.slug]);
  return row.slug;
}

/** Who was the twin of a page that is gone, and came first after it, takes its place. Gives the slugs. */
async function promoteTwins(transaction: Writing, gone: readonly { subject: string }[]): Promise<string[]> {
  const promoted: string[] = [];
  for (const subject of new Set(gone.flatMap(({ subject }) => subject || []))) {
    const row = await transaction
      .selectFrom("generated_pages")
      .select([...standingColumns, "id", "slug", "created_at"])
      .where("subject", "=", subject)
      .where("subject", "<>", "")
      .orderBy("seq")
      .limit(1)
      .executeTakeFirst();
    if (row?.is_twin !== 1) continue;
    const columns = toColumns({ ...toStanding(row), isTwin: false });
    await transaction.updateTable("generated_pages").set(columns).where("id", "=", row.id).execute();
    await addToDays(transaction, [{ created_at: row.created_at, words: 0, is_indexable: columns.is_indexable }], 0);
    promoted.push(row.slug);
  }
  return promoted;
}

/** What the judge found of a page that was there; gives whether search engines must hear of a change. */
export async function saveStanding(open: OpenTransaction, id: string, standing: PageStanding): Promise<string | null> {
  const transaction = open.withTables<PageTables>();
  const before = await transaction
    .selectFrom("generated_pages")
    .select(["slug", "seq", "created_at", "is_indexable", "is_published"])
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
  const columns = toColumns({ ...standing, isPublished: before.is_published === 1, isTwin: older !== undefined });
  await transaction.updateTable("generated_pages").set(columns).where("id", "=", id).execute();
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

/** Adds pages, takes them away, or, with 0, only says how many of them changed for the index. */
async function addToDays(transaction: Writing, rows: readonly Dated[], sign: 1 | -1 | 0): Promise<void> {
  const days = new Map<string, { pages: number; words: number; indexable: number }>();
  for (const { created_at, words, is_indexable } of rows) {
    const day = toBusinessDay(new Date(created_at));
    const sum = days.get(day) ?? { pages: 0, words: 0, indexable: 0 };
    days.set(day, {
      pages: sum.pages + sign,
      words: sum.words + sign * words,
      indexable: sum.indexable + (sign || 1) * is_indexable,
    });
  }
  for (const [day, sum] of days) {
    await transaction
      .insertInto("page_days")
      .values({ day, ...sum })
      .onConflict((conflict) =>
        conflict.column("day").doUpdateSet({
          pages: sql`page_days.pages + excluded.pages`,
          words: sql`page_days.words + excluded.words`,
          indexable: sql`page_days.indexable + excluded.indexable`,
        }),
      )
      .execute();
  }
}
