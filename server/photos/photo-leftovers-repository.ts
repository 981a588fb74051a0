import type { Database } from "../database/database.ts";
import { inParts } from "../database/in-parts.ts";
import type { PhotoTables } from "./photos-tables.ts";

/** Alone, or as a part of a transaction. */
type Writing = Database["db"];

/** Written down before a file is, or when its photo goes: whatever breaks in between, the file is found again. */
export async function addLeftovers(open: Writing, names: readonly string[], dueAt: Date): Promise<void> {
  const due_at = dueAt.toISOString();
  for (const part of inParts(names)) {
    await open
      .withTables<PhotoTables>()
      .insertInto("photo_leftovers")
      .values(part.map((name) => ({ name, due_at })))
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ due_at }))
      .execute();
  }
}

export async function forgetLeftovers(open: Writing, names: readonly string[]): Promise<void> {
  for (const part of inParts(names)) {
    await open.withTables<PhotoTables>().deleteFrom("photo_leftovers").where("name", "in", part).execute();
  }
}

/** Files that no photo has. */
export function createPhotoLeftoversRepository({ db }: Pick<Database, "db">) {
  return {
    addLeftovers: (names: readonly string[], dueAt: Date) => addLeftovers(db, names, dueAt),
    forgetLeftovers: (names: readonly string[]) => forgetLeftovers(db, names),

    async findLeftovers(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .withTables<PhotoTables>()
        .selectFrom("photo_leftovers")
        .select("name")
        .where("due_at", "<=", now.toISOString())
        .orderBy("due_at")
        .limit(limit)
        .execute();
      return rows.map(({ name }) => name);
    },
  };
}

export type PhotoLeftoversRepository = ReturnType<typeof createPhotoLeftoversRepository>;
