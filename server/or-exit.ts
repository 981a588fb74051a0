import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";

/** What must be mended first is said in one line; any other error is a fault of ours and shows whole. */
export async function orExit(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    process.stderr.write(`basculante: ${toSentence(error)}\n`);
    process.exit(1);
  }
}
