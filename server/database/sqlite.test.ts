import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openSqlite, sqliteFile } from "./sqlite.ts";

async function openWithLocker(limits?: { longestWait: number }) {
  const folder = mkdtempSync(join(tmpdir(), "basculante-test-"));
  const { db } = openSqlite(folder, limits);
  await sql`create table notes (note text)`.execute(db);
  const other = new DatabaseSync(sqliteFile(folder));
  onTestFinished(async () => {
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  const count = async () =>
    (await sql<{ notes: number }>`select count(*) as notes from notes`.execute(db)).rows[0]?.notes;
  return { db, other, count };
}

test("while another process holds the lock readers go on, and writers get through when it lets go", async () => {
  const { db, other, count } = await openWithLocker();
  other.exec("begin immediate");
  const started = performance.now();
  const written = vi.fn();
  const writes = [
    sql`insert into notes values ('alone')`.execute(db).then(written),
    db
      .transaction()
      .execute((open) => sql`insert into notes values ('in a transaction')`.execute(open))
      .then(written),
  ];
  expect(await count()).toBe(0);
  // A write that waited on this thread would have taken seconds.
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(written).not.toHaveBeenCalled();
  other.exec("insert into notes values ('of the other'); commit");
  await Promise.all(writes);
  expect(await count()).toBe(3);
});

test("a writer that waited long enough is told so, and so are those behind it, at the same time", async () => {
  const { db, other, count } = await openWithLocker({ longestWait: 300 });
  other.exec("begin immediate");
  const started = performance.now();
  const writes = Array.from({ length: 5 }, () => sql`insert into notes values ('x')`.execute(db));
  for (const write of writes) {
    await expect(write).rejects.toMatchObject({ code: "database-busy", details: { retryAfterSeconds: "5" } });
  }
  expect(performance.now() - started).toBeLessThan(1_000);
  other.exec("rollback");
  await sql`insert into notes values ('y')`.execute(db);
  expect(await count()).toBe(1);
});

test("readers see nothing of a transaction before its end, and a failed one leaves nothing", async () => {
  const { db, count } = await openWithLocker();
  const failing = db.transaction().execute(async (open) => {
    await sql`insert into notes values ('x')`.execute(open);
    expect(await count()).toBe(0);
    await sql`insert into nowhere values ('x')`.execute(open);
  });
  await expect(failing).rejects.toThrow("nowhere");
  await db.transaction().execute((open) => sql`insert into notes values ('y')`.execute(open));
  expect(await count()).toBe(1);
});
