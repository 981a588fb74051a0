import { setTimeout as delay } from "node:timers/promises";
import { concepts } from "#content/knowledge/concepts.ts";
import { places } from "#content/places/places.ts";
import type { Run } from "#domain/runs.ts";
import { toSlug } from "#domain/slug.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { startProduct } from "#tests/support/product.ts";
import { printRow, processorSeconds, residentMegabytes } from "./measure.ts";

const manyTitles = 10_000;
const fewTitles = 2_500;
/** One subject after the other, each in another place: no two titles ask the same. */
const subjects = concepts.filter(({ broader }) => broader === undefined).map(({ label }) => label);
let asked = 0;

/**
 * Legacy titles by the server itself, as a visitor reads a page again and again: a few, which bring the process to its
 * working memory, then ten thousand and twice as many more, which must need hardly more.
 */
const product = await startProduct({ LOG_LEVEL: "silent" });
await fetch(product.url);
const database = openSqlite(product.dataDir);
await measureRun("few", fewTitles);
for (const round of ["first", "second", "third"]) await measureRun(round, manyTitles);
await database.db.destroy();
await product.stop();

async function measureRun(round: string, count: number): Promise<void> {
  const all = createRunsRepository(database);
  const memory = [residentMegabytes(product.pid)];
  const spentBefore = processorSeconds(product.pid);
  const started = performance.now();
  const { id } = await all.insertRun({ kind: "legacy", description: "", creativity: 75, items: toItems(count) });
  const waits: number[] = [];
  let run: Run | null = null;
  while (run?.state !== "done") {
    const asked = performance.now();
    await (await fetch(`${product.url}/duvidas-frequentes`)).text();
    waits.push(performance.now() - asked);
    run = await all.getRun(id);
    if (run && run.created >= memory.length * (count / 4)) memory.push(residentMegabytes(product.pid));
    await delay(20);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const spent = (processorSeconds(product.pid) - spentBefore).toFixed(1);
  const [median, worst] = [0.5, 1].map((part) => at(waits, part));
  const budget = count === fewTitles ? "" : "budget 10 s; ";
  printRow(`${run.created} legacy titles, ${round}`, `${seconds} s`, `${budget}${spent} s of one core`);
  printRow("  resident memory, MB", memory.join(" "), "before, and after each quarter");
  printRow("  a page meanwhile, median and worst", `${median} / ${worst} ms`);
}

function toItems(count: number): { title: string; slug: string }[] {
  return Array.from({ length: count }, () => {
    const place = places[Math.floor(asked / subjects.length) % places.length]?.name;
    const title = `${subjects[asked % subjects.length]} ${place}`;
    asked += 1;
    return { title, slug: toSlug(title) };
  });
}

function at(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
