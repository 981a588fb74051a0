import { sql } from "kysely";
import type { OpenTransaction } from "./database.ts";

/** Work inside an open transaction that leaves nothing behind when it throws. */
export async function inSavepoint<Result>(open: OpenTransaction, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint step`.execute(open);
  try {
    const result = await work();
    await sql`release savepoint step`.execute(open);
    return result;
  } catch (error) {
    await sql`rollback to savepoint step`.execute(open);
    await sql`release savepoint step`.execute(open);
    throw error;
  }
}
