/** Something the operator must mend before the server can run. Its message is one line that says what to do. */
export class StartError extends Error {
  override name = "StartError";
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
