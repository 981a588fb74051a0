import { setTimeout as delay } from "node:timers/promises";
import type { Contact } from "#domain/contact-figures.ts";
import { createContactFiguresRepository } from "#server/contacts/contact-figures-repository.ts";
import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import { readAll } from "./read-all.ts";
import { type Where, withDatabase } from "./with-database.ts";

const always = { from: "2020-01-01", to: "2099-12-31" };

/** The contacts that a product has written; of one campaign when it is named. */
export function findContacts(where: Where, campaign?: string): Promise<Contact[]> {
  return withDatabase(where, async (database) => {
    const rows = await readAll(createContactsRepository(database).readContacts(always));
    return rows.filter(({ utm }) => campaign === undefined || utm.campaign === campaign);
  });
}

export function countViews(where: Where, path: string): Promise<number> {
  return withDatabase(where, async (database) => {
    const rates = await createContactFiguresRepository(database).findRates(always, { limit: 10_000 });
    return rates.find((rate) => rate.path === path)?.views ?? 0;
  });
}

/** Waits for the first of them, which a busy machine writes down a little later. */
export async function untilCounted(where: Where, campaign: string): Promise<Contact[]> {
  for (;;) {
    const contacts = await findContacts(where, campaign);
    if (contacts.length > 0) return contacts;
    await delay(100);
  }
}
