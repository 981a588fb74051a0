import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

type SessionRow = { id: string; createdAt: string; expiresAt: string };

/** A product on SQLite. */
type Product = { dataDir: string };

function withSqlite<Value>({ dataDir }: Product, work: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(join(dataDir, "basculante.sqlite"));
  database.exec("pragma busy_timeout=5000");
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The sessions of one account as they stand in the database. */
export function sessionRowsOf(product: Product, email: string): SessionRow[] {
  const query = `select s.* from session s join user u on u.id = s.userId where u.email = ? order by s.createdAt`;
  return withSqlite(product, (database) => database.prepare(query).all(email) as unknown as SessionRow[]);
}

/** Makes every session of the account as old as if this much time had gone by. */
export function letTimePass(product: Product, email: string, milliseconds: number): void {
  for (const { id, createdAt, expiresAt } of sessionRowsOf(product, email)) {
    const earlier = (date: string) => new Date(new Date(date).getTime() - milliseconds).toISOString();
    withSqlite(product, (database) =>
      database
        .prepare("update session set createdAt = ?, expiresAt = ? where id = ?")
        .run(earlier(createdAt), earlier(expiresAt), id),
    );
  }
}

/** The same for links in mails, half-done sign-ins and the like. */
export function letLinksAge(product: Product, milliseconds: number): void {
  withSqlite(product, (database) => {
    const rows = database.prepare("select id, expiresAt from verification").all() as {
      id: string;
      expiresAt: string;
    }[];
    for (const { id, expiresAt } of rows) {
      const earlier = new Date(new Date(expiresAt).getTime() - milliseconds).toISOString();
      database.prepare("update verification set expiresAt = ? where id = ?").run(earlier, id);
    }
  });
}

/** Everything the database holds, as text: to look for what must not stand in it. */
export function dumpOf(product: Product): string {
  return withSqlite(product, (database) => {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    const rowsOf = (name: string) => {
      const statement = database.prepare(`select * from "${name}"`);
      statement.setReadBigInts(true);
      return JSON.stringify(statement.all(), (_, value) => (typeof value === "bigint" ? String(value) : value));
    };
    return tables.map(({ name }) => rowsOf(name)).join("\n");
  });
}
