import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { breakableConnection } from "#tests/support/breakable-connection.ts";
import { takePostgres } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { createLog } from "../log.ts";
import { createPageBinRepository } from "./page-bin-repository.ts";
import { createPagesRepository } from "./pages-repository.ts";

test("a page that one server makes or deletes is heard of by another, once it is committed", async () => {
  const url = await takePostgres();
  const [one, other] = [openPostgres(url, createLog("silent")), openPostgres(url, createLog("silent"))];
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

/** A server that can lose its database, and one beside it that goes on writing. */
async function openTwo(prepare: (other: Database) => Promise<void> = async () => {}) {
  const url = await takePostgres();
  const connection = await breakableConnection(url);
  const log = createLog("silent");
  const [cut, other] = [openPostgres(connection.url, log), openPostgres(url, log)];
  await prepare(other);
  const heard: (string | null)[] = [];
  const stop = await cut.pageChanges.listen((slug) => heard.push(slug));
  onTestFinished(async () => {
    await stop();
    await Promise.all([cut.db.destroy(), other.db.destroy()]);
    await connection.close();
  });
  expect(heard.splice(0)).toEqual([null]);
  connection.cut();
  return {
    other,
    /** All that is missed is heard at once. */
    async hearAtReturn() {
      connection.mend();
      await vi.waitFor(() => expect(heard).not.toEqual([]), { timeout: 10_000 });
      return heard.splice(0).toSorted();
    },
    heard,
  };
}

test("a server that was cut off hears at its return what changed meanwhile and nothing else, and listens on", async () => {
  let binned = "";
  const { other, heard, hearAtReturn } = await openTwo(async (other) => {
    const pages = createPagesRepository(other);
    await pages.insertPage({ title: "A", slug: "a", content: "" });
    binned = (await pages.insertPage({ title: "B", slug: "b", content: "" })).id;
  });
  const pages = createPagesRepository(other);
  await pages.insertPage({ title: "C", slug: "c", content: "" });
  await createPageBinRepository(other).binPages([binned], "");
  await other.db.transaction().execute((open) => other.pageChanges.announce(open, ["photo:1"]));
  expect(await hearAtReturn()).toEqual(["b", "c", "photo:1"]);
  await pages.insertPage({ title: "D", slug: "d", content: "" });
  await vi.waitFor(() => expect(heard).toEqual(["d"]));
});

test("what was announced before the cut and committed after it is heard at the return", async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let committed: Promise<void> | undefined;
  const { hearAtReturn } = await openTwo(async (other) => {
    committed = other.db.transaction().execute(async (open) => {
      await other.pageChanges.announce(open, ["lenta"]);
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
  });
  ended.resolve();
  await committed;
  expect(await hearAtReturn()).toEqual(["lenta"]);
});

test("where it cannot be known, everything counts as changed: facts, or a database that was put back", async () => {
  const facts = await openTwo();
  await facts.other.db.transaction().execute((open) => facts.other.pageChanges.announce(open, [""]));
  expect(await facts.hearAtReturn()).toEqual([null]);

  const restored = await openTwo();
  await sql`alter table page_notices rename to old_notices`.execute(restored.other.db);
  await sql`create table page_notices (like old_notices including defaults)`.execute(restored.other.db);
  expect(await restored.hearAtReturn()).toEqual([null]);
});
