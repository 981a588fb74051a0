/** Tables of a shop that do not go along when it moves to another database. All others do, also those to come. */
export const leftBehind = [
  "session",
  "kysely_migration",
  "kysely_migration_lock",
  "unfinished_move",
  "page_notices",
] as const;

export type LeftBehind = (typeof leftBehind)[number];

export function isLeftBehind(table: string): table is LeftBehind {
  return (leftBehind as readonly string[]).includes(table);
}
