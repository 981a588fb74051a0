import { type RawBuilder, sql } from "kysely";
import { type Where, withDatabase } from "./with-database.ts";

type SessionRow = { id: string; createdAt: string; expiresAt: string };

function query<Row>(where: Where, statement: RawBuilder<Row>): Promise<Row[]> {
  return withDatabase(where, async ({ db }) => (await statement.execute(db)).rows);
}

/** The sessions of one account as they stand in the database. */
export async function findSessionRows(where: Where, email: string): Promise<SessionRow[]> {
  const rows = await query(
    where,
    sql<{ [Key in keyof SessionRow]: string | Date }>`select s.id, s."createdAt", s."expiresAt"
      from session s join "user" u on u.id = s."userId" where u.email = ${email} order by s."createdAt"`,
  );
  return rows.map(({ id, createdAt, expiresAt }) => ({
    id: String(id),
    createdAt: earlier(createdAt, 0),
    expiresAt: earlier(expiresAt, 0),
  }));
}

function earlier(date: string | Date, milliseconds: number): string {
  return new Date(new Date(date).getTime() - milliseconds).toISOString();
}

/** Makes every session of the account as old as if this much time had gone by. */
export async function letTimePass(where: Where, email: string, milliseconds: number): Promise<void> {
  for (const { id, createdAt, expiresAt } of await findSessionRows(where, email)) {
    await query(
      where,
      sql`update session set "createdAt" = ${earlier(createdAt, milliseconds)},
        "expiresAt" = ${earlier(expiresAt, milliseconds)} where id = ${id}`,
    );
  }
}

/** As if nobody had used the account's sessions for this long. */
export async function leaveAlone(where: Where, email: string, milliseconds: number): Promise<void> {
  for (const { id } of await findSessionRows(where, email)) {
    await query(where, sql`update session set "updatedAt" = ${earlier(new Date(), milliseconds)} where id = ${id}`);
  }
}

/** The same for links in mails, half-done sign-ins and the like. */
export async function letLinksAge(where: Where, milliseconds: number): Promise<void> {
  const rows = await query(where, sql<{ id: string; expiresAt: string | Date }>`select * from verification`);
  for (const { id, expiresAt } of rows) {
    await query(where, sql`update verification set "expiresAt" = ${earlier(expiresAt, milliseconds)} where id = ${id}`);
  }
}

/** Everything the database holds, as text: to look for what must not stand in it. */
export function dumpDatabase(where: Where): Promise<string> {
  return withDatabase(where, async ({ db }) => {
    const tables = await db.introspection.getTables();
    const dumps: string[] = [];
    // The parts of the indexes of titles and texts hold no secret, and numbers that JavaScript has no room for.
    for (const { name } of tables.filter((table) => !/^page_(text_)?search_/.test(table.name))) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      dumps.push(JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value)));
    }
    return dumps.join("\n");
  });
}
