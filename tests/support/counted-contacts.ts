import type { Contact } from "../../domain/contact-figures.ts";
import { contactFigures } from "../../server/database/contact-figures.ts";
import { contacts } from "../../server/database/contacts.ts";
import type { Database } from "../../server/database/database.ts";
import { openSqlite } from "../../server/database/sqlite.ts";
import { readAll } from "./read-all.ts";

const always = { from: "2020-01-01", to: "2099-12-31" };

/** The contacts that a product on SQLite has written; of one campaign when it is named. */
export function findContacts(dataDir: string, campaign?: string): Promise<Contact[]> {
  return withDatabase(dataDir, async (database) => {
    const rows = await readAll(contacts(database).readContacts(always));
    return rows.filter(({ utm }) => campaign === undefined || utm.campaign === campaign);
  });
}

export function countViews(dataDir: string, path: string): Promise<number> {
  return withDatabase(dataDir, async (database) => {
    const rates = await contactFigures(database).findRates(always, { limit: 10_000 });
    return rates.find((rate) => rate.path === path)?.views ?? 0;
  });
}

async function withDatabase<T>(dataDir: string, read: (database: Database) => Promise<T>): Promise<T> {
  const database = openSqlite(dataDir);
  try {
    return await read(database);
  } finally {
    await database.db.destroy();
  }
}
