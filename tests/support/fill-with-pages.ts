import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newId } from "../../server/database/new-id.ts";
import { dayOf, factsOf } from "../../server/pages/page-facts.ts";

/**
 * Straight into the table, since making so many pages the proper way is another benchmark, and as they are some time
 * after they were made: comparing them meanwhile would be measured too.
 */
export function fillWithPages(dataDir: string, count: number): void {
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  const content = `<h2>Motor basculante</h2><p>${"Texto sobre o portão e o motor. ".repeat(60)}</p>`;
  const insert = database.prepare(
    `insert into generated_pages (id, title, slug, content, created_at, updated_at, seq, search_text, place, words, signature, similarity)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0)`,
  );
  const now = new Date();
  const stamp = now.toISOString();
  // Reading the place out of every title would take longer than all that is measured; none of these names one.
  const sample = factsOf({ title: "Motor de Portão em Bairro 0", slug: "motor-de-portao-em-bairro-0", content });
  const { place, words } = sample;
  let sum = 0;
  database.exec("begin");
  for (let number = 0; number < count; number++) {
    const page = { title: `Motor de Portão em Bairro ${number}`, slug: `motor-de-portao-em-bairro-${number}`, content };
    const search_text = sample.search_text.replaceAll("0", String(number));
    insert.run(newId(), page.title, page.slug, content, stamp, stamp, number + 1, search_text, place, words);
    sum += words;
  }
  database.prepare("insert into page_days (day, pages, words) values (?, ?, ?)").run(dayOf(now), count, sum);
  database.exec("commit");
  database.close();
}
