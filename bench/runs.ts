import { setTimeout as delay } from "node:timers/promises";
import { places } from "../content/places/places.ts";
import type { Run } from "../domain/runs.ts";
import { toSlug } from "../domain/slug.ts";
import { runs } from "../server/database/runs.ts";
import { openSqlite } from "../server/database/sqlite.ts";
import { startProduct } from "../tests/support/product.ts";
import { printRow, processorSeconds, residentMegabytes } from "./measure.ts";

const count = 10_000;
const topics = ["Motor de Portão", "Conserto de Portão", "Instalação de Motor", "Controle de Portão"];
const titles = Array.from({ length: count }, (_, index) => {
  const place = places[index % places.length];
  return `${topics[index % topics.length]} ${place?.name} ${index}`;
});

/** Ten thousand legacy titles by the server itself, as a visitor reads a page again and again. */
const product = await startProduct({ LOG_LEVEL: "silent" });
await fetch(product.url);
const database = openSqlite(product.dataDir);
const all = runs(database);
const before = residentMegabytes(product.pid);
let peak = before;
const spentBefore = processorSeconds(product.pid);
const started = performance.now();
const { id } = await all.insertRun({
  kind: "legacy",
  description: "",
  creativity: 75,
  items: titles.map((title) => ({ title, slug: toSlug(title) })),
});
const waits: number[] = [];
let run: Run | null = null;
while (run?.state !== "done") {
  const asked = performance.now();
  await (await fetch(`${product.url}/duvidas-frequentes`)).text();
  waits.push(performance.now() - asked);
  peak = Math.max(peak, residentMegabytes(product.pid));
  run = await all.getRun(id);
  await delay(20);
}
const seconds = (performance.now() - started) / 1000;
const spent = processorSeconds(product.pid) - spentBefore;
const after = residentMegabytes(product.pid);
waits.sort((a, b) => a - b);
printRow(`${run.created} legacy titles`, `${seconds.toFixed(1)} s`, `budget 10 s; ${spent.toFixed(1)} s of one core`);
printRow("resident memory", `${before} / ${peak} / ${after} MB`, "before, at most, after");
printRow("a page meanwhile, median and worst", `${at(0.5)} / ${at(1)} ms`);
await database.db.destroy();
await product.stop();

function at(part: number): number {
  return Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0);
}
