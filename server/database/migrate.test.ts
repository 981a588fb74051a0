import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { isMigrated, migrate } from "./migrate.ts";

describeOnBothEngines("migrations", (open) => {
  test("run once, and again without harm", async () => {
    const database = await open();
    await migrate(database);
    expect(await isMigrated(database)).toBe(true);
  });

  test("two servers that start together do not trip over each other", async () => {
    const database = await open();
    await Promise.all([migrate(database), migrate(database)]);
    expect(await isMigrated(database)).toBe(true);
  });

  test("a database newer than the code is refused and left as it is", async () => {
    const database = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2999')`.execute(
      database.db,
    );
    await expect(migrate(database)).rejects.toMatchObject({
      code: "database-newer",
      details: { names: "999-from-the-future" },
    });
  });
});
