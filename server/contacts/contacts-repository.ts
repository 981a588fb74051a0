import type { Insertable, Selectable, Transaction } from "kysely";
import type { Day, Period } from "#domain/business-day.ts";
import { type Contact, contactDimensions, getDimensionValues, toCounts } from "#domain/contact-figures.ts";
import type { ContactKind, Device } from "#domain/contact-report.ts";
import { generatedPagesRoot } from "#domain/pages.ts";
import type { Database } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import { createPageStore } from "../pages/page-store-service.ts";
import type { ContactTables } from "./contacts-tables.ts";
import { addUp, boundSums } from "./day-sums-repository.ts";

const rowsPerRead = 1_000;

/** Contacts and views as they come in, and contacts one by one. What charts read stands in contact-figures.ts. */
export function createContactsRepository(database: Database) {
  const pages = createPageStore(database);
  const db = database.db.withTables<ContactTables>();
  return {
    /** Rows and sums in one transaction. A contact that is already there changes neither. Gives how many were new. */
    async insertContacts(batch: readonly Contact[]): Promise<number> {
      const byId = new Map(batch.map((contact) => [contact.id, contact]));
      const rows = [...byId.values()].map(toRow);
      return database.db.transaction().execute(async (open) => {
        const transaction = open.withTables<ContactTables>();
        const fresh: Contact[] = [];
        for (const part of inParts(rows)) {
          const inserted = await transaction
            .insertInto("contacts")
            .values(part)
            .onConflict((conflict) => conflict.column("id").doNothing())
            .returning("id")
            .execute();
          for (const { id } of inserted) {
            const contact = byId.get(id);
            if (contact) fresh.push(contact);
          }
        }
        await addToDays(transaction, fresh);
        await pages.addContacts(open, countBySlug(fresh));
        return fresh.length;
      });
    },

    async addViews(views: readonly { day: Day; path: string; views: number }[]): Promise<void> {
      const sorted = views.toSorted((a, b) => compare(a.day, b.day) || compare(a.path, b.path));
      await db.transaction().execute(async (transaction) => {
        for (const part of inParts(sorted)) {
          await transaction
            .insertInto("page_views_days")
            .values(part)
            .onConflict((conflict) =>
              conflict.columns(["day", "path"]).doUpdateSet((eb) => ({
                views: eb("page_views_days.views", "+", eb.ref("excluded.views")),
              })),
            )
            .execute();
        }
      });
    },

    /** In the order in which they came, a thousand at a time, so that a slow download holds no connection. */
    async *readContacts({ from, to }: Period): AsyncGenerator<Contact> {
      let last: Pick<Selectable<ContactTables["contacts"]>, "day" | "at" | "id"> | undefined;
      for (;;) {
        let query = db.selectFrom("contacts").selectAll().where("day", ">=", from).where("day", "<=", to);
        if (last) {
          const { day, at, id } = last;
          query = query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple("day", "at", "id"), ">", tuple(day, new Date(at).toISOString(), id)),
          );
        }
        const rows = await query.orderBy("day").orderBy("at").orderBy("id").limit(rowsPerRead).execute();
        for (const row of rows) yield toContact(row);
        last = rows.at(-1);
        if (rows.length < rowsPerRead) return;
      }
    },

    /** Deletes at most `limit` rows, so that others get their turn; gives how many. Their sums stay. */
    async deleteContactsBefore(day: Day, limit: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("contacts")
        .where("id", "in", (query) =>
          query.selectFrom("contacts").select("id").where("day", "<", day).orderBy("day").limit(limit),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type ContactsRepository = ReturnType<typeof createContactsRepository>;

/** Always in the same order, so that two servers never wait for each other in a circle. */
async function addToDays(transaction: Transaction<ContactTables>, batch: readonly Contact[]): Promise<void> {
  const single = batch.flatMap((contact) => {
    const values = getDimensionValues(contact);
    const counts = toCounts(contact.kind);
    return contactDimensions.map((dimension) => ({ dimension, day: contact.day, value: values[dimension], ...counts }));
  });
  const rows = (await boundSums(transaction, addUp(single))).toSorted(
    (a, b) => compare(a.dimension, b.dimension) || compare(a.day, b.day) || compare(a.value, b.value),
  );
  for (const part of inParts(rows)) {
    await transaction
      .insertInto("contact_days")
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(["dimension", "day", "value"]).doUpdateSet((eb) => ({
          chats: eb("contact_days.chats", "+", eb.ref("excluded.chats")),
          phones: eb("contact_days.phones", "+", eb.ref("excluded.phones")),
        })),
      )
      .execute();
  }
}

/** How many contacts came from each generated page. */
function countBySlug(batch: readonly Contact[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of batch) {
    if (!path.startsWith(generatedPagesRoot)) continue;
    const slug = path.slice(generatedPagesRoot.length);
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}

/** By character codes: the same order on every server. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toRow({ at, pageKind, referrerHost, utm, isAd, ...rest }: Contact): Insertable<ContactTables["contacts"]> {
  return {
    ...rest,
    at: at.toISOString(),
    page_kind: pageKind,
    referrer_host: referrerHost,
    utm_source: utm.source,
    utm_medium: utm.medium,
    utm_campaign: utm.campaign,
    utm_term: utm.term,
    utm_content: utm.content,
    is_ad: isAd ? 1 : 0,
  };
}

function toContact(row: Selectable<ContactTables["contacts"]>): Contact {
  return {
    id: row.id,
    at: new Date(row.at),
    day: row.day,
    kind: row.kind as ContactKind,
    path: row.path,
    pageKind: row.page_kind,
    place: row.place,
    button: row.button,
    source: row.source,
    referrerHost: row.referrer_host,
    utm: {
      source: row.utm_source,
      medium: row.utm_medium,
      campaign: row.utm_campaign,
      term: row.utm_term,
      content: row.utm_content,
    },
    isAd: row.is_ad === 1,
    device: row.device as Device,
  };
}
