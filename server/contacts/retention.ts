import { monthsBefore, toBusinessDay } from "#domain/business-day.ts";
import type { Log } from "../log.ts";
import type { ContactsRepository } from "./contacts-repository.ts";

const keptMonths = 13;
const rowsAtOnce = 5_000;
const everyMilliseconds = 24 * 60 * 60 * 1_000;
/** Not while a start still has everything else to do. */
const firstMilliseconds = 60_000;

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

/** Once a day for as long as the server runs. Several servers on one database may all do it. */
export function startRetention(store: Store, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = deleteOldContacts(store).then(
      (deleted) => {
        if (deleted > 0) log.info({ deleted }, "deleted contacts older than 13 months");
      },
      (error: unknown) => log.error({ err: error }, "could not delete old contacts, trying again tomorrow"),
    );
  };
  const first = setTimeout(run, firstMilliseconds).unref();
  const daily = setInterval(run, everyMilliseconds).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(daily);
    await running;
  };
}
