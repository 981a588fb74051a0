import { monthsBefore, toBusinessDay } from "#domain/business-day.ts";
import { everyDay } from "../every-day.ts";
import type { Log } from "../log.ts";
import type { ContactsRepository } from "./contacts-repository.ts";

const keptMonths = 13;
const rowsAtOnce = 5_000;

type Store = Pick<ContactsRepository, "deleteContactsBefore">;

/** Deletes single contacts older than 13 months; their daily sums stay. Gives how many went. */
export async function deleteOldContacts(store: Store, now: Date = new Date()): Promise<number> {
  const firstKept = monthsBefore(toBusinessDay(now), keptMonths);
  let total = 0;
  for (;;) {
    const deleted = await store.deleteContactsBefore(firstKept, rowsAtOnce);
    total += deleted;
    if (deleted < rowsAtOnce) return total;
  }
}

/** Gives how to stop it. */
export function startRetention(store: Store, log: Log): () => Promise<void> {
  return everyDay({
    work: () => deleteOldContacts(store),
    log,
    done: "deleted contacts older than 13 months",
    failed: "could not delete old contacts, trying again tomorrow",
  });
}
