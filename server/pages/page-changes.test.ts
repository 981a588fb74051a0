import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createEmptyDatabase } from "#tests/support/postgres.ts";
import { migrate } from "../database/migrate.ts";
import { openPostgres } from "../database/postgres.ts";
import { createLog } from "../log.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

test("a page that one server makes or deletes is heard of by another, once it is committed", async () => {
  const url = await createEmptyDatabase(inject("postgresUrl"));
  const [one, other] = [openPostgres(url, createLog("silent")), openPostgres(url, createLog("silent"))];
  await migrate(one);
  const heard: (string | null)[] = [];
  const stop = await other.pageChanges.listen((slug) => heard.push(slug));
  onTestFinished(async () => {
    await stop();
    await Promise.all([one.db.destroy(), other.db.destroy()]);
  });

  const pages = createPagesRepository(one);
  const saved = await pages.insertPage({ title: "A", slug: "a", content: "" });
  await expect(pages.insertPage({ title: "A", slug: "a", content: "" })).rejects.toThrow();
  await createPageBinRepository(one).binPages([saved.id], "");
  await vi.waitFor(() => expect(heard).toEqual([null, "a", "a"]));
});

test("once a lost connection is back everything counts as changed, and listening goes on", async () => {
  const url = await createEmptyDatabase(inject("postgresUrl"));
  const database = openPostgres(url, createLog("silent"));
  await migrate(database);
  const heard: (string | null)[] = [];
  const stop = await database.pageChanges.listen((slug) => heard.push(slug));
  onTestFinished(async () => {
    await stop();
    await database.db.destroy();
  });

  const { sql } = await import("kysely");
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
    database.db,
  );
  // Once at the start and once at the return, and not when it was lost: nothing can be read anew then.
  await vi.waitFor(() => expect(heard).toEqual([null, null]), { timeout: 10_000 });
  await createPagesRepository(database).insertPage({ title: "B", slug: "b", content: "" });
  await vi.waitFor(() => expect(heard.at(-1)).toBe("b"));
});
