import { sql } from "kysely";
import { concepts } from "#content/knowledge/concepts.ts";
import { places } from "#content/places/places.ts";
import { issueReasons } from "#domain/page-issues.ts";
import type { PageTables } from "#server/pages/pages-tables.ts";
import { type Where, withDatabase } from "./with-database.ts";

const rowsAtOnce = 500;
const subjects = concepts.filter(({ broader }) => broader === undefined);

/** What the background work would have found of all pages: a subject and a place each, and two or three things to do. */
export async function fillWithIssues(where: Where): Promise<void> {
  await withDatabase(where, async ({ db: anyDb, engine }) => {
    const db = anyDb.withTables<PageTables>();
    const ids = await db.selectFrom("generated_pages").select("id").orderBy("seq").execute();
    const due_at = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString();
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("page_quality").execute();
      for (let start = 0; start < ids.length; start += rowsAtOnce) {
        const part = ids.slice(start, start + rowsAtOnce).map(({ id }, index) => toRows(id, start + index));
        await transaction
          .insertInto("page_quality")
          .values(part.map(({ quality }) => ({ ...quality, due_at })))
          .execute();
        await transaction
          .insertInto("page_issues")
          .values(part.flatMap(({ issues }) => issues))
          .execute();
      }
    });
    // As the server itself does before long.
    if (engine === "postgres") await sql`vacuum analyze`.execute(anyDb);
  });
}

function toRows(page_id: string, number: number) {
  const count = 2 + (number % 2);
  const reasons = Array.from({ length: count }, (_, index) => issueReasons[(number + 3 * index) % issueReasons.length]);
  const issues = reasons.flatMap((reason, index) =>
    reason ? { reason, weight: 10 + ((number * 7 + index) % 90) } : [],
  );
  const total = issues.reduce((sum, { weight }) => sum + weight, 0);
  return {
    quality: {
      page_id,
      concept: subjects[(number * 31) % subjects.length]?.id ?? "",
      place: places[(number * 17) % places.length]?.slug ?? "",
      score: (number * 13) % 101,
      is_public: 1,
      weight: total,
    },
    issues: issues.map((issue) => ({ page_id, ...issue, total, detail: "12", other_id: null })),
  };
}
