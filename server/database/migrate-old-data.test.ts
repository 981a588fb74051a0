import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import { createPagesRepository } from "#server/pages/pages-repository.ts";
import { createPhotosRepository } from "#server/photos/photos-repository.ts";
import { prepareDatabase } from "#server/prepare-database.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { createSettingsRepository } from "#server/settings/settings-repository.ts";
import { openEmpty } from "#tests/support/databases.ts";
import { draw, isWhole } from "#tests/support/extent.ts";
import { oldRows } from "#tests/support/old-rows.ts";
import { readAll } from "#tests/support/read-all.ts";
import { isMigrated, migrate, migrationNames } from "./migrate.ts";

test("every version has rows to start from", () => {
  expect(Object.keys(oldRows).toSorted()).toEqual(migrationNames);
});

/** The oldest and three others: each makes nearly all the steps, and every step is in one of them. */
function chooseVersions(engine: string): string[] {
  const [oldest = "", ...others] = migrationNames;
  const order = others.toSorted((a, b) => draw(`${engine} ${a}`, 1_000_000) - draw(`${engine} ${b}`, 1_000_000));
  return isWhole ? migrationNames : [oldest, ...order.slice(0, 3)].toSorted();
}

describe.each(["sqlite", "postgres"] as const)("a database on %s", (engine) => {
  test.each(chooseVersions(engine))("of version %s keeps what is in it", async (version) => {
    const database = await openEmpty(engine);
    const reached = migrationNames.slice(0, migrationNames.indexOf(version) + 1);
    // Each version writes its rows when it is the newest, as a server of that time did.
    for (const step of reached) {
      await migrate(database, step);
      for (const statement of oldRows[step] ?? []) await sql.raw(statement).execute(database.db);
    }
    await prepareDatabase(database);
    expect(await isMigrated(database)).toBe(true);

    const pages = createPagesRepository(database);
    const has = (step: string) => reached.includes(step);
    expect(await pages.getPageBySlug("motor-em-osasco")).toMatchObject({
      id: "p1",
      content: "<p>Um dois</p>",
      createdAt: new Date("2024-03-01T13:00:00Z"),
      updatedAt: new Date("2024-03-02T13:00:00Z"),
    });
    const newestFirst = [
      ...(has("007-answers") ? ["pizza-em-osasco"] : []),
      ...(has("003-take-over-pages") ? ["kit-ppa"] : []),
      ...(has("002-runs") ? ["conserto-em-barueri"] : []),
      "portao-na-mooca",
      "motor-em-osasco",
    ];
    expect((await pages.findPages({ limit: 10 })).map(({ slug }) => slug).toSorted()).toEqual(newestFirst.toSorted());
    expect(await pages.countPages()).toBe(newestFirst.length);
    expect(await pages.findPagesByPlace(["mooca-sao-paulo"], 5)).toMatchObject([{ slug: "portao-na-mooca", words: 3 }]);
    expect(await pages.wasDeleted("foi-se")).toBe(has("004-deleted-pages"));
    expect(await createRunsRepository(database).getRun("r1")).toEqual(
      has("002-runs") ? expect.objectContaining({ created: 1, failed: 1, state: "done" }) : null,
    );
    expect(await createRunsRepository(database).getRun("r2")).toEqual(
      has("008-run-outcomes") ? expect.objectContaining({ created: 1, existing: 1, held: 1 }) : null,
    );
    expect(await createSettingsRepository(database).getSetting("ai-key")).toBe(has("002-runs") ? "sealed" : null);
    const contacts = createContactsRepository(database).readContacts({ from: "2026-03-10", to: "2026-03-10" });
    expect(await readAll(contacts)).toHaveLength(has("005-contacts") ? 1 : 0);
    expect((await pages.getPageBySlug("portao-na-mooca"))?.origin).toBe(has("008-run-outcomes") ? "ai" : "knowledge");
    expect(await createPhotosRepository(database).getPhoto("019a8c00-0000-7000-8000-000000000001")).toEqual(
      has("012-photos") ? expect.objectContaining({ alt: "Portão branco", widths: [320, 640] }) : null,
    );
    // And what comes now finds its place beside it.
    await pages.insertPage({ title: "Nova", slug: "nova", content: "<p>Nova</p>" });
    expect((await pages.findPages({ limit: 1 }))[0]).toMatchObject({ slug: "nova" });
  });
});
