import { expect, test } from "vitest";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { createContactFiguresRepository } from "./contact-figures-repository.ts";
import { createContactsRepository } from "./contacts-repository.ts";

const week = { from: "2026-03-08", to: "2026-03-14" };
const on = (day: string) => new Date(`${day}T15:00:00Z`);

describeOnBothEngines("contact figures", (open) => {
  test("with nothing counted there are zeros, not gaps", async () => {
    const overview = await createContactFiguresRepository(await open()).getOverview(week);
    expect(overview.days).toHaveLength(7);
    expect(overview.days[0]).toEqual({ day: "2026-03-08", chats: 0, phones: 0, contacts: 0, views: 0 });
    expect(overview.totals).toEqual({ chats: 0, phones: 0, contacts: 0, views: 0, rate: null });
    expect(overview).toMatchObject({ before: { from: "2026-03-01", to: "2026-03-07" }, rates: [] });
    expect(Object.values(overview.bars)).toEqual([[], [], [], [], [], []]);
  });

  test("a period has its days, its totals and those of the period before", async () => {
    const database = await open();
    await createContactsRepository(database).insertContacts([
      makeContact({ at: on("2026-03-08") }),
      makeContact({ at: on("2026-03-08"), kind: "phone" }),
      makeContact({ at: on("2026-03-14") }),
      makeContact({ at: on("2026-03-15") }),
      makeContact({ at: on("2026-03-07") }),
      makeContact({ at: on("2026-02-28") }),
    ]);
    await createContactsRepository(database).addViews([
      { day: "2026-03-08", path: "/", views: 10 },
      { day: "2026-03-08", path: "/sitemap", views: 2 },
      { day: "2026-03-01", path: "/", views: 4 },
    ]);
    const { totals, totalsBefore, days, daysBefore } = await createContactFiguresRepository(database).getOverview(week);
    expect(totals).toEqual({ chats: 2, phones: 1, contacts: 3, views: 12, rate: 0.25 });
    expect(totalsBefore).toEqual({ chats: 1, phones: 0, contacts: 1, views: 4, rate: 0.25 });
    expect(days[0]).toEqual({ day: "2026-03-08", chats: 1, phones: 1, contacts: 2, views: 12 });
    expect(days[6]).toMatchObject({ day: "2026-03-14", contacts: 1 });
    expect(daysBefore[6]).toMatchObject({ day: "2026-03-07", contacts: 1 });
  });

  test("bars are longest first, with the period before beside them", async () => {
    const database = await open();
    await createContactsRepository(database).insertContacts([
      makeContact({ at: on("2026-03-09"), place: "Osasco", button: "floating", source: "ad:google", path: "/a" }),
      makeContact({ at: on("2026-03-10"), place: "Osasco", kind: "phone", button: "header", device: "desktop" }),
      makeContact({ at: on("2026-03-10"), place: null }),
      makeContact({ at: on("2026-03-02"), place: "Osasco" }),
      makeContact({ at: on("2026-03-02"), place: "Cotia" }),
    ]);
    const { bars } = await createContactFiguresRepository(database).getOverview(week);
    expect(bars.place).toEqual([
      { value: "Osasco", chats: 1, phones: 1, contacts: 2, before: 1 },
      { value: "", chats: 1, phones: 0, contacts: 1, before: 0 },
    ]);
    expect(bars.page.map(({ value, contacts }) => [value, contacts])).toEqual([
      ["/", 2],
      ["/a", 1],
    ]);
    expect(bars.button.map(({ value }) => value).sort()).toEqual(["floating", "header", "hero"]);
    expect(bars.source.map(({ value }) => value)).toEqual(["direct", "ad:google"]);
    expect(bars.device.map(({ value, contacts }) => [value, contacts])).toEqual([
      ["phone", 2],
      ["desktop", 1],
    ]);
    expect(await createContactFiguresRepository(database).findBars("place", week, 1)).toHaveLength(1);
  });

  test("views of a page add up, and give its rate", async () => {
    const database = await open();
    const repository = createContactsRepository(database);
    await repository.addViews([{ day: "2026-03-09", path: "/a", views: 3 }]);
    await repository.addViews([
      { day: "2026-03-09", path: "/a", views: 1 },
      { day: "2026-03-10", path: "/a", views: 4 },
      { day: "2026-03-10", path: "/b", views: 50 },
      { day: "2026-03-10", path: "/c", views: 1 },
    ]);
    await repository.insertContacts([
      ...[1, 2].map(() => makeContact({ at: on("2026-03-10"), path: "/a" })),
      makeContact({ at: on("2026-03-10"), path: "/c" }),
      makeContact({ at: on("2026-03-10"), path: "/sem-visita" }),
    ]);
    const figures = createContactFiguresRepository(database);
    expect(await figures.findRates(week)).toEqual([
      { path: "/a", contacts: 2, views: 8, rate: 0.25 },
      { path: "/c", contacts: 1, views: 1, rate: 1 },
      { path: "/sem-visita", contacts: 1, views: 0, rate: null },
      { path: "/b", contacts: 0, views: 50, rate: 0 },
    ]);
    expect((await figures.findRates(week, { order: "views" }))[0]?.path).toBe("/b");
    expect((await figures.findRates(week, { order: "rate", limit: 1 })).map(({ path }) => path)).toEqual(["/c"]);
    await repository.addViews([]);
  });
});
