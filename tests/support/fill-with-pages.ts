import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { toBusinessDay } from "#domain/business-day.ts";
import { judgeVersion } from "#server/pages/judge-version.ts";
import { toPageFacts } from "#server/pages/page-facts.ts";
import type { PageTables } from "#server/pages/pages-tables.ts";
import { type Where, withDatabase } from "./with-database.ts";

const usualText = `<h2>Motor basculante</h2><p>${"Texto sobre o portão e o motor. ".repeat(60)}</p>`;

/** Reading the place out of every title would take longer than all that is measured; none of these names one. */
function makeSample(content: string) {
  const sample = { title: "Motor de Portão em Bairro 0", slug: "motor-de-portao-em-bairro-0", content };
  return { ...sample, ...toPageFacts(sample) };
}

/**
 * Straight into the table, since making so many pages the proper way is another benchmark, and as they are some time
 * after they were made: comparing and judging them meanwhile would be measured too.
 */
export function fillWithPages(dataDir: string, count: number, content = usualText): void {
  const sample = makeSample(content);
  const now = new Date();
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  // As any other client of a file that a server may be writing to.
  database.exec("pragma busy_timeout = 5000; begin immediate");
  database
    .prepare(
      `with recursive numbers (number) as (select 0 union all select number + 1 from numbers where number + 1 < :count)
       insert into generated_pages
         (id, title, slug, content, created_at, updated_at, seq, search_text, place, words, signature, similarity,
          judged_by, figures)
       select printf('page-%032d', number), replace(:title, '0', number), replace(:slug, '0', number), :content,
         :now, :now, number + 1, replace(:search_text, '0', number), :place, :words, '', 0, :judgeVersion, :figures
       from numbers`,
    )
    .run({ count, judgeVersion, ...sample, now: now.toISOString() });
  database
    .prepare("insert into page_days (day, pages, words, indexable) values (?, ?, ?, ?)")
    .run(toBusinessDay(now), count, count * sample.words, count);
  database.exec("commit");
  database.close();
}

/** The same in whatever database a product has. */
export async function fillDatabase(where: Where, count: number, content = "<p>Texto.</p>"): Promise<void> {
  if (!where.databaseUrl) return fillWithPages(where.dataDir, count, content);
  const { title, slug, search_text, place, words, figures } = makeSample(content);
  const now = new Date();
  await withDatabase(where, async ({ db }) => {
    await sql`insert into generated_pages
        (id, title, slug, content, created_at, updated_at, seq, search_text, place, words, signature, similarity,
          judged_by, figures)
      select 'page-' || lpad(number::text, 32, '0'), replace(${title}::text, '0', number::text),
        replace(${slug}::text, '0', number::text), ${content}::text, ${now}::timestamptz, ${now}::timestamptz, number + 1,
        replace(${search_text}::text, '0', number::text), ${place}::text, ${words}::integer, '', 0, ${judgeVersion}::integer,
        ${figures}::text
      from generate_series(0, ${count}::integer - 1) as number`.execute(db);
    await db
      .withTables<PageTables>()
      .insertInto("page_days")
      .values({ day: toBusinessDay(now), pages: count, words: count * words, indexable: count })
      .execute();
  });
}
