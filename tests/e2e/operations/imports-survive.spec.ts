import { setTimeout as nextLook } from "node:timers/promises";
import { expect } from "@playwright/test";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import { operator, signIn } from "#tests/faults/panel-client.ts";
import { test } from "#tests/support/engine-test.ts";
import { makePlace } from "#tests/support/servers.ts";
import { type Where, withDatabase } from "#tests/support/with-database.ts";

const lines = 200;
const path = "/admin/paginas/importar";

type Counted = RawBuilder<{ count: number }>;

const countIn = async ({ db }: Database, what: Counted) => Number((await what.execute(db)).rows[0]?.count ?? 0);

const count = (where: Where, what: Counted) => withDatabase(where, (database) => countIn(database, what));

async function until(where: Where, least: number, what: Counted): Promise<void> {
  await withDatabase(where, async (database) => {
    while ((await countIn(database, what)) < least) await nextLook(10);
  });
}

const looked = sql<{ count: number }>`select count(*) as count from import_rows where outcome = 'new'`;
const pages = sql<{ count: number }>`select count(*) as count from generated_pages`;
const changed = sql<{ count: number }>`select changed as count from batches`;

/** Sends a file of so many new pages, and gives where it is looked at. */
async function sendFile(url: string, cookie: string): Promise<string> {
  const rows = Array.from({ length: lines }, (_, at) => `Portão número ${at};<p>Texto ${at}.</p>`);
  const body = new FormData();
  body.append("arquivo", new File([["Título;Texto", ...rows].join("\n")], "muitas.csv"));
  const sent = await fetch(url + path, { method: "POST", headers: { cookie }, body, redirect: "manual" });
  const address = sent.headers.get("location") ?? "";
  expect([sent.status, address]).toEqual([303, expect.stringContaining(`${path}/`)]);
  return address;
}

async function bringIn(url: string, cookie: string, address: string): Promise<void> {
  const begun = await fetch(url + address, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ intent: "start" }),
    redirect: "manual",
  });
  expect([begun.status, begun.headers.get("location")]).toEqual([303, expect.stringContaining("/admin/mudancas/")]);
}

const isChecked = sql<{ count: number }>`select count(*) as count from imports where state = 'checked'`;
const isDone = sql<{ count: number }>`select count(*) as count from batches where state = 'done'`;

test("a file whose server is killed while it looks at it, and while it brings it in, makes every page once", async ({
  engine,
  launch,
}) => {
  const { where, settings } = await makePlace(engine);
  const start = () => launch({ ...settings, ...operator, LOG_LEVEL: "warn" });
  const first = await start();
  const cookie = await signIn(first);
  const address = await sendFile(first.url, cookie);
  await until(where, 1, looked);
  await first.stop("SIGKILL");

  const second = await start();
  await until(where, 1, isChecked);
  expect(await count(where, looked)).toBe(lines);
  await bringIn(second.url, cookie, address);
  await until(where, 50, pages);
  await second.stop("SIGKILL");
  const made = await count(where, pages);
  expect(made).toBeLessThan(lines);
  expect(await count(where, changed)).toBe(made);

  const third = await start();
  await until(where, 1, isDone);
  expect([await count(where, pages), await count(where, changed)]).toEqual([lines, lines]);
  const shown = await fetch(third.url + address, { headers: { cookie } });
  expect(await shown.text()).toContain("Este arquivo já foi importado");
});

test("told to stop while a file is brought in, or before titles can be read for it, the server ends cleanly", async ({
  engine,
  launch,
}) => {
  const { where, settings } = await makePlace(engine);
  const start = () => launch({ ...settings, ...operator, LOG_LEVEL: "warn" });
  const first = await start();
  const cookie = await signIn(first);
  const address = await sendFile(first.url, cookie);
  await until(where, 1, isChecked);
  await bringIn(first.url, cookie, address);
  await until(where, 25, pages);
  expect(await first.stop("SIGTERM")).toBe(0);
  expect(await count(where, pages)).toBeLessThan(lines);
  // At once: what reads titles takes seconds to make, and nobody waits for it.
  expect(await (await start()).stop("SIGTERM")).toBe(0);
  await start();
  await until(where, 1, isDone);
  expect([await count(where, pages), await count(where, changed)]).toEqual([lines, lines]);
});
