import { labelPageKind } from "#content/contact-labels.ts";
import { countFailures, sayFailure } from "#content/words/failure-words.ts";
import type { Services } from "#server/services.ts";
import type { RecentErrorsProps } from "./recent-errors.tsx";

/** More kinds than this at once are one trouble, which the first lines tell. */
const shown = 8;

/** Null when the database cannot tell, which the panel says elsewhere. */
export async function findRecentErrors({
  errors,
  log,
}: Pick<Services, "errors" | "log">): Promise<RecentErrorsProps | null> {
  try {
    const found = await errors.findLastDay();
    const now = new Date();
    return {
      heading: countFailures(found.reduce((sum, { count }) => sum + count, 0)),
      failures: found.slice(0, shown).map((failure) => sayFailure(failure, labelPageKind(failure.place), now)),
    };
  } catch (error) {
    log.warn({ err: error }, "the panel cannot read the errors");
    return null;
  }
}
