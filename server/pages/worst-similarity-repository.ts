import type { PageStatistics } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";

/** Of all pages that have been compared, read from the index of similarities. */
export async function getWorstSimilarity({
  db,
}: Pick<Database, "db">): Promise<Pick<PageStatistics, "worstSimilarity" | "mostSimilar">> {
  const worst = await db
    .selectFrom("generated_pages")
    .select(["similarity", "similar_to", "title", "slug"])
    .where("similarity", "is not", null)
    .orderBy("similarity", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!worst) return { worstSimilarity: null, mostSimilar: [] };
  const { similarity, similar_to, title, slug } = worst;
  const other =
    similar_to === null
      ? undefined
      : await db
          .selectFrom("generated_pages")
          .select(["title", "slug"])
          .where("seq", "=", Number(similar_to))
          .executeTakeFirst();
  return { worstSimilarity: similarity, mostSimilar: other ? [{ title, slug }, other] : [] };
}
