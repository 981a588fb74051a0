import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { readAll } from "#tests/support/read-all.ts";
import { createContactedPageListRepository } from "../pages/page-list-by-contacts-repository.ts";
import { createPagesRepository } from "../pages/pages-repository.ts";
import { createContactFiguresRepository } from "./contact-figures-repository.ts";
import { createContactsRepository } from "./contacts-repository.ts";

const march = { from: "2026-03-01", to: "2026-03-31" };

describeOnBothEngines("contacts", (open) => {
  test("a contact comes back as it was, hostile text and all", async () => {
    const repository = createContactsRepository(await open());
    const contact = makeContact({
      kind: "phone",
      path: "/links-uteis/x",
      pageKind: "useful-link",
      place: "Sé - São Paulo",
      source: "utm:'); drop table contacts; -- 😀",
      referrerHost: "google.com",
      utm: { source: "a", medium: "b", campaign: "c'\"", term: "d", content: "e" },
      isAd: true,
      device: "desktop",
    });
    expect(await repository.insertContacts([contact, makeContact()])).toBe(2);
    expect((await readAll(repository.readContacts(march)))[0]).toEqual(contact);
  });

  test("a contact that comes twice counts once, in one batch or in two", async () => {
    const database = await open();
    const repository = createContactsRepository(database);
    const contact = makeContact();
    expect(await repository.insertContacts([contact, contact, makeContact()])).toBe(2);
    expect(await repository.insertContacts([contact])).toBe(0);
    expect((await createContactFiguresRepository(database).findDays(march)).at(9)).toMatchObject({ contacts: 2 });
  });

  test("of many servers that report at once every contact is summed", async () => {
    const database = await open();
    const repository = createContactsRepository(database);
    const paths = ["/a", "/b", "/c", "/d"];
    const batches = Array.from({ length: 20 }, (_, turn) =>
      paths.map((_, index) => makeContact({ path: paths[(index + turn) % 4] })),
    );
    await Promise.all(batches.map((batch) => repository.insertContacts(batch)));
    const bars = await createContactFiguresRepository(database).findBars("page", march);
    expect(bars.map(({ value, contacts }) => [value, contacts])).toEqual(paths.map((path) => [path, 20]));
  });

  test("a batch larger than a statement can hold goes in whole", async () => {
    const database = await open();
    const repository = createContactsRepository(database);
    const batch = Array.from({ length: 2_500 }, (_, index) => makeContact({ path: `/links-uteis/p-${index}` }));
    expect(await repository.insertContacts(batch)).toBe(2_500);
    const rows = await readAll(repository.readContacts(march));
    expect(rows.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    expect(await repository.insertContacts([])).toBe(0);
  });

  test("the download has the days asked for, in the order of the taps", async () => {
    const repository = createContactsRepository(await open());
    const times = ["2026-03-02T03:00:00Z", "2026-03-02T02:59:59Z", "2026-03-01T03:00:00Z", "2026-03-03T03:00:00Z"];
    await repository.insertContacts(times.map((time) => makeContact({ at: new Date(time) })));
    const rows = await readAll(repository.readContacts({ from: "2026-03-01", to: "2026-03-02" }));
    expect(rows.map(({ at }) => at.toISOString().slice(0, 19))).toEqual([
      "2026-03-01T03:00:00",
      "2026-03-02T02:59:59",
      "2026-03-02T03:00:00",
    ]);
  });

  test("old contacts go a few at a time, and their sums stay", async () => {
    const database = await open();
    const repository = createContactsRepository(database);
    await repository.insertContacts([
      ...Array.from({ length: 5 }, () => makeContact({ at: new Date("2026-03-10T15:00:00Z") })),
      makeContact({ at: new Date("2026-03-20T15:00:00Z") }),
    ]);
    expect(await repository.deleteContactsBefore("2026-03-20", 3)).toBe(3);
    expect(await repository.deleteContactsBefore("2026-03-20", 3)).toBe(2);
    expect(await repository.deleteContactsBefore("2026-03-20", 3)).toBe(0);
    expect(await readAll(repository.readContacts(march))).toHaveLength(1);
    expect((await createContactFiguresRepository(database).getOverview(march)).totals.contacts).toBe(6);
  });

  test("a generated page knows its contacts, and the list can be read by them", async () => {
    const database = await open();
    const pages = createPagesRepository(database);
    for (const slug of ["a", "b", "c", "d"]) await pages.insertPage({ title: slug, slug, content: "" });
    const tap = (slug: string) => makeContact({ path: `/links-uteis/${slug}`, pageKind: "useful-link" });
    await createContactsRepository(database).insertContacts([
      tap("b"),
      tap("b"),
      tap("c"),
      tap("nenhuma"),
      makeContact(),
    ]);
    const { pages: listed } = await createContactedPageListRepository(database).listPagesByContacts({});
    expect(listed.map(({ slug, contacts }) => [slug, contacts])).toEqual([
      ["b", 2],
      ["c", 1],
      ["d", 0],
      ["a", 0],
    ]);
  });

  test.each(["source", "button"] as const)("made-up values of %s fill no table: the rest is one sum", async (name) => {
    const database = await open();
    const repository = createContactsRepository(database);
    const made = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => makeContact({ [name]: `${prefix}-${index}` }));
    const favourite = makeContact({ [name]: "zz", kind: "phone" });
    await repository.insertContacts([...made("a", 400), favourite, { ...favourite, id: "twice00000000" }]);
    await repository.insertContacts([...made("b", 50), { ...favourite, id: "again00000000" }]);
    await repository.insertContacts([makeContact({ [name]: "b-1", at: new Date("2026-03-11T15:00:00Z") })]);
    const day = { from: "2026-03-10", to: "2026-03-10" };
    const bars = await createContactFiguresRepository(database).findBars(name, day, 1_000);
    expect(bars).toHaveLength(301);
    expect(bars.slice(0, 2)).toMatchObject([
      { value: "(other)", chats: 151, phones: 0 },
      { value: "zz", phones: 3 },
    ]);
    const next = await createContactFiguresRepository(database).findBars(name, {
      from: "2026-03-11",
      to: "2026-03-11",
    });
    expect(next).toMatchObject([{ value: "b-1", contacts: 1 }]);
    expect((await createContactFiguresRepository(database).getOverview(march)).totals.contacts).toBe(454);
  });
});
