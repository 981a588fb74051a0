import { expect, onTestFinished, test } from "vitest";
import type { Contact } from "#domain/contact-figures.ts";
import { makeContact } from "#tests/support/made-contacts.ts";
import { createLog } from "../log.ts";
import { createCollector } from "./collector.ts";

/** A store that can be away, as a database can. */
function openStore() {
  const store = {
    isAway: false,
    saved: new Set<string>(),
    questions: [] as (readonly string[])[],
    contacts: [] as Contact[],
    views: [] as { day: string; path: string; views: number }[],
    insertContacts: async (batch: readonly Contact[]) => {
      if (store.isAway) throw new Error("away");
      store.contacts.push(...batch);
      return batch.length;
    },
    addViews: async (batch: readonly { day: string; path: string; views: number }[]) => {
      if (store.isAway) throw new Error("away");
      store.views.push(...batch);
    },
    findSavedSlugs: async (slugs: readonly string[]) => {
      if (store.isAway) throw new Error("away");
      store.questions.push(slugs);
      return store.saved.intersection(new Set(slugs));
    },
  };
  const collector = createCollector(store, createLog("silent"), () => new Date("2026-03-01T02:00:00Z"));
  onTestFinished(() => collector.stop());
  return { store, collector };
}

test("contacts wait for the next write and carry the day of São Paulo", async () => {
  const { store, collector } = openStore();
  collector.addContact(makeContact(), "desktop");
  expect(store.contacts).toEqual([]);
  await collector.flush();
  expect(store.contacts).toMatchObject([{ day: "2026-02-28", device: "desktop" }]);
});

test("views of a page are summed, and one that is sent again counts once", async () => {
  const { store, collector } = openStore();
  for (const id of ["one", "two", "two"]) collector.addView({ id, path: "/" });
  await collector.flush();
  expect(store.views).toEqual([{ day: "2026-02-28", path: "/", views: 2 }]);
});

test("what could not be written is written later, once", async () => {
  const { store, collector } = openStore();
  store.isAway = true;
  collector.addContact(makeContact(), "phone");
  collector.addView({ id: "one", path: "/" });
  await collector.flush();
  collector.addView({ id: "two", path: "/" });
  store.isAway = false;
  await collector.flush();
  await collector.flush();
  expect(store.contacts).toHaveLength(1);
  expect(store.views).toEqual([{ day: "2026-02-28", path: "/", views: 2 }]);
});

test("a database that stays away costs a bounded memory: the oldest make room", async () => {
  const { store, collector } = openStore();
  store.isAway = true;
  for (let turn = 0; turn < 12_000; turn++) collector.addContact(makeContact({ button: `b-${turn}` }), "phone");
  await collector.flush();
  store.isAway = false;
  await collector.flush();
  expect(store.contacts).toHaveLength(10_000);
  expect(store.contacts[0]?.button).toBe("b-2000");
});

test("stopping writes what waits", async () => {
  const { store, collector } = openStore();
  collector.addContact(makeContact(), "phone");
  await collector.stop();
  expect(store.contacts).toHaveLength(1);
});

test("what is no page counts as the page that says so, with one question for all of them", async () => {
  const { store, collector } = openStore();
  store.saved.add("portao-mooca");
  const real = ["/", "/cidades/osasco", "/links-uteis/portao-mooca", "/topicos/portao-mooca", "/topicos/motores-ppa"];
  const madeUp = ["/links-uteis/nada", "/cidades/nada", "/topicos/nada", "/termos/portao-mooca", "/postagens/nada"];
  for (const path of [...real, ...madeUp, "/motor-para-portao-em-nada", "/not-found"]) {
    collector.addContact(makeContact({ path, place: "Osasco" }), "phone");
    collector.addView({ id: path, path });
  }
  await collector.flush();
  expect(store.contacts.map(({ path }) => path)).toEqual([...real, ...Array(7).fill("/not-found")]);
  expect(store.contacts.at(-3)).toMatchObject({ pageKind: "not-found", place: "Osasco" });
  expect(store.views.map(({ path, views }) => [path, views])).toEqual([
    ...real.map((path) => [path, 1]),
    ["/not-found", 7],
  ]);
  expect(store.questions).toEqual([["portao-mooca", "nada"]]);
});

test("while nobody can say whether a page is there its reports wait", async () => {
  const { store, collector } = openStore();
  store.saved.add("a");
  store.isAway = true;
  collector.addContact(makeContact({ path: "/links-uteis/a" }), "phone");
  collector.addView({ id: "one", path: "/links-uteis/a" });
  await collector.flush();
  store.isAway = false;
  await collector.flush();
  expect(store.contacts).toMatchObject([{ path: "/links-uteis/a" }]);
  expect(store.views).toMatchObject([{ path: "/links-uteis/a", views: 1 }]);
});
