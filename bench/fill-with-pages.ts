import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newId } from "../server/database/new-id.ts";

/** Straight into the table, since making so many pages the proper way is another benchmark. */
export function fillWithPages(dataDir: string, count: number): void {
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  const content = `<h2>Motor basculante</h2><p>${"Texto sobre o portão e o motor. ".repeat(60)}</p>`;
  const insert = database.prepare(
    "insert into generated_pages (id, title, slug, content, created_at, updated_at) values (?, ?, ?, ?, ?, ?)",
  );
  const now = new Date().toISOString();
  database.exec("begin");
  for (let number = 0; number < count; number++) {
    insert.run(
      newId(),
      `Motor de Portão em Bairro ${number}`,
      `motor-de-portao-em-bairro-${number}`,
      content,
      now,
      now,
    );
  }
  database.exec("commit");
  database.close();
}
