import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { addDays, lastDays, type Period, toBusinessDay } from "#domain/business-day.ts";
import type { Contact } from "#domain/contact-figures.ts";
import { createContactFiguresRepository } from "#server/contacts/contact-figures-repository.ts";
import { createContactsRepository } from "#server/contacts/contacts-repository.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLog } from "#server/log.ts";
import { createEmptyDatabase, startPostgres } from "#tests/support/postgres.ts";
import { startProduct } from "#tests/support/product.ts";
import { printRow } from "./measure.ts";

/** A year of contacts, a million in all, on 2,000 pages: writing them, and every figure that the panel shows. */
const rows = 1_000_000;
const daysBack = 390;
const pages = 2_000;
const batch = 1_000;
const today = toBusinessDay(new Date());

const folder = mkdtempSync(join(tmpdir(), "basculante-contacts-"));
await measure("SQLite", await openDatabase({ databaseUrl: null, dataDir: folder }, createLog("silent")));
printRow("SQLite, file", `${Math.round(statSync(join(folder, "basculante.sqlite")).size / 1e6)} MB`);
rmSync(folder, { recursive: true });

const postgres = await startPostgres();
const databaseUrl = await createEmptyDatabase(postgres.url);
await measure("PostgreSQL", await openDatabase({ databaseUrl, dataDir: "" }, createLog("silent")));
await postgres.stop();

await measureTaps();

async function measure(name: string, database: Database): Promise<void> {
  await migrate(database);
  const repository = createContactsRepository(database);
  const began = performance.now();
  const cpu = process.cpuUsage();
  for (let start = 0; start < rows; start += batch) {
    await repository.insertContacts(Array.from({ length: Math.min(batch, rows - start) }, (_, i) => make(start + i)));
  }
  const rate = Math.round((1_000 * rows) / (performance.now() - began));
  const busy = Math.round(process.cpuUsage(cpu).user / 1_000_000);
  printRow(`${name}: ${rows} contacts written, sums too`, `${rate}/s`, `batches of ${batch}, ${busy} s of our CPU`);
  for (let day = 0; day < daysBack; day++) {
    const views = Array.from({ length: pages / 4 }, (_, page) => ({
      day: addDays(today, -day),
      path: toPath(page * 4 + (day % 4)),
      views: 5 + (page % 90),
    }));
    await repository.addViews(views);
  }
  const figures = createContactFiguresRepository(database);
  for (const days of [1, 7, 28, 90, 365]) {
    await printTime(`${name}: whole screen, ${days} days`, () => figures.getOverview(lastDays(days, today)));
  }
  await printTime(`${name}: rates, 90 days`, () => figures.findRates(lastDays(90, today)));
  await printTime(`${name}: rates by rate, 90 days`, () => figures.findRates(lastDays(90, today), { order: "rate" }));
  await printTime(`${name}: days, 90 days`, () => figures.findDays(lastDays(90, today)));
  await printTime(`${name}: download of 28 days`, () => drain(lastDays(28, today)));
  await printTime(`${name}: deleting 5,000 old contacts`, () =>
    repository.deleteContactsBefore(addDays(today, -daysBack + 60), 5_000),
  );
  await database.db.destroy();

  async function drain(period: Period): Promise<void> {
    for await (const _ of repository.readContacts(period));
  }
}

async function printTime(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let turn = 0; turn < 5; turn++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  // On a busy machine the CPU time is the truer figure; of PostgreSQL it leaves out the server.
  const busy = ((user + system) / 5_000).toFixed(1);
  printRow(name, `${times.toSorted((a, b) => a - b)[2]?.toFixed(1)} ms`, `median of 5; ${busy} ms of our CPU`);
}

function make(index: number): Contact {
  const at = new Date(Date.now() - (1 - index / rows) * daysBack * 86_400_000);
  const source = ["direct", "ad:google", "site:google.com", "utm:boletim", `site:site-${index % 40}.example`][
    index % 5
  ];
  return {
    id: `bench${String(index).padStart(12, "0")}`,
    at,
    day: toBusinessDay(at),
    kind: index % 4 === 0 ? "phone" : "chat",
    path: toPath((index * 31) % pages),
    pageKind: "useful-link",
    place: `Lugar ${index % 475}`,
    button: ["hero", "floating", "content", "header", "footer"][index % 5] ?? "hero",
    source: source ?? "direct",
    referrerHost: "google.com",
    utm: { source: null, medium: null, campaign: null, term: null, content: null },
    isAd: index % 5 === 1,
    device: index % 3 === 0 ? "desktop" : "phone",
  };
}

function toPath(page: number): string {
  return `/links-uteis/motor-de-portao-numero-${page}`;
}

/** What the address answers: most of these are over the limit, and are answered all the same. */
async function measureTaps(): Promise<void> {
  const product = await startProduct({ LOG_LEVEL: "silent" });
  const result = await autocannon({
    url: `${product.url}/api/contatos`,
    method: "POST",
    connections: 20,
    duration: 3,
    headers: { origin: product.url, "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/130.0 Safari/537.36" },
    body: JSON.stringify({ id: "abcdefghijklmnop", path: "/", kind: "chat", button: "hero" }),
  });
  printRow("reports answered", `${Math.round(result.requests.average)}/s`, `${result.non2xx} refusals`);
  await product.stop();
}
