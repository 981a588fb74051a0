import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Whether anybody else is connected to a PostgreSQL: a server, most likely. For a program with one connection. */
export async function hasOtherClients({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ others: number | string }>`select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  return Number(rows[0]?.others) > 0;
}
