import type { Database } from "../database/database.ts";
import { everyDay } from "../every-day.ts";
import type { Log } from "../log.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";

/** Pages that nobody took back in time go for good. Gives how to stop it. */
export function startEmptyingPageBin(database: Database, log: Log): () => Promise<void> {
  const bin = createPageBinRepository(database);
  return everyDay({
    work: () => bin.purge(new Date()),
    log,
    done: "emptied the bin of pages that nobody took back",
    failed: "could not empty the bin of pages, trying again tomorrow",
  });
}
