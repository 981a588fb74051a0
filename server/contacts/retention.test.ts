import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { readAll } from "#tests/support/read-all.ts";
import { createContactsRepository } from "./contacts-repository.ts";
import { deleteOldContacts } from "./retention.ts";

describeOnBothEngines("retention", (open) => {
  test("contacts of thirteen months are kept, older ones go", async () => {
    const repository = createContactsRepository(await open());
    await repository.insertContacts(
      ["2025-02-09", "2025-02-10", "2026-03-10"].map((day) => makeContact({ at: new Date(`${day}T15:00:00Z`) })),
    );
    expect(await deleteOldContacts(repository, new Date("2026-03-10T15:00:00Z"))).toBe(1);
    const left = await readAll(repository.readContacts({ from: "2020-01-01", to: "2030-01-01" }));
    expect(left.map(({ day }) => day)).toEqual(["2025-02-10", "2026-03-10"]);
  });
});
