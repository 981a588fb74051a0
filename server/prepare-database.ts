import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { placePages } from "./pages/place-pages-service.ts";

/** Brings the tables up to date, and then what today's rules keep beside what is in them. */
export async function prepareDatabase(database: Database): Promise<void> {
  await migrate(database);
  await placePages(database);
}
