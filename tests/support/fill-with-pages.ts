import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dayOf, factsOf } from "#server/pages/page-facts.ts";

/**
 * Straight into the table, since making so many pages the proper way is another benchmark, and as they are some time
 * after they were made: comparing them meanwhile would be measured too.
 */
export function fillWithPages(dataDir: string, count: number): void {
  const content = `<h2>Motor basculante</h2><p>${"Texto sobre o portão e o motor. ".repeat(60)}</p>`;
  const sample = { title: "Motor de Portão em Bairro 0", slug: "motor-de-portao-em-bairro-0", content };
  // Reading the place out of every title would take longer than all that is measured; none of these names one.
  const { search_text, place, words } = factsOf(sample);
  const now = new Date();
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  database.exec("begin");
  database
    .prepare(
      `with recursive numbers (number) as (select 0 union all select number + 1 from numbers where number + 1 < :count)
       insert into generated_pages
         (id, title, slug, content, created_at, updated_at, seq, search_text, place, words, signature, similarity)
       select printf('page-%032d', number), replace(:title, '0', number), replace(:slug, '0', number), :content,
         :now, :now, number + 1, replace(:search_text, '0', number), :place, :words, '', 0
       from numbers`,
    )
    .run({ count, ...sample, now: now.toISOString(), search_text, place, words });
  database.prepare("insert into page_days (day, pages, words) values (?, ?, ?)").run(dayOf(now), count, count * words);
  database.exec("commit");
  database.close();
}
