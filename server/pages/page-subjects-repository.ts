import { sql, type Transaction } from "kysely";
import type { PageStanding } from "#domain/standing.ts";
import { inParts } from "../database/in-parts.ts";
import { addToDays } from "./page-days-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import { standingColumns, toColumns, toStanding } from "./standing-columns.ts";

type Writing = Transaction<PageTables>;

/** Those of the subjects that a public page answers already. */
export async function findTakenSubjects(
  transaction: Writing,
  standings: readonly Pick<PageStanding, "subject">[],
  /** Pages that are about to change themselves. */
  besides: readonly string[] = [],
): Promise<Set<string>> {
  const subjects = [...new Set(standings.flatMap(({ subject }) => subject || []))];
  const taken = new Set<string>();
  for (const part of inParts(subjects)) {
    const wanted = sql<{ column1: string }>`(values ${sql.join(part.map((subject) => sql`(${subject})`))})`;
    const rows = await transaction
      .selectFrom(wanted.as("wanted"))
      .select("wanted.column1 as subject")
      // The first one found is enough: thousands of pages may share a subject.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("generated_pages")
            .select("id")
            .whereRef("subject", "=", "wanted.column1")
            .where("subject", "<>", "")
            .where("is_published", "=", 1)
            .$if(besides.length > 0, (query) => query.where("id", "not in", besides)),
        ),
      )
      .execute();
    for (const { subject } of rows) taken.add(subject);
  }
  return taken;
}

/** The first of several new pages on one subject takes it; a draft takes nothing. */
export function isTaken({ subject, isPublished }: PageStanding, taken: Set<string>): boolean {
  if (subject === "") return false;
  if (taken.has(subject)) return true;
  if (isPublished) taken.add(subject);
  return false;
}

/** Who was the twin of a page that is gone, and came first after it, takes its place. Gives the slugs. */
export async function promoteTwins(transaction: Writing, gone: readonly { subject: string }[]): Promise<string[]> {
  const promoted: string[] = [];
  for (const subject of new Set(gone.flatMap(({ subject }) => subject || []))) {
    const row = await transaction
      .selectFrom("generated_pages")
      .select([...standingColumns, "id", "slug", "created_at"])
      .where("subject", "=", subject)
      .where("subject", "<>", "")
      .where("is_published", "=", 1)
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
