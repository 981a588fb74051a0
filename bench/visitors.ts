import autocannon from "autocannon";
import { places } from "#content/places/places.ts";
import { toSlug } from "#domain/slug.ts";
import { openSqlite } from "#server/database/sqlite.ts";
import { createRunsRepository } from "#server/runs/runs-repository.ts";
import { startProduct } from "#tests/support/product.ts";
import { printRow } from "./measure.ts";
import { startBareNode } from "./peers.ts";

const connections = 512;
const seconds = 20;
const titles = 10_000;

/** Many visitors at once, each asking again as soon as it is answered: alone, beside a run of ten thousand titles, and at bare Node. */
const product = await startProduct({ LOG_LEVEL: "silent" });
const page = await fetch(`${product.url}/duvidas-frequentes`, { headers: { "accept-encoding": "identity" } });
const bare = await startBareNode(Buffer.from(await page.arrayBuffer()));
await measure("bare node:http, same bytes", bare.url);
await measure("visitors alone", `${product.url}/duvidas-frequentes`);

const database = openSqlite(product.dataDir);
const runs = createRunsRepository(database);
const items = Array.from({ length: titles }, (_, index) => {
  const title = `Conserto de Portão ${places[index % places.length]?.name} ${index}`;
  return { title, slug: toSlug(title) };
});
const { id } = await runs.insertRun({ kind: "legacy", description: "", creativity: 75, items });
await measure("visitors beside a run", `${product.url}/duvidas-frequentes`);
const meanwhile = (await runs.getRun(id))?.created ?? 0;
printRow("  titles worked meanwhile", String(meanwhile), `in ${seconds} s`);
await database.db.destroy();
bare.stop();
await product.stop();

async function measure(name: string, url: string): Promise<void> {
  const { latency, requests, errors, timeouts, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 60,
    headers: { "accept-encoding": "br" },
  });
  const lost = errors + timeouts + non2xx;
  const note = `${Math.round(requests.average)}/s, ${lost} lost`;
  printRow(`${name}, ${connections} at a time`, `${latency.p50} / ${latency.p99} / ${latency.max} ms`, note);
}
