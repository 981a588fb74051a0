import type { Finding } from "#content/words/doctor-words.ts";
import { toSentence } from "#content/words/errors.ts";
import { getReason, isDomainError } from "#domain/errors.ts";

export type Check = () => Promise<Omit<Finding, "name">>;

/** What throws needs attention as well; the other checks go on. */
export async function examine(name: string, check: Check): Promise<Finding> {
  try {
    return { name, ...(await check()) };
  } catch (error) {
    return { name, isGood: false, text: isDomainError(error) ? toSentence(error) : getReason(error) };
  }
}
