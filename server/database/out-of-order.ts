/** SQLite: the file can only be read, the disk fails or is full, the file cannot be opened. */
const sqliteCodes = new Set([8, 10, 13, 14]);
/** PostgreSQL's classes: out of resources such as disk, stopped by its operator, an error of its system. */
const postgresClasses = new Set(["53", "57", "58"]);

/** Whether a write failed for what is written to, not for what was written: then it will succeed one day. */
export function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return sqliteCodes.has(Number(error.errcode) & 0xff);
  return "code" in error && postgresClasses.has(String(error.code).slice(0, 2));
}
