import { type BackgroundWork, createBackgroundWork } from "../background-work.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createPageLifeRepository } from "./page-life-repository.ts";

type Parts = { database: Database; onChange(slugs: readonly string[]): void; log: Log };

const pagesAtOnce = 50;

/** Publishes scheduled pages when their time has come; of several servers, each takes what the others left. */
export function createDuePublisher({ database, onChange, log }: Parts): BackgroundWork {
  const life = createPageLifeRepository(database);
  return createBackgroundWork({
    async workOnce() {
      const { slugs, refused } = await life.publishDue(new Date(), pagesAtOnce);
      if (slugs.length > 0) onChange(slugs);
      for (const { slug, reason } of refused) log.warn({ slug, code: reason.code }, "a scheduled page stays a draft");
      return slugs.length + refused.length > 0;
    },
    isBusy: () => false,
    log,
    complaint: "cannot publish scheduled pages, trying again",
  });
}
