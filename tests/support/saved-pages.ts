import type { NewPage } from "../../domain/pages.ts";
import { generatedPages } from "../../server/database/generated-pages.ts";
import { openSqlite } from "../../server/database/sqlite.ts";

/** Saves pages into the data folder of a product that runs on SQLite, as its own code would. */
export async function savePages(dataDir: string, pages: NewPage[]): Promise<void> {
  const database = openSqlite(dataDir);
  for (const page of pages) await generatedPages(database).insertPage(page);
  await database.db.destroy();
}
