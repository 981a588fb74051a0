/** Something the operator must mend before the server can run. Its message is one line that says what to do. */
export class StartError extends Error {
  override name = "StartError";
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process with that line; any other error is a fault of ours and shows whole. */
export async function orRefuseToStart(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`basculante: ${error.message}\n`);
    process.exit(1);
  }
}
