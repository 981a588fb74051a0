import type { Kysely, Transaction } from "kysely";
import type { PageStatistics } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { markForCheck } from "./page-checks-repository.ts";
import { saveWords } from "./page-text-repository.ts";
import type { PageTables } from "./pages-tables.ts";
import { estimateShare, formatSignature, getBands, parseSignature, type Signature } from "./signature.ts";

/** At most this many pages are looked at for one; a band that thousands share tells nothing. */
const candidatesPerPage = 200;

/** Of pages whose text is gone or another: who was most like one of them is like no page until it is compared again. */
export async function forgetSignatures(
  transaction: Transaction<PageTables>,
  rows: readonly { seq: number | string; signature: string | null }[],
): Promise<void> {
  const seqs = rows.map(({ seq }) => Number(seq));
  for (const { seq, signature } of rows) {
    const bands = signature ? getBands(parseSignature(signature)) : [];
    if (bands.length === 0) continue;
    await transaction.deleteFrom("page_bands").where("band", "in", bands).where("seq", "=", Number(seq)).execute();
  }
  await transaction
    .updateTable("generated_pages")
    .set({ similarity: 0, similar_to: null })
    .where("similar_to", "in", seqs)
    .execute();
  await transaction
    .updateTable("generated_pages")
    .set({ signature: null, similarity: null, similar_to: null })
    .where("seq", "in", seqs)
    .execute();
}

/** Finds for each page the one most like it, by signatures, without reading any other page. */
export function createPageComparisonRepository(database: Database) {
  const db = database.db.withTables<PageTables>();
  return {
    async findUncompared(): Promise<{ seq: number; content: string; besides: string } | null> {
      const row = await db
        .selectFrom("generated_pages")
        .select(["seq", "content", "description", "share_text"])
        .where("signature", "is", null)
        .orderBy("seq")
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      return { seq: Number(row.seq), content: row.content, besides: `${row.description} ${row.share_text}` };
    },

    /**
     * With its words, so that searches find them. Does nothing for a page that went in the meantime; doing it twice
     * changes nothing.
     */
    async saveSignature(seq: number, signature: Signature, words = ""): Promise<void> {
      const bands = getBands(signature);
      const others = bands.length === 0 ? [] : await findCandidates(bands, seq);
      let [share, similarTo]: [number, number | null] = [0, null];
      for (const other of others) {
        const estimate = estimateShare(signature, parseSignature(other.signature ?? ""));
        if (estimate > share) [share, similarTo] = [estimate, Number(other.seq)];
      }
      await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable("generated_pages")
          .set({ signature: formatSignature(signature), similarity: share, similar_to: similarTo })
          .where("seq", "=", seq)
          .returning("id")
          .executeTakeFirst();
        if (!row) return;
        await saveWords(transaction, database.engine, seq, words);
        await markForCheck(transaction, [row.id]);
        if (bands.length === 0) return;
        await transaction
          .insertInto("page_bands")
          .values(bands.map((band) => ({ band, seq })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },
  };

  function findCandidates(bands: number[], seq: number) {
    return db
      .selectFrom((from) =>
        from
          .selectFrom("page_bands")
          .select("seq")
          .distinct()
          .where("band", "in", bands)
          .where("seq", "<>", seq)
          .limit(candidatesPerPage)
          .as("near"),
      )
      .innerJoin("generated_pages", "generated_pages.seq", "near.seq")
      .select(["generated_pages.seq", "generated_pages.signature"])
      .where("generated_pages.signature", "is not", null)
      .execute();
  }
}

export type PageComparisonRepository = ReturnType<typeof createPageComparisonRepository>;

/** Of all pages that have been compared, read from the index of similarities. */
export async function getWorstSimilarity(
  db: Kysely<PageTables>,
): Promise<Pick<PageStatistics, "worstSimilarity" | "mostSimilar">> {
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
