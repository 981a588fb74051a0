import type { Period } from "#domain/business-day.ts";
import type { Database } from "../database/database.ts";
import { type ContactFigures, contactFigures } from "./contact-figures-repository.ts";
import { contactsCsv } from "./contacts-csv.ts";
import { contacts } from "./contacts-repository.ts";

/** What the panel may ask about contacts. */
export type ContactService = ContactFigures & {
  /** The single contacts of a period as the lines of a file, read as they are taken. */
  csvOf(period: Period): AsyncGenerator<string>;
};

export function createContactService(database: Database): ContactService {
  const repository = contacts(database);
  return { ...contactFigures(database), csvOf: (period) => contactsCsv(repository.readContacts(period)) };
}
